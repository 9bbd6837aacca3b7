//! The kernel's speed: nanoseconds per message of Chang–Roberts on a random ring on which all processes start. For
//! comparison, a hand-written loop runs the same election. The two run alternately, and each figure is the median of
//! many such pairs. So a change of the machine's speed during the measurement does not matter.
//!
//! `cargo bench --bench kernel`, or `cargo bench --bench kernel -- trace` for one of the figures.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::hint::black_box;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Instant;

use suffrage_engine::protocol::{Catalogued, Given, Id, Overlay, Parameters, Setup, Ticks};
use suffrage_engine::protocols::chang_roberts::{ChangRoberts, Variant};
use suffrage_engine::protocols::sum::Algorithm;
use suffrage_engine::sim::chance::{Choice, Choose, Purpose, Seeded};
use suffrage_engine::sim::command::{Command, Targets};
use suffrage_engine::sim::detector::Detector;
use suffrage_engine::sim::digest::Digest;
use suffrage_engine::sim::network::Network;
use suffrage_engine::sim::observe::{Observer, Silent};
use suffrage_engine::sim::trace::{Recorder, Recording};
use suffrage_engine::sim::{Plan, World};

const PAIRS: usize = 21;

/// The ids 1 to `n`, in a random order that is the same at every call.
fn ids(n: u32) -> Vec<Id> {
    let (mut ids, mut chance): (Vec<Id>, Seeded) = ((1..=n).filter_map(Id::new).collect(), Seeded::new(1));
    for place in (1..ids.len()).rev() {
        let choice = Choice { purpose: Purpose::Seating, about: 0, number: place as u32 };
        ids.swap(place, chance.pick(choice, NonZeroU32::MIN.saturating_add(place as u32)) as usize);
    }
    ids
}

fn plan(ids: &[Id], delays: (Ticks, Ticks), numbered: bool) -> Plan {
    let parameters = Parameters::default();
    let setup = Setup {
        processes: ids.len() as u32,
        parameters: &parameters,
        longest_delay: delays.1,
        process_time: 0,
        parts: &[],
        overlay: &Overlay::default(),
        down: &[],
    };
    let protocol = Algorithm::ChangRoberts(ChangRoberts::new(Variant::Standard, &setup));
    Plan {
        nature: protocol.profile(),
        given: vec![Given::default()],
        protocol,
        ids: ids.to_vec(),
        overlay: Arc::default(),
        down: Vec::new(),
        network: Network { shortest_delay: delays.0, longest_delay: delays.1, ..Network::default() },
        detector: Detector::Manual,
        script: vec![(1, Command::Start(Targets::All))],
        pins: None,
        numbered,
    }
}

/// Runs the election in a hand-written loop over arrays. Returns the number of messages.
fn by_hand(ids: &[u32]) -> u64 {
    let n = ids.len();
    let (mut participating, mut elected) = (vec![true; n], vec![u32::MAX; n]);
    // A message consists of the position of its receiver, its candidate, and whether it is an ELECTED message.
    let mut now: Vec<(u32, u32, bool)> = (0..n).map(|at| (((at + 1) % n) as u32, ids[at], false)).collect();
    let (mut next, mut sent) = (Vec::with_capacity(n), n as u64);
    while !now.is_empty() {
        for &(to, candidate, over) in &now {
            let at = to as usize;
            let along = if at + 1 == n { 0 } else { to + 1 };
            let own = ids[at];
            if over {
                participating[at] = false;
                elected[at] = candidate;
                if candidate != own {
                    next.push((along, candidate, true));
                }
            } else if candidate > own {
                participating[at] = true;
                next.push((along, candidate, false));
            } else if candidate == own {
                participating[at] = false;
                elected[at] = own;
                next.push((along, own, true));
            } else if !participating[at] {
                participating[at] = true;
                next.push((along, own, false));
            }
        }
        sent += next.len() as u64;
        now.clear();
        std::mem::swap(&mut now, &mut next);
    }
    black_box((participating, elected));
    sent
}

/// Runs the election with random delays on a binary heap. Returns the number of messages.
fn by_heap(ids: &[u32], delays: (Ticks, Ticks)) -> u64 {
    let n = ids.len();
    let mut chance = Seeded::new(1);
    let (mut participating, mut elected) = (vec![true; n], vec![u32::MAX; n]);
    let (mut carried, mut last) = (vec![0_u32; n], vec![0; n]);
    let mut heap = BinaryHeap::new();
    let mut sent = 0_u64;
    let span = u32::try_from(delays.1 - delays.0 + 1).ok().and_then(std::num::NonZeroU32::new).expect("a span");
    let mut post = |heap: &mut BinaryHeap<_>, now: Ticks, from: usize, candidate: u32, over: bool| {
        let choice = Choice { purpose: Purpose::Delay, about: from as u64, number: carried[from] };
        carried[from] += 1;
        let due: Ticks = (now + delays.0 + u64::from(chance.pick(choice, span))).max(last[from]);
        last[from] = due;
        sent += 1;
        heap.push(Reverse((due, sent, ((from + 1) % n) as u32, candidate, over)));
    };
    for (at, &own) in ids.iter().enumerate() {
        post(&mut heap, 1, at, own, false);
    }
    while let Some(Reverse((now, _, to, candidate, over))) = heap.pop() {
        let at = to as usize;
        let own = ids[at];
        if over {
            participating[at] = false;
            elected[at] = candidate;
            if candidate != own {
                post(&mut heap, now, at, candidate, true);
            }
        } else if candidate > own {
            participating[at] = true;
            post(&mut heap, now, at, candidate, false);
        } else if candidate == own {
            participating[at] = false;
            elected[at] = own;
            post(&mut heap, now, at, own, true);
        } else if !participating[at] {
            participating[at] = true;
            post(&mut heap, now, at, own, false);
        }
    }
    black_box((participating, elected));
    sent
}

