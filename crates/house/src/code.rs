//! QR codes. The house draws them, because only its tables have links, and this way the code for
//! drawing them is not sent to every browser.

use axum::extract::{Query, rejection::QueryRejection};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use qrcode::QrCode;
use qrcode::render::svg::Color;
use serde::Deserialize;
use wire::ErrorCode;

use crate::Error;

/// The longest link: with more letters the dots are too small for a phone across the room.
const LONGEST: usize = 300;

/// The query of the request.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    link: String,
}

/// `GET /api/code?link=…`: a picture of the link.
pub(crate) async fn draw(wanted: Result<Query<Wanted>, QueryRejection>) -> Result<Response, Error> {
    let asked = |because: String| Error::asked(ErrorCode::NotUnderstood, because);
    let Query(Wanted { link }) =
        wanted.map_err(|_| asked("A code wants a link: /api/code?link=…".to_owned()))?;
    if link.len() > LONGEST {
        let because = format!("A link in a code may have {LONGEST} letters at most.");
        return Err(Error::asked(ErrorCode::TooLarge, because));
    }
    let code = QrCode::new(&link).map_err(|error| asked(format!("No code says that: {error}.")))?;
    let picture = code.render::<Color<'_>>().build();
    let headers = [
        (header::CONTENT_TYPE, "image/svg+xml"),
        (header::CACHE_CONTROL, "private, max-age=3600"),
    ];
    Ok((headers, picture).into_response())
}
