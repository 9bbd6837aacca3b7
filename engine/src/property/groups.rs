//! Many leaders, each of which serves a group: whether everybody is served, by the right one, and nobody has too many to serve.

use std::collections::BTreeMap;

use super::ending::{Fault, NAMED};
use super::moment::Moment;
use super::{Breach, MOST_NAMED};
use crate::protocol::{Id, PropertyId, Protocol, Remark, Standing, Ticks, Value};
use crate::sim::{ProcessView, World};

#[derive(Clone, Debug)]
pub(super) struct Groups {
    limit: Option<u32>,
    overload: Option<Breach>,
}

impl Groups {
    pub(super) fn of<P: Protocol>(world: &World<P>) -> Self {
        Self { limit: world.plan().protocol.limit(), overload: None }
    }

    /// What a process is seen as changes.
    pub(super) fn stood(&mut self, tick: Ticks, id: Id, after: Standing) {
        let Some(limit) = self.limit.filter(|&limit| after.serves > limit && self.overload.is_none()) else { return };
        let why = Remark::new("property-load-violated").id("id", id);
        let why = why.number("count", after.serves.into()).number("limit", limit.into());
        self.overload = Some(Breach { tick, why, processes: vec![id] });
    }

    pub(super) fn breach(&self, property: PropertyId) -> Option<&Breach> {
        self.overload.as_ref().filter(|_| property == PropertyId::Load)
    }

    /// What is judged at rest, with its faults. `begun`: whether anything has.
    pub(super) fn found<P: Protocol>(moment: &impl Moment<P>, begun: bool) -> Vec<(PropertyId, Option<Fault>)> {
        let live: Vec<ProcessView<'_, P>> = moment.live().collect();
        let protocol = moment.protocol();
        [
            (PropertyId::Served, begun.then(|| unserved(protocol, &live)).flatten()),
            (PropertyId::Load, None),
            (PropertyId::Responsible, served_by_another(protocol, &live)),
            (PropertyId::Share, begun.then(|| unequal_share(protocol, &live)).flatten()),
        ]
        .into_iter()
        .filter(|(property, _)| protocol.is_judged_by(*property))
        .collect()
    }
}

fn unserved<P: Protocol>(protocol: &P, live: &[ProcessView<'_, P>]) -> Option<Fault> {
    let leaders: BTreeMap<Id, &ProcessView<'_, P>> = live.iter().map(|seen| (seen.local.id, seen)).collect();
    let serves = |leader: Id, member: Id| {
        leaders.get(&leader).is_some_and(|seen| seen.standing.leads(leader) && protocol.has_member(seen.state, member))
    };
    let is_served = |seen: &&ProcessView<'_, P>| {
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

fn served_by_another<P: Protocol>(protocol: &P, live: &[ProcessView<'_, P>]) -> Option<Fault> {
    let wrong = live.iter().filter_map(|seen| {
        let (held, right) = (seen.standing.leader?, protocol.responsible(seen.local)?);
        (held != right).then_some((seen.local.id, held, right))
    });
    let wrong: Vec<(Id, Id, Id)> = wrong.take(MOST_NAMED).collect();
    let &(id, held, right) = wrong.first()?;
    let why = Remark::new("property-responsible-violated").id("id", id).id("leader", held).id("responsible", right);
    Some((why, wrong.into_iter().map(|(id, ..)| id).collect()))
}

fn unequal_share<P: Protocol>(protocol: &P, live: &[ProcessView<'_, P>]) -> Option<Fault> {
    let share = protocol.share()?;
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
