//! Rounds of which only the order matters.

use crate::protocol::Rounded;
use crate::sim::prelude::*;

/// The lowest round of all processes and messages at one moment. `of`: the kind of this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LowestRound {
    of: u32,
    pub(crate) round: u32,
}

impl LowestRound {
    /// The lowest round of all states and messages. `None`: there are no rounds, or rounds of several kinds.
    ///
    /// `may_begin`: a process in no round may still begin a low one; with such a process, the result is `None`.
    pub(crate) fn of<'a>(
        states: impl Iterator<Item = &'a State>,
        messages: impl Iterator<Item = &'a Message>,
        may_begin: bool,
    ) -> Option<Self> {
        let (mut of, mut lowest) = (None, u32::MAX);
        for mut state in states.cloned() {
            let mut own = None;
            Algorithm::rounds(Rounded::State(&mut state), &mut |shown, round| {
                own = Some(shown);
                lowest = round.map_or(lowest, |round| lowest.min(*round));
            });
            if own.is_none() && may_begin || own.is_some() && of.is_some() && own != of {
                return None;
            }
            of = own.or(of);
        }
        let of = of?;
        for mut message in messages.cloned() {
            Algorithm::rounds(Rounded::Message(&mut message), &mut |shown, round| {
                lowest = round.filter(|_| shown == of).map_or(lowest, |round| lowest.min(*round));
            });
        }
        (lowest < u32::MAX).then_some(Self { of, round: lowest })
    }

    /// The difference to the lowest round of an earlier moment; `None` if the kinds differ or the round is lower now.
    pub(crate) fn since(self, earlier: Self) -> Option<Self> {
        let round = self.round.checked_sub(earlier.round)?;
        (self.of == earlier.of).then_some(Self { round, ..self })
    }

    pub(crate) fn lower(self, held: Rounded<'_, Algorithm>) {
        Algorithm::rounds(held, &mut |shown, round| {
            if let Some(round) = round.filter(|_| shown == self.of) {
                *round -= self.round;
            }
        });
    }
}
