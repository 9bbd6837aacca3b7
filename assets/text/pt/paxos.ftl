# Paxos: what a step did and why, as a whole sentence and in a few words (-brief, for the log). $me is the process, $j the sender, $sent the
# ballot of the message and $says the value in it; $ballot, $value, $count and so on are those of the step.

rule-paxos-ask = pede-se um valor a {$me}, que envia um REQUEST a {$proposer}
rule-paxos-ask-brief = pede a {$proposer}
rule-paxos-ask-ignored = não se pode pedir nada a {$me} agora: não é cliente, ou espera resposta
rule-paxos-ask-ignored-brief = ignorado
rule-paxos-ask-next = {$me} não recebeu resposta a tempo: pede ao próximo proponente, {$proposer}
rule-paxos-ask-next-brief = agora pede a {$proposer}
rule-paxos-answered = {$j} diz a {$me} que {$says} foi escolhido, como pedia
rule-paxos-answered-brief = resposta: {$says}
rule-paxos-answered-otherwise = {$me} pedia {$asked}, e {$j} diz que {$says} foi escolhido: é recusado
rule-paxos-answered-otherwise-brief = ✗ não {$asked}
rule-paxos-answer-late = {$j} diz a {$me} que {$says} foi escolhido; não espera resposta
rule-paxos-answer-late-brief = sabe {$says}
rule-paxos-propose-own = {$me} vai propor o seu próprio valor, {$value}
rule-paxos-propose-own-brief = propõe {$value}
rule-paxos-propose-ignored = já há uma tentativa de {$me} em curso: o início é ignorado
rule-paxos-propose-ignored-brief = início ignorado
rule-paxos-take-request = {$me} atende o REQUEST de {$j} por {$says}
rule-paxos-take-request-brief = atende {$says}
rule-paxos-request-ignored = já há uma tentativa de {$me} em curso: o REQUEST por {$says} é ignorado
rule-paxos-request-ignored-brief = ignorado
rule-paxos-prepare = {$me} abre a votação {$ballot} e pede uma promessa aos {$acceptors} aceitadores
rule-paxos-prepare-brief = votação {$ballot}
rule-paxos-count-promise =
    {$me} tem { $count ->
        [one] 1 promessa
       *[other] {$count} promessas
    } para a votação {$sent}; {$majority} fazem maioria
rule-paxos-count-promise-brief = {$count} de {$majority} promessas
rule-paxos-promise-late = {$me} já não precisa da promessa de {$j}: já a tem, ou tem uma maioria, ou o valor está escolhido
rule-paxos-promise-late-brief = não é preciso
rule-paxos-promise-ignored = {$me} abandonou a votação {$sent}: a promessa de {$j} é descartada
rule-paxos-promise-ignored-brief = já abandonada
rule-paxos-adopt = dos votos que as promessas contam, o da votação {$ballot} é o mais alto: {$me} deve propor o seu valor, {$value}
rule-paxos-adopt-brief = deve levar {$value}
rule-paxos-choose-own = nenhuma promessa fala de um voto: {$me} é livre de propor {$value}, como queria
rule-paxos-choose-own-brief = propõe {$value}
rule-paxos-ignore-votes = as promessas falam do voto {$ballot} = {$voted}; {$me} não o adota e propõe {$value}, como queria
rule-paxos-ignore-votes-brief = próprio, não {$voted}
rule-paxos-give-up-promises = chegaram a {$me} promessas de menos a tempo: abandona a votação {$ballot}
rule-paxos-give-up-promises-brief = abandona {$ballot}
rule-paxos-give-up-votes = chegaram a {$me} votos de menos a tempo: abandona a votação {$ballot}
rule-paxos-give-up-votes-brief = abandona {$ballot}
rule-paxos-back-off = {$me} espera {$ticks} tiques antes da rodada seguinte
rule-paxos-back-off-brief = espera {$ticks}
rule-paxos-back-off-over = a pausa de {$me} terminou
rule-paxos-back-off-over-brief = pausa terminada
rule-paxos-succeed = uma maioria votou numa votação de {$me}: {$value} foi escolhido e as suas tentativas terminam
rule-paxos-succeed-brief = escolhido {$value}
rule-paxos-promise = a votação {$sent} supera tudo o que {$me} prometeu: promete não votar em nenhuma inferior e conta a {$j} que ainda não votou
rule-paxos-promise-brief = promete {$sent}
rule-paxos-promise-vote = a votação {$sent} supera tudo o que {$me} prometeu: promete não votar em nenhuma inferior e conta a {$j} o seu voto, {$ballot} = {$value}
rule-paxos-promise-vote-brief = conta voto {$value}
rule-paxos-prepare-refused = {$me} prometeu a votação {$promised}, e {$sent} não é superior: não responde
rule-paxos-prepare-refused-brief = recusa: {$promised}
    .outcome = {$me} não responde
    .outcome-short = sem resposta
