# Multi-Paxos: each step and its reason, as a sentence and in short (-brief, for the log). $me is the process, $j the
# sender, $ballot a ballot, $slot a slot, $entry what is proposed for it, $number the number of a client's command.

rule-multi-paxos-start = {$me} takes over: it asks all acceptors for a promise for ballot {$ballot}, and for their votes from slot {$slot} on
rule-multi-paxos-start_es = {$me} asume el liderazgo: pide a todos los aceptadores una promesa para la votación {$ballot}, y sus votos desde la posición {$slot}
rule-multi-paxos-start_pt = {$me} assume a liderança: pede a todos os aceitadores uma promessa para a votação {$ballot}, e os seus votos desde a posição {$slot}
rule-multi-paxos-start-brief = takes over: {$ballot}
rule-multi-paxos-start-brief_es = asume: {$ballot}
rule-multi-paxos-start-brief_pt = assume: {$ballot}
rule-multi-paxos-start-noticed = {$me} notices that the leader {$j} is gone
rule-multi-paxos-start-noticed_es = {$me} nota que su líder {$j} ya no está
rule-multi-paxos-start-noticed_pt = {$me} percebe que seu líder {$j} se foi
rule-multi-paxos-start-noticed-brief = notices: {$j} gone
rule-multi-paxos-start-noticed-brief_es = nota que falta {$j}
rule-multi-paxos-start-noticed-brief_pt = percebe: falta {$j}
rule-multi-paxos-start-ignored = {$me} already leads, or is about to lead: the start is ignored
rule-multi-paxos-start-ignored_es = {$me} ya lidera, o está a punto de liderar: el inicio se ignora
rule-multi-paxos-start-ignored_pt = {$me} já lidera, ou está a ponto de liderar: o início é ignorado
rule-multi-paxos-start-ignored-brief = start ignored
rule-multi-paxos-start-ignored-brief_es = inicio ignorado
rule-multi-paxos-start-ignored-brief_pt = início ignorado
rule-multi-paxos-take-over = {$me} knows no other live leader: it stores the command, and asks all acceptors for a promise for ballot {$ballot} and for their votes from slot {$slot} on
rule-multi-paxos-take-over_es = {$me} no conoce a otro líder vivo: guarda el comando y pide a todos los aceptadores una promesa para la votación {$ballot} y sus votos desde la posición {$slot}
rule-multi-paxos-take-over_pt = {$me} não conhece outro líder vivo: guarda o comando e pede a todos os aceitadores uma promessa para a votação {$ballot} e os seus votos desde a posição {$slot}
rule-multi-paxos-take-over-brief = takes over: {$ballot}
rule-multi-paxos-take-over-brief_es = asume: {$ballot}
rule-multi-paxos-take-over-brief_pt = assume: {$ballot}
rule-multi-paxos-retry = the back-off of {$me} is over: it tries again with ballot {$ballot}, from slot {$slot} on
rule-multi-paxos-retry_es = acaba la espera aleatoria de {$me}: lo intenta otra vez con la votación {$ballot}, desde la posición {$slot}
rule-multi-paxos-retry_pt = acaba a espera aleatória de {$me}: tenta de novo com a votação {$ballot}, desde a posição {$slot}
rule-multi-paxos-retry-brief = again: {$ballot}
rule-multi-paxos-retry-brief_es = otra vez: {$ballot}
rule-multi-paxos-retry-brief_pt = de novo: {$ballot}
rule-multi-paxos-ask = client {$me} sends its command {$number} to {$leader}
rule-multi-paxos-ask_es = el cliente {$me} envía a {$leader} su comando {$number}
rule-multi-paxos-ask_pt = o cliente {$me} envia a {$leader} o seu comando {$number}
rule-multi-paxos-ask-brief = asks {$leader}: #{$number}
rule-multi-paxos-ask-brief_es = pide a {$leader}: #{$number}
rule-multi-paxos-ask-brief_pt = pede a {$leader}: #{$number}
rule-multi-paxos-wait = client {$me} gets the request {$entry} while it waits for another answer: it sends the request later, as its command {$number}
rule-multi-paxos-wait_es = el cliente {$me} recibe la petición {$entry} mientras espera otra respuesta: la envía después, como su comando {$number}
rule-multi-paxos-wait_pt = o cliente {$me} recebe o pedido {$entry} enquanto espera outra resposta: envia-o depois, como seu comando {$number}
rule-multi-paxos-wait-brief = #{$number}: later
rule-multi-paxos-wait-brief_es = #{$number}: después
rule-multi-paxos-wait-brief_pt = #{$number}: depois
rule-multi-paxos-ask-next = client {$me} gets no answer from {$suspect} in time: it suspects {$suspect}, and sends its command {$number} to {$leader}
rule-multi-paxos-ask-next_es = el cliente {$me} no recibe a tiempo respuesta de {$suspect}: sospecha de {$suspect} y envía a {$leader} su comando {$number}
rule-multi-paxos-ask-next_pt = o cliente {$me} não recebe a tempo resposta de {$suspect}: suspeita de {$suspect} e envia a {$leader} o seu comando {$number}
rule-multi-paxos-ask-next-brief = asks {$leader}
rule-multi-paxos-ask-next-brief_es = pide a {$leader}
rule-multi-paxos-ask-next-brief_pt = pede a {$leader}
rule-multi-paxos-ask-named = client {$me} learns that {$leader} leads: it sends its command {$number} to {$leader}
rule-multi-paxos-ask-named_es = el cliente {$me} sabe ahora que {$leader} es líder: envía a {$leader} su comando {$number}
rule-multi-paxos-ask-named_pt = o cliente {$me} sabe agora que {$leader} é líder: envia a {$leader} o seu comando {$number}
rule-multi-paxos-ask-named-brief = asks {$leader}
rule-multi-paxos-ask-named-brief_es = pide a {$leader}
rule-multi-paxos-ask-named-brief_pt = pede a {$leader}
rule-multi-paxos-ask-again = client {$me} is back; it still has its commands, and sends command {$number} to {$leader}
rule-multi-paxos-ask-again_es = el cliente {$me} ha vuelto; conserva sus comandos y envía a {$leader} el comando {$number}
rule-multi-paxos-ask-again_pt = o cliente {$me} voltou; conserva os seus comandos e envia a {$leader} o comando {$number}
rule-multi-paxos-ask-again-brief = back, asks again
rule-multi-paxos-ask-again-brief_es = vuelve, repite
rule-multi-paxos-ask-again-brief_pt = volta, repete
rule-multi-paxos-answered = client {$me} gets the answer to its command {$number}: its slot and all slots before it are chosen
rule-multi-paxos-answered_es = el cliente {$me} recibe la respuesta a su comando {$number}: la posición del comando y las anteriores están elegidas
rule-multi-paxos-answered_pt = o cliente {$me} recebe a resposta a seu comando {$number}: a posição do comando e as anteriores estão escolhidas
rule-multi-paxos-answered-brief = #{$number} answered
rule-multi-paxos-answered-brief_es = #{$number} respondido
rule-multi-paxos-answered-brief_pt = #{$number} respondido
rule-multi-paxos-response-ignored = client {$me} has this answer already: {$me} ignores it
rule-multi-paxos-response-ignored_es = el cliente {$me} ya tiene esa respuesta: se ignora
rule-multi-paxos-response-ignored_pt = o cliente {$me} já tem essa resposta: ignora-a
rule-multi-paxos-response-ignored-brief = answered before
rule-multi-paxos-response-ignored-brief_es = ya respondido
rule-multi-paxos-response-ignored-brief_pt = já respondido
rule-multi-paxos-queue = until {$me} leads, command {$number} of client {$j} waits
rule-multi-paxos-queue_es = {$me} aún no lidera: el comando {$number} de {$j} espera
rule-multi-paxos-queue_pt = {$me} ainda não lidera: o comando {$number} de {$j} espera
rule-multi-paxos-queue-brief = #{$number} waits
rule-multi-paxos-queue-brief_es = #{$number} espera
rule-multi-paxos-queue-brief_pt = #{$number} espera
rule-multi-paxos-queue-ignored = this command of {$j} already waits at {$me}
rule-multi-paxos-queue-ignored_es = este comando de {$j} ya espera en {$me}
rule-multi-paxos-queue-ignored_pt = este comando de {$j} já espera em {$me}
rule-multi-paxos-queue-ignored-brief = waits already
rule-multi-paxos-queue-ignored-brief_es = ya espera
rule-multi-paxos-queue-ignored-brief_pt = já espera
rule-multi-paxos-refer = {$me} does not lead: it tells {$j} that {$leader} leads with ballot {$ballot}
rule-multi-paxos-refer_es = {$me} no lidera: dice a {$j} que {$leader} lidera con la votación {$ballot}
rule-multi-paxos-refer_pt = {$me} não lidera: diz a {$j} que {$leader} lidera com a votação {$ballot}
rule-multi-paxos-refer-brief = {$leader} leads
rule-multi-paxos-refer-brief_es = lidera {$leader}
rule-multi-paxos-refer-brief_pt = {$leader} lidera
rule-multi-paxos-follow = {$me} receives ballot {$ballot}, the highest it knows: it follows {$leader}
rule-multi-paxos-follow_es = {$me} recibe la votación {$ballot}, la más alta que conoce: sigue a {$leader}
rule-multi-paxos-follow_pt = {$me} recebe a votação {$ballot}, a mais alta que conhece: segue {$leader}
rule-multi-paxos-follow-brief = follows {$leader}
rule-multi-paxos-follow-brief_es = sigue a {$leader}
rule-multi-paxos-follow-brief_pt = segue {$leader}
rule-multi-paxos-back-off =
    {$me} got too few promises in time: before the next attempt it waits { $ticks ->
        [one] 1 tick
       *[other] {$ticks} ticks
    }, drawn at random
