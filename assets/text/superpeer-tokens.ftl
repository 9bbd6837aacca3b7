# Super-peers by tokens: each step and its reason, as a sentence and in short (-brief, for the log). $me is the process,
# $j the sender, $token the number of a token, $holder who holds it.

rule-superpeer-tokens-start = all processes start: the first period of {$me} starts
rule-superpeer-tokens-start_es = todos los procesos empiezan: empieza el primer período de {$me}
rule-superpeer-tokens-start_pt = todos os processos começam: começa o primeiro período de {$me}
rule-superpeer-tokens-start-brief = starts
rule-superpeer-tokens-start-brief_es = empieza
rule-superpeer-tokens-start-brief_pt = começa
rule-superpeer-tokens-start-noticed = {$me} notices that its super-peer {$j} is gone
rule-superpeer-tokens-start-noticed_es = {$me} nota que su superpar {$j} ya no está
rule-superpeer-tokens-start-noticed_pt = {$me} percebe que o superpar {$j} se foi
rule-superpeer-tokens-start-noticed-brief = notices
rule-superpeer-tokens-start-noticed-brief_es = lo nota
rule-superpeer-tokens-start-noticed-brief_pt = nota
rule-superpeer-tokens-start-ignored = {$me} notices that its super-peer is gone; {$me} leaves the super-peer when no rumour names that super-peer any more
rule-superpeer-tokens-start-ignored_es = {$me} nota que su superpar ya no está; {$me} lo deja en cuanto ningún rumor lo nombre
rule-superpeer-tokens-start-ignored_pt = {$me} percebe que seu superpar se foi; {$me} o deixa assim que nenhum rumor o nomear
rule-superpeer-tokens-start-ignored-brief = waits for rumours
rule-superpeer-tokens-start-ignored-brief_es = espera rumores
rule-superpeer-tokens-start-ignored-brief_pt = espera rumores
rule-superpeer-tokens-recovered = {$me} is back, without a token and without a super-peer; its periods start with the first GOSSIP, or when all processes start
rule-superpeer-tokens-recovered_es = {$me} ha vuelto, sin token ni superpar; sus períodos empiezan con el primer GOSSIP, o cuando empiezan todos los procesos
rule-superpeer-tokens-recovered_pt = {$me} voltou, sem token nem superpar; seus períodos começam com o primeiro GOSSIP, ou quando todos os processos começam
rule-superpeer-tokens-recovered-brief = is back
rule-superpeer-tokens-recovered-brief_es = ha vuelto
rule-superpeer-tokens-recovered-brief_pt = voltou
rule-superpeer-tokens-get = {$me} gets token {$token}
rule-superpeer-tokens-get_es = {$me} recibe el token {$token}
rule-superpeer-tokens-get_pt = {$me} recebe o token {$token}
rule-superpeer-tokens-get-brief = gets token {$token}
rule-superpeer-tokens-get-brief_es = recibe token {$token}
rule-superpeer-tokens-get-brief_pt = recebe token {$token}
rule-superpeer-tokens-tell = a period starts: {$me} tells its neighbours that it holds token {$token} (rumour {$number})
rule-superpeer-tokens-tell_es = empieza un período: {$me} dice a sus vecinos que tiene el token {$token}, rumor {$number}
rule-superpeer-tokens-tell_pt = começa um período: {$me} diz a seus vizinhos que tem o token {$token}, rumor {$number}
rule-superpeer-tokens-tell-brief = tells: {$token}.{$number}
rule-superpeer-tokens-tell-brief_es = lo dice: {$token}.{$number}
rule-superpeer-tokens-tell-brief_pt = diz: {$token}.{$number}
rule-superpeer-tokens-settle =
    {$me} has held token {$token} for { $tenure ->
        [one] 1 whole period
       *[other] {$tenure} whole periods
    }: it is settled, and becomes a super-peer
rule-superpeer-tokens-settle_es =
    {$me} ha tenido el token {$token} durante { $tenure ->
        [one] 1 período entero
       *[other] {$tenure} períodos enteros
    }: está estable, y pasa a ser superpar
