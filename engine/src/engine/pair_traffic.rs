//! Counts the messages of an election on a complete graph by sender, receiver and kind. The screen needs these counts
//! to draw many processes.

use std::ops::Range;
use std::sync::Arc;

use crate::protocol::{MessageClass, Ticks, Topology};
use crate::protocols::sum::{Algorithm, Message};
use crate::sim::World;
use crate::sim::observe::{Observer, SimEvent};

/// The table has at most this number of rows and columns; with more processes, each one stands for several.
const MOST_SIDE: usize = 128;

/// The counts of one kind of message, from the processes of one row to the processes of one column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KindTraffic {
    pub under_way: u32,
    /// How many messages have arrived in this election.
    pub arrived: u32,
    /// The message number of the latest sent message.
    pub newest: u32,
}

/// The totals of the messages of one kind and class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// The name and the class of the kind; `None` for the totals of the notices of undeliverable messages.
    pub seen: Option<(&'static str, MessageClass)>,
    /// How many messages were sent in this election. Messages in transit when the election began count too.
    pub sent: u64,
    pub under_way: u64,
}

/// The messages of the current election by sender and receiver.
///
/// An election begins with the first message, except upkeep, while none is in transit and no process takes part.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PairTraffic {
    processes: usize,
    classes: &'static [&'static [MessageClass]],
    shift: u32,
    /// The number of rows, which is also the number of columns.
    pub side: usize,
    /// The totals of each kind and class, in the order of their declaration, then those of the notices.
    pub kinds: Vec<Kind>,
    upkeep: Option<usize>,
    /// The counts, ordered by row (senders), then by column (receivers), then by kind.
    table: Arc<Vec<KindTraffic>>,
    ends: Arc<Vec<Ends>>,
    competing: usize,
    under_way: u64,
    upkeep_under_way: u64,
    /// How many messages were lost in this election.
    pub lost: u64,
    most: u64,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Ends {
    lost: u32,
    latest: u8,
}

impl PairTraffic {
    /// A table for a new run, without messages. On a ring, the table stays empty.
    pub fn of(world: &World) -> Self {
        let processes = if world.plan().nature.topology == Topology::Complete { world.ids().len() } else { 0 };
        let shift = (0..u32::BITS - 1).find(|shift| processes.div_ceil(1 << shift) <= MOST_SIDE).unwrap_or_default();
        let side = processes.div_ceil(1 << shift);
        let declared = world.plan().nature.kinds.iter().zip(world.plan().nature.classes.iter().copied());
        let seen = declared.flat_map(|(&name, classes)| classes.iter().map(move |&class| Some((name, class))));
        let kinds: Vec<Kind> = seen.chain([None]).map(|seen| Kind { seen, sent: 0, under_way: 0 }).collect();
        Self {
            classes: world.plan().nature.classes,
            processes,
            shift,
            side,
            upkeep: world.plan().nature.upkeep.map(|kind| first_index_of(world.plan().nature.classes, kind)),
            table: Arc::new(vec![KindTraffic::default(); side * side * kinds.len()]),
            ends: Arc::new(vec![Ends::default(); side * side]),
            kinds,
            competing: (0..processes as u32).filter(|&at| world.standing(at).taking_part).count(),
            ..Self::default()
        }
    }

    pub const fn is_kept(&self) -> bool {
        self.processes > 0
    }

    /// The number of processes per row and per column. The last row and the last column may have fewer.
    pub const fn per_row(&self) -> usize {
        1 << self.shift
    }

    /// The positions of the processes for which a row or a column stands.
    pub fn processes(&self, row: usize) -> Range<usize> {
        (row << self.shift)..((row + 1) << self.shift).min(self.processes)
    }

    /// The kinds of the messages in transit, each with its class. Notices are not included.
    pub fn under_way_kinds(&self) -> Vec<(MessageClass, &'static str)> {
        let under_way = self.kinds.iter().filter(|kind| kind.under_way > 0);
        under_way.filter_map(|kind| kind.seen.map(|(name, class)| (class, name))).collect()
    }

    /// The message counts from a row to a column: one entry for each entry of `kinds`, in the same order.
    pub fn between(&self, from: usize, to: usize) -> &[KindTraffic] {
        let kinds = self.kinds.len();
        let start = (from * self.side + to) * kinds;
        &self.table[start..start + kinds]
    }

    /// Whether a message may be in transit from or to this process. Always true on a ring, where the table stays empty.
    pub fn may_have(&self, at: u32) -> bool {
        let row = (at >> self.shift) as usize;
        let busy = |from, to| self.between(from, to).iter().any(|counts| counts.under_way > 0);
        !self.is_kept() || (0..self.side).any(|other| busy(row, other) || busy(other, row))
    }

    /// How many messages from a row to a column were lost in this election.
    pub fn lost_between(&self, from: usize, to: usize) -> u32 {
        self.ends[from * self.side + to].lost
    }

