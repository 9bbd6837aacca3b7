//! The world of a protocol as an engine.

use std::ops::Range;

use serde_json::Value as Json;

use super::hook::Hook;
use super::kept::{self, KeptEngine, KnownEngine};
use super::outlook::{self, Ahead, Outlook};
use super::process::{Face, Process, Sector};
use super::word::word_of;
use super::{Content, Engine, Facts, InFlight, Observers, Processes, Span, TickEnds, Wording};
use crate::explore::{self, Asked, Origin, Refused, Search};
use crate::property::Judge;
use crate::protocol::{
    Ballot, Bound, Catalogued, Datum, Derivation, Explain, Explanation, Figure, Handled, Held, HeldToken, Holding, Id, IdCircle,
    Kinds, Label, Log, LookUp, MessageClass, Overlay, PartView, Protocol, Remark, Role, Scope, Seen, Steps, Strip, Ticks, Timers,
    Topology, Way,
};
use crate::sim::chance::Seeded;
use crate::sim::command::Command;
use crate::sim::observe::Silent;
use crate::sim::trace::{RecordKind, Recorder, Recording};
use crate::sim::{Armed, Clock, Inspect, KeptWorld, Limits, TimerKey, World};

fn said<P: Protocol>(content: Content<'_>) -> &P::Message {
    content.0.downcast_ref().expect("a message is told by the protocol that it is of")
}

impl<P: Catalogued> Engine for World<P> {
    fn boxed(&self) -> Box<dyn Engine> {
        Box::new(self.clone())
    }

    fn keep(&self, known: Option<KnownEngine<'_>>, looked: &mut usize) -> Box<dyn KeptEngine> {
        Box::new(KeptWorld::of(self, known.map(|known| known.part(kept::of::<P>)), looked))
    }

    fn trim(&mut self) {
        self.trim();
    }

    fn bring_back(&mut self, kept: &dyn KeptEngine, known: Option<KnownEngine<'_>>) {
        kept::of::<P>(kept).write(self, known.map(|known| known.part(kept::of::<P>)));
    }

    fn begin(&mut self, tick: Ticks, acts: &[Command]) {
        for act in acts {
            self.command(act.clone());
        }
        self.begin(tick);
    }

    fn step(&mut self, chance: &mut Seeded, observers: Observers<'_>, hook: &mut Hook) -> bool {
        let Observers { judge, tally, bounds, census, pairs, touched, ledger, recording } = observers;
        let mut recorder = Recorder::new(ledger, recording);
        let mut standing = (&mut *census, &mut (pairs, &mut (touched, &mut (&mut *hook, &mut recorder))));
        let mut watchers = (&mut *judge, &mut (tally, &mut (bounds, &mut standing)));
        let is_left = self.step(chance, &mut watchers);
        if let Some(from) = hook.announced_by()
            && self.follows(from) == Some(self.plan().ids[from as usize])
        {
            recorder.announce();
        }
        if is_left {
            recorder.end_step(self.now());
        }
        judge.judge_rest(self);
        census.hold(self);
        is_left
    }

    fn work(&mut self, events: u64, chance: &mut Seeded, observers: Observers<'_>) -> bool {
        let Observers { judge, tally, bounds, census, pairs, touched, ledger, recording } = observers;
        let mut recorder = Recorder::new(ledger, recording);
        let mut standing = (&mut *census, &mut (pairs, &mut (touched, &mut recorder)));
        let mut watchers = (&mut *judge, &mut (tally, &mut (bounds, &mut standing)));
        let is_over = self.work(events, chance, &mut watchers);
        judge.judge_rest(self);
        census.hold(self);
        is_over
    }

    fn pass(&mut self, until: Ticks, chance: &mut Seeded, observers: Observers<'_>, ends: &mut TickEnds) -> bool {
        let Observers { judge, tally, bounds, census, pairs, touched, ledger, recording } = observers;
        let mut recorder = Recorder::new(ledger, recording);
        while let Some(tick) = self.next_due_of_any().filter(|&tick| tick <= until) {
            self.begin(tick);
            let mut standing = (&mut *census, &mut (&mut *pairs, &mut (&mut *touched, &mut recorder)));
            let mut watchers = (&mut *judge, &mut (&mut *tally, &mut (&mut *bounds, &mut standing)));
            self.work(u64::MAX, chance, &mut watchers);
            recorder.end_event();
            census.hold(self);
            let rests = self.is_at_rest();
            let tells = judge.found_breach_at(tick) || judge.chose_at(tick);
            if rests || self.excess().is_some() || tells || recorder.is_long() {
                judge.judge_rest(self);
                return true;
            }
            ends.note_under_way(self.counters().in_flight());
            ends.rests = None;
        }
        false
    }

