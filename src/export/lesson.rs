//! Writes the handout of a lesson in Markdown: its pages, the handout of each run, and its challenges.

use std::{io, io::Write};

use super::markdown::write_setting;
use super::markdown::{ANSWER_LINES, Asked, Handout, break_page, command, escaped, moments, paragraphs, ruled};
use super::{Beside, Failure, Subject, Wanted, stops::Moment};
use suffrage_scenario::{Question, lesson::Challenge, lesson::Content, lesson::Lesson, lesson::Run, lesson::Scene};
use suffrage_session::{describe_command::Teller, too_large};
use suffrage_text::{Language, Texts, ids};
use suffrage_view::words;

/// Writes the handout of a lesson. `name` is the argument that opens it; `None`: no argument does.
///
/// # Errors
/// A run is too large or too long for pictures, or writing fails.
pub(crate) fn write_lesson(
    (lesson, name): (&Lesson, Option<&str>),
    texts: &Texts,
    wanted: &Wanted,
    mut beside: Beside<'_>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let scenes = lesson.scenes.iter().map(|scene| stops(scene, wanted)).collect::<Result<Vec<_>, _>>()?;
    let languages = if wanted.all_languages { &Language::ALL[..] } else { &[texts.language()] };
    for (at, &language) in languages.iter().enumerate() {
        if at > 0 {
            break_page(out)?;
        }
        let texts = &Texts::new(language);
        writeln!(out, "# {}\n", escaped(&texts.local(&lesson.title)))?;
        paragraphs(&texts.local(&lesson.about), out)?;
        for (at, (scene, moments)) in lesson.scenes.iter().zip(&scenes).enumerate() {
            if at > 0 {
                break_page(out)?;
            }
            let prefix = if wanted.all_languages { format!("{}-", language.code()) } else { String::new() };
            let command = name.map(|name| format!("suffrage lesson {name} --scene {}", scene.name));
            let hides_acts =
                !wanted.answers && lesson.scenes[..at].iter().any(|earlier| is_challenge_of(scene, earlier));
            let sheet = Sheet { scene, number: at + 1, prefix: format!("{prefix}{}-", at + 1), hides_acts, texts };
            sheet.write(moments, &Wanted { command, ..wanted.clone() }, &mut beside, out)?;
        }
    }
    let answers = if wanted.answers { " --answers" } else { "" };
    Ok(command(name.map(|name| format!("suffrage lesson {name} -o handout.md{answers}")).as_deref(), out)?)
}

/// Whether `earlier` is a challenge on the scenario of `scene`. The acts of the scenario may be its solution.
fn is_challenge_of(scene: &Scene, earlier: &Scene) -> bool {
    match (&scene.content, &earlier.content) {
        (Content::Run(run), Content::Run(of)) => of.challenge.is_some() && of.source == run.source,
        _ => false,
    }
}

/// The stops of a scene. Without answers, notes that could reveal one are left out.
fn stops(scene: &Scene, wanted: &Wanted) -> Result<Vec<Moment>, Failure> {
    let Content::Run(run) = &scene.content else { return Ok(Vec::new()) };
    if let Some(why) = too_large(&run.scenario) {
        return Err(Failure::Refused(why));
    }
    if run.challenge.is_some() {
        return Ok(Vec::new());
    }
    let wanted = Wanted { from: Some(run.from), to: run.to, ..wanted.clone() };
    let answers = wanted.answers;
    let mut moments = moments(&Subject::new(&run.scenario, &Texts::new(Language::English), None, wanted))?;
    let mut is_told = false;
    for moment in &mut moments {
        is_told |= moment.gives_away && !answers;
        moment.stops.retain(|stop| stop.question || !is_told);
    }
    moments.retain(|moment| !moment.stops.is_empty());
    Ok(moments)
}

/// A scene in one language.
struct Sheet<'s> {
    scene: &'s Scene,
    number: usize,
    /// The start of the names of pictures.
    prefix: String,
    hides_acts: bool,
    texts: &'s Texts,
}

