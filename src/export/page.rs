//! Writes a run as a web page: one file that needs no network. One SVG has the shapes of all frames. Each group of
//! shapes names its frames, and the script in `assets/page.html` shows the groups of one frame. After a question that
//! has an answer, the script shows no later step until the reader has opened the answer.

use std::io::{self, Write};

use super::{Beside, Failure, Subject, film, film::Film, stops, stops::Moment, svg, svg::Escaped};
use serde_json::{Value, json};
use suffrage_engine::protocol::Ticks;
use suffrage_session::{Ask, Frame, Session, model::LogLine, model::Stop};
use suffrage_text::{Language, TextId, Texts, ids, visible::visible_lines};
use suffrage_view::{Look, Theme, ThemeName, View, picture, picture::Picture};

const PAGE: &str = include_str!("../../assets/page.html");
const SIZE: (u16, u16) = (120, 40);
/// The largest number of log lines for one step. If a step has more lines, only its last lines are written.
const LOG_LINES: usize = 40;
const WORDS: [(&str, TextId); 13] = [
    ("language", ids::PAGE_LANGUAGE),
    ("languages", ids::PAGE_LANGUAGES),
    ("first", ids::PAGE_FIRST),
    ("back", ids::PAGE_BACK),
    ("next", ids::PAGE_NEXT),
    ("last", ids::PAGE_LAST),
    ("tick", ids::PAGE_TICK),
    ("showAnswer", ids::PAGE_SHOW_ANSWER),
    ("openQuestion", ids::PAGE_OPEN_QUESTION),
    ("keys", ids::PAGE_KEYS),
    ("note", ids::SCREEN_TITLE_NOTE),
    ("question", ids::SCREEN_TITLE_QUESTION),
    ("log", ids::SCREEN_TITLE_LOG),
];

pub(super) fn write(subject: &Subject<'_>, _: Beside<'_>, out: &mut dyn Write) -> Result<(), Failure> {
    let ticks = film::ticks(subject, "html")?;
    let size = subject.wanted.size.unwrap_or(SIZE);
    let ask = Ask { hides_faulty: !subject.wanted.answers, ..picture::ask_figure(size, subject.scenario.count()) };
    let moments = stops::up_to(*ticks.end(), &mut Session::open(subject.scenario), &ask);
    let own = [subject.texts.language()];
    let languages: &[Language] = if subject.wanted.all_languages { &Language::ALL } else { &own };
    let mut film = Film::new();
    let mut told = Vec::new();
    for &language in languages {
        let texts = Texts::for_screen(language, false);
        let subject = Subject::new(subject.scenario, &texts, None, subject.wanted.clone());
        // The session starts without recorded ticks: the timeline would show recorded ticks as the future.
        let mut session = Session::open(subject.scenario);
        let mut recorder = Recorder::new(&subject, &moments, size, &mut film);
        let steps: Vec<Value> = ticks.clone().map(|tick| recorder.step(&mut session, tick)).collect();
        let words = WORDS.map(|(name, id)| (name.to_owned(), Value::from(texts.say(id))));
        told.push(json!({
            "code": language.code(),
            "title": recorder.title,
            "summary": said(subject.scenario.summary.in_language(language.code())),
            "words": serde_json::Map::from_iter(words),
            "steps": steps,
        }));
    }
    Ok(write_page(subject, (&film, size), &told, out)?)
}

struct Recorder<'r> {
    subject: &'r Subject<'r>,
    film: &'r mut Film,
    looks: [Look; 2],
    view: View,
    size: (u16, u16),
    title: String,
    /// Whether to hide the title, which would give away an answer.
    hides_title: bool,
    logged: usize,
}

