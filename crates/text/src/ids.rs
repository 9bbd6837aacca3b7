//! The ids of the texts, made by `build.rs` from `assets/text/en`: a constant for each text, such as `WHY_TITLE` for `why-title`,
//! and for each text with values a structure with a field for each, such as `WhyTimer { id, timer }` for `why-timer`.

use suffrage_engine::protocol::{Remark, Value};

/// The key of a text in the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TextId(&'static str);

impl TextId {
    pub const fn key(self) -> &'static str {
        self.0
    }
}

impl From<TextId> for Remark {
    fn from(id: TextId) -> Self {
        Self::new(id.key())
    }
}

include!(concat!(env!("OUT_DIR"), "/ids.rs"));
