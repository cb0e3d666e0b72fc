//! Reading JSON that was taken apart already, in one way for all types.
//!
//! Whoever reads a type by another way has serde's code for it compiled anew, and all of that is
//! sent to every browser: so types of the games are read by [`read`] and nothing else. It is kept to
//! what they need: what is never asked for is not compiled. That is also why fields are sorted here
//! and not by each type ([`Named`]).

use std::cell::Cell;

use serde::Deserialize;
use serde::de::{
    DeserializeSeed, Deserializer, Error as _, Expected, MapAccess, SeqAccess, Unexpected, Visitor,
};
use serde_json::map::Iter;
use serde_json::{Error, Map, Value};

use crate::named::Named;
use crate::variant::{Name, Variant};

/// Reads a value.
pub fn read<'de, T: Deserialize<'de>>(value: &'de Value) -> Result<T, Error> {
    T::deserialize(Leaf::new(value, &Cell::new(value)))
}

/// Reads the JSON of a value.
///
/// ```
/// use tabletop::{Seat, read_text};
///
/// let seats: Vec<Seat> = read_text("[0, 2]").unwrap();
/// assert_eq!(seats, [Seat(0), Seat(2)]);
/// ```
pub fn read_text<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, Error> {
    let value: Value = serde_json::from_str(text)?;
    read(&value)
}

/// Reads a value; where it cannot be read, says why and in which part of it.
pub fn read_placed<'de, T: Deserialize<'de>>(value: &'de Value) -> Result<T, (Error, &'de Value)> {
    let place = Cell::new(value);
    T::deserialize(Leaf::new(value, &place)).map_err(|error| (error, place.get()))
}

/// A value that is being read.
#[derive(Clone, Copy)]
pub(crate) struct Leaf<'de, 'p> {
    value: &'de Value,
    /// The innermost part that is being read; where reading failed it stays what it was then.
    place: &'p Cell<&'de Value>,
}

impl<'de, 'p> Leaf<'de, 'p> {
    pub(crate) fn new(value: &'de Value, place: &'p Cell<&'de Value>) -> Self {
        Self { value, place }
    }

    fn wrong<T>(self, expected: &dyn Expected) -> Result<T, Error> {
        Err(Error::invalid_type(unexpected(self.value), expected))
    }

    fn number<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let Value::Number(number) = self.value else {
            return self.wrong(&visitor);
        };
        match (number.as_u64(), number.as_i64(), number.as_f64()) {
            (Some(number), _, _) => visitor.visit_u64(number),
            (None, Some(number), _) => visitor.visit_i64(number),
            (None, None, Some(number)) => visitor.visit_f64(number),
            (None, None, None) => self.wrong(&visitor),
        }
    }

    pub(crate) fn list<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let Value::Array(list) = self.value else {
            return self.wrong(&visitor);
        };
        let mut items = Items {
            items: list.iter(),
            place: self.place,
        };
        let read = visitor.visit_seq(&mut items)?;
        match items.items.len() {
            0 => Ok(read),
            _ => Err(Error::invalid_length(
                list.len(),
                &"fewer elements in array",
            )),
        }
    }

    fn map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::Object(fields) => visitor.visit_map(Fields::new(fields, self.place)),
            _ => self.wrong(&visitor),
        }
    }

    /// The fields of a struct. A struct is read from an object, never from a list.
    pub(crate) fn fields<V: Visitor<'de>>(
        self,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self.value {
            Value::Object(fields) => Named::new(fields, None, self.place).read(names, visitor),
            _ => self.wrong(&visitor),
        }
    }
}

/// What a value is, for whoever expected something else.
pub(crate) fn unexpected(value: &Value) -> Unexpected<'_> {
    match value {
        Value::Null => Unexpected::Unit,
        Value::Bool(it) => Unexpected::Bool(*it),
        Value::Number(it) => match (it.as_u64(), it.as_i64(), it.as_f64()) {
            (Some(it), _, _) => Unexpected::Unsigned(it),
            (None, Some(it), _) => Unexpected::Signed(it),
            (None, None, it) => Unexpected::Float(it.unwrap_or_default()),
        },
        Value::String(it) => Unexpected::Str(it),
        Value::Array(_) => Unexpected::Seq,
        Value::Object(_) => Unexpected::Map,
    }
}

macro_rules! all_as {
    ($as:ident: $($name:ident)*) => {$(
        fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            self.$as(visitor)
        }
    )*};
}

impl<'de> Deserializer<'de> for Leaf<'de, '_> {
    type Error = Error;

    all_as! { number:
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
        deserialize_f32 deserialize_f64
    }

    all_as! { deserialize_str: deserialize_char deserialize_string deserialize_identifier }

    all_as! { list: deserialize_seq }

    all_as! { map: deserialize_map }

    all_as! { deserialize_any: deserialize_bytes deserialize_byte_buf }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::Null => visitor.visit_unit(),
            Value::Bool(it) => visitor.visit_bool(*it),
            Value::Number(_) => self.number(visitor),
            Value::String(it) => visitor.visit_borrowed_str(it),
            Value::Array(_) => self.list(visitor),
            Value::Object(_) => self.map(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::Bool(it) => visitor.visit_bool(*it),
            _ => self.wrong(&visitor),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::String(it) => visitor.visit_borrowed_str(it),
            _ => self.wrong(&visitor),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::Null => visitor.visit_unit(),
            _ => self.wrong(&visitor),
        }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.list(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.list(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.fields(names, visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let (name, content) = match self.value {
            Value::String(name) => (name, None),
            Value::Object(fields) => {
                let mut fields = fields.iter();
                match (fields.next(), fields.next()) {
                    (Some((name, content)), None) => (name, Some(content)),
                    _ => {
                        let what = Unexpected::Map;
                        return Err(Error::invalid_value(what, &"map with a single key"));
                    }
                }
            }
            _ => return self.wrong(&"string or map"),
        };
        visitor.visit_enum(Variant {
            name,
            content: content.map(|content| Leaf::new(content, self.place)),
        })
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_unit()
    }
}

/// The items of a list.
struct Items<'de, 'p> {
    items: std::slice::Iter<'de, Value>,
    place: &'p Cell<&'de Value>,
}

impl<'de> SeqAccess<'de> for &mut Items<'de, '_> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Error> {
        let Some(value) = self.items.next() else {
            return Ok(None);
        };
        let list = self.place.replace(value);
        let item = seed.deserialize(Leaf::new(value, self.place))?;
        self.place.set(list);
        Ok(Some(item))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.items.len())
    }
}

/// The entries of an object.
struct Fields<'de, 'p> {
    fields: Iter<'de>,
    place: &'p Cell<&'de Value>,
    object: &'de Value,
}

impl<'de, 'p> Fields<'de, 'p> {
    fn new(fields: &'de Map<String, Value>, place: &'p Cell<&'de Value>) -> Self {
        Self {
            fields: fields.iter(),
            place,
            object: place.get(),
        }
    }
}

impl<'de> MapAccess<'de> for Fields<'de, '_> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Error> {
        let Some((key, value)) = self.fields.next() else {
            return Ok(None);
        };
        self.place.set(value);
        seed.deserialize(Name(key)).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Error> {
        let value = seed.deserialize(Leaf::new(self.place.get(), self.place))?;
        self.place.set(self.object);
        Ok(value)
    }
}
