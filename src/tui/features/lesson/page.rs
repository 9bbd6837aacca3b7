//! Pages: a text on the whole screen, and then its questions, one after the other.

use crossterm::event::Event;

use crate::tui::features::lesson::{self, predict, predict::Choosing, predict::Offer, vote};
use crate::tui::features::prelude::*;
use suffrage_scenario::lesson::Content;
use suffrage_session::{lesson::Guess, lesson::Truth, model::Stop};

/// The rows of a page besides its text and the choices: header, footer, title and text of the question, and a mark.
const OTHER_ROWS: usize = 5;

pub(crate) struct Page {
    /// The questions. Without one, the text stands alone.
    pub(crate) note: OpenNote,
}

impl Layer for Page {
    fn place(&self) -> KeyPlace {
        KeyPlace::Page
    }

    fn overlay(&self, app: &App) -> Overlay {
        let texts = &app.look.texts;
        let (title, text) = app.lesson.as_ref().map_or_else(Default::default, |lesson| {
            let text = match &lesson.scene().content {
                Content::Page { text, .. } => texts.local(text).trim_end().to_owned(),
                Content::Run(_) => String::new(),
            };
            let titles = [&lesson.lesson.title, &lesson.scene().title].map(|title| texts.local(title).into_owned());
            let titles: Vec<String> = titles.into_iter().filter(|title| !title.is_empty()).collect();
            (titles.join(app.look.glyphs.between), text)
        });
        let most = usize::from(app.area.height).saturating_sub(text.lines().count() + OTHER_ROWS).max(2);
        let ask = self.note.stop().map(|stop| texts.local(&stop.text).into_owned());
        // A question whose vote was taken back stands alone.
        let alone = |stop| Offer::of(app, stop).asking(app, &stop.choices, most);
        let study = predict::study(app, &self.note, most).or_else(|| self.note.stop().map(alone));
        let question = ask.zip(study);
        Overlay::Page(overlay::Page { title, text, question, scroll: self.note.scrolled })
    }

    fn edit(&mut self, event: &Event) -> bool {
        self.note.edit(event)
    }

    fn scroll(&mut self, app: &App, rows: isize) {
        self.note.scroll(app, rows);
    }
}

pub(super) fn open(app: &mut App) {
    let Some(lesson) = &app.lesson else { return };
    let Content::Page { questions, .. } = &lesson.scene().content else { return };
    let stop = |(asked, question): (usize, &suffrage_scenario::Question)| Stop {
        text: question.ask.clone(),
        question: true,
        choices: question.choices.clone(),
        asked: Some(asked),
        truth: question.right.map(|right| Truth { guess: Guess::Choice(right), shown: 0 }),
        ..Stop::default()
    };
    let stops: Vec<Stop> = questions.iter().enumerate().map(stop).collect();
    app.layers.open(Page { note: OpenNote::default() });
    let mut note = OpenNote { stops, ..OpenNote::default() };
    notes::enlist(app, &mut note);
    app.layers.open(Page { note });
}

pub(crate) fn is_open(app: &App) -> bool {
    app.lesson.as_ref().is_some_and(|lesson| matches!(lesson.scene().content, Content::Page { .. }))
        && app.layers.find::<Page>().is_some()
}

/// Whether the page waits for an answer.
pub(crate) fn predicts(app: &App) -> bool {
    app.layers.top_as::<Page>().is_some_and(|page| page.note.predicts())
}

/// Locks the chosen answer. Without an open question, goes on.
pub(crate) fn accept(app: &mut App) {
    if predicts(app) { predict::lock(app) } else { go_on(app) }
}

/// Whether a question is open or another question or scene follows.
pub(crate) fn can_go_on(app: &App) -> Able {
    let has_next = |page: &Page| page.note.waits() || page.note.shown + 1 < page.note.stops.len();
    if app.layers.top_as().is_some_and(has_next) { Ok(()) } else { lesson::can_go_on(app) }
}

pub(crate) fn go_on(app: &mut App) {
    if predicts(app) {
        // If the user skips the question, the page shows its answer before it goes on.
        predict::warn(app);
        return;
    }
    if app.layers.top_as().is_some_and(|page: &Page| page.note.polls()) {
        vote::go_on(app);
        return;
    }
    let Some(page) = app.layers.top_as_mut::<Page>() else { return };
    if page.note.shown + 1 < page.note.stops.len() {
        page.note.shown += 1;
        page.note.choosing = Choosing::default();
    } else {
        lesson::go_on(app);
    }
}

pub(crate) fn go_back(app: &mut App) {
    let Some(page) = app.layers.top_as_mut::<Page>() else { return };
    page.note.choosing = Choosing::default();
    match page.note.shown.checked_sub(1) {
        Some(before) => page.note.shown = before,
        None => lesson::go_back(app),
    }
}
