//! Who knows what: a view is what lies open, and what its viewer knows beside it.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Face, Seat, Viewer};

use crate::card::{Card, Number, Pile};
use crate::event::Event;
use crate::options::{Claims, CornerPiles};
use crate::setup::Setup;
use crate::state::{BarkBark, MOST_CLAIMS, Open, Phase};

/// What one viewer sees of the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// Who is looking.
    pub viewer: Viewer,
    /// What lies open for all.
    pub open: Open,
    /// The movement card before each seat, if one lies there.
    pub laid: BySeat<Option<Face<Number>>>,
    /// The cards that were shown last; open to all.
    pub last: BySeat<Option<Face<Number>>>,
    /// What was whispered by the viewer or to them, and stands.
    pub whispers: Vec<Whisper>,
    /// How often the viewer has whispered in this round.
    pub n_whispers: u8,
    /// How many cards the deck has.
    pub deck: u8,
    /// The two corner piles, left turns first.
    pub corners: [CornersSeen; 2],
}

/// Something whispered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Whisper {
    /// By whom.
    pub by: Seat,
    /// To whom.
    pub to: Seat,
    /// What was said.
    pub value: Number,
}

/// A corner pile as it lies before everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CornersSeen {
    /// How many cards it has.
    pub left: u8,
    /// Its top card, where the piles lie face up.
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

    /// Whether the viewer has said something that stands.
    pub fn has_claim(&self) -> bool {
        let Viewer::Seat(seat) = self.viewer else {
            return false;
        };
        let whispered = self.whispers.iter().any(|whisper| whisper.by == seat);
        self.open.players[seat.index()].claim.is_some() || whispered
    }
}

impl BarkBark {
    /// Builds what `viewer` may see.
    pub(crate) fn look_as(&self, viewer: Viewer) -> View {
        let n_seats = self.setup.n_seats;
        View {
            viewer,
            open: self.open.clone(),
            laid: BySeat::from_fn(n_seats, |seat| self.laid_as(seat, viewer)),
            last: BySeat::from_fn(n_seats, |seat| self.last[seat.index()].map(Face::Up)),
            whispers: self.whispers_as(viewer),
            n_whispers: match viewer {
                Viewer::Seat(seat) => self.n_whispers[seat.index()],
                Viewer::Spectator => 0,
            },
            deck: self.n_left(Pile::Deck),
            corners: Pile::CORNERS.map(|pile| CornersSeen {
                left: self.n_left(pile),
                // MBB-R8: face up, so that all see the next corner.
                top: match self.setup.options.corner_piles {
                    CornerPiles::FaceUp => self.top_corner(pile),
                    CornerPiles::FaceDown => None,
                },
            }),
        }
    }

    /// MBB-23, MBB-R69: a laid card is its owner's secret until all are shown, also on a screen
    /// that all look at; that it was laid is not.
    fn laid_as(&self, seat: Seat, viewer: Viewer) -> Option<Face<Number>> {
        let value = self.laid[seat.index()]?;
        let is_shown = self.open.phase != Phase::Secret;
        Some(if is_shown || viewer.is(seat) {
            Face::Up(value)
        } else {
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

/// The event as `viewer` saw it; `None` if it passed unseen.
pub(crate) fn redacted(event: &Event, viewer: Viewer) -> Option<Event> {
    let ends = |by: Seat, to: Seat| (viewer.is(by) || viewer.is(to)).then(|| event.clone());
    match event {
        Event::CardLaid { by, value } => Some(Event::CardLaid {
            by: *by,
            value: if viewer.is(*by) { *value } else { Face::Down },
        }),
        // Not even that a mind was changed is seen by others.
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
