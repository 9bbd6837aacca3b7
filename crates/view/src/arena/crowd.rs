//! Draws processes without cards, on an id circle or a plane. Each process is a sign or a dot; only super-peers show
//! their ids.

use super::{begin, card_layout::FLATTEST, card_layout::in_square, card_layout::on_plane, graph, parted, prelude::*};
use suffrage_session::model::ground::Service;

/// The length of the longest bar, as a fraction of the radius. A bar shows the load of a segment.
const LONGEST_BAR: f64 = 0.3;
/// The distance from the circle inwards to the start of a bar, as a fraction of the radius.
const BAR_FROM: f64 = 0.06;
/// The smallest area in columns and rows; a smaller area shows a list instead.
const LEAST: (u16, u16) = (30, 9);
/// The margin of a circle. `.0`: columns on the left and right; `.1`: units above and below.
const AROUND: (f64, f64) = (4.0, 2.0);
const CELLS_PER_SIGN: usize = 4;
const LARGEST_NUMBER: u8 = 9;

pub(super) fn place(frame: &Frame, area: Rect, legend: u16) -> Option<Layout> {
    let area = parted(area, legend).0;
    if area.width < LEAST.0 || area.height < LEAST.1 {
        return None;
    }
    let (shape, stations) = match frame.seats.as_ref()? {
        Seats::Circle(stations) => {
            let b = f64::from(area.height) - AROUND.1;
            let a = (f64::from(area.width) / 2.0 - AROUND.0).min(FLATTEST * b);
            (Shape { centre: middle(area), a, b: b.min(a), exponent: 2.0 }, stations.to_vec())
        }
        Seats::Plane(_) => (in_square(area), Vec::new()),
    };
    Some(Layout {
        stations,
        ..Layout::of(graph(frame, false), CardSize::XSmall, area, Vec::new(), (shape, shape.curve()))
    })
}

pub(super) fn point(layout: &Layout, seats: &Seats, process: usize) -> Option<Point> {
    match seats {
        Seats::Circle(stations) => stations.get(process).map(|&station| layout.curve.at(station)),
        Seats::Plane(places) => places.get(process).map(|&place| on_plane(layout.area, place)),
    }
}

pub(crate) fn draw(scene: &Scene<'_>, layout: &Rc<Layout>, area: Rect, canvas: &mut Canvas<'_>) {
    let Scene { frame, view, look } = *scene;
    let Some((clip, row)) = begin(scene, area, canvas) else { return };
    let stage = Stage { look, layout, clip };
    record(canvas, clip, layout, frame);
    let named = ground::labels(stage, frame);
    let holders = holders(stage, frame);
    let mut dots = Dots::new(clip);
    ground::lines(&mut dots, stage, frame);
    if let Some(Ground::Circle(circle)) = frame.ground.as_deref() {
        bars(&mut dots, stage, circle);
    }
    let are_signs = have_signs(frame, clip);
    if !are_signs {
        draw_dots(&mut dots, stage, frame);
    }
    // Without Braille dots a message would look like a process.
    if look.glyphs.lines == Lines::Braille {
        ground::messages(&mut dots, stage, scene, |_| true);
    }
    for label in &named {
        dots.clear(aired(label.place));
    }
    dots.draw(look.glyphs.lines, canvas);
    let met = if are_signs { signs(canvas, stage, frame) } else { services(frame).iter().copied().collect() };
    let entry = |service| {
        let (sign, ink, word) = looks(service, look);
        // The labels of a circle mark its super-peers.
        let has_sign = are_signs || service == Service::Serves;
        Entry::new(if has_sign { sign } else { legend_dot(look) }, ink, look.texts.fit(word))
    };
    let mut entries: Vec<Entry> = met.into_iter().map(entry).collect();
    if look.glyphs.lines == Lines::Braille && frame.messages.iter().any(|message| message.lost.is_some()) {
        entries.push(Entry::new(legend_dot(look), look.theme.fault(), look.texts.fit(ids::LEGEND_LOST)));
    }
    draw_labels(canvas, clip, &named);
    ground::heads(canvas, stage, frame);
    draw_labels(canvas, clip, &holders);
    mark(canvas, stage, frame, view.selected);
    let under_way = frame.counts.in_flight + frame.counts.notices;
    canvas.record().count_all_in_text(under_way as usize);
    let sentence = (under_way > 0).then(|| look.texts.fit(ids::HubUnderWay { count: under_way }));
    let more = ground::entries(frame, look);
    legend::draw(canvas, row, scene, sentence.as_ref(), (Selected::Pointers, Some(entries), &more));
}

