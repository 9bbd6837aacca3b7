//! The terminal behind ratatui.

use std::io::{self, Write};

use ratatui::backend::{Backend, ClearType, CrosstermBackend, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};

use crate::paint::{Depth, bytes};

/// The terminal behind ratatui: crossterm's, except that cells are written as [`bytes::write`] does.
#[derive(Debug)]
pub struct Cells<W: Write> {
    terminal: CrosstermBackend<W>,
    depth: Depth,
    bytes: Vec<u8>,
}

impl<W: Write> Cells<W> {
    pub const fn new(out: W, depth: Depth) -> Self {
        Self { terminal: CrosstermBackend::new(out), depth, bytes: Vec::new() }
    }
}

impl<W: Write> Backend for Cells<W> {
    type Error = io::Error;

    fn draw<'a, I: Iterator<Item = (u16, u16, &'a Cell)>>(&mut self, content: I) -> io::Result<()> {
        let mut content = content.peekable();
        if content.peek().is_none() {
            return Ok(());
        }
        self.bytes.clear();
        bytes::write(content, self.depth, &mut self.bytes);
        self.terminal.write_all(&self.bytes)
    }

    fn append_lines(&mut self, count: u16) -> io::Result<()> {
        self.terminal.append_lines(count)
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        self.terminal.hide_cursor()
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        self.terminal.show_cursor()
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        self.terminal.get_cursor_position()
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        self.terminal.set_cursor_position(position)
    }

    fn clear(&mut self) -> io::Result<()> {
        self.terminal.clear()
    }

    fn clear_region(&mut self, region: ClearType) -> io::Result<()> {
        self.terminal.clear_region(region)
    }

    fn size(&self) -> io::Result<Size> {
        self.terminal.size()
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        self.terminal.window_size()
    }

    fn flush(&mut self) -> io::Result<()> {
        Backend::flush(&mut self.terminal)
    }
}
