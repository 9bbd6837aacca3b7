//! What a class sees: presentation, the blank screen, and the future that is shown for rehearsal.
//!
//! A presenter's remote has few keys, and one of them alternates F5 and Esc, whatever state the program is in. So F5 only ever
//! enters presentation and Esc only ever leaves it: were F5 to leave it too, an Esc that comes out of step would close the note
//! that the class is reading.

use crate::paint::view_state::Pane;
use crate::text::ids;
use crate::tui::app::App;
use crate::tui::binding::Place;

impl App {
    /// Enters presentation. What only the lecturer needs is closed; what is said to the class stays.
    pub(in crate::tui) fn present(&mut self) {
        let open = self.layers.len();
        self.layers.retain(|layer| layer.place() == Place::Note);
        if self.view.presenting {
            if self.layers.len() == open {
                self.say(ids::SAYS_PRESENTING);
            }
            return;
        }
        self.view.presenting = true;
        self.before_space_time = None;
        self.view.focus = Pane::Arena;
        self.view.zoomed = false;
    }

    /// Leaves presentation; whether it was on.
    pub(in crate::tui) fn leave_presentation(&mut self) -> bool {
        std::mem::take(&mut self.view.presenting)
    }

    /// Blanks the screen, and pauses: what is not seen does not go on.
    pub(in crate::tui) fn blank(&mut self) {
        self.pause();
        self.view.blank = true;
    }

    /// Brings a blank screen back; whether it was blank.
    pub(in crate::tui) fn unblank(&mut self) -> bool {
        std::mem::take(&mut self.view.blank)
    }

    /// Shows or hides what is recorded beyond the moment on the screen.
    pub(in crate::tui) fn reveal(&mut self) {
        self.view.reveal = !self.view.reveal;
        let beyond = self.session.recorded() > self.session.tick();
        let all = !self.view.reveal || self.catch_up();
        self.say(match (self.view.reveal, beyond) {
            (true, true) if !all => ids::SAYS_REVEALED_PART,
            (true, true) => ids::SAYS_REVEALED,
            (true, false) => ids::SAYS_REVEALED_NOTHING,
            (false, _) => ids::SAYS_HIDDEN,
        });
    }
}
