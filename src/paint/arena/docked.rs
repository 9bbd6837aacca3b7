//! What has arrived in the tick shown: the message of the last decision docks at the card of who decided, with the comparison
//! between them; what else arrived on a ring is named beside its receiver.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::dots::{self, Dots, Heat, Stroke};
use super::geometry::CardSize;
use super::letters;
use super::path::Path;
use super::pills::body::draw_large as draw_large_pill;
use super::pills::{Pills, form};
use super::stage::Stage;
use crate::paint::Look;
use crate::paint::canvas::{Canvas, inside};
use crate::paint::shown::Part;
use crate::protocol::{Bearer, MessageClass, Topology, Value};
use crate::session::model::Frame;
use crate::session::model::story::{Arrival, Decided};

/// How much of its colour the trail of what has arrived keeps, in percent.
const FADED: u32 = 45;

/// From which side of its receiver's card a message came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Left,
    Right,
    Above,
    Below,
}

struct Pill<'a> {
    arrival: &'a Arrival,
    /// With its two ends.
    body: Rect,
    /// Whether its digits are large, and the sign with them.
    is_large: bool,
    /// What is true as it is read from left to right.
    sign: Option<Sign>,
}

/// A sign and its first cell.
type Sign = (char, (i32, i32));

struct Named<'a> {
    arrival: &'a Arrival,
    place: Rect,
}

#[derive(Default)]
pub(super) struct Docked<'a> {
    pill: Option<Pill<'a>>,
    named: Vec<Named<'a>>,
    trails: Vec<(Path, f64, Style)>,
}

/// The message of the last decision, if it arrived in the tick shown.
pub(super) fn decisive(frame: &Frame) -> Option<(&Decided, &Arrival)> {
    let decided = frame.story.decision.as_ref().filter(|decided| decided.ago == 0)?;
    frame.story.arrived.iter().find(|arrival| arrival.record == decided.record).map(|arrival| (decided, arrival))
}

impl<'a> Docked<'a> {
    /// Finds places that nothing under way has, nor anything that stands still.
    pub(super) fn of(stage: Stage<'_>, frame: &'a Frame, pills: &Pills<'_>) -> Self {
        let mut docked = Docked::default();
        // At the end of a run the hub tells of the end.
        if frame.clock.has_ended() {
            return docked;
        }
        let decisive = decisive(frame);
        if let Some((decided, arrival)) = decisive {
            docked.dock(stage, decided, arrival, pills);
        }
        let Stage { layout, .. } = stage;
        if layout.graph.topology == Topology::OneWayRing && layout.lane.is_none() && layout.size <= CardSize::Medium {
            let others = frame.story.arrived.iter().filter(|arrival| decisive.is_none_or(|(_, own)| *arrival != own));
            for arrival in others {
                docked.name(stage, arrival, pills);
            }
        }
        docked
    }

    fn dock(&mut self, stage: Stage<'_>, decided: &Decided, arrival: &'a Arrival, pills: &Pills<'_>) {
        let Some((path, end, side, at)) = entry(stage, arrival) else { return };
        let Stage { look, layout, .. } = stage;
        let large = form::large_cells(&arrival.payload, look)
            .filter(|_| form::has_large(layout) && arrival.class != MessageClass::Elected && !look.theme.is_mono());
        let large = large.map(|(columns, rows)| (columns + 2, rows));
        let plain = (arrival.payload.chars().count() as u16 + 3, 1);
        let tries = large.map(|cells| (cells, true)).into_iter().chain([(plain, false)]);
        for (cells, is_large) in tries {
            let Some((body, sign)) = berth(stage, layout.cards[arrival.to], (side, at), cells) else { continue };
            let whole = sign.map_or(body, |(x, y)| body.union(Rect { x: x as u16, y: y as u16, width: 1, height: 1 }));
            let aired = Rect { x: whole.x.saturating_sub(1), width: whole.width + 2, ..whole };
            if stage.clip.intersection(aired) == aired && pills.leave_free(aired) {
                let sign = sign.and_then(|cell| comparison(decided, &arrival.payload, side).map(|sign| (sign, cell)));
                self.pill = Some(Pill { arrival, body, is_large, sign });
                return self.trail(stage, arrival, (path, end));
            }
        }
    }

