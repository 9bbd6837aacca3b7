//! What a selected event of the space-time diagram is, and the chain of its causes, the latest first, down to a command.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::panel::{self, Row, row};
use super::{Scene, sign, space_time};
use crate::paint::captions::Caption;
use crate::paint::row::wrapped;
use crate::paint::screen::Plan;
use crate::session::Value;
use crate::session::frame::LogLine;
use crate::session::frame::space_time::Selected;

/// Draws the overlay over the side column, or, if there is none, at the bottom or the top of an area, whichever leaves the
/// selected event in sight.
pub(in crate::paint) fn draw(scene: &Scene<'_>, plan: &Plan, area: Rect, scroll: usize, buffer: &mut Buffer) {
    let Some((selected, place, mut rows)) = contents(scene, plan, area) else { return };
    // The panel has always the same size, whatever there is to say.
    let room = usize::from(place.width.saturating_sub(4));
    rows.resize(rows.len().max(usize::from(place.height.saturating_sub(2))), Row::new());
    for row in &mut rows {
        let blank = room.saturating_sub(panel::width_of(row));
        row.push((" ".repeat(blank), scene.theme().text()));
    }
    panel::draw(scene, place, &title(scene, selected), &rows, scroll, buffer);
}

/// How far it can be scrolled.
pub(in crate::paint) fn furthest(scene: &Scene<'_>, plan: &Plan, area: Rect) -> usize {
    contents(scene, plan, area).map_or(0, |(_, place, rows)| panel::furthest(place, 0, rows.len()))
}

/// The selected event, the place of the panel and its rows.
fn contents<'a>(scene: &Scene<'a>, plan: &Plan, area: Rect) -> Option<(&'a Selected, Rect, Vec<Row>)> {
    let selected = scene.frame.space_time.as_ref()?.selected.as_ref()?;
    let width = plan.column.unwrap_or(area).width;
    let rows = rows(scene, selected, usize::from(width.saturating_sub(4)));
    let place = plan.column.unwrap_or_else(|| {
        let height = (rows.len() as u16 + 2).min((area.height / 2).max(5)).min(area.height);
        let bottom = area.bottom() - height;
        let hidden = plan.space_time().and_then(|place| space_time::selected_row(scene, place)).is_some_and(|row| row >= bottom);
        Rect { y: if hidden { (area.y + 1).min(bottom) } else { bottom }, height, ..area }
    });
    Some((selected, place, rows))
}

fn title(scene: &Scene<'_>, selected: &Selected) -> String {
    let lifelines = scene.frame.space_time.iter().flat_map(|diagram| &diagram.lifelines);
    let id = lifelines.into_iter().find(|lifeline| lifeline.position == selected.position).map(|lifeline| lifeline.id);
    let id = id.map_or_else(|| Value::Text(String::new()), Value::Id);
    scene.say_with(Caption::TitleEvent, &[("id", id), ("tick", Value::Number(selected.tick))])
}

fn rows(scene: &Scene<'_>, selected: &Selected, room: usize) -> Vec<Row> {
    let theme = scene.theme();
    let latest = selected.told.iter().chain(&selected.chain).map(|line| line.tick).max().unwrap_or(0);
    let widest = scene.look.texts.number(latest).len();
    let mut rows = Vec::new();
    for line in &selected.told {
        rows.extend(told(scene, line, (widest, room), theme.strong()));
    }
    rows.push(Row::new());
    if selected.chain.is_empty() {
        let outside = scene.say(Caption::EventOutside);
        rows.extend(wrapped(&outside, room).into_iter().map(|line| row(line, theme.muted())));
        return rows;
    }
    rows.extend(wrapped(&scene.say(Caption::EventChain), room).into_iter().map(|line| row(line, theme.muted())));
    for (index, line) in selected.chain.iter().enumerate() {
        if selected.left_out > 0 && index + 1 == selected.chain.len() {
            let more = scene.say_with(Caption::EventLeftOut, &[("count", Value::Number(selected.left_out as u64))]);
            rows.extend(wrapped(&more, room).into_iter().map(|line| row(line, theme.muted())));
        }
        rows.extend(told(scene, line, (widest, room), theme.text()));
    }
    rows
}

/// A line of the log in whole sentences, its tick and sign in front.
fn told(scene: &Scene<'_>, line: &LogLine, (widest, room): (usize, usize), style: Style) -> Vec<Row> {
    let theme = scene.theme();
    let (glyph, ink) = sign::of(scene, line.sign);
    let route = line.route.map(|(from, to)| format!("{from}{}{to}: ", scene.look.glyphs.to)).unwrap_or_default();
    let sentences: Vec<String> =
        std::iter::once(&line.full).chain(&line.more).map(|sentence| scene.look.texts.remark(sentence)).collect();
    let what = format!("{glyph}{} ", line.payload);
    let indent = widest + 2;
    let lines = wrapped(&format!("{route}{}", sentences.join("; ")), room.saturating_sub(indent + what.width()).max(12));
    let mut lines = lines.into_iter();
    let first = lines.next().unwrap_or_default();
    let blank = " ".repeat(indent + what.width());
    let tick = format!("{:>widest$}  ", scene.look.texts.number(line.tick));
    std::iter::once(vec![(tick, theme.muted()), (what, ink), (first, style)])
        .chain(lines.map(|line| vec![(blank.clone(), style), (line, style)]))
        .collect()
}
