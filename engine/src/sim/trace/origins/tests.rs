use super::*;

#[test]
fn what_is_under_way_is_known_and_the_rest_forgotten() {
    let mut origins = Origins::default();
    for number in 0..100 {
        origins.push(number, number / 3, u64::from(number / 10));
    }
    let kept = [5, 17, 18, 60, 99];
    origins.keep(vec![60, 5, 99, 17, 18]);
    origins.push(100, 70, 9);
    origins.push(101, 71, 12);
    for number in 0..100 {
        let known = kept.contains(&number).then_some((number / 3, u64::from(number / 10)));
        assert_eq!(origins.of(number), known, "{number}");
    }
    assert_eq!((origins.of(100), origins.of(101), origins.of(102)), (Some((70, 9)), Some((71, 12)), None));
}
