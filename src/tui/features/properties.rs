//! The pane of what the run is judged by: what its keys do.

use crate::property::{Property, Status};
use crate::protocol::{Remark, Value};
use crate::text::ids;
use crate::tui::app::App;
use crate::tui::binding::Able;

impl App {
    pub(in crate::tui) fn chosen_property(&self) -> Option<Property> {
        let mut properties = self.session.lookup().properties();
        let chosen = self.view.property.min(properties.len().checked_sub(1)?);
        Some(properties.swap_remove(chosen))
    }

    /// Chooses the property below, or the one above; after the last comes the first.
    pub(in crate::tui) fn choose_property(&mut self, forward: bool) {
        let count = self.session.lookup().properties().len().max(1);
        let here = self.view.property.min(count - 1);
        self.view.property = (here + if forward { 1 } else { count - 1 }) % count;
    }

    /// Chooses the first property that is broken, unless the chosen one is.
    pub(in crate::tui) fn choose_what_broke(&mut self) {
        if self.chosen_property().is_none_or(|chosen| chosen.tick.is_none()) {
            let properties = self.session.lookup().properties();
            let broken = properties.iter().position(|property| property.status == Status::Violated);
            let broken = broken.or_else(|| properties.iter().position(|property| property.tick.is_some()));
            self.view.property = broken.unwrap_or(self.view.property);
        }
    }

    /// Goes to the tick at which the chosen property broke, and selects who broke it.
    pub(in crate::tui) fn go_to_breach(&mut self) {
        let Some(property) = self.chosen_property() else { return };
        let (Some(tick), Some(why)) = (property.tick, property.why) else { return };
        if let Some(position) = property.processes.first().and_then(|&id| self.session.position_of(id)) {
            self.view.by_hand = true;
            self.view.message = None;
            self.view.event = None;
            self.view.selected = position;
        }
        self.travel(tick);
        let said = Remark::from(ids::SAYS_BROKE_HERE).with("tick", Value::Number(tick));
        self.say(said.with("property", Value::Name(property.name)).with("why", Value::Said(Box::new(why))));
    }
}

pub(in crate::tui) fn choose(app: &App) -> Able {
    if app.session.lookup().properties().len() > 1 { Ok(()) } else { Err(ids::SAYS_NOTHING_ELSE.into()) }
}

pub(in crate::tui) fn go_to_breach(app: &App) -> Able {
    let Some(property) = app.chosen_property() else { return Err(ids::SAYS_NO_PROPERTIES.into()) };
    match property.tick {
        Some(_) => Ok(()),
        None => Err(Remark::from(ids::SaysNothingBroke { property: property.name })),
    }
}
