//! At the end of a demo the next one of its topic is offered: a topic is a playlist, which a presenter's remote goes through.

use crate::paint::view_state::{Overlay, overlay};
use crate::scenario::builtin::{self, BuiltIn, Topic};
use crate::text::ids;
use crate::tui::app::App;
use crate::tui::binding::KeyPlace;
use crate::tui::features::demos;
use crate::tui::layer::Layer;

struct NextDemo {
    topic: &'static Topic,
    next: &'static BuiltIn,
}

impl Layer<App> for NextDemo {
    fn place(&self) -> KeyPlace {
        KeyPlace::NextDemo
    }

    fn overlay(&self, app: &App) -> Overlay {
        let texts = &app.look.texts;
        let code = texts.language().code();
        let at = self.topic.demos().iter().position(|demo| demo.name == self.next.name).unwrap_or_default() as u64 + 1;
        let (topic, of) = (texts.say(self.topic.title), self.topic.demos.len() as u64);
        Overlay::NextDemo(overlay::NextDemo {
            topic: texts.say(ids::NextDemoOf { topic, at, of }),
            title: texts.spelled(self.next.title(code)).into_owned(),
            summary: texts.spelled(self.next.summary(code)).into_owned(),
            keys: texts.say(ids::NEXT_DEMO_KEYS),
        })
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
        app.layers.open(NextDemo { topic, next });
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
