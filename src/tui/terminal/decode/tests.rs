use proptest::prelude::*;

use super::*;

/// What comes of bytes that come in these pieces, each after a pause that is longer than anybody waits if `slow`.
fn decoded(pieces: &[&[u8]], expects: bool, slow: bool) -> Vec<Input> {
    let mut decoder = Decoder { expects, ..Decoder::default() };
    let mut all = Vec::new();
    for piece in pieces {
        decoder.feed(piece);
        all.extend(std::iter::from_fn(|| decoder.next()));
        while slow && decoder.patience().is_some() {
            all.extend(decoder.give_up());
            all.extend(std::iter::from_fn(|| decoder.next()));
        }
    }
    while decoder.patience().is_some() {
        all.extend(decoder.give_up());
        all.extend(std::iter::from_fn(|| decoder.next()));
    }
    all
}

fn all_at_once(bytes: &[u8]) -> Vec<Input> {
    decoded(&[bytes], false, false)
}

/// The keys among what came, by name.
fn keys(inputs: &[Input]) -> String {
    let name = |input: &Input| match input {
        Input::Event(Event::Key(event)) => {
            let held = [(KeyModifiers::CONTROL, "C-"), (KeyModifiers::ALT, "A-"), (KeyModifiers::SHIFT, "S-")];
            let held = held.iter().filter(|(held, _)| event.modifiers.contains(*held)).map(|(_, name)| *name);
            match event.code {
                KeyCode::Char(letter) => format!("{}{letter}", held.collect::<String>()),
                code => format!("{}{code:?}", held.collect::<String>()),
            }
        }
        other => format!("{other:?}"),
    };
    inputs.iter().map(name).collect::<Vec<_>>().join(" ")
}

#[test]
fn keys_as_terminals_send_them() {
    let cases: &[(&[u8], &str)] = &[
        (b"aZ 7", "a S-Z   7"),
        ("é日".as_bytes(), "é 日"),
        (b"\r\t\x7f\x01\x1a\0", "Enter Tab Backspace C-a C-z C- "),
        (b"\x1b[A\x1b[B\x1b[C\x1b[D\x1b[H\x1b[F", "Up Down Right Left Home End"),
        (b"\x1bOA\x1bOB\x1bOC\x1bOD\x1bOH\x1bOF", "Up Down Right Left Home End"),
        (b"\x1b[1;2C\x1b[1;5D\x1b[1;3A", "S-Right C-Left A-Up"),
        (b"\x1b[5~\x1b[6~\x1b[2~\x1b[3~\x1b[1~\x1b[4~\x1b[7~\x1b[8~", "PageUp PageDown Insert Delete Home End Home End"),
        (b"\x1bOP\x1b[15~\x1b[17~\x1b[24~\x1b[[A\x1b[1;2P\x1b[15;5~", "F(1) F(5) F(6) F(12) F(1) S-F(1) C-F(5)"),
        (b"\x1b[Z", "S-BackTab"),
        (b"\x1b[99;5u\x1b[27u\x1b[13;2u", "C-c Esc S-Enter"),
        (b"\x1bx\x1b\x1b[A", "A-x Esc Up"),
        (b"\x1b", "Esc"),
        (b"\x1b[", "A-["),
        (b"\x1b]x", "A-] x"),
    ];
    for (bytes, expected) in cases {
        assert_eq!(keys(&all_at_once(bytes)), *expected, "{bytes:?}");
    }
}

#[test]
fn what_means_nothing_does_nothing() {
    for bytes in [&b"\x1b[999~"[..], b"\x1b[?2026;2$y", b"\x1b[>0;276;0c", b"\x1b[0n", b"\x1b]52;c;abc\x07", b"\xff", b"\x1bO#"] {
        let inputs = decoded(&[bytes, b"l"], false, false);
        assert_eq!(keys(&inputs).split(' ').next_back(), Some("l"), "{bytes:?} {inputs:?}");
        assert!(!keys(&inputs).contains("Esc"), "{bytes:?} {inputs:?}");
    }
}

/// What terminals answer to XTVERSION, DECRQSS, XTGETTCAP, a request for tertiary attributes, kitty's graphics and OSC 52; and strings
/// that nobody answers with.
const STRINGS: [&[u8]; 9] = [
    b"\x1bP>|XTerm(388)q\x1b\\",
    b"\x1bP1$r0;4:3q\x1b\\",
    b"\x1bP1+r544e=787465726d2d71\x1b\\",
    b"\x1bP!|7E564551\x1b\\",
    b"\x1b_Gi=31;OK quit\x1b\\",
    b"\x1b]52;c;cXFxcXFx\x1b\\",
    b"\x1b]4;1;rgb:cdcd/0000/0000\x07",
    b"\x1bXq quit\x1b\\",
    "\x1b^q größer\x1b\\".as_bytes(),
];

