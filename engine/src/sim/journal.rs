//! Writes the trace as JSON lines during the run. docs/json.md lists the fields of every event.

use std::{io, io::Write};

use super::pins::DirectedLink;
use crate::protocol::Strip;
use crate::sim::prelude::*;
use serde_json::{Map, Value, json};

const CLOCKWISE: &str = "clockwise";
const COUNTER_CLOCKWISE: &str = "counter-clockwise";

/// Writes one line of JSON for each event of a run.
///
/// After the writer's first error, nothing more is written; [`Journal::finish`] returns that error.
#[derive(Debug)]
pub struct Journal<'a, W: Write> {
    nature: crate::protocol::Profile,
    out: W,
    ids: &'a [Id],
    fault: Option<io::Error>,
    seq: u64,
    handling: Option<u64>,
    /// By number of a message or notice in transit: the event that sent or created it.
    sent: BTreeMap<u32, u64>,
    /// On a two-way ring, by number of a message in transit: the direction.
    ways: BTreeMap<u32, &'static str>,
    /// By number of an armed timer: the event that set it.
    set: BTreeMap<u64, u64>,
    /// By position: the latest event in which the process crashed or left.
    gone: BTreeMap<u32, u64>,
    back: BTreeMap<u32, u64>,
    /// The latest event in which a message was lost: the cause of the notice, if there is one.
    lost: Option<u64>,
}

/// Defines the type of a line of the trace. A line contains only the fields that apply to its event.
macro_rules! line {
    ($($field:ident: $of:ty,)+) => {
        #[derive(Debug, Default, Serialize)]
        struct Line {
            tick: Ticks,
            seq: u64,
            cause: Option<u64>,
            event: &'static str,
            $(
                #[serde(skip_serializing_if = "Option::is_none")]
                $field: Option<$of>,
            )+
        }
    };
}

line! {
    process: Id,
    from: Id,
    to: Id,
    kind: &'static str,
    payload: Value,
    way: &'static str,
    timer: &'static str,
    due: Ticks,
    reason: &'static str,
    copy: bool,
    announced: bool,
    one_way: bool,
    groups: Vec<Vec<Id>>,
    loss: f64,
    duplicate: f64,
    fifo: bool,
    leader: Value,
    value: Value,
    count: Value,
    changed: Value,
    request: Request,
    member: Id,
    up: bool,
    of: &'static str,
    nth: u32,
    is: Value,
}

impl<'a, W: Write> Journal<'a, W> {
    pub const fn new(out: W, ids: &'a [Id], nature: crate::protocol::Profile) -> Self {
        Self {
            nature,
            out,
            ids,
            fault: None,
            seq: 0,
            handling: None,
            sent: BTreeMap::new(),
            ways: BTreeMap::new(),
            set: BTreeMap::new(),
            gone: BTreeMap::new(),
            back: BTreeMap::new(),
            lost: None,
        }
    }

    /// Flushes the writer.
    ///
    /// # Errors
    /// The first error of the writer.
    pub fn finish(mut self) -> io::Result<()> {
        self.fault.map_or_else(|| self.out.flush(), Err)
    }

    fn id(&self, at: u32) -> Id {
        self.ids[at as usize]
    }

    fn write(&mut self, tick: Ticks, cause: Option<u64>, event: &'static str, line: Line) -> u64 {
        let seq = self.seq;
        self.seq += 1;
        if self.fault.is_none() {
            let line = Line { tick, seq, cause, event, ..line };
            let written = serde_json::to_writer(&mut self.out, &line).map_err(io::Error::from);
            self.fault = written.and_then(|()| self.out.write_all(b"\n")).err();
        }
        seq
    }

    fn open(&mut self, tick: Ticks, cause: Option<u64>, event: &'static str, line: Line) {
        self.handling = Some(self.write(tick, cause, event, line));
    }

    fn about(&self, from: u32, to: u32, message: &Message) -> Line {
        Line { kind: Some(message.kind_name()), payload: Some(payload(message)), ..self.between(from, to) }
    }

