use super::*;

#[test]
fn the_list_returns_what_was_added_and_joins_neighbours_that_start_together() {
    let begun = |tick, position, won_before| Begun { tick, position, won_before };
    let all: Vec<Begun> = (0..5_000).map(|position| begun(1, position, 0)).collect();
    let some = [begun(2, 7, 0), begun(2, 8, 0), begun(2, 9, 1), begun(3, 10, 1), begun(3, 9, 1), begun(3, 9, 1)];
    let mut list = BegunList::default();
    assert!(list.to_vec().is_empty() && list.last().is_none());
    let mut told = Vec::new();
    for (index, &one) in all.iter().chain(&some).enumerate() {
        let earlier = list.clone();
        list.push(one);
        assert_eq!((earlier.to_vec().len(), list.to_vec().len(), list.last()), (index, index + 1, Some(one)));
        told.push(one);
    }
    assert_eq!(list.to_vec(), told);
}
