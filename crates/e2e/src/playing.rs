//! Playing on, as people do who just want to see what happens.

use std::time::Duration;

use tokio::time::sleep;

use crate::page::Page;

/// A button that answers a decision.
pub const CHOICE: &str = ".decision.asked .choice:not(.small)";

impl Page {
    /// Presses the `n`th of the choices, and waits until the table has answered: the page shows a
    /// later moment, or the device is handed on.
    pub async fn decides(&self, n: usize) {
        let version = "Number(document.querySelector('.felt')?.dataset.version ?? Infinity)";
        let before = self.evaluate(version).await;
        self.presses_on(CHOICE, n).await;
        let changed = format!("{version} > {before}");
        self.waits_for("the table to answer", &changed).await;
    }
}

/// Plays until everybody sees the end: whoever is asked presses one of the choices, by turns an
/// early and a late one. Answers with how many were pressed.
pub async fn play_to_the_end(people: &[&Page]) -> usize {
    let mut luck = 7_u64;
    let mut n_pressed = 0;
    // Nobody waits as long as that; a table that hangs is told from one that is slow.
    for _ in 0..4_000 {
        let mut n_ends = 0;
        for page in people {
            if page.has(".end").await {
                n_ends += 1;
            } else if page.has(".curtain").await {
                page.may_press(".curtain button", 0).await;
            } else {
                let n_choices = page.count(CHOICE).await;
                luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let n = (luck >> 33) as usize % n_choices.max(1);
                if n_choices > 0 && page.may_press(CHOICE, n).await {
                    n_pressed += 1;
                }
            }
        }
        if n_ends == people.len() {
            return n_pressed;
        }
        sleep(Duration::from_millis(30)).await;
    }
    let mut told = String::new();
    for page in people {
        page.picture(&format!("FAILED {}", page.name())).await;
        told += &format!("\n{}:\n{}", page.name(), page.text().await);
    }
    panic!("the deal does not come to its end:{told}");
}
