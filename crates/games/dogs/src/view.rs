//! Who knows what: a view is built up from nothing, out of what its viewer may know.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Face, Seat, Viewer, mark};

use crate::action::Event;
use crate::card::{Card, Colour, Discarded, Kind, Side};
use crate::ending;
use crate::lookup::Line;
use crate::options::DiscardView;
use crate::rules;
use crate::setup::Setup;
use crate::space::SpaceSet;
use crate::state::{Debt, Dogs, Move, Phase, Stock, Swap, Tally};

/// What one viewer sees of the table. Board, deck, chips and the discard piles are always in it
/// (DOGS-9).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// Who is looking.
    pub viewer: Viewer,
    /// What the table is waiting for.
    pub phase: Phase,
    /// Whose turn it is; before the deal, the first seat.
    pub active: Seat,
    /// Who dealt; nobody while that is not settled.
    pub dealer: Option<Seat>,
    /// The sides with their chips.
    pub sides: Vec<SideSeen>,
    /// The hands: their holder knows them, the others how many cards they have.
    pub hands: BySeat<Vec<Face<Card>>>,
    /// How many cards the deck has.
    pub deck: u8,
    /// How often it was rebuilt.
    pub rebuilds: u8,
    /// Whether it has run out for good.
    pub stock: Stock,
    /// The discard piles of all players, oldest card first.
    pub discards: Vec<DiscardSeen>,
    /// Whether a dead card was turned in this turn.
    pub swap: Swap,
    /// Turns skipped in a row.
    pub skipped: u8,
    /// Who may still draw a card, and how long.
    pub debts: BySeat<Debt>,
    /// Those whom the table does not wait for any more.
    pub late: tabletop::Seats,
    /// The last move.
    pub last: Option<Move>,
    /// What the laboratory counts.
    pub tally: Tally,
}

/// A side as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SideSeen {
    /// Its colour; none while it is not chosen.
    pub colour: Option<Colour>,
    /// Its chips on the board.
    pub chips: SpaceSet,
    /// How many chips it has left; none where there are as many as it takes.
    pub supply: Option<u8>,
    /// The sequences it has claimed.
    pub claimed: Vec<Line>,
}

impl SideSeen {
    /// Whether a line could still be claimed: it shares at most one chip with each that is
    /// (DOGS-R36).
    #[inline]
    pub(crate) fn may_claim(&self, setup: &Setup, line: Line) -> bool {
        let lines = setup.lines();
        let mut claimed = self.claimed.iter();
        claimed.all(|other| lines[line.index()].and(lines[other.index()]).len() <= 1)
    }

    /// The chips that nobody may take away (DOGS-31).
    fn locked(&self, setup: &Setup) -> SpaceSet {
        let lines = self.claimed.iter();
        let lines = lines.filter_map(|line| setup.lines().get(line.index()));
        lines.fold(SpaceSet::NONE, |locked, &line| locked.or(line))
    }
}

/// A card on a discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DiscardSeen {
    /// Before whom it lies.
    pub by: Seat,
    /// The card: all are open to look at, or the top one of each pile (DOGS-19).
    pub card: Face<Card>,
}

impl View {
    /// The cards of a hand that the viewer knows.
    pub fn known_hand(&self, seat: Seat) -> impl Iterator<Item = Card> + Clone {
        let hand = self.hands.at(seat).map_or(&[][..], Vec::as_slice);
        hand.iter().filter_map(|face| face.up())
    }

    /// Every space with a chip on it.
    pub fn covered(&self) -> SpaceSet {
        let sides = self.sides.iter();
        sides.fold(SpaceSet::NONE, |covered, side| covered.or(side.chips))
    }

    /// The discard pile of a seat, its top last.
    pub fn pile(&self, seat: Seat) -> impl Iterator<Item = Face<Card>> + Clone {
        let mine = self
            .discards
            .iter()
            .filter(move |discard| discard.by == seat);
        mine.map(|discard| discard.card)
    }

    /// Whether a card is dead now, for those who know that somebody holds it (DOGS-33, DOGS-R22).
    pub fn is_dead(&self, setup: &Setup, card: Card) -> bool {
        setup.kind(card) == Kind::Breed && setup.pictures(card).is_within(self.covered())
    }

    /// Where a side could play a card now (DOGS-R10), for those who know that somebody holds it.
    pub fn targets(&self, setup: &Setup, side: Side, card: Card) -> SpaceSet {
        let has_chip = self.sides[side.index()].supply.is_none_or(|left| left > 0);
        match setup.kind(card) {
            Kind::Doghouse => {
                let rivals = setup.sides().filter(|&other| other != side);
                rivals.fold(SpaceSet::NONE, |chips, rival| {
                    let seen = &self.sides[rival.index()];
                    chips.or(seen.chips.minus(seen.locked(setup)))
                })
            }
            Kind::Breed | Kind::Hydrant if !has_chip => SpaceSet::NONE,
            Kind::Breed => setup.pictures(card).minus(self.covered()),
            Kind::Hydrant => setup.spaces().minus(self.covered()),
        }
    }

