//! Everything about the selected process.

use crate::tui::app::App;
use crate::tui::binding::KeyPlace;
use crate::tui::layer::Layer;
use suffrage_session::Ask;
use suffrage_view::view_state::{Overlay, overlay};

pub(in crate::tui) struct Inspector {
    scroll: usize,
}

impl Layer<App> for Inspector {
    fn place(&self) -> KeyPlace {
        KeyPlace::Inspector
    }

    fn overlay(&self, app: &App) -> Overlay {
        Overlay::Inspect(overlay::Inspect { position: app.view.selected, scroll: self.scroll })
    }

    fn extend(&self, app: &App, ask: &mut Ask) {
        ask.waiting = ask.waiting.or(Some(app.view.selected));
        ask.own = true;
    }

    fn is_modal(&self) -> bool {
        false
    }

    fn scrolled(&mut self) -> Option<&mut usize> {
        Some(&mut self.scroll)
    }

    fn outlasts_branches(&self) -> bool {
        true
    }
}

pub(in crate::tui) fn open(app: &mut App) {
    if !app.layers.has::<Inspector>() {
        app.layers.open(Inspector { scroll: 0 });
    }
}
