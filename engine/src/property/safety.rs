//! Every decision of an election names the process that the election ends with.
//!
//! An election runs from the first message that is sent after a rest, upkeep apart, or from the moment at which a leader goes down, to the
//! next rest. A decision is a cell of `elected` that comes to hold a leader. It is judged at the rest, because only then is it known
//! whom the live processes end with.

use std::collections::BTreeMap;

use super::Breach;
use super::ending::NAMED;
use crate::protocol::{Id, Remark, Standing, Ticks, Value};

#[derive(Clone, Debug, Default)]
pub(super) struct Elections {
    /// How many live processes hold each leader.
    holders: BTreeMap<Id, u64>,
    /// Whether a message was sent since the last rest, upkeep apart.
    pub(super) has_sent: bool,
    /// Whether a leader went down since the last rest.
    has_lost_leader: bool,
    /// The leaders decided for since then, each with the tick and the process of the first time.
    decided: BTreeMap<Id, (Ticks, Id)>,
    breach: Option<Breach>,
}

impl Elections {
    /// At tick 0, of live processes.
    pub(super) fn new(cells: impl Iterator<Item = Option<Id>>) -> Self {
        let mut elections = Self::default();
        for leader in cells.flatten() {
            *elections.holders.entry(leader).or_default() += 1;
        }
        elections
    }

    /// A cell of `elected` changes.
    pub(super) fn changed(&mut self, tick: Ticks, id: Id, before: Standing, after: Standing) {
        if let Some(leader) = before.leader
            && let Some(count) = self.holders.get_mut(&leader)
        {
            *count -= 1;
            if *count == 0 {
                self.holders.remove(&leader);
            }
        }
        if let Some(leader) = after.leader {
            *self.holders.entry(leader).or_default() += 1;
            self.decided.entry(leader).or_insert((tick, id));
        }
    }

    /// A leader goes down: what was decided before belongs to an election that is over.
    pub(super) fn begin_anew(&mut self) {
        self.has_lost_leader = true;
        self.decided.clear();
    }

    /// The run has come to rest. Whether there was more than the loss of a leader since the last rest: that nobody has noticed it is the
    /// end of no election.
    pub(super) fn end(&mut self, tick: Ticks) -> bool {
        let decided = std::mem::take(&mut self.decided);
        let (has_sent, has_lost_leader) = (std::mem::take(&mut self.has_sent), std::mem::take(&mut self.has_lost_leader));
        if (has_sent || has_lost_leader) && self.breach.is_none() {
            self.breach = self.judge(tick, &decided);
        }
        has_sent || !decided.is_empty()
    }

    fn judge(&self, tick: Ticks, decided: &BTreeMap<Id, (Ticks, Id)>) -> Option<Breach> {
        let ends_with = self.holders.keys().next().copied().filter(|_| self.holders.len() == 1);
        let wrong = decided.iter().filter(|(leader, _)| Some(**leader) != ends_with);
        let (&leader, &(decided_at, by)) = wrong.min_by_key(|(leader, (tick, _))| (*tick, **leader))?;
        let why = match ends_with {
            Some(end) => Remark::new("property-safety-violated").id("end", end),
            None if self.holders.is_empty() => Remark::new("property-safety-violated-none"),
            None => {
                let ends = self.holders.keys().take(NAMED).copied().collect();
                Remark::new("property-safety-violated-several").with("ids", Value::Ids(ends))
            }
        };
        let why = why.id("id", by).id("leader", leader).number("decided", decided_at).number("tick", tick);
        Some(Breach { tick, why, processes: vec![by] })
    }

    pub(super) const fn breach(&self) -> Option<&Breach> {
        self.breach.as_ref()
    }

    pub(super) fn count(&self) -> usize {
        self.holders.len() + self.decided.len()
    }
}
