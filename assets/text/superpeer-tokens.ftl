# Super-peers by tokens: what a step did and why, as a whole sentence and in a few words (-brief, for the log). $me is the process, $j the
# sender, $token the number of a token, $holder who holds it.

rule-superpeer-tokens-start = all begin: the first period of {$me} begins
rule-superpeer-tokens-start_es = todos empiezan: empieza el primer período de {$me}
rule-superpeer-tokens-start_pt = todos começam: começa o primeiro período de {$me}
rule-superpeer-tokens-start-brief = begins
rule-superpeer-tokens-start-brief_es = empieza
rule-superpeer-tokens-start-brief_pt = começa
rule-superpeer-tokens-start-noticed = {$me} notices that its super-peer {$j} is gone
rule-superpeer-tokens-start-noticed_es = {$me} nota que su superpar {$j} no está
rule-superpeer-tokens-start-noticed_pt = {$me} nota que seu superpar {$j} se foi
rule-superpeer-tokens-start-noticed-brief = notices
rule-superpeer-tokens-start-noticed-brief_es = lo nota
rule-superpeer-tokens-start-noticed-brief_pt = nota
rule-superpeer-tokens-start-ignored = {$me} has begun before: the start is ignored
rule-superpeer-tokens-start-ignored_es = {$me} ya empezó: se ignora el inicio
rule-superpeer-tokens-start-ignored_pt = {$me} já começou: o início é ignorado
rule-superpeer-tokens-start-ignored-brief = start ignored
rule-superpeer-tokens-start-ignored-brief_es = inicio ignorado
rule-superpeer-tokens-start-ignored-brief_pt = início ignorado
rule-superpeer-tokens-recovered = {$me} is back, without token and super-peer; its periods begin with the first rumour that it hears
rule-superpeer-tokens-recovered_es = {$me} ha vuelto, sin ficha ni superpar; sus períodos empiezan con el primer rumor que oiga
rule-superpeer-tokens-recovered_pt = {$me} voltou, sem ficha nem superpar; seus períodos começam com o primeiro rumor que ouvir
rule-superpeer-tokens-recovered-brief = is back
rule-superpeer-tokens-recovered-brief_es = ha vuelto
rule-superpeer-tokens-recovered-brief_pt = voltou
rule-superpeer-tokens-get = {$me} gets token {$token}
rule-superpeer-tokens-get_es = {$me} recibe la ficha {$token}
rule-superpeer-tokens-get_pt = {$me} recebe a ficha {$token}
rule-superpeer-tokens-get-brief = gets token {$token}
rule-superpeer-tokens-get-brief_es = recibe ficha {$token}
rule-superpeer-tokens-get-brief_pt = recebe ficha {$token}
rule-superpeer-tokens-tell = a period begins: {$me} tells its neighbours that it holds token {$token}, rumour {$number}
rule-superpeer-tokens-tell_es = empieza un período: {$me} dice a sus vecinos que tiene la ficha {$token}, rumor {$number}
rule-superpeer-tokens-tell_pt = começa um período: {$me} diz a seus vizinhos que tem a ficha {$token}, rumor {$number}
rule-superpeer-tokens-tell-brief = tells: {$token}.{$number}
rule-superpeer-tokens-tell-brief_es = lo dice: {$token}.{$number}
rule-superpeer-tokens-tell-brief_pt = diz: {$token}.{$number}
rule-superpeer-tokens-settle =
    {$me} has held token {$token} through { $tenure ->
        [one] 1 whole period
       *[other] {$tenure} whole periods
    }: it is settled, and a super-peer
rule-superpeer-tokens-settle_es =
    {$me} ha tenido la ficha {$token} durante { $tenure ->
        [one] 1 período entero
       *[other] {$tenure} períodos enteros
    }: está fijo, y es superpar
rule-superpeer-tokens-settle_pt =
    {$me} teve a ficha {$token} durante { $tenure ->
        [one] 1 período inteiro
       *[other] {$tenure} períodos inteiros
    }: está fixo, e é superpar
