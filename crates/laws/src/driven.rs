//! Deals driven by bytes, for property tests and fuzz targets.
//!
//! The first two bytes are the number of the deal. Each byte after them picks one of all the
//! choices of all the seats that may act. When the bytes run out everybody lapses, so that every
//! deal ends and shorter bytes make simpler deals.

use proptest::collection::vec;
use proptest::prelude::any;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};
use tabletop::{Game, Hex32, Record, Secret, Shelved, Staged, Terms, Words, game_of};

use crate::deal::Deal;
use crate::decider::Decider;
use crate::examine::{Examiner, Hidden};
use crate::{At, Broken, MOST_ACTIONS, scenario};

/// Plays the deal that the bytes describe and examines every moment of it under every law that a
/// single deal can break.
pub fn examine<G: Game>(setup: &G::Setup, data: &[u8]) -> Result<(), Broken> {
    let (number, decisions) = split(data);
    let source = At::Driven { played: 0 };
    // One deal says nothing about what is hidden, so the statistics are kept but not checked.
    let mut examiner = Examiner::<G>::new(setup, Hidden::Nothing, 1)?;
    examiner.deal(setup, source, number, Decider::Bytes(decisions))
}

/// The same for a fuzz target: panics with the law that is broken.
pub fn deal<G: Game>(setup: &G::Setup, data: &[u8]) {
    if let Err(broken) = examine::<G>(setup, data) {
        panic!("{}: {broken}", G::ID);
    }
}

/// The same for a property test: tries `cases` arbitrary byte strings and, if a law is broken,
/// looks for the shortest one that breaks it. It always tries the same strings.
pub fn deals<G: Game>(setup: &G::Setup, cases: u32) -> Result<(), Broken> {
    let config = Config {
        cases,
        failure_persistence: None,
        max_shrink_iters: 4_096,
        ..Config::default()
    };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut runner = TestRunner::new_with_rng(config, rng);
    let found = runner.run(&vec(any::<u8>(), 0..160), |data| {
        examine::<G>(setup, &data).map_err(|broken| TestCaseError::fail(broken.to_string()))
    });
    match found {
        Err(TestError::Fail(_, data)) => examine::<G>(setup, &data).map_err(|broken| Broken {
            what: format!(
                "{}\n  the shortest bytes that break it: {data:?}",
                broken.what
            ),
            ..broken
        }),
        Err(TestError::Abort(why)) => panic!("no bytes could be tried: {why}"),
        Ok(()) => Ok(()),
    }
}

/// The table that the first bytes describe, with its number of seats and up to three options, and
/// the bytes that are left. `None` if nobody could agree on such a table.
pub fn table<G: Shelved>(data: &[u8]) -> Option<(G::Setup, &[u8])> {
    let ([seats, n_options], mut rest) = data.split_first_chunk()?;
    let of = |byte: u8, n: usize| usize::from(byte) % n;
    let mut terms = Terms::plain(G::SEAT_COUNTS[of(*seats, G::SEAT_COUNTS.len())]);
    let options: Vec<_> = G::options().collect();
    for _ in 0..n_options % 4 {
        let ([option, value], after) = rest.split_first_chunk()?;
        let option = options.get(of(*option, options.len().max(1)))?;
        let (value, _) = option.values[of(*value, option.values.len())];
        terms = terms.with(option.key, value);
        rest = after;
    }
    let setup = G::set_up(&terms).ok()?;
    Some((setup, rest))
}

/// Takes arbitrary bytes as a record: it is read or refused, replayed or refused, and never causes
/// a panic.
pub fn record_bytes<G: Game>(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let _ = game_of(&text);
    let Ok(mut record) = Record::<G>::parse(&text) else {
        return;
    };
    let written = record.to_text();
    match Record::<G>::parse(&written) {
        Ok(again) => assert_eq!(
            again.to_text(),
            written,
            "a record is read as it was written"
        ),
        Err(error) => panic!("a record that was just written cannot be read: {error}"),
    }
    // Long deals only take time.
    record.plays.truncate(MOST_ACTIONS);
    let _ = record.verify();
    // No fuzzer guesses a hash, so the commitment is corrected before the deal is replayed.
    let secret = match &record.closing {
        Some(closing) => closing.secret,
        None => Secret(Hex32([0; 32])),
    };
    record.opening.commitment = secret.commitment();
    record.opening.rules = G::RULES_VERSION;
    let _ = record.replay(secret, record.plays.len());
    let _ = record.verify();
}

/// Takes arbitrary bytes as changes to a real record: the first picks the deal, and each three
/// after it are a place and what to write there. So a fuzzer does not have to invent a record
/// first.
pub fn record_edits<G: Game>(setup: &G::Setup, data: &[u8]) {
    let (number, edits) = data.split_first().unwrap_or((&0, &[]));
    let Ok(record) = sample_record::<G>(setup, u64::from(*number)) else {
        return;
    };
    let mut record = record.into_bytes();
    for edit in edits.chunks_exact(3) {
        let place = usize::from(u16::from_le_bytes([edit[0], edit[1]])) % record.len();
        record[place] = edit[2];
    }
    record_bytes::<G>(&record);
}

/// A whole record to start fuzzing with, of the deal with this number.
pub fn sample_record<G: Game>(setup: &G::Setup, number: u64) -> Result<String, Broken> {
    let mut deal = Deal::<G>::begin(setup, At::Driven { played: 0 }, number)?;
    let mut decider = Decider::of_deal(number);
    while deal.game.outcome().is_none() && deal.plays.len() < MOST_ACTIONS {
        let Some((seat, action)) = decider.decide(&deal.game) else {
            break;
        };
        deal.play(seat, action);
    }
    Ok(deal.record().to_text())
}

/// Takes arbitrary bytes as a file of scenarios: they pass, fail or are refused, but never panic.
pub fn scenario_bytes<G: Words + Staged>(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(scenarios) = scenario::parse("fuzz.scn", &text) else {
        return;
    };
    for scenario in scenarios {
        if let Err(failure) = scenario::run::<G>(&scenario) {
            assert!(!failure.to_string().is_empty());
        }
    }
}

/// The number of the deal, and the decisions.
fn split(data: &[u8]) -> (u64, &[u8]) {
    let (number, decisions) = data.split_at(data.len().min(2));
    let number = number
        .iter()
        .rev()
        .fold(0, |number, &byte| number << 8 | u64::from(byte));
    (number, decisions)
}
