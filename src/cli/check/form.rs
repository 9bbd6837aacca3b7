//! The forms in which the answer of a check is told.

use std::io::{self, Write};

use crate::text::visible;

use super::checked::Checked;
use super::{json, text};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Form {
    #[default]
    Text,
    Json,
}

pub(super) const FORMS: [(&str, Form); 2] = [("text", Form::Text), ("json", Form::Json)];

impl Form {
    pub(super) fn form(self) -> visible::Form {
        match self {
            Self::Text => visible::Form::Lines,
            Self::Json => visible::Form::Json,
        }
    }

    pub(super) fn write(self, checked: Checked<'_>, out: &mut dyn Write) -> io::Result<()> {
        match self {
            Self::Text => text::write(checked, out),
            Self::Json => json::write(checked, out),
        }
    }

    /// One of many, in a line.
    pub(super) fn write_one(self, name: &'static str, checked: Checked<'_>, out: &mut dyn Write) -> io::Result<()> {
        match self {
            Self::Text => text::write_one(name, checked, out),
            Self::Json => json::write_one(name, checked, out),
        }
    }
}
