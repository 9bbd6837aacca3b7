//! A run in which every choice is pinned is the same run for every source of randomness.

use std::collections::BTreeMap;
use std::num::NonZeroU32;

use super::{ForEach, Outcome, Samples, Scene, turbulent};
use crate::protocol::{Follows, Ticks};
use crate::protocols::for_each_protocol;
use crate::protocols::raft_election::RaftElection;
use crate::sim::chance::{Choice, Choose, Purpose, Seeded};
use crate::sim::command::Command;
use crate::sim::detector::{Detector, Noticers};
use crate::sim::digest::{Digest, Likeness};
use crate::sim::observe::{LossReason, Observer, Silent, SimEvent};
use crate::sim::pins::{DirectedLink, Pin};
use crate::sim::{TimerKey, World};

struct Recorded {
    seeded: Seeded,
    drawn: Vec<Pin>,
}

impl Choose for Recorded {
    fn pick(&mut self, choice: Choice, below: NonZeroU32) -> u32 {
        let number = self.seeded.pick(choice, below);
        if choice.purpose == Purpose::Draw {
            self.drawn.push(Pin::Draw { process: choice.about as u32, nth: choice.number + 1, number });
        }
        number
    }

    fn happens(&mut self, choice: Choice, probability: f64) -> bool {
        self.seeded.happens(choice, probability)
    }
}

/// A source of randomness that panics if a run asks it for a choice that can be pinned.
struct Unasked(Seeded);

impl Unasked {
    fn assert_open(choice: Choice) {
        let is_open = matches!(
            choice.purpose,
            Purpose::Lot | Purpose::Heartbeat | Purpose::HeartbeatLoss | Purpose::HeartbeatNotice
        );
        assert!(is_open, "{choice:?} is pinned");
    }
}

impl Choose for Unasked {
    fn pick(&mut self, choice: Choice, below: NonZeroU32) -> u32 {
        Self::assert_open(choice);
        self.0.pick(choice, below)
    }

    fn happens(&mut self, choice: Choice, probability: f64) -> bool {
        Self::assert_open(choice);
        self.0.happens(choice, probability)
    }
}

/// Records the results of all choices that can be pinned.
#[derive(Default)]
struct Outcomes {
    process_time: Ticks,
    /// The processing time until the current handler call takes effect, in ticks.
    lag: Ticks,
    sent: BTreeMap<DirectedLink, u32>,
    /// For each message in transit. `.0`: its link. `.1`: its number on the link. `.2`: whether it is a copy.
    under_way: BTreeMap<u32, (DirectedLink, u32, bool)>,
    armed: BTreeMap<(u32, usize), u32>,
    notices: u32,
    noticers: u32,
    delays: Vec<Pin>,
    copies: BTreeMap<(DirectedLink, u32), Option<Ticks>>,
    lost: BTreeMap<(DirectedLink, u32, bool), bool>,
}

impl Outcomes {
    fn sent(&mut self, number: u32, on: DirectedLink, copy: bool, ticks: Ticks) {
        let count = self.sent.entry(on).or_default();
        if copy {
            self.copies.insert((on, *count), Some(ticks));
        } else {
            *count += 1;
            self.delays.push(Pin::Delay { on, nth: *count, ticks });
            self.copies.insert((on, *count), None);
        }
        self.lost.insert((on, *count, copy), false);
        self.under_way.insert(number, (on, *count, copy));
    }

    fn pins(self) -> Vec<Pin> {
        let copies = self.copies.into_iter().map(|((on, nth), ticks)| Pin::Copy { on, nth, ticks });
        let lost = self.lost.into_iter().map(|((on, nth, copy), lost)| Pin::Loss { on, nth, copy, lost });
        self.delays.into_iter().chain(copies).chain(lost).collect()
    }
}

impl Observer for Outcomes {
    fn see(&mut self, tick: Ticks, event: SimEvent<'_>) {
        match event {
            SimEvent::Delivered { .. } | SimEvent::CameBack { .. } => self.lag = self.process_time,
            SimEvent::Handled { .. } => self.lag = 0,
            SimEvent::Started { at, noticed: Some(_) } => {
                self.noticers += 1;
                self.delays.push(Pin::Noticer { nth: self.noticers, process: at });
            }
            SimEvent::Sent { number, from, to, clockwise, due, copy, .. } => {
                self.sent(number, DirectedLink { from, to, clockwise }, copy, due - tick - self.lag);
            }
            SimEvent::Lost { number, reason: LossReason::Loss, .. } => {
                self.lost.insert(self.under_way[&number], true);
            }
            SimEvent::Bounced { due, .. } => {
                self.notices += 1;
                self.delays.push(Pin::Notice { nth: self.notices, ticks: due - tick });
            }
            SimEvent::Set { at, key: TimerKey::Own(timer), due, .. } => {
                let timer = timer.index();
                let count = self.armed.entry((at, timer)).or_default();
                *count += 1;
                self.delays.push(Pin::Timer { process: at, timer, nth: *count, ticks: due - tick - self.lag });
            }
            _ => {}
        }
    }
}

