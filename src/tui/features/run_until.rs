//! Playing until something happens.

use crate::paint::view_state::ListRow;
use crate::paint::words;
use crate::protocol::{Remark, Role, Value};
use crate::session::{Looked, Met, Until};
use crate::text::{Texts, ids};
use crate::tui::app::App;
use crate::tui::features::{notes, travel};
use crate::tui::layers::list::{Choice, List};
use crate::tui::state::Travel;

fn row(texts: &Texts, name: impl Into<Remark>, about: impl Into<Remark>, goal: Until) -> (Until, ListRow) {
    (goal, ListRow::new(texts.say(name), texts.say(about)))
}

/// Asks until what the run is to be played. What was chosen the last time is chosen already.
pub(in crate::tui) fn ask(app: &mut App) {
    let goals = goals(app);
    let chosen = goals.iter().position(|(goal, _)| Some(*goal) == app.player.last_until).unwrap_or_default();
    let choice = |(goal, row)| Choice::new(row, move |app: &mut App| play_until(app, goal));
    let choices = goals.into_iter().map(choice).collect();
    let title = app.of_side(&app.look.texts.fit(ids::ASK_UNTIL));
    app.layers.open(List::named(title, choices).at(chosen));
}

/// What a run can be played until, as rows of a list.
pub(in crate::tui) fn goals(app: &App) -> Vec<(Until, ListRow)> {
    let texts = &app.look.texts;
    let mut goals = vec![row(texts, ids::UNTIL_LEADER, ids::UNTIL_LEADER_ABOUT, Until::Leader)];
    let properties: Vec<&str> = app.session.lookup().properties().iter().map(|property| property.name).collect();
    if !properties.is_empty() {
        let about = ids::UntilBreachAbout { properties: properties.join(", ") };
        goals.push(row(texts, ids::UNTIL_BREACH, about, Until::Breach));
    }
    let kinds = || app.session.lookup().kinds().iter().copied().enumerate();
    for (at, kind) in kinds() {
        let goal = Until::Message { kind: at, of: None };
        goals.push(row(texts, ids::UntilMessage { kind }, ids::UntilMessageAbout { kind }, goal));
    }
    if let Some(process) = app.selected() {
        let (position, id) = (process.position, process.id);
        for (at, kind) in kinds() {
            let goal = Until::Message { kind: at, of: Some(position) };
            goals.push(row(texts, ids::UntilMessageOf { kind, id }, ids::UntilMessageOfAbout { kind, id }, goal));
        }
        let state = texts.say(words::state(process.role));
        goals.push(row(texts, ids::UntilChange { id }, ids::UntilChangeAbout { id, state }, Until::Change(position)));
    }
    goals.push(row(texts, ids::UNTIL_QUIET, ids::UNTIL_QUIET_ABOUT, Until::Quiet));
    goals
}

/// What the footer says of where the way to something has led, from where a watched process had this state; nothing while it goes on.
fn told(app: &App, (goal, before): (Until, Option<Role>), looked: &Looked) -> Option<Remark> {
    let tick = ("tick", Value::Number(app.session.tick()));
    let said = match looked {
        Looked::On => return None,
        Looked::Met(Met::Leads(id)) => Remark::from(ids::SAYS_MET_LEADS).with("id", Value::Id(*id)),
        Looked::Met(Met::Broke(property)) => {
            let why = property.why.clone().unwrap_or_else(|| Remark::new("property-undecided"));
            let said = Remark::from(ids::SAYS_MET_BROKE).with("property", Value::Name(property.name));
            said.with("why", Value::Said(Box::new(why)))
        }
        Looked::Met(Met::Sent { from, to, .. }) => {
            let said = Remark::from(ids::SAYS_MET_SENT).with("from", Value::Id(*from)).with("to", Value::Id(*to));
            said.with("kind", Value::Name(kind_of(app, goal)))
        }
        Looked::Met(Met::Changed(id)) => {
            let at = app.session.position_of(*id);
            let now = at.and_then(|at| app.session.lookup().process(at)).map(|process| process.role);
            let word =
                |role: Option<Role>| Value::Text(role.map_or_else(String::new, |role| app.look.texts.say(words::state(role))));
            let said = Remark::from(if now == before { ids::SAYS_MET_INSIDE } else { ids::SAYS_MET_CHANGED });
            let said = said.with("id", Value::Id(*id)).with("state", word(now));
            if now == before { said } else { said.with("before", word(before)) }
        }
        Looked::Met(Met::Quiet) => Remark::from(ids::SAYS_MET_QUIET),
        Looked::Quiet => Remark::from(ids::SAYS_NEVER_QUIET).with("what", Value::Text(named_goal(app, goal))),
        Looked::Limit => Remark::from(ids::SAYS_NEVER_LIMIT).with("what", Value::Text(named_goal(app, goal))),
    };
    Some(said.with(tick.0, tick.1))
}

/// The state of the process that is watched, if one is.
fn watched(app: &App, goal: Until) -> Option<Role> {
    let Until::Change(at) = goal else { return None };
    app.session.lookup().process(at).map(|process| process.role)
}

fn kind_of(app: &App, goal: Until) -> &'static str {
    match goal {
        Until::Message { kind, .. } => app.session.lookup().kinds().get(kind).copied().unwrap_or_default(),
        _ => "",
    }
}

/// What is looked for, in the words of the list.
fn named_goal(app: &App, goal: Until) -> String {
    let texts = &app.look.texts;
    let kind = kind_of(app, goal);
    match goal {
        Until::Leader => texts.say(ids::UNTIL_LEADER),
        Until::Breach => texts.say(ids::UNTIL_BREACH),
        Until::Message { of: None, .. } => texts.say(ids::UntilMessage { kind }),
        Until::Message { of: Some(at), .. } => texts.say(ids::UntilMessageOf { kind, id: app.named(at) }),
        Until::Change(at) => texts.say(ids::UntilChange { id: app.named(at) }),
        Until::Quiet => texts.say(ids::UNTIL_QUIET),
    }
}

/// Goes on until something happens.
pub(in crate::tui) fn play_until(app: &mut App, goal: Until) {
    app.player.last_until = Some(goal);
    let way = way(app, goal);
    travel::set_out(app, way);
}

/// The way to where something happens.
pub(in crate::tui) fn way(app: &App, goal: Until) -> Travel<App> {
    let before = watched(app, goal);
    Travel::new(app.player.now, move |app, portion| look_on(app, (goal, before), portion))
}

/// Looks through so many events; whether it is further.
fn look_on(app: &mut App, (goal, before): (Until, Option<Role>), portion: u64) -> bool {
    let farthest = travel::farthest(app);
    let looked = app.session.until(goal, farthest, portion);
    if looked == Looked::On {
        app.say(ids::SaysLooksFor { what: Value::Text(named_goal(app, goal)), tick: app.session.tick() });
        return true;
    }
    app.view.said = None;
    notes::moved(app);
    if let Looked::Met(Met::Sent { number, .. }) = looked {
        // What one does next is likely to be about this message.
        app.view.message = Some(number);
    }
    if let Some(said) = told(app, (goal, before), &looked) {
        app.say_of_side(said);
    }
    false
}
