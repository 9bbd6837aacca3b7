//! An algorithm that does everything once, inside one that has names of its own.

use serde::{Deserialize, Serialize};

use super::*;
use crate::protocol::{Datum, Event, Given, LogEntry, Seat, Standing};

/// A word: whose it is, and which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum Word {
    Inner(u8),
    Outer(u8),
}

const fn outer(word: Word) -> Word {
    match word {
        Word::Inner(which) | Word::Outer(which) => Word::Outer(which),
    }
}

#[derive(Clone, Debug)]
struct Inner;

#[derive(Clone, Debug)]
struct Outer;

macro_rules! of_words {
    ($($Protocol:ident)+) => {
        $(impl Protocol for $Protocol {
            type State = ();
            type Message = Word;
            type Timer = Word;
            type Step = Word;

            fn boot(&self, _: Local<'_>, _: &Given, _: Option<&()>, _: &mut impl Effects<Self>) {}

            fn handle(&self, me: Local<'_>, (): &mut (), event: Event<Self>, fx: &mut impl Effects<Self>) {
                let Event::Received { from, message } = event else { return };
                fx.line(Word::Inner(1));
                fx.send(from, message);
                for (port, _) in me.peers() {
                    fx.send(port, Word::Inner(2));
                }
                fx.arm(Word::Inner(3), 7);
                fx.disarm(Word::Inner(4));
                let drawn = fx.choose(NonZeroU32::MIN.saturating_add(4));
                fx.attest(Evidence::Proposed(LogEntry::of(Datum::Number(drawn))));
            }

            fn standing(&self, _: Seat<'_>, (): &()) -> Standing {
                Standing::default()
            }
        })+
    };
}
of_words! { Inner Outer }

/// Writes down what it is asked to do; draws the highest number.
#[derive(Default)]
struct Book(Vec<String>);

impl Effects<Outer> for Book {
    fn send(&mut self, to: Port, message: Word) {
        self.0.push(format!("{message:?} to {}", to.position()));
    }

    fn arm(&mut self, timer: Word, after: Ticks) {
        self.0.push(format!("arm {timer:?} {after}"));
    }

    fn disarm(&mut self, timer: Word) {
        self.0.push(format!("disarm {timer:?}"));
    }

    fn choose(&mut self, below: NonZeroU32) -> u32 {
        below.get() - 1
    }

    fn line(&mut self, step: Word) {
        self.0.push(format!("line {step:?}"));
    }

    fn attest(&mut self, evidence: Evidence) {
        self.0.push(format!("{evidence:?}"));
    }
}

#[test]
fn what_the_inner_algorithm_does_among_its_group_is_done_by_the_outer_one() {
    let ids: Vec<Id> = [10, 30, 50].into_iter().filter_map(Id::new).collect();
    let group = Group { positions: &[0, 2, 4], ids: &ids };
    let known: Vec<Id> = [10, 20, 30, 40, 50].into_iter().filter_map(Id::new).collect();
    let me = |position: u32| Local::of(known[position as usize], position, &known);
    assert!(group.local(me(1)).is_none() && group.inner(Port::peer(3)).is_none());
    let inner = group.local(me(2)).expect("it is in the group");
    assert_eq!((inner.position, inner.known.len()), (1, 3));
    let from = group.inner(Port::peer(4)).expect("so is the sender");
    let mut book = Book::default();
    let mut fx = Within::<Inner, Outer, _> { fx: &mut book, group, message: outer, timer: outer, step: outer };
    Inner.handle(inner, &mut (), Event::Received { from, message: Word::Inner(9) }, &mut fx);
    let proposed = format!("{:?}", Evidence::Proposed(LogEntry::of(4.into())));
    let expected = [
        "line Outer(1)",
        "Outer(9) to 4",
        "Outer(2) to 0",
        "Outer(2) to 4",
        "arm Outer(3) 7",
        "disarm Outer(4)",
        &proposed,
    ];
    assert_eq!(book.0, expected);
}
