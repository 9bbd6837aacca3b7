# Paxos: each step and its reason, as a sentence and in short (-brief, for the log). $me is the process, $j the sender,
# $sent the ballot of the message and $says the value in it; $ballot, $value, $count and so on are those of the step.

rule-paxos-ask = {$me} gets a request for a value and sends a REQUEST to {$proposer}
rule-paxos-ask_es = {$me} recibe la petición de un valor y envía un REQUEST a {$proposer}
rule-paxos-ask_pt = {$me} recebe o pedido de um valor e envia um REQUEST a {$proposer}
rule-paxos-ask-brief = asks {$proposer}
rule-paxos-ask-brief_es = pide a {$proposer}
rule-paxos-ask-brief_pt = pede a {$proposer}
rule-paxos-ask-ignored = {$me} ignores the request, because {$me} is not a client or already waits for an answer
rule-paxos-ask-ignored_es = {$me} ignora la petición, porque {$me} no es cliente o ya espera una respuesta
rule-paxos-ask-ignored_pt = {$me} ignora o pedido, porque {$me} não é cliente ou já espera uma resposta
rule-paxos-ask-ignored-brief = ignored
rule-paxos-ask-ignored-brief_es = ignorado
rule-paxos-ask-ignored-brief_pt = ignorado
rule-paxos-ask-next = {$me} has received no answer in time: it asks the next proposer, {$proposer}
rule-paxos-ask-next_es = {$me} no ha recibido respuesta a tiempo: pide al siguiente proponente, {$proposer}
rule-paxos-ask-next_pt = {$me} não recebeu resposta a tempo: pede ao próximo proponente, {$proposer}
rule-paxos-ask-next-brief = asks {$proposer} next
rule-paxos-ask-next-brief_es = ahora pide a {$proposer}
rule-paxos-ask-next-brief_pt = agora pede a {$proposer}
rule-paxos-answered = {$j} tells {$me} that the value {$says} is chosen
rule-paxos-answered_es = {$j} dice a {$me} que el valor {$says} ha sido elegido
rule-paxos-answered_pt = {$j} diz a {$me} que o valor {$says} foi escolhido
rule-paxos-answered-brief = answered: {$says}
rule-paxos-answered-brief_es = respuesta: {$says}
rule-paxos-answered-brief_pt = resposta: {$says}
rule-paxos-answered-otherwise = {$me} asked for {$asked}, but {$j} says that {$says} is chosen: the request is refused
rule-paxos-answered-otherwise_es = {$me} pedía {$asked}, pero {$j} dice que {$says} ha sido elegido: la petición se rechaza
rule-paxos-answered-otherwise_pt = {$me} pedia {$asked}, mas {$j} diz que {$says} foi escolhido: o pedido é recusado
rule-paxos-answered-otherwise-brief = × {$asked} refused
rule-paxos-answered-otherwise-brief_es = × {$asked} rechazado
rule-paxos-answered-otherwise-brief_pt = × {$asked} recusado
rule-paxos-answer-late = {$me} waits for no answer, but learns from {$j} that {$says} is chosen
rule-paxos-answer-late_es = {$me} no espera respuesta, pero sabe ahora por {$j} que {$says} ha sido elegido
rule-paxos-answer-late_pt = {$me} não espera resposta, mas sabe agora por {$j} que {$says} foi escolhido
rule-paxos-answer-late-brief = knows {$says}
rule-paxos-answer-late-brief_es = sabe {$says}
rule-paxos-answer-late-brief_pt = sabe {$says}
rule-paxos-propose-own = {$me} will propose its own value, {$value}
rule-paxos-propose-own_es = {$me} va a proponer su propio valor, {$value}
rule-paxos-propose-own_pt = {$me} vai propor o seu próprio valor, {$value}
rule-paxos-propose-own-brief = proposes {$value}
rule-paxos-propose-own-brief_es = propone {$value}
rule-paxos-propose-own-brief_pt = propõe {$value}
rule-paxos-propose-ignored = an attempt of {$me} is running already: {$me} starts no other
rule-paxos-propose-ignored_es = ya hay un intento de {$me} en marcha: {$me} no inicia otro
rule-paxos-propose-ignored_pt = já há uma tentativa de {$me} em curso: {$me} não inicia outra
rule-paxos-propose-ignored-brief = start ignored
rule-paxos-propose-ignored-brief_es = inicio ignorado
rule-paxos-propose-ignored-brief_pt = início ignorado
rule-paxos-take-request = {$me} handles the REQUEST for {$says} from {$j}
rule-paxos-take-request_es = {$me} atiende el REQUEST por {$says} de {$j}
rule-paxos-take-request_pt = {$me} atende o REQUEST por {$says} de {$j}
rule-paxos-take-request-brief = gets {$says}
rule-paxos-take-request-brief_es = atiende {$says}
rule-paxos-take-request-brief_pt = atende {$says}
rule-paxos-request-ignored = an attempt of {$me} is running already: the REQUEST for {$says} is ignored
rule-paxos-request-ignored_es = ya hay un intento de {$me} en marcha: el REQUEST por {$says} se ignora
rule-paxos-request-ignored_pt = já há uma tentativa de {$me} em curso: o REQUEST por {$says} é ignorado
rule-paxos-request-ignored-brief = ignored
rule-paxos-request-ignored-brief_es = ignorado
rule-paxos-request-ignored-brief_pt = ignorado
rule-paxos-prepare = {$me} starts ballot {$ballot} and asks all {$acceptors} acceptors for a promise
rule-paxos-prepare_es = {$me} inicia la votación {$ballot} y pide una promesa a los {$acceptors} aceptadores
rule-paxos-prepare_pt = {$me} inicia a votação {$ballot} e pede uma promessa aos {$acceptors} aceitadores
rule-paxos-prepare-brief = ballot {$ballot}
rule-paxos-prepare-brief_es = votación {$ballot}
rule-paxos-prepare-brief_pt = votação {$ballot}
rule-paxos-count-promise =
    {$me} has { $count ->
        [one] 1 promise
       *[other] {$count} promises
    } for ballot {$sent}; {$majority} make a majority
