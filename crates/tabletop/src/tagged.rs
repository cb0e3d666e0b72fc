//! Enums that name their variant in one of their fields: `{"do": "keep_card"}`.
//!
//! serde can do that by itself (`tag = "do"`), but it first reads such an enum into a buffer and
//! then from there with code of its own, twice over and with a branch for everything that JSON
//! could have been. That was a third of all the code that a browser had to load for a game. Here
//! serde is told that the enum is written in the usual way, and what it writes and reads is
//! converted into this form.

use std::fmt;

use serde::de::value::StrDeserializer;
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected, IntoDeserializer,
    VariantAccess, Visitor,
};
use serde::{Deserialize, forward_to_deserialize_any};
use serde_json::{Error, Map, Value};

use crate::named::Named;
use crate::reading::{Extra, Leaf, Reading, field_with, unexpected};

/// Lets an enum with `#[serde(remote = "Self")]` be written and read with its variant named in a
/// field. For what people write by hand, such as the effects of cards, add `, Refused`: then
/// unknown fields are errors.
///
/// ```
/// use serde::{Deserialize, Serialize};
///
/// #[derive(Debug, PartialEq, Serialize, Deserialize)]
/// #[serde(remote = "Self", rename_all = "snake_case")]
/// enum Move {
///     Pass,
///     Lay { card: u8 },
/// }
///
/// tabletop::tagged!(Move, "do");
///
/// let lay = Move::Lay { card: 7 };
/// let text = serde_json::to_string(&lay).unwrap();
/// assert_eq!(text, r#"{"do":"lay","card":7}"#);
/// assert_eq!(serde_json::from_str::<Move>(&text).unwrap(), lay);
/// assert_eq!(serde_json::to_string(&Move::Pass).unwrap(), r#"{"do":"pass"}"#);
/// ```
#[macro_export]
macro_rules! tagged {
    ($type:ident $(<$($of:ident),+>)?, $tag:literal) => {
        $crate::tagged!($type $(<$($of),+>)?, $tag, Ignored);
    };
    ($type:ident $(<$($of:ident),+>)?, $tag:literal, $extra:ident) => {
        impl$(<$($of: ::serde::Serialize),+>)? ::serde::Serialize for $type$(<$($of),+>)? {
            fn serialize<To: ::serde::Serializer>(&self, to: To) -> Result<To::Ok, To::Error> {
                $type::serialize(self, $crate::Tagging::new($tag, to))
            }
        }

        impl<'de, $($($of: ::serde::de::DeserializeOwned),+)?> ::serde::Deserialize<'de>
            for $type$(<$($of),+>)?
        {
            fn deserialize<From: ::serde::Deserializer<'de>>(
                from: From,
            ) -> Result<Self, From::Error> {
                let value = $crate::Tagged::value(from)?;
                $type::deserialize($crate::Tagged::new($tag, &value, $crate::Extra::$extra))
                    .map_err(::serde::de::Error::custom)
            }
        }
    };
}

/// A value whose variant is named in a field: how [`tagged!`](crate::tagged) reads.
#[doc(hidden)]
pub struct Tagged<'de> {
    tag: &'static str,
    value: &'de Value,
    extra: Extra,
}

impl<'de> Tagged<'de> {
    pub fn new(tag: &'static str, value: &'de Value, extra: Extra) -> Self {
        Self { tag, value, extra }
    }

    pub fn value<D: Deserializer<'de>>(from: D) -> Result<Value, D::Error> {
        Value::deserialize(from)
    }
}

/// An enum with this name, for errors.
struct Enum(&'static str);

impl Expected for Enum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "internally tagged enum {}", self.0)
    }
}

impl<'de> Tagged<'de> {
    /// The name of the variant, and all the fields.
    pub(crate) fn parts(
        &self,
        name: &'static str,
    ) -> Result<(&'de str, &'de Map<String, Value>), Error> {
        let fields = match self.value {
            Value::Object(fields) => fields,
            Value::Array(_) => return Err(Error::missing_field(self.tag)),
            _ => return Err(Error::invalid_type(unexpected(self.value), &Enum(name))),
        };
        match fields.get(self.tag) {
            Some(Value::String(variant)) => Ok((variant, fields)),
            Some(other) => Err(Error::invalid_type(
                unexpected(other),
                &"variant identifier",
            )),
            None => Err(Error::missing_field(self.tag)),
        }
    }
}

impl<'de> Deserializer<'de> for Tagged<'de> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(Error::custom("only an enum names its variant in a field"))
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_any(visitor)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_any(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let (variant, fields) = self.parts(name)?;
        visitor.visit_enum(Kind {
            tag: self.tag,
            variant,
            value: self.value,
            fields,
            extra: self.extra,
        })
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 char str string bytes byte_buf option unit unit_struct newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// A variant with its fields.
struct Kind<'de> {
    tag: &'static str,
    variant: &'de str,
    value: &'de Value,
    fields: &'de Map<String, Value>,
    extra: Extra,
}

impl Kind<'_> {
    /// The error with the name of the field it is in.
    #[inline(never)]
    fn placed(&self, reading: &Reading<'_>, error: Error) -> Error {
        match field_with(self.value, reading.place.get()) {
            Some(field) => Error::custom(format_args!("`{field}`: {error}")),
            None => error,
        }
    }
}

impl<'de> EnumAccess<'de> for Kind<'de> {
    type Error = Error;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Error> {
        let name: StrDeserializer<'de, Error> = self.variant.into_deserializer();
        Ok((seed.deserialize(name)?, self))
    }
}

impl<'de> VariantAccess<'de> for Kind<'de> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        // The content does not know the field that names the variant.
        let reading = Reading::new(self.value, Extra::Ignored);
        seed.deserialize(Leaf::new(self.value, &reading))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Error> {
        Err(Error::custom("a list has no field to name a variant"))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let reading = Reading::new(self.value, self.extra);
        let named = Named::new(self.fields, Some(self.tag), &reading);
        named
            .read(names, visitor)
            .map_err(|error| self.placed(&reading, error))
    }
}
