//! The cost of one action on the page: elements added to and removed from the table, game by game.
//!
//! `cargo xtask web && cargo bench --profile dev -p e2e --bench redraws`
//!
//! An element that goes while another with the same spot or the same markup comes was redrawn for
//! nothing; those are counted as the same.

use std::time::{Duration, Instant};

use e2e::{Device, Page, Visit};
use serde_json::Value;
use tokio::time::sleep;

/// Every game by its title on the shelf.
const GAMES: [&str; 5] = [
    "ARGH",
    "Monty's Bark Bark",
    "Marching Band(-imals)",
    "Sequence Dogs",
    "Mole Park",
];
/// How many changes of the table are watched in each game.
const ACTIONS: usize = 60;
/// How long things are pressed in each game.
const PATIENCE: Duration = Duration::from_secs(90);

/// Notes for each moment of the table which of its elements came and went. An element that was only
/// moved counts as neither; one that came and went within the moment counts as both.
const WATCH: &str = r"(() => {
    window.moments = new Map();
    const all = node => node.nodeType === 1 ? [node, ...node.querySelectorAll('*')] : [];
    const note = records => {
        const felt = document.querySelector('.felt');
        if (!felt) return;
        const version = felt.dataset.version;
        if (!moments.has(version)) moments.set(version, { came: new Set(), went: new Set() });
        const { came, went } = moments.get(version);
        for (const record of records) {
            if (record.type !== 'childList' || !record.target.closest?.('.felt')) continue;
            for (const node of record.removedNodes) for (const it of all(node)) {
                if (!(it.isConnected)) went.add(it);
            }
            for (const node of record.addedNodes) for (const it of all(node)) {
                if (!window.known.has(it)) came.add(it);
            }
        }
        for (const it of came) window.known.add(it);
    };
    window.known = new WeakSet(document.querySelectorAll('.felt *'));
    new MutationObserver(note).observe(document.body, {
        childList: true, subtree: true, attributes: true, attributeFilter: ['data-version'],
    });
})()";

/// The result: for each moment how many came, went, and were the same.
const TELL: &str = r"(() => {
    const sign = it => it.dataset.spot ?? it.outerHTML;
    return [...moments.entries()].slice(1).map(([, { came, went }]) => {
        const gone = new Map();
        for (const it of went) gone.set(sign(it), (gone.get(sign(it)) ?? 0) + 1);
        let same = 0;
        for (const it of came) {
            const left = gone.get(sign(it)) ?? 0;
            if (left > 0) { same += 1; gone.set(sign(it), left - 1); }
        }
        return [came.size, went.size, same];
    });
})()";

#[tokio::main]
async fn main() {
    // `cargo test` builds benches and runs them with this argument; there is nothing to check here.
    if std::env::args().any(|argument| argument == "--test") {
        return;
    }
    let visit = Visit::begin("redraws").await;
    println!(
        "| Game | Actions | Elements added, median | mean | removed, median | mean | of them the same, median | mean |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    for title in GAMES {
        let page = visit.visitor(title, Device::DESK).await;
        page.presses(&format!("Play now against bots: {title}"))
            .await;
        page.finds(".felt").await;
        page.evaluate(WATCH).await;
        plays(&page).await;
        let told = page.evaluate(TELL).await;
        tell(title, &told);
        page.console_is_clean();
    }
    visit.end(&[]).await;
}

/// Presses something whenever there is a decision, until enough has happened.
async fn plays(page: &Page) {
    let start = Instant::now();
    let mut n = 0;
    while start.elapsed() < PATIENCE && !page.has(".end").await {
        if page.evaluate("moments.size").await.as_u64() > Some(ACTIONS as u64) {
            return;
        }
        if page.takes_a_turn(n).await {
            n += 1;
        } else {
            sleep(Duration::from_millis(30)).await;
        }
    }
}

fn tell(title: &str, told: &Value) {
    let rows: Vec<[u64; 3]> = serde_json::from_value(told.clone()).expect("numbers");
    let rows = &rows[..rows.len().min(ACTIONS)];
    assert!(rows.len() > 10, "{title}: only {} actions", rows.len());
    let mean = |column: usize| {
        let sum: u64 = rows.iter().map(|row| row[column]).sum();
        sum as f64 / rows.len() as f64
    };
    let median = |column: usize| {
        let mut all: Vec<u64> = rows.iter().map(|row| row[column]).collect();
        all.sort_unstable();
        all[all.len() / 2]
    };
    let both = |column| format!("{} | {:.0}", median(column), mean(column));
    println!(
        "| {title} | {} | {} | {} | {} |",
        rows.len(),
        both(0),
        both(1),
        both(2)
    );
}
