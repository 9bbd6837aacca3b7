//! What the tests of the protocols share, and what holds for the texts of all of them.

mod scene;

use std::collections::BTreeSet;

use serde::de::DeserializeOwned;

use super::for_each_protocol;
use crate::protocol::{Catalogued, ElectionInput, Explanation, Handled, Id, Local, Parameters, Remark, Setup, Steps, Variants};
use crate::text::listing::{Length, Listings};
use crate::text::{Language, Texts};

pub(crate) use scene::{Outcome, Scene};

/// The id with this number.
pub(crate) fn id(number: u32) -> Id {
    Id::new(number).expect("a test uses numbers that are ids")
}

static NO_PARAMETERS: Parameters = Parameters::none();

/// A run of three processes with unit delays and no parameters.
pub(crate) fn setup() -> Setup<'static> {
    Setup { processes: 3, parameters: &NO_PARAMETERS, longest_delay: 1, process_time: 0 }
}

/// The protocol in a variant, in a run of three processes.
pub(crate) fn of_three<P: Catalogued>(variant: &str) -> P {
    P::new(named::<P>(variant), &setup())
}

/// The variant of a protocol by its name.
pub(crate) fn named<P: Catalogued>(variant: &str) -> P::Variant {
    let known = P::Variant::ALL.iter().copied().find(|known| known.name() == variant);
    known.unwrap_or_else(|| panic!("{} has no variant {variant}", P::NAME))
}

/// A protocol that says by itself all that it can say: its messages and states are made by hand, so that every wording is asked for.
pub(crate) trait Samples: Catalogued<Input = ElectionInput> {
    /// Every explanation, fact, badge and wait that it can give.
    fn said() -> Vec<Remark>;
    /// Scenes in which every step is taken: these, or some of its own.
    fn scenes(turbulent: Vec<Scene>) -> Vec<Scene> {
        turbulent
    }
}

/// Something to be done once for every protocol.
pub(crate) trait ForEach {
    fn with<P: Samples>(&mut self);
}

/// Reads states or messages as the trace writes them.
pub(crate) fn from_json<T: DeserializeOwned>(json: serde_json::Value) -> T {
    serde_json::from_value(json).expect("what is written here reads as JSON")
}

/// Everything that a process can be made to handle, for the explanations of a step.
pub(crate) fn handlings<'a, P: Samples>(messages: &'a [(Id, P::Message)], timers: &'a [P::Timer]) -> Vec<Handled<'a, P>> {
    let arrivals = messages.iter().map(|(from, message)| Handled::Received { from: *from, message });
    let notices = messages.iter().map(|(to, message)| Handled::Undeliverable { to: *to, message });
    let starts = [Handled::Start { noticed: None }, Handled::Start { noticed: Some(id(58)) }, Handled::Recovered];
    let fired = timers.iter().map(|&timer| Handled::Fired(timer));
    starts.into_iter().chain(arrivals).chain(notices).chain(fired).collect()
}

/// Every explanation, fact and wait that process 42 can give, in every variant.
pub(crate) fn everything_said<P: Samples>(handled: &[Handled<'_, P>], states: &[P::State]) -> Vec<Remark> {
    let known = [id(31), id(42), id(58), id(60)];
    let mut said = Vec::new();
    for variant in P::Variant::NAMES {
        let (protocol, listed) = (of_three::<P>(variant), listed::<P>(variant));
        for known in [&known[..], &known[1..2]] {
            let position = known.iter().position(|&one| one == id(42)).unwrap_or_default() as u32;
            let me = Local { id: id(42), position, known };
            for step in P::Step::samples().into_iter().filter(|step| listed.contains(step.name())) {
                for handled in handled {
                    let Explanation { brief, full } = protocol.remark(me, step, handled);
                    said.extend([brief, full]);
                }
            }
            for state in states {
                said.extend(protocol.facts(me, state));
                said.extend(protocol.badge(me, state));
                said.extend(protocol.waiting_for(me, state));
            }
            said.extend(P::TIMERS.iter().map(|&timer| protocol.timer_meaning(me, timer)));
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

#[test]
fn every_rule_is_worded_in_every_language_and_no_wording_is_left_over() {
    let said = said_by_all();
    let used: BTreeSet<&str> = said.iter().map(|remark| remark.key).collect();
    for language in Language::ALL {
        let keys = crate::text::tests::keys(language);
        let of_a_protocol = |key: &&str| ["rule-", "fact-", "wait-", "timer-", "badge-"].iter().any(|kind| key.starts_with(kind));
        let worded: BTreeSet<&str> = keys.iter().map(String::as_str).filter(of_a_protocol).collect();
        assert_eq!(worded, used, "{}", language.code());
    }
}

#[test]
fn no_wording_asks_for_a_value_that_its_rule_does_not_give() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for remark in said_by_all() {
            // Of a step that a handling cannot make, such as a notice that nothing was delivered without a message, nobody tells.
            let gives = |value| remark.values.iter().any(|(name, _)| *name == value);
            if remark.key.contains("-skip-crashed") && !gives("crashed") {
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

/// The names of the steps that the listings of a variant show.
fn listed<P: Samples>(variant: &str) -> BTreeSet<String> {
    let listing = Listings::new(Language::English).of(P::NAME, variant, Length::Full).expect("every protocol has a listing");
    listing.lines.into_iter().flat_map(|line| line.steps).collect()
}

fn assert_listed<P: Samples>() {
    let mut all = BTreeSet::new();
    for variant in P::Variant::NAMES {
        let expected = listed::<P>(variant);
        for language in Language::ALL {
            let listings = Listings::new(language);
            for length in Length::ALL {
                let listing = listings.of(P::NAME, variant, length).expect("every protocol has a listing");
                let mut shown: Vec<&String> = listing.lines.iter().flat_map(|line| &line.steps).collect();
                shown.sort_unstable();
                assert_eq!(shown, expected.iter().collect::<Vec<_>>(), "{variant} {length:?}");
                for line in &listing.lines {
                    let width = line.indent + line.text().chars().count();
                    assert!(width <= length.columns(), "{variant} {}: {width} columns: {}", language.code(), line.text());
                    assert!(!line.text().contains(['{', '}']), "{variant}: {}", line.text());
                }
            }
        }
        all.extend(expected);
    }
    let steps: BTreeSet<String> = P::Step::samples().into_iter().map(|step| step.name().to_owned()).collect();
    assert_eq!(all, steps, "{}: the listings show all steps and no others", P::NAME);
}

#[test]
fn every_step_of_every_variant_is_on_exactly_one_line_of_its_listings() {
    struct Listed;

    impl ForEach for Listed {
        fn with<P: Samples>(&mut self) {
            assert_listed::<P>();
        }
    }

    for_each_protocol(&mut Listed);
}

fn assert_obeyed<P: Samples>(scenes: &[Scene]) {
    for variant in P::Variant::NAMES {
        let mut obeyed = BTreeSet::new();
        for scene in scenes {
            let story = scene.clone().variant(variant).run_until::<P>(2_000).story();
            obeyed.extend(story.into_iter().map(|(.., step)| step.to_owned()));
        }
        assert_eq!(obeyed, listed::<P>(variant), "{variant}");
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
    struct Obeyed;

    impl ForEach for Obeyed {
        fn with<P: Samples>(&mut self) {
            assert_obeyed::<P>(&P::scenes(turbulent([3, 8, 5, 1, 4])));
        }
    }

    for_each_protocol(&mut Obeyed);
}
