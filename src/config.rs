//! Reading a TOML file, a scenario or a theme: every value with its place, and all faults of the file at once.

pub mod fault;
mod nearest;
mod reader;
mod syntax;

pub use fault::{Fault, Problem};
pub(crate) use fault::{Shape, Subject, listed, missing, quoted};
pub(crate) use nearest::nearest;
pub(crate) use reader::{Bounds, FEW, Item, Reader, Section};
