//! Walls between the games: no rule in one game's style sheet reaches another game or the frame.

use e2e::{CHOICE, Device, Page, Size, Theme, Visit};
use serde_json::json;

/// Every game by the class of its root, and its title on the shelf.
pub(crate) const GAMES: [(&str, &str); 5] = [
    ("argh", "ARGH"),
    ("bark-bark", "Monty's Bark Bark"),
    ("bandimals", "Marching Band(-imals)"),
    ("dogs", "Sequence Dogs"),
    ("mole-park", "Mole Park"),
];

/// Puts a mark into every rule of the page: a property that nothing inherits, which says whose
/// sheet it is from. The computed style of an element then shows who reached it. Returns all
/// elements that a game reached outside its root, and how many rules each game has.
const WHO_REACHES_WHOM: &str = r#"(() => {
    const games = GAMES, rules = {}, over = [];
    const mark = (list, game) => {
        for (const rule of list) {
            const within = rule instanceof CSSScopeRule ? /[\w-]+/.exec(rule.start)[0] : game;
            if (rule instanceof CSSStyleRule && within) {
                rule.style.setProperty('--from-' + within, 'reached');
                rules[within] = (rules[within] ?? 0) + 1;
            }
            if (rule.cssRules && !(rule instanceof CSSKeyframesRule)) mark(rule.cssRules, within);
        }
    };
    for (const game of games) {
        try { CSS.registerProperty({ name: '--from-' + game, syntax: '*', inherits: false }); } catch (known) { }
    }
    for (const sheet of document.styleSheets) mark(sheet.cssRules, null);
    for (const it of document.querySelectorAll('body, body *')) {
        const own = it.closest(games.map(game => '.' + game).join());
        for (const part of [null, '::before', '::after']) {
            const style = getComputedStyle(it, part);
            for (const game of games) {
                if (style.getPropertyValue('--from-' + game) !== '' && !own?.classList.contains(game)) {
                    over.push(game + ' reaches ' + it.cloneNode(false).outerHTML.slice(0, 120));
                }
            }
        }
    }
    return { rules, over, roots: games.map(game => document.querySelectorAll('.' + game).length) };
})()"#;

/// Adds the sheets of all games to the page, as if all of them had been opened.
const ALL_SHEETS: &str = r#"(async () => {
    const { games } = JSON.parse(document.getElementById('parcels').textContent);
    const missing = Object.values(games).map(it => it.style)
        .filter(href => !document.querySelector(`link[rel=stylesheet][href="${href}"]`));
    await Promise.all(missing.map(href => new Promise((done, fail) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: done, onerror: fail });
        document.head.append(link);
    })));
    return missing.length;
})()"#;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_sheet_of_a_game_reaches_another_game_or_the_frame() {
    let visit = Visit::begin("walls").await;
    for (mood, title) in GAMES {
        let ann = visit
            .visitor(title, Device::new(Size::Desk, Theme::Light))
            .await;
        // On the shelf every game has one root, its own box.
        keeps_within(&ann, &format!("the shelf, before {title}"), None).await;
        ann.presses(&format!("Play now against bots: {title}"))
            .await;
        ann.finds(".decision.asked").await;
        for panel in ["Cards", "Story"] {
            keeps_within(&ann, &format!("{title}, {panel}"), Some(mood)).await;
            ann.presses(panel).await;
        }
        keeps_within(&ann, title, Some(mood)).await;
        ann.console_is_clean();
    }
    visit.end(&[]).await;
}

/// The doors and cards of ARGH are visible: nothing of another game covers them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_garden_card_is_a_card_and_a_hidden_card_is_seen() {
    let visit = Visit::begin("garden cards").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    ann.presses("Play now against bots: ARGH").await;
    ann.finds(".door.garden").await;
    let doors =
        "[...document.querySelectorAll('.door')].map(it => it.getBoundingClientRect().height | 0)";
    let heights = ann.evaluate(doors).await;
    assert_eq!(heights[0], heights[1], "{heights}");
    let ground = "getComputedStyle(document.querySelector('.door.garden')).backgroundColor";
    assert_eq!(ann.evaluate(ground).await, "rgba(0, 0, 0, 0)");
    // Cards are taken and kept face down, until one is not stolen: its number is a small mark at
    // its corner.
    let width = "document.querySelector('.cards .slot')?.getBoundingClientRect().width ?? null";
    // It is found and measured at once: a moment later somebody may have stolen it.
    let width = loop {
        if let Some(width) = ann.evaluate(width).await.as_f64() {
            break width;
        }
        ann.finds(CHOICE).await;
        ann.decides(0).await;
    };
    assert!(width < 40.0, "{width} pixels wide");
    visit.end(&[&ann]).await;
}

/// A game's sheet reaches elements only within the root of that game.
async fn keeps_within(page: &Page, what: &str, mood: Option<&str>) {
    page.evaluate(ALL_SHEETS).await;
    let games: Vec<&str> = GAMES.iter().map(|(mood, _)| *mood).collect();
    let script = WHO_REACHES_WHOM.replace("GAMES", &json!(games).to_string());
    let found = page.evaluate(&script).await;
    for (n, game) in games.iter().enumerate() {
        let n_rules = found["rules"][game].as_u64().unwrap_or(0);
        assert!(n_rules > 50, "{game} has {n_rules} rules of its own");
        let n_roots = found["roots"][n].as_u64().unwrap_or(0);
        let should = u64::from(mood.is_none_or(|mood| mood == *game));
        assert_eq!(n_roots, should, "roots of {game} on {what}");
    }
    let over = found["over"].as_array().expect("a list");
    assert!(over.is_empty(), "{what}: {over:#?}");
}
