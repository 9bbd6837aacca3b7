# Searching a run: what can be looked for, and what the footer says of it.

## The keys
does-search = searches: events, processes, messages, words of the log
does-next-hit = the next hit of the search
does-previous-hit = the hit before
does-next-elected = to the next change of elected
does-previous-elected = to the change of elected before
does-next-mark = to the next mark of the timeline
does-previous-mark = to the mark of the timeline before
word-search = search
word-hit = hit
says-nothing-searched = Nothing has been searched for yet: / asks what.

## The list
find-title = Search: what happens, an id, or words of the log
    .short = Search
find-of-events = event
find-of-messages = message
find-of-processes = process
find-of-words = words
find-of-time = timeline
find-process = everything about { $id }
find-at-process = { $id }: { $what }
find-elected = a cell of elected changes
find-decision = a decision is made or lost
find-mark = a mark of the timeline
find-leader = a process comes to lead
find-crash = a process crashes or leaves
find-revival = a process comes back
find-start = a process begins an election
find-begin = a process begins
find-timer = a timer runs out
find-loss = a message is lost
find-return = a message comes back as undeliverable
find-cut = a link is cut
find-mend = a link is mended
find-breach = a property breaks
find-rest = the run comes to rest
find-arrival = { $kind } arrives
find-loss-of = { $kind } is lost
find-message = the message { $kind } { $from }→{ $to } is sent or arrives
find-words = “{ $words }” in the log

## What the footer says
find-hit = { $number ->
    [0] Found ({ $what }), tick { $tick }: { $told }
   *[other] Hit { $number } ({ $what }), tick { $tick }: { $told }
    }
    .short = { $number ->
        [0] Found, tick { $tick }: { $told }
       *[other] Hit { $number }, tick { $tick }: { $told }
        }
    .shortest = { $number ->
        [0] Found, tick { $tick }
       *[other] Hit { $number }, tick { $tick }
        }
find-hit-note = a note or question of the scenario
find-decided = { $id } now holds { $held }
find-round = { $way ->
    [0] From tick 0 on: { $told }
   *[other] Back from the end: { $told }
    }
find-looks = Tick { $tick }: searching ({ $what }); any key stops here.
    .short = Searching ({ $what }); any key stops.
    .shortest = Tick { $tick }; any key stops.
find-no-more-at-rest = No further hit ({ $what }); the run came to rest at tick { $tick }. { $key } again: from tick 0.
    .short = No further one up to the rest, tick { $tick }; { $key } again: from tick 0.
    .shortest = No more; { $key } again: from tick 0.
find-no-more-at-limit = No further hit ({ $what }) up to tick { $tick }. { $key } again searches on from there.
    .short = No further one up to tick { $tick }; { $key } searches on.
    .shortest = None up to tick { $tick }; { $key }: on.
find-no-more-before = No earlier hit ({ $what }). { $key } again: back from the end of what is recorded.
    .short = No earlier one; { $key } again: back from the end.
    .shortest = No earlier one.
find-no-more = No further hit ({ $what }). { $key } again: from tick 0.
    .short = No further one; { $key } again: from tick 0.
    .shortest = No more.
find-nowhere = No hit ({ $what }) from tick 0 to tick { $tick }.
    .short = Nowhere from tick 0 to tick { $tick }.
    .shortest = Nowhere.
