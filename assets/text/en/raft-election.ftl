# Raft's election: what a step did and why, as a whole sentence and in a few words (-brief, for the log).
# $me is the process, $j the sender (of a start that the process made by itself: the leader that is gone), $term the sender's term,
# $own the term of the process itself: for a newer term the one that it had before.

rule-raft-election-start = {$me} stands for election, as it does not lead
rule-raft-election-start-brief = stands
rule-raft-election-start-noticed = {$me} notices that its leader {$j} is gone and stands for election
rule-raft-election-start-noticed-brief = notices, stands
rule-raft-election-start-ignored = {$me} leads already: the start is ignored
rule-raft-election-start-ignored-brief = start ignored
rule-raft-election-recovered = {$me} is back; it has remembered term {$own} and its vote, and waits for a HEARTBEAT
rule-raft-election-recovered-brief = back in term {$own}
rule-raft-election-recovered-amnesia = {$me} is back; it has remembered term {$own} but not whom it voted for, and waits for a HEARTBEAT
rule-raft-election-recovered-amnesia-brief = back, vote lost
rule-raft-election-timeout = {$me} has heard from no leader until its timer ran out: it stands for election
rule-raft-election-timeout-brief = waited, stands
rule-raft-election-stand =
    {$me} begins term {$own} as a candidate, votes for itself and sends REQUEST_VOTE to { $others ->
        [0] nobody, because it is alone
        [one] the only other process
       *[other] the {$others} others
    }; {$majority} of {$n} votes are a majority
rule-raft-election-stand-brief = candidate, term {$own}
rule-raft-election-newer-term = {$me} was in term {$own}, and term {$term} is newer: {$me} takes it over and follows
rule-raft-election-newer-term-brief = term {$own} is over
    .outcome = {$me}: term {$own} is over
    .outcome-short = term {$own} is over
rule-raft-election-newer-term-grant = {$me} was in term {$own}, and term {$term} is newer: {$me} takes it over and has not voted in it yet
rule-raft-election-newer-term-grant-brief = newer: votes
    .outcome = newer: {$me} votes
    .outcome-short = newer: votes
rule-raft-election-newer-term-refuse = {$me} was in term {$own}, and term {$term} is newer: {$me} takes it over
rule-raft-election-newer-term-refuse-brief = newer: older log
    .outcome = older log: {$me} refuses
    .outcome-short = newer: older log
rule-raft-election-newer-term-follow = {$me} was in term {$own}, and term {$term} is newer: {$me} takes it over
rule-raft-election-newer-term-follow-brief = newer: follows
    .outcome = newer: {$me} follows
    .outcome-short = newer: follows
rule-raft-election-grant = {$me} gives its vote in term {$term} to {$j}, remembers that, and waits anew for a HEARTBEAT
rule-raft-election-grant-brief = votes for {$j}
rule-raft-election-refuse-term = {$me} is in term {$own} already and does not vote for {$j}, which asks for term {$term}
rule-raft-election-refuse-term-brief = {$term} < {$own}: no
    .outcome = {$me} does not vote
    .outcome-short = no vote
rule-raft-election-refuse-voted = {$me} has given its vote in term {$term} to {$voted} and has none left for {$j}
rule-raft-election-refuse-voted-brief = voted for {$voted}: no
rule-raft-election-refuse-candidate = {$me} has voted for itself in term {$term} and has no vote left for {$j}
rule-raft-election-refuse-candidate-brief = voted itself: no
rule-raft-election-refuse-log = the log of {$j} ends with (term, length) = {$log}, that of {$me} with {$own_log}, which is more up to date: {$me} does not vote for {$j}
rule-raft-election-refuse-log-brief = older log: no
rule-raft-election-count = {$me} has { $votes ->
        [one] 1 vote
       *[other] {$votes} votes
    } of the {$majority} that make a majority of {$n}
rule-raft-election-count-brief = {$votes} of {$majority} votes
rule-raft-election-lead = a majority has voted for {$me}: it leads term {$own} and sends HEARTBEAT to all others
rule-raft-election-lead-brief = leads term {$own}
rule-raft-election-denied = {$j} does not vote for {$me}
rule-raft-election-denied-brief = no vote
    .outcome = gets no vote from {$j}
    .outcome-short = no vote
rule-raft-election-surplus = {$me} leads term {$term} already: the VOTE of {$j} changes nothing
rule-raft-election-surplus-brief = leads already
rule-raft-election-vote-ignored = {$me} is no candidate of term {$term}, or has counted {$j} already: the VOTE of {$j} is ignored
rule-raft-election-vote-ignored-brief = ignored
    .outcome = ignores the VOTE of {$j}
    .outcome-short = ignored
rule-raft-election-follow = {$me} hears that {$j} leads term {$term}: it follows {$j} and waits for the next HEARTBEAT
rule-raft-election-follow-brief = follows {$j}
rule-raft-election-renew = {$me} hears that {$j}, its leader, is up: it waits anew for the next HEARTBEAT
rule-raft-election-renew-brief = {$j} is up
    .outcome = hears that {$j} is up
    .outcome-short = {$j} is up
rule-raft-election-reject = {$j} leads term {$term}, but {$me} is in term {$own} already: it tells {$j} so
rule-raft-election-reject-brief = {$term} < {$own}: rejects
    .outcome = {$me} rejects it
    .outcome-short = rejects
rule-raft-election-reject-ignored = that term {$term} has begun is no news to {$me}: ignored
rule-raft-election-reject-ignored-brief = ignored
    .outcome = ignores it
    .outcome-short = ignored
rule-raft-election-beat =
    {$me} still leads: it sends HEARTBEAT to all others, and again { $period ->
        [one] in the next tick
       *[other] in {$period} ticks
    }
rule-raft-election-beat-brief = still leads

## Beside a process

badge-raft-election-term = t{$term}

## The fields of a state

fact-raft-election-follower = follower
fact-raft-election-candidate = candidate: {$votes} of {$majority} votes
fact-raft-election-leader = leader
fact-raft-election-term = term: {$term}
fact-raft-election-voted = voted in this term for: {$voted}
fact-raft-election-not-voted = voted in this term for: nobody
fact-raft-election-log = end of its log: term {$term}, length {$length}

## What a process waits for

wait-raft-election-votes = {$me} waits for votes in term {$term}: it has {$votes} of {$majority}
wait-raft-election-heartbeat = {$me} waits for a HEARTBEAT of the leader of term {$term}

## What a timer means that is armed: what will be so when it runs out

timer-raft-election-election = no HEARTBEAT until then: {$me} stands
timer-raft-election-heartbeat = then {$me} says again that it leads

## How the property that belongs to terms was broken

property-one-leader-per-term-demands = No term ever has two leaders, be it one after the other.
property-one-leader-per-term-violated = in term {$term}, {$id} came to lead, though {$other} had been the leader of that term

## In the log, when a run that never ends has come to rest

log-quiet-upkeep = the run has come to rest: nothing but {$kind} is under way or to come
log-quiet-upkeep-brief = at rest but for {$kind}

# Each variant in one line.
variant-raft-election-standard = a majority of votes makes a leader; election timeouts are drawn, so that split votes are rare
variant-raft-election-fixed = election timeouts are all the same: votes that split once split in every term
variant-raft-election-amnesia = a process that crashes forgets its vote: a term may get two leaders
