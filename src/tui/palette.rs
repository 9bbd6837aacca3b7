//! The palette: a list of every action with its key; the user finds an action by its words and runs it with Enter.

use tui_input::Input;

use crate::tui::binding::{self, Binding, Key, KeyPlace, keys_of};
use crate::tui::filter::{Filter, NEXT_TEXT, folded, ranked};
use crate::tui::layers::list::{self, Choice, Line, List};
use crate::tui::layers::{Layer, help};
use crate::tui::{app::App, bindings::TABLE, features::demos, features::playing, keyboard};
use suffrage_session::Until;
use suffrage_text::{Fit, Language, Texts, ids};
use suffrage_view::{view_state::ListRow, view_state::overlay::Form};

struct Offer {
    entry: &'static Binding,
    keys: Vec<Key>,
    number: Option<u64>,
    /// The condition of the command "play until …" and its description; `None` for any other command.
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

    fn told(&self, texts: &Texts) -> Fit {
        let does = self.does(texts);
        let hint = self.entry.hint.as_ref().filter(|_| self.until.is_none());
        let word = hint.map(|hinted| texts.say(hinted.word));
        match word.filter(|word| !folded(&does).contains(&folded(word))) {
            Some(command) => {
                [texts.say(ids::PaletteCommand { command, does: does.clone() }), does].into_iter().collect()
            }
            None => does.into(),
        }
    }

    /// English names find a command in every language.
    fn cost(&self, typed: &Filter, languages: &[&Texts]) -> Option<u32> {
        let texts = languages[0];
        let caps: Vec<String> = self.keys.iter().map(|key| key.cap(texts)).collect();
        let said = match &self.until {
            Some((_, row)) => {
                vec![String::new(), String::new(), self.does(texts), row.about.longest().to_owned(), row.also.clone()]
            }
            None => self.entry.said(languages),
        };
        typed.cost(&caps, &said)
    }
}

pub(super) fn open(app: &mut App) {
    let title = app.look.texts.fit(ids::ASK_PALETTE);
    let english = app.look.texts.in_language(Language::English);
    app.layers.open(List::of(title, Form::Commands, move |app, typed| {
        let commands = fitting(typed, app, &english).into_iter().map(|command| choice(command, &app.look.texts));
        file(app, typed).into_iter().chain(commands).chain(explained(app, typed)).collect()
    }));
}

/// The path of a file after a command, such as `open demo.toml`.
fn file(app: &App, typed: &str) -> Option<Choice> {
    let path = Some(demos::dropped_path(typed.split_once(' ')?.1)).filter(|path| app.library.has_file(path))?;
    let caps = binding::caps(keys_of(ids::DOES_OPEN), &app.look.texts);
    let row = ListRow::new(caps, app.look.texts.fit(ids::PaletteOpens { file: path.clone() }));
    Some(Choice::new(row, move |app| demos::open_named(app, &path)))
}

fn explained(app: &App, typed: &str) -> Vec<Choice> {
    if typed.is_empty() {
        return Vec::new();
    }
    let texts = &app.look.texts;
    let cap = binding::caps(keys_of(ids::DOES_HELP), texts);
    let row = |(word, means): (String, String)| {
        let whole = texts.say(ids::PaletteCommand { command: word.clone(), does: means.clone() });
        let lengths: Fit = [whole, word.clone()].into_iter().collect();
        let row = ListRow { told: Some(means), ..ListRow::new(cap.clone(), lengths) };
        Choice::new(row, move |app| help::look_up(app, &word))
    };
    help::found(texts, typed).into_iter().map(row).collect()
}

fn choice(command: Offer, texts: &Texts) -> Choice {
    let caps = binding::caps(&command.keys, texts);
    let cap = match command.number {
        // The row shows the number itself, because the user can select a process by typing its id.
        Some(number) if command.entry.id == ids::DOES_TYPE_DIGIT => number.to_string(),
        Some(number) => format!("{caps} {number}"),
        None => caps,
    };
    let row = ListRow { why: command.why.clone(), ..ListRow::new(cap, command.told(texts)) };
    Choice::new(row, move |app| run_offer(app, &command))
}

