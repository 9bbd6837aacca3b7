//! Draws the list of pending messages, timers, crashes and cuts, by due tick. Below are details of the chosen row.

use super::panel::{self, ListRows, lines};
use crate::{prelude::*, view_state::overlay::Flight};
use suffrage_session::model::{Pending, PendingList, Thing};

struct Line {
    /// The due tick, the ticks until then, the payload with its glyph, and the processes.
    cells: [String; 4],
    style: Style,
    word: String,
    /// Whether the message will be lost because its link is cut.
    doomed: bool,
}

const LEAST_ROWS: usize = 3;
const MOST_ABOUT: usize = 7;

/// Draws the panel. It fills its area, so that its size does not change.
pub(super) fn draw(scene: &Scene<'_>, plan: &Screen, flight: &Flight, canvas: &mut Canvas<'_>) {
    let title = compare::with_run(scene, &scene.fit(ids::SCREEN_TITLE_FLIGHT));
    let place = panel::open_at(scene, plan.panel_place(), &title, canvas);
    let Some(underway) = &scene.frame.underway else { return };
    let (width, height) = (usize::from(place.width), usize::from(place.height));
    if underway.first.is_empty() {
        let empty: Vec<_> = lines(&scene.say(ids::SCREEN_FLIGHT_EMPTY), width, scene.theme().muted()).collect();
        return panel::draw_rows(place, 0, &empty, canvas);
    }
    let pending = underway.first.get(flight.chosen).into_iter();
    let about = pending.flat_map(|pending| lines(&about(scene, pending), width, scene.theme().text()));
    let mut about: Vec<_> = about.take(MOST_ABOUT).collect();
    if height < LEAST_ROWS + 1 + about.len() {
        about.clear();
    }
    let below = if about.is_empty() { 0 } else { about.len() + 1 };
    let list = Rect { height: (height - below) as u16, ..place };
    draw_list(scene, list, (underway, flight.chosen), canvas);
    panel::draw_below(scene, place, list.height, &about, canvas);
}

fn draw_list(scene: &Scene<'_>, list: Rect, (underway, chosen): (&PendingList, usize), canvas: &mut Canvas<'_>) {
    let lines: Vec<Line> = underway.first.iter().map(|pending| line(scene, pending)).collect();
    // The width of the last column depends only on rows with a due tick. In other rows, its text may be much longer.
    let widths = [0, 1, 2, 3].map(|at| {
        let cells = lines.iter().filter(|line| at < 3 || !line.cells[0].is_empty());
        cells.map(|line| line.cells[at].width()).max().unwrap_or(0)
    });
    // The last row may show the number of further rows.
    let rows = ListRows::new(list, chosen, underway.first.len() + usize::from(underway.left_out > 0));
    let (top, room) = (rows.top, usize::from(list.height));
    let things = ListRows { count: lines.len(), ..rows };
    things.draw(canvas, |row, at, canvas| {
        canvas.hits.add(row, Target::Row(at));
        let pen = panel::begin_row(scene, row, at == chosen, canvas);
        draw_line(scene, (&lines[at], widths), at == chosen, pen);
    });
    if underway.left_out > 0 && lines.len() < top + room {
        let more = scene.say(ids::ScreenFlightMore { count: underway.left_out });
        canvas.row(list, (lines.len() - top) as u16).skip(2).whole(&more, scene.theme().muted());
    }
    rows.draw_marks_beside(scene, canvas);
}

fn draw_line(scene: &Scene<'_>, (line, widths): (&Line, [usize; 4]), chosen: bool, mut pen: RowPen<'_>) {
    let theme = scene.theme();
    let plain = if chosen { theme.selected_row() } else { theme.text() };
    let quiet = if chosen { theme.selected_row() } else { theme.muted() };
    let style = if chosen { theme.on_selected_row(line.style) } else { line.style };
    pen.skip(widths[0] - line.cells[0].width());
    for (at, (cell, style)) in line.cells.iter().zip([plain, quiet, style, plain]).enumerate() {
        let gap = if at == 0 { 0 } else { widths[at].saturating_sub(cell.width()) };
        pen.write(cell, style).skip(gap + 1);
    }
    if line.doomed {
        pen.write(scene.glyphs().cut, if chosen { plain } else { theme.fault() }).skip(1);
    }
    pen.whole(&line.word, quiet);
}

pub(super) fn row_of(scene: &Scene<'_>, pending: &Pending, width: usize) -> panel::Row {
    let Line { cells, style, word, doomed } = line(scene, pending);
    let theme = scene.theme();
    let cut = if doomed { format!("{} ", scene.glyphs().cut) } else { String::new() };
    let cells = cells.into_iter().map(|cell| cell + " ").zip([theme.text(), theme.muted(), style, theme.text()]);
    let mut row: panel::Row = cells.chain([(cut, theme.fault())]).collect();
    row.extend((panel::width(&row) + word.width() <= width).then(|| (word, theme.muted())));
    row
}

fn ahead(scene: &Scene<'_>, due: Ticks) -> Ticks {
    due.saturating_sub(scene.frame.clock.tick)
}

/// A payload of at most this many columns is shown in full.
const WHOLE: usize = 12;

