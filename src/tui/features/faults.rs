//! The menu of faults: what can be done to links, to messages on their way, and to the network as a whole.

use crate::tui::app::App;
use crate::tui::binding::{Able, Binding, KeyPlace, only_if};
use crate::tui::features::{act, messages, pending_panel};
use crate::tui::layers::line;
use crate::tui::layers::list::{self, Choice, List};
use suffrage_engine::protocol::{Remark, Value};
use suffrage_engine::sim::command::{Command, NetworkChange, Probability};
use suffrage_session::model::{Message, percent};
use suffrage_text::{TextId, ids};
use suffrage_view::view_state::ListRow;

pub(in crate::tui) fn open(app: &mut App) {
    let title = app.look.texts.fit(ids::ASK_FAULTS);
    app.layers.open(List::menu(title, KeyPlace::Faults, |app, _| {
        app.bindings.iter().filter_map(|entry| choice(app, entry)).collect()
    }));
}

fn choice(app: &App, entry: &'static Binding<App>) -> Option<Choice> {
    let texts = &app.look.texts;
    let network = app.session.lookup().network();
    let usual = entry.menu?;
    let text = if entry.id == ids::DOES_FIFO && !network.fifo { ids::FAULTS_NO_FIFO } else { usual };
    let probability = if entry.id == ids::DOES_LOSS { network.loss } else { network.duplicate };
    let id = app.selected().map_or(Value::Text(String::new()), |process| Value::Id(process.id));
    let does = Remark::from(text).with("id", id).with("percent", percent(probability));
    let cap = entry.keys.first().map_or_else(String::new, |key| key.cap(texts));
    let row = ListRow {
        told: Some(texts.say(entry.id)),
        why: (entry.can)(app).err().map(|said| texts.say(said)),
        ..ListRow::new(cap, texts.fit(does))
    };
    Some(Choice::new(row, |app| match (entry.can)(app) {
        Ok(()) => (entry.run)(app, None),
        Err(why) => app.say(why),
    }))
}

/// The messages in flight that acts may be about, those to or from the selected process first.
fn in_flight(app: &App) -> Vec<Message> {
    let selected = app.view.selected;
    let mut messages: Vec<Message> = messages::under_way(app).collect();
    messages.sort_by_key(|message| message.from != selected && message.to != selected);
    messages
}

pub(in crate::tui) fn ask_message(app: &mut App, title: TextId, act: fn(&mut App)) {
    let act = move |app: &mut App, message: &Message| {
        pending_panel::select(app, message.number);
        act(app);
    };
    let messages = in_flight(app);
    match messages.iter().find(|message| Some(message.number) == app.view.message) {
        Some(selected) => act(app, selected),
        None => list::ask_which(app, title, messages, messages::row, act),
    }
}

pub(in crate::tui) fn ask_loss(app: &mut App) {
    let change = |loss| NetworkChange { loss: Some(loss), ..NetworkChange::default() };
    ask_percent(app, ids::ASK_LOSS, app.session.lookup().network().loss, ids::SAYS_LOSS_NOW, change);
}

pub(in crate::tui) fn ask_duplication(app: &mut App) {
    let change = |duplicate| NetworkChange { duplicate: Some(duplicate), ..NetworkChange::default() };
    ask_percent(app, ids::ASK_DUPLICATION, app.session.lookup().network().duplicate, ids::SAYS_DUPLICATION_NOW, change);
}

fn ask_percent(app: &mut App, title: TextId, now: f64, says: TextId, change: fn(Probability) -> NetworkChange) {
    let title = Remark::from(title).with("percent", Value::Text(percent(now)));
    line::ask(app, title, move |app, typed| {
        let number = typed.trim().trim_end_matches('%').trim().replace(',', ".").parse::<f64>();
        let probability = number.ok().and_then(|number| Probability::new(number / 100.0));
        let probability = probability.ok_or(ids::SAYS_NOT_A_PERCENTAGE)?;
        app.layers.pop();
        let said = Remark::from(says).with("percent", Value::Text(percent(probability.value())));
        act::act(app, Command::Network(change(probability)), said);
        Ok(())
    });
}

pub(in crate::tui) fn toggle_fifo(app: &mut App) {
    let fifo = !app.session.lookup().network().fifo;
    let change = NetworkChange { fifo: Some(fifo), ..NetworkChange::default() };
    act::act(app, Command::Network(change), if fifo { ids::SAYS_FIFO_NOW } else { ids::SAYS_NO_FIFO_NOW });
}

pub(in crate::tui) fn has_messages(app: &App) -> Able {
    only_if(app.session.lookup().has_messages(), ids::SAYS_NO_MESSAGES)
}
