//! What a client is asked from outside to have done.

use std::fmt::{self, Display};

use serde::{Deserialize, Serialize};

use super::Datum;

/// A command that a client passes on to those who agree: a value to agree on, or a value to be held under a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Request {
    pub key: Option<Datum>,
    pub value: Datum,
}

impl Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.key {
            Some(key) => write!(f, "{key}={}", self.value),
            None => write!(f, "{}", self.value),
        }
    }
}

/// What the clients of a protocol can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Requests {
    /// Nothing: it has no clients.
    None,
    /// That a value be agreed on.
    Value,
    /// That a key be given a value.
    Set,
}

impl Requests {
    pub const fn is_none(self) -> bool {
        matches!(self, Self::None)
    }

    /// Whether what is asked for is held under a key.
    pub const fn has_keys(self) -> bool {
        matches!(self, Self::Set)
    }

    /// Whether such a request can be made.
    pub const fn allow(self, request: &Request) -> bool {
        match self {
            Self::None => false,
            Self::Value => request.key.is_none(),
            Self::Set => request.key.is_some(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_said_in_one_word_and_has_a_key_where_one_is_asked_for() {
        let value = Request { key: None, value: 7.into() };
        let set = Request { key: Datum::word("x"), ..value };
        assert_eq!((value.to_string(), set.to_string()), ("7".to_owned(), "x=7".to_owned()));
        let allowed = |by: Requests| [by.allow(&value), by.allow(&set)];
        assert_eq!([Requests::None, Requests::Value, Requests::Set].map(allowed), [[false, false], [true, false], [false, true]]);
    }
}
