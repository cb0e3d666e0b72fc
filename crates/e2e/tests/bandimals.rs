//! Marching Band(-imals) in a real browser: hand, field and spotlight are pressed.

use std::time::Duration;

use bandimals::{Action, Bandimals, Bout, Halt, Mod, Op, Reaction, Setup, Step, Turn, View};
use e2e::{CHOICE, Device, Page, Visit};
use tabletop::{Digest, Record, Seat, Shelved, Terms};
use tokio::time::sleep;

use crate::laid;
use crate::marching::{
    BOOSTER, MOST_GLANCES, Pressed, VERSION, acts, agrees, aims, answered, is_asked, opens,
    removes_seats, until,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_parade_by_pressing_hand_and_field() {
    let visit = Visit::begin("parade").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    let agreed = [("Numbers", "quicker_2_4"), ("Who goes first", "random")];
    opens(&ann, &["fox"], &agreed).await;
    // The variant has its own hand limit.
    let held = ann.reads(".seat.own .in-hand").await;
    assert!(held.contains("/9"), "{held}");
    let mut n_spots = 0;
    for n in 0..MOST_GLANCES {
        if ann.has(".end").await {
            break;
        }
        match acts(&ann, n).await {
            Pressed::Spot => n_spots += 1,
            Pressed::Button => (),
            Pressed::Nothing => sleep(Duration::from_millis(30)).await,
        }
    }
    ann.finds(".ranking li").await;
    assert!(n_spots > 5, "{n_spots} pressed on the table");
    // What the wasm in the tab wrote replays natively to the same digest that the tab finds.
    let text = ann.downloads("Keep the record").await;
    let record = Record::<Bandimals>::parse(&text).expect("a record");
    let replay = record.verify().expect("a valid record");
    let digest = Digest::of(&replay.state).to_string();
    let closing = text.lines().last().expect("the last line");
    assert!(closing.contains(&digest), "{closing}, natively: {digest}");
    ann.presses("Check the shuffle").await;
    ann.sees(&digest).await;
    ann.presses("Watch it again").await;
    ann.finds(".replay").await;
    // All cards are open, including the other hand.
    ann.finds(".others .peek .bit").await;
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_penalty_is_asked_about_in_the_other_browser() {
    let visit = Visit::begin("reactions").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    ann.presses_on(".featured.bandimals .way", 1).await;
    removes_seats(&ann, 2).await;
    agrees(&ann, &[("Who goes first", "random")]).await;
    ann.presses("Open the table").await;
    ann.finds(".gathering").await;
    let ben = visit.stranger("Ben", Device::PHONE).await;
    ben.goes_to(&ann.address().await).await;
    ben.presses("Sit here").await;
    let (people, mut n_windows) = ([&ann, &ben], 0);
    for n in 0..MOST_GLANCES {
        if n_windows >= 2 {
            break;
        }
        for (page, other) in [(people[0], people[1]), (people[1], people[0])] {
            if page.has(".lit.window").await && is_asked(page).await {
                // The player of the card waits, and sees the same card once the news has arrived.
                other.finds(".lit.window").await;
                other
                    .waits_for(
                        "the player of the Penalty not to be asked",
                        "!document.querySelector('.decision.asked')",
                    )
                    .await;
                page.sees("Waiting for reactions").await;
                let answer = ["Let it be", "Let everything be in this turn"][n_windows % 2];
                let before = page.evaluate(VERSION).await;
                // The number of the key is in front of it on a desktop, and not on a phone.
                let which = format!(
                    "[...document.querySelectorAll('{CHOICE}')].findIndex(it => it.innerText.includes('{answer}'))"
                );
                let which = page.evaluate(&which).await.as_u64();
                let which = which.unwrap_or_else(|| panic!("“{answer}” is not among the choices"));
                page.presses_on(CHOICE, which as usize).await;
                answered(page, &before).await;
                n_windows += 1;
            } else if !aims(page).await {
                acts(page, n).await;
            }
        }
        sleep(Duration::from_millis(30)).await;
    }
    assert!(n_windows >= 2, "{n_windows} Penalties were asked about");
    visit.end(&people).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_drum_major_is_taken_away() {
    let setup = Bandimals::set_up(&Terms::plain(3)).expect("a setup");
    // The result is known beforehand: the same bots answer outside the browser. We look for a
    // moment in which nobody says No U.
    let mut n_skipped = 0;
    let (table, action) = loop {
        let (mut aimed, mut n_found) = (None, 0);
        let table = laid::until::<Bandimals>(3, &[("first_person", "random")], |view, choices| {
            aimed = choices
                .iter()
                .find(|action| breaks(&setup, view, action))
                .cloned();
            n_found += usize::from(aimed.is_some());
            aimed.is_some() && n_found > n_skipped
        });
        let action = aimed.expect("a Penalty that breaks a full band");
        let lost = |view: &View| view.open.chronicle.lost;
        if lost(&table.after(&action)) > lost(&table.after(&Action::Turn(Turn::SkipSpecial))) {
            break (table, action);
        }
        n_skipped += 1;
    };
    let Action::Turn(Turn::PlaySpecial {
        card,
        target: Some(target),
        pick,
    }) = action
    else {
        unreachable!("only Penalties at somebody break a band: {action:?}");
    };
    let visit = Visit::begin("drum major").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    table.before(&visit, &ann).await;
    let stands = format!("[data-spot='major-{}'].taken", target.0);
    ann.finds(&stands).await;
    ann.picture("34 drum major before").await;
    ann.presses_on(&format!("[data-spot='hand-{}-0']", card.0), 0)
        .await;
    ann.finds(".sheet-of-card").await;
    ann.picture("34 drum major aimed").await;
    match pick {
        Some(pick) => {
            let card = format!("[data-spot='band-{}-{}-0'].aimed", target.0, pick.0);
            ann.presses_on(&card, 0).await;
        }
        None => {
            ann.presses(&format!("At {}", name_of(&ann, target).await))
                .await;
        }
    }
    ann.sees("lost the Drum Major").await;
    let gone = format!("document.querySelector(\"{stands}\") === null");
    ann.waits_for("the Drum Major to be gone", &gone).await;
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn contests_are_entered_and_won() {
    let visit = Visit::begin("contests").await;
    for (name, kind) in [
        (
            "reflex",
            (|bout| matches!(bout, Bout::Reflex { .. })) as fn(&Bout) -> bool,
        ),
        ("recall", |bout| matches!(bout, Bout::Recall { .. })),
        ("count", |bout| matches!(bout, Bout::Count { .. })),
        ("nerve", |bout| matches!(bout, Bout::Nerve)),
        ("ballot", |bout| matches!(bout, Bout::Ballot)),
        ("cycle", |bout| matches!(bout, Bout::Cycle)),
        ("chairs", |bout| matches!(bout, Bout::UniqueLow)),
        ("facing", |bout| matches!(bout, Bout::Match)),
        ("bid", |bout| matches!(bout, Bout::Bid)),
    ] {
        let table = laid::until::<Bandimals>(4, BOOSTER, |view, _| match view.open.agenda.last() {
            Some(Step::Contest(contest)) => kind(&contest.bout),
            _ => false,
        });
        let ann = visit.visitor(name, Device::DESK).await;
        table.before(&visit, &ann).await;
        ann.finds(".lit.event").await;
        ann.picture(&format!("33 contest {name}")).await;
        enters(&ann, name).await;
        until(
            &ann,
            "document.querySelector('.tale')?.innerText.match(/won/) !== null",
        )
        .await;
        ann.console_is_clean();
    }
    visit.end(&[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_theme_is_acted_and_judged() {
    let table = laid::until::<Bandimals>(4, BOOSTER, |view, _| {
        matches!(view.open.agenda.last(), Some(Step::Line { .. }))
    });
    let visit = Visit::begin("theme").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    table.before(&visit, &ann).await;
    ann.finds(".lit.event .writing").await;
    ann.picture("33 theme").await;
    // A line without one of the theme's words is refused, with the reason.
    ann.writes(".writing input", "hello there").await;
    ann.presses("Say it").await;
    ann.finds(".decision .notice").await;
    let before = ann.evaluate(VERSION).await;
    ann.presses_on(".lit.event .chip", 0).await;
    answered(&ann, &before).await;
    ann.sees("You said").await;
    until(
        &ann,
        "document.querySelector('.tale')?.innerText.match(/went under the pile/) !== null",
    )
    .await;
    let told = ann.reads(".tale").await;
    assert!(told.contains("won") || told.contains("nobody"), "{told}");
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_penalty_of_another_is_stopped_by_pressing_no_u() {
    let mut no_u = None;
    let table = laid::until::<Bandimals>(2, &[("first_person", "random")], |_, choices| {
        no_u = choices.iter().find_map(|action| match action {
            Action::Reaction(Reaction::RespondNoU { card }) => Some(*card),
            _ => None,
        });
        no_u.is_some()
    });
    let card = no_u.expect("a No U in hand while a Penalty is announced");
    let visit = Visit::begin("no u").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    table.before(&visit, &ann).await;
    ann.finds(".lit.window").await;
    ann.presses_on(&format!("[data-spot='hand-{}-0']", card.0), 0)
        .await;
    ann.sees("You said No U").await;
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dim_card_is_refused_and_plays_no_band_halt() {
    let table = laid::until::<Bandimals>(4, BOOSTER, |view, choices| {
        matches!(view.open.agenda.last(), Some(Step::Halt))
            && choices.contains(&Action::Halt(Halt::PlayBandHalt))
            && view.hands[Seat(0)].len() > 2
    });
    let visit = Visit::begin("dim card").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    table.before(&visit, &ann).await;
    ann.finds(".band-hand .pressable").await;
    let n_dim = ann.count(".band-hand .dim").await;
    assert!(n_dim > 0, "nothing but Band Halt! in hand");
    for card in 0..n_dim {
        ann.presses_on(".band-hand .dim", card).await;
        ann.finds(".decision .notice").await;
        assert!(
            ann.has(".band-hand .pressable .halt").await,
            "it was played"
        );
    }
    ann.sees("band halt").await;
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_question_with_one_answer_answers_itself() {
    let table = laid::until::<Bandimals>(3, &[("first_person", "random")], |view, choices| {
        matches!(view.open.agenda.last(), Some(Step::Specials { .. })) && choices.len() == 1
    });
    let visit = Visit::begin("one answer").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    table.before(&visit, &ann).await;
    // Nothing is pressed, and the turn has reached the discard.
    ann.waits_for(
        "the turn to go on by itself",
        "document.querySelector('.march .now')?.innerText === 'discard'",
    )
    .await;
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_section_each_is_a_variant_in_the_lobby() {
    let visit = Visit::begin("variant").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    opens(
        &ann,
        &["fox", "fox"],
        &[("One section each", "on"), ("Who goes first", "random")],
    )
    .await;
    ann.finds(".seat.own .only").await;
    assert_eq!(
        ann.count(".only").await,
        3,
        "everybody has a section of their own"
    );
    visit.end(&[&ann]).await;
}

/// Whether this would break a band that has a Drum Major.
fn breaks(setup: &Setup, view: &View, action: &Action) -> bool {
    let Action::Turn(Turn::PlaySpecial {
        card,
        target: Some(target),
        ..
    }) = action
    else {
        return false;
    };
    let Some(special) = setup.special(*card) else {
        return false;
    };
    let removes = special.ops.iter().any(|op| matches!(op, Op::Remove { .. }));
    let silences = special
        .mods
        .iter()
        .any(|lasting| matches!(lasting, Mod::Silence { .. }));
    view.open.bands[*target].major.is_some() && (removes || silences)
}

/// The name of a seat on the page.
async fn name_of(page: &Page, seat: Seat) -> String {
    page.reads(&format!("[data-spot='seat-{}'] .who strong", seat.0))
        .await
}

/// Enters a contest, each in its own way.
async fn enters(page: &Page, name: &str) {
    match name {
        "reflex" => {
            page.presses_on(".lamp", 0).await;
            page.finds(".lamp.lit").await;
            sleep(Duration::from_millis(130)).await;
            page.presses_on(".lamp", 0).await;
        }
        "recall" => {
            page.presses_on(".lamp", 0).await;
            for _ in 0..7 {
                page.presses_on(".timed .stall", 0).await;
            }
        }
        "count" => {
            page.presses_on(".lamp", 0).await;
            page.finds(".notes").await;
            page.writes(".timed input", "20").await;
            page.presses("Enter it").await;
        }
        "ballot" => {
            page.writes(".writing input", "The Otters of Note").await;
            page.presses("Say it").await;
        }
        "chairs" | "facing" => page.presses_on(".spotlight .chip", 0).await,
        // The others bid as play continues.
        "bid" => page.presses_on(".band-hand .pressable", 0).await,
        _ => page.presses_on(".spotlight .stall", 1).await,
    }
}
