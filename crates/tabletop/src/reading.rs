//! Reading parsed JSON, in one way for all types.
//!
//! Every other way of reading a type has serde's code for it compiled again, and all of that is
//! sent to every browser. So the games' types are read by [`read`] and nothing else. It supports
//! only what they need, to keep unused code out. That is also why fields are sorted here and not by
//! each type ([`Named`]).

use std::cell::Cell;

use serde::Deserialize;
use serde::de::{
    DeserializeSeed, Deserializer, Error as _, Expected, MapAccess, SeqAccess, Unexpected, Visitor,
};
use serde_json::map::Iter;
use serde_json::{Error, Map, Value};

use crate::named::Named;
use crate::variant::{Name, Variant};

/// Reads a value. Fields that its type does not know are ignored: a newer program may send more.
pub fn read<'de, T: Deserialize<'de>>(value: &'de Value) -> Result<T, Error> {
    read_placed(value, Extra::Ignored).map_err(|(error, _)| error)
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

/// Reads a value. The error comes with the part of the value that could not be read.
pub fn read_placed<'de, T: Deserialize<'de>>(
    value: &'de Value,
    extra: Extra,
) -> Result<T, (Error, &'de Value)> {
    let reading = Reading::new(value, extra);
    T::deserialize(Leaf::new(value, &reading)).map_err(|error| (error, reading.place.get()))
}

/// The field of `object` that contains `part`.
pub fn field_with<'v>(object: &'v Value, part: &Value) -> Option<&'v str> {
    fn holds(whole: &Value, part: &Value) -> bool {
        std::ptr::eq(whole, part)
            || match whole {
                Value::Array(items) => items.iter().any(|item| holds(item, part)),
                Value::Object(fields) => fields.values().any(|field| holds(field, part)),
                _ => false,
            }
    }
    let mut fields = object.as_object()?.iter();
    let (name, _) = fields.find(|(_, field)| holds(field, part))?;
    Some(name)
}

/// What to do with fields that a type does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extra {
    /// Ignore them.
    Ignored,
    /// Report them: in a file written by hand they are slips.
    Refused,
}

/// How a value is read, and how far the reading has come.
pub(crate) struct Reading<'de> {
    /// The innermost part that is being read. After an error it stays where reading failed.
    pub(crate) place: Cell<&'de Value>,
    pub(crate) extra: Extra,
}

impl<'de> Reading<'de> {
    pub(crate) fn new(value: &'de Value, extra: Extra) -> Self {
        let place = Cell::new(value);
        Self { place, extra }
    }
}

/// A value that is being read.
#[derive(Clone, Copy)]
pub(crate) struct Leaf<'de, 'p> {
    value: &'de Value,
    reading: &'p Reading<'de>,
}

impl<'de, 'p> Leaf<'de, 'p> {
    pub(crate) fn new(value: &'de Value, reading: &'p Reading<'de>) -> Self {
        Self { value, reading }
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
            reading: self.reading,
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
            Value::Object(fields) => visitor.visit_map(Fields::new(fields, self.reading)),
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
            Value::Object(fields) => Named::new(fields, None, self.reading).read(names, visitor),
            _ => self.wrong(&visitor),
        }
    }
}

/// What a value is, for errors that expected something else.
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
            content: content.map(|content| Leaf::new(content, self.reading)),
        })
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_unit()
    }
}

/// The items of a list.
struct Items<'de, 'p> {
    items: std::slice::Iter<'de, Value>,
    reading: &'p Reading<'de>,
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
        let list = self.reading.place.replace(value);
        let item = seed.deserialize(Leaf::new(value, self.reading))?;
        self.reading.place.set(list);
        Ok(Some(item))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.items.len())
    }
}

/// The entries of an object.
struct Fields<'de, 'p> {
    fields: Iter<'de>,
    reading: &'p Reading<'de>,
    object: &'de Value,
}

impl<'de, 'p> Fields<'de, 'p> {
    fn new(fields: &'de Map<String, Value>, reading: &'p Reading<'de>) -> Self {
        Self {
            fields: fields.iter(),
            reading,
            object: reading.place.get(),
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
        self.reading.place.set(value);
        seed.deserialize(Name(key)).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Error> {
        let value = seed.deserialize(Leaf::new(self.reading.place.get(), self.reading))?;
        self.reading.place.set(self.object);
        Ok(value)
    }
}
