//! Why an action that is possible at other times is not possible now.

use tabletop::{Refusal, RuleId, Seat, mark};

use crate::action::{Action, Crown, Hand, Rolling, SetUp};
use crate::check::forbid;
use crate::rules;
use crate::state::{MolePark, Phase, Sealed};

impl MolePark {
    /// Why a seat that is not asked may not act.
    pub(crate) fn forbid_unasked(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if let Phase::Over { .. } = self.phase {
            return forbid(
                rules::MOLE_25,
                "not_your_decision",
                "the crown is won and the game is over",
            );
        }
        if seat.0 >= self.setup.n_seats {
            return forbid(rules::MOLE_R12, "not_your_decision", "nobody sits there");
        }
        if self.announced.contains(seat) {
            check_announcer(action)?;
        }
        self.check_second_answer(seat, action)?;
        if let (Action::Crown(_), Phase::CrownCall { .. }) = (action, self.phase) {
            if self.hands[seat.index()].is_empty() {
                let because =
                    "you have no mole to cash in, so you cannot go for the crown; whack first";
                return forbid(rules::MOLE_R16, "no_moles", because);
            }
            let because = "this window is for those who have not answered";
            return forbid(rules::MOLE_R15, "not_your_decision", because);
        }
        if action == Crown::DeclareCrown.into() {
            return self.forbid_late_crown();
        }
        self.forbid_untimely()
    }

    /// Refuses a second answer in the same window. Other actions pass.
    fn check_second_answer(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Some(answer) = self.sealed[seat.index()] else {
            return Ok(());
        };
        let (rule, because) = match (answer, action) {
            (Sealed::Die(_), Action::Rolling(Rolling::ChooseDie { .. })) => {
                (rules::MOLE_R21, "your die is chosen, and that is final")
            }
            (Sealed::Die(_), Action::Rolling(Rolling::PeekHole { .. })) => (
                rules::MOLE_P10,
                "holes are looked into before a die is chosen, and yours is",
            ),
            (Sealed::Visit(_), Action::SetUp(SetUp::AnswerArcade { .. }))
            | (Sealed::Crown | Sealed::NoCrown, Action::Crown(_))
            | (
                Sealed::Reroll(_) | Sealed::NoReroll,
                Action::Rolling(Rolling::UseReroll { .. } | Rolling::DeclineReroll),
            ) => (
                rules::MOLE_R21,
                "you have answered, and that is final; wait for the others",
            ),
            (Sealed::Moles, Action::Hand(Hand::DiscardMole { .. })) => (
                rules::MOLE_R31,
                "you have put aside as many as are too many, and no more are discarded",
            ),
            (Sealed::Moles, Action::Hand(Hand::KeepMole { .. } | Hand::KeepNoMore)) => (
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
            ) => return Ok(()),
        };
        forbid(rule, "not_your_decision", because)
    }

    /// Why an announcement is refused: after the crown call it is too late in this round.
    pub(crate) fn forbid_late_crown(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Choose
            | Phase::Go
            | Phase::Reroll { .. }
            | Phase::Discard { .. }
            | Phase::Tie { .. }
            | Phase::Pick { .. }
            | Phase::Keep => self.forbid_by(rules::MOLE_65),
            Phase::Colours
            | Phase::King
            | Phase::CrownCall { .. }
            | Phase::ShowdownGo
            | Phase::CrownTie { .. }
            | Phase::Over { .. } => self.forbid_untimely(),
        }
    }

    /// Says what the table waits for instead.
    pub(crate) fn forbid_untimely(&self) -> Result<(), Refusal> {
        self.forbid_by(self.awaits().0)
    }

    fn forbid_by(&self, rule: RuleId) -> Result<(), Refusal> {
        let (_, now) = self.awaits();
        mark!(rules::MOLE_12);
        let now = now.replace("KING", &self.setup.options.king_title);
        let because = format!("that is not asked now: {now}");
        forbid(rule, "not_your_decision", because)
    }

    /// What the table waits for, and the rule that says so. KING is replaced by King Mole's title.
    fn awaits(&self) -> (RuleId, &'static str) {
        match self.phase {
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
        }
    }
}

/// Refuses what a seat that is Going for the Crown cannot do: announce again or choose a die.
fn check_announcer(action: Action) -> Result<(), Refusal> {
    match action {
        Action::Crown(_) => {
            let because = "you are Going for the Crown already, and that cannot be taken back";
            forbid(rules::MOLE_67, "already_declared", because)
        }
        Action::Rolling(Rolling::ChooseDie { .. } | Rolling::PeekHole { .. }) => {
            let because =
                "you are Going for the Crown and roll the Prize die; there is nothing to choose";
            forbid(rules::MOLE_R18, "not_your_decision", because)
        }
        Action::SetUp(_)
        | Action::Decide(_)
        | Action::Rolling(_)
        | Action::Hand(_)
        | Action::Pick(_) => Ok(()),
    }
}
