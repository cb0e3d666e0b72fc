//! Whether a seat may act; if not, which rule forbids it and what would be allowed.

use tabletop::{Refusal, RuleId, Seat, mark};

use crate::action::{Action, Colour, Crown, Decide, Hand, Pick, Rolling, SetUp};
use crate::die::{Die, Hole};
use crate::mole::Mole;
use crate::options::unspeakable;
use crate::prize::Stand;
use crate::rules;
use crate::state::{MolePark, Phase};
use crate::words::named;

/// Says whether `seat` may do this now and, if not, which rule forbids it.
pub(crate) fn allows(state: &MolePark, seat: Seat, action: &Action) -> Result<(), Refusal> {
    if !state.waits.contains(seat) {
        return state.forbid_unasked(seat, *action);
    }
    match *action {
        Action::SetUp(action) => state.check_set_up(action),
        Action::Decide(action) => state.check_decision(action),
        Action::Crown(action) => state.check_crown(action),
        Action::Rolling(action) => state.check_rolling(seat, action),
        Action::Hand(action) => state.check_hand(seat, action),
        Action::Pick(action) => state.check_pick(seat, action),
    }
}

/// A refusal, as the result of a check.
pub(crate) fn forbid(
    rule: RuleId,
    code: &'static str,
    because: impl Into<String>,
) -> Result<(), Refusal> {
    Err(Refusal::new(rule, code, because))
}

impl MolePark {
    fn check_set_up(&self, action: SetUp) -> Result<(), Refusal> {
        match (action, self.phase) {
            (SetUp::ChooseColour { colour }, Phase::Colours) => {
                if !self.colours.contains(&Some(colour)) {
                    return Ok(());
                }
                let because = format!(
                    "somebody has {} already; take a free colour: {}",
                    colour.name(),
                    any_of(self.free_colours().map(Colour::name))
                );
                forbid(rules::MOLE_7, "colour_taken", because)
            }
            // Any day up to today is accepted; a later one cannot be given.
            (SetUp::AnswerArcade { .. }, Phase::King) if self.asks_about_arcades() => {
                mark!(rules::MOLE_R81);
                Ok(())
            }
            (SetUp::ChooseColour { .. } | SetUp::AnswerArcade { .. }, _) => self.forbid_untimely(),
        }
    }

    fn check_decision(&self, action: Decide) -> Result<(), Refusal> {
        match (action, self.phase) {
            (Decide::NameKing { seat: king }, Phase::King) if !self.asks_about_arcades() => {
                if king.0 < self.setup.n_seats {
                    return Ok(());
                }
                let because = "nobody sits there; name a seat of this table";
                forbid(rules::MOLE_8, "no_such_seat", because)
            }
            (Decide::LeaveToChance, Phase::King) if !self.asks_about_arcades() => Ok(()),
            (Decide::LeaveToChance, Phase::Tie { .. } | Phase::CrownTie { .. }) => Ok(()),
            (Decide::BreakTie { next }, Phase::Tie { among }) => {
                let candidates = self.candidates(among);
                if candidates.contains(next) {
                    return Ok(());
                }
                let names = any_of(candidates.iter().map(|seat| seat.to_string()));
                if among.contains(next) {
                    let because = format!(
                        "owners of a prize that is first in ties come before the others; name {names}"
                    );
                    forbid(rules::MOLE_P11, "not_tied", because)
                } else {
                    let because =
                        format!("{next} is not waiting for a place in this tie; name {names}");
                    forbid(rules::MOLE_59, "not_tied", because)
                }
            }
            (Decide::NameWinner { seat: winner }, Phase::CrownTie { among }) => {
                if among.contains(winner) {
                    return Ok(());
                }
                let king = &self.setup.options.king_title;
                let because = format!(
                    "only one of the tied contestants can win, and {king} cannot; name {}",
                    any_of(among.iter().map(|seat| seat.to_string()))
                );
                forbid(rules::MOLE_R61, "not_tied", because)
            }
            (
                Decide::NameKing { .. }
                | Decide::LeaveToChance
                | Decide::BreakTie { .. }
                | Decide::NameWinner { .. },
                _,
            ) => self.forbid_untimely(),
        }
    }

    fn check_crown(&self, action: Crown) -> Result<(), Refusal> {
        match (action, self.phase) {
            // Even without a chance of the crown.
            (Crown::DeclareCrown, Phase::CrownCall { .. }) => {
                mark!(rules::MOLE_R17);
                Ok(())
            }
            (Crown::PassCrown, Phase::CrownCall { .. }) => Ok(()),
            (Crown::DeclareCrown, _) => self.forbid_late_crown(),
            (Crown::PassCrown, _) => self.forbid_untimely(),
        }
    }

