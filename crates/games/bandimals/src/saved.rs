//! How a setup is written into records and read back.

use printed::Saved;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::edition::Edition;
use crate::options::Options;
use crate::setup::Setup;

impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (options, host) = (&self.options, self.host);
        Saved::new(self.n_seats, options, host, self.last_winner, &self.brought)
            .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Setup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut saved = Saved::<Options, Edition>::deserialize(deserializer)?;
        let brought = saved.edition(2..=8).map_err(de::Error::custom)?;
        let (host, last_winner) = (saved.host, saved.last_winner);
        let setup = Self::agree(saved.n_seats, saved.options, brought, host, last_winner);
        setup.check_all().map_err(de::Error::custom)?;
        Ok(setup)
    }
}
