//! What stands beside a table: who leads, how many messages of each kind there were, what became of them, and what a cell is.

use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::super::block::Block;
use super::Matrix;
use super::cells::Cells;
use super::inks::Ink;
use super::scale::Form;
use crate::paint::canvas::{Canvas, wrapped};
use crate::text::{Fit, ids};

type Line = Vec<(String, Style)>;

/// A kind of messages as the panel or the legend names it.
pub(super) struct Named {
    pub(super) sign: &'static str,
    pub(super) sample: Style,
    text: Style,
    pub(super) name: &'static str,
    /// Sent in this election.
    pub(super) count: u64,
}

/// The kinds of which any was sent in this election; notices are no messages and have no count here.
pub(super) fn kinds<'m>(matrix: &'m Matrix<'_>) -> impl Iterator<Item = Named> + 'm {
    let look = matrix.scene.look;
    let mut before = "";
    matrix.pairs.kinds().iter().filter(|kind| kind.sent > 0).filter_map(move |kind| {
        let (name, class) = kind.seen?;
        // What else is seen of the same kind has the sign alone.
        let name = if std::mem::replace(&mut before, name) == name { "" } else { name };
        let Ink { sign, pill, text, .. } = Ink::new(look, Some(class));
        // What is under way is filled, here as in the cells.
        Some(Named { sign, sample: if kind.under_way > 0 { pill } else { text }, text, name, count: kind.sent })
    })
}

/// How much the panel says, from the most to the least.
#[derive(Clone, Copy)]
struct Length {
    /// Rows of the block that tells of the leader.
    block: u16,
    /// Whether kinds and fates have words.
    words: bool,
    /// Whether more is said than how many messages are under way.
    more: bool,
    /// Whether it is said what the table stands for.
    form: bool,
}

const LENGTHS: [Length; 6] = [
    Length { block: 7, words: true, more: true, form: true },
    Length { block: 7, words: true, more: true, form: false },
    Length { block: 5, words: false, more: true, form: false },
    Length { block: 1, words: false, more: true, form: false },
    Length { block: 0, words: false, more: true, form: false },
    Length { block: 0, words: false, more: false, form: false },
];

/// Draws the panel, with the kinds if the screen is narrow: else they are in the legend; `counts`: with the number of messages. Below the table
/// stands what a cell is.
pub(super) fn draw(canvas: &mut Canvas<'_>, matrix: &Matrix<'_>, cells: &Cells, (narrow, counts): (bool, bool)) {
    let place = matrix.panel();
    let sentence = sentence(matrix, cells);
    if let Some(row) = matrix.sentence()
        && let Some(text) = sentence.within(usize::from(row.width.saturating_sub(1)))
    {
        canvas.write(row, i32::from(row.x) + 1, i32::from(row.y), text, matrix.scene.look.theme.muted());
    }
    // The first row of the whole has the word of the columns.
    let place = match matrix.scale.form {
        Form::Halves => place,
        Form::Rows(_) | Form::Blocks => Rect { y: place.y + 1, height: place.height.saturating_sub(1), ..place },
    };
    for length in LENGTHS {
        let groups = groups(matrix, usize::from(place.width), (narrow, counts), (length, &sentence));
        let block = (length.block > 0)
            .then(|| Block::with_plaque(matrix.scene.frame, matrix.scene.look, length.block, place.width))
            .flatten();
        let rows = groups.iter().map(Vec::len).sum::<usize>() + block.as_ref().map_or(0, |block| usize::from(block.rows()));
        if rows <= usize::from(place.height) {
            write(canvas, matrix, place, (block, &groups), usize::from(place.height) - rows);
            break;
        }
    }
}

fn write(
    canvas: &mut Canvas<'_>,
    matrix: &Matrix<'_>,
    place: Rect,
    (block, groups): (Option<Block>, &[Vec<Line>]),
    mut spare: usize,
) {
    let mut y = place.y;
    let mut gap = |y: &mut u16| {
        if spare > 0 {
            spare -= 1;
            *y += 1;
        }
    };
    for (at, group) in groups.iter().enumerate() {
        if at == 1
            && let Some(block) = &block
        {
            let middle = f64::from(place.x) + f64::from(place.width) / 2.0;
            block.draw(canvas, place, matrix.scene.look, middle, i32::from(y));
            y += block.rows();
            gap(&mut y);
        }
        for line in group {
            let row = Rect { y, height: 1, ..place };
            canvas.row(row, 0).spans(line);
            y += 1;
        }
        if !group.is_empty() {
            gap(&mut y);
        }
    }
}

