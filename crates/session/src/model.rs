//! The view model: one moment of a run as plain data, independent of screen, colours and language.

use std::sync::Arc;

use crate::history::Branching;
pub use crate::query::messages::Message;
pub use crate::query::names_figure;
pub use crate::query::pending::{CutLinks, Pending, PendingList, Thing};
pub use crate::query::{ground, holdings, lanes, space_time, story, why};
use ground::{Ground, Seats};
use holdings::{Deriving, Holdings, Logs};
use lanes::Lanes;
use space_time::{SpaceTime, SpaceTimeAsk};
use story::Story;
use suffrage_engine::engine::{Counts, PairTraffic, Process, Sector};
use suffrage_engine::protocol::{
    Bound, Cell, Datum, Figure, Id, MessageClass, Remark, Role, Scope, Strip, Ticks, Topology,
};
use suffrage_engine::{property::Property, sim::network::Network};
use suffrage_scenario::QuestionSubject;
use suffrage_text::LocalText;
use why::Waiting;

/// A request for a frame: the parts that the screen needs. The limits keep frames of huge runs small.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each flag requests one more part")]
pub struct Ask {
    pub selected: usize,
    /// The position of the process that a text on the screen describes now; `None` without such a text.
    pub named: Option<usize>,
    /// The largest number of processes in the frame. They are the neighbours of `named` or, without it, of `selected`.
    pub processes: usize,
    pub log_lines: usize,
    /// How many of the newest lines the scrolled log leaves out.
    pub log_back: usize,
    pub space_time: Option<SpaceTimeAsk>,
    /// The largest number of messages in transit to list, the oldest first; `None`: all. Messages near the selected
    /// process are always listed.
    pub messages: Option<usize>,
    /// Above this number of messages on a complete graph, [`Frame::pairs`] replaces their list; `None`: never.
    pub crowd: Option<usize>,
    /// Whether to list the messages of the selected process even above `crowd`.
    pub own: bool,
    /// The number of processes in each sector of [`Frame::ring`]; 0: no ring.
    pub per_sector: usize,
    /// The number of neighbours on each side of the selected process in [`Ring::near`].
    pub neighbours: usize,
    /// The largest number of pending messages and timers to list; 0: no list.
    pub underway: usize,
    /// The position of the process to describe in [`Frame::waiting`]; `None`: no process.
    pub waiting: Option<usize>,
    /// How many ticks before and after this moment [`Frame::sent`] covers.
    pub sent: Ticks,
    /// Whether to include the marks of the recorded future in [`Frame::marks_ahead`].
    pub future: bool,
    /// Whether to include all notes and questions, to reserve room for them.
    pub narration: bool,
    /// Whether to show traitors as loyal processes.
    pub hides_faulty: bool,
    /// The number of processes to list in [`Frame::holdings`], around the selected one; 0: none.
    pub holdings: usize,
    /// Whether to explain how the selected process reaches its decision.
    pub derivation: bool,
}

