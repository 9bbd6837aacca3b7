# Raft's election: each step and its reason, as a sentence and in short (-brief, for the log).
# $me is the process, $j the sender (if the process starts by itself: the leader that is gone), $term the sender's term,
# $own the term of the process itself: if the term is newer, its term before.

rule-raft-election-start = {$me} starts an election: it becomes a candidate
rule-raft-election-start_es = {$me} inicia una elección: se hace candidato
rule-raft-election-start_pt = {$me} inicia uma eleição: torna-se candidato
rule-raft-election-start-brief = becomes candidate
rule-raft-election-start-brief_es = se hace candidato
rule-raft-election-start-brief_pt = vira candidato
rule-raft-election-start-noticed = {$me} notices that its leader {$j} is gone and becomes a candidate
rule-raft-election-start-noticed_es = {$me} nota que su líder {$j} ya no está y se hace candidato
rule-raft-election-start-noticed_pt = {$me} percebe que seu líder {$j} se foi e torna-se candidato
rule-raft-election-start-noticed-brief = notices: candidate
rule-raft-election-start-noticed-brief_es = nota: candidato
rule-raft-election-start-noticed-brief_pt = percebe: candidato
rule-raft-election-start-ignored = {$me} leads already: {$me} starts no election
rule-raft-election-start-ignored_es = {$me} ya es líder: {$me} no inicia una elección
rule-raft-election-start-ignored_pt = {$me} já é líder: {$me} não inicia uma eleição
rule-raft-election-start-ignored-brief = start ignored
rule-raft-election-start-ignored-brief_es = inicio ignorado
rule-raft-election-start-ignored-brief_pt = início ignorado
rule-raft-election-recovered = {$me} is back; it still has term {$own} and its vote, and waits for a HEARTBEAT
rule-raft-election-recovered_es = {$me} ha vuelto; conserva el mandato {$own} y su voto, y espera un HEARTBEAT
rule-raft-election-recovered_pt = {$me} voltou; conserva o mandato {$own} e o seu voto, e espera um HEARTBEAT
rule-raft-election-recovered-brief = back in term {$own}
rule-raft-election-recovered-brief_es = vuelve: mandato {$own}
rule-raft-election-recovered-brief_pt = volta: mandato {$own}
rule-raft-election-recovered-amnesia = {$me} is back and waits for a HEARTBEAT; it still has term {$own}, but has lost its vote
rule-raft-election-recovered-amnesia_es = {$me} ha vuelto y espera un HEARTBEAT; conserva el mandato {$own}, pero ha perdido su voto
rule-raft-election-recovered-amnesia_pt = {$me} voltou e espera um HEARTBEAT; conserva o mandato {$own}, mas perdeu o seu voto
rule-raft-election-recovered-amnesia-brief = back, vote lost
rule-raft-election-recovered-amnesia-brief_es = vuelve sin su voto
rule-raft-election-recovered-amnesia-brief_pt = volta sem seu voto
rule-raft-election-timeout = {$me} has received no HEARTBEAT before its election timer expired: it becomes a candidate
rule-raft-election-timeout_es = {$me} no ha recibido ningún HEARTBEAT antes de que expirara su temporizador: se hace candidato
rule-raft-election-timeout_pt = {$me} não recebeu nenhum HEARTBEAT antes de seu temporizador expirar: torna-se candidato
rule-raft-election-timeout-brief = timeout: candidate
rule-raft-election-timeout-brief_es = timeout: candidato
rule-raft-election-timeout-brief_pt = timeout: candidato
rule-raft-election-timeout-asks = {$me} has received no HEARTBEAT before its election timer expired: it asks for pre-votes before it becomes a candidate
rule-raft-election-timeout-asks_es = {$me} no ha recibido ningún HEARTBEAT antes de que expirara su temporizador: pide votos previos antes de presentarse como candidato
rule-raft-election-timeout-asks_pt = {$me} não recebeu nenhum HEARTBEAT antes de seu temporizador expirar: pede votos prévios antes de se tornar candidato
rule-raft-election-timeout-asks-brief = timeout: asks
rule-raft-election-timeout-asks-brief_es = timeout: pregunta
rule-raft-election-timeout-asks-brief_pt = timeout: pergunta
rule-raft-election-stand =
    {$me} starts term {$own} as a candidate, votes for itself and sends REQUEST_VOTE to { $others ->
        [0] nobody, because it is alone
        [one] the only other process
       *[other] the {$others} others
    }; {$majority} of {$n} votes are a majority
