# Raft's election: what a step did and why, as a whole sentence and in a few words (-brief, for the log).
# $me is the process, $j the sender (of a start that the process made by itself: the leader that is gone), $term the sender's term,
# $own the term of the process itself: for a newer term the one that it had before.

rule-raft-election-start = {$me} stands for election, as it does not lead
rule-raft-election-start_es = {$me} se presenta a la elección, pues no es líder
rule-raft-election-start_pt = {$me} candidata-se, pois não é líder
rule-raft-election-start-brief = stands
rule-raft-election-start-brief_es = se presenta
rule-raft-election-start-brief_pt = candidata-se
rule-raft-election-start-noticed = {$me} notices that its leader {$j} is gone and stands for election
rule-raft-election-start-noticed_es = {$me} nota que su líder {$j} ya no está y se presenta a la elección
rule-raft-election-start-noticed_pt = {$me} percebe que seu líder {$j} se foi e candidata-se
rule-raft-election-start-noticed-brief = notices, stands
rule-raft-election-start-noticed-brief_es = nota, se presenta
rule-raft-election-start-noticed-brief_pt = percebe: candidato
rule-raft-election-start-ignored = {$me} leads already: the start is ignored
rule-raft-election-start-ignored_es = {$me} ya es líder: el inicio se ignora
rule-raft-election-start-ignored_pt = {$me} já é líder: o início é ignorado
rule-raft-election-start-ignored-brief = start ignored
rule-raft-election-start-ignored-brief_es = inicio ignorado
rule-raft-election-start-ignored-brief_pt = início ignorado
rule-raft-election-recovered = {$me} is back; it has remembered term {$own} and its vote, and waits for a HEARTBEAT
rule-raft-election-recovered_es = {$me} ha vuelto; recuerda el mandato {$own} y su voto, y espera un HEARTBEAT
rule-raft-election-recovered_pt = {$me} voltou; lembra-se do mandato {$own} e do seu voto, e espera um HEARTBEAT
rule-raft-election-recovered-brief = back in term {$own}
rule-raft-election-recovered-brief_es = vuelve: mandato {$own}
rule-raft-election-recovered-brief_pt = volta: mandato {$own}
rule-raft-election-recovered-amnesia = {$me} is back; it has remembered term {$own} but not whom it voted for, and waits for a HEARTBEAT
rule-raft-election-recovered-amnesia_es = {$me} ha vuelto; recuerda el mandato {$own} pero no a quién votó, y espera un HEARTBEAT
rule-raft-election-recovered-amnesia_pt = {$me} voltou; lembra-se do mandato {$own}, mas não de em quem votou, e espera um HEARTBEAT
rule-raft-election-recovered-amnesia-brief = back, vote lost
rule-raft-election-recovered-amnesia-brief_es = vuelve sin su voto
rule-raft-election-recovered-amnesia-brief_pt = volta sem seu voto
rule-raft-election-timeout = {$me} has heard from no leader until its timer ran out: it stands for election
rule-raft-election-timeout_es = {$me} no ha sabido de ningún líder hasta agotar su plazo: se presenta a la elección
rule-raft-election-timeout_pt = {$me} não teve notícia de líder até o fim de seu prazo: candidata-se
rule-raft-election-timeout-brief = waited, stands
rule-raft-election-timeout-brief_es = se presenta
rule-raft-election-timeout-brief_pt = candidata-se
rule-raft-election-stand =
    {$me} begins term {$own} as a candidate, votes for itself and sends REQUEST_VOTE to { $others ->
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
rule-raft-election-newer-term = {$me} was in term {$own}, and term {$term} is newer: {$me} takes it over and follows
rule-raft-election-newer-term_es = {$me} estaba en el mandato {$own}, y el {$term} es más nuevo: {$me} lo adopta y pasa a seguidor
rule-raft-election-newer-term_pt = {$me} estava no mandato {$own}, e o {$term} é mais novo: {$me} o adota e passa a seguidor
rule-raft-election-newer-term-brief = term {$own} is over
    .outcome = {$me}: term {$own} is over
    .outcome-short = term {$own} is over
rule-raft-election-newer-term-brief_es = acaba el mand. {$own}
    .outcome = {$me}: acaba el mandato {$own}
    .outcome-short = acaba el mand. {$own}
rule-raft-election-newer-term-brief_pt = acaba o mand. {$own}
    .outcome = {$me}: acaba o mandato {$own}
    .outcome-short = acaba o mand. {$own}
rule-raft-election-newer-term-grant = {$me} was in term {$own}, and term {$term} is newer: {$me} takes it over and has not voted in it yet
rule-raft-election-newer-term-grant_es = {$me} estaba en el mandato {$own}, y el {$term} es más nuevo: {$me} lo adopta y en él aún no ha votado
rule-raft-election-newer-term-grant_pt = {$me} estava no mandato {$own}, e o {$term} é mais novo: {$me} o adota e nele ainda não votou
rule-raft-election-newer-term-grant-brief = newer: votes
    .outcome = newer: {$me} votes
    .outcome-short = newer: votes
rule-raft-election-newer-term-grant-brief_es = más nuevo: vota
    .outcome = más nuevo: {$me} vota
    .outcome-short = más nuevo: vota
rule-raft-election-newer-term-grant-brief_pt = mais novo: vota
    .outcome = mais novo: {$me} vota
    .outcome-short = mais novo: vota
rule-raft-election-newer-term-refuse = {$me} was in term {$own}, and term {$term} is newer: {$me} takes it over
rule-raft-election-newer-term-refuse_es = {$me} estaba en el mandato {$own}, y el {$term} es más nuevo: {$me} lo adopta
rule-raft-election-newer-term-refuse_pt = {$me} estava no mandato {$own}, e o {$term} é mais novo: {$me} o adota
rule-raft-election-newer-term-refuse-brief = newer: older log
    .outcome = older log: {$me} refuses
    .outcome-short = newer: older log
rule-raft-election-newer-term-refuse-brief_es = nuevo, log viejo
    .outcome = log viejo: {$me} se niega
    .outcome-short = nuevo, log viejo
rule-raft-election-newer-term-refuse-brief_pt = novo, log velho
    .outcome = log velho: {$me} recusa
    .outcome-short = novo, log velho
rule-raft-election-newer-term-follow = {$me} was in term {$own}, and term {$term} is newer: {$me} takes it over
rule-raft-election-newer-term-follow_es = {$me} estaba en el mandato {$own}, y el {$term} es más nuevo: {$me} lo adopta
rule-raft-election-newer-term-follow_pt = {$me} estava no mandato {$own}, e o {$term} é mais novo: {$me} o adota
rule-raft-election-newer-term-follow-brief = newer: follows
    .outcome = newer: {$me} follows
    .outcome-short = newer: follows
rule-raft-election-newer-term-follow-brief_es = más nuevo: sigue
    .outcome = más nuevo: {$me} lo sigue
    .outcome-short = más nuevo: sigue
rule-raft-election-newer-term-follow-brief_pt = mais novo: segue
    .outcome = mais novo: {$me} segue
    .outcome-short = mais novo: segue
rule-raft-election-grant = {$me} gives its vote in term {$term} to {$j}, remembers that, and waits anew for a HEARTBEAT
rule-raft-election-grant_es = {$me} da a {$j} su voto del mandato {$term}, lo recuerda y vuelve a esperar un HEARTBEAT
rule-raft-election-grant_pt = {$me} dá a {$j} seu voto do mandato {$term}, lembra-se disso e volta a esperar um HEARTBEAT
rule-raft-election-grant-brief = votes for {$j}
rule-raft-election-grant-brief_es = vota a {$j}
rule-raft-election-grant-brief_pt = vota em {$j}
rule-raft-election-refuse-term = {$me} is in term {$own} already and does not vote for {$j}, which asks for term {$term}
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
rule-raft-election-refuse-voted = {$me} has given its vote in term {$term} to {$voted} and has none left for {$j}
rule-raft-election-refuse-voted_es = {$me} ha dado a {$voted} su voto del mandato {$term} y no le queda ninguno para {$j}
rule-raft-election-refuse-voted_pt = {$me} deu a {$voted} seu voto do mandato {$term} e não tem mais nenhum para {$j}
rule-raft-election-refuse-voted-brief = voted for {$voted}: no
rule-raft-election-refuse-voted-brief_es = votó a {$voted}: no
rule-raft-election-refuse-voted-brief_pt = votou em {$voted}: não
rule-raft-election-refuse-candidate = {$me} has voted for itself in term {$term} and has no vote left for {$j}
rule-raft-election-refuse-candidate_es = {$me} se ha votado a sí mismo en el mandato {$term} y no le queda voto para {$j}
rule-raft-election-refuse-candidate_pt = {$me} votou em si mesmo no mandato {$term} e não tem mais voto para {$j}
rule-raft-election-refuse-candidate-brief = voted itself: no
rule-raft-election-refuse-candidate-brief_es = se votó a sí: no
rule-raft-election-refuse-candidate-brief_pt = votou em si: não
rule-raft-election-refuse-log = the log of {$j} ends with (term, length) = {$log}, that of {$me} with {$own_log}, which is more up to date: {$me} does not vote for {$j}
rule-raft-election-refuse-log_es = el registro de {$j} acaba en (mandato, longitud) = {$log}, el de {$me} en {$own_log}, más al día: {$me} no vota a {$j}
rule-raft-election-refuse-log_pt = o registro de {$j} acaba em (mandato, comprimento) = {$log}, o de {$me} em {$own_log}, mais atual: {$me} não vota em {$j}
rule-raft-election-refuse-log-brief = older log: no
rule-raft-election-refuse-log-brief_es = log más viejo: no
rule-raft-election-refuse-log-brief_pt = log velho: não
rule-raft-election-count = {$me} has { $votes ->
        [one] 1 vote
       *[other] {$votes} votes
    } of the {$majority} that make a majority of {$n}
rule-raft-election-count_es = {$me} tiene { $votes ->
        [one] 1 voto
       *[other] {$votes} votos
    } de los {$majority} que son mayoría de {$n}
rule-raft-election-count_pt = {$me} tem { $votes ->
        [one] 1 voto
       *[other] {$votes} votos
    } dos {$majority} que são maioria de {$n}
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
rule-raft-election-surplus = {$me} leads term {$term} already: the VOTE of {$j} changes nothing
rule-raft-election-surplus_es = {$me} ya es líder del mandato {$term}: el VOTE de {$j} no cambia nada
rule-raft-election-surplus_pt = {$me} já é líder do mandato {$term}: o VOTE de {$j} não muda nada
rule-raft-election-surplus-brief = leads already
rule-raft-election-surplus-brief_es = ya es líder
rule-raft-election-surplus-brief_pt = já é líder
rule-raft-election-vote-ignored = {$me} is no candidate of term {$term}, or has counted {$j} already: the VOTE of {$j} is ignored
rule-raft-election-vote-ignored_es = {$me} no es candidato del mandato {$term}, o ya ha contado a {$j}: el VOTE de {$j} se ignora
rule-raft-election-vote-ignored_pt = {$me} não é candidato do mandato {$term}, ou já contou {$j}: o VOTE de {$j} é ignorado
rule-raft-election-vote-ignored-brief = ignored
    .outcome = ignores the VOTE of {$j}
    .outcome-short = ignored
rule-raft-election-vote-ignored-brief_es = ignorado
    .outcome = ignora el VOTE de {$j}
    .outcome-short = ignorado
rule-raft-election-vote-ignored-brief_pt = ignorado
    .outcome = ignora o VOTE de {$j}
    .outcome-short = ignorado
rule-raft-election-follow = {$me} hears that {$j} leads term {$term}: it follows {$j} and waits for the next HEARTBEAT
rule-raft-election-follow_es = {$me} oye que {$j} es líder del mandato {$term}: sigue a {$j} y espera el próximo HEARTBEAT
rule-raft-election-follow_pt = {$me} fica sabendo que {$j} é líder do mandato {$term}: segue {$j} e espera o próximo HEARTBEAT
rule-raft-election-follow-brief = follows {$j}
rule-raft-election-follow-brief_es = sigue a {$j}
rule-raft-election-follow-brief_pt = segue {$j}
rule-raft-election-renew = {$me} hears that {$j}, its leader, is up: it waits anew for the next HEARTBEAT
rule-raft-election-renew_es = {$me} oye que {$j}, su líder, sigue en pie: vuelve a esperar el próximo HEARTBEAT
rule-raft-election-renew_pt = {$me} fica sabendo que {$j}, seu líder, está de pé: volta a esperar o próximo HEARTBEAT
rule-raft-election-renew-brief = {$j} is up
    .outcome = hears that {$j} is up
    .outcome-short = {$j} is up
rule-raft-election-renew-brief_es = {$j} sigue en pie
    .outcome = oye que {$j} sigue en pie
    .outcome-short = {$j} sigue en pie
rule-raft-election-renew-brief_pt = {$j} está de pé
    .outcome = ouve que {$j} está de pé
    .outcome-short = {$j} está de pé
rule-raft-election-reject = {$j} leads term {$term}, but {$me} is in term {$own} already: it tells {$j} so
rule-raft-election-reject_es = {$j} es líder del mandato {$term}, pero {$me} ya está en el mandato {$own}: se lo dice a {$j}
rule-raft-election-reject_pt = {$j} é líder do mandato {$term}, mas {$me} já está no mandato {$own}: avisa {$j}
rule-raft-election-reject-brief = {$term} < {$own}: rejects
    .outcome = {$me} rejects it
    .outcome-short = rejects
rule-raft-election-reject-brief_es = {$term} < {$own}: rechaza
    .outcome = {$me} lo rechaza
    .outcome-short = rechaza
rule-raft-election-reject-brief_pt = {$term} < {$own}: rejeita
    .outcome = {$me} o rejeita
    .outcome-short = rejeita
rule-raft-election-reject-ignored = that term {$term} has begun is no news to {$me}: ignored
rule-raft-election-reject-ignored_es = que ha empezado el mandato {$term} no es nuevo para {$me}: se ignora
rule-raft-election-reject-ignored_pt = que o mandato {$term} começou não é novidade para {$me}: ignorado
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

## Beside a process

badge-raft-election-term = t{$term}
badge-raft-election-term_es = t{$term}
badge-raft-election-term_pt = t{$term}

## The fields of a state

fact-raft-election-follower = follower
fact-raft-election-follower_es = seguidor
fact-raft-election-follower_pt = seguidor
fact-raft-election-candidate = candidate: {$votes} of {$majority} votes
fact-raft-election-candidate_es = candidato: {$votes} de {$majority} votos
fact-raft-election-candidate_pt = candidato: {$votes} de {$majority} votos
fact-raft-election-leader = leader
fact-raft-election-leader_es = líder
fact-raft-election-leader_pt = líder
fact-raft-election-term = term: {$term}
fact-raft-election-term_es = mandato: {$term}
fact-raft-election-term_pt = mandato: {$term}
fact-raft-election-voted = voted in this term for: {$voted}
fact-raft-election-voted_es = voto en este mandato: {$voted}
fact-raft-election-voted_pt = voto neste mandato: {$voted}
fact-raft-election-not-voted = voted in this term for: nobody
fact-raft-election-not-voted_es = voto en este mandato: ninguno
fact-raft-election-not-voted_pt = voto neste mandato: nenhum
fact-raft-election-log = end of its log: term {$term}, length {$length}
fact-raft-election-log_es = fin de su registro: mandato {$term}, longitud {$length}
fact-raft-election-log_pt = fim do seu registro: mandato {$term}, comprimento {$length}

## What a process waits for

wait-raft-election-votes = {$me} waits for votes in term {$term}: it has {$votes} of {$majority}
wait-raft-election-votes_es = {$me} espera votos en el mandato {$term}: tiene {$votes} de {$majority}
wait-raft-election-votes_pt = {$me} espera votos no mandato {$term}: tem {$votes} de {$majority}
wait-raft-election-heartbeat = {$me} waits for a HEARTBEAT of the leader of term {$term}
wait-raft-election-heartbeat_es = {$me} espera un HEARTBEAT del líder del mandato {$term}
wait-raft-election-heartbeat_pt = {$me} espera um HEARTBEAT do líder do mandato {$term}

## What a timer means that is armed: what will be so when it runs out

timer-raft-election-election = no HEARTBEAT until then: {$me} stands
timer-raft-election-election_es = sin HEARTBEAT hasta entonces: {$me} se presenta
timer-raft-election-election_pt = sem HEARTBEAT até lá: {$me} candidata-se
timer-raft-election-heartbeat = then {$me} says again that it leads
timer-raft-election-heartbeat_es = entonces {$me} vuelve a decir que es líder
timer-raft-election-heartbeat_pt = então {$me} repete que é líder

## How the property that belongs to terms was broken

property-one-leader-per-term-demands = No term ever has two leaders, be it one after the other.
property-one-leader-per-term-demands_es = Ningún mandato llega a tener dos líderes, ni siquiera uno tras otro.
property-one-leader-per-term-demands_pt = Nenhum mandato chega a ter dois líderes, nem mesmo um depois do outro.
property-one-leader-per-term-violated = in term {$term}, {$id} came to lead, though {$other} had been the leader of that term
property-one-leader-per-term-violated_es = en el mandato {$term}, pasó a ser líder {$id}, aunque ese mandato ya había tenido a {$other} por líder
property-one-leader-per-term-violated_pt = no mandato {$term}, {$id} passou a ser líder, embora esse mandato já tivesse tido {$other} como líder

## In the log, when a run that never ends has come to rest

log-quiet-upkeep = the run has come to rest: nothing but {$kind} is under way or to come
log-quiet-upkeep_es = la ejecución está en reposo: no hay nada en vuelo ni por venir salvo {$kind}
log-quiet-upkeep_pt = a execução está em repouso: não há nada em voo nem por vir, salvo {$kind}
log-quiet-upkeep-brief = at rest but for {$kind}
log-quiet-upkeep-brief_es = en reposo salvo {$kind}
log-quiet-upkeep-brief_pt = em repouso salvo {$kind}

# Each variant in one line.
variant-raft-election-standard = a majority of votes makes a leader; election timeouts are drawn, so that split votes are rare
variant-raft-election-standard_es = una mayoría de votos hace un líder; cada uno sortea cuánto esperar, y así los votos rara vez se dividen
variant-raft-election-standard_pt = uma maioria de votos faz um líder; cada um sorteia quanto esperar, e assim os votos raramente se dividem
variant-raft-election-fixed = election timeouts are all the same: votes that split once split in every term
variant-raft-election-fixed_es = nadie sortea cuánto esperar: quienes dividen los votos una vez los dividen siempre
variant-raft-election-fixed_pt = ninguém sorteia quanto esperar: quem divide os votos uma vez os divide sempre
variant-raft-election-amnesia = a process that crashes forgets its vote: a term may get two leaders
variant-raft-election-amnesia_es = quien cae olvida a quién votó: un mandato puede tener dos líderes
variant-raft-election-amnesia_pt = quem cai esquece em quem votou: um mandato pode ter dois líderes
