//! Taking back depends on knowledge. It is free while nobody has learnt anything or acted since;
//! otherwise those affected are asked. If the taker has learnt something, no bot can agree to it.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats};
use wire::{Ack, Answer, ErrorCode, Stage};

use crate::error::Error;
use crate::hearing::Response;
use crate::lesson::Lesson;
use crate::{Deed, Guest, Room};

/// A request to take back, while others are asked. Bots wait meanwhile. A person who acts instead
/// of answering has answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Request {
    /// Who wants to take back.
    pub(crate) seat: Seat,
    /// How many actions would stand.
    pub(crate) standing: u32,
    /// Who still has to answer.
    pub(crate) asked: Seats,
    /// Who has agreed.
    pub(crate) agreed: Seats,
    /// What the taker has learnt.
    pub(crate) taker: Taker,
    /// When a missing answer counts as no, at a table with a clock.
    pub(crate) until: Option<u64>,
}

/// What the taker has learnt from the actions that would be undone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Taker {
    /// Something that cannot be unseen, or there is too much to check. Only a person can agree to
    /// that.
    #[default]
    HasLearnt,
    /// Nothing. A bot that replaces a person who was asked agrees.
    KnowsNoMore,
}

impl Request {
    /// The request without `seat`, which leaves the answer to a bot. If the taker leaves, the
    /// request is over.
    pub(crate) fn less(mut self, seat: Seat) -> Option<Self> {
        self.asked = self.asked.without(seat);
        (self.seat != seat).then_some(self)
    }

    /// The request after `seat` has agreed.
    pub(crate) fn agreed_by(mut self, seat: Seat) -> Self {
        self.asked = self.asked.without(seat);
        self.agreed = self.agreed.with(seat);
        self
    }

    fn granted(&self) -> Deed {
        Deed::TookBack {
            seat: self.seat,
            standing: self.standing,
        }
    }

    /// What follows if `seat` agrees and was the last that had to.
    pub(crate) fn granted_by(&self, seat: Seat) -> Option<Deed> {
        (self.asked == Seats::one(seat)).then(|| self.granted())
    }

    /// What follows if `seat` leaves the answer to a bot and was the last that had to answer. Bots
    /// agree, but if the taker has learnt something, at least one person must have agreed.
    pub(crate) fn settled_without(&self, seat: Seat) -> Option<Deed> {
        let is_granted = self.taker == Taker::KnowsNoMore || !self.agreed.is_empty();
        (self.asked == Seats::one(seat)).then(|| {
            if is_granted {
                self.granted()
            } else {
                Deed::TakeBackEnded
            }
        })
    }
}

impl Room {
    /// A guest wants to take back their last action and everything after it.
    pub(crate) fn check_take_back(
        &self,
        from: Guest,
        ack: Ack,
        seat: Option<Seat>,
    ) -> Result<Response, Error> {
        let seat = self.own_seat(from, seat)?;
        let asked = self.not_done_yet(seat, ack)?;
        self.playing_person(seat)?;
        self.must_be(Stage::Playing)?;
        if let Some(request) = &self.request {
            let because = format!(
                "{} has asked to take back already: that has to be answered first",
                self.name_of(request.seat)
            );
            return Err(wire::Error::new(ErrorCode::WrongStage, because).into());
        }
        let actors = self.referee.actors();
        let Some(standing) = actors.iter().rposition(|&actor| actor == seat) else {
            let because = format!("{} has not done anything yet", self.name_of(seat));
            return Err(wire::Error::new(ErrorCode::NothingToTakeBack, because).into());
        };
        self.has_room_for_asides()?;
        let (asked_persons, taker) = self.whom_to_ask(seat, standing)?;
        let standing = standing as u32;
        let deed = if asked_persons.is_empty() {
            Deed::TookBack { seat, standing }
        } else {
            Deed::TakeBackAsked {
                seat,
                standing,
                asked: asked_persons,
                taker,
            }
        };
        Ok(Response::Do(asked, vec![deed]))
    }

    /// The persons who have learnt something since or would lose what they did themselves. If the
    /// taker has learnt something, every other person is asked, because it could be used against
    /// any of them. Bots agree to anything they have seen themselves, but only another person can
    /// agree to what the taker has seen.
    fn whom_to_ask(&self, seat: Seat, standing: usize) -> Result<(Seats, Taker), wire::Error> {
        let others = self.persons().without(seat);
        let mut luck = self.chance("take back");
        let learners = match self.referee.learnt_since(standing, seat, others, &mut luck) {
            Lesson::Others(learners) => learners,
            Lesson::Taker | Lesson::TooMuch if !others.is_empty() => {
                return Ok((others, Taker::HasLearnt));
            }
            Lesson::Taker => {
                let because = "You have learnt something since, and that cannot be unseen: only \
                               another person at the table could let it pass";
                return Err(wire::Error::new(ErrorCode::CannotBeUnseen, because));
            }
            Lesson::TooMuch => {
                let because = "Too much has happened since: nobody can tell any more what you \
                               have learnt from it. Take back sooner";
                return Err(wire::Error::new(ErrorCode::CannotBeUnseen, because));
            }
        };
        let doers: Seats = self.referee.actors().into_iter().skip(standing).collect();
        let is_affected = |person: &Seat| learners.contains(*person) || doers.contains(*person);
        let affected = others.iter().filter(is_affected).collect();
        Ok((affected, Taker::KnowsNoMore))
    }

    /// Whether `seat` has learnt something from what was played after the first `n_played` actions,
    /// or there is too much to check.
    pub fn has_learnt_since(&self, seat: Seat, n_played: usize) -> bool {
        if n_played >= self.referee.actors().len() {
            return false;
        }
        let mut luck = self.chance("reading");
        let nobody = Seats::NONE;
        match self.referee.learnt_since(n_played, seat, nobody, &mut luck) {
            Lesson::Taker | Lesson::TooMuch => true,
            Lesson::Others(_) => false,
        }
    }

    /// A guest answers a request to take back.
    pub(crate) fn check_answer(
        &self,
        from: Guest,
        ack: Ack,
        seat: Option<Seat>,
        answer: Answer,
    ) -> Result<Response, Error> {
        let seat = self.own_seat(from, seat)?;
        let asked = self.not_done_yet(seat, ack)?;
        let request = self.request.as_ref().ok_or_else(|| {
            let because = "nobody wants to take back at the moment";
            wire::Error::new(ErrorCode::NothingToTakeBack, because)
        })?;
        let withdraws = seat == request.seat && answer == Answer::Decline;
        if !request.asked.contains(seat) && !withdraws {
            let because = format!(
                "{} was not asked, or has answered: the answer of {} is waited for",
                self.name_of(seat),
                self.names_of(request.asked)
            );
            return Err(wire::Error::new(ErrorCode::NothingToTakeBack, because).into());
        }
        let deeds = match answer {
            Answer::Decline => vec![Deed::TakeBackEnded],
            Answer::Agree => {
                let mut deeds = vec![Deed::TakeBackAgreed { seat }];
                deeds.extend(request.granted_by(seat));
                deeds
            }
        };
        Ok(Response::Do(asked, deeds))
    }
}
