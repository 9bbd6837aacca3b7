//! The interface to the phones of a class. The command line implements it with a web server.

use crate::tui::library::Refusal;
use suffrage_class::{Question, Tally, Turnout, Verdict};
use suffrage_text::Language;
use suffrage_view::picture::Picture;

/// The phones of a class, and the server that they reach.
pub trait Audience {
    /// The address of the page. The token in it stays the same while the program runs. `None` until the first start.
    fn address(&self) -> Option<String>;

    /// Whether only this computer reaches the address: there is no network, or the server listens on 127.0.0.1.
    fn is_local(&self) -> bool;

    /// Whether the server runs.
    fn is_running(&self) -> bool;

    /// Starts the server; no effect while it runs.
    ///
    /// # Errors
    /// The port is taken, or none is free.
    fn start(&mut self) -> Result<(), Refusal>;

    /// Closes the port. Answers that were given stay.
    fn stop(&mut self);

    /// Changes the language of the page.
    fn speak(&mut self, language: Language);

    /// Opens a vote, with its first round.
    fn ask(&mut self, question: Question);

    /// Opens the second round of the same vote. The answers of the first round stay in the tally.
    fn ask_again(&mut self);

    /// Closes the vote. The phones keep their answer on the page.
    fn close(&mut self);

    /// Takes the vote back; the phones wait for the next one.
    fn withdraw(&mut self);

    fn turnout(&self) -> Turnout;

    /// The answers of each round of the vote, the first round first.
    fn tallies(&self) -> Vec<Tally>;

    /// Shows the answer of the run and the answers of all rounds on the phones, and writes the results if asked for.
    /// The vote may be an earlier one than the last that was asked, because several can wait for the run. No vote is
    /// open at this moment. `place` is the name of the scene, and the number of the question in it, from 1.
    ///
    /// # Errors
    /// The file with the results cannot be written.
    fn tell(&mut self, place: (&str, usize), verdict: Verdict) -> Result<(), Refusal>;

    /// Whether a phone has asked for a picture of the screen within the last seconds.
    fn wants_picture(&self) -> bool;

    /// The picture that phones get when they ask for the screen.
    fn show(&mut self, picture: &Picture);
}
