//! Finds themes: the built-in ones, and those in the user's folder.

use super::{arguments::AUTO, config, refused, told};
use crate::cli::prelude::*;
use crate::{tui::NamedTheme, tui::library::Refusal};
use suffrage_scenario::load;
use suffrage_text::visible::visible;
use suffrage_view::{ThemeSpec, look::theme::LEAST_CONTRAST};

pub(super) fn folder() -> Option<PathBuf> {
    Some(config::folder()?.join("themes"))
}

pub(super) fn known() -> Vec<String> {
    let built_in = ThemeName::ALL.map(ThemeName::key).into_iter().chain([AUTO]).map(str::to_owned);
    built_in.chain(folder().iter().flat_map(|folder| names(folder))).collect()
}

fn names(folder: &Path) -> Vec<String> {
    let paths = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let themes = paths.filter(|path| path.extension().is_some_and(|ending| ending == "toml") && path.is_file());
    let mut names: Vec<String> = themes.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned())).collect();
    names.sort_unstable();
    names
}

fn read(texts: &Texts, folder: &Path, name: &str, style: Style) -> anyhow::Result<ThemeSpec> {
    let path = folder.join(format!("{name}.toml"));
    let shown = path.display().to_string();
    let text = load::file(&path, load::MOST_BYTES).map_err(|reason| refused(texts, reason.remark(&shown)))?;
    ThemeSpec::read(&text).map_err(|faults| RenderedFaults(faults::render(texts, &shown, &text, &faults, style)).into())
}

/// `.0`: the theme, or `None` for `auto`; `.1`: warnings about text of low contrast, one per line.
pub(super) fn chosen(texts: &Texts, argument: &OsStr, style: Style) -> anyhow::Result<(Option<NamedTheme>, String)> {
    let name = argument.to_string_lossy().into_owned();
    if name == AUTO {
        return Ok((None, String::new()));
    }
    if let Some(built_in) = ThemeName::named(&name) {
        return Ok((Some(NamedTheme::built_in(built_in)), String::new()));
    }
    let folder = folder();
    let own = folder.as_deref().map(names).unwrap_or_default();
    let Some(folder) = folder.filter(|_| own.contains(&name)) else { return Err(unknown(texts, name, &own)) };
    let spec = read(texts, &folder, &name, style)?;
    let ratio = |number: f64| texts.language().decimal(&format!("{number:.1}:1"));
    let mut warnings = String::new();
    for faint in spec.faint_text() {
        let (name, contrast, least) = (name.clone(), ratio(faint.contrast), ratio(LEAST_CONTRAST));
        let warning = ids::CliLowContrast { name, what: faint.what, contrast, least };
        warnings += &(visible(&texts.say(warning)).into_owned() + "\n");
    }
    Ok((Some(NamedTheme { name, spec }), warnings))
}

fn unknown(texts: &Texts, name: String, own: &[String]) -> anyhow::Error {
    let built_in = ThemeName::ALL.map(ThemeName::key).into_iter().chain([AUTO]);
    let valid: Vec<&str> = built_in.chain(own.iter().map(String::as_str)).collect();
    let listed: Vec<String> = valid.iter().map(|valid| format!("`{valid}`")).collect();
    let nearest = suffrage_scenario::config::nearest(&name, &valid);
    let (valid, folder) = (listed.join(", "), folder().unwrap_or_default().display().to_string());
    match nearest {
        Some(nearest) => refused(texts, ids::CliNoThemeButNear { name, valid, nearest: nearest.to_owned() }),
        None => refused(texts, ids::CliNoTheme { name, valid, folder }),
    }
}

pub(super) fn own(texts: &Texts) -> Vec<(String, Result<ThemeSpec, Refusal>)> {
    let Some(folder) = folder() else { return Vec::new() };
    let read = |name: String| {
        let spec = read(texts, &folder, &name, Style::PLAIN).map_err(|error| told(texts, &error).trim_end().to_owned());
        (name, spec)
    };
    names(&folder).into_iter().map(read).collect()
}
