//! Home-made editions: one that passes the check can be played to the end, with any options.

use dogs::{Dogs, Edition, Setup};
use printed::Printed;
use tabletop::{Chance, EditionText, Game, Judge, Log, Seed, Shelved, Viewer};

use crate::tables::{SMALL, edition};

/// A random edition: any board, any line length, any cards.
fn any_edition(luck: &mut Chance) -> String {
    let n_breeds = 1 + luck.below(14);
    let (rows, cols) = (1 + luck.below(9), 1 + luck.below(13));
    let mut text = format!(
        "game = \"dogs\"\nedition_id = \"any\"\ntitle = \"Any\"\nline_length = {}\nlayout = \"yard\"\n[hand_size]\n",
        3 + luck.below(4)
    );
    for n_seats in [2, 3, 4, 6] {
        text += &format!("{n_seats} = {}\n", 1 + luck.below(8));
    }
    for colour in ["blue", "green", "red"] {
        text += &format!("[[colours]]\nid = \"{colour}\"\nname = \"{colour}\"\n");
        if luck.below(3) == 0 {
            text += &format!("chips = {}\n", 3 + luck.below(20));
        }
    }
    text += &format!(
        "[[layouts]]\nlayout_id = \"yard\"\ntitle = \"The yard\"\nrows = {rows}\ncols = {cols}\ncells = [\n"
    );
    let mut pictured = 0;
    for _ in 0..rows {
        let row = (0..cols).map(|_| match luck.below(20) {
            0 => "\"corner\"".to_owned(),
            1 => "\"hole\"".to_owned(),
            _ => {
                // Every breed is pictured before one is pictured again.
                pictured += 1;
                format!("\"dog_{}\"", pictured % n_breeds)
            }
        });
        let row: Vec<String> = row.collect();
        text += &format!("    [{}],\n", row.join(", "));
    }
    text += "]\n";
    let mut card = |id: String, code: String, kind: &str, copies: u32| {
        text += &format!(
            "[[cards]]\nid = \"{id}\"\ncode = \"{code}\"\nname = \"Card {id}\"\nkind = \"{kind}\"\ncopies = {copies}\ntext = \"A dog.\"\n"
        );
    };
    for breed in 0..n_breeds {
        let copies = 1 + luck.below(8);
        card(format!("dog_{breed}"), format!("D{breed}"), "breed", copies);
    }
    for (id, code, kind) in [
        ("tap", "TAP", "hydrant"),
        ("kennel", "KEN", "doghouse"),
        ("pipe", "PIP", "hydrant"),
    ] {
        if luck.below(2) == 0 {
            let copies = 1 + luck.below(30);
            card(id.to_owned(), code.to_owned(), kind, copies);
        }
    }
    text
}

/// A random table with this edition, if it can be set up.
fn any_table(text: &str, luck: &mut Chance) -> Option<Setup> {
    let n_seats = *luck.pick(&[2, 3, 4, 6]);
    let mut terms = edition(n_seats, text.to_owned());
    for (key, values) in [
        ("six_players", &["two_teams", "three_teams"][..]),
        ("draw_mode", &["auto", "manual"]),
        ("sequences_to_win", &["1", "2"]),
        ("free_corners", &["off", "on"]),
        ("deadlock_rounds", &["1", "3", "10"]),
        ("reshuffle_limit", &["0", "3", "20"]),
        ("deadlock_result", &["by_colours", "draw", "longest_line"]),
        ("chips", &["edition", "unlimited", "100"]),
        ("discard_view", &["all", "top"]),
    ] {
        let value: &&str = luck.pick(values);
        terms = terms.with(key, value);
    }
    Dogs::set_up(&terms).ok()
}

/// How the seats decide.
#[derive(Clone, Copy, Debug)]
enum How {
    /// Every seat lapses.
    Lapses,
    /// At random.
    Luck,
    /// By the fox's rule of thumb.
    Thumb,
}

fn play(setup: &Setup, how: How, number: u64) {
    let chance = Chance::new(Seed::from_number(number));
    let mut luck = Chance::new(Seed::from_number(!number));
    let mut log = Log::recording();
    let mut deal = Dogs::deal(setup, chance, &mut log).expect("a legal table");
    let mut n_actions = 0;
    while let Some(seat) = deal.awaited().first() {
        let choices = deal.choices(seat);
        let action = match how {
            How::Lapses => deal.lapse(seat),
            How::Luck => *luck.pick(&choices),
            How::Thumb => {
                let view = deal.view(Viewer::Seat(seat));
                let weights = Dogs::weigh(setup, &view, seat, &choices);
                let best = (0..choices.len()).max_by_key(|&place| weights[place]);
                choices[best.expect("a choice")]
            }
        };
        if n_actions % 50 == 0 {
            let view = deal.view(Viewer::Seat(seat));
            let world = Dogs::imagine(setup, &view, luck.fork());
            assert_eq!(world.choices(seat), choices, "{how:?} {number}");
        }
        deal.play(seat, &action, &mut log)
            .expect("a choice is allowed");
        n_actions += 1;
        // DOGS-R34: every turn uses a card of the deck, and there are at most 21 decks.
        assert!(n_actions < 21 * 128 * 4, "{how:?} {number}");
        log.take();
    }
    assert!(deal.outcome().is_some());
}

#[test]
fn every_edition_that_passes_the_check_can_be_played_to_the_end() {
    let mut luck = Chance::new(Seed::from_number(11));
    let (mut n_read, mut n_played) = (0, 0);
    for number in 0..1_500 {
        let text = match number {
            0 => SMALL.to_owned(),
            _ => any_edition(&mut luck),
        };
        let file = "any.toml".to_owned();
        let read = Edition::parse(&EditionText {
            file,
            text: text.clone(),
        });
        if read.is_err() {
            continue;
        }
        n_read += 1;
        for how in [How::Lapses, How::Luck, How::Thumb] {
            if let Some(setup) = any_table(&text, &mut luck) {
                play(&setup, how, number);
                n_played += 1;
            }
        }
    }
    assert!(n_read > 100 && n_played > 100, "{n_read} {n_played}");
}
