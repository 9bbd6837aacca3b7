//! Which processes a run touches, so that what is kept of a moment is compared only where anything may have changed.

use crate::protocol::{Protocol, Ticks};
use crate::sim::kept::page::Touched;
use crate::sim::observe::{Observer, SimEvent};

impl<P: Protocol> Observer<P> for Touched {
    const STANDINGS: bool = false;

    #[inline(always)]
    fn see(&mut self, _: Ticks, event: SimEvent<'_, P>) {
        match event {
            SimEvent::Delivered { to, .. } | SimEvent::CameBack { to, .. } => self.mark(to),
            SimEvent::Started { at, .. }
            | SimEvent::Requested { at, .. }
            | SimEvent::Revived { at }
            | SimEvent::Membership { at, .. }
            | SimEvent::WentDown { at, .. }
            | SimEvent::Fired { at, .. } => self.mark(at),
            _ => {}
        }
    }
}
