//! One big screen, and phones as hands.

use e2e::{Device, Page, Visit, play_to_the_end};

use crate::truth::Truth;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn phones_hold_the_hands_and_the_big_screen_shows_what_everybody_may_see() {
    let visit = Visit::begin("big screen").await;
    let wall = visit.visitor("the wall", Device::DESK).await;
    wall.presses("Big screen and phones").await;
    wall.presses("Open the table").await;
    wall.finds(".gathering .code").await;
    let links = links(&wall).await;
    assert_eq!(
        links.len(),
        2,
        "a code for each seat that is open: {links:?}"
    );
    let [ann, ben] = [0, 1].map(|n| ["Ann's phone", "Ben's phone"][n]);
    let ann = phone(&visit, ann, &links[0]).await;
    wall.waits_for(
        "one code less",
        "document.querySelectorAll('.code').length === 1",
    )
    .await;
    let ben = phone(&visit, ben, &links[1]).await;
    for page in [&wall, &ann, &ben] {
        page.finds(".felt").await;
    }
    assert!(
        !wall.has(".decision.asked").await,
        "the wall decides nothing"
    );
    let n_pressed = play_to_the_end(&[&ann, &ben]).await;
    assert!(n_pressed > 0, "{n_pressed} decisions");
    wall.finds(".end").await;
    let truth: Truth = Truth::of(&ann.downloads("Keep the record").await);
    for page in [&wall, &ann, &ben] {
        let n_updates = truth.is_all_that_was_told(&page.received());
        assert!(n_updates > 2, "{}: {n_updates} updates", page.name());
    }
    let heard = wall.received();
    assert!(
        heard
            .iter()
            .all(|text| !text.contains("\"viewer\":{\"seat\"")),
        "the wall hears with the eyes of a spectator"
    );
    visit.end(&[&wall, &ann, &ben]).await;
}

/// The addresses in the codes.
pub(crate) async fn links(wall: &Page) -> Vec<String> {
    let labels = "[...document.querySelectorAll('.code [aria-label]')]
        .map(code => code.getAttribute('aria-label').replace(/^.*?(http)/, '$1'))";
    let links = wall.evaluate(labels).await;
    serde_json::from_value(links).expect("addresses")
}

/// Somebody scans a code and sits down.
pub(crate) async fn phone(visit: &Visit, name: &str, link: &str) -> Page {
    let phone = visit.stranger(name, Device::PHONE).await;
    phone.goes_to(link).await;
    phone.presses("Sit here").await;
    phone
}
