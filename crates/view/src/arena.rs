//! The graph: processes as cards, messages as pills on their links, and a legend in the last rows.
//!
//! Pure geometry computes all positions: [`card_layout`] for the cards and the curve, `way` for messages. Each painter
//! adds one layer, from back to front: headline, lines, chevrons, cards, pills, arrow heads.

pub mod band;
pub mod beside;
pub mod card_layout;
pub mod cards;
pub mod crowd;
pub mod curve;
pub mod dots;
pub mod geometry;
mod ground;
pub mod headline;
pub mod lanes;
pub mod legend;
mod links;
mod middle;
mod pills;
mod prelude;
pub mod table;
mod way;

use std::cell::RefCell;

use middle::Middle;
use pills::{MARK, ROOM, Request, WORDS};
use prelude::*;

/// How and where a graph is drawn. Nothing is drawn outside `clip`.
#[derive(Clone, Copy)]
struct Stage<'a> {
    look: &'a Look,
    layout: &'a Layout,
    clip: Rect,
}

struct Label {
    place: Rect,
    spans: Vec<Span>,
}

impl Label {
    fn new(place: Rect, text: impl Into<String>, style: Style) -> Self {
        Self { place, spans: vec![(text.into(), style)] }
    }
}

fn draw_labels(canvas: &mut Canvas<'_>, clip: Rect, labels: &[Label]) {
    for Label { place, spans } in labels {
        canvas.write_spans(clip, (place.x.into(), place.y.into()), spans);
    }
}

#[derive(Clone, Debug)]
pub enum GraphLayout {
    Graph(Rc<Layout>),
    Band(Rc<band::BandShape>),
    /// A graph without cards: its processes are dots or signs on an id circle or a plane.
    Crowd(Rc<Layout>),
    Nothing,
}

/// If two frames have equal keys, they have the same layout.
type Key = (u16, Rect, Graph, bool, bool, Option<Seats>);

/// A cache of the most recent layouts. Each layout is found by the data on which it depends.
#[derive(Debug, Default)]
pub struct Places(RefCell<Vec<(Key, GraphLayout)>>);

const KEPT: usize = 4;

impl Places {
    fn of(&self, key: Key, find: impl FnOnce() -> GraphLayout) -> GraphLayout {
        if let Some((_, placed)) = self.0.borrow().iter().find(|(known, _)| *known == key) {
            return placed.clone();
        }
        let placed = find();
        let mut known = self.0.borrow_mut();
        if known.len() == KEPT {
            known.remove(0);
        }
        known.push((key, placed.clone()));
        placed
    }
}

impl Look {
    /// The layout of the graph in `area`. If `class` is true (a presentation), the cards are as large as possible.
    pub(crate) fn placed(&self, frame: &Frame, area: Rect, class: bool) -> GraphLayout {
        let is_whole = frame.processes.len() == frame.n;
        let (graph, legend) = (graph(frame, class), legend::rows(frame, &self.texts, area.width));
        let key = (legend, area, graph, is_whole, frame.ring.is_some(), frame.seats.clone());
        let crowd = || crowd::place(frame, area, legend).map(|layout| GraphLayout::Crowd(layout.into()));
        let band = || band::place(frame, area, legend).map(|shape| GraphLayout::Band(shape.into()));
        let graph = || place(frame, area, legend, class).map(|layout| GraphLayout::Graph(layout.into()));
        self.places.of(key, || graph().or_else(crowd).or_else(band).unwrap_or(GraphLayout::Nothing))
    }
}

/// The layout of the graph above a legend of `legend` rows; `None` if none fits or processes are not listed.
pub fn place(frame: &Frame, area: Rect, legend: u16, presented: bool) -> Option<Layout> {
    if frame.processes.len() != frame.n {
        return None;
    }
    let (place, graph) = (middle::parted(frame, parted(area, legend).0).1, graph(frame, presented));
    match &frame.seats {
        None => card_layout::layout(place, graph),
        Some(Seats::Circle(stations)) => card_layout::circle(place, graph, stations),
        Some(Seats::Plane(places)) => card_layout::plane(place, graph, places),
    }
}

