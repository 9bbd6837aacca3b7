//! Lists from which the user chooses, with a filter (palette, search, scenarios, fault menu), and a line to type in.

use std::rc::Rc;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use tui_input::{Input, backend::crossterm::EventHandler};

use crate::tui::{app::App, binding::Able, binding::KeyPlace, filter::Filter, layers::Layer};
use suffrage_engine::protocol::Remark;
use suffrage_text::{Fit, ids};
use suffrage_view::{view_state::ListRow, view_state::Overlay, view_state::overlay, view_state::overlay::Form};

#[derive(Clone)]
pub(crate) struct Choice {
    pub(crate) row: ListRow,
    pick: Rc<dyn Fn(&mut App)>,
}

impl Choice {
    pub(crate) fn new(row: ListRow, pick: impl Fn(&mut App) + 'static) -> Self {
        Self { row, pick: Rc::new(pick) }
    }
}

type Rows = Rc<dyn Fn(&App, &str) -> Vec<Choice>>;

pub(crate) struct List {
    pub(crate) title: Fit,
    pub(crate) form: Form,
    pub(crate) rows: Rows,
    pub(crate) chosen: usize,
    pub(crate) input: Input,
    /// Whether the list stays open after a choice, because the program may refuse the choice.
    pub(crate) stays: bool,
    pub(crate) fault: Option<String>,
}

impl List {
    pub(crate) fn of(title: Fit, form: Form, rows: impl Fn(&App, &str) -> Vec<Choice> + 'static) -> Self {
        let (rows, stays) = (Rc::new(rows), form == Form::Menu);
        Self { title, form, rows, chosen: 0, input: Input::default(), stays, fault: None }
    }

    pub(crate) fn named(title: Fit, choices: Vec<Choice>) -> Self {
        let fits = |choice: &Choice, typed: &str| {
            let ListRow { name, about, also, .. } = &choice.row;
            let texts = [name.clone(), about.longest().to_owned(), also.clone()];
            Filter::new(typed).is_in(&[], &texts)
        };
        let rows = move |_: &App, typed: &str| choices.iter().filter(|choice| fits(choice, typed)).cloned().collect();
        Self::of(title, Form::Names, rows)
    }

    pub(crate) fn typed(&self) -> &str {
        self.input.value().trim()
    }
}

impl Layer for List {
    fn place(&self) -> KeyPlace {
        if self.form == Form::Menu { KeyPlace::Faults } else { KeyPlace::List }
    }

    fn overlay(&self, app: &App) -> Overlay {
        Overlay::List(overlay::List {
            title: self.title.clone(),
            form: self.form,
            rows: (self.rows)(app, self.typed()).into_iter().map(|choice| choice.row).collect(),
            chosen: self.chosen,
            input: self.input.value().to_owned(),
            cursor: self.input.cursor(),
            fault: self.fault.clone(),
        })
    }

    fn edit(&mut self, event: &Event) -> bool {
        let takes_text = self.form != Form::Menu;
        if takes_text && changes(&mut self.input, event) {
            (self.chosen, self.fault) = (0, None);
        }
        takes_text
    }

    fn scroll(&mut self, app: &App, rows: isize) {
        let last = (self.rows)(app, self.typed()).len().saturating_sub(1);
        (self.chosen, self.fault) = (self.chosen.saturating_add_signed(rows).min(last), None);
    }
}

pub(crate) fn menu(title: Fit, rows: Vec<ListRow>, chosen: usize) -> Overlay {
    let (input, form) = (String::new(), Form::Menu);
    Overlay::List(overlay::List { title, form, rows, chosen, input, cursor: 0, fault: None })
}

