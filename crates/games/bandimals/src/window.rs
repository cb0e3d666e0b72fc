//! The window in which a Penalty may be stopped, and the shield behind it.

use tabletop::{Game, Glass, Log, Seat, Seats};

use crate::action::Action;
use crate::agenda::{Stage, Step, Window};
use crate::card::take_card;
use crate::edition::Target;
use crate::effect::Mod;
use crate::event::Event;
use crate::options::Switch;
use crate::state::{Answer, Bandimals, Sealed};

/// BAND-R44: a seat that has not answered when the time is up lets the Penalty be. All who could be asked
/// share one glass, so that it tells nobody who was asked.
pub(crate) fn glass(state: &Bandimals) -> Option<Glass<Action>> {
    let Some(Step::Window(window)) = state.step() else {
        return None;
    };
    let seat = state.awaited().first()?;
    Some(Glass {
        about: "reactions",
        seats: state
            .around(window.by)
            .filter(|&seat| seat != window.by)
            .collect(),
        seconds: state.setup.options.no_u_max.into(),
        seat,
        lapse: state.lapse(seat),
    })
}

impl Bandimals {
    /// BAND-37, BAND-38, BAND-R39, BAND-R42, BAND-R44: a Penalty that is no No U opens a window. Every opponent
    /// is asked, target or not, holding a No U or not, unless their hand is empty, which all can see.
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
        // BAND-R40: a single target first, then clockwise from the Penalty's player. Who else wanted to
        // stop it stays secret.
        let order = target.into_iter().chain(self.around(by));
        let mut spent = None;
        for seat in order {
            match self.sealed[seat] {
                Some(Sealed::Answer(Answer::NoU(no_u))) => spent = spent.or(Some((seat, no_u))),
                Some(Sealed::Answer(Answer::PassTurn)) => {
                    self.open.passing = self.open.passing.with(seat);
                }
                Some(_) | None => (),
            }
        }
        self.unseal();
        if let Some((seat, no_u)) = spent {
            // BAND-R41: the Penalty first, No U on top.
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
                // The shield's other effects end too: a band that it protected may be silenced now.
                self.settle_majors(log);
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
}
