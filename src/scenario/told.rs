//! What is told of a change that a scenario could not follow as a whole.

use crate::protocol::Remark;
use crate::text::TextId;

/// So many things are left out.
pub(super) fn left_out(id: TextId, count: usize) -> Remark {
    Remark::from(id).number("count", count as u64)
}
