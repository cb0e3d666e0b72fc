//! Nothing jumps: in every game, a piece that was not on the table flies in from its previous
//! place.

use std::time::{Duration, Instant};

use e2e::{Device, Movement, Page, Visit};
use tokio::time::sleep;

/// How many changes of the table are watched in each game.
const CHANGES: u64 = 12;
/// How long things are pressed in each game.
const PATIENCE: Duration = Duration::from_secs(60);

/// Notes after each change of the table which pieces are new, name their origin, and did not fly;
/// and how many did.
const WATCH: &str = r"(() => {
    window.watched = { changes: 0, flown: 0, jumped: [] };
    const spots = () => new Map([...document.querySelectorAll('.felt [data-spot]')].map(it => [it.dataset.spot, it]));
    let known = spots(), version = document.querySelector('.felt').dataset.version;
    const flown = new Set();
    new MutationObserver(records => {
        for (const record of records) for (const bird of record.addedNodes) {
            if (bird.dataset?.becomes) { flown.add(bird.dataset.becomes); watched.flown += 1; }
        }
    }).observe(document.getElementById('sky'), { childList: true });
    const look = () => {
        const felt = document.querySelector('.felt');
        if (!felt || felt.dataset.version === version) return;
        version = felt.dataset.version;
        const now = spots(), fresh = [...now].filter(([spot, it]) => !known.has(spot) && it.dataset.from);
        known = now;
        watched.changes += 1;
        setTimeout(() => watched.jumped.push(...fresh.map(([spot]) => spot).filter(spot => !flown.has(spot))), 200);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-version'] });
})()";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn new_pieces_fly_in_from_their_previous_place() {
    let visit = Visit::begin("journeys").await;
    for game in ["argh", "bandimals", "bark-bark", "dogs", "mole-park"] {
        let moving = Device {
            movement: Movement::Full,
            ..Device::DESK
        };
        let ann = visit.visitor(game, moving).await;
        ann.presses_on(&format!(".featured.{game} .choice"), 0)
            .await;
        ann.finds(".felt").await;
        ann.evaluate(WATCH).await;
        plays(&ann).await;
        sleep(Duration::from_millis(300)).await;
        let watched = ann.evaluate("watched").await;
        assert_eq!(watched["jumped"], serde_json::json!([]), "{game}");
        assert!(watched["flown"].as_u64() > Some(0), "{game}: {watched}");
        ann.console_is_clean();
    }
    visit.end(&[]).await;
}

/// Presses something whenever there is a decision, until enough has happened.
async fn plays(page: &Page) {
    let start = Instant::now();
    let mut n = 0;
    while start.elapsed() < PATIENCE && !page.has(".end").await {
        if page.evaluate("watched.changes").await.as_u64() > Some(CHANGES) {
            return;
        }
        if page.takes_a_turn(n).await {
            n += 1;
        } else {
            sleep(Duration::from_millis(30)).await;
        }
    }
}
