//! The screen of all demos: the search, the topics of the course, the demos of one of them, and the beginning of the chosen one.
//!
//! It covers everything but the footer. What has no room gives way in this order: the preview, blank rows, the protocols of the topics, the
//! demos opened last, the summaries of demos that are not chosen, and at last one of the two sides.

mod rows;

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::{OverlayPainter, Places, panel};
use crate::canvas::{Canvas, fitted, whole_words, wrapped};
use crate::panes::{Rule, below_rule, graph};
use crate::view_state::overlay::{Below, Demos, Preview, TopicRow};
use crate::{Look, scene::Scene, target::Target, view_state::View};
use suffrage_engine::protocol::Value;
use suffrage_text::{Fit, ids};

const PREVIEW_FROM: u16 = 110;
/// The columns of the topics, without the parting.
const TOPICS: u16 = 32;
/// The columns of the demos beside a preview, and those that a preview is given before they have the most.
const LEAST_DEMOS: u16 = 47;
const MOST_DEMOS: u16 = 50;
const PREVIEW: u16 = 36;
const AIRY_FROM: u16 = 40;

/// Where everything is on a screen; what has no room is empty.
#[derive(Clone, Copy)]
struct Parts {
    topics: Rect,
    demos: Rect,
    preview: Rect,
}

impl Parts {
    fn of(area: Rect) -> Self {
        let body = Rect { y: area.y + 2, height: area.height.saturating_sub(3), ..area };
        let none = Rect { width: 0, ..body };
        let topics = Rect { width: TOPICS, ..body };
        let rest = body.width - TOPICS - 1;
        let demos = if area.width < PREVIEW_FROM {
            rest
        } else {
            (rest - 1).saturating_sub(PREVIEW).clamp(LEAST_DEMOS, MOST_DEMOS)
        };
        let demos = Rect { x: topics.right() + 1, width: demos, ..body };
        let preview = Rect { x: demos.right() + 1, width: area.right().saturating_sub(demos.right() + 1), ..body };
        Self { topics, demos, preview: if area.width < PREVIEW_FROM { none } else { preview } }
    }
}

pub(crate) fn preview_place(area: Rect) -> Option<Rect> {
    graph_place(Parts::of(area).preview)
}

impl OverlayPainter for Demos {
    fn draw(&self, scene: &Scene<'_>, _: &Places, canvas: &mut Canvas<'_>) {
        let area = canvas.area();
        let theme = scene.theme();
        canvas.clear(area, theme.base());
        canvas.hit(area, Target::Overlay);
        let parts = Parts::of(area);
        draw_heading(scene, self, area, canvas);
        draw_search(scene, self, Rect { y: area.y + 1, height: 1, ..area }, canvas);
        for parting in [parts.demos, parts.preview].into_iter().filter(|part| part.width > 0 && part.x > area.x) {
            let column = Rect { x: parting.x - 1, width: 1, ..parting };
            for row in 0..column.height {
                canvas.row(column, row).write(scene.glyphs().parting, theme.rule());
            }
        }
        draw_topics(scene, self, parts.topics, area.height >= AIRY_FROM, canvas);
        rows::draw(scene, self, parts.demos, area.height, canvas);
        if let Some(shown) = self.preview.as_ref().filter(|_| parts.preview.width > 0) {
            draw_preview(scene, shown, parts.preview, canvas);
        }
    }
}

fn draw_heading(scene: &Scene<'_>, demos: &Demos, area: Rect, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    canvas.row(area, 0).fill(theme.bar());
    let mut pen = canvas.row(area, 0);
    pen.stamp(" suffrage ", theme.chip());
    let count = scene.say(ids::DemosCount { count: Value::Number(demos.count as u64) });
    let claim = scene.fit(ids::DEMOS_CLAIM);
    let room = pen.left().saturating_sub(count.chars().count() + 4);
    pen.skip(1).write(claim.within(room).unwrap_or_default(), theme.bar_muted());
    canvas.at_right(area, 0, 1, &count, theme.bar_strong());
}

