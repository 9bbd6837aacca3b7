# Flooding: what a step did and why, as a whole sentence and in a few words (-brief, for the log). $me is the process, $j the sender,
# $values the values of the message, $round the round, of $rounds; $count how many values are new, or are sent.

rule-flooding-start =
    all begin: {$me} sends the value that it proposes to { $others ->
        [0] nobody, because it is alone
        [one] the only other process
       *[other] the {$others} others
    }; there are { $rounds ->
        [one] 1 round
       *[other] {$rounds} rounds
    }
rule-flooding-start-brief = sends its value
rule-flooding-start-noticed = {$me} begins
rule-flooding-start-noticed-brief = begins
rule-flooding-start-ignored = {$me} has been down: it takes no part, and does not begin
rule-flooding-start-ignored-brief = start ignored
rule-flooding-learn =
    of the values {$values} that {$j} sends, { $count ->
        [one] one is new to {$me}, which adds it
       *[other] {$count} are new to {$me}, which adds them
    } to what it knows
rule-flooding-learn-brief = {$count} new
    .outcome = {$me} learns {$count} new
    .outcome-short = {$count} new
rule-flooding-learn-too-late =
    of the values {$values} that {$j} sends, { $count ->
        [one] one is new to {$me}
       *[other] {$count} are new to {$me}
    }, but the last round is on: in this variant {$me} decides on what it knew when that round began
rule-flooding-learn-too-late-brief = {$count} new, ignored
    .outcome = {$count} new: {$me} ignores it
    .outcome-short = {$count} new, ignored
rule-flooding-nothing-new = {$me} knows {$values} already
rule-flooding-nothing-new-brief = nothing new
    .outcome = nothing new to {$me}
    .outcome-short = nothing new
rule-flooding-late = {$me} has decided: what comes afterwards does not count
rule-flooding-late-brief = decided: too late
    .outcome = too late: {$me} has decided
    .outcome-short = too late
rule-flooding-pass-on =
    round {$round} of {$rounds}: { $count ->
        [one] {$me} sends the value that was new to it
       *[other] {$me} sends the {$count} values that were new to it
    }
rule-flooding-pass-on-brief = round {$round}: { $count ->
        [one] 1 value
       *[other] {$count} values
    }
rule-flooding-keep = round {$round} of {$rounds}: {$me} has learnt nothing new and sends nothing
rule-flooding-keep-brief = round {$round}: silent
rule-flooding-decide = the last round is over: {$me} decides {$value}
rule-flooding-decide-brief = decides {$value}
rule-flooding-out = {$me} has been down: it takes no part, and drops what it hears
rule-flooding-out-brief = takes no part
    .outcome = {$me} takes no part
    .outcome-short = takes no part
rule-flooding-recovered = {$me} is back; it has forgotten all that it knew, and takes no part
rule-flooding-recovered-brief = back, stays out

## The fields of a state

fact-flooding-idle = has not begun
fact-flooding-round = round {$round} of {$rounds}
fact-flooding-decided = the rounds are over
fact-flooding-out = has been down: takes no part
fact-flooding-known = knows: {$values}
fact-flooding-new = new in this round: {$values}
fact-flooding-nothing-new = new in this round: nothing
fact-flooding-frozen = knew when the last round began: {$values}
fact-flooding-undecided = decided: nothing yet
fact-flooding-decision = decided: {$value}

## Beside the process: what it would decide now, and how many values it knows

badge-flooding = {$rule} {$value} · {$count} v
    .short = {$rule} {$value}

## What a process waits for, and its timer

wait-flooding = {$me} waits for round {$round} of {$rounds} to end
timer-flooding-round = then this round is over for {$me}

## What a process holds

holding-flooding-known = knows
holding-flooding-new = new
holding-flooding-now = would decide

## Parameters that cannot be

refused-flooding-crashes =
    with { $n ->
        [one] 1 process
       *[other] {$n} processes
    } fewer than {$n} can crash, but f is {$f}
refused-flooding-crashes-mend = f can be 0 to {$most}

## What a round is for

purpose-flooding-first = each tells all what it proposes
purpose-flooding-later = each passes on what was new in the round before

# Each variant in one line.
variant-flooding-standard = what a process learns in a round it passes on in the next; after f + 1 rounds all that are up know the same
variant-flooding-last-round-ignored = a process decides on what it knew when the last round began: one round too early
