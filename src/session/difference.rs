//! Where two runs part: the first tick at which some process does not do the same in both.
//!
//! Two runs of the same algorithm (whatever its variants) are compared by everything: who handled which message, from whom, with
//! which values, which lines it obeyed, how many messages it sent, and what became of its cell of `elected`. Different algorithms have
//! different messages and lines, so that of each deed only what all of them have is compared: that a process began an
//! election, handled a message, had a timer run out, went down, came back or came to lead; how many messages it sent then; and what its cell of
//! `elected` became.
//!
//! The deeds of a tick are compared process by process, each in its own order. In which order different processes are handled
//! within a tick is no difference: no message takes less than a tick, so that none of them can know of the others.

use std::collections::BTreeMap;

use super::Session;
use super::deeds::Deed;
use super::model::comparison::{Difference, Doing};
use crate::protocol::{Decision, Id, Remark, Ticks};
use crate::scenario::Scenario;

/// Looks for the first difference of two runs, tick by tick, as far as they have been computed.
#[derive(Clone, Debug, Default)]
pub struct Finder {
    /// The first tick that has not been compared.
    next: Ticks,
    found: Option<Difference>,
}

impl Finder {
    /// The first difference up to a tick that both runs have computed, or before which they have come to rest.
    pub fn find(&mut self, [left, right]: [&dyn Session; 2], until: Ticks) -> Option<&Difference> {
        if self.next == 0 {
            self.found = before_all(left.scenario(), right.scenario());
            self.next = 1;
        }
        while self.found.is_none() && self.next <= until {
            let busy = [left, right].into_iter().filter_map(|run| run.busy_from(self.next)).min();
            let Some(tick) = busy.filter(|&tick| tick <= until) else { break };
            self.found = at(left, right, tick);
            self.next = tick + 1;
        }
        self.next = self.next.max(until.saturating_add(1));
        self.found.as_ref()
    }

    /// What was found.
    pub const fn found(&self) -> Option<&Difference> {
        self.found.as_ref()
    }

    /// What comes after a tick takes another course.
    pub fn forget_after(&mut self, tick: Ticks) {
        self.next = self.next.min(tick.saturating_add(1));
        self.found.take_if(|found| found.tick > tick);
    }
}

/// The difference at a tick, if there is one.
fn at(left: &dyn Session, right: &dyn Session, tick: Ticks) -> Option<Difference> {
    let same_algorithm = left.scenario().protocol == right.scenario().protocol;
    let deeds = [left, right].map(|run| {
        let mut deeds = run.deeds(tick);
        deeds.retain(|deed| deed.mark(same_algorithm).is_some());
        deeds
    });
    let pair = first_unlike(&deeds, |deed| deed.mark(same_algorithm))?;
    let who = pair.iter().flatten().find_map(|deed| deed.who);
    Some(Difference { tick, who, sides: doings([left, right], pair, (who, tick)) })
}

/// The first deed of the left run that the same process has not, as its next one, in the right run, with the one that it has there; or the
/// first deed of the right run that is too many.
fn first_unlike<T: PartialEq>([left, right]: &[Vec<Deed>; 2], mark: impl Fn(&Deed) -> T) -> Option<[Option<Deed>; 2]> {
    let mut by_process: BTreeMap<Option<Id>, Vec<&Deed>> = BTreeMap::new();
    for deed in right {
        by_process.entry(deed.who).or_default().push(deed);
    }
    let mut done: BTreeMap<Option<Id>, usize> = BTreeMap::new();
    for deed in left {
        let done = done.entry(deed.who).or_default();
        let other = by_process.get(&deed.who).and_then(|deeds| deeds.get(*done)).copied();
        if other.is_none_or(|other| mark(other) != mark(deed)) {
            return Some([Some(*deed), other.copied()]);
        }
        *done += 1;
    }
    let mut seen: BTreeMap<Option<Id>, usize> = BTreeMap::new();
    let extra = right.iter().find(|deed| {
        let seen = seen.entry(deed.who).or_default();
        *seen += 1;
        *seen > done.get(&deed.who).copied().unwrap_or_default()
    });
    extra.map(|deed| [None, Some(*deed)])
}

/// What each run does there, in words that tell the two apart.
fn doings(runs: [&dyn Session; 2], deeds: [Option<Deed>; 2], (who, tick): (Option<Id>, Ticks)) -> [Doing; 2] {
    let lines = [0, 1].map(|side| deeds[side].and_then(|deed: Deed| runs[side].tell_record(deed.record)));
    let same = match &lines {
        [Some(left), Some(right)] => {
            (&left.full, &left.more, &left.payload, left.route) == (&right.full, &right.more, &right.payload, right.route)
        }
        _ => false,
    };
    let sends = deeds[0].map(|deed| deed.sent) != deeds[1].map(|deed| deed.sent);
    let mut side = 0;
    lines.map(|line| {
        let (run, deed) = (runs[side], deeds[side]);
        side += 1;
        let about = |key| who.into_iter().fold(Remark::new(key), |remark, who| remark.id("id", who));
        let instead = match (&line, deed) {
            (Some(_), Some(deed)) if same && sends => Some(about("difference-sends").number("count", u64::from(deed.sent))),
            (Some(_), Some(deed)) if same => Some(match deed.decided {
                Some(Some(Decision::Leader(leader))) => about("difference-holds").id("leader", leader),
                Some(None) => about("difference-holds-nobody"),
                None => about("difference-holds-on"),
            }),
            (Some(_), _) => None,
            (None, _) if run.recorded() < tick => Some(Remark::new("difference-over").number("tick", run.recorded())),
            (None, _) => Some(if who.is_some() { about("difference-nothing") } else { Remark::new("difference-nobody") }),
        };
        Doing { event: deed.map(|deed| deed.event), line: line.filter(|_| instead.is_none()), instead }
    })
}

/// What is different before the first tick: who there is, who is up, who is held as leader.
fn before_all(left: &Scenario, right: &Scenario) -> Option<Difference> {
    let known = |scenario: &Scenario| {
        let seats = scenario.seating();
        let mut known: BTreeMap<Id, bool> = seats.iter().map(|&id| (id, true)).collect();
        for down in scenario.down.iter().filter_map(|&at| seats.get(at as usize)) {
            known.insert(*down, false);
        }
        known
    };
    let [here, there] = [left, right].map(known);
    let doing = |remark: Remark| Doing { event: None, line: None, instead: Some(remark) };
    let unlike = here.keys().chain(there.keys()).find(|id| here.get(id) != there.get(id));
    if let Some(&id) = unlike {
        let told = |known: &BTreeMap<Id, bool>| {
            let key = match known.get(&id) {
                None => "difference-absent",
                Some(true) => "difference-up",
                Some(false) => "difference-down",
            };
            doing(Remark::new(key).id("id", id))
        };
        return Some(Difference { tick: 0, who: Some(id), sides: [told(&here), told(&there)] });
    }
    if left.leader == right.leader {
        return None;
    }
    let told = |scenario: &Scenario| {
        let remark = |leader| Remark::new("difference-led").id("leader", leader);
        doing(scenario.leader.map_or_else(|| Remark::new("difference-unled"), remark))
    };
    Some(Difference { tick: 0, who: None, sides: [told(left), told(right)] })
}
