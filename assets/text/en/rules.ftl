# What a step did and why: the compared values and the rule, as a whole sentence and in a few words (-brief, for the log).
# $me is the process, $j the id that the message carries; in the bully algorithm $j is the sender;
# of a start that the process made by itself, $j is the leader that is gone.

## Chang–Roberts

rule-chang-roberts-start = {$me} begins an election: it participates and sends ELECTION({$me}) to the next process
rule-chang-roberts-start-brief = begins
rule-chang-roberts-start-noticed = {$me} notices that its leader {$j} is gone: it participates and sends ELECTION({$me}) to the next process
rule-chang-roberts-start-noticed-brief = notices, begins
rule-chang-roberts-start-ignored = {$me} is already participating: the start is ignored
rule-chang-roberts-start-ignored-brief = start ignored
rule-chang-roberts-join-pass-on = {$j} is higher than {$me}: {$me} participates and passes {$j} on to the next process
rule-chang-roberts-join-pass-on-brief = > {$me} passed
    .outcome = {$me} passes it on
    .outcome-short = passed on
rule-chang-roberts-join-replace = {$j} is lower than {$me}: {$me} participates and sends its own id in place of {$j}
rule-chang-roberts-join-replace-brief = < {$me}: sends {$me}
    .outcome = {$me} sends its own
    .outcome-short = sends its own
rule-chang-roberts-join-own = {$me} gets its own id, but is not participating: it participates and sends {$me} once more
rule-chang-roberts-join-own-brief = own: sent again
    .outcome = {$me} sends it again
    .outcome-short = sent again
rule-chang-roberts-pass-on = {$j} is higher than {$me}: {$me} passes {$j} on to the next process
rule-chang-roberts-pass-on-brief = > {$me} passed
    .outcome = {$me} passes it on
    .outcome-short = passed on
rule-chang-roberts-discard = {$j} is lower than {$me}, which is already participating: {$j} cannot win and is discarded
rule-chang-roberts-discard-brief = < {$me} discarded
    .outcome = discarded by {$me}
    .outcome-short = discarded
rule-chang-roberts-discard-other = {$j} is not {$me}, and a participating process forwards nothing in this variant: {$j} is discarded
rule-chang-roberts-discard-other-brief = ≠ {$me} discarded
    .outcome = discarded by {$me}
    .outcome-short = discarded
rule-chang-roberts-replace = {$j} is lower than {$me}: {$me} sends its own id in place of {$j}
rule-chang-roberts-replace-brief = < {$me}: sends {$me}
    .outcome = {$me} sends its own
    .outcome-short = sends its own
rule-chang-roberts-win = {$j} is the own id of {$me} and has come all the way round: no id is higher, {$me} leads and sends ELECTED({$me})
rule-chang-roberts-win-brief = own: wins
    .outcome = {$me} has its own id back
    .outcome-short = own id back
rule-chang-roberts-learn = the election is over for {$me}: it takes {$j} for its leader and passes ELECTED({$j}) on to the next process
rule-chang-roberts-learn-brief = decided
    .outcome = {$me} follows {$j}
    .outcome-short = follows {$j}
rule-chang-roberts-lap-over = ELECTED({$j}) is back at {$me}, its sender: all processes have seen it, and it goes no further
rule-chang-roberts-lap-over-brief = own: stops here
    .outcome = {$me} stops it
    .outcome-short = stops here
rule-chang-roberts-skip-crashed = {$me} closes the ring over {$crashed}, which is down: it sends {$kind}({$payload}) one place further
rule-chang-roberts-skip-crashed-brief = skips {$crashed}
    .outcome = {$me} skips {$crashed}
    .outcome-short = skips {$crashed}

## Bully

rule-bully-start = {$me} begins an election, as none of its own is running
rule-bully-start-brief = begins
rule-bully-start-noticed = {$me} notices that its leader {$j} is gone and begins an election
rule-bully-start-noticed-brief = notices, begins
rule-bully-start-ignored = {$me} has an election of its own under way already: it begins no other
rule-bully-start-ignored-brief = start ignored
rule-bully-recovered = {$me} is back and does not know who leads: it begins an election
rule-bully-recovered-brief = revived: begins
rule-bully-hold-back-recovered = {$me} is back and does not know who leads: it holds back for T = {$t} ticks before it begins an election
rule-bully-hold-back-recovered-brief = holds back
rule-bully-patience-over = {$me} has held back for T = {$t} ticks: it begins an election
rule-bully-patience-over-brief = begins now
rule-bully-answer = {$me} is higher than {$j}: {$me} answers, so that {$j} waits, and begins an election of its own
rule-bully-answer-brief = answers, begins
    .outcome = {$me} answers and begins
    .outcome-short = answers
rule-bully-answer-running = {$me} is higher than {$j} and answers, so that {$j} waits; an election of its own is running already
rule-bully-answer-running-brief = answers
    .outcome = {$me} answers
    .outcome-short = answers
rule-bully-answer-settling = {$me} is higher than {$j} and answers, so that {$j} waits; it has just heard a COORDINATOR, is settling, and begins no election
rule-bully-answer-settling-brief = answers, settling
    .outcome = {$me} answers, settling
    .outcome-short = answers
