# Super-peers by tokens: what a step did and why, as a whole sentence and in a few words (-brief, for the log). $me is the process, $j the
# sender, $token the number of a token, $holder who holds it.

rule-superpeer-tokens-start = all begin: the first period of {$me} begins
rule-superpeer-tokens-start-brief = begins
rule-superpeer-tokens-start-noticed = {$me} notices that its super-peer {$j} is gone
rule-superpeer-tokens-start-noticed-brief = notices
rule-superpeer-tokens-start-ignored = {$me} has begun before: the start is ignored
rule-superpeer-tokens-start-ignored-brief = start ignored
rule-superpeer-tokens-recovered = {$me} is back, without token and super-peer; its periods begin with the first rumour that it hears
rule-superpeer-tokens-recovered-brief = is back
rule-superpeer-tokens-get = {$me} gets token {$token}
rule-superpeer-tokens-get-brief = gets token {$token}
rule-superpeer-tokens-tell = a period begins: {$me} tells its neighbours that it holds token {$token}, rumour {$number}
rule-superpeer-tokens-tell-brief = tells: {$token}.{$number}
rule-superpeer-tokens-settle =
    {$me} has held token {$token} through { $tenure ->
        [one] 1 whole period
       *[other] {$tenure} whole periods
    }: it is settled, and a super-peer
rule-superpeer-tokens-settle-brief = super-peer
rule-superpeer-tokens-begin-late = with the rumour of token {$token} the periods of {$me} begin
rule-superpeer-tokens-begin-late-brief = periods begin
rule-superpeer-tokens-pass-on = {$me} hears for the first time that {$holder} holds token {$token}: it tells its other neighbours
rule-superpeer-tokens-pass-on-brief = {$token} at {$holder}
rule-superpeer-tokens-gossip-ignored = {$me} has heard that rumour, or a later one of that token: ignored
rule-superpeer-tokens-gossip-ignored-brief = heard before
rule-superpeer-tokens-give-way = {$me} hears that {$holder} holds token {$token}, which it holds itself: it lets it go
rule-superpeer-tokens-give-way-brief = lets {$token} go
rule-superpeer-tokens-stay = the force on token {$token} is not above its threshold: it stays at {$me}
rule-superpeer-tokens-stay-brief = stays
rule-superpeer-tokens-stuck = the force on token {$token} is above its threshold, but no neighbour of {$me} lies within 60 degrees of its direction: it stays
rule-superpeer-tokens-stuck-brief = no way: stays
rule-superpeer-tokens-offer = the force on token {$token} is above its threshold: {$me} hands it over to {$to}, which lies nearest to its direction
rule-superpeer-tokens-offer-brief = to {$to}
rule-superpeer-tokens-accept = {$me} has no token: it takes token {$token} from {$j}
rule-superpeer-tokens-accept-brief = takes token {$token}
rule-superpeer-tokens-decline = {$me} holds a token already: it does not take token {$token}
rule-superpeer-tokens-decline-brief = holds one
rule-superpeer-tokens-handover-ignored = {$me} has heard a later rumour of that token: the handover is out of date
rule-superpeer-tokens-handover-ignored-brief = out of date
rule-superpeer-tokens-let-go = {$j} has token {$token} now: {$me} lets it go
rule-superpeer-tokens-let-go-brief = lets {$token} go
rule-superpeer-tokens-accept-ignored = {$me} does not hold that token any more: ignored
rule-superpeer-tokens-accept-ignored-brief = ignored
rule-superpeer-tokens-keep = {$j} does not take token {$token}: {$me} keeps it
rule-superpeer-tokens-keep-brief = keeps {$token}
rule-superpeer-tokens-refuse-ignored = {$me} does not wait for that answer any more: ignored
rule-superpeer-tokens-refuse-ignored-brief = ignored
rule-superpeer-tokens-leave = no rumour names {$leader} as settled where it was: {$me} gives its super-peer up
rule-superpeer-tokens-leave-brief = leaves {$leader}
rule-superpeer-tokens-ask = {$me} asks {$to}, the nearest settled holder that has not refused it
rule-superpeer-tokens-ask-brief = asks {$to}
rule-superpeer-tokens-unserved = {$me} has heard of no settled holder, or all have refused it: nobody serves it
rule-superpeer-tokens-unserved-brief = unserved
rule-superpeer-tokens-welcome =
    {$me} takes {$j} in: it serves { $members ->
        [one] 1 member
       *[other] {$members} members
    } now
rule-superpeer-tokens-welcome-brief = member {$members}
rule-superpeer-tokens-welcome-again = {$j} is a member of {$me} already: it is welcomed again
rule-superpeer-tokens-welcome-again-brief = again
rule-superpeer-tokens-full = {$me} has no room, or is no super-peer: it does not take {$j}
rule-superpeer-tokens-full-brief = no room
rule-superpeer-tokens-follow = {$me} is taken in: {$j} serves it
rule-superpeer-tokens-follow-brief = member of {$j}
rule-superpeer-tokens-welcome-ignored = {$me} is a super-peer itself: the welcome is ignored
rule-superpeer-tokens-welcome-ignored-brief = ignored
rule-superpeer-tokens-refused-by = {$j} does not take {$me}, which goes on to the next nearest
rule-superpeer-tokens-refused-by-brief = refused
rule-superpeer-tokens-full-ignored = {$me} does not wait for that refusal: ignored
rule-superpeer-tokens-full-ignored-brief = ignored

## Beside a process, and its fields

badge-superpeer-tokens = ◉{$token}
badge-superpeer-tokens-settled = ★◉{$token}
fact-superpeer-tokens-none = holds no token
fact-superpeer-tokens-held = token {$token}, held for {$periods} of {$tenure} periods
fact-superpeer-tokens-force = force {$force}, threshold {$theta}
fact-superpeer-tokens-no-members = serves nobody else
fact-superpeer-tokens-members = serves {$count}: {$ids}
fact-superpeer-tokens-heard = tokens heard of: {$count}

## What a process waits for, and its timers

wait-superpeer-tokens-accept = {$me} waits for the answer of {$j} to its token
wait-superpeer-tokens-welcome = {$me} waits for the answer of {$j} to its JOIN
timer-superpeer-tokens-period = then the next period of {$me} begins
timer-superpeer-tokens-sum = then all rumours of the period have come: {$me} adds up the forces, or asks for a super-peer

## What a process holds

holding-superpeer-tokens-token = token
holding-superpeer-tokens-force = force
holding-superpeer-tokens-theta = threshold

## What cannot be

refused-superpeer-tokens-count = {$tokens} tokens for {$n} processes
refused-superpeer-tokens-count-mend = give 1 to {$n} tokens
refused-superpeer-tokens-down = token {$token} is given to a process that is down
refused-superpeer-tokens-down-mend = give it to a process that is up at tick 0
refused-superpeer-tokens-period = a `period` of {$period} ticks is over before a rumour is everywhere and an answer has come
refused-superpeer-tokens-period-mend = give at least {$least} ticks

# Each variant in one line.
variant-superpeer-tokens-standard = tokens push each other away; who has held one long enough serves those around it
variant-superpeer-tokens-restless = a token that moves does not cool: some never come to rest
