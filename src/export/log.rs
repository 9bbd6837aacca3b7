//! The log of a run in words, one line for each event: the tick, the processes, and the sentences of the LOG pane.

use std::io::Write;

use super::{Failure, Subject, check_length};
use suffrage_session::{Session, model::Ask, model::LogLine};

/// The number of lines that are in memory together.
const AT_ONCE: usize = 4_096;

/// Computes the run to its end first, because only the end shows which processes wait for ever.
pub(crate) fn write_log(subject: &Subject<'_>, out: &mut dyn Write) -> Result<(), Failure> {
    let mut session = Session::open(subject.scenario);
    session.seek(subject.until.unwrap_or_else(|| subject.scenario.tick_limit()));
    check_length(&session)?;
    let length = session.frame(&Ask::default()).log_length;
    for begin in (0..length).step_by(AT_ONCE) {
        let end = length.min(begin + AT_ONCE);
        let ask = Ask { log_lines: end - begin, log_back: length - end, ..Ask::default() };
        for line in &session.frame(&ask).log {
            write_line(subject, line, out)?;
        }
    }
    Ok(())
}

fn write_line(subject: &Subject<'_>, line: &LogLine, out: &mut dyn Write) -> std::io::Result<()> {
    let texts = &subject.texts;
    let who = match (line.route, line.who) {
        (Some((from, to)), _) => format!("{}→{}", texts.name(from), texts.name(to)),
        (None, Some(id)) => texts.name(id),
        (None, None) => String::new(),
    };
    let sentences: Vec<String> = std::iter::once(&line.full).chain(&line.more).map(|said| texts.remark(said)).collect();
    writeln!(out, "{:>5}  {who:<7}  {}", line.tick, sentences.join("; "))
}
