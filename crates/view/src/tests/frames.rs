//! Frames of real runs for tests, with the data that a screen requests.

use super::*;
use suffrage_engine::protocol::Topology;
use suffrage_engine::sim::command::{Command, Targets};
use suffrage_scenario::{self as scenario, Scenario, builtin};
use suffrage_session::Session;
use suffrage_session::model::Stop;

/// A scenario (built-in name or text) and a tick of its run.
pub(crate) type Moment<'a> = (&'a str, u64);

const RING: &str = r#"
protocol = "chang-roberts"
seed = 22
events = [{ at = 1, start = 4 }, { at = 2, start = 58 }]
[processes]
ids = [17, 4, 31, 9, 58, 23, 42]
[network]
delay = [2, 4]
"#;
/// A moment at which two elections are in progress.
pub(crate) const ELECTING: Moment<'_> = (RING, 6);
/// A moment at which process 58 leads, and some processes know it.
pub(crate) const DECIDED: Moment<'_> = (RING, 28);

/// A moment of the bully algorithm: process 7 has crashed, and some processes still follow it. The frame has a note, a
/// question, messages in transit and lost messages.
pub(crate) const BULLY: Moment<'_> = (
    r#"
protocol = "bully"
seed = 27
events = [{ at = 5, crash = 7 }, { at = 8, start = 3 }]
questions = [{ at = 14, of = "messages", ask = "How many messages will this election need?" }]
[processes]
ids = [1, 2, 3, 4, 5, 6, 7]
leader = 7
[network]
delay = [2, 4]
[[notes]]
at = 13
pause = true
look = [3]
text = "The leader is gone, and 3 has noticed. Watch what 3 does when it hears of nobody."
"#,
    13,
);

/// A moment with every state of the bully algorithm, armed crashes, notices and a heartbeat.
pub(crate) const EVERYTHING: Moment<'_> = (
    r#"
protocol = "bully"
seed = 436
events = [{ at = 2, start = 20 }, { at = 3, crash = [10, 20], after = 1 }]
[processes]
ids = [10, 20, 30, 40, 50, 60]
leader = 60
down = [40, 50]
[network]
delay = [1, 5]
bounce = true
[detector]
kind = "heartbeat"
period = 4
"#,
    6,
);

/// A moment of Peterson's algorithm, in which defeated processes relay the messages of others.
pub(crate) const RELAYS: Moment<'_> = ("peterson-ring", 4);
/// A ring at rest whose leader has crashed: the participants wait for ever.
pub(crate) const STUCK: Moment<'_> = ("chang-roberts-dead-leader", 8);
/// A moment at which processes follow two different leaders.
pub(crate) const SPLIT: Moment<'_> = ("ring-list-split", 9);

/// A moment of Franklin's algorithm: some processes are red (they still compete), others are black (they have lost).
pub(crate) const TWO_WAY: Moment<'_> = (
    r#"
protocol = "franklin"
seed = 1
events = [{ at = 1, start = "all" }]
[processes]
ids = [17, 42, 31, 9, 58, 23, 76, 12]
[network]
delay = [2, 5]
"#,
    9,
);

pub(crate) fn stops() -> [Stop; 2] {
    frame_of(BULLY, (80, 24)).stops.try_into().expect("a note and a question")
}

fn crowd(protocol: &str, n: usize, delay: &str) -> String {
    format!(
        "protocol = \"{protocol}\"\nevents = [{{ at = 1, start = \"all\" }}]\n\
         [processes]\ncount = {n}\norder = \"random\"\n[network]\ndelay = {delay}\n"
    )
}

/// A scenario of Chang–Roberts in which every third process starts an election. At tick 9, some processes do not know
/// the result yet.
fn ring_with(ids: &[u32]) -> String {
    let starts: Vec<&u32> = ids.iter().step_by(3).collect();
    format!(
        "protocol = \"chang-roberts\"\nevents = [{{ at = 1, start = {starts:?} }}]\n\
         [processes]\nids = {ids:?}\n[network]\ndelay = [4, 6]\n"
    )
}

