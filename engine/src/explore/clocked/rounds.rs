//! Rounds that grow without end are held less the lowest there is: moments that differ in nothing else are one.
//!
//! A run that is told is made again from its beginning, and has the true ones.

use crate::protocol::{Protocol, Rounded};
use crate::protocols::sum::{Algorithm, Message};
use crate::sim::{InTransit, World};

/// Of what rounds are, and which is the lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lowest {
    of: u32,
    round: u32,
}

impl Lowest {
    /// `None` if nothing changes, or if a process may still begin with the first round.
    pub(super) fn of(world: &World, messages: &[InTransit<Message>]) -> Option<Self> {
        let (mut of, mut lowest) = (None, u32::MAX);
        for at in 0..world.count() as u32 {
            let (mut own, mut state) = (None, world.slot(at).0.clone());
            Algorithm::rounds(Rounded::State(&mut state), &mut |shown, round| {
                own = Some(shown);
                lowest = round.map_or(lowest, |round| lowest.min(*round));
            });
            if own.is_none() || at > 0 && own != of {
                return None;
            }
            of = own;
        }
        let of = of?;
        for mut message in messages.iter().map(|message| message.message.clone()) {
            Algorithm::rounds(Rounded::Message(&mut message), &mut |shown, round| {
                lowest = round.filter(|_| shown == of).map_or(lowest, |round| lowest.min(*round));
            });
        }
        (lowest > 0 && lowest < u32::MAX).then_some(Self { of, round: lowest })
    }

    pub(super) fn lower(self, held: Rounded<'_, Algorithm>) {
        Algorithm::rounds(held, &mut |shown, round| {
            if let Some(round) = round.filter(|_| shown == self.of) {
                *round -= self.round;
            }
        });
    }
}
