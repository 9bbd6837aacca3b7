use super::*;
use crate::read;

const TRUNK: &str =
    "protocol = \"bully\"\nevents = [{ at = 9, start = 1 }, { at = 2, crash = 3 }]\n[processes]\ncount = 3\n";

fn scenario(text: &str) -> Scenario {
    read(text).unwrap_or_else(|faults| panic!("{text}\n{faults:#?}"))
}

fn beyond(from: &str, to: &str) -> Result<usize, NoBranch> {
    let changed = TRUNK.replace(from, to);
    assert_ne!(changed, TRUNK);
    scenario(&changed).acts_beyond(&scenario(TRUNK)).map(|acts| acts.len())
}

#[test]
fn a_branch_is_its_trunk_plus_acts() {
    let trunk = scenario(TRUNK);
    let acts = vec![(2, Command::Mend(suffrage_engine::sim::command::Links::All)), (4, trunk.events[1].1.clone())];
    let branch = trunk.with_acts(&acts).scenario;
    assert_eq!(branch.acts_beyond(&trunk), Ok(acts));
    assert_eq!(trunk.acts_beyond(&branch), Err(NoBranch::Lacks(2)));
    assert_eq!(trunk.acts_beyond(&trunk), Ok(Vec::new()));
    assert_eq!(beyond("count = 3", "ids = [1, 2, 3]"), Ok(0), "in any notation");
    assert_eq!(beyond("[processes]", "title = \"x\"\n[expect]\nby = 3\n[processes]"), Ok(0));
}

#[test]
fn the_difference_to_the_trunk_is_reported() {
    assert_eq!(beyond("count = 3", "count = 4"), Err(NoBranch::Other("[processes]")));
    assert_eq!(beyond("count = 3", "count = 3\nleader = 3"), Err(NoBranch::Other("[processes]")));
    assert_eq!(beyond("bully\"", "bully\"\nvariant = \"patient\""), Err(NoBranch::Other("variant")));
    assert_eq!(beyond("bully", "raft-election"), Err(NoBranch::Other("protocol")));
    assert_eq!(beyond("bully\"", "bully\"\nseed = 1"), Err(NoBranch::Other("seed")));
    let settled = "bully\"\nchoices = [{ of = \"delay\", from = 1, to = 2, is = 3 }]";
    assert_eq!(beyond("bully\"", settled), Err(NoBranch::Other("choices")));
    assert_eq!(beyond("[processes]", "[network]\nloss = 0.5\n[processes]"), Err(NoBranch::Other("[network]")));
    assert_eq!(beyond("[processes]", "[detector]\nkind = \"oracle\"\n[processes]"), Err(NoBranch::Other("[detector]")));
    assert_eq!(
        beyond("{ at = 2, crash = 3 }", "{ at = 2, start = 3 }, { at = 2, crash = 3 }"),
        Err(NoBranch::Lacks(2))
    );
    for fault in [NoBranch::Other("seed"), NoBranch::Lacks(2)] {
        suffrage_text::testing::prove_remark(&fault.remark("a.toml", "b.toml"));
    }
}
