//! The palette: every action with its key, found by its words, done with Enter.

use tui_input::Input;

use crate::tui::binding::{self, Binding, Key, KeyPlace, keys_of};
use crate::tui::filter::{Filter, Searchable, folded};
use crate::tui::layers::line::{self, Line};
use crate::tui::layers::list::{Choice, List};
use crate::tui::layers::{Layer, help};
use crate::tui::{app::App, bindings::TABLE, features::run_until, keyboard};
use suffrage_session::Until;
use suffrage_text::{Fit, Texts, ids};
use suffrage_view::{view_state::ListRow, view_state::overlay::Form};

struct Offer {
    entry: &'static Binding,
    keys: Vec<Key>,
    number: Option<u64>,
    /// What it plays until, if that is what it does: the condition, and the same in words.
    until: Option<(Until, ListRow)>,
    why: Option<String>,
}

impl Offer {
    fn does(&self, texts: &Texts) -> String {
        match &self.until {
            Some((_, row)) => texts.say(ids::UntilGoal { goal: row.name.clone() }),
            None => texts.say(self.entry.id),
        }
    }

    /// What it does, behind the word by which it is called if the sentence does not have it.
    fn told(&self, texts: &Texts) -> Fit {
        let does = self.does(texts);
        let word = self.entry.called().filter(|_| self.until.is_none()).map(|word| texts.say(word));
        match word.filter(|word| !folded(&does).contains(&folded(word))) {
            Some(command) => {
                [texts.say(ids::PaletteCommand { command, does: does.clone() }), does].into_iter().collect()
            }
            None => does.into(),
        }
    }

    fn cost(&self, typed: &Filter, texts: &Texts) -> Option<u32> {
        let caps: Vec<String> = self.keys.iter().map(|key| key.cap(texts)).collect();
        let said = match &self.until {
            Some((_, row)) => vec![self.does(texts), row.about.longest().to_owned(), row.also.clone()],
            None => self.entry.said(texts),
        };
        typed.cost(Searchable { caps: &caps, texts: &said })
    }
}

pub(super) fn open(app: &mut App) {
    let title = app.look.texts.fit(ids::ASK_PALETTE);
    app.layers.open(List::of(title, Form::Commands, |app, typed| {
        let commands = fitting(typed, app).into_iter().map(|command| choice(command, &app.look.texts));
        commands.chain(explained(app, typed)).collect()
    }));
}

/// The words of the glossary that fit what has been typed: the help tells more of each.
fn explained(app: &App, typed: &str) -> Vec<Choice> {
    if typed.is_empty() {
        return Vec::new();
    }
    let texts = &app.look.texts;
    let cap = binding::caps(keys_of(ids::DOES_HELP), texts);
    let row = |(word, means): (String, String)| {
        let whole = texts.say(ids::PaletteCommand { command: word.clone(), does: means.clone() });
        let row = ListRow {
            told: Some(means),
            ..ListRow::new(cap.clone(), [whole, word.clone()].into_iter().collect::<Fit>())
        };
        Choice::new(row, move |app| help::look_up(app, &word))
    };
    help::found(texts, typed).into_iter().map(row).collect()
}

fn choice(command: Offer, texts: &Texts) -> Choice {
    let caps = binding::caps(&command.keys, texts);
    let cap = match command.number {
        // Its keys are the digits of the number.
        Some(number) if command.entry.id == ids::DOES_TYPE_DIGIT => number.to_string(),
        Some(number) => format!("{caps} {number}"),
        None => caps,
    };
    let row = ListRow { why: command.why.clone(), ..ListRow::new(cap, command.told(texts)) };
    Choice::new(row, move |app| carry_out(app, &command))
}

fn carry_out(app: &mut App, command: &Offer) {
    keyboard::close_note_for(app, command.entry);
    if let Some((until, _)) = command.until {
        return run_until::play_until(app, until);
    }
    keyboard::run(app, command.entry, None);
    if let (Some(number), Some(asked)) = (command.number, app.layers.top_as_mut::<Line>()) {
        asked.input = Input::new(number.to_string());
        line::accept(app);
    }
}