#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each flag is one fact about the moment")]
pub struct Frame {
    pub title: LocalText,
    pub protocol: &'static str,
    pub protocol_title: &'static str,
    pub variant: &'static str,
    /// Whether the algorithm gives the processes no ids. The ids in the frame are then only names for the user.
    pub anonymous: bool,
    /// The content of the row of cells, with one cell for each process.
    pub strip: Strip,
    /// What the properties of the algorithm are about: leaders, decisions or log entries.
    pub scope: Scope,
    /// The value that a process assumes if an expected message does not come; `None` if it assumes no value.
    pub silence: Option<Datum>,
    /// The columns of the widest value that unaltered messages can decide; 0 for elections.
    pub value_columns: usize,
    /// Whether the processes of this algorithm have named values to list in `holdings`.
    pub holds: bool,
    /// Whether processes have a replicated log.
    pub keeps_logs: bool,
    /// Whether `deriving` can explain how a process reaches its decision.
    pub derives: bool,
    pub topology: Topology,
    pub n: usize,
    /// All roles that a live process of this algorithm can have.
    pub roles: &'static [Role],
    pub kinds: &'static [&'static str],
    /// For each kind of message, its possible classes, the usual class first.
    pub classes: &'static [&'static [MessageClass]],
    pub delay: (Ticks, Ticks),
    pub network: Network,
    /// Whether processes send heartbeats to detect crashes.
    pub heartbeats: bool,
    pub seed: u64,
    pub clock: Clock,
    /// The position of the first process in `processes`; 0 if all processes are listed.
    pub first: usize,
    pub processes: Vec<Process>,
    /// The number of live processes that take part in an unfinished election.
    pub competing: usize,
    /// The current round, from 1, and the number of all rounds; `None` without rounds.
    pub round: Option<(u32, u32)>,
    pub purpose: Option<Remark>,
    /// The ticks at which rounds began so far, and at which the last round ended.
    pub rounds: Vec<Ticks>,
    /// The messages of the shown processes: heartbeats, then messages in transit, then messages lost a moment ago.
    pub messages: Vec<Message>,
    /// The peak number of messages in transit since a tick last ended without any.
    pub busiest: u64,
    /// The number of messages of this election for each sender and receiver; `None` if the graph is not complete.
    pub pairs: Option<PairTraffic>,
    pub ring: Option<Ring>,
    pub cuts: CutLinks,
    pub underway: Option<PendingList>,
    pub waiting: Option<Waiting>,
    pub counts: Counts,
    pub verdict: Verdict,
    /// The four values that most live processes hold, and how many hold each; `None`: an empty cell. For super-peer
    /// algorithms: the largest super-peers and their numbers of members; `None`: processes without one.
    pub held: Vec<(Option<Cell>, usize)>,
    pub leading: Option<Leading>,
    /// All current leaders, ascending; empty if there is at most one leader.
    pub rivals: Vec<Id>,
    pub algorithm: Algorithm,
    pub story: Story,
    pub log: Vec<LogLine>,
    pub log_length: usize,
    /// The events to mark on the timeline up to this moment, in order.
    pub marks: Vec<Mark>,
    /// The recorded events after this moment to mark on the timeline, in order; empty unless [`Ask::future`] is set.
    pub marks_ahead: Vec<Mark>,
    /// The messages sent in each tick around this moment, including recorded later ticks; heartbeats do not count.
    pub sent: Vec<Sent>,
    /// The proved bounds on the number of messages in this run so far.
    pub bounds: Vec<Bound>,
    /// Whether messages were lost (except by a crash), late, duplicated or altered; in that case no bound applies.
    pub disturbed: bool,
    /// The number of messages that the bounds cover; `None`: all. Messages after the return of a process are not
    /// covered.
    pub bounded: Option<u64>,
    pub bounded_kinds: &'static [&'static str],
    pub properties: Vec<Property>,
    /// Further results for algorithms in which several processes lead, such as super-peers.
    pub figures: Vec<Figure>,
    pub stops: Vec<Stop>,
    /// All notes and questions of the scenario, without answers; empty unless [`Ask::narration`] is set.
    pub narration: Vec<Told>,
    /// The lanes of proposers, acceptors and learners; `None` without such parts or with too many processes.
    pub lanes: Option<Arc<Lanes>>,
    /// The places of the processes in the picture; `None` on a ring and on a complete graph, which need no places.
    pub seats: Option<Seats>,
    /// The state of the id circle or plane on which the `seats` lie; `None` if there is neither.
    pub ground: Option<Arc<Ground>>,
    /// The named values of the processes around the selected one, if requested.
    pub holdings: Option<Arc<Holdings>>,
    /// The replicated logs, if there are any, and if there are few processes or holdings are requested.
    pub logs: Option<Arc<Logs>>,
    /// How the selected process reaches its decision, if requested.
    pub deriving: Option<Arc<Deriving>>,
    pub space_time: Option<SpaceTime>,
    pub branching: Branching,
}

impl Frame {
    pub fn usual_class(&self, kind: usize) -> Option<MessageClass> {
        self.classes.get(kind)?.first().copied()
    }
}

/// A probability in percent, with at most two decimals.
pub fn percent(probability: f64) -> String {
    let written = format!("{:.2}", probability * 100.0);
    written.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    pub tick: Ticks,
    /// In a suspended tick: how many events are handled, and how many it has. Else `None`.
    pub half_way: Option<(usize, usize)>,
    /// The last computed tick; seeking up to it only replays recorded ticks.
    pub recorded: Ticks,
    /// Whether the run is at rest: nothing is in transit and nothing follows, except heartbeats.
    pub quiet: bool,
    /// Whether the run is at rest but heartbeats continue, so that ticks follow.
    pub beats: bool,
}

