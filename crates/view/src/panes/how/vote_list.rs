//! Draws a list of the result and the votes behind it. Words and paths are shown if they fit.

use crate::{panes::how::Decision, panes::how::write, prelude::*};
use suffrage_engine::protocol::Rule;
use suffrage_session::model::holdings::FewerRounds;

/// The columns before a vote: a blank and the line of the tree.
const BRANCH: usize = 4;
const GAP: usize = 2;

pub(super) struct List<'d> {
    head: Vec<Vec<Span>>,
    votes: &'d [Derivation],
}

impl<'d> List<'d> {
    pub(super) fn of(derived: &Decision<'d>, columns: usize, rows: usize) -> Self {
        match derived.now.rule {
            Rule::Least | Rule::Greatest => {
                let mut head = set_rows(derived, columns);
                head.extend(way_rows(derived, columns));
                head.extend(fewer(derived, columns));
                Self { head, votes: &[] }
            }
            _ => {
                let head = [result_rows(derived, columns, rows), fewer(derived, columns)].concat();
                Self { head, votes: &derived.now.from }
            }
        }
    }

    pub(super) fn rows(&self) -> usize {
        self.head.len() + self.votes.len()
    }

    pub(super) fn draw(&self, derived: &Decision<'_>, place: Rect, canvas: &mut Canvas<'_>) {
        for (row, spans) in self.head.iter().enumerate().take(usize::from(place.height)) {
            write(spans, canvas, place, (1, row));
        }
        let head = (self.head.len() as u16).min(place.height);
        let below = Rect { y: place.y + head, height: place.height - head, ..place };
        draw_votes(derived, self.votes, below, canvas);
    }
}

pub(super) fn draw_votes(derived: &Decision<'_>, votes: &[Derivation], place: Rect, canvas: &mut Canvas<'_>) {
    let columns = Columns::of(derived, votes, usize::from(place.width));
    for (y, (at, vote)) in (place.y..place.bottom()).zip(votes.iter().enumerate()) {
        columns.draw(derived, vote, at + 1 == votes.len(), Rect { y, height: 1, ..place }, canvas);
    }
    derived.scene.draw_ends(place, false, votes.len() > usize::from(place.height), canvas);
}

fn set_rows(derived: &Decision<'_>, columns: usize) -> Vec<Vec<Span>> {
    let (scene, theme) = (derived.scene, derived.scene.theme());
    let plain = |text: String| (text, theme.text());
    let mut first = vec![plain(format!("{} ", derived.who())), derived.result(true), plain(" ".to_owned())];
    let count = scene.say(ids::HoldsSet { count: derived.now.from.len() });
    let of = format!("{} ", scene.say(ids::HOW_OF_SET));
    let set = [vec![plain(of.clone())], derived.set()].concat();
    let room = columns.saturating_sub(2);
    let so_far = (!derived.is_decided()).then(|| (scene.say(ids::HOW_SO_FAR), theme.muted()));
    let told = [set, vec![plain(format!("{of}{count}"))]].into_iter().find(|told| width(told) <= room);
    let mut second = Vec::new();
    for (part, gap) in told.into_iter().map(|told| (told, 0)).chain(so_far.map(|so_far| (vec![so_far], GAP))) {
        let row = if second.is_empty() { &mut first } else { &mut second };
        if width(row) + gap + width(&part) <= room {
            row.push(plain(" ".repeat(gap)));
            row.extend(part);
        } else if width(&second) == 0 && width(&part) <= room {
            second = part;
        }
    }
    [first, second].into_iter().filter(|row| !row.is_empty()).collect()
}

fn way_rows(derived: &Decision<'_>, columns: usize) -> Vec<Vec<Span>> {
    let (scene, theme) = (derived.scene, derived.scene.theme());
    let Some(value) = derived.now.value.filter(|_| !derived.deriving.way.is_empty()) else { return Vec::new() };
    let room = columns.saturating_sub(2);
    let came = scene.say(ids::HowCameBy { value });
    let mut rows = vec![vec![(came, theme.text())]];
    for hop in &derived.deriving.way {
        let route = format!("{}{}{}", scene.name(hop.from), scene.glyphs().to, scene.name(hop.to));
        let round = scene.fit(ids::HowHop { round: hop.round });
        let mut spans = vec![(route, theme.strong()), (format!(" {}", round.longest()), theme.text())];
        if hop.is_down {
            let down = scene.say(ids::HowHopDown { id: hop.from });
            spans.push((format!(", {down}"), theme.fault()));
        }
        flow(&mut rows, (" ".repeat(GAP), theme.text()), spans, room);
    }
    // The route is shown as a whole or not at all.
    if rows.iter().all(|row| width(row) <= room) { rows } else { Vec::new() }
}

fn flow(rows: &mut Vec<Vec<Span>>, gap: Span, part: Vec<Span>, room: usize) {
    let part = [vec![gap], part].concat();
    match rows.last_mut() {
        Some(last) if width(last) + width(&part) <= room => last.extend(part),
        _ => rows.push(part),
    }
}

