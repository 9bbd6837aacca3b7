//! Draws the log. The line of an event has the processes, the message, the compared values and the rule.

use crate::prelude::*;

/// With at least this many columns, a line of the log is a whole sentence.
const WIDE: u16 = 64;

pub(super) fn draw(scene: &Scene<'_>, slot: Slot, canvas: &mut Canvas<'_>) {
    let newer = scene.view.log_back.min(scene.frame.log_length);
    let scrolled = || scene.fit(ids::ScreenLogNewer { count: newer, down: scene.glyphs().down });
    let event = shown_event(scene).map(|acts| acts.event).filter(|(number, of)| number < of);
    let event = event
        .filter(|_| scene.frame.clock.half_way.is_none())
        .map(|(number, of)| (scene.fit(ids::ScreenLogEvent { number, of }), scene.theme().muted()));
    let right = if newer > 0 { Some((scrolled(), scene.theme().strong())) } else { event };
    slot.draw_rule(scene, ids::SCREEN_TITLE_LOG, Rule { right, ..Rule::default() }, canvas);
    draw_lines(scene, slot.below_rule(), canvas);
}

/// The event that the graph, the code and the log show now; `None` if no process acts in this tick.
fn shown_event(scene: &Scene<'_>) -> Option<Acting> {
    scene.acts().filter(|acts| acts.ago < OLD)
}

fn draw_lines(scene: &Scene<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    let log = &scene.frame.log;
    if log.is_empty() {
        canvas.row(area, 0).skip(1).whole(&scene.say(ids::SCREEN_LOG_EMPTY), scene.theme().muted());
        return;
    }
    let first = scene.frame.log_length.saturating_sub(scene.view.log_back + log.len());
    let shown = shown_event(scene).map(|acts| acts.record);
    let (columns, lines) = visible(scene, area, shown.and_then(|record| record.checked_sub(first)));
    let mut row = 0;
    let mut before = None;
    for (index, line, words) in &lines {
        let is_newest = scene.view.log_back == 0 && index + 1 == log.len();
        let is_shown = shown.map_or(is_newest, |record| first + index == record);
        let tick = (before != Some(line.tick)).then_some(line.tick);
        let below = Rect { y: area.y + row, height: area.height.saturating_sub(row), ..area };
        draw_line(scene, below, &columns, (line, words, tick, is_shown), canvas);
        before = Some(line.tick);
        if let Some(&position) = line.about.first() {
            let place = Rect { y: area.y + row, height: words.height() as u16, ..area };
            canvas.hits.add(place.intersection(area), Target::LogLine { position, record: (first + *index) as u32 });
        }
        row += words.height() as u16;
    }
}

type Lines<'a> = Vec<(usize, &'a LogLine, Words)>;

/// `.0`: the widths of the columns; `.1`: the newest lines that fit. If the line `shown` is older than these lines,
/// newer lines are left out to make room for `shown`.
fn visible<'a>(scene: &Scene<'a>, area: Rect, shown: Option<usize>) -> (Columns, Lines<'a>) {
    let log = &scene.frame.log;
    let shown = shown.filter(|&shown| shown < log.len() && scene.view.log_back == 0);
    let mut end = log.len();
    loop {
        let (columns, lines) = fitting(scene, area, &log[..end]);
        match lines.first().zip(shown) {
            Some(((oldest, ..), shown)) if *oldest > shown => end = (end + shown - oldest).max(shown + 1),
            _ => return (columns, lines),
        }
    }
}

