# The screen. A text with several lengths has the longest as its value and the shorter ones as attributes, the longest first: the longest that fits is shown.

# The header.
screen-topology-one-way-ring = unidirectional ring
    .short = ring
screen-topology-two-way-ring = bidirectional ring
    .short = ring
screen-topology-complete = complete graph
screen-header-delay = delay { $least }
screen-header-delays = delay { $least }–{ $most }
# How long a process takes to handle a message.
screen-header-handling = handling { $time }
screen-header-seed = seed { $seed }
    .short = #{ $seed }
screen-header-paused = paused
screen-header-playing = playing
screen-header-ended = ended
screen-header-round = round { $number } of { $of }
    .short = round { $number }/{ $of }
screen-header-tick = tick { $tick }
screen-header-event = tick { $tick }, event { $done } of { $all }
    .short = tick { $tick }, { $done } of { $all }
    .shortest = { $tick }: { $done }/{ $all }
screen-header-future = FUTURE SHOWN
    .short = FUTURE

# The titles of the panes.
screen-title-algorithm = ALGORITHM
# How long a process waits for an answer, with the symbols of the glossary.
screen-algorithm-patience = T = 2·t_max + t_process = { $patience }
    .short = T = { $patience }
screen-title-log = LOG
screen-title-processes = PROCESSES
screen-title-space-time = SPACE-TIME
screen-title-elected = ELECTED
screen-title-decided = DECIDED
screen-title-groups = SUPER-PEERS
screen-title-progress = PROGRESS
screen-title-note = NOTE
screen-title-question = QUESTION
screen-title-help = KEYS AND GLOSSARY
screen-title-process = PROCESS { $id }

# The strip of elected cells: what it says as a whole.
screen-verdict-deciding = { $count } of { $of } decided
    .short = { $count } of { $of }
    .shortest = { $count }/{ $of }
screen-verdict-nobody-owes = no correct process owes a decision
    .short = none owes a decision
    .shortest = none owes one
screen-verdict-agreed = { $all ->
    [one] the only one up leads: { $leader }
   *[other] all { $all } agree: leader { $leader }
}
    .short = { $all ->
        [one] leader { $leader }
       *[other] all { $all } agree
    }
    .shortest = { $all ->
        [one] leader { $leader }
       *[other] leader { $leader }
    }
screen-verdict-spreading = { $leader } leads · told { $told } of { $of }
    .short = told { $told } of { $of }
    .shortest = told { $told }/{ $of }
screen-verdict-split = { $count } leaders named: { $leaders }
    .short = { $count } leaders named
    .shortest = { $count } leaders
screen-verdict-leader-down = leader { $leader } is down
    .short = { $leader } is down
    .shortest = { $leader } down
screen-verdict-without-leader = ended: nobody leads, { $leader } is down
    .short = nobody leads: { $leader } is down
    .shortest = nobody leads
screen-verdict-stuck = ended: { $count } of { $of } left undecided
    .short = { $count } of { $of } left undecided
    .shortest = { $count }/{ $of } undecided
screen-verdict-unanswered = ended: { $count } of { $of } clients left without an answer
    .short = { $count } of { $of } without an answer
    .shortest = { $count }/{ $of } unanswered
screen-verdict-no-groups = nobody serves yet
screen-verdict-groups = { $leaders ->
    [one] 1 super-peer
   *[other] { $leaders } super-peers
} · { $served } served{ $open ->
    [0] {""}
   *[other] {" "}· { $open } not served
} · largest { $largest }
    .short = { $leaders } super-peers, { $served } served{ $open ->
        [0] {""}
       *[other] , { $open } not
    }
    .shortest = { $leaders } serve { $served }{ $open ->
        [0] {""}
       *[other] {" "}@{ $open }
    }
screen-verdict-nothing-applied = nothing applied
    .short = none applied
screen-verdict-applied = slowest { $count }, furthest { $of }, logs agree
    .short = slowest { $count }, furthest { $of }
    .shortest = { $count } to { $of }
screen-verdict-all-applied = all { $count }, logs agree
    .short = all { $count }
screen-verdict-logs-differ = logs differ in slot { $slot }
    .short = differ in { $slot }
screen-verdict-nobody = nobody is up
screen-verdict-all-decided = { $all ->
    [one] the only one that owes a decision decides { $value }
   *[other] all { $all } decide { $value }
}
    .short = all decide { $value }
    .shortest = { $value }