    fn limit(&mut self, limits: Limits) {
        self.limit(limits);
    }

    fn obey(&mut self, chance: &mut Seeded) {
        self.obey(chance, &mut Silent);
    }

    fn search(&self, judge: &Judge, asked: &Asked) -> Result<Box<dyn Search>, Vec<Refused>> {
        let origin = Origin::of(self, judge, asked).map_err(|refused| vec![refused])?;
        explore::gone_on_with(self.plan().clone(), origin, asked)
    }

    fn ahead(&self, at: u32, ahead: &mut Ahead) -> Outlook {
        outlook::ahead(self, at, ahead)
    }

    fn facts(&self) -> Facts {
        Facts {
            topology: P::TOPOLOGY,
            anonymous: P::ANONYMOUS,
            strip: P::STRIP,
            scope: Scope::of(P::STRIP, P::ATTESTS),
            silence: P::SILENCE,
            has_rounds: !P::BARRIERS.is_empty(),
            rounds_ignored: self.plan().protocol.rounds_ignored(),
            tie: self.plan().protocol.tie(),
            holds: P::HOLDS,
            derives: P::DERIVES,
            voters: P::VOTERS,
            logs: P::LOGS,
            roles: P::ROLES,
            kinds: <P::Message>::KINDS,
            most_weighed: P::MOST_WEIGHED,
            classes: P::CLASSES,
            bounded_kinds: self.plan().protocol.bounded_kinds(),
            upkeep: P::UPKEEP.map(|upkeep| upkeep.kind),
        }
    }

    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        self.plan().protocol.bounds(seen)
    }

    fn numbers_in_flight(&self) -> Vec<u32> {
        self.numbers()
    }

    fn in_flight<'e>(&'e self, span: &'e Span) -> Box<dyn Iterator<Item = InFlight<'e>> + 'e> {
        let all = self.packets().filter(|packet| span.admits(packet.from, packet.to));
        Box::new(all.map(|packet| InFlight {
            number: packet.number,
            kind: packet.message.kind(),
            from: packet.from,
            to: packet.to,
            clockwise: packet.clockwise,
            due: packet.due,
            notice: packet.notice,
            content: Content(packet.message),
        }))
    }

    fn count_in_flight(&self, per_sector: usize, sectors: &mut [Sector]) -> Vec<(MessageClass, &'static str)> {
        let mut classes: Vec<Option<MessageClass>> = vec![None; <P::Message>::KINDS.len()];
        let per_sector = per_sector as u32;
        for packet in self.packets() {
            let class = *classes[packet.message.kind()].get_or_insert_with(|| P::class(packet.message));
            let from = &mut sectors[(packet.from / per_sector) as usize];
            if packet.notice {
                from.notices += 1;
                continue;
            }
            match P::TOPOLOGY {
                Topology::TwoWayRing if !packet.clockwise => from.lanes[1][class as usize] += 1,
                Topology::OneWayRing | Topology::TwoWayRing => from.lanes[0][class as usize] += 1,
                Topology::Complete => {
                    from.lanes[0][class as usize] += 1;
                    sectors[(packet.to / per_sector) as usize].lanes[1][class as usize] += 1;
                }
            }
        }
        <P::Message>::KINDS.iter().zip(classes).filter_map(|(&kind, class)| Some((class?, kind))).collect()
    }

    fn timers(&self) -> Box<dyn Iterator<Item = Armed<u8>> + '_> {
        Box::new(self.timers().map(|Armed { at, key, set, due, number }| {
            let key = match key {
                TimerKey::Own(timer) => TimerKey::Own(timer.index() as u8),
                TimerKey::Absence => TimerKey::Absence,
                TimerKey::Farewell { number } => TimerKey::Farewell { number },
            };
            Armed { at, key, set, due, number }
        }))
    }

    fn is_armed(&self, at: u32, timer: u8) -> bool {
        self.is_armed(at, <P::Timer>::ALL[usize::from(timer)])
    }
}

impl<P: Explain> Processes for World<P> {
    #[inline]
    fn role(&self, at: u32) -> Role {
        self.live(at).map_or(Role::Crashed, |(local, state)| self.plan().protocol.role(local, state))
    }

