#![no_main]
//! The house answers any HTTP request with what was wanted or with an error in a sentence, and the
//! list of tables can be read. The first byte picks the request; the rest is its body, or a part of
//! its path.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, OnceLock};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::connect_info::MockConnectInfo;
use axum::http::{Request, StatusCode};
use house::{Error, House, Ledger, Options, Page, Receipt};
use libfuzzer_sys::fuzz_target;
use tokio::runtime::{Builder, Runtime};
use tower::ServiceExt;
use wire::{Created, OpenTable, TableId};

fuzz_target!(|data: &[u8]| {
    let served = served();
    let (kind, rest) = data.split_first().unwrap_or((&0, &[]));
    served.runtime.block_on(async {
        match kind % 4 {
            0 => served.opens(&with_a_body(rest)).await,
            1 => served.opens(rest).await,
            2 => {
                served
                    .finds(&format!("/api/tables/{}/record", in_a_path(rest)))
                    .await
            }
            _ => served.finds(&format!("/api/{}", in_a_path(rest))).await,
        }
    });
    served.ledger.forget();
});

/// A request for a new table with a text put into it.
fn with_a_body(rest: &[u8]) -> Vec<u8> {
    const SAMPLE: &str = r#"{"game":"argh","terms":{"n_seats":2,"options":{"claims":"off"}},"seats":[{"sits":"here","name":"Ann","salt":""},{"sits":"bot","level":"fox"}],"seconds":30,"listed":true}"#;
    let mut body = SAMPLE.as_bytes().to_vec();
    if let [from, to, instead @ ..] = rest {
        let from = usize::from(*from) % body.len();
        let to = (from + usize::from(*to) % 32).min(body.len());
        body.splice(from..to, instead.iter().copied());
    }
    body
}

fn in_a_path(rest: &[u8]) -> String {
    rest.iter().map(|byte| format!("%{byte:02x}")).collect()
}

struct Served {
    runtime: Runtime,
    router: Router,
    ledger: Arc<Memory>,
    _house: House,
}

impl Served {
    async fn opens(&self, body: &[u8]) {
        let request = Request::post("/api/tables").body(Body::from(body.to_vec()));
        let (status, answer) = self.asks(request.expect("a request")).await;
        if status == StatusCode::CREATED {
            let created: Created = serde_json::from_slice(&answer).expect("what was created");
            let path = format!("/api/tables/{}/record", created.table);
            let request = Request::get(path).body(Body::empty()).expect("a request");
            let (status, answer) = self.asks(request).await;
            assert_eq!(status, StatusCode::CONFLICT, "nothing was dealt yet");
            is_an_error(&answer);
        } else {
            assert!([400, 413, 422].contains(&status.as_u16()), "{status}");
            is_an_error(&answer);
        }
        let request = Request::get("/api/tables").body(Body::empty());
        let (status, answer) = self.asks(request.expect("a request")).await;
        assert_eq!(status, StatusCode::OK);
        serde_json::from_slice::<Vec<OpenTable>>(&answer).expect("a list of open tables");
    }

    async fn finds(&self, path: &str) {
        let Ok(request) = Request::get(path).body(Body::empty()) else {
            return;
        };
        let (status, _) = self.asks(request).await;
        let fine = status == StatusCode::OK || status.is_client_error();
        assert!(fine, "{status} at {path}");
    }

    async fn asks(&self, request: Request<Body>) -> (StatusCode, Vec<u8>) {
        let answer = self
            .router
            .clone()
            .oneshot(request)
            .await
            .expect("an answer");
        let status = answer.status();
        let body = to_bytes(answer.into_body(), 1 << 20)
            .await
            .expect("the whole body");
        (status, body.to_vec())
    }
}

fn is_an_error(answer: &[u8]) {
    let error: wire::Error = serde_json::from_slice(answer).expect("an error");
    assert!(error.because.contains(' '), "a sentence: {}", error.because);
}

fn served() -> &'static Served {
    static SERVED: OnceLock<Served> = OnceLock::new();
    SERVED.get_or_init(|| {
        let runtime = Builder::new_current_thread()
            .enable_all()
            .build()
            .expect("a runtime");
        let ledger = Arc::new(Memory::default());
        let mut options = Options::quiet("unused", 0);
        options.limits.tables_burst = u32::MAX;
        options.limits.tables_per_minute = u32::MAX;
        let opened = runtime.block_on(House::open_with(&options, ledger.clone()));
        let house = opened.expect("a house");
        let from = SocketAddr::from(([127, 0, 0, 1], 1));
        Served {
            router: house.router().layer(MockConnectInfo(from)),
            runtime,
            ledger,
            _house: house,
        }
    })
}

/// A ledger that can be cleared, so that a long run stays small.
#[derive(Default)]
struct Memory(Mutex<BTreeMap<TableId, (Vec<String>, String)>>);

impl Memory {
    fn forget(&self) {
        self.0.lock().expect("nobody panicked").clear();
    }
}

impl Ledger for Memory {
    fn write(&self, page: Page) -> Receipt {
        let (settle, receipt) = Receipt::new();
        let mut tables = self.0.lock().expect("nobody panicked");
        let (entries, notice) = tables.entry(page.table).or_default();
        entries.extend(page.entries);
        if let Some(headline) = page.headline {
            *notice = headline.notice;
        }
        let _ = settle.send(Ok(()));
        receipt
    }

    fn read(&self, table: &TableId) -> Result<Vec<String>, Error> {
        let tables = self.0.lock().expect("nobody panicked");
        Ok(tables
            .get(table)
            .map(|(entries, _)| entries.clone())
            .unwrap_or_default())
    }

    fn notices(&self) -> Result<Vec<String>, Error> {
        let tables = self.0.lock().expect("nobody panicked");
        let notices = tables.values().map(|(_, notice)| notice.clone());
        Ok(notices.filter(|notice| !notice.is_empty()).collect())
    }

    fn close(&self) {}
}
