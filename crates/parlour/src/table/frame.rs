//! The frame: everything a screen at a table knows, as signals that components share.

use std::collections::{BTreeMap, VecDeque};
use std::ops::Deref;
use std::rc::Rc;
use std::sync::Arc;

use board::movement::Sound;
use board::{AnyBoard, AnyReplay, Moment, Notice, Reach, Told, browser};
use leptos::prelude::*;
use serde_json::Value;
use tabletop::{Seat, Seats};
use wire::{Ack, ClientMsg, Version};

use crate::connection::{Connection, LinkState};
use crate::diary::Diary;
use crate::numbers;
use crate::settings::settings;
use crate::sound;
use crate::words;

/// What is open beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Panel {
    /// The story.
    Story,
    /// What people say.
    Talk,
    /// The player aid.
    Aid,
    /// The rules.
    Rules,
}

/// Something somebody said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Saying {
    /// Who said it; a spectator if no seat.
    pub(crate) seat: Option<Seat>,
    /// The words.
    pub(crate) text: String,
}

/// An action that the player has sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sent {
    /// It is on its way to the table, with this number.
    Asked(Ack),
    /// It is done, and part of this version of the table.
    Done(Version),
}

/// The state of a screen at a table. It is copied into every closure that needs it.
#[derive(Clone, Copy)]
pub(crate) struct Frame {
    /// The board of the game that is played.
    pub(crate) board: &'static dyn AnyBoard,
    /// The part that the board can reach.
    pub(crate) reach: Reach,
    /// What was said.
    pub(crate) talk: RwSignal<Vec<Saying>>,
    /// Whether something was said that the player has not looked at.
    pub(crate) unread: RwSignal<bool>,
    /// What a screen reader says.
    pub(crate) live: RwSignal<String>,
    /// The version up to which the table has refused to take anything back.
    pub(crate) stands: RwSignal<Option<Version>>,
    /// Whether things are moving.
    pub(crate) moving: RwSignal<bool>,
    /// What was pressed and is not shown yet; until then nothing else can be pressed.
    sent: RwSignal<Option<Sent>>,
    /// Whether the player wants to skip the movement.
    pub(crate) hurry: RwSignal<bool>,
    /// The seats at this screen.
    pub(crate) own: RwSignal<Seats>,
    /// The one of them that faces it.
    pub(crate) facing: RwSignal<Option<Seat>>,
    /// What is open beside the board.
    pub(crate) panel: RwSignal<Panel>,
    /// Whether the menu is open.
    pub(crate) menu: RwSignal<bool>,
    /// Whether the side panel is folded out on a small screen.
    pub(crate) unfolded: RwSignal<bool>,
    /// The text searched for in the rules.
    pub(crate) wanted: RwSignal<String>,
    /// The state of the connection.
    pub(crate) link: RwSignal<LinkState>,
    /// The seat whose code brought this screen here.
    pub(crate) meant: RwSignal<Option<Seat>>,
    /// Whether the end is put aside to look at the table.
    pub(crate) aside: RwSignal<bool>,
    /// Whether the deal is being replayed.
    pub(crate) replaying: RwSignal<bool>,
    /// The deal being replayed.
    pub(crate) record: StoredValue<Option<Box<dyn AnyReplay>>>,
    /// What every seat at this screen has seen. Only the facing seat's part ever gets onto the
    /// page.
    pub(crate) diaries: StoredValue<BTreeMap<Option<Seat>, Diary>>,
    /// Updates for the facing seat that are yet to be shown.
    pub(crate) queue: StoredValue<VecDeque<Told>>,
    connection: StoredValue<Option<Rc<dyn Connection>>, LocalStorage>,
    last_ack: StoredValue<Ack>,
    asked_back: StoredValue<Option<Ack>>,
}

impl Deref for Frame {
    type Target = Reach;

    fn deref(&self) -> &Reach {
        &self.reach
    }
}

