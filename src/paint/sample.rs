//! Frames made by hand for the tests of the painters.

mod large;

pub(crate) use large::{large_ring, large_ring_at};

use super::{Depth, GlyphSet, Glyphs, Look, Theme, ThemeName, View};
use crate::protocol::{Decision, Id, MessageClass, Remark, Role, Topology, Value};
use crate::session::model::branches::Branching;
use crate::session::model::{Algorithm, Clock, Counts, Cuts, Face, Frame, Mark, Message, Process, Sign, Verdict};
use crate::sim::network::Network;
use crate::text::{Language, LocalText};

/// The default look in English.
pub(crate) fn look(theme: ThemeName) -> Look {
    Look::new(Language::English, Theme::new(theme, Depth::True), Glyphs::new(GlyphSet::Default))
}

/// Nothing chosen but a process.
pub(crate) fn view(selected: usize) -> View {
    View { selected, glide: 0.0, ..View::default() }
}

/// An id.
pub(crate) fn id(number: u32) -> Id {
    Id::new(number).expect("a sample's id is an id")
}

/// A process with nothing special about it.
pub(crate) fn process(position: usize, number: u32, role: Role) -> Process {
    Process {
        position,
        id: id(number),
        face: Face::Id,
        role,
        elected: None,
        badge: None,
        facts: Vec::new(),
        waits: None,
        sent: 0,
        received: 0,
        crashes_after: None,
    }
}

/// A message under way clockwise.
pub(crate) fn message(from: usize, to: usize, class: MessageClass, payload: &str, sent: u64, due: u64) -> Message {
    Message {
        number: (1000 * from + 10 * to) as u32 + sent as u32,
        from,
        to,
        clockwise: true,
        kind: match class {
            MessageClass::Election | MessageClass::Probe => "ELECTION",
            MessageClass::Answer => "ANSWER",
            MessageClass::Elected => "ELECTED",
            MessageClass::Heartbeat => "HEARTBEAT",
            MessageClass::Refusal => "VOTE",
        },
        class,
        payload: payload.to_owned(),
        whole: None,
        sent,
        due,
        lost: None,
        notice: false,
    }
}

/// A run in which nothing has happened.
fn empty(topology: Topology, tick: u64, processes: Vec<Process>) -> Frame {
    let (protocol, protocol_title) = match topology {
        Topology::OneWayRing => ("chang-roberts", "Chang–Roberts"),
        Topology::TwoWayRing => ("franklin", "Franklin"),
        Topology::Complete => ("bully", "Bully"),
    };
    let live = processes.iter().filter(|process| process.role != Role::Crashed).count();
    let competing = processes.iter().filter(|process| matches!(process.role, Role::Active | Role::Waiting | Role::Red)).count();
    Frame {
        title: LocalText::default(),
        protocol,
        protocol_title,
        variant: "standard",
        anonymous: false,
        topology,
        n: processes.len(),
        delay: (2, 4),
        network: Network::default(),
        seed: 42,
        clock: Clock { tick, half_way: None, recorded: 53.max(tick), quiet: false, beats: false },
        first: 0,
        competing,
        processes,
        messages: Vec::new(),
        cuts: Cuts::default(),
        underway: None,
        waiting: None,
        counts: Counts::default(),
        verdict: Verdict::Deciding { decided: 0, of: live, leader: None },
        leading: None,
        rivals: Vec::new(),
        algorithm: Algorithm::default(),
        log: Vec::new(),
        log_length: 0,
        marks: vec![Mark { tick: 1, sign: Sign::Start }],
        marks_ahead: Vec::new(),
        bounds: Vec::new(),
        bounded_kinds: &[],
        properties: Vec::new(),
        ring: None,
        stops: Vec::new(),
        narration: Vec::new(),
        space_time: None,
        branching: Branching::default(),
    }
}

const SEVEN: [u32; 7] = [17, 4, 31, 9, 58, 23, 42];

/// Chang–Roberts on a ring of 7 at tick 6: two elections under way.
pub(crate) fn ring_of_seven() -> Frame {
    let idle = [0, 3];
    let processes = SEVEN.iter().enumerate();
    let processes =
        processes.map(|(at, &number)| process(at, number, if idle.contains(&at) { Role::Idle } else { Role::Active }));
    let mut frame = empty(Topology::OneWayRing, 6, processes.collect());
    frame.messages.push(message(2, 3, MessageClass::Election, "31", 4, 8));
    frame.messages.push(message(6, 0, MessageClass::Election, "58", 6, 10));
    frame.counts = counts(5, 3, 2, &[("ELECTION", 5), ("ELECTED", 0)]);
    frame.algorithm = Algorithm { at: Some((6, id(42))), role: Some(Role::Active), obeyed: Vec::new() };
    frame
}

