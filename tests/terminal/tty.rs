//! A real terminal for a program under test: a pty, and a screen emulator that a separate thread feeds.
//!
//! No test sleeps or retries: it waits until the screen shows the expected text, and fails at a deadline far beyond the
//! time that a working program needs.

use std::ffi::OsStr;
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use portable_pty::{ChildKiller, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use rustix::process::{Pid, Signal, kill_process};

const DEADLINE: Duration = Duration::from_secs(30);

struct Shown {
    parser: vt100::Parser,
    /// All bytes that the program has written, also those that are no longer on the screen.
    written: Vec<u8>,
    closed: bool,
    /// Whether the reading thread must stop after the next output.
    let_go: bool,
}

type Shared = Arc<(Mutex<Shown>, Condvar)>;

fn lock(shared: &Shared) -> MutexGuard<'_, Shown> {
    shared.0.lock().unwrap_or_else(PoisonError::into_inner)
}

pub(crate) struct Tty {
    master: Box<dyn MasterPty + Send>,
    writer: Box<dyn Write + Send>,
    follower: JoinHandle<()>,
    shown: Shared,
    exit: Receiver<ExitStatus>,
    _killer: Killer,
    pid: Pid,
    /// The modes of the terminal before the program started.
    found: String,
}

fn positive(number: u16) -> NonZeroU16 {
    NonZeroU16::new(number).expect("a terminal has at least one row and one column")
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

/// The command does not see the environment of the user.
pub(crate) fn command(program: impl AsRef<OsStr>, arguments: &[&str]) -> CommandBuilder {
    let mut command = CommandBuilder::new(program);
    command.args(arguments);
    for name in ["NO_COLOR", "LC_ALL", "LC_MESSAGES", "COLUMNS", "LINES", "TMUX"] {
        command.env_remove(name);
    }
    command.env("TERM", "xterm-256color");
    command.env("COLORTERM", "truecolor");
    command.env("LANG", "en_GB.UTF-8");
    command.env("SUFFRAGE_CONFIG", "");
    // Tests must not change the user's list of recently opened names.
    command.env("XDG_STATE_HOME", env!("CARGO_TARGET_TMPDIR"));
    command.cwd(env!("CARGO_MANIFEST_DIR"));
    command
}

pub(crate) fn suffrage(arguments: &[&str]) -> CommandBuilder {
    command(env!("CARGO_BIN_EXE_suffrage"), arguments)
}

impl Tty {
    pub(crate) fn start(command: CommandBuilder, columns: u16, rows: u16) -> Self {
        let pair = native_pty_system().openpty(size(columns, rows)).expect("the system has pseudo-terminals");
        let found = modes(pair.master.as_ref());
        let mut child = pair.slave.spawn_command(command).expect("the program can be started");
        drop(pair.slave);
        let pid =
            child.process_id().and_then(|pid| Pid::from_raw(pid.cast_signed())).expect("a child has a process id");
        let killer = Killer(child.clone_killer());
        let (ended, exit) = channel();
        thread::spawn(move || {
            if let Ok(status) = child.wait() {
                // After a failed test, nobody receives the status.
                let _ = ended.send(status);
            }
        });
        let parser = vt100::Parser::new(positive(rows), positive(columns), 0);
        let shown =
            Arc::new((Mutex::new(Shown { parser, written: Vec::new(), closed: false, let_go: false }), Condvar::new()));
        let reader = pair.master.try_clone_reader().expect("a pseudo-terminal can be read");
        let follower = thread::spawn({
            let shown = Arc::clone(&shown);
            move || follow(reader, &shown)
        });
        let writer = pair.master.take_writer().expect("a pseudo-terminal can be written to");
        Self { master: pair.master, writer, follower, shown, exit, _killer: killer, pid, found }
    }

    pub(crate) fn type_keys(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).expect("the terminal takes keys");
        self.writer.flush().expect("the terminal takes keys");
    }

    /// Waits until `look` returns a value.
    pub(crate) fn wait_for<T>(&self, what: &str, mut look: impl FnMut(&vt100::Screen) -> Option<T>) -> T {
        let mut found = None;
        let (shown, timeout) = self
            .shown
            .1
            .wait_timeout_while(lock(&self.shown), DEADLINE, |shown| {
                found = look(shown.parser.screen());
                found.is_none() && !shown.closed
            })
            .unwrap_or_else(PoisonError::into_inner);
        found.unwrap_or_else(|| {
            let why = if timeout.timed_out() { "in time" } else { "before the program ended" };
            panic!("{what} was not seen {why}; the screen:\n{}", shown.parser.screen().contents())
        })
    }

    pub(crate) fn wait_for_text(&self, text: &str) {
        self.wait_for(&format!("{text:?}"), |screen| read(screen).contains(text).then_some(()));
    }

    pub(crate) fn wait_until_gone(&self, text: &str) {
        self.wait_for(&format!("a screen without {text:?}"), |screen| (!read(screen).contains(text)).then_some(()));
    }

    /// Frames are written in one piece between marks, so the output ends with the end mark.
    pub(crate) fn wait_for_whole_screen(&self, text: &str) -> String {
        let (mut found, end) = (None, b"\x1b[?2026l");
        let (shown, _) = self
            .shown
            .1
            .wait_timeout_while(lock(&self.shown), DEADLINE, |shown| {
                let screen = shown.parser.screen();
                found = (shown.written.ends_with(end) && read(screen).contains(text)).then(|| screen.contents());
                found.is_none() && !shown.closed
            })
            .unwrap_or_else(PoisonError::into_inner);
        found.unwrap_or_else(|| panic!("{text:?} was not seen; the screen:\n{}", shown.parser.screen().contents()))
    }

    pub(crate) fn wait_for_written(&self, text: &str) {
        let (shown, _) = self
            .shown
            .1
            .wait_timeout_while(lock(&self.shown), DEADLINE, |shown| {
                !shown.closed && !shown.written.windows(text.len()).any(|piece| piece == text.as_bytes())
            })
            .unwrap_or_else(PoisonError::into_inner);
        let written = String::from_utf8_lossy(&shown.written);
        assert!(written.contains(text), "{text:?} was not written: {written:?}");
    }

    pub(crate) fn assert_silent_for(&self, time: Duration) {
        let shown = lock(&self.shown);
        let before = shown.written.len();
        let (shown, timeout) = self
            .shown
            .1
            .wait_timeout_while(shown, time, |shown| shown.written.len() == before && !shown.closed)
            .unwrap_or_else(PoisonError::into_inner);
        let more = String::from_utf8_lossy(&shown.written[before..]);
        assert!(timeout.timed_out() && !shown.closed, "the program wrote {more:?} or ended");
    }

    pub(crate) fn wait_for_silence(&self, time: Duration) {
        let (mut shown, mut waited) = (lock(&self.shown), Duration::ZERO);
        while waited < DEADLINE {
            let before = shown.written.len();
            let (next, timeout) = self
                .shown
                .1
                .wait_timeout_while(shown, time, |shown| shown.written.len() == before && !shown.closed)
                .unwrap_or_else(PoisonError::into_inner);
            if timeout.timed_out() {
                return;
            }
            assert!(!next.closed, "the program ended; the screen:\n{}", next.parser.screen().contents());
            // The frames of a moving screen are at least a thirtieth of a second apart.
            (shown, waited) = (next, waited + Duration::from_millis(30));
        }
        panic!("the screen never stood still:\n{}", shown.parser.screen().contents());
    }

    /// The processor time of all threads of the program.
    #[cfg(target_os = "linux")]
    pub(crate) fn processor_time(&self) -> Duration {
        let tasks = format!("/proc/{}/task", self.pid.as_raw_nonzero());
        let tasks = std::fs::read_dir(tasks).expect("the program is running");
        let times = tasks.flatten().filter_map(|task| {
            let stat = std::fs::read_to_string(task.path().join("schedstat")).ok()?;
            stat.split_whitespace().next()?.parse::<u64>().ok()
        });
        Duration::from_nanos(times.sum())
    }

    /// Imitates another program in the same terminal.
    pub(crate) fn scribble(&self) {
        lock(&self.shown).parser.process(b"\x1b[2J\x1b[Hsomebody was here");
    }

    pub(crate) fn text(&self) -> String {
        lock(&self.shown).parser.screen().contents()
    }

    pub(crate) fn written(&self) -> String {
        String::from_utf8_lossy(&lock(&self.shown).written).into_owned()
    }

    pub(crate) fn resize(&mut self, columns: u16, rows: u16) {
        lock(&self.shown).parser.screen_mut().set_size(positive(rows), positive(columns));
        self.master.resize(size(columns, rows)).expect("a pseudo-terminal can be resized");
    }

    pub(crate) fn signal(&self, signal: Signal) {
        kill_process(self.pid, signal).expect("the program is running");
    }

    /// Sends a signal to the foreground process group. If a shell started the program, the group is the program without
    /// the shell.
    pub(crate) fn signal_foreground(&self, signal: Signal) {
        let group =
            self.master.process_group_leader().and_then(Pid::from_raw).expect("a process group is in the foreground");
        kill_process(group, signal).expect("the program is running");
    }

    pub(crate) fn exit_code(&self) -> u32 {
        let status = self.exit.recv_timeout(DEADLINE);
        status.unwrap_or_else(|_| panic!("the program did not end; the screen:\n{}", self.text())).exit_code()
    }

    /// Types `keys`, waits for the next output of the program, and closes the terminal. Returns the exit code.
    pub(crate) fn hang_up(mut self, keys: &str) -> u32 {
        lock(&self.shown).let_go = true;
        self.type_keys(keys);
        self.follower.join().expect("following a program does not panic");
        drop(self.writer);
        drop(self.master);
        self.exit.recv_timeout(DEADLINE).expect("the program ends when its terminal is gone").exit_code()
    }

    pub(crate) fn assert_as_found(&self) {
        self.wait_for("a terminal given back", |screen| {
            let mouse = screen.mouse_protocol_mode() != vt100::MouseProtocolMode::None;
            let given_back = !screen.alternate_screen() && !screen.hide_cursor() && !screen.bracketed_paste() && !mouse;
            given_back.then_some(())
        });
        assert_eq!(modes(self.master.as_ref()), self.found, "the modes of the terminal");
    }
}

