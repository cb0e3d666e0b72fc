//! What Bonus and Penalty cards do: one interpreter for the vocabulary of the editions.

use arrayvec::ArrayVec;
use tabletop::{Face, Log, Seat, Seats};

use crate::agenda::{Ops, Picks, Plays, Source, Stage, Step, What, Window};
use crate::band::removable;
use crate::card::{Card, Held, Known, forget_but, take_card};
use crate::edition::{SpecialType, Target};
use crate::effect::{Chooser, How, Mod, Op, Plus, Who};
use crate::event::Event;
use crate::options::Switch;
use crate::state::{Answer, Bandimals, Lasting, Sealed, Since};

impl Bandimals {
    /// Plays a Bonus or Penalty that was checked: the card leaves the hand, and a Penalty waits for
    /// a No U (BAND-R38).
    pub(crate) fn play_special(
        &mut self,
        by: Seat,
        card: Card,
        target: Option<Seat>,
        pick: Option<Card>,
        log: &mut Log<Event>,
    ) {
        if let Some(Step::Specials { left: Some(left) }) = self.open.agenda.last_mut() {
            *left = left.saturating_sub(1);
        }
        take_card(&mut self.hands[by], card);
        log.push(|| Event::SpecialPlayed {
            by,
            card,
            target,
            pick,
        });
        let is_penalty = self
            .setup
            .special(card)
            .is_some_and(|special| special.kind.is_penalty());
        if is_penalty {
            self.push(Step::Window(Window {
                by,
                card,
                target,
                pick,
                stage: Stage::Opening,
            }));
        } else {
            self.resolve(by, card, target, pick, log);
        }
    }

    /// BAND-37, BAND-R39: every opponent is asked, target or not, holding a No U or not; who has
    /// no card in hand, which all see, is not.
    pub(crate) fn go_on_window(&mut self, window: Window, log: &mut Log<Event>) {
        let Window {
            by,
            card,
            target,
            pick,
            stage,
        } = window;
        if stage == Stage::Opening {
            let asked: Seats = self
                .around(by)
                .filter(|&seat| seat != by && !self.hands[seat].is_empty())
                .filter(|&seat| !self.open.passing.contains(seat))
                .collect();
            self.open.waits = asked;
            self.set_step(Step::Window(Window {
                stage: Stage::Asked,
                ..window
            }));
            return;
        }
        self.pop();
        // BAND-R40: the single target first, then clockwise from the Penalty's player. The other
        // wishes stay secret.
        let order = target.into_iter().chain(self.around(by));
        let mut spent = None;
        for seat in order {
            match self.sealed[seat] {
                Some(Sealed::Answer(Answer::NoU(no_u))) => spent = spent.or(Some((seat, no_u))),
                Some(Sealed::Answer(Answer::PassTurn)) => {
                    self.open.passing = self.open.passing.with(seat);
                }
                _ => (),
            }
        }
        self.unseal();
        if let Some((seat, no_u)) = spent {
            // BAND-R41: the Penalty first, No U on top.
            take_card(&mut self.hands[seat], no_u);
            self.open.discard.extend([card, no_u]);
            self.open.chronicle.stopped += 1;
            log.push(|| Event::Stopped {
                by: seat,
                card: no_u,
                penalty: card,
            });
            return;
        }
        // BAND-R34, BAND-R35: then the shield of a single target.
        if let Some(seat) = target
            && self.setup.aim(card) == Target::Opponent
        {
            let bonuses = &self.open.bands[seat].bonuses;
            let place = bonuses
                .iter()
                .position(|b| self.setup.mods(b.card).contains(&Mod::Shield));
            if let Some(place) = place {
                let shield = self.open.bands[seat].bonuses.remove(place).card;
                self.open.discard.extend([card, shield]);
                log.push(|| Event::Shielded {
                    seat,
                    shield,
                    penalty: card,
                });
                return;
            }
        }
        self.resolve(by, card, target, pick, log);
    }

    /// BAND-39: an answer out of turn; in a race the first No U closes the window.
    pub(crate) fn answer(&mut self, seat: Seat, answer: Answer) {
        self.sealed[seat] = Some(Sealed::Answer(answer));
        let is_race = self.setup.options.no_u_race == Switch::On;
        if is_race && matches!(answer, Answer::NoU(_)) {
            self.open.waits = Seats::NONE;
        }
    }

    /// Forgets what was sealed, once it is resolved.
    pub(crate) fn unseal(&mut self) {
        for seat in self.setup.seats() {
            self.sealed[seat] = None;
        }
    }

