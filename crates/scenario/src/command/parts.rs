//! How the values of acts are read and written: processes, messages, timers, links, groups, choices, network changes.
#![expect(clippy::redundant_closure_for_method_calls, reason = "a bare method path works for a single lifetime only")]

use crate::prelude::*;
use crate::write::datum;
use suffrage_engine::protocol::{Request, Requests};
use suffrage_engine::sim::command::{Links, NetworkChange, Probability, Select, Targets, TimerOf};

pub(crate) trait Part: Sized {
    fn read(given: &mut GivenValue<'_, '_>) -> Option<Self>;

    fn write(&self, context: &WriteContext<'_>) -> String;

    fn reseated(self, moving: &PositionMap) -> Option<Self>;

    /// The number of targets. If it is lower after `reseated`, the new scenario lacks some targets.
    fn size(&self) -> usize {
        1
    }
}

pub(super) trait Beside: Sized {
    fn read(given: &mut GivenValue<'_, '_>, key: &'static str) -> Self;

    fn said(&self) -> Option<String>;
}

impl Beside for Option<u32> {
    fn read(given: &mut GivenValue<'_, '_>, key: &'static str) -> Self {
        given.inside(key, |number| number.integer(0..=u64::from(u32::MAX))).map(|number| number as u32)
    }

    fn said(&self) -> Option<String> {
        self.map(|number| number.to_string())
    }
}

impl Beside for bool {
    fn read(given: &mut GivenValue<'_, '_>, key: &'static str) -> Self {
        given.inside(key, |flag| flag.boolean()).unwrap_or(false)
    }

    fn said(&self) -> Option<String> {
        self.then(|| self.to_string())
    }
}

fn ids_of(positions: &[u32], context: &WriteContext<'_>) -> String {
    let ids: Vec<String> = positions.iter().map(|&at| context.id(at).to_string()).collect();
    format!("[{}]", ids.join(", "))
}

impl Part for Targets {
    /// Reads an id, a list of ids, or `"all"`.
    fn read(given: &mut GivenValue<'_, '_>) -> Option<Self> {
        let items = match given.item.get_ref() {
            DeValue::String(everybody) if everybody == "all" => return Some(Self::All),
            DeValue::Integer(_) => return Some(Self::Listed(vec![given.process(Shape("targets"))?.1])),
            DeValue::Array(items) => items,
            _ => return given.unfit(Shape("targets")),
        };
        if items.is_empty() {
            given.fault(Problem::empty_list(given.key));
        }
        Some(Self::Listed(
            items.iter().filter_map(|item| given.other(item).process(Shape("id"))).map(|(_, at)| at).collect(),
        ))
    }

    fn write(&self, context: &WriteContext<'_>) -> String {
        match self {
            Self::All => "\"all\"".to_owned(),
            Self::Listed(positions) => match positions.as_slice() {
                [one] => context.id(*one).to_string(),
                several => ids_of(several, context),
            },
        }
    }

    fn reseated(self, moving: &PositionMap) -> Option<Self> {
        let Self::Listed(positions) = self else { return Some(self) };
        Some(moving.all(&positions)).filter(|positions| !positions.is_empty()).map(Self::Listed)
    }

