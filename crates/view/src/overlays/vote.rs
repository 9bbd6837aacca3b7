//! The answers of a class as text: a bar for each choice, and numbers as a strip of bins.

use crate::prelude::*;
use crate::view_state::overlay::{Bar, Numbers, Study, Tone};

/// The longest bar, in columns.
const LONGEST: usize = 32;
/// The shortest useful bar. With less room, the bar has a row below its label.
const SHORTEST: usize = 8;
/// The largest number of bins of a strip.
const BINS: usize = 40;

/// The rows of the answers, at most `room` columns wide. They are equally wide, to stay aligned in a caption.
pub(super) fn rows(scene: &Scene<'_>, study: &Study, room: usize) -> Vec<(String, Tone)> {
    let mut rows = bars(scene, &study.bars, room);
    rows.extend(study.numbers.iter().flat_map(|numbers| strip(scene, numbers, room)));
    let width = widest(rows.iter().map(|(row, _)| &**row));
    rows.into_iter().map(|(row, tone)| (padded(&row, width), tone)).collect()
}

fn widest<'t>(texts: impl Iterator<Item = &'t str>) -> usize {
    texts.map(UnicodeWidthStr::width).max().unwrap_or_default()
}

fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}

fn bars(scene: &Scene<'_>, bars: &[Bar], room: usize) -> Vec<(String, Tone)> {
    let glyphs = scene.glyphs();
    let figures: Vec<String> = bars.iter().map(|bar| figures(bar, bars, glyphs.to)).collect();
    let before = glyphs.agreed.width() + 1;
    let label = widest(bars.iter().map(|bar| &*bar.label));
    let figure = widest(figures.iter().map(|figures| &**figures));
    let is_beside = before + label + figure + 4 + SHORTEST <= room;
    let taken = before + figure + if is_beside { label + 4 } else { 2 };
    // The second part of a bar is rounded up, which can take a column more.
    let cells = room.saturating_sub(taken + 1).min(LONGEST);
    let most = bars.iter().map(|bar| bar.counts.iter().sum()).max().unwrap_or_default();
    let mut rows = Vec::new();
    for (bar, figures) in bars.iter().zip(figures) {
        let tone = if bar.is_right { Tone::Strong } else { Tone::Plain };
        let sign = padded(if bar.is_right { glyphs.agreed } else { "" }, before);
        let drawn = format!("{}  {}", padded(&figures, figure), drawn(scene, &bar.counts, most, cells));
        if is_beside {
            rows.push((format!("{sign}{}  {drawn}", padded(&bar.label, label)), tone));
            continue;
        }
        let blank = " ".repeat(before);
        let label = wrapped(&bar.label, room.saturating_sub(before)).into_iter().enumerate();
        rows.extend(label.map(|(at, row)| (format!("{}{row}", if at == 0 { &sign } else { &blank }), tone)));
        rows.push((format!("{blank}{drawn}"), tone));
    }
    rows
}

/// The numbers of phones, such as ` 5 → 1`.
fn figures(bar: &Bar, all: &[Bar], to: &str) -> String {
    let column = |(round, count): (usize, &usize)| {
        let width = all.iter().filter_map(|bar| bar.counts.get(round)).max().map_or(1, |most| most.to_string().len());
        format!("{count:>width$}")
    };
    bar.counts.iter().enumerate().map(column).collect::<Vec<_>>().join(&format!(" {to} "))
}

/// A bar of one part for each round. A bar of `most` phones has `cells` columns.
fn drawn(scene: &Scene<'_>, counts: &[usize], most: usize, cells: usize) -> String {
    let glyphs = scene.glyphs();
    let mut bar = String::new();
    for (round, &count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
        if round == 0 {
            let steps = glyphs.levels.len();
            let filled = (count * cells * steps).div_ceil(most);
            bar += &glyphs.blocks.0.repeat(filled / steps);
            bar += (filled % steps).checked_sub(1).map_or("", |part| glyphs.levels[part]);
        } else {
            bar += &glyphs.textures[0].repeat((count * cells + most / 2).checked_div(most).unwrap_or_default().max(1));
        }
    }
    bar
}

/// A row of bins for each round, then the number of the run below its bin, then the smallest and the largest number.
fn strip(scene: &Scene<'_>, numbers: &Numbers, room: usize) -> Vec<(String, Tone)> {
    let (glyphs, texts) = (scene.glyphs(), &scene.look.texts);
    let all = || numbers.rounds.iter().flatten().map(|(number, _)| *number).chain(numbers.right);
    let (Some(least), Some(most)) = (all().min(), all().max()) else { return Vec::new() };
    let bins = BINS.min(room);
    let bin = |number: u64| {
        let scaled = (number - least).saturating_mul(bins.saturating_sub(1) as u64);
        scaled.checked_div(most - least).unwrap_or_default() as usize
    };
    let counted = |round: &Vec<(u64, usize)>| {
        let mut counts = vec![0; bins];
        for (number, count) in round {
            counts[bin(*number)] += count;
        }
        counts
    };
    let rounds: Vec<Vec<usize>> = numbers.rounds.iter().map(counted).collect();
    let highest = rounds.iter().flatten().copied().max().unwrap_or_default();
    if highest == 0 {
        return Vec::new();
    }
    let height = |count: &usize| match (count * glyphs.bars.len()).div_ceil(highest) {
        0 => glyphs.info,
        height => glyphs.bars[height - 1],
    };
    let drawn = rounds.iter().map(|counts| (counts.iter().map(height).collect(), Tone::Plain));
    let marked = numbers.right.map(|right| {
        let (at, number) = (bin(right), texts.number(right));
        let before = at.checked_sub(number.width() + 1).filter(|_| at + 2 + number.width() > bins);
        let row = match before {
            Some(before) => format!("{}{number} {}", " ".repeat(before), glyphs.up),
            None => format!("{}{} {number}", " ".repeat(at), glyphs.up),
        };
        (row, Tone::Strong)
    });
    let (least, most) = (texts.number(least), texts.number(most));
    let gap = bins.saturating_sub(least.width() + most.width()).max(1);
    let ends = (format!("{least}{}{most}", " ".repeat(gap)), Tone::Plain);
    drawn.chain(marked).chain(Some(ends).filter(|_| least != most)).collect()
}