rule-paxos-count-promise_es =
    {$me} tiene { $count ->
        [one] 1 promesa
       *[other] {$count} promesas
    } para la votación {$sent}; {$majority} hacen mayoría
rule-paxos-count-promise_pt =
    {$me} tem { $count ->
        [one] 1 promessa
       *[other] {$count} promessas
    } para a votação {$sent}; {$majority} fazem maioria
rule-paxos-count-promise-brief = {$count} of {$majority} promises
rule-paxos-count-promise-brief_es = {$count} de {$majority} promesas
rule-paxos-count-promise-brief_pt = {$count} de {$majority} promessas
rule-paxos-promise-late = {$me} no longer needs the promise of {$j}: {$me} has counted it, or has a majority of promises, or knows the chosen value
rule-paxos-promise-late_es = {$me} ya no necesita la promesa de {$j}: {$me} ya la contó, o tiene una mayoría de promesas, o conoce el valor elegido
rule-paxos-promise-late_pt = {$me} já não precisa da promessa de {$j}: {$me} já a contou, ou tem uma maioria de promessas, ou conhece o valor escolhido
rule-paxos-promise-late-brief = not needed
rule-paxos-promise-late-brief_es = no hace falta
rule-paxos-promise-late-brief_pt = não é preciso
rule-paxos-promise-ignored = {$me} has given up ballot {$sent}: it drops the promise of {$j}
rule-paxos-promise-ignored_es = {$me} ha abandonado la votación {$sent}: la promesa de {$j} se descarta
rule-paxos-promise-ignored_pt = {$me} abandonou a votação {$sent}: a promessa de {$j} é descartada
rule-paxos-promise-ignored-brief = drops old promise
rule-paxos-promise-ignored-brief_es = votación anterior
rule-paxos-promise-ignored-brief_pt = votação anterior
rule-paxos-adopt = of the reported votes, the vote for {$value} has the highest ballot, {$ballot}: {$me} must propose {$value}
rule-paxos-adopt_es = de los votos comunicados, el voto por {$value} es el de la votación más alta, {$ballot}: {$me} debe proponer {$value}
rule-paxos-adopt_pt = dos votos comunicados, o voto em {$value} é o da votação mais alta, {$ballot}: {$me} deve propor {$value}
rule-paxos-adopt-brief = must take {$value}
rule-paxos-adopt-brief_es = debe tomar {$value}
rule-paxos-adopt-brief_pt = deve tomar {$value}
rule-paxos-choose-own = no promise reports a vote: {$me} is free to propose its own value, {$value}
rule-paxos-choose-own_es = ninguna promesa comunica un voto: {$me} puede proponer su propio valor, {$value}
rule-paxos-choose-own_pt = nenhuma promessa comunica um voto: {$me} pode propor o seu próprio valor, {$value}
rule-paxos-choose-own-brief = proposes {$value}
rule-paxos-choose-own-brief_es = propone {$value}
rule-paxos-choose-own-brief_pt = propõe {$value}
rule-paxos-ignore-votes = a promise reports a vote for {$voted} in ballot {$ballot}; in this variant {$me} ignores this vote and proposes its own value, {$value}
rule-paxos-ignore-votes_es = una promesa comunica un voto por {$voted} en la votación {$ballot}; en esta variante {$me} ignora este voto y propone su propio valor, {$value}
rule-paxos-ignore-votes_pt = uma promessa comunica um voto em {$voted}, na votação {$ballot}; nesta variante {$me} ignora este voto e propõe o seu próprio valor, {$value}
rule-paxos-ignore-votes-brief = own, not {$voted}
rule-paxos-ignore-votes-brief_es = propio, no {$voted}
rule-paxos-ignore-votes-brief_pt = próprio, não {$voted}
rule-paxos-give-up-promises = {$me} has received too few promises in time: it gives up ballot {$ballot}
rule-paxos-give-up-promises_es = {$me} ha recibido muy pocas promesas a tiempo: abandona la votación {$ballot}
rule-paxos-give-up-promises_pt = {$me} recebeu poucas promessas a tempo: abandona a votação {$ballot}
rule-paxos-give-up-promises-brief = gives up {$ballot}
rule-paxos-give-up-promises-brief_es = abandona {$ballot}
rule-paxos-give-up-promises-brief_pt = abandona {$ballot}
rule-paxos-give-up-votes = {$me} has received too few votes in time: it gives up ballot {$ballot}
rule-paxos-give-up-votes_es = {$me} ha recibido muy pocos votos a tiempo: abandona la votación {$ballot}
rule-paxos-give-up-votes_pt = {$me} recebeu poucos votos a tempo: abandona a votação {$ballot}
rule-paxos-give-up-votes-brief = gives up {$ballot}
rule-paxos-give-up-votes-brief_es = abandona {$ballot}
rule-paxos-give-up-votes-brief_pt = abandona {$ballot}
rule-paxos-back-off = {$me} waits for {$ticks} ticks before its next attempt
rule-paxos-back-off_es = {$me} espera {$ticks} ticks antes de su siguiente intento
rule-paxos-back-off_pt = {$me} espera {$ticks} ticks antes da sua próxima tentativa
rule-paxos-back-off-brief = waits {$ticks}
rule-paxos-back-off-brief_es = espera {$ticks}
rule-paxos-back-off-brief_pt = espera {$ticks}
rule-paxos-back-off-over = the back-off of {$me} is over
rule-paxos-back-off-over_es = la espera aleatoria de {$me} ha terminado
rule-paxos-back-off-over_pt = a espera aleatória de {$me} terminou
rule-paxos-back-off-over-brief = back-off over
rule-paxos-back-off-over-brief_es = fin de la espera
rule-paxos-back-off-over-brief_pt = fim da espera
rule-paxos-succeed = a majority has voted in a ballot of {$me}: {$value} is chosen, and {$me} stops its attempts
rule-paxos-succeed_es = una mayoría ha votado en una votación de {$me}: {$value} ha sido elegido y {$me} termina sus intentos
rule-paxos-succeed_pt = uma maioria votou numa votação de {$me}: {$value} foi escolhido e {$me} termina as suas tentativas
rule-paxos-succeed-brief = {$value} is chosen
rule-paxos-succeed-brief_es = elegido {$value}
rule-paxos-succeed-brief_pt = escolhido {$value}
rule-paxos-promise = ballot {$sent} is the highest that {$me} knows: {$me} promises to ignore lower ones, and reports to {$j} that it has not voted yet
rule-paxos-promise_es = la votación {$sent} es la más alta que conoce {$me}: promete no votar en ninguna menor y comunica a {$j} que aún no ha votado
rule-paxos-promise_pt = a votação {$sent} é a mais alta que {$me} conhece: promete não votar em nenhuma menor e comunica a {$j} que ainda não votou
rule-paxos-promise-brief = promises {$sent}
rule-paxos-promise-brief_es = promete {$sent}
rule-paxos-promise-brief_pt = promete {$sent}
rule-paxos-promise-vote = ballot {$sent} is the highest that {$me} knows: {$me} promises to ignore lower ones and reports to {$j} its vote for {$value} in ballot {$ballot}
rule-paxos-promise-vote_es = {$sent} es la votación más alta que conoce {$me}: promete ignorar las menores y comunica a {$j} su voto por {$value} en la {$ballot}
rule-paxos-promise-vote_pt = {$sent} é a votação mais alta que {$me} conhece: promete ignorar as menores e comunica a {$j} o seu voto em {$value} na votação {$ballot}
rule-paxos-promise-vote-brief = reports {$value}
rule-paxos-promise-vote-brief_es = comunica {$value}
rule-paxos-promise-vote-brief_pt = comunica {$value}
rule-paxos-prepare-refused = {$me} has promised ballot {$promised}, and {$sent} is not higher: {$me} does not answer
rule-paxos-prepare-refused_es = {$me} ha prometido la votación {$promised}, y {$sent} no es superior: no responde
rule-paxos-prepare-refused_pt = {$me} prometeu a votação {$promised}, e {$sent} não é superior: não responde
rule-paxos-prepare-refused-brief = ≤ {$promised}: refused
    .outcome = {$me} does not answer
    .outcome-short = no answer
