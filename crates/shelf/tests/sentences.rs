//! Every sentence of every game can be read by the person it is about.

use laws::sentences;
use shelf::{GameId, with_game};
use tabletop::{OptionInfo, Shelved, Terms};

#[test]
fn sentences_fit_whoever_reads_them() {
    let mut told = Vec::new();
    for game in GameId::ALL {
        let faults = with_game!(game, G => faults::<G>());
        told.extend(
            faults
                .into_iter()
                .map(|(sentence, why)| format!("{game}: {why}: {sentence}")),
        );
    }
    assert!(told.is_empty(), "{}", told.join("\n"));
}

/// The faults of a game at every seat count, as it comes and with each option set otherwise.
fn faults<G: Shelved + tabletop::Words>() -> sentences::Faults {
    let mut found = sentences::Faults::new();
    for &n_seats in G::SEAT_COUNTS {
        let plain = Terms::plain(n_seats);
        let others = G::options().iter().flat_map(|option: &OptionInfo| {
            let values = option.values.iter().skip(1);
            values.map(|(value, _)| Terms::plain(n_seats).with(option.key, value))
        });
        for terms in std::iter::once(plain).chain(others) {
            // Some options do not go together with so many seats.
            if let Ok(setup) = G::set_up(&terms) {
                found.extend(sentences::read::<G>(&setup, 1));
            }
        }
    }
    found
}

#[test]
fn a_catalogue_speaks_to_players() {
    // What `rules` prints is read by people who play, not by people who program.
    let words = ["assert", "The engine", "the engine", "client", "server"];
    let mut told = Vec::new();
    for game in GameId::ALL {
        let catalogue = shelf::Catalogue::of(game);
        for entry in &catalogue.entries {
            let text = entry.plain();
            let found = words.iter().find(|word| text.contains(*word));
            told.extend(found.map(|word| format!("{}: `{word}`: {text}", entry.id)));
        }
    }
    assert!(told.is_empty(), "{}", told.join("\n"));
}
