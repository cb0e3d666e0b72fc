//! People at a terminal: sentences out, typed lines in, a curtain between two people.

use shelf::Catalogue;
use tabletop::{Game, Seat, Seats, Shelved, Viewer, Words};
use wire::{Answer as Reply, Clock, ServerMsg};

use super::explain::Asked;
use super::front::{Answer, Deal, Duty, Front, Start, Stop, Wish};
use super::inbox::Inbox;
use super::reading::{Heard, hear};
use super::table::{Mark, News, Request, Table};
use crate::paper::Paper;
use crate::telling;

/// A terminal, and what was last shown on it to whom.
pub(crate) struct Terminal<G: Game> {
    pub(super) paper: Paper,
    catalogue: Catalogue,
    people: Seats,
    /// The person at the screen, if several share it.
    pub(super) holder: Option<Seat>,
    /// The table as it was last drawn for them.
    pub(super) drawn: Option<G::View>,
    /// How much was shown to everybody at once.
    pub(super) public: Mark,
    /// How much had been played when the holder was last asked something.
    pub(super) n_read: usize,
    /// Notices to print when the right person has the screen.
    notices: Vec<String>,
}

impl<G: Words + Shelved> Terminal<G> {
    pub(crate) fn new(paper: Paper, people: Seats) -> Self {
        Self {
            paper,
            catalogue: Catalogue::parse(G::CATALOGUE),
            people,
            holder: if people.len() == 1 {
                people.first()
            } else {
                None
            },
            drawn: None,
            public: Mark::default(),
            n_read: 0,
            notices: Vec::new(),
        }
    }

    fn is_shared(&self) -> bool {
        self.people.len() > 1
    }

    pub(super) fn sentences(
        &mut self,
        table: &Table<G>,
        viewer: Viewer,
        news: &[News<G::Event>],
    ) -> Result<(), Stop> {
        let narrator = table.narrator();
        let name = |seat: &Seat| narrator.begin(*seat);
        for item in news {
            let sentence = match item {
                News::Event(event) => table.wording(viewer).event(event),
                News::Said(seat, text) => format!("{}: “{text}”", name(seat)),
                News::TimeUp => "Time is up, and it goes on by itself.".to_owned(),
                News::WantsBack(seat, n) => {
                    format!("{} asked to take {} back.", name(seat), last(*n))
                }
                News::Declined(seat) => {
                    format!("It stands: {} did not agree.", narrator.name(*seat))
                }
                News::TookBack(seat, n) => format!("{} took {} back.", name(seat), last(*n)),
            };
            self.paper.text(2, sentence)?;
        }
        Ok(())
    }

    /// Says how long the sandglass still runs, if there is one.
    fn tell_time(&mut self, clock: Option<Clock>) -> Result<(), Stop> {
        if let Some((now, glass)) = clock.and_then(|clock| Some((clock.now, clock.shared?))) {
            let seconds = glass.until.saturating_sub(now).div_ceil(1000);
            let seconds = telling::count(seconds as usize, "second");
            let told = format!("      (time left: {seconds}; then it goes on by itself)");
            self.paper.text(6, told)?;
        }
        Ok(())
    }

    /// Makes sure that `seat` has the screen and knows what happened and how the table looks. If
    /// the previous person wants something, that is returned.
    fn turn_to(
        &mut self,
        table: &mut Table<G>,
        seat: Seat,
        inbox: &mut Inbox,
    ) -> Result<Option<Wish<G::Action>>, Stop> {
        if self.is_shared() && self.holder != Some(seat) {
            let wish = self.curtain(table, seat, inbox)?;
            if wish.is_some() {
                return Ok(wish);
            }
            self.tell(table)?;
        }
        self.draw(table, seat)?;
        self.tell_notices()?;
        self.n_read = table.n_played();
        Ok(None)
    }

    pub(super) fn tell_notices(&mut self) -> Result<(), Stop> {
        for notice in std::mem::take(&mut self.notices) {
            self.paper.text(2, notice)?;
        }
        Ok(())
    }

