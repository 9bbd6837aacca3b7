//! What a client is asked for: a value to agree on, or a key with its value.

use crate::tui::app::App;
use crate::tui::binding::Able;
use crate::tui::features::{act, selection};
use crate::tui::layers::line;
use suffrage_engine::protocol::{Datum, Remark, Request, Value};
use suffrage_engine::sim::command::Command;
use suffrage_text::ids;

/// Whether the selected process is a client that is up.
pub(in crate::tui) fn can_ask(app: &App) -> Able {
    if app.session.scenario().protocol().entry().requests.is_none() {
        return Err(ids::SAYS_NO_CLIENTS.into());
    }
    let process = selection::target(app)?;
    if !app.session.scenario().is_client(process.position as u32) {
        return Err(ids::SaysNoClient { id: process.id }.into());
    }
    act::can_act_on_live(app)
}

pub(in crate::tui) fn ask(app: &mut App) {
    let Some(process) = app.selected() else { return };
    let (client, id) = (process.position as u32, process.id);
    let has_keys = app.session.scenario().protocol().entry().requests.has_keys();
    let title = Remark::from(if has_keys { ids::ASK_REQUEST_SET } else { ids::ASK_REQUEST }).id("id", id);
    line::ask(app, title, move |app, typed| {
        let request = read(has_keys, typed)?;
        app.layers.pop();
        let said = Remark::from(ids::SAYS_REQUESTED).id("id", id).with("request", Value::Text(request.to_string()));
        act::act(app, Command::Request { client, request }, said);
        Ok(())
    });
}

/// `x`, or `k=x` where values are held under keys.
fn read(has_keys: bool, typed: &str) -> Result<Request, Remark> {
    let datum = |word: &str| {
        let word = word.trim();
        word.parse().map(Datum::Number).ok().or_else(|| Datum::word(word)).ok_or(ids::SAYS_NO_VALUE)
    };
    if !has_keys {
        return Ok(Request { key: None, value: datum(typed)? });
    }
    let (key, value) = typed.split_once('=').ok_or(ids::SAYS_NO_KEY)?;
    Ok(Request { key: Some(datum(key)?), value: datum(value)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_read_as_it_is_typed() {
        let word = |word| Datum::word(word).expect("a word");
        assert_eq!(read(true, " x = 7 "), Ok(Request { key: Some(word("x")), value: 7.into() }));
        assert_eq!(read(false, "attack"), Ok(Request { key: None, value: word("attack") }));
        assert_eq!(read(true, "x"), Err(ids::SAYS_NO_KEY.into()));
        assert_eq!(read(true, "x="), Err(ids::SAYS_NO_VALUE.into()));
        assert_eq!(read(false, "much too long a word"), Err(ids::SAYS_NO_VALUE.into()));
    }
}
