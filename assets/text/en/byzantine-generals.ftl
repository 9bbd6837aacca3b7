# The Byzantine generals: what a step did and why, as a whole sentence and in a few words (-brief, for the log). $me is the process, $j
# the sender, $value what it says (attack or retreat, the same in every language), $path by whom that came, $round the round, of $rounds.

rule-byzantine-generals-start-ignored = {$me} has been down: it takes no part, and does not begin
rule-byzantine-generals-start-ignored-brief = start ignored
rule-byzantine-generals-command =
    {$me} commands: it gives its order to { $others ->
        [0] nobody, because it is alone
        [one] its only lieutenant
       *[other] its {$others} lieutenants
    }
rule-byzantine-generals-command-brief = gives its order
rule-byzantine-generals-command-falsely =
    {$me} commands and is a traitor: instead of {$order} it tells { $others ->
        [0] nobody anything, because it is alone
        [one] its only lieutenant what it likes
       *[other] each of its {$others} lieutenants what it likes
    }
rule-byzantine-generals-command-falsely-brief = orders falsely
rule-byzantine-generals-await =
    {$me} is a lieutenant: it waits for the commander's order, and will decide after { $rounds ->
        [one] 1 round
       *[other] {$rounds} rounds
    }
rule-byzantine-generals-await-brief = waits for orders
rule-byzantine-generals-hear-direct = {$j} commands, and says {$value}: {$me} keeps that, but does not believe it yet
rule-byzantine-generals-hear-direct-brief = told {$value}
    .outcome = {$me} is told {$value}
    .outcome-short = told {$value}
rule-byzantine-generals-hear = {$j} says that it was told {$value} (by the path {$path}): {$me} keeps that
rule-byzantine-generals-hear-brief = hears {$value}
    .outcome = {$me} hears {$value}
    .outcome-short = hears {$value}
rule-byzantine-generals-hear-late = {$value} comes by the path {$path} to {$me} after the end of its round: it still counts, but {$me} has relayed retreat for it
rule-byzantine-generals-hear-late-brief = late: {$value}
    .outcome = late: {$me} hears {$value}
    .outcome-short = late: {$value}
rule-byzantine-generals-repeated = {$value} comes by the path {$path}, by which {$me} has heard something already: what came first stays
rule-byzantine-generals-repeated-brief = heard before
    .outcome = {$me} has heard it before
    .outcome-short = heard before
rule-byzantine-generals-relay =
    round {$round} of {$rounds} is over: { $receivers ->
        [0] there is nobody whom {$me} could tell what it heard in it
       *[other] {$me} tells the others what it heard in it, and retreat where it heard nothing
    }
rule-byzantine-generals-relay-brief = relays round {$round}
rule-byzantine-generals-relay-falsely =
    round {$round} of {$rounds} is over, and {$me} is a traitor: { $receivers ->
        [0] there is nobody whom it could lie to
       *[other] it tells each of the others what it likes instead of what it heard
    }
rule-byzantine-generals-relay-falsely-brief = relays falsely
rule-byzantine-generals-majority =
    the rounds are over: { $of ->
        [1] {$me} has one value and decides it: {$order}
       *[other] {$votes} of the {$of} values that {$me} has for the order are {$order}, and it decides that
    }
rule-byzantine-generals-majority-brief = decides {$order}
rule-byzantine-generals-tie = the rounds are over: {$me} has {$votes} values for attack and as many for retreat; a tie is {$order}
rule-byzantine-generals-tie-brief = tie: {$order}
rule-byzantine-generals-tie-direct = the rounds are over: {$me} has {$votes} values for attack and as many for retreat; by this rule a tie is what the commander itself said: {$order}
rule-byzantine-generals-tie-direct-brief = tie: {$order}
rule-byzantine-generals-learn = {$value} is new to {$me} and has come by the signatures of {$path}: {$me} keeps it, and will sign it and pass it on
rule-byzantine-generals-learn-brief = {$value} is new
    .outcome = {$value} is new to {$me}
    .outcome-short = {$value} is new
rule-byzantine-generals-learn-last = {$value} is new to {$me} and has come by the signatures of {$path}: {$me} keeps it; so many have signed it that it need not be passed on
rule-byzantine-generals-learn-last-brief = {$value} is new
    .outcome = {$value} is new to {$me}
    .outcome-short = {$value} is new
rule-byzantine-generals-known = {$me} holds {$value} already; this one has come by the signatures of {$path}
rule-byzantine-generals-known-brief = holds it already
    .outcome = {$me} holds it already
    .outcome-short = holds it already
