//! `suffrage` shows how distributed processes elect a leader and come to agree.
//!
//! The modules in reading order, from the ground up: [`protocol`] is the contract between an algorithm and its world,
//! [`protocols`] are the algorithms, [`sim`] is the world, [`scenario`] describes a run, [`measure`] makes many and
//! counts what they cost, [`history`] keeps all runs of a session, [`session`] offers it as plain data,
//! [`text`] has the words, [`paint`] the pictures, and [`tui`] the terminal.

pub mod check;
pub mod cli;
pub mod config;
pub mod export;
pub mod history;
pub mod measure;
pub mod paint;
pub mod scenario;
pub mod session;
pub mod text;
pub mod tui;

pub use suffrage_engine::{engine, explore, property, protocol, protocols, sim};