rule-superpeer-tokens-settle_pt =
    {$me} teve o token {$token} durante { $tenure ->
        [one] 1 período inteiro
       *[other] {$tenure} períodos inteiros
    }: está estável, e passa a ser superpar
rule-superpeer-tokens-settle-brief = super-peer
rule-superpeer-tokens-settle-brief_es = superpar
rule-superpeer-tokens-settle-brief_pt = superpar
rule-superpeer-tokens-begin-late = the rumour of token {$token} starts the periods of {$me}
rule-superpeer-tokens-begin-late_es = con el rumor del token {$token} empiezan los períodos de {$me}
rule-superpeer-tokens-begin-late_pt = com o rumor do token {$token} começam os períodos de {$me}
rule-superpeer-tokens-begin-late-brief = periods start
rule-superpeer-tokens-begin-late-brief_es = empiezan períodos
rule-superpeer-tokens-begin-late-brief_pt = começam períodos
rule-superpeer-tokens-pass-on = {$me} learns for the first time that {$holder} holds token {$token}: {$me} tells its other neighbours
rule-superpeer-tokens-pass-on_es = {$me} sabe por primera vez que {$holder} tiene el token {$token}: lo dice a sus otros vecinos
rule-superpeer-tokens-pass-on_pt = {$me} sabe pela primeira vez que {$holder} tem o token {$token}: diz a seus outros vizinhos
rule-superpeer-tokens-pass-on-brief = token {$token} at {$holder}
rule-superpeer-tokens-pass-on-brief_es = token {$token} en {$holder}
rule-superpeer-tokens-pass-on-brief_pt = token {$token} em {$holder}
rule-superpeer-tokens-gossip-ignored = {$me} already has this rumour, or a later one about this token: {$me} ignores it
rule-superpeer-tokens-gossip-ignored_es = {$me} ya tiene este rumor, o uno posterior de este token: se ignora
rule-superpeer-tokens-gossip-ignored_pt = {$me} já tem este rumor, ou um posterior deste token: ignora-o
rule-superpeer-tokens-gossip-ignored-brief = heard before
rule-superpeer-tokens-gossip-ignored-brief_es = ya oído
rule-superpeer-tokens-gossip-ignored-brief_pt = já ouvido
rule-superpeer-tokens-give-way = {$holder} holds token {$token}, and so does {$me}: {$me} gives up token {$token}
rule-superpeer-tokens-give-way_es = {$holder} tiene el token {$token}, y también {$me}: {$me} lo suelta
rule-superpeer-tokens-give-way_pt = {$holder} tem o token {$token}, e {$me} também: {$me} o solta
rule-superpeer-tokens-give-way-brief = gives up {$token}
rule-superpeer-tokens-give-way-brief_es = suelta {$token}
rule-superpeer-tokens-give-way-brief_pt = solta {$token}
rule-superpeer-tokens-stay = the force on token {$token} is not above its threshold: the token stays at {$me}
rule-superpeer-tokens-stay_es = la fuerza sobre el token {$token} no pasa de su umbral: el token se queda en {$me}
rule-superpeer-tokens-stay_pt = a força sobre o token {$token} não passa de seu limiar: o token fica em {$me}
rule-superpeer-tokens-stay-brief = stays
rule-superpeer-tokens-stay-brief_es = se queda
rule-superpeer-tokens-stay-brief_pt = fica
rule-superpeer-tokens-stuck = the force on token {$token} is above its threshold, but {$me} has no neighbour within 60 degrees of the force: the token stays
rule-superpeer-tokens-stuck_es = la fuerza sobre el token {$token} pasa de su umbral, pero {$me} no tiene vecinos a menos de 60 grados de su dirección: el token se queda
rule-superpeer-tokens-stuck_pt = a força sobre o token {$token} passa de seu limiar, mas {$me} não tem vizinhos a menos de 60 graus de sua direção: o token fica
rule-superpeer-tokens-stuck-brief = no target: stays
rule-superpeer-tokens-stuck-brief_es = sin destino
rule-superpeer-tokens-stuck-brief_pt = sem destino
rule-superpeer-tokens-offer = the force on token {$token} is above its threshold: {$me} offers the token to {$to}, the neighbour nearest to the direction of the force
rule-superpeer-tokens-offer_es = la fuerza sobre el token {$token} pasa de su umbral: {$me} ofrece el token a {$to}, el vecino más cercano a la dirección de la fuerza
rule-superpeer-tokens-offer_pt = a força sobre o token {$token} passa de seu limiar: {$me} oferece o token a {$to}, o vizinho mais próximo da direção da força
rule-superpeer-tokens-offer-brief = to {$to}
rule-superpeer-tokens-offer-brief_es = a {$to}
rule-superpeer-tokens-offer-brief_pt = a {$to}
rule-superpeer-tokens-accept = {$me} has no token: it takes token {$token} from {$j}
rule-superpeer-tokens-accept_es = {$me} no tiene token: toma el token {$token} de {$j}
rule-superpeer-tokens-accept_pt = {$me} não tem token: toma o token {$token} de {$j}
rule-superpeer-tokens-accept-brief = takes token {$token}
rule-superpeer-tokens-accept-brief_es = toma token {$token}
rule-superpeer-tokens-accept-brief_pt = toma token {$token}
rule-superpeer-tokens-decline = {$me} holds a token already: it does not take token {$token}
rule-superpeer-tokens-decline_es = {$me} ya tiene un token: no toma el token {$token}
rule-superpeer-tokens-decline_pt = {$me} já tem um token: não toma o token {$token}
rule-superpeer-tokens-decline-brief = has a token
rule-superpeer-tokens-decline-brief_es = ya tiene uno
rule-superpeer-tokens-decline-brief_pt = já tem um
rule-superpeer-tokens-handover-ignored = {$me} has a later rumour about this token: the handover is out of date
rule-superpeer-tokens-handover-ignored_es = {$me} tiene un rumor posterior de este token: la entrega está anticuada
rule-superpeer-tokens-handover-ignored_pt = {$me} tem um rumor posterior deste token: a entrega está desatualizada
rule-superpeer-tokens-handover-ignored-brief = out of date
rule-superpeer-tokens-handover-ignored-brief_es = anticuada
rule-superpeer-tokens-handover-ignored-brief_pt = desatualizada
rule-superpeer-tokens-let-go = {$j} now has token {$token}: {$me} gives up the token
rule-superpeer-tokens-let-go_es = {$j} tiene ahora el token {$token}: {$me} lo suelta
rule-superpeer-tokens-let-go_pt = {$j} tem agora o token {$token}: {$me} o solta
rule-superpeer-tokens-let-go-brief = gives up {$token}
rule-superpeer-tokens-let-go-brief_es = suelta {$token}
rule-superpeer-tokens-let-go-brief_pt = solta {$token}
rule-superpeer-tokens-accept-ignored = {$me} no longer holds this token: the ACCEPT is ignored
rule-superpeer-tokens-accept-ignored_es = {$me} ya no tiene ese token: el ACCEPT se ignora
rule-superpeer-tokens-accept-ignored_pt = {$me} já não tem esse token: o ACCEPT é ignorado
rule-superpeer-tokens-accept-ignored-brief = ignored
rule-superpeer-tokens-accept-ignored-brief_es = ignorado
rule-superpeer-tokens-accept-ignored-brief_pt = ignorado
rule-superpeer-tokens-keep = {$j} does not take token {$token}: {$me} keeps it
rule-superpeer-tokens-keep_es = {$j} no toma el token {$token}: {$me} lo conserva
rule-superpeer-tokens-keep_pt = {$j} não toma o token {$token}: {$me} o conserva
rule-superpeer-tokens-keep-brief = keeps {$token}
rule-superpeer-tokens-keep-brief_es = conserva {$token}
rule-superpeer-tokens-keep-brief_pt = conserva {$token}
rule-superpeer-tokens-refuse-ignored = {$me} no longer waits for this answer: {$me} ignores it
rule-superpeer-tokens-refuse-ignored_es = {$me} ya no espera esa respuesta: se ignora
rule-superpeer-tokens-refuse-ignored_pt = {$me} já não espera essa resposta: ignora-a
rule-superpeer-tokens-refuse-ignored-brief = ignored
rule-superpeer-tokens-refuse-ignored-brief_es = ignorado
rule-superpeer-tokens-refuse-ignored-brief_pt = ignorado
rule-superpeer-tokens-leave = no rumour says that {$leader} has been settled since {$leader} accepted {$me}: {$me} leaves its super-peer
rule-superpeer-tokens-leave_es = ningún rumor dice que {$leader} haya estado estable desde que aceptó a {$me}: {$me} deja a su superpar
rule-superpeer-tokens-leave_pt = nenhum rumor diz que {$leader} esteve estável desde que aceitou {$me}: {$me} deixa seu superpar
rule-superpeer-tokens-leave-brief = leaves {$leader}
rule-superpeer-tokens-leave-brief_es = deja a {$leader}
rule-superpeer-tokens-leave-brief_pt = deixa {$leader}
rule-superpeer-tokens-ask = {$me} asks {$to}, the nearest settled token holder that has not refused {$me}
rule-superpeer-tokens-ask_es = {$me} pide a {$to}, el proceso estable más cercano que no lo ha rechazado
rule-superpeer-tokens-ask_pt = {$me} pede a {$to}, o processo estável mais próximo que não o recusou
rule-superpeer-tokens-ask-brief = asks {$to}
rule-superpeer-tokens-ask-brief_es = pide a {$to}
rule-superpeer-tokens-ask-brief_pt = pede a {$to}
rule-superpeer-tokens-unserved = {$me} knows no settled holder of a token, or all have refused {$me}: no process serves {$me}
rule-superpeer-tokens-unserved_es = {$me} no conoce ningún proceso estable con token, o todos lo han rechazado: nadie lo sirve
rule-superpeer-tokens-unserved_pt = {$me} não conhece nenhum processo estável com token, ou todos o recusaram: ninguém o serve
rule-superpeer-tokens-unserved-brief = unserved
rule-superpeer-tokens-unserved-brief_es = sin superpar
rule-superpeer-tokens-unserved-brief_pt = sem superpar
rule-superpeer-tokens-welcome =
    {$me} accepts {$j}: {$me} now serves { $members ->
        [one] 1 member
       *[other] {$members} members
    }
