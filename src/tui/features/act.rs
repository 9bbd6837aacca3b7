//! Acts of the user on processes, and requests to clients.

use crate::tui::features::prelude::*;
use suffrage_engine::{protocol::Datum, protocol::Request, protocol::Role, protocol::Strip, sim::command::Targets};
use suffrage_scenario::config::FEW;

/// Applies an act at the next tick and shows that tick. In the middle of a tick, the act waits for its end.
pub(crate) fn act(app: &mut App, command: Command, done: impl Into<Remark>) {
    act_together(app, vec![command], done);
}

pub(crate) fn act_together(app: &mut App, commands: Vec<Command>, done: impl Into<Remark>) {
    let shown = app.session.tick();
    let aimed_at = match commands.as_slice() {
        [Command::Revive(Targets::Listed(those)) | Command::Start(Targets::Listed(those))] => those.first().copied(),
        _ => None,
    };
    let before = branches::tree_state(app);
    let moved = app.session.act_all(commands);
    let taken = matches!(moved, Moved::Yes | Moved::Waiting);
    if taken {
        // The comparison cannot come back, because its other run lacks this act.
        app.restorable.run = None;
        app.layers.retain(|layer| layer.place() != KeyPlace::Faults);
    }
    match moved {
        Moved::Yes => {
            notes::moved(app);
            app.player.begin_tick(&mut app.view);
            let done = outcome_of(app, aimed_at, done.into());
            app.say(done.with("tick", Value::Number(app.session.tick())));
        }
        Moved::Waiting => app.say(ids::SaysWaits { tick: shown, next: shown + 1 }),
        Moved::Nothing(remark) => app.say(remark),
        Moved::Quiet | Moved::AtTheStart | Moved::OnTheWay => app.say(ids::SAYS_QUIET),
    }
    if taken {
        branches::say_branch(app, before);
        compare::say_if_only_here(app);
    }
}

fn outcome_of(app: &App, aimed_at: Option<u32>, done: Remark) -> Remark {
    let process = aimed_at.and_then(|at| app.session.lookup().process(at as usize));
    let down = process.filter(|process| process.role == Role::Crashed && process.crashes_after.is_none());
    let crashes = [
        (ids::SAYS_REVIVES, ids::SAYS_REVIVES_AND_CRASHES),
        (ids::SAYS_STARTS, ids::SAYS_STARTS_AND_CRASHES),
        (ids::SAYS_BEGINS, ids::SAYS_BEGINS_AND_CRASHES),
    ];
    match (down, crashes.into_iter().find(|(says, _)| says.key() == done.key)) {
        (Some(process), Some((_, crashes))) => Remark::from(crashes).id("id", process.id),
        _ => done,
    }
}

/// Whether the algorithm does more than elect a leader.
pub(crate) fn decides(app: &App) -> bool {
    app.session.scenario().protocol().entry().strip != Strip::Leaders
}

pub(crate) fn between(app: &App, says: impl Into<Remark>, from: usize, to: usize) -> Remark {
    says.into().with("from", app.named(from)).with("to", app.named(to))
}

fn act_on(app: &mut App, position: usize, says: impl Into<Remark>, command: impl FnOnce(Targets) -> Command) {
    let Some(id) = app.session.id_at(position) else { return };
    let done = says.into().with("id", Value::Id(id));
    act(app, command(Targets::Listed(vec![position as u32])), done);
}

pub(crate) fn crash_or_revive(app: &mut App) {
    if is_down(app) {
        act_on(app, app.view.selected, ids::SAYS_REVIVES, Command::Revive);
    } else {
        act_on(app, app.view.selected, ids::SAYS_CRASHES, |targets| Command::Crash { targets, after: None });
    }
}

pub(crate) fn start(app: &mut App) {
    let together = app.session.scenario().protocol().entry().begins.is_together();
    let says = match (together, decides(app)) {
        (true, _) => ids::SAYS_ALL_BEGIN,
        (false, true) => ids::SAYS_BEGINS,
        (false, false) => ids::SAYS_STARTS,
    };
    act_on(app, app.view.selected, says, Command::Start);
}

