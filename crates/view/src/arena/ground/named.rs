//! What is written round and inside of an id circle: its segments, who serves in them, and the look-up that is drawn.

use std::cmp::Reverse;

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::super::curve::Point;
use super::super::geometry::Layout;
use super::super::pills::around;
use super::super::{Label, Stage};
use super::hop_under_way;
use crate::Look;
use suffrage_engine::protocol::MessageClass;
use suffrage_session::model::Frame;
use suffrage_session::model::ground::{Circle, Ground, Segment};
use suffrage_text::ids;

/// How far from the middle of the circle its segments are named, as a part of the radius.
const NAMED_AT: f64 = 0.55;
/// More segments are drawn without names.
const MOST_NAMED: usize = 16;
/// Where the first id of a segment is written, as parts of the way from the middle to the circle.
const BESIDE_BAR: [f64; 3] = [1.12, 1.2, 0.86];
/// The forms in which a segment is named, the longest first.
const FORMS: usize = 3;

/// What is written round the circle: where its segments begin, who serves in each and how many, and the look-up that is drawn.
pub(in crate::arena) fn labels(stage: Stage<'_>, frame: &Frame) -> Vec<Label> {
    let Some(Ground::Circle(circle)) = frame.ground.as_deref() else { return Vec::new() };
    let mut labels = segments(stage, circle);
    let count = circle.circle.segments();
    // A process that stands where its segment begins has its id on its card.
    let has_card = |id: u64| frame.processes.iter().any(|process| u64::from(process.id.number()) == id);
    let few = if (2..=MOST_NAMED as u64).contains(&count) { 0..count } else { 0..0 };
    for number in few.filter(|&number| !has_card(circle.circle.begin(number))) {
        labels.extend(beginning(stage, circle, number, &labels));
    }
    labels.extend(look_up(stage, frame, circle, &labels));
    labels
}

/// Who serves in each segment and how many.
fn segments(stage: Stage<'_>, circle: &Circle) -> Vec<Label> {
    if circle.circle.segments() < 2 {
        return Vec::new();
    }
    let mut named: Vec<&Segment> = circle.segments.iter().collect();
    if named.len() <= MOST_NAMED
        && let Some(labels) = (0..FORMS).find_map(|form| segment_labels(stage, circle, &named, form))
    {
        return labels;
    }
    // Those that serve most, as far as they have room.
    named.sort_by_key(|segment| (Reverse(segment.served), segment.number));
    named.truncate(MOST_NAMED);
    let mut labels: Vec<Label> = Vec::new();
    for segment in named.into_iter().filter(|segment| segment.served > 0) {
        let label = (1..FORMS).find_map(|form| segment_label(stage, circle, segment, form, &labels));
        labels.extend(label.into_iter().flatten());
    }
    labels
}

/// The first id of a segment, outside of the circle where that begins, or else inside.
fn beginning(Stage { look, layout, clip }: Stage<'_>, circle: &Circle, number: u64, others: &[Label]) -> Option<Label> {
    let on = layout.curve.at(number as f64 / circle.circle.segments() as f64);
    let text = look.texts.spelled(&circle.circle.begin(number).to_string()).into_owned();
    let width = text.width() as u16;
    BESIDE_BAR.into_iter().find_map(|part| {
        let (x, y) = layout.shape.centre.towards(on, part).cell();
        let (left, top) = (u16::try_from(x - i32::from(width) / 2).ok()?, u16::try_from(y).ok()?);
        let place = Rect { x: left, y: top, width, height: 1 };
        is_free(layout, clip, place, others).then(|| Label { place, text: text.clone(), style: look.theme.muted() })
    })
}

