//! The costs of the algorithms, measured as `suffrage measure` does. This test checks `docs/counts.md`.
//!
//! `SUFFRAGE_DOCS=write cargo test counts` writes the page again. Read the difference before you commit it. Delays are
//! 1 tick and all processes start at tick 1 unless a row says otherwise; means are over 100 fixed seeds.

mod runs;

use std::fmt::Write as _;

use suffrage_engine::protocols::{CATALOGUE, Entry};
use suffrage_measure::Statistics;

use runs::{Begins, cost, costs, costs_of_one, halving, random_rings, seated, total, totals};

const SIZES: [u32; 3] = [8, 64, 1024];
const SEEDS: u64 = 100;

/// The number of seeds for `n` processes. The largest `n` has only `of_the_largest` seeds, to save time.
fn seeds(n: u32, of_the_largest: u64) -> u64 {
    if n <= 64 { SEEDS } else { of_the_largest }
}

fn mean_times_100(runs: &[u64]) -> u64 {
    let Statistics { sum, count, .. } = Statistics::of(runs.iter().copied()).expect("there are runs");
    (sum * 100 / u128::from(count)) as u64
}

fn mean_of_random(protocol: &str, n: u32) -> u64 {
    mean_times_100(&random_rings(protocol, n, SEEDS))
}

struct Row {
    n: u32,
    bound: Option<u64>,
    worst: Option<u64>,
    best: Option<u64>,
    /// The mean number of messages, times 100.
    mean: Option<u64>,
}

struct Section {
    title: &'static str,
    about: &'static str,
    rows: Vec<Row>,
}

fn log2(n: u32) -> u64 {
    u64::from(n.ilog2())
}

fn rows(of: impl Fn(u32) -> Row) -> Vec<Row> {
    SIZES.into_iter().map(of).collect()
}

fn chang_roberts() -> Section {
    let rows = rows(|n| {
        let all = u64::from(n);
        let worst = cost("chang-roberts", &seated((0..n).rev()), Begins::All, "");
        let best = cost("chang-roberts", &seated(0..n), Begins::All, "");
        assert_eq!((worst, best), (vec![all * (all + 1) / 2, all], vec![2 * all - 1, all]));
        Row {
            n,
            bound: Some(all * (all + 3) / 2),
            worst: Some(all * (all + 3) / 2),
            best: Some(3 * all - 1),
            mean: Some(mean_of_random("chang-roberts", n)),
        }
    });
    let about = "Bound n(n+3)/2, reached by ids that descend clockwise; best 3n−1, ids that ascend; expected n·Hₙ + n: 29.74, 367.61 and 8,713.40.";
    Section { title: "Chang–Roberts", about, rows }
}

fn ring_list() -> Section {
    let rows = rows(|n| {
        let all = u64::from(n);
        let cost = |seating: &str, begins| cost("ring-list", seating, begins, "[network]\nbounce = true");
        for (seating, begins) in [(seated((0..n).rev()), 0), (seated(0..n), n - 1), (seated(0..n), n / 2)] {
            assert_eq!(cost(&seating, Begins::One(begins)), [all, all], "for any initiator and any order");
        }
        // Each message carries a list as long as the ring, so large rings take too long here.
        if n <= 64 {
            assert_eq!(cost(&seated(0..n), Begins::All), [all * all, all * all]);
        }
        let seating = format!("count = {n}\norder = \"random\"");
        let initiator = |seed: u64| 1 + (seed * 7_919 % all) as u32;
        let runs = costs_of_one("ring-list", &seating, "[network]\nbounce = true", seeds(n, 3), initiator);
        Row { n, bound: Some(2 * all), worst: Some(2 * all), best: Some(2 * all), mean: Some(mean_times_100(&runs)) }
    });
    let about = "One initiator: always 2n, for every initiator and every order of ids. All begin: 2n². The mean for n = 1,024 is over 3 rings.";
    Section { title: "List ring", about, rows }
}