/// `.0`: the widths of the columns; `.1`: the newest lines that fit, the oldest of them first, each with its index.
fn fitting<'a>(scene: &Scene<'a>, area: Rect, log: &'a [LogLine]) -> (Columns, Lines<'a>) {
    let height = usize::from(area.height);
    let groups = newest(log, height, area.width < WIDE);
    let columns = Columns::of(scene, &log[groups.last().map_or(0, |group| group.start)..], area.width);
    // Adds lines from the newest backwards while there is room.
    let mut rows = 0;
    let mut lines: Lines<'_> = Vec::with_capacity(groups.len());
    for group in groups {
        let line = &log[group.start];
        let words = match &log[group.clone()] {
            [_] => Words::of(scene, line, area.width, &columns),
            several => Words::of_several(scene, several, &columns),
        };
        rows += words.height();
        if rows > height && !lines.is_empty() {
            break;
        }
        lines.push((group.start, line, words));
    }
    lines.reverse();
    (columns, lines)
}

/// At most `most` groups of lines, the newest first. `together`: all waiting processes of a tick form one group.
fn newest(log: &[LogLine], most: usize, together: bool) -> Vec<Range<usize>> {
    let mut groups: Vec<Range<usize>> = Vec::with_capacity(most);
    for at in (0..log.len()).rev() {
        let waits = |line: &LogLine| together && line.brief.key == LEFT_WAITING;
        let is_full = groups.len() == most;
        match groups.last_mut() {
            Some(group) if waits(&log[at]) && waits(&log[group.start]) && log[at].tick == log[group.start].tick => {
                group.start = at;
            }
            _ if is_full => break,
            _ => groups.push(at..at + 1),
        }
    }
    groups
}

/// The identifier of the text about a process that still waits at the end of the run.
const LEFT_WAITING: &str = "log-waits-brief";

struct Columns {
    margin: usize,
    tick: usize,
    sign: usize,
    route: usize,
    words: usize,
    gap: usize,
}

impl Columns {
    fn of(scene: &Scene<'_>, lines: &[LogLine], width: u16) -> Self {
        let tick = scene.look.texts.number(lines.last().map_or(1, |line| line.tick)).len().max(3);
        let sign = lines.iter().map(|line| 1 + line.payload.width() + usize::from(line.is_lie)).fold(3, usize::max);
        let routes = lines.iter().filter_map(|line| route(scene, line));
        let route = routes.map(|route| route.width()).fold(3, usize::max);
        let (margin, gap) = if width >= 40 { (1, 2) } else { (0, 1) };
        let words = usize::from(width).saturating_sub(margin + tick + gap + sign + 1 + route + gap);
        Self { margin, tick, sign, route, words, gap }
    }

    fn indent(&self) -> usize {
        self.margin + self.tick + self.gap + 2
    }
}

fn is_of_one(line: &LogLine) -> bool {
    line.route.is_none() && matches!(line.sign, Sign::Timer | Sign::Start | Sign::Revive)
}

/// The sender and the receiver of a message, such as `4→7`; or the process of an internal event.
pub(crate) fn route(scene: &Scene<'_>, line: &LogLine) -> Option<String> {
    match line.route {
        Some((from, to)) => Some(format!("{}{}{}", scene.name(from), scene.glyphs().to, scene.name(to))),
        None if is_of_one(line) => line.who.map(|id| scene.name(id)),
        None => None,
    }
}

struct Words {
    rows: Vec<String>,
    place: Place,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// The words begin in their own column. If the line has no route, they begin in the column of routes.
    Column,
    /// The words begin directly after the route, so that they get more columns.
    Close,
    Below,
}

impl Words {
    fn of(scene: &Scene<'_>, line: &LogLine, width: u16, columns: &Columns) -> Self {
        let in_rows = |room: usize| -> Vec<String> {
            let (first, others) = if width < WIDE { (&line.brief, &line.then) } else { (&line.full, &line.more) };
            std::iter::once(first).chain(others).flat_map(|said| wrapped(&scene.remark(said), room)).collect()
        };
        if line.route.is_none() && !is_of_one(line) {
            return Self { rows: in_rows((columns.words + columns.route + columns.gap).max(8)), place: Place::Column };
        }
        let beside = in_rows(columns.words.max(8));
        if beside.len() < 2 {
            return Self { rows: beside, place: Place::Column };
        }
        let own = route(scene, line).map_or(columns.route, |route| route.width());
        let close = in_rows(columns.words + columns.route.saturating_sub(own));
        if close.len() < 2 || close.len() < beside.len() && !line.then.is_empty() {
            return Self { rows: close, place: Place::Close };
        }
        let below = in_rows(usize::from(width).saturating_sub(columns.indent()).max(8));
        let shorter = below.len() < beside.len() || columns.words < LEAST_WORDS;
        if shorter { Self { rows: below, place: Place::Below } } else { Self { rows: beside, place: Place::Column } }
    }

