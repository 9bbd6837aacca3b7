use std::num::NonZeroUsize;
use std::ops::ControlFlow;

use super::file::{FileFault, Measurements};
use super::*;
use suffrage_engine::protocol::{BoundSide, Remark};
use suffrage_engine::protocols::CATALOGUE;
use suffrage_text::{Language, Texts};

pub(super) fn options(protocols: &[&str]) -> Options {
    let subject = |protocol: &&str| Subject { protocol: (*protocol).to_owned(), variant: "standard".to_owned() };
    Options {
        protocols: protocols.iter().map(subject).collect(),
        sizes: vec![4, 8, 16],
        order: Order::Random,
        initiators: Initiators::All,
        runs: 3,
        seed: 5,
        delay: (1, 1),
        until: None,
    }
}

fn sweep(options: &Options) -> Sweep {
    options.sweep().unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn made(sweep: &Sweep, numbers: &[u64], threads: usize) -> Vec<Outcome> {
    let mut outcomes = Vec::new();
    let each = |outcome| {
        outcomes.push(outcome);
        ControlFlow::Continue(())
    };
    let threads = NonZeroUsize::new(threads).expect("some");
    assert_eq!(sweep.run(numbers, threads, &|| false, each).expect("threads"), Ended::Whole);
    outcomes
}

fn all(sweep: &Sweep) -> Vec<Outcome> {
    made(sweep, &(0..sweep.total()).collect::<Vec<_>>(), 2)
}

fn told(faults: &[Remark]) -> Vec<String> {
    let texts = Texts::new(Language::English);
    faults.iter().map(|fault| texts.remark(fault)).collect()
}

fn written(options: &Options, shard: Shard, outcomes: &[Outcome]) -> String {
    std::iter::once(file::head(options, shard)).chain(outcomes.iter().map(file::line)).collect()
}

fn read(text: &str) -> Measurements {
    file::read(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}"))
}

#[test]
fn runs_are_numbered_by_protocol_size_and_run() {
    let sweep = sweep(&options(&["chang-roberts", "franklin"]));
    assert_eq!(sweep.total(), 18);
    let runs = all(&sweep);
    let of = |number: usize| (runs[number].protocol.as_str(), runs[number].n, runs[number].seed);
    assert_eq!((of(0), of(2), of(3)), (("chang-roberts", 4, 5), ("chang-roberts", 4, 7), ("chang-roberts", 8, 5)));
    assert_eq!((of(8), of(9)), (("chang-roberts", 16, 7), ("franklin", 4, 5)));
    assert!(runs.iter().zip(0..).all(|(run, number)| run.run == number), "in their order");
}

#[test]
fn a_run_has_the_same_cost_in_and_outside_a_sweep() {
    for entry in CATALOGUE {
        let sweep = sweep(&Options { sizes: vec![7], runs: 2, delay: (1, 3), ..options(&[entry.name]) });
        for run in all(&sweep) {
            let scenario = sweep.scenario(run.run);
            let finished = scenario.run(None, None).expect("no trace is written");
            let summary = finished.summary();
            assert_eq!(
                (run.tick, run.quiet, run.messages),
                (summary.tick, summary.quiet, summary.counts.cost()),
                "{run:?}"
            );
            let kinds = summary.counts.by_kind.iter().map(|(kind, count)| ((*kind).to_owned(), *count)).collect();
            assert_eq!(run.kinds, kinds, "{}", entry.name);
        }
    }
}

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() {
    let sweep = sweep(&Options { delay: (1, 4), ..options(&["itai-rodeh", "bully"]) });
    let numbers: Vec<u64> = (0..sweep.total()).collect();
    assert_eq!(made(&sweep, &numbers, 1), made(&sweep, &numbers, 4));
}

#[test]
fn an_interrupted_sweep_returns_the_finished_runs() {
    let sweep = sweep(&options(&["chang-roberts"]));
    let numbers: Vec<u64> = (0..sweep.total()).collect();
    let threads = NonZeroUsize::MIN;
    let mut over = 0;
    let ended = sweep.run(&numbers, threads, &|| false, |_| {
        over += 1;
        if over == 4 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!((ended.expect("threads"), over), (Ended::Stopped, 4));
    let ended = sweep.run(&numbers, threads, &|| true, |outcome| panic!("none is begun: {outcome:?}"));
    assert_eq!(ended.expect("threads"), Ended::Stopped);
    assert!(sweep.one(0, &|| true).is_none(), "a run stops at the end of a tick");
}

#[test]
fn worst_and_best_order_reach_the_bounds() {
    let mut reached = 0;
    let of = |order, side| {
        let known = CATALOGUE.iter().filter(move |entry| match order {
            Order::Worst => entry.seating(BoundSide::Worst).is_some(),
            _ => entry.seating(BoundSide::Best).is_some(),
        });
        known.map(move |entry| (entry.name, order, side))
    };
    for (name, order, side) in of(Order::Worst, Side::Worst).chain(of(Order::Best, Side::Best)) {
        for run in all(&sweep(&Options { sizes: (2..=40).collect(), order, runs: 1, ..options(&[name]) })) {
            let bound = run.bounds.iter().find(|bound| bound.side == side).unwrap_or_else(|| panic!("{run:?}"));
            assert_eq!(run.bounded, bound.value, "{name}, {order:?}, n = {}", run.n);
            reached += 1;
        }
    }
    assert_eq!(reached, 39 * 6, "two worst orders and four best orders are known");
}

#[test]
fn the_laws_of_the_lecture_are_found() {
    let law = |protocol: &str, order| {
        let sizes = (3..=9).map(|power| 1 << power).collect();
        let options = Options { sizes, order, runs: 5, ..options(&[protocol]) };
        let sweep = sweep(&options);
        let fit = Summary::of(&sweep, &all(&sweep)).sections[0].fit.expect("enough sizes");
        assert!(fit.is_told_apart(), "{protocol} {order:?}: {fit:?}");
        fit.best.law
    };
    assert_eq!(law("chang-roberts", Order::Worst), Law::Quadratic);
    assert_eq!(law("chang-roberts", Order::Best), Law::Linear);
    assert_eq!(law("chang-roberts", Order::Random), Law::Linearithmic);
    assert_eq!(law("franklin", Order::Worst), Law::Linearithmic);
    assert_eq!(law("franklin", Order::Best), Law::Linear);
    assert_eq!(law("hirschberg-sinclair", Order::Random), Law::Linearithmic);
    assert_eq!(law("bully", Order::Random), Law::Quadratic);
}

#[test]
fn rounds_agree_with_the_theory() {
    let rounds = |protocol: &str, order| {
        let options = Options { sizes: vec![8, 9, 64], order, runs: 1, ..options(&[protocol]) };
        all(&sweep(&options)).into_iter().map(|run| run.round).collect::<Vec<_>>()
    };
    assert_eq!(rounds("franklin", Order::Best), [Some(2); 3]);
    // The expected number of rounds is ⌊log₂ n⌋ + 1.
    assert_eq!(rounds("franklin", Order::Worst), [Some(4), Some(4), Some(7)]);
    // The expected highest phase is ⌈log₂ n⌉; the first phase has number 0.
    assert_eq!(rounds("hirschberg-sinclair", Order::Random), [Some(3), Some(4), Some(6)]);
    assert_eq!(rounds("peterson", Order::Best), [Some(2); 3]);
    assert_eq!(rounds("chang-roberts", Order::Random), [None; 3]);
    assert_eq!(rounds("flooding", Order::Random), [Some(2); 3]);
}

#[test]
fn the_requested_number_of_processes_starts() {
    for count in [1, 3, 4] {
        let sweep = sweep(&Options { initiators: Initiators::Some(count), ..options(&["chang-roberts"]) });
        for number in 0..sweep.total() {
            let run = sweep.one(number, &|| false).expect("nothing stops it");
            let n = u64::from(run.n);
            let k = u64::from(count);
            let best = run.bounds.iter().find(|bound| bound.side == Side::Best).expect("the bound is proved");
            assert_eq!(best.value, 2 * n + k - 1, "{run:?}");
        }
    }
}

#[test]
fn runs_not_at_rest_are_excluded_from_the_means() {
    let options = Options { until: Some(10), ..options(&["chang-roberts"]) };
    let sweep = sweep(&options);
    let summary = Summary::of(&sweep, &all(&sweep));
    let rows = &summary.sections[0].rows;
    // The election and the announcement take n ticks each.
    assert_eq!(rows.iter().map(|row| (row.runs, row.not_quiet)).collect::<Vec<_>>(), [(3, 0), (3, 3), (3, 3)]);
    assert!(rows[0].messages.is_some() && rows[1].messages.is_none());
    assert!(summary.broken().next().is_none(), "lower bounds bind only runs at rest");
    assert_eq!(rows[1].unrest, [NotAtRest { stopped: None, runs: 3, tick: 10 }]);
    assert_eq!(rows[0].unrest, []);
    let held: Vec<Vec<u64>> = rows.iter().map(|row| row.bounds.iter().map(|bound| bound.held).collect()).collect();
    assert_eq!(held, [[3, 3], [0, 0], [0, 0]], "an unfinished run satisfies no lower bound");
}

#[test]
fn runs_not_at_rest_are_grouped_by_reason() {
    let sweep = sweep(&options(&["chang-roberts"]));
    let mut runs = all(&sweep);
    for (run, stopped) in runs.iter_mut().zip([Some("terms"), None, Some("terms")]) {
        (run.quiet, run.stopped) = (false, stopped.map(str::to_owned));
    }
    let summary = Summary::of(&sweep, &runs);
    let unrest = |stopped: Option<&str>, runs: &[&Outcome]| NotAtRest {
        stopped: stopped.map(str::to_owned),
        runs: runs.len() as u64,
        tick: runs.iter().map(|run| run.tick).min().unwrap_or_default(),
    };
    let rows = &summary.sections[0].rows;
    assert_eq!(rows[0].unrest, [unrest(None, &[&runs[1]]), unrest(Some("terms"), &[&runs[0], &runs[2]])]);
    assert!(rows[1..].iter().all(|row| row.unrest.is_empty()));
    // An expected value binds no single run.
    let random = Summary::of(&sweep, &runs);
    assert!(random.sections[0].rows.iter().flat_map(|row| &row.bounds).all(|bound| bound.side != Side::Expected));
    assert_eq!(Summary::of(&sweep, &[]).sections[0].fit, Err(Unfit::Few), "nothing was measured");
    for run in &mut runs {
        run.quiet = false;
    }
    assert_eq!(Summary::of(&sweep, &runs).sections[0].fit, Err(Unfit::NoRest));
}

#[test]
fn a_violated_bound_is_reported_with_its_seed() {
    let sweep = sweep(&options(&["chang-roberts"]));
    let mut runs = all(&sweep);
    // Simulates a wrong proof: the bound is one message lower than what run 4 sends.
    let wrong = runs[4].messages - 1;
    runs[4].bounds.iter_mut().filter(|bound| bound.side == Side::Worst).for_each(|bound| bound.value = wrong);
    let summary = Summary::of(&sweep, &runs);
    let broken: Vec<_> =
        summary.broken().map(|(section, row, bound)| (&*section.protocol, row.n, bound.side, &*bound.broken)).collect();
    assert_eq!(broken, [("chang-roberts", 8, Side::Worst, &[6_u64][..])]);
    let proved = |side, value| ProvedBound { side, formula: String::new(), value };
    let run = Outcome { bounded: 10, ..runs[0].clone() };
    assert!(run.keeps(&proved(Side::Best, 10)) && !run.keeps(&proved(Side::Best, 11)));
    assert!(run.keeps(&proved(Side::Worst, 10)) && !run.keeps(&proved(Side::Worst, 9)));
    assert!(run.keeps(&proved(Side::Expected, 11)) && run.keeps(&proved(Side::Expected, 9)));
    let cut_short = Outcome { quiet: false, ..run };
    assert!(cut_short.keeps(&proved(Side::Best, 11)) && !cut_short.keeps(&proved(Side::Worst, 9)));
}

#[test]
fn a_file_truncated_anywhere_keeps_its_complete_lines() {
    let options = Options { sizes: vec![4, 8], runs: 2, ..options(&["chang-roberts"]) };
    let (sweep, head) = (sweep(&options), file::head(&options, Shard::WHOLE));
    let runs = all(&sweep);
    let whole = written(&options, Shard::WHOLE, &runs);
    for cut in 0..=whole.len() {
        // Some letters have several bytes. The file can be cut in the middle of such a letter.
        let begun = &whole.as_bytes()[..cut];
        if cut < head.len() {
            assert!(file::read(begun).is_err(), "without its first line the file is useless");
            continue;
        }
        let measured = file::read(begun).unwrap_or_else(|faults| panic!("{cut}: {faults:?}"));
        let lines = String::from_utf8_lossy(begun).matches('\n').count();
        assert_eq!(measured.outcomes, runs[..lines - 1], "cut at {cut}");
        let merged = file::merge(vec![("a".to_owned(), measured)]);
        match lines - 1 {
            4 => assert_eq!(merged.expect("it is whole").outcomes, runs),
            there => {
                let told = told(&merged.expect_err("it is refused"));
                let missing = format!("a is unfinished: {} run", 4 - there);
                assert!(told.len() == 1 && told[0].starts_with(&missing), "{told:?}");
            }
        }
    }
}

#[test]
fn merged_shards_equal_the_whole_sweep() {
    let options = Options { delay: (1, 3), ..options(&["chang-roberts", "bully"]) };
    let sweep = sweep(&options);
    let whole = Measurements { outcomes: all(&sweep), ..read(&file::head(&options, Shard::WHOLE)) };
    for of in [2, 3, 7, 40] {
        let part = |index| {
            let shard = Shard { index, of };
            let numbers: Vec<u64> = shard.numbers(sweep.total()).collect();
            (format!("part-{index}"), read(&written(&options, shard, &made(&sweep, &numbers, 2))))
        };
        // The order of the files does not matter.
        let merged = file::merge((0..of).rev().map(part).collect()).unwrap_or_else(|faults| panic!("{faults:?}"));
        assert_eq!(merged.outcomes, whole.outcomes);
        assert_eq!(Summary::of(&merged.sweep, &merged.outcomes), Summary::of(&whole.sweep, &whole.outcomes));
    }
}

#[test]
fn other_options_duplicates_and_gaps_are_refused_by_name() {
    let options = options(&["chang-roberts"]);
    let sweep = sweep(&options);
    let runs = all(&sweep);
    let of = |options: &Options, name: &str, runs: &[Outcome]| {
        (name.to_owned(), read(&written(options, Shard::WHOLE, runs)))
    };
    let refused = |files| told(&file::merge(files).expect_err("it is refused"));
    let other = Options { seed: 6, delay: (2, 2), ..options.clone() };
    assert_eq!(
        refused(vec![of(&options, "a", &runs), of(&other, "b", &[])]),
        ["b was measured with other options than a: delay, seed"]
    );
    assert_eq!(
        refused(vec![of(&options, "a", &runs[..5]), of(&options, "b", &runs[3..7])]),
        [
            "2 runs are in a and in b: 3–4 (chang-roberts standard, n = 8, seed 5–6); leave out one of the files",
            "a is unfinished: 2 runs are missing, 7–8 (chang-roberts standard, n = 16, seed 6–7); measure it again",
        ]
    );
    assert_eq!(
        refused(vec![of(&options, "a", &[&runs[..2], &runs[4..]].concat())]),
        [
            "a is unfinished: 2 runs are missing, 2 (chang-roberts standard, n = 4, seed 7), 3 (chang-roberts standard, n = 8, seed 5); \
          measure it again"
        ],
        "a gap over two sizes"
    );
    assert_eq!(refused(vec![of(&options, "a", &runs), of(&options, "a", &runs)]), ["a is named twice; once is enough"]);
    for (files, within) in [([&runs[..], &runs[2..4]], "b"), ([&runs[2..4], &runs[..]], "a")] {
        let told = refused(vec![of(&options, "a", files[0]), of(&options, "b", files[1])]);
        let other = if within == "a" { "b" } else { "a" };
        assert_eq!(told, [format!("all runs of {within} are also in {other}; leave out {within}")]);
    }
}

#[test]
fn a_missing_shard_is_reported_as_a_shard() {
    let options = Options { runs: 400, ..options(&["chang-roberts"]) };
    let sweep = sweep(&options);
    let one = sweep.one(0, &|| false).expect("nothing stops it");
    let part = |index: u64, of: u64, lacking: u64| {
        let shard = Shard { index, of };
        let of_number = |number: u64| {
            let named = sweep.named(number);
            Outcome { run: number, n: named.n, seed: named.seed, ..one.clone() }
        };
        let runs: Vec<Outcome> =
            shard.numbers(sweep.total()).filter(|number| *number >= lacking).map(of_number).collect();
        (format!("part-{index}"), read(&written(&options, shard, &runs)))
    };
    let refused = |files| told(&file::merge(files).expect_err("it is refused"));
    let whole = "missing; name its file too, or measure it with --shard";
    assert_eq!(refused(vec![part(0, 3, 0), part(2, 3, 0)]), [format!("part 1/3 is {whole}")]);
    assert_eq!(
        refused(vec![part(3, 50, 0)]),
        [
            "49 parts are missing: 0/50, 1/50, 2/50, 4/50, 5/50, 6/50, …; name their files too, or measure them with --shard"
        ]
    );
    let lacking = refused(vec![part(0, 2, 900), part(1, 2, 2)]);
    assert_eq!(lacking.len(), 2, "{lacking:?}");
    assert!(
        lacking[0]
            .starts_with("part-0 is unfinished: 450 runs are missing, 0 (chang-roberts standard, n = 4, seed 5), 2 ("),
        "{lacking:?}"
    );
    assert!(
        lacking[0].ends_with(", …; measure it again")
            && lacking[1].starts_with("part-1 is unfinished: 1 run is missing, 1 (")
    );
    // These two shards come from different divisions of the same sweep.
    let mixed = refused(vec![part(0, 2, 0), part(1, 4, 0)]);
    assert!(mixed[0].starts_with("300 runs are in none of the files: 3 (") && mixed.len() == 1, "{mixed:?}");
}

#[test]
fn faults_of_measurement_files_are_reported_by_line() {
    let options = options(&["chang-roberts"]);
    let sweep = sweep(&options);
    let runs = all(&sweep);
    let good = written(&options, Shard { index: 0, of: 3 }, &[runs[0].clone(), runs[3].clone()]);
    assert_eq!(read(&good).outcomes.len(), 2);
    let faults = |text: &str| {
        let faults = file::read(text.as_bytes()).expect_err("it is refused");
        let line = |FileFault { line, what }: &FileFault| format!("{line}: {}", told(std::slice::from_ref(what))[0]);
        faults.iter().map(line).collect::<Vec<_>>()
    };
    let foreign = file::line(&runs[1]) + "nothing\n" + &file::line(&runs[0]);
    let bad = faults(&(good.clone() + &foreign));
    assert_eq!(
        bad[0],
        "4: run 1 does not match the options and the part in the first line of the file; remove the line"
    );
    assert!(bad[1].starts_with("5: this line is not a run ("), "{bad:?}");
    assert_eq!(bad[2], "6: run 0 is in this file twice; remove one of the lines");
    let other_seed = file::line(&Outcome { seed: 99, ..runs[6].clone() });
    assert_eq!(
        faults(&(good.clone() + &other_seed)),
        ["4: run 6 does not match the options and the part in the first line of the file; remove the line"]
    );
    assert!(
        faults(&good.replacen("\"seed\":5", "\"seed\":6", 1))[0].starts_with("2: run 0 does not match the options")
    );
    let other = good.replacen(file::PROGRAM, "0.0.9", 1);
    assert!(faults(&other)[0].starts_with("1: measured by version 0.0.9 of the program"), "{:?}", faults(&other));
    assert!(faults("")[0].starts_with("1: this is not a measurements file"));
    assert!(faults("protocol = \"bully\"\n")[0].starts_with("1: this is not the first line of a measurements file"));
}

#[test]
fn every_different_option_is_named() {
    let same = options(&["chang-roberts"]);
    let others = [
        options(&["franklin"]),
        Options { sizes: vec![4, 8], ..same.clone() },
        Options { order: Order::Best, ..same.clone() },
        Options { initiators: Initiators::Some(1), ..same.clone() },
        Options { runs: 4, ..same.clone() },
        Options { seed: 6, ..same.clone() },
        Options { delay: (1, 2), ..same.clone() },
        Options { until: Some(9), ..same.clone() },
    ];
    for other in others {
        assert_eq!(same.differences(&other).len(), 1, "{other:?}");
    }
}

#[test]
fn all_faults_of_options_are_reported_together() {
    let of = |options: Options| told(&options.sweep().expect_err("it is refused"));
    let wrong = Options {
        sizes: vec![0, 8, 8, 20_000_000],
        order: Order::Worst,
        initiators: Initiators::Some(3),
        runs: 0,
        delay: (0, 1),
        ..options(&["chang-robert", "bully", "flooding"])
    };
    let faults = of(wrong);
    let said = [
        "did you mean `chang-roberts`?",
        "--n: a run needs at least one process",
        "--n: 8 is named twice",
        "is too much for bully; a complete graph has at most 4096 processes",
        "is too much for flooding; a complete graph has at most 4096 processes",
        "--order worst: not known for bully in its variant standard; this order is known for chang-roberts, franklin in",
        "--order worst: not known for flooding",
        "--order worst works only if all processes start the election",
        "--initiators 3 is more than the 0 processes",
        "in flooding all processes start together",
        "--runs 0: write a number from 1 to 1000000",
        "a delay of 0 ticks is not possible",
    ];
    assert_eq!(faults.len(), said.len(), "{faults:#?}");
    for (fault, said) in faults.iter().zip(said) {
        assert!(fault.contains(said), "{fault} | {said}");
    }
    let ring = of(Options { sizes: vec![10_000_001], ..options(&["franklin"]) });
    assert_eq!(ring, ["--n 10000001 is too much for franklin; a ring has at most 10000000 processes"]);
    assert!(of(Options { seed: u64::MAX - 1, ..options(&["franklin"]) })[0].contains("at most 18446744073709551613"));
    assert!(of(Options { delay: (4, 2), ..options(&["franklin"]) })[0].contains("2..4"));
    assert!(of(Options { until: Some(u64::MAX), ..options(&["franklin"]) })[0].contains("--until"));
    assert!(of(Options { protocols: Vec::new(), ..options(&[]) })[0].starts_with("name a protocol to measure"));
    let mut variant = options(&["bully"]);
    variant.protocols[0].variant = "lazy".to_owned();
    assert!(of(variant)[0].starts_with("bully has no variant `lazy`"));
}

#[test]
fn portions_of_any_size_give_the_same_runs() {
    let options = Options { delay: (1, 3), ..options(&["chang-roberts", "bully", "raft-election"]) };
    let sweep = sweep(&options);
    let whole = Summary::of(&sweep, &all(&sweep));
    for events in [1, 7, 1_000, u64::MAX] {
        let mut piecemeal = Piecemeal::new(sweep.clone());
        let mut portions = 0_u64;
        while !piecemeal.go_on(events) {
            let (over, of) = piecemeal.progress();
            assert!(over < of);
            portions += 1;
        }
        assert_eq!(piecemeal.summary(), whole, "{events}");
        assert!(portions + 1 >= piecemeal.progress().1 && (events > 1 || portions > 500), "{portions} portions");
        assert!(piecemeal.go_on(events), "nothing is left");
    }
}
