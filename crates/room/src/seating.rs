//! Sitting down, stepping out and in, and starting.

use bots::{Budget, Level};
use tabletop::{Salt, Seat, Seats};
use wire::{Ack, ErrorCode, Sitter, Stage, Token};

use crate::error::Error;
use crate::hearing::Response;
use crate::{AnyGame, Asked, Asker, Deed, Guest, Role, Room, TokenHash};

/// The longest name, in characters.
const LONGEST_NAME: usize = 24;
/// The longest salt, in bytes.
const LONGEST_SALT: usize = 200;
/// How long an owl may think at a table, so that one seat cannot take up the whole house.
const MOST_ITERATIONS: u32 = 100_000;
const MOST_MILLIS: u32 = 5_000;
/// The bot that takes a seat by default.
const USUAL: Level = Level::Fox;

impl Room {
    /// A guest wants to sit down. When the last seat is taken, the deal starts.
    pub(crate) fn check_sit(
        &self,
        ack: Ack,
        seat: Seat,
        name: &str,
        salt: &str,
        token: Token,
    ) -> Result<Response, Error> {
        let hash = TokenHash::from(token);
        let Some(place) = self.places.at(seat) else {
            return Err(wire::Error::new(ErrorCode::NotYourSeat, self.no_such_seat(seat)).into());
        };
        let asked = Asked {
            by: Asker::Seat(seat),
            ack,
        };
        if place.token == Some(hash) {
            // They already sit there, but did not get the answer.
            return Ok(Response::Sit(asked, seat, token, Vec::new()));
        }
        if self.places.iter().any(|place| place.token == Some(hash)) || hash == self.host {
            let because = "this token opens something else here: every seat has its own";
            return Err(wire::Error::new(ErrorCode::BadToken, because).into());
        }
        let open = self.open_seats();
        if !open.contains(seat) {
            let name = self.name_of(seat);
            let because = if open.is_empty() {
                format!("{name} sits there, and every other seat is taken: you can watch")
            } else {
                format!("{name} sits there; open is {}", self.names_of(open))
            };
            return Err(wire::Error::new(ErrorCode::SeatTaken, because).into());
        }
        let name = checked_name(name)?;
        if self.is_called(&name) {
            let because = format!("name `{name}`: somebody here is called that; take another");
            return Err(wire::Error::new(ErrorCode::BadTerms, because).into());
        }
        let seated = Deed::Seated {
            seat,
            name,
            token: hash,
            salt: checked_salt(salt)?,
        };
        let is_last = open == Seats::one(seat);
        let deeds = [Some(seated), is_last.then_some(Deed::Started)];
        let deeds = deeds.into_iter().flatten().collect();
        Ok(Response::Sit(asked, seat, token, deeds))
    }

    /// A guest changes their salt, before the deal.
    pub(crate) fn check_salt(
        &self,
        from: Guest,
        ack: Ack,
        seat: Option<Seat>,
        salt: &str,
    ) -> Result<Response, Error> {
        let seat = self.own_seat(from, seat)?;
        let asked = self.not_done_yet(seat, ack)?;
        self.must_be(Stage::Gathering)?;
        let salt = checked_salt(salt)?;
        if self.places[seat].salt == salt {
            return Ok(Response::Do(asked, Vec::new()));
        }
        if self.salted.contains(seat) {
            let because = format!(
                "{} has thrown salt in already: once is enough, and it stays in",
                self.name_of(seat)
            );
            return Err(wire::Error::new(ErrorCode::TooLarge, because).into());
        }
        Ok(Response::Do(asked, vec![Deed::Salted { seat, salt }]))
    }

    /// The host starts the deal, and bots take the open seats. If there are none, anybody who sits
    /// here may start.
    pub(crate) fn check_start(&self, from: Guest, ack: Ack) -> Result<Response, Error> {
        let asked = self.asked_by_those_here(from, ack)?;
        self.must_be(Stage::Gathering)?;
        let open = self.open_seats();
        if from.role() == Role::Visitor && !open.is_empty() {
            let because = "seats are open, and only the host may give them to bots: wait until \
                           they are taken";
            return Err(wire::Error::new(ErrorCode::NotTheHost, because).into());
        }
        let mut names: Vec<String> = self.places.iter().map(|place| place.name.clone()).collect();
        let mut deeds = Vec::new();
        for seat in open.iter() {
            let name = bot_name(USUAL, &names);
            names.push(name.clone());
            let level = USUAL.to_string();
            deeds.push(Deed::BotSeated { seat, name, level });
        }
        deeds.push(Deed::Started);
        Ok(Response::Do(asked, deeds))
    }

    /// Whether the host may let a bot play for this person: they are away, and others want to go
    /// on. They can step in again when they come back.
    fn is_left_to_host(&self, from: Guest, seat: Seat) -> bool {
        let is_away = self.persons().contains(seat) && !self.is_present(seat);
        from.role() == Role::Host && !from.seats().contains(seat) && is_away
    }

