use super::*;
use suffrage_engine::protocol::{Id, PartView, Role};
use suffrage_session::model::lanes::{Lane, Member};

const MEASURE: Measure = Measure { id: 1, ballot: 3, value: 1, slot: None };

fn lanes_of(members: &[&[usize]], voters: usize) -> Lanes {
    let id = |position: usize| Id::new(position as u32).expect("an id");
    let lane = |(part, positions): (usize, &&[usize])| {
        let member = |&position: &usize| Member { position, id: id(position), view: PartView::of(part, Role::Idle) };
        Lane { part, name: "acceptor", members: positions.iter().map(member).collect() }
    };
    Lanes {
        lanes: members.iter().enumerate().map(lane).collect(),
        voters,
        majority: members[voters].len() / 2 + 1,
        slot: None,
        ballots: Vec::new(),
        ballot_columns: 3,
        value_columns: 1,
        refused: Vec::new(),
        acts: None,
        flows: Vec::new(),
    }
}

fn area(width: u16, height: u16) -> Rect {
    Rect { x: 2, y: 1, width, height }
}

fn form(members: &[&[usize]], voters: usize, width: u16, height: u16) -> Option<CardSize> {
    let plan = LanesPlan::of(&lanes_of(members, voters), area(width, height), MEASURE)?;
    Some(plan.columns[voters].form)
}

/// `rows` includes neither the title row nor the row of a meter.
#[test]
fn the_size_of_cards_follows_from_the_rows_per_member() {
    let all: Vec<usize> = (0..40).collect();
    let largest = |rows: u16, size: CardSize| {
        (1..40).filter(|&n| form(&[&[0], &all[..n]], 1, 74, rows + 2).is_some_and(|form| form <= size)).max()
    };
    let counted = |rows: u16| [CardSize::XLarge, CardSize::Medium, LABEL].map(|size| largest(rows, size).unwrap_or(0));
    assert_eq!(counted(29), [4, 5, 14]);
    assert_eq!(counted(17), [2, 3, 8]);
    assert_eq!(form(&[&[0], &all[..15]], 1, 74, 31), None, "each lane becomes a row");
}

#[test]
fn in_little_room_the_outer_lanes_shrink_first_then_ballots_then_cards() {
    let one: [&[usize]; 4] = [&[0], &[1], &[2, 3, 4], &[5, 6]];
    let of = |width: u16| LanesPlan::of(&lanes_of(&one, 2), area(width, 29), MEASURE);
    let plan = |width: u16| {
        let plan = of(width)?;
        let forms: Vec<CardSize> = plan.columns.iter().map(|column| column.form).collect();
        Some((forms, plan.whole))
    };
    let (large, label) = (CardSize::XLarge, LABEL);
    let known = [
        (74, vec![large; 4], true),
        (73, vec![large, large, large, label], true),
        (69, vec![label, large, large, label], true),
        (65, vec![label, large, large, label], false),
        (61, vec![label, CardSize::Medium, CardSize::Medium, label], false),
    ];
    for (width, forms, whole) in known {
        assert_eq!(plan(width), Some((forms, whole)), "{width} columns");
    }
    let narrow = plan(54).expect("they have a place");
    assert_eq!((narrow.0, of(54).map(|plan| plan.is_tight)), (vec![label; 4], Some(true)));
}

#[test]
fn nothing_overlaps_and_a_process_has_one_row() {
    let all: Vec<usize> = (0..30).collect();
    let mut placed = 0;
    for (width, height) in [(50, 17), (58, 12), (54, 20), (74, 31), (80, 19), (110, 46), (198, 50)] {
        for n in 1..=14 {
            let shapes: [(&[&[usize]], usize); 4] = [
                (&[&all[..n], &all[..n], &all[..n]], 1),
                (&[&all[..1], &all[1..2], &all[2..n + 2], &all[n + 2..n + 4]], 2),
                (&[&all[..1], &all[1..3], &all[3..n + 3], &all[n + 2..n + 3]], 2),
                (&[&all[..n], &all[n / 2..n + n / 2]], 1),
            ];
            for (shape, voters) in shapes {
                let lanes = lanes_of(shape, voters);
                let whole = area(width, height);
                let Some(plan) = LanesPlan::of(&lanes, whole, MEASURE) else { continue };
                placed += 1;
                let what = format!("{width}x{height}, {n}: {plan:?}");
                for (at, card) in plan.cards.iter().enumerate() {
                    assert_eq!(card.place.intersection(whole), card.place, "{what}");
                    assert!(card.place.y > whole.y, "below the titles: {what}");
                    let aired = Rect { x: card.place.x - 1, width: card.place.width + 2, ..card.place };
                    let others = plan.cards.iter().enumerate().filter(|(other, _)| *other != at);
                    assert!({ others }.all(|(_, other)| !other.place.intersects(aired)), "{what}");
                    assert!(plan.cards.iter().all(|other| !other.place.intersects(card.meters)), "{what}");
                    assert!(!card.place.intersects(plan.meters), "{what}");
                    for other in &plan.cards {
                        let position = |card: &Card| lanes.lanes[card.lane].members[card.member].position;
                        let middle = |card: &Card| card.place.y + card.place.height / 2;
                        if position(card) == position(other) {
                            assert_eq!(middle(card), middle(other), "{what}");
                        }
                    }
                }
                assert!(plan.columns.windows(2).all(|pair| pair[0].title.right() <= pair[1].title.x), "{what}");
                assert!(
                    plan.columns.windows(2).all(|pair| pair[0].x + pair[0].width + LEAST_GAP <= pair[1].x),
                    "messages have room: {what}"
                );
            }
        }
    }
    assert!(placed > 150, "{placed}");
}
