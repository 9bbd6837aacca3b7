# Hirschberg–Sinclair: what a step did and why, as a whole sentence and in a few words (-brief, for the log).
# $me is the process, $j the id that the message carries (of a start that the process made by itself: the leader that is gone),
# $phase the number of a phase, $reach how many hops far its probes go, $hop where a probe is, $epoch the number of an election.

rule-hirschberg-sinclair-start = {$me} begins an election: it is a candidate and sends PROBE({$me}) both ways, one hop far
rule-hirschberg-sinclair-start-brief = begins, phase 0
rule-hirschberg-sinclair-start-noticed = {$me} notices that its leader {$j} is gone: it is a candidate and sends PROBE({$me}) both ways, one hop far
rule-hirschberg-sinclair-start-noticed-brief = notices, begins
rule-hirschberg-sinclair-start-ignored = {$me} is in an election that is not over: the start is ignored
rule-hirschberg-sinclair-start-ignored-brief = start ignored
rule-hirschberg-sinclair-wake = a message about {$j} wakes {$me}: it is a candidate and sends PROBE({$me}) both ways, one hop far
rule-hirschberg-sinclair-wake-brief = woken, phase 0
rule-hirschberg-sinclair-outdated = the message belongs to an older election; {$me} is in election {$epoch} and drops it
rule-hirschberg-sinclair-outdated-brief = older election
    .outcome = {$me} drops it: older election
    .outcome-short = older election
rule-hirschberg-sinclair-swallow = {$j} is lower than {$me}: its probe goes no further
rule-hirschberg-sinclair-swallow-brief = < {$me}: swallowed
    .outcome = swallowed by {$me}
    .outcome-short = swallowed
rule-hirschberg-sinclair-defeat = {$j} is higher than {$me}: {$me} is defeated in phase {$phase}
rule-hirschberg-sinclair-defeat-brief = > {$me}: defeated
    .outcome = {$me} is defeated
    .outcome-short = defeated
rule-hirschberg-sinclair-pass-on = {$j} is higher than {$me}: its probe, at hop {$hop} of {$reach}, goes on
rule-hirschberg-sinclair-pass-on-brief = > {$me}, {$hop} of {$reach}
    .outcome = {$me} passes it on, {$hop} of {$reach}
    .outcome-short = passes it on
rule-hirschberg-sinclair-reply = {$j} is higher than {$me}, and hop {$hop} was the last of its probe: {$me} sends REPLY({$j}) back
rule-hirschberg-sinclair-reply-brief = > {$me}: reply
    .outcome = {$me} replies
    .outcome-short = replies
rule-hirschberg-sinclair-win = {$j} is the own id of {$me} and has come all the way round: no id is higher, {$me} leads and sends ELECTED({$me}) clockwise
rule-hirschberg-sinclair-win-brief = own: wins
    .outcome = {$me} has its own id back
    .outcome-short = own id back
rule-hirschberg-sinclair-won-already = the other probe of {$me} has come round too; it leads already
rule-hirschberg-sinclair-won-already-brief = own: leads already
    .outcome = {$me} leads already
    .outcome-short = own: leads already
rule-hirschberg-sinclair-return = the reply to {$j} goes on, back to where its probe came from
rule-hirschberg-sinclair-return-brief = passed on
    .outcome = {$me} passes it on
    .outcome-short = passed on
rule-hirschberg-sinclair-await-other = nobody is higher than {$me} on one side in phase {$phase}: it waits for the other reply
rule-hirschberg-sinclair-await-other-brief = 1 of 2 replies
rule-hirschberg-sinclair-next-phase = nobody within {$hops} hops is higher than {$me}: phase {$next} begins, and its probes go {$reach} hops far
rule-hirschberg-sinclair-next-phase-brief = to phase {$next}
    .outcome = {$me} to phase {$next}
    .outcome-short = to phase {$next}
rule-hirschberg-sinclair-reply-ignored = {$me} no longer waits for this reply
rule-hirschberg-sinclair-reply-ignored-brief = reply ignored
    .outcome = {$me} ignores the reply
    .outcome-short = reply ignored
rule-hirschberg-sinclair-learn = the election is over for {$me}: it takes {$j} for its leader and passes ELECTED({$j}) on
rule-hirschberg-sinclair-learn-brief = decided
    .outcome = {$me} follows {$j}
    .outcome-short = follows {$j}
rule-hirschberg-sinclair-lap-over = ELECTED({$j}) is back at {$me}, its sender: all processes have seen it, and it goes no further
rule-hirschberg-sinclair-lap-over-brief = own: stops here
    .outcome = {$me} stops it
    .outcome-short = stops here
rule-hirschberg-sinclair-skip-crashed = {$me} closes the ring over {$crashed}, which is down: it sends {$kind}({$payload}) one place further
rule-hirschberg-sinclair-skip-crashed-brief = skips {$crashed}
    .outcome = {$me} skips {$crashed}
    .outcome-short = skips {$crashed}

fact-hirschberg-sinclair-asleep = election: asleep
fact-hirschberg-sinclair-candidate = election: candidate
fact-hirschberg-sinclair-defeated = election: defeated
fact-hirschberg-sinclair-leader = election: won
fact-hirschberg-sinclair-phase =
    phase {$phase}: probes go { $reach ->
        [one] one hop
       *[other] {$reach} hops
    } far
fact-hirschberg-sinclair-left = reply from the left: yes
fact-hirschberg-sinclair-left-missing = reply from the left: not yet
fact-hirschberg-sinclair-right = reply from the right: yes
fact-hirschberg-sinclair-right-missing = reply from the right: not yet
fact-hirschberg-sinclair-election = election: number {$epoch}

# Beside a process wherever it is drawn: as short as can be. k is the number of the phase, as in the paper.
badge-hirschberg-sinclair-phase = k{$phase}

wait-hirschberg-sinclair-both = {$me} waits for the replies to both its probes of phase {$phase}
wait-hirschberg-sinclair-left = {$me} waits for the reply to its left probe of phase {$phase}
wait-hirschberg-sinclair-right = {$me} waits for the reply to its right probe of phase {$phase}
wait-hirschberg-sinclair-defeated = {$me} waits for an ELECTED

# Each variant in one line.
variant-hirschberg-sinclair-standard = candidates probe ever larger neighbourhoods, each twice as far; the one with no higher id all the way round leads
