//! The browser client: files of the `dist` folder, from disk or built into the program.

use std::borrow::Cow;
use std::path::{Path, PathBuf};

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};

use crate::app::App;

/// Where the files are.
#[derive(Clone, Debug)]
pub(crate) enum Pages {
    /// In a folder, so that they can change while the house runs.
    Folder(PathBuf),
    /// In the program itself.
    #[cfg(not(debug_assertions))]
    BuiltIn,
}

/// The client as it was when the program was compiled.
#[cfg(not(debug_assertions))]
#[derive(rust_embed::Embed)]
#[folder = "../../dist/"]
#[allow_missing = true]
struct Dist;

/// Compressed copies of a file, smallest first.
const SMALLER: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

impl Pages {
    /// The files of the given folder, if any; else those built into a release, or those in the
    /// repository.
    pub(crate) fn new(folder: Option<&Path>) -> Self {
        if let Some(folder) = folder {
            return Self::Folder(folder.to_owned());
        }
        #[cfg(not(debug_assertions))]
        return Self::BuiltIn;
        #[cfg(debug_assertions)]
        Self::Folder(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist"))
    }

    fn read(&self, name: &str) -> Option<Cow<'static, [u8]>> {
        match self {
            Self::Folder(folder) => std::fs::read(folder.join(name)).ok().map(Cow::Owned),
            #[cfg(not(debug_assertions))]
            Self::BuiltIn => Dist::get(name).map(|file| file.data),
        }
    }

    /// The smallest copy of a file that the browser accepts, and its encoding.
    fn fetch(&self, name: &str, accepts: &str) -> Option<(Cow<'static, [u8]>, Option<&str>)> {
        let accepted = |coding: &str| {
            let mut codings = accepts.split(',').map(str::trim);
            codings.any(|offer| {
                let (name, weight) = offer.split_once(';').unwrap_or((offer, ""));
                name.trim() == coding && !matches!(weight.trim(), "q=0" | "q=0.0")
            })
        };
        SMALLER
            .iter()
            .filter(|(coding, _)| accepted(coding))
            .find_map(|(coding, end)| Some((self.read(&format!("{name}{end}"))?, Some(*coding))))
            .or_else(|| Some((self.read(name)?, None)))
    }
}

/// Responds with a file of the client. An address without a file name is a place inside the client,
/// such as a table; it gets the client's page, which finds its way from there.
pub(crate) async fn serve(State(app): State<App>, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/').to_owned();
    let last = path.rsplit('/').next().unwrap_or_default();
    let name = if last.contains('.') {
        path
    } else {
        "index.html".to_owned()
    };
    if !is_plain(&name) {
        return not_found();
    }
    let accepts = headers.get(header::ACCEPT_ENCODING);
    let accepts = accepts.and_then(|accepts| accepts.to_str().ok());
    let accepts = accepts.unwrap_or_default().to_owned();
    let read = tokio::task::spawn_blocking(move || {
        let (bytes, packed) = app.pages.fetch(&name, &accepts)?;
        Some(file(&name, bytes, packed))
    });
    match read.await {
        Ok(Some(response)) => response,
        _ if last_is_page(&uri) => (StatusCode::NOT_FOUND, Html(NOT_BUILT)).into_response(),
        _ => not_found(),
    }
}

fn file(name: &str, bytes: Cow<'static, [u8]>, packed: Option<&str>) -> Response {
    let kept = if is_hashed(name) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let mut response = Response::builder()
        .header(header::CONTENT_TYPE, kind(name))
        .header(header::CACHE_CONTROL, kept)
        .header(header::VARY, "accept-encoding");
    if let Some(coding) = packed {
        response = response.header(header::CONTENT_ENCODING, coding);
    }
    let body = match bytes {
        Cow::Borrowed(bytes) => Body::from(bytes),
        Cow::Owned(bytes) => Body::from(bytes),
    };
    response.body(body).expect("these headers are well formed")
}

fn last_is_page(uri: &Uri) -> bool {
    !uri.path()
        .rsplit('/')
        .next()
        .unwrap_or_default()
        .contains('.')
}

fn not_found() -> Response {
    (StatusCode::NOT_FOUND, "There is no such page here.").into_response()
}

const NOT_BUILT: &str = "<!doctype html><title>Menagerie</title><p>The house is open, but the \
    browser client has not been built. <code>cargo xtask play</code> builds both.";

/// Whether a name stays inside the folder.
fn is_plain(name: &str) -> bool {
    name.split('/').all(|part| {
        let fine = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
        !part.starts_with('.') && !part.is_empty() && part.chars().all(fine)
    })
}

/// Whether the name changes with the content: `boot-1a2b3c4d5e.js`.
fn is_hashed(name: &str) -> bool {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let hash = stem.rsplit_once('-').map_or("", |(_, hash)| hash);
    hash.len() >= 8 && hash.bytes().all(|digit| digit.is_ascii_hexdigit())
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_with_a_hash_are_cached_forever() {
        assert!(is_hashed("boot-1a2b3c4d5e.js"));
        for name in ["index.html", "service-worker.js", "app-icon.png", "a-12.js"] {
            assert!(!is_hashed(name), "{name}");
        }
    }

    #[test]
    fn names_cannot_leave_the_folder() {
        assert!(is_plain("icons/fox.svg"));
        for name in [
            "../secret",
            "a/../b.js",
            ".env",
            "a//b.js",
            "a\\b.js",
            "%2e.js",
            "/a.js",
        ] {
            assert!(!is_plain(name), "{name}");
        }
    }

    #[test]
    fn the_smallest_copy_that_the_browser_accepts_is_served() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["a.js", "a.js.br", "a.js.gz", "b.js"] {
            std::fs::write(folder.path().join(name), name).unwrap();
        }
        let pages = Pages::new(Some(folder.path()));
        let got = |name: &str, accepts: &str| {
            let (bytes, packed) = pages.fetch(name, accepts).unwrap();
            (
                String::from_utf8(bytes.into_owned()).unwrap(),
                packed.map(str::to_owned),
            )
        };
        assert_eq!(
            got("a.js", "gzip, deflate, br"),
            ("a.js.br".into(), Some("br".into()))
        );
        assert_eq!(
            got("a.js", "gzip, br;q=0"),
            ("a.js.gz".into(), Some("gzip".into()))
        );
        assert_eq!(got("a.js", ""), ("a.js".into(), None));
        assert_eq!(got("b.js", "br"), ("b.js".into(), None));
    }
}
