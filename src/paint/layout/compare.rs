//! Two runs side by side: left and right each a rule with the algorithm, a graph, ELECTED and the kinds of messages; below them, over
//! the whole width, what the first difference is, both message counters on one scale, and the timeline of both.
//!
//! Zoomed, the run that has the keys has the place of both. The list class has chips instead of graphs, one run above the other.

use ratatui::layout::Rect;

use super::{Class, Plan, split_bottom, split_left, split_top};
use crate::paint::arena;
use crate::paint::panes::elected::Cells;
use crate::paint::scene::Scene;
use crate::paint::slot::Slot;
use crate::paint::view_state::Pane;
use crate::session::model::comparison::Comparison;

/// From this height on both runs show the end of their logs.
const LOG_FROM: u16 = 36;
/// From this width on a row of its own says what the messages were and what became of them.
const FATE_FROM: u16 = 100;
/// Below this height a list has room for one run only.
const BOTH_FROM: u16 = 12;

/// One run's places.
pub(in crate::paint) struct Side {
    /// 0 is the left one.
    pub(in crate::paint) index: usize,
    pub(in crate::paint) title: Rect,
    pub(in crate::paint) graph: Slot,
    pub(in crate::paint) elected: Rect,
    /// The cells of ELECTED, if more than its rule is shown.
    pub(in crate::paint) cells: Option<Cells>,
    /// What the messages were and what became of them.
    pub(in crate::paint) fate: Option<Rect>,
    pub(in crate::paint) log: Option<Rect>,
}

/// The places on a screen with two runs.
pub(in crate::paint) struct Sides {
    /// The bars and the room between them, for what lies over the screen.
    pub(in crate::paint) bars: Plan,
    /// The runs that are shown, left to right.
    pub(in crate::paint) shown: Vec<Side>,
    /// The column between them.
    pub(in crate::paint) parting: Option<Rect>,
    /// The rule that says when they part, and below it what each does there.
    pub(in crate::paint) difference: Rect,
    pub(in crate::paint) gauge: Option<Rect>,
    pub(in crate::paint) timeline: Option<Rect>,
}

impl Sides {
    /// The plan of a screen of a class that is not too small. `scenes` are those of the two runs.
    pub(in crate::paint) fn new(area: Rect, class: Class, comparison: &Comparison, scenes: [&Scene<'_>; 2], view: Bars) -> Self {
        let (header, rest) = split_top(area, 1);
        let (rest, footer) =
            if view.presenting { (rest, Rect { y: area.bottom(), height: 0, ..area }) } else { split_bottom(rest, 1) };
        let list = class == Class::List;
        let (rest, timeline) = split_bottom(rest, if list { 0 } else { 3 });
        let (rest, gauge) = split_bottom(rest, if list && area.height < BOTH_FROM + 3 { 0 } else { 2 });
        let told = match area.height {
            _ if list => 1,
            ..30 => 2,
            _ => 3,
        };
        let alone = view.zoomed || (list && rest.height < BOTH_FROM);
        let (body, difference) = split_bottom(rest, if alone && !list { told + 1 } else { told });
        let shown = |index: usize| !alone || index == comparison.focus;
        let (left, right, parting) = if alone {
            (body, body, None)
        } else if list {
            let (top, bottom) = split_top(body, body.height.div_ceil(2));
            (top, bottom, None)
        } else {
            // Both have the same width, so that the same graph looks the same.
            let half = (body.width - 1) / 2;
            let (left, rest) = split_left(body, half);
            let (parting, rest) = split_left(rest, 1);
            let (right, _) = split_left(rest, half);
            (left, right, Some(parting))
        };
        let cells = [0, 1].map(|index| Cells::of(scenes[index].frame, left.width, usize::from(area.height / 8).max(1)));
        let height = cells[0].height().max(cells[1].height());
        let rows =
            Rows { list, elected: height, log: !view.presenting && area.height >= LOG_FROM, fate: area.width >= FATE_FROM };
        let sides = [left, right].into_iter().enumerate().filter(|(index, _)| shown(*index));
        let sides: Vec<Side> = sides.map(|(index, place)| side(index, place, cells[index], &rows)).collect();
        // What is said of a process in the run that has the keys stands where the other run is.
        let column = if list || alone { None } else { Some([right, left][comparison.focus]) };
        Self {
            bars: bars((header, body, footer), column),
            shown: sides,
            parting,
            difference,
            gauge: (gauge.height > 0).then_some(gauge),
            timeline: (timeline.height > 0).then_some(timeline),
        }
    }
}

/// What of the view decides about the places.
#[derive(Clone, Copy)]
pub(in crate::paint) struct Bars {
    pub(in crate::paint) presenting: bool,
    pub(in crate::paint) zoomed: bool,
}

/// Which rows a run has.
struct Rows {
    list: bool,
    elected: u16,
    log: bool,
    fate: bool,
}

fn side(index: usize, place: Rect, cells: Cells, rows: &Rows) -> Side {
    let (title, rest) = split_top(place, 1);
    if rows.list {
        let (rest, elected) = split_bottom(rest, 1);
        return Side { index, title, graph: Slot::bare(Pane::Arena, rest), elected, cells: None, fate: None, log: None };
    }
    let (rest, fate) = split_bottom(rest, u16::from(rows.fate));
    let (rest, elected) = split_bottom(rest, rows.elected);
    let (rest, log) = split_bottom(rest, if rows.log { (rest.height / 4).clamp(5, 14) } else { 0 });
    Side {
        index,
        title,
        graph: Slot::new(Pane::Arena, rest),
        elected,
        cells: Some(cells),
        fate: (fate.height > 0).then_some(fate),
        log: (log.height > 0).then_some(log),
    }
}

/// A plan with nothing but its bars.
fn bars((header, body, footer): (Rect, Rect, Rect), column: Option<Rect>) -> Plan {
    Plan {
        header,
        footer,
        body,
        slots: Vec::new(),
        parting: None,
        inner_parting: None,
        column,
        note: None,
        elected: Rect::ZERO,
        cells: None,
        gauge: None,
        timeline: None,
    }
}

/// How many of `n` processes a piece of a density band stands for where two runs are side by side on a screen of this size.
pub(in crate::paint) fn sector(area: Rect, n: usize, zoomed: bool) -> usize {
    if n <= 24 || matches!(Class::of(area), Class::TooSmall | Class::List) {
        return 0;
    }
    let width = if zoomed { area.width } else { (area.width - 1) / 2 };
    arena::band::per_piece(Rect { width, height: area.height.saturating_sub(13), ..area }, n)
}
