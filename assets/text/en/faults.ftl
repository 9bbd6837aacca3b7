# What can be wrong in a scenario file (fault-…) and what would be right (mend-…).

fault-unknown-key = unknown key `{ $key }` in `{ $table }`
fault-unknown-top-key = unknown key `{ $key }`
fault-misplaced = `{ $key }` stands below `{ $table }`, so TOML takes it for a part of that table
fault-wrong-type = `{ $key }` cannot be { $found ->
    [string] a text
    [integer] a whole number
    [float] a number with a fraction
    [boolean] true or false
    [datetime] a date
    [array] this list
   *[table] a table
}
fault-missing-key = `{ $table }` lacks `{ $key }`
fault-missing-top-key = the file lacks `{ $key }`
fault-out-of-range = { $found } is out of range for `{ $key }`
fault-unknown-word = { $subject ->
    [protocol] there is no protocol `{ $found }`
    [variant] the protocol has no variant `{ $found }`
    [kind] the protocol has no messages of the kind `{ $found }`
    [timer] the protocol has no timer `{ $found }`
    [role] the protocol has no role `{ $found }`
    [property] the protocol is not judged by a property `{ $found }`
    [language] there is no language `{ $found }` here
    [order] there is no order `{ $found }`
    [detector] there is no detector `{ $found }`
    [noticers] `by` cannot be `{ $found }`
    [when] a note cannot wait for `{ $found }`
    [theme] the program has no theme `{ $found }`
    [value] no process can agree on `{ $found }`
    [ids] ids cannot be `{ $found }`
    [places] places cannot be `{ $found }`
    [parameter] the parameter cannot be `{ $found }`
    [colour] `{ $found }` says nothing about a colour
    [question] a question cannot be about `{ $found }`
    [choice] there is no choice of `{ $found }`
    [way] there is no way `{ $found }` round a ring
   *[other] `{ $found }` is not known here
}
fault-not-in-this-version = { $subject ->
    [version] version { $name } of the format is not in this version of suffrage
    [protocol] the protocol `{ $name }` is not in this version of suffrage
    [detector] the detector `{ $name }` is not in this version of suffrage
    [question] a question about the `{ $name }` is not in this version of suffrage
   *[key] `{ $name }` is not in this version of suffrage
}
fault-duplicate-id = two processes have the id { $id }
fault-repeated = `{ $key }` has { $item } twice
fault-unknown-process = there is no process { $id }
fault-no-process = a run needs processes, and this one has none
fault-too-many-processes = { $count } processes are too many
fault-too-heavy = from here on the file is not read: what stands before it takes { $most } MiB of memory
fault-ids-and-count = `ids` and `count` cannot both be given
fault-second-act = one entry has two acts, `{ $first }` and `{ $second }`
fault-no-act = this entry has no act
fault-not-one-entry = this is not one entry of `events`
fault-foreign = `{ $key }` goes only with `{ $owner }`
fault-empty-list = `{ $key }` is empty
fault-delay-upside-down = the range of `{ $key }` is upside down: { $first } is more than { $second }
fault-at-and-when = a note cannot have both `at` and `when`
fault-self-link = { $id } has no link to itself that could be cut
fault-one-group = all processes are in one group: nothing is cut
fault-not-alterable = { $protocol }: no message can be altered
fault-loyal = { $id } is loyal: what it says cannot be altered
fault-no-id = `{ $found }` is no id of a process
fault-no-places = the processes of { $protocol } have no places
fault-no-overlay = { $protocol } has no overlay links
fault-links-and-neighbours = `links` and `neighbours` cannot both be given
fault-overlay-self-link = { $id } is linked to itself
fault-in-parts = the overlay does not join all: no links lead from one of { $ids } to another
fault-id-too-high = the id { $id } has more bits than ids have here
fault-too-few-ids = { $count } processes cannot have different ids of { $bits ->
    [one] 1 bit
   *[other] { $bits } bits
}
fault-no-roles = the processes of { $protocol } are all alike: they have no roles
fault-no-part = nobody is { $part }
fault-no-client = { $id } is no client
fault-no-requests = the processes of { $protocol } have no clients
fault-other-request = `{ $key }` is nothing that a client of { $protocol } is asked for
fault-no-proposals = the processes of { $protocol } propose nothing
fault-decides-nothing = `{ $protocol }` elects a leader and decides on no value
fault-decides-many = `{ $protocol }` decides on one command after another, not on one value
fault-elects-nobody = `{ $protocol }` decides on a value and elects no leader
fault-follows-with = `{ $protocol }` elects a leader with `{ $flag } = true` only
fault-keeps-no-log = `{ $protocol }` keeps no log of commands
fault-no-datum = `{ $found }` is no value that processes could agree on
fault-no-timers = { $protocol } has no timers
fault-no-link = { $from } has no link to { $to }
fault-settled-twice = this choice is settled twice
fault-draws-nothing = the processes of { $protocol } draw nothing
fault-two-ways = two links lead from { $from } to { $to }
fault-one-way = there is only one link from { $from } to { $to }
fault-copy-without-ticks = `is = true` does not say how long the copy is on its way
fault-foreign-parameter = the protocol `{ $protocol }` has no parameter `{ $key }`
fault-needs-bounce = the protocol `{ $protocol }` needs a network with `bounce = true`
fault-no-colour = `{ $found }` is no colour
fault-second-colour = `{ $key }` has two colours
fault-cell-count = `elected` has { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}, but there are { $processes } processes
fault-list-length = `{ $key }` has { $found ->
    [one] { $found } value
   *[other] { $found } values
}, but there are { $processes } processes
fault-early-with-clock = `early` counts timers that run out too early: with a clock, the clock says when they do
mend-early-with-clock = take it out, or write asynchronous = true
fault-holds-and-violates = `{ $name }` cannot both hold and be violated

