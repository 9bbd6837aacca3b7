//! Pictures of about sixty screens: each has a scenario, a look, and the keys that lead there.
//!
//! A picture is text with styles: the rows of the screen, a letter for the style of each cell (a dot for the plain
//! one), and the meanings of the letters. `INSTA_UPDATE=always cargo test screens` writes the pictures again.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier};

use super::input::press;
use super::library::{InMemory, built_in};
use super::opening::with;
use crate::tui::app::App;
use suffrage_engine::protocols::ProtocolId;
use suffrage_text::Language::{self, English, Portuguese, Spanish};
use suffrage_view as paint;
use suffrage_view::GlyphSet::{self, Ascii, Default, Safe};
use suffrage_view::ThemeName::{self, Dark, Light, Mono};
use suffrage_view::view_state::Pane;

const SMALL: (u16, u16) = (80, 24);
const MEDIUM: (u16, u16) = (120, 40);
const LARGE: (u16, u16) = (200, 55);

struct Screen {
    name: &'static str,
    scenario: &'static str,
    size: (u16, u16),
    look: (Language, ThemeName, GlyphSet),
    /// The keys have the format of [`press`]; `~400` waits 400 milliseconds.
    keys: &'static str,
}

impl Screen {
    fn played(&self) -> App {
        let (language, theme, glyphs) = self.look;
        let scenario = built_in(self.scenario);
        let mut app = with(&InMemory::new(language), &scenario, self.scenario, self.size, (theme, glyphs));
        for key in self.keys.split_whitespace() {
            match key.strip_prefix('~') {
                Some(milliseconds) => wait(&mut app, milliseconds.parse().expect("milliseconds")),
                None => press(&mut app, key),
            }
            while app.travel.is_some() {
                wait(&mut app, 1);
            }
        }
        app
    }

    fn hold(&self) {
        let mut settings = insta::Settings::clone_current();
        settings.set_snapshot_path("screens");
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        let ((width, height), (language, theme, glyphs)) = (self.size, self.look);
        let look = format!("{} {theme:?} {glyphs:?}", language.code());
        settings.set_description(format!("{} {width}x{height} {look}: {}", self.scenario, self.keys));
        settings.bind(|| insta::assert_snapshot!(self.name, described(&self.played())));
    }
}

fn wait(app: &mut App, milliseconds: u64) {
    app.pass(app.player.now + Duration::from_millis(milliseconds));
}

/// One letter for each style of a screen. No screen has more styles.
const LETTERS: &[u8] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

pub(super) fn described(app: &App) -> String {
    let mut buffer = Buffer::empty(app.area);
    paint::draw(&app.frame, &app.view, &app.look, buffer.area, &mut buffer);
    let base = app.look.theme.base();
    let plain = (base.fg.unwrap_or_default(), base.bg.unwrap_or_default(), Color::Reset, Modifier::empty());
    let mut styles = vec![plain];
    let (mut text, mut letters) = (String::new(), String::new());
    for cells in buffer.content.chunks(usize::from(buffer.area.width)) {
        let row: String = cells.iter().map(ratatui::buffer::Cell::symbol).collect();
        let _ = writeln!(text, "|{}", row.trim_end());
        let row = cells.iter().map(|cell| {
            // The foreground colour of a blank is invisible.
            let blank = cell.symbol() == " " && !cell.modifier.intersects(Modifier::REVERSED | Modifier::UNDERLINED);
            let style = (cell.fg, cell.bg, cell.underline_color, cell.modifier);
            let at = styles.iter().position(|known| if blank { known.1 == style.1 } else { *known == style });
            let at = at.unwrap_or_else(|| {
                styles.push(style);
                styles.len() - 1
            });
            at.checked_sub(1).map_or('.', |at| char::from(LETTERS[at]))
        });
        let row: String = row.collect();
        let _ = writeln!(letters, "|{}", row.trim_end_matches('.'));
    }
    let mut said = text + &letters;
    for (letter, (fg, bg, underline, modifier)) in std::iter::once(&b'.').chain(LETTERS).zip(&styles) {
        let _ = write!(said, "{} = {fg} on {bg}", char::from(*letter));
        for (flag, _) in modifier.iter_names() {
            let _ = write!(said, " {}", flag.to_lowercase());
        }
        let _ = writeln!(said, "{}", if *underline == Color::Reset { String::new() } else { format!(" {underline}") });
    }
    said
}

macro_rules! screens {
    ($($name:ident $scenario:literal $size:ident $language:ident $theme:ident $glyphs:ident $keys:literal)*) => {
        const SCREENS: &[Screen] = &[$(Screen {
            name: stringify!($name),
            scenario: $scenario,
            size: $size,
            look: ($language, $theme, $glyphs),
            keys: $keys,
        }),*];

        mod picture_of {
            $(#[test] fn $name() {
                super::SCREENS.iter().find(|screen| screen.name == stringify!($name)).expect("it is listed").hold();
            })*
        }
    };
}

