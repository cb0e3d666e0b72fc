//! Hands: pressing what can be seen, keys, writing.

use std::time::Instant;

use serde_json::json;
use tokio::time::sleep;

use crate::page::{GLANCE, PATIENCE, Page};

/// Finds what can be pressed, by a selector or by a name, and where it is, unless something covers
/// it.
const LOOK: &str = r#"
    const called = it => (it.getAttribute('aria-label') || it.innerText || it.value || '').trim();
    const shows = it => {
        const box = it.getBoundingClientRect();
        return box.width > 0 && box.height > 0 && getComputedStyle(it).visibility !== 'hidden' && !it.disabled;
    };
    const named = name => {
        const all = [...document.querySelectorAll('button, a[href], summary, label, input, [role=button]')].filter(shows);
        return all.find(it => called(it) === name) || all.find(it => called(it).startsWith(name));
    };
    const still = async find => {
        // Something that moves or makes room is not pressed until it is at rest.
        const first = place(find());
        await new Promise(done => setTimeout(done, 20));
        const then = place(find());
        return first.x === then.x && first.y === then.y ? then : { why: 'moves' };
    };
    const place = it => {
        if (!it) return { why: 'is not there' };
        if (!shows(it)) return { why: 'cannot be seen' };
        // A bar that sticks to an edge may cover what is only just on the page.
        let over;
        for (const block of ['nearest', 'center']) {
            it.scrollIntoView({ block, inline: 'nearest' });
            const box = it.getBoundingClientRect();
            const x = box.left + box.width / 2, y = box.top + box.height / 2;
            over = document.elementFromPoint(x, y);
            if (over && (it.contains(over) || over.contains(it) && over.tagName === 'LABEL')) return { x, y };
        }
        return { why: 'is covered by ' + (over ? over.outerHTML.slice(0, 120) : 'the edge of the page') };
    };
"#;

impl Page {
    /// Presses the element with this name, as soon as possible.
    pub async fn presses(&self, name: &str) {
        let there = format!("named({})", json!(name));
        self.press(&format!("“{name}”"), &there).await;
    }

    /// Presses the `n`th match, from 0, as soon as possible.
    pub async fn presses_on(&self, selector: &str, n: usize) {
        let there = format!("document.querySelectorAll({})[{n}]", json!(selector));
        self.press(&format!("{selector} number {n}"), &there).await;
    }

    /// Presses the `n`th match if that is possible now.
    pub async fn may_press(&self, selector: &str, n: usize) -> bool {
        let there = format!("document.querySelectorAll({})[{n}]", json!(selector));
        match self.place(&there).await {
            Ok(at) => {
                self.click(at).await;
                true
            }
            Err(_) => false,
        }
    }

    /// Presses the `n`th match and holds it; returns the place for [`lets_go`](Self::lets_go).
    pub async fn holds(&self, selector: &str, n: usize) -> (f64, f64) {
        let there = format!("document.querySelectorAll({})[{n}]", json!(selector));
        let at = self
            .finds_room(&format!("{selector} number {n}"), &there)
            .await;
        self.mouse("mouseMoved", at).await;
        self.mouse("mousePressed", at).await;
        at
    }

    /// Releases what is held at a place.
    pub async fn lets_go(&self, at: (f64, f64)) {
        self.mouse("mouseReleased", at).await;
    }

    /// Presses a key by its name: `Tab`, `Enter`, `Escape`, `1`.
    pub async fn key(&self, key: &str) {
        let (code, number, text) = match key {
            "Tab" => ("Tab".to_owned(), 9, ""),
            "Enter" => ("Enter".to_owned(), 13, "\r"),
            "Escape" => ("Escape".to_owned(), 27, ""),
            "ArrowDown" => ("ArrowDown".to_owned(), 40, ""),
            "ArrowRight" => ("ArrowRight".to_owned(), 39, ""),
            "Home" => ("Home".to_owned(), 36, ""),
            one => {
                let letter = one.as_bytes()[0].to_ascii_uppercase();
                let code = if letter.is_ascii_digit() {
                    format!("Digit{one}")
                } else {
                    format!("Key{}", letter as char)
                };
                (code, u32::from(letter), one)
            }
        };
        for kind in ["keyDown", "keyUp"] {
            let mut event = json!({
                "type": kind, "key": key, "code": code, "windowsVirtualKeyCode": number,
            });
            if kind == "keyDown" && !text.is_empty() {
                event["text"] = json!(text);
            }
            self.ask("Input.dispatchKeyEvent", event).await;
        }
    }