    /// Draws the table for `seat`, unless it has not changed.
    fn draw(&mut self, table: &Table<G>, seat: Seat) -> Result<(), Stop> {
        let viewer = Viewer::Seat(seat);
        let view = table.view(viewer);
        if self.drawn.as_ref() != Some(&view) {
            self.paper.gap()?;
            self.paper.text(4, table.wording(viewer).picture(&view))?;
            self.drawn = Some(view);
        }
        Ok(())
    }
}

impl<G: Words + Shelved> Front<G> for Terminal<G> {
    fn open(&mut self, table: &Table<G>, deal: &Deal) -> Result<(), Stop> {
        self.paper.strong(format!("{}: {}", G::TITLE, G::BLURB))?;
        let aims = self.catalogue.summary.iter();
        for aim in aims.filter(|line| line.starts_with("Aim: ")) {
            self.paper.text(0, aim)?;
        }
        self.paper.gap()?;
        let names: Vec<&str> = table.names.iter().map(String::as_str).collect();
        self.paper
            .text(0, format!("At the table, clockwise: {}.", names.join(", ")))?;
        match deal.start {
            Start::Fresh => {
                let commitment = table.news().commitment;
                self.paper.text(
                    0,
                    format!(
                        "The house has committed to this deal, for `verify` to check: {commitment}"
                    ),
                )?;
            }
            Start::Resumed => {
                // What everybody saw before the interruption is not told again.
                self.public = table.mark();
                let played = telling::count(table.n_played(), "action");
                self.paper
                    .text(0, format!("The deal {} goes on after {played}.", deal.name))?;
            }
        }
        if !self.people.is_empty() {
            self.paper.text(
                0,
                "Type the letter of a choice, ? for an explanation, quit to leave.",
            )?;
        }
        self.paper.gap()?;
        Ok(())
    }

    fn tell(&mut self, table: &mut Table<G>) -> Result<(), Stop> {
        let (viewer, news) = match self.holder {
            Some(seat) => (Viewer::Seat(seat), table.news_for(seat)),
            // People who share a screen are told when it is theirs.
            None if self.is_shared() => return Ok(()),
            None => {
                let since = std::mem::replace(&mut self.public, table.mark());
                let viewer = Viewer::Spectator;
                (viewer, table.news_since(since, viewer))
            }
        };
        self.sentences(table, viewer, &news)?;
        self.paper.flush()?;
        Ok(())
    }

    fn ask(
        &mut self,
        table: &mut Table<G>,
        seat: Seat,
        duty: Duty,
        inbox: &mut Inbox,
    ) -> Result<Wish<G::Action>, Stop> {
        if let Some(wish) = self.turn_to(table, seat, inbox)? {
            return Ok(wish);
        }
        let asked = Asked::at(table, seat, duty);
        asked.tell(&mut self.paper)?;
        self.tell_time(table.news().clock)?;
        inbox.forget_typed_ahead()?;
        loop {
            self.paper.prompt(asked.prompt(&self.people))?;
            let line = self.listen(table, inbox)?;
            match hear(&line, &asked) {
                Heard::Answer(answer) => return Ok((seat, answer)),
                Heard::Leave => return Err(Stop::Left),
                Heard::Explain => asked.explain(&mut self.paper, &self.catalogue)?,
                Heard::Rules(words) => {
                    let aid = G::aid(&table.setup, &asked.view);
                    telling::rules(&mut self.paper, &self.catalogue, words, &aid)?;
                }
                Heard::Aid => {
                    let aid = G::aid(&table.setup, &asked.view);
                    self.paper.line(aid.trim_end())?;
                }
                Heard::Table => {
                    self.drawn = None;
                    self.draw(table, seat)?;
                    asked.tell(&mut self.paper)?;
                }
                Heard::Claims => asked.tell_claims(&mut self.paper)?,
                Heard::Unclear(what_is_right) => self.paper.text(2, what_is_right)?,
            }
        }
    }

