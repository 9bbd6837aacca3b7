//! Many leaders, each of which serves a group: whether everybody is served, by the right one, and nobody has too many to serve.

use std::collections::BTreeMap;

use super::MOST_NAMED;
use super::ending::{Fault, NAMED};
use super::moment::Moment;
use crate::protocol::{Id, PropertyId, Remark, Value};
use crate::protocols::sum::Algorithm;
use crate::sim::ProcessView;

/// What is judged at rest, with its faults. `begun`: whether anything has.
pub(super) fn found(moment: &impl Moment, begun: bool) -> Vec<(PropertyId, Option<Fault>)> {
    let live: Vec<ProcessView<'_>> = moment.live().collect();
    let protocol = moment.protocol();
    [
        (PropertyId::Served, begun.then(|| unserved(protocol, &live)).flatten()),
        (PropertyId::Load, None),
        (PropertyId::Responsible, served_by_another(protocol, &live)),
        (PropertyId::Share, begun.then(|| unequal_share(protocol, &live)).flatten()),
    ]
    .into_iter()
    .filter(|(property, _)| protocol.service().judges(*property))
    .collect()
}

fn unserved(protocol: &Algorithm, live: &[ProcessView<'_>]) -> Option<Fault> {
    let leaders: BTreeMap<Id, &ProcessView<'_>> = live.iter().map(|seen| (seen.local.id, seen)).collect();
    let serves = |leader: Id, member: Id| {
        leaders.get(&leader).is_some_and(|seen| seen.standing.leads(leader) && protocol.has_member(seen.state, member))
    };
    let is_served = |seen: &&ProcessView<'_>| {
        let id = seen.local.id;
        seen.standing.leader.is_some_and(|leader| leader == id || serves(leader, id))
    };
    let unserved: Vec<Id> = live.iter().filter(|seen| !is_served(seen)).map(|seen| seen.local.id).collect();
    if unserved.is_empty() {
        return None;
    }
    let why = Remark::new("property-served-violated")
        .number("count", unserved.len() as u64)
        .with("ids", Value::Ids(unserved.iter().take(NAMED).copied().collect()));
    Some((why, unserved))
}

fn served_by_another(protocol: &Algorithm, live: &[ProcessView<'_>]) -> Option<Fault> {
    let wrong = live.iter().filter_map(|seen| {
        let (held, right) = (seen.standing.leader?, protocol.whereabouts(seen.local, seen.state).responsible?);
        (held != right).then_some((seen.local.id, held, right))
    });
    let wrong: Vec<(Id, Id, Id)> = wrong.take(MOST_NAMED).collect();
    let &(id, held, right) = wrong.first()?;
    let why = Remark::new("property-responsible-violated").id("id", id).id("leader", held).id("responsible", right);
    Some((why, wrong.into_iter().map(|(id, ..)| id).collect()))
}

fn unequal_share(protocol: &Algorithm, live: &[ProcessView<'_>]) -> Option<Fault> {
    let share = protocol.service().share?;
    let serving = live.iter().filter(|seen| seen.standing.leads(seen.local.id)).map(|seen| seen.local.id);
    let serving: Vec<Id> = serving.collect();
    let wanted = share * live.len() as f64;
    if (serving.len() as f64 - wanted).abs() <= 1.0 {
        return None;
    }
    let why = Remark::new("property-share-violated")
        .number("count", serving.len() as u64)
        .number("live", live.len() as u64)
        .with("wanted", Value::Text(format!("{wanted:.1}")));
    Some((why, serving))
}
