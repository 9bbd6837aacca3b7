//! Descriptions of small runs, for the tests of the protocols.

use std::collections::BTreeSet;
use std::marker::PhantomData;
use std::sync::Arc;

use super::{Samples, id, named};
use crate::property::{Chosen, Judge, Status};
use crate::protocol::{
    Cell, Datum, ELECTION, Explanation, Given, Id, Overlay, ParameterValue, Parameters, Parts, Request, Role, Setup,
    Ticks,
};
use crate::protocols::sum::{Algorithm, Step};
use crate::sim::chance::{Choose, Seeded};
use crate::sim::command::{Command, Links, NetworkChange, Probability, Select, Targets};
use crate::sim::detector::Detector;
use crate::sim::digest::Digest;
use crate::sim::network::Network;
use crate::sim::observe::{Observer, SimEvent, Watcher};
use crate::sim::pins::{Pin, Pins};
use crate::sim::{Plan, World};

/// The description of a run. Fields that a test does not set have the defaults of a scenario.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    pub(crate) variant: &'static str,
    ids: Vec<Id>,
    down: Vec<u32>,
    leader: Option<Id>,
    /// The proposals by position; empty if the scene gives none.
    proposals: Vec<Datum>,
    /// The parts (roles of Paxos) by position; empty if the scene gives none.
    parts: Vec<Parts>,
    overlay: Arc<Overlay>,
    pub(crate) parameters: Parameters,
    pub(crate) network: Network,
    pub(crate) detector: Detector,
    script: Vec<(Ticks, Command)>,
    /// The pinned choices; `None` turns pinning off.
    pins: Option<Vec<Pin>>,
    seed: u64,
}

impl Scene {
    pub(crate) fn new(ids: impl IntoIterator<Item = u32>) -> Self {
        Self {
            variant: "standard",
            ids: ids.into_iter().map(id).collect(),
            down: Vec::new(),
            leader: None,
            proposals: Vec::new(),
            parts: Vec::new(),
            overlay: Arc::default(),
            parameters: Parameters::default(),
            network: Network::default(),
            detector: Detector::Manual,
            script: Vec::new(),
            pins: None,
            seed: 0,
        }
    }

    pub(crate) fn variant(mut self, variant: &'static str) -> Self {
        self.variant = variant;
        self
    }

    pub(crate) fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Pins these choices from tick 0. An empty list turns pinning on, but pins no choice.
    pub(crate) fn settled(mut self, pins: impl IntoIterator<Item = Pin>) -> Self {
        self.pins.get_or_insert_default().extend(pins);
        self
    }

    pub(crate) fn delay(mut self, shortest: Ticks, longest: Ticks) -> Self {
        (self.network.shortest_delay, self.network.longest_delay) = (shortest, longest);
        self
    }

    pub(crate) fn leader(mut self, number: u32) -> Self {
        self.leader = Some(id(number));
        self
    }

    pub(crate) fn without_leader(mut self) -> Self {
        self.leader = None;
        self
    }

    pub(crate) fn proposals(mut self, proposals: &[u32]) -> Self {
        self.proposals = proposals.iter().map(|&value| value.into()).collect();
        self
    }

    pub(crate) fn parameter(mut self, name: &'static str, number: u64) -> Self {
        self.parameters.give(name, ParameterValue::Number(number));
        self
    }

    /// Sets the parts of one process, as indices in the protocol's list. Processes without this call have no parts.
    pub(crate) fn parts(mut self, number: u32, parts: &[usize]) -> Self {
        let at = self.position(number) as usize;
        self.parts.resize(self.ids.len(), Parts::NONE);
        self.parts[at] = Parts::of(parts);
        self
    }

    pub(crate) fn overlay(mut self, overlay: Overlay) -> Self {
        self.overlay = Arc::new(overlay);
        self
    }

    pub(crate) fn down(mut self, numbers: &[u32]) -> Self {
        self.down = numbers.iter().map(|&number| self.position(number)).collect();
        self
    }

    pub(crate) fn give(mut self, name: &'static str, value: ParameterValue) -> Self {
        self.parameters.give(name, value);
        self
    }

    pub(crate) fn position(&self, number: u32) -> u32 {
        self.ids.iter().position(|&known| known == id(number)).expect("a test names existing processes") as u32
    }

