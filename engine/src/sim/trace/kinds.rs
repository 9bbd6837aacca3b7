//! What is the same of records of several kinds.

use super::{Landmark, RecordKind};

impl RecordKind {
    /// What the timeline shows of it.
    #[inline(always)]
    pub const fn landmark(&self) -> Option<Landmark> {
        Some(match self {
            Self::WentDown(_) => Landmark::Down,
            Self::Revived => Landmark::Return,
            Self::Lost { .. } | Self::NoticeLost { .. } => Landmark::Lost,
            Self::Cut { .. } | Self::Parted(_) => Landmark::Cut,
            Self::Mended { .. } | Self::AllMended => Landmark::Mend,
            Self::Leads => Landmark::Leader,
            Self::Chosen(_) => Landmark::Chosen,
            _ => return None,
        })
    }

    /// The process at the other end: the sender of the message, or the other end of the link.
    pub const fn from(&self) -> Option<u32> {
        match self {
            Self::Delivered { from, .. }
            | Self::Lost { from, .. }
            | Self::CameBack { from, .. }
            | Self::Delayed { from, .. }
            | Self::Hastened { from }
            | Self::Duplicated { from, .. }
            | Self::Altered { from, .. }
            | Self::NoticeLost { from, .. }
            | Self::Cut { from, .. }
            | Self::Mended { from }
            | Self::NoSuchMessage { from } => Some(*from),
            Self::Started(_)
            | Self::Requested(_)
            | Self::Revived
            | Self::Membership { .. }
            | Self::WentDown(_)
            | Self::ArmedCrash(_)
            | Self::Fired { .. }
            | Self::Disarmed(_)
            | Self::NoSuchTimer(_)
            | Self::AllMended
            | Self::Parted(_)
            | Self::NetworkChanged(_)
            | Self::Settled(_)
            | Self::Leads
            | Self::Broke(_)
            | Self::HoldsAgain(_)
            | Self::Chosen(_)
            | Self::Quiet { .. }
            | Self::Waits => None,
        }
    }

    /// Whether a message, or the notice of one, has come to its end.
    pub const fn ends_a_message(&self) -> bool {
        matches!(self, Self::Delivered { .. } | Self::Lost { .. } | Self::CameBack { .. } | Self::NoticeLost { .. })
    }

    /// Whether it is about all processes alike.
    pub const fn is_of_all(&self) -> bool {
        matches!(
            self,
            Self::Quiet { .. }
                | Self::AllMended
                | Self::Parted(_)
                | Self::NetworkChanged(_)
                | Self::Settled(_)
                | Self::HoldsAgain(_)
                | Self::Chosen(_)
        )
    }

    /// Whether it is a finding about the run, and no event of it.
    pub const fn is_finding(&self) -> bool {
        matches!(self, Self::Quiet { .. } | Self::Waits | Self::Broke(_) | Self::HoldsAgain(_) | Self::Chosen(_))
    }
}
