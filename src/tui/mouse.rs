//! The mouse: what it is on, its clicks, its drags and its wheel. Everything that it does can be done by keys too.

use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use super::app::App;
use super::binding::find;
use super::features::{
    act, compare, demos, events, how, inspect, links, navigation, pending_panel, properties, selection, travel, why,
};
use super::key::Key;
use super::layer::Layer;
use super::{compose, hints, keyboard, layers, pointer};
use suffrage_engine::protocol::Ticks;
use suffrage_session::model::why::WhyQuestion;
use suffrage_view::Target;
use suffrage_view::view_state::{Overlay, Pane};

/// Two clicks on the same thing within this time are a double click.
const DOUBLE: Duration = Duration::from_millis(400);

pub(super) fn point(app: &mut App, event: MouseEvent) -> bool {
    let at = Position { x: event.column, y: event.row };
    app.mouse.at = Some(at);
    // It is on what is drawn.
    compose::lay_out_in(app, app.area);
    if app.view.blank {
        // A click brings a blank screen back, as any key does, and does nothing else.
        let back = matches!(event.kind, MouseEventKind::Down(_));
        app.view.blank = !back;
        return back;
    }
    match event.kind {
        MouseEventKind::Moved => {
            let another = pointer::say_pointed(app);
            if another && app.view.pointed.is_some() {
                app.view.said = None;
            }
            return another;
        }
        // While the button is held, the playhead follows the mouse, in whatever row it is, along the timeline as it was when the button
        // was pressed: it must not turn under the mouse.
        MouseEventKind::Drag(MouseButton::Left) if app.mouse.seeking.is_some() => {
            if let Some(ruler) = app.mouse.seeking {
                seek_by_mouse(app, ruler.tick(at.x));
            }
        }
        MouseEventKind::Down(MouseButton::Left) => click(app, at),
        MouseEventKind::Down(MouseButton::Right) => inspect_at(app, at),
        MouseEventKind::Up(_) => app.mouse.seeking = None,
        MouseEventKind::ScrollDown => turn_wheel(app, true, at),
        MouseEventKind::ScrollUp => turn_wheel(app, false, at),
        _ => return false,
    }
    app.mouse.points = true;
    compose::touch(app);
    true
}

fn click(app: &mut App, at: Position) {
    // What the footer shows decides where its keys are, so that it is looked at before it changes.
    let target = app.hits().at(at);
    if let Some(Target::Hint { index, pinned, column }) = target {
        if let Some(key) = hints::key_at(app, index, pinned, column) {
            keyboard::press(app, key, &Event::Key(KeyEvent::new(key.code, key.modifiers)));
        }
        return;
    }
    app.view.said = None;
    app.view.typed.clear();
    if travel::stop(app) {
        return;
    }
    let Some(target) = target else { return };
    let now = app.player.now;
    let again = app.mouse.clicked.is_some_and(|(other, then)| other == target && now.saturating_sub(then) <= DOUBLE);
    // A third click is not the second of another pair.
    app.mouse.clicked = (!again).then_some((target, now));
    match target {
        Target::Row(row) => {
            if let Some(chosen) = app.view.overlays.last().and_then(Overlay::chosen) {
                layers::scroll(app, row.cast_signed() - chosen.cast_signed(), 0);
            }
            if again && app.layers.top().is_some_and(Layer::takes_double_clicks) {
                press_in_layer(app, KeyCode::Enter);
            }
        }
        Target::Topic(topic) => demos::choose_topic(app, topic),
        Target::Note => press_in_layer(app, KeyCode::Enter),
        Target::Beside => {
            if app.layers.top().is_some_and(|layer| !layer.outlasts_clicks()) {
                press_in_layer(app, KeyCode::Esc);
            }
        }
        Target::Overlay | Target::Hint { .. } => {}
        Target::Process(position) => {
            selection::select_by_hand(app, position);
            if again {
                act::crash_or_revive(app);
            }
        }
        Target::Message(number) => {
            pending_panel::select(app, number);
            if again {
                why::ask_about(app, WhyQuestion::Message(number));
            }
        }
        Target::Link { from, to } => links::cut_or_mend(app, from, to),
        Target::Event { number, position } => {
            events::select(app, number, position);
            if again {
                why::ask_about_event(app);
            }
        }
        Target::OtherRun => compare::turn_side(app),
        Target::Tick(tick) => {
            app.mouse.seeking = app.hits().timeline();
            seek_by_mouse(app, tick);
        }
        Target::LogLine { position, record } => {
            app.view.focus = Pane::Log;
            selection::select_by_hand(app, position);
            if again && !app.is_comparing() {
                why::ask_about(app, WhyQuestion::Record(record));
            }
        }
        Target::Property(index) => {
            (app.view.focus, app.view.property) = (Pane::Properties, index);
            if again {
                match properties::can_go_to_breach(app) {
                    Ok(()) => properties::go_to_breach(app),
                    Err(reason) => app.say(reason),
                }
            }
        }
        Target::Vote(row) => {
            how::choose_row(app, row);
            if again {
                how::unfold(app);
            }
        }
        Target::Pane(pane) => {
            app.view.focus = pane;
            app.view.message = None;
        }
    }
}

fn press_in_layer(app: &mut App, code: KeyCode) {
    let key = Key::plain(code);
    if let Some(binding) = find(app.bindings, app.place(), key) {
        keyboard::try_to(app, binding, key);
    }
}

fn inspect_at(app: &mut App, at: Position) {
    app.view.said = None;
    if let Some(Target::Process(position)) = app.hits().at(at) {
        selection::select_by_hand(app, position);
        inspect::open(app);
    }
}

fn seek_by_mouse(app: &mut App, tick: Ticks) {
    if tick != app.session.tick() || app.session.clock().half_way.is_some() {
        navigation::seek(app, tick);
    }
}

/// The wheel steps through time; in the log and in what lies over the screen, it scrolls.
fn turn_wheel(app: &mut App, down: bool, at: Position) {
    app.view.said = None;
    if travel::stop(app) {
        return;
    }
    let target = app.hits().at(at);
    if matches!(target, Some(Target::Row(_) | Target::Topic(_) | Target::Overlay | Target::Beside)) {
        return layers::scroll(app, if down { 1 } else { -1 }, 0);
    }
    if target == Some(Target::Note) && app.hits().furthest() > 0 {
        return layers::scroll(app, if down { 1 } else { -1 }, 0);
    }
    match target {
        Some(Target::LogLine { .. } | Target::Pane(Pane::Log)) => selection::scroll_log(app, down),
        _ if down => navigation::next_tick(app),
        _ => navigation::previous_tick(app),
    }
}
