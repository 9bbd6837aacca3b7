# Paxos: what a step did and why, as a whole sentence and in a few words (-brief, for the log). $me is the process, $j the sender, $sent the
# ballot of the message and $says the value in it; $ballot, $value, $count and so on are those of the step.

rule-paxos-ask = a {$me} se le pide un valor y envía un REQUEST a {$proposer}
rule-paxos-ask-brief = pide a {$proposer}
rule-paxos-ask-ignored = a {$me} no se le puede pedir nada ahora: no es cliente, o espera respuesta
rule-paxos-ask-ignored-brief = ignorado
rule-paxos-ask-next = {$me} no ha recibido respuesta a tiempo: pide al siguiente proponente, {$proposer}
rule-paxos-ask-next-brief = ahora pide a {$proposer}
rule-paxos-answered = {$j} dice a {$me} que {$says} ha sido elegido, como pedía
rule-paxos-answered-brief = respuesta: {$says}
rule-paxos-answered-otherwise = {$me} pedía {$asked}, y {$j} le dice que {$says} ha sido elegido: se le rechaza
rule-paxos-answered-otherwise-brief = ✗ no {$asked}
rule-paxos-answer-late = {$j} dice a {$me} que {$says} ha sido elegido; no espera respuesta
rule-paxos-answer-late-brief = sabe {$says}
rule-paxos-propose-own = {$me} va a proponer su propio valor, {$value}
rule-paxos-propose-own-brief = propone {$value}
rule-paxos-propose-ignored = ya hay un intento de {$me} en marcha: el inicio se ignora
rule-paxos-propose-ignored-brief = inicio ignorado
rule-paxos-take-request = {$me} atiende el REQUEST de {$j} por {$says}
rule-paxos-take-request-brief = atiende {$says}
rule-paxos-request-ignored = ya hay un intento de {$me} en marcha: el REQUEST por {$says} se ignora
rule-paxos-request-ignored-brief = ignorado
rule-paxos-prepare = {$me} abre la votación {$ballot} y pide una promesa a los {$acceptors} aceptadores
rule-paxos-prepare-brief = votación {$ballot}
rule-paxos-count-promise =
    {$me} tiene { $count ->
        [one] 1 promesa
       *[other] {$count} promesas
    } para la votación {$sent}; {$majority} hacen mayoría
rule-paxos-count-promise-brief = {$count} de {$majority} promesas
rule-paxos-promise-late = {$me} ya no necesita la promesa de {$j}: la tiene, o tiene una mayoría, o el valor está elegido
rule-paxos-promise-late-brief = no hace falta
rule-paxos-promise-ignored = {$me} ha abandonado la votación {$sent}: la promesa de {$j} se descarta
rule-paxos-promise-ignored-brief = ya abandonada
rule-paxos-adopt = de los votos que cuentan las promesas, el de la votación {$ballot} es el más alto: {$me} debe proponer su valor, {$value}
rule-paxos-adopt-brief = debe llevar {$value}
rule-paxos-choose-own = ninguna promesa habla de un voto: {$me} es libre de proponer {$value}, como quería
rule-paxos-choose-own-brief = propone {$value}
rule-paxos-ignore-votes = las promesas hablan del voto {$ballot} = {$voted}; {$me} no lo adopta y propone {$value}, como quería
rule-paxos-ignore-votes-brief = propio, no {$voted}
rule-paxos-give-up-promises = a {$me} le han llegado muy pocas promesas a tiempo: abandona la votación {$ballot}
rule-paxos-give-up-promises-brief = abandona {$ballot}
rule-paxos-give-up-votes = a {$me} le han llegado muy pocos votos a tiempo: abandona la votación {$ballot}
rule-paxos-give-up-votes-brief = abandona {$ballot}
rule-paxos-back-off = {$me} espera {$ticks} tics antes de la ronda siguiente
rule-paxos-back-off-brief = espera {$ticks}
rule-paxos-back-off-over = la pausa de {$me} ha terminado
rule-paxos-back-off-over-brief = pausa terminada
rule-paxos-succeed = una mayoría ha votado en una votación de {$me}: {$value} ha sido elegido y sus intentos acaban
rule-paxos-succeed-brief = elegido {$value}
rule-paxos-promise = la votación {$sent} supera todo lo que {$me} ha prometido: promete no votar en ninguna inferior y cuenta a {$j} que aún no ha votado
rule-paxos-promise-brief = promete {$sent}
rule-paxos-promise-vote = la votación {$sent} supera todo lo que {$me} ha prometido: promete no votar en ninguna inferior y cuenta a {$j} su voto, {$ballot} = {$value}
rule-paxos-promise-vote-brief = cuenta voto {$value}
rule-paxos-prepare-refused = {$me} ha prometido la votación {$promised}, y {$sent} no es superior: no responde
rule-paxos-prepare-refused-brief = rechaza: {$promised}
    .outcome = {$me} no responde
    .outcome-short = sin respuesta
