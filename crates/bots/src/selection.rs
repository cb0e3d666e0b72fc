//! Which choice to try next, and what to learn from its result.
//!
//! There are two ways for two kinds of decisions. A seat that decides alone looks for the one best
//! choice. Where seats decide at once there may be none: it is best to be hard to predict, and
//! regret matching finds how often to make each choice.
//!
//! Only sums, products, quotients and square roots are used, because these give the same results on
//! every machine; logarithms do not.

use tabletop::Chance;

use crate::Habits;
use crate::tree::{Blend, Trial};

/// The choice that is best or was tried too rarely, where a seat decides alone.
///
/// While little is known the prior leads. A choice that has not been tried yet counts as the
/// average of the decision so far.
#[inline]
pub(crate) fn most_promising(trials: &[Trial], habits: &Habits) -> usize {
    let (visits, so_far) = so_far(trials);
    let width = habits.curiosity * log2(visits + 1.0).sqrt();
    let promise = |trial: &Trial| {
        let tried = trial.visits as f32 + 1.0;
        trial.mean_or(so_far) + width / tried.sqrt() + habits.bias * trial.prior / tried
    };
    let mut best = 0;
    let mut most = promise(&trials[0]);
    for (choice, trial) in trials.iter().enumerate().skip(1) {
        let promise = promise(trial);
        if promise > most {
            (best, most) = (choice, promise);
        }
    }
    best
}

/// An approximate binary logarithm of a number from 1 up, the same on every machine: exact at
/// powers of two, and linear in between.
#[inline]
fn log2(number: f32) -> f32 {
    (number.to_bits() as f32) / (1u32 << 23) as f32 - 127.0
}

/// Sets the prior of choices that have not been tried yet: `trust` goes to those with the most
/// weight, and the rest to all evenly. Only the order of the weights counts, because their unit is
/// up to the game.
pub(crate) fn expect(trials: &mut [Trial], weights: &[i32], trust: f32) {
    let best = weights.iter().max();
    let n_best = weights
        .iter()
        .filter(|&weight| Some(weight) == best)
        .count();
    let evenly = (1.0 - trust) / weights.len() as f32;
    for (trial, weight) in trials.iter_mut().zip(weights) {
        trial.prior = evenly;
        if Some(weight) == best {
            trial.prior += trust / n_best as f32;
        }
    }
}

/// A choice drawn in proportion to its prior.
pub(crate) fn by_prior(trials: &[Trial], luck: &mut Chance) -> usize {
    draw(trials.iter().map(|trial| trial.prior), luck)
}

/// A choice drawn in proportion to its visits: what a seat that has learnt this much would do.
pub(crate) fn by_visits(trials: &[Trial], luck: &mut Chance) -> usize {
    draw(trials.iter().map(|trial| trial.visits as f32), luck)
}

/// The choice that is most certainly good, where a seat decides alone: the highest mean, less what
/// it may owe to luck. Those with the highest prior get `caution` as a head start.
pub(crate) fn surest(trials: &[Trial], caution: f32) -> usize {
    let favoured = trials.iter().map(|trial| trial.prior).fold(0.0, f32::max);
    let surely = |trial: &Trial| {
        let start = if trial.prior < favoured { 0.0 } else { caution };
        start + trial.mean_or(0.0) - 1.0 / (trial.visits as f32 + 1.0).sqrt()
    };
    (1..trials.len()).fold(0, |best, choice| {
        if surely(&trials[choice]) > surely(&trials[best]) {
            choice
        } else {
            best
        }
    })
}

/// How often a decision was met, and its average reward.
#[inline]
fn so_far(trials: &[Trial]) -> (f32, f32) {
    let (visits, total) = trials.iter().fold((0, 0.0), |(visits, total), trial| {
        (visits + trial.visits, total + trial.total)
    });
    (visits as f32, total / visits.max(1) as f32)
}

