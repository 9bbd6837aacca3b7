//! The view model: one moment of a run as plain data. It knows no screen, no colour and no language.

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

/// What the screen wants to see, so that a frame of a run of millions stays small.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each of them asks for one thing more")]
pub struct Ask {
    pub selected: usize,
    /// The position of a process that is spoken of.
    pub named: Option<usize>,
    /// At most this many processes, in a window round the one that is spoken of, or else round the selected one.
    pub processes: usize,
    pub log_lines: usize,
    /// How many of the newest log lines to leave out (the log is scrolled back).
    pub log_back: usize,
    pub space_time: Option<SpaceTimeAsk>,
    /// At most this many messages under way besides those of the selected process and its neighbours, the oldest of them; `None` for no limit.
    pub messages: Option<usize>,
    /// With more messages under way on a complete graph, [`Frame::pairs`] tells of them; one by one only those of `own`.
    pub crowd: Option<usize>,
    /// Whether the messages to or from the selected process are wanted one by one even then.
    pub own: bool,
    /// So many processes to a sector of [`Frame::ring`]; with 0 there is none.
    pub per_sector: usize,
    /// At most so many neighbours of the selected process on each side in [`Ring::near`].
    pub neighbours: usize,
    /// At most this many things of what is in flight and armed; 0 if it is not shown.
    pub underway: usize,
    /// The position of the process whose waiting is to be told.
    pub waiting: Option<usize>,
    /// What was sent is wanted in so many ticks on each side of this moment.
    pub sent: Ticks,
    /// Whether the marks of what is recorded beyond this moment are wanted too.
    pub future: bool,
    /// Whether all that the scenario will have said in the end is wanted, so that there is room for it.
    pub narration: bool,
    /// Whether nobody is to see who does not keep to the algorithm.
    pub hides_faulty: bool,
    /// What so many processes round the selected one hold is wanted; 0 if it is not shown.
    pub holdings: usize,
    /// How the selected process comes to its decision is wanted.
    pub derivation: bool,
}

