//! The area of a seat: its critter, movement card, points and claim, and how often its claims were
//! true. The viewer's own area also has the hand.

use bark_bark::{Action, Claims, Number, Phase, Secret, View};
use board::drawn;
use leptos::prelude::*;
use tabletop::{Face, Seat};

use super::{art, card, spots};
use crate::Desk;
use crate::Scene;
use crate::words;

/// The area of a seat.
pub(crate) fn area(desk: Desk, scene: &Scene, seat: Seat) -> AnyView {
    let Some(view) = &scene.view else {
        return ().into_any();
    };
    let open = &view.open;
    let player = &open.players[seat.index()];
    let is_own = scene.own() == Some(seat);
    let is_on = !open.garden.is_empty();
    let critter = player.critter.map(|_| {
        view! { <span class="racer" aria-hidden="true">{drawn(art::pawn(&scene.setup, open, seat))}</span> }
    });
    let place = is_on.then(|| {
        if open.leader == Some(seat) {
            let (long, short) = (words::LEADS, words::LEADS_IN_SHORT);
            either("", long.to_owned(), short.to_owned())
        } else {
            let spaces = open.behind(seat);
            either("", words::behind(spaces), words::behind_in_short(spaces))
        }
    });
    let claim = player
        .claim
        .map(|value| either("bubble", words::says(value), words::says_in_short(value)));
    let whispers = view.whispers.iter().filter(|whisper| whisper.by == seat);
    let whispers = whispers
        .map(|whisper| {
            let to = scene.narrator.name(whisper.to);
            let long = words::whispered(to, whisper.value);
            either(
                "bubble whisper",
                long,
                words::whispered_in_short(to, whisper.value),
            )
        })
        .collect_view();
    let record = words::record(player.n_false, player.n_true).map(|text| {
        let class = if player.n_false > 0 {
            "record liar"
        } else {
            "record"
        };
        either(class, text, words::honest(player.n_false, player.n_true))
    });
    view! {
        <div class="runner">
            {critter}
            <p class="standing">
                <strong class="points">{board::words::points(i32::from(player.points))}</strong>
                {place} {record}
            </p>
        </div>
        <p class="voice">{claim} {whispers}</p>
        {laid(scene, view, seat)}
        {is_own.then(|| hand(desk, scene, view, seat))}
    }
    .into_any()
}

/// A text in two lengths: the style sheet shows the long one if there is room for it.
pub(crate) fn either(class: &'static str, long: String, short: String) -> AnyView {
    let title = long.clone();
    view! {
        <span class=class title=title><span class="long">{long}</span><span class="short">{short}</span></span>
    }
    .into_any()
}

/// The movement card before a seat.
fn laid(scene: &Scene, view: &View, seat: Seat) -> AnyView {
    let open = &view.open;
    let face = view.laid.at(seat).copied().flatten();
    let is_racing = matches!(open.phase, Phase::Secret | Phase::Move);
    let (looks, label, class) = match face {
        Some(face) if is_racing => {
            let label = match face {
                Face::Up(value) => words::laid(value),
                Face::Down => words::LAID_DOWN.to_owned(),
            };
            (card::known(&scene.setup, open, seat, face), label, "laid")
        }
        _ => {
            let class = if is_racing { "laid none" } else { "laid idle" };
            (String::new(), words::NOTHING_LAID.to_owned(), class)
        }
    };
    let is_secret = open.phase == Phase::Secret && scene.own() == Some(seat) && face.is_some();
    view! {
        <span class=class class:secret=is_secret data-spot=spots::laid(seat) role="img" aria-label=label.clone() title=label>{drawn(looks)}</span>
    }
    .into_any()
}

