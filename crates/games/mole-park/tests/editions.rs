//! Random editions: each is refused with a sentence, or can be played to its end with any options,
//! with all sentences and by bots.

use bots::{Budget, Duel, Level};
use mole_park::{DieFace, Edition, EffectInfo, MolePark, PrizeInfo, Setup};
use printed::Printed;
use tabletop::{
    Chance, EditionText, Error, Game, Log, Seed, Shelved, Staged, Terms, Viewer, Words, letters,
};

/// Numbers at or beyond a limit.
const ODD: [u8; 14] = [0, 1, 2, 3, 5, 7, 8, 9, 20, 50, 98, 99, 128, 255];
/// Words for ids and names.
const WORDS: [&str; 6] = ["", "crown", "two words", "M001", "C1", "Jawbreaker"];
/// More actions than a deal of twenty rounds can have.
const MOST_ACTIONS: u32 = 60_000;

fn odd(luck: &mut Chance) -> u8 {
    *luck.pick(&ODD)
}

/// Duplicates or removes one item of a list.
fn shake<T: Clone>(list: &mut Vec<T>, luck: &mut Chance) {
    if list.is_empty() {
        return;
    }
    let place = luck.below(list.len().try_into().unwrap()) as usize;
    match luck.below(3) {
        0 => drop(list.remove(place)),
        1 => list.push(list[place].clone()),
        _ => {
            let last = list.len() - 1;
            list.swap(place, last);
        }
    }
}

fn effect(luck: &mut Chance) -> EffectInfo {
    let (kind, takes) = *luck.pick(&[
        ("hand_limit", "add"),
        ("reroll", "dice"),
        ("unlucky_draw", "moles"),
        ("whack_draw", "moles"),
        ("leftover", ""),
        ("keep_mole", "moles"),
        ("mole_bonus", "value stars"),
        ("full_hand", "moles stars"),
        ("consolation", "moles"),
        ("peek", "holes"),
        ("first_in_ties", ""),
    ]);
    let mut given = |name: &str| takes.contains(name).then(|| odd(luck));
    EffectInfo {
        kind: kind.to_owned(),
        add: given("add"),
        moles: given("moles"),
        value: given("value"),
        stars: given("stars"),
        holes: given("holes"),
        dice: (takes == "dice").then(|| vec!["mallet".to_owned(), "prize".to_owned()]),
    }
}

fn some_prize<'a>(edition: &'a mut Edition, luck: &mut Chance) -> Option<&'a mut PrizeInfo> {
    let mut prizes: Vec<&mut PrizeInfo> = edition
        .stands
        .iter_mut()
        .flat_map(|stand| &mut stand.prizes)
        .collect();
    let n_prizes = u32::try_from(prizes.len()).unwrap();
    (n_prizes > 0).then(|| prizes.swap_remove(luck.below(n_prizes) as usize))
}

/// Changes one thing.
fn change(edition: &mut Edition, luck: &mut Chance) {
    let number = odd(luck);
    let word = (*luck.pick(&WORDS)).to_owned();
    let die = luck.below(4);
    let faces = match die {
        0 => &mut edition.dice.glove.faces,
        1 => &mut edition.dice.pan.faces,
        2 => &mut edition.dice.mallet.faces,
        _ => &mut edition.dice.prize.faces,
    };
    match luck.below(30) {
        0 => shake(&mut edition.moles, luck),
        1 => shake(&mut edition.stands, luck),
        2 => shake(&mut edition.crowns, luck),
        3 => shake(&mut edition.rules.deal, luck),
        4 => shake(faces, luck),
        5 => faces.push(DieFace::Number(number)),
        6 => faces.push(DieFace::Miss),
        7 => edition.rules.holes = number,
        8 => edition.rules.hand_limit = number,
        9 => edition.rules.crown_cost = number,
        10 => edition.rules.min_players = number,
        11 => edition.rules.max_players = number,
        12 => edition.rules.deal[0].per_hole = number,
        13 => edition.rules.deal[0].cap = Some(number),
        14 => edition.rules.deal[0].players[1] = number,
        15..=17 => {
            let place = luck.below(edition.moles.len().try_into().unwrap()) as usize;
            let mole = &mut edition.moles[place];
            match luck.below(4) {
                0 => mole.stars = number,
                1 => mole.copies = number,
                2 => mole.id = word,
                _ => mole.name = word,
            }
        }
        18 => edition
            .moles
            .iter_mut()
            .for_each(|mole| mole.stars = number % 21),
        19 => edition.moles.truncate(20 + usize::from(number)),
        20..=21 => {
            let place = luck.below(edition.stands.len().try_into().unwrap()) as usize;
            let stand = &mut edition.stands[place];
            match luck.below(4) {
                0 => stand.cost = number,
                1 => stand.plain_stars = number,
                2 => stand.prizes.clear(),
                _ => shake(&mut stand.prizes, luck),
            }
        }
        // Effects are the largest part of an edition, so they change most often.
        _ => {
            let more = effect(luck);
            if let Some(prize) = some_prize(edition, luck) {
                match luck.below(8) {
                    0 => prize.stars = number,
                    1 => prize.copies = number,
                    2 => prize.id = word,
                    3 => prize.effects.clear(),
                    _ => prize.effects.push(more),
                }
            }
        }
    }
}