rule-raft-election-stand_es =
    {$me} empieza el mandato {$own} como candidato, se vota a sí mismo y envía REQUEST_VOTE { $others ->
        [0] a nadie, porque está solo
        [one] al único otro proceso
       *[other] a los otros {$others}
    }; {$majority} de {$n} votos son mayoría
rule-raft-election-stand_pt =
    {$me} começa o mandato {$own} como candidato, vota em si mesmo e envia REQUEST_VOTE { $others ->
        [0] a ninguém, porque está sozinho
        [one] ao único outro processo
       *[other] aos outros {$others}
    }; {$majority} de {$n} votos são maioria
rule-raft-election-stand-brief = candidate, term {$own}
rule-raft-election-stand-brief_es = candidato, m. {$own}
rule-raft-election-stand-brief_pt = candidato, m. {$own}
rule-raft-election-newer-term = {$me} was in term {$own}, and term {$term} is newer: {$me} moves to it and becomes a follower
rule-raft-election-newer-term_es = {$me} estaba en el mandato {$own}, y el {$term} es más nuevo: {$me} pasa a él y se hace seguidor
rule-raft-election-newer-term_pt = {$me} estava no mandato {$own}, e o {$term} é mais novo: {$me} passa a ele e torna-se seguidor
rule-raft-election-newer-term-brief = term {$own} is over
    .outcome = {$me}: term {$own} is over
    .outcome-short = term {$own} is over
rule-raft-election-newer-term-brief_es = acaba el mand. {$own}
    .outcome = {$me}: acaba el mandato {$own}
    .outcome-short = acaba el mand. {$own}
rule-raft-election-newer-term-brief_pt = acaba o mand. {$own}
    .outcome = {$me}: acaba o mandato {$own}
    .outcome-short = acaba o mand. {$own}
rule-raft-election-newer-term-grant = {$me} was in term {$own}, and term {$term} is newer: {$me} moves to term {$term}, in which it has not voted yet
rule-raft-election-newer-term-grant_es = {$me} estaba en el mandato {$own}, y el {$term} es más nuevo: {$me} pasa al mandato {$term}, en el que aún no ha votado
rule-raft-election-newer-term-grant_pt = {$me} estava no mandato {$own}, e o {$term} é mais novo: {$me} passa ao mandato {$term}, no qual ainda não votou
rule-raft-election-newer-term-grant-brief = new term: votes
    .outcome = new term: {$me} votes
    .outcome-short = new term: votes
rule-raft-election-newer-term-grant-brief_es = más nuevo: vota
    .outcome = mandato nuevo: {$me} vota
    .outcome-short = mandato nuevo: vota
rule-raft-election-newer-term-grant-brief_pt = mandato novo: vota
    .outcome = mandato novo: {$me} vota
    .outcome-short = mandato novo: vota
rule-raft-election-newer-term-refuse = {$me} was in term {$own}, and term {$term} is newer: {$me} moves to it
rule-raft-election-newer-term-refuse_es = {$me} estaba en el mandato {$own}, y el {$term} es más nuevo: {$me} pasa a él
rule-raft-election-newer-term-refuse_pt = {$me} estava no mandato {$own}, e o {$term} é mais novo: {$me} passa a ele
rule-raft-election-newer-term-refuse-brief = new term, old log
    .outcome = older log: {$me} refuses
    .outcome-short = log too old
rule-raft-election-newer-term-refuse-brief_es = nuevo, log viejo
    .outcome = log viejo: {$me} se niega
    .outcome-short = nuevo, log viejo
rule-raft-election-newer-term-refuse-brief_pt = novo, log velho
    .outcome = log velho: {$me} recusa
    .outcome-short = novo, log velho
rule-raft-election-newer-term-follow = {$me} was in term {$own}, and term {$term} is newer: {$me} moves to it
rule-raft-election-newer-term-follow_es = {$me} estaba en el mandato {$own}, y el {$term} es más nuevo: {$me} pasa a él
rule-raft-election-newer-term-follow_pt = {$me} estava no mandato {$own}, e o {$term} é mais novo: {$me} passa a ele
rule-raft-election-newer-term-follow-brief = new term: follows
    .outcome = new term: {$me} follows
    .outcome-short = new term: follows
rule-raft-election-newer-term-follow-brief_es = más nuevo: sigue
    .outcome = mandato nuevo: {$me} sigue
    .outcome-short = mandato nuevo: sigue
rule-raft-election-newer-term-follow-brief_pt = mais novo: segue
    .outcome = mandato novo: {$me} segue
    .outcome-short = mandato novo: segue
