//! A house, and devices in front of it.

use std::path::PathBuf;

use house::{House, Limits, Luck, Options};
use tempfile::TempDir;

use crate::browser;
use crate::device::Device;
use crate::page::Page;

/// A house for one test, and its visitors' devices.
pub struct Visit {
    /// The prefix of the names of its devices.
    name: &'static str,
    /// `None` once it was closed.
    house: Option<House>,
    url: String,
    options: Options,
    _data: TempDir,
}

impl Visit {
    /// Opens a house.
    pub async fn begin(name: &'static str) -> Self {
        Self::begin_with(name, |_| ()).await
    }

    /// Like [`begin`](Self::begin), with other limits.
    pub async fn begin_with(name: &'static str, agree: impl FnOnce(&mut Limits)) -> Self {
        let data = tempfile::tempdir().expect("a folder");
        let mut options = Options::quiet(data.path(), 0);
        options.client = Some(dist());
        options.luck = Luck::Repeated(luck(name));
        agree(&mut options.limits);
        let house = House::open(&options).await.expect("a house");
        let url = house.url();
        // It is opened again at the same address.
        let port = url.trim_end_matches('/').rsplit(':').next();
        options.port = port.and_then(|port| port.parse().ok()).expect("a port");
        Self {
            name,
            url,
            house: Some(house),
            options,
            _data: data,
        }
    }

    /// A person with a device, at the front page.
    pub async fn visitor(&self, name: &str, device: Device) -> Page {
        let page = self.stranger(name, device).await;
        page.goes_to(&self.url).await;
        page.finds(".lobby").await;
        page
    }

    /// A person with a device, who has not opened anything yet.
    pub async fn stranger(&self, name: &str, device: Device) -> Page {
        let name = format!("{}, {name}", self.name);
        browser::device(&name, device).await
    }

    /// The address of the house.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Closes the house; the devices are still there.
    pub async fn close_the_house(&mut self) {
        if let Some(house) = self.house.take() {
            house.close().await.expect("it closes");
        }
    }

    /// Opens it again at the same address, with everything in its ledger.
    pub async fn open_the_house_again(&mut self) {
        let house = House::open(&self.options).await.expect("a house");
        assert_eq!(house.url(), self.url, "the same address");
        self.house = Some(house);
    }

    /// Ends the visit. The consoles of these pages must be clean.
    pub async fn end(mut self, pages: &[&Page]) {
        for page in pages {
            page.console_is_clean();
        }
        self.close_the_house().await;
    }
}

/// A seed for a name: the same deals in every run, so that a failing test fails again.
pub(crate) fn luck(name: &str) -> u64 {
    let bytes = name.bytes().map(u64::from);
    bytes.fold(14_695_981_039_346_656_037, |sum, byte| {
        (sum ^ byte).wrapping_mul(1_099_511_628_211)
    })
}

/// The browser client as it was built.
pub fn dist() -> PathBuf {
    let dist = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../dist");
    assert!(
        dist.join("index.html").exists(),
        "the browser client is not built: run `cargo xtask web` first, as `cargo xtask test` does"
    );
    dist
}
