//! What decides in an examination: chance, the clock, or given bytes.

use tabletop::{Chance, Game, Seat, Seed};

use crate::deal::Deal;
use crate::{At, Broken};

/// Where decisions come from.
pub(crate) enum Decider<'a> {
    /// A random seat that may act makes a random choice.
    Random(Chance),
    /// Nobody is there: the clock runs out on a random awaited seat.
    Lapses(Chance),
    /// Each byte picks one of all choices of all seats; when they run out, everybody lapses.
    Bytes(&'a [u8]),
}

impl Decider<'_> {
    /// How the deal with this number is decided. One in eight lapses to its end, because a table
    /// that everybody has left must come to an end too.
    pub(crate) fn of_deal(number: u64) -> Self {
        let luck = Chance::new(Seed::from_number(number));
        match number % 8 {
            7 => Self::Lapses(luck),
            _ => Self::Random(luck),
        }
    }

    /// How closely to examine what is decided now. A fuzzer learns nothing from what comes after
    /// its bytes, so that part is played quickly.
    pub(crate) fn care(&self) -> Care {
        match self {
            Self::Bytes([]) => Care::Glance,
            Self::Random(_) | Self::Lapses(_) | Self::Bytes(_) => Care::Look,
        }
    }

    /// What is played next; `None` if nobody can act.
    pub(crate) fn decide<G: Game>(&mut self, game: &G) -> Option<(Seat, G::Action)> {
        match self {
            Self::Random(luck) => {
                let seats: Vec<Seat> = game.to_act().iter().collect();
                let seat = any(luck, &seats)?;
                Some((seat, any(luck, &game.choices(seat))?))
            }
            Self::Lapses(luck) => {
                let seats: Vec<Seat> = game.awaited().iter().collect();
                let seat = any(luck, &seats)?;
                Some((seat, game.lapse(seat)))
            }
            Self::Bytes(bytes) => {
                let mut all: Vec<(Seat, G::Action)> = Vec::new();
                let Some((&first, rest)) = bytes.split_first() else {
                    let seat = game.awaited().first()?;
                    return Some((seat, game.lapse(seat)));
                };
                *bytes = rest;
                for seat in game.to_act().iter() {
                    all.extend(game.choices(seat).into_iter().map(|action| (seat, action)));
                }
                let mut number = usize::from(first);
                if let (Some((&second, rest)), true) = (bytes.split_first(), all.len() > 256) {
                    number = number << 8 | usize::from(second);
                    *bytes = rest;
                }
                (!all.is_empty()).then(|| all.swap_remove(number % all.len()))
            }
        }
    }
}

/// How closely a moment is examined.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Care {
    /// Under every law.
    Look,
    /// Only whether the deal can go on.
    Glance,
}

fn any<T: Clone>(luck: &mut Chance, items: &[T]) -> Option<T> {
    (!items.is_empty()).then(|| luck.pick(items).clone())
}

/// The state of an examined deal after some of its actions. The report of a broken law says how to
/// call it.
pub fn replay<G: Game>(setup: &G::Setup, seed: u64, played: usize) -> Result<G, Broken> {
    let mut deal = Deal::<G>::begin(setup, At::Deal { seed, played: 0 }, seed)?;
    let mut decider = Decider::of_deal(seed);
    for _ in 0..played {
        if let Some((seat, action)) = decider.decide(&deal.game) {
            deal.play(seat, action);
        }
    }
    Ok(deal.game.clone())
}