rule-superpeer-tokens-welcome_es =
    {$me} acepta a {$j}: ahora sirve a { $members ->
        [one] 1 miembro
       *[other] {$members} miembros
    }
rule-superpeer-tokens-welcome_pt =
    {$me} aceita {$j}: agora serve { $members ->
        [one] 1 membro
       *[other] {$members} membros
    }
rule-superpeer-tokens-welcome-brief = members: {$members}
rule-superpeer-tokens-welcome-brief_es = miembros: {$members}
rule-superpeer-tokens-welcome-brief_pt = membros: {$members}
rule-superpeer-tokens-welcome-again = {$j} is already a member of {$me}: {$me} accepts it again
rule-superpeer-tokens-welcome-again_es = {$j} ya es miembro de {$me}: se le acepta otra vez
rule-superpeer-tokens-welcome-again_pt = {$j} já é membro de {$me}: é aceito outra vez
rule-superpeer-tokens-welcome-again-brief = accepts again
rule-superpeer-tokens-welcome-again-brief_es = acepta otra vez
rule-superpeer-tokens-welcome-again-brief_pt = aceita outra vez
rule-superpeer-tokens-full = {$me} has no room, or is no super-peer: it does not accept {$j}
rule-superpeer-tokens-full_es = {$me} no tiene sitio, o no es superpar: no acepta a {$j}
rule-superpeer-tokens-full_pt = {$me} não tem lugar, ou não é superpar: não aceita {$j}
rule-superpeer-tokens-full-brief = no room
rule-superpeer-tokens-full-brief_es = no hay sitio
rule-superpeer-tokens-full-brief_pt = não há lugar
rule-superpeer-tokens-follow = {$me} is accepted: {$j} serves it
rule-superpeer-tokens-follow_es = {$me} es aceptado: {$j} lo sirve
rule-superpeer-tokens-follow_pt = {$me} é aceito: {$j} o serve
rule-superpeer-tokens-follow-brief = member of {$j}
rule-superpeer-tokens-follow-brief_es = miembro de {$j}
rule-superpeer-tokens-follow-brief_pt = membro de {$j}
rule-superpeer-tokens-welcome-ignored = {$me} has a token itself: the WELCOME is ignored
rule-superpeer-tokens-welcome-ignored_es = {$me} ya tiene un token: se ignora el WELCOME
rule-superpeer-tokens-welcome-ignored_pt = {$me} já tem um token: o WELCOME é ignorado
rule-superpeer-tokens-welcome-ignored-brief = ignored
rule-superpeer-tokens-welcome-ignored-brief_es = ignorado
rule-superpeer-tokens-welcome-ignored-brief_pt = ignorado
rule-superpeer-tokens-refused-by = {$j} does not accept {$me}: {$me} will ask the next holder
rule-superpeer-tokens-refused-by_es = {$j} no acepta a {$me}: {$me} pedirá al siguiente más cercano
rule-superpeer-tokens-refused-by_pt = {$j} não aceita {$me}: {$me} pedirá ao próximo mais perto
rule-superpeer-tokens-refused-by-brief = refused
rule-superpeer-tokens-refused-by-brief_es = rechazado
rule-superpeer-tokens-refused-by-brief_pt = recusado
rule-superpeer-tokens-full-ignored = {$me} is not waiting for this refusal: {$me} ignores it
rule-superpeer-tokens-full-ignored_es = {$me} no espera este rechazo: se ignora
rule-superpeer-tokens-full-ignored_pt = {$me} não espera esta recusa: ignora-a
rule-superpeer-tokens-full-ignored-brief = ignored
rule-superpeer-tokens-full-ignored-brief_es = ignorado
rule-superpeer-tokens-full-ignored-brief_pt = ignorado

