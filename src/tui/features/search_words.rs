//! A query in words, and the words that are looked for in lines of the log.

use crate::session::model::LogLine;
use crate::session::search::{Criterion, Query};
use crate::text::{TextId, Texts, ids};
use crate::tui::app::App;
use crate::tui::filter::folded;

/// The words that are looked for in lines of the log.
pub(in crate::tui) struct Words(String);

impl Words {
    /// The words of a query, if it has any.
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
        sentences.chain(route).any(|text| plain(&text).contains(&self.0))
    }
}

/// A text without capitals and accents, and with one blank between two words.
pub(in crate::tui) fn plain(text: &str) -> String {
    folded(text).split_whitespace().collect::<Vec<_>>().join(" ")
}

pub(in crate::tui) fn named(app: &App, query: &Query) -> String {
    let texts = &app.look.texts;
    let what = match &query.criterion {
        Criterion::Anything => {
            return query.of.map_or_else(String::new, |id| texts.say(ids::FindProcess { id }));
        }
        Criterion::Arrival(kind) => texts.say(ids::FindArrival { kind: *kind }),
        Criterion::Loss(Some(kind)) => texts.say(ids::FindLossOf { kind: *kind }),
        Criterion::Words(words) => texts.say(ids::FindWords { words: words.clone() }),
        Criterion::Message { number, .. } => named_message(app, *number),
        other => texts.say(title(other)),
    };
    match query.of {
        Some(id) => texts.say(ids::FindAtProcess { id, what }),
        None => what,
    }
}

fn named_message(app: &App, number: u32) -> String {
    let known = app.message(number);
    let ends = known.as_ref().and_then(|known| Some((known, app.session.id_at(known.from)?, app.session.id_at(known.to)?)));
    match ends {
        Some((known, from, to)) => app.look.texts.say(ids::FindMessage { kind: known.kind, from, to }),
        None => app.search.named_message(number).map_or_else(|| app.look.texts.say(ids::FIND_OF_MESSAGES), str::to_owned),
    }
}

/// The text for what needs no values.
const fn title(criterion: &Criterion) -> TextId {
    match criterion {
        Criterion::Elected => ids::FIND_ELECTED,
        Criterion::Leader => ids::FIND_LEADER,
        Criterion::Crash => ids::FIND_CRASH,
        Criterion::Revival => ids::FIND_REVIVAL,
        Criterion::Start => ids::FIND_START,
        Criterion::Timer => ids::FIND_TIMER,
        Criterion::Loss(_) => ids::FIND_LOSS,
        Criterion::Return => ids::FIND_RETURN,
        Criterion::Cut => ids::FIND_CUT,
        Criterion::Mend => ids::FIND_MEND,
        Criterion::Breach => ids::FIND_BREACH,
        Criterion::Rest => ids::FIND_REST,
        Criterion::Mark | Criterion::Anything | Criterion::Arrival(_) | Criterion::Message { .. } | Criterion::Words(_) => {
            ids::FIND_MARK
        }
    }
}