fn line(scene: &Scene<'_>, pending: &Pending) -> Line {
    let theme = scene.theme();
    let glyphs = scene.glyphs();
    let number = |number| scene.look.texts.number(number);
    let [due, ahead] =
        pending.due.map_or_else(Default::default, |due| [number(due), format!("+{}", number(ahead(scene, due)))]);
    let of = |what: &str, style, who: String, word| Line {
        cells: [due.clone(), ahead.clone(), what.to_owned(), who],
        style,
        word,
        doomed: false,
    };
    match &pending.thing {
        Thing::Message { message, ends: (from, to), cut, .. } => {
            let (glyph, style) = sign_of_message(scene, message);
            let word = if message.notice { scene.say(ids::SCREEN_FLIGHT_NOTICE) } else { message.kind.to_owned() };
            let who = format!("{}{}{}", scene.name(*from), glyphs.to, scene.name(*to));
            // The full payload, as on the pill, unless it leaves no room for the rest.
            let whole = message.whole.as_deref().filter(|whole| whole.width() <= WHOLE);
            let what = format!("{glyph}{}", scene.look.texts.spelled(whole.unwrap_or(&message.payload)));
            Line { doomed: *cut, ..of(&what, style, who, word) }
        }
        Thing::Timer { id, name, .. } => of(glyphs.timer, theme.strong(), scene.name(*id), (*name).to_owned()),
        Thing::Notice { id, said, .. } => {
            let word = if *said { ids::SCREEN_FLIGHT_FAREWELL } else { ids::SCREEN_FLIGHT_DETECTOR };
            of(glyphs.timer, theme.strong(), scene.name(*id), scene.say(word))
        }
        Thing::Alarm { id, leader, .. } if id == leader => {
            let style = theme.message_text(MessageClass::Heartbeat);
            of(glyphs.message(MessageClass::Heartbeat), style, scene.name(*id), scene.say(ids::SCREEN_FLIGHT_BEATS))
        }
        Thing::Alarm { id, leader, .. } => {
            let word = scene.say(ids::ScreenFlightListens { leader: *leader });
            of(glyphs.timer, theme.strong(), scene.name(*id), word)
        }
        Thing::Crash { id, after, .. } => {
            let word = scene.say(ids::ScreenFlightCrash { count: *after });
            of(glyphs.armed, theme.fault(), scene.name(*id), word)
        }
        Thing::Cut { ends: (from, to), one_way, .. } => {
            let between = if *one_way { glyphs.to } else { "-" };
            let who = format!("{}{between}{}", scene.name(*from), scene.name(*to));
            of(glyphs.cut, theme.fault(), who, scene.say(ids::SCREEN_FLIGHT_CUT))
        }
        Thing::Parted { sides, more } => {
            of(glyphs.cut, theme.fault(), sides_text(scene, sides, *more), scene.say(ids::SCREEN_FLIGHT_PARTED))
        }
    }
}

fn sides_text(scene: &Scene<'_>, sides: &[Vec<Id>], more: bool) -> String {
    let side = |side: &Vec<Id>| scene.look.texts.names(side, " ");
    sides.iter().map(side).collect::<Vec<_>>().join(" | ") + if more { scene.glyphs().more } else { "" }
}

fn about(scene: &Scene<'_>, pending: &Pending) -> String {
    let due = pending.due.unwrap_or_default();
    let within = scene.say(ids::ScreenFlightIn { count: ahead(scene, due) });
    match &pending.thing {
        Thing::Message { message, ends: (from, to), whole, cut } => {
            let (what, from, to, sent) = (message_text(message, whole), *from, *to, message.sent);
            let about = if message.notice {
                scene.say(ids::ScreenFlightAboutNotice { what, from, to, due, r#in: within })
            } else {
                scene.say(ids::ScreenFlightAboutMessage { what, from, to, sent, due, r#in: within })
            };
            if *cut { format!("{about}; {}", scene.say(ids::SCREEN_FLIGHT_ABOUT_DOOMED)) } else { about }
        }
        Thing::Timer { id, name, meaning, set, .. } => {
            let about = scene.say(ids::ScreenFlightAboutTimer { timer: *name, id: *id, set: *set, due, r#in: within });
            format!("{about}: {}", scene.remark(meaning))
        }
        &Thing::Notice { id, said: true, .. } => scene.say(ids::ScreenFlightAboutFarewell { id, due, r#in: within }),
        &Thing::Notice { id, .. } => scene.say(ids::ScreenFlightAboutDetector { id, due, r#in: within }),
        &Thing::Alarm { id, leader, .. } if id == leader => {
            scene.say(ids::ScreenFlightAboutBeats { id, due, r#in: within })
        }
        &Thing::Alarm { id, leader, .. } => scene.say(ids::ScreenFlightAboutListens { id, leader, due, r#in: within }),
        &Thing::Crash { id, after, .. } => scene.say(ids::ScreenFlightAboutCrash { id, count: after }),
        &Thing::Cut { ends: (from, to), one_way: true, .. } => scene.say(ids::ScreenFlightAboutCutOneWay { from, to }),
        &Thing::Cut { ends: (from, to), .. } => scene.say(ids::ScreenFlightAboutCut { from, to }),
        Thing::Parted { sides, more } => {
            scene.say(ids::ScreenFlightAboutParted { sides: sides_text(scene, sides, *more) })
        }
    }
}

fn message_text(message: &Message, whole: &str) -> String {
    if whole.is_empty() { message.kind.to_owned() } else { format!("{} ({whole})", message.kind) }
}
