//! Acts on messages in flight: losing, doubling and delaying one.

use std::collections::BTreeMap;

use crate::tui::app::App;
use crate::tui::binding::{Able, only_if};
use crate::tui::features::{act, selection};
use crate::tui::layers::{line, list};
use suffrage_engine::protocol::{Remark, Ticks, Value};
use suffrage_engine::sim::command::{Command, Select};
use suffrage_session::model::{Ask, Message};
use suffrage_text::ids;
use suffrage_view::view_state::ListRow;

/// The most things that are told one by one; a lecture never has as many.
pub(in crate::tui) const MOST: usize = 500;
/// The longest delay of a message, in ticks, as in a scenario file.
const LONGEST_DELAY: Ticks = 1_000_000_000;

pub(in crate::tui) fn to_drop(app: &App) -> Option<Message> {
    app.message(app.view.message?).filter(|message| message.lost.is_none() && !message.notice)
}

/// The messages under way that acts may be about: all to or from the selected process, and of the others as many as are told anywhere.
pub(in crate::tui) fn under_way(app: &App) -> impl Iterator<Item = Message> {
    let ask = Ask { crowd: None, messages: Some(MOST), ..app.ask() };
    let messages = app.session.lookup().messages(&ask).into_iter();
    messages.filter(|message| message.lost.is_none() && !message.notice && !message.is_heartbeat())
}

/// The messages under way to or from the selected process, oldest first, each with the words of the command that names it.
fn droppable(app: &App) -> Vec<(Message, Select)> {
    let mut on_link: BTreeMap<(usize, usize), u32> = BTreeMap::new();
    let named = app.session.lookup().messages_of(app.view.selected).into_iter().map(|message| {
        let nth = on_link.entry((message.from, message.to)).or_default();
        *nth += 1;
        let select = Select { from: message.from as u32, to: message.to as u32, kind: None, nth: *nth };
        (message, select)
    });
    named.collect()
}

pub(in crate::tui) fn ask_drop(app: &mut App) {
    if to_drop(app).is_some() {
        return drop_selected(app);
    }
    let Some(process) = app.selected() else { return };
    let droppable = droppable(app);
    let row = |app: &App, (message, _): &(Message, Select)| row(app, message);
    list::ask_which(app, ids::AskDrop { id: process.id }, droppable, row, |app, (_, select)| {
        act_on(app, select.clone(), ids::SAYS_LOST, Command::Drop);
    });
}

pub(in crate::tui) fn row(app: &App, message: &Message) -> ListRow {
    let name = format!("{} {}", message.kind, message.payload).trim_end().to_owned();
    let (from, to, due) = (app.named(message.from), app.named(message.to), message.due);
    ListRow::new(name, app.look.texts.say(ids::AskDropAbout { from, to, due }))
}

fn act_on(app: &mut App, select: Select, says: impl Into<Remark>, command: impl FnOnce(Select) -> Command) {
    let said = act::between(app, says, select.from as usize, select.to as usize);
    act::act(app, command(select), said);
}

fn selected(app: &mut App) -> Option<Select> {
    let named = app.view.message.and_then(|number| app.session.select(number));
    if named.is_none() {
        app.say(ids::SAYS_MESSAGE_GONE);
    }
    named
}

pub(in crate::tui) fn act_on_selected(app: &mut App, says: impl Into<Remark>, command: impl FnOnce(Select) -> Command) {
    if let Some(select) = selected(app) {
        act_on(app, select, says, command);
    }
}

pub(in crate::tui) fn drop_selected(app: &mut App) {
    act_on_selected(app, ids::SAYS_LOST, Command::Drop);
}

pub(in crate::tui) fn duplicate_selected(app: &mut App) {
    act_on_selected(app, ids::SAYS_DUPLICATED, Command::Duplicate);
}

pub(in crate::tui) fn ask_delay(app: &mut App) {
    let Some(number) = app.view.message else { return };
    let Some(select) = selected(app) else { return };
    line::ask(
        app,
        ids::AskDelay { from: app.named(select.from as usize), to: app.named(select.to as usize) },
        move |app, typed| {
            let by = line::number(typed)?;
            if !(1..=LONGEST_DELAY).contains(&by) {
                return Err(ids::SAYS_NO_DELAY.into());
            }
            app.layers.pop();
            app.view.message = Some(number);
            let says = Remark::from(ids::SAYS_DELAYED).with("by", Value::Number(by));
            act_on_selected(app, says, |select| Command::Delay { select, by });
            Ok(())
        },
    );
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
    let process = selection::target(app)?;
    only_if(app.session.lookup().has_messages_of(process.position), ids::SaysNoMessage { id: process.id })
}
