//! `[network]` and `[detector]`: how messages travel, and who notices that a leader is gone.

use std::ops::Range;

use crate::config::{Bounds, Item, Reader, Section};
use crate::config::{FaultKind, Subject};
use crate::protocols::Entry;
use crate::sim::command::{NetworkChange, Probability};
use crate::sim::detector::{Detector, Noticers};
use crate::sim::network::Network;

use super::params::span;
use super::{DELAYS, LONGEST_DELAY, foreign};

const KEYS: &[&str] = &["delay", "process_time", "fifo", "loss", "duplicate", "bounce"];
/// What of it may change in the midst of a run.
const CHANGES: &[&str] = &["loss", "duplicate", "fifo"];
const DETECTOR_KEYS: &[&str] = &["kind", "delay", "by", "period"];
pub(in crate::scenario) const NOTICERS: [(&str, Noticers); 3] =
    [("all", Noticers::All), ("lowest", Noticers::Lowest), ("random", Noticers::Random)];

pub(super) fn network<'t>(reader: &mut Reader<'t>, top: &Section<'_, 't>, entry: Option<&'static Entry>) -> Network {
    let mut network = Network::default();
    let section = top.get("network").and_then(|item| reader.section(item, "network", "[network]", KEYS));
    let mut place = None;
    if let Some(section) = &section {
        place = section.get("bounce").map(Item::span);
        values(reader, section, &mut network);
    }
    // A section that could not be read says nothing about its `bounce`.
    if let Some(entry) = entry.filter(|entry| entry.needs_bounce && !network.bounce)
        && (section.is_some() || top.get("network").is_none())
    {
        let place: Range<usize> = place.or_else(|| top.get("protocol").map(Item::span)).unwrap_or_default();
        reader.fault(place, FaultKind::NeedsBounce(entry.name));
    }
    network
}

fn values<'t>(reader: &mut Reader<'t>, section: &Section<'_, 't>, network: &mut Network) {
    if let Some((shortest, longest)) = section.get("delay").and_then(|item| span(reader, item, "delay")) {
        (network.shortest_delay, network.longest_delay) = (shortest, longest);
    }
    if let Some(item) = section.get("process_time") {
        let bounds = Bounds { least: 0, most: LONGEST_DELAY };
        network.process_time = reader.integer(item, "process_time", bounds).unwrap_or_default();
    }
    for (key, probability) in [("loss", &mut network.loss), ("duplicate", &mut network.duplicate)] {
        if let Some(item) = section.get(key) {
            *probability = reader.probability(item, key).unwrap_or_default();
        }
    }
    for (key, flag) in [("fifo", &mut network.fifo), ("bounce", &mut network.bounce)] {
        if let Some(value) = section.get(key).and_then(|item| reader.boolean(item, key)) {
            *flag = value;
        }
    }
}

/// What becomes otherwise in the network in the midst of a run.
pub(super) fn change<'t>(reader: &mut Reader<'t>, item: &Item<'t>) -> Option<NetworkChange> {
    let section = reader.section(item, "network", "network", CHANGES)?;
    let mut probability = |key| {
        let value = section.get(key).and_then(|item| reader.probability(item, key))?;
        Probability::new(value)
    };
    let (loss, duplicate) = (probability("loss"), probability("duplicate"));
    let fifo = section.get("fifo").and_then(|item| reader.boolean(item, "fifo"));
    if CHANGES.iter().all(|key| section.get(key).is_none()) && !section.is_strange() {
        reader.fault(item.span(), FaultKind::NoChange(CHANGES));
    }
    Some(NetworkChange { loss, duplicate, fifo })
}

pub(super) fn detector<'t>(reader: &mut Reader<'t>, top: &Section<'_, 't>, network: &Network) -> Detector {
    let Some(section) = top.get("detector").and_then(|item| reader.section(item, "detector", "[detector]", DETECTOR_KEYS)) else {
        return Detector::Manual;
    };
    let delay = section.get("delay").and_then(|item| reader.integer(item, "delay", DELAYS));
    let names = NOTICERS.map(|(name, _)| name);
    let by = section.get("by").and_then(|item| reader.one_of(item, "by", Subject::Noticers, &names, &[]));
    let period = section.get("period").and_then(|item| reader.integer(item, "period", DELAYS));
    let names = ["manual", "oracle", "heartbeat"];
    let kind = match section.get("kind") {
        Some(item) => reader.one_of(item, "kind", Subject::Detector, &names, &[]).map(|index| names[index]),
        None => Some("manual"),
    };
    let Some(kind) = kind else { return Detector::Manual };
    for (key, owner, quoted) in [
        ("delay", "oracle", "kind = \"oracle\""),
        ("by", "oracle", "kind = \"oracle\""),
        ("period", "heartbeat", "kind = \"heartbeat\""),
    ] {
        if kind != owner {
            foreign(reader, &section, key, quoted);
        }
    }
    match kind {
        "oracle" => {
            let by = by.map_or(Noticers::All, |index| NOTICERS[index].1);
            Detector::Oracle { delay: delay.unwrap_or_else(|| network.patience()), by }
        }
        "heartbeat" => Detector::Heartbeat { period: period.unwrap_or_else(|| 2 * network.patience()) },
        _ => Detector::Manual,
    }
}
