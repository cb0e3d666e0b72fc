//! A seat at the table: who sits there, what is known about them, and their part of the table.

use board::drawn;
use leptos::prelude::*;
use tabletop::Seat;
use wire::{SeatNews, Sitter};

use crate::table::frame::Frame;
use crate::words;
use board::picture;

/// A place at the table. It glows while the table waits for it.
#[component]
pub(crate) fn SeatPlace(
    /// The table.
    frame: Frame,
    /// Whose place.
    seat: Seat,
) -> impl IntoView {
    move || {
        let scene = frame.shown()?;
        let news = scene.news.seats.at(seat)?.clone();
        let is_own = scene.own() == Some(seat);
        let is_awaited = scene.news.awaited.contains(seat);
        let spot = format!("seat-{}", seat.0);
        let choice = scene
            .choice_at(&spot)
            .filter(|_| frame.asked.get())
            .cloned();
        let is_pressable = choice.is_some();
        let area = scene
            .is_dealt
            .then(|| frame.board.area(frame.reach, &scene, seat));
        Some(view! {
            <article
                class="seat"
                class:own=is_own
                class:awaited=is_awaited
                class:pressable=is_pressable
                style:--seat=frame.board.colour(&scene, seat)
            >
                <header data-spot=spot>
                    {nameplate(seat, &news, is_own)}
                    {is_awaited.then(|| view! {
                        <span class="turn-mark">{if is_own { words::YOUR_TURN } else { words::THINKING }}</span>
                    })}
                    {choice.map(|choice| view! {
                        <button class="here" on:click=move |_| frame.act(choice.action.clone())>
                            {choice.text}
                        </button>
                    })}
                </header>
                {area}
            </article>
        })
    }
}

/// Avatar, name and marks.
fn nameplate(seat: Seat, news: &SeatNews, is_own: bool) -> AnyView {
    let (mark, note) = match &news.sitter {
        Sitter::Bot { level } => (
            Some("robot"),
            Some(format!("{} {}", words::bot_name(level), words::BOT)),
        ),
        Sitter::SteppedOut { .. } => (Some("robot"), Some(words::BOT_PLAYS.to_owned())),
        Sitter::Person if !news.present => (Some("absent"), Some(words::ABSENT.to_owned())),
        Sitter::Open => (Some("absent"), Some(words::OPEN_SEAT.to_owned())),
        Sitter::Person => (None, None),
    };
    let name = if is_own && news.name != words::YOU {
        words::yourself(&news.name)
    } else {
        news.name.clone()
    };
    view! {
        <span class="avatar" aria-hidden="true">{drawn(picture::avatar(seat, &news.sitter))}</span>
        <span class="who">
            <strong>{name}</strong>
            {note.map(|note| view! {
                <small class="mark">
                    <span aria-hidden="true">{drawn(mark.map(picture::glyph).unwrap_or_default())}</span>
                    {note}
                </small>
            })}
        </span>
    }
    .into_any()
}