/// The line of the search: what has been typed, or what can be searched; below it stands why something cannot be opened.
fn draw_search(scene: &Scene<'_>, demos: &Demos, row: Rect, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    canvas.row(row, 0).skip(1).write("/", theme.strong());
    let place = Rect { x: row.x + 3.min(row.width), width: row.width.saturating_sub(4), ..row };
    if let Some(typed) = &demos.search {
        panel::draw_input(scene, place, &typed.input, typed.cursor, canvas);
    } else {
        canvas.row(place, 0).fit(&scene.fit(ids::DEMOS_SEARCH_HINT), theme.muted());
    }
}

/// Draws the rule of a part; gives the place below it, less the rows that say what is wrong.
fn headed(scene: &Scene<'_>, place: Rect, title: &str, right: Option<Fit>, canvas: &mut Canvas<'_>) -> Rect {
    let right = right.map(|right| (right, scene.theme().muted()));
    Rule { right, ..Rule::default() }.draw(scene, place, title, canvas);
    below_rule(place)
}

/// Draws why something cannot be opened at the lower end of a place; gives what is left of it.
fn draw_fault(scene: &Scene<'_>, fault: Option<&str>, place: Rect, canvas: &mut Canvas<'_>) -> Rect {
    let Some(fault) = fault else { return place };
    let lines = wrapped(fault, usize::from(place.width).saturating_sub(2));
    let height = (lines.len() as u16).min(place.height);
    let below = Rect { y: place.bottom() - height, height, ..place };
    for (row, line) in (0..height).zip(&lines) {
        canvas.row(below, row).skip(1).write(line, scene.theme().fault());
    }
    Rect { height: place.height - height, ..place }
}

/// The rows below the graph: a blank one, the title in two, what is said of the demo in four, and the two keys with a blank one before.
const BELOW: u16 = 10;
/// The least rows of a graph that says anything, and the rows that it has for 36 columns.
const LEAST: u16 = 9;
const HEIGHT: (u32, u32) = (20, 36);

/// Where the graph is in the place of the preview, if there is room for one.
fn graph_place(place: Rect) -> Option<Rect> {
    let most = u32::from(place.width) * HEIGHT.0 / HEIGHT.1;
    let height = u32::from(place.height.saturating_sub(1 + BELOW)).min(most) as u16;
    let graph = Rect { x: place.x + 1, y: place.y + 1, width: place.width.saturating_sub(1), height };
    (place.width > 2 && height >= LEAST).then_some(graph)
}

fn draw_preview(scene: &Scene<'_>, shown: &Preview, place: Rect, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    let ticks = scene.fit(ids::DemosPreviewTicks { last: Value::Number(shown.last) });
    let below = headed(scene, place, &scene.say(ids::DEMOS_PREVIEW), Some(ticks), canvas);
    let mut text = below;
    if let Some(graph) = graph_place(place) {
        draw_graph(scene, shown, graph, canvas);
        text = Rect { y: graph.bottom() + 1, height: place.bottom().saturating_sub(graph.bottom() + 1), ..place };
    }
    let room = usize::from(place.width).saturating_sub(2);
    let title = wrapped(&shown.title, room).into_iter().map(|line| (line, theme.strong()));
    let rows = |line: &String| if line.is_empty() { vec![String::new()] } else { wrapped(line, room) };
    let about = shown.about.iter().flat_map(rows).map(|line| (line, theme.muted()));
    for (row, (line, style)) in (0..text.height).zip(title.chain(about)) {
        canvas.row(text, row).skip(1).write(&line, style);
    }
}

