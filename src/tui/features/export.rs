//! What is shown leaves the program: the screen as a picture, or the run in another format.

use std::rc::Rc;

use crate::tui::app::App;
use crate::tui::layers;
use crate::tui::layers::confirm;
use crate::tui::layers::line::{self, Line};
use crate::tui::library::{NotSaved, Shown, ToKeep};
use suffrage_text::ids;
use suffrage_view::picture::Picture;

/// Asks for the name of the file to write to, whose ending says the format. The picture is that of the screen before it is asked.
pub(in crate::tui) fn ask(app: &mut App) {
    app.pause();
    app.view.said = None;
    let size = (app.area.width, app.area.height);
    let picture = Rc::new(Picture::screen(&app.frame, &app.view, &app.look, size));
    let input = app.library.name_to_save(app.names.of(app.root()), ToKeep::Picture);
    line::ask_with(app, ids::ASK_EXPORT, input, move |app, file| {
        write(app, &picture, file, false);
        Ok(())
    });
}

fn write(app: &mut App, picture: &Rc<Picture>, file: &str, replace: bool) {
    let acts = app.session.acts();
    let shown = Shown { picture, scenario: app.session.scenario(), acts: &acts };
    match app.library.export(&shown, file, replace) {
        Ok(name) => {
            if app.layers.top_as::<Line>().is_some() {
                app.layers.pop();
            }
            app.say(ids::SaysExported { name });
        }
        Err(NotSaved::Exists(name)) => {
            let (picture, file) = (Rc::clone(picture), file.to_owned());
            confirm::replace(app, name, move |app| write(app, &picture, &file, true));
        }
        Err(NotSaved::Refused(refusal)) => layers::refuse(app, ids::ASK_EXPORT, &refusal),
    }
}
