//! A bluff: A is dealt a high or a low card in secret and shows it or bets; B, who has not seen
//! it, folds or calls. A last draw of chance turns what was won into a winner:
//!
//! - shown: A wins 5 times in 10;
//! - bet and folded: A wins 6 times in 10;
//! - bet and called: a high card wins, a low card loses.
//!
//! If most cards are high, B should fold, so A should bet even with a low card. A bot that thinks B
//! can see the card would show it.

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Checked, Face, Game, Judge, Log, Outcome, Refusal, Seat, Seats, Viewer};

use super::{RULE, won_by};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Bluff {
    pub(crate) card: Card,
    phase: Phase,
    luck: Chance,
}

/// How many of ten cards are high.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct HighInTen(pub(crate) u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Card {
    High,
    Low,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Phase {
    Dealt,
    Bet,
    Over { winner: Seat },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) enum Action {
    Show,
    Bet,
    Fold,
    Call,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct View {
    pub(crate) card: Face<Card>,
    phase: Phase,
}

const A: Seat = Seat(0);
const B: Seat = Seat(1);

impl Bluff {
    /// A deal in which A has this card.
    pub(crate) fn with_card(card: Card, luck: Chance) -> Self {
        Self {
            card,
            phase: Phase::Dealt,
            luck,
        }
    }

    fn draw(&mut self, wins_of_a: u32) {
        let winner = if self.luck.below(10) < wins_of_a {
            A
        } else {
            B
        };
        self.phase = Phase::Over { winner };
    }
}

impl Game for Bluff {
    type Setup = HighInTen;
    type Action = Action;
    type Event = Action;
    type View = View;

    const ID: &'static str = "bluff";
    const RULES_VERSION: u32 = 1;

    fn deal(setup: &HighInTen, mut luck: Chance, _log: &mut Log<Action>) -> Result<Self, Refusal> {
        let card = drawn(setup, &mut luck);
        Ok(Self::with_card(card, luck))
    }

    fn seats(&self) -> Seats {
        Seats::all(2)
    }

    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Dealt => Seats::one(A),
            Phase::Bet => Seats::one(B),
            Phase::Over { .. } => Seats::NONE,
        }
    }

    fn list_choices(&self, seat: Seat, choices: &mut Vec<Action>) {
        match self.phase {
            Phase::Dealt if seat == A => choices.extend([Action::Show, Action::Bet]),
            Phase::Bet if seat == B => choices.extend([Action::Fold, Action::Call]),
            Phase::Dealt | Phase::Bet | Phase::Over { .. } => (),
        }
    }

    fn allows(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if self.choices(seat).contains(action) {
            Ok(())
        } else {
            Err(Refusal::new(
                RULE,
                "no",
                "A shows or bets, then B folds or calls",
            ))
        }
    }

    fn apply(&mut self, checked: Checked<&Action>, log: &mut Log<Action>) {
        let (_seat, action) = checked.into_parts();
        log.push(|| *action);
        match (action, self.card) {
            (Action::Show, _) => self.draw(5),
            (Action::Bet, _) => self.phase = Phase::Bet,
            (Action::Fold, _) => self.draw(6),
            (Action::Call, Card::High) => self.draw(10),
            (Action::Call, Card::Low) => self.draw(0),
        }
    }

    fn lapse(&self, seat: Seat) -> Action {
        if seat == A {
            Action::Show
        } else {
            Action::Fold
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Dealt | Phase::Bet => None,
            Phase::Over { winner } => Some(won_by(2, Some(winner))),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let card = if viewer.is(A) {
            Face::Up(self.card)
        } else {
            Face::Down
        };
        View {
            card,
            phase: self.phase,
        }
    }

    fn redact(event: &Action, _viewer: Viewer) -> Option<Action> {
        Some(*event)
    }

    fn imagine(setup: &HighInTen, view: &View, mut luck: Chance) -> Self {
        let card = view.card.up().unwrap_or_else(|| drawn(setup, &mut luck));
        Self {
            card,
            phase: view.phase,
            luck,
        }
    }
}

fn drawn(setup: &HighInTen, luck: &mut Chance) -> Card {
    if luck.below(10) < setup.0 {
        Card::High
    } else {
        Card::Low
    }
}

impl Judge for Bluff {
    /// All choices look the same.
    fn weigh(_setup: &HighInTen, _view: &View, _seat: Seat, choices: &[Action]) -> Vec<i32> {
        vec![0; choices.len()]
    }
}
