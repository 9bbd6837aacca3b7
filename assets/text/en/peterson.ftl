# Peterson: what a step did and why, as a whole sentence and in a few words (-brief, for the log).
# $me is the process, $j the value that the message carries (of a start that the process made by itself: the leader that is gone),
# $tid the value that the process speaks for, $first the first value of the phase, $larger the larger of $tid and $j.

rule-peterson-start = {$me} begins an election: it is active, speaks for its own id and sends ELECTION({$me})
rule-peterson-start-brief = begins
rule-peterson-start-noticed = {$me} notices that its leader {$j} is gone: it is active, speaks for its own id and sends ELECTION({$me})
rule-peterson-start-noticed-brief = notices, begins
rule-peterson-start-ignored = {$me} is in an election that is not over: the start is ignored
rule-peterson-start-ignored-brief = start ignored
rule-peterson-wake = ELECTION({$j}) wakes {$me}: it is active, speaks for its own id and sends ELECTION({$me})
rule-peterson-wake-brief = woken: sends {$me}
rule-peterson-outdated = the message belongs to an older election; {$me} is in election {$epoch} and drops it
rule-peterson-outdated-brief = older election
    .outcome = {$me} drops it: older election
    .outcome-short = older election
rule-peterson-first = {$j} is the first value that {$me} hears in this phase: it keeps it, and sends {$larger}, the larger of {$j} and {$tid}, on to the next process
rule-peterson-first-brief = 1st: sends {$larger}
    .outcome = {$me} sends {$larger}
    .outcome-short = sends {$larger}
rule-peterson-next-phase = the first value, {$first}, is below neither {$tid}, for which {$me} spoke, nor {$j}, the second one: {$me} speaks for {$first} in phase {$phase} and sends ELECTION({$first})
rule-peterson-next-phase-brief = speaks for {$first}
    .outcome = {$me} speaks for {$first}
    .outcome-short = speaks for {$first}
rule-peterson-turn-relay = the first value, {$first}, is below {$larger}, the larger of {$tid}, for which {$me} spoke, and {$j}, the second one: {$me} is a relay from now on
rule-peterson-turn-relay-brief = {$first} < {$larger}: relay
    .outcome = {$me} turns relay
    .outcome-short = relay
rule-peterson-relay = {$me} is not active: it passes {$j} on to the next process
rule-peterson-relay-brief = passed on
    .outcome = {$me} passes it on
    .outcome-short = passed on
rule-peterson-win = {$j} is the own id of {$me} and has come home: no id is higher, {$me} leads and sends ELECTED({$me})
rule-peterson-win-brief = own: wins
    .outcome = {$me} has its own id back
    .outcome-short = own id back
rule-peterson-drop = {$me} leads already: {$j} goes no further
rule-peterson-drop-brief = leads: dropped
    .outcome = {$me} leads: drops it
    .outcome-short = leads: dropped
rule-peterson-learn = the election is over for {$me}: it takes {$j} for its leader and passes ELECTED({$j}) on to the next process
rule-peterson-learn-brief = decided
    .outcome = {$me} follows {$j}
    .outcome-short = follows {$j}
rule-peterson-lap-over = ELECTED({$j}) is back at {$me}, its sender: all processes have seen it, and it goes no further
rule-peterson-lap-over-brief = own: stops here
    .outcome = {$me} stops it
    .outcome-short = stops here
rule-peterson-skip-crashed = {$me} closes the ring over {$crashed}, which is down: it sends {$kind}({$payload}) one place further
rule-peterson-skip-crashed-brief = skips {$crashed}
    .outcome = {$me} skips {$crashed}
    .outcome-short = skips {$crashed}

badge-peterson = for {$tid} · ph{$phase}
    .short = for {$tid} ph{$phase}
    .shortest = {$tid} ph{$phase}

fact-peterson-active = active: speaks for {$tid} in phase {$phase}
fact-peterson-relay = relay since phase {$phase}
fact-peterson-leader = its own id has come home
fact-peterson-asleep = has not begun
fact-peterson-first = first value: {$first}
fact-peterson-election = election: {$epoch}

wait-peterson-first = {$me} waits for the first value of phase {$phase}
wait-peterson-second = {$me} has {$first} and waits for the second value of phase {$phase}
wait-peterson-relay = {$me} waits for its own id to come home, or for an ELECTED

variant-peterson-standard = each active process hears two values and speaks on for the first one if none is larger
