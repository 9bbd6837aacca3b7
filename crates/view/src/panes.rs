//! The panes, and the bars above and below them. Each has a painter, which reads the scene, writes into its area, and
//! changes nothing else.
//!
//! A new pane needs a file here, a line in each list of panes below, and its texts. The Tab key brings the pane into
//! view.

pub(super) mod algorithm;
pub(super) mod checked;
pub(super) mod chips;
pub(super) mod compare;
pub(super) mod elected;
pub(super) mod footer;
pub(super) mod gauge;
pub(super) mod graph;
pub(super) mod header;
pub(super) mod holds;
pub(super) mod how;
pub(super) mod log;
pub(super) mod processes;
pub(super) mod properties;
pub(super) mod space_time;
pub(super) mod timeline;

use crate::prelude::*;

/// The panes, in the order in which the Tab key selects them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pane {
    Arena,
    Algorithm,
    How,
    Log,
    Processes,
    Holds,
    SpaceTime,
    Checked,
    Properties,
}

impl Pane {
    pub const ALL: &'static [Self] = {
        use Pane::{Algorithm, Arena, Checked, Holds, How, Log, Processes, Properties, SpaceTime};
        &[Arena, Algorithm, How, Log, Processes, Holds, SpaceTime, Checked, Properties]
    };
}

pub(super) fn draw(scene: &Scene<'_>, slot: Slot, canvas: &mut Canvas<'_>) {
    canvas.hits.add(slot.place, Target::Pane(slot.pane));
    let draw = match slot.pane {
        Pane::Arena => graph::draw,
        Pane::Algorithm => algorithm::draw,
        Pane::How => how::draw,
        Pane::Log => log::draw,
        Pane::Processes => processes::draw,
        Pane::Holds => holds::draw,
        Pane::SpaceTime => space_time::draw,
        Pane::Checked => checked::draw,
        Pane::Properties => properties::draw,
    };
    draw(scene, slot, canvas);
}

pub(super) fn ask(area: Rect, n: usize, view: &View, ask: &mut Ask) {
    graph::ask(area, n, view, ask);
    how::ask(area, view, ask);
    (ask.log_lines, ask.log_back) = (usize::from(area.height), view.log_back);
    ask.holdings = if view.focus == Pane::Holds { usize::from(area.height) } else { 0 };
    space_time::ask(area, n, view, ask);
}

/// The number of rows that a pane needs, at most `most`; `None` if the pane takes all rows that other panes leave free.
pub(super) fn rows(pane: Pane, scene: &Scene<'_>, column: Rect, most: u16) -> Option<u16> {
    match pane {
        Pane::Algorithm => Some(algorithm::rows(scene, column.width, most)),
        Pane::How => Some(how::rows_beside(scene, column.width)),
        Pane::Processes => Some(processes::rows(scene, most)),
        Pane::Arena | Pane::Log | Pane::Holds | Pane::SpaceTime | Pane::Checked | Pane::Properties => None,
    }
}

/// The place of a pane on the largest screens (the wall class); `None` if the pane has no place of its own there.
pub(super) const fn on_wall(pane: Pane) -> Option<WallPlace> {
    match pane {
        Pane::Algorithm | Pane::How | Pane::Properties => Some(WallPlace::Left),
        Pane::Log | Pane::Processes => Some(WallPlace::Right),
        Pane::SpaceTime => Some(WallPlace::Below),
        Pane::Arena | Pane::Holds | Pane::Checked => None,
    }
}

/// The place of a pane on the largest screens (the wall class): a column beside the graph, or the rows below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WallPlace {
    Left,
    Right,
    Below,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Slot {
    pub(super) pane: Pane,
    pub(super) place: Rect,
    /// The height of the pane without a note, in rows, for the layout of the graph. So a note moves no process.
    pub(super) column: u16,
}

impl Slot {
    pub(super) const fn new(pane: Pane, place: Rect) -> Self {
        Self { pane, place, column: place.height }
    }

    pub(super) fn below_rule(&self) -> Rect {
        below_rule(self.place)
    }

    pub(super) fn draw_rule(&self, scene: &Scene<'_>, title: TextId, rule: Rule, canvas: &mut Canvas<'_>) {
        let focused = scene.view.focus == self.pane;
        Rule { focused, ..rule }.draw(scene, self.place, &scene.say(title), canvas);
    }
}

pub(super) fn below_rule(place: Rect) -> Rect {
    Rect { y: place.y + 1.min(place.height), height: place.height.saturating_sub(1), ..place }
}

