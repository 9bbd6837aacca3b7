//! Golden screens: keys on a real run, and what is then to be seen.
//!
//! A script is a text with commands (`> …`) and, under each, what it says. Lines that begin with `#` tell the reader what to look at.
//! `SUFFRAGE_GOLDEN=write cargo test --lib screens` writes the answers anew; read the difference before you keep it.
//!
//! | command | does | says |
//! |---|---|---|
//! | `open bully-leader-fails` | opens a built-in scenario, or the one under it (`\|` before each line) | |
//! | `open bully-leader-fails at 40x10 39x9` | the same on screens of other sizes | |
//! | `press right 7 c` | presses keys | |
//! | `type ring` | types a text | |
//! | `wait 700` | lets so many milliseconds pass | |
//! | `point 10 5`, `click 10 5` | moves the mouse to a column and a row, and clicks there | |
//! | `show` | | the text of every language on the first screen, of the first language on the others; hashes |
//! | `glance` | | the text of the first language on the first screen; hashes |
//! | `under` | | what the pointer finds on the first two screens |
//!
//! A hash is one of every cell with its style, for each size and language: in the dark, light and monochrome theme, each in the
//! default, the safe and the ASCII characters. So nothing can change on a screen without a test that fails.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Color;

use super::input::key;
use super::library::{InMemory, built_in, written};
use crate::paint::{self, Depth, GlyphSet, Glyphs, Look, Theme, ThemeName};
use crate::scenario::Scenario;
use crate::text::Language;
use crate::tui::app::App;
use crate::tui::library::Opening;
use crate::tui::update;

const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (200, 55)];
const THEMES: [ThemeName; 3] = [ThemeName::Dark, ThemeName::Light, ThemeName::Mono];

/// The program on a screen of one size, in one language, in ASCII or not. This is the seam to the program: nothing else here names
/// more of it than a script does.
struct Screen {
    app: App,
    size: (u16, u16),
    language: Language,
    ascii: bool,
}

impl Screen {
    fn open(scenario: &Scenario, name: &str, size: (u16, u16), language: Language, ascii: bool) -> Self {
        let glyphs = Glyphs::new(if ascii { GlyphSet::Ascii } else { GlyphSet::Default });
        let look = Look::new(language, Theme::new(ThemeName::Dark, Depth::True), glyphs);
        let opening = Opening { scenario: scenario.clone(), name: name.to_owned() };
        let area = Rect::new(0, 0, size.0, size.1);
        let mut app = App::new(&opening, Box::new(InMemory::new(language)), look, area, crate::tui::bindings::TABLE);
        update::begin(&mut app);
        Self { app, size, language, ascii }
    }

    fn take(&mut self, event: &Event) {
        self.app.take(event);
        while self.app.travel.is_some() {
            self.wait(1);
        }
    }

    fn wait(&mut self, milliseconds: u64) {
        self.app.pass(self.app.player.now + Duration::from_millis(milliseconds));
    }

    fn drawn(&self) -> Buffer {
        let mut buffer = Buffer::empty(self.app.area);
        paint::draw(&self.app.frame, &self.app.view, &self.app.look, buffer.area, &mut buffer);
        paint::bytes::settle(&mut buffer);
        buffer
    }

    /// The hashes of this screen in a theme: of the default and the safe characters, or of the ASCII ones.
    fn hashes(&mut self, theme: ThemeName) -> Vec<u32> {
        self.app.look.theme = Theme::new(theme, Depth::True);
        let sets: &[GlyphSet] = if self.ascii { &[GlyphSet::Ascii] } else { &[GlyphSet::Default, GlyphSet::Safe] };
        let hashes = sets.iter().map(|&set| {
            self.app.look.glyphs = Glyphs::new(set);
            hash_of(&self.drawn())
        });
        let hashes = hashes.collect();
        self.app.look.theme = Theme::new(ThemeName::Dark, Depth::True);
        self.app.look.glyphs = Glyphs::new(sets[0]);
        hashes
    }

    /// What the pointer finds at each cell.
    fn under(&self) -> Vec<(Position, Option<String>)> {
        let hits = self.app.hits();
        self.app.area.positions().map(|at| (at, hits.at(at).map(|target| format!("{target:?}")))).collect()
    }
}

/// FNV-1a.
struct Hash(u64);

impl Hash {
    const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    fn bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn colour(&mut self, colour: Color) {
        match colour {
            Color::Rgb(red, green, blue) => self.bytes(&[1, red, green, blue]),
            Color::Reset => self.bytes(&[0]),
            named => self.bytes(named.to_string().as_bytes()),
        }
    }

