//! The pane of the pseudocode, with the current line and the process that executes it.

use super::{Rule, Slot};
use crate::prelude::*;
use suffrage_session::model::story::OLD;
use suffrage_text::listing::{Length, Line, Listing, Tone, of_program};

/// The smallest useful height of the pane, in rows: the title line and nine lines round the current line.
pub(crate) const LEAST_ROWS: u16 = 10;

pub(crate) fn rows(scene: &Scene<'_>, width: u16, most: u16) -> u16 {
    let rows = code(scene, &listing(scene, width), width).len();
    if rows == 0 { 0 } else { (rows + 1).min(usize::from(most)) as u16 }
}

pub(super) fn draw(scene: &Scene<'_>, slot: Slot, canvas: &mut Canvas<'_>) {
    let (area, theme) = (slot.place, scene.theme());
    let listing = &listing(scene, area.width);
    let algorithm = &scene.frame.algorithm;
    let acts = scene.acts();
    let mark = scene.glyphs().play;
    let right = acts.map(|acts| (scene.fit(ids::ScreenAlgorithmAt { id: acts.id, mark }), theme.muted()));
    let aside = timeout(scene, listing).map(|said| (said, theme.text()));
    slot.draw_rule(scene, ids::SCREEN_TITLE_ALGORITHM, Rule { aside, right, ..Rule::default() }, canvas);

    let mut obeyed: Vec<usize> = algorithm.obeyed.iter().filter_map(|step| listing.line_of(step)).collect();
    let current = obeyed.pop();
    let (lit, obeyed) = if acts.is_some() { (current, obeyed) } else { (None, Vec::new()) };
    let code = code(scene, listing, area.width);
    let (rows, count) = (usize::from(area.height.saturating_sub(1)), code.len());
    // If the code is taller than the pane, two thirds of the visible rows are before the current line.
    let row_of = |line: usize| code.iter().position(|row| row.line == line);
    let top =
        current.and_then(row_of).map_or(0, |row| row.saturating_sub(rows * 2 / 3)).min(count.saturating_sub(rows));
    let lit_row = lit.and_then(row_of);
    let numbers = numbered(listing, area.width);
    for (y, row) in (area.y + 1..area.bottom()).zip(&code[top..]) {
        let place = Rect { y, height: 1, ..area };
        let executed = (lit == Some(row.line), obeyed.contains(&row.line));
        draw_row(scene, place, (row, listing.lines[row.line], numbers), executed, canvas);
    }
    // The first and the last row may get a mark of hidden lines, but not beside the sign of the current line.
    if rows > 0 && top > 0 && lit_row != Some(top) {
        canvas.row(area, 1).write(scene.glyphs().up, theme.muted());
    }
    if rows > 0 && top + rows < count && lit_row != Some(top + rows - 1) {
        canvas.row(area, area.height - 1).write(scene.glyphs().down, theme.muted());
    }
}

/// The mark of the current line and a blank on each side, in columns.
const MARGIN: usize = 3;

/// A row of the pane. A line that is wider than the pane has several rows.
struct Row {
    /// The index of the line in the listing.
    line: usize,
    is_first: bool,
    indent: usize,
    /// The words, each with the index of the line's span that they belong to.
    words: Vec<(usize, String)>,
}

/// The columns of the line numbers of a user's algorithm, which the log names; 0 in a narrow pane.
fn numbered(listing: &Listing<'_>, width: u16) -> usize {
    let has_numbers = listing.lines.iter().any(|line| line.number.is_some());
    if has_numbers && usize::from(width) >= Length::Full.columns() + MARGIN { 4 } else { 0 }
}

/// The rows of a listing. The second and later rows of a line are indented by two more columns than the line.
fn code(scene: &Scene<'_>, listing: &Listing<'_>, width: u16) -> Vec<Row> {
    let room = usize::from(width).saturating_sub(MARGIN + numbered(listing, width));
    let mut rows = Vec::with_capacity(listing.lines.len());
    for (at, line) in listing.lines.iter().enumerate() {
        let spans: Vec<_> = line.spans.iter().map(|(_, words)| scene.look.texts.spelled(words)).collect();
        let text = spans.concat();
        let indent = if line.indent + text.width() > room { line.indent + 2 } else { line.indent };
        let mut letters = spans.iter().enumerate().flat_map(|(span, said)| said.chars().map(move |said| (span, said)));
        for (nth, row) in wrapped(&format!("{:indent$}{text}", ""), room).iter().enumerate() {
            let said = row.trim_start();
            let indent = row.len() - said.len();
            let mut words: Vec<(usize, String)> = Vec::new();
            for letter in said.chars() {
                // This skips blanks of the line that a break replaces.
                let span = letters.find(|(_, other)| *other == letter).map_or(0, |(span, _)| span);
                match words.last_mut() {
                    Some((last, joined)) if *last == span => joined.push(letter),
                    _ => words.push((span, letter.to_string())),
                }
            }
            let indent = if nth == 0 { indent.min(line.indent) } else { indent };
            rows.push(Row { line: at, is_first: nth == 0, indent, words });
        }
    }
    rows
}

