//! The inside of a graph tells the story: who leads, or else the last decision, or else how many compete.

mod room;

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::figures::{self, Figures};
use super::headline::{self, Headline, Words};
use super::inside::Inside;
use super::letters::{self, Size};
use super::nobody::Nobody;
use super::past;
use super::plaque::{Form, Plaque, Standing};
use super::stage::Stage;
use crate::paint::Look;
use crate::paint::canvas::Canvas;
use crate::paint::shown::Part;
use crate::protocol::{Datum, Id, Role, Strip, Value};
use crate::session::model::Frame;
use crate::session::model::story::Decided;
use crate::text::{Fit, ids};

/// A piece of the hub in its place.
enum Piece {
    Plaque(Plaque, Form),
    /// That the run has ended and nobody leads.
    Nobody(Nobody),
    /// Block letters, and the columns at their sides that their glyphs take.
    Figures(Figures),
    Words(Words),
    /// The outcome in one word, for a class.
    Capitals(String, Style),
}

/// What the inside says, in its places; empty where there is no room for a word.
pub(super) struct Hub {
    pieces: Vec<(Piece, Rect)>,
    /// All that it may take in this layout, whatever it says.
    room: Vec<Rect>,
}

/// The columns and rows that the inside has beside the past of a large ring.
const SMALL: (u16, u16) = (28, 7);

/// The sizes of block letters, the largest first.
const SIZES: [Size; 4] = [Size::D10, Size::D7, Size::D5, Size::D3];
/// The only size that has capitals.
const CAPITALS: Size = Size::D3;
/// The columns that the words below the block letters have at least: those of a short outcome, and of a count.
const OUTCOME: u16 = 14;
const COUNT: u16 = 12;
/// The columns of the noun above a number.
const NOUN: u16 = 11;

/// Where block letters are, whatever they say: it depends on the layout only, so that they stay there from tick to tick.
struct Plan {
    size: Size,
    top: i32,
    /// Whether a count has room below the outcome.
    counts: bool,
    /// Whether there is a blank row between the letters and the outcome.
    is_loose: bool,
}

impl Plan {
    fn outcome(&self) -> i32 {
        self.top + i32::from(self.size.rows()) + i32::from(self.is_loose)
    }

    fn count(&self) -> i32 {
        self.outcome() + if self.size == Size::D3 { 1 } else { 2 }
    }
}

struct Builder<'a> {
    stage: Stage<'a>,
    frame: &'a Frame,
    inside: Inside,
    /// Whether it is in the middle of the past of a large ring, to which it leaves what it does not need.
    is_in_past: bool,
    pieces: Vec<(Piece, Rect)>,
}

impl Hub {
    pub(super) fn of(stage: Stage<'_>, frame: &Frame) -> Self {
        let is_crossed = frame.messages.iter().any(|message| message.lost.is_none());
        // Where processes agree, what they tell one another crosses the middle: it says nothing until all is told.
        let is_left_free = frame.strip != Strip::Leaders;
        if is_left_free && is_crossed || frame.seats.is_some() {
            return Self { pieces: Vec::new(), room: Vec::new() };
        }
        let mut inside = Inside::of(stage.layout, stage.clip);
        let is_in_past = frame.past.is_some() && past::has_room(stage.layout);
        if is_in_past {
            // In the inside of a large ring its past has the room.
            inside.keep_to(SMALL);
        }
        let mut builder = Builder { stage, frame, inside, is_in_past, pieces: Vec::new() };
        let room = builder.room();
        // At rest nothing is in its way.
        if is_crossed {
            builder.inside.keep_within(&room);
        }
        match headline::of(frame) {
            Headline::Leaders(leaders) => builder.leaders(&leaders, |_| Fit::default()),
            Headline::Divided(leaders) => builder.leaders(&leaders, |id| headline::held_by(frame, id, stage.look)),
            Headline::Leader(leader) => builder.leader(leader),
            Headline::Gone(leader) => builder.gone(leader),
            Headline::Decided(_) | Headline::Competing if is_left_free => {}
            Headline::Decided(decided) => builder.decided(decided),
            Headline::AllDecided(value) => builder.all_decided(value),
            Headline::NoLeader => builder.nobody(),
            Headline::Competing => builder.competing(),
            Headline::SplitValues(_) | Headline::NotBegun => builder.line(headline::rows(frame, stage.look)),
        }
        Self { pieces: builder.pieces, room }
    }