    fn name(&mut self, stage: Stage<'_>, arrival: &'a Arrival, pills: &Pills<'_>) {
        let Some((path, end, side, (x, y))) = entry(stage, arrival) else { return };
        let card = stage.layout.cards[arrival.to];
        let columns = arrival.payload.chars().count() as u16 + 1;
        let width = i32::from(columns);
        let (left, right) = (i32::from(card.left()) - 2 - width, i32::from(card.right()) + 2);
        // Beside the trail, not on it.
        let corners = match side {
            Side::Left => [(left, y + 1), (left, y - 1)],
            Side::Right => [(right, y + 1), (right, y - 1)],
            Side::Above => [(x + 2, i32::from(card.top()) - 2), (x - 1 - width, i32::from(card.top()) - 2)],
            Side::Below => [(x + 2, i32::from(card.bottom()) + 1), (x - 1 - width, i32::from(card.bottom()) + 1)],
        };
        let place = corners.into_iter().filter_map(|corner| rect(corner, (columns, 1))).find(|place| {
            let aired = Rect { x: place.x.saturating_sub(1), width: columns + 2, ..*place };
            let other = self.pill.as_ref().is_some_and(|pill| pill.body.intersects(aired));
            stage.clip.intersection(*place) == *place && pills.leave_free(aired) && !other
        });
        if let Some(place) = place {
            self.named.push(Named { arrival, place });
            self.trail(stage, arrival, (path, end));
        }
    }

    fn trail(&mut self, Stage { look, layout, .. }: Stage<'_>, arrival: &Arrival, (path, end): (Path, f64)) {
        // Beside the line of a two-way ring nothing has a trail.
        if layout.graph.topology != Topology::TwoWayRing {
            self.trails.push((path, end, look.theme.faded(look.theme.trail(arrival.class), FADED)));
        }
    }

    pub(super) fn trails(&self, dots: &mut Dots) {
        for (path, end, style) in &self.trails {
            dots.line(path.walk(0.0, *end, dots::STEP), Stroke::Thin, Heat::Lost, *style);
        }
    }

    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, Stage { look, clip, .. }: Stage<'_>) {
        for Named { arrival, place } in &self.named {
            let style = look.theme.trail(arrival.class);
            canvas.write(clip, i32::from(place.x), i32::from(place.y), &text(arrival, look), style);
            canvas.shown().part(Part::Docked, *place);
        }
        let Some(Pill { arrival, body, is_large, sign }) = &self.pill else { return };
        let (theme, (x, y)) = (&look.theme, (i32::from(body.x), i32::from(body.y)));
        canvas.shown().part(Part::Docked, *body);
        if *is_large {
            return draw_large(canvas, clip, look, arrival, (*body, *sign));
        }
        let (left, right) = if theme.is_mono() { ("|", "|") } else { look.glyphs.pill_ends };
        canvas.put(clip, x, y, left, theme.strong());
        let after = canvas.write(clip, x + 1, y, &text(arrival, look), theme.pill(arrival.class));
        canvas.put(clip, after, y, right, theme.strong());
        if let Some((sign, (x, y))) = sign {
            canvas.put(clip, *x, *y, sign.encode_utf8(&mut [0; 4]), theme.strong());
        }
    }
}

/// The pill of large digits between two ends, with a large sign.
fn draw_large(canvas: &mut Canvas<'_>, clip: Rect, look: &Look, arrival: &Arrival, (body, sign): (Rect, Option<Sign>)) {
    let (theme, glyphs, class) = (&look.theme, &look.glyphs, arrival.class);
    let inner = Rect { x: body.x + 1, width: body.width - 2, ..body };
    let payload = look.texts.spelled(&arrival.payload);
    let said = (glyphs.before_payload(class), &*payload);
    draw_large_pill(canvas, clip, look, said, (theme.pill(class), theme.pill_end(class)), inner);
    let (left, right) = (i32::from(body.left()), i32::from(body.right()) - 1);
    for y in i32::from(body.y)..i32::from(body.bottom()) {
        // Half a row of the upper one is free.
        let is_first = y == i32::from(body.y);
        let ends = if is_first { (glyphs.quarters[8], glyphs.quarters[4]) } else { glyphs.pill_ends };
        canvas.put(clip, left, y, ends.0, theme.strong());
        canvas.put(clip, right, y, ends.1, theme.strong());
    }
    if let Some((sign, at)) = sign {
        letters::draw(canvas, clip, at, sign.encode_utf8(&mut [0; 4]), form::LARGE, glyphs, theme.strong());
    }
}