## Beside a process, and its fields

badge-superpeer-tokens = ◉{$token}
badge-superpeer-tokens_es = ◉{$token}
badge-superpeer-tokens_pt = ◉{$token}
badge-superpeer-tokens-settled = ★◉{$token}
badge-superpeer-tokens-settled_es = ★◉{$token}
badge-superpeer-tokens-settled_pt = ★◉{$token}
fact-superpeer-tokens-none = holds no token
fact-superpeer-tokens-none_es = no tiene token
fact-superpeer-tokens-none_pt = não tem token
fact-superpeer-tokens-held = token {$token}, held for {$periods} of {$tenure} periods
fact-superpeer-tokens-held_es = token {$token}, desde hace {$periods} de {$tenure} períodos
fact-superpeer-tokens-held_pt = token {$token}, há {$periods} de {$tenure} períodos
fact-superpeer-tokens-force = force {$force}, threshold {$theta}
fact-superpeer-tokens-force_es = fuerza {$force}, umbral {$theta}
fact-superpeer-tokens-force_pt = força {$force}, limiar {$theta}
fact-superpeer-tokens-no-members = has no members
fact-superpeer-tokens-no-members_es = no tiene miembros
fact-superpeer-tokens-no-members_pt = não tem membros
fact-superpeer-tokens-members = serves {$count}: {$ids}
fact-superpeer-tokens-members_es = sirve a {$count}: {$ids}
fact-superpeer-tokens-members_pt = serve {$count}: {$ids}
fact-superpeer-tokens-heard = known tokens: {$count}
fact-superpeer-tokens-heard_es = tokens conocidos: {$count}
fact-superpeer-tokens-heard_pt = tokens conhecidos: {$count}

