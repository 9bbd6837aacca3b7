//! `suffrage completions` and `suffrage man`: what a shell and `man` know of the program.

use std::{fmt::Write as _, io, io::Write as _};

use super::{Completion, arguments::Arguments, output};
use clap::{Arg, Command, CommandFactory, builder::PossibleValuesParser};
use clap_complete::Shell;
use clap_mangen::Man;
use suffrage_engine::protocols::CATALOGUE;
use suffrage_scenario::builtin;
use suffrage_text::{Texts, visible::Form};
use suffrage_view::ThemeName;

const NAME: &str = "suffrage";
const DEMOS: [&str; 3] = ["scenario", "left", "right"];

pub(super) fn completions(texts: &Texts, shell: Shell) -> anyhow::Result<Completion> {
    let mut command = with_names(Arguments::command());
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, NAME, &mut script);
    let script = String::from_utf8_lossy(&script).into_owned();
    let script = match shell {
        Shell::Zsh => with_files(&script),
        Shell::Fish => script + &of_fish(&command),
        _ => script,
    };
    output::to_stdout(texts, Form::Lines, |out| out.write_all(script.as_bytes()))?;
    Ok(Completion::Well)
}

/// The command with the names that arguments take as their possible values. Not for parsing: files have any name.
fn with_names(command: Command) -> Command {
    command.mut_args(with_names_of).mut_subcommands(with_names)
}

fn with_names_of(argument: Arg) -> Arg {
    let id = argument.get_id().as_str();
    let words: Vec<&str> = match id {
        _ if DEMOS.contains(&id) => builtin::ALL.iter().map(|demo| demo.name).collect(),
        "protocol" | "protocols" => CATALOGUE.iter().map(|entry| entry.name).collect(),
        "variant" => crate::each_once(CATALOGUE.iter().flat_map(|entry| entry.variants).copied()),
        "theme" => ThemeName::ALL.map(ThemeName::key).into_iter().chain(["auto"]).collect(),
        _ => return argument,
    };
    argument.value_parser(PossibleValuesParser::new(words))
}

fn demos() -> String {
    builtin::ALL.iter().map(|demo| demo.name).collect::<Vec<_>>().join(" ")
}

/// A script for zsh that completes files too where it completes demos.
fn with_files(script: &str) -> String {
    let only_demos = format!(":({})'", demos());
    script.replace(&only_demos, &format!(":{{_alternative \"demos:demo:({})\" \"files:file:_files\"}}'", demos()))
}

/// What clap leaves out for fish: the words that stand without an option.
fn of_fish(command: &Command) -> String {
    let mut lines = String::new();
    for command in command.get_subcommands() {
        for argument in command.get_positionals() {
            let words: Vec<String> =
                argument.get_possible_values().iter().map(|word| word.get_name().to_owned()).collect();
            if !words.is_empty() {
                let (name, words) = (command.get_name(), words.join(" "));
                let _ =
                    writeln!(lines, "complete -c {NAME} -n \"__fish_{NAME}_using_subcommand {name}\" -a \"{words}\"");
            }
        }
    }
    let _ = writeln!(lines, "complete -c {NAME} -n \"__fish_{NAME}_needs_command\" -a \"{}\"", demos());
    lines
}

pub(super) fn man(texts: &Texts) -> anyhow::Result<Completion> {
    let mut page = Vec::new();
    write_page(&mut page)?;
    // The examples have a heading of their own, and the page has a date only if it is built from a release.
    let page = String::from_utf8_lossy(&page).replace("EXTRA", "EXAMPLES AND EXIT CODES");
    output::to_stdout(texts, Form::Lines, |out| out.write_all(page.as_bytes()))?;
    Ok(Completion::Well)
}

/// The page of the program, and in it those of its commands as sections.
fn write_page(page: &mut Vec<u8>) -> io::Result<()> {
    let mut command = Arguments::command().disable_help_subcommand(true);
    command.build();
    let commands: Vec<Command> = command.get_subcommands().cloned().collect();
    Man::new(command).render(page)?;
    for command in commands {
        writeln!(page, ".SH {NAME} {}", command.get_name())?;
        let (mut part, man) = (Vec::new(), Man::new(command));
        man.render_description_section(&mut part)?;
        man.render_synopsis_section(&mut part)?;
        man.render_options_section(&mut part)?;
        man.render_extra_section(&mut part)?;
        page.write_all(String::from_utf8_lossy(&part).replace(".SH ", ".SS ").as_bytes())?;
    }
    Ok(())
}
