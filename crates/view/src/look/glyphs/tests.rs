use unicode_width::UnicodeWidthStr;

use super::super::is_wgl4;
use super::*;

const SETS: [GlyphSet; 3] = [GlyphSet::Default, GlyphSet::Safe, GlyphSet::Ascii];

#[test]
fn every_glyph_is_one_column_wide() {
    for set in SETS {
        for (name, glyph) in Glyphs::new(set).all() {
            match name {
                "tree" => assert_eq!(glyph.width(), 2, "{set:?} {name}"),
                "more" | "between" | "to" | "agreed" => assert!((1..=3).contains(&glyph.width()), "{set:?} {name}"),
                _ => assert_eq!(glyph.width(), 1, "{set:?} {name} {glyph:?}"),
            }
        }
    }
}

#[test]
fn the_ascii_set_is_ascii() {
    for (name, glyph) in Glyphs::new(GlyphSet::Ascii).all() {
        assert!(glyph.is_ascii(), "{name} {glyph:?}");
    }
}

#[test]
fn the_safe_set_is_in_wgl4() {
    for (name, glyph) in Glyphs::new(GlyphSet::Safe).all() {
        assert!(glyph.chars().all(is_wgl4), "{name} {glyph:?}");
    }
}

#[test]
fn a_fork_differs_from_other_signs_of_the_track() {
    for set in SETS {
        let glyphs = Glyphs::new(set);
        let track = [glyphs.head, glyphs.base_line];
        assert!(!track.contains(&glyphs.fork) && !glyphs.bars.contains(&glyphs.fork), "{set:?}");
    }
}

#[test]
fn no_glyph_contains_the_sign_for_undefined() {
    for set in SETS {
        assert!(Glyphs::new(set).all().iter().all(|(_, glyph)| !glyph.contains('@')), "{set:?}");
    }
}

#[test]
fn no_two_states_of_one_protocol_share_a_glyph() {
    // Relaying processes and Franklin's black processes never occur in the same run.
    let election = [Role::Idle, Role::Active, Role::Waiting, Role::Relay, Role::Leader, Role::Crashed];
    let franklin = [Role::Red, Role::Black, Role::Leader, Role::Crashed];
    let agreement = [Role::Idle, Role::Active, Role::Waiting, Role::Decided, Role::Traitor, Role::Crashed];
    for set in [GlyphSet::Default, GlyphSet::Safe, GlyphSet::Ascii] {
        let glyphs = Glyphs::new(set);
        for roles in [&election[..], &franklin, &agreement] {
            for (i, &one) in roles.iter().enumerate() {
                for &other in &roles[i + 1..] {
                    assert_ne!(glyphs.state(one), glyphs.state(other), "{set:?}");
                }
            }
        }
    }
}

pub(super) trait Signs {
    fn signs(&self, take: &mut dyn FnMut(&'static str));
}

impl Signs for &'static str {
    fn signs(&self, take: &mut dyn FnMut(&'static str)) {
        take(self);
    }
}

impl<T: Signs> Signs for Option<T> {
    fn signs(&self, take: &mut dyn FnMut(&'static str)) {
        if let Some(one) = self {
            one.signs(take);
        }
    }
}

impl<A: Signs, B: Signs> Signs for (A, B) {
    fn signs(&self, take: &mut dyn FnMut(&'static str)) {
        self.0.signs(take);
        self.1.signs(take);
    }
}

impl<T: Signs, const N: usize> Signs for [T; N] {
    fn signs(&self, take: &mut dyn FnMut(&'static str)) {
        for one in self {
            one.signs(take);
        }
    }
}

impl<T: Signs> Signs for &'static [T] {
    fn signs(&self, take: &mut dyn FnMut(&'static str)) {
        for one in *self {
            one.signs(take);
        }
    }
}

impl Signs for Frame {
    fn signs(&self, take: &mut dyn FnMut(&'static str)) {
        (self.corners, (self.across, self.down)).signs(take);
    }
}

impl Signs for Lines {
    fn signs(&self, take: &mut dyn FnMut(&'static str)) {
        if let Self::Cells { idle, trail } = self {
            (*idle, *trail).signs(take);
        }
    }
}
