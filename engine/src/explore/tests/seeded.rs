//! The search with the clock finds every state and every outcome that runs with a seed reach.

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroU32;
use std::sync::Arc;

use super::dice::Dice;
use crate::explore::clocked::Clocked;
use crate::explore::{Budget, CheckOptions, Holding, Limits, Progress, Report, Search, Standings, Successors, System};
use crate::protocol::{Begins, Grows, PropertyId, Protocol, Seat, Ticks};
use crate::protocols::bully::Bully;
use crate::protocols::chang_roberts::ChangRoberts;
use crate::protocols::flooding::Flooding;
use crate::protocols::franklin::Franklin;
use crate::protocols::hirschberg_sinclair::HirschbergSinclair;
use crate::protocols::itai_rodeh::ItaiRodeh;
use crate::protocols::paxos::Paxos;
use crate::protocols::peterson::Peterson;
use crate::protocols::ring_list::RingList;
use crate::protocols::sum::State;
use crate::protocols::tests::{Samples, Scene};
use crate::sim::chance::{Choice, Choose, Purpose, Seeded, Tape};
use crate::sim::command::{Command, Targets};
use crate::sim::detector::{Detector, Noticers};
use crate::sim::network::{Arrival, Network, OwnTraits};
use crate::sim::observe::{Observer, Silent, SimEvent};
use crate::sim::{Plan, TickEnd, World};

const SCENARIOS: usize = 300;
const RUNS: u64 = 20;
const MOST_STATES: u64 = 90;
const MOST_TICKS: Ticks = 40;

/// One run in two worlds that must stay equal. `drawn` draws the delay of a message when the message is sent; `asked`
/// asks at each tick whether the message arrives, and the test answers with the result from `drawn`.
struct Run {
    chance: Seeded,
    network: Network,
    drawn: World,
    asked: World,
    draws: u32,
    seen: BudgetEvents,
}

#[derive(Default)]
struct BudgetEvents {
    touched: u64,
    fired: u32,
}

impl Observer for BudgetEvents {
    fn see(&mut self, _: Ticks, event: SimEvent<'_>) {
        match event {
            SimEvent::Started { at, .. }
            | SimEvent::Revived { at }
            | SimEvent::Delivered { to: at, .. }
            | SimEvent::CameBack { to: at, .. }
            | SimEvent::WentDown { at, .. } => self.touched |= 1 << at,
            SimEvent::Fired { at, .. } => {
                self.touched |= 1 << at;
                self.fired += 1;
            }
            _ => {}
        }
    }
}

fn answered<T>(mut go: impl FnMut(&mut Tape) -> T, mut answer: impl FnMut(Choice, NonZeroU32) -> u32) -> (T, Tape) {
    let mut answers = Vec::new();
    loop {
        let mut tape = Tape::new(answers.clone());
        let gone = go(&mut tape);
        match tape.asked().get(answers.len()) {
            Some(&(choice, below)) => answers.push(answer(choice, below)),
            None => return (gone, tape),
        }
    }
}

impl Run {
    fn begin(plan: &Plan, seed: u64) -> Self {
        let mut chance = Seeded::new(seed);
        let drawn = World::new(plan.clone(), &mut chance, &mut Silent);
        let asks = Plan {
            network: Network { arrival: Arrival::Asked { faults: false }, ..plan.network.clone() },
            ..plan.clone()
        };
        let (asked, _) = answered(
            |tape| World::new(asks.clone(), tape, &mut Silent),
            |choice, below| Seeded::new(seed).pick(choice, below),
        );
        let run = Self { chance, network: plan.network.clone(), drawn, asked, draws: 0, seen: BudgetEvents::default() };
        run.assert_same();
        run
    }

    fn tick(&mut self, acts: &[Command]) {
        let tick = self.drawn.now() + 1;
        let due = self.drawn.underway().into_iter().filter(|message| message.due == tick);
        let due: BTreeSet<u64> = due.map(|message| message.number.into()).collect();
        for act in acts {
            self.drawn.command(act.clone());
        }
        self.drawn.begin(tick);
        self.drawn.finish(&mut self.chance, &mut self.seen);
        let Self { chance, network, asked, .. } = self;
        let go = |tape: &mut Tape| {
            let mut world = asked.clone();
            world.ask_through_tick((acts, false), tape, &mut Silent);
            world
        };
        let (world, tape) = answered(go, |choice, below| match choice.purpose {
            Purpose::Delay if below.get() > 1 => due.contains(&choice.about).into(),
            Purpose::Loss | Purpose::CopyLoss => chance.happens(choice, network.loss).into(),
            Purpose::Duplicate => chance.happens(choice, network.duplicate).into(),
            _ => chance.pick(choice, below),
        });
        self.draws += tape.asked().iter().filter(|(choice, _)| choice.purpose == Purpose::Draw).count() as u32;
        self.asked = world;
        self.assert_same();
    }