rule-paxos-prepare-refused-brief_es = ≤ {$promised}: rechaza
    .outcome = {$me} no responde
    .outcome-short = sin respuesta
rule-paxos-prepare-refused-brief_pt = ≤ {$promised}: recusa
    .outcome = {$me} não responde
    .outcome-short = sem resposta
rule-paxos-accept = {$me} has promised no ballot above {$sent}: it votes for {$says}, and tells the proposer and all learners
rule-paxos-accept_es = {$me} no ha prometido ninguna votación mayor que {$sent}: vota por {$says} y avisa al proponente y a los aprendices
rule-paxos-accept_pt = {$me} não prometeu nenhuma votação acima de {$sent}: vota por {$says} e avisa o proponente e os aprendizes
rule-paxos-accept-brief = votes for {$says}
rule-paxos-accept-brief_es = vota por {$says}
rule-paxos-accept-brief_pt = vota por {$says}
rule-paxos-propose-refused = {$me} has promised ballot {$promised}, and {$sent} is lower: {$me} does not vote
rule-paxos-propose-refused_es = {$me} ha prometido la votación {$promised}, y {$sent} es inferior: no vota
rule-paxos-propose-refused_pt = {$me} prometeu a votação {$promised}, e {$sent} é inferior: não vota
rule-paxos-propose-refused-brief = < {$promised}: refused
    .outcome = {$me} does not vote
    .outcome-short = no vote
