use std::collections::BTreeSet;

use ratatui::style::Color;

use super::shade::{ANSI, Shade, XTERM, contrast, of_index};
use super::spec::{MESSAGE_PARTS, MESSAGES, ROLES, STATE_PARTS, STATES};
use super::*;
use suffrage_scenario::config::Problem;

const ROLES_OF_PROCESSES: [Role; Role::COUNT] = [
    Role::Idle,
    Role::Active,
    Role::Waiting,
    Role::Relay,
    Role::Red,
    Role::Black,
    Role::Leader,
    Role::Decided,
    Role::Traitor,
    Role::Crashed,
];
const CLASSES: [MessageClass; MessageClass::COUNT - 1] = [
    MessageClass::Election,
    MessageClass::Probe,
    MessageClass::Answer,
    MessageClass::Elected,
    MessageClass::Heartbeat,
    MessageClass::Value,
];
const COLOURED: [ThemeName; 2] = [ThemeName::Dark, ThemeName::Light];

/// The sixteen named colours of the Linux console and many terminals.
const VGA: [u32; 16] = [
    0x00_00_00, 0xaa_00_00, 0x00_aa_00, 0xaa_55_00, 0x00_00_aa, 0xaa_00_aa, 0x00_aa_aa, 0xaa_aa_aa, 0x55_55_55,
    0xff_55_55, 0x55_ff_55, 0xff_ff_55, 0x55_55_ff, 0xff_55_ff, 0x55_ff_ff, 0xff_ff_ff,
];

fn written(shade: Option<Shade>) -> String {
    shade.map_or("–".to_owned(), |shade| format!("#{:06x} {}", shade.rgb, shade.index))
}

#[test]
fn every_fault_of_a_theme_has_a_sentence_and_a_remedy_in_every_language() {
    for sample in super::read::samples() {
        suffrage_text::testing::prove_remark(&sample.what);
        suffrage_text::testing::prove_remark(&sample.mend);
    }
}

#[test]
fn the_colours_are_those_of_the_design() {
    // For states: fill, ink, edge, text. For messages: pill, ink, trail.
    for name in COLOURED {
        let spec = ThemeSpec::built_in(name);
        let role = |(role, entry): (&&str, &Option<spec::Entry>)| {
            format!("{role}: {}\n", written(entry.expect("it is given").shade))
        };
        let parts = |key: &str, parts: &[spec::Entry]| {
            let parts: Vec<String> = parts.iter().map(|part| written(part.shade)).collect();
            format!("{key}: {}\n", parts.join(" / "))
        };
        let roles = ROLES.iter().zip(&spec.roles).map(role);
        let states = STATES.iter().enumerate().map(|(state, table)| parts(table.key, &spec.state(state)));
        let messages = MESSAGES.iter().enumerate().map(|(message, table)| parts(table.key, &spec.message(message)));
        let got: String = roles.chain(states).chain(messages).collect();
        insta::assert_snapshot!(format!("colours-{}", name.key()), got);
    }
}

#[test]
fn built_in_themes_are_complete() {
    for name in ThemeName::ALL {
        let (spec, base) = ThemeSpec::given(name.text()).expect("no faults");
        assert_eq!(base, None, "{name:?}");
        assert!(spec.roles.iter().all(Option::is_some), "{name:?}");
        assert!(spec.states.iter().all(|state| state[1].is_some()), "{name:?}");
        assert!(spec.messages.iter().all(|message| message[0].is_some() && message[1].is_some()), "{name:?}");
        assert_eq!(ThemeName::named(name.key()), Some(name));
    }
    for theme in [Theme::new(ThemeName::Dark, Depth::True), Theme::new(ThemeName::Light, Depth::True)] {
        assert!(
            theme.fault().add_modifier.contains(Modifier::BOLD)
                && theme.keyword().add_modifier.contains(Modifier::BOLD)
        );
        assert!(theme.tile(Role::Crashed).add_modifier.contains(Modifier::CROSSED_OUT));
    }
}

