//! A text of several lines.

use crate::tui::app::App;
use crate::tui::binding::KeyPlace;
use crate::tui::layer::Layer;
use suffrage_text::Fit;
use suffrage_view::view_state::Overlay;
use suffrage_view::view_state::overlay::Message;

impl Layer<App> for Message {
    fn place(&self) -> KeyPlace {
        if self.aside { KeyPlace::Aside } else { KeyPlace::Reading }
    }

    fn overlay(&self, _: &App) -> Overlay {
        Overlay::Message(self.clone())
    }

    fn is_modal(&self) -> bool {
        !self.aside
    }

    fn scrolled(&mut self) -> Option<&mut usize> {
        Some(&mut self.scroll)
    }
}

pub(in crate::tui) fn open(app: &mut App, title: Fit, text: String) {
    app.layers.open(Message { title, text, scroll: 0, aside: false });
}

/// Tells of what is on the screen, beside it, until another moment is shown.
pub(in crate::tui) fn open_aside(app: &mut App, title: Fit, text: String) {
    app.layers.open(Message { title, text, scroll: 0, aside: true });
}

pub(in crate::tui) fn close_aside(app: &mut App) {
    if app.layers.find::<Message>().is_some_and(|message| message.aside) {
        app.layers.close::<Message>();
    }
}
