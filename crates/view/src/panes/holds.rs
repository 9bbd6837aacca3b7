//! Draws a table of the data of each process, with a column per variable. New data is inverted; lost data is struck
//! through.

mod slots;

use crate::{prelude::*, values::SetCell, values::Values, values::struck};
use suffrage_engine::protocol::Held;
use suffrage_session::model::holdings::{HeldCell, HoldingRow, Holdings};

const MOST_HEAD: usize = 3;
/// A set with at most this many values has a column for each value. Of a larger set, only the number is shown.
const MOST_IN_SET: usize = 9;

/// The number of rows of the whole table, with its title line; `None` if the run has no such table.
pub(crate) fn whole_rows(scene: &Scene<'_>, columns: u16) -> Option<usize> {
    let holdings = scene.frame.holdings.as_ref()?;
    let table = Table::of(scene, holdings, Rect { width: columns, height: u16::MAX, ..Rect::ZERO });
    Some(1 + table.heads + holdings.rows.len())
}

/// The largest number of learners whose logs are shown below the graph.
const MOST_BELOW: usize = 4;

/// The number of rows of the logs below the graph: one for the numbers of the slots, and one for each learner.
pub(crate) fn log_rows(scene: &Scene<'_>) -> u16 {
    let logs = scene.frame.logs.as_deref().filter(|_| scene.view.focus != Pane::Holds);
    let learners = logs.map_or(0, |logs| logs.learners().count());
    if learners == 0 || learners > MOST_BELOW { 0 } else { learners as u16 + 1 }
}

pub(crate) fn draw_logs(scene: &Scene<'_>, place: Option<Rect>, canvas: &mut Canvas<'_>) {
    if let Some((logs, place)) = scene.frame.logs.as_ref().zip(place) {
        slots::draw_sheet(scene, logs, place, canvas);
    }
}

pub(super) fn draw(scene: &Scene<'_>, slot: Slot, canvas: &mut Canvas<'_>) {
    let (below, muted) = (slot.below_rule(), scene.theme().muted());
    if let Some(logs) = &scene.frame.logs {
        let rule = Rule::right(scene.fit(ids::LOGS_RULE), muted);
        slot.draw_rule(scene, ids::SCREEN_TITLE_HOLDS, rule, canvas);
        return slots::draw(scene, logs, below, canvas);
    }
    let table = scene.frame.holdings.as_ref().map(|holdings| Table::of(scene, holdings, below));
    let right = table.as_ref().map(|table| (table.rule_text(scene), muted)).filter(|(told, _)| !told.is_empty());
    slot.draw_rule(scene, ids::SCREEN_TITLE_HOLDS, Rule { right, ..Rule::default() }, canvas);
    match table {
        Some(table) => table.draw(scene, below, canvas),
        None => drop(canvas.row(below, 0).skip(1).fit(&scene.fit(ids::HOLDS_NOTHING), muted)),
    }
}

struct Column {
    index: usize,
    head: Vec<String>,
    width: usize,
    is_stable: bool,
    /// The values of the set that have a column each; empty if only the number of values is shown.
    set: Vec<(Datum, Option<Id>)>,
}

fn now_and_before(cell: &HeldCell) -> impl Iterator<Item = &Held> {
    std::iter::once(&cell.value).chain(&cell.before)
}

struct Table<'a> {
    holdings: &'a Holdings,
    values: Values<'a>,
    columns: Vec<Column>,
    heads: usize,
    id_width: usize,
    gap: usize,
}

