//! An open house: listening, until it is closed.

use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinHandle;
use tokio::time::{Instant, timeout, timeout_at};
use tracing::{info, warn};

use crate::addresses::Addresses;
use crate::app::App;
use crate::closing::{Closer, closing};
use crate::hall::Hall;
use crate::ledger::{SharedLedger, SqliteLedger};
use crate::porch::Porch;
use crate::{Error, Options};

/// How long closing waits for connections and tables to end. Those that are not done by then have
/// been told nothing that is not in the ledger.
const PATIENCE: Duration = Duration::from_millis(1_200);
/// How long it then waits for the ledger to finish.
const LAST_PAGES: Duration = Duration::from_millis(600);

/// A house that is open.
pub struct House {
    address: SocketAddr,
    router: Router,
    ledger: SharedLedger,
    closer: Closer,
    server: JoinHandle<()>,
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
        let (hall, tables_gone) = Hall::new(Arc::clone(&ledger), options, closing.clone());
        let app = App::new(hall, options);
        let places = Arc::clone(&app.places);
        let n_places = places.available_permits() as u32;
        let limits = app.limits.clone();
        let router = app.router();
        let porch = Porch {
            listener,
            router: router.clone(),
            addresses: Addresses::new(&limits),
            limits,
            closing,
        };
        info!(%address, "the house is open");
        Ok(Self {
            address,
            router,
            ledger,
            closer,
            server: tokio::spawn(porch.serve()),
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

    /// What answers requests, without the network in between.
    pub fn router(&self) -> Router {
        self.router.clone()
    }

    /// Closes the house: nobody new is let in, everybody connected is told, every table finishes
    /// what it is doing, and the ledger is safe on disk. It takes at most two seconds, no matter
    /// what a table or a connection does.
    pub async fn close(mut self) -> Result<(), Error> {
        info!("the house closes");
        self.closer.close();
        // The router holds the hall, whose tables end only when nobody holds it.
        drop(self.router);
        // First connections, then requests: tables end only when nobody can call them any more.
        let connections = self.places.acquire_many(self.n_places);
        let until = Instant::now() + PATIENCE;
        let connections = timeout_at(until, connections).await.is_ok();
        let requests = timeout_at(until, &mut self.server).await.is_ok();
        let tables = timeout_at(until, self.tables_gone.recv()).await.is_ok();
        if !(connections && requests && tables) {
            warn!(
                connections,
                requests, tables, "not everything ended in time"
            );
            self.server.abort();
        }
        let ledger = Arc::clone(&self.ledger);
        let closed = tokio::task::spawn_blocking(move || ledger.close());
        match timeout(LAST_PAGES, closed).await {
            Ok(closed) => closed.map_err(|panic| Error::Broken(panic.to_string())),
            Err(_) => {
                warn!("the ledger did not close in time");
                Ok(())
            }
        }
    }
}

/// Listens on the port in the options, or on any other if that is in use.
async fn listen(options: &Options) -> Result<TcpListener, Error> {
    let ip = if options.lan {
        Ipv4Addr::UNSPECIFIED
    } else {
        Ipv4Addr::LOCALHOST
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