impl Frame {
    /// A frame around a board, not connected yet.
    pub(crate) fn new(board: &'static dyn AnyBoard) -> Self {
        let now = RwSignal::new(None::<Arc<Moment>>);
        let past = RwSignal::new(None::<Arc<Moment>>);
        let sent = RwSignal::new(None);
        // Not while something is on its way, nor in the past, nor while a bot plays for the seat.
        let asked = Memo::new(move |_| {
            let is_open = |now: &Arc<Moment>| {
                !now.choices.is_empty() && !now.is_stepped_out() && now.news.take_back.is_none()
            };
            sent.with(Option::is_none)
                && past.with(Option::is_none)
                && now.with(|now| now.as_ref().is_some_and(is_open))
        });
        let settings = settings();
        let sound: Rc<dyn Fn(Sound)> = Rc::new(move |sound| {
            if settings.with_untracked(|like| like.sound) {
                sound::play(sound);
            }
        });
        let nothing: Rc<dyn Fn(Value)> = Rc::new(|_| ());
        let frame = Self {
            board,
            reach: Reach {
                now,
                past,
                asked,
                taken: RwSignal::new(None),
                notice: RwSignal::new(None),
                story: RwSignal::new(Vec::new()),
                curtain: RwSignal::new(None),
                big: RwSignal::new(false),
                act: StoredValue::new_local(nothing),
                sound: StoredValue::new_local(sound),
            },
            talk: RwSignal::new(Vec::new()),
            unread: RwSignal::new(false),
            live: RwSignal::new(String::new()),
            stands: RwSignal::new(None),
            moving: RwSignal::new(false),
            sent,
            hurry: RwSignal::new(false),
            own: RwSignal::new(Seats::NONE),
            facing: RwSignal::new(None),
            panel: RwSignal::new(first_panel(board)),
            menu: RwSignal::new(false),
            unfolded: RwSignal::new(false),
            wanted: RwSignal::new(String::new()),
            link: RwSignal::new(LinkState::Opening),
            meant: RwSignal::new(None),
            aside: RwSignal::new(false),
            replaying: RwSignal::new(false),
            record: StoredValue::new(None),
            diaries: StoredValue::new(BTreeMap::new()),
            queue: StoredValue::new(VecDeque::new()),
            connection: StoredValue::new_local(None),
            last_ack: StoredValue::new(numbers::first(browser::now())),
            asked_back: StoredValue::new(None),
        };
        frame
            .act
            .set_value(Rc::new(move |action| frame.act(action)));
        frame
    }

    /// Whether the deal is over.
    pub(crate) fn is_over_untracked(self) -> bool {
        self.now.with_untracked(|scene| {
            scene
                .as_ref()
                .is_some_and(|scene| scene.news.outcome.is_some())
        })
    }

    /// Sends a message to the table.
    pub(crate) fn send(self, msg: &ClientMsg) {
        if let Some(connection) = self.connection.get_value() {
            connection.send(msg);
        }
    }

    /// Uses this connection from now on.
    pub(crate) fn connect(self, connection: Rc<dyn Connection>) {
        self.connection.set_value(Some(connection));
    }

    /// The connection itself, for what only some kinds can do; `None` before there is one.
    pub(crate) fn connection(self) -> Option<Rc<dyn Connection>> {
        self.connection.get_value()
    }

    /// Whether this screen opened the table.
    pub(crate) fn is_host(self) -> bool {
        self.connection()
            .is_some_and(|connection| connection.is_host())
    }

    /// A new number for a request.
    pub(crate) fn ack(self) -> Ack {
        self.last_ack.update_value(|ack| *ack = numbers::next(*ack));
        self.last_ack.get_value()
    }

