//! The source of secrets and salts: the operating system, or a seed for demonstrations.

use tabletop::{Chance, Hex32, Secret, Seed};

use crate::error::Error;

/// Randomness that is not the table's.
pub(crate) struct Luck(Chance);

impl Luck {
    /// Randomness from the operating system, which nobody can predict; or from a number, if given,
    /// which is the same every time.
    pub(crate) fn new(number: Option<u64>) -> Result<Self, Error> {
        let seed = match number {
            Some(number) => Seed::from_number(number),
            None => Seed(Hex32(drawn()?)),
        };
        Ok(Self(Chance::new(seed)))
    }

    /// A secret for the house.
    pub(crate) fn secret(&mut self) -> Secret {
        Secret(Hex32(self.fresh()))
    }

    /// A random salt.
    pub(crate) fn word(&mut self) -> String {
        Hex32(self.fresh()).to_string()[..16].to_owned()
    }

    fn fresh(&mut self) -> [u8; 32] {
        self.0.fork().seed().0.0
    }
}

fn drawn() -> Result<[u8; 32], Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| {
        Error::input(format!(
            "the operating system provides no random numbers: {error}"
        ))
        .hint("`--seed 1` plays without them, for demonstration")
    })?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_repeatable_and_the_system_is_not() {
        let drawn = |number| {
            let mut luck = Luck::new(number).unwrap();
            (luck.secret(), luck.word())
        };
        assert_eq!(drawn(Some(7)), drawn(Some(7)));
        assert_ne!(drawn(Some(7)), drawn(Some(8)));
        assert_ne!(drawn(None), drawn(None));
    }
}
