//! A table in a house: a WebSocket that reconnects when it breaks and asks for what it missed.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use serde_json::Value;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{CloseEvent, Headers, MessageEvent, RequestInit, Response, WebSocket};
use wire::{ClientMsg, Created, ErrorCode, NewTable, OpenTable, ServerMsg, TableId, Version};

use crate::connection::post::{Post, Shut, wait};
use crate::connection::{Connection, Ear, Incoming, LinkState, tokens};
use crate::words;
use board::browser;

/// The addresses where a house opens tables and talks to them.
const TABLES: &str = "api/tables";
const SOCKET: &str = "ws";

/// Opens a table in the house that served this page. Returns its id, or why the house refused.
pub(crate) async fn open(new: &NewTable) -> Result<String, String> {
    let text = post(new).await.ok_or_else(|| words::NO_HOUSE.to_owned())?;
    let Ok(created) = tabletop::read_text::<Created>(&text) else {
        let told = serde_json::from_str::<Value>(&text).unwrap_or_default();
        let because = told.get("because").and_then(Value::as_str);
        return Err(because.unwrap_or(words::NO_HOUSE).to_owned());
    };
    let table = created.table.0;
    for (_, token) in created.tokens {
        tokens::add(&table, token);
    }
    tokens::keep_host(&table, created.host);
    Ok(table)
}

async fn post(new: &NewTable) -> Option<String> {
    let body = serde_json::to_string(new).ok()?;
    let headers = Headers::new().ok()?;
    headers.set("content-type", "application/json").ok()?;
    let request = RequestInit::new();
    request.set_method("POST");
    request.set_headers(&headers);
    request.set_body(&body.into());
    text_of(browser::window().fetch_with_str_and_init(TABLES, &request)).await
}

/// The house's tables that strangers can join; none if there is no house.
pub(crate) async fn open_tables() -> Vec<OpenTable> {
    let text = text_of(browser::window().fetch_with_str(TABLES)).await;
    let tables = text.and_then(|text| tabletop::read_text(&text).ok());
    tables.unwrap_or_default()
}

async fn text_of(answer: js_sys::Promise) -> Option<String> {
    let response: Response = JsFuture::from(answer).await.ok()?.dyn_into().ok()?;
    let text = JsFuture::from(response.text().ok()?).await.ok()?;
    text.as_string()
}

/// A table in a house.
pub(crate) struct Socket {
    me: Weak<Self>,
    table: String,
    /// Whether the seats of this browser are left out: the big screen shows only what is public.
    is_public: bool,
    /// Sees everything that arrives, to know whether the table lets us in.
    door: Box<dyn Fn(&Incoming)>,
    listener: RefCell<Listener>,
    inner: RefCell<Inner>,
}

/// Who is told what arrives.
enum Listener {
    /// Nobody yet; these are kept for later.
    Nobody(Vec<Incoming>),
    /// The table on the page.
    Table(Ear),
}

#[derive(Default)]
struct Inner {
    socket: Option<WebSocket>,
    /// What was said and not answered yet.
    post: Post,
    since: Version,
    /// Whether the table has answered on this connection.
    is_in: bool,
    /// The number of failures since the table last answered.
    n_failures: u32,
    /// Whether this connection was told that the table is full.
    is_full: bool,
    is_closed: bool,
}

impl Socket {
    /// Connects, and reconnects whenever the connection breaks.
    pub(crate) fn dial(
        table: &str,
        is_public: bool,
        door: impl Fn(&Incoming) + 'static,
    ) -> Rc<Self> {
        let socket = Rc::new_cyclic(|me| Self {
            me: me.clone(),
            table: table.to_owned(),
            is_public,
            door: Box::new(door),
            listener: RefCell::new(Listener::Nobody(Vec::new())),
            inner: RefCell::default(),
        });
        socket.connect();
        socket
    }

    /// Sends everything to this ear from now on, starting with what nobody has heard yet.
    pub(crate) fn listen(&self, ear: &Ear) {
        let before = self.listener.replace(Listener::Table(ear.clone()));
        if let Listener::Nobody(unheard) = before {
            for incoming in unheard {
                ear(incoming);
            }
        }
    }

    fn hear(&self, incoming: Incoming) {
        (self.door)(&incoming);
        let ear = match &mut *self.listener.borrow_mut() {
            // A game that is still being fetched hears it when it is there.
            Listener::Nobody(unheard) => return unheard.push(incoming),
            // Taken out first: the listener may send something that is answered at once.
            Listener::Table(ear) => ear.clone(),
        };
        ear(incoming);
    }

