use super::*;

/// Of messages as (sender, number), at most so many, by number.
fn chosen(messages: &[(usize, u32)], most: usize) -> Vec<(usize, u32)> {
    let mut chosen =
        fair_sample(most, || messages.iter().copied(), |message| (message.0 != FREE).then_some(message.0), |message| message.1);
    chosen.sort_unstable_by_key(|message| message.1);
    chosen
}

/// The sender of what is kept in any case.
const FREE: usize = 99;

#[test]
fn no_sender_goes_without_while_another_has_two() {
    let messages = [(0, 1), (0, 2), (0, 3), (7, 4), (7, 5), (3, 6)];
    assert_eq!(chosen(&messages, 3), [(0, 1), (7, 4), (3, 6)]);
    assert_eq!(chosen(&messages, 4), [(0, 1), (0, 2), (7, 4), (3, 6)]);
    assert_eq!(chosen(&messages, 2), [(0, 1), (7, 4)], "of the last round the oldest");
    assert_eq!(chosen(&messages, 0), []);
    assert_eq!(chosen(&messages, 6), messages);
    assert_eq!(chosen(&[(0, 1), (0, 2), (FREE, 3), (FREE, 4)], 1), [(0, 1), (FREE, 3), (FREE, 4)]);
}

#[test]
fn the_order_in_which_they_come_means_nothing() {
    let messages: Vec<(usize, u32)> = (0..200).map(|at| ((at * at % 17) as usize, at)).collect();
    let backwards: Vec<(usize, u32)> = messages.iter().rev().copied().collect();
    for most in 0..=200 {
        let some = chosen(&messages, most);
        assert_eq!(some.len(), most);
        assert_eq!(some, chosen(&backwards, most));
    }
}
