//! The side of the table: the story, the talk, the player aid, the rules. It folds away on a small
//! screen.

use leptos::prelude::*;

use crate::table::frame::{Frame, Panel};
use crate::table::rules::Rules;
use crate::table::tale::Tale;
use crate::table::talk::Talk;
use crate::words;
use board::{Study, browser, fetched};

const PANELS: [(Panel, &str); 4] = [
    (Panel::Story, words::STORY),
    (Panel::Talk, words::TALK),
    (Panel::Aid, words::AID),
    (Panel::Rules, words::RULES),
];

/// When the side is folded away; the same condition as in the style sheet.
const SMALL: &str = "(max-width: 56rem), (max-height: 30rem)";

/// One panel beside the board, with a row of tabs.
#[component]
pub(crate) fn Side(
    /// The table.
    frame: Frame,
) -> impl IntoView {
    let tabs = PANELS.map(|(panel, name)| {
        let open = move |_| {
            // Pressing the open panel on a small screen folds it away.
            let same = frame.panel.get_untracked() == panel && frame.unfolded.get_untracked();
            frame.panel.set(panel);
            frame.unfolded.set(!same);
        };
        view! {
            <button aria-pressed=move || (frame.panel.get() == panel).to_string() on:click=open>
                {name}
                {move || (panel == Panel::Talk && frame.unread.get()).then(|| view! {
                    <span class="unread" role="img" aria-label=words::UNREAD></span>
                })}
            </button>
        }
    });
    // What is said while the talk is open counts as read.
    Effect::new(move |_| {
        let is_seen =
            frame.panel.get() == Panel::Talk && (frame.unfolded.get() || !browser::media(SMALL));
        if frame.unread.get() && is_seen {
            frame.unread.set(false);
        }
    });
    view! {
        <aside class="side" aria-label=words::SIDE>
            <nav class="tabs" aria-label=words::SIDE_TABS>
                {tabs}
                <button class="fold" on:click=move |_| frame.unfolded.set(false)>{words::CLOSE}</button>
            </nav>
            <div class="panel">
                {move || match frame.panel.get() {
                    Panel::Story => view! { <Tale frame/> }.into_any(),
                    Panel::Talk => view! { <Talk frame/> }.into_any(),
                    Panel::Rules => view! { <Rules frame/> }.into_any(),
                    Panel::Aid => view! {
                        <div class="aid" tabindex="0" role="region" aria-label=words::AID>
                            {fetched(words::THE_AID, move || frame.board.study(), move |study| aid(frame, study))}
                        </div>
                    }.into_any(),
                }}
            </div>
        </aside>
    }
}

fn aid(frame: Frame, study: &'static dyn Study) -> AnyView {
    let dealt = move || frame.shown().filter(|scene| scene.is_dealt);
    (move || dealt().map(|scene| study.aid(&scene))).into_any()
}
