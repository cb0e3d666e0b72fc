//! The side of the table: the story, what people say, the player aid, the rules. It folds away on
//! a small screen.

use leptos::prelude::*;

use crate::browser;
use crate::games::GameRoom;
use crate::table::desk::{Desk, Panel};
use crate::table::rules::Rules;
use crate::table::tale::Tale;
use crate::table::talk::Talk;
use crate::words;

const PANELS: [(Panel, &str); 4] = [
    (Panel::Story, words::STORY),
    (Panel::Talk, words::TALK),
    (Panel::Aid, words::AID),
    (Panel::Rules, words::RULES),
];

/// Where the side is folded away; the same as in the style sheet.
const SMALL: &str = "(max-width: 56rem)";

/// One panel beside the board, with a row of names to choose from.
#[component]
pub(crate) fn Side<G: GameRoom>(
    /// The table.
    desk: Desk<G>,
) -> impl IntoView {
    let tabs = PANELS.map(|(panel, name)| {
        let open = move |_| {
            // Pressing the open panel on a small screen folds it away.
            let same = desk.panel.get_untracked() == panel && desk.unfolded.get_untracked();
            desk.panel.set(panel);
            desk.unfolded.set(!same);
        };
        view! {
            <button aria-pressed=move || (desk.panel.get() == panel).to_string() on:click=open>
                {name}
                {move || (panel == Panel::Talk && desk.unread.get()).then(|| view! {
                    <span class="unread" role="img" aria-label=words::UNREAD></span>
                })}
            </button>
        }
    });
    // Whatever is said while the talk lies open has been read.
    Effect::new(move |_| {
        let is_seen =
            desk.panel.get() == Panel::Talk && (desk.unfolded.get() || !browser::media(SMALL));
        if desk.unread.get() && is_seen {
            desk.unread.set(false);
        }
    });
    view! {
        <aside class="side" aria-label=words::SIDE>
            <nav class="tabs" aria-label=words::SIDE_TABS>
                {tabs}
                <button class="fold" on:click=move |_| desk.unfolded.set(false)>{words::CLOSE}</button>
            </nav>
            <div class="panel">
                {move || match desk.panel.get() {
                    Panel::Story => view! { <Tale desk/> }.into_any(),
                    Panel::Talk => view! { <Talk desk/> }.into_any(),
                    Panel::Rules => view! { <Rules desk/> }.into_any(),
                    Panel::Aid => view! {
                        <div class="aid" tabindex="0" role="region" aria-label=words::AID>
                            {move || desk.shown().filter(|scene| scene.view.is_some()).map(|scene| G::aid_panel(&scene))}
                        </div>
                    }.into_any(),
                }}
            </div>
        </aside>
    }
}
