# What happens in a run besides the steps of the protocols: as a whole sentence and in a few words (-brief, for the log).
# Where the log names the process in front of the words, the brief form leaves it out.

log-started = {$id} is told to begin an election
log-started-brief = told to begin
log-requested = client {$id} is asked for {$request}
log-requested-brief = asked for {$request}
log-begun = {$id} is told to begin
log-begun-brief = told to begin
log-noticed = {$id} notices that its leader {$leader} is gone
log-noticed-brief = misses {$leader}
log-revived = {$id} is up again; it remembers only what a crash spares
log-revived-brief = revives
log-member-up = {$id} knows that {$j} is up
log-member-up-brief = {$j} is up
log-member-gone = {$id} knows that {$j} is gone
log-member-gone-brief = {$j} is gone
log-crashed = {$id} crashes: it loses its timers and all that is not in stable storage; what it has sent still arrives
log-crashed-brief = {$id} crashes
log-crashed-in-batch = {$id} crashes in the middle of its broadcast: what has not left by then is never sent
log-crashed-in-batch-brief = {$id} crashes in mid-broadcast
log-left = {$id} leaves and tells nobody
log-left-brief = {$id} leaves
log-left-announced = {$id} leaves and says so to everybody who holds it as leader
log-left-announced-brief = {$id} leaves, tells all
log-armed-crash = {$id} will crash during its next broadcast, when { $after ->
    [0] none of its messages has
    [one] one of its messages has
   *[other] {$after} of its messages have
 } left
log-armed-crash-brief = {$id} will crash after {$after}
log-lost-crashed = {$kind} from {$from} is lost: its receiver {$to} is down
log-lost-crashed-brief = lost: {$to} down
log-lost-chance = {$kind} from {$from} to {$to} is lost on the way: the link is unreliable
log-lost-chance-brief = lost on the way
log-lost-dropped = {$kind} from {$from} to {$to} is dropped from outside
log-lost-dropped-brief = dropped
log-came-back = {$kind} to {$to}, which is down, was undeliverable: {$id} gets a notice
log-came-back-brief = undeliverable
log-fired = the timer “{$timer}” of {$id} runs out
log-fired-brief = timer {$timer}
log-fired-by-hand = the timer “{$timer}” of {$id} is made to run out from outside
log-fired-by-hand-brief = {$id}: {$timer} fired from outside
log-delayed = the message from {$from} to {$to} is held up; it arrives at tick {$due}
log-delayed-brief = {$from}→{$to} late: tick {$due}
log-lost-cut = {$kind} from {$from} to {$to} is lost: the link is cut
log-lost-cut-brief = lost: link cut
log-notice-lost = the notice that {$kind} was undeliverable to {$to} does not reach {$id}: the link is cut
log-notice-lost-brief = notice lost: cut
log-notice-lost-crashed = the notice that {$kind} was undeliverable to {$to} is lost: {$id}, who should hear of it, is down
log-notice-lost-crashed-brief = notice for {$id} lost: {$id} is down
log-hastened = the message from {$from} to {$to} is delivered before its time
log-hastened-brief = {$from}→{$to} at once
log-altered = the message from {$from} to {$to} is altered: it says {$value} now
log-altered-brief = {$from}→{$to} says {$value}
log-duplicated = the message from {$from} to {$to} is doubled; the copy is due at tick {$due} too
log-duplicated-brief = {$from}→{$to} doubled
log-disarmed = the timer “{$timer}” of {$id} is cancelled from outside
log-disarmed-brief = {$id}: {$timer} cancelled
log-no-such-timer = {$id} has no timer “{$timer}” armed: there is nothing to fire or cancel
log-no-such-timer-brief = no timer {$timer}
log-cut = the link between {$from} and {$to} is cut: what would arrive over it is lost
log-cut-brief = {$from}–{$to} is cut
log-cut-one-way = the link from {$from} to {$to} is cut: what would arrive over it is lost
log-cut-one-way-brief = {$from}→{$to} is cut
log-mended = the link between {$from} and {$to} is whole again
log-mended-brief = {$from}–{$to} is mended
log-all-mended = all links are whole again
log-all-mended-brief = all links mended
log-parted = the network is parted: {$groups}; no message crosses the line
log-parted-brief = parted: {$groups}
log-serves = {$id} is a super-peer
log-serves-brief = {$id} serves
log-leads = {$id} holds itself as leader
log-leads-brief = {$id} is leader
log-no-such-message = nothing is under way from {$from} to {$to}: there is nothing to act on
log-no-such-message-brief = nothing {$from}→{$to}
log-nothing = the process has nothing to do
log-nothing-brief = nothing to do
log-settled = this is not left to chance: { $choice }
log-settled-brief = settled: { $choice }
log-quiet = the run has come to rest: nothing is under way and nothing is to come
log-quiet-brief = at rest
log-waits = {$id} waits, and nothing can come any more
log-waits-brief = {$id} left waiting
# Several, in one line of the log.
log-waits-several = { $count } left waiting: { $ids }
    .short = { $count } left waiting

