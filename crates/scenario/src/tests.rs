//! Tests of whole scenarios.

mod twins;
