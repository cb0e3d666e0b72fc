//! The round table for negotiations about shares or an order: what is proposed, who has agreed, and
//! for the seat that has the floor a slider for each share.

use bark_bark::{Action, BarkBark, Floor, Order, OrderTalk, Shares, Split, Step, Talk, View};
use board::drawn;
use leptos::prelude::*;
use tabletop::{Seat, Words};

use super::area::either;
use super::shares::Draft;
use super::{art, spots};
use crate::Desk;
use crate::Scene;
use crate::words;
use board::words::{capital, minus};

/// For more movers than this, an order is made by pressing names instead of being listed.
const MOST_LISTED: u8 = 3;

/// The round table, while something is being negotiated.
pub(crate) fn round_table(
    desk: Desk,
    scene: &Scene,
    view: &View,
    left: Signal<Option<u64>>,
) -> AnyView {
    match view.open.agenda.last() {
        Some(Step::Split(split)) => sharing(desk, scene, view, split, left),
        Some(Step::OrderTalk(talk)) => ordering(desk, scene, view, talk, left),
        Some(
            Step::Numbers { .. }
            | Step::Movers { .. }
            | Step::Level { .. }
            | Step::InOrder { .. }
            | Step::Walk(_)
            | Step::Nudge { .. }
            | Step::Landings { .. }
            | Step::Crown { .. }
            | Step::ShortCut { .. }
            | Step::Swap { .. }
            | Step::Retreat { .. }
            | Step::Gate { .. },
        )
        | None => ().into_any(),
    }
}

fn sharing(
    desk: Desk,
    scene: &Scene,
    view: &View,
    split: &Split,
    left: Signal<Option<u64>>,
) -> AnyView {
    let fair = scene.choices.iter().find_map(offered);
    let is_first = split.floor.proposer.is_none();
    let may_offer = desk.is_asked(scene) && fair.is_some();
    let standing = split.shares;
    let start = match (is_first, fair) {
        (true, Some(fair)) => fair,
        _ => standing,
    };
    let draft = RwSignal::new(Draft::new(start));
    let (number, sharers) = (split.number, split.floor.seats);
    let rows = sharers
        .iter()
        .map(|seat| {
            let name = scene.narrator.begin(seat).to_owned();
            let share = move || draft.with(|draft| draft.shares[seat.index()]);
            let pull = move |event| {
                if let Ok(value) = event_target_value(&event).parse() {
                    draft.update(|draft| draft.pull(sharers, seat, value));
                }
            };
            let slider = may_offer.then(|| view! {
                <input type="range" min="0" max=number.to_string() step="1" aria-label=words::share_of(&name)
                    aria-valuetext=move || words::spaces(share()) prop:value=move || share().to_string() on:input=pull/>
            });
            let is_blank = is_first && !may_offer;
            view! {
                <li style:--seat=art::paint(&scene.setup, &view.open, seat) class:speaks=split.floor.speaker == seat>
                    <span class="racer" aria-hidden="true">{drawn(art::pawn(&scene.setup, &view.open, seat))}</span>
                    <strong>{name}</strong>
                    {slider}
                    <output class="share">{move || if is_blank { "?".to_owned() } else { share().to_string() }}</output>
                    {agreed(&split.floor, seat)}
                </li>
            }
        })
        .collect_view();
    // If there are many splits, the choices are only samples. So any split can be sent, and a refusal
    // says which rule it breaks. A counter-proposal has to differ from the proposal.
    let says_nothing = move || !is_first && draft.with(|draft| draft.shares == standing);
    let propose = may_offer.then(|| {
        let (text, label) = if is_first {
            (words::PROPOSE, words::PROPOSE_WHY)
        } else {
            (words::COUNTER, words::COUNTER_WHY)
        };
        let send = move |_| {
            let shares = draft.with_untracked(|draft| draft.shares);
            let proposal = if is_first {
                Talk::ProposeSplit { shares }
            } else {
                Talk::CounterSplit { shares }
            };
            desk.act(&proposal.into());
        };
        view! { <button class="choice" title=label disabled=says_nothing on:click=send>{text}</button> }
    });
    let title = words::to_share(number);
    let said = match split.floor.proposer {
        Some(proposer) => words::proposes(scene.narrator.begin(proposer)),
        None => words::has_the_floor(scene.narrator.name(split.floor.speaker)),
    };
    view! {
        <section class="haggle" data-spot=spots::HAGGLE aria-label=title.clone()>
            <h2><span class="whole" aria-hidden="true">{number}</span>{title.clone()}</h2>
            <p>{said}</p>
            {glass(left)}
            <ul>{rows}</ul>
            <div class="choices">{answers(desk, scene)} {propose} {walk(desk, scene)}</div>
        </section>
    }
    .into_any()
}

/// The time left for the whole negotiation, if the table has a clock for it.
fn glass(left: Signal<Option<u64>>) -> impl IntoView {
    move || {
        let seconds = left.get()?;
        Some(view! {
            <p class="glass" class:late=seconds <= 10 role="timer">
                <span class="sand" aria-hidden="true">{drawn(art::picture("hourglass"))}</span>{words::time_to_agree(seconds)}
            </p>
        })
    }
}

