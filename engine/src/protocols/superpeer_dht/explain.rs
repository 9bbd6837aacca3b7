//! What the class sees of super-peers on an id circle: roles, labels, the rule behind each step, what is held, figures and bounds.

use std::collections::BTreeSet;

use super::{Message, State, Step, SuperpeerDht, Variant, Wait};
use crate::protocol::{
    Bearer, Bound, BoundSide, Datum, Explain, Explanation, Fact, Figure, Handled, Held, Holding, Id, IdCircle, Local, LookUp,
    MessageClass, Remark, Role, Seen, Value, Weighed,
};

/// The most members that a fact names.
const MOST_NAMED: usize = 64;

impl Explain for SuperpeerDht {
    const ROLES: &[Role] = &[Role::Idle, Role::Waiting, Role::Leader];
    const CLASSES: &[&[MessageClass]] = &[
        &[MessageClass::Election],
        &[MessageClass::Answer],
        &[MessageClass::Election],
        &[MessageClass::Answer],
        &[MessageClass::Refusal],
        &[MessageClass::Value],
        &[MessageClass::Elected],
    ];
    const HOLDS: bool = true;

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
            let members = state.members.iter().take(MOST_NAMED).map(|member| member.id).collect();
            let count = state.members.len() as u64;
            facts.push(match count {
                0 => Fact::new("fact-superpeer-dht-no-members"),
                _ => Fact::new("fact-superpeer-dht-members").number("count", count).with("ids", Value::Ids(members)),
            });
        }
        facts.extend(state.hops.map(|hops| Fact::new("fact-superpeer-dht-hops").number("hops", hops.into())));
        facts
    }

    fn badge(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        let serves = state.elected == Some(me.id);
        serves.then(|| Remark::new("badge-superpeer").number("count", state.members.len() as u64))
    }

    fn id_of(message: &Message) -> Option<Id> {
        match message {
            Message::Lookup { key, .. } => Some(*key),
            Message::Full { next, .. } => *next,
            _ => None,
        }
    }

    fn about(_: &Message, other: Id) -> Id {
        other
    }

    fn payload(message: &Message) -> String {
        match message {
            Message::Lookup { key, .. } => key.to_string(),
            Message::Found { hops, .. } => hops.to_string(),
            Message::Full { next, .. } => next.map_or_else(|| "–".to_owned(), |next| next.to_string()),
            Message::Handover { members, .. } => members.len().to_string(),
            Message::Join { .. } | Message::Welcome { .. } | Message::Moved { .. } => String::new(),
        }
    }

    fn whole(message: &Message) -> Option<String> {
        match message {
            Message::Handover { members, .. } if !members.is_empty() => {
                Some(members.iter().take(MOST_NAMED).map(|member| member.id.to_string()).collect::<Vec<_>>().join(" "))
            }
            _ => None,
        }
    }

    fn values(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>, told: Explanation) -> Explanation {
        let told = match step {
            Step::PassOn { .. } | Step::Found { .. } => {
                let (key, origin) = match handled.message() {
                    Some(&Message::Lookup { key, origin, .. }) => (key, origin),
                    _ => (self.circle.key(me.id), me.id),
                };
                told.id("key", key).id("origin", origin)
            }
            Step::Serve => told.id("key", self.circle.key(me.id)),
            Step::AnswerTimeout => told.number("patience", self.patience),
            Step::Full { .. } | Step::WelcomeAgain => told.number("limit", self.limit.unwrap_or_default().into()),
            _ => told,
        };
        told.id("j", handled.subject().unwrap_or(me.id))
    }

    fn weighed(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>) -> Weighed {
        match step {
            Step::PassOn { next } => Weighed::ids(handled.message().and_then(Self::id_of).unwrap_or(me.id), next),
            Step::Found { .. } => Weighed::ids(handled.message().and_then(Self::id_of).unwrap_or(me.id), me.id),
            Step::LookUp { key } => Weighed::one(Bearer::Process, key),
            Step::Welcome { members } if self.limit.is_some() => {
                Weighed::share(members.into(), self.limit.unwrap_or_default().into())
            }
            _ => Weighed::one(Bearer::Process, me.id),
        }
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
        let set = |ids: &mut dyn Iterator<Item = Id>| Held::Set(ids.map(|id| (Datum::Number(id.number()), None)).collect());
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

    /// Of each process that is not served by itself: at most m hops, one FOUND, one JOIN and one WELCOME, if nobody is full and nobody comes or
    /// goes.
    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        let is_whole = seen.is_undisturbed() && self.limit.is_none() && self.variant == Variant::Standard;
        if seen.begun.is_empty() || !is_whole {
            return Vec::new();
        }
        let value = seen.begun.len() as u64 * (u64::from(self.circle.bits) + 3);
        vec![Bound { side: BoundSide::Worst, formula: "k(b+3)", value }]
    }

    fn circle(&self) -> Option<IdCircle> {
        Some(IdCircle { bits: self.circle.bits, prefix: self.circle.prefix })
    }

    fn fingers(&self, me: Local<'_>, _: &State) -> Vec<u32> {
        self.fingers_of(me)
    }

    fn look_up(&self, me: Local<'_>, state: &State) -> Option<LookUp> {
        self.look_up_of(me, state)
    }

    fn figures(&self, live: &[(Local<'_>, &State)]) -> Vec<Figure> {
        let loads: Vec<u32> =
            live.iter().filter(|(me, state)| state.elected == Some(me.id)).map(|(_, state)| state.members.len() as u32).collect();
        let hops: Vec<u32> = live.iter().filter_map(|(_, state)| state.hops).collect();
        let mut figures = Figure::of_loads(live.len(), &loads);
        figures.extend(Figure::of_hops(&hops));
        let served: Vec<_> = live.iter().map(|&(me, state)| (me, state.elected)).collect();
        figures.extend(Figure::of_places(&served, self.is_torus));
        figures
    }
}
