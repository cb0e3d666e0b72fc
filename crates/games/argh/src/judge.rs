//! The rule of thumb: weighs each choice from a view and nothing else.
//!
//! The unit is a hundredth of a point. A win is worth [`WIN`]. What another seat gains counts against
//! this one, divided by the number of opponents.

use tabletop::{Face, Judge, Seat};

use crate::action::Action;
use crate::best;
use crate::card::{Card, CardSet, Location};
use crate::scoring::Team;
use crate::setup::Setup;
use crate::state::Argh;
use crate::view::{PhaseSeen, View};

/// What a win is worth.
const WIN: i32 = 3000;
/// What an odd spy costs: not the whole game, because another one may come. This number and those
/// below were tuned in many deals against hamsters (docs/benchmarks.md).
const SPY: i32 = 500;
/// What a first bomb part is worth.
const FIRST_BOMB: i32 = 500;
/// People keep what they want, so a face-down card is worth this much more than average.
const ENVY: i32 = 140;
/// They offer what they do not want, so an offered card is worth this much less.
const SUSPICION: i32 = 50;

impl Judge for Argh {
    fn weigh(setup: &Setup, view: &View, seat: Seat, choices: &[Action]) -> Vec<i32> {
        let table = Table::new(setup, view, seat);
        choices.iter().map(|action| table.weight(*action)).collect()
    }
}

/// The table as the thinking seat sees it.
struct Table<'a> {
    setup: &'a Setup,
    view: &'a View,
    seat: Seat,
    /// Cards whose place the seat does not know, by location.
    unseen: [CardSet; 3],
    /// While effects are resolved: the card to pick or hit, worked out once for all choices.
    answer: Option<Card>,
}

impl<'a> Table<'a> {
    fn new(setup: &'a Setup, view: &'a View, seat: Seat) -> Self {
        let seen = crate::imagine::seen(view);
        Self {
            setup,
            view,
            seat,
            unseen: setup.lookup.by_location.map(|cards| cards.minus(seen)),
            answer: best_answer(setup, view, seat),
        }
    }

    fn weight(&self, action: Action) -> i32 {
        match action {
            Action::TakeCard { location } => self.take(location),
            Action::StealCard { from, slot } => self.steal(from, slot),
            Action::KeepCard => self.held().map_or(0, |card| self.keep(card)),
            Action::OfferCard { to } => self.held().map_or(0, |card| self.offer(card, to)),
            Action::AcceptCard => self.accept(),
            Action::DeclineCard => self.decline(),
            Action::OwlPeek { .. } => 1,
            Action::SwitchSign { card }
            | Action::HamsterDiscard { card }
            | Action::ScientistDiscard { card }
            | Action::PickEffect { card } => i32::from(self.answer == Some(card)),
            Action::ChooseFirstPlayer { .. }
            | Action::LeaveToChance
            | Action::LayCardFaceUp
            | Action::OwlDecline => 0,
        }
    }

    /// A card from a pile is kept or offered, depending on which is better. The last card of a pile
    /// also brings the end closer, which is good for the seat in the lead.
    fn take(&self, location: Location) -> i32 {
        let hope = self.mean(self.unseen[location.index()], |card| {
            let others = (0..self.setup.n_seats)
                .map(Seat)
                .filter(|&to| to != self.seat);
            let best_offer = others.map(|to| self.offer(card, to)).max().unwrap_or(0);
            self.keep(card).max(best_offer)
        });
        let is_last = self.view.piles[location.index()] == 1 && self.view.turns_left.is_none();
        hope + if is_last { self.lead() / 2 } else { 0 }
    }

    /// A face-down card was worth keeping. Its owner loses it, and it lies face up from then on.
    fn steal(&self, from: Seat, slot: u8) -> i32 {
        let hidden = self.view.areas[from]
            .down
            .iter()
            .find(|hidden| hidden.slot == slot);
        let Some(hidden) = hidden else { return 0 };
        let cards = self.unseen[hidden.location.index()];
        let gain = self.mean(cards, |card| self.worth(card, self.seat, Lies::FaceUp));
        let loss = self.mean(cards, |card| self.worth(card, from, Lies::FaceDown));
        gain + ENVY + self.against(loss + ENVY)
    }

    /// A kept card counts, but it could be stolen.
    fn keep(&self, card: Card) -> i32 {
        let worth = self.worth(card, self.seat, Lies::FaceDown);
        worth * 4 / 5
    }

    /// An offered card ends up face up, a little more often here than there.
    fn offer(&self, card: Card, to: Seat) -> i32 {
        let mine = self.worth(card, self.seat, Lies::FaceUp);
        let theirs = self.against(self.worth(card, to, Lies::FaceUp));
        (mine * 55 - theirs * 45) / 100
    }

