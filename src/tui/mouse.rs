//! The mouse: what it is on, its clicks, its drags and its wheel. Everything that it does can be done by keys too.

use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use super::app::App;
use super::binding::find;
use super::features::{inspect, properties};
use super::hints;
use super::key::Key;
use super::layer::Layer;
use crate::engine::Process;
use crate::paint::view_state::{Overlay, Pane};
use crate::paint::{Target, words};
use crate::protocol::{Remark, Ticks};
use crate::session::model::Message;
use crate::text::{Fit, ids};

/// Two clicks on the same thing within this time are a double click.
const DOUBLE: Duration = Duration::from_millis(400);

impl App {
    /// Takes in what the mouse did; whether the picture may have changed.
    pub(super) fn point(&mut self, event: MouseEvent) -> bool {
        let at = Position { x: event.column, y: event.row };
        self.mouse.at = Some(at);
        // It is on what is drawn.
        self.lay_out_in(self.area);
        if self.view.blank {
            // A click brings a blank screen back, as any key does, and does nothing else.
            let back = matches!(event.kind, MouseEventKind::Down(_));
            self.view.blank = !back;
            return back;
        }
        match event.kind {
            MouseEventKind::Moved => {
                let another = self.say_pointed();
                if another && self.view.pointed.is_some() {
                    self.view.said = None;
                }
                return another;
            }
            MouseEventKind::Drag(MouseButton::Left) if self.mouse.seeking => self.seek_on_timeline(at),
            MouseEventKind::Down(MouseButton::Left) => self.click(at),
            MouseEventKind::Down(MouseButton::Right) => self.look_into(at),
            MouseEventKind::Up(_) => self.mouse.seeking = false,
            MouseEventKind::ScrollDown => self.turn_wheel(true, at),
            MouseEventKind::ScrollUp => self.turn_wheel(false, at),
            _ => return false,
        }
        self.mouse.points = true;
        self.touch();
        true
    }

    /// The keys have the word: what the mouse is on is not said until it moves again.
    pub(super) fn leave_mouse(&mut self) {
        self.mouse.at = None;
        self.view.pointed = None;
    }

    /// Brings what the footer says of the thing under the mouse up to date; whether it is another.
    pub(super) fn say_pointed(&mut self) -> bool {
        let target = self.mouse.at.and_then(|at| self.under(at));
        let pointed = target.and_then(|target| self.about(target));
        let another = pointed != self.view.pointed;
        self.view.pointed = pointed;
        another
    }

    fn under(&self, at: Position) -> Option<Target> {
        self.hits().at(at)
    }

    fn click(&mut self, at: Position) {
        // What the footer shows decides where its keys are, so that it is looked at before it changes.
        let target = self.under(at);
        if let Some(Target::Hint { index, pinned, column }) = target {
            return self.press_hint(index, pinned, column);
        }
        self.view.said = None;
        self.view.typed.clear();
        if self.stop_travelling() {
            return;
        }
        let Some(target) = target else { return };
        let now = self.player.now;
        let again = self.mouse.clicked.is_some_and(|(other, then)| other == target && now.saturating_sub(then) <= DOUBLE);
        // A third click is not the second of another pair.
        self.mouse.clicked = (!again).then_some((target, now));
        match target {
            Target::Row(row) => {
                self.choose_row(row);
                if again && self.layers.top().is_some_and(Layer::takes_double_clicks) {
                    self.press_in_layer(KeyCode::Enter);
                }
            }
            Target::Note => self.press_in_layer(KeyCode::Enter),
            Target::Beside => {
                if self.layers.top().is_some_and(|layer| !layer.outlasts_clicks()) {
                    self.press_in_layer(KeyCode::Esc);
                }
            }
            Target::Overlay | Target::Hint { .. } => {}
            Target::Process(position) => {
                self.select_by_mouse(position);
                if again {
                    self.crash_or_revive();
                }
            }
            Target::Message(number) => {
                self.select_message(number);
                if again {
                    self.ask_about_message(number);
                }
            }
            Target::Link { from, to } => self.cut_or_mend(from, to),
            Target::Event { number, position } => {
                self.select_event(number, position);
                if again {
                    self.ask_about_event();
                }
            }
            Target::OtherRun => self.turn_side(),
            Target::Tick(tick) => {
                self.mouse.seeking = true;
                self.seek_by_mouse(tick);
            }
            Target::LogLine { position, record } => {
                self.view.focus = Pane::Log;
                self.select_by_mouse(position);
                if again && !self.is_comparing() {
                    self.ask_about_record(record);
                }
            }
            Target::Property(index) => {
                (self.view.focus, self.view.property) = (Pane::Properties, index);
                if again {
                    match properties::go_to_breach(self) {
                        Ok(()) => self.go_to_breach(),
                        Err(reason) => self.say(reason),
                    }
                }
            }
            Target::Pane(pane) => {
                self.view.focus = pane;
                self.view.message = None;
            }
        }
    }

