//! Writes a painted picture as SVG.
//!
//! The cells come from the screen's painters; nothing is drawn twice. Characters that join their neighbours (lines,
//! blocks, Braille) become geometry, because fonts leave gaps between them and differ in width. All other characters
//! stay text that can be selected, searched and read aloud. Each run of text has a fixed position and width, so it
//! looks the same with any font, in a browser and in a PDF. The drawn characters are also present, as invisible text.

mod ink;

use std::{fmt::Write as _, io, io::Write};

use super::{Beside, Failure, PictureKind, Subject, check_length, stops, stops::Moment};
use ink::{HIGH, Ink, WIDE};
pub(super) use ink::{LAYERS, Palette, Tint};
use suffrage_engine::protocol::Ticks;
use suffrage_session::{Ask, Session};
use suffrage_text::ids;
use suffrage_view::{Look, ThemeName, View, picture, picture::Picture, picture::PictureCell, picture::Said};

/// The width and the height of a cell in SVG units. Both are integers, so neighbouring cells share edges.
const CELL: (u32, u32) = (10, 20);
const FONT_SIZE: u32 = 16;
/// The distance of the text baseline from the top of a cell, in SVG units.
const BASELINE: u32 = 15;
/// The distance of an underline from the top of a cell, in SVG units.
const UNDERLINE: u32 = 17;
const STRIKE: u32 = 10; // The distance of a strikethrough from the top of a cell, in SVG units.
const FULL: &str = "█";
const FONTS: &str = "'DejaVu Sans Mono',Menlo,Consolas,'Liberation Mono','Noto Sans Mono',monospace";

/// The default size of a screen, in columns and rows.
pub(super) const SCREEN: (u16, u16) = (80, 24);
const LARGEST_DIAGRAM: (u16, u16) = (500, 200); // The largest diagram of a long run, in columns and rows.
/// The maximum total width of figures side by side, in columns.
const WIDEST: u16 = 250;
const GAP: (u16, u16) = (4, 2); // The columns and rows between figures.

pub(super) fn write_subject(subject: &Subject<'_>, _: Beside<'_>, out: &mut dyn Write) -> Result<(), Failure> {
    let (picture, title) = match (&subject.wanted.shown, subject.wanted.picture) {
        (Some(shown), _) => (shown.clone(), subject.title()),
        (None, PictureKind::Screen) => (screen(subject)?, subject.title()),
        (None, PictureKind::SpaceTime) => (diagram(subject)?, subject.title()),
        (None, PictureKind::Stops) => board(subject)?,
    };
    Ok(write(&picture, Sheet { title: &title, width: None }, out)?)
}

fn moment(subject: &Subject<'_>) -> Result<(Session, Ticks), Failure> {
    let mut session = Session::open(subject.scenario);
    session.seek(subject.wanted.at.unwrap_or_else(|| subject.scenario.tick_limit()));
    check_length(&session)?;
    let tick = session.tick();
    Ok((session, tick))
}

fn screen(subject: &Subject<'_>) -> Result<Picture, Failure> {
    let (size, view) = (subject.wanted.size.unwrap_or(SCREEN), View::default());
    let (mut session, _) = moment(subject)?;
    let frame = session.frame(&picture::ask_screen(size, subject.scenario.count(), &view));
    Ok(Picture::screen(&frame, &view, &subject.look(ThemeName::Light), size))
}

fn diagram(subject: &Subject<'_>) -> Result<Picture, Failure> {
    let (look, count) = (subject.look(ThemeName::Light), subject.scenario.count());
    let (mut session, ticks) = moment(subject)?;
    let size = subject.wanted.size.unwrap_or_else(|| {
        let frame = session.frame(&picture::ask_figure(LARGEST_DIAGRAM, count));
        picture::diagram_size(&frame, ticks, &look, LARGEST_DIAGRAM)
    });
    Ok(Picture::diagram(&session.frame(&picture::ask_diagram(size, count)), &look, size))
}

fn board(subject: &Subject<'_>) -> Result<(Picture, String), Failure> {
    let (look, size) = (subject.look(ThemeName::Light), subject.wanted.size.unwrap_or(SCREEN));
    let ask = Ask { hides_faulty: !subject.wanted.answers, ..picture::ask_figure(size, subject.scenario.count()) };
    let moments = stops::moments(subject, &ask)?;
    let title = stops::title(subject, &moments);
    let board = sheet(subject, &moments, &title, (&look, size));
    board.map(|board| (board, title)).ok_or_else(|| Failure::Refused(ids::EXPORT_NO_STOPS.into()))
}

