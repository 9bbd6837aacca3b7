use ratatui::buffer::Buffer;

use super::*;
use crate::ThemeName;
use crate::tests::frames::{LARGE_AT, english, large};
use suffrage_engine::protocol::Topology;
use suffrage_session::Session;

#[test]
fn the_preview_of_a_ring_is_a_picture_of_it_however_many_processes_it_has() {
    let look = english(ThemeName::Dark);
    for n in [30, 64, 200, 1_000, 4_096] {
        for topology in [Topology::OneWayRing, Topology::TwoWayRing] {
            let mut run = Session::open(&large(n, topology));
            run.seek(LARGE_AT);
            // The sizes of graphs on screens of 112, 120, 160 and 200 columns, and a low size.
            for (width, height) in [(31, 17), (36, 20), (36, 14), (60, 33), (76, 40)] {
                let place = Rect { x: 1, y: 1, width, height };
                let frame = run.frame(&ask_preview(place, n));
                let view = View { selected: usize::MAX, ..View::default() };
                let mut buffer = Buffer::empty(Rect { x: 0, y: 0, width: width + 2, height: height + 2 });
                let mut canvas = Canvas::new(&mut buffer);
                draw_preview(&Scene { frame: &frame, view: &view, look: &look }, place, &mut canvas);
                assert_eq!(canvas.graphs.len(), 1, "{n} {topology:?} at {width}×{height}\n{buffer:?}");
            }
        }
    }
}
