//! What is under way from a lane, counted: as many words with each number as have room, and where not even the shortest have, one number
//! for all.

use std::collections::BTreeMap;

use ratatui::layout::Rect;

use super::says;
use crate::paint::Look;
use crate::paint::canvas::Canvas;
use crate::paint::values::{Span, width};
use crate::protocol::MessageClass;
use crate::session::model::lanes::{Flow, Lanes};

/// Several messages and what they are drawn as.
struct Counted {
    count: usize,
    spans: Vec<Span>,
}

/// Columns between one number and the next thing.
const GAP: u16 = 3;

/// Draws in a row what is under way from a lane.
pub(super) fn draw(canvas: &mut Canvas<'_>, (look, clip): (&Look, Rect), lanes: &Lanes, lane: usize, row: Rect) {
    let flows: Vec<Flow> = lanes.flows.iter().filter(|flow| flow.from == lane).copied().collect();
    if flows.is_empty() {
        return;
    }
    let room = row.width.saturating_sub(3);
    let lengths = [towards, of_kinds, of_classes, in_all].map(|form| form(lanes, &flows, look));
    let Some(all) = lengths.into_iter().find(|all| columns(all) <= room) else { return };
    let mut x = row.x + 2;
    for counted in all {
        let place = Rect { x, width: width_of(&counted.spans), ..row };
        canvas.shown().aggregate(counted.count, place);
        let mut at = i32::from(x);
        for (text, style) in &counted.spans {
            at = canvas.write(clip, at, i32::from(row.y), text, *style) + 1;
        }
        x = place.right() + GAP;
    }
}

fn columns(all: &[Counted]) -> u16 {
    all.iter().map(|counted| width_of(&counted.spans) + GAP).sum::<u16>().saturating_sub(GAP)
}

/// With a blank between one span and the next.
fn width_of(spans: &[Span]) -> u16 {
    (width(spans) + spans.len().saturating_sub(1)) as u16
}

fn pill(class: MessageClass, kind: &str, look: &Look) -> Span {
    (format!("{}{kind}", look.glyphs.before_payload(class)), look.theme.pill(class))
}

fn times(count: usize, look: &Look) -> Span {
    (format!("{}{count}", look.glyphs.times), look.theme.strong())
}

/// By kind and by the lane that they go to.
fn towards(lanes: &Lanes, flows: &[Flow], look: &Look) -> Vec<Counted> {
    let of = |flow: &Flow| {
        let towards = format!("{}{}", look.glyphs.to, says::name(&lanes.lanes[flow.to], look));
        let spans = vec![pill(flow.class, flow.kind, look), times(flow.count, look), (towards, look.theme.muted())];
        Counted { count: flow.count, spans }
    };
    flows.iter().map(of).collect()
}

fn of_kinds(_: &Lanes, flows: &[Flow], look: &Look) -> Vec<Counted> {
    let kinds = together(flows.iter().map(|flow| ((flow.class, flow.kind), flow.count)));
    let of = |((class, kind), count)| Counted { count, spans: vec![pill(class, kind, look), times(count, look)] };
    kinds.into_iter().map(of).collect()
}

/// By their glyph or colour.
fn of_classes(_: &Lanes, flows: &[Flow], look: &Look) -> Vec<Counted> {
    let classes = together(flows.iter().map(|flow| (flow.class, flow.count)));
    let of = |(class, count)| {
        let text = format!("{}{}{count}", look.glyphs.before_payload(class), look.glyphs.times);
        Counted { count, spans: vec![(text, look.theme.pill(class))] }
    };
    classes.into_iter().map(of).collect()
}

fn in_all(_: &Lanes, flows: &[Flow], look: &Look) -> Vec<Counted> {
    let count = flows.iter().map(|flow| flow.count).sum();
    vec![Counted { count, spans: vec![times(count, look)] }]
}

fn together<K: Ord>(counts: impl Iterator<Item = (K, usize)>) -> BTreeMap<K, usize> {
    let mut all = BTreeMap::new();
    for (key, count) in counts {
        *all.entry(key).or_default() += count;
    }
    all
}
