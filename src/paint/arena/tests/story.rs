//! What a picture says of its moment: who acts, what was decided, and who leads, in every size and without colours.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::super::figures;
use super::super::headline::{self, Headline};
use super::super::inside::Inside;
use super::super::places::Placed;
use super::super::{Stage, draw_placed, parted};
use crate::paint::canvas::Canvas;
use crate::paint::scene::Scene;
use crate::paint::shown::{Part, Shown};
use crate::paint::tests::frames::{english, frame_at, run_of};
use crate::paint::{Look, ThemeName, View};
use crate::protocol::{Bearer, Role};
use crate::session::model::Frame;

/// Arenas with their legends, as screens of 60×18, 80×24, 120×40 and 200×55 have them.
pub(super) const ARENAS: [(u16, u16); 4] = [(60, 13), (50, 20), (74, 32), (110, 47)];
const THEMES: [ThemeName; 3] = [ThemeName::Dark, ThemeName::Light, ThemeName::Mono];

/// One scenario of each protocol, and some in which leaders fail, are two, or are many processes.
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

/// A graph as it is drawn: its cells, and what the painters say of them; nothing where there is no layout.
pub(super) fn picture(frame: &Frame, look: &Look, (width, height): (u16, u16)) -> Option<(Buffer, Shown)> {
    let look = &look.of_run(frame.anonymous);
    let area = Rect { x: 0, y: 0, width, height };
    let Placed::Graph(layout) = look.places.of(frame, area) else { return None };
    let mut buffer = Buffer::empty(area);
    let mut canvas = Canvas::new(&mut buffer);
    draw_placed(&Scene { frame, view: &View::default(), look }, &layout, area, false, &mut canvas);
    let shown = canvas.into_graphs().pop()?;
    Some((buffer, shown))
}

/// Moments of all stories: every so manieth tick, with the names of their scenarios.
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
fn who_acts_has_the_rim_and_nobody_else() {
    let looks = THEMES.map(english);
    let (mut sharp, mut faded) = (0, 0);
    each_moment(1, |name, frame| {
        for (at, look) in looks.iter().enumerate() {
            let size = ARENAS[(frame.clock.tick as usize + at) % ARENAS.len()];
            let Some((_, shown)) = picture(frame, look, size) else { continue };
            let rims = shown.parts.iter().filter_map(|(part, _)| if let Part::Rim(at) = part { Some(*at) } else { None });
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
fn the_inside_is_never_empty() {
    let look = english(ThemeName::Dark);
    let mut rows = 0;
    each_moment(3, |name, frame| {
        for size in ARENAS {
            let Some((_, shown)) = picture(frame, &look, size) else { continue };
            let area = Rect { x: 0, y: 0, width: size.0, height: size.1 };
            let Placed::Graph(layout) = look.places.of(frame, area) else { continue };
            let (clip, _) = parted(area, look.places.legend_rows(frame, size.0));
            let stage = Stage { look: &look, layout: &layout, clip };
            let inside = Inside::of(stage.layout, stage.clip);
            let middle = inside.middle.1.floor() as i32;
            // A row of a few words has room.
            if (-1..=1).all(|row| inside.holds(middle + row, 1, 24)) {
                rows += 1;
                assert!(shown.parts.iter().any(|(part, _)| *part == Part::Hub), "{name} at {} in {size:?}", frame.clock.tick);
            }
        }
    });
    assert!(rows > 100, "{rows}");
}

#[test]
fn on_the_smallest_screen_the_leader_is_told_of_when_it_is_elected() {
    let look = english(ThemeName::Dark);
    let frame = frame_at(&mut run_of("chang-roberts-ring"), 14, &View::default(), (60, 18));
    let (buffer, shown) = picture(&frame, &look, ARENAS[0]).expect("it has a layout");
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
                let beside = Rect { x: place.x.saturating_sub(1), width: place.width + 2, ..*place }.intersection(buffer.area);
                let is_double = text_of(&buffer, beside).contains(bar);
                match part {
                    Part::Card(at) if frame.processes[*at].role == Role::Leader => {
                        leaders += 1;
                        // In one row its rim is where its double lines are.
                        let has_rim = place.height == 1 && acts == Some(*at);
                        assert!(is_double || has_rim, "{name} at {} in {size:?}", frame.clock.tick);
                    }
                    Part::Pill(_) | Part::Aggregate | Part::Docked => {
                        assert!(place.height == 1 || !frame.messages.is_empty(), "{name}");
                        let inner = text_of(&buffer, *place);
                        assert!(!inner.contains(bar), "{name} at {} in {size:?}: {inner}", frame.clock.tick);
                    }
                    Part::Card(_) | Part::Head | Part::Hub | Part::Room | Part::Rim(_) | Part::Corner | Part::Words => {}
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
                if message.is_some_and(|message| message.class == crate::protocol::MessageClass::Elected) {
                    seen += 1;
                    assert!(place.height == 1 && place.width <= 7, "{name} at {} in {size:?}: {place}", frame.clock.tick);
                }
            }
        }
    });
    assert!(seen > 40, "{seen}");
}

#[test]
fn the_words_in_the_inside_are_those_of_the_rule_of_the_log() {
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
        let hub: Vec<String> =
            shown.parts.iter().filter(|(part, _)| *part == Part::Hub).map(|(_, place)| text_of(&buffer, *place)).collect();
        let outcome = look.texts.outcome(&decided.rule);
        let says = outcome.lengths().any(|words| hub.iter().any(|text| text.contains(words)));
        let down = matches!(frame.verdict, crate::session::model::Verdict::LeaderDown { .. });
        told += usize::from(says);
        assert!(says || down, "{name} at {}: {hub:?} and {outcome}", frame.clock.tick);
    });
    assert!(told > 40, "{told}");
}

