use proptest::prelude::*;

use super::super::page::Touched;
use super::*;

fn kept(list: &[u64], known: Option<Known<'_, KeptNumbers>>) -> KeptNumbers {
    KeptNumbers::of(list.len(), known, &mut 0, |at| list[at])
}

fn back(kept: &KeptNumbers) -> Vec<u64> {
    kept.iter().collect()
}

fn number() -> impl Strategy<Value = u64> {
    prop_oneof![0..3_u64, 0..70_000_u64, any::<u64>(), Just(u64::MAX), Just(0), (0..64_u32).prop_map(|bit| 1 << bit)]
}

proptest! {
    #[test]
    fn numbers_come_back_as_they_were(list in prop::collection::vec(number(), 0..80), step in number()) {
        let lists = [list.clone(), list.iter().zip(0_u64..).map(|(offset, at)| (offset % 9).wrapping_add(step.wrapping_mul(at))).collect()];
        for list in lists {
            let kept = kept(&list, None);
            prop_assert_eq!(&back(&kept), &list);
            let mut written = vec![5; list.len()];
            kept.write(None, |at, number| written[at] = number);
            prop_assert_eq!(&written, &list);
        }
    }
}

#[test]
fn a_line_takes_no_offsets_and_what_lies_near_takes_few_bits() {
    let len = 3 * PAGE;
    let alone = 3 * size_of::<Page>();
    for line in [|_| 41_u64, |at| 1_000_000 + at, |at| 3 * at] {
        let list: Vec<u64> = (0..len as u64).map(line).collect();
        let kept = kept(&list, None);
        assert_eq!((back(&kept), kept.bytes(None)), (list, alone));
    }
    let counts: Vec<u64> = (0..len as u64).map(|at| 1_000_000 + at * at % 13).collect();
    let counted = kept(&counts, None);
    assert_eq!((back(&counted), counted.bytes(None)), (counts, alone + 3 * (PAGE * 4 / 8 + 16)), "4 bits each");
}

#[test]
fn where_a_message_has_passed_a_whole_page_nothing_is_kept_anew() {
    let mut counts: Vec<u64> = (0..4 * PAGE as u64).map(|at| at % 7).collect();
    let mut touched = Touched::new(counts.len());
    let first = kept(&counts, None);
    for (at, count) in counts.iter_mut().enumerate().skip(PAGE).take(PAGE + 10) {
        *count += 1;
        touched.mark(at as u32);
    }
    let second = kept(&counts, Some(Known { list: &first, touched: Some(&touched) }));
    assert_eq!(back(&second), counts);
    let page = PAGE * 3 / 8 + 16;
    assert_eq!(second.bytes(Some(&first)), 4 * size_of::<Page>() + page, "only where it is half-way");
    let mut written = 0;
    first.write(Some(Known { list: &second, touched: Some(&Touched::new(counts.len())) }), |at, number| {
        counts[at] = number;
        written += 1;
    });
    assert_eq!((counts, written), (back(&first), 2 * PAGE));
}
