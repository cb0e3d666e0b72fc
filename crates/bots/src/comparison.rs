//! An owl's other way to think: comparing choices side by side in the same imagined worlds.
//!
//! Where later luck decides most of a deal, choices differ by less than the noise of a tree. In one
//! world with the same luck most of that noise is the same for all choices, so it cancels out of
//! the difference.

use tabletop::{Chance, Checked, Judge, Log};

use crate::playout::{Limits, playout_within};
use crate::search::Question;

/// By how many standard errors a choice must come out better than the judge's favourite to be taken
/// instead. With one, owls at Sequence Dogs lose what they gain.
const SURE: f32 = 2.5;

/// By how many standard errors a choice must come out worse than the favourite to be dropped.
const HOPELESS: f32 = 2.0;

/// How many worlds are tried between two checks for hopeless choices.
const WORLDS_PER_LOOK: u32 = 32;

/// A comparison and its buffers.
pub(crate) struct Comparison<G: Judge> {
    /// The choices that are compared, the judge's favourite first.
    beside: Vec<Beside>,
    choices: Vec<G::Action>,
    worlds: u32,
    played: u32,
    patience: u32,
}

/// The results of one choice, compared with the favourite.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Beside {
    /// Its index among the choices of the question.
    pub(crate) choice: usize,
    /// How often it was tried.
    pub(crate) visits: u32,
    /// The sum of its rewards.
    total: f32,
    /// The sum of how much better it did than the favourite, and the sum of the squares of that.
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

    /// Starts comparing the `breadth` choices with the most weight.
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

    /// Whether every choice but the favourite is hopeless.
    pub(crate) fn is_settled(&self) -> bool {
        let mut others = self.beside.iter().skip(1);
        others.all(|one| one.hope == Hope::Lost)
    }

    /// The choice to make, and the results of all that were compared.
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

    /// By how much it did better than the favourite on average, and the standard error of that.
    fn difference(&self) -> (f32, f32) {
        let visits = self.visits.max(1) as f32;
        let mean = self.better / visits;
        // A few equal worlds prove nothing, so there is always a little doubt.
        let variance = (self.squares / visits - mean * mean).max(0.0) + 1.0 / visits;
        (mean, (variance / visits).sqrt())
    }

    /// Its average reward.
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
    fn a_steady_lead_is_certain_and_a_lucky_one_is_not() {
        let (always, doubt) = went(&[(1.0, 0.2); 400]).difference();
        assert!((always - 0.2).abs() < 1e-3 && always > SURE * doubt);
        let luck: Vec<(f32, f32)> = (0..400)
            .map(|n| if n % 2 == 0 { (1.0, 1.0) } else { (0.0, -0.9) })
            .collect();
        let (by_luck, doubt) = went(&luck).difference();
        assert!(by_luck > 0.04 && by_luck < SURE * doubt);
    }

    #[test]
    fn a_clearly_worse_choice_is_given_up_and_an_equal_one_is_not() {
        let mut worse = went(&[(0.0, -0.5); 64]);
        worse.give_up_if_hopeless();
        assert_eq!(worse.hope, Hope::Lost);
        let mut level = went(&[(0.5, 0.0); 64]);
        level.give_up_if_hopeless();
        assert_eq!(level.hope, Hope::Left);
    }
}