#[test]
fn what_has_docked_covers_nothing() {
    let looks = THEMES.map(english);
    let mut docked = 0;
    each_moment(1, |name, frame| {
        for (at, look) in looks.iter().enumerate() {
            let size = ARENAS[(frame.clock.tick as usize + at) % ARENAS.len()];
            let Some((_, shown)) = picture(frame, look, size) else { continue };
            let solid = |part: &Part| matches!(part, Part::Card(_) | Part::Pill(_) | Part::Head | Part::Aggregate | Part::Hub);
            for (_, place) in shown.parts.iter().filter(|(part, _)| *part == Part::Docked) {
                docked += 1;
                let over = shown.parts.iter().find(|(part, other)| solid(part) && other.intersects(*place));
                assert_eq!(over, None, "{name} at {} in {size:?}: {place}", frame.clock.tick);
            }
        }
    });
    assert!(docked > 100, "{docked}");
}

#[test]
fn the_tick_is_said_once() {
    let look = english(ThemeName::Dark);
    let (mut corners, mut headers) = (0, 0);
    for name in STORIES {
        let mut run = run_of(name);
        for size in [(60, 18), (80, 24), (120, 40), (200, 55)] {
            let frame = frame_at(&mut run, 3, &View::default(), size);
            let mut buffer = Buffer::empty(Rect { x: 0, y: 0, width: size.0, height: size.1 });
            let shown = crate::paint::draw_and_tell(&frame, &View::default(), &look, &mut buffer);
            let header = text_of(&buffer, Rect { height: 1, ..buffer.area }).contains("tick 3");
            let parts = shown.iter().flat_map(|shown| &shown.parts);
            let corner =
                parts.filter(|(part, _)| *part == Part::Corner).any(|(_, place)| text_of(&buffer, *place).contains("tick"));
            assert_ne!(header, corner, "{name} in {size:?}\n{}", super::rows(&buffer).join("\n"));
            corners += usize::from(corner);
            headers += usize::from(header);
        }
    }
    assert!(corners > 15 && headers > 3, "{corners} {headers}");
}

/// The words of the inside.
pub(super) fn hub_of(buffer: &Buffer, shown: &Shown) -> Vec<String> {
    shown.parts.iter().filter(|(part, _)| *part == Part::Hub).map(|(_, place)| text_of(buffer, *place)).collect()
}

#[test]
fn a_number_alone_has_its_noun_and_what_comes_of_it_names_somebody() {
    let look = english(ThemeName::Dark);
    let mut alone = 0;
    each_moment(1, |name, frame| {
        let look = look.of_run(frame.anonymous);
        let Headline::Decided(decided) = headline::of(frame) else { return };
        let [value] = decided.weighed.values.as_slice() else { return };
        let outcome = look.texts.outcome(&decided.rule);
        let says_who = value.bearer == Bearer::Process || outcome.longest().contains(&look.texts.name(decided.id));
        assert!(says_who, "{name} at {}: {outcome}", frame.clock.tick);
        let noun = match value.bearer {
            Bearer::Process => "process",
            Bearer::List => "list of",
            Bearer::Message => decided.kind.expect("a message came"),
        };
        let size = ARENAS[frame.clock.tick as usize % ARENAS.len()];
        let Some((buffer, shown)) = picture(frame, &look, size) else { return };
        let hub = hub_of(&buffer, &shown);
        // In a row of words the value stands with its verb, or with the glyph of its message.
        let is_row = hub.iter().all(|part| !part.contains('\n'));
        alone += usize::from(!is_row);
        let spelt = figures::row(decided, &look).into_iter().map(|(text, _)| text + " ").collect::<String>();
        let is_named = hub.iter().any(|part| part.contains(noun) || part.contains(&spelt));
        assert!(is_row || is_named, "{name} at {} in {size:?}: {hub:?}", frame.clock.tick);
    });
    assert!(alone > 40, "{alone}");
}

