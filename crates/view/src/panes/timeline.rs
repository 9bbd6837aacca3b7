//! Draws the timeline: for each tick a bar for the messages sent in that tick, and marks of events. A hidden future is
//! not shown.

use crate::{panes::sign_glyph, prelude::*, scale::Scale, target::Ruler};
use suffrage_session::model::{Mark, Sent};

/// The strength of colours at ticks after the current one, in percent.
const REWOUND: u32 = 45;

pub(crate) fn label(scene: &Scene<'_>) -> String {
    format!(" {}  ", scene.say(ids::SCREEN_TIMELINE_TIME))
}

/// Draws the timeline. Its track (the part with the ticks) begins `edge` columns from the left.
pub(crate) fn draw(scene: &Scene<'_>, area: Rect, edge: u16, canvas: &mut Canvas<'_>) {
    let bottom = Rect { y: area.bottom().saturating_sub(1), height: area.height.min(1), ..area };
    let mut pen = canvas.row(bottom, 0);
    let time = scene.say(ids::SCREEN_TIMELINE_TIME);
    pen.skip(1).write(&time, scene.theme().strong());
    // The height of a bar is the logarithm of the number of messages.
    let scaled = scene.say(ids::SCREEN_TIMELINE_LOG);
    if usize::from(edge) >= 1 + time.width() + 1 + scaled.width() + 2 {
        pen.skip(1).write(&scaled, scene.theme().muted());
    }
    let Some(place) = track(area, edge) else { return };
    let last = last(scene);
    let scale = Scale::new(scene.frame.clock.tick, last, usize::from(place.width));
    draw_bars(scene, place, (scale, last), canvas);
    draw_marks(scene, place, scale, last, canvas);
    if place.height > 1 {
        draw_rounds(scene, place, scale, last, canvas);
    }
    draw_head(scene, place, scale, canvas);
    draw_more(scene, place, scale, canvas);
    canvas.hits.add_timeline(area, Ruler { left: place.x, scale, last });
}

pub(crate) fn track(area: Rect, edge: u16) -> Option<Rect> {
    let place = Rect { x: area.x + edge, width: area.width.saturating_sub(edge), ..area };
    (place.width >= 9 && place.height > 0).then_some(place)
}

/// The last recorded tick; while a question is open, the current tick.
pub(crate) fn last(scene: &Scene<'_>) -> Ticks {
    let clock = scene.frame.clock;
    if scene.view.is_asking() { clock.tick } else { clock.recorded.max(clock.tick) }
}

pub(crate) fn draw_more(scene: &Scene<'_>, place: Rect, scale: Scale, canvas: &mut Canvas<'_>) {
    if let Some(x) = place.x.checked_sub(1).filter(|_| scale.first > 0) {
        let before = Rect { x, y: place.bottom() - 1, width: 1, height: 1 };
        canvas.row(before, 0).write(scene.glyphs().sides.0, scene.theme().strong());
    }
}

pub(crate) fn draw_head(scene: &Scene<'_>, place: Rect, scale: Scale, canvas: &mut Canvas<'_>) {
    let style = scene.theme().base().patch(scene.theme().strong());
    canvas.row(place, place.height - 1).skip(scale.head()).stamp(scene.glyphs().head, style);
}

pub(crate) fn draw_bars(scene: &Scene<'_>, place: Rect, (scale, last): (Scale, Ticks), canvas: &mut Canvas<'_>) {
    let (theme, glyphs, bottom, pitch) = (scene.theme(), scene.glyphs(), place.height - 1, scale.pitch);
    for (tick, column) in scale.ticks(last) {
        let of_tick = scene.frame.sent.partition_point(|sent| sent.tick < tick);
        let sent = scene.frame.sent[of_tick..].iter().take_while(|sent| sent.tick == tick);
        let now = |style: Style| in_time(scene, scale, tick, style);
        canvas.row(place, bottom).skip(column).repeat(glyphs.base_line, pitch, now(theme.muted()));
        let columns = (pitch - 1).max(1);
        let mut kinds: Vec<&Sent> = sent.collect();
        kinds.sort_by_key(|sent| std::cmp::Reverse(sent.count));
        kinds.truncate(columns);
        for at in 0..columns {
            // If the columns cannot be shared evenly, the largest kind gets the wider part.
            let Some(sent) = kinds.get(at * kinds.len() / columns) else { break };
            let Some(class) = scene.frame.usual_class(sent.kind) else { continue };
            let style = now(theme.trail(class));
            let eighths = height(sent.count, place.height);
            let bar = |eighths: usize| glyphs.bars[(eighths.min(8) * glyphs.bars.len()).div_ceil(8) - 1];
            canvas.row(place, bottom).skip(column + at).write(bar(eighths), style);
            if eighths > 8 && bottom > 0 {
                canvas.row(place, bottom - 1).skip(column + at).write(bar(eighths - 8), style);
            }
        }
    }
}