    fn is_faulty(&self, at: u32) -> bool {
        self.plan().protocol.is_faulty(at)
    }

    fn can_begin(&self, at: u32) -> bool {
        self.plan().protocol.can_begin(at)
    }

    fn holds_its_input(&self, at: u32) -> bool {
        self.plan().protocol.holds_its_input(at)
    }

    fn roles(&self) -> Vec<Role> {
        (0..self.count() as u32).map(|at| Processes::role(self, at)).collect()
    }

    fn process(&self, at: u32) -> Process {
        let seen = self.process(at);
        let (protocol, state) = (&self.plan().protocol, seen.up.then_some(seen.state));
        let face = match protocol.face(seen.state) {
            _ if !P::ANONYMOUS => Face::Id,
            Some(number) => Face::Drawn(number),
            None => Face::Hidden,
        };
        Process {
            position: at as usize,
            id: seen.local.id,
            face,
            role: Processes::role(self, at),
            faulty: protocol.is_faulty(at),
            elected: seen.standing.cell(P::STRIP),
            owes: seen.standing.owes,
            requested: protocol.requested(seen.local, seen.state),
            badge: state.and_then(|state| protocol.badge(seen.local, state)),
            title: protocol.title(seen.local),
            facts: state.map(|state| protocol.facts(seen.local, state)).unwrap_or_default(),
            waits: state.and_then(|state| protocol.waiting_for(seen.local, state)),
            sent: 0,
            received: 0,
            crashes_after: seen.crashes_after,
        }
    }

    fn round(&self) -> Option<(u32, u32)> {
        if P::BARRIERS.is_empty() {
            return None;
        }
        let live = (0..self.count() as u32).filter_map(|at| self.live(at));
        live.filter_map(|(_, state)| self.plan().protocol.round(state)).max()
    }

    fn purpose(&self, round: u32) -> Option<Remark> {
        self.plan().protocol.purpose(round)
    }

    fn comes_to(&self, at: u32) -> Option<Datum> {
        self.live(at).and_then(|(local, state)| self.plan().protocol.comes_to(local, state))
    }

    fn holdings(&self, at: u32) -> Vec<Holding> {
        let seen = self.process(at);
        let mut held = self.plan().protocol.holdings(seen.local, seen.state);
        // One that is down keeps what it would return with.
        held.iter_mut().filter(|holding| !seen.up && !holding.is_stable).for_each(|holding| holding.value = Held::Nothing);
        held
    }

    fn derivation(&self, at: u32) -> Option<Derivation> {
        self.live(at).and_then(|(local, state)| self.plan().protocol.derivation(local, state))
    }

    fn views(&self, at: u32) -> Vec<PartView> {
        let seen = self.process(at);
        let views = self.plan().protocol.views(seen.local, seen.state);
        views.into_iter().map(|view| if seen.up { view } else { view.crashed() }).collect()
    }

    fn requested(&self, at: u32) -> Option<u32> {
        let seen = self.process(at);
        self.plan().protocol.requested(seen.local, seen.state)
    }

    fn log(&self, at: u32) -> Option<Log> {
        let seen = self.process(at);
        let log = self.plan().protocol.log(seen.local, seen.state)?;
        Some(if seen.up { log } else { log.crashed() })
    }

    fn is_told_falsely(&self, vote: &Derivation) -> bool {
        let protocol = &self.plan().protocol;
        let faulty = (0..self.count() as u32).filter(|&at| protocol.is_faulty(at)).map(|at| self.process(at));
        let mut tellers = faulty.filter(|seen| vote.path.last() == Some(&seen.local.id));
        tellers.any(|seen| protocol.is_told_falsely(seen.local, seen.state, vote))
    }

    fn most_members(&self) -> Option<u32> {
        self.plan().protocol.limit()
    }

    fn circle(&self) -> Option<IdCircle> {
        self.plan().protocol.circle()
    }

    fn fingers(&self, at: u32) -> Vec<u32> {
        self.live(at).map(|(me, state)| self.plan().protocol.fingers(me, state)).unwrap_or_default()
    }

    fn look_up(&self, at: u32) -> Option<LookUp> {
        let (me, state) = self.live(at)?;
        self.plan().protocol.look_up(me, state)
    }

    fn token(&self, at: u32) -> Option<HeldToken> {
        let (me, state) = self.live(at)?;
        self.plan().protocol.token(me, state)
    }

