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

/// What the screen needs in a frame; the limits keep frames of huge runs small.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each flag requests one more part")]
pub struct Ask {
    pub selected: usize,
    /// The position of a process that the screen currently describes.
    pub named: Option<usize>,
    /// The most processes: a window around the described process, or else around the selected one.
    pub processes: usize,
    pub log_lines: usize,
    /// How many of the newest log lines to leave out (the log is scrolled back).
    pub log_back: usize,
    pub space_time: Option<SpaceTimeAsk>,
    /// The most messages in transit, oldest first, not counting those near the selected process; `None`: no limit.
    pub messages: Option<usize>,
    /// Above this many messages in transit on a complete graph, [`Frame::pairs`] replaces all but those of `own`.
    pub crowd: Option<usize>,
    /// Whether the messages of the selected process are still listed one by one then.
    pub own: bool,
    /// Processes per sector of [`Frame::ring`]; 0: no ring.
    pub per_sector: usize,
    /// The most neighbours on each side of the selected process in [`Ring::near`].
    pub neighbours: usize,
    /// The most pending messages and timers to list; 0: none.
    pub underway: usize,
    /// The position of the process to describe in [`Frame::waiting`].
    pub waiting: Option<usize>,
    /// How many ticks before and after this moment to count sent messages in.
    pub sent: Ticks,
    /// Whether to include the marks of the recorded future.
    pub future: bool,
    /// Whether to include all notes and questions of the scenario, to reserve room for them.
    pub narration: bool,
    /// Hide traitors.
    pub hides_faulty: bool,
    /// How many processes around the selected one to list values for; 0: none.
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
    /// Whether the processes know no ids; the ids here are names for the user.
    pub anonymous: bool,
    /// What the row of cells shows for each process.
    pub strip: Strip,
    /// What the properties are about.
    pub scope: Scope,
    /// The value that a missing message counts as.
    pub silence: Option<Datum>,
    /// The columns of the widest value to decide, if no message is altered; 0 for elections.
    pub value_columns: usize,
    /// Whether processes hold named values.
    pub holds: bool,
    /// Whether processes have a replicated log.
    pub keeps_logs: bool,
    /// Whether the way to a decision can be explained.
    pub derives: bool,
    pub topology: Topology,
    pub n: usize,
    /// All roles of a live process.
    pub roles: &'static [Role],
    pub kinds: &'static [&'static str],
    /// The classes of each kind of message, the usual one first.
    pub classes: &'static [&'static [MessageClass]],
    pub delay: (Ticks, Ticks),
    pub network: Network,
    /// Whether processes send heartbeats to detect crashes.
    pub heartbeats: bool,
    pub seed: u64,
    pub clock: Clock,
    /// The position of the first process in `processes`; 0 if all are listed.
    pub first: usize,
    pub processes: Vec<Process>,
    /// How many live processes take part in an unfinished election (roles active, waiting, red …).
    pub competing: usize,
    /// The current round, from 1, and the number of rounds.
    pub round: Option<(u32, u32)>,
    pub purpose: Option<Remark>,
    /// The ticks at which rounds began and the last one ended, up to this moment.
    pub rounds: Vec<Ticks>,
    /// The messages in transit within the window (and [`Ring::near`]), oldest first; then those lost under 2 ticks ago.
    pub messages: Vec<Message>,
    /// The most messages in transit at the end of a tick, or now, since there were none.
    pub busiest: u64,
    /// The messages of this election by sender and receiver, on a complete graph.
    pub pairs: Option<PairTraffic>,
    pub ring: Option<Ring>,
    pub cuts: CutLinks,
    pub underway: Option<PendingList>,
    pub waiting: Option<Waiting>,
    pub counts: Counts,
    pub verdict: Verdict,
    /// The four values that most live processes hold, with their counts, most frequent first; `None` is @. With several
    /// leaders: those with most members, each with its number of members, and @ last.
    pub held: Vec<(Option<Cell>, usize)>,
    pub leading: Option<Leading>,
    /// All current leaders, ascending; empty if there is at most one.
    pub rivals: Vec<Id>,
    pub algorithm: Algorithm,
    pub story: Story,
    pub log: Vec<LogLine>,
    pub log_length: usize,
    /// The events up to this moment, for the timeline, in order.
    pub marks: Vec<Mark>,
    /// The recorded events after this moment, in order; empty unless requested.
    pub marks_ahead: Vec<Mark>,
    /// Messages sent around this moment per tick, with the recorded future; heartbeats do not count.
    pub sent: Vec<Sent>,
    /// The proved bounds that apply to this run so far.
    pub bounds: Vec<Bound>,
    /// Whether messages were lost (except by a crash), late, duplicated or altered, which voids bounds.
    pub disturbed: bool,
    /// The number of messages that the bounds cover, if not all: those sent before a process came back.
    pub bounded: Option<u64>,
    pub bounded_kinds: &'static [&'static str],
    pub properties: Vec<Property>,
    /// Further results of the run, where several processes lead.
    pub figures: Vec<Figure>,
    pub stops: Vec<Stop>,
    /// All notes and questions of the scenario without answers, if requested.
    pub narration: Vec<Told>,
    /// Processes as proposers, acceptors and learners; `None` where there are no such parts or too many processes.
    pub lanes: Option<Arc<Lanes>>,
    /// Where processes stand, for layouts other than rings and complete graphs.
    pub seats: Option<Seats>,
    /// The plane under them.
    pub ground: Option<Arc<Ground>>,
    /// The values that processes around the selected one hold, if requested.
    pub holdings: Option<Arc<Holdings>>,
    /// The replicated logs, if there are any and holdings are requested.
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
    /// While a tick is suspended: how many of its events are handled, and how many it has.
    pub half_way: Option<(usize, usize)>,
    /// The last computed tick; up to it, seeking replays recorded ticks.
    pub recorded: Ticks,
    /// The run is at rest: nothing is in transit and nothing is to come.
    pub quiet: bool,
    /// The run is at rest, but heartbeats continue: there are more ticks.
    pub beats: bool,
}

