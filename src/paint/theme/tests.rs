use super::palette::{DARK, LIGHT, Palette, Shade};
use super::*;

const ROLES: [Role; 8] =
    [Role::Idle, Role::Active, Role::Waiting, Role::Relay, Role::Red, Role::Black, Role::Leader, Role::Crashed];
const CLASSES: [MessageClass; 5] =
    [MessageClass::Election, MessageClass::Probe, MessageClass::Answer, MessageClass::Elected, MessageClass::Heartbeat];

/// The contrast of two colours after WCAG 2: 1 (none) to 21 (black on white).
fn contrast(one: Shade, other: Shade) -> f64 {
    let luminance = |shade: Shade| {
        let channel = |shift: u32| {
            let value = f64::from((shade.rgb >> shift) & 0xff) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
    };
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The colour that xterm shows for an index from 16 on.
fn of_index(index: u8) -> Shade {
    let rgb = if index >= 232 {
        let grey = 8 + 10 * u32::from(index - 232);
        grey << 16 | grey << 8 | grey
    } else {
        let cube = u32::from(index - 16);
        let level = |step: u32| if step == 0 { 0 } else { 55 + 40 * step };
        level(cube / 36) << 16 | level(cube / 6 % 6) << 8 | level(cube % 6)
    };
    Shade { rgb, index }
}

fn pairs(palette: &Palette) -> Vec<(String, Shade, Shade)> {
    let mut pairs = vec![
        ("text".to_owned(), palette.foreground, palette.background),
        ("muted".to_owned(), palette.muted, palette.background),
        ("text on bar".to_owned(), palette.foreground, palette.bar),
        ("muted on bar".to_owned(), palette.muted, palette.bar),
        ("fault".to_owned(), palette.fault, palette.background),
        ("keyword".to_owned(), palette.keyword, palette.background),
    ];
    for role in ROLES {
        let state = palette.state(role);
        pairs.push((format!("{role:?} ink"), state.ink, state.fill.unwrap_or(palette.background)));
        pairs.push((format!("{role:?} text"), state.text, palette.background));
    }
    for class in CLASSES {
        let message = palette.message(class);
        pairs.push((format!("{class:?} pill"), message.ink, message.pill));
        pairs.push((format!("{class:?} text"), message.trail, palette.background));
    }
    pairs
}

#[test]
fn all_text_can_be_read_on_its_background() {
    for palette in [&DARK, &LIGHT] {
        for (what, ink, ground) in pairs(palette) {
            let got = (10.0 * contrast(ink, ground)).round() / 10.0;
            assert!(got >= 4.5, "{what}: {got:.2} of {ink:?} on {ground:?}");
        }
        let idle_link = contrast(palette.faint, palette.background);
        assert!(idle_link >= 3.0, "idle links: {idle_link:.2}");
    }
}

#[test]
fn the_indexed_colours_can_be_read_too() {
    for palette in [&DARK, &LIGHT] {
        for (what, ink, ground) in pairs(palette) {
            let got = contrast(of_index(ink.index), of_index(ground.index));
            assert!(got >= 3.0, "{what}: {got:.2} of {ink:?} on {ground:?}");
        }
    }
}

#[test]
fn the_monochrome_theme_has_no_colour_and_keeps_states_apart() {
    let theme = Theme::new(ThemeName::Mono, Depth::True);
    let allowed = Modifier::BOLD | Modifier::DIM | Modifier::REVERSED | Modifier::CROSSED_OUT;
    for role in ROLES {
        for style in [theme.tile(role), theme.edge(role), theme.state_text(role), theme.state_row(role), theme.state_sample(role)]
        {
            assert_eq!((style.fg, style.bg), (None, None), "{role:?}");
            assert!(allowed.contains(style.add_modifier), "{role:?}: {style:?}");
        }
        let competes = matches!(role, Role::Active | Role::Red | Role::Leader);
        assert_eq!(theme.tile(role).add_modifier.contains(Modifier::REVERSED), competes, "{role:?}");
    }
    for class in CLASSES {
        for style in [theme.pill(class), theme.pill_end(class), theme.trail(class)] {
            assert_eq!((style.fg, style.bg), (None, None));
            assert!(!style.add_modifier.contains(Modifier::REVERSED), "a pill must not melt into a tile");
        }
    }
}

#[test]
fn solid_means_competing_in_every_theme() {
    for name in [ThemeName::Dark, ThemeName::Light, ThemeName::Mono] {
        let theme = Theme::new(name, Depth::True);
        for role in ROLES {
            let competes = matches!(role, Role::Active | Role::Red | Role::Leader);
            assert_eq!(theme.is_solid(role), competes, "{name:?} {role:?}");
        }
    }
}

#[test]
fn the_depth_chooses_the_form_of_a_colour() {
    let full = Theme::new(ThemeName::Dark, Depth::True).base();
    assert_eq!(full.bg, Some(Color::Rgb(0x0d, 0x11, 0x17)));
    let indexed = Theme::new(ThemeName::Dark, Depth::Indexed).base();
    assert_eq!(indexed.bg, Some(Color::Indexed(233)));
}
