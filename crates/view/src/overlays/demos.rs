//! Draws the start screen: the search, the topics of the course, the demos of a topic, and a preview of the chosen
//! demo.
//!
//! The start screen covers everything except the footer. If room is short, it leaves out, in this order: the preview,
//! blank rows, protocols of topics, recently opened demos, summaries of demos that are not chosen, and finally topics
//! or demos.

use crate::view_state::overlay::{Below, DemoRow, Demos, Part, Preview, TopicRow};
use crate::{overlays::panel, panes::graph, prelude::*};

const PREVIEW_FROM: u16 = 110;
/// The width of the list of topics in columns, without its border.
const TOPICS: u16 = 32;
const LEAST_DEMOS: u16 = 47;
const MOST_DEMOS: u16 = 50;
/// The preferred width of a preview, in columns.
const PREVIEW: u16 = 36;
const AIRY_FROM: u16 = 40;

#[derive(Clone, Copy)]
struct Parts {
    topics: Rect,
    demos: Rect,
    preview: Rect,
}

impl Parts {
    fn of(area: Rect) -> Self {
        let body = Rect { y: area.y + 2, height: area.height.saturating_sub(3), ..area };
        let topics = Rect { width: TOPICS, ..body };
        let rest = body.width.saturating_sub(TOPICS + 1);
        let demos = if area.width < PREVIEW_FROM {
            rest
        } else {
            (rest - 1).saturating_sub(PREVIEW).clamp(LEAST_DEMOS, MOST_DEMOS)
        };
        let demos = Rect { x: topics.right() + 1, width: demos, ..body };
        let preview = Rect { x: demos.right() + 1, width: area.right().saturating_sub(demos.right() + 1), ..body };
        Self { topics, demos, preview }
    }
}

/// The data that the preview of a demo with `n` processes needs; `None` if the screen has no room for a preview.
pub fn ask_preview(area: Rect, n: usize) -> Option<Ask> {
    Some(graph::ask_preview(graph_place(Parts::of(area).preview)?, n))
}

pub(super) fn draw(scene: &Scene<'_>, demos: &Demos, canvas: &mut Canvas<'_>) {
    let area = canvas.area();
    let theme = scene.theme();
    canvas.clear(area, theme.base());
    canvas.hits.add(area, Target::Overlay);
    let parts = Parts::of(area);
    draw_heading(scene, demos, area, canvas);
    draw_search(scene, demos, Rect { y: area.y + 1, height: 1, ..area }, canvas);
    for parting in [parts.demos, parts.preview].into_iter().filter(|part| part.width > 0 && part.x > area.x) {
        let column = Rect { x: parting.x - 1, width: 1, ..parting };
        canvas.lines(column, 0, std::iter::repeat((scene.glyphs().parting, theme.rule())));
    }
    draw_topics(scene, demos, parts.topics, area.height >= AIRY_FROM, canvas);
    draw_demos(scene, demos, parts.demos, area.height >= AIRY_FROM, canvas);
    if let Some(shown) = demos.preview.as_ref().filter(|_| parts.preview.width > 0) {
        draw_preview(scene, shown, parts.preview, canvas);
    }
}

fn draw_heading(scene: &Scene<'_>, demos: &Demos, area: Rect, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    canvas.row(area, 0).fill(theme.bar());
    let mut pen = canvas.row(area, 0);
    pen.stamp(" suffrage ", theme.chip());
    let count = scene.say(ids::DemosCount { count: demos.count });
    let claim = scene.fit(ids::DEMOS_CLAIM);
    let room = pen.left().saturating_sub(count.chars().count() + 4);
    pen.skip(1).write(claim.within(room).unwrap_or_default(), theme.bar_muted());
    canvas.at_right(area, 0, 1, &count, theme.bar_strong());
}

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

fn draw_title_rule(scene: &Scene<'_>, place: Rect, title: &str, right: Option<Fit>, canvas: &mut Canvas<'_>) -> Rect {
    let right = right.map(|right| (right, scene.theme().muted()));
    Rule { right, ..Rule::default() }.draw(scene, place, title, canvas);
    below_rule(place)
}

/// Draws the text of a fault, if there is one, at the bottom of `place`. Returns the area above the text.
fn draw_fault(scene: &Scene<'_>, fault: Option<&str>, place: Rect, canvas: &mut Canvas<'_>) -> Rect {
    let Some(fault) = fault else { return place };
    let lines = wrapped(fault, usize::from(place.width).saturating_sub(2));
    let height = (lines.len() as u16).min(place.height);
    let below = Rect { y: place.bottom() - height, height, ..place };
    canvas.lines(below, 1, lines.iter().map(|line| (line, scene.theme().fault())));
    Rect { height: place.height - height, ..place }
}

