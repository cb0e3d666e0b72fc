//! What one viewer has in front of them at one moment: everything a screen shows.

use std::ops::{Deref, DerefMut};

use tabletop::{BySeat, Game, Narrator, Seat, Viewer};
use wire::{Sitter, Stage, TableNews, Update, Version};

/// An update in the game's own types.
pub type UpdateOf<G> =
    Update<<G as Game>::View, <G as Game>::Event, <G as Game>::Action, <G as Game>::Setup>;

/// What every table shows to one viewer, in any game.
#[derive(Clone, Debug, PartialEq)]
pub struct Sight {
    /// After which chapter.
    pub version: Version,
    /// Who is looking.
    pub viewer: Viewer,
    /// What the table says about itself.
    pub news: TableNews,
    /// What everybody is called when this viewer reads it.
    pub narrator: Narrator,
}

/// What one viewer has in front of them at one moment, in the game's own types.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene<G: Game> {
    /// What every table shows.
    pub sight: Sight,
    /// Seats, options and edition.
    pub setup: G::Setup,
    /// The table; `None` before the deal.
    pub view: Option<G::View>,
    /// What the viewer can do.
    pub choices: Vec<G::Action>,
}

impl Sight {
    /// The seat that is looking, unless it is a spectator.
    pub fn own(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The seats in the order in which they sit around the viewer: clockwise from the left, ending
    /// with the viewer's own.
    pub fn around(&self) -> Vec<Seat> {
        let n_seats = self.news.seats.n_seats();
        let start = self.own().map_or(0, |seat| seat.0 + 1);
        (0..n_seats)
            .map(|step| Seat((start + step) % n_seats))
            .collect()
    }

    /// Whether a bot plays for the viewer.
    pub fn is_stepped_out(&self) -> bool {
        let own = self.own().and_then(|seat| self.news.seats.at(seat));
        own.is_some_and(|news| matches!(news.sitter, Sitter::SteppedOut { .. }))
    }

    /// Whether the deal is in progress.
    pub fn is_playing(&self) -> bool {
        self.news.stage == Stage::Playing
    }

    /// Who the table waits for, within a sentence.
    pub fn awaited(&self) -> String {
        if self.news.awaited.is_empty() {
            "nobody".to_owned()
        } else {
            self.narrator.listed(self.news.awaited.iter())
        }
    }

    /// The same, at the start of a sentence.
    pub fn awaited_first(&self) -> String {
        self.narrator.begin_listed(self.news.awaited.iter())
    }

    fn narrator_for(viewer: Viewer, news: &TableNews) -> Narrator {
        let names = BySeat::from_fn(news.seats.n_seats(), |seat| news.seats[seat].name.clone());
        Narrator::new(names, viewer)
    }
}

impl<G: Game> Scene<G> {
    /// The scene of an update; `None` if it has no setup and none is known.
    pub fn of(known: Option<&G::Setup>, update: &UpdateOf<G>) -> Option<Self> {
        let setup = update.setup.clone().or_else(|| known.cloned())?;
        Some(Self {
            sight: Sight {
                version: update.version,
                viewer: update.viewer,
                news: update.table.clone(),
                narrator: Sight::narrator_for(update.viewer, &update.table),
            },
            setup,
            view: update.view.clone(),
            choices: update.choices.clone(),
        })
    }
}

impl<G: Game> Deref for Scene<G> {
    type Target = Sight;

    fn deref(&self) -> &Sight {
        &self.sight
    }
}

impl<G: Game> DerefMut for Scene<G> {
    fn deref_mut(&mut self) -> &mut Sight {
        &mut self.sight
    }
}
