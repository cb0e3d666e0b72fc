//! Translates between what a room says and what the ledger stores.

use room::{Entry, NewRoom, Room, closed_because};
use tabletop::Seats;
use wire::{ErrorCode, OpenTable, Stage, TableId};

use crate::Error;
use crate::ledger::{Headline, Page};

/// A room as it was last written.
pub(crate) struct Awoken {
    /// Boxed, because it is large and passed from task to task.
    pub(crate) room: Box<Room>,
    pub(crate) n_entries: u64,
}

/// Restores a room from its lines in the ledger.
pub(crate) fn fold(lines: &[String], table: &TableId) -> Result<Awoken, Error> {
    if lines.is_empty() {
        return Err(Error::no_such_table());
    }
    let entries = lines.iter().zip(0..).map(|(line, n)| {
        serde_json::from_str::<Entry>(line)
            .map_err(|error| Error::Broken(format!("entry {n} of table {table}: {error}")))
    });
    let entries = entries.collect::<Result<Vec<Entry>, Error>>()?;
    let room = Room::restore(&entries).map_err(|error| match closed_because(&entries) {
        // Not even its terms are understood any more, so nothing of it can be shown.
        Some(because) => Error::asked(ErrorCode::Closed, because),
        None => Error::Broken(format!("table {table}: {error}")),
    })?;
    Ok(Awoken {
        room: Box::new(room),
        n_entries: entries.len() as u64,
    })
}

/// The first page of a new table.
pub(crate) fn first_page(opened: &NewRoom) -> Result<Page, Error> {
    let headline = headline(&opened.room);
    page(opened.room.table(), 0, &opened.entries, Some(headline))
}

/// A page with entries that follow `after` others.
pub(crate) fn page(
    table: &TableId,
    after: u64,
    entries: &[Entry],
    headline: Option<Headline>,
) -> Result<Page, Error> {
    let lines = entries.iter().map(|entry| {
        serde_json::to_string(entry).map_err(|error| Error::Broken(error.to_string()))
    });
    Ok(Page {
        table: table.clone(),
        after,
        at: entries.first().map_or(0, |entry| entry.at),
        entries: lines.collect::<Result<_, _>>()?,
        headline,
    })
}

/// A table's headline: its stage and, while strangers can sit down, what they see.
pub(crate) fn headline(room: &Room) -> Headline {
    let stage = room.stage();
    if stage != Stage::Gathering || !room.is_listed() {
        let notice = String::new();
        return Headline { stage, notice };
    }
    let mut news = room.news(room.latest());
    // Presence changes without an entry, so a notice does not include it.
    for seat in Seats::all(news.seats.n_seats()).iter() {
        news.seats[seat].present = false;
    }
    let open = OpenTable {
        table: news.table,
        game: news.game,
        seats: news.seats,
        seconds: news.clock.and_then(|clock| clock.seconds),
        commitment: news.commitment,
    };
    let notice = serde_json::to_string(&open).expect("a notice has JSON");
    Headline { stage, notice }
}