rule-superpeer-tokens-settle-brief = super-peer
rule-superpeer-tokens-settle-brief_es = superpar
rule-superpeer-tokens-settle-brief_pt = superpar
rule-superpeer-tokens-begin-late = with the rumour of token {$token} the periods of {$me} begin
rule-superpeer-tokens-begin-late_es = con el rumor de la ficha {$token} empiezan los períodos de {$me}
rule-superpeer-tokens-begin-late_pt = com o rumor da ficha {$token} começam os períodos de {$me}
rule-superpeer-tokens-begin-late-brief = periods begin
rule-superpeer-tokens-begin-late-brief_es = hay períodos
rule-superpeer-tokens-begin-late-brief_pt = há períodos
rule-superpeer-tokens-pass-on = {$me} hears for the first time that {$holder} holds token {$token}: it tells its other neighbours
rule-superpeer-tokens-pass-on_es = {$me} oye por primera vez que {$holder} tiene la ficha {$token}: lo dice a sus otros vecinos
rule-superpeer-tokens-pass-on_pt = {$me} ouve pela primeira vez que {$holder} tem a ficha {$token}: diz a seus outros vizinhos
rule-superpeer-tokens-pass-on-brief = {$token} at {$holder}
rule-superpeer-tokens-pass-on-brief_es = {$token} en {$holder}
rule-superpeer-tokens-pass-on-brief_pt = {$token} em {$holder}
rule-superpeer-tokens-gossip-ignored = {$me} has heard that rumour, or a later one of that token: ignored
rule-superpeer-tokens-gossip-ignored_es = {$me} ya ha oído ese rumor, o uno posterior de esa ficha: se ignora
rule-superpeer-tokens-gossip-ignored_pt = {$me} já ouviu esse rumor, ou um posterior dessa ficha: ignorado
rule-superpeer-tokens-gossip-ignored-brief = heard before
rule-superpeer-tokens-gossip-ignored-brief_es = ya oído
rule-superpeer-tokens-gossip-ignored-brief_pt = já ouvido
rule-superpeer-tokens-give-way = {$me} hears that {$holder} holds token {$token}, which it holds itself: it lets it go
rule-superpeer-tokens-give-way_es = {$me} oye que {$holder} tiene la ficha {$token}, que también tiene {$me}: la suelta
rule-superpeer-tokens-give-way_pt = {$me} ouve que {$holder} tem a ficha {$token}, que {$me} também tem: solta-a
rule-superpeer-tokens-give-way-brief = lets {$token} go
rule-superpeer-tokens-give-way-brief_es = suelta {$token}
rule-superpeer-tokens-give-way-brief_pt = solta {$token}
rule-superpeer-tokens-stay = the force on token {$token} is not above its threshold: it stays at {$me}
rule-superpeer-tokens-stay_es = la fuerza sobre la ficha {$token} no pasa de su umbral: se queda en {$me}
rule-superpeer-tokens-stay_pt = a força sobre a ficha {$token} não passa de seu limiar: fica em {$me}
rule-superpeer-tokens-stay-brief = stays
rule-superpeer-tokens-stay-brief_es = se queda
rule-superpeer-tokens-stay-brief_pt = fica
rule-superpeer-tokens-stuck = the force on token {$token} is above its threshold, but no neighbour of {$me} lies within 60 degrees of its direction: it stays
rule-superpeer-tokens-stuck_es = la fuerza sobre la ficha {$token} pasa de su umbral, pero ningún vecino de {$me} está a menos de 60 grados de su dirección: se queda
rule-superpeer-tokens-stuck_pt = a força sobre a ficha {$token} passa de seu limiar, mas nenhum vizinho de {$me} está a menos de 60 graus de sua direção: fica
rule-superpeer-tokens-stuck-brief = no way: stays
rule-superpeer-tokens-stuck-brief_es = sin vía
rule-superpeer-tokens-stuck-brief_pt = sem via
rule-superpeer-tokens-offer = the force on token {$token} is above its threshold: {$me} hands it over to {$to}, which lies nearest to its direction
rule-superpeer-tokens-offer_es = la fuerza sobre la ficha {$token} pasa de su umbral: {$me} la entrega a {$to}, el más cercano a su dirección
rule-superpeer-tokens-offer_pt = a força sobre a ficha {$token} passa de seu limiar: {$me} a entrega a {$to}, o mais próximo de sua direção
rule-superpeer-tokens-offer-brief = to {$to}
rule-superpeer-tokens-offer-brief_es = a {$to}
rule-superpeer-tokens-offer-brief_pt = a {$to}
rule-superpeer-tokens-accept = {$me} has no token: it takes token {$token} from {$j}
rule-superpeer-tokens-accept_es = {$me} no tiene ficha: toma la ficha {$token} de {$j}
rule-superpeer-tokens-accept_pt = {$me} não tem ficha: toma a ficha {$token} de {$j}
rule-superpeer-tokens-accept-brief = takes token {$token}
rule-superpeer-tokens-accept-brief_es = toma ficha {$token}
rule-superpeer-tokens-accept-brief_pt = toma ficha {$token}
rule-superpeer-tokens-decline = {$me} holds a token already: it does not take token {$token}
rule-superpeer-tokens-decline_es = {$me} ya tiene una ficha: no toma la ficha {$token}
rule-superpeer-tokens-decline_pt = {$me} já tem uma ficha: não toma a ficha {$token}
rule-superpeer-tokens-decline-brief = holds one
rule-superpeer-tokens-decline-brief_es = ya tiene una
rule-superpeer-tokens-decline-brief_pt = já tem uma
rule-superpeer-tokens-handover-ignored = {$me} has heard a later rumour of that token: the handover is out of date
rule-superpeer-tokens-handover-ignored_es = {$me} ha oído un rumor posterior de esa ficha: la entrega está anticuada
rule-superpeer-tokens-handover-ignored_pt = {$me} ouviu um rumor posterior dessa ficha: a entrega está desatualizada
rule-superpeer-tokens-handover-ignored-brief = out of date
rule-superpeer-tokens-handover-ignored-brief_es = anticuada
rule-superpeer-tokens-handover-ignored-brief_pt = desatualizada
rule-superpeer-tokens-let-go = {$j} has token {$token} now: {$me} lets it go
rule-superpeer-tokens-let-go_es = {$j} tiene ahora la ficha {$token}: {$me} la suelta
rule-superpeer-tokens-let-go_pt = {$j} tem agora a ficha {$token}: {$me} a solta
rule-superpeer-tokens-let-go-brief = lets {$token} go
rule-superpeer-tokens-let-go-brief_es = suelta {$token}
rule-superpeer-tokens-let-go-brief_pt = solta {$token}
rule-superpeer-tokens-accept-ignored = {$me} does not hold that token any more: ignored
rule-superpeer-tokens-accept-ignored_es = {$me} ya no tiene esa ficha: se ignora
rule-superpeer-tokens-accept-ignored_pt = {$me} já não tem essa ficha: ignorado
rule-superpeer-tokens-accept-ignored-brief = ignored
rule-superpeer-tokens-accept-ignored-brief_es = ignorado
rule-superpeer-tokens-accept-ignored-brief_pt = ignorado
rule-superpeer-tokens-keep = {$j} does not take token {$token}: {$me} keeps it
rule-superpeer-tokens-keep_es = {$j} no toma la ficha {$token}: {$me} la conserva
rule-superpeer-tokens-keep_pt = {$j} não toma a ficha {$token}: {$me} a conserva
rule-superpeer-tokens-keep-brief = keeps {$token}
rule-superpeer-tokens-keep-brief_es = conserva {$token}
rule-superpeer-tokens-keep-brief_pt = conserva {$token}
rule-superpeer-tokens-refuse-ignored = {$me} does not wait for that answer any more: ignored
rule-superpeer-tokens-refuse-ignored_es = {$me} ya no espera esa respuesta: se ignora
rule-superpeer-tokens-refuse-ignored_pt = {$me} já não espera essa resposta: ignorada
rule-superpeer-tokens-refuse-ignored-brief = ignored
rule-superpeer-tokens-refuse-ignored-brief_es = ignorado
rule-superpeer-tokens-refuse-ignored-brief_pt = ignorado
rule-superpeer-tokens-leave = no rumour names {$leader} as settled where it was: {$me} gives its super-peer up
rule-superpeer-tokens-leave_es = ningún rumor nombra a {$leader} como fijo en su sitio: {$me} deja a su superpar
rule-superpeer-tokens-leave_pt = nenhum rumor nomeia {$leader} como fixo em seu lugar: {$me} deixa seu superpar
rule-superpeer-tokens-leave-brief = leaves {$leader}
rule-superpeer-tokens-leave-brief_es = deja a {$leader}
rule-superpeer-tokens-leave-brief_pt = deixa {$leader}
rule-superpeer-tokens-ask = {$me} asks {$to}, the nearest settled holder that has not refused it
rule-superpeer-tokens-ask_es = {$me} pide a {$to}, el fijo más cercano que no lo ha rechazado
rule-superpeer-tokens-ask_pt = {$me} pede a {$to}, o fixo mais próximo que não o recusou
rule-superpeer-tokens-ask-brief = asks {$to}
rule-superpeer-tokens-ask-brief_es = pide a {$to}
rule-superpeer-tokens-ask-brief_pt = pede a {$to}
rule-superpeer-tokens-unserved = {$me} has heard of no settled holder, or all have refused it: nobody serves it
rule-superpeer-tokens-unserved_es = {$me} no ha oído de nadie fijo, o todos lo han rechazado: nadie lo sirve
rule-superpeer-tokens-unserved_pt = {$me} não ouviu de ninguém fixo, ou todos o recusaram: ninguém o serve
rule-superpeer-tokens-unserved-brief = unserved
rule-superpeer-tokens-unserved-brief_es = sin superpar
rule-superpeer-tokens-unserved-brief_pt = sem superpar
rule-superpeer-tokens-welcome =
    {$me} takes {$j} in: it serves { $members ->
        [one] 1 member
       *[other] {$members} members
    } now
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
rule-superpeer-tokens-welcome-brief = member {$members}
rule-superpeer-tokens-welcome-brief_es = miembro {$members}
rule-superpeer-tokens-welcome-brief_pt = membro {$members}
rule-superpeer-tokens-welcome-again = {$j} is a member of {$me} already: it is welcomed again
rule-superpeer-tokens-welcome-again_es = {$j} ya es miembro de {$me}: se le acepta otra vez
rule-superpeer-tokens-welcome-again_pt = {$j} já é membro de {$me}: é aceito outra vez
rule-superpeer-tokens-welcome-again-brief = again
rule-superpeer-tokens-welcome-again-brief_es = otra vez
rule-superpeer-tokens-welcome-again-brief_pt = outra vez
rule-superpeer-tokens-full = {$me} has no room, or is no super-peer: it does not take {$j}
rule-superpeer-tokens-full_es = {$me} no tiene sitio, o no es superpar: no acepta a {$j}
rule-superpeer-tokens-full_pt = {$me} não tem lugar, ou não é superpar: não aceita {$j}
rule-superpeer-tokens-full-brief = no room
rule-superpeer-tokens-full-brief_es = no hay sitio
rule-superpeer-tokens-full-brief_pt = não há lugar
rule-superpeer-tokens-follow = {$me} is taken in: {$j} serves it
rule-superpeer-tokens-follow_es = {$me} es aceptado: {$j} lo sirve
rule-superpeer-tokens-follow_pt = {$me} é aceito: {$j} o serve
rule-superpeer-tokens-follow-brief = member of {$j}
rule-superpeer-tokens-follow-brief_es = miembro de {$j}
rule-superpeer-tokens-follow-brief_pt = membro de {$j}
rule-superpeer-tokens-welcome-ignored = {$me} is a super-peer itself: the welcome is ignored
rule-superpeer-tokens-welcome-ignored_es = {$me} es superpar: se ignora la bienvenida
rule-superpeer-tokens-welcome-ignored_pt = {$me} é superpar: a resposta é ignorada
rule-superpeer-tokens-welcome-ignored-brief = ignored
rule-superpeer-tokens-welcome-ignored-brief_es = ignorado
rule-superpeer-tokens-welcome-ignored-brief_pt = ignorado
rule-superpeer-tokens-refused-by = {$j} does not take {$me}, which goes on to the next nearest
rule-superpeer-tokens-refused-by_es = {$j} no acepta a {$me}, que sigue con el siguiente más cercano
rule-superpeer-tokens-refused-by_pt = {$j} não aceita {$me}, que segue com o próximo mais perto
rule-superpeer-tokens-refused-by-brief = refused
rule-superpeer-tokens-refused-by-brief_es = rechazado
rule-superpeer-tokens-refused-by-brief_pt = recusado
rule-superpeer-tokens-full-ignored = {$me} does not wait for that refusal: ignored
rule-superpeer-tokens-full-ignored_es = {$me} no espera ese rechazo: se ignora
rule-superpeer-tokens-full-ignored_pt = {$me} não espera essa recusa: ignorada
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
fact-superpeer-tokens-none_es = no tiene ficha
fact-superpeer-tokens-none_pt = não tem ficha
fact-superpeer-tokens-held = token {$token}, held for {$periods} of {$tenure} periods
fact-superpeer-tokens-held_es = ficha {$token}, desde hace {$periods} de {$tenure} períodos
fact-superpeer-tokens-held_pt = ficha {$token}, há {$periods} de {$tenure} períodos
fact-superpeer-tokens-force = force {$force}, threshold {$theta}
fact-superpeer-tokens-force_es = fuerza {$force}, umbral {$theta}
fact-superpeer-tokens-force_pt = força {$force}, limiar {$theta}
fact-superpeer-tokens-no-members = serves nobody else
fact-superpeer-tokens-no-members_es = no sirve a nadie más
fact-superpeer-tokens-no-members_pt = não serve mais ninguém
fact-superpeer-tokens-members = serves {$count}: {$ids}
fact-superpeer-tokens-members_es = sirve a {$count}: {$ids}
fact-superpeer-tokens-members_pt = serve {$count}: {$ids}
fact-superpeer-tokens-heard = tokens heard of: {$count}
fact-superpeer-tokens-heard_es = fichas de las que ha oído: {$count}
fact-superpeer-tokens-heard_pt = fichas de que ouviu: {$count}