    fn check_rolling(&self, seat: Seat, action: Rolling) -> Result<(), Refusal> {
        match (action, self.phase) {
            (Rolling::PeekHole { hole }, Phase::Choose) => self.check_peek(seat, hole),
            (Rolling::ChooseDie { die: Die::Prize }, Phase::Choose) if !self.may_cash_in(seat) => {
                mark!(rules::MOLE_2, rules::MOLE_R23);
                let because = "you have no mole to cash in: whack before you win; choose glove, pan \
                               or mallet";
                forbid(rules::MOLE_24, "no_moles", because)
            }
            (Rolling::ChooseDie { .. }, Phase::Choose) => Ok(()),
            (Rolling::SayGo { text }, Phase::Go | Phase::ShowdownGo) => {
                match text.and_then(|text| unspeakable(&text)) {
                    None => Ok(()),
                    Some(fault) => {
                        let because = format!("what you say {fault}; up to 30 letters will do");
                        forbid(rules::MOLE_32, "bad_words", because)
                    }
                }
            }
            (Rolling::UseReroll { prize }, Phase::Reroll { .. }) => {
                let rerolls = self.rerolls(seat);
                if rerolls.contains(prize) {
                    return Ok(());
                }
                let because = format!(
                    "that is no unused prize of yours that rolls this die again; use {}, or let the \
                     die lie",
                    any_of(rerolls.iter().map(|one| named(&self.setup, one)))
                );
                forbid(rules::MOLE_P2, "no_such_power", because)
            }
            (Rolling::DeclineReroll, Phase::Reroll { .. }) => Ok(()),
            (
                Rolling::PeekHole { .. }
                | Rolling::ChooseDie { .. }
                | Rolling::SayGo { .. }
                | Rolling::UseReroll { .. }
                | Rolling::DeclineReroll,
                _,
            ) => self.forbid_untimely(),
        }
    }

    fn check_hand(&self, seat: Seat, action: Hand) -> Result<(), Refusal> {
        match (action, self.phase) {
            (Hand::DiscardMole { mole }, Phase::Discard { .. }) => {
                self.check_mole(seat, mole, rules::MOLE_41)
            }
            (Hand::KeepMole { mole }, Phase::Keep) => self.check_mole(seat, mole, rules::MOLE_P6),
            (Hand::KeepNoMore, Phase::Keep) => Ok(()),
            (Hand::DiscardMole { .. } | Hand::KeepMole { .. } | Hand::KeepNoMore, _) => {
                self.forbid_untimely()
            }
        }
    }

    fn check_pick(&self, seat: Seat, action: Pick) -> Result<(), Refusal> {
        match (action, self.phase) {
            (Pick::TakePrize { stand }, Phase::Pick { .. }) => self.check_stand(seat, stand),
            (Pick::PassPrize, Phase::Pick { .. }) => {
                if self.may_decline() {
                    return Ok(());
                }
                let because = "at this table a prize you can afford must be taken; take one";
                forbid(rules::MOLE_R39, "must_take_prize", because)
            }
            (Pick::TakePrize { .. } | Pick::PassPrize, _) => self.forbid_untimely(),
        }
    }

    fn check_peek(&self, seat: Seat, hole: Hole) -> Result<(), Refusal> {
        let n_holes = self.setup.n_holes();
        if !(1..=n_holes).contains(&usize::from(hole.0)) {
            let because = format!("there is no hole {hole}; the holes are 1 to {n_holes}");
            return forbid(rules::MOLE_3, "no_such_hole", because);
        }
        if self.powers(seat).peek == 0 {
            let because = "nobody may look at face-down moles but owners of a prize that lets them";
            return forbid(rules::MOLE_R13, "no_such_power", because);
        }
        if self.peeked[seat.index()].contains(hole) {
            let because = format!("you have looked into hole {hole} this round; look into another");
            return forbid(rules::MOLE_P10, "no_such_power", because);
        }
        if self.peeks_left(seat) == 0 {
            let because = "you have looked into as many holes as your prizes allow; choose a die";
            return forbid(rules::MOLE_P10, "no_such_power", because);
        }
        Ok(())
    }

    fn check_mole(&self, seat: Seat, mole: Mole, rule: RuleId) -> Result<(), Refusal> {
        if !self.hands[seat.index()].contains(&mole) {
            return forbid(
                rule,
                "not_your_mole",
                "that mole is not yours; name one of your own",
            );
        }
        if self.marked.contains(&mole) {
            return forbid(
                rule,
                "wrong_count",
                "that mole is put aside already; name another",
            );
        }
        Ok(())
    }

    fn check_stand(&self, seat: Seat, stand: Stand) -> Result<(), Refusal> {
        let total = self.totals[seat.index()].unwrap_or(0);
        if stand.index() == self.setup.n_stands() {
            mark!(rules::MOLE_R2);
            let because = "you did not announce Going for the Crown before the roll; take a prize from a stand";
            return forbid(rules::MOLE_R40, "crown_not_declared", because);
        }
        let Some(stock) = self.stands.get(stand.index()) else {
            return forbid(
                rules::MOLE_3,
                "stand_empty",
                "there is no such stand; take from one of the board",
            );
        };
        let name = &self.setup.edition.stands[stand.index()].name;
        if stock.up.is_none() {
            let because =
                format!("{name} has no face-up prize now; it is not replaced during the round");
            return forbid(rules::MOLE_57, "stand_empty", because);
        }
        let cost = self.setup.cost(stand);
        if cost > total {
            let because = format!(
                "a prize of {name} costs {cost} and your total is {total}; take a cheaper one"
            );
            return forbid(rules::MOLE_48, "not_affordable", because);
        }
        Ok(())
    }
}

/// "red", "red or blue", "red, green or blue".
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
