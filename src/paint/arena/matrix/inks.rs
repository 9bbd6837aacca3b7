//! What a kind of messages looks like in a table, made once for a picture.

use ratatui::style::{Color, Modifier, Style};

use crate::paint::Look;
use crate::protocol::MessageClass;

/// What tells kinds of messages that have arrived without their colour, where a cell is half a row: which of its two columns is bright.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pattern {
    Left,
    Right,
    /// Left and right by turns, from one sender to the next.
    Checked,
    /// The same the other way round.
    CheckedBack,
}

impl Pattern {
    const fn of(class: Option<MessageClass>) -> Self {
        match class {
            Some(MessageClass::Election | MessageClass::Probe | MessageClass::Value) => Self::Left,
            Some(MessageClass::Answer) => Self::Checked,
            Some(MessageClass::Refusal) => Self::CheckedBack,
            Some(MessageClass::Elected | MessageClass::Heartbeat) | None => Self::Right,
        }
    }

    /// Whether a column of a cell of this sender is bright.
    pub(super) const fn is_bright(self, from: usize, column: usize) -> bool {
        match self {
            Self::Left => column == 0,
            Self::Right => column == 1,
            Self::Checked => column == from % 2,
            Self::CheckedBack => column != from % 2,
        }
    }
}

/// A half of a row or a bar in a colour; without colours it is lit, or dim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tone {
    pub(super) colour: Option<Color>,
    pub(super) dim: bool,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Ink {
    pub(super) sign: &'static str,
    /// A whole cell of a message under way.
    pub(super) pill: Style,
    /// The sign of what has arrived, on its ground.
    pub(super) arrived: Style,
    /// The sign and the count beside the table.
    pub(super) text: Style,
    pub(super) pattern: Pattern,
    pub(super) full: Tone,
    /// What has arrived, in the brighter and in the darker column of a cell: nothing where there are no colours to mix.
    pub(super) bright: Tone,
    pub(super) dark: Option<Tone>,
}

/// How much of its colour the ground of what has arrived has, in percent: a light colour needs less.
const fn field(class: Option<MessageClass>) -> u32 {
    match class {
        Some(MessageClass::Election | MessageClass::Probe) => 32,
        Some(MessageClass::Answer | MessageClass::Refusal | MessageClass::Heartbeat) | None => 14,
        Some(MessageClass::Elected | MessageClass::Value) => 22,
    }
}

const BRIGHT: u32 = 70;
const DARK: u32 = 36;

impl Ink {
    /// Of messages of a class, or of notices.
    pub(super) fn new(look: &Look, class: Option<MessageClass>) -> Self {
        let (theme, glyphs) = (&look.theme, &look.glyphs);
        let (pill, trail, sign) = match class {
            Some(class) => (theme.pill(class), theme.trail(class), glyphs.message(class)),
            None => (theme.notice(), theme.notice_trail(), glyphs.back),
        };
        // In a light theme what is not a fill with ink on it takes the darker colour of the trail.
        let light = !theme.is_mono() && !theme.has_dark_ground();
        let colour = if light { trail.fg } else { pill.bg };
        let mixed = |percent| colour.and_then(|colour| theme.mixed(colour, percent));
        let arrived = match (theme.is_mono(), mixed(field(class))) {
            (true, _) => trail.add_modifier(Modifier::DIM),
            (false, Some(ground)) => theme.faded(trail, 90).bg(ground),
            (false, None) => trail,
        };
        Self {
            sign,
            pill: if theme.is_mono() { Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD) } else { pill },
            arrived,
            text: trail.add_modifier(Modifier::BOLD),
            pattern: Pattern::of(class),
            full: Tone { colour, dim: false },
            bright: Tone { colour: mixed(BRIGHT).or(colour), dim: true },
            dark: mixed(DARK).map(|dark| Tone { colour: Some(dark), dim: true }),
        }
    }
}
