//! The middle of the stadium: the piles, the podium and the spotlight.

use bandimals::{Phase, Step};
use leptos::prelude::*;

use super::more::{self, Act};
use super::{piles, skip, spotlight, spots};
use crate::Desk;
use crate::Scene;
use crate::words;

/// What the spotlight is about. It is drawn again when this changes, and not with every action, so that
/// the others do not disturb somebody who is writing a line or waiting for a lamp.
#[derive(Clone, PartialEq)]
enum About {
    /// A turn.
    Turn,
    /// Something that is not part of a turn.
    Act(Act, Asked),
}

/// Whether the viewer is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// The viewer has to answer.
    Yes,
    /// Only others have to answer, if anybody.
    No,
}

/// The middle of the table.
pub(crate) fn middle(desk: Desk) -> AnyView {
    skip::begin(desk);
    // A card that was taken up is put back when the next decision comes.
    let step = Memo::new(move |_| {
        desk.shown().and_then(|scene| {
            let open = &scene.view.as_ref()?.open;
            Some((open.agenda.last().copied(), open.chronicle.turns))
        })
    });
    Effect::new(move |_| {
        step.track();
        desk.taken.set(None);
    });
    let about = Memo::new(move |_| desk.shown().map_or(About::Turn, |scene| about(&scene)));
    let lit = move || {
        let about = about.get();
        // The signals that these read while they are drawn must not draw them again.
        untrack(|| match about {
            About::Turn => (move || spotlight::spotlight(desk)).into_any(),
            About::Act(act, asked) => more::act(desk, act, asked),
        })
    };
    view! {
        <div class="stadium">
            <div class="stands" aria-hidden="true"></div>
            <div class="midfield">
                {move || piles::piles(desk)}
                <section class="spotlight" data-spot=spots::SPOTLIGHT aria-label=words::SPOTLIGHT>
                    {move || spotlight::march(desk)}
                    {lit}
                </section>
            </div>
        </div>
    }
    .into_any()
}

fn about(scene: &Scene) -> About {
    let Some(view) = &scene.view else {
        return About::Turn;
    };
    let open = &view.open;
    let is_asked = scene.own().is_some_and(|own| open.waits.contains(own))
        && !scene.choices.is_empty()
        && !scene.is_stepped_out();
    let asked = if is_asked { Asked::Yes } else { Asked::No };
    let act = match open.phase {
        Phase::AskTimes => Act::Times,
        Phase::Throw { .. } => Act::Throw,
        Phase::PickSections => Act::Sections,
        Phase::NameFirst | Phase::Over { .. } => return About::Turn,
        Phase::Playing => match open.agenda.last() {
            Some(Step::Contest(contest)) => Act::Contest(*contest),
            Some(Step::Line { .. }) => Act::Line,
            // The votes are drawn again with every action, no matter who is asked.
            Some(Step::ThemeVote { .. }) => return About::Act(Act::Verdicts, Asked::No),
            Some(_) | None => return About::Turn,
        },
    };
    About::Act(act, asked)
}
