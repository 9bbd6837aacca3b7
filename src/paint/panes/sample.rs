//! Hand-made moments of runs with everything the panes show: log, marks, bounds, waits.
//!
//! Remarks here are plain sentences: a key that is not in the catalogue shows itself.

use smallvec::SmallVec;

use crate::paint::sample::{self, id};
use crate::protocol::{Bound, BoundSide, Decision, MessageClass, Remark, Role, Topology, Value};
use crate::session::model::branches::Branching;
use crate::session::model::{Algorithm, Clock, Counts, Cuts, Frame, LogLine, Mark, Message, Process, Sign, Stop, Verdict};
use crate::sim::network::Network;
use crate::text::LocalText;

/// A sentence as it is.
pub(in crate::paint) fn say(words: &'static str) -> Remark {
    Remark { key: words, values: SmallVec::new() }
}

/// A process with its cell of `elected`.
fn process(position: usize, number: u32, role: Role, elected: Option<u32>) -> Process {
    Process { elected: elected.map(|leader| Decision::Leader(id(leader))), ..sample::process(position, number, role) }
}

fn message(from: usize, to: usize, class: MessageClass, payload: &str, (sent, due): (u64, u64)) -> Message {
    sample::message(from, to, class, payload, sent, due)
}

/// A line of the log about a message that was handled.
fn handled(
    tick: u64,
    (class, payload): (MessageClass, u32),
    (from, to): (u32, u32),
    brief: &'static str,
    full: &'static str,
) -> LogLine {
    LogLine {
        tick,
        sign: Sign::Message(class),
        payload: payload.to_string(),
        route: Some((id(from), id(to))),
        who: Some(id(from)),
        brief: say(brief),
        full: say(full),
        more: Vec::new(),
        about: Vec::new(),
    }
}

/// A line of the log that is not about a message.
fn event(tick: u64, sign: Sign, brief: &'static str, full: &'static str) -> LogLine {
    LogLine {
        tick,
        sign,
        payload: String::new(),
        route: None,
        who: None,
        brief: say(brief),
        full: say(full),
        more: Vec::new(),
        about: Vec::new(),
    }
}

fn bare(protocol: (&'static str, &'static str), topology: Topology, processes: Vec<Process>) -> Frame {
    let n = processes.len();
    Frame {
        title: LocalText::plain("A sample"),
        protocol: protocol.0,
        protocol_title: protocol.1,
        variant: "standard",
        anonymous: false,
        topology,
        n,
        delay: (1, 1),
        network: Network::default(),
        seed: 1,
        clock: Clock { tick: 0, half_way: None, recorded: 0, quiet: false, beats: false },
        first: 0,
        processes,
        competing: 0,
        messages: Vec::new(),
        cuts: Cuts::default(),
        underway: None,
        waiting: None,
        counts: Counts::default(),
        verdict: Verdict::Deciding { decided: 0, of: n, leader: None },
        leading: None,
        rivals: Vec::new(),
        algorithm: Algorithm::default(),
        log: Vec::new(),
        log_length: 0,
        marks: Vec::new(),
        marks_ahead: Vec::new(),
        bounds: Vec::new(),
        bounded_kinds: &[],
        properties: Vec::new(),
        ring: None,
        stops: Vec::new(),
        narration: Vec::new(),
        branching: Branching::default(),
        space_time: None,
    }
}

/// Chang–Roberts on a ring of 7 at tick 6: five take part, two messages are under way.
pub(in crate::paint) fn ring() -> Frame {
    let ids = [17, 4, 31, 9, 58, 23, 42];
    let roles = [Role::Idle, Role::Active, Role::Active, Role::Idle, Role::Active, Role::Active, Role::Active];
    let processes = ids
        .into_iter()
        .zip(roles)
        .enumerate()
        .map(|(position, (number, role))| {
            let passed = u64::from(role == Role::Active);
            Process { sent: passed, received: passed, ..process(position, number, role, None) }
        })
        .collect();
    let mut frame = bare(("chang-roberts", "Chang–Roberts"), Topology::OneWayRing, processes);
    frame.delay = (2, 4);
    frame.seed = 42;
    frame.clock = Clock { tick: 6, half_way: None, recorded: 14, quiet: false, beats: false };
    frame.competing = 5;
    frame.messages =
        vec![message(2, 3, MessageClass::Election, "31", (4, 8)), message(6, 0, MessageClass::Election, "58", (6, 10))];
    frame.counts =
        Counts { sent: 5, delivered: 3, in_flight: 2, by_kind: vec![("ELECTION", 5), ("ELECTED", 0)], ..Counts::default() };
    frame.algorithm =
        Algorithm { at: Some((6, id(42))), role: Some(Role::Active), obeyed: vec!["on-election", "larger", "pass-on"] };
    frame.log = vec![
        event(1, Sign::Start, "4 starts", "4 begins an election: it takes part and sends ELECTION(4) to 31"),
        event(2, Sign::Start, "58 starts", "58 begins an election: it takes part and sends ELECTION(58) to 23"),
        handled(
            4,
            (MessageClass::Election, 4),
            (4, 31),
            "< 31 replaced",
            "31 was idle: it takes part and sends its own id on, as 4 < 31",
        ),
        handled(4, (MessageClass::Election, 58), (58, 23), "> 23 passed", "23 passes 58 on, as 58 > 23"),
        handled(6, (MessageClass::Election, 58), (23, 42), "> 42 passed", "42 passes 58 on, as 58 > 42"),
    ];
    frame.log_length = 5;
    frame.marks = vec![Mark { tick: 1, sign: Sign::Start }, Mark { tick: 2, sign: Sign::Start }];
    frame.bounds = vec![
        Bound { side: BoundSide::Best, formula: "3n-1", value: 20 },
        Bound { side: BoundSide::Worst, formula: "n(n+3)/2", value: 35 },
    ];
    frame
}

