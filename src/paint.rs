//! A frame and what is selected, drawn into a ratatui buffer. No terminal, no keys.
//!
//! [`draw`] finds the size class, lays the screen out and lets each pane paint its place; what lies over the screen comes
//! last. Painters read and never decide, so keys work whether or not a pane is on the screen.

pub mod arena;
mod canvas;
pub mod captions;
mod compare;
pub mod glyphs;
mod repertoire;
#[cfg(test)]
mod sample;
mod scale;
mod screen;
mod strokes;
mod target;
#[cfg(test)]
pub(crate) mod tests;
pub mod theme;
mod view;
pub mod view_state;
pub mod words;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use unicode_width::UnicodeWidthStr;

use crate::session::model::space_time::SpaceTimeAsk;
use crate::session::model::{Ask, Frame};
use crate::text::listing::Listings;
use crate::text::{Language, Texts, ids};
use canvas::Canvas;
pub use compare::asks;
pub use glyphs::{GlyphSet, Glyphs};
use screen::{Class, Part, Plan};
pub use target::{Hits, Target};
pub use theme::{Depth, Sheet, Theme, ThemeName, is_light};
use view::Scene;
pub use view_state::View;
use view_state::{Overlay, Pane};

/// How things look: the words, the colours and the glyphs.
#[derive(Debug)]
pub struct Look {
    /// The reader's language.
    pub texts: Texts,
    /// The pseudocode in the reader's language.
    pub listings: Listings,
    /// The colours.
    pub theme: Theme,
    /// The characters that stand for things.
    pub glyphs: Glyphs,
    /// Where things were the last time.
    pub places: arena::places::Places,
}

impl Look {
    /// The look in a language.
    pub fn new(language: Language, theme: Theme, glyphs: Glyphs) -> Self {
        let ascii = glyphs.set == GlyphSet::Ascii;
        Self {
            texts: Texts::for_screen(language, ascii),
            listings: Listings::new(language).in_ascii(ascii),
            theme,
            glyphs,
            places: arena::places::Places::default(),
        }
    }
}

/// What a screen of this size needs of a run of `n` processes.
pub fn ask(area: Rect, n: usize, view: &View) -> Ask {
    // The smallest chip takes four cells: more processes than that cannot be on the screen in any of its forms.
    let cells = usize::from(area.width) * usize::from(area.height);
    Ask {
        selected: view.selected,
        processes: (cells / 4).clamp(16, 4096).min(n),
        log_lines: usize::from(area.height),
        log_back: view.log_back,
        space_time: asks_for_space_time(area, view).then(|| SpaceTimeAsk {
            processes: usize::from(area.height),
            follow: !view.by_hand,
            ticks: screen::diagram_ticks(area, view),
            event: view.event,
            future: view.reveal,
        }),
        messages: Some(cells / 8),
        per_sector: screen::sector(area, n, view),
        neighbours: arena::band::NEIGHBOURS,
        future: view.reveal,
        narration: view.presenting,
        ..Ask::default()
    }
}

/// Whether the space-time diagram is on a screen, or an event of it is selected.
fn asks_for_space_time(area: Rect, view: &View) -> bool {
    shows_space_time(area, view) || view.event.is_some()
}

/// Whether the space-time diagram has a place on a screen of this size.
pub fn shows_space_time(area: Rect, view: &View) -> bool {
    screen::has_wall(area, view) || view.focus == Pane::SpaceTime
}

/// Draws the whole screen and tells what is under its cells.
pub fn draw(frame: &Frame, view: &View, look: &Look, area: Rect, buffer: &mut Buffer) -> Hits {
    let area = area.intersection(buffer.area);
    let mut canvas = Canvas::new(buffer);
    draw_all(frame, view, look, area, &mut canvas);
    let hits = canvas.into_hits();
    repertoire::keep_to(look.glyphs.set, area, buffer);
    hits
}

