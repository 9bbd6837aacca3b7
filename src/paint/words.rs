//! The words for states, and those of the arena: its hub and its legend.

use crate::protocol::Role;
use crate::text::{TextId, ids};

/// The word for a state: at most eight letters in every language, so that it fits a card.
pub const fn state(role: Role) -> TextId {
    match role {
        Role::Idle => ids::STATE_IDLE,
        Role::Active => ids::STATE_ACTIVE,
        Role::Waiting => ids::STATE_WAITING,
        Role::Relay => ids::STATE_RELAY,
        Role::Red => ids::STATE_RED,
        Role::Black => ids::STATE_BLACK,
        Role::Leader => ids::STATE_LEADER,
        Role::Crashed => ids::STATE_CRASHED,
    }
}

#[cfg(test)]
mod tests;
