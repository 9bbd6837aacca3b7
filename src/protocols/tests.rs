//! Small runs for the tests of the protocols, and what holds for the texts of all of them.

use std::collections::BTreeSet;

use crate::property::{Judge, Status};
use crate::protocol::{Decision, ElectionInput, Explain, Explanation, Handled, Id, Local, Protocol, Remark, Role, Setup, Ticks};
use crate::sim::chance::Seeded;
use crate::sim::command::{Command, Select, Targets};
use crate::sim::detector::Detector;
use crate::sim::network::Network;
use crate::sim::observe::{Happening, Observer};
use crate::sim::{Blueprint, World};
use crate::text::listing::{Length, Listings};
use crate::text::{Language, Texts};

use super::bully::Bully;
use super::chang_roberts::ChangRoberts;

/// The id with this number.
pub(crate) fn id(number: u32) -> Id {
    Id::new(number).expect("a test uses numbers that are ids")
}

/// A protocol that is made from a run's setup.
pub(crate) trait Election: Explain<Input = ElectionInput> {
    const NAME: &'static str;
    fn of(setup: &Setup<'_>) -> Self;
}

impl Election for ChangRoberts {
    const NAME: &'static str = "chang-roberts";
    fn of(setup: &Setup<'_>) -> Self {
        Self::new(setup)
    }
}

impl Election for Bully {
    const NAME: &'static str = "bully";
    fn of(setup: &Setup<'_>) -> Self {
        Self::new(setup)
    }
}

/// A run to be: ids by position, everything else as a scenario's defaults have it.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    pub(crate) variant: &'static str,
    ids: Vec<Id>,
    down: Vec<u32>,
    leader: Option<Id>,
    pub(crate) network: Network,
    pub(crate) detector: Detector,
    script: Vec<(Ticks, Command)>,
    seed: u64,
}

impl Scene {
    pub(crate) fn new(ids: impl IntoIterator<Item = u32>) -> Self {
        Self {
            variant: "standard",
            ids: ids.into_iter().map(id).collect(),
            down: Vec::new(),
            leader: None,
            network: Network::default(),
            detector: Detector::Manual,
            script: Vec::new(),
            seed: 0,
        }
    }

    pub(crate) fn variant(mut self, variant: &'static str) -> Self {
        self.variant = variant;
        self
    }

    pub(crate) fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    pub(crate) fn delay(mut self, shortest: Ticks, longest: Ticks) -> Self {
        (self.network.shortest_delay, self.network.longest_delay) = (shortest, longest);
        self
    }

    pub(crate) fn leader(mut self, number: u32) -> Self {
        self.leader = Some(id(number));
        self
    }

    pub(crate) fn down(mut self, numbers: &[u32]) -> Self {
        self.down = numbers.iter().map(|&number| self.position(number)).collect();
        self
    }

    /// The position of the process with this number.
    pub(crate) fn position(&self, number: u32) -> u32 {
        self.ids.iter().position(|&known| known == id(number)).expect("a test names processes that there are") as u32
    }

    fn listed(&self, numbers: &[u32]) -> Targets {
        Targets::Listed(numbers.iter().map(|&number| self.position(number)).collect())
    }

    fn at(mut self, tick: Ticks, command: Command) -> Self {
        self.script.push((tick, command));
        self.script.sort_by_key(|&(tick, _)| tick);
        self
    }

    pub(crate) fn start(self, tick: Ticks, numbers: &[u32]) -> Self {
        let targets = self.listed(numbers);
        self.at(tick, Command::Start(targets))
    }

    pub(crate) fn start_all(self, tick: Ticks) -> Self {
        self.at(tick, Command::Start(Targets::All))
    }

    pub(crate) fn crash(self, tick: Ticks, number: u32) -> Self {
        let targets = self.listed(&[number]);
        self.at(tick, Command::Crash { targets, after: None })
    }

    pub(crate) fn revive(self, tick: Ticks, number: u32) -> Self {
        let targets = self.listed(&[number]);
        self.at(tick, Command::Revive(targets))
    }

    pub(crate) fn put_off(self, tick: Ticks, from: u32, to: u32, by: Ticks) -> Self {
        let select = Select { from: self.position(from), to: self.position(to), kind: None, nth: 1 };
        self.at(tick, Command::Delay { select, by })
    }

