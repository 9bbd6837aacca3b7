//! What choices are about, and the keys that say which one is meant.

/// By the value of `of`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Delay,
    Loss,
    Copy,
    Notice,
    Draw,
    Noticer,
    Timer,
}

pub(super) const KINDS: &[(&str, Kind)] = &[
    ("delay", Kind::Delay),
    ("loss", Kind::Loss),
    ("copy", Kind::Copy),
    ("notice", Kind::Notice),
    ("draw", Kind::Draw),
    ("noticer", Kind::Noticer),
    ("timer", Kind::Timer),
];

/// The two ways round a ring.
pub(super) const WAYS: [(&str, bool); 2] = [("clockwise", true), ("counter-clockwise", false)];

/// All keys of an entry.
pub(super) const KEYS: &[&str] = &["of", "from", "to", "way", "process", "timer", "nth", "copy", "is"];

pub(super) const OF_TIMER: &str = "of = \"timer\"";

impl Kind {
    pub(super) const fn keys(self) -> &'static [&'static str] {
        match self {
            Self::Delay | Self::Copy => &["of", "from", "to", "way", "nth", "is"],
            Self::Loss => &["of", "from", "to", "way", "nth", "copy", "is"],
            Self::Notice | Self::Noticer => &["of", "nth", "is"],
            Self::Draw => &["of", "process", "nth", "is"],
            Self::Timer => &["of", "process", "timer", "nth", "is"],
        }
    }
}

/// The line that a key goes with.
pub(super) fn owner(key: &str) -> &'static str {
    match key {
        "copy" => "of = \"loss\"",
        "process" => "of = \"draw\"",
        "timer" => OF_TIMER,
        _ => "of = \"delay\"",
    }
}