fn sheet(subject: &Subject<'_>, moments: &[Moment], title: &str, (look, size): (&Look, (u16, u16))) -> Option<Picture> {
    let figures: Vec<Picture> = moments.iter().filter_map(|moment| told(subject, moment, look, size)).collect();
    let grid = Picture::grid(&figures, usize::from(WIDEST / (size.0 + GAP.0)), GAP)?;
    let width = grid.size().0;
    let heading = Picture::words(&[(title, Said::Title), ("", Said::Text)], look, width);
    let key = Picture::key(moments.iter().map(|moment| &moment.frame), look, width);
    let below = key.is_some().then(|| Picture::words(&[("", Said::Text)], look, width));
    let parts: Vec<Picture> = [Some(heading), Some(grid), below, key].into_iter().flatten().collect();
    Picture::stacked(&parts)
}

fn told(subject: &Subject<'_>, moment: &Moment, look: &Look, size: (u16, u16)) -> Option<Picture> {
    let (texts, language) = (&subject.texts, subject.texts.language().code());
    let tick = texts.say(ids::ScreenHeaderTick { tick: moment.tick });
    let mut said: Vec<(String, Said)> = vec![(tick, Said::Aside)];
    for stop in &moment.stops {
        let kind = if stop.question { Said::Title } else { Said::Text };
        said.push((stop.text.in_language(language).to_owned(), kind));
        said.extend(stops::choices(stop, texts).into_iter().map(|choice| (choice, Said::Text)));
        let answer = stops::answer(stop, texts).filter(|_| subject.wanted.answers);
        said.extend(answer.map(|answer| (texts.say(ids::ScreenNoteAnswer { answer }), Said::Text)));
    }
    let said: Vec<(&str, Said)> = said.iter().map(|(text, kind)| (&**text, *kind)).collect();
    Picture::stacked(&[Picture::figure(&moment.frame, look, size), Picture::words(&said, look, size.0)])
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Sheet<'s> {
    /// The description for screen readers.
    pub(super) title: &'s str,
    /// The width on paper in pixels of 1/96 inch; `None`: one pixel for each SVG unit.
    pub(super) width: Option<u32>,
}

pub(super) fn write(picture: &Picture, sheet: Sheet<'_>, out: &mut dyn Write) -> io::Result<()> {
    let (columns, rows) = picture.size();
    let (width, height) = svg_units((columns, rows));
    let (shown_width, shown_height) = match sheet.width {
        Some(shown) => (shown, (u64::from(height) * u64::from(shown)).div_ceil(u64::from(width.max(1))) as u32),
        None => (width, height),
    };
    let (pictures, palette) = ([picture; 2], &mut Palette::Inline);
    let (mut ink, mut text) = (Ink::default(), Vec::new());
    for y in 0..rows {
        draw_row(pictures, y, &mut ink);
        text.extend(texts(pictures, y, palette));
    }
    writeln!(out, "{}", opening((columns, rows), (shown_width, shown_height)))?;
    writeln!(out, "<title>{}</title>", Escaped(sheet.title))?;
    writeln!(out, "<rect width=\"{width}\" height=\"{height}\" fill=\"#{:06x}\"/>", picture.ground)?;
    for (layer, paths) in LAYERS.iter().zip(ink.paths(rows.into(), palette)) {
        if !paths.is_empty() {
            writeln!(out, "<g {layer}>\n{}\n</g>", paths.join("\n"))?;
        }
    }
    text.iter().try_for_each(|text| writeln!(out, "{text}"))?;
    writeln!(out, "</svg>")
}

/// `size` is in cells; the other two numbers are in pixels.
pub(super) fn opening(size: (u16, u16), (shown_width, shown_height): (u32, u32)) -> String {
    let (width, height) = svg_units(size);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{shown_width}\" height=\"{shown_height}\" viewBox=\"0 0 {width} {height}\" \
         role=\"img\" font-family=\"{FONTS}\" font-size=\"{FONT_SIZE}\">"
    )
}

pub(super) fn svg_units((columns, rows): (u16, u16)) -> (u32, u32) {
    (u32::from(columns) * CELL.0, u32::from(rows) * CELL.1)
}

/// The SVG elements of each layer, made row by row, so that frames can share equal rows.
pub(super) fn elements(pictures: [&Picture; 2], palette: &mut Palette) -> [Vec<String>; LAYERS.len() + 1] {
    let mut elements: [Vec<String>; LAYERS.len() + 1] = Default::default();
    for y in 0..pictures[0].size().1 {
        let mut ink = Ink::default();
        draw_row(pictures, y, &mut ink);
        let rows = ink.paths(u32::from(y) + 1, palette).into_iter().chain([texts(pictures, y, palette)]);
        elements.iter_mut().zip(rows).for_each(|(elements, row)| elements.extend(row));
    }
    elements
}

struct Cell<'p> {
    seen: PictureCell<'p>,
    ink: Tint,
    ground: Tint,
    underline: Option<Tint>,
}

fn cells([one, other]: [&Picture; 2], y: u16) -> impl Iterator<Item = (u16, Cell<'_>)> {
    one.row(y).zip(other.row(y)).map(|((x, seen), (_, other))| {
        let underline = seen.underline.zip(other.underline).map(Tint::from);
        (x, Cell { ink: [seen.ink, other.ink], ground: [seen.ground, other.ground], underline, seen })
    })
}

