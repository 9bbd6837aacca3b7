use super::*;

#[test]
fn elements_keep_their_numbers_whatever_is_given_up_at_either_end() {
    let mut all = Chunks::starting_at(7);
    let mut known: VecDeque<(usize, usize)> = VecDeque::new();
    let mut next = 7;
    for (pushed, evicted, truncated) in
        [(3, 0, 0), (36_000, 10, 16_383), (20_000, 16_385, 1), (1, 0, 0), (36_000, 36_000, 32_768), (10, 3, 3)]
    {
        for _ in 0..pushed {
            all.push(next * 3);
            known.push_back((next, next * 3));
            next += 1;
        }
        known.drain(..evicted.min(known.len()));
        all.evict_before(known.front().map_or(next, |&(number, _)| number));
        known.truncate(known.len().saturating_sub(truncated));
        next = known.back().map_or(all.first, |&(number, _)| number + 1);
        all.truncate(next);
        assert_eq!(all.end() - all.first, known.len());
        assert!(known.iter().all(|&(number, element)| all.get(number) == Some(&element)), "{pushed} {evicted} {truncated}");
        let held = all.first..all.end();
        assert_eq!((all.get(held.end), held.start.checked_sub(1).and_then(|before| all.get(before))), (None, None));
        assert!(all.among(held.start..held.end).eq(known.iter().map(|(_, element)| element)));
    }
}

#[test]
fn memory_that_was_given_up_is_used_again() {
    let mut all = Chunks::starting_at(0);
    for round in 0..20 {
        for number in 0..3 * CHUNK {
            all.push(number);
        }
        all.evict_before(all.end() - CHUNK);
        let chunks = all.full.len() + all.spare.len();
        assert!(chunks <= 5, "{chunks} chunks in round {round}");
    }
}

#[test]
fn memory_of_a_list_that_is_gone_is_used_again_and_nothing_is_left_in_it() {
    let long = |from: u32| {
        let mut all = Chunks::starting_at(0);
        (from..from + 3 * CHUNK as u32).for_each(|number| all.push(number));
        all
    };
    let kept = pool::bytes();
    drop(long(0));
    let given = pool::bytes() - kept;
    assert_eq!(given, 3 * CHUNK * size_of::<u32>());
    for _ in 0..5 {
        let all = long(7);
        assert_eq!(pool::bytes(), kept, "no fresh memory is asked for");
        assert!(all.among(0..all.end() + 1).copied().eq(7..7 + 3 * CHUNK as u32));
        drop(all);
        assert_eq!(pool::bytes(), kept + given);
    }
}
