# Paxos: what a step did and why, as a whole sentence and in a few words (-brief, for the log). $me is the process, $j the sender, $sent the
# ballot of the message and $says the value in it; $ballot, $value, $count and so on are those of the step.

rule-paxos-ask = {$me} is asked for a value and sends a REQUEST to {$proposer}
rule-paxos-ask-brief = asks {$proposer}
rule-paxos-ask-ignored = {$me} cannot be asked now: it is no client, or waits for an answer
rule-paxos-ask-ignored-brief = ignored
rule-paxos-ask-next = no answer has come to {$me} in time: it asks the next proposer, {$proposer}
rule-paxos-ask-next-brief = asks {$proposer} next
rule-paxos-answered = {$j} tells {$me} that {$says} is chosen, as it asked for
rule-paxos-answered-brief = answered: {$says}
rule-paxos-answered-otherwise = {$me} asked for {$asked}, and {$j} tells it that {$says} is chosen: it is refused
rule-paxos-answered-otherwise-brief = ✗ not {$asked}
rule-paxos-answer-late = {$j} tells {$me} that {$says} is chosen; it waits for no answer
rule-paxos-answer-late-brief = knows {$says}
rule-paxos-propose-own = {$me} is to propose its own value, {$value}
rule-paxos-propose-own-brief = proposes {$value}
rule-paxos-propose-ignored = an attempt of {$me} is running already: the start is ignored
rule-paxos-propose-ignored-brief = start ignored
rule-paxos-take-request = {$me} takes up the REQUEST of {$j} for {$says}
rule-paxos-take-request-brief = takes up {$says}
rule-paxos-request-ignored = an attempt of {$me} is running already: the REQUEST for {$says} is ignored
rule-paxos-request-ignored-brief = ignored
rule-paxos-prepare = {$me} begins ballot {$ballot} and asks all {$acceptors} acceptors for a promise
rule-paxos-prepare-brief = ballot {$ballot}
rule-paxos-count-promise =
    {$me} has { $count ->
        [one] 1 promise
       *[other] {$count} promises
    } for ballot {$sent}; {$majority} make a majority
rule-paxos-count-promise-brief = {$count} of {$majority} promises
rule-paxos-promise-late = {$me} does not need the promise of {$j} any more: it has that one, or a majority, or the value is chosen
rule-paxos-promise-late-brief = not needed
rule-paxos-promise-ignored = {$me} has given up ballot {$sent}: the promise of {$j} is dropped
rule-paxos-promise-ignored-brief = given up: dropped
rule-paxos-adopt = of the votes that the promises tell of, that of ballot {$ballot} is the highest: {$me} must propose its value, {$value}
rule-paxos-adopt-brief = must carry {$value}
rule-paxos-choose-own = no promise tells of a vote: {$me} is free to propose {$value}, as it wanted
rule-paxos-choose-own-brief = proposes {$value}
rule-paxos-ignore-votes = the promises tell of the vote {$ballot} = {$voted}; {$me} does not adopt it, and proposes {$value}, as it wanted
rule-paxos-ignore-votes-brief = own, not {$voted}
rule-paxos-give-up-promises = too few promises have come to {$me} in time: it gives up ballot {$ballot}
rule-paxos-give-up-promises-brief = gives up {$ballot}
rule-paxos-give-up-votes = too few votes have come to {$me} in time: it gives up ballot {$ballot}
rule-paxos-give-up-votes-brief = gives up {$ballot}
rule-paxos-back-off = {$me} waits for {$ticks} ticks before the next round
rule-paxos-back-off-brief = waits {$ticks}
rule-paxos-back-off-over = the back-off of {$me} is over
rule-paxos-back-off-over-brief = back-off over
rule-paxos-succeed = a majority has voted in a ballot of {$me}: {$value} is chosen, and its attempts are over
rule-paxos-succeed-brief = {$value} is chosen
rule-paxos-promise = ballot {$sent} is higher than all that {$me} has promised: it promises to vote in no lower one, and tells {$j} that it has not voted yet
rule-paxos-promise-brief = promises {$sent}
rule-paxos-promise-vote = ballot {$sent} is higher than all that {$me} has promised: it promises to vote in no lower one, and tells {$j} its vote, {$ballot} = {$value}
rule-paxos-promise-vote-brief = tells vote {$value}
rule-paxos-prepare-refused = {$me} has promised ballot {$promised}, and {$sent} is not higher: it does not answer
rule-paxos-prepare-refused-brief = refused: {$promised}
    .outcome = {$me} does not answer
    .outcome-short = no answer
