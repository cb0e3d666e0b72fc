//! An open house: listening, until it is closed.

use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tracing::{info, warn};

use crate::app::App;
use crate::closing::{Closer, closing};
use crate::hall::Hall;
use crate::ledger::{SharedLedger, SqliteLedger};
use crate::{Error, Options};

/// How long closing waits for connections and tables to end.
const PATIENCE: Duration = Duration::from_secs(10);

/// A house that is open.
pub struct House {
    address: SocketAddr,
    router: Router,
    ledger: SharedLedger,
    closer: Closer,
    server: JoinHandle<io::Result<()>>,
    places: Arc<Semaphore>,
    n_places: u32,
    tables_gone: mpsc::Receiver<Infallible>,
}

impl House {
    /// Opens a house with its ledger in an SQLite file.
    pub async fn open(options: &Options) -> Result<Self, Error> {
        let data = options.data.clone();
        let opened = tokio::task::spawn_blocking(move || SqliteLedger::open(&data)).await;
        let ledger = opened.map_err(|panic| Error::Broken(panic.to_string()))??;
        Self::open_with(options, Arc::new(ledger)).await
    }

    /// Opens a house with any ledger.
    pub async fn open_with(options: &Options, ledger: SharedLedger) -> Result<Self, Error> {
        let listener = listen(options).await?;
        let address = listener.local_addr().map_err(|error| unheard(&error))?;
        let (closer, closing) = closing();
        let limits = options.limits.clone();
        let (hall, tables_gone) =
            Hall::new(Arc::clone(&ledger), limits, options.luck, closing.clone());
        let app = App::new(hall, options);
        let places = Arc::clone(&app.places);
        let n_places = places.available_permits() as u32;
        // Small messages must not wait for each other.
        let listener = listener.tap_io(|stream| {
            let _ = stream.set_nodelay(true);
        });
        let router = app.router();
        let service = router
            .clone()
            .into_make_service_with_connect_info::<SocketAddr>();
        let serving = axum::serve(listener, service).with_graceful_shutdown(async move {
            let mut closing = closing;
            closing.begun().await;
        });
        info!(%address, "the house is open");
        Ok(Self {
            address,
            router,
            ledger,
            closer,
            server: tokio::spawn(serving.into_future()),
            places,
            n_places,
            tables_gone,
        })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address for a browser on the same machine.
    pub fn url(&self) -> String {
        format!("http://localhost:{}/", self.address.port())
    }

    /// What answers requests, without the network between.
    pub fn router(&self) -> Router {
        self.router.clone()
    }

    /// Closes the house: nobody new comes in, everybody connected is told, every table finishes
    /// what it is doing, and the ledger is safe on disk.
    pub async fn close(mut self) -> Result<(), Error> {
        info!("the house closes");
        self.closer.close();
        // It holds the hall, which is at rest only when nobody holds it.
        drop(self.router);
        // Connections first, then requests: only when nobody can call a table is it at rest.
        let connections = self.places.acquire_many(self.n_places);
        let connections = timeout(PATIENCE, connections).await.is_ok();
        let requests = timeout(PATIENCE, &mut self.server).await.is_ok();
        let tables = timeout(PATIENCE, self.tables_gone.recv()).await.is_ok();
        if !(connections && requests && tables) {
            warn!(
                connections,
                requests, tables, "not everything ended in time"
            );
            self.server.abort();
        }
        let ledger = Arc::clone(&self.ledger);
        let closed = tokio::task::spawn_blocking(move || ledger.close()).await;
        closed.map_err(|panic| Error::Broken(panic.to_string()))
    }
}

/// Listens on the port that is wanted, or on any other when somebody has it.
async fn listen(options: &Options) -> Result<TcpListener, Error> {
    let ip = match options.lan {
        true => Ipv4Addr::UNSPECIFIED,
        false => Ipv4Addr::LOCALHOST,
    };
    let wanted = SocketAddr::new(IpAddr::V4(ip), options.port);
    match TcpListener::bind(wanted).await {
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
            eprintln!("Port {} is in use; taking another one.", options.port);
            let any = SocketAddr::new(IpAddr::V4(ip), 0);
            TcpListener::bind(any)
                .await
                .map_err(|error| unheard(&error))
        }
        bound => bound.map_err(|error| unheard(&error)),
    }
}

fn unheard(error: &io::Error) -> Error {
    Error::Address(format!("the house cannot listen: {error}"))
}
