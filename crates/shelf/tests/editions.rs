//! Any edition is either refused with a sentence, or it can be played.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use laws::editions::{Outcome, Tried, play, terms_of};
use shelf::{GameId, with_game};
use tabletop::{Chance, Seed};

/// How many editions of each game are made.
const EDITIONS: u64 = 300;
/// How many actions are played with each of them.
const ACTIONS: usize = 200;
/// Far longer than one edition takes on the slowest machine. After this time, it will never end.
const FOR_EVER: Duration = Duration::from_secs(120);

#[test]
fn an_edition_that_passes_its_check_can_be_played() {
    let mut told = Vec::new();
    for game in GameId::ALL {
        let (mut kept, mut refused, mut played) = (0, 0, 0);
        for number in 0..EDITIONS {
            match try_one(game, number) {
                Ok(tried) => {
                    let wordless = tried.refused.iter().find(|it| it.because.is_empty());
                    assert_eq!(wordless, None, "{game}, edition {number}");
                    kept += tried.kept;
                    refused += tried.refused.len();
                    played += usize::from(matches!(tried.outcome, Outcome::Played(_)));
                }
                Err(fault) => told.push(format!("{game}, edition {number}: {fault}")),
            }
        }
        println!("{game}: {kept} changes kept, {refused} refused, {played} editions played");
        // The editor would be worthless if everything it made were refused, or nothing.
        assert!(
            kept > 500 && refused > 500 && played > 100,
            "{game}: {kept} {refused} {played}"
        );
    }
    assert!(told.is_empty(), "{}", told.join("\n"));
}

/// Tries an edition on its own thread, to find out whether it panics or never ends.
fn try_one(game: GameId, number: u64) -> Result<Tried, String> {
    let (answer, answered) = mpsc::channel();
    let data = bytes(number);
    let trial = {
        let data = data.clone();
        thread::spawn(move || {
            let _ = answer.send(with_game!(game, G => play::<G>(&data, ACTIONS)));
        })
    };
    let fault = match answered.recv_timeout(FOR_EVER) {
        Ok(tried) => return Ok(tried),
        Err(mpsc::RecvTimeoutError::Timeout) => "it never ends".to_owned(),
        Err(mpsc::RecvTimeoutError::Disconnected) => match trial.join() {
            Ok(()) => "it ended without an answer".to_owned(),
            Err(panic) => match panic.downcast_ref::<String>() {
                Some(message) => message.clone(),
                None => format!("{:?}", panic.downcast_ref::<&str>()),
            },
        },
    };
    let terms = with_game!(game, G => terms_of::<G>(&data));
    let folder = std::env::temp_dir().join(format!("menagerie-{game}-{number}.toml"));
    let text = terms
        .edition
        .map_or_else(String::new, |edition| edition.text);
    let kept = std::fs::write(&folder, text).map(|()| folder.display().to_string());
    Err(format!(
        "{fault}\n  {} seats, {:?}, edition in {kept:?}",
        terms.n_seats, terms.options
    ))
}

/// Random bytes from a number.
fn bytes(number: u64) -> Vec<u8> {
    let mut luck = Chance::new(Seed::from_number(number));
    (0..400)
        .map(|_| u8::try_from(luck.below(256)).expect("below 256"))
        .collect()
}