impl Clock {
    /// Whether the run has ended: the last tick is complete, and no other follows.
    pub const fn has_ended(&self) -> bool {
        self.quiet && !self.beats && self.half_way.is_none()
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Ring {
    /// Processes per sector; the last one may have fewer.
    pub per_sector: usize,
    pub sectors: Vec<Sector>,
    pub kinds: Vec<(MessageClass, &'static str)>,
    /// The selected process and its neighbours in clockwise order, across position 0 too.
    pub near: Vec<Process>,
    /// All messages in transit, oldest first, if they are few; else none.
    pub few: Vec<Message>,
}

impl Ring {
    pub fn count(&self, role: Role) -> u64 {
        self.sectors.iter().map(|sector| u64::from(sector.count(role))).sum()
    }
}

/// A live process that considers itself leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leading {
    /// Its id; of several, the leader that most processes hold; on a tie, the highest id.
    pub leader: Id,
    /// How many live processes hold it as leader, including itself.
    pub known: usize,
    pub of: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Some live cells are @, and the others agree on a leader.
    Deciding {
        decided: usize,
        of: usize,
        leader: Option<Id>,
    },
    Agreed {
        all: usize,
        leader: Id,
    },
    /// Live processes hold different leaders, but announcements of a current leader are still in transit.
    Spreading {
        leader: Id,
        /// How many others have received one.
        told: usize,
        of: usize,
    },
    Split {
        /// The leaders held, ascending, at most eight.
        leaders: Vec<Id>,
        named: usize,
    },
    /// Live processes hold a leader that is down.
    LeaderDown {
        leader: Id,
    },
    /// The run has ended, and some live processes wait for a message that cannot come.
    Stuck {
        /// How many cells are @.
        undecided: usize,
        of: usize,
    },
    NobodyUp,
    /// All correct processes that owe a decision have decided the same value.
    AllDecided {
        all: usize,
        value: Datum,
    },
    /// How many log slots the live processes have applied (fewest and most), and the first slot where logs differ.
    Applied {
        slowest: u32,
        furthest: u32,
        differs: Option<u32>,
    },
    /// Numbers of super-peers, of their members, and of live processes without a super-peer; and the largest group.
    Groups {
        leaders: usize,
        served: usize,
        open: usize,
        largest: usize,
        /// Whether the run is at rest, so that processes without a super-peer remain so.
        rests: bool,
    },
    /// Correct processes decided different values: each value, ascending, with its processes.
    SplitValues {
        values: Vec<(Datum, Vec<Id>)>,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Algorithm {
    /// The process of the latest step up to this moment, with its position.
    pub at: Option<(usize, Id)>,
    pub role: Option<Role>,
    /// The lines executed in that step, in order; the last one is the current line.
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
    /// A majority has voted for the value.
    Chosen,
    Note,
    /// Other events worth a line: the run is at rest, a crash is armed.
    Info,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    pub tick: Ticks,
    pub sign: Sign,
    /// The message's payload; empty for other lines.
    pub payload: String,
    /// Whether the payload differs from what the algorithm would send, and traitors are not hidden.
    pub is_lie: bool,
    /// Sender and receiver by id, for lines about messages.
    pub route: Option<(Id, Id)>,
    /// The first process of the line, by id; it can be outside the frame's window.
    pub who: Option<Id>,
    /// Short form: process, compared values and rule (`> 42 passed`).
    pub brief: Remark,
    /// Whole sentence, for wide panes and the inspector.
    pub full: Remark,
    /// The other effects of the same step, as sentences.
    pub more: Vec<Remark>,
    /// The other effects in short form, for algorithms with ballots, where they matter most.
    pub then: Vec<Remark>,
    /// The positions of the processes in the line.
    pub about: Vec<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    pub tick: Ticks,
    pub sign: Sign,
}

/// The messages of one kind sent in a tick; at least one.
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
    /// Whether the question gets an answer; else the class votes, and the run shows it.
    pub answered: bool,
}
