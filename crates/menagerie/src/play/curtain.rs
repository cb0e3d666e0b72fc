//! The curtain between two people who share a terminal, and listening to the person in front of it.

use tabletop::{Seat, Shelved, Viewer, Words};

use super::front::{Answer, Stop, Wish};
use super::inbox::Inbox;
use super::table::Table;
use super::terminal::Terminal;
use crate::telling;

impl<G: Words + Shelved> Terminal<G> {
    /// Shows what everybody may know, and waits until `next` is at the screen.
    ///
    /// The previous person can still leave or take back; what they want is returned.
    pub(super) fn curtain(
        &mut self,
        table: &Table<G>,
        next: Seat,
        inbox: &mut Inbox,
    ) -> Result<Option<Wish<G::Action>>, Stop> {
        let before = self.holder;
        if before.is_some_and(|seat| table.room.has_learnt_since(seat, self.n_read)) {
            self.paper.gap()?;
            self.paper
                .prompt("Press Enter when you have read this; it is then hidden. ")?;
            if let Some(answer) = self.hear_aside(table, inbox)? {
                return Ok(Some(answer));
            }
        }
        // Before the first curtain nobody has seen a card, and people should read the opening.
        if before.is_some() {
            self.paper.clear()?;
            let viewer = Viewer::Spectator;
            let news = table.news_since(self.public, viewer);
            self.sentences(table, viewer, &news)?;
        }
        self.tell_notices()?;
        self.n_read = table.n_played();
        self.paper.gap()?;
        if let Some(seat) = before.filter(|_| table.request().is_none()) {
            let name = &table.names[seat];
            self.paper.text(0, format!("{name} can still type undo."))?;
        }
        self.paper.prompt(format!(
            "Hand over to {} — press Enter. ",
            table.names[next]
        ))?;
        inbox.forget_typed_ahead()?;
        let answer = self.hear_aside(table, inbox)?;
        if answer.is_none() {
            self.public = table.mark();
            self.holder = Some(next);
            self.drawn = None;
            if before.is_some() {
                self.paper.clear()?;
            }
        }
        Ok(answer)
    }

    /// Waits for Enter; the person who held the screen can leave or take back instead.
    fn hear_aside(
        &mut self,
        table: &Table<G>,
        inbox: &mut Inbox,
    ) -> Result<Option<Wish<G::Action>>, Stop> {
        let line = self.listen(table, inbox)?;
        match (line.trim(), self.holder) {
            ("quit" | "save", _) => Err(Stop::Left),
            ("undo", Some(seat)) => Ok(Some((seat, Answer::TakeBack))),
            (_, _) => Ok(None),
        }
    }

    /// The next typed line, unless the table has something to do first.
    pub(super) fn listen(&mut self, table: &Table<G>, inbox: &mut Inbox) -> Result<String, Stop> {
        let line = inbox.line(table.wakes());
        match &line {
            Ok(line) => telling::echo(&mut self.paper, line)?,
            Err(Stop::Left | Stop::TimeUp) => self.paper.gap()?,
            Err(Stop::Interrupted | Stop::Error(_)) => (),
        }
        line
    }
}