struct Killer(Box<dyn ChildKiller + Send + Sync>);

impl Drop for Killer {
    fn drop(&mut self) {
        // The call fails if the program has already ended, as after a passed test.
        let _ = self.0.kill();
    }
}

fn modes(master: &dyn MasterPty) -> String {
    format!("{:?}", master.get_termios())
}

fn follow(mut reader: Box<dyn Read + Send>, shared: &Shared) {
    let mut bytes = [0; 8_192];
    loop {
        let read = reader.read(&mut bytes).unwrap_or_default();
        let mut shown = lock(shared);
        if read == 0 {
            shown.closed = true;
        } else {
            shown.parser.process(&bytes[..read]);
            shown.written.extend_from_slice(&bytes[..read]);
        }
        shared.1.notify_all();
        if shown.closed || shown.let_go {
            return;
        }
    }
}

pub(crate) fn path_text(path: &Path) -> &str {
    path.to_str().expect("the temporary folder has a plain name")
}

/// The text of the screen. A tick in block letters becomes a last row such as `tick 5 `.
fn read(screen: &vt100::Screen) -> String {
    let contents = screen.contents();
    let tick = contents.lines().enumerate().find_map(|(row, line)| {
        let at = line.find("tick ")?;
        corner(screen, (row as u16, line[..at].chars().count() as u16))
    });
    tick.map_or(contents.clone(), |tick| format!("{contents}\n tick {tick} \n"))
}