    fn assert_same(&self) {
        let (drawn, asked) = (self.drawn.tick_end(), self.asked.tick_end());
        assert_eq!((&drawn.processes, &drawn.timers, &drawn.rest), (&asked.processes, &asked.timers, &asked.rest));
        let (drawn, asked) = (self.drawn.underway(), self.asked.underway());
        assert_eq!(drawn.len(), asked.len());
        for (one, other) in drawn.iter().zip(&asked) {
            assert_eq!(
                (one.number, one.from, one.to, one.clockwise),
                (other.number, other.from, other.to, other.clockwise)
            );
            assert_eq!((one.notice, one.message), (other.notice, other.message));
            assert!(one.due <= other.due, "the asked world knows only the latest tick");
        }
    }

    fn standings(&self) -> Standings {
        let of = |at: u32| self.drawn.is_up(at).then(|| self.drawn.elected(at));
        Standings((0..self.drawn.count() as u32).map(of).collect())
    }

    fn leaders(&self) -> usize {
        let leads = |&at: &u32| self.drawn.follows(at) == Some(self.drawn.ids()[at as usize]);
        (0..self.drawn.count() as u32).filter(leads).count()
    }
}

struct StateGraph {
    search: Search,
    report: Report,
    following: BTreeMap<Vec<u64>, Vec<Vec<u64>>>,
}

impl StateGraph {
    fn of(plan: &Plan, budget: &Budget) -> Option<Self> {
        let limits = Limits { states: MOST_STATES, ..Limits::default() };
        let asked = CheckOptions {
            asynchronous: false,
            budget: budget.clone(),
            properties: vec![PropertyId::OneLeader],
            first: false,
            limits,
            workers: None,
        };
        let system = Clocked::new(plan.clone(), None, &asked).unwrap_or_else(|refused| panic!("{refused:?}"));
        let mut search = Search::new(Box::new(system), asked);
        while !search.work(1_000) {}
        let report = search.report();
        report.is_complete.then_some(Self { search, report, following: BTreeMap::new() })
    }

    fn system(&mut self) -> &mut Clocked {
        (&mut *self.search.system as &mut dyn std::any::Any).downcast_mut().expect("it has a clock")
    }

    fn rows(&mut self, get: impl FnOnce(&mut Clocked, &mut Successors) -> Progress) -> Vec<Vec<u64>> {
        let mut out = Successors::default();
        let system = self.system();
        let mut worked = get(system, &mut out);
        while worked == Progress::Part {
            worked = system.go_on(&mut out);
        }
        assert_eq!(worked, Progress::Whole, "every number fits");
        out.rows.chunks_exact(system.base().layout.words()).map(<[u64]>::to_vec).collect()
    }

    /// The `rows` that describe the present state of the run.
    fn those_of(&mut self, rows: Vec<Vec<u64>>, run: &Run) -> BTreeSet<Vec<u64>> {
        let (end, plan) = (run.asked.tick_end(), run.drawn.plan());
        let now = rows.into_iter().filter(|row| {
            let system = self.system();
            let known = system.world(&system.start(row)).tick_end();
            if plan.nature.grows != Some(Grows::Draws) {
                return (known.processes, known.messages, known.timers, known.rest)
                    == (end.processes.clone(), end.messages.clone(), end.timers.clone(), end.rest.clone());
            }
            // States contain round numbers relative to the lowest round, and no data from old rounds. So only the
            // standings are compared.
            let standings = |end: &TickEnd| -> Vec<_> {
                let standing = |(at, (state, up)): (u32, &(State, bool))| {
                    up.then(|| plan.protocol.standing(Seat { position: at, ids: &plan.ids }, state))
                };
                (0..).zip(&end.processes).map(standing).collect()
            };
            let under_way = |end: &TickEnd| -> Vec<_> {
                end.messages.iter().map(|sent| (sent.from, sent.to, sent.latest, sent.message.kind())).collect()
            };
            (standings(&known), under_way(&known), known.timers, known.rest)
                == (standings(&end), under_way(&end), end.timers.clone(), end.rest.clone())
        });
        let now: BTreeSet<Vec<u64>> = now.collect();
        for row in &now {
            let mut found = Vec::new();
            self.search.store.find_all(row, &mut found);
            let state = found[0].state.expect("all successors of a visited state are visited");
            assert!(u64::from(self.search.depth_of(state)) <= run.drawn.now());
        }
        now
    }

