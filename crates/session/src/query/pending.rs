//! Pending messages, timers and other events to come, as plain data.

use crate::prelude::*;
use crate::{query::messages::Message, query::messages::message, query::messages::pending_heartbeats, query::window};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value as Json};
use suffrage_engine::{protocol::Ballot, protocols::sum::Timer, sim::Armed};

/// The first pending items, ordered by due tick, and how many are left out. Items without a due tick come last.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct PendingList {
    pub first: Vec<Pending>,
    pub left_out: usize,
}

/// Something that will happen, or a state that lasts until an act ends it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pending {
    pub due: Option<Ticks>,
    pub thing: Thing,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A message in transit, or the notice of an undeliverable message.
    Message {
        message: Message,
        ends: (Id, Id),
        /// The full payload with the names of its fields, such as `id 58`.
        whole: String,
        /// Whether the link of the message is cut now. The message is lost if it arrives while the link is cut.
        cut: bool,
    },
    Timer {
        /// The number that identifies the timer in its run.
        number: u64,
        position: usize,
        id: Id,
        /// The index of the timer's name in the protocol.
        index: usize,
        name: &'static str,
        /// What the process concludes when the timer fires.
        meaning: Remark,
        set: Ticks,
    },
    /// The other processes will notice that this process is gone.
    Notice {
        number: u64,
        /// The position of the process that is gone.
        position: usize,
        id: Id,
        /// Whether the process announced its leave. If it did not, the failure detector reports its absence.
        said: bool,
        set: Ticks,
    },
    /// A timer of the failure detector: for the next heartbeat of a leader, or for the timeout of a follower.
    Alarm {
        number: u64,
        position: usize,
        id: Id,
        /// The id of the leader, which sends the heartbeats.
        leader: Id,
        set: Ticks,
    },
    Crash {
        position: usize,
        id: Id,
        /// How many messages of its next broadcast the process sends before the crash.
        after: u32,
    },
    Cut {
        from: usize,
        to: usize,
        ends: (Id, Id),
        /// Whether only the direction from `from` to `to` is cut.
        one_way: bool,
    },
    Parted {
        /// The sides of the partition: at most eight, each with at most twelve ids.
        sides: Vec<Vec<Id>>,
        more: bool,
    },
}

/// The cut links between the processes that a frame lists. The two directions of a link count separately.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct CutLinks {
    /// The position of the first listed process.
    pub first: usize,
    /// For each listed process: the number of its side of the partition. Empty if there is no partition.
    pub sides: Vec<u32>,
    /// The links that are cut for another reason than the partition: pairs of positions (from, to), in ascending order.
    pub links: Vec<(usize, usize)>,
    /// The mended links between two sides of the partition: pairs of positions (from, to), in ascending order.
    pub mended: Vec<(usize, usize)>,
}

impl CutLinks {
    pub fn is_empty(&self) -> bool {
        self.links.is_empty() && self.sides.is_empty()
    }

    pub fn is_cut(&self, from: usize, to: usize) -> bool {
        !self.is_empty() && (self.links.binary_search(&(from, to)).is_ok() || self.are_parted(from, to))
    }

    /// Whether the partition cuts the link between two processes. A mended link is not cut.
    pub fn are_parted(&self, from: usize, to: usize) -> bool {
        match (self.side(from), self.side(to)) {
            (Some(one), Some(other)) => one != other && self.mended.binary_search(&(from, to)).is_err(),
            _ => false,
        }
    }

    pub fn side(&self, position: usize) -> Option<u32> {
        self.sides.get(position.checked_sub(self.first)?).copied()
    }
}

const SIDES_NAMED: usize = 8;
const NAMED: usize = 12;

impl Run {
    /// The cut links between the processes that `ask` requests.
    pub fn cuts(&self, ask: &Ask) -> CutLinks {
        let (cuts, window) = (self.now.world.cuts(), window(self.count(), ask));
        if cuts.is_empty() {
            return CutLinks::default();
        }
        let inside = |&(from, to): &(usize, usize)| window.contains(&from) && window.contains(&to);
        let pair = |(from, to): (u32, u32)| (from as usize, to as usize);
        CutLinks {
            first: window.start,
            sides: cuts.sides().map(|sides| sides[window.clone()].to_vec()).unwrap_or_default(),
            links: cuts.links().map(pair).filter(inside).collect(),
            mended: cuts.mended().map(pair).filter(inside).collect(),
        }
    }

