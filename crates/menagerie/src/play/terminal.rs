//! People at a terminal: sentences out, typed lines in, a curtain between two people.

use std::time::{Duration, Instant};

use shelf::Catalogue;
use tabletop::{
    Chance, Game, Glass, Names, Outcome, Refusal, Seat, Seats, Shelved, Viewer, Words, addressed,
};

use super::explain;
use super::front::{Answer, Deal, Duty, Front, Start, Stop};
use super::inbox::Inbox;
use super::reading::{Heard, hear};
use super::table::{News, Table, TakeBack};
use crate::paper::Paper;
use crate::telling;

/// A terminal, and what was last shown on it to whom.
pub(crate) struct Terminal<G: Game> {
    pub(super) paper: Paper,
    catalogue: Catalogue,
    people: Seats,
    /// The person at the screen, where several share it.
    pub(super) holder: Option<Seat>,
    /// The table as it was last drawn for them.
    pub(super) drawn: Option<G::View>,
    /// How much of the news was shown to everybody at once.
    pub(super) n_public: usize,
    /// How much had been played when the holder was last asked something.
    pub(super) n_read: usize,
    /// For finding out whether the holder has learnt something since.
    pub(super) luck: Chance,
    /// Whether they know that a bot is thinking.
    patience: Patience,
    /// What to say when there is a screen to say it on.
    notices: Vec<String>,
    /// The sandglass on the table, and when it is empty.
    glass: Option<(Glass<G::Action>, Instant)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Patience {
    Fresh,
    Told,
}

impl<G: Words + Shelved> Terminal<G> {
    pub(crate) fn new(paper: Paper, people: Seats, luck: Chance) -> Self {
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
            n_public: 0,
            n_read: 0,
            luck,
            patience: Patience::Fresh,
            notices: Vec::new(),
            glass: None,
        }
    }

    fn is_shared(&self) -> bool {
        self.people.len() > 1
    }

    pub(super) fn sentences(
        &mut self,
        table: &Table<G>,
        news: &[News<G::Event>],
    ) -> Result<(), Stop> {
        for item in news {
            let sentence = match item {
                News::Event(event) => G::event(&table.setup, &table.names, event),
                News::Said(seat, text) => format!("{}: “{text}”", table.names[*seat]),
                News::TookBack(seat, 1) => {
                    format!("{} took the last action back.", table.names[*seat])
                }
                News::TookBack(seat, n) => {
                    format!("{} took the last {n} actions back.", table.names[*seat])
                }
            };
            self.paper.text(2, addressed(&sentence))?;
        }
        Ok(())
    }

    /// Turns the sandglass over if another one stands on the table than before, and says so.
    fn turn_glass(&mut self, table: &Table<G>) -> Result<(), Stop> {
        let before = self.glass.take();
        let Some(glass) = table.state().glass().filter(|glass| glass.seconds > 0) else {
            return Ok(());
        };
        let empty = match before {
            Some((before, empty)) if glass.is_still(&before) => empty,
            Some(_) | None => Instant::now() + Duration::from_secs(glass.seconds.into()),
        };
        let left = empty.saturating_duration_since(Instant::now());
        let seconds = usize::try_from(left.as_millis().div_ceil(1000)).unwrap_or(usize::MAX);
        let seconds = telling::count(seconds, "second");
        let about = glass.about;
        self.paper.text(
            6,
            format!("      (time left for the {about}: {seconds}; then it goes on by itself)"),
        )?;
        self.glass = Some((glass, empty));
        Ok(())
    }

    /// What is typed next; nothing at all when the sandglass is empty before.
    fn listen(&mut self, inbox: &mut Inbox) -> Result<Option<Option<String>>, Stop> {
        Ok(match &self.glass {
            Some((_, empty)) => inbox.line_before(*empty)?,
            None => Some(inbox.line()?),
        })
    }

    pub(super) fn tell_notices(&mut self) -> Result<(), Stop> {
        for notice in std::mem::take(&mut self.notices) {
            self.paper.text(2, notice)?;
        }
        Ok(())
    }

