//! Every decision of an election names the process that the election ends with.
//!
//! An election runs from the first message that is sent after a rest, upkeep apart, or from the moment at which a leader goes down, to the
//! next rest. A decision is a cell of `elected` that comes to hold a leader. It is judged at the rest, because only then is it known
//! whom the live processes end with.

use std::collections::BTreeMap;

use super::Breach;
use super::ending::NAMED;
use crate::protocol::{Id, Remark, Standing, Ticks, Value};

/// What has to be remembered of a run from one rest to the next. `F`: what is kept of the first decision for a leader.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Decided<F> {
    /// Whether a message was sent since the last rest, upkeep apart.
    pub(super) has_sent: bool,
    /// Whether a leader went down since the last rest.
    has_lost_leader: bool,
    /// The leaders decided for since then.
    leaders: BTreeMap<Id, F>,
}

impl<F> Decided<F> {
    pub(super) fn decide(&mut self, leader: Id, first: F) {
        self.leaders.entry(leader).or_insert(first);
    }

    /// A leader goes down: what was decided before belongs to an election that is over.
    pub(super) fn begin_anew(&mut self) {
        self.has_lost_leader = true;
        self.leaders.clear();
    }

    /// What is left of it after a rest is nothing.
    pub(super) fn end(&mut self) -> Self
    where
        F: Default,
    {
        std::mem::take(self)
    }

    /// Without what is kept of the first decisions.
    pub(super) fn remembered(&self) -> Decided<()> {
        let leaders = self.leaders.keys().map(|&leader| (leader, ())).collect();
        Decided { has_sent: self.has_sent, has_lost_leader: self.has_lost_leader, leaders }
    }

    const fn is_judged(&self) -> bool {
        self.has_sent || self.has_lost_leader
    }

    /// The decisions that do not name the leader that all live processes hold.
    fn wrong(&self, ends_with: Option<Id>) -> impl Iterator<Item = (Id, &F)> {
        let all = self.leaders.iter().map(|(leader, first)| (*leader, first));
        all.filter(move |(leader, _)| self.is_judged() && Some(*leader) != ends_with)
    }

    /// Whether a rest breaks safety at whose end this leader is held by all live processes that hold any.
    pub(super) fn is_broken(&self, ends_with: Option<Id>) -> bool {
        self.wrong(ends_with).next().is_some()
    }
}

/// The tick and the process of the first decision for a leader.
type First = Option<(Ticks, Id)>;

#[derive(Clone, Debug, Default)]
pub(super) struct Elections {
    /// How many live processes hold each leader.
    holders: BTreeMap<Id, u64>,
    pub(super) decided: Decided<First>,
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
            self.decided.decide(leader, Some((tick, id)));
        }
    }

    /// The run has come to rest. Whether there was more than the loss of a leader since the last rest: that nobody has noticed it is the
    /// end of no election.
    pub(super) fn end(&mut self, tick: Ticks) -> bool {
        let decided = self.decided.end();
        if self.breach.is_none() {
            self.breach = self.judge(tick, &decided);
        }
        decided.has_sent || !decided.leaders.is_empty()
    }

    fn judge(&self, tick: Ticks, decided: &Decided<First>) -> Option<Breach> {
        let ends_with = self.holders.keys().next().copied().filter(|_| self.holders.len() == 1);
        let wrong = decided.wrong(ends_with).filter_map(|(leader, first)| Some((leader, (*first)?)));
        let (leader, (decided_at, by)) = wrong.min_by_key(|(leader, (tick, _))| (*tick, *leader))?;
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
        self.holders.len() + self.decided.leaders.len()
    }
}