rule-paxos-propose-refused-brief_es = < {$promised}: rechaza
    .outcome = {$me} no vota
    .outcome-short = sin voto
rule-paxos-propose-refused-brief_pt = < {$promised}: recusa
    .outcome = {$me} não vota
    .outcome-short = sem voto
rule-paxos-count-vote =
    {$me} has counted { $count ->
        [one] 1 vote
       *[other] {$count} votes
    } in ballot {$sent}; {$majority} make a majority
rule-paxos-count-vote_es =
    {$me} ha contado { $count ->
        [one] 1 voto
       *[other] {$count} votos
    } en la votación {$sent}; {$majority} hacen mayoría
rule-paxos-count-vote_pt =
    {$me} contou { $count ->
        [one] 1 voto
       *[other] {$count} votos
    } na votação {$sent}; {$majority} fazem maioria
rule-paxos-count-vote-brief = {$count} of {$majority} votes
rule-paxos-count-vote-brief_es = {$count} de {$majority} votos
rule-paxos-count-vote-brief_pt = {$count} de {$majority} votos
rule-paxos-vote-late = {$me} no longer needs the vote of {$j}: it has counted this vote, or has a majority
rule-paxos-vote-late_es = {$me} ya no necesita el voto de {$j}: ya lo ha contado, o tiene una mayoría
rule-paxos-vote-late_pt = {$me} já não precisa do voto de {$j}: já o contou, ou tem uma maioria
rule-paxos-vote-late-brief = not needed
rule-paxos-vote-late-brief_es = no hace falta
rule-paxos-vote-late-brief_pt = não é preciso
rule-paxos-learn =
    a majority has voted in one ballot: {$me} learns that {$value} is chosen{ $clients ->
        [0] {""}
        [one] , and answers the client
       *[other] , and answers the clients
    }