    fn follow(&mut self, before: &BTreeSet<Vec<u64>>, run: &Run) -> BTreeSet<Vec<u64>> {
        let mut all = Vec::new();
        for row in before {
            if !self.following.contains_key(row) {
                let rows = self.rows(|system, out| system.next(row, out));
                self.following.insert(row.clone(), rows);
            }
            all.extend(self.following[row].iter().cloned());
        }
        self.those_of(all, run)
    }
}

fn actions(dice: &mut Dice, left: &mut Budget, run: &Run) -> Vec<Command> {
    let mut actions = Vec::new();
    for at in 0..run.drawn.count() as u32 {
        let one = || Targets::Listed(vec![at]);
        let begins = left.any_start.contains(&at) && run.seen.touched >> at & 1 == 0;
        if !run.drawn.is_up(at) {
            if left.revivals > 0 && dice.one_in(3) {
                left.revivals -= 1;
                actions.push(Command::Revive(one()));
            }
        } else if left.crashes > 0 && dice.one_in(8) {
            left.crashes -= 1;
            actions.push(Command::Crash { targets: one(), after: None });
        } else if begins && dice.one_in(2) {
            actions.push(Command::Start(one()));
        } else if !begins && left.starts > 0 && dice.one_in(3) {
            left.starts -= 1;
            actions.push(Command::Start(one()));
        }
    }
    actions
}

/// Asserts that the search has found all states of a run. Returns the number of ticks of the run.
fn follow(all: &mut StateGraph, plan: &Plan, budget: &Budget, seed: u64) -> Ticks {
    let (mut dice, mut left, mut run) = (Dice::new(seed ^ 0xd1ce), budget.clone(), Run::begin(plan, seed));
    let firsts = all.rows(Clocked::first);
    let mut rows = all.those_of(firsts, &run);
    assert!(!rows.is_empty(), "the initial state is visited");
    let mut two_lead = false;
    while run.drawn.now() < MOST_TICKS {
        let actions = actions(&mut dice, &mut left, &run);
        if run.drawn.is_quiet() && actions.is_empty() {
            break;
        }
        run.tick(&actions);
        let is_cut = budget.timers.is_some_and(|most| run.seen.fired > most)
            || budget.draws.is_some_and(|most| run.draws > most);
        if is_cut {
            return run.drawn.now();
        }
        rows = all.follow(&rows, &run);
        assert!(!rows.is_empty(), "{:?}: tick {} of seed {seed} was not visited", plan.protocol, run.drawn.now());
        two_lead |= run.leaders() > 1;
    }
    let may_begin = budget.any_start.iter().any(|&at| run.drawn.is_up(at) && run.seen.touched >> at & 1 == 0);
    if run.drawn.is_quiet() && !may_begin {
        let end = run.standings();
        assert!(
            all.report.ends.iter().any(|known| known.standings == end),
            "{:?}: {end:?} is an end of seed {seed}",
            plan.protocol
        );
    }
    if two_lead {
        let finding = all.report.findings.iter().find(|finding| finding.property == PropertyId::OneLeader);
        assert!(
            finding.is_none_or(|finding| matches!(finding.holding, Holding::Violated(_))),
            "{:?}: two lead",
            plan.protocol
        );
    }
    run.drawn.now()
}

