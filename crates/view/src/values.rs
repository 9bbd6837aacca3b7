//! Draws votes, and values in full or shortened. A value is hollow (in brackets) if a missing message counts as this
//! value.

use crate::prelude::*;
use suffrage_engine::protocol::Rule;

const MOST_SQUARES: usize = 9;

pub(crate) type Span = (String, Style);

pub(crate) fn width(spans: &[Span]) -> usize {
    spans.iter().map(|(text, _)| text.width()).sum()
}

pub(crate) struct Values<'a> {
    scene: &'a Scene<'a>,
    short: BTreeMap<Datum, String>,
}

impl<'a> Values<'a> {
    pub(crate) fn of(scene: &'a Scene<'a>, values: impl IntoIterator<Item = Datum>) -> Self {
        let all: Vec<Datum> = values.into_iter().chain(scene.frame.silence).collect();
        let short = all.iter().map(|value| (*value, value.beginning(&all))).collect();
        Self { scene, short }
    }

    fn is_hollow(&self, value: Datum) -> bool {
        self.scene.frame.silence == Some(value)
    }

    /// The width of the widest chip with a short name, in columns.
    pub(crate) fn columns(&self) -> usize {
        self.short.values().map(|text| text.width()).max().unwrap_or(1) + 2
    }

    pub(crate) fn chip(&self, value: Datum) -> Span {
        self.wrapped(value, &self.short.get(&value).cloned().unwrap_or_else(|| value.to_string()))
    }

    pub(crate) fn whole(&self, value: Datum) -> Span {
        self.wrapped(value, &value.to_string())
    }

    pub(crate) fn held(&self, value: Datum, is_new: bool) -> Span {
        let theme = self.scene.theme();
        let (text, _) = self.whole(value);
        let style = if self.is_hollow(value) { theme.text() } else { theme.bar_strong() };
        (text, if is_new { theme.chip() } else { style })
    }

    pub(crate) fn decided(&self, value: Datum, is_whole: bool) -> Span {
        let (text, _) = if is_whole { self.whole(value) } else { self.chip(value) };
        (text, self.scene.theme().tile(Role::Leader))
    }

    fn wrapped(&self, value: Datum, text: &str) -> Span {
        let theme = self.scene.theme();
        let text = self.scene.look.texts.spelled(text);
        match (self.is_hollow(value), theme.is_mono()) {
            (true, true) => (format!("[{text}]"), theme.text()),
            (true, false) => (format!("[{text}]"), theme.strong()),
            (false, true) => (format!("<{text}>"), theme.strong()),
            (false, false) => (format!(" {text} "), theme.pill(MessageClass::Value)),
        }
    }

    pub(crate) fn vote(&self, vote: &Derivation) -> Span {
        self.settled(vote.value.filter(|_| vote.rule != Rule::Silence))
    }

    pub(crate) fn settled(&self, value: Option<Datum>) -> Span {
        value.map_or_else(|| self.nothing(), |value| self.chip(value))
    }

    pub(crate) fn nothing(&self) -> Span {
        (format!(" {} ", self.scene.glyphs().nothing), self.scene.theme().muted())
    }

    /// The counts of votes: `2:1` for two values, else `2/3` (2 of 3 votes support the result).
    pub(crate) fn meter(&self, of: &Derivation, has_squares: bool) -> Vec<Span> {
        let [full, empty, none] = self.scene.glyphs().meter;
        let (theme, votes) = (self.scene.theme(), of.votes());
        let is_for = |value: Datum| if self.is_pair(&votes) { !self.is_hollow(value) } else { of.value == Some(value) };
        let counted = votes.iter().map(|(_, count)| count).sum::<usize>();
        let count_for: usize = votes.iter().filter(|(value, _)| is_for(*value)).map(|(_, count)| count).sum();
        let mut spans = Vec::new();
        if has_squares && of.from.len() <= MOST_SQUARES {
            // Votes for the first value come first, so that the squares look like a bar.
            let squares = [(full, count_for), (empty, counted - count_for), (none, of.from.len() - counted)];
            spans.push((squares.map(|(square, count)| square.repeat(count)).concat(), theme.text()));
            spans.push((" ".to_owned(), theme.text()));
        }
        let count = if self.is_pair(&votes) {
            format!("{count_for}:{}", counted - count_for)
        } else {
            format!("{count_for}/{}", of.from.len())
        };
        spans.push((count, theme.strong()));
        spans
    }

    /// Whether the counts are written as a pair such as `2:1`. For a pair, a missing message must count as a value, and
    /// the votes must have at most one other value.
    fn is_pair(&self, votes: &[(Datum, usize)]) -> bool {
        let others = votes.iter().filter(|(value, _)| !self.is_hollow(*value)).count();
        self.scene.frame.silence.is_some() && others <= 1
    }

    pub(crate) fn set_cell(&self, value: Datum, held: SetCell) -> Span {
        let theme = self.scene.theme();
        let text = self.scene.look.texts.spelled(&value.to_string()).into_owned();
        match held {
            SetCell::Held => (text, theme.bar()),
            SetCell::New => (text, theme.chip()),
            SetCell::Lost => (text, theme.cell_crashed()),
            SetCell::Missing => {
                let blank = text.width().saturating_sub(1);
                (format!("{}{}", " ".repeat(blank), self.scene.glyphs().nothing), theme.bar_muted())
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SetCell {
    Held,
    /// The set gained the value in this tick.
    New,
    /// The set lost the value in this tick.
    Lost,
    Missing,
}

pub(crate) fn struck(style: Style) -> Style {
    style.add_modifier(Modifier::CROSSED_OUT)
}

/// Adds the values of a tree of votes to `values`, each once. Sets `has_silence` to true if a message is missing.
pub(crate) fn gather(vote: &Derivation, values: &mut Vec<Datum>, has_silence: &mut bool) {
    *has_silence |= vote.rule == Rule::Silence;
    values.extend(vote.value.filter(|value| !values.contains(value)));
    vote.from.iter().for_each(|vote| gather(vote, values, has_silence));
}
