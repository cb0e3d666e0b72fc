//! Running a scenario.

use tabletop::{
    Chance, Error, Game, Log, Narrator, Refusal, Seat, Seed, Staged, Viewer, Words, letters,
    without_marks,
};

use super::compare::compare;
use super::expectation::Expectation;
use super::failure::{Failure, Mismatch};
use super::{Attempt, Block, Scenario, Who, Written, named};
use crate::evidence::{bytes, generators};
use crate::{At, Moment, knowing};

/// Runs a scenario. It fails at the first line that does not hold.
///
/// Before and after every action it also checks that the table is sound, and that every viewer can
/// imagine a world that looks like it (law 5).
pub fn run<G: Words + Staged>(scenario: &Scenario) -> Result<(), Box<Failure>> {
    let given: Vec<&str> = scenario
        .given
        .iter()
        .map(|line| line.means.as_str())
        .collect();
    let laid = G::stage(&given, &scenario.rolls);
    let (setup, game) = laid.map_err(|error| {
        let line = scenario
            .given
            .first()
            .map_or(scenario.line, |line| line.line);
        let mismatch = Mismatch {
            expected: given.iter().map(|&line| line.to_owned()).collect(),
            found: vec![format!("this table cannot be laid: {error}")],
        };
        Box::new(Failure::new(scenario, line, "given", mismatch, Vec::new()))
    })?;
    let mut run = Run {
        scenario,
        narrator: letters(game.seats().len()),
        setup,
        game,
        told: Vec::new(),
        refusal: None,
        last: None,
    };
    let line = scenario
        .given
        .last()
        .map_or(scenario.line, |line| line.line);
    run.must_be_sound(line, "given")?;
    for (number, block) in scenario.story.iter().enumerate() {
        match block {
            Block::When(attempts) => {
                let refusable = match scenario.story.get(number + 1) {
                    Some(Block::Then(expectations)) if expects_refusal(expectations) => {
                        attempts.len()
                    }
                    _ => 0,
                };
                run.told.clear();
                for (attempt, number) in attempts.iter().zip(1..) {
                    run.act(attempt)?;
                    match run.refusal {
                        Some(_) if number != refusable => return Err(run.unexpected(attempt)),
                        Some(_) | None => (),
                    }
                }
            }
            Block::Then(expectations) => {
                for expectation in expectations {
                    compare(&run, &expectation.means)
                        .map_err(|mismatch| run.failure(expectation, mismatch))?;
                }
            }
        }
    }
    run.rolls_must_have_been_drawn()
}

/// A scenario that is being run.
pub(super) struct Run<'a, G: Game> {
    scenario: &'a Scenario,
    pub(super) setup: G::Setup,
    pub(super) narrator: Narrator,
    pub(super) game: G,
    /// What happened since the last `when` began.
    told: Vec<G::Event>,
    /// Why the last action was refused, if it was.
    pub(super) refusal: Option<Refusal>,
    /// The last accepted action and the state before it.
    pub(super) last: Option<(G, Seat, G::Action)>,
}

fn expects_refusal(expectations: &[Written<Expectation>]) -> bool {
    expectations.iter().any(|line| match line.means {
        Expectation::Refused { .. } => true,
        Expectation::Asked(_)
        | Expectation::MayAct(_)
        | Expectation::Because(_)
        | Expectation::Table(_)
        | Expectation::Sees(..)
        | Expectation::May(..)
        | Expectation::MayNot(..)
        | Expectation::MayOnly(..)
        | Expectation::Lapse(..)
        | Expectation::Told(..)
        | Expectation::NotTold(..)
        | Expectation::Outcome(_)
        | Expectation::Scores(_)
        | Expectation::Ended { .. }
        | Expectation::NoOutcome
        | Expectation::Learnt(_) => false,
    })
}

