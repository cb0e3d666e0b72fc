//! Monty's Bark Bark in a real browser: haggling, the keyboard, and every screen of it.

use std::time::Duration;

use e2e::{CHOICE, Device, Page, Size, Theme, Visit};
use tokio::time::sleep;

/// What can be pressed on the table itself.
const SPOT: &str =
    ".pad, .hand .pressable, .stall.pressable, .haggle .choice:not(.small):not(:disabled)";
/// The moment the page shows.
pub(crate) const VERSION: &str =
    "Number(document.querySelector('.felt')?.dataset.version ?? Infinity)";
/// How often the page is checked; a race that takes longer hangs.
pub(crate) const MOST_GLANCES: usize = 3_000;

/// What was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pressed {
    /// Nothing: it was not their turn, or it moved away.
    Nothing,
    /// Something on the table.
    Spot,
    /// A button of the decision bar.
    Button,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_browsers_haggle_to_a_deal_and_then_to_none() {
    let visit = Visit::begin("haggling").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    ann.presses_on(".featured.bark-bark .way", 1).await;
    ann.writes(".new-table li:nth-child(3) select", "hamster")
        .await;
    ann.presses("Open the table").await;
    ann.finds(".gathering").await;
    let ben = visit.stranger("Ben", Device::PHONE).await;
    ben.goes_to(&ann.address().await).await;
    ben.presses("Sit here").await;
    let people = [&ann, &ben];
    haggles_until(&people, "It was agreed", "accept").await;
    haggles_until(&people, "walked away", "walk-away").await;
    visit.end(&people).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_gardens_with_the_keyboard_alone() {
    let visit = Visit::begin("garden keys").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    opens(&ann).await;
    // The gardens themselves are explored with keys.
    ann.evaluate("document.querySelector('.garden').focus()")
        .await;
    ann.key("+").await;
    ann.key("+").await;
    let place = "getComputedStyle(document.querySelector('.land')).width";
    let wide = ann.evaluate(place).await;
    ann.key("-").await;
    let narrow = format!("{place} !== {wide}");
    ann.waits_for("the gardens to grow smaller", &narrow).await;
    let mut n_pads = 0;
    for n in 0..MOST_GLANCES {
        if n_pads >= 3 || ann.has(".end").await {
            break;
        }
        if !is_asked(&ann).await {
            sleep(Duration::from_millis(30)).await;
            continue;
        }
        let before = ann.evaluate(VERSION).await;
        if ann.has(".pad").await && walks_into(&ann, ".pad").await {
            ann.key("Enter").await;
            n_pads += 1;
        } else if n % 2 == 0 && walks_into(&ann, CHOICE).await {
            ann.key("Enter").await;
        } else {
            // The number on a button; a card in the hand has its own.
            let key = "document.querySelector('.decision.asked kbd')?.textContent ?? '3'";
            let key = ann.evaluate(key).await;
            ann.key(key.as_str().expect("a number")).await;
        }
        let changed = format!("{VERSION} > {before}");
        ann.waits_for("the table to answer", &changed).await;
    }
    assert!(n_pads >= 1, "no pad was reached by keyboard");
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_screen_of_the_gardens() {
    let visit = Visit::begin("garden looks").await;
    for device in Device::all() {
        let ann = visit.visitor(&device.name(), device).await;
        opens(&ann).await;
        for (screen, what) in [
            ("20 dressing room", ".stall.pressable"),
            ("21 secret", ".hand .pressable"),
            ("22 exploring", ".pad.explore"),
            ("23 sharing", ".haggle"),
        ] {
            until(&ann, &format!("{what}, .end")).await;
            look(&ann, device, screen).await;
        }
        until(&ann, ".end").await;
        look(&ann, device, "24 end").await;
        ann.presses("Look at the table").await;
        look(&ann, device, "25 podium").await;
        ann.console_is_clean();
    }
    visit.end(&[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_screen_hides_the_cards_of_the_previous_person() {
    let visit = Visit::begin("garden curtain").await;
    let ann = visit
        .visitor("Ann", Device::new(Size::Tablet, Theme::Light))
        .await;
    ann.presses_on(".featured.bark-bark .way", 0).await;
    ann.presses("Open the table").await;
    // Both get ready behind the curtain, and the first lays a card.
    for n in 0..MOST_GLANCES {
        if ann.has(".hand .pressable").await {
            break;
        }
        if !ann.may_press(".curtain button", 0).await && acts(&ann, n).await == Pressed::Nothing {
            sleep(Duration::from_millis(30)).await;
        }
    }
    ann.presses_on("[data-spot='hand-4']", 0).await;
    ann.finds(".curtain").await;
    assert_eq!(ann.count(".mcard").await, 0, "a card is behind the curtain");
    ann.presses("I am ready").await;
    ann.finds(".others .laid .mcard.back").await;
    assert_eq!(
        ann.count(".others .mcard.front").await,
        0,
        "a secret card is open"
    );
    visit.end(&[&ann]).await;
}

/// Opens a table for one race against two hamsters, in this browser.
pub(crate) async fn opens(page: &Page) {
    opens_with(page, &[]).await;
}

/// The same with other options, named by their titles in the dialog.
pub(crate) async fn opens_with(page: &Page, options: &[(&str, &str)]) {
    page.presses_on(".featured.bark-bark .way", 0).await;
    for seat in [2, 3] {
        let select = format!(".new-table li:nth-child({seat}) select");
        page.writes(&select, "hamster").await;
    }
    for (title, value) in [("What is played for", "one_race")].iter().chain(options) {
        page.writes(&format!("[aria-label='{title}']"), value).await;
    }
    page.presses("Open the table").await;
    page.finds(".felt").await;
}

pub(crate) async fn is_asked(page: &Page) -> bool {
    page.has(".decision.asked").await && page.has(".seat.own.awaited").await
}

/// Presses one of the spots on the table, or a button if there is none.
pub(crate) async fn acts(page: &Page, n: usize) -> Pressed {
    if !is_asked(page).await {
        return Pressed::Nothing;
    }
    let before = page.evaluate(VERSION).await;
    let mut pressed = Pressed::Nothing;
    for (selector, what) in [(SPOT, Pressed::Spot), (CHOICE, Pressed::Button)] {
        let count = page.count(selector).await;
        if pressed == Pressed::Nothing && count > 0 && page.may_press(selector, n % count).await {
            pressed = what;
        }
    }
    if pressed != Pressed::Nothing {
        let changed =
            format!("{VERSION} !== {before} || document.querySelector('.curtain') !== null");
        page.waits_for("the table to answer", &changed).await;
    }
    pressed
}

/// Plays on until something appears.
pub(crate) async fn until(page: &Page, selector: &str) {
    for n in 0..MOST_GLANCES {
        if page.has(selector).await {
            return;
        }
        if acts(page, n).await == Pressed::Nothing {
            sleep(Duration::from_millis(30)).await;
        }
    }
    page.finds(selector).await;
}

/// Everybody lays a 3 and gives the same answer to every proposal, until these words appear.
async fn haggles_until(people: &[&Page], words: &str, answer: &str) {
    for n in 0..MOST_GLANCES {
        let told = people[0]
            .evaluate("document.querySelector('.tale')?.innerText ?? ''")
            .await;
        if told.as_str().is_some_and(|told| told.contains(words)) {
            return;
        }
        for page in people {
            if !is_asked(page).await {
                continue;
            }
            let answered = format!(".haggle [data-spot='{answer}']");
            if page.has(".haggle").await {
                if !page.may_press(&answered, 0).await {
                    proposes(page).await;
                }
            } else if !page.may_press("[data-spot='hand-3'].pressable", 0).await {
                acts(page, n).await;
            }
        }
        sleep(Duration::from_millis(30)).await;
    }
    people[0].sees(words).await;
}

/// Pulls a slider and proposes the result: the shares add up all the time.
async fn proposes(page: &Page) {
    let sliders = page.count(".haggle input[type=range]").await;
    if sliders == 0 {
        page.may_press(".haggle .choice", 0).await;
        return;
    }
    let adds_up = "[...document.querySelectorAll('.haggle .share')].reduce((sum, it) => sum + Number(it.innerText), 0) \
         === Number(document.querySelector('.haggle .whole').innerText)";
    for value in ["0", "3", "1"] {
        let pull = format!(
            "{{ const it = document.querySelector('.haggle input'); it.value = {value}; \
               it.dispatchEvent(new Event('input', {{ bubbles: true }})); }}"
        );
        page.evaluate(&pull).await;
        page.waits_for("shares that add up", adds_up).await;
    }
    page.may_press(".haggle .choice:not(.small):not(:disabled)", 0)
        .await;
}

/// Presses Tab until a match has the focus.
async fn walks_into(page: &Page, selector: &str) -> bool {
    let there = format!(
        "document.activeElement.matches({})",
        serde_json::json!(selector)
    );
    // Every line of the story can be focused, too, and is in between.
    for _ in 0..400 {
        if page.evaluate(&there).await == true {
            return true;
        }
        page.key("Tab").await;
    }
    false
}

/// Stores a picture; nothing sticks out, and the page is accessible.
pub(crate) async fn look(page: &Page, device: Device, screen: &str) {
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
