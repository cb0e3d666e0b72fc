//! A Chromium without a window.

use std::fs;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::{Duration, Instant};

use serde_json::json;
use tempfile::TempDir;
use tokio::process::{Child, Command};
use tokio::time::sleep;

use crate::device::Device;
use crate::devtools::Devtools;
use crate::page::Page;
use crate::visit::luck;

/// How long Chromium may take to start, on however busy a machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Where a browser may be. `CHROMIUM` names another.
const PLACES: [&str; 4] = [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/// A browser with a profile of its own; it ends when it is dropped.
#[derive(Debug)]
pub struct Browser {
    pub(crate) devtools: Devtools,
    /// Where downloads go, each device's into a folder of its own.
    profile: TempDir,
    _process: Child,
}

impl Browser {
    /// Starts Chromium.
    pub async fn start() -> Self {
        let profile = tempfile::tempdir().expect("a folder");
        let process = Command::new(program())
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
                // Several pages play at once; none of them may be put to sleep as unseen.
                "--disable-background-timer-throttling",
                "--disable-renderer-backgrounding",
                "--disable-backgrounding-occluded-windows",
                "--remote-debugging-port=0",
            ])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .expect("Chromium starts");
        let address = address(profile.path().join("DevToolsActivePort")).await;
        Self {
            devtools: Devtools::connect(&address).await,
            profile,
            _process: process,
        }
    }

    /// A new device with an empty page: nothing is shared with any other but the machine.
    pub async fn device(&self, name: &str, device: Device) -> Page {
        let ask = async |method, params| self.devtools.ask("", method, params).await;
        let context = ask("Target.createBrowserContext", json!({})).await;
        let context = context["browserContextId"].clone();
        let downloads = self.profile.path().join(format!("downloads of {name}"));
        fs::create_dir_all(&downloads).expect("a folder");
        ask(
            "Browser.setDownloadBehavior",
            json!({ "behavior": "allow", "browserContextId": context, "downloadPath": downloads }),
        )
        .await;
        let target = ask(
            "Target.createTarget",
            json!({ "url": "about:blank", "browserContextId": context }),
        )
        .await;
        let session = ask(
            "Target.attachToTarget",
            json!({ "targetId": target["targetId"], "flatten": true }),
        )
        .await;
        let session = session["sessionId"].as_str().expect("a session").to_owned();
        let page = Page::new(name, self.devtools.clone(), session, downloads);
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
}

/// A browser's chance, the same in every run. How much was drawn is kept over a reload, for what is
/// drawn after it has to be something else.
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

/// The address that Chromium writes into its profile once it listens.
async fn address(file: PathBuf) -> String {
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        let text = fs::read_to_string(&file).unwrap_or_default();
        if let Some((port, path)) = text.split_once('\n') {
            return format!("ws://127.0.0.1:{port}{path}");
        }
        sleep(Duration::from_millis(20)).await;
    }
    panic!("Chromium did not start within {PATIENCE:?}");
}
