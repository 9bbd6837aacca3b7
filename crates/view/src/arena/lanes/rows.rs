//! Draws lanes if their members do not fit one below the other, or if the frame does not list all messages. Each lane
//! then has a row with title and meter, rows with the ids of its members, and a row with the numbers of its outgoing
//! messages.

use crate::{arena::lanes::plan::Measure, arena::lanes::text, arena::prelude::*};
use suffrage_session::model::lanes::Flow;

#[derive(Clone, Debug, PartialEq, Eq)]
struct Block {
    /// The cells for the title and the votes of the highest ballot.
    title: Rect,
    cards: Vec<Rect>,
    /// The cells for the number of members without a card, such as `+128`; `None` if all members have a card.
    others: Option<Rect>,
    flow: Rect,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaneRows(Vec<Block>);

impl LaneRows {
    pub(super) fn of(lanes: &Lanes, area: Rect, measure: Measure) -> Option<Self> {
        let counts: Vec<u16> = lanes.lanes.iter().map(|lane| lane.members.len() as u16).collect();
        let room = area.width.checked_sub(3)?;
        let others = 2 * counts.len() as u16;
        let rows_of = |gap: u16| {
            let pitch = measure.id + gap;
            let in_row = (room / pitch).max(1);
            let rows: Vec<u16> = counts.iter().map(|count| count.div_ceil(in_row).max(1)).collect();
            (in_row, pitch, rows)
        };
        let fits = |rows: &[u16]| rows.iter().sum::<u16>() + others <= area.height;
        // With two columns between ids, each rim has columns of its own; with one column, neighbouring rims share it.
        let wide = Some(rows_of(2)).filter(|(.., rows)| fits(rows));
        let (in_row, pitch, mut rows) = wide.unwrap_or_else(|| rows_of(1));
        while !fits(&rows) {
            *rows.iter_mut().filter(|rows| **rows > 1).max()? -= 1;
        }
        let mut next = area.y;
        let blocks = counts.into_iter().zip(rows).map(|(count, rows)| {
            let y = next;
            next += rows + 2;
            let title = Rect { y, height: 1, ..area };
            let card = |at: u16| {
                let (x, y) = (area.x + 2 + at % in_row * pitch, y + 1 + at / in_row);
                Rect { x, y, width: measure.id, height: 1 }
            };
            // The number of members without a card, such as `+128`, is at the end of the last row.
            let all = rows * in_row;
            let shown = if count > all { all.saturating_sub(4_u16.div_ceil(pitch)) } else { count };
            let others = (count > all).then(|| Rect { width: 4, ..card(shown) });
            let flow = Rect { y: y + 1 + rows, height: 1, ..area };
            Block { title, cards: (0..shown).map(card).collect(), others, flow }
        });
        Some(Self(blocks.collect()))
    }

    pub(super) fn draw(&self, scene: &Scene<'_>, lanes: &Lanes, clip: Rect, canvas: &mut Canvas<'_>) {
        for (lane, block) in self.0.iter().enumerate() {
            let spans = title(scene, lanes, lane, usize::from(clip.width).saturating_sub(2));
            let place = Rect { x: block.title.x + 1, width: width(&spans) as u16, ..block.title };
            canvas.record().part(Part::Words, place);
            canvas.write_spans(clip, (place.x.into(), place.y.into()), &spans);
            self.cards(scene, lanes, lane, clip, canvas);
            draw_flow(canvas, (scene.look, clip), lanes, lane, block.flow);
        }
    }

    fn cards(&self, scene: &Scene<'_>, lanes: &Lanes, lane: usize, clip: Rect, canvas: &mut Canvas<'_>) {
        let acting = beside::acting(scene.frame, scene.look, scene.view.fades);
        let says = PartText { glyph: "", holds: Vec::new() };
        let block = &self.0[lane];
        for (member, &place) in lanes.lanes[lane].members.iter().zip(&block.cards) {
            let Some(process) = scene.process(member.position) else { continue };
            let process = Process { role: lanes.role(lane, &member.view), ..process.clone() };
            let selected = member.position == scene.view.selected;
            cards::draw_part(canvas, (scene.look, clip), &process, (place, CardSize::XSmall), (&says, selected));
            if let Some((acting, style)) = acting
                && (acting.position, lanes.acts.unwrap_or(lane)) == (member.position, lane)
            {
                let by = (member.position, process.role, style);
                beside::draw_rim_on(canvas, (scene.look, clip), (place, CardSize::XSmall), by);
            }
        }
        if let Some(place) = block.others {
            let text = format!("+{}", lanes.lanes[lane].members.len() - block.cards.len());
            canvas.write(clip, i32::from(place.x), i32::from(place.y), &text, scene.theme().muted());
        }
    }
}

fn title(scene: &Scene<'_>, lanes: &Lanes, lane: usize, room: usize) -> Vec<Span> {
    let style = scene.theme().muted().add_modifier(Modifier::BOLD);
    let titles = text::title(lanes, lane, scene.look);
    let Some(title) = titles.into_iter().find(|title| title.chars().count() <= room) else { return Vec::new() };
    let mut spans = vec![(title, style)];
    if lane == lanes.voters && !lanes.ballots.is_empty() {
        let left = room.saturating_sub(width(&spans) + 2);
        if let Some(meter) = text::ballot(lanes, 0, scene.look).into_iter().find(|meter| width(meter) <= left) {
            spans.push(("  ".to_owned(), style));
            spans.extend(meter);
        }
    }
    spans
}

type Count = (usize, Vec<Span>);

const GAP: u16 = 3;

fn draw_flow(canvas: &mut Canvas<'_>, (look, clip): (&Look, Rect), lanes: &Lanes, lane: usize, row: Rect) {
    let flows: Vec<&Flow> = lanes.flows.iter().filter(|flow| flow.from == lane).collect();
    // There is a blank between two spans.
    let columns = |spans: &[Span]| (width(spans) + spans.len().saturating_sub(1)) as u16;
    let fits = |all: &[Count]| {
        all.iter().map(|(_, spans)| columns(spans) + GAP).sum::<u16>() <= row.width.saturating_sub(3) + GAP
    };
    let Some(all) = forms(lanes, &flows, look).into_iter().find(|all| fits(all)) else { return };
    let mut x = row.x + 2;
    for (count, spans) in all {
        let place = Rect { x, width: columns(&spans), ..row };
        canvas.record().aggregate(count, place);
        let mut at = i32::from(x);
        for (text, style) in spans {
            at = canvas.write(clip, at, row.y.into(), &text, style) + 1;
        }
        x = place.right() + GAP;
    }
}

fn forms(lanes: &Lanes, flows: &[&Flow], look: &Look) -> [Vec<Count>; 3] {
    let pill = |class, text: &str| (format!("{}{text}", look.glyphs.before_payload(class)), look.theme.pill(class));
    let times = |count: usize| (format!("{}{count}", look.glyphs.times), look.theme.strong());
    let towards = |flow: &&Flow| {
        let towards = format!("{}{}", look.glyphs.to, text::name(&lanes.lanes[flow.to], look));
        (flow.count, vec![pill(flow.class, flow.kind), times(flow.count), (towards, look.theme.muted())])
    };
    let mut classes: BTreeMap<MessageClass, usize> = BTreeMap::new();
    for flow in flows {
        *classes.entry(flow.class).or_default() += flow.count;
    }
    let all = flows.iter().map(|flow| flow.count).sum();
    let by_class = classes.into_iter().map(|(class, count)| (count, vec![pill(class, &times(count).0)]));
    [flows.iter().map(towards).collect(), by_class.collect(), vec![(all, vec![times(all)])]]
}
