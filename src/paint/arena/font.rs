//! The font of the block letters: three by five pixels.

/// A letter by its rows of pixels from the top, the leftmost in the highest bit of `width`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Letter {
    pub(super) width: u16,
    rows: [u8; 5],
    /// The row of pixels above a capital.
    pub(super) accent: u8,
    /// A capital letter, which leaves a row of pixels above it for an accent.
    pub(super) is_capital: bool,
}

impl Letter {
    pub(super) fn has(self, column: u16, row: u16) -> bool {
        self.rows.get(usize::from(row)).is_some_and(|bits| bits >> (self.width - 1 - column) & 1 == 1)
    }
}

/// Of digits, signs and the letters before a number. The 1 has a foot, so that it is never taken for a 7, and 6 and 9 are open where an
/// 8 is closed.
const PLAIN: &[(char, [u8; 5])] = &[
    ('0', [0b111, 0b101, 0b101, 0b101, 0b111]),
    ('1', [0b110, 0b010, 0b010, 0b010, 0b111]),
    ('2', [0b111, 0b001, 0b111, 0b100, 0b111]),
    ('3', [0b111, 0b001, 0b111, 0b001, 0b111]),
    ('4', [0b101, 0b101, 0b111, 0b001, 0b001]),
    ('5', [0b111, 0b100, 0b111, 0b001, 0b111]),
    ('6', [0b011, 0b100, 0b111, 0b101, 0b111]),
    ('7', [0b111, 0b001, 0b001, 0b001, 0b001]),
    ('8', [0b111, 0b101, 0b111, 0b101, 0b111]),
    ('9', [0b111, 0b101, 0b111, 0b001, 0b110]),
    ('<', [0b001, 0b010, 0b100, 0b010, 0b001]),
    ('>', [0b100, 0b010, 0b001, 0b010, 0b100]),
    ('=', [0b000, 0b111, 0b000, 0b111, 0b000]),
    ('/', [0b001, 0b001, 0b010, 0b100, 0b100]),
    // Before the id of a process that knows none, before a term, before a round.
    ('p', [0b111, 0b101, 0b111, 0b100, 0b100]),
    ('t', [0b111, 0b010, 0b010, 0b010, 0b010]),
    ('r', [0b111, 0b101, 0b110, 0b101, 0b101]),
];

const CAPITALS: [[u8; 5]; 26] = [
    [0b111, 0b101, 0b111, 0b101, 0b101],
    [0b110, 0b101, 0b110, 0b101, 0b110],
    [0b111, 0b100, 0b100, 0b100, 0b111],
    [0b110, 0b101, 0b101, 0b101, 0b110],
    [0b111, 0b100, 0b110, 0b100, 0b111],
    [0b111, 0b100, 0b110, 0b100, 0b100],
    [0b111, 0b100, 0b101, 0b101, 0b111],
    [0b101, 0b101, 0b111, 0b101, 0b101],
    [0b111, 0b010, 0b010, 0b010, 0b111],
    [0b001, 0b001, 0b001, 0b101, 0b111],
    [0b101, 0b101, 0b110, 0b101, 0b101],
    [0b100, 0b100, 0b100, 0b100, 0b111],
    [0b101, 0b111, 0b111, 0b101, 0b101],
    [0b110, 0b101, 0b101, 0b101, 0b101],
    [0b111, 0b101, 0b101, 0b101, 0b111],
    [0b111, 0b101, 0b111, 0b100, 0b100],
    [0b111, 0b101, 0b101, 0b111, 0b001],
    [0b111, 0b101, 0b110, 0b101, 0b101],
    [0b111, 0b100, 0b111, 0b001, 0b111],
    [0b111, 0b010, 0b010, 0b010, 0b010],
    [0b101, 0b101, 0b101, 0b101, 0b111],
    [0b101, 0b101, 0b101, 0b101, 0b010],
    [0b101, 0b101, 0b111, 0b111, 0b101],
    [0b101, 0b101, 0b010, 0b101, 0b101],
    [0b101, 0b101, 0b010, 0b010, 0b010],
    [0b111, 0b001, 0b010, 0b100, 0b111],
];

