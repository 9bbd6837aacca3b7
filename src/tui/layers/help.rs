//! The table of keys, of which those are shown that have what was typed.

use crossterm::event::Event;
use tui_input::Input;

use super::line::changes;
use crate::paint::view_state::{Overlay, overlay};
use crate::tui::app::App;
use crate::tui::binding::Place;
use crate::tui::hints;
use crate::tui::layer::Layer;

#[derive(Default)]
struct Help {
    input: Input,
    scroll: usize,
}

impl Layer<App> for Help {
    fn place(&self) -> Place {
        Place::Help
    }

    fn overlay(&self, app: &App) -> Overlay {
        Overlay::Help(overlay::Help {
            groups: hints::help(app.bindings, &app.look.texts, self.input.value()),
            input: self.input.value().to_owned(),
            cursor: self.input.cursor(),
            scroll: self.scroll,
        })
    }

    fn edit(&mut self, event: &Event) -> bool {
        if changes(&mut self.input, event) {
            self.scroll = 0;
        }
        true
    }

    fn scrolled(&mut self) -> Option<&mut usize> {
        Some(&mut self.scroll)
    }
}

pub(in crate::tui) fn open(app: &mut App) {
    app.layers.open(Help::default());
}
