//! Custom editions: any that passes validation can be played to the end, fast, under every option.

use argh::{Argh, Edition, Setup};
use printed::Printed;
use tabletop::{Chance, EditionText, Game, Judge, Log, Seat, Seed, Shelved, Terms, Viewer};

/// The box with other cards: location, count, kind, and the value if they have one.
fn edition(cards: &[(&str, usize, &str, Option<i8>)]) -> String {
    let head = Argh::EDITION.split("[[cards]]").next().expect("a head");
    let n_lizards: usize = cards
        .iter()
        .filter(|card| card.2 == "lizard")
        .map(|card| card.1)
        .sum();
    let table: Vec<String> = (0..=n_lizards).map(|n| n.to_string()).collect();
    let mut text = head.replace("[0, 1, 5, 10]", &format!("[{}]", table.join(", ")));
    let mut number = 0;
    for (place, n_cards, kind, value) in cards {
        for _ in 0..*n_cards {
            number += 1;
            let value = value.map_or(String::new(), |value| format!("value = {value}\n"));
            text += &format!(
                "[[cards]]\nid = \"{kind}_{number}\"\nname = \"The {kind} {number}\"\nlocation = \"{place}\"\nkind = \"{kind}\"\n{value}"
            );
        }
    }
    text
}

/// Tables with this edition, for all combinations of the options that matter.
fn tables(text: &str) -> Vec<Setup> {
    let mut tables = Vec::new();
    for n_seats in [2, 3, 6] {
        for order in ["fixed", "owner"] {
            for answers in ["ask", "auto"] {
                for lizards in ["single", "set"] {
                    let mut terms = Terms::plain(n_seats)
                        .with("five_six_players", "on")
                        .with("promos", "spider, owl, twin")
                        .with("effect_order", order)
                        .with("end_choices", answers)
                        .with("lizard_card_value", lizards);
                    terms.edition = Some(EditionText {
                        file: "ours.toml".to_owned(),
                        text: text.to_owned(),
                    });
                    let setup = Argh::set_up(&terms);
                    tables.push(setup.unwrap_or_else(|wrong| panic!("{wrong}\n{text}")));
                }
            }
        }
    }
    tables
}

/// Who chooses the actions.
#[derive(Clone, Copy, Debug)]
enum Who {
    /// Every seat lapses, which takes the best answers at the end.
    Lapses,
    /// A random choice.
    Luck,
    /// The fox's rule of thumb.
    Thumb,
}

/// Plays a deal to its end and returns the number of actions.
fn play(setup: &Setup, who: Who, number: u64) -> usize {
    let chance = Chance::new(Seed::from_number(number));
    let mut luck = Chance::new(Seed::from_number(!number));
    let mut deal = Argh::deal(setup, chance, &mut Log::silent()).expect("a legal table");
    let mut log = Log::recording();
    let mut n_actions = 0;
    while let Some(seat) = deal.awaited().first() {
        let choices = deal.choices(seat);
        let action = match who {
            Who::Lapses => deal.lapse(seat),
            Who::Luck => *luck.pick(&choices),
            Who::Thumb => {
                let view = deal.view(Viewer::Seat(seat));
                let weights = Argh::weigh(setup, &view, seat, &choices);
                let best = (0..choices.len()).max_by_key(|&place| weights[place]);
                choices[best.expect("a choice")]
            }
        };
        deal.play(seat, &action, &mut log)
            .expect("a choice is allowed");
        n_actions += 1;
        // ARGH-R42: at most two turns per card, three actions per turn and two questions per effect.
        assert!(n_actions < 32 * 8, "{who:?} {number}");
    }
    assert!(deal.outcome().is_some());
    n_actions
}

