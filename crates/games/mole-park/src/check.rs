//! Which rule forbids an action, and what would be allowed.

use tabletop::{Refusal, RuleId, Seat};

use crate::action::{Action, Colour};
use crate::die::{Die, Hole};
use crate::mole::Mole;
use crate::options::unspeakable;
use crate::prize::Stand;
use crate::rules;
use crate::state::{MolePark, Phase, Sealed};
use crate::words::named;

type Verdict = Result<(), Refusal>;

fn no(rule: RuleId, code: &'static str, because: impl Into<String>) -> Verdict {
    Err(Refusal::new(rule, code, because))
}

impl MolePark {
    /// Says whether `seat` may do this now and, if not, which rule forbids it.
    pub(crate) fn judge_action(&self, seat: Seat, action: Action) -> Verdict {
        if !self.waits.contains(seat) {
            return self.refuse_unasked(seat, action);
        }
        match (self.phase, action) {
            (Phase::Colours, Action::ChooseColour { colour }) => {
                match self.colours.contains(&Some(colour)) {
                    false => Ok(()),
                    true => no(
                        rules::MOLE_7,
                        "colour_taken",
                        format!(
                            "somebody has {} already; take a free colour: {}",
                            colour.name(),
                            any_of(self.free_colours().map(Colour::name))
                        ),
                    ),
                }
            }
            (Phase::King, Action::NameKing { seat: king }) if !self.asks_about_arcades() => {
                match king.0 < self.setup.n_seats {
                    true => Ok(()),
                    false => no(
                        rules::MOLE_8,
                        "no_such_seat",
                        "nobody sits there; name a seat of this table",
                    ),
                }
            }
            // MOLE-9, MOLE-R81: what has been is taken at its word, and what is yet to come cannot be told.
            (Phase::King, Action::AnswerArcade { .. }) if self.asks_about_arcades() => Ok(()),
            (Phase::King, Action::LeaveToChance) if !self.asks_about_arcades() => Ok(()),
            (Phase::CrownCall { .. }, Action::DeclareCrown | Action::PassCrown) => Ok(()),
            (Phase::Choose, Action::PeekHole { hole }) => self.judge_peek(seat, hole),
            (Phase::Choose, Action::ChooseDie { die: Die::Prize }) if !self.may_cash_in(seat) => {
                no(
                    rules::MOLE_24,
                    "no_moles",
                    "you have no mole to cash in: whack before you win; choose glove, pan or mallet",
                )
            }
            (Phase::Choose, Action::ChooseDie { .. }) => Ok(()),
            (Phase::Go | Phase::ShowdownGo, Action::SayGo { text }) => match text {
                None => Ok(()),
                Some(text) => match unspeakable(&text) {
                    None => Ok(()),
                    Some(fault) => {
                        let because = format!("what you say {fault}; up to 30 letters will do");
                        no(rules::MOLE_32, "bad_words", because)
                    }
                },
            },
            (Phase::Reroll { .. }, Action::UseReroll { prize }) => {
                match self.rerolls(seat).contains(prize) {
                    true => Ok(()),
                    false => no(
                        rules::MOLE_P2,
                        "no_such_power",
                        format!(
                            "that is no unused prize of yours that rolls this die again; use {}, or \
                             let the die lie",
                            any_of(self.rerolls(seat).iter().map(|one| named(&self.setup, one)))
                        ),
                    ),
                }
            }
            (Phase::Reroll { .. }, Action::DeclineReroll) => Ok(()),
            (Phase::Discard { .. }, Action::DiscardMole { mole }) => {
                self.judge_mole(seat, mole, rules::MOLE_41)
            }
            (Phase::Tie { among }, Action::BreakTie { next }) => {
                let candidates = self.candidates(among);
                match (candidates.contains(next), among.contains(next)) {
                    (true, _) => Ok(()),
                    (false, true) => no(
                        rules::MOLE_P11,
                        "not_tied",
                        format!(
                            "owners of a prize that is first in ties come before the others; name {}",
                            any_of(candidates.iter().map(|seat| seat.to_string()))
                        ),
                    ),
                    (false, false) => no(
                        rules::MOLE_59,
                        "not_tied",
                        format!(
                            "{next} is not waiting for a place in this tie; name {}",
                            any_of(candidates.iter().map(|seat| seat.to_string()))
                        ),
                    ),
                }
            }
            (Phase::Tie { .. }, Action::LeaveToChance) => Ok(()),
            (Phase::Pick { .. }, Action::TakePrize { stand }) => self.judge_pick(seat, stand),
            (Phase::Pick { .. }, Action::PassPrize) => match self.may_decline() {
                true => Ok(()),
                false => no(
                    rules::MOLE_R39,
                    "must_take_prize",
                    "at this table a prize you can afford must be taken; take one",
                ),
            },
            (Phase::Keep, Action::KeepMole { mole }) => self.judge_mole(seat, mole, rules::MOLE_P6),
            (Phase::Keep, Action::KeepNoMore) => Ok(()),
            (Phase::CrownTie { among }, Action::NameWinner { seat: winner }) => {
                match among.contains(winner) {
                    true => Ok(()),
                    false => {
                        let king = &self.setup.options.king_title;
                        let because = format!(
                            "only one of the tied contestants can win, and {king} cannot; name {}",
                            any_of(among.iter().map(|seat| seat.to_string()))
                        );
                        no(rules::MOLE_R61, "not_tied", because)
                    }
                }
            }
            (Phase::CrownTie { .. }, Action::LeaveToChance) => Ok(()),
            (
                Phase::Colours
                | Phase::King
                | Phase::CrownCall { .. }
                | Phase::Choose
                | Phase::Go
                | Phase::Reroll { .. }
                | Phase::Discard { .. }
                | Phase::Tie { .. }
                | Phase::Pick { .. }
                | Phase::Keep
                | Phase::ShowdownGo
                | Phase::CrownTie { .. }
                | Phase::Over { .. },
                other,
            ) => self.refuse_untimely(other),
        }
    }

