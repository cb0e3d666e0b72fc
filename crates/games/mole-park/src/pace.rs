//! How far it is to the crown: a rough table of the rounds a seat still needs, by its prize stars and
//! the stars in its hand. `judge.rs` and `instinct.rs` use it.

use crate::edition::Edition;
use crate::number::int;
use crate::options::{Options, PrizePowers};
use crate::power::Effect;

/// More prize stars than this count as this many.
const MOST_PRIZE_STARS: i32 = 60;
/// More stars in hand than this count as this many.
const MOST_HAND_STARS: i32 = 40;
/// The length of a row of the table: an entry for each number of stars in hand.
const HANDS: usize = place(MOST_HAND_STARS) + 1;
/// One round, in the unit of the table.
pub(crate) const ROUND: i32 = 100;

/// The rounds to the crown, in hundredths.
#[derive(Debug)]
pub(crate) struct Pace {
    rounds: Vec<[i32; HANDS]>,
    /// What a round of whacking gains on average, in hundredths of a star.
    pub(crate) gain: i32,
}

impl Pace {
    pub(crate) fn new(edition: &Edition, options: &Options, n_seats: u8, per_hole: u8) -> Self {
        let weigh = |stars: u8, copies: u8| i32::from(stars) * i32::from(copies);
        let stars: i32 = edition
            .moles
            .iter()
            .map(|mole| weigh(mole.stars, mole.copies))
            .sum();
        let n_moles: i32 = edition
            .moles
            .iter()
            .map(|mole| i32::from(mole.copies))
            .sum();
        let mole = 100 * stars / n_moles.max(1);
        // Some cash in while others whack, so a whacker gets more than an equal share of the deal.
        let dealt = i32::from(edition.rules.holes) * i32::from(per_hole);
        let per_round = (130 * dealt / i32::from(n_seats)).min(165);
        let mut pace = Self {
            rounds: vec![[0; HANDS]; place(MOST_PRIZE_STARS) + 1],
            gain: mole * per_round / 100,
        };
        pace.fill(edition, options);
        pace
    }

    /// Fills the table from the crown backwards: whack or cash in, whichever gets there sooner.
    fn fill(&mut self, edition: &Edition, options: &Options) {
        let faces = &edition.dice.prize.faces;
        let stars = faces.iter().map(|face| match face {
            crate::edition::DieFace::Number(stars) => i32::from(*stars),
            crate::edition::DieFace::Miss => 0,
        });
        let die = 100 * stars.sum::<i32>() / int(faces.len().max(1));
        let crown = 100 * i32::from(edition.rules.crown_cost);
        let worths: Vec<(i32, i32)> = edition
            .stands
            .iter()
            .map(|stand| {
                let worth = match options.prize_powers {
                    PrizePowers::Off => stand.plain_stars.into(),
                    PrizePowers::On => {
                        let stars = stand.prizes.iter().map(|prize| i32::from(prize.stars));
                        stars.sum::<i32>() / int(stand.prizes.len().max(1))
                    }
                };
                (100 * i32::from(stand.cost), worth)
            })
            .collect();
        for prize_stars in (0..=MOST_PRIZE_STARS).rev() {
            for hand in (0..=MOST_HAND_STARS).rev() {
                let total = 100 * (prize_stars + hand) + die;
                // Announcing takes one round, and succeeds for sure if even a low die is enough.
                let missing = (crown - total + die / 2).max(0);
                let announce = ROUND + missing * missing / 60;
                let whack = self.whack(prize_stars, hand);
                let won = worths
                    .iter()
                    .filter(|(cost, _)| *cost <= total)
                    .map(|(_, worth)| *worth);
                let cash = match won.max() {
                    Some(worth @ 1..) if hand > 0 => {
                        let after = (prize_stars + worth).min(MOST_PRIZE_STARS);
                        if after > prize_stars {
                            ROUND + self.rounds[place(after)][0]
                        } else {
                            i32::MAX
                        }
                    }
                    _ => i32::MAX,
                };
                let announce = if hand == 0 { i32::MAX } else { announce };
                let least = announce.min(whack).min(cash);
                self.rounds[place(prize_stars)][place(hand)] = least.min(200 * ROUND);
            }
        }
    }

    /// The rounds needed after whacking once more. A good hand grows slowly, because new moles only
    /// replace good ones.
    fn whack(&self, prize_stars: i32, hand: i32) -> i32 {
        let slow = (hand - 10).max(0) * self.gain / 16;
        let row = &self.rounds[place(prize_stars)];
        match self.gain - slow {
            gain @ 100.. if hand < MOST_HAND_STARS => ROUND + self.row(row, 100 * hand + gain),
            // Less than a star a round: it takes several rounds for the next star.
            gain @ 10..100 if hand < MOST_HAND_STARS => ROUND * 100 / gain + row[place(hand) + 1],
            _ => i32::MAX,
        }
    }

    fn row(&self, row: &[i32; HANDS], hand: i32) -> i32 {
        let hand = hand.clamp(0, 100 * MOST_HAND_STARS - 1);
        let (whole, part) = (place(hand / 100), hand % 100);
        row[whole] + (row[whole + 1] - row[whole]) * part / 100
    }

    /// The rounds to the crown with these prize stars and stars in hand, all in hundredths.
    #[inline]
    pub(crate) fn rounds(&self, prize_stars: i32, hand: i32) -> i32 {
        let stars = prize_stars.clamp(0, 100 * MOST_PRIZE_STARS - 1);
        let (whole, part) = (place(stars / 100), stars % 100);
        let below = self.row(&self.rounds[whole], hand);
        if part == 0 {
            return below;
        }
        below + (self.row(&self.rounds[whole + 1], hand) - below) * part / 100
    }
}

/// The index of a number of stars, which is never negative.
#[inline]
const fn place(stars: i32) -> usize {
    stars.cast_unsigned() as usize
}

/// The worth of an effect at the start of a game, in hundredths of a star; tuned by duels.
pub(crate) fn worth(effect: Effect) -> i32 {
    match effect {
        Effect::HandLimit(add) => 40 * i32::from(add),
        Effect::Reroll(dice) if dice.contains(crate::die::Die::Prize) => 60,
        Effect::Reroll(_) => 120,
        Effect::UnluckyDraw(moles) => 110 * i32::from(moles),
        Effect::WhackDraw(moles) => 240 * i32::from(moles),
        Effect::Leftover => 70,
        Effect::KeepMole(moles) => 230 * i32::from(moles),
        Effect::MoleBonus { stars, .. } => 40 * i32::from(stars),
        Effect::FullHand { stars, .. } => 20 * i32::from(stars),
        Effect::Consolation(moles) => 20 * i32::from(moles),
        Effect::Peek(holes) => 40 * i32::from(holes),
        Effect::FirstInTies => 20,
    }
}

/// How likely a seat is to win if it is `behind` the first by this many hundredths of a round: half as
/// likely as the first for every round and a quarter.
pub(crate) fn chance(behind: i32) -> u32 {
    let halves = (behind / 125).clamp(0, 11);
    let part = if halves < 11 { behind % 125 } else { 0 };
    let whole = 4096 >> halves;
    (whole - whole * part / 250).cast_unsigned()
}
