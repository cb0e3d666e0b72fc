//! What the rules forbid, and where they say so.

use e2e::{CHOICE, Device, Visit};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refusal_names_its_rule_and_the_link_opens_it() {
    let visit = Visit::begin("refusal").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    ann.presses("Play now against bots").await;
    // A card in hand can be kept or offered, never laid face up straight away.
    loop {
        ann.finds(CHOICE).await;
        if ann.has(".held button").await {
            break;
        }
        ann.decides(0).await;
    }
    let before = ann.reads(".question").await;
    ann.presses_on(".held button", 0).await;
    let notice = ann.reads(".notice").await;
    assert!(notice.contains("ARGH-"), "{notice}");
    assert_eq!(ann.reads(".question").await, before, "nothing has changed");
    let link = ann.reads(".notice .link").await;
    let id = link.split_whitespace().last().expect("an id").to_owned();
    ann.presses_on(".notice .link", 0).await;
    let rule = ann.reads(".rule").await;
    assert!(rule.contains(&id), "{id} is not in {rule}");
    visit.end(&[&ann]).await;
}
