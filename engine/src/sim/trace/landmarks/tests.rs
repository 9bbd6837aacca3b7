use super::*;

#[test]
fn what_is_too_much_to_be_kept_is_kept_in_its_outlines() {
    let mut all = Landmarks { most: 40, ..Landmarks::new() };
    for tick in 0..1_000 {
        let record = 2 * tick as u32;
        all.mark(record, tick, Landmark::Lost);
        all.mark(record, tick, Landmark::Lost);
        if tick % 100 == 7 {
            all.mark(record + 1, tick, Landmark::Leader);
        }
    }
    assert!((20..=40).contains(&all.marks.len()), "{} landmarks", all.marks.len());
    let of = |landmark: Landmark| all.until(usize::MAX).filter(move |&(_, known)| known == landmark).map(|(tick, _)| tick);
    let losses: Vec<Ticks> = of(Landmark::Lost).collect();
    assert!(losses.is_sorted() && losses.windows(2).all(|pair| pair[1] - pair[0] == all.ticks), "{losses:?}");
    assert_eq!(of(Landmark::Leader).collect::<Vec<_>>(), (0..10).map(|hundred| 100 * hundred + 7).collect::<Vec<_>>());
    all.forget_after(500, 1_001);
    assert!(all.until(usize::MAX).all(|(tick, _)| tick <= 500));
}