    fn listed(&self, numbers: &[u32]) -> Targets {
        Targets::Listed(numbers.iter().map(|&number| self.position(number)).collect())
    }

    pub(crate) fn at(mut self, tick: Ticks, command: Command) -> Self {
        self.script.push((tick, command));
        self.script.sort_by_key(|&(tick, _)| tick);
        self
    }

    /// Adds a command at tick 1, before all other commands of the scene.
    pub(crate) fn first(mut self, command: Command) -> Self {
        self.script.insert(0, (1, command));
        self
    }

    pub(crate) fn start(self, tick: Ticks, numbers: &[u32]) -> Self {
        let targets = self.listed(numbers);
        self.at(tick, Command::Start(targets))
    }

    pub(crate) fn start_all(self, tick: Ticks) -> Self {
        self.at(tick, Command::Start(Targets::All))
    }

    pub(crate) fn crash(self, tick: Ticks, number: u32) -> Self {
        let targets = self.listed(&[number]);
        self.at(tick, Command::Crash { targets, after: None })
    }

    /// Crashes the process in its next broadcast, after it has sent `after` messages.
    pub(crate) fn crash_after(self, tick: Ticks, number: u32, after: u32) -> Self {
        let targets = self.listed(&[number]);
        self.at(tick, Command::Crash { targets, after: Some(after) })
    }

    pub(crate) fn alter(self, tick: Ticks, from: u32, to: u32, says: impl Into<Datum>) -> Self {
        let select = Select { from: self.position(from), to: self.position(to), kind: None, nth: 1 };
        self.at(tick, Command::Alter { select, to: says.into() })
    }

    /// Drops the oldest message of this kind in transit on this link.
    pub(crate) fn drop_message(self, tick: Ticks, from: u32, to: u32, kind: usize) -> Self {
        let select = Select { from: self.position(from), to: self.position(to), kind: Some(kind), nth: 1 };
        self.at(tick, Command::Drop(select))
    }

    pub(crate) fn calm(self, tick: Ticks) -> Self {
        let none = Probability::new(0.0);
        self.at(tick, Command::Network(NetworkChange { loss: none, duplicate: none, fifo: None }))
    }

    pub(crate) fn request(self, tick: Ticks, client: u32, key: Option<Datum>, value: impl Into<Datum>) -> Self {
        let client = self.position(client);
        self.at(tick, Command::Request { client, request: Request { key, value: value.into() } })
    }

    pub(crate) fn revive(self, tick: Ticks, number: u32) -> Self {
        let targets = self.listed(&[number]);
        self.at(tick, Command::Revive(targets))
    }

    pub(crate) fn part(self, tick: Ticks, groups: &[&[u32]]) -> Self {
        let groups = groups.iter().map(|group| group.iter().map(|&number| self.position(number)).collect()).collect();
        self.at(tick, Command::Partition(groups))
    }

    pub(crate) fn mend(self, tick: Ticks) -> Self {
        self.at(tick, Command::Mend(Links::All))
    }

    /// Drops the only message in transit on this link.
    pub(crate) fn lose(self, tick: Ticks, from: u32, to: u32) -> Self {
        let select = Select { from: self.position(from), to: self.position(to), kind: None, nth: 1 };
        self.at(tick, Command::Drop(select))
    }

    pub(crate) fn put_off(self, tick: Ticks, from: u32, to: u32, by: Ticks) -> Self {
        let select = Select { from: self.position(from), to: self.position(to), kind: None, nth: 1 };
        self.at(tick, Command::Delay { select, by })
    }

    /// The inputs of the processes, by position; a single element if all inputs are equal.
    fn given<P: Samples>(&self, setup: &Setup<'_>) -> Vec<Given> {
        let leader_at = self.leader.map(|leader| self.position(leader.number()));
        let of = |at: usize| Given {
            leader: self.leader,
            leader_at,
            proposal: self.proposals.get(at).copied(),
            parts: setup.parts_of(at as u32, P::NATURE.default_parts()),
        };
        let are_alike = self.proposals.is_empty() && self.parts.is_empty();
        (0..if are_alike { 1 } else { self.ids.len() }).map(of).collect()
    }

    pub(crate) fn run<P: Samples>(&self) -> Outcome<P> {
        self.run_until(1_000_000)
    }

