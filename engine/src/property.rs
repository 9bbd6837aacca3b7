//! Safety and liveness as monitors of a run, as docs/scenarios.md defines them.
//!
//! The monitors see every change of a cell of `elected`, and look at the whole world only when they are asked: a run of a million
//! processes is judged at little cost.

mod ending;
mod groups;
mod memory;
mod moment;
mod safety;
mod terms;
mod values;
mod verdicts;
mod votes;

use std::collections::BTreeMap;

use crate::protocol::{Datum, Evidence, Id, LogEntry, PropertyId, Protocol, Remark, Scope, Standing, Strip, Ticks, Value};
use crate::sim::observe::{Observer, SimEvent};
use crate::sim::{Clock, Excess, Limits, World};
use ending::{Ending, NAMED};
use groups::Groups;
pub use memory::{Memory, Rules};
pub use moment::Moment;
use safety::Elections;
use terms::Terms;
use values::Values;
use verdicts::Verdicts;
use votes::Votes;
pub use votes::{Chosen, VoteCount};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Property {
    /// The name, as in scenario files.
    pub name: &'static str,
    pub status: Status,
    /// The reason why it is violated, undecided or was broken before.
    pub why: Option<Remark>,
    /// The tick at which it first broke.
    pub tick: Option<Ticks>,
    /// Of one that broke: the tick at which the run came to rest and it was found to hold.
    pub again: Option<Ticks>,
    /// The processes concerned, at most [`MOST_NAMED`]: the one that broke it first, the others in clockwise order.
    pub processes: Vec<Id>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    Holds,
    Violated,
    Undecided,
}

/// The most processes that a violation lists.
pub const MOST_NAMED: usize = 1_000;

/// The first breach that the rest of the run cannot mend.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Breach {
    tick: Ticks,
    why: Remark,
    /// The one that broke it first.
    processes: Vec<Id>,
}

/// What is wrong, and the positions of the processes concerned, the one that broke it first.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Found<W> {
    property: PropertyId,
    why: W,
    processes: Vec<u32>,
}

/// The first breach of each property that has broken for good.
#[derive(Clone, Debug, Default)]
struct Breaches(Vec<(PropertyId, Breach)>);

impl Breaches {
    fn of(&self, property: PropertyId) -> Option<&Breach> {
        self.0.iter().find(|(broken, _)| *broken == property).map(|(_, breach)| breach)
    }

    /// Notes what was found if nothing has broken the property before. `ids`: by position.
    fn note<W>(&mut self, tick: Ticks, found: Found<W>, ids: &[Id], told: impl FnOnce(W, &[Id]) -> Remark) {
        let Found { property, why, processes } = found;
        if self.of(property).is_none() {
            let processes: Vec<Id> = processes.into_iter().map(|at| ids[at as usize]).collect();
            self.0.push((property, Breach { tick, why: told(why, &processes), processes }));
        }
    }
}

/// The monitors of an election, as an observer of the run.
#[derive(Clone, Debug)]
pub struct Judge {
    /// The live processes that hold their own id, by position.
    leaders: BTreeMap<u32, Id>,
    /// The latest process to hold itself as leader.
    newest: Option<Id>,
    two_leaders: Option<Breach>,
    terms: Terms,
    elections: Elections,
    verdicts: Verdicts,
    /// Where several leaders are right, each with a group of its own.
    groups: Option<Groups>,
    /// What this run is not judged by.
    left_out: Vec<PropertyId>,
    /// Where processes decide on a value.
    values: Option<Box<Values>>,
    /// Where processes attest their votes.
    votes: Option<Box<Votes>>,
    last_change: Ticks,
    election_begun: bool,
    first_elected: Option<Ticks>,
    times_won: u32,
}