/// A table with the edition and random options.
fn table(edition: &Edition, luck: &mut Chance) -> Result<Setup, Error> {
    let mut terms = Terms::plain(2 + u8::try_from(luck.below(7)).unwrap());
    for (key, values) in [
        ("closing_time", &["20"][..]),
        ("go_wait", &["0", "5"]),
        ("prize_powers", &["on", "on", "off"]),
        ("crown_windows", &["until_quiet", "one_answer"]),
        ("empty_prize_roll", &["refuse", "allow"]),
        ("may_decline_prize", &["yes", "no"]),
        ("showdown_hand_limit", &["5", "none"]),
        ("king_selection", &["host", "arcade_question", "random"]),
    ] {
        let value: &str = luck.pick::<&str>(values);
        terms = terms.with(key, value);
    }
    let (file, text) = ("odd.toml".to_owned(), edition.to_toml());
    terms.edition = Some(EditionText { file, text });
    MolePark::set_up(&terms)
}

/// Plays at random, makes every sentence and checks that every state is sound.
fn play(setup: &Setup, luck: &mut Chance) -> u32 {
    let names = letters(setup.n_seats);
    let mut log = Log::recording();
    let mut state = MolePark::deal(setup, luck.fork(), &mut log).expect("a legal table");
    let mut n_actions = 0;
    while let Some(seat) = state.awaited().first() {
        let action = *luck.pick(&state.choices(seat));
        let view = state.view(Viewer::Seat(seat));
        if n_actions % 16 == 0 {
            let _ = MolePark::choice(setup, &names, &view, seat, &action);
            let _ = MolePark::question(setup, &names, &view, seat);
            let _ = MolePark::picture(setup, &names, &view, Viewer::Seat(seat));
            let world = MolePark::imagine(setup, &view, luck.fork());
            assert_eq!(world.view(Viewer::Seat(seat)), view);
        }
        state
            .play(seat, &action, &mut log)
            .expect("a choice is allowed");
        for event in log.take() {
            let _ = MolePark::event(setup, &names, &event);
        }
        if let Err(broken) = MolePark::soundness(setup, &state) {
            panic!("{broken}");
        }
        n_actions += 1;
        assert!(n_actions < MOST_ACTIONS, "the deal does not end");
    }
    let outcome = state.outcome().expect("the deal is over");
    let _ = MolePark::ending(setup, &names, &outcome);
    n_actions
}

#[test]
fn every_edition_is_refused_or_can_be_played_to_its_end() {
    let (mut n_refused, mut n_played) = (0, 0);
    for number in 0..400 {
        let mut luck = Chance::new(Seed::from_number(number));
        let mut edition = Edition::base().clone();
        edition.edition.id = "odd".to_owned();
        for _ in 0..=luck.below(4) {
            change(&mut edition, &mut luck);
        }
        match table(&edition, &mut luck) {
            Err(error) => {
                let told = error.to_string();
                assert!(told.contains(": ") && told.len() > 20, "{told}");
                n_refused += 1;
            }
            Ok(setup) => {
                play(&setup, &mut luck);
                n_played += 1;
            }
        }
    }
    println!("{n_refused} were refused, {n_played} were played");
    assert!(n_refused > 50 && n_played > 50, "{n_refused}, {n_played}");
}

#[test]
fn bots_can_play_every_valid_edition() {
    let mut n_played = 0;
    for number in 1_000.. {
        let mut luck = Chance::new(Seed::from_number(number));
        let mut edition = Edition::base().clone();
        edition.edition.id = "odd".to_owned();
        for _ in 0..=luck.below(5) {
            change(&mut edition, &mut luck);
        }
        let Ok(setup) = table(&edition, &mut luck) else {
            continue;
        };
        let duel = Duel::<MolePark> {
            setup: &setup,
            challenger: Level::Owl(Budget::Iterations(2)),
            others: Level::Fox,
            seed: number,
        };
        duel.play(0..1, &|_finished| ()).expect("a legal table");
        n_played += 1;
        if n_played == 12 {
            break;
        }
    }
}

/// As much of everything as `validate.rs` allows.
fn most() -> Edition {
    let mut edition = Edition::base().clone();
    edition.edition.id = "most".to_owned();
    edition.rules.hand_limit = 20;
    edition.rules.crown_cost = 255;
    edition.moles[0].copies = 4;
    edition.moles.iter_mut().for_each(|mole| mole.stars = 20);
    let most = |kind: &str| EffectInfo {
        kind: kind.to_owned(),
        add: (kind == "hand_limit").then_some(98),
        moles: (kind != "hand_limit").then_some(98),
        ..EffectInfo::default()
    };
    for prize in edition
        .stands
        .iter_mut()
        .flat_map(|stand| &mut stand.prizes)
    {
        prize.stars = 50;
        let kinds = ["hand_limit", "whack_draw", "unlucky_draw", "keep_mole"];
        prize.effects = kinds.map(most).into();
    }
    edition.stands[0].cost = 1;
    edition
}

#[test]
fn an_edition_at_all_its_limits_can_be_played_and_bots_can_play_it() {
    let edition = most();
    for number in 0..6 {
        let mut luck = Chance::new(Seed::from_number(number));
        let setup = table(&edition, &mut luck).unwrap_or_else(|error| panic!("{error}"));
        play(&setup, &mut luck);
        let duel = Duel::<MolePark> {
            setup: &setup,
            challenger: Level::Owl(Budget::Iterations(2)),
            others: Level::Fox,
            seed: number,
        };
        duel.play(0..1, &|_finished| ()).expect("a legal table");
    }
}
