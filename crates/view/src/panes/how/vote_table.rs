//! Draws one level of a tree of votes as a table. A row shows a relayer's vote, what the other relayers report of that
//! vote, and the result.

use super::{Decision, vote_list::draw_votes, write};
use crate::{prelude::*, values::gather, view_state::level, view_state::rows};
use suffrage_engine::protocol::Rule;

/// The number of rows besides those of the relayers: the head, the direct vote, a line, and the result.
const AROUND: usize = 4;
/// The widths to try for the column of a relayer, the widest first. `None`: relayers get no columns.
const PITCHES: [&[Option<usize>]; 2] = [&[Some(5), Some(4), Some(3)], &[None]];

const LEAST_ROWS: u16 = 4;

/// Draws the table if it fits. Returns whether it fits.
pub(super) fn draw(derived: &Decision<'_>, place: Rect, canvas: &mut Canvas<'_>) -> bool {
    let table = Table::of(derived, usize::from(place.width));
    if table.form.width > usize::from(place.width) || place.height < LEAST_ROWS {
        return false;
    }
    let mut below = table.draw(place, canvas);
    // If the last row is free, it shows a legend.
    let chosen = table.rows.get(table.chosen()).filter(|_| derived.scene.view.how.is_open);
    let open = chosen.map_or(0, |row| 1 + row.from.len());
    if usize::from(below.height) > open {
        draw_legend(derived, Rect { y: below.bottom() - 1, height: 1, ..below }, canvas);
        below.height -= 1;
    }
    if open > 0 && below.height > 1 {
        table.draw_open(below, canvas);
    }
    true
}

struct Table<'d> {
    derived: &'d Decision<'d>,
    of: &'d Derivation,
    /// The process whose value is voted on; `None` without a direct vote.
    speaker: Option<Id>,
    rows: Vec<&'d Derivation>,
    form: Grid,
}

#[derive(Default)]
struct Grid {
    has_words: bool,
    itself: Fit,
    pitch: Option<usize>,
    has_squares: bool,
    own_at: usize,
    own_width: usize,
    rows_at: usize,
    meter_at: usize,
    /// The column of the mark between votes and result: an arrow or the word for a tie.
    mark_at: usize,
    result_at: usize,
    width: usize,
}

impl<'d> Table<'d> {
    fn of(derived: &'d Decision<'d>, columns: usize) -> Self {
        let of = level(derived.now, &derived.scene.view.how.path);
        let relayers: Vec<&Derivation> = rows(of).collect();
        let speaker = of.from.first().and_then(|direct| direct.path.last()).copied();
        let mut table = Self { derived, of, speaker, rows: relayers, form: Grid::default() };
        // The columns of relayers shrink first. Then words are left out, then squares, and at last these columns.
        for pitches in PITCHES {
            for (squares, words) in [(true, true), (true, false), (false, true), (false, false)] {
                for &pitch in pitches {
                    table.form = table.form_of(words, pitch, squares);
                    if table.form.width <= columns {
                        return table;
                    }
                }
            }
        }
        table
    }

    fn form_of(&self, has_words: bool, pitch: Option<usize>, has_squares: bool) -> Grid {
        let derived = self.derived;
        let meter = |of: &Derivation| width(&derived.values.meter(of, has_squares));
        let is_tied = self.of.rule == Rule::Tie || self.rows.iter().any(|row| row.rule == Rule::Tie);
        let itself = derived.scene.fit(ids::HOW_ITSELF);
        let itself = Fit::from(if has_words { itself.longest() } else { itself.shortest() });
        let leads = (0..=self.rows.len().max(1)).map(|row| width(&self.lead_texts(row, has_words)));
        let own_at = leads.max().unwrap_or(0).max(self.last_lead().width() + 1) + 1;
        let own_width = itself.longest().width().max(derived.values.columns()) + 1;
        let rows_at = own_at + own_width + 1;
        let meter_at = rows_at + self.rows.len() * pitch.unwrap_or(0) + 1;
        let mark_at = meter_at + self.rows.iter().map(|row| meter(row)).max().unwrap_or(0).max(meter(self.of)) + 1;
        let result_at = mark_at + if is_tied { derived.tie().0.width() } else { 1 } + 1;
        let width = result_at + derived.values.columns() + 1;
        Grid { has_words, itself, pitch, has_squares, own_at, own_width, rows_at, meter_at, mark_at, result_at, width }
    }

