//! The band itself: how much of each piece is filled says how many of its processes compete.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};

use super::shape::{BandShape, Cell, Spot};
use crate::paint::glyphs::GlyphSet;
use crate::paint::{Look, pen};
use crate::session::Role;
use crate::session::frame::{Ring, Sector};

/// The sectors as pieces: neighbouring sectors are one piece where there is no room for each.
pub(super) struct Pieces {
    pub(super) per_sector: usize,
    pub(super) sectors: Vec<Sector>,
}

impl Pieces {
    /// The piece at a place on a ring of so many processes.
    pub(super) fn at(&self, place: f32, n: usize) -> usize {
        let position = (f64::from(place) * n as f64) as usize;
        (position / self.per_sector).min(self.sectors.len().saturating_sub(1))
    }

    /// The middle of a piece as a place.
    pub(super) fn middle(&self, piece: usize, n: usize) -> f32 {
        let start = piece * self.per_sector;
        let end = (start + self.per_sector).min(n);
        ((start + end) as f64 / 2.0 / n.max(1) as f64) as f32
    }
}

/// The sectors of a ring in at most so many pieces.
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

/// The states in a piece from the inner edge outwards: what competes is always at the same edge, and who is down leaves a gap in
/// the other.
const ORDER: [Role; 8] =
    [Role::Leader, Role::Active, Role::Red, Role::Waiting, Role::Relay, Role::Black, Role::Idle, Role::Crashed];

/// What fills each level of a piece, from the inner edge outwards. Every state that is there has a level, as long as there are levels.
pub(super) fn levels(sector: &Sector, levels: usize) -> Vec<Role> {
    let total = f64::from(sector.processes.max(1));
    let present: Vec<(Role, f64)> = ORDER
        .iter()
        .filter(|&&role| sector.count(role) > 0)
        .map(|&role| (role, f64::from(sector.count(role)) / total * levels as f64))
        .collect();
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

/// Draws every piece, then the marks that must never vanish in an average.
pub(super) fn draw(buffer: &mut Buffer, clip: Rect, shape: &BandShape, pieces: &Pieces, n: usize, look: &Look) {
    let filled: Vec<Vec<Role>> = pieces.sectors.iter().map(|sector| levels(sector, usize::from(shape.levels))).collect();
    let role_at = |spot: Spot| {
        let levels = filled.get(pieces.at(spot.place, n))?;
        let level = (f64::from(spot.depth) * levels.len() as f64) as usize;
        levels.get(level.min(levels.len().checked_sub(1)?)).copied()
    };
    for cell in &shape.cells {
        let roles = cell.quarters.map(|spot| spot.and_then(role_at).filter(|&role| role != Role::Crashed));
        draw_cell(buffer, clip, cell, roles, look);
    }
    draw_marks(buffer, clip, shape, pieces, n, look);
}

fn is_filled(role: Role) -> bool {
    matches!(role, Role::Active | Role::Red | Role::Leader)
}

/// The colour that stands for a state, if there are colours.
fn colour(role: Role, look: &Look) -> Option<Color> {
    look.theme.tile_plain(role).bg.or(look.theme.edge(role).fg)
}

/// The colour of the empty part of the band, if there are colours.
fn ground(look: &Look) -> Option<Color> {
    look.theme.rule().fg
}

fn draw_cell(buffer: &mut Buffer, clip: Rect, cell: &Cell, roles: [Option<Role>; 4], look: &Look) {
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
    let ground = ground(look);
    let on_ground = |style: Style| ground.map_or(style, |ground| style.bg(ground));
    if full > 0 {
        let role = roles.iter().flatten().copied().find(|&role| is_filled(role)).unwrap_or(Role::Active);
        let style = colour(role, look).map_or(look.theme.text(), |colour| Style::new().fg(colour));
        let style = if empty > 0 && empty.count_ones() + full.count_ones() == 4 { on_ground(style) } else { style };
        return pen::put(buffer, clip, x, y, block(full, look), style);
    }
    let role = roles.iter().flatten().copied().max_by_key(|&role| roles.iter().filter(|other| **other == Some(role)).count());
    let role = role.unwrap_or(Role::Idle);
    let edge = look.theme.edge(role);
    if empty != 15 {
        // The edges of the empty band are smooth only where its ground is a colour.
        if let Some(ground) = ground {
            pen::put(buffer, clip, x, y, block(empty, look), Style::new().fg(ground));
        } else if empty.count_ones() > 1 {
            pen::put(buffer, clip, x, y, texture(role, look), edge);
        }
        return;
    }
    let symbol = if role == Role::Idle && !mono { " " } else { texture(role, look) };
    pen::put(buffer, clip, x, y, symbol, on_ground(edge));
}

/// What the empty part of the band is filled with, by state.
fn texture(role: Role, look: &Look) -> &'static str {
    let ascii = look.glyphs.set == GlyphSet::Ascii;
    match role {
        Role::Waiting => {
            if ascii {
                "="
            } else {
                "▒"
            }
        }
        Role::Relay | Role::Black => {
            if ascii {
                "-"
            } else {
                "░"
            }
        }
        _ => {
            if ascii {
                "."
            } else {
                "·"
            }
        }
    }
}

