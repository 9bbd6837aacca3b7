//! Lanes of more members than have a row each: a lane is a row with its meter, its members stand below it as bare ids, and what is under
//! way from it is counted.

use std::collections::BTreeMap;

use ratatui::layout::Rect;

use super::plan::Measure;
use super::{says, traffic};
use crate::engine::Process;
use crate::paint::arena::cards::{self, PartSays};
use crate::paint::arena::geometry::CardSize;
use crate::paint::arena::rim;
use crate::paint::canvas::Canvas;
use crate::paint::scene::Scene;
use crate::paint::shown::{Part, is_under_way};
use crate::paint::values::{Span, width};
use crate::protocol::MessageClass;
use crate::session::model::lanes::Lanes;

/// A lane in rows.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Block {
    /// Its title with the meter of the highest ballot.
    title: Rect,
    /// As many of its members as have a place.
    cards: Vec<Rect>,
    /// What is under way from it.
    flow: Rect,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::paint) struct Crowd(Vec<Block>);

/// The columns between two ids: those of a rim.
const GAP: u16 = 2;

impl Crowd {
    /// Nothing where not even one row of each lane's members has a place.
    pub(super) fn of(lanes: &Lanes, area: Rect, measure: Measure) -> Option<Self> {
        let in_row = (area.width.checked_sub(2)? / (measure.id + GAP)).max(1);
        let counts = lanes.lanes.iter().map(|lane| lane.members.len() as u16);
        let mut rows: Vec<u16> = counts.clone().map(|count| count.div_ceil(in_row)).collect();
        let others = 2 * rows.len() as u16;
        while rows.iter().sum::<u16>() + others > area.height {
            let largest = rows.iter_mut().filter(|rows| **rows > 1).max()?;
            *largest -= 1;
        }
        let mut y = area.y;
        let blocks = counts.zip(rows).map(|(count, rows)| {
            let title = Rect { y, height: 1, ..area };
            let card = |index: u16| Rect {
                x: area.x + 2 + index % in_row * (measure.id + GAP),
                y: y + 1 + index / in_row,
                width: measure.id,
                height: 1,
            };
            let cards = (0..count.min(rows * in_row)).map(card).collect();
            let flow = Rect { y: y + 1 + rows, height: 1, ..area };
            y += rows + 2;
            Block { title, cards, flow }
        });
        Some(Self(blocks.collect()))
    }

    pub(super) fn draw(&self, scene: &Scene<'_>, lanes: &Lanes, clip: Rect, canvas: &mut Canvas<'_>) {
        for (lane, block) in self.0.iter().enumerate() {
            draw_row(canvas, clip, block.title, &title(scene, lanes, lane, usize::from(clip.width).saturating_sub(2)));
            self.cards(scene, lanes, lane, clip, canvas);
        }
        self.flow(scene, lanes, canvas, clip);
    }

    fn cards(&self, scene: &Scene<'_>, lanes: &Lanes, lane: usize, clip: Rect, canvas: &mut Canvas<'_>) {
        let acting = rim::acting(scene.frame, scene.look, scene.view.fades);
        let says = PartSays { glyph: "", holds: Vec::new() };
        for (member, &place) in lanes.lanes[lane].members.iter().zip(&self.0[lane].cards) {
            let Some(process) = scene.process(member.position) else { continue };
            let process = Process { role: lanes.role(lane, &member.view), ..process.clone() };
            let selected = member.position == scene.view.selected;
            cards::draw_part(canvas, (scene.look, clip), &process, (place, CardSize::XSmall), (&says, selected));
            if let Some((acting, style)) = acting
                && (acting.position, lanes.acts.unwrap_or(lane)) == (member.position, lane)
            {
                rim::draw_round(canvas, (scene.look, clip), (place, CardSize::XSmall), member.position, style);
            }
        }
    }

    /// What is under way, by the lane that it leaves, its kind and the lane that it goes to.
    fn flow(&self, scene: &Scene<'_>, lanes: &Lanes, canvas: &mut Canvas<'_>, clip: Rect) {
        let mut counts: BTreeMap<(usize, usize, MessageClass, &str), usize> = BTreeMap::new();
        for message in scene.frame.messages.iter().filter(|message| is_under_way(message)) {
            let ends = traffic::lanes_of(lanes, message);
            *counts.entry((ends.0, ends.1, message.class, message.kind)).or_default() += 1;
        }
        let look = scene.look;
        let mut starts: Vec<u16> = vec![clip.x + 2; self.0.len()];
        for ((from, to, class, kind), count) in counts {
            let row = self.0[from].flow;
            let pill = format!("{}{kind}", look.glyphs.before_payload(class));
            let number = format!("{}{count}", look.glyphs.times);
            let towards = format!("{}{}", look.glyphs.to, says::name(&lanes.lanes[to], look));
            let spans: [Span; 3] = [(pill, look.theme.pill(class)), (number, look.theme.strong()), (towards, look.theme.muted())];
            let columns = width(&spans) as u16 + 2;
            let x = starts[from];
            if x + columns > row.right() {
                continue;
            }
            let place = Rect { x, width: columns, ..row };
            canvas.shown().aggregate(count, place);
            let mut at = i32::from(x);
            for (text, style) in &spans {
                at = canvas.write(clip, at, i32::from(row.y), text, *style) + 1;
            }
            starts[from] = x + columns + 2;
        }
    }
}

/// The title of a lane; over the voters with the meter of the highest ballot that has room.
fn title(scene: &Scene<'_>, lanes: &Lanes, lane: usize, room: usize) -> Vec<Span> {
    let style = scene.theme().muted().add_modifier(ratatui::style::Modifier::BOLD);
    let titles = says::title(lanes, lane, scene.look);
    let Some(title) = titles.into_iter().find(|title| title.chars().count() <= room) else { return Vec::new() };
    let mut spans = vec![(title, style)];
    if lane == lanes.voters && !lanes.ballots.is_empty() {
        let left = room.saturating_sub(width(&spans) + 2);
        if let Some(meter) = says::ballot(lanes, 0, scene.look).into_iter().find(|meter| width(meter) <= left) {
            spans.push(("  ".to_owned(), style));
            spans.extend(meter);
        }
    }
    spans
}

fn draw_row(canvas: &mut Canvas<'_>, clip: Rect, row: Rect, spans: &[Span]) {
    let place = Rect { x: row.x + 1, width: width(spans) as u16, ..row };
    canvas.shown().part(Part::Words, place);
    let mut x = i32::from(place.x);
    for (text, style) in spans {
        x = canvas.write(clip, x, i32::from(row.y), text, *style);
    }
}
