//! Every screen at every size, in light and dark: kept in the album, and accessible.

use e2e::{Device, Page, Visit, play_to_the_end};

use crate::big_screen::{links, phone};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_front_page_the_dialog_the_table_and_the_end() {
    let visit = Visit::begin("looks").await;
    for device in Device::all() {
        let ann = visit.visitor(&device.name(), device).await;
        look(&ann, device, "01 front").await;
        ann.presses("Settings").await;
        look(&ann, device, "02 settings").await;
        ann.key("Escape").await;
        ann.presses("Around one screen").await;
        ann.presses("What else is agreed?").await;
        look(&ann, device, "03 new table").await;
        ann.key("Escape").await;
        plays_a_while(&ann).await;
        look(&ann, device, "04 table").await;
        ann.presses("Rules").await;
        ann.finds(".rule").await;
        look(&ann, device, "05 rules").await;
        ann.presses("Cards").await;
        look(&ann, device, "06 cards").await;
        ann.presses("Cards").await;
        play_to_the_end(&[&ann]).await;
        ann.finds(".ranking li").await;
        look(&ann, device, "07 end").await;
        ann.presses("Watch it again").await;
        ann.finds(".replay").await;
        look(&ann, device, "08 replay").await;
        ann.console_is_clean();
    }
    visit.end(&[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_sitting_down_the_wall_and_the_phones() {
    let visit = Visit::begin("looks").await;
    for device in Device::all() {
        let wall = visit
            .visitor(&format!("wall {}", device.name()), device)
            .await;
        wall.presses("Big screen and phones").await;
        wall.presses("Open the table").await;
        wall.finds(".gathering .code").await;
        look(&wall, device, "09 gathering").await;
        let links = links(&wall).await;
        let ann = phone(&visit, &format!("phone 1 {}", device.name()), &links[0]).await;
        let ben = phone(&visit, &format!("phone 2 {}", device.name()), &links[1]).await;
        for n in 0..5 {
            while !(ann.may_decide(n % 2).await || ben.may_decide(n % 2).await) {
                tokio::time::sleep(std::time::Duration::from_millis(30)).await;
            }
        }
        wall.finds(".felt").await;
        look(&wall, device, "10 wall").await;
        for page in [&wall, &ann, &ben] {
            page.console_is_clean();
        }
    }
    visit.end(&[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn text_twice_as_large_does_not_break_the_page() {
    let visit = Visit::begin("large letters").await;
    for device in [Device::DESK, Device::PHONE] {
        let ann = visit.visitor(&device.name(), device).await;
        let large = "document.documentElement.style.fontSize = '200%'";
        ann.evaluate(large).await;
        fits(&ann, device, "11 large front").await;
        plays_a_while(&ann).await;
        fits(&ann, device, "12 large table").await;
        // Decisions can still be reached and pressed.
        play_to_the_end(&[&ann]).await;
        fits(&ann, device, "13 large end").await;
        ann.presses("Back to the shelf").await;
        ann.console_is_clean();
    }
    visit.end(&[]).await;
}

/// Plays some turns of a deal against bots; another deal if that one is over too soon.
async fn plays_a_while(page: &Page) {
    loop {
        page.presses("Play now against bots").await;
        for n in 0..5 {
            page.finds(".decision.asked, .end").await;
            if page.has(".end").await {
                break;
            }
            page.decides(n % 2).await;
        }
        page.finds(".decision.asked, .end").await;
        if !page.has(".end").await {
            return;
        }
        page.presses("Back to the shelf").await;
    }
}

/// Stores a picture; nothing sticks out, and the page is accessible.
async fn look(page: &Page, device: Device, screen: &str) {
    fits(page, device, screen).await;
    page.is_for_everybody(screen).await;
}

/// Stores a picture; nothing sticks out to the side.
async fn fits(page: &Page, device: Device, screen: &str) {
    page.picture(&format!("{screen} {}", device.name())).await;
    // A phone would shrink the whole page to fit, so the page's own width is what counts.
    let width = page
        .evaluate("document.documentElement.scrollWidth")
        .await
        .as_u64();
    let widest = "[...document.querySelectorAll('body *:not(#sky)')]
        .map(it => [it.getBoundingClientRect().right, it.outerHTML.slice(0, 120)])
        .sort((one, other) => other[0] - one[0]).slice(0, 4)";
    let widest = page.evaluate(widest).await;
    assert!(
        width <= Some(u64::from(device.size.pixels().0)),
        "{screen} on {} is {width:?} pixels wide: {widest}",
        device.name()
    );
}
