use super::*;

#[test]
fn what_is_told_is_what_was_added_and_neighbours_that_begin_together_are_one() {
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
