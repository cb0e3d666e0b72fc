//! The raw limits: an echo, and an echo that waits for a group commit.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::Router;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::routing::get;
use axum::serve::ListenerExt;
use house::{Ledger, Page, SharedLedger};
use tokio::net::TcpListener;
use wire::TableId;

/// Serves an echo; with a ledger, each message is on disk before it is sent back.
pub(crate) async fn serve(ledger: Option<SharedLedger>) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    let next = Arc::new(AtomicU64::new(0));
    let upgrade = move |socket: WebSocketUpgrade| async move {
        let n = next.fetch_add(1, Ordering::Relaxed);
        socket
            .max_message_size(house::MESSAGE_BYTES)
            .read_buffer_size(4096)
            .write_buffer_size(0)
            .on_upgrade(move |socket| echo(socket, ledger, n))
    };
    let app = Router::new().route("/ws", get(upgrade));
    tokio::spawn(axum::serve(listener, app).into_future());
    address
}

async fn echo(mut socket: WebSocket, ledger: Option<SharedLedger>, n: u64) {
    let table = TableId(format!("table-{n:06}"));
    let mut after = 0;
    while let Some(Ok(Message::Text(text))) = socket.recv().await {
        if let Some(ledger) = &ledger {
            let page = Page {
                table: table.clone(),
                after,
                entries: vec![text.as_str().to_owned()],
                headline: None,
                at: 0,
            };
            after += 1;
            write(&**ledger, page).await;
        }
        if socket.send(Message::Text(text)).await.is_err() {
            return;
        }
    }
}

async fn write(ledger: &dyn Ledger, page: Page) {
    ledger.write(page).settled().await.expect("it is written");
}