    fn of_several(scene: &Scene<'_>, lines: &[LogLine], columns: &Columns) -> Self {
        let ids: Vec<Id> = lines.iter().filter_map(|line| line.who).collect();
        let ids = scene.look.texts.names(&ids, ", ");
        let said = scene.fit(ids::LogWaitsSeveral { count: lines.len(), ids });
        let room = (columns.words + columns.route + columns.gap).max(8);
        Self { rows: wrapped(said.within(room).unwrap_or_else(|| said.shortest()), room), place: Place::Column }
    }

    fn height(&self) -> usize {
        if self.place == Place::Below { 1 + self.rows.len() } else { self.rows.len().max(1) }
    }
}

const LEAST_WORDS: usize = 12;

/// A line, its words, its tick if the line shows it, and whether the graph shows its event.
type Told<'l> = (&'l LogLine, &'l Words, Option<Ticks>, bool);

/// Draws a line from the top of `area` on.
fn draw_line(scene: &Scene<'_>, area: Rect, columns: &Columns, told: Told<'_>, canvas: &mut Canvas<'_>) {
    let (line, words, tick, is_shown) = told;
    let theme = scene.theme();
    let bold = |style: Style| if is_shown { style.add_modifier(Modifier::BOLD) } else { style };
    let (glyph, ink) = sign_of(scene, line.sign);
    let before = columns.margin
        + tick.map_or(columns.tick, |tick| columns.tick.saturating_sub(scene.look.texts.number(tick).len()));
    let mut pen = canvas.row(area, 0);
    pen.skip(columns.margin);
    match tick {
        Some(tick) => {
            let style = if is_shown { theme.strong() } else { theme.muted() };
            pen.write(&format!("{:>width$}", scene.look.texts.number(tick), width = columns.tick), style)
        }
        None => pen.skip(columns.tick),
    };
    pen.skip(columns.gap).write(glyph, ink).write(&scene.look.texts.spelled(&line.payload), ink);
    if line.is_lie {
        pen.write(scene.glyphs().state(Role::Traitor), theme.fault());
    }
    // The column of ticks has blanks before the number, so the mark is written after it.
    if is_shown && before > 0 {
        canvas.row(area, 0).write(scene.glyphs().play, theme.strong());
    }
    // The route and the words begin after the widest sign.
    let mut words_at = columns.indent() + columns.sign - 1;
    if let Some(route) = route(scene, line) {
        canvas.row(area, 0).skip(words_at).write(&route, bold(theme.text()));
        let of_route = if words.place == Place::Close { route.width() } else { columns.route };
        words_at += of_route + columns.gap;
    }
    let style = match line.sign {
        Sign::Lost | Sign::Cut | Sign::Broken => theme.fault(),
        Sign::Crash | Sign::Leader | Sign::Chosen => ink,
        Sign::Message(_) | Sign::Bounced | Sign::Timer if is_shown => theme.strong(),
        Sign::Message(_) | Sign::Bounced | Sign::Timer => theme.muted(),
        Sign::Start | Sign::Revive | Sign::Mend | Sign::Note | Sign::Info => bold(theme.text()),
    };
    let (first, words_at) = if words.place == Place::Below { (1, columns.indent()) } else { (0, words_at) };
    for (row, words) in (first..).zip(&words.rows) {
        canvas.row(area, row).skip(words_at).write(words, style);
    }
}

#[cfg(test)]
mod tests;
