//! What each action does: one function per action.

use tabletop::{Chance, Face, Log, Refusal, Seat, Seats, mark};

use crate::action::{Action, Event};
use crate::card::{Card, CardSet, Location};
use crate::hidden::HiddenCards;
use crate::options::FirstPlayer;
use crate::rules;
use crate::setup::{MOST_SEATS, SEATS, Setup};
use crate::state::{Argh, Ending, Peek, Phase, Vote};

impl Argh {
    /// Lays the table. From a seed: the house pile is shuffled, then the garden, then the
    /// laboratory, then it is drawn who starts.
    pub(crate) fn lay(
        setup: &Setup,
        mut chance: Chance,
        log: &mut Log<Event>,
    ) -> Result<Self, Refusal> {
        setup.check_table()?;
        let lookup = &setup.lookup;
        let mut order = lookup.deck;
        let mut tops = [0; 3];
        for (location, top) in tops.iter_mut().enumerate() {
            let (start, end) = (lookup.starts[location], lookup.starts[location + 1]);
            // Each pile by itself, promo cards among the others.
            mark!(rules::ARGH_10, rules::ARGH_R3);
            chance.shuffle(&mut order[usize::from(start)..usize::from(end)]);
            // Its top cards go into the box, unseen.
            mark!(rules::ARGH_12);
            *top = end - lookup.removed;
        }
        mark!(rules::ARGH_11, rules::ARGH_R4);
        let n_seats = setup.n_seats;
        let by_lot = |chance: &mut Chance| *chance.pick(&SEATS[..usize::from(n_seats)]);
        let first = match setup.options.first_player {
            FirstPlayer::Random => Some(by_lot(&mut chance)),
            FirstPlayer::LastWinner => {
                Some(setup.last_winner.unwrap_or_else(|| by_lot(&mut chance)))
            }
            FirstPlayer::HostPicks | FirstPlayer::Ask => None,
        };
        let phase = first.map_or_else(
            || Phase::ChooseFirst {
                votes: [None; MOST_SEATS],
                lots: lots(n_seats, &mut chance),
            },
            |_| Phase::Turn,
        );
        let mut state = Self {
            setup: setup.clone(),
            phase,
            waits: Seats::NONE,
            first: first.unwrap_or(Seat(0)),
            active: first.unwrap_or(Seat(0)),
            turns_left: None,
            order,
            tops,
            boxed: [lookup.removed; 3],
            peek: None,
            up: [CardSet::NONE; MOST_SEATS],
            hidden: HiddenCards::NONE,
            n_laid: [0; MOST_SEATS],
            revealed: CardSet::NONE,
            switched: CardSet::NONE,
            discarded: CardSet::NONE,
            acted: CardSet::NONE,
        };
        state.enter(phase);
        log.push(|| Event::TableLaid {
            piles: Location::ALL.map(|location| state.pile_size(location)),
            removed: state.boxed,
        });
        if let Some(seat) = first {
            log.push(|| Event::FirstPlayerChosen { seat });
        }
        Ok(state)
    }

    /// Does an action that was checked.
    #[inline]
    pub(crate) fn perform(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        // Each phase has its own few actions. Asking for the phase first, which follows from what
        // happened before, leaves the processor one surprise an action.
        match (self.phase, action) {
            (Phase::Turn, Action::TakeCard { location }) => self.take(location, log),
            (Phase::Turn, Action::StealCard { from, slot }) => self.steal(from, slot, log),
            (Phase::Holding { card }, Action::KeepCard) => self.keep(card, log),
            (Phase::Holding { card }, Action::OfferCard { to }) => self.offer(to, card, log),
            (Phase::Offered { to, card }, Action::AcceptCard) => self.accept(to, card, log),
            (Phase::Offered { to, card }, Action::DeclineCard) => self.decline(to, card, log),
            _ => self.perform_rare(seat, action, log),
        }
    }

