//! The inside of a ring: the tick, or the leader once there is one, in digits as large as there is room for.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::curve::Point;
use super::digits::{self, Rows};
use super::layout::Layout;
use crate::paint::words::Words;
use crate::paint::{Look, pen};
use crate::session::frame::{Frame, Verdict};
use crate::session::{Id, MessageClass, Role, Topology, Value};

/// One row, or one number, of the hub.
enum Line {
    Text(String, Style),
    Number(String, Rows, Style),
    Blank,
}

/// What the hub says.
struct Content {
    title: (String, Style),
    number: (String, Style),
    /// Title and number in one line, for a small hub.
    brief: String,
    below: Vec<(String, Style)>,
}

/// Draws the hub, if there is room for one.
pub fn draw(buffer: &mut Buffer, clip: Rect, frame: &Frame, layout: &Layout, look: &Look) {
    if layout.graph.topology == Topology::Complete {
        return;
    }
    let content = content(frame, look);
    for (least_rows, lines) in versions(&content) {
        let Some(block) = block(&lines, look) else { continue };
        if free_rows(layout) >= least_rows
            && let Some(place) = fitting(layout, block)
        {
            for_each_row(&lines, |line, row| draw_line(buffer, clip, look, line, place, row));
            return;
        }
    }
}

fn content(frame: &Frame, look: &Look) -> Content {
    let (texts, theme) = (&look.texts, &look.theme);
    let count = |number: usize| Value::Number(number as u64);
    let messages = (texts.say_with(Words::Messages, &[("count", Value::Number(frame.counts.sent))]), theme.muted());
    let leads = |leader: Id, decided: usize, of: usize| {
        let star = look.glyphs.message(MessageClass::Elected);
        let title = texts.say(Words::LeaderTitle);
        let number = leader.to_string();
        // Yellow digits would not show on white.
        let style = if look.theme.has_dark_ground() { theme.state_text(Role::Leader) } else { theme.text() };
        let style = style.add_modifier(ratatui::style::Modifier::BOLD);
        let known = texts.say_with(Words::KnownTo, &[("decided", count(decided)), ("of", count(of))]);
        Content {
            brief: format!("{star} {number} {star}"),
            title: (format!("{star} {title} {star}"), style),
            number: (number, style),
            below: vec![(known, theme.text()), messages.clone()],
        }
    };
    match frame.verdict {
        Verdict::Deciding { decided, of, leader: Some(leader) } => leads(leader, decided, of),
        Verdict::Agreed { all, leader } => leads(leader, all, all),
        _ => {
            let red = frame.processes.iter().any(|process| matches!(process.role, Role::Red | Role::Black));
            let word = if red { Words::RedOf } else { Words::ActiveOf };
            let competing = texts.say_with(word, &[("competing", count(frame.competing)), ("of", count(frame.n))]);
            let (tick, title) = (frame.clock.tick.to_string(), texts.say(Words::Tick));
            Content {
                brief: format!("{title} {tick}"),
                title: (title, theme.muted()),
                number: (tick, theme.strong()),
                below: vec![(competing, theme.text()), messages],
            }
        }
    }
}

/// The versions of a hub, the largest first, with the free rows that each asks for.
fn versions(content: &Content) -> [(f64, Vec<Line>); 4] {
    let text = |(text, style): &(String, Style)| Line::Text(text.clone(), *style);
    let number = |rows: Rows| Line::Number(content.number.0.clone(), rows, content.number.1);
    let below = || content.below.iter().map(text);
    let mut large = vec![text(&content.title), Line::Blank, number(Rows::Five), Line::Blank];
    large.extend(below());
    let mut medium = vec![text(&content.title), number(Rows::Three), Line::Blank];
    medium.extend(below());
    let mut wordless = vec![number(Rows::Three)];
    wordless.extend(below());
    let mut small = vec![Line::Text(content.brief.clone(), content.number.1)];
    small.extend(below());
    [(16.0, large), (8.0, medium), (5.0, wordless), (3.0, small)]
}

/// Columns and rows of a version, or `None` if its number cannot be drawn.
fn block(lines: &[Line], look: &Look) -> Option<(u16, u16)> {
    let (mut columns, mut rows) = (0, 0);
    for line in lines {
        match line {
            Line::Blank => rows += 1,
            Line::Text(text, _) => {
                columns = columns.max(text.chars().count() as u16);
                rows += 1;
            }
            Line::Number(number, size, _) => {
                columns = columns.max(digits::width(number, *size, &look.glyphs)?);
                rows += size.count();
            }
        }
    }
    Some((columns, rows))
}

/// The rows inside the curve that neither cards nor passing pills use.
fn free_rows(layout: &Layout) -> f64 {
    let card = f64::from(layout.cards[0].height);
    let inset = if layout.lane.is_some() { layout.lane_inset.1 + 0.5 } else { card / 2.0 };
    layout.shape.b - 2.0 * inset
}

/// The place of a block in the middle, if it stays clear of the cards and inside the line that messages take.
fn fitting(layout: &Layout, (columns, rows): (u16, u16)) -> Option<Rect> {
    let centre = layout.shape.centre;
    let x = (centre.x - f64::from(columns) / 2.0).round();
    let y = ((centre.y - f64::from(rows)) / 2.0).round();
    if x < f64::from(layout.area.x) || y < f64::from(layout.area.y) {
        return None;
    }
    let place = Rect { x: x as u16, y: y as u16, width: columns, height: rows };
    let wide = Rect { x: place.x.saturating_sub(1), width: columns + 2, ..place };
    if layout.cards.iter().any(|card| card.intersects(wide)) {
        return None;
    }
    let (margin_x, margin_y) =
        if layout.lane.is_some() { (layout.lane_inset.0 + 2.0, 2.0 * layout.lane_inset.1 + 1.0) } else { (2.0, 1.5) };
    let corners = [(place.left(), place.top()), (place.right(), place.top()), (place.left(), place.bottom())];
    let inside =
        corners.iter().all(|&(x, y)| layout.shape.contains(Point { x: f64::from(x), y: 2.0 * f64::from(y) }, margin_x, margin_y));
    inside.then_some(place)
}

fn for_each_row(lines: &[Line], mut draw: impl FnMut(&Line, u16)) {
    let mut row = 0;
    for line in lines {
        draw(line, row);
        row += if let Line::Number(_, rows, _) = line { rows.count() } else { 1 };
    }
}

fn draw_line(buffer: &mut Buffer, clip: Rect, look: &Look, line: &Line, place: Rect, row: u16) {
    let y = i32::from(place.y + row);
    let left = |width: u16| i32::from(place.x) + (i32::from(place.width) - i32::from(width)) / 2;
    match line {
        Line::Blank => {}
        Line::Text(text, style) => {
            pen::write(buffer, clip, left(text.chars().count() as u16), y, text, *style);
        }
        Line::Number(number, rows, style) => {
            let width = digits::width(number, *rows, &look.glyphs).unwrap_or(0);
            digits::draw(buffer, clip, (left(width), y), number, *rows, &look.glyphs, *style);
        }
    }
}
