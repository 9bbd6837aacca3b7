//! Tests of whole scenarios.

mod lines;
mod mutants;
mod twins;
