//! The id circle as a picture shows it: fingers, and the way of a look-up.

use super::circle::Ring;
use super::{State, SuperpeerDht, Wait};
use crate::protocol::{Local, LookUp};

impl SuperpeerDht {
    /// The positions that the fingers of a process lead to, from the nearest to the farthest.
    pub(super) fn fingers_of(&self, me: Local<'_>) -> Vec<u32> {
        let ring = self.ring(me);
        let mut fingers: Vec<u32> = (0..self.circle.bits).map(|i| ring.finger(i)).filter(|&at| at != me.position).collect();
        fingers.dedup();
        fingers
    }

    /// Where the look-up of a process goes, if it waits for its answer.
    pub(super) fn look_up_of(&self, me: Local<'_>, state: &State) -> Option<LookUp> {
        if state.waits != Some(Wait::Found) {
            return None;
        }
        let key = self.circle.key(me.id);
        let mut way = vec![me.position];
        let mut ring = self.ring(me);
        while ring.successor(key) != ring.me.position && way.len() <= self.circle.bits as usize {
            let next = ring.next_hop(key);
            way.push(next);
            ring = Ring { me: Local { id: ring.id(next), position: next, ..me }, ..ring };
        }
        Some(LookUp { key, way, most: self.circle.bits })
    }
}
