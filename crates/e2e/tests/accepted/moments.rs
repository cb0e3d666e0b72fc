//! The moments at which each game is looked at: the start, a decision with many choices, a secret
//! one, a reaction to somebody else, all seats taken, the end.

use argh::{Argh, PhaseSeen};
use bandimals::{Action as Parade, Bandimals, Bout, Step as Piece, Turn};
use bark_bark::{Action as Race, BarkBark, Move, Phase as Stretch, Talk};
use dogs::{Action as Play, Dogs, Phase as Stage};
use mole_park::{MolePark, Phase, Rolling};
use tabletop::Game;

use super::Moment;
use crate::laid;
use crate::marching::{BOOSTER, is_plays};

type Options = &'static [(&'static str, &'static str)];

pub(super) fn argh() -> Vec<Moment<Argh>> {
    let six: Options = &[("five_six_players", "on")];
    let is_turn = |phase: &PhaseSeen| matches!(phase, PhaseSeen::Turn { .. });
    vec![
        at::<Argh>("begun", 3, &[], |view, _| is_turn(&view.phase)),
        at::<Argh>("many", 4, &[], |view, choices| {
            is_turn(&view.phase) && choices.len() >= 5
        }),
        at::<Argh>("secret", 3, &[], |view, _| {
            matches!(view.phase, PhaseSeen::Holding { .. })
        }),
        at::<Argh>("reaction", 3, &[], |view, _| {
            matches!(view.phase, PhaseSeen::Offered { .. })
        }),
        at::<Argh>("full", 6, six, |view, _| {
            is_turn(&view.phase) && view.piles.iter().sum::<u8>() <= 8
        }),
        ended(4, &[]),
    ]
}

pub(super) fn bandimals() -> Vec<Moment<Bandimals>> {
    let random: Options = &[("first_person", "random")];
    vec![
        at::<Bandimals>("begun", 3, random, is_plays),
        at::<Bandimals>("many", 4, random, |view, choices| {
            view.open.round >= 3
                && choices.len() >= 8
                && (choices.iter()).any(|it| matches!(it, Parade::Turn(Turn::PlaySpecial { .. })))
        }),
        at::<Bandimals>("secret", 4, BOOSTER, |view, _| {
            matches!(view.open.agenda.last(), Some(Piece::Contest(contest))
                if matches!(contest.bout, Bout::Nerve | Bout::Bid | Bout::Cycle))
        }),
        at::<Bandimals>("reaction", 4, random, |view, _| {
            view.open.round >= 4 && matches!(view.open.agenda.last(), Some(Piece::Window(_)))
        }),
        at::<Bandimals>("full", 8, random, |view, choices| {
            view.open.round >= 6 && is_plays(view, choices)
        }),
        ended(3, random),
    ]
}

pub(super) fn bark_bark() -> Vec<Moment<BarkBark>> {
    let race: Options = &[("match", "one_race")];
    let explores = |it: &Race| matches!(it, Race::Move(Move::Explore { .. }));
    vec![
        at::<BarkBark>("begun", 3, race, |view, _| {
            view.open.phase == Stretch::SetUp
        }),
        at::<BarkBark>("many", 4, race, |_, choices| {
            choices.len() >= 4 && choices.iter().any(explores)
        }),
        at::<BarkBark>("secret", 3, race, |view, _| {
            view.open.phase == Stretch::Secret && view.open.round >= 4
        }),
        at::<BarkBark>("reaction", 5, race, |_, choices| {
            choices.contains(&Talk::AcceptSplit.into())
        }),
        at::<BarkBark>("full", 5, race, |view, _| {
            view.open.phase == Stretch::Secret && view.open.n_laid >= 14
        }),
        ended(4, race),
    ]
}

pub(super) fn dogs() -> Vec<Moment<Dogs>> {
    let crowd: Options = &[("six_players", "three_teams"), ("layout", "street-7x12")];
    let is_turn = |phase: Stage| phase == Stage::Turn;
    vec![
        at::<Dogs>("begun", 2, &[], |view, _| is_turn(view.phase)),
        // A wild card can go anywhere.
        at::<Dogs>("many", 2, &[], |view, choices| {
            is_turn(view.phase) && choices.len() >= 40 && view.deck < 88
        })
        .after(".dog-hand [data-card='fire_hydrant']"),
        // Nobody else sees which card is picked up.
        at::<Dogs>("secret", 3, &[], |view, choices| {
            is_turn(view.phase) && view.deck < 80 && (2..20).contains(&choices.len())
        })
        .after(".dog-hand li:not(.dim) .place"),
        at::<Dogs>("reaction", 4, &[("draw_mode", "manual")], |_, choices| {
            choices.contains(&Play::DrawCard)
        }),
        at::<Dogs>("full", 6, crowd, |view, _| {
            is_turn(view.phase) && view.deck < 50
        }),
        ended(4, &[]),
    ]
}

pub(super) fn mole_park() -> Vec<Moment<MolePark>> {
    // King Mole is drawn, and is not hurried while a picture is taken.
    let random: Options = &[("king_selection", "random"), ("go_wait", "30")];
    let chosen: Options = &[("king_selection", "host")];
    vec![
        at::<MolePark>("begun", 4, chosen, |view, _| view.phase == Phase::King),
        at::<MolePark>("many", 5, random, |view, choices| {
            matches!(view.phase, Phase::Pick { .. }) && choices.len() > 3
        }),
        at::<MolePark>("secret", 5, random, |view, choices| {
            view.round >= 6 && choices.len() == 4 && view.phase == Phase::Choose
        }),
        at::<MolePark>("reaction", 5, random, |_, choices| {
            choices.contains(&Rolling::DeclineReroll.into())
        }),
        at::<MolePark>("full", 8, random, |view, choices| {
            view.round >= 8 && choices.len() == 4 && view.phase == Phase::Choose
        }),
        ended(4, random),
    ]
}

fn at<G: Game>(
    name: &'static str,
    n_seats: u8,
    options: Options,
    is_it: impl FnMut(&G::View, &[G::Action]) -> bool,
) -> Moment<G> {
    Moment {
        name,
        table: laid::until_it_rests(n_seats, options, is_it),
        presses: None,
    }
}

fn ended<G: Game>(n_seats: u8, options: Options) -> Moment<G> {
    Moment {
        name: "end",
        table: laid::ended(n_seats, options),
        presses: None,
    }
}

impl<G> Moment<G> {
    /// The same moment, after something was pressed.
    fn after(self, selector: &'static str) -> Self {
        Self {
            presses: Some(selector),
            ..self
        }
    }
}
