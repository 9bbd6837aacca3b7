//! Draws what is behind the processes: an id circle with segments and a look-up, or a plane with regions and tokens.

use std::cmp::Reverse;

use super::{card_layout::on_plane, card_layout::square, prelude::*};
use suffrage_engine::protocol::Place;
use suffrage_session::model::ground::{Plane, Segment};

/// The distance between the dots of a finger (a link from the selected process across the circle), in units.
const FINGER: f64 = 2.0;
/// The distance between the dots of an overlay link, in units.
const OVERLAY: f64 = 2.0;
/// A line to a super-peer that is not the nearest one is dotted. The distance between its dots, in units.
const ELSEWHERE: f64 = 1.5;
/// Half the length of the border line between two segments, in units.
const BAR: f64 = 1.6;
/// The length of a force's arrow, in units. This length is for a force that equals its token's threshold.
const AT_THRESHOLD: f64 = 5.0;
/// The length of the longest force arrow, in units.
const LONGEST: f64 = 8.0;
/// The distance of segment labels from the centre, as a fraction of the radius.
const NAMED_AT: f64 = 0.55;
const MOST_NAMED: usize = 16;
/// The label with a segment's first id is tried at these distances from the centre, as fractions of the radius.
const BESIDE_BAR: [f64; 3] = [1.12, 1.2, 0.86];
/// The number of forms of a segment label; form 0 is the longest.
const FORMS: usize = 3;

/// True on a plane: there, heartbeats (called rumours) are drawn as dots and not as pills.
pub(super) const fn has_wave(frame: &Frame) -> bool {
    matches!(frame.seats, Some(Seats::Plane(_)))
}

pub(super) fn is_in_wave(message: &Message) -> bool {
    message.class == MessageClass::Heartbeat
}

pub(super) fn wave_count(frame: &Frame) -> usize {
    let parts = || frame.messages.iter().filter(|message| is_in_wave(message) && message.lost.is_none()).count();
    if has_wave(frame) { parts() } else { 0 }
}

pub(super) fn lines(dots: &mut Dots, stage: Stage<'_>, frame: &Frame) {
    match (frame.ground.as_deref(), &frame.seats) {
        (Some(Ground::Circle(circle)), _) => of_circle(dots, stage, circle, frame),
        (Some(Ground::Plane(plane)), Some(seats @ Seats::Plane(places))) => {
            of_plane(dots, stage, plane, (seats, places), frame);
        }
        _ => {}
    }
}

pub(super) fn messages(dots: &mut Dots, stage: Stage<'_>, scene: &Scene<'_>, is_seen: fn(&Message) -> bool) {
    let (Stage { look, layout, .. }, Scene { frame, view, .. }) = (stage, *scene);
    let now = frame.clock.tick as f64 + view.glide;
    for message in frame.messages.iter().filter(|message| is_seen(message)) {
        // The dots of a lost message stay where it was lost.
        let style = if message.lost.is_some() { look.theme.fault() } else { look.theme.trail(message.class) };
        let points = points_on_way(layout, frame, (message.from, message.to), part_of(message, now));
        dots.line(points, Stroke::Thin, Heat::Lost, style);
    }
}

fn points_on_way(layout: &Layout, frame: &Frame, (from, to): (usize, usize), part: f64) -> impl Iterator<Item = Point> {
    let points = match (&frame.seats, frame.ground.as_deref()) {
        (Some(Seats::Plane(places)), Some(Ground::Plane(plane))) => {
            places.get(from).zip(places.get(to)).map(|(&from, &to)| {
                let way = StraightWay::new(layout.area, (from, to), plane.is_torus, dots::STEP);
                let at = (part * f64::from(way.steps)) as i32;
                [at - 1, at, at + 1].map(|step| way.at(step.clamp(0, way.steps)))
            })
        }
        (Some(Seats::Circle(stations)), _) => stations.get(from).zip(stations.get(to)).map(|(&from, &to)| {
            let (from, to) = (layout.curve.at(from), layout.curve.at(to));
            let step = dots::STEP / from.distance(to).max(dots::STEP);
            [part - step, part, part + step].map(|part| from.towards(to, part.clamp(0.0, 1.0)))
        }),
        _ => None,
    };
    points.into_iter().flatten()
}

