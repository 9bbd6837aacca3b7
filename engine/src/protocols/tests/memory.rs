//! Two judges reach equal verdicts: one knows the ticks, the other does not.

use std::collections::BTreeSet;

use super::{ForEach, Samples, Scene, for_each_protocol, turbulent};
use crate::property::{Judge, Memory, Rules, Status};
use crate::protocol::{PropertyId, Ticks};
use crate::sim::World;
use crate::sim::chance::Seeded;
use crate::sim::observe::{Observer, Silent, SimEvent};

/// A judge that does not know the tick.
struct Remembering {
    rules: Rules,
    memory: Memory,
    broken: Vec<PropertyId>,
}

impl Observer for Remembering {
    fn see(&mut self, _: Ticks, event: SimEvent<'_>) {
        let mut found = Vec::new();
        self.rules.see(&mut self.memory, &event, &mut found);
        self.broken.extend(found.iter().map(|found| found.property));
    }
}

/// Judges one run twice. `[0]`: the result of the judge that knows ticks. `[1]`: the result of [`Remembering`]. In each
/// result, `.0`: the permanently violated properties. `.1`: the properties that fail at the last rest.
fn judged<P: Samples>(scene: &Scene) -> [(BTreeSet<&'static str>, BTreeSet<&'static str>); 2] {
    let chance = &mut Seeded::new(7);
    let mut world = World::new(scene.plan::<P>(), chance, &mut Silent);
    let properties: Vec<PropertyId> = P::NATURE.properties.iter().filter_map(|name| PropertyId::named(name)).collect();
    let rules = Rules::of(&world, &properties);
    let mut judge = Judge::new(&world);
    let mut remembering = Remembering { memory: rules.memory(&world), rules, broken: Vec::new() };
    let mut at_rest = Vec::new();
    while let Some(tick) = world.next_due().filter(|&tick| tick <= 400) {
        world.begin(tick);
        world.finish(chance, &mut (&mut judge, &mut remembering));
        judge.judge_rest(&world);
        if world.is_at_rest() {
            at_rest = remembering.rules.judge_rest(&remembering.memory, &world);
            remembering.broken.extend(at_rest.iter().filter(|property| **property == PropertyId::Safety));
            Rules::rest(&mut remembering.memory);
        }
        assert_eq!(remembering.rules.remembered(&judge), remembering.memory, "{}, tick {tick}", P::PROFILE.name);
    }
    let is_of_a_state = |name: &&str| *name == PropertyId::OneLeader.name();
    let broken =
        P::NATURE.properties.iter().copied().filter(|name| judge.broke_at(name).is_some() && !is_of_a_state(name));
    let for_good: BTreeSet<&str> = broken.collect();
    // `highest` and `safety` are excluded: without ticks, they are judged even if no process acted since the last rest.
    let names = |all: &[PropertyId]| -> BTreeSet<&'static str> {
        let names = all.iter().filter(|property| ![PropertyId::Highest, PropertyId::Safety].contains(property));
        names.map(|property| property.name()).collect()
    };
    let ends =
        |name: &str| names(&[PropertyId::named(name).expect("a property")]).contains(name) && !for_good.contains(name);
    let findings = judge.findings(P::NATURE.properties, world.is_at_rest()).into_iter();
    let findings =
        findings.filter(|found| found.status == Status::Violated && ends(found.name) && !is_of_a_state(&found.name));
    let at_rest = if world.is_at_rest() { names(&at_rest) } else { BTreeSet::new() };
    let with_ticks = (for_good.clone(), findings.map(|found| found.name).collect());
    [with_ticks, (remembering.broken.iter().map(|property| property.name()).collect(), at_rest)]
}

#[test]
fn the_memory_without_ticks_gives_the_same_violations() {
    struct Judged(BTreeSet<&'static str>);
    impl ForEach for Judged {
        fn with<P: Samples>(&mut self) {
            for (index, scene) in P::scenes(turbulent([3, 8, 5, 1, 4])).iter().enumerate().step_by(3) {
                for variant in P::PROFILE.variants {
                    let [with_ticks, without] = judged::<P>(&scene.clone().variant(variant));
                    assert_eq!(with_ticks, without, "{} {variant}, scene {index}", P::PROFILE.name);
                    self.0.extend(with_ticks.0.iter().chain(&with_ticks.1));
                }
            }
        }
    }
    let mut all = Judged(BTreeSet::new());
    for_each_protocol(&mut all);
    assert!(all.0.len() > 5, "violations occur: {:?}", all.0);
}
