//! Reading the fields of a struct by their names: see [`read`](crate::read).
//!
//! serde can match the names in the code it generates for every type, with a branch each for
//! duplicate, missing and unknown fields. It can also take the fields in order, for types that were
//! written as a list, with a third of the code. So a struct is told that it is being read from a
//! list, which is made here from the object.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error as _, SeqAccess, Visitor};
use serde::forward_to_deserialize_any;
use serde_json::{Error, Map, Value};

use crate::reading::{Extra, Leaf, Reading};

/// The fields of an object, in the order in which their struct declares them.
pub(crate) struct Named<'de, 'p> {
    fields: &'de Map<String, Value>,
    /// The field that names a variant, if any. It has already been read.
    tag: Option<&'static str>,
    reading: &'p Reading<'de>,
    object: &'de Value,
    /// The fields still to read.
    names: std::slice::Iter<'static, &'static str>,
    /// The field that was asked for last, if it was missing.
    missing: Option<&'static str>,
}

impl<'de, 'p> Named<'de, 'p> {
    pub(crate) fn new(
        fields: &'de Map<String, Value>,
        tag: Option<&'static str>,
        reading: &'p Reading<'de>,
    ) -> Self {
        Self {
            fields,
            tag,
            reading,
            object: reading.place.get(),
            names: [].iter(),
            missing: None,
        }
    }

    /// Reads the struct that has fields of these names.
    pub(crate) fn read<V: Visitor<'de>>(
        mut self,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.begin(names)?;
        visitor
            .visit_seq(&mut self)
            .map_err(|error| self.error(error))
    }

    // These do not depend on the type, so they are compiled only once.

    #[inline(never)]
    fn begin(&mut self, names: &'static [&'static str]) -> Result<(), Error> {
        self.names = names.iter();
        let is_extra = |name: &str| !names.contains(&name) && self.tag != Some(name);
        let mut fields = self.fields.iter();
        match fields.find(|(name, _)| is_extra(name)) {
            Some((name, value)) if self.reading.extra == Extra::Refused => {
                self.reading.place.set(value);
                Err(Error::unknown_field(name, names))
            }
            _ => Ok(()),
        }
    }

    #[inline(never)]
    fn next(&mut self) -> Option<Leaf<'de, 'p>> {
        self.missing = None;
        let name = self.names.next()?;
        let Some(value) = self.fields.get(*name) else {
            self.missing = Some(name);
            return None;
        };
        self.reading.place.set(value);
        Some(Leaf::new(value, self.reading))
    }

    #[inline(never)]
    fn error(&self, error: Error) -> Error {
        match self.missing {
            // serde's own error would be that the list is too short.
            Some(name) => Error::missing_field(name),
            None => error,
        }
    }
}

impl<'de> SeqAccess<'de> for &mut Named<'de, '_> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Error> {
        match self.next() {
            Some(field) => {
                let field = seed.deserialize(field)?;
                self.reading.place.set(self.object);
                Ok(Some(field))
            }
            // An option reads this as none, a field with a default takes that, and any other field
            // is an error.
            None => Ok(seed.deserialize(Missing).ok()),
        }
    }
}

/// A missing field: an option reads it as none, any other type fails.
struct Missing;

impl<'de> Deserializer<'de> for Missing {
    type Error = Absent;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Absent> {
        Err(Absent)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Absent> {
        visitor.visit_none()
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Absent> {
        self.deserialize_any(visitor)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Absent> {
        self.deserialize_any(visitor)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 char str string bytes byte_buf unit unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

/// The error for a missing field. It is never shown: [`Named::error`] names the field instead.
#[derive(Debug)]
struct Absent;

impl fmt::Display for Absent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("missing field")
    }
}

impl std::error::Error for Absent {}

impl serde::de::Error for Absent {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::json;

    use crate::{Extra, read_text};

    #[derive(Debug, PartialEq, Deserialize)]
    struct Card {
        name: String,
        of: Option<u8>,
        #[serde(default)]
        corners: Vec<u8>,
        worth: u8,
    }

    fn reads(text: &str) -> Result<Card, String> {
        read_text(text).map_err(|error| error.to_string())
    }

    fn says(text: &str, error: &str) {
        assert_eq!(reads(text), Err(error.to_owned()), "{text}");
    }

    #[test]
    fn fields_are_read_in_any_order_and_optional_ones_may_be_missing() {
        let snap = |of, corners: &[u8]| Card {
            name: "Snap".to_owned(),
            of,
            corners: corners.to_vec(),
            worth: 7,
        };
        let bare = r#"{"worth": 7, "name": "Snap"}"#;
        assert_eq!(reads(bare), Ok(snap(None, &[])));
        let full = r#"{"corners": [1, 2], "of": 3, "worth": 7, "name": "Snap"}"#;
        assert_eq!(reads(full), Ok(snap(Some(3), &[1, 2])));
    }

    #[test]
    fn a_missing_field_is_named() {
        says(r#"{"worth": 7}"#, "missing field `name`");
        says(r#"{"name": "Snap"}"#, "missing field `worth`");
    }

    #[test]
    fn unknown_fields_are_ignored_unless_they_are_refused() {
        let card = json!({ "name": "Snap", "wroth": 7, "worth": 7 });
        assert!(crate::read::<Card>(&card).is_ok());
        let (error, part) = crate::read_placed::<Card>(&card, Extra::Refused).unwrap_err();
        assert_eq!(part, &card["wroth"]);
        assert_eq!(
            error.to_string(),
            "unknown field `wroth`, expected one of `name`, `of`, `corners`, `worth`"
        );
    }

    #[test]
    fn a_wrong_value_is_not_mistaken_for_a_missing_one() {
        says(
            r#"{"name": "Snap", "of": "three", "worth": 7}"#,
            "invalid type: string \"three\", expected u8",
        );
        says(
            r#"{"name": "Snap", "worth": "seven"}"#,
            "invalid type: string \"seven\", expected u8",
        );
        says("[1, 2]", "invalid type: sequence, expected struct Card");
    }
}
