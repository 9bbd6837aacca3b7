//! The screen of all demos by topic or search, with a preview of the chosen one: its first ticks, played three times.
//! The preview stops before the first question is asked and before a decision is made.

mod course;
mod index;

use std::{cell::RefCell, collections::BTreeMap};

use crossterm::event::Event;
use ratatui::layout::Rect;
use tui_input::Input;

use crate::tui::features::demos::course::{Course, Demo};
use crate::tui::features::demos::index::Index;
use crate::tui::features::lesson::progress;
use crate::tui::features::prelude::*;
use crate::tui::{features::playing::PICTURE, layers::list::changes, library::Refusal};
use suffrage_scenario::builtin;
use suffrage_session::{model::Frame, too_large};
use suffrage_view::{self as paint, View, view_state::overlay::DemoRow, view_state::overlay::Typed, words};

pub(crate) struct Demos {
    course: Course,
    topic: usize,
    chosen: usize,
    rows: Rc<[DemoRow]>,
    search: Option<Search>,
    index: Index,
    /// Known words that resemble the typed ones, if no demo was found.
    near: Vec<String>,
    fault: Option<String>,
    preview: RefCell<Option<Preview>>,
    /// The scores of lessons that the list has shown, by their names. To read a lesson takes milliseconds.
    scores: RefCell<BTreeMap<String, String>>,
    watched: Option<String>,
}

struct Search {
    input: Input,
    /// The topic of each found demo, and its index in the topic.
    found: Vec<(usize, usize)>,
    from: (usize, usize),
}

impl Demos {
    fn new(app: &App) -> Self {
        let course = Course::of(app);
        let here = app.names.of(app.root());
        let (topic, chosen) = course.place_of(here).unwrap_or_default();
        let watched = (app.session.recorded() > 0).then(|| here.to_owned());
        let index = Index::new(&app.look.texts);
        let (rows, search, near, fault, preview, scores) = Default::default();
        let mut demos = Self { course, topic, chosen, rows, search, index, near, fault, preview, scores, watched };
        demos.list();
        demos
    }

    fn list(&mut self) {
        self.fault = None;
        self.near.clear();
        self.rows = if let Some(search) = &mut self.search {
            let found = self.index.find(&self.course, search.input.value());
            if found.is_empty() {
                self.near = self.index.nearest(search.input.value());
            }
            search.found = found.iter().map(|(at, _)| *at).collect();
            found.into_iter().map(|(_, row)| row).collect()
        } else {
            let row = |(demo, number): (&Demo, usize)| {
                let is_watched = self.watched.as_ref() == Some(&demo.name);
                DemoRow { is_watched, number: Some(number), ..demo.row.clone() }
            };
            self.course.demos(self.topic).iter().zip(1..).map(row).collect()
        };
        self.chosen = self.chosen.min(self.rows.len().saturating_sub(1));
    }

    fn nothing(&self, app: &App) -> Fit {
        app.look.texts.fit(if self.near.is_empty() {
            ids::DEMOS_NOTHING.into()
        } else {
            Remark::from(ids::DemosNearest { words: self.near.join(", ") })
        })
    }

    fn chosen(&self) -> Option<&Demo> {
        let (topic, at) = match &self.search {
            Some(search) => *search.found.get(self.chosen)?,
            None => (self.topic, self.chosen),
        };
        self.course.demos(topic).get(at)
    }

    fn with_score(&self, app: &App, lesson: &Demo, mut row: DemoRow) -> DemoRow {
        let score =
            || progress::score(app, &lesson.name).map_or_else(String::new, |(right, all)| format!("{right}/{all}"));
        let mut scores = self.scores.borrow_mut();
        let score = scores.entry(lesson.name.clone()).or_insert_with(score).clone();
        row.found = Some(row.found.into_iter().chain([score]).collect::<Vec<_>>().join(app.look.glyphs.between));
        row
    }

    fn begin_search(&mut self) {
        self.search = Some(Search { input: Input::default(), found: Vec::new(), from: (self.topic, self.chosen) });
        self.chosen = 0;
        self.list();
    }