/// The same ring at tick 33: 58 leads, and two more know it.
pub(in crate::paint) fn ring_decided() -> Frame {
    let mut frame = ring();
    for process in &mut frame.processes {
        let knows = process.position >= 4;
        process.role = match (knows, process.position) {
            (_, 4) => Role::Leader,
            (true, _) => Role::Idle,
            (false, _) => Role::Active,
        };
        process.elected = knows.then(|| Decision::Leader(id(58)));
        process.sent = 2;
        process.received = 2;
    }
    frame.clock = Clock { tick: 33, half_way: None, recorded: 33, quiet: false, beats: false };
    frame.competing = 4;
    frame.messages = vec![message(6, 0, MessageClass::Elected, "58", (33, 36))];
    frame.counts =
        Counts { sent: 13, delivered: 12, in_flight: 1, by_kind: vec![("ELECTION", 10), ("ELECTED", 3)], ..Counts::default() };
    frame.verdict = Verdict::Deciding { decided: 3, of: 7, leader: Some(id(58)) };
    frame.algorithm = Algorithm { at: Some((6, id(42))), role: Some(Role::Idle), obeyed: vec!["on-elected", "take-leader"] };
    frame.log.extend([
        handled(14, (MessageClass::Election, 58), (17, 4), "> 4 passed", "4 passes 58 on, as 58 > 4"),
        handled(18, (MessageClass::Election, 58), (4, 31), "> 31 passed", "31 passes 58 on, as 58 > 31"),
        handled(21, (MessageClass::Election, 58), (31, 9), "> 9 passed", "9 passes 58 on, as 58 > 9"),
        handled(25, (MessageClass::Election, 58), (9, 58), "own: wins", "58 gets its own id back: 58 is the highest and leads"),
        event(25, Sign::Leader, "58 is the leader", "58 is the leader and tells the others with ELECTED(58)"),
        handled(29, (MessageClass::Elected, 58), (58, 23), "decided", "23 takes 58 for the leader and passes ELECTED(58) on"),
        handled(33, (MessageClass::Elected, 58), (23, 42), "decided", "42 takes 58 for the leader and passes ELECTED(58) on"),
    ]);
    frame.log_length = frame.log.len();
    frame.marks.push(Mark { tick: 25, sign: Sign::Leader });
    frame
}

