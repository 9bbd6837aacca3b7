//! The pane of the pseudocode, with the current line and the process that executes it.

use super::{Rule, Slot};
use crate::prelude::*;
use suffrage_session::model::story::OLD;
use suffrage_text::listing::{Length, Line, Listing, Tone, of_program};

/// The smallest useful height of the pane, in rows: the title line and nine lines round the current line.
pub(crate) const LEAST_ROWS: u16 = 10;

pub(crate) fn rows(scene: &Scene<'_>, width: u16, most: u16) -> u16 {
    let lines = listing(scene, width).lines.len() as u16;
    if lines == 0 { 0 } else { (lines + 1).min(most) }
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
    let rows = usize::from(area.height.saturating_sub(1));
    let count = listing.lines.len();
    // If the code is taller than the pane, two thirds of the visible lines are before the current line.
    let top = current.map_or(0, |line| line.saturating_sub(rows * 2 / 3)).min(count.saturating_sub(rows));
    for (y, (at, line)) in (area.y + 1..area.bottom()).zip(listing.lines.iter().enumerate().skip(top)) {
        let row = Rect { y, height: 1, ..area };
        draw_line(scene, row, line, (lit == Some(at), obeyed.contains(&at)), canvas);
    }
    // The first and the last row may get a mark of hidden lines, but not beside the sign of the current line.
    if rows > 0 && top > 0 && lit != Some(top) {
        canvas.row(area, 1).write(scene.glyphs().up, theme.muted());
    }
    if rows > 0 && top + rows < count && lit != Some(top + rows - 1) {
        canvas.row(area, area.height - 1).write(scene.glyphs().down, theme.muted());
    }
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
    // The mark of the current line and a blank on each side take three columns.
    let is_full = usize::from(width) >= Length::Full.columns() + 3;
    let length = if is_full { Length::Full } else { Length::Short };
    let listing = match scene.frame.protocol_id.program() {
        Some(program) => Some(of_program(program)),
        None => scene.look.listings.of(scene.frame.protocol, scene.frame.variant, length),
    };
    listing.unwrap_or_default().for_run(scene.frame.network.bounce)
}

fn draw_line(scene: &Scene<'_>, row: Rect, line: &Line, (is_now, is_obeyed): (bool, bool), canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    let role = scene.frame.algorithm.role.unwrap_or(Role::Idle);
    // The last executed line fades in the same tick as the rim and the decision in the graph.
    let is_old = scene.frame.story.acts.is_some_and(|acts| acts.ago >= OLD);
    let current = (is_now && !is_old).then(|| theme.state_row(role));
    if let Some(style) = current {
        canvas.row(row, 0).fill(style);
    }
    let mut pen = canvas.row(row, 0);
    pen.skip(1);
    match current {
        Some(style) => pen.write(scene.glyphs().play, style),
        None if is_now => pen.write(scene.glyphs().play, theme.muted()),
        None if is_obeyed => pen.write(scene.glyphs().obeyed, theme.state_text(role)),
        None => pen.skip(1),
    };
    pen.skip(1 + line.indent);
    for (tone, words) in &line.spans {
        let style = current.unwrap_or_else(|| match tone {
            Tone::Plain => theme.text(),
            Tone::Control => theme.muted(),
            Tone::MessageName => message_style(scene, words, 0),
            Tone::OtherMessage => message_style(scene, words, 1),
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
