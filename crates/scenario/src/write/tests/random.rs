//! Random scenarios of a protocol, and random acts on them.

use proptest::prelude::*;
use proptest::sample::{select, subsequence};

use crate::testing::{any_act, any_pins, datum};
use crate::{
    Expect, ExpectedSlot, Ids, Note, Order, OverlayLinks, Places, Question, QuestionSubject, Scenario, Validity, When,
};
use suffrage_engine::protocol::{
    Cell, Datum, Decimal, Follows, Id, ParameterValue, Parameters, Place, StableColumns, StableEntry, Strip, Takes,
    Ticks, Word,
};
use suffrage_engine::protocols::{Entry, VariantId};
use suffrage_engine::sim::command::Command;
use suffrage_engine::sim::detector::{Detector, Noticers};
use suffrage_engine::sim::network::Network;
use suffrage_text::LocalText;

const MOST: u32 = 6;

fn ids() -> impl Strategy<Value = Ids> {
    let order = select(vec![Order::Ascending, Order::Descending, Order::Random]);
    let listed =
        prop_oneof![prop::collection::btree_set(0..40_u32, 2..=MOST as usize), Just([0, 4_294_967_294].into())];
    prop_oneof![
        listed
            .prop_map(|ids| ids.into_iter().filter_map(Id::new).collect::<Vec<_>>())
            .prop_shuffle()
            .prop_map(Ids::Listed),
        (2..=MOST, order).prop_map(|(count, order)| Ids::Counted { count, order }),
        (2..=MOST, prop_oneof![4..9_u32, Just(32)]).prop_map(|(count, bits)| Ids::Drawn { count, bits }),
    ]
}

fn network(entry: &'static Entry) -> impl Strategy<Value = Network> {
    // With a high probability of duplicates, the messages would fill the memory.
    let probability = |most: f64| prop_oneof![3 => Just(0.0), 1 => 0.0..most, 1 => select(vec![most + 2e-17, 5e-324])];
    let delay =
        prop_oneof![Just((1, 1)), Just((3, 3)), (1..4_u64, 0..4_u64).prop_map(|(least, more)| (least, least + more))];
    (delay, 0..3_u64, any::<bool>(), probability(0.3), probability(0.05), any::<bool>()).prop_map(
        move |((shortest_delay, longest_delay), process_time, fifo, loss, duplicate, bounce)| Network {
            shortest_delay,
            longest_delay,
            process_time,
            fifo,
            loss,
            duplicate,
            bounce: bounce || entry.needs_bounce(),
            ..Network::default()
        },
    )
}

fn overlay(entry: &'static Entry, count: u32) -> impl Strategy<Value = (Option<Places>, Option<OverlayLinks>, bool)> {
    let place = (any::<u16>(), any::<u16>()).prop_map(|(x, y)| Place { x, y });
    let listed = prop::collection::vec(place, count as usize).prop_map(Places::Listed);
    let places = prop::option::of(prop_oneof![Just(Places::Random), listed]);
    // A chain of links is connected.
    let chain: Vec<(u32, u32)> = (1..count).map(|at| (at - 1, at)).collect();
    let links =
        prop::option::of(prop_oneof![(1..count).prop_map(OverlayLinks::Nearest), Just(OverlayLinks::Listed(chain))]);
    (places, links, any::<bool>()).prop_map(|(places, links, torus)| {
        (places.filter(|_| entry.has_places()), links.filter(|_| entry.has_links()), torus || !entry.has_places())
    })
}

fn detector(entry: &'static Entry) -> BoxedStrategy<Detector> {
    if !entry.strip.is_of_leaders() {
        return Just(Detector::Manual).boxed();
    }
    let by = select(vec![Noticers::All, Noticers::Lowest, Noticers::Random]);
    prop_oneof![
        Just(Detector::Manual),
        (1..12_u64, by).prop_map(|(delay, by)| Detector::Oracle { delay, by }),
        (1..12_u64).prop_map(|period| Detector::Heartbeat { period }),
    ]
    .boxed()
}

fn parameters(entry: &'static Entry, variant: VariantId, ids: Vec<Id>) -> impl Strategy<Value = Parameters> {
    subsequence(entry.params.to_vec(), 0..=entry.params.len()).prop_flat_map(move |params| {
        let values: Vec<_> = params.iter().map(|parameter| value(parameter.takes, &ids)).collect();
        values.prop_map(move |values| {
            let mut given: Vec<_> =
                params.iter().map(|parameter| (parameter.name, parameter.takes)).zip(values).collect();
            // The reader of files also takes the parameters in the order of their names.
            given.sort_by_key(|((name, _), _)| *name);
            let mut parameters = Parameters::default();
            for ((name, takes), value) in given {
                if !matches!(takes, Takes::InVariant(line, _) if line != variant.line()) {
                    parameters.give(name, value);
                }
            }
            parameters
        })
    })
}

