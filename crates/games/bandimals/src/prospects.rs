//! How close each seat of a world is to a whole band.
//!
//! What counts: how many pairs band and hand have together, how many halves wait for a match, how many
//! of the cards are already in the band, and who holds cards that could break it. What each of these is worth was
//! learnt from how deals among foxes ended (`docs/benchmarks.md`).

use tabletop::{BySeat, Seat};

use crate::band::{Allowance, Counts, is_protected, removable};
use crate::card::{Card, Kind};
use crate::edition::Target;
use crate::effect::{Mod, Op};
use crate::state::{Bandimals, Lasting};

/// What things are worth, in fractions of a doubling of the odds to win.
struct Values {
    /// By the number of pairs in band and hand together, from none to five.
    pairs: [i32; 6],
    /// A card of a pair that is already in the band.
    laid: i32,
    /// A half that could still become a pair: with up to two, with three, and with four pairs.
    loose: [i32; 3],
    /// One more card to draw each turn.
    draw: i32,
    /// One more play each turn.
    plays: i32,
    /// One more card that the hand may hold.
    limit: i32,
    /// A No U in hand, two at most.
    no_u: i32,
    /// A Penalty in hand that removes or silences.
    breaker: i32,
    /// A Band Bonus in hand. It takes the place of a better card.
    bonus: i32,
    /// Another Penalty in hand against one opponent.
    penalty: i32,
    /// A Penalty in hand that hits everyone.
    for_everyone: i32,
    /// A shield in the band.
    shield: i32,
    /// A Drum Major.
    major: i32,
    /// A band with a Drum Major and no guard, for each of up to two opponents who could break it.
    exposed: i32,
    /// The same where a No U or a shield guards it.
    tested: i32,
    /// That guard.
    guard: i32,
    /// Each turn of another seat that comes before.
    wait: i32,
}

/// A doubling of the odds, in the unit of [`Values`].
const DOUBLING: i32 = 64;

/// The highest score.
const MOST: i32 = 12 * DOUBLING;

/// Learnt from 16,000 deals between two.
const OF_TWO: Values = Values {
    pairs: [-153, -140, -117, -96, -43, 73],
    laid: 16,
    loose: [3, 6, 6],
    draw: 14,
    plays: 2,
    limit: 8,
    no_u: 15,
    breaker: 3,
    bonus: -7,
    penalty: -7,
    for_everyone: -10,
    shield: 25,
    major: 476,
    exposed: -296,
    tested: -12,
    guard: 220,
    wait: -19,
};

/// Learnt from 4,000 deals among four.
const OF_MANY: Values = Values {
    pairs: [-101, -94, -86, -72, -38, 30],
    laid: 11,
    loose: [3, 4, 4],
    draw: 7,
    plays: 4,
    limit: 5,
    no_u: 30,
    breaker: 1,
    bonus: -6,
    penalty: -9,
    for_everyone: -11,
    shield: 28,
    major: 361,
    exposed: -141,
    tested: -98,
    guard: 93,
    wait: -9,
};

/// A weight for each seat, in proportion to how likely it seems to win.
pub(crate) fn prospects(world: &Bandimals) -> BySeat<u32> {
    let values = match world.setup.n_seats {
        2 => &OF_TWO,
        _ => &OF_MANY,
    };
    BySeat::from_fn(world.setup.n_seats, |seat| {
        if world.open.out.contains(seat) {
            0
        } else {
            weight(score(world, seat, values))
        }
    })
}

/// A power of two, linear between whole exponents.
fn weight(score: i32) -> u32 {
    let below = (MOST - score).clamp(0, 20 * DOUBLING);
    let (whole, part) = (below / DOUBLING, below % DOUBLING);
    let two = (2 * DOUBLING).unsigned_abs();
    ((1 << 28) >> whole) / two * (two - part.unsigned_abs())
}

fn score(world: &Bandimals, seat: Seat, values: &Values) -> i32 {
    let (setup, band) = (&world.setup, world.band(seat));
    let held = Holding::of(world, seat, values);
    let allowed = |which| i32::from(world.allowance(seat, which));
    let draw = allowed(Allowance::Draw) - i32::from(setup.numbers.draw);
    let plays = allowed(Allowance::Plays) - i32::from(setup.numbers.plays);
    let limit = allowed(Allowance::HandLimit) - i32::from(setup.numbers.hand_limit);
    let waits = setup.from(world.open.turn).take_while(|&one| one != seat);
    let sum = held.specials
        + draw * values.draw
        + plays * values.plays
        + limit * values.limit
        + waits.fold(0, |n, _| n + 1) * values.wait;
    let mods = |lasting: &Lasting| setup.mods(lasting.card).iter();
    let has_shield = band
        .bonuses
        .iter()
        .flat_map(mods)
        .any(|m| *m == Mod::Shield);
    if band.major.is_some() {
        let others = world.around(seat).filter(|&other| other != seat);
        let threats = others.filter(|&other| {
            let mut hand = world.hands[other].iter();
            hand.any(|held| breaks(world, held.card, seat))
        });
        let threats = threats.take(2).fold(0, |n, _| n + 1);
        return sum
            + values.major
            + if held.n_no_u > 0 || has_shield {
                values.guard + threats * values.tested
            } else {
                threats * values.exposed
            };
    }
    let shield = if has_shield { values.shield } else { 0 };
    sum + shield
        + held.n_no_u.min(2) * values.no_u
        + Progress::of(world, seat, &held.both).worth(values)
}