/// Draws the arrow heads of the forces on tokens.
pub(super) fn heads(canvas: &mut Canvas<'_>, stage: Stage<'_>, frame: &Frame) {
    let Stage { look, layout, clip } = stage;
    let (Some(Ground::Plane(plane)), Some(seats)) = (frame.ground.as_deref(), &frame.seats) else { return };
    for holder in forces(plane, frame) {
        let Some((_, end, heading, (_, style))) = arrow(stage, seats, holder) else { continue };
        let (x, y) = end.cell();
        if layout.cards.iter().all(|card| !inside(*card, x, y)) {
            canvas.put(clip, x, y, look.glyphs.arrows[2 * quarter(heading)], style);
        }
    }
}

fn of_circle(dots: &mut Dots, Stage { look, layout, .. }: Stage<'_>, circle: &Circle, frame: &Frame) {
    let count = circle.segments.len().max(1);
    let count = if count as u64 == circle.circle.segments() { count } else { 1 };
    for index in 0..count {
        let (begin, end) = (index as f64 / count as f64, (index + 1) as f64 / count as f64);
        let steps = (layout.curve.length * (end - begin) / dots::STEP).ceil().max(1.0) as usize;
        let points = (0..=steps).map(|step| layout.curve.at(begin + (end - begin) * step as f64 / steps as f64));
        // Segments alternate between thick and thin, so that their borders need no colour.
        let stroke = if count > 1 && index % 2 == 0 { Stroke::Thick } else { Stroke::Thin };
        dots.line(points, stroke, Heat::Idle, look.theme.faint());
        if count > 1 {
            bar(dots, layout, begin, look);
        }
    }
    for &finger in &circle.fingers {
        chord(dots, layout, (circle.selected, finger), Stroke::Dotted(FINGER), look.theme.muted());
    }
    for &(member, by) in &circle.elsewhere {
        chord(dots, layout, (member, by), Stroke::Dotted(ELSEWHERE), look.theme.muted());
    }
    if let Some(look_up) = &circle.look_up {
        let way: Vec<usize> = look_up.way.iter().map(|&at| at as usize).collect();
        for hop in way.windows(2).take(hop_in_transit(frame, circle).unwrap_or(0)) {
            chord(dots, layout, (hop[0], hop[1]), Stroke::Thin, look.theme.trail(MessageClass::Election));
        }
    }
}

fn chord(dots: &mut Dots, layout: &Layout, (from, to): (usize, usize), stroke: Stroke, style: Style) {
    let station = |at: usize| layout.stations.get(at).map(|&station| layout.curve.at(station));
    let path = match (station(from), station(to)) {
        _ if layout.has_way(from, to) => Some(layout.route(from, to, true)),
        (Some(from), Some(to)) => Some(Path::through(vec![from, to])),
        _ => None,
    };
    if let Some(path) = path.filter(|_| from != to) {
        dots.path(&path, stroke, Heat::Idle, style);
    }
}

fn bar(dots: &mut Dots, layout: &Layout, part: f64, look: &Look) {
    let (on, centre) = (layout.curve.at(part), layout.shape.centre);
    let length = on.distance(centre).max(1.0);
    let ends = [-BAR, BAR].map(|by| on.towards(centre, by / length));
    dots.path(&Path::through(ends.to_vec()), Stroke::Thin, Heat::Idle, look.theme.muted());
}

pub(super) fn hop_in_transit(frame: &Frame, circle: &Circle) -> Option<usize> {
    let way = &circle.look_up.as_ref()?.way;
    let is_hop = |hop: &[u32]| {
        frame.messages.iter().any(|message| (message.from, message.to) == (hop[0] as usize, hop[1] as usize))
    };
    way.windows(2).position(is_hop)
}

/// The token holders whose force is drawn. At rest, only the force of the selected holder is drawn.
fn forces<'a>(plane: &'a Plane, frame: &Frame) -> impl Iterator<Item = &'a Holder> + use<'a> {
    let (selected, is_at_rest) = (plane.selected, frame.clock.quiet);
    plane.holders.iter().filter(move |holder| !is_at_rest || holder.position == selected)
}

fn elsewhere<'a>(plane: &'a Plane, frame: &Frame) -> impl Iterator<Item = &'a (usize, usize)> + use<'a> {
    let (selected, is_at_rest) = (plane.selected, frame.clock.quiet);
    plane.elsewhere.iter().filter(move |(member, by)| !is_at_rest || [*member, *by].contains(&selected))
}