    /// Runs it until it is quiet, and at most to a tick that no scene of the tests reaches.
    pub(crate) fn run<P: Election>(&self) -> Outcome<P> {
        self.run_until(1_000_000)
    }

    /// Runs it until it is quiet or the tick is over.
    pub(crate) fn run_until<P: Election>(&self, until: Ticks) -> Outcome<P> {
        let setup =
            Setup { variant: self.variant, longest_delay: self.network.longest_delay, process_time: self.network.process_time };
        let plan = Blueprint {
            protocol: P::of(&setup),
            ids: self.ids.clone(),
            inputs: vec![ElectionInput { leader: self.leader }],
            down: self.down.clone(),
            network: self.network,
            detector: self.detector,
            script: self.script.clone(),
            numbered: true,
        };
        let (mut chance, mut steps) = (Seeded::new(self.seed), Steps(Vec::new()));
        let mut world = World::new(plan, &mut chance, &mut steps);
        let mut judge = Judge::new(&world);
        while let Some(tick) = world.next_due().filter(|&tick| tick <= until) {
            world.begin(tick);
            world.finish(&mut chance, &mut (&mut judge, &mut steps));
        }
        Outcome { world, judge, steps: steps.0 }
    }
}

/// The steps that were obeyed: tick, position, step.
#[derive(Clone, Debug)]
struct Steps<P: Protocol>(Vec<(Ticks, u32, P::Step)>);

impl<P: Protocol> Observer<P> for Steps<P> {
    const STANDINGS: bool = false;

    fn see(&mut self, tick: Ticks, happening: Happening<'_, P>) {
        if let Happening::Obeyed { at, step } = happening {
            self.0.push((tick, at, step));
        }
    }
}

/// A run that is over.
#[derive(Clone, Debug)]
pub(crate) struct Outcome<P: Protocol> {
    pub(crate) world: World<P>,
    judge: Judge,
    steps: Vec<(Ticks, u32, P::Step)>,
}

impl<P: Explain> Outcome<P> {
    /// Messages sent, by kind in declared order.
    pub(crate) fn by_kind(&self) -> Vec<u64> {
        self.world.counters().by_kind[..P::KINDS.len()].to_vec()
    }

    pub(crate) fn sent(&self) -> u64 {
        self.world.counters().sent()
    }

    pub(crate) fn lost(&self) -> u64 {
        self.world.counters().lost
    }

    /// The cells of `elected` by position, as numbers.
    pub(crate) fn elected(&self) -> Vec<Option<u32>> {
        let cells = (0..self.world.count() as u32).map(|at| self.world.elected(at));
        cells.map(|cell| cell.map(|Decision::Leader(leader)| leader.number())).collect()
    }

    /// The leader that every live process holds, if there is one.
    pub(crate) fn leader(&self) -> Option<u32> {
        let live = (0..self.world.count() as u32).filter(|&at| self.world.is_up(at));
        let held: BTreeSet<_> = live.map(|at| self.world.elected(at)).collect();
        match held.into_iter().collect::<Vec<_>>()[..] {
            [Some(Decision::Leader(leader))] => Some(leader.number()),
            _ => None,
        }
    }

    /// How the live processes stand, by position.
    pub(crate) fn role(&self, at: u32) -> Role {
        let seen = self.world.process(at);
        self.world.plan().protocol.role(seen.local, seen.state)
    }

    /// The number of live processes that wait for something.
    pub(crate) fn waiting(&self) -> usize {
        let live = (0..self.world.count() as u32).map(|at| self.world.process(at)).filter(|seen| seen.up);
        live.filter(|seen| self.world.plan().protocol.waiting_for(seen.local, seen.state).is_some()).count()
    }

    pub(crate) fn is_quiet(&self) -> bool {
        self.world.is_quiet()
    }

    /// The last tick at which anything was due.
    pub(crate) fn tick(&self) -> Ticks {
        self.world.now()
    }

    pub(crate) fn last_change(&self) -> Ticks {
        self.judge.last_change()
    }

