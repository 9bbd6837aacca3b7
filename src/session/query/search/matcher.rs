//! Whether a record is what is looked for.

use super::{Criterion, Query};
use crate::protocol::Ticks;
use crate::session::run::Run;
use crate::sim::trace::{Record, RecordKind};

pub(super) enum Matcher {
    Record(Sort),
    Message { number: u32, sent: Ticks },
}

pub(super) struct Sort {
    criterion: Criterion,
    /// The index of the kind of message, if there is one.
    kind: u8,
    of: Option<u32>,
}

impl Matcher {
    /// What a query means in a run; nothing if it has no such kind of message, or no such process.
    pub(super) fn of(run: &Run, query: &Query) -> Option<Self> {
        let kind = |name: &str| run.facts.kinds.iter().position(|&known| known == name).map(|kind| kind as u8);
        let kind = match &query.criterion {
            &Criterion::Message { number, sent } => return Some(Self::Message { number, sent }),
            Criterion::Arrival(name) | Criterion::Loss(Some(name)) => kind(name)?,
            _ => 0,
        };
        let position = |id| run.ids().iter().position(|&known| known == id);
        let of = match query.of {
            Some(id) => Some(position(id)? as u32),
            None => None,
        };
        Some(Self::Record(Sort { criterion: query.criterion.clone(), kind, of }))
    }
}

impl Sort {
    pub(super) fn fits(&self, record: &Record) -> bool {
        let what = &record.what;
        let fits = match &self.criterion {
            Criterion::Anything | Criterion::Words(_) | Criterion::Elected | Criterion::Mark => true,
            Criterion::Arrival(_) => matches!(what, RecordKind::Delivered { kind, .. } if *kind == self.kind),
            Criterion::Loss(None) => matches!(what, RecordKind::Lost { .. } | RecordKind::NoticeLost { .. }),
            Criterion::Loss(Some(_)) => {
                matches!(what, RecordKind::Lost { kind, .. } | RecordKind::NoticeLost { kind, .. } if *kind == self.kind)
            }
            Criterion::Return => matches!(what, RecordKind::CameBack { .. }),
            Criterion::Start => matches!(what, RecordKind::Started(_) | RecordKind::Requested(_)),
            Criterion::Timer => matches!(what, RecordKind::Fired { .. }),
            Criterion::Crash => matches!(what, RecordKind::WentDown(_)),
            Criterion::Revival => matches!(what, RecordKind::Revived),
            Criterion::Leader => matches!(what, RecordKind::Leads),
            Criterion::Cut => matches!(what, RecordKind::Cut { .. } | RecordKind::Parted(_)),
            Criterion::Mend => matches!(what, RecordKind::Mended { .. } | RecordKind::AllMended),
            Criterion::Breach => matches!(what, RecordKind::Broke(_)),
            Criterion::Rest => matches!(what, RecordKind::Quiet { .. }),
            Criterion::Message { .. } => false,
        };
        fits && self.of.is_none_or(|of| self.concerns(record, of))
    }

    /// Whether a record is about a process; of a cell of `elected`, whether it is its own.
    fn concerns(&self, record: &Record, of: u32) -> bool {
        match &record.what {
            what if what.is_of_all() => false,
            RecordKind::Broke(broken) => broken.about.contains(&of),
            _ if record.at == of => true,
            _ if self.criterion == Criterion::Elected => false,
            what => what.from() == Some(of),
        }
    }
}
