//! Lists as they are at one moment of a run, kept in little memory: in pages, which are shared with the moment that was kept before as far
//! as they are the same.

pub mod list;
pub mod numbers;
pub mod page;
