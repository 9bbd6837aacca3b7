//! Reading a TOML file, a scenario or a theme: every value with its place, and all faults of the file at once.

mod document;
pub mod fault;
mod nearest;
mod reader;
mod syntax;

pub(crate) use document::Document;
pub use fault::{Fault, Faults, Problem};
pub(crate) use fault::{Shape, Subject, listed, missing, quoted};
pub(crate) use nearest::nearest;
pub(crate) use reader::{Bounds, FEW, Item, Reader, Section};
