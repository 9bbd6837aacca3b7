use super::super::card_layout::layout;
use super::super::geometry::Graph;
use super::*;

fn ring(n: usize, topology: Topology) -> Layout {
    let area = Rect { x: 1, y: 1, width: 72, height: 30 };
    layout(area, Graph { n, topology, id_digits: 2, label: 5, presented: false }).expect("a small ring fits")
}

#[test]
fn all_links_of_a_ring_are_equally_long_and_together_the_ring() {
    for n in [1, 2, 3, 7, 24] {
        let layout = ring(n, Topology::OneWayRing);
        let lengths: Vec<f64> = (0..n).map(|at| layout.link(at, (at + 1) % n, true).length()).collect();
        for length in &lengths {
            assert!((length - layout.curve.length / n as f64).abs() < 0.05, "{n}: {lengths:?}");
        }
    }
}

#[test]
fn a_path_is_walked_by_its_length() {
    let path = Path::through(vec![Point { x: 0.0, y: 0.0 }, Point { x: 3.0, y: 4.0 }, Point { x: 3.0, y: 14.0 }]);
    assert!((path.length() - 15.0).abs() < 1e-9);
    assert!(path.at(10.0).distance(Point { x: 3.0, y: 9.0 }) < 1e-9);
    assert!(path.at(-1.0).distance(Point { x: 0.0, y: 0.0 }) < 1e-9);
    assert!(path.at(99.0).distance(Point { x: 3.0, y: 14.0 }) < 1e-9);
    let walked: Vec<Point> = path.walk(0.0, 15.0, 0.5).collect();
    assert!(walked.windows(2).all(|pair| pair[0].distance(pair[1]) <= 0.5 + 1e-9));
}

#[test]
fn a_question_and_its_answer_pass_each_other_on_the_left() {
    let layout = ring(7, Topology::Complete);
    let (there, back) = (layout.route(0, 3, true), layout.route(3, 0, true));
    let middle = |path: &Path| path.at(path.length() / 2.0);
    assert!((middle(&there).distance(middle(&back)) - 2.0 * CHORD).abs() < 1e-6);
}
