# Multi-Paxos: what a step did and why, as a whole sentence and in a few words (-brief, for the log). $me is the process, $j the sender,
# $ballot a ballot, $slot a slot, $entry what is proposed for it, $number the number of a client's command.

rule-multi-paxos-start = {$me} takes over: it asks all acceptors for a promise of ballot {$ballot} and for their votes from slot {$slot} on
rule-multi-paxos-start_es = {$me} toma el mando: pide a todos los aceptadores una promesa de la votación {$ballot} y sus votos desde la posición {$slot}
rule-multi-paxos-start_pt = {$me} assume a liderança: pede a todos os aceitadores uma promessa da votação {$ballot} e os seus votos desde a posição {$slot}
rule-multi-paxos-start-brief = takes over: {$ballot}
rule-multi-paxos-start-brief_es = asume: {$ballot}
rule-multi-paxos-start-brief_pt = assume: {$ballot}
rule-multi-paxos-start-noticed = {$me} notices that the leader {$j} is gone
rule-multi-paxos-start-noticed_es = {$me} nota que falta el líder {$j}
rule-multi-paxos-start-noticed_pt = {$me} nota que falta o líder {$j}
rule-multi-paxos-start-noticed-brief = notices
rule-multi-paxos-start-noticed-brief_es = lo nota
rule-multi-paxos-start-noticed-brief_pt = nota-o
rule-multi-paxos-start-ignored = {$me} leads already, or is about to: the start is ignored
rule-multi-paxos-start-ignored_es = {$me} ya lidera, o está a punto: el inicio se ignora
rule-multi-paxos-start-ignored_pt = {$me} já lidera, ou está prestes: o início é ignorado
rule-multi-paxos-start-ignored-brief = start ignored
rule-multi-paxos-start-ignored-brief_es = inicio ignorado
rule-multi-paxos-start-ignored-brief_pt = início ignorado
rule-multi-paxos-take-over = {$me} knows of no other leader that is up: it keeps the command, asks all acceptors for a promise of ballot {$ballot} and for their votes from slot {$slot} on
rule-multi-paxos-take-over_es = {$me} no sabe de otro líder activo: guarda el comando y pide a todos los aceptadores una promesa de la votación {$ballot} y sus votos desde la posición {$slot}
rule-multi-paxos-take-over_pt = {$me} não sabe de outro líder ativo: guarda o comando e pede a todos os aceitadores uma promessa da votação {$ballot} e os seus votos desde a posição {$slot}
rule-multi-paxos-take-over-brief = takes over: {$ballot}
rule-multi-paxos-take-over-brief_es = asume: {$ballot}
rule-multi-paxos-take-over-brief_pt = assume: {$ballot}
rule-multi-paxos-retry = the back-off of {$me} is over: it tries again with ballot {$ballot}, from slot {$slot} on
rule-multi-paxos-retry_es = acaba la espera de {$me}: lo intenta otra vez con la votación {$ballot}, desde la posición {$slot}
rule-multi-paxos-retry_pt = acaba a espera de {$me}: tenta de novo com a votação {$ballot}, desde a posição {$slot}
rule-multi-paxos-retry-brief = again: {$ballot}
rule-multi-paxos-retry-brief_es = otra vez: {$ballot}
rule-multi-paxos-retry-brief_pt = de novo: {$ballot}
rule-multi-paxos-ask = client {$me} asks {$leader} for its command {$number}
rule-multi-paxos-ask_es = el cliente {$me} pide a {$leader} su comando {$number}
rule-multi-paxos-ask_pt = o cliente {$me} pede a {$leader} o seu comando {$number}
rule-multi-paxos-ask-brief = asks {$leader}: #{$number}
rule-multi-paxos-ask-brief_es = pide a {$leader}: #{$number}
rule-multi-paxos-ask-brief_pt = pede a {$leader}: #{$number}
rule-multi-paxos-wait = client {$me} is asked for {$entry}, but waits for an answer already: this is its command {$number}, for later
rule-multi-paxos-wait_es = al cliente {$me} se le pide {$entry}, pero ya espera una respuesta: será su comando {$number}, para después
rule-multi-paxos-wait_pt = ao cliente {$me} pede-se {$entry}, mas ele já espera uma resposta: será o seu comando {$number}, para depois
rule-multi-paxos-wait-brief = #{$number}: later
rule-multi-paxos-wait-brief_es = #{$number}: después
rule-multi-paxos-wait-brief_pt = #{$number}: depois
rule-multi-paxos-ask-next = client {$me} has no answer from {$suspect} in time: it suspects it, and asks {$leader} for its command {$number}
rule-multi-paxos-ask-next_es = el cliente {$me} no tiene a tiempo respuesta de {$suspect}: sospecha de él y pide a {$leader} su comando {$number}
rule-multi-paxos-ask-next_pt = o cliente {$me} não tem a tempo resposta de {$suspect}: suspeita dele e pede a {$leader} o seu comando {$number}
rule-multi-paxos-ask-next-brief = asks {$leader}
rule-multi-paxos-ask-next-brief_es = pide a {$leader}
rule-multi-paxos-ask-next-brief_pt = pede a {$leader}
rule-multi-paxos-ask-named = client {$me} is told that {$leader} leads: it asks {$leader} for its command {$number}
rule-multi-paxos-ask-named_es = al cliente {$me} le dicen que lidera {$leader}: le pide su comando {$number}
rule-multi-paxos-ask-named_pt = ao cliente {$me} dizem que {$leader} lidera: pede-lhe o seu comando {$number}
rule-multi-paxos-ask-named-brief = asks {$leader}
rule-multi-paxos-ask-named-brief_es = pide a {$leader}
rule-multi-paxos-ask-named-brief_pt = pede a {$leader}
rule-multi-paxos-ask-again = client {$me} is back; it has remembered its commands, and asks {$leader} for command {$number}
rule-multi-paxos-ask-again_es = el cliente {$me} ha vuelto; recuerda sus comandos y pide a {$leader} el comando {$number}
rule-multi-paxos-ask-again_pt = o cliente {$me} voltou; lembra-se dos seus comandos e pede a {$leader} o comando {$number}
rule-multi-paxos-ask-again-brief = back, asks again
rule-multi-paxos-ask-again-brief_es = vuelve, repite
rule-multi-paxos-ask-again-brief_pt = volta, repete
rule-multi-paxos-answered = command {$number} of client {$me} is chosen, and all before it
rule-multi-paxos-answered_es = el comando {$number} del cliente {$me} está elegido, y todo lo anterior también
rule-multi-paxos-answered_pt = o comando {$number} do cliente {$me} está escolhido, e tudo antes dele também
rule-multi-paxos-answered-brief = #{$number} answered
rule-multi-paxos-answered-brief_es = #{$number} respondido
rule-multi-paxos-answered-brief_pt = #{$number} respondido
rule-multi-paxos-response-ignored = client {$me} has that answer already: ignored
rule-multi-paxos-response-ignored_es = el cliente {$me} ya tiene esa respuesta: se ignora
rule-multi-paxos-response-ignored_pt = o cliente {$me} já tem essa resposta: ignorada
rule-multi-paxos-response-ignored-brief = answered before
rule-multi-paxos-response-ignored-brief_es = ya respondido
rule-multi-paxos-response-ignored-brief_pt = já respondido
rule-multi-paxos-queue = {$me} does not lead yet: the command {$number} of {$j} waits
rule-multi-paxos-queue_es = {$me} aún no lidera: el comando {$number} de {$j} espera
rule-multi-paxos-queue_pt = {$me} ainda não lidera: o comando {$number} de {$j} espera
rule-multi-paxos-queue-brief = #{$number} waits
rule-multi-paxos-queue-brief_es = #{$number} espera
rule-multi-paxos-queue-brief_pt = #{$number} espera
rule-multi-paxos-queue-ignored = that command of {$j} waits at {$me} already
rule-multi-paxos-queue-ignored_es = ese comando de {$j} ya espera en {$me}
rule-multi-paxos-queue-ignored_pt = esse comando de {$j} já espera em {$me}
rule-multi-paxos-queue-ignored-brief = waits already
rule-multi-paxos-queue-ignored-brief_es = ya espera
rule-multi-paxos-queue-ignored-brief_pt = já espera
rule-multi-paxos-refer = {$me} does not lead: it tells {$j} that {$leader} does, with ballot {$ballot}
rule-multi-paxos-refer_es = {$me} no lidera: dice a {$j} que lidera {$leader}, con la votación {$ballot}
rule-multi-paxos-refer_pt = {$me} não lidera: diz a {$j} que {$leader} lidera, com a votação {$ballot}
rule-multi-paxos-refer-brief = {$leader} leads
rule-multi-paxos-refer-brief_es = lidera {$leader}
rule-multi-paxos-refer-brief_pt = {$leader} lidera
rule-multi-paxos-follow = {$me} hears of ballot {$ballot}, which is not lower than any that it has met: it follows {$leader}
rule-multi-paxos-follow_es = {$me} conoce la votación {$ballot}, no menor que ninguna de las que conoce: sigue a {$leader}
rule-multi-paxos-follow_pt = {$me} conhece a votação {$ballot}, não menor que nenhuma das que conhece: segue {$leader}
rule-multi-paxos-follow-brief = follows {$leader}
rule-multi-paxos-follow-brief_es = sigue a {$leader}
rule-multi-paxos-follow-brief_pt = segue {$leader}
rule-multi-paxos-back-off =
    {$me} has too few promises in time: it waits { $ticks ->
        [one] 1 tick
       *[other] {$ticks} ticks
    }, drawn, before it tries again
