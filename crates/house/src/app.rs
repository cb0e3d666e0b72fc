//! The house as a router: which address answers which request, and the layers in front of them.

use std::ops::Deref;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn_with_state, map_response};
use axum::routing::{get, post};
use tokio::sync::Semaphore;

use crate::doors::Doors;
use crate::hall::Hall;
use crate::options::{BODY_BYTES, Limits, Options};
use crate::pace::PaceByAddress;
use crate::pages::Pages;
use crate::trial::Trial;
use crate::{api, code, doors, headers, pages, patience, socket};

/// What every request can reach.
#[derive(Clone)]
pub(crate) struct App(Arc<Inside>);

pub(crate) struct Inside {
    pub(crate) hall: Arc<Hall>,
    pub(crate) limits: Limits,
    pub(crate) doors: Doors,
    pub(crate) pages: Pages,
    /// One for each allowed connection.
    pub(crate) places: Arc<Semaphore>,
    /// How fast tables can be opened.
    pub(crate) openings: PaceByAddress,
    /// Whether the ledger can be written.
    pub(crate) trial: Trial,
}

impl App {
    pub(crate) fn new(hall: Arc<Hall>, options: &Options) -> Self {
        let mut limits = options.limits.clone();
        if let Some(most) = options.per_address {
            limits.connections_per_address = most;
        }
        Self(Arc::new(Inside {
            hall,
            doors: Doors::new(&options.origins),
            pages: Pages::new(options.client.as_deref()),
            places: Arc::new(Semaphore::new(limits.connections)),
            openings: PaceByAddress::new(limits.tables_burst, limits.tables_per_minute),
            trial: Trial::default(),
            limits,
        }))
    }

    /// The router.
    pub(crate) fn router(self) -> Router {
        Router::new()
            .route("/health", get(api::health))
            .route("/api/tables", post(api::open).get(api::list))
            .route("/api/tables/{id}/record", get(api::record))
            .route("/api/code", get(code::draw))
            .route("/api/{*rest}", get(api::nothing).post(api::nothing))
            .route("/ws", get(socket::upgrade))
            .fallback(get(pages::serve))
            .layer(DefaultBodyLimit::max(BODY_BYTES))
            .layer(from_fn_with_state(self.clone(), patience::keep))
            .layer(from_fn_with_state(self.clone(), doors::guard))
            .layer(map_response(headers::add))
            .with_state(self)
    }
}

impl Deref for App {
    type Target = Inside;
    fn deref(&self) -> &Inside {
        &self.0
    }
}
