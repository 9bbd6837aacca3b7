//! The view model: one moment of a run as plain data, independent of screen, colours and language.

use crate::lesson::Truth;
use crate::prelude::*;
use ground::{Ground, Seats};
use holdings::{Deriving, Holdings, Logs};
use lanes::Lanes;
use space_time::{SpaceTime, SpaceTimeAsk};
use story::Story;
use suffrage_engine::engine::{Counts, PairTraffic, Process};
use suffrage_engine::protocol::{Bound, Figure, Scope};
use suffrage_engine::{protocols::ProtocolId, sim::network::Network};
use suffrage_scenario::QuestionSubject;
use suffrage_text::LocalText;
use why::Waiting;

pub use crate::query::messages::Message;
pub use crate::query::pending::{CutLinks, Pending, PendingList, Thing};
pub use crate::query::{Subject, names_figure};
pub use crate::query::{ground, holdings, lanes, space_time, story, why};

/// A request for a frame, with the parts that the screen needs. Limits keep the frame of a huge run small.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each flag requests one more part")]
pub struct Ask {
    pub selected: usize,
    /// The position of the process that a text on the screen names now; `None`: no process.
    pub named: Option<usize>,
    /// The maximum number of processes in the frame, around `named`, or around `selected` if `named` is `None`.
    pub processes: usize,
    pub log_lines: usize,
    /// The number of newest log lines to leave out, because the user has scrolled back.
    pub log_back: usize,
    pub space_time: Option<SpaceTimeAsk>,
    /// The maximum number of messages to list; `None`: all. Those near the selected process are always listed.
    pub messages: Option<usize>,
    /// The maximum number of messages to list on a complete graph (`None`: no limit); with more, see [`Frame::pairs`].
    pub crowd: Option<usize>,
    /// Whether to list the messages of the selected process, even with more messages than `crowd`.
    pub own: bool,
    /// The number of processes in each sector of [`Frame::ring`]; 0: the frame gets no ring.
    pub per_sector: usize,
    /// The number of neighbours in [`Ring::near`] on each side of the selected process.
    pub neighbours: usize,
    /// The maximum number of pending messages and timers to list; 0: no list.
    pub underway: usize,
    /// The position of the process that [`Frame::waiting`] describes; `None`: no process.
    pub waiting: Option<usize>,
    /// The number of ticks before and after this moment that [`Frame::sent`] covers.
    pub sent: Ticks,
    /// Whether to list the marks of later, already recorded ticks in [`Frame::marks_ahead`].
    pub future: bool,
    /// Whether to include all notes and questions, so that the screen can reserve room for them.
    pub narration: bool,
    /// Whether to show traitors as loyal processes.
    pub hides_faulty: bool,
    /// The number of processes to list in [`Frame::holdings`], the table of named values; 0: no table.
    pub holdings: usize,
    /// Whether to explain in [`Frame::deriving`] how the selected process reaches its decision.
    pub derivation: bool,
}