/// The number in block letters, three rows high, to the right of the word `tick`. The word begins at this cell.
fn corner(screen: &vt100::Screen, (row, column): (u16, u16)) -> Option<String> {
    let ground = screen.cell(row, column)?.bgcolor();
    // Whether the upper and lower half of a cell are filled. A filled cell may be a blank with a background.
    let halves = |row: u16, column: u16| {
        let Some(cell) = screen.cell(row, column) else { return (false, false) };
        match cell.contents() {
            "█" => (true, true),
            "▀" => (true, false),
            "▄" => (false, true),
            _ => (cell.bgcolor() != ground || cell.inverse(), cell.bgcolor() != ground || cell.inverse()),
        }
    };
    let digit = |left: u16| {
        let bits = |half: fn((bool, bool)) -> bool, row: u16| {
            (0..3).fold(0, |bits, x| bits << 1 | u8::from(half(halves(row, left + x))))
        };
        let pixels = [
            bits(|cell| cell.0, row),
            bits(|cell| cell.1, row),
            bits(|cell| cell.0, row + 1),
            bits(|cell| cell.1, row + 1),
            bits(|cell| cell.0, row + 2),
        ];
        DIGITS.iter().position(|digit| *digit == pixels)
    };
    let digits: String =
        (0..8).map_while(|index| digit(column + 5 + 4 * index)).map(|digit| digit.to_string()).collect();
    (!digits.is_empty()).then_some(digits)
}

/// The leftmost pixel of a row is the highest bit.
const DIGITS: [[u8; 5]; 10] = [
    [0b111, 0b101, 0b101, 0b101, 0b111],
    [0b110, 0b010, 0b010, 0b010, 0b111],
    [0b111, 0b001, 0b111, 0b100, 0b111],
    [0b111, 0b001, 0b111, 0b001, 0b111],
    [0b101, 0b101, 0b111, 0b001, 0b001],
    [0b111, 0b100, 0b111, 0b001, 0b111],
    [0b011, 0b100, 0b111, 0b101, 0b111],
    [0b111, 0b001, 0b001, 0b001, 0b001],
    [0b111, 0b101, 0b111, 0b101, 0b111],
    [0b111, 0b101, 0b111, 0b001, 0b110],
];
