//! Things identified by a small number, and the machine words with a bit for each of them: see
//! [`Set`](crate::Set).

use std::fmt;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, BitXor, Not};

use serde::Serialize;
use serde::de::DeserializeOwned;

/// Something identified by a small number.
///
/// ```
/// use tabletop::Set;
///
/// #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
/// struct Card(u8);
///
/// tabletop::numbered!(Card(u64));
///
/// let hand: Set<Card> = [Card(7), Card(2)].into_iter().collect();
/// assert!(hand.contains(Card(7)));
/// assert_eq!(hand.without(Card(2)), Set::one(Card(7)));
/// assert_eq!(format!("{hand:?}"), "{Card(2), Card(7)}");
/// ```
pub trait Numbered: Copy + Ord + Hash + fmt::Debug {
    /// A word with a bit for each of them: `u8`, `u16`, `u32`, `u64` or `u128`.
    type Word: Word;
    /// How many of them there can be.
    const MOST: u8 = Self::Word::WIDTH;
    /// How a set of them is written.
    const SPELLING: Spelling = Spelling::List;

    /// Its number.
    fn number(self) -> u8;

    /// The thing with this number, which [`Numbered::number`] has returned before.
    fn numbered(number: u8) -> Self;
}

/// How a set is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spelling {
    /// As a list of its members.
    List,
    /// As the number made of its bits.
    Bits,
}

/// Implements [`Numbered`]: `numbered!(Card(u32))` for a struct around its number,
/// `numbered!(Side[ALL](u8))` for an enum that lists its variants in `Side::ALL`.
#[macro_export]
macro_rules! numbered {
    ($type:ident($word:ty) $($rest:tt)*) => {
        impl $crate::Numbered for $type {
            type Word = $word;
            $($rest)*

            #[inline]
            fn number(self) -> u8 {
                self.0
            }

            #[inline]
            fn numbered(number: u8) -> Self {
                Self(number)
            }
        }
    };
    ($type:ident[$all:ident]($word:ty) $($rest:tt)*) => {
        impl $crate::Numbered for $type {
            type Word = $word;
            $($rest)*

            #[inline]
            fn number(self) -> u8 {
                self as u8
            }

            #[inline]
            fn numbered(number: u8) -> Self {
                Self::$all[usize::from(number)]
            }
        }
    };
}

/// A machine word, as the bits of a set.
pub trait Word:
    Copy
    + Ord
    + Hash
    + Serialize
    + DeserializeOwned
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
{
    /// No bit.
    const NONE: Self;
    /// How many bits it has.
    const WIDTH: u8;

    /// The bit with this number, which is less than [`Word::WIDTH`].
    fn bit(number: u8) -> Self;
    /// The lowest `n` bits, or all bits if there are fewer.
    fn lowest(n: u8) -> Self;
    /// Whether bit 0 is set.
    fn has_first(self) -> bool;
    /// The word moved down by one place: bit 1 becomes bit 0.
    fn less_place(self) -> Self;
    /// How many bits are set.
    fn count(self) -> u8;
    /// The number of the lowest set bit. The word must have one.
    fn first(self) -> u8;
    /// The word without its lowest set bit.
    fn less_first(self) -> Self;
}

macro_rules! words {
    ($($word:ty),+) => {$(
        #[expect(clippy::cast_possible_truncation, reason = "a word has 128 bits at most")]
        impl Word for $word {
            const NONE: Self = 0;
            const WIDTH: u8 = Self::BITS as u8;

            #[inline]
            fn bit(number: u8) -> Self {
                1 << number
            }

            #[inline]
            fn lowest(n: u8) -> Self {
                match n {
                    0 => 0,
                    _ => Self::MAX >> (Self::WIDTH - n.min(Self::WIDTH)),
                }
            }

            #[inline]
            fn has_first(self) -> bool {
                self & 1 == 1
            }

            #[inline]
            fn less_place(self) -> Self {
                self >> 1
            }

            #[inline]
            fn count(self) -> u8 {
                self.count_ones() as u8
            }

            #[inline]
            fn first(self) -> u8 {
                self.trailing_zeros() as u8
            }

            #[inline]
            fn less_first(self) -> Self {
                self & self.wrapping_sub(1)
            }
        }
    )+};
}

words!(u8, u16, u32, u64, u128);
