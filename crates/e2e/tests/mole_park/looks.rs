//! Every screen of the fairground, at three sizes, in light and dark.

use e2e::{Device, Page, Size, Theme, Visit};
use mole_park::{Action, MolePark, Phase, Rolling, View};
use tabletop::Seat;

use super::playing::{look, until, walks_into};
use crate::laid::{self, Laid};

/// King Mole is drawn, and is not hurried while a picture is taken.
const RANDOM: &[(&str, &str)] = &[("king_selection", "random"), ("go_wait", "30")];
const HOST: &[(&str, &str)] = &[("king_selection", "host")];
const ASKED: &[(&str, &str)] = &[("king_selection", "arcade_question")];

/// A moment worth looking at.
struct Moment {
    name: &'static str,
    n_seats: u8,
    options: &'static [(&'static str, &'static str)],
    is_it: fn(&View, &[Action]) -> bool,
}

impl Moment {
    /// Whether it comes up in every round.
    fn is_usual(&self) -> bool {
        let usual = [
            "35 dice of five",
            "36 dice of eight",
            "39 signal",
            "44 pick",
        ];
        usual.contains(&self.name)
    }
}

const fn moment(
    name: &'static str,
    n_seats: u8,
    options: &'static [(&'static str, &'static str)],
    is_it: fn(&View, &[Action]) -> bool,
) -> Moment {
    Moment {
        name,
        n_seats,
        options,
        is_it,
    }
}

/// Everything a player can be asked at the fair.
const MOMENTS: &[Moment] = &[
    moment("31 colours", 8, HOST, |view, _| {
        view.phase == Phase::Colours
    }),
    moment("32 king", 5, HOST, |view, _| view.phase == Phase::King),
    moment("33 fair question", 3, ASKED, |view, _| {
        view.phase == Phase::King
    }),
    moment("34 dice of two", 2, RANDOM, |view, _| {
        view.round >= 5 && view.phase == Phase::Choose
    }),
    moment("35 dice of five", 5, RANDOM, |view, choices| {
        view.round >= 9 && choices.len() == 4 && view.phase == Phase::Choose
    }),
    moment("36 dice of eight", 8, RANDOM, |view, choices| {
        view.round >= 8 && choices.len() == 4 && view.phase == Phase::Choose
    }),
    moment("37 crown call", 5, RANDOM, |view, _| {
        // Nobody is asked without a chance to win.
        let own = &view.areas[Seat(0)];
        let may_hope = own.hand.len() >= 5 && own.prizes.len() >= 5;
        may_hope && view.phase == Phase::CrownCall { window: 1 }
    }),
    moment("38 crown answer", 5, RANDOM, |view, _| {
        view.phase == Phase::CrownCall { window: 2 }
    }),
    moment("39 signal", 5, RANDOM, |view, _| {
        view.round >= 5 && view.phase == Phase::Go
    }),
    moment("40 reroll", 5, RANDOM, |view, _| {
        matches!(view.phase, Phase::Reroll { .. })
    }),
    moment("41 peek", 5, RANDOM, |_, choices| {
        choices
            .iter()
            .any(|action| matches!(action, Action::Rolling(Rolling::PeekHole { .. })))
    }),
    moment("42 discard", 3, RANDOM, |view, _| {
        matches!(view.phase, Phase::Discard { .. })
    }),
    moment("43 tie", 8, RANDOM, |view, _| {
        matches!(view.phase, Phase::Tie { .. })
    }),
    moment("44 pick", 8, RANDOM, |view, choices| {
        matches!(view.phase, Phase::Pick { .. }) && choices.len() > 3
    }),
    moment("45 keep", 2, RANDOM, |view, _| view.phase == Phase::Keep),
];

/// The number of prizes offered in the bar.
const IN_BAR: &str = "[...document.querySelectorAll('.decision .choice[data-for^=stand-]')]\
    .filter((choice) => choice.checkVisibility()).length";

