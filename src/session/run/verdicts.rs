//! What is judged at rest only, remembered from one rest to the next.
//!
//! A run comes to rest again after every act. What is found broken then has broken once, at the first rest at which it was, however
//! many rests follow; where a later rest finds that it holds, it holds again since then, and may break anew.

use crate::engine::Engine;
use crate::property::{Judge, Property, Status};
use crate::protocol::Ticks;

/// What has been found broken at some rest, up to one moment of a run.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct Verdicts {
    found: Vec<RestFinding>,
}

#[derive(Clone, Debug)]
struct RestFinding {
    /// As it was when it broke the last time.
    broken: Property,
    /// The rest at which that was found.
    known: Ticks,
    /// The rest at which it was found to hold again.
    again: Option<Ticks>,
}

impl Verdicts {
    /// Judges a run that has come to rest.
    pub(super) fn judge(&mut self, judge: &Judge, properties: &[&'static str], world: &dyn Engine) {
        let now = world.now();
        for found in world.findings(judge, properties, true) {
            if judge.broke_at(found.name).is_some() {
                continue;
            }
            let known = self.found.iter_mut().find(|verdict| verdict.broken.name == found.name);
            match (found.status, known) {
                (Status::Violated, Some(RestFinding { again: None, .. })) => {}
                (Status::Violated, Some(verdict)) => *verdict = RestFinding { broken: found, known: now, again: None },
                (Status::Violated, None) => self.found.push(RestFinding { broken: found, known: now, again: None }),
                (Status::Holds, Some(verdict)) => {
                    verdict.again.get_or_insert(now);
                }
                _ => {}
            }
        }
    }

    /// What the rest at this tick found broken that held before.
    pub(in crate::session) fn broke(&self, now: Ticks) -> impl Iterator<Item = &Property> {
        self.found.iter().filter(move |verdict| verdict.known == now && verdict.again.is_none()).map(|verdict| &verdict.broken)
    }

    /// What the rest at this tick found to hold that was broken before.
    pub(super) fn mended(&self, now: Ticks) -> impl Iterator<Item = &'static str> {
        self.found.iter().filter(move |verdict| verdict.again == Some(now)).map(|verdict| verdict.broken.name)
    }

    /// What is known at this moment of the run, with what is remembered.
    pub(in crate::session) fn findings(&self, judge: &Judge, properties: &[&'static str], world: &dyn Engine) -> Vec<Property> {
        let mut findings = world.findings(judge, properties, world.is_quiet());
        for finding in &mut findings {
            let known = self.found.iter().find(|verdict| verdict.broken.name == finding.name);
            let Some(RestFinding { broken, again, .. }) = known.filter(|_| judge.broke_at(finding.name).is_none()) else {
                continue;
            };
            *finding = Property { status: finding.status, again: *again, ..broken.clone() };
        }
        findings
    }
}
