//! Comparing what a scenario expects with the table.

use std::collections::BTreeSet;
use std::fmt::Display;

use tabletop::{
    Chance, Fact, Outcome, Seat, Seats, Seed, Staged, Viewer, Words, keep_mark, learnt,
    without_marks,
};

use super::expectation::{self, Expectation, Listener};
use super::failure::Mismatch;
use super::run::Run;

/// Checks an expectation. If it does not hold, returns both sides in words.
pub(super) fn compare<G: Words + Staged>(
    run: &Run<'_, G>,
    expectation: &Expectation,
) -> Result<(), Mismatch> {
    let game = &run.game;
    match expectation {
        Expectation::Asked(seats) => equal(names(*seats), names(game.awaited())),
        Expectation::MayAct(seats) => equal(names(*seats), names(game.to_act())),
        Expectation::Refused { rule, code } => refused(run, rule, code.as_deref()),
        Expectation::Because(part) => match &run.refusal {
            None => Err(Mismatch::new("a refusal", "the last action was accepted")),
            Some(refusal) if plain(&refusal.because).contains(&plain(part)) => Ok(()),
            Some(refusal) => Err(Mismatch::new(format!("… {part} …"), &refusal.because)),
        },
        // This only describes the table, so no rule counts as exercised by it.
        Expectation::Table(fact) => find(fact, &without_marks(|| G::facts(&run.setup, game))),
        Expectation::Sees(listener, fact) => viewers(run, *listener)?.try_for_each(|viewer| {
            find(fact, &G::seen(&run.setup, &game.view(viewer)))
                .map_err(|mismatch| by(viewer, mismatch))
        }),
        Expectation::May(seat, actions) => actions
            .iter()
            .try_for_each(|words| listed(run, *seat, words, Listed::Yes)),
        Expectation::MayNot(seat, actions) => actions
            .iter()
            .try_for_each(|words| listed(run, *seat, words, Listed::No)),
        Expectation::MayOnly(seat, actions) => only_listed(run, *seat, actions),
        Expectation::Lapse(seat, words) => {
            let action = run.read(*seat, words)?;
            if !game.awaited().contains(*seat) {
                return Err(Mismatch::new(words, format!("{seat} is not asked")));
            }
            let lapse = game.lapse(*seat);
            if lapse == action {
                return Ok(());
            }
            Err(Mismatch::new(
                run.say(*seat, &action),
                run.say(*seat, &lapse),
            ))
        }
        Expectation::Told(listener, sentence) => viewers(run, *listener)?.try_for_each(|viewer| {
            let told = run.told(viewer);
            if told.iter().any(|found| is_like(found, sentence)) {
                return Ok(());
            }
            Err(by(viewer, lists([sentence.clone()].into(), told)))
        }),
        Expectation::NotTold(listener, part) => viewers(run, *listener)?.try_for_each(|viewer| {
            let told = run.told(viewer);
            if !told.iter().any(|found| plain(found).contains(&plain(part))) {
                return Ok(());
            }
            Err(by(
                viewer,
                lists([format!("nothing about: {part}")].into(), told),
            ))
        }),
        Expectation::Outcome(places) => {
            let expected = row(places.iter().map(|(seat, place)| (*seat, place)));
            outcome(run, expected, |outcome| row(outcome.places.by_seat()))
        }
        Expectation::Scores(scores) => {
            let expected = row(scores.iter().map(|(seat, score)| (*seat, number(*score))));
            outcome(run, expected, |outcome| {
                row(outcome
                    .scores
                    .by_seat()
                    .map(|(seat, score)| (seat, number(*score))))
            })
        }
        Expectation::Ended {
            kind,
            rule: Some(rule),
        } => outcome(run, format!("{kind} {rule}"), |outcome| {
            format!("{} {}", outcome.kind, outcome.rule)
        }),
        Expectation::Ended { kind, rule: None } => {
            outcome(run, kind.clone(), |outcome| outcome.kind.to_string())
        }
        Expectation::NoOutcome => match game.outcome() {
            None => Ok(()),
            Some(outcome) => Err(Mismatch::new(
                "no outcome",
                G::ending(&run.setup, &run.narrator, &outcome),
            )),
        },
        Expectation::Learnt(seats) => {
            let Some((before, seat, action)) = &run.last else {
                return Err(Mismatch::new(
                    "an action before this",
                    "nothing has been played yet",
                ));
            };
            let mut luck = Chance::new(Seed::from_number(0));
            let learners = learnt(&run.setup, before, *seat, action, &mut luck);
            equal(names(*seats), names(learners))
        }
    }
}

fn refused<G: Words + Staged>(
    run: &Run<'_, G>,
    rule: &str,
    code: Option<&str>,
) -> Result<(), Mismatch> {
    let expected = format!("refused by {rule} {}", code.unwrap_or_default());
    match &run.refusal {
        None => Err(Mismatch::new(expected, "the last action was accepted")),
        Some(refusal)
            if refusal.rule.as_str() == rule && code.is_none_or(|code| code == refusal.code) =>
        {
            Ok(())
        }
        Some(refusal) => Err(Mismatch {
            expected: vec![expected],
            found: vec![
                format!("refused by {} {}", refusal.rule, refusal.code),
                refusal.because.clone(),
            ],
        }),
    }
}

