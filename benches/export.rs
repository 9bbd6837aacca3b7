//! The time to write a picture, a recording and a handout. `cargo bench --bench export` prints a table and never fails.
#![expect(clippy::disallowed_methods, reason = "this measures the wall clock")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use suffrage::export::{FORMATS, Subject, Wanted};
use suffrage_engine::protocol::Ticks;
use suffrage_scenario::{self as scenario, Scenario};
use suffrage_text::{Language, Texts};

const ROUNDS: usize = 21;

fn ring(processes: usize) -> Scenario {
    let text = format!(
        "version = 1\nprotocol = \"chang-roberts\"\nseed = 1\ntitle.en = \"ring\"\n\
         [processes]\ncount = {processes}\norder = \"random\"\n[[events]]\nat = 1\nstart = \"all\"\n"
    );
    read(&text)
}

fn read(text: &str) -> Scenario {
    scenario::read(text).unwrap_or_else(|faults| panic!("the scenario of the benchmark is valid: {faults:?}"))
}

fn built_in(name: &str) -> Scenario {
    read(scenario::builtin::named(name).unwrap_or_else(|| panic!("{name} is built in")).text)
}

fn measure(what: &str, format: &str, scenario: &Scenario, until: Option<Ticks>, wanted: &Wanted) {
    let format = FORMATS.iter().find(|known| known.name == format).unwrap_or_else(|| panic!("{format} is a format"));
    let texts = Texts::new(Language::English);
    let mut bytes = 0;
    let mut times: Vec<Duration> = (0..ROUNDS)
        .map(|_| {
            let (begin, mut out) = (Instant::now(), Vec::new());
            let subject = Subject::new(scenario, &texts, until, wanted.clone());
            format.write(&subject, None, &mut out).unwrap_or_else(|failure| panic!("{what} is written: {failure:?}"));
            bytes = black_box(out).len();
            begin.elapsed()
        })
        .collect();
    times.sort();
    println!("{what:<44} {:>9.2} ms {:>9} bytes", 1_000.0 * times[ROUNDS / 2].as_secs_f64(), bytes);
}

fn main() {
    let (bully, ring) = (built_in("bully-leader-fails"), ring(600));
    let at = |tick, size| Wanted { at: Some(tick), size: Some(size), ..Wanted::default() };
    measure("svg, a frame at 80×24", "svg", &bully, None, &at(6, (80, 24)));
    measure("svg, a frame at 120×40", "svg", &bully, None, &at(6, (120, 40)));
    measure("asciicast, the whole of a demo", "asciicast", &bully, None, &Wanted::default());
    measure(
        "asciicast, 1,000 ticks of raft",
        "asciicast",
        &built_in("raft-election-one-candidate"),
        Some(1_000),
        &Wanted::default(),
    );
    measure("asciicast, 1,000 ticks of a ring of 600", "asciicast", &ring, Some(1_000), &Wanted::default());
    measure("markdown, a handout", "markdown", &bully, None, &Wanted::default());
}
