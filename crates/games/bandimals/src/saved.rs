//! How a setup is written into records and read back.

use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use tabletop::{Digest, Seat};

use crate::edition::Edition;
use crate::options::Options;
use crate::setup::{BASE, Setup};

/// How a setup is written: the edition in the box by name and digest, any other in full.
#[derive(Serialize, Deserialize)]
struct Saved {
    n_seats: u8,
    options: Options,
    host: Seat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last_winner: Option<Seat>,
    edition_id: String,
    edition_digest: Digest,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    edition: Option<Edition>,
}

static BASE_WITH_BOOSTER: LazyLock<Edition> = LazyLock::new(|| BASE.clone().with_booster());
static DIGESTS: LazyLock<[Digest; 2]> =
    LazyLock::new(|| [BASE.digest(), BASE_WITH_BOOSTER.digest()]);

/// The digest of an edition, and whether it is the one in the box.
fn digest_of(edition: &Edition) -> (Digest, Option<&'static Edition>) {
    if *edition == *BASE {
        (DIGESTS[0], Some(&BASE))
    } else if *edition == *BASE_WITH_BOOSTER {
        (DIGESTS[1], Some(&BASE))
    } else {
        (edition.digest(), None)
    }
}

impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (edition_digest, boxed) = digest_of(&self.edition);
        Saved {
            n_seats: self.n_seats,
            options: self.options.clone(),
            host: self.host,
            last_winner: self.last_winner,
            edition_id: self.edition.edition_id.clone(),
            edition_digest,
            edition: boxed.is_none().then(|| self.edition.clone()),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Setup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let saved = Saved::deserialize(deserializer)?;
        let edition = match saved.edition {
            Some(edition) => {
                edition.validate().map_err(de::Error::custom)?;
                edition
            }
            None => BASE.clone(),
        };
        if !(2..=8).contains(&saved.n_seats) || saved.host.0 >= saved.n_seats {
            return Err(de::Error::custom(
                "2 to 8 seats can be, and the host has one of them",
            ));
        }
        let setup = Self::agree(
            saved.n_seats,
            saved.options,
            edition,
            saved.host,
            saved.last_winner,
        );
        let (digest, _) = digest_of(&setup.edition);
        if digest != saved.edition_digest {
            return Err(de::Error::custom(format!(
                "the edition `{}` is not the one this was played with (digest {digest}, not {})",
                saved.edition_id, saved.edition_digest
            )));
        }
        setup.check_table().map_err(de::Error::custom)?;
        setup
            .edition
            .validate_for(setup.n_seats)
            .map_err(de::Error::custom)?;
        Ok(setup)
    }
}
