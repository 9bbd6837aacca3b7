//! What is watched besides the properties while a run goes on.

use std::collections::BTreeMap;

use super::appended::Appended;
use crate::protocol::{Begun, Decision, Explain, MessageClass, Ticks};
use crate::sim::command::Command;
use crate::sim::observe::{Happening, LossReason, Observer};

/// What the proved bounds on the number of messages depend on.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct SoFar {
    /// The starts that began an election.
    pub(in crate::session) begun: Appended<Begun>,
    /// The positions that were down when the first election began.
    pub(in crate::session) down: Vec<u32>,
    /// The positions that crashed or left since then.
    pub(in crate::session) crashed: Appended<u32>,
    /// Something else happened that exact counts leave out.
    pub(in crate::session) disturbed: bool,
    won: u32,
    starting: Option<u32>,
}

impl SoFar {
    /// Nothing yet, in a run in which these positions are down at tick 0.
    pub(super) fn new(down: Vec<u32>, disturbed: bool) -> Self {
        Self { down, disturbed, ..Self::default() }
    }

    /// How much memory a clone takes, in bytes, beside what it shares.
    pub(super) fn own_bytes(&self) -> usize {
        self.begun.own_bytes() + self.crashed.own_bytes() + size_of::<u32>() * self.down.len()
    }
}

impl<P: Explain> Observer<P> for SoFar {
    fn see(&mut self, tick: Ticks, happening: Happening<'_, P>) {
        match happening {
            Happening::Started { at, .. } => self.starting = Some(at),
            // In an algorithm that never rests elections begin by themselves, when a timer runs out.
            Happening::Fired { at, .. } if P::UPKEEP.is_some() => self.starting = Some(at),
            // A start that is ignored sends nothing.
            Happening::Sent { from, message, copy: false, .. }
                if self.starting == Some(from) && P::UPKEEP != Some(P::kind(message)) =>
            {
                self.starting = None;
                self.begun.push(Begun { tick, position: from, won_before: self.won });
            }
            Happening::Stood { id, before, after, .. } => {
                let own = Some(Decision::Leader(id));
                if after.decision == own && before.decision != own {
                    self.won += 1;
                }
            }
            Happening::Handled { .. } => self.starting = None,
            Happening::WentDown { at, .. } if self.begun.is_empty() => self.down.push(at),
            Happening::WentDown { at, .. } => self.crashed.push(at),
            Happening::Sent { copy: true, .. }
            | Happening::Revived { .. }
            | Happening::Delayed { .. }
            | Happening::Hastened { .. }
            | Happening::Duplicated { .. }
            | Happening::Disarmed { .. } => self.disturbed = true,
            // A timer that is fired before its time may bring about what no run of its own accord does.
            // And over a link that is cut, or in another network, messages may be lost.
            Happening::Commanded {
                command: Command::Fire(_) | Command::Cut { .. } | Command::Partition(_) | Command::Network(_),
                found: true,
            } => {
                self.disturbed = true;
            }
            Happening::Lost { reason, .. } => self.disturbed |= reason != LossReason::Crashed,
            _ => {}
        }
    }
}

/// Sees who sends an announcement in what is handled.
pub(super) struct Announcer<'a> {
    pub(super) kinds: &'a mut BTreeMap<usize, bool>,
    pub(super) from: Option<u32>,
}

impl<P: Explain> Observer<P> for Announcer<'_> {
    fn see(&mut self, _: Ticks, happening: Happening<'_, P>) {
        if let Happening::Sent { from, message, copy: false, .. } = happening {
            // How a message is drawn depends on its kind; making the whole label of each would take too long.
            let announces = || P::label(message).class == MessageClass::Elected;
            if *self.kinds.entry(P::kind(message)).or_insert_with(announces) {
                self.from = Some(from);
            }
        }
    }
}
