//! The characters of the panes, as data: tracks, gauges, frames and the signs of the log, in the same sets as the glyphs.

use super::glyphs::{Frame, GlyphSet};

/// The characters that only the panes need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Strokes {
    /// The part of the track that has been played.
    pub(super) played: &'static str,
    /// Where on the track this moment is.
    pub(super) head: &'static str,
    /// The part of the track that is recorded and lies ahead.
    pub(super) recorded: &'static str,
    /// The same while it is revealed what happens there.
    pub(super) revealed: &'static str,
    /// Where the recorded part ends, while it is revealed.
    pub(super) recorded_end: &'static str,
    /// A round tick on the recorded part.
    pub(super) notch: &'static str,
    /// Where another branch parts from this run.
    pub(super) fork: &'static str,
    /// A moment that a person wants to find again.
    pub(super) bookmark: &'static str,
    /// The lines of a tree: on past a branch, to one that has others below it, to the last one.
    pub(super) tree: [&'static str; 3],
    /// The levels of a gauge's last cell, the emptiest first; the full one is last.
    pub(super) levels: &'static [&'static str],
    /// The mark on a gauge.
    pub(super) limit: &'static str,
    /// What points up at it.
    pub(super) up: &'static str,
    /// What points down at what is out of sight below.
    pub(super) down: &'static str,
    /// What points at what is out of sight on the left and on the right.
    pub(super) sides: (&'static str, &'static str),
    /// A message that was lost, on the timeline.
    pub(super) lost: &'static str,
    /// A link that was cut, in the space-time diagram.
    pub(super) cut: &'static str,
    /// A link that was mended.
    pub(super) mended: &'static str,
    /// Where two runs part, on the timeline of both.
    pub(super) differs: &'static str,
    /// A message that was doubled, in the space-time diagram.
    pub(super) doubled: &'static str,
    /// A property that broke.
    pub(super) broken: &'static str,
    /// A process that came back.
    pub(super) revived: &'static str,
    /// A timer that ran out.
    pub(super) timer: &'static str,
    /// A note of the scenario.
    pub(super) note: &'static str,
    /// Anything else worth a line.
    pub(super) info: &'static str,
    /// An earlier step of the handling whose last step is the current line.
    pub(super) obeyed: &'static str,
    /// The run has ended.
    pub(super) ended: &'static str,
    /// Words are left out.
    pub(super) more: &'static str,
    /// Between the parts of a list in one row.
    pub(super) between: &'static str,
    /// The frame of an overlay.
    pub(super) frame: Frame,
}

impl Strokes {
    /// The strokes of a set.
    pub(super) const fn new(set: GlyphSet) -> &'static Self {
        match set {
            GlyphSet::Default => &FULL,
            GlyphSet::Safe => &SAFE,
            GlyphSet::Ascii => &ASCII,
        }
    }
}

const FULL: Strokes = Strokes {
    played: "━",
    head: "█",
    recorded: "─",
    revealed: "╌",
    recorded_end: "┤",
    notch: "┴",
    fork: "▼",
    bookmark: "◆",
    tree: ["│ ", "├─", "└─"],
    levels: &["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"],
    limit: "┊",
    up: "↑",
    down: "↓",
    sides: ("◄", "►"),
    lost: "×",
    cut: "╳",
    differs: "≠",
    doubled: "»",
    broken: "!",
    revived: "+",
    mended: "=",
    timer: "T",
    note: "¶",
    info: "·",
    obeyed: "·",
    ended: "■",
    more: "…",
    between: " · ",
    frame: Frame { corners: ["┌", "┐", "└", "┘"], across: "─", down: "│" },
};

const SAFE: Strokes =
    Strokes { played: "═", bookmark: "♦", revealed: "~", levels: &["▌", "█"], limit: "│", cut: "≠", ..FULL };

const ASCII: Strokes = Strokes {
    played: "=",
    head: "#",
    recorded: "-",
    revealed: "~",
    recorded_end: "|",
    notch: "+",
    fork: "Y",
    bookmark: "B",
    tree: ["| ", "|-", "`-"],
    levels: &["#"],
    limit: "|",
    up: "^",
    down: "v",
    sides: ("<", ">"),
    lost: "%",
    cut: "X",
    differs: "/",
    doubled: "\"",
    broken: "!",
    revived: "+",
    mended: "=",
    timer: "T",
    note: "i",
    info: ".",
    obeyed: ".",
    ended: "#",
    more: "..",
    between: ", ",
    frame: Frame { corners: ["+", "+", "+", "+"], across: "-", down: "|" },
};

#[cfg(test)]
mod tests {
    use unicode_width::UnicodeWidthStr;

    use super::*;

    #[test]
    fn every_stroke_is_one_column_wide() {
        for set in [GlyphSet::Default, GlyphSet::Safe, GlyphSet::Ascii] {
            let strokes = Strokes::new(set);
            let mut all = vec![strokes.played, strokes.head, strokes.recorded, strokes.notch, strokes.limit];
            all.extend([strokes.revealed, strokes.recorded_end]);
            all.extend([strokes.fork, strokes.bookmark]);
            assert!(![strokes.notch, strokes.recorded_end, strokes.head].contains(&strokes.fork), "{set:?}");
            assert!(strokes.tree.iter().all(|line| line.width() == 2), "{set:?}");
            all.extend([strokes.up, strokes.down, strokes.sides.0, strokes.sides.1, strokes.lost, strokes.revived]);
            all.extend([strokes.differs, strokes.cut, strokes.mended, strokes.doubled, strokes.broken]);
            all.extend([strokes.timer, strokes.note, strokes.info, strokes.obeyed, strokes.ended]);
            all.extend(strokes.levels);
            all.extend(strokes.frame.corners);
            for stroke in all {
                assert_eq!(stroke.width(), 1, "{set:?} {stroke:?}");
                assert!(set != GlyphSet::Ascii || stroke.is_ascii(), "{stroke:?}");
                assert!(set != GlyphSet::Safe || stroke.chars().all(crate::paint::charset::is_wgl4), "{stroke:?}");
            }
        }
    }
}
