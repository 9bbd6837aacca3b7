//! `suffrage doctor`: prints facts about the terminal, the system and the folders, as one block for a bug report.
//!
//! The block is always English, because it is for the people who get the report, not for the user.

use std::fmt::Write as _;

use super::{config, config::ANSWER_TIMEOUT, config::Config, config::Origin, session, themes, watch};
use crate::cli::prelude::*;
use crate::tui::Environment;
use suffrage_text::visible::visible;
use suffrage_view::LEAST_SIZE;

const VARIABLES: &str = "TERM COLORTERM COLORFGBG TERM_PROGRAM NO_COLOR LC_ALL LC_MESSAGES LANG \
    XDG_CONFIG_HOME XDG_STATE_HOME SUFFRAGE_CONFIG";

pub(super) fn doctor(
    texts: &Texts,
    config: &Config,
    look: &Appearance,
    language: (Language, Origin),
) -> anyhow::Result<Completion> {
    let report = report(config, look, language);
    output::text(texts, Form::Lines, &report)
}

fn report(config: &Config, look: &Appearance, language: (Language, Origin)) -> String {
    let texts = &Texts::new(Language::English);
    let mut report = String::new();
    let mut line = |name: &str, value: &str| {
        let _ = writeln!(report, "{name:<16}{}", visible(value));
    };
    let (system, machine) = (std::env::consts::OS, std::env::consts::ARCH);
    line("suffrage", &format!("{} ({system}, {machine})", env!("CARGO_PKG_VERSION")));
    let streams = [
        ("stdin", io::stdin().is_terminal()),
        ("stdout", io::stdout().is_terminal()),
        ("stderr", io::stderr().is_terminal()),
    ];
    let streams = streams.map(|(name, is_one)| format!("{name} {}", if is_one { "yes" } else { "no" }));
    line("terminal", &streams.join(", "));
    line("size", &size());
    let asked = watch::now();
    let ground = config::ground();
    line("background", &background(ground, asked.elapsed().as_millis()));
    for name in VARIABLES.split(' ') {
        let value = std::env::var_os(name);
        line(name, &value.map_or_else(|| "not set".to_owned(), |value| at_home(&value.to_string_lossy())));
    }
    line("config", &at_home(&config.status(texts)));
    let path = |path: Option<PathBuf>| path.map_or_else(|| "none".to_owned(), |path| path.display().to_string());
    line("themes", &at_home(&path(themes::folder())));
    for (name, read) in themes::own(texts) {
        line("", &format!("{name}: {}", if read.is_ok() { "ok" } else { "faulty" }));
    }
    line("recent files", &at_home(&path(session::list())));
    report + &config::rows(texts, look, language, ground)
}

fn size() -> String {
    let Ok((columns, rows)) = crossterm::terminal::size() else { return "unknown".to_owned() };
    let (least_columns, least_rows) = LEAST_SIZE;
    let fits = columns >= least_columns && rows >= least_rows;
    let verdict = if fits { "" } else { ": too small, the screen needs " };
    let least = if fits { String::new() } else { format!("{least_columns}x{least_rows}") };
    format!("{columns}x{rows}{verdict}{least}")
}

fn background(ground: Option<u32>, milliseconds: u128) -> String {
    match ground {
        Some(colour) => format!("#{colour:06x}, answered in {milliseconds} ms"),
        None if io::stdin().is_terminal() && Environment::of_process().can_be_asked() => {
            format!("no answer within {} ms", ANSWER_TIMEOUT.as_millis())
        }
        None => "not asked".to_owned(),
    }
}

/// Replaces the home folder by `~`, because its path contains the user's name.
fn at_home(text: &str) -> String {
    let home = std::env::var("HOME").unwrap_or_default();
    if home.len() > 1 { text.replace(&home, "~") } else { text.to_owned() }
}