/// Whether an action is expected among the choices.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Listed {
    Yes,
    No,
}

fn listed<G: Words + Staged>(
    run: &Run<'_, G>,
    seat: Seat,
    words: &str,
    expected: Listed,
) -> Result<(), Mismatch> {
    let action = run.read(seat, words)?;
    let choices = run.game.choices(seat);
    // Only samples of written-in actions are listed, so these are checked by the rules.
    let is_listed = choices.contains(&action)
        || (G::is_written_in(&action) && run.game.check(seat, &action).is_ok());
    let wish = match (expected, is_listed) {
        (Listed::Yes, true) | (Listed::No, false) => return Ok(()),
        (Listed::Yes, false) => format!("{seat} may: {words}"),
        (Listed::No, true) => format!("{seat} may not: {words}"),
    };
    let found = choices.iter().map(|choice| run.say(seat, choice)).collect();
    Err(lists(vec![wish], found))
}

fn only_listed<G: Words + Staged>(
    run: &Run<'_, G>,
    seat: Seat,
    actions: &[String],
) -> Result<(), Mismatch> {
    let read = actions.iter().map(|words| run.read(seat, words));
    let expected: BTreeSet<G::Action> = read.collect::<Result<_, _>>()?;
    let found: BTreeSet<G::Action> = run.game.choices(seat).into_iter().collect();
    if expected == found {
        return Ok(());
    }
    let say = |actions: &BTreeSet<G::Action>| {
        actions.iter().map(|action| run.say(seat, action)).collect()
    };
    Err(lists(say(&expected), say(&found)))
}

fn outcome<G: Words + Staged>(
    run: &Run<'_, G>,
    expected: String,
    found: impl FnOnce(&Outcome) -> String,
) -> Result<(), Mismatch> {
    match run.game.outcome() {
        None => Err(Mismatch::new(expected, "no outcome: the deal goes on")),
        Some(outcome) => {
            keep_mark(&outcome.rule);
            equal(expected, found(&outcome))
        }
    }
}

fn find(expected: &expectation::Fact, facts: &[Fact]) -> Result<(), Mismatch> {
    let name = plain(&expected.name);
    match facts.iter().find(|fact| plain(&fact.name) == name) {
        Some(fact) => equal(expected.value.clone(), fact.value.clone()),
        None => Err(Mismatch {
            expected: vec![format!("a fact called `{}`", expected.name)],
            found: std::iter::once("there are".to_owned())
                .chain(facts.iter().map(|fact| fact.name.clone()))
                .collect(),
        }),
    }
}

fn viewers<G: Words + Staged>(
    run: &Run<'_, G>,
    listener: Listener,
) -> Result<impl Iterator<Item = Viewer> + use<G>, Mismatch> {
    let everyone = Viewer::all(run.game.seats());
    let viewers: Vec<Viewer> = match listener {
        Listener::Everyone => everyone.collect(),
        Listener::One(viewer) => everyone.filter(|one| *one == viewer).collect(),
    };
    match listener {
        Listener::One(Viewer::Seat(seat)) if viewers.is_empty() => Err(run.no_seat(seat)),
        Listener::One(_) | Listener::Everyone => Ok(viewers.into_iter()),
    }
}

fn by(viewer: Viewer, mismatch: Mismatch) -> Mismatch {
    let mut found = vec![format!("({viewer})")];
    found.extend(mismatch.found);
    Mismatch { found, ..mismatch }
}

fn equal(expected: String, found: String) -> Result<(), Mismatch> {
    if plain(&expected) == plain(&found) {
        return Ok(());
    }
    Err(Mismatch::new(expected, found))
}

fn lists(expected: Vec<String>, found: Vec<String>) -> Mismatch {
    let [expected, found] = [expected, found].map(|list| {
        if list.is_empty() {
            vec!["nothing".to_owned()]
        } else {
            list
        }
    });
    Mismatch { expected, found }
}

/// The text in lower case with single spaces.
fn plain(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").to_lowercase()
}

/// Whether a sentence is the expected one; `…` stands for anything, and the full stop is optional.
fn is_like(sentence: &str, expected: &str) -> bool {
    let (sentence, expected) = (plain(sentence), plain(expected));
    let (mut rest, expected) = (
        sentence.trim_end_matches('.'),
        expected.trim_end_matches('.'),
    );
    let mut parts = expected.split('…').map(str::trim);
    let first = parts.next().unwrap_or_default();
    let Some(after) = rest.strip_prefix(first) else {
        return false;
    };
    rest = after;
    let mut is_whole = true;
    for part in parts {
        let Some(at) = rest.find(part) else {
            return false;
        };
        rest = &rest[at + part.len()..];
        is_whole = !part.is_empty();
    }
    rest.is_empty() || !is_whole
}

fn names(seats: Seats) -> String {
    if seats.is_empty() {
        return "nobody".to_owned();
    }
    let letters: Vec<String> = seats.iter().map(|seat| seat.letter().to_string()).collect();
    letters.join(" ")
}

fn row<T: Display>(parts: impl Iterator<Item = (Seat, T)>) -> String {
    let parts = parts.map(|(seat, part)| format!("{} {part}", seat.letter()));
    parts.collect::<Vec<_>>().join(", ")
}

fn number(score: Option<i32>) -> String {
    score.map_or("-".to_owned(), |score| score.to_string())
}