    /// A person lets a bot play for them, or the host does for a person who is away.
    pub(crate) fn check_step_out(
        &self,
        from: Guest,
        ack: Ack,
        seat: Option<Seat>,
        level: Option<&str>,
    ) -> Result<Response, Error> {
        let (seat, asked) = match seat.filter(|&seat| self.is_left_to_host(from, seat)) {
            Some(seat) => (seat, self.asked_by_those_here(from, ack)?),
            None => {
                let seat = self.own_seat(from, seat)?;
                (seat, self.not_done_yet(seat, ack)?)
            }
        };
        match self.stage() {
            Stage::Gathering | Stage::Playing => {}
            Stage::Over => self.must_be(Stage::Playing)?,
        }
        let level = level.map_or(Ok(USUAL), |level| checked_level(self.game, level))?;
        let level = level.to_string();
        let sitter = Sitter::SteppedOut {
            level: level.clone(),
        };
        if self.places[seat].sitter == sitter {
            return Ok(Response::Do(asked, Vec::new()));
        }
        self.has_room_for_asides()?;
        let mut deeds = vec![Deed::SteppedOut { seat, level }];
        let request = self.request.as_ref();
        deeds.extend(request.and_then(|request| request.settled_without(seat)));
        Ok(Response::Do(asked, deeds))
    }

    /// A person plays again.
    pub(crate) fn check_step_in(
        &self,
        from: Guest,
        ack: Ack,
        seat: Option<Seat>,
    ) -> Result<Response, Error> {
        let seat = self.own_seat(from, seat)?;
        let asked = self.not_done_yet(seat, ack)?;
        if self.persons().contains(seat) {
            let because = format!("you play for {} yourself already", self.name_of(seat));
            return Err(wire::Error::new(ErrorCode::WrongStage, because).into());
        }
        Ok(Response::Do(asked, vec![Deed::SteppedIn { seat }]))
    }

    fn is_called(&self, name: &str) -> bool {
        self.places
            .iter()
            .any(|place| is_same_name(&place.name, name))
    }
}

/// A name without the spaces around it, if it is valid.
pub(crate) fn checked_name(text: &str) -> Result<String, tabletop::Error> {
    let name = text.trim();
    let length = name.chars().count();
    if !(1..=LONGEST_NAME).contains(&length) {
        let because = format!("has {length} characters; a name has 1 to {LONGEST_NAME}");
        return Err(tabletop::Error::new("name", because));
    }
    if name.chars().any(is_invisible) {
        let because = "has characters that nobody can see; a name is letters, digits, signs";
        return Err(tabletop::Error::new("name", because));
    }
    Ok(name.to_owned())
}

/// Characters that are invisible or reverse others. With them a name could look like another one.
fn is_invisible(character: char) -> bool {
    character.is_control()
        || matches!(character,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// Whether two names look like the same one.
pub fn is_same_name(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

/// Salt, if it is not too long.
pub(crate) fn checked_salt(text: &str) -> Result<Salt, tabletop::Error> {
    if text.len() > LONGEST_SALT {
        let because = format!("has {} bytes; {LONGEST_SALT} are enough", text.len());
        return Err(tabletop::Error::new("salt", because));
    }
    Ok(Salt(text.to_owned()))
}

/// A level, if a bot at a table may have it.
pub(crate) fn checked_level(game: AnyGame, text: &str) -> Result<Level, tabletop::Error> {
    let level: Level = text.parse()?;
    let level = game.ask().written_out(level);
    let is_allowed = match level {
        Level::Hamster | Level::Fox | Level::Owl(Budget::Usual) => true,
        Level::Owl(Budget::Iterations(iterations)) => iterations <= MOST_ITERATIONS,
        Level::Owl(Budget::Millis(millis)) => millis <= MOST_MILLIS,
    };
    if is_allowed {
        return Ok(level);
    }
    let because = format!(
        "thinks too long for a table: an owl may have {MOST_ITERATIONS} iterations or \
         {MOST_MILLIS} ms"
    );
    Err(tabletop::Error::new(format!("`{text}`"), because))
}

/// A name for a bot of this level that nobody else has.
pub fn bot_name(level: Level, taken: &[String]) -> String {
    let kind = match level {
        Level::Hamster => "Hamster",
        Level::Fox => "Fox",
        Level::Owl(_) => "Owl",
    };
    let numbered = (2..).map(|number| format!("{kind} {number}"));
    std::iter::once(kind.to_owned())
        .chain(numbered)
        .find(|name| !taken.iter().any(|other| is_same_name(other, name)))
        .unwrap_or_default()
}

impl From<tabletop::Error> for Error {
    fn from(error: tabletop::Error) -> Self {
        wire::Error::new(ErrorCode::BadTerms, error.to_string()).into()
    }
}
