//! Time: marks above, the track below. The track reaches as far as what is recorded and gives away nothing of what may come.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::sign;
use crate::paint::canvas::Canvas;
use crate::paint::scale::Scale;
use crate::paint::scene::Scene;
use crate::paint::target::Ruler;
use crate::session::model::Sign;
use crate::text::ids;

pub(in crate::paint) fn label(scene: &Scene<'_>) -> String {
    let (time, marks) = (scene.say(ids::SCREEN_TIMELINE_TIME), scene.say(ids::SCREEN_TIMELINE_MARKS));
    let width = time.width().max(marks.width());
    format!(" {time}{} ", " ".repeat(width - time.width()))
}

/// Draws both rows; the track begins `edge` columns from the left.
pub(in crate::paint) fn draw(scene: &Scene<'_>, area: Rect, edge: u16, canvas: &mut Canvas<'_>) {
    // Without their name, marks right below the ids of the strip would be read as marks of those processes.
    canvas.row(area, 0).skip(1).write(&scene.say(ids::SCREEN_TIMELINE_MARKS), scene.theme().muted());
    canvas.row(area, 1).write(&label(scene), scene.theme().strong());
    let Some(place) = track(area, edge) else { return };
    let scale = Scale::new(scene.frame.clock.recorded, usize::from(place.width));
    draw_marks(scene, place, scale, canvas);
    draw_track(scene, place, scale, canvas);
    record(scene, area, place, scale, canvas);
}

pub(in crate::paint) fn record(scene: &Scene<'_>, area: Rect, place: Rect, scale: Scale, canvas: &mut Canvas<'_>) {
    let clock = scene.frame.clock;
    canvas.hits().add_timeline(area, Ruler { left: place.x, scale, last: clock.recorded.max(clock.tick) });
}

pub(in crate::paint) fn track(area: Rect, edge: u16) -> Option<Rect> {
    let place = Rect { x: area.x + edge, width: area.width.saturating_sub(edge + 1), ..area };
    (place.width >= 8).then_some(place)
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

pub(in crate::paint) fn draw_marks(scene: &Scene<'_>, place: Rect, scale: Scale, canvas: &mut Canvas<'_>) {
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
            canvas.row(place, 0).skip(column).write(scene.glyphs().bookmark, style);
        } else if let Some((happened, mark)) = mark {
            let (glyph, style) = match mark {
                Sign::Lost => (scene.glyphs().lost_at_tick, scene.theme().fault()),
                _ => sign::of(scene, mark),
            };
            let style = if happened { style } else { scene.theme().faint() };
            canvas.row(place, 0).skip(column).write(glyph, style);
        }
    }
}

fn draw_forks(scene: &Scene<'_>, place: Rect, scale: Scale, canvas: &mut Canvas<'_>) {
    let (theme, glyphs, clock) = (scene.theme(), scene.glyphs(), scene.frame.clock);
    let head = scale.column(clock.tick);
    for &fork in scene.frame.branching.forks.iter().filter(|&&fork| fork <= clock.recorded.max(clock.tick)) {
        let column = scale.column(fork);
        let style = if column < head { theme.strong() } else { theme.muted() };
        canvas.row(place, 1).skip(column).write(glyphs.fork, style);
    }
}

pub(in crate::paint) fn draw_track(scene: &Scene<'_>, place: Rect, scale: Scale, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    let glyphs = scene.glyphs();
    let clock = scene.frame.clock;
    let (head, end) = (scale.column(clock.tick), scale.column(clock.recorded.max(clock.tick)));
    let mut pen = canvas.row(place, 1);
    pen.repeat(glyphs.played, head, theme.muted());
    let spacing = scale.notches();
    let rest = scale.width - head - 1;
    let reveal = scene.view.reveal;
    pen.skip(1).repeat(if reveal { glyphs.revealed } else { glyphs.recorded }, end - head, theme.faint());
    // Notches only on what is recorded: beyond it, any mark would look like something yet to come.
    for tick in (clock.tick / spacing + 1..=clock.recorded / spacing).map(|round| round * spacing) {
        canvas.row(place, 1).skip(scale.column(tick)).write(glyphs.notch, theme.faint());
    }
    draw_forks(scene, place, scale, canvas);
    if reveal && end > head {
        let mut pen = canvas.row(place, 1);
        pen.skip(end).write(glyphs.recorded_end, theme.muted());
        let last = format!(" {} ", scene.look.texts.number(clock.recorded));
        if pen.left() >= last.width() {
            pen.stamp(&last, theme.base().patch(theme.muted()));
        }
    }
    // The tick stands on the track, right of the head, or left of it at the end.
    let tick = format!(" {} ", scene.look.texts.number(clock.tick));
    let at = if tick.width() <= rest + 1 { head + 1 } else { head.saturating_sub(tick.width()) };
    canvas.row(place, 1).skip(at).stamp(&tick, theme.base().patch(theme.strong()));
    canvas.row(place, 1).skip(head).stamp(glyphs.head, theme.base().patch(theme.strong()));
}