fn scene<P: Samples>(dice: &mut Dice) -> (Scene, Budget) {
    // If an algorithm has several roles per process, three processes have too many states.
    let is_large = P::NATURE.grows == Some(Grows::Timers);
    let n = 2 + u32::from(!is_large && dice.one_in(3));
    let shortest = 1 + dice.below(2) as Ticks;
    let (longest, ids) = (shortest + dice.one_of(&[0, 1, 1, 2]), dice.order(n));
    let mut scene = Scene::new(ids).variant(dice.one_of(P::PROFILE.variants)).delay(shortest, longest);
    scene.network.fifo = !dice.one_in(3);
    scene.network.bounce = P::NATURE.needs_bounce() || dice.one_in(2);
    scene.network.process_time = dice.below(2) as Ticks;
    // Either loss or duplication, not both: together they have too many outcomes.
    match dice.below(if n == 2 && !is_large { 5 } else { 1 }) {
        3 => scene.network.loss = 0.3,
        4 => scene.network.duplicate = 0.3,
        _ => {}
    }
    if dice.one_in(2) {
        let by = dice.one_of(&[Noticers::All, Noticers::Lowest, Noticers::Random]);
        scene.detector = Detector::Oracle { delay: scene.network.patience(), by };
    }
    if P::NATURE.strip.is_of_leaders() && P::NATURE.begins == Begins::Named && dice.one_in(2) {
        scene = scene.leader(1 + dice.below(n as usize) as u32);
    }
    let mut budget = Budget { crashes: dice.one_in(3).into(), revivals: dice.one_in(3).into(), ..Budget::default() };
    if P::NATURE.begins.is_together() {
        scene = scene.start_all(1);
    } else {
        scene = scene.start(1 + dice.below(2) as Ticks, &[1 + dice.below(n as usize) as u32]);
        budget.any_start = (0..n).filter(|_| dice.one_in(2)).collect();
        budget.starts = u32::from(dice.one_in(3));
    }
    if dice.one_in(3) {
        let (number, tick) = (1 + dice.below(n as usize) as u32, 2 + dice.below(5) as Ticks);
        scene = scene.crash(tick, number);
        scene = if dice.one_in(2) { scene.revive(tick + 2 + dice.below(4) as Ticks, number) } else { scene };
    }
    match P::NATURE.grows {
        Some(Grows::Timers) => budget.timers = Some(2),
        Some(Grows::Draws) => budget.draws = Some(3),
        None => {}
    }
    (scene, budget)
}

fn one<P: Samples>(dice: &mut Dice, seed: u64) -> Option<Ticks> {
    let (scene, budget) = scene::<P>(dice);
    let plan = scene.plan::<P>();
    let mut all = StateGraph::of(&plan, &budget)?;
    Some((0..RUNS).map(|run| follow(&mut all, &plan, &budget, seed * RUNS + run)).sum())
}

#[test]
fn the_states_of_seeded_runs_are_visited() {
    const PROTOCOLS: [fn(&mut Dice, u64) -> Option<Ticks>; 9] = [
        one::<ChangRoberts>,
        one::<Bully>,
        one::<Peterson>,
        one::<Franklin>,
        one::<HirschbergSinclair>,
        one::<ItaiRodeh>,
        one::<RingList>,
        one::<Flooding>,
        one::<Paxos>,
    ];
    let mut dice = Dice::new(1);
    let (mut followed, mut ticks) = ([0; PROTOCOLS.len()], 0);
    for drawn in 0.. {
        if followed.iter().sum::<usize>() == SCENARIOS {
            break;
        }
        let place = drawn % PROTOCOLS.len();
        if let Some(went) = PROTOCOLS[place](&mut dice, drawn as u64) {
            followed[place] += 1;
            ticks += went;
        }
    }
    assert!(followed.iter().all(|&scenarios| scenarios >= 10), "each protocol has 10 scenarios: {followed:?}");
    assert!(ticks > 50_000, "runs were followed for {ticks} ticks");
}

#[test]
fn the_states_of_runs_with_slow_links_are_visited() {
    for (delay, process_time) in [((2, 3), 0), ((1, 4), 0), ((3, 3), 1)] {
        let mut scene = Scene::new([2, 1]).start(1, &[1]);
        let each = Arc::new([((0, 1), OwnTraits { delay: Some(delay), loss: None })].into());
        scene.network = Network { each, process_time, ..scene.network };
        let (plan, budget) = (scene.plan::<Bully>(), Budget { crashes: 1, ..Budget::default() });
        let mut all = StateGraph::of(&plan, &budget).expect("there are few states");
        (0..RUNS).for_each(|seed| _ = follow(&mut all, &plan, &budget, seed));
    }
}