impl Sheet<'_> {
    fn write(
        &self,
        moments: &[Moment],
        wanted: &Wanted,
        beside: &mut Beside<'_>,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let (texts, title) = (self.texts, self.texts.local(&self.scene.title));
        let name = || if title.is_empty() { self.scene.name.clone() } else { title.clone().into_owned() };
        let head = |title: &str| format!("## {} · {}", self.number, escaped(title));
        match &self.scene.content {
            Content::Page { text, questions } => {
                writeln!(out, "{}\n", head(&name()))?;
                page(&texts.local(text), out)?;
                (1..).zip(questions).try_for_each(|(number, asked)| question(number, asked, wanted.answers, texts, out))
            }
            Content::Run(run) => {
                let mut scenario = run.scenario.clone();
                if !title.is_empty() {
                    scenario.title = self.scene.title.clone();
                }
                let subject = Subject::new(&scenario, texts, None, wanted.clone());
                let mut handout = Handout::new(&subject, moments, &self.prefix);
                handout.hides_acts = self.hides_acts;
                let Some(challenge) = &run.challenge else {
                    return handout.write(&format!("## {} ·", self.number), beside, out);
                };
                writeln!(out, "{}\n", head(&texts.say(ids::LessonChallengeNamed { name: name() })))?;
                writeln!(out, "**{}**\n", escaped(texts.local(&challenge.task).trim()))?;
                write_setting(&run.scenario, true, &subject.texts, out)?;
                handout.figure(run.from, beside, out)?;
                rules(run, challenge, &subject.texts, out)?;
                if wanted.answers {
                    solution(run, challenge, &subject.texts, out)?;
                } else {
                    ruled(ANSWER_LINES, out)?;
                }
                command(wanted.command.as_deref(), out)
            }
        }
    }
}

/// Writes a page as it stands: its columns are made of spaces.
fn page(text: &str, out: &mut dyn Write) -> io::Result<()> {
    let mut fence = "```".to_owned();
    while text.contains(&fence) {
        fence.push('`');
    }
    writeln!(out, "{fence}text\n{}\n{fence}\n", text.trim_end())
}

fn question(number: usize, asked: &Question, answers: bool, texts: &Texts, out: &mut dyn Write) -> io::Result<()> {
    let choices = asked.choices.iter().enumerate();
    let choices: Vec<String> = choices.map(|(at, choice)| words::lettered(at) + &texts.local(choice)).collect();
    let answer = asked.right.and_then(|right| choices.get(right).cloned());
    Asked { number, ask: &texts.local(&asked.ask), choices, answer }.write(answers, texts, out)
}

/// Writes the goal of a challenge, and the acts that count.
fn rules(run: &Run, challenge: &Challenge, texts: &Texts, out: &mut dyn Write) -> io::Result<()> {
    let kinds: Vec<String> = challenge.acts.iter().map(|act| words::act(act, texts)).collect();
    let kinds = if kinds.is_empty() { String::new() } else { format!(" ({})", kinds.join(", ")) };
    let goal = words::goal(&challenge.goal, challenge.until, run.scenario.protocol().entry().kinds, texts);
    let goal = texts.say(ids::HandoutGoal { goal });
    let (most, from) = (challenge.at_most.unwrap_or_default(), run.from + 1);
    let acts = texts.say(ids::HandoutActsAllowed { most, kinds, from, until: challenge.until });
    writeln!(out, "{}\n\n{}\n", escaped(&goal), escaped(&acts))
}

fn solution(run: &Run, challenge: &Challenge, texts: &Texts, out: &mut dyn Write) -> io::Result<()> {
    let ids = run.scenario.seating();
    let teller = Teller { scenario: &run.scenario, ids: &ids };
    let acts = challenge.solution.iter().map(|(tick, act)| texts.remark(&teller.told_at(*tick, act)));
    let acts = acts.collect::<Vec<_>>().join(" · ");
    writeln!(out, "{}\n", escaped(&texts.say(ids::HandoutSolution { acts })))?;
    paragraphs(&texts.local(&challenge.why), out)
}

#[cfg(test)]
mod tests;