/// Chang–Roberts on a ring of 7 at tick 33: 58 leads, three know it.
pub(crate) fn ring_of_seven_decided() -> Frame {
    let processes = SEVEN.iter().enumerate().map(|(at, &number)| {
        let role = match at {
            4 => Role::Leader,
            5 | 6 => Role::Idle,
            _ => Role::Active,
        };
        Process { elected: (at >= 4).then(|| Decision::Leader(id(58))), ..process(at, number, role) }
    });
    let mut frame = empty(Topology::OneWayRing, 33, processes.collect());
    frame.messages.push(message(6, 0, MessageClass::Elected, "58", 33, 36));
    frame.counts = counts(13, 12, 1, &[("ELECTION", 10), ("ELECTED", 3)]);
    frame.verdict = Verdict::Deciding { decided: 3, of: 7, leader: Some(id(58)) };
    frame.algorithm = Algorithm { at: Some((6, id(42))), role: Some(Role::Idle), obeyed: Vec::new() };
    frame.marks.push(Mark { tick: 25, sign: Sign::Leader });
    frame
}

/// Bully with ids 1 to 7 at tick 14: 7 has crashed, its leader's cell is believed everywhere, four compete.
pub(crate) fn bully_of_seven() -> Frame {
    let processes = (0..7).map(|at| {
        let role = match at {
            0 | 1 => Role::Idle,
            6 => Role::Crashed,
            _ => Role::Active,
        };
        let elected = (at < 2).then(|| Decision::Leader(id(7)));
        Process { elected, ..process(at, at as u32 + 1, role) }
    });
    let mut frame = empty(Topology::Complete, 14, processes.collect());
    let (question, answer) = (MessageClass::Election, MessageClass::Answer);
    let mut lost = message(3, 6, question, "4", 12, 15);
    lost.lost = Some(14);
    let mut lost_before = message(4, 2, answer, "5", 12, 16);
    lost_before.lost = Some(13);
    frame.messages = vec![
        message(5, 2, answer, "6", 12, 16),
        message(3, 2, answer, "4", 12, 15),
        message(3, 4, question, "4", 12, 16),
        message(3, 5, question, "4", 12, 15),
        message(4, 5, question, "5", 13, 16),
        message(4, 6, question, "5", 13, 16),
        message(5, 6, question, "6", 13, 16),
        lost,
        lost_before,
    ];
    frame.counts = counts(22, 13, 7, &[("ELECTION", 16), ("ANSWER", 6), ("COORDINATOR", 0)]);
    frame.verdict = Verdict::LeaderDown { leader: id(7) };
    frame.algorithm = Algorithm { at: Some((3, id(4))), role: Some(Role::Active), obeyed: Vec::new() };
    frame
}

/// A complete graph of 6 with every state a process of the bully can be in, an armed crash, a notice and a heartbeat.
pub(crate) fn bully_with_everything() -> Frame {
    let roles = [Role::Idle, Role::Waiting, Role::Active, Role::Relay, Role::Leader, Role::Crashed];
    let processes = roles.iter().enumerate().map(|(at, &role)| process(at, 10 * (at as u32 + 1), role));
    let mut frame = empty(Topology::Complete, 20, processes.collect());
    frame.processes[2].crashes_after = Some(2);
    frame.processes[0].crashes_after = Some(1);
    let notice = Message { notice: true, ..message(5, 1, MessageClass::Election, "20", 18, 22) };
    frame.messages = vec![
        notice,
        message(4, 0, MessageClass::Heartbeat, "", 18, 21),
        message(4, 2, MessageClass::Elected, "50", 18, 22),
        message(1, 2, MessageClass::Election, "20", 19, 22),
    ];
    frame.counts = counts(9, 5, 4, &[("ELECTION", 5), ("ANSWER", 2), ("COORDINATOR", 2)]);
    frame.verdict = Verdict::Deciding { decided: 1, of: 5, leader: Some(id(50)) };
    frame
}

/// A complete graph on which everybody but the highest asks everybody higher at once.
pub(crate) fn bully_storm(n: usize) -> Frame {
    let processes = (0..n).map(|at| process(at, at as u32 + 1, if at + 1 < n { Role::Active } else { Role::Crashed }));
    let mut frame = empty(Topology::Complete, 3, processes.collect());
    for from in 0..n - 1 {
        for to in from + 1..n {
            frame.messages.push(message(from, to, MessageClass::Election, &(from + 1).to_string(), 1, 5));
        }
    }
    frame
}

/// Chang–Roberts with the highest ids there are.
pub(crate) fn ring_of_long_ids(n: usize) -> Frame {
    let mut frame = ring_of(n);
    for process in &mut frame.processes {
        process.id = id(u32::MAX - 500 + process.id.number());
    }
    for message in &mut frame.messages {
        message.payload = frame.processes[message.from].id.to_string();
    }
    frame
}

/// The round that stands beside a red process.
fn round(role: Role, round: u64) -> Option<Remark> {
    (role == Role::Red).then(|| Remark::new("badge-franklin-round").with("round", Value::Number(round)))
}