## What a process waits for, and its timers

wait-superpeer-tokens-accept = {$me} waits for the answer of {$j} to its HANDOVER
wait-superpeer-tokens-accept_es = {$me} espera la respuesta de {$j} a su HANDOVER
wait-superpeer-tokens-accept_pt = {$me} espera a resposta de {$j} a seu HANDOVER
wait-superpeer-tokens-welcome = {$me} waits for the answer of {$j} to its JOIN
wait-superpeer-tokens-welcome_es = {$me} espera la respuesta de {$j} a su JOIN
wait-superpeer-tokens-welcome_pt = {$me} espera a resposta de {$j} a seu JOIN
timer-superpeer-tokens-period = then the next period of {$me} starts
timer-superpeer-tokens-period_es = entonces empieza el período siguiente de {$me}
timer-superpeer-tokens-period_pt = então começa o período seguinte de {$me}
timer-superpeer-tokens-sum = then all rumours of the period have arrived: {$me} adds up the forces if it holds a token; if not, it asks for a super-peer
timer-superpeer-tokens-sum_es = entonces han llegado todos los rumores del período: {$me} suma las fuerzas si tiene un token; si no, pide un superpar
timer-superpeer-tokens-sum_pt = então chegaram todos os rumores do período: {$me} soma as forças se tem um token; se não, pede um superpar

