//! The story of the deal in sentences; pressing one looks back at the table as it was then.

use board::{StoryLine, drawn};
use leptos::prelude::*;

use crate::table::frame::Frame;
use crate::words;

/// The log, newest last.
#[component]
pub(crate) fn Tale(
    /// The table.
    frame: Frame,
) -> impl IntoView {
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move |_| {
        frame.story.track();
        if let Some(list) = list.get() {
            // After the new line has been drawn.
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    view! {
        <div class="told">
        <ol class="tale" node_ref=list tabindex="0" aria-label=words::WHAT_HAPPENED>
            // Lines are only ever added; the existing ones are not drawn again.
            <For each=move || frame.story.get().into_iter().enumerate()
                key=|(index, line)| (*index, line.version)
                children=move |(_, line)| line_of(frame, &line)/>
        </ol>
        </div>
    }
}

fn line_of(frame: Frame, line: &StoryLine) -> AnyView {
    let pictures = line.event.as_ref().and_then(|event| {
        let scene = frame.now.get_untracked()?;
        Some(frame.board.pictures(&scene, event))
    });
    let text = line.text.clone();
    let inside = view! {
        <span class="pictures" aria-hidden="true">{drawn(pictures.unwrap_or_default())}</span>
        <span>{text}</span>
    };
    let version = line.version;
    let body = match line.moment.clone() {
        Some(scene) => view! {
            <button class="moment" on:click=move |_| frame.past.set(Some(scene.clone()))>{inside}</button>
        }.into_any(),
        // It was told before this page was loaded: the table remembers.
        None => view! {
            <button class="moment" on:click=move |_| frame.look_back(version)>{inside}</button>
        }.into_any(),
    };
    view! { <li>{body}</li> }.into_any()
}
