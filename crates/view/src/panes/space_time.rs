//! Draws the space-time diagram. Each process is a row (a lifeline), time goes to the right, and messages are lines
//! between rows.

mod lines;
mod marks;
pub(crate) mod positions;
mod rounds;

use crate::{layout, prelude::*};
use positions::{Contents, Geometry, PastSide};
use suffrage_session::model::space_time::{DiagramEvent, Lifeline, Selected, SpaceTime as Diagram, SpaceTimeAsk};

pub(super) fn ask(area: Rect, n: usize, view: &View, ask: &mut Ask) {
    // A selected event is needed even if the diagram is hidden.
    ask.space_time = (layout::shows_space_time(area, view) || view.event.is_some()).then(|| SpaceTimeAsk {
        processes: usize::from(area.height),
        follow: !view.by_hand,
        only_marks: !positions::has_lines(n, area.height),
        ticks: layout::diagram_ticks(area, view),
        event: view.event,
        future: view.reveals(),
    });
}

pub(super) fn draw(scene: &Scene<'_>, slot: Slot, canvas: &mut Canvas<'_>) {
    let area = slot.place;
    draw_rule(scene, slot, canvas);
    let Some((diagram, geometry)) = placed(scene, area) else { return };
    let (labels, whole) = (geometry.labels, geometry.clone());
    let place = Rect { width: geometry.plot.right() - labels.x, ..labels };
    let nearest = move |at: Position| whole.on_lifeline(at.y).or_else(|| whole.nearest(at.y)).map(Target::Process);
    canvas.hits.add_search(place, nearest);
    let chart = Chart { scene, geometry: &geometry, diagram, shown: &shown_events(&geometry, diagram) };
    let last = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
    if geometry.axis.map_or(geometry.plot.bottom(), |axis| axis + 1) <= last.y {
        marks::draw_legend(chart, last, canvas);
    }
    rounds::draw_grounds(chart, canvas);
    if geometry.pitch > 1 {
        lines::draw(chart, canvas);
    }
    rounds::draw_barriers(chart, canvas);
    draw_playhead(chart, canvas);
    for lifeline in diagram.lifelines.iter().filter(|lifeline| geometry.rows.contains(lifeline.position)) {
        draw_label(chart, lifeline, canvas);
        draw_lifeline(chart, lifeline, canvas);
    }
    if geometry.pitch == 1 {
        lines::draw(chart, canvas);
    }
    marks::draw_touches(chart, canvas);
    lines::draw_losses(chart, canvas);
    lines::record(&geometry, diagram, canvas);
    draw_events(chart, canvas);
    rounds::draw_decisions(chart, canvas);
    rounds::draw_late(chart, canvas);
    rounds::draw_held(chart, canvas);
    lines::draw_payloads(chart, canvas);
    draw_axis(chart, canvas);
    draw_ends(chart, canvas);
}

/// The height of a pane, in rows: the lifelines, a title, the time axis and a free row.
pub(crate) fn rows(lifelines: usize) -> u16 {
    u16::try_from(lifelines.saturating_add(3)).unwrap_or(u16::MAX)
}

/// The largest height, at most `most` rows, with room for the lines of messages; `None` if there is none.
pub(crate) fn lined_rows(scene: &Scene<'_>, most: u16) -> Option<u16> {
    let ring = scene.frame.topology != Topology::Complete;
    positions::lined(scene.frame.n, ring).map(rows).find(|&rows| rows <= most)
}

pub(crate) fn whole_size(frame: &Frame, ticks: Ticks, texts: &Texts, most: (u16, u16)) -> (u16, u16) {
    let ring = frame.topology != Topology::Complete;
    // Below the axis is the legend, above the lifelines are the names of rounds.
    let more = 1 + u16::from(frame.round.is_some());
    let mut heights = positions::lined(frame.n, ring).map(rows).map(|rows| rows.saturating_add(more));
    let fits = heights.find(|&rows| rows <= most.1);
    let height = fits.unwrap_or_else(|| rows(frame.n).saturating_add(more).min(most.1));
    let longest = frame.processes.iter().map(|process| texts.name(process.id).width()).max().unwrap_or(1);
    (positions::whole_width(longest as u16, ticks, most.0), height)
}

#[derive(Clone, Copy)]
struct Chart<'a> {
    scene: &'a Scene<'a>,
    geometry: &'a Geometry,
    diagram: &'a Diagram,
    shown: &'a [PlotCell<'a>],
}

struct PlotCell<'a> {
    place: Position,
    event: &'a DiagramEvent,
    arrivals: usize,
}

