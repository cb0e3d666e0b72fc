//! Every game at eight moments, at every size, in light and dark: it looks as accepted, and nothing
//! is covered, cut off, too small or outside the window.

mod moments;
mod wall;

use e2e::{Device, Looks, Page, Visit};
use tabletop::Game;

use crate::laid::Laid;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn argh_looks_as_it_was_accepted() {
    looks("argh", &moments::argh()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bandimals_looks_as_it_was_accepted() {
    looks("bandimals", &moments::bandimals()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bark_bark_looks_as_it_was_accepted() {
    looks("bark-bark", &moments::bark_bark()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn dogs_looks_as_it_was_accepted() {
    looks("dogs", &moments::dogs()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn mole_park_looks_as_it_was_accepted() {
    looks("mole-park", &moments::mole_park()).await;
}

/// A moment worth looking at.
struct Moment<G> {
    name: &'static str,
    table: Laid<G>,
    /// What to press first.
    presses: Option<&'static str>,
}

/// Takes pictures of a game at its moments, and with a big screen.
async fn looks<G: Game>(game: &'static str, moments: &[Moment<G>]) {
    let visit = Visit::begin(game).await;
    let mut looks = Looks::of(game);
    let ann = visit.visitor("Ann", Device::DESK).await;
    for moment in moments {
        moment.table.before(&visit, &ann).await;
        ann.finds(".decision.asked, .ranking li").await;
        if let Some(selector) = moment.presses {
            ann.presses_on(selector, 0).await;
        }
        looks.take(&ann, moment.name).await;
        leaves(&visit, &ann).await;
    }
    ann.console_is_clean();
    wall::looks(&visit, &mut looks, game).await;
    looks.tell();
    looks.are_without_fault();
    looks.are_as_accepted();
    visit.end(&[]).await;
}

async fn leaves(visit: &Visit, page: &Page) {
    page.goes_to(&format!("{}#/", visit.url())).await;
    page.finds(".lobby").await;
}