fn franklin() -> Section {
    let rows = rows(|n| {
        let all = u64::from(n);
        let worst = cost("franklin", &halving(n), Begins::All, "");
        let best = cost("franklin", &seated(0..n), Begins::All, "");
        assert_eq!((worst, best), (vec![2 * all * (log2(n) + 1), all], vec![4 * all, all]));
        let descending = cost("franklin", &seated((0..n).rev()), Begins::All, "");
        assert_eq!(total(&descending), 5 * all, "a monotone ring is the same both ways");
        let bound = 2 * all * (log2(n) + 1) + all;
        Row {
            n,
            bound: Some(bound),
            worst: Some(bound),
            best: Some(5 * all),
            mean: Some(mean_of_random("franklin", n)),
        }
    });
    let about = "Bound 2n(⌊log₂ n⌋ + 1) + n, reached by a ring on which every round leaves exactly half of the candidates; best 5n, monotone ids.";
    Section { title: "Franklin", about, rows }
}

fn hardest(n: u32, of_eight: [u32; 8]) -> String {
    if n == 8 { seated(of_eight) } else { halving(n) }
}

fn hirschberg_sinclair() -> Section {
    let rows = rows(|n| {
        let all = u64::from(n);
        let last = u64::from(n.next_power_of_two().ilog2());
        let candidates = (1..last).map(|phase| (1 << (phase + 2)) * (all / ((1 << (phase - 1)) + 1))).sum::<u64>();
        let fewest = 6 * all + 4 * ((1 << last) - 2);
        let worst = total(&cost("hirschberg-sinclair", &hardest(n, [0, 7, 5, 4, 6, 2, 3, 1]), Begins::All, ""));
        for seating in [seated(0..n), seated((0..n).rev())] {
            assert_eq!(total(&cost("hirschberg-sinclair", &seating, Begins::All, "")), fewest, "a monotone ring");
        }
        assert!(n != 8 || worst == 97);
        let random = random_rings("hirschberg-sinclair", n, SEEDS);
        let worst = random.iter().copied().fold(worst, u64::max);
        let mean = Some(mean_times_100(&random));
        Row { n, bound: Some(6 * all + candidates), worst: Some(worst), best: Some(fewest), mean }
    });
    let about = "Bound 6n + Σ 2^(k+2)·⌊n / (2^(k−1) + 1)⌋, k from 1 to ⌈log₂ n⌉ − 1; best 6n + 4(2^⌈log₂ n⌉ − 2), monotone ids. Worst: for n = 8 the \
                 worst of all rings, beyond that the worst of these runs and of a ring on which every phase leaves half.";
    Section { title: "Hirschberg–Sinclair", about, rows }
}

fn peterson() -> Section {
    let rows = rows(|n| {
        let all = u64::from(n);
        let worst = total(&cost("peterson", &hardest(n, [0, 7, 4, 5, 3, 6, 1, 2]), Begins::All, ""));
        for seating in [seated(0..n), seated((0..n).rev())] {
            assert_eq!(cost("peterson", &seating, Begins::All, ""), [3 * all - 1, all], "a monotone ring");
        }
        assert!(n != 8 || worst == 54);
        let bound = 2 * all * log2(n) + 2 * all;
        Row {
            n,
            bound: Some(bound),
            worst: Some(worst),
            best: Some(4 * all - 1),
            mean: Some(mean_of_random("peterson", n)),
        }
    });
    let about = "Bound 2n⌊log₂ n⌋ + 2n; best 4n − 1, monotone ids. Worst: for n = 8 the worst of all rings, beyond that the hardest ring known, on which every \
                 phase leaves half.";
    Section { title: "Peterson", about, rows }
}

