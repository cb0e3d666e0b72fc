//! Comparing what a scenario expects with the table it has come to.

use std::collections::BTreeSet;
use std::fmt::Display;

use tabletop::{
    Chance, Fact, Outcome, Seat, Seats, Seed, Staged, Viewer, Words, keep_mark, learnt,
    without_marks,
};

use super::expectation::{self, Expectation, Listener};
use super::failure::Mismatch;
use super::run::Run;

/// Whether the expectation is so; both sides in words, if not.
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
        // What lies on the table is only written down here: no rule is done by it.
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
            if told.iter().any(|there| is_like(there, sentence)) {
                return Ok(());
            }
            Err(by(viewer, lists([sentence.clone()].into(), told)))
        }),
        Expectation::NotTold(listener, part) => viewers(run, *listener)?.try_for_each(|viewer| {
            let told = run.told(viewer);
            if !told.iter().any(|there| plain(there).contains(&plain(part))) {
                return Ok(());
            }
            Err(by(
                viewer,
                lists([format!("nothing of: {part}")].into(), told),
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
                    "nothing was played yet",
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
            there: vec![
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
    // What a person writes in is listed by samples only; there the rules themselves are asked.
    let is_listed = choices.contains(&action)
        || (G::is_written_in(&action) && run.game.check(seat, &action).is_ok());
    let wish = match (expected, is_listed) {
        (Listed::Yes, true) | (Listed::No, false) => return Ok(()),
        (Listed::Yes, false) => format!("{seat} may: {words}"),
        (Listed::No, true) => format!("{seat} may not: {words}"),
    };
    let there = choices.iter().map(|choice| run.say(seat, choice)).collect();
    Err(lists(vec![wish], there))
}

fn only_listed<G: Words + Staged>(
    run: &Run<'_, G>,
    seat: Seat,
    actions: &[String],
) -> Result<(), Mismatch> {
    let read = actions.iter().map(|words| run.read(seat, words));
    let expected: BTreeSet<G::Action> = read.collect::<Result<_, _>>()?;
    let there: BTreeSet<G::Action> = run.game.choices(seat).into_iter().collect();
    if expected == there {
        return Ok(());
    }
    let say = |actions: &BTreeSet<G::Action>| {
        actions.iter().map(|action| run.say(seat, action)).collect()
    };
    Err(lists(say(&expected), say(&there)))
}

fn outcome<G: Words + Staged>(
    run: &Run<'_, G>,
    expected: String,
    there: impl FnOnce(&Outcome) -> String,
) -> Result<(), Mismatch> {
    match run.game.outcome() {
        None => Err(Mismatch::new(expected, "no outcome: the deal goes on")),
        Some(outcome) => {
            keep_mark(&outcome.rule);
            equal(expected, there(&outcome))
        }
    }
}

fn find(expected: &expectation::Fact, facts: &[Fact]) -> Result<(), Mismatch> {
    let name = plain(&expected.name);
    match facts.iter().find(|fact| plain(&fact.name) == name) {
        Some(fact) => equal(expected.value.clone(), fact.value.clone()),
        None => Err(Mismatch {
            expected: vec![format!("a fact called `{}`", expected.name)],
            there: std::iter::once("there are".to_owned())
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
    let mut there = vec![format!("({viewer})")];
    there.extend(mismatch.there);
    Mismatch { there, ..mismatch }
}

fn equal(expected: String, there: String) -> Result<(), Mismatch> {
    if plain(&expected) == plain(&there) {
        return Ok(());
    }
    Err(Mismatch::new(expected, there))
}

fn lists(expected: Vec<String>, there: Vec<String>) -> Mismatch {
    let [expected, there] = [expected, there].map(|list| {
        if list.is_empty() {
            vec!["nothing".to_owned()]
        } else {
            list
        }
    });
    Mismatch { expected, there }
}

/// The text in small letters with single spaces: how it is set does not matter.
fn plain(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").to_lowercase()
}

/// Whether a sentence is the expected one; `…` stands for anything, the full stop may be left out.
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
