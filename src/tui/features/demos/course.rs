//! The recently opened demos, then all topics and demos in the reader's language.

use std::path::Path;

use crate::tui::features::prelude::*;
use crate::{each_once, tui::library::ListedLesson};
use suffrage_scenario::{builtin, builtin::BuiltIn};
use suffrage_view::view_state::overlay::{Below, DemoRow, Part, TopicRow};
use suffrage_view::words;

/// The first topic has at most this number of recently opened demos.
const LAST: usize = 9;
const SHOWN: usize = 3;

pub(super) struct Course {
    pub(super) rows: Rc<[TopicRow]>,
    demos: Vec<Vec<Demo>>,
    /// The number of topics before the lectures: the lessons and the recently opened demos.
    before: usize,
}

pub(super) struct Demo {
    pub(super) name: String,
    pub(super) whole_title: String,
    /// The title in the row leaves out the name of the protocol.
    pub(super) row: DemoRow,
    pub(super) is_lesson: bool,
}

impl Demo {
    fn of(built_in: &BuiltIn, texts: &Texts) -> Self {
        let code = texts.language().code();
        let protocol = texts.protocol(built_in.protocol, built_in.protocol_title());
        let whole_title = texts.spelled(built_in.title(code)).into_owned();
        let row = DemoRow {
            title: part(words::beside_protocol(&whole_title, &protocol)),
            summary: part(texts.spelled(built_in.summary(code)).into_owned()),
            group: (protocol, None),
            n: Some(built_in.n),
            variant: (built_in.variant != "standard").then(|| texts.variant(built_in.variant)),
            ..DemoRow::default()
        };
        Self { name: built_in.name.to_owned(), whole_title, row, is_lesson: false }
    }

    fn of_lesson(lesson: ListedLesson, texts: &Texts) -> Self {
        let [title, about] = [&lesson.title, &lesson.about].map(|text| texts.spelled(text).into_owned());
        let minutes = (lesson.minutes > 0).then(|| texts.say(ids::LessonMinutes { count: lesson.minutes }));
        let row = DemoRow { title: part(title.clone()), summary: part(about), found: minutes, ..DemoRow::default() };
        Self { name: lesson.name, whole_title: title, row, is_lesson: true }
    }

    fn of_file(path: &str) -> Self {
        let name = Path::new(path).file_name().map_or(path.into(), |name| name.to_string_lossy()).into_owned();
        let row = DemoRow { title: part(name.clone()), summary: part(path.to_owned()), ..DemoRow::default() };
        Self { name: path.to_owned(), whole_title: name, row, is_lesson: false }
    }
}

const fn part(text: String) -> Part {
    Part { text, found: Vec::new() }
}

impl Course {
    pub(super) fn of(app: &App) -> Self {
        let texts = &app.look.texts;
        let (mut rows, mut demos): (Vec<TopicRow>, Vec<Vec<Demo>>) = (Vec::new(), Vec::new());
        let opened = app.library.opened();
        let demo =
            |name: &String| builtin::named(name).map_or_else(|| Demo::of_file(name), |known| Demo::of(known, texts));
        let lessons: Vec<Demo> =
            app.library.lessons().into_iter().map(|lesson| Demo::of_lesson(lesson, texts)).collect();
        if !lessons.is_empty() {
            let below = Below::Protocols(Vec::new());
            rows.push(TopicRow { title: texts.say(ids::LESSON_TOPIC), count: lessons.len(), below });
            demos.push(lessons);
        }
        let last: Vec<Demo> = opened.iter().take(LAST).map(demo).collect();
        if !last.is_empty() {
            let lengths = |demo: &Demo| [demo.whole_title.clone(), demo.row.title.text.clone()].into_iter().collect();
            let below = Below::Demos(last.iter().take(SHOWN).map(lengths).collect());
            rows.push(TopicRow { title: texts.say(ids::DEMOS_LAST_OPENED), count: last.len(), below });
            demos.push(last);
        }
        let before = demos.len();
        for topic in builtin::TOPICS.iter().filter(|topic| !topic.demos.is_empty()) {
            let of_topic: Vec<Demo> = topic.demos().iter().map(|known| Demo::of(known, texts)).collect();
            let below = Below::Protocols(each_once(of_topic.iter().map(|demo| demo.row.group.0.clone())));
            rows.push(TopicRow { title: texts.say(topic.title), count: of_topic.len(), below });
            demos.push(of_topic);
        }
        Self { rows: rows.into(), demos, before }
    }

    pub(super) fn demos(&self, topic: usize) -> &[Demo] {
        self.demos.get(topic).map_or(&[], Vec::as_slice)
    }

    pub(super) fn last_topic(&self) -> usize {
        self.demos.len().saturating_sub(1)
    }

    /// All topics except the recently opened demos.
    pub(super) fn lectures(&self) -> impl Iterator<Item = (usize, &[Demo])> {
        self.demos.iter().map(Vec::as_slice).enumerate().skip(self.before)
    }

    pub(super) fn place_of(&self, name: &str) -> Option<(usize, usize)> {
        let find = |(topic, demos): (usize, &[Demo])| Some((topic, demos.iter().position(|demo| demo.name == name)?));
        let others = || self.demos.iter().map(Vec::as_slice).enumerate().take(self.before).find_map(find);
        self.lectures().find_map(find).or_else(others).or_else(|| (self.before > 0).then_some((self.before, 0)))
    }
}
