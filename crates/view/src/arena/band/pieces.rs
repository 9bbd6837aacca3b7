//! Paints the band. The filled part of a piece shows the fraction of its processes that compete. Marks for the leader
//! and for crashes keep their size. Lanes along the band show the messages in transit.

use super::{Band, shape::BandShape, shape::Cell, shape::LaneCell, shape::Spot};
use crate::{arena::geometry, arena::prelude::*};
use suffrage_engine::engine::Sector;
use suffrage_session::model::Ring;

pub(super) struct Pieces {
    pub(super) per_sector: usize,
    pub(super) sectors: Vec<Sector>,
}

impl Pieces {
    pub(super) fn at(&self, place: f32, n: usize) -> usize {
        piece_at(place, n, (self.per_sector, self.sectors.len()))
    }

    pub(super) fn middle(&self, piece: usize, n: usize) -> f32 {
        let start = piece * self.per_sector;
        let end = (start + self.per_sector).min(n);
        ((start + end) as f64 / 2.0 / n.max(1) as f64) as f32
    }
}

pub(super) fn piece_at(place: f32, n: usize, (each, pieces): (usize, usize)) -> usize {
    let position = (f64::from(place) * n as f64) as usize;
    (position / each).min(pieces.saturating_sub(1))
}

pub(super) fn merged(ring: &Ring, most: usize) -> Pieces {
    let together = ring.sectors.len().div_ceil(most.max(1)).max(1);
    let sectors = ring.sectors.chunks(together).map(|sectors| {
        let mut sum = Sector::default();
        for sector in sectors {
            sum.processes += sector.processes;
            sum.notices += sector.notices;
            sum.lost += sector.lost;
            sum.armed |= sector.armed;
            sum.roles.iter_mut().zip(sector.roles).for_each(|(sum, more)| *sum += more);
            let lanes = sum.lanes.iter_mut().flatten().zip(sector.lanes.iter().flatten());
            lanes.for_each(|(sum, more)| *sum += more);
        }
        sum
    });
    Pieces { per_sector: ring.per_sector.max(1) * together, sectors: sectors.collect() }
}

/// The states in a piece of the band, from the inner edge outwards. The leader is not in the list: a mark shows it.
pub(in crate::arena) const ORDER: [Role; Role::COUNT - 1] = {
    use Role::{Active, Black, Crashed, Decided, Idle, Red, Relay, Traitor, Waiting};
    [Active, Red, Traitor, Waiting, Relay, Black, Decided, Idle, Crashed]
};

/// One state for each of the `levels` layers of a piece, from the inner edge outwards.
pub(super) fn levels(sector: &Sector, levels: usize) -> Vec<Role> {
    let total = f64::from(sector.processes.max(1));
    let share = |role: Role| f64::from(sector.count(role)) / total * levels as f64;
    let seen = |role: Role| if role == Role::Crashed { share(role) >= 0.5 } else { sector.count(role) > 0 };
    let present: Vec<_> = ORDER.into_iter().filter(|&role| seen(role)).map(|role| (role, share(role))).collect();
    let mut counts: Vec<usize> = present.iter().map(|(_, share)| (share.round() as usize).max(1)).collect();
    while counts.iter().sum::<usize>() > levels {
        // If no state has two levels, the second-to-last loses its level. Crashed processes are last and keep theirs.
        let largest = (0..counts.len()).rev().max_by_key(|&at| counts[at]).unwrap_or(0);
        if counts[largest] > 1 {
            counts[largest] -= 1;
        } else {
            let idle = counts.len().saturating_sub(2);
            counts[idle] = 0;
            break;
        }
    }
    let mut filled: Vec<Role> =
        present.iter().zip(counts).flat_map(|((role, _), count)| std::iter::repeat_n(*role, count)).collect();
    let widest = present.iter().max_by(|one, other| one.1.total_cmp(&other.1)).map_or(Role::Idle, |(role, _)| *role);
    while filled.len() < levels {
        let at = filled.iter().position(|&role| role == widest).unwrap_or(filled.len());
        filled.insert(at, widest);
    }
    filled.truncate(levels);
    filled
}