    /// Why somebody who is not asked may not do it.
    fn refuse_unasked(&self, seat: Seat, action: Action) -> Verdict {
        if let Phase::Over { .. } = self.phase {
            return no(
                rules::MOLE_25,
                "not_your_decision",
                "the crown is won and the game is over",
            );
        }
        if seat.0 >= self.setup.n_seats {
            return no(rules::MOLE_R12, "not_your_decision", "nobody sits there");
        }
        let is_crown = matches!(action, Action::DeclareCrown | Action::PassCrown);
        if is_crown && self.announced.contains(seat) {
            let because = "you are Going for the Crown already, and that cannot be taken back";
            return no(rules::MOLE_67, "already_declared", because);
        }
        if self.announced.contains(seat)
            && matches!(action, Action::ChooseDie { .. } | Action::PeekHole { .. })
        {
            let because =
                "you are Going for the Crown and roll the Prize die; there is nothing to choose";
            return no(rules::MOLE_R18, "not_your_decision", because);
        }
        if let Some(verdict) = self.refuse_second_answer(seat, action) {
            return verdict;
        }
        let in_call = matches!(self.phase, Phase::CrownCall { .. });
        if in_call && is_crown && self.hands[seat.index()].is_empty() {
            let because =
                "you have no mole to cash in, so you cannot go for the crown; whack first";
            return no(rules::MOLE_R16, "no_moles", because);
        }
        if in_call && is_crown {
            let because = "this window is for those who have not answered";
            return no(rules::MOLE_R15, "not_your_decision", because);
        }
        self.refuse_untimely(action)
    }

    /// Why somebody who has answered in this window may not answer it again. Whatever else they
    /// want is refused like anybody's.
    fn refuse_second_answer(&self, seat: Seat, action: Action) -> Option<Verdict> {
        let (rule, because) = match (self.sealed[seat.index()]?, action) {
            (Sealed::Die(_), Action::ChooseDie { .. }) => {
                (rules::MOLE_R21, "your die is chosen, and that is final")
            }
            (Sealed::Die(_), Action::PeekHole { .. }) => (
                rules::MOLE_P10,
                "holes are looked into before a die is chosen, and yours is",
            ),
            (Sealed::Visit(_), Action::AnswerArcade { .. })
            | (Sealed::Crown | Sealed::NoCrown, Action::DeclareCrown | Action::PassCrown)
            | (
                Sealed::Reroll(_) | Sealed::NoReroll,
                Action::UseReroll { .. } | Action::DeclineReroll,
            ) => (
                rules::MOLE_R21,
                "you have answered, and that is final; wait for the others",
            ),
            (Sealed::Moles, Action::DiscardMole { .. }) => (
                rules::MOLE_R31,
                "you have put aside as many as are too many, and no more are discarded",
            ),
            (Sealed::Moles, Action::KeepMole { .. } | Action::KeepNoMore) => (
                rules::MOLE_P6,
                "you have said which moles you keep; wait for the others",
            ),
            (
                Sealed::Visit(_)
                | Sealed::Crown
                | Sealed::NoCrown
                | Sealed::Die(_)
                | Sealed::Reroll(_)
                | Sealed::NoReroll
                | Sealed::Moles,
                _,
            ) => return None,
        };
        Some(no(rule, "not_your_decision", because))
    }

