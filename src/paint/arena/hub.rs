//! The inside of a ring: the tick, or the leader once there is one, in digits as large as there is room for.

use ratatui::layout::Rect;
use ratatui::text::Span;

use super::curve::Point;
use super::geometry::Layout;
use super::letters::{self, Size};
use super::past;
use super::stage::Stage;
use crate::engine::Process;
use crate::paint::Look;
use crate::paint::canvas::Canvas;
use crate::paint::shown::Part;
use crate::protocol::{Id, MessageClass, Remark, Role, Topology, Value};
use crate::session::model::{Frame, Leading, Verdict};
use crate::text::ids;

const RIVALS_NAMED: usize = 4;
/// The rows of a hub that leaves the most of the inside free, with large digits.
const SMALL: u16 = 7;

enum Line {
    Text(Span<'static>),
    Number(Span<'static>, Size),
    Blank,
}

impl Line {
    /// Its columns and rows; nothing if it is a number that cannot be drawn.
    fn size(&self, look: &Look) -> Option<(u16, u16)> {
        match self {
            Self::Blank => Some((0, 1)),
            Self::Text(text) => Some((text.content.chars().count() as u16, 1)),
            Self::Number(number, size) => letters::width(&number.content, *size, &look.glyphs).map(|width| (width, size.rows())),
        }
    }
}

struct Content {
    title: Span<'static>,
    number: Span<'static>,
    /// Title and number in one line, for a small hub: the longest first. A number never stands without its word or sign.
    briefs: Vec<String>,
    below: Vec<Span<'static>>,
}

pub(super) struct Block(Vec<(Line, (u16, u16))>);

impl Block {
    /// The versions, the largest first, each with the free rows that it asks for in a ring.
    fn versions(frame: &Frame, look: &Look) -> impl Iterator<Item = (f64, Self)> {
        let sized = |line: Line| line.size(look).map(|size| (line, size));
        let versions = versions(&content(frame, look)).into_iter();
        versions.filter_map(move |(rows, lines)| Some((rows, Self(lines.into_iter().map(sized).collect::<Option<_>>()?))))
    }

    /// The largest version that has so few rows, none of them wider than this.
    pub(super) fn of(frame: &Frame, look: &Look, rows: u16, columns: u16) -> Option<Self> {
        Self::versions(frame, look).map(|(_, block)| block).find(|block| block.rows() <= rows && block.columns() <= columns)
    }

    pub(super) fn rows(&self) -> u16 {
        self.0.iter().map(|(_, size)| size.1).sum()
    }

    pub(super) fn columns(&self) -> u16 {
        self.0.iter().map(|(_, size)| size.0).max().unwrap_or(0)
    }

    /// The lines with their places, each round a column, the first one in a row.
    fn places(&self, middle: f64, top: i32) -> impl Iterator<Item = (&Line, Cells)> {
        let mut next = top;
        self.0.iter().map(move |(line, (width, height))| {
            let y = next;
            next += i32::from(*height);
            let x = (middle - f64::from(*width) / 2.0).round() as i32;
            (line, Cells { x, y, width: *width, height: *height })
        })
    }

    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, clip: Rect, look: &Look, middle: f64, top: i32) {
        for (line, Cells { x, y, .. }) in self.places(middle, top) {
            match line {
                Line::Blank => {}
                Line::Text(text) => drop(canvas.write(clip, x, y, &text.content, text.style)),
                Line::Number(number, size) => {
                    letters::draw(canvas, clip, (x, y), &number.content, *size, &look.glyphs, number.style);
                }
            }
        }
    }
}

pub(super) fn draw(canvas: &mut Canvas<'_>, stage: Stage<'_>, frame: &Frame) {
    if let Some((block, top)) = chosen(stage, frame) {
        block.draw(canvas, stage.clip, stage.look, stage.layout.shape.centre.x, top);
        for line in cells(stage, frame) {
            canvas.shown().part(Part::Hub, line);
        }
    }
}

pub(super) fn cells(stage: Stage<'_>, frame: &Frame) -> Vec<Rect> {
    let Some((block, top)) = chosen(stage, frame) else { return Vec::new() };
    let cells = block.places(stage.layout.shape.centre.x, top).filter_map(|(_, Cells { x, y, width, height })| {
        let (x, y) = (u16::try_from(x).ok()?, u16::try_from(y).ok()?);
        (width > 0).then_some(Rect { x, y, width, height })
    });
    cells.collect()
}

pub(super) fn shows_the_tick(stage: Stage<'_>, frame: &Frame) -> bool {
    let large = |block: &Block| block.0.iter().any(|(line, _)| matches!(line, Line::Number(..)));
    led(frame).is_none() && chosen(stage, frame).is_some_and(|(block, _)| large(&block))
}

fn chosen(Stage { look, layout, .. }: Stage<'_>, frame: &Frame) -> Option<(Block, i32)> {
    if layout.graph.topology == Topology::Complete {
        return None;
    }
    Block::versions(frame, look).find_map(|(least_rows, block)| {
        // In the inside of a large ring its past has the room.
        let is_small = block.rows() <= SMALL || !past::has_room(layout) || frame.past.is_none();
        let top = fitting(layout, &block).filter(|_| free_rows(layout) >= least_rows && is_small)?;
        Some((block, top))
    })
}

fn content(frame: &Frame, look: &Look) -> Content {
    let (texts, theme) = (&look.texts, &look.theme);
    let count = |number: usize| Value::Number(number as u64);
    let messages = texts.say(ids::HubMessages { count: frame.counts.cost() });
    let messages = Span::styled(messages, theme.muted());
    let red = frame.topology == Topology::TwoWayRing
        && frame.processes.iter().any(|process| matches!(process.role, Role::Red | Role::Black));
    let (competing, of) = (count(competing(frame)), count(live(frame)));
    let competes: Remark = if red { ids::HubRedOf { competing, of }.into() } else { ids::HubActiveOf { competing, of }.into() };
    let competes = Span::styled(texts.say(competes), theme.text());
    // An election that goes on beside a leader is told below the leader.
    let election = matches!(frame.verdict, Verdict::Split { .. } | Verdict::Spreading { .. }) && frame.competing > 0;
    let election = election.then(|| competes.clone());
    if let [_, _, ..] = frame.rivals.as_slice() {
        let (cross, style) = (look.glyphs.lost, theme.fault().bold());
        let title = texts.say(ids::HubLeaders { count: count(frame.rivals.len()) });
        let mut names = texts.names(&frame.rivals[..frame.rivals.len().min(RIVALS_NAMED)], ", ");
        if frame.rivals.len() > RIVALS_NAMED {
            names.push_str(" …");
        }
        return Content {
            briefs: vec![format!("{cross} {title}: {names}"), format!("{cross} {title}")],
            title: Span::styled(format!("{cross} {title}"), style),
            number: Span::styled(names, style),
            below: election.into_iter().chain([messages]).collect(),
        };
    }
    if let Some((leader, decided, of)) = led(frame) {
        let (star, title, number) = (look.glyphs.message(MessageClass::Elected), texts.say(ids::HUB_LEADER), texts.name(leader));
        // Yellow digits would not show on white.
        let style = if theme.has_dark_ground() { theme.state_text(Role::Leader) } else { theme.text() }.bold();
        let known = texts.say(ids::HubKnownTo { decided: count(decided), of: count(of) });
        return Content {
            briefs: vec![format!("{star} {title} {number} {star}"), format!("{star} {number} {star}")],
            title: Span::styled(format!("{star} {title} {star}"), style),
            number: Span::styled(number, style),
            below: [Some(Span::styled(known, theme.text())), election, Some(messages)].into_iter().flatten().collect(),
        };
    }
    let (tick, title) = (frame.clock.tick.to_string(), texts.say(ids::HUB_TICK));
    Content {
        briefs: vec![format!("{title} {tick}")],
        title: Span::styled(title, theme.muted()),
        number: Span::styled(tick, theme.strong()),
        below: vec![competes, messages],
    }
}

/// The processes that are up. Those that are down do not compete, and the strip does not count them.
fn live(frame: &Frame) -> usize {
    let down = |process: &&Process| process.role == Role::Crashed;
    let elsewhere = frame.ring.as_ref().filter(|_| frame.processes.len() < frame.n);
    let down = elsewhere.map_or_else(|| frame.processes.iter().filter(down).count(), |ring| ring.count(Role::Crashed) as usize);
    frame.n.saturating_sub(down)
}

/// The processes that still compete: in some algorithms the losers take part to the end, because they pass messages on.
fn competing(frame: &Frame) -> usize {
    if frame.processes.len() < frame.n {
        return frame.competing;
    }
    frame.processes.iter().filter(|process| matches!(process.role, Role::Active | Role::Waiting | Role::Red)).count()
}

/// The leader, how many know it, and of how many, whatever else goes on.
fn led(frame: &Frame) -> Option<(Id, usize, usize)> {
    match (frame.leading, &frame.verdict) {
        (Some(Leading { leader, known, of }), _) => Some((leader, known, of)),
        (None, Verdict::Deciding { decided, of, leader: Some(leader) }) => Some((*leader, *decided, *of)),
        (None, Verdict::Agreed { all, leader }) => Some((*leader, *all, *all)),
        _ => None,
    }
}

fn versions(content: &Content) -> Vec<(f64, Vec<Line>)> {
    let text = |text: &Span<'static>| Line::Text(text.clone());
    let (title, number) = (|| text(&content.title), |size: Size| Line::Number(content.number.clone(), size));
    let with_below = |least: f64, above: Vec<Line>| (least, above.into_iter().chain(content.below.iter().map(text)).collect());
    let brief = |brief: &String| Line::Text(Span::styled(brief.clone(), content.number.style));
    let large = with_below(16.0, vec![title(), Line::Blank, number(Size::D5), Line::Blank]);
    let medium = with_below(8.0, vec![title(), number(Size::D3), Line::Blank]);
    let small = content.briefs.iter().map(|words| with_below(3.0, vec![brief(words)]));
    [large, medium].into_iter().chain(small).collect()
}

/// The rows inside the curve that neither cards nor passing pills use.
fn free_rows(layout: &Layout) -> f64 {
    let card = f64::from(layout.cards[0].height);
    let inset = if layout.lane.is_some() { layout.lane_inset.1 + 0.5 } else { card / 2.0 };
    layout.shape.b - 2.0 * inset
}

/// The first row for lines of these sizes, as near to the middle as they stay clear of the cards and inside the line that
/// messages take; best with a free row above and below.
fn fitting(layout: &Layout, block: &Block) -> Option<i32> {
    let centre = layout.shape.centre;
    let middle = ((centre.y - f64::from(block.rows())) / 2.0).round() as i32;
    let (x, y) = if layout.lane.is_some() { (layout.lane_inset.0 + 2.0, 2.0 * layout.lane_inset.1 + 1.0) } else { (2.0, 1.5) };
    let clear = |top: i32, air: u16| {
        let fits = |line: &Cells| line.width == 0 || line.is_clear(layout, air) && line.is_inside(layout, x, y);
        block.places(centre.x, top).all(|(_, line)| fits(&line))
    };
    let shifts = [0, 1, -1, 2, -2, 3, -3];
    let tops = || shifts.iter().map(|shift| middle + shift);
    tops().find(|&top| clear(top, 1)).or_else(|| tops().find(|&top| clear(top, 0)))
}

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
