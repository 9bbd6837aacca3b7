//! An act in one line of a scenario file.

use super::{File, quoted};
use crate::sim::command::{Command, Links, NetworkChange, Probability, Select, Targets, TimerOf};

/// A probability, exactly: with the fewest digits that read back as the same number.
pub(super) fn probability(value: f64) -> String {
    format!("{value:?}")
}

impl File<'_> {
    /// What an entry of `events` says besides its tick.
    pub(super) fn act(&self, command: &Command) -> String {
        match command {
            Command::Start(targets) => format!("start = {}", self.targets(targets)),
            Command::Revive(targets) => format!("revive = {}", self.targets(targets)),
            Command::Crash { targets, after: None } => format!("crash = {}", self.targets(targets)),
            Command::Crash { targets, after: Some(after) } => format!("crash = {}, after = {after}", self.targets(targets)),
            Command::Leave { targets, announced } => {
                format!("leave = {}{}", self.targets(targets), if *announced { ", announced = true" } else { "" })
            }
            Command::Drop(select) => format!("drop = {}", self.select(select, "")),
            Command::Delay { select, by } => format!("delay = {}", self.select(select, &format!(", by = {by}"))),
            Command::Duplicate(select) => format!("duplicate = {}", self.select(select, "")),
            Command::Deliver(select) => format!("deliver = {}", self.select(select, "")),
            Command::Fire(timer) => format!("fire = {}", self.timer(*timer)),
            Command::Disarm(timer) => format!("disarm = {}", self.timer(*timer)),
            Command::Cut { pairs, one_way } => {
                format!("cut = {}{}", self.pairs(pairs), if *one_way { ", one_way = true" } else { "" })
            }
            Command::Partition(groups) => {
                let groups: Vec<String> = groups.iter().map(|group| self.ids_of(group)).collect();
                format!("partition = [{}]", groups.join(", "))
            }
            Command::Mend(Links::All) => "mend = \"all\"".to_owned(),
            Command::Mend(Links::Between(pairs)) => format!("mend = {}", self.pairs(pairs)),
            Command::Network(change) => format!("network = {}", network(*change)),
        }
    }

    /// An act stands in one line, however many it names.
    fn ids_of(&self, positions: &[u32]) -> String {
        let ids: Vec<String> = positions.iter().map(|&at| self.id(at).to_string()).collect();
        format!("[{}]", ids.join(", "))
    }

    fn targets(&self, targets: &Targets) -> String {
        match targets {
            Targets::All => "\"all\"".to_owned(),
            Targets::Listed(positions) => match positions.as_slice() {
                [one] => self.id(*one).to_string(),
                several => self.ids_of(several),
            },
        }
    }

    fn select(&self, select: &Select, more: &str) -> String {
        let kinds = self.scenario.protocol().entry().kinds;
        let kind = select.kind.map_or_else(String::new, |kind| format!(", kind = {}", quoted(name(kinds, kind))));
        let nth = if select.nth > 1 { format!(", nth = {}", select.nth) } else { String::new() };
        format!("{{ from = {}, to = {}{kind}{nth}{more} }}", self.id(select.from), self.id(select.to))
    }

    fn timer(&self, timer: TimerOf) -> String {
        let timers = self.scenario.protocol().entry().timers;
        format!("{{ process = {}, timer = {} }}", self.id(timer.process), quoted(name(timers, timer.timer)))
    }

    fn pairs(&self, pairs: &[(u32, u32)]) -> String {
        let written: Vec<String> = pairs.iter().map(|&(one, other)| format!("[{}, {}]", self.id(one), self.id(other))).collect();
        match written.as_slice() {
            [one] => one.clone(),
            several => format!("[{}]", several.join(", ")),
        }
    }
}

/// One of the names of a protocol. What it does not have has no name either, and is refused when it is read.
fn name(names: &[&'static str], index: usize) -> &'static str {
    names.get(index).copied().unwrap_or_default()
}

fn network(change: NetworkChange) -> String {
    let probable = |key: &str, value: Option<Probability>| value.map(|value| format!("{key} = {}", probability(value.value())));
    let fifo = change.fifo.map(|fifo| format!("fifo = {fifo}"));
    let values: Vec<String> =
        [probable("loss", change.loss), probable("duplicate", change.duplicate), fifo].into_iter().flatten().collect();
    format!("{{ {} }}", values.join(", "))
}
