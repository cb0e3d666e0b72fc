//! Monty's gardens: what is decided on the map is pressed there, and what is said beside the hand.

use std::time::Duration;

use ::bark_bark::{Action, BarkBark, Crown, Landing, SetUp, Setup, Step, Talk, View};
use e2e::{CHOICE, Device, Page, Visit};
use tabletop::{Chance, Checked, Game, Log, Seat, Seed, Shelved, Terms};
use tokio::time::sleep;

use crate::bark_bark::{MOST_GLANCES, Pressed, VERSION, acts, is_asked, opens, opens_with, until};
use crate::laid;

/// Parts of the questions that are answered on the map.
const MAP_QUESTIONS: [&str; 5] = [
    "Where does the race begin?",
    "hich way",
    "With which card?",
    "Where do you put the crown?",
    "Back to which?",
];

/// A table with much pushing and going back.
const NARROW: &[(&str, &str)] = &[
    ("match", "one_race"),
    ("table", "tea_tray"),
    ("short_cut", "off"),
];
/// The pads of a decision, and the actions they stand for.
type Kind = (&'static str, fn(&Action) -> bool);
/// The person's own seat.
const OWN: Seat = Seat(0);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_race_by_pressing_the_gardens() {
    let visit = Visit::begin("gardens").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    opens_with(&ann, &[("Who places Start", "host_names")]).await;
    let mut n_pads = 0;
    for n in 0..MOST_GLANCES {
        if ann.has(".end").await {
            break;
        }
        if !is_asked(&ann).await {
            sleep(Duration::from_millis(30)).await;
            continue;
        }
        let question = ann.reads(".decision .question").await;
        if question.contains("Who places Start?") {
            ann.presses("Place Start yourself").await;
            until_asked_otherwise(&ann, &question).await;
        } else if MAP_QUESTIONS.iter().any(|asked| question.contains(asked)) {
            // Only the map itself is pressed here; if there is nothing to press, this fails.
            presses_a_pad(&ann, ".pad", n).await;
            n_pads += 1;
        } else if acts(&ann, n).await == Pressed::Nothing {
            sleep(Duration::from_millis(30)).await;
        }
    }
    ann.finds(".ranking li").await;
    assert!(n_pads >= 1, "Start at least is laid on the map");
    ann.presses("Watch it again").await;
    ann.finds(".replay").await;
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_decision_of_the_map_has_its_pads() {
    let visit = Visit::begin("garden pads").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    let kinds: [Kind; 3] = [
        (".pad.crown", |it| {
            matches!(it, Action::Crown(Crown::PlaceCrown { .. }))
        }),
        (".pad.push", |it| {
            matches!(it, Action::Landing(Landing::PushOff { .. }))
        }),
        (".pad.go", |it| {
            matches!(it, Action::Landing(Landing::HopOff { .. }))
        }),
    ];
    for (n, (selector, is_it)) in kinds.into_iter().enumerate() {
        let mut n_choices = 0;
        let table = laid::until::<BarkBark>(5, NARROW, |_, choices| {
            n_choices = choices.iter().filter(|action| is_it(action)).count();
            n_choices > 0
        });
        table.before(&visit, &ann).await;
        ann.finds(selector).await;
        assert_eq!(ann.count(selector).await, n_choices, "{selector}");
        presses_a_pad(&ann, selector, n).await;
    }
    // Foxes hardly ever quarrel. A person who walks away at this table has two gates to go back to.
    let walks_between_gates = |view: &View, choices: &[Action]| {
        choices.contains(&Talk::WalkAway.into()) && {
            let setup = narrow_table();
            let luck = Chance::new(Seed::from_number(1));
            let mut world = BarkBark::imagine(&setup, view, luck);
            world.apply(
                Checked::listed(OWN, &Talk::WalkAway.into()),
                &mut Log::silent(),
            );
            let next = world.open().agenda.last();
            matches!(next, Some(Step::Gate { seat }) if *seat == OWN)
        }
    };
    let table = laid::until::<BarkBark>(5, NARROW, walks_between_gates);
    table.before(&visit, &ann).await;
    ann.presses_on("[data-spot='walk-away']", 0).await;
    ann.finds(".pad.gate").await;
    assert!(ann.count(".pad.gate").await > 1, "there is a choice");
    presses_a_pad(&ann, ".pad.gate", 0).await;
    // The short cut is not a place in the gardens: it is a question.
    let is_short_cut = |action: &Action| *action == Crown::TakeShortCut.into();
    let table = laid::until::<BarkBark>(3, &[("match", "one_race")], |_, choices| {
        choices.iter().any(is_short_cut)
    });
    table.before(&visit, &ann).await;
    ann.sees("Take the short cut home?").await;
    ann.presses_on(CHOICE, 0).await;
    ann.finds(".ranking li").await;
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn start_can_be_laid_on_any_cell_of_a_big_table() {
    let visit = Visit::begin("big garden").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    let options = [("table", "big_table"), ("start_placer", "host_names")];
    let table = laid::until::<BarkBark>(3, &options, |_, choices| {
        matches!(choices[0], Action::SetUp(SetUp::PlaceStart { .. }))
    });
    table.before(&visit, &ann).await;
    ann.finds(".pad.start").await;
    assert_eq!(ann.count(".pad.start").await, 13 * 9);
    // A cell at the edge, as far from the middle as possible.
    presses_a_pad(&ann, "[data-spot='start-0-0']", 0).await;
    ann.finds("[data-spot='card-0-0']").await;
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_claim_that_was_a_lie_stays_on_record() {
    let visit = Visit::begin("claims").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    opens(&ann).await;
    until(&ann, "[data-spot='claim-5']").await;
    ann.presses_on("[data-spot='claim-5']", 0).await;
    ann.sees("“I play my 5”").await;
    ann.presses_on("[data-spot='hand-2']", 0).await;
    ann.finds(".seat.own .record.liar").await;
    let record = ann.reads(".seat.own .record").await;
    assert!(
        record.contains("led us up the garden path once"),
        "{record}"
    );
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_claim_is_followed_by_another_and_taken_back() {
    let visit = Visit::begin("claim again").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    opens_with(&ann, &[("Claims", "public_and_whispers")]).await;
    until(&ann, "[data-spot='claim-5']").await;
    ann.presses_on("[data-spot='claim-5']", 0).await;
    ann.sees("“I play my 5”").await;
    ann.presses_on("[data-spot='claim-3']", 0).await;
    ann.sees("“I play my 3”").await;
    ann.picture("2a claiming again").await;
    ann.presses_on("[data-spot='unclaim']", 0).await;
    let silent = "!document.querySelector('.seat.own .bubble')";
    ann.waits_for("the claim to be gone", silent).await;
    // A whisper is taken back in the same way.
    ann.presses_on("[data-spot='whisper-1-4']", 0).await;
    ann.finds(".seat.own .bubble.whisper").await;
    ann.presses_on("[data-spot='unclaim']", 0).await;
    ann.waits_for("the whisper to be gone", silent).await;
    ann.finds("[data-spot='claim-5']").await;
    visit.end(&[&ann]).await;
}

fn narrow_table() -> Setup {
    let terms = NARROW.iter().fold(Terms::plain(5), |terms, (key, value)| {
        terms.with(key, value)
    });
    BarkBark::set_up(&terms).expect("a table that can be opened")
}

/// Presses a pad, and waits until the table has answered.
async fn presses_a_pad(page: &Page, selector: &str, n: usize) {
    let before = page.evaluate(VERSION).await;
    page.finds(selector).await;
    let count = page.count(selector).await;
    page.presses_on(selector, n % count.max(1)).await;
    let changed = format!("{VERSION} !== {before}");
    page.waits_for("the table to answer", &changed).await;
}

async fn until_asked_otherwise(page: &Page, question: &str) {
    let changed = format!(
        "document.querySelector('.decision .question')?.innerText !== {}",
        serde_json::json!(question)
    );
    page.waits_for("another question", &changed).await;
}
