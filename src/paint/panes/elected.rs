//! The strip of `elected`: one cell for each process with its id below, and on the rule what the strip says as a whole.

use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::rule::{self, Rule};
use crate::engine::Process;
use crate::paint::canvas::{Canvas, RowPen, wrapped};
use crate::paint::scene::Scene;
use crate::paint::target::Target;
use crate::protocol::{Id, Role, Value};
use crate::session::model::{Frame, Verdict};
use crate::text::{Fit, ids};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::paint) struct Cells {
    pitch: usize,
    in_row: usize,
    rows: usize,
    ids: bool,
    /// Only a window round the selected process fits.
    window: bool,
}

/// The widest a cell is, its blank included.
const WIDEST: usize = 6;
const NARROWEST: usize = 3;

impl Cells {
    /// The widest cells that fit in one row, else several rows, else a window of one row.
    pub(in crate::paint) fn of(frame: &Frame, width: u16, most_rows: usize) -> Self {
        let room = usize::from(width).saturating_sub(1);
        let digits = frame.processes.iter().map(|process| process.id.number()).max().unwrap_or(1);
        let digits = digits.checked_ilog10().unwrap_or(0) as usize + 1;
        // A name such as `p3` has a letter before the id.
        let digits = digits + usize::from(frame.anonymous);
        let least = NARROWEST.max(digits + 1);
        let whole = frame.processes.len() == frame.n;
        let one_row = (least..=WIDEST.max(least)).rev().find(|pitch| frame.n.saturating_mul(*pitch) <= room);
        if let Some(pitch) = one_row.filter(|_| whole) {
            return Self { pitch, in_row: frame.n.max(1), rows: 1, ids: true, window: false };
        }
        let in_row = (room / least).max(1);
        let rows = frame.n.div_ceil(in_row);
        if whole && rows <= most_rows {
            return Self { pitch: least, in_row, rows, ids: false, window: false };
        }
        // The arrows at both ends take three columns each.
        let in_row = (room.saturating_sub(6) / (least + 1)).max(1);
        Self { pitch: least + 1, in_row, rows: 1, ids: true, window: true }
    }

    const fn left(self) -> usize {
        if self.window { 4 } else { 1 }
    }

    /// The rows of the whole pane, its rule included.
    pub(in crate::paint) fn height(self) -> u16 {
        1 + self.rows as u16 + u16::from(self.ids)
    }
}

/// Draws the strip, or its rule alone; the message count stands on the rule if no gauge shows it, or if there are no cells.
pub(in crate::paint) fn draw(scene: &Scene<'_>, area: Rect, cells: Option<Cells>, count: bool, canvas: &mut Canvas<'_>) {
    draw_rule(scene, area, count || cells.is_none(), canvas);
    let Some(cells) = cells else { return };
    let frame = scene.frame;
    let shown = if cells.window { scene.window(cells.in_row) } else { &frame.processes[..] };
    let gone = Gone::of(frame);
    let left = cells.left();
    for (row, line) in (1..).zip(shown.chunks(cells.in_row)) {
        let mut pen = canvas.row(area, row);
        pen.skip(left);
        for process in line {
            draw_cell(scene, process, &gone, cells.pitch, &mut pen);
        }
        if cells.ids {
            let mut pen = canvas.row(area, row + 1);
            pen.skip(left);
            for process in line {
                draw_id(scene, process, cells.pitch, &mut pen);
            }
        }
        // The last column of each cell is the blank between two of them.
        let (width, height) = (cells.pitch as u16 - 1, 1 + u16::from(cells.ids));
        for (process, x) in line.iter().zip((area.x + left as u16..).step_by(cells.pitch)) {
            let place = Rect { x, y: area.y + row, width, height };
            canvas.hit(place.intersection(area), Target::Process(process.position));
        }
    }
    if cells.window {
        draw_arrows(scene, area, shown, left + shown.len() * cells.pitch, canvas);
    } else if cells.ids {
        let right = left + shown.len() * cells.pitch;
        draw_waits(scene, area, right, canvas);
    }
}

