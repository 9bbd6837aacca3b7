//! Pinned choices: the array `choices` and the act `choose` in files. Pinned choices move with their processes.
#![expect(clippy::redundant_closure_for_method_calls, reason = "a bare method path works for a single lifetime only")]

#[cfg(test)]
pub(super) mod tests;

use super::{change::report_left_out, fields::foreign, seating, write::name_of, write::quoted};
use crate::prelude::*;
use suffrage_engine::sim::pins::DirectedLink;

pub(super) const ARRAY: &str = "choices";

pub(super) fn read(given: &mut GivenValue<'_, '_>, seen: &mut BTreeMap<Pin, Range<usize>>) -> Option<Pin> {
    let pin = Pin::read(given)?;
    given.reader.is_new(seen, pin.question(), given.item.span(), faults::settled_twice).then_some(pin)
}

impl Part for Pin {
    /// Reads a pinned choice, such as `{ of = "delay", from = 1, to = 2, nth = 3, is = 7 }`.
    fn read(given: &mut GivenValue<'_, '_>) -> Option<Self> {
        let section = given.table(KEYS)?;
        let given = &mut given.within(&section);
        let kind = given
            .needed("of", "of = \"delay\"", |of| of.one_of(Subject("choice"), &KINDS.map(|(kind, ..)| (kind, kind))));
        for key in KEYS.iter().filter(|key| !has(kind, key)) {
            // The fault names the first kind of choice with this key; beside `timer`, `process` is that of a timer.
            let of_timer = *key == "process" && section.get("timer").is_some();
            let owner = KINDS.iter().find(|(kind, ..)| has(Some(kind), key)).map_or("", |(_, line, _)| line);
            foreign(given, key, if of_timer { OF_TIMER } else { owner });
        }
        let process = value(given, kind, "process = 3", |process| process.process(Shape("id"))).map(|(_, at)| at);
        let timer = value(given, kind, "timer = \"answer\"", timer);
        let on = link(given, kind);
        let nth = optional(given, kind, "nth", 1, |nth| nth.integer(1..=u64::from(u32::MAX))).map(|nth| nth as u32);
        let copy = optional(given, kind, "copy", false, |copy| copy.boolean());
        Some(match kind? {
            "delay" => {
                let ticks = given.needed("is", "is = 7", |is| is.integer(DELAYS));
                Pin::Delay { on: on?, nth: nth?, ticks: ticks? }
            }
            "loss" => {
                let lost = given.needed("is", "is = true", |is| is.boolean());
                Pin::Loss { on: on?, nth: nth?, copy: copy?, lost: lost? }
            }
            "copy" => {
                let ticks = given.needed("is", "is = 2", copied);
                Pin::Copy { on: on?, nth: nth?, ticks: ticks? }
            }
            "notice" => Pin::Notice { ticks: given.needed("is", "is = 2", |is| is.integer(DELAYS))?, nth: nth? },
            "draw" => {
                given.inside("of", |of| {
                    of.is_refused(|entry| (!entry.draws()).then(|| faults::draws_nothing(entry.title)));
                    Some(())
                });
                let number = given.needed("is", "is = 4", |is| is.integer(0..=u64::from(u32::MAX)));
                Pin::Draw { process: process?, nth: nth?, number: number? as u32 }
            }
            "noticer" => {
                Pin::Noticer { process: given.needed("is", "is = 3", |is| is.process(Shape("id")))?.1, nth: nth? }
            }
            _ => {
                let ticks = given.needed("is", "is = 9", |is| is.integer(TICKS_FROM_ONE));
                Pin::Timer { process: process?, timer: timer?, nth: nth?, ticks: ticks? }
            }
        })
    }