impl Clock {
    /// Whether the run has ended: its last tick is complete, and no tick follows.
    pub const fn has_ended(&self) -> bool {
        self.quiet && !self.beats && self.half_way.is_none()
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Ring {
    /// The number of processes in each sector; the last sector may have fewer.
    pub per_sector: usize,
    pub sectors: Vec<Sector>,
    pub kinds: Vec<(MessageClass, &'static str)>,
    /// The selected process and its neighbours in clockwise order; position 0 follows the last position.
    pub near: Vec<Process>,
    /// All messages in transit, oldest first; empty if there are too many to list.
    pub few: Vec<Message>,
}

impl Ring {
    pub fn count(&self, role: Role) -> u64 {
        self.sectors.iter().map(|sector| u64::from(sector.count(role))).sum()
    }
}

/// A live process that considers itself leader, and how many processes follow it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leading {
    /// The id of the leader. Of several leaders, the one that most processes hold; on a tie, the highest id.
    pub leader: Id,
    /// The number of live processes that hold this leader, including the leader itself.
    pub known: usize,
    pub of: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Some live processes have an empty `elected` cell, and the others hold `leader`. It is `None` if all cells are
    /// empty or if the algorithm decides values.
    Deciding {
        decided: usize,
        of: usize,
        leader: Option<Id>,
    },
    Agreed {
        all: usize,
        leader: Id,
    },
    /// Live processes hold different leaders. Announcements of a current leader are still in transit.
    Spreading {
        leader: Id,
        /// The number of processes other than `leader` that hold `leader`.
        told: usize,
        of: usize,
    },
    Split {
        /// The different leaders that live processes hold, ascending; at most eight.
        leaders: Vec<Id>,
        named: usize,
    },
    /// Live processes hold a leader that is down.
    LeaderDown {
        leader: Id,
    },
    /// The run has ended, and some live processes wait for a message that cannot come.
    Stuck {
        /// The number of live processes without a leader or decision.
        undecided: usize,
        of: usize,
    },
    NobodyUp,
    /// All correct processes that must decide have decided, and all have decided `value`.
    AllDecided {
        all: usize,
        value: Datum,
    },
    /// The fewest and the most log slots that a live process applied. `differs`: the first slot in which two logs
    /// differ; `None`: no such slot.
    Applied {
        slowest: u32,
        furthest: u32,
        differs: Option<u32>,
    },
    /// The numbers of super-peers, of members, and of unserved live processes (`open`). `largest`: the most members of
    /// one super-peer.
    Groups {
        leaders: usize,
        served: usize,
        open: usize,
        largest: usize,
        /// Whether the run is at rest, so that no process gets a super-peer any more.
        rests: bool,
    },
    /// Correct processes have decided different values. Each value, ascending, has the processes that decided it.
    SplitValues {
        values: Vec<(Datum, Vec<Id>)>,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Algorithm {
    /// The role of the acting process; `None`: no process acts.
    pub role: Option<Role>,
    /// The lines of the listing executed in the shown event, in order; the last line is the current one.
    pub obeyed: Vec<&'static str>,
}

/// The subject of a log line or a mark; it selects glyph and colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    Message(MessageClass),
    Lost,
    Bounced,
    Start,
    Timer,
    Crash,
    Revive,
    Leader,
    Cut,
    Mend,
    Broken,
    /// A value is chosen: a majority has voted for it.
    Chosen,
    Note,
    /// Other events that have a log line: for example, the run is at rest, or a crash is armed.
    Info,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    pub tick: Ticks,
    pub sign: Sign,
    /// The payload of the message; empty if the line is not about a message.
    pub payload: String,
    /// Whether the payload differs from the one that the algorithm would send; always false while traitors are hidden.
    pub is_lie: bool,
    /// The ids of sender and receiver, if the line is about a message.
    pub route: Option<(Id, Id)>,
    /// The id of the line's first process, even outside the window; `None`: no process.
    pub who: Option<Id>,
    /// The short form of the line: process, compared values and rule (`> 42 passed`).
    pub brief: Remark,
    /// The line as a whole sentence, for wide panes and the inspector.
    pub full: Remark,
    /// The other effects of the same step, as sentences.
    pub more: Vec<Remark>,
    /// The other effects of the same step in short form; empty for algorithms without ballots.
    pub then: Vec<Remark>,
    /// The positions of the processes in the line.
    pub about: Vec<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    pub tick: Ticks,
    pub sign: Sign,
}

/// The number of messages of one kind sent in a tick; at least 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sent {
    pub tick: Ticks,
    pub kind: usize,
    pub count: u64,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stop {
    pub text: LocalText,
    pub question: bool,
    pub of: Option<QuestionSubject>,
    pub pause: bool,
    pub look: Vec<usize>,
    pub answer: Option<Answer>,
    pub choices: Vec<LocalText>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    Found(Remark),
    Choice(LocalText),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pub text: LocalText,
    pub choices: Vec<LocalText>,
    /// Whether the program knows the answer. If not, the students vote, and the run shows the answer.
    pub answered: bool,
}
