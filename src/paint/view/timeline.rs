//! Time: marks above, the track below. The track reaches as far as what is recorded and gives away nothing of what may come.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::{Scene, sign};
use crate::paint::captions::Caption;
use crate::paint::row::RowPen;
use crate::protocol::Ticks;
use crate::session::model::Sign;

/// The label; the track begins behind it.
pub(in crate::paint) fn label(scene: &Scene<'_>) -> String {
    let (time, marks) = (scene.say(Caption::TimelineTime), scene.say(Caption::TimelineMarks));
    let width = time.width().max(marks.width());
    format!(" {time}{} ", " ".repeat(width - time.width()))
}

/// Draws both rows; the track begins `edge` columns from the left.
pub(in crate::paint) fn draw(scene: &Scene<'_>, area: Rect, edge: u16, buffer: &mut Buffer) {
    // Without their name, marks right below the ids of the strip would be read as marks of those processes.
    RowPen::new(buffer, area, 0).skip(1).write(&scene.say(Caption::TimelineMarks), scene.theme().muted());
    RowPen::new(buffer, area, 1).write(&label(scene), scene.theme().strong());
    let Some(place) = track(area, edge) else { return };
    let scale = Scale::new(scene.frame.clock.recorded, usize::from(place.width));
    draw_marks(scene, place, scale, buffer);
    draw_track(scene, place, scale, buffer);
}

/// The tick at a place of the pane, if it is one of the recorded ones; beyond its ends, the nearest of them.
pub(in crate::paint) fn tick_at(scene: &Scene<'_>, area: Rect, edge: u16, column: u16) -> Option<Ticks> {
    let place = track(area, edge)?;
    let recorded = scene.frame.clock.recorded.max(scene.frame.clock.tick);
    let scale = Scale::new(scene.frame.clock.recorded, usize::from(place.width));
    Some(scale.tick(usize::from(column.saturating_sub(place.x))).min(recorded))
}

/// The columns of the track, if there is room for one.
pub(in crate::paint) fn track(area: Rect, edge: u16) -> Option<Rect> {
    let place = Rect { x: area.x + edge, width: area.width.saturating_sub(edge + 1), ..area };
    (place.width >= 8).then_some(place)
}

/// So many columns at the right end the head never reaches.
const FREE: u128 = 8;

/// Where a tick is on the track.
#[derive(Clone, Copy, Debug)]
pub(in crate::paint) struct Scale {
    /// The tick at the right end.
    horizon: u64,
    /// The columns of the track, at least 2.
    width: usize,
}

impl Scale {
    /// The shortest of a few round horizons that has room for what is recorded, and for the head's number and the next ticks
    /// behind it: it changes seldom while a run goes on.
    pub(in crate::paint) fn new(recorded: u64, width: usize) -> Self {
        let columns = (width - 1) as u128;
        let free = columns - (columns / 4).min(FREE);
        let has_room = |horizon: u64| {
            let (horizon, recorded) = (u128::from(horizon), u128::from(recorded));
            recorded * 115 <= horizon * 100 && recorded * columns <= horizon * free
        };
        Self { horizon: round(&[20, 30, 50, 70, 100], has_room), width }
    }

    pub(in crate::paint) fn column(self, tick: u64) -> usize {
        (u128::from(tick.min(self.horizon)) * (self.width - 1) as u128 / u128::from(self.horizon)) as usize
    }

    /// The tick in the middle of those that a column stands for; at the left end, the first of all.
    fn tick(self, column: usize) -> Ticks {
        if column == 0 {
            return 0;
        }
        let column = column.min(self.width - 1) as u128;
        let (horizon, columns) = (u128::from(self.horizon), (self.width - 1) as u128);
        // The first tick of this column, and the first of the next one.
        let first = |column: u128| (column * horizon).div_ceil(columns);
        let (low, high) = (first(column), first(column + 1));
        ((low + high.max(low + 1) - 1) / 2).min(horizon) as Ticks
    }

    /// The ticks between two notches: 5, or 10, 20, 50 … so that they are at least 3 columns apart.
    fn notches(self) -> u64 {
        let columns = (self.width - 1) as u128;
        round(&[5, 10, 20], |spacing| u128::from(spacing) * columns >= 3 * u128::from(self.horizon))
    }
}

/// The first of some round numbers, and of ten, a hundred … times them, that is enough.
pub(super) fn round(numbers: &[u64], enough: impl Fn(u64) -> bool) -> u64 {
    let decades = (0..20).map(|power| 10_u64.saturating_pow(power));
    let mut all = decades.flat_map(|decade| numbers.iter().map(move |number| number.saturating_mul(decade)));
    all.find(|&number| enough(number)).unwrap_or(u64::MAX)
}

/// How much a mark matters when several fall on one column.
const fn weight(sign: Sign) -> u8 {
    match sign {
        Sign::Broken => 8,
        Sign::Leader => 7,
        Sign::Crash => 6,
        Sign::Revive => 5,
        Sign::Start | Sign::Cut | Sign::Mend => 4,
        Sign::Lost => 3,
        Sign::Note => 2,
        Sign::Bounced | Sign::Timer | Sign::Info => 1,
        Sign::Message(_) => 0,
    }
}

