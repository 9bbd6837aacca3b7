//! The values that a decision weighed, as block letters in a row: each in the colour of whose it is, with the glyph of that beside it.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::letters::{self, Size};
use crate::paint::Look;
use crate::paint::canvas::Canvas;
use crate::protocol::{Bearer, Value};
use crate::session::model::story::{Decided, OLD};
use crate::text::ids;

struct Figure {
    text: String,
    style: Style,
    /// The glyph of the message or of the state; a sign has none.
    glyph: &'static str,
}

pub(super) struct Figures {
    /// Values, with the signs between them.
    row: Vec<Figure>,
    size: Size,
    columns: u16,
}

/// How much is left of the colours of what is old, in percent.
const RECEDED: u32 = 45;

/// How what is said of a decision looks: one that is old recedes.
pub(super) fn receding(decided: &Decided, style: Style, look: &Look) -> Style {
    if decided.ago >= OLD { look.theme.faded(style, RECEDED) } else { style }
}

/// What stands beside a value in its upper row: a blank and its glyph.
const BESIDE: u16 = 2;

impl Figures {
    /// A decision's values, with signs between them; nothing if there are no such letters.
    pub(super) fn of(decided: &Decided, size: Size, look: &Look) -> Option<Self> {
        let mut figures = Vec::new();
        for (at, (text, style, glyph)) in values(decided, look).into_iter().enumerate() {
            if let Some(sign) = at.checked_sub(1).and_then(|at| decided.weighed.signs.get(at)) {
                figures.push(Figure { text: sign.to_string(), style: look.theme.strong(), glyph: "" });
            }
            figures.push(Figure { text, style, glyph });
        }
        for figure in &mut figures {
            figure.style = receding(decided, figure.style, look);
        }
        Self::new(figures, size, look)
    }

    /// A number or a name by itself.
    pub(super) fn one(text: String, size: Size, look: &Look, (style, glyph): (Style, &'static str)) -> Option<Self> {
        Self::new(vec![Figure { text, style, glyph }], size, look)
    }

    fn new(figures: Vec<Figure>, size: Size, look: &Look) -> Option<Self> {
        let widths: Option<Vec<u16>> = figures.iter().map(|figure| letters::width(&figure.text, size, &look.glyphs)).collect();
        let widths = widths.filter(|widths| !widths.is_empty())?;
        let columns = widths.iter().sum::<u16>() + gap(size) * (widths.len() as u16 - 1);
        Some(Self { row: figures, size, columns })
    }

    pub(super) fn rows(&self) -> u16 {
        self.size.rows()
    }

    pub(super) fn columns(&self) -> u16 {
        self.columns
    }

    /// Whether a glyph stands above them: that of a value with one at each side.
    pub(super) fn is_crowned(&self) -> bool {
        self.values() > 2
    }

    fn values(&self) -> usize {
        self.row.iter().filter(|figure| !figure.glyph.is_empty()).count()
    }

    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, clip: Rect, look: &Look, (left, top): (i32, i32)) {
        let mut x = left;
        let mut value = 0;
        for figure in &self.row {
            let width = letters::width(&figure.text, self.size, &look.glyphs).unwrap_or_default();
            letters::draw(canvas, clip, (x, top), &figure.text, self.size, &look.glyphs, figure.style);
            if !figure.glyph.is_empty() {
                let (last, alone) = (value + 1 == self.values(), self.values() == 1);
                let at = match value {
                    0 if !alone || figure.is_message(look) => (left - i32::from(BESIDE), top),
                    _ if last => (left + i32::from(self.columns) + 1, top),
                    _ => (x + i32::from(width) / 2, top - 1),
                };
                canvas.put(clip, at.0, at.1, figure.glyph, figure.style);
                value += 1;
            }
            x += i32::from(width + gap(self.size));
        }
    }
}

impl Figure {
    fn is_message(&self, look: &Look) -> bool {
        look.glyphs.messages.contains(&self.glyph)
    }
}

/// Between a value and a sign: more than between two digits.
const fn gap(size: Size) -> u16 {
    match size {
        Size::D3 => 2,
        Size::D5 => 3,
        Size::D5Wide | Size::D7 => 4,
        Size::D10 => 5,
    }
}

/// The columns of so many values of so many letters, with signs between them, and with the glyphs at their sides.
pub(super) fn widest(values: usize, letters: usize, size: Size, look: &Look) -> Option<(u16, u16)> {
    let value = letters::width(&"0".repeat(letters), size, &look.glyphs)?;
    let sign = letters::width("=", size, &look.glyphs)?;
    let values = values as u16;
    let columns = values * value + (values - 1) * (sign + 2 * gap(size));
    Some((columns, columns + 2 * BESIDE))
}