screen-split-value = { $value } by { $ids }
screen-verdict-split-values = split: { $values }
    .short = split

# The gauge and the timeline.
screen-gauge-messages = messages
screen-gauge-count = { $count ->
    [one] { $count } message
   *[other] { $count } messages
}
    .short = { $count ->
        [one] { $count } msg
       *[other] { $count } msgs
    }
screen-gauge-best = { $letters ->
    [1] at least { $formula } = { $value }, k initiators
    [2] at least { $formula } = { $value }, m of n up
    [3] at least { $formula } = { $value }, k initiators, m of n up
    [4] at least { $formula } = { $value }, r rounds
    [5] at least { $formula } = { $value }, k initiators, r rounds
    [8] at least { $value }
   *[other] at least { $formula } = { $value }
}
    .short = { $letters ->
        [1] at least { $formula } = { $value }, k begin
        [2] at least { $value }
        [3] at least { $formula } = { $value }, k begin, m of n up
        [4] at least { $value }
        [5] at least { $formula } = { $value }, k begin, r rounds
        [8] at least { $value }
       *[other] at least { $value }
    }
    .shortest = { $letters ->
        [1] at least { $value }
        [2] at least { $value }
        [3] at least { $value }
        [4] at least { $value }
        [5] at least { $value }
        [8] at least { $value }
       *[other] at least { $value }
    }
screen-gauge-worst = { $letters ->
    [1] at most { $formula } = { $value }, k initiators
    [2] at most { $formula } = { $value }, m of n up
    [3] at most { $formula } = { $value }, k initiators, m of n up
    [4] at most { $formula } = { $value }, r rounds
    [5] at most { $formula } = { $value }, k initiators, r rounds
    [16] at most { $formula } = { $value }, 1 ≤ k < ceil(log2 n)
    [8] at most { $value }
   *[other] at most { $formula } = { $value }
}
    .short = { $letters ->
        [1] at most { $formula } = { $value }, k begin
        [2] at most { $value }
        [3] at most { $formula } = { $value }, k begin, m of n up
        [4] at most { $value }
        [5] at most { $formula } = { $value }, k begin, r rounds
        [16] at most { $formula } = { $value }
        [8] at most { $value }
       *[other] at most { $value }
    }
    .shortest = { $letters ->
        [1] at most { $value }
        [2] at most { $value }
        [3] at most { $value }
        [4] at most { $value }
        [5] at most { $value }
        [16] at most { $value }
        [8] at most { $value }
       *[other] at most { $value }
    }
screen-gauge-exact = { $letters ->
    [1] exactly { $formula } = { $value }, k initiators
    [32] exactly { $formula } = { $value }, k commands
    [2] exactly { $formula } = { $value }, m of n up
    [3] exactly { $formula } = { $value }, k initiators, m of n up
    [4] exactly { $formula } = { $value }, r rounds
    [5] exactly { $formula } = { $value }, k initiators, r rounds
    [8] exactly { $value }
   *[other] exactly { $formula } = { $value }
}
    .short = { $letters ->
        [1] exactly { $formula } = { $value }, k begin
        [32] exactly { $formula } = { $value }, k commands
        [2] exactly { $value }
        [3] exactly { $formula } = { $value }, k begin, m of n up
        [4] exactly { $value }
        [5] exactly { $formula } = { $value }, k begin, r rounds
        [8] exactly { $value }
       *[other] exactly { $value }
    }
    .shortest = { $letters ->
        [1] exactly { $value }
        [32] exactly { $value }
        [2] exactly { $value }
        [3] exactly { $value }
        [4] exactly { $value }
        [5] exactly { $value }
        [8] exactly { $value }
       *[other] exactly { $value }
    }
screen-gauge-expected = { $letters ->
    [1] expected { $formula } ≈ { $value }, k initiators
    [8] expected ≈ { $value }
   *[other] expected { $formula } ≈ { $value }
}
    .short = { $letters ->
        [1] expected { $formula } ≈ { $value }, k begin
        [8] expected ≈ { $value }
       *[other] expected ≈ { $value }
    }
    .shortest = { $letters ->
        [1] expected ≈ { $value }
        [8] expected ≈ { $value }
       *[other] expected ≈ { $value }
    }
screen-gauge-until-return = until the return { $count }: { $bound }
screen-gauge-unbound-crash = no bound: a process crashed
    .short = no bound: crash