fn value(takes: Takes, ids: &[Id]) -> BoxedStrategy<ParameterValue> {
    let count = ids.len();
    match takes {
        Takes::Number(least, _) => (least..least + 6).prop_map(ParameterValue::Number).boxed(),
        Takes::Decimal(least, most) => {
            let decimal = f64::from(least)..=f64::from(most);
            decimal.prop_map(|value| ParameterValue::Decimal(Decimal::new(value))).boxed()
        }
        Takes::Processes => {
            let all: Vec<u32> = (0..count as u32).collect();
            prop::sample::subsequence(all, 1..=count).prop_shuffle().prop_map(ParameterValue::Processes).boxed()
        }
        Takes::Flag => any::<bool>().prop_map(ParameterValue::Flag).boxed(),
        Takes::Span => (1..9_u64, 0..9_u64).prop_map(|(least, more)| ParameterValue::Span(least, least + more)).boxed(),
        Takes::Time => (1..9_u64).prop_map(ParameterValue::Number).boxed(),
        Takes::ByPosition => prop::collection::vec(0..5_u64, count).prop_map(ParameterValue::ByPosition).boxed(),
        Takes::Stable(columns) => {
            let datum = || prop_oneof![any::<u32>().prop_map(Datum::Number), Just(Datum::Word(Word::of("x")))];
            let entry = (1..5_u32, select(ids.to_vec()), datum()).prop_map(move |(round, id, value)| StableEntry {
                round: (columns != StableColumns::Id).then_some(round),
                id,
                value: (columns == StableColumns::Vote).then_some(value),
            });
            prop::collection::vec(prop::option::of(entry), count).prop_map(ParameterValue::Stable).boxed()
        }
        Takes::Word(words) => select(words).prop_map(ParameterValue::Word).boxed(),
        Takes::ByProcess(takes) => {
            let values = prop::collection::btree_map(0..count as u32, value(*takes, ids), 0..=count);
            values.prop_map(|values| ParameterValue::ByProcess(values.into_iter().collect())).boxed()
        }
        Takes::Either(all) => prop::strategy::Union::new(all.iter().map(|takes| value(*takes, ids))).boxed(),
        Takes::InVariant(_, takes) => value(*takes, ids),
    }
}

fn proposals(entry: &'static Entry, count: usize) -> BoxedStrategy<Vec<Datum>> {
    let of = |lengths| prop::collection::vec(datum(entry), lengths);
    if entry.takes_proposals() { prop_oneof![of(0..=1), of(count..=count)].boxed() } else { Just(Vec::new()).boxed() }
}

fn text() -> impl Strategy<Value = LocalText> {
    prop_oneof![
        "[a-z \"'\n]{0,8}".prop_map(LocalText::plain),
        prop::collection::btree_map(select(vec!["en", "es", "pt"]), "[ñ-ó\\\\#]{0,4}", 1..=3).prop_map(|texts| {
            LocalText { by_language: texts.into_iter().map(|(code, words)| (code.to_owned(), words)).collect() }
        }),
    ]
}

fn validity(facts: impl Strategy<Value = Expect>) -> impl Strategy<Value = Validity> {
    (prop::option::of(facts), prop::collection::vec(any::<u64>(), 0..3))
        .prop_map(|(facts, cites)| Validity { facts, cites })
}

fn note(entry: &'static Entry, count: u32, facts: impl Strategy<Value = Expect>) -> impl Strategy<Value = Note> {
    let first = if entry.follows == Follows::Always { When::LeaderElected } else { When::At(0) };
    let when = prop_oneof![3 => (0..9_u64).prop_map(When::At), 1 => Just(first)];
    let look = prop::collection::vec(0..count, 0..3);
    (when, text(), any::<bool>(), look, validity(facts)).prop_map(|(when, text, pause, look, validity)| Note {
        when,
        text,
        pause,
        look,
        validity,
    })
}

fn question(entry: &'static Entry, facts: impl Strategy<Value = Expect>) -> impl Strategy<Value = Question> {
    let whom = if entry.strip == Strip::Decisions { QuestionSubject::Decision } else { QuestionSubject::Leader };
    let of = select(vec![whom, QuestionSubject::Messages, QuestionSubject::Tick, QuestionSubject::Choices]);
    let choices = prop::collection::vec(text(), 1..3);
    let shown = prop::option::of(0..9_u64);
    (1..9_u64, text(), of, (choices, prop::option::of(0..3_usize), shown), validity(facts)).prop_map(
        |(at, ask, of, (choices, right, shown), validity)| {
            let choices = if of == QuestionSubject::Choices { choices } else { Vec::new() };
            let right = right.filter(|right| *right < choices.len());
            Question { at, ask, of, choices, right, shown, validity }
        },
    )
}

