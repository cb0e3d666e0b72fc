//! A headless Chromium, shared by all tests of a run.

use std::path::PathBuf;
use std::process::Stdio;
use std::thread;

use serde_json::json;
use tokio::process::Command;
use tokio::runtime::Builder;
use tokio::sync::{OnceCell, oneshot};

use crate::device::Device;
use crate::devtools::Devtools;
use crate::page::Page;
use crate::visit::luck;

/// Where a browser may be. `CHROMIUM` names another.
const PLACES: [&str; 4] = [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/// Starts Chromium with commands on its stdin and answers on its stdout, and removes the profile
/// when it has ended. Chromium ends when nobody holds the other end of these pipes any more, which
/// is when this process is gone, no matter how: the shell itself ignores signals.
const START: &str = r#"
    trap '' INT TERM HUP
    profile=$(mktemp -d)
    "$@" --user-data-dir="$profile" 3<&0 4>&1 </dev/null >/dev/null
    rm -rf "$profile"
"#;

/// Starts on first use, and ends with the process.
static CHROMIUM: OnceCell<Devtools> = OnceCell::const_new();

/// A new device with an empty page. It shares nothing with the others but the machine, and goes
/// away when the page is dropped.
pub(crate) async fn device(name: &str, device: Device) -> Page {
    let devtools = CHROMIUM.get_or_init(start).await;
    let ask = async |method, params| devtools.ask("", method, params).await;
    let context = ask("Target.createBrowserContext", json!({})).await;
    let context = context["browserContextId"].as_str().expect("a context");
    let downloads = tempfile::tempdir().expect("a folder");
    ask(
        "Browser.setDownloadBehavior",
        json!({ "behavior": "allow", "browserContextId": context, "downloadPath": downloads.path() }),
    )
    .await;
    let target = ask(
        "Target.createTarget",
        json!({ "url": "about:blank", "browserContextId": context, "newWindow": true }),
    )
    .await;
    let session = ask(
        "Target.attachToTarget",
        json!({ "targetId": target["targetId"], "flatten": true }),
    )
    .await;
    let session = session["sessionId"].as_str().expect("a session").to_owned();
    let page = Page::new(
        name,
        devtools.clone(),
        context.to_owned(),
        session,
        downloads,
    );
    for domain in ["Page", "Runtime", "Log", "Network", "DOM"] {
        page.ask(&format!("{domain}.enable"), json!({})).await;
    }
    let script = LUCK.replace("NUMBER", &(luck(name) >> 32).to_string());
    page.ask(
        "Page.addScriptToEvaluateOnNewDocument",
        json!({ "source": script }),
    )
    .await;
    page.wears(device).await;
    page
}

/// Starts Chromium. Each test has its own runtime that ends with it, so the connection to the
/// browser is served by a thread that outlives them all.
async fn start() -> Devtools {
    let (tell, told) = oneshot::channel();
    let serve = async move {
        let mut chromium = Command::new("sh")
            .args(["-c", START, "sh"])
            .arg(program())
            .args([
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                // Several pages play at once; none of them must be throttled as invisible.
                "--disable-background-timer-throttling",
                "--disable-renderer-backgrounding",
                "--disable-backgrounding-occluded-windows",
                "--remote-debugging-pipe",
            ])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Chromium starts");
        let commands = chromium.stdin.take().expect("a pipe");
        let answers = chromium.stdout.take().expect("a pipe");
        let (devtools, connection) = Devtools::new(commands, answers);
        // The receiver may have given up.
        let _ = tell.send(devtools);
        connection.await;
    };
    thread::spawn(|| {
        let runtime = Builder::new_current_thread().enable_all().build();
        runtime.expect("a runtime").block_on(serve);
    });
    let devtools = told.await.expect("a connection to Chromium");
    devtools.ask("", "Browser.getVersion", json!({})).await;
    devtools
}

/// A browser's randomness, the same in every run. How much was drawn is stored over a reload,
/// because what is drawn afterwards has to be different.
const LUCK: &str = r"
    crypto.getRandomValues = values => {
        const drawn = Number(localStorage.getItem('luck') ?? 0) + 1;
        localStorage.setItem('luck', drawn);
        let state = (NUMBER + Math.imul(drawn, 0x9e3779b1)) >>> 0;
        for (let at = 0; at < values.length; at++) {
            state = (state + 0x6d2b79f5) >>> 0;
            let mixed = Math.imul(state ^ (state >>> 15), state | 1);
            mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
            values[at] = mixed ^ (mixed >>> 14);
        }
        return values;
    };
";

fn program() -> PathBuf {
    let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
    let mut places = named.into_iter().chain(PLACES.map(PathBuf::from));
    places.find(|path| path.exists()).expect(
        "Chromium is not here: `cargo xtask test` installs Debian's; elsewhere install it and \
         name it in CHROMIUM",
    )
}
