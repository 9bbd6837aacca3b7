//! Reading a TOML file, a scenario or a theme: every value with its place, and all faults of the file at once.

pub mod fault;
mod reader;
mod syntax;

pub use fault::{Fault, FaultKind, Shape, Subject};
pub(crate) use reader::{Bounds, FEW, Item, Reader, Section, nearest};
pub use syntax::SyntaxProblem;
