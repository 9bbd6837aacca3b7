use super::*;

#[test]
fn ticks_are_as_wide_as_fits() {
    // On a screen of 80 columns, the timeline has 73 columns: room for 18 ticks of 4 columns, 24 of 3, 36 of 2, or 72
    // of 1.
    let pitch = |last| Scale::new(last, last, 73).pitch;
    assert_eq!([0, 17, 18, 23, 24, 35, 36, 71, 72, 10_000].map(pitch), [4, 4, 3, 3, 2, 2, 1, 1, 1, 1]);
    assert_eq!(Scale::new(72, 72, 73).first, 36, "the track moves by half its width");
}

#[test]
fn the_playhead_and_its_tick_are_always_visible() {
    for width in [2, 9, 40, 73, 180] {
        for last in (0..400_u64).chain([10_000, 1 << 40]) {
            for now in [0, last / 3, last / 2, last.saturating_sub(1), last] {
                let scale = Scale::new(now, last, width);
                assert!(scale.head() < width, "{now} of {last} on {width}: {scale:?}");
                let column = scale.column(now).unwrap_or_else(|| panic!("{now} of {last} on {width}: {scale:?}"));
                assert_eq!(column + scale.pitch, scale.head());
            }
        }
    }
}

#[test]
fn a_column_finds_the_tick_drawn_there() {
    for (now, last, width) in
        [(3, 17, 73), (17, 17, 73), (20, 30, 73), (0, 70, 40), (60, 200, 73), (10_000, 1 << 40, 9)]
    {
        let scale = Scale::new(now, last, width);
        for (tick, column) in scale.ticks(last) {
            for column in column..column + scale.pitch {
                assert_eq!(scale.tick(column), tick, "{scale:?} {column}");
            }
        }
        assert_eq!(scale.tick(scale.head()), now);
    }
}

#[test]
fn round_numbers_are_found_in_every_decade() {
    assert_eq!([7, 12, 499, 0].map(|least| round(&[10, 20, 50], |number| number > least)), [10, 20, 500, 10]);
}
