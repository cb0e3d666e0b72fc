//! After the last turn: the reveal, then the effects of mosquitoes, hamster and scientist.

use tabletop::{Log, Seat, mark};

use crate::best;
use crate::card::{Card, CardSet, Location};
use crate::event::Event;
use crate::hidden::HiddenCards;
use crate::options::{EffectOrder, EndChoices};
use crate::rules;
use crate::state::{Argh, Ending, Phase};

impl Argh {
    /// Turns all cards up. A bomb wins; otherwise the effects act, seat by seat from the first player.
    pub(crate) fn reveal(&mut self, log: &mut Log<Event>) {
        mark!(rules::ARGH_33, rules::ARGH_R25, rules::ARGH_R26);
        self.show_hands(log);
        let to_win = self.setup.edition.bombs_to_win;
        let bombs = self.setup.lookup.bombs;
        // Hidden bomb parts count from now on, even in a team that its spies would put out.
        mark!(rules::ARGH_R18);
        let winner = (0..self.setup.n_seats)
            .map(Seat)
            .find(|seat| self.up[seat.index()].and(bombs).len() >= to_win);
        match winner {
            Some(seat) => {
                mark!(rules::ARGH_3, rules::ARGH_34, rules::ARGH_39);
                self.finish(Ending::BombAtReveal(seat), log);
            }
            None => self.resolve(self.first, log),
        }
    }

    /// Turns every face-down card up.
    pub(crate) fn show_hands(&mut self, log: &mut Log<Event>) {
        if self.hidden.is_empty() {
            return;
        }
        for seat in (0..self.setup.n_seats).map(Seat) {
            let cards = self.hidden.set_of(seat);
            if !cards.is_empty() {
                self.up[seat.index()] = self.up[seat.index()].or(cards);
                self.revealed = self.revealed.or(cards);
                log.push(|| Event::CardsRevealed { seat, cards });
            }
        }
        self.hidden = HiddenCards::NONE;
    }

    /// Resolves effects from `seat` on, until an owner has to decide or all have acted.
    pub(crate) fn resolve(&mut self, mut seat: Seat, log: &mut Log<Event>) {
        loop {
            let left = self.effects_left(seat);
            if left.is_empty() {
                seat = seat.next(self.setup.n_seats);
                if seat == self.first {
                    return self.finish(Ending::Counted, log);
                }
                continue;
            }
            let effect = match self.setup.options.effect_order {
                EffectOrder::Owner if left.len() > 1 => None,
                EffectOrder::Owner | EffectOrder::Fixed => {
                    best::next_in_fixed_order(&self.setup, left)
                }
            };
            self.enter(Phase::Effects { seat, effect });
            let waits = match effect {
                Some(effect) => self.is_question(seat, effect),
                None => true,
            };
            match (waits, self.setup.options.end_choices) {
                (true, EndChoices::Ask) => {
                    mark!(rules::ARGH_R26);
                    return;
                }
                // The best answer is taken for the owner.
                (true, EndChoices::Auto) => match (effect, self.best_target(seat)) {
                    (Some(effect), target) => self.hit(seat, effect, target, log),
                    (None, effect) => {
                        log.push(|| Event::EffectPicked { by: seat, effect });
                        self.enter(Phase::Effects {
                            seat,
                            effect: Some(effect),
                        });
                        if self.is_question(seat, effect) {
                            let target = self.best_target(seat);
                            self.hit(seat, effect, target, log);
                        } else {
                            self.hit_only(seat, effect, log);
                        }
                    }
                },
                (false, _) => {
                    let effect = effect.expect("a pick is always a question");
                    self.hit_only(seat, effect, log);
                }
            }
        }
    }

    /// Lets the picked effect act, or asks its owner what it hits.
    pub(crate) fn face_effect(&mut self, seat: Seat, effect: Card, log: &mut Log<Event>) {
        self.enter(Phase::Effects {
            seat,
            effect: Some(effect),
        });
        if !self.is_question(seat, effect) {
            self.hit_only(seat, effect, log);
            self.resolve(seat, log);
        }
    }

    /// Whether the owner has to choose: with one target or none there is nothing to ask.
    fn is_question(&self, seat: Seat, effect: Card) -> bool {
        self.targets(seat, effect).len() > 1
    }

    /// Hits the only target, if any.
    fn hit_only(&mut self, seat: Seat, effect: Card, log: &mut Log<Event>) {
        match self.targets(seat, effect).first() {
            Some(card) => self.hit(seat, effect, card, log),
            None => {
                mark!(rules::ARGH_R32, rules::ARGH_R33, rules::ARGH_R34);
                self.acted = self.acted.with(effect);
                log.push(|| Event::EffectFizzled { by: seat, effect });
            }
        }
    }

    /// Applies an effect to one of its owner's cards.
    pub(crate) fn hit(&mut self, by: Seat, effect: Card, card: Card, log: &mut Log<Event>) {
        self.acted = self.acted.with(effect);
        if self.setup.lookup.mosquitoes.contains(effect) {
            // A second switch of the same card undoes the first.
            mark!(rules::ARGH_41, rules::ARGH_42, rules::ARGH_R31);
            self.switched = self.switched.toggled(card);
            log.push(|| Event::SignSwitched { by, effect, card });
        } else {
            // A discarded card no longer counts.
            mark!(rules::ARGH_R36);
            self.discarded = self.discarded.with(card);
            log.push(|| Event::CardDiscarded { by, effect, card });
        }
    }

    /// The seat's mosquitoes, hamster and scientist that have not acted yet.
    pub(crate) fn effects_left(&self, seat: Seat) -> CardSet {
        best::effects(&self.setup)
            .and(self.team(seat))
            .minus(self.acted)
    }

    /// The cards that an effect of `seat` may hit.
    pub(crate) fn targets(&self, seat: Seat, effect: Card) -> CardSet {
        best::targets(&self.setup, self.counted(seat), effect)
    }

    /// Ends the deal: the teams are counted and the box is opened, for everybody to see.
    pub(crate) fn finish(&mut self, ending: Ending, log: &mut Log<Event>) {
        mark!(rules::ARGH_R7);
        self.enter(Phase::Over(ending));
        if ending == Ending::Counted {
            for seat in (0..self.setup.n_seats).map(Seat) {
                log.push(|| {
                    let team = self.counted(seat);
                    Event::TeamCounted {
                        seat,
                        spies: team.spies(&self.setup),
                        points: i16::try_from(team.points(&self.setup))
                            .expect("32 cards of at most 99 and a set of lizards"),
                    }
                });
            }
        }
        log.push(|| Event::DealEnded { ending });
        log.push(|| Event::BoxOpened {
            cards: Location::ALL
                .into_iter()
                .flat_map(|location| self.in_box(location).iter().copied())
                .collect(),
        });
    }
}