    fn between(&self, from: u32, to: u32) -> Line {
        Line { from: Some(self.id(from)), to: Some(self.id(to)), ..Line::default() }
    }

    fn under_way(&mut self, number: u32, sent: u64, way: Option<&'static str>) {
        self.sent.insert(number, sent);
        self.ways.extend(way.map(|way| (number, way)));
    }

    fn process(&self, at: u32) -> Line {
        Line { process: Some(self.id(at)), ..Line::default() }
    }

    fn went_down(&mut self, tick: Ticks, at: u32, how: Down) {
        let line = self.process(at);
        let seq = match how {
            Down::Crashed => self.write(tick, None, "crashed", line),
            Down::CrashedInBatch => self.write(tick, self.handling, "crashed", line),
            Down::Left => self.write(tick, None, "left", Line { announced: Some(false), ..line }),
            Down::LeftAnnounced => self.write(tick, None, "left", Line { announced: Some(true), ..line }),
        };
        // From now on, the crash is the cause of what changes in this handler call.
        self.handling = Some(seq);
        self.gone.insert(at, seq);
    }
}

impl<W: Write> Journal<'_, W> {
    fn moved(&mut self, tick: Ticks, event: &'static str, number: u32, (from, to, due): (u32, u32, Ticks)) {
        let line = Line { due: Some(due), ..self.between(from, to) };
        self.write(tick, self.sent.get(&number).copied(), event, line);
    }

    fn timed(&self, at: u32, timer: Timer, due: Option<Ticks>) -> Line {
        Line { timer: Some(timer.name()), due, ..self.process(at) }
    }

    fn see_process(&mut self, tick: Ticks, event: SimEvent<'_>) {
        match event {
            SimEvent::Started { at, noticed: None } => self.open(tick, None, "started", self.process(at)),
            SimEvent::Started { at, noticed: Some(Noticed { gone, timer }) } => {
                let line = Line { leader: Some(Value::from(self.id(gone).number())), ..self.process(at) };
                let cause = timer.and_then(|timer| self.set.get(&timer).copied());
                self.open(tick, cause, "noticed", line);
            }
            SimEvent::Requested { at, request } => {
                self.open(tick, None, "requested", Line { request: Some(request), ..self.process(at) });
            }
            SimEvent::Revived { at } => {
                self.open(tick, None, "revived", self.process(at));
                self.back.insert(at, self.seq - 1);
            }
            SimEvent::Membership { at, whose, up } => {
                let line = Line { member: Some(self.id(whose)), up: Some(up), ..self.process(at) };
                let cause = if up { self.back.get(&whose) } else { self.gone.get(&whose) };
                self.open(tick, cause.copied(), "membership", line);
            }
            SimEvent::WentDown { at, how, .. } => self.went_down(tick, at, how),
            SimEvent::Delivered { number, from, to, message } => {
                let cause = self.sent.remove(&number);
                let line = Line { way: self.ways.remove(&number), ..self.about(from, to, message) };
                self.open(tick, cause, "delivered", line);
            }
            SimEvent::CameBack { number, from, to, message } => {
                let cause = self.sent.remove(&number);
                self.open(tick, cause, "bounced", self.about(from, to, message));
            }
            SimEvent::Fired { at, timer, number, .. } => {
                let cause = self.set.remove(&number);
                self.open(tick, cause, "timer_fired", self.timed(at, timer, None));
            }
            _ => self.see_message(tick, event),
        }
    }

    fn see_message(&mut self, tick: Ticks, event: SimEvent<'_>) {
        match event {
            SimEvent::Sent { number, from, to, clockwise, message, due, copy } => {
                let way = way_of(self.nature.topology, clockwise);
                let line = Line { due: Some(due), copy: copy.then_some(true), way, ..self.about(from, to, message) };
                let seq = self.write(tick, self.handling, "sent", line);
                self.under_way(number, seq, way);
            }
            SimEvent::Lost { number, from, to, message, reason, .. } => {
                let cause = self.sent.remove(&number);
                let way = self.ways.remove(&number);
                let line = Line { reason: Some(reason.name()), way, ..self.about(from, to, message) };
                self.lost = Some(self.write(tick, cause, "lost", line));
            }
            SimEvent::Bounced { number, .. } => self.sent.extend(self.lost.map(|lost| (number, lost))),
            SimEvent::NoticeLost { number, from, to, message, reason, .. } => {
                let cause = self.sent.remove(&number);
                let line = Line { reason: Some(reason.name()), ..self.about(from, to, message) };
                self.write(tick, cause, "notice_lost", line);
            }
            SimEvent::Delayed { number, from, to, due } => self.moved(tick, "delayed", number, (from, to, due)),
            SimEvent::MessageMoved { number, from, to, due } => self.moved(tick, "moved", number, (from, to, due)),
            SimEvent::Hastened { number, from, to } => self.moved(tick, "hastened", number, (from, to, tick)),
            SimEvent::Altered { number, from, to, message, .. } => {
                let cause = self.sent.get(&number).copied();
                self.write(tick, cause, "altered", self.about(from, to, message));
            }
            SimEvent::Duplicated { number, of, from, to, message, due } => {
                let way = self.ways.get(&of).copied();
                let line = Line { due: Some(due), copy: Some(true), way, ..self.about(from, to, message) };
                let cause = self.sent.get(&of).copied();
                let seq = self.write(tick, cause, "sent", line);
                self.under_way(number, seq, way);
            }
            _ => self.see_rest(tick, event),
        }
    }

    fn see_rest(&mut self, tick: Ticks, event: SimEvent<'_>) {
        match event {
            SimEvent::Set { at, key: TimerKey::Own(timer), number, due } => {
                let seq = self.write(tick, self.handling, "timer_set", self.timed(at, timer, Some(due)));
                self.set.insert(number, seq);
            }
            // The cause of a detector timer is the latest crash or leave of the process, even if that was long ago.
            SimEvent::Set { at, number, .. } => self.set.extend(self.gone.get(&at).map(|&gone| (number, gone))),
            SimEvent::Cancelled { number, .. } => _ = self.set.remove(&number),
            SimEvent::TimerMoved { at, timer, number, due } => {
                let cause = self.set.get(&number).copied();
                self.write(tick, cause, "timer_moved", self.timed(at, timer, Some(due)));
            }
            SimEvent::Disarmed { at, timer, number } => {
                let cause = self.set.remove(&number);
                self.write(tick, cause, "timer_disarmed", self.timed(at, timer, None));
            }
            SimEvent::Changed { at, before, after } => {
                let line = Line { changed: Some(difference(before, after)), ..self.process(at) };
                self.write(tick, self.handling, "state", line);
            }
            SimEvent::Stood { at, before, after, .. }
                if before.cell(self.nature.strip) != after.cell(self.nature.strip) =>
            {
                let process = self.process(at);
                let (event, line) = match self.nature.strip {
                    Strip::Leaders | Strip::Groups => {
                        ("elected", Line { leader: Some(json!(after.leader)), ..process })
                    }
                    Strip::Decisions => ("decided", Line { value: Some(json!(after.decided)), ..process }),
                    Strip::Progress => ("progress", Line { count: Some(json!(after.decided)), ..process }),
                };
                self.write(tick, self.handling, event, line);
            }
            _ => {}
        }
    }

    /// Writes a line for each act on links, the network or choices. All others cause events, which are written.
    fn commanded(&mut self, tick: Ticks, command: Parts<'_>) {
        let (event, lines): (_, Vec<Line>) = match command {
            Parts::Links(LinkAct::Cut { pairs, one_way }) => {
                let cut = |&(from, to)| Line { one_way: Some(one_way), ..self.between(from, to) };
                ("cut", pairs.iter().map(cut).collect())
            }
            Parts::Links(LinkAct::Mend(Links::Between(pairs))) => {
                ("mended", pairs.iter().map(|&(from, to)| self.between(from, to)).collect())
            }
            Parts::Links(LinkAct::Mend(Links::All)) => ("mended", vec![Line::default()]),
            Parts::Links(LinkAct::Part(groups)) => {
                let ids = |group: &Vec<u32>| group.iter().map(|&at| self.id(at)).collect();
                ("partitioned", vec![Line { groups: Some(groups.iter().map(ids).collect()), ..Line::default() }])
            }
            Parts::Network(NetworkChange { loss, duplicate, fifo }) => {
                let (loss, duplicate) = (loss.map(Probability::value), duplicate.map(Probability::value));
                ("network", vec![Line { loss, duplicate, fifo: *fifo, ..Line::default() }])
            }
            Parts::Choice(pin) => ("settled", vec![self.settled(pin)]),
            Parts::Processes(..) | Parts::Request(..) | Parts::Message(..) | Parts::Timer(..) => return,
        };
        for line in lines {
            self.write(tick, None, event, line);
        }
    }

    fn settled(&self, pin: &Pin) -> Line {
        let on = |DirectedLink { from, to, clockwise }: DirectedLink| Line {
            way: way_of(self.nature.topology, clockwise),
            ..self.between(from, to)
        };
        let (of, is, line) = match *pin {
            Pin::Delay { on: link, ticks, .. } => ("delay", json!(ticks), on(link)),
            Pin::Loss { on: link, copy, lost, .. } => {
                ("loss", json!(lost), Line { copy: copy.then_some(true), ..on(link) })
            }
            Pin::Copy { on: link, ticks, .. } => ("copy", ticks.map_or(Value::Bool(false), Value::from), on(link)),
            Pin::Notice { ticks, .. } => ("notice", json!(ticks), Line::default()),
            Pin::Draw { process, number, .. } => ("draw", json!(number), self.process(process)),
            Pin::Noticer { process, .. } => ("noticer", json!(self.id(process)), Line::default()),
            Pin::Timer { process, timer, ticks, .. } => {
                let timer = self.nature.timers.get(timer).copied();
                ("timer", json!(ticks), Line { timer, ..self.process(process) })
            }
        };
        Line { of: Some(of), nth: Some(pin.nth()), is: Some(is), ..line }
    }
}

