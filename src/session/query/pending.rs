//! What is pending at the moment on the screen: in flight, armed and cut.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value as Json};

use super::heartbeats;
use super::messages::message;
use super::window::window;
use crate::engine::{InFlight, Span};
use crate::protocol::{Ballot, Id, LogEntry, Ticks};
use crate::session::model::{Ask, CutLinks, Pending, PendingList, Thing};
use crate::session::run::Run;
use crate::sim::{Armed, TimerKey};

/// So many sides of a partition, and of each so many processes, are named.
const SIDES_NAMED: usize = 8;
const NAMED: usize = 12;

impl Run {
    /// The links that are cut between processes of the window that is asked for.
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

    /// What was asked for of everything that is in flight and armed.
    pub fn pending(&self, ask: &Ask) -> Option<PendingList> {
        let run = self;
        if ask.underway == 0 {
            return None;
        }
        let mut all = Gathered { most: ask.underway, first: Vec::new(), count: 0 };
        dated(run, &mut all, |_| true);
        // What the detector has is put among the rest by due tick; in a tick it comes last.
        let beats = heartbeats::pending(run);
        all.count += beats.len();
        all.first.extend(beats);
        all.first.sort_by_key(|pending| pending.due);
        all.first.truncate(ask.underway);
        undated(run, &mut all);
        let left_out = all.count - all.first.len();
        Some(PendingList { first: all.first, left_out })
    }
}

/// What is under way to one process, its own timers, and the detector's notice that the leader it holds is gone: the first so many
/// by due tick, and how many more there are.
pub(super) fn concerning(run: &Run, at: u32, most: usize) -> (Vec<Pending>, usize) {
    let followed = run.now.world.follows(at);
    let leads = |other: u32| followed == Some(run.id(other));
    let mut found = Gathered { most: usize::MAX, first: Vec::new(), count: 0 };
    dated(run, &mut found, |of| match of {
        Of::Receiver(to) | Of::Own(to) => to == at,
        Of::Gone(gone) => gone != at && leads(gone),
    });
    let position = at as usize;
    let is_own = |pending: &Pending| match &pending.thing {
        Thing::Message { message, .. } => message.to == position,
        Thing::Alarm { position: of, .. } => *of == position,
        _ => false,
    };
    found.first.extend(heartbeats::pending(run).into_iter().filter(is_own));
    found.first.sort_by_key(|pending| pending.due);
    let left_out = found.first.len().saturating_sub(most);
    found.first.truncate(most);
    (found.first, left_out)
}

/// Whom something dated concerns, by position.
enum Of {
    Receiver(u32),
    Own(u32),
    /// Who is gone, of which the detector will tell.
    Gone(u32),
}

struct Gathered {
    most: usize,
    first: Vec<Pending>,
    count: usize,
}

impl Gathered {
    fn add(&mut self, pending: impl FnOnce() -> Pending) {
        self.count += 1;
        if self.first.len() < self.most {
            self.first.push(pending());
        }
    }
}

/// Messages, notices and timers by due tick; in a tick messages come before timers, and each in the order of sending or setting.
fn dated(run: &Run, all: &mut Gathered, wanted: impl Fn(Of) -> bool) {
    let world = &run.now.world;
    let messages = world.in_flight(&Span::ALL).filter(|message| wanted(Of::Receiver(message.to)));
    let (messages, left_out) = first_due(messages, all.most);
    let of = |armed: &Armed<u8>| match armed.key {
        TimerKey::Own(_) => Of::Own(armed.at),
        TimerKey::Absence | TimerKey::Farewell { .. } => Of::Gone(armed.at),
    };
    let mut timers = world.timers().filter(|armed| wanted(of(armed))).peekable();
    for message in &messages {
        while let Some(armed) = timers.next_if(|armed| armed.due < message.due) {
            all.add(|| timer(run, &armed));
        }
        all.add(|| in_flight(run, message));
    }
    all.count += left_out;
    for armed in timers {
        all.add(|| timer(run, &armed));
    }
}

