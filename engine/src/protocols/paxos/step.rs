//! The steps of Paxos: its own, and those of the bully inside.

use super::super::bully;
use crate::protocol::{Ballot, Datum, Explanation, Id, Steps, steps};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Own(Own),
    /// Where a leader is elected.
    Elect(bully::Step),
}

steps! {
    "paxos":
    /// Each obeys one line of the listing. The first step of a handling is its reason, those after it what follows from it.
    pub enum Own {
        Ask { proposer: Id } => "ask",
        AskIgnored => "ask-ignored",
        AskNext { proposer: Id } => "ask-next",
        Answered => "answered",
        /// What is chosen is another value than it asked for.
        AnsweredOtherwise { asked: Datum } => "answered-otherwise",
        /// It does not ask for anything.
        AnswerLate => "answer-late",

        ProposeOwn { value: Datum } => "propose-own",
        ProposeIgnored => "propose-ignored",
        TakeRequest => "take-request",
        RequestIgnored => "request-ignored",
        Prepare { ballot: Ballot } => "prepare",
        CountPromise { count: u32 } => "count-promise",
        /// It has a majority already, or has had this one.
        PromiseLate => "promise-late",
        /// Of another ballot than that of the attempt, or in the back-off.
        PromiseIgnored => "promise-ignored",
        Adopt { ballot: Ballot, value: Datum } => "adopt",
        /// No promise tells of a vote.
        ChooseOwn { value: Datum } => "choose-own",
        /// The promises tell of a vote, and it takes its own value all the same.
        IgnoreVotes { value: Datum, ballot: Ballot, voted: Datum } => "ignore-votes",
        GiveUpPromises { ballot: Ballot } => "give-up-promises",
        GiveUpVotes { ballot: Ballot } => "give-up-votes",
        BackOff { ticks: u32 } => "back-off",
        BackOffOver => "back-off-over",
        Succeed { value: Datum } => "succeed",

        Promise => "promise",
        /// It has voted before, and tells for what.
        PromiseVote { ballot: Ballot, value: Datum } => "promise-vote",
        PrepareRefused { promised: Ballot } => "prepare-refused",
        Accept => "accept",
        ProposeRefused { promised: Ballot } => "propose-refused",

        CountVote { count: u32 } => "count-vote",
        /// A majority is there already, or it has had this one.
        VoteLate => "vote-late",
        Learn { value: Datum } => "learn",

        /// Holds a value back until it knows who leads.
        Keep { value: Datum } => "keep",
        PassOn { value: Datum, leader: Id } => "pass-on",
        Lead { value: Datum } => "lead-propose",
        /// It leads, but an attempt is running already.
        Drop { value: Datum } => "drop",
        /// It does not lead any more, and begins no other attempt.
        StandBack => "stand-back",
        Returned => "returned",
        /// What it promised and voted for is stable.
        Kept => "kept",
        /// What it promised and voted for is lost.
        Forgot => "forgot",
    }
}

impl From<Own> for Step {
    fn from(own: Own) -> Self {
        Self::Own(own)
    }
}

impl Steps for Step {
    const PROTOCOL: &'static str = Own::PROTOCOL;

    fn name(self) -> &'static str {
        match self {
            Self::Own(own) => own.name(),
            Self::Elect(step) => step.name(),
        }
    }

    fn rule(self) -> Explanation {
        match self {
            Self::Own(own) => own.rule(),
            Self::Elect(step) => step.rule(),
        }
    }

    fn noticed() -> Explanation {
        bully::Step::noticed()
    }

    fn tell(self, told: Explanation) -> Explanation {
        match self {
            Self::Own(own) => own.tell(told),
            Self::Elect(step) => step.tell(told),
        }
    }

    #[cfg(test)]
    fn samples() -> Vec<Self> {
        let own = Own::samples().into_iter().map(Self::Own);
        // Those of the bully's other variants are never taken.
        let others = |step: &bully::Step| {
            let name = step.name();
            name.starts_with("hold-back") || ["patience-over", "answer-holding-back", "trust", "follow-lower"].contains(&name)
        };
        own.chain(bully::Step::samples().into_iter().filter(|step| !others(step)).map(Self::Elect)).collect()
    }
}
