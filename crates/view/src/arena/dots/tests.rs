use ratatui::buffer::Buffer;

use super::*;

const AREA: Rect = Rect { x: 0, y: 0, width: 6, height: 3 };

fn drawn(draw: impl FnOnce(&mut Dots)) -> Vec<String> {
    let mut dots = Dots::new(AREA);
    draw(&mut dots);
    let mut buffer = Buffer::empty(AREA);
    dots.draw(Lines::Braille, &mut Canvas::new(&mut buffer));
    let row = |y: u16| (0..AREA.width).map(|x| buffer[(x, y)].symbol().to_owned()).collect::<String>();
    (0..AREA.height).map(row).collect()
}

fn line(dots: &mut Dots, from: (f64, f64), to: (f64, f64), stroke: Stroke, heat: Heat) {
    let path = Path::through(vec![Point { x: from.0, y: from.1 }, Point { x: to.0, y: to.1 }]);
    dots.line(path.walk(0.0, path.length(), 0.1), stroke, heat, Style::new());
}

#[test]
fn lines_of_every_stroke() {
    let slope = drawn(|dots| line(dots, (0.25, 0.25), (5.75, 5.75), Stroke::Thin, Heat::Idle));
    assert_eq!(slope, ["⠑⢄    ", "  ⠑⢄  ", "    ⠑⢄"]);
    let level = drawn(|dots| line(dots, (0.0, 3.0), (5.9, 3.0), Stroke::Thick, Heat::Trail));
    assert_eq!(level, ["      ", "⠶⠶⠶⠶⠶⠶", "      "]);
    let dotted = drawn(|dots| line(dots, (0.25, 2.75), (5.75, 2.75), Stroke::Dotted(2.0), Heat::Idle));
    assert_eq!(dotted, ["      ", "⠂ ⠂ ⠂ ", "      "]);
}

#[test]
fn a_hotter_line_takes_the_cell() {
    let cross = |first: Heat, second: Heat| {
        drawn(|dots| {
            line(dots, (2.25, 0.0), (2.25, 5.9), Stroke::Thin, first);
            line(dots, (0.0, 2.25), (5.9, 2.25), Stroke::Thin, second);
        })
    };
    assert_eq!(cross(Heat::Idle, Heat::Trail), ["  ⡇   ", "⠉⠉⠉⠉⠉⠉", "  ⡇   "]);
    assert_eq!(cross(Heat::Trail, Heat::Idle), ["  ⡇   ", "⠉⠉⡇⠉⠉⠉", "  ⡇   "]);
}

#[test]
fn nothing_is_drawn_outside() {
    let outside = drawn(|dots| line(dots, (-5.0, -5.0), (30.0, -5.0), Stroke::Thick, Heat::Trail));
    assert!(outside.iter().all(|row| row.trim().is_empty()));
}
