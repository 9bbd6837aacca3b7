//! Acts of the user on processes, requests to clients, and the open tick that acts join.

use crate::tui::features::prelude::*;
use suffrage_engine::{protocol::Datum, protocol::Request, protocol::Role, protocol::Strip, sim::command::Targets};
use suffrage_scenario::config::FEW;
use suffrage_session::model::{Stop, Subject, why::WhyQuestion};

/// Applies an act in the open tick, or in the next tick if no tick is open, and shows that tick. If the tick on the
/// screen is suspended between events, the act waits for the next tick.
pub(crate) fn act(app: &mut App, command: Command, done: impl Into<Remark>) {
    act_together(app, &[command], done);
}

pub(crate) fn act_together(app: &mut App, commands: &[Command], done: impl Into<Remark>) {
    let (shown, open) = (app.session.tick(), app.session.open_tick());
    let aimed_at = match commands {
        [Command::Revive(Targets::Listed(those)) | Command::Start(Targets::Listed(those))] => those.first().copied(),
        _ => None,
    };
    let (before, kept) = (branches::tree_state(app), Attention::of(app));
    let (had_notes, mut lost) = (app.session.has_stop_ahead(), None);
    let moved = app.session.act_all(commands);
    let taken = matches!(moved, Moved::Yes | Moved::Waiting);
    if taken {
        // The comparison cannot come back, because its other run lacks this act.
        app.restorable.run = None;
        app.layers.retain(|layer| layer.place() != KeyPlace::Faults);
    }
    match moved {
        Moved::Yes if open == Some(app.session.tick()) => {
            lost = kept.restore(app);
            say_open(app);
        }
        Moved::Yes => {
            notes::moved(app);
            app.player.begin_tick(&mut app.view);
            let tick = app.session.tick();
            let done = app.look.texts.fit(outcome_of(app, aimed_at, done.into()).with("tick", Value::Number(tick)));
            let closed = open.map(|open| app.look.texts.fit(ids::SaysNotBefore { open, tick }));
            let both = closed.map(|closed| travel::one_after_the_other(&done, &closed));
            let lengths = both.iter().flat_map(Fit::lengths).chain(done.lengths());
            app.view.said = Some(lengths.collect());
            if app.view.playing {
                app.session.close_tick();
            }
        }
        Moved::Waiting => app.say(ids::SaysWaits { tick: shown, next: shown + 1 }),
        Moved::Nothing(remark) => {
            // The open tick cannot be computed with this act, so the screen shows the previous tick.
            if app.session.tick() != shown {
                lost = kept.restore(app);
            }
            app.say(remark);
        }
        Moved::Quiet | Moved::AtTheStart | Moved::OnTheWay => app.say(ids::SAYS_QUIET),
    }
    if taken {
        branches::say_branch(app, before);
        compare::say_if_only_here(app);
        say_end_of_notes(app, had_notes);
    }
    say_lost(app, lost);
}

/// Says that no note is left, if there were notes before the act.
fn say_end_of_notes(app: &mut App, had_notes: bool) {
    if had_notes && !app.session.has_stop_ahead() && app.session.stops().is_empty() {
        branches::say_also(app, ids::SAYS_NOTES_END);
    }
}

/// Says that the tick `lost` has lost its bookmark.
fn say_lost(app: &mut App, lost: Option<Ticks>) {
    if let Some(tick) = lost {
        branches::say_also(app, ids::BookmarkGone { tick });
    }
}

/// What the user has selected and read, before the open tick is made again.
struct Attention {
    event: Option<Subject>,
    message: Option<Subject>,
    asked: Vec<Subject>,
    stops: Vec<Stop>,
    /// The open tick, if it has a bookmark.
    bookmark: Option<Ticks>,
}

impl Attention {
    fn of(app: &App) -> Self {
        let run = app.session.lookup();
        let subject = |question: Option<WhyQuestion>| run.subject(question?);
        Self {
            event: subject(app.view.event.map(WhyQuestion::Record)),
            message: subject(app.view.message.map(WhyQuestion::Message)),
            asked: why::questions_asked(app).filter_map(|question| run.subject(question)).collect(),
            stops: lesson::stops(app),
            bookmark: app.session.open_tick().filter(|&tick| branches::has_bookmark(app, tick)),
        }
    }

