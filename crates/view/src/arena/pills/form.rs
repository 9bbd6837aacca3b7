//! The forms of a message with their texts and styles. The largest form that has room is used.

use crate::arena::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PillForm {
    /// The full payload, not abbreviated, between half-block ends.
    Whole,
    WholePlain,
    /// The payload between half-block ends.
    Ended,
    Plain,
    /// The abbreviated value and its signers, between half-block ends.
    Short,
    ShortPlain,
    /// The abbreviated value without signers and ends.
    Beginning,
    Payload,
    Glyph,
}

impl PillForm {
    /// The blank columns beside this form. Without them, two numbers side by side would look like one.
    pub(super) fn air(self) -> u16 {
        u16::from(self == Self::Payload)
    }

    const fn has_ends(self) -> bool {
        matches!(self, Self::Whole | Self::Ended | Self::Short)
    }

    fn text(self, message: &Message, look: &Look) -> String {
        let glyph = sign(message, look);
        let beginning = message.beginning.as_deref().unwrap_or(&message.payload);
        let carried = match self {
            // A value has no glyph before its payload. If the payload is left out, the glyph of the class stands for
            // the value.
            Self::Glyph if glyph.is_empty() => return look.glyphs.message(message.class).to_owned(),
            Self::Glyph => return glyph.to_owned(),
            Self::Payload => return look.texts.spelled(&message.payload).into_owned(),
            // The payload and the ids of its signers, as in the literature: `attack:1:3`.
            Self::Whole | Self::WholePlain if !message.signed_by.is_empty() => {
                Cow::Owned(signed(&message.payload, message))
            }
            Self::Whole | Self::WholePlain => Cow::Borrowed(message.whole.as_deref().unwrap_or(&message.payload)),
            Self::Ended | Self::Plain => Cow::Borrowed(&*message.payload),
            Self::Short | Self::ShortPlain => Cow::Owned(signed(beginning, message)),
            Self::Beginning => Cow::Borrowed(beginning),
        };
        format!("{glyph}{}", look.texts.spelled(&carried))
    }

    pub(super) fn columns(self, message: &Message, look: &Look) -> u16 {
        let text = self.text(message, look).chars().count() as u16;
        // A message with an empty text also takes a cell, so that no other message covers it.
        text.max(1) + 2 * u16::from(self.has_ends()) + u16::from(is_marked(message))
    }
}

/// Whether the message is marked as a lie. A lost message has a cross and no other mark.
pub(super) const fn is_marked(message: &Message) -> bool {
    message.is_lie && message.lost.is_none()
}

fn sign(message: &Message, Look { glyphs, .. }: &Look) -> &'static str {
    match message.lost {
        Some(_) => glyphs.lost,
        None if message.notice => glyphs.back,
        None => glyphs.before_payload(message.class),
    }
}

/// The forms to try, the largest first.
pub(super) fn forms(message: &Message, look: &Look, layout: &Layout) -> &'static [PillForm] {
    let is_beside_line = layout.graph.topology == Topology::TwoWayRing || layout.lane.is_some();
    let roomy = layout.size <= CardSize::Medium && !is_beside_line;
    if message.beginning.is_some() && message.class == MessageClass::Value && !message.notice {
        return forms_of_value(message, roomy);
    }
    let is_short =
        layout.size == CardSize::XSmall && !message.payload.is_empty() && !message.notice && !look.theme.is_mono();
    // A lost message keeps its payload in all forms but the smallest.
    match (message.whole.is_some() && roomy, message.lost.is_some()) {
        (true, true) => &[PillForm::WholePlain, PillForm::Plain, PillForm::Glyph],
        (true, false) => &[PillForm::Whole, PillForm::Ended, PillForm::Plain, PillForm::Glyph],
        (false, false) if roomy => &[PillForm::Ended, PillForm::Plain, PillForm::Glyph],
        (false, false) if is_short => &[PillForm::Payload, PillForm::Glyph],
        (false, _) => &[PillForm::Plain, PillForm::Glyph],
    }
}

