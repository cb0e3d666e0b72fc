//! An owl's search: imagine a world, follow what is known, play on at random, learn.
//!
//! This is information-set Monte-Carlo tree search with several observers. Each seat has its own
//! nodes, keyed by what that seat has seen, so nothing it cannot see makes it choose differently.

mod descent;

use tabletop::{Chance, Judge, Log, Seat, Viewer};

use crate::imprint::Imprint;
use crate::reward::Rewards;
use crate::tree::{Blend, Node, Tree, Trial};
use crate::{Habits, selection};
use descent::{Eyes, Lesson, Step, Way};

/// A search and its buffers, which are reused for the next one.
pub(crate) struct Search<G: Judge> {
    habits: Habits,
    luck: Chance,
    tree: Tree,
    path: Vec<Step>,
    choices: Vec<G::Action>,
    log: Log<G::Event>,
    /// The imprint of the view in the question.
    asked: u64,
    /// The node of the question itself.
    root: Node,
    moment: Moment,
    guesses: Guesses,
    iterations: u32,
}

/// What is asked of a bot.
pub(crate) struct Question<'a, G: Judge> {
    pub(crate) setup: &'a G::Setup,
    pub(crate) view: &'a G::View,
    pub(crate) seat: Seat,
    /// At least two: with one there is nothing to think about.
    pub(crate) choices: &'a [G::Action],
}

/// Whether the question is asked of one seat or of several at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    Alone,
    AtOnce,
}

/// How often the others, in worlds they may believe in, guessed the searcher's hand right.
#[derive(Clone, Copy, Debug, Default)]
struct Guesses {
    right: u32,
    wrong: u32,
}

impl<G: Judge> Search<G> {
    pub(crate) fn new(habits: Habits, luck: Chance) -> Self {
        Self {
            habits,
            luck,
            tree: Tree::default(),
            path: Vec::new(),
            choices: Vec::new(),
            log: Log::recording(),
            asked: 0,
            root: Node::default(),
            moment: Moment::Alone,
            guesses: Guesses::default(),
            iterations: 0,
        }
    }

    /// Starts thinking about a new question.
    pub(crate) fn begin(&mut self, question: &Question<'_, G>) {
        self.tree.clear();
        self.asked = Imprint::of(question.view);
        let &Question {
            setup,
            view,
            seat,
            choices,
        } = question;
        let imprint = Imprint::after(self.asked).and(choices);
        self.root = self.tree.plant(imprint, choices.len());
        let weights = G::ponder(setup, view, seat, choices);
        selection::expect(self.tree.trials(self.root), &weights, self.habits.trust);
        self.guesses = Guesses::default();
        self.iterations = 0;
        // Whom the table waits for is public, so it is the same in any imagined world.
        let awaited = G::imagine(setup, view, self.luck.fork()).awaited();
        self.moment = if awaited.contains(seat) && awaited.len() > 1 {
            Moment::AtOnce
        } else {
            Moment::Alone
        };
    }

    /// Plays one imagined deal and learns from it.
    pub(crate) fn iterate(&mut self, question: &Question<'_, G>) {
        let mine = G::imagine(question.setup, question.view, self.luck.fork());
        let (world, eyes) = match self.other_eyes(&mine, question.seat) {
            Some(other) => {
                let theirs = mine.view(Viewer::Seat(other));
                let world = G::imagine(question.setup, &theirs, self.luck.fork());
                (world, Eyes::Theirs)
            }
            None if self.has_no_secrets() => (mine, Eyes::Anyones),
            None => (mine, Eyes::Mine),
        };
        self.iterations += 1;
        let rewards = self.descend(question, world, eyes);
        self.learn(&rewards);
    }

    /// How many deals were played for this question.
    pub(crate) fn iterations(&self) -> u32 {
        self.iterations
    }

    /// Whether the question is asked of one seat or of several at once.
    pub(crate) fn moment(&self) -> Moment {
        self.moment
    }

    /// What is known about each choice of the question.
    pub(crate) fn verdict(&mut self) -> (&[Trial], &[Blend]) {
        let (trials, blends) = self.tree.trials_and_blends(self.root);
        (trials, blends)
    }

    /// The searcher's luck, for the final decision.
    pub(crate) fn luck(&mut self) -> &mut Chance {
        &mut self.luck
    }

    /// Whose eyes this iteration looks through, if not the searcher's own.
    fn other_eyes(&mut self, world: &G, searcher: Seat) -> Option<Seat> {
        // If there seem to be no secrets, a few iterations still look for one.
        let empathy = if self.has_no_secrets() {
            self.habits.empathy.min(1)
        } else {
            self.habits.empathy
        };
        // Spread evenly over the iterations, so that even a short search has some of both.
        let share = |iterations: u32| u64::from(iterations) * u64::from(empathy) / 16;
        let others = world.seats().without(searcher);
        if others.is_empty() || share(self.iterations) == share(self.iterations + 1) {
            return None;
        }
        let nth = self.luck.below(u32::from(others.len()));
        others.iter().nth(nth as usize)
    }

    /// Whether the others have always guessed right what the searcher holds. Then they believe in
    /// the same worlds as the searcher, and everybody can learn from each of them.
    fn has_no_secrets(&self) -> bool {
        self.guesses.wrong == 0 && self.guesses.right >= 16
    }

    /// Updates every decision on the way down with the result.
    fn learn(&mut self, rewards: &Rewards) {
        for step in &self.path {
            match step.lesson {
                Lesson::Follow => continue,
                Lesson::Learn => (),
            }
            let reward = rewards[step.seat.index()];
            match step.way {
                Way::Alone => (),
                Way::AtOnce { likelihood } => {
                    let (trials, blends) = self.tree.trials_and_blends(step.node);
                    let conviction = G::CONVICTION as f32;
                    selection::learn_regret(
                        trials,
                        blends,
                        step.choice,
                        likelihood,
                        reward,
                        conviction,
                    );
                }
            }
            let trial = &mut self.tree.trials(step.node)[step.choice];
            trial.visits += 1;
            trial.total += reward;
        }
    }
}
