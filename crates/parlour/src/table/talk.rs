//! What people say at the table, with ready-made claims that bind nobody.

use leptos::prelude::*;
use tabletop::Talk as Manners;
use wire::ClientMsg;

use crate::table::frame::{Frame, Saying};
use crate::words;
use board::picture;

/// The chat.
#[component]
pub(crate) fn Talk(
    /// The table.
    frame: Frame,
) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let say = move |words: String| {
        let trimmed = words.trim();
        if !trimmed.is_empty() {
            let seat = frame.facing.get_untracked();
            frame.send(&ClientMsg::Say {
                seat,
                text: trimmed.to_owned(),
            });
        }
    };
    let claims = move || Some(frame.board.claims(&*frame.now.get()?));
    let is_free = Memo::new(move |_| {
        let scene = frame.now.get();
        scene.is_none_or(|scene| frame.board.talk(&scene) == Manners::Free)
    });
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        say(text.get_untracked());
        text.set(String::new());
    };
    view! {
        <div class="talk">
            <ol class="sayings" aria-label=words::TALK>
                {move || {
                    let talk = frame.talk.get();
                    if talk.is_empty() {
                        view! { <li class="quiet">{words::NOBODY_SAID}</li> }.into_any()
                    } else {
                        talk.iter().map(|saying| saying_of(frame, saying)).collect_view().into_any()
                    }
                }}
            </ol>
            <div class="claims">
                {move || claims().unwrap_or_default().into_iter().map(|claim| {
                    let words = claim.clone();
                    view! { <button on:click=move |_| say(words.clone())>{claim}</button> }
                }).collect_view()}
            </div>
            {move || is_free.get().then(|| view! {
                <form on:submit=submit>
                    <input type="text" maxlength="200" aria-label=words::SAY_HINT placeholder=words::SAY_HINT
                        bind:value=text/>
                    <button>{words::SAY}</button>
                </form>
            })}
        </div>
    }
}

fn saying_of(frame: Frame, saying: &Saying) -> AnyView {
    let name = frame.name_of(saying.seat);
    let colour = saying.seat.map(picture::colour).unwrap_or_default();
    view! {
        <li style:--seat=colour>
            <strong>{name}": "</strong>
            {saying.text.clone()}
        </li>
    }
    .into_any()
}
