//! Whose turn it is where not all messages have a place: none of their senders goes without while another one has many.

use std::collections::BTreeMap;

use crate::session::model::Message;

/// What comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Turn {
    /// The selected message.
    Selected,
    /// A message to or from the selected process.
    Own,
    /// Any other.
    Other,
}

/// The messages in the order in which they choose their places: of each turn the oldest one of every sender, then the second
/// oldest of each, and so on. The messages come in the order of their age.
pub(super) fn order(messages: &[Message], message: Option<u32>, process: Option<usize>) -> Vec<(Turn, &Message)> {
    let mut before: BTreeMap<(Turn, usize), usize> = BTreeMap::new();
    let turn = |other: &Message| match process {
        _ if Some(other.number) == message => Turn::Selected,
        Some(process) if other.from == process || other.to == process => Turn::Own,
        _ => Turn::Other,
    };
    let mut order: Vec<(Turn, usize, &Message)> = messages
        .iter()
        .map(|message| {
            let turn = turn(message);
            let rank = before.entry((turn, message.from)).or_default();
            *rank += 1;
            (turn, *rank, message)
        })
        .collect();
    // The sort is stable: among equals the oldest stays first.
    order.sort_by_key(|&(turn, rank, _)| (turn, rank));
    order.into_iter().map(|(turn, _, message)| (turn, message)).collect()
}
