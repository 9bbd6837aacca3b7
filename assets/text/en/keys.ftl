# The keys: what they are called, what they do, and what the footer says.
## How keys are called
key-space = spc
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-backspace = Backspace
key-page-up = PgUp
key-page-down = PgDn
key-home = Home
key-end = End
key-shift = Shift
key-control = Ctrl

## What each key does
does-play-or-pause = plays, or pauses
does-previous-tick = back to the tick before
does-next-tick = on to the next tick
does-previous-event = back to the event before, inside the tick
does-next-event = on to the next event, inside the tick
does-previous-stop = back to the note or question before, else a tick
does-next-stop = on to the next note or question, else a tick
does-faster = plays faster
does-slower = plays slower
does-first = to tick 0
does-last = to the end of what is recorded
does-go-to = asks for a tick and goes there
does-until = plays until something happens: a leader, a broken property, a message …
does-property-above = the property above
does-property-below = the property below
does-go-to-breach = goes to the tick at which the property broke, and selects who broke it
does-select-previous = selects the process before; in the log, an older line
does-select-next = selects the next process; in the log, a newer line
does-select-far-before = selects the process a piece of the ring before
does-select-far-after = selects the process a piece of the ring further
does-type-digit = an id selects its process: 7 c crashes 7
does-erase-digit = takes back the last digit
does-inspect = shows everything about the selected process
does-crash-or-revive = crashes the process, or brings it back
does-crash-after = crashes it after k messages of its next batch
does-start = it begins an election
does-leave = it leaves, with or without a word
does-drop = loses a message under way to it or from it
does-flight = what is in flight and armed, in order of time
does-take-away = loses the message; of a timer, cancels it
does-delay = asks by how many ticks, and holds the message up
does-duplicate = doubles the message
does-do-next = delivers the message next; fires the timer; mends the cut
does-change-algorithm = another algorithm on the same processes and acts
does-change-count = another number of processes
does-change-seed = the same with the next seed
does-draw-seed = the same with a freshly drawn seed
does-restart = the same from its start
does-open = opens another scenario: built-in, or a file
does-next-pane = to the next pane; of two runs, to the other
does-previous-pane = to the pane before
does-zoom = the pane takes all the room, or gives it back
does-next-theme = the next theme: dark, light, mono, your own
does-palette = finds any action by its words: go 12, crash
does-space-time = the space-time diagram takes all the room, or gives it back
does-select-event = selects the latest event of the process
does-event-before = the event before at this process
does-event-after = the event after at this process
does-event-above = the nearest event of a process above
does-event-below = the nearest event of a process below
does-open-event = tells what the event is and what led to it
does-leave-event = leaves the event
does-present = presentation: the graph for the class, large
does-blank = blanks the screen; any key brings it back
does-reveal = shows the recorded future, for rehearsal, or hides it
does-help = this table of keys
does-cancel = cancels: typed digits, scrolling, zoom, the second run, playing
does-quit = ends the program
does-suspend = back to the shell; fg returns here
does-interrupt = ends the program at once, whatever is open
does-close-note = shows the answer, then closes
does-go-on = the rest of a long note, the answer, then the next stop
does-go-back = back in a long note, hides the answer, then the stop before
does-close = closes
does-row-up = a row up
does-row-down = a row down
does-page-up = a page up
does-page-down = a page down
does-accept = takes what is chosen or typed
does-close-without = closes without a change

## The same in one word
word-play = play
word-pause = pause
word-step = step
word-event = event
word-stop = note
word-speed = speed
word-go-to = go to tick
word-until = until
word-to-breach = where it broke
word-node = node
word-pane = pane
word-inspect = inspect
word-zoom = zoom
word-space-time = space-time
word-events = events
word-causes = causes
word-unzoom = unzoom
word-commands = commands
word-present = present
word-blank = blank
word-reveal = reveal
word-hide = hide future
word-crash = crash
word-revive = revive
word-crash-after = crash after k
word-start = elect
word-leave = leave
word-drop = drop
word-flight = in flight
word-deliver = deliver next
word-fire = fire
word-mend = mend
word-disarm = cancel timer
word-delay = delay
word-duplicate = duplicate
word-algorithm = algorithm
word-count = size
word-seed = seed
word-restart = restart
word-open = open
word-help = help
word-quit = quit
word-cancel = cancel
word-close = close
word-accept = accept
word-choose = choose
word-scroll = scroll
word-go-on = go on
word-answer = answer

## The groups of the help
group-time = Time
group-process = Processes
group-acts = What you do to the selected process
group-run = Other runs
group-screen = The screen
group-space-time = The space-time diagram
group-properties = The properties
group-note = While a note or a question is open
group-flight = While the panel of what is in flight is open
group-reading = While a text is open
group-help = While the help is open
group-timeline = The timeline
group-choosing = While a list or a prompt is open

## Titles of prompts and lists
ask-go-to = Go to tick (now { $tick })
ask-until = Play until … (Enter on what is chosen repeats it)
    .short = Play until …
