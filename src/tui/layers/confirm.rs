//! A question to say yes or no to.

use std::rc::Rc;

use crate::tui::app::App;
use crate::tui::binding::KeyPlace;
use crate::tui::layer::Layer;
use suffrage_text::ids;
use suffrage_view::view_state::{Overlay, overlay};

pub(in crate::tui) struct Confirm {
    pub(in crate::tui) text: String,
    /// Whether yes ends the program, and what has not been saved is lost.
    pub(in crate::tui) leaves: bool,
    pub(in crate::tui) then: Rc<dyn Fn(&mut App)>,
}

impl Layer<App> for Confirm {
    fn place(&self) -> KeyPlace {
        if self.leaves { KeyPlace::Leaving } else { KeyPlace::Confirm }
    }

    fn overlay(&self, app: &App) -> Overlay {
        let keys = if self.leaves { ids::CONFIRM_LEAVE_KEYS } else { ids::CONFIRM_KEYS };
        Overlay::Confirm(overlay::Confirm { text: self.text.clone(), keys: app.look.texts.say(keys) })
    }
}

pub(in crate::tui) fn accept(app: &mut App) {
    if let Some(confirm) = app.layers.top_as::<Confirm>() {
        let then = Rc::clone(&confirm.then);
        app.layers.pop();
        then(app);
    }
}

/// Asks whether a file that is there already is to be replaced.
pub(in crate::tui) fn replace(app: &mut App, file: String, then: impl Fn(&mut App) + 'static) {
    let text = app.look.texts.say(ids::AskReplace { file });
    app.layers.open(Confirm { text, leaves: false, then: Rc::new(then) });
}
