//! The help of the command line, which speaks the reader's language.

use clap::{Arg, ArgAction, Command, CommandFactory};

use super::super::{check, measure};
use super::values::{Seed, WholeNumber};
use super::{Arguments, listed};
use crate::export::results::RESULT_FORMS;
use crate::export::{Choice, FORMATS};
use crate::scenario::bounds::MOST_TICKS;
use crate::text::{Language, TextId, Texts, ids};

pub(super) fn command(texts: &Texts) -> Command {
    let scenario = |arg: Arg, help: TextId| {
        arg.help(texts.say(help)).value_name(texts.say(ids::CLI_FILE_OR_NAME)).help_heading(texts.say(ids::CLI_ARGUMENTS))
    };
    let option = |arg: Arg, help: TextId| arg.help(texts.say(help)).help_heading(texts.say(ids::CLI_OPTIONS));
    // An option that no format has is refused, and not offered.
    let choice = |arg: Arg, help: TextId, choice: Choice| {
        option(arg, help).hide(!FORMATS.iter().any(|format| format.takes().contains(&choice)))
    };
    let number = |arg: Arg, most: u64| {
        arg.value_name("N").allow_negative_numbers(true).value_parser(WholeNumber { language: texts.language(), most })
    };
    let seed = |arg: Arg, help: TextId| {
        option(arg, help).value_name("N|random").allow_negative_numbers(true).value_parser(Seed(texts.language()))
    };
    let screen = |command: Command| {
        command
            .mut_arg("at", |arg| number(option(arg, ids::CLI_AT_HELP), MOST_TICKS))
            .mut_arg("theme", |arg| option(arg, ids::CLI_THEME_HELP).value_name("dark|light|mono|auto|…"))
            .mut_arg("colors", |arg| option(arg, ids::CLI_COLORS_HELP).value_name("16|256|true|auto"))
            .mut_arg("glyphs", |arg| option(arg, ids::CLI_GLYPHS_HELP).value_name("default|safe|ascii"))
            .mut_arg("no_motion", |arg| option(arg, ids::CLI_NO_MOTION_HELP))
            .mut_arg("no_mouse", |arg| option(arg, ids::CLI_NO_MOUSE_HELP))
    };
    let play = |command: Command| {
        screen(command)
            .mut_arg("scenario", |arg| scenario(arg, ids::CLI_PLAY_SCENARIO_HELP))
            .mut_arg("branch", |arg| option(arg, ids::CLI_BRANCH_HELP).value_name(texts.say(ids::CLI_FILE)))
            .mut_arg("seed", |arg| seed(arg, ids::CLI_SEED_HELP))
    };
    let command = play(Arguments::command())
        .about(texts.say(ids::CLI_ABOUT))
        .after_help(texts.say(ids::CLI_AFTER_HELP))
        .subcommand_help_heading(texts.say(ids::CLI_COMMANDS))
        .mut_arg("lang", |arg| option(arg, ids::CLI_LANG_HELP).value_name(Language::ALL.map(Language::code).join("|")))
        .arg(option(Arg::new("help").short('h').long("help").action(ArgAction::Help).global(true), ids::CLI_HELP_HELP))
        .arg(option(Arg::new("version").short('V').long("version").action(ArgAction::Version), ids::CLI_VERSION_HELP))
        .mut_subcommand("play", |command| play(command.about(texts.say(ids::CLI_PLAY_ABOUT))))
        .mut_subcommand("run", |run| {
            run.about(texts.say(ids::CLI_RUN_ABOUT))
                .mut_arg("scenario", |arg| scenario(arg, ids::CLI_RUN_SCENARIO_HELP))
                .mut_arg("format", |arg| {
                    option(arg, ids::CLI_FORMAT_HELP).value_name(listed(RESULT_FORMS.iter().map(|form| form.name()), "|"))
                })
                .mut_arg("trace", |arg| option(arg, ids::CLI_TRACE_HELP).value_name(texts.say(ids::CLI_FILE)))
                .mut_arg("until", |arg| number(option(arg, ids::CLI_UNTIL_HELP), MOST_TICKS))
                .mut_arg("seed", |arg| seed(arg, ids::CLI_SEED_HELP))
        })
        .mut_subcommand("compare", |compare| {
            screen(compare.about(texts.say(ids::CLI_COMPARE_ABOUT)))
                .mut_arg("left", |arg| scenario(arg, ids::CLI_RUN_SCENARIO_HELP).help(texts.say(ids::CLI_COMPARE_LEFT_HELP)))
                .mut_arg("right", |arg| scenario(arg, ids::CLI_RUN_SCENARIO_HELP).help(texts.say(ids::CLI_COMPARE_RIGHT_HELP)))
                .mut_arg("protocol", |arg| {
                    option(arg, ids::CLI_COMPARE_PROTOCOL_HELP).value_name(texts.say(ids::CLI_COMPARE_NAME))
                })
                .mut_arg("variant", |arg| option(arg, ids::CLI_COMPARE_VARIANT_HELP).value_name(texts.say(ids::CLI_COMPARE_NAME)))
                .mut_arg("delay", |arg| option(arg, ids::CLI_COMPARE_DELAY_HELP).value_name("N|N..M"))
                .mut_arg("order", |arg| option(arg, ids::CLI_COMPARE_ORDER_HELP).value_name("ascending|descending|random"))
                .mut_arg("seed", |arg| seed(arg, ids::CLI_COMPARE_SEED_HELP))
                .mut_arg("no_fifo", |arg| option(arg, ids::CLI_COMPARE_NO_FIFO_HELP))
                .mut_arg("format", |arg| option(arg, ids::CLI_COMPARE_FORMAT_HELP).value_name("text|json"))
                .mut_arg("until", |arg| number(option(arg, ids::CLI_COMPARE_UNTIL_HELP), MOST_TICKS))
        })
        .mut_subcommand("export", |export| {
            export
                .about(texts.say(ids::CLI_EXPORT_ABOUT))
                .mut_arg("scenario", |arg| scenario(arg, ids::CLI_RUN_SCENARIO_HELP))
                .mut_arg("format", |arg| {
                    option(arg, ids::CLI_EXPORT_FORMAT_HELP).value_name(listed(FORMATS.iter().map(|format| format.name()), "|"))
                })
                .mut_arg("output", |arg| option(arg, ids::CLI_EXPORT_OUTPUT_HELP).value_name(texts.say(ids::CLI_FILE)))
                .mut_arg("at", |arg| number(choice(arg, ids::CLI_EXPORT_AT_HELP, Choice::At), MOST_TICKS))
                .mut_arg("until", |arg| number(choice(arg, ids::CLI_EXPORT_UNTIL_HELP, Choice::Until), MOST_TICKS))
                .mut_arg("space_time", |arg| choice(arg, ids::CLI_EXPORT_SPACE_TIME_HELP, Choice::SpaceTime))
                .mut_arg("stops", |arg| choice(arg, ids::CLI_EXPORT_STOPS_HELP, Choice::Stops))
                .mut_arg("answers", |arg| choice(arg, ids::CLI_EXPORT_ANSWERS_HELP, Choice::Answers))
                .mut_arg("size", |arg| choice(arg, ids::CLI_EXPORT_SIZE_HELP, Choice::Size).value_name("NxN"))
                .mut_arg("theme", |arg| choice(arg, ids::CLI_EXPORT_THEME_HELP, Choice::Theme).value_name("dark|light|mono|…"))
                .mut_arg("speed", |arg| choice(arg, ids::CLI_EXPORT_SPEED_HELP, Choice::Speed).value_name("N"))
                .mut_arg("seed", |arg| seed(arg, ids::CLI_SEED_HELP))
        })
        .mut_subcommand("check", |check| check::help(check, texts))
        .mut_subcommand("measure", |measure| measure::help(measure, texts))
        .mut_subcommand("list", |list| list.about(texts.say(ids::CLI_LIST_ABOUT)));
    let (options, name) = (texts.say(ids::CLI_USAGE_OPTIONS), texts.say(ids::CLI_FILE_OR_NAME));
    let usages = [
        ("play", format!("suffrage play [{options}] [{name}]")),
        ("run", format!("suffrage run [{options}] <{name}>")),
        ("compare", format!("suffrage compare [{options}] <{name}> [{name}]")),
        ("export", format!("suffrage export [{options}] <{name}>")),
        ("check", check::usage(texts, &options)),
        ("measure", measure::usage(texts, &options)),
        ("list", format!("suffrage list [{options}]")),
    ];
    let usage = format!("suffrage [{options}] [{name}]\n     suffrage <{}> …", texts.say(ids::CLI_USAGE_COMMAND));
    let template = format!("{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}{{after-help}}", texts.say(ids::CLI_USAGE));
    let command = command.help_template(template.clone()).override_usage(usage);
    usages.into_iter().fold(command, |command, (verb, usage)| {
        command.mut_subcommand(verb, |verb| verb.help_template(template.clone()).override_usage(usage))
    })
}