pub(in crate::paint) fn draw_marks(scene: &Scene<'_>, place: Rect, scale: Scale, buffer: &mut Buffer) {
    // What has happened goes before what is only revealed.
    let mut marks: Vec<Option<(bool, Sign)>> = vec![None; scale.width];
    let happened = scene.frame.marks.iter().map(|mark| (true, mark));
    for (happened, mark) in happened.chain(scene.frame.marks_ahead.iter().map(|mark| (false, mark))) {
        let at = &mut marks[scale.column(mark.tick)];
        if at.is_none_or(|(known, there)| (known, weight(there)) < (happened, weight(mark.sign))) {
            *at = Some((happened, mark.sign));
        }
    }
    let bookmarks = &scene.frame.branching.bookmarks;
    let bookmarked = |column| bookmarks.iter().map(|bookmark| bookmark.tick).find(|&tick| scale.column(tick) == column);
    for (column, mark) in marks.into_iter().enumerate() {
        // What a person has marked is found again, whatever happened there.
        if let Some(tick) = bookmarked(column) {
            let theme = scene.theme();
            let style = if tick <= scene.frame.clock.tick { theme.strong() } else { theme.muted() };
            RowPen::new(buffer, place, 0).skip(column).write(scene.strokes().bookmark, style);
        } else if let Some((happened, mark)) = mark {
            let (glyph, style) = match mark {
                Sign::Lost => (scene.strokes().lost, scene.theme().fault()),
                _ => sign::of(scene, mark),
            };
            let style = if happened { style } else { scene.theme().faint() };
            RowPen::new(buffer, place, 0).skip(column).write(glyph, style);
        }
    }
}

/// Marks on the track where other branches part from this run.
fn draw_forks(scene: &Scene<'_>, place: Rect, scale: Scale, buffer: &mut Buffer) {
    let (theme, strokes, clock) = (scene.theme(), scene.strokes(), scene.frame.clock);
    let head = scale.column(clock.tick);
    for &fork in scene.frame.branching.forks.iter().filter(|&&fork| fork <= clock.recorded.max(clock.tick)) {
        let column = scale.column(fork);
        let style = if column < head { theme.strong() } else { theme.muted() };
        RowPen::new(buffer, place, 1).skip(column).write(strokes.fork, style);
    }
}

pub(in crate::paint) fn draw_track(scene: &Scene<'_>, place: Rect, scale: Scale, buffer: &mut Buffer) {
    let theme = scene.theme();
    let strokes = scene.strokes();
    let clock = scene.frame.clock;
    let (head, end) = (scale.column(clock.tick), scale.column(clock.recorded.max(clock.tick)));
    let mut pen = RowPen::new(buffer, place, 1);
    pen.repeat(strokes.played, head, theme.muted());
    let spacing = scale.notches();
    let rest = scale.width - head - 1;
    let reveal = scene.view.reveal;
    pen.skip(1).repeat(if reveal { strokes.revealed } else { strokes.recorded }, end - head, theme.faint());
    // Notches only on what is recorded: beyond it, any mark would look like something yet to come.
    for tick in (clock.tick / spacing + 1..=clock.recorded / spacing).map(|round| round * spacing) {
        RowPen::new(buffer, place, 1).skip(scale.column(tick)).write(strokes.notch, theme.faint());
    }
    draw_forks(scene, place, scale, buffer);
    if reveal && end > head {
        let mut pen = RowPen::new(buffer, place, 1);
        pen.skip(end).write(strokes.recorded_end, theme.muted());
        let last = format!(" {} ", scene.look.texts.number(clock.recorded));
        if pen.left() >= last.width() {
            pen.stamp(&last, theme.base().patch(theme.muted()));
        }
    }
    // The tick stands on the track, right of the head, or left of it at the end.
    let tick = format!(" {} ", scene.look.texts.number(clock.tick));
    let at = if tick.width() <= rest + 1 { head + 1 } else { head.saturating_sub(tick.width()) };
    RowPen::new(buffer, place, 1).skip(at).stamp(&tick, theme.base().patch(theme.strong()));
    RowPen::new(buffer, place, 1).skip(head).stamp(strokes.head, theme.base().patch(theme.strong()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_horizon_is_round_and_beyond_what_is_recorded() {
        assert_eq!(
            [0, 20, 21, 53, 99, 101, 1_000_000].map(|tick| Scale::new(tick, 60).horizon),
            [20, 30, 30, 70, 200, 200, 2_000_000]
        );
        assert_eq!(Scale::new(u64::MAX, 60).horizon, u64::MAX);
    }

    #[test]
    fn the_head_stays_clear_of_the_right_end() {
        for width in [9, 40, 60, 73, 180] {
            for recorded in 0..3_000 {
                let scale = Scale::new(recorded, width);
                let free = (width - 1) / 4;
                assert!(scale.column(recorded) + free.min(8) < width, "{recorded} of {} on {width}", scale.horizon);
            }
        }
    }

    #[test]
    fn a_column_leads_to_a_tick_that_is_drawn_there() {
        for (recorded, width) in [(20, 70), (50, 70), (70, 40), (200, 70), (10_000, 70), (u64::MAX, 9)] {
            let scale = Scale::new(recorded, width);
            for column in 0..width {
                let tick = scale.tick(column);
                let there = scale.column(tick);
                // Where there are more columns than ticks, the next tick is the nearest one.
                let next = scale.column(tick.saturating_sub(1));
                assert!(there == column || (next < column && column < there), "{recorded} {width} {column}: {tick} at {there}");
            }
            assert_eq!((scale.tick(0), scale.tick(width - 1)), (0, scale.horizon));
        }
    }

    #[test]
    fn notches_keep_three_columns_apart() {
        for (recorded, width) in [(20, 70), (50, 70), (200, 70), (10_000, 70), (u64::MAX, 9)] {
            let scale = Scale::new(recorded, width);
            let spacing = scale.notches();
            assert!(
                scale.column(spacing.saturating_mul(2)) - scale.column(spacing) >= 3 || spacing > scale.horizon / 2,
                "{recorded} {width}"
            );
        }
        assert_eq!(
            [Scale::new(17, 70), Scale::new(170, 70), Scale::new(400, 70), Scale::new(800, 70)].map(Scale::notches),
            [5, 10, 50, 50]
        );
    }
}
