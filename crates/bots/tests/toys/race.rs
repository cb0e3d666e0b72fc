//! A race: seats take one, two or three stones in turn, and the seat that takes the last one wins.
//! Nothing is hidden, and with two seats it is known who wins and how.

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Checked, Game, Judge, Log, Outcome, Refusal, Seat, Seats, Viewer};

use super::{RULE, won_by};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Race {
    pub(crate) table: Table,
    luck: Chance,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Table {
    pub(crate) n_seats: u8,
    pub(crate) stones: u8,
    pub(crate) turn: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) struct Take(pub(crate) u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Taken(Seat, u8);

impl Game for Race {
    type Setup = Table;
    type Action = Take;
    type Event = Taken;
    type View = Table;

    const ID: &'static str = "race";
    const RULES_VERSION: u32 = 1;

    fn deal(setup: &Table, luck: Chance, _log: &mut Log<Taken>) -> Result<Self, Refusal> {
        Ok(Self {
            table: *setup,
            luck,
        })
    }

    fn seats(&self) -> Seats {
        Seats::all(self.table.n_seats)
    }

    fn to_act(&self) -> Seats {
        if self.table.stones == 0 {
            Seats::NONE
        } else {
            Seats::one(self.table.turn)
        }
    }

    fn list_choices(&self, seat: Seat, choices: &mut Vec<Take>) {
        if self.to_act().contains(seat) {
            choices.extend((1..=self.table.stones.min(3)).map(Take));
        }
    }

    fn allows(&self, seat: Seat, action: &Take) -> Result<(), Refusal> {
        if self.choices(seat).contains(action) {
            Ok(())
        } else {
            Err(Refusal::new(RULE, "no", "take one, two or three in turn"))
        }
    }

    fn apply(&mut self, checked: Checked<&Take>, log: &mut Log<Taken>) {
        let (seat, &Take(stones)) = checked.into_parts();
        self.table.stones -= stones;
        self.table.turn = seat.next(self.table.n_seats);
        log.push(|| Taken(seat, stones));
    }

    fn lapse(&self, _seat: Seat) -> Take {
        Take(1)
    }

    fn outcome(&self) -> Option<Outcome> {
        let Table { n_seats, turn, .. } = self.table;
        let last = Seat((turn.0 + n_seats - 1) % n_seats);
        (self.table.stones == 0).then(|| won_by(n_seats, Some(last)))
    }

    fn view(&self, _viewer: Viewer) -> Table {
        self.table
    }

    fn redact(event: &Taken, _viewer: Viewer) -> Option<Taken> {
        Some(*event)
    }

    fn imagine(_setup: &Table, view: &Table, luck: Chance) -> Self {
        Self { table: *view, luck }
    }
}

impl Judge for Race {
    /// A bad rule of thumb: the more, the better.
    fn weigh(_setup: &Table, _view: &Table, _seat: Seat, choices: &[Take]) -> Vec<i32> {
        choices.iter().map(|&Take(stones)| stones.into()).collect()
    }
}
