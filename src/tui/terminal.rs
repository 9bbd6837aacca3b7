//! The terminal: taken and given back, what comes from it as events, what is written to it as frames.

pub(super) mod colours;
pub(super) mod guard;
pub(super) mod signals;
pub(super) mod source;