    fn name_to_open(&self) -> Option<String> {
        let typed = self.search.as_ref().map_or("", |search| search.input.value().trim());
        let is_path = typed.contains('/') || [".toml", ".suffrage"].iter().any(|ending| typed.ends_with(ending));
        match self.chosen() {
            Some(demo) if !is_path => Some(demo.name.clone()),
            _ => Some(typed.to_owned()).filter(|typed| !typed.is_empty()),
        }
    }
}

impl Layer for Demos {
    fn place(&self) -> KeyPlace {
        if self.search.is_some() { KeyPlace::DemoSearch } else { KeyPlace::Demos }
    }

    fn overlay(&self, app: &App) -> Overlay {
        let typed = |search: &Search| Typed { input: search.input.value().to_owned(), cursor: search.input.cursor() };
        let mut shown = overlay::Demos {
            count: builtin::ALL.len(),
            search: self.search.as_ref().map(typed),
            topics: Rc::clone(&self.course.rows),
            topic: self.topic,
            rows: Rc::clone(&self.rows),
            chosen: self.chosen,
            nothing: self.nothing(app),
            preview: self.chosen().and_then(|demo| shown_preview(&self.preview, app, demo, self.search.is_none())),
            fault: self.fault.clone(),
        };
        if self.chosen().is_some_and(|demo| demo.is_lesson) {
            let visible = paint::shown_demos(app.area, &shown);
            let scored = |(at, row): (usize, &DemoRow)| match self.course.demos(self.topic).get(at) {
                Some(lesson) if visible.contains(&at) => self.with_score(app, lesson, row.clone()),
                _ => row.clone(),
            };
            shown.rows = self.rows.iter().enumerate().map(scored).collect();
        }
        Overlay::Demos(shown)
    }

    fn edit(&mut self, event: &Event) -> bool {
        if matches!(event, Event::Paste(_)) && self.search.is_none() {
            self.begin_search();
        }
        let Some(search) = &mut self.search else { return false };
        if changes(&mut search.input, event) {
            self.chosen = 0;
            self.list();
        }
        true
    }

    fn scroll(&mut self, _: &App, rows: isize) {
        self.fault = None;
        self.chosen = self.chosen.saturating_add_signed(rows).min(self.rows.len().saturating_sub(1));
    }

    /// Always true, because a click outside must not delete the typed text.
    fn outlasts_clicks(&self) -> bool {
        true
    }
}

pub(crate) fn open(app: &mut App) {
    app.pause();
    let demos = Demos::new(app);
    app.layers.open(demos);
}

pub(crate) fn open_lessons(app: &mut App) {
    open(app);
    choose_topic(app, |_| 0);
}

