//! Judges whether a run satisfies the safety and liveness properties that docs/scenarios.md defines.
//!
//! The judge sees every change of an `elected` cell. It reads the states of all processes only at a rest, so judging
//! is cheap.

mod ending;
mod memory;
mod repetition;
mod values;
mod votes;

use std::{collections::BTreeMap, sync::Arc};

use crate::protocol::{Datum, Evidence, Id, PropertyId, Remark, Scope, Standing, Ticks, Value};
use crate::sim::chance::Seeded;
use crate::sim::{Excess, Limits, World, observe::Observer, observe::SimEvent};
pub use ending::Moment;
use ending::{NAMED, Verdicts};
use memory::Why;
pub use memory::{Memory, Rules, Violation};
pub use repetition::Repetition;
pub use votes::{Chosen, VoteCount};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Property {
    /// The property's name in scenario files.
    pub name: &'static str,
    pub status: Status,
    /// Why the property is or was violated, or why it is undecided.
    pub why: Option<Remark>,
    /// The tick of the first permanent violation, or of the latest violation at a rest; `None`: no violation.
    pub tick: Option<Ticks>,
    /// The tick of the first rest at which the violated property holds again; `None`: no such rest.
    pub again: Option<Ticks>,
    /// The ids of the processes that the violation concerns, at most [`MOST_NAMED`], the cause of the violation first.
    pub processes: Vec<Id>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    Holds,
    Violated,
    Undecided,
}

/// The maximum number of processes that a violation lists.
pub const MOST_NAMED: usize = 1_000;

/// A permanent violation: no later event can repair it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Breach {
    tick: Ticks,
    why: Remark,
    processes: Vec<Id>,
}

/// The first permanent violation of each property.
#[derive(Clone, Debug, Default)]
struct Breaches(Vec<(PropertyId, Breach)>);

impl Breaches {
    fn of(&self, property: PropertyId) -> Option<&Breach> {
        self.0.iter().find(|(broken, _)| *broken == property).map(|(_, breach)| breach)
    }

    fn note(&mut self, tick: Ticks, found: Violation, ids: &[Id]) {
        let Violation { property, why, processes } = found;
        if self.of(property).is_none() {
            let processes: Vec<Id> = processes.into_iter().map(|at| ids[at as usize]).collect();
            self.0.push((property, Breach { tick, why: why.sentence(&processes), processes }));
        }
    }
}

/// Observes a run and judges its properties.
#[derive(Clone, Debug)]
pub struct Judge {
    rules: Arc<Rules>,
    memory: Memory,
    breaches: Breaches,
    verdicts: Verdicts,
    search: repetition::Search,
    /// By position: the ids of the live processes that lead in their own view.
    leaders: BTreeMap<u32, Id>,
    /// The id of the process that became leader last, in its own view.
    pub newest: Option<Id>,
    /// For each leader: how many live processes have it as leader.
    holders: BTreeMap<Id, u64>,
    /// For each leader: when and by which process it was first adopted, since the last rest or loss of a leader.
    first: BTreeMap<Id, (Ticks, Id)>,
    /// Whether a process has sent a message since the last rest. Upkeep messages do not count.
    has_sent: bool,
    chosen: Vec<Chosen>,
    /// In an algorithm that decides values: how often an `elected` cell got a decision.
    pub decisions: u32,
    /// The latest decision: the id of the process, and the value.
    pub latest: Option<(Id, Datum)>,
    /// The two decisions that first violated agreement, the later one first. Both can be decisions of one process.
    pub differing: Option<[(Id, Datum); 2]>,
    /// The tick of the latest change of an `elected` cell.
    pub last_change: Ticks,
    /// The first tick at which a process became leader in its own view; `None`: no process has.
    pub first_elected: Option<Ticks>,
    /// How often a process became leader in its own view.
    pub times_won: u32,
}