#[test]
fn at_the_end_the_inside_tells_the_end_and_nobody_acts() {
    let looks = THEMES.map(english);
    let (mut led, mut unled) = (0, 0);
    for name in ["chang-roberts-ring", "bully-impatient", "ring-list-lost-list", "hirschberg-sinclair-crash", "franklin-ten"] {
        let frame = frame_at(&mut run_of(name), 200, &View::default(), (200, 55));
        assert!(frame.clock.has_ended(), "{name}");
        for look in &looks {
            for size in ARENAS {
                let Some((buffer, shown)) = picture(&frame, look, size) else { continue };
                let acts = |part: &Part| matches!(part, Part::Rim(_) | Part::Docked);
                assert!(!shown.parts.iter().any(|(part, _)| acts(part)), "{name} in {size:?}: somebody acts");
                let hub = hub_of(&buffer, &shown);
                // In a short row the end is that there is no leader.
                let signs = if frame.leading.is_some() { [look.glyphs.state(Role::Leader); 2] } else { ["ended", "no leader"] };
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
fn a_decision_that_is_old_recedes() {
    let look = english(ThemeName::Dark);
    let (mut fresh, mut old) = (0, 0);
    each_moment(1, |name, frame| {
        let Headline::Decided(decided) = headline::of(frame) else { return };
        let look = look.of_run(frame.anonymous);
        let Some((buffer, shown)) = picture(frame, &look, ARENAS[2]) else { return };
        let bright = look.theme.strong().fg;
        let inks = shown.parts.iter().filter(|(part, _)| *part == Part::Hub).flat_map(|(_, place)| place.positions());
        let is_bright = inks.into_iter().any(|cell| buffer[cell].symbol() != " " && Some(buffer[cell].fg) == bright);
        assert_eq!(is_bright, decided.ago < 2, "{name} at {}", frame.clock.tick);
        *(if is_bright { &mut fresh } else { &mut old }) += 1;
    });
    assert!(fresh > 40 && old > 3, "{fresh} {old}");
}

#[test]
fn before_a_class_the_comparison_docks_in_large_digits_and_covers_nothing() {
    let look = english(ThemeName::Dark);
    let view = View { presenting: true, ..View::default() };
    let mut large = 0;
    for name in ["chang-roberts-ring", "peterson-ring", "bully-leader-fails"] {
        let mut run = run_of(name);
        for tick in 0..16 {
            let frame = frame_at(&mut run, tick, &view, (200, 55));
            let mut buffer = Buffer::empty(Rect { x: 0, y: 0, width: 200, height: 55 });
            for shown in crate::paint::draw_and_tell(&frame, &view, &look, &mut buffer) {
                let docked = shown.parts.iter().filter(|(part, place)| *part == Part::Docked && place.height > 1);
                for (_, place) in docked {
                    large += 1;
                    let solid =
                        |part: &Part| matches!(part, Part::Card(_) | Part::Pill(_) | Part::Head | Part::Hub | Part::Rim(_));
                    let over = shown.parts.iter().find(|(part, other)| solid(part) && other.intersects(*place));
                    assert_eq!(over, None, "{name} at {tick}: {place}");
                }
            }
        }
    }
    assert!(large > 5, "{large}");
}

#[test]
fn at_the_end_three_leaders_are_told_in_capitals_with_their_ids() {
    let look = english(ThemeName::Dark);
    let text = "protocol = \"bully\"\nevents = [{ at = 2, partition = [[1, 2], [3, 4], [5, 6]] }, { at = 3, start = \"all\" }]\n\
                [processes]\nids = [1, 2, 3, 4, 5, 6]\n";
    let frame = frame_at(&mut run_of(text), 40, &View::default(), (120, 40));
    assert_eq!(frame.rivals.len(), 3);
    let (buffer, shown) = picture(&frame, &look, ARENAS[2]).expect("it has a layout");
    let hub = hub_of(&buffer, &shown);
    assert!(hub.iter().any(|part| part.contains("2, 4, 6")) && hub.iter().any(|part| part.contains('\n')), "{hub:?}");
    let (buffer, shown) = picture(&frame, &look, ARENAS[1]).expect("it has a layout");
    assert!(hub_of(&buffer, &shown).iter().any(|part| part.contains("3 leaders")));
}

#[test]
fn in_a_row_of_words_nothing_is_said_twice_and_no_value_runs_on_into_what_comes_of_it() {
    let look = english(ThemeName::Dark);
    let told = |name: &str, tick: u64| {
        let frame = frame_at(&mut run_of(name), tick, &View::default(), (60, 18));
        let rows = headline::rows(&frame, &look).into_iter();
        rows.map(|words| words.into_iter().map(|(text, _)| text).collect::<String>()).collect::<Vec<_>>()
    };
    assert_eq!(told("chang-roberts-1000", 14)[0], "988 > 227 passes it on");
    assert_eq!(told("chang-roberts-ring", 5)[0], "31 < 58 discarded by 58");
    assert_eq!(told("chang-roberts-ring", 1)[..2], ["process 58 begins", "58 begins"]);
    assert_eq!(told("ring-list-late-crash", 2), ["list of 2: 7 was not in it: + 7", "list of 2: + 7", "list of 2"]);
    assert_eq!(told("chang-roberts-bounce", 9)[..2], ["ELECTION 45: 7 skips 48", "?45: 7 skips 48"]);
}
