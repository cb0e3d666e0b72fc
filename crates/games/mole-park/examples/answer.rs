//! Whether an owl can be exploited by a bot that always answers its most frequent choice.
//!
//! `cargo run --release -p mole-park --example answer -- 60 400` plays 60 deals of two and half as
//! many of four, each from every seat, against owls of 400 iterations: once by a bot that takes the choice
//! with the highest weight, once by the same bot with predictions about the owls, with the same seeds.
//! The second bot notes which die each owl rolled in similar situations, expects the most frequent one
//! and stays away from its holes. It has the notes of the first bot's games before its own begin. If
//! owls were predictable, it would win clearly more often than the first. Its gain is counted deal by
//! deal, and the upper end of its interval must stay below a bound.

use std::collections::BTreeMap;
use std::sync::Arc;

use bots::{Bot, Budget, Level, bot, play_deal};
use mole_park::{Action, Die, MolePark, Roll, Rolling, Setup, View};
use tabletop::{BySeat, Chance, Game, Judge, Seat, Seed, Shelved, Terms, Viewer};

/// The maximum share of all deals that may be gained by answering.
const MOST_GAIN: f64 = 0.1;

fn main() {
    let mut numbers = std::env::args()
        .skip(1)
        .filter_map(|word| word.parse::<u32>().ok());
    let deals = numbers.next().unwrap_or(60);
    let iterations = numbers.next().unwrap_or(400);
    let owl = Level::Owl(Budget::Iterations(iterations));
    measure(2, deals, owl);
    measure(4, deals / 2, owl);
    println!("answering their habits does not pay");
}

/// Plays the deals of one number of seats both ways.
fn measure(n_seats: u8, deals: u32, owl: Level) {
    let terms = Terms::plain(n_seats).with("go_wait", "0");
    let setup = MolePark::set_up(&terms).expect("two to eight can play");
    let (judge, notes) = play(&setup, deals, owl, None);
    println!("{n_seats} seats, the judge: {}", text(&judge));
    let habit = 100.0 * notes.habit();
    let (answer, _) = play(&setup, deals, owl, Some(&notes));
    println!("{n_seats} seats, an answer: {}", text(&answer));
    let both = judge.iter().zip(&answer);
    let gains: Vec<f64> = both.map(|(without, with)| with - without).collect();
    println!("{n_seats} seats, gained:    {}", text(&gains));
    println!("{n_seats} seats, most frequent die where a situation came often: {habit:.0} %");
    let (_, high) = interval(&gains);
    assert!(
        high <= MOST_GAIN,
        "answering an owl's habit may pay {high:.3}"
    );
}

fn luck(number: u64) -> Chance {
    Chance::new(Seed::from_number(number))
}

/// Plays every deal from every seat, on all cores. Returns who won, in order (1 for the bot, 0 for an
/// owl), and notes of what the owls did.
fn play(setup: &Setup, deals: u32, owl: Level, known: Option<&Notes>) -> (Vec<f64>, Notes) {
    let seats = || (0..setup.n_seats).map(Seat);
    let playings: Vec<(u32, Seat)> = (0..deals)
        .flat_map(|deal| seats().map(move |seat| (deal, seat)))
        .collect();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let shares = playings.chunks(playings.len().div_ceil(cores).max(1));
    let known = known.cloned().map(Arc::new);
    let play = |share: &[(u32, Seat)]| {
        let mut notes = Notes::default();
        let wins = share.iter();
        let wins = wins.map(|&(deal, seat)| {
            play_one(setup, deal, seat, owl, Answer(known.clone()), &mut notes)
        });
        (wins.collect::<Vec<f64>>(), notes)
    };
    std::thread::scope(|scope| {
        let play = &play;
        let threads: Vec<_> = shares
            .map(|share| scope.spawn(move || play(share)))
            .collect();
        let mut all = (Vec::new(), Notes::default());
        for thread in threads {
            let (wins, notes) = thread.join().expect("the thread does not panic");
            all.0.extend(wins);
            all.1.add(notes);
        }
        all
    })
}

/// Plays one deal with the bot in one seat and owls in all others.
fn play_one(
    setup: &Setup,
    deal: u32,
    seat: Seat,
    owl: Level,
    somebody: Answer,
    notes: &mut Notes,
) -> f64 {
    let mut somebody = Some(somebody);
    let mut bots: BySeat<Box<dyn Bot<MolePark> + Send>> =
        BySeat::from_fn(setup.n_seats, |at| match somebody.take_if(|_| at == seat) {
            Some(somebody) => Box::new(somebody),
            None => {
                let number = u64::from(deal) << 16 | u64::from(seat.0) << 8;
                bot(owl, luck(number | u64::from(at.0)))
            }
        });
    let seed = Seed::from_number(deal.into());
    let played = play_deal(setup, seed, &mut bots, &mut |state, at, action| {
        if at != seat {
            notes.write(&state.view(Viewer::Spectator), at, action);
        }
    });
    let outcome = played.expect("a legal table").outcome;
    f64::from(u8::from(outcome.winners().contains(seat)))
}

