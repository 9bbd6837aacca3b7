//! What a process waits for, what can end that, and whether anything will still come.
//!
//! The last is decided by letting a copy of the run go on in silence. Nothing else of what is found there is told, and the copy
//! draws for itself: where chance decides, the draws of the run itself are not looked at.

use std::num::NonZeroU32;

use crate::protocol::{Explain, Protocol, Remark, Ticks};
use crate::session::model::why::{Outlook, Waiting};
use crate::session::run::Run;
use crate::session::underway;
use crate::sim::chance::{Choose, Question, Seeded};
use crate::sim::command::{Command, Links, Targets};
use crate::sim::observe::{Happening, Observer};
use crate::sim::{TimerKey, World};

/// So many messages are sent at most, about, while it is looked whether anything will come, and so many ticks with events are gone
/// through: it must not be felt.
const LOOKED_AHEAD: u64 = 50_000;
const TICKS_AHEAD: u64 = 20_000;
/// The same for each act that might bring something.
const TRIED: u64 = 5_000;
/// So many things that can end its waiting are told at most.
const PENDING: usize = 40;
/// So many processes that are down, or that might begin an election, are tried.
const TRIED_PROCESSES: usize = 6;

/// What a process waits for at the moment on the screen.
pub(in crate::session) fn waiting<P: Explain>(run: &Run<P>, position: usize) -> Option<Waiting> {
    let world = &run.moment.world;
    let id = *world.plan().ids.get(position)?;
    let at = position as u32;
    let waits = waits_for(&run.protocol, world, at);
    let (pending, left_out) = underway::concerning(run, at, PENDING);
    let outlook = outlook(run, at);
    let could = if outlook == Outlook::Never { could(run, at) } else { Vec::new() };
    Some(Waiting { position, id, up: world.is_up(at), waits, pending, left_out, outlook, could })
}

fn waits_for<P: Explain>(protocol: &P, world: &World<P>, at: u32) -> Option<Remark> {
    let seen = world.process(at);
    if seen.up { protocol.waiting_for(seen.local, seen.state) } else { None }
}

/// Sees whether one process handles anything.
struct Reached {
    at: u32,
    reached: bool,
}

impl<P: Protocol> Observer<P> for Reached {
    const STANDINGS: bool = false;

    fn see(&mut self, _: Ticks, happening: Happening<'_, P>) {
        let (Happening::Delivered { to: at, .. }
        | Happening::CameBack { to: at, .. }
        | Happening::Fired { at, .. }
        | Happening::Started { at, .. }
        | Happening::Revived { at }) = happening
        else {
            return;
        };
        self.reached |= at == self.at;
    }
}

/// The answers of a copy of the run: drawn for itself, and whatever may happen to a message by chance happens always or never.
struct Guess {
    drawn: Seeded,
    happens: bool,
    /// Something was drawn.
    asked: bool,
    /// Something might have happened to a message by chance.
    risked: bool,
}

impl Guess {
    /// With nothing happening by chance, and with everything.
    const fn new(happens: bool) -> Self {
        Self { drawn: Seeded::new(happens as u64), happens, asked: false, risked: false }
    }
}

impl Choose for Guess {
    fn pick(&mut self, question: Question, below: NonZeroU32) -> u32 {
        self.asked |= below.get() > 1;
        self.drawn.pick(question, below)
    }

    fn happens(&mut self, _: Question, probability: f64) -> bool {
        if probability <= 0.0 || probability >= 1.0 {
            return probability >= 1.0;
        }
        self.risked = true;
        self.happens
    }
}

/// Whether anything will reach a process if nobody acts but the scenario.
fn outlook<P: Explain>(run: &Run<P>, at: u32) -> Outlook {
    let world = &run.moment.world;
    let mut lucky = Guess::new(false);
    let outlook = ahead(run, at, None, (LOOKED_AHEAD, &mut lucky));
    // Whether a message under way will be lost by chance has been drawn already, but is not known before it is due.
    let at_risk = world.network().loss > 0.0 && world.packets().next().is_some();
    if outlook == Outlook::Unknown || !(lucky.asked || lucky.risked || at_risk) {
        return outlook;
    }
    let other = ahead(run, at, None, (LOOKED_AHEAD, &mut Guess::new(true)));
    let own_timer = world.timers().any(|armed| armed.at == at && matches!(armed.key, TimerKey::Own(_)));
    match (outlook, other) {
        (_, Outlook::Unknown) => Outlook::Unknown,
        (Outlook::Comes, Outlook::Comes) if !at_risk || own_timer => Outlook::Comes,
        (Outlook::Never, Outlook::Never) if !at_risk && !lucky.risked => Outlook::Never,
        _ => Outlook::Chance,
    }
}

/// Whether anything will reach a process in a copy of the run; with an act, which enters the next tick, whether anything changes for
/// it.
fn ahead<P: Explain>(run: &Run<P>, at: u32, act: Option<Command>, (messages, chance): (u64, &mut Guess)) -> Outlook {
    let mut world: World<P> = run.moment.world.clone();
    let mut reached = Reached { at, reached: false };
    world.finish(chance, &mut reached);
    let waited = waits_for(&run.protocol, &world, at);
    let tried = act.is_some();
    if let Some(act) = act {
        world.command(act);
    }
    let enough = world.counters().sent().saturating_add(messages);
    for _ in 0..TICKS_AHEAD {
        let over = if tried && waited.is_some() {
            // What only begins it anew has not helped.
            waits_for(&run.protocol, &world, at) != waited
        } else {
            reached.reached
        };
        if over {
            return Outlook::Comes;
        }
        // An algorithm that never rests goes on while the run is quiet; heartbeats of the detector that all arrive tell nothing.
        let due = if P::UPKEEP.is_some() { world.next_tick_due() } else { world.next_due() };
        let Some(next) = due else { return Outlook::Never };
        if world.counters().sent() >= enough {
            break;
        }
        world.begin(next);
        world.finish(chance, &mut reached);
    }
    Outlook::Unknown
}

/// The acts that would bring something to a process which nothing reaches by itself.
fn could<P: Explain>(run: &Run<P>, at: u32) -> Vec<Remark> {
    let world = &run.moment.world;
    let id = |at: u32| world.plan().ids[at as usize];
    let helps = |act: Command| ahead(run, at, Some(act), (TRIED, &mut Guess::new(false))) == Outlook::Comes;
    let on = |at: u32| Targets::Listed(vec![at]);
    if !world.is_up(at) {
        return vec![Remark::new("why-could-revive").id("id", id(at))];
    }
    let mut could = Vec::new();
    let down = (0..world.count() as u32).filter(|&other| !world.is_up(other)).take(TRIED_PROCESSES);
    let revived = down.filter(|&other| helps(Command::Revive(on(other))));
    could.extend(revived.map(|other| Remark::new("why-could-revive").id("id", id(other))));
    if !world.cuts().is_empty() && helps(Command::Mend(Links::All)) {
        could.push(Remark::new("why-could-mend"));
    }
    // If it cannot help itself, the highest may.
    let mut others: Vec<u32> = (0..world.count() as u32).filter(|&other| other != at && world.is_up(other)).collect();
    others.sort_unstable_by_key(|&other| std::cmp::Reverse(id(other)));
    let starters = std::iter::once(at).chain(others.into_iter().take(TRIED_PROCESSES));
    let starter = starters.into_iter().find(|&other| helps(Command::Start(on(other))));
    could.extend(starter.map(|other| Remark::new("why-could-start").id("id", id(other))));
    could
}
