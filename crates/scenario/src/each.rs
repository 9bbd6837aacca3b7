//! `[network] each`: links with properties of their own.
#![expect(clippy::redundant_closure_for_method_calls, reason = "a bare method path works for a single lifetime only")]

use super::{change::report_left_out, choices, write::list, write::span};
use crate::prelude::*;
use suffrage_engine::sim::network::OwnTraits;

const KEYS: &[&str] = &["from", "to", DELAY, LOSS];
const DELAY: &str = "delay";
const LOSS: &str = "loss";

pub(super) type Ends = (u32, u32);

/// Reads entries such as `{ from = 1, to = 2, delay = [3, 4], loss = 0.1 }`.
pub(super) fn read(given: &mut GivenValue<'_, '_>, bounce: bool) -> Option<Arc<BTreeMap<Ends, OwnTraits>>> {
    given.known.bounce = bounce;
    let (mut each, mut seen) = (BTreeMap::new(), BTreeMap::new());
    for item in given.list(Shape("each"))? {
        each.extend(entry(&mut given.other(item), &mut seen));
    }
    Some(Arc::new(each))
}

fn entry(given: &mut GivenValue<'_, '_>, seen: &mut BTreeMap<Ends, Range<usize>>) -> Option<(Ends, OwnTraits)> {
    let (item, section) = (given.span(), given.table(KEYS)?);
    let given = &mut given.within(&section);
    let from = given.needed("from", "from = 1", |from| from.process(Shape("id")));
    let to = given.needed("to", "to = 2", |to| to.process(Shape("id")).map(|(_, at)| (at, to.span())));
    let delay = given.inside(DELAY, |delay| delay.delay());
    let loss = given.inside(LOSS, |loss| loss.decimal((0.0, 1.0)));
    if !given.is_beside(DELAY) && !given.is_beside(LOSS) {
        given.reader.fault(item.clone(), faults::no_change(&[DELAY, LOSS]));
    }
    let ((id, from), (to, span)) = (from?, to?);
    if !choices::are_ends(given, (id, from), (to, span)) {
        return None;
    }
    let said = || given.known.roster.map_or_else(String::new, |roster| format!("{id} → {}", roster.at(to)));
    let is_new = given.reader.is_new(seen, (from, to), item, || faults::repeated(&said(), "each"));
    is_new.then_some(((from, to), OwnTraits { delay, loss }))
}

pub(super) fn written(each: &Arc<BTreeMap<Ends, OwnTraits>>, context: &WriteContext<'_>) -> Option<FieldText> {
    let entry = |(&(from, to), own): (&Ends, &OwnTraits)| {
        let delay = own.delay.map(|(shortest, longest)| format!(", delay = {}", span(shortest, longest)));
        let loss = own.loss.map(|loss| format!(", loss = {loss:?}"));
        let traits = delay.into_iter().chain(loss).collect::<String>();
        format!("{{ from = {}, to = {}{traits} }}", context.id(from), context.id(to))
    };
    FieldText::unless(each.is_empty(), || list(each.iter().map(entry)))
}

pub(super) fn described() -> Vec<Key> {
    let keys = [
        ("from", "id", "Sender."),
        ("to", "id", "Receiver."),
        (DELAY, "span", "Ticks in transit; as on all other links if absent."),
        (LOSS, "fraction", "Probability that a message is lost; as on all other links if absent."),
    ];
    keys.map(|(name, takes, meaning)| Key { name, takes, meaning, is_needed: takes == "id" }).into()
}

impl Scenario {
    /// The links that have their own delay: sender, receiver and delay. Sender and receiver are positions.
    pub fn own_delays(&self) -> impl Iterator<Item = (u32, u32, (Ticks, Ticks))> + '_ {
        self.network.each.iter().filter_map(|(&(from, to), own)| Some((from, to, own.delay?)))
    }

    /// Removes the delays of single links, so that all links have the same delay.
    pub fn drop_own_delays(&mut self, changes: &mut Vec<Remark>) {
        report_left_out(changes, ids::CHANGE_DELAYS_LEFT_OUT, self.own_delays().count());
        self.change_each(|&ends, own| own.loss.map(|_| (ends, OwnTraits { delay: None, ..*own })));
    }

    /// Removes the properties of links that do not exist.
    pub(super) fn drop_missing_links(&mut self) {
        let graph = self.graph();
        self.change_each(|&(from, to), &own| graph.has(from, to).then_some(((from, to), own)));
    }

    pub(super) fn change_each(&mut self, changed: impl Fn(&Ends, &OwnTraits) -> Option<(Ends, OwnTraits)>) {
        if self.network.each.is_empty() {
            return;
        }
        let has_default = self.detector == self.default_detector();
        self.network.each = Arc::new(self.network.each.iter().filter_map(|(ends, own)| changed(ends, own)).collect());
        if has_default {
            self.detector = self.default_detector();
        }
    }

    pub(super) fn report_links_left_out(&self, after: &Self, changes: &mut Vec<Remark>) {
        let dropped = self.network.each.len().saturating_sub(after.network.each.len());
        report_left_out(changes, ids::CHANGE_LINKS_LEFT_OUT, dropped);
    }
}

#[cfg(test)]
mod tests;
