//! Every game at every size, in light and dark: pictures to look at, and nothing sticks out.

use e2e::{CHOICE, Device, Page, Visit};

use crate::walls::GAMES;

/// How many decisions are made before the second look.
const DECISIONS: usize = 6;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_at_every_size() {
    let visit = Visit::begin("tour").await;
    for (mood, title) in GAMES {
        let ann = visit.visitor(title, Device::DESK).await;
        ann.presses(&format!("Play now against bots: {title}"))
            .await;
        ann.finds(".decision.asked").await;
        looks_around(&ann, &format!("tour {mood} 1 begun")).await;
        for n in 0..DECISIONS {
            ann.finds(".decision.asked, .end").await;
            if ann.has(".end").await || !ann.has(CHOICE).await {
                // Over, or can only be pressed on the table.
                break;
            }
            let n_choices = ann.count(CHOICE).await;
            ann.decides(n % n_choices).await;
        }
        ann.finds(".decision.asked, .end").await;
        ann.presses_on(".tabs button", 1).await;
        looks_around(&ann, &format!("tour {mood} 2 talk")).await;
        ann.console_is_clean();
    }
    visit.end(&[]).await;
}

/// The same page on every device.
async fn looks_around(page: &Page, what: &str) {
    for device in Device::all_ways() {
        page.wears(device).await;
        page.evaluate("new Promise(done => setTimeout(done, 250)).then(() => 0)")
            .await;
        page.picture(&format!("{what} {}", device.name())).await;
        let width = page.evaluate("document.documentElement.scrollWidth").await;
        let room = u64::from(device.size.pixels().0);
        assert!(
            width.as_u64() <= Some(room),
            "{what} on {}: {width}",
            device.name()
        );
    }
    page.wears(Device::DESK).await;
}
