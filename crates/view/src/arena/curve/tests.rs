use super::*;

fn circle(radius: f64) -> Curve {
    let shape = Shape { centre: Point { x: 50.0, y: 50.0 }, a: radius, b: radius, exponent: 2.0 };
    shape.curve()
}

fn near(one: Point, x: f64, y: f64) {
    assert!(one.distance(Point { x, y }) < 0.01, "{one:?} is not ({x}, {y})");
}

#[test]
fn a_circle_is_as_long_as_it_should_be_and_runs_clockwise_from_the_top() {
    let curve = circle(20.0);
    assert!((curve.length - std::f64::consts::TAU * 20.0).abs() < 0.02, "{}", curve.length);
    near(curve.at(0.0), 50.0, 30.0);
    near(curve.at(0.25), 70.0, 50.0);
    near(curve.at(0.5), 50.0, 70.0);
    near(curve.at(0.75), 30.0, 50.0);
    near(curve.at(1.0), 50.0, 30.0);
    near(curve.at(1.25), 70.0, 50.0);
}

#[test]
fn equal_parts_are_equally_long_on_a_flat_superellipse() {
    let shape = Shape { centre: Point { x: 40.0, y: 16.0 }, a: 34.0, b: 14.0, exponent: 2.4 };
    let curve = shape.curve();
    let arc = |from: f64, to: f64| curve.slice(from, to).windows(2).map(|pair| pair[0].distance(pair[1])).sum::<f64>();
    for part in 0..7 {
        let length = arc(f64::from(part) / 7.0, f64::from(part + 1) / 7.0);
        assert!((length - curve.length / 7.0).abs() < 0.01, "{length}");
    }
    assert!((arc(0.8, 1.3) - curve.length / 2.0).abs() < 0.01);
    assert!((arc(0.0, 1.0) - curve.length).abs() < 0.01);
}

#[test]
fn a_shape_knows_its_inside() {
    let shape = Shape { centre: Point { x: 0.0, y: 0.0 }, a: 10.0, b: 5.0, exponent: 2.0 };
    assert!(shape.depth(Point { x: 9.0, y: 0.0 }) <= 1.0);
    assert!(shape.depth(Point { x: 9.0, y: 4.0 }) > 1.0);
    assert!(shape.smaller(2.0, 0.0).depth(Point { x: 9.0, y: 0.0 }) > 1.0);
}
