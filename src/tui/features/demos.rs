//! The screen of all demos: from here a lecture is opened, by its topic, by a search, or because it was open before.

mod course;
mod preview;

use std::{cell::RefCell, rc::Rc, time::Duration};

use crossterm::event::Event;
use tui_input::Input;

use crate::tui::binding::{Able, KeyPlace, only_if};
use crate::tui::features::demos::course::{Course, Demo, Index};
use crate::tui::layers::{self, Layer};
use crate::tui::{
    app::App, features::demos::preview::Preview, features::playing::PICTURE, features::runs, layers::list::changes,
    library::Refusal,
};
use suffrage_engine::protocol::Remark;
use suffrage_scenario::builtin;
use suffrage_session::too_large;
use suffrage_text::ids;
use suffrage_view::view_state::Overlay;
use suffrage_view::view_state::overlay::{self as view, DemoRow, Typed};

pub(crate) struct Demos {
    course: Course,
    topic: usize,
    /// The chosen demo of the topic, or of what the search has found.
    chosen: usize,
    rows: Rc<[DemoRow]>,
    search: Option<Search>,
    index: Index,
    fault: Option<String>,
    preview: RefCell<Option<Preview>>,
    /// The demo that has been watched, in part at least.
    watched: Option<String>,
}

struct Search {
    input: Input,
    /// What has been found: the topic and the place in it.
    found: Vec<(usize, usize)>,
    from: (usize, usize),
}

impl Demos {
    fn new(app: &App) -> Self {
        let course = Course::of(app);
        let here = app.names.of(app.root());
        let place = course.place_of(here).unwrap_or_default();
        // Who comes from a run goes on to the next.
        let watched = (app.session.recorded() > 0).then(|| here.to_owned());
        let (topic, chosen) = if watched.is_some() { course.after(place) } else { place };
        let mut demos = Self {
            course,
            topic,
            chosen,
            rows: Rc::default(),
            search: None,
            index: Index::new(&app.look.texts),
            fault: None,
            preview: RefCell::default(),
            watched,
        };
        demos.list();
        demos
    }

    /// Lists the demos of the topic, or those that have what has been typed.
    fn list(&mut self) {
        self.fault = None;
        self.rows = if let Some(search) = &mut self.search {
            let found = self.index.find(&self.course, search.input.value());
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

    fn chosen(&self) -> Option<&Demo> {
        let (topic, at) = match &self.search {
            Some(search) => *search.found.get(self.chosen)?,
            None => (self.topic, self.chosen),
        };
        self.course.demos(topic).get(at)
    }

    fn begin_search(&mut self) {
        self.search = Some(Search { input: Input::default(), found: Vec::new(), from: (self.topic, self.chosen) });
        self.chosen = 0;
        self.list();
    }

    /// What is to be opened: the chosen demo, or what was typed where it is no word of a demo but a file.
    fn wanted(&self) -> Option<String> {
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
        Overlay::Demos(view::Demos {
            count: builtin::ALL.len(),
            search: self.search.as_ref().map(typed),
            topics: Rc::clone(&self.course.rows),
            topic: self.topic,
            rows: Rc::clone(&self.rows),
            chosen: self.chosen,
            preview: self.chosen().and_then(|demo| preview::shown(&self.preview, app, demo)),
            fault: self.fault.clone(),
        })
    }

    fn edit(&mut self, event: &Event) -> bool {
        // What is pasted is looked for: a path, most often.
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

    /// What is typed here is a word, not yet a loss.
    fn outlasts_clicks(&self) -> bool {
        true
    }
}

pub(crate) fn open(app: &mut App) {
    app.pause();
    let demos = Demos::new(app);
    app.layers.open(demos);
}

pub(crate) fn open_chosen(app: &mut App) {
    let Some(demos) = app.layers.top_as_mut::<Demos>() else { return };
    match demos.wanted() {
        Some(name) => open_named(app, &name),
        None => demos.fault = Some(app.look.texts.say(ids::SAYS_NOTHING_CHOSEN)),
    }
}

/// Opens the chosen demo for it to be presented; the run that it is already goes on. Whether nothing kept it from that.
pub(crate) fn open_for_class(app: &mut App) -> bool {
    let Some(wanted) = app.layers.top_as::<Demos>().map(Demos::wanted) else { return true };
    match wanted {
        Some(name) if name != app.names.of(app.root()) => open_named(app, &name),
        Some(_) | None => {}
    }
    app.layers.top_as::<Demos>().is_none_or(|demos| demos.fault.is_none())
}

/// Opens a scenario or a session by its name or its path; what keeps it from that is said here.
pub(crate) fn open_named(app: &mut App, name: &str) {
    if let Err(refusal) = try_to_open(app, name) {
        refuse(app, &refusal);
    }
}

fn try_to_open(app: &mut App, name: &str) -> Result<(), Refusal> {
    let refused = |why: Option<Remark>, app: &App| why.map_or(Ok(()), |why| Err(app.look.texts.remark(&why)));
    if let Some(kept) = app.library.open_session(name) {
        let kept = kept?;
        refused(kept.history.roots.iter().find_map(|root| too_large(&root.scenario)), app)?;
        app.library.remember(name);
        runs::take_up(app, kept, name);
        return Ok(());
    }
    let opening = app.library.open(name)?;
    refused(too_large(&opening.scenario), app)?;
    app.library.remember(&opening.name);
    app.names.opened.clone_from(&opening.name);
    runs::show_other(app, &opening.scenario);
    // The title of a demo is on the screen.
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

/// Chooses the first demo of another topic, which may depend on the one that is chosen.
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

/// Closes the search; what it has found last is chosen in its topic.
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

/// Tells all of the chosen demo: what happens in it and why, when it comes to rest, and how it is opened by its name.
pub(crate) fn tell_all(app: &mut App) {
    let Some(demo) = app.layers.top_as::<Demos>().and_then(Demos::chosen) else { return };
    let (name, title) = (demo.name.clone(), demo.whole_title.clone());
    match app.library.open(&name) {
        Ok(opening) => {
            let texts = &app.look.texts;
            let about = texts.spelled(opening.scenario.about.in_language(texts.language().code())).into_owned();
            let end = preview::end_of(&opening.scenario, builtin::named(&name).is_some());
            let by_name = texts.say(ids::DemosByName { name });
            let parts = [about, end.map_or_else(String::new, |end| texts.remark(&end)), by_name];
            let told: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
            layers::tell(app, title.into(), told.join("\n \n"));
        }
        Err(refusal) => refuse(app, &refusal),
    }
}

pub(crate) fn can_choose(app: &App) -> Able {
    only_if(app.layers.top_as::<Demos>().is_some_and(|demos| !demos.rows.is_empty()), ids::SAYS_NOTHING_CHOSEN)
}

/// When the next picture of the preview is due, while one moves.
pub(crate) fn patience(app: &App) -> Option<Duration> {
    let demos = app.layers.top_as::<Demos>()?;
    preview::is_moving(&demos.preview, app).then_some(PICTURE)
}