    /// Half as long, which is enough to tell two screens apart.
    const fn folded(&self) -> u32 {
        (self.0 ^ (self.0 >> 32)) as u32
    }
}

fn hash_of(buffer: &Buffer) -> u32 {
    let mut hash = Hash::new();
    for cell in &buffer.content {
        hash.bytes(cell.symbol().as_bytes());
        hash.colour(cell.fg);
        hash.colour(cell.bg);
        hash.colour(cell.underline_color);
        hash.bytes(&cell.modifier.bits().to_le_bytes());
    }
    hash.folded()
}

/// A script on its way, on all its screens: first by size, then by language, each in Unicode and then in ASCII.
struct Play {
    screens: Vec<Screen>,
}

impl Play {
    fn obey(&mut self, command: &str, rows: &str) -> String {
        let (verb, about) = command.split_once(' ').unwrap_or((command, ""));
        match verb {
            "open" => self.open(about, rows),
            "press" => about.split_whitespace().for_each(|name| self.take(&key(name))),
            "type" => about.chars().for_each(|character| self.take(&Event::Key(KeyCode::Char(character).into()))),
            "wait" => {
                let milliseconds = about.parse().unwrap_or_else(|_| panic!("`{command}` takes a number"));
                self.screens.iter_mut().for_each(|screen| screen.wait(milliseconds));
            }
            "point" => self.mouse(about, MouseEventKind::Moved),
            "click" => {
                self.mouse(about, MouseEventKind::Down(MouseButton::Left));
                self.mouse(about, MouseEventKind::Up(MouseButton::Left));
            }
            "show" => return self.texts(|first_size, language| first_size || language == Language::English) + &self.hashes(),
            "glance" => return self.texts(|first_size, language| first_size && language == Language::English) + &self.hashes(),
            "under" => return self.under(),
            _ => panic!("`{command}` is not a command of a golden script"),
        }
        String::new()
    }

    fn open(&mut self, about: &str, rows: &str) {
        let (name, sizes) = about.split_once(" at ").unwrap_or((about, ""));
        let scenario = if rows.is_empty() { built_in(name) } else { written(rows) };
        let size = |text: &str| {
            let (width, height) = text.split_once('x').unwrap_or_else(|| panic!("{text} is no size"));
            (width.parse().expect("a width"), height.parse().expect("a height"))
        };
        let sizes: Vec<(u16, u16)> = if sizes.is_empty() { SIZES.to_vec() } else { sizes.split_whitespace().map(size).collect() };
        self.screens.clear();
        for size in sizes {
            for language in Language::ALL {
                for ascii in [false, true] {
                    self.screens.push(Screen::open(&scenario, name, size, language, ascii));
                }
            }
        }
    }

    fn take(&mut self, event: &Event) {
        self.screens.iter_mut().for_each(|screen| screen.take(event));
    }