rule-multi-paxos-back-off_es =
    {$me} tiene muy pocas promesas a tiempo: antes del siguiente intento espera { $ticks ->
        [one] 1 tick
       *[other] {$ticks} ticks
    }, sorteados
rule-multi-paxos-back-off_pt =
    {$me} tem poucas promessas a tempo: antes da próxima tentativa espera { $ticks ->
        [1] 1 tick
       *[other] {$ticks} ticks
    }, sorteados
rule-multi-paxos-back-off-brief = backs off
rule-multi-paxos-back-off-brief_es = espera
rule-multi-paxos-back-off-brief_pt = espera
rule-multi-paxos-promised =
    {$me} has { $count ->
        [one] 1 promise
       *[other] {$count} promises
    }; {$majority} make a majority
rule-multi-paxos-promised_es =
    {$me} tiene { $count ->
        [one] 1 promesa
       *[other] {$count} promesas
    }; {$majority} son mayoría
rule-multi-paxos-promised_pt =
    {$me} tem { $count ->
        [1] 1 promessa
       *[other] {$count} promessas
    }; {$majority} são maioria
rule-multi-paxos-promised-brief = {$count} of {$majority} promises
rule-multi-paxos-promised-brief_es = {$count} de {$majority} promesas
rule-multi-paxos-promised-brief_pt = {$count} de {$majority} promessas
rule-multi-paxos-promise-ignored = {$me} no longer waits for this promise: {$me} ignores it
rule-multi-paxos-promise-ignored_es = {$me} ya no espera esa promesa: se ignora
rule-multi-paxos-promise-ignored_pt = {$me} já não espera essa promessa: ignora-a
rule-multi-paxos-promise-ignored-brief = promise ignored
rule-multi-paxos-promise-ignored-brief_es = ignorada
rule-multi-paxos-promise-ignored-brief_pt = ignorada
rule-multi-paxos-lead =
    a majority has promised: {$me} leads with ballot {$ballot}; { $adopted ->
        [0] no promise reports a vote, so there is nothing to propose again
        [one] it proposes again the one entry that the promises report
       *[other] it proposes again the {$adopted} entries that the promises report
    }
