//! The line of the error output on which progress is shown.

use std::io::{self, Write};

use indicatif::TermLike;

use crate::cli::output::columns;

/// What a terminal writes of a signal that is typed: `^C`.
const ECHO: u16 = 2;
/// Of a terminal that does not say how wide it is.
const WIDTH: u16 = 80;

/// The error output as a terminal that has room left at the end of each row for the echo of a signal, so that this begins no row of its own
/// and the line can be cleared.
#[derive(Debug)]
pub(super) struct Line;

/// So wide is a line of progress in a terminal with so many columns.
const fn width(columns: u16) -> u16 {
    columns.saturating_sub(ECHO)
}

fn write(text: &str) -> io::Result<()> {
    io::stderr().lock().write_all(text.as_bytes())
}

/// Moves the cursor; by 0 would be by 1.
fn moved(by: usize, way: char) -> io::Result<()> {
    if by == 0 { Ok(()) } else { write(&format!("\x1b[{by}{way}")) }
}

impl TermLike for Line {
    fn width(&self) -> u16 {
        width(columns(&io::stderr()).unwrap_or(WIDTH))
    }

    fn move_cursor_up(&self, rows: usize) -> io::Result<()> {
        moved(rows, 'A')
    }

    fn move_cursor_down(&self, rows: usize) -> io::Result<()> {
        moved(rows, 'B')
    }

    fn move_cursor_right(&self, columns: usize) -> io::Result<()> {
        moved(columns, 'C')
    }

    fn move_cursor_left(&self, columns: usize) -> io::Result<()> {
        moved(columns, 'D')
    }

    fn write_line(&self, text: &str) -> io::Result<()> {
        write(&format!("{text}\n"))
    }

    fn write_str(&self, text: &str) -> io::Result<()> {
        write(text)
    }

    fn clear_line(&self) -> io::Result<()> {
        write("\r\x1b[2K")
    }

    fn flush(&self) -> io::Result<()> {
        io::stderr().lock().flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_echo_of_a_signal_has_room_at_the_end_of_the_row() {
        assert_eq!([1, 80, 200].map(width), [0, 78, 198]);
    }
}