    /// The properties that do not hold.
    pub(crate) fn broken(&self) -> Vec<&'static str> {
        let findings = self.judge.findings(&self.world);
        findings.iter().filter(|property| property.status != Status::Holds).map(|property| property.name).collect()
    }

    /// How often a step was obeyed, by the name that the listings give it.
    pub(crate) fn times(&self, step: &str) -> usize {
        self.steps.iter().filter(|&&(.., obeyed)| P::step_name(obeyed) == step).count()
    }

    /// The names of the steps that were obeyed, each with its tick and the process's number.
    pub(crate) fn story(&self) -> Vec<(Ticks, u32, &'static str)> {
        let told = self.steps.iter();
        told.map(|&(tick, at, step)| (tick, self.world.plan().ids[at as usize].number(), P::step_name(step))).collect()
    }
}

/// Everything that a process can be made to handle, for the explanations of a step.
fn handlings<'a, P: Election>(messages: &'a [(Id, P::Message)], timers: &'a [P::Timer]) -> Vec<Handled<'a, P>> {
    let arrivals = messages.iter().map(|(from, message)| Handled::Received { from: *from, message });
    let notices = messages.iter().map(|(to, message)| Handled::Undeliverable { to: *to, message });
    let starts = [Handled::Start { noticed: None }, Handled::Start { noticed: Some(id(58)) }, Handled::Recovered];
    let fired = timers.iter().map(|&timer| Handled::Fired(timer));
    starts.into_iter().chain(arrivals).chain(notices).chain(fired).collect()
}

/// Every explanation, fact and wait that process 42 can give, in every variant.
fn everything_said<P: Election>(variants: &[&'static str], handled: &[Handled<'_, P>], states: &[P::State]) -> Vec<Remark> {
    let known = [id(31), id(42), id(58), id(60)];
    let mut said = Vec::new();
    for variant in variants {
        let protocol = P::of(&Setup { variant, longest_delay: 1, process_time: 0 });
        for known in [&known[..], &known[1..2]] {
            let position = known.iter().position(|&one| one == id(42)).unwrap_or_default() as u32;
            let me = Local { id: id(42), position, known };
            for &step in protocol.steps() {
                for handled in handled {
                    let Explanation { brief, full } = protocol.remark(me, step, handled);
                    said.extend([brief, full]);
                }
            }
            for state in states {
                said.extend(protocol.facts(me, state));
                said.extend(protocol.waiting_for(me, state));
            }
        }
    }
    said
}

fn said_by_all() -> Vec<Remark> {
    use super::{bully, chang_roberts};
    let state = |json| serde_json::from_value(json).expect("a state reads as JSON");
    let ids = [31, 42, 58].map(id);
    let messages: Vec<_> = ids
        .into_iter()
        .flat_map(|id| [(id, chang_roberts::Message::Election { id }), (id, chang_roberts::Message::Elected { id })])
        .collect();
    let states: Vec<_> = [(true, None), (false, Some(58))]
        .map(|(participating, elected)| state(serde_json::json!({ "participating": participating, "elected": elected })))
        .to_vec();
    let mut said = everything_said::<ChangRoberts>(variants("chang-roberts"), &handlings(&messages, &[]), &states);

    let messages: Vec<_> = [31, 58].map(|from| (id(from), bully::Message::Coordinator { id: id(from) })).to_vec();
    let timers = [bully::Timer::Answer];
    let states: Vec<_> = ["idle", "awaiting-answer", "awaiting-coordinator", "holding-back"]
        .into_iter()
        .flat_map(|phase| {
            [true, false].map(|settling| serde_json::json!({ "phase": phase, "elected": 58, "settling": settling }))
        })
        .map(serde_json::from_value)
        .collect::<Result<_, _>>()
        .expect("a state reads as JSON");
    said.extend(everything_said::<Bully>(variants("bully"), &handlings(&messages, &timers), &states));
    said
}

fn variants(protocol: &str) -> &'static [&'static str] {
    super::entry(protocol).expect("the catalogue has it").variants
}

#[test]
fn every_rule_is_worded_in_every_language_and_no_wording_is_left_over() {
    let said = said_by_all();
    let used: BTreeSet<&str> = said.iter().map(|remark| remark.key).collect();
    for (language, file) in [
        (Language::English, include_str!("../../assets/text/en/rules.ftl")),
        (Language::Spanish, include_str!("../../assets/text/es/rules.ftl")),
        (Language::Portuguese, include_str!("../../assets/text/pt/rules.ftl")),
    ] {
        let worded: BTreeSet<&str> = file
            .lines()
            .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
            .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
            .collect();
        assert_eq!(worded, used, "{}", language.code());
    }
}