rule-raft-election-grant = {$me} votes for {$j} in term {$term}, stores this vote, and resets its election timer
rule-raft-election-grant_es = {$me} vota a {$j} en el mandato {$term}, guarda este voto y reinicia su temporizador de elección
rule-raft-election-grant_pt = {$me} vota em {$j} no mandato {$term}, guarda este voto e reinicia seu temporizador de eleição
rule-raft-election-grant-brief = votes for {$j}
rule-raft-election-grant-brief_es = vota a {$j}
rule-raft-election-grant-brief_pt = vota em {$j}
rule-raft-election-refuse-term = {$me} is already in term {$own} and does not vote for {$j}, which asks for a vote in term {$term}
rule-raft-election-refuse-term_es = {$me} ya está en el mandato {$own} y no vota a {$j}, que pide el voto para el mandato {$term}
rule-raft-election-refuse-term_pt = {$me} já está no mandato {$own} e não vota em {$j}, que pede o voto para o mandato {$term}
rule-raft-election-refuse-term-brief = {$term} < {$own}: no
    .outcome = {$me} does not vote
    .outcome-short = no vote
rule-raft-election-refuse-term-brief_es = {$term} < {$own}: no
    .outcome = {$me} no vota
    .outcome-short = sin voto
rule-raft-election-refuse-term-brief_pt = {$term} < {$own}: não
    .outcome = {$me} não vota
    .outcome-short = sem voto
rule-raft-election-refuse-voted = {$me} has already given its vote in term {$term} to {$voted}: it does not vote for {$j}
rule-raft-election-refuse-voted_es = {$me} ya ha dado su voto del mandato {$term} a {$voted}: no vota a {$j}
rule-raft-election-refuse-voted_pt = {$me} já deu seu voto do mandato {$term} a {$voted}: não vota em {$j}
rule-raft-election-refuse-voted-brief = voted for {$voted}: no
rule-raft-election-refuse-voted-brief_es = votó a {$voted}: no
rule-raft-election-refuse-voted-brief_pt = votou em {$voted}: não
rule-raft-election-refuse-candidate = {$me} has voted for itself in term {$term}: it does not vote for {$j}
rule-raft-election-refuse-candidate_es = {$me} se ha votado a sí mismo en el mandato {$term}: no vota a {$j}
rule-raft-election-refuse-candidate_pt = {$me} votou em si mesmo no mandato {$term}: não vota em {$j}
rule-raft-election-refuse-candidate-brief = no: voted for self
rule-raft-election-refuse-candidate-brief_es = no: se votó a sí
rule-raft-election-refuse-candidate-brief_pt = não: votou em si
rule-raft-election-refuse-log = {$me} does not vote for {$j}: the log of {$me}, with (term, length) {$own_log}, is more up to date than the log of {$j}, with {$log}
rule-raft-election-refuse-log_es = {$me} no vota a {$j}: el registro de {$me}, con (mandato, longitud) {$own_log}, está más actualizado que el registro de {$j}, con {$log}
rule-raft-election-refuse-log_pt = {$me} não vota em {$j}: o registro de {$me}, com (mandato, comprimento) {$own_log}, está mais atualizado que o registro de {$j}, com {$log}
rule-raft-election-refuse-log-brief = older log: no
rule-raft-election-refuse-log-brief_es = log más viejo: no
rule-raft-election-refuse-log-brief_pt = log velho: não
rule-raft-election-count = {$me} has { $votes ->
        [one] 1 vote
       *[other] {$votes} votes
    }; {$majority} of {$n} votes are a majority
rule-raft-election-count_es = {$me} tiene { $votes ->
        [one] 1 voto
       *[other] {$votes} votos
    }; {$majority} de {$n} son mayoría
rule-raft-election-count_pt = {$me} tem { $votes ->
        [one] 1 voto
       *[other] {$votes} votos
    }; {$majority} de {$n} são maioria
rule-raft-election-count-brief = {$votes} of {$majority} votes
rule-raft-election-count-brief_es = {$votes} de {$majority} votos
rule-raft-election-count-brief_pt = {$votes} de {$majority} votos
rule-raft-election-lead = a majority has voted for {$me}: it leads term {$own} and sends HEARTBEAT to all others
rule-raft-election-lead_es = una mayoría ha votado a {$me}: es líder del mandato {$own} y envía HEARTBEAT a todos los demás
rule-raft-election-lead_pt = uma maioria votou em {$me}: é líder do mandato {$own} e envia HEARTBEAT a todos os outros
rule-raft-election-lead-brief = leads term {$own}
rule-raft-election-lead-brief_es = líder, mandato {$own}
rule-raft-election-lead-brief_pt = líder, mandato {$own}
rule-raft-election-denied = {$j} does not vote for {$me}
rule-raft-election-denied_es = {$j} no vota a {$me}
rule-raft-election-denied_pt = {$j} não vota em {$me}
rule-raft-election-denied-brief = no vote
    .outcome = gets no vote from {$j}
    .outcome-short = no vote
