//! The faults that only scenarios can have; the file reader defines the general ones.

use crate::config::{listed, missing, quoted};
use crate::prelude::*;
use suffrage_engine::protocol::{Follows, Refusal, Word};

/// Defines faults, each with two fixed sentences: what is wrong, and what would be right.
macro_rules! faults {
    ($($(#[$doc:meta])* $name:ident($($value:ident: $type:ty),*):
        $what:expr => $mend:expr $(, $with:ident($($of:expr)?))?;)*) => {
        $($(#[$doc])* pub(super) fn $name($($value: $type),*) -> Problem {
            Problem::new($what, $mend)$(.$with($($of)?))?
        })*
    };
}

faults! {
    duplicate_id(id: Id): ids::FaultDuplicateId { id } => ids::MEND_OTHER_ID, beside(ids::RELATED_FIRST);
    repeated(item: &str, key: &str):
        ids::FaultRepeated { item: quoted(item), key: quoted(key) } => ids::MEND_ONCE, beside(ids::RELATED_FIRST);
    later_version(key: &str, version: u64):
        ids::FaultNotInThisVersion { subject: "version", name: version.to_string() }
            => ids::MendThisVersionHas { valid: listed(&[&format!("{key} = 1")]) };
    no_process(): ids::FAULT_NO_PROCESS => ids::MEND_AT_LEAST_ONE_PROCESS;
    ids_and_count(): ids::FAULT_IDS_AND_COUNT => ids::MEND_IDS_OR_COUNT;
    second_act(first: &str, second: &str):
        ids::FaultSecondAct { first: quoted(first), second: quoted(second) }
            => ids::MEND_ONE_ACT, beside(ids::RELATED_FIRST_ACT);
    no_act(acts: &[&'static str]): ids::FAULT_NO_ACT => ids::MendAddAct { valid: listed(acts) }, absence();
    not_one_entry(): ids::FAULT_NOT_ONE_ENTRY => ids::MEND_ONE_ENTRY;
    delay_upside_down(key: &str, first: Ticks, second: Ticks):
        ids::FaultDelayUpsideDown { key: quoted(key), first, second }
            => ids::MendDelayOrder { shortest: second, longest: first };
    at_and_when(): ids::FAULT_AT_AND_WHEN => ids::MEND_AT_OR_WHEN;
    no_change(keys: &[&'static str]): ids::FAULT_NO_CHANGE => ids::MendChange { valid: listed(keys) };
    self_link(id: Id): ids::FaultSelfLink { id } => ids::MEND_OTHER_END;
    one_group(): ids::FAULT_ONE_GROUP => ids::MEND_GROUPS;
    not_alterable(protocol: &'static str): ids::FaultNotAlterable { protocol } => ids::MEND_NO_TIMERS;
    loyal(id: Id): ids::FaultLoyal { id } => ids::MEND_LOYAL;
    no_proposals(protocol: &'static str): ids::FaultNoProposals { protocol } => ids::MEND_TAKE_OUT;
    no_roles(protocol: &'static str): ids::FaultNoRoles { protocol } => ids::MEND_TAKE_OUT;
    no_places(protocol: &'static str): ids::FaultNoPlaces { protocol } => ids::MEND_TAKE_OUT;
    no_overlay(protocol: &'static str): ids::FaultNoOverlay { protocol } => ids::MEND_TAKE_OUT;
    links_and_neighbours(): ids::FAULT_LINKS_AND_NEIGHBOURS => ids::MEND_LINKS_OR_NEIGHBOURS;
    overlay_self_link(id: Id): ids::FaultOverlaySelfLink { id } => ids::MEND_OTHER_END;
    id_too_high(id: Id, highest: Id): ids::FaultIdTooHigh { id } => ids::MendIdTooHigh { highest };
    no_part(part: &'static str): ids::FaultNoPart { part } => ids::MendNoPart { part }, absence();
    no_requests(protocol: &'static str): ids::FaultNoRequests { protocol } => ids::MEND_NO_TIMERS;
    other_request(key: &'static str, protocol: &'static str, right: &'static str):
        ids::FaultOtherRequest { key, protocol } => ids::MendOtherRequest { right };
    decides_nothing(protocol: &'static str): ids::FaultDecidesNothing { protocol } => ids::MEND_LEADER;
    decides_many(protocol: &'static str): ids::FaultDecidesMany { protocol } => ids::MEND_LOG;
    keeps_no_log(protocol: &'static str): ids::FaultKeepsNoLog { protocol } => ids::MEND_TAKE_OUT;
    no_id(key: &str): ids::FaultNoId { found: quoted(key) } => ids::MendType { expected: Shape("id").0 };
    no_datum(word: &str): ids::FaultNoDatum { found: quoted(word) } => ids::MendDatum { most: Word::MOST_BYTES as u64 };
    algorithm_name(name: &str): ids::FaultAlgorithmName { name: quoted(name) } => ids::MEND_ALGORITHM_NAME;
    algorithm_missing(name: &str): ids::FaultAlgorithmMissing { name: quoted(name) } => ids::MEND_ALGORITHM_MISSING;
    algorithm_unreadable(why: Remark): why => ids::MEND_ALGORITHM_FILE;
    algorithm_too_many(most: u64): ids::FaultAlgorithmsTooMany { most } => ids::MEND_START_AGAIN;
    in_algorithm(what: Remark, mend: Option<Remark>): what => mend.unwrap_or_else(|| ids::MEND_ALGORITHM.into());
    no_timers(protocol: &'static str): ids::FaultNoTimers { protocol } => ids::MEND_NO_TIMERS;
    /// `next` is the only process to which the sender has a link.
    no_link(from: Id, to: Id, next: Id): ids::FaultNoLink { from, to } => ids::MendNextOnRing { from, next };
    /// `neighbours` are the processes before and after the sender on a two-way ring.
    no_link_of_two(from: Id, to: Id, neighbours: [Id; 2]):
        ids::FaultNoLink { from, to }
            => ids::MendNeighboursOnRing { from, previous: neighbours[0], next: neighbours[1] };
    no_link_to_itself(id: Id): ids::FaultNoLink { from: id, to: id } => ids::MEND_OTHER_END;
    two_ways(from: Id, to: Id): ids::FaultTwoWays { from, to } => ids::MEND_WAY;
    one_way(from: Id, to: Id): ids::FaultOneWay { from, to } => ids::MEND_NO_WAY;
    settled_twice(): ids::FAULT_SETTLED_TWICE => ids::MEND_KEEP_ONE_ANSWER, beside(ids::RELATED_FIRST);
    copy_without_ticks(): ids::FAULT_COPY_WITHOUT_TICKS => ids::MEND_COPY;
    draws_nothing(protocol: &'static str): ids::FaultDrawsNothing { protocol } => ids::MEND_TAKE_OUT;
    no_timers_to_settle(protocol: &'static str): ids::FaultNoTimers { protocol } => ids::MEND_TAKE_OUT;
    needs_bounce(protocol: &'static str): ids::FaultNeedsBounce { protocol } => ids::MEND_BOUNCE, absence();
    cell_count(cells: u64, processes: u64):
        ids::FaultCellCount { cells, processes } => ids::MendCellCount { processes };
    list_length(key: &str, found: u64, processes: u64):
        ids::FaultListLength { key: quoted(key), found, processes } => ids::MendListLength { processes };
    early_with_clock(): ids::FAULT_EARLY_WITH_CLOCK => ids::MEND_EARLY_WITH_CLOCK;
    no_crashes(): ids::FAULT_NO_CRASHES => ids::MEND_CRASHES;
    /// `of` is `"timers"` or `"draws"`. The check limits them with `key`, but the algorithm has none.
    bounds_nothing(key: &'static str, of: &'static str, protocol: &'static str):
        ids::FaultBoundsNothing { key, protocol, of } => ids::MEND_TAKE_OUT;
    shortest_of_held(property: &'static str): ids::FaultShortestOfHeld { name: property } => ids::MEND_SHORTEST_OF_HELD;
    shortest_not_judged(property: &'static str):
        ids::FaultShortestNotJudged { name: property } => ids::MEND_SHORTEST_OF_HELD;
    holds_and_violates(property: &'static str):
        ids::FaultHoldsAndViolates { name: property } => ids::MEND_HOLDS_OR_VIOLATES;
    no_processes(): missing("processes", "") => ids::MEND_ADD_PROCESSES, absence();
    too_many_processes(count: u64, most: u64, graph: &'static str):
        ids::FaultTooManyProcesses { count } => ids::MendFewerProcesses { graph, most };
    /// `owner` is the act or line that must stand next to `key`, such as `crash` or `kind = "oracle"`.
    foreign(key: &'static str, owner: &'static str):
        ids::FaultForeign { key, owner } => ids::MendForeign { key, owner };
    too_few_ids(count: u64, bits: u64, most: u64):
        ids::FaultTooFewIds { count, bits } => ids::MendTooFewIds { bits, most };
    elects_nobody(protocol: &'static str): ids::FaultElectsNobody { protocol } => ids::MEND_TAKE_OUT;
    refused(refusal: Refusal): refusal.what => refusal.mend;
    page_and_scenario(): ids::FAULT_PAGE_AND_SCENARIO => ids::MEND_PAGE_OR_SCENARIO, beside(ids::RELATED_OTHER);
    no_content(): ids::FAULT_NO_CONTENT => ids::MEND_PAGE_OR_SCENARIO, absence();
    page_asks_choices(): ids::FAULT_PAGE_ASKS => ids::MEND_PAGE_ASKS;
    long_page(rows: u64, columns: u64): ids::FAULT_LONG_PAGE => ids::MendLongPage { rows, columns };
    to_before_from(from: Ticks, to: Ticks): ids::FaultToBeforeFrom { from, to } => ids::MendToBeforeFrom { from };
    unreadable_scenario(why: Remark): why => ids::MEND_SCENARIO_OF_SCENE;
    faulty_scenario(file: &str, count: u64, line: u64):
        ids::FaultScenarioOfScene { file: quoted(file), count, line } => ids::MendFaultyScenario { file: quoted(file) };
}

pub(super) fn misplaced(key: &'static str, table: &str, first_table: &str, array: bool) -> Problem {
    let key = || Value::Name(key);
    let mend = if array { ids::MEND_MOVE_UP_OR_ARRAY } else { ids::MEND_MOVE_UP };
    Problem::new(
        ids::FaultMisplaced { key: key(), table: quoted(table) },
        Remark::from(mend).with("key", key()).with("first", quoted(first_table)),
    )
}

pub(super) fn too_many(count: u64, entry: Option<&'static Entry>) -> Option<Problem> {
    // If the protocol is unknown, the limit of rings is used, which is the largest.
    let topology = entry.map_or(Topology::OneWayRing, |entry| entry.topology);
    let most = topology.most_processes() as u64;
    let graph = if topology == Topology::Complete { "complete" } else { "ring" };
    match count {
        0 => Some(no_process()),
        _ => (count > most).then(|| too_many_processes(count, most, graph)),
    }
}

/// The overlay is not connected: `of` has one process of each part. `neighbours` for each process would connect it.
pub(super) fn in_parts(of: Vec<Id>, neighbours: Option<u32>) -> Problem {
    let mend = match neighbours {
        Some(count) => Remark::from(ids::MendNeighbours { count: u64::from(count) }),
        None => ids::MEND_JOIN_PARTS.into(),
    };
    Problem::new(ids::FaultInParts { ids: of }, mend)
}

pub(super) fn no_client(id: Id, clients: Vec<Id>) -> Problem {
    let mend = if clients.is_empty() {
        Remark::from(ids::MendNoClients { id })
    } else {
        ids::MendClientsAre { ids: clients }.into()
    };
    Problem::new(ids::FaultNoClient { id }, mend)
}

pub(super) fn no_proposer(id: Id, proposers: Vec<Id>) -> Problem {
    Problem::new(ids::FaultNoProposer { id }, ids::MendProposersAre { ids: proposers })
}

pub(super) fn follows_nobody(entry: &Entry) -> Problem {
    let protocol = entry.name;
    match entry.follows {
        Follows::With(flag) => Problem::new(ids::FaultFollowsWith { protocol, flag }, ids::MendFollowsWith { flag }),
        Follows::Never | Follows::Always => elects_nobody(protocol),
    }
}

pub(super) fn foreign_parameter(key: &str, protocol: &'static str, known: &[&'static str]) -> Problem {
    let what = ids::FaultForeignParameter { key: quoted(key), protocol };
    let mend = if known.is_empty() {
        Remark::from(ids::MendNoParameters { protocol })
    } else {
        Remark::from(ids::MendParameters { valid: listed(known) })
    };
    Problem::new(what, mend)
}

pub(super) fn unknown_process(id: Id, (lowest, highest): (Id, Id), ids: Vec<Id>) -> Problem {
    let mend = if ids.is_empty() {
        Remark::from(ids::MendIdsBetween { lowest, highest })
    } else {
        Remark::from(ids::MendIdsAre { ids })
    };
    Problem::new(ids::FaultUnknownProcess { id }, mend).absence()
}

#[cfg(test)]
pub mod tests;
