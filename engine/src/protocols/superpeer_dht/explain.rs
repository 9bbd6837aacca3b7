//! Explanations of super-peers on an id circle: roles, labels, the rule of each step, holdings, figures and bounds.

use std::collections::BTreeSet;

use super::circle::Ring;
use super::{Message, State, Step, SuperpeerDht, Variant, Wait};
use crate::protocol::prelude::*;

const MOST_NAMED: usize = 64;

impl Explain for SuperpeerDht {
    fn role(&self, me: Local<'_>, state: &State) -> Role {
        match state.waits {
            Some(_) => Role::Waiting,
            None if state.elected == Some(me.id) => Role::Leader,
            None => Role::Idle,
        }
    }

    fn facts(&self, me: Local<'_>, state: &State) -> Vec<Fact> {
        let waits = match state.waits {
            None => Fact::new("fact-superpeer-dht-idle"),
            Some(Wait::Found) => Fact::new("fact-superpeer-dht-found"),
            Some(Wait::Welcome { from }) => Fact::new("fact-superpeer-dht-welcome").id("j", from),
            Some(Wait::Moved { from }) => Fact::new("fact-superpeer-dht-moved").id("j", from),
        };
        let mut facts = vec![waits, Fact::elected(state.elected)];
        facts.push(Fact::new("fact-superpeer-dht-key").id("key", self.circle.key(me.id)));
        if state.elected == Some(me.id) {
            let members = state.members.iter().take(MOST_NAMED).map(|member| member.id).collect::<Vec<_>>();
            let count = state.members.len() as u64;
            facts.push(match count {
                0 => Fact::new("fact-superpeer-dht-no-members"),
                _ => Fact::new("fact-superpeer-dht-members").with("count", count).with("ids", members),
            });
        }
        facts.extend(state.hops.map(|hops| Fact::new("fact-superpeer-dht-hops").with("hops", hops)));
        facts
    }

    fn marks(&self, me: Local<'_>, state: &State) -> Marks {
        let badge = Remark::new("badge-superpeer").with("count", state.members.len());
        Marks::badge((state.elected == Some(me.id)).then_some(badge))
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        let wait = match state.waits? {
            Wait::Found => Remark::new("wait-superpeer-dht-found").id("key", self.circle.key(me.id)),
            Wait::Welcome { from } => Remark::new("wait-superpeer-dht-welcome").id("j", from),
            Wait::Moved { from } => Remark::new("wait-superpeer-dht-moved").id("j", from),
        };
        Some(wait.id("me", me.id))
    }

    fn holdings(&self, me: Local<'_>, state: &State) -> Vec<Holding> {
        let ring = self.ring(me);
        let fingers: BTreeSet<Id> = (0..self.circle.bits).map(|i| ring.id(ring.finger(i))).collect();
        let set =
            |ids: &mut dyn Iterator<Item = Id>| Held::Set(ids.map(|id| (Datum::Number(id.number()), None)).collect());
        let serves = state.elected == Some(me.id);
        let members = if serves { set(&mut state.members.iter().map(|member| member.id)) } else { Held::Nothing };
        let load = if serves { Held::Number(state.members.len() as u64) } else { Held::Nothing };
        vec![
            Holding::of("holding-superpeer-members", members),
            Holding::of("holding-superpeer-load", load),
            Holding::of("holding-superpeer-dht-fingers", set(&mut fingers.into_iter())),
            Holding { name: "holding-superpeer-dht-number", value: Held::Number(state.number.into()), is_stable: true },
        ]
    }

    fn remark(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>, rule: Explanation) -> Explanation {
        let (key, origin) = match handled.message() {
            Some(Message::Lookup { key, origin, .. }) => (*key, *origin),
            _ => (self.circle.key(me.id), me.id),
        };
        match step {
            Step::PassOn { .. } | Step::Found { .. } => {
                let other = if let Step::PassOn { next } = step { next } else { me.id };
                rule.id("key", key).id("origin", origin).weighing(Weighed::ids(key, other))
            }
            Step::Serve => rule.id("key", self.circle.key(me.id)),
            Step::LookUp { key } => rule.weighing(Weighed::one(Bearer::Process, key)),
            Step::AnswerTimeout => rule.with("patience", self.timeout),
            Step::Full { .. } | Step::WelcomeAgain => rule.with("limit", self.limit.unwrap_or_default()),
            Step::Welcome { members } => match self.limit {
                Some(limit) => rule.weighing(Weighed::share(members.into(), limit.into())),
                None => rule,
            },
            _ => rule,
        }
    }

