//! Whether an owl can be exploited by somebody who always answers its most frequent choice.
//!
//! `cargo run -p mole-park --example answer -- 60 400` plays 60 deals, each from both seats, against
//! an owl of 400 iterations: once by a bot that does what the judge weighs most, once by the same bot
//! that foresees the owl. The second notes
//! which die the owl rolled in every situation that looked alike, takes the most frequent one for
//! certain, and answers it: where the owl would be, it is not. If the owl's choice were predictable,
//! the second would win clearly more often than the first.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use bots::{Bot, Budget, Level, bot, play_deal};
use mole_park::{Action, Die, MolePark, Roll, Setup, View};
use tabletop::{BySeat, Chance, Judge, Seat, Seed, Shelved, Terms};

fn main() {
    let mut numbers = std::env::args()
        .skip(1)
        .filter_map(|word| word.parse::<u32>().ok());
    let deals = numbers.next().unwrap_or(60);
    let iterations = numbers.next().unwrap_or(400);
    let owl = Level::Owl(Budget::Iterations(iterations));
    let setup = MolePark::set_up(&Terms::plain(2).with("go_wait", "0")).expect("two can play");
    let notes = Arc::new(Mutex::new(Notes::default()));
    let judging = || -> Box<dyn Bot<MolePark> + Send> { Box::new(Answer(None)) };
    let judge = share(&setup, deals, owl, &judging, &notes);
    println!("the judge:  {}", text(judge));
    let answering = || -> Box<dyn Bot<MolePark> + Send> { Box::new(Answer(Some(notes.clone()))) };
    let answer = share(&setup, deals, owl, &answering, &notes);
    println!("an answer:  {}", text(answer));
    let notes = notes.lock().expect("no thread has failed");
    println!(
        "its most frequent die, where a situation came often: {:.0} %",
        100.0 * notes.habit()
    );
    let (_, least) = interval(judge);
    let (most, _) = interval(answer);
    assert!(most <= least, "answering the owl's habit pays");
    println!("answering its habit does not pay");
}

fn luck(number: u64) -> Chance {
    Chance::new(Seed::from_number(number))
}

/// How often somebody wins against the owl: wins, and deals from both seats.
fn share(
    setup: &Setup,
    deals: u32,
    owl: Level,
    somebody: &dyn Fn() -> Box<dyn Bot<MolePark> + Send>,
    notes: &Arc<Mutex<Notes>>,
) -> (u32, u32) {
    let mut wins = 0;
    for deal in 0..deals {
        for seat in [Seat(0), Seat(1)] {
            let mut bots: BySeat<Box<dyn Bot<MolePark> + Send>> =
                BySeat::from_fn(2, |at| match at == seat {
                    true => somebody(),
                    false => bot(owl, luck(u64::from(deal) << 8 | u64::from(seat.0))),
                });
            let seed = Seed::from_number(deal.into());
            let played = play_deal(setup, seed, &mut bots, &mut |state, at, action| {
                if at != seat {
                    let view = tabletop::Game::view(state, tabletop::Viewer::Spectator);
                    notes
                        .lock()
                        .expect("no thread has failed")
                        .write(&view, at, action);
                }
            });
            let outcome = played.expect("a legal table").outcome;
            wins += u32::from(outcome.winners().contains(seat));
        }
    }
    (wins, 2 * deals)
}

fn interval((wins, all): (u32, u32)) -> (f64, f64) {
    let share = f64::from(wins) / f64::from(all);
    let half = 1.96 * (share * (1.0 - share) / f64::from(all)).sqrt();
    (share - half, share + half)
}

fn text(counts: (u32, u32)) -> String {
    let (low, high) = interval(counts);
    let share = f64::from(counts.0) / f64::from(counts.1);
    format!("{share:.3}, {low:.3} to {high:.3} of {} playings", counts.1)
}

/// What the owl rolled in situations that look alike: the sizes of the holes, and whether it has
/// moles. Everybody could keep such notes, since dice are rolled openly.
#[derive(Default)]
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
        if let Action::ChooseDie { die } = action {
            self.0.entry(Self::situation(view, owl)).or_default()[die.index()] += 1;
        }
    }

    fn most_frequent(&self, view: &View, owl: Seat) -> Option<Die> {
        let counts = self.0.get(&Self::situation(view, owl))?;
        Die::ALL.into_iter().max_by_key(|die| counts[die.index()])
    }

    /// How often the most frequent die was the one, over situations that came ten times.
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

/// A bot that does what the judge weighs most; with notes it stays away from where it expects the
/// owl, and goes where the owl will not be.
struct Answer(Option<Arc<Mutex<Notes>>>);

impl Bot<MolePark> for Answer {
    fn choose(&mut self, setup: &Setup, view: &View, seat: Seat, choices: &[Action]) -> Action {
        let mut weights = MolePark::ponder(setup, view, seat, choices);
        let owl = seat.next(2);
        let notes = self.0.as_ref();
        let notes = notes.map(|notes| notes.lock().expect("no thread has failed"));
        if let Some(foreseen) = notes.and_then(|notes| notes.most_frequent(view, owl)) {
            for (weight, action) in weights.iter_mut().zip(choices) {
                if let Action::ChooseDie { die } = action {
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

/// What meeting the owl costs on average if it rolls the foreseen die, in hundredths of a round: half
/// of the hole's moles, each about a round of whacking. The judge has counted a chance of it already.
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
