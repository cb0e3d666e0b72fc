//! Law 6: every viewer is sometimes wrong about what another seat sees.
//!
//! One deal proves nothing here, so this keeps statistics over all of them. They are by *place*:
//! `hands[][]` is every card of every hand of a view. If a viewer sees a card face down somewhere
//! but is never wrong about what it is, the secret leaks.

use std::collections::BTreeMap;

use tabletop::{Game, Seat, Viewer};

use crate::evidence::{Faces, Place};
use crate::{At, Broken, Law, Moment};

const LAW: Law = Law::EverybodyIsSometimesWrong;

/// How often something must have been seen before "never" means anything.
const ENOUGH: u32 = 24;

/// What viewers imagined about others, compared with the truth.
#[derive(Default)]
pub(crate) struct Wonder {
    /// How often a viewer imagined a seat's view, and how often it was wrong.
    views: BTreeMap<(Viewer, Seat), Tally>,
    /// The same for a place where the seat saw something that the viewer did not.
    places: BTreeMap<(Viewer, Seat, String), Tally>,
    /// The same for all seats together and for spectators. There are more of these, so that
    /// something that is hidden only for a short while is counted often enough.
    together: BTreeMap<(Looker, String), Tally>,
    /// How often a viewer saw a place, and how often something was face down in it.
    downs: BTreeMap<(Viewer, String), Tally>,
}

/// A kind of viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Looker {
    Seat,
    Spectator,
}

impl From<Viewer> for Looker {
    fn from(viewer: Viewer) -> Self {
        match viewer {
            Viewer::Seat(_) => Self::Seat,
            Viewer::Spectator => Self::Spectator,
        }
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    times: u32,
    hits: u32,
}

impl Tally {
    fn count(&mut self, hit: Hit) {
        self.times += 1;
        self.hits += match hit {
            Hit::Yes => 1,
            Hit::No => 0,
        };
    }

    fn is_never(self) -> bool {
        self.times >= ENOUGH && self.hits == 0
    }
}

#[derive(Clone, Copy)]
enum Hit {
    Yes,
    No,
}

impl From<bool> for Hit {
    fn from(hit: bool) -> Self {
        if hit { Self::Yes } else { Self::No }
    }
}

impl Wonder {
    /// Notes how a viewer's imagined world compares with the true one, seat by seat.
    pub(crate) fn note<G: Game>(&mut self, moment: &Moment<'_, G>, viewer: Viewer, world: &G) {
        for seat in moment.game.seats().iter().filter(|&seat| !viewer.is(seat)) {
            let theirs = Viewer::Seat(seat);
            let wrong = world.view(theirs) != moment.game.view(theirs);
            self.views
                .entry((viewer, seat))
                .or_default()
                .count(wrong.into());
        }
    }

    /// The same place by place. This takes longer, so it is done for some moments only.
    pub(crate) fn note_places<G: Game>(
        &mut self,
        moment: &Moment<'_, G>,
        viewer: Viewer,
        world: &G,
    ) {
        if moment.game.outcome().is_some() {
            // Everything may be open at the end.
            return;
        }
        let own = Faces::of(&moment.game.view(viewer));
        for (name, place) in &own.0 {
            let down = self.downs.entry((viewer, name.clone())).or_default();
            down.count((place.n_down > 0).into());
        }
        for seat in moment.game.seats().iter().filter(|&seat| !viewer.is(seat)) {
            let truth = Faces::of(&moment.game.view(Viewer::Seat(seat)));
            let secret = truth
                .0
                .iter()
                .filter(|&(name, place)| own.0.get(name).is_some_and(|own| is_secret(own, place)));
            let mut imagined = None;
            for (name, place) in secret {
                let imagined =
                    imagined.get_or_insert_with(|| Faces::of(&world.view(Viewer::Seat(seat))));
                let wrong = imagined.0.get(name) != Some(place);
                let tally = self.places.entry((viewer, seat, name.clone()));
                tally.or_default().count(wrong.into());
                let tally = self.together.entry((viewer.into(), name.clone()));
                tally.or_default().count(wrong.into());
            }
        }
    }

    /// Checks that everybody was wrong often enough. Places named in `open` may be open to all.
    pub(crate) fn verdict(&self, deals: u64, open: &[String]) -> Result<(), Broken> {
        let broken = |what| {
            let at = At::Over { deals };
            Err(Broken { law: LAW, at, what })
        };
        for ((viewer, seat), tally) in &self.views {
            if tally.hits == 0 {
                let times = tally.times;
                return broken(format!(
                    "{viewer} imagined what {seat} sees {times} times and was never wrong, so \
                     {seat} has no secret from them. If this game hides nothing, say so with \
                     Hidden::Nothing"
                ));
            }
        }
        for ((viewer, seat, name), tally) in &self.places {
            if tally.is_never() {
                let times = tally.times;
                return broken(format!(
                    "{viewer} sees `{name}` face down but was never wrong in {times} times about \
                     what {seat} sees there, so it leaks"
                ));
            }
        }
        for ((looker, name), tally) in &self.together {
            if tally.is_never() {
                let (times, who) = match looker {
                    Looker::Seat => (tally.times, "seats see"),
                    Looker::Spectator => (tally.times, "a spectator sees"),
                };
                return broken(format!(
                    "{who} `{name}` face down but always imagined correctly ({times} times) what \
                     another seat sees there, so it leaks"
                ));
            }
        }
        for ((viewer, name), tally) in &self.downs {
            if !tally.is_never() || open.contains(name) {
                continue;
            }
            let others = self.downs.iter().filter(|((_, other), _)| other == name);
            let hidden_from_others = others.clone().any(|(_, tally)| tally.hits > 0);
            let seen_by_spectators = others
                .clone()
                .any(|((other, _), tally)| *other == Viewer::Spectator && tally.is_never());
            let what = match (viewer, hidden_from_others, seen_by_spectators) {
                (Viewer::Spectator, true, _) => {
                    "is face down for seats but never for a spectator".to_owned()
                }
                (_, false, true) => "is never face down for anybody, not even spectators. If it \
                     is open to all by the rules, say so with always_open"
                    .to_owned(),
                _ => continue,
            };
            return broken(format!("what is at `{name}` of a view {what}"));
        }
        Ok(())
    }
}

/// Whether somebody else sees a card at a place where the viewer sees a card's back.
fn is_secret(own: &Place, theirs: &Place) -> bool {
    own.n_down > 0 && theirs.up.iter().any(|card| !own.up.contains(card))
}
