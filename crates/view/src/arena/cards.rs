//! Processes: tiles for those that compete, outlines for the others, the id as large as fits.

mod large;

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::beside::{armed, badge_lengths};
use super::digits::Size;
use super::geometry::CardSize;
use crate::Look;
use crate::canvas::Canvas;
use crate::shown::Part;
use crate::target::Target;
use suffrage_engine::engine::{Face, Process};
use suffrage_engine::protocol::{Cell, Datum, Id, MessageClass, Role, Strip, Topology};

pub(super) fn draw<'a>(
    canvas: &mut Canvas<'_>,
    (look, clip): (&Look, Rect),
    (size, topology): (CardSize, Topology),
    processes: impl Iterator<Item = (&'a Process, Rect)>,
    (selected, strip): (usize, Strip),
) {
    let processes: Vec<(&Process, Rect)> = processes.collect();
    let down: Vec<Id> =
        processes.iter().filter(|(process, _)| process.role == Role::Crashed).map(|(process, _)| process.id).collect();
    for (process, card) in processes {
        let says = match process.elected.filter(|_| process.role != Role::Crashed) {
            Some(Cell::Decided(value)) => Some(Says::Decided(value)),
            Some(Cell::Leader(_)) | None => {
                let follows = process.follows().filter(|_| process.role != Role::Crashed);
                follows.map(|id| Says::Follows { id, is_down: down.contains(&id) })
            }
        };
        let has_badge = topology != Topology::TwoWayRing;
        let selected = process.position == selected;
        let painter = Painter { has_badge, says, clip, card, process, look, selected, strip, part: None };
        painter.draw(canvas, size);
    }
}

/// What stands on the card of a process in one of its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PartSays {
    /// The glyph of its state.
    pub glyph: &'static str,
    /// What it holds, the longest first.
    pub holds: Vec<String>,
}

/// Draws a process in one of its parts: its role is that of the part.
pub(crate) fn draw_part(
    canvas: &mut Canvas<'_>,
    (look, clip): (&Look, Rect),
    process: &Process,
    (card, size): (Rect, CardSize),
    (says, selected): (&PartSays, bool),
) {
    let painter = Painter {
        has_badge: false,
        says: None,
        clip,
        card,
        process,
        look,
        selected,
        strip: Strip::Progress,
        part: Some(says),
    };
    painter.draw(canvas, size);
}

/// What the lower side of a card says of what the process holds.
#[derive(Clone, Copy)]
enum Says {
    /// The leader that it follows.
    Follows {
        id: Id,
        is_down: bool,
    },
    Decided(Datum),
}

struct Painter<'a> {
    strip: Strip,
    /// Whether what is said of the process besides its state stands on its card: not on a two-way ring, where a round would be taken
    /// for a message.
    has_badge: bool,
    says: Option<Says>,
    clip: Rect,
    card: Rect,
    process: &'a Process,
    look: &'a Look,
    selected: bool,
    /// Of a card that is one of several of its process.
    part: Option<&'a PartSays>,
}

