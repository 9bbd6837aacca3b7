//! Going through time and among the processes.

use crate::paint::view_state::Pane;
use crate::protocol::{Id, Remark, Ticks};
use crate::session::Moved;
use crate::text::ids;
use crate::tui::app::App;
use crate::tui::key::Key;
use crate::tui::layers::line::number;

/// The ticks beyond what is recorded that are searched at least; the same key goes on after them.
const STRETCH: Ticks = 10_000;

/// Whether the decimal digits of an id begin with those of another number.
fn begins_with(id: u32, beginning: u32) -> bool {
    let mut rest = id;
    while rest > beginning {
        rest /= 10;
    }
    rest == beginning && (beginning > 0 || id == 0)
}

impl App {
    /// Carries out a move through time and shows where it led.
    pub(in crate::tui) fn go(&mut self, step: impl FnOnce(&mut Self) -> Moved) {
        self.pause();
        let before = self.session.clock();
        let moved = step(self);
        let stays = self.session.clock() == before;
        if !stays {
            self.moved();
        }
        match moved {
            Moved::Yes | Moved::Waiting => {}
            Moved::AtTheStart => self.say(ids::SAYS_NOTHING_BEFORE),
            Moved::Quiet if stays => self.say(ids::SAYS_QUIET),
            Moved::Quiet => self.say(ids::SAYS_QUIET_NOW),
            Moved::Nothing(remark) => self.view.said = Some(self.look.texts.fit_remark(&remark)),
        }
    }

    /// On to what has not been said yet at this tick, to the next stop, or to the next tick if none is known.
    pub(in crate::tui) fn next_stop(&mut self) {
        if self.take_up(true) {
            return;
        }
        match self.session.next_stop() {
            Some(tick) => self.travel(tick),
            None => self.go(|app| app.session.go_on()),
        }
    }

    /// Back to what was said last at this tick and put aside, to the end of the stop before, or to the tick before if there is
    /// none.
    pub(in crate::tui) fn previous_stop(&mut self) {
        if self.take_up(false) {
            return;
        }
        let stop = self.session.previous_stop();
        self.go(|app| match stop {
            Some(tick) => app.session.seek(tick),
            None => app.session.previous_tick(),
        });
        if stop == Some(self.session.tick()) {
            self.show_all_that_is_said();
        }
    }

    /// The highest tick that [`App::travel`] takes where a person asks for it: a run that never rests would be computed without end.
    pub(in crate::tui) fn farthest(&self) -> Ticks {
        self.session.scenario().tick_limit().max(self.session.recorded())
    }

    /// The last tick that a search looks at: the limit of a file is one of headless runs, at the keys a run goes on after it.
    pub(in crate::tui) fn horizon(&self) -> Ticks {
        self.farthest().max(self.session.recorded().saturating_add(STRETCH))
    }

    /// Selects the next process clockwise, or the one before; in the log, scrolls by a line instead.
    pub(in crate::tui) fn select(&mut self, forward: bool) {
        if self.view.focus == Pane::Log && self.layers.is_empty() {
            return self.scroll_log(forward);
        }
        let n = self.count().max(1);
        self.view.by_hand = true;
        self.view.message = None;
        self.view.selected = (self.view.selected + if forward { 1 } else { n - 1 }) % n;
        self.view.event = None;
    }

    /// Goes as far as a piece of the density band reaches, or an eighth of the way round a graph that shows every process.
    pub(in crate::tui) fn select_far(&mut self, forward: bool) {
        let n = self.count().max(1);
        let ask = self.ask();
        let piece = if ask.per_sector > 0 && ask.processes < n { ask.per_sector } else { n / 8 };
        let step = piece.clamp(1, n);
        self.view.by_hand = true;
        self.view.selected = (self.view.selected + if forward { step } else { n - step }) % n;
    }

    pub(in crate::tui) fn scroll_log(&mut self, forward: bool) {
        let oldest = self.session.lookup().log_length().saturating_sub(1);
        if forward && self.view.log_back == 0 {
            self.say(ids::SAYS_LOG_AT_END);
        } else if !forward && self.view.log_back >= oldest {
            self.say(ids::SAYS_LOG_AT_START);
        } else {
            self.view.log_back = if forward { self.view.log_back - 1 } else { self.view.log_back + 1 };
        }
    }

