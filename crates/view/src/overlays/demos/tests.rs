use super::*;

fn lines(count: usize) -> Vec<Line> {
    (0..count)
        .flat_map(|at| {
            let group = at.is_multiple_of(5).then_some(Line::Group(at));
            group.into_iter().chain([Line::Title(at), Line::Summary(at)])
        })
        .collect()
}

#[test]
fn the_chosen_demo_is_fully_visible_with_its_group_and_no_row_is_wasted() {
    for count in 1..30 {
        let lines = lines(count);
        for room in 4..40 {
            for chosen in 0..count {
                let (shown, more) = window(&lines, chosen, room);
                let seen = &lines[shown.clone()];
                let case = format!("{chosen} of {count} in {room}");
                assert!(seen.contains(&Line::Title(chosen)) && seen.contains(&Line::Summary(chosen)), "{case}");
                assert!(seen.len() + usize::from(more) <= room, "{case}");
                assert_eq!(more, shown.end < lines.len(), "{case}: the last row counts the rest");
                assert!(more || seen.len() == room.min(lines.len()), "{case}: no row is wasted at the end");
                assert!(!more || !matches!(seen[0], Line::Summary(_)), "{case}: it begins with a whole demo");
                assert!(!more || matches!(seen[seen.len() - 1], Line::Summary(_)), "{case}: it ends with a whole demo");
                assert!(!more || seen.len() + 4 >= room, "{case}: the next demo would not have fit");
            }
        }
    }
}
