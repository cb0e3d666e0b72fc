//! A room whose deal is kept as a record (`.deal`) instead of entries, for the terminal.

use tabletop::{BySeat, Hex32, Judge, Play, Record, Seats, Secret, Shelved, Terms, Words};
use wire::{Sitter, TableId};

use crate::hosted::Hosted;
use crate::{AnyGame, Deed, Entry, Glasses, Guest, Opened, Place, Room, TokenHash};

impl Room {
    /// The room of a deal that goes on from its record, and the guest who plays for all its persons
    /// at one screen. What is done from then on comes out as entries; the caller adds the actions
    /// and take-backs among them to the record. A request to take back that was not answered is not
    /// in the record, and is forgotten.
    pub fn of_record<G: Shelved + Judge + Words>(
        record: &Record<G>,
        secret: Secret,
        glasses: Glasses,
        now: u64,
    ) -> Result<(Self, Guest), tabletop::Error> {
        let opening = &record.opening;
        if !opening.loaded.is_empty() {
            let because = "people gave outcomes by hand, and a deal like that cannot go on";
            return Err(tabletop::Error::new("line 1: loaded", because));
        }
        // Secret, rules and seats are checked here; rooms that keep entries don't need that.
        record.replay(secret, 0)?;
        let opened = opened_as(record, secret);
        let first = record.plays.first().and_then(|play| play.at);
        let start = first.unwrap_or(now).min(now);
        let referee = Box::new(Hosted::<G>::of_setup(opening.setup.clone())?);
        let mut room = Self::with_referee(AnyGame::of::<G>(), referee, &opened, start)?;
        room.glasses = glasses;
        let done = |at: u64, deed: Deed| Entry {
            at,
            asked: None,
            deed,
        };
        room.apply(&done(start, Deed::Started))?;
        for (play, number) in record.plays.iter().zip(1..) {
            let Play {
                seat, action, by, ..
            } = play;
            let played = Deed::Played {
                seat: *seat,
                action: wire::to_value(action).into(),
                by: *by,
            };
            room.apply(&done(play.at.unwrap_or(start), played))
                .map_err(|error| error.within(format!("action {number}")))?;
        }
        let mut guest = Guest::default();
        for seat in opened.here.iter() {
            guest.sits(seat);
        }
        Ok((room, guest))
    }
}

/// How the table of a record was opened, as far as it matters for playing on.
fn opened_as<G: Shelved>(record: &Record<G>, secret: Secret) -> Opened {
    let opening = &record.opening;
    let salts = opening.salts.iter();
    let places: BySeat<Place> = opening
        .seats
        .iter()
        .zip(salts)
        .map(|(sitter, salt)| Place {
            name: sitter.name.clone(),
            sitter: match &sitter.bot {
                Some(level) => Sitter::Bot {
                    level: level.clone(),
                },
                None => Sitter::Person,
            },
            token: None,
            salt: salt.clone(),
        })
        .collect();
    let is_person = |place: &Place| place.sitter == Sitter::Person;
    let persons = places.by_seat().filter(|(_, place)| is_person(place));
    let here: Seats = persons.map(|(seat, _)| seat).collect();
    Opened {
        table: TableId::from_luck(opening.commitment.0.0),
        game: G::ID.parse().expect("the game is on the shelf"),
        terms: Terms::plain(places.n_seats()),
        places,
        seconds: None,
        here,
        listed: false,
        secret,
        // Nobody needs a token here.
        host: TokenHash(Hex32([0; 32])),
        rules: opening.rules,
        printing: None,
        former: None,
    }
}
