//! Methods of the world that sessions and exports use.

use std::ops::Range;

use serde_json::Value as Json;

use super::{InFlight, Span};
use crate::explore::{self, CheckError, CheckOptions, Origin, Search, hash_of};
use crate::property::Judge;
use crate::protocol::{
    Cell, Datum, Derivation, Explanation, Fact, Figure, Handled, Held, Holding, Id, Label, Log, MessageClass, Overlay,
    PartView, Protocol, Remark, Role, Service, Shown, Strip, Topology, Whereabouts,
};
use crate::protocols::sum::{Algorithm, Message, Step, Timer};
use crate::sim::World;
use crate::sim::trace::{RecordKind, Recording};

impl World {
    /// Starts a search through all runs from the end of this tick. `judge` must have observed the run from its start.
    ///
    /// # Errors
    /// The reasons why these runs cannot be searched.
    pub fn search(&self, judge: &Judge, asked: &CheckOptions) -> Result<Search, Vec<CheckError>> {
        let origin = Origin::of(self, judge, asked).map_err(|refused| vec![refused])?;
        explore::begin(self.plan().clone(), Some(origin), asked)
    }

    /// The messages and notices in transit that `span` selects. They are in no particular order.
    pub fn in_flight<'e>(&'e self, span: &'e Span) -> impl Iterator<Item = InFlight<'e>> + 'e {
        self.packets().filter(|packet| span.admits(packet.from, packet.to))
    }

    /// Adds the messages in transit to `sectors`, of `per_sector` processes each. Returns the kinds of these messages.
    pub fn count_in_flight(&self, per_sector: usize, sectors: &mut [Sector]) -> Vec<(MessageClass, &'static str)> {
        let mut classes: Vec<Option<MessageClass>> = vec![None; self.plan().nature.kinds.len()];
        let per_sector = per_sector as u32;
        for packet in self.packets() {
            let class = *classes[packet.message.kind()].get_or_insert_with(|| Algorithm::class(packet.message));
            let from = &mut sectors[(packet.from / per_sector) as usize];
            if packet.notice {
                from.notices += 1;
                continue;
            }
            match self.plan().nature.topology {
                Topology::TwoWayRing if !packet.clockwise => from.lanes[1][class as usize] += 1,
                Topology::OneWayRing | Topology::TwoWayRing => from.lanes[0][class as usize] += 1,
                Topology::Complete => {
                    from.lanes[0][class as usize] += 1;
                    sectors[(packet.to / per_sector) as usize].lanes[1][class as usize] += 1;
                }
            }
        }
        self.plan().nature.kinds.iter().zip(classes).filter_map(|(&kind, class)| Some((class?, kind))).collect()
    }

    /// Whether a timer of a process is armed.
    ///
    /// # Panics
    /// If the algorithm has no such timer.
    pub fn has_armed(&self, at: u32, timer: u8) -> bool {
        self.is_armed(at, self.plan().protocol.timer(usize::from(timer)).expect("a timer"))
    }

    #[inline]
    pub fn role(&self, at: u32) -> Role {
        self.live(at).map_or(Role::Crashed, |(local, state)| self.plan().protocol.role(local, state))
    }

    /// Whether the process is faulty: it may deviate from the algorithm (a traitor).
    pub fn is_faulty(&self, at: u32) -> bool {
        self.plan().protocol.duties(at).is_faulty
    }

    /// Whether a start command has an effect on the process.
    pub fn can_begin(&self, at: u32) -> bool {
        self.plan().protocol.duties(at).begins
    }

    /// Whether the process shows its own input as its value. Such a value is not a decision.
    pub fn holds_its_input(&self, at: u32) -> bool {
        self.plan().protocol.holds_its_input(at)
    }

    /// Describes a process. The caller must fill in the message counts, which are 0 here.
    pub fn describe(&self, at: u32) -> Process {
        let seen = self.process(at);
        let (protocol, state) = (&self.plan().protocol, seen.up.then_some(seen.state));
        let marks = protocol.marks(seen.local, seen.state);
        let face = match marks.drawn {
            _ if !self.plan().nature.anonymous() => Face::Id,
            Some(number) => Face::Drawn(number),
            None => Face::Hidden,
        };
        Process {
            position: at as usize,
            id: seen.local.id,
            face,
            role: self.role(at),
            faulty: protocol.duties(at).is_faulty,
            elected: seen.standing.cell(self.plan().nature.strip),
            owes: seen.standing.owes,
            requested: marks.requested,
            badge: marks.badge.filter(|_| seen.up),
            title: marks.title,
            facts: state.map(|state| protocol.facts(seen.local, state)).unwrap_or_default(),
            waits: state.and_then(|state| protocol.waiting_for(seen.local, state)),
            sent: 0,
            received: 0,
            crashes_after: seen.crashes_after,
        }
    }

    /// The highest common round that a live process has reached, and how many there are; `None`: no common rounds.
    pub fn round(&self) -> Option<(u32, u32)> {
        self.plan().nature.barrier()?;
        let live = (0..self.count() as u32).filter_map(|at| self.live(at));
        live.filter_map(|(_, state)| self.plan().protocol.round(state)).max()
    }

    /// A text that explains what a round is for. `round` counts from 1.
    pub fn purpose(&self, round: u32) -> Option<Remark> {
        let purposes = self.plan().protocol.counting().purposes;
        purposes.get(round.saturating_sub(1) as usize).or(purposes.last()).map(|key| Remark::new(key))
    }

    /// The decision of a live process, or the value that it would decide if the rounds ended now.
    pub fn comes_to(&self, at: u32) -> Option<Datum> {
        self.live(at).and_then(|(local, state)| self.plan().protocol.comes_to(local, state))
    }

    /// The named values of a process. If the process is down, a value that does not survive a crash is empty.
    pub fn holdings(&self, at: u32) -> Vec<Holding> {
        let seen = self.process(at);
        let mut held = self.plan().protocol.holdings(seen.local, seen.state);
        let lost = held.iter_mut().filter(|holding| !seen.up && !holding.is_stable);
        lost.for_each(|holding| holding.value = Held::Nothing);
        held
    }

    /// How a live process derives its decision from the values that it has received so far.
    pub fn derivation(&self, at: u32) -> Option<Derivation> {
        self.live(at).and_then(|(local, state)| self.plan().protocol.derivation(local, state))
    }

    /// The Paxos roles of a process, each with its state. A process that is down shows only what survives a crash.
    pub fn views(&self, at: u32) -> Vec<PartView> {
        let seen = self.process(at);
        let views = self.plan().protocol.views(seen.local, seen.state);
        views.into_iter().map(|view| if seen.up { view } else { view.crashed() }).collect()
    }

    /// The number of requests that a client has received; `None` if its cell does not count answered requests.
    pub fn requested(&self, at: u32) -> Option<u32> {
        let seen = self.process(at);
        self.plan().protocol.marks(seen.local, seen.state).requested
    }

    /// The replicated log as a process knows it. A process that is down knows only the part that survives a crash.
    pub fn log(&self, at: u32) -> Option<Log> {
        let seen = self.process(at);
        let log = self.plan().protocol.log(seen.local, seen.state)?;
        Some(if seen.up { log } else { log.crashed() })
    }

    /// Whether a traitor sent this vote with a wrong value. The sender is the last process in `vote.path`.
    pub fn is_told_falsely(&self, vote: &Derivation) -> bool {
        let protocol = &self.plan().protocol;
        let faulty = (0..self.count() as u32).filter(|&at| protocol.duties(at).is_faulty).map(|at| self.process(at));
        let mut tellers = faulty.filter(|seen| vote.path.last() == Some(&seen.local.id));
        tellers.any(|seen| protocol.is_told_falsely(seen.local, seen.state, vote))
    }

    /// The requirements that the scenario sets for the leaders, such as the maximum number of members of a leader.
    pub fn service(&self) -> Service {
        self.plan().protocol.service()
    }

    /// The relations of a live process to other processes, such as its fingers in a distributed hash table.
    pub fn whereabouts(&self, at: u32) -> Whereabouts {
        self.live(at).map(|(me, state)| self.plan().protocol.whereabouts(me, state)).unwrap_or_default()
    }

    /// Quantities that the algorithm measures in the current state. Empty unless leaders serve groups.
    pub fn figures(&self) -> Vec<Figure> {
        if self.plan().nature.strip != Strip::Groups {
            return Vec::new();
        }
        let live: Vec<_> = (0..self.count() as u32).filter_map(|at| self.live(at)).collect();
        self.plan().protocol.figures(&live)
    }

    /// The overlay of the run: where the processes are in the plane, and the links between them.
    pub fn overlay(&self) -> &Overlay {
        &self.plan().overlay
    }

    /// A text that names the event for which a live process waits; `None` if the process waits for no event.
    pub fn waiting_for(&self, at: u32) -> Option<Remark> {
        self.live(at).and_then(|(local, state)| self.plan().protocol.waiting_for(local, state))
    }

    pub fn timer_meaning(&self, at: u32, timer: Timer) -> Remark {
        let meaning = self.plan().nature.timer_meanings[timer.index()];
        Remark::new(meaning).id("me", self.process(at).local.id)
    }

    /// A hash of the state of a process. All processes that are down have the same hash.
    pub fn state_word(&self, at: u32) -> u64 {
        let seen = self.process(at);
        hash_of(&seen.up.then_some(seen.state))
    }

    pub fn state(&self, at: u32) -> Json {
        serde_json::to_value(self.process(at).state).unwrap_or_default()
    }

    pub fn count_roles(&self, range: Range<u32>, sector: &mut Sector) {
        for at in range {
            sector.roles[self.role(at) as usize] += 1;
            sector.armed |= self.process(at).crashes_after.is_some();
        }
    }

    /// The ids of the processes that signed a message, in the order of signing.
    pub fn signed_by(&self, message: &Message) -> Vec<Id> {
        self.plan().protocol.signed_by(message)
    }

    /// Whether the content of a message differs from the content that the algorithm prescribes for its sender.
    pub fn is_lie(&self, from: u32, message: &Message) -> bool {
        let protocol = &self.plan().protocol;
        let sender = protocol.duties(from).is_faulty.then(|| self.process(from));
        sender.is_some_and(|seen| protocol.is_lie(seen.local, seen.state, message))
    }

    /// The name of the timer with this index.
    ///
    /// # Panics
    /// If the algorithm has no such timer.
    pub fn timer_name(&self, timer: u8) -> &'static str {
        self.plan().protocol.timer(usize::from(timer)).expect("a timer").name()
    }

    /// The names of the executed pseudocode steps of a record, in order. `hidden`: with names that reveal no traitor.
    pub fn steps(&self, recording: &Recording, record: usize, hidden: bool) -> Vec<&'static str> {
        recording.steps(record).map(|step| if hidden { Algorithm::seeming(step) } else { step }.name()).collect()
    }

    /// The sentences that explain the steps of a record's handler call. With `hidden`, they reveal no traitor. Steps
    /// without a sentence are left out, unless all are: then the last one is explained.
    ///
    /// # Panics
    /// If the record names a timer that the algorithm does not have.
    pub fn sentences(&self, recording: &Recording, record: usize, hidden: bool) -> Vec<Explanation> {
        let steps = recording.steps(record).map(|step| if hidden { Algorithm::seeming(step) } else { step });
        let mut steps: Vec<Step> = steps.collect();
        let Some(&last) = steps.last() else { return Vec::new() };
        steps.retain(|step| !step.is_silent());
        if steps.is_empty() {
            steps.push(last);
        }
        let known = recording.trace.record(record);
        let id = |at: u32| self.plan().ids[at as usize];
        let message = recording.message(record);
        let handled = match (&known.what, message) {
            (RecordKind::Started(noticed), _) => Handled::Start { noticed: noticed.map(id) },
            (RecordKind::Requested(request), _) => Handled::Requested(**request),
            (RecordKind::Delivered { from, .. }, Some(message)) => Handled::Received { from: id(*from), message },
            (RecordKind::CameBack { from, .. }, Some(message)) => Handled::Undeliverable { to: id(*from), message },
            (RecordKind::Fired { timer, .. }, _) => {
                Handled::Fired(self.plan().protocol.timer(usize::from(*timer)).expect("a timer"))
            }
            (RecordKind::Membership { whose, up }, _) => Handled::Membership { whose: id(*whose), up: *up },
            _ => Handled::Recovered,
        };
        let local = self.process(known.at).local;
        steps.into_iter().map(|step| self.plan().protocol.remark(local, step, &handled)).collect()
    }
}