pub(super) fn draw(canvas: &mut Canvas<'_>, band: Band<'_>) {
    let Band { scene: Scene { frame, look, .. }, shape, pieces, clip } = band;
    let n = frame.n;
    let filled: Vec<_> = pieces.sectors.iter().map(|sector| levels(sector, usize::from(shape.levels))).collect();
    let role_at = |spot: Spot| {
        let levels = filled.get(pieces.at(spot.place, n))?;
        let level = (f64::from(spot.depth) * levels.len() as f64) as usize;
        levels.get(level.min(levels.len().checked_sub(1)?)).copied()
    };
    let shades = [false, true].map(|aside| Shades::new(look, aside));
    for cell in &shape.cells {
        let piece = cell.quarters.iter().flatten().next().map_or(0, |spot| pieces.at(spot.place, n));
        let shades = &shades[piece % 2];
        let roles = cell.quarters.map(|spot| spot.and_then(role_at).filter(|&role| role != Role::Crashed));
        draw_cell(canvas, clip, cell, roles, shades);
    }
}

fn is_filled(role: Role) -> bool {
    matches!(role, Role::Active | Role::Red | Role::Leader | Role::Traitor)
}

struct Shades<'a> {
    look: &'a Look,
    full: [Option<Color>; Role::COUNT],
    ground: Option<Color>,
    /// True for every second piece, which has other shades than its neighbours.
    aside: bool,
}

impl<'a> Shades<'a> {
    fn new(look: &'a Look, aside: bool) -> Self {
        let theme = &look.theme;
        let shaded = |colour| theme.shaded(colour).filter(|_| aside).unwrap_or(colour);
        let mut full = [None; Role::COUNT];
        for role in ORDER {
            full[role as usize] = theme.tile_plain(role).bg.or(theme.edge(role).fg).map(shaded);
        }
        Self { look, full, ground: theme.rule().fg.map(shaded), aside }
    }
}

fn draw_cell(canvas: &mut Canvas<'_>, clip: Rect, cell: &Cell, roles: [Option<Role>; 4], shades: &Shades<'_>) {
    let look = shades.look;
    let (x, y) = (i32::from(cell.x), i32::from(cell.y));
    let mask = |wanted: &dyn Fn(Role) -> bool| {
        roles.iter().enumerate().filter(|(_, role)| role.is_some_and(wanted)).map(|(at, _)| 1 << at).sum::<usize>()
    };
    let full = mask(&is_filled);
    let empty = mask(&|role| !is_filled(role));
    if full == 0 && empty == 0 {
        return;
    }
    let mono = look.theme.is_mono();
    let ground = shades.ground;
    let on_ground = |style: Style| ground.map_or(style, |ground| style.bg(ground));
    if full > 0 {
        let role = roles.iter().flatten().copied().find(|&role| is_filled(role)).unwrap_or(Role::Active);
        let style = shades.full[role as usize].map_or(look.theme.text(), |colour| Style::new().fg(colour));
        let style = if empty > 0 && empty.count_ones() + full.count_ones() == 4 { on_ground(style) } else { style };
        // Without colours, only a texture separates a piece from its neighbours.
        let aside = mono && shades.aside && full == 15;
        let symbol = if aside { look.glyphs.full_aside } else { look.glyphs.quarters[full] };
        return canvas.put(clip, x, y, symbol, style);
    }
    let role =
        roles.iter().flatten().copied().max_by_key(|&role| roles.iter().filter(|other| **other == Some(role)).count());
    let role = role.unwrap_or(Role::Idle);
    let edge = look.theme.edge(role);
    if empty != 15 {
        // Only with a background colour can the edges be smooth.
        if let Some(ground) = ground {
            canvas.put(clip, x, y, look.glyphs.quarters[empty], Style::new().fg(ground));
        } else if empty.count_ones() > 1 {
            canvas.put(clip, x, y, texture(role, look), edge);
        }
        return;
    }
    let symbol = if role == Role::Idle && !mono { " " } else { texture(role, look) };
    canvas.put(clip, x, y, symbol, on_ground(edge));
}

