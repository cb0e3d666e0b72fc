//! What people may say at the table. Nobody checks it, and it binds nobody.

use tabletop::{Seat, Talk, mark};

use crate::options::Claims;
use crate::rules;
use crate::setup::Setup;
use crate::view::{PhaseSeen, View};

/// The apology of a spoilsport (ARGH-25). Anybody may make it at any time (ARGH-R40).
pub const SQUEAK: &str = "(squeaks and looks like a cocker)";

/// The lines of a table that does not talk about cards, for example with children.
const HARMLESS: [&str; 5] = [
    "Hello!",
    "Good luck!",
    "Well played!",
    "Oh dear.",
    "One more deal?",
];

/// Whether people talk freely or only in ready-made lines, as the table agreed (section 7).
pub(crate) fn talk(setup: &Setup) -> Talk {
    mark!(rules::ARGH_R41);
    match setup.options.claims {
        Claims::On => {
            mark!(rules::ARGH_27);
            Talk::Free
        }
        Claims::Off => Talk::ReadyMade(rules::ARGH_R41),
    }
}

/// The lines that can be said at any time, even before the deal.
pub(crate) fn emotes(setup: &Setup) -> Vec<String> {
    let harmless: &[&str] = match setup.options.claims {
        Claims::On => &[],
        Claims::Off => &HARMLESS,
    };
    let lines = harmless.iter().chain([&SQUEAK]);
    lines.map(|&line| line.to_owned()).collect()
}

/// The ready-made lines that fit the moment. They depend on the phase, never on the card.
pub(crate) fn claims(setup: &Setup, view: &View, seat: Seat) -> Vec<String> {
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
