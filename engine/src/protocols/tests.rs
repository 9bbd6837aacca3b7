//! Shared code of the protocol tests, and tests of all protocols.

pub(crate) mod greeter;
mod memory;
mod scene;
mod settled;

use std::collections::{BTreeMap, BTreeSet};

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::sum::Summand;
use super::{ProtocolId, for_each_protocol};
use crate::protocol::{
    Ballot, Datum, Explain, Explanation, Handled, Id, Local, LogEntry, Marks, Parts, PropertyId, Remark, Requests,
    Setup, Value,
};

pub(crate) use scene::{Outcome, Scene};

pub(crate) fn id(number: u32) -> Id {
    Id::new(number).expect("a test uses numbers that are ids")
}

pub(crate) fn setup() -> Setup<'static> {
    Setup {
        processes: 3,
        parameters: Box::leak(Box::default()),
        longest_delay: 1,
        process_time: 0,
        parts: &[],
        overlay: Box::leak(Box::default()),
        down: &[],
    }
}

pub(crate) fn of_three<P: Summand>(variant: &str) -> P {
    P::new(named::<P>(variant), &setup())
}

pub(crate) fn named<P: Summand>(variant: &str) -> P::Variant {
    let known = P::PROFILE.variants.iter().position(|known| *known == variant);
    known.map_or_else(|| panic!("{} has no variant {variant}", P::PROFILE.name), |index| P::VARIANTS[index])
}

/// Sample messages, states and scenes of a protocol. Together they produce every text of the protocol.
pub(crate) trait Samples: Explain + Summand {
    fn said() -> Vec<Remark>;
    fn steps() -> Vec<Self::Step>;
    /// Scenes that together execute every step of the protocol.
    fn scenes(turbulent: Vec<Scene>) -> Vec<Scene> {
        turbulent
    }
}

pub(crate) trait Sample {
    fn sample() -> Self;
}

macro_rules! samples {
    ($($Of:ty = $sample:expr),+ $(,)?) => { $(impl Sample for $Of { fn sample() -> Self { $sample } })+ };
}

samples! {
    u32 = 1,
    Id = id(58),
    Datum = Datum::Number(58),
    Ballot = Ballot { round: 2, proposer: id(58) },
    LogEntry = LogEntry::of(Datum::Number(58)),
}

pub(crate) trait ForEach {
    fn with<P: Samples>(&mut self);
}

pub(crate) fn from_json<T: DeserializeOwned>(json: serde_json::Value) -> T {
    serde_json::from_value(json).expect("the JSON of the test is valid")
}

pub(crate) fn handlings<'a, P: Samples>(
    messages: &'a [(Id, P::Message)],
    timers: &'a [P::Timer],
) -> Vec<Handled<'a, P>> {
    let arrivals = messages.iter().map(|(from, message)| Handled::Received { from: *from, message });
    let notices = messages.iter().map(|(to, message)| Handled::Undeliverable { to: *to, message });
    let starts = [Handled::Start { noticed: None }, Handled::Start { noticed: Some(id(58)) }, Handled::Recovered];
    let fired = timers.iter().map(|&timer| Handled::Fired(timer));
    starts.into_iter().chain(arrivals).chain(notices).chain(fired).collect()
}

