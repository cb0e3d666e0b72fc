//! Who knows what: a view is what everybody sees, and what its viewer also knows.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Face, Seat, Viewer};

use crate::card::{Card, Ct};
use crate::event::Event;
use crate::state::{Bandimals, Open, Phase, Sealed};

/// What one viewer sees of the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// Who is looking.
    pub viewer: Viewer,
    /// What everybody sees.
    pub open: Open,
    /// The hands, the newest card last: the viewer's own, and what the viewer knows of others.
    pub hands: BySeat<Vec<Face<Card>>>,
    /// How many cards the draw pile has.
    pub deck: u16,
    /// The indigo pile, its top card last.
    pub indigo: Vec<Face<Ct>>,
    /// What was sealed in answer to the current question: the viewer's own answer, and who else has
    /// answered.
    pub sealed: BySeat<Option<Face<Sealed>>>,
}

/// Builds what `viewer` may see.
pub(crate) fn view(state: &Bandimals, viewer: Viewer) -> View {
    let n_seats = state.setup.n_seats;
    View {
        viewer,
        open: state.open.clone(),
        hands: BySeat::from_fn(n_seats, |seat| {
            let hand = state.hands[seat].iter();
            hand.map(|held| match state.open.phase {
                // Section 6 of the catalogue: after the game everybody sees all hands.
                Phase::Over { .. } => Face::Up(held.card),
                Phase::AskTimes
                | Phase::Throw { .. }
                | Phase::NameFirst
                | Phase::PickSections
                | Phase::Playing => held.face(Some(seat), viewer),
            })
            .collect()
        }),
        deck: state.deck_size(),
        indigo: state
            .indigo
            .iter()
            .map(|held| held.face(None, viewer))
            .collect(),
        sealed: BySeat::from_fn(n_seats, |seat| state.sealed_as(seat, viewer)),
    }
}

impl Bandimals {
    /// The table with all cards open, as in the replay of a finished deal (the last column of section 6):
    /// hands, indigo pile and entries. Votes, and who would have used a No U, stay secret for ever.
    #[must_use]
    pub fn all_open(&self) -> View {
        let n_seats = self.setup.n_seats;
        View {
            hands: BySeat::from_fn(n_seats, |seat| {
                let hand = self.hands[seat].iter();
                hand.map(|held| Face::Up(held.card)).collect()
            }),
            indigo: self.indigo.iter().map(|held| Face::Up(held.card)).collect(),
            sealed: BySeat::from_fn(n_seats, |seat| {
                self.sealed[seat].as_ref().map(|sealed| match sealed {
                    Sealed::Months(_) | Sealed::Throw(_) | Sealed::Cards(_) | Sealed::Entry(_) => {
                        Face::Up(sealed.clone())
                    }
                    Sealed::Answer(_) | Sealed::Vote(_) | Sealed::Verdicts { .. } => Face::Down,
                })
            }),
            ..view(self, Viewer::Spectator)
        }
    }

    /// Once a seat is no longer awaited, others see that it has answered, and no more.
    fn sealed_as(&self, seat: Seat, viewer: Viewer) -> Option<Face<Sealed>> {
        let sealed = self.sealed[seat].as_ref()?;
        if viewer.is(seat) {
            Some(Face::Up(sealed.clone()))
        } else {
            (!self.open.waits.contains(seat)).then_some(Face::Down)
        }
    }
}

/// The event as `viewer` saw it; `None` if the viewer did not see it.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
    let down = |cards: &[Face<Card>]| vec![Face::Down; cards.len()];
    Some(match event {
        Event::Dealt { seat, cards } if !viewer.is(*seat) => Event::Dealt {
            seat: *seat,
            cards: down(cards),
        },
        Event::Drew { by, cards } if !viewer.is(*by) => Event::Drew {
            by: *by,
            cards: down(cards),
        },
        Event::Taken { by, from, .. } if !viewer.is(*by) && !viewer.is(*from) => Event::Taken {
            by: *by,
            from: *from,
            card: Face::Down,
        },
        Event::Passed { by, to, cards } if !viewer.is(*by) && !viewer.is(*to) => Event::Passed {
            by: *by,
            to: *to,
            cards: down(cards),
        },
        Event::LookedAt { by, cards } if !viewer.is(*by) => Event::LookedAt {
            by: *by,
            cards: vec![Face::Down; cards.len()],
        },
        Event::Dealt { .. }
        | Event::Drew { .. }
        | Event::Taken { .. }
        | Event::Passed { .. }
        | Event::LookedAt { .. }
        | Event::SectionRequired { .. }
        | Event::TimesTold { .. }
        | Event::Thrown { .. }
        | Event::FirstChosen { .. }
        | Event::SectionTaken { .. }
        | Event::TurnBegan { .. }
        | Event::TurnChosen { .. }
        | Event::Reshuffled { .. }
        | Event::BandPlayed { .. }
        | Event::BandRemoved { .. }
        | Event::SpecialPlayed { .. }
        | Event::Stopped { .. }
        | Event::Shielded { .. }
        | Event::Discarded { .. }
        | Event::Fetched { .. }
        | Event::Cleared { .. }
        | Event::Removed { .. }
        | Event::RanOut { .. }
        | Event::Started { .. }
        | Event::MajorTaken { .. }
        | Event::MajorDeclined { .. }
        | Event::MajorLost { .. }
        | Event::HaltPlayed { .. }
        | Event::TurnedUp { .. }
        | Event::RivalNamed { .. }
        | Event::EntriesShown { .. }
        | Event::NotesTold { .. }
        | Event::OrderTold { .. }
        | Event::BidsShown { .. }
        | Event::NumberDrawn { .. }
        | Event::VotesCounted { .. }
        | Event::VerdictsCounted { .. }
        | Event::ContestWon { .. }
        | Event::LineSaid { .. }
        | Event::Slipped { .. }
        | Event::Retired { .. }
        | Event::Conceded { .. }
        | Event::Ended { .. } => event.clone(),
    })
}