#[test]
fn answers_to_others_are_no_keys_wherever_they_are_parted() {
    for string in STRINGS {
        for at in 1..string.len() {
            let (one, other) = string.split_at(at);
            let inputs = decoded(&[one, other, b"l"], false, false);
            assert_eq!(keys(&inputs), "l", "{:?} at {at}", String::from_utf8_lossy(string));
        }
        // Two of them, and keys around.
        let around = [b"a", string, string, b"b"].concat();
        assert_eq!(keys(&all_at_once(&around)), "a b");
    }
}

#[test]
fn a_string_without_an_end_is_given_up() {
    for begin in [&b"\x1bP"[..], b"\x1bX", b"\x1b^", b"\x1b_", b"\x1b]52;"] {
        let long = [begin, &[b'q'; 1024][..]].concat();
        assert_eq!(keys(&decoded(&[&long, b"l"], false, false)), "l", "after a kilobyte");
        assert_eq!(keys(&all_at_once(&[begin, b"q\x1b[Al"].concat())), "Up l", "what begins anew breaks it off");
        assert_eq!(keys(&all_at_once(&[begin, b"q\rl"].concat())), "Enter l", "a control character too");
    }
}

#[test]
fn a_paste_is_one_event_however_it_comes() {
    let expected = [Input::Event(Event::Paste("q\x1b[Aé".to_owned()))];
    let bytes = "\x1b[200~q\x1b[Aé\x1b[201~".as_bytes();
    assert_eq!(all_at_once(bytes), expected);
    let pieces: Vec<&[u8]> = bytes.chunks(7).collect();
    assert_eq!(decoded(&pieces, false, false), expected);
}

#[test]
fn the_mouse() {
    let event = |bytes: &[u8]| match all_at_once(bytes).as_slice() {
        [Input::Event(Event::Mouse(mouse))] => (mouse.kind, mouse.column, mouse.row, mouse.modifiers),
        other => panic!("{other:?}"),
    };
    let none = KeyModifiers::NONE;
    assert_eq!(event(b"\x1b[<0;11;6M"), (MouseEventKind::Down(MouseButton::Left), 10, 5, none));
    assert_eq!(event(b"\x1b[<2;300;6m"), (MouseEventKind::Up(MouseButton::Right), 299, 5, none));
    assert_eq!(event(b"\x1b[<32;1;1M"), (MouseEventKind::Drag(MouseButton::Left), 0, 0, none));
    assert_eq!(event(b"\x1b[<35;1;1M"), (MouseEventKind::Moved, 0, 0, none));
    assert_eq!(event(b"\x1b[<65;1;1M"), (MouseEventKind::ScrollDown, 0, 0, none));
    assert_eq!(
        event(b"\x1b[<20;1;1M"),
        (MouseEventKind::Down(MouseButton::Left), 0, 0, KeyModifiers::SHIFT | KeyModifiers::CONTROL)
    );
    assert_eq!(event(b"\x1b[M !\""), (MouseEventKind::Down(MouseButton::Left), 0, 1, none));
}

#[test]
fn the_background_in_every_form() {
    let forms: [(&[u8], u32); 7] = [
        (b"\x1b]11;rgb:0d0d/1111/1717\x1b\\", 0x0d_11_17),
        (b"\x1b]11;rgb:ffff/ffff/ffff\x07", 0xff_ff_ff),
        (b"\x1b]11;rgb:ff/80/00\x07", 0xff_80_00),
        (b"\x1b]11;rgb:f/8/0\x07", 0xff_88_00),
        (b"\x1b]11;rgba:ffff/8080/0000/ffff\x07", 0xff_80_00),
        (b"\x1b]11;#ff8000\x07", 0xff_80_00),
        (b"\x1b]11;#ffff80800000\x1b\\", 0xff_80_00),
    ];
    for (bytes, rgb) in forms {
        assert_eq!(all_at_once(bytes), [Input::Background(rgb)], "{}", String::from_utf8_lossy(bytes));
    }
    for bytes in [&b"\x1b]11;rgb:\x07"[..], b"\x1b]11;#12345\x07", b"\x1b]11;rgb:12345/1/1\x07", b"\x1b]10;rgb:0/0/0\x07"] {
        assert_eq!(all_at_once(bytes), [], "{}", String::from_utf8_lossy(bytes));
    }
    assert_eq!(all_at_once(b"\x1b[?62;22c"), [Input::Attributes]);
}

