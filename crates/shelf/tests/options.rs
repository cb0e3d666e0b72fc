//! Options explain themselves, for every game on the shelf.

use shelf::{Catalogue, GameId, with_game};
use tabletop::{Shelved, Takes, Terms};

#[test]
fn every_listed_value_works_and_all_but_the_first_change_the_setup() {
    let mut wrong = Vec::new();
    for game in GameId::ALL {
        with_game!(game, G => {
            for option in G::options() {
                for (place, (value, _)) in option.values.iter().enumerate() {
                    // Some values need certain numbers of seats.
                    let mut setups = G::SEAT_COUNTS.iter().filter_map(|&n_seats| {
                        let plain = Terms::plain(n_seats);
                        let set = G::set_up(&plain.clone().with(option.key, value)).ok()?;
                        Some((G::set_up(&plain).ok(), set))
                    });
                    let is_right = setups.any(|(plain, set)| place == 0 || plain != Some(set));
                    // This value needs another option that describes the table.
                    let is_half = *value == "custom" && option.takes == Takes::Edition;
                    if !is_right && !is_half {
                        wrong.push(format!("{game}: {} = {value}", option.key));
                    }
                }
            }
        });
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_rule_that_an_option_cites_is_in_the_catalogue() {
    for game in GameId::ALL {
        let catalogue = Catalogue::of(game);
        with_game!(game, G => {
            let mut n_cited = 0;
            for option in G::options() {
                for rule in G::option_rules(option.key) {
                    assert!(catalogue.find(rule).is_some(), "{game}: {}: {rule}", option.key);
                    n_cited += 1;
                }
            }
            assert!(n_cited > 0, "{game}: no option cites a rule");
        });
    }
}