fn of_plane(dots: &mut Dots, stage: Stage<'_>, plane: &Plane, (seats, places): (&Seats, &[Place]), frame: &Frame) {
    let Stage { look, layout, clip } = stage;
    borders(dots, clip, layout, (plane, places), look);
    let selected = plane.selected;
    let place_of = |at: usize| places.get(at).copied().unwrap_or_default();
    let mut line = |from, to, stroke, style| {
        let way = StraightWay::new(layout.area, (place_of(from), place_of(to)), plane.is_torus, dots::STEP);
        dots.line(way.points(), stroke, Heat::Idle, style);
    };
    for &neighbour in &plane.neighbours {
        line(selected, neighbour, Stroke::Dotted(OVERLAY), look.theme.faint());
    }
    for &(member, by) in elsewhere(plane, frame) {
        line(member, by, Stroke::Dotted(ELSEWHERE), look.theme.muted());
    }
    for holder in forces(plane, frame) {
        let Some((from, end, _, (stroke, style))) = arrow(stage, seats, holder) else { continue };
        dots.path(&Path::through(vec![from, end]), stroke, Heat::Idle, style);
    }
}

/// The start, the end and the direction of a force's arrow, and how it is drawn.
type Arrow = (Point, Point, (f64, f64), (Stroke, Style));

/// The arrow of a force; `None` if no arrow is drawn.
fn arrow(Stage { look, layout, .. }: Stage<'_>, seats: &Seats, holder: &Holder) -> Option<Arrow> {
    let strength = holder.token.strength();
    let card = layout.cards.get(holder.position).copied().or_else(|| crowd::chip(layout, seats, holder, look))?;
    if strength <= 0.0 {
        return None;
    }
    let from = middle(card);
    let length = (AT_THRESHOLD * strength / holder.token.theta.max(0.01)).min(LONGEST) + f64::from(card.width) / 2.0;
    let heading = (holder.token.force.0 / strength, holder.token.force.1 / strength);
    let end = Point { x: from.x + length * heading.0, y: from.y + length * heading.1 };
    // An arrow that ends inside its card is not drawn.
    let (x, y) = end.cell();
    let is_strong = strength > holder.token.theta;
    let drawn = if is_strong { (Stroke::Thick, look.theme.strong()) } else { (Stroke::Thin, look.theme.muted()) };
    (!inside(card, x, y)).then_some((from, end, heading, drawn))
}

/// Draws the borders of regions. A region is the set of points with the same nearest holder of a settled token.
fn borders(dots: &mut Dots, clip: Rect, layout: &Layout, (plane, places): (&Plane, &[Place]), look: &Look) {
    let settled = plane.holders.iter().filter(|holder| holder.token.is_settled);
    let settled: Vec<Place> = settled.filter_map(|holder| places.get(holder.position).copied()).collect();
    let area = layout.area.intersection(clip);
    let (corner, (width, height)) = square(layout.area);
    let (columns, rows) = (width as usize, height as usize);
    let side = f64::from(Place::SIDE);
    let point = |x: usize, y: usize| Place {
        x: ((x as f64 + 0.5) / width * side).min(side - 1.0) as u16,
        y: ((y as f64 + 0.5) / height * side).min(side - 1.0) as u16,
    };
    let nearest = |here: Place| {
        (0..settled.len()).min_by_key(|&at| (settled[at].square_to(here, plane.is_torus), at)).unwrap_or_default()
    };
    let selected = places.get(plane.selected).map(|&place| nearest(place));
    let mut above: Vec<usize> = Vec::new();
    for y in 0..rows {
        let row: Vec<usize> = (0..columns).map(|x| nearest(point(x, y))).collect();
        for x in 0..columns {
            let here = Point { x: corner.x + x as f64, y: corner.y + y as f64 };
            let left = x.checked_sub(1).map(|left| row[left]);
            let mut others = left.into_iter().chain(above.get(x).copied()).filter(|&other| other != row[x]).peekable();
            let (column, line) = here.cell();
            if others.peek().is_none() || !inside(area, column, line) {
                continue;
            }
            // The region of the selected process has a brighter border.
            let is_selected = Some(row[x]) == selected || others.any(|other| Some(other) == selected);
            let style = if is_selected { look.theme.muted() } else { look.theme.faint() };
            dots.point(here, Heat::Idle, style);
        }
        above = row;
    }
}

