//! Looking for a record back through the parts of a run, in portions.

use super::Part;
use super::step::{Next, change_of_cell, last_event_of, last_loss};
use crate::protocol::Remark;
use crate::session::run::{Held, Portion, Run};
use crate::sim::trace::{Landmark, RecordKind, Trace};
use crate::text::ids;

/// So much work is done at most for one question, as of the milestones of a run: about a few seconds.
const WORK: u64 = 1 << 27;

/// The parts of a run that are recalled for one question, one after the other, further and further back.
#[derive(Debug)]
pub(super) struct Stretches {
    length: usize,
    /// Where the latest part begins.
    start: usize,
    /// Whether the next part is on its way.
    is_on_the_way: bool,
    /// How much work has been done, and how much of it for the latest part.
    work: u64,
    latest: u64,
}

/// What a part of a run tells.
pub(super) enum Told<T> {
    OnTheWay,
    /// It was given up.
    TooFar,
    Yes(T),
}

impl Stretches {
    pub(super) const fn new() -> Self {
        Self { length: 0, start: usize::MAX, is_on_the_way: false, work: 0, latest: 0 }
    }

    /// What a part tells that holds this record and what comes before it.
    pub(super) fn tell<T>(
        &mut self,
        run: &mut Run,
        record: usize,
        portion: &mut Portion,
        tell: impl FnOnce(Part<'_>) -> T,
    ) -> Told<T> {
        if !self.is_on_the_way {
            self.length = self.length_before(run, record);
            self.latest = 0;
        }
        let gone = run.gone_aside();
        let held = if self.work > WORK { Held::No } else { run.hold_within(run.stretch(record, self.length), portion) };
        (self.work, self.latest) = (self.work + run.gone_aside() - gone, self.latest + run.gone_aside() - gone);
        self.is_on_the_way = held == Held::OnTheWay;
        if self.is_on_the_way {
            return Told::OnTheWay;
        }
        let Some(recording) = run.recording_with(record) else { return Told::TooFar };
        self.start = recording.trace.held().start;
        Told::Yes(tell(Part { run, trace: &recording.trace }))
    }

    /// How many records are recalled before one. What leads to just before a part leads on to just before the next one: more is recalled at
    /// once then, as much as it is worth the way there.
    fn length_before(&self, run: &Run, record: usize) -> usize {
        let follows = record < self.start && self.start - record <= self.length.max(1);
        let most = (run.memory.trace / 2 / Trace::BYTES_PER_RECORD).max(run.memory.lead);
        if follows { most.min((2 * self.length).max(self.latest as usize / 2).max(run.memory.lead)) } else { run.memory.lead }
    }
}

/// What is looked for; of several, the latest.
#[derive(Clone, Copy, Debug)]
pub(super) enum Sought {
    /// A change of the cell of `elected` of a process, or its going down or returning.
    Change(u32),
    /// An event of a process.
    Event(u32),
    /// A message or a notice that was lost, except what only keeps something up.
    Loss,
    Breach(&'static str),
}

impl Sought {
    fn find(self, part: Part<'_>, before: usize) -> Option<u32> {
        match self {
            Self::Change(at) => change_of_cell(part, before, at),
            Self::Event(at) => last_event_of(part, before, at),
            Self::Loss => last_loss(part, before),
            Self::Breach(name) => {
                part.find(before, |_, record| matches!(&record.what, RecordKind::Broke(broken) if broken.property == name))
            }
        }
    }

    /// A record before which it lies, by what is known of the whole run.
    fn before(self, run: &Run) -> usize {
        let visible = run.visible();
        let latest = |is_such: fn(Landmark) -> bool| run.trace().latest_landmark(visible, is_such);
        let tick = match self {
            Self::Change(_) => {
                let turn = latest(|landmark| matches!(landmark, Landmark::Down | Landmark::Return));
                turn.max(Some(run.now.judge.last_change()).filter(|&tick| tick > 0))
            }
            Self::Loss => latest(|landmark| landmark == Landmark::Lost),
            // A breach is marked at its own tick, and may be found later.
            Self::Breach(_) => latest(|landmark| landmark == Landmark::Broken).map(|_| run.tick()),
            Self::Event(_) => Some(run.tick()),
        };
        tick.map_or(0, |tick| run.records_about(tick).min(visible))
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Sighting {
    Record(u32),
    /// The run has none.
    Nowhere,
    /// It was given up.
    TooFar,
}

impl Sighting {
    /// Where a chain begins that begins with the record; without one, it ends like this.
    pub(super) fn or_end(self, nowhere: impl FnOnce() -> Remark) -> Next {
        match self {
            Self::Record(record) => Next::Record(record),
            Self::Nowhere => Next::End(nowhere()),
            Self::TooFar => Next::End(ids::WHY_END_FAR.into()),
        }
    }
}

/// The way back to a record.
#[derive(Debug)]
pub(super) struct Seek {
    sought: Sought,
    /// It lies before this one.
    before: usize,
    stretches: Stretches,
}

impl Seek {
    pub(super) fn new(run: &Run, sought: Sought) -> Self {
        Self { sought, before: sought.before(run), stretches: Stretches::new() }
    }

    pub(super) const fn before(&self) -> usize {
        self.before
    }

    /// Looks on, through about so many events; `None` on the way.
    pub(super) fn go_on(&mut self, run: &mut Run, portion: &mut Portion) -> Option<Sighting> {
        let (sought, stretches) = (self.sought, &mut self.stretches);
        while let Some(last) = self.before.checked_sub(1) {
            let before = self.before;
            match stretches.tell(run, last, portion, |part| (sought.find(part, before), part.trace.held().start)) {
                Told::OnTheWay => return None,
                Told::TooFar => return Some(Sighting::TooFar),
                Told::Yes((Some(found), _)) => return Some(Sighting::Record(found)),
                Told::Yes((None, start)) => self.before = start.min(last),
            }
        }
        Some(Sighting::Nowhere)
    }
}
