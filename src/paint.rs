//! A frame and what is selected, drawn into a ratatui buffer. No terminal, no keys.
//!
//! [`draw`] finds the size class, lays the screen out and lets each pane paint its place; what lies over the screen comes
//! last. Painters read and never decide, so keys work whether or not a pane is on the screen.

pub mod arena;
pub mod captions;
mod compare;
pub mod comparing;
pub mod glyphs;
mod pen;
mod pointer;
mod repertoire;
mod row;
#[cfg(test)]
mod sample;
mod screen;
mod strokes;
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
use crate::text::{Language, Texts};
pub use compare::asks;
pub use glyphs::{GlyphSet, Glyphs};
pub use pointer::{Target, tick_at, under};
use screen::{Class, Part, Plan};
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

/// Draws the whole screen.
pub fn draw(frame: &Frame, view: &View, look: &Look, area: Rect, buffer: &mut Buffer) {
    let area = area.intersection(buffer.area);
    draw_all(frame, view, look, area, buffer);
    repertoire::keep_to(look.glyphs.set, area, buffer);
}

fn draw_all(frame: &Frame, view: &View, look: &Look, area: Rect, buffer: &mut Buffer) {
    look.texts.call_processes(frame.anonymous);
    let scene = Scene { frame, view, look };
    row::clear(buffer, area, look.theme.base());
    if view.blank {
        return draw_blank(&scene, area, buffer);
    }
    let class = Class::of(area);
    if class == Class::TooSmall {
        return view::too_small::draw(&scene, area, buffer);
    }
    if let Some(beside) = &view.beside {
        return compare::draw(&scene, beside, (area, class), buffer);
    }
    let plan = Plan::new(area, class, &scene);
    view::header::draw(&scene, plan.header, buffer);
    for (part, place) in &plan.parts {
        draw_part(&scene, part, *place, buffer);
    }
    for parting in plan.parting.into_iter().chain(plan.inner_parting) {
        for row in 0..parting.height {
            row::RowPen::new(buffer, parting, row).write(look.glyphs.parting, look.theme.rule());
        }
    }
    draw_band(&scene, &plan, buffer);
    for overlay in &view.overlays {
        draw_overlay(&scene, &plan, overlay, buffer);
    }
    // What a key has said may need more than the last row: it lies over everything.
    view::footer::draw(&scene, footer(&plan, view), buffer);
}

/// The place of the footer. Presentation has no row for it: what a key has said stands at the graph's lower end, or at that of the
/// screen where it would lie over what is open.
fn footer(plan: &Plan, view: &View) -> Rect {
    let beside = |overlay: &Overlay| matches!(overlay, Overlay::Note { .. }) && plan.note.is_some();
    if view.presenting && view.overlays.iter().all(beside) { Rect { y: plan.body.bottom(), ..plan.footer } } else { plan.footer }
}

/// Nothing is on the wall but a dim word in the corner for the one at the keys; black in every theme.
fn draw_blank(scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
    let theme = &scene.look.theme;
    // Without colours the terminal's own ground is all there is.
    let style = if theme.is_mono() {
        theme.base().add_modifier(Modifier::DIM)
    } else {
        Style::new().fg(Color::DarkGray).bg(Color::Black)
    };
    row::clear(buffer, area, style);
    let hint = scene.look.texts.say(captions::Caption::BlankHint);
    row::at_right(buffer, area, area.height.saturating_sub(1), 1, &hint, style);
}

/// How far the overlay on top can be scrolled: beyond that nothing new would come into sight.
pub fn furthest(frame: &Frame, view: &View, look: &Look, area: Rect) -> usize {
    let scene = Scene { frame, view, look };
    let class = Class::of(area);
    if class == Class::TooSmall {
        return 0;
    }
    let plan = plan_of(&scene, area, class);
    let whole = plan.between_bars();
    match view.overlays.last() {
        Some(Overlay::Help { groups, .. }) => view::help::furthest(&scene, whole, groups),
        Some(Overlay::Inspect { position, .. }) => {
            view::inspect::furthest(&scene, (inspected(&plan, whole), plan.column), *position)
        }
        Some(Overlay::Why { why, chosen, nth }) => {
            view::why::furthest(&scene, &plan, &view::why::Answer { why, chosen: *chosen, nth: *nth })
        }
        Some(Overlay::Message { text, .. }) => view::message::furthest(&scene, whole, text),
        _ => 0,
    }
}

/// The places on the screen, of one run or of two.
fn plan_of(scene: &Scene<'_>, area: Rect, class: Class) -> Plan {
    match &scene.view.beside {
        Some(beside) => compare::plan(scene, beside, (area, class)).bars,
        None => Plan::new(area, class, scene),
    }
}