pub(super) fn entries(frame: &Frame, look: &Look) -> Vec<Entry> {
    let theme = &look.theme;
    let line = match look.glyphs.lines {
        Lines::Braille => "⠄⠄",
        Lines::Cells { idle, .. } => idle,
    };
    let (fingers, forces, elsewhere) = match frame.ground.as_deref() {
        Some(Ground::Circle(circle)) => (!circle.fingers.is_empty(), false, !circle.elsewhere.is_empty()),
        Some(Ground::Plane(plane)) => {
            let has_force = forces(plane, frame).any(|holder| holder.token.strength() > 0.0);
            (false, has_force, elsewhere(plane, frame).next().is_some())
        }
        None => return Vec::new(),
    };
    let all = [
        (fingers, line, ids::LEGEND_FINGER),
        (forces, look.glyphs.arrows[0], ids::LEGEND_FORCE),
        (elsewhere, line, ids::LEGEND_ELSEWHERE),
    ];
    let met = all.into_iter().filter(|(is_met, ..)| *is_met);
    met.map(|(_, sample, word)| Entry::new(sample, theme.muted(), look.texts.fit(word)).plain()).collect()
}

/// A straight line between two places on a plane. On a torus, the line may cross the edges of the plane to be shorter.
pub(super) struct StraightWay {
    area: Rect,
    from: Place,
    /// The vector from the start to the end, in 1/65,536 of the side of the plane.
    by: (i32, i32),
    pub(super) steps: i32,
}

impl StraightWay {
    /// Divides the line into steps of at most `step` units.
    pub(super) fn new(area: Rect, (from, to): (Place, Place), is_torus: bool, step: f64) -> Self {
        let (_, (width, height)) = square(area);
        let by = to.away_from(from, is_torus);
        let side = f64::from(Place::SIDE);
        let length = (f64::from(by.0) / side * width).hypot(f64::from(by.1) / side * height);
        Self { area, from, by, steps: (length / step).ceil().max(1.0) as i32 }
    }

    pub(super) fn at(&self, step: i32) -> Point {
        let part = |from: u16, by: i32| (i32::from(from) + by * step / self.steps).rem_euclid(Place::SIDE) as u16;
        on_plane(self.area, Place { x: part(self.from.x, self.by.0), y: part(self.from.y, self.by.1) })
    }

    pub(super) fn points(&self) -> impl Iterator<Item = Point> + '_ {
        (0..=self.steps).map(|step| self.at(step))
    }
}

pub(super) fn labels(stage: Stage<'_>, frame: &Frame) -> Vec<Label> {
    let Some(Ground::Circle(circle)) = frame.ground.as_deref() else { return Vec::new() };
    let mut labels = segments(stage, circle);
    let count = circle.circle.segments();
    // If a process is at the start of a segment, its card shows the same id.
    let has_card = |id: u64| frame.processes.iter().any(|process| u64::from(process.id.number()) == id);
    let few = if (2..=MOST_NAMED as u64).contains(&count) { 0..count } else { 0..0 };
    for number in few.filter(|&number| !has_card(circle.circle.begin(number))) {
        labels.extend(beginning(stage, circle, number, &labels));
    }
    labels.extend(look_up(stage, frame, circle, &labels));
    labels
}

fn segments(stage: Stage<'_>, circle: &Circle) -> Vec<Label> {
    if circle.circle.segments() < 2 {
        return Vec::new();
    }
    let mut named: Vec<&Segment> = circle.segments.iter().collect();
    let all_in = |form: usize| {
        let mut labels: Vec<Label> = Vec::new();
        for segment in &named {
            labels.extend(segment_label(stage, circle, (segment, form), &labels)?);
        }
        Some(labels)
    };
    if named.len() <= MOST_NAMED
        && let Some(labels) = (0..FORMS).find_map(all_in)
    {
        return labels;
    }
    // Without room for all labels, only the segments with the largest loads have one.
    named.sort_by_key(|segment| (Reverse(segment.served), segment.number));
    named.truncate(MOST_NAMED);
    let mut labels: Vec<Label> = Vec::new();
    for segment in named.into_iter().filter(|segment| segment.served > 0) {
        let label = (1..FORMS).find_map(|form| segment_label(stage, circle, (segment, form), &labels));
        labels.extend(label.into_iter().flatten());
    }
    labels
}

fn beginning(stage: Stage<'_>, circle: &Circle, number: u64, others: &[Label]) -> Option<Label> {
    let Stage { look, layout, .. } = stage;
    let on = layout.curve.at(number as f64 / circle.circle.segments() as f64);
    let text = look.texts.spelled(&circle.circle.begin(number).to_string()).into_owned();
    let places = BESIDE_BAR.into_iter().map(|part| layout.shape.centre.towards(on, part).cell());
    { places }.find_map(|at| centred(stage, at, (text.clone(), look.theme.muted()), others))
}