/// A choice drawn by regret, where seats decide at once, and its likelihood.
pub(crate) fn by_regret(
    trials: &[Trial],
    blends: &[Blend],
    conviction: f32,
    luck: &mut Chance,
) -> (usize, f32) {
    let matching = Matching::of(trials, blends, conviction);
    let (visits, _) = so_far(trials);
    // Half of the first tries are random, and fewer later on. Otherwise the others would learn to
    // answer random choices, which is wrong against a seat that means what it does.
    let at_random = 2.0 / (visits + 16.0).sqrt();
    let evenly = 1.0 / blends.len() as f32;
    let likelihood = |(trial, blend): (&Trial, &Blend)| {
        (1.0 - at_random) * matching.likelihood(trial, blend) + at_random * evenly
    };
    let choice = draw(trials.iter().zip(blends).map(likelihood), luck);
    (choice, likelihood((&trials[choice], &blends[choice])))
}

/// Learns from the reward of a choice that was drawn by regret with the given likelihood.
///
/// Only one choice was tried. The others count with their mean so far, and the error of that for
/// the one tried is divided by its likelihood, to make up for how rarely it is tried.
pub(crate) fn learn_regret(
    trials: &[Trial],
    blends: &mut [Blend],
    chosen: usize,
    likelihood: f32,
    reward: f32,
    conviction: f32,
) {
    let matching = Matching::of(trials, blends, conviction);
    let (visits, so_far) = so_far(trials);
    let worth = |choice: usize| {
        let mean = trials[choice].mean_or(so_far);
        if choice == chosen {
            mean + (reward - mean) / likelihood
        } else {
            mean
        }
    };
    let expected: f32 = blends
        .iter()
        .enumerate()
        .map(|(choice, blend)| matching.likelihood(&trials[choice], blend) * worth(choice))
        .sum();
    // Later rounds know more, and count for more.
    let weight = visits + 1.0;
    for (choice, blend) in blends.iter_mut().enumerate() {
        blend.share += weight * matching.likelihood(&trials[choice], blend);
        blend.regret += worth(choice) - expected;
    }
}

/// By how much a mean may be wrong because the others had not learnt yet.
const UNLEARNT: f32 = 0.05;

/// How likely each choice should be, where seats decide at once: the average over the search.
/// Choices that were hardly ever made are left out, because they come from the first steps of the
/// search, and so are those that did clearly worse than the best, because choices that belong in
/// the mix are worth the same.
pub(crate) fn shares(trials: &[Trial], blends: &[Blend]) -> Vec<f32> {
    let most = blends.iter().map(|blend| blend.share).fold(0.0, f32::max);
    // What a mean may owe to luck: rewards are between 0 and 1. It may also be off because of what
    // the others did before they had learnt, however often it was tried.
    let luck = |trial: &Trial| UNLEARNT + 1.0 / (trial.visits as f32 + 1.0).sqrt();
    let surely = |trial: &Trial| trial.mean_or(0.0) - luck(trial);
    let best = trials.iter().map(surely).fold(0.0, f32::max);
    let is_kept = |(trial, blend): &(&Trial, &Blend)| {
        blend.share * 8.0 >= most && trial.mean_or(1.0) + luck(trial) >= best
    };
    let both = || trials.iter().zip(blends);
    let kept = both().filter(is_kept);
    let total: f32 = kept.map(|(_, blend)| blend.share).sum();
    let evenly = 1.0 / blends.len() as f32;
    let share = |pair: (&Trial, &Blend)| {
        if !is_kept(&pair) {
            0.0
        } else if total > 0.0 {
            pair.1.share / total
        } else {
            evenly
        }
    };
    both().map(share).collect()
}

/// How likely each choice is by regret matching: in proportion to what was missed by not making it.
struct Matching {
    regret: f32,
    evenly: f32,
    /// How much the prior counts as regret from the start.
    conviction: f32,
}

impl Matching {
    fn of(trials: &[Trial], blends: &[Blend], conviction: f32) -> Self {
        let mut matching = Self {
            regret: 0.0,
            evenly: 1.0 / blends.len() as f32,
            conviction,
        };
        let both = trials.iter().zip(blends);
        matching.regret = both
            .map(|(trial, blend)| matching.regret_of(trial, blend))
            .sum();
        matching
    }

    fn regret_of(&self, trial: &Trial, blend: &Blend) -> f32 {
        (blend.regret + self.conviction * trial.prior).max(0.0)
    }

    fn likelihood(&self, trial: &Trial, blend: &Blend) -> f32 {
        if self.regret > 0.0 {
            self.regret_of(trial, blend) / self.regret
        } else {
            self.evenly
        }
    }
}