    /// The first pending items, as many as `ask` requests; `None` if `ask` requests none.
    pub fn pending(&self, ask: &Ask) -> Option<PendingList> {
        if ask.underway == 0 {
            return None;
        }
        let (mut first, dated) = dated(self, None, ask.underway);
        let undated = undated(self);
        let count = dated + undated.len();
        first.extend(undated.into_iter().take(ask.underway - first.len()));
        Some(PendingList { left_out: count - first.len(), first })
    }
}

enum DatedItem<'r> {
    Message(InFlight<'r>),
    Timer(Armed<Timer>),
    Beat(Box<Pending>),
}

/// The first `most` items with a due tick, and the number of all such items. `of`: only items of this process.
pub(super) fn dated(run: &Run, of: Option<u32>, most: usize) -> (Vec<Pending>, usize) {
    let world = &run.now.world;
    let followed = of.and_then(|at| world.follows(at));
    let is_of = |at: u32| of.is_none_or(|of| of == at);
    let messages = world.in_flight(&Span::ALL).filter(|message| is_of(message.to));
    let timers = world.timers().filter(|armed| match armed.key {
        TimerKey::Own(_) => is_of(armed.at),
        TimerKey::Absence | TimerKey::Farewell { .. } => {
            of.is_none_or(|of| of != armed.at && followed == Some(run.id(armed.at)))
        }
    });
    let beats = pending_heartbeats(run).filter(|pending| match &pending.thing {
        Thing::Message { message: Message { to: at, .. }, .. } | Thing::Alarm { position: at, .. } => is_of(*at as u32),
        _ => false,
    });
    let messages = messages.map(|flight| ((Some(flight.due), 0, flight.number as usize), DatedItem::Message(flight)));
    let timers = timers.enumerate().map(|(index, armed)| ((Some(armed.due), 1, index), DatedItem::Timer(armed)));
    let beats = beats.enumerate().map(|(index, beat)| ((beat.due, 2, index), DatedItem::Beat(Box::new(beat))));
    let (mut first, mut count) = (Vec::new(), 0);
    for dated in messages.chain(timers).chain(beats) {
        first.push(dated);
        count += 1;
        // There can be millions of items, so the list is shortened whenever it has twice the number to show.
        if first.len() > most.saturating_mul(2) {
            first.select_nth_unstable_by_key(most, |&(key, _)| key);
            first.truncate(most);
        }
    }
    first.sort_unstable_by_key(|&(key, _)| key);
    first.truncate(most);
    let told = |(_, dated)| match dated {
        DatedItem::Message(flight) => in_flight(run, &flight),
        DatedItem::Timer(armed) => timer(run, &armed),
        DatedItem::Beat(pending) => *pending,
    };
    (first.into_iter().map(told).collect(), count)
}

fn in_flight(run: &Run, flight: &InFlight<'_>) -> Pending {
    let (ends, cut) = ends(run, flight.from, flight.to);
    let thing = Thing::Message { message: message(run, flight), ends, whole: whole(flight.message.payload()), cut };
    Pending { due: Some(flight.due), thing }
}

/// The sender and the receiver of a message, and whether the link between them is cut.
pub(super) fn ends(run: &Run, from: u32, to: u32) -> ((Id, Id), bool) {
    ((run.id(from), run.id(to)), run.now.world.cuts().separate(from, to))
}

fn timer(run: &Run, armed: &Armed<Timer>) -> Pending {
    let (number, position, id, set) = (armed.number, armed.at as usize, run.id(armed.at), armed.set);
    let thing = match armed.key {
        TimerKey::Own(timer) => {
            let meaning = run.now.world.timer_meaning(armed.at, timer);
            Thing::Timer { number, position, id, index: timer.index(), name: timer.name(), meaning, set }
        }
        TimerKey::Absence => Thing::Notice { number, position, id, said: false, set },
        TimerKey::Farewell { .. } => Thing::Notice { number, position, id, said: true, set },
    };
    Pending { due: Some(armed.due), thing }
}