rule-multi-paxos-lead_es =
    una mayoría ha prometido: {$me} lidera con la votación {$ballot}; { $adopted ->
        [0] ninguna promesa comunica un voto, así que no hay nada que volver a proponer
        [one] vuelve a proponer la única entrada que comunican las promesas
       *[other] vuelve a proponer las {$adopted} entradas que comunican las promesas
    }
rule-multi-paxos-lead_pt =
    uma maioria prometeu: {$me} lidera com a votação {$ballot}; { $adopted ->
        [0] nenhuma promessa comunica um voto, e assim não há nada para voltar a propor
        [1] volta a propor a única entrada que as promessas comunicam
       *[other] volta a propor as {$adopted} entradas que as promessas comunicam
    }
rule-multi-paxos-lead-brief = leads: {$ballot}
rule-multi-paxos-lead-brief_es = lidera: {$ballot}
rule-multi-paxos-lead-brief_pt = lidera: {$ballot}
rule-multi-paxos-fill-gap = no promise reports a vote for slot {$slot}, but a later slot has one: {$me} fills the gap with a no-op
rule-multi-paxos-fill-gap_es = ninguna promesa comunica un voto para la posición {$slot}, pero una posterior lo tiene: {$me} llena el hueco con un no-op
rule-multi-paxos-fill-gap_pt = nenhuma promessa comunica um voto para a posição {$slot}, mas uma posterior tem um: {$me} preenche a lacuna com um no-op
rule-multi-paxos-fill-gap-brief = slot {$slot}: no-op
rule-multi-paxos-fill-gap-brief_es = {$slot}: no-op
rule-multi-paxos-fill-gap-brief_pt = {$slot}: no-op
rule-multi-paxos-adopt =
    {$me} proposes { $entry ->
        [no-op] a no-op
       *[other] {$entry}
    } for slot {$slot}, because this entry may be chosen already
