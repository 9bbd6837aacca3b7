//! Draws a note or a question of the scenario, in a panel next to the graph. Long notes scroll.

use crate::view_state::overlay::{Message, Note, Study, Tone};
use crate::{overlays::vote, prelude::*};
use suffrage_session::model::{Stop, Told};

/// A row of a choice, and the index of the answer that a click on it chooses.
type Choice = (String, Option<usize>);

/// The title of a note, and the text at the right end of its title line.
type Titles = (Fit, Option<Fit>);

/// A row of a caption.
#[derive(Default)]
struct CaptionRow {
    text: String,
    is_bold: bool,
    /// The answers in the row: column, width and index.
    answers: Vec<(usize, usize, usize)>,
}

#[derive(Default)]
pub(super) struct Lines {
    text: Vec<String>,
    choices: Vec<Choice>,
    answer: Vec<String>,
    /// The rows that a lesson adds below the text.
    study: Vec<(String, Tone)>,
}

impl Lines {
    fn of(scene: &Scene<'_>, note: &Note, width: u16) -> Self {
        let room = usize::from(width).saturating_sub(2 * margin(width));
        let texts = &scene.look.texts;
        if let Some(study) = &note.study {
            return Self::of_study(scene, texts.local(&note.text).as_ref(), study, room);
        }
        let choices = stop(scene, note).map_or(&[][..], |stop| &stop.choices);
        let answered = |answer| scene.say(ids::ScreenNoteAnswer { answer: words::answer(answer, choices, texts) });
        let answer = note.answer.as_ref().map(answered);
        // Without a known correct choice, the lecturer asks the class, and the program does not wait for an answer.
        let is_open = !choices.is_empty() && stop(scene, note).is_some_and(|stop| stop.answer.is_none());
        let answer = answer.or_else(|| is_open.then(|| scene.say(ids::SCREEN_NOTE_CLASS_ANSWERS)));
        Self {
            answer: answer.map_or_else(Vec::new, |answer| wrapped(&answer, room)),
            ..Self::of_text(scene, &note.text, choices, width)
        }
    }

    pub(super) fn of_study(scene: &Scene<'_>, text: &str, study: &Study, room: usize) -> Self {
        let glyphs = scene.glyphs();
        let choice = |(at, choice): (usize, &String)| {
            let mark = match () {
                () if study.chosen == Some(at) => glyphs.play,
                () if at == 0 && study.hidden.0 => glyphs.up,
                () if study.hidden.1 == Some(at) => glyphs.down,
                () => " ",
            };
            let rows = wrapped(choice, room.saturating_sub(2)).into_iter().enumerate();
            let answer = study.answers.get(at).copied().flatten();
            rows.map(move |(row, line)| (format!("{} {line}", if row == 0 { mark } else { " " }), answer))
        };
        let lines = study.lines.iter().flat_map(|(line, tone)| wrapped(line, room).into_iter().map(|row| (row, *tone)));
        Self {
            text: wrapped(text, room),
            choices: study.choices.iter().enumerate().flat_map(choice).collect(),
            answer: Vec::new(),
            study: lines.chain(vote::rows(scene, study, room)).collect(),
        }
    }

    fn of_message(message: &Message, width: u16) -> Self {
        let room = usize::from(width).saturating_sub(2 * margin(width));
        Self { text: wrapped(&message.text, room), ..Self::default() }
    }

    fn of_text(scene: &Scene<'_>, text: &LocalText, choices: &[LocalText], width: u16) -> Self {
        let room = usize::from(width).saturating_sub(2 * margin(width));
        let texts = &scene.look.texts;
        let choices = choices.iter().enumerate().flat_map(|(which, choice)| {
            let letter = words::lettered(which);
            let mut rows = wrapped(&texts.local(choice), room.saturating_sub(letter.len()));
            let blank = " ".repeat(letter.len());
            rows.iter_mut().enumerate().for_each(|(at, row)| row.insert_str(0, if at == 0 { &letter } else { &blank }));
            rows.into_iter().map(|row| (row, None))
        });
        let text = wrapped(&texts.local(text), room);
        Self { text, choices: choices.collect(), ..Self::default() }
    }

    pub(super) fn height(&self, blank: usize) -> usize {
        let parts = [self.text.len(), self.choices.len(), self.answer.len(), self.study.len()];
        1 + blank + parts.into_iter().filter(|&rows| rows > 0).map(|rows| rows + blank).sum::<usize>()
    }

