//! Alone against bots.

use e2e::{Device, Visit, play_to_the_end};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn alone_against_bots_with_the_network_cut() {
    let mut visit = Visit::begin("offline").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    ann.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        .await;
    ann.presses("Settings").await;
    ann.presses("Keep all games for offline").await;
    ann.sees("All games are kept here").await;
    ann.picture("kept for offline").await;
    visit.close_the_house().await;
    ann.reloads().await;
    ann.finds(".lobby").await;
    ann.presses("Play now against bots").await;
    ann.finds(".felt").await;
    let n_pressed = play_to_the_end(&[&ann]).await;
    assert!(n_pressed > 0, "{n_pressed} decisions");
    ann.presses("Check the shuffle").await;
    ann.sees("The shuffle was settled before the first card")
        .await;
    visit.end(&[&ann]).await;
}
