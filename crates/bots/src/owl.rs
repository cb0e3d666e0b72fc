//! The owl: thinks ahead about what everybody may hold and know.

use tabletop::{Chance, Game, Judge, Seat};

use crate::comparison::Comparison;
use crate::search::{Moment, Question, Search};
use crate::stopwatch::ITERATIONS_PER_LOOK;
use crate::{Bot, Budget, Conditions, Habits, selection};

/// A bot that plays many imagined deals before each real decision.
///
/// It never holds the table's true state: worlds come from [`Game::imagine`] and its own luck, so
/// two tables that look the same to its seat get the same answer. With a budget in iterations the
/// same luck gives the same answers on every machine.
pub struct Owl<G: Judge> {
    budget: Budget,
    conditions: Conditions,
    search: Search<G>,
    comparison: Comparison<G>,
    report: Report<G>,
}

/// What an owl thought about its last decision.
#[derive(Clone, Debug)]
pub struct Report<G: Game> {
    /// How many deals it imagined; 0 if there was nothing to decide.
    pub iterations: u32,
    /// Each of its choices, in the order it was given them, or only those it compared, with the one
    /// that seemed best first ([`Judge::SIDE_BY_SIDE`]).
    pub considered: Vec<Considered<G::Action>>,
}

/// What an owl thought about one choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Considered<A> {
    /// The choice.
    pub action: A,
    /// How often it was tried in imagined deals.
    pub visits: u32,
    /// Its average reward: near 1 if it wins alone, near 0 if it loses.
    pub mean: f32,
    /// How likely the owl was to choose it: 1 for the one it chose if it decides alone, less where
    /// several seats decide at once and it is better to be hard to predict.
    pub share: f32,
}

impl<G: Judge> Owl<G> {
    /// An owl with its own luck.
    pub fn new(budget: Budget, luck: Chance, conditions: Conditions) -> Self {
        Self::with_habits(budget, luck, conditions, Habits::default())
    }

    /// An owl with its own habits.
    pub fn with_habits(
        budget: Budget,
        luck: Chance,
        conditions: Conditions,
        habits: Habits,
    ) -> Self {
        Self {
            budget,
            conditions,
            search: Search::new(habits, luck),
            comparison: Comparison::new(habits.patience),
            report: Report {
                iterations: 0,
                considered: Vec::new(),
            },
        }
    }

    /// What it thought about its last decision.
    pub fn report(&self) -> &Report<G> {
        &self.report
    }

    fn think(&mut self, question: &Question<'_, G>) -> usize {
        match G::SIDE_BY_SIDE {
            Some(breadth) => self.compare(question, breadth),
            None => self.search(question),
        }
    }

    /// Searches a tree of what everybody may do.
    fn search(&mut self, question: &Question<'_, G>) -> usize {
        self.search.begin(question);
        self.while_there_is_time(|owl| {
            owl.search.iterate(question);
            Some(owl.search.iterations())
        });
        self.conclude(question)
    }

    /// Compares the best choices side by side.
    fn compare(&mut self, question: &Question<'_, G>, breadth: usize) -> usize {
        let weights = G::ponder(
            question.setup,
            question.view,
            question.seat,
            question.choices,
        );
        self.comparison.begin(&weights, breadth);
        self.while_there_is_time(|owl| {
            owl.comparison.iterate(question, owl.search.luck());
            (!owl.comparison.is_settled()).then(|| owl.comparison.played())
        });
        let (choice, beside) = self.comparison.verdict();
        let considered = beside.iter().map(|one| Considered {
            action: question.choices[one.choice].clone(),
            visits: one.visits,
            mean: one.mean(),
            share: f32::from(u8::from(one.choice == choice)),
        });
        self.report = Report {
            iterations: self.comparison.played(),
            considered: considered.collect(),
        };
        choice
    }

    /// Calls `more` until the budget is spent. It returns how many deals were played in all, or
    /// `None` if there is nothing left to find out.
    fn while_there_is_time(&mut self, mut more: impl FnMut(&mut Self) -> Option<u32>) {
        let enough = match self.budget {
            Budget::Usual => G::USUAL_ITERATIONS,
            Budget::Iterations(iterations) => iterations,
            Budget::Millis(_) => u32::MAX,
        };
        let mut may_go_on = match self.budget {
            Budget::Millis(millis) => (self.conditions.stopwatch)(millis),
            Budget::Usual | Budget::Iterations(_) => Box::new(|| true),
        };
        let mut played = 0;
        while played < enough {
            for _ in 0..ITERATIONS_PER_LOOK {
                match more(self) {
                    Some(now) if now < enough => played = now,
                    Some(_) | None => return,
                }
            }
            if !may_go_on() || self.conditions.brake.stops() {
                return;
            }
        }
    }

    /// Makes up its mind, and reports why.
    fn conclude(&mut self, question: &Question<'_, G>) -> usize {
        let moment = self.search.moment();
        let (trials, blends) = self.search.verdict();
        let trials = trials.to_vec();
        let (choice, shares) = match moment {
            Moment::Alone => {
                let choice = selection::surest(&trials, G::CAUTION as f32 / 1000.0);
                let mut shares = vec![0.0; trials.len()];
                shares[choice] = 1.0;
                (choice, shares)
            }
            Moment::AtOnce => {
                let shares = selection::shares(&trials, blends);
                let choice = selection::draw(shares.iter().copied(), self.search.luck());
                (choice, shares)
            }
        };
        let considered = question.choices.iter().zip(trials).zip(shares);
        self.report = Report {
            iterations: self.search.iterations(),
            considered: considered
                .map(|((action, trial), share)| Considered {
                    action: action.clone(),
                    visits: trial.visits,
                    mean: trial.mean_or(0.0),
                    share,
                })
                .collect(),
        };
        choice
    }
}

impl<G: Judge> Bot<G> for Owl<G> {
    fn choose(
        &mut self,
        setup: &G::Setup,
        view: &G::View,
        seat: Seat,
        choices: &[G::Action],
    ) -> G::Action {
        let question = Question {
            setup,
            view,
            seat,
            choices,
        };
        let obvious = match choices {
            [_only] => Some(0),
            _ => G::reflex(setup, view, seat, choices).or_else(|| certain(&question)),
        };
        if let Some(choice) = obvious {
            self.report = Report {
                iterations: 0,
                considered: Vec::new(),
            };
            return choices[choice].clone();
        }
        let choice = self.think(&question);
        choices[choice].clone()
    }
}

/// The choice that needs no thought, if the game's judge is certain of one.
fn certain<G: Judge>(question: &Question<'_, G>) -> Option<usize> {
    let enough = G::CERTAIN?;
    let weights = G::ponder(
        question.setup,
        question.view,
        question.seat,
        question.choices,
    );
    let best = *weights.iter().max()?;
    let choice = weights.iter().position(|&weight| weight == best);
    choice.filter(|_| best >= enough)
}
