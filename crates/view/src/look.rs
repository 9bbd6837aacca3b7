//! How things look: themes, the characters that stand for things, and the sets that these keep to.

pub mod charset;
pub mod glyphs;
pub mod theme;