impl<'r> Recorder<'r> {
    fn new(subject: &'r Subject<'r>, moments: &[Moment], size: (u16, u16), film: &'r mut Film) -> Self {
        Self {
            subject,
            film,
            looks: [ThemeName::Light, ThemeName::Dark].map(|theme| subject.look(theme)),
            view: View { traitors: Some(subject.wanted.answers), ..View::default() },
            size,
            title: said(&stops::title(subject, moments)),
            hides_title: stops::hides_title(subject, moments),
            logged: 0,
        }
    }

    fn step(&mut self, session: &mut Session, tick: Ticks) -> Value {
        session.seek(tick);
        let (texts, stops) = (&self.subject.texts, session.stops());
        film::select(&mut self.view, &stops);
        let mut frame = session.frame(&picture::ask_screen(self.size, self.subject.scenario.count(), &self.view));
        if self.hides_title {
            frame.title.by_language.clear();
        }
        let tick = texts.say(ids::ScreenHeaderTick { tick });
        let messages = texts.say(ids::HandoutMessages { count: frame.counts.cost() });
        let caption = [tick, messages, picture::verdict(&frame, &self.looks[0])].join(" · ");
        let stops_told: Vec<Value> = stops.iter().map(|stop| self.stop(stop)).collect();
        let log = self.log(session);
        let is_asking = !self.subject.wanted.answers && stops.iter().any(|stop| stop.question);
        let asking = is_asking.then(|| {
            let mut asking = frame.clone();
            asking.conceal();
            self.paint(&asking)
        });
        // A question without a written answer stays open while its tick is shown: the run answers it.
        let stays_open = asking.filter(|_| stops.iter().any(|stop| stop.question && stop.answer.is_none()));
        let frame = stays_open.unwrap_or_else(|| self.paint(&frame));
        json!({ "caption": said(&caption), "log": log, "stops": stops_told, "frame": frame, "asking": asking.unwrap_or(frame) })
    }

    fn paint(&mut self, frame: &Frame) -> usize {
        let pictures = self.looks.each_ref().map(|look| Picture::screen(frame, &self.view, look, self.size));
        self.film.add(pictures.each_ref())
    }

    fn stop(&self, stop: &Stop) -> Value {
        let texts = &self.subject.texts;
        let answer = stops::answer(stop, texts).map(|answer| said(&texts.say(ids::ScreenNoteAnswer { answer })));
        let votes = stop.question && stop.answer.is_none() && !stop.choices.is_empty();
        json!({
            "text": said(stop.text.in_language(texts.language().code())),
            "question": stop.question,
            "choices": stops::choices(stop, texts).iter().map(|choice| said(choice)).collect::<Vec<_>>(),
            "answer": answer,
            "vote": votes.then(|| texts.say(ids::SCREEN_NOTE_CLASS_ANSWERS)),
        })
    }

    fn log(&mut self, session: &mut Session) -> Vec<Value> {
        let texts = &self.subject.texts;
        let hides_faulty = self.view.hides_traitors();
        let frame = session.frame(&Ask { log_lines: LOG_LINES, hides_faulty, ..Ask::default() });
        let new = frame.log_length.saturating_sub(self.logged);
        self.logged = frame.log_length;
        let sentence = |line: &LogLine| -> Value {
            let sentences = std::iter::once(&line.full).chain(&line.more).map(|part| texts.remark(part));
            json!([line.tick, said(&sentences.collect::<Vec<_>>().join("; "))])
        };
        let left_out = new.saturating_sub(LOG_LINES);
        let more = (left_out > 0).then(|| {
            json!([frame.clock.tick, format!("… {}", texts.say(ids::ScreenFlightMore { count: left_out as u64 }))])
        });
        let lines = frame.log.iter().skip(frame.log.len().saturating_sub(new)).map(sentence);
        more.into_iter().chain(lines).collect()
    }
}

/// Makes the characters visible that would change the direction of writing.
fn said(text: &str) -> String {
    visible_lines(text.trim()).into_owned()
}

