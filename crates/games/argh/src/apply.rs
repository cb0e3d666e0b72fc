//! What each action does: one function per action.

use tabletop::{Checked, Face, Log, Seat, mark};

use crate::action::Action;
use crate::card::{Card, Location};
use crate::event::Event;
use crate::options::FirstPlayer;
use crate::rules;
use crate::state::{Argh, Ending, Peek, Phase, Vote};

/// Does a checked action, and everything that follows from it up to the next decision.
#[inline]
pub(crate) fn apply(state: &mut Argh, checked: Checked<&Action>, log: &mut Log<Event>) {
    let (seat, action) = checked.into_parts();
    // Each phase has only a few actions, and the phase is easy to predict. Matching on it first
    // leaves the processor one unpredictable branch per action.
    match (state.phase, *action) {
        (Phase::Turn, Action::TakeCard { location }) => state.take(location, log),
        (Phase::Turn, Action::StealCard { from, slot }) => state.steal(from, slot, log),
        (Phase::Holding { card }, Action::KeepCard) => state.keep(card, log),
        (Phase::Holding { card }, Action::OfferCard { to }) => state.offer(to, card, log),
        (Phase::Offered { to, card }, Action::AcceptCard) => state.accept(to, card, log),
        (Phase::Offered { to, card }, Action::DeclineCard) => state.decline(to, card, log),
        _ => state.apply_rare(seat, *action, log),
    }
}

impl Argh {
    /// The actions that happen once in a deal or never. They are kept apart so that the common
    /// ones stay fast.
    #[cold]
    fn apply_rare(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        match (self.phase, action) {
            (_, Action::ChooseFirstPlayer { seat: named }) => {
                self.vote(seat, Vote::For(named), log);
            }
            (_, Action::LeaveToChance) => self.vote(seat, Vote::Chance, log),
            (_, Action::OwlPeek { picks }) => self.peek_into_box(seat, picks, log),
            (_, Action::OwlDecline) => self.decline_peek(seat, log),
            (_, Action::PickEffect { card: effect }) => {
                log.push(|| Event::EffectPicked { by: seat, effect });
                self.face_effect(seat, effect, log);
            }
            (
                Phase::Effects {
                    effect: Some(effect),
                    ..
                },
                Action::SwitchSign { card }
                | Action::HamsterDiscard { card }
                | Action::ScientistDiscard { card },
            ) => {
                self.hit(seat, effect, card, log);
                self.resolve(seat, log);
            }
            (phase, action) => unreachable!("{action:?} in {phase:?} was not checked"),
        }
    }

    fn vote(&mut self, seat: Seat, vote: Vote, log: &mut Log<Event>) {
        let Phase::ChooseFirst { votes, lots } = &mut self.phase else {
            unreachable!("check made sure that a vote is being held");
        };
        votes[seat.index()] = Some(vote);
        let (votes, lots) = (*votes, *lots);
        self.enter(self.phase);
        log.push(|| Event::VoteCast { by: seat, vote });
        let host_alone = self.setup.options.first_player == FirstPlayer::HostPicks;
        if !host_alone && !self.waits.is_empty() {
            return;
        }
        let count = |named: u8| {
            let for_them = Some(Vote::For(Seat(named)));
            votes.iter().filter(|&&vote| vote == for_them).count()
        };
        let n_seats = self.setup.n_seats;
        let most = (0..n_seats).map(count).max();
        // The lots drawn at the deal decide a tied vote.
        mark!(rules::ARGH_11, rules::ARGH_R4);
        let level = lots[..usize::from(n_seats)].iter();
        let first = level.copied().find(|&named| Some(count(named)) == most);
        self.first = Seat(first.unwrap_or(0));
        self.active = self.first;
        self.enter(Phase::Turn);
        log.push(|| Event::FirstPlayerChosen { seat: self.first });
    }

    /// Draws the top card and looks at it.
    #[inline]
    fn take(&mut self, location: Location, log: &mut Log<Event>) {
        mark!(rules::ARGH_16, rules::ARGH_17);
        let top = &mut self.tops[location.index()];
        *top -= 1;
        let card = std::mem::replace(&mut self.order[usize::from(*top)], Card(0));
        let by = self.active;
        self.enter(Phase::Holding { card });
        log.push(|| Event::CardTaken {
            by,
            location,
            card: Face::Up(card),
        });
        // The first pile to run out starts the last round, after this turn. Further piles running
        // out change nothing.
        if self.turns_left.is_none() && self.pile_size(location) == 0 {
            mark!(rules::ARGH_31, rules::ARGH_R21, rules::ARGH_R22);
            self.turns_left = Some(self.setup.n_seats);
            log.push(|| Event::PileRanOut { location, by });
        }
    }