## The values that a process holds

holding-superpeer-tokens-token = token
holding-superpeer-tokens-token_es = token
holding-superpeer-tokens-token_pt = token
holding-superpeer-tokens-force = force
holding-superpeer-tokens-force_es = fuerza
holding-superpeer-tokens-force_pt = força
holding-superpeer-tokens-theta = threshold
holding-superpeer-tokens-theta_es = umbral
holding-superpeer-tokens-theta_pt = limiar

## Parameters that are refused

refused-superpeer-tokens-count = {$n} processes cannot have {$tokens} tokens
refused-superpeer-tokens-count_es = {$n} procesos no pueden tener {$tokens} tokens
refused-superpeer-tokens-count_pt = {$n} processos não podem ter {$tokens} tokens
refused-superpeer-tokens-count-mend = write 1 to {$n} tokens
refused-superpeer-tokens-count-mend_es = escribe de 1 a {$n} tokens
refused-superpeer-tokens-count-mend_pt = escreva de 1 a {$n} tokens
refused-superpeer-tokens-down = token {$token} is given to a process that is down
refused-superpeer-tokens-down_es = el token {$token} se da a un proceso caído
refused-superpeer-tokens-down_pt = o token {$token} é dado a um processo caído
refused-superpeer-tokens-down-mend = give it to a process that is up at tick 0
refused-superpeer-tokens-down-mend_es = dalo a un proceso que esté vivo en el tick 0
refused-superpeer-tokens-down-mend_pt = dê o token a um processo que esteja vivo no tick 0
refused-superpeer-tokens-theta = with `theta` = 0 the threshold of a token stays 0 after each move: the tokens never come to rest
refused-superpeer-tokens-theta_es = con `theta` = 0 el umbral de un token sigue en 0 tras cada movimiento: los tokens nunca llegan al reposo
refused-superpeer-tokens-theta_pt = com `theta` = 0 o limiar de um token continua em 0 após cada movimento: os tokens nunca chegam ao repouso
refused-superpeer-tokens-theta-mend = write a number above 0, such as 0.5
refused-superpeer-tokens-theta-mend_es = escribe un número mayor que 0, como 0.5
refused-superpeer-tokens-theta-mend_pt = escreva um número maior que 0, como 0.5
refused-superpeer-tokens-period = a `period` of {$period} ticks is too short: in one period a rumour must reach all processes, and an answer must arrive
refused-superpeer-tokens-period_es = un `period` de {$period} ticks es demasiado corto: en un período un rumor debe llegar a todos los procesos, y debe llegar una respuesta
refused-superpeer-tokens-period_pt = um `period` de {$period} ticks é curto demais: em um período um rumor deve chegar a todos os processos, e deve chegar uma resposta
refused-superpeer-tokens-period-mend = write at least {$least} ticks
refused-superpeer-tokens-period-mend_es = escribe al menos {$least} ticks
refused-superpeer-tokens-period-mend_pt = escreva ao menos {$least} ticks

# One line for each variant.
variant-superpeer-tokens-standard = tokens repel each other; a process that has held a token for enough periods serves the processes around it
variant-superpeer-tokens-standard_es = los tokens se repelen; un proceso que ha tenido un token durante bastantes períodos sirve a los procesos de alrededor
variant-superpeer-tokens-standard_pt = os tokens se repelem; um processo que teve um token por bastantes períodos serve os processos ao seu redor
variant-superpeer-tokens-restless = the threshold of a moving token does not grow: some tokens move for ever
variant-superpeer-tokens-restless_es = el umbral de un token que se mueve no crece: algunos se mueven sin fin
variant-superpeer-tokens-restless_pt = o limiar de um token que se move não cresce: alguns se movem sem fim