    fn lead_texts(&self, row: usize, has_words: bool) -> Vec<Span> {
        let scene = self.derived.scene;
        let (theme, glyphs) = (scene.theme(), scene.glyphs());
        let path = |of: &Derivation| of.path.last().map_or_else(String::new, |&id| scene.name(id));
        let lie = |id: Option<&Id>| {
            let is_traitor = id.is_some_and(|&id| self.derived.is_traitor(id));
            let sign = if is_traitor { glyphs.state(Role::Traitor) } else { " " };
            (format!(" {sign}"), theme.fault())
        };
        let Some(index) = row.checked_sub(1) else {
            let Some(direct) = self.of.from.first() else { return Vec::new() };
            let text = if scene.view.how.path.is_empty() { path(direct) } else { self.derived.path(direct) };
            let words = self.speaker.map(|a| scene.say(ids::HowWord { a })).filter(|_| has_words);
            let mut spans = vec![(format!(" {text}"), theme.strong()), lie(direct.path.last())];
            spans.extend(words.map(|words| (format!(" {words}"), theme.text())));
            return spans;
        };
        let Some(relayer) = self.rows.get(index) else { return Vec::new() };
        let is_open = scene.view.how.is_open && index == self.chosen();
        let fold = if is_open { glyphs.folds.1 } else { glyphs.folds.0 };
        let [_, on, last] = glyphs.tree;
        let branch = if index + 1 == self.rows.len() { last } else { on };
        let ids = self.rows.iter().map(|row| path(row).width()).max().unwrap_or(0);
        let words = self.speaker.map(|a| scene.say(ids::HowOnWord { a })).filter(|_| has_words);
        let mut spans = vec![
            (format!(" {branch}"), theme.rule()),
            (format!(" {fold} "), theme.text()),
            (format!("{:<ids$}", path(relayer)), theme.strong()),
            lie(relayer.path.last()),
        ];
        spans.extend(words.map(|words| (format!(" {words}"), theme.muted())));
        spans
    }

    fn last_lead(&self) -> String {
        format!("    {}", self.derived.scene.say(ids::HowThese { count: self.of.from.len() }))
    }

    fn chosen(&self) -> usize {
        self.derived.scene.view.how.row.min(self.rows.len().saturating_sub(1))
    }

    fn relayer_at(&self, index: usize) -> usize {
        self.form.rows_at + index * self.form.pitch.unwrap_or(0)
    }

    fn draw(&self, place: Rect, canvas: &mut Canvas<'_>) -> Rect {
        let height = usize::from(place.height);
        let around = if height < AROUND + 2 { AROUND - 1 } else { AROUND };
        let room = height.saturating_sub(around).max(1).min(self.rows.len());
        let start = self.chosen().saturating_sub(room / 2).min(self.rows.len() - room);
        self.draw_head(place, canvas);
        if let Some(direct) = self.of.from.first() {
            write(&self.lead_texts(0, self.form.has_words), canvas, place, (0, 1));
            write(&[self.derived.values.vote(direct)], canvas, place, (self.form.own_at, 1));
        }
        for (at, index) in (2..).zip(start..start + room) {
            self.draw_relayer(place, at, index, canvas);
            let row = Rect { y: place.y.saturating_add(at as u16), height: 1, ..place }.intersection(place);
            canvas.hits.add(row, Target::Vote(index));
        }
        let relayers = Rect { y: place.y + 2, height: room as u16, ..place }.intersection(place);
        self.derived.scene.draw_ends(relayers, start > 0, start + room < self.rows.len(), canvas);
        let end = 2 + room;
        if around == AROUND {
            let rule = self.derived.scene.glyphs().rule.repeat(self.form.width.saturating_sub(2));
            write(&[(rule, self.derived.scene.theme().rule())], canvas, place, (1, end));
        }
        self.draw_result(place, end + around - 3, canvas);
        let used = (end + around - 2).min(height) as u16;
        Rect { y: place.y + used, height: place.height - used, ..place }
    }

    fn draw_head(&self, place: Rect, canvas: &mut Canvas<'_>) {
        let scene = self.derived.scene;
        let muted = scene.theme().muted();
        let told = scene.fit(ids::HowToldTo { id: self.derived.deriving.id });
        let told = told.within(self.form.own_at.saturating_sub(2)).unwrap_or_default().to_owned();
        write(&[(told, muted)], canvas, place, (1, 0));
        let own = self.form.itself.within(self.form.own_width).unwrap_or_default().to_owned();
        write(&[(own, muted)], canvas, place, (self.form.own_at, 0));
        for (index, relayer) in self.rows.iter().enumerate().filter(|_| self.form.pitch.is_some()) {
            let name = relayer.path.last().map_or_else(String::new, |&id| scene.name(id));
            let name = centred(&name, self.derived.values.columns());
            write(&[(name, muted)], canvas, place, (self.relayer_at(index), 0));
        }
        let majority = scene.say(ids::HOW_MAJORITY);
        if majority.width() < self.form.result_at - self.form.meter_at {
            write(&[(majority, muted)], canvas, place, (self.form.meter_at, 0));
        }
        let is = centred(&scene.say(ids::HOW_IS), self.derived.values.columns());
        write(&[(is, muted)], canvas, place, (self.form.result_at, 0));
    }

