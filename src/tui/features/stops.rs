//! From stop to stop: the ticks at which the scenario has something to say. After the last one the next demo of the topic is offered: a
//! topic is a playlist, which a presenter's remote goes through.

use unicode_width::UnicodeWidthStr;

use crate::tui::features::prelude::*;
use suffrage_scenario::{builtin, builtin::BuiltIn, builtin::Topic};
use suffrage_session::{Looked, Until};
use suffrage_text::LocalText;

/// A run that does not rest within so many ticks after its last stop is gone through tick by tick.
const TO_REST: Ticks = 1_000;

/// On to what has not been said yet at this tick, to the next stop, or to rest if none is known.
pub(crate) fn next(app: &mut App) {
    if notes::reopen(app, true) {
        return;
    }
    match app.session.next_stop() {
        Some(tick) => travel::travel(app, tick, None),
        None if next_demo_is_due(app) => {
            if let Some((topic, next)) = demo_after(app) {
                app.layers.open(NextDemo { topic, next, scrolled: 0 });
            }
        }
        // Of two runs each has an end of its own.
        None if app.is_comparing() => travel::go(app, Session::go_on),
        None => to_rest(app),
    }
}

/// To the tick in which the run comes to rest, or where that is far, to the next tick.
fn to_rest(app: &mut App) {
    let here = app.session.tick();
    let way = Travel::new(app.player.now, move |app: &mut App, portion| {
        let looked = app.session.until(Until::Quiet, here.saturating_add(TO_REST), portion);
        if looked == Looked::On {
            app.say(ids::SaysWorks { tick: app.session.tick() });
            return true;
        }
        app.view.said = None;
        if looked == Looked::Limit {
            app.session.seek(here);
            travel::go(app, Session::go_on);
        } else {
            notes::moved(app);
        }
        false
    });
    travel::set_out(app, way);
}

/// Back to what was said last at this tick, to the end of the stop before, or else to the tick before.
pub(crate) fn previous(app: &mut App) {
    if notes::reopen(app, false) {
        return;
    }
    let stop = app.session.previous_stop();
    let Some(tick) = stop else { return travel::go(app, Session::previous_tick) };
    travel::seek(app, tick);
    if app.session.tick() == tick {
        notes::show_all(app);
    }
}

/// Goes on from a note as a presenter's remote does: to the answer, to the next note, and then to the next stop.
pub(crate) fn go_on(app: &mut App) {
    notes::turn(app);
    if app.layers.top_as::<OpenNote>().is_none() {
        next(app);
    }
}

/// Goes back from a note the same way: to the question without its answer, to the note before, to the stop before.
pub(crate) fn go_back(app: &mut App) {
    let Some(note) = app.layers.top_as_mut::<OpenNote>() else { return };
    if note.turn_back() {
        return;
    }
    match travel::can_go_back(app) {
        Ok(()) => {
            app.layers.close::<OpenNote>();
            previous(app);
        }
        Err(reason) => app.say(reason),
    }
}

pub(crate) fn can_go_to_next(app: &App) -> Able {
    // Without a stop after it, the key goes on to rest; at the end it offers the next demo.
    if notes::has_more(app) || next_demo_is_due(app) { Ok(()) } else { travel::can_go_on(app) }
}

/// Whether nothing more will be told or asked: then the key goes on to rest.
pub(crate) fn is_after_last(app: &App) -> bool {
    !notes::has_more(app) && !app.session.has_stop_ahead()
}

pub(crate) fn can_go_to_previous(app: &App) -> Able {
    // Without a stop before it, the key goes back a tick.
    if app.aside.note.is_some() { Ok(()) } else { travel::can_go_back(app) }
}

/// The columns that a caption leaves free on both sides.
const MARGIN: u16 = 4;

struct NextDemo {
    topic: &'static Topic,
    next: &'static BuiltIn,
    scrolled: usize,
}

impl Layer for NextDemo {
    fn place(&self) -> KeyPlace {
        KeyPlace::NextDemo
    }

    fn overlay(&self, app: &App) -> Overlay {
        let texts = &app.look.texts;
        let code = texts.language().code();
        let at = self.topic.demos().iter().position(|demo| demo.name == self.next.name).unwrap_or_default() as u64 + 1;
        let topic = texts.say(self.topic.title);
        // The caption of a presentation has no title, and no row of keys is below it.
        let presented = |said: Remark| app.view.presenting.then(|| texts.remark(&said));
        let begins = presented(ids::NextDemoOf { topic: topic.clone() }.into());
        let offered = [self.next.title(code), self.next.summary(code)].map(|text| texts.spelled(text).into_owned());
        let row = offered.join(app.look.glyphs.between);
        let room = usize::from(app.area.width).saturating_sub(2 * usize::from(MARGIN));
        // A class reads it in as few rows as a note, so that the picture stays as large.
        let offered = if app.view.presenting && row.width() <= room { vec![row] } else { offered.to_vec() };
        let lines: Vec<_> = begins.into_iter().chain(offered).chain(presented(ids::NEXT_DEMO_KEYS.into())).collect();
        let note = overlay::Note {
            text: LocalText::plain(lines.join("\n")),
            look: Vec::new(),
            question: false,
            answer: None,
            scroll: self.scrolled,
        };
        let title = texts.fit(ids::NextDemoTitle { topic: topic.to_uppercase() });
        Overlay::NextDemo(overlay::NextDemo { title, note, place: (at, self.topic.demos.len() as u64) })
    }

    fn scrolled(&mut self) -> Option<&mut usize> {
        Some(&mut self.scrolled)
    }
}

/// The demo after the one that is on the screen, with its topic: that of the first one of the next topic after the last.
fn demo_after(app: &App) -> Option<(&'static Topic, &'static BuiltIn)> {
    let name = app.names.of(app.root());
    let here = builtin::ALL.iter().position(|demo| demo.name == name)?;
    let topic = builtin::TOPICS.iter().find(|topic| topic.demos.contains(&(here + 1)))?;
    Some((topic, &builtin::ALL[here + 1]))
}

/// Whether the run is over, everything has been said of it, and there is another demo after it.
pub(crate) fn next_demo_is_due(app: &App) -> bool {
    let clock = app.session.clock();
    let over = clock.quiet && clock.half_way.is_none() && !app.is_comparing();
    over && demo_after(app).is_some() && !app.session.has_stop_ahead()
}

pub(crate) fn take_next_demo(app: &mut App) {
    if let Some(name) = app.layers.top_as::<NextDemo>().map(|offer| offer.next.name) {
        demos::open_named(app, name);
    }
}

/// Something else is done: the offer is refused.
pub(crate) fn refuse_next_demo(app: &mut App) {
    app.layers.close::<NextDemo>();
}
