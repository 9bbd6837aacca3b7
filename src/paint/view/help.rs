//! The table of keys, grouped; in two columns where there is room.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::Scene;
use super::panel::{self, Row, row, width_of};
use crate::paint::captions::Caption;
use crate::paint::row::wrapped;
use crate::paint::view_state::HelpGroup;

/// The blanks between two columns.
const GAP: usize = 4;
/// With less room than this for what a key does, one long column is easier to read than two.
const LEAST_WORDS: usize = 30;

/// Draws the overlay.
pub(in crate::paint) fn draw(scene: &Scene<'_>, area: Rect, groups: &[HelpGroup], scroll: usize, buffer: &mut Buffer) {
    let room = panel::room(area);
    let one: Vec<Vec<Row>> = blocks(scene, groups, room);
    let height: usize = one.iter().map(Vec::len).sum();
    // One column if all of it can be seen at once, else two, with what the keys do wrapped where it must be.
    let half = room.saturating_sub(GAP) / 2;
    let rows = if height + 2 <= usize::from(area.height) || half < words_at(groups) + LEAST_WORDS {
        one.into_iter().flatten().collect()
    } else {
        let two = blocks(scene, groups, half);
        let widest = two.iter().flatten().map(width_of).max().unwrap_or(0);
        side_by_side(two, widest)
    };
    panel::draw(scene, area, &scene.say(Caption::TitleHelp), &rows, scroll, buffer);
}

/// The column at which it says what the keys do.
fn words_at(groups: &[HelpGroup]) -> usize {
    groups.iter().flat_map(|group| &group.rows).map(|(cap, _)| cap.width()).max().unwrap_or(0) + 2
}

/// The rows of each group.
fn blocks(scene: &Scene<'_>, groups: &[HelpGroup], room: usize) -> Vec<Vec<Row>> {
    let theme = scene.theme();
    let words_at = words_at(groups);
    let mut blocks = Vec::with_capacity(groups.len());
    for (at, group) in groups.iter().enumerate() {
        let mut block = Vec::new();
        if at > 0 {
            block.push(Row::new());
        }
        block.push(row(group.title.clone(), theme.muted()));
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

/// The groups in two columns, as equal in height as whole groups allow.
fn side_by_side(blocks: Vec<Vec<Row>>, widest: usize) -> Vec<Row> {
    let all: usize = blocks.iter().map(Vec::len).sum();
    let mut left: Vec<Row> = Vec::new();
    let mut right: Vec<Row> = Vec::new();
    for block in blocks {
        let stays = right.is_empty() && (left.is_empty() || left.len() + block.len() / 2 <= all / 2);
        if stays {
            left.extend(block);
        } else {
            // The blank row that parts a group from the one above is not needed at the top.
            right.extend(block.into_iter().skip(usize::from(right.is_empty())));
        }
    }
    let rows = left.len().max(right.len());
    left.resize(rows, Row::new());
    right.resize(rows, Row::new());
    for (row, beside) in left.iter_mut().zip(right) {
        if let Some((_, style)) = beside.first() {
            let blanks = widest + GAP - width_of(row);
            row.push((" ".repeat(blanks), *style));
            row.extend(beside);
        }
    }
    left
}
