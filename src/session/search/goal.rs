//! Whether a record is what is looked for.

use super::{Query, Sought};
use crate::protocol::{Explain, Ticks};
use crate::session::run::Run;
use crate::sim::trace::{Record, What};

/// A query in the terms of one run.
pub(super) enum Goal {
    /// Records of some sort.
    Record(Sort),
    /// A message.
    Message {
        /// Its number.
        number: u32,
        /// When it left its sender.
        sent: Ticks,
    },
}

/// A sort of records.
pub(super) struct Sort {
    sought: Sought,
    /// The index of the kind of message, if there is one.
    kind: usize,
    of: Option<u32>,
}

impl Goal {
    /// What a query means in a run; nothing if it has no such kind of message, or no such process.
    pub(super) fn of<P: Explain>(run: &Run<P>, query: &Query) -> Option<Self> {
        let kind = |name: &str| P::KINDS.iter().position(|&known| known == name);
        let kind = match &query.sought {
            &Sought::Message { number, sent } => return Some(Self::Message { number, sent }),
            Sought::Arrival(name) | Sought::Loss(Some(name)) => kind(name)?,
            _ => 0,
        };
        let position = |id| run.moment.world.plan().ids.iter().position(|&known| known == id);
        let of = match query.of {
            Some(id) => Some(position(id)? as u32),
            None => None,
        };
        Some(Self::Record(Sort { sought: query.sought.clone(), kind, of }))
    }
}

impl Sort {
    /// Whether a record is of this sort, as far as the record alone tells.
    pub(super) fn fits<P: Explain>(&self, record: &Record<P>) -> bool {
        let what = &record.what;
        let fits = match &self.sought {
            Sought::Anything | Sought::Words(_) | Sought::Elected | Sought::Mark => true,
            Sought::Arrival(_) => matches!(what, What::Delivered { message, .. } if P::kind(message) == self.kind),
            Sought::Loss(None) => matches!(what, What::Lost { .. } | What::NoticeLost { .. }),
            Sought::Loss(Some(_)) => {
                matches!(what, What::Lost { message, .. } | What::NoticeLost { message, .. } if P::kind(message) == self.kind)
            }
            Sought::Return => matches!(what, What::CameBack { .. }),
            Sought::Start => matches!(what, What::Started(_)),
            Sought::Timer => matches!(what, What::Fired { .. }),
            Sought::Crash => matches!(what, What::WentDown(_)),
            Sought::Revival => matches!(what, What::Revived),
            Sought::Leader => matches!(what, What::Leads),
            Sought::Cut => matches!(what, What::Cut { .. } | What::Parted(_)),
            Sought::Mend => matches!(what, What::Mended { .. } | What::AllMended),
            Sought::Breach => matches!(what, What::Broke(_)),
            Sought::Rest => matches!(what, What::Quiet { .. }),
            Sought::Message { .. } => false,
        };
        fits && self.of.is_none_or(|of| self.concerns(record, of))
    }

    /// Whether a record is about a process; of a cell of `elected`, whether it is its own.
    fn concerns<P: Explain>(&self, record: &Record<P>, of: u32) -> bool {
        match &record.what {
            What::Quiet { .. } | What::AllMended | What::Parted(_) | What::NetworkChanged(_) | What::HoldsAgain(_) => false,
            What::Broke(broken) => broken.about.contains(&of),
            _ if record.at == of => true,
            _ if self.sought == Sought::Elected => false,
            What::Delivered { from, .. }
            | What::Lost { from, .. }
            | What::CameBack { from, .. }
            | What::Delayed { from, .. }
            | What::Hastened { from }
            | What::Duplicated { from, .. }
            | What::NoticeLost { from, .. }
            | What::Cut { from, .. }
            | What::Mended { from }
            | What::NoSuchMessage { from } => *from == of,
            _ => false,
        }
    }
}
