//! What is told of a moment in the inside of a band, and beside a table: as block letters with words below, or where those have no room in a row.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::figures::{self, Figures};
use super::headline::{self, Headline, Words};
use super::letters::Size;
use super::plaque::{Form, Plaque, Standing};
use crate::paint::Look;
use crate::paint::canvas::Canvas;
use crate::protocol::{MessageClass, Role};
use crate::session::model::Frame;
use crate::text::ids;

enum Line {
    Plaque(Plaque, (u16, u16)),
    Words(Words),
    Figures(Figures),
    Blank,
}

impl Line {
    fn size(&self) -> (u16, u16) {
        match self {
            Self::Blank => (0, 1),
            Self::Plaque(_, cells) => *cells,
            Self::Words(words) => (words.iter().map(|(text, _)| text.chars().count() as u16).sum(), 1),
            // A glyph stands at each side, and may stand above.
            Self::Figures(figures) => (figures.columns() + 4, figures.rows() + u16::from(figures.is_crowned())),
        }
    }
}

pub(super) struct Block(Vec<Line>);

/// The columns of a small plaque that has room for a few words in its lower side.
const WITH_WORDS: u16 = 12;

impl Block {
    /// The largest version that has so few rows, none of them wider than this.
    pub(super) fn of(frame: &Frame, look: &Look, rows: u16, columns: u16) -> Option<Self> {
        let large = [Size::D5, Size::D3].into_iter().filter_map(|size| in_letters(frame, look, size));
        // On the band the one tile that leads is the leader itself.
        let chip = look.theme.tile(Role::Leader);
        let plain = |words: Words| {
            let of = |(text, style)| (text, if style == chip { leader_style(look) } else { style });
            vec![Line::Words(words.into_iter().map(of).collect())]
        };
        let rows_of_text = headline::rows(frame, look).into_iter().map(plain);
        let all = large.chain(rows_of_text).map(Self);
        all.into_iter().find(|block| block.rows() <= rows && block.columns() <= columns)
    }

    /// The same, but that a leader has a plaque where there are block letters for its id.
    pub(super) fn with_plaque(frame: &Frame, look: &Look, rows: u16, columns: u16) -> Option<Self> {
        let Headline::Leader(leader) = headline::of(frame) else { return Self::of(frame, look, rows, columns) };
        let id = look.texts.name(leader);
        let below = headline::below_leader(frame, look);
        let cells = Form::smallest().cells(id.chars().count().max(2), look);
        let plaque = cells.map(|(least, height)| {
            // A column of air is given up where that is all there is too little.
            let width = if columns >= WITH_WORDS { least.max(WITH_WORDS) } else { least.min(columns.max(least - 1)) };
            let inside = below.within(usize::from(width.saturating_sub(4))).filter(|_| width >= WITH_WORDS);
            let told = below.within(usize::from(columns)).filter(|_| inside.is_none());
            let told = told.map(|told| Line::Words(vec![(told.to_owned(), look.theme.strong())]));
            let below = inside.unwrap_or_default().into();
            let plaque = Line::Plaque(Plaque { id, below, standing: Standing::Leads }, (width, height));
            Self([plaque].into_iter().chain(told).collect())
        });
        let fits = |block: &Self| block.rows() <= rows && block.columns() <= columns;
        plaque.filter(fits).or_else(|| Self::of(frame, look, rows, columns))
    }

    pub(super) fn rows(&self) -> u16 {
        self.0.iter().map(|line| line.size().1).sum()
    }

    pub(super) fn columns(&self) -> u16 {
        self.0.iter().map(|line| line.size().0).max().unwrap_or(0)
    }

    /// Draws the lines one below the other, each round a column.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, clip: Rect, look: &Look, middle: f64, top: i32) {
        let mut y = top;
        for line in &self.0 {
            let (width, height) = line.size();
            let x = (middle - f64::from(width) / 2.0).round() as i32;
            match line {
                Line::Blank => {}
                Line::Plaque(plaque, (width, height)) => {
                    if let (Ok(x), Ok(y)) = (u16::try_from(x), u16::try_from(y)) {
                        let place = Rect { x, y, width: *width, height: *height };
                        plaque.draw(canvas, clip, look, Form::smallest(), place);
                    }
                }
                Line::Words(words) => {
                    let mut x = x;
                    for (text, style) in words {
                        x = canvas.write(clip, x, y, text, *style);
                    }
                }
                Line::Figures(figures) => {
                    let below = y + i32::from(height - figures.rows());
                    figures.draw(canvas, clip, look, (x + 2, below));
                }
            }
            y += i32::from(height);
        }
    }
}

/// Yellow would not show on white.
fn leader_style(look: &Look) -> Style {
    let theme = &look.theme;
    let style = if theme.has_dark_ground() { theme.state_text(Role::Leader) } else { theme.text() };
    style.remove_modifier(Modifier::REVERSED).add_modifier(Modifier::BOLD)
}

/// The version with block letters of this size, if there are such letters for it.
fn in_letters(frame: &Frame, look: &Look, size: Size) -> Option<Vec<Line>> {
    let theme = &look.theme;
    let mut strong = theme.strong();
    let count = || headline::count(frame, look).lengths().rev().map(|text| vec![(text.to_owned(), theme.muted())]).next();
    let (title, figures, words, count) = match headline::of(frame) {
        Headline::Leaders(_)
        | Headline::Divided(_)
        | Headline::Gone(_)
        | Headline::NoLeader
        | Headline::NotBegun
        | Headline::AllDecided(_)
        | Headline::SplitValues(_) => return None,
        Headline::Leader(leader) => {
            let star = look.glyphs.message(MessageClass::Elected);
            let style = leader_style(look);
            let title = vec![(format!("{star} {} {star}", look.texts.say(ids::HUB_LEADER)), style)];
            let figures = Figures::one(look.texts.name(leader), size, look, (style, ""));
            (Some(title), figures, headline::below_leader(frame, look), count())
        }
        Headline::Decided(decided) => {
            let receding = |style| figures::receding(decided, style, look);
            strong = receding(strong);
            let noun = figures::noun(decided, look).map(|(noun, style)| vec![(noun, receding(style))]);
            (noun, Figures::of(decided, size, look), look.texts.outcome(&decided.rule), count())
        }
        Headline::Competing => {
            let (number, glyph) = headline::competitors(frame, look);
            (None, Figures::one(number.to_string(), size, look, glyph), headline::competing_of(frame, look).into(), None)
        }
    };
    let words = Line::Words(vec![(words.longest().to_owned(), strong)]);
    let between = || (size == Size::D5).then_some(Line::Blank);
    let title = title.map(Line::Words).into_iter().chain(between());
    let lines = title.chain(Some(Line::Figures(figures?))).chain(between()).chain([words]);
    Some(lines.chain(count.map(Line::Words)).collect())
}