/// The rows about the decisions that the processes would make with one round less.
fn fewer(derived: &Decision<'_>, columns: usize) -> Vec<Vec<Span>> {
    let (scene, theme) = (derived.scene, derived.scene.theme());
    let Some(FewerRounds { rounds, decided, is_same }) = &derived.deriving.fewer else { return Vec::new() };
    let (rounds, room) = (*rounds, columns.saturating_sub(2));
    if *is_same {
        let said = scene.fit(ids::HowFewerSame { rounds });
        return said.within(room).map(|said| vec![(said.to_owned(), theme.muted())]).into_iter().collect();
    }
    let Some(said) = scene.fit(ids::HowFewer { rounds }).within(room).map(str::to_owned) else { return Vec::new() };
    let told = |is_short: bool| {
        let mut rows = vec![vec![(said.clone(), theme.text())]];
        for (value, ids) in decided {
            let who = scene.look.texts.names(ids, ", ");
            let who = scene.fit(ids::HowFewerDecide { count: ids.len(), ids: who });
            let who = if is_short { who.shortest() } else { who.longest() };
            let spans = vec![(format!("{who} "), theme.text()), derived.values.whole(*value)];
            flow(&mut rows, (" ".repeat(GAP), theme.text()), spans, room);
        }
        rows
    };
    let fits = |rows: &Vec<Vec<Span>>| rows.iter().all(|row| width(row) <= room);
    [false, true].into_iter().map(told).find(fits).unwrap_or_default()
}

fn result_rows(derived: &Decision<'_>, columns: usize, rows: usize) -> Vec<Vec<Span>> {
    let (scene, theme) = (derived.scene, derived.scene.theme());
    let room = columns.saturating_sub(2);
    let chip = derived.result(true);
    let made_of = derived.inputs_text().map(|text| format!(" {} {text}", scene.glyphs().of));
    let mut votes = Vec::new();
    if matches!(derived.now.rule, Rule::Majority | Rule::Tie) {
        votes.extend(derived.values.meter(derived.now, true));
    }
    if derived.now.rule == Rule::Tie {
        votes.push((" ".to_owned(), theme.text()));
        votes.extend(derived.tie_in(room.saturating_sub(width(&votes))));
    }
    if !derived.is_decided() {
        let gap = if votes.is_empty() { 0 } else { GAP };
        votes.push((" ".repeat(gap), theme.text()));
        votes.push((scene.say(ids::HOW_SO_FAR), theme.muted()));
    }
    let beside = if votes.is_empty() { 0 } else { GAP + width(&votes) };
    let left = room.saturating_sub(chip.0.width());
    if let Some(text) = made_of.within(left.saturating_sub(beside)) {
        let mut row = vec![chip, (text.to_owned(), theme.text()), (" ".repeat(GAP), theme.text())];
        row.extend(votes);
        return vec![row];
    }
    let first = vec![chip, (made_of.within(left).unwrap_or_default().to_owned(), theme.text())];
    if rows > 1 && width(&votes) <= room { vec![first, votes] } else { vec![first] }
}

struct Columns {
    /// The width of the longest path in columns; `None` if paths do not fit.
    path: Option<usize>,
    /// The number of columns for the words about a vote; `None` if the words of some vote do not fit.
    words: Option<usize>,
}

impl Columns {
    fn of(derived: &Decision<'_>, votes: &[Derivation], columns: usize) -> Self {
        let path = votes.iter().map(|vote| derived.path(vote).width()).max().unwrap_or(0);
        let before = BRANCH + derived.values.columns() + 1;
        let room = columns.saturating_sub(before + 1 + path + 1);
        let words: Vec<Fit> = votes.iter().map(|vote| tail(derived, vote)).collect();
        let fits = |room: usize| words.iter().all(|words| words.within(room).is_some());
        let beside = room.saturating_sub(GAP);
        Self {
            path: (before + 1 + path < columns).then_some(path),
            words: (before + 1 + path + GAP < columns && fits(beside)).then_some(beside),
        }
    }

    fn draw(&self, derived: &Decision<'_>, vote: &Derivation, is_last: bool, row: Rect, canvas: &mut Canvas<'_>) {
        let theme = derived.scene.theme();
        let [_, on, last] = derived.scene.glyphs().tree;
        let mut write = |column, spans: &[Span]| {
            canvas.row(row, 0).skip(column).spans(spans);
        };
        write(1, &[((if is_last { last } else { on }).to_owned(), theme.rule())]);
        let values = &derived.values;
        write(BRANCH, &[if vote.from.is_empty() { values.vote(vote) } else { values.settled(vote.value) }]);
        let column = BRANCH + derived.values.columns();
        write(column, &Vec::from_iter(derived.lie_of(vote)));
        let Some(path) = self.path else { return };
        write(column + 2, &[(derived.path(vote), theme.strong())]);
        let Some(words) = self.words else { return };
        let column = column + 2 + path + GAP;
        if vote.from.is_empty() {
            write(column, &[(tail(derived, vote).within(words).unwrap_or_default().to_owned(), theme.muted())]);
        } else {
            write(column, &counted(derived, vote));
        }
    }
}

/// The counts of the votes from which `vote` is derived, such as `2:1`.
fn counted(derived: &Decision<'_>, vote: &Derivation) -> Vec<Span> {
    let mut spans = derived.values.meter(vote, true);
    if vote.rule == Rule::Tie {
        spans.push((" ".to_owned(), derived.scene.theme().text()));
        spans.push(derived.tie());
    }
    spans
}

fn tail(derived: &Decision<'_>, vote: &Derivation) -> Fit {
    if vote.from.is_empty() {
        return derived.words(vote);
    }
    Fit::from(counted(derived, vote).into_iter().map(|(text, _)| text).collect::<String>())
}