/// What to do before the picture is taken.
async fn prepares(page: &Page, device: Device, name: &str) {
    match name {
        // No day is suggested, and an empty one is not an answer.
        "33 fair question" => {
            page.presses("That day").await;
            page.sees("Pick the day first").await;
        }
        // What was seen in the hole stays visible.
        "41 peek" => {
            page.presses_on(".hole.looks", 2).await;
            page.finds(".spied").await;
        }
        "44 pick" => {
            page.finds(".booth.pressable").await;
            // A phone offers the prizes in the bar, too; on a desktop the stalls are enough.
            let n_prizes = page.evaluate(IN_BAR).await;
            let is_phone = device.size == Size::Phone;
            assert_eq!(n_prizes.as_i64() > Some(1), is_phone, "{n_prizes} prizes");
        }
        _ => (),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_question_at_the_mole_park_looks_right() {
    let tables: Vec<(&Moment, Laid<MolePark>)> = MOMENTS
        .iter()
        .map(|moment| {
            let (n_seats, options) = (moment.n_seats, moment.options);
            (moment, laid::until(n_seats, options, moment.is_it))
        })
        .collect();
    let visit = Visit::begin("mole moments").await;
    for device in Device::all() {
        let ann = visit.visitor(&device.name(), device).await;
        // What comes up every round is tested on every device, the rest once at each size.
        let seldom = [
            Device::DESK,
            Device::new(Size::Tablet, Theme::Dark),
            Device::new(Size::Phone, Theme::Light),
        ];
        let shown = tables
            .iter()
            .filter(|(moment, _)| moment.is_usual() || seldom.contains(&device));
        for (moment, table) in shown {
            table.before(&visit, &ann).await;
            ann.finds(".decision.asked").await;
            prepares(&ann, device, moment.name).await;
            look(&ann, device, moment.name).await;
            ann.goes_to(&format!("{}#/", visit.url())).await;
            ann.finds(".lobby").await;
        }
        ann.console_is_clean();
    }
    visit.end(&[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_hill_of_the_mole_park_can_be_read_by_keyboard() {
    let table = laid::until::<MolePark>(3, RANDOM, |view, _| {
        view.hill.len() > 15 && view.phase == Phase::Choose
    });
    let visit = Visit::begin("mole hill").await;
    for device in [Device::DESK, Device::new(Size::Phone, Theme::Dark)] {
        let ann = visit.visitor(&device.name(), device).await;
        table.before(&visit, &ann).await;
        ann.finds(".decision.asked").await;
        assert!(walks_into(&ann, ".heap.opens").await, "no way to the Hill");
        ann.key("Enter").await;
        ann.finds(".hill-sheet .hill-kind").await;
        look(&ann, device, "46 hill").await;
        // A number key pressed here chooses no die.
        ann.key("1").await;
        ann.key("Escape").await;
        let closed = "!document.querySelector('.hill-sheet')";
        ann.waits_for("the Hill to close", closed).await;
        ann.finds(".decision.asked").await;
        let is_back = "document.activeElement.matches('.heap.opens')";
        ann.waits_for("the keyboard to be where it was", is_back)
            .await;
        ann.console_is_clean();
        ann.goes_to(&format!("{}#/", visit.url())).await;
    }
    visit.end(&[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_showdown_and_a_coronation_at_the_mole_park_look_right() {
    let showdown = laid::until::<MolePark>(2, RANDOM, |view, _| view.phase == Phase::ShowdownGo);
    // Somebody has announced, and usually wins at once.
    let crown = laid::until::<MolePark>(5, RANDOM, |view, _| {
        view.phase == Phase::CrownCall { window: 2 }
    });
    let visit = Visit::begin("mole crowns").await;
    for device in Device::all() {
        let ann = visit.visitor(&device.name(), device).await;
        showdown.before(&visit, &ann).await;
        ann.finds(".arena").await;
        look(&ann, device, "48 showdown").await;
        ann.presses_on(".megaphone .choice", 0).await;
        until(&ann, ".end").await;
        look(&ann, device, "49 showdown end").await;
        ann.presses("Look at the table").await;
        look(&ann, device, "50 showdown won").await;
        ann.goes_to(&format!("{}#/", visit.url())).await;
        ann.finds(".lobby").await;
        crown.before(&visit, &ann).await;
        until(&ann, ".end").await;
        look(&ann, device, "51 end").await;
        ann.presses("Look at the table").await;
        look(&ann, device, "52 coronation").await;
        ann.console_is_clean();
    }
    visit.end(&[]).await;
}
