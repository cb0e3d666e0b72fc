//! Editions made from bytes: any edition is either refused with a sentence, or it can be played.
//!
//! The edition in the box is edited at random (numbers, names, cards left out or put in twenty
//! times, fields copied from one card to another), and so are the options. If the result passes the
//! game's own checks, it is played by chance and by the game's rule of thumb, and every sentence
//! that people would read is made.

use tabletop::{
    Chance, EditionText, Error, Judge, Log, Refusal, Seat, Seed, Shelved, Terms, Viewer, Words,
    letters,
};
use toml::{Table, Value};

use crate::bytes::Bytes;
use crate::editing::{Pieces, change};

/// How many changes are tried for one edition.
const EDITS: usize = 24;

/// What happened to an edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tried {
    /// The errors for the changes that the checks refused.
    pub refused: Vec<Error>,
    /// How many options and changes passed the checks.
    pub kept: usize,
    /// What playing with those led to.
    pub outcome: Outcome,
}

/// What playing with an edition led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The rules refused to deal.
    NotDealt(Refusal),
    /// It was played, with this many actions.
    Played(usize),
}

/// Makes an edition and terms from bytes, and plays at most `most_actions` actions with them.
///
/// Changes are made one at a time, and each one that the checks refuse is undone. So an edition
/// gets as odd as the checks allow, instead of being refused for its first fault.
///
/// # Panics
/// If the game panics, or if a seat is awaited that has no choices.
pub fn play<G: Shelved + Judge + Words>(data: &[u8], most_actions: usize) -> Tried {
    let mut bytes = Bytes(data);
    let made = Made::<G>::from(&mut bytes);
    let seed = Seed::from_number(bytes.number());
    let mut log = Log::recording();
    let tried = match G::deal(&made.setup, Chance::new(seed), &mut log) {
        Ok(game) => Outcome::Played(play_on(&made.setup, game, log, most_actions, &mut bytes)),
        Err(refusal) => Outcome::NotDealt(refusal),
    };
    Tried {
        refused: made.refused,
        kept: made.kept,
        outcome: tried,
    }
}

/// The terms made from the bytes.
pub fn terms_of<G: Shelved>(data: &[u8]) -> Terms {
    Made::<G>::from(&mut Bytes(data)).terms
}

/// A table that passed the checks.
struct Made<G: Shelved> {
    terms: Terms,
    setup: G::Setup,
    refused: Vec<Error>,
    kept: usize,
}

impl<G: Shelved> Made<G> {
    fn from(bytes: &mut Bytes<'_>) -> Self {
        let terms = Terms::plain(*bytes.pick(G::SEAT_COUNTS));
        // Some games allow this number of seats only with an option.
        let (terms, setup) = match G::set_up(&terms) {
            Ok(setup) => (terms, setup),
            Err(_) => {
                let terms = Terms::plain(G::SEAT_COUNTS[0]);
                let setup = G::set_up(&terms).expect("the smallest table needs no options");
                (terms, setup)
            }
        };
        let mut made = Self {
            terms,
            setup,
            refused: Vec::new(),
            kept: 0,
        };
        for option in G::options() {
            if bytes.below(2) == 1 {
                let (value, _) = *bytes.pick(option.values);
                made.consider(made.terms.clone().with(option.key, value));
            }
        }
        let edition: Table = toml::from_str(G::EDITION).expect("the box is valid");
        let mut edition = Value::Table(edition);
        let pieces = Pieces::of(&edition);
        for _ in 0..EDITS {
            let mut other = edition.clone();
            change(&mut other, &pieces, bytes);
            let text = EditionText {
                file: "made.toml".to_owned(),
                text: toml::to_string(&other).unwrap_or_default(),
            };
            let terms = Terms {
                edition: Some(text),
                ..made.terms.clone()
            };
            if made.consider(terms) == Considered::Kept {
                edition = other;
            }
        }
        made
    }

    /// Keeps the terms if they pass the checks.
    fn consider(&mut self, terms: Terms) -> Considered {
        match G::set_up(&terms) {
            Ok(setup) => {
                self.terms = terms;
                self.setup = setup;
                self.kept += 1;
                Considered::Kept
            }
            Err(error) => {
                self.refused.push(error);
                Considered::Refused
            }
        }
    }
}

#[derive(PartialEq, Eq)]
enum Considered {
    Kept,
    Refused,
}

/// Plays on, mostly by chance and partly by rule of thumb, and makes every sentence.
fn play_on<G: Judge + Words>(
    setup: &G::Setup,
    mut game: G,
    mut log: Log<G::Event>,
    most_actions: usize,
    bytes: &mut Bytes<'_>,
) -> usize {
    let names = letters(game.seats().len());
    let mut luck = Chance::new(Seed::from_number(bytes.number()));
    for n_played in 0..most_actions {
        for event in log.take() {
            for viewer in Viewer::all(game.seats()) {
                if let Some(event) = G::redact(&event, viewer) {
                    let _ = G::event(setup, &names, &event);
                }
            }
        }
        if let Some(outcome) = game.outcome() {
            let _ = G::ending(setup, &names, &outcome);
            return n_played;
        }
        let awaited: Vec<Seat> = game.awaited().iter().collect();
        assert!(
            !awaited.is_empty(),
            "nobody is awaited, but the deal is not over"
        );
        let seat = *luck.pick(&awaited);
        let choices = game.choices(seat);
        assert!(!choices.is_empty(), "{seat} is awaited but has no choices");
        let view = game.view(Viewer::Seat(seat));
        let _ = G::question(setup, &names, &view, seat);
        let _ = G::picture(setup, &names, &view, Viewer::Seat(seat));
        let _ = G::aid(setup, &view);
        let place = match luck.below(4) {
            0 => best(&G::weigh(setup, &view, seat, &choices)),
            1 => {
                let world = G::imagine(setup, &view, luck.fork());
                assert_eq!(
                    world.choices(seat),
                    choices,
                    "an imagined world has the same choices"
                );
                luck.below(number(choices.len())) as usize
            }
            _ => luck.below(number(choices.len())) as usize,
        };
        let action = match luck.below(16) {
            0 => game.lapse(seat),
            _ => choices[place].clone(),
        };
        let _ = G::choice(setup, &names, &view, seat, &action);
        game.play(seat, &action, &mut log)
            .unwrap_or_else(|refusal| panic!("{action:?} was listed but is refused: {refusal}"));
    }
    most_actions
}

fn best(weights: &[i32]) -> usize {
    let places = weights.iter().enumerate();
    places
        .max_by_key(|(_, weight)| **weight)
        .map_or(0, |(place, _)| place)
}

fn number(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}
