//! The faults of a scenario file beyond those that the reader of files finds.

use crate::config::{Problem, Shape, Subject, listed, missing, quoted};
use crate::protocol::{Follows, Id, Refusal, Remark, Ticks, Value, Word};
use crate::protocols::Entry;
use crate::text::ids;

impl Shape {
    pub(crate) const LOCAL_TEXTS: Self = Self("local-texts");
    pub(crate) const WORDS: Self = Self("words");
    pub(crate) const TABLES: Self = Self("tables");
    pub(crate) const ID: Self = Self("id");
    pub(crate) const IDS: Self = Self("ids");
    /// An id, a list of ids, or `"all"`.
    pub(crate) const TARGETS: Self = Self("targets");
    /// An id, or `"@"`.
    pub(crate) const CELL: Self = Self("cell");
    pub(crate) const CELLS: Self = Self("cells");
    /// One number of ticks, or the shortest and the longest.
    pub(crate) const DELAY: Self = Self("delay");
    /// Two ids, or a list of such pairs.
    pub(crate) const PAIRS: Self = Self("pairs");
    pub(crate) const PAIR: Self = Self("pair");
    pub(crate) const PAIRS_OR_ALL: Self = Self("pairs-or-all");
    pub(crate) const GROUPS: Self = Self("groups");
    pub(crate) const NUMBERS: Self = Self("numbers");
    /// A value that all propose, or a list of one for each process.
    pub(crate) const PROPOSALS: Self = Self("proposals");
    /// A key and the value that is held under it.
    pub(crate) const KEY_AND_VALUE: Self = Self("key-and-value");
    /// A place for every process, or `"random"`.
    pub(crate) const PLACES: Self = Self("places");
    pub(crate) const PLACE: Self = Self("place");
    /// Pairs of ids.
    pub(crate) const LINKS: Self = Self("links");
    /// What is in the slots of a log.
    pub(crate) const SLOTS: Self = Self("slots");
    pub(crate) const SLOT: Self = Self("slot");
    /// A value that processes agree on.
    pub(crate) const DATUM: Self = Self("datum");
    /// How long a copy is on its way, or that there is none.
    pub(crate) const COPY: Self = Self("copy");
    /// How many messages in all, or a table by kind.
    pub(crate) const COUNTS: Self = Self("counts");
    /// `true`, or a list of ids.
    pub(crate) const ANY_START: Self = Self("any-start");
    /// How often timers may run out in all, or a table by name.
    pub(crate) const TIMER_BOUNDS: Self = Self("timer-bounds");
}

impl Subject {
    pub(crate) const VERSION: Self = Self("version");
    pub(crate) const PROTOCOL: Self = Self("protocol");
    pub(crate) const VARIANT: Self = Self("variant");
    pub(crate) const KIND: Self = Self("kind");
    pub(crate) const TIMER: Self = Self("timer");
    pub(crate) const PARAMETER: Self = Self("parameter");
    /// A part that processes play.
    pub(crate) const ROLE: Self = Self("role");
    pub(crate) const VALUE: Self = Self("value");
    pub(crate) const IDS: Self = Self("ids");
    pub(crate) const PLACES: Self = Self("places");
    pub(crate) const PROPERTY: Self = Self("property");
    pub(crate) const ORDER: Self = Self("order");
    pub(crate) const DETECTOR: Self = Self("detector");
    pub(crate) const NOTICERS: Self = Self("noticers");
    pub(crate) const WHEN: Self = Self("when");
    pub(crate) const QUESTION: Self = Self("question");
    /// What a choice is about.
    pub(crate) const CHOICE: Self = Self("choice");
    /// A way round a ring.
    pub(crate) const WAY: Self = Self("way");
}

/// A key of the top level that stands below the header of a table, so that TOML put it inside that table.
pub(super) fn misplaced(key: &'static str, table: &str, first_table: &str, array: bool) -> Problem {
    let key = || Value::Name(key);
    let mend = if array { ids::MEND_MOVE_UP_OR_ARRAY } else { ids::MEND_MOVE_UP };
    Problem::new(
        ids::FaultMisplaced { key: key(), table: quoted(table) },
        Remark::from(mend).with("key", key()).with("first", quoted(first_table)),
    )
}

pub(super) fn no_processes() -> Problem {
    Problem::new(missing("processes", ""), ids::MEND_ADD_PROCESSES).absence()
}

pub(super) fn duplicate_id(id: Id) -> Problem {
    Problem::new(ids::FaultDuplicateId { id }, ids::MEND_OTHER_ID).beside(ids::RELATED_FIRST)
}

