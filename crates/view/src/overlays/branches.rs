//! Draws the tree of runs: each branch with its acts and its ending. Below the tree are the details of the chosen row.

use crate::view_state::overlay::{Branches, TreeLine, TreeRow, TreeRowIs, TreeShown};
use crate::{overlays::panel, overlays::panel::ListRows, prelude::*};

const COLUMNS: usize = 116;
const MOST_ABOUT: usize = 4;
const LEAST_ROWS: usize = 4;
/// In a panel of at least this many columns, a row has the word "tick".
const WORDY: usize = 64;
const LINES_PART: usize = 4;
const LEAST_DID: usize = 24;

pub(super) fn draw(scene: &Scene<'_>, plan: &Screen, tree: &Branches, canvas: &mut Canvas<'_>) {
    let (panel, rows, about) = parts(scene.glyphs().more, plan.whole(), tree);
    let place = panel::open_at(scene, panel, &tree.title, canvas);
    rows.draw(canvas, |row, at, canvas| {
        draw_row(scene, row, &tree.rows[at], at == tree.chosen, canvas);
        if !matches!(tree.rows[at].is, TreeRowIs::Scenario { .. }) {
            canvas.hits.add(row, Target::Row(at));
        }
    });
    rows.draw_marks_beside(scene, canvas);
    let about: Vec<_> = about.into_iter().map(|line| panel::row(line, scene.theme().text())).collect();
    panel::draw_below(scene, place, rows.place.height, &about, canvas);
}

pub(crate) fn below_rows(area: Rect, tree: &Branches) -> Rect {
    let (_, rows, _) = parts("", area, tree);
    let below = Rect { y: rows.place.bottom(), height: area.bottom().saturating_sub(rows.place.bottom()), ..area };
    if below.height < 3 { area } else { below }
}

fn parts(more: &str, area: Rect, tree: &Branches) -> (Rect, ListRows, Vec<String>) {
    let columns = panel::room(area).min(COLUMNS);
    let panel = panel::place(area, &tree.title, (columns, tree.rows.len() + 1 + MOST_ABOUT));
    let inside = panel::inside(panel);
    let height = usize::from(inside.height);
    let below = height.saturating_sub(LEAST_ROWS.min(tree.rows.len())).min(MOST_ABOUT + 1);
    let below = if below < 2 { 0 } else { below };
    let width = usize::from(inside.width);
    let about = panel::cut(wrapped(&tree.about, width), (below.saturating_sub(1), width), more);
    let list = Rect { height: (height - below) as u16, ..inside };
    (panel, ListRows::new(list, tree.chosen, tree.rows.len()), about)
}

fn draw_row(scene: &Scene<'_>, place: Rect, row: &TreeRow, chosen: bool, canvas: &mut Canvas<'_>) {
    let (theme, width) = (scene.theme(), usize::from(place.width));
    let on = |style: Style| if chosen { theme.selected_row() } else { style };
    let fault = if chosen { theme.on_selected_row(theme.fault()) } else { theme.fault() };
    let [strong, text, quiet, tree] = [theme.strong(), theme.text(), theme.muted(), theme.faint()].map(on);
    let has_short_ticks = width < WORDY;
    match &row.is {
        TreeRowIs::Scenario { title } => {
            canvas.row(place, 0).write(&fitted(title, width, scene.glyphs().more), theme.title());
        }
        TreeRowIs::Branch { number, shown, name, did, ended, broke } => {
            let lines = lines(scene, &row.lines, width);
            let number = match shown {
                TreeShown::No => format!(" {number} "),
                TreeShown::WithKeys => format!("[{number}]"),
                TreeShown::Beside => format!("({number})"),
            };
            let before = 2 + lines.width() + number.width() + 1;
            let tick_width = if has_short_ticks { 7 } else { 11 };
            let did_width = did.iter().map(|(tick, did)| did.width() + tick.map_or(0, |_| tick_width)).sum::<usize>();
            let words = name.as_ref().map_or(0, |name| name.width() + 3) + did_width;
            let kept = LEAST_DID.min(width / 2).max(width * 2 / 5);
            let room = width.saturating_sub(before + words.min(kept) + 2);
            let ended = ended.within(room).unwrap_or_default();
            let mut pen = panel::begin_row(scene, place, chosen, canvas);
            pen.keep_free(if ended.is_empty() { 0 } else { ended.width() + 2 });
            let is_shown = *shown == TreeShown::WithKeys;
            let number_style = if is_shown { strong.add_modifier(Modifier::BOLD) } else { text };
            pen.write(&lines, tree).write(&number, number_style).skip(1);
            write_name(scene, &mut pen, name.as_deref(), strong);
            draw_acts(scene, &mut pen, did, (name.is_some(), has_short_ticks, [text, quiet]));
            canvas.at_right(place, 0, 0, ended, if *broke { fault } else { quiet });
        }
        TreeRowIs::Bookmark { tick, name } => {
            let lines = lines(scene, &row.lines, width);
            let mut pen = panel::begin_row(scene, place, chosen, canvas);
            pen.write(&lines, tree).skip(2).write(scene.glyphs().bookmark, strong).skip(1);
            pen.write(&scene.look.texts.number(*tick), text).skip(1);
            write_name(scene, &mut pen, name.as_deref(), strong);
        }
    }
}

fn draw_acts(scene: &Scene<'_>, pen: &mut RowPen<'_>, did: &[(Option<u64>, String)], of: (bool, bool, [Style; 2])) {
    let (is_named, has_short_ticks, [text, quiet]) = of;
    let (between, more) = (scene.glyphs().between, scene.glyphs().more);
    for (index, (tick, act)) in did.iter().enumerate() {
        let gap = if index > 0 || is_named { between } else { "" };
        // A number without the word "tick" would look like a number of crashes.
        let tick = tick.map(|tick| scene.fit(ids::TreeTick { tick }));
        let tick = tick.map(|tick| format!("{} ", if has_short_ticks { tick.shortest() } else { tick.longest() }));
        let gap = format!("{gap}{}", tick.unwrap_or_default());
        let tail = if index + 1 < did.len() { more.width() + 1 } else { 0 };
        if gap.width() + act.width() + tail <= pen.left() {
            pen.write(&gap, quiet).write(act, text);
            continue;
        }
        let room = pen.left().saturating_sub(gap.width());
        let begun = if index == 0 { whole_words(act, room, more) } else { String::new() };
        if !begun.is_empty() && begun != more {
            pen.write(&gap, quiet).write(&begun, text);
        } else if pen.left() > more.width() {
            pen.skip(1).write(more, quiet);
        }
        break;
    }
}

fn write_name(scene: &Scene<'_>, pen: &mut RowPen<'_>, name: Option<&str>, style: Style) {
    let Some(name) = name else { return };
    let (more, room) = (scene.glyphs().more, pen.left());
    let fits = whole_words(&scene.look.texts.spelled(&format!("“{name}”")), room, more);
    pen.write(if fits.is_empty() && room >= more.width() { more } else { &fits }, style);
}

fn lines(scene: &Scene<'_>, lines: &[TreeLine], width: usize) -> String {
    let [past, joins, ends] = scene.glyphs().tree;
    let most = (width / LINES_PART / 2).max(1);
    let kept = &lines[lines.len().saturating_sub(most)..];
    let more = (kept.len() < lines.len()).then_some(scene.glyphs().more);
    let drawn = kept.iter().map(|line| match line {
        TreeLine::Gap => "  ",
        TreeLine::Past => past,
        TreeLine::Joins => joins,
        TreeLine::Ends => ends,
    });
    more.into_iter().chain(drawn).collect()
}
