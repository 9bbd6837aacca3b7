//! Tests of the acting process, the decision and the leader on the screen, in every size and without colours.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::super::GraphLayout;
use super::super::draw_placed;
use super::super::headline::headline;
use crate::canvas::Canvas;
use crate::graph_record::{GraphRecord, Part};
use crate::scene::Scene;
use crate::tests::frames::{english, frame_at, run_of};
use crate::{Look, ThemeName, View};
use suffrage_engine::protocol::Role;
use suffrage_engine::sim::command::{Command, Targets};
use suffrage_session::Moved;
use suffrage_session::model::{Ask, Frame};

/// The sizes of the graph's area, with legend, on screens of 60×18, 80×24, 120×40 and 200×55.
pub(super) const ARENAS: [(u16, u16); 4] = [(60, 13), (50, 20), (74, 32), (110, 47)];
const THEMES: [ThemeName; 3] = [ThemeName::Dark, ThemeName::Light, ThemeName::Mono];

const STORIES: [&str; 14] = [
    "chang-roberts-ring",
    "chang-roberts-ten",
    "chang-roberts-dead-leader",
    "franklin-ten",
    "peterson-ring",
    "hirschberg-sinclair-eight",
    "itai-rodeh-ties",
    "itai-rodeh-16",
    "bully-successor-fails",
    "bully-restless-16",
    "bully-leader-returns",
    "raft-election-partition",
    "raft-election-split-vote",
    "ring-list-leader-fails",
];

pub(super) fn picture(frame: &Frame, look: &Look, (width, height): (u16, u16)) -> Option<(Buffer, GraphRecord)> {
    let look = &look.of_run(frame.anonymous);
    let area = Rect { x: 0, y: 0, width, height };
    let GraphLayout::Graph(layout) = look.placed(frame, area, false) else { return None };
    let mut buffer = Buffer::empty(area);
    let mut canvas = Canvas::new(&mut buffer);
    draw_placed(&Scene { frame, view: &View::default(), look }, &layout, area, &mut canvas);
    let shown = canvas.graphs.pop()?;
    Some((buffer, shown))
}

fn each_moment(step: usize, mut see: impl FnMut(&str, &Frame)) {
    for name in STORIES {
        let mut run = run_of(name);
        for tick in (0..30).step_by(step) {
            let frame = frame_at(&mut run, tick, &View::default(), (200, 55));
            see(name, &frame);
            if frame.clock.quiet && tick > 0 {
                break;
            }
        }
    }
}

fn text_of(buffer: &Buffer, place: Rect) -> String {
    let row = |y: u16| (place.left()..place.right()).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (place.top()..place.bottom()).map(row).collect::<Vec<_>>().join("\n")
}

#[test]
fn only_the_acting_process_has_the_rim() {
    let looks = THEMES.map(english);
    let (mut sharp, mut faded) = (0, 0);
    each_moment(1, |name, frame| {
        for (at, look) in looks.iter().enumerate() {
            let size = ARENAS[(frame.clock.tick as usize + at) % ARENAS.len()];
            let Some((_, shown)) = picture(frame, look, size) else { continue };
            let rims =
                shown.parts.iter().filter_map(|(part, _)| if let Part::Rim(at) = part { Some(*at) } else { None });
            let seen: Vec<usize> = rims.collect();
            let lasts = if look.theme.is_mono() { 1 } else { 3 };
            let acts = frame.story.acts.filter(|acts| acts.ago < lasts && !frame.clock.has_ended());
            let wanted: Vec<usize> = acts.iter().map(|acts| acts.position).collect();
            assert_eq!(seen, wanted, "{name} at {} in {size:?}", frame.clock.tick);
            sharp += usize::from(acts.is_some_and(|acts| acts.ago == 0));
            faded += usize::from(acts.is_some_and(|acts| acts.ago > 0));
        }
    });
    assert!(sharp > 50 && faded > 3, "{sharp} {faded}");
}

#[test]
fn the_smallest_screen_shows_the_leader_when_it_is_elected() {
    let look = english(ThemeName::Dark);
    let frame = frame_at(&mut run_of("chang-roberts-ring"), 14, &View::default(), (60, 18));
    let (buffer, shown) = picture(&frame, &look, ARENAS[0]).expect("the graph has a layout");
    let hub: Vec<String> =
        shown.parts.iter().filter(|(part, _)| *part == Part::Hub).map(|(_, place)| text_of(&buffer, *place)).collect();
    assert!(!hub.is_empty() && hub.iter().any(|text| text.contains('█') || text.contains("58")), "{hub:?}");
}

