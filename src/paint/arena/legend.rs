//! The legend: only the states and kinds of messages that are on the screen, and never cut.

use std::collections::BTreeSet;

use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use crate::paint::Look;
use crate::paint::canvas::Canvas;
use crate::paint::words;
use crate::protocol::Role;
use crate::session::model::Frame;
use crate::text::{Fit, ids};

const ROLES: [Role; 8] =
    [Role::Idle, Role::Active, Role::Waiting, Role::Relay, Role::Red, Role::Black, Role::Leader, Role::Crashed];

#[derive(Clone, Debug)]
pub(in crate::paint) struct Entry {
    sample: String,
    style: Style,
    word: Fit,
    /// How much is lost without the word.
    weight: Weight,
}

/// What goes first where there is no room for everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Weight {
    /// Understood without the word.
    Plain,
    /// A state, whose colour or frame the card has too.
    State,
    /// A message, or a mark that nothing else explains.
    Unexplained,
}

impl Entry {
    pub(in crate::paint) fn new(sample: &str, style: Style, word: impl Into<Fit>) -> Self {
        Self { sample: sample.to_owned(), style, word: word.into(), weight: Weight::Unexplained }
    }

    pub(in crate::paint) fn plain(self) -> Self {
        Self { weight: Weight::Plain, ..self }
    }

    fn width(&self) -> usize {
        let word = self.word.width();
        self.sample.width() + if word > 0 { 1 + word } else { 0 }
    }
}

fn length(entries: &[Entry], gap: usize) -> usize {
    entries.iter().map(Entry::width).sum::<usize>() + gap * entries.len().saturating_sub(1)
}

/// Draws the legend in one row, with what the picture has besides, and at its right end a sentence, such as that not all is shown singly.
pub(super) fn draw(canvas: &mut Canvas<'_>, row: Rect, frame: &Frame, look: &Look, sentence: Option<&Fit>, more: &[Entry]) {
    let room = usize::from(row.width.saturating_sub(1));
    let notes: Vec<&str> = sentence.into_iter().flat_map(Fit::lengths).collect();
    let beside = |note: &str| room.saturating_sub(note.width() + 3);
    // The note is as long as leaves room for all that must be explained; a bare fraction would have to be explained itself.
    let all = || entries(frame, look).into_iter().chain(more.iter().cloned()).collect();
    let explained = |room: usize| fitted(all(), room).iter().filter(|entry| !entry.word.is_empty()).count();
    let fits = |note: &&&str| explained(beside(note)) == explained(room);
    let note = notes.iter().find(fits).copied().filter(|note| note.width() < room);
    let room = note.map_or(room, beside);
    draw_entries(canvas, row, &fitted(all(), room), room, look);
    if let Some(note) = note {
        let x = i32::from(row.right()) - 1 - i32::from(note.width() as u16);
        canvas.write(row, x, i32::from(row.y), note, look.theme.muted());
    }
}

pub(in crate::paint) fn draw_row(canvas: &mut Canvas<'_>, row: Rect, mut entries: Vec<Entry>, look: &Look) {
    let room = usize::from(row.width.saturating_sub(1));
    for entry in &mut entries {
        entry.word = entry.word.shortest().into();
    }
    // Entries are left out whole: those first that go without saying, then the first of them.
    while length(&entries, 1) > room {
        entries.remove(entries.iter().position(|entry| entry.weight == Weight::Plain).unwrap_or(0));
    }
    draw_entries(canvas, row, &entries, room, look);
}

fn draw_entries(canvas: &mut Canvas<'_>, row: Rect, entries: &[Entry], room: usize, look: &Look) {
    let gap = if length(entries, 2) <= room { 2 } else { 1 };
    let mut x = i32::from(row.x) + 1;
    for entry in entries {
        x = canvas.write(row, x, i32::from(row.y), &entry.sample, entry.style);
        if !entry.word.is_empty() {
            x = canvas.write(row, x + 1, i32::from(row.y), &entry.word, look.theme.muted());
        }
        x += gap;
    }
}