rule-raft-election-denied-brief_es = sin voto
    .outcome = {$j} no le vota
    .outcome-short = sin voto
rule-raft-election-denied-brief_pt = sem voto
    .outcome = {$j} não lhe dá o voto
    .outcome-short = sem voto
rule-raft-election-surplus = {$me} already leads term {$term}: the VOTE of {$j} changes nothing
rule-raft-election-surplus_es = {$me} ya es líder del mandato {$term}: el VOTE de {$j} no cambia nada
rule-raft-election-surplus_pt = {$me} já é líder do mandato {$term}: o VOTE de {$j} não muda nada
rule-raft-election-surplus-brief = leads already
rule-raft-election-surplus-brief_es = ya es líder
rule-raft-election-surplus-brief_pt = já é líder
rule-raft-election-vote-ignored = {$me} is not a candidate of term {$term}, or has already counted the VOTE of {$j}: {$me} ignores this VOTE
rule-raft-election-vote-ignored_es = {$me} no es candidato del mandato {$term}, o ya ha contado el VOTE de {$j}: {$me} ignora este VOTE
rule-raft-election-vote-ignored_pt = {$me} não é candidato do mandato {$term}, ou já contou o VOTE de {$j}: {$me} ignora este VOTE
rule-raft-election-vote-ignored-brief = ignored
    .outcome = ignores the VOTE of {$j}
    .outcome-short = ignored
rule-raft-election-vote-ignored-brief_es = ignorado
    .outcome = ignora el VOTE de {$j}
    .outcome-short = ignorado
rule-raft-election-vote-ignored-brief_pt = ignorado
    .outcome = ignora o VOTE de {$j}
    .outcome-short = ignorado
rule-raft-election-follow = {$j} leads term {$term}: {$me} follows {$j} and waits for the next HEARTBEAT
rule-raft-election-follow_es = {$j} es líder del mandato {$term}: {$me} sigue a {$j} y espera el próximo HEARTBEAT
rule-raft-election-follow_pt = {$j} é líder do mandato {$term}: {$me} segue {$j} e espera o próximo HEARTBEAT
rule-raft-election-follow-brief = follows {$j}
rule-raft-election-follow-brief_es = sigue a {$j}
rule-raft-election-follow-brief_pt = segue {$j}
rule-raft-election-renew = the leader {$j} is still up: {$me} resets its election timer and waits for the next HEARTBEAT
rule-raft-election-renew_es = el líder {$j} sigue vivo: {$me} reinicia su temporizador de elección y espera el próximo HEARTBEAT
rule-raft-election-renew_pt = o líder {$j} continua vivo: {$me} reinicia seu temporizador de eleição e espera o próximo HEARTBEAT
rule-raft-election-renew-brief = {$j} is up
    .outcome = {$j} is still up
    .outcome-short = {$j} is up
rule-raft-election-renew-brief_es = {$j} sigue vivo
    .outcome = el líder {$j} sigue vivo
    .outcome-short = {$j} sigue vivo
rule-raft-election-renew-brief_pt = {$j} está vivo
    .outcome = o líder {$j} está vivo
    .outcome-short = {$j} está vivo
rule-raft-election-reject = {$j} leads term {$term}, but {$me} is already in term {$own}: {$me} answers {$j} with a REJECT
rule-raft-election-reject_es = {$j} es líder del mandato {$term}, pero {$me} ya está en el mandato {$own}: {$me} responde a {$j} con un REJECT
rule-raft-election-reject_pt = {$j} é líder do mandato {$term}, mas {$me} já está no mandato {$own}: {$me} responde a {$j} com um REJECT
rule-raft-election-reject-brief = {$term} < {$own}: rejects
    .outcome = {$me} rejects it
    .outcome-short = rejects
rule-raft-election-reject-brief_es = {$term} < {$own}: rechaza
    .outcome = {$me} lo rechaza
    .outcome-short = rechaza
rule-raft-election-reject-brief_pt = {$term} < {$own}: rejeita
    .outcome = {$me} o rejeita
    .outcome-short = rejeita
