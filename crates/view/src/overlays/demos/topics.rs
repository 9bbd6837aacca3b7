//! The topics of the course, and above them the demos that were opened last.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::headed;
use crate::canvas::{Canvas, whole_words};
use crate::scene::Scene;
use crate::target::Target;
use crate::view_state::demos::{Below, Demos, TopicRow};
use suffrage_text::{Fit, ids};

/// A row of the part, in the order in which they stand.
#[derive(Clone, Copy)]
enum Line<'a> {
    Title(usize, &'a TopicRow),
    Below(&'a Fit),
    Protocols(&'a [String]),
    Blank,
}

pub(super) fn draw(scene: &Scene<'_>, demos: &Demos, place: Rect, airy: bool, canvas: &mut Canvas<'_>) {
    if place.width == 0 {
        return;
    }
    let list = headed(scene, place, &scene.say(ids::DEMOS_TOPICS), None, canvas);
    let lines = lines(demos, usize::from(list.height), airy);
    let chosen =
        lines.iter().position(|line| matches!(line, Line::Title(at, _) if *at == demos.topic)).unwrap_or_default();
    let top =
        chosen.saturating_sub(usize::from(list.height) / 2).min(lines.len().saturating_sub(usize::from(list.height)));
    for (row, line) in (0..list.height).zip(&lines[top..]) {
        draw_line(scene, demos, list, row, *line, canvas);
    }
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
            let (style, count) =
                if chosen { (theme.selected_row(), theme.selected_row()) } else { (theme.text(), theme.muted()) };
            if chosen {
                canvas.row(place, 0).fill(style);
                canvas.row(place, 0).write(scene.glyphs().play, style);
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
            let fits = name
                .within(room)
                .map_or_else(|| whole_words(name.shortest(), room, scene.glyphs().more), str::to_owned);
            canvas.row(place, 0).skip(1).write(&fits, theme.muted());
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
