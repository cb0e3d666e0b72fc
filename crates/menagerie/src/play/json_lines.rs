//! A program at a pipe: JSON objects out, one per line; numbers, actions and a few words in.
//!
//! ```text
//! < {"tell":"opening","game":"argh","deal":"argh-1","names":["You","Fox"],"people":[0],…}
//! < {"tell":"news","seat":0,"news":[{"event":{…},"words":"Fox took a garden card."}]}
//! < {"tell":"question","seat":0,"question":"…","choices":[{"number":1,"action":{…},"words":"…"}],"view":{…},…}
//! > 1                          or {"do":"take_card",…}, or "undo", or "quit"
//! < {"tell":"request","seat":1,"by":0,"n_actions":2,"choices":[{"number":1,"words":"agree"},…]}
//! > 1                          somebody may take back; 2 means that it stands
//! < {"tell":"refusal","rule":"ARGH-29","code":"card_is_face_up","because":"…"}
//! < {"tell":"ending","outcome":{…},"words":"…","record":"…/argh-1.deal"}
//! ```

use std::io::{self, Write};

use serde::Serialize;
use serde_json::{Value, json};
use tabletop::{Seat, Seats, Shelved, Viewer, Words};
use wire::{Answer as Reply, ServerMsg};

use super::explain::Asked;
use super::front::{Answer, Deal, Duty, Front, Stop, Wish};
use super::inbox::Inbox;
use super::table::{Mark, News, Request, Table};

/// Standard output for a program.
pub(crate) struct JsonLines {
    /// The seats the program plays.
    people: Seats,
    /// How much news it was told while it only watches.
    watched: Mark,
}

#[derive(Serialize)]
struct Choice<'a, A> {
    number: usize,
    action: &'a A,
    words: &'a str,
}

impl JsonLines {
    pub(crate) fn new(people: Seats) -> Self {
        let watched = Mark::default();
        Self { people, watched }
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
                "words": table.wording(viewer).event(event),
            }),
            News::Said(seat, text) => json!({ "said": text, "by": seat }),
            News::TimeUp => json!({ "time_up": true }),
            News::WantsBack(seat, n) => json!({ "wants_back": n, "by": seat }),
            News::Declined(seat) => json!({ "declined": true, "by": seat }),
            News::TookBack(seat, n) => json!({ "took_back": n, "by": seat }),
        };
        let news: Vec<Value> = news.iter().map(told).collect();
        self.put(&json!({ "tell": "news", "seat": seat, "news": news }))
    }

    fn report_error(&self, because: impl std::fmt::Display) -> Result<(), Stop> {
        self.put(&json!({ "tell": "error", "because": because.to_string() }))
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
            "commitment": table.news().commitment,
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
            let since = std::mem::replace(&mut self.watched, table.mark());
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
    ) -> Result<Wish<G::Action>, Stop> {
        let asked = Asked::at(table, seat, duty);
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
            "view": asked.view,
        }))?;
        loop {
            let action = match inbox.line(table.wakes())?.trim() {
                "quit" | "save" | "\"quit\"" | "\"save\"" => return Err(Stop::Left),
                "undo" | "\"undo\"" => return Ok((seat, Answer::TakeBack)),
                "" | "\"go on\"" if duty == Duty::May => return Ok((seat, Answer::LetGoOn)),
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
                Ok(action) => return Ok((seat, Answer::Play(action))),
                Err(because) => self.report_error(because)?,
            }
        }
    }

    fn ask_leave(
        &mut self,
        table: &mut Table<G>,
        request: Request,
        inbox: &mut Inbox,
    ) -> Result<Wish<G::Action>, Stop> {
        self.put(&json!({
            "tell": "request",
            "seat": request.asked,
            "by": request.by,
            "n_actions": request.n_actions,
            "choices": [{ "number": 1, "words": "agree" }, { "number": 2, "words": "decline" }],
        }))?;
        loop {
            let reply = match inbox.line(table.wakes())?.trim() {
                "1" | "agree" | "\"agree\"" => Reply::Agree,
                "2" | "decline" | "\"decline\"" => Reply::Decline,
                "quit" | "save" | "\"quit\"" | "\"save\"" => return Err(Stop::Left),
                _ => {
                    self.report_error("answer 1 to agree or 2 to decline")?;
                    continue;
                }
            };
            return Ok((request.asked, Answer::Reply(reply)));
        }
    }

    fn object(&mut self, table: &Table<G>, seat: Seat, reply: &ServerMsg) -> Result<(), Stop> {
        match reply {
            ServerMsg::Refused { refusal, .. } => self.put(&json!({
                "tell": "refusal",
                "rule": refusal.rule,
                "code": refusal.code,
                "because": refusal.because,
            })),
            ServerMsg::Error { code, because, .. } => match code {
                wire::ErrorCode::CannotBeUnseen => {
                    self.put(&json!({ "tell": "stands", "seat": seat, "learnt": [seat] }))
                }
                wire::ErrorCode::NothingToTakeBack => {
                    let whose = crate::wording::theirs(&table.narrator(), seat);
                    self.report_error(format!("there is nothing of {whose} to take back"))
                }
                _ => self.report_error(because),
            },
            _ => Ok(()),
        }
    }

    fn wait(&mut self, _name: &str) {}

    fn end(&mut self, table: &mut Table<G>, deal: &Deal) -> Result<(), Stop> {
        let outcome = table.news().outcome;
        let words = outcome.as_ref().map(|outcome| {
            let wording = table.wording(Viewer::Spectator);
            wording.ending(outcome)
        });
        self.put(&json!({
            "tell": "ending",
            "outcome": outcome,
            "words": words,
            "record": deal.path,
        }))
    }

    fn leave(&mut self, deal: &Deal) -> Result<(), Stop> {
        self.put(&json!({ "tell": "left", "deal": deal.name, "record": deal.path }))
    }
}