fn forms_of_value(message: &Message, roomy: bool) -> &'static [PillForm] {
    match (roomy, message.signed_by.is_empty(), message.lost.is_some()) {
        (false, _, _) => &[PillForm::ShortPlain, PillForm::Beginning],
        (true, true, true) => &[PillForm::WholePlain, PillForm::Plain, PillForm::ShortPlain, PillForm::Beginning],
        (true, true, false) => {
            &[PillForm::Whole, PillForm::Ended, PillForm::Plain, PillForm::Short, PillForm::Beginning]
        }
        (true, false, true) => &[PillForm::WholePlain, PillForm::ShortPlain, PillForm::Beginning],
        (true, false, false) => {
            &[PillForm::Whole, PillForm::WholePlain, PillForm::Short, PillForm::ShortPlain, PillForm::Beginning]
        }
    }
}

fn signed(value: &str, message: &Message) -> String {
    message.signed_by.iter().fold(value.to_owned(), |text, id| format!("{text}:{id}"))
}

/// The styles of a message: of its trail, of its pill, and of the pill's ends.
fn styles(message: &Message, look: &Look) -> [Style; 3] {
    let (class, theme) = (message.class, &look.theme);
    let trail = theme.trail(class);
    match message.lost {
        Some(_) => [theme.fault(); 3],
        None if message.notice => [theme.notice_trail(), theme.notice(), theme.notice_end()],
        // The message has the value that processes assume if no message comes, so its pill is not filled.
        None if message.is_silence => [trail, trail.add_modifier(Modifier::BOLD), trail],
        None => [trail, theme.pill(class), theme.pill_end(class)],
    }
}

pub(super) fn trail_style(message: &Message, look: &Look) -> Style {
    styles(message, look)[0]
}

/// The style of merged messages. `kind` is `None` if they have different kinds.
pub(super) fn pile_style(kind: Option<&Message>, look: &Look) -> Style {
    kind.map_or_else(|| look.theme.strong(), |message| styles(message, look)[1])
}

/// The index of the shortest text of [`pile_texts`]. This text is no wider than the pill of a single message.
pub(super) const SHORTEST: usize = 2;

pub(super) const fn has_number(count: usize, text: usize) -> bool {
    text != SHORTEST || count < 10
}

/// The texts for merged messages, the longest first: `3×?`, `3×`, `3`.
pub(super) fn pile_texts(kind: Option<&Message>, count: usize, look: &Look) -> [String; 3] {
    let times = look.glyphs.times;
    let glyph = kind.map_or("", |message| sign(message, look));
    let alone = if has_number(count, SHORTEST) { count.to_string() } else { "+".to_owned() };
    [format!("{count}{times}{glyph}"), format!("{count}{times}"), alone]
}

pub(super) fn draw(canvas: &mut Canvas<'_>, clip: Rect, look: &Look, message: &Message, form: PillForm, body: Rect) {
    let [_, style, end] = styles(message, look);
    let (left, right) = match form.has_ends() {
        false => ("", ""),
        true if message.is_silence && message.lost.is_none() => ("[", "]"),
        true if look.theme.is_mono() => ("<", ">"),
        true => look.glyphs.pill_ends,
    };
    let mark = if is_marked(message) { look.glyphs.state(Role::Traitor) } else { "" };
    let mut x = i32::from(body.x);
    for (text, style) in [(left, end), (&*form.text(message, look), style), (right, end), (mark, look.theme.fault())] {
        x = canvas.write(clip, x, body.y.into(), text, style);
    }
}

pub(super) fn mark_selected(canvas: &mut Canvas<'_>, clip: Rect, look: &Look, form: PillForm, body: Rect) {
    let (left, right, y) = (i32::from(body.x), i32::from(body.right()) - 1, i32::from(body.y));
    if form.has_ends() {
        canvas.put(clip, left, y, "[", look.theme.strong());
        canvas.put(clip, right, y, "]", look.theme.strong());
    }
    let inner = if form.has_ends() { left + 1..right } else { left..right + 1 };
    for x in inner {
        if inside(clip, x, y)
            && let Some(cell) = canvas.cell_mut(x as u16, body.y)
        {
            cell.modifier.insert(Modifier::UNDERLINED | Modifier::BOLD);
        }
    }
}
