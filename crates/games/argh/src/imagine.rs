//! Imagining a whole table from one view.

use tabletop::{Chance, Face, Seat, Seats};

use crate::card::{Card, CardSet, Location, MOST_CARDS};
use crate::deal::lots;
use crate::hidden::HiddenCards;
use crate::setup::{MOST_SEATS, Setup};
use crate::state::{Argh, Peek, Phase};
use crate::view::{PhaseSeen, View};

/// A world in which the viewer would see exactly this: unknown cards are dealt out at random.
pub(crate) fn imagine(setup: &Setup, view: &View, mut luck: Chance) -> Argh {
    let lookup = &setup.lookup;
    let mut unseen = Unseen::new(setup, view, &mut luck);
    let mut world = Argh {
        setup: setup.clone(),
        phase: Phase::Turn,
        waits: Seats::NONE,
        first: view.first.unwrap_or(Seat(0)),
        active: Seat(0),
        turns_left: view.turns_left,
        order: [Card(0); MOST_CARDS],
        tops: [0; 3],
        boxed: [0; 3],
        peek: None,
        up: [CardSet::NONE; MOST_SEATS],
        hidden: HiddenCards::NONE,
        n_laid: [0; MOST_SEATS],
        revealed: CardSet::NONE,
        switched: CardSet::NONE,
        discarded: CardSet::NONE,
        acted: view.acted,
    };
    for (seat, area) in view.areas.by_seat() {
        world.up[seat.index()] = area.up;
        world.n_laid[seat.index()] = area.slots_used;
        world.revealed = world.revealed.or(area.revealed);
        world.switched = world.switched.or(area.switched);
        world.discarded = world.discarded.or(area.discarded);
        for hidden in &area.down {
            let card = unseen.card(hidden.card, hidden.location);
            world.hidden.lay(seat, hidden.slot, card);
        }
    }
    let (active, phase) = match &view.phase {
        PhaseSeen::ChooseFirst { votes } => {
            let mut said = [None; MOST_SEATS];
            for (seat, vote) in votes.by_seat() {
                said[seat.index()] = *vote;
            }
            let lots = lots(setup.n_seats, &mut luck);
            (Seat(0), Phase::ChooseFirst { votes: said, lots })
        }
        PhaseSeen::Turn { seat } => (*seat, Phase::Turn),
        PhaseSeen::Holding {
            seat,
            location,
            card,
        } => (
            *seat,
            Phase::Holding {
                card: unseen.card(*card, *location),
            },
        ),
        PhaseSeen::Offered {
            seat,
            to,
            location,
            card,
        } => {
            let card = unseen.card(*card, *location);
            (*seat, Phase::Offered { to: *to, card })
        }
        PhaseSeen::Owl { turn, seat } => (*turn, Phase::Owl { seat: *seat }),
        PhaseSeen::Effects { turn, seat, effect } => (
            *turn,
            Phase::Effects {
                seat: *seat,
                effect: *effect,
            },
        ),
        PhaseSeen::Over { turn, ending } => (*turn, Phase::Over(*ending)),
    };
    world.active = active;
    world.enter(phase);
    for location in Location::ALL {
        let removed = &view.removed[location.index()];
        let end = usize::from(lookup.starts[location.index() + 1]);
        for (index, card) in removed.iter().enumerate() {
            world.order[end - removed.len() + index] = unseen.card(*card, location);
        }
        world.boxed[location.index()] = small(removed.len());
        let start = usize::from(lookup.starts[location.index()]);
        let size = usize::from(view.piles[location.index()]);
        for place in &mut world.order[start..start + size] {
            *place = unseen.card(Face::Down, location);
        }
        world.tops[location.index()] = small(start + size);
    }
    world.peek = view.peeked.map(|seat| Peek {
        seat,
        // If another seat looked, only that seat knows at which cards.
        picks: view.own_peek.unwrap_or_else(|| {
            let n_cards = |location: usize| small(view.removed[location].len()).max(1);
            [0, 1, 2].map(|location| small(luck.below(n_cards(location).into())))
        }),
    });
    world
}

/// A number of cards, as the state stores it.
fn small(n_cards: impl TryInto<u8>) -> u8 {
    let n_cards = n_cards.try_into().ok();
    n_cards.expect("an edition has at most 32 cards")
}

/// The cards whose place the viewer does not know, shuffled, by location.
struct Unseen {
    cards: [[Card; MOST_CARDS]; 3],
    left: [usize; 3],
}

impl Unseen {
    fn new(setup: &Setup, view: &View, luck: &mut Chance) -> Self {
        let seen = seen(view);
        let mut unseen = Self {
            cards: [[Card(0); MOST_CARDS]; 3],
            left: [0; 3],
        };
        for location in 0..3 {
            let hidden = setup.lookup.by_location[location].minus(seen);
            let cards = &mut unseen.cards[location];
            for (place, card) in cards.iter_mut().zip(hidden.iter()) {
                *place = card;
            }
            unseen.left[location] = usize::from(hidden.len());
            luck.shuffle(&mut cards[..usize::from(hidden.len())]);
        }
        unseen
    }

    /// The card if it is known, otherwise an unseen one of its location.
    #[inline]
    fn card(&mut self, face: Face<Card>, location: Location) -> Card {
        match face {
            Face::Up(card) => card,
            Face::Down => {
                let left = &mut self.left[location.index()];
                *left -= 1;
                self.cards[location.index()][*left]
            }
        }
    }
}

/// Every card whose place the viewer knows.
pub(crate) fn seen(view: &View) -> CardSet {
    let mut seen = CardSet::NONE;
    for area in view.areas.iter() {
        seen = seen.or(area.up);
        seen = area
            .down
            .iter()
            .fold(seen, |seen, hidden| with_face(seen, hidden.card));
    }
    for card in view.removed.iter().flatten() {
        seen = with_face(seen, *card);
    }
    match view.phase {
        PhaseSeen::Holding { card, .. } | PhaseSeen::Offered { card, .. } => {
            seen = with_face(seen, card);
        }
        PhaseSeen::ChooseFirst { .. }
        | PhaseSeen::Turn { .. }
        | PhaseSeen::Owl { .. }
        | PhaseSeen::Effects { .. }
        | PhaseSeen::Over { .. } => (),
    }
    seen
}

#[inline]
fn with_face(seen: CardSet, face: Face<Card>) -> CardSet {
    face.up().map_or(seen, |card| seen.with(card))
}
