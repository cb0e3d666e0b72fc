//! The player aid: the dice, and every prize with what it does and who has it.

use board::drawn;
use leptos::prelude::*;
use mole_park::{Die, Prize};

use super::table::faces;
use super::{art, card};
use crate::Scene;
use crate::words;

/// The aid. It shows the same public things to every viewer.
pub(crate) fn aid(scene: &Scene) -> AnyView {
    let Some(view) = &scene.view else {
        return ().into_any();
    };
    let setup = &scene.setup;
    let dice = Die::ALL.map(|die| {
        let name = setup.edition.dice.info(die).name.clone();
        let kind = match die {
            Die::Prize => "star",
            Die::Glove | Die::Pan | Die::Mallet => die.id(),
        };
        view! { <li><span aria-hidden="true">{drawn(art::little(kind))}</span><span><strong>{name}</strong> <small>{faces(scene, die)}</small></span></li> }
    });
    let n_prizes: usize = setup
        .edition
        .stands
        .iter()
        .flat_map(|stand| &stand.prizes)
        .map(|prize| usize::from(prize.copies))
        .sum();
    let rows = (0..n_prizes)
        .map(|index| {
            let prize = Prize(index as u8);
            let owner = view.areas.by_seat().find(|(_, area)| area.prizes.contains(prize));
            let is_up = view.stands.iter().any(|stand| stand.up == Some(prize));
            let place = match owner {
                Some((seat, _)) => words::won_by(scene.narrator.begin(seat)),
                None if is_up => words::on_stall().to_owned(),
                None => String::new(),
            };
            view! {
                <li class:seen=owner.is_some()>
                    <span aria-hidden="true">{drawn(card::little_prize(setup, prize))}</span>
                    <span><strong>{setup.prize(prize).name.clone()}</strong> " " {setup.prize_stars(prize)}"★ " <span class="out">{place}</span>
                        <small>{card::powers(setup, prize)}</small></span>
                </li>
            }
        })
        .collect_view();
    view! {
        <h2>{words::AID_DICE}</h2> <ul class="fair-aid">{dice}</ul>
        <h2>{words::AID_PRIZES}</h2> <ul class="fair-aid">{rows}</ul>
    }
    .into_any()
}
