use super::super::page::Touched;
use super::*;

fn kept(list: &[u32], known: Option<Known<'_, KeptList<u32>>>) -> (KeptList<u32>, usize) {
    let mut looked = 0;
    (KeptList::of(list.len(), known, &mut looked, |at| list[at], |at, known| list[at] == *known), looked)
}

fn back(kept: &KeptList<u32>) -> Vec<u32> {
    kept.iter().copied().collect()
}

#[test]
fn a_list_comes_back_as_it_was() {
    for len in [0, 1, PAGE - 1, PAGE, PAGE + 1, 5 * PAGE + 17] {
        for list in [vec![7; len], (0..len as u32).collect(), (0..len as u32).map(|at| at / PAGE as u32 % 2 * at).collect()] {
            let (kept, looked) = kept(&list, None);
            assert_eq!((back(&kept), kept.len, looked), (list.clone(), len, len));
            assert!((0..len).all(|at| *kept.get(at) == list[at]));
            let mut written = vec![u32::MAX; len];
            kept.write(None, |at, element| written[at] = *element);
            assert_eq!(written, list);
        }
    }
}

#[test]
fn a_page_that_stays_is_shared_and_one_whose_elements_are_alike_takes_one() {
    let mut list: Vec<u32> = (0..4 * PAGE as u32).collect();
    list[PAGE..2 * PAGE].fill(3);
    let (first, _) = kept(&list, None);
    let alone = 4 * size_of::<Page<u32>>();
    let page = 4 * PAGE + size_of::<[usize; 2]>();
    assert_eq!(first.bytes(None), alone + 3 * page);
    let mut touched = Touched::new(list.len());
    list[3 * PAGE + 5] = 0;
    touched.mark(3 * PAGE as u32 + 5);
    touched.mark(2);
    let known = Known { list: &first, touched: Some(&touched) };
    let (second, looked) = kept(&list, Some(known));
    assert_eq!((back(&second), looked), (list.clone(), 2 * PAGE), "only what may have changed is looked at");
    assert_eq!(second.bytes(Some(&first)), alone + page);
    let (again, looked) = kept(&list, Some(Known { touched: None, ..known }));
    assert_eq!((back(&again), looked, again.bytes(Some(&first))), (list.clone(), list.len(), alone + page));

    // What holds the second moment, and what was touched since, is brought back to the first one.
    touched.clear();
    list[PAGE] = 9;
    touched.mark(PAGE as u32);
    let mut written = 0;
    first.write(Some(Known { list: &second, touched: Some(&touched) }), |at, element| {
        list[at] = *element;
        written += 1;
    });
    assert_eq!((list, written), (back(&first), 2 * PAGE));
}

#[test]
fn the_first_pages_of_a_list_that_becomes_shorter_are_shared() {
    let list: Vec<u32> = (0..3 * PAGE as u32 + 9).collect();
    let (long, _) = kept(&list, None);
    let (short, _) = kept(&list[..2 * PAGE + 5], Some(Known { list: &long, touched: None }));
    assert_eq!(back(&short), list[..2 * PAGE + 5]);
    assert_eq!(short.bytes(Some(&long)), 3 * size_of::<Page<u32>>() + 4 * 5 + size_of::<[usize; 2]>());
}
