//! Whether a seat may do something, and if not, which rule forbids it.

use tabletop::{Refusal, RuleId, Seat, counted, mark};

use crate::action::Action;
use crate::card::{Card, CardSet, Location};
use crate::rules;
use crate::setup::Setup;
use crate::state::{Argh, Ending, Phase};

/// Says whether `seat` may do this now and, if not, which rule forbids it. If several rules do, the
/// earliest in the catalogue's list is named (section 5).
pub(crate) fn allows(state: &Argh, seat: Seat, action: &Action) -> Result<(), Refusal> {
    if let Phase::Over(ending) = state.phase {
        let rule = match ending {
            Ending::BombFaceUp(_) => rules::ARGH_R20,
            Ending::BombAtReveal(_) | Ending::Counted => rules::ARGH_33,
        };
        return Err(Refusal::new(rule, "game_over", "the game is over"));
    }
    match *action {
        Action::TakeCard { .. }
        | Action::StealCard { .. }
        | Action::KeepCard
        | Action::OfferCard { .. } => state.check_turn_action(seat, *action),
        // This is never allowed, for any seat.
        Action::LayCardFaceUp => {
            mark!(rules::ARGH_24, rules::ARGH_25);
            Err(Refusal::new(
                rules::ARGH_R40,
                "offer_it_first",
                "a card you took cannot be laid face up straight away; keep it face down, or offer it to somebody who may decline it (and if you tried, squeak like a cocker to be forgiven)",
            ))
        }
        Action::AcceptCard | Action::DeclineCard => match state.phase {
            Phase::Offered { to, .. } if to == seat => Ok(()),
            Phase::Offered { to, .. } => Err(not_asked(
                rules::ARGH_20,
                format!("the card was offered to {to}, who alone answers"),
            )),
            _ => Err(not_asked(rules::ARGH_20, "no card is on offer".to_owned())),
        },
        Action::ChooseFirstPlayer { seat: named } => {
            state.check_vote(seat)?;
            state.check_seat(named, rules::ARGH_R4)
        }
        Action::LeaveToChance => state.check_vote(seat),
        Action::OwlPeek { .. } | Action::OwlDecline => state.check_owl(seat, *action),
        Action::PickEffect { card } => match state.phase {
            Phase::Effects {
                seat: owner,
                effect: None,
            } if owner == seat => {
                if state.effects_left(seat).contains(card) {
                    Ok(())
                } else {
                    let because = "that is none of your effects still to act; pick one of your mosquitoes, your hamster or your scientist";
                    Err(Refusal::new(rules::ARGH_R25, "no_such_card", because))
                }
            }
            _ => Err(not_asked(
                rules::ARGH_R25,
                "the order of effects is not yours to choose now".to_owned(),
            )),
        },
        Action::SwitchSign { card } => state.check_answer(seat, card, Effect::Mosquito),
        Action::HamsterDiscard { card } => state.check_answer(seat, card, Effect::Hamster),
        Action::ScientistDiscard { card } => state.check_answer(seat, card, Effect::Scientist),
    }
}

impl Argh {
    fn check_turn_action(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.phase {
            Phase::ChooseFirst { .. } => {
                return Err(not_asked(
                    rules::ARGH_11,
                    "it is not settled yet who starts".to_owned(),
                ));
            }
            Phase::Effects { .. } => {
                return Err(not_asked(
                    rules::ARGH_33,
                    "the turns are over and the teams are being counted".to_owned(),
                ));
            }
            Phase::Turn | Phase::Holding { .. } | Phase::Offered { .. } | Phase::Owl { .. } => (),
            Phase::Over(_) => unreachable!("answered before"),
        }
        if seat != self.active {
            let because = format!("it is the turn of {}", self.active);
            return Err(Refusal::new(rules::ARGH_15, "not_your_turn", because));
        }
        match (action, &self.phase) {
            (_, Phase::Offered { to, .. }) => {
                // There is one offer and one answer.
                let because = format!("your card is offered to {to}, who has to answer first");
                Err(not_asked(rules::ARGH_R8, because))
            }
            (_, Phase::Owl { seat }) => {
                let because = format!("{seat} may look into the box first");
                Err(not_asked(rules::ARGH_R48, because))
            }
            (Action::TakeCard { .. } | Action::StealCard { .. }, Phase::Holding { .. }) => {
                Err(not_asked(
                    rules::ARGH_16,
                    "you have taken a card already; keep it face down or offer it".to_owned(),
                ))
            }
            (Action::OfferCard { to }, phase) => {
                self.check_seat(to, rules::ARGH_19)?;
                if to == seat {
                    let because = "a card is offered to another player, not to yourself";
                    return Err(Refusal::new(rules::ARGH_19, "bad_target", because));
                }
                match phase {
                    Phase::Turn => Err(nothing_taken()),
                    _ => Ok(()),
                }
            }
            (Action::KeepCard, Phase::Turn) => Err(nothing_taken()),
            (Action::StealCard { from, slot }, _) => self.check_steal(seat, from, slot),
            (Action::TakeCard { location }, _) if self.pile_size(location) == 0 => {
                let name = self.setup.location_name(location);
                let because = format!("the {name} pile is empty");
                Err(Refusal::new(rules::ARGH_R15, "pile_empty", because))
            }
            _ => Ok(()),
        }
    }

