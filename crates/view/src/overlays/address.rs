//! Draws the address of the page for phones: the address in words, its QR code, and what is said about it.

use crate::{prelude::*, view_state::overlay::Address, view_state::overlay::Tone};

pub(super) fn draw(scene: &Scene<'_>, address: &Address, canvas: &mut Canvas<'_>) {
    let (area, theme) = (canvas.area(), scene.theme());
    canvas.clear(area, theme.base());
    canvas.hits.add(area, Target::Overlay);
    canvas.row(area, 0).fill(theme.bar());
    canvas.row(area, 0).skip(1).write(&address.title, theme.bar_strong());
    let body = Rect { y: area.y + 1, height: area.height.saturating_sub(2), ..area };
    let room = usize::from(area.width).saturating_sub(4);
    let style = |tone: Tone| match tone {
        Tone::Plain => theme.text(),
        Tone::Strong => theme.strong(),
        Tone::Wrong => theme.fault(),
    };
    let rows = |text: &str, tone| wrapped(text, room).into_iter().map(move |row| (row, style(tone)));
    let lines: Vec<(String, Style)> = address.lines.iter().flat_map(|(line, tone)| rows(line, *tone)).collect();
    let url: Vec<(String, Style)> = rows(&address.url, Tone::Strong).collect();
    let code = address.code.len().div_ceil(2);
    let texts = url.len() + lines.len();
    // Without room, or without half blocks, the address in words is enough.
    let has_room = texts + code <= usize::from(body.height) && address.code.len() <= usize::from(area.width);
    let half = scene.glyphs().blocks.1.filter(|_| has_room && code > 0);
    let code = if half.is_some() { code } else { 0 };
    let blank = u16::from(texts + code + 3 <= usize::from(body.height));
    let height = (texts + code) as u16 + 2 * blank;
    let mut y = body.y + body.height.saturating_sub(height) / 2;
    let write = |y: u16, rows: &[(String, Style)], canvas: &mut Canvas<'_>| {
        for (y, (row, style)) in (y..).zip(rows) {
            let before = usize::from(area.width).saturating_sub(row.width()) / 2;
            canvas.row(Rect { y, height: 1, ..body }.intersection(body), 0).skip(before).write(row, *style);
        }
    };
    write(y, &url, canvas);
    y += url.len() as u16 + blank;
    if let Some(half) = half {
        draw_code(&address.code, half, Rect { y, ..body }, canvas);
        y += code as u16 + blank;
    }
    write(y, &lines, canvas);
}

/// Draws two rows of the code in each row of the screen: the upper half of a cell has the colour of the text, the lower
/// half that of the background. Cameras need black on white, so no theme has colours for it.
fn draw_code(code: &[Vec<bool>], half: &str, place: Rect, canvas: &mut Canvas<'_>) {
    let colour = |is_black: bool| Color::Indexed(if is_black { 0 } else { 15 });
    let left = place.x + place.width.saturating_sub(code.len() as u16) / 2;
    for (y, rows) in (place.y..).zip(code.chunks(2)) {
        for (x, upper) in (left..).zip(&rows[0]) {
            let lower = rows.get(1).is_some_and(|row| row[usize::from(x - left)]);
            let style = Style::new().fg(colour(*upper)).bg(colour(lower));
            canvas.put(place, x.into(), y.into(), half, style);
        }
    }
}