/// The block with these quarters: 1 and 2 above, 4 and 8 below.
fn block(quarters: usize, look: &Look) -> &'static str {
    const QUARTERS: [&str; 16] = [" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"];
    // WGL4 has halves only: a quarter becomes the half above or below it.
    const HALVES: [&str; 16] = [" ", "▀", "▀", "▀", "▄", "▌", "█", "█", "▄", "█", "▐", "█", "▄", "█", "█", "█"];
    match look.glyphs.set {
        GlyphSet::Default => QUARTERS[quarters],
        GlyphSet::Safe => HALVES[quarters],
        GlyphSet::Ascii => ["", ":", "#", "#", "#"][quarters.count_ones() as usize],
    }
}

/// A leader's star, the cross of who is down and the mark of an armed crash, one of each to a piece.
fn draw_marks(buffer: &mut Buffer, clip: Rect, shape: &BandShape, pieces: &Pieces, n: usize, look: &Look) {
    let theme = &look.theme;
    let marks = |sector: &Sector| {
        let crashed = sector.count(Role::Crashed) > 0;
        let leader = sector.count(Role::Leader) > 0;
        [
            leader.then(|| (look.glyphs.state(Role::Leader), theme.tile(Role::Leader), if crashed { 0.2 } else { 0.5 })),
            crashed.then(|| (look.glyphs.state(Role::Crashed), theme.fault(), if leader { 0.85 } else { 0.5 })),
            sector.armed.then(|| (look.glyphs.armed, theme.fault(), 0.05)),
        ]
    };
    let wanted: Vec<_> = pieces
        .sectors
        .iter()
        .enumerate()
        .flat_map(|(piece, sector)| marks(sector).into_iter().flatten().map(move |mark| (piece, mark)))
        .collect();
    if wanted.is_empty() {
        return;
    }
    let mut nearest: Vec<(f32, Option<(u16, u16)>)> = vec![(f32::MAX, None); wanted.len()];
    let length = shape.length as f32;
    for cell in &shape.cells {
        // The middle of a cell is between its quarters.
        let spots: Vec<&Spot> = cell.quarters.iter().flatten().collect();
        if spots.len() < 4 {
            continue;
        }
        let (place, depth) = (spots[0].place, spots.iter().map(|spot| spot.depth).sum::<f32>() / 4.0);
        let piece = pieces.at(place, n);
        let first = wanted.partition_point(|(known, _)| *known < piece.saturating_sub(1));
        for (at, (known, (.., wished))) in wanted.iter().enumerate().skip(first).take_while(|(_, (known, _))| *known <= piece + 1)
        {
            let aside = (place - pieces.middle(*known, n)).abs();
            let aside = aside.min(1.0 - aside) * length;
            let off = aside + (depth - wished).abs() * f32::from(shape.levels);
            if off < nearest[at].0 {
                nearest[at] = (off, Some((cell.x, cell.y)));
            }
        }
    }
    for ((_, (glyph, style, _)), (_, cell)) in wanted.iter().zip(nearest) {
        if let Some((x, y)) = cell {
            pen::put(buffer, clip, i32::from(x), i32::from(y), glyph, *style);
        }
    }
}