    fn press_hint(&mut self, index: usize, pinned: bool, column: usize) {
        if let Some(key) = hints::key_at(self, index, pinned, column) {
            self.press(key, &Event::Key(KeyEvent::new(key.code, key.modifiers)));
        }
    }

    /// Does what a key does that is bound in the layer on top.
    fn press_in_layer(&mut self, code: KeyCode) {
        let key = Key::plain(code);
        if let Some(binding) = find(self.bindings, self.place(), key) {
            self.try_to(binding, key);
        }
    }

    /// Chooses a row of the list on top.
    fn choose_row(&mut self, row: usize) {
        if let Some(chosen) = self.view.overlays.last().and_then(Overlay::chosen) {
            self.scroll(row.cast_signed() - chosen.cast_signed(), 0);
        }
    }

    /// The right button selects a process and shows everything about it.
    fn look_into(&mut self, at: Position) {
        self.view.said = None;
        if let Some(Target::Process(position)) = self.under(at) {
            self.select_by_mouse(position);
            inspect::open(self);
        }
    }

    fn select_by_mouse(&mut self, position: usize) {
        self.view.by_hand = true;
        self.view.selected = position;
        self.view.event = None;
        self.view.message = None;
    }

    /// While the button is held, the playhead follows the mouse, in whatever row it is.
    fn seek_on_timeline(&mut self, at: Position) {
        if let Some(tick) = self.hits().tick_at(at.x) {
            self.seek_by_mouse(tick);
        }
    }

    fn seek_by_mouse(&mut self, tick: Ticks) {
        if tick != self.session.tick() || self.session.clock().half_way.is_some() {
            self.go(|app| app.session.seek(tick));
        }
    }

    /// The wheel steps through time; in the log and in what lies over the screen, it scrolls.
    fn turn_wheel(&mut self, down: bool, at: Position) {
        self.view.said = None;
        if self.stop_travelling() {
            return;
        }
        let target = self.under(at);
        if matches!(target, Some(Target::Row(_) | Target::Overlay | Target::Beside)) {
            return self.scroll(if down { 1 } else { -1 }, 0);
        }
        match target {
            Some(Target::LogLine { .. } | Target::Pane(Pane::Log)) => self.scroll_log(down),
            _ if down => self.go(|app| app.session.go_on()),
            _ => self.go(|app| app.session.previous_tick()),
        }
    }

    fn about(&self, target: Target) -> Option<Fit> {
        let (frame, texts) = (&self.frame, &self.look.texts);
        match target {
            Target::Process(position) | Target::LogLine { position, .. } => {
                let process = frame.processes.get(position.checked_sub(frame.first)?)?;
                Some(self.about_process(process))
            }
            Target::Message(number) => {
                let message = frame.messages.iter().find(|message| message.number == number)?;
                Some(self.about_message(message))
            }
            Target::Link { from, to } => {
                Some(texts.fit(ids::PointerLink { from: self.session.id_at(from)?, to: self.session.id_at(to)? }))
            }
            Target::Event { number, .. } => Some(texts.fit_remark(&self.session.tell_event(number)?.full)),
            Target::Tick(tick) => Some(texts.fit(ids::PointerTick { tick })),
            Target::Property(_)
            | Target::Pane(_)
            | Target::OtherRun
            | Target::Hint { .. }
            | Target::Row(_)
            | Target::Note
            | Target::Overlay
            | Target::Beside => None,
        }
    }

    fn about_process(&self, process: &Process) -> Fit {
        let texts = &self.look.texts;
        let (id, state) = (process.id, texts.say(words::state(process.role)));
        let elected = texts.cell(process.elected);
        if let Some(waits) = &process.waits {
            return texts.fit(ids::PointerWaits { id, state, elected, waits: texts.remark(waits) });
        }
        let (sent, received) = (process.sent, process.received);
        texts.fit(ids::PointerProcess { id, state, elected, sent, received })
    }

    fn about_message(&self, message: &Message) -> Fit {
        let what = format!("{} {}", message.kind, message.whole.as_deref().unwrap_or(&message.payload));
        let (carried, from, to) = (what.trim_end().to_owned(), self.named(message.from), self.named(message.to));
        let (due, sent) = (message.due, message.sent);
        let said: Remark = match message.lost {
            Some(lost) => ids::PointerLost { message: carried, from, to, lost }.into(),
            None if message.notice => ids::PointerNotice { message: carried, from, to, due }.into(),
            None => ids::PointerMessage { message: carried, from, to, due, sent }.into(),
        };
        self.look.texts.fit(said)
    }
}
