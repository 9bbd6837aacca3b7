//! Writes a handout of a scenario in Markdown: the settings, each note or question with a picture, and the answer or
//! room for it. HTML is used only where Markdown has no syntax: columns, lines to write on, page breaks.

use std::{fmt::Write as _, io, io::Write};

use super::{Beside, Failure, Subject, stops, stops::Moment, svg, svg::Sheet};
use suffrage_engine::protocol::{ParameterValue, Ticks};
use suffrage_scenario::Scenario;
use suffrage_session::{Ask, Frame, Session, describe_command::Teller};
use suffrage_text::{Language, LocalText, Texts, ids};
use suffrage_view::{Look, ThemeName, picture, picture::Picture, words};

const FIGURE: (u16, u16) = (80, 24);
const FIGURE_WIDTH: u32 = 340; // The width of a figure on paper, in pixels.
/// The width of the legend, in columns.
const KEY: u16 = 100;
const KEY_WIDTH: u32 = 680; // The width of the legend on paper, in pixels.
pub(super) const ANSWER_LINES: usize = 4;
const FEW_LINES: usize = 2; // The number of empty lines below a question with choices, or below a note.
const MOST_IDS: usize = 16;
const MOST_ACTS: usize = 6; // The most acts to list.

/// Writes the handout. With `beside`, each picture is a separate file; otherwise the pictures are in the text.
pub(super) fn write(subject: &Subject<'_>, mut beside: Beside<'_>, out: &mut dyn Write) -> Result<(), Failure> {
    let beside = &mut beside;
    let moments = moments(subject)?;
    if moments.is_empty() {
        return Err(Failure::Refused(ids::EXPORT_NO_HANDOUT.into()));
    }
    if !subject.wanted.all_languages {
        return Ok(Handout::new(subject, &moments, "").write("#", beside, out)?);
    }
    for (at, language) in Language::ALL.into_iter().enumerate() {
        if at > 0 {
            break_page(out)?;
        }
        let texts = Texts::for_screen(language, false);
        let subject = Subject::new(subject.scenario, &texts, subject.until, subject.wanted.clone());
        Handout::new(&subject, &moments, &format!("{}-", language.code())).write("#", beside, out)?;
    }
    Ok(())
}

pub(super) fn moments(subject: &Subject<'_>) -> Result<Vec<Moment>, Failure> {
    stops::moments(subject, &ask_figure(subject))
}

fn ask_figure(subject: &Subject<'_>) -> Ask {
    let size = subject.wanted.size.unwrap_or(FIGURE);
    Ask { hides_faulty: !subject.wanted.answers, ..picture::ask_figure(size, subject.scenario.count()) }
}

pub(super) fn break_page(out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "<div style=\"break-before: page\"></div>\n")
}

/// The handout of a run.
pub(super) struct Handout<'h> {
    subject: &'h Subject<'h>,
    moments: &'h [Moment],
    look: Look,
    /// The start of the names of pictures.
    prefix: &'h str,
    /// Whether the summary and the acts are left out, because they tell the solution of an earlier challenge.
    pub(super) hides_acts: bool,
}

impl<'h> Handout<'h> {
    pub(super) fn new(subject: &'h Subject<'h>, moments: &'h [Moment], prefix: &'h str) -> Self {
        Self { subject, moments, look: subject.look(ThemeName::Light), prefix, hides_acts: false }
    }

    fn texts(&self) -> &Texts {
        &self.subject.texts
    }