mend-did-you-mean = did you mean `{ $nearest }`?
mend-one-of = it can be { $valid }
mend-shorter-file = make it shorter: `count` instead of a long list of `ids`, fewer entries of `events`
mend-known-keys = the keys known here are { $valid }
mend-move-up = move `{ $key }` up, above `{ $first }`, the first table of the file
mend-move-up-or-array = move `{ $key }` up, above `{ $first }`, the first table of the file, or write its entries as `[[{ $key }]]`
mend-type = it takes { $expected ->
    [integer] a whole number, such as 3
    [number] a number, such as 0.25
    [boolean] true or false
    [word] a text in quotes
    [local-text] a text in quotes, or a table of texts by language, such as { "{" } en = "…", es = "…", pt = "…" { "}" }
    [counts] a number, or a table of kinds of messages with their numbers, such as { "{" } ELECTION = 6 { "}" }
    [any-start] true, or a list of ids, such as [1, 2]
    [timer-bounds] a number, or a table of timers with their numbers, such as { "{" } election = 3 { "}" }
    [copy] a number of ticks, or false where there is no copy
    [numbers] a list of whole numbers
    [local-texts] a list of texts
    [words] a list of names in quotes, such as ["agreement"]
    [table] a table
    [tables] a list of tables in braces
    [id] the id of a process, such as 3
    [ids] a list of ids, such as [1, 2, 3]
    [targets] an id, a list of ids, or "all"
    [cell] the id of a process, or "@" for undefined
    [cells] a list with a cell for every process: an id, or "@" for undefined
    [pairs] two ids, such as [1, 2], or a list of such pairs
    [pair] two ids, such as [1, 2]
    [pairs-or-all] two ids, such as [1, 2], a list of such pairs, or "all"
    [groups] a list of groups of ids, such as [[1, 2], [3, 4]]
    [key-and-value] a key and its value, such as ["x", 1]
    [datum] a whole number, or a word in quotes, such as "attack"
    [slots] a list of slots, such as ["no-op", ["x", 1]]
    [slot] "no-op", ["x", 1], or ["again", "x", 1]
    [proposals] a value for every process, or a list with a value for each: a whole number, or a word in quotes
    [colour] a colour in quotes, such as "#56b4e9"
    [places] "random", or a list with a place for every process, such as [[0.5, 0.25], [0.1, 0.9]]
    [place] two numbers from 0 to 1, such as [0.5, 0.25]
    [links] a list of pairs of ids, such as [[1, 2], [2, 3]]
   *[delay] a number of ticks, or the shortest and the longest, such as [1, 3]
}
mend-add-key = add it, for example: { $example }
mend-add-processes = add a table [processes] with ids = [1, 2, 3] or count = 3 below it
mend-range = it can be { $least } to { $most }
mend-this-version-has = this version has { $valid }
mend-take-out = leave it out
mend-follows-with = write `{ $flag } = true` below `[params]`, or leave it out
mend-log = ask for the `log`
mend-leader = ask for the `leader`
mend-other-id = give one of them another id: ids are unique
mend-once = name it once
mend-keep-one-answer = keep one of the two
mend-way = say which one is meant: way = "clockwise" or way = "counter-clockwise"
mend-no-way = leave out `way`
mend-copy = give a number of ticks, or false where there is no copy
mend-ids-are = the processes are { $ids }
mend-ids-between = the ids go from { $lowest } to { $highest }
mend-at-least-one-process = give at least 1 process: ids = [1, 2, 3] or count = 3
mend-fewer-processes = { $graph ->
    [complete] a complete graph can have up to { $most }
   *[ring] a ring can have up to { $most }
}
mend-ids-or-count = keep one of them: `ids` lists the ids clockwise, `count` makes them 1, 2, 3 …
mend-one-act = make two entries of it: one act an entry; acts of one tick happen in the order of the file
mend-add-act = add one of { $valid }
mend-one-entry = write one act in braces and nothing else, as {"{"} at = 4, crash = 7 {"}"}
mend-foreign = leave out `{ $key }`, or give `{ $owner }`
mend-fill-list = put something in, or leave it out
mend-delay-order = write the shortest delay first: [{ $shortest }, { $longest }]
mend-at-or-when = keep one of them: `at` a tick, or `when` something happens for the first time
mend-links-or-neighbours = keep one of them: `links` lists the links, `neighbours` links each process to so many of the nearest
mend-neighbours = with `neighbours = { $count }` it joins all
mend-join-parts = give a link between them
mend-id-too-high = give ids up to { $highest }, or more `bits`
mend-too-few-ids = of { $bits ->
    [one] 1 bit
   *[other] { $bits } bits
} there are { $most }: give more `bits`, or a smaller `count`
mend-other-end = name the other end of the link
mend-groups = make two groups, or leave a process out: those in no group stay together
mend-no-part = give this role to a process: `1 = ["{ $part }"]`
mend-no-clients = make it one: `roles = {"{"} { $id } = ["client"], … {"}"}`
mend-clients-are = the clients are { $ids }
mend-other-request = write, for example, `{ $right }`
mend-datum = it takes a whole number, or a word of 1 to { $most } bytes
mend-no-timers = leave this act out
mend-next-on-ring = on this ring { $from } sends to { $next }, the next one clockwise
mend-neighbours-on-ring = on this ring { $from } has links to { $previous } and { $next }, its neighbours
mend-loyal = only a process that does not keep to the algorithm says something else
mend-parameters = its parameters are { $valid }
mend-no-parameters = `{ $protocol }` takes no parameters: leave it out
mend-bounce = write `bounce = true` in `[network]`
mend-colour = write # and six hexadecimal digits, then what stands for it where there are fewer colours: "#56b4e9" or "#56b4e9 74 cyan"
mend-one-colour = keep one of them
mend-list-length = give one value for each of the { $processes } processes, by position
mend-cell-count = give one cell for each of the { $processes } processes, clockwise
mend-holds-or-violates = name it in one of the two lists

