//! What the processes did at a tick, in a form in which two runs can be compared.

use std::hash::{Hash, Hasher};
use std::mem::discriminant;

use super::run::Run;
use crate::protocol::{Decision, Explain, Id, Ticks};
use crate::sim::trace::{Record, Trace, What};

/// One thing that a process did, or that befell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deed {
    /// Whose it is; nobody's if it befell the network as a whole.
    pub who: Option<Id>,
    /// Which event of its tick it belongs to, from 1.
    pub event: usize,
    /// The number by which the log tells it.
    pub record: u32,
    /// How many messages it sent.
    pub sent: u32,
    /// What the cell of `elected` became, if it changed.
    pub decided: Option<Option<Decision>>,
    /// What it was, down to every value and every line that was obeyed.
    exact: u64,
    /// What it was as far as every algorithm knows it; nothing if that leaves nothing.
    broad: Option<u64>,
}

impl Deed {
    /// What has to be the same in both runs: every detail where they run the same algorithm, else what all algorithms have.
    pub(super) fn mark(&self, same_algorithm: bool) -> Option<u64> {
        if same_algorithm { Some(self.exact) } else { self.broad }
    }
}

/// FNV-1a over words, the same on every platform.
struct Words(u64);

impl Hasher for Words {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(u64::from(word));
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(29) ^ word).wrapping_mul(0xd6e8_feb8_6659_fd93);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
}

fn word_of(value: &impl Hash) -> u64 {
    let mut words = Words(0xcbf2_9ce4_8422_2325);
    value.hash(&mut words);
    words.finish()
}

/// The deeds of a tick, in the order of the run.
pub(super) fn deeds<P: Explain>(run: &Run<P>, tick: Ticks) -> Vec<Deed> {
    run.at_tick(tick, |trace, _| deeds_in(run, trace, tick)).unwrap_or_default()
}

fn deeds_in<P: Explain>(run: &Run<P>, trace: &Trace<P>, tick: Ticks) -> Vec<Deed> {
    let events = (1..).zip(trace.events_of(tick));
    events
        .flat_map(|(event, records)| trace.among(records).map(move |(index, record)| (event, index, record)))
        // What is found of the run is nobody's deed: that it has come to rest, or breaks a property.
        .filter(|(.., record)| !matches!(record.what, What::Quiet { .. } | What::Waits | What::Broke(_) | What::HoldsAgain(_)))
        .map(|(event, index, record)| deed(run, trace, (index, record), event))
        .collect()
}

fn deed<P: Explain>(run: &Run<P>, trace: &Trace<P>, (index, record): (usize, &Record<P>), event: usize) -> Deed {
    let sent = record.sends;
    let ids = &run.moment.world.plan().ids;
    // That a cell is empty when its process has gone down is no deed of its own.
    let decided = trace.decided_in(index as u32).filter(|_| !matches!(record.what, What::WentDown(_)));
    let leader = decided.map(|decision| decision.map(|Decision::Leader(leader)| leader));
    let steps: Vec<&str> = trace.steps(index).iter().map(|&step| P::step_name(step)).collect();
    let effect = (sent, leader);
    let is_of_all = matches!(record.what, What::AllMended | What::Parted(_) | What::NetworkChanged(_));
    Deed {
        who: (!is_of_all).then(|| ids[record.at as usize]),
        event,
        record: index as u32,
        sent,
        decided,
        exact: word_of(&(kind(&record.what), details::<P>(ids, &record.what), steps, effect)),
        broad: broad(&record.what).map(|what| word_of(&(what, effect))),
    }
}

fn kind<P: Explain>(what: &What<P>) -> u64 {
    word_of(&discriminant(what))
}

/// Every value of a record. Processes are their ids, so that runs on other seats can be compared.
fn details<P: Explain>(ids: &[Id], what: &What<P>) -> u64 {
    let id = |at: u32| ids[at as usize];
    match what {
        What::Started(noticed) => word_of(&noticed.map(id)),
        What::Delivered { from, message } | What::CameBack { from, message } | What::NoticeLost { from, message, .. } => {
            word_of(&(id(*from), message))
        }
        What::Lost { from, message, reason, .. } => word_of(&(id(*from), message, reason)),
        What::Fired { timer, by_hand } => word_of(&(timer, by_hand)),
        What::Delayed { from, due } | What::Duplicated { from, due } => word_of(&(id(*from), due)),
        What::Hastened { from } | What::NoSuchMessage { from } | What::Mended { from } => word_of(&id(*from)),
        What::Disarmed(timer) | What::NoSuchTimer(timer) => word_of(timer),
        What::Cut { from, one_way } => word_of(&(id(*from), one_way)),
        What::Parted(groups) => {
            let groups: Vec<Vec<Id>> = groups.iter().map(|group| group.iter().map(|&at| id(at)).collect()).collect();
            word_of(&groups)
        }
        What::NetworkChanged(change) => word_of(change),
        What::WentDown(how) => word_of(how),
        What::ArmedCrash(after) => word_of(after),
        What::Revived
        | What::AllMended
        | What::Leads
        | What::Quiet { .. }
        | What::Waits
        | What::Broke(_)
        | What::HoldsAgain(_) => 0,
    }
}

/// What every algorithm has: it begins, handles a message, a timer runs out, it goes down, comes back, leads. What is done to single
/// messages and links belongs to the network.
const fn broad<P: Explain>(what: &What<P>) -> Option<u64> {
    match what {
        What::Started(_) => Some(0),
        What::Delivered { .. } | What::CameBack { .. } => Some(1),
        What::Fired { .. } => Some(2),
        What::WentDown(_) => Some(3),
        What::Revived => Some(4),
        What::Leads => Some(5),
        _ => None,
    }
}
