//! Shows a graph that is too large for its area as rows of text. Each process is a chip, followed by its messages.

use crate::{arena::beside, prelude::*};

/// With at least this many rows, one row is for the message count.
const LEAST_WITH_COUNT: u16 = 4;
const GAP: usize = 2;
/// The largest number of chips that are written without a grid.
const FEW: usize = 24;

pub(crate) struct Chips {
    chips: Vec<Chip>,
    rows: Vec<Range<usize>>,
}

struct Chip {
    line: Vec<Span>,
    /// `.0`: how many messages in transit are drawn next to the chip; `.1`: how many are only counted.
    under_way: (usize, usize),
}

impl Chips {
    pub(crate) fn of(scene: &Scene<'_>, width: u16, most: usize) -> Self {
        // The first column is a margin; the last one is for the marks of hidden rows.
        let room = usize::from(width).saturating_sub(2);
        let digits = scene.frame.processes.iter().map(|process| label(scene, process).width()).max().unwrap_or(1);
        // One pass over the messages, so that the cost is the sum of processes and messages.
        let mut sent = vec![Vec::new(); scene.frame.processes.len()];
        let messages = &scene.frame.messages;
        let under_way = messages.iter().filter(|message| is_in_transit(message));
        for message in under_way.chain(messages.iter().filter(|message| !is_in_transit(message))) {
            if let Some(sent) = message.from.checked_sub(scene.frame.first).and_then(|at| sent.get_mut(at)) {
                sent.push(message);
            }
        }
        let processes = scene.frame.processes.iter().zip(&sent);
        // Many chips are aligned to a grid: the messages behind a chip take whole grid places.
        let place = if processes.len() > FEW { digits + 2 + GAP } else { 1 };
        let (mut chips, mut rows) = (Vec::new(), Vec::new());
        let (mut start, mut taken) = (0, 0);
        for (at, (process, sent)) in processes.enumerate() {
            if rows.len() == most {
                return Self { chips, rows };
            }
            let mut chip = chip(scene, process, sent, (digits, room));
            let width = values::width(&chip.line);
            let wants = (width + GAP).next_multiple_of(place).max(GAP) - GAP;
            chip.line.push((" ".repeat(wants.saturating_sub(width)), Style::new()));
            chips.push(chip);
            if taken > 0 && taken + GAP + wants > room {
                rows.push(start..at);
                (start, taken) = (at, wants);
            } else {
                taken += wants + if taken > 0 { GAP } else { 0 };
            }
        }
        if start < chips.len() {
            rows.push(start..chips.len());
        }
        Self { chips, rows }
    }

    fn visible_rows(&self, scene: &Scene<'_>, height: usize) -> Vec<usize> {
        let row_of = |&position: &usize| {
            let index = position.checked_sub(scene.frame.first)?;
            self.rows.iter().position(|row| row.contains(&index))
        };
        let mut shown: Vec<usize> = scene.view.named().iter().filter_map(row_of).collect();
        shown.sort_unstable();
        shown.dedup();
        shown.extend(shown.is_empty().then(|| row_of(&scene.view.selected).unwrap_or(0)));
        shown.truncate(height);
        // Adds rows above and below the rows in `shown`, or between them if they are far apart.
        let (mut first, mut last) = (shown[0], shown[shown.len() - 1]);
        if last - first >= height {
            let between = (first..=last).filter(|row| !shown.contains(row)).take(height - shown.len());
            shown.extend(between.collect::<Vec<_>>());
            shown.sort_unstable();
            return shown;
        }
        while last - first + 1 < height.min(self.rows.len()) {
            if first > 0 && (last + 1 == self.rows.len() || shown[0] - first <= last - shown[shown.len() - 1]) {
                first -= 1;
            } else {
                last += 1;
            }
        }
        (first..=last).collect()
    }

    /// Writes the number of messages in transit, unless all messages are visible. Returns the area above the number.
    fn draw_count(&self, scene: &Scene<'_>, area: Rect, canvas: &mut Canvas<'_>) -> Rect {
        let frame = scene.frame;
        let all_visible = self.rows.len() <= usize::from(area.height) && frame.processes.len() == frame.n;
        if area.height < LEAST_WITH_COUNT || all_visible && frame.pairs.is_none() {
            return area;
        }
        let count = frame.counts.in_flight + frame.counts.notices;
        if count > 0 {
            let said = scene.say(ids::HubUnderWay { count });
            canvas.row(area, area.height - 1).skip(1).write(&said, scene.theme().muted());
            canvas.record().count_in_text(count as usize);
        }
        Rect { height: area.height - 1, ..area }
    }