/// The bully with 7 down at tick 13: all still believe in 7, and answers, elections and a lost message are on their way.
pub(in crate::paint) fn bully() -> Frame {
    let roles = [Role::Idle, Role::Idle, Role::Waiting, Role::Active, Role::Active, Role::Active, Role::Crashed];
    let processes = roles
        .into_iter()
        .enumerate()
        .map(|(position, role)| {
            let elected = matches!(role, Role::Idle).then_some(7);
            Process {
                sent: [0, 0, 4, 4, 3, 2, 6][position],
                received: [1, 1, 1, 2, 2, 2, 0][position],
                waits: (role == Role::Waiting).then(|| say("3 waits for an ANSWER from 4, 5, 6 or 7 until tick 17")),
                facts: vec![say("state: awaiting answer"), say("settling: no")],
                ..process(position, position as u32 + 1, role, elected)
            }
        })
        .collect();
    let mut frame = bare(("bully", "Bully"), Topology::Complete, processes);
    frame.delay = (2, 4);
    frame.seed = 42;
    frame.clock = Clock { tick: 13, half_way: None, recorded: 13, quiet: false, beats: false };
    frame.competing = 4;
    frame.messages = vec![
        message(3, 4, MessageClass::Election, "4", (11, 14)),
        message(3, 5, MessageClass::Election, "4", (11, 15)),
        message(3, 6, MessageClass::Election, "4", (11, 15)),
        message(4, 5, MessageClass::Election, "5", (12, 16)),
        message(4, 6, MessageClass::Election, "5", (12, 14)),
        message(5, 6, MessageClass::Election, "6", (13, 15)),
        message(3, 2, MessageClass::Answer, "4", (11, 15)),
        message(4, 2, MessageClass::Answer, "5", (12, 15)),
        message(5, 2, MessageClass::Answer, "6", (13, 17)),
        Message { lost: Some(12), ..message(2, 6, MessageClass::Election, "3", (8, 12)) },
    ];
    frame.counts = Counts {
        sent: 19,
        delivered: 9,
        lost: 1,
        in_flight: 9,
        by_kind: vec![("ELECTION", 10), ("ANSWER", 3), ("COORDINATOR", 6)],
        ..Counts::default()
    };
    frame.verdict = Verdict::LeaderDown { leader: id(7) };
    frame.algorithm = Algorithm { at: Some((5, id(6))), role: Some(Role::Active), obeyed: vec!["on-election", "answer"] };
    frame.log = vec![
        event(5, Sign::Crash, "7 crashes", "7 crashes: it loses its timers and its volatile state"),
        event(8, Sign::Start, "3 starts", "3 begins an election: it asks 4, 5, 6 and 7"),
        handled(11, (MessageClass::Election, 3), (3, 4), "3 < 4: answers", "4 answers 3, as 3 < 4, and begins its own election"),
        handled(12, (MessageClass::Election, 3), (3, 5), "3 < 5: answers", "5 answers 3, as 3 < 5, and begins its own election"),
        LogLine {
            sign: Sign::Lost,
            ..handled(12, (MessageClass::Election, 3), (3, 7), "lost: 7 is down", "ELECTION(3) from 3 to 7 is lost: 7 is down")
        },
        handled(13, (MessageClass::Election, 3), (3, 6), "3 < 6: answers", "6 answers 3, as 3 < 6, and begins its own election"),
    ];
    frame.log_length = frame.log.len();
    frame.marks =
        vec![Mark { tick: 5, sign: Sign::Crash }, Mark { tick: 8, sign: Sign::Start }, Mark { tick: 12, sign: Sign::Lost }];
    frame.bounds = vec![Bound { side: BoundSide::Best, formula: "n-2", value: 5 }];
    frame
}

/// The plain ring whose leader is down, at rest: four take part for ever.
pub(in crate::paint) fn stuck() -> Frame {
    let processes = [3, 7, 48, 45, 5]
        .into_iter()
        .enumerate()
        .map(|(position, number)| {
            let role = if number == 48 { Role::Crashed } else { Role::Active };
            let waits = (role == Role::Active).then(|| {
                Remark::new("waits for ELECTION or ELECTED from the process before it").with("id", Value::Id(id(number)))
            });
            Process { sent: 1, received: u64::from(position != 3), waits, ..process(position, number, role, None) }
        })
        .collect();
    let mut frame = bare(("chang-roberts", "Chang–Roberts"), Topology::OneWayRing, processes);
    frame.clock = Clock { tick: 5, half_way: None, recorded: 5, quiet: true, beats: false };
    frame.competing = 4;
    frame.counts = Counts { sent: 4, delivered: 3, lost: 1, by_kind: vec![("ELECTION", 4), ("ELECTED", 0)], ..Counts::default() };
    frame.verdict = Verdict::Stuck { undecided: 4, of: 4 };
    frame.log = vec![
        event(1, Sign::Start, "45 starts", "45 begins an election: it takes part and sends ELECTION(45) to 5"),
        LogLine {
            sign: Sign::Lost,
            ..handled(
                5,
                (MessageClass::Election, 45),
                (7, 48),
                "lost: 48 is down",
                "ELECTION(45) from 7 to 48 is lost: 48 is down",
            )
        },
        event(5, Sign::Info, "nothing more to come", "The run is at rest: nothing is under way and no timer is set"),
    ];
    frame.log_length = frame.log.len();
    frame.marks = vec![Mark { tick: 1, sign: Sign::Start }, Mark { tick: 5, sign: Sign::Lost }];
    frame
}

/// A note and a question of a scenario.
pub(in crate::paint) fn stops() -> [Stop; 2] {
    let note = LocalText::plain("The leader is gone, and nobody has noticed yet. Watch what 3 does when it does.");
    let ask = LocalText::plain("How many messages will this election need?");
    [
        Stop { text: note, question: false, pause: true, look: vec![2], answer: None, choices: Vec::new(), outdated: false },
        Stop {
            text: ask,
            question: true,
            pause: true,
            look: Vec::new(),
            answer: Some(say("27 messages")),
            choices: Vec::new(),
            outdated: false,
        },
    ]
}
