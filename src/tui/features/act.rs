//! Acts: what the person at the keys does to the processes.

use crate::paint::view_state::ListRow;
use crate::protocol::{Id, Remark, Role, Value};
use crate::session::Moved;
use crate::sim::command::{Command, Targets};
use crate::text::ids;
use crate::tui::app::App;
use crate::tui::binding::{Able, Place};
use crate::tui::features::{branches, compare, notes, selection};
use crate::tui::layers::line::{self, number};
use crate::tui::layers::list::{self, Choice};

/// Does something to the processes: it enters the next tick, which is shown at once, or waits while a tick is shown half-way.
pub(in crate::tui) fn act(app: &mut App, command: Command, done: Remark) {
    let shown = app.session.tick();
    let aimed_at = match &command {
        Command::Revive(Targets::Listed(positions)) | Command::Start(Targets::Listed(positions)) => positions.first().copied(),
        _ => None,
    };
    let before = branches::grown(app);
    let moved = app.session.act(command);
    let taken = matches!(moved, Moved::Yes | Moved::Waiting);
    if taken {
        // The run that stood beside has not taken it.
        app.aside.run = None;
        // The menu has done what it was opened for.
        app.layers.retain(|layer| layer.place() != Place::Faults);
    }
    match moved {
        Moved::Yes => {
            notes::moved(app);
            app.player.begin_tick(&mut app.view);
            let done = came_of_it(app, aimed_at, done);
            app.say(done.with("tick", Value::Number(app.session.tick())));
        }
        Moved::Waiting => {
            let waits = Remark::from(ids::SAYS_WAITS).with("tick", Value::Number(shown));
            app.say(waits.with("next", Value::Number(shown + 1)));
        }
        Moved::Nothing(remark) => app.say(remark),
        Moved::Quiet | Moved::AtTheStart => app.say(ids::SAYS_QUIET),
    }
    if taken {
        branches::say_what_grew(app, before);
        compare::say_if_only_here(app);
    }
}

/// What came of an act: who is brought back, or told to begin, with a crash in mid-broadcast armed is down again at once.
fn came_of_it(app: &App, aimed_at: Option<u32>, done: Remark) -> Remark {
    let fell = aimed_at.and_then(|at| app.session.lookup().process(at as usize));
    match fell.filter(|process| process.role == Role::Crashed && process.crashes_after.is_none()) {
        Some(process) if done.key == ids::SAYS_REVIVES.key() => {
            Remark::from(ids::SAYS_REVIVES_AND_CRASHES).with("id", Value::Id(process.id))
        }
        Some(process) if done.key == ids::SAYS_STARTS.key() => {
            Remark::from(ids::SAYS_STARTS_AND_CRASHES).with("id", Value::Id(process.id))
        }
        _ => done,
    }
}

pub(in crate::tui) fn chosen(app: &App) -> Option<(u32, Id, bool)> {
    let process = app.selected()?;
    Some((process.position as u32, process.id, process.role == Role::Crashed))
}

pub(in crate::tui) fn crash_or_revive(app: &mut App) {
    let Some((position, id, down)) = chosen(app) else { return };
    let targets = Targets::Listed(vec![position]);
    let (command, says) = if down {
        (Command::Revive(targets), ids::SAYS_REVIVES)
    } else {
        (Command::Crash { targets, after: None }, ids::SAYS_CRASHES)
    };
    act(app, command, Remark::from(says).with("id", Value::Id(id)));
}

fn crash_after(app: &mut App, position: usize, after: u32) {
    let Some(id) = app.session.id_at(position) else { return };
    let targets = Targets::Listed(vec![position as u32]);
    let said = Remark::from(ids::SAYS_ARMED).with("id", Value::Id(id)).with("after", Value::Number(after.into()));
    act(app, Command::Crash { targets, after: Some(after) }, said);
}

/// The selected process begins an election.
pub(in crate::tui) fn start(app: &mut App) {
    let Some((position, id, _)) = chosen(app) else { return };
    act(app, Command::Start(Targets::Listed(vec![position])), Remark::from(ids::SAYS_STARTS).with("id", Value::Id(id)));
}

/// Asks in which way the selected process leaves.
pub(in crate::tui) fn ask_leave(app: &mut App) {
    let Some((position, id, _)) = chosen(app) else { return };
    let texts = &app.look.texts;
    let way = |announced, name, about| {
        let row = ListRow::new(texts.say(name), texts.say(about));
        Choice::new(row, move |app: &mut App| leave(app, position, announced))
    };
    let choices = vec![
        way(false, ids::ASK_LEAVE_SILENTLY, ids::ASK_LEAVE_SILENTLY_ABOUT),
        way(true, ids::ASK_LEAVE_ANNOUNCED, ids::ASK_LEAVE_ANNOUNCED_ABOUT),
    ];
    let title = ids::AskLeave { id };
    list::ask(app, title, choices, 0);
}

fn leave(app: &mut App, position: u32, announced: bool) {
    let Some(id) = app.session.id_at(position as usize) else { return };
    let says = if announced { ids::SAYS_LEAVES_ANNOUNCED } else { ids::SAYS_LEAVES };
    act(
        app,
        Command::Leave { targets: Targets::Listed(vec![position]), announced },
        Remark::from(says).with("id", Value::Id(id)),
    );
}

/// Asks after how many messages of its next batch the selected process crashes.
pub(in crate::tui) fn ask_crash_after(app: &mut App) {
    let Some((position, id, _)) = chosen(app) else { return };
    let title = ids::AskCrashAfter { id };
    line::ask(app, title, move |app, typed| {
        let after = u32::try_from(number(typed)?).map_err(|_| Remark::from(ids::SAYS_NOT_A_NUMBER))?;
        app.layers.pop();
        crash_after(app, position as usize, after);
        Ok(())
    });
}

pub(in crate::tui) fn is_down(app: &App) -> bool {
    app.selected().is_some_and(|process| process.role == Role::Crashed)
}

pub(in crate::tui) fn can_act_on_live(app: &App) -> Able {
    let process = selection::meant(app)?;
    if process.role == Role::Crashed {
        return Err(Remark::from(ids::SaysIsDown { id: process.id }));
    }
    Ok(())
}
