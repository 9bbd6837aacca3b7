//! Tests with an XML parser that each character is in its cell, and that a picture always gives the same document.

use roxmltree::Document;

use super::*;
use crate::export::Wanted;
use suffrage_scenario::{self as scenario, builtin};
use suffrage_text::{Language, LocalText, Texts};
use suffrage_view::picture::ask_figure;
use suffrage_view::{Depth, GlyphSet, Glyphs, Theme};

fn svg(picture: &Picture) -> String {
    let mut out = Vec::new();
    write(picture, Sheet { title: "a < b & \"c\"\u{1}", width: None }, &mut out).expect("memory can be written");
    String::from_utf8(out).expect("it is text")
}

fn grid(svg: &str, (columns, rows): (u16, u16)) -> Vec<Vec<char>> {
    let document = Document::parse(svg).unwrap_or_else(|fault| panic!("{fault}"));
    let mut grid = vec![vec![' '; columns.into()]; rows.into()];
    for text in document.descendants().filter(|node| node.has_tag_name("text")) {
        let number =
            |name| text.attribute(name).and_then(|value| value.parse::<u32>().ok()).expect("every text has a place");
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
            for size in [(80, 24), (200, 55)] {
                let frame = session.frame(&picture::ask_screen(size, scenario.count(), &View::default()));
                hold(&Picture::screen(&frame, &View::default(), &look, size));
                hold(&Picture::figure(&session.frame(&ask_figure(size, scenario.count())), &look, size));
            }
        }
    }
}

fn exported(name: &str, wanted: Wanted) -> Result<String, Failure> {
    let scenario = scenario::read(builtin::named(name).expect("it is built in").text).expect("it is valid");
    let mut out = Vec::new();
    let subject = Subject::new(&scenario, &Texts::new(Language::Spanish), None, wanted);
    write_subject(&subject, None, &mut out).map(|()| String::from_utf8(out).expect("it is text"))
}

fn rows(svg: &str) -> Vec<String> {
    let document = Document::parse(svg).unwrap_or_else(|fault| panic!("{fault}"));
    let pixels = |name| {
        document.root_element().attribute(name).and_then(|value| value.parse::<u32>().ok()).expect("it has a size")
    };
    let size = ((pixels("width") / CELL.0) as u16, (pixels("height") / CELL.1) as u16);
    grid(svg, size).into_iter().map(|row| row.into_iter().collect()).collect()
}

#[test]
fn a_storyboard_has_all_notes_and_shows_answers_only_on_request() {
    let stops = Wanted { picture: PictureKind::Stops, ..Wanted::default() };
    let plain = rows(&exported("bully-leader-fails", stops.clone()).expect("it is written")).join("\n");
    let answered =
        rows(&exported("bully-leader-fails", Wanted { answers: true, ..stops }).expect("it is written")).join("\n");
    let scenario =
        scenario::read(builtin::named("bully-leader-fails").expect("it is built in").text).expect("it is valid");
    let said =
        scenario.notes.iter().map(|note| &note.text).chain(scenario.questions.iter().map(|question| &question.ask));
    for text in said {
        let first: Vec<&str> = text.in_language("es").split_whitespace().take(4).collect();
        assert!(plain.contains(&first.join(" ")), "{first:?} in\n{plain}");
    }
    let answer = Texts::new(Language::Spanish).say(ids::ScreenNoteAnswer { answer: String::new() });
    assert!(
        !plain.contains(answer.trim()) && answered.matches(answer.trim()).count() == scenario.questions.len(),
        "{answered}"
    );
}

#[test]
fn a_scenario_without_notes_has_no_storyboard() {
    let scenario =
        scenario::read(builtin::named("bully-leader-fails").expect("it is built in").text).expect("it is valid");
    let silent = scenario::Scenario { notes: Vec::new(), questions: Vec::new(), ..scenario };
    let wanted = Wanted { picture: PictureKind::Stops, ..Wanted::default() };
    let subject = Subject::new(&silent, &Texts::new(Language::English), None, wanted);
    assert!(
        matches!(write_subject(&subject, None, &mut Vec::new()), Err(Failure::Refused(why)) if why.key == ids::EXPORT_NO_STOPS.key())
    );
}

#[test]
fn a_storyboard_without_answers_has_none_in_its_title() {
    let mut scenario =
        scenario::read(builtin::named("bully-leader-fails").expect("it is built in").text).expect("it is valid");
    scenario.title = LocalText::plain("Why 6 leads");
    for answers in [false, true] {
        let (wanted, mut out) = (Wanted { picture: PictureKind::Stops, answers, ..Wanted::default() }, Vec::new());
        let subject = Subject::new(&scenario, &Texts::new(Language::English), None, wanted);
        write_subject(&subject, None, &mut out).expect("it is written");
        assert_eq!(String::from_utf8(out).expect("it is text").contains("Why 6 leads"), answers);
    }
}

#[test]
fn the_diagram_of_a_short_run_shows_all_of_it() {
    let wanted = Wanted { picture: PictureKind::SpaceTime, ..Wanted::default() };
    let rows = rows(&exported("bully-leader-fails", wanted).expect("it is written"));
    let axis = rows.iter().rfind(|row| row.trim_start().starts_with('0')).expect("the axis begins with 0");
    assert!(axis.contains("11"), "{axis}");
    for id in 1..=7 {
        assert!(rows.iter().any(|row| row.trim_start().starts_with(&id.to_string())), "{id}");
    }
}
