//! Tests of whole scenarios.

mod halting;
mod lines;
mod mutants;
mod twins;