impl<G: Words + Staged> Run<'_, G> {
    fn act(&mut self, attempt: &Written<Attempt>) -> Result<(), Box<Failure>> {
        match attempt.means.who {
            Who::Seat(seat) => self.act_as(seat, attempt),
            Who::Everyone => {
                // The seats that were asked when the line began, unless they no longer are.
                for seat in self.game.awaited().iter() {
                    if self.game.awaited().contains(seat) {
                        self.act_as(seat, attempt)?;
                    }
                    if self.refusal.is_some() {
                        break;
                    }
                }
                Ok(())
            }
        }
    }

    fn act_as(&mut self, seat: Seat, attempt: &Written<Attempt>) -> Result<(), Box<Failure>> {
        let action = if attempt.means.words == "lapses" {
            if !self.game.awaited().contains(seat) {
                let found = format!("{seat} is not asked, so its time cannot run out");
                let mismatch = Mismatch::new(format!("{seat} is asked"), found);
                return Err(self.failure(attempt, mismatch));
            }
            self.game.lapse(seat)
        } else {
            self.read(seat, &attempt.means.words)
                .map_err(|mismatch| self.failure(attempt, mismatch))?
        };
        let before = self.game.clone();
        let mut log = Log::recording();
        match self.game.play(seat, &action, &mut log) {
            Ok(()) => {
                self.refusal = None;
                self.last = Some((before, seat, action));
                self.told.append(&mut log.take());
            }
            Err(refusal) => {
                self.refusal = Some(refusal);
                if self.game != before || bytes(&self.game) != bytes(&before) {
                    let mismatch = Mismatch::new("a refusal changes nothing", "it did");
                    return Err(self.failure(attempt, mismatch));
                }
            }
        }
        self.must_be_sound(attempt.line, &attempt.text)
    }

    /// Reads an action of a seat that is at the table.
    pub(super) fn read(&self, seat: Seat, words: &str) -> Result<G::Action, Mismatch> {
        if !self.game.seats().contains(seat) {
            return Err(self.no_seat(seat));
        }
        if let Some(choice) = self.said(seat, seat, words) {
            return Ok(choice);
        }
        named::action::<G>(&self.setup, words).or_else(|error| {
            // A seat can try what only another seat may do; it is then refused.
            let mut others = self.game.to_act().without(seat).iter();
            let tried = others.find_map(|other| self.said(seat, other, words));
            tried.ok_or_else(|| self.no_action(seat, words, &error))
        })
    }

    /// Says what the seat could do, and why the words are no action by name either.
    fn no_action(&self, seat: Seat, words: &str, error: &Error) -> Mismatch {
        let choices = self.game.choices(seat);
        let choices = choices.iter().map(|choice| self.say(seat, choice));
        let found = match choices.clone().next() {
            None => vec![format!("{seat} has no choices")],
            Some(_) => [format!("the choices of {seat}:")]
                .into_iter()
                .chain(choices)
                .collect(),
        };
        let by_name = format!("by name: {}", error.because);
        Mismatch {
            expected: vec![format!("an action: {words}")],
            found: found.into_iter().chain([by_name]).collect(),
        }
    }

    /// The choice of `chooser` that reads like these words when `seat` makes it.
    fn said(&self, seat: Seat, chooser: Seat, words: &str) -> Option<G::Action> {
        let mut choices = self.game.choices(chooser).into_iter();
        choices.find(|action| self.say(seat, action) == words)
    }

    /// The action in the game's own words.
    pub(super) fn say(&self, seat: Seat, action: &G::Action) -> String {
        let view = self.game.view(Viewer::Seat(seat));
        G::choice(&self.setup, &self.narrator, &view, seat, action)
    }

    /// What a viewer was told since the last `when` began.
    pub(super) fn told(&self, viewer: Viewer) -> Vec<String> {
        let seen = self
            .told
            .iter()
            .filter_map(|event| G::redact(event, viewer));
        seen.map(|event| G::event(&self.setup, &self.narrator, &event))
            .collect()
    }

    pub(super) fn no_seat(&self, seat: Seat) -> Mismatch {
        let found = format!("the table has {} seats", self.game.seats().len());
        Mismatch::new(format!("{seat} at the table"), found)
    }

    /// Examines the table, without counting marks: looking at it exercises no rule.
    fn must_be_sound(&self, line: usize, text: &str) -> Result<(), Box<Failure>> {
        without_marks(|| self.is_sound(line, text))
    }

    fn is_sound(&self, line: usize, text: &str) -> Result<(), Box<Failure>> {
        let fail = |mismatch| Err(self.failure_at(line, text, mismatch));
        if let Err(broken) = G::soundness(&self.setup, &self.game) {
            return fail(Mismatch::new("a sound table", broken));
        }
        if let Err(error) = self.luck().iter().try_for_each(Chance::check_loaded) {
            return fail(Mismatch::new("rolls that fit the draws", error.to_string()));
        }
        let moment = Moment {
            setup: &self.setup,
            game: &self.game,
            at: At::Driven { played: 0 },
        };
        let mut luck = Chance::new(Seed::from_number(line as u64));
        for viewer in moment.viewers() {
            let world = G::imagine(&self.setup, &self.game.view(viewer), luck.fork());
            if let Err(broken) = knowing::a_view_is_all_a_viewer_knows(&moment, viewer, &world, &[])
            {
                return fail(Mismatch::new(broken.law.to_string(), broken.what));
            }
            if let Err(broken) = G::soundness(&self.setup, &world) {
                let expected = format!("a sound table in a world that {viewer} imagines");
                return fail(Mismatch::new(expected, broken));
            }
        }
        Ok(())
    }

    fn rolls_must_have_been_drawn(&self) -> Result<(), Box<Failure>> {
        let luck = self.luck();
        let mut left = luck.iter().map(|luck| luck.left_loaded().collect());
        let Some(left) = left.find(|left: &Vec<u32>| !left.is_empty()) else {
            return Ok(());
        };
        let left: Vec<String> = left.iter().map(u32::to_string).collect();
        let found = format!("nobody drew {}", left.join(" "));
        let mismatch = Mismatch::new("all rolls are drawn by the end", found);
        Err(self.failure_at(self.scenario.line, "rolls", mismatch))
    }

    /// The generators of the table, which hold the scenario's rolls.
    fn luck(&self) -> Vec<Chance> {
        let saved = bytes(&self.game);
        let generators = generators(&saved);
        generators
            .into_iter()
            .filter_map(|luck| serde_json::from_str(luck).ok())
            .collect()
    }

    fn unexpected(&self, attempt: &Written<Attempt>) -> Box<Failure> {
        let found = self.refusal.as_ref().map(|refusal| {
            format!(
                "refused by {} {}\n{}",
                refusal.rule, refusal.code, refusal.because
            )
        });
        let mismatch = Mismatch::new("the action is accepted", found.unwrap_or_default());
        self.failure(attempt, mismatch)
    }

    fn failure<T>(&self, line: &Written<T>, mismatch: Mismatch) -> Box<Failure> {
        self.failure_at(line.line, &line.text, mismatch)
    }

    fn failure_at(&self, line: usize, text: &str, mismatch: Mismatch) -> Box<Failure> {
        let facts = G::facts(&self.setup, &self.game);
        Box::new(Failure::new(self.scenario, line, text, mismatch, facts))
    }
}
