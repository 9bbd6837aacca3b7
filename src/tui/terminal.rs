//! The terminal: taken and given back, what comes from it as events, what is written to it as cells.

pub mod cells;
pub(super) mod colours;
mod decode;
pub(super) mod guard;
pub(super) mod signals;
pub(super) mod source;
