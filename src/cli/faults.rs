//! Shows the faults of a file: file, line, column, the faulty text underlined, and how to fix the fault.

use std::ops::Range;

use super::output::columns;
use crate::cli::prelude::*;
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet, renderer::DecorStyle};
use suffrage_scenario::config::Faults;
use suffrage_text::{Fit, visible::visible, visible::visible_but};

const AROUND: usize = 400;
/// One excerpt shows both places of a fault if the places are at most this many bytes apart.
const NEAR: usize = 2_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Style {
    coloured: bool,
    width: usize,
}

impl Style {
    pub(super) const PLAIN: Self = Self { coloured: false, width: 140 };

    pub(super) fn of_stderr() -> Self {
        let stderr = std::io::stderr();
        if !stderr.is_terminal() {
            return Self::PLAIN;
        }
        let wanted = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
        let coloured = wanted("NO_COLOR").is_none() && wanted("TERM").is_none_or(|term| term != "dumb");
        Self { coloured, width: columns(&stderr).map_or(Self::PLAIN.width, usize::from) }
    }

    fn renderer(self) -> Renderer {
        let renderer = if self.coloured { Renderer::styled() } else { Renderer::plain() };
        renderer.term_width(self.width).decor_style(DecorStyle::Ascii)
    }
}

pub(super) fn render(texts: &Texts, name: &str, text: &str, faults: &Faults, style: Style) -> String {
    let renderer = style.renderer();
    let file = File::new(name, text);
    let (error, help) = (texts.say(ids::CLI_ERROR), texts.say(ids::CLI_HELP));
    let say = |remark: &Remark| visible(&texts.remark(remark)).into_owned();
    let mut shown = String::new();
    for fault in &faults.told {
        let related = visible(&texts.say(fault.problem.related)).into_owned();
        let title = Level::ERROR.with_name(error.as_str()).primary_title(say(&fault.problem.what));
        let near = fault.related.as_ref().filter(|place| place.start.abs_diff(fault.span.start) <= NEAR);
        let piece = file.piece(&fault.span, near);
        let mut group = file.underlined(Group::with_title(title), &piece, &fault.span, Some(related.as_str()));
        if let Some(place) = fault.related.as_ref().filter(|_| near.is_none()) {
            let piece = file.piece(place, None);
            let label = AnnotationKind::Context.span(piece.span).label(related.as_str());
            group = group.element(Snippet::source(piece.text).line_start(piece.line).annotation(label));
        }
        group = group.element(Level::HELP.with_name(help.as_str()).message(say(&fault.problem.mend)));
        shown.push_str(&(renderer.render(&[group]) + "\n\n"));
    }
    let count = |id: TextId, count: usize| {
        texts.say(Remark::from(id).number("count", count as u64).with("file", file.name.clone()))
    };
    shown.push_str(&match faults.more {
        0 => count(ids::CLI_FAULT_COUNT, faults.told.len()),
        more => count(ids::CLI_MORE_FAULTS, faults.told.len() + more),
    });
    shown.push('\n');
    shown
}

pub(super) fn placed(
    texts: &Texts,
    is_warning: bool,
    (name, text): (&str, &str),
    (told, place): (&Remark, Option<&Range<usize>>),
    style: Style,
) -> String {
    let (level, word) = if is_warning { (Level::WARNING, ids::CLI_WARNING) } else { (Level::ERROR, ids::CLI_ERROR) };
    let (word, told) = (texts.say(word), visible(&texts.remark(told)).into_owned());
    let mut group = Group::with_title(level.with_name(word.as_str()).primary_title(told));
    let file = File::new(name, text);
    if let Some(place) = place {
        group = file.underlined(group, &file.piece(place, None), place, None);
    }
    style.renderer().render(&[group]) + "\n"
}

