//! A big screen with phones as hands: three people play a little, and both kinds of screen are
//! looked at.

use std::time::Duration;

use e2e::{Device, Looks, Page, Size, Theme, Visit};
use tokio::time::sleep;

use crate::big_screen::links;

/// How many actions are played first.
const ACTIONS: usize = 12;
/// How often the pages are checked for a decision; a table that takes longer hangs.
const MOST_GLANCES: usize = 2_000;

const VERSION: &str = "Number(document.querySelector('.felt')?.dataset.version ?? -1)";

pub(super) async fn looks(visit: &Visit, looks: &mut Looks, game: &str) {
    let wall = visit.visitor("the wall", Device::DESK).await;
    wall.presses_on(&format!(".featured.{game} .way"), 2).await;
    wall.finds(".new-table li select").await;
    // No seat is a bot: how long one thinks must not show in a picture.
    for seat in 1..=wall.count(".new-table ol > li").await {
        let select = format!(".new-table ol > li:nth-child({seat}) select");
        wall.writes(&select, "invited").await;
    }
    wall.presses("Open the table").await;
    wall.finds(".gathering .code").await;
    let mut pages = Vec::new();
    for link in links(&wall).await {
        let name = format!("phone {}", pages.len() + 1);
        let device = Device::new(Size::Phone, Theme::Light);
        let phone = visit.stranger(&name, device).await;
        phone.goes_to(&link).await;
        phone.presses("Sit here").await;
        pages.push(phone);
    }
    pages.push(wall);
    let mut n_acted = 0;
    while n_acted < ACTIONS {
        let asked = page_that_is_asked(&pages).await;
        n_acted += usize::from(pages[asked].takes_a_turn(n_acted).await);
    }
    let asked = page_that_is_asked(&pages).await;
    // If several pages answer by themselves, chance decides which is first, and the story shows it.
    for page in &pages {
        page.evaluate("document.head.insertAdjacentHTML('beforeend', '<style>.tale { visibility: hidden }</style>')")
            .await;
    }
    looks.take(&pages[asked], "hand").await;
    let wall = pages.last().expect("the wall");
    looks.take(wall, "wall").await;
    for page in &pages {
        page.console_is_clean();
    }
}

/// The first page with a decision, once all pages show the same moment.
async fn page_that_is_asked(pages: &[Page]) -> usize {
    for _ in 0..MOST_GLANCES {
        let mut versions = Vec::new();
        let mut asked = None;
        for (n, page) in pages.iter().enumerate() {
            versions.push(page.evaluate(VERSION).await);
            if asked.is_none()
                && page
                    .has(".felt:has(.seat.own.awaited) .decision.asked")
                    .await
            {
                asked = Some(n);
            }
        }
        let is_settled = versions.iter().all(|version| *version == versions[0]);
        if let (Some(asked), true) = (asked, is_settled) {
            return asked;
        }
        sleep(Duration::from_millis(20)).await;
    }
    let mut told = String::new();
    for page in pages {
        let version = page.evaluate(VERSION).await;
        told += &format!("{} at {version}:\n{}\n\n", page.name(), page.text().await);
    }
    panic!("nobody at the big screen is asked.\n{told}");
}