impl Judge {
    pub fn new<P: Protocol>(world: &World<P>) -> Self {
        let own = (0..world.count() as u32).map(|at| world.process(at)).filter(|seen| seen.standing.leads(seen.local.id));
        let own: Vec<_> = own.collect();
        let mut terms = Terms::default();
        for seen in &own {
            if let Some(term) = world.plan().protocol.term(seen.state) {
                terms.led(0, term, seen.local.id);
            }
        }
        let live = (0..world.count() as u32).map(|at| world.process(at)).filter(|seen| seen.up);
        let cells = live.map(|seen| seen.standing.leader);
        Self {
            leaders: own.iter().map(|seen| (seen.local.position, seen.local.id)).collect(),
            newest: None,
            two_leaders: None,
            terms,
            elections: Elections::new(cells),
            verdicts: Verdicts::default(),
            groups: (P::STRIP == Strip::Groups).then(|| Groups::of(world)),
            left_out: PropertyId::ALL.iter().copied().filter(|&property| !world.plan().protocol.is_judged_by(property)).collect(),
            values: (!P::STRIP.is_of_leaders()).then(|| Box::new(Values::of(world))),
            votes: P::ATTESTS.then(|| Box::new(Votes::of(world))),
            last_change: 0,
            election_begun: false,
            first_elected: None,
            times_won: 0,
        }
    }

    pub const fn last_change(&self) -> Ticks {
        self.last_change
    }

    /// The first tick at which a process came to hold itself as leader.
    pub const fn first_elected(&self) -> Option<Ticks> {
        self.first_elected
    }

    /// Whether a process has never been down and is not faulty, where processes decide on a value.
    pub fn is_correct(&self, at: u32) -> bool {
        self.values.as_ref().is_some_and(|values| values.is_correct(at))
    }

