//! What each action does. `mark!` names the rule at the line that does it; it costs nothing outside tests.

use tabletop::{Checked, Face, Log, Seat, Seats, mark};

use crate::action::Action;
use crate::event::Event;
use crate::rules;
use crate::state::{Mood, NewGame};

/// Does what was checked, and everything that follows from it, up to the next decision.
pub(crate) fn apply(state: &mut NewGame, checked: Checked<&Action>, log: &mut Log<Event>) {
    let (seat, action) = checked.into_parts();
    match action {
        Action::GatherApple => state.gather(seat, log),
        Action::Rest => state.rest(seat, log),
    }
    state.pass_on(seat, log);
}

impl NewGame {
    /// Takes an apple, and rolls over if that was one too many.
    pub(crate) fn gather(&mut self, by: Seat, log: &mut Log<Event>) {
        mark!(rules::NEW_5);
        let apple = self.tree.pop().expect("the deal ends with the last apple");
        let hedgehog = &mut self.hedgehogs[by];
        hedgehog.hand.push(apple);
        log.push(|| Event::AppleGathered {
            by,
            apple: Face::Up(apple),
        });
        let weight = hedgehog.weight();
        if weight > self.setup.edition.limit.into() {
            mark!(rules::NEW_6);
            hedgehog.mood = Mood::RolledOver;
            log.push(|| Event::RolledOver { by, weight });
        }
    }

    fn rest(&mut self, by: Seat, log: &mut Log<Event>) {
        mark!(rules::NEW_7);
        self.hedgehogs[by].mood = Mood::Resting;
        log.push(|| Event::Rested { by });
    }

    /// Passes the turn to the next hedgehog clockwise that still gathers. Without one, or without an
    /// apple, the deal ends.
    fn pass_on(&mut self, from: Seat, log: &mut Log<Event>) {
        mark!(rules::NEW_3);
        let n_seats = self.setup.n_seats;
        let after = (1..=n_seats).map(|step| Seat((from.0 + step) % n_seats));
        let mut gathering = after.filter(|&seat| self.hedgehogs[seat].mood == Mood::Gathering);
        self.turn = gathering.next();
        if self.turn.is_some() && self.tree.is_empty() {
            mark!(rules::NEW_R1);
            self.turn = None;
            log.push(|| Event::TreeEmptied);
        }
        if self.turn.is_none() {
            self.show_hands(log);
        }
    }

    /// Everybody who did not roll over shows their apples.
    fn show_hands(&mut self, log: &mut Log<Event>) {
        mark!(rules::NEW_8);
        for by in Seats::all(self.setup.n_seats).iter() {
            let hedgehog = &mut self.hedgehogs[by];
            if hedgehog.mood != Mood::RolledOver {
                hedgehog.mood = Mood::Resting;
                let weight = hedgehog.weight();
                log.push(|| Event::HandShown { by, weight });
            }
        }
    }
}