impl<W: Write> Observer for Journal<'_, W> {
    #[inline]
    fn wants_states(&self) -> bool {
        true
    }

    fn see(&mut self, tick: Ticks, event: SimEvent<'_>) {
        match event {
            SimEvent::Commanded { command, found } => {
                self.handling = None;
                if found {
                    self.commanded(tick, command.parts());
                }
            }
            SimEvent::ArmedCrash { .. } | SimEvent::Handled { .. } => self.handling = None,
            _ => self.see_process(tick, event),
        }
    }
}

fn way_of(topology: Topology, clockwise: bool) -> Option<&'static str> {
    (topology == Topology::TwoWayRing).then_some(if clockwise { CLOCKWISE } else { COUNTER_CLOCKWISE })
}

/// The content of a message, without its kind.
fn payload(message: &Message) -> Value {
    Some(message.payload()).filter(|payload| !payload.is_null()).unwrap_or_else(|| json!({}))
}

/// Returns the fields that changed; if the state has no fields, the whole new state.
fn difference(before: &impl Serialize, after: &impl Serialize) -> Value {
    match (serde_json::to_value(before), serde_json::to_value(after)) {
        (Ok(Value::Object(before)), Ok(Value::Object(after))) => Value::Object(changed_members(&before, after)),
        (_, Ok(after)) => after,
        (_, Err(_)) => Value::Null,
    }
}

