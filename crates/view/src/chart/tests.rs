use super::*;
use crate::picture::Picture;
use crate::{Depth, GlyphSet, Glyphs, Theme, ThemeName};
use suffrage_text::Language;

fn look(set: GlyphSet) -> Look {
    Look::new(Language::English, Theme::new(ThemeName::Mono, Depth::True), Glyphs::new(set))
}

fn point(n: u32, mean: f64) -> Plotted {
    Plotted { n: n.into(), mean, least: mean / 2.0, most: mean * 2.0 }
}

fn chart() -> Chart {
    let sizes = [8, 16, 32, 64, 128, 256];
    let of = |f: fn(f64) -> f64| sizes.iter().map(|&n: &u32| (f64::from(n), f(f64::from(n)))).collect::<Vec<_>>();
    let curve = |label: &str, is_law, points| Curve { label: label.to_owned(), of: 0, is_law, points };
    Chart {
        title: "chang-roberts".to_owned(),
        counted: "messages".to_owned(),
        series: vec![Series {
            name: "measured".to_owned(),
            points: sizes.map(|n| point(n, f64::from(n) * f64::from(n).log2())).to_vec(),
        }],
        curves: vec![
            curve("best", false, of(|n| 2.0 * n)),
            curve("worst", false, of(|n| n * n)),
            curve("law", true, of(|n| n * n.log2())),
        ],
    }
}

fn rows(chart: &Chart, set: GlyphSet, size: (u16, u16)) -> Vec<String> {
    let picture = Picture::chart(chart, &look(set), size);
    (0..size.1).map(|y| picture.row(y).map(|(_, cell)| cell.symbol.to_owned()).collect::<String>()).collect()
}

#[test]
fn a_chart_in_the_signs_of_every_set() {
    let drawn = [GlyphSet::Default, GlyphSet::Safe, GlyphSet::Ascii].map(|set| {
        rows(&chart(), set, (72, 20)).iter().map(|row| row.trim_end().to_owned() + "\n").collect::<String>()
    });
    insta::assert_snapshot!(drawn.join("\n"));
}

#[test]
fn a_long_title_is_whole() {
    let title = "chang-roberts, hirschberg-sinclair · orden aleatorio · empiezan todos · retardo 1 · semillas 0 a 99";
    let long = Chart { title: title.to_owned(), ..chart() };
    let drawn = rows(&long, GlyphSet::Default, (80, 20));
    assert_eq!(format!("{} {}", drawn[0].trim_end(), drawn[1].trim_end()), title);
    assert!(drawn[2].starts_with("messages"), "{drawn:#?}");
    let far_too_long = Chart { title: title.repeat(4), ..chart() };
    assert!(rows(&far_too_long, GlyphSet::Default, (80, 20))[1].contains('…'));
}

#[test]
fn a_quadratic_bound_is_straight_and_ends_in_the_corner() {
    let line = Chart { series: Vec::new(), curves: vec![chart().curves.swap_remove(1)], ..chart() };
    let rows = rows(&line, GlyphSet::Safe, (60, 20));
    let dots: Vec<(usize, usize)> = rows
        .iter()
        .enumerate()
        .flat_map(|(y, row)| {
            row.chars().enumerate().filter(|(_, sign)| *sign == '·').map(move |(x, _)| (x, y)).collect::<Vec<_>>()
        })
        .collect();
    let (first, last) = (dots.iter().min().expect("a line"), dots.iter().max().expect("a line"));
    let slope = (last.1 as f64 - first.1 as f64) / (last.0 as f64 - first.0 as f64);
    for &(x, y) in &dots {
        let straight = first.1 as f64 + slope * (x as f64 - first.0 as f64);
        assert!((y as f64 - straight).abs() <= 1.0, "{x} {y} {straight}");
    }
    assert!(last.1 < first.1, "it rises");
}

#[test]
fn each_size_and_series_has_a_mark() {
    let mut two = chart();
    two.curves.clear();
    two.series.push(Series { name: "other".to_owned(), points: vec![point(8, 5_000.0), point(64, 60_000.0)] });
    let rows = rows(&two, GlyphSet::Ascii, (60, 18));
    let (key, plot) = rows.split_last().expect("rows");
    assert_eq!(key.trim_end(), "o measured   x other");
    let count =
        |sign: char| plot[1..].iter().map(|row| row.chars().filter(|&letter| letter == sign).count()).sum::<usize>();
    assert_eq!((count('o'), count('x')), (6, 2));
}

