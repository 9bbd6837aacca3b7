//! How many bytes a frame of a run that plays takes to write.

use std::cell::RefCell;
use std::io;
use std::rc::Rc;

use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};

use crate::paint::{self, Depth, GlyphSet, Glyphs, Look, Theme, ThemeName, View};
use crate::scenario::{self, Scenario};
use crate::session::{Moved, Session};
use crate::text::Language;
use crate::tui::terminal::cells::Cells;

#[derive(Clone, Default)]
struct Paper(Rc<RefCell<Vec<u8>>>);

impl io::Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn scenario(protocol: &str, n: usize, network: &str) -> Scenario {
    let text = format!(
        "version = 1\nprotocol = \"{protocol}\"\nseed = 1\ntitle.en = \"frames\"\n[processes]\ncount = {n}\n{network}\n\
         [[events]]\nat = 1\nstart = \"all\"\n"
    );
    scenario::read(&text).expect("the scenario is valid")
}

/// The bytes of each of so many ticks of a run, in order of size.
fn bytes(scenario: &Scenario, (width, height): (u16, u16), frames: usize) -> Vec<usize> {
    let area = Rect::new(0, 0, width, height);
    let look = Look::new(Language::English, Theme::new(ThemeName::Dark, Depth::True), Glyphs::new(GlyphSet::Default));
    let paper = Paper::default();
    let options = TerminalOptions { viewport: Viewport::Fixed(area) };
    let mut terminal = Terminal::with_options(Cells::new(paper.clone(), Depth::True), options).expect("memory is a terminal");
    let mut session = Session::open(scenario);
    let mut view = View { playing: true, ..View::default() };
    session.seek(2);
    let mut written = Vec::new();
    while written.len() <= frames {
        paper.0.borrow_mut().clear();
        let frame = session.frame(&paint::ask(area, scenario.count(), &view));
        let draw = |canvas: &mut ratatui::Frame<'_>| {
            paint::draw(&frame, &view, &look, area, canvas.buffer_mut());
            paint::bytes::settle(canvas.buffer_mut());
        };
        terminal.draw(draw).expect("memory can be written");
        written.push(paper.0.borrow().len());
        if session.next_tick() != Moved::Yes {
            session.seek(2);
            view.selected = (view.selected + 1) % scenario.count();
        }
    }
    // The first one is the whole screen.
    written.remove(0);
    written.sort_unstable();
    written
}

#[test]
#[ignore = "the runs of the benchmark, for CI"]
fn a_frame_of_a_run_that_plays_is_short() {
    let ring = "order = \"random\"\n[network]\ndelay = [1, 4]";
    let graph = "[network]\ndelay = [2, 40]";
    let mut too_long = Vec::new();
    // The longest frames are those in which a short run begins anew, and on the largest screen those in which the diagram of a crowd has
    // another width or turns a page.
    for (size, most) in [((120, 40), 4_200), ((250, 70), 12_000)] {
        for (protocol, network, counts) in
            [("chang-roberts", ring, &[7, 64, 512, 4_096][..]), ("bully", graph, &[7, 64, 512][..])]
        {
            for &n in counts {
                let frames = 300;
                let bytes = bytes(&scenario(protocol, n, network), size, frames);
                let p99 = bytes[(frames * 99).div_ceil(100) - 1];
                println!("{protocol} {n} {size:?}: half {}, p99 {p99}, most {}", bytes[frames / 2], bytes[frames - 1]);
                if p99 > most {
                    too_long.push(format!("{protocol} {n} {size:?}: {p99}"));
                }
            }
        }
    }
    assert!(too_long.is_empty(), "{too_long:?}");
}