    fn accept(&self) -> i32 {
        let PhaseSeen::Offered { location, .. } = self.view.phase else {
            return 0;
        };
        let cards = self.unseen[location.index()];
        self.mean(cards, |card| self.worth(card, self.seat, Lies::FaceUp)) - SUSPICION
    }

    fn decline(&self) -> i32 {
        let PhaseSeen::Offered {
            seat: giver,
            location,
            ..
        } = self.view.phase
        else {
            return 0;
        };
        let cards = self.unseen[location.index()];
        let theirs = self.mean(cards, |card| self.worth(card, giver, Lies::FaceUp));
        -self.against(theirs - SUSPICION)
    }

    /// What a card adds to a seat's team, as far as this seat can see it.
    fn worth(&self, card: Card, seat: Seat, lies: Lies) -> i32 {
        let lookup = &self.setup.lookup;
        let team = self.team(seat);
        let before = Team {
            cards: team,
            switched: CardSet::NONE,
        };
        let after = Team {
            cards: team.with(card),
            switched: CardSet::NONE,
        };
        let points = 100 * (after.points(self.setup) - before.points(self.setup));
        if lookup.bombs.contains(card) {
            let open = self.view.areas[seat].up.and(lookup.bombs).len();
            let all = team.and(lookup.bombs).len();
            return match (lies, open, all) {
                (Lies::FaceUp, 1.., _) => WIN,
                (Lies::FaceUp | Lies::FaceDown, _, 1..) => WIN / 2,
                (Lies::FaceUp | Lies::FaceDown, _, 0) => FIRST_BOMB,
            };
        }
        if lookup.spies.contains(card) {
            return if before.is_out(self.setup) { SPY } else { -SPY };
        }
        if lookup.mosquitoes.contains(card) {
            // It improves the worst number, or spoils the smallest if none is negative.
            let values = team.and(lookup.numbers).iter();
            let worst = values
                .filter_map(|card| before.value(self.setup, card))
                .min();
            return worst.map_or(0, |value| -200 * value).clamp(-400, 800);
        }
        if lookup.hamsters.contains(card) {
            let negative = before.negative(self.setup);
            let spies = negative.and(lookup.spies).len();
            let numbers = negative.minus(lookup.spies).iter();
            let worst = numbers
                .filter_map(|card| before.value(self.setup, card))
                .min();
            return match (spies, worst) {
                (1, _) => SPY,
                (2, None) => -SPY,
                (_, Some(value)) => -100 * value,
                (_, None) => 50,
            };
        }
        if lookup.scientists.contains(card) {
            return -100 * before.highest(self.setup).unwrap_or(3).max(3);
        }
        points
    }

    /// What this seat knows of a team.
    fn team(&self, seat: Seat) -> CardSet {
        let area = &self.view.areas[seat];
        let known = area.down.iter().filter_map(|hidden| hidden.card.up());
        known.fold(area.up, CardSet::with)
    }

    fn held(&self) -> Option<Card> {
        match self.view.phase {
            PhaseSeen::Holding {
                card: Face::Up(card),
                ..
            } => Some(card),
            _ => None,
        }
    }

    /// What another seat's gain costs this seat: the more opponents, the less.
    fn against(&self, gain: i32) -> i32 {
        gain / i32::from(self.setup.n_seats - 1)
    }

    /// How far this seat is ahead of the best other seat, by the cards in sight.
    fn lead(&self) -> i32 {
        let points = |seat: Seat| 100 * self.view.areas[seat].points;
        let others = (0..self.setup.n_seats)
            .map(Seat)
            .filter(|&other| other != self.seat);
        points(self.seat) - others.map(points).max().unwrap_or(0)
    }

    fn mean(&self, cards: CardSet, worth: impl Fn(Card) -> i32) -> i32 {
        let n_cards = i32::from(cards.len().max(1));
        cards.iter().map(worth).sum::<i32>() / n_cards
    }
}

/// The best answer while effects are resolved; all cards are open by then (ARGH-R43).
fn best_answer(setup: &Setup, view: &View, seat: Seat) -> Option<Card> {
    let PhaseSeen::Effects { effect, .. } = view.phase else {
        return None;
    };
    let area = &view.areas[seat];
    let team = Team {
        cards: area.up.minus(area.discarded),
        switched: area.switched,
    };
    let left = best::effects(setup).and(team.cards).minus(view.acted);
    best::best(setup, team, left, effect)
}

/// How a card would lie in front of a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lies {
    FaceUp,
    FaceDown,
}