fn raft_election() -> Section {
    let rows = rows(|n| {
        let all = u64::from(n);
        let votes = |kinds: &[u64]| kinds[0] + kinds[1];
        let alone = cost("raft-election", &seated(0..n), Begins::One(0), "[params]\nautostart = false");
        assert_eq!(alone[..2], [all - 1, all - 1]);
        let runs = costs("raft-election", &seated(0..n), Begins::Nobody, "", seeds(n, 10));
        let runs: Vec<u64> = runs.iter().map(|kinds| votes(kinds)).collect();
        Row {
            n,
            bound: None,
            worst: runs.iter().copied().max(),
            best: Some(votes(&alone)),
            mean: Some(mean_times_100(&runs)),
        }
    });
    let about = "REQUEST_VOTE and VOTE only; HEARTBEAT is upkeep. No bound on terms; best 2(n−1), a lone candidate. Worst and mean are those of 100 seeds (10 \
                 of 1,024) in which nobody begins but by its timer, T = 2.";
    Section { title: "Raft", about, rows }
}

fn itai_rodeh() -> Section {
    let rows = rows(|n| {
        let runs = totals(&costs("itai-rodeh", &seated(0..n), Begins::All, "", SEEDS));
        // The winning number and ELECTED must travel round the ring, and every other number makes at least one hop.
        assert!(runs.iter().all(|&sent| sent >= 3 * u64::from(n) - 1));
        Row {
            n,
            bound: None,
            worst: runs.iter().copied().max(),
            best: runs.iter().copied().min(),
            mean: Some(mean_times_100(&runs)),
        }
    });
    let about =
        "Chance decides: no bound for one run. Worst and best are those of the 100 runs; the seating changes nothing.";
    Section { title: "Itai–Rodeh", about, rows }
}

fn bully() -> Section {
    let rows = rows(|n| {
        let all = u64::from(n);
        let cost = |seating: &str, begins| total(&cost("bully", seating, begins, ""));
        // In a complete graph the order of the ids only affects the order of broadcasts.
        if n <= 64 {
            let together = cost(&seated(0..n), Begins::All);
            assert_eq!(together, 2 * all * (all - 1));
            assert_eq!(cost(&seated((0..n).rev()), Begins::All), together);
        }
        let worst = cost(&seated((0..n).rev()), Begins::One(0));
        assert_eq!(worst, (all - 1) * (2 * all - 1));
        let best = cost(&seated(0..n), Begins::One(n - 1));
        assert_eq!(best, all - 1);
        let seating = format!("count = {n}\norder = \"random\"");
        let runs = costs_of_one("bully", &seating, "", seeds(n, 3), |seed| 1 + (seed * 7_919 % all) as u32);
        Row { n, bound: Some(worst), worst: Some(worst), best: Some(best), mean: Some(mean_times_100(&runs)) }
    });
    let about = "No process is down and one begins: worst (n−1)(2n−1), the lowest; best n−1, the highest. All at once: 2n(n−1). The mean is that of 100 \
         seatings and initiators (3 of 1,024).";
    Section { title: "Bully", about, rows }
}

fn flooding() -> Section {
    // If 1,000 processes each send a set of 1,000 values to all others, the test takes too long.
    let row = |n: u32| {
        let cost =
            |proposals: &str| total(&cost("flooding", &format!("{}\n{proposals}", seated(0..n)), Begins::All, ""));
        let (differ, same) = (cost(""), cost("proposals = 7"));
        let once = u64::from(n) * u64::from(n - 1);
        assert_eq!((differ, same), (2 * once, once));
        Row { n, bound: Some(2 * once), worst: Some(differ), best: Some(same), mean: None }
    };
    let about = "No process crashes, f = 1: worst 2n(n−1), if all propose different values; best n(n−1), if all propose the same. Further rounds cost nothing.";
    Section { title: "Flooding", about, rows: [8, 64].into_iter().map(row).collect() }
}

fn byzantine_generals() -> Section {
    let row = |(n, f): (u32, u64)| {
        let generals = total(&cost("byzantine-generals", &seated(1..=n), Begins::All, &format!("[params]\nf = {f}")));
        let paths = (0..=f).map(|k| (0..=k).map(|level| u64::from(n) - 1 - level).product::<u64>());
        assert_eq!(generals, paths.sum::<u64>());
        Row { n, bound: Some(generals), worst: Some(generals), best: Some(generals), mean: None }
    };
    let about = "All generals are loyal, f = 1, 2, 3: the sum of (n−1)(n−2)…(n−1−k) for k from 0 to f.";
    Section { title: "Byzantine generals", about, rows: [(4, 1), (7, 2), (10, 3)].into_iter().map(row).collect() }
}