/// Capitals that three pixels are too few for: with them an N would be taken for a lower-case one.
const WIDE: &[(char, u16, [u8; 5])] = &[
    ('M', 5, [0b10001, 0b11011, 0b10101, 0b10001, 0b10001]),
    ('N', 4, [0b1001, 0b1101, 0b1011, 0b1001, 0b1001]),
    ('W', 5, [0b10001, 0b10001, 0b10101, 0b11011, 0b10001]),
];

/// Capitals with an accent: the letter below it, and the pixels of the accent. A cedilla is dropped.
const ACCENTED: &[(char, char, u8)] = &[
    ('Á', 'A', 0b001),
    ('É', 'E', 0b001),
    ('Í', 'I', 0b001),
    ('Ó', 'O', 0b001),
    ('Ú', 'U', 0b001),
    ('À', 'A', 0b100),
    ('Â', 'A', 0b010),
    ('Ê', 'E', 0b010),
    ('Ô', 'O', 0b010),
    ('Ã', 'A', 0b110),
    ('Õ', 'O', 0b110),
    ('Ñ', 'N', 0b110),
    ('Ü', 'U', 0b101),
    ('Ç', 'C', 0b000),
];

/// A blank, and what parts the groups of digits of a number.
const NARROW: &[(char, [u8; 5])] = &[(' ', [0; 5]), ('.', [0, 0, 0, 0, 1]), (',', [0, 0, 0, 1, 1])];

/// The letter for a character; nothing if the font lacks it.
pub(super) fn letter(sign: char) -> Option<Letter> {
    if let Some(&(_, rows)) = NARROW.iter().find(|(known, _)| *known == sign) {
        return Some(Letter { width: 1, rows, accent: 0, is_capital: false });
    }
    let of = |rows, accent, is_capital| Letter { width: 3, rows, accent, is_capital };
    if let Some(&(_, rows)) = PLAIN.iter().find(|(known, _)| *known == sign) {
        return Some(of(rows, 0, false));
    }
    let (base, accent) =
        ACCENTED.iter().find(|(known, ..)| *known == sign).map_or((sign, 0), |&(_, base, accent)| (base, accent));
    if let Some(&(_, width, rows)) = WIDE.iter().find(|(known, ..)| *known == base) {
        // The accent stands over its middle.
        return Some(Letter { width, rows, accent: accent << ((width - 3) / 2), is_capital: true });
    }
    let place = base.is_ascii_uppercase().then(|| usize::from(base as u8 - b'A'))?;
    Some(of(CAPITALS[place], accent, true))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_characters_look_the_same_but_for_those_that_are_never_mixed() {
        let plain: Vec<char> = PLAIN.iter().chain(NARROW).map(|&(sign, _)| sign).collect();
        for (at, &one) in plain.iter().enumerate() {
            assert!(plain[at + 1..].iter().all(|&other| letter(one) != letter(other)), "{one}");
        }
        let capitals: Vec<char> =
            ('A'..='Z').chain(ACCENTED.iter().map(|&(sign, ..)| sign)).filter(|&sign| sign != 'Ç').collect();
        for (at, &one) in capitals.iter().enumerate() {
            assert!(capitals[at + 1..].iter().all(|&other| letter(one) != letter(other)), "{one}");
        }
    }

    #[test]
    fn no_two_digits_are_a_pixel_apart_but_those_that_are_hollow_or_have_a_bar() {
        let digits: Vec<Letter> = ('0'..='9').filter_map(letter).collect();
        for (one, of_one) in digits.iter().enumerate() {
            for (other, of_other) in digits.iter().enumerate().skip(one + 1) {
                let apart: u32 = of_one.rows.iter().zip(of_other.rows).map(|(one, other)| (one ^ other).count_ones()).sum();
                assert!(apart > 1 || (one, other) == (0, 8), "{one} {other}");
            }
        }
    }

    #[test]
    fn what_is_no_letter_has_none() {
        assert!(['x', 'é', '★', '\n'].into_iter().all(|sign| letter(sign).is_none()));
    }
}
