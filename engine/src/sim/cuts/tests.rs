use proptest::prelude::*;

use super::*;

const N: u32 = 6;

fn cut(cuts: &Cuts) -> BTreeSet<(u32, u32)> {
    (0..N).flat_map(|from| (0..N).map(move |to| (from, to))).filter(|&(from, to)| cuts.separate(from, to)).collect()
}

#[derive(Clone, Debug)]
enum Act {
    Cut(u32, u32, bool),
    Part(Vec<Vec<u32>>),
    Mend(u32, u32),
    MendAll,
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let act = prop_oneof![
        4 => (0..N, 0..N, any::<bool>()).prop_map(|(one, other, one_way)| Act::Cut(one, other, one_way)),
        2 => prop::collection::vec(0..3_usize, N as usize).prop_map(|sides| {
            let group = |side| (0..N).filter(|&at| sides[at as usize] == side).collect();
            Act::Part(vec![group(1), group(2)])
        }),
        3 => (0..N, 0..N).prop_map(|(one, other)| Act::Mend(one, other)),
        1 => Just(Act::MendAll),
    ];
    prop::collection::vec(act, 0..12)
}

proptest! {
    #[test]
    fn sides_and_links_equal_the_set_of_all_cut_links(acts in acts()) {
        let (mut cuts, mut model) = (Cuts::default(), BTreeSet::new());
        for act in acts {
            let before = model.clone();
            let changed = match act {
                Act::Cut(one, other, _) | Act::Mend(one, other) if one == other => continue,
                Act::Cut(one, other, one_way) => {
                    model.insert((one, other));
                    if !one_way {
                        model.insert((other, one));
                    }
                    cuts.cut(&[(one, other)], one_way)
                }
                Act::Part(groups) => {
                    let side = |at: u32| groups.iter().position(|group| group.contains(&at));
                    model.extend((0..N).flat_map(|from| (0..N).map(move |to| (from, to))).filter(|&(from, to)| side(from) != side(to)));
                    cuts.part(&groups, N as usize);
                    model != before
                }
                Act::Mend(one, other) => {
                    model.remove(&(one, other));
                    model.remove(&(other, one));
                    cuts.mend(&Links::Between(vec![(one, other)]))
                }
                Act::MendAll => {
                    model.clear();
                    cuts.mend(&Links::All)
                }
            };
            prop_assert_eq!(&cut(&cuts), &model);
            prop_assert_eq!(changed, model != before);
        }
    }
}