/// The rule: title, message count, verdict. The count is always somewhere on the screen: where the rule is too short for all
/// three, it takes the title's place.
fn draw_rule(scene: &Scene<'_>, area: Rect, count: bool, canvas: &mut Canvas<'_>) {
    let (verdict, style) = verdict(scene);
    let title = scene.say(ids::SCREEN_TITLE_ELECTED);
    let right = Some((&verdict, style));
    if !count {
        return rule::draw(scene, area, &title, &Rule { right, ..Rule::default() }, canvas);
    }
    let messages = scene.fit(ids::ScreenGaugeCount { count: scene.frame.counts.cost() });
    let messages = with_fates(scene, messages);
    let shortest = |text: &Fit| text.shortest().width();
    let all = 2 + title.width() + 1 + 4 + shortest(&messages) + 1 + shortest(&verdict) + 4;
    if all <= usize::from(area.width) {
        let rule = Rule { aside: Some((&messages, scene.theme().text())), right, ..Rule::default() };
        rule::draw(scene, area, &title, &rule, canvas);
    } else {
        let room = usize::from(area.width).saturating_sub(8 + shortest(&verdict));
        let fits = messages.within(room).unwrap_or_else(|| messages.shortest());
        rule::draw(scene, area, fits, &Rule { right, ..Rule::default() }, canvas);
    }
}

/// The message count, and before its own lengths a longer one that tells what was lost, doubled, and beaten.
fn with_fates(scene: &Scene<'_>, messages: Fit) -> Fit {
    let counts = &scene.frame.counts;
    let fates = [
        (counts.lost > 0).then(|| scene.say(ids::ScreenCountLost { count: counts.lost })),
        (counts.duplicated > 0).then(|| scene.say(ids::ScreenCountCopies { count: counts.duplicated })),
        (counts.heartbeats > 0).then(|| scene.say(ids::ScreenCountHeartbeats { count: counts.heartbeats })),
    ];
    let fates: Vec<String> = fates.into_iter().flatten().collect();
    if fates.is_empty() {
        return messages;
    }
    let between = scene.glyphs().between;
    let count = messages.longest();
    let longer = (1..=fates.len()).rev().map(|kept| format!("{count}{between}{}", fates[..kept].join(between)));
    longer.chain(messages.lengths().map(str::to_owned)).collect()
}

pub(in crate::paint) fn verdict(scene: &Scene<'_>) -> (Fit, Style) {
    let theme = scene.theme();
    let glyphs = &scene.look.glyphs;
    let number = |number: usize| Value::Number(number as u64);
    let marked = |mark: &str, text: Fit| text.map(|length| format!("{mark} {length}"));
    let fault = |text: Fit| (marked(glyphs.lost, text), theme.fault());
    match &scene.frame.verdict {
        Verdict::Deciding { decided, of, .. } => {
            (scene.fit(ids::ScreenVerdictDeciding { count: number(*decided), of: number(*of) }), theme.muted())
        }
        Verdict::Agreed { all, leader } => {
            let text = scene.fit(ids::ScreenVerdictAgreed { all: number(*all), leader: *leader });
            (marked(glyphs.agreed, text), theme.strong())
        }
        Verdict::Spreading { leader, told, of } => {
            let text = ids::ScreenVerdictSpreading { leader: *leader, told: number(*told), of: number(*of) };
            (scene.fit(text), theme.muted())
        }
        Verdict::Split { leaders, named } => {
            let mut names = scene.look.texts.names(leaders, ", ");
            if leaders.len() < *named {
                names.push_str(scene.glyphs().more);
            }
            fault(scene.fit(ids::ScreenVerdictSplit { count: number(*named), leaders: names }))
        }
        Verdict::LeaderDown { leader } => fault(scene.fit(ids::ScreenVerdictLeaderDown { leader: *leader })),
        Verdict::Stuck { undecided, of } => {
            fault(scene.fit(ids::ScreenVerdictStuck { count: number(*undecided), of: number(*of) }))
        }
        Verdict::NobodyUp => fault(scene.fit(ids::SCREEN_VERDICT_NOBODY)),
    }
}

/// The crashed leaders in the frame, and the leader that most live processes follow, if they are divided.
struct Gone(Vec<Id>, Option<Id>);

impl Gone {
    fn of(frame: &Frame) -> Self {
        let down = frame.processes.iter().filter(|process| process.role == Role::Crashed).map(|process| process.id);
        let mut gone: Vec<Id> = down.collect();
        if let Verdict::LeaderDown { leader } = frame.verdict {
            gone.push(leader);
        }
        gone.sort_unstable();
        Self(gone, majority(frame))
    }

    fn has(&self, id: Id) -> bool {
        self.0.binary_search(&id).is_ok()
    }

    /// Whether this leader is not the one that most follow.
    fn dissents(&self, leader: Id) -> bool {
        self.1.is_some_and(|most| most != leader)
    }
}