    pub(super) fn cells(&self) -> impl Iterator<Item = Rect> {
        self.pieces.iter().map(|(_, place)| *place)
    }

    /// The places that no message comes into, whatever the hub says.
    pub(super) fn room(&self) -> impl Iterator<Item = Rect> {
        self.room.iter().copied()
    }

    /// Draws it over the lines that end at it and go on behind it.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, Stage { look, clip, .. }: Stage<'_>) {
        for (piece, place) in &self.pieces {
            let rows = u16::from(matches!(piece, Piece::Plaque(..) | Piece::Nobody(_)));
            canvas.fill(clip, aired(*place, rows), look.theme.base());
        }
        for (piece, place) in &self.pieces {
            match piece {
                Piece::Plaque(plaque, form) => plaque.draw(canvas, clip, look, *form, *place),
                Piece::Nobody(nobody) => nobody.draw(canvas, clip, look, *place),
                Piece::Figures(figures) => {
                    let aside = (place.width - figures.columns()) / 2;
                    let above = place.height - figures.rows();
                    figures.draw(canvas, clip, look, (i32::from(place.x + aside), i32::from(place.y + above)));
                }
                Piece::Capitals(word, style) => {
                    let at = (i32::from(place.x), i32::from(place.y));
                    letters::draw(canvas, clip, at, word, CAPITALS, &look.glyphs, *style);
                }
                Piece::Words(words) => {
                    let mut x = i32::from(place.x);
                    for (text, style) in words {
                        x = canvas.write(clip, x, i32::from(place.y), text, *style);
                    }
                }
            }
            canvas.shown().part(Part::Hub, *place);
        }
    }
}

fn aired(place: Rect, rows: u16) -> Rect {
    let (left, top) = (place.x.min(1), place.y.min(rows));
    Rect { x: place.x - left, y: place.y - top, width: place.width + left + 1, height: place.height + top + rows }
}