    fn rows(&self, scene: &Scene<'_>, blank: usize) -> Vec<(&str, Style, Option<usize>)> {
        fn plain(part: &[String], style: Style) -> Vec<(&str, Style, Option<usize>)> {
            part.iter().map(|line| (&**line, style, None)).collect()
        }
        let theme = scene.theme();
        let air = || std::iter::repeat_n(("", theme.text(), None), blank);
        let style = |tone: Tone| match tone {
            Tone::Plain => theme.text(),
            Tone::Strong => theme.strong(),
            Tone::Wrong => theme.fault(),
        };
        let study = self.study.iter().map(|(line, tone)| (&**line, style(*tone), None)).collect();
        let parts = [
            plain(&self.text, theme.strong()),
            self.choices.iter().map(|(line, answer)| (&**line, theme.text(), *answer)).collect(),
            plain(&self.answer, theme.strong()),
            study,
        ];
        let aired = parts.into_iter().filter(|part| !part.is_empty()).flat_map(|part| part.into_iter().chain(air()));
        air().chain(aired).collect()
    }

    pub(super) fn draw(&self, scene: &Scene<'_>, area: Rect, scroll: usize, titles: Titles, canvas: &mut Canvas<'_>) {
        let (title, count) = titles;
        let blank = usize::from(self.height(1) <= usize::from(area.height));
        let height = self.height(blank).min(usize::from(area.height)) as u16;
        let panel = Rect { y: area.bottom() - height, height, ..area };
        draw_ground(scene, panel, canvas);
        let tail = count.as_ref().map_or(0, |count| count.width() + 4);
        let room = usize::from(panel.width).saturating_sub(4 + tail);
        let right = count.map(|count| (count, scene.theme().bar_strong()));
        let rule = Rule { focused: true, right, ..Rule::default() };
        rule.draw(scene, panel, title.within(room).unwrap_or_else(|| title.shortest()), canvas);
        let below = below_rule(panel);
        let rows = self.rows(scene, blank);
        let top = scrolled(scene, below, rows.len(), scroll, canvas);
        for (row, (line, style, answer)) in (0..below.height).zip(&rows[top..]) {
            canvas.row(below, row).skip(margin(area.width)).write(line, *style);
            if let Some(answer) = *answer {
                canvas.hits.add(Rect { y: below.y + row, height: 1, ..below }, Target::Row(answer));
            }
        }
    }
}

const fn margin(width: u16) -> usize {
    if width < 40 { 2 } else { 3 }
}

fn stop<'a>(scene: &Scene<'a>, note: &Note) -> Option<&'a Stop> {
    scene.frame.stops.iter().find(|stop| stop.text == note.text)
}

fn on_top<'v>(scene: &Scene<'v>) -> Option<&'v Note> {
    scene.view.overlays.iter().rev().find_map(|overlay| match overlay {
        Overlay::Note(note) => Some(note),
        Overlay::NextDemo(offer) => Some(&offer.note),
        _ => None,
    })
}

fn lines_on_top(scene: &Scene<'_>, width: u16) -> Option<Lines> {
    let of_message = |overlay: &Overlay| match overlay {
        Overlay::Message(message) if message.aside => Some(Lines::of_message(message, width)),
        _ => None,
    };
    let note = on_top(scene).map(|note| Lines::of(scene, note, width));
    note.or_else(|| scene.view.overlays.iter().rev().find_map(of_message))
}

/// The rows for the topmost note in `place`, if any. A long note gets fewer, so that `kept` rows stay free.
pub(crate) fn least_height(scene: &Scene<'_>, place: Rect, kept: u16) -> Option<u16> {
    let most = place.height.saturating_sub(kept).max(LEAST_NOTE).min(place.height);
    lines_on_top(scene, place.width).map(|lines| lines.height(0).min(usize::from(most)) as u16)
}

/// The height of the topmost note in the side column, in rows; `None` without a note or without room.
pub(crate) fn height(scene: &Scene<'_>, column: Rect) -> Option<u16> {
    let lines = lines_on_top(scene, column.width)?;
    // If room is short, the note loses its blank rows first. Then the code gives up its rows, then the log.
    let rooms = [LEAST_LOG + LEAST_LISTING, LEAST_LOG, 0].map(|kept| usize::from(column.height.saturating_sub(kept)));
    let heights = rooms.into_iter().flat_map(|room| [(1, room), (0, room)]);
    let mut heights = heights.map(|(blank, room)| (lines.height(blank), room));
    heights.find(|(height, room)| height <= room).map(|(height, _)| height as u16)
}

/// The smallest number of rows of a note: its title line and two rows of text.
const LEAST_NOTE: u16 = 3;
pub(crate) const LEAST_LOG: u16 = 4;
/// The smallest number of rows of the code next to a note: its title line and the lines round the current line.
pub(crate) const LEAST_LISTING: u16 = 3;