rule-paxos-learn_es =
    una mayoría ha votado en una misma votación: {$me} aprende que {$value} ha sido elegido{ $clients ->
        [0] {""}
        [one] {""} y responde al cliente
       *[other] {""} y responde a los clientes
    }
rule-paxos-learn_pt =
    uma maioria votou numa mesma votação: {$me} aprende que {$value} foi escolhido{ $clients ->
        [0] {""}
        [1] {""} e responde ao cliente
       *[other] {""} e responde aos clientes
    }
rule-paxos-learn-brief = learns {$value}
rule-paxos-learn-brief_es = aprende {$value}
rule-paxos-learn-brief_pt = aprende {$value}
rule-paxos-keep = {$me} keeps {$value} until it knows the leader of the proposers
rule-paxos-keep_es = {$me} guarda {$value} hasta conocer al líder de los proponentes
rule-paxos-keep_pt = {$me} guarda {$value} até conhecer o líder dos proponentes
rule-paxos-keep-brief = keeps {$value}
rule-paxos-keep-brief_es = guarda {$value}
rule-paxos-keep-brief_pt = guarda {$value}
rule-paxos-pass-on = {$leader} leads: {$me} forwards {$value} to it
rule-paxos-pass-on_es = {$leader} es líder: {$me} le reenvía {$value}
rule-paxos-pass-on_pt = {$leader} é líder: {$me} repassa {$value} a ele
rule-paxos-pass-on-brief = forwards {$value}
rule-paxos-pass-on-brief_es = reenvía {$value}
rule-paxos-pass-on-brief_pt = repassa {$value}
rule-paxos-lead-propose = {$me} leads, and proposes {$value}
rule-paxos-lead-propose_es = {$me} lidera, y propone {$value}
rule-paxos-lead-propose_pt = {$me} lidera, e propõe {$value}
rule-paxos-lead-propose-brief = leads with {$value}
rule-paxos-lead-propose-brief_es = lidera con {$value}
rule-paxos-lead-propose-brief_pt = lidera com {$value}
rule-paxos-drop = {$me} leads, but an attempt is already running: {$me} drops {$value}
rule-paxos-drop_es = {$me} lidera, pero ya hay un intento en marcha: {$value} se descarta
rule-paxos-drop_pt = {$me} lidera, mas já há uma tentativa em curso: {$value} é descartado
rule-paxos-drop-brief = drops {$value}
rule-paxos-drop-brief_es = descarta {$value}
rule-paxos-drop-brief_pt = descarta {$value}
rule-paxos-stand-back = {$me} is not the leader: it starts no further attempt
rule-paxos-stand-back_es = {$me} no es líder: no inicia otro intento
rule-paxos-stand-back_pt = {$me} não é líder: não inicia outra tentativa
rule-paxos-stand-back-brief = not the leader
rule-paxos-stand-back-brief_es = no es líder
rule-paxos-stand-back-brief_pt = não é líder
rule-paxos-returned = {$me} is back
rule-paxos-returned_es = {$me} ha vuelto
rule-paxos-returned_pt = {$me} voltou
rule-paxos-returned-brief = back
rule-paxos-returned-brief_es = ha vuelto
rule-paxos-returned-brief_pt = voltou
rule-paxos-kept = {$me} is back; its promise and its vote were in stable storage
rule-paxos-kept_es = {$me} ha vuelto; su promesa y su voto estaban en memoria estable
rule-paxos-kept_pt = {$me} voltou; a sua promessa e o seu voto estavam em memória estável
rule-paxos-kept-brief = keeps its vote
rule-paxos-kept-brief_es = guarda su voto
rule-paxos-kept-brief_pt = guarda o voto
rule-paxos-forgot = {$me} is back, and has lost its promise and its vote
rule-paxos-forgot_es = {$me} ha vuelto, y ha perdido su promesa y su voto
rule-paxos-forgot_pt = {$me} voltou, e perdeu a sua promessa e o seu voto
rule-paxos-forgot-brief = lost its vote
rule-paxos-forgot-brief_es = perdió su voto
rule-paxos-forgot-brief_pt = perdeu o voto

