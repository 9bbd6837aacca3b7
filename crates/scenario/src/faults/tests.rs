use super::*;
use suffrage_engine::protocols::CATALOGUE;

/// One problem of each kind.
///
/// # Panics
/// If a number in the list is no valid id.
pub fn samples() -> Vec<Problem> {
    let id = |number| Id::new(number).expect("an id");
    let mut samples = vec![
        misplaced("seed", "[a]", "[b]", false),
        misplaced("notes", "[a]", "[b]", true),
        no_processes(),
        decides_many("multi-paxos"),
        duplicate_id(id(3)),
        repeated("3", "down"),
        unknown_process(id(9), (id(1), id(2)), vec![id(2), id(1)]),
        unknown_process(id(9), (id(1), id(2)), Vec::new()),
        later_version("version", 2),
        no_process(),
        too_many_processes(5000, 4096, "complete"),
        ids_and_count(),
        second_act("crash", "start"),
        no_act(&["crash"]),
        not_one_entry(),
        foreign("after", "crash"),
        delay_upside_down("key", 3, 1),
        at_and_when(),
        no_change(&["loss"]),
        self_link(id(1)),
        one_group(),
        no_timers("chang-roberts"),
        no_link(id(1), id(3), id(2)),
        no_link_of_two(id(1), id(3), [id(5), id(2)]),
        foreign_parameter("key", "bully", &[]),
        foreign_parameter("key", "bully", &["f"]),
        no_proposals("bully"),
        no_requests("bully"),
        no_roles("bully"),
        no_places("bully"),
        no_overlay("bully"),
        links_and_neighbours(),
        overlay_self_link(id(3)),
        in_parts(vec![id(1), id(4)], Some(7)),
        in_parts(vec![id(1), id(4)], None),
        id_too_high(id(64), id(63)),
        too_few_ids(9, 3, 8),
        no_part("acceptor"),
        no_client(id(3), vec![id(1), id(2)]),
        no_client(id(3), Vec::new()),
        no_proposer(id(3), vec![id(1), id(2)]),
        other_request("set", "bully", "value = \"x\""),
        not_alterable("bully"),
        loyal(id(3)),
        no_id("x"),
        no_datum("a word that is too long"),
        decides_nothing("bully"),
        elects_nobody("flooding"),
        keeps_no_log("flooding"),
        needs_bounce("ring-list"),
        cell_count(1, 3),
        list_length("log_term", 1, 3),
        holds_and_violates("highest"),
        early_with_clock(),
        no_crashes(),
        bounds_nothing("draws", "draws", "bully"),
        bounds_nothing("early", "timers", "chang-roberts"),
        shortest_of_held("highest"),
        shortest_not_judged("highest"),
        settled_twice(),
        draws_nothing("bully"),
        two_ways(id(1), id(2)),
        one_way(id(1), id(2)),
        copy_without_ticks(),
    ];
    let with_a_flag = CATALOGUE.iter().filter(|entry| matches!(entry.follows, Follows::With(_)));
    samples.extend(with_a_flag.map(follows_nobody));
    samples
}
