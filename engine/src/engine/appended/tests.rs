use super::*;

#[test]
fn a_clone_has_what_was_there_and_grows_by_itself() {
    let mut list = Appended::default();
    assert!(list.is_empty());
    for element in 0..2_500 {
        list.push(element);
    }
    let mut clone = list.clone();
    clone.push(7);
    list.push(8);
    *list.last_mut().expect("it has not been shared") = 9;
    assert_eq!((list.len(), clone.len()), (2_501, 2_501));
    let all: Vec<i32> = (0..2_500).chain([9]).collect();
    assert_eq!(list.to_vec(), all);
    assert_eq!(clone.to_vec().last(), Some(&7));
    assert!(list.shared.iter().zip(&clone.shared).all(|(one, other)| Arc::ptr_eq(one, other)));
}