rule-raft-election-reject-ignored = {$me} already knows that term {$term} has started: it ignores the REJECT
rule-raft-election-reject-ignored_es = {$me} ya sabe que ha empezado el mandato {$term}: ignora el REJECT
rule-raft-election-reject-ignored_pt = {$me} já sabe que o mandato {$term} começou: ignora o REJECT
rule-raft-election-reject-ignored-brief = ignored
    .outcome = ignores it
    .outcome-short = ignored
rule-raft-election-reject-ignored-brief_es = ignorado
    .outcome = lo ignora
    .outcome-short = ignorado
rule-raft-election-reject-ignored-brief_pt = ignorado
    .outcome = o ignora
    .outcome-short = ignorado
rule-raft-election-beat =
    {$me} still leads: it sends HEARTBEAT to all others, and again { $period ->
        [one] in the next tick
       *[other] in {$period} ticks
    }
rule-raft-election-beat_es =
    {$me} sigue siendo líder: envía HEARTBEAT a todos los demás, y otra vez { $period ->
        [one] en el próximo tick
       *[other] dentro de {$period} ticks
    }
rule-raft-election-beat_pt =
    {$me} continua líder: envia HEARTBEAT a todos os outros, e de novo { $period ->
        [one] no próximo tick
       *[other] dentro de {$period} ticks
    }
