//! Who knows what: a view holds what is public and what its viewer knows.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Face, Seat, Viewer, mark};

use crate::card::{Card, Number, Pile};
use crate::event::Event;
use crate::options::{Claims, CornerPiles};
use crate::rules;
use crate::setup::Setup;
use crate::state::{BarkBark, MOST_CLAIMS, Open, Phase};

/// What one viewer sees of the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// Who is looking.
    pub viewer: Viewer,
    /// What is public.
    pub open: Open,
    /// The movement card each seat has laid, if any.
    pub laid: BySeat<Option<Face<Number>>>,
    /// The cards that were shown last; public.
    pub last: BySeat<Option<Face<Number>>>,
    /// Whispers by the viewer or to the viewer that were not taken back.
    pub whispers: Vec<Whisper>,
    /// How often the viewer has whispered in this round.
    pub n_whispers: u8,
    /// How many cards the deck has.
    pub deck: u8,
    /// The two corner piles, left turns first.
    pub corners: [CornersSeen; 2],
}

/// A whispered claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Whisper {
    /// By whom.
    pub by: Seat,
    /// To whom.
    pub to: Seat,
    /// What was said.
    pub value: Number,
}

/// A corner pile as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CornersSeen {
    /// How many cards it has.
    pub left: u8,
    /// Its top card, if the piles are face up.
    pub top: Option<Card>,
}

impl View {
    /// How many cards a pile has.
    pub fn n_left(&self, pile: Pile) -> u8 {
        match pile.corner() {
            Some(corner) => self.corners[corner].left,
            None => self.deck,
        }
    }

    /// Whether the viewer has a claim left in this round (MBB-R67).
    pub fn may_speak(&self, setup: &Setup) -> bool {
        let Viewer::Seat(seat) = self.viewer else {
            return false;
        };
        let n_said = self.open.players[seat.index()].n_claims + self.n_whispers;
        setup.options.claims != Claims::Off
            && self.open.phase == Phase::Secret
            && n_said < MOST_CLAIMS
    }

    /// Whether the viewer has a claim or whisper that was not taken back.
    pub fn has_claim(&self) -> bool {
        let Viewer::Seat(seat) = self.viewer else {
            return false;
        };
        let whispered = self.whispers.iter().any(|whisper| whisper.by == seat);
        self.open.players[seat.index()].claim.is_some() || whispered
    }
}

/// Builds what `viewer` may see.
pub(crate) fn view(state: &BarkBark, viewer: Viewer) -> View {
    let n_seats = state.setup.n_seats;
    View {
        viewer,
        open: state.open.clone(),
        laid: BySeat::from_fn(n_seats, |seat| state.laid_as(seat, viewer)),
        last: BySeat::from_fn(n_seats, |seat| state.last[seat.index()].map(Face::Up)),
        whispers: state.whispers_as(viewer),
        n_whispers: match viewer {
            Viewer::Seat(seat) => state.n_whispers[seat.index()],
            Viewer::Spectator => 0,
        },
        deck: state.n_left(Pile::Deck),
        corners: Pile::CORNERS.map(|pile| CornersSeen {
            left: state.n_left(pile),
            top: match state.setup.options.corner_piles {
                CornerPiles::FaceUp => state.top_corner(pile),
                CornerPiles::FaceDown => {
                    mark!(rules::MBB_R8);
                    None
                }
            },
        }),
    }
}

impl BarkBark {
    /// A laid card is secret until all are shown, even on a shared screen. That it was laid is public.
    fn laid_as(&self, seat: Seat, viewer: Viewer) -> Option<Face<Number>> {
        let value = self.laid[seat.index()]?;
        let is_shown = self.open.phase != Phase::Secret;
        Some(if is_shown || viewer.is(seat) {
            Face::Up(value)
        } else {
            mark!(rules::MBB_23);
            mark!(if viewer == Viewer::Spectator => rules::MBB_R69);
            Face::Down
        })
    }

    /// MBB-R67: a whisper is known to its two ends.
    fn whispers_as(&self, viewer: Viewer) -> Vec<Whisper> {
        let mut whispers = Vec::new();
        for by in self.setup.seats() {
            for to in self.setup.seats() {
                if let Some(value) = self.whispers[by.index()][to.index()]
                    && (viewer.is(by) || viewer.is(to))
                {
                    whispers.push(Whisper { by, to, value });
                }
            }
        }
        whispers
    }
}

/// The event as `viewer` saw it; `None` if the viewer did not see it.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
    let ends = |by: Seat, to: Seat| (viewer.is(by) || viewer.is(to)).then(|| event.clone());
    match event {
        Event::CardLaid { by, value } => Some(Event::CardLaid {
            by: *by,
            value: if viewer.is(*by) { *value } else { Face::Down },
        }),
        // Others do not even see that the card was changed.
        Event::CardChanged { by, .. } | Event::CardKept { by, .. } => {
            viewer.is(*by).then(|| event.clone())
        }
        Event::CardWhispered { by, to, .. }
        | Event::WhisperWithdrawn { by, to }
        | Event::ClaimJudged {
            by, to: Some(to), ..
        } => ends(*by, *to),
        Event::RaceSetUp { .. }
        | Event::ColourChosen { .. }
        | Event::CritterChosen { .. }
        | Event::PetsTold { .. }
        | Event::PlacerChosen { .. }
        | Event::StartPlaced { .. }
        | Event::RoundBegan { .. }
        | Event::CardClaimed { .. }
        | Event::ClaimWithdrawn { .. }
        | Event::CardsShown { .. }
        | Event::ClaimJudged { to: None, .. }
        | Event::NumberShared { .. }
        | Event::SplitProposed { .. }
        | Event::SplitAccepted { .. }
        | Event::SplitAgreed { .. }
        | Event::OrderProposed { .. }
        | Event::OrderAccepted { .. }
        | Event::OrderAgreed { .. }
        | Event::WalkedAway { .. }
        | Event::MoveBegan { .. }
        | Event::Stepped { .. }
        | Event::Bounced { .. }
        | Event::PushedOff { .. }
        | Event::HoppedOff { .. }
        | Event::CardForOneShared { .. }
        | Event::CrownTaken { .. }
        | Event::CrownLeft { .. }
        | Event::CardExplored { .. }
        | Event::Barked { .. }
        | Event::NoWayHome { .. }
        | Event::FenceStopped { .. }
        | Event::LoopClosed { .. }
        | Event::DeadEndReached { .. }
        | Event::CrownPlaced { .. }
        | Event::ShortCutDeclined { .. }
        | Event::CornerSwapped { .. }
        | Event::MovementLost { .. }
        | Event::RetreatOrdered { .. }
        | Event::WentBack { .. }
        | Event::StayedBehind { .. }
        | Event::RaceEnded { .. }
        | Event::BecameReady { .. } => Some(event.clone()),
    }
}