    /// Types a text into the focused element.
    pub async fn types(&self, text: &str) {
        self.ask("Input.insertText", json!({ "text": text })).await;
    }

    /// Drags from one place to another in small steps.
    pub async fn drags(&self, from: (f64, f64), to: (f64, f64)) {
        const STEPS: u32 = 6;
        let mouse = |kind: &str, at: (f64, f64)| {
            let buttons = u8::from(kind != "mouseReleased");
            json!({
                "type": kind, "x": at.0, "y": at.1, "button": "left", "buttons": buttons, "clickCount": 1,
            })
        };
        self.ask("Input.dispatchMouseEvent", mouse("mousePressed", from))
            .await;
        for step in 1..=STEPS {
            let part = f64::from(step) / f64::from(STEPS);
            let at = (
                from.0 + (to.0 - from.0) * part,
                from.1 + (to.1 - from.1) * part,
            );
            self.ask("Input.dispatchMouseEvent", mouse("mouseMoved", at))
                .await;
        }
        self.ask("Input.dispatchMouseEvent", mouse("mouseReleased", to))
            .await;
    }

    /// Puts two fingers down around a place and moves them from one distance to another, in pixels.
    pub async fn pinches(&self, at: (f64, f64), from: f64, to: f64) {
        const STEPS: u32 = 6;
        let fingers = |apart: f64| {
            json!([
                { "x": at.0 - apart / 2.0, "y": at.1, "id": 1 },
                { "x": at.0 + apart / 2.0, "y": at.1, "id": 2 },
            ])
        };
        let touch =
            |kind: &str, points: serde_json::Value| json!({ "type": kind, "touchPoints": points });
        self.ask(
            "Input.dispatchTouchEvent",
            touch("touchStart", fingers(from)),
        )
        .await;
        for step in 1..=STEPS {
            let apart = from + (to - from) * f64::from(step) / f64::from(STEPS);
            self.ask(
                "Input.dispatchTouchEvent",
                touch("touchMove", fingers(apart)),
            )
            .await;
        }
        self.ask("Input.dispatchTouchEvent", touch("touchEnd", json!([])))
            .await;
    }

    /// Presses once, as soon as possible.
    async fn press(&self, what: &str, there: &str) {
        let at = self.finds_room(what, there).await;
        self.click(at).await;
    }

    /// Where something can be pressed, as soon as it can.
    async fn finds_room(&self, what: &str, there: &str) -> (f64, f64) {
        let start = Instant::now();
        let mut why = String::new();
        while start.elapsed() < PATIENCE {
            match self.place(there).await {
                Ok(at) => return at,
                Err(because) => why = because,
            }
            sleep(GLANCE).await;
        }
        self.fails(&format!("{what} cannot be pressed: it {why}"))
            .await
    }

    async fn place(&self, there: &str) -> Result<(f64, f64), String> {
        let found = self
            .try_evaluate(&format!("{{ {LOOK} still(() => {there}) }}"))
            .await?;
        match (found["x"].as_f64(), found["y"].as_f64()) {
            (Some(x), Some(y)) => Ok((x, y)),
            _ => Err(found["why"].as_str().unwrap_or("is not there").to_owned()),
        }
    }

    async fn click(&self, at: (f64, f64)) {
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            self.mouse(kind, at).await;
        }
    }

    pub(crate) async fn mouse(&self, kind: &str, (x, y): (f64, f64)) {
        let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
        self.ask("Input.dispatchMouseEvent", event).await;
    }
}