rule-raft-election-beat-brief = still leads
rule-raft-election-beat-brief_es = sigue de líder
rule-raft-election-beat-brief_pt = continua líder
rule-raft-election-pre-ask = {$me} asks all others whether they would vote for it in term {$next}; the term of {$me} does not change yet
rule-raft-election-pre-ask_es = {$me} pregunta a todos los demás si lo votarían en el mandato {$next}; su propio mandato no cambia
rule-raft-election-pre-ask_pt = {$me} pergunta a todos os outros se votariam nele no mandato {$next}; seu próprio mandato não muda
rule-raft-election-pre-ask-brief = asks for term {$next}
rule-raft-election-pre-ask-brief_es = pregunta: m. {$next}
rule-raft-election-pre-ask-brief_pt = pergunta: m. {$next}
rule-raft-election-pre-grant = {$me} follows no leader, and the log of {$j} is at least as up to date as the log of {$me}: {$me} would vote for {$j} in term {$term}
rule-raft-election-pre-grant_es = {$me} no sigue a ningún líder, y el registro de {$j} está al menos tan actualizado como el de {$me}: {$me} votaría a {$j} en el mandato {$term}
rule-raft-election-pre-grant_pt = {$me} não segue nenhum líder, e o registro de {$j} está pelo menos tão atualizado quanto o de {$me}: {$me} votaria em {$j} no mandato {$term}
rule-raft-election-pre-grant-brief = would vote for {$j}
rule-raft-election-pre-grant-brief_es = votaría a {$j}
rule-raft-election-pre-grant-brief_pt = votaria em {$j}
rule-raft-election-pre-refuse-term = {$me} is already in term {$own}: it would not vote for {$j} in term {$term}
rule-raft-election-pre-refuse-term_es = {$me} ya está en el mandato {$own}: no votaría a {$j} en el mandato {$term}
rule-raft-election-pre-refuse-term_pt = {$me} já está no mandato {$own}: não votaria em {$j} no mandato {$term}
rule-raft-election-pre-refuse-term-brief = own term {$own}: no
rule-raft-election-pre-refuse-term-brief_es = mandato {$own}: no
rule-raft-election-pre-refuse-term-brief_pt = mandato {$own}: não
rule-raft-election-pre-refuse-led = as far as {$me} knows, {$leader} still leads: {$me} would not vote for {$j}
rule-raft-election-pre-refuse-led_es = por lo que sabe {$me}, {$leader} sigue siendo líder: {$me} no votaría a {$j}
rule-raft-election-pre-refuse-led_pt = pelo que {$me} sabe, {$leader} continua líder: {$me} não votaria em {$j}
rule-raft-election-pre-refuse-led-brief = {$leader} leads: no
rule-raft-election-pre-refuse-led-brief_es = {$leader} es líder: no
rule-raft-election-pre-refuse-led-brief_pt = {$leader} é líder: não
rule-raft-election-pre-refuse-log = {$me} would not vote for {$j}: the log of {$me}, with (term, length) {$own_log}, is more up to date than the log of {$j}, with {$log}
rule-raft-election-pre-refuse-log_es = {$me} no votaría a {$j}: el registro de {$me}, con (mandato, longitud) {$own_log}, está más actualizado que el registro de {$j}, con {$log}
rule-raft-election-pre-refuse-log_pt = {$me} não votaria em {$j}: o registro de {$me}, com (mandato, comprimento) {$own_log}, está mais atualizado que o registro de {$j}, com {$log}
rule-raft-election-pre-refuse-log-brief = older log: no
rule-raft-election-pre-refuse-log-brief_es = log más viejo: no
rule-raft-election-pre-refuse-log-brief_pt = log velho: não
rule-raft-election-pre-count = {$votes} of {$n} processes would vote for {$me} ({$me} counts itself); a majority is {$majority} processes
rule-raft-election-pre-count_es = {$votes} de {$n} procesos votarían a {$me} ({$me} se cuenta a sí mismo); una mayoría son {$majority} procesos
rule-raft-election-pre-count_pt = {$votes} de {$n} processos votariam em {$me} ({$me} conta a si mesmo); uma maioria são {$majority} processos
rule-raft-election-pre-count-brief = {$votes} of {$majority} pre-votes
rule-raft-election-pre-count-brief_es = {$votes} de {$majority} lo harían
rule-raft-election-pre-count-brief_pt = {$votes} de {$majority} votariam
rule-raft-election-pre-denied = {$j} would not vote for {$me}
rule-raft-election-pre-denied_es = {$j} no votaría a {$me}
rule-raft-election-pre-denied_pt = {$j} não votaria em {$me}
rule-raft-election-pre-denied-brief = would not vote
rule-raft-election-pre-denied-brief_es = no lo votaría
rule-raft-election-pre-denied-brief_pt = não votaria
rule-raft-election-pre-ignored = {$me} no longer asks for pre-votes, or has already counted the PRE_VOTE of {$j}: {$me} ignores this PRE_VOTE
rule-raft-election-pre-ignored_es = {$me} ya no pide votos previos, o ya ha contado el PRE_VOTE de {$j}: {$me} ignora este PRE_VOTE
rule-raft-election-pre-ignored_pt = {$me} já não pede votos prévios, ou já contou o PRE_VOTE de {$j}: {$me} ignora este PRE_VOTE
rule-raft-election-pre-ignored-brief = ignored
rule-raft-election-pre-ignored-brief_es = ignorado
rule-raft-election-pre-ignored-brief_pt = ignorado
rule-raft-election-heard = {$j} answers: so far {$heard} of {$n} processes have answered ({$me} counts itself); {$me} needs {$majority} to stay the leader
rule-raft-election-heard_es = {$j} responde: hasta ahora han respondido {$heard} de {$n} procesos ({$me} se cuenta a sí mismo); {$me} necesita {$majority} para seguir de líder
rule-raft-election-heard_pt = {$j} responde: até agora responderam {$heard} de {$n} processos ({$me} conta a si mesmo); {$me} precisa de {$majority} para continuar líder
rule-raft-election-heard-brief = {$heard} of {$majority} answer
rule-raft-election-heard-brief_es = responden {$heard} de {$majority}
rule-raft-election-heard-brief_pt = {$heard} de {$majority} respondem
rule-raft-election-heard-late = {$me} no longer leads term {$term}: the answer of {$j} is ignored
rule-raft-election-heard-late_es = {$me} ya no es líder del mandato {$term}: la respuesta de {$j} se ignora
rule-raft-election-heard-late_pt = {$me} já não é líder do mandato {$term}: a resposta de {$j} é ignorada
rule-raft-election-heard-late-brief = ignored
rule-raft-election-heard-late-brief_es = ignorado
rule-raft-election-heard-late-brief_pt = ignorado
rule-raft-election-step-down = in the last {$wait} ticks, {$heard} of {$n} processes have answered ({$me} counts itself), but a majority is {$majority}: {$me} no longer leads
rule-raft-election-step-down_es = en {$wait} ticks han respondido {$heard} de {$n} procesos ({$me} se cuenta a sí mismo), pero una mayoría son {$majority}: {$me} deja de ser líder
rule-raft-election-step-down_pt = em {$wait} ticks responderam {$heard} de {$n} processos ({$me} conta a si mesmo), mas uma maioria são {$majority}: {$me} deixa de ser líder
rule-raft-election-step-down-brief = no majority
rule-raft-election-step-down-brief_es = sin mayoría
rule-raft-election-step-down-brief_pt = sem maioria

## Beside a process

badge-raft-election-term = t{$term}{ $length ->
    [0] {""}
   *[other] {" "}· log {$length}, t{$last}
}
    .short = t{$term}{ $length ->
        [0] {""}
       *[other] {" "}· {$length}/t{$last}
    }
    .shortest = { $length ->
        [0] t{$term}
       *[other] {$length}/t{$last}
    }
