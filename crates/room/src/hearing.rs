//! Hearing a message: a response is worked out, which changes nothing, and then carried out.

use tabletop::{By, Seat, Seats};
use wire::{Ack, ClientMsg, ErrorCode, ServerMsg, Stage, Token};

use crate::closed::is_accepted_when_closed;
use crate::error::Error;
use crate::opening::NewRoom;
use crate::taking_back::Request;
use crate::{Asked, Asker, Deed, Entry, Guest, Heard, News, Role, Room};

/// The longest thing that can be said at once, in characters.
const LONGEST_SAYING: usize = 500;

/// What a message leads to.
pub(crate) enum Response {
    /// These deeds are carried out.
    Do(Asked, Vec<Deed>),
    /// Somebody sits down, with this token.
    Sit(Asked, Seat, Token, Vec<Deed>),
    /// Another table is opened for the same people.
    Open(Asked, Vec<Deed>, Box<NewRoom>),
    /// Only an answer.
    Answer(ServerMsg),
    /// Everybody hears this, and it may also be an action in the game.
    Say(ServerMsg, Option<Deed>),
}

impl Room {
    /// Hears a message from a guest. `fresh` are 32 random bytes that were never used before. If
    /// the guest sits down, the seat is added to `from`.
    #[must_use]
    pub fn hear(&mut self, from: &mut Guest, msg: &ClientMsg, now: u64, fresh: [u8; 32]) -> Heard {
        let ack = msg.ack();
        let time = self.time.look(now);
        match self.response_to(*from, msg, time, fresh) {
            Ok(Response::Do(asked, deeds)) => self.carry_out(Some(asked), deeds, now),
            Ok(Response::Sit(asked, seat, token, deeds)) => {
                from.sits(seat);
                let mut heard = self.carry_out(Some(asked), deeds, now);
                let ack = asked.ack;
                heard.replies = vec![ServerMsg::Seated { ack, seat, token }];
                heard
            }
            Ok(Response::Open(asked, deeds, new)) => {
                let mut heard = self.carry_out(Some(asked), deeds, now);
                heard.opened = Some(new);
                heard
            }
            Ok(Response::Answer(answer)) => Heard::reply(answer),
            Ok(Response::Say(said, deed)) => Heard {
                said: Some(said),
                ..self.carry_out(None, deed.into_iter().collect(), now)
            },
            Err(error) => Heard::reply(error.answer(ack)),
        }
    }

    fn response_to(
        &self,
        from: Guest,
        msg: &ClientMsg,
        time: u64,
        fresh: [u8; 32],
    ) -> Result<Response, Error> {
        if let Some(closed) = &self.closed
            && !is_accepted_when_closed(msg)
        {
            return Err(wire::Error::new(ErrorCode::Closed, &closed.because).into());
        }
        match msg {
            ClientMsg::Hello { .. } => {
                let because = "you are at this table already: say hello on a new connection";
                Err(wire::Error::new(ErrorCode::NoHello, because).into())
            }
            ClientMsg::Sit {
                ack,
                seat,
                name,
                salt,
                token,
            } => {
                let token = token.unwrap_or_else(|| crate::opening::seat_token(&fresh, *seat));
                self.check_sit(*ack, *seat, name, salt, token)
            }
            ClientMsg::Salt { ack, seat, salt } => self.check_salt(from, *ack, *seat, salt),
            ClientMsg::Start { ack } => self.check_start(from, *ack),
            ClientMsg::Act { ack, seat, action } => self.check_act(from, *ack, *seat, action),
            ClientMsg::TakeBack { ack, seat } => self.check_take_back(from, *ack, *seat),
            ClientMsg::AnswerTakeBack { ack, seat, answer } => {
                self.check_answer(from, *ack, *seat, *answer)
            }
            ClientMsg::StepOut { ack, seat, level } => {
                self.check_step_out(from, *ack, *seat, level.as_deref())
            }
            ClientMsg::StepIn { ack, seat } => self.check_step_in(from, *ack, *seat),
            ClientMsg::LookBack { ack, seat, version } => {
                self.check_look_back(from, *ack, *seat, *version)
            }
            ClientMsg::Say { seat, text } => self.check_say(from, *seat, text),
            ClientMsg::Rematch { ack } => self.check_rematch(from, *ack, time, fresh),
            ClientMsg::Ping => Ok(Response::Answer(ServerMsg::Pong)),
        }
    }

    /// What everybody sees of a table, besides its chapters.
    fn all_see(&self) -> (Seats, Seats, Stage, Option<Request>) {
        let referee = &self.referee;
        let (to_act, awaited) = (referee.to_act(), referee.awaited());
        (to_act, awaited, self.stage(), self.request.clone())
    }

