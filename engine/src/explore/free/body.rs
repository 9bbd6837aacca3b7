//! The state of one process, and its handler calls. Each handler call is computed once.

use crate::explore::prelude::*;
use crate::protocol::{Effects, Event, Evidence, Local, Request, Seat, Term};
use crate::sim::{Unheard, given, local};
use crate::{explore::next_answers, protocols::sum::Algorithm, protocols::sum::Step};

/// The state of a process, with everything else that affects its future.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Body<S> {
    pub(super) state: S,
    pub(super) up: bool,
    pub(super) may_begin: bool,
    /// One bit per timer: whether the timer is armed.
    pub(super) armed: u64,
    /// Whether the process is down and the failure detector has a timer armed to report this.
    pub(super) absent: bool,
    /// An armed crash: the process crashes in its next broadcast, after this number of messages.
    pub(super) breaks_after: Option<u32>,
}

// Bits that describe a process. A bitwise OR over all processes shows whether any process has a bit.

pub(super) const UP: u8 = 1;
pub(super) const MAY_BEGIN: u8 = 2;
/// Set if the process has an armed timer, or if [`Body::absent`] is true.
pub(super) const ARMED: u8 = 4;
pub(super) const LEADS: u8 = 8;

impl<S> Body<S> {
    pub(super) fn timers(&self) -> impl Iterator<Item = u32> + use<S> {
        let armed = self.armed;
        (0..u64::BITS - armed.leading_zeros()).filter(move |timer| armed >> timer & 1 == 1)
    }

    pub(super) fn traits(&self, leads: bool) -> u8 {
        let bit = |holds: bool, bit: u8| if holds { bit } else { 0 };
        let is_armed = self.armed != 0 || self.absent;
        bit(self.up, UP) | bit(self.may_begin, MAY_BEGIN) | bit(is_armed, ARMED) | bit(leads, LEADS)
    }
}

/// An event that a process handles, or a crash or recovery of the process. `message`: the number of the message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum What {
    Start,
    Crash,
    Revive,
    Requested(Request),
    Received { from: Port, message: u32 },
    Undeliverable { to: Port, message: u32 },
    Fired(u32),
    Membership { position: u32, up: bool },
}

/// All that determines the result of a handler call, except the state of the process.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Occasion {
    pub(super) what: What,
    /// An index in `Free::commons`: the knowledge that all processes share (which ones are up, and their lots).
    pub(super) common: u32,
    pub(super) breaks_after: Option<u32>,
}

#[derive(Clone, Debug)]
pub(super) enum JudgedEvent {
    Began,
    Returned,
    Stood { before: Standing, after: Standing, term: Option<Term> },
    Attested(Evidence),
    Sent(Message),
    Down { state: State },
}

/// The result of a handler call for one sequence of answers to its random choices.
#[derive(Clone, Debug)]
pub(super) struct Handling {
    pub(super) body: Body<State>,
    pub(super) sent: Vec<(Port, Message)>,
    pub(super) wanted: u32,
    pub(super) happened: Vec<JudgedEvent>,
    pub(super) set: Vec<u32>,
    pub(super) answers: Vec<u32>,
    /// The executed lines of the pseudocode, for all sequences of answers with this result.
    pub(super) lines: Vec<Step>,
}

impl Handling {
    const fn silent(body: Body<State>, happened: Vec<JudgedEvent>) -> Self {
        Self { body, sent: Vec::new(), wanted: 0, happened, set: Vec::new(), answers: Vec::new(), lines: Vec::new() }
    }
}

pub(super) const MOST_ANSWERS: usize = 1 << 16;

#[derive(Default)]
struct Outbox<'a> {
    answers: &'a [u32],
    asked: Vec<NonZeroU32>,
    limit: u32,
    wanted: u32,
    armed: u64,
    sent: Vec<(Port, Message)>,
    set: Vec<u32>,
    happened: Vec<JudgedEvent>,
    lines: Vec<Step>,
}

