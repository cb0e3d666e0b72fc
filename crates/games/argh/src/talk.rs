//! What people may say at the table: it is never checked and binds nobody.

use tabletop::{Seat, Talk, mark};

use crate::options::Claims;
use crate::rules;
use crate::setup::Setup;
use crate::view::{PhaseSeen, View};

/// What a spoilsport owes the table (ARGH-25). Anybody may do it, at any time (ARGH-R40).
pub const SQUEAK: &str = "(squeaks and looks like a cocker)";

/// What can be said where nobody speaks of cards: the table has children at it.
const HARMLESS: [&str; 5] = [
    "Hello!",
    "Good luck!",
    "Well played!",
    "Oh dear.",
    "One more deal?",
];

/// Free talk, or ready-made lines alone where the table agreed on that (section 7).
pub(crate) fn manners(setup: &Setup) -> Talk {
    mark!(rules::ARGH_R41);
    match setup.options.claims {
        Claims::On => {
            mark!(rules::ARGH_27);
            Talk::Free
        }
        Claims::Off => Talk::ReadyMade(rules::ARGH_R41),
    }
}

/// What can be said at any time, also before the deal.
pub(crate) fn emotes(setup: &Setup) -> Vec<String> {
    let harmless: &[&str] = match setup.options.claims {
        Claims::On => &[],
        Claims::Off => &HARMLESS,
    };
    let lines = harmless.iter().chain([&SQUEAK]);
    lines.map(|&line| line.to_owned()).collect()
}

/// The ready-made lines that fit the moment. They follow from the moment and never from the card.
pub(crate) fn lines(setup: &Setup, view: &View, seat: Seat) -> Vec<String> {
    let fitting: &[&str] = match (setup.options.claims, &view.phase) {
        (Claims::Off, _) => &HARMLESS,
        (Claims::On, PhaseSeen::Holding { seat: holder, .. })
        | (Claims::On, PhaseSeen::Offered { seat: holder, .. })
            if *holder == seat =>
        {
            &[
                "It's a good one, I promise.",
                "It's a spy.",
                "It's a bomb part.",
                "You really do not want this.",
                "It's a lizard for your collection.",
            ]
        }
        (Claims::On, PhaseSeen::Offered { to, .. }) if *to == seat => &[
            "I don't believe you.",
            "Is it a spy?",
            "Thank you, I think.",
        ],
        (Claims::On, _) => &[
            "My face-down cards are all spies.",
            "Steal that one, I dare you.",
            "I am only here for the lizards.",
        ],
    };
    let lines = fitting.iter().chain([&SQUEAK]);
    lines.map(|&line| line.to_owned()).collect()
}
