//! Taking back by knowledge: free while nobody has learnt anything or acted since, otherwise those
//! affected are asked.

use tabletop::{Seat, Seats};
use wire::{Ack, Answer, Stage, Trouble};

use crate::judge::{No, Verdict};
use crate::{Deed, Guest, Room, Wrong};

/// Somebody wants to take back, and others are asked. Bots wait meanwhile; a person who acts
/// instead of answering has answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Request {
    /// Who wants to.
    pub(crate) seat: Seat,
    /// How many actions would stand.
    pub(crate) standing: u32,
    /// Who has still to answer.
    pub(crate) asked: Seats,
    /// When no answer means no, at a table with a clock.
    pub(crate) until: Option<u64>,
}

impl Request {
    /// The request without `seat`, who agrees or leaves the answer to a bot, and bots agree. When
    /// the asker leaves, nobody wants to take back any more.
    pub(crate) fn less(mut self, seat: Seat) -> Option<Self> {
        self.asked = self.asked.without(seat);
        (self.seat != seat).then_some(self)
    }

    fn granted(&self) -> Deed {
        Deed::TookBack {
            seat: self.seat,
            standing: self.standing,
        }
    }

    /// What follows when `seat` agrees and was the last who had to.
    pub(crate) fn granted_by(&self, seat: Seat) -> Option<Deed> {
        (self.asked == Seats::one(seat)).then(|| self.granted())
    }
}

impl Room {
    /// Somebody wants to take back their last action and all that came after it.
    pub(crate) fn judge_take_back(
        &self,
        from: Guest,
        ack: Ack,
        seat: Option<Seat>,
    ) -> Result<Verdict, No> {
        let seat = self.own_seat(from, seat)?;
        let asked = self.not_done_yet(seat, ack)?;
        self.playing_person(seat)?;
        self.must_be(Stage::Playing)?;
        if let Some(request) = &self.request {
            let because = format!(
                "{} has asked to take back already: that has to be answered first",
                self.name_of(request.seat)
            );
            return Err(Wrong::new(Trouble::WrongStage, because).into());
        }
        let actors = self.referee.actors();
        let Some(standing) = actors.iter().rposition(|&actor| actor == seat) else {
            let because = format!("{} has not done anything yet", self.name_of(seat));
            return Err(Wrong::new(Trouble::NothingToTakeBack, because).into());
        };
        let to_ask = self.whom_to_ask(seat, standing);
        let standing = standing as u32;
        let deed = if to_ask.is_empty() {
            Deed::TookBack { seat, standing }
        } else {
            Deed::TakeBackAsked {
                seat,
                standing,
                asked: to_ask,
            }
        };
        Ok(Verdict::Do(asked, vec![deed]))
    }

    /// The persons who have learnt something since or would lose what they did themselves, and every
    /// other person if the taker has learnt something: what the taker knows could be turned against
    /// any of them. Bots agree.
    fn whom_to_ask(&self, seat: Seat, standing: usize) -> Seats {
        let actors = self.referee.actors().into_iter();
        let doers: Seats = actors.skip(standing).collect();
        let mut luck = self.chance("take back");
        let learners = self.referee.learnt_since(standing, seat, &mut luck);
        let is_affected = |person: &Seat| {
            let is_touched = learners.contains(*person) || doers.contains(*person);
            *person != seat && (learners.contains(seat) || is_touched)
        };
        self.persons().iter().filter(is_affected).collect()
    }

    /// Somebody answers.
    pub(crate) fn judge_answer(
        &self,
        from: Guest,
        ack: Ack,
        seat: Option<Seat>,
        answer: Answer,
    ) -> Result<Verdict, No> {
        let seat = self.own_seat(from, seat)?;
        let asked = self.not_done_yet(seat, ack)?;
        let request = self.request.as_ref().ok_or_else(|| {
            let because = "nobody wants to take back at the moment";
            Wrong::new(Trouble::NothingToTakeBack, because)
        })?;
        let withdraws = seat == request.seat && answer == Answer::Decline;
        if !request.asked.contains(seat) && !withdraws {
            let because = format!(
                "{} was not asked, or has answered: the answer of {} is waited for",
                self.name_of(seat),
                self.names_of(request.asked)
            );
            return Err(Wrong::new(Trouble::NothingToTakeBack, because).into());
        }
        let deeds = match answer {
            Answer::Decline => vec![Deed::TakeBackEnded],
            Answer::Agree => {
                let mut deeds = vec![Deed::TakeBackAgreed { seat }];
                deeds.extend(request.granted_by(seat));
                deeds
            }
        };
        Ok(Verdict::Do(asked, deeds))
    }
}