#[test]
fn every_chart_can_be_drawn() {
    let costs = [0.0, 1.0, 7.0, 1e15];
    for (width, height) in [(0, 0), (1, 1), (39, 12), (40, 12), (41, 13), (200, 60)] {
        for cost in costs {
            for sizes in [&[1][..], &[7], &[1, 10_000_000]] {
                let points: Vec<Plotted> = sizes.iter().map(|&n| point(n, cost)).collect();
                let bound = points.iter().map(|point| (point.n, point.mean)).collect();
                let curve = Curve { label: "worst".to_owned(), of: 0, is_law: false, points: bound };
                let chart =
                    Chart { series: vec![Series { name: "a".to_owned(), points }], curves: vec![curve; 30], ..chart() };
                assert_eq!(chart.is_empty(), cost <= 0.0);
                rows(&chart, GlyphSet::Default, (width, height));
            }
        }
    }
}

#[test]
fn equal_factors_are_equally_far_apart() {
    let scale = LogScale::of([1.0, 10.0, 10_000.0].into_iter()).expect("numbers");
    let parts = [1.0, 10.0, 100.0, 10_000.0].map(|number| scale.part(number));
    for (part, is) in parts.into_iter().zip([0.0, 0.25, 0.5, 1.0]) {
        assert!((part - is).abs() < 1e-12, "{part} {is}");
    }
    assert_eq!(scale.ticks(), [1.0, 10.0, 100.0, 1_000.0, 10_000.0]);
    assert_eq!((scale.part(0.1), scale.part(1e9)), (0.0, 1.0), "nothing leaves the plot");
}

#[test]
fn few_decades_have_more_ticks_and_one_number_its_own() {
    let scale = LogScale::of([15.0, 60.0].into_iter()).expect("numbers");
    assert_eq!(scale.ticks(), [20.0, 50.0]);
    let one = LogScale::of([8.0].into_iter()).expect("a number");
    assert!((one.part(8.0) - 0.5).abs() < 1e-12);
    assert_eq!(LogScale::of([].into_iter()), None);
    assert_eq!(LogScale::of([0.0].into_iter()), None);
}

#[test]
fn all_numbers_of_a_scale_have_one_form() {
    let of = |numbers: &[f64]| number_texts(numbers, GlyphSet::Default);
    assert_eq!(of(&[1.0, 100.0, 10_000.0]), ["1", "100", "10000"]);
    assert_eq!(of(&[0.1, 1.0, 10_000.0, 1e5, 1e12]), ["10⁻¹", "10⁰", "10⁴", "10⁵", "10¹²"]);
    assert_eq!(of(&[50_000.0, 100_000.0, 200_000.0]), ["50000", "100000", "200000"]);
    assert_eq!(number_texts(&[10.0, 1e6], GlyphSet::Ascii), ["10^1", "10^6"]);
    for scale in [LogScale::of([3.0, 2e9].into_iter()), LogScale::of([90_000.0, 4e5].into_iter())] {
        let told = of(&scale.expect("numbers").ticks());
        assert!(
            told.iter().all(|one| one.starts_with("10"))
                || told.iter().all(|one| one.bytes().all(|sign| sign.is_ascii_digit())),
            "{told:?}"
        );
    }
    assert_eq!([8.0, 1_024.0, 100_000.0, 0.1].map(digits), ["8", "1024", "100000", "0.1"]);
}

#[test]
fn each_reason_for_no_law_has_its_own_sentence() {
    use std::collections::BTreeSet;
    for language in suffrage_text::Language::ALL {
        let texts = Texts::new(language);
        let all = [Unfit::NoRest, Unfit::Few, Unfit::Close, Unfit::Constant];
        let told: BTreeSet<String> = all.map(|unfit| told_law(&texts, &Err(unfit))).into();
        assert_eq!(told.len(), 4, "{told:?}");
    }
    assert_eq!(
        told_law(&Texts::new(suffrage_text::Language::English), &Err(Unfit::NoRest)),
        "law: none, because no run came to rest"
    );
}

#[test]
fn factors_have_three_digits() {
    let written = [(1.0, "1.00"), (0.012_345, "0.0123"), (45.67, "45.7"), (1_234.5, "1234"), (12.0, "12.0")];
    for (number, is) in written {
        assert_eq!(significant(number), is);
    }
}