related-first = it is here first
related-first-act = this is the first act
related-other = together with this

fault-syntax = this is not TOML: { $message }
mend-syntax = see toml.io for how TOML is written

# Why a scenario cannot be read at all.

load-missing = { $file }: there is no such file, nor a built-in scenario of this name (suffrage list shows them)
load-missing-but-near = { $file }: there is no such file; did you mean the built-in scenario { $nearest }?
load-missing-but-like = { $file }: there is no such file; did you mean one of the built-in scenarios { $names }?
load-missing-but-many = { $file }: there is no such file; did you mean one of the built-in scenarios { $names }, or one of { $more } more (suffrage list shows them)?
load-folder = { $file } is a folder, not a scenario file
load-pipe = { $file } is a pipe, not a file; - reads a scenario from the standard input
load-special = { $file } is a device or a socket, not a file; - reads a scenario from the standard input
load-not-permitted = { $file } may not be read: permission denied
load-too-large = { $file } is larger than { $most } MiB, the most a scenario file may have
load-not-utf8 = { $file } is not a text in UTF-8: the first wrong byte is byte { $byte } of line { $line }
load-other = { $file } cannot be read: { $reason }

# What a change of a scenario could not keep.

change-bounce-added = bounce = true was added: the algorithm needs it.
change-acts-left-out = { $count ->
    [one] 1 act on processes that are gone left out.
   *[other] { $count } acts on processes that are gone left out.
}
    .short = { $count ->
        [one] 1 act
       *[other] { $count } acts
    }
