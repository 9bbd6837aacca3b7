//! Which messages come first where not all have a place: no sender goes without while another one has many.

use std::collections::BTreeMap;

use crate::session::model::Message;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Priority {
    Selected,
    /// A message to or from the selected process.
    Own,
    Other,
}

/// The messages in the order in which they choose their places: of each priority the oldest one of every sender, then the second
/// oldest of each, and so on. The messages come in the order of their age.
pub(super) fn order(messages: &[Message], message: Option<u32>, process: Option<usize>) -> Vec<(Priority, &Message)> {
    let mut before: BTreeMap<(Priority, usize), usize> = BTreeMap::new();
    let priority = |other: &Message| match process {
        _ if Some(other.number) == message => Priority::Selected,
        Some(process) if other.from == process || other.to == process => Priority::Own,
        _ => Priority::Other,
    };
    let mut order: Vec<(Priority, usize, &Message)> = messages
        .iter()
        .map(|message| {
            let priority = priority(message);
            let rank = before.entry((priority, message.from)).or_default();
            *rank += 1;
            (priority, *rank, message)
        })
        .collect();
    // The sort is stable: among equals the oldest stays first.
    order.sort_by_key(|&(priority, rank, _)| (priority, rank));
    order.into_iter().map(|(priority, _, message)| (priority, message)).collect()
}
