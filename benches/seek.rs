//! Measures seeks in the largest runs that the screen can show: the time of a seek, the memory of a recorded run, and
//! how much recording slows playback down. Also measures the longest time to the next tick with its frame, the longest
//! time to explain the last step of a process, and the time of a frame at tick 10 and at the last tick.
//! `cargo bench --bench seek` prints a table and never fails. A word after `--` selects runs by name.
#![expect(clippy::disallowed_methods, reason = "this measures the wall clock")]

use std::fs;
use std::hint::black_box;
use std::time::{Duration, Instant};

use suffrage_engine::protocol::Ticks;
use suffrage_scenario::{self as scenario, Scenario};
use suffrage_session::model::why::WhyQuestion;
use suffrage_session::{Ask, Memory, Moved, Session};

const SEEKS: usize = 201;
/// The fastest round is reported, because other programs can only slow a round down.
const ROUNDS: usize = 3;
const PAIRS: usize = 5;

fn ring(n: usize, order: &str) -> Scenario {
    let text = format!(
        "version = 1\nprotocol = \"chang-roberts\"\nseed = 1\ntitle.en = \"ring\"\n\
         [processes]\ncount = {n}\norder = \"{order}\"\n[[events]]\nat = 1\nstart = \"all\"\n"
    );
    scenario::read(&text).unwrap_or_else(|faults| panic!("the scenario of the benchmark is valid: {faults:?}"))
}

/// The current and the peak memory of this process in MiB.
fn resident() -> (f64, f64) {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let of = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default();
        line.split_whitespace().next().and_then(|kib| kib.parse::<f64>().ok()).unwrap_or_default() / 1_024.0
    };
    (of("VmRSS:"), of("VmHWM:"))
}

fn play(scenario: &Scenario, memory: Memory) -> (Session, Duration) {
    let mut session = Session::open_within(scenario, memory);
    let begin = Instant::now();
    assert_eq!(session.seek(Ticks::MAX), Moved::Quiet, "the run comes to rest");
    (session, begin.elapsed())
}

fn pseudo_random_ticks(last: Ticks) -> impl Iterator<Item = Ticks> {
    let mut state = 1_u64;
    std::iter::repeat_with(move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % (last + 1)
    })
}

fn milliseconds(time: Duration) -> f64 {
    1_000.0 * time.as_secs_f64()
}

fn median<T: Copy + PartialOrd>(mut figures: Vec<T>) -> T {
    figures.sort_by(|one, other| one.partial_cmp(other).expect("the figures are not NaN"));
    figures[figures.len() / 2]
}

fn measure(name: &str, scenario: &Scenario) {
    let before = resident().0;
    let (mut session, played) = play(scenario, Memory::default());
    let after = resident().0 - before;
    let ask = Ask { processes: 20, log_lines: 20, ..Ask::default() };
    let events = session.frame(&ask).log_length;
    let ticks: Vec<Ticks> = pseudo_random_ticks(session.recorded()).take(SEEKS).collect();
    let mut times = vec![Duration::MAX; SEEKS];
    let [mut on, mut why] = [Duration::ZERO; 2];
    for _ in 0..ROUNDS {
        for (tick, quickest) in ticks.iter().zip(&mut times) {
            let begin = Instant::now();
            session.seek(*tick);
            *quickest = begin.elapsed().min(*quickest);
            let frame = session.frame(&ask);
            let lines = 20.min(frame.log_length);
            assert!(
                frame.clock.tick == *tick && black_box(frame).log.len() == lines,
                "the frame has the moment and its log"
            );
            let begin = Instant::now();
            session.next_tick();
            black_box(session.frame(&ask));
            on = on.max(begin.elapsed());
            let begin = Instant::now();
            black_box(session.lookup().why(WhyQuestion::LastStep(scenario.count() / 2)));
            why = why.max(begin.elapsed());
        }
    }
    let longest = times.iter().max().copied().unwrap_or_default();
    let sum: Duration = times.iter().sum();
    let begin = Instant::now();
    session.previous_tick();
    let back = begin.elapsed();
    let [early, late] = [10, session.recorded()].map(|tick| {
        session.seek(tick);
        let begin = Instant::now();
        black_box(session.frame(&ask));
        begin.elapsed()
    });
    println!(
        "{name:<22} {events:>12} {:>9.2} s {:>9.2} {:>9.2} {:>9.2} {:>9.2} {:>9.2} {:>9.2} {:>9.2} {:>9.2} {after:>9.0} {:>9.0} {:>9.0}",
        played.as_secs_f64(),
        milliseconds(sum) / SEEKS as f64,
        milliseconds(median(times)),
        milliseconds(longest),
        milliseconds(back),
        milliseconds(on),
        milliseconds(why),
        milliseconds(early),
        milliseconds(late),
        resident().0 - before,
        resident().1 - before,
    );
}

fn ratio(name: &str, scenario: &Scenario) {
    let without = Memory { distance: usize::MAX / 2, ..Memory::default() };
    let ratios = (0..PAIRS).map(|_| {
        let with = play(scenario, Memory::default()).1;
        with.as_secs_f64() / play(scenario, without).1.as_secs_f64()
    });
    println!("{name:<22} played with keyframes takes {:.2} times as long as without", median(ratios.collect()));
}

fn main() {
    let wanted = std::env::args().skip(1).find(|word| !word.starts_with('-')).unwrap_or_default();
    println!("Chang-Roberts, all start; times of a seek in ms, memory beyond what the program had before in MiB");
    println!(
        "{:<22} {:>12} {:>11} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9}",
        "run",
        "records",
        "played in",
        "mean",
        "median",
        "longest",
        "tick back",
        "tick on",
        "why",
        "frame 10",
        "frame end",
        "played",
        "sought",
        "at most"
    );
    for (name, n, order) in [("1,997 descending", 1_997, "descending"), ("4,096 random", 4_096, "random")] {
        if name.contains(&wanted) {
            let scenario = ring(n, order);
            measure(name, &scenario);
            ratio(name, &scenario);
        }
    }
}
