//! The inside of a ring: the tick, or the leader once there is one, in digits as large as there is room for.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::curve::Point;
use super::digits::{self, Rows};
use super::geometry::Layout;
use crate::engine::Process;
use crate::paint::Look;
use crate::paint::canvas::Canvas;
use crate::protocol::{Id, MessageClass, Role, Topology, Value};
use crate::session::model::{Frame, Leading, Verdict};
use crate::text::ids;

/// So many of several who lead at the same time are named at most.
const RIVALS_NAMED: usize = 4;

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
    /// Title and number in one line, for a small hub: the longest first. A number never stands without its word or sign.
    briefs: Vec<String>,
    below: Vec<(String, Style)>,
}

/// A hub for a place of so many rows, not all of which it may take.
pub(super) struct Block {
    lines: Vec<Line>,
    sizes: Vec<(u16, u16)>,
}

impl Block {
    /// The largest version of the hub that has so few rows, none of them wider than this.
    pub(super) fn of(frame: &Frame, look: &Look, rows: u16, columns: u16) -> Option<Self> {
        let content = content(frame, look);
        versions(&content).into_iter().find_map(|(_, lines)| {
            let sizes = sizes(&lines, look)?;
            let fits = sizes.iter().map(|size| size.1).sum::<u16>() <= rows && sizes.iter().all(|size| size.0 <= columns);
            fits.then_some(Self { lines, sizes })
        })
    }

    /// Its rows.
    pub(super) fn rows(&self) -> u16 {
        self.sizes.iter().map(|size| size.1).sum()
    }

    /// The columns of its widest line.
    pub(super) fn columns(&self) -> u16 {
        self.sizes.iter().map(|size| size.0).max().unwrap_or(0)
    }

    /// Draws it with its first row here, each line round this column.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, clip: Rect, look: &Look, middle: f64, top: i32) {
        let mut y = top;
        for (line, size) in self.lines.iter().zip(&self.sizes) {
            draw_line(canvas, clip, look, line, ((middle - f64::from(size.0) / 2.0).round() as i32, y));
            y += i32::from(size.1);
        }
    }
}

/// Draws the hub, if there is room for one.
pub(super) fn draw(canvas: &mut Canvas<'_>, clip: Rect, frame: &Frame, layout: &Layout, look: &Look) {
    let Some((lines, sizes, top)) = chosen(frame, layout, look) else { return };
    let mut y = top;
    for (line, size) in lines.iter().zip(sizes) {
        draw_line(canvas, clip, look, line, (left(layout, size.0), y));
        y += i32::from(size.1);
    }
}

/// The cells of its lines.
pub(super) fn cells(frame: &Frame, layout: &Layout, look: &Look) -> Vec<Rect> {
    let Some((_, sizes, mut y)) = chosen(frame, layout, look) else { return Vec::new() };
    let mut cells = Vec::new();
    for (width, height) in sizes {
        if let (Ok(x), Ok(y), true) = (u16::try_from(left(layout, width)), u16::try_from(y), width > 0) {
            cells.push(Rect { x, y, width, height });
        }
        y += i32::from(height);
    }
    cells
}

/// Whether the tick stands in the hub in large digits.
pub(super) fn shows_the_tick(frame: &Frame, layout: &Layout, look: &Look) -> bool {
    let leads = led(frame).is_some();
    let large = |lines: Vec<Line>| lines.iter().any(|line| matches!(line, Line::Number(..)));
    !leads && chosen(frame, layout, look).is_some_and(|(lines, ..)| large(lines))
}

/// A version that has room: its lines, their columns and rows, and its first row.
type Version = (Vec<Line>, Vec<(u16, u16)>, i32);

/// The largest version that has room.
fn chosen(frame: &Frame, layout: &Layout, look: &Look) -> Option<Version> {
    if layout.graph.topology == Topology::Complete {
        return None;
    }
    let content = content(frame, look);
    versions(&content).into_iter().find_map(|(least_rows, lines)| {
        let sizes = sizes(&lines, look)?;
        let top = fitting(layout, &sizes).filter(|_| free_rows(layout) >= least_rows)?;
        Some((lines, sizes, top))
    })
}