const UNTIL: Ticks = 150;

fn gone_through<P: Samples>(scene: &Scene, chance: &mut dyn Choose, watcher: &mut impl Observer) -> World {
    let mut world = World::new(scene.plan::<P>(), chance, watcher);
    while let Some(tick) = world.next_due().filter(|&tick| tick <= UNTIL) {
        world.begin(tick);
        world.finish(chance, watcher);
    }
    world
}

/// `.0`: two digests and the last tick of the run. `.1`: the results of its choices.
fn recorded<P: Samples>(scene: &Scene, seed: u64) -> ((Digest, Likeness, Ticks), Vec<Pin>) {
    let mut chance = Recorded { seeded: Seeded::new(seed), drawn: Vec::new() };
    let (mut digest, mut likeness) = (Digest::default(), Likeness::default());
    let mut outcomes = Outcomes { process_time: scene.network.process_time, ..Outcomes::default() };
    let world = gone_through::<P>(scene, &mut chance, &mut (&mut digest, &mut (&mut likeness, &mut outcomes)));
    let pins = outcomes.pins().into_iter().chain(chance.drawn).collect();
    ((digest, likeness, world.now()), pins)
}

fn again<P: Samples>(scene: &Scene, chance: &mut dyn Choose) -> (Digest, Likeness, Ticks) {
    let (mut digest, mut likeness) = (Digest::default(), Likeness::default());
    let world = gone_through::<P>(scene, chance, &mut (&mut digest, &mut likeness));
    (digest, likeness, world.now())
}

fn scenes<P: Samples>() -> impl Iterator<Item = (u64, Scene)> {
    let scenes = P::scenes(turbulent([3, 8, 5, 1, 4]));
    let apart = (scenes.len() / 24).max(1);
    scenes.into_iter().step_by(apart).enumerate().flat_map(|(index, scene)| {
        P::PROFILE.variants.iter().map(move |variant| {
            let mut scene = scene.clone().variant(variant);
            scene.network.process_time = index as u64 % 3;
            scene.network.fifo = index % 2 == 0;
            scene.network.longest_delay = 1 + index as u64 % 5;
            (scene.network.loss, scene.network.duplicate) = ([0.0, 0.1, 0.2][index % 3], [0.0, 0.05][index / 2 % 2]);
            if P::NATURE.follows == Follows::Always {
                scene.detector = Detector::Oracle { delay: 3, by: Noticers::Random };
            }
            (index as u64, scene)
        })
    })
}

#[test]
fn a_run_with_choices_pinned_to_their_outcomes_is_the_same_run() {
    struct Same {
        settled: usize,
    }

    impl ForEach for Same {
        fn with<P: Samples>(&mut self) {
            for (seed, scene) in scenes::<P>() {
                let (first, pins) = recorded::<P>(&scene, seed);
                self.settled += pins.len();
                let settled = scene.clone().settled(pins);
                assert_eq!(
                    again::<P>(&settled, &mut Unasked(Seeded::new(seed))),
                    first,
                    "{} {scene:?}",
                    P::PROFILE.name
                );
                let counted = scene.clone().settled([]);
                assert_eq!(again::<P>(&counted, &mut Seeded::new(seed)), first, "{} {scene:?}", P::PROFILE.name);
            }
        }
    }

    let mut same = Same { settled: 0 };
    for_each_protocol(&mut same);
    assert!(same.settled > 100_000, "{} choices", same.settled);
}

/// A source of randomness with two seeds. The first seed makes the choices that cannot be pinned: the lots that
/// processes draw when they start together, and all choices about heartbeats.
struct OtherSeed(Seeded, Seeded);

impl OtherSeed {
    const fn of(&mut self, choice: Choice) -> &mut Seeded {
        match choice.purpose {
            Purpose::Lot | Purpose::Heartbeat | Purpose::HeartbeatLoss | Purpose::HeartbeatNotice => &mut self.0,
            _ => &mut self.1,
        }
    }
}

impl Choose for OtherSeed {
    fn pick(&mut self, choice: Choice, below: NonZeroU32) -> u32 {
        self.of(choice).pick(choice, below)
    }

    fn happens(&mut self, choice: Choice, probability: f64) -> bool {
        self.of(choice).happens(choice, probability)
    }
}

