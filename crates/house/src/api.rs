//! Plain requests: opening tables, listing them, downloading records.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use wire::{Created, ErrorCode, NewTable, OpenTable, TableId};

use crate::Error;
use crate::app::App;
use crate::options::BODY_BYTES;
use crate::pace::Taken;
use crate::table::Call;

/// `POST /api/tables`: opens a table.
pub(crate) async fn open(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, Json<Created>), Error> {
    if app.openings.take(from.ip(), Instant::now()) != Taken::Fine {
        let because = "Too many tables in too short a time. Wait a minute.";
        return Err(Error::asked(ErrorCode::TooFast, because));
    }
    let body = body.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => {
            let because = format!("A request may have {} KiB at most.", BODY_BYTES / 1024);
            Error::asked(ErrorCode::TooLarge, because)
        }
        _ => Error::asked(ErrorCode::NotUnderstood, "The request broke off."),
    })?;
    let text = String::from_utf8_lossy(&body);
    let new: NewTable = wire::read(&text).map_err(|because| {
        let because = format!("That does not describe a new table: {because}.");
        Error::asked(ErrorCode::NotUnderstood, because)
    })?;
    let created = app.hall.open(new).await?;
    Ok((StatusCode::CREATED, Json(created)))
}

/// `GET /api/tables`: the tables that strangers can join.
pub(crate) async fn list(State(app): State<App>) -> Result<Json<Vec<OpenTable>>, Error> {
    let ledger = Arc::clone(&app.hall.ledger);
    let read = tokio::task::spawn_blocking(move || ledger.notices()).await;
    let notices = read.map_err(|panic| Error::Broken(panic.to_string()))??;
    let tables = notices.iter().map(|notice| {
        serde_json::from_str(notice).map_err(|error| Error::Broken(format!("a notice: {error}")))
    });
    Ok(Json(tables.collect::<Result<_, _>>()?))
}

/// `GET /api/tables/{id}/record`: the record of a finished deal, as a file.
///
/// Nobody gets the record while the deal is in progress, not even without the secret: an action can
/// reveal what another seat must not know.
pub(crate) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    let id = TableId(id);
    let record = app.hall.ask(&id, |answer| Call::Record { answer }).await?;
    let attachment = format!("attachment; filename=\"{id}.deal\"");
    let headers = [
        (header::CONTENT_TYPE, "application/jsonl; charset=utf-8"),
        (header::CONTENT_DISPOSITION, &attachment),
    ];
    Ok((headers, record).into_response())
}

/// `GET /health`: whether the house can read and write its ledger.
pub(crate) async fn health(State(app): State<App>) -> Result<Json<Value>, Error> {
    let ledger = Arc::clone(&app.hall.ledger);
    let read = tokio::task::spawn_blocking(move || ledger.notices()).await;
    read.map_err(|panic| Error::Broken(panic.to_string()))??;
    app.trial.of(&app.hall.ledger).await?;
    let connections = app.limits.connections - app.places.available_permits();
    Ok(Json(json!({
        "status": "open",
        "tables_awake": app.hall.n_awake(),
        "connections": connections,
        // Work that took too long, so that its thread had to be replaced.
        "late": app.hall.workshop.n_late() + app.hall.thinkers.n_late(),
    })))
}

/// Anything else under `/api`.
pub(crate) async fn nothing() -> Response {
    let because =
        "There is no such request. There are /api/tables, /api/tables/{id}/record and /api/code.";
    let error = wire::Error {
        code: ErrorCode::NotUnderstood,
        because: because.to_owned(),
    };
    (StatusCode::NOT_FOUND, Json(error)).into_response()
}
