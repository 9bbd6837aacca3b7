//! What the run looks out for while it goes on, besides what every moment knows.

use crate::protocol::{Explain, MessageClass, Ticks};
use crate::sim::observe::{Happening, Observer};

/// Sees whether a message of a kind is sent, where a message ends, and who announces a leader: each if it is told to.
#[derive(Clone, Debug, Default)]
pub struct Hook {
    wanted: Option<(usize, Option<u32>)>,
    /// The number, the sender and the receiver of the first one.
    seen: Option<(u32, u32, u32)>,
    /// The number of the message that is followed.
    followed: Option<u32>,
    /// Whether it has arrived or is lost.
    ended: bool,
    listens: bool,
    announced_by: Option<u32>,
    /// By kind of message: whether it announces a leader, as far as it has been seen.
    announcing: Vec<Option<bool>>,
}

impl Hook {
    /// Looks for nothing that it was told to look for.
    pub fn rest(&mut self) {
        (self.wanted, self.seen, self.followed, self.ended) = (None, None, None, false);
    }

    /// Looks for a message of a kind; only by this process or to it, if one is given.
    pub fn want(&mut self, kind: usize, of: Option<u32>) {
        self.rest();
        self.wanted = Some((kind, of));
    }

    /// The message that was looked for: its number, its sender and its receiver.
    pub const fn seen(&self) -> Option<(u32, u32, u32)> {
        self.seen
    }

    /// Looks for where this message ends.
    pub fn follow(&mut self, number: u32) {
        self.rest();
        self.followed = Some(number);
    }

    /// Whether the message that is followed has arrived or is lost.
    pub const fn has_ended(&self) -> bool {
        self.ended
    }

    /// Whether it is to see who announces a leader in what is handled next.
    pub const fn listen(&mut self, listens: bool) {
        (self.listens, self.announced_by) = (listens, None);
    }

    /// Who announced a leader in what was handled.
    pub const fn announced_by(&self) -> Option<u32> {
        self.announced_by
    }

    fn announces<P: Explain>(&mut self, message: &P::Message) -> bool {
        let kind = P::kind(message);
        if kind >= self.announcing.len() {
            self.announcing.resize(kind + 1, None);
        }
        // How a message is drawn depends on its kind; making the whole label of each would take too long.
        *self.announcing[kind].get_or_insert_with(|| P::label(message).class == MessageClass::Elected)
    }
}

impl<P: Explain> Observer<P> for Hook {
    const STANDINGS: bool = false;

    #[inline]
    fn see(&mut self, _: Ticks, happening: Happening<'_, P>) {
        if let Some(followed) = self.followed {
            self.ended |= matches!(
                happening,
                Happening::Delivered { number, .. }
                    | Happening::Lost { number, .. }
                    | Happening::CameBack { number, .. }
                    | Happening::NoticeLost { number, .. } if number == followed
            );
        }
        let Happening::Sent { number, from, to, message, copy: false, .. } = happening else { return };
        if self.listens && self.announces::<P>(message) {
            self.announced_by = Some(from);
        }
        if let (Some((kind, of)), None) = (self.wanted, self.seen)
            && P::kind(message) == kind
            && of.is_none_or(|at| at == from || at == to)
        {
            self.seen = Some((number, from, to));
        }
    }
}
