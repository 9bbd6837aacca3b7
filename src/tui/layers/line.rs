//! A line to type in.

use std::rc::Rc;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use tui_input::{Input, backend::crossterm::EventHandler};

use crate::tui::binding::{Able, KeyPlace};
use crate::tui::{app::App, layers::Layer};
use suffrage_engine::protocol::Remark;
use suffrage_text::{Fit, ids};
use suffrage_view::view_state::{Overlay, overlay};

type Accept = Rc<dyn Fn(&mut App, &str) -> Able>;

pub(crate) struct Line {
    title: Fit,
    pub(crate) input: Input,
    pub(crate) fault: Option<String>,
    /// Takes in what has been typed, and closes the line, or says what is wrong.
    accept: Accept,
}

impl Layer for Line {
    fn place(&self) -> KeyPlace {
        KeyPlace::Line
    }

    fn overlay(&self, _: &App) -> Overlay {
        Overlay::Prompt(overlay::Prompt {
            title: self.title.clone(),
            input: self.input.value().to_owned(),
            cursor: self.input.cursor(),
            fault: self.fault.clone(),
        })
    }

    fn edit(&mut self, event: &Event) -> bool {
        if changes(&mut self.input, event) {
            self.fault = None;
        }
        true
    }

    fn outlasts_clicks(&self) -> bool {
        !self.input.value().is_empty()
    }
}

/// The most letters that a text field takes: enough for every path, and few enough that drawing it is quick.
pub(super) const LONGEST_TYPED: usize = 1_000;

/// Gives an event to a text field; whether its text changed. A paste is one change.
pub(crate) fn changes(input: &mut Input, event: &Event) -> bool {
    let mut letters: Vec<char> = input.value().chars().collect();
    match event {
        Event::Paste(text) => {
            let room = LONGEST_TYPED.saturating_sub(letters.len());
            let pasted: Vec<char> = text.chars().take(room).collect();
            let (at, count) = (input.cursor(), pasted.len());
            letters.splice(at..at, pasted);
            *input = Input::new(letters.into_iter().collect()).with_cursor(at + count);
            count > 0
        }
        Event::Key(KeyEvent { code: KeyCode::Char(_), modifiers, .. })
            if !modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) && letters.len() >= LONGEST_TYPED =>
        {
            false
        }
        _ => input.handle_event(event).is_some_and(|changed| changed.value),
    }
}

pub(crate) fn accept(app: &mut App) {
    let Some(line) = app.layers.top_as::<Line>() else { return };
    let (accept, typed) = (Rc::clone(&line.accept), line.input.value().to_owned());
    if let Err(fault) = accept(app, &typed) {
        let fault = app.look.texts.say(fault);
        if let Some(line) = app.layers.top_as_mut::<Line>() {
            line.fault = Some(fault);
        }
    }
}

pub(crate) fn number(typed: &str) -> Result<u64, Remark> {
    typed.trim().parse().map_err(|_| ids::SAYS_NOT_A_NUMBER.into())
}

pub(crate) fn ask(app: &mut App, title: impl Into<Remark>, accept: impl Fn(&mut App, &str) -> Able + 'static) {
    ask_with(app, title, String::new(), accept);
}

pub(crate) fn ask_with(
    app: &mut App,
    title: impl Into<Remark>,
    typed: String,
    accept: impl Fn(&mut App, &str) -> Able + 'static,
) {
    let title = app.look.texts.fit(title);
    app.layers.open(Line { title, input: Input::new(typed), fault: None, accept: Rc::new(accept) });
}