rule-multi-paxos-adopt_es =
    {$me} propone { $entry ->
        [no-op] un no-op
       *[other] {$entry}
    } para la posición {$slot}, porque esta entrada puede estar ya elegida
rule-multi-paxos-adopt_pt =
    {$me} propõe { $entry ->
        [no-op] um no-op
       *[other] {$entry}
    } para a posição {$slot}, porque esta entrada já pode estar escolhida
rule-multi-paxos-adopt-brief = {$slot}: {$entry} again
rule-multi-paxos-adopt-brief_es = {$slot}: {$entry} otra vez
rule-multi-paxos-adopt-brief_pt = {$slot}: {$entry} de novo
rule-multi-paxos-propose = {$me} proposes {$entry} for slot {$slot}, the next free slot
rule-multi-paxos-propose_es = {$me} propone {$entry} para la posición {$slot}, la primera libre
rule-multi-paxos-propose_pt = {$me} propõe {$entry} para a posição {$slot}, a primeira livre
rule-multi-paxos-propose-brief = slot {$slot}: {$entry}
rule-multi-paxos-propose-brief_es = {$slot}: {$entry}
rule-multi-paxos-propose-brief_pt = {$slot}: {$entry}
rule-multi-paxos-respond-at-once = command {$number} of client {$client} is applied at {$me}, which answers at once
rule-multi-paxos-respond-at-once_es = el comando {$number} del cliente {$client} está aplicado en {$me}: responde enseguida
rule-multi-paxos-respond-at-once_pt = o comando {$number} do cliente {$client} está aplicado em {$me}: responde logo
rule-multi-paxos-respond-at-once-brief = #{$number}: answers
rule-multi-paxos-respond-at-once-brief_es = #{$number}: responde
rule-multi-paxos-respond-at-once-brief_pt = #{$number}: responde
rule-multi-paxos-respond-again = command {$number} of client {$client} and all slots before it are chosen: {$me} answers again
rule-multi-paxos-respond-again_es = la posición del comando {$number} del cliente {$client} y las anteriores están elegidas: {$me} responde otra vez
rule-multi-paxos-respond-again_pt = a posição do comando {$number} do cliente {$client} e as anteriores estão escolhidas: {$me} responde de novo
rule-multi-paxos-respond-again-brief = #{$number}: answers
rule-multi-paxos-respond-again-brief_es = #{$number}: responde
rule-multi-paxos-respond-again-brief_pt = #{$number}: responde
rule-multi-paxos-request-ignored = {$me} has proposed this command of {$client} for a slot that is not chosen yet: {$me} does not propose it again
rule-multi-paxos-request-ignored_es = {$me} ya propuso este comando de {$client} para una posición aún sin elegir: no lo propone otra vez
rule-multi-paxos-request-ignored_pt = {$me} já propôs este comando de {$client} para uma posição ainda não escolhida: não o propõe de novo
rule-multi-paxos-request-ignored-brief = proposed already
rule-multi-paxos-request-ignored-brief_es = ya propuesto
rule-multi-paxos-request-ignored-brief_pt = já proposto
rule-multi-paxos-again =
    T has passed since the last proposal of {$me}: it proposes again for { $count ->
        [one] 1 slot
       *[other] {$count} slots
    } not chosen yet
