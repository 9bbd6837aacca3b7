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

    /// Leaves only the run that has the keys; gives the side on which that was, and the other run.
    pub(super) fn leave_one(&mut self) -> Option<(usize, Box<dyn Session>)> {
        match self.take() {
            Self::Two(pair) => {
                let focus = pair.focus();
                let [kept, other] = pair.into_runs();
                *self = Self::One(kept);
                Some((focus, other))
            }
            one => {
                *self = one;
                None
            }
        }
    }

    /// Puts a run beside the one on the screen, which comes to this side and keeps the keys, at its tick.
    pub(super) fn put_again(&mut self, mut other: Box<dyn Session>, focus: usize) {
        let one = self.take().alone();
        other.seek(one.tick());
        let (left, right) = if focus == 0 { (one, other) } else { (other, one) };
        let mut pair = Pair::new(left, right);
        if focus != 0 {
            pair.turn();
        }
        *self = Self::Two(Box::new(pair));
    }

    const fn take(&mut self) -> Self {
        std::mem::replace(self, Self::Away)
    }

    fn alone(self) -> Box<dyn Session> {
        match self {
            Self::One(run) => run,
            Self::Two(pair) => {
                let [kept, _] = pair.into_runs();
                kept
            }
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