badge-raft-election-term_es = t{$term}{ $length ->
    [0] {""}
   *[other] {" "}· log {$length}, t{$last}
}
    .short = t{$term}{ $length ->
        [0] {""}
       *[other] {" "}· {$length}/t{$last}
    }
    .shortest = { $length ->
        [0] t{$term}
       *[other] {$length}/t{$last}
    }
badge-raft-election-term_pt = t{$term}{ $length ->
    [0] {""}
   *[other] {" "}· log {$length}, t{$last}
}
    .short = t{$term}{ $length ->
        [0] {""}
       *[other] {" "}· {$length}/t{$last}
    }
    .shortest = { $length ->
        [0] t{$term}
       *[other] {$length}/t{$last}
    }

## The fields of a state

fact-raft-election-follower = follower
fact-raft-election-follower_es = seguidor
fact-raft-election-follower_pt = seguidor
fact-raft-election-pre-candidate = candidate: {$votes} of {$majority} pre-votes
fact-raft-election-pre-candidate_es = candidato: {$votes} de {$majority} votos previos
fact-raft-election-pre-candidate_pt = candidato: {$votes} de {$majority} votos prévios
fact-raft-election-candidate = candidate: {$votes} of {$majority} votes
fact-raft-election-candidate_es = candidato: {$votes} de {$majority} votos
fact-raft-election-candidate_pt = candidato: {$votes} de {$majority} votos
fact-raft-election-leader = leader
fact-raft-election-leader_es = líder
fact-raft-election-leader_pt = líder
fact-raft-election-term = term: {$term}
fact-raft-election-term_es = mandato: {$term}
fact-raft-election-term_pt = mandato: {$term}
fact-raft-election-voted = vote in this term: {$voted}
fact-raft-election-voted_es = voto en este mandato: {$voted}
fact-raft-election-voted_pt = voto neste mandato: {$voted}
fact-raft-election-not-voted = vote in this term: none
fact-raft-election-not-voted_es = voto en este mandato: ninguno
fact-raft-election-not-voted_pt = voto neste mandato: nenhum
fact-raft-election-log = log: last term {$term}, length {$length}
fact-raft-election-log_es = registro: último mandato {$term}, longitud {$length}
fact-raft-election-log_pt = registro: último mandato {$term}, comprimento {$length}

## What a process waits for

wait-raft-election-pre-votes = {$me} waits for pre-votes for term {$term}: it has {$votes} of {$majority}
wait-raft-election-pre-votes_es = {$me} espera votos previos para el mandato {$term}: tiene {$votes} de {$majority}
wait-raft-election-pre-votes_pt = {$me} espera votos prévios para o mandato {$term}: tem {$votes} de {$majority}
wait-raft-election-votes = {$me} waits for votes in term {$term}: it has {$votes} of {$majority}
wait-raft-election-votes_es = {$me} espera votos en el mandato {$term}: tiene {$votes} de {$majority}
wait-raft-election-votes_pt = {$me} espera votos no mandato {$term}: tem {$votes} de {$majority}
wait-raft-election-heartbeat = {$me} waits for a HEARTBEAT of the leader of term {$term}
wait-raft-election-heartbeat_es = {$me} espera un HEARTBEAT del líder del mandato {$term}
wait-raft-election-heartbeat_pt = {$me} espera um HEARTBEAT do líder do mandato {$term}

## What happens when an armed timer expires

timer-raft-election-election = if no HEARTBEAT comes by then, {$me} becomes a candidate
timer-raft-election-election_es = si no llega un HEARTBEAT hasta entonces, {$me} se hace candidato
timer-raft-election-election_pt = se não chega um HEARTBEAT até lá, {$me} torna-se candidato
timer-raft-election-heartbeat = then {$me} sends its next HEARTBEAT
timer-raft-election-heartbeat_es = entonces {$me} envía su próximo HEARTBEAT
timer-raft-election-heartbeat_pt = então {$me} envia seu próximo HEARTBEAT
timer-raft-election-quorum = if the timer expires without answers from a majority, {$me} no longer leads
timer-raft-election-quorum_es = si el temporizador expira sin respuestas de una mayoría, {$me} deja de ser líder
timer-raft-election-quorum_pt = se o temporizador expirar sem respostas de uma maioria, {$me} deixa de ser líder

## The properties about terms and logs