## The fields of a state

fact-paxos-asks = asks for: {$value}
fact-paxos-asks_es = pide: {$value}
fact-paxos-asks_pt = pede: {$value}
fact-paxos-asks-nothing = asks for nothing
fact-paxos-asks-nothing_es = no pide nada
fact-paxos-asks-nothing_pt = não pede nada
fact-paxos-refused = request refused: {$value} is chosen
fact-paxos-refused_es = petición rechazada: {$value} ha sido elegido
fact-paxos-refused_pt = pedido recusado: {$value} foi escolhido
fact-paxos-no-attempt = no attempt; the latest ballot was {$ballot}
fact-paxos-no-attempt_es = sin intento; la última votación fue {$ballot}
fact-paxos-no-attempt_pt = sem tentativa; a última votação foi {$ballot}
fact-paxos-preparing = ballot {$ballot}: waits for promises
fact-paxos-preparing_es = votación {$ballot}: espera promesas
fact-paxos-preparing_pt = votação {$ballot}: espera promessas
fact-paxos-proposing = ballot {$ballot}: waits for votes
fact-paxos-proposing_es = votación {$ballot}: espera votos
fact-paxos-proposing_pt = votação {$ballot}: espera votos
fact-paxos-backing-off = ballot {$ballot} given up: waits before its next attempt
fact-paxos-backing-off_es = votación {$ballot} abandonada: espera antes de su siguiente intento
fact-paxos-backing-off_pt = votação {$ballot} abandonada: espera antes da sua próxima tentativa
fact-paxos-done = ballot {$ballot}: chosen
fact-paxos-done_es = votación {$ballot}: elegido
fact-paxos-done_pt = votação {$ballot}: escolhido
fact-paxos-promises = promises: {$count} of {$majority}
fact-paxos-promises_es = promesas: {$count} de {$majority}
fact-paxos-promises_pt = promessas: {$count} de {$majority}
fact-paxos-proposes = proposes: {$value}
fact-paxos-proposes_es = propone: {$value}
fact-paxos-proposes_pt = propõe: {$value}
fact-paxos-keeps = keeps {$value} until a proposer leads
fact-paxos-keeps_es = guarda {$value} hasta que haya líder
fact-paxos-keeps_pt = guarda {$value} até haver líder
fact-paxos-promised = promised: {$ballot}
fact-paxos-promised_es = prometido: {$ballot}
fact-paxos-promised_pt = prometido: {$ballot}
fact-paxos-promised-nothing = promised: nothing
fact-paxos-promised-nothing_es = prometido: nada
fact-paxos-promised-nothing_pt = prometido: nada
fact-paxos-accepted = accepted: {$value} in ballot {$ballot}
fact-paxos-accepted_es = aceptado: {$value} en la votación {$ballot}
fact-paxos-accepted_pt = aceito: {$value} na votação {$ballot}
fact-paxos-accepted-nothing = accepted: nothing
fact-paxos-accepted-nothing_es = aceptado: nada
fact-paxos-accepted-nothing_pt = aceito: nada
fact-paxos-heard = votes for {$value} in ballot {$ballot}: {$count} of {$majority}
fact-paxos-heard_es = votos por {$value} en la votación {$ballot}: {$count} de {$majority}
fact-paxos-heard_pt = votos em {$value} na votação {$ballot}: {$count} de {$majority}
fact-paxos-decided = decided: {$value}
fact-paxos-decided_es = decidido: {$value}
fact-paxos-decided_pt = decidido: {$value}
fact-paxos-undecided = decided: nothing yet
fact-paxos-undecided_es = decidido: aún nada
fact-paxos-undecided_pt = decidido: ainda nada

