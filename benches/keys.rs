//! The processor time from a key to the next frame, for every key that acts on the run. The runs are complete graphs of
//! 2, 200 and 4,096 processes and a ring of 10⁶ processes, each during its election. `cargo bench --bench keys` prints
//! the slowest keys and those over the limit, and never fails.

mod in_terminal;

use std::time::Duration;

use in_terminal::{Program, ends_frame};

/// The maximum processor time for a key. The benchmark reports a key that needs more as slow.
const MOST: Duration = Duration::from_millis(100);
const QUICK: Duration = Duration::from_millis(20);
/// If the program writes nothing and computes less than 1 ms during this time, it is idle: the key causes no frame.
const STILL: Duration = Duration::from_millis(60);

/// For each key: its name, and the bytes that a terminal sends.
const KEYS: &[(&str, &[u8])] = &[
    ("→", b"\x1b[C"),
    ("←", b"\x1b[D"),
    (";", b";"),
    (",", b","),
    ("PgDn", b"\x1b[6~"),
    ("PgUp", b"\x1b[5~"),
    ("+", b"+"),
    ("-", b"-"),
    ("Home", b"\x1b[H"),
    ("End", b"\x1b[F"),
    ("g", b"g"),
    ("u", b"u"),
    ("/", b"/"),
    ("(", b"("),
    (")", b")"),
    ("{", b"{"),
    ("}", b"}"),
    ("↑", b"\x1b[A"),
    ("↓", b"\x1b[B"),
    ("Shift+↑", b"\x1b[1;2A"),
    ("Shift+↓", b"\x1b[1;2B"),
    ("1", b"1"),
    ("Backspace", b"\x7f"),
    ("Enter", b"\r"),
    ("c", b"c"),
    ("C", b"C"),
    ("e", b"e"),
    ("v", b"v"),
    ("x", b"x"),
    ("f", b"f"),
    ("p", b"p"),
    ("w", b"w"),
    ("a", b"a"),
    ("A", b"A"),
    ("S", b"S"),
    ("U", b"U"),
    ("<", b"<"),
    (">", b">"),
    ("B", b"B"),
    ("m", b"m"),
    ("'", b"'"),
    ("Ctrl+←", b"\x1b[1;5D"),
    ("Ctrl+→", b"\x1b[1;5C"),
    ("Ctrl+s", b"\x13"),
    ("Tab", b"\t"),
    ("Shift+Tab", b"\x1b[Z"),
    ("z", b"z"),
    ("t", b"t"),
    ("b", b"b"),
    ("R", b"R"),
    ("T", b"T"),
    (":", b":"),
    ("?", b"?"),
    ("o", b"o"),
    ("Space", b" "),
    ("F5", b"\x1b[15~"),
    ("s", b"s"),
    ("D", b"D"),
    ("r", b"r"),
];

struct Case {
    name: &'static str,
    scenario: &'static str,
    /// The number of steps before the first key.
    ticks: usize,
}

const CASES: &[Case] = &[
    Case {
        name: "bully of 2",
        scenario: "protocol = \"bully\"\nevents = [{ at = 1, start = \"all\" }]\n[processes]\ncount = 2\n",
        ticks: 1,
    },
    Case {
        name: "bully of 200, all begin",
        scenario: "protocol = \"bully\"\nevents = [{ at = 1, start = \"all\" }]\n[processes]\ncount = 200\norder = \"descending\"\n",
        ticks: 2,
    },
    Case {
        name: "bully of 4,096",
        scenario: "protocol = \"bully\"\nevents = [{ at = 1, start = 3800 }]\n[processes]\ncount = 4096\n",
        ticks: 2,
    },
    Case {
        name: "ring of 10⁶",
        scenario: "protocol = \"chang-roberts\"\nevents = [{ at = 1, start = \"all\" }]\n[processes]\ncount = 1000000\norder = \"random\"\n",
        ticks: 3,
    },
];

/// Returns the processor time until the first frame, or until the program is idle without a frame.
fn press(program: &mut Program, bytes: &[u8]) -> Duration {
    let before = program.cpu();
    program.type_bytes(bytes);
    let mut computed = before;
    loop {
        match program.piece(STILL) {
            Some(piece) if ends_frame(&piece) => return program.cpu().saturating_sub(before),
            Some(_) => {}
            None => {
                let now = program.cpu();
                if now.saturating_sub(computed) < Duration::from_millis(1) {
                    return now.saturating_sub(before);
                }
                computed = now;
            }
        }
    }
}

fn settle(program: &Program) {
    for _ in 0..200 {
        if program.piece(STILL).is_none() {
            return;
        }
    }
}

fn main() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    println!("{:<28} {:<10} {:>12}", "run", "key", "to its picture");
    for (number, case) in CASES.iter().enumerate() {
        let file = folder.join(format!("keys-{number}.toml"));
        std::fs::write(&file, case.scenario).expect("there is room for a file");
        let mut program = Program::start(120, 40, &[&file.display().to_string()]);
        program.first_frame();
        for _ in 0..case.ticks {
            press(&mut program, b"\x1b[C");
            settle(&program);
        }
        let mut times: Vec<(Duration, &str)> = Vec::new();
        for &(name, bytes) in KEYS {
            times.push((press(&mut program, bytes), name));
            settle(&program);
            let back: &[u8] = match name {
                "Space" | "F5" => bytes,
                _ => b"\x1b",
            };
            press(&mut program, back);
            settle(&program);
        }
        program.end();
        times.sort_unstable_by(|one, other| other.cmp(one));
        let slow = times.iter().filter(|(time, _)| *time > MOST).count();
        for (time, name) in times.iter().take_while(|(time, _)| *time > QUICK) {
            println!("{:<28} {name:<10} {:>9.1} ms", case.name, 1_000.0 * time.as_secs_f64());
        }
        println!("{:<28} {} keys, {slow} above {} ms", case.name, times.len(), MOST.as_millis());
    }
}
