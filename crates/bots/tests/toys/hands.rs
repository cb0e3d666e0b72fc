//! Rock, paper, scissors: both seats choose in secret at once, over a number of rounds.

use serde::{Deserialize, Serialize};
use tabletop::{
    BySeat, Chance, Checked, Face, Game, Judge, Log, Outcome, Refusal, Seat, Seats, Viewer,
};

use super::{RULE, won_by};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Hands {
    rounds_left: u8,
    points: BySeat<u8>,
    sealed: BySeat<Option<Hand>>,
    luck: Chance,
}

/// How many rounds are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Rounds(pub(crate) u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) enum Hand {
    Rock,
    Paper,
    Scissors,
}

impl Hand {
    pub(crate) const ALL: [Self; 3] = [Self::Rock, Self::Paper, Self::Scissors];

    /// The hand that beats this one.
    pub(crate) fn beaten_by(self) -> Self {
        match self {
            Self::Rock => Self::Paper,
            Self::Paper => Self::Scissors,
            Self::Scissors => Self::Rock,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Event {
    Sealed(Seat, Face<Hand>),
    Shown([Hand; 2]),
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct View {
    rounds_left: u8,
    points: BySeat<u8>,
    sealed: BySeat<Option<Face<Hand>>>,
}

impl Game for Hands {
    type Setup = Rounds;
    type Action = Hand;
    type Event = Event;
    type View = View;

    const ID: &'static str = "hands";
    const RULES_VERSION: u32 = 1;

    fn deal(rounds: &Rounds, luck: Chance, _log: &mut Log<Event>) -> Result<Self, Refusal> {
        Ok(Self {
            rounds_left: rounds.0,
            points: BySeat::from_fn(2, |_| 0),
            sealed: BySeat::from_fn(2, |_| None),
            luck,
        })
    }

    fn seats(&self) -> Seats {
        Seats::all(2)
    }

    fn to_act(&self) -> Seats {
        let undecided = |&seat: &Seat| self.rounds_left > 0 && self.sealed[seat].is_none();
        self.seats().iter().filter(undecided).collect()
    }

    fn list_choices(&self, seat: Seat, choices: &mut Vec<Hand>) {
        if self.to_act().contains(seat) {
            choices.extend(Hand::ALL);
        }
    }

    fn allows(&self, seat: Seat, _action: &Hand) -> Result<(), Refusal> {
        if self.to_act().contains(seat) {
            Ok(())
        } else {
            Err(Refusal::new(RULE, "no", "a hand is shown once a round"))
        }
    }

    fn apply(&mut self, checked: Checked<&Hand>, log: &mut Log<Event>) {
        let (seat, &hand) = checked.into_parts();
        self.sealed[seat] = Some(hand);
        log.push(|| Event::Sealed(seat, Face::Up(hand)));
        if let (Some(a), Some(b)) = (self.sealed[Seat(0)], self.sealed[Seat(1)]) {
            log.push(|| Event::Shown([a, b]));
            self.points[Seat(0)] += u8::from(b.beaten_by() == a);
            self.points[Seat(1)] += u8::from(a.beaten_by() == b);
            self.sealed = BySeat::from_fn(2, |_| None);
            self.rounds_left -= 1;
        }
    }

    fn lapse(&self, _seat: Seat) -> Hand {
        Hand::Rock
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = match self.points[Seat(0)].cmp(&self.points[Seat(1)]) {
            std::cmp::Ordering::Greater => Some(Seat(0)),
            std::cmp::Ordering::Less => Some(Seat(1)),
            std::cmp::Ordering::Equal => None,
        };
        (self.rounds_left == 0).then(|| won_by(2, winner))
    }

    fn view(&self, viewer: Viewer) -> View {
        View {
            rounds_left: self.rounds_left,
            points: self.points.clone(),
            sealed: BySeat::from_fn(2, |seat| {
                let face = |hand| {
                    if viewer.is(seat) {
                        Face::Up(hand)
                    } else {
                        Face::Down
                    }
                };
                self.sealed[seat].map(face)
            }),
        }
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Sealed(seat, Face::Up(_)) if !viewer.is(seat) => Event::Sealed(seat, Face::Down),
            Event::Sealed(..) | Event::Shown(_) => *event,
        })
    }

    fn imagine(_setup: &Rounds, view: &View, mut luck: Chance) -> Self {
        let sealed = BySeat::from_fn(2, |seat| {
            view.sealed[seat].map(|face| face.up().unwrap_or_else(|| *luck.pick(&Hand::ALL)))
        });
        Self {
            rounds_left: view.rounds_left,
            points: view.points.clone(),
            sealed,
            luck,
        }
    }
}

impl Judge for Hands {
    /// A predictable rule of thumb: rock, always.
    fn weigh(_setup: &Rounds, _view: &View, _seat: Seat, choices: &[Hand]) -> Vec<i32> {
        let weight = |&hand: &Hand| i32::from(hand == Hand::Rock);
        choices.iter().map(weight).collect()
    }
}
