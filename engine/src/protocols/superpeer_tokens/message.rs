//! What processes say to each other.

use serde::{Deserialize, Serialize};

use crate::protocol::{Decimal, messages};

/// Where a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Rumour {
    pub(super) token: u32,
    /// Of its holder.
    pub(super) position: u32,
    /// Counted up by its holders.
    pub(super) number: u32,
    /// Whether its holder is a super-peer.
    pub(super) settled: bool,
}

messages! {
    #[derive(Copy)]
    pub enum Message {
        /// "That token is there." Goes to everybody over the overlay.
        Gossip { rumour: Rumour } => "GOSSIP",
        /// "Take this token: it is pushed to where you are."
        Handover {
            token: u32,
            /// Which force it bears.
            theta: Decimal,
            number: u32,
        } => "HANDOVER",
        /// "I have it."
        Accept { token: u32, number: u32 } => "ACCEPT",
        /// "I hold one already."
        Refuse { token: u32, number: u32 } => "REFUSE",
        /// "Take me in."
        Join {} => "JOIN",
        /// "You are my member."
        Welcome {} => "WELCOME",
        /// "I have no room, or serve nobody."
        Full {} => "FULL",
    }
}