rule-multi-paxos-back-off_es =
    {$me} tiene pocas promesas a tiempo: espera { $ticks ->
        [one] 1 tick
       *[other] {$ticks} ticks
    }, al azar, antes de intentarlo otra vez
rule-multi-paxos-back-off_pt =
    {$me} tem poucas promessas a tempo: espera { $ticks ->
        [1] 1 tick
       *[other] {$ticks} ticks
    }, sorteados, antes de tentar de novo
rule-multi-paxos-back-off-brief = backs off
rule-multi-paxos-back-off-brief_es = espera
rule-multi-paxos-back-off-brief_pt = espera
rule-multi-paxos-promised =
    {$me} has { $count ->
        [one] 1 promise
       *[other] {$count} promises
    } of the {$majority} that are a majority
rule-multi-paxos-promised_es =
    {$me} tiene { $count ->
        [one] 1 promesa
       *[other] {$count} promesas
    } de las {$majority} que son mayoría
rule-multi-paxos-promised_pt =
    {$me} tem { $count ->
        [1] 1 promessa
       *[other] {$count} promessas
    } das {$majority} que são maioria
rule-multi-paxos-promised-brief = {$count} of {$majority}
rule-multi-paxos-promised-brief_es = {$count} de {$majority}
rule-multi-paxos-promised-brief_pt = {$count} de {$majority}
rule-multi-paxos-promise-ignored = {$me} waits for no such promise any more: ignored
rule-multi-paxos-promise-ignored_es = {$me} ya no espera esa promesa: se ignora
rule-multi-paxos-promise-ignored_pt = {$me} já não espera essa promessa: ignorada
rule-multi-paxos-promise-ignored-brief = promise ignored
rule-multi-paxos-promise-ignored-brief_es = ignorada
rule-multi-paxos-promise-ignored-brief_pt = ignorada
rule-multi-paxos-lead =
    a majority has promised: {$me} leads with ballot {$ballot}; { $adopted ->
        [0] no promise tells of a vote, so nothing is to be proposed again
        [one] it proposes again the one entry that promises tell of
       *[other] it proposes again the {$adopted} entries that promises tell of
    }