#[test]
fn a_leader_is_drawn_unlike_anything_else() {
    let looks = THEMES.map(english);
    let mut leaders = 0;
    each_moment(2, |name, frame| {
        for (at, look) in looks.iter().enumerate() {
            let size = ARENAS[(frame.clock.tick as usize / 2 + at) % ARENAS.len()];
            let Some((buffer, shown)) = picture(frame, look, size) else { continue };
            let bar = look.glyphs.frame(Role::Leader).down;
            let acts = frame.story.acts.map(|acts| acts.position);
            for (part, place) in &shown.parts {
                let beside =
                    Rect { x: place.x.saturating_sub(1), width: place.width + 2, ..*place }.intersection(buffer.area);
                let is_double = text_of(&buffer, beside).contains(bar);
                match part {
                    Part::Card(at) if frame.processes[*at].role == Role::Leader => {
                        leaders += 1;
                        // On a card of one row, the rim of a leader replaces its double lines.
                        let has_rim = place.height == 1 && acts == Some(*at);
                        assert!(is_double || has_rim, "{name} at {} in {size:?}", frame.clock.tick);
                    }
                    Part::Pill(_) | Part::Aggregate => {
                        assert!(place.height == 1 || !frame.messages.is_empty(), "{name}");
                        let inner = text_of(&buffer, *place);
                        assert!(!inner.contains(bar), "{name} at {} in {size:?}: {inner}", frame.clock.tick);
                    }
                    Part::Card(_) | Part::Head | Part::Hub | Part::Room | Part::Rim(_) | Part::Words => {}
                }
            }
        }
    });
    assert!(leaders > 40, "{leaders}");
}

#[test]
fn an_announcement_has_one_row_and_seven_columns_at_most() {
    let look = english(ThemeName::Dark);
    let mut seen = 0;
    each_moment(1, |name, frame| {
        for size in ARENAS {
            let Some((_, shown)) = picture(frame, &look, size) else { continue };
            for (part, place) in &shown.parts {
                let Part::Pill(number) = part else { continue };
                let message = frame.messages.iter().find(|message| message.number == *number);
                if message.is_some_and(|message| message.class == suffrage_engine::protocol::MessageClass::Elected) {
                    seen += 1;
                    assert!(
                        place.height == 1 && place.width <= 7,
                        "{name} at {} in {size:?}: {place}",
                        frame.clock.tick
                    );
                }
            }
        }
    });
    assert!(seen > 40, "{seen}");
}

#[test]
fn the_words_inside_are_those_of_the_rule_in_the_log() {
    let look = english(ThemeName::Dark);
    let mut told = 0;
    each_moment(1, |name, frame| {
        let Some(decided) = &frame.story.decision else { return };
        if frame.leading.is_some() || !frame.rivals.is_empty() || frame.clock.has_ended() {
            return;
        }
        let look = look.of_run(frame.anonymous);
        let size = ARENAS[2];
        let Some((buffer, shown)) = picture(frame, &look, size) else { return };
        let hub: Vec<String> = shown
            .parts
            .iter()
            .filter(|(part, _)| *part == Part::Hub)
            .map(|(_, place)| text_of(&buffer, *place))
            .collect();
        let outcome = look.texts.outcome(&decided.rule);
        let says = outcome.lengths().any(|words| hub.iter().any(|text| text.contains(words)));
        let down = matches!(frame.verdict, suffrage_session::model::Verdict::LeaderDown { .. });
        told += usize::from(says);
        assert!(says || down, "{name} at {}: {hub:?} and {outcome}", frame.clock.tick);
    });
    assert!(told > 40, "{told}");
}

pub(super) fn hub_of(buffer: &Buffer, shown: &GraphRecord) -> Vec<String> {
    shown.parts.iter().filter(|(part, _)| *part == Part::Hub).map(|(_, place)| text_of(buffer, *place)).collect()
}

#[test]
fn at_the_end_the_inside_shows_the_end_and_no_process_acts() {
    let looks = THEMES.map(english);
    let (mut led, mut unled) = (0, 0);
    for name in
        ["chang-roberts-ring", "bully-impatient", "ring-list-lost-list", "hirschberg-sinclair-crash", "franklin-ten"]
    {
        let frame = frame_at(&mut run_of(name), 200, &View::default(), (200, 55));
        assert!(frame.clock.has_ended(), "{name}");
        for look in &looks {
            for size in ARENAS {
                let Some((buffer, shown)) = picture(&frame, look, size) else { continue };
                let acts = |part: &Part| matches!(part, Part::Rim(_));
                assert!(!shown.parts.iter().any(|(part, _)| acts(part)), "{name} in {size:?}: a process acts");
                let hub = hub_of(&buffer, &shown);
                // In a short row, only the text "no leader" shows that the run has ended.
                let signs =
                    if frame.leading.is_some() { [look.glyphs.state(Role::Leader); 2] } else { ["ended", "no leader"] };
                assert!(
                    hub.is_empty() || hub.iter().any(|part| signs.iter().any(|sign| part.contains(sign))),
                    "{name} in {size:?}: {hub:?}"
                );
                *(if frame.leading.is_some() { &mut led } else { &mut unled }) += usize::from(!hub.is_empty());
            }
        }
    }
    assert!(led > 10 && unled > 10, "{led} {unled}");
}

