//! JSON that has already been written, and is passed on as it is.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// A part of a message that must stay the same to the letter when it is sent again.
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
    /// The JSON of a value.
    pub fn of<T: Serialize>(value: &T) -> Self {
        Self(to_raw_value(value).expect("types of the table have JSON"))
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// Reads it as a type.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, serde_json::Error> {
        tabletop::read_text(self.text())
    }
}

/// The JSON of a value, by way of its text. Types that are only ever written as text are compiled
/// once.
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

/// By way of a value, because a tagged message is read into one before it is known which message it
/// is.
impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Value::deserialize(deserializer).map(|value| Self::of(&value))
    }
}
