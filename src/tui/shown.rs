//! What is on the screen: one run, or two side by side. To the keys both are one session.

use std::ops::{Deref, DerefMut};

use crate::session::{Pair, Session};

/// The run on the screen, or the two.
pub(super) enum Shown {
    /// One run.
    One(Box<dyn Session>),
    /// Two, of which one has the keys.
    Two(Box<Pair>),
    /// Nothing, while one is being made of two or two of one.
    Away,
}

impl Shown {
    /// The two runs, if there are two.
    pub(super) fn pair(&self) -> Option<&Pair> {
        match self {
            Self::Two(pair) => Some(pair),
            _ => None,
        }
    }

    /// The two runs, to turn from one to the other.
    pub(super) fn pair_mut(&mut self) -> Option<&mut Pair> {
        match self {
            Self::Two(pair) => Some(pair),
            _ => None,
        }
    }

    /// Puts a run beside the one on the screen, after the acts that have been done to it; how many of them mean nothing there.
    pub(super) fn put_beside(&mut self, run: Box<dyn Session>) -> usize {
        let (pair, left_out) = Pair::with_acts(self.take().alone(), run);
        *self = Self::Two(Box::new(pair));
        left_out
    }

    /// Leaves only the run that has the keys.
    pub(super) fn leave_one(&mut self) {
        *self = Self::One(self.take().alone());
    }

    const fn take(&mut self) -> Self {
        std::mem::replace(self, Self::Away)
    }

    fn alone(self) -> Box<dyn Session> {
        match self {
            Self::One(run) => run,
            Self::Two(pair) => pair.into_focused(),
            Self::Away => unreachable!("{AWAY}"),
        }
    }
}

const AWAY: &str = "what is taken from the screen is put back before anything looks at it";

impl From<Box<dyn Session>> for Shown {
    fn from(run: Box<dyn Session>) -> Self {
        Self::One(run)
    }
}

impl Deref for Shown {
    type Target = dyn Session;

    fn deref(&self) -> &(dyn Session + 'static) {
        match self {
            Self::One(run) => &**run,
            Self::Two(pair) => &**pair,
            Self::Away => unreachable!("{AWAY}"),
        }
    }
}

impl DerefMut for Shown {
    fn deref_mut(&mut self) -> &mut (dyn Session + 'static) {
        match self {
            Self::One(run) => &mut **run,
            Self::Two(pair) => &mut **pair,
            Self::Away => unreachable!("{AWAY}"),
        }
    }
}