## What a process waits for, and its timers

wait-superpeer-tokens-accept = {$me} waits for the answer of {$j} to its token
wait-superpeer-tokens-accept_es = {$me} espera la respuesta de {$j} a su ficha
wait-superpeer-tokens-accept_pt = {$me} espera a resposta de {$j} a sua ficha
wait-superpeer-tokens-welcome = {$me} waits for the answer of {$j} to its JOIN
wait-superpeer-tokens-welcome_es = {$me} espera la respuesta de {$j} a su JOIN
wait-superpeer-tokens-welcome_pt = {$me} espera a resposta de {$j} a seu JOIN
timer-superpeer-tokens-period = then the next period of {$me} begins
timer-superpeer-tokens-period_es = entonces empieza el período siguiente de {$me}
timer-superpeer-tokens-period_pt = então começa o período seguinte de {$me}
timer-superpeer-tokens-sum = then all rumours of the period have come: {$me} adds up the forces, or asks for a super-peer
timer-superpeer-tokens-sum_es = entonces han llegado todos los rumores del período: {$me} suma las fuerzas, o pide un superpar
timer-superpeer-tokens-sum_pt = então chegaram todos os rumores do período: {$me} soma as forças, ou pede um superpar

## What a process holds

holding-superpeer-tokens-token = token
holding-superpeer-tokens-token_es = ficha
holding-superpeer-tokens-token_pt = ficha
holding-superpeer-tokens-force = force
holding-superpeer-tokens-force_es = fuerza
holding-superpeer-tokens-force_pt = força
holding-superpeer-tokens-theta = threshold
holding-superpeer-tokens-theta_es = umbral
holding-superpeer-tokens-theta_pt = limiar

