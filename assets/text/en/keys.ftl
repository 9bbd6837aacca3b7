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
does-change-algorithm = another algorithm on the same processes and acts
does-change-count = another number of processes
does-change-seed = the same with the next seed
does-restart = the same from its start
does-open = opens another scenario: built-in, or a file
does-next-pane = to the next pane
does-previous-pane = to the pane before
does-zoom = the pane takes all the room, or gives it back
does-help = this table of keys
does-cancel = cancels: typed digits, scrolling, zoom, playing
does-quit = ends the program
does-suspend = back to the shell; fg returns here
does-interrupt = ends the program at once, whatever is open
does-close-note = shows the answer, then closes
does-go-on = shows the answer, then goes on to the next stop
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
word-stop = stop
word-speed = speed
word-go-to = go to tick
word-node = node
word-pane = pane
word-inspect = inspect
word-zoom = zoom
word-crash = crash
word-revive = revive
word-crash-after = crash after k
word-start = elect
word-leave = leave
word-drop = drop
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
group-note = While a note or a question is open
group-reading = While a text is open
group-choosing = While a list or a prompt is open

## Titles of prompts and lists
ask-go-to = Go to tick (now { $tick })
ask-crash-after = { $id } crashes after how many messages of its next batch?
ask-count = How many processes (now { $count })
ask-open = Open a scenario: choose, or type a name or a path
ask-algorithm = Which algorithm on the same processes?
ask-leave = How does { $id } leave?
ask-leave-silently = without a word
ask-leave-silently-about = somebody has to notice
ask-leave-announced = announced
ask-leave-announced-about = all who follow it are told
ask-drop = Which message to or from { $id } is lost?
ask-drop-about = from { $from } to { $to }, due at tick { $due }
title-cannot-open = This scenario cannot be opened
title-cannot-make = This cannot be made
title-left-out = What is different

## What the footer says
says-nothing-before = Tick 0 is the start: there is nothing before it.
says-quiet-now = The run is over: nothing is to come.
says-quiet = The run is over: only an act goes on from here.
says-quiet-before = The run is over at tick { $tick }.
says-at-first = This is tick 0.
says-at-last = This is the end of what is recorded; the next tick has not been computed yet.
says-fastest = This is the fastest.
says-slowest = This is the slowest.
says-travels = On the way to tick { $tick }: any key stops here.
says-no-such-id = No process has the id { $id }.
says-no-id-with = No id begins with { $digits }.
says-nothing-typed = No digit has been typed.
says-nothing-to-cancel = There is nothing to cancel; q quits.
says-only-process = There is only one process.
says-is-down = { $id } is down; c brings it back.
says-no-message = No message is under way to or from { $id }.
says-waits = Tick { $tick } is shown half-way: this happens in tick { $next }.
says-crashes = Tick { $tick }: { $id } crashes.
says-revives = Tick { $tick }: { $id } is back.
says-armed = From tick { $tick } on: { $id } crashes after { $after ->
    [one] one message
   *[other] { $after } messages
    } of its next batch.
says-starts = Tick { $tick }: { $id } is told to begin an election.
says-leaves = Tick { $tick }: { $id } leaves without a word.
says-leaves-announced = Tick { $tick }: { $id } leaves and says so.
says-lost = Tick { $tick }: a message from { $from } to { $to } is lost.
says-restarted = { $acts ->
    [0] From the start.
   *[other] From the start, without what you did.
    }
says-seed = Seed { $seed }.
says-opened = { $name } is open.
says-log-at-end = This is the newest line of the log.
says-log-at-start = This is the oldest line of the log.
says-not-a-number = Type a whole number.
says-tick-too-far = At most tick { $farthest }.
says-nothing-chosen = There is nothing to choose from.
says-nothing-fits = Nothing fits what has been typed.

## Said where there is no screen
ends-input-is-no-terminal = standard input is not a terminal, so no key could be read; start it from a terminal, or run without a screen: suffrage run
ends-output-is-no-terminal = standard output is not a terminal, so nothing could be shown; start it from a terminal, or run without a screen: suffrage run
ends-terminal-failed = the terminal failed: { $fault }