    /// The actions that a deal sees once or never, apart from the others so that those stay quick.
    #[cold]
    fn perform_rare(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        match (self.phase, action) {
            (_, Action::ChooseFirstPlayer { seat: named }) => {
                self.vote(seat, Vote::For(named), log);
            }
            (_, Action::LeaveToChance) => self.vote(seat, Vote::Chance, log),
            (_, Action::OwlPeek { picks }) => self.look(seat, picks, log),
            (_, Action::OwlDecline) => self.look_away(seat, log),
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
            unreachable!("a vote was checked to be asked for");
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
        // A tied vote is decided at random, by the lots drawn at the deal.
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
        // The first pile to run out starts the last round, which begins when this turn is finished;
        // another one running out later changes nothing.
        if self.turns_left.is_none() && self.pile_size(location) == 0 {
            mark!(rules::ARGH_31, rules::ARGH_R21, rules::ARGH_R22);
            self.turns_left = Some(self.setup.n_seats);
            log.push(|| Event::PileRanOut { location, by });
        }
    }

    /// It lies face down before its taker, in the next slot. There is no limit.
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

    /// To anybody else.
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

    /// It lies face up before the one who accepted.
    #[inline]
    fn accept(&mut self, to: Seat, card: Card, log: &mut Log<Event>) {
        mark!(rules::ARGH_20);
        let from = self.active;
        log.push(|| Event::CardAccepted { by: to, from, card });
        self.turn_up(to, card, log);
    }

    /// It lies face up before the one who offered it.
    #[inline]
    fn decline(&mut self, to: Seat, card: Card, log: &mut Log<Event>) {
        mark!(rules::ARGH_21, rules::ARGH_24, rules::ARGH_R8);
        let from = self.active;
        log.push(|| Event::CardDeclined { by: to, from, card });
        self.turn_up(from, card, log);
    }

    /// It lies face up before the thief. No pile gets smaller by it, so it never starts the end.
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
        let card = card.expect("a theft was checked to hit a card");
        log.push(|| Event::CardStolen {
            by,
            from,
            slot,
            card,
        });
        self.turn_up(by, card, log);
    }

    /// A card is turned face up before `seat` in play: declined, but also accepted or stolen. It
    /// stays there for good, so every deal ends.
    #[inline]
    fn turn_up(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        mark!(rules::ARGH_R12, rules::ARGH_R17, rules::ARGH_R42);
        let up = &mut self.up[seat.index()];
        *up = up.with(card);
        let lookup = &self.setup.lookup;
        let parts = up.and(lookup.bombs).len();
        if lookup.bombs.contains(card) && parts >= self.setup.edition.bombs_to_win {
            // At once, no matter whose turn it is.
            mark!(
                rules::ARGH_3,
                rules::ARGH_30,
                rules::ARGH_39,
                rules::ARGH_R19
            );
            self.show_hands(log);
            self.finish(Ending::BombFaceUp(seat), log);
        } else if lookup.owls.contains(card) {
            // Before the next turn.
            mark!(rules::ARGH_R48);
            self.enter(Phase::Owl { seat });
        } else {
            self.end_turn(log);
        }
    }

    fn look(&mut self, by: Seat, picks: [u8; 3], log: &mut Log<Event>) {
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

    fn look_away(&mut self, by: Seat, log: &mut Log<Event>) {
        log.push(|| Event::OwlDeclined { by });
        self.end_turn(log);
    }

    /// The next seat clockwise, or the reveal after the last turn.
    #[inline]
    pub(crate) fn end_turn(&mut self, log: &mut Log<Event>) {
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
            // Only a seat that can neither take nor steal passes. All piles are empty then, so the
            // last round is on and this comes to an end.
            if self.may_take() || self.may_steal(self.active) {
                return self.enter(Phase::Turn);
            }
            mark!(rules::ARGH_R16);
            log.push(|| Event::TurnSkipped { seat: self.active });
        }
    }
}

/// Lots for every seat: the order in which level seats are preferred.
pub(crate) fn lots(n_seats: u8, chance: &mut Chance) -> [u8; MOST_SEATS] {
    let mut lots = [0, 1, 2, 3, 4, 5];
    chance.shuffle(&mut lots[..usize::from(n_seats)]);
    lots
}
