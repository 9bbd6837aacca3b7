//! Runs the program in a terminal that answers all queries immediately.

use std::io::{Read, Write};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

const QUESTION: &[u8] = b"\x1b[c";
const ANSWERS: &[u8] = b"\x1b]11;rgb:0d0d/1111/1717\x1b\\\x1b[?62;22c";
const FRAME_END: &[u8] = b"\x1b[?2026l";

pub(crate) struct Program {
    child: Box<dyn Child + Send + Sync>,
    writer: Box<dyn Write + Send>,
    pieces: Receiver<Vec<u8>>,
    _master: Box<dyn MasterPty + Send>,
}

impl Program {
    /// Without arguments, the program shows the list of demos.
    pub(crate) fn start(columns: u16, rows: u16, arguments: &[&str]) -> Self {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("the system has pseudo-terminals");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_suffrage"));
        command.args(arguments);
        command.env("TERM", "xterm-256color");
        command.env("COLORTERM", "truecolor");
        command.env("SUFFRAGE_CONFIG", "");
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

    /// Answers the program's queries as a terminal does. Returns the number of bytes up to the end of the first frame.
    pub(crate) fn first_frame(&mut self) -> usize {
        let mut written: Vec<u8> = Vec::new();
        let mut answered = false;
        loop {
            written.extend(self.pieces.recv().expect("the program draws a frame"));
            if !answered && contains(&written, QUESTION) {
                answered = true;
                self.writer.write_all(ANSWERS).expect("the program reads");
            }
            // The program clears the screen with an empty frame.
            let frame = written.windows(8).rposition(|piece| piece == b"\x1b[?2026h").unwrap_or_default();
            if written.len() - frame > 200 && ends_frame(&written[frame..]) {
                return written.len() - frame;
            }
        }
    }

    pub(crate) fn end(mut self) {
        self.child.kill().expect("the program runs");
        self.child.wait().expect("the program ends");
    }

    pub(crate) fn type_bytes(&mut self, bytes: &[u8]) {
        self.writer.write_all(bytes).expect("the program reads");
    }

    pub(crate) fn piece(&self, timeout: Duration) -> Option<Vec<u8>> {
        self.pieces.recv_timeout(timeout).ok()
    }

    /// The processor time of the drawing thread.
    pub(crate) fn cpu(&self) -> Duration {
        let id = self.child.process_id().expect("the program runs");
        let stat = std::fs::read_to_string(format!("/proc/{id}/schedstat")).unwrap_or_default();
        Duration::from_nanos(stat.split_whitespace().next().and_then(|run| run.parse().ok()).unwrap_or_default())
    }
}

pub(crate) fn ends_frame(bytes: &[u8]) -> bool {
    contains(bytes, FRAME_END)
}

fn contains(bytes: &[u8], piece: &[u8]) -> bool {
    bytes.windows(piece.len()).any(|window| window == piece)
}