    fn resolve(
        &mut self,
        by: Seat,
        card: Card,
        target: Option<Seat>,
        pick: Option<Card>,
        log: &mut Log<Event>,
    ) {
        let Some(special) = self.setup.special(card) else {
            return;
        };
        let left = special.lasts.unwrap_or(crate::effect::Lasts::Game);
        let lasting = |since| Lasting { card, left, since };
        match special.kind {
            SpecialType::QuickBonus | SpecialType::QuickPenalty => {
                self.push(Step::Finish { card });
                self.push(Step::Ops(Ops {
                    by,
                    target,
                    pick,
                    source: Source::Quick(card),
                    at: 0,
                    plus: 0,
                }));
            }
            // BAND-26, BAND-R27: the turn in which it is put down does not count.
            SpecialType::BandBonus => {
                self.open.bands[by].bonuses.push(lasting(Since::ThisTurn));
                self.settle_majors(log);
            }
            SpecialType::BandPenalty => {
                match target.filter(|&seat| !self.open.out.contains(seat)) {
                    Some(seat) => {
                        self.open.bands[seat]
                            .penalties
                            .push(lasting(Since::Earlier));
                        self.settle_majors(log);
                    }
                    None => self.open.discard.push(card),
                }
            }
        }
    }

    /// The ops of a card.
    pub(crate) fn ops(&self, source: Source) -> &[Op] {
        match source {
            Source::Quick(card) => self.setup.special(card).map_or(&[], |special| &special.ops),
            Source::Late(card) => self.setup.late_ops(card).unwrap_or(&[]),
            Source::Reward(ct) => &self.setup.ct(ct).reward,
            Source::DrawerReward(ct) => &self.setup.ct(ct).reward_drawer,
        }
    }

    /// Does the next op, left to right; after every one the Drum Majors are looked at.
    pub(crate) fn next_op(&mut self, ops: Ops, log: &mut Log<Event>) {
        let Some(&op) = self.ops(ops.source).get(usize::from(ops.at)) else {
            self.pop();
            return;
        };
        self.set_step(Step::Ops(Ops {
            at: ops.at + 1,
            ..ops
        }));
        self.perform_op(op, ops, log);
        self.settle_majors(log);
    }

    /// Whom an op is done to, clockwise from the actor.
    fn whom(&self, who: Who, ops: Ops) -> ArrayVec<Seat, 8> {
        let all = self.around(ops.by);
        all.filter(|&seat| match who {
            Who::Actor => seat == ops.by,
            Who::Target => Some(seat) == ops.target,
            Who::Each => true,
        })
        .collect()
    }

    fn perform_op(&mut self, op: Op, ops: Ops, log: &mut Log<Event>) {
        let by = ops.by;
        match op {
            Op::Draw { who, n, plus } => {
                let n = match plus {
                    Plus::Nothing => n,
                    Plus::Bid | Plus::Score => n + ops.plus,
                };
                for seat in self.whom(who, ops) {
                    self.draw(seat, n, log);
                }
            }
            Op::Discard { who, n, how } => self.make_discard(who, n, how, ops, log),
            Op::Take { n } => {
                for seat in self.whom(Who::Target, ops) {
                    for _ in 0..n {
                        self.take(by, seat, log);
                    }
                }
            }
            Op::Pass { n } => self.ask_picks(ops, Who::Each, What::Pass, n),
            Op::Fetch {
                kind,
                section,
                else_draw,
            } => {
                let mut matching = self.open.discard.iter();
                if matching.any(|&card| kind.takes(self.setup.kind(card), section)) {
                    self.push(Step::Fetch { by, kind, section });
                } else {
                    self.draw(by, else_draw, log);
                }
            }
            Op::Plays { who, n, section } => {
                for &seat in self.whom(who, ops).iter().rev() {
                    let left = Some(n);
                    self.push(Step::Plays(Plays {
                        seat,
                        left,
                        section,
                    }));
                }
            }
            Op::Remove {
                who,
                kind,
                section,
                n,
                chooser,
                to,
            } => match chooser {
                Chooser::Actor => {
                    if let (Some(seat), Some(card)) = (ops.target, ops.pick)
                        && removable(&self.setup, self.band(seat), kind, section).any(|c| c == card)
                    {
                        self.remove_from_band(seat, by, card, to, log);
                    }
                }
                Chooser::Owner => self.ask_picks(ops, who, What::Recall { kind, section, to }, n),
                Chooser::Random => {
                    for seat in self.whom(who, ops) {
                        for _ in 0..n {
                            let cards = removable(&self.setup, self.band(seat), kind, section);
                            let cards: ArrayVec<Card, 10> = cards.collect();
                            if !cards.is_empty() {
                                let card = *self.chance.pick(&cards);
                                self.remove_from_band(seat, by, card, to, log);
                            }
                        }
                    }
                }
            },
            Op::Clear { n, else_draw } => {
                let lying = self.band(by).penalties.len();
                if lying == 0 {
                    self.draw(by, else_draw, log);
                } else if lying <= usize::from(n) {
                    while let Some(penalty) = self.band(by).penalties.first().copied() {
                        self.clear(by, penalty.card, log);
                    }
                } else {
                    for _ in 0..n {
                        self.push(Step::Clear { by });
                    }
                }
            }
        }
    }

    fn make_discard(&mut self, who: Who, n: u8, how: How, ops: Ops, log: &mut Log<Event>) {
        match how {
            How::Choose => self.ask_picks(ops, who, What::Discard, n),
            How::Random => {
                for seat in self.whom(who, ops) {
                    self.discard_at_random(seat, n, log);
                }
            }
            How::All => {
                for seat in self.whom(who, ops) {
                    let cards: Vec<Card> = self.hands[seat].iter().map(|held| held.card).collect();
                    self.discard(seat, &cards, log);
                }
            }
        }
    }