pub(crate) fn everything_said<P: Samples>(handled: &[Handled<'_, P>], states: &[P::State]) -> Vec<Remark> {
    let known = [id(31), id(42), id(58), id(60)];
    let mut said = Vec::new();
    for variant in P::PROFILE.variants {
        let (protocol, listed) = (of_three::<P>(variant), listed::<P>(variant));
        for known in [&known[..], &known[1..2]] {
            let position = known.iter().position(|&one| one == id(42)).unwrap_or_default() as u32;
            let me = Local::of(id(42), position, known);
            for step in P::steps().into_iter().filter(|step| listed.contains(P::own_step(*step).name())) {
                for handled in handled {
                    let Explanation { brief, full, weighed: _, ignored: _ } = protocol.explain(me, step, handled);
                    said.extend([brief, full]);
                }
            }
            for state in states {
                said.extend(protocol.facts(me, state));
                let Marks { badge, title, .. } = protocol.marks(me, state);
                said.extend(badge.into_iter().chain(protocol.waiting_for(me, state)).chain(title));
            }
            let algorithm = protocol.clone().algorithm();
            said.extend(algorithm.counting().purposes.iter().map(|key| Remark::new(key)));
            said.extend(P::PROFILE.timer_meanings.iter().map(|key| Remark::new(key).id("me", me.id)));
        }
    }
    said
}

fn said_by_all() -> Vec<Remark> {
    struct Said(Vec<Remark>);

    impl ForEach for Said {
        fn with<P: Samples>(&mut self) {
            self.0.extend(P::said());
        }
    }

    let mut said = Said(Vec::new());
    for_each_protocol(&mut said);
    said.0
}

fn as_line(remark: &Remark) -> String {
    let value = |value: &Value| match value {
        Value::Id(id) => format!("id:{id}"),
        Value::Number(number) => format!("number:{number}"),
        Value::Name(name) => format!("name:{name}"),
        Value::Text(text) => format!("text:{text}"),
        Value::Ids(ids) => format!("ids:{}", ids.iter().map(Id::to_string).collect::<Vec<_>>().join(" ")),
        Value::Said(remark) => panic!("a protocol produces no sentence within a sentence: {remark:?}"),
    };
    let values = remark.values.iter().map(|(name, given)| format!("\t{name}={}", value(given)));
    [remark.key.to_owned()].into_iter().chain(values).collect()
}

/// The tests of `crates/text` check the texts with the golden list, so this test checks that the list is up to date.
#[test]
fn the_golden_list_equals_what_protocols_say() {
    let mut said: BTreeMap<String, BTreeSet<(usize, String)>> = BTreeMap::new();
    for remark in said_by_all() {
        let names = remark.values.iter().fold(remark.key.to_owned(), |names, (name, _)| names + " " + name);
        let line = as_line(&remark) + "\n";
        said.entry(names).or_default().insert((line.len(), line));
    }
    // Several lines can have the same key and value names. The shortest and the longest of them represent all.
    let ends = said.values().flat_map(|lines| lines.first().into_iter().chain(lines.last()).collect::<BTreeSet<_>>());
    let said: String = ends.map(|(_, line)| line.as_str()).collect();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/said.txt");
    if std::env::var_os("SUFFRAGE_GOLDEN").is_some_and(|wish| wish == "write") {
        std::fs::write(path, &said).expect("the list is writable");
    }
    let known = std::fs::read_to_string(path).expect("the list exists");
    let differs = known.lines().zip(said.lines()).find(|(known, said)| known != said);
    assert!(known == said, "SUFFRAGE_GOLDEN=write cargo test rewrites the list; known and said: {differs:?}");
}

fn listed<P: Samples>(variant: &str) -> BTreeSet<String> {
    #[derive(Deserialize)]
    struct Line {
        #[serde(default)]
        only: Vec<String>,
        #[serde(default)]
        steps: Vec<String>,
    }
    #[derive(Deserialize)]
    struct Listing {
        full: Vec<Line>,
    }

    let entry = ProtocolId::named(P::PROFILE.name).expect("the catalogue contains it").entry();
    let listing: Listing = toml::from_str(entry.pseudocode).expect("a listing is TOML");
    let has = |line: &Line| line.only.is_empty() || line.only.iter().any(|name| name == variant);
    listing.full.into_iter().filter(has).flat_map(|line| line.steps).collect()
}

#[test]
fn the_listings_of_a_protocol_contain_exactly_its_steps() {
    struct Listed;

    impl ForEach for Listed {
        fn with<P: Samples>(&mut self) {
            let all: BTreeSet<String> = P::PROFILE.variants.iter().flat_map(|variant| listed::<P>(variant)).collect();
            let steps: BTreeSet<String> =
                P::steps().into_iter().map(|step| P::own_step(step).name().to_owned()).collect();
            assert_eq!(all, steps, "{}", P::PROFILE.name);
        }
    }

    for_each_protocol(&mut Listed);
}

fn assert_obeyed<P: Samples>(scenes: &[Scene]) {
    for variant in P::PROFILE.variants {
        let mut obeyed = BTreeSet::new();
        for scene in scenes {
            let story = scene.clone().variant(variant).run_until::<P>(2_000).story();
            obeyed.extend(story.into_iter().map(|(.., step)| step.to_owned()));
        }
        assert_eq!(obeyed, listed::<P>(variant), "{variant}");
    }
}

fn turbulent(ids: [u32; 5]) -> Vec<Scene> {
    let mut scenes = Vec::new();
    for seed in 0..400 {
        let mut rng = StdRng::seed_from_u64(seed);
        let [leader, first, second, crashed, third] = std::array::from_fn(|_| ids[rng.random_range(0..ids.len())]);
        let mut scene = Scene::new(ids).leader(leader).seed(seed).delay(1, 3);
        scene.network.bounce = true;
        scene.network.fifo = rng.random();
        scene.network.loss = if rng.random_ratio(1, 5) { 0.2 } else { 0.0 };
        scenes.push(
            scene
                .start(rng.random_range(1..4), &[first])
                .start(rng.random_range(2..9), &[second])
                .crash(rng.random_range(3..14), crashed)
                .revive(rng.random_range(5..22), crashed)
                .start(rng.random_range(6..29), &[third])
                .revive(rng.random_range(25..34), crashed),
        );
    }
    // The questions of a lower process are late, so it announces itself while a higher process waits for an answer.
    let late = Scene::new(ids).crash(1, ids[1]).start(1, &[ids[0]]).start(2, &[ids[2]]);
    scenes.push(late.put_off(2, ids[0], ids[2], 9).put_off(2, ids[0], ids[4], 9));
    scenes
}

#[test]
fn the_listed_steps_are_exactly_those_that_can_be_executed() {
    struct Obeyed;

    impl ForEach for Obeyed {
        fn with<P: Samples>(&mut self) {
            assert_obeyed::<P>(&P::scenes(turbulent([3, 8, 5, 1, 4])));
        }
    }

    for_each_protocol(&mut Obeyed);
}

#[test]
fn a_leader_that_crashes_and_recovers_during_its_announcement_stops_it_and_does_not_lead_again() {
    fn prove<P: Samples>(name: &str) {
        let scene = Scene::new([3, 1, 5, 2, 4]).start_all(1);
        let first = (1..100).find(|&until| scene.run_until::<P>(until).elected().iter().any(Option::is_some));
        let elected = first.unwrap_or_else(|| panic!("{name}: a leader is elected"));
        let leader = scene.run_until::<P>(elected).elected().into_iter().flatten().next().expect("one leads");
        let outcome = scene.clone().crash(elected + 3, leader).revive(elected + 4, leader).run::<P>();
        assert!(outcome.is_quiet(), "{name}");
        assert!(outcome.times("lap-over") > 0, "{name}");
        let cells = outcome.elected();
        let at = scene.position(leader) as usize;
        assert_eq!(cells[at], None, "{name}: its cell stays empty");
        assert!(
            cells.iter().enumerate().all(|(other, cell)| other == at || *cell == Some(leader)),
            "{name}: {cells:?}"
        );
    }
    prove::<super::franklin::Franklin>("franklin");
    prove::<super::peterson::Peterson>("peterson");
    prove::<super::hirschberg_sinclair::HirschbergSinclair>("hirschberg-sinclair");
    prove::<super::itai_rodeh::ItaiRodeh>("itai-rodeh");
}

#[test]
fn holdings_have_the_same_names_everywhere() {
    struct Named;
    impl ForEach for Named {
        fn with<P: Samples>(&mut self) {
            for scene in P::scenes(turbulent([3, 8, 5, 1, 4])).iter().take(4) {
                let outcome = scene.run::<P>();
                let world = &outcome.world;
                let of = |at: u32| {
                    let seen = world.process(at);
                    let held = world.plan().protocol.holdings(seen.local, seen.state);
                    held.into_iter().map(|holding| (holding.name, holding.is_stable)).collect::<Vec<_>>()
                };
                let derives = (0..world.count() as u32).any(|at| {
                    let seen = world.process(at);
                    world.plan().protocol.derivation(seen.local, seen.state).is_some()
                });
                assert!((0..world.count() as u32).all(|at| of(at) == of(0)), "{}", P::NATURE.title);
                assert_eq!(!of(0).is_empty(), P::NATURE.holds(), "{}", P::NATURE.title);
                assert!(P::NATURE.derives() || !derives, "{}", P::NATURE.title);
            }
        }
    }
    for_each_protocol(&mut Named);
}

/// Without terms, the property `OneLeaderPerTerm` cannot detect two leaders.
#[test]
fn elections_have_terms_where_one_leader_is_demanded_of_each() {
    struct Terms;
    impl ForEach for Terms {
        fn with<P: Samples>(&mut self) {
            let demands_one = P::NATURE.properties.contains(&PropertyId::OneLeaderPerTerm.name());
            assert_eq!(P::NATURE.has_terms, demands_one, "{}", P::PROFILE.name);
        }
    }
    for_each_protocol(&mut Terms);
}

#[test]
fn requests_and_parts_have_no_effect_on_a_protocol_without_them() {
    struct Asked;
    impl ForEach for Asked {
        fn with<P: Samples>(&mut self) {
            assert!(P::NATURE.parts().len() <= Parts::MOST, "{}", P::PROFILE.name);
            assert!(
                P::NATURE
                    .default_parts()
                    .iter()
                    .chain(P::NATURE.needed_parts().iter())
                    .all(|part| part < P::NATURE.parts().len()),
                "{}",
                P::PROFILE.name
            );
            assert!(
                P::NATURE.requests == Requests::None || !P::NATURE.parts().is_empty(),
                "{}: clients are a part",
                P::PROFILE.name
            );
            if P::NATURE.requests != Requests::None || !P::NATURE.parts().is_empty() {
                return;
            }
            let scene = Scene::new([3, 8, 5]).start(4, &[3]);
            let plain = scene.run_until::<P>(300);
            let asked = scene.parts(8, &[0]).request(2, 8, None, 7).run_until::<P>(300);
            assert_eq!(asked.elected(), plain.elected(), "{}", P::PROFILE.name);
            assert_eq!(asked.world.counters(), plain.world.counters(), "{}", P::PROFILE.name);
        }
    }
    for_each_protocol(&mut Asked);
}

#[test]
fn the_sum_of_all_protocols_stays_small() {
    use super::sum::{Message, State};
    // A ring of a million processes stores a million states and messages in transit.
    assert!(size_of::<State>() <= 16, "a state has {} bytes: box large values", size_of::<State>());
    // A recording stores all steps of a run.
    assert!(size_of::<super::sum::Step>() <= 64, "a step has {} bytes", size_of::<super::sum::Step>());
    assert!(size_of::<Message>() <= 24, "a message has {} bytes: box large values", size_of::<Message>());
}
