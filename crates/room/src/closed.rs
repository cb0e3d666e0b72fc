//! Tables that cannot go on: they were dealt by other rules, or with other cards, than are played
//! here now. They can be looked at, and what was written down of them can be taken home.

use serde_json::Value;
use shelf::{GameId, with_game};
use tabletop::{Complaint, Digest, Shelved, Terms};
use wire::{ClientMsg, Stage};

use crate::{Deed, Entry, Heard, Opened, Room};

/// Why a table cannot go on, and all that happened there.
pub(crate) struct Closed {
    /// A sentence for everybody.
    pub(crate) because: String,
    /// Its entries, one a line, without what would let somebody in.
    ledger: String,
}

/// The version of the rules that are played here.
pub(crate) fn rules_of(game: GameId) -> u32 {
    with_game!(game, G => <G as tabletop::Game>::RULES_VERSION)
}

/// The digest of the edition that a table of these terms plays with, or what is wrong with them.
pub(crate) fn edition_of(game: GameId, terms: &Terms) -> Result<Digest, Complaint> {
    with_game!(game, G => {
        let setup = G::set_up(terms)?;
        Ok(Digest::of(&G::edition(&setup)))
    })
}

impl Opened {
    /// Why a table that was opened like this cannot go on here, if it cannot.
    fn is_outdated(&self) -> Option<String> {
        let title = with_game!(self.game, G => G::TITLE);
        let rules = rules_of(self.game);
        if self.rules != rules {
            return Some(format!(
                "This table was opened by version {} of the rules of {title}, and version {rules} \
                 is played here now: it cannot go on. What you see is what version {rules} makes \
                 of it. Open a new table to play.",
                self.rules
            ));
        }
        let edition = edition_of(self.game, &self.terms).ok();
        (self.edition.is_some() && self.edition != edition).then(|| {
            format!(
                "This table was opened with another printing of {title} than is played here now: \
                 it cannot go on. What you see is what the new one makes of it. Open a new table \
                 to play."
            )
        })
    }
}

/// Why the table of these entries cannot go on here, if it cannot: for tables of which nothing can
/// be shown any more.
pub fn closed_because(entries: &[Entry]) -> Option<String> {
    match &entries.first()?.deed {
        Deed::Opened(opened) => opened.is_outdated(),
        _ => None,
    }
}

impl Closed {
    /// Whether the table of these entries is closed.
    pub(crate) fn of(entries: &[Entry]) -> Option<Self> {
        let is_given_out = entries.iter().any(|entry| entry.deed == Deed::GivenOut);
        let given_out = || {
            "The record of this table was given out before it was over, and with it what everybody \
             held: it cannot go on. Open a new table to play."
                .to_owned()
        };
        let because = closed_because(entries).or_else(|| is_given_out.then(given_out))?;
        let lines = entries.iter().map(without_tokens);
        let ledger = lines.map(|line| format!("{line}\n")).collect();
        Some(Self { because, ledger })
    }
}

/// An entry without the hashes of tokens, which are nobody's business.
fn without_tokens(entry: &Entry) -> Value {
    let mut line = serde_json::to_value(entry).expect("an entry has JSON");
    let deed = &mut line["deed"];
    if let Some(fields) = deed.as_object_mut() {
        fields.remove("token");
        fields.remove("host");
    }
    for place in deed["places"].as_array_mut().into_iter().flatten() {
        place.as_object_mut().map(|fields| fields.remove("token"));
    }
    line
}

/// Whether a message is heard at a table that cannot go on.
pub(crate) fn is_heard_there(msg: &ClientMsg) -> bool {
    match msg {
        ClientMsg::Hello { .. }
        | ClientMsg::LookBack { .. }
        | ClientMsg::Say { .. }
        | ClientMsg::Rematch { .. }
        | ClientMsg::Ping => true,
        ClientMsg::Sit { .. }
        | ClientMsg::Salt { .. }
        | ClientMsg::Start { .. }
        | ClientMsg::Act { .. }
        | ClientMsg::TakeBack { .. }
        | ClientMsg::AnswerTakeBack { .. }
        | ClientMsg::StepOut { .. }
        | ClientMsg::StepIn { .. } => false,
    }
}

impl Room {
    /// Why the table cannot go on, if it cannot.
    pub fn closed(&self) -> Option<&str> {
        self.closed.as_ref().map(|closed| closed.because.as_str())
    }

    /// Lets the record of a table that cannot go on be given out ([`Room::record`]), which tells what
    /// everybody held. That is written down, so that an older house does not let it go on either.
    /// At any other table nothing comes of it.
    #[must_use]
    pub fn give_out(&mut self, now: u64) -> Heard {
        if self.closed.is_none() || self.is_given_out || self.stage() == Stage::Over {
            return Heard::default();
        }
        self.carry_out(None, vec![Deed::GivenOut], now)
    }

    /// What was written down of a table that cannot go on, once that may be told.
    pub(crate) fn given_out(&self) -> Option<String> {
        let closed = self.closed.as_ref()?;
        let may_be_told = self.is_given_out || self.stage() == Stage::Over;
        may_be_told.then(|| closed.ledger.clone())
    }
}
