//! A page, spoken to in the words of the person in front of it.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::time::sleep;

use crate::album;
use crate::devtools::Devtools;

/// How long something can take to appear, even on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(45);
/// How often the page is checked.
pub(crate) const GLANCE: Duration = Duration::from_millis(40);

/// A page on somebody's device.
#[derive(Debug)]
pub struct Page {
    name: String,
    devtools: Devtools,
    /// What separates it from other devices: cookies, storage, service worker.
    context: String,
    session: String,
    downloads: TempDir,
}

impl Drop for Page {
    fn drop(&mut self) {
        self.devtools.let_go(&self.context, &self.session);
    }
}

impl Page {
    pub(crate) fn new(
        name: &str,
        devtools: Devtools,
        context: String,
        session: String,
        downloads: TempDir,
    ) -> Self {
        let name = name.to_owned();
        Self {
            name,
            devtools,
            context,
            session,
            downloads,
        }
    }

    /// Whose page it is.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Turns on data saving in its browser.
    pub async fn saves_data(&self) {
        let saves = json!({ "dataSaverEnabled": true });
        self.ask("Emulation.setDataSaverOverride", saves).await;
    }

    /// Opens an address.
    pub async fn goes_to(&self, url: &str) {
        self.ask("Page.navigate", json!({ "url": url })).await;
    }

    /// Reloads the page, as people do when something seems wrong.
    pub async fn reloads(&self) {
        self.evaluate("window.isOld = true").await;
        self.ask("Page.reload", json!({})).await;
        self.waits_for(
            "a new page",
            "!window.isOld && document.readyState === 'complete'",
        )
        .await;
    }

    /// Its address.
    pub async fn address(&self) -> String {
        self.evaluate("location.href")
            .await
            .as_str()
            .expect("an address")
            .to_owned()
    }

    /// All text on it.
    pub async fn text(&self) -> String {
        let text = self.evaluate("document.body.innerText").await;
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until these words appear.
    pub async fn sees(&self, words: &str) {
        let condition = format!("document.body.innerText.includes({})", json!(words));
        self.waits_for(&format!("the words “{words}”"), &condition)
            .await;
    }

    /// Waits until a match appears.
    pub async fn finds(&self, selector: &str) {
        let condition = format!("document.querySelector({}) !== null", json!(selector));
        self.waits_for(selector, &condition).await;
    }

    /// Whether there is a match now.
    pub async fn has(&self, selector: &str) -> bool {
        self.count(selector).await > 0
    }

    /// The number of matches now.
    pub async fn count(&self, selector: &str) -> usize {
        let found = format!("document.querySelectorAll({}).length", json!(selector));
        self.evaluate(&found).await.as_u64().unwrap_or(0) as usize
    }

    /// The text of the first match.
    pub async fn reads(&self, selector: &str) -> String {
        self.finds(selector).await;
        let text = format!("document.querySelector({}).innerText", json!(selector));
        let text = self.evaluate(&text).await;
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Chooses from a list, or replaces the text in a field.
    pub async fn writes(&self, selector: &str, value: &str) {
        self.finds(selector).await;
        let choose = format!(
            "{{ const it = document.querySelector({}); it.value = {};
               it.dispatchEvent(new Event('input', {{ bubbles: true }}));
               it.dispatchEvent(new Event('change', {{ bubbles: true }})); it.value }}",
            json!(selector),
            json!(value)
        );
        assert_eq!(self.evaluate(&choose).await, json!(value), "{selector}");
    }

    /// Stores a picture in the album.
    pub async fn picture(&self, name: &str) {
        let answer = self.ask("Page.captureScreenshot", json!({})).await;
        let data = answer["data"].as_str().expect("a picture");
        album::keep(name, data);
    }

    /// Every message received over its sockets.
    pub fn received(&self) -> Vec<String> {
        self.frames("Network.webSocketFrameReceived")
    }

    /// Every message sent over its sockets.
    pub fn sent(&self) -> Vec<String> {
        self.frames("Network.webSocketFrameSent")
    }

    fn frames(&self, kind: &str) -> Vec<String> {
        let frames = self.devtools.heard(&self.session, |heard| heard == kind);
        let texts = frames
            .iter()
            .map(|frame| &frame["params"]["response"]["payloadData"]);
        texts
            .map(|text| text.as_str().expect("text").to_owned())
            .collect()
    }

