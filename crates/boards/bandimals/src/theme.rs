//! A theme: a line to deliver, and at the end votes on everybody.

use bandimals::{Action, Event, Phrase, Theme, Verdict};
use board::{key, look};
use leptos::prelude::*;
use tabletop::Seat;

use super::lit::{self, lit};
use super::middle::Asked;
use super::{card, contest, opening, spots};
use crate::Desk;
use crate::Scene;
use crate::words;
use board::picture;

/// A line to deliver: one that is offered, or one of your own.
pub(crate) fn line(desk: Desk, asked: Asked) -> AnyView {
    let Some(scene) = desk.shown() else {
        return ().into_any();
    };
    let active = scene.view.as_ref().and_then(|view| view.open.active);
    let (Some(active), Asked::Yes) = (active, asked) else {
        return opening::warming_up(words::OTHERS_ACT);
    };
    let info = scene.setup.ct(active.ct);
    let lines = scene
        .choices
        .iter()
        .filter_map(|action| match action {
            Action::Theme(Theme::ThemeLine {
                line: Phrase::Stock(line),
            }) => Some((info.lines.get(usize::from(*line))?.clone(), action.clone())),
            _ => None,
        })
        .map(|(text, action)| {
            let key = key("chip wide").at(spots::of(&action));
            key.does(move || desk.act(&action))
                .with(words::quoted(&text))
        })
        .collect_view();
    let send = move |text: String| {
        let line = Phrase::Written(text.into_boxed_str());
        desk.act(&Action::Theme(Theme::ThemeLine { line }));
    };
    let inside = view! {
        <h2>{words::in_character(&info.name)}</h2>
        <p>{scene.setup.tell(active.ct)}</p>
        <p>{words::theme_words(&info.words)}</p>
        {info.pose.clone().map(|pose| view! { <p class="quiet">{words::pose(&pose)}</p> })}
        <div class="chips">{lines}</div>
        {contest::writing(words::OWN_LINE, 80, send)}
    };
    let looks = card::ct(&scene.setup, active.ct);
    lit("lit event", lit::card(looks), inside)
}

/// Who stayed in character?
pub(crate) fn verdicts(desk: Desk) -> Option<AnyView> {
    let scene = desk.shown()?;
    let view = scene.view.as_ref()?;
    let active = view.open.active?;
    let seats = scene
        .around()
        .into_iter()
        .filter(|seat| !view.open.out.contains(*seat));
    let rows = seats
        .map(|seat| {
            verdict(
                desk,
                &scene,
                seat,
                active.lines.contains(seat),
                active.slips.contains(seat),
            )
        })
        .collect_view();
    let info = scene.setup.ct(active.ct);
    let inside = view! {
        <h2>{words::judged(&info.name)}</h2>
        <p>{scene.setup.tell(active.ct)}</p>
        <ul class="verdicts">{rows}</ul>
    };
    let looks = card::ct(&scene.setup, active.ct);
    Some(lit("lit event", lit::card(looks), inside))
}

fn verdict(desk: Desk, scene: &Scene, seat: Seat, has_line: bool, has_slipped: bool) -> AnyView {
    let said = desk.told(|events| {
        let is_own = |event: &Event| matches!(event, Event::LineSaid { by, .. } if *by == seat);
        let said = events.iter().rev().find(|(event, _)| is_own(event));
        said.map(|(_, text)| (*text).to_owned())
    });
    let said = match (has_line, said) {
        (true, Some(said)) => said,
        (true, None) => words::SAID_A_LINE.to_owned(),
        (false, _) => words::SAID_NOTHING.to_owned(),
    };
    let news = scene.news.seats.at(seat);
    let avatar = news
        .map(|news| picture::avatar(seat, &news.sitter))
        .unwrap_or_default();
    let buttons = [(Verdict::Yes, words::YES), (Verdict::No, words::NO)].map(|(verdict, text)| {
        let action = Action::Theme(Theme::ThemeVote { seat, verdict });
        let may = desk.asked.get() && scene.choices.contains(&action);
        may.then(|| {
            let label = words::verdict(text, scene.narrator.begin(seat));
            let key = key("chip").named(label.clone(), label);
            key.does(move || desk.act(&action)).with(text)
        })
    });
    view! {
        <li style:--seat=picture::colour(seat)>
            {look("avatar", avatar)}
            <span>{scene.narrator.begin(seat).to_owned()} " " <small>{said} {has_slipped.then_some(words::SLIPPED)}</small></span>
            {buttons}
        </li>
    }
    .into_any()
}