rule-multi-paxos-lead_es =
    una mayoría ha prometido: {$me} lidera con la votación {$ballot}; { $adopted ->
        [0] ninguna promesa habla de un voto, así que no hay nada que volver a proponer
        [one] vuelve a proponer la única entrada de la que hablan las promesas
       *[other] vuelve a proponer las {$adopted} entradas de las que hablan las promesas
    }
rule-multi-paxos-lead_pt =
    uma maioria prometeu: {$me} lidera com a votação {$ballot}; { $adopted ->
        [0] nenhuma promessa fala de um voto, e assim nada há para voltar a propor
        [1] volta a propor a única entrada de que as promessas falam
       *[other] volta a propor as {$adopted} entradas de que as promessas falam
    }
rule-multi-paxos-lead-brief = leads: {$ballot}
rule-multi-paxos-lead-brief_es = lidera: {$ballot}
rule-multi-paxos-lead-brief_pt = lidera: {$ballot}
rule-multi-paxos-fill-gap = no promise tells of a vote for slot {$slot}, but a later slot has one: {$me} proposes a no-op for the gap
rule-multi-paxos-fill-gap_es = ninguna promesa habla de un voto para la posición {$slot}, pero una posterior lo tiene: {$me} propone un no-op para el hueco
rule-multi-paxos-fill-gap_pt = nenhuma promessa fala de um voto para a posição {$slot}, mas uma posterior tem um: {$me} propõe um no-op para a lacuna
rule-multi-paxos-fill-gap-brief = slot {$slot}: no-op
rule-multi-paxos-fill-gap-brief_es = {$slot}: no-op
rule-multi-paxos-fill-gap-brief_pt = {$slot}: no-op
rule-multi-paxos-adopt =
    {$me} proposes { $entry ->
        [no-op] a no-op
       *[other] {$entry}
    } for slot {$slot}: it may be chosen already