## Beside a process: its vote, or its promise

badge-paxos = {$held}
badge-paxos_es = {$held}
badge-paxos_pt = {$held}

## What a process waits for, and its timers

wait-paxos-promises = {$me} waits for promises for ballot {$ballot}
wait-paxos-promises_es = {$me} espera promesas para la votación {$ballot}
wait-paxos-promises_pt = {$me} espera promessas para a votação {$ballot}
wait-paxos-votes = {$me} waits for votes in ballot {$ballot}
wait-paxos-votes_es = {$me} espera votos en la votación {$ballot}
wait-paxos-votes_pt = {$me} espera votos na votação {$ballot}
wait-paxos-back-off = {$me} waits until its back-off after ballot {$ballot} is over
wait-paxos-back-off_es = {$me} espera a que acabe su espera aleatoria tras la votación {$ballot}
wait-paxos-back-off_pt = {$me} espera que acabe a sua espera aleatória depois da votação {$ballot}
wait-paxos-response = {$me} waits for a RESPONSE
wait-paxos-response_es = {$me} espera un RESPONSE
wait-paxos-response_pt = {$me} espera um RESPONSE
wait-paxos-leader = {$me} waits until a proposer leads
wait-paxos-leader_es = {$me} espera a que un proponente lidere
wait-paxos-leader_pt = {$me} espera que um proponente lidere
timer-paxos-client = then {$me} asks the next proposer
timer-paxos-client_es = entonces {$me} pide al siguiente proponente
timer-paxos-client_pt = então {$me} pede ao próximo proponente
timer-paxos-attempt = then {$me} gives up this ballot; if {$me} is backing off already, it starts the next ballot
timer-paxos-attempt_es = entonces {$me} abandona esta votación; si ya está en espera aleatoria, inicia la siguiente votación
timer-paxos-attempt_pt = então {$me} abandona esta votação; se já está em espera aleatória, inicia a votação seguinte

