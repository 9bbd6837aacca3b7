//! The cells of ELECTED in one row, in the widest form that fits; the narrowest form counts the processes per value.

use crate::{arena::headline, prelude::*};
use suffrage_engine::protocol::Cell;

/// The smallest width of an id in columns, so that short ids get equal cells.
const LEAST_DIGITS: usize = 2;

/// The width of a value shortened to its first letter, with brackets: `[a]`.
const LETTERS: usize = 3;

/// In a presentation, cells are wide if each process has room for two ids and this many columns.
const LEAST_SPREAD: usize = 8;
const MOST_SPREAD: usize = 24;
const MOST_CELL: usize = 14;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StripForm {
    /// Each process has its id, `gap` blanks, and a cell. A presentation has wide cells.
    Ids {
        cell: usize,
        digits: usize,
        gap: usize,
        pitch: usize,
    },
    Cells {
        cell: usize,
        groups: Groups,
    },
    Signs(Groups),
    Counts,
}

/// Where blanks separate the cells. A group has [`Groups::CELLS`] cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Groups {
    /// One blank after every cell, and a second one after every group.
    Apart,
    Parted,
    Joined,
}

impl Groups {
    const CELLS: usize = 8;

    const fn blanks(self, index: usize) -> usize {
        match self {
            Self::Apart => index + index / Self::CELLS,
            Self::Parted => index / Self::CELLS,
            Self::Joined => 0,
        }
    }
}

impl StripForm {
    /// The widest form that fits in `room` columns. If none fits, at most `most` processes still get a sign each; more
    /// processes are only counted.
    pub(super) fn of(scene: &Scene<'_>, room: usize, ruled: bool, most: usize) -> Self {
        let processes = &scene.frame.processes;
        if processes.len() < scene.frame.n {
            return Self::Counts;
        }
        let longest = processes.iter().map(|process| scene.name(process.id).width()).max().unwrap_or(1);
        let digits = longest.max(LEAST_DIGITS);
        let pitch = room / processes.len().max(1);
        if scene.view.presenting && pitch >= 2 * digits + LEAST_SPREAD {
            let pitch = pitch.min(MOST_SPREAD);
            return Self::Ids { cell: (pitch - digits - 3).min(MOST_CELL), digits, gap: 1, pitch };
        }
        let cell = Self::cell(scene, digits);
        let widest = if ruled { 4 } else { 2 };
        let wide = (1..=widest).rev().map(|more| cell + more);
        // If whole words do not fit: the first letters of values, and for clients only the number of answers.
        let letters = (scene.frame.strip == Strip::Decisions && cell > LETTERS).then_some(LETTERS + 1);
        let narrow = if letters.is_some() { LETTERS } else { cell };
        let shortest = processes.iter().filter_map(|process| process_text(scene, process, 0)).map(|text| text.width());
        let clients = processes.iter().any(|process| process.requested.is_some());
        let answered = clients.then(|| shortest.max().unwrap_or_default().max(LEAST_DIGITS));
        let answered = answered.filter(|answered| *answered < cell);
        let whole = answered.map(|_| Self::Cells { cell, groups: Groups::Apart });
        let narrow = answered.unwrap_or(narrow);
        // Text narrower than its cell needs no additional blanks.
        let widest = Self::widest(scene, longest, narrow);
        let groups = [Groups::Apart, Groups::Parted, Groups::Joined].into_iter().skip(usize::from(widest < narrow));
        let cells = groups.map(|groups| Self::Cells { cell: narrow, groups });
        let ids = wide.chain(letters).map(|cell| Self::Ids { cell, digits, gap: 0, pitch: digits + cell + 1 });
        if scene.frame.strip == Strip::Groups {
            // Cells without ids do not show the groups of the super-peers.
            return ids.into_iter().find(|form| form.width(processes.len()) <= room).unwrap_or(Self::Counts);
        }
        let forms = ids.chain(whole).chain(cells).chain([Self::Signs(Groups::Parted)]);
        let whole = forms.into_iter().find(|form| form.width(processes.len()) <= room);
        whole.unwrap_or(if processes.len() <= most { Self::Signs(Groups::Joined) } else { Self::Counts })
    }

    fn cell(scene: &Scene<'_>, digits: usize) -> usize {
        let frame = scene.frame;
        if frame.strip.is_of_leaders() {
            return digits;
        }
        let of_held = frame.processes.iter().filter_map(|process| whole_text(scene, process)).map(|text| text.width());
        of_held.max().unwrap_or_default().max(frame.value_columns).max(LEAST_DIGITS)
    }

