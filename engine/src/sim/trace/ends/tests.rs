use super::*;

#[test]
fn ends_are_those_of_a_plain_list() {
    let (mut ends, mut plain): (Ends, Vec<u32>) = (Ends::new(), Vec::new());
    // Events without a record, with one, and with some.
    let records = [1, 1, 1, 0, 1, 1, 3, 1, 0, 0, 1, 1, 1, 2];
    let mut end = 40;
    for round in 0..30 {
        for of in records.iter().skip(round % 5) {
            end += of;
            ends.push(end);
            plain.push(end);
        }
        if round % 3 == 1 {
            end += 2;
            ends.extend_last(end);
            *plain.last_mut().expect("there are some") = end;
        }
        if round % 4 == 2 {
            ends.evict(round);
            plain.drain(..round);
        }
        if round % 7 == 3 {
            let len = plain.len() - 5;
            ends.truncate(len);
            plain.truncate(len);
            end = plain[len - 1];
        }
        assert_eq!((ends.len(), ends.last()), (plain.len(), plain.last().copied()));
        assert!((0..=plain.len()).all(|event| ends.get(event) == plain.get(event).copied()));
        for record in 0..end as usize + 3 {
            assert_eq!(ends.count_until(record), plain.partition_point(|&end| end as usize <= record), "{record}");
        }
    }
}

#[test]
fn events_of_one_record_each_are_one_line() {
    let mut ends = Ends::new();
    (1..=100_000).for_each(|end| ends.push(end));
    assert_eq!((ends.runs.len(), ends.len(), ends.get(4_711)), (1, 100_000, Some(4_712)));
}
