//! Going on until something happens: the moment of it is found event by event, in what is recorded and beyond.

use super::run::Run;
use crate::property::{Property, Status};
use crate::protocol::{Explain, Id, Ticks};
use crate::sim::observe::{Happening, Observer};

/// What a run can be played until.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// A process comes to hold itself as leader.
    Leader,
    /// A property breaks.
    Breach,
    /// A message is sent.
    Message {
        /// The index of its kind among those that the protocol declares.
        kind: usize,
        /// Only by the process at this position or to it.
        of: Option<usize>,
    },
    /// The state of the process at this position becomes another, or it goes down or comes back.
    Change(usize),
    /// The run comes to rest.
    Quiet,
}

/// What a run was played until.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Met {
    /// This one came to hold itself as leader.
    Leads(Id),
    /// This property broke.
    Broke(Box<Property>),
    /// A message was sent.
    Sent {
        /// Its number.
        number: u32,
        /// The sender.
        from: Id,
        /// The receiver.
        to: Id,
    },
    /// The state of this one became another.
    Changed(Id),
    /// The run came to rest.
    Quiet,
}

/// How far one has come on the way to something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Looked {
    /// Not there yet: the way goes on from here.
    On,
    /// It has happened just before the moment on the screen.
    Met(Met),
    /// It has not happened, and the run has come to rest.
    Quiet,
    /// It has not happened up to the farthest tick.
    Limit,
}

/// Sees whether a message of a kind is sent, or where a message ends, if it is told to look for one.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Spy {
    wanted: Option<(usize, Option<u32>)>,
    /// The number, the sender and the receiver of the first one.
    seen: Option<(u32, u32, u32)>,
    /// The number of the message that is followed.
    followed: Option<u32>,
    /// Whether it has arrived or is lost.
    ended: bool,
}

impl Spy {
    /// Looks for where this message ends.
    pub(super) fn of(number: u32) -> Self {
        Self { followed: Some(number), ..Self::default() }
    }

    /// Whether the message that is followed has arrived or is lost.
    pub(super) const fn has_ended(&self) -> bool {
        self.ended
    }
}

impl<P: Explain> Observer<P> for Spy {
    const STANDINGS: bool = false;

    #[inline]
    fn see(&mut self, _: Ticks, happening: Happening<'_, P>) {
        if let Some(followed) = self.followed {
            self.ended |= matches!(
                happening,
                Happening::Delivered { number, .. }
                    | Happening::Lost { number, .. }
                    | Happening::CameBack { number, .. }
                    | Happening::NoticeLost { number, .. } if number == followed
            );
        }
        let (Some((kind, of)), None) = (self.wanted, self.seen) else { return };
        if let Happening::Sent { number, from, to, message, copy: false, .. } = happening
            && P::kind(message) == kind
            && of.is_none_or(|at| at == from || at == to)
        {
            self.seen = Some((number, from, to));
        }
    }
}

/// What is compared before and after each event.
struct Watch<P: Explain> {
    goal: Until,
    /// How many times somebody had come to lead.
    won: u32,
    /// Whether the process that is watched was up, and its state.
    state: Option<(bool, P::State)>,
}

impl<P: Explain> Watch<P> {
    fn new(run: &mut Run<P>, goal: Until) -> Self {
        run.spy = Spy::default();
        if let Until::Message { kind, of } = goal {
            run.spy.wanted = Some((kind, of.map(|at| at as u32)));
        }
        let state = match goal {
            Until::Change(at) => {
                let seen = run.moment.world.process(at as u32);
                Some((seen.up, seen.state.clone()))
            }
            _ => None,
        };
        Self { goal, won: run.moment.judge.times_won(), state }
    }

    /// Whether the event that has just been handled is the one.
    fn met_by_event(&self, run: &Run<P>) -> Option<Met> {
        let id = |at: u32| run.moment.world.plan().ids[at as usize];
        match self.goal {
            Until::Leader if run.moment.judge.times_won() > self.won => run.moment.judge.newest().map(Met::Leads),
            Until::Message { .. } => run.spy.seen.map(|(number, from, to)| Met::Sent { number, from: id(from), to: id(to) }),
            Until::Change(at) => {
                let seen = run.moment.world.process(at as u32);
                let same = self.state.as_ref().is_some_and(|(up, state)| *up == seen.up && (!seen.up || state == seen.state));
                (!same).then(|| Met::Changed(seen.local.id))
            }
            _ => None,
        }
    }

    /// Whether the tick that is over brought it about.
    fn met_by_tick(&self, run: &Run<P>) -> Option<Met> {
        match self.goal {
            Until::Breach => broken_now(run).map(|found| Met::Broke(Box::new(found))),
            Until::Quiet if run.is_quiet() => Some(Met::Quiet),
            _ => None,
        }
    }
}

/// The first property that broke at the end of the tick on the screen, or that the run, now that it is at rest, is found to break.
fn broken_now<P: Explain>(run: &Run<P>) -> Option<Property> {
    let (judge, world, verdicts) = (&run.moment.judge, &run.moment.world, &run.moment.verdicts);
    let at_rest = |name: &str| verdicts.broke(run.tick()).any(|broken| broken.name == name);
    let fresh = |name: &str| judge.broke_at(name) == Some(run.tick()) || at_rest(name);
    if !run.entry.properties.iter().any(|name| fresh(name)) {
        return None;
    }
    let mut found = verdicts.findings(judge, run.entry.properties, world).into_iter();
    found.find(|found| found.status == Status::Violated && fresh(found.name))
}

/// Goes on until something happens, at most to a tick, and stops for a while at the end of the tick in which so many events have been
/// handled.
pub(super) fn until<P: Explain>(run: &mut Run<P>, goal: Until, farthest: Ticks, events: u64) -> Looked {
    let watch = Watch::new(run, goal);
    let looked = go_on(run, &watch, farthest, events);
    run.spy = Spy::default();
    run.arrive();
    looked
}

fn go_on<P: Explain>(run: &mut Run<P>, watch: &Watch<P>, farthest: Ticks, events: u64) -> Looked {
    let mut left = events;
    loop {
        let mut handled = run.moment.half_way.unwrap_or(0);
        if run.moment.half_way.is_none() {
            if run.is_quiet() {
                return if watch.goal == Until::Quiet { Looked::Met(Met::Quiet) } else { Looked::Quiet };
            }
            // Ticks at which nothing is due are passed over.
            let Some(next) = run.next_tick_of_any().filter(|&next| next <= farthest) else { return Looked::Limit };
            if left == 0 {
                return Looked::On;
            }
            if run.too_long().is_some() {
                return Looked::Limit;
            }
            run.begin_tick(next);
        }
        while !run.moment.world.tick_is_over() {
            if !run.step_event() {
                break;
            }
            handled += 1;
            left = left.saturating_sub(1);
            if let Some(met) = watch.met_by_event(run) {
                // The whole tick is computed, so that the screen can say how many events it has.
                run.finish_tick();
                run.show_part(handled);
                return Looked::Met(met);
            }
        }
        if let Some(met) = watch.met_by_tick(run) {
            return Looked::Met(met);
        }
    }
}