/// The numbers from 1 to `n` in a fixed order without a pattern.
fn disorder(n: usize) -> Vec<u32> {
    let mut ids: Vec<u32> = (1..=n as u32).collect();
    ids.sort_by_key(|id| id * 7919 % 10_007);
    ids
}

pub(crate) fn ring_of(n: usize) -> String {
    ring_with(&disorder(n))
}

pub(crate) fn ring_of_long_ids(n: usize) -> String {
    ring_with(&disorder(n).into_iter().map(|id| u32::MAX - 500 + id).collect::<Vec<_>>())
}

/// A scenario of Franklin's algorithm on a ring. At tick 8, the second round is in progress.
pub(crate) fn franklin_of(n: usize) -> String {
    crowd("franklin", n, "[3, 5]")
}

/// A scenario of the bully algorithm in which the highest process has crashed. By tick 3, each process has asked all
/// higher ones.
pub(crate) fn storm_of(n: usize) -> String {
    crowd("bully", n, "[4, 8]").replace("order = \"random\"", &format!("down = [{n}]"))
}

pub(crate) fn large_at_rest(n: usize, topology: Topology) -> Scenario {
    let protocol = match topology {
        Topology::OneWayRing => "chang-roberts",
        Topology::TwoWayRing => "franklin",
        Topology::Complete => "bully",
    };
    scenario_of(&format!(
        "protocol = \"{protocol}\"\n[processes]\ncount = {n}\norder = \"random\"\n[network]\ndelay = [2, 5]\n"
    ))
}

pub(crate) fn listed(positions: impl IntoIterator<Item = usize>) -> Targets {
    Targets::Listed(positions.into_iter().map(|position| position as u32).collect())
}

pub(crate) fn large(n: usize, topology: Topology) -> Scenario {
    let mut scenario = large_at_rest(n, topology);
    scenario.leader = Some(scenario.seating()[n / 6]);
    // On a complete graph each process sends many messages.
    let of = if topology == Topology::Complete { 64 } else { 8 };
    let starts = listed((0..n).filter(|at| at % of < at * 8 / n));
    let crashes = listed((0..n).filter(|&at| at == n / 3 || at * 50 / n == 30 && at % 3 == 0));
    scenario.events = vec![(1, Command::Crash { targets: crashes, after: None }), (1, Command::Start(starts))];
    scenario
}

pub(crate) const LARGE_AT: u64 = 3;

/// The built-in scenario with this name, or the scenario in this text.
pub(crate) fn scenario_of(scenario: &str) -> Scenario {
    let text = builtin::named(scenario).map_or(scenario, |known| known.text);
    scenario::read(text).unwrap_or_else(|_| panic!("the scenario has faults: {text}"))
}

pub(crate) fn run_of(scenario: &str) -> Session {
    Session::open(&scenario_of(scenario))
}

/// The frame of the current tick, with the data that a screen of this size needs.
pub(crate) fn seen(session: &mut Session, view: &View, (width, height): (u16, u16)) -> Frame {
    let asked = ask(Rect::new(0, 0, width, height), session.scenario().count(), view);
    session.frame(&asked)
}

pub(crate) fn frame_at(session: &mut Session, tick: u64, view: &View, size: (u16, u16)) -> Frame {
    session.seek(tick);
    seen(session, view, size)
}

pub(crate) fn frame_of((scenario, tick): Moment<'_>, size: (u16, u16)) -> Frame {
    frame_at(&mut run_of(scenario), tick, &View::default(), size)
}

pub(crate) fn note_of(stop: &Stop) -> Overlay {
    Overlay::Note(overlay::Note {
        text: stop.text.clone(),
        look: stop.look.clone(),
        question: stop.question,
        answer: stop.answer.clone(),
        scroll: 0,
        study: None,
    })
}

pub(crate) fn english(theme: ThemeName) -> Look {
    look(theme, Language::English)
}

pub(crate) fn selecting(selected: usize) -> View {
    View { selected, glide: 0.0, ..View::default() }
}
