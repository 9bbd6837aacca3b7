use std::num::NonZero;

use proptest::prelude::*;
use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::layout::Rect;

use super::*;

const WIDTH: u16 = 26;
const HEIGHT: u16 = 12;

fn size(cells: u16) -> NonZero<u16> {
    NonZero::new(cells).expect("the screen of the test has cells")
}

/// A terminal that was given the pictures one after the other, each as its difference to the one before.
fn shown(pictures: &[Buffer], mut draw: impl FnMut(&[(u16, u16, &Cell)], &mut Vec<u8>)) -> vt100::Parser {
    let mut terminal = vt100::Parser::new(size(HEIGHT), size(WIDTH), 0);
    let mut before = Buffer::empty(Rect::new(0, 0, WIDTH, HEIGHT));
    for picture in pictures {
        let mut bytes = Vec::new();
        draw(&before.diff(picture), &mut bytes);
        terminal.process(&bytes);
        before.clone_from(picture);
    }
    terminal
}

/// All that can be seen of a cell. Of a blank that is its ground, unless something is drawn on it.
fn seen(cell: &vt100::Cell) -> impl PartialEq + std::fmt::Debug + use<> {
    let drawn_on = cell.underline() || cell.inverse();
    let is_blank = cell.contents().trim().is_empty() && !cell.is_wide_continuation() && !drawn_on;
    let ink = (!is_blank).then(|| (cell.fgcolor(), cell.bold(), cell.dim(), cell.italic()));
    (cell.contents().trim().to_owned(), cell.bgcolor(), ink, cell.underline(), cell.inverse())
}

fn colours() -> impl Strategy<Value = Color> {
    prop_oneof![
        Just(Color::Reset),
        Just(Color::Red),
        Just(Color::LightBlue),
        Just(Color::DarkGray),
        (0..20_u8).prop_map(Color::Indexed),
        (0..3_u8, 254..=255_u8).prop_map(|(red, blue)| Color::Rgb(red, 7, blue)),
    ]
}

fn modifiers() -> impl Strategy<Value = Modifier> {
    // The terminal of the test takes bold and dim for two values of one attribute, so there is never both.
    let any = (0..512_u16).prop_map(Modifier::from_bits_truncate);
    let any = any.prop_map(|chosen| if chosen.contains(Modifier::BOLD) { chosen - Modifier::DIM } else { chosen });
    prop_oneof![Just(Modifier::empty()), any]
}

fn cells() -> impl Strategy<Value = (&'static str, Color, Color, Modifier)> {
    let symbol = prop_oneof![8 => Just(" "), 4 => Just("a"), 2 => Just("é"), 2 => Just("●"), 2 => Just("⣿"), 1 => Just("国")];
    (symbol, colours(), colours(), modifiers())
}

fn pictures() -> impl Strategy<Value = Vec<Buffer>> {
    // Few different cells, so that some stay as they were.
    let picture = (prop::collection::vec(cells(), 3), prop::collection::vec(0..3_usize, usize::from(WIDTH * HEIGHT)));
    let picture = picture.prop_map(|(kinds, chosen)| {
        let mut picture = Buffer::empty(Rect::new(0, 0, WIDTH, HEIGHT));
        let mut covered = false;
        for (index, kind) in chosen.into_iter().enumerate() {
            let last = index % usize::from(WIDTH) == usize::from(WIDTH) - 1;
            let (symbol, fg, bg, modifier) = kinds[kind];
            // Under the second half of a wide character there is nothing, and one at the edge would not be whole.
            if std::mem::take(&mut covered) {
                continue;
            }
            let symbol = if last && symbol == "国" { " " } else { symbol };
            covered = symbol == "国";
            let cell = &mut picture.content[index];
            cell.set_symbol(symbol);
            (cell.fg, cell.bg, cell.modifier) = (fg, bg, modifier);
        }
        picture
    });
    prop::collection::vec(picture, 1..5)
}