/// The height of a bar in eighths of a row. It depends only on `messages`, so a bar never changes later.
fn height(messages: u64, rows: u16) -> usize {
    let doublings = (messages.max(1) as f64).log2();
    let (least, each, most) = if rows < 2 { (2.0, 0.75, 8) } else { (3.0, 1.5, 16) };
    ((least + each * doublings + 0.5).floor() as usize).min(most)
}

pub(crate) fn in_time(scene: &Scene<'_>, scale: Scale, tick: Ticks, style: Style) -> Style {
    if tick > scale.now { scene.theme().faded(style, REWOUND) } else { style }
}

pub(crate) fn draw_marks(scene: &Scene<'_>, place: Rect, scale: Scale, last: Ticks, canvas: &mut Canvas<'_>) {
    let marks = Marks::of(scene, place.height > 1);
    for (tick, column) in scale.ticks(last) {
        if let Some((glyph, style)) = marks.at(tick) {
            canvas.row(place, 0).skip(column + scale.pitch - 1).write(glyph, in_time(scene, scale, tick, style));
        }
        if place.height > 1 && scene.frame.branching.forks.contains(&tick) {
            let style = in_time(scene, scale, tick, scene.theme().strong());
            canvas.row(place, place.height - 1).skip(column + scale.pitch - 1).write(scene.glyphs().fork, style);
        }
    }
}

fn draw_rounds(scene: &Scene<'_>, place: Rect, scale: Scale, last: Ticks, canvas: &mut Canvas<'_>) {
    let rounds = &scene.frame.rounds;
    let columns: Vec<(Ticks, usize)> = scale.ticks(last).map(|(tick, column)| (tick, column + scale.pitch)).collect();
    let column_of = |tick: Ticks| columns.iter().find(|(at, _)| *at == tick).map(|(_, column)| *column);
    let of = scene.frame.round.map_or(rounds.len(), |(_, of)| of as usize);
    for (index, &tick) in rounds.iter().enumerate().take(of) {
        let Some(from) = column_of(tick) else { continue };
        let next = rounds.get(index + 1).and_then(|&next| column_of(next));
        let until = next.map_or(usize::from(place.width), |next| next - 1);
        let free = (from..until).take_while(|&column| canvas.symbol(place.x + column as u16, place.y) == " ").count();
        let name = format!(" {} ", scene.say(ids::ScreenTimelineRound { number: index + 1 }));
        let forms = [name, scene.look.texts.number(index as u64 + 1)];
        if let Some(form) = forms.iter().find(|form| form.width() <= free.saturating_sub(1)) {
            canvas.row(place, 0).skip(from).write(form, in_time(scene, scale, tick, scene.theme().muted()));
        }
    }
}

pub(crate) struct Marks<'s, 'a> {
    scene: &'s Scene<'a>,
    /// Whether the marks of forks have a row of their own.
    apart: bool,
    /// The ticks at which the most frequent kind of messages changes, with its class; empty in a theme with colours.
    turns: Vec<(Ticks, MessageClass)>,
}

/// The importance of a sign. A chosen entry is as important as a leader, and a mended link as a cut one.
fn weight(sign: Sign) -> Option<usize> {
    let sign = match sign {
        Sign::Chosen => Sign::Leader,
        Sign::Mend => Sign::Cut,
        sign => sign,
    };
    HAPPENS.iter().rev().position(|(known, _)| *known == sign)
}

