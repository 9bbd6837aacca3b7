# Multi-Paxos: what a step did and why, as a whole sentence and in a few words (-brief, for the log). $me is the process, $j the sender,
# $ballot a ballot, $slot a slot, $entry what is proposed for it, $number the number of a client's command.

rule-multi-paxos-start = {$me} takes over: it asks all acceptors for a promise of ballot {$ballot} and for their votes from slot {$slot} on
rule-multi-paxos-start-brief = takes over: {$ballot}
rule-multi-paxos-start-noticed = {$me} notices that the leader {$j} is gone
rule-multi-paxos-start-noticed-brief = notices
rule-multi-paxos-start-ignored = {$me} leads already, or is about to: the start is ignored
rule-multi-paxos-start-ignored-brief = start ignored
rule-multi-paxos-take-over = {$me} knows of no other leader that is up: it keeps the command, asks all acceptors for a promise of ballot {$ballot} and for their votes from slot {$slot} on
rule-multi-paxos-take-over-brief = takes over: {$ballot}
rule-multi-paxos-retry = the back-off of {$me} is over: it tries again with ballot {$ballot}, from slot {$slot} on
rule-multi-paxos-retry-brief = again: {$ballot}
rule-multi-paxos-ask = client {$me} asks {$leader} for its command {$number}
rule-multi-paxos-ask-brief = asks {$leader}: #{$number}
rule-multi-paxos-wait = client {$me} is asked for {$entry}, but waits for an answer already: this is its command {$number}, for later
rule-multi-paxos-wait-brief = #{$number}: later
rule-multi-paxos-ask-next = client {$me} has no answer from {$suspect} in time: it suspects it, and asks {$leader} for its command {$number}
rule-multi-paxos-ask-next-brief = asks {$leader}
rule-multi-paxos-ask-named = client {$me} is told that {$leader} leads: it asks {$leader} for its command {$number}
rule-multi-paxos-ask-named-brief = asks {$leader}
rule-multi-paxos-ask-again = client {$me} is back; it has remembered its commands, and asks {$leader} for command {$number}
rule-multi-paxos-ask-again-brief = back, asks again
rule-multi-paxos-answered = command {$number} of client {$me} is chosen, and all before it
rule-multi-paxos-answered-brief = #{$number} answered
rule-multi-paxos-response-ignored = client {$me} has that answer already: ignored
rule-multi-paxos-response-ignored-brief = answered before
rule-multi-paxos-queue = {$me} does not lead yet: the command {$number} of {$j} waits
rule-multi-paxos-queue-brief = #{$number} waits
rule-multi-paxos-queue-ignored = that command of {$j} waits at {$me} already
rule-multi-paxos-queue-ignored-brief = waits already
rule-multi-paxos-refer = {$me} does not lead: it tells {$j} that {$leader} does, with ballot {$ballot}
rule-multi-paxos-refer-brief = {$leader} leads
rule-multi-paxos-follow = {$me} hears of ballot {$ballot}, which is not lower than any that it has met: it follows {$leader}
rule-multi-paxos-follow-brief = follows {$leader}
rule-multi-paxos-back-off =
    {$me} has too few promises in time: it waits { $ticks ->
        [one] 1 tick
       *[other] {$ticks} ticks
    }, drawn, before it tries again
rule-multi-paxos-back-off-brief = backs off
rule-multi-paxos-promised =
    {$me} has { $count ->
        [one] 1 promise
       *[other] {$count} promises
    } of the {$majority} that are a majority
rule-multi-paxos-promised-brief = {$count} of {$majority}
rule-multi-paxos-promise-ignored = {$me} waits for no such promise any more: ignored
rule-multi-paxos-promise-ignored-brief = promise ignored
rule-multi-paxos-lead =
    a majority has promised: {$me} leads with ballot {$ballot}; { $adopted ->
        [0] no promise tells of a vote, so nothing is to be proposed again
        [one] it proposes again the one entry that promises tell of
       *[other] it proposes again the {$adopted} entries that promises tell of
    }
rule-multi-paxos-lead-brief = leads: {$ballot}
rule-multi-paxos-fill-gap = no promise tells of a vote for slot {$slot}, but a later slot has one: {$me} proposes a no-op for the gap
rule-multi-paxos-fill-gap-brief = slot {$slot}: no-op
rule-multi-paxos-adopt =
    {$me} proposes { $entry ->
        [no-op] a no-op
       *[other] {$entry}
    } for slot {$slot}: it may be chosen already
rule-multi-paxos-adopt-brief = {$slot}: {$entry} again
rule-multi-paxos-propose = {$me} proposes {$entry} for slot {$slot}, the next that is free
rule-multi-paxos-propose-brief = slot {$slot}: {$entry}
rule-multi-paxos-respond-at-once = command {$number} of {$client} is applied in the log of {$me}: it answers at once
rule-multi-paxos-respond-at-once-brief = #{$number}: answers
rule-multi-paxos-respond-again = the slot of command {$number} of {$client} is chosen, and all before it: {$me} answers once more
rule-multi-paxos-respond-again-brief = #{$number}: answers
rule-multi-paxos-request-ignored = that command of {$client} is in a slot of {$me} that is not chosen yet: no need to propose it again
rule-multi-paxos-request-ignored-brief = proposed already
rule-multi-paxos-again =
    T is over since {$me} proposed last: it proposes once more what is not chosen, { $count ->
        [one] 1 slot
       *[other] {$count} slots
    }
