//! What happens: laying the table, and what each action does.

use tabletop::{BySeat, Chance, Face, Log, Row, Seat, Seats, Switch};

use crate::action::{Action, Event};
use crate::setup::Setup;
use crate::state::{Hedgehog, MOST_APPLES, Mood, NewGame};

impl NewGame {
    /// Lays the table.
    pub(crate) fn lay(setup: &Setup, mut chance: Chance, log: &mut Log<Event>) -> Self {
        // NEW-2: the apples are shuffled.
        let mut tree: Row<_, MOST_APPLES> = setup.edition.apples().collect();
        chance.shuffle(&mut tree);
        let mut state = Self {
            setup: setup.clone(),
            tree,
            hedgehogs: BySeat::from_fn(setup.n_seats, |_| Hedgehog::default()),
            // NEW-3: the host starts.
            turn: Some(setup.host),
        };
        log.push(|| Event::TableLaid {
            apples: setup.edition.n_apples(),
        });
        // NEW-9: by this option everybody begins with an apple.
        if setup.options.first_apple == Switch::On {
            for seat in Seats::all(setup.n_seats).iter() {
                state.gather(seat, log);
            }
        }
        state
    }

    /// Does an action that was checked.
    pub(crate) fn perform(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        match action {
            Action::GatherApple => self.gather(seat, log),
            Action::Rest => self.rest(seat, log),
        }
        self.pass_on(seat, log);
    }

    /// NEW-5: the next apple goes into the hand, and nobody else looks at it.
    fn gather(&mut self, by: Seat, log: &mut Log<Event>) {
        let apple = self.tree.pop().expect("the deal ends with the last apple");
        let hedgehog = &mut self.hedgehogs[by];
        hedgehog.hand.push(apple);
        log.push(|| Event::AppleGathered {
            by,
            apple: Face::Up(apple),
        });
        // NEW-6: more than the limit is too much.
        let weight = hedgehog.weight();
        if weight > self.setup.edition.limit.into() {
            hedgehog.mood = Mood::RolledOver;
            log.push(|| Event::RolledOver { by, weight });
        }
    }

    /// NEW-7: it has no more turns.
    fn rest(&mut self, by: Seat, log: &mut Log<Event>) {
        self.hedgehogs[by].mood = Mood::Resting;
        log.push(|| Event::Rested { by });
    }

    /// NEW-3: the next hedgehog clockwise that still gathers.
    fn pass_on(&mut self, from: Seat, log: &mut Log<Event>) {
        let n_seats = self.setup.n_seats;
        let after = (1..=n_seats).map(|step| Seat((from.0 + step) % n_seats));
        let mut gathering = after.filter(|&seat| self.hedgehogs[seat].mood == Mood::Gathering);
        self.turn = gathering.next();
        // NEW-R1: with no apple left, everybody rests.
        if self.turn.is_some() && self.tree.is_empty() {
            self.turn = None;
            log.push(|| Event::TreeEmptied);
        }
        if self.turn.is_none() {
            self.show_hands(log);
        }
    }

    /// NEW-8: whoever did not roll over shows their apples.
    fn show_hands(&mut self, log: &mut Log<Event>) {
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