    /// Draws the table for `seat`, unless it looks just as it did.
    fn draw(&mut self, table: &Table<G>, seat: Seat) -> Result<(), Stop> {
        let viewer = Viewer::Seat(seat);
        let view = table.view(viewer);
        if self.drawn.as_ref() != Some(&view) {
            self.paper.gap()?;
            let picture = G::picture(&table.setup, &table.names, &view, viewer);
            self.paper.text(4, picture.trim_end())?;
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
                let commitment = deal.commitment;
                self.paper.text(
                    0,
                    format!(
                        "The house has committed to this deal, for `verify` to check: {commitment}"
                    ),
                )?;
            }
            Start::Resumed => {
                // What everybody saw before the break is not told again to everybody.
                self.n_public = table.n_news();
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
        self.patience = Patience::Fresh;
        let news = match self.holder {
            Some(seat) => table.news_for(seat),
            // People who share a screen are told when it is theirs.
            None if self.is_shared() => Vec::new(),
            None => {
                let from = std::mem::replace(&mut self.n_public, table.n_news());
                table.news_since(from, Viewer::Spectator)
            }
        };
        self.sentences(table, &news)?;
        self.paper.flush()?;
        Ok(())
    }

    fn ask(
        &mut self,
        table: &mut Table<G>,
        seat: Seat,
        duty: Duty,
        inbox: &mut Inbox,
    ) -> Result<Answer<G::Action>, Stop> {
        if self.is_shared() && self.holder != Some(seat) {
            if let Some(answer) = self.curtain(table, seat, inbox)? {
                return Ok(answer);
            }
            self.tell(table)?;
        }
        self.draw(table, seat)?;
        self.tell_notices()?;
        self.n_read = table.n_played();
        let asked = explain::Asked::new(table, seat, duty);
        asked.tell(&mut self.paper, table)?;
        self.turn_glass(table)?;
        inbox.forget_typed_ahead()?;
        loop {
            self.paper.prompt(asked.prompt(&self.people))?;
            let Some(line) = self.listen(inbox)? else {
                let Some((glass, _)) = self.glass.take() else {
                    continue;
                };
                self.paper.gap()?;
                self.paper
                    .text(2, "Time is up, and it goes on by itself.")?;
                return Ok(Answer::Lapse(glass.seat, glass.lapse));
            };
            telling::echo(&mut self.paper, line.as_deref())?;
            let Some(line) = line else {
                return Ok(Answer::Leave);
            };
            match hear(&line, &asked, table) {
                Heard::Answer(answer) => return Ok(answer),
                Heard::Explain => asked.explain(&mut self.paper, &self.catalogue)?,
                Heard::Rules(words) => {
                    let aid = G::aid(&table.setup, &table.view(Viewer::Seat(seat)));
                    telling::rules(&mut self.paper, &self.catalogue, words, &aid)?;
                }
                Heard::Aid => {
                    let aid = G::aid(&table.setup, &table.view(Viewer::Seat(seat)));
                    self.paper.line(aid.trim_end())?;
                }
                Heard::Table => {
                    self.drawn = None;
                    self.draw(table, seat)?;
                    asked.tell(&mut self.paper, table)?;
                }
                Heard::Claims => asked.tell_claims(&mut self.paper)?,
                Heard::Unclear(what_is_right) => self.paper.text(2, what_is_right)?,
            }
        }
    }

    fn refuse(&mut self, names: &Names, refusal: &Refusal) -> Result<(), Stop> {
        let because = telling::named(&refusal.because, names);
        self.paper
            .strong(addressed(&format!("Not allowed: {because}")))?;
        let rule = self.catalogue.find(refusal.rule.as_str());
        telling::rule(&mut self.paper, refusal.rule.as_str(), rule)?;
        Ok(())
    }

    fn keep(&mut self, names: &Names, seat: Seat, why: &TakeBack) -> Result<(), Stop> {
        let notice = match why {
            TakeBack::Learnt(seats) => {
                let who = telling::and(seats.iter().map(|seat| names[seat].as_str()));
                let has = if seats.len() > 1 || who == "You" {
                    "have"
                } else {
                    "has"
                };
                format!("It stands: {who} {has} learnt something from it.")
            }
            TakeBack::Nothing | TakeBack::Free { .. } => {
                format!("There is nothing of {} to take back.", names[seat])
            }
        };
        self.notices.push(addressed(&notice));
        Ok(())
    }

    fn wait(&mut self, name: &str) {
        // It says so once for each thought, and only to somebody who is there to wonder.
        if self.patience == Patience::Fresh && self.paper.is_watched() {
            self.patience = Patience::Told;
            // Nothing is lost if this cannot be written: the next line will say why.
            let _ = self.paper.line(format!("{name} is thinking …"));
            let _ = self.paper.flush();
        }
    }

    fn end(&mut self, table: &mut Table<G>, outcome: &Outcome, deal: &Deal) -> Result<(), Stop> {
        if self.is_shared() {
            self.paper.clear()?;
            let news = table.news_since(self.n_public, Viewer::Spectator);
            self.sentences(table, &news)?;
        }
        let viewer = match self.holder {
            Some(seat) if !self.is_shared() => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        };
        let view = table.view(viewer);
        self.paper.gap()?;
        self.paper.text(
            4,
            G::picture(&table.setup, &table.names, &view, viewer).trim_end(),
        )?;
        self.paper.gap()?;
        let ending = G::ending(&table.setup, &table.names, outcome);
        self.paper.strong(addressed(&ending))?;
        self.paper
            .line(telling::ranking(&table.names, outcome, G::score))?;
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
