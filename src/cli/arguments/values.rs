//! Numbers on the command line, and what is said about a wrong one.

use std::{error::Error, fmt, str::FromStr};

use crate::cli::prelude::*;
use clap::{Command, error::ContextKind, error::ErrorKind};

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

    pub(super) fn word(self) -> String {
        match self {
            Self::Given(seed) => seed.to_string(),
            Self::Random => "random".to_owned(),
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

pub(in crate::cli) fn whole_number(
    most: u64,
) -> impl Fn(&str) -> Result<u64, BadNumber> + Clone + Send + Sync + 'static {
    move |given| {
        let number = given.parse().ok().filter(|number| *number <= most);
        number.ok_or(BadNumber { message: ids::CLI_BAD_NUMBER, most })
    }
}

/// Only errors about numbers are translated; other errors stay in English.
pub(super) fn translated(error: clap::Error, command: &mut Command, texts: &Texts) -> clap::Error {
    let Some(&BadNumber { message, most }) = error.source().and_then(|source| source.downcast_ref()) else {
        return error;
    };
    let context = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    let (option, given) = (context(ContextKind::InvalidArg), context(ContextKind::InvalidValue));
    // The context of an option also contains the name of the option's value.
    let option = option.split(' ').next().unwrap_or_default();
    let message =
        Remark::from(message).with("option", option.to_owned()).with("given", given).with("most", most.to_string());
    command.error(ErrorKind::ValueValidation, texts.say(message))
}