rule-paxos-accept = {$me} no ha prometido ninguna votación superior a {$sent}: vota por {$says} y lo dice al proponente y a los aprendices
rule-paxos-accept-brief = vota por {$says}
rule-paxos-propose-refused = {$me} ha prometido la votación {$promised}, y {$sent} es inferior: no vota
rule-paxos-propose-refused-brief = rechaza: {$promised}
    .outcome = {$me} no vota
    .outcome-short = sin voto
rule-paxos-count-vote =
    {$me} sabe de { $count ->
        [one] 1 voto
       *[other] {$count} votos
    } en la votación {$sent}; {$majority} hacen mayoría
rule-paxos-count-vote-brief = {$count} de {$majority} votos
rule-paxos-vote-late = {$me} ya no necesita el voto de {$j}: lo ha contado, o tiene una mayoría
rule-paxos-vote-late-brief = no hace falta
rule-paxos-learn =
    una mayoría ha votado en una misma votación: {$me} aprende que {$value} ha sido elegido{ $clients ->
        [0] {""}
        [one] {""} y responde al cliente
       *[other] {""} y responde a los clientes
    }
rule-paxos-learn-brief = aprende {$value}
rule-paxos-keep = {$me} guarda {$value} hasta saber qué proponente lidera
rule-paxos-keep-brief = guarda {$value}
rule-paxos-pass-on = {$leader} lidera: {$me} le pasa {$value}
rule-paxos-pass-on-brief = pasa {$value}
rule-paxos-lead-propose = {$me} lidera, y propone {$value}
rule-paxos-lead-propose-brief = lidera con {$value}
rule-paxos-drop = {$me} lidera, pero ya hay un intento en marcha: {$value} se descarta
rule-paxos-drop-brief = descarta {$value}
rule-paxos-stand-back = {$me} no lidera: no empieza otro intento
rule-paxos-stand-back-brief = se retira
rule-paxos-returned = {$me} ha vuelto
rule-paxos-returned-brief = ha vuelto
rule-paxos-kept = {$me} ha vuelto; lo que prometió y votó es estable
rule-paxos-kept-brief = guarda su voto
rule-paxos-forgot = {$me} ha vuelto, y ha olvidado lo que prometió y votó
rule-paxos-forgot-brief = ha olvidado

## The fields of a state

fact-paxos-asks = pide: {$value}
fact-paxos-asks-nothing = no pide nada
fact-paxos-no-attempt = sin intento; la última votación fue {$ballot}
fact-paxos-preparing = votación {$ballot}: espera promesas
fact-paxos-proposing = votación {$ballot}: espera votos
fact-paxos-backing-off = votación {$ballot} abandonada: espera la ronda siguiente
fact-paxos-done = votación {$ballot}: elegido
fact-paxos-promises = promesas: {$count} de {$majority}
fact-paxos-proposes = propone: {$value}
fact-paxos-keeps = guarda hasta que alguien lidere: {$value}
fact-paxos-promised = prometido: {$ballot}
fact-paxos-promised-nothing = prometido: nada
fact-paxos-accepted = aceptado: {$ballot} = {$value}
fact-paxos-accepted-nothing = aceptado: nada
fact-paxos-heard = sabe de {$ballot} = {$value}: {$count} de {$majority}
fact-paxos-decided = decidido: {$value}
fact-paxos-undecided = decidido: aún nada

## Beside a process: its vote, or its promise

badge-paxos = {$held}

## What a process waits for, and its timers

wait-paxos-promises = {$me} espera promesas para la votación {$ballot}
wait-paxos-votes = {$me} espera votos en la votación {$ballot}
wait-paxos-back-off = {$me} espera a que acabe su pausa tras la votación {$ballot}
wait-paxos-response = {$me} espera un RESPONSE
wait-paxos-leader = {$me} espera a que un proponente lidere
timer-paxos-client = entonces {$me} pide al siguiente proponente
timer-paxos-attempt = entonces {$me} abandona esta votación, o abre la siguiente

## What a process holds, and what a client says of itself

holding-paxos-round = ronda
holding-paxos-promised = prometido
holding-paxos-accepted = aceptado
says-paxos-asks = pide {$value}
says-paxos-refused = ✗ {$value}
says-paxos-answered = tiene {$value}

# Cada variante en una línea.
variant-paxos-standard = un valor queda elegido cuando una mayoría ha votado por él en una votación; quien propone después debe llevarlo
variant-paxos-own-value = un proponente propone su propio valor digan lo que digan las promesas: pueden elegirse dos valores
variant-paxos-amnesia = un aceptador que cae olvida su promesa y su voto: pueden elegirse dos valores
