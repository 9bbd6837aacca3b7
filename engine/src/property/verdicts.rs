//! What is judged at rest only, remembered from one rest to the next.
//!
//! A run comes to rest again after every act, and a rest does not depend on acts that are still to come: done by hand they would not be
//! known yet. What is found broken at a rest has broken once, at the first rest at which it was, however many rests follow; where a
//! later rest finds that it holds, it holds again since then, and may break anew.

use super::ending::Fault;
use super::{Property, Status, holds, undecided, violated};
use crate::protocol::{PropertyId, Ticks};

/// What has been found at the rests of a run.
#[derive(Clone, Debug, Default)]
pub(super) struct Verdicts {
    /// Whether anything has happened, heartbeats of the detector apart: before there is nothing to judge.
    has_begun: bool,
    /// Whether anything has happened since the last rest that was judged that a verdict depends on.
    is_stale: bool,
    /// The rest in which the tick that is over ended, if it is to be judged.
    awaited: Option<RestAfter>,
    found: Vec<RestFinding>,
}

/// What there was since the rest before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RestAfter {
    Election,
    Acts,
}

#[derive(Clone, Debug)]
struct RestFinding {
    /// As it was when it broke the last time.
    broken: Property,
    /// The rest at which it was found to hold again.
    again: Option<Ticks>,
}

impl Verdicts {
    /// What happens may change a verdict.
    #[inline]
    pub(super) const fn forget(&mut self) {
        self.has_begun = true;
        self.is_stale = true;
    }

    /// The tick that is over ended in a rest.
    #[inline]
    pub(super) const fn rest(&mut self, ends_election: bool) {
        self.has_begun |= ends_election;
        self.is_stale |= ends_election;
        self.awaited = match ends_election {
            true => Some(RestAfter::Election),
            false if self.is_stale => Some(RestAfter::Acts),
            false => None,
        };
    }

    /// Whether the tick that is over ended in a rest that is not judged yet.
    #[inline]
    pub(super) const fn await_judgement(&self) -> bool {
        self.awaited.is_some()
    }

    /// Judges a run that has come to rest: each property that is judged there, with its fault and the processes concerned.
    #[cold]
    pub(super) fn judge(&mut self, now: Ticks, found: Vec<(PropertyId, Option<Fault>)>) {
        self.is_stale = false;
        let after = self.awaited.take();
        for (property, fault) in found {
            let name = property.name();
            let known = self.found.iter_mut().find(|finding| finding.broken.name == name);
            // That the highest went down or came back, and nobody has done anything about it, does not make an election wrong.
            let is_new = after == Some(RestAfter::Election) || property != PropertyId::Highest;
            match (fault, known) {
                (Some(_), Some(RestFinding { again: None, .. })) | (None, None) => {}
                (Some(_), _) if !is_new => {}
                (Some((why, processes)), Some(finding)) => {
                    *finding = RestFinding { broken: violated(name, why, now, processes), again: None };
                }
                (Some((why, processes)), None) => {
                    self.found.push(RestFinding { broken: violated(name, why, now, processes), again: None });
                }
                (None, Some(finding)) => {
                    finding.again.get_or_insert(now);
                }
            }
        }
    }

    /// What the rest at this tick found broken that held before.
    pub(super) fn broke(&self, now: Ticks) -> impl Iterator<Item = &Property> {
        let broken = self.found.iter().filter(|finding| finding.again.is_none()).map(|finding| &finding.broken);
        broken.filter(move |broken| broken.tick == Some(now))
    }

    /// What the rest at this tick found to hold that was broken before.
    pub(super) fn mended(&self, now: Ticks) -> impl Iterator<Item = &'static str> {
        self.found.iter().filter(move |finding| finding.again == Some(now)).map(|finding| finding.broken.name)
    }

    /// How a property stands that nothing has broken for good, with what is remembered of it. `rests`: the run is at rest.
    pub(super) fn standing(&self, name: &'static str, rests: bool) -> Property {
        let is_judged = rests && self.has_begun && !self.is_stale;
        match self.found.iter().find(|finding| finding.broken.name == name) {
            Some(RestFinding { broken, again }) => {
                let status = match again {
                    _ if !is_judged => Status::Undecided,
                    None => Status::Violated,
                    Some(_) => Status::Holds,
                };
                Property { status, again: *again, ..broken.clone() }
            }
            None if is_judged => holds(name),
            None => undecided(name),
        }
    }

    pub(super) fn count(&self) -> usize {
        self.found.iter().map(|finding| finding.broken.processes.len()).sum()
    }
}
