//! The speed and memory of exhaustive checks. `cargo bench --bench check` prints a table. It fails only if a model in
//! stateright finds other results; the breadth-first search of stateright on one thread is measured for comparison.
#![expect(clippy::disallowed_methods, reason = "this measures the wall clock")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use stateright::{Checker, Model};
use suffrage::check::{Question, search};
use suffrage_engine::explore::{Limits, Report, Runs, Search, Workers};
use suffrage_scenario::{self as scenario, Scenario};

const ROUNDS: usize = 5;

const RING: [u32; 11] = [3, 7, 1, 11, 5, 9, 2, 6, 4, 10, 8];

fn scenario(text: &str) -> Scenario {
    let text = format!("version = 1\n{text}");
    scenario::read(&text).unwrap_or_else(|faults| panic!("the scenario of the benchmark is valid: {faults:?}"))
}

fn begun(scenario: &Scenario, limits: Limits, workers: Option<Workers>) -> Search {
    let check = scenario.check.clone().unwrap_or_default();
    let question = Question { check, properties: Vec::new(), first: false, limits, workers };
    search(scenario, &question).unwrap_or_else(|refused| panic!("it can be checked: {refused:?}"))
}

/// Returns the report, the time until the search found its last new state, and the time of the whole search.
fn visit(scenario: &Scenario) -> (Report, Duration, Duration) {
    visit_with(scenario, None)
}

fn visit_with(scenario: &Scenario, workers: Option<Workers>) -> (Report, Duration, Duration) {
    let mut search = begun(scenario, Limits::default(), workers);
    let (begun, mut visited, mut states) = (Instant::now(), Duration::ZERO, 0);
    while !search.work(1 << 14) {
        if search.states() > states {
            (states, visited) = (search.states(), begun.elapsed());
        }
    }
    let ended = begun.elapsed();
    (search.report(), visited.max(Duration::from_nanos(1)), ended)
}

fn median<T: Copy + PartialOrd>(mut all: Vec<T>) -> T {
    all.sort_by(|one, other| one.partial_cmp(other).unwrap_or(std::cmp::Ordering::Equal));
    all[all.len() / 2]
}