impl Judge {
    /// The judge of a run at tick 0.
    pub fn new(world: &World) -> Self {
        let properties = world.plan().nature.properties.iter().filter_map(|name| PropertyId::named(name));
        let rules = Rules::of(world, &properties.collect::<Vec<_>>());
        let (mut leaders, mut holders) = (BTreeMap::new(), BTreeMap::new());
        for seen in (0..world.count() as u32).map(|at| world.process(at)) {
            if seen.standing.leads(seen.local.id) {
                leaders.insert(seen.local.position, seen.local.id);
            }
            if let Some(leader) = seen.standing.leader.filter(|_| seen.up) {
                *holders.entry(leader).or_default() += 1;
            }
        }
        let memory = rules.memory(world);
        Self {
            chosen: memory.votes.chosen_before_tick_0().collect(),
            memory,
            rules: Arc::new(rules),
            breaches: Breaches::default(),
            verdicts: Verdicts::default(),
            search: repetition::Search::default(),
            leaders,
            newest: None,
            holders,
            first: BTreeMap::new(),
            has_sent: false,
            decisions: 0,
            latest: None,
            differing: None,
            last_change: 0,
            first_elected: None,
            times_won: 0,
        }
    }

    /// Whether a process is not faulty and was never down; false if the algorithm does not decide on a value.
    pub fn is_correct(&self, at: u32) -> bool {
        self.rules.values.is_some() && self.memory.values.is_correct(at)
    }