    /// Sends an action for the facing seat.
    pub(crate) fn act(self, action: Value) {
        self.notice.set(None);
        if self.panel.get_untracked() == Panel::Rules
            && self.wanted.with_untracked(String::is_empty)
        {
            // A player who has acted has read enough to start with.
            self.panel.set(Panel::Story);
            let _ = browser::keep(&learnt_key(self.board), &true);
        }
        let (ack, seat) = (self.ack(), self.facing.get_untracked());
        self.sent.set(Some(Sent::Asked(ack)));
        self.send(&ClientMsg::Act { ack, seat, action });
        if let LinkState::Broken | LinkState::Full = self.link.get_untracked() {
            let text = words::SENT_LATER.to_owned();
            self.notice.set(Some(Notice { text, rule: None }));
        }
    }

    /// The table answered a request: it was done in this version of the table, or not at all.
    pub(crate) fn is_answered(self, ack: Ack, seen_in: Option<Version>) {
        if self.sent.get_untracked() == Some(Sent::Asked(ack)) {
            self.sent.set(seen_in.map(Sent::Done));
            self.is_shown();
        }
    }

    /// Another moment is on the page: what was done by then is no longer on its way.
    pub(crate) fn is_shown(self) {
        let shown = self.now.with_untracked(|now| Some(now.as_ref()?.version));
        if let Some(Sent::Done(version)) = self.sent.get_untracked()
            && shown >= Some(version)
        {
            self.sent.set(None);
        }
    }

    /// Asks to take back the last action of the facing seat.
    pub(crate) fn take_back(self) {
        let (ack, seat) = (self.ack(), self.facing.get_untracked());
        self.notice.set(None);
        self.asked_back.set_value(Some(ack));
        self.send(&ClientMsg::TakeBack { ack, seat });
    }

    /// The table did not do what was asked with this number. If it was a take-back, nothing up to
    /// now can be taken back.
    pub(crate) fn was_not_done(self, ack: Option<Ack>) {
        if ack.is_some() && ack == self.asked_back.get_value() {
            let now = self
                .now
                .with_untracked(|scene| Some(scene.as_ref()?.version));
            self.stands.set(now);
        }
    }

    /// Lets a screen reader announce what somebody said.
    pub(crate) fn say_aloud(self, seat: Option<Seat>, text: &str) {
        let name = self.name_of(seat);
        self.live.set(words::said(&name, text));
    }

    /// What the viewer reads as the name of a seat.
    pub(crate) fn name_of(self, seat: Option<Seat>) -> String {
        let name = seat.and_then(|seat| {
            self.now
                .with_untracked(|scene| Some(scene.as_ref()?.narrator.begin(seat).to_owned()))
        });
        name.unwrap_or_else(|| words::SPECTATOR.to_owned())
    }

    /// A sentence of the rules, which call seats by letters, with the names of the people here.
    pub(crate) fn by_name(self, text: &str) -> String {
        self.now.with_untracked(|scene| match scene {
            Some(scene) => scene.narrator.named(text),
            None => text.to_owned(),
        })
    }

    /// Asks the table how it was in a version, as the viewer saw it then.
    pub(crate) fn look_back(self, version: Version) {
        self.send(&ClientMsg::LookBack {
            ack: self.ack(),
            seat: self.facing.get_untracked(),
            version,
        });
    }

    /// Opens the rules at a rule.
    pub(crate) fn look_up(self, rule: &str) {
        self.wanted.set(rule.to_owned());
        self.panel.set(Panel::Rules);
        self.unfolded.set(true);
        // A keyboard user continues there, once it is drawn.
        request_animation_frame(|| browser::focus(".rules dl"));
    }
}

/// Shows the rules to somebody who plays a game for the first time, and the story otherwise.
fn first_panel(board: &dyn AnyBoard) -> Panel {
    match browser::kept::<bool>(&learnt_key(board)) {
        Some(true) => Panel::Story,
        Some(false) | None => Panel::Rules,
    }
}

fn learnt_key(board: &dyn AnyBoard) -> String {
    format!("menagerie.learnt.{}", board.id())
}