    fn ask_leave(
        &mut self,
        table: &mut Table<G>,
        request: Request,
        inbox: &mut Inbox,
    ) -> Result<Wish<G::Action>, Stop> {
        if let Some(wish) = self.turn_to(table, request.asked, inbox)? {
            return Ok(wish);
        }
        let (name, actions) = (&table.names[request.by], last(request.n_actions));
        self.paper.gap()?;
        self.paper.strong(format!(
            "{name} wants to take {actions} back. Do you agree?"
        ))?;
        self.paper
            .line("   a  agree\n   b  decline, so that it stands")?;
        loop {
            let own = &table.names[request.asked];
            self.paper.prompt(format!("{own}> "))?;
            let reply = match self.listen(table, inbox)?.trim().to_lowercase().as_str() {
                "a" | "agree" | "y" | "yes" => Reply::Agree,
                "b" | "decline" | "n" | "no" => Reply::Decline,
                "quit" | "save" | "exit" => return Err(Stop::Left),
                _ => {
                    let right = "Type a to agree, b to decline, or quit to leave.";
                    self.paper.line(right)?;
                    continue;
                }
            };
            return Ok((request.asked, Answer::Reply(reply)));
        }
    }

    fn object(&mut self, table: &Table<G>, seat: Seat, reply: &ServerMsg) -> Result<(), Stop> {
        let whose = crate::wording::theirs(&table.narrator(), seat);
        let notice = match reply {
            ServerMsg::Refused { refusal, .. } => {
                let because = &refusal.because;
                self.paper.strong(format!("Not allowed: {because}"))?;
                let rule = self.catalogue.find(refusal.rule.as_str());
                telling::rule(&mut self.paper, refusal.rule.as_str(), rule)?;
                return Ok(());
            }
            ServerMsg::Error { code, because, .. } => match code {
                wire::ErrorCode::NothingToTakeBack => {
                    format!("There is nothing of {} to take back.", whose)
                }
                wire::ErrorCode::CannotBeUnseen => format!("It stands. {because}."),
                _ => format!("That cannot be done: {because}."),
            },
            _ => return Ok(()),
        };
        self.notices.push(notice);
        Ok(())
    }

    fn wait(&mut self, name: &str) {
        // Only if somebody is there to wonder.
        if self.paper.is_watched() {
            // If this cannot be written, the next line will say why.
            let _ = self.paper.line(format!("{name} is thinking …"));
            let _ = self.paper.flush();
        }
    }

    fn end(&mut self, table: &mut Table<G>, deal: &Deal) -> Result<(), Stop> {
        if self.is_shared() {
            self.paper.clear()?;
            let news = table.news_since(self.public, Viewer::Spectator);
            self.sentences(table, Viewer::Spectator, &news)?;
        }
        let viewer = match self.holder {
            Some(seat) if !self.is_shared() => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        };
        let wording = table.wording(viewer);
        self.paper.gap()?;
        self.paper.text(4, wording.picture(&table.view(viewer)))?;
        self.paper.gap()?;
        if let Some(outcome) = table.news().outcome {
            self.paper.strong(wording.ending(&outcome))?;
            self.paper
                .line(telling::ranking(&table.names, &outcome, G::score))?;
        }
        self.paper.gap()?;
        let path = telling::quoted(&deal.path);
        self.paper.line(format!("The record: {path}"))?;
        self.paper
            .line(format!("To check it: menagerie verify {path}"))?;
        self.paper
            .line(format!("To watch it: menagerie replay {path}"))?;
        self.paper.flush()?;
        Ok(())
    }

    fn leave(&mut self, deal: &Deal) -> Result<(), Stop> {
        let how = deal.how_to_resume();
        self.paper
            .text(0, format!("The deal is kept. To go on with it: {how}"))?;
        self.paper.flush()?;
        Ok(())
    }
}

/// `the last action`, `the last 3 actions`.
fn last(n_actions: usize) -> String {
    match n_actions {
        1 => "the last action".to_owned(),
        n => format!("the last {n} actions"),
    }
}
