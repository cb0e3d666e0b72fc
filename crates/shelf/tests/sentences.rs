//! Every sentence of every game reads well for the person who reads it.

use laws::{sentences, tables};
use shelf::{GameId, with_game};
use tabletop::Shelved;

#[test]
fn sentences_fit_their_reader() {
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

/// The faults of a game at every seat count, with default options and with each option changed.
fn faults<G: Shelved + tabletop::Words>() -> sentences::Faults {
    let mut found = sentences::Faults::new();
    for setup in tables::everywhere::<G>() {
        found.extend(sentences::read::<G>(&setup, 1));
    }
    found
}

#[test]
fn a_catalogue_is_written_for_players() {
    // What `rules` prints is for people who play, not for people who program.
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
