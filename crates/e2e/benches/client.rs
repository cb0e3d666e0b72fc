//! The cost of a first visit: bytes, seconds until the table can be played, frames while things
//! move.
//!
//! `cargo xtask web --release && cargo bench -p e2e --bench client`

use std::time::{Duration, Instant};

use e2e::{CHOICE, Device, Movement, Page, Visit, dist};
use serde_json::Value;
use tokio::time::sleep;

/// First visits, each on a device that has never been here.
const VISITS: usize = 7;

/// Notes when each frame was drawn while something was flying over the table.
const WATCH: &str = "window.gaps = []; window.last = null;
    (function frame(now) {
        const moves = document.getAnimations().some(it => it.playState === 'running');
        if (moves && window.last !== null) window.gaps.push(now - window.last);
        window.last = moves ? now : null;
        requestAnimationFrame(frame);
    })(performance.now())";

#[tokio::main]
async fn main() {
    // `cargo test` builds benches and runs them with this argument; there is nothing to check here.
    if std::env::args().any(|argument| argument == "--test") {
        return;
    }
    assert!(
        dist().join("index.html.br").exists(),
        "dist/ is a rough build: run `cargo xtask web --release` first"
    );
    let visit = Visit::begin("bench").await;
    let mut seconds: Vec<(Duration, Duration)> = Vec::new();
    for n in 0..VISITS {
        let page = visit.stranger(&format!("visitor {n}"), Device::DESK).await;
        let start = Instant::now();
        page.goes_to(visit.url()).await;
        page.finds(".lobby").await;
        let front = start.elapsed();
        page.presses("Play now against bots").await;
        page.finds(CHOICE).await;
        seconds.push((front, start.elapsed()));
        if n == 0 {
            tell_bytes(&page).await;
        }
    }
    seconds.sort();
    let (front, playable) = seconds[VISITS / 2];
    println!(
        "first visit to front page: median {:.2} s of {VISITS}",
        front.as_secs_f64()
    );
    println!(
        "first visit to first decision: median {:.2} s",
        playable.as_secs_f64()
    );
    tell_frames(&visit).await;
    visit.end(&[]).await;
}

async fn tell_bytes(page: &Page) {
    // The service worker fetches what it stores, from the cache if the page has it already.
    sleep(Duration::from_secs(2)).await;
    let loaded = page.loaded();
    let total: u64 = loaded.iter().map(|(_, bytes)| bytes).sum();
    for (url, bytes) in &loaded {
        println!(
            "{:>8} bytes  {}",
            bytes,
            url.rsplit('/').next().unwrap_or_default()
        );
    }
    println!("{:>8} bytes  in total, as transferred", total);
}

async fn tell_frames(visit: &Visit) {
    let device = Device {
        movement: Movement::Full,
        ..Device::DESK
    };
    let page = visit.visitor("somebody who watches", device).await;
    page.presses("Play now against bots").await;
    page.finds(".felt").await;
    page.evaluate(WATCH).await;
    for n in 0..8 {
        page.finds(".decision.asked, .end").await;
        page.may_decide(n % 2).await;
    }
    page.finds(".decision.asked, .end").await;
    let gaps = page.evaluate("window.gaps").await;
    let mut gaps: Vec<f64> = gaps
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_f64)
        .collect();
    gaps.sort_by(f64::total_cmp);
    assert!(gaps.len() > 60, "only {} frames were seen", gaps.len());
    let at = |share: f64| gaps[((gaps.len() - 1) as f64 * share) as usize];
    let late = gaps.iter().filter(|gap| **gap > 20.0).count();
    println!(
        "{} frames while things moved: median {:.1} ms, 95 % within {:.1} ms, {:.1} % over 20 ms",
        gaps.len(),
        at(0.5),
        at(0.95),
        100.0 * late as f64 / gaps.len() as f64
    );
}