    fn figures(&self) -> Vec<Figure> {
        if P::STRIP != Strip::Groups {
            return Vec::new();
        }
        let live: Vec<_> = (0..self.count() as u32).filter_map(|at| self.live(at)).collect();
        self.plan().protocol.figures(&live)
    }

    fn overlay(&self) -> &Overlay {
        &self.plan().overlay
    }

    fn waiting_for(&self, at: u32) -> Option<Remark> {
        self.live(at).and_then(|(local, state)| self.plan().protocol.waiting_for(local, state))
    }

    fn timer_meaning(&self, at: u32, timer: u8) -> Remark {
        self.plan().protocol.timer_meaning(self.process(at).local, <P::Timer>::ALL[usize::from(timer)])
    }

    fn state_word(&self, at: u32) -> u64 {
        let seen = self.process(at);
        word_of(&seen.up.then_some(seen.state))
    }

    fn state(&self, at: u32) -> Json {
        serde_json::to_value(self.process(at).state).unwrap_or_default()
    }

    fn count_roles(&self, range: Range<u32>, sector: &mut Sector) {
        for at in range {
            sector.roles[Processes::role(self, at) as usize] += 1;
            sector.armed |= self.process(at).crashes_after.is_some();
        }
    }
}

impl<P: Explain> Wording for World<P> {
    fn class(&self, content: Content<'_>) -> MessageClass {
        P::class(said::<P>(content))
    }

    fn label(&self, content: Content<'_>) -> Label {
        P::label(said::<P>(content))
    }

    fn values(&self, content: Content<'_>) -> Vec<Datum> {
        P::values_in(said::<P>(content))
    }

    fn whole(&self, content: Content<'_>) -> Option<String> {
        P::whole(said::<P>(content))
    }

    fn way(&self, content: Content<'_>) -> Option<Way> {
        P::way(said::<P>(content))
    }

    fn ballot_in(&self, content: Content<'_>) -> Option<Ballot> {
        P::ballot_in(said::<P>(content))
    }

    fn signed_by(&self, content: Content<'_>) -> Vec<Id> {
        self.plan().protocol.signed_by(said::<P>(content))
    }

    fn is_lie(&self, from: u32, content: Content<'_>) -> bool {
        let protocol = &self.plan().protocol;
        let sender = protocol.is_faulty(from).then(|| self.process(from));
        sender.is_some_and(|seen| protocol.is_lie(seen.local, seen.state, said::<P>(content)))
    }

    fn payload(&self, content: Content<'_>) -> Json {
        match serde_json::to_value(said::<P>(content)) {
            Ok(Json::Object(mut fields)) => fields.remove("payload").unwrap_or_default(),
            _ => Json::Null,
        }
    }

    fn word(&self, content: Content<'_>) -> u64 {
        word_of(said::<P>(content))
    }

    fn timer_name(&self, timer: u8) -> &'static str {
        <P::Timer>::ALL[usize::from(timer)].name()
    }

    fn steps(&self, recording: &Recording, record: usize, hidden: bool) -> Vec<&'static str> {
        recording.steps::<P>(record).map(|step| if hidden { P::seeming(step) } else { step }.name()).collect()
    }

    fn sentences(&self, recording: &Recording, record: usize, hidden: bool) -> Vec<Explanation> {
        let steps = recording.steps::<P>(record).map(|step| if hidden { P::seeming(step) } else { step });
        let mut steps = steps.peekable();
        if steps.peek().is_none() {
            return Vec::new();
        }
        let known = recording.trace.record(record);
        let id = |at: u32| self.plan().ids[at as usize];
        let message = recording.message(record).map(|message| said::<P>(Content(message)));
        let handled = match (&known.what, message) {
            (RecordKind::Started(noticed), _) => Handled::Start { noticed: noticed.map(id) },
            (RecordKind::Requested(request), _) => Handled::Requested(**request),
            (RecordKind::Delivered { from, .. }, Some(message)) => Handled::Received { from: id(*from), message },
            (RecordKind::CameBack { from, .. }, Some(message)) => Handled::Undeliverable { to: id(*from), message },
            (RecordKind::Fired { timer, .. }, _) => Handled::Fired(<P::Timer>::ALL[usize::from(*timer)]),
            (RecordKind::Membership { whose, up }, _) => Handled::Membership { whose: id(*whose), up: *up },
            _ => Handled::Recovered,
        };
        let local = self.process(known.at).local;
        steps.map(|step| self.plan().protocol.remark(local, step, &handled)).collect()
    }
}