pub(crate) fn accept(app: &mut App) {
    let Some(list) = app.layers.top_as::<List>() else { return };
    let stays = list.stays;
    let choice = (list.rows)(app, list.typed()).into_iter().nth(list.chosen);
    let nothing = if list.typed().is_empty() { ids::SAYS_NOTHING_CHOSEN } else { ids::SAYS_NOTHING_FITS };
    let fault = match &choice {
        // In a menu, the function of the choice reports why it cannot act.
        Some(choice) => choice.row.why.clone().filter(|_| list.form != Form::Menu),
        None => Some(app.look.texts.say(nothing)),
    };
    if let (Some(fault), Some(list)) = (fault, app.layers.top_as_mut::<List>()) {
        list.fault = Some(fault);
        return;
    }
    if !stays {
        app.layers.pop();
    }
    if let Some(choice) = choice {
        (choice.pick)(app);
    }
}

pub(crate) fn row(app: &App, name: impl Into<Remark>, about: impl Into<Remark>) -> ListRow {
    ListRow::new(app.look.texts.say(name), app.look.texts.say(about))
}

pub(crate) fn ask(app: &mut App, title: impl Into<Remark>, choices: Vec<Choice>) {
    let title = app.look.texts.fit(title);
    app.layers.open(List::named(title, choices));
}

/// Asks the user to choose one of `things`. For a single one, calls `act` without a question.
pub(crate) fn ask_which<T: 'static>(
    app: &mut App,
    title: impl Into<Remark>,
    things: Vec<T>,
    row: impl Fn(&App, &T) -> ListRow,
    act: impl Fn(&mut App, &T) + Copy + 'static,
) {
    if let [only] = &things[..] {
        return act(app, only);
    }
    let choice = |thing: T| Choice::new(row(app, &thing), move |app| act(app, &thing));
    let choices = things.into_iter().map(choice).collect();
    ask(app, title, choices);
}

pub(crate) fn ask_for_run(app: &mut App, title: impl Into<Remark>, choices: Vec<Choice>, chosen: usize) {
    let title = app.look.texts.fit(title);
    app.layers.open(List { chosen, stays: true, ..List::named(title, choices) });
}

type Accept = Rc<dyn Fn(&mut App, &str) -> Able>;

pub(crate) struct Line {
    title: Fit,
    pub(crate) input: Input,
    /// Whether the text is a proposal, which the first typed character replaces.
    is_proposed: bool,
    pub(crate) fault: Option<String>,
    accept: Accept,
}

impl Layer for Line {
    fn place(&self) -> KeyPlace {
        KeyPlace::Line
    }

    fn overlay(&self, _: &App) -> Overlay {
        let (title, fault) = (self.title.clone(), self.fault.clone());
        let (input, cursor) = (self.input.value().to_owned(), self.input.cursor());
        let marked = if self.is_proposed { 0..=cursor } else { cursor..=cursor };
        Overlay::Prompt(overlay::Prompt { title, input, marked, fault })
    }

    fn edit(&mut self, event: &Event) -> bool {
        let is_held = |key: &KeyEvent| key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
        let replaces = match event {
            Event::Paste(_) => true,
            Event::Key(key) => !is_held(key) && matches!(key.code, KeyCode::Char(_) | KeyCode::Backspace),
            _ => false,
        };
        if std::mem::take(&mut self.is_proposed) && replaces {
            self.input = Input::default();
        }
        if changes(&mut self.input, event) {
            self.fault = None;
        }
        true
    }

    fn outlasts_clicks(&self) -> bool {
        !self.input.value().is_empty()
    }
}

/// The maximum number of typed characters: enough for every path, and few enough to draw quickly.
pub(super) const LONGEST_TYPED: usize = 1_000;

/// Returns whether the text changed.
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

pub(crate) fn accept_line(app: &mut App) {
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

pub(crate) fn ask_line(app: &mut App, title: impl Into<Remark>, accept: impl Fn(&mut App, &str) -> Able + 'static) {
    ask_line_with(app, title, String::new(), accept);
}

pub(crate) fn ask_line_with(
    app: &mut App,
    title: impl Into<Remark>,
    typed: String,
    accept: impl Fn(&mut App, &str) -> Able + 'static,
) {
    let title = app.look.texts.fit(title);
    let is_proposed = !typed.is_empty();
    app.layers.open(Line { title, input: Input::new(typed), is_proposed, fault: None, accept: Rc::new(accept) });
}
