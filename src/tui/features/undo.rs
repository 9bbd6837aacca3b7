//! Undoing the last act, at the keys.

use crate::tui::app::App;
use crate::tui::binding::Able;
use crate::tui::features::branches;
use crate::tui::features::{notes, travel};
use crate::tui::state::{Arrival, OpenNote};
use suffrage_engine::protocol::{Remark, Value};
use suffrage_session::NoUndo;
use suffrage_session::describe_command::Teller;
use suffrage_text::ids;

/// To the end of the tick before the last act, on a branch without it. A moment of that tick stays as it is shown.
pub(in crate::tui) fn undo(app: &mut App) {
    let Ok((tick, act)) = app.session.last_act() else { return };
    let without_notes = app.session.tick() + 1 == tick && !app.layers.has::<OpenNote>();
    travel::back_to(app, tick - 1);
    let id_at = |position| app.session.id_at(position);
    let did = Teller::new(app.session.scenario(), &id_at).told(&act);
    let before = app.session.history().number(app.session.branch()) as u64;
    let Ok(to) = app.session.undo() else { return };
    let told = ids::BranchUndone { tick, did: Value::Said(Box::new(did)), before };
    let arrival = Arrival { told: app.look.texts.fit(told), without_notes };
    // The run that stood beside has the act still.
    app.aside.run = None;
    branches::leave_selection(app);
    if app.session.tick() == to {
        notes::moved(app);
        app.view.said = None;
        travel::arrive(app, arrival);
    } else {
        travel::travel_to(app, to, arrival);
    }
}

pub(in crate::tui) fn can_undo(app: &App) -> Able {
    app.session.last_act().map(drop).map_err(|why| {
        Remark::from(match why {
            NoUndo::NothingDone => ids::SAYS_NOTHING_TO_UNDO,
            NoUndo::IsBeside => ids::SAYS_UNDONE_IS_BESIDE,
        })
    })
}

/// Whether the moment on the screen is the first that shows the last act.
pub(in crate::tui) fn has_just_acted(app: &App) -> bool {
    app.session.last_act().is_ok_and(|(tick, _)| tick == app.session.tick())
}
