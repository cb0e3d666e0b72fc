//! Who knows what: the view of one viewer, built up from nothing, and events as that viewer sees them.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Face, Seat, Seats, Viewer, mark};

use crate::action::{Colour, Visit};
use crate::die::{HoleSet, Rolled};
use crate::event::Event;
use crate::mole::Mole;
use crate::number::small;
use crate::options::HillView;
use crate::prize::{Prize, PrizeSet};
use crate::rules;
use crate::state::{MolePark, Phase, Sealed, Showdown};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What the table waits for.
    pub phase: Phase,
    /// Whom it waits for.
    pub waits: Seats,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// King Mole, once found.
    pub king: Option<Seat>,
    /// How many moles the Burrow has.
    pub burrow: u8,
    /// The Hill, its top last.
    pub hill: Vec<Face<Mole>>,
    /// The holes in order, each with its top mole last.
    pub holes: Vec<Vec<Face<Mole>>>,
    /// The stands, cheapest first.
    pub stands: Vec<StandSeen>,
    /// Which of the edition's crowns is the trophy.
    pub crown: u8,
    /// What each seat has.
    pub areas: BySeat<Area>,
    /// Prizes won this round, which do not count yet.
    pub fresh: PrizeSet,
    /// Prizes whose reroll was used this round.
    pub used: PrizeSet,
    /// Who has declined to roll again this round.
    pub declined: Seats,
    /// Who still has to pick a prize.
    pub to_pick: Seats,
    /// The order in which seats with the same total pick.
    pub queue: Vec<Seat>,
    /// Seats for which no prize was left this round.
    pub unprized: Seats,
    /// The Showdown, if there is one.
    pub showdown: Option<Showdown>,
    /// How many announcements have failed in this game.
    pub n_missed: u8,
    /// Which holes the viewer looked into this round.
    pub own_peeks: HoleSet,
    /// Which moles the viewer has put aside, in that order.
    pub own_marks: Vec<Mole>,
}

/// A stand as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StandSeen {
    /// The face-up prize.
    pub up: Option<Prize>,
    /// How many lie face down under it.
    pub deck: u8,
}

/// What one seat has.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Area {
    /// Its colour.
    pub colour: Option<Colour>,
    /// When its player was last at an arcade, if that was asked and shown.
    pub visit: Option<Visit>,
    /// Its hand, the oldest mole first; a cashed-in hand is face up.
    pub hand: Vec<Face<Mole>>,
    /// Its prizes.
    pub prizes: PrizeSet,
    /// Whether it is Going for the Crown.
    pub announced: bool,
    /// What it has answered in the open window. That it has answered is public.
    pub answer: Option<Face<Sealed>>,
    /// How many holes it looked into this round.
    pub peeks: u8,
    /// What it rolled last.
    pub rolled: Option<Rolled>,
    /// Whether its hand lies on the table, cashed in.
    pub laid: bool,
    /// Its total at the latest roll.
    pub total: Option<u16>,
    /// What it has laid down or discarded openly since the latest roll.
    pub showed: Vec<Face<Mole>>,
}

/// The table as `viewer` may see it.
pub(crate) fn view(state: &MolePark, viewer: Viewer) -> View {
    let seat = match viewer {
        Viewer::Seat(seat) if seat.0 < state.setup.n_seats => Some(seat),
        Viewer::Seat(_) | Viewer::Spectator => None,
    };
    let stands = state.stands.iter().map(|stock| StandSeen {
        up: stock.up,
        deck: small(stock.deck.len()),
    });
    let own_marks = seat.map_or(Vec::new(), |seat| state.marked_by(seat).collect());
    View {
        viewer,
        phase: state.phase,
        waits: state.waits,
        round: state.round,
        king: state.king,
        burrow: small(state.burrow.len()),
        hill: state.hill_seen(),
        holes: (0..state.setup.n_holes())
            .map(|hole| state.hole_as(hole, seat))
            .collect(),
        stands: stands.collect(),
        crown: state.crown,
        areas: BySeat::from_fn(state.setup.n_seats, |owner| state.area_as(owner, viewer)),
        fresh: state.fresh,
        used: state.used,
        declined: state.declined,
        to_pick: state.to_pick,
        queue: state.queue.to_vec(),
        unprized: state.unprized,
        showdown: state.showdown.clone(),
        n_missed: state.n_missed,
        own_peeks: seat.map_or(HoleSet::NONE, |seat| state.peeked[seat.index()]),
        own_marks,
    }
}

