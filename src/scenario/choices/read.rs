//! One choice with its answer, as a file says it.

use toml::de::DeValue;

use super::kind::{KEYS, KINDS, Kind, OF_TIMER, WAYS, owner};
use crate::config::{Bounds, Item, Reader, Section, Shape, Subject};
use crate::protocol::{Ticks, Topology};
use crate::scenario::bounds::{DELAYS, TICKS_FROM_ONE};
use crate::scenario::faults;
use crate::scenario::read::given::{GivenValue, Known};
use crate::sim::pins::{DirectedLink, Pin};

const NUMBERS: Bounds = Bounds { least: 0, most: u32::MAX as u64 };
const NTH: Bounds = Bounds { least: 1, most: u32::MAX as u64 };

/// `{ of = "delay", from = 1, to = 2, nth = 3, is = 7 }`.
pub(in crate::scenario) fn entry<'t>(
    reader: &mut Reader<'t>,
    item: &Item<'t>,
    key: &'static str,
    known: Known<'_>,
) -> Option<Pin> {
    let section = reader.section(item, key, key, KEYS)?;
    let mut given = GivenValue { reader, section: &section, key, item, known };
    let of = given.needed_inside(&section, "of", "of = \"delay\"");
    let kind = of.and_then(|mut of| of.one_of(Subject::CHOICE, KINDS, &[]));
    Entry { given: &mut given, section: &section, kind }.read()
}

/// What is there of an entry is read also where it is not known what it is about, so that all that is wrong is told at once.
struct Entry<'e, 'g, 't> {
    given: &'e mut GivenValue<'g, 't>,
    section: &'e Section<'e, 't>,
    kind: Option<Kind>,
}

impl<'t> Entry<'_, '_, 't> {
    fn read(&mut self) -> Option<Pin> {
        self.refuse_foreign();
        let process = self.value("process", "process = 3", |process| process.process(Shape::ID));
        let process = process.map(|(_, at)| at);
        let timer = self.value("timer", "timer = \"answer\"", timer);
        let on = self.link();
        let nth = self.optional("nth", 1, |nth| nth.integer(NTH));
        let copy = self.optional("copy", false, boolean);
        let kind = self.kind?;
        if kind == Kind::Draw {
            self.refuse_draw();
        }
        let is = self.answer(kind)?;
        let nth = nth? as u32;
        Some(match is {
            Answer::Delay(ticks) => Pin::Delay { on: on?, nth, ticks },
            Answer::Loss(lost) => Pin::Loss { on: on?, nth, copy: copy?, lost },
            Answer::Copy(ticks) => Pin::Copy { on: on?, nth, ticks },
            Answer::Notice(ticks) => Pin::Notice { nth, ticks },
            Answer::Draw(number) => Pin::Draw { process: process?, nth, number },
            Answer::Noticer(process) => Pin::Noticer { nth, process },
            Answer::Timer(ticks) => Pin::Timer { process: process?, timer: timer?, nth, ticks },
        })
    }

    fn has(&self, key: &'static str) -> bool {
        self.kind.is_none_or(|kind| kind.keys().contains(&key))
    }

    fn refuse_foreign(&mut self) {
        for key in KEYS.iter().copied().filter(|key| !self.has(key)).collect::<Vec<_>>() {
            if let Some(span) = self.section.key_span(key) {
                let owner = if key == "process" && self.section.get("timer").is_some() { OF_TIMER } else { owner(key) };
                self.given.reader.fault(span, faults::foreign(key, owner));
            }
        }
    }

    /// The value of a key that must be there, if it belongs to what the entry is about.
    fn value<T>(
        &mut self,
        key: &'static str,
        example: &'static str,
        read: impl FnOnce(&mut GivenValue<'_, 't>) -> Option<T>,
    ) -> Option<T> {
        let given = match self.kind {
            Some(_) if self.has(key) => self.given.needed_inside(self.section, key, example),
            Some(_) => None,
            None => self.given.inside(self.section, key),
        };
        given.and_then(|mut given| read(&mut given))
    }