impl Builder<'_> {
    fn look(&self) -> &Look {
        self.stage.look
    }

    fn put(&mut self, piece: Piece, (left, top): (i32, i32), (width, height): (u16, u16)) {
        if let (Ok(x), Ok(y)) = (u16::try_from(left), u16::try_from(top)) {
            self.pieces.push((piece, Rect { x, y, width, height }));
        }
    }

    /// Puts words in the middle of a row, if they have room there.
    fn words(&mut self, row: i32, words: Words) -> bool {
        let width = words.iter().map(|(text, _)| text.chars().count() as u16).sum();
        let fits = width > 0 && self.inside.holds(row, 1, width);
        if fits {
            self.put(Piece::Words(words), (self.inside.left(width), row), (width, 1));
        }
        fits
    }

    /// The first of some words that has room in a row near the middle.
    fn line(&mut self, tries: impl IntoIterator<Item = Words>) {
        let middle = self.inside.middle.1.floor() as i32;
        for words in tries {
            if [0, 1, -1, 2, -2].into_iter().any(|shift| self.words(middle + shift, words.clone())) {
                return;
            }
        }
    }

    /// The letters of the longest id, or of its name where processes know none.
    fn letters(&self) -> usize {
        usize::from(self.stage.layout.graph.id_digits.max(2)) + usize::from(self.frame.anonymous)
    }

    fn leader(&mut self, leader: Id) {
        let below = headline::below_leader(self.frame, self.look());
        self.plaque(leader, below, Standing::Leads);
    }

    fn gone(&mut self, leader: Id) {
        let below = self.look().texts.fit(ids::ScreenVerdictLeaderDown { leader });
        self.plaque(leader, below, Standing::Down);
    }

    fn plaque(&mut self, leader: Id, below: Fit, standing: Standing) {
        let (look, letters) = (self.stage.look, self.letters());
        let id = look.texts.name(leader);
        let placed = Form::largest(&self.inside, letters, standing, look);
        if let Some(((form, top), cells)) = placed.and_then(|placed| Some((placed, placed.0.cells(letters, look)?))) {
            let left = self.inside.left(cells.0);
            return self.put(Piece::Plaque(Plaque { id, below, standing }, form), (left, top), cells);
        }
        self.line(headline::rows(self.frame, look));
    }

    /// At the end of a run without a leader.
    fn nobody(&mut self) {
        let look = self.stage.look;
        match Nobody::largest(self.frame, &self.inside, look) {
            Some((nobody, top, cells)) => self.put(Piece::Nobody(nobody), (self.inside.left(cells.0), top), cells),
            None => self.line(headline::rows(self.frame, look)),
        }
    }

    /// Two leaders as two plaques with their number between them, and more as a row of ids. What stands in the lower side of each is `said`.
    fn leaders(&mut self, leaders: &[(Id, Standing)], said: impl Fn(Id) -> Fit) {
        let (look, letters) = (self.stage.look, self.letters());
        let count = headline::number_of_leaders(self.frame, look);
        let style = look.theme.fault().add_modifier(Modifier::BOLD);
        let columns = count.chars().count() as u16;
        if let [one, other] = leaders {
            // Side by side with the words between them, or with the words below.
            for (between, below) in [(columns + 4, false), (2, true)] {
                let Some((form, top)) = Form::of_two(&self.inside, letters, between, look) else { continue };
                let Some((width, height)) = form.cells(letters, look) else { continue };
                let row = if below { top + i32::from(height) } else { top + i32::from(height) / 2 };
                if !self.inside.holds(row, 1, columns) {
                    continue;
                }
                let left = self.inside.left(2 * width + between);
                for (at, (id, standing)) in [(left, *one), (left + i32::from(width + between), *other)] {
                    let plaque = Plaque { id: look.texts.name(id), below: said(id), standing };
                    self.put(Piece::Plaque(plaque, form), (at, top), (width, height));
                }
                self.words(row, vec![(count, style)]);
                return;
            }
        }
        if leaders.len() == 2 || !self.count_of_leaders(leaders, &count, style) {
            self.line(headline::rows(self.frame, look));
        }
    }

    /// How many lead in capitals, with their ids below.
    fn count_of_leaders(&mut self, leaders: &[(Id, Standing)], count: &str, style: Style) -> bool {
        let names = headline::names_of(leaders, self.look());
        self.in_capitals(count, &names, style)
    }

    /// The value that all have decided, in capitals.
    fn all_decided(&mut self, value: Datum) {
        let look = self.stage.look;
        let style = look.theme.state_text(Role::Decided).add_modifier(Modifier::BOLD);
        let all = Value::Number(headline::decided_in_all(self.frame) as u64);
        let below = look.texts.fit(ids::HubAllDecide { all });
        let below: Vec<String> = below.lengths().map(str::to_owned).collect();
        if !self.in_capitals(&value.to_string(), &below, style) {
            self.line(headline::rows(self.frame, look));
        }
    }

    /// A word in capitals, with the first text below it that has room.
    fn in_capitals(&mut self, word: &str, texts: &[String], style: Style) -> bool {
        let (look, count) = (self.stage.look, word.to_uppercase());
        let Some(width) = letters::width(&count, CAPITALS, &look.glyphs) else { return false };
        let rows = CAPITALS.rows();
        let top = (self.inside.middle.1 - f64::from(rows) / 2.0).round() as i32 - 1;
        let below = top + i32::from(rows) + 1;
        if !self.inside.holds(top, rows, width) {
            return false;
        }
        let is_named = texts.iter().any(|text| self.words(below, vec![(text.clone(), style)]));
        if is_named {
            self.put(Piece::Capitals(count, style), (self.inside.left(width), top), (width, rows));
        }
        is_named
    }

    /// The largest letters that have room for the widest decision of this graph.
    fn plan(&self) -> Option<Plan> {
        let (look, values) = (self.stage.look, self.frame.story.most_weighed);
        let letters = usize::from(self.stage.layout.graph.id_digits);
        // A smaller size rather than a number without its noun.
        let tries = [true, false]
            .into_iter()
            .flat_map(|crowned| SIZES.into_iter().flat_map(move |size| [(size, true, crowned), (size, false, crowned)]));
        tries.into_iter().find_map(|(size, counts, crowned)| {
            let (columns, with_glyphs) = figures::widest(values, letters, size, look)?;
            let middle = (self.inside.middle.1 - 1.0 - f64::from(size.rows()) / 2.0).round() as i32;
            [0, 1, -1, 2, -2, 3].into_iter().find_map(|shift| {
                let plan = Plan { size, top: middle + shift, counts, is_loose: !self.is_in_past };
                // Above them stands the noun of a value alone, or the glyph of one in the middle.
                let fits = (!crowned || self.inside.holds(plan.top - 1, 1, NOUN))
                    && self.inside.holds(plan.top, 1, with_glyphs)
                    && self.inside.holds(plan.top, size.rows(), columns)
                    && self.inside.holds(plan.outcome(), 1, OUTCOME)
                    && (!counts || self.inside.holds(plan.count(), 1, COUNT));
                fits.then_some(plan)
            })
        })
    }

    /// Puts block letters where they have room: in the size of the layout, or, where they are wider than any of it, smaller.
    fn figures(&mut self, plan: &Plan, of: impl Fn(Size) -> Option<Figures>) -> bool {
        for size in SIZES.into_iter().filter(|&size| size <= plan.size) {
            let Some(figures) = of(size) else { continue };
            // The middle of the letters stays where it is.
            let top = plan.top + i32::from(plan.size.rows() - size.rows()) / 2;
            let width = figures.columns() + 4;
            if self.inside.holds(top, 1, width) && self.inside.holds(top, size.rows(), figures.columns()) {
                let crown = u16::from(figures.is_crowned());
                let cells = (width, size.rows() + crown);
                self.put(Piece::Figures(figures), (self.inside.left(width), top - i32::from(crown)), cells);
                return true;
            }
        }
        false
    }

    fn decided(&mut self, decided: &Decided) {
        let look = self.stage.look;
        let plan = self.plan();
        let drawn = plan.filter(|plan| self.figures(plan, |size| Figures::of(decided, size, look)));
        let Some(plan) = drawn else { return self.line(headline::rows(self.frame, look)) };
        let receding = |style| figures::receding(decided, style, look);
        let noun = figures::noun(decided, look).zip(self.first_row());
        let is_named = noun.is_none_or(|((noun, style), row)| self.words(row - 1, vec![(noun, receding(style))]));
        let outcome = look.texts.outcome(&decided.rule);
        if self.stage.layout.graph.presented && self.capitals(&plan, outcome.shortest(), receding(look.theme.strong())) {
            return;
        }
        // Without its noun above it, the value is said again in words.
        let is_said = !is_named && headline::rows(self.frame, look).into_iter().any(|words| self.words(plan.outcome(), words));
        if let Some(outcome) = outcome.within(usize::from(self.inside.width(plan.outcome()))).filter(|_| !is_said) {
            self.words(plan.outcome(), vec![(outcome.to_owned(), receding(look.theme.strong()))]);
        }
        self.count(&plan);
    }

    /// The row in which what has been put so far begins.
    fn first_row(&self) -> Option<i32> {
        self.pieces.iter().map(|(_, place)| i32::from(place.y)).min()
    }

    /// Puts the outcome in capitals below the letters, and the count below that, if there is room for the word.
    fn capitals(&mut self, plan: &Plan, word: &str, style: Style) -> bool {
        let word = word.to_uppercase();
        let Some(width) = letters::width(&word, CAPITALS, &self.look().glyphs) else { return false };
        let (row, rows) = (plan.outcome(), CAPITALS.rows());
        if !self.inside.holds(row, rows, width) {
            return false;
        }
        self.put(Piece::Capitals(word, style), (self.inside.left(width), row), (width, rows));
        let below = row + i32::from(rows) + 1;
        let room = usize::from(self.inside.width(below));
        if let Some(count) = headline::count(self.frame, self.look()).within(room) {
            self.words(below, vec![(count.to_owned(), self.look().theme.muted())]);
        }
        true
    }

    fn count(&mut self, plan: &Plan) {
        let width = self.inside.width(plan.count());
        let room = usize::from(if self.is_in_past { width.min(COUNT + 4) } else { width });
        if let Some(count) = headline::count(self.frame, self.look()).within(room).filter(|_| plan.counts) {
            self.words(plan.count(), vec![(count.to_owned(), self.look().theme.muted())]);
        }
    }

    fn competing(&mut self) {
        let (look, frame) = (self.stage.look, self.frame);
        let (number, glyph) = headline::competitors(frame, look);
        let plan = self.plan();
        let drawn = plan.filter(|plan| self.figures(plan, |size| Figures::one(number.to_string(), size, look, glyph)));
        let Some(plan) = drawn else { return self.line(headline::rows(frame, look)) };
        let text = headline::competing_of(frame, look);
        self.words(plan.outcome(), vec![(text, look.theme.muted())]);
    }
}
