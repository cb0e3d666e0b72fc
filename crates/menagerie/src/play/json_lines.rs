//! A program at a pipe: one JSON object a line out; numbers, actions and a few words in.
//!
//! ```text
//! < {"tell":"opening","game":"argh","deal":"argh-1","names":["You","Fox"],"people":[0],…}
//! < {"tell":"news","seat":0,"news":[{"event":{…},"words":"Fox took a garden card."}]}
//! < {"tell":"question","seat":0,"question":"…","choices":[{"number":1,"action":{…},"words":"…"}],"view":{…},…}
//! > 1                          or {"do":"take_card",…}, or "undo", or "quit"
//! < {"tell":"refusal","rule":"ARGH-29","code":"card_is_face_up","because":"…"}
//! < {"tell":"ending","outcome":{…},"words":"…","record":"…/argh-1.deal"}
//! ```

use std::io::{self, Write};

use serde::Serialize;
use serde_json::{Value, json};
use tabletop::{Names, Outcome, Refusal, Seat, Seats, Shelved, Viewer, Words, addressed};

use super::explain::Asked;
use super::front::{Answer, Deal, Duty, Front, Stop};
use super::inbox::Inbox;
use super::table::{News, Table, TakeBack};

/// Standard output for a program.
pub(crate) struct JsonLines {
    /// The seats the program plays.
    people: Seats,
    /// How much of the news it was told where it only watches.
    n_watched: usize,
}

#[derive(Serialize)]
struct Choice<'a, A> {
    number: usize,
    action: &'a A,
    words: &'a str,
}

impl JsonLines {
    pub(crate) fn new(people: Seats) -> Self {
        let n_watched = 0;
        Self { people, n_watched }
    }

    fn put(&self, value: &Value) -> Result<(), Stop> {
        let mut out = io::stdout().lock();
        writeln!(out, "{value}")?;
        out.flush()?;
        Ok(())
    }

    fn put_news<G: Words>(
        &self,
        table: &Table<G>,
        viewer: Viewer,
        news: &[News<G::Event>],
    ) -> Result<(), Stop> {
        if news.is_empty() {
            return Ok(());
        }
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let told = |news: &News<G::Event>| match news {
            News::Event(event) => json!({
                "event": event,
                "words": addressed(&G::event(&table.setup, &table.names, event)),
            }),
            News::Said(seat, text) => json!({ "said": text, "by": seat }),
            News::TookBack(seat, n) => json!({ "took_back": n, "by": seat }),
        };
        let news: Vec<Value> = news.iter().map(told).collect();
        self.put(&json!({ "tell": "news", "seat": seat, "news": news }))
    }

    fn complain(&self, because: impl std::fmt::Display) -> Result<(), Stop> {
        self.put(&json!({ "tell": "complaint", "because": because.to_string() }))
    }
}

impl<G: Words + Shelved> Front<G> for JsonLines {
    fn open(&mut self, table: &Table<G>, deal: &Deal) -> Result<(), Stop> {
        self.put(&json!({
            "tell": "opening",
            "game": G::ID,
            "rules": G::RULES_VERSION,
            "deal": deal.name,
            "record": deal.path,
            "commitment": deal.commitment,
            "names": table.names,
            "people": deal.people,
            "played": table.n_played(),
            "setup": table.setup,
        }))
    }

    fn tell(&mut self, table: &mut Table<G>) -> Result<(), Stop> {
        for seat in self.people.iter() {
            let news = table.news_for(seat);
            self.put_news(table, Viewer::Seat(seat), &news)?;
        }
        if self.people.is_empty() {
            let since = std::mem::replace(&mut self.n_watched, table.n_news());
            let news = table.news_since(since, Viewer::Spectator);
            self.put_news(table, Viewer::Spectator, &news)?;
        }
        Ok(())
    }

    fn ask(
        &mut self,
        table: &mut Table<G>,
        seat: Seat,
        duty: Duty,
        inbox: &mut Inbox,
    ) -> Result<Answer<G::Action>, Stop> {
        let asked = Asked::new(table, seat, duty);
        let numbered = asked.choices.iter().zip(&asked.words).zip(1..);
        let choices: Vec<_> = numbered
            .map(|((action, words), number)| Choice {
                number,
                action,
                words,
            })
            .collect();
        self.put(&json!({
            "tell": "question",
            "seat": seat,
            "must": duty == Duty::Must,
            "question": asked.question(),
            "choices": choices,
            "claims": asked.claims,
            "view": table.view(Viewer::Seat(seat)),
        }))?;
        loop {
            let Some(line) = inbox.line()? else {
                return Ok(Answer::Leave);
            };
            let action = match line.trim() {
                "quit" | "save" | "\"quit\"" | "\"save\"" => return Ok(Answer::Leave),
                "undo" | "\"undo\"" => return Ok(Answer::TakeBack(seat)),
                "" | "\"go on\"" if duty == Duty::May => return Ok(Answer::LetGoOn),
                "" => continue,
                line => match line.parse::<usize>() {
                    Ok(number) => number
                        .checked_sub(1)
                        .and_then(|place| asked.choices.get(place).cloned())
                        .ok_or_else(|| {
                            format!("there is no choice {number}: 1 to {}", asked.choices.len())
                        }),
                    Err(_) => serde_json::from_str(line).map_err(|error| {
                        format!("neither a number nor an action of {}: {error}", G::TITLE)
                    }),
                },
            };
            match action {
                Ok(action) => return Ok(Answer::Play(action)),
                Err(because) => self.complain(because)?,
            }
        }
    }

    fn refuse(&mut self, _names: &Names, refusal: &Refusal) -> Result<(), Stop> {
        self.put(&json!({
            "tell": "refusal",
            "rule": refusal.rule,
            "code": refusal.code,
            "because": refusal.because,
        }))
    }

    fn keep(&mut self, names: &Names, seat: Seat, why: &TakeBack) -> Result<(), Stop> {
        match why {
            TakeBack::Learnt(seats) => {
                self.put(&json!({ "tell": "stands", "seat": seat, "learnt": seats }))
            }
            TakeBack::Nothing | TakeBack::Free { .. } => {
                self.complain(format!("there is nothing of {} to take back", names[seat]))
            }
        }
    }

    fn wait(&mut self, _name: &str) {}

    fn end(&mut self, table: &mut Table<G>, outcome: &Outcome, deal: &Deal) -> Result<(), Stop> {
        self.put(&json!({
            "tell": "ending",
            "outcome": outcome,
            "words": addressed(&G::ending(&table.setup, &table.names, outcome)),
            "record": deal.path,
        }))
    }

    fn leave(&mut self, deal: &Deal) -> Result<(), Stop> {
        self.put(&json!({ "tell": "left", "deal": deal.name, "record": deal.path }))
    }
}