rule-multi-paxos-adopt_es =
    {$me} propone { $entry ->
        [no-op] un no-op
       *[other] {$entry}
    } para la posición {$slot}: puede estar ya elegido
rule-multi-paxos-adopt_pt =
    {$me} propõe { $entry ->
        [no-op] um no-op
       *[other] {$entry}
    } para a posição {$slot}: pode já estar escolhido
rule-multi-paxos-adopt-brief = {$slot}: {$entry} again
rule-multi-paxos-adopt-brief_es = {$slot}: {$entry} otra vez
rule-multi-paxos-adopt-brief_pt = {$slot}: {$entry} de novo
rule-multi-paxos-propose = {$me} proposes {$entry} for slot {$slot}, the next that is free
rule-multi-paxos-propose_es = {$me} propone {$entry} para la posición {$slot}, la primera libre
rule-multi-paxos-propose_pt = {$me} propõe {$entry} para a posição {$slot}, a primeira livre
rule-multi-paxos-propose-brief = slot {$slot}: {$entry}
rule-multi-paxos-propose-brief_es = {$slot}: {$entry}
rule-multi-paxos-propose-brief_pt = {$slot}: {$entry}
rule-multi-paxos-respond-at-once = command {$number} of {$client} is applied in the log of {$me}: it answers at once
rule-multi-paxos-respond-at-once_es = el comando {$number} de {$client} está aplicado en el registro de {$me}: responde enseguida
rule-multi-paxos-respond-at-once_pt = o comando {$number} de {$client} está aplicado no registro de {$me}: responde logo
rule-multi-paxos-respond-at-once-brief = #{$number}: answers
rule-multi-paxos-respond-at-once-brief_es = #{$number}: responde
rule-multi-paxos-respond-at-once-brief_pt = #{$number}: responde
rule-multi-paxos-respond-again = the slot of command {$number} of {$client} is chosen, and all before it: {$me} answers once more
rule-multi-paxos-respond-again_es = la posición del comando {$number} de {$client} está elegida, y todo lo anterior: {$me} responde otra vez
rule-multi-paxos-respond-again_pt = a posição do comando {$number} de {$client} está escolhida, e tudo antes dela: {$me} responde de novo
rule-multi-paxos-respond-again-brief = #{$number}: answers
rule-multi-paxos-respond-again-brief_es = #{$number}: responde
rule-multi-paxos-respond-again-brief_pt = #{$number}: responde
rule-multi-paxos-request-ignored = that command of {$client} is in a slot of {$me} that is not chosen yet: no need to propose it again
rule-multi-paxos-request-ignored_es = ese comando de {$client} está en una posición de {$me} aún sin elegir: no hace falta proponerlo otra vez
rule-multi-paxos-request-ignored_pt = esse comando de {$client} está numa posição de {$me} ainda não escolhida: não é preciso propô-lo de novo
rule-multi-paxos-request-ignored-brief = proposed already
rule-multi-paxos-request-ignored-brief_es = ya propuesto
rule-multi-paxos-request-ignored-brief_pt = já proposto
rule-multi-paxos-again =
    T is over since {$me} proposed last: it proposes once more what is not chosen, { $count ->
        [one] 1 slot
       *[other] {$count} slots
    }
rule-multi-paxos-again_es =
    ha pasado T desde que {$me} propuso por última vez: vuelve a proponer lo no elegido, { $count ->
        [one] 1 posición
       *[other] {$count} posiciones
    }
