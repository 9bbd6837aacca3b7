use super::*;

#[test]
fn a_size_is_columns_and_rows_within_bounds() {
    for (given, expected) in [("120x40", (120, 40)), ("80×24", (80, 24)), ("90X30", (90, 30)), ("500x200", (500, 200))]
    {
        assert_eq!(size(given), Some(expected), "{given}");
    }
    for given in ["", "120", "120x", "79x40", "120x23", "501x40", "120x201", "-80x24", "80x24x2", "80.5x24"] {
        assert_eq!(size(given), None, "{given}");
    }
}

#[test]
fn a_speed_is_a_number_within_bounds() {
    for (given, expected) in [("1", 1.0), ("0.5", 0.5), ("0,25", 0.25), ("16", 16.0), ("0.1", 0.1), ("100", 100.0)] {
        assert_eq!(speed(given), Some(expected), "{given}");
    }
    for given in ["", "0", "-1", "0.09", "101", "fast", "NaN", "inf"] {
        assert_eq!(speed(given), None, "{given}");
    }
}
