//! Random editions: every one that passes the check can be played to its end, with any options.

use bark_bark::{Action, BarkBark, Edition, Phase, Pile, Shape, Talk};
use printed::Printed;
use tabletop::{
    Chance, EditionText, Error, Game, Log, Seat, Seed, Shelved, Terms, Viewer, Words, letters,
};

/// The number of random editions.
const BOXES: u64 = 1_500;
/// More actions than any match takes.
const TOO_MANY: u32 = 400_000;

/// The edition in the box with one to six random changes.
fn odd_edition(luck: &mut Chance) -> Edition {
    let mut edition = Edition::base().clone();
    for _ in 0..=luck.below(6) {
        change(&mut edition, luck);
    }
    edition
}

/// Mostly a small number; sometimes one at a limit or beyond it.
fn any_number(luck: &mut Chance) -> u8 {
    *luck.pick(&[
        0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 9, 10, 21, 22, 30, 31, 40, 41, 60, 255,
    ])
}

fn change(edition: &mut Edition, luck: &mut Chance) {
    let ids: Vec<String> = edition.cards.iter().map(|card| card.id.clone()).collect();
    let id = luck.pick(&ids).clone();
    let place = luck.below(u32::try_from(edition.cards.len()).expect("few")) as usize;
    let number = any_number(luck);
    let card = &mut edition.cards[place];
    match luck.below(26) {
        0..=3 => card.count = number,
        4 => card.gate ^= true,
        5 => card.single ^= true,
        6 => card.stop ^= true,
        7 | 8 => card.trampoline ^= true,
        9 | 10 => {
            let shapes = [
                Shape::Straight,
                Shape::CornerLeft,
                Shape::CornerRight,
                Shape::Cross,
                Shape::None,
            ];
            card.shape = *luck.pick(&shapes);
        }
        11 => card.id = id,
        12 => edition.movement_numbers = vec![number],
        13 => {
            let numbers = (1..=9).filter(|_| luck.below(2) == 0);
            edition.movement_numbers = numbers.collect();
        }
        14 => edition.deck.garden_in_bottom = number,
        15 => edition.deck.specials_in_bottom.push(id),
        16 => {
            edition.deck.specials_in_bottom.pop();
        }
        17 => edition.home_path.insert(0, id),
        18 => {
            edition.home_path.pop();
        }
        19 => edition.corner_piles[0].cards.push(id),
        20 => {
            edition.corner_piles[1].cards.clear();
        }
        21 => edition.tokens.cap = number,
        22 => edition.tokens.bronze = number,
        23 => edition.tokens.gold = number,
        24 => edition.tables[0].columns = number,
        _ => edition.tables[0].rows = number,
    }
    // Rare changes: a kind of card is removed, a pile turns the other way, and so on.
    match luck.below(40) {
        0 => edition.corner_piles[0].turn = Pile::Right,
        1 => drop(edition.cards.remove(place.min(edition.cards.len() - 1))),
        2 => edition.target_points = number,
        3 => edition.players.max = number,
        4 => edition.colours.truncate(number.into()),
        _ => (),
    }
}

/// A table that plays this edition with random options.
fn any_terms(edition: &Edition, luck: &mut Chance) -> Terms {
    let mut any = |key: &'static str, values: &[&'static str]| (key, *luck.pick(values));
    let options = [
        any("match", &["one_race", "first_to_points"]),
        any("tie_at_target", &["last_race", "shared", "extra_race"]),
        any("next_start_placer", &["same", "last_place", "rotate"]),
        any("critter_change", &["per_match", "per_race"]),
        any("start_placement", &["placer", "centre", "random"]),
        any("start_placer", &["ask_pets", "host_names", "random"]),
        any("claims", &["public", "public_and_whispers", "off", "off"]),
        any("card_lock", &["until_all_ready", "at_once"]),
        any("route", &["any_way_round", "shortest_only"]),
        any("dead_end_leftover", &["bounce_back", "lost"]),
        any("short_cut", &["ask", "automatic", "off"]),
        any("dead_end_crown", &["on", "on", "off"]),
        any("single_space", &["on", "on", "off"]),
        any("zero_share", &["allowed", "only_if_needed"]),
        any("corner_piles", &["face_up", "face_down"]),
        any("stall_rounds", &["3", "3", "10"]),
        any("proposals_per_sharer", &["1", "2", "5"]),
    ];
    let mut terms = Terms::plain(3);
    terms.n_seats += u8::try_from(luck.below(3)).expect("few");
    let mut terms = options
        .iter()
        .fold(terms, |terms, (key, value)| terms.with(key, value));
    let file = "odd.toml".to_owned();
    let text = edition.to_toml();
    terms.edition = Some(EditionText { file, text });
    terms
}