fn texture(role: Role, look: &Look) -> &'static str {
    let [waiting, relay, other] = look.glyphs.textures;
    match role {
        Role::Waiting => waiting,
        Role::Relay | Role::Black => relay,
        Role::Idle | Role::Active | Role::Red | Role::Leader | Role::Decided | Role::Traitor | Role::Crashed => other,
    }
}

pub(super) fn marks(band: Band<'_>) -> Vec<Label> {
    let Band { scene: Scene { frame, look, .. }, shape, pieces, clip } = band;
    let mut wanted = wanted(frame, look, pieces);
    wanted.sort_by_key(|(weight, ..)| std::cmp::Reverse(*weight));
    let area = shape.area.intersection(clip);
    let mut marks: Vec<Label> = acting(band);
    for (_, piece, texts, style) in wanted {
        let place = f64::from(pieces.middle(piece, frame.n));
        // A cross directly above or below an id would seem to mark that process.
        let is_free = |place: &Rect, rows: u16| {
            !marks.iter().any(|mark| mark.place.outer(Margin::new(0, rows)).intersects(*place))
        };
        let label = |text: String| {
            let places = || places(shape, area, place, text.chars().count() as u16);
            let apart = places().find(|place| is_free(place, 1));
            let place = apart.or_else(|| places().find(|place| is_free(place, 0)))?;
            Some(Label::new(place, text, style))
        };
        let label = texts.into_iter().find_map(label);
        marks.extend(label);
    }
    marks
}

fn acting(band: Band<'_>) -> Vec<Label> {
    let Band { scene: Scene { frame, view, look }, shape, clip, .. } = band;
    let Some((acts, style)) = beside::acting(frame, look, view.fades) else { return Vec::new() };
    let id = look.texts.name(acts.id);
    let width = id.chars().count() as u16 + 2;
    let place = super::place_of(acts.position, frame.n);
    let Some(place) = places(shape, shape.area.intersection(clip), place, width).next() else { return Vec::new() };
    let [left, right] = beside::rim_cells(look, geometry::CardSize::Small, false).0;
    let ends = [(left, place.x), (right, place.right() - 1)];
    let ends = ends.map(|(end, x)| Label::new(Rect { x, width: 1, ..place }, end, style));
    let ink = look.theme.chip();
    let ink = style.fg.filter(|_| !look.theme.is_mono()).map_or(ink, |ground| ink.bg(ground));
    let id = Label::new(Rect { x: place.x + 1, width: width - 2, ..place }, id, ink);
    ends.into_iter().chain([id]).collect()
}

/// The marks to draw. `.0`: the priority; `.1`: the index of the piece; `.2`: the texts to try, the longest first.
fn wanted(frame: &Frame, look: &Look, pieces: &Pieces) -> Vec<(u32, usize, Vec<String>, Style)> {
    let (theme, glyphs) = (&look.theme, &look.glyphs);
    let leaders: u32 = pieces.sectors.iter().map(|sector| sector.count(Role::Leader)).sum();
    let known = match frame.verdict {
        Verdict::Deciding { leader, .. } if leaders == 1 => leader,
        Verdict::Agreed { leader, .. } if leaders == 1 => Some(leader),
        _ => None,
    };
    // Without colours, only blanks separate a reversed mark from a filled piece of the band.
    let apart = |text: String| if theme.is_mono() { format!(" {text} ") } else { text };
    let many = |count: u32| if count > 1 { count.to_string() } else { String::new() };
    let mut wanted = Vec::new();
    for (piece, sector) in pieces.sectors.iter().enumerate() {
        let (leads, down) = (sector.count(Role::Leader), sector.count(Role::Crashed));
        if leads > 0 {
            let star = glyphs.state(Role::Leader);
            let id = known.map_or_else(|| many(leads), |leader| look.texts.name(leader));
            let texts = vec![apart(format!("{star}{id}")), star.to_owned()];
            wanted.push((u32::MAX, piece, texts, theme.tile(Role::Leader)));
        }
        if down > 0 {
            let cross = glyphs.state(Role::Crashed);
            wanted.push((down, piece, vec![format!("{cross}{}", many(down)), cross.to_owned()], theme.fault_mark()));
        }
        wanted.extend(sector.armed.then(|| (0, piece, vec![glyphs.armed.to_owned()], theme.fault_mark())));
    }
    for process in &frame.processes {
        let (from, to) = (process.position, (process.position + 1) % frame.n);
        if frame.cuts.is_cut(from, to) || frame.cuts.is_cut(to, from) {
            wanted.push((0, from / pieces.per_sector, vec![glyphs.cut.to_owned()], theme.fault_mark()));
        }
    }
    wanted
}

