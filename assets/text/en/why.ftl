# Why something is as it is, and what a process waits for.

## The panel; a shorter form after a bar
why-title = WHY? · question { $nth } of { $of }
    .short = WHY? · { $nth } of { $of }
    .shortest = WHY?
why-moment = tick { $tick }, event { $event } · line { $record } of the log
    .short = tick { $tick }.{ $event } · log line { $record }
    .shortest = tick { $tick }.{ $event }
why-between = {" "}or{" "}

## What is asked
why-asks-leads = Why does { $id } lead?
why-asks-holds = Why does { $id } hold { $leader } as its leader?
why-asks-none = Why does { $id } have no leader?
why-asks-none-lost = Why does { $id } have no leader? What was lost last:
why-asks-decided = Why has { $id } decided { $value }?
why-asks-given = Why does { $id } hold { $value }?
why-asks-progress = Why does the cell of { $id } say { $value }?
why-asks-undecided = Why has { $id } decided nothing?
why-asks-undecided-lost = Why has { $id } decided nothing? What was lost last:
why-asks-down = Why is { $id } down?
why-asks-deed = What did { $id } do last, and why?
why-asks-waits = What is { $id } waiting for?
why-asks-message = Why is { $kind } under way from { $from } to { $to }?
why-asks-notice = Why is a notice under way from { $from } to { $to }, that { $kind } could not be delivered?
why-asks-lost = Why was { $kind } from { $from } to { $to } lost?
why-asks-record = Why did this happen at tick { $tick }?
why-asks-property = Why is “{ $property }” broken?
why-asks-property-of = Why is “{ $property }” broken? The part of { $id } ({ $who } of { $of })

## What led to something: each is read between what happened and what it came from
why-message = because { $from } sent { $kind } to { $to }
    .short = { $kind } from { $from }
why-came-back = because { $kind } from { $to } could not be delivered to { $from }
    .short = { $kind } undeliverable
why-timer = because { $id } had set the timer “{ $timer }”
    .short = timer { $timer }
why-noticed = because { $id } noticed that { $gone } is gone
    .short = { $gone } is gone
why-unheard = because { $id } heard nothing of { $gone } any more
    .short = nothing heard of { $gone }
why-concerned = because of what { $id } had done
    .short = what { $id } did
why-last = this was the last that happened before
    .short = the last before
why-last-of = this was the last that { $id } did
    .short = the last of { $id }

## That a hand or the scenario had a part in it
why-also-hand = by hand, at tick { $tick }
why-also-scenario = by the scenario, at tick { $tick }
why-also-last-of = the last of { $count } { $kind } since { $id } last acted
why-also-weighed = the last of { $count } { $kind } that { $id } had got; HOW shows how they make the value

## How a chain ends
why-end-hand = It began by hand: an act of yours at tick { $tick }.
    .short = by hand at tick { $tick }
    .shortest = by hand, { $tick }
why-end-scenario = It began with the scenario: one of its events, at tick { $tick }.
    .short = the scenario, tick { $tick }
why-end-start = It began with the run: this was set up when the process began, at tick 0.
    .short = the start of the run
why-end-down = It began with the run: the scenario has { $gone } down from tick 0, and { $id } noticed that.
    .short = { $gone } down since tick 0
why-end-unheard = It began with the failure detector: { $gone } was up, but no heartbeat of it reached { $id } in time.
    .short = failure detector
why-end-never = { $id } has not held a leader since tick 0: it has not come to know of any.
why-end-always = { $id } has held { $leader } since tick 0: the scenario says so.
why-end-given = { $id } has held { $value } since tick 0: it was given to it.
why-end-nothing-applied = { $id } has applied nothing since tick 0: it does not know yet what is chosen for slot 1.
why-end-nothing-asked = { $id } has not been asked for anything since tick 0.
why-end-unanswered = { $id } has had no answer since tick 0.
why-end-undecided = { $id } has decided nothing since tick 0.
why-end-always-down = { $id } has been down since tick 0: the scenario says so.
why-end-idle = Nothing has happened at { $id } so far.
why-end-nothing = Nothing has happened so far.
why-end-waits = This is what { $id } waits for.
why-end-left-out = The chain goes on; these are its latest { $count } links.
    .short = it goes on …

## What a process waits for
why-waits-for-nothing = { $id } waits for nothing: it answers what reaches it.
why-waits-for-timer = { $id } waits for no answer: it acts when a message reaches it, or when a timer of its own runs out.
why-is-down = { $id } is down: it handles nothing until it is brought back.
why-can-end = What can end that, by due tick:
why-can-come = What is on its way to { $id } or armed for it, by due tick:
why-nothing-pending = No message is on its way to { $id }, and it has no timer armed.
why-more-pending = … and { $count } more
why-comes = Something will still reach { $id }.
why-comes-waits = Something will still reach { $id }; whether it is what { $id } waits for, the run will show.
why-chance = Something may still reach { $id }, or be lost: that is left to chance.
why-doomed = The link is cut: a message on its way will be lost.
why-comes-down = The scenario will bring { $id } back.
why-never = Nothing will reach { $id } any more without an act.
why-beats = Nothing but heartbeats will reach { $id } any more without an act.
why-never-could = For example: { $could }.
why-never-down = Nothing will bring { $id } back but an act: revive { $id }.
why-unknown = Whether anything will reach { $id } could not be found out: too much happens before.
why-could-revive = revive { $id }
why-could-start = let { $id } begin an election
why-could-begin = let { $id } begin
why-could-mend = mend the links

## The keys
does-why = asks why: the causes of what is selected, back to a command; or what it waits for
does-later-cause = the link above: what came later
does-earlier-cause = the link below: what it came from
does-first-cause = to the beginning of the list: what is asked about
does-last-cause = to the end of the chain: how it began
does-go-to-cause = goes to the moment of the link; the chain stays
does-next-question = asks the next question about the same thing
does-previous-question = asks the question before
does-stay-here = closes the chain and stays at this moment
does-close-why = closes the chain and goes back to where it was asked
word-why = why?
word-go-there = go there
word-question = question
group-why = While the chain of causes is open
says-nothing-to-ask = There is nothing here that has a cause yet.
says-at-cause = Tick { $tick }, event { $event } of the chain; Esc goes back.

## In the inspector
why-inspect-armed = armed
why-inspect-outlook = ahead