pub(super) fn repeated(item: &str, key: &'static str) -> Problem {
    let what = ids::FaultRepeated { item: quoted(item), key };
    Problem::new(what, ids::MEND_ONCE).beside(ids::RELATED_FIRST)
}

pub(super) fn unknown_process(id: Id, (lowest, highest): (Id, Id), ids: Vec<Id>) -> Problem {
    let mend = if ids.is_empty() {
        Remark::from(ids::MendIdsBetween { lowest, highest })
    } else {
        Remark::from(ids::MendIdsAre { ids })
    };
    Problem::new(ids::FaultUnknownProcess { id }, mend).absence()
}

pub(super) fn no_process() -> Problem {
    Problem::new(ids::FAULT_NO_PROCESS, ids::MEND_AT_LEAST_ONE_PROCESS)
}

pub(super) fn too_many_processes(count: u64, most: u64, complete: bool) -> Problem {
    let graph = Value::Name(if complete { "complete" } else { "ring" });
    let mend = ids::MendFewerProcesses { graph, most };
    Problem::new(ids::FaultTooManyProcesses { count }, mend)
}

pub(super) fn ids_and_count() -> Problem {
    Problem::new(ids::FAULT_IDS_AND_COUNT, ids::MEND_IDS_OR_COUNT)
}

pub(super) fn second_act(first: &str, second: &str) -> Problem {
    let what = ids::FaultSecondAct { first: quoted(first), second: quoted(second) };
    Problem::new(what, ids::MEND_ONE_ACT).beside(ids::RELATED_FIRST_ACT)
}