    pub(crate) fn clear(&mut self, by: Seat, card: Card, log: &mut Log<Event>) {
        let penalties = &mut self.open.bands[by].penalties;
        if let Some(place) = penalties.iter().position(|penalty| penalty.card == card) {
            penalties.remove(place);
            self.open.discard.push(card);
            log.push(|| Event::Cleared { by, card });
        }
    }

    /// The newest copy is taken; everybody sees which card it is.
    pub(crate) fn fetch(&mut self, by: Seat, card: Card, log: &mut Log<Event>) {
        self.pop();
        if let Some(place) = self.open.discard.iter().rposition(|&other| other == card) {
            self.open.discard.remove(place);
            let known = Known::Everybody;
            self.hands[by].push(Held { card, known });
            log.push(|| Event::Fetched { by, card });
        }
    }

    fn ask_picks(&mut self, ops: Ops, who: Who, what: What, n: u8) {
        let seats = self.whom(who, ops).into_iter().collect();
        self.push(Step::Picks(Picks {
            by: ops.by,
            seats,
            what,
            n,
            stage: Stage::Opening,
        }));
    }

    /// What a seat can pick from, the newest last. Only its owner is asked for this, except that
    /// how many there are is open.
    pub(crate) fn pickable(&self, seat: Seat, what: What) -> Vec<Card> {
        match what {
            What::Discard | What::Pass => self.hands[seat].iter().map(|held| held.card).collect(),
            What::Recall { kind, section, .. } => {
                removable(&self.setup, self.band(seat), kind, section).collect()
            }
        }
    }

    /// BAND-R32: all choose at the same time, sealed; who has no more than is asked for gives all.
    pub(crate) fn go_on_picks(&mut self, picks: Picks, log: &mut Log<Event>) {
        let n = usize::from(picks.n);
        if picks.stage == Stage::Opening {
            let asked = picks
                .seats
                .iter()
                .filter(|&seat| self.pickable(seat, picks.what).len() > n);
            self.open.waits = asked.collect();
            self.set_step(Step::Picks(Picks {
                stage: Stage::Asked,
                ..picks
            }));
            return;
        }
        self.pop();
        let order = self
            .around(picks.by)
            .filter(|&seat| picks.seats.contains(seat));
        let order: ArrayVec<Seat, 8> = order.collect();
        let mut picked: ArrayVec<(Seat, Vec<Card>), 8> = ArrayVec::new();
        for seat in order {
            let cards = match self.sealed[seat].take() {
                Some(Sealed::Cards(cards)) => cards.to_vec(),
                _ => self.pickable(seat, picks.what),
            };
            picked.push((seat, cards));
        }
        self.unseal();
        match picks.what {
            What::Discard => {
                for (seat, cards) in picked {
                    self.discard(seat, &cards, log);
                }
            }
            What::Recall { to, .. } => {
                for (seat, cards) in picked {
                    for card in cards {
                        self.remove_from_band(seat, picks.by, card, to, log);
                    }
                }
            }
            What::Pass => self.pass(&picked, log),
        }
    }

    /// All hand their cards to the left at the same moment, so nothing received is passed on.
    fn pass(&mut self, picked: &[(Seat, Vec<Card>)], log: &mut Log<Event>) {
        let n_seats = self.setup.n_seats;
        let left_of = |mut seat: Seat, out: Seats| {
            loop {
                seat = seat.next(n_seats);
                if !out.contains(seat) {
                    return seat;
                }
            }
        };
        for (seat, cards) in picked {
            for &card in cards {
                take_card(&mut self.hands[*seat], card);
            }
            if !cards.is_empty() {
                let witnesses = Seats::one(left_of(*seat, self.open.out));
                forget_but(&mut self.hands[*seat], witnesses);
            }
        }
        for (seat, cards) in picked {
            let to = left_of(*seat, self.open.out);
            for &card in cards {
                let known = Known::To(Seats::one(*seat));
                self.hands[to].push(Held { card, known });
            }
            if !cards.is_empty() {
                log.push(|| Event::Passed {
                    by: *seat,
                    to,
                    cards: cards.iter().copied().map(Face::Up).collect(),
                });
            }
        }
    }

    /// Notes a sealed pick; says nothing to anybody until all are in.
    pub(crate) fn pick(&mut self, seat: Seat, card: Card) {
        let Some(Step::Picks(picks)) = self.step() else {
            return;
        };
        let sealed = self.sealed[seat].get_or_insert_with(|| Sealed::Cards(ArrayVec::new()));
        if let Sealed::Cards(cards) = sealed {
            cards.push(card);
            if cards.len() < usize::from(picks.n) {
                self.open.waits = self.open.waits.with(seat);
            }
        }
    }

    /// The cards that a seat has sealed so far.
    pub(crate) fn picked(&self, seat: Seat) -> &[Card] {
        match &self.sealed[seat] {
            Some(Sealed::Cards(cards)) => cards,
            _ => &[],
        }
    }
}
