//! The steps of the Byzantine generals.

use super::message::Order;
use crate::protocol::steps;

steps! {
    "byzantine-generals":
    /// Each obeys one line of the listing.
    pub enum Step {
        StartIgnored => "start-ignored",
        Command => "command",
        /// A commander that is a traitor.
        CommandFalsely { order: Order } => "command-falsely",
        Await => "await",
        Hear => "hear",
        /// Too late for being relayed.
        HearLate => "hear-late",
        Repeated => "repeated",
        Relay { round: u32 } => "relay",
        RelayFalsely { round: u32 } => "relay-falsely",
        Majority { order: Order, votes: u32, of: u32 } => "majority",
        Tie { order: Order, votes: u32 } => "tie",
        /// The first message with a value (only `signed`).
        Learn => "learn",
        /// Only `signed`.
        Known => "known",
        /// Only `signed`.
        Sign { round: u32 } => "sign",
        /// Only `signed`.
        SignFalsely { round: u32 } => "sign-falsely",
        /// Only `signed`.
        Obey { order: Order } => "obey",
        /// None, or both (only `signed`).
        NotOne { values: u32 } => "not-one",
        /// The last round of a traitor.
        Betray => "betray",
        TooLate => "too-late",
        TakesNoPart => "takes-no-part",
        Recovered => "recovered",
    }
}
