//! One connection: a hello, then messages both ways until one side ends it.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, State};
use axum::response::{IntoResponse, Response};
use futures_util::SinkExt;
use serde::Deserialize;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::{Instant, interval_at, timeout};
use tracing::debug;
use wire::{Ack, ClientMsg, ErrorCode, ServerMsg};

use crate::Error;
use crate::addresses::Place;
use crate::app::App;
use crate::desk::to_text;
use crate::options::{Limits, MESSAGE_BYTES};
use crate::outbox::{Farewell, Waiting, outbox};
use crate::pace::{Pace, Taken};
use crate::table::{Call, Chair};

/// How many bytes are read at a time. Clients' messages are short, and every connection keeps a
/// buffer of this size.
const READ_AT_ONCE: usize = 1024;
/// How many bytes are buffered before they are written.
const WRITTEN_AT_ONCE: usize = 8 * 1024;
/// How long a client can take to answer a close.
const LAST_WORDS: Duration = Duration::from_secs(1);

/// `GET /ws`: upgrades a request to a connection, if there is room.
pub(crate) async fn upgrade(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    counted: Option<Extension<Arc<Place>>>,
    socket: WebSocketUpgrade,
) -> Response {
    let Ok(place) = Arc::clone(&app.places).try_acquire_owned() else {
        let because = "The house is full. Try again in a moment.";
        return Error::asked(ErrorCode::Busy, because).into_response();
    };
    // With the library's default buffers a connection costs fifteen times the memory and half the
    // speed. The write buffer grows to what is sent at once, up to about this size.
    socket
        .max_message_size(MESSAGE_BYTES)
        .max_frame_size(MESSAGE_BYTES)
        .read_buffer_size(READ_AT_ONCE)
        .write_buffer_size(WRITTEN_AT_ONCE)
        .on_upgrade(move |socket| connection(app, socket, from.ip(), (place, counted)))
}

/// The life of a connection. It keeps its places in the house as long as it lasts.
async fn connection(
    app: App,
    mut socket: WebSocket,
    address: IpAddr,
    _places: (OwnedSemaphorePermit, Option<Extension<Arc<Place>>>),
) {
    let farewell = match enter(&app, &mut socket, address).await {
        Ok((chair, waiting)) => {
            let farewell = talk(&app.limits, &mut socket, &chair, waiting).await;
            let guest = chair.guest;
            let _ = chair.table.send(Call::Leave { guest }).await;
            farewell
        }
        Err(farewell) => farewell,
    };
    debug!(?farewell, "a connection ends");
    if let Some(farewell) = farewell {
        let frame = Message::Close(Some(farewell.frame()));
        let _ = timeout(app.limits.send, socket.send(frame)).await;
        // The other end answers a close with a close. Waiting for it lets the reason arrive before
        // the connection is torn down.
        let _ = timeout(LAST_WORDS, async {
            while let Some(Ok(_)) = socket.recv().await {}
        })
        .await;
    }
}

/// Waits for the hello and finds the table. `Err(None)` means the client left by itself.
async fn enter(
    app: &App,
    socket: &mut WebSocket,
    address: IpAddr,
) -> Result<(Chair, Waiting), Option<Farewell>> {
    let mut closing = app.hall.closing.clone();
    let first = tokio::select! {
        () = closing.begun() => return Err(Some(Farewell::Closing)),
        first = timeout(app.limits.hello, next_text(socket)) => first,
    };
    let refused = match first {
        Err(_) => Error::asked(
            ErrorCode::NoHello,
            "No hello came. Say which table you want.",
        ),
        Ok(Err(farewell)) => return Err(say_goodbye(socket, farewell).await),
        Ok(Ok(text)) => match read(&text) {
            Ok(ClientMsg::Hello {
                table,
                tokens,
                since,
            }) => {
                let (outbox, waiting) = outbox(app.limits.outbox);
                let joined = app.hall.ask(&table, |answer| Call::Join {
                    tokens: tokens.clone(),
                    since,
                    outbox: outbox.clone(),
                    address,
                    answer,
                });
                match joined.await {
                    Ok(chair) => return Ok((chair, waiting)),
                    Err(error) => error,
                }
            }
            Ok(_) => Error::asked(
                ErrorCode::NoHello,
                "The first message must be a hello that names the table.",
            ),
            Err(error) => error,
        },
    };
    let _ = timeout(app.limits.send, say(socket, None, &refused)).await;
    Err(Some(match refused.told().0 {
        ErrorCode::Busy | ErrorCode::TableFull => Farewell::Asleep,
        _ => Farewell::NotIn,
    }))
}

