//! The canonical encoding of messages and timers: the sequence of numbers that serde presents for a value.
//!
//! Variants are encoded by index. Lengths of lists and the presence of optional values are encoded as numbers too, so
//! different values of one type never have the same sequence. The encoding does not depend on platforms or addresses.

// Serde requires an error type; the encoder never creates an error.
use std::fmt::Error;

use serde::{ser, ser::Serialize};

type Name = &'static str;
type Result<T = ()> = std::result::Result<T, Error>;

pub(super) trait Sink {
    fn word(&mut self, word: u64);
}

#[inline]
pub(super) fn encode<T: Serialize, S: Sink>(value: &T, sink: &mut S) {
    // The encoder returns no errors, and neither do derived implementations of `Serialize`.
    let done = value.serialize(Encoder(sink));
    debug_assert!(done.is_ok(), "a derived Serialize raises no error");
}

struct Encoder<'a, S>(&'a mut S);

macro_rules! words {
    ($($name:ident: $type:ty => $word:expr),* $(,)?) => {
        $(#[inline] fn $name(self, value: $type) -> Result { self.0.word($word(value)); Ok(()) })*
    };
}

impl<S: Sink> ser::Serializer for Encoder<'_, S> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    words! {
        serialize_bool: bool => u64::from,
        serialize_u8: u8 => u64::from,
        serialize_u16: u16 => u64::from,
        serialize_u32: u32 => u64::from,
        serialize_u64: u64 => |value| value,
        serialize_i8: i8 => |value| i64::from(value).cast_unsigned(),
        serialize_i16: i16 => |value| i64::from(value).cast_unsigned(),
        serialize_i32: i32 => |value| i64::from(value).cast_unsigned(),
        serialize_i64: i64 => i64::cast_unsigned,
        serialize_f32: f32 => |value: f32| u64::from(value.to_bits()),
        serialize_f64: f64 => f64::to_bits,
        serialize_char: char => |value| u64::from(u32::from(value)),
    }

    fn serialize_str(self, value: &str) -> Result {
        self.serialize_bytes(value.as_bytes())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result {
        self.0.word(value.len() as u64);
        for &byte in value {
            self.0.word(u64::from(byte));
        }
        Ok(())
    }

    #[inline]
    fn serialize_none(self) -> Result {
        self.0.word(0);
        Ok(())
    }

    #[inline]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result {
        self.0.word(1);
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result {
        Ok(())
    }

    fn serialize_unit_struct(self, _: Name) -> Result {
        Ok(())
    }

    #[inline]
    fn serialize_unit_variant(self, _: Name, index: u32, _: Name) -> Result {
        self.0.word(u64::from(index));
        Ok(())
    }

    #[inline]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: Name, value: &T) -> Result {
        value.serialize(self)
    }

    #[inline]
    fn serialize_newtype_variant<T: Serialize + ?Sized>(self, _: Name, index: u32, _: Name, value: &T) -> Result {
        self.0.word(u64::from(index));
        value.serialize(self)
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<Self> {
        self.0.word(length.unwrap_or_default() as u64);
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: Name, _: usize) -> Result<Self> {
        Ok(self)
    }

    #[inline]
    fn serialize_tuple_variant(self, name: Name, index: u32, variant: Name, length: usize) -> Result<Self> {
        self.serialize_struct_variant(name, index, variant, length)
    }

    fn serialize_map(self, length: Option<usize>) -> Result<Self> {
        self.serialize_seq(length)
    }

    #[inline]
    fn serialize_struct(self, _: Name, _: usize) -> Result<Self> {
        Ok(self)
    }

    #[inline]
    fn serialize_struct_variant(self, _: Name, index: u32, _: Name, _: usize) -> Result<Self> {
        self.0.word(u64::from(index));
        Ok(self)
    }
}

macro_rules! compound {
    ($($trait:ident: $($method:ident($($key:ty)?)),+;)+) => {
        $(impl<S: Sink> ser::$trait for Encoder<'_, S> {
            type Ok = ();
            type Error = Error;

            $(#[inline]
            fn $method<T: Serialize + ?Sized>(&mut self, $(_: $key,)? value: &T) -> Result {
                value.serialize(Encoder(self.0))
            })+

            fn end(self) -> Result {
                Ok(())
            }
        })+
    };
}

compound! {
    SerializeSeq: serialize_element();
    SerializeTuple: serialize_element();
    SerializeTupleStruct: serialize_field();
    SerializeTupleVariant: serialize_field();
    SerializeStruct: serialize_field(Name);
    SerializeStructVariant: serialize_field(Name);
    SerializeMap: serialize_key(), serialize_value();
}

#[cfg(test)]
mod tests;
