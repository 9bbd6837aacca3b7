//! The messages so far, against the bounds that the protocol proves for this run. Where it proves none, nothing is claimed: in
//! the place of the bar stand words that say so.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use unicode_width::UnicodeWidthStr;

use super::Scene;
use super::timeline::round;
use crate::paint::captions::{Caption, longest};
use crate::paint::row::{RowPen, at_right};
use crate::session::Value;
use crate::session::frame::{Bound, BoundSide, Sign};

/// The label with the count; the bar begins behind it.
pub(in crate::paint) fn label(scene: &Scene<'_>) -> String {
    format!(" {} {:>3}  ", scene.say(Caption::GaugeMessages), scene.look.texts.number(scene.frame.counts.cost()))
}

/// Draws both rows; the bar begins `edge` columns from the left.
pub(in crate::paint) fn draw(scene: &Scene<'_>, area: Rect, edge: u16, buffer: &mut Buffer) {
    let theme = scene.theme();
    RowPen::new(buffer, area, 0).write(&label(scene), theme.strong());
    let place = Rect { x: area.x + edge, width: area.width.saturating_sub(edge + 2), ..area };
    let Some(scale) = Scale::of(scene) else {
        draw_unbound(scene, place, buffer);
        draw_counts(scene, place, 0, buffer);
        return;
    };
    let room = usize::from(place.width);
    let caption = scale.end.as_deref().and_then(|end| longest(end, room / 2)).unwrap_or_default();
    let bar = Rect { width: place.width - if caption.is_empty() { 0 } else { caption.width() as u16 + 1 }, ..place };
    draw_bar(scene, bar, scale.full, buffer);
    at_right(buffer, place, 0, 0, caption, theme.muted());
    let free = scale.best.map_or(0, |best| draw_best(scene, place, bar.width, scale.full, best, buffer));
    draw_counts(scene, place, free, buffer);
}

/// What the full length of the bar stands for.
struct Scale<'a> {
    /// In messages, at least 1.
    full: u64,
    /// What stands at its end.
    end: Option<String>,
    /// The lower bound, if it is marked on the bar.
    best: Option<&'a Bound>,
}

impl<'a> Scale<'a> {
    fn of(scene: &Scene<'a>) -> Option<Self> {
        let bound = |side| scene.frame.bounds.iter().find(|bound| bound.side == side);
        let end = |caption, bound| Some(said(scene, caption, bound));
        let (full, end, best) = match (bound(BoundSide::Best), bound(BoundSide::Worst)) {
            (None, None) => return None,
            (Some(best), Some(worst)) if best.value == worst.value => (worst.value, end(Caption::GaugeExact, worst), None),
            (best, Some(worst)) => (worst.value, end(Caption::GaugeWorst, worst), best),
            // Without an upper bound the end of the bar means nothing, and the bar is never full.
            (Some(best), None) => {
                let most = best.value.max(counted(scene));
                (round(&[10, 15, 20, 30, 50, 70], |end| end > most), None, Some(best))
            }
        };
        Some(Self { full: full.max(1), end, best })
    }
}

/// The caption of a bound; where its formula has a letter besides n, the caption says what that stands for.
fn said(scene: &Scene<'_>, caption: Caption, bound: &Bound) -> String {
    let letters = u64::from(bound.formula.contains('k')) + 2 * u64::from(bound.formula.contains('m'));
    let values =
        [("formula", Value::Name(bound.formula)), ("value", Value::Number(bound.value)), ("letters", Value::Number(letters))];
    scene.say_with(caption, &values)
}

/// In the place of the bar, which would mean nothing: that no bound is proved for what has happened.
fn draw_unbound(scene: &Scene<'_>, place: Rect, buffer: &mut Buffer) {
    if scene.frame.counts.sent == 0 {
        // Before the first message there is nothing yet that could be bounded.
        RowPen::new(buffer, place, 0).fill(scene.theme().bar());
        return;
    }
    let crashed = scene.frame.marks.iter().any(|mark| mark.sign == Sign::Crash);
    let why = scene.say(if crashed { Caption::GaugeUnboundCrash } else { Caption::GaugeUnbound });
    let (theme, room) = (scene.theme(), usize::from(place.width).saturating_sub(2));
    let why = longest(&why, room).unwrap_or_default();
    RowPen::new(buffer, place, 0).fill(theme.bar()).skip(1).write(why, theme.bar_muted());
}

/// The messages that the bounds are about.
fn counted(scene: &Scene<'_>) -> u64 {
    let (counts, kinds) = (&scene.frame.counts, scene.frame.bounded_kinds);
    if kinds.is_empty() { counts.cost() } else { counts.of(kinds) }
}

/// How many of `parts` equal parts of the bar an amount fills.
fn share(amount: u64, full: u64, parts: usize) -> usize {
    (u128::from(amount.min(full)) * parts as u128 / u128::from(full)) as usize
}

