//! Law 8: the true world, its seed and its future cannot be derived from a view.

use std::collections::{BTreeMap, BTreeSet};

use tabletop::{Chance, Game, Seed, Viewer};

use crate::evidence::{bytes, generator_seeds, without_generators};
use crate::telling::told;
use crate::{At, Broken, Law, Moment};

const LAW: Law = Law::TheTruthIsNotInAView;

/// Every generator in an imagined world has the seed of the luck that was passed in, so a thinker
/// cannot see the true future.
pub fn an_imagined_world_has_the_luck_it_was_given<G: Game>(
    moment: &Moment<'_, G>,
    viewer: Viewer,
    world: &G,
    luck: Seed,
) -> Result<(), Broken> {
    let given = luck.0.to_string();
    let saved = bytes(world);
    if generator_seeds(&saved).iter().all(|&seed| seed == given) {
        return Ok(());
    }
    let what = format!(
        "the world that {viewer} imagines has a generator whose seed is not that of the luck \
         passed in, so its dice are not a guess"
    );
    Err(moment.broken(LAW, what))
}

/// Neither a generator nor the deal's seed is in any view.
pub fn no_view_holds_the_seed<G: Game>(
    moment: &Moment<'_, G>,
    viewer: Viewer,
    seed: Seed,
) -> Result<(), Broken> {
    holds_no_seed(
        moment,
        viewer,
        seed,
        "the view",
        &bytes(&moment.game.view(viewer)),
    )
}

/// Neither a generator nor the deal's seed is in anything that a viewer is told.
pub fn no_event_holds_the_seed<G: Game>(
    moment: &Moment<'_, G>,
    events: &[G::Event],
    viewer: Viewer,
    seed: Seed,
) -> Result<(), Broken> {
    let told = bytes(&told::<G>(events, viewer));
    holds_no_seed(moment, viewer, seed, "what is told", &told)
}

fn holds_no_seed<G: Game>(
    moment: &Moment<'_, G>,
    viewer: Viewer,
    seed: Seed,
    which: &str,
    text: &str,
) -> Result<(), Broken> {
    let hex = seed.0.to_string();
    // The seed might also be written as a list of numbers.
    let numbers = bytes(&seed.0.0);
    let found = [
        ("a generator", "\"chance_seed\""),
        ("the deal's seed", &hex),
        ("the deal's seed", &numbers),
    ]
    .into_iter()
    .find(|(_, word)| text.contains(word));
    match found {
        None => Ok(()),
        Some((thing, _)) => {
            let what = format!("{which} shows {viewer} {thing}, and with it the whole future");
            Err(moment.broken(LAW, what))
        }
    }
}

/// How often imagined worlds were the true one, over all deals.
#[derive(Default)]
pub(crate) struct Guesses {
    by_viewer: BTreeMap<Viewer, Tally>,
}

#[derive(Default)]
struct Tally {
    times: u32,
    right: u32,
    /// Whether two worlds imagined at the start of a deal ever differed.
    varied: Varied,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Varied {
    #[default]
    NotYet,
    Yes,
}

impl Guesses {
    /// Notes whether the world that a viewer imagines is the true one, apart from generators.
    pub(crate) fn note<G: Game>(
        &mut self,
        moment: &Moment<'_, G>,
        viewer: Viewer,
        world: &G,
        is_first: First,
    ) -> Result<(), Broken> {
        let right = without_generators(&bytes(world)) == without_generators(&bytes(moment.game));
        let tally = self.by_viewer.entry(viewer).or_default();
        tally.times += 1;
        tally.right += u32::from(right);
        match (is_first, right) {
            (First::Decision, true) => {
                let what = format!("{viewer} imagines the true world at the first decision");
                Err(moment.broken(LAW, what))
            }
            (First::Decision | First::Past, _) => Ok(()),
        }
    }

    /// Notes whether worlds imagined with different luck differ, apart from generators.
    pub(crate) fn note_start<G: Game>(
        &mut self,
        moment: &Moment<'_, G>,
        viewer: Viewer,
        luck: &mut Chance,
    ) {
        let tally = self.by_viewer.entry(viewer).or_default();
        if tally.varied == Varied::Yes {
            return;
        }
        let view = moment.game.view(viewer);
        let worlds: BTreeSet<String> = (0..4)
            .map(|_| G::imagine(moment.setup, &view, luck.fork()))
            .map(|world| without_generators(&bytes(&world)))
            .collect();
        if worlds.len() > 1 {
            tally.varied = Varied::Yes;
        }
    }

    /// Checks that imagined worlds were often enough not the true one.
    pub(crate) fn verdict(&self, deals: u64) -> Result<(), Broken> {
        for (viewer, tally) in &self.by_viewer {
            let (right, times) = (tally.right, tally.times);
            let what = if right * 2 >= times {
                format!(
                    "{viewer} imagined the true world {right} times out of {times}, so it can be \
                     derived from their view"
                )
            } else if tally.varied == Varied::NotYet {
                format!(
                    "at the start of a deal all worlds that {viewer} imagines are the same, for \
                     any luck"
                )
            } else {
                continue;
            };
            let at = At::Over { deals };
            return Err(Broken { law: LAW, at, what });
        }
        Ok(())
    }
}

/// Whether a deal is at its first decision.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum First {
    /// Nothing has been played yet.
    Decision,
    /// Something has been played.
    Past,
}