    fn said<'t>(&self, text: &'t LocalText) -> &'t str {
        text.in_language(self.texts().language().code())
    }

    /// Writes the handout with a heading that begins with `sign`, such as `#`.
    pub(super) fn write(&self, sign: &str, beside: &mut Beside<'_>, out: &mut dyn Write) -> io::Result<()> {
        let scenario = self.subject.scenario;
        writeln!(out, "{sign} {}\n", escaped(&stops::title(self.subject, self.moments)))?;
        if !self.hides_acts {
            paragraphs(self.said(&scenario.summary), out)?;
        }
        if self.subject.wanted.answers {
            paragraphs(self.said(&scenario.about), out)?;
        }
        write_setting(scenario, !self.hides_acts, self.texts(), out)?;
        if let Some(key) = Picture::key(self.moments.iter().map(|moment| &moment.frame), &self.look, KEY) {
            let alt = self.texts().say(ids::HANDOUT_KEY);
            place(beside, &self.named("key"), (&key, &alt, KEY_WIDTH), out)?;
        }
        for (at, moment) in self.moments.iter().enumerate() {
            if moment.gives_away && !self.subject.wanted.answers {
                writeln!(out, "*{}*\n", escaped(&self.texts().say(ids::HANDOUT_TURN)))?;
                break_page(out)?;
            }
            self.stop(at, moment, beside, out)?;
        }
        command(self.subject.wanted.command.as_deref(), out)
    }

    fn named(&self, what: &str) -> String {
        format!("{}{what}", self.prefix)
    }

    /// Places the picture of the run at `tick`.
    pub(super) fn figure(&self, tick: Ticks, beside: &mut Beside<'_>, out: &mut dyn Write) -> io::Result<()> {
        let mut session = Session::open(self.subject.scenario);
        session.seek(tick);
        self.place_figure(&self.named("1"), &session.frame(&ask_figure(self.subject)), beside, out)
    }

    fn place_figure(&self, name: &str, frame: &Frame, beside: &mut Beside<'_>, out: &mut dyn Write) -> io::Result<()> {
        let figure = Picture::figure(frame, &self.look, self.subject.wanted.size.unwrap_or(FIGURE));
        let alt = self.texts().say(ids::HandoutFigure { tick: frame.clock.tick });
        place(beside, name, (&figure, &alt, FIGURE_WIDTH), out)
    }

    fn stop(&self, at: usize, moment: &Moment, beside: &mut Beside<'_>, out: &mut dyn Write) -> io::Result<()> {
        let (texts, number) = (self.texts(), at + 1);
        let before = self.moments[..at].iter().flat_map(|moment| &moment.stops);
        let mut asked = before.filter(|stop| stop.question).count();
        let tick = texts.say(ids::ScreenHeaderTick { tick: moment.tick });
        writeln!(out, "<table width=\"100%\" style=\"break-inside: avoid\"><tr><td width=\"360\" valign=\"top\">\n")?;
        self.place_figure(&self.named(&number.to_string()), &moment.frame, beside, out)?;
        let count = moment.frame.counts.cost();
        let caption =
            [tick.clone(), texts.say(ids::HandoutMessages { count }), picture::verdict(&moment.frame, &self.look)];
        writeln!(out, "{}\n", escaped(&caption.join(" · ")))?;
        writeln!(out, "</td><td valign=\"top\">\n")?;
        writeln!(out, "**{number}** · {}\n", escaped(&tick))?;
        for stop in &moment.stops {
            if stop.question {
                asked += 1;
                let (ask, choices, answer) =
                    (self.said(&stop.text), stops::choices(stop, texts), stops::answer(stop, texts));
                Asked { number: asked, ask, choices, answer }.write(self.subject.wanted.answers, texts, out)?;
            } else {
                paragraphs(self.said(&stop.text), out)?;
            }
        }
        if !self.subject.wanted.answers && moment.stops.iter().all(|stop| !stop.question) {
            writeln!(out, "*{}*\n", escaped(&texts.say(ids::HANDOUT_NOTES)))?;
            ruled(FEW_LINES, out)?;
        }
        writeln!(out, "</td></tr></table>\n")
    }
}

/// A question of a handout, with its number.
pub(super) struct Asked<'a> {
    pub(super) number: usize,
    pub(super) ask: &'a str,
    pub(super) choices: Vec<String>,
    /// `None` if no answer is known.
    pub(super) answer: Option<String>,
}

impl Asked<'_> {
    /// Writes the question, then its answer if `answers`, else room for one.
    pub(super) fn write(self, answers: bool, texts: &Texts, out: &mut dyn Write) -> io::Result<()> {
        let Self { number, ask, choices, answer } = self;
        let heading = texts.say(ids::HandoutQuestion { number: number as u64 });
        writeln!(out, "**{} {}**\n", escaped(&heading), escaped(ask.trim()))?;
        for choice in &choices {
            writeln!(out, "- {}", escaped(choice))?;
        }
        if !choices.is_empty() {
            writeln!(out)?;
        }
        if !answers {
            return ruled(if choices.is_empty() { ANSWER_LINES } else { FEW_LINES }, out);
        }
        let answer = answer.map(|answer| texts.say(ids::ScreenNoteAnswer { answer }));
        let open = || (!choices.is_empty()).then(|| texts.say(ids::SCREEN_NOTE_CLASS_ANSWERS));
        match answer.or_else(open) {
            Some(answer) => writeln!(out, "{}\n", escaped(&answer)),
            None => Ok(()),
        }
    }
}

/// Writes the command that makes the handout again or opens its run.
pub(super) fn command(command: Option<&str>, out: &mut dyn Write) -> io::Result<()> {
    command.map_or(Ok(()), |command| writeln!(out, "`{}`\n", command.replace('`', "'")))
}

pub(super) fn ruled(lines: usize, out: &mut dyn Write) -> io::Result<()> {
    (0..lines).try_for_each(|_| writeln!(out, "<hr style=\"margin: 2em 0 0\">"))?;
    writeln!(out)
}

pub(super) fn paragraphs(text: &str, out: &mut dyn Write) -> io::Result<()> {
    let mut lines: Vec<&str> = Vec::new();
    for line in text.trim().lines().map(str::trim).chain([""]) {
        if !line.is_empty() {
            lines.push(line);
        } else if !lines.is_empty() {
            writeln!(out, "{}\n", escaped(&lines.join(" ")))?;
            lines.clear();
        }
    }
    Ok(())
}