fn placed<'a>(scene: &Scene<'a>, area: Rect) -> Option<(&'a Diagram, Geometry)> {
    let diagram = scene.frame.space_time.as_ref()?;
    let below = below_rule(area);
    let widest = diagram.lifelines.iter().map(|lifeline| scene.name(lifeline.id).len()).max().unwrap_or(1);
    let clock = &scene.frame.clock;
    // After the last barrier, there is room for decisions.
    let last = clock.recorded.max(clock.tick) + Ticks::from(diagram.rounds.is_some());
    let mut contents = Contents {
        known: diagram.window,
        selected: diagram.middle,
        past: diagram.selected.is_some().then_some(match scene.frame.topology {
            Topology::OneWayRing => PastSide::Above,
            Topology::TwoWayRing | Topology::Complete => PastSide::Around,
        }),
        follows: !scene.view.by_hand,
        ring: scene.frame.topology != Topology::Complete,
        digits: widest as u16,
        time: (diagram.from_known(), clock.tick, last),
        has_names: false,
    };
    contents.has_names = diagram.rounds.is_some() && has_room_for_names(scene, below, &contents);
    let below = with_legend(scene, below, &contents);
    let mut geometry = Geometry::new(below, &contents)?;
    // The selected event must be visible, and the current moment too if both fit.
    if let Some(selected) = &diagram.selected
        && geometry.visible_column(selected.tick).is_none()
    {
        contents.time.1 = selected.tick;
        geometry = Geometry::new(below, &contents)?;
    }
    Some((diagram, geometry))
}

fn has_room_for_names(scene: &Scene<'_>, below: Rect, contents: &Contents) -> bool {
    let named = Contents { has_names: true, ..contents.clone() };
    let (Some(whole), Some(less)) = (Geometry::new(below, contents), Geometry::new(below, &named)) else {
        return false;
    };
    below.height >= rounds::LEAST_WITH_NAMES && (less.is_like(&whole) || scene.view.zoomed && less.pitch > 1)
}

/// The area without the last row, which is for the legend; all of `below` if the diagram needs that row.
fn with_legend(scene: &Scene<'_>, below: Rect, contents: &Contents) -> Rect {
    let above = Rect { height: below.height.saturating_sub(1), ..below };
    let (Some(whole), Some(less)) = (Geometry::new(below, contents), Geometry::new(above, contents)) else {
        return below;
    };
    let zoomed = scene.view.zoomed && below.height >= LEAST_WITH_LEGEND;
    let fits = less.is_like(&whole) || zoomed && (less.pitch > 1 || whole.rows.count < contents.known.n);
    if fits && below.height > 2 { above } else { below }
}

/// A zoomed pane with at least this many rows below the title has a legend.
const LEAST_WITH_LEGEND: u16 = 8;

pub(crate) fn selected_row(scene: &Scene<'_>, area: Rect) -> Option<u16> {
    let (diagram, geometry) = placed(scene, area)?;
    geometry.row(diagram.selected.as_ref()?.position)
}

fn draw_rule(scene: &Scene<'_>, slot: Slot, canvas: &mut Canvas<'_>) {
    let (theme, view) = (scene.theme(), scene.view);
    let selected = scene.frame.space_time.as_ref().and_then(|diagram| diagram.selected.as_ref());
    let aside = selected.map(|selected| (past(scene, selected), theme.strong()));
    let can_leave = view.focus == slot.pane && view.zoomed && selected.is_none();
    let right = can_leave.then(|| (scene.fit(ids::SCREEN_SPACE_TIME_BACK), theme.muted()));
    slot.draw_rule(scene, ids::SCREEN_TITLE_SPACE_TIME, Rule { aside, right, ..Rule::default() }, canvas);
}

fn draw_playhead(Chart { scene, geometry, .. }: Chart<'_>, canvas: &mut Canvas<'_>) {
    let Some(column) = geometry.visible_column(scene.frame.clock.tick) else { return };
    for row in geometry.plot.y..geometry.plot.bottom() {
        if canvas.symbol(column, row) == " " {
            canvas.put(geometry.plot, i32::from(column), i32::from(row), scene.glyphs().limit, scene.theme().text());
        }
    }
}