    /// Runs the scene tick by tick, and again in a single call. Asserts that the results are equal.
    pub(crate) fn run_until<P: Samples>(&self, until: Ticks) -> Outcome<P> {
        let tick_by_tick = |world: &mut World, chance: &mut dyn Choose, watchers: &mut Watchers<'_>, tick| {
            world.begin(tick);
            world.finish(chance, watchers);
        };
        let outcome = self.gone_through(&mut Seeded::new(self.seed), until, tick_by_tick);
        let at_once = self.gone_through::<P>(&mut Seeded::new(self.seed), until, |world, chance, watchers, _| {
            world.pass(until, chance, watchers, &mut |_, _| false);
        });
        assert_eq!(outcome.digest, at_once.digest, "{self:?}");
        assert_eq!((outcome.tick(), outcome.world.counters()), (at_once.tick(), at_once.world.counters()), "{self:?}");
        assert_eq!((outcome.is_quiet(), outcome.violated()), (at_once.is_quiet(), at_once.violated()), "{self:?}");
        outcome
    }

    /// Runs the scene only once; [`Self::run`] runs it twice and compares.
    pub(crate) fn run_once<P: Samples>(&self) -> Outcome<P> {
        self.run_by(&mut Seeded::new(self.seed), 1_000_000)
    }

    pub(crate) fn run_by<P: Samples>(&self, chance: &mut dyn Choose, until: Ticks) -> Outcome<P> {
        self.gone_through(chance, until, |world, chance, watchers, tick| {
            world.begin(tick);
            world.finish(chance, watchers);
        })
    }

    fn gone_through<P: Samples>(
        &self,
        chance: &mut dyn Choose,
        until: Ticks,
        go: impl Fn(&mut World, &mut dyn Choose, &mut Watchers<'_>, Ticks),
    ) -> Outcome<P> {
        let (mut steps, mut digest) = (Steps { obeyed: Vec::new(), ignores: false }, Digest::default());
        let mut world = World::new(self.plan::<P>(), chance, &mut steps);
        let mut judge = Judge::new(&world);
        while let Some(tick) = world.next_due().filter(|&tick| tick <= until) {
            go(&mut world, chance, &mut (&mut judge, &mut (&mut steps, &mut digest)), tick);
            judge.judge_rest(&world);
        }
        Outcome { world, judge, steps: steps.obeyed, digest, of: PhantomData }
    }

    pub(crate) fn plan<P: Samples>(&self) -> Plan {
        let setup = Setup {
            processes: self.ids.len() as u32,
            parameters: &self.parameters,
            longest_delay: self.network.slowest(),
            process_time: self.network.process_time,
            parts: &self.parts,
            overlay: &self.overlay,
            down: &self.down,
        };
        let protocol = P::new(named::<P>(self.variant), &setup).algorithm();
        Plan {
            nature: protocol.profile(),
            ids: self.ids.clone(),
            given: self.given::<P>(&setup),
            protocol,
            overlay: Arc::clone(&self.overlay),
            down: self.down.clone(),
            network: self.network.clone(),
            detector: self.detector,
            script: self.script.clone(),
            pins: self.pins.clone().map(|pins| Pins::of(P::NATURE.topology, self.ids.len() as u32, pins)),
            numbered: true,
        }
    }
}

type Watchers<'w> = (&'w mut Judge, &'w mut (&'w mut Steps, &'w mut Digest));

impl Watcher for Watchers<'_> {
    const HAS_HANDLERS: bool = true;

    fn as_dyn(&mut self) -> &mut (dyn Observer + '_) {
        self
    }
}

/// The executed steps. Asserts that a process sends nothing after a step that ignores its event.
#[derive(Clone, Debug)]
struct Steps {
    obeyed: Vec<(Ticks, u32, Step)>,
    ignores: bool,
}

impl Observer for Steps {
    #[inline]
    fn wants_standings(&self) -> bool {
        false
    }

