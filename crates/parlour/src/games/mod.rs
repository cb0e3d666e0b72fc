//! What a game brings to the table; everything else is the frame's.

pub(crate) mod argh;

use leptos::prelude::*;
use tabletop::{Judge, Seat, Shelved, Words};

use crate::sound::Sound;
use crate::table::{Desk, Scene};

/// A game that has its room: board, areas, pictures and movement. Sentences come from its
/// [`Words`], choices from the table; a room computes no rule.
pub(crate) trait GameRoom: Shelved + Words + Judge {
    /// The class that gives the table its mood in the style sheets.
    const MOOD: &'static str;

    /// All pictures of the game as SVG symbols, put into the page once.
    fn symbols() -> String;

    /// How far the deal is, for the top bar.
    fn progress(scene: &Scene<Self>) -> String;

    /// Whom the table waits for, and why.
    fn waiting(scene: &Scene<Self>) -> String;

    /// The middle of the table.
    fn board(desk: Desk<Self>, scene: &Scene<Self>) -> AnyView;

    /// What lies before a seat, the viewer's own included.
    fn area(desk: Desk<Self>, scene: &Scene<Self>, seat: Seat) -> AnyView;

    /// The spot on the table that a choice belongs to; pressing it there does it too.
    fn spot(action: &Self::Action) -> Option<String>;

    /// What moves when something happens; seen from the table as it was before.
    fn flights(scene: &Scene<Self>, event: &Self::Event) -> Vec<Flight>;

    /// Little pictures for a line of the story, as HTML.
    fn pictures(scene: &Scene<Self>, event: &Self::Event) -> String;

    /// The steps of the count at the end, from all that happened.
    fn count(scene: &Scene<Self>, events: &[Self::Event]) -> Vec<Step>;

    /// The table with nothing hidden, to watch a finished deal again.
    fn all_open(state: &Self) -> Self::View;

    /// Every card or piece with what it is worth, those that lie open ticked off.
    fn cards(scene: &Scene<Self>) -> AnyView;

    /// Who made the game that this adapts.
    fn credits() -> &'static str;
}

/// Something that moves from one spot of the table to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Flight {
    /// Where it starts.
    pub(crate) from: String,
    /// Where it ends.
    pub(crate) to: String,
    /// How it looks at the start, as HTML.
    pub(crate) looks: String,
    /// How it looks at the end, if it is turned over on the way.
    pub(crate) turns: Option<String>,
    /// How long it takes at normal speed.
    pub(crate) millis: u32,
    /// What is heard.
    pub(crate) sound: Sound,
}

/// A step of the count at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// Whose it is, if it is somebody's.
    pub(crate) seat: Option<Seat>,
    /// What happens, in a sentence.
    pub(crate) text: String,
    /// Little pictures for it, as HTML.
    pub(crate) pictures: String,
}
