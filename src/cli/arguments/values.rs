//! What the options take, and what is said of anything else.

use std::convert::Infallible;
use std::error::Error;
use std::fmt;
use std::str::FromStr;

use clap::Command;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ErrorKind};

use suffrage_engine::protocol::Remark;
use suffrage_text::{TextId, Texts, ids};

/// One of several words, each with what it stands for.
pub(in crate::cli) fn named<T: Clone + Send + Sync + 'static>(
    choices: impl IntoIterator<Item = (impl Into<PossibleValue>, T)>,
) -> impl TypedValueParser<Value = T> {
    let choices: Vec<(PossibleValue, T)> = choices.into_iter().map(|(word, choice)| (word.into(), choice)).collect();
    let words: Vec<PossibleValue> = choices.iter().map(|(word, _)| word.clone()).collect();
    PossibleValuesParser::new(words).try_map(move |given| {
        let chosen = choices.iter().find(|(word, _)| word.matches(&given, false));
        chosen.map(|(_, choice)| choice.clone()).ok_or("one of the words")
    })
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum SeedChoice {
    Given(u64),
    Random,
}

impl SeedChoice {
    pub(in crate::cli) fn draw(self) -> u64 {
        match self {
            Self::Given(seed) => seed,
            Self::Random => rand::random(),
        }
    }
}

impl FromStr for SeedChoice {
    type Err = BadNumber;

    fn from_str(given: &str) -> Result<Self, BadNumber> {
        let number = || given.parse().map_err(|_| BadNumber { message: ids::CLI_BAD_SEED, most: u64::MAX });
        if given == "random" { Ok(Self::Random) } else { number().map(Self::Given) }
    }
}

/// A value as it was given, read if it can be: so that one that cannot is told with all other faults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Written<T> {
    Read(T),
    Other(String),
}

impl<T: FromStr> FromStr for Written<T> {
    type Err = Infallible;

    fn from_str(given: &str) -> Result<Self, Infallible> {
        Ok(given.parse().map_or_else(|_| Self::Other(given.to_owned()), Self::Read))
    }
}

impl<T> Written<T> {
    /// The value, or a fault that is made of what was given.
    pub(in crate::cli) fn or_fault(self, faults: &mut Vec<Remark>, fault: impl FnOnce(String) -> Remark) -> Option<T> {
        match self {
            Self::Read(value) => Some(value),
            Self::Other(given) => {
                faults.push(fault(given));
                None
            }
        }
    }
}

/// A number that cannot be read, or is too large.
#[derive(Clone, Copy, Debug)]
pub(in crate::cli) struct BadNumber {
    message: TextId,
    most: u64,
}

impl fmt::Display for BadNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a whole number from 0 to {}", self.most)
    }
}

impl Error for BadNumber {}

/// A value parser of numbers from 0 to `most`.
pub(in crate::cli) fn whole_number(
    most: u64,
) -> impl Fn(&str) -> Result<u64, BadNumber> + Clone + Send + Sync + 'static {
    move |given| {
        let number = given.parse().ok().filter(|number| *number <= most);
        number.ok_or(BadNumber { message: ids::CLI_BAD_NUMBER, most })
    }
}

/// The error in the reader's language if it is about a number; any other as clap words it.
pub(in crate::cli) fn translated(error: clap::Error, command: &mut Command, texts: &Texts) -> clap::Error {
    let Some(&BadNumber { message, most }) = error.source().and_then(|source| source.downcast_ref()) else {
        return error;
    };
    let context = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    let (option, given) = (context(ContextKind::InvalidArg), context(ContextKind::InvalidValue));
    // The context of an option has the name of its value too.
    let option = option.split(' ').next().unwrap_or_default();
    let message =
        Remark::from(message).with("option", option.to_owned()).with("given", given).with("most", most.to_string());
    command.error(ErrorKind::ValueValidation, texts.say(message))
}
