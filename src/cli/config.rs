//! The file `config.toml` and the command `suffrage config`. An option overrides the setting of the file.

use std::fmt::Write as _;

use super::{arguments, arguments::COLOURS, arguments::Colours, arguments::glyphs, themes};
use crate::cli::prelude::*;
use crate::tui::{Environment, SPEEDS, background};
use etcetera::BaseStrategy;
use suffrage_engine::protocol::Value;
use suffrage_scenario::config::{Document, Faults, Item, Problem, Reader, Section, Shape, Subject, nearest};
use suffrage_scenario::load;
use suffrage_text::visible::visible;
use suffrage_view::View;
use toml::de::{DeTable, DeValue};

/// The environment variable that names another configuration file; if it is empty, no file is read.
const VARIABLE: &str = "SUFFRAGE_CONFIG";
const NAME: &str = "config.toml";
/// The maximum wait for the terminal's answer. An answer after that would appear as input of the shell.
pub(super) const ANSWER_TIMEOUT: Duration = Duration::from_secs(1);

const KEYS: [&str; 7] = ["lang", "theme", "colors", "glyphs", "mouse", "motion", "speed"];

/// A value is `None` if the file does not set its key.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Settings {
    pub(super) lang: Option<Language>,
    pub(super) theme: Option<String>,
    pub(super) colors: Option<Colours>,
    pub(super) glyphs: Option<GlyphSet>,
    pub(super) mouse: Option<bool>,
    pub(super) motion: Option<bool>,
    /// The speed of playback, in quarters of the normal speed.
    pub(super) speed: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    Option,
    File,
    Variable(&'static str),
    Terminal,
    Default,
}