fn look_up(Stage { look, layout, clip }: Stage<'_>, frame: &Frame, circle: &Circle, others: &[Label]) -> Vec<Label> {
    let Some(look_up) = &circle.look_up else { return Vec::new() };
    let first = look_up.way.first().map(|&at| at as usize);
    let asks = frame.processes.iter().find(|process| Some(process.position) == first);
    let Some(asks) = asks else { return Vec::new() };
    let texts = &look.texts;
    let whose = texts.fit(ids::ArenaLookUp { id: asks.id, key: look_up.key });
    let hop = hop_in_transit(frame, circle).map(|hop| texts.fit(ids::ArenaHop { hop: hop + 1, most: look_up.most }));
    let labels = whose.lengths().enumerate().find_map(|(form, whose)| {
        let hop = hop.as_ref().map(|hop| hop.lengths().nth(form).unwrap_or_else(|| hop.shortest()));
        let rows: Vec<&str> = std::iter::once(whose).chain(hop).collect();
        let label = |(text, y): (&&str, u16)| {
            let place = Rect { x: clip.x + 1, y, width: text.width() as u16, height: 1 };
            let right = Point { x: f64::from(place.right()) + 1.0, y: 2.0 * f64::from(y) };
            let is_outside = layout.shape.smaller(-1.0, -1.0).depth(right) > 1.0;
            (is_outside && is_free(layout, clip, place, others)).then(|| Label::new(place, *text, look.theme.muted()))
        };
        let top = clip.bottom().max(1).saturating_sub(rows.len() as u16);
        rows.iter().zip(top..).map(label).collect()
    });
    labels.unwrap_or_default()
}

fn is_free(layout: &Layout, clip: Rect, place: Rect, others: &[Label]) -> bool {
    let aired = aired(place);
    place.intersection(clip) == place
        && !layout.cards.iter().any(|card| aired.intersects(layout.size.with_rim(*card)))
        && !others.iter().any(|label| aired.intersects(label.place))
}

fn centred(stage: Stage<'_>, (x, y): (i32, i32), span: Span, others: &[Label]) -> Option<Label> {
    let width = span.0.width() as u16;
    let (x, y) = (u16::try_from(x - i32::from(width) / 2).ok()?, u16::try_from(y).ok()?);
    let place = Rect { x, y, width, height: 1 };
    is_free(stage.layout, stage.clip, place, others).then(|| Label { place, spans: vec![span] })
}

/// The rows of a segment's label; `None` if they do not fit.
fn segment_label(stage: Stage<'_>, circle: &Circle, of: (&Segment, usize), others: &[Label]) -> Option<Vec<Label>> {
    let (segment, form) = of;
    let Stage { look, layout, .. } = stage;
    let part = (segment.number as f64 + 0.5) / circle.circle.segments() as f64;
    let (x, y) = layout.shape.centre.towards(layout.curve.at(part), NAMED_AT).cell();
    let rows = segment_rows(look, circle, segment, form);
    let top = y - i32::from(rows.len() > 1);
    (top..).zip(rows).map(|(y, span)| centred(stage, (x, y), span, others)).collect()
}

fn segment_rows(look: &Look, circle: &Circle, segment: &Segment, form: usize) -> Vec<Span> {
    let (texts, strong) = (&look.texts, look.theme.strong());
    let bit = |bit| match circle.circle.prefix.checked_sub(bit + 1) {
        None => "·",
        Some(shift) if segment.number >> shift & 1 == 1 => "1",
        Some(_) => "0",
    };
    let bits: String = (0..circle.circle.bits.min(8)).map(bit).collect();
    let star = look.glyphs.message(MessageClass::Elected);
    let leaders = segment.leaders.iter().map(|&id| format!("{star}{}", texts.name(id))).collect::<Vec<_>>().join(" ");
    let leaders = if leaders.is_empty() { "–".to_owned() } else { leaders };
    let spelled = |text: String| (texts.spelled(&text).into_owned(), strong);
    let serves = texts.say(ids::ArenaServes { count: segment.served });
    match form {
        0 => vec![spelled(format!("{bits} {leaders}")), (serves, look.theme.muted())],
        1 => vec![spelled(format!("{leaders} {}", segment.served))],
        _ => vec![spelled(leaders)],
    }
}