fn run_offer(app: &mut App, command: &Offer) {
    keyboard::close_note_for(app, command.entry);
    if let Some((until, _)) = command.until {
        return playing::play_until(app, until);
    }
    keyboard::run(app, command.entry, None);
    if let (Some(number), Some(asked)) = (command.number, app.layers.top_as_mut::<Line>()) {
        asked.input = Input::new(number.to_string());
        list::accept_line(app);
    }
}

fn commands(app: &App) -> Vec<Offer> {
    // The palette is itself a list, so keys belong to the first layer below it that is no list.
    let beneath = app.layers.iter().rev().map(Layer::place).find(|place| *place != KeyPlace::List);
    let beneath = beneath.unwrap_or_else(|| app.pane_place());
    let texts = &app.look.texts;
    let mut commands: Vec<Offer> = Vec::new();
    // The palette is already open. A command that ends the program without a question has a key, but no row.
    for entry in TABLE.iter().filter(|entry| !matches!(entry.id, ids::DOES_PALETTE | ids::DOES_INTERRUPT)) {
        let by_place = matches!(entry.place, KeyPlace::Screen | KeyPlace::Everywhere) || entry.place == beneath;
        let counts = by_place || entry.anywhere;
        let why =
            if counts { (entry.can)(app).err().map(|said| texts.say(said)) } else { Some(texts.say(entry.group)) };
        if let Some(known) = commands.iter_mut().find(|known| known.entry.id == entry.id) {
            binding::add(&mut known.keys, entry.keys);
            if why.is_none() {
                (known.entry, known.why) = (entry, None);
            }
        } else {
            commands.push(Offer { entry, keys: entry.keys.to_vec(), number: None, until: None, why });
        }
    }
    if let Some(Offer { entry, keys, why, .. }) = commands.iter().find(|known| known.entry.id == ids::DOES_UNTIL) {
        let (entry, keys, why) = (*entry, keys.clone(), why.clone());
        let offer = |until| Offer { entry, keys: keys.clone(), number: None, until: Some(until), why: why.clone() };
        commands.extend(playing::conditions(app).into_iter().map(offer));
    }
    commands
}

fn searched<'t>(own: &'t Texts, english: &'t Texts) -> Vec<&'t Texts> {
    let other = Some(english).filter(|english| english.language() != own.language());
    [own].into_iter().chain(other).collect()
}

fn fitting(typed: &str, app: &App, english: &Texts) -> Vec<Offer> {
    let texts = &searched(&app.look.texts, english);
    let (words, number) = number_behind(typed);
    let (all, rest) = (Filter::new(typed), Filter::new(words));
    let mut offers = commands(app);
    for offer in &mut offers {
        let takes_it = |_: &u64| offer.entry.takes_number && offer.cost(&rest, texts).is_some();
        offer.number = number.filter(takes_it);
    }
    // Without the palette, a typed number is a process id, so the palette tries this meaning first.
    let is_id = number.is_some_and(|number| words.is_empty() && app.position_named(&number.to_string()).is_some());
    let cost = |offer: &Offer| {
        let cost = offer.cost(if offer.number.is_some() { &rest } else { &all }, texts)?;
        let selects = is_id && offer.entry.id == ids::DOES_TYPE_DIGIT;
        let (is_key, is_named) = (cost == 0, cost < 2 * NEXT_TEXT);
        let order = (!is_key, !is_named, offer.why.is_some(), cost, !selects);
        Some(if typed.is_empty() { Default::default() } else { order })
    };
    let fitting = ranked(offers, cost);
    if fitting.is_empty() { without_number(typed, app, texts) } else { fitting }
}

fn without_number(typed: &str, app: &App, languages: &[&Texts]) -> Vec<Offer> {
    let Some((words, last)) = typed.rsplit_once(' ') else { return Vec::new() };
    let query = Filter::new(words);
    let why = app.look.texts.say(ids::SaysNoNumber { typed: last.to_owned() });
    let offers = commands(app).into_iter().filter(|command| command.entry.takes_number);
    ranked(offers.map(|command| Offer { why: Some(why.clone()), ..command }), |command| command.cost(&query, languages))
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