/// The mean, and half the width of its 95 % interval.
fn mean(counted: &[f64]) -> (f64, f64) {
    let n = counted.len().max(2) as f64;
    let mean = counted.iter().sum::<f64>() / n;
    let squares = counted.iter().map(|one| (one - mean).powi(2));
    let variance = squares.sum::<f64>() / (n - 1.0);
    (mean, 1.96 * (variance / n).sqrt())
}

fn interval(counted: &[f64]) -> (f64, f64) {
    let (mean, half) = mean(counted);
    (mean - half, mean + half)
}

fn text(counted: &[f64]) -> String {
    let (low, high) = interval(counted);
    let (mean, _) = mean(counted);
    format!(
        "{mean:.3}, {low:.3} to {high:.3} of {} playings",
        counted.len()
    )
}

/// What the owl rolled in similar situations, by the sizes of the holes and whether it has moles.
/// Every player could keep such notes, because rolls are public.
#[derive(Clone, Default)]
struct Notes(BTreeMap<(Vec<u8>, bool), [u32; 4]>);

impl Notes {
    fn situation(view: &View, owl: Seat) -> (Vec<u8>, bool) {
        let holes = view
            .holes
            .iter()
            .map(|hole| hole.len().min(3) as u8)
            .collect();
        (holes, view.areas[owl].hand.len() > 2)
    }

    fn write(&mut self, view: &View, owl: Seat, action: &Action) {
        if let Action::Rolling(Rolling::ChooseDie { die }) = action {
            self.0.entry(Self::situation(view, owl)).or_default()[die.index()] += 1;
        }
    }

    fn add(&mut self, other: Self) {
        for (situation, counts) in other.0 {
            let all = self.0.entry(situation).or_default();
            all.iter_mut().zip(counts).for_each(|(sum, n)| *sum += n);
        }
    }

    fn most_frequent(&self, view: &View, owl: Seat) -> Option<Die> {
        let counts = self.0.get(&Self::situation(view, owl))?;
        Die::ALL.into_iter().max_by_key(|die| counts[die.index()])
    }

    /// How often the most frequent die was right, over situations that came up ten times.
    fn habit(&self) -> f64 {
        let often = self
            .0
            .values()
            .filter(|counts| counts.iter().sum::<u32>() >= 10);
        let (most, all) = often.fold((0, 0), |(most, all), counts| {
            (
                most + counts.iter().max().unwrap_or(&0),
                all + counts.iter().sum::<u32>(),
            )
        });
        f64::from(most) / f64::from(all.max(1))
    }
}

/// A bot that takes the choice with the highest weight; with notes it avoids the holes where it
/// expects the owl.
struct Answer(Option<Arc<Notes>>);

impl Bot<MolePark> for Answer {
    fn choose(&mut self, setup: &Setup, view: &View, seat: Seat, choices: &[Action]) -> Action {
        let mut weights = MolePark::ponder(setup, view, seat, choices);
        let notes = self.0.as_ref();
        let owls = (0..setup.n_seats).map(Seat).filter(|at| *at != seat);
        let foreseen = owls.filter_map(|owl| notes?.most_frequent(view, owl));
        for foreseen in foreseen.collect::<Vec<Die>>() {
            for (weight, action) in weights.iter_mut().zip(choices) {
                if let Action::Rolling(Rolling::ChooseDie { die }) = action {
                    *weight -= collisions(setup, view, *die, foreseen);
                }
            }
        }
        let best = weights.iter().max().copied();
        let best = choices
            .iter()
            .zip(&weights)
            .find(|(_, weight)| Some(**weight) == best);
        *best.expect("a bot has choices").0
    }
}

/// What meeting the owl costs on average if it rolls the expected die, in hundredths of a round: half
/// of the moles of the hole, each about a round of whacking. The weights include some of it already.
fn collisions(setup: &Setup, view: &View, mine: Die, foreseen: Die) -> i32 {
    let (mine, theirs) = (setup.faces(mine), setup.faces(foreseen));
    let lost = mine.iter().map(|roll| match roll {
        Roll::Hole(hole) => {
            let n_moles = view.holes[hole.index()].len() as i32;
            let met = theirs.iter().filter(|other| *other == roll).count() as i32;
            60 * (n_moles - n_moles / 2) * met / theirs.len() as i32
        }
        Roll::Miss | Roll::Stars(_) => 0,
    });
    lost.sum::<i32>() / mine.len() as i32
}