fn content(frame: &Frame, look: &Look) -> Content {
    let (texts, theme) = (&look.texts, &look.theme);
    let count = |number: usize| Value::Number(number as u64);
    let messages = (texts.say_with(ids::HUB_MESSAGES, &[("count", Value::Number(frame.counts.cost()))]), theme.muted());
    let red = frame.topology == Topology::TwoWayRing
        && frame.processes.iter().any(|process| matches!(process.role, Role::Red | Role::Black));
    let word = if red { ids::HUB_RED_OF } else { ids::HUB_ACTIVE_OF };
    let competes = texts.say_with(word, &[("competing", count(competing(frame))), ("of", count(live(frame)))]);
    // While others still hold an election, that is said below who leads.
    let election = matches!(frame.verdict, Verdict::Split { .. } | Verdict::Spreading { .. }) && frame.competing > 0;
    let election = election.then(|| (competes.clone(), theme.text()));
    let leads = |leader: Id, decided: usize, of: usize| {
        let star = look.glyphs.message(MessageClass::Elected);
        let title = texts.say(ids::HUB_LEADER);
        let number = texts.name(leader);
        // Yellow digits would not show on white.
        let style = if look.theme.has_dark_ground() { theme.state_text(Role::Leader) } else { theme.text() };
        let style = style.add_modifier(ratatui::style::Modifier::BOLD);
        let known = texts.say_with(ids::HUB_KNOWN_TO, &[("decided", count(decided)), ("of", count(of))]);
        Content {
            briefs: vec![format!("{star} {title} {number} {star}"), format!("{star} {number} {star}")],
            title: (format!("{star} {title} {star}"), style),
            number: (number, style),
            below: [Some((known, theme.text())), election.clone(), Some(messages.clone())].into_iter().flatten().collect(),
        }
    };
    if let [_, _, ..] = frame.rivals.as_slice() {
        let (cross, style) = (look.glyphs.lost, theme.fault().add_modifier(ratatui::style::Modifier::BOLD));
        let title = texts.say_with(ids::HUB_LEADERS, &[("count", count(frame.rivals.len()))]);
        let mut names = texts.names(&frame.rivals[..frame.rivals.len().min(RIVALS_NAMED)], ", ");
        if frame.rivals.len() > RIVALS_NAMED {
            names.push_str(" …");
        }
        return Content {
            briefs: vec![format!("{cross} {title}: {names}"), format!("{cross} {title}")],
            title: (format!("{cross} {title}"), style),
            number: (names, style),
            below: election.into_iter().chain([messages]).collect(),
        };
    }
    if let Some((leader, known, of)) = led(frame) {
        return leads(leader, known, of);
    }
    let (tick, title) = (frame.clock.tick.to_string(), texts.say(ids::HUB_TICK));
    Content {
        briefs: vec![format!("{title} {tick}")],
        title: (title, theme.muted()),
        number: (tick, theme.strong()),
        below: vec![(competes, theme.text()), messages],
    }
}

/// How many are up: those who are down compete for nothing, and the strip does not count them either.
fn live(frame: &Frame) -> usize {
    let down = |process: &&Process| process.role == Role::Crashed;
    let elsewhere = frame.ring.as_ref().filter(|_| frame.processes.len() < frame.n);
    let down = elsewhere.map_or_else(|| frame.processes.iter().filter(down).count(), |ring| ring.count(Role::Crashed) as usize);
    frame.n.saturating_sub(down)
}

/// How many still compete: in some algorithms those who have lost take part to the end, because they pass messages on.
fn competing(frame: &Frame) -> usize {
    if frame.processes.len() < frame.n {
        return frame.competing;
    }
    frame.processes.iter().filter(|process| matches!(process.role, Role::Active | Role::Waiting | Role::Red)).count()
}

/// Who leads, how many know it, and of how many: a leader leads whatever else goes on.
fn led(frame: &Frame) -> Option<(Id, usize, usize)> {
    match (frame.leading, &frame.verdict) {
        (Some(Leading { leader, known, of }), _) => Some((leader, known, of)),
        (None, Verdict::Deciding { decided, of, leader: Some(leader) }) => Some((*leader, *decided, *of)),
        (None, Verdict::Agreed { all, leader }) => Some((*leader, *all, *all)),
        _ => None,
    }
}

