//! Who knows what. A view is built up from what its viewer may know, and nothing else.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Face, Seat, Viewer, mark};

use crate::card::{Card, Colour, Discarded, Kind, Side};
use crate::event::Event;
use crate::lookup::Line;
use crate::options::DiscardView;
use crate::outcome;
use crate::rules;
use crate::setup::Setup;
use crate::space::SpaceSet;
use crate::state::{Debt, Dogs, Move, Phase, Stock, Swap, Tally};

/// What one viewer sees of the table. It always includes board, deck, chips and discard piles
/// (DOGS-9).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// Who is looking.
    pub viewer: Viewer,
    /// What the table is waiting for.
    pub phase: Phase,
    /// Whose turn it is; before the deal, the first seat.
    pub active: Seat,
    /// Who dealt, once that is settled.
    pub dealer: Option<Seat>,
    /// The sides with their chips.
    pub sides: Vec<SideSeen>,
    /// The hands. Only its holder sees the cards of a hand; the others see how many there are.
    pub hands: BySeat<Vec<Face<Card>>>,
    /// The number of cards in the deck.
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
    /// Who may still draw a card, and until when.
    pub debts: BySeat<Debt>,
    /// Seats that may draw but that the table no longer waits for.
    pub late: tabletop::Seats,
    /// The last move.
    pub last: Option<Move>,
    /// What the laboratory counts.
    pub tally: Tally,
}

/// A side as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SideSeen {
    /// Its colour, once it is chosen.
    pub colour: Option<Colour>,
    /// Its chips on the board.
    pub chips: SpaceSet,
    /// The number of chips it has left; `None` if chips are unlimited.
    pub supply: Option<u8>,
    /// The sequences it has claimed.
    pub claimed: Vec<Line>,
}

impl SideSeen {
    /// Whether the side could claim a line: it shares at most one chip with each claimed one
    /// (DOGS-R36).
    #[inline]
    pub(crate) fn may_claim(&self, setup: &Setup, line: Line) -> bool {
        let lines = setup.lines();
        let mut claimed = self.claimed.iter();
        claimed.all(|other| lines[line.index()].and(lines[other.index()]).len() <= 1)
    }

    /// The chips in its claimed sequences, which nobody may take away (DOGS-31).
    fn locked(&self, setup: &Setup) -> SpaceSet {
        let lines = self.claimed.iter();
        let lines = lines.filter_map(|line| setup.lines().get(line.index()));
        lines.fold(SpaceSet::NONE, |locked, &line| locked.or(line))
    }
}

/// A card on a discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DiscardSeen {
    /// Whose pile it is on.
    pub by: Seat,
    /// The card. By an option only the top card of each pile is visible (DOGS-19).
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

    /// Whether a card is dead now (DOGS-33, DOGS-R22).
    pub fn is_dead(&self, setup: &Setup, card: Card) -> bool {
        setup.kind(card) == Kind::Breed && setup.pictures(card).is_within(self.covered())
    }

    /// Where a side could play a card now, if it held it (DOGS-R10).
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

    /// The length of the longest unbroken straight run of a side's chips.
    pub fn longest_run(&self, setup: &Setup, side: Side) -> u8 {
        outcome::longest_runs(setup, self.sides[side.index()].chips).0
    }

    /// Every run of a side's chips that is as long as its longest, including free corners (DOGS-R34,
    /// DOGS-R37).
    pub fn longest_runs(&self, setup: &Setup, side: Side) -> Vec<SpaceSet> {
        let length = self.longest_run(setup, side);
        let mut longest = Vec::new();
        outcome::each_run(setup, self.sides[side.index()].chips, |run| {
            if run.len() == length {
                longest.push(run);
            }
        });
        longest
    }
}

/// Builds what `viewer` may see.
pub(crate) fn view(state: &Dogs, viewer: Viewer) -> View {
    mark!(rules::DOGS_9);
    let n_seats = state.setup.n_seats;
    View {
        viewer,
        phase: state.phase,
        active: state.active,
        dealer: state.dealer,
        sides: state.sides_seen(),
        hands: BySeat::from_fn(n_seats, |seat| state.hand_as(seat, viewer)),
        deck: state.deck_size(),
        rebuilds: state.rebuilds,
        stock: state.stock,
        discards: state.discards_seen(),
        swap: state.swap,
        skipped: state.skipped,
        debts: BySeat::from_fn(n_seats, |seat| state.debts[seat.index()]),
        late: state.late,
        last: state.last,
        tally: state.tally,
    }
}

impl Dogs {
    /// Every discarded card face up, for replays of a finished deal.
    pub fn open_discards(&self) -> Vec<DiscardSeen> {
        let open = |discarded: &Discarded| DiscardSeen {
            by: discarded.by,
            card: Face::Up(discarded.card),
        };
        self.discards.iter().map(open).collect()
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

    /// Only its holder sees a hand until the game is over. Partners do not see it either.
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

/// The event as `viewer` saw it. Nobody misses an event, but only the owner sees which cards were dealt
/// or drawn.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
    let down = |cards: &Vec<Face<Card>>| vec![Face::Down; cards.len()];
    Some(match event {
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
    })
}