screens! {
    ring_opens "chang-roberts-ring" SMALL English Dark Default ""
    ring_under_way "chang-roberts-ring" MEDIUM English Dark Default "g 4 enter esc"
    ring_under_way_large "chang-roberts-ring" LARGE Spanish Light Default "g 4 enter esc"
    ring_in_ascii "chang-roberts-ring" SMALL Portuguese Mono Ascii "g 4 enter esc"
    ring_crash "chang-roberts-ring" SMALL Portuguese Dark Default "right esc right 5 8 c"
    ring_of_ones_own "chang-roberts-ring" SMALL English Dark Default "O down down"
    ring_of_ones_own_typed "chang-roberts-ring" MEDIUM Spanish Light Default "o O down down 3 space 1 left"
    ring_crash_after "chang-roberts-ring" MEDIUM English Mono Default "right esc right 9 C"
    ring_playing "chang-roberts-ring" SMALL English Light Default "right esc space ~400"
    ring_link_cut "chang-roberts-bounce" MEDIUM Spanish Dark Ascii "g 5 enter esc"
    ring_of_64 "chang-roberts-64" SMALL English Dark Default "g 3 enter esc"
    ring_of_64_large "chang-roberts-64" LARGE English Dark Safe "g 3 enter esc"
    ring_of_1000 "chang-roberts-1000" MEDIUM English Dark Default "g 1 0 enter esc"
    ring_of_1000_small "chang-roberts-1000" SMALL Spanish Mono Ascii "g 1 0 enter esc shift+down shift+down down"
    own_listing_wrapped "bully.algo" SMALL English Dark Default "right right right"
    own_listing_in_ascii "chang-roberts.algo" SMALL Portuguese Mono Ascii "right right right"
    franklin "franklin-ten" SMALL English Dark Default "g 3 enter esc"
    franklin_large "franklin-ten" LARGE Portuguese Light Default "g 7 enter esc"
    hirschberg_sinclair "hirschberg-sinclair-eight" MEDIUM English Dark Default "g 5 enter esc"
    peterson "peterson-ring" SMALL English Dark Safe "g 5 enter esc"
    itai_rodeh "itai-rodeh-ties" SMALL Portuguese Dark Default "g 2 enter enter enter esc"
    itai_rodeh_inspected "itai-rodeh-ties" MEDIUM English Dark Default "g 6 enter enter enter esc 3 enter"
    ring_list "ring-list-leader-fails" MEDIUM English Dark Default "g 7 enter esc"
    bully "bully-leader-fails" SMALL English Dark Default "g 6 enter enter enter esc"
    bully_large "bully-leader-fails" LARGE English Dark Default "g 6 enter enter enter esc"
    bully_heartbeat "bully-heartbeat-cut" SMALL English Dark Default "right right right esc"
    bully_partition "bully-partition" MEDIUM Spanish Light Default "right right esc"
    raft "raft-election-leader-crash" SMALL English Dark Default "pgdn esc"
    raft_large "raft-election-leader-crash" LARGE Portuguese Dark Default "pgdn esc right right"
    flooding "flooding-three-rounds" MEDIUM English Dark Default "g 4 enter esc esc 4"
    generals "byzantine-generals-four" SMALL English Dark Default "right right esc H"
    generals_hidden "byzantine-generals-four" MEDIUM Spanish Light Default "right right esc f5"
    generals_lies "byzantine-generals-four" SMALL English Mono Safe "right right esc 2 L"
    paxos "paxos-one-proposer" SMALL English Dark Default "g 4 enter esc"
    paxos_large "paxos-duel" LARGE English Mono Default "g 9 enter esc"
    multi_paxos "multi-paxos-leader-change" MEDIUM Spanish Light Default "g 9 enter esc"
    super_peers "superpeer-tokens-six" MEDIUM English Dark Default "g 4 3 enter esc"
    super_peers_in_ascii "superpeer-tokens-six" SMALL English Mono Ascii "g 4 3 enter esc"
    table_of_ids "superpeer-dht-ten" SMALL Portuguese Light Default "g 5 enter esc"
    table_of_ids_large "superpeer-dht-hundred" LARGE English Dark Default "g 5 enter esc"
    pane_algorithm "raft-election-leader-crash" SMALL English Light Default "g 4 enter esc tab z"
    pane_how "byzantine-generals-four" SMALL Spanish Dark Default "g 3 enter esc tab tab z"
    pane_log "bully-leader-fails" MEDIUM Portuguese Dark Default "g 9 enter enter enter esc tab tab z"
    pane_processes "franklin-ten" SMALL English Dark Ascii "g 7 enter esc tab tab tab z"
    pane_holds "byzantine-generals-four" SMALL English Dark Default "g 3 enter esc esc 3 tab tab tab tab tab z"
    pane_properties "bully-leader-returns" MEDIUM English Dark Default "g 4 0 enter esc backtab"
    pane_checked "chang-roberts-ring" SMALL English Dark Default "right esc K enter"
    space_time "bully-leader-fails" MEDIUM English Dark Default "g 9 enter enter enter esc t"
    space_time_zoomed "bully-leader-fails" LARGE Spanish Light Default "g 9 enter enter enter esc t enter left left"
    note "bully-leader-fails" SMALL English Dark Default "pgdn"
    question "bully-leader-fails" MEDIUM Spanish Dark Default "pgdn pgdn"
    answer "bully-leader-fails" LARGE Portuguese Light Default "pgdn pgdn pgdn enter"
    presented "bully-leader-fails" MEDIUM English Light Default "f5 pgdn"
    next_demo "bully-leader-fails" SMALL English Dark Default "g 9 9 enter esc pgdn"
    help "bully-leader-fails" SMALL English Dark Default "?"
    help_searched "bully-leader-fails" MEDIUM Spanish Dark Default "? c r"
    palette "bully-leader-fails" SMALL English Dark Default "right right esc :"
    palette_searched "bully-leader-fails" MEDIUM Portuguese Mono Safe ": t i c k"
    demos "bully-leader-fails" SMALL English Dark Default "o"
    demos_large "bully-leader-fails" LARGE Spanish Light Default "o right down"
    algorithms "chang-roberts-ring" MEDIUM Portuguese Dark Default "a down"
    go_to "bully-leader-fails" SMALL Spanish Dark Default "g 1 2 x enter"
    searching "chang-roberts-ring" MEDIUM English Dark Default "/ c r a"
    found "chang-roberts-ring" SMALL English Dark Default "/ 3 1 enter n"
    leaving "chang-roberts-ring" SMALL Spanish Dark Default "right esc 4 c q"
    saving "chang-roberts-ring" MEDIUM English Dark Default "right esc 4 c ctrl+s"
    in_flight "bully-leader-fails" MEDIUM English Dark Default "g 6 enter enter enter esc p"
    faults "bully-leader-fails" SMALL English Dark Default "g 6 enter enter enter esc f"
    why "bully-leader-fails" MEDIUM English Dark Default "g 9 enter esc 1 w down down"
    why_small "bully-leader-fails" SMALL Portuguese Dark Default "g 6 enter enter enter esc 4 w"
    measured "chang-roberts-ring" MEDIUM English Dark Default "right esc M"
    checking "bully-trusting" SMALL English Dark Default "K"
    branches "bully-leader-fails" MEDIUM English Dark Default "g 9 enter enter enter esc m g 6 enter enter enter esc 5 c right right g 4 enter esc 3 c right B"
    compare_with "chang-roberts-ring" SMALL English Dark Default "g 3 enter esc A"
    compared "chang-roberts-ring" SMALL English Dark Default "g 3 enter esc A n o - f enter right right right esc"
    compared_large "chang-roberts-ring" LARGE Spanish Light Default "g 3 enter esc A n o - f enter right right right esc"
    fault_of_a_file "bully-leader-fails" SMALL English Dark Default "o / b r o k e n . t o m l enter"
}