property-one-leader-per-term-demands = No term ever has two leaders, not even one after the other.
property-one-leader-per-term-demands_es = Ningún mandato llega a tener dos líderes, ni siquiera uno tras otro.
property-one-leader-per-term-demands_pt = Nenhum mandato chega a ter dois líderes, nem mesmo um depois do outro.
property-one-leader-per-term-violated = in term {$term}, {$id} became the leader, but {$other} had already led that term
property-one-leader-per-term-violated_es = en el mandato {$term}, {$id} pasó a ser líder, pero {$other} ya había sido su líder
property-one-leader-per-term-violated_pt = no mandato {$term}, {$id} passou a ser líder, mas {$other} já tinha sido seu líder
property-leader-completeness-demands = A process that becomes the leader has a log at least as up to date as the logs of a majority.
property-leader-completeness-demands_es = Un proceso que pasa a ser líder tiene un registro al menos tan actualizado como los de una mayoría.
property-leader-completeness-demands_pt = Um processo que passa a ser líder tem um registro pelo menos tão atualizado quanto os de uma maioria.
property-leader-completeness-violated = {$id} became the leader, but its log is less up to date than the logs of a majority
property-leader-completeness-violated_es = {$id} pasó a ser líder, pero su registro está menos actualizado que los de una mayoría
property-leader-completeness-violated_pt = {$id} passou a ser líder, mas seu registro está menos atualizado que os de uma maioria

## In the log, when only upkeep messages remain

log-quiet-upkeep = the run is at rest: only {$kind} messages are still sent
log-quiet-upkeep_es = la ejecución está en reposo: solo se envían todavía mensajes {$kind}
log-quiet-upkeep_pt = a execução está em repouso: só se enviam ainda mensagens {$kind}
log-quiet-upkeep-brief = at rest except {$kind}
log-quiet-upkeep-brief_es = en reposo salvo {$kind}
log-quiet-upkeep-brief_pt = em repouso salvo {$kind}

# One line for each variant.
variant-raft-election-standard = a majority of votes makes a leader; election timeouts are random, so that split votes are rare
variant-raft-election-standard_es = una mayoría de votos hace un líder; los timeouts de elección son aleatorios, y así los votos rara vez se dividen
variant-raft-election-standard_pt = uma maioria de votos faz um líder; os timeouts de eleição são aleatórios, e assim os votos raramente se dividem
variant-raft-election-fixed = all election timeouts are equal: if votes split once, they split in every term
variant-raft-election-fixed_es = todos los timeouts de elección son iguales: si los votos se dividen una vez, se dividen siempre
variant-raft-election-fixed_pt = todos os timeouts de eleição são iguais: se os votos se dividem uma vez, dividem-se sempre
variant-raft-election-amnesia = a process that crashes forgets its vote: a term may get two leaders
variant-raft-election-amnesia_es = un proceso que cae olvida su voto: un mandato puede tener dos líderes
variant-raft-election-amnesia_pt = um processo que cai esquece seu voto: um mandato pode ter dois líderes
variant-raft-election-pre-vote = a candidate first asks who would vote for it; a process that follows a leader would not
variant-raft-election-pre-vote_es = un candidato pregunta antes quién lo votaría; un proceso que sigue a un líder no lo votaría
variant-raft-election-pre-vote_pt = um candidato pergunta antes quem votaria nele; um processo que segue um líder não votaria
variant-raft-election-check-quorum = a leader no longer leads if it gets no answers from a majority in time
variant-raft-election-check-quorum_es = un líder deja de serlo si no recibe a tiempo respuestas de una mayoría
variant-raft-election-check-quorum_pt = um líder deixa de sê-lo se não recebe a tempo respostas de uma maioria
variant-raft-election-pre-vote-check-quorum = pre-votes protect a leader that has a majority; the check of the quorum removes a leader that has none
variant-raft-election-pre-vote-check-quorum_es = los votos previos protegen a un líder que tiene mayoría; el control del quórum quita a un líder que no la tiene
variant-raft-election-pre-vote-check-quorum_pt = os votos prévios protegem um líder que tem maioria; o controle do quórum tira um líder que não a tem

refused-raft-election-term = process number {$nth} is in term {$term}, but its log ends in term {$least}
refused-raft-election-term_es = el proceso número {$nth} está en el mandato {$term}, pero su registro acaba en el mandato {$least}
refused-raft-election-term_pt = o processo número {$nth} está no mandato {$term}, mas seu registro acaba no mandato {$least}
refused-raft-election-term-mend = the term of a process is never lower than the last term in its log: write at least {$least}
refused-raft-election-term-mend_es = el mandato de un proceso nunca es menor que el último mandato de su registro: escribe al menos {$least}
refused-raft-election-term-mend_pt = o mandato de um processo nunca é menor que o último mandato de seu registro: escreva ao menos {$least}
