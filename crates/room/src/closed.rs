//! Tables that cannot go on, because they were dealt by other rules or with other cards than are
//! played here now. They can be viewed, and their ledger can be downloaded.

use serde_json::Value;
use wire::{ClientMsg, Stage};

use crate::{AnyGame, Deed, Entry, Heard, Opened, Room};

/// Why a table cannot go on, and everything that happened there.
pub(crate) struct Closed {
    /// A sentence for everybody.
    pub(crate) because: String,
    /// Its entries, one per line, without the hashes of tokens.
    ledger: String,
}

impl Opened {
    /// If this table cannot go on here, why.
    fn is_outdated(&self, game: AnyGame) -> Option<String> {
        let title = game.ask().title();
        let rules = game.ask().rules_version();
        if self.rules != rules {
            return Some(format!(
                "This table was opened by version {} of the rules of {title}, and version {rules} \
                 is played here now: it cannot go on. What you see is what version {rules} makes \
                 of it. Open a new table to play.",
                self.rules
            ));
        }
        let printing = game.ask().printing_of(&self.terms).ok();
        (self.printing.is_some() && self.printing != printing).then(|| {
            format!(
                "This table was opened with another printing of {title} than is played here now: \
                 it cannot go on. What you see is what the new one makes of it. Open a new table \
                 to play."
            )
        })
    }
}

/// If the table of these entries cannot go on here, why. For tables that can no longer be shown at
/// all.
pub fn closed_because(entries: &[Entry]) -> Option<String> {
    let opened = opening_of(entries)?;
    opened.is_outdated(AnyGame::on_shelf(opened.game))
}

fn opening_of(entries: &[Entry]) -> Option<&Opened> {
    match &entries.first()?.deed {
        Deed::Opened(opened) => Some(opened),
        _ => None,
    }
}

impl Closed {
    /// If the table of these entries is closed, why.
    pub(crate) fn of(game: AnyGame, entries: &[Entry]) -> Option<Self> {
        let is_given_out = entries.iter().any(|entry| entry.deed == Deed::GivenOut);
        let given_out = || {
            "The record of this table was given out before it was over, and with it what everybody \
             held: it cannot go on. Open a new table to play."
                .to_owned()
        };
        let outdated = opening_of(entries).and_then(|opened| opened.is_outdated(game));
        let because = outdated.or_else(|| is_given_out.then(given_out))?;
        let lines = entries.iter().map(without_tokens);
        let ledger = lines.map(|line| format!("{line}\n")).collect();
        Some(Self { because, ledger })
    }
}

/// An entry without the hashes of tokens, which stay private.
fn without_tokens(entry: &Entry) -> Value {
    let mut line = wire::to_value(entry);
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

/// Whether a table that cannot go on still accepts a message.
pub(crate) fn is_accepted_when_closed(msg: &ClientMsg) -> bool {
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
    /// If the table cannot go on, why.
    pub fn closed(&self) -> Option<&str> {
        self.closed.as_ref().map(|closed| closed.because.as_str())
    }

    /// Lets the record of a table that cannot go on be given out ([`Room::record`]), which reveals
    /// what everybody held. This is written down, so that an older house does not let the table go
    /// on either. At any other table it does nothing.
    #[must_use]
    pub fn give_out(&mut self, now: u64) -> Heard {
        if self.closed.is_none() || self.is_given_out || self.stage() == Stage::Over {
            return Heard::default();
        }
        self.carry_out(None, vec![Deed::GivenOut], now)
    }

    /// The ledger of a table that cannot go on, once it may be given out.
    pub(crate) fn given_out(&self) -> Option<String> {
        let closed = self.closed.as_ref()?;
        let may_be_told = self.is_given_out || self.stage() == Stage::Over;
        may_be_told.then(|| closed.ledger.clone())
    }
}