/// The text about the timeout T. `None` if the code does not mention T, or if T is the answer to a question.
fn timeout(scene: &Scene<'_>, listing: &Listing<'_>) -> Option<Fit> {
    let patience = scene.frame.network.patience();
    let is_time = |word: &str| word.trim_start_matches(|letter: char| letter.is_ascii_digit()) == "T";
    let spans = listing.lines.iter().flat_map(|line| &line.spans);
    let is_named = spans.flat_map(|(_, said)| said.split(|letter: char| !letter.is_alphanumeric())).any(is_time);
    let answers = scene.frame.answers().any(|answer| answer == patience.to_string());
    (is_named && !answers).then(|| scene.fit(ids::ScreenAlgorithmPatience { patience }))
}

/// The pseudocode. Its wording depends only on the width, so a note or another pane never changes the words.
fn listing<'s>(scene: &Scene<'s>, width: u16) -> Listing<'s> {
    let is_full = usize::from(width) >= Length::Full.columns() + MARGIN;
    let length = if is_full { Length::Full } else { Length::Short };
    let listing = match scene.frame.protocol_id.program() {
        Some(program) => Some(of_program(program)),
        None => scene.look.listings.of(scene.frame.protocol, scene.frame.variant, length),
    };
    listing.unwrap_or_default().for_run(scene.frame.network.bounce)
}

fn draw_row(
    scene: &Scene<'_>,
    place: Rect,
    (row, line, numbers): (&Row, &Line, usize),
    (is_now, is_obeyed): (bool, bool),
    canvas: &mut Canvas<'_>,
) {
    let theme = scene.theme();
    let role = scene.frame.algorithm.role.unwrap_or(Role::Idle);
    // The last executed line fades in the same tick as the rim and the decision in the graph.
    let is_old = scene.frame.story.acts.is_some_and(|acts| acts.ago >= OLD);
    let current = (is_now && !is_old).then(|| theme.state_row(role));
    if let Some(style) = current {
        canvas.row(place, 0).fill(style);
    }
    let mut pen = canvas.row(place, 0);
    pen.skip(1);
    match current {
        _ if !row.is_first => pen.skip(1),
        Some(style) => pen.write(scene.glyphs().play, style),
        None if is_now => pen.write(scene.glyphs().play, theme.muted()),
        None if is_obeyed => pen.write(scene.glyphs().obeyed, theme.state_text(role)),
        None => pen.skip(1),
    };
    pen.skip(1);
    match line.number.filter(|_| row.is_first && numbers > 0) {
        Some(number) => pen.write(&format!("{number:>3} "), current.unwrap_or_else(|| theme.muted())),
        None => pen.skip(numbers),
    };
    pen.skip(row.indent);
    for (span, words) in &row.words {
        let style = current.unwrap_or_else(|| match &line.spans[*span] {
            (Tone::Plain, _) => theme.text(),
            (Tone::Control, _) => theme.muted(),
            (Tone::MessageName, whole) => message_style(scene, whole, 0),
            (Tone::OtherMessage, whole) => message_style(scene, whole, 1),
        });
        pen.write(words, style);
    }
}

fn message_style(scene: &Scene<'_>, words: &str, form: usize) -> Style {
    let class = class_named(scene.frame, words, form);
    class.map_or_else(|| scene.theme().keyword(), |class| scene.theme().message_text(class))
}

/// The class of the messages in `words`, such as `ELECTION(id)`, if any. `form`: the index among the kind's classes.
pub(crate) fn class_named(frame: &Frame, words: &str, form: usize) -> Option<MessageClass> {
    let name = words.split('(').next().unwrap_or_default();
    let kind = frame.kinds.iter().position(|kind| *kind == name)?;
    frame.classes.get(kind)?.get(form).copied()
}
