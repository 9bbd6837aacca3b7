//! The words on the screen: the text ids of `screen.ftl`, and which of a text's lengths is shown.
//!
//! Nothing on the screen is cut in mid-word. A text that must live in different widths has two or three fixed lengths in the
//! catalogue, longest first, parted by ` | `; [`longest`] takes the longest that fits.

use unicode_width::UnicodeWidthStr;

use crate::session::{MessageClass, Role};
use crate::text::text_ids;

text_ids! {
    /// The words of the arena: states, kinds of messages, and the hub in the middle of a ring.
    pub enum Word {
        Idle = "screen-state-idle",
        Active = "screen-state-active",
        Waiting = "screen-state-waiting",
        Relay = "screen-state-relay",
        Red = "screen-state-red",
        Black = "screen-state-black",
        Leader = "screen-state-leader",
        Crashed = "screen-state-crashed",
        Election = "screen-kind-election",
        Answer = "screen-kind-answer",
        Elected = "screen-kind-elected",
        Heartbeat = "screen-kind-heartbeat",
        Lost = "screen-kind-lost",
        Undeliverable = "screen-kind-undeliverable",
        HubTick = "screen-hub-tick",
        HubTickNumber = "screen-hub-tick-number",
        HubCompeting = "screen-hub-competing",
        HubMessages = "screen-hub-messages",
        HubLeader = "screen-hub-leader",
        HubKnownTo = "screen-hub-known-to",
    }
}

impl Word {
    /// The word for a state.
    pub const fn of_role(role: Role) -> Self {
        match role {
            Role::Idle => Self::Idle,
            Role::Active => Self::Active,
            Role::Waiting => Self::Waiting,
            Role::Relay => Self::Relay,
            Role::Red => Self::Red,
            Role::Black => Self::Black,
            Role::Leader => Self::Leader,
            Role::Crashed => Self::Crashed,
        }
    }

    /// The word for a class of messages.
    pub const fn of_class(class: MessageClass) -> Self {
        match class {
            MessageClass::Election | MessageClass::Probe => Self::Election,
            MessageClass::Answer => Self::Answer,
            MessageClass::Elected => Self::Elected,
            MessageClass::Heartbeat => Self::Heartbeat,
        }
    }
}

/// The longest of a text's lengths (parted by ` | `, longest first) that is at most `width` columns wide.
pub fn longest(text: &str, width: usize) -> Option<&str> {
    text.split(" | ").find(|length| length.width() <= width)
}