rule-multi-paxos-again_es =
    ha pasado T desde la última propuesta de {$me}: vuelve a proponer lo que aún no está elegido, { $count ->
        [one] 1 posición
       *[other] {$count} posiciones
    }
rule-multi-paxos-again_pt =
    passou T desde a última proposta de {$me}: volta a propor o que ainda não está escolhido, { $count ->
        [1] 1 posição
       *[other] {$count} posições
    }
rule-multi-paxos-again-brief = {$count} proposed again
rule-multi-paxos-again-brief_es = {$count} otra vez
rule-multi-paxos-again-brief_pt = {$count} de novo
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
rule-multi-paxos-promise = {$me} promises ballot {$ballot}: it will not vote in a lower ballot; it reports its votes from slot {$from} on
rule-multi-paxos-promise_es = {$me} promete la votación {$ballot}: no votará en ninguna menor; comunica sus votos desde la posición {$from}
rule-multi-paxos-promise_pt = {$me} promete a votação {$ballot}: não votará em nenhuma menor; comunica os seus votos desde a posição {$from}
rule-multi-paxos-promise-brief = promises {$ballot}
rule-multi-paxos-promise-brief_es = promete {$ballot}
rule-multi-paxos-promise-brief_pt = promete {$ballot}
rule-multi-paxos-prepare-ignored = {$me} has promised this ballot before: it ignores the request
rule-multi-paxos-prepare-ignored_es = {$me} ya había prometido esta votación: se ignora
rule-multi-paxos-prepare-ignored_pt = {$me} já tinha prometido esta votação: ignora-a
rule-multi-paxos-prepare-ignored-brief = promised before
rule-multi-paxos-prepare-ignored-brief_es = ya prometida
rule-multi-paxos-prepare-ignored-brief_pt = já prometida
rule-multi-paxos-deny-prepare = {$me} has promised ballot {$ballot}, higher than {$theirs}: it refuses
rule-multi-paxos-deny-prepare_es = {$me} ha prometido {$ballot}, mayor que {$theirs}: rechaza
rule-multi-paxos-deny-prepare_pt = {$me} prometeu {$ballot}, maior que {$theirs}: recusa
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
    } en la posición {$slot}, y avisa al proponente y a todos los aprendices
rule-multi-paxos-accept_pt =
    {$me} vota por { $entry ->
        [no-op] um no-op
       *[other] {$entry}
    } na posição {$slot}, e avisa o proponente e todos os aprendizes
