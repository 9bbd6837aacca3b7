//! The first difference of two runs: when, and below the graph of each what it does there.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::{names, ratio};
use crate::canvas::{Canvas, whole_words, wrapped};
use crate::panes::rule::{self, Rule};
use crate::panes::sign;
use crate::scene::Scene;
use suffrage_session::difference::{Comparison, Doing};
use suffrage_session::model::LogLine;
use suffrage_text::ids;

pub(crate) fn draw(scene: &Scene<'_>, comparison: &Comparison, area: Rect, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    let difference = comparison.difference.as_ref();
    let title = match difference {
        Some(_) if comparison.ahead => ids::COMPARE_FIRST_AHEAD,
        Some(_) => ids::COMPARE_FIRST,
        None => ids::COMPARE_NONE,
    };
    let at = difference.map(|found| scene.fit(ids::CompareFirstAt { tick: found.tick }));
    let counts = ratio(scene, comparison);
    let rule = Rule {
        focused: false,
        aside: at.as_ref().map(|at| (at, theme.strong())),
        right: Some((&counts, theme.strong())),
    };
    rule::draw(scene, area, &scene.say(title), &rule, canvas);
    let (Some(difference), 2..) = (difference, area.height) else { return };
    let below = Rect { y: area.y + 1, height: area.height - 1, ..area };
    // Each run calls its processes in its own way.
    let lanes = scene.lanes();
    if scene.view.zoomed {
        // One run has the place of both: what each does stands one below the other, with its name.
        let names = names(scene, comparison, usize::from(area.width / 4));
        let width = names.iter().map(|name| name.width()).max().unwrap_or_default();
        let rows = below.height / 2;
        for (index, doing) in difference.sides.iter().enumerate() {
            let place = Rect { y: below.y + rows * index as u16, height: rows, ..below };
            canvas.row(place, 0).skip(1).write(&names[index], theme.muted());
            let left = (width + 2) as u16;
            let place = Rect { x: place.x + left, width: place.width.saturating_sub(left), ..place };
            draw_doing(&lanes[index].scene(), doing, place, canvas);
        }
        return;
    }
    let half = below.width.saturating_sub(1) / 2;
    let places = [Rect { width: half, ..below }, Rect { x: below.x + half + 1, width: half, ..below }];
    for (index, place) in places.into_iter().enumerate() {
        draw_doing(&lanes[index].scene(), &difference.sides[index], place, canvas);
    }
}

/// What one run does: the whole sentence if the rows hold it, else the few words of the log.
fn draw_doing(scene: &Scene<'_>, doing: &Doing, place: Rect, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    let room = usize::from(place.width).saturating_sub(4);
    let (glyph, ink) =
        doing.line.as_ref().map_or((scene.glyphs().info, theme.muted()), |line| sign::of(scene, line.sign));
    let mut pen = canvas.row(place, 0);
    pen.skip(1).write(glyph, ink);
    let rows = usize::from(place.height);
    let sentence = doing.sentence().map(|sentence| scene.look.texts.remark(sentence)).unwrap_or_default();
    let lines = wrapped(&sentence, room);
    if lines.len() > rows
        && let Some(line) = &doing.line
    {
        pen.write(&scene.look.texts.spelled(&line.payload), ink);
        let room = pen.left().saturating_sub(2);
        let words = few_words(scene, line);
        let fits = words.iter().find(|words| words.width() <= room).map(String::as_str).unwrap_or_default();
        pen.skip(1).write(fits, theme.text());
        return;
    }
    for (row, line) in (0..place.height).zip(&lines) {
        // What does not fit is said to be there.
        let is_cut = usize::from(row) + 1 == rows && rows < lines.len();
        let rest = if is_cut { lines[usize::from(row)..].join(" ") } else { line.clone() };
        let told = whole_words(&rest, room, scene.glyphs().more);
        canvas.row(place, row).skip(3).write(&told, theme.text());
    }
}

/// Who and what in the words of the log, `4→7 > 7 passed`; and without the words.
fn few_words(scene: &Scene<'_>, line: &LogLine) -> [String; 2] {
    let brief = scene.look.texts.remark(&line.brief);
    let who = match line.route {
        Some((from, to)) => [scene.look.texts.name(from), scene.look.texts.name(to)].join(scene.look.glyphs.to),
        None => line.who.map(|id| scene.look.texts.name(id)).unwrap_or_default(),
    };
    // What is done from outside names its process itself.
    let is_named = line.route.is_none() && brief.starts_with(&who);
    [if is_named || who.is_empty() { brief } else { format!("{who} {brief}") }, who]
}