impl Painter<'_> {
    fn draw(&self, canvas: &mut Canvas<'_>, size: CardSize) {
        canvas.hit(self.card.intersection(self.clip), Target::Process(self.process.position));
        canvas.shown().part(Part::Card(self.process.position), self.card);
        let painter = self;
        match size {
            CardSize::Huge => painter.with_big_digits(canvas, Size::D8),
            CardSize::XxLarge => painter.with_big_digits(canvas, Size::D5),
            CardSize::XLarge => painter.with_big_digits(canvas, Size::D3),
            CardSize::Large => painter.in_three_rows(canvas, 2),
            CardSize::Medium => painter.in_three_rows(canvas, 1),
            CardSize::Small => painter.wrapped(canvas),
            CardSize::XSmall => painter.bare(canvas),
        }
    }

    fn role(&self) -> Role {
        self.process.role
    }

    /// Whether its id is written in large digits.
    const fn is_large(&self) -> bool {
        self.card.height > 3
    }

    fn glyph(&self) -> &'static str {
        self.part.map_or_else(|| self.look.glyphs.state(self.role()), |part| part.glyph)
    }

    fn badges(&self) -> Vec<String> {
        if self.has_badge { badge_lengths(self.process, self.look) } else { Vec::new() }
    }

    fn solid(&self) -> bool {
        self.look.theme.is_solid(self.role())
    }

    /// Whether it has a frame: of the tiles only the leader's has one.
    fn is_framed(&self) -> bool {
        !self.solid() || self.role() == Role::Leader
    }

    /// The style of the frame, the glyph and the word.
    fn edge(&self) -> Style {
        let edge = self.plain(self.look.theme.edge(self.role()));
        if self.role() == Role::Crashed { edge.add_modifier(Modifier::BOLD) } else { edge }
    }

    /// A crash is to be seen from far: nothing of it is dim.
    fn plain(&self, style: Style) -> Style {
        if self.role() == Role::Crashed { style.remove_modifier(Modifier::DIM) } else { style }
    }

    /// The id, or the number that stands for it where the process knows none.
    fn id(&self) -> String {
        match self.process.face {
            Face::Id => self.process.id.to_string(),
            Face::Hidden => self.look.texts.spelled("·").into_owned(),
            Face::Drawn(number) => number.to_string(),
        }
    }

    /// In the corner of a card that shows no id: the name by which the screen calls the process.
    fn name(&self, canvas: &mut Canvas<'_>, column: u16) {
        if self.process.face == Face::Id {
            return;
        }
        let name = self.look.texts.name(self.process.id);
        if column + (name.len() as u16) < self.card.width {
            let style = if self.solid() { self.look.theme.tile_plain(self.role()) } else { self.look.theme.muted() };
            self.write(canvas, (column, 0), &name, style);
            let after = column + name.len() as u16;
            if self.is_framed() && column > 1 && after + 1 < self.card.width {
                self.write(canvas, (after, 0), " ", style);
            }
        }
    }

    fn write(&self, canvas: &mut Canvas<'_>, (column, row): (u16, u16), text: &str, style: Style) {
        canvas.write(self.clip, i32::from(self.card.x + column), i32::from(self.card.y + row), text, style);
    }

    fn ground(&self, canvas: &mut Canvas<'_>) {
        let theme = &self.look.theme;
        let style = if self.solid() { theme.tile_plain(self.role()) } else { Style::new() };
        canvas.fill(self.clip, self.card, style);
        if self.card.height > 1 && self.is_framed() {
            self.frame(canvas, self.edge());
        }
    }

    fn frame(&self, canvas: &mut Canvas<'_>, style: Style) {
        let frame = self.look.glyphs.frame(self.role());
        let (right, bottom) = (self.card.width - 1, self.card.height - 1);
        for column in 1..right {
            self.write(canvas, (column, 0), frame.across, style);
            self.write(canvas, (column, bottom), frame.across, style);
        }
        for row in 1..bottom {
            self.write(canvas, (0, row), frame.down, style);
            self.write(canvas, (right, row), frame.down, style);
        }
        self.corners(canvas, frame.corners, style);
    }

    fn corners(&self, canvas: &mut Canvas<'_>, corners: [&str; 4], style: Style) {
        let (right, bottom) = (self.card.width - 1, self.card.height - 1);
        for (at, symbol) in [(0, 0), (right, 0), (0, bottom), (right, bottom)].into_iter().zip(corners) {
            self.write(canvas, at, symbol, style);
        }
    }

    /// The style of a mark on the card: that of a tile, or on an outline its own.
    fn mark(&self, on_outline: Style) -> Style {
        if self.solid() { self.look.theme.tile(self.role()) } else { on_outline }
    }

    fn marks(&self, canvas: &mut Canvas<'_>) {
        let theme = &self.look.theme;
        if let Some(after) = armed(self.process) {
            let mark = format!("{}{after}", self.look.glyphs.armed);
            let style = self.mark(theme.fault());
            let width = mark.chars().count() as u16;
            if width + 2 <= self.card.width {
                self.write(canvas, (self.card.width - 1 - width, 0), &mark, style);
            }
        }
        if self.selected {
            let style = self.mark(theme.strong());
            if matches!(self.role(), Role::Leader | Role::Decided | Role::Crashed) {
                return self.selected_inside(canvas, style);
            }
            self.corners(canvas, self.look.glyphs.selected, style);
        }
    }

    /// A frame that says something by itself stays whole: the marks of the selected process stand inside of it.
    fn selected_inside(&self, canvas: &mut Canvas<'_>, style: Style) {
        let (right, bottom) = (self.card.width - 2, self.card.height - 2);
        if bottom > 1 {
            for (at, symbol) in
                [(1, 1), (right, 1), (1, bottom), (right, bottom)].into_iter().zip(self.look.glyphs.selected)
            {
                self.write(canvas, at, symbol, style);
            }
            return;
        }
        let free = |column: u16| canvas.symbol(self.card.x + column, self.card.y + 1) == " ";
        if free(1) && free(right) {
            let (from, to) = self.look.glyphs.pointers;
            self.write(canvas, (1, 1), from, style);
            self.write(canvas, (right, 1), to, style);
        } else {
            for column in 1..=right {
                if let Some(cell) = canvas.cell_mut(self.card.x + column, self.card.y + 1) {
                    cell.modifier.insert(Modifier::UNDERLINED);
                }
            }
        }
    }

    /// On the lower right of an outline: whom the process follows, or what it has decided.
    fn follows(&self, canvas: &mut Canvas<'_>) {
        if let Some((text, style)) = self.followed() {
            let columns = text.chars().count() as u16;
            let at = (self.card.width - 1 - columns, self.card.height - 1);
            let star = text.chars().take_while(|letter| !letter.is_alphanumeric()).count() as u16;
            // What is struck is the id only.
            self.write(canvas, at, &text, style.remove_modifier(Modifier::CROSSED_OUT));
            let id: String = text.chars().skip(usize::from(star)).collect();
            self.write(canvas, (at.0 + star, at.1), &id, style);
        }
    }

    /// What an outline says of what it holds, if it has room for that.
    fn followed(&self) -> Option<(String, Style)> {
        let theme = &self.look.theme;
        let held = |role: Role| theme.state_text(role).remove_modifier(Modifier::REVERSED).add_modifier(Modifier::BOLD);
        let (text, style) = match self.says.filter(|_| !self.solid())? {
            Says::Follows { id, is_down: true } => {
                (self.look.texts.name(id), theme.fault().add_modifier(Modifier::BOLD | Modifier::CROSSED_OUT))
            }
            Says::Follows { id, is_down: false } => {
                let star = self.look.glyphs.message(MessageClass::Elected);
                (format!("{star}{}", self.look.texts.name(id)), held(Role::Leader))
            }
            // Below large digits it stands in the place of the state's word.
            Says::Decided(_) if self.is_large() => return None,
            Says::Decided(value) => (value.to_string(), held(Role::Decided)),
        };
        // A side of a frame that ran up to it would be read as a minus.
        let aired = [format!(" {text}"), text];
        aired
            .into_iter()
            .find(|text| text.chars().count() + 2 <= usize::from(self.card.width))
            .map(|text| (text, style))
    }

    /// L and M: glyph and id in the middle row.
    fn in_three_rows(&self, canvas: &mut Canvas<'_>, margin: u16) {
        self.ground(canvas);
        let theme = &self.look.theme;
        self.write(canvas, (margin, 1), self.glyph(), self.edge());
        let id = self.id();
        let at = self.card.width - margin - id.chars().count() as u16;
        self.write(canvas, (at, 1), &id, self.plain(theme.tile(self.role())));
        match self.part {
            Some(part) => self.part_holds(canvas, part),
            None => self.follows(canvas),
        }
        self.badge(canvas, margin);
        self.name(canvas, 1);
        self.marks(canvas);
    }

    /// The badge of an L or M card: in the lower side, or beside whom it follows, or where both have no room in the upper side.
    fn badge(&self, canvas: &mut Canvas<'_>, margin: u16) {
        let badge = self.badges().pop().filter(|badge| !badge.is_empty());
        let Some(badge) = badge else { return };
        let is_aired = self.is_framed() && badge.chars().count() + 3 <= usize::from(self.card.width);
        let badge = if is_aired { format!(" {badge}") } else { badge };
        let (columns, room) = (badge.chars().count() as u16, self.card.width - 2);
        let followed = self.followed().map_or(0, |(text, _)| text.chars().count() as u16);
        let style = self.look.theme.edge(self.role());
        if columns > room {
            return;
        }
        if followed == 0 {
            let at = (self.card.width - margin).saturating_sub(columns).max(1);
            self.write(canvas, (at, 2), &badge, style);
        } else if columns + followed <= room {
            self.write(canvas, (1, 2), &badge, style);
        } else if armed(self.process).is_none() {
            self.write(canvas, (self.card.width - 1 - columns, 0), &badge, style);
        }
    }

    /// The style of an id in one row: only tiles are bold, so that they stand out.
    fn small_id(&self) -> Style {
        let theme = &self.look.theme;
        self.plain(if self.solid() { theme.tile(self.role()) } else { theme.tile_plain(self.role()) })
    }

    /// S: the id between the brackets of its state.
    fn wrapped(&self, canvas: &mut Canvas<'_>) {
        let (theme, glyphs) = (&self.look.theme, &self.look.glyphs);
        self.ground(canvas);
        let mark = self.mark(theme.edge(self.role()));
        let (left, right) = glyphs.wrap(self.role());
        self.write(canvas, (0, 0), left, mark);
        self.write(canvas, (self.card.width - 1, 0), right, mark);
        if armed(self.process).is_some() {
            let style = self.mark(theme.fault());
            self.write(canvas, (self.card.width - 1, 0), glyphs.armed, style);
        }
        if self.selected {
            let style = self.mark(theme.strong());
            let (left, right) = glyphs.selected_wrap(self.role());
            self.write(canvas, (0, 0), left, style);
            if armed(self.process).is_none() {
                self.write(canvas, (self.card.width - 1, 0), right, style);
            }
        }
        let id = self.id();
        self.write(canvas, (self.card.width - 1 - id.chars().count() as u16, 0), &id, self.small_id());
    }

    /// XS: the id alone; underlined when selected.
    fn bare(&self, canvas: &mut Canvas<'_>) {
        self.ground(canvas);
        let id = self.id();
        let style = self.bare_id();
        let style = if self.selected { style.add_modifier(Modifier::UNDERLINED) } else { style };
        self.write(canvas, (self.card.width - id.chars().count() as u16, 0), &id, style);
    }

    /// The style of a bare id. Without colours its modifiers are all there is: leaders and competitors are tiles, competitors
    /// bold; a waiting process is a bold outline.
    fn bare_id(&self) -> Style {
        let theme = &self.look.theme;
        match self.role() {
            Role::Leader if theme.is_mono() => theme.tile_plain(Role::Leader).remove_modifier(Modifier::BOLD),
            role @ (Role::Waiting | Role::Relay | Role::Black | Role::Decided) => theme.state_text(role),
            _ if self.selected && !theme.is_mono() => self.small_id().add_modifier(Modifier::BOLD),
            _ => self.small_id(),
        }
    }

    /// What a part holds, in the middle of the lower side.
    fn part_holds(&self, canvas: &mut Canvas<'_>, part: &PartSays) {
        let room = usize::from(self.card.width - 2);
        let aired = |text: &String| [format!(" {text} "), format!(" {text}")].into_iter().filter(|_| self.is_framed());
        let all = part.holds.iter().flat_map(|text| aired(text).chain([text.clone()]));
        let Some(text) = { all }.find(|text| text.chars().count() <= room) else { return };
        let length = text.chars().count();
        let style = if self.solid() { self.edge().add_modifier(Modifier::BOLD) } else { self.edge() };
        self.write(canvas, ((room + 2 - length).div_ceil(2) as u16, self.card.height - 1), &text, style);
    }
}
