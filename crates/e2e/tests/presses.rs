//! A press counts once, no matter what happens on the table while the finger is down.

use e2e::{Device, Page, Visit};

use crate::bark_bark::{MOST_GLANCES, VERSION, acts};

/// How many presses are made.
const PRESSES: u64 = 100;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hundred_presses_count_once_each_while_the_table_changes() {
    let visit = Visit::begin("hundred presses").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    ann.presses_on(".featured.bark-bark .way", 1).await;
    ann.finds(".new-table li select").await;
    for seat in [2, 3] {
        let select = format!(".new-table li:nth-child({seat}) select");
        ann.writes(&select, "invited").await;
    }
    ann.presses("Open the table").await;
    ann.finds(".gathering").await;
    let link = ann.address().await;
    let mut others = Vec::new();
    for name in ["Ben", "Cay"] {
        let page = visit.stranger(name, Device::DESK).await;
        page.goes_to(&link).await;
        page.presses("Sit here").await;
        others.push(page);
    }
    let [ben, cay] = others.try_into().expect("two others");
    let people = [&ann, &ben, &cay];
    let mut n_pressed = 0;
    while n_pressed < PRESSES {
        lay_in_secret(&people).await;
        let (n_sent, start) = (n_acts(&ann), version(&ann).await);
        // As long as the others have laid no card, Ann can lay another as often as she likes; and
        // each of them can say something five times and take it back.
        let sayings = ["claim-5", "unclaim"].repeat(5);
        for (other, saying) in [&ben, &cay]
            .iter()
            .flat_map(|other| sayings.iter().map(move |saying| (other, saying)))
        {
            let before = version(&ann).await;
            let card = format!("[data-spot='hand-{}']", 2 + n_pressed % 2);
            let at = ann.holds(&card, 0).await;
            let saying = format!("[data-spot='{saying}']");
            other.finds(&saying).await;
            let says = format!("document.querySelector(\"{saying}\").click()");
            other.evaluate(&says).await;
            later(&ann, before, "what is said while Ann presses").await;
            ann.lets_go(at).await;
            later(&ann, before + 1, &format!("press {n_pressed} to count")).await;
            n_pressed += 1;
        }
        let n_new = n_acts(&ann) - n_sent;
        assert_eq!(n_new, 2 * sayings.len(), "each press is sent once");
        let n_versions = version(&ann).await - start;
        assert_eq!(n_versions, 4 * sayings.len() as u64, "and counts once");
        for page in [&ben, &cay] {
            acts(page, 0).await;
        }
    }
    assert_eq!(n_pressed, PRESSES);
    visit.end(&people).await;
}

/// Everybody plays on, until all have to lay a card in secret.
async fn lay_in_secret(people: &[&Page]) {
    const CARD: &str = ".felt:has(.seat.own.awaited) .hand .pressable";
    for n in 0..MOST_GLANCES {
        let mut n_ready = 0;
        for page in people {
            if page.has(CARD).await {
                n_ready += 1;
            } else {
                acts(page, n).await;
            }
        }
        if n_ready == people.len() {
            return;
        }
    }
    people[0].finds(CARD).await;
}

async fn version(page: &Page) -> u64 {
    page.evaluate(VERSION).await.as_u64().expect("a version")
}

async fn later(page: &Page, version: u64, what: &str) {
    page.waits_for(what, &format!("{VERSION} > {version}"))
        .await;
}

/// How many actions a page has sent.
fn n_acts(page: &Page) -> usize {
    let sent = page.sent();
    sent.iter()
        .filter(|text| text.contains("\"msg\":\"act\""))
        .count()
}