    fn see(&mut self, tick: Ticks, event: SimEvent<'_>) {
        match event {
            SimEvent::Started { .. }
            | SimEvent::Requested { .. }
            | SimEvent::Revived { .. }
            | SimEvent::Membership { .. }
            | SimEvent::Delivered { .. }
            | SimEvent::CameBack { .. }
            | SimEvent::Fired { .. } => self.ignores = false,
            SimEvent::Obeyed { at, step } => {
                assert!(!self.ignores, "{} after the event was ignored", step.name());
                self.ignores = Explanation::new("", "").named(step.name()).ignored;
                self.obeyed.push((tick, at, step));
            }
            SimEvent::Sent { copy: false, message, .. } => {
                assert!(!self.ignores, "{message:?} sent, but the event was ignored");
            }
            _ => {}
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Outcome<P> {
    pub(crate) world: World,
    judge: Judge,
    steps: Vec<(Ticks, u32, Step)>,
    digest: Digest,
    of: PhantomData<P>,
}

impl<P: Samples> Outcome<P> {
    pub(crate) fn algorithm(&self) -> &Algorithm {
        &self.world.plan().protocol
    }

    pub(crate) fn protocol(&self) -> &P {
        P::of(&self.world.plan().protocol)
    }

    pub(crate) fn state(&self, at: u32) -> &P::State {
        P::state_in(self.world.process(at).state)
    }

    /// The number of sent messages of each kind, in declaration order.
    pub(crate) fn by_kind(&self) -> Vec<u64> {
        self.world.counters().by_kind[..P::PROFILE.kinds.len()].to_vec()
    }

    pub(crate) fn sent(&self) -> u64 {
        self.world.counters().sent()
    }

    pub(crate) fn lost(&self) -> u64 {
        self.world.counters().lost
    }

    pub(crate) fn elected(&self) -> Vec<Option<u32>> {
        let cells = (0..self.world.count() as u32).map(|at| self.world.elected(at));
        cells.map(|cell| cell.and_then(Cell::leader).map(Id::number)).collect()
    }

    pub(crate) fn decided(&self) -> Vec<Option<Datum>> {
        (0..self.world.count() as u32).map(|at| self.world.elected(at).and_then(Cell::decided)).collect()
    }

    pub(crate) fn leader(&self) -> Option<u32> {
        let live = (0..self.world.count() as u32).filter(|&at| self.world.is_up(at));
        let held: BTreeSet<_> = live.map(|at| self.world.elected(at)).collect();
        match held.into_iter().collect::<Vec<_>>()[..] {
            [Some(held)] => held.leader().map(Id::number),
            _ => None,
        }
    }

    pub(crate) fn role(&self, at: u32) -> Role {
        let seen = self.world.process(at);
        self.world.plan().protocol.role(seen.local, seen.state)
    }

    pub(crate) fn waiting(&self) -> usize {
        let live = (0..self.world.count() as u32).map(|at| self.world.process(at)).filter(|seen| seen.up);
        live.filter(|seen| self.world.plan().protocol.waiting_for(seen.local, seen.state).is_some()).count()
    }

    pub(crate) fn is_quiet(&self) -> bool {
        self.world.is_quiet()
    }

    pub(crate) fn tick(&self) -> Ticks {
        self.world.now()
    }

    pub(crate) fn last_change(&self) -> Ticks {
        self.judge.last_change
    }

    /// The properties of elections that are violated or undecided at the end.
    pub(crate) fn broken(&self) -> Vec<&'static str> {
        let findings = self.judge.findings(ELECTION, self.world.is_at_rest());
        findings.iter().filter(|property| property.status != Status::Holds).map(|property| property.name).collect()
    }

    /// The properties of the protocol that the run violates.
    pub(crate) fn violated(&self) -> Vec<&'static str> {
        let findings = self.judge.findings(P::NATURE.properties, self.world.is_at_rest());
        findings.iter().filter(|property| property.status == Status::Violated).map(|property| property.name).collect()
    }

    pub(crate) fn chosen(&self) -> &[Chosen] {
        self.judge.chosen()
    }

    /// The number of times that the step with the name `step` was executed.
    pub(crate) fn times(&self, step: &str) -> usize {
        self.steps.iter().filter(|&&(.., obeyed)| obeyed.name() == step).count()
    }

    pub(crate) fn obeyed(&self, name: &str) -> Vec<P::Step> {
        let named = self.steps.iter().map(|&(.., obeyed)| obeyed).filter(|obeyed| obeyed.name() == name);
        named.map(P::step).collect()
    }

    /// The executed steps. `.0`: the tick. `.1`: the id of the process. `.2`: the name of the step.
    pub(crate) fn story(&self) -> Vec<(Ticks, u32, &'static str)> {
        let told = self.steps.iter();
        told.map(|&(tick, at, step)| (tick, self.world.plan().ids[at as usize].number(), step.name())).collect()
    }
}