rule-multi-paxos-again_pt =
    passou T desde que {$me} propôs pela última vez: volta a propor o que não está escolhido, { $count ->
        [1] 1 posição
       *[other] {$count} posições
    }
rule-multi-paxos-again-brief = proposes {$count} more
rule-multi-paxos-again-brief_es = propone {$count} más
rule-multi-paxos-again-brief_pt = propõe {$count} mais
rule-multi-paxos-chosen =
    a majority has accepted { $entry ->
        [no-op] a no-op
       *[other] {$entry}
    }: slot {$slot} is chosen; { $answered ->
        [0] {$me} answers nobody yet
        [one] {$me} answers one client
       *[other] {$me} answers {$answered} commands
    }
rule-multi-paxos-chosen_es =
    una mayoría ha aceptado { $entry ->
        [no-op] un no-op
       *[other] {$entry}
    }: la posición {$slot} está elegida; { $answered ->
        [0] {$me} aún no responde a nadie
        [one] {$me} responde a un cliente
       *[other] {$me} responde a {$answered} comandos
    }
rule-multi-paxos-chosen_pt =
    uma maioria aceitou { $entry ->
        [no-op] um no-op
       *[other] {$entry}
    }: a posição {$slot} está escolhida; { $answered ->
        [0] {$me} ainda não responde a ninguém
        [1] {$me} responde a um cliente
       *[other] {$me} responde a {$answered} comandos
    }
rule-multi-paxos-chosen-brief = slot {$slot} chosen
rule-multi-paxos-chosen-brief_es = {$slot} elegida
rule-multi-paxos-chosen-brief_pt = {$slot} escolhida
rule-multi-paxos-promise = {$me} promises ballot {$ballot}: it will vote for none that is lower; it tells its votes from slot {$from} on
rule-multi-paxos-promise_es = {$me} promete la votación {$ballot}: no votará en ninguna menor; dice sus votos desde la posición {$from}
rule-multi-paxos-promise_pt = {$me} promete a votação {$ballot}: não votará em nenhuma menor; diz os seus votos desde a posição {$from}
rule-multi-paxos-promise-brief = promises {$ballot}
rule-multi-paxos-promise-brief_es = promete {$ballot}
rule-multi-paxos-promise-brief_pt = promete {$ballot}
rule-multi-paxos-prepare-ignored = {$me} has promised that ballot before: ignored
rule-multi-paxos-prepare-ignored_es = {$me} ya había prometido esa votación: se ignora
rule-multi-paxos-prepare-ignored_pt = {$me} já tinha prometido essa votação: ignorada
rule-multi-paxos-prepare-ignored-brief = promised before
rule-multi-paxos-prepare-ignored-brief_es = ya prometida
rule-multi-paxos-prepare-ignored-brief_pt = já prometida
rule-multi-paxos-deny-prepare = {$me} has promised {$ballot}, which is higher than {$theirs}: it says so
rule-multi-paxos-deny-prepare_es = {$me} ha prometido {$ballot}, mayor que {$theirs}: lo dice
rule-multi-paxos-deny-prepare_pt = {$me} prometeu {$ballot}, maior que {$theirs}: di-lo
rule-multi-paxos-deny-prepare-brief = {$ballot} promised
rule-multi-paxos-deny-prepare-brief_es = {$ballot} prometida
rule-multi-paxos-deny-prepare-brief_pt = {$ballot} prometida
rule-multi-paxos-accept =
    {$me} votes for { $entry ->
        [no-op] a no-op
       *[other] {$entry}
    } in slot {$slot}, and tells the proposer and all learners
rule-multi-paxos-accept_es =
    {$me} vota por { $entry ->
        [no-op] un no-op
       *[other] {$entry}
    } en la posición {$slot}, y lo dice al proponente y a todos los aprendices
rule-multi-paxos-accept_pt =
    {$me} vota em { $entry ->
        [no-op] um no-op
       *[other] {$entry}
    } na posição {$slot}, e diz isso ao proponente e a todos os aprendizes