fn changed_members(before: &Map<String, Value>, after: Map<String, Value>) -> Map<String, Value> {
    let changed = after.into_iter().filter(|(name, value)| before.get(name) != Some(value));
    let change_of = |(name, value): (String, Value)| {
        let value = change(before.get(&name), value);
        (name, value)
    };
    changed.map(change_of).collect()
}

/// A value with at most this number of members and items is written whole. Of a larger value, only the change is
/// written: if the value kept growing, the lines would become longer and longer.
const MOST_WHOLE_PARTS: usize = 64;

fn change(before: Option<&Value>, after: Value) -> Value {
    if parts(&after) <= MOST_WHOLE_PARTS {
        return after;
    }
    match (before, after) {
        (Some(Value::Object(before)), Value::Object(after)) if before.keys().all(|name| after.contains_key(name)) => {
            json!({ "changed": changed_members(before, after) })
        }
        (Some(Value::Array(before)), Value::Array(mut after)) => {
            let at = before.iter().zip(&after).take_while(|(before, after)| before == after).count();
            let ends = before[at..].iter().rev().zip(after[at..].iter().rev());
            let end = ends.take_while(|(before, after)| before == after).count();
            let removed = before.len() - at - end;
            let mut added: Vec<Value> = after.drain(at..after.len() - end).collect();
            if removed == 1 && added.len() == 1 {
                json!({ "at": at, "is": change(before.get(at), added.swap_remove(0)) })
            } else {
                json!({ "at": at, "removed": removed, "added": added })
            }
        }
        (_, after) => after,
    }
}