/// The index of one of `weights`, drawn in proportion to its weight.
pub(crate) fn draw(weights: impl Iterator<Item = f32> + Clone, luck: &mut Chance) -> usize {
    const STEPS: u32 = 1 << 24;
    let total: f32 = weights.clone().sum();
    let mut left = total * (luck.below(STEPS) as f32 / STEPS as f32);
    let mut last = 0;
    for (place, weight) in weights.enumerate() {
        if weight > 0.0 {
            if left < weight {
                return place;
            }
            left -= weight;
            last = place;
        }
    }
    last
}

#[cfg(test)]
mod tests {
    use tabletop::Seed;

    use super::*;

    fn tried(visits: u32, mean: f32) -> Trial {
        Trial {
            visits,
            total: mean * visits as f32,
            prior: 0.5,
        }
    }

    #[test]
    fn a_rarely_tried_choice_goes_before_one_that_is_a_little_better() {
        let habits = Habits::default();
        assert_eq!(
            most_promising(&[tried(900, 0.5), tried(4, 0.4)], &habits),
            1
        );
        assert_eq!(
            most_promising(&[tried(900, 0.5), tried(900, 0.4)], &habits),
            0
        );
    }

    #[test]
    fn a_rarely_tried_choice_is_not_certain_to_be_good() {
        assert_eq!(surest(&[tried(900, 0.5), tried(4, 0.7)], 0.0), 0);
        assert_eq!(surest(&[tried(900, 0.5), tried(400, 0.7)], 0.0), 1);
    }

    #[test]
    fn the_judges_favourite_wins_unless_another_choice_is_clearly_better() {
        let favourite = Trial {
            prior: 0.8,
            ..tried(400, 0.50)
        };
        assert_eq!(surest(&[favourite, tried(400, 0.52)], 0.0), 1);
        assert_eq!(surest(&[favourite, tried(400, 0.52)], 0.03), 0);
        assert_eq!(surest(&[favourite, tried(400, 0.54)], 0.03), 1);
    }

    #[test]
    fn only_the_order_of_a_judges_weights_counts() {
        let mut trials = [tried(0, 0.0); 4];
        expect(&mut trials, &[-7, 900, 900, 899], 0.8);
        let priors = trials.map(|trial| trial.prior);
        assert_eq!(priors[0], priors[3]);
        assert_eq!(priors[1], priors[2]);
        assert!(
            (priors[0] - 0.05).abs() < 1e-6 && (priors[1] - 0.45).abs() < 1e-6,
            "{priors:?}"
        );
    }

    #[test]
    fn logarithms_are_exact_at_powers_of_two_and_linear_in_between() {
        for (number, logarithm) in [(1.0, 0.0), (2.0, 1.0), (3.0, 1.5), (1024.0, 10.0)] {
            assert_eq!(log2(number), logarithm);
        }
    }

    #[test]
    fn regret_matching_finds_the_mix_that_cannot_be_exploited() {
        // Matching pennies where heads pays double: heads is right once in three times.
        let pays = |mine: usize, theirs: usize| match (mine, theirs) {
            (0, 0) => 1.0,
            (1, 1) => 0.5,
            _ => 0.0,
        };
        let mut luck = Chance::new(Seed::from_number(3));
        let mut sides = [[(Trial::default(), Blend::default()); 2]; 2].map(|side| {
            let (trials, blends): (Vec<Trial>, Vec<Blend>) = side.into_iter().unzip();
            (trials, blends)
        });
        for _ in 0..20_000 {
            let drawn =
                [0, 1].map(|side: usize| by_regret(&sides[side].0, &sides[side].1, 0.0, &mut luck));
            let won = pays(drawn[0].0, drawn[1].0);
            for (side, reward) in [won, 1.0 - won].into_iter().enumerate() {
                let (choice, likelihood) = drawn[side];
                let (trials, blends) = &mut sides[side];
                learn_regret(trials, blends, choice, likelihood, reward, 0.0);
                trials[choice].visits += 1;
                trials[choice].total += reward;
            }
        }
        for (trials, blends) in &sides {
            let heads = shares(trials, blends)[0];
            assert!((0.30..0.37).contains(&heads), "{heads}");
        }
    }
}