impl MolePark {
    fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }

    /// All of the Hill is face up, or only its top card.
    fn hill_seen(&self) -> Vec<Face<Mole>> {
        mark!(if !self.hill.is_empty() => rules::MOLE_R32);
        let all = self.setup.options.hill_view == HillView::All || self.is_over();
        let top = self.hill.len().saturating_sub(1);
        let moles = self.hill.iter().enumerate();
        moles
            .map(|(place, &mole)| face(mole, all || place == top))
            .collect()
    }

    /// Only seats that looked know face-down moles (MOLE-R13), as long as they stay there.
    fn hole_as(&self, hole: usize, seat: Option<Seat>) -> Vec<Face<Mole>> {
        let known = seat.map_or(0, |seat| usize::from(self.known[seat.index()][hole]));
        mark!(if known > 0 => rules::MOLE_R77);
        let moles = self.holes[hole].iter().enumerate();
        moles
            .map(|(place, &mole)| face(mole, place < known || self.is_over()))
            .collect()
    }

    fn area_as(&self, owner: Seat, viewer: Viewer) -> Area {
        let index = owner.index();
        let contests = self.showdown.as_ref();
        let contests = contests.is_some_and(|showdown| showdown.contestants.contains(owner));
        // Only its owner sees a hand, until it is laid down (MOLE-43).
        let lies_open = viewer.is(owner) || self.laid.contains(owner) || contests || self.is_over();
        let hand = self.hands[index].iter();
        mark!(if !lies_open && hand.len() > 0 => rules::MOLE_R33);
        Area {
            colour: self.colours[index],
            visit: self.visits[index],
            hand: hand
                .map(|&mole| face(mole, lies_open || self.open.contains(mole)))
                .collect(),
            prizes: self.won[index],
            announced: self.announced.contains(owner),
            // Others see that a seat is ready, but not with what.
            answer: self.sealed[index].map(|answer| {
                mark!(rules::MOLE_R22);
                face(answer, viewer.is(owner))
            }),
            peeks: self.peeked[index].len(),
            rolled: self.rolls[index],
            laid: self.laid.contains(owner),
            total: self.totals[index],
            showed: self.showed[index].iter().map(Face::Up).collect(),
        }
    }
}

fn face<T>(thing: T, is_up: bool) -> Face<T> {
    if is_up { Face::Up(thing) } else { Face::Down }
}

/// The event as `viewer` saw it; `None` if it passed unseen.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
    let hide = |by: Seat, moles: &[Face<Mole>]| -> Vec<Face<Mole>> {
        let seen = |&mole: &Face<Mole>| if viewer.is(by) { mole } else { Face::Down };
        moles.iter().map(seen).collect()
    };
    Some(match event {
        Event::Answered { by, about, .. } if !viewer.is(*by) => Event::Answered {
            by: *by,
            about: *about,
            answer: Face::Down,
        },
        Event::HolePeeked { by, .. } if !viewer.is(*by) => Event::HolePeeked {
            by: *by,
            hole: None,
            moles: Vec::new(),
        },
        Event::MolesWhacked { by, hole, moles } => Event::MolesWhacked {
            by: *by,
            hole: *hole,
            moles: hide(*by, moles),
        },
        Event::LeftoverTaken { by, hole, mole } => Event::LeftoverTaken {
            by: *by,
            hole: *hole,
            mole: if viewer.is(*by) { *mole } else { Face::Down },
        },
        Event::MolesDrawn { by, why, moles } => Event::MolesDrawn {
            by: *by,
            why: *why,
            moles: hide(*by, moles),
        },
        Event::MoleMarked { by, .. } if !viewer.is(*by) => return None,
        Event::ParkOpened { .. }
        | Event::ColourChosen { .. }
        | Event::Answered { .. }
        | Event::VisitTold { .. }
        | Event::NobodyVisited
        | Event::KingNamed { .. }
        | Event::RoundBegan { .. }
        | Event::MolesDealt { .. }
        | Event::HillShuffled { .. }
        | Event::CrownDeclared { .. }
        | Event::HolePeeked { .. }
        | Event::GoSaid { .. }
        | Event::DieRolled { .. }
        | Event::DieRerolled { .. }
        | Event::RerollDeclined { .. }
        | Event::NothingWhacked { .. }
        | Event::MoleMarked { .. }
        | Event::MolesDiscarded { .. }
        | Event::HandLaid { .. }
        | Event::NothingLaid { .. }
        | Event::CrownMissed { .. }
        | Event::NextNamed { .. }
        | Event::OrderDrawn { .. }
        | Event::PrizeTaken { .. }
        | Event::PrizePassed { .. }
        | Event::NothingLeft { .. }
        | Event::MolesKept { .. }
        | Event::HandCashed { .. }
        | Event::StandRestocked { .. }
        | Event::StandEmptied { .. }
        | Event::ParkClosed { .. }
        | Event::ShowdownBegan { .. }
        | Event::HandCleared { .. }
        | Event::PrizesReturned { .. }
        | Event::ShowdownRolled { .. }
        | Event::ShowdownWhacked { .. }
        | Event::ShowdownScored { .. }
        | Event::KingSteppedBack { .. }
        | Event::WinnerNamed { .. }
        | Event::WinnerDrawn { .. }
        | Event::DealEnded { .. } => event.clone(),
    })
}
