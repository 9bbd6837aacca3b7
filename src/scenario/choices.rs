//! Choices that a scenario settles: how the array `choices` and the act `choose` say them, and what becomes of them on other seats.

mod kind;
mod read;
#[cfg(test)]
pub(super) mod tests;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::read::given::Known;
use super::seating::Moving;
use super::told::left_out;
use super::write::written::{Seats, name_of, quoted};
use super::{Scenario, faults, links};
use crate::config::{Item, Reader, Shape};
use crate::protocol::Remark;
use crate::sim::pins::{DirectedLink, Pin};
use crate::text::ids;

use kind::WAYS;
pub(super) use read::entry;

/// The name of the array.
pub(super) const ARRAY: &str = "choices";

/// The entries of the array, each choice once.
pub(super) fn read<'t>(reader: &mut Reader<'t>, arrays: &[&Item<'t>], known: Known<'_>) -> Vec<Pin> {
    let mut pins = Vec::new();
    let mut first: BTreeMap<Pin, Range<usize>> = BTreeMap::new();
    for array in arrays {
        for item in reader.list(array, ARRAY, Shape::TABLES).unwrap_or_default() {
            if reader.is_full() {
                break;
            }
            let Some(pin) = entry(reader, item, ARRAY, known) else { continue };
            if let Some(first) = first.get(&pin.question()) {
                reader.fault_with(item.span(), first.clone(), faults::settled_twice());
            } else {
                first.insert(pin.question(), item.span());
                pins.push(pin);
            }
        }
    }
    pins
}

/// An entry of the array, which reads back as the same choice.
pub(super) fn write(pin: &Pin, seats: &Seats<'_>) -> String {
    let link = |on: DirectedLink| {
        let DirectedLink { from, to, clockwise } = on;
        let way = if seats.scenario.graph().says_way(on) {
            format!(", way = {}", quoted(name_of(&WAYS, &clockwise)))
        } else {
            String::new()
        };
        format!("from = {}, to = {}{way}, ", seats.id(from), seats.id(to))
    };
    let (of, about, is) = match *pin {
        Pin::Delay { on, ticks, .. } => ("delay", link(on), ticks.to_string()),
        Pin::Loss { on, lost, .. } => ("loss", link(on), lost.to_string()),
        Pin::Copy { on, ticks, .. } => ("copy", link(on), ticks.map_or_else(|| "false".to_owned(), |ticks| ticks.to_string())),
        Pin::Notice { ticks, .. } => ("notice", String::new(), ticks.to_string()),
        Pin::Draw { process, number, .. } => ("draw", format!("process = {}, ", seats.id(process)), number.to_string()),
        Pin::Noticer { process, .. } => ("noticer", String::new(), seats.id(process).to_string()),
        Pin::Timer { process, timer, ticks, .. } => {
            ("timer", format!("process = {}, timer = {}, ", seats.id(process), seats.timer(timer)), ticks.to_string())
        }
    };
    let copy = if matches!(pin, Pin::Loss { copy: true, .. }) { ", copy = true" } else { "" };
    format!("{{ of = {}, {about}nth = {}{copy}, is = {is} }}", quoted(of), pin.nth())
}

/// The same about processes in other seats, if all of them are there.
pub(super) fn reseated(pin: Pin, moving: &Moving) -> Option<Pin> {
    Some(match pin {
        Pin::Delay { on, .. } | Pin::Loss { on, .. } | Pin::Copy { on, .. } => pin.on_link(links::reseated(on, moving)?),
        Pin::Notice { .. } => pin,
        Pin::Draw { process, nth, number } => Pin::Draw { process: moving.one(process)?, nth, number },
        Pin::Noticer { nth, process } => Pin::Noticer { nth, process: moving.one(process)? },
        Pin::Timer { process, timer, nth, ticks } => Pin::Timer { process: moving.one(process)?, timer, nth, ticks },
    })
}

impl Scenario {
    /// Takes choices to the new seats of their processes; those that name one that is no more are left out.
    pub(super) fn reseat_choices(&mut self, moving: &Moving) {
        self.choices = self.choices.iter().filter_map(|&pin| reseated(pin, moving)).collect();
    }

    /// Leaves out choices about links that are not there.
    pub(super) fn drop_unlinked_choices(&mut self) {
        let graph = self.graph();
        self.choices = std::mem::take(&mut self.choices).into_iter().filter_map(|pin| graph.pinned(pin)).collect();
    }

    /// Leaves out all choices, and the acts that settle some: those of another algorithm are about other messages.
    pub(super) fn drop_choices(&mut self, changes: &mut Vec<Remark>) {
        let before = self.choices.len() + self.events.len();
        self.choices.clear();
        self.events.retain(|(_, command)| !command.is_a_choice());
        told_left_out(before - self.events.len(), changes);
    }

    /// Says how many choices fewer there are than in another scenario.
    pub(super) fn tell_choices_left_out(&self, before: &Self, changes: &mut Vec<Remark>) {
        told_left_out(before.choices.len().saturating_sub(self.choices.len()), changes);
    }

    /// Whether the same choices are settled from the beginning, in whatever order.
    pub(super) fn settles_as(&self, other: &Self) -> bool {
        let settled = |scenario: &Self| scenario.choices.iter().copied().collect::<BTreeSet<Pin>>();
        settled(self) == settled(other)
    }
}

/// Says that so many choices are left out, if any is.
fn told_left_out(count: usize, changes: &mut Vec<Remark>) {
    changes.extend((count > 0).then_some(left_out(ids::CHANGE_CHOICES_LEFT_OUT, count)));
}
