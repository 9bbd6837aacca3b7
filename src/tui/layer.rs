//! What lies over the screen: a layer, and the stack of those that are open.

use std::any::Any;

use crossterm::event::Event;

use super::binding::KeyPlace;
use suffrage_session::Ask;
use suffrage_view::view_state::Overlay;

/// A panel over the screen of a program `A`: where its keys are bound, how it is drawn, and what scrolling and typing do to it.
pub(super) trait Layer<A>: Any {
    fn place(&self) -> KeyPlace;

    fn overlay(&self, app: &A) -> Overlay;

    /// Adds what it shows of the run to what is asked of it.
    fn extend(&self, _app: &A, _ask: &mut Ask) {}

    /// Whether keys that are not bound in it do nothing; otherwise they act on the screen.
    fn is_modal(&self) -> bool {
        true
    }

    /// Takes in what is typed; whether a text can be typed here.
    fn edit(&mut self, _event: &Event) -> bool {
        false
    }

    /// The rows scrolled out of sight, where there are any to scroll.
    fn scrolled(&mut self) -> Option<&mut usize> {
        None
    }

    /// Chooses so many rows further down, or scrolls. Meanwhile the layer is not among those of `app`.
    fn scroll(&mut self, _app: &A, rows: isize) {
        if let Some(scrolled) = self.scrolled() {
            *scrolled = scrolled.saturating_add_signed(rows);
        }
    }

    fn takes_double_clicks(&self) -> bool {
        true
    }

    /// Whether a click beside it leaves it open, because what was typed would be lost.
    fn outlasts_clicks(&self) -> bool {
        false
    }

    /// Whether it stays when another branch comes on the screen.
    fn outlasts_branches(&self) -> bool {
        false
    }
}

pub(super) struct Layers<A>(Vec<Box<dyn Layer<A>>>);

impl<A> Default for Layers<A> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<A: 'static> Layers<A> {
    /// Opens a layer on top, in the place of one that takes the same keys.
    pub(super) fn open(&mut self, layer: impl Layer<A>) {
        self.retain(|open| open.place() != layer.place());
        self.0.push(Box::new(layer));
    }

    /// Brings a layer of this type to the top; whether there is one.
    pub(super) fn raise<L: Layer<A>>(&mut self) -> bool {
        let Some(at) = self.iter().position(|layer| (layer as &dyn Any).is::<L>()) else { return false };
        self.0[at..].rotate_left(1);
        true
    }

    pub(super) fn put_back(&mut self, layer: Box<dyn Layer<A>>) {
        self.0.push(layer);
    }

    pub(super) fn pop(&mut self) -> Option<Box<dyn Layer<A>>> {
        self.0.pop()
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    pub(super) fn retain(&mut self, stays: impl Fn(&dyn Layer<A>) -> bool) {
        self.0.retain(|layer| stays(&**layer));
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// From the lowest to the top one.
    pub(super) fn iter(&self) -> impl DoubleEndedIterator<Item = &dyn Layer<A>> {
        self.0.iter().map(|layer| &**layer)
    }

    pub(super) fn top(&self) -> Option<&dyn Layer<A>> {
        self.0.last().map(|layer| &**layer)
    }

    pub(super) fn top_mut(&mut self) -> Option<&mut dyn Layer<A>> {
        self.0.last_mut().map(|layer| &mut **layer)
    }

    pub(super) fn top_as<L: Layer<A>>(&self) -> Option<&L> {
        self.top().and_then(|layer| (layer as &dyn Any).downcast_ref())
    }

    pub(super) fn top_as_mut<L: Layer<A>>(&mut self) -> Option<&mut L> {
        self.top_mut().and_then(|layer| (layer as &mut dyn Any).downcast_mut())
    }

    pub(super) fn find<L: Layer<A>>(&self) -> Option<&L> {
        self.iter().find_map(|layer| (layer as &dyn Any).downcast_ref())
    }

    pub(super) fn find_mut<L: Layer<A>>(&mut self) -> Option<&mut L> {
        self.0.iter_mut().find_map(|layer| (&mut **layer as &mut dyn Any).downcast_mut())
    }

    pub(super) fn has<L: Layer<A>>(&self) -> bool {
        self.find::<L>().is_some()
    }

    pub(super) fn close<L: Layer<A>>(&mut self) {
        self.0.retain(|layer| !(&**layer as &dyn Any).is::<L>());
    }
}