/// The signs of events, the most important first, each with its meaning.
const HAPPENS: [(Sign, TextId); 9] = [
    (Sign::Leader, ids::MARK_LEADER),
    (Sign::Crash, ids::MARK_CRASH),
    (Sign::Broken, ids::MARK_BROKEN),
    (Sign::Cut, ids::MARK_CUT),
    (Sign::Mend, ids::MARK_MEND),
    (Sign::Lost, ids::MARK_LOST),
    (Sign::Revive, ids::MARK_REVIVE),
    (Sign::Start, ids::MARK_START),
    (Sign::Note, ids::MARK_NOTE),
];

/// Every sign that a timeline can show, with its meaning.
pub fn explained(glyphs: &Glyphs) -> Vec<(String, TextId)> {
    let last = glyphs.bars.len() - 1;
    let bars = [glyphs.base_line, glyphs.bars[last / 2], glyphs.bars[last]].concat();
    let happens = HAPPENS.map(|(sign, means)| (glyph(glyphs, sign, MessageClass::Election), means));
    let others = [
        (glyphs.round, ids::MARK_ROUND),
        (glyphs.bookmark, ids::MARK_BOOKMARK),
        (glyphs.fork, ids::MARK_FORK),
        (glyphs.differs, ids::MARK_DIFFERS),
        (glyphs.head, ids::MARK_HEAD),
    ];
    let marks = happens.into_iter().chain(others).map(|(glyph, means)| (glyph.to_owned(), means));
    [(bars, ids::MARK_BARS)].into_iter().chain(marks).collect()
}

const fn glyph(glyphs: &Glyphs, sign: Sign, first: MessageClass) -> &'static str {
    match sign {
        // Elsewhere, a loss and a cut have nearly the same sign in some glyph sets. Here they differ.
        Sign::Lost => glyphs.lost_at_tick,
        Sign::Cut => glyphs.cut_at_tick,
        sign => sign_glyph(glyphs, sign, first),
    }
}

fn heaviest(marks: &[Mark], tick: Ticks) -> Option<Sign> {
    let from = marks.partition_point(|mark| mark.tick < tick);
    let of_tick = marks[from..].iter().take_while(|mark| mark.tick == tick);
    of_tick.map(|mark| mark.sign).max_by_key(|&sign| weight(sign))
}

impl<'s, 'a> Marks<'s, 'a> {
    pub(crate) fn of(scene: &'s Scene<'a>, apart: bool) -> Self {
        let turns = if scene.theme().is_mono() { turns(scene) } else { Vec::new() };
        Self { scene, apart, turns }
    }

    pub(crate) fn at(&self, tick: Ticks) -> Option<(&'static str, Style)> {
        let (frame, theme, glyphs) = (self.scene.frame, self.scene.theme(), self.scene.glyphs());
        // A bookmark has priority, so that its author finds it again.
        if frame.branching.bookmarks.iter().any(|bookmark| bookmark.tick == tick) {
            return Some((glyphs.bookmark, theme.strong()));
        }
        let sign = heaviest(&frame.marks, tick).or_else(|| heaviest(&frame.marks_ahead, tick));
        if let Some(sign) = sign {
            let first = frame.usual_class(0).unwrap_or(MessageClass::Election);
            return Some((glyph(glyphs, sign, first), sign_of(self.scene, sign).1));
        }
        if !self.apart && frame.branching.forks.contains(&tick) {
            return Some((glyphs.fork, theme.strong()));
        }
        if frame.rounds.binary_search(&tick).is_ok() {
            return Some((glyphs.round, theme.muted()));
        }
        let turn = self.turns.iter().find(|(at, _)| *at == tick);
        turn.map(|&(_, class)| (glyphs.message(class), theme.message_text(class)))
    }
}

fn turns(scene: &Scene<'_>) -> Vec<(Ticks, MessageClass)> {
    let mut turns: Vec<(Ticks, MessageClass)> = Vec::new();
    let ticks = scene.frame.sent.chunk_by(|one, next| one.tick == next.tick);
    for of_tick in ticks {
        // If several kinds have equally many messages, the first kind is the main one, as in the bars.
        let main = of_tick.iter().rev().max_by_key(|sent| sent.count);
        let Some((tick, class)) = main.and_then(|main| Some((main.tick, scene.frame.usual_class(main.kind)?))) else {
            continue;
        };
        turns.extend(turns.last().is_none_or(|&(_, before)| before != class).then_some((tick, class)));
    }
    turns
}

#[cfg(test)]
mod tests;