impl Effects<Algorithm> for Outbox<'_> {
    fn send(&mut self, to: Port, message: Message) {
        self.wanted += 1;
        if self.wanted <= self.limit {
            self.happened.push(JudgedEvent::Sent(message.clone()));
            self.sent.push((to, message));
        }
    }

    fn arm(&mut self, timer: Timer, _: Ticks) {
        self.armed |= 1 << timer.index();
        self.set.push(timer.index() as u32);
    }

    fn disarm(&mut self, timer: Timer) {
        self.armed &= !(1 << timer.index());
    }

    fn choose(&mut self, below: NonZeroU32) -> u32 {
        let answer = self.answers.get(self.asked.len()).copied().unwrap_or(0);
        self.asked.push(below);
        answer
    }

    fn line(&mut self, step: Step) {
        self.lines.push(step);
    }

    fn attest(&mut self, evidence: Evidence) {
        self.happened.push(JudgedEvent::Attested(evidence));
    }
}

pub(super) struct Handler<'a> {
    pub(super) plan: &'a Plan,
    pub(super) common: &'a Common,
    pub(super) at: u32,
}

impl Handler<'_> {
    const fn is_watched(&self) -> bool {
        matches!(self.plan.detector, Detector::Oracle { .. })
    }

    fn me(&self) -> Local<'_> {
        local(self.plan, self.common, self.at)
    }

    pub(super) fn standing_and_traits(&self, body: &Body<State>) -> (Standing, u8) {
        let standing = self.standing(body);
        (standing, body.traits(body.up && standing.leads(self.me().id)))
    }

    fn standing(&self, body: &Body<State>) -> Standing {
        let seat = Seat { position: self.at, ids: &self.plan.ids };
        if body.up { self.plan.protocol.standing(seat, &body.state) } else { Standing::default() }
    }

    /// The results of a handler call for all answers to its random choices; `None`: more than [`MOST_ANSWERS`].
    fn for_all_answers(mut handle: impl FnMut(Outbox<'_>) -> (Handling, Vec<NonZeroU32>)) -> Option<Vec<Handling>> {
        let (mut all, mut next) = (Vec::<Handling>::new(), Some(Vec::new()));
        for _ in 0..MOST_ANSWERS {
            let Some(answers) = next else { return Some(all) };
            let outbox = Outbox { answers: &answers, limit: u32::MAX, ..Outbox::default() };
            let (mut handling, asked) = handle(outbox);
            handling.answers.clone_from(&answers);
            handling.answers.resize(asked.len(), 0);
            // The random duration of a timer is not compared: without a clock it makes no difference.
            let is_alike = |known: &Handling| {
                (&known.body, &known.sent, known.answers.len())
                    == (&handling.body, &handling.sent, handling.answers.len())
            };
            match all.iter_mut().find(|known| is_alike(known)) {
                Some(known) => known.lines.extend(handling.lines),
                None => all.push(handling),
            }
            next = next_answers(answers, &asked);
        }
        None
    }

    /// The possible results of the initialisation at tick 0. `down`: the process is down from the beginning.
    pub(super) fn boot(&self, down: bool, may_begin: bool) -> Option<Vec<Handling>> {
        let (protocol, given) = (&self.plan.protocol, given(self.plan, self.at));
        if down {
            let first = protocol.boot(self.me(), given, None, &mut Unheard);
            let state = protocol.boot(self.me(), given, Some(&first), &mut Unheard);
            let body =
                Body { state, up: false, may_begin: false, armed: 0, absent: self.is_watched(), breaks_after: None };
            return Some(vec![Handling::silent(body, Vec::new())]);
        }
        Self::for_all_answers(|mut outbox| {
            let state = protocol.boot(self.me(), given, None, &mut outbox);
            let body = Body { state, up: true, may_begin, armed: outbox.armed, absent: false, breaks_after: None };
            outbox.ended(body)
        })
    }

    /// The possible results of a handler call; `None`: there are too many sequences of answers to its random choices.
    pub(super) fn handle(&self, body: &Body<State>, on: Occasion, message: Option<&Message>) -> Option<Vec<Handling>> {
        let Occasion { what, breaks_after, .. } = on;
        if what == What::Crash {
            let mut happened = Vec::new();
            let body = self.gone(body.clone(), &mut happened);
            return Some(vec![Handling::silent(body, happened)]);
        }
        Self::for_all_answers(|mut outbox| {
            let limit = breaks_after.or(body.breaks_after);
            (outbox.armed, outbox.limit) = (body.armed, limit.unwrap_or(u32::MAX));
            let mut after = body.clone();
            after.may_begin = false;
            if what == What::Revive {
                self.boot_again(&mut after, &mut outbox);
            }
            if let What::Fired(timer) = what {
                outbox.armed &= !(1 << timer);
            }
            let before = self.standing(&after);
            if matches!(what, What::Start | What::Requested(_)) {
                outbox.happened.push(JudgedEvent::Began);
            } else if what == What::Revive {
                outbox.happened.push(JudgedEvent::Returned);
            }
            let event = event_of(&self.plan.protocol, what, message);
            self.plan.protocol.handle(self.me(), &mut after.state, event, &mut outbox);
            after.armed = outbox.armed;
            self.note_standing(before, &after, &mut outbox.happened);
            if limit.is_some() && outbox.wanted > 0 {
                after.breaks_after = None;
                after = self.gone(after, &mut outbox.happened);
            }
            outbox.ended(after)
        })
    }

    fn boot_again(&self, body: &mut Body<State>, outbox: &mut Outbox<'_>) {
        body.state = self.plan.protocol.boot(self.me(), given(self.plan, self.at), Some(&body.state), outbox);
        (body.up, body.absent) = (true, false);
        self.note_standing(Standing::default(), body, &mut outbox.happened);
    }

    fn note_standing(&self, before: Standing, body: &Body<State>, happened: &mut Vec<JudgedEvent>) {
        let after = self.standing(body);
        if before != after {
            let term = self.plan.protocol.term(&body.state).filter(|_| body.up);
            happened.push(JudgedEvent::Stood { before, after, term });
        }
    }

    fn gone(&self, mut body: Body<State>, happened: &mut Vec<JudgedEvent>) -> Body<State> {
        let (protocol, before) = (&self.plan.protocol, self.standing(&body));
        let mut common = self.common.clone();
        if self.plan.nature.knows_who_is_up() {
            common.up.set(self.at, false);
        }
        let me = local(self.plan, &common, self.at);
        let state = protocol.boot(me, given(self.plan, self.at), Some(&body.state), &mut Unheard);
        let lost = std::mem::replace(&mut body.state, state);
        (body.up, body.may_begin, body.armed, body.absent) = (false, false, 0, self.is_watched());
        happened.push(JudgedEvent::Down { state: lost });
        self.note_standing(before, &body, happened);
        body
    }
}

impl Outbox<'_> {
    fn ended(self, body: Body<State>) -> (Handling, Vec<NonZeroU32>) {
        let Self { asked, wanted, sent, set, happened, lines, .. } = self;
        (Handling { body, sent, wanted, happened, set, answers: Vec::new(), lines }, asked)
    }
}

fn event_of(protocol: &Algorithm, what: What, message: Option<&Message>) -> Event<Algorithm> {
    match (what, message) {
        (What::Received { from, .. }, Some(message)) => Event::Received { from, message: message.clone() },
        (What::Undeliverable { to, .. }, Some(message)) => Event::Undeliverable { to, message: message.clone() },
        (What::Fired(timer), _) => Event::Fired(protocol.timer(timer as usize).expect("a timer")),
        (What::Requested(request), _) => Event::Requested(request),
        (What::Membership { position, up }, _) => Event::Membership { position, up },
        (What::Revive, _) => Event::Recovered,
        (What::Start | What::Crash | What::Received { .. } | What::Undeliverable { .. }, _) => Event::Start,
    }
}