    /// Selects the same event and message, and shows only new notes. Returns the open tick if its bookmark is gone.
    fn restore(self, app: &mut App) -> Option<Ticks> {
        notes::made_again(app, &self.stops);
        let run = app.session.lookup();
        let again = |subject: Option<Subject>| run.question_about(&subject?);
        let (event, message) = (again(self.event), again(self.message));
        let asked = self.asked.iter().filter_map(|subject| run.question_about(subject)).collect();
        app.view.event = if let Some(WhyQuestion::Record(record)) = event { Some(record) } else { None };
        let message = if let Some(WhyQuestion::Message(number)) = message { Some(number) } else { None };
        pending_panel::select_again(app, message);
        why::ask_again(app, asked);
        self.bookmark.filter(|&tick| !branches::has_bookmark(app, tick))
    }
}

fn say_open(app: &mut App) {
    let told = app.session.told_open();
    if !told.is_empty() {
        app.view.said = Some(told.iter().map(|told| app.look.texts.remark(told)).collect());
    }
}

pub(crate) fn is_open(app: &App) -> Able {
    only_if(app.session.open_tick().is_some(), ids::SAYS_NOTHING_OPEN)
}

pub(crate) fn close_tick(app: &mut App) {
    let Some(tick) = app.session.open_tick() else { return };
    app.session.close_tick();
    app.say(ids::SaysClosed { tick, next: tick + 1 });
}

/// Takes back the last act of the open tick.
pub(crate) fn undo_in_place(app: &mut App) {
    let Ok((tick, acts)) = app.session.last_act() else { return };
    let told = app.session.told(&acts);
    let (kept, is_read) = (Attention::of(app), app.layers.find::<OpenNote>().is_none());
    if app.session.undo().is_ok() {
        let is_whole = app.session.clock().half_way.is_none();
        let lost = kept.restore(app);
        // The screen shows the previous tick again. The user has already seen its notes.
        if is_whole && is_read && app.session.open_tick().is_none() {
            notes::close(app);
        }
        app.say(ids::SaysUndone { tick, did: Value::Said(Box::new(told)) });
        say_lost(app, lost);
    }
}

pub(crate) fn can_redo(app: &App) -> Able {
    only_if(app.session.can_redo(), ids::SAYS_NOTHING_TO_REDO)
}

pub(crate) fn redo(app: &mut App) {
    app.pause();
    app.travel = None;
    app.restorable.run = None;
    let (branch, kept, open) = (app.session.branch(), Attention::of(app), app.session.open_tick());
    let had_notes = app.session.has_stop_ahead();
    let moved = app.session.redo();
    let lost = if open.is_some() {
        kept.restore(app)
    } else {
        branches::leave_selection(app);
        notes::moved(app);
        None
    };
    if let Moved::Nothing(why) = moved {
        app.say(why);
    } else if app.session.undoes_in_place() {
        say_open(app);
    } else if app.session.branch() != branch {
        let number = app.session.history().number(app.session.branch()) as u64;
        app.say(ids::BranchFollowed { number });
    }
    say_end_of_notes(app, had_notes);
    say_lost(app, lost);
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

pub(crate) fn starters(app: &App) -> impl Iterator<Item = u32> {
    let (scenario, run, count) = (app.session.scenario(), app.session.lookup(), app.count() as u32);
    (0..count).filter(|&at| scenario.can_begin(at) && run.is_up_at_next_act(at))
}

pub(crate) fn start_all(app: &mut App) {
    let listed: Vec<u32> = starters(app).collect();
    let targets = if listed.len() == app.count() { Targets::All } else { Targets::Listed(listed) };
    act(app, Command::Start(targets), ids::SAYS_ALL_START);
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
    app.selected().is_some_and(|process| !app.session.lookup().is_up_at_next_act(process.position as u32))
}

pub(crate) fn can_act_on_live(app: &App) -> Able {
    let process = selection::target(app)?;
    only_if(app.session.lookup().is_up_at_next_act(process.position as u32), ids::SaysIsDown { id: process.id })
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
