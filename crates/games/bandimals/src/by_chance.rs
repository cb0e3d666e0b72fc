//! Entries as chance will have them: for bots, for whoever leaves it to chance, and for imagined worlds.

use tabletop::Chance;

use crate::action::{Arm, Entry, Line};
use crate::agenda::Bout;

/// About as people do it (section 2.11 of the catalogue, "normal"): three draws in a row make a
/// bell that is good enough.
fn about(mean: i32, spread: i32, least: i32, luck: &mut Chance) -> u16 {
    let span = 2 * spread as u32 + 1;
    let sum: i32 = (0..3).map(|_| luck.below(span) as i32 - spread).sum();
    (mean + sum).max(least) as u16
}

/// A number from 1 to `most`, each half as likely as the one before it.
fn low(most: u8, luck: &mut Chance) -> u8 {
    let drawn = 1 + luck.below((1 << most) - 1);
    most - drawn.ilog2() as u8
}

/// An entry as chance will have it.
pub(crate) fn by_chance(
    bout: Bout,
    n_options: u8,
    n_lines: u8,
    luck: &mut Chance,
) -> Option<Entry> {
    let below = |luck: &mut Chance, n: u8| luck.below(u32::from(n.max(1))) as u8;
    Some(match bout {
        Bout::Reflex { .. } => Entry::Millis(about(260, 40, 120, luck)),
        Bout::Tempo { .. } => Entry::Millis(about(300, 80, 20, luck)),
        Bout::Recall { icons } => {
            let right = icons.iter().take_while(|_| luck.below(4) > 0);
            Entry::Icons(right.copied().collect())
        }
        Bout::Count { notes } => {
            let guess = i32::from(about(i32::from(notes) + 20, 3, 21, luck)) - 20;
            Entry::Number(guess.clamp(1, 99) as u8)
        }
        Bout::UniqueLow => Entry::Number(low(n_options.max(1), luck)),
        Bout::Guess | Bout::Match => Entry::Number(1 + below(luck, n_options)),
        Bout::Cycle => Entry::Arm(*luck.pick(&Arm::ALL)),
        Bout::Nerve if luck.below(2) == 0 => Entry::March,
        Bout::Nerve => Entry::Halt,
        Bout::Ballot => Entry::Name(Line::Stock(below(luck, n_lines))),
        Bout::Bid => return None,
    })
}

#[cfg(test)]
mod tests {
    use tabletop::Seed;

    use super::*;

    #[test]
    fn a_low_number_is_twice_as_likely_as_the_next() {
        let mut luck = Chance::new(Seed::from_number(1));
        let mut counts = [0u32; 5];
        for _ in 0..3_100 {
            counts[usize::from(low(5, &mut luck)) - 1] += 1;
        }
        for (place, n) in counts.into_iter().enumerate() {
            let expected = 1_600 >> place;
            assert!(n.abs_diff(expected) < 40 + expected / 10, "{counts:?}");
        }
    }
}
