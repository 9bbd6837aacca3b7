//! Writes a run as an animated SVG: its ticks in a loop of CSS keyframes, without a script. A viewer without animation,
//! or a reader who wants no motion, sees the last frame.

use std::{collections::BTreeMap, fmt::Write as _, io, io::Write};

use super::{Beside, Failure, Subject, film, film::Film, svg, svg::Escaped};
use suffrage_session::Session;
use suffrage_view::{ThemeName, View, picture, picture::Picture};

/// The seconds for which a tick is shown at normal speed.
const TICK: f64 = 1.0;
const END: f64 = 3.0; // The additional seconds for which the last tick is shown.
const GLIDES: u32 = 4;

pub(super) fn write(subject: &Subject<'_>, _: Beside<'_>, out: &mut dyn Write) -> Result<(), Failure> {
    let ticks = film::ticks(subject, "animation")?;
    // The session starts without recorded ticks: the timeline would show recorded ticks as the future.
    let mut session = Session::open(subject.scenario);
    let wanted = &subject.wanted;
    let (size, look) = (wanted.size.unwrap_or(svg::SCREEN), subject.look(ThemeName::Light));
    let mut view = View { playing: true, ..View::default() };
    let mut film = Film::new();
    for tick in ticks.clone() {
        session.seek(tick);
        film::select(&mut view, &session.stops());
        let frame = session.frame(&picture::ask_screen(size, subject.scenario.count(), &view));
        view.playing = tick < *ticks.end();
        let glides = (0..GLIDES).map(|glide| f64::from(glide) / f64::from(GLIDES));
        let glides = if view.playing { glides.collect() } else { vec![View::RESTING] };
        for glide in glides {
            view.glide = glide;
            let picture = Picture::screen(&frame, &view, &look, size);
            film.add([&picture; 2]);
        }
    }
    Ok(write_film(&film, subject, size, out)?)
}

fn write_film(film: &Film, subject: &Subject<'_>, size: (u16, u16), out: &mut dyn Write) -> io::Result<()> {
    let speed = subject.wanted.speed.unwrap_or(1.0);
    let step = TICK / f64::from(GLIDES) / speed;
    let seconds = step * (film.frames - 1) as f64 + END / speed;
    let (mut body, mut rules): (Vec<u8>, BTreeMap<Vec<usize>, usize>) = Default::default();
    film.write(
        |frames| {
            let next = rules.len();
            format!(" class=\"k k{}\"", rules.entry(frames.to_vec()).or_insert(next))
        },
        &mut body,
    )?;
    let mut style = format!(".k{{animation:{seconds:.2}s step-end infinite}}\n");
    for (class, [tint, _]) in film.colours().into_iter().enumerate() {
        // Writing to a string cannot fail.
        let _ = writeln!(style, ".f{class}{{fill:#{tint:06x}}}.s{class}{{stroke:#{tint:06x}}}");
    }
    for (frames, rule) in rules {
        let still = if frames.last() == Some(&(film.frames - 1)) { "visible" } else { "hidden" };
        let _ = write!(style, ".k{rule}{{visibility:{still};animation-name:k{rule}}}@keyframes k{rule}{{");
        let mut is_shown = None;
        for frame in 0..film.frames {
            let shows = frames.binary_search(&frame).is_ok();
            if is_shown != Some(shows) {
                let (at, state) = (frame as f64 * step / seconds * 100.0, if shows { "visible" } else { "hidden" });
                let _ = write!(style, "{at:.3}%{{visibility:{state}}}");
            }
            is_shown = Some(shows);
        }
        style.push_str("}\n");
    }
    style.push_str("@media(prefers-reduced-motion:reduce){.k{animation:none}}");
    let (width, height) = svg::svg_units(size);
    writeln!(out, "{}", svg::opening(size, (width, height)))?;
    writeln!(out, "<title>{}</title>\n<style>\n{style}\n</style>", Escaped(&subject.title()))?;
    writeln!(out, "<rect width=\"{width}\" height=\"{height}\" class=\"f0\"/>")?;
    out.write_all(&body)?;
    writeln!(out, "</svg>")
}

#[cfg(test)]
mod tests;
