//! The steps of multi-Paxos.

use crate::protocol::{Ballot, Id, LogEntry, steps};

steps! {
    "multi-paxos":
    /// Each obeys one line of the listing.
    pub enum Step {
        // A client.
        Ask { number: u32, leader: Id } => "ask",
        /// While another command is open.
        Wait { number: u32 } => "wait",
        AskNext { number: u32, suspect: Id, leader: Id } => "ask-next",
        AskNamed { number: u32, leader: Id } => "ask-named",
        AskAgain { number: u32, leader: Id } => "ask-again",
        Answered { number: u32 } => "answered",
        ResponseIgnored => "response-ignored",
        // A proposer.
        Start { ballot: Ballot, slot: u32 } => "start",
        StartIgnored => "start-ignored",
        TakeOver { ballot: Ballot, slot: u32 } => "take-over",
        Queue { number: u32 } => "queue",
        /// The command is in the queue.
        QueueIgnored => "queue-ignored",
        Refer { ballot: Ballot } => "refer",
        Follow { ballot: Ballot } => "follow",
        BackOff { ticks: u32 } => "back-off",
        Retry { ballot: Ballot, slot: u32 } => "retry",
        Promised { count: u32, majority: u32 } => "promised",
        PromiseIgnored => "promise-ignored",
        Lead { ballot: Ballot, adopted: u32 } => "lead",
        FillGap { slot: u32 } => "fill-gap",
        Adopt { slot: u32, entry: LogEntry } => "adopt",
        Propose { slot: u32, entry: LogEntry } => "propose",
        /// The command was applied before this proposer led.
        RespondAtOnce { number: u32, client: Id } => "respond-at-once",
        /// The slot of the command, and all before it, are chosen.
        RespondAgain { number: u32, client: Id } => "respond-again",
        /// The command is proposed already.
        RequestIgnored { client: Id } => "request-ignored",
        Again { count: u32 } => "again",
        Chosen { slot: u32, entry: LogEntry, answered: u32 } => "chosen",
        // An acceptor.
        Promise { ballot: Ballot } => "promise",
        /// It has promised that ballot before.
        PrepareIgnored => "prepare-ignored",
        DenyPrepare { ballot: Ballot } => "deny-prepare",
        Accept { slot: u32, entry: LogEntry } => "accept",
        DenyPropose { ballot: Ballot } => "deny-propose",
        // Who hears of votes.
        Count { slot: u32, count: u32, majority: u32 } => "count",
        AcceptedIgnored => "accepted-ignored",
        Learn { slot: u32, entry: LogEntry } => "learn",
        Apply { slot: u32, entry: LogEntry } => "apply",
        ApplyNoOp { slot: u32 } => "apply-no-op",
        /// Its command was applied in an earlier slot.
        PassOver { slot: u32, entry: LogEntry } => "pass-over",
        RefusalIgnored => "refusal-ignored",
        Recovered => "recovered",
    }
}
