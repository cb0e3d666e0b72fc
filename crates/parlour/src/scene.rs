//! What lies before one viewer at one moment: all that a screen shows.

use std::sync::Arc;

use tabletop::{By, BySeat, Game, Names, Seat, Viewer};
use wire::{Happening, Sitter, Stage, TableNews, Update, Version};

use crate::words;

/// An update in the game's own types.
pub(crate) type UpdateOf<G> =
    Update<<G as Game>::View, <G as Game>::Event, <G as Game>::Action, <G as Game>::Setup>;

/// What lies before one viewer at one moment.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Scene<G: Game> {
    /// After which chapter.
    pub(crate) version: Version,
    /// Who is looking.
    pub(crate) viewer: Viewer,
    /// Seats, options and edition.
    pub(crate) setup: G::Setup,
    /// The table; nothing before the deal.
    pub(crate) view: Option<G::View>,
    /// What the viewer may do.
    pub(crate) choices: Vec<G::Action>,
    /// What every table has.
    pub(crate) news: TableNews,
    /// What everybody is called by this viewer.
    pub(crate) names: Names,
}

impl<G: Game> Scene<G> {
    /// The seat that is looking, unless it is a spectator.
    pub(crate) fn own(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The seats in the order in which they sit around the viewer: clockwise from the left, the
    /// viewer's own last.
    pub(crate) fn around(&self) -> Vec<Seat> {
        let n_seats = self.news.seats.n_seats();
        let start = self.own().map_or(0, |seat| seat.0 + 1);
        (0..n_seats)
            .map(|step| Seat((start + step) % n_seats))
            .collect()
    }

    /// Whether a bot plays for the viewer.
    pub(crate) fn is_stepped_out(&self) -> bool {
        let own = self.own().and_then(|seat| self.news.seats.at(seat));
        own.is_some_and(|news| matches!(news.sitter, Sitter::SteppedOut { .. }))
    }

    /// Whether the deal goes on.
    pub(crate) fn is_playing(&self) -> bool {
        self.news.stage == Stage::Playing
    }
}

/// A line of the story, with the table as it was.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Line<G: Game> {
    /// After which chapter.
    pub(crate) version: Version,
    /// The sentence.
    pub(crate) text: String,
    /// Whose action it was.
    pub(crate) by: Option<Seat>,
    /// What happened, where the game tells it.
    pub(crate) event: Option<G::Event>,
    /// The table right after it; not known for chapters that came in a heap.
    pub(crate) scene: Option<Arc<Scene<G>>>,
}

/// All that one viewer has seen.
#[derive(Clone, Debug)]
pub(crate) struct Diary<G: Game> {
    /// The table as it is.
    pub(crate) scene: Option<Arc<Scene<G>>>,
    /// The story so far.
    pub(crate) lines: Vec<Line<G>>,
}

impl<G: Game> Default for Diary<G> {
    fn default() -> Self {
        Self {
            scene: None,
            lines: Vec::new(),
        }
    }
}

/// The scene that an update brings, unless it is the first one and has no setup.
pub(crate) fn scene_of<G: Game>(
    before: Option<&Scene<G>>,
    update: &UpdateOf<G>,
) -> Option<Scene<G>> {
    let setup = update
        .setup
        .clone()
        .or_else(|| Some(before?.setup.clone()))?;
    Some(Scene {
        version: update.version,
        viewer: update.viewer,
        setup,
        view: update.view.clone(),
        choices: update.choices.clone(),
        news: update.table.clone(),
        names: names_for(update.viewer, &update.table),
    })
}

/// Everybody by name, the viewer as "You".
fn names_for(viewer: Viewer, news: &TableNews) -> Names {
    let n_seats = news.seats.n_seats();
    BySeat::from_fn(n_seats, |seat| {
        if viewer.is(seat) {
            words::YOU.to_owned()
        } else {
            news.seats[seat].name.clone()
        }
    })
}

/// What a chapter says that is no game's affair.
pub(crate) fn sentence_of(names: &Names, happening: &Happening) -> Option<String> {
    match happening {
        Happening::TakenBack { seat, n_actions } => {
            Some(words::taken_back(&names[*seat], *n_actions))
        }
        Happening::Played {
            seat,
            by: By::Lapse,
        } => Some(words::spoken(&words::time_ran_out(&names[*seat]))),
        Happening::Rematch { .. } => Some(words::REMATCH_OPENED.to_owned()),
        Happening::Seats
        | Happening::Dealt
        | Happening::Played {
            by: By::Person | By::Bot,
            ..
        }
        | Happening::Quiet
        | Happening::TakeBackAsked => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(names: &[&str]) -> Names {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn what_is_taken_back_is_told_with_who_and_how_much() {
        let names = names(&["Ann", "You"]);
        let took = |n_actions| Happening::TakenBack {
            seat: Seat(0),
            n_actions,
        };
        let told = |happening| sentence_of(&names, &happening);
        assert_eq!(told(took(1)).as_deref(), Some("Ann took back a move."));
        assert_eq!(told(took(3)).as_deref(), Some("Ann took back 3 moves."));
    }

    #[test]
    fn what_was_played_because_time_ran_out_is_told_as_that() {
        let lapsed = Happening::Played {
            seat: Seat(1),
            by: By::Lapse,
        };
        let told = sentence_of(&names(&["Ann", "You"]), &lapsed);
        assert_eq!(told.as_deref(), Some("Time ran out for you."));
    }

    #[test]
    fn what_the_game_tells_itself_is_not_told_twice() {
        let names = names(&["Ann", "You"]);
        let by = By::Bot;
        for happening in [
            Happening::Dealt,
            Happening::Played { seat: Seat(1), by },
            Happening::Seats,
        ] {
            assert_eq!(sentence_of(&names, &happening), None, "{happening:?}");
        }
    }
}