change-message-acts-left-out = { $count ->
    [one] 1 act on messages left out.
   *[other] { $count } acts on messages left out.
}
    .short = { $count ->
        [one] 1 act on a message
       *[other] { $count } acts on messages
    }
change-link-acts-left-out = { $count ->
    [one] 1 act on links that are not there left out.
   *[other] { $count } acts on links that are not there left out.
}
    .short = { $count ->
        [one] 1 act on a link
       *[other] { $count } acts on links
    }
change-requests-left-out = { $count ->
    [one] 1 request left out.
   *[other] { $count } requests left out.
}
    .short = { $count ->
        [one] 1 request
       *[other] { $count } requests
    }
change-choices-left-out = { $count ->
    [one] 1 settled choice left out.
   *[other] { $count } settled choices left out.
}
    .short = { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
change-places-left-out = Places left out.
change-overlay-left-out = Overlay links left out.
change-neighbours = Each process has { $count } neighbours, so that links join all.
change-roles-left-out = Roles left out.
    .short = roles
change-timer-acts-left-out = { $count ->
    [one] 1 act on timers left out.
   *[other] { $count } acts on timers left out.
}
    .short = { $count ->
        [one] 1 act on a timer
       *[other] { $count } acts on timers
    }
change-proposals-left-out = Proposals of the other algorithm were left out.
    .short = proposals
change-follows-nobody = No leader at tick 0 and no detector: nobody follows a leader there.
    .short = leader and detector
change-parameter-left-out = The parameter { $parameter } was left out: { $why }.
    .short = { $parameter }
change-parameters-left-out = Parameters of the other algorithm were left out.
    .short = parameters
change-leader-left-out = { $id } is gone, so nobody holds a leader at tick 0.
    .short = leader { $id }
change-expectations-left-out = The results that the file expects were those of the other run.
    .short = expected results
change-narration-left-out = { $count ->
    [one] 1 note or question was written for the other run and is not shown.
   *[other] { $count } notes and questions were written for the other run and are not shown.
}
    .short = { $count ->
        [one] 1 note
       *[other] { $count } notes
    }
# In a row: what has no place in the new run, as the short forms of the texts above.
change-left-out = Left out: { $parts }.
fault-no-crashes = `mid_broadcast` says where crashes may come, and there are none
mend-crashes = write crashes = 1, or take it out
fault-bounds-nothing = `{ $key }` bounds nothing in { $protocol }: { $of ->
    [draws] it draws nothing
   *[timers] it has no timers
}
fault-shortest-of-held = `{ $name }` is to hold, and `shortest` speaks of a run that violates it
mend-shortest-of-held = name it in `violates`, or take it out of `shortest`
fault-shortest-not-judged = `{ $name }` is not judged: it is in neither `holds` nor `violates`