fn draw_graph(scene: &Scene<'_>, shown: &Preview, place: Rect, canvas: &mut Canvas<'_>) {
    let look: Look = scene.look.of_run(shown.frame.anonymous);
    let view = View { selected: usize::MAX, glide: shown.glide, ..View::default() };
    let before = canvas.hits().len();
    graph::draw_preview(&Scene { frame: &shown.frame, view: &view, look: &look }, place, canvas);
    // Nothing of it can be meant: it is no run on the screen.
    canvas.hits().cover(before, Target::Overlay);
}

#[derive(Clone, Copy)]
enum Line<'a> {
    Title(usize, &'a TopicRow),
    Below(&'a Fit),
    Protocols(&'a [String]),
    Blank,
}

fn draw_topics(scene: &Scene<'_>, demos: &Demos, place: Rect, airy: bool, canvas: &mut Canvas<'_>) {
    if place.width == 0 {
        return;
    }
    let list = headed(scene, place, &scene.say(ids::DEMOS_TOPICS), None, canvas);
    let lines = lines(demos, usize::from(list.height), airy);
    let is_chosen = |line: &Line<'_>| matches!(line, Line::Title(at, _) if *at == demos.topic);
    let chosen = lines.iter().position(is_chosen).unwrap_or_default();
    panel::ListRows::new(list, chosen, lines.len())
        .draw(canvas, |row, at, canvas| draw_line(scene, demos, list, row, lines[at], canvas));
}

/// The rows that fit: blank ones between the topics first, then the demos opened last, and where there is much room the protocols.
fn lines(demos: &Demos, room: usize, airy: bool) -> Vec<Line<'_>> {
    let parted = 2 * demos.topics.len() - 1 <= room;
    let mut free = room.saturating_sub(if parted { 2 * demos.topics.len() - 1 } else { demos.topics.len() });
    let mut lines = Vec::new();
    for (at, topic) in demos.topics.iter().enumerate() {
        if at > 0 && parted {
            lines.push(Line::Blank);
        }
        lines.push(Line::Title(at, topic));
        match &topic.below {
            Below::Demos(names) => {
                let shown = names.len().min(free);
                lines.extend(names[..shown].iter().map(Line::Below));
                free -= shown;
            }
            Below::Protocols(names) if airy && free > 0 => {
                lines.push(Line::Protocols(names));
                free -= 1;
            }
            Below::Protocols(_) => {}
        }
    }
    lines
}

fn draw_line(scene: &Scene<'_>, demos: &Demos, list: Rect, row: u16, line: Line<'_>, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    let place = Rect { y: list.y + row, height: 1, ..list };
    match line {
        Line::Title(at, topic) => {
            let chosen = at == demos.topic && demos.search.is_none();
            let row = theme.selected_row();
            let (style, count) = if chosen { (row, row) } else { (theme.text(), theme.muted()) };
            if chosen {
                canvas.row(place, 0).fill(style).write(scene.glyphs().play, style);
            }
            let number = topic.count.to_string();
            let mut pen = canvas.row(place, 0);
            pen.skip(1).keep_free(number.len() + 2);
            let title = whole_words(&topic.title, pen.left(), scene.glyphs().more);
            pen.write(&title, style);
            canvas.at_right(place, 0, 1, &number, count);
            canvas.hit(place, Target::Topic(at));
        }
        Line::Below(name) => {
            let room = usize::from(list.width).saturating_sub(2);
            canvas.row(place, 0).skip(1).write(&fitted(name, room, scene.glyphs().more), theme.muted());
        }
        Line::Protocols(names) => {
            let room = usize::from(list.width).saturating_sub(2);
            canvas.row(place, 0).skip(1).write(&first_of(names, room, scene.glyphs().more), theme.muted());
        }
        Line::Blank => {}
    }
}

/// As many names as have room, and a mark if there are more.
fn first_of(names: &[String], room: usize, more: &str) -> String {
    let all = names.join(", ");
    if all.width() <= room {
        return all;
    }
    let shown = (1..names.len()).rev().map(|count| format!("{} {more}", names[..count].join(", ")));
    shown.into_iter().find(|shown| shown.width() <= room).unwrap_or_default()
}