/// The rows of the list of demos that a screen of this size shows, or more: the text of a fault may cover some.
pub fn shown_demos(area: Rect, demos: &Demos) -> Range<usize> {
    let lines = lines(demos, area.height >= AIRY_FROM);
    let room = usize::from(below_rule(Parts::of(area).demos).height);
    let (shown, _) = window(&lines, demos.chosen, room);
    visible_demos(&lines[shown]).unwrap_or_default()
}

/// The rows below the graph: a blank row, two for the title, four for the description, a blank row, two for the keys.
const BELOW: u16 = 10;
/// The smallest height of the preview's graph, in rows.
const LEAST: u16 = 9;
/// The largest ratio of the graph's height to its width, as (rows, columns).
const HEIGHT: (u32, u32) = (20, 36);

fn graph_place(place: Rect) -> Option<Rect> {
    let most = u32::from(place.width) * HEIGHT.0 / HEIGHT.1;
    let height = u32::from(place.height.saturating_sub(1 + BELOW)).min(most) as u16;
    let graph = Rect { x: place.x + 1, y: place.y + 1, width: place.width.saturating_sub(1), height };
    (place.width > 2 && height >= LEAST).then_some(graph)
}

fn draw_preview(scene: &Scene<'_>, shown: &Preview, place: Rect, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    let ticks = scene.fit(ids::DemosPreviewTicks { last: shown.last });
    let below = draw_title_rule(scene, place, &scene.say(ids::DEMOS_PREVIEW), Some(ticks), canvas);
    let mut text = below;
    if let Some(graph) = graph_place(place) {
        draw_graph(scene, shown, graph, canvas);
        text = Rect { y: graph.bottom() + 1, height: place.bottom().saturating_sub(graph.bottom() + 1), ..place };
    }
    let room = usize::from(place.width).saturating_sub(2);
    let title = wrapped(&shown.title, room).into_iter().map(|line| (line, theme.strong()));
    let rows = |line: &String| if line.is_empty() { vec![String::new()] } else { wrapped(line, room) };
    let about = shown.about.iter().flat_map(rows).map(|line| (line, theme.muted()));
    canvas.lines(text, 1, title.chain(about));
}

fn draw_graph(scene: &Scene<'_>, shown: &Preview, place: Rect, canvas: &mut Canvas<'_>) {
    let look: Look = scene.look.of_run(shown.frame.anonymous);
    let view = View { selected: usize::MAX, glide: shown.glide, ..View::default() };
    let before = canvas.hits.len();
    graph::draw_preview(&Scene { frame: &shown.frame, view: &view, look: &look }, place, canvas);
    // The preview has no click targets, because it does not show the current run.
    canvas.hits.cover(before, Target::Overlay);
}

enum TopicLine<'a> {
    Title(usize, &'a TopicRow),
    /// A text below a title, or a blank line.
    Text(String),
}

fn draw_topics(scene: &Scene<'_>, demos: &Demos, place: Rect, airy: bool, canvas: &mut Canvas<'_>) {
    let list = draw_title_rule(scene, place, &scene.say(ids::DEMOS_TOPICS), None, canvas);
    let lines = topic_lines(scene, demos, list, airy);
    let is_chosen = |line: &TopicLine<'_>| matches!(line, TopicLine::Title(at, _) if *at == demos.topic);
    let chosen = lines.iter().position(is_chosen).unwrap_or_default();
    let rows = panel::ListRows::new(list, chosen, lines.len());
    rows.draw(canvas, |place, at, canvas| draw_topic_line(scene, demos, place, &lines[at], canvas));
}

fn topic_lines<'d>(scene: &Scene<'_>, demos: &'d Demos, list: Rect, airy: bool) -> Vec<TopicLine<'d>> {
    let (room, columns, more) = (list.height.into(), usize::from(list.width).saturating_sub(2), scene.glyphs().more);
    let parted = 2 * demos.topics.len() - 1 <= room;
    let mut free = room.saturating_sub(if parted { 2 * demos.topics.len() - 1 } else { demos.topics.len() });
    let mut lines = Vec::new();
    for (at, topic) in demos.topics.iter().enumerate() {
        lines.extend((at > 0 && parted).then(|| TopicLine::Text(String::new())));
        lines.push(TopicLine::Title(at, topic));
        match &topic.below {
            Below::Demos(names) => {
                let shown = names.len().min(free);
                lines.extend(names[..shown].iter().map(|name| TopicLine::Text(fitted(name, columns, more))));
                free -= shown;
            }
            Below::Protocols(names) if airy && free > 0 => {
                lines.push(TopicLine::Text(first_of(names, columns, more)));
                free -= 1;
            }
            Below::Protocols(_) => {}
        }
    }
    lines
}

