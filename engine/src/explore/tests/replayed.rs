//! The search without a clock finds a run. The world of the screen can replay this run, step by step.

use std::collections::BTreeMap;

use super::dice::Dice;
use crate::explore::free::Free;
use crate::explore::free::bare::Bare;
use crate::explore::store::Layout;
use crate::explore::{Budget, CheckOptions, Ground, Limits, Move, Path, Progress, Successors, System, Transition};
use crate::protocol::{Grows, Topology};
use crate::protocols::bully::Bully;
use crate::protocols::chang_roberts::ChangRoberts;
use crate::protocols::franklin::Franklin;
use crate::protocols::hirschberg_sinclair::HirschbergSinclair;
use crate::protocols::itai_rodeh::ItaiRodeh;
use crate::protocols::paxos::Paxos;
use crate::protocols::peterson::Peterson;
use crate::protocols::raft_election::RaftElection;
use crate::protocols::ring_list::RingList;
use crate::protocols::sum::{Message, State, Timer};
use crate::protocols::tests::{Samples, Scene};
use crate::sim::chance::Tape;
use crate::sim::detector::{Detector, Noticers};
use crate::sim::observe::Silent;
use crate::sim::pins::Pins;
use crate::sim::{Plan, TimerKey, World};

const PATHS: usize = 1_000;
const PATHS_EACH: usize = 10;
const MOST_STEPS: usize = 30;

fn packed(row: &[u64], old: &Layout, new: &Layout) -> Vec<u64> {
    let mut packed = vec![0; new.words()];
    for field in 0..old.fields() {
        assert!(new.set(&mut packed, field, old.get(row, field)), "a layout only grows");
    }
    packed
}

fn walk(system: &mut Free, dice: &mut Dice) -> (Vec<Vec<u64>>, Vec<Transition>) {
    let (mut rows, mut steps): (Vec<Vec<u64>>, Vec<Transition>) = (Vec::new(), Vec::new());
    while steps.len() < MOST_STEPS {
        let mut out = Successors::default();
        let worked = match rows.last() {
            None => system.first(&mut out),
            Some(last) => system.next(last, &mut out),
        };
        if worked == Progress::NoRoom {
            let old = system.grow();
            rows = rows.iter().map(|row| packed(row, &old, &system.base().layout)).collect();
            continue;
        }
        if out.steps.is_empty() {
            break;
        }
        let (chosen, words) = (dice.below(out.steps.len()), system.base().layout.words());
        if !rows.is_empty() {
            steps.push(out.steps[chosen]);
        }
        rows.push(out.rows[chosen * words..][..words].to_vec());
    }
    (rows, steps)
}

fn timers(world: &World) -> impl Iterator<Item = Timer> {
    (0..).map_while(|index| world.plan().protocol.timer(index))
}

fn bare(world: &World) -> Bare<State, Message> {
    let process = |at: u32| {
        let seen = world.process(at);
        let armed = timers(world).filter(|&timer| world.is_armed(at, timer)).map(Timer::index);
        (seen.state.clone(), seen.up, armed.collect(), seen.crashes_after)
    };
    let (mut under_way, mut notices): (BTreeMap<_, Vec<Message>>, _) = (BTreeMap::new(), Vec::new());
    // Both lists are in the order of sending.
    for (seen, message) in world.underway().iter().zip(world.tick_end().messages) {
        if seen.notice {
            notices.push((seen.to, seen.from, message.message));
        } else {
            under_way.entry((message.from, message.to, message.out)).or_default().push(message.message);
        }
    }
    if !world.plan().network.fifo {
        for messages in under_way.values_mut() {
            messages.sort();
        }
    }
    notices.sort();
    assert!(world.timers().all(|armed| matches!(armed.key, TimerKey::Own(_))), "the detector is silent");
    Bare { processes: (0..world.count() as u32).map(process).collect(), under_way, notices }
}

fn replay(plan: &Plan, system: &Free, rows: &[Vec<u64>], path: &Path) {
    let ground =
        Ground { script: &plan.script, process_time: plan.network.process_time, topology: plan.nature.topology };
    let laid_out = ground.lay_out(path);
    let pins = Pins::of(plan.nature.topology, plan.ids.len() as u32, laid_out.choices);
    let plan = Plan { script: laid_out.script, pins: Some(pins), detector: Detector::Manual, ..plan.clone() };
    let mut tape = Tape::default();
    let mut world = World::new(plan, &mut tape, &mut Silent);
    // A world sends a message and its copy together. The search makes the copy later, so the comparison starts after
    // the last copy.
    let is_copy = |what: &Move| matches!(what, Move::Copies(_));
    let last_copy = path.stages.iter().rposition(|stage| is_copy(&stage.what)).map_or(0, |last| last + 1);
    for (step, row) in rows.iter().enumerate() {
        let due = (step as u64).checked_sub(1).map_or(0, |before| 1 + before * ground.span());
        while world.now() < due {
            world.begin(world.now() + 1);
            world.finish(&mut tape, &mut Silent);
        }
        if step >= last_copy {
            assert_eq!(bare(&world), system.bare(row), "after {step} steps of\n{}", stages_as_text(path));
        }
    }
    assert!(tape.asked().iter().all(|(_, below)| below.get() == 1), "no open random choice: {:?}", tape.asked());
}