until-leader = a leader is elected
until-leader-about = a process comes to hold itself as leader
until-breach = a property breaks
until-breach-about = { $properties }
until-message = { $kind } is sent
until-message-about = { $kind } from any process to any other
until-message-of = { $kind } of { $id }
until-message-of-about = { $kind } sent by { $id } or to it
until-change = { $id } changes
until-change-about = the state of { $id }, now { $state }
until-quiet = the run is at rest
until-quiet-about = nothing is under way and nothing is to come
until-goal = plays until: { $goal }
ask-crash-after = { $id } crashes after how many messages of its next batch?
ask-count = How many processes (now { $count })
ask-process = Which process? Type its id
ask-palette = Commands: type words, such as go 12
    .short = Commands
ask-open = Open a scenario: choose, or type a name or a path
    .short = Open a scenario
ask-algorithm = Which algorithm on the same processes?
    .short = Which algorithm?
ask-leave = How does { $id } leave?
ask-leave-silently = without a word
ask-leave-silently-about = another process has to notice
ask-leave-announced = announced
ask-leave-announced-about = all who follow it are told
ask-drop = Which message to or from { $id } is lost?
ask-drop-about = from { $from } to { $to }, due at tick { $due }
ask-delay = By how many ticks is the message { $from }→{ $to } held up?
ask-link = Which link of { $id }?
ask-link-to = to { $id }
ask-link-cut = whole: cut it
ask-link-mend = cut: mend it
title-cannot-open = This scenario cannot be opened
title-cannot-make = This cannot be made
title-left-out = What is different

## What the footer says
says-answer-first = A question is open: its answer comes first.
says-nothing-before = Tick 0 is the start: there is nothing before it.
says-quiet-now = The run is over: nothing is to come.
says-quiet = The run is over: only an act goes on from here.
says-quiet-before = The run is over at tick { $tick }.
says-at-first = This is tick 0.
says-at-last = This is the end of what is recorded; the next tick has not been computed yet.
    .short = This is the end of what is recorded.
says-fastest = This is the fastest.
says-slowest = This is the slowest.
says-speed = Speed: { $speed }
says-travels = On the way to tick { $tick }: any key stops here.
says-works = Working on tick { $tick }: any key stops before it.
says-no-such-id = No process has the id { $id }.
says-no-id-with = No id begins with { $digits }.
says-nothing-typed = No digit has been typed.
says-nothing-to-cancel = There is nothing to cancel; q quits.
says-only-process = There is only one process.
says-is-down = { $id } is down; c brings it back.
says-no-message = No message is under way to or from { $id }.
says-waits = Tick { $tick } is shown half-way: this happens in tick { $next }.
    .short = This happens in tick { $next }.
says-crashes = Tick { $tick }: { $id } crashes.
says-revives = Tick { $tick }: { $id } is back.
says-revives-and-crashes = Tick { $tick }: { $id } is back and crashes at once, in mid-broadcast.
    .short = Tick { $tick }: { $id } is back and crashes at once.
says-armed = From tick { $tick } on: { $id } crashes after { $after ->
    [one] one message
   *[other] { $after } messages
    } of its next batch.
    .short = { $id } crashes in its next batch, after { $after }.
says-starts = Tick { $tick }: { $id } is told to begin an election.
says-starts-and-crashes = Tick { $tick }: { $id } begins an election and crashes in mid-broadcast.
    .short = Tick { $tick }: { $id } begins and crashes.
says-leaves = Tick { $tick }: { $id } leaves without a word.
says-leaves-announced = Tick { $tick }: { $id } leaves and says so.
says-lost = Tick { $tick }: a message from { $from } to { $to } is lost.
paste-too-long = A line has at most { $count } letters: what came after them was left out.
says-message-gone = That message is under way no more.
says-delayed = Tick { $tick }: the message { $from }→{ $to } is held up, by { $by ->
    [one] one tick
   *[other] { $by } ticks
    }.
    .short = Tick { $tick }: { $from }→{ $to } is held up, by { $by }.
says-duplicated = Tick { $tick }: the message { $from }→{ $to } is doubled.
says-hastened = Tick { $tick }: the message { $from }→{ $to } is delivered.
says-fired = Tick { $tick }: the timer { $timer } of { $id } runs out.
says-disarmed = Tick { $tick }: the timer { $timer } of { $id } is cancelled.
says-cut = Tick { $tick }: the link { $from }–{ $to } is cut.
says-mended = Tick { $tick }: the link { $from }–{ $to } is whole again.
says-all-mended = Tick { $tick }: all links are whole again.
says-isolated = Tick { $tick }: { $id } is cut off from all others.
says-no-delay = At least 1 tick, at most 1000000000.
says-no-links = There is only one process, and no link.
says-notice-is-nobodys = A notice is sent by the network: no act applies to it.
    .short = The network sends it: nothing can be done.