pub(super) fn draw(scene: &Scene<'_>, plan: &Screen, note: &Note, canvas: &mut Canvas<'_>) {
    let area = plan.note.unwrap_or(plan.body);
    if scene.view.presenting && plan.note.is_some() {
        return draw_caption(scene, area, note, canvas);
    }
    let lines = Lines::of(scene, note, area.width);
    lines.draw(scene, area, note.scroll, titles(scene, note), canvas);
}

pub(super) fn draw_message(scene: &Scene<'_>, plan: &Screen, message: &Message, canvas: &mut Canvas<'_>) {
    let area = plan.note.unwrap_or(plan.body);
    let lines = Lines::of_message(message, area.width);
    lines.draw(scene, area, message.scroll, (message.title.clone(), None), canvas);
}

/// Draws marks for hidden rows. Returns the index of the first visible row.
fn scrolled(scene: &Scene<'_>, place: Rect, rows: usize, scroll: usize, canvas: &mut Canvas<'_>) -> usize {
    let furthest = rows.saturating_sub(usize::from(place.height));
    let top = scroll.min(furthest);
    canvas.hits.scrolls(furthest, usize::from(place.height));
    scene.mark_ends(scene.theme().bar_strong(), place, (top > 0, top < furthest), canvas);
    top
}

fn draw_ground(scene: &Scene<'_>, panel: Rect, canvas: &mut Canvas<'_>) {
    canvas.clear(panel, scene.theme().base().patch(scene.theme().bar()));
    canvas.hits.add(panel, Target::Note);
}

/// The title of a note; and its number, if several notes have the same tick.
fn titles(scene: &Scene<'_>, note: &Note) -> Titles {
    let numbered = |(at, of): (u64, u64)| scene.fit(ids::ScreenNoteOf { at, of });
    let mut overlays = scene.view.overlays.iter().rev();
    if let Some(offer) = overlays.find_map(|one| if let Overlay::NextDemo(offer) = one { Some(offer) } else { None }) {
        return (offer.title.clone(), Some(numbered(offer.place)));
    }
    if let Some(study) = &note.study {
        return (study.title.clone(), Some(study.count.clone()).filter(|count| !count.is_empty()));
    }
    let stops = &scene.frame.stops;
    let here = stops.iter().position(|stop| stop.text == note.text);
    let titles = scene.fit(if note.question { ids::SCREEN_TITLE_QUESTION } else { ids::SCREEN_TITLE_NOTE });
    let count = here.filter(|_| stops.len() > 1).map(|here| numbered((here as u64 + 1, stops.len() as u64)));
    (titles, count)
}

/// In an area of at least this many rows, a caption has a blank row above and below it.
const AIRY_FROM: u16 = 30;

/// The number of rows for a note below the graph of a presentation; `None` if no note is open.
pub(crate) fn caption_height(scene: &Scene<'_>, area: Rect) -> Option<u16> {
    let note = on_top(scene)?;
    let now = caption(scene, note, area.width).len();
    let told = scene.frame.narration.iter().map(|told| upcoming_rows(scene, told, area.width));
    let longest = told.chain([now]).max().unwrap_or(now);
    let air = if area.height >= AIRY_FROM { 2 } else { 0 };
    let (third, most) = (usize::from(area.height / 3), usize::from((area.height / 2).max(LEAST_NOTE)));
    Some((longest + air).min(third).max(now + air).min(most) as u16)
}

/// The columns on each side of a caption. The number of the note is written on the right side.
const MARGIN: u16 = 8;

/// The rows of a note in a presentation.
fn caption(scene: &Scene<'_>, note: &Note, width: u16) -> Vec<CaptionRow> {
    let Lines { choices, answer, study, .. } = Lines::of(scene, note, width.saturating_sub(2 * MARGIN));
    // Keeps a row free for the answer before it is shown.
    let awaited =
        note.study.is_none() && stop(scene, note).is_some_and(|stop| stop.answer.is_some() && note.answer.is_none());
    let answer = if awaited { vec![String::new()] } else { answer };
    let row = |text, is_bold| CaptionRow { text, is_bold, ..CaptionRow::default() };
    let bold = |text| row(text, true);
    let choices = if note.study.is_some() {
        packed(&choices, width)
    } else {
        beside_each_other(choices, width).into_iter().map(|text| row(text, false)).collect()
    };
    let text = text_rows(scene, &note.text, width, balanced);
    let mut study = study.into_iter().map(|(line, tone)| row(line, tone != Tone::Plain)).peekable();
    // The count of a vote is at the right end of the first row. If there is room, the answer of the run is in its middle.
    let first = note.study.as_ref().filter(|study| study.is_vote).map(|vote| {
        let room = usize::from(width).saturating_sub(2 * (vote.count.width() + 2));
        study.next_if(|row| !vote.takes_keys && row.text.width() <= room).unwrap_or_default()
    });
    first
        .into_iter()
        .chain(text.into_iter().map(bold))
        .chain(choices)
        .chain(answer.into_iter().map(bold))
        .chain(study)
        .collect()
}

