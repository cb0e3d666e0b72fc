//! An owl's other way to think: choices side by side, each tried in the same imagined worlds.
//!
//! Where luck that comes long after a choice decides most of a deal, choices differ by less than the
//! noise of a tree. In one world with one luck most of that noise is the same for all of them, so it
//! falls out of the difference.

use tabletop::{Chance, Checked, Judge, Log};

use crate::playout::{Limits, playout_within};
use crate::search::Question;

/// By how many times what it may owe to luck a choice must come out better than the judge's
/// favourite to be taken instead. With one, owls at Sequence Dogs lose what they gain.
const SURE: f32 = 2.5;

/// By how many times what it may owe to luck a choice must come out worse to be tried no longer.
const HOPELESS: f32 = 2.0;

/// After so many worlds it is looked whether a choice is hopeless, and then again and again.
const WORLDS_PER_LOOK: u32 = 32;

/// A comparison, and the paper it is done on.
pub(crate) struct Comparison<G: Judge> {
    /// What is compared, the judge's favourite first.
    beside: Vec<Beside>,
    choices: Vec<G::Action>,
    worlds: u32,
    played: u32,
    patience: u32,
}

/// What came of one choice, beside the favourite.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Beside {
    /// Its place among the choices of the question.
    pub(crate) choice: usize,
    /// How often it was tried.
    pub(crate) visits: u32,
    /// The sum of what came of it.
    total: f32,
    /// The sum of how much better it went than the favourite, and of the squares of that.
    better: f32,
    squares: f32,
    hope: Hope,
}

/// Whether a choice is still worth a try.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Hope {
    #[default]
    Left,
    Lost,
}

impl<G: Judge> Comparison<G> {
    pub(crate) fn new(patience: u32) -> Self {
        Self {
            beside: Vec::new(),
            choices: Vec::new(),
            worlds: 0,
            played: 0,
            patience,
        }
    }

    /// Begins to compare the `breadth` choices that a judge weighs most.
    pub(crate) fn begin(&mut self, weights: &[i32], breadth: usize) {
        let mut order: Vec<usize> = (0..weights.len()).collect();
        tabletop::sort_by_key(&mut order, |&choice| std::cmp::Reverse(weights[choice]));
        order.truncate(breadth.max(1));
        let fresh = |choice| Beside {
            choice,
            ..Beside::default()
        };
        self.beside = order.into_iter().map(fresh).collect();
        self.worlds = 0;
        self.played = 0;
    }

    /// Tries every choice that is not hopeless in one more world.
    pub(crate) fn iterate(&mut self, question: &Question<'_, G>, luck: &mut Chance) {
        let world = G::imagine(question.setup, question.view, luck.fork());
        let ahead = luck.fork();
        let limits = Limits {
            actions: self.patience,
            turn: world.turns().saturating_add(world.horizon()),
        };
        let mut favourite = None;
        for one in &mut self.beside {
            if one.hope == Hope::Lost {
                continue;
            }
            let mut world = world.clone();
            let action = &question.choices[one.choice];
            world.apply(Checked::listed(question.seat, action), &mut Log::silent());
            let mut luck = ahead.clone();
            let seat = question.seat;
            let rewards = playout_within(&mut world, seat, limits, &mut luck, &mut self.choices);
            let reward = rewards[seat.index()];
            one.learn(reward, reward - *favourite.get_or_insert(reward));
            self.played += 1;
        }
        self.worlds += 1;
        if self.worlds.is_multiple_of(WORLDS_PER_LOOK) {
            for one in self.beside.iter_mut().skip(1) {
                one.give_up_if_hopeless();
            }
        }
    }

    /// How many deals were played for this question.
    pub(crate) fn played(&self) -> u32 {
        self.played
    }

    /// Whether nothing but the favourite has hope left.
    pub(crate) fn is_settled(&self) -> bool {
        let mut others = self.beside.iter().skip(1);
        others.all(|one| one.hope == Hope::Lost)
    }

    /// The choice to make, and what came of all that were compared.
    pub(crate) fn verdict(&self) -> (usize, &[Beside]) {
        let favourite = (self.beside[0].choice, 0.0);
        let others = self.beside.iter().skip(1);
        let (choice, _) = others.fold(favourite, |(best, most), one| {
            let (difference, doubt) = one.difference();
            let surely = difference - SURE * doubt;
            if surely > most {
                (one.choice, surely)
            } else {
                (best, most)
            }
        });
        (choice, &self.beside)
    }
}

impl Beside {
    fn learn(&mut self, reward: f32, better: f32) {
        self.visits += 1;
        self.total += reward;
        self.better += better;
        self.squares += better * better;
    }

    fn give_up_if_hopeless(&mut self) {
        let (difference, doubt) = self.difference();
        if difference + HOPELESS * doubt < 0.0 {
            self.hope = Hope::Lost;
        }
    }

    /// By how much it went better than the favourite on average, and what that may owe to luck.
    fn difference(&self) -> (f32, f32) {
        let visits = self.visits.max(1) as f32;
        let mean = self.better / visits;
        // A few equal worlds prove nothing, so there is always a little doubt.
        let variance = (self.squares / visits - mean * mean).max(0.0) + 1.0 / visits;
        (mean, (variance / visits).sqrt())
    }

    /// What came of it on average.
    pub(crate) fn mean(&self) -> f32 {
        self.total / self.visits.max(1) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn went(outcomes: &[(f32, f32)]) -> Beside {
        let mut one = Beside::default();
        for &(reward, better) in outcomes {
            one.learn(reward, better);
        }
        one
    }

    #[test]
    fn what_is_always_better_is_beyond_doubt_and_what_is_better_by_luck_is_not() {
        let (always, doubt) = went(&[(1.0, 0.2); 400]).difference();
        assert!((always - 0.2).abs() < 1e-3 && always > SURE * doubt);
        let luck: Vec<(f32, f32)> = (0..400)
            .map(|n| if n % 2 == 0 { (1.0, 1.0) } else { (0.0, -0.9) })
            .collect();
        let (by_luck, doubt) = went(&luck).difference();
        assert!(by_luck > 0.04 && by_luck < SURE * doubt);
    }

    #[test]
    fn what_is_surely_worse_is_given_up_and_what_is_level_is_not() {
        let mut worse = went(&[(0.0, -0.5); 64]);
        worse.give_up_if_hopeless();
        assert_eq!(worse.hope, Hope::Lost);
        let mut level = went(&[(0.5, 0.0); 64]);
        level.give_up_if_hopeless();
        assert_eq!(level.hope, Hope::Left);
    }
}