/// The groups of lines; the block of the leader comes after the first.
fn groups(
    matrix: &Matrix<'_>,
    width: usize,
    (narrow, counts): (bool, bool),
    (length, sentence): (Length, &Fit),
) -> Vec<Vec<Line>> {
    let (look, pairs) = (matrix.scene.look, matrix.pairs);
    let (theme, texts) = (&look.theme, &look.texts);
    let mut groups = Vec::new();
    let count = matrix.scene.frame.counts.cost();
    let total = texts.fit(ids::ScreenGaugeCount { count });
    let total = total.within(width).map_or_else(|| texts.number(count), str::to_owned);
    groups.push(if counts { vec![vec![(total, theme.strong())]] } else { Vec::new() });
    let named = if narrow { kinds(matrix).flat_map(|kind| of_kind(matrix, &kind, width, length)).collect() } else { Vec::new() };
    groups.push(named);
    let fate = |sample: (&str, Style), count: u64, word, style| fate(matrix, sample, (count, style), word, (width, length));
    let sample = if look.theme.is_mono() { theme.chip() } else { theme.strong() };
    let full = if look.theme.is_mono() { " " } else { look.glyphs.blocks.0 };
    let mut fates = fate((full, sample), pairs.under_way(), ids::MATRIX_UNDER_WAY, theme.strong());
    fates.extend(fate((look.glyphs.full_aside, theme.muted()), pairs.arrived(), ids::MATRIX_ARRIVED, theme.strong()));
    if !length.more {
        fates.truncate(1);
        return vec![fates];
    }
    if pairs.lost() > 0 {
        fates.extend(fate((look.glyphs.lost, theme.fault()), pairs.lost(), ids::MATRIX_LOST, theme.fault()));
    }
    if theme.is_mono() && matrix.scale.form == Form::Halves && !matrix.scene.frame.cuts.is_empty() {
        let n = matrix.scene.frame.n;
        let cut =
            (0..n).map(|from| (0..n).filter(|&to| from != to && matrix.scene.frame.cuts.is_cut(from, to)).count() as u64).sum();
        fates.extend(fate((look.glyphs.cut, theme.muted()), cut, ids::LEGEND_CUT, theme.muted()));
    }
    groups.push(fates);
    let muted = |text: &str| wrapped(text, width).into_iter().map(|line| vec![(line, theme.muted())]).collect::<Vec<Line>>();
    if length.form {
        groups.push(muted(&texts.say(ids::MATRIX_FORM)));
    }
    if matrix.sentence().is_none() && length.words {
        let text = sentence.shortest();
        groups.push(muted(text));
    }
    // Nothing is cut: a line without room is left out, and the number of a kind or fate is the last that has any.
    let fits = |line: &Line| line.iter().map(|(text, _)| text.width()).sum::<usize>() <= width;
    for group in &mut groups {
        group.retain(fits);
    }
    groups
}

/// A kind, its name and below it its number, or both in one line.
fn of_kind(matrix: &Matrix<'_>, kind: &Named, width: usize, length: Length) -> Vec<Line> {
    let Named { sign, sample, text, name, count } = *kind;
    let (theme, number) = (&matrix.scene.look.theme, matrix.scene.look.texts.number(count));
    let sign = (sign.to_owned(), sample);
    if !length.words || name.is_empty() || name.width() + 2 > width {
        return vec![vec![sign, (format!(" {number}"), text)]];
    }
    if name.width() + number.width() + 3 <= width {
        return vec![vec![sign, (format!(" {name} "), theme.muted()), (number, text)]];
    }
    vec![vec![sign, (format!(" {name}"), theme.muted())], vec![(format!("  {number}"), text)]]
}

/// How many messages came to something, and what.
fn fate(
    matrix: &Matrix<'_>,
    (sign, sample): (&str, Style),
    (count, style): (u64, Style),
    word: crate::text::TextId,
    (width, length): (usize, Length),
) -> Vec<Line> {
    let look = matrix.scene.look;
    let (number, word) = (look.texts.number(count), look.texts.say(word));
    let sign = (sign.to_owned(), sample);
    if number.width() + word.width() + 3 <= width {
        return vec![vec![sign, (format!(" {number} "), style), (word, look.theme.muted())]];
    }
    let mut lines = vec![vec![sign, (format!(" {number}"), style)]];
    if length.words && word.width() + 2 <= width {
        lines.push(vec![(format!("  {word}"), look.theme.muted())]);
    } else if length.words {
        let words = wrapped(&word, width).into_iter().filter(|line| line.width() <= width);
        lines.extend(words.map(|line| vec![(line, look.theme.muted())]));
    }
    lines
}

/// What a cell is, and how many messages are under way in how many cells.
fn sentence(matrix: &Matrix<'_>, cells: &Cells) -> Fit {
    let (texts, count, busy) = (&matrix.scene.look.texts, matrix.pairs.under_way(), cells.busy as u64);
    match matrix.scale.form {
        Form::Blocks => texts.fit(ids::MatrixBlocks { count, side: matrix.scale.per_cell as u64 }),
        Form::Rows(_) | Form::Halves if count > busy => texts.fit(ids::MatrixSome { count, cells: busy }),
        Form::Rows(_) | Form::Halves => texts.fit(ids::MatrixAll { count }),
    }
}