fn upcoming_rows(scene: &Scene<'_>, told: &Told, width: u16) -> usize {
    let inner = width.saturating_sub(2 * MARGIN);
    let Lines { choices, .. } = Lines::of_text(scene, &told.text, &told.choices, inner);
    let room = usize::from(inner).saturating_sub(2 * margin(inner));
    let answer = match told.choices.as_slice() {
        _ if told.answered => 1,
        [] => 0,
        _ => wrapped(&scene.say(ids::SCREEN_NOTE_CLASS_ANSWERS), room).len(),
    };
    // Balanced rows would give the same number, and they take longer to compute.
    text_rows(scene, &told.text, width, wrapped).len() + beside_each_other(choices, width).len() + answer
}

fn beside_each_other(choices: Vec<Choice>, width: u16) -> Vec<String> {
    let choices: Vec<String> = choices.into_iter().map(|(text, _)| text).collect();
    let row = choices.join("     ");
    // A choice of several rows has an indented second row.
    let is_one_row = choices.iter().all(|choice| !choice.starts_with(' '));
    let room = usize::from(width.saturating_sub(2 * MARGIN));
    if choices.len() > 1 && is_one_row && row.width() <= room { vec![row] } else { choices }
}

/// The choices of a prediction in as few rows as possible.
fn packed(choices: &[Choice], width: u16) -> Vec<CaptionRow> {
    let room = usize::from(width.saturating_sub(2 * MARGIN));
    let mut rows: Vec<CaptionRow> = Vec::new();
    for (choice, answer) in choices {
        match rows.last_mut() {
            Some(row) if row.text.width() + 2 + choice.width() <= room => row.text += "  ",
            _ => rows.push(CaptionRow::default()),
        }
        if let Some(row) = rows.last_mut() {
            row.answers.extend(answer.map(|answer| (row.text.width(), choice.width(), answer)));
            row.text += choice;
        }
    }
    rows
}

fn text_rows(scene: &Scene<'_>, text: &LocalText, width: u16, wrap: fn(&str, usize) -> Vec<String>) -> Vec<String> {
    let texts = &scene.look.texts;
    let text = texts.local(text);
    let room = usize::from(width.saturating_sub(2 * MARGIN));
    text.split('\n').flat_map(|paragraph| wrap(paragraph.trim(), room)).collect()
}

fn balanced(text: &str, room: usize) -> Vec<String> {
    let rows = wrapped(text, room);
    if rows.len() < 2 {
        return rows;
    }
    let least = text.width().div_ceil(rows.len());
    let tries = (least..room).map(|width| wrapped(text, width));
    tries.into_iter().find(|tried| tried.len() == rows.len()).unwrap_or(rows)
}

fn draw_caption(scene: &Scene<'_>, area: Rect, note: &Note, canvas: &mut Canvas<'_>) {
    let caption = caption(scene, note, area.width);
    draw_ground(scene, area, canvas);
    if let Some(count) = titles(scene, note).1 {
        let room = usize::from(area.width).saturating_sub(2);
        let is_vote = note.study.as_ref().is_some_and(|study| study.is_vote);
        let count = count.within(room).filter(|_| is_vote).unwrap_or_else(|| count.shortest());
        canvas.at_right(area, 0, 1, count, scene.theme().bar_muted());
    }
    let first = scrolled(scene, area, caption.len(), note.scroll, canvas);
    let rows = usize::from(area.height);
    let top = rows.saturating_sub(caption.len()) / 2;
    for (row, CaptionRow { text, is_bold, answers }) in (top..rows).zip(&caption[first..]) {
        let before = usize::from(area.width).saturating_sub(text.width()) / 2;
        let style = if *is_bold { scene.theme().bar_strong() } else { scene.theme().bar() };
        canvas.row(area, row as u16).skip(before).write(text, style);
        for &(column, width, answer) in answers {
            let (x, y) = (area.x + (before + column) as u16, area.y + row as u16);
            canvas.hits.add(Rect { x, y, width: width as u16, height: 1 }.intersection(area), Target::Row(answer));
        }
    }
}
