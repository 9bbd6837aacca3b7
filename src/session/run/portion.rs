//! A part of a long way: so much is done between two looks at the keys.

/// How much of a run is computed at a time: about so many events. A tick is left in the middle only if it has more of them itself.
#[derive(Clone, Copy, Debug)]
pub(in crate::session) struct Portion {
    whole: u64,
    left: u64,
    of_tick: u64,
}

impl Portion {
    pub(in crate::session) const ALL: Self = Self { whole: u64::MAX, left: u64::MAX, of_tick: u64::MAX };

    /// Never none.
    pub(in crate::session) const fn of(events: u64) -> Self {
        let events = if events == 0 { 1 } else { events };
        Self { whole: events, left: events, of_tick: events }
    }

    pub(in crate::session) const fn begin_tick(&mut self) {
        self.of_tick = self.whole;
    }

    pub(in crate::session) const fn spend(&mut self, events: u64) {
        self.left = self.left.saturating_sub(events);
        self.of_tick = self.of_tick.saturating_sub(events);
    }

    pub(in crate::session) const fn left(&self) -> u64 {
        self.left
    }

    /// How much may still be done in the tick that has begun.
    pub(in crate::session) const fn left_of_tick(&self) -> u64 {
        self.of_tick
    }

    pub(in crate::session) const fn is_spent(&self) -> bool {
        self.left == 0
    }

    /// Whether the tick that has begun is to be left where it is.
    pub(in crate::session) const fn leaves_tick(&self) -> bool {
        self.of_tick == 0
    }
}
