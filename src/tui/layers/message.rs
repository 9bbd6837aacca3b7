//! A text of several lines.

use crate::paint::view_state::Overlay;
use crate::paint::view_state::overlay::Message;
use crate::text::Fit;
use crate::tui::app::App;
use crate::tui::binding::KeyPlace;
use crate::tui::layer::Layer;

impl Layer<App> for Message {
    fn place(&self) -> KeyPlace {
        KeyPlace::Reading
    }

    fn overlay(&self, _: &App) -> Overlay {
        Overlay::Message(self.clone())
    }

    fn scrolled(&mut self) -> Option<&mut usize> {
        Some(&mut self.scroll)
    }
}

pub(in crate::tui) fn open(app: &mut App, title: Fit, text: String) {
    app.layers.open(Message { title, text, scroll: 0 });
}