/// The first so many messages by due tick, in a tick by number, and how many more there are. There may be millions: they are not all sorted.
fn first_due<'r>(messages: impl Iterator<Item = InFlight<'r>>, most: usize) -> (Vec<InFlight<'r>>, usize) {
    let key = |message: &InFlight<'_>| (message.due, message.number);
    let (mut first, mut count, mut last): (Vec<InFlight<'_>>, usize, _) = (Vec::new(), 0, (Ticks::MAX, u32::MAX));
    for message in messages {
        count += 1;
        if key(&message) > last {
            continue;
        }
        first.push(message);
        if first.len() > most.saturating_mul(2) {
            let (.., longest, _) = first.select_nth_unstable_by_key(most, key);
            last = key(longest);
            first.truncate(most);
        }
    }
    first.sort_unstable_by_key(key);
    first.truncate(most);
    let left_out = count - first.len();
    (first, left_out)
}

fn in_flight(run: &Run, flight: &InFlight<'_>) -> Pending {
    let thing = Thing::Message {
        message: message(run, flight),
        ends: (run.id(flight.from), run.id(flight.to)),
        whole: whole(run.now.world.payload(flight.content)),
        cut: run.now.world.cuts().separate(flight.from, flight.to),
    };
    Pending { due: Some(flight.due), thing }
}

fn timer(run: &Run, armed: &Armed<u8>) -> Pending {
    let (number, position, id, set) = (armed.number, armed.at as usize, run.id(armed.at), armed.set);
    let thing = match armed.key {
        TimerKey::Own(timer) => Thing::Timer {
            number,
            position,
            id,
            index: usize::from(timer),
            name: run.now.world.timer_name(timer),
            meaning: run.now.world.timer_meaning(armed.at, timer),
            set,
        },
        TimerKey::Absence => Thing::Notice { number, position, id, said: false, set },
        TimerKey::Farewell { .. } => Thing::Notice { number, position, id, said: true, set },
    };
    Pending { due: Some(armed.due), thing }
}

/// Armed crashes, then cuts.
fn undated(run: &Run, all: &mut Gathered) {
    let (world, id) = (&run.now.world, |at: u32| run.id(at));
    for (&at, &after) in world.armed_crashes() {
        all.add(|| Pending { due: None, thing: Thing::Crash { position: at as usize, id: id(at), after } });
    }
    let cuts = world.cuts();
    if let Some(sides) = cuts.sides() {
        all.add(|| Pending { due: None, thing: parted(run.ids(), sides) });
    }
    for (from, to) in cuts.links() {
        let other_way = cuts.is_cut_by_name(to, from);
        if other_way && to < from {
            // Both ways are one thing, told at the lower position.
            continue;
        }
        let thing = || Thing::Cut { from: from as usize, to: to as usize, ends: (id(from), id(to)), one_way: !other_way };
        all.add(|| Pending { due: None, thing: thing() });
    }
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

/// A value as it is read aloud: lists without brackets, and of a long one the first elements and how many there are; ballots and entries as
/// they are written everywhere else.
fn plain(value: &Json) -> String {
    match value {
        Json::String(word) => word.clone(),
        Json::Array(elements) => {
            let listed: Vec<String> = elements.iter().take(LISTED).map(plain).collect();
            let listed = listed.join(" ");
            if elements.len() > LISTED { format!("{listed} … ({})", elements.len()) } else { listed }
        }
        Json::Object(fields) => {
            let entry = || known(value).map(in_full);
            let ballot = known::<Ballot>(value).map(|ballot| ballot.to_string());
            ballot.or_else(entry).unwrap_or_else(|| named(fields).join(" "))
        }
        Json::Null | Json::Bool(_) | Json::Number(_) => value.to_string(),
    }
}

/// The value that is written so, if that is all of it.
fn known<T: Serialize + DeserializeOwned>(value: &Json) -> Option<T> {
    let read: T = serde_json::from_value(value.clone()).ok()?;
    (serde_json::to_value(&read).ok()? == *value).then_some(read)
}

fn in_full(entry: LogEntry) -> String {
    let of = |(client, number): (Id, u32)| format!(" ({client} #{number})");
    format!("{entry}{}", entry.from.map_or_else(String::new, of))
}

/// Each field with its name; what is absent is not told.
fn named(fields: &Map<String, Json>) -> Vec<String> {
    let there = fields.iter().filter(|(_, value)| !value.is_null());
    there.map(|(name, value)| format!("{name} {}", plain(value))).collect()
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
    fn what_a_message_carries_is_told_without_the_signs_of_a_format() {
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
