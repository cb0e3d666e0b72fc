//! Every screen of the park at every size, in light and dark.

use e2e::{Device, Page, Visit};

use super::playing::{LIT, OVER, PLAYABLE, opens, plays_until};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_screen_of_the_park() {
    let visit = Visit::begin("park looks").await;
    for device in Device::all() {
        let ann = visit.visitor(&device.name(), device).await;
        // Foxes play with a plan, so that it is over soon.
        opens(&ann, &["here", "fox", "fox", "fox"], &[]).await;
        plays_until(&[&ann], ".dog-chip").await;
        ann.finds(".decision.asked, .end").await;
        look(&ann, device, "30 lawn").await;
        ann.presses_on(PLAYABLE, 0).await;
        ann.finds(LIT).await;
        look(&ann, device, "31 picked").await;
        reads_about(&ann, 40).await;
        look(&ann, device, "32 fact").await;
        plays_until(&[&ann], ".end, .dog-board:has(.covered ~ .covered ~ .covered ~ .covered ~ .covered ~ .covered ~ .covered ~ .covered ~ .covered ~ .covered ~ .covered ~ .covered)").await;
        look(&ann, device, "33 later").await;
        plays_until(&[&ann], OVER).await;
        ann.finds(".ranking li").await;
        look(&ann, device, "34 end").await;
        ann.presses("Look at the table").await;
        look(&ann, device, "35 won").await;
        ann.console_is_clean();
    }
    visit.end(&[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn six_seats_three_colours_and_twelve_columns_fit_everywhere() {
    let visit = Visit::begin("park crowd").await;
    for device in Device::all() {
        let ann = visit.visitor(&device.name(), device).await;
        let sitters = [
            "here", "hamster", "hamster", "hamster", "hamster", "hamster",
        ];
        let options = [
            ("Six players", "three_teams"),
            ("Board", "street-7x12"),
            ("Colours", "choose"),
        ];
        opens(&ann, &sitters, &options).await;
        ann.finds(".chip-stall, .dog-chip").await;
        look(&ann, device, "36 colours").await;
        plays_until(
            &[&ann],
            ".end, .dog-board:has(.covered ~ .covered ~ .covered ~ .covered ~ .covered ~ .covered)",
        )
        .await;
        look(&ann, device, "37 crowd").await;
        ann.console_is_clean();
    }
    visit.end(&[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_alone_and_three_against_three_everywhere() {
    let visit = Visit::begin("park two").await;
    for device in Device::all() {
        let ann = visit.visitor(&device.name(), device).await;
        opens(&ann, &["here", "hamster"], &[]).await;
        plays_until(&[&ann], ".end, .dog-board:has(.covered ~ .covered)").await;
        ann.finds(".decision.asked, .end").await;
        look(&ann, device, "39 two").await;
        ann.goes_to(visit.url()).await;
        ann.finds(".lobby").await;
        let sitters = [
            "here", "hamster", "hamster", "hamster", "hamster", "hamster",
        ];
        opens(&ann, &sitters, &[("Drawing", "manual")]).await;
        plays_until(&[&ann], ".seat.own .dog-owes").await;
        look(&ann, device, "40 six").await;
        ann.console_is_clean();
    }
    visit.end(&[]).await;
}

/// Points at the `n`th dog until there is something to read about it.
async fn reads_about(page: &Page, n: usize) {
    let point = format!(
        "document.querySelectorAll('.dog-space')[{n}].dispatchEvent(new PointerEvent('pointermove', {{ pointerType: 'mouse', bubbles: true }}))"
    );
    page.evaluate(&point).await;
    page.waits_for(
        "a dog held close",
        "Number(getComputedStyle(document.querySelector('.dog-lens') ?? document.head).opacity) === 1 && document.querySelector('.dog-lens') !== null",
    )
    .await;
}

/// Stores a picture; nothing sticks out, and the page is accessible.
async fn look(page: &Page, device: Device, screen: &str) {
    page.picture(&format!("{screen} {}", device.name())).await;
    let width = page
        .evaluate("document.documentElement.scrollWidth - innerWidth")
        .await;
    assert!(
        width.as_i64() <= Some(0),
        "{screen} on {}: {width} pixels stick out",
        device.name()
    );
    page.is_for_everybody(screen).await;
}