#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each flag is one fact about the moment")]
pub struct Frame {
    pub title: LocalText,
    pub protocol_id: ProtocolId,
    pub protocol: &'static str,
    pub protocol_title: &'static str,
    pub variant: &'static str,
    /// Whether the algorithm works without ids. Then the ids are only names for the user.
    pub anonymous: bool,
    /// What the cell of each process shows.
    pub strip: Strip,
    /// What the properties of the algorithm are about: leaders, decisions or log entries.
    pub scope: Scope,
    /// The value that a process assumes for a missing message; `None` if it assumes no value.
    pub silence: Option<Datum>,
    /// The columns that the widest possible decision needs, without altered messages; 0 for elections.
    pub value_columns: usize,
    /// Whether the processes of this algorithm have named values, which `holdings` can list.
    pub holds: bool,
    /// Whether processes have a replicated log.
    pub keeps_logs: bool,
    /// Whether `deriving` can explain how a process of this algorithm reaches its decision.
    pub derives: bool,
    pub topology: Topology,
    pub n: usize,
    /// All roles that a live process of this algorithm can have.
    pub roles: &'static [Role],
    pub kinds: &'static [&'static str],
    /// The possible classes of each kind of message, the usual class first.
    pub classes: &'static [&'static [MessageClass]],
    pub delay: (Ticks, Ticks),
    pub network: Network,
    /// Whether leaders send heartbeats, so that their crashes are noticed.
    pub heartbeats: bool,
    pub seed: u64,
    pub clock: Clock,
    /// The position of the first process in `processes`; 0 if all processes are listed.
    pub first: usize,
    pub processes: Vec<Process>,
    /// How many live processes take part in an unfinished election.
    pub competing: usize,
    /// The current round, from 1, and the total number of rounds; `None` if the algorithm has no rounds.
    pub round: Option<(u32, u32)>,
    pub purpose: Option<Remark>,
    /// The ticks at which rounds began so far. After the last round, also the tick at which it ended.
    pub rounds: Vec<Ticks>,
    /// The messages of the listed processes: heartbeats, then messages in transit, then messages that were just lost.
    pub messages: Vec<Message>,
    /// The highest number of messages in transit at once, since a tick last ended without messages in transit.
    pub busiest: u64,
    /// The number of messages of this election for each sender and receiver. `None` if the graph is not complete.
    pub pairs: Option<PairTraffic>,
    pub ring: Option<Ring>,
    pub cuts: CutLinks,
    pub underway: Option<PendingList>,
    pub waiting: Option<Waiting>,
    pub counts: Counts,
    pub verdict: Verdict,
    /// The four most frequent values (`None`: empty) in the cells of live processes, each with its number of cells. If
    /// leaders serve groups: the largest super-peers (`None`: no super-peer), each with its number of members.
    pub held: Vec<(Option<Cell>, usize)>,
    pub leading: Option<Leading>,
    /// The ids of all current leaders, ascending. Empty if there are fewer than two leaders.
    pub rivals: Vec<Id>,
    pub algorithm: Algorithm,
    pub story: Story,
    pub log: Vec<LogLine>,
    pub log_length: usize,
    /// The events up to this moment that the timeline marks, in the order of time.
    pub marks: Vec<Mark>,
    /// The recorded events after this moment that the timeline marks. Empty unless [`Ask::future`] is set.
    pub marks_ahead: Vec<Mark>,
    /// The number of messages sent in each recorded tick near this moment, without heartbeats.
    pub sent: Vec<Sent>,
    /// Proved bounds on the number of messages in this run so far.
    pub bounds: Vec<Bound>,
    /// Whether messages were lost (except by a crash), late, duplicated or altered, so that no bound applies.
    pub disturbed: bool,
    /// The number of messages to which the bounds apply: those before the first recovery of a process; `None`: all.
    pub bounded: Option<u64>,
    pub bounded_kinds: &'static [&'static str],
    pub properties: Vec<Property>,
    /// Further results, for algorithms with several leaders, such as super-peers.
    pub figures: Vec<Figure>,
    pub stops: Vec<Stop>,
    /// All notes and questions of the scenario, without the answers. Empty unless [`Ask::narration`] is set.
    pub narration: Vec<Told>,
    /// The lanes of the parts, such as proposer; `None` if the algorithm has no parts, or for too many processes.
    pub lanes: Option<Arc<Lanes>>,
    /// Where each process is drawn. `None` on a ring and on a complete graph: in the order of the positions.
    pub seats: Option<Seats>,
    /// The state of the id circle, or of the plane, on which the processes are drawn; `None` for other graphs.
    pub ground: Option<Arc<Ground>>,
    /// The named values of processes around the selected one; `None` if not requested.
    pub holdings: Option<Arc<Holdings>>,
    /// The replicated logs; `None` without logs, or for too many processes (more are allowed with holdings).
    pub logs: Option<Arc<Logs>>,
    /// How the selected process reaches its decision; `None` if not requested.
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
    /// In a suspended tick: the number of handled events, and the number of all events.
    pub half_way: Option<(usize, usize)>,
    /// The last computed tick. Up to this tick, seeking needs no new computation.
    pub recorded: Ticks,
    /// Whether the run is at rest: nothing is in transit and no event follows. Heartbeats may continue.
    pub quiet: bool,
    /// Whether the run is at rest but heartbeats continue, so that more ticks follow.
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
    /// The number of processes in each sector. The last sector may have fewer.
    pub per_sector: usize,
    pub sectors: Vec<Sector>,
    pub kinds: Vec<(MessageClass, &'static str)>,
    /// The selected process and its neighbours in clockwise order.
    pub near: Vec<Process>,
    /// All messages in transit, oldest first. Empty if there are too many to list.
    pub few: Vec<Message>,
}

