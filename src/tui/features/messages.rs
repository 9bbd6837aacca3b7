//! Acts on messages in flight: losing, doubling and delaying one.

use crate::paint::view_state::ListRow;
use crate::protocol::{Remark, Ticks, Value};
use crate::session::model::Message;
use crate::sim::command::{Command, Select};
use crate::text::{TextId, ids};
use crate::tui::app::App;
use crate::tui::binding::Able;
use crate::tui::features::{act, selection};
use crate::tui::layers::line;
use crate::tui::layers::list::{self, Choice};

/// The longest delay of a message, in ticks, as in a scenario file.
const LONGEST_DELAY: Ticks = 1_000_000_000;

/// The selected message, if it is still under way.
pub(in crate::tui) fn to_drop(app: &App) -> Option<Message> {
    app.message(app.view.message?).filter(|message| message.lost.is_none() && !message.notice)
}

pub(in crate::tui) fn under_way(app: &App) -> impl Iterator<Item = Message> {
    let messages = app.session.lookup().messages(&app.ask()).into_iter();
    messages.filter(|message| message.lost.is_none() && !message.notice && !message.is_heartbeat())
}

/// The messages under way to or from the selected process, oldest first, each with the words of the command that names it.
fn droppable(app: &App) -> Vec<(Message, Select)> {
    let selected = app.view.selected;
    let mut found: Vec<(Message, Select)> = Vec::new();
    for message in under_way(app).filter(|message| message.from == selected || message.to == selected) {
        let same_link = found.iter().filter(|(other, _)| (other.from, other.to) == (message.from, message.to)).count();
        let nth = same_link as u32 + 1;
        let select = Select { from: message.from as u32, to: message.to as u32, kind: None, nth };
        found.push((message, select));
    }
    found
}

/// Loses the message to or from the selected process, or asks which one if there are several.
pub(in crate::tui) fn ask_drop(app: &mut App) {
    if to_drop(app).is_some() {
        return drop_selected(app);
    }
    let Some((_, id, _)) = act::chosen(app) else { return };
    let droppable = droppable(app);
    if let [(_, only)] = droppable.as_slice() {
        return drop_named(app, only.clone());
    }
    let choice = |(message, select): (Message, Select)| {
        Choice::new(row(app, &message), move |app: &mut App| drop_named(app, select.clone()))
    };
    let choices = droppable.into_iter().map(choice).collect();
    let title = ids::AskDrop { id };
    list::ask(app, title, choices, 0);
}

pub(in crate::tui) fn row(app: &App, message: &Message) -> ListRow {
    let name = format!("{} {}", message.kind, message.payload).trim_end().to_owned();
    ListRow::new(
        name,
        app.look.texts.say(ids::AskDropAbout { from: app.named(message.from), to: app.named(message.to), due: message.due }),
    )
}

fn drop_named(app: &mut App, select: Select) {
    let said =
        Remark::from(ids::SAYS_LOST).with("from", app.named(select.from as usize)).with("to", app.named(select.to as usize));
    act::act(app, Command::Drop(select), said);
}

/// The selected message as an act names it.
pub(in crate::tui) fn selected(app: &mut App) -> Option<Select> {
    let named = app.view.message.and_then(|number| app.session.select(number));
    if named.is_none() {
        app.say(ids::SAYS_MESSAGE_GONE);
    }
    named
}

pub(in crate::tui) fn about_ends(app: &App, says: TextId, select: &Select) -> Remark {
    let (from, to) = (app.named(select.from as usize), app.named(select.to as usize));
    Remark::from(says).with("from", from).with("to", to)
}

pub(in crate::tui) fn drop_selected(app: &mut App) {
    if let Some(select) = selected(app) {
        drop_named(app, select);
    }
}

/// Doubles the selected message.
pub(in crate::tui) fn duplicate_selected(app: &mut App) {
    if let Some(select) = selected(app) {
        let said = about_ends(app, ids::SAYS_DUPLICATED, &select);
        act::act(app, Command::Duplicate(select), said);
    }
}

/// Asks by how many ticks the selected message is put off.
pub(in crate::tui) fn ask_delay(app: &mut App) {
    let Some(number) = app.view.message else { return };
    if let Some(select) = selected(app) {
        let title = ids::AskDelay { from: app.named(select.from as usize), to: app.named(select.to as usize) };
        line::ask(app, title, move |app, typed| {
            let by = line::number(typed)?;
            if !(1..=LONGEST_DELAY).contains(&by) {
                return Err(ids::SAYS_NO_DELAY.into());
            }
            app.layers.pop();
            delay(app, number, by);
            Ok(())
        });
    }
}

fn delay(app: &mut App, number: u32, by: Ticks) {
    app.view.message = Some(number);
    if let Some(select) = selected(app) {
        let said = about_ends(app, ids::SAYS_DELAYED, &select).with("by", Value::Number(by));
        act::act(app, Command::Delay { select, by }, said);
    }
}

pub(in crate::tui) fn can_drop(app: &App) -> Able {
    // The selected message comes before those of the selected process.
    let selected = app.view.message.and_then(|number| app.message(number));
    match selected {
        Some(message) if message.is_heartbeat() => return Err(ids::SAYS_HEARTBEAT_IS_THE_DETECTORS.into()),
        Some(message) if message.notice => return Err(ids::SAYS_NOTICE_IS_NOBODYS.into()),
        Some(message) if message.lost.is_some() => return Err(ids::SAYS_MESSAGE_GONE.into()),
        Some(_) => return Ok(()),
        None => {}
    }
    let process = selection::meant(app)?;
    if droppable(app).is_empty() {
        return Err(Remark::from(ids::SaysNoMessage { id: process.id }));
    }
    Ok(())
}