    /// Lays the card face down in front of its taker, in the next slot. There is no limit.
    #[inline]
    fn keep(&mut self, card: Card, log: &mut Log<Event>) {
        mark!(rules::ARGH_18, rules::ARGH_28, rules::ARGH_R13);
        let by = self.active;
        let seat = by.index();
        self.n_laid[seat] += 1;
        let slot = self.n_laid[seat];
        self.hidden.lay(by, slot, card);
        let location = self.setup.lookup.location[card.index()];
        log.push(|| Event::CardKept {
            by,
            location,
            slot,
            card: Face::Up(card),
        });
        self.end_turn(log);
    }

    /// Offers the card to any other seat.
    #[inline]
    fn offer(&mut self, to: Seat, card: Card, log: &mut Log<Event>) {
        mark!(rules::ARGH_19, rules::ARGH_R9);
        let by = self.active;
        let location = self.setup.lookup.location[card.index()];
        self.enter(Phase::Offered { to, card });
        log.push(|| Event::CardOffered {
            by,
            to,
            location,
            card: Face::Up(card),
        });
    }

    /// Turns the card up in front of the seat that accepted it.
    #[inline]
    fn accept(&mut self, to: Seat, card: Card, log: &mut Log<Event>) {
        mark!(rules::ARGH_20);
        let from = self.active;
        log.push(|| Event::CardAccepted { by: to, from, card });
        self.turn_up(to, card, log);
    }

    /// Turns the card up in front of the seat that offered it.
    #[inline]
    fn decline(&mut self, to: Seat, card: Card, log: &mut Log<Event>) {
        mark!(rules::ARGH_21, rules::ARGH_24, rules::ARGH_R8);
        let from = self.active;
        log.push(|| Event::CardDeclined { by: to, from, card });
        self.turn_up(from, card, log);
    }

    /// Turns the card up in front of the thief. No pile shrinks, so a theft never starts the end.
    #[inline]
    fn steal(&mut self, from: Seat, slot: u8, log: &mut Log<Event>) {
        mark!(
            rules::ARGH_16,
            rules::ARGH_22,
            rules::ARGH_23,
            rules::ARGH_R23
        );
        let by = self.active;
        let card = self.hidden.take(from, slot);
        let card = card.expect("check made sure that the slot has a card");
        log.push(|| Event::CardStolen {
            by,
            from,
            slot,
            card,
        });
        self.turn_up(by, card, log);
    }

    /// Turns a card up in front of `seat` after an answer or a theft. It stays there for good, so
    /// every deal ends.
    #[inline]
    fn turn_up(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        mark!(rules::ARGH_R12, rules::ARGH_R17, rules::ARGH_R42);
        let up = &mut self.up[seat.index()];
        *up = up.with(card);
        let lookup = &self.setup.lookup;
        let parts = up.and(lookup.bombs).len();
        if lookup.bombs.contains(card) && parts >= self.setup.edition.bombs_to_win {
            // This wins at once, no matter whose turn it is.
            mark!(
                rules::ARGH_3,
                rules::ARGH_30,
                rules::ARGH_39,
                rules::ARGH_R19
            );
            self.show_hands(log);
            self.finish(Ending::BombFaceUp(seat), log);
        } else if lookup.owls.contains(card) {
            // The owl is answered before the next turn.
            mark!(rules::ARGH_R48);
            self.enter(Phase::Owl { seat });
        } else {
            self.end_turn(log);
        }
    }

    fn peek_into_box(&mut self, by: Seat, picks: [u8; 3], log: &mut Log<Event>) {
        self.peek = Some(Peek { seat: by, picks });
        log.push(|| Event::OwlPeeked {
            by,
            cards: Location::ALL.map(|location| {
                let pick = usize::from(picks[location.index()]);
                Face::from(self.in_box(location).get(pick).copied())
            }),
        });
        self.end_turn(log);
    }

    fn decline_peek(&mut self, by: Seat, log: &mut Log<Event>) {
        log.push(|| Event::OwlDeclined { by });
        self.end_turn(log);
    }

    /// Passes the turn to the next seat clockwise, or reveals after the last turn.
    #[inline]
    fn end_turn(&mut self, log: &mut Log<Event>) {
        loop {
            if let Some(left) = &mut self.turns_left {
                *left -= 1;
                if *left == 0 {
                    mark!(rules::ARGH_32, rules::ARGH_R22);
                    self.reveal(log);
                    return;
                }
            }
            mark!(rules::ARGH_15);
            self.active = self.active.next(self.setup.n_seats);
            // Before the last round every pile has a card to take.
            if self.turns_left.is_none() {
                return self.enter(Phase::Turn);
            }
            // A seat passes only if it can neither take nor steal. All piles are empty then, so this
            // is the last round and the loop ends.
            if self.may_take() || self.may_steal(self.active) {
                return self.enter(Phase::Turn);
            }
            mark!(rules::ARGH_R16);
            log.push(|| Event::TurnSkipped { seat: self.active });
        }
    }
}