    /// Writes deeds down and applies them. They have been checked, so they can be applied.
    pub(crate) fn carry_out(&mut self, asked: Option<Asked>, deeds: Vec<Deed>, now: u64) -> Heard {
        let (version, bot) = (self.version(), self.asked_bot());
        let before = self.all_see();
        let at = self.time.look(now);
        let requests = std::iter::once(asked).chain(std::iter::repeat(None));
        let entries: Vec<Entry> = deeds
            .into_iter()
            .zip(requests)
            .map(|(deed, asked)| Entry { at, asked, deed })
            .collect();
        for entry in &entries {
            self.apply(entry)
                .expect("a deed that was checked can be applied");
        }
        let mut heard = Heard {
            entries,
            ..Heard::default()
        };
        if let Some(asked) = asked {
            let version = self.acks.done(asked).unwrap_or(version);
            let ack = asked.ack;
            heard.replies = vec![ServerMsg::Done { ack, version }];
        }
        if self.version() != version {
            heard.news = if self.all_see() == before {
                self.referee.news_since(version)
            } else {
                News::Everyone
            };
            if self.asked_bot() != bot {
                heard.jobs = self.jobs();
            }
        }
        heard
    }

    fn check_say(&self, from: Guest, seat: Option<Seat>, text: &str) -> Result<Response, Error> {
        let seat = match seat {
            Some(seat) => Some(self.own_seat(from, Some(seat))?),
            None => self.own_seat(from, None).ok(),
        };
        let text = text.trim();
        let length = text.chars().count();
        if !(1..=LONGEST_SAYING).contains(&length) {
            let because = format!("{length} characters: say 1 to {LONGEST_SAYING} at once");
            return Err(wire::Error::new(ErrorCode::TooLarge, because).into());
        }
        let heard = self.referee.hear_words(seat, text);
        heard.map_err(|because| wire::Error::new(ErrorCode::BadTerms, because))?;
        let overheard = seat.and_then(|seat| self.check_overheard(seat, text));
        let text = text.to_owned();
        Ok(Response::Say(ServerMsg::Said { seat, text }, overheard))
    }

    /// What a seat does by saying something, where the rules listen to the talk.
    fn check_overheard(&self, seat: Seat, text: &str) -> Option<Deed> {
        let is_on = self.stage() == Stage::Playing && self.closed.is_none();
        if !is_on || self.playing_person(seat).is_err() || self.has_room_for_play(seat).is_err() {
            return None;
        }
        let action = self.referee.overheard(seat, text)?;
        Some(Deed::Played {
            seat,
            action,
            by: By::Person,
        })
    }

    /// The seat that a guest acts for: the one they name, if it is theirs, or else their only one.
    pub(crate) fn own_seat(&self, from: Guest, seat: Option<Seat>) -> Result<Seat, wire::Error> {
        let own = from.seats();
        let because = match (seat, own.first()) {
            (Some(seat), _) if own.contains(seat) => return Ok(seat),
            (None, Some(only)) if own.len() == 1 => return Ok(only),
            (Some(seat), _) if seat.0 >= self.places.n_seats() => self.no_such_seat(seat),
            (_, None) => "you are watching: sit down in an open seat first".to_owned(),
            (Some(seat), Some(_)) => {
                let (other, own) = (self.name_of(seat), self.names_of(own));
                format!("you do not play for {other}; you play for {own}")
            }
            (None, Some(_)) => format!("say for whom: you play for {}", self.names_of(own)),
        };
        Err(wire::Error::new(ErrorCode::NotYourSeat, because))
    }

    pub(crate) fn no_such_seat(&self, seat: Seat) -> String {
        let last = self.places.n_seats() - 1;
        format!(
            "there is no seat number {}: they are numbered from 0 to {last}",
            seat.0
        )
    }

    /// The request of a seat, unless it has already been carried out.
    pub(crate) fn not_done_yet(&self, seat: Seat, ack: Ack) -> Result<Asked, Error> {
        self.first_time(Asked {
            by: Asker::Seat(seat),
            ack,
        })
    }

    /// A request of the host or of anybody who sits here, unless it has already been carried out.
    pub(crate) fn asked_by_those_here(&self, from: Guest, ack: Ack) -> Result<Asked, Error> {
        let by = match (from.role(), from.seats().first()) {
            (Role::Host, _) => Asker::Host,
            (Role::Visitor, Some(seat)) => Asker::Seat(seat),
            (Role::Visitor, None) => {
                let because = "only the host and those who sit here may do that";
                return Err(wire::Error::new(ErrorCode::NotTheHost, because).into());
            }
        };
        self.first_time(Asked { by, ack })
    }

    fn first_time(&self, asked: Asked) -> Result<Asked, Error> {
        match self.acks.done(asked) {
            Some(version) => Err(Error::Done(version)),
            None => Ok(asked),
        }
    }

    /// Checks the stage of the table.
    pub(crate) fn must_be(&self, stage: Stage) -> Result<(), wire::Error> {
        if self.stage() == stage {
            return Ok(());
        }
        let is = match self.stage() {
            Stage::Gathering => "nothing was dealt yet",
            Stage::Playing => "the deal has begun",
            Stage::Over => "the deal is over",
        };
        let when = match stage {
            Stage::Gathering => "before it begins",
            Stage::Playing => "while it is played",
            Stage::Over => "when it is over",
        };
        let because = format!("{is}, and this can only be done {when}");
        Err(wire::Error::new(ErrorCode::WrongStage, because))
    }
}