    fn write(&self, context: &WriteContext<'_>) -> String {
        let link = |on: DirectedLink| {
            let DirectedLink { from, to, clockwise } = on;
            let way = if context.scenario.graph().says_way(on) {
                format!(", way = {}", quoted(name_of(&WAYS, &clockwise)))
            } else {
                String::new()
            };
            format!("from = {}, to = {}{way}, ", context.id(from), context.id(to))
        };
        let (of, about, is) = match *self {
            Pin::Delay { on, ticks, .. } => ("delay", link(on), ticks.to_string()),
            Pin::Loss { on, lost, .. } => ("loss", link(on), lost.to_string()),
            Pin::Copy { on, ticks, .. } => {
                ("copy", link(on), ticks.map_or_else(|| "false".to_owned(), |ticks| ticks.to_string()))
            }
            Pin::Notice { ticks, .. } => ("notice", String::new(), ticks.to_string()),
            Pin::Draw { process, number, .. } => {
                ("draw", format!("process = {}, ", context.id(process)), number.to_string())
            }
            Pin::Noticer { process, .. } => ("noticer", String::new(), context.id(process).to_string()),
            Pin::Timer { process, timer, ticks, .. } => (
                "timer",
                format!("process = {}, timer = {}, ", context.id(process), context.timer(timer)),
                ticks.to_string(),
            ),
        };
        let copy = if matches!(self, Pin::Loss { copy: true, .. }) { ", copy = true" } else { "" };
        format!("{{ of = {}, {about}nth = {}{copy}, is = {is} }}", quoted(of), self.nth())
    }

    fn reseated(self, moving: &PositionMap) -> Option<Pin> {
        Some(match self {
            Pin::Delay { on, .. } | Pin::Loss { on, .. } | Pin::Copy { on, .. } => {
                self.on_link(seating::reseated(on, moving)?)
            }
            Pin::Notice { .. } => self,
            Pin::Draw { process, nth, number } => Pin::Draw { process: moving.new_position(process)?, nth, number },
            Pin::Noticer { nth, process } => Pin::Noticer { nth, process: moving.new_position(process)? },
            Pin::Timer { process, timer, nth, ticks } => {
                Pin::Timer { process: moving.new_position(process)?, timer, nth, ticks }
            }
        })
    }
}

const WAYS: [(&str, bool); 2] = [("clockwise", true), ("counter-clockwise", false)];

pub(super) fn described() -> Vec<Key> {
    let keys = [
        ("of", "choice_of", "Choice that is settled."),
        ("from", "id", "Of a `delay`, `loss` or `copy`: sender of the message."),
        ("to", "id", "Its receiver."),
        ("way", "way", "On a two-way ring where both ways lead to the receiver: the way of the message."),
        ("process", "id", "Of a `draw` or `timer`: the process."),
        ("timer", "name", "Of a `timer`: its name."),
        (
            "nth",
            "size",
            "Which one, counted from the beginning of the run: message of the link, draw or timer of the process, notice; 1 if absent.",
        ),
        ("copy", "flag", "Of a `loss`: whether the copy of the message is meant."),
        (
            "is",
            "settled",
            "The value: ticks in transit (`delay`, `notice`), ticks of the copy or `false` for none (`copy`), whether it is lost (`loss`), \
             the number drawn from 0 (`draw`), the id of the process that notices (`noticer`), ticks that the timer lasts (`timer`).",
        ),
    ];
    keys.map(|(name, takes, meaning)| Key { name, takes, meaning, is_needed: ["of", "is"].contains(&name) }).into()
}

pub(super) fn words() -> [(&'static str, Vec<&'static str>); 2] {
    [("choice_of", KINDS.map(|(kind, ..)| kind).into()), ("way", WAYS.map(|(way, _)| way).into())]
}

const KEYS: &[&str] = &["of", "from", "to", "way", "process", "timer", "nth", "copy", "is"];

/// For each kind of choice: its name, the line in the file that selects it, and its keys besides `of`, `nth` and `is`.
const KINDS: [(&str, &str, &[&str]); 7] = [
    ("delay", "of = \"delay\"", &["from", "to", "way"]),
    ("loss", "of = \"loss\"", &["from", "to", "way", "copy"]),
    ("copy", "of = \"copy\"", &["from", "to", "way"]),
    ("notice", "of = \"notice\"", &[]),
    ("draw", "of = \"draw\"", &["process"]),
    ("noticer", "of = \"noticer\"", &[]),
    ("timer", OF_TIMER, &["process", "timer"]),
];

const OF_TIMER: &str = "of = \"timer\"";

fn has(kind: Option<&str>, key: &str) -> bool {
    let is_of = |(known, _, keys): &(&str, &str, &[&str])| Some(*known) == kind && keys.contains(&key);
    kind.is_none() || ["of", "nth", "is"].contains(&key) || KINDS.iter().any(is_of)
}