fn paxos() -> Section {
    // Every acceptor sends its vote to every learner. A million messages are too many for a test.
    let row = |n: u32| {
        let all = u64::from(n);
        let kinds = cost("paxos", &seated(0..n), Begins::One(0), "");
        assert_eq!(kinds[..6], [0, all, all, all, all * all, 0]);
        let sent = Some(total(&kinds));
        Row { n, bound: Some(all * (all + 3)), worst: sent, best: sent, mean: None }
    };
    let about = "One proposer, every process in every role: always n² + 3n. With several there is no bound: a duel can go on for ever.";
    Section { title: "Paxos", about, rows: [8, 64].into_iter().map(row).collect() }
}

fn multi_paxos() -> Section {
    let row = |n: u32| {
        let all = u64::from(n);
        let cost = |requests| total(&cost("multi-paxos", &seated(0..n), Begins::Asked(requests), ""));
        let bound = |requests: u64| 2 * all + requests * (all * all + all + 2);
        let (one, three) = (cost(1), cost(3));
        assert_eq!((one, three), (bound(1), bound(3)));
        Row { n, bound: Some(bound(3)), worst: Some(three), best: Some(one), mean: None }
    };
    let about = "One client, one leader, every process in every role, k commands: always 2n + k(n² + n + 2), of which 2n are the leader's only take-over; best \
                 k = 1, worst k = 3.";
    Section { title: "Multi-Paxos", about, rows: [8, 64].into_iter().map(row).collect() }
}

fn superpeer_dht() -> Section {
    let rows = rows(|n| {
        let processes = format!("ids = \"drawn\"\ncount = {n}\nbits = 16");
        let runs =
            totals(&costs("superpeer-dht", &processes, Begins::All, "[params]\nbits = 16\nprefix = 3", seeds(n, 3)));
        let [worst, best] = [runs.iter().max().copied(), runs.iter().min().copied()];
        Row { n, bound: Some(19 * u64::from(n)), worst, best, mean: Some(mean_times_100(&runs)) }
    });
    let about = "Ids of 16 bits, drawn, of which 3 name the super-peer: at most 16 hops, a FOUND, a JOIN and a WELCOME for each. Worst and best are \
                 those of 100 draws (3 of 1,024).";
    Section { title: "Super-peers (DHT)", about, rows }
}

fn superpeer_tokens() -> Section {
    let row = |n: u32| {
        let tokens = format!("[params]\ntokens = {}", n / 8);
        let runs = costs("superpeer-tokens", &format!("count = {n}"), Begins::All, &tokens, seeds(n, 10));
        let runs: Vec<u64> = runs.iter().map(|kinds| total(&kinds[1..])).collect();
        let [worst, best] = [runs.iter().max().copied(), runs.iter().min().copied()];
        Row { n, bound: None, worst, best, mean: Some(mean_times_100(&runs)) }
    };
    let about = "Random places, a token for each 8 processes; GOSSIP is upkeep. How often tokens move depends on the places. Worst and best are those of \
                 100 squares.";
    Section { title: "Super-peers (tokens)", about, rows: [8, 64].into_iter().map(row).collect() }
}

type Measure = fn() -> Section;

const MEASURES: [(&str, Measure); 14] = [
    ("chang-roberts", chang_roberts),
    ("ring-list", ring_list),
    ("franklin", franklin),
    ("hirschberg-sinclair", hirschberg_sinclair),
    ("peterson", peterson),
    ("itai-rodeh", itai_rodeh),
    ("bully", bully),
    ("raft-election", raft_election),
    ("flooding", flooding),
    ("byzantine-generals", byzantine_generals),
    ("paxos", paxos),
    ("multi-paxos", multi_paxos),
    ("superpeer-dht", superpeer_dht),
    ("superpeer-tokens", superpeer_tokens),
];