/// The versions of a hub, the largest first, with the free rows that each asks for.
fn versions(content: &Content) -> Vec<(f64, Vec<Line>)> {
    let text = |(text, style): &(String, Style)| Line::Text(text.clone(), *style);
    let number = |rows: Rows| Line::Number(content.number.0.clone(), rows, content.number.1);
    let below = || content.below.iter().map(text);
    let mut large = vec![text(&content.title), Line::Blank, number(Rows::Five), Line::Blank];
    large.extend(below());
    let mut medium = vec![text(&content.title), number(Rows::Three), Line::Blank];
    medium.extend(below());
    let small = content.briefs.iter().map(|brief| {
        let mut small = vec![Line::Text(brief.clone(), content.number.1)];
        small.extend(below());
        (3.0, small)
    });
    [(16.0, large), (8.0, medium)].into_iter().chain(small).collect()
}

/// Columns and rows of each line, or `None` if a number cannot be drawn.
fn sizes(lines: &[Line], look: &Look) -> Option<Vec<(u16, u16)>> {
    let size = |line: &Line| match line {
        Line::Blank => Some((0, 1)),
        Line::Text(text, _) => Some((text.chars().count() as u16, 1)),
        Line::Number(number, rows, _) => digits::width(number, *rows, &look.glyphs).map(|width| (width, rows.count())),
    };
    lines.iter().map(size).collect()
}

/// The rows inside the curve that neither cards nor passing pills use.
fn free_rows(layout: &Layout) -> f64 {
    let card = f64::from(layout.cards[0].height);
    let inset = if layout.lane.is_some() { layout.lane_inset.1 + 0.5 } else { card / 2.0 };
    layout.shape.b - 2.0 * inset
}

/// The first column of a line of so many columns in the middle.
fn left(layout: &Layout, columns: u16) -> i32 {
    (layout.shape.centre.x - f64::from(columns) / 2.0).round() as i32
}

/// The first row for lines of these sizes, as near to the middle as they stay clear of the cards and inside the line that
/// messages take; best with a free row above and below.
fn fitting(layout: &Layout, sizes: &[(u16, u16)]) -> Option<i32> {
    let rows: u16 = sizes.iter().map(|size| size.1).sum();
    let middle = ((layout.shape.centre.y - f64::from(rows)) / 2.0).round() as i32;
    let (x, y) = if layout.lane.is_some() { (layout.lane_inset.0 + 2.0, 2.0 * layout.lane_inset.1 + 1.0) } else { (2.0, 1.5) };
    let clear = |top: i32, air: u16| {
        let mut row = top;
        sizes.iter().all(|&(width, height)| {
            let line = Cells { x: left(layout, width), y: row, width, height };
            row += i32::from(height);
            width == 0 || line.is_clear(layout, air) && line.is_inside(layout, x, y)
        })
    };
    let shifts = [0, 1, -1, 2, -2, 3, -3];
    let tops = || shifts.iter().map(|shift| middle + shift);
    tops().find(|&top| clear(top, 1)).or_else(|| tops().find(|&top| clear(top, 0)))
}

/// The cells of one line of the hub.
struct Cells {
    x: i32,
    y: i32,
    width: u16,
    height: u16,
}

impl Cells {
    /// Whether no card touches it, with a free column at its sides and so many free rows above and below.
    fn is_clear(&self, layout: &Layout, air: u16) -> bool {
        let air = i32::from(air);
        let (right, bottom) = (self.x + i32::from(self.width) + 1, self.y + i32::from(self.height) + air);
        layout.cards.iter().all(|card| {
            i32::from(card.left()) >= right
                || i32::from(card.right()) < self.x
                || i32::from(card.top()) >= bottom
                || i32::from(card.bottom()) <= self.y - air
        })
    }

    /// Whether its corners are inside the curve, by these margins in units.
    fn is_inside(&self, layout: &Layout, margin_x: f64, margin_y: f64) -> bool {
        let (right, bottom) = (self.x + i32::from(self.width), self.y + i32::from(self.height));
        [(self.x, self.y), (right, self.y), (self.x, bottom), (right, bottom)]
            .iter()
            .all(|&(x, y)| layout.shape.contains(Point { x: f64::from(x), y: 2.0 * f64::from(y) }, margin_x, margin_y))
    }
}

fn draw_line(canvas: &mut Canvas<'_>, clip: Rect, look: &Look, line: &Line, (x, y): (i32, i32)) {
    match line {
        Line::Blank => {}
        Line::Text(text, style) => {
            canvas.write(clip, x, y, text, *style);
        }
        Line::Number(number, rows, style) => digits::draw(canvas, clip, (x, y), number, *rows, &look.glyphs, *style),
    }
}
