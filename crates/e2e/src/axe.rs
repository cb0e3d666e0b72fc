//! What axe-core, the accessibility checker, finds on a page.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::page::Page;

impl Page {
    /// There is no serious barrier for people who see badly, use a screen reader or play by
    /// keyboard.
    pub async fn is_for_everybody(&self, screen: &str) {
        self.evaluate(&script()).await;
        let found = self
            .evaluate("axe.run(document, { resultTypes: ['violations'] }).then(found => found.violations)")
            .await;
        let serious = found
            .as_array()
            .expect("a list of violations")
            .iter()
            .filter(|one| matches!(one["impact"].as_str(), Some("serious" | "critical")));
        let told: Vec<String> = serious.map(told).collect();
        assert!(
            told.is_empty(),
            "{}, {screen}:\n{}",
            self.name(),
            told.join("\n")
        );
    }
}

fn told(violation: &Value) -> String {
    let nodes = violation["nodes"].as_array().map_or(&[][..], Vec::as_slice);
    let shown = nodes.iter().take(3).map(|node| {
        let why = node["failureSummary"].as_str().unwrap_or_default();
        format!("  {}\n    {}", node["html"], why.replace('\n', " "))
    });
    let shown: Vec<String> = shown.collect();
    format!(
        "{} ({}, {} times)\n{}",
        violation["help"],
        violation["id"],
        nodes.len(),
        shown.join("\n")
    )
}

fn script() -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("axe");
    let script = folder.join("node_modules/axe-core/axe.min.js");
    fs::read_to_string(&script).unwrap_or_else(|_| {
        panic!(
            "axe-core is not here: `cargo xtask test` fetches it; by hand: npm ci --prefix {}",
            folder.display()
        )
    }) + "\n;0"
}