fn draw_all(frame: &Frame, view: &View, look: &Look, area: Rect, canvas: &mut Canvas<'_>) {
    look.texts.call_processes(frame.anonymous);
    let scene = Scene { frame, view, look };
    canvas.clear(area, look.theme.base());
    if view.blank {
        return draw_blank(&scene, area, canvas);
    }
    let class = Class::of(area);
    if class == Class::TooSmall {
        return view::too_small::draw(&scene, area, canvas);
    }
    if let Some(beside) = &view.beside {
        return compare::draw(&scene, beside, (area, class), canvas);
    }
    let plan = Plan::new(area, class, &scene);
    view::header::draw(&scene, plan.header, canvas);
    for (part, place) in &plan.parts {
        draw_part(&scene, part, *place, canvas);
    }
    for parting in plan.parting.into_iter().chain(plan.inner_parting) {
        for row in 0..parting.height {
            canvas.row(parting, row).write(look.glyphs.parting, look.theme.rule());
        }
    }
    draw_band(&scene, &plan, canvas);
    draw_overlays(&scene, &plan, area, canvas);
    // What a key has said may need more than the last row: it lies over everything.
    view::footer::draw(&scene, footer(&plan, view), canvas);
}

/// The place of the footer. Presentation has no row for it: what a key has said stands at the graph's lower end, or at that of the
/// screen where it would lie over what is open.
fn footer(plan: &Plan, view: &View) -> Rect {
    let beside = |overlay: &Overlay| matches!(overlay, Overlay::Note { .. }) && plan.note.is_some();
    if view.presenting && view.overlays.iter().all(beside) { Rect { y: plan.body.bottom(), ..plan.footer } } else { plan.footer }
}

/// Nothing is on the wall but a dim word in the corner for the one at the keys; black in every theme.
fn draw_blank(scene: &Scene<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    let theme = &scene.look.theme;
    // Without colours the terminal's own ground is all there is.
    let style = if theme.is_mono() {
        theme.base().add_modifier(Modifier::DIM)
    } else {
        Style::new().fg(Color::DarkGray).bg(Color::Black)
    };
    canvas.clear(area, style);
    let hint = scene.look.texts.say(ids::SCREEN_BLANK_HINT);
    canvas.at_right(area, area.height.saturating_sub(1), 1, &hint, style);
}

fn draw_part(scene: &Scene<'_>, part: &Part, place: Rect, canvas: &mut Canvas<'_>) {
    canvas.hit(place, Target::Pane(part.pane()));
    draw_contents(scene, part, place, canvas);
}

fn draw_contents(scene: &Scene<'_>, part: &Part, place: Rect, canvas: &mut Canvas<'_>) {
    match part {
        Part::Arena(layout) => arena::draw_placed(scene.frame, scene.view, scene.look, layout, place, canvas),
        Part::Band(shape) => arena::draw_band(scene.frame, scene.view, scene.look, shape, place, canvas),
        Part::Chips(chips) => chips.draw(scene, place, canvas),
        Part::Algorithm(listing) => view::algorithm::draw(scene, place, listing, canvas),
        Part::Log => view::log::draw(scene, place, canvas),
        Part::BareLog => view::log::draw_lines(scene, place, canvas),
        Part::Processes => view::processes::draw(scene, place, canvas),
        Part::Properties => view::properties::draw(scene, place, canvas),
        Part::SpaceTime => view::space_time::draw(scene, place, canvas),
    }
}

/// The band at the bottom: ELECTED, the gauge and the timeline, which share their left edge.
fn draw_band(scene: &Scene<'_>, plan: &Plan, canvas: &mut Canvas<'_>) {
    match plan.cells {
        Some(cells) => view::elected::draw(scene, plan.elected, cells, plan.gauge.is_none(), canvas),
        None => view::elected::draw_rule(scene, plan.elected, true, canvas),
    }
    let edge = edge(scene, plan);
    if let Some(gauge) = plan.gauge {
        view::gauge::draw(scene, gauge, edge, canvas);
    }
    if let Some(timeline) = plan.timeline {
        view::timeline::draw(scene, timeline, edge, canvas);
    }
}

/// The columns left of the timeline's track, and of the gauge.
fn edge(scene: &Scene<'_>, plan: &Plan) -> u16 {
    let label = view::timeline::label(scene).width() as u16;
    if plan.gauge.is_some() { label.max(view::gauge::label(scene).width() as u16).max(15) } else { label }
}

