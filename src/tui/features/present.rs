//! What a class sees: presentation, the blank screen, and the future that is shown for rehearsal.
//!
//! A presenter's remote has few keys, and one of them alternates F5 and Esc, whatever state the program is in. So F5 only ever
//! enters presentation and Esc only ever leaves it: were F5 to leave it too, an Esc that comes out of step would close the note
//! that the class is reading.

use crate::tui::app::App;
use crate::tui::binding::{Able, KeyPlace, only_if};
use crate::tui::features::{notes, travel};
use suffrage_text::ids;
use suffrage_view::view_state::Pane;

/// Enters presentation. What only the lecturer needs is closed; what is said to the class stays.
pub(in crate::tui) fn present(app: &mut App) {
    let open = app.layers.len();
    app.layers.retain(|layer| matches!(layer.place(), KeyPlace::Note | KeyPlace::NextDemo));
    if app.view.presenting {
        if app.layers.len() == open {
            app.say(ids::SAYS_PRESENTING);
        }
        return;
    }
    (app.view.presenting, app.view.traitors) = (true, None);
    app.aside.focus = None;
    app.view.focus = Pane::Arena;
    app.view.zoomed = false;
}

/// Blanks the screen, and pauses: what is not seen does not go on.
pub(in crate::tui) fn blank(app: &mut App) {
    app.pause();
    app.view.blank = true;
}

pub(in crate::tui) fn can_show_traitors(app: &App) -> Able {
    only_if(app.session.lookup().knows_traitors(), ids::SAYS_NO_TRAITORS)
}

/// Shows or hides who does not keep to the algorithm.
pub(in crate::tui) fn show_traitors(app: &mut App) {
    let shown = app.view.hides_traitors();
    app.view.traitors = Some(shown);
    app.say(if shown { ids::SAYS_TRAITORS_SHOWN } else { ids::SAYS_TRAITORS_HIDDEN });
}

pub(in crate::tui) fn can_reveal(app: &App) -> Able {
    only_if(app.view.reveal || !notes::is_asking(app), ids::SAYS_ANSWER_FIRST)
}

/// Shows or hides what is recorded beyond the moment on the screen.
pub(in crate::tui) fn reveal(app: &mut App) {
    app.view.reveal = !app.view.reveal;
    let beyond = app.session.recorded() > app.session.tick();
    let all = !app.view.reveal || travel::catch_up(app);
    app.say(match (app.view.reveal, beyond) {
        (true, true) if !all => ids::SAYS_REVEALED_PART,
        (true, true) => ids::SAYS_REVEALED,
        (true, false) => ids::SAYS_REVEALED_NOTHING,
        (false, _) => ids::SAYS_HIDDEN,
    });
}