fn draw_label(chart: Chart<'_>, lifeline: &Lifeline, canvas: &mut Canvas<'_>) {
    let Chart { scene, geometry, diagram, .. } = chart;
    let theme = scene.theme();
    let Some(row) = geometry.row(lifeline.position) else { return };
    let id = scene.name(lifeline.id);
    let selected = lifeline.position == scene.view.selected;
    let steps_back = diagram.selected.is_some() && lifeline.past_until.is_none();
    let style = match lifeline.role_at(scene.frame.clock.tick.min(diagram.until)) {
        Some(Role::Crashed) => theme.cell_crashed(),
        _ if steps_back => theme.muted(),
        Some(Role::Leader) => theme.state_text(Role::Leader).add_modifier(Modifier::BOLD),
        _ => theme.strong(),
    };
    let labels = Rect { y: row, height: 1, width: geometry.labels.width - 1, ..geometry.labels };
    let room = usize::from(labels.width) - 1;
    if selected {
        canvas.row(labels, 0).fill(theme.selected_row()).write(scene.glyphs().pointers.0, theme.selected_row());
    }
    let ink = if selected { theme.on_selected_row(style) } else { style };
    canvas.row(labels, 0).skip(1 + room.saturating_sub(id.width())).write(&id, ink);
}

fn draw_lifeline(chart: Chart<'_>, lifeline: &Lifeline, canvas: &mut Canvas<'_>) {
    let Chart { scene, geometry, diagram, .. } = chart;
    let Some(row) = geometry.row(lifeline.position) else { return };
    let (left, right) = (i32::from(geometry.plot.x), i32::from(geometry.plot.right()));
    let end = geometry.column(diagram.until).min(right - 1);
    let head = geometry.visible_column(scene.frame.clock.tick).map(i32::from);
    let past_end = lifeline.past_until.map(|tick| geometry.column(tick));
    for (index, &(since, role)) in lifeline.stretches.iter().enumerate() {
        let until = lifeline.stretches.get(index + 1).map_or(end, |&(next, _)| geometry.column(next) - 1);
        if role == Role::Crashed {
            continue;
        }
        for column in geometry.column(since).max(left)..=until.min(end) {
            let (stroke, style) = if diagram.selected.is_some() && past_end.is_none_or(|past| column > past) {
                // Outside the past of the selected event, the line is thin and has gaps.
                (if column % 2 == 0 { scene.glyphs().rule } else { " " }, scene.theme().faint())
            } else {
                let style = stroke_style(scene, role);
                let bold = diagram.selected.is_some();
                (scene.glyphs().lifelines[role as usize], if bold { style.add_modifier(Modifier::BOLD) } else { style })
            };
            // The line of the current moment stays visible where it crosses a lifeline.
            let style = if head == Some(column) { scene.theme().strong() } else { style };
            canvas.put(geometry.plot, column, i32::from(row), stroke, style);
        }
    }
}

fn stroke_style(scene: &Scene<'_>, role: Role) -> Style {
    let theme = scene.theme();
    match role {
        Role::Idle => theme.faint(),
        Role::Active | Role::Red | Role::Leader | Role::Traitor => theme.state_text(role),
        Role::Waiting | Role::Relay | Role::Black | Role::Decided | Role::Crashed => theme.edge(role),
    }
}

fn draw_events(Chart { scene, geometry, diagram, shown }: Chart<'_>, canvas: &mut Canvas<'_>) {
    let selected = diagram.selected.as_ref().map(|selected| selected.number);
    for &PlotCell { place, event, arrivals } in shown {
        let (mark, style) = marks::event_mark(scene, event);
        let count = marks::count(arrivals, geometry.scale, scene.glyphs().times).filter(|_| event.arrives());
        let style = if selected == Some(event.number) { scene.theme().chip() } else { style };
        canvas.write(geometry.plot, place.x.into(), place.y.into(), count.as_deref().unwrap_or(mark), style);
        let cell = Rect { x: place.x, y: place.y, width: 1, height: 1 };
        canvas.hits.add(cell, Target::Event { number: event.number, position: event.position });
    }
}

fn shown_events<'d>(geometry: &Geometry, diagram: &'d Diagram) -> Vec<PlotCell<'d>> {
    let plot = geometry.plot;
    let selected = diagram.selected.as_ref().map(|selected| selected.number);
    let rank = |event: &DiagramEvent| if selected == Some(event.number) { u8::MAX } else { event.rank() };
    let mut cells: Vec<(Option<&DiagramEvent>, usize)> = vec![(None, 0); plot.area() as usize];
    let belongs = |event: &DiagramEvent| selected.is_none_or(|selected| event.in_past || event.number == selected);
    let visible = |event: &&DiagramEvent| event.tick <= diagram.until && belongs(event);
    for event in diagram.events.iter().filter(visible) {
        let (Some(row), Some(column)) = (geometry.row(event.position), geometry.visible_column(event.tick)) else {
            continue;
        };
        let cell = usize::from(row - plot.y) * usize::from(plot.width) + usize::from(column - plot.x);
        let (there, arrivals) = &mut cells[cell];
        *arrivals += usize::from(event.arrives());
        if there.is_none_or(|there| rank(event) >= rank(there)) {
            *there = Some(event);
        }
    }
    let cells = plot.positions().zip(cells);
    cells.filter_map(|(place, (event, arrivals))| Some(PlotCell { place, event: event?, arrivals })).collect()
}