fn undated(run: &Run) -> Vec<Pending> {
    let (world, cuts, id) = (&run.now.world, run.now.world.cuts(), |at: u32| run.id(at));
    let crashes = world.armed_crashes().iter();
    let crashes = crashes.map(|(&at, &after)| Thing::Crash { position: at as usize, id: id(at), after });
    let parted = cuts.sides().map(|sides| parted(run.ids(), sides));
    // If both directions of a link are cut, they are one item. Its `from` is the lower position.
    let cut = cuts.links().map(|(from, to)| (from, to, cuts.is_cut_by_name(to, from)));
    let cut = cut.filter(|&(from, to, other_way)| !other_way || from < to).map(|(from, to, other_way)| Thing::Cut {
        from: from as usize,
        to: to as usize,
        ends: (id(from), id(to)),
        one_way: !other_way,
    });
    crashes.chain(parted).chain(cut).map(|thing| Pending { due: None, thing }).collect()
}

fn parted(ids: &[Id], sides: &[u32]) -> Thing {
    let count = sides.iter().max().map_or(0, |&last| last as usize + 1);
    let mut named: Vec<Vec<Id>> = vec![Vec::new(); count.min(SIDES_NAMED)];
    let mut more = count > SIDES_NAMED;
    for (&side, &id) in sides.iter().zip(ids) {
        match named.get_mut(side as usize) {
            Some(side) if side.len() < NAMED => side.push(id),
            _ => more = true,
        }
    }
    Thing::Parted { sides: named, more }
}

const LISTED: usize = 24;

fn readable_text(value: &Json) -> String {
    match value {
        Json::String(word) => word.clone(),
        Json::Array(elements) => {
            let listed: Vec<String> = elements.iter().take(LISTED).map(readable_text).collect();
            let listed = listed.join(" ");
            if elements.len() > LISTED { format!("{listed} … ({})", elements.len()) } else { listed }
        }
        Json::Object(fields) => {
            let entry = || {
                let entry: LogEntry = parse_exactly(value)?;
                let from = entry.from.map(|(client, number)| format!(" ({client} #{number})"));
                Some(format!("{entry}{}", from.unwrap_or_default()))
            };
            let ballot = parse_exactly::<Ballot>(value).map(|ballot| ballot.to_string());
            ballot.or_else(entry).unwrap_or_else(|| named(fields).join(" "))
        }
        Json::Null | Json::Bool(_) | Json::Number(_) => value.to_string(),
    }
}

/// Returns `None` if the value is not a `T`, or if it contains fields that `T` does not have.
fn parse_exactly<T: Serialize + DeserializeOwned>(value: &Json) -> Option<T> {
    let read: T = serde_json::from_value(value.clone()).ok()?;
    (serde_json::to_value(&read).ok()? == *value).then_some(read)
}

fn named(fields: &Map<String, Json>) -> Vec<String> {
    let there = fields.iter().filter(|(_, value)| !value.is_null());
    there.map(|(name, value)| format!("{name} {}", readable_text(value))).collect()
}

fn whole(payload: Json) -> String {
    match payload {
        Json::Null => String::new(),
        Json::Object(fields) => named(&fields).join(", "),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn payloads_are_formatted_without_json_syntax() {
        let entry = json!({ "from": [5, 1], "key": "y", "value": 2 });
        let accepted = json!({ "ballot": { "proposer": 1, "round": 2 }, "entry": entry, "slot": 2 });
        assert_eq!(whole(accepted), "ballot 2.1, entry y=2 (5 #1), slot 2");
        let request = json!({ "client": 4, "key": "y", "number": 2, "suspect": null, "value": "on" });
        assert_eq!(whole(request), "client 4, key y, number 2, value on");
        let vote = json!({ "ballot": { "proposer": 1, "round": 1 }, "value": 3 });
        assert_eq!(
            whole(json!({ "accepted": vote, "ballot": { "proposer": 2, "round": 1 } })),
            "accepted ballot 1.1 value 3, ballot 1.2"
        );
        assert_eq!(whole(json!({ "ids": [1, 2, 3] })), "ids 1 2 3");
        let no_op = json!({ "from": null, "key": null, "value": null });
        assert_eq!(whole(json!({ "entry": no_op })), format!("entry {}", LogEntry::NO_OP));
    }
}
