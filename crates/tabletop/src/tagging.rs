//! Writing an enum with its variant named in a field: see [`tagged`](crate::tagged!).

use std::ffi::{c_double, c_float};

use serde::ser::{Impossible, SerializeStruct, SerializeStructVariant};
use serde::{Serialize, Serializer};

/// Writes the variant as the first field: how [`tagged!`](crate::tagged) writes.
#[doc(hidden)]
pub struct Tagging<S> {
    tag: &'static str,
    /// The variant, if its fields are those of a struct inside it.
    variant: Option<&'static str>,
    to: S,
}

impl<S: Serializer> Tagging<S> {
    pub fn new(tag: &'static str, to: S) -> Self {
        let variant = None;
        Self { tag, variant, to }
    }

    fn start(
        self,
        name: &'static str,
        variant: &'static str,
        n_fields: usize,
    ) -> Result<S::SerializeStruct, S::Error> {
        let mut fields = self.to.serialize_struct(name, n_fields + 1)?;
        fields.serialize_field(self.tag, variant)?;
        Ok(fields)
    }
}

fn no_fields<T, E: serde::ser::Error>() -> Result<T, E> {
    Err(E::custom(
        "something without fields cannot name its variant in one",
    ))
}

macro_rules! none_of {
    ($($name:ident: $type:ty,)*) => {$(
        fn $name(self, _: $type) -> Result<S::Ok, S::Error> {
            no_fields()
        }
    )*};
}

impl<S: Serializer> Serializer for Tagging<S> {
    type Ok = S::Ok;
    type Error = S::Error;
    type SerializeSeq = Impossible<S::Ok, S::Error>;
    type SerializeTuple = Impossible<S::Ok, S::Error>;
    type SerializeTupleStruct = Impossible<S::Ok, S::Error>;
    type SerializeTupleVariant = Impossible<S::Ok, S::Error>;
    type SerializeMap = Impossible<S::Ok, S::Error>;
    type SerializeStruct = S::SerializeStruct;
    type SerializeStructVariant = Rest<S::SerializeStruct>;

    fn serialize_unit_variant(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<S::Ok, S::Error> {
        self.start(name, variant, 0)?.end()
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        n_fields: usize,
    ) -> Result<Self::SerializeStructVariant, S::Error> {
        self.start(name, variant, n_fields).map(Rest)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        content: &T,
    ) -> Result<S::Ok, S::Error> {
        content.serialize(Self {
            variant: Some(variant),
            ..self
        })
    }

    fn serialize_struct(
        self,
        name: &'static str,
        n_fields: usize,
    ) -> Result<S::SerializeStruct, S::Error> {
        match self.variant {
            Some(variant) => self.start(name, variant, n_fields),
            None => no_fields(),
        }
    }

    none_of! {
        serialize_bool: bool,
        serialize_i8: i8,
        serialize_i16: i16,
        serialize_i32: i32,
        serialize_i64: i64,
        serialize_u8: u8,
        serialize_u16: u16,
        serialize_u32: u32,
        serialize_u64: u64,
        // Games have no fractions, but serde requires these.
        serialize_f32: c_float,
        serialize_f64: c_double,
        serialize_char: char,
        serialize_str: &str,
        serialize_bytes: &[u8],
        serialize_unit_struct: &'static str,
    }

    fn serialize_none(self) -> Result<S::Ok, S::Error> {
        no_fields()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, _: &T) -> Result<S::Ok, S::Error> {
        no_fields()
    }

    fn serialize_unit(self) -> Result<S::Ok, S::Error> {
        no_fields()
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        content: &T,
    ) -> Result<S::Ok, S::Error> {
        content.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self::SerializeSeq, S::Error> {
        no_fields()
    }

    fn serialize_tuple(self, _: usize) -> Result<Self::SerializeTuple, S::Error> {
        no_fields()
    }

    fn serialize_tuple_struct(
        self,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleStruct, S::Error> {
        no_fields()
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, S::Error> {
        no_fields()
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, S::Error> {
        no_fields()
    }
}

/// The fields of a variant, after its name.
#[doc(hidden)]
pub struct Rest<S>(S);

impl<S: SerializeStruct> SerializeStructVariant for Rest<S> {
    type Ok = S::Ok;
    type Error = S::Error;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), S::Error> {
        self.0.serialize_field(key, value)
    }

    fn skip_field(&mut self, key: &'static str) -> Result<(), S::Error> {
        self.0.skip_field(key)
    }

    fn end(self) -> Result<S::Ok, S::Error> {
        self.0.end()
    }
}
