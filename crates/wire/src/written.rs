//! JSON that is written already: it is passed on as it stands.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// A part of a message whose letters matter: what was told once is told again in the same letters.
///
/// ```
/// use wire::Written;
///
/// let view = Written::of(&("b", 1));
/// assert_eq!(view.text(), r#"["b",1]"#);
/// assert_eq!(view.read::<(String, u8)>().unwrap(), ("b".to_owned(), 1));
/// assert_eq!(serde_json::to_string(&[view]).unwrap(), r#"[["b",1]]"#);
/// ```
#[derive(Clone, Debug)]
pub struct Written(Box<RawValue>);

impl Written {
    /// The JSON of a value whose type has one.
    pub fn of<T: Serialize>(value: &T) -> Self {
        Self(to_raw_value(value).expect("types of the table have JSON"))
    }

    /// The letters.
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// What it says, for those who know the type.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, serde_json::Error> {
        tabletop::read_text(self.text())
    }
}

/// The same taken apart, by way of its letters: a type that is written in one way only is compiled once.
///
/// ```
/// assert_eq!(wire::to_value(&("b", 1)), serde_json::json!(["b", 1]));
/// ```
pub fn to_value<T: Serialize>(value: &T) -> Value {
    let text = serde_json::to_string(value).expect("types of the table have JSON");
    serde_json::from_str(&text).expect("JSON was written")
}

impl PartialEq for Written {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// By way of a value: a tagged message is read into one before anybody knows which message it is.
impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Value::deserialize(deserializer).map(|value| Self::of(&value))
    }
}