/// Passes messages both ways. Returns how the connection should end; `None` if it already has.
///
/// It does not wait for the house to close: the table does, and closes the outbox.
async fn talk(
    limits: &Limits,
    socket: &mut WebSocket,
    chair: &Chair,
    mut waiting: Waiting,
) -> Option<Farewell> {
    let mut last_heard = Instant::now();
    let mut pace = Pace::new(
        limits.burst,
        f64::from(limits.per_second),
        last_heard.into_std(),
    );
    let mut ping = interval_at(last_heard + limits.ping, limits.ping);
    loop {
        let outgoing = tokio::select! {
            message = waiting.next() => match message {
                Ok(text) => Message::Text(text),
                Err(farewell) => return Some(farewell),
            },
            incoming = socket.recv() => {
                last_heard = Instant::now();
                let text = match incoming {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    other => return say_goodbye(socket, not_text(other)).await,
                };
                match pace.take(last_heard.into_std()) {
                    Taken::Fine => match hear(chair, &text).await {
                        Ok(None) => continue,
                        Ok(Some(reply)) => Message::Text(reply),
                        Err(farewell) => return Some(farewell),
                    },
                    Taken::TooFast => {
                        let because = "Too many messages in too short a time. This one was left \
                            out; wait a second.";
                        let error = Error::asked(ErrorCode::TooFast, because);
                        Message::Text(error_text(ack_of(&text), &error))
                    }
                    Taken::Flood => return Some(Farewell::Flood),
                }
            },
            _ = ping.tick() => {
                if last_heard.elapsed() > limits.silence {
                    return Some(Farewell::Silent);
                }
                Message::Ping(axum::body::Bytes::new())
            }
        };
        match timeout(limits.send, send_all(socket, outgoing, &mut waiting)).await {
            Ok(Ok(())) => (),
            Ok(Err(_)) => return None,
            Err(_) => return Some(Farewell::Slow),
        }
    }
}

/// Sends a message and all that wait behind it in one write: what a table says at one time (an
/// answer, an update for each seat) costs one system call, here and at the other end.
async fn send_all(
    socket: &mut WebSocket,
    first: Message,
    waiting: &mut Waiting,
) -> Result<(), axum::Error> {
    socket.feed(first).await?;
    while let Some(text) = waiting.one_more() {
        socket.feed(Message::Text(text)).await?;
    }
    socket.flush().await
}

/// Passes a message on to the table. Messages that the table need not know about are answered here.
async fn hear(chair: &Chair, text: &str) -> Result<Option<Utf8Bytes>, Farewell> {
    let message = match read(text) {
        Ok(ClientMsg::Ping) => return Ok(Some(to_text(&ServerMsg::Pong))),
        Ok(ClientMsg::Hello { .. }) => {
            let because = "You have said hello already. Open another connection for another table.";
            let error = Error::asked(ErrorCode::NoHello, because);
            return Ok(Some(error_text(None, &error)));
        }
        Ok(message) => message,
        Err(error) => return Ok(Some(error_text(ack_of(text), &error))),
    };
    let (guest, message) = (chair.guest, Box::new(message));
    let sent = chair.table.send(Call::Hear { guest, message }).await;
    sent.map(|()| None).map_err(|_| Farewell::Asleep)
}

/// Reads a message.
fn read(text: &str) -> Result<ClientMsg, Error> {
    wire::read(text).map_err(|because| {
        let because = format!("That is not a message this house understands: {because}.");
        Error::asked(ErrorCode::NotUnderstood, because)
    })
}

/// The number of a request that was not accepted, so that the client knows which one it was.
fn ack_of(text: &str) -> Option<Ack> {
    #[derive(Deserialize)]
    struct Numbered {
        ack: Ack,
    }
    let numbered = serde_json::from_str::<Numbered>(text).ok();
    numbered.map(|numbered| numbered.ack)
}

fn error_text(ack: Option<Ack>, error: &Error) -> Utf8Bytes {
    let (code, because) = error.told();
    to_text(&ServerMsg::Error {
        ack,
        code,
        because: because.to_owned(),
    })
}

async fn say(socket: &mut WebSocket, ack: Option<Ack>, error: &Error) {
    // A client that has left does not need to know.
    let _ = socket.send(Message::Text(error_text(ack, error))).await;
}

/// The next text, or why there is none; `Err(None)` means the client left by itself.
async fn next_text(socket: &mut WebSocket) -> Result<Utf8Bytes, Option<Farewell>> {
    loop {
        match socket.recv().await {
            Some(Ok(Message::Text(text))) => return Ok(text),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => (),
            other => return Err(not_text(other)),
        }
    }
}

fn not_text(received: Option<Result<Message, axum::Error>>) -> Option<Farewell> {
    match received {
        None | Some(Ok(Message::Close(_))) => None,
        Some(Ok(_)) => Some(Farewell::Garbled),
        // The library reports its limits only as text; a test makes sure that it stays that way.
        Some(Err(error)) if error.to_string().contains("too long") => Some(Farewell::TooLarge),
        Some(Err(_)) => Some(Farewell::Garbled),
    }
}

/// Explains the problem in a message, before the close frame says it in short.
async fn say_goodbye(socket: &mut WebSocket, farewell: Option<Farewell>) -> Option<Farewell> {
    let (code, because) = match farewell? {
        Farewell::TooLarge => (ErrorCode::TooLarge, "A message may have 16 KiB at most."),
        _ => (
            ErrorCode::NotUnderstood,
            "Messages are text in JSON; that was something else.",
        ),
    };
    say(socket, None, &Error::asked(code, because)).await;
    farewell
}