#[test]
fn an_old_decision_fades() {
    let look = english(ThemeName::Dark);
    let (mut fresh, mut old) = (0, 0);
    each_moment(1, |name, frame| {
        let Some(decided) = &frame.story.decision else { return };
        if frame.leading.is_some() || !frame.rivals.is_empty() || frame.clock.has_ended() {
            return;
        }
        let look = look.of_run(frame.anonymous);
        let Some((buffer, shown)) = picture(frame, &look, ARENAS[2]) else { return };
        let bright = look.theme.strong().fg;
        let inks = shown.parts.iter().filter(|(part, _)| *part == Part::Hub).flat_map(|(_, place)| place.positions());
        let is_bright = inks.into_iter().any(|cell| buffer[cell].symbol() != " " && Some(buffer[cell].fg) == bright);
        assert_eq!(is_bright, decided.ago < 1, "{name} at {}", frame.clock.tick);
        *(if is_bright { &mut fresh } else { &mut old }) += 1;
    });
    assert!(fresh > 40 && old > 3, "{fresh} {old}");
}

#[test]
fn a_row_of_words_repeats_nothing_and_separates_values_from_the_outcome() {
    let look = english(ThemeName::Dark);
    let told = |name: &str, tick: u64| {
        let frame = frame_at(&mut run_of(name), tick, &View::default(), (60, 18));
        let rows = headline(&frame, &look).rows.into_iter();
        rows.map(|words| words.into_iter().map(|(text, _)| text).collect::<String>()).collect::<Vec<_>>()
    };
    assert_eq!(told("chang-roberts-1000", 14)[0], "988 > 227 forwards it");
    assert_eq!(told("chang-roberts-ring", 5)[0], "31 < 58 discarded by 58");
    assert_eq!(told("chang-roberts-ring", 1)[..2], ["process 58 starts", "58 starts"]);
    assert_eq!(told("ring-list-late-crash", 2), ["list of 2: 7 was not in it: + 7", "list of 2: + 7", "list of 2"]);
    assert_eq!(told("chang-roberts-bounce", 9)[..2], ["ELECTION 45: 7 skips 48", "?45: 7 skips 48"]);
}

#[test]
fn only_processes_have_frames_and_only_rings_have_digits_inside() {
    let looks = THEMES.map(english);
    let (mut frames, mut rows) = (0, 0);
    each_moment(2, |name, frame| {
        for (at, look) in looks.iter().enumerate() {
            let size = ARENAS[(frame.clock.tick as usize / 2 + at) % ARENAS.len()];
            let Some((buffer, shown)) = picture(frame, look, size) else { continue };
            let cards: Vec<Rect> = shown
                .parts
                .iter()
                .filter_map(|(part, place)| matches!(part, Part::Card(_) | Part::Rim(_)).then_some(*place))
                .collect();
            let corners =
                [Role::Idle, Role::Relay, Role::Active, Role::Leader].map(|role| look.glyphs.frame(role).corners);
            let graph = Rect { height: size.1 - 2, ..buffer.area };
            for cell in graph.positions() {
                if corners.as_flattened().contains(&buffer[cell].symbol()) {
                    frames += 1;
                    let what = format!("{name} at {} in {size:?}", frame.clock.tick);
                    assert!(cards.iter().any(|card| card.contains(cell)), "{what}: a frame at {cell}");
                }
            }
            for (_, place) in shown.parts.iter().filter(|(part, _)| *part == Part::Hub) {
                rows += 1;
                let is_complete = frame.topology == suffrage_engine::protocol::Topology::Complete;
                assert!(!is_complete || (place.y, place.height) == (0, 1), "{name} in {size:?}: {place}");
                assert!([1, 3, 5].contains(&place.height), "{name} in {size:?}: {place}");
            }
        }
    });
    assert!(frames > 100 && rows > 100, "{frames} {rows}");
}

#[test]
fn the_reason_of_a_leader_is_told_only_while_it_acts() {
    let mut session = run_of("bully-leader-fails");
    session.seek(2);
    let look = english(ThemeName::Dark);
    let mut told_after = |act: Command| {
        assert_eq!(session.act(act), Moved::Yes);
        let frame = session.frame(&Ask { processes: 8, ..Ask::default() });
        headline(&frame, &look).rows[0].iter().map(|(text, _)| text.as_str()).collect::<String>()
    };
    assert_eq!(told_after(Command::Revive(Targets::Listed(vec![6]))), "★ 7 ★  is back: starts");
    assert_eq!(told_after(Command::Start(Targets::Listed(vec![0]))), "★ 7 ★  known to 6 of 7");
}
