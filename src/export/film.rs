//! Writes the frames of a run as one SVG. An element of several frames is written once, in a group that lists them.

use std::{collections::BTreeMap, io, io::Write, ops::RangeInclusive};

use super::{Failure, Subject, check_length, svg, svg::LAYERS, svg::Palette, svg::Tint};
use suffrage_engine::protocol::Ticks;
use suffrage_session::{Session, model::Stop};
use suffrage_text::ids;
use suffrage_view::{View, picture::Picture};

/// The largest number of ticks. More ticks would make a large file, and nobody would step through all of them.
const MOST_TICKS: Ticks = 300;

#[derive(Debug)]
pub(super) struct Film {
    palette: Palette,
    /// For each layer: its SVG elements, each with the numbers of its frames in ascending order.
    elements: [BTreeMap<String, Vec<usize>>; LAYERS.len() + 1],
    pub(super) frames: usize,
}

impl Film {
    pub(super) fn new() -> Self {
        Self { palette: Palette::Classes(BTreeMap::new()), elements: Default::default(), frames: 0 }
    }

    pub(super) fn add(&mut self, pictures: [&Picture; 2]) -> usize {
        let frame = self.frames;
        // As the first colour, the background gets class 0.
        self.palette.attribute("fill", pictures.map(|picture| picture.ground));
        for (known, elements) in self.elements.iter_mut().zip(svg::elements(pictures, &mut self.palette)) {
            for element in elements {
                let frames = known.entry(element).or_default();
                // An element that a frame draws twice in the same place lists this frame only once.
                if frames.last() != Some(&frame) {
                    frames.push(frame);
                }
            }
        }
        self.frames += 1;
        frame
    }

    /// Writes the elements of a layer with the same frames as one group, with the `attributes` for these frames.
    pub(super) fn write(&self, mut attributes: impl FnMut(&[usize]) -> String, out: &mut dyn Write) -> io::Result<()> {
        for (layer, elements) in LAYERS.into_iter().chain([""]).zip(&self.elements) {
            let mut groups: BTreeMap<&[usize], Vec<&str>> = BTreeMap::new();
            for (element, frames) in elements {
                groups.entry(frames).or_default().push(element);
            }
            writeln!(out, "<g {layer}>")?;
            for (frames, elements) in groups {
                let attributes = if frames.len() == self.frames { String::new() } else { attributes(frames) };
                writeln!(out, "<g{attributes}>\n{}\n</g>", elements.join("\n"))?;
            }
            writeln!(out, "</g>")?;
        }
        Ok(())
    }

    /// All colours of the film. The index of a colour is the number of its CSS class.
    pub(super) fn colours(&self) -> Vec<Tint> {
        let Palette::Classes(classes) = &self.palette else { return Vec::new() };
        let mut colours: Vec<(usize, Tint)> = classes.iter().map(|(tint, class)| (*class, *tint)).collect();
        colours.sort_unstable();
        colours.into_iter().map(|(_, tint)| tint).collect()
    }
}

pub(super) fn ticks(subject: &Subject<'_>, format: &'static str) -> Result<RangeInclusive<Ticks>, Failure> {
    let (from, to) = (subject.wanted.from.unwrap_or(0), subject.wanted.to);
    let mut session = Session::open(subject.scenario);
    session.seek(to.unwrap_or_else(|| subject.scenario.tick_limit()));
    check_length(&session)?;
    let to = session.tick();
    let from = from.min(to);
    let ticks = to - from + 1;
    if ticks > MOST_TICKS {
        return Err(Failure::Refused(ids::ExportTooManyTicks { format, most: MOST_TICKS, ticks }.into()));
    }
    Ok(from..=to)
}

pub(super) fn select(view: &mut View, stops: &[Stop]) {
    if let Some(&position) = stops.iter().find_map(|stop| stop.look.first()) {
        view.selected = position;
    }
}

#[cfg(test)]
mod tests;
