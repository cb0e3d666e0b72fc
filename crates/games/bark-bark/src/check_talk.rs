//! Whether a seat may say something in a negotiation, and which rule forbids it if not.

use tabletop::{Refusal, Seat, Seats, mark};

use crate::action::{Order, Shares, Talk};
use crate::agenda::{Split, Step};
use crate::rules;
use crate::state::BarkBark;

impl BarkBark {
    /// Checks that there is a negotiation of this kind and that it is this seat's turn to speak.
    pub(crate) fn check_talk(&self, seat: Seat, action: &Talk) -> Result<(), Refusal> {
        let (rule, floor) = match self.step() {
            Some(Step::Split(split)) => (rules::MBB_R11, &split.floor),
            Some(Step::OrderTalk(talk)) => (rules::MBB_R16, &talk.floor),
            _ => {
                let because = "nothing is being negotiated";
                return Err(Refusal::new(rules::MBB_28, "nothing_to_share", because));
            }
        };
        if seat != floor.speaker {
            let because = if floor.seats.contains(seat) {
                format!("{} has to speak first", floor.speaker)
            } else {
                // Anybody may chat, but only sharers act.
                mark!(rules::MBB_R13);
                "you do not share this number; you may chat, but not decide".to_owned()
            };
            return Err(Refusal::new(rule, "not_your_turn", because));
        }
        let is_first = floor.proposer.is_none();
        let may_counter = self.may_counter(floor);
        let answering = |otherwise: Result<(), Refusal>| match (is_first, may_counter) {
            (true, _) => Err(Refusal::new(
                rule.clone(),
                "nothing_proposed",
                "nothing is proposed yet; propose something, or walk away",
            )),
            (false, false) => Err(Refusal::new(
                rules::MBB_R11,
                "proposal_limit",
                "all proposals are used up; accept the last one, or walk away",
            )),
            (false, true) => otherwise,
        };
        match (action, self.step()) {
            (Talk::WalkAway, _) => Ok(()),
            (Talk::AcceptSplit, Some(Step::Split(_)))
            | (Talk::AcceptOrder, Some(Step::OrderTalk(_)))
                if !is_first =>
            {
                Ok(())
            }
            (Talk::AcceptSplit, Some(Step::Split(_)))
            | (Talk::AcceptOrder, Some(Step::OrderTalk(_))) => answering(Ok(())),
            (Talk::ProposeSplit { shares }, Some(Step::Split(split))) if is_first => {
                self.check_shares(split, shares)
            }
            (Talk::CounterSplit { shares }, Some(Step::Split(split))) => {
                answering(self.check_shares(split, shares))
            }
            (Talk::ProposeOrder { order }, Some(Step::OrderTalk(talk))) if is_first => {
                check_order(talk.floor.seats, order)
            }
            (Talk::CounterOrder { order }, Some(Step::OrderTalk(talk))) => {
                answering(check_order(talk.floor.seats, order))
            }
            (Talk::ProposeSplit { .. } | Talk::ProposeOrder { .. }, _) if !is_first => {
                Err(Refusal::new(
                    rule,
                    "already_proposed",
                    "something is proposed already; accept it, counter it, or walk away",
                ))
            }
            (_, Some(Step::Split(_))) => Err(Refusal::new(
                rules::MBB_28,
                "nothing_to_order",
                "shares are being negotiated, not an order",
            )),
            _ => Err(Refusal::new(
                rules::MBB_34,
                "nothing_to_share",
                "who goes first is being negotiated, not shares",
            )),
        }
    }

    /// The shares add up, only sharers get one, and none is too small.
    fn check_shares(&self, split: &Split, shares: &Shares) -> Result<(), Refusal> {
        let sharers = split.floor.seats;
        for (seat, share) in (0..).map(Seat).zip(shares) {
            if *share > 0 && !sharers.contains(seat) {
                let because = format!("{seat} does not share this number and gets nothing");
                return Err(Refusal::new(rules::MBB_27, "wrong_seats", because));
            }
        }
        let sum: u32 = shares.iter().map(|&share| u32::from(share)).sum();
        if sum != u32::from(split.number) {
            let because = format!("the shares add up to {sum}, not to {}", split.number);
            return Err(Refusal::new(rules::MBB_27, "wrong_sum", because));
        }
        let least = self.least_share(split);
        if sharers.iter().any(|seat| shares[seat.index()] < least) {
            let because = "at this table everybody gets at least 1 where the number is enough";
            return Err(Refusal::new(rules::MBB_R10, "share_too_small", because));
        }
        Ok(())
    }
}

/// An order names each of the level players once.
fn check_order(seats: Seats, order: &Order) -> Result<(), Refusal> {
    let named: Seats = order.iter().copied().filter(|seat| seat.0 < 8).collect();
    if named == seats && order.len() == usize::from(seats.len()) {
        return Ok(());
    }
    let because = "an order names each of the level players once, and nobody else";
    Err(Refusal::new(rules::MBB_R16, "wrong_seats", because))
}

#[cfg(test)]
mod tests {
    use tabletop::{Game, Staged};

    use super::*;

    /// Every way to give each of five seats 0 to 5, with any sum.
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

    /// If there are many splits, only samples are listed, but all may be proposed (MBB-R10).
    #[test]
    fn every_split_that_adds_up_may_be_proposed_among_five() {
        let state = five_share("allowed");
        let mut count = 0;
        for shares in all_shares() {
            let sum: u8 = shares.iter().sum();
            let answer = state.allows(Seat(0), &Talk::ProposeSplit { shares }.into());
            assert_eq!(answer.is_ok(), sum == 5, "{shares:?}: {answer:?}");
            count += usize::from(answer.is_ok());
        }
        assert_eq!(count, 126, "there are 126 ways to share");
        assert!(
            state.choices(Seat(0)).len() < count,
            "not all of them are listed"
        );
    }

    #[test]
    fn five_can_share_a_five_in_one_way_if_everybody_must_get_something() {
        let state = five_share("only_if_needed");
        let allowed = all_shares().filter(|&shares| {
            let answer = state.allows(Seat(0), &Talk::ProposeSplit { shares }.into());
            answer.is_ok()
        });
        assert_eq!(allowed.collect::<Vec<_>>(), [[1; 5]]);
    }
}
