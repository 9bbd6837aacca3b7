//! `suffrage completions` and `suffrage man`: scripts for the completion of a shell, and the manual page.

use std::{fmt::Write as _, io::Write};

use super::arguments::Arguments;
use crate::cli::prelude::*;
use clap::{Arg, Command, CommandFactory, builder::PossibleValue, builder::PossibleValuesParser};
use clap_complete::Shell;
use clap_mangen::Man;
use suffrage_engine::protocols::CATALOGUE;
use suffrage_scenario::builtin;

const NAME: &str = "suffrage";
const DEMOS: [&str; 3] = ["scenario", "left", "right"];

pub(super) fn completions(texts: &Texts, shell: Shell) -> anyhow::Result<Completion> {
    let command = with_names(Arguments::command());
    let script = match shell {
        Shell::Zsh => with_files(&script(shell, without_scenario(&command))),
        Shell::Fish => script(shell, command.clone()) + &of_fish(&command),
        _ => script(shell, command),
    };
    output::text(texts, Form::Lines, &script)
}

fn script(shell: Shell, mut command: Command) -> String {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, NAME, &mut script);
    String::from_utf8_lossy(&script).into_owned()
}

/// Gives the arguments lists of names for completion. The command that the user runs also accepts file names.
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

/// A copy without the scenario argument, after which clap's script for zsh would expect the commands.
fn without_scenario(command: &Command) -> Command {
    let options = command.get_arguments().filter(|argument| !argument.is_positional()).cloned();
    Command::new(NAME).version(env!("CARGO_PKG_VERSION")).args(options).subcommands(command.get_subcommands().cloned())
}

/// Changes clap's script for zsh, so that it offers both demos and files where the user types a scenario.
fn with_files(script: &str) -> String {
    let demos = demos();
    let either = format!("\"demos:demo:({demos})\" \"files:file:_files\"");
    let first = format!("'1: :{{_alternative \"commands:command:_{NAME}_commands\" {either}}}'");
    script
        .replace(&format!(":({demos})'"), &format!(":{{_alternative {either}}}'"))
        .replace(&format!("\":: :_{NAME}_commands\""), &first)
}

/// The completions of positional arguments. Clap's script for fish lacks them.
fn of_fish(command: &Command) -> String {
    let mut lines = String::new();
    for command in command.get_subcommands() {
        let name = command.get_name();
        for values in command.get_positionals().map(Arg::get_possible_values).filter(|values| !values.is_empty()) {
            let words = values.iter().map(PossibleValue::get_name).collect::<Vec<_>>().join(" ");
            let _ = writeln!(lines, "complete -c {NAME} -n \"__fish_{NAME}_using_subcommand {name}\" -a \"{words}\"");
        }
    }
    let _ = writeln!(lines, "complete -c {NAME} -n \"__fish_{NAME}_needs_command\" -a \"{}\"", demos());
    lines
}

pub(super) fn man(texts: &Texts) -> anyhow::Result<Completion> {
    output::text(texts, Form::Lines, &page()?)
}

fn page() -> io::Result<String> {
    let mut command = Arguments::command().disable_help_subcommand(true).subcommand_help_heading("COMMANDS");
    command.build();
    let commands: Vec<Command> = command.get_subcommands().cloned().collect();
    let mut page = rendered(&Man::new(command), Man::render)?;
    for command in commands {
        let name = command.get_name().to_owned();
        // All commands are on this page; no command has a page of its own.
        page = page.replace(&format!("{NAME}\\-{name}(1)"), &format!("{NAME} {name}"));
        let man = Man::new(command);
        let _ = writeln!(page, ".SH {NAME} {name}");
        for part in [
            Man::render_description_section,
            Man::render_synopsis_section,
            Man::render_options_section,
            Man::render_extra_section,
        ] {
            page += &rendered(&man, part)?.replace(".SH ", ".SS ");
        }
    }
    // The lines of the examples stay as they are.
    Ok(page.replace(" EXTRA\n", " EXAMPLES AND EXIT CODES\n.nf\n"))
}

fn rendered(man: &Man, render: impl Fn(&Man, &mut dyn Write) -> io::Result<()>) -> io::Result<String> {
    let mut part = Vec::new();
    render(man, &mut part)?;
    Ok(String::from_utf8_lossy(&part).into_owned())
}