## The values that a process holds, and the state of a client

holding-paxos-round = round
holding-paxos-round_es = ronda
holding-paxos-round_pt = rodada
holding-paxos-promised = promised
holding-paxos-promised_es = prometido
holding-paxos-promised_pt = prometido
holding-paxos-accepted = accepted
holding-paxos-accepted_es = aceptado
holding-paxos-accepted_pt = aceito
says-paxos-asks = asks {$value}
says-paxos-asks_es = pide {$value}
says-paxos-asks_pt = pede {$value}
says-paxos-refused = × has {$value}
says-paxos-refused_es = × tiene {$value}
says-paxos-refused_pt = × tem {$value}
says-paxos-answered = has {$value}
says-paxos-answered_es = tiene {$value}
says-paxos-answered_pt = tem {$value}

# One line for each variant.
variant-paxos-standard = a value is chosen when a majority votes for it in one ballot; later proposers must propose that value
variant-paxos-standard_es = un valor queda elegido cuando una mayoría lo vota en una misma votación; los proponentes posteriores deben proponer ese valor
variant-paxos-standard_pt = um valor está escolhido quando uma maioria vota nele numa mesma votação; os proponentes posteriores devem propor esse valor
variant-paxos-own-value = a proposer ignores the reported votes and proposes its own value: two values can be chosen
variant-paxos-own-value_es = un proponente ignora los votos comunicados y propone su propio valor: pueden elegirse dos valores
variant-paxos-own-value_pt = um proponente ignora os votos comunicados e propõe o seu próprio valor: dois valores podem ser escolhidos
variant-paxos-amnesia = an acceptor that crashes forgets its promise and its vote: two values can be chosen
variant-paxos-amnesia_es = un aceptador que cae olvida su promesa y su voto: pueden elegirse dos valores
variant-paxos-amnesia_pt = um aceitador que cai esquece a sua promessa e o seu voto: dois valores podem ser escolhidos

refused-paxos-no-acceptor = process number {$nth} is no acceptor, but the scenario gives it a promise or a vote
refused-paxos-no-acceptor_es = el proceso número {$nth} no es aceptador, pero el escenario le da una promesa o un voto
refused-paxos-no-acceptor_pt = o processo número {$nth} não é aceitador, mas o cenário lhe dá uma promessa ou um voto
refused-paxos-no-acceptor-mend = write [] for this process
refused-paxos-no-acceptor-mend_es = escribe [] para este proceso
refused-paxos-no-acceptor-mend_pt = escreva [] para este processo
refused-paxos-above-promise = acceptor number {$nth} has accepted a ballot above the one that it has promised
refused-paxos-above-promise_es = el aceptador número {$nth} ha aceptado una votación superior a la que ha prometido
refused-paxos-above-promise_pt = o aceitador número {$nth} aceitou uma votação superior à que prometeu
refused-paxos-above-promise-mend = a vote is also a promise: write at least the accepted ballot under `promised`, or leave `promised` out
refused-paxos-above-promise-mend_es = un voto es también una promesa: escribe en `promised` al menos la votación aceptada, o quita `promised`
refused-paxos-above-promise-mend_pt = um voto é também uma promessa: escreva em `promised` ao menos a votação aceita, ou tire `promised`
refused-paxos-two-values = in the same ballot, acceptor number {$nth} and an earlier acceptor have accepted different values
refused-paxos-two-values_es = en la misma votación, el aceptador número {$nth} y un aceptador anterior han aceptado valores distintos
refused-paxos-two-values_pt = na mesma votação, o aceitador número {$nth} e um aceitador anterior aceitaram valores diferentes
refused-paxos-two-values-mend = a ballot has one value: give each value a ballot of its own
refused-paxos-two-values-mend_es = una votación tiene un solo valor: da a cada valor su propia votación
refused-paxos-two-values-mend_pt = uma votação tem um só valor: dê a cada valor sua própria votação
