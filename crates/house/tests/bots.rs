//! Bots that think forever, and bots that think at the expense of others.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use house::{House, Limits, Moment, Stumble};
use serde_json::{Value, json};

use crate::person::Person;
use crate::stuck::{open_house_that, stuck_when};
use crate::tables::{fast, here, open_table, token};

/// A person against a bot, after the deal has started.
async fn against(house: &House, level: &str) -> Person {
    let bot = json!({ "sits": "bot", "level": level });
    let created = open_table(house, &json!([here("Ann"), bot])).await;
    let tokens = [token(&created, 0), created.host];
    let mut ann = Person::greet(house, &created.table, &tokens, 0).await;
    let begun = ann.ask(json!({ "msg": "start" })).await;
    assert_eq!(begun["msg"], "done", "{begun}");
    ann
}

/// Whether the other seat has been played, and by this kind of player.
fn has_acted(ann: &Person, by: &str) -> bool {
    ann.traffic.iter().any(|text| {
        let message: Value = serde_json::from_str(text).unwrap();
        let chapters = message["update"]["chapters"].as_array();
        chapters.is_some_and(|chapters| {
            chapters.iter().any(|chapter| {
                chapter["happening"]["seat"] == 1 && chapter["happening"]["by"] == by
            })
        })
    })
}

/// Plays until the other seat has been played.
async fn play_until(ann: &mut Person, by: &str) {
    let begun = Instant::now();
    while !has_acted(ann, by) {
        assert!(
            begun.elapsed() < Duration::from_secs(20),
            "it takes forever"
        );
        if !ann.act(0).await {
            ann.hears_within(Duration::from_millis(20)).await;
        }
    }
}

#[tokio::test]
async fn a_thought_that_does_not_end_is_given_up_and_not_repeated() {
    let n_asked = Arc::new(AtomicUsize::new(0));
    let asked = Arc::clone(&n_asked);
    let is_meant = move |moment: &Moment<'_>| {
        let is_poisoned =
            matches!(moment, Moment::Thinking(job) if job.level.to_string() == "hamster");
        asked.fetch_add(usize::from(is_poisoned), Ordering::Relaxed);
        is_poisoned
    };
    let (stumble, _trap) = stuck_when(is_meant);
    let limits = Limits {
        thought: Duration::from_millis(200),
        ..fast()
    };
    let opened = open_house_that(stumble, limits).await;
    let house = &opened.house;
    let mut poisoned = Vec::new();
    for _ in 0..available_parallelism().map_or(1, usize::from) + 1 {
        poisoned.push(against(house, "hamster").await);
    }
    let mut well = against(house, "fox").await;
    for ann in &mut poisoned {
        play_until(ann, "lapse").await;
    }
    play_until(&mut well, "bot").await;
    // The deals go on without asking for another thought while the first one hangs.
    let n_poisoned = poisoned.len();
    for ann in &mut poisoned {
        for _ in 0..40 {
            if !ann.act(0).await {
                ann.hears_within(Duration::from_millis(5)).await;
            }
        }
    }
    assert_eq!(n_asked.load(Ordering::Relaxed), n_poisoned);
    opened.house.close().await.unwrap();
}

#[tokio::test]
async fn slow_bots_do_not_starve_a_quick_one() {
    let limits = Limits {
        // Long, so that the share ends the thoughts and not the limit.
        thought: Duration::from_secs(60),
        share: Duration::from_millis(20),
        ..fast()
    };
    let opened = open_house_that(Stumble::default(), limits).await;
    let house = &opened.house;
    let mut greedy = Vec::new();
    for _ in 0..6 {
        let mut ann = against(house, "owl:100000").await;
        while ann.act(0).await {}
        greedy.push(ann);
    }
    let begun = Instant::now();
    let mut modest = against(house, "fox").await;
    play_until(&mut modest, "bot").await;
    let took = begun.elapsed();
    assert!(took < Duration::from_secs(10), "{took:?}");
    // The slow bots get their turn, too.
    play_until(&mut greedy[0], "bot").await;
    opened.house.close().await.unwrap();
}

#[tokio::test]
async fn a_bot_alone_in_the_house_keeps_to_its_time() {
    let limits = Limits {
        thought: Duration::from_millis(200),
        ..fast()
    };
    let opened = open_house_that(Stumble::default(), limits).await;
    let begun = Instant::now();
    let mut ann = against(&opened.house, "owl:100000").await;
    play_until(&mut ann, "bot").await;
    let took = begun.elapsed();
    assert!(took < Duration::from_secs(20), "{took:?}");
    opened.house.close().await.unwrap();
}
