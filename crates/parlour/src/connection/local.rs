//! A table in this tab: the room itself. Its entries are stored by the browser, its bots think in a
//! worker.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use room::{AnyGame, Entry, Greeting, Guest, Heard, Job, News, Opening, Room};
use tabletop::Error;
use wire::{ClientMsg, NewTable, ServerMsg, Stage, TableId, Version};

use crate::connection::shelf_life::{self, Kept};
use crate::connection::thinker::Thinker;
use crate::connection::{Connection, Ear, Incoming, LinkState};
use crate::numbers;
use crate::route::Route;
use crate::words;
use crate::worker::Thought;
use board::browser::{self, NotKept};

/// How often the table's clock is checked, in milliseconds.
const TICK: i32 = 500;

/// Opens a table, stores it and returns its id. The deal starts when it is dialled.
pub(crate) fn open(game: AnyGame, new: &NewTable) -> Result<String, Error> {
    let table = browser::letters(12);
    let opening = Opening {
        table: TableId(table.clone()),
        new: new.clone(),
        fresh: browser::fresh(),
        now: browser::steady_now(),
    };
    let (opened, created) = game.open(&opening)?;
    let mut tokens: Vec<_> = created.tokens.iter().map(|(_, token)| *token).collect();
    tokens.push(created.host);
    let kept = Kept {
        game: new.game.clone(),
        entries: opened.entries,
        tokens,
    };
    // A table that cannot be stored is played all the same; the first action says so.
    let _ = shelf_life::keep(&table, &kept, false);
    Ok(table)
}

/// A table in this tab.
pub(crate) struct Local {
    me: Weak<Self>,
    table: String,
    inner: RefCell<Inner>,
    hear: Ear,
    thinker: Rc<Thinker>,
}

struct Inner {
    room: Room,
    guest: Guest,
    kept: Kept,
    told: Version,
    is_closed: bool,
    /// Whether the player knows that a reload would lose the table.
    is_warned: bool,
}

impl Local {
    /// Sits down at a stored table; `None` if there is none.
    pub(crate) fn dial(game: AnyGame, table: &str, hear: Ear) -> Option<Rc<Self>> {
        let kept = shelf_life::find(table)?;
        let mut room = game.restore(&kept.entries).ok()?;
        // Nobody runs out of time while the page is closed. The jobs for bots are asked for below.
        let _ = room.resume(browser::steady_now());
        let guest = room.admit(&kept.tokens).ok()?;
        let told = Version(0);
        let local = Rc::new_cyclic(|me: &Weak<Self>| {
            let answer = {
                let me = me.clone();
                Rc::new(move |thought: Thought| {
                    if let Some(me) = me.upgrade() {
                        me.answer(&thought);
                    }
                })
            };
            Self {
                me: me.clone(),
                table: table.to_owned(),
                inner: RefCell::new(Inner {
                    room,
                    guest,
                    kept,
                    told,
                    is_closed: false,
                    is_warned: false,
                }),
                hear,
                thinker: Thinker::start(answer),
            }
        });
        local.greet();
        Some(local)
    }

    /// Sends the first update, and restarts the bots that were thinking when the page was closed.
    fn greet(&self) {
        (self.hear)(Incoming::State(LinkState::Here));
        self.with(|inner| {
            let seats = inner.guest.seats();
            // Everybody at this screen gets the first update anyway.
            let _ = inner.room.present(seats);
        });
        self.tell(Greeting::First);
        if self.with(|inner| inner.room.stage()) == Stage::Gathering {
            // Everybody is here already, so there is nobody to wait for.
            let ack = numbers::first(browser::now());
            self.send(&ClientMsg::Start { ack });
        } else {
            self.let_think(&self.with(|inner| inner.room.jobs()));
        }
        let me = self.me.clone();
        browser::run(async move {
            loop {
                browser::pause(TICK).await;
                let Some(me) = me.upgrade() else { return };
                if me.inner.borrow().is_closed {
                    return;
                }
                let heard = me.with(|inner| inner.room.tick(browser::steady_now()));
                me.take(heard);
            }
        });
    }

    fn with<T>(&self, change: impl FnOnce(&mut Inner) -> T) -> T {
        change(&mut self.inner.borrow_mut())
    }

    fn answer(&self, thought: &Thought) {
        let heard = self.with(|inner| {
            inner.room.thought(
                thought.seat,
                thought.version,
                &thought.action,
                browser::steady_now(),
            )
        });
        self.take(heard);
    }

    /// Acts on what the room returned: store it, answer, tell, and let the bots think.
    fn take(&self, heard: Heard) {
        if !heard.entries.is_empty() {
            self.keep(heard.entries);
        }
        for reply in heard.replies.into_iter().chain(heard.said) {
            (self.hear)(Incoming::Msg(reply));
        }
        if heard.news != News::None {
            self.tell(Greeting::Again);
        }
        self.let_think(&heard.jobs);
        if let Some(opened) = heard.opened {
            let table = opened.room.table().0.clone();
            let kept = self.with(|inner| Kept {
                entries: opened.entries,
                ..inner.kept.clone()
            });
            let _ = shelf_life::keep(&table, &kept, false);
            Route::Local { table }.go();
        }
    }

    /// Stores what was done. If the browser refuses, the player is told once.
    fn keep(&self, entries: Vec<Entry>) {
        let warns = self.with(|inner| {
            inner.kept.entries.extend(entries);
            let is_over = inner.room.record().is_some();
            let kept = shelf_life::keep(&self.table, &inner.kept, is_over);
            let warns = kept == Err(NotKept) && !inner.is_warned;
            inner.is_warned |= warns;
            warns
        });
        if warns {
            (self.hear)(Incoming::Warning(words::NOT_KEPT));
        }
    }

    fn let_think(&self, jobs: &[Job]) {
        for job in jobs {
            self.thinker.think(job);
        }
    }

    /// Tells each seat at this screen what has happened since the last update.
    fn tell(&self, greeting: Greeting) {
        let messages: Vec<ServerMsg> = self.with(|inner| {
            let now = browser::steady_now();
            let since = inner.told;
            inner.told = inner.room.version();
            let viewers = inner.guest.viewers();
            let texts = viewers
                .iter()
                .map(|viewer| inner.room.tell(*viewer, since, greeting, now));
            texts
                .filter_map(|text| tabletop::read_text(&text).ok())
                .collect()
        });
        for message in messages {
            (self.hear)(Incoming::Msg(message));
        }
    }
}

impl Connection for Local {
    fn send(&self, msg: &ClientMsg) {
        let heard = self.with(|inner| {
            inner.room.hear(
                &mut inner.guest,
                msg,
                browser::steady_now(),
                browser::fresh(),
            )
        });
        self.take(heard);
    }

    fn record(&self) -> Option<String> {
        self.inner.borrow().room.record()
    }

    fn close(&self) {
        self.with(|inner| inner.is_closed = true);
        self.thinker.stop();
    }
}
