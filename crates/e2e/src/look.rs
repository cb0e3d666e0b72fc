//! How a game looks at chosen moments: a picture at every size in light and dark, compared with the
//! one that somebody has looked at and accepted, and the faults in the layout of the page.

mod difference;
mod fault;
mod gallery;

use std::collections::BTreeMap;

use serde_json::json;

use difference::Difference;
use fault::Fault;

use crate::album;
use crate::device::{Device, Size, Theme};
use crate::page::Page;

/// The looks of one game.
#[derive(Debug)]
pub struct Looks {
    game: &'static str,
    looks: Vec<Look>,
}

/// One picture with its results.
#[derive(Debug)]
struct Look {
    /// `MOMENT-SIZE-THEME`.
    name: String,
    likeness: Likeness,
    faults: Vec<Fault>,
}

/// How a new picture compares to the accepted one.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Likeness {
    /// There is no accepted one.
    Unknown,
    /// Practically the same.
    Same(Difference),
    /// Visibly different.
    Other(Difference),
}

impl Looks {
    /// The looks of a game, none of them taken yet.
    pub fn of(game: &'static str) -> Self {
        gallery::clear(game);
        Self {
            game,
            looks: Vec::new(),
        }
    }

    /// Takes pictures of a page as it is now, at every size in light and dark.
    pub async fn take(&mut self, page: &Page, moment: &str) {
        // Chromium draws thin lines slightly differently if it has not redrawn the whole page.
        page.wears(Device::new(Size::Desk, Theme::Dark)).await;
        page.comes_to_rest().await;
        for device in Device::all_ways() {
            page.wears(device).await;
            page.comes_to_rest().await;
            let faults = Fault::all(&page.evaluate(fault::SCRIPT).await);
            let name = format!("{moment}-{}", device.name());
            let picture = page.webp().await;
            gallery::keep(self.game, &name, &picture);
            let likeness = match gallery::accepted(self.game, &name) {
                None => Likeness::Unknown,
                Some(old) => match Difference::between(&old, &picture) {
                    seen if seen.is_seen() => Likeness::Other(seen),
                    unseen => Likeness::Same(unseen),
                },
            };
            self.looks.push(Look {
                name,
                likeness,
                faults,
            });
        }
        page.wears(Device::DESK).await;
    }

    /// Writes down the results, for `cargo xtask looks`.
    pub fn tell(&self) {
        let mut pictures = String::new();
        for look in &self.looks {
            let (verdict, by) = match look.likeness {
                Likeness::Unknown => ("new", String::new()),
                Likeness::Same(by) => ("same", by.to_string()),
                Likeness::Other(by) => ("other", by.to_string()),
            };
            pictures += &format!("{verdict}\t{}\t{by}\n", look.name);
        }
        let mut faults = format!("{}: {}\n", self.game, self.counted());
        // Most faults are the same in light and dark, and are then listed once.
        let mut told = Vec::new();
        for look in &self.looks {
            let lines = fault::told(&look.faults);
            if !lines.is_empty() && lines != told {
                let n_faults = look.faults.len();
                faults += &format!("\n{} ({n_faults})\n  {}\n", look.name, lines.join("\n  "));
            }
            told = lines;
        }
        gallery::note(&format!("{}.tsv", self.game), &pictures);
        gallery::note(&format!("{}.faults.txt", self.game), &faults);
        let listed = self.looks.iter().flat_map(|look| {
            look.faults.iter().map(|fault| {
                json!({ "game": self.game, "look": look.name, "kind": fault.kind,
                    "what": fault.what, "text": fault.text, "why": fault.why })
            })
        });
        let listed: Vec<_> = listed.collect();
        gallery::note(
            &format!("{}.faults.json", self.game),
            &json!(listed).to_string(),
        );
    }

    /// Asserts that every picture is like the accepted one, and that no accepted picture is of a
    /// moment that is gone.
    pub fn are_as_accepted(&self) {
        let unlike = self.looks.iter().filter_map(|look| match look.likeness {
            Likeness::Same(_) => None,
            Likeness::Unknown => Some(format!("  {}: nobody has accepted one", look.name)),
            Likeness::Other(by) => Some(format!("  {}: {by}", look.name)),
        });
        let taken: Vec<&str> = self.looks.iter().map(|look| look.name.as_str()).collect();
        let left = gallery::names(self.game).into_iter();
        let left = left.filter(|name| !taken.contains(&name.as_str()));
        let left = left.map(|name| format!("  {name}: accepted, but not taken any more"));
        let wrong: Vec<String> = unlike.chain(left).collect();
        assert!(
            wrong.is_empty(),
            "{} looks different from what was accepted. Look at it with `cargo xtask looks`; if it is right, \
             `cargo xtask looks --accept {}`.\n{}",
            self.game,
            self.game,
            wrong.join("\n")
        );
    }

    /// Asserts that nothing is covered, cut off, too small or outside the window.
    pub fn are_without_fault(&self) {
        let lines = self.looks.iter().flat_map(|look| {
            let told = fault::told(&look.faults).into_iter();
            told.map(|line| format!("  {}: {line}", look.name))
        });
        let lines: Vec<String> = lines.collect();
        assert!(lines.is_empty(), "{}:\n{}", self.game, lines.join("\n"));
    }

    /// The number of faults of each kind.
    fn counted(&self) -> String {
        let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
        for fault in self.looks.iter().flat_map(|look| &look.faults) {
            *kinds.entry(&fault.kind).or_default() += 1;
        }
        let kinds: Vec<String> = kinds
            .iter()
            .map(|(kind, n)| format!("{n} × {kind}"))
            .collect();
        format!(
            "{} in {} pictures",
            if kinds.is_empty() {
                "no fault".to_owned()
            } else {
                kinds.join(", ")
            },
            self.looks.len()
        )
    }
}

/// Waits until the page is at rest: fonts are loaded, and everything is where it was the moment
/// before. Everything that moves, ticks or blinks is stopped or hidden.
const REST: &str = r"(async () => {
    if (!document.getElementById('at-rest')) {
        const style = document.createElement('style');
        style.id = 'at-rest';
        style.textContent = '*, *::before, *::after { animation: none !important; '
            + 'transition: none !important; caret-color: transparent !important; } '
            + '.clock, .glass { visibility: hidden !important; } '
            // The scrollbars of a phone fade.
            + '@media (max-width: 1000px) { * { scrollbar-width: none !important; } }';
        document.head.append(style);
    }
    document.activeElement?.blur?.();
    await document.fonts.ready;
    const lie = () => [...document.querySelectorAll('body *')].map(it => {
        const box = it.getBoundingClientRect();
        return Math.round(box.x) + ' ' + Math.round(box.y) + ' ' + Math.round(box.width);
    }).join();
    let before = '';
    for (let n = 0; n < 60; n++) {
        scrollTo(0, 0);
        await new Promise(done => setTimeout(done, 30));
        const now = lie();
        if (now === before) return true;
        before = now;
    }
    return false;
})()";

/// The quality of the pictures, out of 100: small files with readable text.
const QUALITY: u8 = 30;

impl Page {
    async fn comes_to_rest(&self) {
        // Nothing is hovered.
        self.mouse("mouseMoved", (0.0, 0.0)).await;
        if self.evaluate(REST).await != true {
            self.fails("the page does not come to rest").await;
        }
    }

    async fn webp(&self) -> Vec<u8> {
        let format = json!({ "format": "webp", "quality": QUALITY });
        let answer = self.ask("Page.captureScreenshot", format).await;
        album::base64(answer["data"].as_str().expect("a picture"))
    }
}
