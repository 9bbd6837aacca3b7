# Two runs side by side.

## What each of two runs has of its own
side-count = n = { $count }
side-delay = delay { $least }
side-delays = delay { $least }–{ $most }
side-fifo = FIFO
side-no-fifo = no FIFO
side-ascending = ids ascending
side-descending = ids descending
side-seats = ids { $ids }
side-seed = seed { $seed }

## Where two runs part: what a process does in one of them, where the log has no line for it or the same for both
difference-nothing = { $id } does nothing at this tick
difference-nobody = nothing is done to the network at this tick
difference-over = this run has been over since tick { $tick }
difference-sends = { $count ->
    [0] { $id } sends nothing then
    [one] { $id } sends one message then
   *[other] { $id } sends { $count } messages then
}
difference-holds = { $id } then holds { $leader } as leader
difference-holds-nobody = { $id } then holds no process as leader
difference-holds-on = { $id } keeps the leader that it held
difference-absent = there is no process { $id }
difference-up = { $id } is up from the start
difference-down = { $id } is down from the start
difference-led = from the start, { $leader } is held as leader
difference-unled = from the start, no process is held as leader

## The screen
compare-chip = compare
compare-over = over at tick { $tick }
    .short = over
compare-left = left
compare-right = right
compare-counts = messages { $left } : { $right }
    .short = { $left } : { $right }
compare-counts-factor = messages { $left } : { $right }, ×{ $factor }
    .short = { $left } : { $right }, ×{ $factor }
    .shortest = { $left } : { $right }
compare-point = .
compare-first = FIRST DIFFERENCE
compare-first-ahead = FIRST DIFFERENCE, AHEAD
compare-first-at = tick { $tick }
compare-none = NO DIFFERENCE SO FAR

## What can be different in the run beside
ask-compare = What runs beside this, on the same processes and acts?
    .short = What runs beside this?
beside-delay = delay { $least }–{ $most }
beside-delay-about = a message takes { $least } to { $most } ticks
beside-constant = delay { $least }
beside-constant-about = every message takes { $least ->
    [one] one tick
   *[other] { $least } ticks
}
beside-ascending = ids ascending
beside-ascending-about = the same processes, seated clockwise from the lowest id to the highest
beside-descending = ids descending
beside-descending-about = the same processes, seated clockwise from the highest id to the lowest
beside-random = ids in random order
beside-random-about = the same processes, seated as the seed decides
beside-seed = seed { $seed }
beside-seed-about = the same, with other chance
beside-no-fifo = no FIFO
beside-no-fifo-about = messages on one link may overtake each other
beside-fifo = FIFO
beside-fifo-about = messages on one link arrive in the order they were sent
beside-only-here = Only on this side: it means nothing on the other.
beside-left-out = { $count ->
    [one] One act means nothing there and was left out.
   *[other] { $count } acts mean nothing there and were left out.
}
beside-of-left = Left run: { $told }
beside-of-right = Right run: { $told }
beside-again = { $run }, again
beside-again-about = the run that stood beside this one a moment ago
beside-alone = One run again; A brings the other back.
    .short = A brings the other back.
does-compare = another run beside this one, or back to one
word-compare = compare
word-alone = one run
word-side = other side
says-not-side-by-side = Not while two runs are side by side; Esc goes back to one.

## The command line
cli-compare-nothing = compare needs a second scenario, or an option that says what is different, such as --variant or --delay
cli-compare-two-ways = the right scenario is either named or made from the left one with options, not both
cli-compare-no-protocol = there is no protocol `{ $protocol }`; there are { $known }
cli-compare-no-protocol-but-near = there is no protocol `{ $protocol }`; did you mean `{ $nearest }`? There are { $known }
cli-compare-no-variant = { $protocol } has no variant `{ $variant }`; it has { $known }
cli-compare-bad-delay = `{ $delay }` is no delay; a number of ticks such as 3 is one, or a range such as 1..4
cli-compare-delay-upside-down = the delay `{ $delay }` is upside down; the shortest comes first: { $turned }
cli-compare-of-side = { $side }: { $told }
cli-compare-input-twice = the standard input can be read only once, not for both scenarios
cli-compare-left = left
cli-compare-right = right
cli-compare-protocol = protocol
cli-compare-variant = variant
cli-compare-settings = differs in
cli-compare-end = end
cli-compare-quiet-at = quiet at tick { $tick }
cli-compare-not-quiet-by = not quiet by tick { $tick }
cli-compare-leader = leader
cli-compare-decided = decided
cli-compare-nobody = nobody
cli-compare-sent = messages
cli-compare-delivered = delivered
cli-compare-lost = lost
cli-compare-first = first difference: tick { $tick }
cli-compare-first-about = first difference: tick { $tick }, process { $id }
cli-compare-same = no difference: both do the same at every tick
cli-compare-same-until = no difference up to tick { $tick }