rule-byzantine-generals-sign = round {$round} of {$rounds} is over: {$me} signs what was new to it in it, and sends it to all who have not signed it
rule-byzantine-generals-sign-brief = signs round {$round}
rule-byzantine-generals-sign-falsely = round {$round} of {$rounds} is over, and {$me} is a traitor: of what it holds it passes on what it likes, to whom it likes
rule-byzantine-generals-sign-falsely-brief = signs falsely
rule-byzantine-generals-obey = the rounds are over: {$me} holds one value and obeys it: {$order}
rule-byzantine-generals-obey-brief = obeys: {$order}
rule-byzantine-generals-not-one =
    the rounds are over: { $values ->
        [0] {$me} holds no value, and retreats
       *[other] {$me} holds both values, signed by the same commander, who is a traitor: it retreats
    }
rule-byzantine-generals-not-one-brief = retreats
rule-byzantine-generals-betray = the rounds are over for {$me}: it has nothing to decide
rule-byzantine-generals-betray-brief = the rounds end
rule-byzantine-generals-too-late = the rounds are over for {$me}: what comes afterwards does not count
rule-byzantine-generals-too-late-brief = too late
    .outcome = too late for {$me}
    .outcome-short = too late
rule-byzantine-generals-takes-no-part = {$me} takes no part, and drops what it hears
rule-byzantine-generals-takes-no-part-brief = takes no part
    .outcome = {$me} takes no part
    .outcome-short = takes no part
rule-byzantine-generals-recovered = {$me} is back; it has forgotten all that it heard, and takes no part
rule-byzantine-generals-recovered-brief = back, stays out

## The fields of a state

fact-byzantine-generals-idle = has not begun
fact-byzantine-generals-out = has been down: takes no part
fact-byzantine-generals-commander = commands; the order: {$order}
fact-byzantine-generals-round = lieutenant, in round {$round} of {$rounds}
fact-byzantine-generals-over = lieutenant; the rounds are over
fact-byzantine-generals-not-told = the commander said: nothing yet
fact-byzantine-generals-told = the commander said: {$order}
fact-byzantine-generals-heard = heard by {$count} of {$of} paths
fact-byzantine-generals-holds = holds, signed: {$values}
fact-byzantine-generals-holds-nothing = holds, signed: nothing
fact-byzantine-generals-undecided = decided: nothing yet
fact-byzantine-generals-decision = decided: {$order}

## Beside the process: its votes, attack and retreat; or the signed values that it holds

badge-byzantine-generals-squares = {$squares} {$attack}:{$retreat}
badge-byzantine-generals-votes = {$attack}:{$retreat}
badge-byzantine-generals-holds = {$values}

## What a process waits for, and its timer

wait-byzantine-generals = {$me} waits for round {$round} of {$rounds} to end
timer-byzantine-generals-round = then this round is over for {$me}

## What the generals hold: the columns of the table of all processes

holding-byzantine-generals-direct = told by the commander
holding-byzantine-generals-attack = for attack
holding-byzantine-generals-retreat = for retreat
holding-byzantine-generals-values = signed values

## Parameters that cannot be

refused-byzantine-generals-faults =
    { $n ->
        [one] 1 general
       *[other] {$n} generals
    } cannot stand {$f} traitors among them
refused-byzantine-generals-messages = {$n} generals that stand {$f} { $f ->
        [one] traitor
       *[other] traitors
    } send Σ (n-1)(n-2)…(n-1-k) for k = 0 to {$f}: {$messages} messages, more than the most of {$most}
refused-byzantine-generals-beyond = {$n} generals that stand {$f} traitors send Σ (n-1)(n-2)…(n-1-k) for k = 0 to {$f}: more messages than can be counted here, and than the most of {$most}
refused-byzantine-generals-faults-mend = f can be 0 to {$most}
refused-byzantine-generals-forger = a lieutenant cannot say another thing than it was told: orders are signed, and a signature cannot be forged
refused-byzantine-generals-forger-mend = a lieutenant can be "silent", "split", "random" or "any"; only the commander can be "flip" or have a table

## What the commander is called, and what a round is for

named-byzantine-generals-commander = COMMANDER
purpose-byzantine-generals-first = the commander tells each its order
purpose-byzantine-generals-second = each tells the others what it was told
purpose-byzantine-generals-later = each tells on what the others say they were told
purpose-byzantine-generals-signed = each signs what is new to it and passes it on

# Each variant in one line.
variant-byzantine-generals-standard = every lieutenant tells all others what it was told, for f + 1 rounds, and takes the majority
variant-byzantine-generals-signed = orders are signed by all who pass them on: a traitor can keep them back, but forge none