    pub fn leaders(&self) -> impl Iterator<Item = Id> + '_ {
        self.leaders.values().copied()
    }

    /// How many voters form a majority; 0 if the algorithm has no voters.
    pub const fn majority(&self) -> usize {
        self.memory.votes.majority
    }

    /// The voters of each accepted entry, ordered by slot and ballot.
    pub fn tallies(&self) -> Vec<VoteCount<'_>> {
        self.memory.votes.tallies(&self.chosen)
    }

    /// The entries that a majority has chosen, in the order of time; one entry perhaps for several ballots of a slot.
    pub fn chosen(&self) -> &[Chosen] {
        &self.chosen
    }

    /// Whether the latest chosen entry was chosen at `tick`.
    #[inline]
    pub fn chose_at(&self, tick: Ticks) -> bool {
        self.chosen().last().is_some_and(|chosen| chosen.tick == tick)
    }

    /// [`Excess::Terms`] if the judge remembers more terms than the limit allows; otherwise `None`.
    pub fn excess(&self, limits: &Limits) -> Option<Excess> {
        (self.memory.terms.len() as u64 > limits.terms).then_some(Excess::Terms)
    }

    /// The approximate size of a clone, in bytes.
    pub fn bytes(&self) -> usize {
        const OF_EACH: usize = 48;
        let held = self.leaders.len() + self.holders.len() + self.first.len() + self.memory.terms.len();
        OF_EACH * (held + self.verdicts.count())
            + self.rules.values.as_ref().map_or(0, values::Inputs::bytes)
            + self.memory.votes.bytes()
            + self.chosen.len() * size_of::<Chosen>()
            + self.search.bytes()
    }

    fn stood(&mut self, tick: Ticks, (at, id): (u32, Id), [before, after]: [Standing; 2]) {
        let strip = self.rules.strip;
        if before.cell(strip) == after.cell(strip) {
            return;
        }
        self.last_change = tick;
        self.verdicts.mark_stale();
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
            self.first.entry(leader).or_insert((tick, id));
        }
        if let Some(decided) = after.decided.filter(|_| !strip.is_of_leaders()) {
            self.latest = Some((id, decided));
            self.decisions += 1;
        }
        if after.leads(id) {
            self.first_elected.get_or_insert(tick);
            self.times_won += 1;
            self.newest = Some(id);
            self.leaders.insert(at, id);
        } else if before.leads(id) {
            self.leaders.remove(&at);
        }
    }

    /// The tick at which a property was violated permanently. `None`: it was not, or it is only judged at rest.
    pub fn broke_at(&self, property: &str) -> Option<Ticks> {
        let property = PropertyId::named(property)?;
        let unending = self.repetition().filter(|_| property == PropertyId::Termination);
        self.breaches.of(property).map(|breach| breach.tick).or(unending.map(|found| found.seen))
    }

    /// Whether a property was found permanently violated for the first time at `tick`.
    #[inline]
    pub fn found_breach_at(&self, tick: Ticks) -> bool {
        self.breaches.0.iter().any(|(_, breach)| breach.tick == tick)
            || self.repetition().is_some_and(|found| found.seen == tick)
    }

    /// How the run repeats; `None`: it is not known to repeat. An act ends a repetition.
    #[inline]
    pub const fn repetition(&self) -> Option<Repetition> {
        self.search.found
    }

    /// Checks whether the run repeats. Call this at tick 0 and after each tick. `chance`: the run's source of chance.
    #[inline]
    pub fn look_for_repetition(&mut self, world: &World, chance: Seeded) {
        self.search.look(world, chance);
    }

    /// If the tick ended at rest, judges the properties that are judged at rest. Call this after each tick.
    #[inline]
    pub fn judge_rest(&mut self, world: &World) {
        if self.verdicts.awaited.is_some() {
            self.verdicts.judge(world.now(), self.rules.faults(&self.memory, world));
        }
    }

    /// The properties judged at rest that were found violated at the end of `tick`, but not at the previous rest.
    pub fn broke_at_rest(&self, tick: Ticks) -> impl Iterator<Item = &Property> {
        self.verdicts.found.iter().filter(move |broken| broken.again.is_none() && broken.tick == Some(tick))
    }

    /// The names of the properties that were violated at an earlier rest and hold again at the end of `tick`.
    pub fn mended_at_rest(&self, tick: Ticks) -> impl Iterator<Item = &'static str> {
        self.verdicts.found.iter().filter(move |broken| broken.again == Some(tick)).map(|broken| broken.name)
    }

    /// The verdicts on `properties` at this point of the run. `rests`: whether the run is at rest now.
    ///
    /// # Panics
    /// If `properties` contains an unknown name.
    pub fn findings(&self, properties: &[&'static str], rests: bool) -> Vec<Property> {
        let known = |name: &&str| PropertyId::named(name).expect("the catalogue lists only existing properties");
        let finding = |property: PropertyId| match self.breaches.of(property) {
            Some(Breach { tick, why, processes }) => {
                Property::violated(property.name(), why.clone(), *tick, processes.clone())
            }
            None => self.verdicts.standing(property.name(), (rests, self.repetition())),
        };
        properties.iter().map(known).filter(|&property| self.rules.judges(property)).map(finding).collect()
    }

    fn note(&mut self, tick: Ticks, found: Vec<Violation>) {
        for found in found {
            if let (Why::Disagrees { value, other, held }, Some(&at)) = (&found.why, found.processes.first()) {
                self.differing.get_or_insert([(self.rules.ids[at as usize], *value), (*other, *held)]);
            }
            self.breaches.note(tick, found, &self.rules.ids);
        }
    }

    #[inline]
    fn end_tick(&mut self, tick: Ticks, rests: bool) {
        let property = PropertyId::OneLeader;
        if self.leaders.len() > 1 && self.rules.judges(property) && self.breaches.of(property).is_none() {
            self.breaches.0.push((property, self.leads_besides(tick)));
        }
        if rests {
            if self.breaches.of(PropertyId::Safety).is_none() {
                let breach = self.wrong_decision(tick);
                self.breaches.0.extend(breach.map(|breach| (PropertyId::Safety, breach)));
            }
            // A rest ends an election only if, since the last rest, a process sent a message or adopted a leader.
            self.verdicts.rest(std::mem::take(&mut self.has_sent) || !self.first.is_empty());
            self.first.clear();
            Rules::rest(&mut self.memory);
        }
    }

    /// The violation if several processes lead at the same time. The violator is the process that became leader last.
    fn leads_besides(&self, tick: Ticks) -> Breach {
        let by = self.newest.filter(|newest| self.leaders.values().any(|leader| leader == newest));
        let by = by.or_else(|| self.leaders.values().next_back().copied());
        let others: Vec<Id> = self.leaders.values().copied().filter(|&leader| Some(leader) != by).collect();
        let why = Remark::new("property-one-leader-violated")
            .with("others", Value::Ids(others.iter().take(NAMED).copied().collect()));
        let why = by.into_iter().fold(why, |why, by| why.id("id", by));
        Breach { tick, why, processes: by.into_iter().chain(others).collect() }
    }

    /// Finds a violation of `safety`: a process adopted a leader that is not the only leader at this rest.
    fn wrong_decision(&self, tick: Ticks) -> Option<Breach> {
        let ends_with = self.holders.keys().next().copied().filter(|_| self.holders.len() == 1);
        let wrong = self.memory.election.wrong(ends_with);
        let wrong = wrong.filter_map(|leader| Some((leader, *self.first.get(&leader)?)));
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

    fn weigh(&mut self, tick: Ticks, event: SimEvent<'_>) {
        let mut found = Vec::new();
        let chooses = self.rules.see(&mut self.memory, &event, &mut found);
        if !found.is_empty() {
            self.note(tick, found);
        }
        match event {
            SimEvent::Stood { at, id, before, after, .. } => self.stood(tick, (at, id), [before, after]),
            SimEvent::Attested { evidence: &Evidence::Accepted { slot, ballot, entry }, .. } if chooses => {
                self.chosen.push(Chosen { tick, slot, ballot, entry });
            }
            SimEvent::WentDown { at, .. } => {
                self.verdicts.mark_stale();
                if self.leaders.contains_key(&at) {
                    self.first.clear();
                }
            }
            SimEvent::Started { .. }
            | SimEvent::Requested { .. }
            | SimEvent::Revived { .. }
            | SimEvent::Commanded { .. } => self.verdicts.mark_stale(),
            _ => {}
        }
    }
}

impl Observer for Judge {
    #[inline(always)]
    fn see(&mut self, tick: Ticks, event: SimEvent<'_>) {
        match event {
            SimEvent::Delivered { .. } | SimEvent::Handled { .. } | SimEvent::Obeyed { .. } => {}
            SimEvent::Sent { message, .. } => self.has_sent |= self.rules.sent(&mut self.memory, message),
            SimEvent::TickOver { rests } => self.end_tick(tick, rests),
            _ => self.weigh(tick, event),
        }
    }
}

/// A sentence that says what a property requires; `None`: the name is unknown.
pub fn demand(property: &str, scope: Scope) -> Option<Remark> {
    PropertyId::named(property).map(|property| property.demand(scope))
}

/// The names of all properties in scenario files.
pub fn names() -> impl Iterator<Item = &'static str> {
    PropertyId::ALL.iter().map(|property| property.name())
}

/// The title of a property, as the screen shows it.
pub fn title(property: &'static str) -> Remark {
    PropertyId::named(property).map_or_else(|| Remark::new(property), PropertyId::title)
}

/// The name of the property that has the title `value`; `None`: no property has this title.
pub fn titled(value: &Value) -> Option<&'static str> {
    let Value::Said(title) = value else { return None };
    PropertyId::ALL.iter().find(|known| known.title() == **title).map(|known| known.name())
}

impl Property {
    const fn of(name: &'static str, status: Status) -> Self {
        Self { name, status, why: None, tick: None, again: None, processes: Vec::new() }
    }

    fn violated(name: &'static str, why: Remark, tick: Ticks, mut processes: Vec<Id>) -> Self {
        processes.truncate(MOST_NAMED);
        Self { why: Some(why), tick: Some(tick), processes, ..Self::of(name, Status::Violated) }
    }
}
