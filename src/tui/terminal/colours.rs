//! What is known of the terminal's colours: how many it has, and whether its ground is light.

use suffrage_view::{Depth, ThemeName};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::tui) struct Environment {
    no_color: bool,
    term: String,
    colorterm: String,
    colorfgbg: String,
}

impl Environment {
    pub(in crate::tui) fn of_process() -> Self {
        let value = |name: &str| std::env::var_os(name).unwrap_or_default().to_string_lossy().into_owned();
        Self {
            no_color: !value("NO_COLOR").is_empty(),
            term: value("TERM"),
            colorterm: value("COLORTERM"),
            colorfgbg: value("COLORFGBG"),
        }
    }

    /// How many colours the terminal has. Without a word for more it has sixteen.
    pub(in crate::tui) fn depth(&self) -> Depth {
        let names = |names: &[&str]| names.iter().any(|name| self.term.contains(name));
        if matches!(self.colorterm.as_str(), "truecolor" | "24bit")
            || names(&["direct", "truecolor", "kitty", "alacritty", "foot", "ghostty", "wezterm"])
        {
            Depth::True
        } else if names(&["256color"]) {
            Depth::Indexed
        } else {
            Depth::Sixteen
        }
    }

    pub(in crate::tui) fn is_mono(&self) -> bool {
        let has_none =
            self.term.is_empty() || self.term == "dumb" || self.term.ends_with("-m") || self.term.ends_with("-mono");
        self.no_color || has_none
    }

    /// Whether the terminal can be asked for its ground: the Linux console, which is dark, knows no such question.
    pub(in crate::tui) fn can_be_asked(&self) -> bool {
        !self.is_mono() && self.term != "linux"
    }

    /// The theme for the terminal, whose ground has this colour if it has told.
    pub(in crate::tui) fn theme(&self, ground: Option<u32>) -> ThemeName {
        if self.is_mono() {
            return ThemeName::Mono;
        }
        let is_light = ground.map(suffrage_view::is_light).or_else(|| self.hints_at_light());
        if is_light == Some(true) { ThemeName::Light } else { ThemeName::Dark }
    }

    /// Some terminals name their colours among the sixteen: `15;0` is white on black.
    fn hints_at_light(&self) -> Option<bool> {
        let (_, ground) = self.colorfgbg.rsplit_once(';')?;
        let ground: u8 = ground.parse().ok()?;
        Some(ground == 7 || (9..16).contains(&ground))
    }
}

#[cfg(test)]
mod tests;