pub(super) fn no_act(acts: &[&'static str]) -> Problem {
    Problem::new(ids::FAULT_NO_ACT, ids::MendAddAct { valid: listed(acts) }).absence()
}

/// A text that should be one entry of `events` and is none, or more than that.
pub(super) fn not_one_entry() -> Problem {
    Problem::new(ids::FAULT_NOT_ONE_ENTRY, ids::MEND_ONE_ENTRY)
}

/// A key that belongs to another act, or to another value of another key: `crash`, `kind = "oracle"`, `count`.
pub(super) fn foreign(key: &'static str, owner: &'static str) -> Problem {
    let with = |id| Remark::from(id).with("key", Value::Name(key)).with("owner", Value::Name(owner));
    Problem::new(with(ids::FAULT_FOREIGN), with(ids::MEND_FOREIGN))
}

pub(super) fn delay_upside_down(key: &str, first: Ticks, second: Ticks) -> Problem {
    Problem::new(
        ids::FaultDelayUpsideDown { key: quoted(key), first, second },
        ids::MendDelayOrder { shortest: second, longest: first },
    )
}

pub(super) fn at_and_when() -> Problem {
    Problem::new(ids::FAULT_AT_AND_WHEN, ids::MEND_AT_OR_WHEN)
}

pub(super) fn no_change(keys: &[&'static str]) -> Problem {
    Problem::new(ids::FAULT_NO_CHANGE, ids::MendChange { valid: listed(keys) })
}

pub(super) fn self_link(id: Id) -> Problem {
    Problem::new(ids::FaultSelfLink { id }, ids::MEND_OTHER_END)
}

pub(super) fn one_group() -> Problem {
    Problem::new(ids::FAULT_ONE_GROUP, ids::MEND_GROUPS)
}

pub(super) fn not_alterable(protocol: &'static str) -> Problem {
    Problem::new(ids::FaultNotAlterable { protocol }, ids::MEND_NO_TIMERS)
}

/// A process that keeps to the algorithm, where only others say something else.
pub(super) fn loyal(id: Id) -> Problem {
    Problem::new(ids::FaultLoyal { id }, ids::MEND_LOYAL)
}

pub(super) fn no_proposals(protocol: &'static str) -> Problem {
    Problem::new(ids::FaultNoProposals { protocol }, ids::MEND_TAKE_OUT)
}

/// Roles, of a protocol whose processes are all alike.
pub(super) fn no_roles(protocol: &'static str) -> Problem {
    Problem::new(ids::FaultNoRoles { protocol }, ids::MEND_TAKE_OUT)
}

/// Places, of a protocol whose processes are nowhere.
pub(super) fn no_places(protocol: &'static str) -> Problem {
    Problem::new(ids::FaultNoPlaces { protocol }, ids::MEND_TAKE_OUT)
}

/// Overlay links, of a protocol that has none.
pub(super) fn no_overlay(protocol: &'static str) -> Problem {
    Problem::new(ids::FaultNoOverlay { protocol }, ids::MEND_TAKE_OUT)
}

pub(super) fn links_and_neighbours() -> Problem {
    Problem::new(ids::FAULT_LINKS_AND_NEIGHBOURS, ids::MEND_LINKS_OR_NEIGHBOURS)
}

pub(super) fn overlay_self_link(id: Id) -> Problem {
    Problem::new(ids::FaultOverlaySelfLink { id }, ids::MEND_OTHER_END)
}

/// An overlay in parts, of each of which a process is named; so many of the nearest join them.
pub(super) fn in_parts(of: Vec<Id>, neighbours: Option<u32>) -> Problem {
    let mend = match neighbours {
        Some(count) => Remark::from(ids::MendNeighbours { count: u64::from(count) }),
        None => ids::MEND_JOIN_PARTS.into(),
    };
    Problem::new(ids::FaultInParts { ids: of }, mend)
}

/// An id of more bits than the parameters say.
pub(super) fn id_too_high(id: Id, highest: Id) -> Problem {
    Problem::new(ids::FaultIdTooHigh { id }, ids::MendIdTooHigh { highest })
}

pub(super) fn too_few_ids(count: u64, bits: u32, most: u32) -> Problem {
    let [bits, most] = [bits, most].map(u64::from);
    Problem::new(ids::FaultTooFewIds { count, bits }, ids::MendTooFewIds { bits, most })
}

/// A part that no process has, and without which nothing can be done.
pub(super) fn no_part(part: &'static str) -> Problem {
    Problem::new(ids::FaultNoPart { part }, ids::MendNoPart { part }).absence()
}

/// A request of a process that is no client.
pub(super) fn no_client(id: Id, clients: Vec<Id>) -> Problem {
    let mend =
        if clients.is_empty() { Remark::from(ids::MendNoClients { id }) } else { ids::MendClientsAre { ids: clients }.into() };
    Problem::new(ids::FaultNoClient { id }, mend)
}

pub(super) fn no_requests(protocol: &'static str) -> Problem {
    Problem::new(ids::FaultNoRequests { protocol }, ids::MEND_NO_TIMERS)
}

/// A request of another form than clients of the protocol are asked in; `right` is how they are.
pub(super) fn other_request(key: &'static str, protocol: &'static str, right: &'static str) -> Problem {
    Problem::new(ids::FaultOtherRequest { key, protocol }, ids::MendOtherRequest { right })
}

/// A value to decide on, of a protocol that decides on none.
pub(super) fn decides_nothing(protocol: &'static str) -> Problem {
    Problem::new(ids::FaultDecidesNothing { protocol }, ids::MEND_LEADER)
}

/// A value to decide on, of a protocol that decides on one after another.
pub(super) fn decides_many(protocol: &'static str) -> Problem {
    Problem::new(ids::FaultDecidesMany { protocol }, ids::MEND_LOG)
}

/// A leader, of a protocol that elects none.
fn elects_nobody(protocol: &'static str) -> Problem {
    Problem::new(ids::FaultElectsNobody { protocol }, ids::MEND_TAKE_OUT)
}

/// A leader, where nobody follows one.
pub(super) fn follows_nobody(entry: &Entry) -> Problem {
    let protocol = entry.name;
    match entry.follows {
        Follows::With(flag) => Problem::new(ids::FaultFollowsWith { protocol, flag }, ids::MendFollowsWith { flag }),
        Follows::Never | Follows::Always => elects_nobody(protocol),
    }
}

/// What is applied of a log, of a protocol without one.
pub(super) fn keeps_no_log(protocol: &'static str) -> Problem {
    Problem::new(ids::FaultKeepsNoLog { protocol }, ids::MEND_TAKE_OUT)
}

/// A key that should be the id of a process.
pub(super) fn no_id(key: &str) -> Problem {
    Problem::new(ids::FaultNoId { found: quoted(key) }, ids::MendType { expected: Shape::ID.0 })
}

/// Text that is no word that processes could agree on.
pub(super) fn no_datum(word: &str) -> Problem {
    Problem::new(ids::FaultNoDatum { found: quoted(word) }, ids::MendDatum { most: Word::MOST_BYTES as u64 })
}

pub(super) fn no_timers(protocol: &'static str) -> Problem {
    Problem::new(ids::FaultNoTimers { protocol }, ids::MEND_NO_TIMERS)
}

/// `next` is the process that the sender's messages go to.
pub(super) fn no_link(from: Id, to: Id, next: Id) -> Problem {
    let mend = ids::MendNextOnRing { from, next };
    Problem::new(ids::FaultNoLink { from, to }, mend)
}

/// The neighbours are those of the sender on a ring with two ways, the one before it clockwise first.
pub(super) fn no_link_of_two(from: Id, to: Id, [previous, next]: [Id; 2]) -> Problem {
    let mend = ids::MendNeighboursOnRing { from, previous, next };
    Problem::new(ids::FaultNoLink { from, to }, mend)
}

/// A choice about messages from a process to itself, where none are.
pub(super) fn no_link_to_itself(id: Id) -> Problem {
    Problem::new(ids::FaultNoLink { from: id, to: id }, ids::MEND_OTHER_END)
}

/// A choice about messages where two links lead from one process to the other.
pub(super) fn two_ways(from: Id, to: Id) -> Problem {
    Problem::new(ids::FaultTwoWays { from, to }, ids::MEND_WAY)
}

/// A way round a ring where only one leads there.
pub(super) fn one_way(from: Id, to: Id) -> Problem {
    Problem::new(ids::FaultOneWay { from, to }, ids::MEND_NO_WAY)
}

pub(super) fn settled_twice() -> Problem {
    Problem::new(ids::FAULT_SETTLED_TWICE, ids::MEND_KEEP_ONE_ANSWER).beside(ids::RELATED_FIRST)
}

/// That there is a copy, without how long it is on its way.
pub(super) fn copy_without_ticks() -> Problem {
    Problem::new(ids::FAULT_COPY_WITHOUT_TICKS, ids::MEND_COPY)
}

/// What is drawn, of a protocol whose processes draw nothing.
pub(super) fn draws_nothing(protocol: &'static str) -> Problem {
    Problem::new(ids::FaultDrawsNothing { protocol }, ids::MEND_TAKE_OUT)
}

/// How long a timer lasts, of a protocol that has none.
pub(super) fn no_timers_to_settle(protocol: &'static str) -> Problem {
    Problem::new(ids::FaultNoTimers { protocol }, ids::MEND_TAKE_OUT)
}

/// A parameter that the protocol does not take, which takes the known ones.
pub(super) fn foreign_parameter(key: &str, protocol: &'static str, known: &[&'static str]) -> Problem {
    let what = ids::FaultForeignParameter { key: quoted(key), protocol };
    let mend = if known.is_empty() {
        Remark::from(ids::MendNoParameters { protocol })
    } else {
        Remark::from(ids::MendParameters { valid: listed(known) })
    };
    Problem::new(what, mend)
}

/// A parameter that cannot be beside the others, or with so many processes.
pub(super) fn refused(refusal: Refusal) -> Problem {
    Problem::new(refusal.what, refusal.mend)
}

pub(super) fn needs_bounce(protocol: &'static str) -> Problem {
    Problem::new(ids::FaultNeedsBounce { protocol }, ids::MEND_BOUNCE).absence()
}

pub(super) fn cell_count(cells: u64, processes: u64) -> Problem {
    let what = ids::FaultCellCount { cells, processes };
    Problem::new(what, ids::MendCellCount { processes })
}

/// A list by position with another number of values than there are processes.
pub(super) fn list_length(key: &'static str, found: u64, processes: u64) -> Problem {
    let what = ids::FaultListLength { key, found, processes };
    Problem::new(what, ids::MendListLength { processes })
}

pub(super) fn early_with_clock() -> Problem {
    Problem::new(ids::FAULT_EARLY_WITH_CLOCK, ids::MEND_EARLY_WITH_CLOCK)
}

pub(super) fn no_crashes() -> Problem {
    Problem::new(ids::FAULT_NO_CRASHES, ids::MEND_CRASHES)
}

/// A bound on what an algorithm does not have. `of`: `draws` or `timers`.
pub(super) fn bounds_nothing(key: &'static str, of: &'static str, protocol: &'static str) -> Problem {
    Problem::new(ids::FaultBoundsNothing { key, protocol, of }, ids::MEND_TAKE_OUT)
}

pub(super) fn shortest_of_held(property: &'static str) -> Problem {
    Problem::new(ids::FaultShortestOfHeld { name: property }, ids::MEND_SHORTEST_OF_HELD)
}

pub(super) fn shortest_not_judged(property: &'static str) -> Problem {
    Problem::new(ids::FaultShortestNotJudged { name: property }, ids::MEND_SHORTEST_OF_HELD)
}

pub(super) fn holds_and_violates(property: &'static str) -> Problem {
    let what = ids::FaultHoldsAndViolates { name: property };
    Problem::new(what, ids::MEND_HOLDS_OR_VIOLATES)
}

#[cfg(test)]
pub(crate) mod tests;