fn draw_bar(scene: &Scene<'_>, bar: Rect, full: u64, buffer: &mut Buffer) {
    let style = scene.theme().gauge();
    let levels = scene.strokes().levels;
    let mut pen = RowPen::new(buffer, bar, 0);
    // Without colours the ends of the bar would be invisible.
    let brackets = scene.theme().is_mono() && pen.left() > 2;
    if brackets {
        pen.write("[", style).keep_free(1);
    }
    let width = pen.left();
    let steps = share(counted(scene), full, width * levels.len());
    let (cells, rest) = (steps / levels.len(), steps % levels.len());
    pen.repeat(levels[levels.len() - 1], cells, style);
    if rest > 0 {
        pen.write(levels[rest - 1], style);
    }
    let empty = pen.left();
    pen.repeat(" ", empty, style);
    if brackets {
        at_right(buffer, bar, 0, 0, "]", style);
    }
}

/// The mark of the lower bound on the bar and its caption below; returns the columns that are taken there.
fn draw_best(scene: &Scene<'_>, place: Rect, width: u16, full: u64, best: &Bound, buffer: &mut Buffer) -> usize {
    let strokes = scene.strokes();
    let at = share(best.value, full, usize::from(width)).min(usize::from(width).saturating_sub(1));
    let x = place.x + at as u16;
    if let Some(cell) = buffer.cell_mut((x, place.y)) {
        // On the full part of the bar the mark is cut out of it.
        if cell.symbol() == strokes.levels[strokes.levels.len() - 1] {
            cell.modifier.insert(Modifier::REVERSED);
        }
        cell.set_symbol(strokes.limit);
    }
    let caption = said(scene, Caption::GaugeBest, best);
    let room = usize::from(place.width);
    let (up, style) = (strokes.up, scene.theme().muted());
    let mut pen = RowPen::new(buffer, place, 1);
    if let Some(right) = longest(&caption, room.saturating_sub(at + 2)) {
        pen.skip(at).write(up, style).skip(1).write(right, style);
        return at + 2 + right.width();
    }
    if let Some(left) = longest(&caption, at.saturating_sub(1)) {
        pen.skip(at - 1 - left.width()).write(left, style).skip(1).write(up, style);
    }
    at + 1
}

/// At the right end of the second row: what the messages were and what became of them, as far as there is room.
fn draw_counts(scene: &Scene<'_>, place: Rect, taken: usize, buffer: &mut Buffer) {
    let room = usize::from(place.width).saturating_sub(taken + 3);
    let fate = fate(scene);
    let both = format!("{}   {fate}", kinds(scene));
    if let Some(text) = [both, fate].iter().find(|text| text.width() <= room) {
        at_right(buffer, place, 1, 0, text, scene.theme().muted());
    }
}

/// How many messages of each kind were sent; kinds of which there were none are left out. Upkeep is counted apart.
fn kinds(scene: &Scene<'_>) -> String {
    let counts = &scene.frame.counts;
    let said = |(kind, count): &(&str, u64)| format!("{kind} {}", scene.look.texts.number(*count));
    let (upkeep, kinds): (Vec<_>, Vec<_>) =
        counts.by_kind.iter().filter(|(_, count)| *count > 0).partition(|(kind, _)| counts.upkeep == Some(kind));
    let kinds = kinds.into_iter().map(said).collect::<Vec<_>>().join(scene.strokes().between);
    upkeep.into_iter().fold(kinds, |kinds, upkeep| format!("{kinds} + {}", said(upkeep)))
}

/// What became of the messages.
fn fate(scene: &Scene<'_>) -> String {
    let counts = &scene.frame.counts;
    let values = [
        ("delivered", Value::Number(counts.delivered)),
        ("lost", Value::Number(counts.lost)),
        ("in-flight", Value::Number(counts.in_flight)),
    ];
    let mut fate = scene.say_with(Caption::GaugeFate, &values);
    let between = scene.strokes().between;
    // With the copies that the network made, more arrive than were sent: the sum is told as a whole.
    if counts.duplicated > 0 {
        let values = [("sent", Value::Number(counts.sent)), ("copies", Value::Number(counts.duplicated))];
        fate = [scene.say_with(Caption::GaugeCopies, &values), fate].join(between);
    }
    if counts.notices > 0 {
        fate = [fate, scene.say_with(Caption::GaugeNotices, &[("count", Value::Number(counts.notices))])].join(between);
    }
    fate
}

#[cfg(test)]
mod tests {
    use super::share;

    #[test]
    fn the_bar_is_full_only_when_all_is_there() {
        assert_eq!(share(0, 35, 100), 0);
        assert_eq!(share(34, 35, 100), 97);
        assert_eq!(share(35, 35, 100), 100);
        assert_eq!(share(u64::MAX, 35, 100), 100);
        assert_eq!(share(u64::MAX, u64::MAX, 100), 100);
    }
}
