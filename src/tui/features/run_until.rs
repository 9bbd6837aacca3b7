//! Playing until something happens.

use crate::tui::features::prelude::*;
use crate::tui::{features::travel::Travel, layers::list::List};
use suffrage_engine::protocol::{Role, Strip};
use suffrage_session::{Looked, Met, Until};
use suffrage_view::words;

/// Asks until what the run is to be played. What was chosen the last time is chosen already.
pub(crate) fn ask(app: &mut App) {
    let conditions = conditions(app);
    let chosen = conditions.iter().position(|(until, _)| Some(*until) == app.player.last_until).unwrap_or_default();
    let choice = |(until, row)| Choice::new(row, move |app: &mut App| play_until(app, until));
    let choices = conditions.into_iter().map(choice).collect();
    let title = app.of_side(&app.look.texts.fit(ids::ASK_UNTIL));
    app.layers.open(List { chosen, ..List::named(title, choices) });
}

pub(crate) fn conditions(app: &App) -> Vec<(Until, ListRow)> {
    let texts = &app.look.texts;
    let row = |until, about: Remark| (until, ListRow::new(named(app, until), texts.say(about)));
    let mut conditions = vec![match app.frame.strip {
        Strip::Leaders | Strip::Groups => row(Until::Leader, ids::UNTIL_LEADER_ABOUT.into()),
        Strip::Decisions => row(Until::Decision, ids::UNTIL_DECISION_ABOUT.into()),
        Strip::Progress => row(Until::Decision, ids::UNTIL_PROGRESS_ABOUT.into()),
    }];
    let names: Vec<&str> = app.session.lookup().properties().iter().map(|property| property.name).collect();
    if !names.is_empty() {
        let titles = names.iter().map(|name| texts.remark(&title(name)));
        let properties = titles.collect::<Vec<_>>().join(", ");
        let (until, about) = row(Until::Breach, ids::UntilBreachAbout { properties }.into());
        conditions.push((until, ListRow { also: names.join(", "), ..about }));
    }
    let kinds = || app.session.lookup().entry.kinds.iter().copied().enumerate();
    let of_all = |(at, kind)| row(Until::Message { kind: at, of: None }, ids::UntilMessageAbout { kind }.into());
    conditions.extend(kinds().map(of_all));
    if let Some(Process { position, id, role, .. }) = app.selected() {
        let of_one = |(at, kind)| {
            row(Until::Message { kind: at, of: Some(position) }, ids::UntilMessageOfAbout { kind, id }.into())
        };
        conditions.extend(kinds().map(of_one));
        let state = texts.say(words::state(role));
        conditions.push(row(Until::Change(position), ids::UntilChangeAbout { id, state }.into()));
    }
    conditions.push(row(Until::Quiet, ids::UNTIL_QUIET_ABOUT.into()));
    conditions
}

/// What the footer says of where the way to something has led, from where a watched process had this state.
fn outcome(app: &App, (until, before): (Until, Option<Role>), looked: &Looked) -> Remark {
    let tick = app.session.tick();
    let word = |role: Option<Role>| role.map_or_else(String::new, |role| app.look.texts.say(words::state(role)));
    match looked {
        Looked::Met(Met::Leads(id)) => ids::SaysMetLeads { id: *id, tick }.into(),
        Looked::Met(Met::Decided(id, value)) => {
            ids::SaysMetDecided { id: *id, value: Value::from(*value), tick }.into()
        }
        Looked::Met(Met::Broke(property)) => {
            let why = property.why.clone().unwrap_or_else(|| Remark::new("property-undecided"));
            ids::SaysMetBroke { property: title(property.name), tick, why: Value::Said(Box::new(why)) }.into()
        }
        Looked::Met(Met::Sent { from, to, .. }) => {
            ids::SaysMetSent { kind: kind_of(app, until), from: *from, to: *to, tick }.into()
        }
        Looked::Met(Met::Changed(id)) => {
            let (id, at) = (*id, app.session.position_of(*id));
            let now = at.and_then(|at| app.session.lookup().process(at)).map(|process| process.role);
            if now == before {
                ids::SaysMetInside { id, tick, state: word(now) }.into()
            } else {
                ids::SaysMetChanged { id, before: word(before), state: word(now), tick }.into()
            }
        }
        Looked::Met(Met::Quiet) => ids::SaysMetQuiet { tick }.into(),
        Looked::Quiet => ids::SaysNeverQuiet { tick, what: named(app, until) }.into(),
        Looked::On | Looked::Limit => ids::SaysNeverLimit { tick, what: named(app, until) }.into(),
    }
}

fn kind_of(app: &App, until: Until) -> &'static str {
    let Until::Message { kind, .. } = until else { return "" };
    app.session.lookup().entry.kinds.get(kind).copied().unwrap_or_default()
}

fn named(app: &App, until: Until) -> String {
    let texts = &app.look.texts;
    let kind = kind_of(app, until);
    match until {
        Until::Leader => texts.say(ids::UNTIL_LEADER),
        Until::Decision if app.frame.strip == Strip::Progress => texts.say(ids::UNTIL_PROGRESS),
        Until::Decision => texts.say(ids::UNTIL_DECISION),
        Until::Breach => texts.say(ids::UNTIL_BREACH),
        Until::Message { of: None, .. } => texts.say(ids::UntilMessage { kind }),
        Until::Message { of: Some(at), .. } => texts.say(ids::UntilMessageOf { kind, id: app.named(at) }),
        Until::Change(at) => texts.say(ids::UntilChange { id: app.named(at) }),
        Until::Quiet => texts.say(ids::UNTIL_QUIET),
    }
}

pub(crate) fn play_until(app: &mut App, until: Until) {
    app.player.last_until = Some(until);
    travel::set_out(app, way(app, until));
}

pub(crate) fn way(app: &App, until: Until) -> Travel {
    let role = |app: &App, at| app.session.lookup().process(at).map(|process| process.role);
    let before = if let Until::Change(at) = until { role(app, at) } else { None };
    Travel::new(app.player.now, move |app, portion| {
        let looked = app.session.until(until, travel::farthest(app), portion);
        if looked == Looked::On {
            app.say(ids::SaysLooksFor { what: Value::Text(named(app, until)), tick: app.session.tick() });
            return true;
        }
        app.view.said = None;
        notes::moved(app);
        if let Looked::Met(Met::Sent { number, .. }) = looked {
            // What one does next is likely to be about this message.
            app.view.message = Some(number);
        }
        app.say_of_side(outcome(app, (until, before), &looked));
        false
    })
}