rule-multi-paxos-accept-brief = votes: {$slot}:{$entry}
rule-multi-paxos-accept-brief_es = vota {$slot}:{$entry}
rule-multi-paxos-accept-brief_pt = vota {$slot}:{$entry}
rule-multi-paxos-deny-propose = {$me} has promised {$ballot}, which is higher than {$theirs}: it does not vote, and says so
rule-multi-paxos-deny-propose_es = {$me} ha prometido {$ballot}, mayor que {$theirs}: no vota, y lo dice
rule-multi-paxos-deny-propose_pt = {$me} prometeu {$ballot}, maior que {$theirs}: não vota, e di-lo
rule-multi-paxos-deny-propose-brief = {$ballot}: no vote
rule-multi-paxos-deny-propose-brief_es = {$ballot}: no vota
rule-multi-paxos-deny-propose-brief_pt = {$ballot}: não vota
rule-multi-paxos-count =
    {$me} knows of { $count ->
        [one] 1 vote
       *[other] {$count} votes
    } for slot {$slot}; {$majority} are a majority
rule-multi-paxos-count_es =
    {$me} sabe de { $count ->
        [one] 1 voto
       *[other] {$count} votos
    } para la posición {$slot}; {$majority} son mayoría
rule-multi-paxos-count_pt =
    {$me} sabe de { $count ->
        [1] 1 voto
       *[other] {$count} votos
    } para a posição {$slot}; {$majority} são maioria
rule-multi-paxos-count-brief = {$slot}: {$count} of {$majority}
rule-multi-paxos-count-brief_es = {$slot}: {$count} de {$majority}
rule-multi-paxos-count-brief_pt = {$slot}: {$count} de {$majority}
rule-multi-paxos-accepted-ignored = that slot is chosen for {$me}, or it has counted that vote: nothing changes
rule-multi-paxos-accepted-ignored_es = esa posición ya está elegida para {$me}, o ya contó ese voto: nada cambia
rule-multi-paxos-accepted-ignored_pt = essa posição já está escolhida para {$me}, ou já contou esse voto: nada muda
rule-multi-paxos-accepted-ignored-brief = counted already
rule-multi-paxos-accepted-ignored-brief_es = ya contado
rule-multi-paxos-accepted-ignored-brief_pt = já contado
rule-multi-paxos-learn =
    {$me} learns that { $entry ->
        [no-op] a no-op
       *[other] {$entry}
    } is chosen for slot {$slot}
rule-multi-paxos-learn_es =
    {$me} aprende que { $entry ->
        [no-op] un no-op
       *[other] {$entry}
    } está elegido para la posición {$slot}
rule-multi-paxos-learn_pt =
    {$me} aprende que { $entry ->
        [no-op] um no-op
       *[other] {$entry}
    } está escolhido para a posição {$slot}
rule-multi-paxos-learn-brief = slot {$slot}: {$entry}
rule-multi-paxos-learn-brief_es = {$slot} es {$entry}
rule-multi-paxos-learn-brief_pt = {$slot} é {$entry}
rule-multi-paxos-apply = {$me} applies slot {$slot}: {$entry}
rule-multi-paxos-apply_es = {$me} aplica la posición {$slot}: {$entry}
rule-multi-paxos-apply_pt = {$me} aplica a posição {$slot}: {$entry}
rule-multi-paxos-apply-brief = applies {$entry}
rule-multi-paxos-apply-brief_es = aplica {$entry}
rule-multi-paxos-apply-brief_pt = aplica {$entry}
rule-multi-paxos-apply-no-op = {$me} applies slot {$slot}: a no-op changes nothing
rule-multi-paxos-apply-no-op_es = {$me} aplica la posición {$slot}: un no-op no cambia nada
rule-multi-paxos-apply-no-op_pt = {$me} aplica a posição {$slot}: um no-op não muda nada
rule-multi-paxos-apply-no-op-brief = slot {$slot}: no-op
rule-multi-paxos-apply-no-op-brief_es = {$slot}: no-op
rule-multi-paxos-apply-no-op-brief_pt = {$slot}: no-op
rule-multi-paxos-pass-over = {$me} passes over slot {$slot}: {$entry} is a command that it has applied before
rule-multi-paxos-pass-over_es = {$me} salta la posición {$slot}: {$entry} es un comando que ya aplicó
rule-multi-paxos-pass-over_pt = {$me} salta a posição {$slot}: {$entry} é um comando que já aplicou
rule-multi-paxos-pass-over-brief = slot {$slot}: again
rule-multi-paxos-pass-over-brief_es = {$slot}: repetido
rule-multi-paxos-pass-over-brief_pt = {$slot}: repetido
rule-multi-paxos-refusal-ignored = {$me} learns nothing new from that refusal: ignored
rule-multi-paxos-refusal-ignored_es = {$me} no aprende nada de ese rechazo: se ignora
rule-multi-paxos-refusal-ignored_pt = {$me} não aprende nada dessa recusa: ignorada
rule-multi-paxos-refusal-ignored-brief = refusal ignored
rule-multi-paxos-refusal-ignored-brief_es = ignorado
rule-multi-paxos-refusal-ignored-brief_pt = ignorada
rule-multi-paxos-recovered = {$me} is back; what it promised, voted for and applied is stable
rule-multi-paxos-recovered_es = {$me} ha vuelto; lo que prometió, votó y aplicó es estable
rule-multi-paxos-recovered_pt = {$me} voltou; o que prometeu, votou e aplicou é estável
rule-multi-paxos-recovered-brief = is back
rule-multi-paxos-recovered-brief_es = vuelve
rule-multi-paxos-recovered-brief_pt = volta