const OVERLAYS: [&str; 13] = [
    "Help", "Prompt", "List", "Note", "Inspect", "Message", "Branches", "Flight", "Why", "Confirm", "Demos",
    "NextDemo", "Measured",
];

fn name(of: &impl std::fmt::Debug) -> String {
    format!("{of:?}").chars().take_while(char::is_ascii_alphabetic).collect()
}

#[test]
fn the_pictures_show_every_algorithm_pane_overlay_size_and_look() {
    let mut shown = BTreeSet::new();
    for screen in SCREENS {
        let app = screen.played();
        shown.extend(app.view.overlays.iter().map(name));
        shown.insert(name(&app.view.focus));
        let (language, theme, glyphs) = screen.look;
        shown.extend([name(&language), name(&theme), name(&glyphs), format!("{:?}", screen.size)]);
        shown.insert(built_in(screen.scenario).variant.protocol().name().to_owned());
    }
    let panes = Pane::ALL.iter().map(name);
    let looks =
        Language::ALL.map(|language| name(&language)).into_iter().chain(ThemeName::ALL.map(|theme| name(&theme)));
    let glyphs = [Default, Safe, Ascii].map(|glyphs| name(&glyphs));
    let sizes = [SMALL, MEDIUM, LARGE].map(|size| format!("{size:?}"));
    let protocols = ProtocolId::ALL.iter().map(|protocol| protocol.name().to_owned());
    let all =
        OVERLAYS.map(str::to_owned).into_iter().chain(panes).chain(protocols).chain(looks).chain(glyphs).chain(sizes);
    let missing: Vec<String> = all.filter(|one| !shown.contains(one)).collect();
    assert!(missing.is_empty(), "no picture shows {missing:?}");
}