fn places(shape: &BandShape, area: Rect, place: f64, width: u16) -> impl Iterator<Item = Rect> {
    let middle = shape.middle.at(place);
    let steps = [(0, 0), (0, 1), (0, -1), (1, 0), (-1, 0), (2, 0), (-2, 0), (4, 0), (-4, 0)];
    steps.into_iter().filter_map(move |(dx, dy)| {
        let x = (middle.x - f64::from(width) / 2.0).round() as i32 + dx;
        let y = middle.cell().1 + dy;
        let x = x.clamp(i32::from(area.left()), i32::from(area.right()) - i32::from(width));
        let on_band = (x..x + i32::from(width)).any(|x| shape.is_band(x, y));
        on_band.then_some(Rect { x: x as u16, y: y as u16, width, height: 1 })
    })
}

/// The message classes, the most important first. In a cell with several classes, the first of them decides the style.
const WEIGHT: [MessageClass; MessageClass::COUNT] = {
    use MessageClass::{Answer, Elected, Election, Heartbeat, Probe, Refusal, Value};
    [Elected, Value, Answer, Probe, Election, Refusal, Heartbeat]
};

struct Flow {
    style: Style,
    count: u32,
    /// False for lost messages and for heartbeats, which the legend does not count.
    is_in_transit: bool,
}

/// Draws the lanes. Returns the number of messages in transit.
pub(super) fn draw_lanes(canvas: &mut Canvas<'_>, band: Band<'_>, taken: Vec<Rect>) -> u32 {
    let Band { scene: Scene { frame, view, look }, shape, pieces, clip } = band;
    let n = frame.n;
    let lanes = |sector: &Sector| {
        [0, 1].map(|lane| flows(std::slice::from_ref(sector), lane, look).iter().map(|flow| flow.count).sum::<u32>())
    };
    let most = pieces.sectors.iter().flat_map(lanes).max().unwrap_or(0);
    let mut under_way = 0;
    for (counted, cells) in shape.lanes.iter().enumerate() {
        let piece_of = |cell: &LaneCell| pieces.at(cell.place, n);
        let groups: Vec<&[LaneCell]> = cells.chunk_by(|one, other| piece_of(one) == piece_of(other)).collect();
        let mut drawn = 0;
        for (index, own) in groups.iter().enumerate() {
            // The inner lane is short, so some pieces have no cell in it. The next piece also draws their messages.
            let end = if index + 1 == groups.len() { pieces.sectors.len() } else { piece_of(&own[0]) + 1 };
            let flows = flows(&pieces.sectors[drawn..end], counted, look);
            drawn = end;
            draw_piece(canvas, clip, look, own, &flows, most);
            under_way += flows.iter().filter(|flow| flow.is_in_transit).map(|flow| flow.count).sum::<u32>();
        }
    }
    if let Some(ring) = frame.ring.as_ref().filter(|_| frame.topology == Topology::OneWayRing) {
        draw_few(canvas, band, (&ring.few, taken), frame.clock.tick as f64 + view.glide);
    }
    under_way
}