/// Whose look-up is drawn, for which key, and how far it is: in a corner that the circle leaves free.
fn look_up(Stage { look, layout, clip }: Stage<'_>, frame: &Frame, circle: &Circle, others: &[Label]) -> Vec<Label> {
    let Some(look_up) = &circle.look_up else { return Vec::new() };
    let Some(asks) =
        look_up.way.first().and_then(|&at| frame.processes.iter().find(|process| process.position == at as usize))
    else {
        return Vec::new();
    };
    let texts = &look.texts;
    let whose = texts.fit(ids::ArenaLookUp { id: asks.id, key: look_up.key });
    let hop = hop_under_way(frame, circle)
        .map(|hop| texts.fit(ids::ArenaHop { hop: hop as u64 + 1, most: u64::from(look_up.most) }));
    let bottom = clip.bottom().saturating_sub(1);
    let forms = whose.lengths().enumerate().map(|(form, whose)| {
        let hop = hop.as_ref().map(|hop| hop.lengths().nth(form).unwrap_or_else(|| hop.shortest()).to_owned());
        std::iter::once(whose.to_owned()).chain(hop).collect::<Vec<String>>()
    });
    for rows in forms {
        let top = (bottom + 1).saturating_sub(rows.len() as u16);
        let label = |(text, y): (String, u16)| {
            let place = Rect { x: clip.x + 1, y, width: text.width() as u16, height: 1 };
            let right = Point { x: f64::from(place.right()) + 1.0, y: 2.0 * f64::from(y) };
            let is_outside = !layout.shape.contains(right, -1.0, -1.0);
            (is_outside && is_free(layout, clip, place, others)).then(|| Label {
                place,
                text,
                style: look.theme.muted(),
            })
        };
        if let Some(labels) = rows.into_iter().zip(top..).map(label).collect::<Option<Vec<Label>>>() {
            return labels;
        }
    }
    Vec::new()
}

/// Whether a label there would touch no card, no other label, and no edge.
fn is_free(layout: &Layout, clip: Rect, place: Rect, others: &[Label]) -> bool {
    let aired = Rect { x: place.x.saturating_sub(1), width: place.width + 2, ..place };
    place.intersection(clip) == place
        && layout.cards.iter().all(|card| aired.intersection(around(*card, layout.size.rim())).is_empty())
        && others.iter().all(|label| label.place.intersection(aired).is_empty())
}

/// The names of segments in a form, where each has its place; `None` if one has none. The first form has two rows.
fn segment_labels(stage: Stage<'_>, circle: &Circle, named: &[&Segment], form: usize) -> Option<Vec<Label>> {
    let mut labels: Vec<Label> = Vec::new();
    for segment in named {
        labels.extend(segment_label(stage, circle, segment, form, &labels)?);
    }
    Some(labels)
}

/// The rows that name a segment, if they have room beside others.
fn segment_label(
    stage: Stage<'_>,
    circle: &Circle,
    segment: &Segment,
    form: usize,
    others: &[Label],
) -> Option<Vec<Label>> {
    let Stage { look, layout, clip } = stage;
    let part = (segment.number as f64 + 0.5) / circle.circle.segments() as f64;
    let at = layout.shape.centre.towards(layout.curve.at(part), NAMED_AT);
    let rows = segment_rows(look, circle, segment, form);
    let (x, y) = at.cell();
    let top = y - i32::from(rows.len() > 1);
    let mut labels: Vec<Label> = Vec::new();
    for (y, (text, is_leader)) in (top..).zip(rows) {
        let width = text.width() as u16;
        let left = x - i32::from(width) / 2;
        let (left, top) = (u16::try_from(left).ok()?, u16::try_from(y).ok()?);
        let place = Rect { x: left, y: top, width, height: 1 };
        if !is_free(layout, clip, place, others) || labels.iter().any(|label| label.place.intersects(place)) {
            return None;
        }
        let style = if is_leader { look.theme.strong() } else { look.theme.muted() };
        labels.push(Label { place, text, style });
    }
    Some(labels)
}

/// The rows that name a segment, and which of them are in a strong ink.
fn segment_rows(look: &Look, circle: &Circle, segment: &Segment, form: usize) -> Vec<(String, bool)> {
    let texts = &look.texts;
    let bits: String = (0..circle.circle.bits.min(8))
        .map(|bit| {
            let is_named = bit < circle.circle.prefix;
            let shift = circle.circle.prefix.wrapping_sub(bit + 1);
            if !is_named {
                "·"
            } else if segment.number >> shift & 1 == 1 {
                "1"
            } else {
                "0"
            }
        })
        .collect();
    let star = look.glyphs.message(MessageClass::Elected);
    let leaders = segment.leaders.iter().map(|&id| format!("{star}{}", texts.name(id))).collect::<Vec<_>>().join(" ");
    let leaders = if leaders.is_empty() { "–".to_owned() } else { leaders };
    let spelled = |text: String| texts.spelled(&text).into_owned();
    let serves = texts.say(ids::ArenaServes { count: segment.served as u64 });
    match form {
        0 => vec![(spelled(format!("{bits} {leaders}")), true), (serves, false)],
        1 => vec![(spelled(format!("{leaders} {}", segment.served)), true)],
        _ => vec![(spelled(leaders), true)],
    }
}
