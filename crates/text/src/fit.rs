//! A text in several lengths, of which a place shows the longest that it has room for.

use std::{fmt, fmt::Display, fmt::Formatter, ops::Deref};

use unicode_width::UnicodeWidthStr;

/// A text in its lengths, the longest first: at least one. Where a single text is asked for, the longest stands for it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fit {
    longest: String,
    shorter: Vec<String>,
}

impl Fit {
    pub fn lengths(&self) -> impl DoubleEndedIterator<Item = &str> {
        std::iter::once(&self.longest).chain(&self.shorter).map(String::as_str)
    }

    pub fn longest(&self) -> &str {
        &self.longest
    }

    pub fn shortest(&self) -> &str {
        self.shorter.last().unwrap_or(&self.longest)
    }

    /// The longest that is at most `width` columns wide.
    pub fn within(&self, width: usize) -> Option<&str> {
        self.lengths().find(|length| length.width() <= width)
    }

    /// The same with something done to each length.
    #[must_use]
    pub fn map(&self, change: impl Fn(&str) -> String) -> Self {
        self.lengths().map(change).collect()
    }
}

impl Deref for Fit {
    type Target = str;

    fn deref(&self) -> &str {
        self.longest()
    }
}

impl Display for Fit {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.longest())
    }
}

impl From<String> for Fit {
    fn from(longest: String) -> Self {
        Self { longest, shorter: Vec::new() }
    }
}

impl From<&str> for Fit {
    fn from(longest: &str) -> Self {
        Self::from(longest.to_owned())
    }
}

/// The lengths, the longest first; of two that are the same, one.
impl<S: Into<String>> FromIterator<S> for Fit {
    fn from_iter<I: IntoIterator<Item = S>>(lengths: I) -> Self {
        let mut lengths = lengths.into_iter().map(Into::into);
        let mut fit = Self::from(lengths.next().unwrap_or_default());
        for length in lengths {
            if length != fit.shortest() {
                fit.shorter.push(length);
            }
        }
        fit
    }
}

#[cfg(test)]
mod tests;
