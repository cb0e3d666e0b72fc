//! An edition as JSON text, which is passed on without its type.

use std::fmt;

use serde::de::{DeserializeOwned, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use tabletop::{Error, read_text};

/// The JSON of an edition.
#[derive(Debug)]
pub(crate) struct Sheet(Box<RawValue>);

impl Sheet {
    pub(crate) fn of<E: Serialize>(edition: &E) -> Self {
        Self(to_raw_value(edition).expect("an edition has JSON"))
    }

    pub(crate) fn read<E: DeserializeOwned>(&self) -> Result<E, Error> {
        read_text(self.0.get()).map_err(|error| Error::new("edition", error.to_string()))
    }

    /// The edition as a TOML file.
    pub(crate) fn to_toml(&self) -> String {
        let entry: Entry = serde_json::from_str(self.0.get()).expect("it was just written");
        toml::to_string_pretty(&entry).expect("an edition has a TOML form")
    }
}

impl Serialize for Sheet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Sheet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Value::deserialize(deserializer).map(|value| Self::of(&value))
    }
}

/// A value in a file, with its fields in the order in which they were written.
enum Entry {
    Nothing,
    Flag(bool),
    Number(i64),
    Text(String),
    List(Vec<Self>),
    Table(Vec<(String, Self)>),
}

impl Serialize for Entry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Nothing => serializer.serialize_none(),
            Self::Flag(it) => it.serialize(serializer),
            Self::Number(it) => it.serialize(serializer),
            Self::Text(it) => it.serialize(serializer),
            Self::List(it) => it.serialize(serializer),
            Self::Table(fields) => {
                // A missing value has no line in the file.
                let there = fields.iter().filter(|(_, it)| !matches!(it, Self::Nothing));
                let mut map = serializer.serialize_map(Some(there.clone().count()))?;
                for (key, entry) in there {
                    map.serialize_entry(key, entry)?;
                }
                map.end()
            }
        }
    }
}

impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Any)
    }
}

struct Any;

impl<'de> Visitor<'de> for Any {
    type Value = Entry;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value of an edition")
    }

    fn visit_unit<E>(self) -> Result<Entry, E> {
        Ok(Entry::Nothing)
    }

    fn visit_bool<E>(self, it: bool) -> Result<Entry, E> {
        Ok(Entry::Flag(it))
    }

    fn visit_i64<E>(self, it: i64) -> Result<Entry, E> {
        Ok(Entry::Number(it))
    }

    fn visit_u64<E: serde::de::Error>(self, it: u64) -> Result<Entry, E> {
        let it = i64::try_from(it).map_err(E::custom)?;
        Ok(Entry::Number(it))
    }

    fn visit_str<E>(self, it: &str) -> Result<Entry, E> {
        Ok(Entry::Text(it.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Entry, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Entry::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Entry, A::Error> {
        let mut table = Vec::new();
        while let Some(field) = fields.next_entry()? {
            table.push(field);
        }
        Ok(Entry::Table(table))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    #[serde(rename_all = "snake_case")]
    enum Kind {
        Plain,
        Wild(u8),
        Odd { n: i8 },
    }

    #[derive(Serialize)]
    struct Card {
        name: String,
        of: Option<u8>,
        kind: Kind,
        corners: [u8; 2],
    }

    #[derive(Serialize)]
    struct Snap {
        cards: Vec<Card>,
        sizes: std::collections::BTreeMap<String, u8>,
        text: &'static str,
        none: Vec<u8>,
        is_loud: bool,
    }

    /// The digest of a table's edition is that of its TOML, so not a letter may change.
    #[test]
    fn toml_made_from_the_json_is_the_toml_of_the_type() {
        let card = |name: &str, of, kind| Card {
            name: name.to_owned(),
            of,
            kind,
            corners: [1, 2],
        };
        let snap = Snap {
            cards: vec![
                card("Snap!", None, Kind::Plain),
                card("\"Snip\"", Some(3), Kind::Wild(4)),
                card("Snop", None, Kind::Odd { n: -1 }),
            ],
            sizes: [("two".to_owned(), 7)].into(),
            text: "line\nand line",
            none: Vec::new(),
            is_loud: true,
        };
        let direct = toml::to_string_pretty(&snap).unwrap();
        assert_eq!(Sheet::of(&snap).to_toml(), direct);
    }
}