rule-bully-answer-holding-back = {$me} is higher than {$j} and answers, so that {$j} waits; it is holding back and begins no election yet
rule-bully-answer-holding-back-brief = answers, waits
    .outcome = {$me} answers and waits
    .outcome-short = answers
rule-bully-stand-down = {$j} is higher than {$me} and has answered: {$me} leaves it to {$j} and waits up to 2T = {$twice} ticks for a COORDINATOR
rule-bully-stand-down-brief = waits 2T
rule-bully-trust = {$j} is higher than {$me} and has answered: {$me} thinks its work done and does not wait for a COORDINATOR
rule-bully-trust-brief = trusts {$j}: done
rule-bully-answer-ignored = {$me} no longer waits for an ANSWER: the one of {$j} is ignored
rule-bully-answer-ignored-brief = ignored
    .outcome = ignores the ANSWER of {$j}
    .outcome-short = ignored
rule-bully-answer-timeout = {$me} has had no ANSWER for T = {$t} ticks: nobody with a higher id is up
rule-bully-answer-timeout-brief = no ANSWER in T
    .outcome = no ANSWER in T: announces
    .outcome-short = no ANSWER in T
rule-bully-coordinator-timeout = {$me} has heard no COORDINATOR for 2T = {$twice} ticks: the process that answered is down too, and {$me} begins again
rule-bully-coordinator-timeout-brief = 2T over: begins
rule-bully-follow = {$j} is higher than {$me}: {$me} takes {$j} for its leader and is settling for T = {$t} ticks
rule-bully-follow-brief = > {$me}: follows
    .outcome = {$me} follows {$j}
    .outcome-short = follows {$j}
rule-bully-follow-unsettled = {$j} is higher than {$me}: {$me} takes {$j} for its leader
rule-bully-follow-unsettled-brief = > {$me}: follows
    .outcome = {$me} follows {$j}
    .outcome-short = follows {$j}
rule-bully-follow-lower = {$j} is lower than {$me}, but in this variant any COORDINATOR is believed: {$me} takes {$j} for its leader
rule-bully-follow-lower-brief = < {$me}: follows
    .outcome = {$me} follows {$j}
    .outcome-short = follows {$j}
rule-bully-lower-coordinator = {$j} is lower than {$me} and must not lead: {$me} begins an election to take the lead
rule-bully-lower-coordinator-brief = < {$me}: begins
    .outcome = {$me} begins
    .outcome-short = begins
rule-bully-lower-coordinator-ignored = {$j} is lower than {$me} and must not lead; {$me} has an election of its own running already, and begins no other
rule-bully-lower-coordinator-ignored-brief = < {$me}: ignored
    .outcome = ignored by {$me}
    .outcome-short = ignored
rule-bully-hold-back-lower = {$j} is lower than {$me} and must not lead: {$me} will begin an election, but holds back for T = {$t} ticks first
rule-bully-hold-back-lower-brief = < {$me}: holds back
    .outcome = {$me} holds back
    .outcome-short = holds back
rule-bully-settled = {$me} has been settling for T = {$t} ticks: from now on an ELECTION of a lower process makes it begin one again
rule-bully-settled-brief = settling ends
rule-bully-begin =
    {$me} sends ELECTION to { $higher ->
        [one] the only higher process
       *[other] the {$higher} higher processes
    } and waits up to T = {$t} ticks for an ANSWER
rule-bully-begin-brief = asks {$higher} higher
rule-bully-announce =
    {$me} leads and sends COORDINATOR({$me}) to { $others ->
        [one] the only other process
       *[other] the {$others} others
    }
rule-bully-announce-brief = leads: announces
rule-bully-announce-highest =
    no id is higher than {$me}: {$me} leads and sends COORDINATOR({$me}) to { $others ->
        [0] nobody, because it is alone
        [one] the only other process
       *[other] the {$others} others
    }
rule-bully-announce-highest-brief = leads: announces

## The fields of a state

fact-participating = participating: yes (active)
fact-not-participating = participating: no
fact-elected = elected: {$leader}
fact-elected-undefined = elected: @ (undefined)
fact-bully-idle = own election: none
fact-bully-awaiting-answer = own election: waits for an ANSWER
fact-bully-awaiting-coordinator = own election: waits for a COORDINATOR
fact-bully-holding-back = own election: holding back
fact-bully-settling = settling: yes
fact-bully-not-settling = settling: no

## What a process waits for

wait-chang-roberts = {$me} waits for ELECTION({$me}) to come round, or for an ELECTED
wait-bully-answer = {$me} waits for an ANSWER from a higher process until its timer ends
wait-bully-coordinator = {$me} waits for a COORDINATOR until its timer ends
wait-bully-holding-back = {$me} holds back until its timer ends, and then begins an election

## What a timer means that is armed: what will be so when it runs out
timer-bully-answer = no ANSWER until then: {$me} leads
timer-bully-coordinator = no COORDINATOR until then: {$me} begins again
timer-bully-settle = then {$me} stops settling
timer-bully-patience = then {$me} begins an election
