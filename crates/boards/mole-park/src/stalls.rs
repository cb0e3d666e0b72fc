//! The six prize stalls with their shelves, and the crown on its cushion.

use board::drawn;
use leptos::prelude::*;
use mole_park::{Phase, Pick, Stand, View};

use super::hand::press;
use super::{art, card, key, spots};
use crate::Desk;
use crate::Scene;
use crate::words;

/// The row of stalls.
pub(crate) fn stalls(desk: Desk, scene: &Scene, view: &View) -> AnyView {
    let rows = (0..view.stands.len()).map(|index| stall(desk, scene, view, index));
    view! {
        <ul class="midway" aria-label=words::STALLS>{rows.collect_view()} {cushion(desk, scene, view)}</ul>
    }
    .into_any()
}

fn stall(desk: Desk, scene: &Scene, view: &View, index: usize) -> AnyView {
    let (info, seen) = (&scene.setup.edition.stands[index], view.stands[index]);
    let stand = Stand(index as u8);
    let spot = spots::stand(stand);
    let may = desk.choice_at(scene, &spot).is_some();
    let about = seen.up.map(|up| card::about(&scene.setup, up));
    let label = words::stall(&info.name, info.cost, about.as_deref(), seen.deck);
    let shelf = match seen.up {
        Some(up) => {
            let powers = card::powers(&scene.setup, up);
            let powers = if powers.is_empty() {
                words::NO_POWER.to_owned()
            } else {
                powers
            };
            view! {
                <span class="ware" aria-hidden="true">{drawn(art::prize(&scene.setup, up))}</span>
                <span class="tag"><b>{scene.setup.prize_stars(up)}"★"</b> " " <span class="called">{scene.setup.prize(up).name.clone()}</span></span>
                <span class="power">{powers}</span>
            }
            .into_any()
        }
        None => {
            let text = if seen.deck > 0 {
                words::TAKEN
            } else {
                words::SOLD_OUT
            };
            view! { <span class="ware none"></span><span class="tag">{text}</span> }.into_any()
        }
    };
    let inside = view! {
        <span class="awning" aria-hidden="true"><b class="price">{info.cost}</b></span>
        {key::key(desk, scene, &spot)}
        <span class="rack">{shelf}</span>
    };
    let paint = art::stall_paint(&scene.setup, index);
    let is_picking = matches!(view.phase, Phase::Pick { .. }) && desk.is_asked(scene);
    let is_gone = seen.up.is_none();
    // Pressing a stall that costs too much shows the refusal.
    let press = move |_| {
        if is_picking {
            desk.act(&Pick::TakePrize { stand }.into());
        }
    };
    view! {
        <li class="stall-at" style:--stall=paint>
            <button class="booth" class:pressable=is_picking && may class:dim=is_picking && !may class:gone=is_gone data-spot=spot
                title=label.clone() aria-disabled=(!is_picking).then_some("true") on:click=press>{key::named(&label, inside)}</button>
        </li>
    }
    .into_any()
}

/// The crown of this game. A seat that is asked can press it to announce.
fn cushion(desk: Desk, scene: &Scene, view: &View) -> AnyView {
    let crowns = &scene.setup.edition.crowns;
    let name = crowns
        .get(usize::from(view.crown))
        .map_or(words::CROWN_NAME, |crown| crown.name.as_str());
    let cost = scene.setup.crown_cost();
    let label = words::crown(name, cost);
    let inside = view! {
        <span class="price">{cost}</span>
        <span class="on-cushion" aria-hidden="true">
            <span class="cushion">{drawn(art::picture("cushion"))}</span>
            <span class="trophy">{drawn(art::picture("crown"))}</span>
        </span>
        <span class="tag called">{name.to_owned()}</span>
    };
    let spot = spots::CROWN;
    let choice = desk.choice_at(scene, spot);
    let may = choice.is_some();
    view! {
        <li class="stall-at crown-at">
            <button class="pedestal" class:pressable=may data-spot=spot title=label.clone() aria-disabled=(!may).then_some("true")
                on:click=move |_| press(desk, choice.as_ref())>{key::named(&label, inside)}</button>
        </li>
    }
    .into_any()
}