impl<'a> Table<'a> {
    fn of(scene: &'a Scene<'a>, holdings: &'a Holdings, place: Rect) -> Self {
        let mut values = Vec::new();
        for held in holdings.rows.iter().flat_map(|row| &row.cells).flat_map(now_and_before) {
            match held {
                Held::Value(value) => values.push(*value),
                Held::Set(set) => values.extend(set.iter().map(|(value, _)| *value)),
                Held::Vote(_, entry) => values.extend(entry.value),
                Held::Nothing | Held::Number(_) | Held::Ballot(_) => {}
            }
        }
        let id_width = holdings.rows.iter().map(|row| scene.name(row.id).width()).max().unwrap_or(1);
        let values = Values::of(scene, values);
        let mut table = Self { holdings, values, columns: Vec::new(), heads: 0, id_width, gap: 2 };
        let most_head = MOST_HEAD.min(usize::from(place.height / 3).max(1));
        for (heads, gap) in (1..=most_head).flat_map(|heads| [(heads, 2), (heads, 1)]) {
            (table.heads, table.gap) = (heads, gap);
            table.columns = (0..holdings.columns.len()).map(|index| table.column(scene, index, heads)).collect();
            if table.width() <= usize::from(place.width) {
                return table;
            }
        }
        while table.columns.len() > 1 && table.width() > usize::from(place.width) {
            table.columns.pop();
        }
        let beyond = table.width().saturating_sub(place.width.into());
        if let ([column], 1..) = (table.columns.as_mut_slice(), beyond) {
            column.width = column.width.saturating_sub(beyond);
            let name = column.head.join(" ");
            column.head = vec![whole_words(&name, column.width, scene.glyphs().more)];
        }
        table
    }

    fn column(&self, scene: &Scene<'_>, index: usize, heads: usize) -> Column {
        let column = self.holdings.columns[index];
        let name = scene.fit(Remark::new(column.name));
        let mut set: Vec<(Datum, Option<Id>)> = Vec::new();
        let cells = self.holdings.rows.iter().filter_map(|row| row.cells.get(index));
        for held in cells.flat_map(now_and_before) {
            if let Held::Set(held) = held {
                set.extend(held);
            }
        }
        set.sort_unstable();
        set.dedup();
        if set.len() > MOST_IN_SET {
            set.clear();
        }
        let mut column = Column { index, head: Vec::new(), width: 0, is_stable: column.is_stable, set };
        let cells = self.holdings.rows.iter().filter_map(|row| Some((row, row.cells.get(index)?)));
        column.width = cells.map(|(row, cell)| width(&self.cell(scene, &column, row, cell))).max().unwrap_or(1);
        let longest = name.longest();
        let fitting = (column.width..=longest.width().max(column.width)).find(|&columns| {
            let rows = wrapped(longest, columns);
            rows.len() <= heads && longest.split(' ').all(|word| word.width() <= columns)
        });
        column.width = fitting.unwrap_or(column.width);
        column.head = wrapped(longest, column.width);
        column
    }

    fn width(&self) -> usize {
        1 + self.id_width + self.columns.iter().map(|column| self.gap + column.width).sum::<usize>() + 1
    }

    fn rule_text(&self, scene: &Scene<'_>) -> Fit {
        let (shown, all) = (self.columns.len(), self.holdings.columns.len());
        if shown < all {
            return scene.fit(ids::HoldsColumns { count: shown, of: all });
        }
        let stable: Vec<String> =
            self.columns.iter().filter(|column| column.is_stable).map(|column| column.head.join(" ")).collect();
        if stable.is_empty() { Fit::default() } else { scene.fit(ids::HoldsStable { names: stable.join(", ") }) }
    }

    fn draw(&self, scene: &Scene<'_>, place: Rect, canvas: &mut Canvas<'_>) {
        let room = usize::from(place.height).saturating_sub(self.heads);
        let heads = if room == 0 { 0 } else { self.heads };
        let rows = &self.holdings.rows;
        let selected = rows.iter().position(|row| row.position == scene.view.selected).unwrap_or(0);
        let room = usize::from(place.height) - heads;
        let start = selected.saturating_sub(room / 2).min(rows.len().saturating_sub(room));
        for line in 0..heads {
            self.draw_head(scene, place, line, canvas);
        }
        for (at, row) in (heads..).zip(rows.iter().skip(start).take(room)) {
            self.draw_row(scene, place, at as u16, row, canvas);
            canvas.hits.add(Rect { y: place.y + at as u16, height: 1, ..place }, Target::Process(row.position));
        }
        let below = Rect { y: place.y + heads as u16, height: place.height - heads as u16, ..place };
        let (first, last) = (rows.first().map_or(0, |row| row.position), rows.last().map_or(0, |row| row.position));
        let are_chosen = self.holdings.are_chosen;
        let is_first = (first == 0 || are_chosen) && start == 0;
        let is_last = (last + 1 == scene.frame.n || are_chosen) && start + room >= rows.len();
        scene.draw_ends(below, !is_first, !is_last, canvas);
    }