    /// What the table waits for instead.
    fn refuse_untimely(&self, action: Action) -> Verdict {
        let king = &self.setup.options.king_title;
        let (rule, now) = match self.phase {
            Phase::Colours => (rules::MOLE_7, "everybody takes a colour"),
            Phase::King => (rules::MOLE_8, "KING is found"),
            Phase::CrownCall { .. } => (
                rules::MOLE_R14,
                "everybody with a mole says whether they go for the crown",
            ),
            Phase::Choose => (
                rules::MOLE_31,
                "everybody who did not announce chooses a die",
            ),
            Phase::Go => (rules::MOLE_32, "KING gives the signal"),
            Phase::Reroll { .. } => (
                rules::MOLE_R27,
                "dice may be rolled again by those who own such a prize",
            ),
            Phase::Discard { .. } => (
                rules::MOLE_R31,
                "whoever has too many moles discards exactly those, and nobody else any",
            ),
            Phase::Tie { .. } => (
                rules::MOLE_59,
                "KING says who of the tied players picks first",
            ),
            Phase::Pick { .. } => (rules::MOLE_47, "prizes are picked, the highest total first"),
            Phase::Keep => (
                rules::MOLE_P6,
                "owners of such a prize keep cashed-in moles",
            ),
            Phase::ShowdownGo => (
                rules::MOLE_R60,
                "KING gives the signal for the Showdown, in which nothing else is chosen",
            ),
            Phase::CrownTie { .. } => {
                (rules::MOLE_79, "KING says who of the tied contestants wins")
            }
            Phase::Over { .. } => (rules::MOLE_25, "the game is over"),
        };
        // Wanting to announce late has a rule of its own.
        let rule = match (action, self.phase) {
            (
                Action::DeclareCrown,
                Phase::Choose
                | Phase::Go
                | Phase::Reroll { .. }
                | Phase::Discard { .. }
                | Phase::Tie { .. }
                | Phase::Pick { .. }
                | Phase::Keep,
            ) => rules::MOLE_65,
            _ => rule,
        };
        let now = now.replace("KING", king); // MOLE-12
        no(
            rule,
            "not_your_decision",
            format!("that is not asked now: {now}"),
        )
    }

    fn judge_peek(&self, seat: Seat, hole: Hole) -> Verdict {
        let n_holes = self.setup.n_holes();
        if !(1..=n_holes).contains(&usize::from(hole.0)) {
            let because = format!("there is no hole {hole}; the holes are 1 to {n_holes}");
            return no(rules::MOLE_3, "no_such_hole", because);
        }
        if self.powers(seat).peek == 0 {
            let because = "nobody may look at face-down moles but owners of a prize that lets them";
            return no(rules::MOLE_R13, "no_such_power", because);
        }
        if self.peeked[seat.index()].contains(hole) {
            let because = format!("you have looked into hole {hole} this round; look into another");
            return no(rules::MOLE_P10, "no_such_power", because);
        }
        if self.peeks_left(seat) == 0 {
            let because = "you have looked into as many holes as your prizes allow; choose a die";
            return no(rules::MOLE_P10, "no_such_power", because);
        }
        Ok(())
    }

    fn judge_mole(&self, seat: Seat, mole: Mole, rule: RuleId) -> Verdict {
        if !self.hands[seat.index()].contains(&mole) {
            return no(
                rule,
                "not_your_mole",
                "that mole is not yours; name one of your own",
            );
        }
        if self.marked.contains(&mole) {
            return no(
                rule,
                "wrong_count",
                "that mole is put aside already; name another",
            );
        }
        Ok(())
    }

    fn judge_pick(&self, seat: Seat, stand: Stand) -> Verdict {
        let total = self.totals[seat.index()].unwrap_or(0);
        if stand.index() == self.setup.n_stands() {
            let because = "you did not announce Going for the Crown before the roll; take a prize from a stand";
            return no(rules::MOLE_R40, "crown_not_declared", because);
        }
        let Some(stock) = self.stands.get(stand.index()) else {
            return no(
                rules::MOLE_3,
                "stand_empty",
                "there is no such stand; take from one of the board",
            );
        };
        let name = &self.setup.edition.stands[stand.index()].name;
        if stock.up.is_none() {
            let because =
                format!("{name} has no face-up prize now; it is not replaced during the round");
            return no(rules::MOLE_57, "stand_empty", because);
        }
        let cost = self.setup.cost(stand);
        if cost > total {
            let because = format!(
                "a prize of {name} costs {cost} and your total is {total}; take a cheaper one"
            );
            return no(rules::MOLE_48, "not_affordable", because);
        }
        Ok(())
    }
}

/// What would be allowed: "red", "red or blue", "red, green or blue".
fn any_of<T: AsRef<str>>(things: impl IntoIterator<Item = T>) -> String {
    let mut things: Vec<T> = things.into_iter().collect();
    match things.pop() {
        None => "nothing".to_owned(),
        Some(last) if things.is_empty() => last.as_ref().to_owned(),
        Some(last) => {
            let first: Vec<&str> = things.iter().map(AsRef::as_ref).collect();
            format!("{} or {}", first.join(", "), last.as_ref())
        }
    }
}
