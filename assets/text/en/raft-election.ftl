# Raft's election: what a step did and why, as a whole sentence and in a few words (-brief, for the log).
# $me is the process, $j the sender (of a start that the process made by itself: the leader that is gone), $term the sender's term,
# $own the term of the process itself: for a newer term the one that it had before.

rule-raft-start = {$me} stands for election, as it does not lead
rule-raft-start-brief = stands
rule-raft-start-noticed = {$me} notices that its leader {$j} is gone and stands for election
rule-raft-start-noticed-brief = notices, stands
rule-raft-start-ignored = {$me} leads already: the start is ignored
rule-raft-start-ignored-brief = start ignored
rule-raft-recovered = {$me} is back; it has remembered term {$own} and its vote, and waits for a HEARTBEAT
rule-raft-recovered-brief = back in term {$own}
rule-raft-recovered-amnesia = {$me} is back; it has remembered term {$own} but not whom it voted for, and waits for a HEARTBEAT
rule-raft-recovered-amnesia-brief = back, vote lost
rule-raft-timeout = {$me} has waited in vain until its timer ran out: it stands for election
rule-raft-timeout-brief = waited, stands
rule-raft-stand =
    {$me} begins term {$own} as a candidate, votes for itself and sends REQUEST_VOTE to { $others ->
        [0] nobody, because it is alone
        [one] the only other process
       *[other] the {$others} others
    }; {$majority} of {$n} votes are a majority
rule-raft-stand-brief = candidate, term {$own}
rule-raft-newer-term = {$me} was in term {$own}, and term {$term} is newer: {$me} takes it over and follows
rule-raft-newer-term-brief = term {$own} is over
rule-raft-newer-term-grant = {$me} was in term {$own}, and term {$term} is newer: {$me} takes it over and has not voted in it yet
rule-raft-newer-term-grant-brief = newer: votes
rule-raft-newer-term-refuse = {$me} was in term {$own}, and term {$term} is newer: {$me} takes it over
rule-raft-newer-term-refuse-brief = newer: older log
rule-raft-newer-term-follow = {$me} was in term {$own}, and term {$term} is newer: {$me} takes it over
rule-raft-newer-term-follow-brief = newer: follows
rule-raft-grant = {$me} gives its vote in term {$term} to {$j}, remembers that, and waits anew for a HEARTBEAT
rule-raft-grant-brief = votes for {$j}
rule-raft-refuse-term = {$me} is in term {$own} already and does not vote for {$j}, which asks for term {$term}
rule-raft-refuse-term-brief = {$term} < {$own}: no
rule-raft-refuse-voted = {$me} has given its vote in term {$term} to {$voted} and has none left for {$j}
rule-raft-refuse-voted-brief = voted for {$voted}: no
rule-raft-refuse-candidate = {$me} has voted for itself in term {$term} and has no vote left for {$j}
rule-raft-refuse-candidate-brief = voted itself: no
rule-raft-refuse-log = the log of {$j} ends with (term, length) = {$log}, that of {$me} with {$own-log}, which is more up to date: {$me} does not vote for {$j}
rule-raft-refuse-log-brief = older log: no
rule-raft-count = {$me} has { $votes ->
        [one] 1 vote
       *[other] {$votes} votes
    } of the {$majority} that make a majority of {$n}
rule-raft-count-brief = {$votes} of {$majority} votes
rule-raft-lead = a majority has voted for {$me}: it leads term {$own} and sends HEARTBEAT to all others
rule-raft-lead-brief = leads term {$own}
rule-raft-denied = {$j} does not vote for {$me}
rule-raft-denied-brief = no vote
rule-raft-surplus = {$me} leads term {$term} already: the VOTE of {$j} changes nothing
rule-raft-surplus-brief = leads already
rule-raft-vote-ignored = {$me} is no candidate of term {$term}, or has counted {$j} already: the VOTE of {$j} is ignored
rule-raft-vote-ignored-brief = ignored
rule-raft-follow = {$me} hears that {$j} leads term {$term}: it follows {$j} and waits for the next HEARTBEAT
rule-raft-follow-brief = follows {$j}
rule-raft-renew = {$me} hears that {$j}, its leader, is up: it waits anew for the next HEARTBEAT
rule-raft-renew-brief = {$j} is up
rule-raft-reject = {$j} leads term {$term}, but {$me} is in term {$own} already: it tells {$j} so
rule-raft-reject-brief = {$term} < {$own}: rejects
rule-raft-reject-ignored = that term {$term} has begun is no news to {$me}: ignored
rule-raft-reject-ignored-brief = ignored
rule-raft-beat =
    {$me} still leads: it sends HEARTBEAT to all others, and again { $period ->
        [one] in the next tick
       *[other] in {$period} ticks
    }
rule-raft-beat-brief = still leads

## Beside a process

badge-raft-term = t{$term}

## The fields of a state

fact-raft-follower = follower
fact-raft-candidate = candidate: {$votes} of {$majority} votes
fact-raft-leader = leader
fact-raft-term = term: {$term}
fact-raft-voted = voted in this term for: {$voted}
fact-raft-not-voted = voted in this term for: nobody
fact-raft-log = end of its log: term {$term}, length {$length}

## What a process waits for

wait-raft-votes = {$me} waits for votes in term {$term}: it has {$votes} of {$majority}
wait-raft-heartbeat = {$me} waits for a HEARTBEAT of the leader of term {$term}

## What a timer means that is armed: what will be so when it runs out

timer-raft-election = no HEARTBEAT until then: {$me} stands
timer-raft-heartbeat = then {$me} says again that it leads

## How the property that belongs to terms was broken

property-one-leader-per-term-demands = No term ever has two leaders, be it one after the other.
property-one-leader-per-term-violated = in term {$term}, {$id} came to lead, though {$other} had been the leader of that term

## In the log, when a run that never ends has come to rest

log-quiet-upkeep = the run has come to rest: nothing but {$kind} is under way or to come
log-quiet-upkeep-brief = at rest but for {$kind}