    fn draw_relayer(&self, place: Rect, at: usize, index: usize, canvas: &mut Canvas<'_>) {
        let (derived, row) = (self.derived, self.rows[index]);
        let theme = derived.scene.theme();
        let mut lead = self.lead_texts(index + 1, self.form.has_words);
        if index == self.chosen() {
            for (_, style) in &mut lead[1..] {
                *style = theme.on_selected_row(*style);
            }
            // Highlights the id, because without colours nothing else shows the chosen row.
            lead[2].1 = theme.selected_label();
        }
        write(&lead, canvas, place, (0, at));
        if let Some(own) = row.from.first() {
            write(&[derived.values.vote(own)], canvas, place, (self.form.own_at, at));
        }
        for (column, other) in self.rows.iter().enumerate().filter(|_| self.form.pitch.is_some()) {
            let told = row.from.iter().skip(1).find(|vote| vote.path.last() == other.path.last());
            let cell = match told {
                _ if column == index => (centred(derived.scene.glyphs().rule, derived.values.columns()), theme.faint()),
                // If the vote has a table of its own, the cell shows the result of this table.
                Some(vote) if !vote.from.is_empty() => derived.values.settled(vote.value),
                Some(vote) => derived.values.vote(vote),
                None => derived.values.nothing(),
            };
            write(&[cell], canvas, place, (self.relayer_at(column), at));
        }
        self.draw_meter(row, place, at, canvas);
        write(&[derived.values.settled(row.value)], canvas, place, (self.form.result_at, at));
    }

    fn draw_meter(&self, of: &Derivation, place: Rect, at: usize, canvas: &mut Canvas<'_>) {
        let scene = self.derived.scene;
        let meter = self.derived.values.meter(of, self.form.has_squares);
        let arrow = || (scene.glyphs().to.to_owned(), scene.theme().muted());
        let outcome = if of.rule == Rule::Tie { self.derived.tie() } else { arrow() };
        write(&meter, canvas, place, (self.form.meter_at, at));
        write(&[outcome], canvas, place, (self.form.mark_at, at));
    }

    fn draw_result(&self, place: Rect, at: usize, canvas: &mut Canvas<'_>) {
        let derived = self.derived;
        write(&[(self.last_lead(), derived.scene.theme().muted())], canvas, place, (0, at));
        if let Some(direct) = self.of.from.first() {
            write(&[derived.values.vote(direct)], canvas, place, (self.form.own_at, at));
        }
        for (column, row) in self.rows.iter().enumerate().filter(|_| self.form.pitch.is_some()) {
            write(&[derived.values.settled(row.value)], canvas, place, (self.relayer_at(column), at));
        }
        self.draw_meter(self.of, place, at, canvas);
        let is_whole = derived.scene.view.how.path.is_empty();
        let result = if is_whole { derived.result(false) } else { derived.values.settled(self.of.value) };
        write(&[result], canvas, place, (self.form.result_at, at));
    }

    fn draw_open(&self, place: Rect, canvas: &mut Canvas<'_>) {
        let (derived, scene) = (self.derived, self.derived.scene);
        let Some(row) = self.rows.get(self.chosen()) else { return };
        let fold = (format!("{} ", scene.glyphs().folds.1), scene.theme().text());
        let name = row.path.last().map_or_else(String::new, |&id| scene.name(id));
        let words = self.speaker.map(|a| scene.say(ids::HowOnWord { a })).unwrap_or_default();
        let titles = [format!("{name} {words} "), format!("{name} ")]
            .map(|text| vec![fold.clone(), (text, scene.theme().strong()), (derived.path(row), scene.theme().muted())]);
        let title = titles.into_iter().find(|title| width(title) < usize::from(place.width)).unwrap_or_default();
        write(&title, canvas, place, (1, 0));
        let votes =
            Rect { x: place.x + 2, y: place.y + 1, width: place.width.saturating_sub(2), height: place.height - 1 };
        draw_votes(derived, &row.from, votes, canvas);
    }
}

fn centred(text: &str, columns: usize) -> String {
    let before = columns.saturating_sub(text.width()) / 2;
    format!("{}{text}", " ".repeat(before))
}

fn draw_legend(derived: &Decision<'_>, row: Rect, canvas: &mut Canvas<'_>) {
    let scene = derived.scene;
    let theme = scene.theme();
    let plain = |text: String| (format!(" {text}"), theme.muted());
    let (mut values, mut has_silence) = (Vec::new(), false);
    gather(derived.now, &mut values, &mut has_silence);
    values.sort_unstable();
    let of_value = |value: Datum| vec![derived.values.chip(value), plain(value.to_string())];
    let mut signs: Vec<Vec<Span>> = values.into_iter().map(of_value).collect();
    if has_silence {
        let meaning = match scene.frame.silence {
            Some(value) => scene.fit(ids::HowKeyNothingCounts { value }),
            None => scene.fit(ids::HOW_KEY_NOTHING),
        };
        signs.push(vec![(scene.glyphs().nothing.to_owned(), theme.muted()), plain(meaning.longest().to_owned())]);
    }
    if scene.frame.processes.iter().any(|process| process.role == Role::Traitor) {
        let word = scene.say(words::state(Role::Traitor));
        signs.push(vec![(scene.glyphs().state(Role::Traitor).to_owned(), theme.fault()), plain(word)]);
    }
    let mut column = 1;
    for sign in signs {
        if column + width(&sign) >= usize::from(row.width) {
            break;
        }
        column += write(&sign, canvas, row, (column, 0)) + 2;
    }
}
