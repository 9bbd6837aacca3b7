//! What a key does.

use crossterm::event::{Event, KeyEventKind};

use super::app::App;
use super::binding::{Binding, Place, find, keys_of};
use super::key::Key;
use crate::text::ids;

impl App {
    /// Takes an event in; whether the picture may have changed. Nothing is laid out before all that has come in is taken in.
    pub(super) fn update(&mut self, event: &Event) -> bool {
        self.call_processes();
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                self.leave_mouse();
                self.press(Key::of(*key), event);
            }
            Event::Paste(text) if !self.view.blank => self.paste(text),
            Event::Mouse(mouse) => return self.point(*mouse),
            // The screen is drawn anew in its new size.
            Event::Resize(..) => return true,
            _ => return false,
        }
        self.touch();
        true
    }

    pub(super) fn press(&mut self, key: Key, event: &Event) {
        self.view.said = None;
        // A blank screen comes back with any key, which does nothing else; only what ends or stops the program still does so.
        if self.unblank() && find(self.bindings, Place::Everywhere, key).is_none() {
            return;
        }
        // Neither of the two keys that a remote alternates may be lost on the way to a tick.
        if self.turns_presentation(key) {
            return;
        }
        // While the run is on its way to a tick, any key stops it there, and does nothing else.
        if self.stop_travelling() {
            return;
        }
        if let Some(binding) = find(self.bindings, self.place(), key) {
            self.try_to(binding, key);
        } else if !self.edit(event) {
            self.press_below(key);
        }
    }

    /// A key that is not bound in the layer on top, nor typed into it.
    fn press_below(&mut self, key: Key) {
        let is_free = self.layers.top().is_none_or(|layer| !layer.is_modal());
        let places = [self.pane_place(), Place::Screen];
        match places.into_iter().filter(|_| is_free).find_map(|place| find(self.bindings, place, key)) {
            Some(binding) => {
                self.make_way_for(binding);
                self.try_to(binding, key);
            }
            None => self.do_nothing(key),
        }
    }

    /// Closes the note on top, unless the command leaves it alone.
    pub(super) fn make_way_for(&mut self, binding: &Binding<Self>) {
        if self.place() == Place::Note && binding.place == Place::Screen && !binding.keeps_notes {
            self.close_notes();
        }
    }

    /// A key that nothing is bound to.
    fn do_nothing(&mut self, key: Key) {
        self.view.typed.clear();
        let cap = key.cap(&self.look.texts);
        let help = keys_of(self.bindings, ids::DOES_HELP).first().map_or_else(String::new, |key| key.cap(&self.look.texts));
        self.say(ids::SaysUnbound { key: cap, help });
    }

    /// Enters or leaves presentation by the key that a remote sends for it, whatever else is open; whether it was one.
    fn turns_presentation(&mut self, key: Key) -> bool {
        match (find(self.bindings, Place::Screen, key).map(|binding| binding.id), self.place()) {
            (Some(ids::DOES_PRESENT), _) => self.present(),
            (Some(ids::DOES_CANCEL), Place::Note | Place::Screen | Place::SpaceTime | Place::Properties)
                if self.view.presenting && self.view.typed.is_empty() =>
            {
                self.leave_presentation();
            }
            _ => return false,
        }
        self.view.typed.clear();
        true
    }

    pub(super) fn try_to(&mut self, binding: &Binding<Self>, key: Key) {
        match (binding.can)(self) {
            Ok(()) => (binding.run)(self, Some(key)),
            Err(reason) => {
                // The last tick has been seen.
                if self.session.clock().quiet
                    && matches!(binding.id, ids::DOES_NEXT_TICK | ids::DOES_NEXT_STOP | ids::DOES_PLAY_OR_PAUSE)
                {
                    self.settle();
                }
                self.say(reason);
            }
        }
        if !matches!(binding.id, ids::DOES_TYPE_DIGIT | ids::DOES_ERASE_DIGIT | ids::DOES_CANCEL) {
            self.view.typed.clear();
        }
    }
}