#[test]
fn all_text_is_readable_on_its_background() {
    for name in COLOURED {
        let spec = ThemeSpec::built_in(name);
        assert!(spec.pairs().len() > 25);
        assert_eq!(spec.faint_text(), [], "{name:?}");
        let shade = |role: usize| spec.roles[role].and_then(|entry| entry.shade).expect("a colour");
        let idle_link = contrast(shade(FAINT).rgb, shade(BACKGROUND).rgb);
        assert!(idle_link >= 3.0, "idle links: {idle_link:.2}");
    }
}

#[test]
fn with_fewer_colours_text_is_readable_too() {
    for name in COLOURED {
        for (what, ink, ground) in ThemeSpec::built_in(name).pairs() {
            let got = contrast(of_index(ink.index), of_index(ground.index));
            assert!(got >= 3.0, "{name:?} {what}: {got:.2} of 256");
            for (terminal, palette) in [("xterm", XTERM), ("VGA", VGA)] {
                // With sixteen colours, text of a fault on the bar is inverted.
                let got = contrast(palette[usize::from(ink.ansi)], palette[usize::from(ground.ansi)]);
                assert!(got >= 3.0, "{name:?} {what}: {got:.2} of 16 on {terminal}");
            }
        }
    }
}

fn shown(colour: Option<Color>, palette: [u32; 16]) -> u32 {
    match colour {
        Some(Color::Rgb(red, green, blue)) => u32::from_be_bytes([0, red, green, blue]),
        Some(Color::Indexed(index)) if index < 16 => palette[usize::from(index)],
        Some(Color::Indexed(index)) => of_index(index),
        other => panic!("{other:?} is not a colour of a theme"),
    }
}

#[test]
fn text_on_bars_and_on_the_selected_row_is_readable_at_any_depth() {
    for name in COLOURED {
        for (depth, least) in [(Depth::True, LEAST_CONTRAST), (Depth::Indexed, 3.0), (Depth::Sixteen, 3.0)] {
            let theme = Theme::new(name, depth);
            let bars =
                [theme.bar(), theme.bar_muted(), theme.bar_strong(), theme.bar(), theme.bar_muted(), theme.chip()];
            let cells =
                [theme.cell_undefined(), theme.tile(Role::Leader), theme.cell_believes_crashed(), theme.selected_row()];
            let plain =
                [theme.text(), theme.strong(), theme.muted(), theme.faint(), theme.fault(), theme.cell_crashed()];
            let roles = ROLES_OF_PROCESSES.map(|role| theme.state_text(role));
            let messages = CLASSES.map(|class| theme.message_text(class));
            let chosen = plain.into_iter().chain(roles).chain(messages).map(|style| theme.on_selected_row(style));
            for style in bars.into_iter().chain(cells).chain(chosen) {
                for palette in [XTERM, VGA] {
                    let got = contrast(shown(style.fg, palette), shown(style.bg, palette));
                    assert!(got >= least, "{name:?} {depth:?} {style:?}: {got:.2}");
                }
            }
        }
    }
}

#[test]
fn elements_of_one_run_differ_at_any_depth() {
    // Not compared, because they never occur in the same run: relaying and Franklin's black processes; questions of
    // one-way and of two-way rings.
    let runs = [
        &[Role::Idle, Role::Active, Role::Waiting, Role::Relay, Role::Leader, Role::Crashed][..],
        &[Role::Red, Role::Black, Role::Leader, Role::Crashed][..],
        &[Role::Idle, Role::Active, Role::Waiting, Role::Decided, Role::Traitor, Role::Crashed][..],
    ];
    let kinds = [
        &[MessageClass::Election, MessageClass::Answer, MessageClass::Elected, MessageClass::Heartbeat][..],
        &[MessageClass::Probe, MessageClass::Answer, MessageClass::Elected, MessageClass::Heartbeat][..],
        &[
            MessageClass::Election,
            MessageClass::Answer,
            MessageClass::Elected,
            MessageClass::Value,
            MessageClass::Heartbeat,
        ][..],
    ];
    for name in ThemeName::ALL {
        for depth in [Depth::True, Depth::Indexed, Depth::Sixteen] {
            let theme = Theme::new(name, depth);
            for run in runs {
                // Without colours, frame and word distinguish idle processes from relays, and competitors from leaders.
                let looks: BTreeSet<String> =
                    run.iter().map(|&role| format!("{:?} {:?}", theme.tile(role), theme.edge(role))).collect();
                let apart = if name == ThemeName::Mono { looks.len() >= 3 } else { looks.len() == run.len() };
                assert!(apart, "{name:?} {depth:?} {looks:#?}");
            }
            for kinds in kinds.iter().filter(|_| name != ThemeName::Mono) {
                let pills: BTreeSet<String> = kinds.iter().map(|&class| format!("{:?}", theme.pill(class))).collect();
                let trails: BTreeSet<String> = kinds.iter().map(|&class| format!("{:?}", theme.trail(class))).collect();
                assert_eq!((pills.len(), trails.len()), (kinds.len(), kinds.len()), "{name:?} {depth:?}");
            }
        }
    }
}