/// The entries with words as long as fit. Nothing is cut: first words become shorter, then what explains itself is left out, then
/// states lose their words, and at the very last states are left out, and messages lose theirs.
fn fitted(mut entries: Vec<Entry>, room: usize) -> Vec<Entry> {
    let is_short = |entries: &[Entry]| length(entries, 1) > room;
    let columns = |entry: &Entry| entry.sample.width() + 2 + entry.word.longest().width();
    let whole = entries.iter().map(columns).sum::<usize>() <= room + 1;
    for entry in &mut entries {
        entry.word = if whole { entry.word.longest() } else { entry.word.shortest() }.into();
    }
    for (weight, removes) in [(Weight::Plain, true), (Weight::State, false), (Weight::State, true), (Weight::Unexplained, false)]
    {
        while is_short(&entries) {
            let of_weight = |entry: &Entry| entry.weight == weight && (removes || !entry.word.is_empty());
            let Some(at) = entries.iter().rposition(of_weight) else { break };
            if removes {
                entries.remove(at);
            } else {
                entries[at].word = "".into();
            }
        }
    }
    while is_short(&entries) {
        entries.pop();
    }
    entries
}

fn entries(frame: &Frame, look: &Look) -> Vec<Entry> {
    let (theme, glyphs, texts) = (&look.theme, &look.glyphs, &look.texts);
    let mut roles: BTreeSet<_> = frame.processes.iter().map(|process| process.role).collect();
    // Where only a window of the processes is in the frame, its sectors know of the others.
    let elsewhere = frame.ring.as_ref().filter(|_| frame.processes.len() < frame.n);
    if let Some(ring) = elsewhere {
        roles.extend(ROLES.into_iter().filter(|&role| ring.count(role) > 0));
    }
    let mut entries: Vec<Entry> = roles
        .into_iter()
        .map(|role| Entry {
            sample: glyphs.state(role).to_owned(),
            style: theme.state_sample(role),
            word: texts.fit(words::state(role)),
            weight: if role == Role::Idle { Weight::Plain } else { Weight::State },
        })
        .collect();
    let under_way = || frame.messages.iter().filter(|message| message.lost.is_none());
    let mut kinds: BTreeSet<_> =
        under_way().filter(|message| !message.notice).map(|message| (message.class, message.kind)).collect();
    kinds.extend(elsewhere.iter().flat_map(|ring| ring.kinds.iter().copied()));
    let with_payload =
        |class, kind| under_way().any(|message| (message.class, message.kind) == (class, kind) && !message.payload.is_empty());
    entries.extend(kinds.into_iter().map(|(class, kind)| {
        let sample = format!("{}{}", glyphs.message(class), if with_payload(class, kind) { "n" } else { "" });
        Entry::new(&sample, theme.pill(class), kind)
    }));
    let armed = frame.processes.iter().any(|process| process.crashes_after.is_some());
    let lost = frame.messages.iter().any(|message| message.lost.is_some());
    let numbered = |present: bool, glyph: &str| present.then(|| format!("{glyph}n"));
    let more = [
        (numbered(under_way().any(|message| message.notice), glyphs.back), theme.notice(), ids::LEGEND_BACK),
        (numbered(lost, glyphs.lost), theme.fault(), ids::LEGEND_LOST),
        (numbered(armed, glyphs.armed), theme.fault(), ids::LEGEND_ARMED),
        ((!frame.cuts.is_empty()).then(|| glyphs.cut.to_owned()), theme.fault(), ids::LEGEND_CUT),
        (super::sides::letters(frame), theme.fault(), ids::LEGEND_SIDES),
    ];
    entries.extend(more.into_iter().filter_map(|(sample, style, word)| Some(Entry::new(&sample?, style, texts.fit(word)))));
    entries
}