    fn widest(scene: &Scene<'_>, longest: usize, cell: usize) -> usize {
        let frame = scene.frame;
        if frame.strip.is_of_leaders() {
            return longest;
        }
        let of_held = frame.processes.iter().filter_map(|process| process_text(scene, process, cell));
        let of_held = of_held.map(|text| text.width());
        let expected = Some(frame.value_columns).filter(|columns| *columns <= cell);
        let hollow = frame.silence.map(|_| LETTERS.min(cell));
        of_held.chain(expected).chain(hollow).max().unwrap_or_default()
    }

    const fn before(self, index: usize) -> usize {
        let blanks = match self {
            Self::Cells { groups, .. } | Self::Signs(groups) => groups.blanks(index),
            Self::Ids { .. } | Self::Counts => 0,
        };
        self.pitch() * index + blanks
    }

    fn width(self, count: usize) -> usize {
        count.checked_sub(1).map_or(0, |last| self.before(last) + self.pitch())
    }

    const fn pitch(self) -> usize {
        match self {
            Self::Ids { pitch, .. } => pitch,
            Self::Cells { cell, .. } => cell,
            Self::Signs(_) | Self::Counts => 1,
        }
    }
}

/// The content of ELECTED: a cell for each process, or the number of processes per value.
pub(super) struct StripCells {
    form: StripForm,
    pub(super) width: usize,
    /// Whether the counts tell how many members each super-peer has.
    are_groups: bool,
    left_out: usize,
    counts: Vec<(Option<Cell>, String, String)>,
}

impl StripCells {
    pub(super) fn new(scene: &Scene<'_>, form: StripForm, most: usize) -> Self {
        let are_groups = scene.frame.strip == Strip::Groups;
        let mut strip =
            Self { form, width: form.width(scene.frame.processes.len()), are_groups, left_out: 0, counts: Vec::new() };
        if form == StripForm::Counts {
            let texts = &scene.look.texts;
            let star = scene.glyphs().message(MessageClass::Elected);
            let held = scene.frame.held.iter().map(|&(cell, count)| {
                let value = cell.map_or_else(|| texts.spelled("@").into_owned(), |cell| value_text(scene, cell));
                let value = if are_groups && cell.is_some() { format!("{star}{value}") } else { value };
                let count = texts.number(count as u64);
                let count = if are_groups { count } else { texts.spelled(&format!("×{count}")).into_owned() };
                (cell, value, count)
            });
            strip.counts = held.collect();
            if let Verdict::Groups { leaders, .. } = scene.frame.verdict {
                let told = strip.counts.iter().filter(|(cell, ..)| cell.is_some()).count();
                strip.left_out = leaders.saturating_sub(told);
            }
            strip.measure();
            // The smallest groups are left out first; the number of unserved processes stays.
            while are_groups && strip.width > most && strip.drop_last() {}
        }
        strip
    }

    fn measure(&mut self) {
        let width = |(_, value, count): &(Option<Cell>, String, String)| value.width() + 3 + count.width();
        self.width = self.counts.iter().map(width).sum::<usize>() + 2 * self.counts.len().saturating_sub(1);
        self.width += self.others().map_or(0, |others| 2 + others.width());
    }

    fn others(&self) -> Option<String> {
        (self.left_out > 0).then(|| format!("+{}", self.left_out))
    }

    /// Leaves out the last of several counts. Returns false if there is only one count.
    pub(super) fn drop_last(&mut self) -> bool {
        let several = self.counts.len() > 1;
        if several {
            // Leaves out the last group, but never the number of unserved processes.
            let last = self.are_groups.then(|| self.counts.iter().rposition(|(cell, ..)| cell.is_some())).flatten();
            self.counts.remove(last.unwrap_or(self.counts.len() - 1));
            self.left_out += usize::from(self.are_groups);
            self.measure();
        }
        several
    }

    pub(super) fn draw(&self, scene: &Scene<'_>, row: Rect, canvas: &mut Canvas<'_>) {
        let faults = Faults::of(scene.frame);
        if self.form == StripForm::Counts {
            let mut pen = canvas.row(row, 0);
            // The groups are in the order of their leaders, not of their sizes.
            let mut counts: Vec<_> = self.counts.iter().collect();
            if self.are_groups {
                counts.sort_by_key(|(cell, ..)| (cell.is_none(), *cell));
            }
            for (cell, value, count) in counts {
                if cell.is_none()
                    && let Some(others) = self.others()
                {
                    pen.write(&others, scene.theme().muted()).skip(2);
                }
                let (ground, ink) = faults.styles(scene, *cell);
                pen.write(" ", ground).write(value, ink).write(" ", ground).skip(1);
                pen.write(count, scene.theme().text()).skip(2);
            }
            if let Some(others) = self.others().filter(|_| self.counts.iter().all(|(cell, ..)| cell.is_some())) {
                pen.write(&others, scene.theme().muted());
            }
            return;
        }
        // The blank between two cells belongs to neither.
        let blank = usize::from(matches!(self.form, StripForm::Ids { .. }));
        let width = (self.form.pitch() - blank) as u16;
        for (at, process) in in_cell_order(scene.frame).into_iter().enumerate() {
            let mut pen = canvas.row(row, 0);
            pen.skip(self.form.before(at));
            match self.form {
                StripForm::Ids { cell, digits, gap, .. } => {
                    draw_id(scene, process, digits, &mut pen);
                    draw_cell(scene, process, &faults, cell, pen.skip(gap));
                }
                StripForm::Cells { cell, .. } => draw_narrow(scene, process, &faults, (cell, at % 2 == 1), &mut pen),
                StripForm::Signs(_) => draw_sign(scene, process, &faults, &mut pen),
                StripForm::Counts => {}
            }
            let x = row.x.saturating_add(self.form.before(at) as u16);
            canvas.hits.add(Rect { x, width, ..row }.intersection(row), Target::Process(process.position));
        }
    }
}