/// The values of a decision as texts, each with the style and the glyph of whose it is. One whose glyph was said already has none.
fn values(decided: &Decided, look: &Look) -> Vec<(String, Style, &'static str)> {
    let (theme, glyphs) = (&look.theme, &look.glyphs);
    let all = decided.weighed.values.iter().map(|weight| {
        let (style, glyph) = match (weight.bearer, decided.class) {
            (Bearer::Message | Bearer::List, Some(class)) => (theme.message_text(class), glyphs.message(class)),
            (Bearer::Message | Bearer::List, None) | (Bearer::Process, _) => {
                // A stroke through block letters would cut them in two.
                let style = theme.state_text(decided.role).remove_modifier(Modifier::CROSSED_OUT | Modifier::REVERSED);
                (style.add_modifier(Modifier::BOLD), glyphs.state(decided.role))
            }
        };
        (said(&weight.value, look), style, glyph)
    });
    let mut all: Vec<_> = all.collect();
    // What a process has of what it needs is said of it once.
    if decided.weighed.signs.first() == Some(&'/')
        && let Some((_, _, glyph)) = all.first_mut()
    {
        *glyph = "";
    }
    all
}

fn said(value: &Value, look: &Look) -> String {
    match value {
        Value::Id(id) => look.texts.name(*id),
        Value::Number(number) => number.to_string(),
        Value::Text(text) => text.clone(),
        Value::Name(name) => (*name).to_owned(),
        Value::Ids(ids) => look.texts.names(ids, " "),
        Value::Said(remark) => look.texts.remark(remark),
    }
}

/// What a value is that stands alone, with the style of that: a process, what a message says, or how many a list holds. A number by itself
/// says nothing.
pub(super) fn noun(decided: &Decided, look: &Look) -> Option<(String, Style)> {
    let [alone] = decided.weighed.values.as_slice() else { return None };
    let (theme, texts) = (&look.theme, &look.texts);
    Some(match (alone.bearer, decided.kind.zip(decided.class)) {
        (Bearer::List, _) => (texts.say(ids::HUB_LIST_OF), theme.muted()),
        (Bearer::Message, Some((kind, class))) => (kind.to_owned(), theme.message_text(class)),
        (Bearer::Message, None) | (Bearer::Process, _) => (texts.say(ids::HUB_PROCESS), theme.muted()),
    })
}

/// The values as a row of text: `31 < 58`, in parts with their styles.
pub(super) fn row(decided: &Decided, look: &Look) -> Vec<(String, Style)> {
    let mut parts = Vec::new();
    for (at, (text, style, _)) in values(decided, look).into_iter().enumerate() {
        if let Some(sign) = at.checked_sub(1).and_then(|at| decided.weighed.signs.get(at)) {
            let sign = if *sign == '/' { sign.to_string() } else { format!(" {sign} ") };
            parts.push((sign, look.theme.strong()));
        }
        parts.push((text, style));
    }
    parts
}

/// The values and the outcome in rows of text, the longest first. What is said in the values is not said again behind them, and a value
/// alone has its noun before it, or if that has no room the glyph of its message.
pub(super) fn rows(decided: &Decided, look: &Look) -> Vec<Vec<(String, Style)>> {
    let (values, strong) = (row(decided, look), look.theme.strong());
    let last = values.last().map(|(text, _)| format!("{text} ")).unwrap_or_default();
    let outcome = look.texts.outcome(&decided.rule);
    let starts: Vec<Vec<(String, Style)>> = match noun(decided, look) {
        None => vec![values],
        Some((noun, style)) => {
            let before = |text: String, style: Style| [vec![(text, style)], values.clone()].concat();
            let short = match (decided.weighed.values.first().map(|weight| weight.bearer), decided.class) {
                (Some(Bearer::Message), Some(class)) => {
                    Some(before(look.glyphs.message(class).to_owned(), look.theme.message_text(class)))
                }
                (Some(Bearer::Process), _) => Some(values.clone()),
                // A number of ids is nothing without its noun.
                _ => None,
            };
            [before(format!("{noun} "), style)].into_iter().chain(short).collect()
        }
    };
    let is_of_message =
        decided.weighed.values.len() == 1 && decided.weighed.values.iter().all(|weight| weight.bearer != Bearer::Process);
    let with = |start: &Vec<(String, Style)>, outcome: &str| {
        let (outcome, is_said) = outcome.strip_prefix(&last).map_or((outcome, false), |rest| (rest, true));
        // What would be read on from the values is parted from them.
        let is_apart = !is_said && (is_of_message || outcome.starts_with(&look.texts.name(decided.id)));
        [start.clone(), vec![(format!("{} {outcome}", if is_apart { ":" } else { "" }), strong)]].concat()
    };
    let said = outcome.lengths().flat_map(|outcome| starts.iter().map(move |start| with(start, outcome)));
    said.chain(starts.first().cloned()).collect()
}