rule-paxos-accept = {$me} has promised no ballot above {$sent}: it votes for {$says}, and tells the proposer and all learners
rule-paxos-accept-brief = votes for {$says}
rule-paxos-propose-refused = {$me} has promised ballot {$promised}, and {$sent} is lower: it does not vote
rule-paxos-propose-refused-brief = refused: {$promised}
    .outcome = {$me} does not vote
    .outcome-short = no vote
rule-paxos-count-vote =
    {$me} has heard of { $count ->
        [one] 1 vote
       *[other] {$count} votes
    } in ballot {$sent}; {$majority} make a majority
rule-paxos-count-vote-brief = {$count} of {$majority} votes
rule-paxos-vote-late = {$me} does not need the vote of {$j} any more: it has counted that one, or a majority
rule-paxos-vote-late-brief = not needed
rule-paxos-learn =
    a majority has voted in one ballot: {$me} learns that {$value} is chosen{ $clients ->
        [0] {""}
        [one] , and answers the client
       *[other] , and answers the clients
    }
rule-paxos-learn-brief = learns {$value}
rule-paxos-keep = {$me} keeps {$value} until it knows which proposer leads
rule-paxos-keep-brief = keeps {$value}
rule-paxos-pass-on = {$leader} leads: {$me} passes {$value} on to it
rule-paxos-pass-on-brief = passes {$value} on
rule-paxos-lead-propose = {$me} leads, and proposes {$value}
rule-paxos-lead-propose-brief = leads with {$value}
rule-paxos-drop = {$me} leads, but an attempt is running already: {$value} is dropped
rule-paxos-drop-brief = drops {$value}
rule-paxos-stand-back = {$me} does not lead: it begins no other attempt
rule-paxos-stand-back-brief = stands back
rule-paxos-returned = {$me} is back
rule-paxos-returned-brief = back
rule-paxos-kept = {$me} is back; what it promised and voted for is stable
rule-paxos-kept-brief = keeps its vote
rule-paxos-forgot = {$me} is back, and has forgotten what it promised and voted for
rule-paxos-forgot-brief = has forgotten

## The fields of a state

fact-paxos-asks = asks for: {$value}
fact-paxos-asks-nothing = asks for nothing
fact-paxos-no-attempt = no attempt; the latest ballot was {$ballot}
fact-paxos-preparing = ballot {$ballot}: waits for promises
fact-paxos-proposing = ballot {$ballot}: waits for votes
fact-paxos-backing-off = ballot {$ballot} is given up: waits for the next round
fact-paxos-done = ballot {$ballot}: chosen
fact-paxos-promises = promises: {$count} of {$majority}
fact-paxos-proposes = proposes: {$value}
fact-paxos-keeps = keeps until somebody leads: {$value}
fact-paxos-promised = promised: {$ballot}
fact-paxos-promised-nothing = promised: nothing
fact-paxos-accepted = accepted: {$ballot} = {$value}
fact-paxos-accepted-nothing = accepted: nothing
fact-paxos-heard = heard of {$ballot} = {$value}: {$count} of {$majority}
fact-paxos-decided = decided: {$value}
fact-paxos-undecided = decided: nothing yet

## Beside a process: its vote, or its promise

badge-paxos = {$held}

## What a process waits for, and its timers

wait-paxos-promises = {$me} waits for promises for ballot {$ballot}
wait-paxos-votes = {$me} waits for votes in ballot {$ballot}
wait-paxos-back-off = {$me} waits until its back-off after ballot {$ballot} is over
wait-paxos-response = {$me} waits for a RESPONSE
wait-paxos-leader = {$me} waits until a proposer leads
timer-paxos-client = then {$me} asks the next proposer
timer-paxos-attempt = then {$me} gives up this ballot, or begins the next one

## What a process holds, and what a client says of itself

holding-paxos-round = round
holding-paxos-promised = promised
holding-paxos-accepted = accepted
says-paxos-asks = asks {$value}
says-paxos-refused = ✗ {$value}
says-paxos-answered = has {$value}

# Each variant in one line.
variant-paxos-standard = a value is chosen when a majority has voted for it in one ballot; whoever proposes later must carry it on
variant-paxos-own-value = a proposer proposes its own value whatever the promises tell: two values can be chosen
variant-paxos-amnesia = an acceptor that crashes forgets its promise and its vote: two values can be chosen
