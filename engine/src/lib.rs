//! The engine of `suffrage`: the algorithms, the world that they run in, and a run of any of them behind one interface.
//!
//! [`protocol`] is the contract between an algorithm and its world, [`protocols`] are the algorithms, [`sim`] is the world,
//! [`property`] judges a run, [`explore`] visits all runs, and [`engine`] erases the type of the protocol. The crate holds what is compiled once for each
//! protocol, and nothing else.

pub mod engine;
pub mod explore;
pub mod property;
pub mod protocol;
pub mod protocols;
pub mod sim;
