//! What the run of a scenario begins with.

use std::sync::Arc;

use super::Scenario;
use crate::engine::Plan;
use crate::protocol::Given;

impl Scenario {
    pub fn plan(&self) -> Plan {
        let ids = self.seating();
        let leader_at = self.leader.and_then(|leader| ids.iter().position(|&id| id == leader)).map(|at| at as u32);
        Plan {
            variant: self.variant,
            parameters: self.parameters.clone(),
            given: self.given(leader_at),
            ids,
            overlay: Arc::new(self.overlay()),
            down: self.down.clone(),
            network: self.network,
            detector: self.detector,
            script: self.events.clone(),
            pins: self.choices.clone(),
            counts: false,
        }
    }

    fn given(&self, leader_at: Option<u32>) -> Vec<Given> {
        let of = |at: usize| Given {
            leader: self.leader,
            leader_at,
            // A single one is that of all.
            proposal: self.proposals.get(at).or(self.proposals.first()).copied(),
            parts: self.parts(at as u32),
        };
        let are_alike = self.proposals.len() <= 1 && self.roles.is_empty();
        (0..if are_alike { 1 } else { self.count() }).map(of).collect()
    }
}
