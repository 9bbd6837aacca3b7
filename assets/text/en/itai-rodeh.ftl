# Itai–Rodeh: what a step did and why. $me is how the onlooker calls the process, which has no name for itself; $own is what it drew
# (and $own-round in which round), $j is the number that the message carries, $hop its hops, $n the number of processes it believes in.

rule-itai-rodeh-start = {$me} begins an election
rule-itai-rodeh-start-brief = begins: draws {$own}
rule-itai-rodeh-start-noticed = {$me} notices that its leader is gone and begins an election
rule-itai-rodeh-start-noticed-brief = notices: draws {$own}
rule-itai-rodeh-start-ignored = {$me} is in an election that is not over: the start is ignored
rule-itai-rodeh-start-ignored-brief = start ignored
rule-itai-rodeh-older = the message is of an older election than the one that {$me} is in: it is dropped
rule-itai-rodeh-older-brief = older: dropped
    .outcome = {$me} drops it: older
    .outcome-short = older: dropped
rule-itai-rodeh-wake = the message is of a newer election: {$me} begins too, before it handles the message
rule-itai-rodeh-wake-brief = wakes: draws {$own}
rule-itai-rodeh-draw = {$me} draws {$own} of 1 to {$most} in round {$own-round} and sends it round
rule-itai-rodeh-draw-brief = draws {$own}
rule-itai-rodeh-win = {$j} has made {$n} hops: it is what {$me} drew itself, and it met no equal; {$me} leads and sends ELECTED
rule-itai-rodeh-win-brief = {$n} hops: leads
    .outcome = {$me} leads: {$n} hops
    .outcome-short = {$n} hops: leads
rule-itai-rodeh-tie = {$j} has made {$n} hops: it is what {$me} drew itself, but it met an equal: all who drew {$j} draw again
rule-itai-rodeh-tie-brief = tie: draws {$own}
    .outcome = {$me} ties: draws {$own}
    .outcome-short = tie: draws {$own}
rule-itai-rodeh-pass-equal =
    {$me} drew {$own} too, but after { $hop ->
        [one] one hop
       *[other] {$hop} hops
    }, not {$n}, this is not its own: it goes on, no longer alone
rule-itai-rodeh-pass-equal-brief = = {$own} not alone
    .outcome = {$me}: {$own} is not alone
    .outcome-short = not alone
rule-itai-rodeh-give-way = {$j} is greater than {$own}, which {$me} drew: {$me} is out, and passes {$j} on
rule-itai-rodeh-give-way-brief = > {$own} passive
    .outcome = {$me} turns passive
    .outcome-short = passive
rule-itai-rodeh-give-way-round = {$j} was drawn in round {$round}, and {$me} is still in round {$own-round}: {$me} is out, and passes {$j} on
rule-itai-rodeh-give-way-round-brief = r{$round} > r{$own-round} passive
    .outcome = {$me} turns passive
    .outcome-short = passive
rule-itai-rodeh-purge = {$j} is smaller than {$own}, which {$me} drew: it goes no further
rule-itai-rodeh-purge-brief = < {$own} purged
    .outcome = purged by {$me}
    .outcome-short = purged
rule-itai-rodeh-purge-round = {$j} was drawn in round {$round}, and {$me} is in round {$own-round} already: it goes no further
rule-itai-rodeh-purge-round-brief = r{$round} < r{$own-round} purged
    .outcome = purged by {$me}
    .outcome-short = purged
rule-itai-rodeh-pass-on = {$me} is out and passes the message on, with one hop more
rule-itai-rodeh-pass-on-brief = passed on
    .outcome = {$me} passes it on
    .outcome-short = passed on
rule-itai-rodeh-drop = {$me} leads: the message goes no further
rule-itai-rodeh-drop-brief = leads: dropped
    .outcome = {$me} leads: drops it
    .outcome-short = leads: dropped
rule-itai-rodeh-learn =
    the leader sits { $hop ->
        [one] one step
       *[other] {$hop} steps
    } back: {$me} takes it for its leader and passes ELECTED on, with one hop more
rule-itai-rodeh-learn-brief = leader {$hop} back
    .outcome = its leader: {$hop} back
    .outcome-short = leader {$hop} back
rule-itai-rodeh-lap-over = ELECTED has made {$n} hops: all processes have seen it, and it goes no further
rule-itai-rodeh-lap-over-brief = {$n} hops: stops
rule-itai-rodeh-skip-crashed = {$me} closes the ring over {$crashed}, which is down: it sends {$kind}({$payload}) one place further, and that hop is not counted
rule-itai-rodeh-skip-crashed-brief = skips {$crashed}
    .outcome = {$me} skips {$crashed}
    .outcome-short = skips {$crashed}

## The fields of a state

fact-itai-rodeh-asleep = has not begun
fact-itai-rodeh-active = active: its number may win
fact-itai-rodeh-active-alike = active: draws 1, as all do
fact-itai-rodeh-passive = passive: passes messages on
fact-itai-rodeh-leader = leader
fact-itai-rodeh-nothing-drawn = drawn: nothing
fact-itai-rodeh-drawn = drawn: {$own} of 1 to {$most}, round {$round}
fact-itai-rodeh-elected-itself = elected: itself (0 steps back)
fact-itai-rodeh-elected =
    elected: the one { $hop ->
        [one] one step
       *[other] {$hop} steps
    } back
fact-itai-rodeh-knows = knows of itself: nothing; of the ring: n = {$n}
fact-itai-rodeh-election = election: {$epoch}

## Beside the process: its round

badge-itai-rodeh = r{$round}

## What a process waits for

wait-itai-rodeh-active =
    {$me} waits for the {$own} that it drew to come home after { $n ->
        [one] one hop
       *[other] {$n} hops
    }, or for a greater one
wait-itai-rodeh-alike = {$me} waits for a 1 that meets no equal, though all draw 1
wait-itai-rodeh-passive = {$me} waits for ELECTED

# Each variant in one line.
variant-itai-rodeh-standard = processes have no ids: each draws a number, the highest leads, and those that tie draw again
variant-itai-rodeh-wrong-n = all processes assume a wrong number of processes: two may come to lead