/// The columns of a pill (a drawn message) besides the id: one at each end and one for the glyph.
const ID: u16 = 3;
/// The columns of a pill with a value, in addition to the columns of an id: a value is wider than an id.
const VALUE: u16 = 7;

fn graph(frame: &Frame, presented: bool) -> Graph {
    let id_digits = digits_of(frame, &frame.processes);
    let label = id_digits.max(2) + if frame.strip.is_of_leaders() { ID } else { VALUE };
    Graph { n: frame.n, topology: frame.topology, id_digits, label, presented }
}

/// The number of digits on the widest card. A random number below `n` counts as `n`, so that the card size is stable.
fn digits_of(frame: &Frame, processes: &[Process]) -> u16 {
    let digits = |number: u64| number.checked_ilog10().unwrap_or(0) as u16 + 1;
    let number = |process: &Process| match process.face {
        Face::Id => u64::from(process.id.number()),
        Face::Hidden => frame.n as u64,
        Face::Drawn(number) => number.max(frame.n as u64),
    };
    processes.iter().map(|process| digits(number(process))).max().unwrap_or(1)
}

pub(super) fn draw_placed(scene: &Scene<'_>, layout: &Rc<Layout>, area: Rect, canvas: &mut Canvas<'_>) {
    let Scene { frame, look, .. } = *scene;
    let Some((clip, row)) = begin(scene, area, canvas) else { return };
    links::record(canvas, clip, frame, layout);
    let sentence = draw_graph(canvas, scene, layout, clip);
    let mut more = ground::entries(frame, look);
    more.extend(beside::log_entry(Stage { look, layout, clip }, frame));
    more.extend(legend::merged(canvas, look));
    legend::draw(canvas, row, scene, sentence.as_ref(), (Selected::on_cards(layout.size), None, &more));
}

/// Draws the graph without a legend and without click targets for links. Returns whether the graph fits.
pub(super) fn draw_bare(scene: &Scene<'_>, place: Rect, canvas: &mut Canvas<'_>) -> bool {
    let frame = scene.frame;
    let key = (0, place, graph(frame, false), true, false, frame.seats.clone());
    let placed = || self::place(frame, place, 0, false);
    let find = || placed().map_or(GraphLayout::Nothing, |layout| GraphLayout::Graph(layout.into()));
    let GraphLayout::Graph(layout) = scene.look.places.of(key, find) else { return false };
    canvas.begin_graph();
    draw_graph(canvas, scene, &layout, place);
    true
}

pub(super) fn draw_band(scene: &Scene<'_>, shape: &Rc<band::BandShape>, area: Rect, canvas: &mut Canvas<'_>) {
    if let Some((clip, rows)) = begin(scene, area, canvas) {
        band::draw(scene, shape, clip, Some(rows), canvas);
    }
}

pub(super) fn draw_thin_band(scene: &Scene<'_>, place: Rect, canvas: &mut Canvas<'_>) -> bool {
    let Some(shape) = band::thin(scene.frame, place) else { return false };
    canvas.begin_graph();
    band::draw(scene, &Rc::new(shape), place, None, canvas);
    true
}

/// Returns the areas of the graph and of the legend; `None` if `area` is empty.
fn begin(scene: &Scene<'_>, area: Rect, canvas: &mut Canvas<'_>) -> Option<(Rect, Rect)> {
    let area = area.intersection(canvas.area());
    let look = scene.look;
    let legend = legend::rows(scene.frame, &look.texts, area.width).min(area.height);
    canvas.begin_graph();
    canvas.set_style(area, look.theme.base());
    (!area.is_empty()).then(|| parted(area, legend))
}