/// The shares that a choice would propose.
fn offered(action: &Action) -> Option<Shares> {
    match action {
        Action::Talk(Talk::ProposeSplit { shares } | Talk::CounterSplit { shares }) => {
            Some(*shares)
        }
        _ => None,
    }
}

fn agreed(floor: &Floor, seat: Seat) -> AnyView {
    let text = if floor.proposer == Some(seat) {
        words::PROPOSED
    } else if floor.agreed.contains(seat) {
        words::AGREED
    } else if floor.speaker == seat {
        words::SPEAKS
    } else {
        ""
    };
    view! { <small class="stands">{text}</small> }.into_any()
}

/// The button to agree, if the viewer may.
fn answers(desk: Desk, scene: &Scene) -> AnyView {
    press(desk, scene, "accept", words::AGREE.into_any(), "choice")
}

/// The button to walk away, if the viewer may.
fn walk(desk: Desk, scene: &Scene) -> AnyView {
    let (long, short) = (words::WALK_AWAY, words::WALK_AWAY_IN_SHORT);
    let text = either("walking", long.to_owned(), short.to_owned());
    press(desk, scene, "walk-away", text, "choice small")
}

fn press(
    desk: Desk,
    scene: &Scene,
    spot: &'static str,
    text: AnyView,
    class: &'static str,
) -> AnyView {
    match desk.choice_at(scene, spot) {
        Some(action) => {
            view! { <button class=class data-spot=spot on:click=move |_| desk.act(&action)>{text}</button> }
                .into_any()
        }
        None => ().into_any(),
    }
}

/// Puts a seat at the end of an order, or takes it out if it is already there.
fn queue(order: &mut Order, seat: Seat) {
    match order.iter().position(|other| *other == seat) {
        Some(place) => {
            order.remove(place);
        }
        None => order.push(seat),
    }
}

/// The negotiation about who goes first of those who are level.
fn ordering(
    desk: Desk,
    scene: &Scene,
    view: &View,
    talk: &OrderTalk,
    left: Signal<Option<u64>>,
) -> AnyView {
    let offers = scene.choices.iter().filter(|action| {
        matches!(
            action,
            Action::Talk(Talk::ProposeOrder { .. } | Talk::CounterOrder { .. })
        )
    });
    let may_offer = desk.is_asked(scene) && offers.clone().next().is_some();
    // A few orders are all listed. If there are more, the choices may be only samples, and an order
    // is made by pressing one name after another.
    let is_made = may_offer && talk.floor.seats.len() > MOST_LISTED;
    let own = scene.own().filter(|_| may_offer && !is_made);
    let orders = offers
        .filter_map(|action| {
            let text = BarkBark::choice(&scene.setup, &scene.narrator, view, own?, action);
            let (text, action) = (capital(&minus(&text)), action.clone());
            Some(view! { <button class="choice small" on:click=move |_| desk.act(&action)>{text}</button> })
        })
        .collect_view();
    let draft = RwSignal::new(Order::new());
    let standing = talk.order.clone();
    let rows = talk
        .floor
        .seats
        .iter()
        .map(|seat| {
            let standing = standing.clone();
            let shown = move || {
                draft.with(|draft| {
                    let order = if draft.is_empty() { &standing } else { draft };
                    let place = order.iter().position(|other| *other == seat)?;
                    Some(board::words::place(place as u8 + 1))
                })
            };
            let name = scene.narrator.begin(seat).to_owned();
            let label = words::goes_next(scene.narrator.name(seat));
            let who = if is_made {
                view! {
                    <button class="choice small next" data-spot=spots::next(seat) aria-label=label
                        on:click=move |_| draft.update(|draft| queue(draft, seat))>{name}</button>
                }
                .into_any()
            } else {
                view! { <strong>{name}</strong> }.into_any()
            };
            view! {
                <li style:--seat=art::paint(&scene.setup, &view.open, seat) class:speaks=talk.floor.speaker == seat>
                    <span class="racer" aria-hidden="true">{drawn(art::pawn(&scene.setup, &view.open, seat))}</span>
                    {who}
                    <output class="share">{shown}</output>
                    {agreed(&talk.floor, seat)}
                </li>
            }
        })
        .collect_view();
    let is_first = talk.floor.proposer.is_none();
    let (n_level, standing) = (usize::from(talk.floor.seats.len()), talk.order.clone());
    let propose = is_made.then(|| {
        let is_idle = move || draft.with(|draft| draft.len() < n_level || *draft == standing);
        let send = move |_| {
            let order = draft.get_untracked();
            let proposal = if is_first {
                Talk::ProposeOrder { order }
            } else {
                Talk::CounterOrder { order }
            };
            desk.act(&proposal.into());
        };
        let text = if is_first { words::PROPOSE } else { words::COUNTER };
        view! { <button class="choice" title=words::ORDER_WHY disabled=is_idle on:click=send>{text}</button> }
    });
    let how = is_made.then(|| view! { <p>{words::ORDER_WHY}</p> });
    view! {
        <section class="haggle who-first" data-spot=spots::HAGGLE aria-label=words::WHO_FIRST>
            <h2>{words::WHO_FIRST}</h2>
            {how}
            {glass(left)}
            <ul>{rows}</ul>
            <div class="choices">{answers(desk, scene)} {orders} {propose} {walk(desk, scene)}</div>
        </section>
    }
    .into_any()
}
