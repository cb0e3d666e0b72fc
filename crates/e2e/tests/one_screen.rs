//! Around one screen.

use std::collections::BTreeSet;

use e2e::{CHOICE, Device, Page, Visit};
use tabletop::{Seat, Viewer};

use crate::truth::Truth;

/// Everything the page contains of the table: words, labels, names of pictures. Only what explains
/// the edition to everybody is left out: the rules, the overview of the cards, and the pictures
/// from which cards are drawn.
const PAGE: &str = "(() => {
        const page = document.body.cloneNode(true);
        page.querySelectorAll('.rule, .aid, .symbols, script').forEach(it => it.remove());
        return page.outerHTML;
    })()";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_other_hand_is_not_in_the_page_at_all() {
    let visit = Visit::begin("one screen").await;
    let screen = visit.visitor("the screen", Device::DESK).await;
    let mut n_secrets = 0;
    let mut n_curtains = 0;
    // A deal may be over soon, and the search is worth nothing without enough to find.
    for _ in 0..8 {
        screen.goes_to(visit.url()).await;
        let (secrets, curtains) = one_deal(&screen).await;
        n_secrets += secrets;
        n_curtains += curtains;
        if n_secrets > 10 && n_curtains > 4 {
            return visit.end(&[&screen]).await;
        }
    }
    panic!("in eight deals {n_secrets} secrets and {n_curtains} curtains");
}

/// Plays a deal and compares everything that was on the page with what may have been. Returns how
/// often somebody knew what the other did not, and how often the device was handed over.
async fn one_deal(screen: &Page) -> (usize, usize) {
    screen.presses("Around one screen").await;
    screen.presses("Take seat 3 away").await;
    screen
        .writes(".new-table li:nth-child(1) input", "Ann")
        .await;
    screen
        .writes(".new-table li:nth-child(2) input", "Robin")
        .await;
    screen.presses("Open the table").await;

    // What was on the page, for whom, after how many actions.
    let mut seen: Vec<(usize, Option<Viewer>, String)> = Vec::new();
    let mut n_plays = 0;
    let mut n_curtains = 0;
    screen.finds(".felt, .curtain").await;
    while !screen.has(".end").await {
        screen.finds(".curtain, .decision.asked, .end").await;
        seen.push((n_plays, viewer(screen).await, page(screen).await));
        if screen.has(".curtain").await {
            n_curtains += 1;
            screen.presses("I am ready").await;
            screen.finds(".felt").await;
        } else if !screen.has(".end").await {
            let n_choices = screen.count(CHOICE).await;
            screen.decides(n_plays % n_choices).await;
            n_plays += 1;
        }
    }
    let truth: Truth = Truth::of(&screen.downloads("Keep the record").await);
    let mut n_secrets = 0;
    let everybody = [Seat(0), Seat(1)].map(Viewer::Seat);
    for (n_plays, viewer, page) in &seen {
        let names = truth.all_names().into_iter();
        let there: BTreeSet<String> = names.filter(|name| page.contains(name.as_str())).collect();
        let Some(viewer) = viewer else {
            assert!(
                there.is_empty(),
                "behind the curtain after {n_plays} actions: {:?}",
                around(page, &there)
            );
            continue;
        };
        let shown = truth.shown(*viewer, *n_plays);
        let too_much: BTreeSet<String> = there.difference(&shown).cloned().collect();
        assert!(
            too_much.is_empty(),
            "{viewer:?} after {n_plays} actions: {:?}",
            around(page, &too_much)
        );
        let unknown =
            everybody.map(|other| truth.shown(other, *n_plays).difference(&shown).count());
        n_secrets += unknown.iter().sum::<usize>();
    }
    (n_secrets, n_curtains)
}

/// Who sits in front of the screen; nobody while the curtain is down.
async fn viewer(screen: &Page) -> Option<Viewer> {
    if screen.has(".curtain").await {
        return None;
    }
    let own = screen.reads(".seat.own").await;
    Some(Viewer::Seat(Seat(u8::from(!own.starts_with("Ann")))))
}

async fn page(screen: &Page) -> String {
    let page = screen.evaluate(PAGE).await;
    page.as_str().expect("text").to_owned()
}

/// The names with their surroundings in the page.
fn around(page: &str, names: &BTreeSet<String>) -> Vec<String> {
    let places = names
        .iter()
        .filter_map(|name| page.split_once(name.as_str()));
    let end = |text: &str| text.chars().rev().take(160).collect::<Vec<char>>();
    places
        .map(|(before, after)| {
            let before: String = end(before).into_iter().rev().collect();
            let after: String = after.chars().take(60).collect();
            format!("{before}»»«« {after}")
        })
        .collect()
}