    fn mouse(&mut self, about: &str, kind: MouseEventKind) {
        let (column, row) = about.split_once(' ').expect("a column and a row");
        let number = |text: &str| text.parse().expect("a number");
        let (column, row) = (number(column), number(row));
        self.take(&Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
    }

    /// The screens as text, those that are wanted: by whether it is of the first size, and by the language.
    fn texts(&self, wanted: impl Fn(bool, Language) -> bool) -> String {
        let first = self.screens.first().expect("a script opens a scenario first").size;
        let mut said = String::new();
        for screen in self.screens.iter().filter(|screen| !screen.ascii && wanted(screen.size == first, screen.language)) {
            let _ = writeln!(said, "{}x{} {}", screen.size.0, screen.size.1, screen.language.code());
            let buffer = screen.drawn();
            for row in buffer.content.chunks(usize::from(buffer.area.width)) {
                let row: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
                let _ = writeln!(said, "|{}", row.trim_end());
            }
        }
        said
    }

    fn hashes(&mut self) -> String {
        let mut said = String::new();
        for pair in self.screens.chunks_mut(2) {
            let _ = write!(said, "{}x{} {} ", pair[0].size.0, pair[0].size.1, pair[0].language.code());
            for theme in THEMES {
                let hashes: Vec<String> =
                    pair.iter_mut().flat_map(|screen| screen.hashes(theme)).map(|hash| format!("{hash:08x}")).collect();
                let _ = write!(said, " {} {}", theme.key(), hashes.join(" "));
            }
            said += "\n";
        }
        said
    }

    /// What the pointer finds on the first two screens: the hash over all cells, and where each thing is.
    fn under(&self) -> String {
        let mut said = String::new();
        let screens = self.screens.iter().filter(|screen| !screen.ascii && screen.language == Language::English);
        for screen in screens.take(2) {
            let mut hash = Hash::new();
            let mut found: BTreeMap<String, (Rect, usize)> = BTreeMap::new();
            for (at, target) in screen.under() {
                hash.bytes(target.as_deref().unwrap_or_default().as_bytes());
                hash.bytes(b"\n");
                let cell = Rect::new(at.x, at.y, 1, 1);
                if let Some(target) = target {
                    let (place, cells) = found.entry(target).or_insert((cell, 0));
                    *place = place.union(cell);
                    *cells += 1;
                }
            }
            let _ = writeln!(said, "{}x{} {:08x}", screen.size.0, screen.size.1, hash.folded());
            for (target, (place, cells)) in found {
                let _ = writeln!(said, "  {target}: {cells} in {place}");
            }
        }
        said
    }
}

/// A script with the answers that its commands give now.
fn played(script: &str) -> String {
    let mut play = Play { screens: Vec::new() };
    let mut answered = String::new();
    let mut lines = script.lines().peekable();
    while let Some(line) = lines.next() {
        let command = line.strip_prefix("> ");
        // What a command said the last time is left out; comments and empty lines stay.
        if command.is_some() || line.is_empty() || line.starts_with('#') {
            let _ = writeln!(answered, "{line}");
        }
        let Some(command) = command else { continue };
        let mut rows = String::new();
        while let Some(row) = lines.next_if(|row| command.starts_with("open") && row.starts_with('|')) {
            let _ = writeln!(rows, "{}", row.trim_start_matches('|').trim_start());
            let _ = writeln!(answered, "{row}");
        }
        answered += &play.obey(command, &rows);
    }
    answered
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/screens")
}

/// Holds the script of this name against what it says now.
fn hold(name: &str) {
    let path = folder().join(format!("{name}.txt"));
    let script = fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
    let answered = played(&script);
    if answered == script {
        return;
    }
    if std::env::var_os("SUFFRAGE_GOLDEN").is_some_and(|value| value == "write") {
        fs::write(&path, &answered).expect("the golden file can be written");
        return;
    }
    let differences = script.lines().zip(answered.lines()).enumerate().filter(|(_, (was, is))| was != is);
    let told = differences.take(12).map(|(at, (was, is))| format!("{}:{}\n  was {was}\n  is  {is}", path.display(), at + 1));
    panic!("{}", told.collect::<Vec<_>>().join("\n"));
}

/// A test for each script, and one that there is a test for each script.
macro_rules! scripts {
    ($($name:ident),* $(,)?) => {
        $(#[test] fn $name() { hold(&stringify!($name).replace('_', "-")); })*

        #[test]
        fn every_script_has_a_test() {
            let mut tested: Vec<String> = [$(stringify!($name)),*].map(|name| name.replace('_', "-") + ".txt").to_vec();
            tested.sort();
            let files = fs::read_dir(folder()).expect("the folder of the scripts").map(|entry| entry.expect("an entry").file_name());
            let mut files: Vec<String> = files.map(|name| name.into_string().expect("a name in UTF-8")).collect();
            files.sort();
            assert_eq!(files, tested);
        }
    };
}

scripts! {
    acts, agreement, anonymous, branches, chains, comparing, diagram, faults, forks, franklin, graph, heartbeats, judged, large, lecture,
    lists, notes, panes, partition, saving, searching, small, tiny, why,
}

#[test]
fn a_screen_that_differs_in_one_style_is_found_out() {
    let mut buffer = Buffer::empty(Rect::new(0, 0, 3, 1));
    let bare = hash_of(&buffer);
    buffer.content[1].set_style(ratatui::style::Style::new().bold());
    let bold = hash_of(&buffer);
    buffer.content[1].underline_color = Color::Rgb(1, 2, 3);
    assert_eq!(bare, hash_of(&Buffer::empty(Rect::new(0, 0, 3, 1))));
    assert!(bare != bold && bold != hash_of(&buffer));
}

#[test]
fn a_script_that_says_something_else_is_found_out() {
    let script = "# a comment\n\n> open small at 30x8\n| protocol = \"bully\"\n| [processes]\n| ids = [1, 2]\n> glance\n30x8 en\n|nonsense\n";
    let answered = played(script);
    assert_ne!(answered, script);
    assert_eq!(played(&answered), answered, "what is answered now is answered again");
}