fn draw_axis(Chart { scene, geometry, diagram, .. }: Chart<'_>, canvas: &mut Canvas<'_>) {
    let (Some(row), theme) = (geometry.axis, scene.theme()) else { return };
    let now = scene.frame.clock.tick;
    let place = |tick: Ticks| {
        let width = i32::from(scene.look.texts.number(tick).len() as u16);
        let column = geometry.column(tick) - (width - 1) / 2;
        let last = i32::from(geometry.plot.right()) - width + 1;
        let column = column.min(last).max(i32::from(geometry.plot.x) - 1);
        (column, column + width)
    };
    let clip = Rect { x: geometry.plot.x - 1, width: geometry.plot.width + 2, y: row, height: 1 };
    let head = geometry.visible_column(now).map(|_| place(now));
    let spacing = geometry.spacing();
    let ticks = Ticks::from(geometry.plot.width / geometry.scale);
    let last = geometry.from.saturating_add(ticks).min(diagram.until.max(now));
    for index in geometry.from.div_ceil(spacing)..=last / spacing {
        let tick = index * spacing;
        let (start, end) = place(tick);
        let collides = head.is_some_and(|(head_start, head_end)| start <= head_end && end >= head_start);
        if !collides && geometry.visible_column(tick).is_some() {
            canvas.write(clip, start, i32::from(row), &scene.look.texts.number(tick), theme.muted());
        }
    }
    if let Some((start, _)) = head {
        canvas.write(clip, start, i32::from(row), &scene.look.texts.number(now), theme.strong());
    }
}

fn draw_ends(Chart { scene, geometry, diagram, .. }: Chart<'_>, canvas: &mut Canvas<'_>) {
    let style = scene.theme().strong();
    let labels = geometry.labels;
    let edge = i32::from(labels.right()) - 1;
    let (above, below) = geometry.is_cut();
    scene.draw_ends(labels, above, below, canvas);
    if let Some(axis) = geometry.axis.filter(|_| geometry.from > 0) {
        let place = Rect { y: axis, height: 1, ..labels };
        canvas.put(place, edge - 1, i32::from(axis), scene.glyphs().sides.0, style);
    }
    let (now, right) = (scene.frame.clock.tick, i32::from(geometry.plot.right()));
    if let Some(axis) = geometry.axis.filter(|_| geometry.column(diagram.until.max(now)) >= right) {
        let text = scene.glyphs().sides.1;
        let place = Rect { y: axis, height: 1, width: geometry.plot.width + 1, ..geometry.plot };
        canvas.write(place, right + 1 - i32::from(text.width() as u16), i32::from(axis), text, style);
    }
}

fn past(scene: &Scene<'_>, selected: &Selected) -> Fit {
    let lifelines = scene.frame.space_time.iter().flat_map(|diagram| &diagram.lifelines);
    let id = lifelines.into_iter().find(|lifeline| lifeline.position == selected.position).map(|lifeline| lifeline.id);
    let id = id.map_or_else(|| Value::Text(String::new()), Value::Id);
    let (event, tick, count) = (event(scene, selected, &id), selected.tick, selected.past);
    scene.fit(ids::ScreenSpaceTimePast { count, event, tick, id })
}

/// The selected event in a few words, such as `9 receives ★64 from 64`.
fn event(scene: &Scene<'_>, selected: &Selected, id: &Value) -> String {
    let id = id.clone();
    let any = ids::ScreenEventAny { id: id.clone() };
    let Some(line) = selected.told.first() else { return scene.say(any) };
    let message = || format!("{}{}", sign_of(scene, line.sign).0, scene.look.texts.spelled(&line.payload));
    let event: Remark = match (line.sign, line.route) {
        (Sign::Message(_), Some((from, _))) => ids::ScreenEventReceives { id, message: message(), from }.into(),
        (Sign::Bounced, Some((from, _))) => ids::ScreenEventBounces { id, message: message(), from }.into(),
        (Sign::Start, _) => ids::ScreenEventStarts { id }.into(),
        (Sign::Timer, _) => ids::ScreenEventTimer { id }.into(),
        (Sign::Crash, _) => ids::ScreenEventCrashes { id }.into(),
        (Sign::Revive, _) => ids::ScreenEventReturns { id }.into(),
        _ => any.into(),
    };
    scene.say(event)
}
