//! The middle of the stadium: the piles, the podium, and the spotlight in which things are played
//! and decided.

use bandimals::{Phase, Step};
use leptos::prelude::*;

use super::more::{self, Act};
use super::{piles, skip, spotlight, spots};
use crate::Desk;
use crate::Scene;
use crate::words;

/// What the spotlight is about. It is drawn anew when this changes and not with every move:
/// whoever writes a line or waits for a lamp is not disturbed by what others do meanwhile.
#[derive(Clone, PartialEq)]
enum About {
    /// The turn goes its way.
    Turn,
    /// Something that happens beside turns.
    Act(Act, Asked),
}

/// Whether whoever looks is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// They are to answer.
    Yes,
    /// Others are.
    No,
}

/// The middle of the table.
pub(crate) fn middle(desk: Desk) -> AnyView {
    skip::begin(desk);
    // What was taken up is put down when something else is to be decided.
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
        // What these look at while they are drawn does not draw them again.
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
            // The votes are drawn anew with every move, whoever is asked.
            Some(Step::ThemeVote { .. }) => return About::Act(Act::Verdicts, Asked::No),
            Some(_) | None => return About::Turn,
        },
    };
    About::Act(act, asked)
}
