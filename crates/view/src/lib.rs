//! Draws a frame of a run, with the current selection, into a ratatui buffer. This crate knows no terminal and no keys.
//!
//! [`draw`] determines the size class, computes the layout and lets each pane paint its place; overlays come last.
//! Painters only read data; what a key does is decided elsewhere. So keys also work for a pane that is not visible.

pub mod arena;
mod canvas;
pub mod chart;
mod graph_record;
mod layout;
pub mod look;
mod overlays;
mod panes;
pub mod picture;
mod prelude;
mod scale;
mod scene;
mod target;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;
mod values;
pub mod view_state;
pub mod words;

use ratatui::buffer::Buffer;

pub use arena::legend::signs_of;
pub use canvas::wrapped;
use layout::{Class, RunPlan};
pub use layout::{LEAST_SIZE, is_too_small, shows_space_time};
pub use look::GlyphSet;
pub use look::glyphs::Glyphs;
pub use look::theme::{Depth, Theme, ThemeName, ThemeSpec, is_light};
pub use overlays::demos::{ask_preview, shown_demos};
pub use panes::timeline::explained as timeline_signs;
use prelude::*;
use suffrage_text::{Language, listing::Listings};
pub use target::{Hits, Ruler, Target};
pub use view_state::{Pane, View};
pub use words::signs;

/// The appearance of the screen: texts, colours and glyphs.
#[derive(Clone, Debug)]
pub struct Look {
    pub texts: Texts,
    pub listings: Rc<Listings>,
    pub theme: Theme,
    pub glyphs: Glyphs,
    /// A cache of the layouts of recently drawn graphs.
    pub places: Rc<arena::Places>,
}

impl Look {
    pub fn new(language: Language, theme: Theme, glyphs: Glyphs) -> Self {
        let ascii = glyphs.set == GlyphSet::Ascii;
        let texts = Texts::for_screen(language, ascii);
        Self { places: Rc::default(), texts, listings: Rc::new(Listings::new(language, ascii)), theme, glyphs }
    }

    /// The text of a badge (a short note beside a card), in several lengths.
    pub fn badge(&self, badge: &Remark) -> Fit {
        let badge = self.texts.fit_remark(badge);
        badge.lengths().map(|length| look::in_set(self.glyphs.set, length)).collect()
    }

    /// The look for one run. An anonymous run shows letters and numbers instead of process ids.
    #[must_use]
    pub fn of_run(&self, anonymous: bool) -> Self {
        Self { texts: self.texts.of_run(anonymous), ..self.clone() }
    }
}

/// The data that a screen of this size needs about a run of `n` processes.
pub fn ask(area: Rect, n: usize, view: &View) -> Ask {
    // The smallest chip takes four cells, which limits the number of visible processes.
    let cells = usize::from(area.width) * usize::from(area.height);
    let mut ask = Ask {
        selected: view.selected,
        named: view.named().first().copied(),
        processes: (cells / 4).clamp(16, if is_beyond_layouts(area, n) { MOST_LISTED } else { 4096 }).min(n),
        sent: Ticks::from(area.width),
        future: true,
        narration: view.presenting,
        hides_faulty: view.hides_traitors(),
        ..Ask::default()
    };
    panes::ask(area, n, view, &mut ask);
    if is_beyond_layouts(area, n) {
        ask.messages = Some(MOST_LISTED / 8);
    }
    ask
}

/// The largest number of processes in the list that replaces a graph with too many processes.
const MOST_LISTED: usize = 512;

fn is_beyond_layouts(area: Rect, n: usize) -> bool {
    n > (2 * (usize::from(area.width) + usize::from(area.height))).max(2 * MOST_LISTED)
}

/// The data that a screen of this size needs about two runs side by side, which have `counts` processes.
pub fn asks(area: Rect, counts: [usize; 2], view: &View) -> [Ask; 2] {
    counts.map(|n| {
        let per_sector = layout::sector(area, n, view, 2);
        Ask { space_time: None, narration: false, per_sector, ..ask(area, n, view) }
    })
}

/// Draws the whole screen. Returns the click targets of its cells.
pub fn draw(frame: &Frame, view: &View, look: &Look, area: Rect, buffer: &mut Buffer) -> Hits {
    let area = area.intersection(buffer.area);
    let mut canvas = Canvas::new(buffer);
    draw_all(frame, view, look, area, &mut canvas);
    let hits = canvas.hits;
    look::keep_to(look.glyphs.set, area, buffer);
    hits
}

