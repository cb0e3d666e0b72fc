//! Sequence Dogs in a real browser: cards are pressed in the hand and dogs on the lawn.

mod looks;
pub(crate) mod playing;

use e2e::{Device, Page, Size, Theme, Visit};
use playing::{LIT, OVER, PLAYABLE, VERSION, opens, plays, plays_until, seats};
use tabletop::{Digest, Record};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn alone_to_the_end_by_pressing_the_lawn() {
    let visit = Visit::begin("lawn").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    // A fox plays with a plan, so that it is over soon.
    opens(&ann, &["here", "fox"], &[]).await;
    assert_eq!(ann.count(".dog-space").await, 84, "84 dogs");
    assert_eq!(ann.count(".dog-corner").await, 4, "and four corners");
    let n_played = plays_until(&[&ann], OVER).await;
    assert!(n_played > 3, "{n_played} cards played");
    ann.finds(".ranking li").await;
    ann.presses("Watch it again").await;
    ann.finds(".replay").await;
    // All cards are open: no hand shows its back.
    ann.waits_for(
        "open hands",
        "document.querySelector('.dog-backs .dog-card.front') !== null && document.querySelector('.dog-backs .dog-card.back') === null",
    )
    .await;
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_picked_card_lights_its_spaces_and_the_other_rules_are_cited() {
    let visit = Visit::begin("lawn refusal").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    opens(&ann, &["here", "hamster"], &[]).await;
    let breed = format!("{PLAYABLE}:not([data-card='fire_hydrant'], [data-card='doghouse'])");
    ann.presses_on(&breed, 0).await;
    ann.finds(LIT).await;
    let lit = ann.count(LIT).await;
    assert!((1..=2).contains(&lit), "{lit} spaces are lit");
    // They are also buttons beside the question.
    assert_eq!(ann.count(".decision.asked .choice:not(.small)").await, lit);
    let before = ann.evaluate(VERSION).await;
    ann.presses_on(".dog-space:not(.dog-lit, .dog-shut, .covered)", 0)
        .await;
    let notice = ann.reads(".notice").await;
    assert!(notice.contains("DOGS-20"), "{notice}");
    assert_eq!(ann.evaluate(VERSION).await, before, "nothing has changed");
    ann.presses_on(".notice .link", 0).await;
    let rule = ann.reads(".rule").await;
    assert!(rule.contains("DOGS-20"), "{rule}");
    // The card is still picked up, and goes where it can.
    ann.presses_on(LIT, 0).await;
    ann.finds(".dog-space.covered").await;
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dead_card_is_dim_and_says_why() {
    let visit = Visit::begin("lawn dead").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    const DEAD: &str = ".dog-hand li.dead .place";
    // Most deals of three bring one, because the lawn fills up; a deal may be over before.
    for _ in 0..6 {
        ann.goes_to(visit.url()).await;
        ann.finds(".lobby").await;
        opens(&ann, &["here", "hamster", "hamster"], &[]).await;
        plays_until(
            &[&ann],
            ".end, .decision.asked ~ .mine .dog-hand li.dead .turn-in",
        )
        .await;
        if !ann.has(DEAD).await || ann.has(".end").await {
            continue;
        }
        ann.presses_on(DEAD, 0).await;
        let notice = ann.reads(".notice").await;
        assert!(
            notice.contains("dead") && notice.contains("DOGS-22"),
            "{notice}"
        );
        let before = ann.evaluate(VERSION).await;
        ann.presses_on(".dog-hand .turn-in", 0).await;
        ann.waits_for("another card", &format!("{VERSION} > {before}"))
            .await;
        return visit.end(&[&ann]).await;
    }
    panic!("no dead card in six deals");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_screen_hides_the_hand_and_what_was_picked_from_it() {
    let visit = Visit::begin("lawn curtain").await;
    let screen = visit
        .visitor("the screen", Device::new(Size::Tablet, Theme::Light))
        .await;
    opens(&screen, &["here", "here"], &[]).await;
    let mut hand: Vec<String> = Vec::new();
    for _ in 0..4 {
        screen.finds(".curtain").await;
        assert_eq!(
            screen.count(".dog-card").await,
            0,
            "a card is behind the curtain"
        );
        // Nothing on the page names a dog of the previous person: no label, no line of the story.
        let behind = "{ const page = document.body.cloneNode(true); \
                      page.querySelectorAll('.symbols').forEach(it => it.remove()); page.outerHTML }";
        let behind = screen.evaluate(behind).await;
        let behind = behind.as_str().expect("text");
        for dog in &hand {
            assert!(
                !behind.contains(dog.as_str()),
                "{dog} is behind the curtain"
            );
        }
        screen.presses("I am ready").await;
        screen.finds(".decision.asked").await;
        hand = names(&screen).await;
        assert_eq!(hand.len(), 5);
        for left in [".picked", LIT, ".dog-lens", ".dog-backs .front"] {
            assert_eq!(
                screen.count(left).await,
                0,
                "{left} of the other is still there"
            );
        }
        plays_until(&[&screen], ".curtain").await;
    }
    visit.end(&[&screen]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_against_two_in_four_browsers() {
    let visit = Visit::begin("lawn teams").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    ann.presses_on(".featured.dogs .way", 1).await;
    seats(&ann, &["here", "invited", "invited", "invited"]).await;
    // The deck is not shuffled again, so that it is over soon.
    ann.writes("[aria-label='Times the deck is rebuilt']", "0")
        .await;
    ann.presses("Open the table").await;
    ann.finds(".gathering").await;
    let link = ann.address().await;
    let tablet = Device::new(Size::Tablet, Theme::Dark);
    let ben = visit.stranger("Ben", Device::PHONE).await;
    let cay = visit.stranger("Cay", tablet).await;
    let dan = visit.stranger("Dan", Device::DESK).await;
    for page in [&ben, &cay, &dan] {
        page.goes_to(&link).await;
        page.presses("Sit here").await;
    }
    let people = [&ann, &ben, &cay, &dan];
    for page in people {
        page.finds(".dog-hand").await;
        assert_eq!(page.count(".dog-hand .place").await, 4, "four cards each");
        assert_eq!(page.count(".partner.yours").await, 1, "one partner");
        assert_eq!(page.count(".dog-backs .front").await, 0, "no hand is open");
    }
    let n_played = plays_until(&people, OVER).await;
    assert!(n_played > 3, "{n_played} cards played");
    // Everybody sees the same lawn.
    let lawn = lawn(&ann).await;
    for page in people {
        assert_eq!(self::lawn(page).await, lawn, "{}", page.name());
    }
    let text = ann.downloads("Keep the record").await;
    let digest = digest(&text);
    for page in people {
        page.presses("Check the shuffle").await;
        page.sees(&digest).await;
    }
    visit.end(&people).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lawn_with_the_keyboard_alone() {
    let visit = Visit::begin("lawn keys").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    opens(&ann, &["here", "hamster"], &[]).await;
    for _ in 0..3 {
        ann.finds(".decision.asked, .end").await;
        if ann.has(".end").await {
            break;
        }
        walks_to(&ann, PLAYABLE).await;
        // The focused card is also shown enlarged.
        let fact = ann.reads(".dog-lens p").await;
        assert!(fact.len() > 10, "{fact}");
        ann.key("Enter").await;
        ann.waits_for(
            "a lit space",
            "document.activeElement.matches('.dog-space.dog-lit')",
        )
        .await;
        let before = ann.evaluate(VERSION).await;
        ann.key("Enter").await;
        ann.waits_for("the table to answer", &format!("{VERSION} > {before}"))
            .await;
    }
    // Arrow keys go from dog to dog, and the focused one is shown enlarged. A row has eleven: from
    // its left end there is always a way to the right.
    walks_to(&ann, ".dog-space").await;
    ann.key("ArrowDown").await;
    ann.key("Home").await;
    let here = ann.reads(".dog-lens strong").await;
    ann.key("ArrowRight").await;
    ann.waits_for(
        "the next dog",
        &format!(
            "document.querySelector('.dog-lens strong').innerText !== {}",
            serde_json::json!(here)
        ),
    )
    .await;
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_discard_pile_is_opened_and_closed_with_the_keyboard() {
    let visit = Visit::begin("lawn pile").await;
    const PILE: &str = "button.dog-pile";
    for device in [Device::DESK, Device::PHONE] {
        let ann = visit.visitor(&device.name(), device).await;
        opens(&ann, &["here", "hamster"], &[]).await;
        plays_until(
            &[&ann],
            ".end, .others button.dog-pile:not([title*='1 card'])",
        )
        .await;
        ann.finds(".decision.asked, .end").await;
        walks_to(&ann, PILE).await;
        ann.key("Enter").await;
        ann.finds(".dog-discards[open] li").await;
        ann.picture(&format!("41 pile {}", device.name())).await;
        ann.is_for_everybody("41 pile").await;
        let before = ann.evaluate(VERSION).await;
        // Numbers take choices at the table, but not under the sheet.
        ann.key("1").await;
        ann.key("Escape").await;
        ann.waits_for(
            "the pile to be closed",
            "document.querySelector('.dog-discards') === null",
        )
        .await;
        ann.waits_for(
            "the keyboard on the pile",
            &format!("document.activeElement.matches('{PILE}')"),
        )
        .await;
        assert_eq!(ann.evaluate(VERSION).await, before, "nothing was played");
        ann.console_is_clean();
    }
    visit.end(&[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_card_that_is_drawn_by_hand_waits_on_the_deck() {
    let visit = Visit::begin("lawn drawing").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    opens(&ann, &["here", "hamster"], &[("Drawing", "manual")]).await;
    // The hamster may go first.
    ann.finds(".decision.asked").await;
    ann.finds(PLAYABLE).await;
    assert!(plays(&ann, 0).await, "a card can be played");
    ann.finds(".seat.own .dog-owes").await;
    assert_eq!(
        ann.count(".dog-hand .place").await,
        4,
        "the card is not drawn yet"
    );
    ann.presses_on(".dog-deck.pressable", 0).await;
    ann.waits_for(
        "five cards",
        "document.querySelectorAll('.dog-hand .place').length === 5",
    )
    .await;
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finger_that_rests_on_a_dog_reads_about_it_and_presses_nothing() {
    let visit = Visit::begin("lawn finger").await;
    let ann = visit.visitor("Ann", Device::PHONE).await;
    opens(&ann, &["here", "hamster"], &[]).await;
    ann.finds(".decision.asked").await;
    for (selector, is_picked) in [
        (".dog-hand .place", ".picked"),
        (".dog-space.dog-wish", ".picked"),
    ] {
        let touch = |kind: &str| {
            format!(
                "document.querySelector({}).dispatchEvent(new PointerEvent('{kind}', {{ pointerType: 'touch', bubbles: true }}))",
                serde_json::json!(selector)
            )
        };
        ann.evaluate(&touch("pointerdown")).await;
        let fact = ann.reads(".dog-lens p").await;
        assert!(fact.len() > 10, "{selector}: {fact}");
        // The browser turns it into a click when the finger is lifted.
        for kind in ["pointerup", "pointerleave"] {
            ann.evaluate(&touch(kind)).await;
        }
        let click = format!(
            "document.querySelector({}).click()",
            serde_json::json!(selector)
        );
        ann.evaluate(&click).await;
        ann.waits_for(
            "the dog put away",
            "document.querySelector('.dog-lens') === null",
        )
        .await;
        assert_eq!(ann.count(is_picked).await, 0, "{selector} was pressed");
    }
    // A short touch presses.
    ann.presses_on(PLAYABLE, 0).await;
    ann.finds(".picked").await;
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn five_are_refused_in_the_words_of_the_rule() {
    let visit = Visit::begin("lawn five").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    ann.presses_on(".featured.dogs .way", 0).await;
    ann.finds(".new-table ol > li").await;
    assert_eq!(
        ann.count(".new-table ol > li").await,
        2,
        "two usually sit down"
    );
    seats(&ann, &["here", "hamster", "hamster", "hamster", "hamster"]).await;
    ann.presses("Open the table").await;
    let wrong = ann.reads(".new-table .notice").await;
    assert!(
        wrong.contains("2, 3, 4 or 6 can play") && wrong.contains("sixth seat"),
        "{wrong}"
    );
    ann.picture("38 five are refused").await;
    // One more, and they can play.
    ann.presses("Add a seat").await;
    ann.presses("Open the table").await;
    ann.finds(".dog-hand").await;
    assert_eq!(ann.count(".partner.yours").await, 2, "three to a team");
    visit.end(&[&ann]).await;
}

/// The names of the cards in the open hand.
async fn names(page: &Page) -> Vec<String> {
    let names =
        "[...document.querySelectorAll('.dog-hand .dog-name')].map(name => name.textContent)";
    let names = page.evaluate(names).await;
    serde_json::from_value(names).expect("names")
}

/// Every chip on the lawn, as the page names it.
async fn lawn(page: &Page) -> String {
    let chips = "[...document.querySelectorAll('.dog-chip')].map(chip => chip.dataset.spot + chip.innerHTML).join()";
    let chips = page.evaluate(chips).await;
    chips.as_str().expect("text").to_owned()
}

/// The digest to which a record replays on this machine, outside any browser.
fn digest(text: &str) -> String {
    let record = Record::<dogs::Dogs>::parse(text).expect("a record");
    record.verify().expect("a valid record");
    let secret = record.closing.as_ref().expect("the end").secret;
    let replay = record.replay(secret, record.plays.len());
    Digest::of(&replay.expect("a valid record").state).to_string()
}

/// Presses Tab until a match has the focus.
async fn walks_to(page: &Page, selector: &str) {
    let there = format!(
        "document.activeElement.matches({})",
        serde_json::json!(selector)
    );
    for _ in 0..300 {
        if page.evaluate(&there).await == true {
            return;
        }
        page.key("Tab").await;
    }
    panic!("{selector} is not reached with Tab");
}