    fn size(&self) -> usize {
        if let Self::Listed(positions) = self { positions.len() } else { 1 }
    }
}

fn message<'g, 't>(given: &mut GivenValue<'g, 't>, more: &[&'static str]) -> Option<Section<'g, 't>> {
    given.table(&[&["from", "to"], more, &["kind", "nth"]].concat())
}

fn select(given: &mut GivenValue<'_, '_>) -> Option<Select> {
    let from = given.needed("from", "from = 1", |from| from.process(Shape("id")));
    let to = given.needed("to", "to = 2", |to| to.process(Shape("id")).map(|(_, position)| (position, to.span())));
    let kind = given.inside("kind", |kind| kind.name_of(Subject("kind"), |entry| entry.kinds));
    let nth = given.inside("nth", |nth| nth.integer(1..=u64::from(u32::MAX))).unwrap_or(1);
    let ((_, from), (to, to_span)) = (from?, to?);
    given.check_link(from, to, to_span);
    Some(Select { from, to, kind, nth: nth as u32 })
}

fn written(select: &Select, context: &WriteContext<'_>, more: &str) -> String {
    let kind = select.kind.map_or_else(String::new, |kind| format!(", kind = {}", context.kind(kind)));
    let nth = if select.nth > 1 { format!(", nth = {}", select.nth) } else { String::new() };
    format!("{{ from = {}, to = {}{kind}{nth}{more} }}", context.id(select.from), context.id(select.to))
}

impl Part for Select {
    fn read(given: &mut GivenValue<'_, '_>) -> Option<Self> {
        let table = message(given, &[])?;
        select(&mut given.within(&table))
    }

    fn write(&self, context: &WriteContext<'_>) -> String {
        written(self, context, "")
    }

    fn reseated(self, moving: &PositionMap) -> Option<Self> {
        moving.pair((self.from, self.to)).map(|(from, to)| Self { from, to, ..self })
    }
}

impl Part for (Select, Ticks) {
    fn read(given: &mut GivenValue<'_, '_>) -> Option<Self> {
        let table = message(given, &["by"])?;
        let mut given = given.within(&table);
        let by = given.needed("by", "by = 3", |by| by.integer(DELAYS));
        select(&mut given).zip(by)
    }

    fn write(&self, context: &WriteContext<'_>) -> String {
        written(&self.0, context, &format!(", by = {}", self.1))
    }

    fn reseated(self, moving: &PositionMap) -> Option<Self> {
        Some((self.0.reseated(moving)?, self.1))
    }
}

impl Part for (Select, Datum) {
    fn read(given: &mut GivenValue<'_, '_>) -> Option<Self> {
        let known = given.known;
        if given.is_refused(|entry| known.alterable.is_none().then(|| faults::not_alterable(entry.title))) {
            return None;
        }
        let table = message(given, &["is"])?;
        let mut given = given.within(&table);
        let says = given.needed("is", "is = 3", |is| is.datum());
        let select = select(&mut given)?;
        let may = |at: &u32| known.alterable.is_some_and(|alterable| alterable.contains(at));
        if let Some(roster) = known.roster.filter(|_| !may(&select.from)) {
            return given.inside("from", |from| from.refuse(faults::loyal(roster.at(select.from))));
        }
        Some((select, says?))
    }

    fn write(&self, context: &WriteContext<'_>) -> String {
        written(&self.0, context, &format!(", is = {}", datum(self.1)))
    }

    fn reseated(self, moving: &PositionMap) -> Option<Self> {
        Some((self.0.reseated(moving)?, self.1))
    }
}

impl Part for (u32, Request) {
    /// Reads a request, such as `{ client = 4, value = "x" }`, or `{ client = 4, set = ["k", "v"] }` with a key.
    fn read(given: &mut GivenValue<'_, '_>) -> Option<Self> {
        let none = |requests| requests == Requests::None;
        if given.is_refused(|entry| none(entry.requests).then(|| faults::no_requests(entry.title))) {
            return None;
        }
        let table = given.table(&["client", "value", "set"])?;
        let mut given = given.within(&table);
        let client = given.needed("client", "client = 4", client);
        let request = match given.known.entry?.requests {
            Requests::Set => {
                refuse(&mut given, "value", SET);
                given.needed("set", SET, set)
            }
            Requests::Value | Requests::None => {
                refuse(&mut given, "set", VALUE);
                given.needed("value", VALUE, |value| Some(Request { key: None, value: value.datum()? }))
            }
        };
        client.zip(request)
    }

    fn write(&self, context: &WriteContext<'_>) -> String {
        let Request { key, value } = self.1;
        let client = context.id(self.0);
        match key {
            Some(key) => format!("{{ client = {client}, set = [{}, {}] }}", datum(key), datum(value)),
            None => format!("{{ client = {client}, value = {} }}", datum(value)),
        }
    }

    fn reseated(self, moving: &PositionMap) -> Option<Self> {
        Some((moving.new_position(self.0)?, self.1))
    }
}

fn client(given: &mut GivenValue<'_, '_>) -> Option<u32> {
    let (id, position) = given.process(Shape("id"))?;
    let (roster, clients) = (given.known.roster?, given.known.clients);
    if clients.contains(&position) {
        return Some(position);
    }
    given.refuse(faults::no_client(id, clients.iter().take(FEW).map(|&at| roster.at(at)).collect()))
}

const VALUE: &str = "value = \"x\"";
const SET: &str = "set = [\"x\", 1]";

fn refuse(given: &mut GivenValue<'_, '_>, key: &'static str, right: &'static str) {
    if let (Some(span), Some(entry)) = (given.section.key_span(key), given.known.entry) {
        given.reader.fault(span, faults::other_request(key, entry.title, right));
    }
}

fn set(given: &mut GivenValue<'_, '_>) -> Option<Request> {
    let [key, value] = given.two(Shape("key-and-value"))?.map(|item| given.other(item).datum());
    Some(Request { key: Some(key?), value: value? })
}

impl Part for TimerOf {
    fn read(given: &mut GivenValue<'_, '_>) -> Option<Self> {
        let table = given.table(&["process", "timer"])?;
        let mut given = given.within(&table);
        let process = given.needed("process", "process = 4", |process| process.process(Shape("id")));
        let timer = given.needed("timer", "timer = \"answer\"", |timer| {
            let has_none = timer.is_refused(|entry| entry.timers.is_empty().then(|| faults::no_timers(entry.title)));
            if has_none { None } else { timer.name_of(Subject("timer"), |entry| entry.timers) }
        });
        Some(Self { process: process?.1, timer: timer? })
    }

    fn write(&self, context: &WriteContext<'_>) -> String {
        format!("{{ process = {}, timer = {} }}", context.id(self.process), context.timer(self.timer))
    }

    fn reseated(self, moving: &PositionMap) -> Option<Self> {
        Some(Self { process: moving.new_position(self.process)?, ..self })
    }
}

type Pairs = Vec<(u32, u32)>;

fn pairs(given: &mut GivenValue<'_, '_>, shape: Shape, is_one_way: bool) -> Option<Pairs> {
    let items = given.list(shape)?;
    if items.is_empty() {
        return given.refuse(Problem::empty_list(given.key));
    }
    if items.iter().any(|item| matches!(item.get_ref(), DeValue::Array(_))) {
        return Some(items.iter().filter_map(|item| pair(&mut given.other(item), is_one_way)).collect());
    }
    pair(given, is_one_way).map(|pair| vec![pair])
}

fn pair(given: &mut GivenValue<'_, '_>, is_one_way: bool) -> Option<(u32, u32)> {
    let pair = given.two_processes(faults::self_link)?;
    if given.known.graph().is_some_and(|graph| !graph.joins(pair, is_one_way)) {
        given.check_link(pair.0, pair.1, given.span());
    }
    Some(pair)
}

impl Part for Pairs {
    /// Reads a pair of ids, such as `[1, 2]`, or a list of pairs.
    fn read(given: &mut GivenValue<'_, '_>) -> Option<Self> {
        let one_way = given.section.get("one_way").map(toml::Spanned::get_ref);
        pairs(given, Shape("pairs"), matches!(one_way, Some(DeValue::Boolean(true))))
    }

    fn write(&self, context: &WriteContext<'_>) -> String {
        let written: Vec<String> = self.iter().map(|&(one, other)| ids_of(&[one, other], context)).collect();
        match written.as_slice() {
            [one] => one.clone(),
            several => format!("[{}]", several.join(", ")),
        }
    }

    fn reseated(self, moving: &PositionMap) -> Option<Self> {
        Some(self.iter().filter_map(|&pair| moving.pair(pair)).collect()).filter(|pairs: &Self| !pairs.is_empty())
    }

    fn size(&self) -> usize {
        self.len()
    }
}

impl Part for Links {
    /// Reads a pair of ids, such as `[1, 2]`, a list of pairs, or `"all"`.
    fn read(given: &mut GivenValue<'_, '_>) -> Option<Self> {
        match given.item.get_ref() {
            DeValue::String(all) if all == "all" => Some(Self::All),
            _ => pairs(given, Shape("pairs-or-all"), false).map(Self::Between),
        }
    }

    fn write(&self, context: &WriteContext<'_>) -> String {
        match self {
            Self::All => "\"all\"".to_owned(),
            Self::Between(pairs) => pairs.write(context),
        }
    }

    fn reseated(self, moving: &PositionMap) -> Option<Self> {
        match self {
            Self::All => Some(Self::All),
            Self::Between(pairs) => pairs.reseated(moving).map(Self::Between),
        }
    }

    fn size(&self) -> usize {
        if let Self::Between(pairs) = self { pairs.len() } else { 1 }
    }
}

impl Part for Vec<Vec<u32>> {
    /// Reads groups, such as `[[1, 2, 3], [4, 5]]`. Processes that are in no group form one more group.
    fn read(given: &mut GivenValue<'_, '_>) -> Option<Self> {
        let key = "partition";
        let lists = given.list(Shape("groups"))?;
        if lists.is_empty() {
            given.fault(Problem::empty_list(key));
        }
        let (mut seen, mut groups) = (BTreeMap::new(), Self::with_capacity(lists.len()));
        for list in lists {
            let mut given = given.other(list);
            let Some(ids) = given.list(Shape("ids")) else { continue };
            if ids.is_empty() {
                given.fault(Problem::empty_list(key));
            }
            let mut group = Vec::with_capacity(ids.len());
            for item in ids {
                let Some((id, position)) = given.other(item).process(Shape("id")) else { continue };
                let repeated = || faults::repeated(&id.to_string(), key);
                if given.reader.is_new(&mut seen, position, item.span(), repeated) {
                    group.push(position);
                }
            }
            groups.push(group);
        }
        let is_everybody = given.known.roster.is_some_and(|roster| roster.count() == seen.len());
        if groups.len() == 1 && is_everybody {
            given.fault(faults::one_group());
        }
        Some(groups)
    }

    fn write(&self, context: &WriteContext<'_>) -> String {
        let groups: Vec<String> = self.iter().map(|group| ids_of(group, context)).collect();
        format!("[{}]", groups.join(", "))
    }

    fn reseated(self, moving: &PositionMap) -> Option<Self> {
        let groups: Self = self.iter().map(|group| moving.all(group)).filter(|group| !group.is_empty()).collect();
        // The processes that remain may all be in one group.
        let is_parted = groups.len() > 1 || (1..moving.to.count()).contains(&groups.size());
        is_parted.then_some(groups)
    }

    fn size(&self) -> usize {
        self.iter().map(Vec::len).sum()
    }
}

impl Part for NetworkChange {
    fn read(given: &mut GivenValue<'_, '_>) -> Option<Self> {
        const KEYS: &[&str] = &["loss", "duplicate", "fifo"];
        let table = given.table(KEYS)?;
        let mut given = given.within(&table);
        let [loss, duplicate] = ["loss", "duplicate"]
            .map(|key| given.inside(key, |chance| chance.decimal((0.0, 1.0))).and_then(Probability::new));
        let fifo = given.inside("fifo", |fifo| fifo.boolean());
        if KEYS.iter().all(|key| table.get(key).is_none()) && !table.is_strange {
            given.fault(faults::no_change(KEYS));
        }
        Some(Self { loss, duplicate, fifo })
    }

    fn write(&self, _: &WriteContext<'_>) -> String {
        let probable =
            |key: &str, value: Option<Probability>| value.map(|value| format!("{key} = {:?}", value.value()));
        let fifo = self.fifo.map(|fifo| format!("fifo = {fifo}"));
        let values = [probable("loss", self.loss), probable("duplicate", self.duplicate), fifo];
        format!("{{ {} }}", values.into_iter().flatten().collect::<Vec<_>>().join(", "))
    }

    fn reseated(self, _: &PositionMap) -> Option<Self> {
        Some(self)
    }
}
