//! The fairground online: everybody chooses at the same time, and nobody learns what.

use std::time::Duration;

use e2e::{Device, Page, Size, Theme, Visit};
use mole_park::{Action, Event, MolePark, Setup, View};
use serde_json::json;
use tabletop::{Face, Viewer};
use tokio::time::sleep;
use wire::UpdateMsg;

use super::playing::{MOST_GLANCES, acts, seats};
use crate::truth::Truth;

/// A page shows that three of the four have chosen.
const THREE_READY: &str = "document.querySelectorAll('.others .fist:not(.empty)').length === 3";
const FOUR_ROLLED: &str = "document.querySelectorAll('.lies .die').length === 4";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_browsers_choose_at_the_mole_park_at_the_same_time() {
    let visit = Visit::begin("mole crowd").await;
    let people = four_at_the_park(&visit, "").await;
    let [ann, ben, cat, dan] = &people;
    let all = [ann, ben, cat, dan];
    gets_to_the_dice(&all).await;
    let before = all.map(|page| page.received().len());
    // Ann presses slowly: the others choose while her finger is down.
    let at = ann.holds("[data-spot='dice-glove']", 0).await;
    tokio::join!(
        takes(ben, "[data-spot='dice-pan']"),
        takes(cat, "[data-spot='dice-mallet']"),
    );
    ann.waits_for(
        "two who are ready",
        "document.querySelectorAll('.others .fist:not(.empty)').length === 2",
    )
    .await;
    ann.lets_go(at).await;
    dan.waits_for("three who are ready", THREE_READY).await;
    for page in [ann, ben, cat] {
        page.finds(".seat.own .fist:not(.empty)").await;
        page.finds(".own-die.chosen").await;
        page.waits_for(
            "two others who are ready",
            "document.querySelectorAll('.others .fist:not(.empty)').length === 2",
        )
        .await;
    }
    // A glove, a pan and a mallet look the same on the others' pages.
    for (page, before) in all.into_iter().zip(before) {
        let fists = "[...new Set([...document.querySelectorAll('.others .fist:not(.empty)')].map(it => \
               [it.className, it.ariaLabel, it.title, it.innerHTML.replace(/<!--.*?-->/g, '')].join()))].join(' and ')";
        let fists = page.evaluate(fists).await;
        let fists = fists.as_str().expect("text");
        assert!(
            !fists.is_empty() && !fists.contains(" and "),
            "{} sees a difference: {fists}",
            page.name()
        );
        tells_nothing(&page.received()[before..], page.name());
    }
    dan.presses_on("[data-spot='dice-pan']", 0).await;
    goes(&all).await;
    for page in all {
        page.waits_for("four dice on the lawn", FOUR_ROLLED).await;
    }
    visit.end(&all).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lapse_is_played_for_a_person_who_leaves_the_mole_park_and_comes_back() {
    let visit = Visit::begin("mole lapse").await;
    let people = four_at_the_park(&visit, "30").await;
    let [ann, ben, cat, dan] = &people;
    gets_to_the_dice(&[ann, ben, cat, dan]).await;
    let link = dan.address().await;
    dan.goes_to("about:blank").await;
    for page in [ann, ben, cat] {
        takes(page, "[data-spot='dice-glove']").await;
    }
    // Dan's time runs out, a pan is rolled for him, and the others go on.
    goes(&[ann, ben, cat]).await;
    ann.waits_for("four dice on the lawn", FOUR_ROLLED).await;
    let rolled = "[...document.querySelectorAll('.lies .die-at')].map(it => it.ariaLabel).filter(it => it.includes('Frying Pan')).length";
    assert_eq!(ann.evaluate(rolled).await, 1, "the lapse is a pan");
    dan.goes_to(&link).await;
    dan.finds(".felt .seat.own").await;
    dan.finds(".lies .die").await;
    // He answers the next question himself.
    for n in 0..MOST_GLANCES {
        if acts(dan, n).await {
            return visit.end(&[ann, ben, cat]).await;
        }
        for page in [ann, ben, cat] {
            acts(page, n).await;
        }
        sleep(Duration::from_millis(30)).await;
    }
    panic!("Dan is back, but was not asked again");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_deal_at_the_mole_park_tells_nobody_too_much_and_replays_everywhere() {
    let visit = Visit::begin("mole truth").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    ann.presses_on(".featured.mole-park .way", 1).await;
    seats(&ann, 4, "hamster").await;
    ann.writes(".new-table li:nth-child(2) select", "invited")
        .await;
    ann.writes("[aria-label='Closing time']", "20").await;
    ann.presses("Open the table").await;
    ann.finds(".gathering").await;
    let link = ann.address().await;
    let sam = visit
        .stranger("Sam", Device::new(Size::Tablet, Theme::Light))
        .await;
    let ben = visit.stranger("Ben", Device::PHONE).await;
    ben.goes_to(&link).await;
    ben.presses("Sit here").await;
    sam.goes_to(&link).await;
    let all = [&ann, &ben, &sam];
    for page in all {
        page.finds(".felt").await;
    }
    for n in 0..MOST_GLANCES {
        let pressed = [acts(&ann, n).await, acts(&ben, n).await];
        if ann.has(".end").await && ben.has(".end").await {
            break;
        }
        if pressed == [false, false] {
            sleep(Duration::from_millis(30)).await;
        }
    }
    sam.finds(".end").await;
    let text = ann.downloads("Keep the record").await;
    let truth = Truth::<MolePark>::of(&text);
    for page in all {
        let n_updates = truth.is_all_that_was_told(&page.received());
        assert!(n_updates > 20, "{}: {n_updates} updates", page.name());
    }
    // One record, three engines: the house wrote the digest, this test replays it natively, and
    // each browser replays it in wasm.
    let digest = truth.digest();
    let closing = text.lines().last().expect("the last line");
    assert!(
        closing.contains(&digest),
        "the house: {closing}, natively: {digest}"
    );
    for page in all {
        page.presses("Check the shuffle").await;
        page.sees(&digest).await;
    }
    visit.end(&all).await;
}

/// Ann opens a table, and three join by the link.
async fn four_at_the_park(visit: &Visit, clock: &str) -> [Page; 4] {
    let ann = visit.visitor("Ann", Device::DESK).await;
    ann.presses_on(".featured.mole-park .way", 1).await;
    seats(&ann, 4, "invited").await;
    ann.writes(".new-table [aria-label='Time for each decision']", clock)
        .await;
    ann.presses("Open the table").await;
    ann.finds(".gathering").await;
    let link = ann.address().await;
    let mut others = Vec::new();
    for name in ["Ben", "Cat", "Dan"] {
        let page = visit.stranger(name, Device::PHONE).await;
        page.goes_to(&link).await;
        page.presses("Sit here").await;
        others.push(page);
    }
    let [ben, cat, dan] = others.try_into().expect("three");
    for page in [&ann, &ben, &cat, &dan] {
        page.finds(".felt").await;
    }
    [ann, ben, cat, dan]
}

/// Everybody picks a colour, Ann is King Mole, up to choosing the first dice.
async fn gets_to_the_dice(people: &[&Page]) {
    for n in 0..MOST_GLANCES {
        let mut n_there = 0;
        for page in people {
            if page.has(".own-die.pressable").await {
                n_there += 1;
            } else {
                acts(page, n).await;
            }
        }
        if n_there == people.len() {
            return;
        }
    }
    people[0].finds(".own-die.pressable").await;
}

/// Presses a die, and sees that it is taken.
async fn takes(page: &Page, die: &str) {
    page.presses_on(die, 0).await;
    page.finds(".own-die.chosen").await;
}

/// King Mole gives the signal.
async fn goes(people: &[&Page]) {
    for _ in 0..MOST_GLANCES {
        for page in people {
            if page.may_press(".megaphone .choice", 0).await {
                return;
            }
        }
        if people[0].has(".lies .die").await {
            return;
        }
        sleep(Duration::from_millis(30)).await;
    }
}

/// While dice are chosen, a page hears only that the others are ready, each of them once.
fn tells_nothing(traffic: &[String], name: &str) {
    let mut n_ready = 0;
    for text in traffic {
        let value: serde_json::Value = serde_json::from_str(text).expect("JSON");
        if value["msg"] != "update" {
            continue;
        }
        let message: UpdateMsg<View, Event, Action, Setup> =
            serde_json::from_value(value).expect("an update");
        let update = message.update;
        let Viewer::Seat(own) = update.viewer else {
            panic!("{name} sits at the table");
        };
        let view = update.view.expect("the moles are dealt");
        for (seat, area) in view.areas.by_seat().filter(|(seat, _)| *seat != own) {
            let is_shown = matches!(area.answer, Some(Face::Up(_)));
            assert!(!is_shown, "{name} is told the answer of {seat}");
        }
        for event in update.chapters.iter().flat_map(|chapter| &chapter.events) {
            match event {
                Event::Answered { by, answer, .. } if *by != own => {
                    assert_eq!(*answer, Face::Down, "{name}: {}", json!(event));
                    n_ready += 1;
                }
                Event::Answered { .. } => (),
                other => panic!("{name} hears more than who is ready: {}", json!(other)),
            }
        }
    }
    let expected = if name.ends_with("Dan") { 3 } else { 2 };
    assert_eq!(n_ready, expected, "{name} hears of each once");
}