rule-paxos-accept = {$me} não prometeu nenhuma votação acima de {$sent}: vota por {$says} e o diz ao proponente e aos aprendizes
rule-paxos-accept-brief = vota por {$says}
rule-paxos-propose-refused = {$me} prometeu a votação {$promised}, e {$sent} é inferior: não vota
rule-paxos-propose-refused-brief = recusa: {$promised}
    .outcome = {$me} não vota
    .outcome-short = sem voto
rule-paxos-count-vote =
    {$me} sabe de { $count ->
        [one] 1 voto
       *[other] {$count} votos
    } na votação {$sent}; {$majority} fazem maioria
rule-paxos-count-vote-brief = {$count} de {$majority} votos
rule-paxos-vote-late = {$me} já não precisa do voto de {$j}: já o contou, ou tem uma maioria
rule-paxos-vote-late-brief = não é preciso
rule-paxos-learn =
    uma maioria votou numa mesma votação: {$me} aprende que {$value} foi escolhido{ $clients ->
        [0] {""}
        [1] {""} e responde ao cliente
       *[other] {""} e responde aos clientes
    }
rule-paxos-learn-brief = aprende {$value}
rule-paxos-keep = {$me} guarda {$value} até saber qual proponente lidera
rule-paxos-keep-brief = guarda {$value}
rule-paxos-pass-on = {$leader} lidera: {$me} passa-lhe {$value}
rule-paxos-pass-on-brief = passa {$value}
rule-paxos-lead-propose = {$me} lidera, e propõe {$value}
rule-paxos-lead-propose-brief = lidera com {$value}
rule-paxos-drop = {$me} lidera, mas já há uma tentativa em curso: {$value} é descartado
rule-paxos-drop-brief = descarta {$value}
rule-paxos-stand-back = {$me} não lidera: não começa outra tentativa
rule-paxos-stand-back-brief = retira-se
rule-paxos-returned = {$me} voltou
rule-paxos-returned-brief = voltou
rule-paxos-kept = {$me} voltou; o que prometeu e votou é estável
rule-paxos-kept-brief = guarda o voto
rule-paxos-forgot = {$me} voltou, e esqueceu o que prometeu e votou
rule-paxos-forgot-brief = esqueceu

## The fields of a state

fact-paxos-asks = pede: {$value}
fact-paxos-asks-nothing = não pede nada
fact-paxos-no-attempt = sem tentativa; a última votação foi {$ballot}
fact-paxos-preparing = votação {$ballot}: espera promessas
fact-paxos-proposing = votação {$ballot}: espera votos
fact-paxos-backing-off = votação {$ballot} abandonada: espera a rodada seguinte
fact-paxos-done = votação {$ballot}: escolhido
fact-paxos-promises = promessas: {$count} de {$majority}
fact-paxos-proposes = propõe: {$value}
fact-paxos-keeps = guarda até que alguém lidere: {$value}
fact-paxos-promised = prometido: {$ballot}
fact-paxos-promised-nothing = prometido: nada
fact-paxos-accepted = aceito: {$ballot} = {$value}
fact-paxos-accepted-nothing = aceito: nada
fact-paxos-heard = sabe de {$ballot} = {$value}: {$count} de {$majority}
fact-paxos-decided = decidido: {$value}
fact-paxos-undecided = decidido: ainda nada

## Beside a process: its vote, or its promise

badge-paxos = {$held}

## What a process waits for, and its timers

wait-paxos-promises = {$me} espera promessas para a votação {$ballot}
wait-paxos-votes = {$me} espera votos na votação {$ballot}
wait-paxos-back-off = {$me} espera que acabe a sua pausa depois da votação {$ballot}
wait-paxos-response = {$me} espera um RESPONSE
wait-paxos-leader = {$me} espera que um proponente lidere
timer-paxos-client = então {$me} pede ao próximo proponente
timer-paxos-attempt = então {$me} abandona esta votação, ou abre a seguinte

## What a process holds, and what a client says of itself

holding-paxos-round = rodada
holding-paxos-promised = prometido
holding-paxos-accepted = aceito
says-paxos-asks = pede {$value}
says-paxos-refused = ✗ {$value}
says-paxos-answered = tem {$value}

# Cada variante em uma linha.
variant-paxos-standard = um valor está escolhido quando uma maioria votou por ele numa votação; quem propõe depois deve levá-lo
variant-paxos-own-value = um proponente propõe o seu próprio valor digam o que digam as promessas: dois valores podem ser escolhidos
variant-paxos-amnesia = um aceitador que cai esquece a sua promessa e o seu voto: dois valores podem ser escolhidos