    fn check_steal(&self, seat: Seat, from: Seat, slot: u8) -> Result<(), Refusal> {
        self.check_seat(from, rules::ARGH_22)?;
        if from == seat {
            let because = "your own cards are yours already; only another player's can be stolen";
            return Err(Refusal::new(rules::ARGH_R11, "not_your_own_card", because));
        }
        if slot == 0 || slot > self.n_laid[from.index()] {
            let because = format!("{from} has never laid a card in slot {slot}");
            return Err(Refusal::new(rules::ARGH_R13, "no_such_card", because));
        }
        if !self
            .hidden
            .of(from)
            .iter()
            .any(|hidden| hidden.slot == slot)
        {
            // It was stolen once and is safe for good.
            mark!(rules::ARGH_R17);
            let because = format!(
                "the card of slot {slot} before {from} was stolen and lies face up; only face-down cards can be stolen"
            );
            return Err(Refusal::new(rules::ARGH_29, "card_is_face_up", because));
        }
        // Nothing protects a face-down card.
        mark!(rules::ARGH_26);
        Ok(())
    }

    fn check_vote(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::ChooseFirst { .. } if self.waits.contains(seat) => Ok(()),
            Phase::ChooseFirst { .. } => Err(not_asked(
                rules::ARGH_R4,
                "who starts is not, or no longer, yours to say".to_owned(),
            )),
            _ => Err(not_asked(
                rules::ARGH_R4,
                "it is settled already who starts".to_owned(),
            )),
        }
    }

    fn check_owl(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (&self.phase, action) {
            (Phase::Owl { seat: owner }, Action::OwlPeek { picks }) if *owner == seat => {
                for location in Location::ALL {
                    let pick = picks[location.index()];
                    let n_cards = self.boxed[location.index()];
                    if pick >= n_cards.max(1) {
                        let name = self.setup.location_name(location);
                        let cards = counted(n_cards.into(), &format!("removed {name} card"));
                        let because =
                            format!("the box has {cards}, counted from 0; there is no card {pick}");
                        return Err(Refusal::new(rules::ARGH_R48, "no_such_card", because));
                    }
                }
                Ok(())
            }
            (Phase::Owl { seat: owner }, _) if *owner == seat => Ok(()),
            _ => Err(not_asked(
                rules::ARGH_R48,
                "only the player before whom the owl was just turned up may look".to_owned(),
            )),
        }
    }

    fn check_answer(&self, seat: Seat, card: Card, wanted: Effect) -> Result<(), Refusal> {
        let asked = match self.phase {
            Phase::Effects {
                seat: owner,
                effect: Some(effect),
            } if owner == seat && wanted.cards(&self.setup).contains(effect) => effect,
            _ => {
                let because = format!("you are not asked to let a {} act", wanted.name());
                return Err(not_asked(rules::ARGH_R26, because));
            }
        };
        if !self.team(seat).contains(card) {
            let because =
                "that card is not in your team; every effect touches its owner's cards only";
            return Err(Refusal::new(rules::ARGH_R26, "no_such_card", because));
        }
        if self.targets(seat, asked).contains(card) {
            return Ok(());
        }
        let name = self.setup.name(card);
        Err(match wanted {
            Effect::Mosquito => Refusal::new(
                rules::ARGH_R28,
                "not_switchable",
                format!("the {name} shows no sign to switch; only numbers and lizards do"),
            ),
            Effect::Hamster => Refusal::new(
                rules::ARGH_R33,
                "not_negative",
                format!(
                    "the {name} is not negative; the hamster throws out a card below zero, or a spy"
                ),
            ),
            Effect::Scientist => Refusal::new(
                rules::ARGH_R34,
                "not_highest",
                format!(
                    "the {name} is not your highest card; the scientist takes one of the highest"
                ),
            ),
        })
    }

    fn check_seat(&self, seat: Seat, rule: RuleId) -> Result<(), Refusal> {
        if seat.0 < self.setup.n_seats {
            return Ok(());
        }
        let because = format!(
            "there is no such seat; the table has {}",
            self.setup.n_seats
        );
        Err(Refusal::new(rule, "bad_target", because))
    }
}

fn not_asked(rule: RuleId, because: String) -> Refusal {
    Refusal::new(rule, "not_your_decision", because)
}

fn nothing_taken() -> Refusal {
    let because = "you hold no card; take one from a pile first";
    Refusal::new(rules::ARGH_17, "no_such_card", because)
}

/// The three kinds of card that act at the end.
#[derive(Clone, Copy)]
enum Effect {
    Mosquito,
    Hamster,
    Scientist,
}

impl Effect {
    fn cards(self, setup: &Setup) -> CardSet {
        match self {
            Self::Mosquito => setup.lookup.mosquitoes,
            Self::Hamster => setup.lookup.hamsters,
            Self::Scientist => setup.lookup.scientists,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Mosquito => "mosquito",
            Self::Hamster => "hamster",
            Self::Scientist => "scientist",
        }
    }
}