/// Reads the value of the key with which `example` begins. If the key is missing, the error message shows `example`.
fn value<'t, T>(
    given: &mut GivenValue<'_, 't>,
    kind: Option<&str>,
    example: &'static str,
    read: impl FnOnce(&mut GivenValue<'_, 't>) -> Option<T>,
) -> Option<T> {
    let key = example.split(' ').next().unwrap_or_default();
    match kind {
        None => given.inside(key, read),
        Some(_) if has(kind, key) => given.needed(key, example, read),
        Some(_) => None,
    }
}

fn optional<'t, T>(
    given: &mut GivenValue<'_, 't>,
    kind: Option<&str>,
    key: &'static str,
    default: T,
    read: impl FnOnce(&mut GivenValue<'_, 't>) -> Option<T>,
) -> Option<T> {
    if has(kind, key) && given.is_beside(key) { given.inside(key, read) } else { Some(default) }
}

fn link(given: &mut GivenValue<'_, '_>, kind: Option<&str>) -> Option<DirectedLink> {
    let from = value(given, kind, "from = 1", |from| from.process(Shape("id")));
    let to = value(given, kind, "to = 2", |to| to.process(Shape("id")).map(|(_, at)| (at, to.span())));
    let way = optional(given, kind, "way", None, |way| way.one_of(Subject("way"), &WAYS).map(Some));
    let ((id, from), (to, span)) = (from?, to?);
    let (roster, graph) = (given.known.roster?, given.known.graph()?);
    if !are_ends(given, (id, from), (to, span.clone())) {
        return None;
    }
    match way? {
        Some(clockwise) if graph.has_two_ways(from, to) => Some(DirectedLink { from, to, clockwise }),
        Some(_) => {
            let span = given.section.key_span("way").unwrap_or(span);
            given.reader.fault(span, faults::one_way(id, roster.at(to)));
            None
        }
        None => graph.link(from, to).or_else(|| {
            given.reader.fault(given.section.span.clone(), faults::two_ways(id, roster.at(to)));
            None
        }),
    }
}

/// Whether a link leads from one process to the other; reports a fault if not.
pub(super) fn are_ends(given: &mut GivenValue<'_, '_>, (id, from): (Id, u32), (to, span): (u32, Range<usize>)) -> bool {
    let Some(graph) = given.known.graph() else { return false };
    // A process with several roles can send from one of its roles to another.
    let has_roles = given.known.entry.is_some_and(|entry| !entry.parts().is_empty());
    if graph.topology == Topology::Complete && from == to && !has_roles {
        given.reader.fault(span, faults::no_link_to_itself(id));
        return false;
    }
    given.check_link(from, to, span);
    graph.has(from, to)
}

#[expect(clippy::option_option, reason = "three cases: unreadable, no copy, a copy")]
fn copied(given: &mut GivenValue<'_, '_>) -> Option<Option<Ticks>> {
    match given.item.get_ref() {
        DeValue::Boolean(false) => return Some(None),
        DeValue::Boolean(true) => given.fault(faults::copy_without_ticks()),
        DeValue::Integer(_) => return given.integer(DELAYS).map(Some),
        _ => given.wrong(Shape("copy")),
    }
    None
}

fn timer(timer: &mut GivenValue<'_, '_>) -> Option<usize> {
    let has_none = timer.is_refused(|entry| entry.timers.is_empty().then(|| faults::no_timers_to_settle(entry.title)));
    if has_none { None } else { timer.name_of(Subject("timer"), |entry| entry.timers) }
}

impl Scenario {
    pub(super) fn drop_choices(&mut self, changes: &mut Vec<Remark>) {
        let before = self.choices.len() + self.events.len();
        self.choices.clear();
        self.events.retain(|(_, command)| !command.is_a_choice());
        report_left_out(changes, ids::CHANGE_CHOICES_LEFT_OUT, before - self.events.len());
    }

    pub(super) fn report_choices_left_out(&self, before: &Self, changes: &mut Vec<Remark>) {
        let dropped = before.choices.len().saturating_sub(self.choices.len());
        report_left_out(changes, ids::CHANGE_CHOICES_LEFT_OUT, dropped);
        before.report_links_left_out(self, changes);
    }
}
