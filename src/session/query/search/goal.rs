//! Whether a record is what is looked for.

use super::{Query, Sought};
use crate::protocol::Ticks;
use crate::session::run::Run;
use crate::sim::trace::{Record, RecordKind};

/// A query in the terms of one run.
pub(super) enum Goal {
    Record(Sort),
    Message { number: u32, sent: Ticks },
}

pub(super) struct Sort {
    sought: Sought,
    /// The index of the kind of message, if there is one.
    kind: u8,
    of: Option<u32>,
}

impl Goal {
    /// What a query means in a run; nothing if it has no such kind of message, or no such process.
    pub(super) fn of(run: &Run, query: &Query) -> Option<Self> {
        let kind = |name: &str| run.facts.kinds.iter().position(|&known| known == name).map(|kind| kind as u8);
        let kind = match &query.sought {
            &Sought::Message { number, sent } => return Some(Self::Message { number, sent }),
            Sought::Arrival(name) | Sought::Loss(Some(name)) => kind(name)?,
            _ => 0,
        };
        let position = |id| run.ids().iter().position(|&known| known == id);
        let of = match query.of {
            Some(id) => Some(position(id)? as u32),
            None => None,
        };
        Some(Self::Record(Sort { sought: query.sought.clone(), kind, of }))
    }
}

impl Sort {
    /// Whether a record is of this sort, as far as the record alone tells.
    pub(super) fn fits(&self, record: &Record) -> bool {
        let what = &record.what;
        let fits = match &self.sought {
            Sought::Anything | Sought::Words(_) | Sought::Elected | Sought::Mark => true,
            Sought::Arrival(_) => matches!(what, RecordKind::Delivered { kind, .. } if *kind == self.kind),
            Sought::Loss(None) => matches!(what, RecordKind::Lost { .. } | RecordKind::NoticeLost { .. }),
            Sought::Loss(Some(_)) => {
                matches!(what, RecordKind::Lost { kind, .. } | RecordKind::NoticeLost { kind, .. } if *kind == self.kind)
            }
            Sought::Return => matches!(what, RecordKind::CameBack { .. }),
            Sought::Start => matches!(what, RecordKind::Started(_)),
            Sought::Timer => matches!(what, RecordKind::Fired { .. }),
            Sought::Crash => matches!(what, RecordKind::WentDown(_)),
            Sought::Revival => matches!(what, RecordKind::Revived),
            Sought::Leader => matches!(what, RecordKind::Leads),
            Sought::Cut => matches!(what, RecordKind::Cut { .. } | RecordKind::Parted(_)),
            Sought::Mend => matches!(what, RecordKind::Mended { .. } | RecordKind::AllMended),
            Sought::Breach => matches!(what, RecordKind::Broke(_)),
            Sought::Rest => matches!(what, RecordKind::Quiet { .. }),
            Sought::Message { .. } => false,
        };
        fits && self.of.is_none_or(|of| self.concerns(record, of))
    }

    /// Whether a record is about a process; of a cell of `elected`, whether it is its own.
    fn concerns(&self, record: &Record, of: u32) -> bool {
        match &record.what {
            RecordKind::Quiet { .. }
            | RecordKind::AllMended
            | RecordKind::Parted(_)
            | RecordKind::NetworkChanged(_)
            | RecordKind::HoldsAgain(_) => false,
            RecordKind::Broke(broken) => broken.about.contains(&of),
            _ if record.at == of => true,
            _ if self.sought == Sought::Elected => false,
            RecordKind::Delivered { from, .. }
            | RecordKind::Lost { from, .. }
            | RecordKind::CameBack { from, .. }
            | RecordKind::Delayed { from, .. }
            | RecordKind::Hastened { from }
            | RecordKind::Duplicated { from, .. }
            | RecordKind::NoticeLost { from, .. }
            | RecordKind::Cut { from, .. }
            | RecordKind::Mended { from }
            | RecordKind::NoSuchMessage { from } => *from == of,
            _ => false,
        }
    }
}
