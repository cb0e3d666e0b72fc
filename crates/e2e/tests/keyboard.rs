//! The keyboard alone, from the front page to the end of a deal.

use std::time::Duration;

use e2e::{CHOICE, Device, Page, Visit};
use tokio::time::sleep;

/// The moment the page shows.
const VERSION: &str = "Number(document.querySelector('.felt').dataset.version)";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_deal_without_a_mouse() {
    let visit = Visit::begin("keyboard").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    walk_to(&ann, "Play now against bots").await;
    ann.key("Enter").await;
    ann.finds(".felt").await;
    let mut n_decisions = 0;
    while !ann.has(".end").await {
        if ann.has(CHOICE).await {
            n_decisions += 1;
            // Alternately with a number key, and by tabbing to a choice.
            let before = ann.evaluate(VERSION).await;
            if n_decisions % 2 == 0 {
                ann.key("1").await;
            } else {
                walk_into(&ann, CHOICE).await;
                ann.key("Enter").await;
            }
            let changed = format!("{VERSION} > {before}");
            ann.waits_for("the table to answer", &changed).await;
        }
        sleep(Duration::from_millis(30)).await;
    }
    assert!(n_decisions > 0, "{n_decisions} decisions");
    walk_to(&ann, "Check the shuffle").await;
    ann.key("Enter").await;
    ann.sees("The shuffle was settled before the first card")
        .await;
    visit.end(&[&ann]).await;
}

/// Presses Tab until the focused element has this name.
async fn walk_to(page: &Page, name: &str) {
    let there = format!(
        "document.activeElement.innerText.startsWith({})",
        serde_json::json!(name)
    );
    walk(page, name, &there).await;
}

async fn walk_into(page: &Page, selector: &str) {
    let there = format!(
        "document.activeElement.matches({})",
        serde_json::json!(selector)
    );
    walk(page, selector, &there).await;
}

async fn walk(page: &Page, what: &str, there: &str) {
    for _ in 0..60 {
        if page.evaluate(there).await == true {
            let is_shown = "(it => { const style = getComputedStyle(it);
                return style.outlineStyle !== 'none' || style.boxShadow !== 'none' })(document.activeElement)";
            assert_eq!(
                page.evaluate(is_shown).await,
                true,
                "{what} does not show that it is focused"
            );
            return;
        }
        page.key("Tab").await;
    }
    panic!("{what} is not reached with sixty Tabs");
}
