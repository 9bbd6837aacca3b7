//! Writes a recording of the screen for asciinema (format version 2). The run plays as in the terminal and pauses at
//! each note and question long enough to read it. All times are computed from ticks.

use std::io::{self, Write};

use super::{Beside, Failure, Subject, check_length, stops::answer};
use serde_json::json;
use suffrage_engine::protocol::Ticks;
use suffrage_session::{Frame, Moved, Session, model::Stop};
use suffrage_text::ids;
use suffrage_view::{Look, ThemeName, View, picture, picture::Picture, view_state::Overlay, view_state::overlay};

const MOST: Ticks = 10_000;
const SCREEN: (u16, u16) = (80, 24);
/// The microseconds for which a tick is shown at normal speed.
const TICK: u64 = 500_000;
const PICTURE: u64 = 125_000; // The microseconds for one picture within a tick.
const STOP: u64 = 1_500_000; // The microseconds for a note, without its letters.
const LETTER: u64 = 50_000; // The additional microseconds for each letter of a note.
/// The microseconds for which the last picture is shown.
const END: u64 = 2_000_000;

pub(super) fn write(subject: &Subject<'_>, _: Beside<'_>, out: &mut dyn Write) -> Result<(), Failure> {
    let until = subject.until.unwrap_or_else(|| subject.scenario.tick_limit());
    let mut whole = Session::open(subject.scenario);
    whole.seek(until.min(MOST + 1));
    check_length(&whole)?;
    if whole.tick() > MOST {
        return Err(Failure::Refused(ids::ExportTooLong { most: MOST }.into()));
    }
    // A recording has colours even if NO_COLOR is set.
    crossterm::style::force_color_output(true);
    let wanted = &subject.wanted;
    let (size, speed) = (wanted.size.unwrap_or(SCREEN), wanted.speed.unwrap_or(1.0));
    let header = json!({ "version": 2, "width": size.0, "height": size.1, "title": subject.title() });
    writeln!(out, "{header}")?;
    let (look, view) = (subject.look(ThemeName::Dark), View { playing: true, ..View::default() });
    let mut recorder = Recorder { subject, look, size, view, now: 0, speed, shown: None, out };
    // The recording starts with an empty screen and a hidden cursor.
    recorder.event("o", "\x1b[?25l\x1b[m\x1b[2J")?;
    Ok(recorder.play(&mut Session::open(subject.scenario), until.min(MOST))?)
}

struct Recorder<'r> {
    subject: &'r Subject<'r>,
    look: Look,
    size: (u16, u16),
    view: View,
    /// The time of the next picture in microseconds.
    now: u64,
    speed: f64,
    shown: Option<Picture>,
    out: &'r mut dyn Write,
}

impl Recorder<'_> {
    fn play(&mut self, session: &mut Session, until: Ticks) -> io::Result<()> {
        loop {
            self.view.glide = View::RESTING;
            self.tell(session)?;
            if session.tick() >= until || session.clock().has_ended() {
                break;
            }
            self.glide(session)?;
            if session.go_on() != Moved::Yes {
                break;
            }
        }
        self.view.playing = false;
        self.show(session)?;
        self.pass(END);
        // A player stops at the last event, so this empty event keeps the last picture visible.
        self.event("o", "")
    }

    fn glide(&mut self, session: &mut Session) -> io::Result<()> {
        let length = TICK as f64 / self.speed;
        let pictures = ((length / PICTURE as f64) as u64).clamp(1, TICK / PICTURE);
        let frame = self.frame(session);
        for picture in 0..pictures {
            self.view.glide = if pictures == 1 { View::RESTING } else { picture as f64 / pictures as f64 };
            self.draw(&frame)?;
            self.pass(TICK / pictures);
        }
        Ok(())
    }

    /// Adds a marker for each note or question. A program that plays the recording can jump to the markers.
    fn tell(&mut self, session: &mut Session) -> io::Result<()> {
        for stop in session.stops() {
            let text = stop.text.in_language(self.look.texts.language().code()).to_owned();
            self.event("m", &text)?;
            self.show_note(session, &stop, &text, false)?;
            if self.subject.wanted.answers
                && let Some(answer) = answer(&stop, &self.subject.texts)
            {
                self.show_note(session, &stop, &answer, true)?;
            }
        }
        self.view.overlays.clear();
        Ok(())
    }

    fn show_note(&mut self, session: &mut Session, stop: &Stop, read: &str, answered: bool) -> io::Result<()> {
        let Stop { text, question, look, answer, .. } = stop.clone();
        let answer = answer.filter(|_| answered);
        let note = overlay::Note { text, look, question, answer, scroll: 0, study: None };
        self.view.overlays = vec![Overlay::Note(note)];
        self.show(session)?;
        self.pass(STOP + LETTER * read.chars().count() as u64);
        Ok(())
    }

    fn show(&mut self, session: &mut Session) -> io::Result<()> {
        let frame = self.frame(session);
        self.draw(&frame)
    }

    /// While a question is open, the frame does not reveal the answer.
    fn frame(&self, session: &mut Session) -> Frame {
        let mut frame = session.frame(&picture::ask_screen(self.size, self.subject.scenario.count(), &self.view));
        if self.view.is_asking() {
            frame.conceal();
        }
        frame
    }

    fn draw(&mut self, frame: &Frame) -> io::Result<()> {
        let picture = Picture::screen(frame, &self.view, &self.look, self.size);
        let bytes = picture.bytes_after(self.shown.as_ref())?;
        self.shown = Some(picture);
        if bytes.is_empty() { Ok(()) } else { self.event("o", &String::from_utf8_lossy(&bytes)) }
    }

    fn pass(&mut self, microseconds: u64) {
        self.now += (microseconds as f64 / self.speed).round() as u64;
    }

    fn event(&mut self, kind: &str, data: &str) -> io::Result<()> {
        let (seconds, rest) = (self.now / 1_000_000, self.now % 1_000_000);
        writeln!(self.out, "[{seconds}.{rest:06}, {}, {}]", json!(kind), json!(data))
    }
}

#[cfg(test)]
mod tests;