screen-gauge-unbound-disturbed = no bound: messages were lost, late, doubled or altered
    .short = no bound: links disturbed
screen-gauge-fate = { $delivered } delivered · { $lost } lost · { $in-flight } in flight
screen-gauge-copies = { $sent } sent + { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
}
screen-gauge-notices = { $count ->
    [one] { $count } notice
   *[other] { $count } notices
}
screen-timeline-time = time
screen-timeline-round = round { $number }
screen-timeline-log = log

# The listing and the log.
screen-algorithm-at = at { $id }
screen-log-newer = { $count } newer { $down }
    .short = { $down } { $count }
screen-log-empty = nothing has happened yet

# The space-time diagram.
screen-space-time-back = t unzoom
screen-space-time-past = { $count ->
    [0] { $event } at tick { $tick }: nothing led to it
    [one] { $event } at tick { $tick }: 1 event led to it
   *[other] { $event } at tick { $tick }: { $count } events led to it
}
    .shorter = { $count ->
        [0] { $id } at tick { $tick }: nothing led to it
        [one] { $id } at tick { $tick }: 1 event led to it
       *[other] { $id } at tick { $tick }: { $count } events led to it
    }
    .short = { $count ->
        [0] nothing led to it
        [one] 1 event led to it
       *[other] { $count } events led to it
    }
    .shortest = { $count ->
        [0] nothing before
        [one] 1 before
       *[other] { $count } before
    }
screen-event-receives = { $id } receives { $message } from { $from }
screen-event-bounces = { $id } gets { $message } back from { $from }
screen-event-starts = { $id } begins
screen-event-timer = the timer of { $id } runs out
screen-event-crashes = { $id } crashes
screen-event-returns = { $id } comes back
screen-event-any = { $id }

# The table of processes. The heads of its columns, then the properties of the run below it.
screen-column-id = id
screen-column-state = state
screen-column-elected = elected
    .short = el.
screen-column-decided = decided
    .short = dec.
screen-column-progress = progress
screen-column-sent = sent
screen-column-received = recv
screen-column-waits = waiting

# A window that is too small.
screen-too-small = { $width }×{ $height }: too small
    .short = too small
screen-too-small-needs = needs { $width }×{ $height }
    .short = { $width }×{ $height }

# The overlays.
screen-inspect-state = state
screen-inspect-counts = messages
screen-inspect-sent-received = { $sent } sent · { $received } received
screen-inspect-facts = knows
screen-inspect-waits = waiting
screen-inspect-nothing = nothing
screen-inspect-under-way = under way
screen-inspect-losses = lost
screen-inspect-due = due at tick { $tick }
    .short = due { $tick }
screen-inspect-lost = lost at tick { $tick }
    .short = lost { $tick }
screen-inspect-notice = comes back undeliverable, due at tick { $tick }
    .short = undeliverable, due { $tick }
screen-inspect-crashes-after = { $count ->
    [0] crashes with its next batch, before any of it leaves
    [one] crashes after 1 message of its next batch
   *[other] crashes after { $count } messages of its next batch
}
screen-inspect-elsewhere = this process is outside the window of processes
screen-note-of = { $at } of { $of }
screen-note-class-answers = Vote: the run will show it.
screen-blank-hint = any key
screen-note-answer = answer: { $answer }
screen-help-find = find:
screen-picker-nothing = nothing fits
screen-title-flight = in flight and armed
screen-flight-empty = Nothing is in flight and nothing is armed.
screen-flight-more = { $count } more
screen-flight-detector = detector
screen-flight-farewell = farewell
screen-flight-crash = crash after { $count }
screen-flight-cut = cut
screen-flight-parted = parted
screen-flight-notice = notice
screen-flight-in = { $count ->
    [0] at this tick
    [one] in 1 tick
   *[other] in { $count } ticks
 }
screen-flight-about-message = { $what } from { $from } to { $to }, sent at tick { $sent }, due at tick { $due }, { $in }
screen-flight-about-notice = The notice that { $what } could not be delivered to { $from } reaches { $to } at tick { $due }, { $in }. Nothing hurries or stops it
screen-flight-about-doomed = the link is cut: lost, unless it is mended before
screen-flight-about-timer = Timer { $timer } of { $id }, set at tick { $set }, runs out at tick { $due }, { $in }
screen-flight-about-detector = Those who follow { $id } notice at tick { $due } that it is gone, { $in }. Nothing hurries or stops it
screen-flight-about-farewell = Those who follow { $id } hear at tick { $due } that it has left, { $in }. Nothing hurries or stops it
screen-flight-about-crash = { $count ->
    [0] { $id } crashes before the first message of its next batch leaves
    [one] { $id } crashes after the first message of its next batch
   *[other] { $id } crashes after { $count } messages of its next batch
 }. It stays armed until then