/// How the players at a table behave.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Temper {
    Wild,
    Sensible,
    /// All lay the same number and nobody gives in, so nobody moves.
    Stubborn,
}

impl Temper {
    fn answer(self, deal: &BarkBark, seat: Seat, luck: &mut Chance) -> Action {
        let mut choices = Vec::new();
        deal.list_choices(seat, &mut choices);
        assert!(!choices.is_empty(), "{seat} is asked and has no choice");
        match (self, deal.open().phase) {
            (Self::Stubborn, Phase::Move) if choices.contains(&Talk::WalkAway.into()) => {
                Talk::WalkAway.into()
            }
            (Self::Stubborn, Phase::Secret) => choices.swap_remove(0),
            (Self::Wild, _) => luck.pick(&choices).clone(),
            (Self::Sensible | Self::Stubborn, _) => deal.lapse(seat),
        }
    }
}

/// Plays to the end. At some of the steps the table is also viewed, drawn and imagined.
fn play(terms: &Terms, temper: Temper, luck: &mut Chance) -> Result<u32, Error> {
    let setup = BarkBark::set_up(terms)?;
    let names = letters(setup.n_seats);
    let chance = Chance::new(Seed::from_number(u64::from(luck.below(1_000_000))));
    let mut deal = BarkBark::deal(&setup, chance, &mut Log::silent())?;
    let mut n_actions = 0;
    while deal.outcome().is_none() {
        let seats: Vec<Seat> = deal.awaited().iter().collect();
        let seat = *luck.pick(&seats);
        let action = temper.answer(&deal, seat, luck);
        let view = deal.view(Viewer::Seat(seat));
        if n_actions % 100 < 3 {
            BarkBark::picture(&setup, &names, &view, Viewer::Seat(seat));
            BarkBark::question(&setup, &names, &view, seat);
            BarkBark::choice(&setup, &names, &view, seat, &action);
            let world = BarkBark::imagine(&setup, &view, Chance::new(Seed::from_number(7)));
            assert_eq!(world.view(Viewer::Seat(seat)), view);
        }
        let mut log = Log::recording();
        deal.play(seat, &action, &mut log)
            .unwrap_or_else(|refusal| panic!("{action:?} of {seat}: {refusal:?}"));
        for event in log.take() {
            BarkBark::event(&setup, &names, &event);
        }
        deal.soundness_of_race().unwrap_or_else(|broken| {
            panic!(
                "{broken} after {action:?} of {seat}\n{}",
                setup.edition.to_toml()
            )
        });
        n_actions += 1;
        assert!(
            n_actions < TOO_MANY,
            "a {temper:?} match does not end\n{}",
            setup.edition.to_toml()
        );
    }
    Ok(n_actions)
}

#[test]
fn every_valid_edition_can_be_played_to_its_end_with_any_options() {
    let mut luck = Chance::new(Seed::from_number(11));
    let (mut n_played, mut n_refused) = (0, 0);
    for _ in 0..BOXES {
        let edition = odd_edition(&mut luck);
        let terms = any_terms(&edition, &mut luck);
        let tempers = [Temper::Wild, Temper::Sensible, Temper::Stubborn];
        let temper = *luck.pick(&tempers);
        match play(&terms, temper, &mut luck) {
            Ok(_) => n_played += 1,
            Err(error) => {
                n_refused += 1;
                let told = error.to_string();
                assert!(told.len() > 20, "an error says what is wrong: {told}");
            }
        }
    }
    assert!(n_played > 300, "only {n_played} of {BOXES} could be played");
    assert!(n_refused > 300, "only {n_refused} of {BOXES} were refused");
}

/// If nobody ever gives in, every race is called, and the match still ends (MBB-R59).
#[test]
fn a_match_in_which_nobody_ever_agrees_ends() {
    let mut luck = Chance::new(Seed::from_number(3));
    for (n_seats, target) in [(3, 30), (5, 30)] {
        let mut terms = Terms::plain(n_seats).with("claims", "off");
        terms = terms.with("target_points", &format!("{target}"));
        terms = terms.with("stall_rounds", "3");
        let mut edition = Edition::base().clone();
        edition.tokens.cap = 5;
        edition.movement_numbers = vec![2];
        let file = "stubborn.toml".to_owned();
        let text = edition.to_toml();
        terms.edition = Some(EditionText { file, text });
        let n_actions = play(&terms, Temper::Stubborn, &mut luck).expect("a legal table");
        assert!(n_actions > 100, "{n_actions}");
    }
}
