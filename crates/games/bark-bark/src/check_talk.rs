//! Which rule forbids what may not be said in a negotiation.

use tabletop::{Seat, Seats};

use crate::action::{Action, Order, Shares};
use crate::agenda::{Split, Step};
use crate::check::{Verdict, refuse};
use crate::rules;
use crate::state::BarkBark;

impl BarkBark {
    /// Whether a negotiation is on, of this kind, and this seat has to speak.
    pub(crate) fn check_talk(&self, seat: Seat, action: &Action) -> Verdict {
        let (rule, floor) = match self.step() {
            Some(Step::Split(split)) => (rules::MBB_R11, &split.floor),
            Some(Step::OrderTalk(talk)) => (rules::MBB_R16, &talk.floor),
            _ => {
                let because = "nothing is being negotiated";
                return refuse(rules::MBB_28, "nothing_to_share", because);
            }
        };
        if seat != floor.speaker {
            let because = if floor.seats.contains(seat) {
                format!("{} has to speak first", floor.speaker)
            } else {
                // MBB-R13: anybody may chat, but only sharers act.
                "you do not share this number; you may chat, but not decide".to_owned()
            };
            return refuse(rule, "not_your_turn", because);
        }
        let is_first = floor.proposer.is_none();
        let limit = self.may_counter(floor.n_proposals, floor.seats);
        let answering = |verdict: Verdict| match (is_first, limit) {
            (true, _) => refuse(
                rule.clone(),
                "nothing_proposed",
                "nothing is proposed yet; propose something, or walk away",
            ),
            (false, false) => refuse(
                rules::MBB_R11,
                "proposal_limit",
                "all proposals are used up; accept the last one, or walk away",
            ),
            (false, true) => verdict,
        };
        match (action, self.step()) {
            (Action::WalkAway, _) => Ok(()),
            (Action::AcceptSplit, Some(Step::Split(_)))
            | (Action::AcceptOrder, Some(Step::OrderTalk(_)))
                if !is_first =>
            {
                Ok(())
            }
            (Action::AcceptSplit, Some(Step::Split(_)))
            | (Action::AcceptOrder, Some(Step::OrderTalk(_))) => answering(Ok(())),
            (Action::ProposeSplit { shares }, Some(Step::Split(split))) if is_first => {
                self.check_shares(split, shares)
            }
            (Action::CounterSplit { shares }, Some(Step::Split(split))) => {
                answering(self.check_shares(split, shares))
            }
            (Action::ProposeOrder { order }, Some(Step::OrderTalk(talk))) if is_first => {
                check_order(talk.floor.seats, order)
            }
            (Action::CounterOrder { order }, Some(Step::OrderTalk(talk))) => {
                answering(check_order(talk.floor.seats, order))
            }
            (Action::ProposeSplit { .. } | Action::ProposeOrder { .. }, _) if !is_first => refuse(
                rule,
                "already_proposed",
                "something is proposed already; accept it, counter it, or walk away",
            ),
            (_, Some(Step::Split(_))) => refuse(
                rules::MBB_28,
                "nothing_to_order",
                "shares are being negotiated, not an order",
            ),
            _ => refuse(
                rules::MBB_34,
                "nothing_to_share",
                "who goes first is being negotiated, not shares",
            ),
        }
    }

    /// MBB-27, MBB-R10: the shares add up, are the sharers' alone, and nobody's too small.
    fn check_shares(&self, split: &Split, shares: &Shares) -> Verdict {
        let sharers = split.floor.seats;
        for (seat, share) in (0..).map(Seat).zip(shares) {
            if *share > 0 && !sharers.contains(seat) {
                let because = format!("{seat} does not share this number and gets nothing");
                return refuse(rules::MBB_27, "wrong_seats", because);
            }
        }
        let sum: u32 = shares.iter().map(|&share| u32::from(share)).sum();
        if sum != u32::from(split.number) {
            let because = format!("the shares add up to {sum}, not to {}", split.number);
            return refuse(rules::MBB_27, "wrong_sum", because);
        }
        let least = self.least_share(split);
        if sharers.iter().any(|seat| shares[seat.index()] < least) {
            let because = "at this table everybody gets at least 1 where the number is enough";
            return refuse(rules::MBB_R10, "share_too_small", because);
        }
        Ok(())
    }
}

/// MBB-R16: each of the level ones once.
fn check_order(seats: Seats, order: &Order) -> Verdict {
    let named: Seats = order.iter().copied().filter(|seat| seat.0 < 8).collect();
    if named == seats && order.len() == usize::from(seats.len()) {
        return Ok(());
    }
    let because = "an order names each of the level players once, and nobody else";
    refuse(rules::MBB_R16, "wrong_seats", because)
}

#[cfg(test)]
mod tests {
    use tabletop::{Game, Staged};

    use super::*;

    /// All ways to give each of five seats 0 to 5, whether they add up or not.
    fn all_shares() -> impl Iterator<Item = Shares> {
        (0..6u32.pow(5)).map(|number| {
            let mut left = number;
            [(); crate::MOST_SEATS].map(|()| {
                let digit = left % 6;
                left /= 6;
                u8::try_from(digit).expect("a digit")
            })
        })
    }

    fn five_share(option: &str) -> BarkBark {
        let option = format!("option zero_share = {option}");
        let given = [
            "5 seats",
            &option,
            "row 3: . S:ABCDE",
            "cards: A 5, B 5, C 5, D 5, E 5",
        ];
        BarkBark::stage(&given, &[]).expect("a table").1
    }

    /// MBB-R10: the list shows samples where there are many, but every split may be proposed.
    #[test]
    fn every_split_that_adds_up_may_be_proposed_among_five() {
        let state = five_share("allowed");
        let mut count = 0;
        for shares in all_shares() {
            let sum: u8 = shares.iter().sum();
            let verdict = state.check(Seat(0), &Action::ProposeSplit { shares });
            assert_eq!(verdict.is_ok(), sum == 5, "{shares:?}: {verdict:?}");
            count += usize::from(verdict.is_ok());
        }
        assert_eq!(count, 126, "so many ways there are");
        assert!(
            state.choices(Seat(0)).len() < count,
            "and not all are listed"
        );
    }

    #[test]
    fn where_nobody_may_go_without_five_have_one_way_to_share_five() {
        let state = five_share("only_if_needed");
        let allowed = all_shares().filter(|&shares| {
            let verdict = state.check(Seat(0), &Action::ProposeSplit { shares });
            verdict.is_ok()
        });
        assert_eq!(allowed.collect::<Vec<_>>(), [[1; 5]]);
    }
}