/// A key, its value as TOML, and the source of the value.
pub(super) type Row = (&'static str, String, Origin);

#[derive(Debug)]
enum Status {
    Off,
    Missing,
    Unreadable(Unreadable),
    Read(String, Faults),
}

#[derive(Debug)]
pub(super) struct Config {
    pub(super) settings: Settings,
    file: PathBuf,
    is_named: bool,
    status: Status,
}

pub(super) fn folder() -> Option<PathBuf> {
    let folders = etcetera::choose_base_strategy().ok()?;
    Some(folders.config_dir().join("suffrage"))
}

impl Config {
    pub(super) fn of_process(arguments: &[OsString]) -> Self {
        let named = std::env::var_os(VARIABLE);
        let is_named = named.is_some();
        let file = named.map_or_else(|| folder().map(|folder| folder.join(NAME)), |file| Some(file.into()));
        let file = file.unwrap_or_default();
        let is_off = file.as_os_str().is_empty() || arguments::has_no_config(arguments);
        let mut settings = Settings::default();
        let status = match (!is_off).then(|| load::file(&file, load::MOST_BYTES)) {
            None => Status::Off,
            Some(Ok(text)) => {
                let faults;
                (settings, faults) = read(&text, &themes::known());
                Status::Read(text, faults)
            }
            Some(Err(Unreadable::Missing(_))) => Status::Missing,
            Some(Err(why)) => Status::Unreadable(why),
        };
        Self { settings, file, is_named, status }
    }

    pub(super) fn language(&self, asked: Option<Language>) -> (Language, Origin) {
        match self.settings.lang {
            Some(language) if asked.is_none() => (language, Origin::File),
            _ => without_file(asked),
        }
    }

    pub(super) fn warning(&self, texts: &Texts) -> String {
        let file = self.file.display().to_string();
        let warning = |what: Remark| {
            let (warning, what) = (texts.say(ids::CLI_WARNING), texts.remark(&what));
            visible(&format!("{warning}: {what}")).into_owned() + "\n"
        };
        match &self.status {
            Status::Missing if self.is_named => warning(ids::ConfigMissing { variable: VARIABLE, file }.into()),
            Status::Unreadable(why) => warning(why.remark(&file)),
            Status::Read(text, faults) if !faults.told.is_empty() => {
                let told = faults::render(texts, &file, text, faults, Style::of_stderr());
                told + &texts.say(ids::CONFIG_GOES_ON) + "\n"
            }
            _ => String::new(),
        }
    }

    pub(super) fn status(&self, texts: &Texts) -> String {
        let file = self.file.display().to_string();
        match &self.status {
            Status::Off => texts.say(ids::ConfigOff { variable: VARIABLE }),
            Status::Missing => texts.say(ids::ConfigNone { file }),
            Status::Unreadable(why) => texts.say(why.remark(&file)),
            Status::Read(_, faults) => texts.say(ids::ConfigRead { file, faults: faults.told.len() as u64 }),
        }
    }
}

pub(super) fn without_file(asked: Option<Language>) -> (Language, Origin) {
    let of_variable = || Language::of_environment().map(|(language, name)| (language, Origin::Variable(name)));
    let asked = asked.map(|language| (language, Origin::Option));
    asked.or_else(of_variable).unwrap_or((Language::English, Origin::Default))
}

/// A key with a fault is ignored; the other keys apply.
fn read(text: &str, themes: &[String]) -> (Settings, Faults) {
    let document = Document::read(text);
    let mut reader = Reader::new(text, |_| false);
    let settings = settings(&mut reader, document.root(), themes);
    (settings, reader.finish(&document))
}

fn settings<'t>(reader: &mut Reader<'t>, document: &DeTable<'t>, themes: &[String]) -> Settings {
    let mut top = Section::new("", 0..0, document);
    reader.check_keys(&mut top, &KEYS);
    // A misspelt key is a fault: it sets nothing.
    let get = |key| if document.contains_key(key) { top.get(key) } else { None };
    let codes = Language::ALL.map(Language::code);
    let lang = get("lang").and_then(|item| reader.one_of(item, "lang", Subject("language"), &codes));
    let theme = get("theme").and_then(|item| {
        let known: Vec<&str> = themes.iter().map(String::as_str).collect();
        let word = reader.word(item, "theme")?;
        one_of(reader, item, Subject("theme"), word, &known).map(|index| themes[index].clone())
    });
    let colors = get("colors").and_then(|item| {
        // The values 256 and true may also be written without quotes.
        let word = match item.get_ref() {
            DeValue::Integer(number) => number.as_str().to_owned(),
            DeValue::Boolean(is_true) => is_true.to_string(),
            _ => reader.word(item, "colors")?.to_owned(),
        };
        Some(COLOURS[reader.named(&word, item.span(), Subject("other"), &COLOURS.map(|(word, _)| word))?].1)
    });
    let sets = glyphs();
    let names: Vec<&str> = sets.iter().map(|(word, _)| word.get_name()).collect();
    let glyphs = get("glyphs").and_then(|item| {
        let word = reader.word(item, "glyphs")?;
        Some(sets[one_of(reader, item, Subject("other"), word, &names)?].1)
    });
    let mut bool =
        |key| get(key).and_then(|item| reader.of_shape(item, key, Shape("boolean"), item.get_ref().as_bool()));
    let (mouse, motion) = (bool("mouse"), bool("motion"));
    let speed = get("speed").and_then(|item| {
        let word = match item.get_ref() {
            DeValue::Integer(number) => number.as_str(),
            DeValue::Float(number) => number.as_str(),
            _ => return reader.of_shape(item, "speed", Shape("number"), None),
        };
        let words: Vec<String> = SPEEDS.iter().map(|&quarters| multiple(quarters)).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let shortest = word.parse().map_or_else(|_| word.to_owned(), |number: f64| number.to_string());
        Some(SPEEDS[one_of(reader, item, Subject("other"), &shortest, &words)?])
    });
    Settings { lang: lang.map(|index| Language::ALL[index]), theme, colors, glyphs, mouse, motion, speed }
}

fn one_of(reader: &mut Reader<'_>, item: &Item<'_>, subject: Subject, word: &str, valid: &[&str]) -> Option<usize> {
    let index = valid.iter().position(|known| *known == word);
    if index.is_none() {
        let nearest = nearest(word, valid).map(|nearest| Value::Text(nearest.to_owned()));
        reader.fault(item.span(), Problem::not_among(subject, word, nearest, valid));
    }
    index
}

/// For 2 quarters of the normal speed, the text is `0.5`.
fn multiple(quarters: u32) -> String {
    (f64::from(quarters) / f64::from(View::NORMAL_SPEED)).to_string()
}