    /// Takes one more digit of an id, or asks for the whole id where no digit was pressed. A digit that fits no id after those before it
    /// begins another id.
    pub(in crate::tui) fn type_digit(&mut self, key: Option<Key>) {
        let Some(digit) = key.and_then(Key::digit) else {
            return self.ask_for(self.look.texts.say(ids::ASK_PROCESS), Self::select_by_id);
        };
        let longer = format!("{}{digit}", self.view.typed);
        let typed = [longer, digit.to_string()].into_iter().find(|typed| self.begins_an_id(typed));
        if let Some(typed) = typed {
            self.view.typed = typed;
            self.select_typed();
        } else {
            // It stays to be seen, so that an act that follows is refused instead of hitting the process selected before.
            self.view.typed = digit.to_string();
            self.say(ids::SaysNoIdWith { digits: digit.to_string() });
        }
    }

    pub(in crate::tui) fn erase_digit(&mut self) {
        self.view.typed.pop();
        self.select_typed();
    }

    fn select_typed(&mut self) {
        let position = self.view.typed.parse().ok().and_then(Id::new).and_then(|id| self.session.position_of(id));
        if let Some(position) = position {
            self.view.by_hand = true;
            self.view.message = None;
            self.view.selected = position;
        }
    }

    fn begins_an_id(&self, typed: &str) -> bool {
        let Ok(beginning) = typed.parse::<u32>() else { return false };
        // Zeros before the number are no beginning of any id but 0.
        beginning.to_string() == typed
            && (0..self.count()).filter_map(|position| self.session.id_at(position)).any(|id| begins_with(id.number(), beginning))
    }

    /// Moves the keys to another pane.
    pub(in crate::tui) fn turn_pane(&mut self, forward: bool) {
        if self.is_comparing() {
            return self.turn_side();
        }
        self.before_space_time = None;
        let count = Pane::ALL.len();
        let here = Pane::ALL.iter().position(|&pane| pane == self.view.focus).unwrap_or_default();
        self.view.focus = Pane::ALL[(here + if forward { 1 } else { count - 1 }) % count];
        if self.view.focus == Pane::Properties {
            self.choose_what_broke();
        }
    }

    /// The pane takes all the room, or gives it back.
    pub(in crate::tui) fn zoom(&mut self) {
        self.before_space_time = None;
        self.view.zoomed = !self.view.zoomed;
    }

    /// Cancels what is going on, the most passing thing first.
    pub(in crate::tui) fn cancel(&mut self) {
        if !self.view.typed.is_empty() {
            self.view.typed.clear();
        } else if self.leave_presentation() {
            // A run that plays goes on: the class sees the same as before.
        } else if self.view.log_back > 0 {
            self.view.log_back = 0;
        } else if self.view.message.is_some() {
            self.view.message = None;
        } else if self.view.zoomed {
            if !self.leave_space_time() {
                self.view.zoomed = false;
            }
        } else if self.leave_comparison() {
            // The run that had the keys has the screen again.
        } else {
            self.pause();
        }
    }

    pub(in crate::tui) fn ask_go_to(&mut self) {
        let title = self.look.texts.say(ids::AskGoTo { tick: self.session.tick() });
        self.ask_for(title, |app, typed| {
            let tick = number(typed)?;
            if tick > app.farthest() {
                return Err(Remark::from(ids::SaysTickTooFar { farthest: app.farthest() }));
            }
            app.layers.pop();
            app.travel(tick);
            Ok(())
        });
    }

    /// Selects the process whose id has been typed as a whole.
    fn select_by_id(&mut self, typed: &str) -> Result<(), Remark> {
        let id = number(typed)?;
        let position = u32::try_from(id).ok().and_then(Id::new).and_then(|id| self.session.position_of(id));
        let nobody = || Remark::from(ids::SaysNoSuchId { id: id.to_string() });
        self.view.selected = position.ok_or_else(nobody)?;
        self.layers.pop();
        self.view.by_hand = true;
        self.view.message = None;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::begins_with;

    #[test]
    fn an_id_begins_with_its_own_digits_only() {
        assert!(begins_with(48, 4) && begins_with(48, 48) && begins_with(0, 0) && begins_with(4_294_967_294, 429));
        assert!(!begins_with(48, 8) && !begins_with(4, 48) && !begins_with(48, 0));
    }
}
