//! Tests of the mouse in a real terminal, which reports it as SGR sequences.

use super::tty::{Tty, suffrage};
use super::{RIGHT, opened};

/// Rows and columns count from 1.
fn click(tty: &mut Tty, (column, row): (usize, usize)) {
    tty.type_keys(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
}

/// Rows and columns count from 1.
fn place_of(tty: &Tty, text: &str) -> (usize, usize) {
    tty.wait_for(&format!("{text:?}"), |screen| {
        let (_, columns) = screen.size();
        let rows: Vec<String> = screen.rows(0, columns.get()).collect();
        let row = rows.iter().rposition(|row| row.contains(text))?;
        let before = rows[row].split_once(text)?.0.chars().count();
        Some((before + 1, row + 1))
    })
}

#[test]
fn clicks_the_wheel_and_a_drag_do_what_keys_do() {
    let mut tty = opened(80, 24);
    // The cell of `elected` is above the id.
    let (column, row) = place_of(&tty, " 58 ");
    click(&mut tty, (column + 1, row));
    click(&mut tty, (column + 1, row));
    tty.wait_for_text("Tick 1: 58 crashes.");
    tty.type_keys("\x1b[<65;20;10M");
    tty.wait_for_text("tick 2");
    tty.type_keys("\x1b[<64;20;10M");
    tty.wait_for_text("tick 1");
    let (column, row) = place_of(&tty, "time ");
    tty.type_keys(&format!("\x1b[<0;{};{row}M", column + 5));
    tty.wait_for_text("tick 0");
    tty.type_keys("\x1b[<32;79;3M\x1b[<0;79;3m");
    tty.wait_for_text("tick 2");
    // The second key answers the question about unsaved acts.
    tty.type_keys("qq");
    assert_eq!(tty.exit_code(), 0);
    tty.assert_as_found();
}

#[test]
fn hovering_describes_a_thing() {
    let mut tty = opened(120, 40);
    let (column, row) = place_of(&tty, " 58 ");
    tty.type_keys(&format!("\x1b[<35;{};{row}M", column + 1));
    tty.wait_for_text("58 · ");
    tty.type_keys(RIGHT);
    tty.wait_until_gone("58 · ");
}

#[test]
fn no_mouse_leaves_the_mouse_to_the_terminal() {
    let tty = Tty::start(suffrage(&["chang-roberts-ring", "--no-mouse"]), 80, 24);
    tty.wait_for_text("tick 0");
    tty.wait_for("a terminal that keeps its mouse", |screen| {
        (screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None).then_some(())
    });
    let tty = opened(80, 24);
    tty.wait_for("a terminal that reports the mouse", |screen| {
        (screen.mouse_protocol_mode() == vt100::MouseProtocolMode::AnyMotion).then_some(())
    });
}