#[test]
fn editions_with_very_many_effects_are_played_to_the_end() {
    // ARGH-R50: trying every possibility would take longer than the age of the universe.
    let boxes = [
        edition(&[
            ("house", 10, "value", Some(3)),
            ("garden", 10, "mosquito", None),
            ("laboratory", 10, "mosquito", None),
        ]),
        edition(&[
            ("house", 10, "value", Some(-3)),
            ("garden", 10, "mosquito", None),
            ("laboratory", 10, "mosquito", None),
        ]),
        edition(&[
            ("house", 8, "value", Some(4)),
            ("house", 3, "hamster", None),
            ("garden", 10, "mosquito", None),
            ("laboratory", 8, "value", Some(-3)),
            ("laboratory", 3, "scientist", None),
        ]),
        edition(&[
            ("house", 11, "lizard", None),
            ("garden", 10, "hamster", None),
            ("laboratory", 11, "scientist", None),
        ]),
        edition(&[
            ("house", 10, "spy", None),
            ("garden", 11, "hamster", None),
            ("laboratory", 11, "mosquito", None),
        ]),
    ];
    for text in boxes {
        let text = text
            .replace("two_players = 2", "two_players = 0")
            .replace("more = 1", "more = 0");
        for setup in tables(&text) {
            for who in [Who::Lapses, Who::Thumb] {
                assert!(play(&setup, who, 1) > 10);
            }
        }
    }
}

/// A random edition: cards of the box left out, doubled or changed, with other numbers at the top.
fn any_edition(luck: &mut Chance) -> String {
    let mut parts = Argh::EDITION.split("[[cards]]");
    let mut head = parts.next().expect("a head").to_owned();
    let mut all = Vec::new();
    for card in parts {
        for copy in 0..[0, 1, 1, 1, 1, 1, 2][luck.below(7) as usize] {
            all.push(any_card(card, copy, luck));
        }
    }
    let n_lizards = all
        .iter()
        .filter(|card| card.contains("\"lizard\""))
        .count();
    let mut table = vec![0];
    table.extend((0..n_lizards).map(|_| i64::from(luck.below(30)) - 15));
    head = head.replace("[0, 1, 5, 10]", &format!("{table:?}"));
    for (line, most) in [
        ("bombs_to_win = 2", 6),
        ("two_players = 2", 5),
        ("more = 1", 5),
    ] {
        let key = line.split('=').next().unwrap_or_default();
        head = head.replace(line, &format!("{key}= {}", luck.below(most)));
    }
    if luck.below(10) == 0 {
        head = head.replace("id = \"laboratory\"", "id = \"garden\"");
    }
    all.into_iter()
        .fold(head, |text, card| format!("{text}\n[[cards]]\n{card}\n"))
}

/// A card or a copy of it with another id, sometimes with another kind or value.
fn any_card(card: &str, copy: u32, luck: &mut Chance) -> String {
    const KINDS: [&str; 7] = [
        "value",
        "bomb",
        "lizard",
        "mosquito",
        "spy",
        "hamster",
        "scientist",
    ];
    let mut lines: Vec<String> = card.lines().map(str::to_owned).collect();
    let begins = |line: &String, key: &str| line.starts_with(key);
    if luck.below(5) == 0 {
        let kind = *luck.pick(&KINDS);
        lines.retain(|line| {
            !begins(line, "value") && !begins(line, "sister_of") && !begins(line, "promo")
        });
        if kind == "value" {
            lines.push(format!("value = {}", i64::from(luck.below(202)) - 101));
        }
        lines.retain(|line| !begins(line, "kind"));
        lines.push(format!("kind = \"{kind}\""));
    }
    for line in &mut lines {
        if copy > 0 && begins(line, "id") {
            *line = line.replacen(" \"", &format!(" \"copy_{copy}_of_"), 1);
        } else if begins(line, "star") && luck.below(60) == 0 {
            "promo = true".clone_into(line);
        }
    }
    lines.join("\n")
}

#[test]
fn every_edition_that_passes_validation_is_played_to_the_end() {
    let mut luck = Chance::new(Seed::from_number(11));
    let mut n_played = 0;
    for number in 0..2_000 {
        let text = any_edition(&mut luck);
        let file = "any.toml".to_owned();
        let read = Edition::parse(&EditionText {
            file,
            text: text.clone(),
        });
        if read.is_err() {
            continue;
        }
        n_played += 1;
        let tables = tables(&text);
        for who in [Who::Lapses, Who::Luck, Who::Thumb] {
            play(luck.pick(&tables), who, number);
        }
        // A world imagined from a view can be played too.
        let setup = luck.pick(&tables).clone();
        let deal = Argh::deal(
            &setup,
            Chance::new(Seed::from_number(number)),
            &mut Log::silent(),
        );
        let view = deal.expect("a legal table").view(Viewer::Seat(Seat(0)));
        let world = Argh::imagine(&setup, &view, Chance::new(Seed::from_number(number)));
        assert!(!world.awaited().is_empty());
    }
    assert!(n_played > 200, "only {n_played} editions passed validation");
}