/// The title line at the top of a pane: `─ LOG ─────── 3 newer ─`. Panes have no boxes.
#[derive(Default)]
pub(super) struct Rule {
    pub(super) focused: bool,
    /// The text after the title. It is left out if there is no room for it and the text at the right.
    pub(super) aside: Option<(Fit, Style)>,
    pub(super) right: Option<(Fit, Style)>,
}

impl Rule {
    pub(super) fn right(text: Fit, style: Style) -> Self {
        Self { right: Some((text, style)), ..Self::default() }
    }

    pub(super) fn draw(&self, scene: &Scene<'_>, area: Rect, title: &str, canvas: &mut Canvas<'_>) {
        let theme = scene.theme();
        let stroke = scene.glyphs().rule;
        let mut pen = canvas.row(area, 0);
        let ink = theme.rule();
        if pen.left() < title.width() + 4 {
            let room = pen.left();
            pen.repeat(stroke, room, ink);
            return;
        }
        pen.write(stroke, ink);
        // A zoomed pane always has the focus, and a chip would be directly below the chip of the header.
        if self.focused && !scene.view.zoomed {
            pen.stamp(&format!(" {title} "), theme.chip());
        } else {
            pen.skip(1).write(title, theme.title()).skip(1);
        }
        // Each text gets its longest form that leaves room for the shortest form of the other.
        let beside = self.aside.as_ref().map_or(0, |(text, _)| text.shortest().width() + 4);
        let room = pen.left().saturating_sub(4);
        let fits = |(text, style): &'_ (Fit, Style)| {
            let fits = text.within(room.saturating_sub(beside)).or_else(|| text.within(room))?;
            (!fits.is_empty()).then(|| (fits.to_owned(), *style))
        };
        let right = self.right.as_ref().and_then(fits);
        let tail = right.as_ref().map_or(0, |(text, _)| text.width() + 3);
        if let Some((text, style)) = &self.aside
            && let Some(fits) = text.within(pen.left().saturating_sub(tail + 5))
        {
            pen.repeat(stroke, 2, ink).skip(1).write(fits, *style).skip(1);
        }
        let line = pen.left() - tail;
        pen.repeat(stroke, line, ink);
        if let Some((text, style)) = right {
            pen.skip(1).write(&text, style).skip(1).write(stroke, ink);
        }
    }
}

pub(super) fn sign_of(scene: &Scene<'_>, sign: Sign) -> (&'static str, Style) {
    let theme = scene.theme();
    // The sign of a start looks like the run's first kind of messages.
    let first = scene.frame.usual_class(0).unwrap_or(MessageClass::Election);
    let style = match sign {
        Sign::Message(class) => theme.message_text(class),
        Sign::Start => theme.message_text(first),
        Sign::Lost | Sign::Crash | Sign::Cut | Sign::Broken => theme.fault(),
        Sign::Bounced | Sign::Revive | Sign::Mend => theme.strong(),
        Sign::Leader => theme.state_text(Role::Leader).add_modifier(Modifier::BOLD),
        Sign::Chosen => theme.state_text(Role::Decided).add_modifier(Modifier::BOLD),
        Sign::Timer | Sign::Note | Sign::Info => theme.muted().add_modifier(Modifier::BOLD),
    };
    (sign_glyph(scene.glyphs(), sign, first), style)
}

/// The glyph of a sign. `first`: the class of the protocol's first kind of message, whose glyph a start has.
pub(super) const fn sign_glyph(glyphs: &Glyphs, sign: Sign, first: MessageClass) -> &'static str {
    match sign {
        Sign::Message(class) => glyphs.message(class),
        Sign::Start => glyphs.message(first),
        Sign::Lost => glyphs.lost,
        Sign::Bounced => glyphs.back,
        Sign::Timer => glyphs.timer,
        Sign::Crash => glyphs.state(Role::Crashed),
        Sign::Revive => glyphs.revived,
        Sign::Leader => glyphs.state(Role::Leader),
        Sign::Chosen => glyphs.state(Role::Decided),
        Sign::Cut => glyphs.cut,
        Sign::Mend => glyphs.mended,
        Sign::Broken => glyphs.broken,
        Sign::Note => glyphs.note,
        Sign::Info => glyphs.info,
    }
}

pub(super) fn sign_of_message(scene: &Scene<'_>, message: &Message) -> (&'static str, Style) {
    let sign = match (message.lost, message.notice) {
        (Some(_), _) => Sign::Lost,
        (None, true) => Sign::Bounced,
        (None, false) => Sign::Message(message.class),
    };
    sign_of(scene, sign)
}