    fn connect(&self) {
        let Ok(socket) = WebSocket::new(&address()) else {
            return;
        };
        let on_open = {
            let me = self.me.clone();
            Closure::<dyn FnMut()>::new(move || {
                if let Some(me) = me.upgrade() {
                    me.opened();
                }
            })
        };
        let on_message = {
            let me = self.me.clone();
            Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                if let (Some(me), Some(text)) = (me.upgrade(), event.data().as_string()) {
                    me.heard(&text);
                }
            })
        };
        let on_close = {
            let me = self.me.clone();
            Closure::<dyn FnMut(CloseEvent)>::new(move |_: CloseEvent| {
                if let Some(me) = me.upgrade() {
                    me.broken();
                }
            })
        };
        socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        // One set per connection, and there are few: the browser calls them until the socket is
        // closed.
        on_open.forget();
        on_message.forget();
        on_close.forget();
        self.inner.borrow_mut().socket = Some(socket);
    }

    fn opened(&self) {
        let mut tokens = if self.is_public {
            Vec::new()
        } else {
            tokens::of(&self.table)
        };
        tokens.extend(tokens::host(&self.table));
        let hello = ClientMsg::Hello {
            table: TableId(self.table.clone()),
            tokens,
            since: self.inner.borrow().since,
        };
        if let (Some(socket), Ok(hello)) =
            (&self.inner.borrow().socket, serde_json::to_string(&hello))
        {
            let _ = socket.send_with_str(&hello);
        }
    }

    /// The table let us in: unanswered messages are sent again.
    fn let_in(&self) {
        let mut inner = self.inner.borrow_mut();
        (inner.n_failures, inner.is_in) = (0, true);
        let letters = inner.post.again();
        if let Some(socket) = &inner.socket {
            for text in letters {
                let _ = socket.send_with_str(&text);
            }
        }
    }

    fn heard(&self, text: &str) {
        let Ok(msg) = tabletop::read_text::<ServerMsg>(text) else {
            return;
        };
        self.inner.borrow_mut().post.answered(&msg);
        match &msg {
            ServerMsg::Seated { token, .. } => tokens::add(&self.table, *token),
            ServerMsg::Error {
                code: ErrorCode::BadToken,
                ..
            } => tokens::forget(&self.table),
            ServerMsg::Error {
                code: ErrorCode::Busy | ErrorCode::TableFull,
                ..
            } => {
                let mut inner = self.inner.borrow_mut();
                inner.is_full = !inner.is_in;
            }
            ServerMsg::Update { update, .. } => {
                if !self.inner.borrow().is_in {
                    self.let_in();
                    self.hear(Incoming::State(LinkState::Online));
                }
                if let Some(version) = update.get("version").and_then(Value::as_u64) {
                    self.inner.borrow_mut().since = Version(version as u32);
                }
            }
            _ => (),
        }
        self.hear(Incoming::Msg(msg));
    }

    fn broken(&self) {
        let (shut, n_failures) = {
            let mut inner = self.inner.borrow_mut();
            (inner.socket, inner.is_in) = (None, false);
            inner.n_failures = inner.n_failures.saturating_add(1);
            if inner.is_closed {
                return;
            }
            let shut = if std::mem::take(&mut inner.is_full) {
                Shut::Full
            } else {
                Shut::Unheard
            };
            (shut, inner.n_failures)
        };
        self.hear(Incoming::State(match shut {
            Shut::Full => LinkState::Full,
            Shut::Unheard => LinkState::Broken,
        }));
        let wait = wait(shut, n_failures, browser::fresh()[0]);
        let me = self.me.clone();
        browser::run(async move {
            browser::pause(wait.cast_signed()).await;
            if let Some(me) = me.upgrade()
                && !me.inner.borrow().is_closed
            {
                me.connect();
            }
        });
    }

    fn post(&self, msg: &ClientMsg) {
        let Ok(text) = serde_json::to_string(msg) else {
            return;
        };
        let mut inner = self.inner.borrow_mut();
        inner.post.add(msg, &text);
        // The table would hear it before the hello, or not at all, if it has not let us in yet.
        if inner.is_in
            && let Some(socket) = &inner.socket
            && socket.ready_state() == WebSocket::OPEN
            && socket.send_with_str(&text).is_ok()
        {
            inner.post.sent();
        }
    }
}

/// The socket address of the house that served this page.
fn address() -> String {
    let location = browser::window().location();
    let scheme = match location.protocol().as_deref() {
        Ok("https:") => "wss",
        _ => "ws",
    };
    let host = location.host().unwrap_or_default();
    let path = location.pathname().unwrap_or_default();
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    format!("{scheme}://{host}{folder}/{SOCKET}")
}

impl Connection for Socket {
    fn send(&self, msg: &ClientMsg) {
        self.post(msg);
    }

    fn record(&self) -> Option<String> {
        None
    }

    fn record_address(&self) -> Option<String> {
        Some(format!("{TABLES}/{}/record", self.table))
    }

    fn is_host(&self) -> bool {
        tokens::host(&self.table).is_some()
    }

    fn carry_over(&self, table: &str) {
        tokens::carry_over(&self.table, table);
    }

    fn close(&self) {
        let mut inner = self.inner.borrow_mut();
        inner.is_closed = true;
        if let Some(socket) = &inner.socket {
            let _ = socket.close();
        }
    }
}