#[test]
fn no_text_has_the_colour_of_its_ground() {
    for name in COLOURED {
        for depth in [Depth::True, Depth::Indexed, Depth::Sixteen] {
            let theme = Theme::new(name, depth);
            let ground = theme.base().bg;
            let chrome =
                [theme.base(), theme.bar(), theme.bar_muted(), theme.chip(), theme.selected_row(), theme.notice()];
            let cells =
                [theme.cell_undefined(), theme.tile(Role::Leader), theme.cell_believes_crashed(), theme.gauge()];
            let lines = [theme.faint(), theme.web(), theme.rule(), theme.muted(), theme.fault(), theme.notice_trail()];
            let roles = ROLES_OF_PROCESSES
                .iter()
                .flat_map(|&role| [theme.tile(role), theme.state_text(role), theme.state_row(role)]);
            let messages =
                CLASSES.iter().flat_map(|&class| [theme.pill(class), theme.trail(class), theme.pill_end(class)]);
            for style in chrome.into_iter().chain(cells).chain(lines).chain(roles).chain(messages) {
                assert_ne!(style.fg, style.bg.or(ground), "{name:?} {depth:?} {style:?}");
            }
        }
    }
}

#[test]
fn the_monochrome_theme_has_no_colour_and_keeps_states_apart() {
    let theme = Theme::new(ThemeName::Mono, Depth::True);
    let allowed = Modifier::BOLD | Modifier::DIM | Modifier::REVERSED | Modifier::CROSSED_OUT;
    for role in ROLES_OF_PROCESSES {
        for style in [
            theme.tile(role),
            theme.edge(role),
            theme.state_text(role),
            theme.state_row(role),
            theme.state_sample(role),
        ] {
            assert_eq!((style.fg, style.bg), (None, None), "{role:?}");
            assert!(allowed.contains(style.add_modifier), "{role:?}: {style:?}");
        }
        let competes = matches!(role, Role::Active | Role::Red | Role::Leader | Role::Traitor);
        assert_eq!(theme.tile(role).add_modifier.contains(Modifier::REVERSED), competes, "{role:?}");
    }
    for class in CLASSES {
        for style in [theme.pill(class), theme.pill_end(class), theme.trail(class)] {
            assert_eq!((style.fg, style.bg), (None, None));
            assert!(!style.add_modifier.contains(Modifier::REVERSED), "a pill must differ from a tile");
        }
    }
}

#[test]
fn solid_means_competing_in_every_theme() {
    for name in ThemeName::ALL {
        let theme = Theme::new(name, Depth::True);
        for role in ROLES_OF_PROCESSES {
            let competes = matches!(role, Role::Active | Role::Red | Role::Leader | Role::Traitor);
            assert_eq!(theme.is_solid(role), competes, "{name:?} {role:?}");
        }
    }
}

#[test]
fn the_depth_chooses_the_form_of_a_colour() {
    let ground = |depth| Theme::new(ThemeName::Dark, depth).base().bg;
    assert_eq!(ground(Depth::True), Some(Color::Rgb(0x0d, 0x11, 0x17)));
    assert_eq!(ground(Depth::Indexed), Some(Color::Indexed(233)));
    assert_eq!(ground(Depth::Sixteen), Some(Color::Indexed(0)));
}

