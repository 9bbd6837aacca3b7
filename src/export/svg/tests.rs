//! The documents are read by a parser of XML: each cell's character is at its place, and the same picture is the same text.

use roxmltree::Document;

use super::*;
use crate::paint::picture::ask_figure;
use crate::paint::{self, Depth, GlyphSet, Glyphs, Look, Theme, ThemeName, View};
use crate::scenario::{self, builtin};
use crate::session::Session;
use crate::text::Language;

fn svg(picture: &Picture) -> String {
    let mut out = Vec::new();
    write(picture, Sheet { title: "a < b & \"c\"\u{1}", width: None }, &mut out).expect("memory can be written");
    String::from_utf8(out).expect("it is text")
}

/// The characters of a document by row and column, as its texts say.
fn grid(svg: &str, (columns, rows): (u16, u16)) -> Vec<Vec<char>> {
    let document = Document::parse(svg).unwrap_or_else(|fault| panic!("{fault}"));
    let mut grid = vec![vec![' '; columns.into()]; rows.into()];
    for text in document.descendants().filter(|node| node.has_tag_name("text")) {
        let number = |name| text.attribute(name).and_then(|value| value.parse::<u32>().ok()).expect("every text has a place");
        let said: Vec<char> = text.text().unwrap_or_default().chars().collect();
        let (x, y) = (number("x") / CELL.0, (number("y") - BASELINE) / CELL.1);
        let step = number("textLength") / CELL.0 / said.len() as u32;
        assert_eq!(step * CELL.0 * said.len() as u32, number("textLength"), "{said:?}");
        for (at, letter) in (x..).step_by(step as usize).zip(said) {
            grid[y as usize][at as usize] = letter;
        }
    }
    grid
}

/// Every character of the picture is in the document, at its place, and nothing else is.
fn hold(picture: &Picture) {
    let text = svg(picture);
    let grid = grid(&text, picture.size());
    for (y, row) in (0..).zip(&grid) {
        let mut shown = vec![' '; row.len()];
        for (x, cell) in picture.row(y) {
            shown[usize::from(x)] = cell.symbol.chars().next().unwrap_or(' ');
        }
        assert_eq!(row.iter().collect::<String>(), shown.iter().collect::<String>(), "row {y}");
    }
    assert_eq!(text, svg(picture));
}

#[test]
fn every_cell_is_in_the_document_at_its_place() {
    for (at, builtin) in builtin::ALL.iter().enumerate().step_by(7) {
        let scenario = scenario::read(builtin.text).expect("built-in scenarios are valid");
        let theme = ThemeName::ALL[at % ThemeName::ALL.len()];
        let look = Look::new(Language::Spanish, Theme::new(theme, Depth::True), Glyphs::new(GlyphSet::Default));
        let mut session = Session::open(&scenario);
        for tick in [0, 6, 40] {
            session.seek(tick);
            for size in [(80, 24), (200, 55), (40, 10)] {
                let area = ratatui::layout::Rect::new(0, 0, size.0, size.1);
                let frame = session.frame(&paint::ask(area, scenario.count(), &View::default()));
                hold(&Picture::screen(&frame, &View::default(), &look, size));
                hold(&Picture::figure(&session.frame(&ask_figure(size, scenario.count())), &look, size));
            }
        }
    }
}