fn stages_as_text(path: &Path) -> String {
    path.stages.iter().map(|stage| format!("{stage:?}")).collect::<Vec<_>>().join("\n")
}

fn scene<P: Samples>(dice: &mut Dice) -> (Scene, Budget) {
    let bounces = P::NATURE.needs_bounce() || dice.one_in(2);
    // With bouncing, two links can lead from one process to another, and pins do not tell them apart. A replay cannot
    // use both.
    let may_meet = bounces && P::NATURE.topology == Topology::TwoWayRing;
    let n = if may_meet { 3 } else { 2 + dice.below(2) as u32 };
    let mut scene = Scene::new(dice.order(n)).variant(dice.one_of(P::PROFILE.variants));
    scene.network.fifo = !dice.one_in(3);
    scene.network.bounce = bounces;
    scene.network.process_time = dice.below(3) as u64;
    if dice.one_in(2) {
        let by = dice.one_of(&[Noticers::All, Noticers::Lowest, Noticers::Random]);
        scene.detector = Detector::Oracle { delay: 1, by };
    }
    let somebody = |dice: &mut Dice| 1 + dice.below(n as usize) as u32;
    if P::NATURE.strip.is_of_leaders() && dice.one_in(2) {
        scene = scene.leader(somebody(dice));
    }
    if !may_meet && dice.one_in(2) {
        scene = scene.start(1, &[somebody(dice)]);
        scene = scene.crash_after(2, somebody(dice), dice.below(2) as u32).revive(4, somebody(dice));
        scene = if dice.one_in(2) { scene.part(5, &[&[1], &[2]]).start(6, &[somebody(dice)]).mend(7) } else { scene };
    }
    let budget = Budget {
        any_start: (0..n).filter(|_| !dice.one_in(3)).collect(),
        starts: dice.below(2) as u32,
        crashes: dice.below(2) as u32,
        mid_broadcast: dice.one_in(2),
        revivals: dice.below(2) as u32,
        losses: dice.below(2) as u32,
        duplicates: dice.below(2) as u32,
        timers: (P::NATURE.grows == Some(Grows::Timers)).then_some(3),
        draws: (P::NATURE.grows == Some(Grows::Draws)).then_some(4),
        ..Budget::default()
    };
    (scene, budget)
}

fn paths<P: Samples>(dice: &mut Dice) -> [usize; 2] {
    let (scene, budget) = scene::<P>(dice);
    let plan = scene.plan::<P>();
    let asked = CheckOptions {
        asynchronous: true,
        budget,
        properties: Vec::new(),
        first: false,
        limits: Limits::default(),
        workers: None,
    };
    let mut system =
        Free::new(plan.clone(), None, &asked).unwrap_or_else(|refused| panic!("{}: {refused:?}", P::PROFILE.name));
    let mut gone = [0; 2];
    for _ in 0..PATHS_EACH {
        let (rows, steps) = walk(&mut system, dice);
        let path = system.describe(&rows, &steps);
        replay(&plan, &system, &rows, &path);
        let is_gift = |stage: &&crate::explore::Stage| {
            matches!(stage.what, Move::Crashes(_) | Move::Revives(_) | Move::Loses(_) | Move::Copies(_))
                || stage.breaks.is_some()
        };
        gone[0] += steps.len();
        gone[1] += path.stages.iter().filter(is_gift).count();
    }
    gone
}

#[test]
fn free_paths_are_the_same_runs_on_the_world_of_the_screen() {
    const PROTOCOLS: [fn(&mut Dice) -> [usize; 2]; 9] = [
        paths::<ChangRoberts>,
        paths::<Bully>,
        paths::<Peterson>,
        paths::<Franklin>,
        paths::<HirschbergSinclair>,
        paths::<ItaiRodeh>,
        paths::<RingList>,
        paths::<Paxos>,
        paths::<RaftElection>,
    ];
    let mut dice = Dice::new(2);
    let mut gone = [0; 2];
    for drawn in 0..PATHS / PATHS_EACH {
        let [steps, faults] = PROTOCOLS[drawn % PROTOCOLS.len()](&mut dice);
        gone = [gone[0] + steps, gone[1] + faults];
    }
    assert!(gone[0] > 10_000 && gone[1] > 1_000, "{} steps, {} of them by the adversary", gone[0], gone[1]);
}
