use std::collections::BTreeSet;

use super::*;
use crate::sim::command::Probability;
use crate::text::TextId;
use crate::text::tests::{ids_of, prove_remark};

#[test]
fn every_act_is_said_in_every_language_and_no_text_is_of_another() {
    let scenario = crate::scenario::read("protocol = \"bully\"\n[processes]\ncount = 3").expect("it is valid");
    let select = || Select { from: 0, to: 1, kind: Some(0), nth: 2 };
    let timer = TimerOf { process: 0, timer: 0 };
    let pairs = || vec![(0, 1), (1, 2)];
    let of_targets = |targets: fn() -> Targets| {
        [
            Command::Start(targets()),
            Command::Crash { targets: targets(), after: None },
            Command::Crash { targets: targets(), after: Some(2) },
            Command::Revive(targets()),
            Command::Leave { targets: targets(), announced: false },
            Command::Leave { targets: targets(), announced: true },
        ]
    };
    let others = [
        Command::Drop(select()),
        Command::Delay { select: select(), by: 3 },
        Command::Duplicate(select()),
        Command::Deliver(select()),
        Command::Fire(timer),
        Command::Disarm(timer),
        Command::Cut { pairs: pairs(), one_way: false },
        Command::Cut { pairs: pairs(), one_way: true },
        Command::Partition(vec![vec![0], vec![1, 2]]),
        Command::Mend(Links::All),
        Command::Mend(Links::Between(pairs())),
        Command::Network(NetworkChange { loss: Probability::new(0.5), duplicate: Probability::new(0.1), fifo: Some(true) }),
    ];
    let commands = of_targets(|| Targets::All).into_iter().chain(of_targets(|| Targets::Listed(vec![0, 2]))).chain(others);
    let id_at = |at| Id::new(at as u32 + 1);
    let teller = Teller::new(&scenario, &id_at);
    let told: Vec<Remark> = commands.map(|command| teller.told(&command)).collect();
    told.iter().for_each(prove_remark);
    let said: BTreeSet<&str> = told.iter().map(|told| told.key).collect();
    assert_eq!(said, ids_of("did-").map(TextId::key).collect());
}