fn record(canvas: &mut Canvas<'_>, clip: Rect, layout: &Rc<Layout>, frame: &Frame) {
    let (Some(seats), layout, n) = (frame.seats.clone(), Rc::clone(layout), frame.n) else { return };
    canvas.hits.add_search(clip, move |at: Position| {
        let far = |process: usize| {
            let (x, y) = point(&layout, &seats, process).map_or((i32::MAX / 4, i32::MAX / 4), Point::cell);
            (x - i32::from(at.x)).abs().max((y - i32::from(at.y)).abs())
        };
        (0..n).min_by_key(|&process| far(process)).filter(|&process| far(process) <= 1).map(Target::Process)
    });
}

fn bars(dots: &mut Dots, Stage { look, layout, .. }: Stage<'_>, circle: &Circle) {
    let largest = circle.segments.iter().map(|segment| segment.served).max().unwrap_or(0);
    let most = circle.limit.map_or(largest, |limit| limit as usize).max(1);
    for segment in circle.segments.iter().filter(|segment| segment.served > 0) {
        let on = layout.curve.at((segment.number as f64 + 0.5) / circle.circle.segments() as f64);
        let length = LONGEST_BAR * (segment.served as f64 / most as f64).min(1.0);
        let ends = [BAR_FROM, BAR_FROM + length].map(|part| on.towards(layout.shape.centre, part));
        dots.path(&Path::through(ends.to_vec()), Stroke::Thick, Heat::Trail, look.theme.strong());
    }
}

fn mark(canvas: &mut Canvas<'_>, Stage { look, layout, clip }: Stage<'_>, frame: &Frame, selected: usize) {
    let seats = frame.seats.as_ref();
    let process = selected.checked_sub(frame.first).and_then(|at| frame.processes.get(at));
    if let (Some(point), Some(process)) = (seats.and_then(|seats| point(layout, seats, selected)), process) {
        let (left, right) = look.glyphs.pointers;
        let text = format!("{left}{}{right}", look.texts.name(process.id));
        let (x, y) = point.cell();
        let columns = i32::from(text.chars().count() as u16);
        let x = (x - columns / 2).clamp(i32::from(clip.x), (i32::from(clip.right()) - columns).max(i32::from(clip.x)));
        if inside(clip, x, y) {
            canvas.write(clip, x, y, &text, look.theme.strong());
        }
    }
}

fn looks(service: Service, look: &Look) -> (&'static str, Style, TextId) {
    let (theme, glyphs) = (&look.theme, &look.glyphs);
    let [served, unserved] = glyphs.members;
    match service {
        Service::Served => (served, theme.muted(), ids::LEGEND_SERVED),
        Service::Unserved => (unserved, theme.strong(), ids::LEGEND_UNSERVED),
        Service::Serves => (glyphs.state(Role::Leader), theme.state_text(Role::Leader), ids::LEGEND_SUPER_PEER),
        Service::Down => (glyphs.state(Role::Crashed), theme.fault(), words::state(Role::Crashed)),
    }
}

/// Whether processes are drawn as signs and not as dots. On a circle, the processes are too close for signs.
fn have_signs(frame: &Frame, clip: Rect) -> bool {
    let cells = usize::from(clip.width) * usize::from(clip.height);
    matches!(frame.seats, Some(Seats::Plane(_))) && cells >= CELLS_PER_SIGN * frame.n
}

fn services(frame: &Frame) -> &[Service] {
    frame.ground.as_deref().map_or(&[], Ground::services)
}

