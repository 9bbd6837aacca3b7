//! The footer and the help, made from the one table of keys.

use unicode_width::UnicodeWidthStr;

use super::app::App;
use super::chord::Chord;
use super::dialog::Dialog;
use super::keymap::{Entry, PINNED, Place, TABLE};
use super::says::{Group, Word};
use crate::paint::view_state::{HelpGroup, Hint};
use crate::session::Role;
use crate::text::Texts;

/// The keys that can act now: those from the left, the most useful first, and those at the right end.
pub(super) fn footer(app: &App) -> (Vec<Hint>, Vec<Hint>) {
    let mut gathered: Vec<(u8, Word, Vec<Chord>)> = Vec::new();
    for entry in TABLE.iter().filter(|entry| counts(entry, app) && (entry.can)(app).is_ok()) {
        let Some(hinted) = entry.hint else { continue };
        let (key, word) = (entry.keys.first().copied(), current(hinted.word, app));
        match gathered.iter_mut().find(|(_, gathered, _)| *gathered == word) {
            Some((_, _, keys)) => keys.extend(key),
            None => gathered.push((hinted.rank, word, key.into_iter().collect())),
        }
    }
    gathered.sort_by_key(|(rank, ..)| *rank);
    let texts = &app.look.texts;
    let hint = |(_, word, keys): &(u8, Word, Vec<Chord>)| Hint { cap: together(keys, texts), word: texts.say(*word) };
    let (pinned, hints): (Vec<_>, Vec<_>) = gathered.iter().partition(|(rank, ..)| *rank >= PINNED);
    (hints.into_iter().map(hint).collect(), pinned.into_iter().map(hint).collect())
}

/// All keys by group, in the order of the table.
pub(super) fn help(texts: &Texts) -> Vec<HelpGroup> {
    let mut groups: Vec<HelpGroup> = Vec::new();
    for &group in Group::ALL {
        let mut rows: Vec<(String, String)> = Vec::new();
        for entry in TABLE.iter().filter(|entry| entry.group == group) {
            let row = (caps(entry.keys, texts), texts.say(entry.does));
            if !rows.contains(&row) {
                rows.push(row);
            }
        }
        groups.push(HelpGroup { title: texts.say(group), rows });
    }
    groups
}

fn counts(entry: &Entry, app: &App) -> bool {
    let place = app.place();
    // The inspector leaves the keys of the screen alone.
    entry.place == place || (place == Place::Inspector && entry.place == Place::Screen)
}

/// The word of a hint at this moment: some keys do one of two things.
fn current(word: Word, app: &App) -> Word {
    match word {
        Word::Play if app.view.playing => Word::Pause,
        Word::Crash if app.selected().is_some_and(|process| process.role == Role::Crashed) => Word::Revive,
        Word::Answer if !matches!(app.dialogs.last(), Some(Dialog::Note(note)) if note.has_hidden_answer()) => Word::Close,
        _ => word,
    }
}

/// The caps of the keys of one hint: `←→`, but `PgUp/PgDn`.
fn together(keys: &[Chord], texts: &Texts) -> String {
    let caps: Vec<String> = keys.iter().map(|key| key.cap(texts)).collect();
    caps.join(if caps.iter().all(|cap| cap.width() == 1) { "" } else { "/" })
}

/// The caps of all keys of a row of the help. The ten digits are one key to the reader.
fn caps(keys: &[Chord], texts: &Texts) -> String {
    let digits = keys.iter().filter(|key| key.digit().is_some()).count();
    if digits == keys.len() {
        return "0–9".to_owned();
    }
    keys.iter().map(|key| key.cap(texts)).collect::<Vec<_>>().join(" ")
}
