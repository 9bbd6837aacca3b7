//! `--reach`: the shortest run in which something does happen.

use std::io::{self, Write};
use std::time::Duration;

use super::{Completion, Loaded, arguments::CheckArguments, hand_on, json, output, refused, text, through};
use crate::check::{Question, example, goal_told, search_for, unit};
use crate::{cli::arguments::Format, cli::watch};
use serde_json::json;
use suffrage_engine::explore::{Goal, Report};
use suffrage_scenario::Scenario;
use suffrage_text::{Texts, ids};

struct Found<'a> {
    texts: &'a Texts,
    scenario: &'a Scenario,
    question: &'a Question,
    goal: Goal,
    report: Report,
    /// The shortest run in which it happens, and its steps.
    example: Option<(Scenario, u32)>,
    took: Duration,
}

pub(super) fn reach(
    texts: &Texts,
    arguments: &CheckArguments,
    (file, scenario): (&Loaded, &Scenario),
    question: &Question,
    goal: Goal,
) -> anyhow::Result<Completion> {
    let begun = watch::now();
    let mut search =
        search_for(scenario, question, goal).map_err(|faults| refused(texts, (file, scenario), &faults))?;
    through(texts, &mut *search)?;
    let reached = search.reached();
    let example =
        reached.map(|found| (example(scenario, &question.check, goal, (&found.path, found.steps)), found.steps));
    let report = search.report();
    let completion = match () {
        () if example.is_some() => Completion::Well,
        () if report.is_complete => Completion::Unmet,
        () => Completion::Undecided,
    };
    let found = Found { texts, scenario, question, goal, report, example, took: begun.elapsed() };
    let form = arguments.format.unwrap_or_default();
    output::to_stdout(texts, form.form(), |out| match form {
        Format::Text => found.write(out),
        Format::Json => found.write_json(arguments.reach.as_deref().unwrap_or_default(), out),
    })?;
    hand_on(texts, arguments, found.example.as_ref().map(|(example, _)| example))?;
    Ok(completion)
}

impl Found<'_> {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let Self { texts, scenario, question, goal, report, example, took } = self;
        text::head(texts, scenario, &question.check, out)?;
        text::cost(texts, &question.check, report, took.as_secs_f64(), out)?;
        let goal = goal_told(texts, scenario, *goal);
        let unit = unit(&question.check);
        let said = match example {
            Some((_, steps)) => texts.say(ids::CheckReached { goal, steps: u64::from(*steps), unit }),
            None if report.is_complete && report.is_cut => {
                texts.say(ids::CheckNeverBounded { goal, states: report.states })
            }
            None if report.is_complete => texts.say(ids::CheckNever { goal, states: report.states }),
            None => {
                let (steps, states) = (u64::from(report.depth), report.states);
                texts.say(ids::CheckReachUndecided { goal, steps, unit, states })
            }
        };
        writeln!(out, "\n{said}")?;
        if let Some((example, _)) = example {
            writeln!(out)?;
            text::told(texts, example, out)?;
        }
        Ok(())
    }

    fn write_json(&self, given: &str, out: &mut dyn Write) -> io::Result<()> {
        let Self { texts, scenario, question, report, example, took, .. } = self;
        let status = match example {
            Some(_) => "reached",
            None if report.is_complete => "never",
            None => "undecided",
        };
        let mut reach = json!({ "goal": given, "status": status });
        if let Some((run, steps)) = example {
            reach["steps"] = json!(steps);
            reach["story"] = json::told(texts, run);
        }
        let mut all = json::visited(scenario, question, report, *took);
        all.insert("reach".to_owned(), reach);
        json::write_line(&all, out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::goal;
    use suffrage_scenario::builtin;

    #[test]
    fn goals_are_read_and_told() {
        let entry = builtin::ALL.iter().find(|entry| entry.name == "bully-trusting").expect("it is built in");
        let scenario = suffrage_scenario::read(entry.text).expect("it is valid");
        let texts = Texts::new(suffrage_text::Language::English);
        let told = |given: &str| {
            goal(&scenario, given).map(|goal| goal_told(&texts, &scenario, goal)).map_err(|fault| texts.remark(&fault))
        };
        assert_eq!(told("leader").as_deref(), Ok("a leader is elected"));
        assert_eq!(told("leader=2").as_deref(), Ok("2 leads"));
        assert_eq!(told(" message = answer ").as_deref(), Ok("ANSWER is sent"));
        assert_eq!(told("message=ANSWER@2").as_deref(), Ok("ANSWER is sent by 2 or to it"));
        assert_eq!(told("rest").as_deref(), Ok("the run is at rest"));
        assert_eq!(told("change=3").as_deref(), Ok("3 changes"));
        for (given, mend) in [
            ("leader=99", "99"),
            ("message=ANSWR@2", "ANSWER"),
            ("message=ANSWER@9", "9"),
            ("leadr", "leader"),
            ("change", "change"),
            ("", "leader"),
        ] {
            let fault = told(given).expect_err("it is no goal");
            assert!(fault.contains(mend), "{given}: {fault}");
        }
    }
}