impl Message {
    pub fn class(&self) -> MessageClass {
        Algorithm::class(self)
    }

    pub fn label(&self) -> Label {
        Algorithm::label(self)
    }

    /// The content of the message as the screen shows it.
    pub fn shown(&self) -> Shown {
        Algorithm::shown(self)
    }

    /// The content of the message as JSON, with field names. The kind of the message is not included.
    pub fn payload(&self) -> Json {
        match serde_json::to_value(self) {
            Ok(Json::Object(mut fields)) => fields.remove("payload").unwrap_or_default(),
            _ => Json::Null,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Process {
    /// The position of the process; positions count clockwise from 0.
    pub position: usize,
    pub id: Id,
    pub face: Face,
    /// The role of the process; [`Role::Crashed`] if it is down.
    pub role: Role,
    /// Whether the process is faulty: it may deviate from the algorithm (a traitor).
    pub faulty: bool,
    pub elected: Option<Cell>,
    /// Whether the property `termination` requires the process to decide.
    pub owes: bool,
    /// The number of requests that a client has received; `None` if its cell does not count answered requests.
    pub requested: Option<u32>,
    /// The short mark that the screen shows with the process; `None` if there is no mark or the process is down.
    pub badge: Option<Remark>,
    /// A second name of the process, if it has a special function.
    pub title: Option<Remark>,
    pub facts: Vec<Fact>,
    pub waits: Option<Remark>,
    pub sent: u64,
    pub received: u64,
    /// The process crashes in its next broadcast, after this number of messages; `None`: no crash is armed.
    pub crashes_after: Option<u32>,
}

impl Process {
    /// The id of the leader that the process follows. A leader follows itself.
    pub fn follows(&self) -> Option<Id> {
        self.elected.and_then(Cell::leader)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Face {
    #[default]
    Id,
    /// Shown as a dot: the process is anonymous and has not drawn a number.
    Hidden,
    /// The number that the process has drawn; the process is anonymous.
    Drawn(u64),
}

#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Sector {
    pub processes: u32,
    /// For each [`Role`], how many processes of the sector have this role.
    pub roles: [u32; Role::COUNT],
    /// How many messages are in transit, by lane and by [`MessageClass`].
    ///
    /// On a ring, lane 0 counts the messages that the sector's processes sent clockwise, lane 1 those that they sent
    /// counter-clockwise. On a complete graph, lane 0 counts the messages from the sector's processes, lane 1 those
    /// to them.
    pub lanes: [[u32; MessageClass::COUNT]; 2],
    pub notices: u32,
    pub lost: u32,
    /// Whether a process of the sector has an armed crash.
    pub armed: bool,
}

impl Sector {
    pub const fn count(&self, role: Role) -> u32 {
        self.roles[role as usize]
    }
}
