//! The rule with a title that begins a pane: `─ LOG ─────── 3 newer ─`. There are no boxes.

use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use crate::canvas::Canvas;
use crate::scene::Scene;
use suffrage_text::Fit;

#[derive(Default)]
pub(crate) struct Rule<'t> {
    pub focused: bool,
    /// Behind the title; it gives way first.
    pub aside: Option<(&'t Fit, Style)>,
    /// At the right end; the longest of its lengths that fits.
    pub right: Option<(&'t Fit, Style)>,
}

pub(crate) fn draw(scene: &Scene<'_>, area: Rect, title: &str, rule: &Rule<'_>, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    let stroke = scene.look.glyphs.rule;
    let mut pen = canvas.row(area, 0);
    let ink = theme.rule();
    if pen.left() < title.width() + 4 {
        let room = pen.left();
        pen.repeat(stroke, room, ink);
        return;
    }
    pen.write(stroke, ink);
    // No second chip right below that of the header: a zoomed pane has the keys anyway.
    if rule.focused && !scene.view.zoomed {
        pen.stamp(&format!(" {title} "), theme.chip());
    } else {
        pen.skip(1).write(title, theme.title()).skip(1);
    }
    // Each has the longest of its lengths that leaves the other its shortest.
    let shortest = |part: Option<(&Fit, Style)>| part.map_or(0, |(text, _)| text.shortest().width());
    let beside = rule.aside.map_or(0, |_| shortest(rule.aside) + 4);
    let right = rule.right.and_then(|(text, style)| {
        let fits =
            text.within(pen.left().saturating_sub(beside + 4)).or_else(|| text.within(pen.left().saturating_sub(4)))?;
        (!fits.is_empty()).then_some((fits, style))
    });
    let tail = right.map_or(0, |(text, _)| text.width() + 3);
    if let Some((text, style)) = rule.aside
        && let Some(fits) = text.within(pen.left().saturating_sub(tail + 5))
    {
        pen.repeat(stroke, 2, ink).skip(1).write(fits, style).skip(1);
    }
    let line = pen.left() - tail;
    pen.repeat(stroke, line, ink);
    if let Some((text, style)) = right {
        pen.skip(1).write(text, style).skip(1).write(stroke, ink);
    }
}