#[test]
fn black_on_a_colour_is_not_bold_where_bold_black_is_grey() {
    let bold = |style: Style| style.add_modifier.contains(Modifier::BOLD);
    for (depth, expected) in [(Depth::True, true), (Depth::Indexed, true), (Depth::Sixteen, false)] {
        let theme = Theme::new(ThemeName::Dark, depth);
        assert_eq!(
            (bold(theme.tile(Role::Active)), bold(theme.pill(MessageClass::Answer))),
            (expected, expected),
            "{depth:?}"
        );
        // Light ink, and ink on the background, stay bold.
        assert!(
            bold(theme.tile(Role::Red))
                && bold(theme.tile(Role::Idle))
                && bold(theme.message_text(MessageClass::Election))
        );
    }
}

#[test]
fn a_question_has_neither_the_colour_of_red_candidates_nor_that_of_a_leader() {
    for name in [ThemeName::Dark, ThemeName::Light] {
        for depth in [Depth::True, Depth::Indexed, Depth::Sixteen] {
            let theme = Theme::new(name, depth);
            let question = theme.pill(MessageClass::Election).bg;
            for other in [theme.tile(Role::Red), theme.tile(Role::Leader), theme.pill(MessageClass::Elected)] {
                assert_ne!(question, other.bg, "{name:?} {depth:?}");
            }
        }
    }
}

#[test]
fn a_custom_theme_changes_its_entries_and_keeps_the_rest() {
    let text = "base = \"light\"\n[roles]\nmuted = \"#00608a\"\n[states]\nactive = { fill = \"#102030 17 blue\" }\n\
                red = { fill = \"none\", ink = \"muted bold\" }\n";
    let spec = ThemeSpec::read(text).expect("no faults");
    let theme = Theme::of(&spec, Depth::True);
    let light = Theme::new(ThemeName::Light, Depth::True);
    assert_eq!(theme.muted().fg, Some(Color::Rgb(0x00, 0x60, 0x8a)));
    // Entries that name the role have its new colour, and the word of a state has the colour of its new fill.
    assert_eq!(theme.edge(Role::Idle).fg, theme.muted().fg);
    assert_eq!(theme.state_text(Role::Active).fg, Some(Color::Rgb(0x10, 0x20, 0x30)));
    assert_eq!(theme.tile(Role::Active).fg, light.tile(Role::Active).fg);
    assert!(!theme.is_solid(Role::Red) && theme.tile_plain(Role::Red).add_modifier == Modifier::BOLD);
    assert_eq!(theme.base(), light.base());
    assert!(!theme.is_mono() && !theme.has_dark_ground());
    // Without a named substitute for fewer colours, the most similar colour is used.
    assert_eq!(Theme::of(&spec, Depth::Indexed).muted().fg, Some(Color::Indexed(24)));
    assert_eq!(Theme::of(&spec, Depth::Sixteen).base(), Theme::new(ThemeName::Light, Depth::Sixteen).base());
    assert_eq!(ThemeSpec::read("").expect("an empty file"), ThemeSpec::built_in(ThemeName::Dark));
}

#[test]
fn text_that_is_hard_to_read_is_reported() {
    let spec = ThemeSpec::read("[roles]\nmuted = \"#444444\"\n").expect("no faults");
    let told: Vec<String> =
        spec.faint_text().into_iter().map(|faint| format!("{} {}", faint.what, faint.contrast)).collect();
    assert_eq!(
        told,
        ["muted / background 1.9", "muted / bar 1.6", "idle.text / background 1.9", "relay.ink / background 1.9"]
    );
}

fn faults(text: &str) -> Vec<(&str, Problem)> {
    let faults = ThemeSpec::read(text).expect_err("faults");
    faults.told.into_iter().map(|fault| (&text[fault.span], fault.problem)).collect()
}

