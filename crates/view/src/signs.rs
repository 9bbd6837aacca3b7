//! The signs of the picture and its panes, each with what it means, for the glossary. Those of the timeline are beside it.

use super::look::glyphs::Glyphs;
use suffrage_engine::protocol::{MessageClass, Role};
use suffrage_text::{TextId, ids};

const STATES: [(Role, TextId); Role::COUNT] = [
    (Role::Idle, ids::SIGN_IDLE),
    (Role::Active, ids::SIGN_ACTIVE),
    (Role::Waiting, ids::SIGN_WAITING),
    (Role::Relay, ids::SIGN_RELAY),
    (Role::Red, ids::SIGN_RED),
    (Role::Black, ids::SIGN_BLACK),
    (Role::Leader, ids::SIGN_LEADER),
    (Role::Decided, ids::SIGN_DECIDED),
    (Role::Traitor, ids::SIGN_TRAITOR),
    (Role::Crashed, ids::SIGN_CRASHED),
];

/// A question is one sign on every kind of ring.
const MESSAGES: [(MessageClass, TextId); 6] = [
    (MessageClass::Election, ids::SIGN_QUESTION),
    (MessageClass::Answer, ids::SIGN_ANSWER),
    (MessageClass::Elected, ids::SIGN_DECISION),
    (MessageClass::Heartbeat, ids::SIGN_BEAT),
    (MessageClass::Refusal, ids::SIGN_REFUSAL),
    (MessageClass::Value, ids::SIGN_VALUE),
];

/// All signs that stand for something, with what they mean.
pub fn explained(glyphs: &Glyphs) -> Vec<(String, TextId)> {
    let states = STATES.map(|(role, means)| (glyphs.state(role).to_owned(), means));
    let messages = MESSAGES.map(|(class, means)| (glyphs.message(class).to_owned(), means));
    let [arrow, chevron] = [glyphs.arrows[0], glyphs.chevrons[0]];
    let others = [
        ("4+3".to_owned(), ids::SIGN_LIST),
        ("5=".to_owned(), ids::SIGN_NOT_ALONE),
        ("r2 k1 t3".to_owned(), ids::SIGN_TAG),
        (glyphs.lost.to_owned(), ids::SIGN_LOST),
        (glyphs.back.to_owned(), ids::SIGN_BACK),
        (format!("{}3", glyphs.times), ids::SIGN_TIMES),
        (format!("{arrow} 4 +"), ids::SIGN_HEAD),
        (chevron.to_owned(), ids::SIGN_CHEVRON),
        (glyphs.cut.to_owned(), ids::SIGN_CUT),
        (format!("{}3", glyphs.armed), ids::SIGN_ARMED),
        (glyphs.acts.to_owned(), ids::SIGN_ACTS),
        (glyphs.selected.concat(), ids::SIGN_SELECTED),
        (glyphs.agreed.to_owned(), ids::SIGN_AGREED),
        (glyphs.state(Role::Waiting).to_owned(), ids::SIGN_OPEN),
        (format!("{} {}", glyphs.play, glyphs.obeyed), ids::SIGN_LINE),
        (format!("{0}{0}{1}{2} 2:1", glyphs.meter[0], glyphs.meter[1], glyphs.meter[2]), ids::SIGN_METER),
        ("≤3".to_owned(), ids::SIGN_APPLIED),
        (glyphs.limit.to_owned(), ids::SIGN_LIMIT),
        (glyphs.timer.to_owned(), ids::SIGN_TIMER),
        (glyphs.doubled.to_owned(), ids::SIGN_DOUBLED),
        (glyphs.barrier.to_owned(), ids::SIGN_BARRIER),
        (glyphs.sends.to_owned(), ids::SIGN_SENDS),
        (glyphs.token.to_owned(), ids::SIGN_TOKEN),
        ("+3".to_owned(), ids::SIGN_LOAD),
        (glyphs.members.join(" "), ids::SIGN_MEMBERS),
    ];
    states.into_iter().chain(messages).chain(others).collect()
}

#[cfg(test)]
mod tests;
