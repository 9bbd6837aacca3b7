//! The time to the first frame, and the cost of the idle program: the binary runs in a terminal that answers
//! immediately, at three sizes. `cargo bench --bench start` prints a table and never fails.
#![expect(clippy::disallowed_methods, reason = "this measures the wall clock")]

mod in_terminal;

use std::time::{Duration, Instant};

use in_terminal::Program;

const STARTS: usize = 21;
const WATCH_TIME: Duration = Duration::from_secs(5);

/// Returns the share of one processor that the program uses during `WATCH_TIME`, and the number of bytes it writes.
fn watch(program: &Program) -> (f64, usize) {
    let before = program.cpu();
    let end = Instant::now() + WATCH_TIME;
    let mut written = 0;
    while let Some(piece) = program.piece(end.saturating_duration_since(Instant::now())) {
        written += piece.len();
    }
    (program.cpu().saturating_sub(before).as_secs_f64() / WATCH_TIME.as_secs_f64(), written)
}

fn main() {
    println!(
        "{:>9} {:>14} {:>14} {:>12} {:>16} {:>16}",
        "size", "first frame", "the slowest", "its bytes", "idle", "playing, quiet"
    );
    for (columns, rows) in [(80, 24), (120, 40), (200, 55)] {
        let mut times: Vec<(Duration, usize)> = (0..STARTS)
            .map(|_| {
                let begin = Instant::now();
                let mut program = Program::start(columns, rows, &[]);
                let bytes = program.first_frame();
                let time = begin.elapsed();
                program.end();
                (time, bytes)
            })
            .collect();
        times.sort_unstable();
        let (median, bytes) = times[STARTS / 2];
        let (slowest, _) = times[STARTS - 1];
        let mut program = Program::start(columns, rows, &["chang-roberts-ring"]);
        program.first_frame();
        let idle = watch(&program);
        program.type_bytes(b" ");
        let playing = watch(&program);
        program.end();
        let shown = |(share, bytes): (f64, usize)| format!("{:.1} % {bytes} B", 100.0 * share);
        let ms = |time: Duration| format!("{:.1} ms", 1_000.0 * time.as_secs_f64());
        let size = format!("{columns}x{rows}");
        println!(
            "{size:>9} {:>14} {:>14} {bytes:>12} {:>16} {:>16}",
            ms(median),
            ms(slowest),
            shown(idle),
            shown(playing)
        );
    }
}