    /// Let ids have b bits. Each process that is not a super-peer costs at most b LOOKUPs, one FOUND, one JOIN and one
    /// WELCOME, if no super-peer is full and no process crashes or recovers.
    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        let is_whole = seen.is_undisturbed() && self.limit.is_none() && self.variant == Variant::Standard;
        if seen.begun.is_empty() || !is_whole {
            return Vec::new();
        }
        let value = seen.begun.len() as u64 * (u64::from(self.circle.bits) + 3);
        Bound::most("k(b+3)", value, false)
    }

    fn shown(message: &Message) -> Shown {
        let (payload, whole) = match message {
            Message::Lookup { key, .. } => (key.to_string(), None),
            Message::Found { hops, .. } => (hops.to_string(), None),
            Message::Full { next, .. } => (next.map_or_else(|| "–".to_owned(), |next| next.to_string()), None),
            Message::Handover { members, .. } => {
                let ids: Vec<_> = members.iter().take(MOST_NAMED).map(|member| member.id.to_string()).collect();
                (members.len().to_string(), (!ids.is_empty()).then(|| ids.join(" ")))
            }
            Message::Join { .. } | Message::Welcome { .. } | Message::Moved { .. } => (String::new(), None),
        };
        Shown { whole, ..Shown::of(payload) }
    }
}

impl Groups for SuperpeerDht {
    fn service(&self) -> Service {
        let is_judged = self.limit.is_none() && self.variant == Variant::Standard;
        Service {
            limit: self.limit,
            share: self.share.map(Decimal::value),
            circle: Some(self.circle),
            unjudged: (!is_judged).then_some(PropertyId::Responsible),
        }
    }

    fn whereabouts(&self, me: Local<'_>, state: &State) -> Whereabouts {
        let ring = self.ring(me);
        let mut fingers: Vec<u32> =
            (0..self.circle.bits).map(|i| ring.finger(i)).filter(|&at| at != me.position).collect();
        fingers.dedup();
        let responsible = Some(ring.id(ring.successor(self.circle.key(me.id))));
        Whereabouts { responsible, fingers, look_up: self.look_up_of(me, state), token: None }
    }

    fn has_member(&self, state: &State, member: Id) -> bool {
        state.members.binary_search_by_key(&member, |known| known.id).is_ok()
    }

    fn figures(&self, live: &[(Local<'_>, &State)]) -> Vec<Figure> {
        let serving = live.iter().filter(|(me, state)| state.elected == Some(me.id));
        let loads: Vec<u32> = serving.map(|(_, state)| state.members.len() as u32).collect();
        let hops: Vec<u32> = live.iter().filter_map(|(_, state)| state.hops).collect();
        let mut figures = Figure::of_loads(live.len(), &loads);
        figures.extend(Figure::of_hops(&hops));
        let served: Vec<_> = live.iter().map(|&(me, state)| (me, state.elected)).collect();
        figures.extend(Figure::of_places(&served, self.is_torus));
        figures
    }
}

impl SuperpeerDht {
    fn look_up_of(&self, me: Local<'_>, state: &State) -> Option<LookUp> {
        if state.waits != Some(Wait::Found) {
            return None;
        }
        let key = self.circle.key(me.id);
        let mut way = vec![me.position];
        let mut ring = self.ring(me);
        while ring.successor(key) != ring.me.position && way.len() <= self.circle.bits as usize {
            let next = ring.next_hop(key);
            way.push(next);
            ring = Ring { me: Local { id: ring.id(next), position: next, ..me }, ..ring };
        }
        Some(LookUp { key, way, most: self.circle.bits })
    }
}