fn drawn(entry: &Entry) -> Section {
    let about = "All begin, on random rings; worst and best are those of the 100 runs (3 of 1,024).";
    Section { title: entry.title, about, rows: rows(|n| drawn_row(entry, n)) }
}

fn drawn_row(entry: &Entry, n: u32) -> Row {
    let runs = random_rings(entry.name, n, seeds(n, 3));
    let (worst, best) = (runs.iter().copied().max(), runs.iter().copied().min());
    Row { n, bound: None, worst, best, mean: Some(mean_times_100(&runs)) }
}

fn number(value: u64) -> String {
    let digits = value.to_string();
    let groups = digits.as_bytes().rchunks(3).rev().map(|group| std::str::from_utf8(group).expect("digits are ASCII"));
    groups.collect::<Vec<_>>().join(",")
}

fn hundredths(value: u64) -> String {
    format!("{}.{:02}", number(value / 100), value % 100)
}

fn page(sections: &[Section]) -> String {
    let mut page = String::from(
        "# What the algorithms cost\n\nMessages of all kinds, with delays of 1 tick; all processes begin at tick 1 unless a section says otherwise. A mean \
         is over 100 random rings (seeds 0 to 99); `-` means that the figure does not apply. `tests/counts.rs` measures \
         every figure and writes this page.\n",
    );
    for Section { title, about, rows } in sections {
        let _ = write!(
            page,
            "\n## {title}\n\n{about}\n\n| n | bound | worst | best | mean of 100 |\n|---:|---:|---:|---:|---:|\n"
        );
        for Row { n, bound, worst, best, mean } in rows {
            let cell = |value: &Option<u64>| value.map_or_else(|| "-".to_owned(), number);
            let mean = mean.map_or_else(|| "-".to_owned(), hundredths);
            let _ = writeln!(
                page,
                "| {} | {} | {} | {} | {mean} |",
                number(u64::from(*n)),
                cell(bound),
                cell(worst),
                cell(best)
            );
        }
    }
    page
}

#[test]
fn the_page_equals_the_measurement() {
    let measure = |entry: &Entry| {
        let known = MEASURES.iter().find(|(name, _)| *name == entry.name);
        known.map_or_else(|| drawn(entry), |(_, measure)| measure())
    };
    let sections: Vec<Section> = CATALOGUE.iter().map(measure).collect();
    let titles: Vec<&str> = CATALOGUE.iter().map(|entry| entry.title).collect();
    assert_eq!(sections.iter().map(|section| section.title).collect::<Vec<_>>(), titles, "every protocol is measured");
    assert!(MEASURES.iter().all(|(name, _)| CATALOGUE.iter().any(|entry| entry.name == *name)));
    for section in &sections {
        for row in &section.rows {
            let within = |value: Option<u64>| value.zip(row.bound).is_none_or(|(value, bound)| value <= bound);
            assert!(within(row.worst) && within(row.mean.map(|mean| mean / 100)), "{} n = {}", section.title, row.n);
        }
    }
    suffrage_text::testing::is_written("docs/counts.md", &page(&sections));
}

#[test]
fn the_descending_ring_of_sixty_four() {
    let on = |protocol| total(&cost(protocol, &seated((0..64).rev()), Begins::All, ""));
    assert_eq!(on("chang-roberts"), 2_144);
    assert_eq!(on("peterson"), 255);
    assert_eq!(on("franklin"), 320);
    assert_eq!(on("hirschberg-sinclair"), 632);
}

#[test]
fn a_protocol_without_a_measure_is_measured_on_random_rings() {
    let row = drawn_row(&CATALOGUE[0], 8);
    assert_eq!(row.mean, Some(mean_of_random(CATALOGUE[0].name, 8)));
    assert!(row.best <= row.worst && row.bound.is_none());
}
