//! The words of the keys: what they are called, what they do, and what the footer says.

use crate::protocol::Value;
use crate::text::{Fit, TextId, Texts};

/// A sentence for the footer: its text and the values it names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Said {
    /// The text.
    pub(super) text: TextId,
    /// The values by name.
    pub(super) values: Vec<(&'static str, Value)>,
}

impl Said {
    /// A sentence with one value more.
    #[must_use]
    pub(super) fn with(mut self, name: &'static str, value: Value) -> Self {
        self.values.push((name, value));
        self
    }

    /// The longest form of the sentence in the reader's language, for where there is room for more than one row.
    pub(super) fn whole(&self, texts: &Texts) -> String {
        texts.say_with(self.text, &self.values)
    }

    /// The sentence in the reader's language; in its lengths.
    pub(super) fn say(&self, texts: &Texts) -> Fit {
        texts.fit_with(self.text, &self.values)
    }
}

impl From<TextId> for Said {
    fn from(text: TextId) -> Self {
        Self { text, values: Vec::new() }
    }
}
