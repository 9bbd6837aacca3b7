---------------------------- MODULE ChangRoberts ----------------------------
(***************************************************************************)
(* Chang-Roberts on a ring without a clock: each process may begin once,   *)
(* until it handles anything, and any message at the head of a link may    *)
(* come next. A state is what suffrage check --asynchronous --any-start    *)
(* has: who takes part, whom each holds elected, who may still begin, and  *)
(* what is under way on each link. Nothing is lost and nobody crashes.     *)
(***************************************************************************)
EXTENDS Naturals, Sequences

CONSTANT N                  \* How many processes: at most 13.

ASSUME N \in 2 .. 13

(* The ids by position, clockwise: those of 13 processes up to N. *)
Ids == SelectSeq(<<3, 7, 1, 11, 5, 9, 2, 13, 6, 4, 10, 8, 12>>, LAMBDA id : id <= N)

VARIABLES participating,    \* Its own id or a higher one has left it.
          elected,          \* 0: nobody.
          mayBegin,
          link              \* From each process to the next, the oldest first.

vars == <<participating, elected, mayBegin, link>>

Processes == 1 .. N

Previous(i) == IF i = 1 THEN N ELSE i - 1

Highest == N

Election(id) == [kind |-> "ELECTION", id |-> id]
Elected(id) == [kind |-> "ELECTED", id |-> id]
Messages == [kind : {"ELECTION", "ELECTED"}, id : {Ids[i] : i \in Processes}]

TypeOK == /\ participating \in [Processes -> BOOLEAN]
          /\ elected \in [Processes -> {0} \cup {Ids[i] : i \in Processes}]
          /\ mayBegin \in [Processes -> BOOLEAN]
          /\ link \in [Processes -> Seq(Messages)]

Init == /\ participating = [i \in Processes |-> FALSE]
        /\ elected = [i \in Processes |-> 0]
        /\ mayBegin = [i \in Processes |-> TRUE]
        /\ link = [i \in Processes |-> <<>>]

TakePart(i) == /\ participating' = [participating EXCEPT ![i] = TRUE]
               /\ elected' = [elected EXCEPT ![i] = 0]

Accept(i, id) == /\ participating' = [participating EXCEPT ![i] = FALSE]
                 /\ elected' = [elected EXCEPT ![i] = id]

Begin(i) == /\ mayBegin[i]
            /\ mayBegin' = [mayBegin EXCEPT ![i] = FALSE]
            /\ TakePart(i)
            /\ link' = [link EXCEPT ![i] = Append(@, Election(Ids[i]))]

(* The message at the head is gone, and these are sent on. *)
PassOn(i, sent) == link' = [link EXCEPT ![Previous(i)] = Tail(@), ![i] = @ \o sent]

Compare(i, id) ==
    CASE id > Ids[i] /\ ~participating[i] -> TakePart(i) /\ PassOn(i, <<Election(id)>>)
      [] id > Ids[i] /\ participating[i] -> UNCHANGED <<participating, elected>> /\ PassOn(i, <<Election(id)>>)
      [] id <= Ids[i] /\ ~participating[i] -> TakePart(i) /\ PassOn(i, <<Election(Ids[i])>>)
      [] id < Ids[i] /\ participating[i] -> UNCHANGED <<participating, elected>> /\ PassOn(i, <<>>)
      [] id = Ids[i] /\ participating[i] -> Accept(i, id) /\ PassOn(i, <<Elected(id)>>)

Learn(i, id) == Accept(i, id) /\ PassOn(i, IF id = Ids[i] THEN <<>> ELSE <<Elected(id)>>)

Deliver(i) == /\ link[Previous(i)] # <<>>
              /\ mayBegin' = [mayBegin EXCEPT ![i] = FALSE]
              /\ LET message == Head(link[Previous(i)])
                 IN  IF message.kind = "ELECTION" THEN Compare(i, message.id) ELSE Learn(i, message.id)

Next == \E i \in Processes : Begin(i) \/ Deliver(i)

(* Messages and the right to begin are used up: something is done as long as anything can be. *)
Spec == Init /\ [][Next]_vars /\ WF_vars(\E i \in Processes : Deliver(i))

OneLeader == \A i, j \in Processes : elected[i] = Ids[i] /\ elected[j] = Ids[j] => i = j

AtRest == \A i \in Processes : link[i] = <<>> /\ ~mayBegin[i]

(* At rest all hold the highest. *)
ElectsTheHighest == AtRest => \A i \in Processes : elected[i] = Highest

(* What has been sent is over at some time. *)
ComesToRest == []<>(\A i \in Processes : link[i] = <<>>)
=============================================================================
