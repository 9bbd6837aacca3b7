//! What the mouse is on, and what the footer says of it.

use super::app::App;
use suffrage_engine::engine::Process;
use suffrage_engine::protocol::Remark;
use suffrage_session::model::Message;
use suffrage_text::{Fit, ids};
use suffrage_view::{Target, words};

/// Brings what the footer says of the thing under the mouse up to date; whether it is another.
pub(super) fn say_pointed(app: &mut App) -> bool {
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
        Target::Event { number, .. } => Some(texts.fit_remark(&app.session.tell_event(number)?.full)),
        Target::Tick(tick) => Some(texts.fit(ids::PointerTick { tick })),
        Target::Property(_)
        | Target::Vote(_)
        | Target::Pane(_)
        | Target::OtherRun
        | Target::Hint { .. }
        | Target::Row(_)
        | Target::Topic(_)
        | Target::Note
        | Target::Overlay
        | Target::Beside => None,
    }
}

fn about_process(app: &App, process: &Process) -> Fit {
    let texts = &app.look.texts;
    let (id, state) = (process.id, texts.say(words::state(process.role)));
    let elected = texts.cell(process.elected);
    if let Some(waits) = &process.waits {
        return texts.fit(ids::PointerWaits { id, state, elected, waits: texts.remark(waits) });
    }
    let (sent, received) = (process.sent, process.received);
    texts.fit(ids::PointerProcess { id, state, elected, sent, received })
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