/// Decodes percent escapes: `%C3%A9` becomes `é`.
fn decoded(url: &str) -> String {
    let mut parts = url.split('%');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        match part.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
            Some(byte) => bytes.extend([&[byte], &part.as_bytes()[2..]].concat()),
            None => bytes.extend([b"%", part.as_bytes()].concat()),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The path of a file that the user has dropped on the terminal, which pastes it with quotes, with escapes or as a URL.
pub(crate) fn dropped_path(pasted: &str) -> String {
    let path = pasted.trim();
    let quoted = ['\'', '"'].iter().find_map(|quote| path.strip_prefix(*quote)?.strip_suffix(*quote));
    let url = path.strip_prefix("file://").map(decoded);
    url.unwrap_or_else(|| quoted.map_or_else(|| path.replace("\\ ", " "), ToOwned::to_owned))
}

pub(crate) fn open_chosen(app: &mut App) {
    let Some(demos) = app.layers.top_as_mut::<Demos>() else { return };
    match demos.name_to_open() {
        Some(name) => open_named(app, &name),
        None => demos.fault = Some(app.look.texts.say(ids::SAYS_NOTHING_CHOSEN)),
    }
}

/// Opens the chosen demo for a presentation, unless it is already on the screen. Returns false if it cannot be opened.
pub(crate) fn open_for_class(app: &mut App) -> bool {
    let Some(wanted) = app.layers.top_as::<Demos>().map(Demos::name_to_open) else { return true };
    if let Some(name) = wanted.filter(|name| name != app.names.of(app.root())) {
        open_named(app, &name);
    }
    app.layers.top_as::<Demos>().is_none_or(|demos| demos.fault.is_none())
}

pub(crate) fn open_named(app: &mut App, name: &str) {
    if let Err(refusal) = try_to_open(app, name) {
        refuse(app, &refusal);
    }
}

fn try_to_open(app: &mut App, name: &str) -> Result<(), Refusal> {
    if app.library.is_lesson(name) {
        return lesson::open(app, name, None);
    }
    let refused = |why: Option<Remark>, app: &App| why.map_or(Ok(()), |why| Err(app.look.texts.remark(&why)));
    if let Some(kept) = app.library.open_session(name) {
        let kept = kept?;
        refused(kept.history.roots.iter().find_map(|root| too_large(&root.scenario)), app)?;
        app.library.remember(name);
        lesson::leave(app);
        runs::take_up(app, kept, name);
        return Ok(());
    }
    let opening = app.library.open(name)?;
    refused(too_large(&opening.scenario), app)?;
    app.library.remember(&opening.name);
    app.names.opened.clone_from(&opening.name);
    lesson::leave(app);
    runs::show_other(app, &opening.scenario);
    // A demo shows its title, so it needs no remark.
    if builtin::named(&opening.name).is_none() {
        app.say(ids::SaysOpened { name: opening.name });
    }
    Ok(())
}

fn refuse(app: &mut App, refusal: &str) {
    let refusal = refusal.trim_end();
    match app.layers.top_as_mut::<Demos>() {
        Some(demos) if !refusal.contains('\n') => demos.fault = Some(refusal.to_owned()),
        _ => layers::tell(app, app.look.texts.fit(ids::TITLE_CANNOT_OPEN), refusal.to_owned()),
    }
}

pub(crate) fn choose_topic(app: &mut App, another: impl Fn(usize) -> usize) {
    if let Some(demos) = app.layers.top_as_mut::<Demos>() {
        let topic = another(demos.topic).min(demos.course.last_topic());
        (demos.search, demos.topic, demos.chosen) = (None, topic, 0);
        demos.list();
    }
}

pub(crate) fn open_search(app: &mut App) {
    if let Some(demos) = app.layers.top_as_mut::<Demos>() {
        demos.begin_search();
    }
}

pub(crate) fn close_search(app: &mut App) {
    if let Some(demos) = app.layers.top_as_mut::<Demos>()
        && let Some(search) = demos.search.take()
    {
        let nothing_typed = search.input.value().trim().is_empty();
        let found = search.found.get(demos.chosen).filter(|_| !nothing_typed);
        (demos.topic, demos.chosen) = found.copied().unwrap_or(search.from);
        demos.list();
    }
}

pub(crate) fn show_details(app: &mut App) {
    let Some(demo) = app.layers.top_as::<Demos>().and_then(Demos::chosen) else { return };
    let (name, title) = (demo.name.clone(), demo.whole_title.clone());
    if demo.is_lesson {
        let about = demo.row.summary.text.clone();
        return layers::tell(app, title.into(), about);
    }
    match app.library.open(&name) {
        Ok(opening) => {
            let texts = &app.look.texts;
            let about = texts.local(&opening.scenario.about).into_owned();
            let end = end_of(&opening.scenario, builtin::named(&name).is_some());
            let by_name = texts.say(ids::DemosByName { name });
            let protocol = opening.scenario.protocol().entry();
            let info = texts.about_protocol(protocol.name);
            let algorithm = texts.protocol(protocol.name, protocol.title);
            let info = texts.say(ids::DemosAlgorithm { algorithm, info });
            let parts = [about, end.map_or_else(String::new, |end| texts.remark(&end)), info, by_name];
            let told: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
            layers::tell(app, title.into(), told.join("\n \n"));
        }
        Err(refusal) => refuse(app, &refusal),
    }
}

pub(crate) fn can_choose(app: &App) -> Able {
    only_if(app.layers.top_as::<Demos>().is_some_and(|demos| !demos.rows.is_empty()), ids::SAYS_NOTHING_CHOSEN)
}

pub(crate) fn idle_time(app: &App) -> Option<Duration> {
    let demos = app.layers.top_as::<Demos>()?;
    let is_moving = |preview: &Preview| app.player.motion && preview.is_moving(app.player.now);
    demos.preview.borrow().as_ref().is_some_and(is_moving).then_some(PICTURE)
}

const LAST: u64 = 6;
const MOST: usize = 4_096;
/// The duration of a tick in the preview. The last tick takes twice as long.
const TICK: Duration = Duration::from_millis(600);
/// The number of times that the preview plays its ticks. After that, the screen needs no processor time.
const ROUNDS: f64 = 3.0;

struct Preview {
    /// The demo, the size of the screen, and whether the text names the key that shows the end of the run.
    made_for: (String, Rect, bool),
    frames: Vec<Rc<Frame>>,
    title: String,
    about: Rc<[String]>,
    begun: Duration,
}

/// Builds the preview when it is first shown. Returns `None` if the screen is too narrow or the run is too large.
fn shown_preview(kept: &RefCell<Option<Preview>>, app: &App, demo: &Demo, tells_all: bool) -> Option<overlay::Preview> {
    // A narrow screen would cut off the preview.
    paint::ask_preview(app.area, 1).filter(|_| !demo.is_lesson)?;
    let wanted = (demo.name.clone(), app.area, tells_all);
    let mut kept = kept.borrow_mut();
    if kept.as_ref().is_none_or(|kept| kept.made_for != wanted) {
        *kept = Preview::of(app, demo, wanted);
    }
    let preview = kept.as_ref()?;
    let (at, glide) = preview.moment(app);
    let (frame, last) = (Rc::clone(preview.frames.get(at)?), preview.frames.len() as u64 - 1);
    let (title, about) = (preview.title.clone(), Rc::clone(&preview.about));
    Some(overlay::Preview { frame, glide, last, title, about })
}

impl Preview {
    fn of(app: &App, demo: &Demo, made_for: (String, Rect, bool)) -> Option<Self> {
        let scenario = app.library.open(&demo.name).ok()?.scenario;
        if scenario.count() > MOST {
            return None;
        }
        let frames = frames(&scenario, app.area);
        let mut about = about(&scenario, frames.first()?, &app.look.texts);
        if made_for.2 {
            about.push(app.look.texts.say(ids::DEMOS_TELLS_ALL));
        }
        Some(Self { made_for, frames, title: demo.whole_title.clone(), about: about.into(), begun: app.player.now })
    }

    fn is_moving(&self, now: Duration) -> bool {
        self.frames.len() > 1 && self.ticks(now) < ROUNDS * self.round()
    }

    /// The duration of one round in ticks, with the last tick twice.
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
        // In the last tick, messages stop where a still picture shows them.
        (at, if at < last { passed.fract() } else { (passed - last as f64).min(View::RESTING) })
    }
}