fn differences(one: &vt100::Parser, other: &vt100::Parser) -> Vec<String> {
    let places = (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (y, x)));
    places
        .filter_map(|(y, x)| {
            let get = |terminal: &vt100::Parser| terminal.screen().cell(y, x).map(seen);
            let (one, other) = (get(one), get(other));
            (one != other).then(|| format!("({x}, {y}): {one:?} became {other:?}"))
        })
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    /// The screen is the same as with the backend of ratatui, whatever is drawn, settled or not.
    #[test]
    fn nothing_that_can_be_seen_changes(pictures in pictures(), settled: bool) {
        let mut given = pictures.clone();
        if settled {
            for picture in &mut given {
                settle(picture);
            }
        }
        // Where wide characters move by a column, ratatui relies on what is beside them to have changed: the terminal of the test
        // leaves halves of them behind where it has not. So there both are given the same cells.
        let is_wide = pictures.iter().any(|picture| picture.content.iter().any(|cell| cell.symbol() == "国"));
        let expected = shown(if is_wide { &given } else { &pictures }, |cells, bytes| {
            CrosstermBackend::new(bytes).draw(cells.iter().copied()).expect("memory can be written");
        });
        for depth in [Depth::True, Depth::Indexed, Depth::Sixteen] {
            let written = shown(&given, |cells, bytes| write(cells.iter().copied(), depth, bytes));
            let no_such_colour = depth == Depth::Sixteen && given.iter().any(has_more_than_sixteen);
            if !no_such_colour {
                prop_assert_eq!(differences(&expected, &written), Vec::<String>::new());
            }
        }
    }
}

fn has_more_than_sixteen(picture: &Buffer) -> bool {
    let is_more = |colour: Color| matches!(colour, Color::Indexed(16..) | Color::Rgb(..));
    picture.content.iter().any(|cell| is_more(cell.fg) || is_more(cell.bg))
}

fn cell(symbol: &str, fg: Color, bg: Color, modifier: Modifier) -> Cell {
    let mut cell = Cell::default();
    cell.set_symbol(symbol);
    (cell.fg, cell.bg, cell.modifier) = (fg, bg, modifier);
    cell
}

fn written(cells: &[(u16, u16, Cell)], depth: Depth) -> String {
    let mut bytes = Vec::new();
    write(cells.iter().map(|(x, y, cell)| (*x, *y, cell)), depth, &mut bytes);
    String::from_utf8(bytes).expect("only characters are written")
}

#[test]
fn only_what_differs_from_the_cell_before_is_said() {
    let (red, blue, none) = (Color::Rgb(255, 0, 0), Color::Rgb(0, 0, 255), Modifier::empty());
    let cells = [
        (4, 2, cell("a", red, blue, none)),
        (5, 2, cell("b", red, blue, Modifier::BOLD)),
        (6, 2, cell(" ", blue, blue, none)),
        (9, 2, cell("c", red, blue, Modifier::BOLD)),
        (10, 2, cell("d", red, Color::Reset, Modifier::DIM)),
        (0, 3, cell("e", red, Color::Reset, Modifier::CROSSED_OUT)),
        (1, 3, cell(" ", red, Color::Reset, none)),
    ];
    let expected = "\x1b[3;5H\x1b[38;2;255;0;0;48;2;0;0;255ma\x1b[1mb \x1b[2Cc\x1b[22;2;49md\x1b[4H\x1b[22;9me\x1b[29m \x1b[m";
    assert_eq!(written(&cells, Depth::True), expected);
}

#[test]
fn bold_and_dim_end_together_and_the_one_that_stays_is_said_again() {
    let both = Modifier::BOLD | Modifier::DIM;
    let cells = [
        (0, 0, cell("a", Color::Reset, Color::Reset, both)),
        (1, 0, cell("b", Color::Reset, Color::Reset, Modifier::DIM)),
        (2, 0, cell("c", Color::Reset, Color::Reset, both)),
        (3, 0, cell("d", Color::Reset, Color::Reset, Modifier::BOLD)),
    ];
    assert_eq!(written(&cells, Depth::True), "\x1b[1H\x1b[1;2ma\x1b[22;2mb\x1b[1mc\x1b[22;1md\x1b[m");
}

#[test]
fn sixteen_colours_are_written_in_their_own_way() {
    let cells = [
        (0, 0, cell("x", Color::Red, Color::Black, Modifier::empty())),
        (1, 0, cell("y", Color::White, Color::DarkGray, Modifier::empty())),
        (2, 0, cell("é", Color::Indexed(11), Color::Reset, Modifier::empty())),
        (3, 0, cell("z", Color::Reset, Color::Indexed(7), Modifier::empty())),
    ];
    assert_eq!(written(&cells, Depth::Sixteen), "\x1b[1H\x1b[31;40mx\x1b[97;100my\x1b[93;49mé\x1b[39;47mz\x1b[m");
    assert_eq!(
        written(&cells, Depth::Indexed),
        "\x1b[1H\x1b[38;5;1;48;5;0mx\x1b[38;5;15;48;5;8my\x1b[38;5;11;49mé\x1b[39;48;5;7mz\x1b[m"
    );
}

