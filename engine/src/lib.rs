//! The engine of `suffrage`: the algorithms, the world that they run in, and a run of any of them behind one interface.
//!
//! From the ground up: [`protocol`] is the contract between an algorithm and its world, [`protocols`] are the algorithms, [`sim`] is the
//! world, [`property`] judges a run, and [`engine`] erases the type of the protocol. This is a crate of its own because everything that
//! is compiled once for each protocol is here, and nothing else is.

pub mod engine;
pub mod property;
pub mod protocol;
pub mod protocols;
pub mod sim;