#[test]
fn all_faults_are_reported_at_once_each_at_its_word() {
    let text = "base = \"drak\"\n[roles]\nmutd = \"#12345g\"\nfault = \"#cc79a7 75x pink\"\nbar = 3\nrule = \"\"\nweb = \"muted\"\n\
                [states]\nidel = {}\nactive = { fill = \"#111111 #222222\", glow = \"dim\" }\n[messages.answer]\npill = \"#fff 12\"\n";
    let told: Vec<(&str, String)> = faults(text)
        .into_iter()
        .map(|(piece, problem)| {
            let [nearest, words] =
                [format!("{:?}", problem.name("nearest")), format!("{:?}", problem.words("found").unwrap_or_default())];
            let kind = match problem.what.key {
                "fault-unknown-word" => format!("{} {nearest}", problem.name("subject").expect("a subject")),
                "fault-unknown-key" => format!("{} {nearest}", problem.words("table").expect("a table")),
                "fault-out-of-range" => {
                    format!(
                        "{} to {}",
                        problem.words("least").expect("a number"),
                        problem.words("most").expect("a number")
                    )
                }
                "fault-wrong-type" => problem.name("expected").expect("a shape").to_owned(),
                "fault-no-colour" => format!("no colour {words}"),
                "fault-second-colour" => format!("second colour {}", problem.name("key").expect("a key")),
                other => panic!("{other}"),
            };
            (piece, kind)
        })
        .collect();
    let expected = [
        ("\"drak\"", "theme Some(\"dark\")"),
        ("mutd", "[roles] Some(\"muted\")"),
        ("#12345g", "no colour \"#12345g\""),
        ("75x", "16 to 255"),
        ("pink", "colour None"),
        ("3", "colour"),
        ("\"\"", "no colour \"\""),
        ("muted", "colour None"),
        ("idel", "[states] Some(\"idle\")"),
        ("#222222", "second colour fill"),
        ("glow", "[states.active] None"),
        ("#fff", "no colour \"#fff\""),
        ("12", "16 to 255"),
    ];
    let told: Vec<(&str, &str)> = told.iter().map(|(piece, kind)| (*piece, kind.as_str())).collect();
    assert_eq!(told, expected);
}

#[test]
fn a_misspelt_word_of_a_colour_finds_its_name() {
    let found = faults("[roles]\nfault = \"#cc79a7 magenat bld\"\n");
    let nearest = |problem: &Problem| problem.name("nearest").filter(|_| problem.name("subject") == Some("colour"));
    let nearest: Vec<_> = found.iter().map(|(piece, kind)| (*piece, nearest(kind))).collect();
    assert_eq!(nearest, [("magenat", Some("magenta")), ("bld", Some("bold"))]);
    assert!(faults("[roles\n")[0].1.what.key == "fault-syntax");
}

#[test]
fn every_key_and_name_is_known_to_the_guide() {
    let guide = include_str!("../../../../../docs/themes.md");
    let tables = STATES.map(|table| table.key).into_iter().chain(MESSAGES.map(|table| table.key));
    let parts = STATE_PARTS.into_iter().chain(MESSAGE_PARTS);
    let keys = ROLES.into_iter().chain(tables).chain(parts).chain(ANSI.split(' ').take(8));
    for key in keys {
        assert!(guide.contains(&format!("`{key}`")), "docs/themes.md does not mention `{key}`");
    }
}

#[test]
fn the_examples_of_the_guide_are_themes() {
    let guide = include_str!("../../../../../docs/themes.md");
    let examples: Vec<&str> = guide.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(!examples.is_empty());
    for example in examples {
        let spec = ThemeSpec::read(example).unwrap_or_else(|faults| panic!("{example}: {faults:?}"));
        assert_eq!(spec.faint_text(), [], "{example}");
    }
}

#[test]
fn a_warning_names_a_fill_only_if_there_is_one() {
    let spec = ThemeSpec::built_in(ThemeName::Dark);
    let pairs: Vec<String> = spec.pairs().into_iter().map(|(what, ..)| what).collect();
    assert!(pairs.contains(&"relay.ink / background".to_owned()), "an outline is written on the background: {pairs:?}");
    assert!(pairs.contains(&"leader.ink / leader.fill".to_owned()), "{pairs:?}");
}