fn draw_row(pictures: [&Picture; 2], y: u16, ink: &mut Ink) {
    for (x, cell) in cells(pictures, y) {
        let at = (u32::from(x) * WIDE, u32::from(y) * HIGH);
        let width = u32::from(cell.seen.columns) * WIDE;
        // A full block is drawn as a background in its colour.
        let ground = if cell.seen.symbol == FULL { cell.ink } else { cell.ground };
        if ground != pictures.map(|picture| picture.ground) {
            ink.ground((at.0, at.0 + width), ground);
        }
        if let Some(sign) = ink::sign(cell.seen.symbol).filter(|_| cell.seen.symbol != FULL) {
            ink::draw(sign, at, (cell.ink, cell.ground), ink);
        }
        if let Some(line) = cell.underline {
            ink::draw_rule(at, width, UNDERLINE, line, ink);
        }
        if cell.seen.is_struck {
            ink::draw_rule(at, width, STRIKE, cell.ink, ink);
        }
    }
    ink.end_row(u32::from(y));
}

/// Adjacent cells that form one text element.
struct Run<'p> {
    x: u32,
    columns: u32,
    kind: Kind,
    text: String,
    first: Cell<'p>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Letters that every monospaced font has.
    Letters,
    /// A character that may come from another font with another width, so it gets its own element.
    Sign,
    /// A character that is drawn as geometry.
    Geometry,
}

impl Kind {
    fn of(symbol: &str) -> Self {
        if ink::sign(symbol).is_some() {
            return Self::Geometry;
        }
        let is_letter = |letter: char| matches!(letter, ' '..='~' | '\u{a1}'..='\u{17f}') && letter != '\u{ad}';
        if symbol.chars().all(is_letter) { Self::Letters } else { Self::Sign }
    }
}

impl<'p> Run<'p> {
    fn new(x: u16, cell: Cell<'p>, kind: Kind) -> Self {
        let (x, columns) = (u32::from(x) * CELL.0, u32::from(cell.seen.columns));
        Self { x, columns, kind, text: cell.seen.symbol.to_owned(), first: cell }
    }

    fn goes_on(&self, cell: &Cell<'_>, kind: Kind) -> bool {
        match self.kind {
            Kind::Letters => {
                kind == Kind::Letters && cell.ink == self.first.ink && cell.seen.is_bold == self.first.seen.is_bold
            }
            Kind::Geometry => kind == Kind::Geometry,
            Kind::Sign => false,
        }
    }

    /// The text element of these cells. Drawn characters have an invisible one with [`Palette::Inline`], else none.
    fn element(&self, y: u16, palette: &mut Palette) -> Option<String> {
        let bold = if self.first.seen.is_bold && self.kind != Kind::Geometry { " font-weight=\"bold\"" } else { "" };
        let (x, baseline, length) = (self.x, u32::from(y) * CELL.1 + BASELINE, self.columns * CELL.0);
        // Documents with many frames stay small: drawn characters have no text, and letters are not stretched.
        let is_inline = matches!(palette, Palette::Inline);
        let adjust = if is_inline || self.kind == Kind::Sign { " lengthAdjust=\"spacingAndGlyphs\"" } else { "" };
        let fill = match self.kind {
            Kind::Geometry if is_inline => "fill=\"none\"".to_owned(),
            Kind::Geometry => return None,
            Kind::Letters | Kind::Sign => palette.attribute("fill", self.first.ink),
        };
        let text = Escaped(&self.text);
        Some(format!("<text x=\"{x}\" y=\"{baseline}\" textLength=\"{length}\"{adjust}{bold} {fill}>{text}</text>"))
    }
}

fn texts(pictures: [&Picture; 2], y: u16, palette: &mut Palette) -> Vec<String> {
    let (mut runs, mut blank): (Vec<Run<'_>>, _) = (Vec::new(), false);
    // A single blank between words stays in the text; several blanks split it.
    let mut is_open = false;
    for (x, cell) in cells(pictures, y) {
        if cell.seen.is_blank() {
            is_open &= !blank;
            blank = true;
            continue;
        }
        let kind = Kind::of(cell.seen.symbol);
        match runs.last_mut() {
            Some(going) if is_open && going.goes_on(&cell, kind) && (!blank || kind == Kind::Letters) => {
                if blank {
                    going.text.push(' ');
                    going.columns += 1;
                }
                going.text.push_str(cell.seen.symbol);
                going.columns += u32::from(cell.seen.columns);
            }
            _ => runs.push(Run::new(x, cell, kind)),
        }
        (blank, is_open) = (false, true);
    }
    runs.iter().filter_map(|run| run.element(y, palette)).collect()
}

/// Displays a text escaped for XML; characters that XML forbids are left out.
pub(super) struct Escaped<'t>(pub(super) &'t str);

impl std::fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for letter in self.0.chars() {
            match letter {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\u{0}'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => {}
                letter => f.write_char(letter)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
