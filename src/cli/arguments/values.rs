//! What the options take, and what is said of anything else.

use std::convert::Infallible;
use std::ffi::OsStr;
use std::num::ParseIntError;
use std::str::FromStr;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, Command};

use crate::protocol::Remark;
use crate::text::{Language, TextId, Texts, ids};

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
    type Err = ParseIntError;

    fn from_str(given: &str) -> Result<Self, ParseIntError> {
        if given == "random" { Ok(Self::Random) } else { given.parse().map(Self::Given) }
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

#[derive(Clone, Copy)]
pub(in crate::cli) struct WholeNumber {
    pub(in crate::cli) language: Language,
    pub(in crate::cli) most: u64,
}

impl TypedValueParser for WholeNumber {
    type Value = u64;

    fn parse_ref(&self, command: &Command, option: Option<&Arg>, given: &OsStr) -> Result<u64, clap::Error> {
        let number = given.to_str().and_then(|given| given.parse().ok()).filter(|number| *number <= self.most);
        number.ok_or_else(|| refused((command, option, given), ids::CLI_BAD_NUMBER, self.most, self.language))
    }
}

#[derive(Clone, Copy)]
pub(in crate::cli) struct Seed(pub(in crate::cli) Language);

impl TypedValueParser for Seed {
    type Value = SeedChoice;

    fn parse_ref(&self, command: &Command, option: Option<&Arg>, given: &OsStr) -> Result<SeedChoice, clap::Error> {
        let choice = given.to_str().and_then(|given| given.parse().ok());
        choice.ok_or_else(|| refused((command, option, given), ids::CLI_BAD_SEED, u64::MAX, self.0))
    }
}

fn refused(
    (command, option, given): (&Command, Option<&Arg>, &OsStr),
    refusal: TextId,
    most: u64,
    language: Language,
) -> clap::Error {
    let name = option.and_then(Arg::get_long).unwrap_or_default();
    let refusal = Remark::from(refusal)
        .with("option", format!("--{name}").into())
        .with("given", given.display().to_string().into())
        .with("most", most.to_string().into());
    command.clone().error(ErrorKind::ValueValidation, Texts::new(language).say(refusal))
}