## What cannot be

refused-superpeer-tokens-count = {$tokens} tokens for {$n} processes
refused-superpeer-tokens-count_es = {$tokens} fichas para {$n} procesos
refused-superpeer-tokens-count_pt = {$tokens} fichas para {$n} processos
refused-superpeer-tokens-count-mend = give 1 to {$n} tokens
refused-superpeer-tokens-count-mend_es = da de 1 a {$n} fichas
refused-superpeer-tokens-count-mend_pt = dê de 1 a {$n} fichas
refused-superpeer-tokens-down = token {$token} is given to a process that is down
refused-superpeer-tokens-down_es = la ficha {$token} se da a un proceso caído
refused-superpeer-tokens-down_pt = a ficha {$token} é dada a um processo caído
refused-superpeer-tokens-down-mend = give it to a process that is up at tick 0
refused-superpeer-tokens-down-mend_es = dala a un proceso que esté en pie en el tick 0
refused-superpeer-tokens-down-mend_pt = dê-a a um processo que esteja ativo no tick 0
refused-superpeer-tokens-period = a `period` of {$period} ticks is over before a rumour is everywhere and an answer has come
refused-superpeer-tokens-period_es = un `period` de {$period} ticks acaba antes de que un rumor llegue a todos y haya respuesta
refused-superpeer-tokens-period_pt = um `period` de {$period} ticks acaba antes que um rumor chegue a todos e haja resposta
refused-superpeer-tokens-period-mend = give at least {$least} ticks
refused-superpeer-tokens-period-mend_es = da al menos {$least} ticks
refused-superpeer-tokens-period-mend_pt = dê ao menos {$least} ticks

# Each variant in one line.
variant-superpeer-tokens-standard = tokens push each other away; who has held one long enough serves those around it
variant-superpeer-tokens-standard_es = las fichas se repelen; quien ha tenido una bastante tiempo sirve a los de alrededor
variant-superpeer-tokens-standard_pt = as fichas se repelem; quem teve uma tempo bastante serve os de volta
variant-superpeer-tokens-restless = a token that moves does not cool: some never come to rest
variant-superpeer-tokens-restless_es = una ficha que se mueve no se enfría: algunas nunca reposan
variant-superpeer-tokens-restless_pt = uma ficha que se move não esfria: algumas nunca repousam