fn in_cell_order(frame: &Frame) -> Vec<&Process> {
    let mut processes: Vec<&Process> = frame.processes.iter().collect();
    if frame.strip == Strip::Groups {
        let seats: BTreeMap<Id, usize> = processes.iter().map(|process| (process.id, process.position)).collect();
        processes.sort_by_key(|process| {
            let group = process.follows().and_then(|leader| seats.get(&leader).copied()).unwrap_or(usize::MAX);
            (group, process.follows() != Some(process.id), process.position)
        });
    }
    processes
}

/// `.0`: the ids of crashed processes; `.1`: the id of the right leader, if the processes disagree.
struct Faults(Vec<Id>, Option<Id>);

impl Faults {
    fn of(frame: &Frame) -> Self {
        let down = frame.processes.iter().filter(|process| process.role == Role::Crashed).map(|process| process.id);
        let mut faults: Vec<Id> = down.collect();
        if let Verdict::LeaderDown { leader } = frame.verdict {
            faults.push(leader);
        }
        faults.sort_unstable();
        Self(faults, to_follow(frame))
    }

    fn is_down(&self, id: Id) -> bool {
        self.0.binary_search(&id).is_ok()
    }

    fn dissents(&self, leader: Id) -> bool {
        self.1.is_some_and(|right| right != leader)
    }

    /// `.0`: the style of the blanks in a cell; `.1`: the style of its text.
    fn styles(&self, scene: &Scene<'_>, cell: Option<Cell>) -> (Style, Style) {
        let theme = scene.theme();
        // Without colours only the text of a cell is styled.
        let bare = if theme.is_mono() { theme.text() } else { theme.cell_undefined() };
        match cell {
            None => (bare, theme.cell_undefined()),
            Some(Cell::Leader(leader)) if self.is_down(leader) => [theme.cell_believes_crashed(); 2].into(),
            Some(Cell::Leader(leader)) if self.dissents(leader) => {
                (bare, theme.cell_at_fault().add_modifier(Modifier::UNDERLINED))
            }
            // A value is hollow if a missing message counts as this value.
            Some(Cell::Decided(value)) if scene.frame.silence == Some(value) => {
                (bare, bare.patch(theme.state_text(Role::Decided)).add_modifier(Modifier::BOLD))
            }
            Some(_) => (theme.tile(Role::Leader), theme.tile(Role::Leader)),
        }
    }
}

/// If processes disagree, the leader to follow: by newest term, then number of followers, then id. Otherwise `None`.
fn to_follow(frame: &Frame) -> Option<Id> {
    if !matches!(frame.verdict, Verdict::Split { .. }) {
        return None;
    }
    let live = frame.processes.iter().filter(|process| process.role != Role::Crashed);
    let mut held: BTreeMap<Id, usize> = BTreeMap::new();
    for leader in live.filter_map(Process::follows) {
        *held.entry(leader).or_default() += 1;
    }
    let term_of = |leader: Id| {
        let process = frame.processes.iter().find(|process| process.id == leader && process.role == Role::Leader);
        process.and_then(headline::term)
    };
    held.into_iter().map(|(leader, count)| (term_of(leader), count, leader)).max().map(|(.., leader)| leader)
}

fn draw_id(scene: &Scene<'_>, process: &Process, digits: usize, pen: &mut RowPen<'_>) {
    let theme = scene.theme();
    let text = scene.name(process.id);
    let style = match process.role {
        _ if process.position == scene.view.selected => theme.selected_label(),
        Role::Crashed => theme.cell_crashed(),
        Role::Leader => theme.strong(),
        _ => theme.muted(),
    };
    pen.skip(digits - text.width()).write(&text, style);
}