act-no-such-message = nothing is under way from {$from} to {$to}
act-no-such-timer = {$id} has no timer “{$timer}” armed
act-due-anyway = the message from {$from} to {$to} is due at the next tick anyway
act-decided-already = this has been decided already: it comes too late
scenario-too-large = the screen and pictures take up to {$most} processes, and this scenario has {$count}: “suffrage run” and “suffrage measure” take more
    .short = more than {$most} processes: use “run” or “measure”
run-too-long = this run has reached the screen’s limit of {$most} events after tick {$tick}: “suffrage run” goes on without a limit, “suffrage measure” counts without a trace
    .short = limit of {$most} events after tick {$tick}: see “run” and “measure”
run-stopped-messages = stopped in tick {$tick}: more than {$most} messages were under way; fewer processes, or fewer that begin, send fewer
    .short = stopped in tick {$tick}: more than {$most} messages under way
run-stopped-copies = stopped in tick {$tick}: more than {$most} messages were under way, many of them copies or sent because of one; a lower “duplicate” makes fewer
    .short = stopped in tick {$tick}: more than {$most} messages under way, many copies
run-stopped-heartbeats = stopped in tick {$tick}: more than {$most} heartbeats were under way; a longer “period” or a shorter delay leaves fewer
    .short = stopped in tick {$tick}: more than {$most} heartbeats under way
run-stopped-ids = stopped in tick {$tick}: the lists under way named more than {$most} ids; fewer processes, or fewer that begin, send fewer
    .short = stopped in tick {$tick}: more than {$most} ids in lists under way
run-stopped-terms = stopped after tick {$tick}: more than {$most} terms have had a leader; “until” ends a run earlier
    .short = stopped after tick {$tick}: more than {$most} terms
run-stopped-numbers = stopped in tick {$tick}: more than {$most} messages were sent, and numbers ran out; “until” ends a run earlier
    .short = stopped in tick {$tick}: more than {$most} messages sent
act-cut-already = that is cut already
act-not-cut = nothing there is cut
act-has-begun = all have begun already
act-is-down = {$ids} is down already
act-is-up = {$ids} is up already

answer-leader = {$leader} leads
answer-nobody = nobody leads
answer-split = they do not agree: {$leaders}
answer-decided = {$value} is decided
answer-nobody-decided = nobody has decided
answer-split-decision = they do not agree: {$values}
answer-messages = { $count ->
    [one] one message in all
   *[other] {$count} messages in all
 }
answer-tick = tick {$tick}
answer-leader-down-one = nobody: {$id} still names {$leader}, which is down
answer-leader-down = nobody: {$ids} and {$last} still name {$leader}, which is down
answer-leader-down-many = nobody: all still name {$leader}, which is down
answer-nobody-no-end = nobody by tick {$tick}; the run does not come to rest
answer-no-end = none: the run does not come to rest by tick {$tick}
answer-too-far = too far to look ahead: still going on at tick {$tick}
