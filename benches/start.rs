//! How long a person waits for the first picture, and what the program costs while nothing happens: the binary in a terminal that
//! answers at once, at three sizes. `cargo bench --bench start` prints a table; nothing here fails.
#![expect(clippy::disallowed_methods, reason = "this measures the wall clock")]

use std::io::{Read, Write};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// The program is started so often at each size.
const STARTS: usize = 21;
/// So long it is watched while nobody touches a key.
const WATCHED: Duration = Duration::from_secs(5);

const QUESTION: &[u8] = b"\x1b[c";
const ANSWERS: &[u8] = b"\x1b]11;rgb:0d0d/1111/1717\x1b\\\x1b[?62;22c";
const FRAME_END: &[u8] = b"\x1b[?2026l";

/// The program in a terminal.
struct Program {
    child: Box<dyn Child + Send + Sync>,
    writer: Box<dyn Write + Send>,
    pieces: Receiver<Vec<u8>>,
    _master: Box<dyn MasterPty + Send>,
}

impl Program {
    /// With the screen of all demos, or on a demo.
    fn start(columns: u16, rows: u16, arguments: &[&str]) -> Self {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("the system has pseudo-terminals");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_suffrage"));
        command.args(arguments);
        command.env("TERM", "xterm-256color");
        command.env("COLORTERM", "truecolor");
        command.env_remove("NO_COLOR");
        command.env("XDG_STATE_HOME", env!("CARGO_TARGET_TMPDIR"));
        let child = pair.slave.spawn_command(command).expect("the program can be started");
        let mut reader = pair.master.try_clone_reader().expect("a pseudo-terminal can be read");
        let (sender, pieces) = channel();
        thread::spawn(move || {
            let mut bytes = vec![0; 65_536];
            while let Ok(read @ 1..) = reader.read(&mut bytes) {
                if sender.send(bytes[..read].to_vec()).is_err() {
                    return;
                }
            }
        });
        let writer = pair.master.take_writer().expect("a pseudo-terminal can be written to");
        Self { child, writer, pieces, _master: pair.master }
    }

    /// Answers as a terminal does, and reads on to the end of the first frame; how many bytes it has.
    fn first_frame(&mut self) -> usize {
        let mut written: Vec<u8> = Vec::new();
        let mut answered = false;
        loop {
            written.extend(self.pieces.recv().expect("the program shows itself"));
            if !answered && contains(&written, QUESTION) {
                answered = true;
                self.writer.write_all(ANSWERS).expect("the program reads");
            }
            // An empty frame clears the screen.
            let frame = written.windows(8).rposition(|piece| piece == b"\x1b[?2026h").unwrap_or_default();
            if written.len() - frame > 200 && contains(&written[frame..], FRAME_END) {
                return written.len() - frame;
            }
        }
    }

    fn quit(mut self) {
        self.writer.write_all(b"q").expect("the program reads");
        self.child.wait().expect("the program ends");
    }

    /// The share of a processor that it takes, and the bytes it writes, while it is watched.
    fn watched(&self) -> (f64, usize) {
        let before = self.cpu();
        let end = Instant::now() + WATCHED;
        let mut written = 0;
        while let Ok(piece) = self.pieces.recv_timeout(end.saturating_duration_since(Instant::now())) {
            written += piece.len();
        }
        ((self.cpu() - before) / WATCHED.as_secs_f64(), written)
    }

    /// The seconds of processor time until now, in steps of a hundredth.
    fn cpu(&self) -> f64 {
        let id = self.child.process_id().expect("it runs");
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
        let (_, after_name) = stat.rsplit_once(')').unwrap_or_default();
        let ticks: u64 = after_name.split_whitespace().skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
        ticks as f64 / 100.0
    }
}

fn contains(bytes: &[u8], piece: &[u8]) -> bool {
    bytes.windows(piece.len()).any(|window| window == piece)
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
                program.quit();
                (time, bytes)
            })
            .collect();
        times.sort_unstable();
        let (median, bytes) = times[STARTS / 2];
        let (slowest, _) = times[STARTS - 1];
        let mut program = Program::start(columns, rows, &["chang-roberts-ring"]);
        program.first_frame();
        let idle = program.watched();
        program.writer.write_all(b" ").expect("the program reads");
        let playing = program.watched();
        program.quit();
        let shown = |(share, bytes): (f64, usize)| format!("{:.1} % {bytes} B", 100.0 * share);
        let ms = |time: Duration| format!("{:.1} ms", 1_000.0 * time.as_secs_f64());
        let size = format!("{columns}x{rows}");
        println!("{size:>9} {:>14} {:>14} {bytes:>12} {:>16} {:>16}", ms(median), ms(slowest), shown(idle), shown(playing));
    }
}