fn flows(sectors: &[Sector], lane: usize, look: &Look) -> Vec<Flow> {
    let theme = &look.theme;
    let sum = |of: &dyn Fn(&Sector) -> u32| sectors.iter().map(of).sum::<u32>();
    let aside = [
        Flow { style: theme.fault(), count: sum(&|sector| sector.lost), is_in_transit: false },
        Flow { style: theme.notice_trail(), count: sum(&|sector| sector.notices), is_in_transit: true },
    ];
    let classes = WEIGHT.iter().map(|&class| Flow {
        style: theme.trail(class),
        count: sum(&|sector| sector.lanes[lane][class as usize]),
        is_in_transit: class != MessageClass::Heartbeat,
    });
    aside.into_iter().filter(|_| lane == 0).chain(classes).filter(|flow| flow.count > 0).collect()
}

/// Draws the messages of one piece in one lane. `most` is the largest number of messages of any piece in any lane.
fn draw_piece(canvas: &mut Canvas<'_>, clip: Rect, look: &Look, cells: &[LaneCell], flows: &[Flow], most: u32) {
    let total: u32 = flows.iter().map(|flow| flow.count).sum();
    let symbol = density(total, most, look);
    let lit = cells.len().min(total as usize);
    let first = (cells.len() - lit) / 2;
    let mut given = 0;
    for (at, cell) in cells[first..first + lit].iter().enumerate() {
        let left = lit - at;
        let flow = &flows[given.min(flows.len() - 1)];
        let share = (flow.count as usize * lit / total as usize).max(1);
        canvas.put(clip, i32::from(cell.x), i32::from(cell.y), symbol, flow.style);
        if given + 1 < flows.len() && (at + 1 >= share || left <= flows.len() - given) {
            given += 1;
        }
    }
}

fn density(messages: u32, most: u32, look: &Look) -> &'static str {
    let heaviest = match most {
        0..=1 => 0,
        2 => 1,
        3 => 2,
        4..8 => 3,
        _ => 4,
    };
    let part = f64::from(messages.saturating_sub(1)) / f64::from(most.saturating_sub(1).max(1));
    let level = ((part * f64::from(heaviest)).round() as usize).min(4);
    look.glyphs.densities[level]
}

/// How far a message may move along the lane to find a free place, in units (columns or half rows).
const MOST_SHIFT: i32 = 8;

fn draw_few(canvas: &mut Canvas<'_>, band: Band<'_>, (few, mut taken): (&[Message], Vec<Rect>), now: f64) {
    let Band { scene: Scene { frame, look, .. }, shape, clip, .. } = band;
    for message in few.iter().filter(|message| !message.notice) {
        let place = (message.from as f64 + 0.5 + part_of(message, now)) / frame.n.max(1) as f64;
        let text = format!("{}{}", look.glyphs.before_payload(message.class), look.texts.spelled(&message.payload));
        let columns = text.chars().count() as u16;
        let nearest = (0..=MOST_SHIFT).flat_map(|step| [step, -step]);
        let mut bodies = nearest.map(|step| body(shape, place + f64::from(step) / shape.lane.length, columns));
        let is_free = |body: &Rect| !taken.iter().any(|other| other.intersects(aired(*body)));
        if let Some(body) = bodies.find(is_free) {
            taken.push(body);
            canvas.write(clip, i32::from(body.x), i32::from(body.y), &text, look.theme.pill(message.class));
        }
    }
}

/// The cells of a message at `place`. At the left and right of the ring, the text extends towards the middle.
fn body(shape: &BandShape, place: f64, columns: u16) -> Rect {
    let point = shape.lane.at(place.rem_euclid(1.0));
    let (x, y) = point.cell();
    let aside = (point.x - shape.inside.centre.x) / shape.inside.a;
    let columns_before = match aside {
        0.8.. => i32::from(columns) - 1,
        ..-0.8 => 0,
        _ => i32::from(columns) / 2,
    };
    Rect { width: columns, ..cell((x - columns_before, y)) }
}
