# Super-peers on an id circle: what a step did and why, as a whole sentence and in a few words (-brief, for the log). $me is the process,
# $j the sender, or who has come or gone; $key the key, $next the next process, $members how many there are.

rule-superpeer-dht-start = {$me} begins: it sees who is responsible for its key
rule-superpeer-dht-start-brief = begins
rule-superpeer-dht-start-noticed = {$me} notices that its super-peer {$j} is gone: it begins again
rule-superpeer-dht-start-noticed-brief = notices
rule-superpeer-dht-recovered = {$me} is back; it remembers only the number of its latest request, and begins
rule-superpeer-dht-recovered-brief = is back
rule-superpeer-dht-answer-timeout = {$me} has waited {$patience} ticks, longer than a look-up and an answer take: it begins again
rule-superpeer-dht-answer-timeout-brief = no answer
rule-superpeer-dht-again = who is up has changed while {$me} waits: it begins again
rule-superpeer-dht-again-brief = begins again
rule-superpeer-dht-forgotten = {$j}, the super-peer of {$me}, was gone and is back without its members: {$me} begins again
rule-superpeer-dht-forgotten-brief = {$j} forgot it
rule-superpeer-dht-serve = {$me} is responsible for its key {$key}: it is a super-peer, without a message
rule-superpeer-dht-serve-brief = super-peer
rule-superpeer-dht-look-up = {$me} looks up {$key}, its own id with all but the first bits set to 0
rule-superpeer-dht-look-up-brief = looks up {$key}
rule-superpeer-dht-elsewhere = {$me} is responsible for its key, but its last bits are not 0, so it is no super-peer: it asks {$next}, the next that is one
rule-superpeer-dht-elsewhere-brief = asks {$next}
rule-superpeer-dht-pass-on = {$me} is not responsible for {$key}: it sends the question of {$origin} on to {$next}, the farthest finger before it, or its successor
rule-superpeer-dht-pass-on-brief = to {$next}
rule-superpeer-dht-found =
    {$me} is responsible for {$key}: it tells {$origin}, after { $hops ->
        [one] 1 hop
       *[other] {$hops} hops
    }
rule-superpeer-dht-found-brief = found: {$me}
rule-superpeer-dht-join = {$found} is responsible for the key of {$me}, which asks it to be taken in
rule-superpeer-dht-join-brief = asks {$found}
rule-superpeer-dht-found-ignored = {$me} does not wait for that answer: ignored
rule-superpeer-dht-found-ignored-brief = ignored
rule-superpeer-dht-welcome =
    {$me} takes {$j} in: it serves { $members ->
        [one] 1 member
       *[other] {$members} members
    } now
rule-superpeer-dht-welcome-brief = member {$members}
rule-superpeer-dht-welcome-again = {$j} is a member of {$me} already: it is welcomed again
rule-superpeer-dht-welcome-again-brief = again
rule-superpeer-dht-full = {$me} has no room, or is no super-peer: it sends {$j} on to {$next}, the next super-peer clockwise
rule-superpeer-dht-full-brief = no: {$next}
rule-superpeer-dht-nobody = {$me} is no super-peer, and there is none: it tells {$j} so
rule-superpeer-dht-nobody-brief = no, nobody
rule-superpeer-dht-join-ignored = {$me} is not whom {$j} should ask, or {$j} is gone: ignored
rule-superpeer-dht-join-ignored-brief = ignored
rule-superpeer-dht-follow = {$me} is taken in: {$j} serves it
rule-superpeer-dht-follow-brief = member of {$j}
rule-superpeer-dht-welcome-ignored = {$me} does not wait for that welcome: ignored
rule-superpeer-dht-welcome-ignored-brief = ignored
rule-superpeer-dht-go-on = {$j} does not take {$me}, which asks {$next} instead
rule-superpeer-dht-go-on-brief = asks {$next}
rule-superpeer-dht-unserved = all super-peers that there are have been asked, or there is none: nobody serves {$me}
rule-superpeer-dht-unserved-brief = unserved
rule-superpeer-dht-full-ignored = {$me} does not wait for that refusal: ignored
rule-superpeer-dht-full-ignored-brief = ignored
rule-superpeer-dht-hand-over =
    {$j} is up and has a lower id of the segment: {$me} hands it { $members ->
        [0] the role; it has no members
        [one] the role and its one member
       *[other] the role and its {$members} members
    }
rule-superpeer-dht-hand-over-brief = role to {$j}
rule-superpeer-dht-await-move = {$j} is up and has a lower id of the segment: {$me} waits until it says that it serves it
rule-superpeer-dht-await-move-brief = waits for {$j}
rule-superpeer-dht-take-over =
    {$me} takes the role over from {$j}: it serves { $members ->
        [0] {$j}
        [one] its one member and {$j}
       *[other] its {$members} members and {$j}
    }, as far as there is room
rule-superpeer-dht-take-over-brief = takes over
rule-superpeer-dht-handover-ignored = {$me} is not responsible for the segment of {$j}: ignored
rule-superpeer-dht-handover-ignored-brief = ignored
rule-superpeer-dht-move = {$j} serves {$me} from now on
rule-superpeer-dht-move-brief = member of {$j}
rule-superpeer-dht-moved-ignored = {$me} does not wait for that news: ignored
rule-superpeer-dht-moved-ignored-brief = ignored
rule-superpeer-dht-strike-off = {$j}, a member of {$me}, is gone: {$me} strikes it off
rule-superpeer-dht-strike-off-brief = {$j} struck off

## Beside a process, and its fields

badge-superpeer = +{$count}
fact-superpeer-dht-idle = waits for nothing
fact-superpeer-dht-found = waits for FOUND
fact-superpeer-dht-welcome = waits for an answer of {$j}
fact-superpeer-dht-moved = waits for the news of {$j}
fact-superpeer-dht-key = key: {$key}
fact-superpeer-dht-no-members = serves nobody else
fact-superpeer-dht-members = serves {$count}: {$ids}
fact-superpeer-dht-hops = hops of its look-up: {$hops}

## What a process waits for, and its timer

wait-superpeer-dht-found = {$me} waits to be told who is responsible for {$key}
wait-superpeer-dht-welcome = {$me} waits for the answer of {$j} to its JOIN
wait-superpeer-dht-moved = {$me} waits until {$j} says that it serves it
timer-superpeer-dht-answer = no answer until then: {$me} begins again

## What a process holds

holding-superpeer-members = members
holding-superpeer-load = load
holding-superpeer-dht-fingers = fingers
holding-superpeer-dht-number = number of its latest request

## What cannot be

refused-superpeer-dht-prefix = `prefix` is {$prefix}, more than the {$bits} `bits` of an id
refused-superpeer-dht-prefix-mend = give a `prefix` from 0 to {$bits}
refused-superpeer-dht-bits = {$n} processes cannot have different ids of {$bits} bits
refused-superpeer-dht-bits-mend = there are {$ids} such ids: give more `bits`, or fewer processes

# Each variant in one line.
variant-superpeer-dht-standard = the first bits of an id name its super-peer: the lowest process of the segment; others find it by a look-up
variant-superpeer-dht-exact-pattern = a super-peer is only who has an id whose last bits are all 0: there may be none