fn frames(scenario: &Scenario, area: Rect) -> Vec<Rc<Frame>> {
    let Some(ask) = paint::ask_preview(area, scenario.count()) else { return Vec::new() };
    let mut session = Session::open(scenario);
    // A question stops the preview one tick before the tick that it is about.
    let asked = scenario.questions.iter().map(|question| question.at - 1);
    let last = asked.chain([LAST]).min().unwrap_or(LAST);
    let mut frames = vec![Rc::new(session.frame(&ask))];
    while session.tick() < last && session.next_tick() == Moved::Yes {
        let frame = session.frame(&ask);
        // The preview must not reveal the leader.
        let leader = |frame: &Frame| frame.leading.map(|leading| leading.leader);
        if leader(&frame).is_some_and(|now| leader(&frames[0]) != Some(now)) {
            break;
        }
        frames.push(Rc::new(frame));
    }
    frames
}

fn about(scenario: &Scenario, frame: &Frame, texts: &Texts) -> Vec<String> {
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
    ]
    .into()
}

/// The last tick of the run and its number of messages; `None` for user files, because their runs may be long.
fn end_of(scenario: &Scenario, built_in: bool) -> Option<Remark> {
    let finished = if built_in { scenario.run(None, None).ok()? } else { return None };
    let summary = finished.summary();
    let (tick, count) = (summary.tick, summary.counts.cost());
    Some(if summary.quiet { ids::DemosRests { tick, count }.into() } else { ids::DemosRunsOn { tick, count }.into() })
}