#[test]
fn acts_that_pin_every_choice_at_the_first_tick_make_the_same_run_under_another_seed() {
    struct Same;

    impl ForEach for Same {
        fn with<P: Samples>(&mut self) {
            // Processes may draw already at tick 0, before the commands of tick 1 pin choices.
            let begins_later = scenes::<P>().step_by(4);
            for (seed, scene) in begins_later {
                let (first, pins) = recorded::<P>(&scene, seed);
                let (at_boot, later): (Vec<Pin>, Vec<Pin>) = pins.into_iter().partition(|pin| pin.nth() == 1);
                let mut acted = scene.clone().settled(at_boot);
                for pin in later.into_iter().rev() {
                    acted = acted.first(Command::Pin(pin));
                }
                let (digest, _, tick) =
                    again::<P>(&acted, &mut OtherSeed(Seeded::new(seed), Seeded::new(seed + 1_000)));
                assert_eq!((digest, tick), (first.0, first.2), "{} {scene:?}", P::PROFILE.name);
            }
        }
    }

    for_each_protocol(&mut Same);
}

#[test]
fn upkeep_is_no_rest_while_a_pinned_choice_will_disturb_it() {
    let scene = Scene::new([1, 2, 3]).seed(1);
    let plain = scene.run::<RaftElection>();
    let leader = scene.position(plain.leader().expect("one leads"));
    let on = DirectedLink { from: leader, to: (leader + 1) % 3, clockwise: false };
    let requests = |outcome: &Outcome<RaftElection>| outcome.by_kind()[0];
    // A pinned delay makes one heartbeat and all later ones very late. So the follower starts an election, long after
    // the run would otherwise be at rest.
    let late = scene.clone().settled([Pin::Delay { on, nth: 20, ticks: 300 }]).run::<RaftElection>();
    assert!(late.is_quiet() && late.tick() > plain.tick() + 100, "{} and {}", late.tick(), plain.tick());
    assert!(requests(&late) > requests(&plain));
    // A pinned choice that never occurs does not prevent the run from coming to rest.
    let never = Pin::Delay {
        on: DirectedLink { from: (leader + 1) % 3, to: (leader + 2) % 3, clockwise: false },
        nth: 20,
        ticks: 300,
    };
    assert_eq!(scene.clone().settled([never]).run::<RaftElection>().tick(), plain.tick());
}

fn some_later(pins: &[Pin], seed: u64) -> Vec<Pin> {
    let late = |index: usize, ticks: Ticks| {
        let number = index as u64 + seed;
        if number.is_multiple_of(5) { ticks + 3 + number % 9 } else { ticks }
    };
    let later = |(index, pin): (usize, &Pin)| match *pin {
        Pin::Delay { on, nth, ticks } => Some(Pin::Delay { on, nth, ticks: late(index, ticks) }),
        Pin::Timer { process, timer, nth, ticks } => {
            Some(Pin::Timer { process, timer, nth, ticks: late(index, ticks) })
        }
        _ => None,
    };
    pins.iter().enumerate().filter_map(later).collect()
}

#[test]
fn a_tick_without_events_starts_no_rest_and_ends_none() {
    struct Waits {
        looked_at: usize,
    }

    impl Waits {
        fn go<P: Samples>(&mut self, scene: &Scene, seed: u64) {
            let mut chance = Seeded::new(seed);
            let mut world = World::new(scene.plan::<P>(), &mut chance, &mut Silent);
            while let Some(tick) = world.next_due_of_any().filter(|&tick| tick <= UNTIL) {
                if world.now() > 0 {
                    let mut waiting = world.clone();
                    while waiting.now() + 1 < tick {
                        waiting.begin(waiting.now() + 1);
                        waiting.finish(&mut chance, &mut Silent);
                        self.looked_at += 1;
                        assert_eq!(
                            (waiting.is_at_rest(), waiting.is_quiet()),
                            (world.is_at_rest(), world.is_quiet()),
                            "{}: {} and {}, {scene:?}",
                            P::PROFILE.name,
                            world.now(),
                            waiting.now()
                        );
                    }
                }
                world.begin(tick);
                world.finish(&mut chance, &mut Silent);
            }
        }
    }

    impl ForEach for Waits {
        fn with<P: Samples>(&mut self) {
            for (seed, scene) in scenes::<P>() {
                self.go::<P>(&scene, seed);
                let (_, pins) = recorded::<P>(&scene, seed);
                self.go::<P>(&scene.clone().settled(some_later(&pins, seed)), seed);
            }
        }
    }

    let mut waits = Waits { looked_at: 0 };
    for_each_protocol(&mut waits);
    assert!(waits.looked_at > 10_000, "{} ticks", waits.looked_at);
}
