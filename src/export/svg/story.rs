//! A storyboard: a figure for every tick at which something is told or asked, with its text below.

use super::SCREEN;
use crate::export::stops::{self, Moment};
use crate::export::{Failure, Subject};
use suffrage_session::Ask;
use suffrage_text::ids;
use suffrage_view::picture::{self, Picture, Said};
use suffrage_view::{Look, ThemeName};

/// So many columns of cells side by side at most, and what parts the figures.
const WIDEST: u16 = 250;
const GAP: (u16, u16) = (4, 2);

/// The storyboard, and what it is called.
pub(super) fn board(subject: &Subject<'_>) -> Result<(Picture, String), Failure> {
    let (look, size) = (subject.look(ThemeName::Light), subject.wanted.size.unwrap_or(SCREEN));
    let ask = Ask { hides_faulty: !subject.wanted.answers, ..picture::ask_figure(size, subject.scenario.count()) };
    let moments = stops::moments(subject, &ask)?;
    let title = stops::title(subject, &moments);
    let board = sheet(subject, &moments, &title, (&look, size));
    board.map(|board| (board, title)).ok_or_else(|| Failure::Refused(ids::EXPORT_NO_STOPS.into()))
}

/// All figures below the title, and below them what their signs mean; nothing if there are no figures.
fn sheet(subject: &Subject<'_>, moments: &[Moment], title: &str, (look, size): (&Look, (u16, u16))) -> Option<Picture> {
    let figures: Vec<Picture> = moments.iter().filter_map(|moment| told(subject, moment, look, size)).collect();
    let grid = Picture::grid(&figures, usize::from(WIDEST / (size.0 + GAP.0)), GAP)?;
    let width = grid.size().0;
    let heading = Picture::words(&[(title, Said::Title), ("", Said::Text)], look, width);
    let key = Picture::key(moments.iter().map(|moment| &moment.frame), look, width);
    let below = key.is_some().then(|| Picture::words(&[("", Said::Text)], look, width));
    let parts: Vec<Picture> = [Some(heading), Some(grid), below, key].into_iter().flatten().collect();
    Picture::stacked(&parts)
}

/// The figure of a moment with all that is said there.
fn told(subject: &Subject<'_>, moment: &Moment, look: &Look, size: (u16, u16)) -> Option<Picture> {
    let (texts, language) = (&subject.texts, subject.texts.language().code());
    let tick = texts.say(ids::ScreenHeaderTick { tick: moment.tick });
    let mut said: Vec<(String, Said)> = vec![(tick, Said::Aside)];
    for stop in &moment.stops {
        let kind = if stop.question { Said::Title } else { Said::Text };
        said.push((stop.text.in_language(language).to_owned(), kind));
        said.extend(stops::choices(stop, texts).into_iter().map(|choice| (choice, Said::Text)));
        let answer = stops::answer(stop, texts).filter(|_| subject.wanted.answers);
        said.extend(answer.map(|answer| (texts.say(ids::ScreenNoteAnswer { answer }), Said::Text)));
    }
    let said: Vec<(&str, Said)> = said.iter().map(|(text, kind)| (&**text, *kind)).collect();
    Picture::stacked(&[Picture::figure(&moment.frame, look, size), Picture::words(&said, look, size.0)])
}
