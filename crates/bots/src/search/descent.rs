//! One imagined deal, from the question down to its outcome.

use tabletop::{Checked, Game, Judge, Seat, Seats, Viewer};

use super::{Question, Search};
use crate::imprint::Imprint;
use crate::playout::{Limits, playout_within};
use crate::reward::Rewards;
use crate::seen::Seen;
use crate::tree::{Found, Node};
use crate::{selection, turn};

/// An imagined deal, and what its seats have seen of it.
struct Descent<G> {
    world: G,
    eyes: Eyes,
    seen: Seen,
    /// The seats that decide at once and have not decided yet.
    at_once: Seats,
    hand: Hand,
}

/// Through whose eyes a world was imagined.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Eyes {
    /// The searcher's own: its cards are the true ones, so that it learns what to do with them. The
    /// others would learn them too, so here they only do what they have learnt elsewhere.
    Mine,
    /// Another seat's: the searcher's cards are what that seat thinks they might be. Here the
    /// others learn without knowing more than they should, and the searcher learns what it would do
    /// with other cards, which keeps their beliefs sound.
    Theirs,
    /// Everybody's, because the searcher has no secrets: all seats learn.
    Anyones,
}

/// What the searcher holds in a world.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hand {
    /// What it really holds.
    True,
    /// What it might hold, as far as another seat knows.
    Supposed,
}

/// A decision met on the way down.
pub(super) struct Step {
    pub(super) node: Node,
    pub(super) seat: Seat,
    pub(super) choice: usize,
    pub(super) way: Way,
    pub(super) lesson: Lesson,
}

/// How a choice was made.
#[derive(Clone, Copy)]
pub(super) enum Way {
    /// The seat decided alone.
    Alone,
    /// Several seats decided at once, and this choice had this likelihood.
    AtOnce { likelihood: f32 },
}

/// Whether a decision learns from this iteration, or only follows what it has learnt.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lesson {
    Learn,
    Follow,
}

/// Whose decision it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whose {
    Searchers,
    Anothers,
}

/// Whether a decision was met before.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Met {
    Before,
    FirstNow,
}

impl<G: Judge> Search<G> {
    /// Follows the tree down from the question, then plays on at random.
    pub(super) fn descend(&mut self, question: &Question<'_, G>, world: G, eyes: Eyes) -> Rewards {
        let limits = Limits {
            actions: self.habits.patience,
            turn: world.turns().saturating_add(world.horizon()),
        };
        let mut descent = Descent {
            world,
            eyes,
            seen: Seen::default(),
            at_once: Seats::NONE,
            hand: Hand::Supposed,
        };
        self.path.clear();
        self.choices.clear();
        match eyes {
            Eyes::Mine | Eyes::Anyones => {
                descent.seen.begin(question.seat, self.asked);
                descent.hand = Hand::True;
                self.choices.extend_from_slice(question.choices);
            }
            Eyes::Theirs => descent.world.list_choices(question.seat, &mut self.choices),
        }
        let mut n_new = 0;
        let mut seat = question.seat;
        while n_new < self.habits.reach {
            let awaited = descent.world.awaited();
            if awaited.len() > 1 {
                descent.at_once = awaited;
            }
            let choice = match self.choices.len() {
                1 => 0,
                _ => {
                    let Some((choice, met)) = self.decide(question, &mut descent, seat) else {
                        break;
                    };
                    n_new += u32::from(met == Met::FirstNow);
                    choice
                }
            };
            descent.at_once = descent.at_once.without(seat);
            let Descent { world, seen, .. } = &mut descent;
            world.apply(Checked::listed(seat, &self.choices[choice]), &mut self.log);
            seen.told::<G>(&self.log);
            self.log.clear();
            let Some(next) = turn::next_after(world, seat) else {
                break;
            };
            seat = next;
            self.choices.clear();
            world.list_choices(seat, &mut self.choices);
        }
        self.play_on(descent.world, seat, limits)
    }

    /// Lets a seat decide by what it has learnt; `None` if the tree is full.
    fn decide(
        &mut self,
        question: &Question<'_, G>,
        descent: &mut Descent<G>,
        seat: Seat,
    ) -> Option<(usize, Met)> {
        let mut view = None;
        if !descent.seen.has_begun(seat) {
            let looks = view.insert(descent.world.view(Viewer::Seat(seat)));
            let imprint = Imprint::of(looks);
            descent.seen.begin(seat, imprint);
            if seat == question.seat {
                self.compare(&mut descent.hand, imprint);
            }
        }
        let imprint = Imprint::after(descent.seen.imprint(seat)).and(&self.choices[..]);
        let (node, met) = match self.tree.find(imprint, self.choices.len()) {
            Found::Known(node) => (node, Met::Before),
            Found::Fresh(node) => {
                let view = view.unwrap_or_else(|| descent.world.view(Viewer::Seat(seat)));
                let weights = G::ponder(question.setup, &view, seat, &self.choices);
                selection::expect(self.tree.trials(node), &weights, self.habits.trust);
                (node, Met::FirstNow)
            }
            Found::NoRoom => return None,
        };
        let whose = if seat == question.seat {
            Whose::Searchers
        } else {
            Whose::Anothers
        };
        let lesson = descent.lesson(whose, met);
        let (choice, way) = if descent.at_once.contains(seat) {
            let conviction = G::CONVICTION as f32;
            let (trials, blends) = self.tree.trials_and_blends(node);
            let (choice, likelihood) =
                selection::by_regret(trials, blends, conviction, &mut self.luck);
            (choice, Way::AtOnce { likelihood })
        } else {
            let trials = self.tree.trials(node);
            let choice = match (met, lesson) {
                (Met::FirstNow, _) => selection::by_prior(trials, &mut self.luck),
                (Met::Before, Lesson::Learn) => selection::most_promising(trials, &self.habits),
                (Met::Before, Lesson::Follow) => selection::by_visits(trials, &mut self.luck),
            };
            (choice, Way::Alone)
        };
        self.path.push(Step {
            node,
            seat,
            choice,
            way,
            lesson,
        });
        descent.seen.chose(seat, choice);
        Some((choice, met))
    }

    /// Finds out whether another seat's guess of the searcher's hand was right.
    fn compare(&mut self, hand: &mut Hand, imprint: u64) {
        if imprint == self.asked {
            *hand = Hand::True;
            self.guesses.right += 1;
        } else {
            self.guesses.wrong += 1;
        }
    }

    /// Plays a world on without thinking, and returns the rewards.
    fn play_on(&mut self, mut world: G, last: Seat, limits: Limits) -> Rewards {
        playout_within(&mut world, last, limits, &mut self.luck, &mut self.choices)
    }
}

impl<G: Game> Descent<G> {
    /// Whether a decision learns from this world.
    fn lesson(&self, whose: Whose, met: Met) -> Lesson {
        match (self.eyes, whose, self.hand, met) {
            (Eyes::Anyones, _, _, _) | (Eyes::Mine, Whose::Searchers, _, _) => Lesson::Learn,
            // Something is better than nothing.
            (Eyes::Mine, Whose::Anothers, _, Met::FirstNow) => Lesson::Learn,
            (Eyes::Mine, Whose::Anothers, _, Met::Before) => Lesson::Follow,
            // What others believe would distort what the searcher knows.
            (Eyes::Theirs, Whose::Searchers, Hand::True, _) => Lesson::Follow,
            (Eyes::Theirs, Whose::Searchers, Hand::Supposed, _) => Lesson::Learn,
            (Eyes::Theirs, Whose::Anothers, _, _) => Lesson::Learn,
        }
    }
}