    pub(crate) fn draw(&self, scene: &Scene<'_>, area: Rect, canvas: &mut Canvas<'_>) {
        if self.rows.is_empty() || area.height == 0 {
            return;
        }
        canvas.begin_graph();
        let area = self.draw_count(scene, area, canvas);
        let is_told = canvas.record().in_transit() > 0;
        let shown = self.visible_rows(scene, usize::from(area.height));
        for (row, &at) in (0..area.height).zip(&shown) {
            let mut left = 1;
            for index in self.rows[at].clone() {
                let Chip { line, under_way: (alone, more) } = &self.chips[index];
                let width = values::width(line);
                canvas.row(area, row).skip(left).spans(line);
                // A click on the messages after a chip selects the process of the chip.
                let place = Rect { x: area.x + left as u16, y: area.y + row, width: width as u16, height: 1 };
                canvas.record().part(Part::Card(scene.frame.first + index), place);
                canvas.record().alone += if is_told { 0 } else { *alone };
                if *more > 0 && !is_told {
                    canvas.record().aggregates.push((*more, Some(place)));
                }
                canvas.hits.add(place.intersection(area), Target::Process(scene.frame.first + index));
                left += width + GAP;
            }
            if shown.get(usize::from(row) + 1).is_some_and(|&next| next != at + 1) {
                canvas.at_right(area, row, 0, scene.glyphs().more, scene.theme().strong());
            }
        }
        let (top, bottom) = (shown[0], shown[shown.len() - 1]);
        let last = scene.frame.first + scene.frame.processes.len();
        let (above, below) = (top > 0 || scene.frame.first > 0, bottom + 1 < self.rows.len() || last < scene.frame.n);
        scene.draw_ends(area, above, below, canvas);
    }
}

fn label(scene: &Scene<'_>, process: &Process) -> String {
    let name = scene.name(process.id);
    match process.face {
        Face::Id => name,
        Face::Hidden => format!("{name} {}", scene.look.texts.spelled("·")),
        Face::Drawn(number) => format!("{name} {number}"),
    }
}

fn chip(scene: &Scene<'_>, process: &Process, sent: &[&Message], (digits, room): (usize, usize)) -> Chip {
    let theme = scene.theme();
    let glyphs = &scene.glyphs();
    let selected = process.position == scene.view.selected;
    let (left, right) = if selected { glyphs.selected_wrap(process.role) } else { glyphs.wrap(process.role) };
    let (edge, id) = (theme.edge(process.role), theme.tile(process.role));
    let called = (format!("{:>digits$}", label(scene, process)), id);
    let mut chip = vec![(left.to_owned(), edge), called, (right.to_owned(), edge)];
    let letter = scene.frame.cuts.side(process.position).and_then(beside::side_letter);
    chip.extend(letter.map(|letter| (letter.to_string(), theme.fault())));
    let mut width = values::width(&chip);
    let mut shown = 0;
    let (here, next) = (process.position, (process.position + 1) % scene.frame.n.max(1));
    let is_ring = scene.frame.topology != Topology::Complete;
    let cut = is_ring && here != next && scene.frame.cuts.is_cut(here, next);
    for message in sent {
        let text = message_span(scene, message);
        // Reserves room for a count such as ` +12`, and for the mark of a cut.
        width += 1 + text.0.width();
        if width + if cut { 6 } else { 4 } > room {
            break;
        }
        chip.extend([(" ".to_owned(), theme.text()), text]);
        shown += 1;
    }
    chip.extend(cut.then(|| (format!(" {}", glyphs.cut), theme.fault())));
    let counted = |messages: &[&Message]| messages.iter().filter(|message| is_in_transit(message)).count();
    let (alone, left_out) = (counted(&sent[..shown]), counted(&sent[shown..]));
    chip.extend((left_out > 0).then(|| (format!(" +{left_out}"), theme.muted())));
    Chip { line: chip, under_way: (alone, left_out) }
}

fn message_span(scene: &Scene<'_>, message: &Message) -> Span {
    let glyphs = scene.glyphs();
    let payload = scene.look.texts.spelled(&message.payload);
    let to = scene.id_at(message.to).filter(|_| scene.frame.topology == Topology::Complete);
    let (back, on) = glyphs.sides;
    let (glyph, style) = sign_of_message(scene, message);
    let text = match to {
        Some(to) => format!("{glyph}{payload}{}{}", glyphs.to, scene.name(to)),
        None if message.lost.is_some() => format!("{glyph}{payload}"),
        None if message.clockwise => format!("{glyph}{payload}{on}"),
        None => format!("{back}{glyph}{payload}"),
    };
    (text, style)
}

#[cfg(test)]
mod tests;