/// Franklin on a two-way ring of 8 at tick 11: three are red.
pub(crate) fn franklin_of_eight() -> Frame {
    let ids = [17, 42, 31, 9, 58, 23, 76, 12];
    let red = [1, 4, 6];
    let processes = ids.iter().enumerate();
    let processes = processes.map(|(at, &number)| process(at, number, if red.contains(&at) { Role::Red } else { Role::Black }));
    let mut frame = empty(Topology::TwoWayRing, 11, processes.collect());
    frame.processes.iter_mut().for_each(|process| process.badge = round(process.role, 2));
    let probe = |from: usize, clockwise: bool, payload: &str, sent: u64, due: u64| {
        let to = if clockwise { (from + 1) % 8 } else { (from + 7) % 8 };
        Message { clockwise, ..message(from, to, MessageClass::Probe, payload, sent, due) }
    };
    frame.messages = vec![
        probe(7, true, "76", 10, 13),
        probe(0, false, "42", 10, 13),
        probe(2, true, "42", 10, 13),
        probe(3, false, "58", 9, 12),
        probe(5, false, "58", 9, 12),
        probe(5, true, "76", 10, 14),
    ];
    frame.counts = counts(28, 22, 6, &[("ELECTION", 28), ("ELECTED", 0)]);
    frame
}

/// A two-way ring of any size with probes on most of its links, many of them both ways: a third of the processes are red.
pub(crate) fn franklin_of(n: usize) -> Frame {
    let mut frame = ring_of(n);
    frame = Frame { messages: Vec::new(), ..empty(Topology::TwoWayRing, 11, frame.processes) };
    for (at, process) in frame.processes.iter_mut().enumerate() {
        process.role = if at % 3 == 1 { Role::Red } else { Role::Black };
        process.badge = round(process.role, 2);
    }
    let probe = |from: usize, clockwise: bool, payload: &str, sent: u64| {
        let to = if clockwise { (from + 1) % n } else { (from + n - 1) % n };
        Message { clockwise, ..message(from, to, MessageClass::Probe, payload, sent, sent + 4) }
    };
    let few = n.div_ceil(24);
    for at in (0..n).step_by(few) {
        let payload = frame.processes[at].id.to_string();
        let sent = 8 + (at as u64 * 5) % 3;
        if at % 3 != 2 {
            frame.messages.push(probe(at, true, &payload, sent));
        }
        if at % 4 != 3 {
            frame.messages.push(probe(at, false, &payload, 18 - sent));
        }
    }
    let under_way = frame.messages.len() as u64;
    frame.competing = n.div_ceil(3);
    frame.counts = counts(4 * n as u64, 4 * n as u64 - under_way, under_way, &[("ELECTION", 4 * n as u64), ("ELECTED", 0)]);
    frame
}

/// Chang–Roberts on a ring of any size, in the middle of an election: ids 1 to n in a fixed disorder.
pub(crate) fn ring_of(n: usize) -> Frame {
    assert!(n < 500, "the disorder is made for small rings");
    // A generator of the multiplicative group of integers modulo a prime visits every number below it once.
    let prime = (n + 1..=2 * n + 1).find(|&p| (2..p).all(|d| p % d != 0)).expect("there is a prime below twice a number");
    let root = (2..prime).rev().find(|&root| order(root, prime) == prime - 1).unwrap_or(1);
    let mut at = root;
    let mut processes = Vec::new();
    while processes.len() < n {
        if at <= n {
            let role = if at % 3 == 1 { Role::Idle } else { Role::Active };
            processes.push(process(processes.len(), at as u32, role));
        }
        at = at * root % prime;
    }
    let mut frame = empty(Topology::OneWayRing, 14, processes);
    for from in (0..n).filter(|from| from % 4 == 1) {
        let payload = frame.processes[from].id.to_string();
        let sent = 10 + (from as u64 * 7) % 4;
        frame.messages.push(message(from, (from + 1) % n, MessageClass::Election, &payload, sent, sent + 5));
    }
    let in_flight = frame.messages.len() as u64;
    frame.counts = counts(2 * n as u64, 2 * n as u64 - in_flight, in_flight, &[("ELECTION", 2 * n as u64), ("ELECTED", 0)]);
    frame
}

fn order(root: usize, prime: usize) -> usize {
    let powers = std::iter::successors(Some(root), |power| Some(power * root % prime));
    powers.take(prime).position(|power| power == 1).map_or(0, |before| before + 1)
}

/// The message counters of a run that lost nothing but what is missing from the sum.
fn counts(sent: u64, delivered: u64, in_flight: u64, by_kind: &[(&'static str, u64)]) -> Counts {
    Counts {
        sent,
        delivered,
        lost: sent - delivered - in_flight,
        in_flight,
        duplicated: 0,
        notices: 0,
        heartbeats: 0,
        by_kind: by_kind.to_vec(),
        upkeep: None,
    }
}