/// What a hand has apart from band cards, and what band and hand have together.
struct Holding {
    both: Counts,
    n_no_u: i32,
    /// What the other Bonuses and Penalties are worth.
    specials: i32,
}

impl Holding {
    fn of(world: &Bandimals, seat: Seat, values: &Values) -> Self {
        let (setup, band) = (&world.setup, world.band(seat));
        let mut holding = Self {
            both: Counts::of(setup, band),
            n_no_u: 0,
            specials: 0,
        };
        for (place, held) in world.hands[seat].iter().enumerate() {
            let kind = setup.kind(held.card);
            match kind {
                Kind::Player(section) | Kind::Equipment(section) => {
                    let is_other = band.section.is_some_and(|only| only != section);
                    let mut before = world.hands[seat][..place].iter();
                    let is_twin = matches!(kind, Kind::Equipment(_))
                        && (band.cards.contains(&held.card)
                            || before.any(|other| other.card == held.card));
                    if !is_other && !is_twin {
                        holding.both.add(kind);
                    }
                }
                Kind::Special(_) => {
                    let Some(special) = setup.special(held.card) else {
                        continue;
                    };
                    if special.reaction {
                        holding.n_no_u += 1;
                        continue;
                    }
                    let removes = special.ops.iter().any(|op| matches!(op, Op::Remove { .. }));
                    let mut mods = special.mods.iter();
                    let silences = mods.any(|m| matches!(m, Mod::Silence { .. }));
                    holding.specials += match special.aim() {
                        Target::Opponent if removes || silences => values.breaker,
                        Target::Opponent => values.penalty,
                        Target::Everyone => values.for_everyone,
                        Target::Oneself if special.mods.is_empty() => 0,
                        Target::Oneself => values.bonus,
                    };
                }
                Kind::BandHalt => (),
            }
        }
        holding
    }
}

/// How close a band is to being full.
struct Progress {
    pairs: usize,
    loose: i32,
    laid: i32,
}

impl Progress {
    fn of(world: &Bandimals, seat: Seat, both: &Counts) -> Self {
        let lying = Counts::of(&world.setup, world.band(seat));
        let most = world.setup.numbers.max_per_section;
        let mut progress = Self {
            pairs: 0,
            loose: 0,
            laid: 0,
        };
        for section in 0..5 {
            let (players, equipment) = (both.players[section], both.equipment[section]);
            let made = players.min(equipment).min(most);
            progress.pairs += usize::from(made);
            progress.loose += i32::from(players.max(equipment).min(most) - made);
            progress.laid += i32::from(lying.players[section].min(made));
            progress.laid += i32::from(lying.equipment[section].min(made));
        }
        progress.pairs = progress.pairs.min(5);
        progress
    }

    fn worth(&self, values: &Values) -> i32 {
        let loose = match self.pairs {
            0..=2 => values.loose[0],
            3 => values.loose[1],
            4 => values.loose[2],
            // There is nothing left to match.
            5.. => 0,
        };
        values.pairs[self.pairs] + self.laid * values.laid + self.loose.min(6) * loose
    }
}

/// Whether a card could break that seat's band.
fn breaks(world: &Bandimals, card: Card, seat: Seat) -> bool {
    let (setup, band) = (&world.setup, world.band(seat));
    let Some(special) = setup.special(card) else {
        return false;
    };
    let has = |section| {
        let mut cards = band.cards.iter();
        cards.any(|&card| setup.kind(card).section() == Some(section))
    };
    let removes = special.ops.iter().any(|op| {
        let Op::Remove { kind, section, .. } = op else {
            return false;
        };
        removable(setup, band, *kind, *section).next().is_some()
    });
    let silences = special.mods.iter().any(|m| {
        let Mod::Silence { section } = m else {
            return false;
        };
        band.penalties.len() < 2 && has(*section) && !is_protected(setup, band, *section)
    });
    removes || silences
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_doubling_of_the_score_unit_doubles_the_weight() {
        for score in [-5 * DOUBLING, 0, 3 * DOUBLING] {
            assert_eq!(weight(score + DOUBLING), 2 * weight(score));
            assert!(weight(score + 1) > weight(score));
        }
        assert!(weight(i32::MIN / 2) > 0);
        assert_eq!(weight(2 * MOST), weight(MOST));
    }
}
