//! The world that processes live in: time, links, faults, chance and the record of what happened.
pub mod command;