fn write_page(subject: &Subject<'_>, film: (&Film, (u16, u16)), told: &[Value], out: &mut dyn Write) -> io::Result<()> {
    let first = told.first();
    let text = |key: &str| first.and_then(|first| first[key].as_str()).unwrap_or_default();
    for (at, part) in PAGE.split("{{").enumerate() {
        let Some((name, rest)) = part.split_once("}}").filter(|_| at > 0) else {
            out.write_all(part.as_bytes())?;
            continue;
        };
        match name {
            "language" => out.write_all(text("code").as_bytes())?,
            "title" => write!(out, "{}", Escaped(text("title")))?,
            "no script" => write!(out, "{}", Escaped(&subject.texts.say(ids::PAGE_NO_SCRIPT)))?,
            "command" => write!(out, "{}", Escaped(subject.wanted.command.as_deref().unwrap_or_default()))?,
            "colours" => write_colours(subject, film.0, out)?,
            "frames" => write_frames(film, out)?,
            // A text with `</script>` must not end the script element, so `<` is escaped.
            _ => {
                let run = json!({ "gate": !subject.wanted.answers, "languages": told });
                out.write_all(run.to_string().replace('<', "\\u003c").as_bytes())?;
            }
        }
        out.write_all(rest.as_bytes())?;
    }
    Ok(())
}

fn write_colours(subject: &Subject<'_>, film: &Film, out: &mut dyn Write) -> io::Result<()> {
    let themes = [ThemeName::Light, ThemeName::Dark].map(|theme| subject.look(theme).theme);
    let of = |theme: Theme| if theme.has_dark_ground() { "dark" } else { "light" };
    let scheme = subject.wanted.theme.map_or("light dark", of);
    let colours = film.colours();
    writeln!(out, ":root {{ color-scheme: {scheme} }}")?;
    let rules = [(":root {", "}"), ("@media (prefers-color-scheme: dark) { :root {", "} }")];
    let count = if subject.wanted.theme.is_some() { 1 } else { rules.len() };
    for (theme, (before, after)) in rules.into_iter().enumerate().take(count) {
        let named = picture::document_colours(&themes[theme]);
        let named = named.into_iter().map(|(name, colour)| (name.to_owned(), colour));
        let numbered = colours.iter().enumerate().map(|(class, tint)| (format!("c{class}"), tint[theme]));
        let variables = named.chain(numbered).map(|(name, colour)| format!("--{name}:#{colour:06x}"));
        writeln!(out, "{before} {} {after}", variables.collect::<Vec<_>>().join(";"))?;
    }
    (0..colours.len()).try_for_each(|class| {
        writeln!(out, ".f{class} {{ fill: var(--c{class}) }} .s{class} {{ stroke: var(--c{class}) }}")
    })
}

/// Groups that are not in the first frame begin hidden; the script shows them.
fn write_frames((film, size): (&Film, (u16, u16)), out: &mut dyn Write) -> io::Result<()> {
    let (width, height) = svg::svg_units(size);
    writeln!(out, "{}", svg::opening(size, (width, height)))?;
    writeln!(out, "<rect width=\"{width}\" height=\"{height}\" class=\"f0\"/>")?;
    film.write(
        |frames| {
            let hidden = if frames.first() == Some(&0) { "" } else { " class=\"off\"" };
            format!(" data-f=\"{}\"{hidden}", stretches(frames))
        },
        out,
    )?;
    writeln!(out, "</svg>")
}

/// Frame numbers as a text of ranges, such as `0-3 7`.
fn stretches(frames: &[usize]) -> String {
    let mut stretches: Vec<(usize, usize)> = Vec::new();
    for &frame in frames {
        match stretches.last_mut() {
            Some((_, to)) if *to + 1 == frame => *to = frame,
            _ => stretches.push((frame, frame)),
        }
    }
    let written = |(from, to)| if from == to { format!("{from}") } else { format!("{from}-{to}") };
    stretches.into_iter().map(written).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests;