    /// What was loaded: the addresses, and the number of bytes of each.
    pub fn loaded(&self) -> Vec<(String, u64)> {
        let answers = self
            .devtools
            .heard(&self.session, |kind| kind == "Network.responseReceived");
        let ends = self
            .devtools
            .heard(&self.session, |kind| kind == "Network.loadingFinished");
        let size = |id: &Value| {
            let end = ends.iter().find(|end| end["params"]["requestId"] == *id);
            end.and_then(|end| end["params"]["encodedDataLength"].as_f64())
                .unwrap_or(0.0) as u64
        };
        let told = answers.iter().map(|answer| &answer["params"]);
        told.map(|told| {
            let url = told["response"]["url"].as_str().unwrap_or_default();
            (url.to_owned(), size(&told["requestId"]))
        })
        .collect()
    }

    /// Presses a button and returns the text of the file that is downloaded.
    pub async fn downloads(&self, button: &str) -> String {
        self.presses(button).await;
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            if let Some(path) = finished(self.downloads.path()) {
                let text = fs::read_to_string(&path).expect("a text");
                fs::remove_file(path).expect("a file of our own");
                return text;
            }
            sleep(GLANCE).await;
        }
        panic!("{}: nothing was downloaded by “{button}”", self.name);
    }

    /// Asserts that no exception was thrown, and that the console has no errors or warnings.
    pub fn console_is_clean(&self) {
        let messages = self.devtools.heard(&self.session, |kind| {
            matches!(
                kind,
                "Runtime.exceptionThrown" | "Runtime.consoleAPICalled" | "Log.entryAdded"
            )
        });
        let worrying = messages.iter().filter(|event| {
            let told = &event["params"];
            let level = told["type"].as_str().or(told["entry"]["level"].as_str());
            event["method"] == "Runtime.exceptionThrown"
                || matches!(level, Some("error" | "warning" | "assert"))
        });
        let told: Vec<String> = worrying.map(|event| event["params"].to_string()).collect();
        assert!(
            told.is_empty(),
            "{}: the console is not clean:\n{}",
            self.name,
            told.join("\n")
        );
    }

    /// The value of an expression, or of its promise.
    pub async fn evaluate(&self, script: &str) -> Value {
        match self.try_evaluate(script).await {
            Ok(value) => value,
            Err(because) => panic!("{}: {because}\nin {script}", self.name),
        }
    }

    /// Waits until an expression is true.
    pub async fn waits_for(&self, what: &str, condition: &str) {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            // During a navigation nothing can be evaluated.
            if self.try_evaluate(condition).await == Ok(json!(true)) {
                return;
            }
            sleep(GLANCE).await;
        }
        self.fails(&format!("timed out waiting for {what}")).await;
    }

    pub(crate) async fn ask(&self, method: &str, params: Value) -> Value {
        self.devtools.ask(&self.session, method, params).await
    }

    pub(crate) async fn try_evaluate(&self, script: &str) -> Result<Value, String> {
        let params = json!({ "expression": script, "awaitPromise": true, "returnByValue": true });
        let mut answer = self
            .devtools
            .try_ask(&self.session, "Runtime.evaluate", params)
            .await?;
        match answer.get("exceptionDetails") {
            Some(details) => Err(details["exception"]["description"].to_string()),
            None => Ok(answer["result"]["value"].take()),
        }
    }

    /// Fails with what the page showed, and stores a picture of it.
    pub(crate) async fn fails(&self, because: &str) -> ! {
        self.picture(&format!("FAILED {}", self.name)).await;
        let text = self.text().await;
        panic!("{}: {because}\nThe page says:\n{text}", self.name);
    }
}

/// A file that was downloaded completely.
fn finished(folder: &Path) -> Option<PathBuf> {
    let files = fs::read_dir(folder).ok()?.filter_map(Result::ok);
    let mut paths = files.map(|file| file.path());
    paths.find(|path| path.extension().is_none_or(|end| end != "crdownload") && is_full(path))
}

fn is_full(path: &Path) -> bool {
    path.metadata().is_ok_and(|about| about.len() > 0)
}
