//! The plaque: the leader's own card, large, in the free inside of a graph.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::inside::Inside;
use super::letters::{self, LetterStyle, Size};
use crate::paint::Look;
use crate::paint::canvas::Canvas;
use crate::paint::look::glyphs::Frame;
use crate::protocol::{MessageClass, Role};
use crate::text::{Fit, ids};

/// How a plaque is made: the size of its id, and what is round it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Form {
    size: Size,
    around: Around,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Around {
    /// LEADER in capitals above it.
    Capitals,
    /// A blank column at each side.
    Air,
    /// The frame alone.
    Frame,
}

const fn form(size: Size, around: Around) -> Form {
    Form { size, around }
}

/// The largest first. The capitals give way before the id does, but for one that would be no wider than they are.
const FORMS: [Form; 6] = [
    form(Size::D7, Around::Capitals),
    form(Size::D5Wide, Around::Capitals),
    form(Size::D7, Around::Air),
    form(Size::D5, Around::Air),
    form(Size::D5, Around::Frame),
    form(Size::D3, Around::Frame),
];

/// Below these columns the lower side has no room for a few words.
const COLUMNS: u16 = 18;

impl Form {
    /// The largest that has room in the middle for an id of so many letters, with the first row of it.
    pub(super) fn largest(inside: &Inside, letters: usize, standing: Standing, look: &Look) -> Option<(Self, i32)> {
        // Who is down is called a leader no more.
        let forms = FORMS.iter().filter(|form| standing != Standing::Down || form.around != Around::Capitals);
        forms.into_iter().find_map(|&form| {
            let (columns, rows) = form.cells(letters, look)?;
            let top = (inside.middle.1 - f64::from(rows) / 2.0).round() as i32;
            let top = [0, 1, -1, 2, -2].into_iter().map(|shift| top + shift).find(|&top| inside.holds(top, rows, columns))?;
            Some((form, top))
        })
    }

    /// The largest of which two have room side by side, with so many columns between them.
    pub(super) fn of_two(inside: &Inside, letters: usize, between: u16, look: &Look) -> Option<(Self, i32)> {
        FORMS.iter().skip(2).find_map(|&form| {
            let (columns, rows) = form.cells(letters, look)?;
            let top = (inside.middle.1 - f64::from(rows) / 2.0).round() as i32;
            let width = 2 * columns + between;
            let top = [0, 1, -1, 2, -2].into_iter().map(|shift| top + shift).find(|&top| inside.holds(top, rows, width))?;
            Some((form, top))
        })
    }

    /// The smallest.
    pub(super) const fn smallest() -> Self {
        FORMS[FORMS.len() - 1]
    }

    /// Its columns and rows; nothing if there are no such letters.
    pub(super) fn cells(self, letters: usize, look: &Look) -> Option<(u16, u16)> {
        let id = letters::width(&"0".repeat(letters), self.size, &look.glyphs)?;
        if self.size == Size::D3 {
            return Some((id + 3, 5));
        }
        let rows = self.size.rows() + 2;
        Some(match self.around {
            Around::Capitals => {
                let word = letters::width(&look.texts.say(ids::HUB_LEADER), Size::D3, &look.glyphs)?;
                ((id.max(word) + 4).max(COLUMNS), rows + 4)
            }
            Around::Air => ((id + 4).max(COLUMNS), rows),
            Around::Frame => (id + 2, rows),
        })
    }
}

/// What a plaque says.
pub(super) struct Plaque {
    pub(super) id: String,
    /// Why it leads, or how many know it.
    pub(super) below: Fit,
    pub(super) standing: Standing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    Leads,
    /// It leads in an older term than another one.
    Outdated,
    /// Others hold it as leader; it does not lead.
    Held,
    Down,
}

