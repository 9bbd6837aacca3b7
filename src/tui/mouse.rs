//! The mouse: descriptions of the thing under it, clicks, drags and the wheel. Keys can do all of this too.

use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use crate::tui::binding::{Key, KeyPlace, find};
use crate::tui::features::{act, compare, demos, faults, lesson::page, lesson::predict, panes};
use crate::tui::features::{pending_panel, selection, travel, why};
use crate::tui::{self, app::App, keyboard, layers};
use suffrage_engine::{engine::Process, protocol::Remark, protocol::Ticks};
use suffrage_session::{Session, model::Message, model::why::WhyQuestion};
use suffrage_text::{Fit, ids};
use suffrage_view::{Target, view_state::Overlay, view_state::Pane, words};

const DOUBLE: Duration = Duration::from_millis(400);

pub(super) fn point(app: &mut App, event: MouseEvent) -> bool {
    let at = Position { x: event.column, y: event.row };
    app.mouse.at = Some(at);
    // Clicks refer to the picture as drawn.
    tui::lay_out_in(app, app.area);
    if app.view.blank {
        // The click that unblanks the screen does nothing else.
        let back = matches!(event.kind, MouseEventKind::Down(_));
        app.view.blank = !back;
        return back;
    }
    match event.kind {
        MouseEventKind::Moved => {
            let another = describe_pointed(app);
            if another && app.view.pointed.is_some() {
                app.view.said = None;
            }
            return another;
        }
        // The scale of the timeline must not change during a drag.
        MouseEventKind::Drag(MouseButton::Left) => match app.mouse.seeking {
            Some(ruler) => seek_by_mouse(app, ruler.tick(at.x)),
            None => return false,
        },
        MouseEventKind::Down(MouseButton::Left) => click(app, at),
        MouseEventKind::Down(MouseButton::Right) => inspect_at(app, at),
        MouseEventKind::Up(_) => app.mouse.seeking = None,
        MouseEventKind::ScrollDown => turn_wheel(app, true, at),
        MouseEventKind::ScrollUp => turn_wheel(app, false, at),
        _ => return false,
    }
    app.mouse.points = true;
    tui::touch(app);
    true
}

fn click(app: &mut App, at: Position) {
    // The target is found before anything changes the text of the footer.
    let target = app.hits().at(at);
    if let Some(Target::Hint { index, pinned, column }) = target {
        if let Some(key) = keyboard::key_at(app, index, pinned, column) {
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
    // A third click does not complete a second double click.
    app.mouse.clicked = (!again).then_some((target, now));
    match target {
        Target::Row(row) => {
            if !predict::choose(app, row)
                && let Some(chosen) = app.view.overlays.last().and_then(Overlay::chosen)
            {
                layers::scroll(app, row > chosen, row.abs_diff(chosen));
            }
            // Among pending items a double click does nothing, because the user cannot take back a delivered message.
            if again && app.place() != KeyPlace::Pending {
                press_in_layer(app, KeyCode::Enter);
            }
        }
        Target::Topic(topic) => demos::choose_topic(app, |_| topic),
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
        Target::Link { from, to } => faults::cut_or_mend(app, from, to),
        Target::Event { number, position } => {
            panes::select_event(app, number, position);
            if again {
                why::ask_about_event(app);
            }
        }
        Target::OtherRun => compare::turn_side(app),
        Target::Tick(tick) => {
            app.mouse.seeking = app.hits().timeline;
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
            match panes::can_go_to_breach(app) {
                _ if !again => {}
                Ok(()) => panes::go_to_breach(app),
                Err(reason) => app.say(reason),
            }
        }
        Target::Vote(row) => {
            (app.view.focus, app.view.how.row) = (Pane::How, row);
            if again {
                panes::unfold(app);
            }
        }
        Target::Pane(pane) => (app.view.focus, app.view.message) = (pane, None),
    }
}

fn press_in_layer(app: &mut App, code: KeyCode) {
    let key = Key::plain(code);
    if let Some(binding) = find(app.place(), key) {
        keyboard::try_to(app, binding, key);
    }
}

fn inspect_at(app: &mut App, at: Position) {
    app.view.said = None;
    if let Some(Target::Process(position)) = app.hits().at(at) {
        selection::select_by_hand(app, position);
        selection::inspect(app);
    }
}

fn seek_by_mouse(app: &mut App, tick: Ticks) {
    if tick != app.session.tick() || app.session.clock().half_way.is_some() {
        travel::seek(app, tick);
    }
}

fn turn_wheel(app: &mut App, down: bool, at: Position) {
    app.view.said = None;
    if travel::stop(app) {
        return;
    }
    match app.hits().at(at) {
        // The run behind a page must not move.
        _ if page::is_open(app) => layers::scroll(app, down, 1),
        Some(Target::Row(_) | Target::Topic(_) | Target::Overlay | Target::Beside) => layers::scroll(app, down, 1),
        Some(Target::Note) if app.hits().furthest > 0 => layers::scroll(app, down, 1),
        Some(Target::LogLine { .. } | Target::Pane(Pane::Log)) => selection::scroll_log(app, down),
        _ => travel::go(app, if down { Session::go_on } else { Session::previous_tick }),
    }
}

pub(super) fn describe_pointed(app: &mut App) -> bool {
    let target = app.mouse.at.and_then(|at| app.hits().at(at));
    let pointed = target.and_then(|target| about(app, target));
    let another = pointed != app.view.pointed;
    app.view.pointed = pointed;
    another
}

fn about(app: &App, target: Target) -> Option<Fit> {
    let (frame, texts) = (&app.frame, &app.look.texts);
    match target {
        Target::Process(position) | Target::LogLine { position, .. } => {
            let known = position.checked_sub(frame.first).and_then(|at| frame.processes.get(at)).cloned();
            Some(about_process(app, &known.or_else(|| app.session.lookup().process(position))?))
        }
        Target::Message(number) => {
            let message = frame.messages.iter().find(|message| message.number == number).cloned();
            Some(about_message(app, &message.or_else(|| app.message(number))?))
        }
        Target::Link { from, to } => {
            Some(texts.fit(ids::PointerLink { from: app.session.id_at(from)?, to: app.session.id_at(to)? }))
        }
        Target::Event { number, .. } => Some(texts.fit_remark(&app.session.lookup().tell_event(number)?.full)),
        Target::Tick(tick) => Some(texts.fit(ids::PointerTick { tick })),
        _ => None,
    }
}

fn about_process(app: &App, process: &Process) -> Fit {
    let texts = &app.look.texts;
    let (id, state) = (process.id, texts.say(words::state(process.role)));
    let elected = texts.cell(process.elected);
    let (sent, received) = (process.sent, process.received);
    match &process.waits {
        Some(waits) => texts.fit(ids::PointerWaits { id, state, elected, waits: texts.remark(waits) }),
        None => texts.fit(ids::PointerProcess { id, state, elected, sent, received }),
    }
}

fn about_message(app: &App, message: &Message) -> Fit {
    let what = format!("{} {}", message.kind, message.whole.as_deref().unwrap_or(&message.payload));
    let (carried, from, to) = (what.trim_end().to_owned(), app.named(message.from), app.named(message.to));
    let (due, sent) = (message.due, message.sent);
    let said: Remark = match message.lost {
        Some(lost) => ids::PointerLost { message: carried, from, to, lost }.into(),
        None if message.notice => ids::PointerNotice { message: carried, from, to, due }.into(),
        None => ids::PointerMessage { message: carried, from, to, due, sent }.into(),
    };
    app.look.texts.fit(said)
}