#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each of them says one thing of the moment")]
pub struct Frame {
    pub title: LocalText,
    pub protocol: &'static str,
    pub protocol_title: &'static str,
    pub variant: &'static str,
    /// Whether the processes know no ids: those here are names for the person at the screen.
    pub anonymous: bool,
    /// What the strip shows of all processes.
    pub strip: Strip,
    /// What the properties speak of.
    pub scope: Scope,
    /// The value that silence stands for.
    pub silence: Option<Datum>,
    /// The columns of the widest value that processes can decide, if no message is altered; 0 where they elect.
    pub value_columns: usize,
    /// Whether processes hold anything that has a name.
    pub holds: bool,
    /// Whether processes keep a replicated log.
    pub keeps_logs: bool,
    /// Whether it can be told how a process comes to its decision.
    pub derives: bool,
    pub topology: Topology,
    pub n: usize,
    /// All that a live process can be seen as.
    pub roles: &'static [Role],
    pub kinds: &'static [&'static str],
    /// Of each kind what its messages can be seen as, the usual first.
    pub classes: &'static [&'static [MessageClass]],
    pub delay: (Ticks, Ticks),
    pub network: Network,
    /// Whether processes send each other heartbeats, by which they notice that one is gone.
    pub heartbeats: bool,
    pub seed: u64,
    pub clock: Clock,
    /// The position of the first process in `processes`; 0 when all are there.
    pub first: usize,
    pub processes: Vec<Process>,
    /// How many live processes take part in an unfinished election (role active, waiting, red …).
    pub competing: usize,
    /// The round that the live processes are in, from 1 on, and how many there will be.
    pub round: Option<(u32, u32)>,
    /// What processes do in that round, while it goes on.
    pub purpose: Option<Remark>,
    /// The ticks at which rounds began, and the one at which the last of them was over, up to this moment.
    pub rounds: Vec<Ticks>,
    /// The messages in flight between processes of the window (and of [`Ring::near`]), oldest first, then those lost less than 2 ticks ago.
    pub messages: Vec<Message>,
    /// The most messages that were under way at the end of a tick, or are at this moment, since none was.
    pub busiest: u64,
    /// On a complete graph: the messages of this election by sender and receiver.
    pub pairs: Option<PairTraffic>,
    pub ring: Option<Ring>,
    pub cuts: CutLinks,
    pub underway: Option<PendingList>,
    pub waiting: Option<Waiting>,
    pub counts: Counts,
    pub verdict: Verdict,
    /// What the live processes hold, with how many do: the four values that most hold, those first; `None` is @. Where many lead, those that
    /// serve most, with how many others, and @ last.
    pub held: Vec<(Option<Cell>, usize)>,
    pub leading: Option<Leading>,
    /// All that lead at this moment, ascending; empty while at most one leads, as it should be.
    pub rivals: Vec<Id>,
    pub algorithm: Algorithm,
    pub story: Story,
    pub log: Vec<LogLine>,
    pub log_length: usize,
    /// What happened up to this moment, for the timeline, in order.
    pub marks: Vec<Mark>,
    /// What is recorded beyond this moment, in order; empty unless it was asked for.
    pub marks_ahead: Vec<Mark>,
    /// What was sent round this moment, tick by tick, what is recorded beyond it too; heartbeats of the failure detector are no messages.
    pub sent: Vec<Sent>,
    /// The bounds that apply to this run, if the protocol has exact ones for what happened so far.
    pub bounds: Vec<Bound>,
    /// Whether messages were lost but by a crash, late, doubled or altered: that takes bounds away.
    pub disturbed: bool,
    /// The messages that the bounds are about, if that are not all: those that had been sent when a process came back.
    pub bounded: Option<u64>,
    pub bounded_kinds: &'static [&'static str],
    pub properties: Vec<Property>,
    /// What the run comes to besides the count of messages, where many lead.
    pub figures: Vec<Figure>,
    pub stops: Vec<Stop>,
    /// All notes and questions of the scenario, if they were asked for; their answers are not in them.
    pub narration: Vec<Told>,
    /// Processes in their parts; nothing where they have none, or where there are too many of them.
    pub lanes: Option<Arc<Lanes>>,
    /// Where processes stand, if that is neither a ring nor nothing.
    pub seats: Option<Seats>,
    /// What they stand on then.
    pub ground: Option<Arc<Ground>>,
    /// What processes round the selected one hold, if it was asked for and has names.
    pub holdings: Option<Arc<Holdings>>,
    /// What processes know of a replicated log, if they keep one and what they hold was asked for.
    pub logs: Option<Arc<Logs>>,
    /// How the selected process comes to its decision, if that was asked for and is told.
    pub deriving: Option<Arc<Deriving>>,
    pub space_time: Option<SpaceTime>,
    pub branching: Branching,
}

impl Frame {
    /// What the messages of a kind are usually seen as.
    pub fn usual_class(&self, kind: usize) -> Option<MessageClass> {
        self.classes.get(kind)?.first().copied()
    }
}

/// A probability in percent, with as many decimals as it has, but at most two.
pub fn percent(probability: f64) -> String {
    let written = format!("{:.2}", probability * 100.0);
    written.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    pub tick: Ticks,
    /// While a tick is shown half-way: how many of its events have been handled, and how many it has.
    pub half_way: Option<(usize, usize)>,
    /// The last tick that has been computed: going there is going through what is recorded.
    pub recorded: Ticks,
    /// Nothing is under way and nothing is to come: the run has ended.
    pub quiet: bool,
    /// The run is quiet, but heartbeats go on: there are more ticks to see.
    pub beats: bool,
}

