//! Monty's round table and his map: time to agree, any split among five, dragging the gardens.

use std::time::Duration;

use ::bark_bark::{Action, BarkBark, Move};
use e2e::{Device, Page, Size, Theme, Visit};
use tabletop::{Digest, Record};
use tokio::time::sleep;

use crate::bark_bark::{MOST_GLANCES, Pressed, VERSION, acts, look, until};
use crate::laid;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_round_table_shows_the_time_left_to_agree() {
    let visit = Visit::begin("time to agree").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    ann.presses_on(".featured.bark-bark .way", 0).await;
    five_here(&ann).await;
    ann.writes("[aria-label='Time for each decision']", "60")
        .await;
    ann.presses("Open the table").await;
    all_lay(&ann, 5).await;
    ann.finds(".haggle .glass").await;
    let left = ann.reads(".haggle .glass").await;
    let counts = ["2:00 left to agree", "1:5", "1:4", "1:3"];
    assert!(counts.iter().any(|time| left.contains(time)), "{left}");
    let later = format!(
        "document.querySelector('.haggle .glass').innerText !== {}",
        serde_json::json!(left)
    );
    ann.waits_for("the time to run", &later).await;
    look(&ann, Device::DESK, "26 time to agree").await;
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn five_can_be_offered_any_split_with_the_sliders() {
    let visit = Visit::begin("any split").await;
    let device = Device::new(Size::Phone, Theme::Light);
    let ann = visit.visitor("Ann", device).await;
    ann.presses_on(".featured.bark-bark .way", 0).await;
    five_here(&ann).await;
    ann.presses("Open the table").await;
    all_lay(&ann, 5).await;
    ann.finds(".haggle input[type=range]").await;
    // The list does not offer this: it has only splits close to the fair one.
    for (slider, value) in [0, 0, 4, 1].into_iter().enumerate() {
        let pull = format!(
            "{{ const it = document.querySelectorAll('.haggle input')[{slider}]; it.value = {value}; \
               it.dispatchEvent(new Event('input', {{ bubbles: true }})); }}"
        );
        ann.evaluate(&pull).await;
    }
    let shares = "[...document.querySelectorAll('.haggle .share')].map(it => it.innerText).join(' ') === '0 0 4 1 0'";
    ann.waits_for("the shares that were set", shares).await;
    look(&ann, device, "27 five share").await;
    ann.presses_on(".haggle .choice:not(.small)", 0).await;
    // The next person sees it, after the curtain.
    ann.presses("I am ready").await;
    ann.waits_for("the same shares on the table", shares).await;
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn five_can_be_put_in_any_order_by_pressing_their_names() {
    let visit = Visit::begin("any order").await;
    let device = Device::new(Size::Phone, Theme::Light);
    let ann = visit.visitor("Ann", device).await;
    ann.presses_on(".featured.bark-bark .way", 0).await;
    five_here(&ann).await;
    ann.presses("Open the table").await;
    all_lay(&ann, 5).await;
    // One space each, so that all five are level.
    ann.presses_on(".haggle .choice:not(.small)", 0).await;
    for _ in 0..4 {
        ann.presses("I am ready").await;
        ann.presses_on(".haggle [data-spot='accept']", 0).await;
    }
    ann.presses("I am ready").await;
    ann.finds(".haggle .choice:disabled").await;
    for seat in [3, 1, 4, 0, 2] {
        let name = format!("[data-spot='next-{seat}']");
        ann.presses_on(&name, 0).await;
    }
    let order = "[...document.querySelectorAll('.haggle .share')].map(it => it.innerText[0]).join(' ') === '4 2 5 1 3'";
    ann.waits_for("the order that was pressed", order).await;
    look(&ann, device, "2b five in order").await;
    ann.presses_on(".haggle .choice:not(.small):not(:disabled)", 0)
        .await;
    ann.presses("I am ready").await;
    ann.waits_for("the same order on the table", order).await;
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_drag_moves_the_gardens_and_presses_nothing() {
    let visit = Visit::begin("garden drag").await;
    // Some races end before anybody explores, so the table starts at such a moment.
    let explores = |action: &Action| matches!(action, Action::Move(Move::Explore { .. }));
    let table = laid::until::<BarkBark>(3, &[], |_, choices| choices.iter().any(explores));
    for device in [Device::DESK, Device::PHONE] {
        let ann = visit.visitor(&device.name(), device).await;
        table.before(&visit, &ann).await;
        ann.finds(".pad.explore").await;
        let before = ann.evaluate(VERSION).await;
        // If the whole table is visible, there is nowhere to drag it.
        for _ in 0..3 {
            ann.presses_on(".lenses .tool", 0).await;
        }
        let land = "JSON.stringify(document.querySelector('.land').getBoundingClientRect())";
        let was = ann.evaluate(land).await;
        let from = bare_ground(&ann).await;
        ann.drags(from, (from.0 + 70.0, from.1 + 30.0)).await;
        let moved = format!("{land} !== {}", serde_json::json!(was.as_str()));
        ann.waits_for("the gardens to follow the hand", &moved)
            .await;
        sleep(Duration::from_millis(300)).await;
        assert_eq!(ann.evaluate(VERSION).await, before, "a drag acted");
        // A pad that is pressed and released elsewhere is not pressed either.
        ann.presses_on("[aria-label='The whole race']", 0).await;
        sleep(Duration::from_millis(600)).await;
        let (pad, ground) = (a_pad(&ann).await, bare_ground(&ann).await);
        ann.drags(pad, ground).await;
        sleep(Duration::from_millis(300)).await;
        assert_eq!(
            ann.evaluate(VERSION).await,
            before,
            "a pad let go elsewhere acted"
        );
        // Two fingers moving apart zoom in.
        let wide = "document.querySelector('.land').getBoundingClientRect().width";
        let before_pinch = ann.evaluate(wide).await;
        let ground = bare_ground(&ann).await;
        ann.pinches((ground.0 + 70.0, ground.1), 30.0, 100.0).await;
        let closer = format!("{wide} > {before_pinch}");
        ann.waits_for("the gardens to come closer", &closer).await;
        ann.presses_on("[aria-label='The whole race']", 0).await;
        assert_eq!(ann.evaluate(VERSION).await, before, "a pinch acted");
        // Afterwards a press is a press.
        ann.presses_on(".pad.explore", 0).await;
        let acted = format!("{VERSION} > {before}");
        ann.waits_for("the press to count", &acted).await;
        ann.console_is_clean();
    }
    visit.end(&[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_race_has_one_digest_in_the_house_natively_and_in_wasm() {
    let visit = Visit::begin("garden digest").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    ann.presses_on(".featured.bark-bark .way", 1).await;
    ann.writes(".new-table li:nth-child(3) select", "hamster")
        .await;
    ann.writes("[aria-label='What is played for']", "one_race")
        .await;
    ann.presses("Open the table").await;
    ann.finds(".gathering").await;
    let ben = visit.stranger("Ben", Device::PHONE).await;
    ben.goes_to(&ann.address().await).await;
    ben.presses("Sit here").await;
    for n in 0..MOST_GLANCES {
        if ann.has(".end").await {
            break;
        }
        let mut pressed = Pressed::Nothing;
        for page in [&ann, &ben] {
            if acts(page, n).await != Pressed::Nothing {
                pressed = Pressed::Spot;
            }
        }
        if pressed == Pressed::Nothing {
            sleep(Duration::from_millis(30)).await;
        }
    }
    let text = ann.downloads("Keep the record").await;
    let record = Record::<BarkBark>::parse(&text).expect("a record");
    let replay = record.verify().expect("a valid record");
    let digest = Digest::of(&replay.state).to_string();
    let closing = text.lines().last().expect("the last line");
    assert!(
        closing.contains(&digest),
        "the house: {closing}, natively: {digest}"
    );
    for page in [&ann, &ben] {
        page.presses("Check the shuffle").await;
        page.sees(&digest).await;
    }
    visit.end(&[&ann, &ben]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_and_five_in_a_match_see_the_race_and_the_podium_between_races() {
    let visit = Visit::begin("garden match").await;
    for (device, n_seats) in [
        (Device::new(Size::Desk, Theme::Dark), 5),
        (Device::new(Size::Tablet, Theme::Light), 4),
        (Device::new(Size::Phone, Theme::Light), 5),
    ] {
        let ann = visit.visitor(&device.name(), device).await;
        ann.presses_on(".featured.bark-bark .way", 0).await;
        for _ in 3..n_seats {
            ann.presses("Add a seat").await;
        }
        for seat in 2..=n_seats {
            let select = format!(".new-table li:nth-child({seat}) select");
            ann.writes(&select, "hamster").await;
        }
        ann.presses("Open the table").await;
        ann.finds(".felt").await;
        until(&ann, ".bark-bark .laid .mcard.front, .podium").await;
        until(&ann, ".hand .pressable, .podium").await;
        look(&ann, device, "28 mid-race").await;
        until(&ann, ".podium").await;
        look(&ann, device, "29 between races").await;
        ann.console_is_clean();
    }
    visit.end(&[]).await;
}

/// A place in the gardens where nothing can be pressed.
async fn bare_ground(page: &Page) -> (f64, f64) {
    let ground = "(() => { const frame = document.querySelector('.garden').getBoundingClientRect(); \
        const is_bare = (x, y) => { const it = document.elementFromPoint(x, y); \
          return it && it.closest('.garden') && !it.closest('button') && !it.closest('.rail'); }; \
        for (let i = 2; i < 19; i++) for (let j = 2; j < 19; j++) { \
          const x = frame.left + frame.width * j / 20, y = frame.top + frame.height * i / 20; \
          if (is_bare(x, y)) return [x, y]; } })()";
    place(page, "bare ground", ground).await
}

/// The middle of a pad that is not covered.
async fn a_pad(page: &Page) -> (f64, f64) {
    let pad = "[...document.querySelectorAll('.pad.explore')].map(it => it.getBoundingClientRect()) \
        .map(box => [box.left + box.width / 2, box.top + box.height / 2]) \
        .find(([x, y]) => document.elementFromPoint(x, y)?.closest('.pad'))";
    place(page, "a pad", pad).await
}

/// The place that `script` finds.
async fn place(page: &Page, what: &str, script: &str) -> (f64, f64) {
    let found = page.evaluate(script).await;
    let number = |index: usize| found.get(index).and_then(serde_json::Value::as_f64);
    let at = number(0).zip(number(1));
    at.unwrap_or_else(|| panic!("{what} was not found: {found}"))
}

/// Five people around one device.
async fn five_here(page: &Page) {
    for _ in 0..2 {
        page.presses("Add a seat").await;
    }
    for seat in 3..=5 {
        let select = format!(".new-table li:nth-child({seat}) select");
        page.writes(&select, "here").await;
    }
}

/// Everybody gets ready and lays the same card, so that all of them share it.
async fn all_lay(page: &Page, value: u8) {
    let card = format!("[data-spot='hand-{value}'].pressable");
    for n in 0..MOST_GLANCES {
        if page.has(".haggle").await {
            return;
        }
        let pressed = page.may_press(".curtain button", 0).await
            || (page.has(".hand .pressable").await && page.may_press(&card, 0).await)
            || acts(page, n).await != Pressed::Nothing;
        if !pressed {
            sleep(Duration::from_millis(30)).await;
        }
    }
    page.finds(".haggle").await;
}
