//! The table of processes; in the zoomed pane also what each process waits for.

use crate::prelude::*;

/// The fewest rows of a useful table: the title line, the head and five processes.
pub(crate) const LEAST_ROWS: u16 = 7;

pub(crate) fn whole_rows(scene: &Scene<'_>) -> u16 {
    u16::try_from(scene.frame.n + 2).unwrap_or(u16::MAX)
}

/// The number of rows of the table of processes, at most `most`; 0 if a useful table does not fit.
pub(super) fn rows(scene: &Scene<'_>, most: u16) -> u16 {
    let whole = whole_rows(scene);
    if most < whole.min(LEAST_ROWS) { 0 } else { whole.min(most) }
}

pub(super) fn draw(scene: &Scene<'_>, slot: Slot, canvas: &mut Canvas<'_>) {
    let area = slot.place;
    slot.draw_rule(scene, ids::SCREEN_TITLE_PROCESSES, Rule::default(), canvas);
    let shown = scene.window(usize::from(area.height.saturating_sub(2)));
    let table = Table::of(scene, shown, usize::from(area.width));
    table.draw_heads(scene, area, canvas);
    for (row, process) in (2..area.height).zip(shown) {
        table.draw_row(scene, area, row, process, canvas);
        canvas.hits.add(Rect { y: area.y + row, height: 1, ..area }, Target::Process(process.position));
    }
    if let (Some(first), Some(last)) = (shown.first(), shown.last()) {
        let rows = Rect { y: area.y + 2, height: shown.len() as u16, ..area };
        scene.draw_ends(rows, first.position > 0, last.position + 1 < scene.frame.n, canvas);
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Column {
    Id,
    State,
    Elected,
    Sent,
    Received,
    Waits,
}

const COLUMNS: [(Column, TextId); 5] = [
    (Column::Id, ids::SCREEN_COLUMN_ID),
    (Column::State, ids::SCREEN_COLUMN_STATE),
    (Column::Elected, ids::SCREEN_COLUMN_ELECTED),
    (Column::Sent, ids::SCREEN_COLUMN_SENT),
    (Column::Received, ids::SCREEN_COLUMN_RECEIVED),
];

impl Column {
    fn cell(self, scene: &Scene<'_>, process: &Process) -> String {
        match self {
            Self::Id => scene.name(process.id),
            Self::State => {
                let badge = process.badge.as_ref().map(|badge| scene.look.badge(badge));
                let badge = badge.map_or_else(String::new, |badge| format!(" {}", badge.shortest()));
                scene.state(process) + &badge
            }
            Self::Elected => scene.look.texts.cell(process.elected),
            Self::Sent => scene.look.texts.number(process.sent),
            Self::Received => scene.look.texts.number(process.received),
            Self::Waits => process.waits.as_ref().map_or_else(String::new, |wait| scene.remark(wait)),
        }
    }
}

struct Table {
    columns: Vec<(Column, String, usize)>,
    gap: usize,
}

impl Table {
    fn of(scene: &Scene<'_>, shown: &[Process], width: usize) -> Self {
        let (wide, narrow) = (Self::spaced(scene, shown, width, 2), Self::spaced(scene, shown, width, 1));
        if narrow.columns.len() > wide.columns.len() { narrow } else { wide }
    }

    fn spaced(scene: &Scene<'_>, shown: &[Process], width: usize, gap: usize) -> Self {
        let mut table = Self { columns: Vec::new(), gap };
        let mut left = width.saturating_sub(1);
        for (column, head) in COLUMNS {
            let heads = scene.fit(match (column, scene.frame.strip) {
                (Column::Elected, Strip::Decisions) => ids::SCREEN_COLUMN_DECIDED,
                (Column::Elected, Strip::Progress) => ids::SCREEN_COLUMN_PROGRESS,
                _ => head,
            });
            let widest = shown.iter().map(|process| column.cell(scene, process).width()).max().unwrap_or(0);
            let Some(head) = heads.within(left) else { break };
            let wants = widest.max(head.width());
            if wants > left {
                break;
            }
            table.columns.push((column, head.to_owned(), wants));
            left = left.saturating_sub(wants + gap);
        }
        let waits = shown.iter().any(|process| process.waits.is_some());
        if scene.view.zoomed && waits && left >= 24 {
            table.columns.push((Column::Waits, scene.say(ids::SCREEN_COLUMN_WAITS), left));
        }
        table
    }

    fn draw_heads(&self, scene: &Scene<'_>, area: Rect, canvas: &mut Canvas<'_>) {
        let mut pen = canvas.row(area, 1);
        pen.skip(1);
        for (column, head, width) in &self.columns {
            put(&mut pen, *column, head, *width, scene.theme().muted());
            pen.skip(self.gap);
        }
    }

    fn draw_row(&self, scene: &Scene<'_>, area: Rect, row: u16, process: &Process, canvas: &mut Canvas<'_>) {
        let theme = scene.theme();
        let selected = process.position == scene.view.selected;
        if selected {
            canvas.row(area, row).fill(theme.selected_row()).write(scene.glyphs().pointers.0, theme.selected_row());
        }
        let mut pen = canvas.row(area, row);
        pen.skip(1);
        for (column, _, width) in &self.columns {
            let style = match column {
                Column::Id => theme.strong(),
                Column::State => theme.state_text(process.role).add_modifier(ratatui::style::Modifier::BOLD),
                _ if selected => theme.strong(),
                Column::Waits => theme.muted(),
                _ if process.role == Role::Crashed => theme.muted(),
                _ => theme.text(),
            };
            let style = if selected { theme.on_selected_row(style) } else { style };
            let cell = column.cell(scene, process);
            put(&mut pen, *column, &whole_words(&cell, *width, scene.glyphs().more), *width, style);
            pen.skip(self.gap);
        }
    }
}

fn put(pen: &mut RowPen<'_>, column: Column, text: &str, width: usize, style: Style) {
    let blank = width.saturating_sub(text.width());
    let is_text = matches!(column, Column::State | Column::Waits);
    let (before, after) = if is_text { (0, blank) } else { (blank, 0) };
    pen.skip(before).write(text, style).skip(after);
}
