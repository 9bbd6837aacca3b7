//! The legend: only the states and kinds of messages that are on the screen, and never cut.

use std::collections::BTreeSet;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::paint::words::{self, Words};
use crate::paint::{Look, pen};
use crate::session::Role;
use crate::session::frame::Frame;

const ROLES: [Role; 8] =
    [Role::Idle, Role::Active, Role::Waiting, Role::Relay, Role::Red, Role::Black, Role::Leader, Role::Crashed];

/// A sample and what it means.
pub(in crate::paint) struct Entry {
    sample: String,
    style: Style,
    word: String,
    /// Whether one understands it without the word.
    plain: bool,
}

impl Entry {
    /// A sample with its word.
    pub(in crate::paint) fn new(sample: &str, style: Style, word: String) -> Self {
        Self { sample: sample.to_owned(), style, word, plain: false }
    }

    /// One that is understood without its word.
    pub(in crate::paint) fn plain(self) -> Self {
        Self { plain: true, ..self }
    }

    fn width(&self) -> usize {
        self.sample.chars().count() + 1 + self.word.chars().count()
    }
}

/// Draws the legend in one row.
pub(super) fn draw(buffer: &mut Buffer, row: Rect, frame: &Frame, look: &Look) {
    draw_row(buffer, row, entries(frame, look), look);
}

/// Draws entries in one row, as many as fit.
pub(in crate::paint) fn draw_row(buffer: &mut Buffer, row: Rect, mut entries: Vec<Entry>, look: &Look) {
    let room = usize::from(row.width.saturating_sub(1));
    let length =
        |entries: &[Entry], gap: usize| entries.iter().map(Entry::width).sum::<usize>() + gap * entries.len().saturating_sub(1);
    // Entries are left out whole rather than cut: those first whose sample says it all, then the last ones.
    while length(&entries, 1) > room {
        let plain = entries.iter().rposition(|entry| entry.plain).unwrap_or(entries.len() - 1);
        entries.remove(plain);
    }
    let gap = if length(&entries, 2) <= room { 2 } else { 1 };
    let mut x = i32::from(row.x) + 1;
    for entry in &entries {
        x = pen::write(buffer, row, x, i32::from(row.y), &entry.sample, entry.style);
        x = pen::write(buffer, row, x + 1, i32::from(row.y), &entry.word, look.theme.muted()) + gap;
    }
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
            word: texts.say(words::state(role)),
            plain: matches!(role, Role::Idle | Role::Crashed),
        })
        .collect();
    let under_way = || frame.messages.iter().filter(|message| message.lost.is_none());
    let mut kinds: BTreeSet<_> =
        under_way().filter(|message| !message.notice).map(|message| (message.class, message.kind)).collect();
    kinds.extend(elsewhere.iter().flat_map(|ring| ring.kinds.iter().copied()));
    let with_payload =
        |class, kind| under_way().any(|message| (message.class, message.kind) == (class, kind) && !message.payload.is_empty());
    entries.extend(kinds.into_iter().map(|(class, kind)| Entry {
        sample: format!("{}{}", glyphs.message(class), if with_payload(class, kind) { "n" } else { "" }),
        style: theme.pill(class),
        word: kind.to_owned(),
        plain: false,
    }));
    let mut more = |present: bool, glyph: &str, style: Style, word: Words| {
        if present {
            entries.push(Entry { sample: format!("{glyph}n"), style, word: texts.say(word), plain: word == Words::Lost });
        }
    };
    more(under_way().any(|message| message.notice), glyphs.back, theme.notice(), Words::Back);
    more(frame.messages.iter().any(|message| message.lost.is_some()), glyphs.lost, theme.fault(), Words::Lost);
    let armed = frame.processes.iter().any(|process| process.crashes_after.is_some());
    more(armed, glyphs.armed, theme.fault(), Words::Armed);
    if !frame.cuts.is_empty() {
        entries.push(Entry { sample: glyphs.cut.to_owned(), style: theme.fault(), word: texts.say(Words::Cut), plain: false });
    }
    entries
}