/// Where a pill of so many cells docks at a card, and the first cell of the sign between them.
fn berth(
    Stage { layout, .. }: Stage<'_>,
    card: Rect,
    (side, (x, y)): (Side, (i32, i32)),
    (columns, rows): (u16, u16),
) -> Option<(Rect, Option<(i32, i32)>)> {
    let (rim, above) = layout.size.rim();
    let (left, right) = (i32::from(card.left()) - i32::from(rim), i32::from(card.right() + rim));
    let (top, bottom) = (i32::from(card.top()) - i32::from(above), i32::from(card.bottom() + above));
    let (width, height) = (i32::from(columns), i32::from(rows));
    // A large sign has a blank at each side, and stands in the rows of the digits.
    let (gap, aside, upper) = if rows > 1 { (5, 1, (y - height / 2).max(0)) } else { (1, 0, y) };
    let sign_row = if rows > 1 { upper + 1 } else { y };
    // Above and below, a rim that fills a part of its row only leaves air enough.
    let air = i32::from(layout.size == CardSize::Huge || above == 0);
    let (corner, sign) = match side {
        Side::Left => ((left - gap - width, upper), Some((left - gap + aside, sign_row))),
        Side::Right => ((right + gap, upper), Some((right + aside, sign_row))),
        Side::Above => ((x - width / 2, top - air - height), None),
        Side::Below => ((x - width / 2, bottom + air), None),
    };
    rect(corner, (columns, rows)).map(|body| (body, sign))
}

fn text(arrival: &Arrival, look: &Look) -> String {
    format!("{}{}", look.glyphs.before_payload(arrival.class), look.texts.spelled(&arrival.payload))
}

fn rect((x, y): (i32, i32), (width, height): (u16, u16)) -> Option<Rect> {
    Some(Rect { x: u16::try_from(x).ok()?, y: u16::try_from(y).ok()?, width, height })
}

/// The way of a message, how far along it comes before the rim of its receiver, on which side that is, and in which cell beside the
/// card, or above or below it.
fn entry(Stage { layout, .. }: Stage<'_>, arrival: &Arrival) -> Option<(Path, f64, Side, (i32, i32))> {
    if !layout.has_way(arrival.from, arrival.to) {
        return None;
    }
    let card = *layout.cards.get(arrival.to)?;
    let path = layout.way(arrival.from, arrival.to, arrival.clockwise).path;
    let steps = (path.length() / 0.5) as usize;
    let outside = |along: f64| {
        let (x, y) = path.at(along).cell();
        !inside(card, x, y)
    };
    let end = (0..=steps).map(|step| path.length() - step as f64 * 0.5).find(|&along| outside(along))?;
    let (x, y) = path.at(end).cell();
    let side = match (x < i32::from(card.left()), x >= i32::from(card.right()), y < i32::from(card.top())) {
        (true, ..) => Side::Left,
        (_, true, _) => Side::Right,
        (_, _, true) => Side::Above,
        (_, _, false) => Side::Below,
    };
    let row = y.clamp(i32::from(card.top()), i32::from(card.bottom()) - 1);
    let column = x.clamp(i32::from(card.left()), i32::from(card.right()) - 1);
    let cell = if matches!(side, Side::Left | Side::Right) { (x, row) } else { (column, y) };
    Some((path, end, side, cell))
}

/// The sign between a message and its receiver, from left to right; nothing if the decision weighs anything else.
fn comparison(decided: &Decided, payload: &str, side: Side) -> Option<char> {
    let [one, other] = decided.weighed.values.as_slice() else { return None };
    if (one.bearer, other.bearer) != (Bearer::Message, Bearer::Process) {
        return None;
    }
    // Of a comparison with something else that came before, the message shows nothing.
    let compared = match &one.value {
        Value::Id(id) => id.to_string(),
        Value::Number(number) => number.to_string(),
        Value::Text(text) => text.clone(),
        Value::Name(_) | Value::Ids(_) | Value::Said(_) => return None,
    };
    if payload.trim_end_matches('=') != compared {
        return None;
    }
    let sign = *decided.weighed.signs.first()?;
    Some(match (side, sign) {
        (Side::Right, '<') => '>',
        (Side::Right, '>') => '<',
        (_, sign) => sign,
    })
}
