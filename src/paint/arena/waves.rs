//! Messages that are too many to be read one by one: of a rumour on a plane.

use crate::protocol::MessageClass;
use crate::session::model::ground::Seats;
use crate::session::model::{Frame, Message};

/// Whether rumours are a wave of dots, each where it is.
pub(super) const fn are_drawn(frame: &Frame) -> bool {
    matches!(frame.seats, Some(Seats::Plane(_)))
}

pub(super) fn is_part(message: &Message) -> bool {
    message.class == MessageClass::Heartbeat
}

/// How many messages of waves are under way.
pub(super) fn count(frame: &Frame) -> usize {
    let parts = || frame.messages.iter().filter(|message| is_part(message) && message.lost.is_none()).count();
    if are_drawn(frame) { parts() } else { 0 }
}