#[test]
fn no_wording_asks_for_a_value_that_its_rule_does_not_give() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for remark in said_by_all() {
            // Of a step that a handling cannot make, such as a notice that nothing was delivered without a message, nobody tells.
            if remark.key.starts_with("rule-chang-roberts-skip-crashed") && remark.values.len() < 4 {
                continue;
            }
            let text = texts.remark(&remark);
            assert!(!text.contains(['{', '$']), "{}: {text}", remark.key);
        }
    }
}

#[test]
fn the_short_forms_fit_the_narrow_log() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for remark in said_by_all().iter().filter(|remark| remark.key.ends_with("-brief")) {
            let text = texts.remark(remark);
            assert!(text.chars().count() <= 18, "{}: {text}", remark.key);
        }
    }
}

fn assert_listed<P: Election>() {
    for language in Language::ALL {
        let listings = Listings::new(language);
        for variant in variants(P::NAME) {
            let protocol = P::of(&Setup { variant, longest_delay: 1, process_time: 0 });
            let expected: BTreeSet<&str> = protocol.steps().iter().map(|&step| P::step_name(step)).collect();
            assert_eq!(expected.len(), protocol.steps().len(), "{variant}: a step twice");
            for length in Length::ALL {
                let listing = listings.of(P::NAME, variant, length).expect("every protocol has a listing");
                let mut shown: Vec<&str> = listing.lines.iter().flat_map(|line| line.steps.iter().map(String::as_str)).collect();
                shown.sort_unstable();
                assert_eq!(shown, expected.iter().copied().collect::<Vec<_>>(), "{variant} {length:?}");
                for line in &listing.lines {
                    let width = line.indent + line.text().chars().count();
                    assert!(width <= length.columns(), "{variant} {}: {width} columns: {}", language.code(), line.text());
                    assert!(!line.text().contains(['{', '}']), "{variant}: {}", line.text());
                }
            }
        }
    }
}

#[test]
fn every_step_of_every_variant_is_on_exactly_one_line_of_its_listings() {
    assert_listed::<ChangRoberts>();
    assert_listed::<Bully>();
}

fn assert_obeyed<P: Election>(scenes: &[Scene]) {
    for variant in variants(P::NAME) {
        let protocol = P::of(&Setup { variant, longest_delay: 1, process_time: 0 });
        let allowed: BTreeSet<&str> = protocol.steps().iter().map(|&step| P::step_name(step)).collect();
        let mut obeyed = BTreeSet::new();
        for scene in scenes {
            obeyed.extend(scene.clone().variant(variant).run_until::<P>(2_000).story().into_iter().map(|(.., step)| step));
        }
        assert_eq!(obeyed, allowed, "{variant}");
    }
}

/// Faults of every sort, at random moments.
fn turbulent(ids: [u32; 5]) -> Vec<Scene> {
    let mut scenes = Vec::new();
    for seed in 0..400_u64 {
        let pick = |salt: u64| ids[(seed / (salt + 1) + seed * salt) as usize % ids.len()];
        let mut scene = Scene::new(ids).leader(pick(3)).seed(seed).delay(1, 3);
        scene.network.bounce = true;
        scene.network.fifo = seed % 2 == 0;
        scene.network.loss = if seed % 5 == 0 { 0.2 } else { 0.0 };
        scenes.push(
            scene
                .start(1 + seed % 3, &[pick(1)])
                .start(2 + seed % 7, &[pick(2)])
                .crash(3 + seed % 11, pick(5))
                .revive(5 + seed % 17, pick(5))
                .start(6 + seed % 23, &[pick(4)])
                .revive(25 + seed % 9, pick(5)),
        );
    }
    // A lower process announces itself, because its questions are late, while a higher one waits for an answer.
    let late = Scene::new(ids).crash(1, ids[1]).start(1, &[ids[0]]).start(2, &[ids[2]]);
    scenes.push(late.put_off(2, ids[0], ids[2], 9).put_off(2, ids[0], ids[4], 9));
    scenes
}

#[test]
fn every_step_that_is_listed_can_be_taken_and_no_other_is() {
    assert_obeyed::<ChangRoberts>(&turbulent([3, 8, 5, 1, 4]));
    assert_obeyed::<Bully>(&turbulent([3, 8, 5, 1, 4]));
}