/// A stateright model of Chang–Roberts without a clock. Each process may start once.
struct Ring;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Moment {
    processes: Vec<Process>,
    links: Vec<Vec<Message>>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Process {
    participating: bool,
    elected: Option<u32>,
    may_begin: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Message {
    Election(u32),
    Elected(u32),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Action {
    Begin(usize),
    Deliver(usize),
}

impl Process {
    fn take_part(&mut self) {
        (self.participating, self.elected) = (true, None);
    }

    fn accept(&mut self, leader: u32) {
        (self.participating, self.elected) = (false, Some(leader));
    }

    fn receive(&mut self, own: u32, message: Message) -> Option<Message> {
        match message {
            Message::Election(id) if !self.participating => {
                self.take_part();
                Some(Message::Election(id.max(own)))
            }
            Message::Election(id) if id > own => Some(message),
            Message::Election(id) if id < own => None,
            Message::Election(_) => {
                self.accept(own);
                Some(Message::Elected(own))
            }
            Message::Elected(leader) => {
                self.accept(leader);
                (leader != own).then_some(message)
            }
        }
    }
}

impl Model for Ring {
    type State = Moment;
    type Action = Action;

    fn init_states(&self) -> Vec<Moment> {
        let process = Process { may_begin: true, ..Process::default() };
        vec![Moment { processes: vec![process; RING.len()], links: vec![Vec::new(); RING.len()] }]
    }

    fn actions(&self, state: &Moment, actions: &mut Vec<Action>) {
        let at = 0..RING.len();
        actions.extend(at.clone().filter(|&at| !state.links[at].is_empty()).map(Action::Deliver));
        actions.extend(at.filter(|&at| state.processes[at].may_begin).map(Action::Begin));
    }

    fn next_state(&self, state: &Moment, action: Action) -> Option<Moment> {
        let mut next = state.clone();
        let (at, sent) = match action {
            Action::Begin(at) => {
                next.processes[at].take_part();
                (at, Some(Message::Election(RING[at])))
            }
            Action::Deliver(at) => {
                let message = next.links[at].remove(0);
                (at, next.processes[at].receive(RING[at], message))
            }
        };
        next.processes[at].may_begin = false;
        next.links[(at + 1) % RING.len()].extend(sent);
        Some(next)
    }

    fn properties(&self) -> Vec<stateright::Property<Self>> {
        vec![stateright::Property::always("one leader", |_, state: &Moment| {
            let leads = |(process, id): (&Process, &u32)| process.elected == Some(*id);
            state.processes.iter().zip(&RING).filter(|&pair| leads(pair)).count() <= 1
        })]
    }
}

fn beside_stateright() {
    let ids = RING.map(|id| id.to_string()).join(", ");
    let ring = scenario(&format!(
        "protocol = \"chang-roberts\"\n[processes]\nids = [{ids}]\n[check]\nasynchronous = true\nany_start = true\nholds = [\"one-leader\"]"
    ));
    let (mut ours, mut theirs, mut endless, mut last) = (Vec::new(), Vec::new(), Vec::new(), None);
    for _ in 0..ROUNDS {
        let (report, visited, ended) = visit(&ring);
        let begun = Instant::now();
        let checker = Ring.checker().threads(1).spawn_bfs().join();
        theirs.push(checker.unique_state_count() as f64 / begun.elapsed().as_secs_f64());
        assert_eq!(report.states, checker.unique_state_count() as u64, "it is the same model");
        assert_eq!(report.runs, Runs::End);
        ours.push(report.states as f64 / visited.as_secs_f64());
        endless.push(ended.saturating_sub(visited).as_secs_f64() / visited.as_secs_f64());
        last = Some(report);
    }
    let Some(report) = last else { return };
    let (ours, theirs) = (median(ours), median(theirs));
    let each = |bytes: u64| bytes as f64 / report.states as f64;
    println!("chang-roberts, n = 11, without a clock: {} states, {} transitions", report.states, report.transitions);
    println!("  suffrage    {ours:>12.0} states a second");
    println!("  stateright  {theirs:>12.0} states a second: {:.1} times as many here", ours / theirs);
    println!("  whether runs end: {:.2} times the time of the exploration", median(endless));
    println!("  {:.1} bytes a state in tables, {:.1} in all", each(report.bytes_of_states), each(report.bytes));
}

fn with_the_clock() {
    let bully = scenario(
        "protocol = \"bully\"\n[processes]\nids = [1, 2, 3, 4]\nleader = 4\n[network]\ndelay = [1, 2]\n[detector]\nkind = \"oracle\"\n\
         [check]\ncrashes = 1\nrevivals = 1\nholds = [\"agreement\"]",
    );
    let (mut times, mut last) = (Vec::new(), None);
    for _ in 0..ROUNDS {
        let (report, visited, _) = visit(&bully);
        times.push(visited.as_secs_f64());
        last = Some(report);
    }
    let Some(report) = last else { return };
    let time = median(times);
    println!("bully, n = 4, with the clock, delay 1 to 2, a crash and a return: {} states", report.states);
    println!(
        "  {:.2} s, {:.0} transitions a second, {:.1} bytes a state",
        time,
        report.transitions as f64 / time,
        report.bytes as f64 / report.states as f64
    );
}

fn by_two_threads() {
    let bully = scenario(
        "protocol = \"bully\"\nvariant = \"restless\"\n[processes]\nids = [1, 2, 3, 4]\n\
         [check]\nasynchronous = true\nany_start = true\nearly = 0\nholds = [\"one-leader\", \"agreement\", \"highest\"]",
    );
    let workers = || Some(Arc::new(rayon::ThreadPoolBuilder::new().num_threads(2).build().ok()?));
    let (mut alone, mut together, mut beside, mut states) = (Vec::new(), Vec::new(), Vec::new(), 0);
    for _ in 0..3 {
        let (report, _, ended) = visit_with(&bully, None);
        states = report.states;
        alone.push(ended.as_secs_f64());
        together.push(visit_with(&bully, workers()).2.as_secs_f64());
        let begun = Instant::now();
        std::thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| visit_with(&bully, None));
            }
        });
        beside.push(begun.elapsed().as_secs_f64());
    }
    let (alone, together, beside) = (median(alone), median(together), median(beside));
    let (gained, possible) = (alone / together, 2.0 * alone / beside);
    println!("bully, restless, n = 4, without a clock: {states} states, and whether runs end");
    println!(
        "  {alone:.2} s by one thread, {together:.2} s by two: {gained:.2} times as fast; two searches side by side {possible:.2}"
    );
    println!("  {:.2} of what two searches gain", gained / possible);
}

/// Searches in portions, as the screen does, up to 50,000 states.
fn in_portions() {
    let bully = scenario(
        "protocol = \"bully\"\n[processes]\nids = [1, 2, 3]\n\
         [check]\nasynchronous = true\nany_start = true\nearly = 2\nholds = [\"agreement\"]",
    );
    let (mut times, mut longest) = (Vec::new(), Duration::ZERO);
    for _ in 0..ROUNDS {
        let limits = Limits { states: 50_000, ..Limits::default() };
        let mut search = begun(&bully, limits, None);
        let first = Instant::now();
        loop {
            let portion = Instant::now();
            let is_over = search.work(PORTION);
            longest = longest.max(portion.elapsed());
            if is_over {
                break;
            }
        }
        times.push(first.elapsed().as_secs_f64());
    }
    println!(
        "50,000 states in portions of {PORTION} transitions: {:.0} ms, the longest portion {:.1} ms",
        1e3 * median(times),
        1e3 * longest.as_secs_f64()
    );
}

/// The number of transitions in a portion, equal to the first portion of a check on the screen.
const PORTION: u64 = 2_000;

fn main() {
    beside_stateright();
    with_the_clock();
    by_two_threads();
    in_portions();
}