    /// Whether a dead card may still be turned in this turn (DOGS-R24).
    pub fn may_swap(&self, setup: &Setup) -> bool {
        let may_rebuild = self.rebuilds < setup.options.reshuffle_limit;
        self.swap == Swap::Open && (self.deck > 0 || may_rebuild)
    }

    /// How long the longest unbroken straight run of a side's chips is.
    pub fn longest_run(&self, setup: &Setup, side: Side) -> u8 {
        ending::longest_runs(setup, self.sides[side.index()].chips).0
    }

    /// Every run of a side's chips that is as long as its longest, with the free corners that
    /// belong to it (DOGS-R34, DOGS-R37).
    pub fn longest_runs(&self, setup: &Setup, side: Side) -> Vec<SpaceSet> {
        let length = self.longest_run(setup, side);
        let mut longest = Vec::new();
        ending::each_run(setup, self.sides[side.index()].chips, |run| {
            if run.len() == length {
                longest.push(run);
            }
        });
        longest
    }
}

impl Dogs {
    /// Every discarded card face up, for whoever watches a finished deal again.
    pub fn open_discards(&self) -> Vec<DiscardSeen> {
        let open = |discarded: &Discarded| DiscardSeen {
            by: discarded.by,
            card: Face::Up(discarded.card),
        };
        self.discards.iter().map(open).collect()
    }

    /// Builds what `viewer` may see.
    pub(crate) fn look_as(&self, viewer: Viewer) -> View {
        mark!(rules::DOGS_9);
        let n_seats = self.setup.n_seats;
        View {
            viewer,
            phase: self.phase,
            active: self.active,
            dealer: self.dealer,
            sides: self.sides_seen(),
            hands: BySeat::from_fn(n_seats, |seat| self.hand_as(seat, viewer)),
            deck: self.deck_size(),
            rebuilds: self.rebuilds,
            stock: self.stock,
            discards: self.discards_seen(),
            swap: self.swap,
            skipped: self.skipped,
            debts: BySeat::from_fn(n_seats, |seat| self.debts[seat.index()]),
            late: self.late,
            last: self.last,
            tally: self.tally,
        }
    }

    fn sides_seen(&self) -> Vec<SideSeen> {
        let sides = self.setup.sides();
        sides
            .map(|side| SideSeen {
                colour: self.colours[side.index()],
                chips: self.chips[side.index()],
                supply: self.supply(side),
                claimed: self.claimed[side.index()]
                    .iter()
                    .flatten()
                    .copied()
                    .collect(),
            })
            .collect()
    }

    /// A hand is its holder's secret, from partners too, until the game is over.
    fn hand_as(&self, seat: Seat, viewer: Viewer) -> Vec<Face<Card>> {
        let is_open = viewer.is(seat) || matches!(self.phase, Phase::Over(_));
        let hand = self.hands[seat.index()].iter();
        hand.map(|&card| if is_open { Face::Up(card) } else { Face::Down })
            .collect()
    }

    fn discards_seen(&self) -> Vec<DiscardSeen> {
        let is_over = matches!(self.phase, Phase::Over(_));
        let is_open = |place: usize| match self.setup.options.discard_view {
            DiscardView::All => true,
            DiscardView::Top => {
                let by = self.discards[place].by;
                is_over
                    || self.discards[place + 1..]
                        .iter()
                        .all(|later| later.by != by)
            }
        };
        let discards = self.discards.iter().enumerate();
        discards
            .map(|(place, discarded)| DiscardSeen {
                by: discarded.by,
                card: if is_open(place) {
                    Face::Up(discarded.card)
                } else {
                    Face::Down
                },
            })
            .collect()
    }
}

/// The event as `viewer` saw it. Every event is seen by everybody; some show less to some.
pub(crate) fn redacted(event: &Event, viewer: Viewer) -> Event {
    let down = |cards: &Vec<Face<Card>>| vec![Face::Down; cards.len()];
    match event {
        Event::HandDealt { to, cards } if !viewer.is(*to) => Event::HandDealt {
            to: *to,
            cards: down(cards),
        },
        Event::CardDrawn { by, card: _, why } if !viewer.is(*by) => Event::CardDrawn {
            by: *by,
            card: Face::Down,
            why: *why,
        },
        Event::HandDealt { .. }
        | Event::CardDrawn { .. }
        | Event::ColourChosen { .. }
        | Event::DealerChosen { .. }
        | Event::ChipPlaced { .. }
        | Event::ChipRemoved { .. }
        | Event::DeadCardTurnedIn { .. }
        | Event::CardLeft { .. }
        | Event::CardLost { .. }
        | Event::DeckRebuilt { .. }
        | Event::DeckUsedUp
        | Event::TurnSkipped { .. }
        | Event::SequenceMade { .. }
        | Event::LinesMeasured { .. }
        | Event::DealEnded { .. }
        | Event::HandShown { .. } => event.clone(),
    }
}