fn commands(app: &App) -> Vec<Offer> {
    // The palette is itself a list, and opens over none.
    let beneath = app.layers.iter().rev().map(Layer::place).find(|place| *place != KeyPlace::List);
    let beneath = beneath.unwrap_or_else(|| app.pane_place());
    let texts = &app.look.texts;
    let mut commands: Vec<Offer> = Vec::new();
    // The palette itself is open already.
    for entry in TABLE.iter().filter(|entry| entry.id != ids::DOES_PALETTE) {
        let by_place = matches!(entry.place, KeyPlace::Screen | KeyPlace::Everywhere) || entry.place == beneath;
        let counts = by_place || entry.anywhere;
        let why =
            if counts { (entry.can)(app).err().map(|said| texts.say(said)) } else { Some(texts.say(entry.group)) };
        let same = |known: &&mut Offer| known.entry.id == entry.id;
        if let Some(known) = commands.iter_mut().find(same) {
            binding::add(&mut known.keys, entry.keys);
            if why.is_none() {
                (known.entry, known.why) = (entry, None);
            }
        } else {
            commands.push(Offer { entry, keys: entry.keys.to_vec(), number: None, until: None, why });
        }
    }
    commands.extend(conditions(app));
    commands
}

fn conditions(app: &App) -> Vec<Offer> {
    let Some(entry) = TABLE.iter().find(|entry| entry.id == ids::DOES_UNTIL) else { return Vec::new() };
    let why = (entry.can)(app).err().map(|said| app.look.texts.say(said));
    let command =
        |until| Offer { entry, keys: entry.keys.to_vec(), number: None, until: Some(until), why: why.clone() };
    run_until::conditions(app).into_iter().map(command).collect()
}

/// The actions that fit what has been typed, the best first; of equals, those that can act now, then in the order of the table.
fn fitting(typed: &str, app: &App) -> Vec<Offer> {
    let texts = &app.look.texts;
    let (words, number) = number_behind(typed);
    let (all, rest) = (Filter::new(typed), Filter::new(words));
    let mut fitting: Vec<(u32, Offer)> = Vec::new();
    for mut command in commands(app) {
        let with_number = number.filter(|_| command.entry.takes_number).and_then(|_| command.cost(&rest, texts));
        command.number = number.filter(|_| with_number.is_some());
        if let Some(cost) = with_number.or_else(|| command.cost(&all, texts)) {
            fitting.push((cost, command));
        }
    }
    if !typed.is_empty() {
        // A number by itself is, as on the screen, first of all an id.
        let is_id = number.is_some_and(|number| words.is_empty() && app.position_named(&number.to_string()).is_some());
        let selects = |command: &Offer| is_id && command.entry.id == ids::DOES_TYPE_DIGIT;
        fitting.sort_by_key(|(cost, command)| (*cost, command.why.is_some(), !selects(command)));
    }
    if fitting.is_empty() {
        without_number(typed, app)
    } else {
        fitting.into_iter().map(|(_, command)| command).collect()
    }
}

fn without_number(typed: &str, app: &App) -> Vec<Offer> {
    let Some((words, last)) = typed.rsplit_once(' ') else { return Vec::new() };
    let (texts, query) = (&app.look.texts, Filter::new(words));
    let why = texts.say(ids::SaysNoNumber { typed: last.to_owned() });
    let mut fitting: Vec<(u32, Offer)> = Vec::new();
    for command in commands(app).into_iter().filter(|command| command.entry.takes_number) {
        if let Some(cost) = command.cost(&query, texts) {
            fitting.push((cost, Offer { why: Some(why.clone()), ..command }));
        }
    }
    fitting.sort_by_key(|(cost, _)| *cost);
    fitting.into_iter().map(|(_, command)| command).collect()
}

fn number_behind(typed: &str) -> (&str, Option<u64>) {
    let words = typed.trim_end_matches(|digit: char| digit.is_ascii_digit());
    let parted = words.is_empty() || words.ends_with(' ');
    match typed[words.len()..].parse() {
        Ok(number) if parted => (words, Some(number)),
        _ => (typed, None),
    }
}

#[cfg(test)]
mod tests;
