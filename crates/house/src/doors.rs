//! Which requests are let in: those of the house's own pages and of programs other than browsers,
//! but not those of other sites' pages.
//!
//! A browser lets any page open a socket to any house. Only the house can tell that the page is not
//! its own, by the origin that the browser sends.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use wire::ErrorCode;

use crate::Error;
use crate::app::App;

/// The allowed origins in addition to the house's own.
pub(crate) struct Doors {
    origins: Vec<String>,
}

impl Doors {
    /// Lets in pages of these origins and of the house itself.
    pub(crate) fn new(origins: &[String]) -> Self {
        let bare = |origin: &String| origin.trim_end_matches('/').to_lowercase();
        Self {
            origins: origins.iter().map(bare).collect(),
        }
    }

    /// Whether a request comes from a page that is allowed to make it. A request without an origin
    /// comes from a program other than a browser, or from a page of this house.
    fn welcome(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(header::ORIGIN) else {
            return true;
        };
        let Ok(origin) = origin.to_str().map(str::to_lowercase) else {
            return false;
        };
        if self.origins.contains(&origin) {
            return true;
        }
        let host = headers
            .get(header::HOST)
            .and_then(|host| host.to_str().ok());
        let named = origin.split_once("://").map(|(_, host)| host);
        named.is_some() && named == host.map(str::to_lowercase).as_deref()
    }
}

/// Rejects requests from other sites' pages: sockets, and everything that changes something.
pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let matters = request.method() != Method::GET || request.uri().path() == "/ws";
    if matters && !app.doors.welcome(request.headers()) {
        let because = "This page belongs to another site. Open the house's own address instead.";
        return Error::asked(ErrorCode::BadToken, because).into_response();
    }
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(origin: Option<&str>) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, "localhost:4150".parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        headers
    }

    #[test]
    fn own_pages_and_programs_are_welcome_and_other_sites_are_not() {
        let doors = Doors::new(&["https://games.example/".to_owned()]);
        for origin in [
            None,
            Some("http://localhost:4150"),
            Some("https://games.example"),
        ] {
            assert!(doors.welcome(&headers(origin)), "{origin:?}");
        }
        for origin in [
            "http://localhost:4151",
            "http://evil.example",
            "null",
            "localhost:4150",
            "http://localhost:4150.evil.example",
        ] {
            assert!(!doors.welcome(&headers(Some(origin))), "{origin}");
        }
    }
}
