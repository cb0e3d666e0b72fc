//! Light: the first visit loads only the frame, a game is loaded with its table, and what was
//! loaded once opens without a network.

use e2e::{CHOICE, Device, Page, Visit};

const GAMES: [&str; 5] = ["argh", "bandimals", "bark-bark", "dogs", "mole-park"];

/// Answers for certain files, instead of the house.
const INSTEAD: &str = "{ const plain = window.plainFetch ??= window.fetch;
    window.fetch = (url, ...rest) => {
        const name = new URL(url, location.href).pathname.split('/').pop() + new URL(url, location.href).search;
        return (INSTEAD)(name) ?? plain(url, ...rest);
    }; } 0";

/// Lets the house answer again.
const PLAIN: &str = "window.fetch = window.plainFetch; 0";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_visit_loads_the_frame_and_an_open_table_only_its_game() {
    let visit = Visit::begin("light").await;
    let ann = thrifty(&visit).await;
    assert_eq!(games_of(&ann), [""; 0], "{:?}", names(&ann));
    let n_files = names(&ann).len();
    assert!(n_files <= 10, "{n_files} requests: {:?}", names(&ann));
    ann.presses("Play now against bots: ARGH").await;
    ann.finds(CHOICE).await;
    assert_eq!(games_of(&ann), ["argh"], "{:?}", names(&ann));
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_games_on_screen_or_hovered_are_prefetched() {
    let visit = Visit::begin("ahead").await;
    let ann = visit.visitor("Ann", Device::PHONE).await;
    ann.finds("link[rel=prefetch][href^=argh]").await;
    for below in ["bark-bark", "bandimals"] {
        assert!(!ann.has(&ahead(below)).await, "{below} is not on screen");
    }
    ann.evaluate(
        "document.querySelector('[data-game=bark-bark]').dispatchEvent(new PointerEvent('pointerenter')); 0",
    )
    .await;
    ann.finds(&ahead("bark-bark")).await;
    ann.evaluate(
        "document.querySelector('[data-game=bandimals] button').focus({ preventScroll: true }); 0",
    )
    .await;
    ann.finds(&ahead("bandimals")).await;
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_prefetched_when_saving_data() {
    let visit = Visit::begin("thrift").await;
    let ann = thrifty(&visit).await;
    for game in GAMES {
        ann.evaluate(&format!(
            "document.querySelector('[data-game={game}]').dispatchEvent(new PointerEvent('pointerenter')); 0"
        ))
        .await;
    }
    assert!(!ann.has("link[rel=prefetch]").await);
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_once_opened_opens_without_a_network_and_another_says_why_not() {
    let mut visit = Visit::begin("once opened").await;
    let ann = thrifty(&visit).await;
    ann.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        .await;
    ann.presses("Play now against bots: ARGH").await;
    ann.finds(CHOICE).await;
    ann.waits_for(
        "ARGH to be kept, rules and all",
        "(async () => { const { code, style, rules } = JSON.parse(document.getElementById('parcels').textContent).games.argh;
            const kept = await Promise.all([...code, style, rules].map(file => caches.match(file)));
            return kept.every(it => it); })()",
    )
    .await;
    visit.close_the_house().await;
    ann.goes_to(visit.url()).await;
    ann.finds(".lobby").await;
    ann.reloads().await;
    ann.presses("Play now against bots: ARGH").await;
    ann.finds(CHOICE).await;
    ann.presses("Menu").await;
    ann.presses("Leave the table").await;
    ann.presses("Play now against bots: Sequence Dogs").await;
    ann.sees("There is no network, and Sequence Dogs never came here before.")
        .await;
    ann.picture("never opened").await;
    visit.open_the_house_again().await;
    ann.presses("Try again").await;
    ann.finds(".felt").await;
    visit.end(&[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_game_says_that_it_is_being_fetched() {
    let visit = Visit::begin("slow").await;
    let ann = thrifty(&visit).await;
    let held = "name => name.endsWith('.pack')
        ? new Promise(done => (window.held ??= []).push(done)).then(() => plain(name)) : undefined";
    ann.evaluate(&INSTEAD.replace("INSTEAD", held)).await;
    ann.presses("Play now against bots: ARGH").await;
    ann.sees("Fetching ARGH…").await;
    ann.picture("fetching").await;
    ann.evaluate("window.held.forEach(letGo => letGo()); 0")
        .await;
    ann.finds(CHOICE).await;
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_of_an_old_build_says_so_and_plays_after_a_reload() {
    let visit = Visit::begin("newer").await;
    let ann = thrifty(&visit).await;
    let gone = "name => name.endsWith('.pack') ? Promise.resolve(new Response('', { status: 404 }))
        : name.endsWith('?newest') ? Promise.resolve(new Response('another build')) : undefined";
    ann.evaluate(&INSTEAD.replace("INSTEAD", gone)).await;
    ann.presses("Online by a link").await;
    ann.sees("A newer version of this page is there").await;
    ann.picture("newer").await;
    ann.presses("Reload").await;
    ann.waits_for("a new page", "!window.plainFetch").await;
    ann.presses("Play now against bots: ARGH").await;
    ann.finds(CHOICE).await;
    visit.end(&[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rules_that_cannot_be_loaded_say_so_and_can_be_tried_again() {
    let visit = Visit::begin("rules").await;
    let ann = thrifty(&visit).await;
    ann.presses("Play now against bots: ARGH").await;
    ann.finds(CHOICE).await;
    let gone = "name => name.endsWith('.md') ? Promise.resolve(new Response('', { status: 500 })) : undefined";
    ann.evaluate(&INSTEAD.replace("INSTEAD", gone)).await;
    ann.presses("How to play").await;
    ann.sees("The rules did not come.").await;
    ann.picture("no rules").await;
    ann.evaluate(PLAIN).await;
    ann.presses("Try again").await;
    ann.writes(".rules input", "ARGH-14").await;
    ann.sees("2 cards of each pile").await;
    visit.end(&[]).await;
}

/// Ann at the front page, with a browser that saves data: nothing is loaded before she asks.
async fn thrifty(visit: &Visit) -> Page {
    let ann = visit.stranger("Ann", Device::DESK).await;
    ann.saves_data().await;
    ann.goes_to(visit.url()).await;
    ann.finds(".lobby").await;
    ann.waits_for("the page to rest", "document.readyState === 'complete'")
        .await;
    ann
}

/// A game's code, prefetched.
fn ahead(game: &str) -> String {
    format!("link[rel=prefetch][href^={game}]")
}

/// The names of the files loaded.
fn names(page: &Page) -> Vec<String> {
    let loaded = page.loaded();
    let names = loaded.iter().filter_map(|(url, _)| url.rsplit('/').next());
    names.map(str::to_owned).collect()
}

/// The games of which anything was loaded.
fn games_of(page: &Page) -> Vec<&'static str> {
    let names = names(page);
    let is_here = |game: &&str| {
        let starts = [format!("{game}-"), format!("rules-{game}-")];
        names
            .iter()
            .any(|name| starts.iter().any(|start| name.starts_with(start)))
    };
    GAMES.into_iter().filter(is_here).collect()
}