impl Plaque {
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, clip: Rect, look: &Look, form: Form, place: Rect) {
        let theme = &look.theme;
        let (plain, strong, frame) = match self.standing {
            Standing::Leads => {
                let tile = theme.tile_plain(Role::Leader);
                (tile, theme.tile(Role::Leader), tile)
            }
            Standing::Outdated | Standing::Held => {
                let text = theme.state_text(Role::Leader).remove_modifier(Modifier::REVERSED);
                (text, text.add_modifier(Modifier::BOLD), text)
            }
            Standing::Down => (theme.fault(), theme.fault().add_modifier(Modifier::BOLD), theme.fault()),
        };
        canvas.fill(clip, place, if self.standing == Standing::Leads { plain } else { theme.base() });
        self.frame(canvas, clip, look, place, frame);
        self.title(canvas, clip, look, (form, place), strong);
        self.words(canvas, clip, place, strong);
        self.id(canvas, clip, look, (form, place), plain);
    }

    /// In the lower side, with blanks at both ends where the frame leaves room for them.
    fn words(&self, canvas: &mut Canvas<'_>, clip: Rect, place: Rect, style: Style) {
        let room = usize::from(place.width.saturating_sub(2));
        // What comes first says more than the rest, and may do without blanks.
        let below = self
            .below
            .within(room)
            .filter(|below| !below.is_empty())
            .map(|below| if below.chars().count() + 2 <= room { format!(" {below} ") } else { below.to_owned() });
        if let Some(below) = below {
            middle(canvas, clip, place, place.bottom() - 1, &below, style);
        }
    }

    fn frame(&self, canvas: &mut Canvas<'_>, clip: Rect, look: &Look, place: Rect, style: Style) {
        let frame = match self.standing {
            Standing::Leads | Standing::Outdated => look.glyphs.frame(Role::Leader),
            Standing::Held => &look.glyphs.panel,
            Standing::Down => look.glyphs.frame(Role::Crashed),
        };
        outline(canvas, clip, place, frame, style);
    }

    /// What the upper side says: that it leads, and where that stands in capitals below or has no room, a star.
    fn title(&self, canvas: &mut Canvas<'_>, clip: Rect, look: &Look, (form, place): (Form, Rect), style: Style) {
        let star = look.glyphs.message(MessageClass::Elected);
        match self.standing {
            Standing::Leads | Standing::Outdated => {}
            Standing::Held => return,
            Standing::Down => return middle(canvas, clip, place, place.top(), &format!(" {} ", look.glyphs.lost), style),
        }
        let word = look.texts.say(ids::HUB_LEADER);
        let titles = [format!(" {star} {word} {star} "), word.clone(), format!(" {star} ")];
        let room = usize::from(place.width.saturating_sub(2));
        let title =
            titles.iter().skip(if form.around == Around::Capitals { 2 } else { 0 }).find(|title| title.chars().count() <= room);
        if let Some(title) = title {
            middle(canvas, clip, place, place.top(), title, style);
        }
        if form.around == Around::Capitals {
            let columns = letters::width(&word, Size::D3, &look.glyphs).unwrap_or_default();
            let at = (i32::from(place.x + (place.width - columns) / 2), i32::from(place.y) + 1);
            letters::draw(canvas, clip, at, &word, Size::D3, &look.glyphs, style);
        }
    }

    fn id(&self, canvas: &mut Canvas<'_>, clip: Rect, look: &Look, (form, place): (Form, Rect), style: Style) {
        let Some(columns) = letters::width(&self.id, form.size, &look.glyphs).filter(|columns| *columns + 2 <= place.width)
        else {
            return middle(canvas, clip, place, place.y + place.height / 2, &self.id, style);
        };
        let at = (i32::from(place.x + (place.width - columns) / 2), i32::from(place.bottom() - 1 - form.size.rows()));
        let style = match self.standing {
            Standing::Down => LetterStyle::struck(look.theme.muted(), look.theme.fault()),
            Standing::Leads | Standing::Outdated | Standing::Held => style.into(),
        };
        letters::draw(canvas, clip, at, &self.id, form.size, &look.glyphs, style);
    }
}

/// Draws a frame along the edges of a place.
pub(super) fn outline(canvas: &mut Canvas<'_>, clip: Rect, place: Rect, frame: &Frame, style: Style) {
    let (left, top) = (i32::from(place.left()), i32::from(place.top()));
    let (right, bottom) = (i32::from(place.right()) - 1, i32::from(place.bottom()) - 1);
    for x in left + 1..right {
        canvas.put(clip, x, top, frame.across, style);
        canvas.put(clip, x, bottom, frame.across, style);
    }
    for y in top + 1..bottom {
        canvas.put(clip, left, y, frame.down, style);
        canvas.put(clip, right, y, frame.down, style);
    }
    let corners = [(left, top), (right, top), (left, bottom), (right, bottom)];
    for ((x, y), corner) in corners.into_iter().zip(frame.corners) {
        canvas.put(clip, x, y, corner, style);
    }
}

/// Writes a text in the middle of a row of a place.
fn middle(canvas: &mut Canvas<'_>, clip: Rect, place: Rect, row: u16, text: &str, style: Style) {
    let columns = text.chars().count() as u16;
    let x = place.x + place.width.saturating_sub(columns) / 2;
    canvas.write(clip, i32::from(x), i32::from(row), text, style);
}
