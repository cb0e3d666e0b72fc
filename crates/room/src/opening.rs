//! Opening a table: the request is checked, and everything random is made.

use tabletop::{BySeat, Hex32, MOST_SEATS, Salt, Seat, Secret};
use wire::{Ack, Created, NewSeat, NewTable, Sitter, Stage, TableId, Token};

use crate::error::Error;
use crate::hearing::Response;
use crate::seating::{bot_name, checked_level, checked_name, checked_salt, is_same_name};
use crate::{AnyGame, Deed, Entry, Guest, Opened, Place, Room, TokenHash};

/// The seconds that a clock may give for a decision.
const SECONDS: std::ops::RangeInclusive<u32> = 5..=3600;
/// The longest edition that a table may bring, in bytes. The one in ARGH's box is a twentieth of
/// it.
const LONGEST_EDITION: usize = 64 * 1024;

/// What is needed to open a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The table's id.
    pub table: TableId,
    /// The request.
    pub new: NewTable,
    /// 32 random bytes that were never used before: secret and tokens are made from them.
    pub fresh: [u8; 32],
    /// The time, in milliseconds since 1970.
    pub now: u64,
}

/// A room that was just opened.
#[derive(Debug)]
pub struct NewRoom {
    /// The room.
    pub room: Room,
    /// Its first entries, to be saved before anybody is told.
    pub entries: Vec<Entry>,
}

impl Room {
    /// Opens a table. The error says what is wrong with the request.
    pub fn open(opening: &Opening) -> Result<(NewRoom, Created), tabletop::Error> {
        Self::open_game(AnyGame::on_shelf(opening.new.game.parse()?), opening)
    }

    pub(crate) fn open_game(
        game: AnyGame,
        opening: &Opening,
    ) -> Result<(NewRoom, Created), tabletop::Error> {
        let Opening {
            table,
            new,
            fresh,
            now,
        } = opening;
        let places = places(game, new, fresh)?;
        check_sizes(new)?;
        let is_bot = |seat: &&NewSeat| matches!(seat, NewSeat::Bot { .. });
        let n_people = new.seats.len() - new.seats.iter().filter(is_bot).count();
        let mut terms = new.terms.clone();
        game.ask().suit(&mut terms, n_people);
        let host = Token(derived(fresh, "host's token", 0));
        let here = |(seat, new): (Seat, &NewSeat)| match new {
            NewSeat::Here { .. } => Some((seat, seat_token(fresh, seat))),
            NewSeat::Invited | NewSeat::Bot { .. } => None,
        };
        let tokens: Vec<_> = (0..).map(Seat).zip(&new.seats).filter_map(here).collect();
        let opened = Opened {
            table: table.clone(),
            game: game.ask().id(),
            printing: Some(game.ask().printing_of(&terms)?),
            former: None,
            terms,
            places,
            seconds: new.seconds,
            here: tokens.iter().map(|(seat, _)| *seat).collect(),
            listed: new.listed,
            secret: Secret(derived(fresh, "secret", 0)),
            host: host.into(),
            rules: game.ask().rules_version(),
        };
        let created = Created {
            table: table.clone(),
            tokens,
            host,
            commitment: opened.secret.commitment(),
        };
        Ok((NewRoom::of(game, opened, *now)?, created))
    }

    /// A guest wants to play again. The new table has the same people in the same seats with the
    /// same tokens, but without their salt.
    pub(crate) fn check_rematch(
        &self,
        from: Guest,
        ack: Ack,
        now: u64,
        fresh: [u8; 32],
    ) -> Result<Response, Error> {
        let asked = self.asked_by_those_here(from, ack)?;
        // If a table cannot go on, its people need another one.
        if self.closed.is_none() {
            self.must_be(Stage::Over)?;
        }
        if self.rematch.is_some() {
            // Two people asked at the same time: there is one table for both.
            return Err(Error::Done(self.version()));
        }
        let mut terms = self.terms.clone();
        let winners = self.referee.outcome().map(|outcome| outcome.winners());
        terms.last_winner = winners
            .filter(|winners| winners.len() == 1)
            .and_then(tabletop::Seats::first);
        if self.closed.is_none() {
            self.referee.carry_over(&mut terms);
        }
        let unsalted = |place: &Place| Place {
            salt: Salt::default(),
            ..place.clone()
        };
        let table = TableId::from_luck(derived(&fresh, "table", 0).0);
        let printing = Some(self.game.ask().printing_of(&terms)?);
        let opened = Opened {
            table: table.clone(),
            game: self.game.ask().id(),
            terms,
            places: self.places.iter().map(unsalted).collect(),
            seconds: self.deadlines.seconds(),
            here: self.here,
            listed: self.listed,
            secret: Secret(derived(&fresh, "secret", 0)),
            host: self.host,
            rules: self.game.ask().rules_version(),
            printing,
            former: None,
        };
        let new = NewRoom::of(self.game, opened, now)?;
        Ok(Response::Open(
            asked,
            vec![Deed::Rematch { table }],
            Box::new(new),
        ))
    }
}