rule-multi-paxos-accept-brief = votes: {$slot}:{$entry}
rule-multi-paxos-accept-brief_es = vota {$slot}:{$entry}
rule-multi-paxos-accept-brief_pt = vota {$slot}:{$entry}
rule-multi-paxos-deny-propose = {$me} has promised ballot {$ballot}, higher than {$theirs}: it does not vote, and sends a refusal
rule-multi-paxos-deny-propose_es = {$me} ha prometido {$ballot}, mayor que {$theirs}: no vota, y envía un rechazo
rule-multi-paxos-deny-propose_pt = {$me} prometeu {$ballot}, maior que {$theirs}: não vota, e envia uma recusa
rule-multi-paxos-deny-propose-brief = {$ballot}: no vote
rule-multi-paxos-deny-propose-brief_es = {$ballot}: no vota
rule-multi-paxos-deny-propose-brief_pt = {$ballot}: não vota
rule-multi-paxos-count =
    {$me} has counted { $count ->
        [one] 1 vote
       *[other] {$count} votes
    } for slot {$slot}; {$majority} are a majority
rule-multi-paxos-count_es =
    {$me} ha contado { $count ->
        [one] 1 voto
       *[other] {$count} votos
    } para la posición {$slot}; {$majority} son mayoría
rule-multi-paxos-count_pt =
    {$me} contou { $count ->
        [1] 1 voto
       *[other] {$count} votos
    } para a posição {$slot}; {$majority} são maioria
rule-multi-paxos-count-brief = {$slot}: {$count} of {$majority}
rule-multi-paxos-count-brief_es = {$slot}: {$count} de {$majority}
rule-multi-paxos-count-brief_pt = {$slot}: {$count} de {$majority}
rule-multi-paxos-accepted-ignored = {$me} has counted this vote already, or the slot is chosen: nothing changes
rule-multi-paxos-accepted-ignored_es = {$me} ya contó este voto, o la posición está elegida: nada cambia
rule-multi-paxos-accepted-ignored_pt = {$me} já contou este voto, ou a posição está escolhida: nada muda
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
rule-multi-paxos-pass-over = {$me} skips slot {$slot}: it has applied the command {$entry} before
rule-multi-paxos-pass-over_es = {$me} salta la posición {$slot}: ya aplicó el comando {$entry}
rule-multi-paxos-pass-over_pt = {$me} pula a posição {$slot}: já aplicou o comando {$entry}
rule-multi-paxos-pass-over-brief = skips slot {$slot}
rule-multi-paxos-pass-over-brief_es = salta {$slot}
rule-multi-paxos-pass-over-brief_pt = pula {$slot}
rule-multi-paxos-refusal-ignored = {$me} learns nothing new from this refusal: {$me} ignores it
rule-multi-paxos-refusal-ignored_es = {$me} no aprende nada nuevo de este rechazo: se ignora
rule-multi-paxos-refusal-ignored_pt = {$me} não aprende nada de novo com esta recusa: ignora-a
rule-multi-paxos-refusal-ignored-brief = refusal ignored
rule-multi-paxos-refusal-ignored-brief_es = ignorado
rule-multi-paxos-refusal-ignored-brief_pt = ignorada
rule-multi-paxos-recovered = {$me} is back; its promises, votes and log were in stable storage
rule-multi-paxos-recovered_es = {$me} ha vuelto; sus promesas, votos y registro estaban en memoria estable
rule-multi-paxos-recovered_pt = {$me} voltou; as suas promessas, votos e registro estavam em memória estável
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