/// The viewer's hand, and what can be claimed about it.
fn hand(desk: Desk, scene: &Scene, view: &View, seat: Seat) -> AnyView {
    let open = &view.open;
    if !matches!(open.phase, Phase::Secret | Phase::Move) {
        return ().into_any();
    }
    let laid = view.laid.at(seat).copied().flatten().and_then(Face::up);
    let numbers = scene.setup.edition.movement_numbers.iter();
    let cards = numbers
        .map(|&value| in_hand(desk, scene, view, seat, value, laid == Some(value)))
        .collect_view();
    let is_secret = open.phase == Phase::Secret;
    let may_speak = is_secret && desk.is_asked(scene);
    view! {
        <div class="hand-row" class:resting=!is_secret>
            <ul class="hand" aria-label=words::HAND>{cards}</ul>
            {may_speak.then(|| saying(desk, scene, view, seat))}
        </div>
    }
    .into_any()
}

/// Buttons to claim a card, to everybody or to one seat, and to take a claim back. The choices list
/// claims only until the first one is made, but more are allowed (MBB-R67).
fn saying(desk: Desk, scene: &Scene, view: &View, seat: Seat) -> AnyView {
    let may_say = view.may_speak(&scene.setup);
    let said = view.open.players[seat.index()].claim;
    let says = may_say.then(|| {
        let buttons = sayings(desk, scene, None, said);
        let (long, short) = (words::SAY_YOU_PLAY, words::SAY_YOU_PLAY_IN_SHORT);
        view! { <p class="saying">{either("", long.to_owned(), short.to_owned())} {buttons}</p> }
    });
    let may_whisper = may_say && scene.setup.options.claims == Claims::PublicAndWhispers;
    let others = (0..scene.setup.n_seats)
        .map(Seat)
        .filter(|&other| may_whisper && other != seat);
    let whispers = others
        .map(|to| {
            let mut said = view.whispers.iter().filter(|it| it.by == seat);
            let said = said.find(|it| it.to == to).map(|it| it.value);
            let buttons = sayings(desk, scene, Some(to), said);
            let name = scene.narrator.name(to);
            view! { <p class="saying whispering"><span>{words::whisper_to(name)}</span> {buttons}</p> }
        })
        .collect_view();
    let back = view.has_claim().then(|| {
        view! {
            <p class="saying"><button class="say back" data-spot="unclaim"
                on:click=move |_| desk.act(&Secret::WithdrawClaim.into())>{words::UNSAY}</button></p>
        }
    });
    view! { <div class="speech">{says} {whispers} {back}</div> }.into_any()
}

/// A button for each number that can be claimed.
fn sayings(desk: Desk, scene: &Scene, to: Option<Seat>, said: Option<Number>) -> AnyView {
    let numbers = scene.setup.edition.movement_numbers.iter();
    let buttons = numbers.map(|&value| {
        let action = Action::Secret(Secret::ClaimCard { value, to });
        let label = match to {
            None => words::say(value),
            Some(to) => words::whisper(scene.narrator.name(to), value),
        };
        view! {
            <button class="say" class:said=said == Some(value) data-spot=spots::of(&action) aria-label=label
                on:click=move |_| desk.act(&action)>{value}</button>
        }
    });
    buttons.collect_view().into_any()
}

fn in_hand(
    desk: Desk,
    scene: &Scene,
    view: &View,
    seat: Seat,
    value: Number,
    is_laid: bool,
) -> AnyView {
    let looks = card::front(&scene.setup, &view.open, seat, value);
    let spot = spots::hand(value);
    let may = desk.choice_at(scene, &spot).is_some();
    let label = words::card_in_hand(value, is_laid);
    let is_open = desk.is_asked(scene);
    // A card that may not be laid can still be pressed: the refusal says which rule forbids it.
    view! {
        <li>
            <button class="place" class:pressable=may class:dim=!is_open class:chosen=is_laid data-spot=spot aria-label=label
                aria-pressed=is_laid.to_string() aria-disabled=(!is_open).then_some("true")
                on:click=move |_| desk.act(&Secret::ChooseCard { value }.into())>{drawn(looks)}</button>
        </li>
    }
    .into_any()
}