pub(crate) fn ask_leave(app: &mut App) {
    let Some(Process { position, id, .. }) = app.selected() else { return };
    let way = |announced, says, name, about| {
        let leave = move |targets| Command::Leave { targets, announced };
        Choice::new(list::row(app, name, about), move |app| act_on(app, position, says, leave))
    };
    let choices = vec![
        way(false, ids::SAYS_LEAVES, ids::ASK_LEAVE_SILENTLY, ids::ASK_LEAVE_SILENTLY_ABOUT),
        way(true, ids::SAYS_LEAVES_ANNOUNCED, ids::ASK_LEAVE_ANNOUNCED, ids::ASK_LEAVE_ANNOUNCED_ABOUT),
    ];
    list::ask(app, ids::AskLeave { id }, choices);
}

pub(crate) fn ask_crash_after(app: &mut App) {
    let Some(Process { position, id, .. }) = app.selected() else { return };
    list::ask_line(app, ids::AskCrashAfter { id }, move |app, typed| {
        let after = u32::try_from(number(typed)?).map_err(|_| Remark::from(ids::SAYS_NOT_A_NUMBER))?;
        app.layers.pop();
        let says = Remark::from(ids::SAYS_ARMED).with("after", Value::Number(after.into()));
        act_on(app, position, says, |targets| Command::Crash { targets, after: Some(after) });
        Ok(())
    });
}

pub(crate) fn is_down(app: &App) -> bool {
    app.selected().is_some_and(|process| process.role == Role::Crashed)
}

pub(crate) fn can_act_on_live(app: &App) -> Able {
    let process = selection::target(app)?;
    only_if(process.role != Role::Crashed, ids::SaysIsDown { id: process.id })
}

/// Whether the selected process can start an election or a proposal. The error names processes that can.
pub(crate) fn can_start(app: &App) -> Able {
    can_act_on_live(app)?;
    let process = selection::target(app)?;
    let scenario = app.session.scenario();
    if scenario.can_begin(process.position as u32) {
        return Ok(());
    }
    let others = (0..scenario.count()).filter(|&at| scenario.can_begin(at as u32)).take(FEW);
    let ids: Vec<Id> = others.filter_map(|at| app.session.id_at(at)).collect();
    Err(ids::SaysBeginsNothing { id: process.id, ids }.into())
}

pub(crate) fn can_request(app: &App) -> Able {
    let scenario = app.session.scenario();
    only_if(!scenario.protocol().entry().requests.is_none(), ids::SAYS_NO_CLIENTS)?;
    let process = selection::target(app)?;
    only_if(scenario.is_client(process.position as u32), ids::SaysNoClient { id: process.id })?;
    can_act_on_live(app)
}

pub(crate) fn ask_request(app: &mut App) {
    let Some(process) = app.selected() else { return };
    let (client, id) = (process.position as u32, process.id);
    let has_keys = app.session.scenario().protocol().entry().requests.has_keys();
    let title = Remark::from(if has_keys { ids::ASK_REQUEST_SET } else { ids::ASK_REQUEST }).id("id", id);
    list::ask_line(app, title, move |app, typed| {
        let request = read_request(has_keys, typed)?;
        app.layers.pop();
        let said = Remark::from(ids::SAYS_REQUESTED).id("id", id).with("request", Value::Text(request.to_string()));
        act(app, Command::Request { client, request }, said);
        Ok(())
    });
}

/// A request has the form `x`, or `k=x` if the algorithm stores values under keys.
fn read_request(has_keys: bool, typed: &str) -> Result<Request, Remark> {
    let datum = |word: &str| {
        let word = word.trim();
        word.parse().map(Datum::Number).ok().or_else(|| Datum::word(word)).ok_or(ids::SAYS_NO_VALUE)
    };
    if !has_keys {
        return Ok(Request { key: None, value: datum(typed)? });
    }
    let (key, value) = typed.split_once('=').ok_or(ids::SAYS_NO_KEY)?;
    Ok(Request { key: Some(datum(key)?), value: datum(value)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_read_as_it_is_typed() {
        let word = |word| Datum::word(word).expect("a word");
        assert_eq!(read_request(true, " x = 7 "), Ok(Request { key: Some(word("x")), value: 7.into() }));
        assert_eq!(read_request(false, "attack"), Ok(Request { key: None, value: word("attack") }));
        assert_eq!(read_request(true, "x"), Err(ids::SAYS_NO_KEY.into()));
        assert_eq!(read_request(true, "x="), Err(ids::SAYS_NO_VALUE.into()));
        assert_eq!(read_request(false, "much too long a word"), Err(ids::SAYS_NO_VALUE.into()));
    }
}