fn draw_cell(scene: &Scene<'_>, process: &Process, faults: &Faults, width: usize, pen: &mut RowPen<'_>) {
    if process.role == Role::Crashed {
        let (before, after) = margins(width, 1);
        pen.skip(before).write(scene.glyphs().state(Role::Crashed), scene.theme().fault()).skip(after);
        return;
    }
    let mut text = process_text(scene, process, width).unwrap_or_else(|| scene.look.texts.cell(None));
    let named = process.follows();
    if named.is_some_and(|leader| !faults.is_down(leader) && faults.dissents(leader)) && text.width() + 1 < width {
        text.insert(0, '!');
    }
    let (ground, ink) = styles_of(scene, process, faults);
    let (before, after) = margins(width, text.width());
    pen.repeat(" ", before, ground).write(&text, ink).repeat(" ", after, ground);
}

/// The blanks before and after a centred text. An extra blank is before the text, so that last digits align.
const fn margins(cell: usize, text: usize) -> (usize, usize) {
    let blank = cell.saturating_sub(text);
    (blank.div_ceil(2), blank / 2)
}

/// Draws a cell without blanks on its sides. `of.0`: the width; `of.1` is true for every second cell, which has another shade.
fn draw_narrow(scene: &Scene<'_>, process: &Process, faults: &Faults, of: (usize, bool), pen: &mut RowPen<'_>) {
    let (theme, (width, aside)) = (scene.theme(), of);
    let (text, (ground, ink)) = if process.role == Role::Crashed {
        (scene.glyphs().state(Role::Crashed).to_owned(), (theme.text(), theme.fault()))
    } else {
        let text = process_text(scene, process, width).unwrap_or_else(|| scene.look.texts.cell(None));
        (text, styles_of(scene, process, faults))
    };
    let shade = |style: Style| match style.bg.filter(|_| aside).and_then(|ground| theme.shaded(ground)) {
        Some(ground) => style.bg(ground),
        // Without colours there are no shades, so every second cell is plain.
        None if aside && theme.is_mono() => style.remove_modifier(Modifier::REVERSED),
        None => style,
    };
    let blank = width.saturating_sub(text.width());
    pen.repeat(" ", blank, shade(ground)).write(&text, shade(ink));
}

fn draw_sign(scene: &Scene<'_>, process: &Process, faults: &Faults, pen: &mut RowPen<'_>) {
    let (glyphs, theme) = (scene.glyphs(), scene.theme());
    match process.elected {
        _ if process.role == Role::Crashed => pen.write(glyphs.state(Role::Crashed), theme.fault()),
        None => pen.write(&scene.look.texts.spelled("@"), styles_of(scene, process, faults).1),
        Some(_) => pen.write(glyphs.message(MessageClass::Elected), styles_of(scene, process, faults).1),
    };
}

fn styles_of(scene: &Scene<'_>, process: &Process, faults: &Faults) -> (Style, Style) {
    let (theme, strip) = (scene.theme(), scene.frame.strip);
    let owes_none = !strip.is_of_leaders() && !process.owes;
    match process.elected {
        None if owes_none => (theme.text(), theme.faint()),
        // A client's progress is no decision, so it does not stand out.
        Some(_) if process.requested.is_some() => (theme.bar(), theme.bar_muted()),
        Some(_) if strip == Strip::Progress => (theme.bar(), theme.bar_strong()),
        // With several leaders, only the leaders stand out.
        Some(Cell::Leader(leader)) if strip == Strip::Groups && leader != process.id && !faults.is_down(leader) => {
            (theme.bar(), theme.bar_strong())
        }
        cell => faults.styles(scene, cell),
    }
}

fn process_text(scene: &Scene<'_>, process: &Process, columns: usize) -> Option<String> {
    let whole = whole_text(scene, process)?;
    if process.requested.is_some() && whole.width() > columns {
        return Some(value_text(scene, process.elected?));
    }
    Some(if scene.frame.strip == Strip::Progress { whole } else { shortened(whole, columns) })
}

/// The full text of a cell, such as `1/3` for one answer to three requests.
fn whole_text(scene: &Scene<'_>, process: &Process) -> Option<String> {
    let text = value_text(scene, process.elected?);
    Some(process.requested.map_or_else(|| text.clone(), |of| format!("{text}/{of}")))
}

/// The text of a cell. If the decided value is the value that stands for a missing message, the text is in brackets.
fn value_text(scene: &Scene<'_>, cell: Cell) -> String {
    let text = scene.look.texts.cell(Some(cell));
    match cell {
        Cell::Decided(value) if scene.frame.silence == Some(value) => format!("[{text}]"),
        Cell::Decided(_) | Cell::Leader(_) => text,
    }
}

fn shortened(text: String, columns: usize) -> String {
    if text.width() <= columns {
        return text;
    }
    let is_hollow = text.starts_with('[');
    let first: String = text.chars().skip(usize::from(is_hollow)).take(1).flat_map(char::to_uppercase).collect();
    if is_hollow && columns >= LETTERS { format!("[{first}]") } else { first }
}

#[cfg(test)]
mod tests;
