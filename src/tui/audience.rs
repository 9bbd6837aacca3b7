//! The interface to the phones of a class. The command line implements it with a web server.

use std::collections::BTreeMap;

use crate::tui::library::Refusal;
use suffrage_text::Language;
use suffrage_view::picture::Picture;

/// A question as the phones show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vote {
    /// The name of the scene, for the file with the results.
    pub scene: String,
    /// The number of the question in its scene, from 1.
    pub question: usize,
    pub ask: String,
    /// The answers to choose from.
    pub choices: Vec<String>,
    /// Whether the phones show a field for a number from 0 to 999,999,999 (besides the choices, if there are any).
    pub takes_number: bool,
}

/// An answer of a phone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reply {
    /// The index of a choice.
    Choice(usize),
    Number(u32),
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turnout {
    /// Phones that asked for the page within the last seconds, or have answered.
    pub phones: usize,
    /// Phones with an answer in this round.
    pub answered: usize,
}

/// The number of phones for each answer of one round.
pub type Tally = BTreeMap<Reply, usize>;

/// The answer of the run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The answer of the run in words.
    pub run: String,
    /// The right answer; `None` if the run decides none of them.
    pub right: Option<Reply>,
}

/// The phones of a class, and the server that they reach.
pub trait Audience {
    /// The address of the page. The token in it stays the same while the program runs. `None` until the first start.
    fn address(&self) -> Option<String>;

    /// Whether only this computer reaches the address, because there is no network.
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
    fn ask(&mut self, vote: &Vote);

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
    /// open at this moment.
    ///
    /// # Errors
    /// The file with the results cannot be written.
    fn tell(&mut self, vote: &Vote, rounds: &[Tally], verdict: &Verdict) -> Result<(), Refusal>;

    /// Whether a phone has asked for a picture of the screen within the last seconds.
    fn wants_picture(&self) -> bool;

    /// The picture that phones get when they ask for the screen.
    fn show(&mut self, picture: &Picture);
}