fact-multi-paxos-why-gap = no-op: no promise reports a vote
fact-multi-paxos-why-gap_es = no-op: ninguna promesa comunica un voto
fact-multi-paxos-why-gap_pt = no-op: nenhuma promessa comunica um voto
fact-multi-paxos-why-adopted = the vote of the highest ballot
fact-multi-paxos-why-adopted_es = el voto de la votación más alta
fact-multi-paxos-why-adopted_pt = o voto da votação mais alta
fact-multi-paxos-why-requested = requested by a client
fact-multi-paxos-why-requested_es = pedido por un cliente
fact-multi-paxos-why-requested_pt = pedido por um cliente

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
fact-multi-paxos-preparing = proposer: {$count} of {$majority} promises for {$ballot}
fact-multi-paxos-preparing_es = proponente: {$count} de {$majority} promesas de {$ballot}
fact-multi-paxos-preparing_pt = proponente: {$count} de {$majority} promessas de {$ballot}
fact-multi-paxos-back-off = proposer: waits for a random time before its next attempt
fact-multi-paxos-back-off_es = proponente: espera un tiempo aleatorio antes de su siguiente intento
fact-multi-paxos-back-off_pt = proponente: espera um tempo aleatório antes da sua próxima tentativa
fact-multi-paxos-leads = proposer: leads with {$ballot}, next slot {$next}
fact-multi-paxos-leads_es = proponente: lidera con {$ballot}, posición libre {$next}
fact-multi-paxos-leads_pt = proponente: lidera com {$ballot}, posição livre {$next}
fact-multi-paxos-met = highest known ballot: {$ballot}
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
fact-multi-paxos-learner = learner: slots applied: {$applied}; slots that wait behind a gap: {$behind}
fact-multi-paxos-learner_es = aprendiz: posiciones aplicadas: {$applied}; posiciones que esperan tras un hueco: {$behind}
fact-multi-paxos-learner_pt = aprendiz: posições aplicadas: {$applied}; posições que esperam atrás de uma lacuna: {$behind}
fact-multi-paxos-store = store: {$store}
fact-multi-paxos-store_es = almacén: {$store}
fact-multi-paxos-store_pt = dados: {$store}

## What a process waits for, and its timers

wait-multi-paxos-promises = {$me} waits for promises for {$ballot}: it has {$count} of {$majority}
wait-multi-paxos-promises_es = {$me} espera promesas de {$ballot}: tiene {$count} de {$majority}
wait-multi-paxos-promises_pt = {$me} espera promessas de {$ballot}: tem {$count} de {$majority}
wait-multi-paxos-back-off = {$me} waits for a random time before its next attempt
wait-multi-paxos-back-off_es = {$me} espera un tiempo aleatorio antes de su siguiente intento
wait-multi-paxos-back-off_pt = {$me} espera um tempo aleatório antes da sua próxima tentativa
wait-multi-paxos-votes = {$me} waits for votes for slot {$slot}
wait-multi-paxos-votes_es = {$me} espera votos para la posición {$slot}
wait-multi-paxos-votes_pt = {$me} espera votos para a posição {$slot}
wait-multi-paxos-response = {$me} waits for the answer of {$leader} to its command {$number}
wait-multi-paxos-response_es = {$me} espera la respuesta de {$leader} a su comando {$number}
wait-multi-paxos-response_pt = {$me} espera a resposta de {$leader} ao seu comando {$number}
timer-multi-paxos-client = if no answer comes by then, {$me} asks the next proposer
timer-multi-paxos-client_es = si no llega respuesta hasta entonces, {$me} pide al proponente siguiente
timer-multi-paxos-client_pt = se não chega resposta até lá, {$me} pede ao proponente seguinte
timer-multi-paxos-attempt = then {$me} backs off for a random time; if {$me} is backing off already, it tries again
timer-multi-paxos-attempt_es = entonces {$me} espera un tiempo al azar; si ya está en esa espera, lo intenta otra vez
timer-multi-paxos-attempt_pt = então {$me} espera um tempo aleatório; se já está nessa espera, tenta de novo
timer-multi-paxos-again = then {$me} repeats all proposals not yet chosen
timer-multi-paxos-again_es = entonces {$me} vuelve a proponer lo no elegido
timer-multi-paxos-again_pt = então {$me} volta a propor o que não está escolhido

# One line for each variant.
variant-multi-paxos-standard = a leader proposes commands slot by slot; the next leader adopts votes and fills gaps with no-ops
variant-multi-paxos-standard_es = un líder hace elegir comandos posición por posición; el siguiente líder adopta los votos y llena los huecos con no-ops
variant-multi-paxos-standard_pt = um líder faz escolher comandos posição por posição; o próximo líder adota os votos e preenche as lacunas com no-ops
