//! What processes say to each other, and whom a super-peer serves.

use serde::{Deserialize, Serialize};

use crate::protocol::{Id, messages};

/// Whom a super-peer serves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Member {
    pub(super) id: Id,
    /// Of its latest JOIN, or of its HANDOVER.
    pub(super) number: u32,
}

messages! {
    pub enum Message {
        /// "Who is responsible for this key?" Goes on until it comes to that one.
        Lookup {
            key: Id,
            /// Who asks.
            origin: Id,
            /// Of the one that asks.
            number: u32,
            /// So far, this one counted.
            hops: u32,
        } => "LOOKUP",
        /// "I am."
        Found { number: u32, hops: u32 } => "FOUND",
        /// "Take me in."
        Join {
            number: u32,
            /// Whether the sender was sent here by one that has no room.
            by_full: bool,
        } => "JOIN",
        /// "You are my member."
        Welcome { number: u32 } => "WELCOME",
        /// "I have no room; ask that one, if there is any."
        Full { number: u32, next: Option<Id> } => "FULL",
        /// "You serve my members from now on, and me."
        Handover {
            /// Ascending.
            members: Vec<Member>,
            number: u32,
        } => "HANDOVER",
        /// "I serve you now."
        Moved { number: u32 } => "MOVED",
    }
}