impl NewRoom {
    fn of(game: AnyGame, opened: Opened, at: u64) -> Result<Self, tabletop::Error> {
        let room = Room::new(game, &opened, at)?;
        let entry = Entry {
            at,
            asked: None,
            deed: Deed::Opened(Box::new(opened)),
        };
        Ok(Self {
            room,
            entries: vec![entry],
        })
    }
}

fn check_sizes(new: &NewTable) -> Result<(), tabletop::Error> {
    if let Some(seconds) = new.seconds.filter(|seconds| !SECONDS.contains(seconds)) {
        let (least, most) = (SECONDS.start(), SECONDS.end());
        let because =
            format!("{seconds} for a decision: it must be {least} to {most}, or no clock");
        return Err(tabletop::Error::new("seconds", because));
    }
    let edition = new.terms.edition.iter();
    let n_bytes: usize = edition
        .map(|edition| edition.file.len() + edition.text.len())
        .sum();
    if n_bytes > LONGEST_EDITION {
        let because = format!("has {n_bytes} bytes; {LONGEST_EDITION} are the most");
        return Err(tabletop::Error::new("edition", because));
    }
    Ok(())
}

fn places(
    game: AnyGame,
    new: &NewTable,
    fresh: &[u8; 32],
) -> Result<BySeat<Place>, tabletop::Error> {
    let (n_seats, n_named) = (usize::from(new.terms.n_seats), new.seats.len());
    if n_seats != n_named || n_seats > MOST_SEATS {
        let because = format!(
            "{n_named} are named for a table of {n_seats}: name as many, and at most {MOST_SEATS}"
        );
        return Err(tabletop::Error::new("seats", because));
    }
    let mut names: Vec<String> = Vec::new();
    let mut places = Vec::new();
    // People choose their names first; bots take what is left.
    for (seat, new) in (0..).map(Seat).zip(&new.seats) {
        let NewSeat::Here { name, .. } = new else {
            continue;
        };
        let name = checked_name(name).map_err(|error| error.within(seat))?;
        if names.iter().any(|other| is_same_name(other, &name)) {
            let because = format!("two are called `{name}`; everybody needs a name of their own");
            return Err(tabletop::Error::new(seat.to_string(), because));
        }
        names.push(name);
    }
    for (seat, new) in (0..).map(Seat).zip(&new.seats) {
        let place =
            place(game, seat, new, fresh, &mut names).map_err(|error| error.within(seat))?;
        places.push(place);
    }
    Ok(places.into_iter().collect())
}

fn place(
    game: AnyGame,
    seat: Seat,
    new: &NewSeat,
    fresh: &[u8; 32],
    names: &mut Vec<String>,
) -> Result<Place, tabletop::Error> {
    Ok(match new {
        NewSeat::Here { name, salt } => Place {
            name: checked_name(name)?,
            sitter: Sitter::Person,
            token: Some(TokenHash::from(seat_token(fresh, seat))),
            salt: checked_salt(salt)?,
        },
        NewSeat::Invited => Place {
            name: String::new(),
            sitter: Sitter::Open,
            token: None,
            salt: Salt::default(),
        },
        NewSeat::Bot { level } => {
            let level = checked_level(game, level)?;
            let name = bot_name(level, names);
            names.push(name.clone());
            Place {
                name,
                sitter: Sitter::Bot {
                    level: level.to_string(),
                },
                token: None,
                salt: Salt::default(),
            }
        }
    })
}

/// The token of a seat.
pub(crate) fn seat_token(fresh: &[u8; 32], seat: Seat) -> Token {
    Token(derived(fresh, "seat's token", seat.0))
}

/// Random bytes for one purpose, from which those for another cannot be derived.
fn derived(fresh: &[u8; 32], purpose: &str, number: u8) -> Hex32 {
    let mut hasher = blake3::Hasher::new_derive_key("menagerie 2026 what a table keeps secret");
    hasher.update(fresh);
    hasher.update(&[number]);
    hasher.update(purpose.as_bytes());
    Hex32(*hasher.finalize().as_bytes())
}