fn draw_topic_line(scene: &Scene<'_>, demos: &Demos, place: Rect, line: &TopicLine<'_>, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    match line {
        TopicLine::Title(at, topic) => {
            let chosen = *at == demos.topic && demos.search.is_none();
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
            canvas.hits.add(place, Target::Topic(*at));
        }
        TopicLine::Text(text) => {
            canvas.row(place, 0).skip(1).write(text, theme.muted());
        }
    }
}

fn first_of(names: &[String], room: usize, more: &str) -> String {
    let some = (1..names.len()).rev().map(|count| format!("{} {more}", names[..count].join(", ")));
    std::iter::once(names.join(", ")).chain(some).find(|shown| shown.width() <= room).unwrap_or_default()
}

/// The columns before the title of a demo: a mark, the number of the demo, and a blank.
const BEFORE: usize = 4;
const GAP: usize = 2;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    /// The heading of a group of demos. The first demo of the group has this index.
    Group(usize),
    Title(usize),
    Summary(usize),
    Blank,
}

fn draw_demos(scene: &Scene<'_>, demos: &Demos, place: Rect, airy: bool, canvas: &mut Canvas<'_>) {
    let below = draw_fault(scene, demos.fault.as_deref(), below_rule(place), canvas);
    let lines = lines(demos, airy);
    let (shown, more) = window(&lines, demos.chosen, usize::from(below.height));
    let whole = visible_demos(&lines[shown.clone()]);
    let title = if demos.search.is_some() {
        scene.say(ids::DEMOS_FOUND)
    } else {
        demos.topics.get(demos.topic).map_or_else(String::new, |topic| topic.title.to_uppercase())
    };
    let range = whole.as_ref().map(|whole| {
        let (first, last, count) = (whole.start + 1, whole.end, demos.rows.len());
        scene.fit(ids::DemosRange { first, last, count })
    });
    draw_title_rule(scene, place, &title, range.filter(|_| whole != Some(0..demos.rows.len())), canvas);
    if demos.rows.is_empty() {
        let lines = wrapped(demos.nothing.longest(), usize::from(below.width).saturating_sub(2));
        canvas.lines(below, 1, lines.into_iter().map(|line| (line, scene.theme().muted())));
    }
    for (y, line) in (below.y..below.bottom()).zip(&lines[shown]) {
        draw_line(scene, demos, Rect { y, height: 1, ..below }, *line, canvas);
    }
    if more {
        let left = demos.rows.len() - whole.map_or(0, |whole| whole.end);
        let text = format!("{} {}", scene.glyphs().down, scene.say(ids::DemosMore { count: left }));
        let row = Rect { y: below.bottom().saturating_sub(1).max(below.y), height: 1.min(below.height), ..below };
        canvas.row(row, 0).skip(2).write(&text, scene.theme().muted());
    }
}

/// `.0`: the range of visible lines; `.1`: whether the last row shows the number of hidden demos.
fn window(lines: &[Line], chosen: usize, room: usize) -> (Range<usize>, bool) {
    if lines.len() <= room {
        return (0..lines.len(), false);
    }
    let is_chosen = |line: &Line| matches!(line, Line::Title(at) | Line::Summary(at) if *at == chosen);
    let first = lines.iter().position(is_chosen).unwrap_or_default();
    // The heading of a group is visible with the first demo of the group.
    let first = if first > 0 && lines[first - 1] == Line::Group(chosen) { first - 1 } else { first };
    let last = lines.iter().rposition(is_chosen).unwrap_or(first);
    let top = first.saturating_sub(room / 2).max((last + 2).saturating_sub(room)).min(first);
    // At the end of the list no row with the number of hidden demos is needed.
    if lines.len() - top <= room {
        return (lines.len() - room..lines.len(), false);
    }
    // The visible lines begin with the title of a demo, never with a summary.
    let begins = |at: &usize| !matches!(lines[*at], Line::Summary(_) | Line::Blank);
    let top = (top..=first).find(begins).unwrap_or(first);
    let mut end = (top + room.saturating_sub(1)).min(lines.len());
    // The visible lines end with a whole demo: a demo without its summary counts as hidden.
    while end > last + 1
        && (matches!(lines[end - 1], Line::Group(_) | Line::Blank) || matches!(lines[end], Line::Summary(_)))
    {
        end -= 1;
    }
    (top..end, true)
}

