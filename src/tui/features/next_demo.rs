//! At the end of a demo the next one of its topic is offered: a topic is a playlist, which a presenter's remote goes through.

use unicode_width::UnicodeWidthStr;

use crate::tui::app::App;
use crate::tui::binding::KeyPlace;
use crate::tui::features::demos;
use crate::tui::layer::Layer;
use suffrage_engine::protocol::Remark;
use suffrage_scenario::builtin::{self, BuiltIn, Topic};
use suffrage_text::{LocalText, ids};
use suffrage_view::view_state::{Overlay, overlay};

/// The columns that a caption leaves free on both sides.
const MARGIN: u16 = 4;

struct NextDemo {
    topic: &'static Topic,
    next: &'static BuiltIn,
    scrolled: usize,
}

impl Layer<App> for NextDemo {
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
        let lines: Vec<String> =
            begins.into_iter().chain(offered).chain(presented(ids::NEXT_DEMO_KEYS.into())).collect();
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

    fn is_modal(&self) -> bool {
        false
    }
}

/// The demo after the one that is on the screen, with its topic: that of the first one of the next topic after the last.
fn next(app: &App) -> Option<(&'static Topic, &'static BuiltIn)> {
    let name = app.names.of(app.root());
    let here = builtin::ALL.iter().position(|demo| demo.name == name)?;
    let topic = builtin::TOPICS.iter().find(|topic| topic.demos.contains(&(here + 1)))?;
    Some((topic, &builtin::ALL[here + 1]))
}

/// Whether the run is over, everything has been said of it, and there is another demo after it.
pub(in crate::tui) fn is_due(app: &App) -> bool {
    let clock = app.session.clock();
    let over = clock.quiet && clock.half_way.is_none() && !app.is_comparing();
    over && next(app).is_some() && !app.session.has_stop_ahead()
}

pub(in crate::tui) fn offer(app: &mut App) {
    if let Some((topic, next)) = next(app) {
        app.layers.open(NextDemo { topic, next, scrolled: 0 });
    }
}

pub(in crate::tui) fn take(app: &mut App) {
    if let Some(name) = app.layers.top_as::<NextDemo>().map(|offer| offer.next.name) {
        demos::open_named(app, name);
    }
}

/// Something else is done: the offer is refused.
pub(in crate::tui) fn refuse(app: &mut App) {
    app.layers.close::<NextDemo>();
}