const ANSWERS: &[u8] = b"\x1b]11;rgb:0d0d/1111/1717\x1b\\\x1b[?62;22;52c";

#[test]
fn an_answer_in_two_pieces_is_no_key_wherever_it_is_parted() {
    for at in 1..ANSWERS.len() {
        for slow in [false, true] {
            let (one, other) = ANSWERS.split_at(at);
            let (keyed, answers): (Vec<_>, Vec<_>) =
                decoded(&[one, other], true, slow).into_iter().partition(|input| matches!(input, Input::Event(_)));
            assert_eq!(answers, [Input::Background(0x0d_11_17), Input::Attributes], "parted at {at}, slow {slow}");
            // What came before a pause without end may have been a key: nobody can know.
            let expected = match one {
                _ if !slow => "",
                [ESC] | [.., b'\\', ESC] => "Esc",
                [ESC, b']'] => "A-]",
                [.., ESC, b'['] => "A-[",
                _ => "",
            };
            assert_eq!(keys(&keyed), expected, "parted at {at}, slow {slow}");
        }
    }
}

#[test]
fn what_only_looks_like_the_rest_of_an_answer_is_a_key() {
    let pauses: [(&[&[u8]], &str); 4] = [
        (&[b"\x1b", b"]1"], "Esc ] 1"),
        (&[b"\x1b", b"[", b"l"], "Esc [ l"),
        (&[b"\x1b", b"]x"], "Esc ] x"),
        (&[b"\x1b", b"l"], "Esc l"),
    ];
    for (pieces, expected) in pauses {
        assert_eq!(keys(&decoded(pieces, true, true)), expected, "{pieces:?}");
    }
}

#[test]
fn keys_around_an_answer_are_kept() {
    let bytes = [b"ll\x1b[C", ANSWERS, b"c\x1b[D"].concat();
    let inputs = decoded(&[&bytes], true, false);
    let expected = format!("l l Right {:?} {:?} c Left", Input::Background(0x0d_11_17), Input::Attributes);
    assert_eq!(keys(&inputs), expected);
    // A key that breaks into an answer ends it.
    assert_eq!(keys(&decoded(&[b"\x1b]11;rgb:0d0", b"\x1b[C", b"l"], true, false)), "Right l");
    assert_eq!(keys(&decoded(&[b"\x1b]11;rgb:0d0", b"l"], true, false)), "l");
}

#[test]
fn an_escape_is_a_key_at_once_when_nothing_is_expected() {
    let mut decoder = Decoder::default();
    decoder.feed(b"\x1b");
    assert_eq!((decoder.next(), decoder.patience()), (None, Some(KEY)));
    assert_eq!(decoder.give_up(), Some(key(KeyCode::Esc, KeyModifiers::NONE)));
    decoder.feed(b"]");
    assert_eq!(decoder.next(), Some(key(KeyCode::Char(']'), KeyModifiers::NONE)));
}

proptest! {
    /// However the bytes are parted, they mean the same.
    #[test]
    fn pieces_mean_what_the_whole_means(
        parts in prop::collection::vec(prop::sample::select(vec![
            &b"a"[..], b"\x1b[A", b"\x1b[1;5C", b"\x1b[5~", "é".as_bytes(), b"\x1b[?62;22c", b"\x1b]11;rgb:0/0/0\x1b\\",
            b"\x1b]11;rgb:ff/ff/ff\x07", b"\x1b[200~c\x1b[201~", b"\x1b[<0;1;1M", b"\r", b"\x1bOC", b"\x1b[999~",
        ]), 1..8),
        size in 1_usize..9,
    ) {
        let bytes = parts.concat();
        let pieces: Vec<&[u8]> = bytes.chunks(size).collect();
        prop_assert_eq!(decoded(&pieces, true, false), all_at_once(&bytes));
    }

    #[test]
    fn nothing_makes_it_fail(bytes in prop::collection::vec(any::<u8>(), 0..200), size in 1_usize..9, expects: bool, slow: bool) {
        let pieces: Vec<&[u8]> = bytes.chunks(size).collect();
        decoded(&pieces, expects, slow);
    }
}