/// Runs `plan` without observers. Returns the number of messages.
fn silent(plan: Plan) -> u64 {
    let mut chance = Seeded::new(1);
    let mut world = World::new(plan, &mut chance, &mut Silent);
    while world.next_due().is_some() {
        world.pass(Ticks::MAX, &mut chance, &mut Silent, &mut |_, _| false);
    }
    world.counters().sent()
}

fn watched(plan: Plan, observer: &mut dyn Observer) -> u64 {
    let mut chance = Seeded::new(1);
    let mut world = World::new(plan, &mut chance, observer);
    while let Some(tick) = world.next_due() {
        world.begin(tick);
        world.finish(&mut chance, observer);
    }
    world.counters().sent()
}

/// Runs an election with digest and judge, as `suffrage run` does. Returns the number of messages.
fn run(ids: &[Id]) -> u64 {
    let script = vec![(1, Command::Start(Targets::All))];
    let plan = Plan { script, ..plan(ids, (1, 1), false) };
    black_box(plan.run(1, Ticks::MAX, None)).map_or(0, |finished| finished.summary().counts.sent)
}

#[expect(clippy::disallowed_methods, reason = "a benchmark measures with the wall clock, which nothing simulated sees")]
fn nanoseconds(run: &mut dyn FnMut() -> u64, repeat: u32) -> (f64, u64) {
    let start = Instant::now();
    let mut messages = 0;
    for _ in 0..repeat {
        messages = black_box(run());
    }
    (start.elapsed().as_nanos() as f64 / f64::from(repeat) / messages as f64, messages)
}

fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}

/// Runs `one` and `other` alternately and prints their median times. Command-line arguments select measurements by
/// name.
fn pair(name: &str, n: u32, one: &mut dyn FnMut() -> u64, other: &mut dyn FnMut() -> u64) {
    let mut named = std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).peekable();
    if named.peek().is_some() && named.all(|wanted| wanted != name) {
        return;
    }
    let repeat = (2_000_000 / (u64::from(n) * 10)).clamp(1, 200) as u32;
    let (mut ones, mut others, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    let expected = nanoseconds(one, 1).1;
    assert_eq!(expected, nanoseconds(other, 1).1, "both run the same election");
    for _ in 0..PAIRS {
        let (first, second) = (nanoseconds(one, repeat).0, nanoseconds(other, repeat).0);
        ones.push(first);
        others.push(second);
        ratios.push(first / second);
    }
    let (first, second, ratio) = (median(ones), median(others), median(ratios));
    println!("{name:<24} {n:>9} {first:>12.2} {second:>12.2} {ratio:>10.2}");
}

fn main() {
    println!("Chang-Roberts, all initiators, random order, delay 1; medians of {PAIRS} interleaved pairs");
    println!("{:<24} {:>9} {:>12} {:>12} {:>10}", "kernel", "processes", "ns a message", "by hand", "ratio");
    for n in [1_000, 10_000, 100_000, 1_000_000] {
        let ids = ids(n);
        let numbers: Vec<u32> = ids.iter().map(|id| id.number()).collect();
        let mut hand = || by_hand(&numbers);
        pair("silent", n, &mut || silent(plan(&ids, (1, 1), false)), &mut hand);
        pair("run", n, &mut || run(&ids), &mut hand);
        pair("digest", n, &mut || watched(plan(&ids, (1, 1), false), &mut Digest::default()), &mut hand);
        pair(
            "trace",
            n,
            &mut || {
                let mut recording = Recording::new(0);
                let plan = plan(&ids, (1, 1), true);
                let nature = plan.nature;
                watched(plan, &mut Recorder::new(Some(&mut recording), nature))
            },
            &mut hand,
        );
    }
    println!("\nrandom delays 1..16, FIFO; beside a binary heap keyed (tick, sequence number)");
    println!("{:<24} {:>9} {:>12} {:>12} {:>10}", "kernel", "processes", "ns a message", "heap", "ratio");
    for n in [1_000, 10_000, 100_000, 1_000_000] {
        let ids = ids(n);
        let numbers: Vec<u32> = ids.iter().map(|id| id.number()).collect();
        let mut heap = || by_heap(&numbers, (1, 16));
        pair("silent", n, &mut || silent(plan(&ids, (1, 16), false)), &mut heap);
    }
}
