use super::*;
use suffrage_engine::protocol::Topology;

fn graph(n: usize) -> Graph {
    Graph { n, topology: Topology::Complete, id_digits: 2, presented: false }
}

#[test]
fn what_lies_too_close_is_moved_apart_and_keeps_its_order() {
    let close = [0.0, 0.01, 0.02, 0.5, 0.999];
    let spread = spread(&close);
    let least = LEAST_APART / 5.0 - 0.001;
    let mut turned: Vec<f64> = spread.iter().map(|part| (part - spread[4]).rem_euclid(1.0)).collect();
    turned.rotate_right(1);
    assert!(turned.windows(2).all(|pair| pair[1] - pair[0] >= least), "{spread:?}");
    let even = [0.0, 0.25, 0.5, 0.75];
    assert_eq!(super::spread(&even), even, "what is far enough apart stays");
}

#[test]
fn labels_stand_at_their_places_or_right_beside_them_and_never_on_each_other() {
    let mut state = 7_u64;
    let mut draw = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 48) as u16
    };
    let places: Vec<Place> = (0..60).map(|_| Place { x: draw(), y: draw() }).collect();
    for (width, height) in [(50, 17), (74, 29), (110, 46)] {
        let area = Rect::new(0, 1, width, height);
        let layout = plane(area, graph(60), &places).expect("sixty have room");
        for (at, &card) in layout.cards.iter().enumerate() {
            assert_eq!(card.intersection(area), card, "{at} is inside");
            assert!(layout.cards[..at].iter().all(|&other| are_apart(card, other)), "{at} covers nothing");
            let (x, y) = on_plane(area, places[at]).cell();
            let middle = (i32::from(card.x) + i32::from(card.width) / 2, i32::from(card.y));
            assert!(
                (middle.0 - x).abs() <= MOST_ASIDE + 3 && (middle.1 - y).abs() <= MOST_ASIDE / 2 + 1,
                "{at} is near its place"
            );
        }
    }
    assert!(plane(Rect::new(0, 0, 20, 5), graph(60), &places).is_err());
}