fn visible_demos(lines: &[Line]) -> Option<Range<usize>> {
    let mut titles = lines.iter().filter_map(|line| if let Line::Title(at) = line { Some(*at) } else { None });
    let first = titles.next()?;
    Some(first..titles.next_back().unwrap_or(first) + 1)
}

fn lines(demos: &Demos, airy: bool) -> Vec<Line> {
    let rows = &demos.rows;
    let mut lines = Vec::new();
    for (at, row) in rows.iter().enumerate() {
        lines.extend((at > 0 && airy).then_some(Line::Blank));
        lines.extend((at == 0 || rows[at - 1].group != row.group).then_some(Line::Group(at)));
        lines.push(Line::Title(at));
        lines.push(Line::Summary(at));
    }
    lines
}

fn draw_line(scene: &Scene<'_>, demos: &Demos, place: Rect, line: Line, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    match line {
        Line::Blank => {}
        Line::Group(at) => {
            let Some((protocol, topic)) = demos.rows.get(at).map(|row| &row.group) else { return };
            let mut pen = canvas.row(place, 0);
            pen.skip(1).whole(protocol, theme.muted());
            if let Some(topic) = topic.as_ref().filter(|topic| topic.width() + 3 <= pen.left()) {
                canvas.at_right(place, 0, 1, topic, theme.muted());
            }
        }
        Line::Title(at) | Line::Summary(at) => {
            let Some(row) = demos.rows.get(at) else { return };
            let chosen = at == demos.chosen;
            if chosen {
                canvas.row(place, 0).fill(chosen_row(scene));
            }
            canvas.hits.add(place, Target::Row(at));
            if matches!(line, Line::Title(_)) {
                draw_title(scene, demos, place, at, canvas);
            } else {
                let style = if chosen { chosen_row(scene) } else { theme.muted() };
                let mut pen = canvas.row(place, 0);
                pen.skip(BEFORE);
                draw_part(scene, &row.summary, style, pen);
            }
        }
    }
}

fn draw_title(scene: &Scene<'_>, demos: &Demos, place: Rect, at: usize, canvas: &mut Canvas<'_>) {
    let (theme, row, chosen) = (scene.theme(), &demos.rows[at], at == demos.chosen);
    let own = if demos.search.is_some() { theme.text() } else { theme.strong() };
    let (style, aside) = if chosen {
        (chosen_row(scene).patch(theme.on_selected_row(own)), chosen_row(scene))
    } else {
        (own, theme.muted())
    };
    let mut pen = canvas.row(place, 0);
    let mark = if row.is_watched { scene.glyphs().agreed } else { " " };
    pen.write(if chosen { scene.glyphs().play } else { mark }, aside);
    let number = row.number.map_or_else(String::new, |number| number.to_string());
    pen.write(&format!("{number:>2} "), aside);
    let room = usize::from(place.width).saturating_sub(BEFORE + 1);
    let free = room.saturating_sub(row.title.text.width());
    draw_part(scene, &row.title, style, pen);
    if let Some(tail) = tails(scene, row).into_iter().find(|tail| tail.width() + GAP <= free) {
        canvas.at_right(place, 0, 1, &tail, aside);
    }
}

fn chosen_row(scene: &Scene<'_>) -> Style {
    let row = scene.theme().selected_row();
    if scene.theme().is_mono() { row.add_modifier(Modifier::REVERSED) } else { row }
}

fn tails(scene: &Scene<'_>, row: &DemoRow) -> Vec<String> {
    let size = row.n.map(|n| format!("n {}", scene.look.texts.number(n as u64)));
    let join = |parts: &[&Option<String>]| {
        parts.iter().filter_map(|part| part.as_deref()).collect::<Vec<_>>().join(scene.glyphs().between)
    };
    vec![join(&[&row.found, &size, &row.variant]), join(&[&row.found, &size]), join(&[&row.found]), join(&[&size])]
}

fn draw_part(scene: &Scene<'_>, part: &Part, style: Style, mut pen: RowPen<'_>) {
    let text = &part.text;
    // Built-in titles always fit, as a test asserts. Titles of users may not fit.
    if text.width() > pen.left() || part.found.is_empty() {
        pen.write(&whole_words(text, pen.left(), scene.glyphs().more), style);
        return;
    }
    let found = style.patch(Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED));
    let mut from = 0;
    for range in &part.found {
        pen.write(text.get(from..range.start).unwrap_or_default(), style);
        pen.write(text.get(range.clone()).unwrap_or_default(), found);
        from = range.end;
    }
    pen.write(text.get(from..).unwrap_or_default(), style);
}

#[cfg(test)]
mod tests;
