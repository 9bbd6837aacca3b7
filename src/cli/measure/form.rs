//! The forms in which measurements are told.

use std::io::{self, Write};
use std::str::FromStr;

use crate::text::visible;

use super::report::Report;
use super::{csv, json, table};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Form {
    #[default]
    Table,
    Csv,
    Json,
}

pub(super) const FORMS: [(&str, Form); 3] = [("table", Form::Table), ("csv", Form::Csv), ("json", Form::Json)];

impl FromStr for Form {
    type Err = ();

    fn from_str(given: &str) -> Result<Self, ()> {
        FORMS.iter().find(|(name, _)| *name == given).map(|(_, form)| *form).ok_or(())
    }
}

impl Form {
    pub(super) fn form(self) -> visible::Form {
        match self {
            Self::Table | Self::Csv => visible::Form::Lines,
            Self::Json => visible::Form::Json,
        }
    }

    pub(super) fn write(self, report: Report<'_>, out: &mut dyn Write) -> io::Result<()> {
        match self {
            Self::Table => table::write(report, out),
            Self::Csv => csv::write(report, out),
            Self::Json => json::write(report, out),
        }
    }
}