pub(super) fn in_one_line(texts: &Texts, file: &str, text: &str, faults: &Faults) -> Fit {
    let Some(first) = faults.told.first() else { return Fit::default() };
    let (line, column) = File::new(file, text).place(first.span.start);
    let fault = ids::CliFaultInLine {
        file: file.to_owned(),
        line: line as u64,
        column: column as u64,
        what: texts.remark(&first.problem.what),
        mend: texts.remark(&first.problem.mend),
        more: if faults.more == 0 { faults.told.len() as u64 - 1 } else { 0 },
    };
    texts.fit(fault)
}

struct File<'t> {
    name: String,
    text: &'t str,
    starts: Vec<usize>,
}

struct Piece {
    text: String,
    line: usize,
    whole_lines: bool,
    span: Range<usize>,
    related: Option<Range<usize>>,
}

impl<'t> File<'t> {
    fn new(name: &str, text: &'t str) -> Self {
        // A byte order mark is not part of the first line.
        let first = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        let starts = std::iter::once(first).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        Self { name: visible(name).into_owned(), text, starts }
    }

    fn underlined<'g>(
        &'g self,
        mut group: Group<'g>,
        piece: &Piece,
        span: &Range<usize>,
        related: Option<&'g str>,
    ) -> Group<'g> {
        let underlined = AnnotationKind::Primary.span(piece.span.clone());
        let mut snippet = Snippet::source(piece.text.clone()).line_start(piece.line).annotation(underlined);
        if piece.whole_lines {
            snippet = snippet.path(self.name.as_str());
        } else {
            let (line, column) = self.place(span.start);
            group = group.element(Origin::path(self.name.as_str()).line(line).char_column(column));
        }
        if let (Some(place), Some(label)) = (piece.related.clone(), related) {
            snippet = snippet.annotation(AnnotationKind::Context.span(place).label(label));
        }
        group.element(snippet)
    }

    fn line_of(&self, at: usize) -> usize {
        self.starts.partition_point(|&start| start <= at).saturating_sub(1)
    }

    /// The line and the column, both from 1; columns count characters.
    fn place(&self, at: usize) -> (usize, usize) {
        let line = self.line_of(at);
        let before = self.text.get(self.starts[line]..at).unwrap_or_default();
        (line + 1, before.chars().count() + 1)
    }

    /// The excerpt around a fault. If a line is very long, only its middle is shown.
    fn piece(&self, span: &Range<usize>, related: Option<&Range<usize>>) -> Piece {
        let first = related.map_or(span.start, |related| related.start.min(span.start));
        let last = related.map_or(span.end, |related| related.end.max(span.end));
        let line = self.line_of(first);
        let line_end = self.starts.get(self.line_of(last) + 1).map_or(self.text.len(), |next| next - 1);
        let start = self.boundary(self.starts[line].max(first.saturating_sub(AROUND)));
        // A very long underlined text, such as a whole list, is cut too.
        let end = self.boundary(line_end.min(last.min(first + 2 * NEAR) + AROUND));
        let cut = if start > self.starts[line] { "…" } else { "" };
        let piece = &self.text[start..end];
        // The carriage return at the end of a line is not shown.
        let piece = if end == line_end { piece.strip_suffix('\r').unwrap_or(piece) } else { piece };
        let shown = |part: &str| visible_but(&part.replace("\r\n", "\n"), &['\n', '\t']).into_owned();
        let shift = |span: &Range<usize>| {
            let at = |at: usize| cut.len() + shown(&piece[..(at.clamp(start, end) - start).min(piece.len())]).len();
            at(span.start)..at(span.end)
        };
        let text = format!("{cut}{}{}", shown(piece), if end < line_end { "…" } else { "" });
        Piece { text, line: line + 1, whole_lines: cut.is_empty(), span: shift(span), related: related.map(shift) }
    }

    fn boundary(&self, at: usize) -> usize {
        (at..self.text.len()).find(|&at| self.text.is_char_boundary(at)).unwrap_or(self.text.len())
    }
}

#[cfg(test)]
mod tests;