screen-flight-about-cut = The link between { $from } and { $to } is cut: what would arrive over it is lost
screen-flight-about-cut-one-way = The link from { $from } to { $to } is cut: what would arrive over it is lost
screen-flight-about-parted = No message passes between the sides { $sides }

# The panes HOLDS and HOW: what processes hold, and how one of them comes to its decision.
screen-title-holds = HOLDS
holds-stable = stable: { $names }
holds-columns = { $count } of { $of } columns
    .short = { $count }/{ $of }
holds-set = { $count ->
        [one] one value
       *[other] { $count } values
    }
    .short = { $count }
holds-nothing = Nothing that these processes hold has a name.
    .short = nothing with a name
screen-title-how = HOW
space-time-crashes-after = crashes after { $sent } of { $of }
    .short = after { $sent }/{ $of }
    .shortest = { $sent }/{ $of }
how-nothing = { $id } weighs nothing at this moment.
    .short = { $id } weighs nothing
how-method-majority = majority
how-method-majority-silence = majority, a tie: { $silence }
    .short = tie: { $silence }
how-method-majority-direct = majority, a tie: what was told directly
    .short = tie: told directly
how-method-majority-least = most proposers, a tie: the least
    .short = tie: the least
how-tie-silence = the rule says { $silence }
    .short = { $silence }
how-tie-direct = the rule takes what was told directly
    .short = told directly
how-tie-least = the rule takes the least
    .short = the least
how-fewer = After { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } only
how-fewer-decide = { $count ->
        [one] { $ids } would have decided
       *[other] { $ids } would have decided
    }
    .short = { $ids }:
how-fewer-same = { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } would have been enough: the same decision
    .short = { $rounds ->
        [one] the same after 1 round
       *[other] the same after { $rounds } rounds
    }
how-method-least = the least of the set
    .short = the least
how-method-greatest = the greatest of the set
    .short = the greatest
how-method-only = the only value, else { $silence }
    .short = the only value
how-method-highest-ballot = the highest ballot told of
    .short = highest ballot
how-method-own-value = its own: no vote was told of
    .short = its own
how-method-votes-ignored = its own, whatever votes were told
    .short = own, votes ignored
how-of-majority = majority of { $count }
    .short = of { $count }
how-of-least = the least of { $count }
    .short = the least
how-of-greatest = the greatest of { $count }
    .short = the greatest
how-of-only = the only value that came
    .short = the only value
how-of-not-one = { $count ->
        [0] no value came
       *[other] { $count } values came, not one
    }
    .short = { $count ->
        [0] no value
       *[other] { $count } values
    }
how-so-far = so far
how-tie = tie
how-decides = { $id } decides
how-would-decide = { $id } would decide
how-of-set = of
how-says = { $a } says { $value }
    .short = { $a } says so
how-says-told = { $a } says: { $b } told me { $value }
    .short = { $a } heard it of { $b }
how-says-told-told = { $a } says: { $b } told me, { $c } told it { $value }
    .short = { $a } of { $b } of { $c }
how-says-by = { $a } says { $value }, as it came by { $path }
    .short = { $a } says so
how-silent = nothing came from { $a }: counts as { $value }
    .short = nothing from { $a }: { $value }
how-unheard = nothing heard of { $a } yet
    .short = nothing yet
how-voted = { $a } has voted for { $value } in ballot { $ballot }
    .short = { $a } in { $ballot }
how-no-vote = { $a } tells of no vote
    .short = no vote
how-told-to = told to { $id }:
    .short = { $id } hears
how-itself = itself
    .short = own
how-majority = majority
how-is = is
how-word = { $a }'s word
how-on-word = of { $a }'s word
how-these = these { $count }:
    .short = { $count }:
how-key-nothing = nothing came
how-key-nothing-counts = nothing came: counts as { $value }
    .short = nothing came
how-came-by = { $value } came by
how-hop = round { $round }
how-hop-down = { $id } is down