fn expect(entry: &'static Entry, ids: Vec<Id>) -> impl Strategy<Value = Expect> {
    let elects = entry.strip.is_of_leaders();
    let count = ids.len();
    let leader = if entry.follows == Follows::Always {
        prop::option::of(select(ids.clone())).boxed()
    } else {
        Just(None).boxed()
    };
    let decided =
        if entry.strip == Strip::Decisions { prop::option::of(datum(entry)).boxed() } else { Just(None).boxed() };
    let cell =
        if elects { select(ids).prop_map(Cell::Leader).boxed() } else { datum(entry).prop_map(Cell::Decided).boxed() };
    let cells = prop::option::of(prop::collection::vec(prop::option::of(cell), count));
    let messages = subsequence((0..entry.kinds.len()).collect::<Vec<_>>(), 0..=entry.kinds.len());
    let properties = subsequence(entry.properties.to_vec(), 0..=entry.properties.len());
    let in_all = prop::option::of(any::<u64>());
    let counts = (messages, any::<u64>(), in_all);
    let log = if entry.logs() { prop::option::of(log(entry)).boxed() } else { Just(None).boxed() };
    ((leader, decided, log), cells, prop::option::of(0..99_u64), counts, properties, 0..6_usize).prop_map(
        |((leader, decided, log), elected, by, (kinds, sent, in_all), properties, split)| {
            let (holds, violates) = properties.split_at(split.min(properties.len()));
            let kinds = if in_all.is_some() { Vec::new() } else { kinds };
            let messages = kinds.into_iter().map(|kind| (kind, sent)).collect();
            Expect {
                leader,
                decided,
                elected,
                log,
                by,
                messages,
                in_all,
                holds: holds.to_vec(),
                violates: violates.to_vec(),
                never_rests: split == 3,
            }
        },
    )
}

fn log(entry: &'static Entry) -> impl Strategy<Value = Vec<ExpectedSlot>> {
    let set = || (datum(entry), datum(entry));
    let slot = prop_oneof![
        Just(ExpectedSlot::NoOp),
        set().prop_map(|(key, value)| ExpectedSlot::Set(key, value)),
        set().prop_map(|(key, value)| ExpectedSlot::Again(key, value)),
    ];
    prop::collection::vec(slot, 0..4)
}

fn acts(entry: &'static Entry, count: u32, most: usize) -> impl Strategy<Value = Vec<(Ticks, Command)>> {
    prop::collection::vec((1..16_u64, any_act(entry, count)), 0..most)
}

pub(crate) fn scenario(entry: &'static Entry) -> impl Strategy<Value = (Scenario, Vec<(Ticks, Command)>)> {
    let seed = prop_oneof![Just(0), any::<u64>(), Just(u64::MAX), Just(1_u64 << 63)];
    (ids(), select(entry.id().variants()), seed).prop_flat_map(move |(ids, variant, seed)| {
        let seated = ids.seated(seed);
        let count = seated.len() as u32;
        let facts = || expect(entry, seated.clone());
        let (notes, questions) = (
            prop::collection::vec(note(entry, count, facts()), 0..3),
            prop::collection::vec(question(entry, facts()), 0..3),
        );
        let told = (notes, questions, text(), text());
        let down = subsequence((0..count).collect::<Vec<u32>>(), 0..2);
        let world = (
            network(entry),
            overlay(entry, count),
            detector(entry),
            parameters(entry, variant, seated.clone()),
            proposals(entry, count as usize),
        );
        let leader = if entry.strip.is_of_leaders() {
            select(seated.clone()).prop_map(Some).boxed()
        } else {
            Just(None).boxed()
        };
        let leader = prop_oneof![Just(None), leader];
        let who = (leader, down, prop::option::of(50..90_u64));
        let done = (acts(entry, count, 6), acts(entry, count, 10), any_pins(entry, count));
        (told, world, who, done, expect(entry, seated)).prop_map(move |(told, world, who, done, expect)| {
            let (notes, questions, title, about) = told;
            let (network, (places, links, torus), detector, parameters, proposals) = world;
            let (leader, down, until) = who;
            let mut scenario = Scenario {
                title,
                about,
                seed,
                until,
                ids: ids.clone(),
                leader,
                down,
                proposals,
                parameters,
                places,
                links,
                has_edges: !torus,
                variant,
                network,
                detector,
                notes,
                questions,
                expect,
                ..Scenario::default()
            };
            scenario.join_overlay(&mut Vec::new());
            let highest = scenario.with_setup(|setup| variant.limits(setup).highest_id);
            if highest.is_some_and(|highest| scenario.seating().into_iter().any(|id| id > highest)) {
                scenario.parameters.take_out("bits");
            }
            while let Some(refused) = scenario.refusals().pop() {
                scenario.parameters.take_out(refused.parameter);
            }
            let mut done = done;
            done.0.retain(|(_, command)| scenario.allows(command));
            done.1.retain(|(_, command)| scenario.allows(command));
            scenario.events = done.0;
            scenario.choices = done.2;
            (scenario, done.1)
        })
    })
}