/// Draws the processes as dots. Later dots cover earlier ones, so the served processes are drawn first.
fn draw_dots(dots: &mut Dots, Stage { look, layout, .. }: Stage<'_>, frame: &Frame) {
    let Some(seats) = &frame.seats else { return };
    let mut order: Vec<(Service, usize)> = services(frame).iter().copied().zip(0..).collect();
    order.sort_by_key(|&(service, _)| service);
    for (service, process) in order {
        if let Some(point) = point(layout, seats, process) {
            dots.point(point, Heat::Lost, looks(service, look).1);
        }
    }
}

const fn legend_dot(look: &Look) -> &'static str {
    match look.glyphs.lines {
        Lines::Braille => "⠄",
        Lines::Cells { trail, .. } => trail,
    }
}

/// Draws the signs of processes. Returns the kinds of service that are visible as signs.
fn signs(canvas: &mut Canvas<'_>, Stage { look, layout, clip }: Stage<'_>, frame: &Frame) -> BTreeSet<Service> {
    let Some(seats) = &frame.seats else { return BTreeSet::new() };
    // For each cell, the number of its processes and the most important service among them.
    let mut cells: BTreeMap<(i32, i32), (u8, Service)> = BTreeMap::new();
    for (process, &service) in services(frame).iter().enumerate() {
        let cell = point(layout, seats, process).map(Point::cell).filter(|&(x, y)| inside(clip, x, y));
        let Some(cell) = cell else { continue };
        let (count, seen) = cells.entry(cell).or_insert((0, Service::Served));
        (*count, *seen) = (count.saturating_add(1), service.max(*seen));
    }
    for (&(x, y), &(count, service)) in &cells {
        let (sign, ink, _) = looks(service, look);
        let said = match count {
            1 => sign.to_owned(),
            2..=LARGEST_NUMBER => count.to_string(),
            _ => "+".to_owned(),
        };
        canvas.put(clip, x, y, &said, ink);
    }
    cells.into_values().filter(|cell| cell.0 == 1).map(|(_, service)| service).collect()
}

fn holders(Stage { look, layout, clip }: Stage<'_>, frame: &Frame) -> Vec<Label> {
    let (Some(Ground::Plane(plane)), Some(seats)) = (frame.ground.as_deref(), &frame.seats) else { return Vec::new() };
    let chips: Vec<(&Holder, Rect)> =
        plane.holders.iter().filter_map(|holder| Some((holder, chip(layout, seats, holder, look)?))).collect();
    let mut labels: Vec<Label> = Vec::new();
    for &(holder, chip) in &chips {
        let shown = chip.intersection(clip);
        if !labels.iter().any(|label| label.place.intersects(shown)) {
            let role = if holder.token.is_settled { Role::Leader } else { Role::Active };
            labels.push(Label::new(shown, chip_text(holder, look), look.theme.tile(role)));
        }
    }
    for (holder, chip) in chips.into_iter().filter(|(holder, _)| holder.load > 0) {
        let text = holder.load.to_string();
        let width = text.len() as u16;
        let places = [chip.right(), chip.x.saturating_sub(width)].map(|x| Rect { x, width, ..chip });
        let is_free = |place: &Rect| {
            place.intersection(clip) == *place && labels.iter().all(|label| !label.place.intersects(*place))
        };
        let free = places.into_iter().find(is_free);
        labels.extend(free.map(|place| Label::new(place, text, look.theme.text())));
    }
    labels
}

pub(super) fn chip(layout: &Layout, seats: &Seats, holder: &Holder, look: &Look) -> Option<Rect> {
    let (x, y) = point(layout, seats, holder.position)?.cell();
    let width = chip_text(holder, look).chars().count() as u16;
    let (left, right) = (i32::from(layout.area.left()), i32::from(layout.area.right()) - i32::from(width));
    let x = (x - i32::from(width) / 2).clamp(left, right.max(left));
    let y = y.clamp(i32::from(layout.area.top()), i32::from(layout.area.bottom()) - 1);
    Some(Rect { x: x as u16, y: y as u16, width, height: 1 })
}

fn chip_text(holder: &Holder, look: &Look) -> String {
    let sign = if holder.token.is_settled { look.glyphs.state(Role::Leader) } else { look.glyphs.token };
    format!("{sign}{}", look.texts.name(holder.id))
}

#[cfg(test)]
mod tests;