says-only-messages = Only messages can be held up or doubled.
says-nothing-underway = Nothing is in flight and nothing is armed.
says-nothing-else = There is nothing else to choose.
says-due-anyway = It is due at the next tick anyway.
says-cut-is-mended = A cut is mended with Enter.
says-crash-is-armed = An armed crash stays armed until it happens.
says-detector-tells = The failure detector cannot be hurried or stopped.
says-restarted = { $acts ->
    [0] From the start.
   *[other] From the start, without what you did; branch { $number } stays.
    }
    .short = { $acts ->
        [0] From the start.
       *[other] From the start, without what you did.
        }
says-seed = Seed { $seed }.
says-opened = { $name } is open.
says-log-at-end = This is the newest line of the log.
says-log-at-start = This is the oldest line of the log.
says-no-event = Nothing has happened at { $id } yet.
says-first-event = This is the first event of { $id }.
says-last-event = This is the last event of { $id } so far.
says-no-event-beside = Nothing has happened at the processes there.
says-not-a-number = Type a whole number.
says-no-number = { $typed } is no whole number.
says-tick-too-far = At most tick { $farthest }.
says-nothing-broke = { $property } has not broken.
says-no-properties = This protocol is judged by no property.
says-broke-here = Tick { $tick }: { $property } broke: { $why }.
    .short = Tick { $tick }: { $property } broke here.
says-looks-for = Tick { $tick }: looking for “{ $what }”; any key stops here.
    .short = Looking for “{ $what }”; any key stops.
says-met-leads = Stopped: { $id } leads, tick { $tick }.
says-met-broke = Stopped: { $property } broke, tick { $tick }: { $why }.
    .short = Stopped: { $property } broke, tick { $tick }.
says-met-sent = Stopped: { $kind } { $from }→{ $to } is sent, tick { $tick }.
says-met-changed = Stopped: { $id } changed, { $before } → { $state }, tick { $tick }.
says-met-inside = Stopped: what { $id } knows changed, tick { $tick }; its state is still: { $state }.
    .short = Stopped: what { $id } knows changed, tick { $tick }.
says-met-quiet = Stopped: the run is at rest, tick { $tick }.
says-never-quiet = Never up to the end of the run, tick { $tick }: “{ $what }”.
    .short = Never up to the end, tick { $tick }.
says-never-limit = Not up to tick { $tick }, where looking ends: “{ $what }”.
    .short = Not up to tick { $tick }.
says-nothing-chosen = There is nothing to choose from.
says-nothing-fits = Nothing fits what has been typed.
says-theme = Theme { $name }.
says-theme-after-faulty = { $count ->
    [1] Theme { $name }; { $faulty } has faults: suffrage --theme { $first } shows them.
   *[other] Theme { $name }; { $faulty } have faults: suffrage --theme { $first } shows them.
    }
    .short = { $count ->
        [1] Theme { $name }; { $faulty } has faults
       *[other] Theme { $name }; { $faulty } have faults
        }
says-unbound = { $key } does nothing here · { $help } keys
says-presenting = This is the presentation; Esc leaves it.
says-zoomed-anyway = Here a pane has all the room already.
says-close-first = Esc first closes what is open.
says-revealed = The recorded future is shown, dimmed; R hides it.
says-revealed-nothing = The recorded future is shown, but nothing is recorded beyond this tick yet.
    .short = Nothing is recorded beyond this tick yet.
says-hidden = The recorded future is hidden.

## Said where there is no screen
ends-input-is-no-terminal = standard input is not a terminal, so no key could be read; start it from a terminal, or run without a screen: suffrage run
ends-output-is-no-terminal = standard output is not a terminal, so nothing could be shown; start it from a terminal, or run without a screen: suffrage run
ends-terminal-failed = the terminal failed: { $fault }

## Words by which people look for an action, besides those that are said of it
search-cancel = compare, comparison, back, stop
search-crash = kill, fail, failure, recover
search-drop = lose, delete, discard
search-start = start, candidate
search-leave = resign, quit, remove
search-cut = break, disconnect, sever
search-isolate = disconnect, partition
search-partition = partition, partitioned, split brain, divide
search-present = presentation, full screen, projector, slides
search-compare = compare, comparison, side by side, versus
search-count = n, nodes, larger, smaller
search-flight = messages, timers, queue
search-undo = undo, revert, take back, oops

## The signs of the timeline in the help
mark-bars = the messages of a tick, in the colours of their kinds; heights grow with the logarithm of their number (log): four times as many stand a fixed step higher
mark-head = this moment; right of it stands what was computed before
mark-leader = a leader
mark-crash = a process crashes or leaves
mark-broken = a property breaks
mark-cut = a link is cut
mark-mend = a link is mended
mark-lost = a message is lost
mark-revive = a process returns
mark-start = an election begins (the sign of its first messages)
mark-note = a note or a question
mark-bookmark = your bookmark
mark-fork = another branch parts here
mark-differs = two runs side by side part here