    fn draw_head(&self, scene: &Scene<'_>, place: Rect, line: usize, canvas: &mut Canvas<'_>) {
        let mut pen = canvas.row(place, line as u16);
        pen.skip(1 + self.id_width);
        for column in &self.columns {
            // Short heads are directly above their columns.
            let blank = self.heads - column.head.len().min(self.heads);
            let text = line.checked_sub(blank).and_then(|line| column.head.get(line)).map_or("", String::as_str);
            pen.skip(self.gap).write(text, scene.theme().muted()).skip(column.width - text.width());
        }
    }

    fn draw_row(&self, scene: &Scene<'_>, place: Rect, at: u16, row: &HoldingRow, canvas: &mut Canvas<'_>) {
        let theme = scene.theme();
        if row.position == scene.view.selected {
            canvas.row(place, at).write(scene.glyphs().pointers.0, theme.strong());
        }
        let name = scene.name(row.id);
        let style = if row.is_up { theme.strong() } else { theme.cell_crashed() };
        let mut pen = canvas.row(place, at);
        pen.skip(1 + self.id_width - name.width()).write(&name, style);
        for column in &self.columns {
            let Some(cell) = row.cells.get(column.index) else { continue };
            let spans = self.cell(scene, column, row, cell);
            pen.skip(self.gap).spans(&spans).skip(column.width - width(&spans).min(column.width));
        }
    }

    fn cell(&self, scene: &Scene<'_>, column: &Column, row: &HoldingRow, cell: &HeldCell) -> Vec<Span> {
        if cell.is_lost(row.is_up)
            && let Some(before) = &cell.before
        {
            let spans = self.held(scene, column, before, None);
            return spans.into_iter().map(|(text, _)| (text, struck(scene.theme().fault()))).collect();
        }
        self.held(scene, column, &cell.value, cell.before.as_ref())
    }

    fn held(&self, scene: &Scene<'_>, column: &Column, held: &Held, before: Option<&Held>) -> Vec<Span> {
        let theme = scene.theme();
        let inverted = |style: Style| if before.is_some() { theme.chip() } else { style };
        match held {
            Held::Nothing if before.is_some() => vec![(scene.glyphs().nothing.to_owned(), theme.chip())],
            Held::Nothing => vec![(scene.glyphs().nothing.to_owned(), theme.muted())],
            Held::Number(number) => vec![(scene.look.texts.number(*number), inverted(theme.text()))],
            Held::Value(value) => vec![self.values.held(*value, before.is_some())],
            Held::Ballot(ballot) => vec![(ballot.to_string(), inverted(theme.text()))],
            Held::Vote(ballot, entry) => vec![(format!("{ballot} = {entry}"), inverted(theme.strong()))],
            Held::Set(set) => self.set(scene, column, set, before),
        }
    }

    fn set(&self, scene: &Scene<'_>, column: &Column, set: &[(Datum, Option<Id>)], before: Option<&Held>) -> Vec<Span> {
        let known: &[(Datum, Option<Id>)] = match before {
            Some(Held::Set(known)) => known,
            Some(_) => &[],
            None => set,
        };
        if set.is_empty() && known.is_empty() {
            return self.held(scene, column, &Held::Nothing, None);
        }
        if column.set.is_empty() {
            let new = set.iter().filter(|held| !known.contains(held)).count();
            let theme = scene.theme();
            let count = scene.fit(ids::HoldsSet { count: set.len() }).shortest().to_owned();
            let more = [(" ".to_owned(), theme.text()), (format!("+{new}"), theme.chip())];
            return std::iter::once((count, theme.text())).chain(more.into_iter().filter(|_| new > 0)).collect();
        }
        let mut spans = Vec::new();
        for (index, held) in column.set.iter().enumerate() {
            let state = match (set.contains(held), known.contains(held)) {
                (true, true) => SetCell::Held,
                (true, false) => SetCell::New,
                (false, true) => SetCell::Lost,
                (false, false) => SetCell::Missing,
            };
            spans.extend((index > 0).then(|| (" ".to_owned(), scene.theme().bar())));
            spans.push(self.values.set_cell(held.0, state));
        }
        spans
    }
}
