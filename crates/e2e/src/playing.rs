//! Playing on, like people who just want to see what happens.

use std::time::Duration;

use tokio::time::sleep;

use crate::page::Page;

/// A button that answers a decision.
pub const CHOICE: &str = ".decision.asked .choice:not(.small)";

/// What answers a decision in any game: first what belongs to a card that is picked up, then a
/// card, a button, and what can only be pressed on the table.
const ANSWERS: [&str; 4] = [
    ".spotlight .aim, .dog-space.dog-lit",
    ".dog-hand li:not(.dim) .place",
    CHOICE,
    ".pad, .felt .pressable:not(:disabled), .tent .choice.big, \
     .haggle .choice:not(.small):not(:disabled)",
];

/// The moment of the deal that the page shows; infinite for a page without a table.
const VERSION: &str = "Number(document.querySelector('.felt')?.dataset.version ?? Infinity)";

impl Page {
    /// Presses the `n`th choice, and waits until the table has answered: the page shows a later
    /// moment, or the device is handed over.
    pub async fn decides(&self, n: usize) {
        let before = self.evaluate(VERSION).await;
        self.presses_on(CHOICE, n).await;
        self.waits_for("the table to answer", &format!("{VERSION} > {before}"))
            .await;
    }

    /// The same, if there is something to decide and nothing else happens first.
    pub async fn may_decide(&self, n: usize) -> bool {
        let before = self.evaluate(VERSION).await;
        let pressed = self.may_press(CHOICE, n).await;
        if pressed {
            self.waits_for("the table to answer", &format!("{VERSION} > {before}"))
                .await;
        }
        pressed
    }

    /// Presses something that answers a decision in any game. Returns whether the table has
    /// changed; picking up a card does not change it.
    pub async fn takes_a_turn(&self, n: usize) -> bool {
        if !self.has(".decision.asked").await {
            return false;
        }
        let before = self.evaluate(VERSION).await;
        for answer in ANSWERS {
            let count = self.count(answer).await;
            if count == 0 || !self.may_press(answer, n % count).await {
                continue;
            }
            let changed = format!(
                "{VERSION} !== {before} || \
                 document.querySelector('.sheet-of-card, .dog-lit, .notice') !== null"
            );
            self.waits_for("the table to answer", &changed).await;
            return self.evaluate(VERSION).await != before;
        }
        false
    }
}

/// Plays until everybody sees the end: the person who is asked presses a random choice. Returns how
/// many were pressed.
pub async fn play_to_the_end(people: &[&Page]) -> usize {
    let mut luck = 7_u64;
    let mut n_pressed = 0;
    // This tells a table that hangs from one that is slow.
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
                if n_choices > 0 && page.may_decide(n).await {
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
    panic!("the deal does not end:{told}");
}