impl Ring {
    pub fn count(&self, role: Role) -> u64 {
        self.sectors.iter().map(|sector| u64::from(sector.count(role))).sum()
    }
}

/// A live process that leads in its own view, and how many processes follow it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leading {
    /// The id of the leader with the most followers; of several such leaders, the highest id.
    pub leader: Id,
    /// The number of live processes that have this leader, with the leader itself.
    pub known: usize,
    pub of: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Some live processes have an empty `elected` cell. `leader`: the leader of all others, if there is one.
    Deciding {
        decided: usize,
        of: usize,
        leader: Option<Id>,
    },
    Agreed {
        all: usize,
        leader: Id,
    },
    /// Live processes have different leaders, but announcements of the leader `leader` are still in transit.
    Spreading {
        leader: Id,
        /// How many processes have the leader `leader`, without the leader itself.
        told: usize,
        of: usize,
    },
    Split {
        /// The different leaders that live processes have, ascending; at most eight.
        leaders: Vec<Id>,
        named: usize,
    },
    /// All live processes that have a leader have the same one, but this leader is down.
    LeaderDown {
        leader: Id,
    },
    /// The run is at rest, and some live processes wait for a message that cannot come.
    Stuck {
        /// How many live processes have no leader, or have not decided.
        undecided: usize,
        of: usize,
    },
    NobodyUp,
    /// All correct processes that must decide have decided on the same value.
    AllDecided {
        all: usize,
        value: Datum,
    },
    /// `slowest` and `furthest`: the lowest and the highest number of log slots that a live process has applied.
    /// `differs`: if the logs of two processes contradict each other, the lowest slot with different entries.
    Applied {
        slowest: u32,
        furthest: u32,
        differs: Option<u32>,
    },
    /// How many super-peers there are (`leaders`), how many members (`served`), and how many live processes without a
    /// super-peer (`open`). `largest`: the highest number of members of one super-peer.
    Groups {
        leaders: usize,
        served: usize,
        open: usize,
        largest: usize,
        /// Whether the run is at rest. Then no further process gets a super-peer.
        rests: bool,
    },
    /// Correct processes have decided different values. Each value, in ascending order, has the ids of its processes.
    SplitValues {
        values: Vec<(Datum, Vec<Id>)>,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Algorithm {
    /// The role of the acting process; `None`: no process acts.
    pub role: Option<Role>,
    /// The lines of the listing that the shown event executed, in order. The last line is the current one.
    pub obeyed: Vec<&'static str>,
}

/// The kind of event of a log line or mark, which selects the symbol and the colour.
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
    /// An entry was chosen: a majority has voted for it.
    Chosen,
    Note,
    /// Any other event with a log line, such as the run coming to rest.
    Info,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    pub tick: Ticks,
    pub sign: Sign,
    /// The payload of the message that the line is about; empty if there is none.
    pub payload: String,
    /// Whether the payload is a lie: the algorithm would send another one. Always false while traitors are hidden.
    pub is_lie: bool,
    /// The ids of sender and receiver of the message that the line is about; `None`: no message.
    pub route: Option<(Id, Id)>,
    /// The id of the first process in the line, even if the frame does not list this process; `None`: no process.
    pub who: Option<Id>,
    /// The short form of the line, such as `> 42 forwarded`.
    pub brief: Remark,
    /// The line as a whole sentence, for wide panes and the inspector.
    pub full: Remark,
    /// The other effects of the same step, each as a sentence.
    pub more: Vec<Remark>,
    /// The other effects of the same step, in short form, for narrow panes; empty for algorithms without ballots.
    pub then: Vec<Remark>,
    /// The positions of the processes that the line is about.
    pub about: Vec<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    pub tick: Ticks,
    pub sign: Sign,
}

/// How many messages of one kind were sent in a tick; at least 1.
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
    /// The index of the question in the scenario.
    pub asked: Option<usize>,
    /// The answer of this run in a form that can be compared; `None` if the run gives none.
    pub truth: Option<Truth>,
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
    /// Whether the program knows the answer. If not, the students vote, and then the run shows the answer.
    pub answered: bool,
}
