//! Tests of the tree of branches. No scenario is run.

use super::*;
use suffrage_engine::sim::command::Targets;
use suffrage_scenario::builtin;

fn crash(position: u32) -> Command {
    Command::Crash { targets: Targets::Listed(vec![position]), after: None }
}

fn scenario(name: &str) -> Scenario {
    let found = builtin::ALL.iter().find(|known| known.name == name).expect("it is built in");
    suffrage_scenario::read(found.text).expect("built-in scenarios are valid")
}

/// A history with one run that is computed up to tick 30, and the branch of this run.
fn planted() -> (History, usize) {
    let mut history = History::default();
    let trunk = history.add_root(&scenario(builtin::ALL[0].name));
    history.set_current(trunk);
    history.record(trunk, 30, None);
    (history, trunk)
}

#[test]
fn an_act_at_the_end_extends_the_branch() {
    let (mut history, trunk) = planted();
    assert_eq!(history.act(trunk, 30, &[crash(0)]), trunk);
    assert_eq!(history.course(trunk), CommandLog::from([(31, vec![crash(0)])]));
    assert_eq!(history.branches.len(), 1);
}

#[test]
fn an_act_in_the_past_opens_a_branch_and_the_old_future_stays() {
    let (mut history, trunk) = planted();
    history.act(trunk, 30, &[crash(0)]);
    history.record(trunk, 40, None);
    let branch = history.act(trunk, 10, &[crash(1)]);
    assert_ne!(branch, trunk);
    assert_eq!(history.course(branch), CommandLog::from([(11, vec![crash(1)])]));
    assert_eq!(history.course(trunk), CommandLog::from([(31, vec![crash(0)])]));
    assert_eq!(history.shared(trunk, branch), Some(10));
    assert_eq!(history.forks(trunk), [10]);
    assert_eq!(history.branch(trunk).recorded, 40);
}

#[test]
fn repeating_a_recorded_act_follows_its_branch() {
    let (mut history, trunk) = planted();
    let one = history.act(trunk, 10, &[crash(1)]);
    history.record(one, 25, None);
    let other = history.act(one, 10, &[crash(2)]);
    history.record(other, 25, None);
    assert_eq!(history.branch(other).parent, Some(trunk));
    assert_eq!(history.act(other, 10, &[crash(1)]), one);
    assert_eq!(history.act(trunk, 10, &[crash(2)]), other);
    assert_eq!(history.act(one, 10, &[crash(1)]), one);
    assert_eq!(history.branches.len(), 3);
}

#[test]
fn the_branch_visited_last_is_followed() {
    let (mut history, trunk) = planted();
    let one = history.act(trunk, 10, &[crash(1)]);
    history.record(one, 25, None);
    let late = history.act(one, 20, &[crash(2)]);
    history.set_current(late);
    history.record(late, 25, None);
    history.set_current(trunk);
    assert_eq!(history.act(trunk, 10, &[crash(1)]), late, "it was visited last on that path");
    history.set_current(one);
    history.set_current(trunk);
    assert_eq!(history.act(trunk, 10, &[crash(1)]), one);
}

#[test]
fn acts_of_an_open_tick_change_in_place_until_none_is_left() {
    let (mut history, trunk) = planted();
    let branch = history.act(trunk, 10, &[crash(1)]);
    history.replace(branch, 10, &[crash(1), crash(2)]);
    assert_eq!(history.course(branch), CommandLog::from([(11, vec![crash(1), crash(2)])]));
    history.turn_bookmark(branch, 11);
    history.withdraw(branch, 10, trunk);
    assert_eq!(history.branches.len(), 1, "an empty branch goes");
    assert_eq!(history.act(trunk, 30, &[crash(1)]), trunk);
    history.withdraw(trunk, 30, trunk);
    assert!(history.course(trunk).is_empty() && history.branch(trunk).recorded == 30);
}