rule-multi-paxos-again-brief = proposes {$count} more
rule-multi-paxos-chosen =
    a majority has accepted { $entry ->
        [no-op] a no-op
       *[other] {$entry}
    }: slot {$slot} is chosen; { $answered ->
        [0] {$me} answers nobody yet
        [one] {$me} answers one client
       *[other] {$me} answers {$answered} commands
    }
rule-multi-paxos-chosen-brief = slot {$slot} chosen
rule-multi-paxos-promise = {$me} promises ballot {$ballot}: it will vote for none that is lower; it tells its votes from slot {$from} on
rule-multi-paxos-promise-brief = promises {$ballot}
rule-multi-paxos-prepare-ignored = {$me} has promised that ballot before: ignored
rule-multi-paxos-prepare-ignored-brief = promised before
rule-multi-paxos-deny-prepare = {$me} has promised {$ballot}, which is higher than {$theirs}: it says so
rule-multi-paxos-deny-prepare-brief = {$ballot} promised
rule-multi-paxos-accept =
    {$me} votes for { $entry ->
        [no-op] a no-op
       *[other] {$entry}
    } in slot {$slot}, and tells the proposer and all learners
rule-multi-paxos-accept-brief = votes: {$slot}:{$entry}
rule-multi-paxos-deny-propose = {$me} has promised {$ballot}, which is higher than {$theirs}: it does not vote, and says so
rule-multi-paxos-deny-propose-brief = {$ballot}: no vote
rule-multi-paxos-count =
    {$me} knows of { $count ->
        [one] 1 vote
       *[other] {$count} votes
    } for slot {$slot}; {$majority} are a majority
rule-multi-paxos-count-brief = {$slot}: {$count} of {$majority}
rule-multi-paxos-accepted-ignored = that slot is chosen for {$me}, or it has counted that vote: nothing changes
rule-multi-paxos-accepted-ignored-brief = counted already
rule-multi-paxos-learn =
    {$me} learns that { $entry ->
        [no-op] a no-op
       *[other] {$entry}
    } is chosen for slot {$slot}
rule-multi-paxos-learn-brief = slot {$slot}: {$entry}
rule-multi-paxos-apply = {$me} applies slot {$slot}: {$entry}
rule-multi-paxos-apply-brief = applies {$entry}
rule-multi-paxos-apply-no-op = {$me} applies slot {$slot}: a no-op changes nothing
rule-multi-paxos-apply-no-op-brief = slot {$slot}: no-op
rule-multi-paxos-pass-over = {$me} passes over slot {$slot}: {$entry} is a command that it has applied before
rule-multi-paxos-pass-over-brief = slot {$slot}: again
rule-multi-paxos-refusal-ignored = {$me} learns nothing new from that refusal: ignored
rule-multi-paxos-refusal-ignored-brief = refusal ignored
rule-multi-paxos-recovered = {$me} is back; what it promised, voted for and applied is stable
rule-multi-paxos-recovered-brief = is back

## Beside a process, and in its parts

badge-multi-paxos-applied = ≤{$count}
fact-multi-paxos-view-asks = #{$number} {$entry}
    .short = {$entry}
fact-multi-paxos-view-applied = applied {$count}
    .short = ≤{$count}

## Why an entry is proposed for a slot

fact-multi-paxos-why-gap = no promise tells of a vote: no-op
fact-multi-paxos-why-adopted = the vote of the highest ballot
fact-multi-paxos-why-requested = asked for by a client

## The fields of a state

fact-multi-paxos-client = client: {$answered} of {$count} commands answered
fact-multi-paxos-suspect = suspects: {$suspect}
fact-multi-paxos-idle = proposer: idle
fact-multi-paxos-follows = proposer: follows {$leader}
fact-multi-paxos-preparing = proposer: {$count} of {$majority} promises of {$ballot}
fact-multi-paxos-back-off = proposer: waits before it tries again
fact-multi-paxos-leads = proposer: leads with {$ballot}, next slot {$next}
fact-multi-paxos-met = highest ballot met: {$ballot}
fact-multi-paxos-queue = { $count ->
    [one] 1 command waits
   *[other] {$count} commands wait
}
fact-multi-paxos-no-promise = acceptor: no promise
fact-multi-paxos-promise = acceptor: promised {$ballot}
fact-multi-paxos-votes = acceptor: votes in { $count ->
    [one] 1 slot
   *[other] {$count} slots
}
fact-multi-paxos-learner = learner: applied {$applied}, {$behind} behind a gap
fact-multi-paxos-store = store: {$store}

## What a process waits for, and its timers

wait-multi-paxos-promises = {$me} waits for promises of {$ballot}: it has {$count} of {$majority}
wait-multi-paxos-back-off = {$me} waits before it tries again
wait-multi-paxos-votes = {$me} waits for votes for slot {$slot}
wait-multi-paxos-response = {$me} waits for the answer of {$leader} to its command {$number}
timer-multi-paxos-client = no answer until then: {$me} asks the next proposer
timer-multi-paxos-attempt = then {$me} backs off, or tries again
timer-multi-paxos-again = then {$me} proposes again what is not chosen

# Each variant in one line.
variant-multi-paxos-standard = a leader has commands chosen slot by slot; the next one adopts what may be chosen and fills gaps with no-ops