impl Clock {
    /// Whether this is the end: all of the last tick has happened, and there is no other.
    pub const fn has_ended(&self) -> bool {
        self.quiet && !self.beats && self.half_way.is_none()
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Ring {
    /// The number of processes in each sector; the last one may have fewer.
    pub per_sector: usize,
    pub sectors: Vec<Sector>,
    pub kinds: Vec<(MessageClass, &'static str)>,
    /// The selected process among its neighbours, in clockwise order also where position 0 is among them.
    pub near: Vec<Process>,
    /// All messages under way one by one, oldest first, when they are few; else none.
    pub few: Vec<Message>,
}

impl Ring {
    pub fn count(&self, role: Role) -> u64 {
        self.sectors.iter().map(|sector| u64::from(sector.count(role))).sum()
    }
}

/// A live process that holds itself as leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leading {
    /// Its id; of several, the one that most hold, and of those the highest.
    pub leader: Id,
    /// How many live processes hold it as leader, itself included.
    pub known: usize,
    pub of: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Some live cells are @ and those who hold a leader agree.
    Deciding {
        decided: usize,
        of: usize,
        leader: Option<Id>,
    },
    Agreed {
        all: usize,
        leader: Id,
    },
    /// Live processes hold different leaders, but the announcements of one that leads are still on their way to the others.
    Spreading {
        leader: Id,
        /// How many others have been told.
        told: usize,
        of: usize,
    },
    Split {
        /// The leaders named, ascending, at most eight of them.
        leaders: Vec<Id>,
        named: usize,
    },
    /// A leader that is down is believed.
    LeaderDown {
        leader: Id,
    },
    /// The run has ended, and some live processes wait for something that cannot come.
    Stuck {
        /// How many hold @.
        undecided: usize,
        of: usize,
    },
    NobodyUp,
    /// All correct processes that owe a decision have decided one value.
    AllDecided {
        all: usize,
        value: Datum,
    },
    /// How many slots of a replicated log those that are up have applied, the fewest and the most; and the first slot in which logs differ.
    Applied {
        slowest: u32,
        furthest: u32,
        differs: Option<u32>,
    },
    /// So many super-peers serve so many others, one of them the most; so many live processes are served by nobody.
    Groups {
        leaders: usize,
        served: usize,
        open: usize,
        largest: usize,
        /// Whether nothing goes on: whoever is served by nobody stays so.
        rests: bool,
    },
    /// Correct processes have decided different values: each of them, ascending, with those that have decided it.
    SplitValues {
        values: Vec<(Datum, Vec<Id>)>,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Algorithm {
    /// The process of the latest handling up to this moment, with its position.
    pub at: Option<(usize, Id)>,
    pub role: Option<Role>,
    /// The steps obeyed in that handling, in order; the last one is the current line.
    pub obeyed: Vec<&'static str>,
}

/// What a log line or a mark is about: it decides glyph and colour.
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
    /// A majority has voted for it.
    Chosen,
    Note,
    /// The run came to rest, or a crash was armed, or anything else worth a line.
    Info,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    pub tick: Ticks,
    pub sign: Sign,
    /// What the message carries; empty for lines that are not about a message.
    pub payload: String,
    /// Whether that is something else than the algorithm has the sender say, and that is not hidden.
    pub is_lie: bool,
    /// Sender and receiver by id, for lines about a message.
    pub route: Option<(Id, Id)>,
    /// The id of the first process that the line is about; the process itself may be outside of the frame's window.
    pub who: Option<Id>,
    /// Short: who, the compared values and the rule, in a few words (`> 42 passed`).
    pub brief: Remark,
    /// The same as a whole sentence, for wide panes and the inspector.
    pub full: Remark,
    /// What else the same handling did, as whole sentences.
    pub more: Vec<Remark>,
    /// The same in a few words, where ballots are voted on: there what follows is what the run is about.
    pub then: Vec<Remark>,
    /// Processes that the line is about, by position.
    pub about: Vec<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    pub tick: Ticks,
    pub sign: Sign,
}

/// The messages of a kind that were sent in a tick, one at least.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sent {
    pub tick: Ticks,
    /// The index of the kind.
    pub kind: usize,
    pub count: u64,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stop {
    pub text: LocalText,
    pub question: bool,
    /// What a question asks for.
    pub of: Option<QuestionSubject>,
    pub pause: bool,
    pub look: Vec<usize>,
    /// The answer to a question that can be answered.
    pub answer: Option<Answer>,
    pub choices: Vec<LocalText>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Computed from the run.
    Found(Remark),
    /// The choice that is right.
    Choice(LocalText),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pub text: LocalText,
    pub choices: Vec<LocalText>,
    /// Whether it will be answered: else the class votes, and the run shows it.
    pub answered: bool,
}