    /// The kind of the latest arrival from a row at a column, as an index in `kinds`.
    pub fn latest(&self, from: usize, to: usize) -> usize {
        self.ends[from * self.side + to].latest.into()
    }

    const fn besides_upkeep(&self) -> u64 {
        self.under_way - self.upkeep_under_way
    }

    /// The highest number of messages in transit at once, without upkeep, since a tick last ended with none in transit.
    pub fn most(&self) -> u64 {
        self.most.max(self.besides_upkeep())
    }

    /// The size of the tables, in bytes.
    pub fn bytes(&self) -> usize {
        size_of::<KindTraffic>() * self.table.len() + size_of::<Ends>() * self.ends.len()
    }

    const fn pair(&self, from: u32, to: u32) -> usize {
        (from >> self.shift) as usize * self.side + (to >> self.shift) as usize
    }

    #[inline]
    fn counts(&mut self, from: u32, to: u32, kind: usize) -> &mut KindTraffic {
        let index = self.pair(from, to) * self.kinds.len() + kind;
        &mut Arc::make_mut(&mut self.table)[index]
    }

    fn ends(&mut self, from: u32, to: u32) -> &mut Ends {
        let index = self.pair(from, to);
        &mut Arc::make_mut(&mut self.ends)[index]
    }

    const fn notice(&self) -> usize {
        self.kinds.len() - 1
    }

    fn begin_election(&mut self) {
        for kind in &mut self.kinds {
            kind.sent = kind.under_way;
        }
        for counts in Arc::make_mut(&mut self.table) {
            counts.arrived = 0;
        }
        Arc::make_mut(&mut self.ends).fill(Ends::default());
        self.lost = 0;
    }

    fn send(&mut self, from: u32, to: u32, kind: usize, number: u32) {
        self.kinds[kind].sent += 1;
        self.kinds[kind].under_way += 1;
        self.under_way += u64::from(kind != self.notice());
        self.upkeep_under_way += u64::from(self.upkeep == Some(kind));
        let counts = self.counts(from, to, kind);
        counts.under_way += 1;
        counts.newest = number;
    }

    fn left(&mut self, from: u32, to: u32, kind: usize) {
        self.kinds[kind].under_way -= 1;
        self.under_way -= u64::from(kind != self.notice());
        self.upkeep_under_way -= u64::from(self.upkeep == Some(kind));
        self.counts(from, to, kind).under_way -= 1;
    }

    fn arrived_at(&mut self, from: u32, to: u32, kind: usize) {
        self.left(from, to, kind);
        self.counts(from, to, kind).arrived += 1;
        self.ends(from, to).latest = kind as u8;
    }

    fn lost_at(&mut self, from: u32, to: u32, kind: usize) {
        self.left(from, to, kind);
        if kind != self.notice() {
            self.ends(from, to).lost += 1;
            self.lost += 1;
        }
    }

    fn see_sent(&mut self, (from, to): (u32, u32), message: &Message, number: u32, copy: bool) {
        let kind = kind_of(self.classes, message);
        if !copy && self.besides_upkeep() == 0 && self.competing == 0 && self.upkeep != Some(kind) {
            self.begin_election();
        }
        self.send(from, to, kind, number);
    }
}

fn first_index_of(classes: &[&[MessageClass]], kind: usize) -> usize {
    classes[..kind].iter().map(|classes| classes.len()).sum()
}

#[inline]
fn kind_of(classes: &[&[MessageClass]], message: &Message) -> usize {
    let (kind, class) = (message.kind(), Algorithm::class(message));
    let place = classes[kind].iter().position(|&known| known == class).unwrap_or_default();
    first_index_of(classes, kind) + place
}

impl Observer for PairTraffic {
    #[inline]
    fn see(&mut self, _: Ticks, event: SimEvent<'_>) {
        if !self.is_kept() {
            return;
        }
        match event {
            SimEvent::Sent { number, from, to, message, copy, .. } => {
                self.see_sent((from, to), message, number, copy);
            }
            SimEvent::Duplicated { number, from, to, message, .. } => self.see_sent((from, to), message, number, true),
            SimEvent::Delivered { from, to, message, .. } => self.arrived_at(from, to, kind_of(self.classes, message)),
            SimEvent::Lost { from, to, message, .. } => self.lost_at(from, to, kind_of(self.classes, message)),
            SimEvent::Bounced { number, from, to, .. } => self.send(from, to, self.notice(), number),
            SimEvent::CameBack { from, to, .. } => self.arrived_at(from, to, self.notice()),
            SimEvent::NoticeLost { from, to, .. } => self.lost_at(from, to, self.notice()),
            SimEvent::Stood { before, after, .. } => {
                self.competing += usize::from(after.taking_part);
                self.competing -= usize::from(before.taking_part);
            }
            SimEvent::TickOver { .. } => self.most = if self.besides_upkeep() == 0 { 0 } else { self.most() },
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests;
