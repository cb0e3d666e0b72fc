//! One big screen, and phones as hands.

use std::time::Duration;

use e2e::{Device, Page, Size, Theme, Visit, play_to_the_end};
use tokio::time::sleep;

use crate::truth::Truth;
use crate::{bark_bark, dogs, marching, mole_park};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn phones_show_the_hands_and_the_big_screen_only_what_is_public() {
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
        "the wall is told only what a spectator sees"
    );
    visit.end(&[&wall, &ann, &ben]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_can_be_played_with_phones_under_a_big_screen() {
    let visit = Visit::begin("walls").await;
    let games = [
        ("dogs", Theme::Light),
        ("mole-park", Theme::Dark),
        ("bandimals", Theme::Light),
        ("bark-bark", Theme::Dark),
    ];
    for (game, theme) in games {
        let device = Device::new(Size::Desk, theme);
        let hand = Device::new(Size::Phone, theme);
        let wall = visit.visitor(&format!("wall of {game}"), device).await;
        wall.presses_on(&format!(".featured.{game} .way"), 2).await;
        wall.presses("Open the table").await;
        wall.finds(".gathering .code").await;
        let mut phones = Vec::new();
        for link in links(&wall).await {
            let name = format!("phone {} of {game}", phones.len() + 1);
            phones.push(sits(&visit, &name, hand, &link).await);
        }
        wall.finds(".felt").await;
        plays_a_while(game, &phones).await;
        assert!(
            !wall.has(".decision.asked").await,
            "the wall decides nothing"
        );
        bark_bark::look(&wall, device, &format!("wall {game}")).await;
        for (n, page) in phones.iter().enumerate() {
            bark_bark::look(page, hand, &format!("phone {n} under the wall {game}")).await;
            page.console_is_clean();
        }
        wall.console_is_clean();
    }
    visit.end(&[]).await;
}

/// Presses something on the phones whenever there is a decision, a few times.
async fn plays_a_while(game: &str, phones: &[Page]) {
    const ENOUGH: usize = 14;
    let mut n_pressed = 0;
    for n in 0..4_000 {
        for page in phones {
            let pressed = match game {
                "dogs" => dogs::playing::plays(page, n).await,
                "mole-park" => mole_park::playing::acts(page, n).await,
                "bandimals" => marching::acts(page, n).await != marching::Pressed::Nothing,
                _ => bark_bark::acts(page, n).await != bark_bark::Pressed::Nothing,
            };
            n_pressed += usize::from(pressed);
        }
        if n_pressed >= ENOUGH {
            return;
        }
        sleep(Duration::from_millis(30)).await;
    }
    panic!("{game}: only {n_pressed} things could be pressed on the phones");
}

/// The addresses in the codes.
pub(crate) async fn links(wall: &Page) -> Vec<String> {
    let drawn = "[...document.querySelectorAll('.code img')].every(code => code.naturalWidth > 0)";
    wall.waits_for("codes that are drawn", drawn).await;
    let labels = "[...document.querySelectorAll('.code img')]
        .map(code => code.alt.replace(/^.*?(http)/, '$1'))";
    let links = wall.evaluate(labels).await;
    serde_json::from_value(links).expect("addresses")
}

/// A person scans a code and sits down.
pub(crate) async fn phone(visit: &Visit, name: &str, link: &str) -> Page {
    sits(visit, name, Device::PHONE, link).await
}

async fn sits(visit: &Visit, name: &str, device: Device, link: &str) -> Page {
    let phone = visit.stranger(name, device).await;
    phone.goes_to(link).await;
    phone.presses("Sit here").await;
    phone
}
