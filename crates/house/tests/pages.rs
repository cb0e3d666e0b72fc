//! The browser client's files, the list of tables, and the headers of every response.

use house::{House, Options};
use serde_json::json;

use crate::letter::{ask, get, post};
use crate::person::Person;
use crate::tables::{here, open_house, wanted};

#[tokio::test]
async fn files_are_served_compressed_and_routes_of_the_client_get_its_page() {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in [
        ("index.html", "the page"),
        ("boot-1a2b3c4d5e.js", "plain"),
        ("boot-1a2b3c4d5e.js.br", "packed"),
        ("menagerie-1a2b3c4d5e.wasm", "wasm"),
        ("service-worker.js", "worker"),
    ] {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    let mut options = Options::quiet(folder.path().join("data"), 0);
    options.client = Some(folder.path().to_owned());
    let house = House::open(&options).await.unwrap();
    let to = house.address();
    for path in ["/", "/t/abcdefghijkl", "/new/argh", "/index.html"] {
        let page = get(to, path).await;
        assert_eq!(
            (page.status, page.text().as_str()),
            (200, "the page"),
            "{path}"
        );
        assert!(page.headers.contains("cache-control: no-cache"), "{path}");
        let headers = [
            "script-src 'self' 'wasm-unsafe-eval';",
            "frame-ancestors 'none'",
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
            "content-type: text/html",
        ];
        for header in headers {
            assert!(page.headers.contains(header), "{header}: {}", page.headers);
        }
        assert!(!page.headers.contains("script-src 'self' 'unsafe-inline'"));
    }
    let script = "GET /boot-1a2b3c4d5e.js\naccept-encoding: gzip, br";
    let script = ask(to, script, b"").await.unwrap();
    assert_eq!(script.text(), "packed");
    for header in [
        "content-encoding: br",
        "immutable",
        "vary: accept-encoding",
        "text/javascript",
    ] {
        assert!(
            script.headers.contains(header),
            "{header}: {}",
            script.headers
        );
    }
    assert_eq!(get(to, "/boot-1a2b3c4d5e.js").await.text(), "plain");
    let wasm = get(to, "/menagerie-1a2b3c4d5e.wasm").await;
    assert!(wasm.headers.contains("application/wasm"));
    let worker = get(to, "/service-worker.js").await;
    assert!(worker.headers.contains("no-cache"));
    for path in [
        "/missing.js",
        "/../Cargo.toml",
        "/data/menagerie.sqlite",
        "/%2e%2e/x.js",
    ] {
        let answer = get(to, path).await;
        assert!(
            answer.status == 404 || path.starts_with("/data"),
            "{path}: {answer:?}"
        );
    }
    house.close().await.unwrap();
}

#[tokio::test]
async fn a_link_is_drawn_as_a_code_unless_it_is_missing_or_too_long() {
    let opened = open_house().await;
    let to = opened.house.address();
    let code = get(to, "/api/code?link=https%3A%2F%2Fhouse.example%2F%23table").await;
    assert_eq!(code.status, 200);
    assert!(code.headers.contains("content-type: image/svg+xml"));
    assert!(code.text().contains("<svg"), "{}", code.text());
    let long = format!("/api/code?link={}", "x".repeat(301));
    for (path, because) in [
        ("/api/code", "A code wants a link"),
        (long.as_str(), "300 letters at most"),
    ] {
        let answer = get(to, path).await;
        assert!(answer.status >= 400, "{path}");
        let error = answer.json();
        let told = error["because"].as_str().expect("a sentence");
        assert!(told.contains(because), "{path}: {told}");
    }
    opened.house.close().await.unwrap();
}

#[tokio::test]
async fn strangers_find_listed_tables_until_they_are_dealt() {
    let opened = open_house().await;
    let to = opened.house.address();
    let mut open = wanted(&json!([here("Ann"), { "sits": "invited" }]));
    post(to, "/api/tables", &open.to_string()).await;
    assert_eq!(get(to, "/api/tables").await.json(), json!([]), "not listed");
    open["listed"] = json!(true);
    let created = post(to, "/api/tables", &open.to_string()).await.json();
    let listed = get(to, "/api/tables").await.json();
    assert_eq!(listed[0]["table"], created["table"]);
    let listed: Vec<wire::OpenTable> = serde_json::from_value(listed).unwrap();
    let seats = &listed[0].seats;
    assert_eq!(seats[tabletop::Seat(0)].name, "Ann");
    assert_eq!(seats[tabletop::Seat(1)].sitter, wire::Sitter::Open);
    assert_eq!(listed[0].seconds, None);
    let table = serde_json::from_value(created["table"].clone()).unwrap();
    let mut ben = Person::greet(&opened.house, &table, &[], 0).await;
    ben.ask(json!({ "msg": "sit", "seat": 1, "name": "Ben" }))
        .await;
    assert_eq!(
        get(to, "/api/tables").await.json(),
        json!([]),
        "the deal is on"
    );
    opened.house.close().await.unwrap();
}

/// In a release these are the files it was built with, in a debug build those of the folder. The
/// same response is expected of both. (`cargo test --release -p house pages` tests a release.)
#[tokio::test]
async fn by_default_the_client_of_the_repository_is_served() {
    let opened = open_house().await;
    let page = get(opened.house.address(), "/").await;
    let policy =
        "content-security-policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval';";
    assert!(page.headers.contains(policy), "{}", page.headers);
    let dist = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist");
    let Ok(index) = std::fs::read_to_string(dist.join("index.html")) else {
        assert_eq!(page.status, 404);
        assert!(page.text().contains("has not been built"));
        return;
    };
    assert_eq!((page.status, page.text()), (200, index.clone()));
    // Anything the policy forbids would not run: every script of the page is a file of the house. A
    // list as JSON is only read.
    let scripts: Vec<&str> = index.split("<script").skip(1).collect();
    assert!(!scripts.is_empty(), "{index}");
    for script in scripts {
        let (tag, _) = script.split_once('>').unwrap();
        let is_list = tag.contains("type=\"application/json\"");
        assert!(is_list || tag.contains("src="), "<script{tag}>");
    }
    assert!(!index.contains("javascript:") && !index.contains(" onload="));
    opened.house.close().await.unwrap();
}
