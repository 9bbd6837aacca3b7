//! What the signs of a table of votes mean, in a row.

use ratatui::layout::Rect;

use super::{Derived, write};
use crate::canvas::Canvas;
use crate::values::{Span, width};
use crate::words;
use suffrage_engine::protocol::{Datum, Derivation, Role, Rule};
use suffrage_text::ids;

pub(super) fn draw(derived: &Derived<'_>, row: Rect, canvas: &mut Canvas<'_>) {
    let scene = derived.scene;
    let theme = scene.theme();
    let plain = |text: String| (format!(" {text}"), theme.muted());
    let mut signs: Vec<Vec<Span>> = Vec::new();
    let shown = Shown::of(derived.now);
    for value in shown.values {
        signs.push(vec![derived.values.chip(value), plain(value.to_string())]);
    }
    if shown.silence {
        let meaning = match scene.frame.silence {
            Some(value) => scene.fit(ids::HowKeyNothingCounts { value: value.to_string() }),
            None => scene.fit(ids::HOW_KEY_NOTHING),
        };
        signs.push(vec![(scene.glyphs().nothing.to_owned(), theme.muted()), plain(meaning.longest().to_owned())]);
    }
    if scene.frame.processes.iter().any(|process| process.role == Role::Traitor) {
        let word = scene.say(words::state(Role::Traitor));
        signs.push(vec![(scene.glyphs().state(Role::Traitor).to_owned(), theme.fault()), plain(word)]);
    }
    let mut column = 1;
    for sign in signs {
        if column + width(&sign) >= usize::from(row.width) {
            break;
        }
        column += write(&sign, canvas, row, (column, 0)) + 2;
    }
}

/// What there is in a tree of votes.
#[derive(Default)]
struct Shown {
    values: Vec<Datum>,
    silence: bool,
}

impl Shown {
    fn of(derivation: &Derivation) -> Self {
        let mut shown = Self::default();
        shown.add(derivation);
        shown.values.sort_unstable();
        shown
    }

    fn add(&mut self, vote: &Derivation) {
        self.silence |= vote.rule == Rule::Silence;
        self.values.extend(vote.value.filter(|value| !self.values.contains(value)));
        vote.from.iter().for_each(|vote| self.add(vote));
    }
}
