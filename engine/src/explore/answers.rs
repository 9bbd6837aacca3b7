//! All answers of chance, one after the other.

use std::num::NonZeroU32;

/// The next answers in order, after those that were given to questions with so many answers each; `None` after the last. How many questions
/// there are may depend on the answers before.
pub(super) fn next_answers(mut answers: Vec<u32>, asked: &[NonZeroU32]) -> Option<Vec<u32>> {
    answers.resize(asked.len(), 0);
    while let Some(last) = answers.pop() {
        if last + 1 < asked[answers.len()].get() {
            answers.push(last + 1);
            return Some(answers);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The second question is asked only after the first answer 1.
    #[test]
    fn answers_come_in_order_and_each_once() {
        let below = |number| NonZeroU32::new(number).expect("it is not 0");
        let asked =
            |answers: &[u32]| if answers.first() == Some(&1) { vec![below(3), below(2)] } else { vec![below(3)] };
        let (mut all, mut next) = (Vec::new(), Some(Vec::new()));
        while let Some(answers) = next {
            let asked = asked(&answers);
            next = next_answers(answers.clone(), &asked);
            all.push(answers);
        }
        assert_eq!(all, [vec![], vec![1], vec![1, 1], vec![2]]);
    }
}
