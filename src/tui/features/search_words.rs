//! A query in words, and the words that are looked for in lines of the log.

use crate::tui::app::App;
use crate::tui::features::act;
use crate::tui::filter::folded;
use suffrage_engine::property::titled;
use suffrage_engine::protocol::Remark;
use suffrage_session::model::LogLine;
use suffrage_session::search::{Criterion, Query};
use suffrage_text::{Texts, ids};

pub(in crate::tui) struct LogWords(String);

impl LogWords {
    pub(in crate::tui) fn of(query: &Query) -> Self {
        match &query.criterion {
            Criterion::Words(words) => Self(plain(words)),
            _ => Self(String::new()),
        }
    }

    /// Whether they stand in a line one after the other, in its short form or in any of its sentences.
    pub(in crate::tui) fn are_in(&self, line: &LogLine, texts: &Texts) -> bool {
        let sentences = [&line.brief, &line.full].into_iter().chain(&line.more).map(|remark| texts.remark(remark));
        let route = line.route.map(|(from, to)| format!("{} {}→{}", line.payload, texts.name(from), texts.name(to)));
        // A property is found by its name in files too.
        let values = line.brief.values.iter().chain(&line.full.values).map(|(_, value)| value);
        let names = values.filter_map(titled).map(str::to_owned);
        sentences.chain(route).chain(names).any(|text| plain(&text).contains(&self.0))
    }
}

/// A text without capitals and accents, and with one blank between two words.
pub(in crate::tui) fn plain(text: &str) -> String {
    folded(text).split_whitespace().collect::<Vec<_>>().join(" ")
}

pub(in crate::tui) fn named(app: &App, query: &Query) -> String {
    let texts = &app.look.texts;
    let at = |what: String| match query.of {
        Some(id) => texts.say(ids::FindAtProcess { id, what }),
        None => what,
    };
    let what: Remark = match &query.criterion {
        Criterion::Anything => return query.of.map_or_else(String::new, |id| texts.say(ids::FindProcess { id })),
        Criterion::Message { number } => return at(named_message(app, *number)),
        Criterion::Arrival(kind) => ids::FindArrival { kind: *kind }.into(),
        Criterion::Loss(Some(kind)) => ids::FindLossOf { kind: *kind }.into(),
        Criterion::Words(words) => ids::FindWords { words: words.clone() }.into(),
        Criterion::Elected if act::decides(app) => ids::FIND_DECISION.into(),
        Criterion::Elected => ids::FIND_ELECTED.into(),
        Criterion::Leader => ids::FIND_LEADER.into(),
        Criterion::Crash => ids::FIND_CRASH.into(),
        Criterion::Revival => ids::FIND_REVIVAL.into(),
        Criterion::Start if act::decides(app) => ids::FIND_BEGIN.into(),
        Criterion::Start => ids::FIND_START.into(),
        Criterion::Timer => ids::FIND_TIMER.into(),
        Criterion::Loss(None) => ids::FIND_LOSS.into(),
        Criterion::Return => ids::FIND_RETURN.into(),
        Criterion::Cut => ids::FIND_CUT.into(),
        Criterion::Mend => ids::FIND_MEND.into(),
        Criterion::Breach => ids::FIND_BREACH.into(),
        Criterion::Rest => ids::FIND_REST.into(),
        Criterion::Mark => ids::FIND_MARK.into(),
    };
    at(texts.say(what))
}

fn named_message(app: &App, number: u32) -> String {
    let known = app.message(number);
    let ends =
        known.as_ref().and_then(|known| Some((known, app.session.id_at(known.from)?, app.session.id_at(known.to)?)));
    match ends {
        Some((known, from, to)) => app.look.texts.say(ids::FindMessage { kind: known.kind, from, to }),
        None => {
            app.search.named_message(number).map_or_else(|| app.look.texts.say(ids::FIND_OF_MESSAGES), str::to_owned)
        }
    }
}