fn draw_part(scene: &Scene<'_>, part: &Part, place: Rect, buffer: &mut Buffer) {
    match part {
        Part::Arena(layout) => arena::draw_placed(scene.frame, scene.view, scene.look, layout, place, buffer),
        Part::Band(shape) => arena::draw_band(scene.frame, scene.view, scene.look, shape, place, buffer),
        Part::Chips(chips) => chips.draw(scene, place, buffer),
        Part::Algorithm(listing) => view::algorithm::draw(scene, place, listing, buffer),
        Part::Log => view::log::draw(scene, place, buffer),
        Part::BareLog => view::log::draw_lines(scene, place, buffer),
        Part::Processes => view::processes::draw(scene, place, buffer),
        Part::Properties => view::properties::draw(scene, place, buffer),
        Part::SpaceTime => view::space_time::draw(scene, place, buffer),
    }
}

/// The band at the bottom: ELECTED, the gauge and the timeline, which share their left edge.
fn draw_band(scene: &Scene<'_>, plan: &Plan, buffer: &mut Buffer) {
    match plan.cells {
        Some(cells) => view::elected::draw(scene, plan.elected, cells, plan.gauge.is_none(), buffer),
        None => view::elected::draw_rule(scene, plan.elected, true, buffer),
    }
    let edge = edge(scene, plan);
    if let Some(gauge) = plan.gauge {
        view::gauge::draw(scene, gauge, edge, buffer);
    }
    if let Some(timeline) = plan.timeline {
        view::timeline::draw(scene, timeline, edge, buffer);
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

fn draw_overlay(scene: &Scene<'_>, plan: &Plan, overlay: &Overlay, buffer: &mut Buffer) {
    let whole = plan.between_bars();
    // What a framed overlay lies over steps back; a note and the inspector speak of what is beside them.
    let beside = matches!(
        overlay,
        Overlay::Note { .. } | Overlay::Inspect { .. } | Overlay::Flight { .. } | Overlay::Faults { .. } | Overlay::Why { .. }
    );
    if !beside {
        row::restyle(buffer, whole, scene.look.theme.base().patch(scene.look.theme.faint()));
    }
    match overlay {
        Overlay::Help { groups, input, cursor, scroll } => {
            let help = view::help::Help { groups, input: (input, *cursor), scroll: *scroll };
            view::help::draw(scene, whole, &help, buffer);
        }
        Overlay::Palette { title, rows, chosen, input, cursor, fault } => {
            let input = (input.as_str(), *cursor);
            let palette = view::palette::Palette { title, rows, chosen: *chosen, input, fault: fault.as_deref() };
            view::palette::draw(scene, whole, &palette, buffer);
        }
        Overlay::Prompt { title, input, cursor, fault } => {
            let place = prompt_place(scene, whole);
            view::prompt::draw(scene, place, title, (input, *cursor), fault.as_deref(), buffer);
        }
        Overlay::Picker { title, rows, chosen, input, fault } => {
            let picker = view::picker::Picker { title, rows, chosen: *chosen, input, fault: fault.as_deref() };
            view::picker::draw(scene, whole, &picker, buffer);
        }
        Overlay::Note { text, question, answer } => {
            let note = view::note::Note { text, question: *question, answer: answer.as_ref() };
            view::note::draw(scene, plan, &note, buffer);
        }
        Overlay::Inspect { position, scroll } => {
            view::inspect::draw(scene, (inspected(plan, whole), plan.column), *position, *scroll, buffer);
        }
        Overlay::Flight { chosen } => view::flight::draw(scene, (whole, plan.column), *chosen, buffer),
        Overlay::Faults { title, rows, chosen, about } => {
            let faults = view::faults::Faults { title, rows, chosen: *chosen, about };
            view::faults::draw(scene, (whole, plan.column), &faults, buffer);
        }
        Overlay::Branches { title, rows, chosen, about } => {
            let tree = view::branches::Tree { title, rows, chosen: *chosen, about };
            view::branches::draw(scene, whole, &tree, buffer);
        }
        Overlay::Why { why, chosen, nth } => {
            let answer = view::why::Answer { why, chosen: *chosen, nth: *nth };
            view::why::draw(scene, plan, &answer, buffer);
        }
        Overlay::Message { title, text, scroll } => view::message::draw(scene, whole, title, text, *scroll, buffer),
        Overlay::Confirm { text, keys } => view::confirm::draw(scene, whole, (text, keys), buffer),
    }
}

/// Where a line is asked for: below the rows of the tree while it is open, because the line is about one of them.
fn prompt_place(scene: &Scene<'_>, whole: Rect) -> Rect {
    let under = scene.view.overlays.iter().rev().nth(1);
    let Some(Overlay::Branches { title, rows, chosen, about }) = under else { return whole };
    view::branches::below_rows(whole, &view::branches::Tree { title, rows, chosen: *chosen, about })
}
