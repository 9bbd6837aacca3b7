//! The marks over a band, each whole: the leader with its id, how many of a piece are down or about to be, and links that are cut.
//! The band itself stays as it is beneath them: one process of many thousands is not worth a bite out of it.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::super::Label;
use super::super::rim;
use super::Band;
use super::pieces::Pieces;
use super::shape::BandShape;
use crate::Look;
use crate::scene::Scene;
use suffrage_engine::protocol::Role;
use suffrage_session::model::{Frame, Verdict};

/// The marks of all pieces, none of them over another: the leader's first, then the pieces with the most that are down.
pub(super) fn placed(band: Band<'_>) -> Vec<Label> {
    let Band { scene: Scene { frame, look, .. }, shape, pieces, clip } = band;
    let mut wanted = wanted(frame, look, pieces);
    wanted.sort_by_key(|(weight, ..)| std::cmp::Reverse(*weight));
    let area = shape.area.intersection(clip);
    let mut marks: Vec<Label> = acting(band);
    for (_, piece, texts, style) in wanted {
        let place = f64::from(pieces.middle(piece, frame.n));
        let places = texts
            .iter()
            .flat_map(|text| places(shape, area, place, text.chars().count() as u16).map(move |at| (text, at)));
        let free = |place: &Rect| marks.iter().all(|mark| !mark.place.intersects(*place));
        if let Some((text, place)) = { places }.find(|(_, place)| free(place)) {
            marks.push(Label { text: text.clone(), style, place });
        }
    }
    marks
}

/// Who acts, with its rim: nothing on the band is brighter.
fn acting(band: Band<'_>) -> Vec<Label> {
    let Band { scene: Scene { frame, view, look }, shape, clip, .. } = band;
    let Some((acts, style)) = rim::acting(frame, look, view.fades) else { return Vec::new() };
    let id = look.texts.name(acts.id);
    let width = id.chars().count() as u16 + 2;
    let place = super::place_of(acts.position, frame.n);
    let Some(place) = places(shape, shape.area.intersection(clip), place, width).next() else { return Vec::new() };
    let (left, right) = rim::sides(look);
    let ends = [(left, place.x), (right, place.right() - 1)];
    let ends = ends.map(|(end, x)| Label { text: end.to_owned(), style, place: Rect { x, width: 1, ..place } });
    let ink = look.theme.chip();
    let ink = style.fg.filter(|_| !look.theme.is_mono()).map_or(ink, |ground| ink.bg(ground));
    let id = Label { text: id, style: ink, place: Rect { x: place.x + 1, width: width - 2, ..place } };
    ends.into_iter().chain([id]).collect()
}

/// What is to be marked: its weight, its piece, what is written (the longest first) and how.
fn wanted(frame: &Frame, look: &Look, pieces: &Pieces) -> Vec<(u32, usize, Vec<String>, Style)> {
    let (theme, glyphs) = (&look.theme, &look.glyphs);
    let leaders: u32 = pieces.sectors.iter().map(|sector| sector.count(Role::Leader)).sum();
    let known = match frame.verdict {
        Verdict::Deciding { leader, .. } if leaders == 1 => leader,
        Verdict::Agreed { leader, .. } if leaders == 1 => Some(leader),
        _ => None,
    };
    // Without colours a reversed tile would not be seen on a full band.
    let apart = |text: String| if theme.is_mono() { format!(" {text} ") } else { text };
    let many = |count: u32| if count > 1 { count.to_string() } else { String::new() };
    let mut wanted = Vec::new();
    for (piece, sector) in pieces.sectors.iter().enumerate() {
        let (leads, down) = (sector.count(Role::Leader), sector.count(Role::Crashed));
        if leads > 0 {
            let star = glyphs.state(Role::Leader);
            let id = known.map_or_else(|| many(leads), |leader| look.texts.name(leader));
            wanted.push((
                u32::MAX,
                piece,
                vec![apart(format!("{star}{id}")), star.to_owned()],
                theme.tile(Role::Leader),
            ));
        }
        if down > 0 {
            let cross = glyphs.state(Role::Crashed);
            wanted.push((down, piece, vec![format!("{cross}{}", many(down)), cross.to_owned()], theme.fault_mark()));
        }
        if sector.armed {
            wanted.push((0, piece, vec![glyphs.armed.to_owned()], theme.fault_mark()));
        }
    }
    for process in &frame.processes {
        let (from, to) = (process.position, (process.position + 1) % frame.n);
        if frame.cuts.is_cut(from, to) || frame.cuts.is_cut(to, from) {
            wanted.push((0, from / pieces.per_sector, vec![glyphs.cut.to_owned()], theme.fault_mark()));
        }
    }
    wanted
}

/// Where a mark so wide may stand: over the middle of the band, or as near to it as it stays on the screen; then nearer to its edges.
fn places(shape: &BandShape, area: Rect, place: f64, width: u16) -> impl Iterator<Item = Rect> {
    let middle = shape.middle.at(place);
    let steps = [(0, 0), (0, 1), (0, -1), (1, 0), (-1, 0), (2, 0), (-2, 0)];
    steps.into_iter().filter_map(move |(dx, dy)| {
        let x = (middle.x - f64::from(width) / 2.0).round() as i32 + dx;
        let y = middle.cell().1 + dy;
        let x = x.clamp(i32::from(area.left()), i32::from(area.right()) - i32::from(width));
        let on_band = (x..x + i32::from(width)).any(|x| shape.is_band(x, y));
        on_band.then_some(Rect { x: x as u16, y: y as u16, width, height: 1 })
    })
}
