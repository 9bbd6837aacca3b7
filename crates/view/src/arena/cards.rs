//! Draws processes as cards: solid tiles for competing processes, outlines for the others, the id as large as possible.

use super::{beside::armed, beside::badge_lengths, middle::Size, middle::digits_width, middle::draw_digits};
use crate::arena::prelude::*;
use suffrage_engine::protocol::Cell;

pub(super) fn draw(canvas: &mut Canvas<'_>, scene: &Scene<'_>, clip: Rect, size: CardSize, cards: &[(&Process, Rect)]) {
    let Scene { frame, view, look } = *scene;
    let down = cards.iter().map(|(process, _)| process).filter(|process| process.role == Role::Crashed);
    let down: Vec<Id> = down.map(|process| process.id).collect();
    for &(process, card) in cards {
        let says = match process.elected {
            _ if process.role == Role::Crashed => None,
            Some(Cell::Decided(value)) => Some(EdgeText::Decided(value)),
            _ => process.follows().map(|id| EdgeText::Follows { id, is_down: down.contains(&id) }),
        };
        let has_badge = frame.topology != Topology::TwoWayRing || frame.protocol_id.program().is_some();
        let (selected, strip, roles, part) = (process.position == view.selected, frame.strip, frame.roles, None);
        Painter { strip, roles, has_badge, says, clip, card, process, look, selected, part }.draw(canvas, size);
    }
}

/// The text on a card in a lane. A process has a card in each lane where it plays a role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PartText {
    pub glyph: &'static str,
    /// The value or the state to write on the card, the longest form first.
    pub holds: Vec<String>,
}

/// Draws a card in a lane. The caller must set `process.role` to the role in this lane.
pub(crate) fn draw_part(
    canvas: &mut Canvas<'_>,
    (look, clip): (&Look, Rect),
    process: &Process,
    (card, size): (Rect, CardSize),
    (says, selected): (&PartText, bool),
) {
    let (strip, roles, part) = (Strip::Progress, &[][..], Some(says));
    Painter { has_badge: false, says: None, clip, card, process, look, selected, strip, roles, part }
        .draw(canvas, size);
}

#[derive(Clone, Copy)]
enum EdgeText {
    Follows { id: Id, is_down: bool },
    Decided(Datum),
}

struct Painter<'a> {
    strip: Strip,
    roles: &'static [Role],
    /// Whether the card may have a badge. On a two-way ring, a badge such as a round would look like a message. The only
    /// badge of a user's algorithm has the sign of a halted process.
    has_badge: bool,
    says: Option<EdgeText>,
    clip: Rect,
    card: Rect,
    process: &'a Process,
    look: &'a Look,
    selected: bool,
    /// The text of one role; `None` if the card shows the whole process.
    part: Option<&'a PartText>,
}

