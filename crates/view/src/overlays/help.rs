//! Draws the help: a searchable table of keys in groups, in as many columns as fit.

use super::panel::{self, Row, row};
use crate::{prelude::*, view_state::HelpGroup, view_state::overlay::Help};

const GAP: usize = 4;
/// The smallest width of the explanation of a key, in columns.
const LEAST_WORDS: usize = 30;
/// The largest width of a row in columns; longer rows are hard to read.
const WIDEST: usize = 72;
/// The number of rows above the table: the search row and a blank row.
const FIXED: usize = 2;

/// Draws the help. Search results do not change the top of the panel, so that the search row stays in its place.
pub(super) fn draw(scene: &Scene<'_>, plan: &Screen, help: &Help, canvas: &mut Canvas<'_>) {
    let (area, theme) = (plan.whole(), scene.theme());
    let mut rows = rows(scene, area, &help.groups);
    rows.extend(rows.is_empty().then(|| row(scene.say(ids::SCREEN_PICKER_NOTHING), theme.muted())));
    let title = scene.fit(ids::SCREEN_TITLE_HELP);
    let (count, width) = columns(area, &help.groups);
    let panel = panel::place(area, &title, (count * (width + GAP) - GAP, FIXED + rows.len()));
    let place = panel::open_at(scene, Rect { y: area.y, ..panel }, &title, canvas);
    let label = scene.say(ids::SCREEN_HELP_FIND);
    let at = label.width() as u16 + 1;
    canvas.row(place, 0).write(&label, theme.muted());
    let line = Rect { x: place.x + at.min(place.width), width: place.width.saturating_sub(at), ..place };
    panel::draw_input(scene, line, &help.input, help.cursor, canvas);
    let fixed = (FIXED as u16).min(place.height);
    let below = Rect { y: place.y + fixed, height: place.height - fixed, ..place };
    panel::scrolled(scene, below, &rows, help.scroll, canvas);
}

/// How many groups are side by side, and the width of each group in columns.
fn columns(area: Rect, groups: &[HelpGroup]) -> (usize, usize) {
    let room = panel::room(area);
    let least = words_at(groups, false) + LEAST_WORDS;
    let count = (1..=3).rev().find(|count| (room + GAP) / count >= least + GAP).unwrap_or(1);
    (count, ((room + GAP) / count).saturating_sub(GAP).min(WIDEST))
}

fn rows(scene: &Scene<'_>, area: Rect, groups: &[HelpGroup]) -> Vec<Row> {
    let (count, width) = columns(area, groups);
    let blocks = blocks(scene, groups, width);
    let height: usize = blocks.iter().map(Vec::len).sum();
    if count == 1 || height + FIXED + 2 <= usize::from(area.height) {
        return blocks.into_iter().flatten().skip(1).collect();
    }
    side_by_side(blocks, count, width)
}

fn words_at(groups: &[HelpGroup], explains: bool) -> usize {
    const USUAL: usize = 13;
    let rows = groups.iter().filter(|group| group.explains == explains).flat_map(|group| &group.rows);
    rows.map(|(cap, _)| cap.width()).max().unwrap_or(0).max(USUAL) + 2
}

fn blocks(scene: &Scene<'_>, groups: &[HelpGroup], room: usize) -> Vec<Vec<Row>> {
    let theme = scene.theme();
    let mut blocks = Vec::with_capacity(groups.len());
    for group in groups {
        let mut block = vec![Row::new()];
        let words_at = words_at(groups, group.explains);
        block.extend(wrapped(&group.title, room).into_iter().map(|line| row(line, theme.title())));
        for (cap, does) in &group.rows {
            let blanks = " ".repeat(words_at - cap.width());
            for (at, words) in wrapped(does, room.saturating_sub(words_at).max(8)).into_iter().enumerate() {
                block.push(if at == 0 {
                    vec![(cap.clone(), theme.strong()), (blanks.clone(), theme.text()), (words, theme.text())]
                } else {
                    row(format!("{}{words}", " ".repeat(words_at)), theme.text())
                });
            }
        }
        blocks.push(block);
    }
    blocks
}

fn side_by_side(blocks: Vec<Vec<Row>>, count: usize, width: usize) -> Vec<Row> {
    let heights: Vec<usize> = blocks.iter().map(Vec::len).collect();
    let all: usize = heights.iter().sum();
    let low = (1..=all).find(|&height| columns_at(&heights, height) <= count).unwrap_or(all);
    let mut columns: Vec<Vec<Row>> = vec![Vec::new()];
    for block in blocks {
        if columns.last().is_some_and(|column| !column.is_empty() && column.len() + block.len() > low) {
            columns.push(Vec::new());
        }
        if let Some(column) = columns.last_mut() {
            // A group at the top of a column has no blank row above it.
            let skip = usize::from(column.is_empty());
            column.extend(block.into_iter().skip(skip));
        }
    }
    let height = columns.iter().map(Vec::len).max().unwrap_or(0);
    let mut rows = vec![Row::new(); height];
    for (at, column) in columns.into_iter().enumerate() {
        for (row, beside) in rows.iter_mut().zip(column) {
            if let Some((_, style)) = beside.first() {
                let blanks = (at * (width + GAP)).saturating_sub(panel::width(row));
                row.push((" ".repeat(blanks), *style));
                row.extend(beside);
            }
        }
    }
    rows
}

/// The number of columns that groups need if a column has at most `low` rows; `usize::MAX` if a group is higher.
fn columns_at(heights: &[usize], low: usize) -> usize {
    let (mut columns, mut filled) = (1, 0);
    for &height in heights {
        let grown = if filled == 0 { height - 1 } else { filled + height };
        if filled > 0 && grown > low {
            (columns, filled) = (columns + 1, height - 1);
        } else {
            filled = grown;
        }
    }
    if heights.iter().any(|&height| height - 1 > low) { usize::MAX } else { columns }
}

#[cfg(test)]
mod tests {
    use super::columns_at;

    #[test]
    fn columns_hold_whole_groups() {
        // Without the blank row at the top, each of these groups has 4 rows, and two of them have 9 rows.
        let heights = [5, 5, 5, 5];
        assert_eq!([3, 4, 8, 9, 13, 14, 19].map(|low| columns_at(&heights, low)), [usize::MAX, 4, 4, 2, 2, 2, 1]);
    }
}