/// `ground` is the background colour of the terminal, if it is known.
pub(super) fn in_force(look: &Appearance, (language, from): (Language, Origin), ground: Option<u32>) -> [Row; 7] {
    let environment = Environment::of_process();
    let set = &look.settings;
    let origin = |has_option: bool, is_in_file: bool, otherwise: Origin| match () {
        () if has_option => Origin::Option,
        () if is_in_file => Origin::File,
        () => otherwise,
    };
    let usual = |has_option, is_in_file| origin(has_option, is_in_file, Origin::Default);
    let (theme, theme_from) = match look.theme().to_string_lossy() {
        name if name == arguments::AUTO => theme_of(&environment, ground),
        name => (name.into_owned(), usual(look.theme.is_some(), true)),
    };
    let depth = look.depth().unwrap_or_else(|| environment.depth());
    let depth_from = match look.depth() {
        Some(_) => usual(look.colors.is_some(), true),
        None => environment.names_depth().map_or(Origin::Default, Origin::Variable),
    };
    let colors = COLOURS.iter().find(|(_, known)| *known == Some(depth)).map_or(arguments::AUTO, |(word, _)| word);
    let glyph_set = look.glyphs();
    let glyphs = glyphs().into_iter().find(|(_, known)| *known == glyph_set);
    let glyphs = glyphs.map(|(word, _)| word.get_name().to_owned()).unwrap_or_default();
    let console = if glyph_set == GlyphSet::Default { Origin::Default } else { Origin::Variable("TERM") };
    let text = |word: &str| toml::Value::from(word).to_string();
    [
        ("lang", text(language.code()), from),
        ("theme", text(&theme), theme_from),
        ("colors", text(colors), depth_from),
        ("glyphs", text(&glyphs), origin(look.glyphs.is_some(), set.glyphs.is_some(), console)),
        ("mouse", look.mouse().to_string(), usual(look.mouse_option().is_some(), set.mouse.is_some())),
        ("motion", look.motion().to_string(), usual(look.motion_option().is_some(), set.motion.is_some())),
        ("speed", multiple(look.speed()), usual(false, set.speed.is_some())),
    ]
}

fn theme_of(environment: &Environment, ground: Option<u32>) -> (String, Origin) {
    let theme = environment.theme(ground);
    let from = match theme {
        ThemeName::Mono => Origin::Variable(environment.names_mono()),
        _ if ground.is_some() => Origin::Terminal,
        _ if environment.hints_at_light().is_some() => Origin::Variable("COLORFGBG"),
        _ => Origin::Default,
    };
    (theme.key().to_owned(), from)
}

pub(super) fn ground() -> Option<u32> {
    (io::stdin().is_terminal() && Environment::of_process().can_be_asked())
        .then(|| background(ANSWER_TIMEOUT))
        .flatten()
}

pub(super) fn config(
    texts: &Texts,
    config: &Config,
    look: &Appearance,
    language: (Language, Origin),
) -> anyhow::Result<Completion> {
    if look.theme.is_some() {
        themes::chosen(texts, look.theme(), Style::of_stderr())?;
    }
    let text = format!("# {}\n", visible(&config.status(texts))) + &rows(texts, look, language, ground());
    output::text(texts, Form::Lines, &text)
}

pub(super) fn rows(texts: &Texts, look: &Appearance, language: (Language, Origin), ground: Option<u32>) -> String {
    let rows = in_force(look, language, ground);
    let width = rows.iter().map(|(key, value, _)| key.len() + value.chars().count()).max().unwrap_or_default();
    let mut text = String::new();
    for (key, value, origin) in rows {
        let gap = width - key.len() - value.chars().count();
        let _ = writeln!(text, "{key} = {value}{:gap$}  # {}", "", told(texts, origin));
    }
    text
}

fn told(texts: &Texts, origin: Origin) -> String {
    let said: TextId = match origin {
        Origin::Option => ids::CONFIG_FROM_OPTION,
        Origin::File => return NAME.to_owned(),
        Origin::Variable(name) => return name.to_owned(),
        Origin::Terminal => ids::CONFIG_FROM_TERMINAL,
        Origin::Default => ids::CONFIG_FROM_DEFAULT,
    };
    texts.say(said)
}

#[cfg(test)]
mod tests;
