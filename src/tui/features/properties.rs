//! The pane of what the run is judged by: what its keys do.

use crate::tui::app::App;
use crate::tui::binding::{Able, only_if};
use crate::tui::features::{selection, travel};
use suffrage_engine::property::{Property, Status, title};
use suffrage_engine::protocol::Value;
use suffrage_text::ids;

pub(in crate::tui) fn chosen(app: &App) -> Option<Property> {
    let properties = app.session.lookup().properties();
    properties.get(app.view.property).or(properties.last()).cloned()
}

pub(in crate::tui) fn choose(app: &mut App, forward: bool) {
    let count = app.session.lookup().properties().len().max(1);
    let here = app.view.property.min(count - 1);
    app.view.property = (here + if forward { 1 } else { count - 1 }) % count;
}

pub(in crate::tui) fn choose_what_broke(app: &mut App) {
    if chosen(app).is_none_or(|chosen| chosen.tick.is_none()) {
        let properties = app.session.lookup().properties();
        let broken = properties.iter().position(|property| property.status == Status::Violated);
        let broken = broken.or_else(|| properties.iter().position(|property| property.tick.is_some()));
        app.view.property = broken.unwrap_or(app.view.property);
    }
}

/// Goes to the tick at which the chosen property broke, and selects the process that broke it.
pub(in crate::tui) fn go_to_breach(app: &mut App) {
    let Some(property) = chosen(app) else { return };
    let (Some(tick), Some(why)) = (property.tick, property.why) else { return };
    if let Some(position) = property.processes.first().and_then(|&id| app.session.position_of(id)) {
        selection::select_by_hand(app, position);
    }
    travel::travel(app, tick);
    app.say(ids::SaysBrokeHere { tick, property: title(property.name), why: Value::Said(Box::new(why)) });
}

pub(in crate::tui) fn can_choose(app: &App) -> Able {
    only_if(app.session.lookup().properties().len() > 1, ids::SAYS_NOTHING_ELSE)
}

pub(in crate::tui) fn can_go_to_breach(app: &App) -> Able {
    let Some(property) = chosen(app) else { return Err(ids::SAYS_NO_PROPERTIES.into()) };
    only_if(property.tick.is_some(), ids::SaysNothingBroke { property: title(property.name) })
}
