//! The curtain between two people who share a terminal.

use tabletop::{Seat, Shelved, Viewer, Words};

use super::front::{Answer, Stop};
use super::inbox::Inbox;
use super::table::Table;
use super::terminal::Terminal;
use crate::telling;

impl<G: Words + Shelved> Terminal<G> {
    /// Shows everybody what everybody may know, and waits until `next` sits at the screen.
    ///
    /// Gives an answer of the person before, if there is one: they can still leave or take back.
    pub(super) fn curtain(
        &mut self,
        table: &Table<G>,
        next: Seat,
        inbox: &mut Inbox,
    ) -> Result<Option<Answer<G::Action>>, Stop> {
        let before = self.holder;
        if before.is_some_and(|seat| table.has_learnt(seat, self.n_read, &mut self.luck)) {
            self.paper.gap()?;
            self.paper
                .prompt("Press Enter when you have read this; it is then hidden. ")?;
            if let Some(answer) = self.hear_aside(inbox)? {
                return Ok(Some(answer));
            }
        }
        // Nobody has seen a card before the first curtain, and the opening should be read.
        if before.is_some() {
            self.paper.clear()?;
            let news = table.news_since(self.n_public, Viewer::Spectator);
            self.sentences(table, &news)?;
        }
        self.tell_notices()?;
        self.n_read = table.n_played();
        self.paper.gap()?;
        if let Some(seat) = before {
            let name = &table.names[seat];
            self.paper
                .text(0, format!("{name} can still type undo, while it is free."))?;
        }
        self.paper.prompt(format!(
            "Hand over to {} — press Enter. ",
            table.names[next]
        ))?;
        inbox.forget_typed_ahead()?;
        let answer = self.hear_aside(inbox)?;
        if answer.is_none() {
            self.n_public = table.n_news();
            self.holder = Some(next);
            self.drawn = None;
            if before.is_some() {
                self.paper.clear()?;
            }
        }
        Ok(answer)
    }

    /// Listens for Enter; the person who held the screen may leave or take back instead.
    fn hear_aside(&mut self, inbox: &mut Inbox) -> Result<Option<Answer<G::Action>>, Stop> {
        let line = inbox.line()?;
        telling::echo(&mut self.paper, line.as_deref())?;
        Ok(match (line.as_deref().map(str::trim), self.holder) {
            (None | Some("quit" | "save"), _) => Some(Answer::Leave),
            (Some("undo"), Some(seat)) => Some(Answer::TakeBack(seat)),
            (Some(_), _) => None,
        })
    }
}