/// Where the inspector may be without a side column: above ELECTED, or anywhere where that is low.
fn inspected(plan: &screen::Plan, whole: Rect) -> Rect {
    const LOW: u16 = 12;
    if plan.body.height < LOW { whole } else { plan.body }
}

/// Draws what lies over the screen. Only what is on top can be meant there; what is beside it only where it leaves the screen to keys.
fn draw_overlays(scene: &Scene<'_>, plan: &Plan, area: Rect, canvas: &mut Canvas<'_>) {
    let Some((top, below)) = scene.view.overlays.split_last() else { return };
    for overlay in below {
        let before = canvas.hits().len();
        draw_overlay(scene, plan, overlay, canvas);
        canvas.hits().cover(before, Target::Overlay);
    }
    if scene.view.overlays.iter().any(Overlay::is_modal) {
        canvas.hit(area, Target::Beside);
    }
    canvas.hits().scrolls(0);
    draw_overlay(scene, plan, top, canvas);
}

fn draw_overlay(scene: &Scene<'_>, plan: &Plan, overlay: &Overlay, canvas: &mut Canvas<'_>) {
    let whole = plan.between_bars();
    // What a framed overlay lies over steps back; a note and the inspector speak of what is beside them.
    if overlay.is_modal() {
        canvas.restyle(whole, scene.look.theme.base().patch(scene.look.theme.faint()));
    }
    match overlay {
        Overlay::Help { groups, input, cursor, scroll } => {
            let help = view::help::Help { groups, input: (input, *cursor), scroll: *scroll };
            view::help::draw(scene, whole, &help, canvas);
        }
        Overlay::Palette { title, rows, chosen, input, cursor, fault } => {
            let input = (input.as_str(), *cursor);
            let palette = view::palette::Palette { title, rows, chosen: *chosen, input, fault: fault.as_deref() };
            view::palette::draw(scene, whole, &palette, canvas);
        }
        Overlay::Prompt { title, input, cursor, fault } => {
            let place = prompt_place(scene, whole);
            view::prompt::draw(scene, place, title, (input, *cursor), fault.as_deref(), canvas);
        }
        Overlay::Picker { title, rows, chosen, input, fault } => {
            let picker = view::picker::Picker { title, rows, chosen: *chosen, input, fault: fault.as_deref() };
            view::picker::draw(scene, whole, &picker, canvas);
        }
        Overlay::Note { text, question, answer } => {
            let note = view::note::Note { text, question: *question, answer: answer.as_ref() };
            view::note::draw(scene, plan, &note, canvas);
        }
        Overlay::Inspect { position, scroll } => {
            view::inspect::draw(scene, (inspected(plan, whole), plan.column), *position, *scroll, canvas);
        }
        Overlay::Flight { chosen } => view::flight::draw(scene, (whole, plan.column), *chosen, canvas),
        Overlay::Faults { title, rows, chosen, about } => {
            let faults = view::faults::Faults { title, rows, chosen: *chosen, about };
            view::faults::draw(scene, (whole, plan.column), &faults, canvas);
        }
        Overlay::Branches { title, rows, chosen, about } => {
            let tree = view::branches::Tree { title, rows, chosen: *chosen, about };
            view::branches::draw(scene, whole, &tree, canvas);
        }
        Overlay::Why { why, chosen, nth } => {
            let answer = view::why::Answer { why, chosen: *chosen, nth: *nth };
            view::why::draw(scene, plan, &answer, canvas);
        }
        Overlay::Message { title, text, scroll } => view::message::draw(scene, whole, title, text, *scroll, canvas),
        Overlay::Confirm { text, keys } => view::confirm::draw(scene, whole, (text, keys), canvas),
    }
}

/// Where a line is asked for: below the rows of the tree while it is open, because the line is about one of them.
fn prompt_place(scene: &Scene<'_>, whole: Rect) -> Rect {
    let under = scene.view.overlays.iter().rev().nth(1);
    let Some(Overlay::Branches { title, rows, chosen, about }) = under else { return whole };
    view::branches::below_rows(whole, &view::branches::Tree { title, rows, chosen: *chosen, about })
}