#[test]
fn the_run_without_acts_can_always_be_shown() {
    let (mut history, trunk) = planted();
    assert_eq!(history.add_root(&scenario(builtin::ALL[0].name)), trunk);
    history.act(trunk, 30, &[crash(0)]);
    let again = history.add_root(&scenario(builtin::ALL[0].name));
    assert_eq!((history.course(again), history.shared(trunk, again)), (CommandLog::new(), Some(30)));
    assert_eq!(history.add_root(&scenario(builtin::ALL[0].name)), again);
    assert_eq!(history.siblings(trunk), [trunk], "a branch without own content is not counted");
    let other = history.add_root(&scenario(builtin::ALL[1].name));
    assert_eq!((history.roots.len(), history.shared(trunk, other)), (2, None));
    assert_eq!(history.siblings(other), [other]);
}

#[test]
fn bookmarks_belong_to_a_moment() {
    let (mut history, trunk) = planted();
    let branch = history.act(trunk, 10, &[crash(1)]);
    history.record(branch, 25, None);
    assert!(history.turn_bookmark(branch, 5));
    assert!(history.turn_bookmark(branch, 12));
    assert!(history.turn_bookmark(trunk, 12));
    history.name_bookmark(branch, 5, "  before\nit all  ");
    let ticks = |branch| history.bookmarks(branch).into_iter().map(|mark| mark.tick).collect::<Vec<_>>();
    assert_eq!((ticks(trunk), ticks(branch)), (vec![5, 12], vec![5, 12]));
    assert_eq!(history.bookmarks(trunk)[0].name.as_deref(), Some("beforeit all"));
    assert!(!history.turn_bookmark(trunk, 5));
    assert_eq!(history.bookmarks(branch).len(), 1);
}

#[test]
fn the_tree_is_drawn_with_the_earliest_fork_first() {
    let (mut history, trunk) = planted();
    let late = history.act(trunk, 20, &[crash(1)]);
    history.record(late, 25, None);
    let early = history.act(late, 5, &[crash(2)]);
    history.record(early, 25, None);
    let leaf = history.act(late, 22, &[crash(2)]);
    assert_eq!(history.drawn(), [(trunk, 0), (early, 1), (late, 1), (leaf, 2)]);
    assert_eq!(history.forks(leaf), [5, 20, 22]);
    assert_eq!(history.shared(leaf, early), Some(5));
}

#[test]
fn later_acts_are_not_removed() {
    let (mut history, trunk) = planted();
    let later = history.branch_for(trunk, CommandLog::from([(12, vec![crash(1)]), (20, vec![crash(2)])]));
    assert_eq!(history.branch(later).recorded, 11);
    let other = history.act(later, 11, &[crash(3)]);
    assert_ne!(other, later);
    assert_eq!(history.course(later), CommandLog::from([(12, vec![crash(1)]), (20, vec![crash(2)])]));
    assert_eq!(history.course(other), CommandLog::from([(12, vec![crash(3)])]));
    let alone = history.branch_for(later, CommandLog::new());
    assert_eq!(alone, trunk);
    let half = history.branch_for(later, CommandLog::from([(12, vec![crash(1)])]));
    assert_eq!((history.course(half).len(), history.course(later).len()), (1, 2));
}

#[test]
fn branch_numbers_count_within_a_scenario_and_are_stable() {
    let (mut history, trunk) = planted();
    history.act(trunk, 30, &[crash(0)]);
    history.record(trunk, 40, None);
    let untouched = history.add_root(&scenario(builtin::ALL[0].name));
    assert_eq!((history.number(untouched), history.siblings(untouched).len()), (2, 2));
    let branch = history.act(trunk, 10, &[crash(1)]);
    assert_eq!((history.number(branch), history.siblings(branch).len()), (2, 2), "nothing was done on the other");
    let again = history.add_root(&scenario(builtin::ALL[0].name));
    history.record(again, 50, None);
    assert_eq!((history.number(again), history.number(branch)), (3, 2));
    let other = history.add_root(&scenario(builtin::ALL[1].name));
    assert_eq!(history.number(other), 1);
}
