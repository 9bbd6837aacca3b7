//! How a demo begins: its first ticks, three times over: up to its first question, and not up to a decision.

use suffrage_view::{self as paint, View, view_state::overlay as view, words};

use std::{cell::RefCell, rc::Rc, time::Duration};

use ratatui::layout::Rect;

use crate::tui::features::demos::course::Demo;
use crate::tui::features::prelude::*;
use suffrage_session::model::Frame;

/// The last tick that a preview shows, and so many processes at most.
const LAST: u64 = 6;
const MOST: usize = 4_096;
/// So long each tick is shown; the last one twice as long.
const TICK: Duration = Duration::from_millis(600);
/// After this many rounds the preview stands still, so that an untouched screen costs nothing.
const ROUNDS: f64 = 3.0;

pub(super) struct Preview {
    made_for: (String, Rect),
    frames: Vec<Rc<Frame>>,
    title: String,
    about: Rc<[String]>,
    begun: Duration,
}

/// The preview of a demo at this moment, if there is room for one; it is made when it is shown for the first time.
pub(super) fn shown(kept: &RefCell<Option<Preview>>, app: &App, demo: &Demo) -> Option<view::Preview> {
    // What would be cut away by a narrower screen is not worked out.
    paint::ask_preview(app.area, 1)?;
    let wanted = (demo.name.clone(), app.area);
    let mut kept = kept.borrow_mut();
    if kept.as_ref().is_none_or(|kept| kept.made_for != wanted) {
        *kept = Preview::of(app, demo, wanted);
    }
    let preview = kept.as_ref()?;
    let (at, glide) = preview.moment(app);
    Some(view::Preview {
        frame: Rc::clone(preview.frames.get(at)?),
        glide,
        last: preview.frames.len() as u64 - 1,
        title: preview.title.clone(),
        about: Rc::clone(&preview.about),
    })
}

pub(super) fn is_moving(kept: &RefCell<Option<Preview>>, app: &App) -> bool {
    app.player.motion && kept.borrow().as_ref().is_some_and(|preview| preview.is_moving(app.player.now))
}

impl Preview {
    fn of(app: &App, demo: &Demo, made_for: (String, Rect)) -> Option<Self> {
        let scenario = app.library.open(&demo.name).ok()?.scenario;
        if scenario.count() > MOST {
            return None;
        }
        let frames = frames(&scenario, app.area);
        let about = about(&scenario, frames.first()?, &app.look.texts);
        Some(Self { made_for, frames, title: demo.whole_title.clone(), about, begun: app.player.now })
    }

    fn is_moving(&self, now: Duration) -> bool {
        self.frames.len() > 1 && self.ticks(now) < ROUNDS * self.round()
    }

    /// The length of a round in ticks; the last frame is shown twice as long as the others.
    fn round(&self) -> f64 {
        self.frames.len() as f64 + 1.0
    }

    fn ticks(&self, now: Duration) -> f64 {
        now.saturating_sub(self.begun).as_secs_f64() / TICK.as_secs_f64()
    }

    fn moment(&self, app: &App) -> (usize, f64) {
        let last = self.frames.len().saturating_sub(1);
        if !self.is_moving(app.player.now) || !app.player.motion {
            return (last, View::RESTING);
        }
        let passed = self.ticks(app.player.now) % self.round();
        let at = (passed as usize).min(last);
        // In the end they stand still where they stand in a still picture.
        (at, if at < last { passed.fract() } else { (passed - last as f64).min(View::RESTING) })
    }
}

fn frames(scenario: &Scenario, area: Rect) -> Vec<Rc<Frame>> {
    let Some(ask) = paint::ask_preview(area, scenario.count()) else { return Vec::new() };
    let mut session = Session::open(scenario);
    // A question is asked before the tick that it is about.
    let asked = scenario.questions.iter().map(|question| question.at - 1);
    let last = asked.chain([LAST]).min().unwrap_or(LAST);
    let mut frames = vec![Rc::new(session.frame(&ask))];
    while session.tick() < last && session.next_tick() == Moved::Yes {
        let frame = session.frame(&ask);
        // What comes of it is not told here.
        let leader = |frame: &Frame| frame.leading.map(|leading| leading.leader);
        if leader(&frame).is_some_and(|now| leader(&frames[0]) != Some(now)) {
            break;
        }
        frames.push(Rc::new(frame));
    }
    frames
}

fn about(scenario: &Scenario, frame: &Frame, texts: &Texts) -> Rc<[String]> {
    let (least, most) = frame.delay;
    let delay = if least == most {
        texts.say(ids::ScreenHeaderDelay { least })
    } else {
        texts.say(ids::ScreenHeaderDelays { least, most })
    };
    let between = if texts.is_ascii() { ", " } else { " · " };
    let notes = texts.say(ids::DemosNotes { count: Value::Number(scenario.notes.len() as u64) });
    let questions = texts.say(ids::DemosQuestions { count: Value::Number(scenario.questions.len() as u64) });
    [
        [texts.say(words::topology(frame.topology)), delay].join(between),
        [texts.variant(frame.variant), notes, questions].join(between),
        String::new(),
        texts.say(ids::DEMOS_OPENS),
        texts.say(ids::DEMOS_TELLS_ALL),
    ]
    .into()
}

/// When a demo comes to rest, and after how many messages; not of a person's own file, which may take any time.
pub(super) fn end_of(scenario: &Scenario, built_in: bool) -> Option<Remark> {
    if !built_in {
        return None;
    }
    let finished = scenario.run(None, None).ok()?;
    let summary = finished.summary();
    let (tick, count) = (summary.tick, summary.counts.cost());
    Some(if summary.quiet { ids::DemosRests { tick, count }.into() } else { ids::DemosRunsOn { tick, count }.into() })
}
