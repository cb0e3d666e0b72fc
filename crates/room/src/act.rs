//! An action on its way through a room.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use tabletop::Checked;
use wire::{Version, to_value};

/// An action as a ledger keeps it. If this room has just checked it, it also carries the checked
/// action itself, so that it is read and checked only once.
#[derive(Clone)]
pub struct Act {
    written: Value,
    checked: Option<Arc<dyn Any + Send + Sync>>,
}

/// What a game checked, and at which version of the table.
struct Proof<A> {
    version: Version,
    checked: Checked<A>,
}

impl Act {
    /// An action that was checked at this version of the table.
    pub(crate) fn checked<A>(version: Version, checked: Checked<A>) -> Self
    where
        A: Serialize + Send + Sync + 'static,
    {
        Self {
            written: to_value(checked.action()),
            checked: Some(Arc::new(Proof { version, checked })),
        }
    }

    /// The action as the game's own JSON.
    pub fn written(&self) -> &Value {
        &self.written
    }

    /// The checked action, if it was checked at this version of the table.
    pub(crate) fn proof<A: 'static>(&self, version: Version) -> Option<&Checked<A>> {
        let proof: &Proof<A> = self.checked.as_ref()?.downcast_ref()?;
        (proof.version == version).then_some(&proof.checked)
    }
}

impl From<Value> for Act {
    fn from(written: Value) -> Self {
        Self {
            written,
            checked: None,
        }
    }
}

/// Two are equal if they look the same in a ledger.
impl PartialEq for Act {
    fn eq(&self, other: &Self) -> bool {
        self.written == other.written
    }
}

impl fmt::Debug for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.written.fmt(f)
    }
}

impl Serialize for Act {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.written.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Act {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Value::deserialize(deserializer).map(Self::from)
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Seat;

    use super::*;

    #[test]
    fn a_proof_is_valid_only_at_its_version_and_is_not_read_from_a_ledger() {
        let act = Act::checked(Version(3), Checked::listed(Seat(1), 7_u8));
        let proven = |act: &Act, version| act.proof::<u8>(Version(version)).copied();
        assert_eq!(proven(&act, 3), Some(Checked::listed(Seat(1), 7)));
        assert_eq!(proven(&act, 4), None);
        let read: Act = serde_json::from_value(serde_json::to_value(&act).unwrap()).unwrap();
        assert_eq!(read, act);
        assert_eq!(proven(&read, 3), None);
    }
}
