//! How a message looks in its place: the pill in its form, the marks of the selected one, and where the arrow head is.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::form::{Form, is_marked, sign};
use crate::Look;
use crate::canvas::{Canvas, inside};
use suffrage_engine::protocol::Role;
use suffrage_session::model::Message;

/// The glyph of a message, and the styles of its trail, of its pill, and of the ends of that.
fn looks(message: &Message, look: &Look) -> (&'static str, [Style; 3]) {
    let (class, theme) = (message.class, &look.theme);
    let styles = if message.lost.is_some() {
        [theme.fault(); 3]
    } else if message.notice {
        [theme.notice_trail(), theme.notice(), theme.notice_end()]
    } else if message.is_silence {
        // The same as if nothing came: hollow.
        let trail = theme.trail(class);
        [trail, trail.add_modifier(Modifier::BOLD), trail]
    } else {
        [theme.trail(class), theme.pill(class), theme.pill_end(class)]
    };
    (sign(message, look), styles)
}

fn ends(message: &Message, look: &Look) -> (&'static str, &'static str) {
    if message.is_silence && message.lost.is_none() {
        ("[", "]")
    } else if look.theme.is_mono() {
        ("<", ">")
    } else {
        look.glyphs.pill_ends
    }
}

pub(super) fn trail_style(message: &Message, look: &Look) -> Style {
    let (_, [trail, ..]) = looks(message, look);
    trail
}

/// Several messages in one place: how many, and what they are where all are the same.
pub(super) fn draw_pile(
    canvas: &mut Canvas<'_>,
    clip: Rect,
    look: &Look,
    kind: Option<&Message>,
    (text, body): (&str, Rect),
) {
    let style = kind.map_or_else(|| look.theme.strong(), |message| looks(message, look).1[1]);
    canvas.write(clip, i32::from(body.x), i32::from(body.y), text, style);
}

/// The index of the text of several messages that takes no more than one of them.
pub(super) const SHORTEST: usize = 2;

/// Whether so many messages are written with their number in the text of this index.
pub(super) const fn has_number(count: usize, text: usize) -> bool {
    text != SHORTEST || count < 10
}

/// How several messages are written in one place, the longest first: `?×3`, `×3`, `3`.
pub(super) fn pile_texts(kind: Option<&Message>, count: usize, look: &Look) -> [String; 3] {
    let times = look.glyphs.times;
    let glyph = kind.map_or("", |message| looks(message, look).0);
    let alone = if has_number(count, SHORTEST) { count.to_string() } else { "+".to_owned() };
    [format!("{glyph}{times}{count}"), format!("{times}{count}"), alone]
}

pub(super) fn draw(canvas: &mut Canvas<'_>, clip: Rect, look: &Look, message: &Message, form: Form, body: Rect) {
    let (glyph, [_, style, end]) = looks(message, look);
    let (x, y) = (i32::from(body.x), i32::from(body.y));
    let text = form.text(message, look, glyph);
    let after = if form.has_ends() {
        let (left, right) = ends(message, look);
        canvas.put(clip, x, y, left, end);
        let after = canvas.write(clip, x + 1, y, &text, style);
        canvas.put(clip, after, y, right, end);
        after + 1
    } else {
        canvas.write(clip, x, y, &text, style)
    };
    if is_marked(message) {
        canvas.put(clip, after, y, look.glyphs.state(Role::Traitor), look.theme.fault());
    }
}

/// Shows that a message is the selected one: brackets in the place of its ends, and a line under it.
pub(super) fn mark_selected(canvas: &mut Canvas<'_>, clip: Rect, look: &Look, form: Form, body: Rect) {
    let (left, right, y) = (i32::from(body.x), i32::from(body.right()) - 1, i32::from(body.y));
    if form.has_ends() {
        let style = look.theme.strong();
        canvas.put(clip, left, y, "[", style);
        canvas.put(clip, right, y, "]", style);
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
