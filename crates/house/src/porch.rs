//! The porch: new connections, before they have asked anything.
//!
//! Nobody can keep the house waiting: a request must be complete in time, an idle connection is
//! closed, and nobody takes more places than their share.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tower_service::Service;
use tracing::{debug, error};

use crate::addresses::{Addresses, Full, Place};
use crate::closing::Closing;
use crate::options::Limits;

/// How long a request can still take when the house closes.
const LAST_REQUESTS: Duration = Duration::from_millis(500);
/// How long to wait when the system provides no more connections.
const OUT_OF_BREATH: Duration = Duration::from_millis(200);
/// The maximum size of a request's head.
const HEAD_BYTES: usize = 64 * 1024;

/// Where connections come in.
pub(crate) struct Porch {
    pub(crate) listener: TcpListener,
    pub(crate) router: Router,
    pub(crate) addresses: Arc<Addresses>,
    pub(crate) limits: Limits,
    pub(crate) closing: Closing,
}

impl Porch {
    /// Lets connections in until the house closes, then waits a moment for them to end.
    pub(crate) async fn serve(mut self) {
        let mut connections = JoinSet::new();
        loop {
            let accepted = tokio::select! {
                biased;
                () = self.closing.begun() => break,
                Some(_) = connections.join_next() => continue,
                accepted = self.listener.accept() => accepted,
            };
            match accepted {
                Ok((stream, from)) => {
                    if let Some(connection) = self.let_in(stream, from) {
                        connections.spawn(connection);
                    }
                }
                Err(error) if is_theirs(&error) => (),
                Err(error) => {
                    // Most likely too many files are open, and some connection will end.
                    error!(%error, "a connection could not be let in");
                    sleep(OUT_OF_BREATH).await;
                }
            }
        }
        drop(self.listener);
        while connections.join_next().await.is_some() {}
    }

    fn let_in(
        &self,
        stream: TcpStream,
        from: SocketAddr,
    ) -> Option<impl Future<Output = ()> + Send + 'static> {
        // Small messages must not be delayed by Nagle's algorithm.
        let _ = stream.set_nodelay(true);
        match self.addresses.take(from.ip()) {
            Ok(place) => {
                let (router, closing) = (self.router.clone(), self.closing.clone());
                let place = Arc::new(place);
                Some(attend(
                    stream,
                    from,
                    place,
                    router,
                    self.limits.clone(),
                    closing,
                ))
            }
            Err(full) => {
                debug!(?full, "a connection was turned away");
                // Sent without waiting: a client that is not listening does not hear it.
                let _ = stream.try_write(full_answer(full).as_bytes());
                None
            }
        }
    }
}

/// The life of a connection while it makes plain requests. One that becomes a socket continues
/// elsewhere, and takes its place along.
async fn attend(
    stream: TcpStream,
    from: SocketAddr,
    place: Arc<Place>,
    router: Router,
    limits: Limits,
    mut closing: Closing,
) {
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        request.extensions_mut().insert(Arc::clone(&place));
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.headers)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        ended = &mut connection => {
            if let Err(error) = ended {
                debug!(%error, "a connection broke off");
            }
        }
        () = closing.begun() => {
            connection.as_mut().graceful_shutdown();
            let _ = timeout(LAST_REQUESTS, connection).await;
        }
        () = sleep(limits.visit) => debug!("a connection took too long"),
    }
}

/// Whether the other side caused the error.
fn is_theirs(error: &std::io::Error) -> bool {
    use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(
        error.kind(),
        ConnectionAborted | ConnectionRefused | ConnectionReset
    )
}

fn full_answer(full: Full) -> String {
    let because = match full {
        Full::House => "The house is full. Try again in a moment.",
        Full::Address => "There are too many connections from where you are. Close some of them.",
    };
    let body = serde_json::json!({ "code": "busy", "because": because }).to_string();
    format!(
        "HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nretry-after: 5\r\n\
         connection: close\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )
}
