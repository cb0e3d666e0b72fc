//! Seats, not people: reloading, letting a bot play, coming back.

use std::time::Duration;

use e2e::{CHOICE, Page, Visit, play_to_the_end};
use tokio::time::sleep;

use crate::online::two_at_a_table;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reloading_in_the_middle_of_a_turn_changes_nothing() {
    let visit = Visit::begin("reload").await;
    let (ann, ben, _) = two_at_a_table(&visit).await;
    let mut n_reloads = 0;
    while n_reloads < 2 {
        // A deal may be over soon; one reload is the minimum.
        let Some(asked) = page_that_is_asked(&ann, &ben).await else {
            break;
        };
        // In the middle of a turn: the card is in hand and only its owner knows it.
        if asked.has(".held button").await {
            let (question, choices) = (asked.reads(".question").await, choices(asked).await);
            let own = asked.reads(".seat.own").await;
            asked.reloads().await;
            asked.finds(CHOICE).await;
            assert_eq!(asked.reads(".question").await, question);
            assert_eq!(self::choices(asked).await, choices);
            assert_eq!(asked.reads(".seat.own").await, own);
            n_reloads += 1;
        }
        asked.decides(0).await;
    }
    assert!(n_reloads > 0);

    // The story goes back to before the reload, and so does the table.
    play_to_the_end(&[&ann, &ben]).await;
    ann.reloads().await;
    ann.presses("Look at the table").await;
    ann.presses("Story").await;
    ann.presses_on(".tale .moment", 0).await;
    ann.sees("You are looking back at the table as it was.")
        .await;
    ann.presses("Back to now").await;
    visit.end(&[&ann, &ben]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_takes_a_seat_over_and_its_owner_takes_it_back() {
    let visit = Visit::begin("stepping").await;
    // A deal may be over before Ben is asked again; then there is another.
    for _ in 0..6 {
        let (ann, ben, _) = two_at_a_table(&visit).await;
        let is_back = steps_out_and_in(&ann, &ben).await;
        play_to_the_end(&[&ann, &ben]).await;
        if is_back {
            return visit.end(&[&ann, &ben]).await;
        }
    }
    panic!("Ben was not asked again in six deals");
}

/// Ben lets a bot play and comes back. Returns whether he was asked again before the end.
async fn steps_out_and_in(ann: &Page, ben: &Page) -> bool {
    ben.presses("Menu").await;
    ben.presses("Let a bot play for me").await;
    ann.sees("a bot plays for them").await;
    // The bot plays Ben's turns: Ann is asked again and again, Ben never.
    for _ in 0..2 {
        ann.finds(".decision.asked, .end").await;
        if ann.has(".end").await {
            return false;
        }
        ann.decides(0).await;
    }
    assert!(!ben.has(CHOICE).await, "the bot answers for Ben");
    if ann.has(".end").await || ben.has(".end").await {
        return false;
    }
    ben.presses("Play myself again").await;
    ann.waits_for(
        "Ben himself",
        "!document.body.innerText.includes('a bot plays for them')",
    )
    .await;
    while let Some(asked) = page_that_is_asked(ann, ben).await {
        if asked.name() == ben.name() {
            asked.decides(0).await;
            return true;
        }
        asked.decides(0).await;
    }
    false
}

/// The page with a decision; `None` once the deal is over.
pub(crate) async fn page_that_is_asked<'a>(ann: &'a Page, ben: &'a Page) -> Option<&'a Page> {
    for _ in 0..1_000 {
        for page in [ann, ben] {
            if page.has(CHOICE).await {
                return Some(page);
            }
            if page.has(".end").await {
                return None;
            }
        }
        sleep(Duration::from_millis(30)).await;
    }
    panic!(
        "nobody is asked: Ann reads\n{}\nBen reads\n{}",
        ann.text().await,
        ben.text().await
    );
}

async fn choices(page: &Page) -> String {
    let texts =
        format!("[...document.querySelectorAll('{CHOICE}')].map(it => it.innerText).join('|')");
    page.evaluate(&texts)
        .await
        .as_str()
        .expect("text")
        .to_owned()
}
