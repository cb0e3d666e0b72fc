//! The window in which a Penalty can be stopped, and the shield behind it.

use tabletop::{Log, Seat, Seats, mark};

use crate::agenda::{Stage, Step, Window};
use crate::card::{Card, take_card};
use crate::effect::Mod;
use crate::event::Event;
use crate::options::Switch;
use crate::rules;
use crate::state::{Answer, Bandimals, Sealed};

impl Bandimals {
    /// Every opponent is asked, target or not, holding a No U or not, unless their hand is empty, which
    /// all can see.
    pub(crate) fn go_on_window(&mut self, window: Window, log: &mut Log<Event>) {
        let Window {
            by,
            card,
            target,
            pick,
            stage,
        } = window;
        if stage == Stage::Opening {
            mark!(rules::BAND_R39, rules::BAND_R44);
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
        // A single target first, then clockwise from the Penalty's player. Who else wanted to stop it
        // stays secret.
        let order = target.into_iter().chain(self.around(by));
        let mut spent = None;
        for seat in order {
            match self.sealed[seat] {
                Some(Sealed::Answer(Answer::NoU(no_u))) => {
                    mark!(rules::BAND_R40);
                    spent = spent.or(Some((seat, no_u)));
                }
                Some(Sealed::Answer(Answer::PassTurn)) => {
                    self.open.passing = self.open.passing.with(seat);
                }
                Some(_) | None => (),
            }
        }
        self.unseal();
        if let Some((seat, no_u)) = spent {
            // The Penalty first, No U on top. It opens no window of its own.
            mark!(rules::BAND_37, rules::BAND_R41);
            mark!(rules::BAND_38, rules::BAND_R42);
            take_card(&mut self.hands[seat], no_u);
            self.note_use(seat, no_u);
            self.open.discard.extend([card, no_u]);
            let stopped = &mut self.open.chronicle.stopped;
            *stopped = stopped.saturating_add(1);
            log.push(|| Event::Stopped {
                by: seat,
                card: no_u,
                penalty: card,
            });
            return;
        }
        let Some(seat) = target else {
            // A shield is only for a Penalty with one target.
            mark!(rules::BAND_R35);
            self.resolve(by, card, target, pick, log);
            return;
        };
        match self.shield_of(seat) {
            Some(place) => self.use_shield(seat, place, card, log),
            None => self.resolve(by, card, target, pick, log),
        }
    }

    /// The place of a seat's shield among its Bonuses, if it has one.
    fn shield_of(&self, seat: Seat) -> Option<usize> {
        let mut bonuses = self.open.bands[seat].bonuses.iter();
        bonuses.position(|bonus| self.setup.mods(bonus.card).contains(&Mod::Shield))
    }

    /// Discards a Penalty that was aimed at one seat, and the shield that took it.
    fn use_shield(&mut self, seat: Seat, place: usize, penalty: Card, log: &mut Log<Event>) {
        mark!(rules::BAND_R34, rules::BAND_R35);
        let shield = self.open.bands[seat].bonuses.remove(place).card;
        self.open.discard.extend([penalty, shield]);
        log.push(|| Event::Shielded {
            seat,
            shield,
            penalty,
        });
        // The shield's other effects end too: a band that it protected may be silenced now.
        self.settle_majors(log);
    }

    /// Seals an answer. In a race the first No U closes the window.
    pub(crate) fn answer(&mut self, seat: Seat, answer: Answer) {
        mark!(rules::BAND_39);
        self.sealed[seat] = Some(Sealed::Answer(answer));
        let is_race = self.setup.options.no_u_race == Switch::On;
        if is_race && matches!(answer, Answer::NoU(_)) {
            mark!(rules::BAND_R40);
            self.open.waits = Seats::NONE;
        }
    }
}