impl Painter<'_> {
    fn draw(&self, canvas: &mut Canvas<'_>, size: CardSize) {
        canvas.hits.add(self.card.intersection(self.clip), Target::Process(self.process.position));
        canvas.record().part(Part::Card(self.process.position), self.card);
        self.ground(canvas);
        match (Size::on(size), size) {
            (Some(digits), _) => self.with_big_digits(canvas, digits),
            (None, CardSize::Small) => self.wrapped(canvas),
            (None, CardSize::XSmall) => self.bare(canvas),
            (None, _) => self.in_three_rows(canvas, if size == CardSize::Large { 2 } else { 1 }),
        }
    }

    fn role(&self) -> Role {
        self.process.role
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

    fn is_framed(&self) -> bool {
        !self.solid() || self.role() == Role::Leader
    }

    fn edge(&self) -> Style {
        let edge = self.plain(self.look.theme.edge(self.role()));
        if self.role() == Role::Crashed { edge.add_modifier(Modifier::BOLD) } else { edge }
    }

    /// Removes "dim" from the style of a crashed process, so that a crash is visible from far away.
    fn plain(&self, style: Style) -> Style {
        if self.role() == Role::Crashed { style.remove_modifier(Modifier::DIM) } else { style }
    }

    fn id(&self) -> String {
        match self.process.face {
            Face::Id => self.process.id.to_string(),
            Face::Hidden => self.look.texts.spelled("·").into_owned(),
            Face::Drawn(number) => number.to_string(),
        }
    }

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
        if self.card.height == 1 || !self.is_framed() {
            return;
        }
        let (frame, edge) = (self.look.glyphs.frame(self.role()), self.edge());
        let (right, bottom) = (self.card.width - 1, self.card.height - 1);
        for column in 1..right {
            self.write(canvas, (column, 0), frame.across, edge);
            self.write(canvas, (column, bottom), frame.across, edge);
        }
        for row in 1..bottom {
            self.write(canvas, (0, row), frame.down, edge);
            self.write(canvas, (right, row), frame.down, edge);
        }
        self.corners(canvas, 0, frame.corners, edge);
    }

    fn corners(&self, canvas: &mut Canvas<'_>, inside: u16, corners: [&str; 4], style: Style) {
        let (right, bottom) = (self.card.width - 1 - inside, self.card.height - 1 - inside);
        let places = [(inside, inside), (right, inside), (inside, bottom), (right, bottom)];
        places.into_iter().zip(corners).for_each(|(at, symbol)| self.write(canvas, at, symbol, style));
    }

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
            self.corners(canvas, 0, self.look.glyphs.selected, style);
        }
    }

    /// Draws the mark of the selected process inside the frame of the card, because the frame itself shows the state.
    fn selected_inside(&self, canvas: &mut Canvas<'_>, style: Style) {
        let right = self.card.width - 2;
        if self.card.height > 3 {
            return self.corners(canvas, 1, self.look.glyphs.selected, style);
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

    fn follows(&self, canvas: &mut Canvas<'_>) {
        if let Some((text, style)) = self.followed() {
            let (x, y) = (self.card.width - 1 - text.chars().count() as u16, self.card.height - 1);
            // If the leader has crashed, only its id is struck through, not the text before the id.
            self.write(canvas, (x, y), &text, style.remove_modifier(Modifier::CROSSED_OUT));
            let id = text.trim_start_matches(|letter: char| !letter.is_alphanumeric());
            let star = text.chars().count() - id.chars().count();
            self.write(canvas, (x + star as u16, y), id, style);
        }
    }

    fn followed(&self) -> Option<(String, Style)> {
        let theme = &self.look.theme;
        let held = |role: Role| theme.state_text(role).remove_modifier(Modifier::REVERSED).add_modifier(Modifier::BOLD);
        let (text, style) = match self.says.filter(|_| !self.solid())? {
            EdgeText::Follows { id, is_down: true } => {
                (self.look.texts.name(id), theme.fault().add_modifier(Modifier::BOLD | Modifier::CROSSED_OUT))
            }
            EdgeText::Follows { id, is_down: false } => {
                let star = self.look.glyphs.message(MessageClass::Elected);
                (format!("{star}{}", self.look.texts.name(id)), held(Role::Leader))
            }
            // Cards with large digits show the value elsewhere, in place of the word of the state.
            EdgeText::Decided(_) if self.card.height > 3 => return None,
            EdgeText::Decided(value) => (value.to_string(), held(Role::Decided)),
        };
        // The blank keeps the frame line from looking like a minus sign.
        let mut aired = [format!(" {text}"), text].into_iter();
        let text = aired.find(|text| text.chars().count() + 2 <= usize::from(self.card.width))?;
        Some((text, style))
    }

    fn in_three_rows(&self, canvas: &mut Canvas<'_>, margin: u16) {
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
            // The blank replaces a single dash of the frame.
            let badge = if is_aired && at + columns + 2 == self.card.width { format!("{badge} ") } else { badge };
            self.write(canvas, (at, 2), &badge, style);
        } else if columns + followed <= room {
            self.write(canvas, (1, 2), &badge, style);
        } else if armed(self.process).is_none() {
            self.write(canvas, (self.card.width - 1 - columns, 0), &badge, style);
        }
    }

    fn small_id(&self) -> Style {
        let theme = &self.look.theme;
        self.plain(if self.solid() { theme.tile(self.role()) } else { theme.tile_plain(self.role()) })
    }

    fn wrapped(&self, canvas: &mut Canvas<'_>) {
        let (theme, glyphs) = (&self.look.theme, &self.look.glyphs);
        let (left, right, style) = if self.selected {
            let (left, right) = glyphs.selected_wrap(self.role());
            (left, right, self.mark(theme.strong()))
        } else {
            let (left, right) = glyphs.wrap(self.role());
            (left, right, self.mark(theme.edge(self.role())))
        };
        self.write(canvas, (0, 0), left, style);
        let is_armed = armed(self.process).is_some();
        let (right, style) = if is_armed { (glyphs.armed, self.mark(theme.fault())) } else { (right, style) };
        let (id, last) = (self.id(), self.card.width - 1);
        self.write(canvas, (last, 0), right, style);
        self.write(canvas, (last - id.chars().count() as u16, 0), &id, self.small_id());
    }

    fn bare(&self, canvas: &mut Canvas<'_>) {
        let (id, theme) = (self.id(), &self.look.theme);
        let style = match self.role() {
            Role::Leader if theme.is_mono() => theme.tile_plain(Role::Leader).remove_modifier(Modifier::BOLD),
            role @ (Role::Waiting | Role::Relay | Role::Black | Role::Decided) => theme.state_text(role),
            _ if self.selected && !theme.is_mono() => self.small_id().add_modifier(Modifier::BOLD),
            _ => self.small_id(),
        };
        let style = if self.selected { style.add_modifier(Modifier::UNDERLINED) } else { style };
        self.write(canvas, (self.card.width - id.chars().count() as u16, 0), &id, style);
    }

    fn part_holds(&self, canvas: &mut Canvas<'_>, part: &PartText) {
        let room = usize::from(self.card.width - 2);
        let aired = |text: &String| [format!(" {text} "), format!(" {text}")].into_iter().filter(|_| self.is_framed());
        let all = part.holds.iter().flat_map(|text| aired(text).chain([text.clone()]));
        let Some(text) = { all }.find(|text| text.chars().count() <= room) else { return };
        let length = text.chars().count();
        let style = if self.solid() { self.edge().add_modifier(Modifier::BOLD) } else { self.edge() };
        self.write(canvas, ((room + 2 - length).div_ceil(2) as u16, self.card.height - 1), &text, style);
    }

    fn with_big_digits(&self, canvas: &mut Canvas<'_>, size: Size) {
        let theme = &self.look.theme;
        let edge = self.edge();
        let glyph = if self.is_framed() { format!(" {} ", self.glyph()) } else { self.glyph().to_owned() };
        self.write(canvas, (1, 0), &glyph, edge);
        match self.part {
            Some(part) => self.part_holds(canvas, part),
            None => self.caption(canvas, edge),
        }
        let id = self.id();
        if let Some(width) = digits_width(&id, size, &self.look.glyphs) {
            // Digits made of blocks cannot be struck through; frame, glyph and word show the crash.
            let style = self.plain(theme.tile(self.role())).remove_modifier(Modifier::CROSSED_OUT);
            let at = Position::new(self.card.x + (self.card.width - width) / 2, self.card.y + 1);
            draw_digits(canvas, &self.look.glyphs, (self.clip, at), (&id, size, style));
        } else {
            let at = ((self.card.width - id.chars().count() as u16) / 2, self.card.height / 2);
            self.write(canvas, at, &id, theme.tile(self.role()));
        }
        // A glyph in a frame has a blank after it already.
        self.name(canvas, glyph.chars().count() as u16 + if self.is_framed() { 1 } else { 2 });
        if self.role() == Role::Crashed {
            self.cross(canvas);
        }
        self.follows(canvas);
        self.marks(canvas);
    }

    fn caption(&self, canvas: &mut Canvas<'_>, style: Style) {
        let followed = self.followed().map_or(0, |(text, _)| text.chars().count());
        let room = usize::from(self.card.width - 2) - followed;
        let spaced = |text: String| if self.is_framed() { format!(" {text} ") } else { text };
        let fitted = |text: String, room: usize| {
            [spaced(text.clone()), text].into_iter().find(|text| text.chars().count() <= room)
        };
        let word = match self.says {
            Some(EdgeText::Decided(value)) if !self.solid() => value.to_string(),
            Some(EdgeText::Decided(_) | EdgeText::Follows { .. }) | None => {
                let word = self.look.texts.fit(words::state_in(self.strip, self.roles, self.role()));
                word.within(room).unwrap_or_else(|| word.shortest()).to_owned()
            }
        };
        let badges = self.badges();
        let both = badges.iter().find_map(|badge| fitted(format!("{word} {badge}"), room));
        // The glyph takes the left end of the upper edge.
        let corner = (room / 2).saturating_sub(1);
        let free = both.is_none() && armed(self.process).is_none();
        let apart = badges.iter().filter(|_| free).find_map(|badge| fitted(badge.clone(), corner));
        // If word and badge do not both fit, the badge is written: glyph and colour also show the state.
        let alone = || badges.iter().filter(|_| apart.is_none()).find_map(|badge| fitted(badge.clone(), room));
        let caption = both.or_else(alone).or_else(|| fitted(word, room)).unwrap_or_default();
        let length = caption.chars().count();
        if length > 0 {
            // Without this blank, a single dash of the frame would remain before the followed leader.
            let closed = if followed > 0 && length + 1 == room { format!("{caption} ") } else { caption };
            self.write(canvas, (((room + 2 - length) / 2) as u16, self.card.height - 1), &closed, style);
        }
        if let Some(badge) = apart {
            let badge = if self.is_framed() && !badge.starts_with(' ') { format!(" {badge}") } else { badge };
            self.write(canvas, (self.card.width - 1 - badge.chars().count() as u16, 0), &badge, style);
        }
    }

    fn cross(&self, canvas: &mut Canvas<'_>) {
        // The corners of the frame are a part of the cross already.
        let inner = self.card.inner(Margin { horizontal: 1, vertical: 1 });
        let mut dots = Dots::new(inner);
        let style = self.look.theme.fault();
        let (left, right) = (f64::from(self.card.left()), f64::from(self.card.right()) - 0.25);
        let (top, bottom) = (2.0 * f64::from(self.card.top()), 2.0 * f64::from(self.card.bottom()) - 0.25);
        for ends in [[(left, top), (right, bottom)], [(right, top), (left, bottom)]] {
            let path = Path::through(ends.map(|(x, y)| Point { x, y }).to_vec());
            dots.path(&path, Stroke::Thick, Heat::Lost, style);
        }
        // Lines through a digit would make it unreadable.
        for Position { x, y } in inner.positions().filter(|at| canvas.symbol(at.x, at.y) != " ") {
            dots.clear(cell((x.into(), y.into())));
        }
        dots.draw(self.look.glyphs.lines, canvas);
    }
}
