//! The processes of a table: their ids at its edges, and their states on its diagonal.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr;

use super::Matrix;
use super::inks::Tone;
use super::scale::Form;
use crate::paint::canvas::Canvas;
use crate::paint::target::Target;
use crate::protocol::Role;
use crate::text::ids;

/// The ground of the row of the process that acts.
pub(super) fn row(matrix: &Matrix<'_>) -> Style {
    Style { bg: matrix.scene.look.theme.bar().bg, ..Style::new() }
}

fn role(matrix: &Matrix<'_>, position: usize) -> Option<Role> {
    matrix.scene.process(position).map(|process| process.role)
}

/// The sign of a process on the diagonal.
pub(super) fn on_diagonal(matrix: &Matrix<'_>, position: usize) -> (&'static str, Style) {
    let look = matrix.scene.look;
    match role(matrix, position) {
        Some(Role::Crashed) => (look.glyphs.lost, look.theme.fault()),
        Some(role) => (look.glyphs.state(role), look.theme.state_text(role)),
        None => (" ", Style::new()),
    }
}

/// The state of a process on the diagonal where that is half a row; without colours it is left blank.
pub(super) fn tone(matrix: &Matrix<'_>, position: usize) -> Option<Tone> {
    let (_, style) = on_diagonal(matrix, position);
    style.fg.map(|colour| Tone { colour: Some(colour), dim: false })
}

/// A row or column in the order of the table, named by its first process.
struct Label {
    text: String,
    style: Style,
    /// Whether it stays where not all have room.
    stays: bool,
}

fn label(matrix: &Matrix<'_>, row: usize, plain: Style) -> Label {
    let (scene, scale) = (matrix.scene, matrix.scale);
    let (theme, first) = (&scene.look.theme, row * scale.per_cell);
    let among = |position: usize| matrix.row_of(position) == row;
    let text = scene.id_at(first).map_or_else(String::new, |id| scene.name(id));
    let acts = matrix.acting().is_some_and(among);
    let mut style = match role(matrix, first).filter(|_| scale.per_cell == 1) {
        Some(Role::Leader) => theme.state_text(Role::Leader).add_modifier(Modifier::BOLD),
        Some(Role::Crashed) => theme.fault().add_modifier(Modifier::CROSSED_OUT),
        _ if acts => theme.strong(),
        _ => plain,
    };
    let stays = acts || style != plain;
    if among(scene.view.selected) {
        style = style.add_modifier(Modifier::UNDERLINED);
    }
    Label { text, style, stays: stays || among(scene.view.selected) }
}

pub(super) fn draw(canvas: &mut Canvas<'_>, matrix: &Matrix<'_>) {
    captions(canvas, matrix);
    senders(canvas, matrix);
    receivers(canvas, matrix);
}

/// Which edge is which.
fn captions(canvas: &mut Canvas<'_>, matrix: &Matrix<'_>) {
    let (look, (x, y)) = (matrix.scene.look, matrix.corner());
    let style = look.theme.faint();
    let from = look.texts.say(ids::MATRIX_FROM);
    let to = look.texts.say(ids::MATRIX_TO);
    if from.width() <= usize::from(matrix.scale.left) {
        canvas.write(matrix.area, i32::from(x - matrix.scale.left), i32::from(y) - 1, &from, style);
    }
    match matrix.scale.form {
        Form::Halves => {
            let text = format!("{to} {}", look.glyphs.arrows[0]);
            canvas.write(matrix.area, i32::from(x), i32::from(y) - 2, &text, style);
        }
        Form::Rows(_) | Form::Blocks => {
            let text = format!("{} {to}", look.glyphs.arrows[4]);
            canvas.write(matrix.area, i32::from(matrix.cells().right()) + 1, i32::from(y) - 1, &text, style);
        }
    }
}

fn senders(canvas: &mut Canvas<'_>, matrix: &Matrix<'_>) {
    let (scale, look, (x, y)) = (matrix.scale, matrix.scene.look, matrix.corner());
    let right_of = |right: u16, text: &str| i32::from(right) - i32::from(text.width() as u16);
    for row in 0..scale.side {
        let label = label(matrix, row, look.theme.muted());
        let (right, line) = match scale.form {
            Form::Rows(high) => (x - 1, y + row as u16 * high + high / 2),
            Form::Blocks => (x - 1, y + row as u16),
            // Two senders share a row, and their labels stand side by side.
            Form::Halves if row.is_multiple_of(2) => (x - scale.digits - 1, y + row as u16 / 2),
            Form::Halves => (x, y + row as u16 / 2),
        };
        let acts = scale.form != Form::Halves && matrix.acting().is_some_and(|at| matrix.row_of(at) == row);
        if acts {
            let place = Rect { x: x - scale.left, y: line, width: scale.left, height: 1 };
            canvas.set_style(place, self::row(matrix));
            canvas.write(matrix.area, i32::from(place.x), i32::from(line), look.glyphs.play, look.theme.strong());
        }
        let left = right_of(right, &label.text);
        canvas.write(matrix.area, left, i32::from(line), &label.text, label.style);
        let place = Rect { x: left.max(0) as u16, y: line, width: label.text.width() as u16, height: 1 };
        canvas.hit(place.intersection(matrix.area), Target::Process(row * scale.per_cell));
    }
}

/// The ids above the columns: all of them, every second one or every fifth, as they have room; those that matter rather than others. Between
/// two of them there is a blank.
fn receivers(canvas: &mut Canvas<'_>, matrix: &Matrix<'_>) {
    let (scale, look, (x, y)) = (matrix.scale, matrix.scene.look, matrix.corner());
    let line = i32::from(y) - 1;
    let labels: Vec<Label> = (0..scale.side).map(|column| label(matrix, column, look.theme.muted())).collect();
    let right = |column: usize| x + (column as u16 + 1) * scale.wide - (scale.wide - 1) / 2 * u16::from(scale.wide > 2);
    let ends =
        |column: usize| (i32::from(right(column)) - i32::from(labels[column].text.width() as u16), i32::from(right(column)));
    let parted = |one: usize, other: usize| {
        let ((left, end), (start, right)) = (ends(one.min(other)), ends(one.max(other)));
        left < end && end < start && start < right
    };
    let regular =
        |each: usize| move |column: &usize| *column == 0 || if each == 5 { column % 5 == 4 } else { column.is_multiple_of(each) };
    let fits = |each: &usize| {
        let columns: Vec<usize> = (0..scale.side).filter(regular(*each)).collect();
        columns.windows(2).all(|pair| parted(pair[0], pair[1]))
    };
    let each = if scale.form == Form::Halves { 5 } else { [1, 2].into_iter().find(fits).unwrap_or(5) };
    let mut written: Vec<usize> = Vec::new();
    let stays = (0..scale.side).filter(|&column| labels[column].stays);
    for column in stays.chain((0..scale.side).filter(regular(each))) {
        if written.iter().all(|&other| other != column && parted(other, column)) {
            written.push(column);
            canvas.write(matrix.area, ends(column).0, line, &labels[column].text, labels[column].style);
        }
    }
    if each == 5 && scale.wide > 1 {
        for column in 0..scale.side {
            let dot = i32::from(right(column)) - 1;
            let is_free = |&other: &usize| !(ends(other).0 - 1..=ends(other).1).contains(&dot);
            if written.iter().all(is_free) {
                canvas.write(matrix.area, dot, line, look.glyphs.info, look.theme.faint());
            }
        }
    }
}
