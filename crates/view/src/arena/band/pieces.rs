//! The band itself: how much of each piece is filled says how many of its processes compete.

use ratatui::layout::Rect;
use ratatui::style::{Color, Style};

use super::Band;
use super::shape::{Cell, Spot};
use crate::Look;
use crate::canvas::Canvas;
use crate::scene::Scene;
use suffrage_engine::engine::Sector;
use suffrage_engine::protocol::Role;
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

/// The piece at a place on a ring of so many processes, of so many pieces with so many processes each.
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

/// The states in a piece from the inner edge outwards: competitors are always at the same edge, and crashed processes leave a gap
/// in the other. A leader has a mark instead.
const ORDER: [Role; Role::COUNT - 1] = [
    Role::Active,
    Role::Red,
    Role::Traitor,
    Role::Waiting,
    Role::Relay,
    Role::Black,
    Role::Decided,
    Role::Idle,
    Role::Crashed,
];

/// What fills each level of a piece, from the inner edge outwards. Every state that is there has a level, as long as there are
/// levels; crashed processes have no more than their share, as a gap looks like a missing piece.
pub(super) fn levels(sector: &Sector, levels: usize) -> Vec<Role> {
    let total = f64::from(sector.processes.max(1));
    let share = |role: Role| f64::from(sector.count(role)) / total * levels as f64;
    let seen = |role: Role| if role == Role::Crashed { share(role) >= 0.5 } else { sector.count(role) > 0 };
    let present: Vec<(Role, f64)> =
        ORDER.into_iter().filter(|&role| seen(role)).map(|role| (role, share(role))).collect();
    let mut counts: Vec<usize> = present.iter().map(|(_, share)| (share.round() as usize).max(1)).collect();
    while counts.iter().sum::<usize>() > levels {
        // The largest gives way; where all have one level, the last but one, so that gaps stay.
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

/// Draws every piece. Every other one has a shade of its own, so that one sees what a piece is.
pub(super) fn draw(canvas: &mut Canvas<'_>, band: Band<'_>) {
    let Band { scene: Scene { frame, look, .. }, shape, pieces, clip } = band;
    let n = frame.n;
    let filled: Vec<Vec<Role>> =
        pieces.sectors.iter().map(|sector| levels(sector, usize::from(shape.levels))).collect();
    let role_at = |spot: Spot| {
        let levels = filled.get(pieces.at(spot.place, n))?;
        let level = (f64::from(spot.depth) * levels.len() as f64) as usize;
        levels.get(level.min(levels.len().checked_sub(1)?)).copied()
    };
    let shades = [Shades::plain(look), Shades::aside(look)];
    for cell in &shape.cells {
        let piece = cell.quarters.iter().flatten().next().map_or(0, |spot| pieces.at(spot.place, n));
        // The last piece is next to the first.
        let shades = &shades[piece % 2];
        let roles = cell.quarters.map(|spot| spot.and_then(role_at).filter(|&role| role != Role::Crashed));
        draw_cell(canvas, clip, cell, roles, (look, shades));
    }
}

fn is_filled(role: Role) -> bool {
    matches!(role, Role::Active | Role::Red | Role::Leader | Role::Traitor)
}

struct Shades {
    /// Of what competes, by state.
    full: [Option<Color>; Role::COUNT],
    /// Of the empty part of the band.
    ground: Option<Color>,
    /// Whether this is every other piece.
    aside: bool,
}

impl Shades {
    fn plain(look: &Look) -> Self {
        let theme = &look.theme;
        let mut full = [None; Role::COUNT];
        for role in ORDER {
            full[role as usize] = theme.tile_plain(role).bg.or(theme.edge(role).fg);
        }
        Self { full, ground: theme.rule().fg, aside: false }
    }

    fn aside(look: &Look) -> Self {
        let Self { full, ground, .. } = Self::plain(look);
        let shaded = |colour: Option<Color>| colour.map(|colour| look.theme.shaded(colour).unwrap_or(colour));
        Self { full: full.map(shaded), ground: shaded(ground), aside: true }
    }
}

fn draw_cell(
    canvas: &mut Canvas<'_>,
    clip: Rect,
    cell: &Cell,
    roles: [Option<Role>; 4],
    (look, shades): (&Look, &Shades),
) {
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
        // Without colours every other piece is told by its texture.
        let aside = mono && shades.aside && full == 15;
        let symbol = if aside { look.glyphs.full_aside } else { look.glyphs.quarters[full] };
        return canvas.put(clip, x, y, symbol, style);
    }
    let role =
        roles.iter().flatten().copied().max_by_key(|&role| roles.iter().filter(|other| **other == Some(role)).count());
    let role = role.unwrap_or(Role::Idle);
    let edge = look.theme.edge(role);
    if empty != 15 {
        // The edges of the empty band are smooth only where its ground is a colour.
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
