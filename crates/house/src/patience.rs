//! A time limit for requests: one that trickles in, or waits for a table that is stuck, still gets
//! a response.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::timeout;
use wire::ErrorCode;

use crate::app::App;

/// Responds in time, no matter what happens to the request.
pub(crate) async fn keep(State(app): State<App>, request: Request, next: Next) -> Response {
    let Ok(response) = timeout(app.limits.request, next.run(request)).await else {
        let error = wire::Error {
            code: ErrorCode::Busy,
            because: "The request took too long. Try again in a moment.".to_owned(),
        };
        return (StatusCode::REQUEST_TIMEOUT, Json(error)).into_response();
    };
    response
}
