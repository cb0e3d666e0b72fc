//! Enums of enums that share one tag: on the wire they are one flat enum.
//!
//! A game with forty actions groups them by step, so that the code for a step matches only that
//! step's actions. Records, clients and programs see `{"do": "keep_card"}`, as if there were one
//! flat list.

use std::cell::Cell;

use serde::de::{Deserializer, Error as _, Visitor};
use serde::forward_to_deserialize_any;
use serde_json::{Error, Value};

use crate::tagged::Tagged;

/// Lets an enum whose variants each hold a [`tagged!`](crate::tagged) enum be written and read as if
/// all their variants were its own. Each inner value also converts into the outer enum with `into()`.
///
/// ```
/// use serde::{Deserialize, Serialize};
///
/// #[derive(Debug, PartialEq)]
/// enum Move {
///     Turn(Turn),
///     Reaction(Reaction),
/// }
///
/// #[derive(Debug, PartialEq, Serialize, Deserialize)]
/// #[serde(remote = "Self", rename_all = "snake_case")]
/// enum Turn {
///     Pass,
///     Lay { card: u8 },
/// }
///
/// #[derive(Debug, PartialEq, Serialize, Deserialize)]
/// #[serde(remote = "Self", rename_all = "snake_case")]
/// enum Reaction {
///     Snap,
/// }
///
/// tabletop::tagged!(Turn, "do");
/// tabletop::tagged!(Reaction, "do");
/// tabletop::nested!(Move, "do": Turn, Reaction);
///
/// let snap: Move = Reaction::Snap.into();
/// let text = serde_json::to_string(&snap).unwrap();
/// assert_eq!(text, r#"{"do":"snap"}"#);
/// assert_eq!(serde_json::from_str::<Move>(&text).unwrap(), snap);
/// let wrong = serde_json::from_str::<Move>(r#"{"do":"snip"}"#).unwrap_err();
/// assert!(wrong.to_string().contains("expected one of `pass`, `lay`, `snap`"), "{wrong}");
/// ```
#[macro_export]
macro_rules! nested {
    ($type:ident, $tag:literal: $($inner:ident),+ $(,)?) => {
        impl ::serde::Serialize for $type {
            fn serialize<To: ::serde::Serializer>(&self, to: To) -> Result<To::Ok, To::Error> {
                match self {
                    $(Self::$inner(inner) => ::serde::Serialize::serialize(inner, to),)+
                }
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<From: ::serde::Deserializer<'de>>(
                from: From,
            ) -> Result<Self, From::Error> {
                let value = $crate::Tagged::value(from)?;
                let nesting = $crate::Nesting::new(stringify!($type), $tag, &value)
                    .map_err(::serde::de::Error::custom)?;
                let mut known = Vec::new();
                $(
                    if nesting.is_of(&mut known, |variants| { let _ = $inner::deserialize(variants); }) {
                        let tagged = $crate::Tagged::new($tag, &value, $crate::Extra::Ignored);
                        return $inner::deserialize(tagged)
                            .map(Self::$inner)
                            .map_err(::serde::de::Error::custom);
                    }
                )+
                Err(::serde::de::Error::custom(nesting.unknown(&known)))
            }
        }

        $(
            impl From<$inner> for $type {
                #[inline]
                fn from(inner: $inner) -> Self {
                    Self::$inner(inner)
                }
            }
        )+
    };
}

/// A value whose variant belongs to one of several enums. [`nested!`](crate::nested) uses it to
/// find out which.
#[doc(hidden)]
pub struct Nesting<'v> {
    variant: &'v str,
}

impl<'v> Nesting<'v> {
    pub fn new(name: &'static str, tag: &'static str, value: &'v Value) -> Result<Self, Error> {
        let (variant, _) = Tagged::new(tag, value, crate::Extra::Ignored).parts(name)?;
        Ok(Self { variant })
    }

    /// Whether the variant is one of those that `ask` reports; all of these are added to `known`.
    pub fn is_of(&self, known: &mut Vec<&'static str>, ask: impl FnOnce(Variants<'_>)) -> bool {
        let told = Cell::new([].as_slice());
        ask(Variants(&told));
        known.extend(told.get());
        told.get().contains(&self.variant)
    }

    pub fn unknown(&self, known: &[&str]) -> String {
        let variant = self.variant;
        format!(
            "unknown variant `{variant}`, expected one of `{}`",
            known.join("`, `")
        )
    }
}

/// Reads nothing, but notes which variants an enum has.
#[doc(hidden)]
pub struct Variants<'n>(&'n Cell<&'static [&'static str]>);

impl<'de> Deserializer<'de> for Variants<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(Error::custom("only the names of the variants are wanted"))
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_any(visitor)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_any(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.0.set(variants);
        self.deserialize_any(visitor)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 char str string bytes byte_buf option unit unit_struct newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}