## Beside a process, and in its parts

badge-multi-paxos-applied = ≤{$count}
badge-multi-paxos-applied_es = ≤{$count}
badge-multi-paxos-applied_pt = ≤{$count}
fact-multi-paxos-view-asks = #{$number} {$entry}
    .short = {$entry}
fact-multi-paxos-view-asks_es = #{$number} {$entry}
    .short = {$entry}
fact-multi-paxos-view-asks_pt = #{$number} {$entry}
    .short = {$entry}
fact-multi-paxos-view-applied = applied {$count}
    .short = ≤{$count}
fact-multi-paxos-view-applied_es = aplicado {$count}
    .short = ≤{$count}
fact-multi-paxos-view-applied_pt = aplicado {$count}
    .short = ≤{$count}

## Why an entry is proposed for a slot

fact-multi-paxos-why-gap = no promise tells of a vote: no-op
fact-multi-paxos-why-gap_es = ninguna promesa habla de un voto: no-op
fact-multi-paxos-why-gap_pt = nenhuma promessa fala de um voto: no-op
fact-multi-paxos-why-adopted = the vote of the highest ballot
fact-multi-paxos-why-adopted_es = el voto de la votación más alta
fact-multi-paxos-why-adopted_pt = o voto da votação mais alta
fact-multi-paxos-why-requested = asked for by a client
fact-multi-paxos-why-requested_es = lo pide un cliente
fact-multi-paxos-why-requested_pt = um cliente pede isso

## The fields of a state