/// Draws the graph. Returns a sentence about messages for the legend; `None` if the legend needs no such sentence.
fn draw_graph(canvas: &mut Canvas<'_>, scene: &Scene<'_>, layout: &Layout, whole: Rect) -> Option<Fit> {
    let Scene { frame, view, look } = *scene;
    let (headline, clip) = middle::parted(frame, whole);
    if let Some(row) = headline {
        middle::draw_row(canvas, row, frame, look);
    }
    let stage = Stage { look, layout, clip };
    let middle = if frame.seats.is_some() { Middle::default() } else { Middle::of(stage, frame) };
    let named = ground::labels(stage, frame);
    let words: Vec<Rect> = middle.cells().chain(named.iter().map(|label| label.place)).collect();
    let room = middle.room;
    if let Some(place) = room {
        canvas.record().part(Part::Room, place);
    }
    let cuts = links::Cuts::of(&frame.cuts, layout);
    let besides = beside::placed(stage, frame, &cuts, &words);
    let pills = (!pills::are_heads(layout, frame)).then(|| {
        let now = frame.clock.tick as f64 + view.glide;
        let wave = ground::has_wave(frame);
        let wanted = Request { messages: &frame.messages, now, message: view.message, without_beats: wave };
        let marks = cuts.cells().filter(|&(x, y)| inside(clip, x, y)).map(cell);
        let taken = marks.chain(besides.iter().map(|beside| beside.place)).map(|place| (place, MARK));
        let words = words.iter().map(|place| (place.outer(AIR), WORDS));
        let room = room.map(|place| (place.outer(AIR), ROOM));
        Pills::place(stage, &wanted, taken.chain(words).chain(room), (&frame.cuts, &cuts))
    });
    let mut dots = Dots::new(clip);
    ground::lines(&mut dots, stage, frame);
    links::idle(&mut dots, stage, frame);
    cuts.lines(&mut dots, stage);
    if let Some(pills) = &pills {
        pills.trails(&mut dots, stage);
    }
    if ground::has_wave(frame) {
        ground::messages(&mut dots, stage, scene, ground::is_in_wave);
    }
    if let Some(carried) = &view.traced {
        links::traced_line(&mut dots, stage, carried);
    }
    // No line is drawn in a cell of a word or next to it.
    for line in &words {
        dots.clear(aired(line.outer(Margin::new(0, 1))));
    }
    dots.draw(look.glyphs.lines, canvas);
    links::chevrons(canvas, stage, &dots, frame);
    middle.draw(canvas, (look, clip));
    draw_labels(canvas, clip, &named);
    ground::heads(canvas, stage, frame);
    cuts.marks(canvas, stage);
    let processes: Vec<(&Process, Rect)> = frame.processes.iter().zip(layout.cards.iter().copied()).collect();
    cards::draw(canvas, scene, clip, layout.size, &processes);
    draw_labels(canvas, clip, &besides);
    beside::draw_letters(canvas, stage, frame);
    beside::draw_rim(canvas, stage, frame, view.fades);
    let sentence = if let Some(pills) = &pills {
        pills.draw(canvas, stage);
        let crowded = pills.unnumbered();
        let wave = ground::wave_count(frame);
        canvas.record().count_in_text(crowded + wave);
        match (crowded, crowded + wave) {
            (0, 0) => not_all(canvas.record().in_transit(), frame, look),
            (0, count) => Some(look.texts.fit(ids::LegendWave { count })),
            (_, count) => Some(look.texts.fit(ids::LegendCrowded { count })),
        }
    } else {
        let count = pills::draw_heads(canvas, stage, frame, view);
        Some(look.texts.fit(ids::LegendHeads { count }))
    };
    if let Some(carried) = &view.traced {
        links::traced_head(canvas, stage, carried);
    }
    sentence
}

fn not_all(shown: usize, frame: &Frame, look: &Look) -> Option<Fit> {
    let (shown, of) = (shown as u64, frame.counts.in_flight + frame.counts.notices);
    (shown < of).then(|| look.texts.fit(ids::LegendShown { shown, of }))
}

fn parted(area: Rect, legend: u16) -> (Rect, Rect) {
    let graph = Rect { height: area.height.saturating_sub(legend), ..area };
    (graph, Rect { y: graph.bottom(), height: area.height - graph.height, ..area })
}

fn graph_area(area: Rect, legend: u16) -> Rect {
    let (graph, _) = parted(area, legend);
    Rect { x: graph.x + graph.width.min(1), width: graph.width.saturating_sub(2), ..graph }
}

#[cfg(test)]
mod tests;