#[test]
fn the_line_under_a_text_has_a_colour_of_its_own_where_there_are_enough() {
    let mut underlined = cell("x", Color::Reset, Color::Reset, Modifier::UNDERLINED);
    underlined.underline_color = Color::Rgb(1, 2, 3);
    let cells = [(0, 0, underlined), (1, 0, cell("y", Color::Reset, Color::Reset, Modifier::empty()))];
    // What has no line is written first: then no line has to be ended.
    assert_eq!(written(&cells, Depth::True), "\x1b[1;2Hy\r\x1b[4;58;2;1;2;3mx\x1b[m");
}

#[test]
fn cells_are_written_one_ink_after_the_other_where_that_is_shorter() {
    let (orange, green) = (Color::Rgb(230, 159, 0), Color::Rgb(47, 199, 155));
    let row: Vec<_> =
        (0..6).map(|x| (x, 0, cell("x", if x % 2 == 0 { orange } else { green }, Color::Reset, Modifier::empty()))).collect();
    let expected = "\x1b[1;2H\x1b[38;2;47;199;155mx\x1b[Cx\x1b[Cx\r\x1b[38;2;230;159;0mx\x1b[Cx\x1b[Cx\x1b[m";
    assert_eq!(written(&row, Depth::True), expected);
    let two: Vec<_> = row.into_iter().take(2).collect();
    assert_eq!(written(&two, Depth::True), "\x1b[1H\x1b[38;2;230;159;0mx\x1b[38;2;47;199;155mx\x1b[m");
}

#[test]
fn a_cursor_moves_by_distance_only_where_every_terminal_has_it_in_the_same_column() {
    let at = |x, y, symbol| (x, y, cell(symbol, Color::Reset, Color::Reset, Modifier::empty()));
    let moves = |cells: &[(u16, u16, Cell)]| written(cells, Depth::True).replace('\x1b', "^");
    assert_eq!(moves(&[at(40, 4, "a"), at(43, 4, "b"), at(99, 9, "-")]), "^[5;41Ha^[2Cb^[10;100H-^[m");
    // A star is two columns wide for some, Braille for nobody, and of lines, blocks and circles whole rows are made.
    assert_eq!(moves(&[at(40, 4, "★"), at(43, 4, "b"), at(99, 9, "-")]), "^[5;41H★^[44Gb^[10;100H-^[m");
    for narrow in ["⣿", "━", "▀", "▼", "·"] {
        let written = format!("^[5;41H{narrow}^[2Cb^[10;100H-^[m");
        assert_eq!(moves(&[at(40, 4, narrow), at(43, 4, "b"), at(99, 9, "-")]), written);
    }
    assert_eq!(
        moves(&[at(40, 4, "a"), at(40, 5, "b"), at(39, 6, "c"), at(99, 9, "-")]),
        "^[5;41Ha\n\u{8}b\n\u{8}\u{8}c\n\n\n^[59C-^[m"
    );
    // Behind the last column the cursor may wait at the edge.
    assert_eq!(moves(&[at(40, 4, "a"), at(40, 5, "b")]), "^[5;41Ha^[6;41Hb^[m");
}

#[test]
fn a_full_block_is_a_blank_on_its_ink() {
    let (yellow, blue) = (Color::Rgb(240, 228, 66), Color::Indexed(74));
    let cells = [
        (0, 0, cell("█", yellow, blue, Modifier::BOLD)),
        (1, 0, cell("█", yellow, Color::Reset, Modifier::empty())),
        (2, 0, cell("█", yellow, blue, Modifier::DIM)),
        (3, 0, cell("█", Color::Reset, blue, Modifier::empty())),
    ];
    let dim = "\x1b[2;38;2;240;228;66;48;5;74m█";
    assert_eq!(written(&cells, Depth::True), format!("\x1b[1H\x1b[48;2;240;228;66m  {dim}\x1b[22;39m█\x1b[m"));
    // Of sixteen colours the same is not as bright as ink and as ground.
    let red = [(0, 0, cell("█", Color::Red, Color::Reset, Modifier::empty()))];
    assert_eq!(written(&red, Depth::Sixteen), "\x1b[1H\x1b[31m█\x1b[m");
}
