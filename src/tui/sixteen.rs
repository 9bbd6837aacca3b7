//! Colours as terminals with sixteen of them know them.
//!
//! crossterm writes every colour as one of 256 (`38;5;3`). A terminal that knows only sixteen takes that for a blinking, standing
//! or struck something; it wants `33`, or `93` for the brighter half.

/// The same bytes with the sixteen colours written in their own way.
pub(super) fn in_sixteen(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    while let Some(at) = rest.windows(2).position(|pair| pair == b"\x1b[") {
        let (before, sequence) = rest.split_at(at);
        out.extend_from_slice(before);
        let parameters = &sequence[2..];
        let length = parameters.iter().take_while(|byte| byte.is_ascii_digit() || **byte == b';').count();
        rest = &parameters[length..];
        out.extend_from_slice(b"\x1b[");
        if rest.first() == Some(&b'm') {
            renditions(&parameters[..length], &mut out);
        } else {
            out.extend_from_slice(&parameters[..length]);
        }
    }
    out.extend_from_slice(rest);
    out
}

/// The numbers of a sequence that ends with `m`.
fn renditions(parameters: &[u8], out: &mut Vec<u8>) {
    let mut numbers = parameters.split(|&byte| byte == b';').peekable();
    let mut is_first = true;
    while let Some(number) = numbers.next() {
        if !std::mem::take(&mut is_first) {
            out.push(b';');
        }
        let bright = match number {
            b"38" => 90,
            b"48" => 100,
            _ => {
                out.extend_from_slice(number);
                continue;
            }
        };
        let Some(&b"5") = numbers.peek() else {
            out.extend_from_slice(number);
            continue;
        };
        numbers.next();
        let colour = numbers.next().and_then(|digits| std::str::from_utf8(digits).ok()?.parse::<u8>().ok()).unwrap_or_default();
        let code = if colour < 8 { bright - 60 + colour } else { bright - 8 + colour.min(15) };
        out.extend_from_slice(code.to_string().as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::in_sixteen;

    #[test]
    fn colours_are_written_in_their_own_way_and_all_else_stays() {
        let cases: &[(&str, &str)] = &[
            ("\x1b[38;5;1;48;5;0mx", "\x1b[31;40mx"),
            ("\x1b[38;5;15m\x1b[48;5;8m", "\x1b[97m\x1b[100m"),
            ("\x1b[1m\x1b[38;5;11;49mé\x1b[0m", "\x1b[1m\x1b[93;49mé\x1b[0m"),
            ("\x1b[39;48;5;7m", "\x1b[39;47m"),
            ("\x1b[38;5H\x1b[?2026h\x1b[2;5m", "\x1b[38;5H\x1b[?2026h\x1b[2;5m"),
            ("\x1b[m\x1b[", "\x1b[m\x1b["),
            ("no colour", "no colour"),
        ];
        for (bytes, expected) in cases {
            assert_eq!(String::from_utf8_lossy(&in_sixteen(bytes.as_bytes())), *expected);
        }
    }
}