    pub fn leaders(&self) -> impl Iterator<Item = Id> + '_ {
        self.leaders.values().copied()
    }

    pub const fn newest(&self) -> Option<Id> {
        self.newest
    }

    pub const fn times_won(&self) -> u32 {
        self.times_won
    }

    /// How many voters choose together; 0 where nobody attests votes.
    pub fn majority(&self) -> usize {
        self.votes.as_ref().map_or(0, |votes| votes.majority())
    }

    /// All that was accepted so far, by slot and ballot, ascending.
    pub fn tallies(&self) -> Vec<VoteCount<'_>> {
        self.votes.as_ref().map(|votes| votes.tallies()).unwrap_or_default()
    }

    /// What a majority has chosen, in the order in which it happened: what is chosen in several ballots comes several times.
    pub fn chosen(&self) -> &[Chosen] {
        self.votes.as_ref().map(|votes| votes.chosen()).unwrap_or_default()
    }

    /// Whether anything was chosen in this tick, if it is the latest.
    #[inline]
    pub fn chose_at(&self, tick: Ticks) -> bool {
        self.chosen().last().is_some_and(|chosen| chosen.tick == tick)
    }

    /// How often a cell has come to hold another decision.
    pub fn decisions(&self) -> u32 {
        self.values.as_ref().map_or(0, |values| values.decisions)
    }

    /// The process whose cell came to hold a decision last, and which.
    pub fn latest_decision(&self) -> Option<(Id, Datum)> {
        self.values.as_ref().and_then(|values| values.latest)
    }

    /// The two decisions that broke agreement, the later one first: also where a crash has wiped them out since. Both may be of one process.
    pub fn differing(&self) -> Option<[(Id, Datum); 2]> {
        self.values.as_ref().and_then(|values| values.differing)
    }

    /// What it remembers beyond its limit, for the rest of the run.
    pub fn excess(&self, limits: &Limits) -> Option<Excess> {
        (self.terms.count() as u64 > limits.terms).then_some(Excess::Terms)
    }

    /// Approximate memory of a clone, in bytes.
    pub fn bytes(&self) -> usize {
        const OF_EACH: usize = 48;
        OF_EACH * (self.leaders.len() + self.elections.count() + self.terms.count() + self.verdicts.count())
            + self.values.as_ref().map_or(0, |values| values.bytes())
            + self.votes.as_ref().map_or(0, |votes| votes.bytes())
    }

    fn stood(&mut self, tick: Ticks, strip: Strip, (at, id): (u32, Id), [before, after]: [Standing; 2]) {
        // A process that announces itself at once is never seen taking part.
        self.election_begun |= after.taking_part || after.leads(id);
        if before.cell(strip) == after.cell(strip) {
            return;
        }
        self.last_change = tick;
        self.verdicts.forget();
        self.elections.changed(tick, id, before, after);
        if let (Some(values), Some(decided)) = (&mut self.values, after.decided) {
            values.latest = Some((id, decided));
            values.decisions += 1;
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

    /// The tick at the end of which a property broke for good; `None` for one that is judged at rest only.
    pub fn broke_at(&self, property: &str) -> Option<Ticks> {
        self.breach(PropertyId::named(property)?).map(|breach| breach.tick)
    }

    /// Whether any property broke for good at the end of this tick.
    #[inline]
    pub fn found_breach_at(&self, tick: Ticks) -> bool {
        PropertyId::ALL.iter().filter_map(|&property| self.breach(property)).any(|breach| breach.tick == tick)
    }

    fn breach(&self, property: PropertyId) -> Option<&Breach> {
        if let Some(values) = &self.values {
            let of_votes = self.votes.as_ref().and_then(|votes| votes.breach(property));
            return values.breach(property).or(of_votes);
        }
        if let Some(groups) = &self.groups {
            return groups.breach(property);
        }
        match property {
            PropertyId::OneLeader => self.two_leaders.as_ref(),
            PropertyId::OneLeaderPerTerm => self.terms.breach(),
            PropertyId::Safety => self.elections.breach(),
            PropertyId::Agreement
            | PropertyId::Highest
            | PropertyId::Termination
            | PropertyId::Validity
            | PropertyId::Integrity
            | PropertyId::ChosenOnce
            | PropertyId::PromiseKept
            | PropertyId::Prefix
            | PropertyId::Served
            | PropertyId::Load
            | PropertyId::Responsible
            | PropertyId::Share => None,
        }
    }

    /// Judges the rest in which the tick that is over has ended, if it has ended in one that is to be judged. To be called at the end of
    /// each tick.
    #[inline]
    pub fn judge_rest<P: Protocol>(&mut self, world: &World<P>) {
        if !self.verdicts.await_judgement() {
            return;
        }
        let begun = self.election_begun;
        let found = match &self.values {
            None if self.groups.is_some() => Groups::found(world, begun),
            None => Ending::of(world).found(begun),
            Some(values) => vec![(PropertyId::Termination, begun.then(|| values.still_waiting(world)).flatten())],
        };
        self.verdicts.judge(world.now(), found);
    }

    /// What the rest at this tick found broken that held before.
    pub fn broke_at_rest(&self, tick: Ticks) -> impl Iterator<Item = &Property> {
        self.verdicts.broke(tick)
    }

    /// What the rest at this tick found to hold that was broken before.
    pub fn mended_at_rest(&self, tick: Ticks) -> impl Iterator<Item = &'static str> {
        self.verdicts.mended(tick)
    }

    /// The verdicts at this moment, with what is remembered of earlier rests. `rests`: the run is at rest.
    ///
    /// # Panics
    /// On a name that no property has; those of the catalogue are all known.
    pub fn findings(&self, properties: &[&'static str], rests: bool) -> Vec<Property> {
        let known = |name: &&str| PropertyId::named(name).expect("the catalogue lists properties that there are");
        let finding = |property: PropertyId| match self.breach(property) {
            Some(Breach { tick, why, processes }) => violated(property.name(), why.clone(), *tick, processes.clone()),
            None => self.verdicts.standing(property.name(), rests),
        };
        properties.iter().map(known).filter(|property| !self.left_out.contains(property)).map(finding).collect()
    }

    fn take(&mut self, tick: Ticks, at: u32, evidence: Evidence) {
        if let (Some(values), Evidence::Proposed(LogEntry { key: None, value: Some(value), .. })) = (&mut self.values, evidence) {
            values.propose(value);
        }
        if let Some(votes) = &mut self.votes {
            votes.take(tick, at, evidence);
        }
    }

    #[inline]
    fn end_tick(&mut self, tick: Ticks, rests: bool) {
        if self.leaders.len() > 1 && self.two_leaders.is_none() {
            self.two_leaders = Some(self.leads_besides(tick));
        }
        if rests {
            self.verdicts.rest(self.elections.end(tick));
        }
    }

    /// The breach when several lead at the end of a tick: the newest leader broke it.
    fn leads_besides(&self, tick: Ticks) -> Breach {
        let by = self.newest.filter(|newest| self.leaders.values().any(|leader| leader == newest));
        let by = by.or_else(|| self.leaders.values().next_back().copied());
        let others: Vec<Id> = self.leaders.values().copied().filter(|&leader| Some(leader) != by).collect();
        let why =
            Remark::new("property-one-leader-violated").with("others", Value::Ids(others.iter().take(NAMED).copied().collect()));
        let why = by.into_iter().fold(why, |why, by| why.id("id", by));
        Breach { tick, why, processes: by.into_iter().chain(others).collect() }
    }
}

impl<P: Protocol> Observer<P> for Judge {
    #[inline(always)]
    fn see(&mut self, tick: Ticks, event: SimEvent<'_, P>) {
        match event {
            SimEvent::Stood { at, id, before, after, term } => {
                if let Some(term) = term.filter(|_| after.leads(id)) {
                    self.terms.led(tick, term, id);
                }
                self.stood(tick, P::STRIP, (at, id), [before, after]);
                if let Some(groups) = self.groups.as_mut().filter(|_| P::STRIP == Strip::Groups) {
                    groups.stood(tick, id, after);
                }
                if !P::STRIP.is_of_leaders()
                    && let Some(values) = &mut self.values
                {
                    values.decide(tick, at, after.decided);
                }
            }
            SimEvent::Attested { at, evidence } => self.take(tick, at, *evidence),
            SimEvent::Sent { message, .. } => self.elections.decided.has_sent |= !P::is_upkeep(message),
            SimEvent::Started { .. } | SimEvent::Requested { .. } => {
                self.election_begun = true;
                self.verdicts.forget();
            }
            SimEvent::WentDown { at, .. } => {
                self.verdicts.forget();
                if let Some(values) = &mut self.values {
                    values.lose(tick, at);
                }
                if self.leaders.contains_key(&at) {
                    self.elections.decided.begin_anew();
                }
            }
            SimEvent::Revived { .. } | SimEvent::Commanded { .. } => self.verdicts.forget(),
            SimEvent::TickOver { rests } => self.end_tick(tick, rests),
            _ => {}
        }
    }
}

/// The sentence of what a property demands; `None` for a name that no protocol is judged by.
pub fn demand(property: &str, scope: Scope) -> Option<Remark> {
    PropertyId::named(property).map(|property| property.demand(scope))
}

/// The names of all properties, as in scenario files.
pub fn names() -> impl Iterator<Item = &'static str> {
    PropertyId::ALL.iter().map(|property| property.name())
}

/// What a property is called in the reader's language.
pub fn title(property: &'static str) -> Remark {
    PropertyId::named(property).map_or_else(|| Remark::new(property), PropertyId::title)
}

/// The name in files of the property whose title a value is.
pub fn titled(value: &Value) -> Option<&'static str> {
    let Value::Said(title) = value else { return None };
    PropertyId::ALL.iter().find(|known| known.title() == **title).map(|known| known.name())
}

fn undecided(name: &'static str) -> Property {
    let why = Some(Remark::new("property-undecided"));
    Property { name, status: Status::Undecided, why, tick: None, again: None, processes: Vec::new() }
}

fn holds(name: &'static str) -> Property {
    Property { name, status: Status::Holds, why: None, tick: None, again: None, processes: Vec::new() }
}

fn violated(name: &'static str, why: Remark, tick: Ticks, mut processes: Vec<Id>) -> Property {
    processes.truncate(MOST_NAMED);
    Property { name, status: Status::Violated, why: Some(why), tick: Some(tick), again: None, processes }
}
