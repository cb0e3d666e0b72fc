//! Random contest entries: for bots, for seats that leave it to chance, and for imagined worlds.

use tabletop::Chance;

use crate::agenda::Bout;
use crate::entry::{Arm, Entry, Phrase};

/// A number like those that people enter (section 2.11 of the catalogue, "normal"). The sum of three
/// draws is close enough to a bell curve.
fn about(mean: u16, spread: u16, least: u16, luck: &mut Chance) -> u16 {
    let sum: u16 = (0..3).map(|_| below(luck, 2 * spread + 1)).sum();
    (mean + sum).saturating_sub(3 * spread).max(least)
}

/// A random number below `n`, of the same type.
pub(crate) fn below<T>(luck: &mut Chance, n: T) -> T
where
    T: TryFrom<u32>,
    u32: From<T>,
{
    let number = T::try_from(luck.below(n.into())).ok();
    number.expect("a number below `n` fits its type")
}

/// A number from 1 to `most`, each half as likely as the one before it.
fn low(most: u8, luck: &mut Chance) -> u8 {
    let drawn = 1 + luck.below((1 << most) - 1);
    most - u8::try_from(drawn.ilog2()).expect("a number has 32 bits")
}

/// A random entry.
pub(crate) fn by_chance(
    bout: Bout,
    n_options: u8,
    n_lines: u8,
    luck: &mut Chance,
) -> Option<Entry> {
    let below = |luck: &mut Chance, n: u8| below(luck, n.max(1));
    Some(match bout {
        Bout::Reflex { .. } => Entry::Millis(about(260, 40, 120, luck)),
        Bout::Tempo { .. } => Entry::Millis(about(300, 80, 20, luck)),
        Bout::Recall { icons } => {
            let right = icons.iter().take_while(|_| luck.below(4) > 0);
            Entry::Icons(right.copied().collect())
        }
        Bout::Count { notes } => {
            let guess = about(u16::from(notes) + 20, 3, 21, luck) - 20;
            Entry::Number(u8::try_from(guess).map_or(99, |guess| guess.min(99)))
        }
        Bout::UniqueLow => Entry::Number(low(n_options.max(1), luck)),
        Bout::Guess | Bout::Match => Entry::Number(1 + below(luck, n_options)),
        Bout::Cycle => Entry::Arm(*luck.pick(&Arm::ALL)),
        Bout::Nerve if luck.below(2) == 0 => Entry::March,
        Bout::Nerve => Entry::Halt,
        Bout::Ballot => Entry::Name(Phrase::Stock(below(luck, n_lines))),
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