/// The leader that most live processes follow where they are divided; the higher of two with equally many.
fn majority(frame: &Frame) -> Option<Id> {
    if !matches!(frame.verdict, Verdict::Split { .. }) {
        return None;
    }
    let live = frame.processes.iter().filter(|process| process.role != Role::Crashed);
    let mut held: std::collections::BTreeMap<Id, usize> = std::collections::BTreeMap::new();
    for leader in live.filter_map(Process::follows) {
        *held.entry(leader).or_default() += 1;
    }
    held.into_iter().map(|(leader, count)| (count, leader)).max().map(|(_, leader)| leader)
}

fn draw_cell(scene: &Scene<'_>, process: &Process, gone: &Gone, pitch: usize, pen: &mut RowPen<'_>) {
    let theme = scene.theme();
    let named = process.follows();
    let mut text = scene.look.texts.cell(process.elected);
    let down = process.role == Role::Crashed;
    let dissents = !down && named.is_some_and(|leader| gone.dissents(leader));
    if dissents && text.width() + 1 < pitch {
        text.insert(0, '!');
    }
    let (ground, ink) = match named {
        _ if down => (None, theme.cell_crashed()),
        None => (Some(theme.cell_undefined()), theme.cell_undefined()),
        Some(leader) if gone.has(leader) => (Some(theme.cell_undefined()), theme.cell_believes_crashed()),
        Some(_) if dissents => (Some(theme.cell_undefined()), theme.cell_dissents()),
        Some(_) => (Some(theme.tile(Role::Leader)), theme.tile(Role::Leader)),
    };
    let (before, after) = margins(pitch - 1, text.width());
    // Without colours the ground of a cell is nothing but its text.
    let ground = ground.filter(|_| !theme.is_mono() || named.is_some() && !dissents && !gone.has(named.unwrap_or(process.id)));
    match ground {
        Some(ground) => {
            pen.repeat(" ", before, ground).write(&text, ink).repeat(" ", after, ground);
        }
        None => {
            pen.skip(before).write(&text, ink).skip(after);
        }
    }
    pen.skip(1);
}

/// The blanks before and after a text in the middle of a cell; in the narrowest cells digits stand at the right.
const fn margins(cell: usize, text: usize) -> (usize, usize) {
    let blank = cell.saturating_sub(text);
    let before = if cell <= 2 { blank } else { blank / 2 };
    (before, blank - before)
}

/// The id under a cell: the leader's bold, the selected one's on the bar.
fn draw_id(scene: &Scene<'_>, process: &Process, pitch: usize, pen: &mut RowPen<'_>) {
    let theme = scene.theme();
    let text = scene.name(process.id);
    let (before, after) = margins(pitch - 1, text.width());
    let style = match process.role {
        _ if process.position == scene.view.selected => theme.selected_label(),
        Role::Leader => theme.strong(),
        _ => theme.muted(),
    };
    pen.skip(before).write(&text, style).skip(after + 1);
}

fn draw_arrows(scene: &Scene<'_>, area: Rect, shown: &[Process], right: usize, canvas: &mut Canvas<'_>) {
    let (Some(first), Some(last)) = (shown.first(), shown.last()) else { return };
    let (back, on) = scene.glyphs().sides;
    let style = scene.theme().strong();
    if first.position > 0 {
        canvas.row(area, 1).skip(1).write(back, style);
    }
    if last.position + 1 < scene.frame.n {
        canvas.row(area, 1).skip(right).write(on, style);
    }
}

/// When the run has ended and processes still wait: what each waits for, right of the cells, as many as have room.
fn draw_waits(scene: &Scene<'_>, area: Rect, right: usize, canvas: &mut Canvas<'_>) {
    const LEAST: usize = 20;
    let room = usize::from(area.width).saturating_sub(right + 3);
    if room < LEAST || !matches!(scene.frame.verdict, Verdict::Stuck { .. }) {
        return;
    }
    let mut row = 1;
    for lines in waits(scene).map(|text| wrapped(&text, room)) {
        if row + lines.len() as u16 > area.height {
            continue;
        }
        for line in lines {
            canvas.row(area, row).skip(right + 2).write(&line, scene.theme().text());
            row += 1;
        }
        if row >= area.height {
            return;
        }
    }
}

fn waits(scene: &Scene<'_>) -> impl Iterator<Item = String> {
    let selected = scene.process(scene.view.selected).into_iter();
    let others = scene.frame.processes.iter().filter(|process| process.position != scene.view.selected);
    selected.chain(others).filter_map(|process| process.waits.as_ref()).map(|wait| scene.look.texts.remark(wait))
}

#[cfg(test)]
mod tests;