pub(super) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    let numbers = text.chars().take_while(char::is_ascii_digit).count();
    for (at, letter) in text.chars().enumerate() {
        let is_marked = match letter {
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '#' | '|' | '&' | '~' | '$' | '!' => true,
            '-' | '+' | '=' | ':' => at == 0,
            '.' | ')' => at > 0 && at == numbers,
            _ => false,
        };
        if is_marked {
            escaped.push('\\');
        }
        escaped.push(if letter.is_whitespace() { ' ' } else { letter });
    }
    escaped
}

/// `title` is the description for screen readers.
fn place(
    beside: &mut Beside<'_>,
    name: &str,
    (picture, title, width): (&Picture, &str, u32),
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut document = Vec::new();
    svg::write(picture, Sheet { title, width: Some(width) }, &mut document)?;
    let Some((stem, put)) = beside else {
        out.write_all(&document)?;
        return writeln!(out);
    };
    let file = format!("{stem}-{name}.svg");
    writeln!(out, "![{}]({})\n", escaped(title), encoded(&file))?;
    put(file, document);
    Ok(())
}

fn encoded(name: &str) -> String {
    let mut encoded = String::with_capacity(name.len());
    for byte in name.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            // Writing to a string cannot fail.
            let _ = write!(encoded, "%{byte:02X}");
        }
    }
    encoded
}

/// Writes a table with the algorithm, the processes and the network; with the scripted acts if `with_acts` is true.
pub(super) fn write_setting(
    scenario: &Scenario,
    with_acts: bool,
    texts: &Texts,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut pairs = pairs(scenario, texts);
    let acts = if with_acts { acts(scenario, texts) } else { String::new() };
    if !acts.is_empty() {
        pairs.push((texts.say(ids::HANDOUT_ACTS), acts));
    }
    let row = |cells: Vec<String>| format!("| {} |", cells.join(" | "));
    writeln!(out, "{}", row(pairs.iter().map(|(what, _)| escaped(what)).collect()))?;
    writeln!(out, "|{}", "---|".repeat(pairs.len()))?;
    writeln!(out, "{}\n", row(pairs.iter().map(|(_, value)| escaped(value)).collect()))
}

fn pairs(scenario: &Scenario, texts: &Texts) -> Vec<(String, String)> {
    let entry = scenario.protocol().entry();
    let algorithm = [texts.protocol(entry.name, entry.title), texts.variant(scenario.variant.name())].join(", ");
    let ids = scenario.seating();
    let mut pairs = vec![
        (texts.say(ids::HANDOUT_ALGORITHM), algorithm),
        (texts.say(ids::HANDOUT_TOPOLOGY), texts.say(words::topology(entry.topology))),
    ];
    pairs.push(if ids.len() > MOST_IDS || entry.anonymous() {
        (texts.say(ids::HANDOUT_PROCESSES), ids.len().to_string())
    } else {
        (texts.say(ids::HANDOUT_IDS), texts.names(&ids, " "))
    });
    pairs.extend(scenario.leader.map(|leader| (texts.say(ids::HANDOUT_LEADER), texts.name(leader))));
    let ticks = |(least, most): (u64, u64)| if least == most { least.to_string() } else { format!("{least}–{most}") };
    let own = scenario.own_delays().filter_map(|(from, to, delay)| {
        let [from, to] = [from, to].map(|at| ids.get(at as usize).map(|&id| texts.name(id)));
        Some(format!("{} → {}: {}", from?, to?, ticks(delay)))
    });
    let usual = ticks((scenario.network.shortest_delay, scenario.network.longest_delay));
    let delays: Vec<_> = [usual].into_iter().chain(own).collect();
    pairs.push((texts.say(ids::HANDOUT_DELAY), delays.join(" · ")));
    // Parameters of single processes are left out: they may answer a question.
    let parameters = scenario.parameters.iter().filter_map(|(name, value)| Some((name.to_owned(), of_all(value)?)));
    pairs.extend(parameters);
    pairs
}

fn of_all(value: &ParameterValue) -> Option<String> {
    match value {
        ParameterValue::Number(number) => Some(number.to_string()),
        ParameterValue::Decimal(decimal) => Some(decimal.value().to_string()),
        ParameterValue::Flag(flag) => Some(flag.to_string()),
        ParameterValue::Span(least, most) => Some(format!("{least}–{most}")),
        ParameterValue::Word(word) => Some((*word).to_owned()),
        ParameterValue::ByPosition(_)
        | ParameterValue::Stable(_)
        | ParameterValue::ByProcess(_)
        | ParameterValue::Processes(_) => None,
    }
}

fn acts(scenario: &Scenario, texts: &Texts) -> String {
    let ids = scenario.seating();
    let teller = Teller { scenario, ids: &ids };
    let told = scenario.events.iter().map(|(tick, act)| texts.remark(&teller.told_at(*tick, act)));
    let more = (scenario.events.len() > MOST_ACTS).then(|| "…".to_owned());
    told.take(MOST_ACTS).chain(more).collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests;
