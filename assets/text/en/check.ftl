# The check of all runs.

check-act-needs-clock = { $count ->
    [one] the act at tick { $ticks } has
   *[other] the acts at the ticks { $ticks } have
} no meaning without a clock: what is late, and what is lost or doubled by chance, is told by the clock. Leave out such acts, or use --losses and --duplicates
check-chance-of-network = `loss` and `duplicate` in [network] are chances, and without a clock every message may be lost: say how many with --losses and --duplicates
check-oldest-of-unordered = { $count ->
    [one] the act at tick { $ticks } is
   *[other] the acts at the ticks { $ticks } are
} on the oldest message, and with fifo = false nobody knows which that is
check-barriers = the rounds of { $protocol } are ticks of a common clock; leave out --asynchronous
check-heartbeats = heartbeats are sent by the clock; use the detector `oracle`
check-unbounded-timers = the runs of { $protocol } have no end: each timer that runs out may begin another attempt. Bound them with --timers, such as --timers 3
check-unbounded-draws = the runs of { $protocol } have no end: each draw may lead to another round. Bound them with --draws, such as --draws 3
check-begin-together = all processes of { $protocol } begin together: --any-start and --starts have no meaning; write a start into the scenario
check-too-many = { $count } processes: at most { $most } can be checked
check-unlike-holds = { $name } does not hold: it is violated after { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
}
check-unlike-violates = { $name } is not violated by any run
check-unlike-shortest = { $name } is violated after { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
}, not { $wanted }
check-unlike-states = { $states ->
    [one] there is 1 state
   *[other] there are { $states } states
}, not { $wanted }

check-clock-none = without a clock
check-any-start-all = each process may begin once
check-any-start = { $ids } may begin once
check-starts = { $count ->
    [one] 1 start at any moment
   *[other] up to { $count } starts at any moment
}
check-crashes = { $count ->
    [one] at most 1 crash
   *[other] at most { $count } crashes
}
check-mid-broadcast = also in mid-broadcast
check-revivals = { $count ->
    [one] at most 1 return
   *[other] at most { $count } returns
}
check-losses = { $count ->
    [one] at most 1 message lost
   *[other] at most { $count } messages lost
}
check-duplicates = { $count ->
    [one] at most 1 message doubled
   *[other] at most { $count } messages doubled
}
check-timers = { $count ->
    [one] at most 1 timer runs out
   *[other] at most { $count } timers run out
}
check-timers-named = `{ $timer }` runs out at most { $count ->
    [one] once
   *[other] { $count } times
}
check-draws = { $count ->
    [one] at most 1 draw
   *[other] at most { $count } draws
}
check-early = { $count ->
    [0] no timer runs out while anything is under way
    [one] at most 1 timer runs out while anything is under way
   *[other] at most { $count } timers run out while anything is under way
}
check-visited = { $states ->
    [one] 1 state
   *[other] { $states } states
} · { $transitions ->
    [one] 1 transition
   *[other] { $transitions } transitions
} · at most { $depth } { $unit ->
    [ticks] { $depth ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $depth ->
        [one] step
       *[other] steps
    }
} deep
check-cost = { $seconds } s · { $memory } · { $speed } states a second
check-incomplete = not all states were visited
check-holds = holds in every state
check-holds-bounded = holds in every state within these bounds
check-holds-at-rest = holds whenever nothing is under way
check-violated = violated after { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
}
check-violated-round = violated: a run goes on for ever, from step { $steps } on round and round in { $round ->
    [one] 1 step
   *[other] { $round } steps
}
check-undecided = no violation within { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
}; undecided beyond, after { $states ->
    [one] 1 state
   *[other] { $states } states
}
check-runs = runs
check-runs-end = every run ends
check-runs-end-bounded = no run goes on for ever within these bounds
check-runs-unfair = some runs go on for ever, but not fairly: something in them waits without end
check-runs-probability-one = every run ends with probability 1: some could go on for ever, but chance takes them out of every cycle
check-runs-go-on = some runs go on for ever
check-runs-undecided = whether every run ends is undecided
check-ends = ends
check-no-end = no run comes to rest
check-end-states = { $states ->
    [one] 1 state
   *[other] { $states } states
}, after { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
} at the earliest
check-properties = properties
check-as-file = as the file says
check-unlike-file = not as the file says: { $what }
check-story = The shortest run that violates { $name }:
check-more-ends = … { $count } more …