/// Counts members and items at all depths. Stops counting soon after [`MOST_WHOLE_PARTS`].
fn parts(value: &Value) -> usize {
    match value {
        Value::Array(items) => parts_of(items),
        Value::Object(members) => parts_of(members.values()),
        _ => 0,
    }
}

fn parts_of<'a>(values: impl IntoIterator<Item = &'a Value>) -> usize {
    let mut count = 0;
    for value in values {
        if count > MOST_WHOLE_PARTS {
            break;
        }
        count += 1 + parts(value);
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Applies a change to a value, as docs/json.md describes it.
    fn applied(before: &Value, change: &Value) -> Value {
        match (before, change) {
            (Value::Array(items), Value::Object(change)) => {
                let mut items = items.clone();
                let at = change["at"].as_u64().expect("a place") as usize;
                if let Some(is) = change.get("is") {
                    items[at] = applied(&items[at], is);
                } else {
                    let end = at + change["removed"].as_u64().expect("a number") as usize;
                    items.splice(at..end, change["added"].as_array().expect("a list").clone());
                }
                Value::Array(items)
            }
            (Value::Object(members), Value::Object(change)) if change.len() == 1 && change.contains_key("changed") => {
                let mut members = members.clone();
                for (name, value) in change["changed"].as_object().expect("members") {
                    let before = members.get(name).cloned().unwrap_or_default();
                    members.insert(name.clone(), applied(&before, value));
                }
                Value::Object(members)
            }
            (_, whole) => whole.clone(),
        }
    }

    #[test]
    fn a_large_value_is_written_as_what_changed_in_it() {
        let list: Vec<u32> = (0..100).collect();
        let with = |at: usize, is: &[u32], end: usize| [&list[..at], is, &list[end..]].concat();
        let cases = [
            (json!(list), json!(with(100, &[100], 100)), json!({ "at": 100, "removed": 0, "added": [100] })),
            (json!(list), json!(with(3, &[7, 8], 3)), json!({ "at": 3, "removed": 0, "added": [7, 8] })),
            (json!(list), json!(with(3, &[], 5)), json!({ "at": 3, "removed": 2, "added": [] })),
            (json!(list), json!(with(3, &[9], 4)), json!({ "at": 3, "is": 9 })),
            (json!([[1], list]), json!([[1], with(0, &[9], 1)]), json!({ "at": 1, "is": { "at": 0, "is": 9 } })),
            (
                json!({ "heard": list, "round": 1 }),
                json!({ "heard": list, "round": 2 }),
                json!({ "changed": { "round": 2 } }),
            ),
            (json!({ "heard": list, "gone": 1 }), json!({ "heard": list }), json!({ "heard": list })),
            (json!([1, 2]), json!([1, 2, 3]), json!([1, 2, 3])),
        ];
        for (before, after, expected) in cases {
            let change = change(Some(&before), after.clone());
            assert_eq!(change, expected);
            assert_eq!(applied(&before, &change), after);
        }
    }
}