fn draw_all(frame: &Frame, view: &View, look: &Look, area: Rect, canvas: &mut Canvas<'_>) {
    let look = &look.of_run(frame.anonymous);
    let scene = Scene { frame, view, look };
    canvas.clear(area, look.theme.base());
    if view.blank {
        return draw_blank(&scene, area, canvas);
    }
    if layout::is_too_small(area) {
        return draw_too_small(&scene, area, canvas);
    }
    let is_covered = view.overlays.iter().any(Overlay::covers_all);
    let plan = if is_covered { Screen::covered(area) } else { Screen::new(area, Class::of(area), &scene) };
    if !is_covered {
        draw_runs(&scene, &plan, canvas);
    }
    overlays::draw(&scene, &plan, area, canvas);
    // The answer to a key may need more than one row, so it is drawn over everything.
    panes::footer::draw(&scene, footer(&plan, view), canvas);
}

fn draw_runs(scene: &Scene<'_>, plan: &Screen, canvas: &mut Canvas<'_>) {
    panes::header::draw(scene, plan.header, canvas);
    let runs = scene.runs();
    for run in &plan.runs {
        draw_run(&runs[run.index].scene(), run, plan, scene.view.beside.as_deref(), canvas);
    }
    for parting in &plan.partings {
        canvas.lines(*parting, 0, std::iter::repeat((scene.glyphs().parting, scene.theme().rule())));
    }
    draw_band(scene, plan, canvas);
}

/// The area of the footer. A presentation without a vote has none; a text of the footer covers the rows above it.
fn footer(plan: &Screen, view: &View) -> Rect {
    let beside = |overlay: &Overlay| matches!(overlay, Overlay::Note(_) | Overlay::NextDemo(_)) && plan.note.is_some();
    if plan.footer.height == 0 && view.overlays.iter().all(beside) {
        Rect { y: plan.body.bottom(), ..plan.footer }
    } else {
        plan.footer
    }
}

fn draw_blank(scene: &Scene<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    let theme = &scene.look.theme;
    // Without colours only the terminal's own background is available.
    let style = if theme.is_mono() {
        theme.base().add_modifier(Modifier::DIM)
    } else {
        Style::new().fg(Color::DarkGray).bg(Color::Black)
    };
    canvas.clear(area, style);
    let hint = scene.look.texts.say(ids::SCREEN_BLANK_HINT);
    canvas.at_right(area, area.height.saturating_sub(1), 1, &hint, style);
}

fn draw_too_small(scene: &Scene<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    let [width, height] = [area.width, area.height].map(u32::from);
    let is = scene.fit(ids::ScreenTooSmall { width, height });
    let [width, height] = [LEAST_SIZE.0, LEAST_SIZE.1].map(u32::from);
    let lines = [is, scene.fit(ids::ScreenTooSmallNeeds { width, height })];
    // A single row has room for one of the two sizes, and the required size is more useful than the actual one.
    let lines = if area.height < 2 { &lines[1..] } else { &lines[..] };
    let top = area.height.saturating_sub(lines.len() as u16) / 2;
    for (row, line) in (top..).zip(lines) {
        let mut pen = canvas.row(area, row);
        let room = pen.left();
        if let Some(fits) = line.within(room) {
            pen.skip((room - fits.width()) / 2).write(fits, scene.theme().text());
        }
    }
}

fn draw_run(scene: &Scene<'_>, run: &RunPlan, plan: &Screen, beside: Option<&Comparison>, canvas: &mut Canvas<'_>) {
    if let Some((comparison, title)) = beside.zip(run.title) {
        compare::draw_title(scene, comparison, run.index, title, canvas);
    }
    for slot in &run.slots {
        panes::draw(scene, *slot, canvas);
    }
    panes::holds::draw_logs(scene, run.logs, canvas);
    panes::elected::draw(scene, run.elected, plan.gauge.is_none(), canvas);
    if let Some(fate) = run.fate {
        compare::draw_fate(scene, fate, canvas);
    }
    if beside.is_some_and(|comparison| comparison.focus != run.index) {
        canvas.hits.add(run.place, Target::OtherRun);
    }
}

/// Draws the rows below the runs: the difference of two runs, the gauge and the timeline.
fn draw_band(scene: &Scene<'_>, plan: &Screen, canvas: &mut Canvas<'_>) {
    let beside = scene.view.beside.as_deref();
    let label = panes::timeline::label(scene).width() as u16;
    let of_gauge = plan.gauge.map_or(0, |_| (panes::gauge::label(scene).width() as u16).max(18));
    let edge = label.max(of_gauge);
    if let Some((comparison, place)) = beside.zip(plan.difference) {
        compare::draw_difference(scene, comparison, place, canvas);
    }
    match (beside, plan.gauge) {
        (Some(comparison), Some(place)) => compare::draw_gauge(scene, comparison, place, canvas),
        (None, Some(place)) => panes::gauge::draw(scene, place, edge, canvas),
        (_, None) => {}
    }
    match (beside, plan.timeline) {
        (Some(comparison), Some(place)) => compare::draw_timeline(scene, comparison, place, canvas),
        (None, Some(place)) => panes::timeline::draw(scene, place, edge, canvas),
        (_, None) => {}
    }
}