    /// The value of a key that may be left out; `None` if it is wrong.
    fn optional<T>(
        &mut self,
        key: &'static str,
        default: T,
        read: impl FnOnce(&mut GivenValue<'_, 't>) -> Option<T>,
    ) -> Option<T> {
        if !self.has(key) {
            return Some(default);
        }
        self.given.inside(self.section, key).map_or(Some(default), |mut given| read(&mut given))
    }

    fn refuse_draw(&mut self) {
        if let Some(entry) = self.given.known.entry.filter(|entry| !entry.draws)
            && let Some(mut of) = self.given.inside(self.section, "of")
        {
            of.fault(faults::draws_nothing(entry.title));
        }
    }

    fn link(&mut self) -> Option<DirectedLink> {
        let from = self.value("from", "from = 1", |from| from.process(Shape::ID));
        let to = self.value("to", "to = 2", |to| to.process(Shape::ID).map(|(_, at)| (at, to.span())));
        let way = self.optional("way", None, |way| way.one_of(Subject::WAY, &WAYS, &[]).map(Some));
        let ((id, from), (to, span)) = (from?, to?);
        let (roster, graph) = (self.given.known.roster?, self.given.known.graph()?);
        if graph.topology == Topology::Complete && from == to {
            // A process with several parts sends from one to another of them.
            if self.given.known.entry.is_some_and(|entry| !entry.parts.is_empty()) {
                return graph.link(from, to);
            }
            self.given.reader.fault(span, faults::no_link_to_itself(id));
            return None;
        }
        if !graph.has(from, to) {
            self.given.no_link(from, to, span);
            return None;
        }
        match way? {
            Some(clockwise) if graph.has_two_ways(from, to) => Some(DirectedLink { from, to, clockwise }),
            Some(_) => {
                let span = self.section.key_span("way").unwrap_or(span);
                self.given.reader.fault(span, faults::one_way(id, roster.at(to)));
                None
            }
            None => graph.link(from, to).or_else(|| {
                self.given.reader.fault(self.section.span.clone(), faults::two_ways(id, roster.at(to)));
                None
            }),
        }
    }

    fn answer(&mut self, kind: Kind) -> Option<Answer> {
        let example = match kind {
            Kind::Delay => "is = 7",
            Kind::Loss => "is = true",
            Kind::Copy | Kind::Notice => "is = 2",
            Kind::Draw => "is = 4",
            Kind::Noticer => "is = 3",
            Kind::Timer => "is = 9",
        };
        self.value("is", example, |is| {
            Some(match kind {
                Kind::Delay => Answer::Delay(is.integer(DELAYS)?),
                Kind::Loss => Answer::Loss(is.boolean()?),
                Kind::Copy => copied(is)?,
                Kind::Notice => Answer::Notice(is.integer(DELAYS)?),
                Kind::Draw => Answer::Draw(is.integer(NUMBERS)? as u32),
                Kind::Noticer => Answer::Noticer(is.process(Shape::ID)?.1),
                Kind::Timer => Answer::Timer(is.integer(TICKS_FROM_ONE)?),
            })
        })
    }
}

/// What a choice comes to.
enum Answer {
    Delay(Ticks),
    Loss(bool),
    Copy(Option<Ticks>),
    Notice(Ticks),
    Draw(u32),
    Noticer(u32),
    Timer(Ticks),
}

fn boolean(given: &mut GivenValue<'_, '_>) -> Option<bool> {
    given.boolean()
}

/// A number of ticks, or `false`.
fn copied(given: &mut GivenValue<'_, '_>) -> Option<Answer> {
    match given.item.get_ref() {
        DeValue::Boolean(false) => Some(Answer::Copy(None)),
        DeValue::Boolean(true) => {
            given.fault(faults::copy_without_ticks());
            None
        }
        DeValue::Integer(_) => given.integer(DELAYS).map(|ticks| Answer::Copy(Some(ticks))),
        _ => {
            given.wrong(Shape::COPY);
            None
        }
    }
}

fn timer(timer: &mut GivenValue<'_, '_>) -> Option<usize> {
    if let Some(entry) = timer.known.entry.filter(|entry| entry.timers.is_empty()) {
        timer.fault(faults::no_timers_to_settle(entry.title));
        return None;
    }
    timer.name_of(Subject::TIMER, |entry| entry.timers)
}