fact-multi-paxos-client = client: {$answered} of {$count} commands answered
fact-multi-paxos-client_es = cliente: {$answered} de {$count} comandos respondidos
fact-multi-paxos-client_pt = cliente: {$answered} de {$count} comandos respondidos
fact-multi-paxos-suspect = suspects: {$suspect}
fact-multi-paxos-suspect_es = sospecha de: {$suspect}
fact-multi-paxos-suspect_pt = suspeita de: {$suspect}
fact-multi-paxos-idle = proposer: idle
fact-multi-paxos-idle_es = proponente: inactivo
fact-multi-paxos-idle_pt = proponente: inativo
fact-multi-paxos-follows = proposer: follows {$leader}
fact-multi-paxos-follows_es = proponente: sigue a {$leader}
fact-multi-paxos-follows_pt = proponente: segue {$leader}
fact-multi-paxos-preparing = proposer: {$count} of {$majority} promises of {$ballot}
fact-multi-paxos-preparing_es = proponente: {$count} de {$majority} promesas de {$ballot}
fact-multi-paxos-preparing_pt = proponente: {$count} de {$majority} promessas de {$ballot}
fact-multi-paxos-back-off = proposer: waits before it tries again
fact-multi-paxos-back-off_es = proponente: espera antes de intentarlo otra vez
fact-multi-paxos-back-off_pt = proponente: espera antes de tentar de novo
fact-multi-paxos-leads = proposer: leads with {$ballot}, next slot {$next}
fact-multi-paxos-leads_es = proponente: lidera con {$ballot}, posición libre {$next}
fact-multi-paxos-leads_pt = proponente: lidera com {$ballot}, posição livre {$next}
fact-multi-paxos-met = highest ballot met: {$ballot}
fact-multi-paxos-met_es = votación más alta conocida: {$ballot}
fact-multi-paxos-met_pt = votação mais alta conhecida: {$ballot}
fact-multi-paxos-queue = { $count ->
    [one] 1 command waits
   *[other] {$count} commands wait
}
fact-multi-paxos-queue_es = { $count ->
    [one] 1 comando espera
   *[other] {$count} comandos esperan
}
fact-multi-paxos-queue_pt = { $count ->
    [1] 1 comando espera
   *[other] {$count} comandos esperam
}
fact-multi-paxos-no-promise = acceptor: no promise
fact-multi-paxos-no-promise_es = aceptador: sin promesa
fact-multi-paxos-no-promise_pt = aceitador: sem promessa
fact-multi-paxos-promise = acceptor: promised {$ballot}
fact-multi-paxos-promise_es = aceptador: prometió {$ballot}
fact-multi-paxos-promise_pt = aceitador: prometeu {$ballot}
fact-multi-paxos-votes = acceptor: votes in { $count ->
    [one] 1 slot
   *[other] {$count} slots
}
fact-multi-paxos-votes_es = aceptador: votos en { $count ->
    [one] 1 posición
   *[other] {$count} posiciones
}
fact-multi-paxos-votes_pt = aceitador: votos em { $count ->
    [1] 1 posição
   *[other] {$count} posições
}
fact-multi-paxos-learner = learner: applied {$applied}, {$behind} behind a gap
fact-multi-paxos-learner_es = aprendiz: aplicado {$applied}, {$behind} tras un hueco
fact-multi-paxos-learner_pt = aprendiz: aplicado {$applied}, {$behind} atrás de uma lacuna
fact-multi-paxos-store = store: {$store}
fact-multi-paxos-store_es = almacén: {$store}
fact-multi-paxos-store_pt = armazém: {$store}

## What a process waits for, and its timers

wait-multi-paxos-promises = {$me} waits for promises of {$ballot}: it has {$count} of {$majority}
wait-multi-paxos-promises_es = {$me} espera promesas de {$ballot}: tiene {$count} de {$majority}
wait-multi-paxos-promises_pt = {$me} espera promessas de {$ballot}: tem {$count} de {$majority}
wait-multi-paxos-back-off = {$me} waits before it tries again
wait-multi-paxos-back-off_es = {$me} espera antes de intentarlo otra vez
wait-multi-paxos-back-off_pt = {$me} espera antes de tentar de novo
wait-multi-paxos-votes = {$me} waits for votes for slot {$slot}
wait-multi-paxos-votes_es = {$me} espera votos para la posición {$slot}
wait-multi-paxos-votes_pt = {$me} espera votos para a posição {$slot}
wait-multi-paxos-response = {$me} waits for the answer of {$leader} to its command {$number}
wait-multi-paxos-response_es = {$me} espera la respuesta de {$leader} a su comando {$number}
wait-multi-paxos-response_pt = {$me} espera a resposta de {$leader} ao seu comando {$number}
timer-multi-paxos-client = no answer until then: {$me} asks the next proposer
timer-multi-paxos-client_es = sin respuesta hasta entonces: {$me} pide al proponente siguiente
timer-multi-paxos-client_pt = sem resposta até lá: {$me} pede ao proponente seguinte
timer-multi-paxos-attempt = then {$me} backs off, or tries again
timer-multi-paxos-attempt_es = entonces {$me} espera, o lo intenta otra vez
timer-multi-paxos-attempt_pt = então {$me} espera, ou tenta de novo
timer-multi-paxos-again = then {$me} proposes again what is not chosen
timer-multi-paxos-again_es = entonces {$me} vuelve a proponer lo no elegido
timer-multi-paxos-again_pt = então {$me} volta a propor o que não está escolhido

# Each variant in one line.
variant-multi-paxos-standard = a leader has commands chosen slot by slot; the next one adopts what may be chosen and fills gaps with no-ops
variant-multi-paxos-standard_es = un líder hace elegir comandos posición por posición; el siguiente adopta lo que puede estar elegido y llena huecos con no-ops
variant-multi-paxos-standard_pt = um líder faz escolher comandos posição por posição; o seguinte adota o que pode estar escolhido e enche lacunas com no-ops