cli-check-line = { $protocol } · { $variant } · { $count ->
    [one] 1 process
   *[other] { $count } processes
}
cli-check-progress = { $states ->
    [one] 1 state
   *[other] { $states } states
}
cli-check-one-well = { $name }: as the file says ({ $states ->
    [one] 1 state
   *[other] { $states } states
}, { $seconds } s)
cli-check-one-unlike = { $name }: not as the file says: { $what }
cli-check-one-undecided = { $name }: undecided after { $states ->
    [one] 1 state
   *[other] { $states } states
}
check-early-with-clock = --early counts timers that run out too early: with a clock, the clock says when they do
check-no-process = { $option }: there is no process { $given }
check-no-timers = { $option }: { $protocol } has no timers
check-bad-timers = --timers { $given }: write a number, or numbers by name, such as election=3,heartbeat=2
check-no-timer = --timers { $given }: there is no such timer; there is { $valid }
check-no-property = --property { $given }: there is no such property; there is { $valid }
check-bad-memory = --limit-memory { $given }: write at least 16M, such as 512M or 4G
check-end-down = { $held } (crashed: { $ids })
check-choices = `choices` settle what is left open here: take them out
cli-check-nothing-found = no run violates anything: there is nothing to write or to open
check-title = { $protocol }: the shortest run that violates { $name }
check-about = Found among all runs ({ $budgets }): { $name } is violated { $unit ->
    [ticks] at tick { $steps }
   *[steps] after { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, one a tick
}.
check-not-judged = nothing was judged: no run comes to rest
cli-check-is-scenario = { $file } is the scenario: the run that is found would overwrite it
check-clock = with the clock: all delays and draws
check-same-story = The same run violates { $name } too.
check-notices-by-clock = without a clock the detector notices nothing at any tick of its own: go back to tick 0, or ask with the clock
check-under-way = a copy, a notice, the news of a leave or a message that will be lost is under way, and arrives by the clock: ask at another tick, or with the clock

# The question about all runs, on the screen.
does-check = asks of all runs from here whether they can go wrong
does-less = the value before, or one less
does-more = the next value, or one more
does-start-check = searches all runs from here
group-check = While the question about all runs is open
word-check = all runs
word-change = change
search-check = check, every, all, possible, counterexample, verify, explore, wrong
title-check = All runs from here
check-form-title = Can it go wrong from tick { $tick }?
    .short = Can it go wrong from { $tick }?
check-form-clock = clock
check-form-any-start = may begin
check-form-starts = more starts
check-form-crashes = crashes
check-form-mid-broadcast = mid-broadcast
check-form-revivals = returns
check-form-losses = losses
check-form-duplicates = copies
check-form-timers = time-outs
check-form-draws = draws
check-form-early = too early
check-form-yes = yes
check-form-no = no
check-form-nobody = no one
check-form-everybody = everyone
check-form-no-bound = no bound
check-form-broken = broken
check-form-any-start-told = Who may begin once besides, until it handles anything
check-form-timers-told = How many timers may run out in all
check-form-asynchronous-told = Without a clock: any message may come next, any timer may run out at any moment
check-form-starts-told = How often any process may begin besides
check-form-crashes-told = How many processes may crash
check-form-mid-broadcast-told = A crash may also come in mid-broadcast
check-form-revivals-told = How many processes may return
check-form-losses-told = How many messages may be lost
check-form-duplicates-told = How many messages may be doubled
check-form-draws-told = How often processes may draw in all
check-form-early-told = How many timers may run out while anything is under way
check-form-broken-told = It is broken at this tick already: to see how it can break, go back to before it broke.
check-nothing-judged = Nothing is judged: choose a property that is not broken yet.
check-searches = Looking through all runs from here: { $states ->
    [one] 1 state
   *[other] { $states } states
} … Any key stops.
    .short = { $states } states …
check-from-here-holds = None of { $states ->
    [one] 1 state
   *[other] { $states } states
} from here breaks it ({ $properties ->
    [one] 1 property
   *[other] { $properties } properties
}, { $budgets }).
    .short = None of { $states ->
    [one] 1 state
   *[other] { $states } states
} from here breaks it.
check-from-here-bounded = Within these bounds none of { $states ->
    [one] 1 state
   *[other] { $states } states
} from here breaks it ({ $properties ->
    [one] 1 property
   *[other] { $properties } properties
}, { $budgets }).
    .short = Within these bounds none of { $states ->
    [one] 1 state
   *[other] { $states } states
} breaks it.
check-from-here-undecided = No violation within { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
} from here; undecided beyond, after { $states } states.
    .short = Undecided beyond { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
}.
check-found = { $property } breaks { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
} from here: { $number ->
    [0] a run of its own
   *[other] branch { $number }
} shows it.
    .short = { $property } breaks.
check-branch = { $property } breaks
check-no-kind = --reach message={ $given }: there is no such message; there is { $valid }
check-no-goal = --reach { $given }: write { $near ->
    [leader] leader or leader=ID
    [decision] decision or decision=ID
    [message] message=KIND or message=KIND@ID
    [change] change=ID
    [rest] rest
   *[other] leader, leader=ID, decision, decision=ID, message=KIND, message=KIND@ID, change=ID or rest
}
check-goal-leads = { $id } leads
check-goal-message = { $kind } is sent by { $id } or to it
check-goal-decides = { $id } decides
check-reach-title = { $protocol }: the shortest run in which { $goal }
check-reach-about = Found among all runs ({ $budgets }): { $goal } { $unit ->
    [ticks] at tick { $steps }
   *[steps] after { $steps } steps, one a tick
}.
check-reached = { $goal }: after { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
}
check-never = { $goal }: in none of { $states ->
    [one] 1 state
   *[other] { $states } states
}
check-never-bounded = { $goal }: in none of { $states ->
    [one] 1 state
   *[other] { $states } states
} within these bounds
check-reach-undecided = { $goal }: not within { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
}; undecided beyond, after { $states ->
    [one] 1 state
   *[other] { $states } states
}
check-bad-graph = --graph { $file }: the name ends in .dot or .aut
check-graph-too-large = --graph: { $states } states are too many for a picture, which has at most { $most }; write a file .aut
check-about-endless = A run that goes on for ever: from { $unit ->
    [ticks] tick
   *[steps] step
} { $from } on it goes round and round in { $round } { $unit ->
    [ticks] { $round ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $round ->
        [one] step
       *[other] steps
    }
}, twice here. That violates { $name }.
check-copy-of-open-delay = { $count ->
    [one] the act at tick { $ticks } doubles
   *[other] the acts at the ticks { $ticks } double
} a message while delays vary: its copy arrives with it, and that cannot be searched; give the network one delay, or leave it out
check-holds-at-rest-bounded = holds at every rest within these bounds
check-holds-termination-bounded = holds at every rest, and no run goes on for ever, within these bounds
check-not-judged-bounded = nothing was judged: no run came to rest within these bounds
check-nothing-began = holds only because nothing ever began
check-no-end-met = none was met in { $states ->
    [one] 1 state
   *[other] { $states } states
}
check-no-end-bounded = no run comes to rest within these bounds
check-ends-alike = all runs end the same
check-ends-alike-bounded = all runs that come to rest within these bounds end the same
check-ends-alike-some = all runs that come to rest end the same
check-ends-differ = runs end in { $count } different ways
check-ends-so-far = { $count ->
    [one] one was met so far
   *[other] runs end in at least { $count } different ways
}
check-no-run = no run ({ $budgets }) violates { $properties }
check-as-file-undecided = whether it is as the file says is undecided: not all states were visited
check-unlike-more-states = there are more than { $wanted } states
check-bad-any-start = --any-start={ $given }: write ids, such as --any-start=1,2, or --any-start alone for all
check-timer-twice = --timers: { $timer } is bounded twice
check-no-draws = --draws: { $protocol } draws nothing
check-no-crashes = --mid-broadcast says where crashes may come: say how many with --crashes
check-nobody-leads = --reach { $given }: nobody leads in { $protocol }; there is decision
check-nobody-decides = --reach { $given }: nobody decides in { $protocol }; there is leader
check-nothing-reached = no run was found in which it happens: there is nothing to write or to open
check-fewer-states = --limit-states { $limit }: [check] says that there are { $states } states; let more be visited, or leave it out
check-first-counts = --first stops at the first violation, and [check] says how many states there are in all: leave out --first
check-all-seeds = --all: each scenario has a seed of its own; leave out --seed
check-not-obeyed = lines of the algorithm that no run obeys:
check-not-obeyed-bounded = lines of the algorithm that no run obeys within these bounds:
