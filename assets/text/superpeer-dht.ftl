# Super-peers on an id circle: what a step did and why, as a whole sentence and in a few words (-brief, for the log). $me is the process,
# $j the sender, or who has come or gone; $key the key, $next the next process, $members how many there are.

rule-superpeer-dht-start = {$me} begins: it sees who is responsible for its key
rule-superpeer-dht-start_es = {$me} empieza: mira quién responde de su clave
rule-superpeer-dht-start_pt = {$me} começa: vê quem responde por sua chave
rule-superpeer-dht-start-brief = begins
rule-superpeer-dht-start-brief_es = empieza
rule-superpeer-dht-start-brief_pt = começa
rule-superpeer-dht-start-noticed = {$me} notices that its super-peer {$j} is gone: it begins again
rule-superpeer-dht-start-noticed_es = {$me} nota que su superpar {$j} no está: empieza de nuevo
rule-superpeer-dht-start-noticed_pt = {$me} nota que seu superpar {$j} se foi: começa de novo
rule-superpeer-dht-start-noticed-brief = notices
rule-superpeer-dht-start-noticed-brief_es = lo nota
rule-superpeer-dht-start-noticed-brief_pt = nota
rule-superpeer-dht-recovered = {$me} is back; it remembers only the number of its latest request, and begins
rule-superpeer-dht-recovered_es = {$me} ha vuelto; solo recuerda el número de su última petición, y empieza
rule-superpeer-dht-recovered_pt = {$me} voltou; só se lembra do número de seu último pedido, e começa
rule-superpeer-dht-recovered-brief = is back
rule-superpeer-dht-recovered-brief_es = ha vuelto
rule-superpeer-dht-recovered-brief_pt = voltou
rule-superpeer-dht-answer-timeout = {$me} has waited {$patience} ticks, longer than a look-up and an answer take: it begins again
rule-superpeer-dht-answer-timeout_es = {$me} ha esperado {$patience} ticks, más de lo que tardan una búsqueda y una respuesta: empieza de nuevo
rule-superpeer-dht-answer-timeout_pt = {$me} esperou {$patience} ticks, mais do que levam uma busca e uma resposta: começa de novo
rule-superpeer-dht-answer-timeout-brief = no answer
rule-superpeer-dht-answer-timeout-brief_es = sin respuesta
rule-superpeer-dht-answer-timeout-brief_pt = sem resposta
rule-superpeer-dht-again = who is up has changed while {$me} waits: it begins again
rule-superpeer-dht-again_es = ha cambiado quién está activo mientras {$me} espera: empieza de nuevo
rule-superpeer-dht-again_pt = mudou quem está ativo enquanto {$me} espera: começa de novo
rule-superpeer-dht-again-brief = begins again
rule-superpeer-dht-again-brief_es = de nuevo
rule-superpeer-dht-again-brief_pt = de novo
rule-superpeer-dht-forgotten = {$j}, the super-peer of {$me}, was gone and is back without its members: {$me} begins again
rule-superpeer-dht-forgotten_es = {$j}, el superpar de {$me}, se fue y ha vuelto sin sus miembros: {$me} empieza de nuevo
rule-superpeer-dht-forgotten_pt = {$j}, o superpar de {$me}, saiu e voltou sem seus membros: {$me} começa de novo
rule-superpeer-dht-forgotten-brief = {$j} forgot it
rule-superpeer-dht-forgotten-brief_es = {$j} lo olvidó
rule-superpeer-dht-forgotten-brief_pt = {$j} o esqueceu
rule-superpeer-dht-serve = {$me} is responsible for its key {$key}: it is a super-peer, without a message
rule-superpeer-dht-serve_es = {$me} responde de su clave {$key}: es superpar, sin ningún mensaje
rule-superpeer-dht-serve_pt = {$me} responde por sua chave {$key}: é superpar, sem mensagem
rule-superpeer-dht-serve-brief = super-peer
rule-superpeer-dht-serve-brief_es = superpar
rule-superpeer-dht-serve-brief_pt = superpar
rule-superpeer-dht-look-up = {$me} looks up {$key}, its own id with all but the first bits set to 0
rule-superpeer-dht-look-up_es = {$me} busca {$key}, su id con todos los bits a 0 salvo los primeros
rule-superpeer-dht-look-up_pt = {$me} busca {$key}, seu id com todos os bits a 0 salvo os primeiros
rule-superpeer-dht-look-up-brief = looks up {$key}
rule-superpeer-dht-look-up-brief_es = busca {$key}
rule-superpeer-dht-look-up-brief_pt = busca {$key}
rule-superpeer-dht-elsewhere = {$me} is responsible for its key, but its last bits are not 0, so it is no super-peer: it asks {$next}, the next that is one
rule-superpeer-dht-elsewhere_es = {$me} responde de su clave, pero sus últimos bits no son 0 y no es superpar: pregunta a {$next}, el siguiente que lo es
rule-superpeer-dht-elsewhere_pt = {$me} responde por sua chave, mas seus últimos bits não são 0 e não é superpar: pede a {$next}, o seguinte que é
rule-superpeer-dht-elsewhere-brief = asks {$next}
rule-superpeer-dht-elsewhere-brief_es = pide a {$next}
rule-superpeer-dht-elsewhere-brief_pt = pede a {$next}
rule-superpeer-dht-pass-on = {$me} is not responsible for {$key}: it sends the question of {$origin} on to {$next}, the farthest finger before it, or its successor
rule-superpeer-dht-pass-on_es = {$me} no responde de {$key}: pasa la pregunta de {$origin} a {$next}, el dedo más lejano antes de ella, o su sucesor
rule-superpeer-dht-pass-on_pt = {$me} não responde por {$key}: passa a pergunta de {$origin} a {$next}, o dedo mais distante antes dela, ou seu sucessor
rule-superpeer-dht-pass-on-brief = to {$next}
rule-superpeer-dht-pass-on-brief_es = a {$next}
rule-superpeer-dht-pass-on-brief_pt = a {$next}
rule-superpeer-dht-found =
    {$me} is responsible for {$key}: it tells {$origin}, after { $hops ->
        [one] 1 hop
       *[other] {$hops} hops
    }
rule-superpeer-dht-found_es =
    {$me} responde de {$key}: se lo dice a {$origin}, tras { $hops ->
        [one] 1 paso
       *[other] {$hops} pasos
    }
rule-superpeer-dht-found_pt =
    {$me} responde por {$key}: diz a {$origin}, após { $hops ->
        [one] 1 salto
       *[other] {$hops} saltos
    }
rule-superpeer-dht-found-brief = found: {$me}
rule-superpeer-dht-found-brief_es = hallado: {$me}
rule-superpeer-dht-found-brief_pt = achado: {$me}
rule-superpeer-dht-join = {$found} is responsible for the key of {$me}, which asks it to be taken in
rule-superpeer-dht-join_es = {$found} responde de la clave de {$me}, que le pide entrar
rule-superpeer-dht-join_pt = {$found} responde pela chave de {$me}, que lhe pede para entrar
rule-superpeer-dht-join-brief = asks {$found}
rule-superpeer-dht-join-brief_es = pide a {$found}
rule-superpeer-dht-join-brief_pt = pede a {$found}
rule-superpeer-dht-found-ignored = {$me} does not wait for that answer: ignored
rule-superpeer-dht-found-ignored_es = {$me} no espera esa respuesta: se ignora
rule-superpeer-dht-found-ignored_pt = {$me} não espera essa resposta: ignorada
rule-superpeer-dht-found-ignored-brief = ignored
rule-superpeer-dht-found-ignored-brief_es = ignorado
rule-superpeer-dht-found-ignored-brief_pt = ignorado
rule-superpeer-dht-welcome =
    {$me} takes {$j} in: it serves { $members ->
        [one] 1 member
       *[other] {$members} members
    } now
rule-superpeer-dht-welcome_es =
    {$me} acepta a {$j}: ahora sirve a { $members ->
        [one] 1 miembro
       *[other] {$members} miembros
    }
rule-superpeer-dht-welcome_pt =
    {$me} aceita {$j}: agora serve { $members ->
        [one] 1 membro
       *[other] {$members} membros
    }
rule-superpeer-dht-welcome-brief = member {$members}
rule-superpeer-dht-welcome-brief_es = miembro {$members}
rule-superpeer-dht-welcome-brief_pt = membro {$members}
rule-superpeer-dht-welcome-again = {$j} is a member of {$me} already: it is welcomed again
rule-superpeer-dht-welcome-again_es = {$j} ya es miembro de {$me}: se le acepta otra vez
rule-superpeer-dht-welcome-again_pt = {$j} já é membro de {$me}: é aceito outra vez
rule-superpeer-dht-welcome-again-brief = again
rule-superpeer-dht-welcome-again-brief_es = otra vez
rule-superpeer-dht-welcome-again-brief_pt = outra vez
rule-superpeer-dht-full = {$me} has no room, or is no super-peer: it sends {$j} on to {$next}, the next super-peer clockwise
rule-superpeer-dht-full_es = {$me} no tiene sitio, o no es superpar: envía {$j} a {$next}, el superpar siguiente
rule-superpeer-dht-full_pt = {$me} não tem lugar, ou não é superpar: envia {$j} a {$next}, o superpar seguinte
rule-superpeer-dht-full-brief = no: {$next}
rule-superpeer-dht-full-brief_es = no: {$next}
rule-superpeer-dht-full-brief_pt = não: {$next}
rule-superpeer-dht-nobody = {$me} is no super-peer, and there is none: it tells {$j} so
rule-superpeer-dht-nobody_es = {$me} no es superpar, y no hay ninguno: se lo dice a {$j}
rule-superpeer-dht-nobody_pt = {$me} não é superpar, e não há nenhum: diz isso a {$j}
rule-superpeer-dht-nobody-brief = no, nobody
rule-superpeer-dht-nobody-brief_es = no, nadie
rule-superpeer-dht-nobody-brief_pt = não, ninguém
rule-superpeer-dht-join-ignored = {$me} is not whom {$j} should ask, or {$j} is gone: ignored
rule-superpeer-dht-join-ignored_es = {$me} no es a quien {$j} debe preguntar, o {$j} no está: se ignora
rule-superpeer-dht-join-ignored_pt = {$me} não é a quem {$j} deve pedir, ou {$j} se foi: ignorado
rule-superpeer-dht-join-ignored-brief = ignored
rule-superpeer-dht-join-ignored-brief_es = ignorado
rule-superpeer-dht-join-ignored-brief_pt = ignorado
rule-superpeer-dht-follow = {$me} is taken in: {$j} serves it
rule-superpeer-dht-follow_es = {$me} es aceptado: {$j} lo sirve
rule-superpeer-dht-follow_pt = {$me} é aceito: {$j} o serve
rule-superpeer-dht-follow-brief = member of {$j}
rule-superpeer-dht-follow-brief_es = miembro de {$j}
rule-superpeer-dht-follow-brief_pt = membro de {$j}
rule-superpeer-dht-welcome-ignored = {$me} does not wait for that welcome: ignored
rule-superpeer-dht-welcome-ignored_es = {$me} no espera esa bienvenida: se ignora
rule-superpeer-dht-welcome-ignored_pt = {$me} não espera essa resposta: ignorada
rule-superpeer-dht-welcome-ignored-brief = ignored
rule-superpeer-dht-welcome-ignored-brief_es = ignorado
rule-superpeer-dht-welcome-ignored-brief_pt = ignorado
rule-superpeer-dht-go-on = {$j} does not take {$me}, which asks {$next} instead
rule-superpeer-dht-go-on_es = {$j} no acepta a {$me}, que pregunta a {$next}
rule-superpeer-dht-go-on_pt = {$j} não aceita {$me}, que pede a {$next}
rule-superpeer-dht-go-on-brief = asks {$next}
rule-superpeer-dht-go-on-brief_es = pide a {$next}
rule-superpeer-dht-go-on-brief_pt = pede a {$next}
rule-superpeer-dht-unserved = all super-peers that there are have been asked, or there is none: nobody serves {$me}
rule-superpeer-dht-unserved_es = se ha preguntado a todos los superpares, o no hay ninguno: nadie sirve a {$me}
rule-superpeer-dht-unserved_pt = já se pediu a todos os superpares, ou não há nenhum: ninguém serve {$me}
rule-superpeer-dht-unserved-brief = unserved
rule-superpeer-dht-unserved-brief_es = sin superpar
rule-superpeer-dht-unserved-brief_pt = sem superpar
rule-superpeer-dht-full-ignored = {$me} does not wait for that refusal: ignored
rule-superpeer-dht-full-ignored_es = {$me} no espera ese rechazo: se ignora
rule-superpeer-dht-full-ignored_pt = {$me} não espera essa recusa: ignorada
rule-superpeer-dht-full-ignored-brief = ignored
rule-superpeer-dht-full-ignored-brief_es = ignorado
rule-superpeer-dht-full-ignored-brief_pt = ignorado
rule-superpeer-dht-hand-over =
    {$j} is up and has a lower id of the segment: {$me} hands it { $members ->
        [0] the role; it has no members
        [one] the role and its one member
       *[other] the role and its {$members} members
    }
rule-superpeer-dht-hand-over_es =
    {$j} está activo y tiene un id menor del segmento: {$me} le entrega { $members ->
        [0] el papel; no tiene miembros
        [one] el papel y su único miembro
       *[other] el papel y sus {$members} miembros
    }
rule-superpeer-dht-hand-over_pt =
    {$j} está ativo e tem um id menor do segmento: {$me} lhe entrega { $members ->
        [0] o papel; não tem membros
        [one] o papel e seu único membro
       *[other] o papel e seus {$members} membros
    }
rule-superpeer-dht-hand-over-brief = role to {$j}
rule-superpeer-dht-hand-over-brief_es = papel a {$j}
rule-superpeer-dht-hand-over-brief_pt = papel a {$j}
rule-superpeer-dht-await-move = {$j} is up and has a lower id of the segment: {$me} waits until it says that it serves it
rule-superpeer-dht-await-move_es = {$j} está activo y tiene un id menor del segmento: {$me} espera a que diga que lo sirve
rule-superpeer-dht-await-move_pt = {$j} está ativo e tem um id menor do segmento: {$me} espera que diga que o serve
rule-superpeer-dht-await-move-brief = waits for {$j}
rule-superpeer-dht-await-move-brief_es = espera a {$j}
rule-superpeer-dht-await-move-brief_pt = espera {$j}
rule-superpeer-dht-take-over =
    {$me} takes the role over from {$j}: it serves { $members ->
        [0] {$j}
        [one] its one member and {$j}
       *[other] its {$members} members and {$j}
    }, as far as there is room
rule-superpeer-dht-take-over_es =
    {$me} recibe el papel de {$j}: sirve a { $members ->
        [0] {$j}
        [one] su único miembro y a {$j}
       *[other] sus {$members} miembros y a {$j}
    }, mientras haya sitio
rule-superpeer-dht-take-over_pt =
    {$me} recebe o papel de {$j}: serve { $members ->
        [0] {$j}
        [one] seu único membro e {$j}
       *[other] seus {$members} membros e {$j}
    }, enquanto houver lugar
rule-superpeer-dht-take-over-brief = takes over
rule-superpeer-dht-take-over-brief_es = recibe el papel
rule-superpeer-dht-take-over-brief_pt = recebe o papel
rule-superpeer-dht-handover-ignored = {$me} is not responsible for the segment of {$j}: ignored
rule-superpeer-dht-handover-ignored_es = {$me} no responde del segmento de {$j}: se ignora
rule-superpeer-dht-handover-ignored_pt = {$me} não responde pelo segmento de {$j}: ignorado
rule-superpeer-dht-handover-ignored-brief = ignored
rule-superpeer-dht-handover-ignored-brief_es = ignorado
rule-superpeer-dht-handover-ignored-brief_pt = ignorado
rule-superpeer-dht-move = {$j} serves {$me} from now on
rule-superpeer-dht-move_es = {$j} sirve a {$me} desde ahora
rule-superpeer-dht-move_pt = {$j} serve {$me} a partir de agora
rule-superpeer-dht-move-brief = member of {$j}
rule-superpeer-dht-move-brief_es = miembro de {$j}
rule-superpeer-dht-move-brief_pt = membro de {$j}
rule-superpeer-dht-moved-ignored = {$me} does not wait for that news: ignored
rule-superpeer-dht-moved-ignored_es = {$me} no espera esa noticia: se ignora
rule-superpeer-dht-moved-ignored_pt = {$me} não espera essa notícia: ignorada
rule-superpeer-dht-moved-ignored-brief = ignored
rule-superpeer-dht-moved-ignored-brief_es = ignorado
rule-superpeer-dht-moved-ignored-brief_pt = ignorado
rule-superpeer-dht-strike-off = {$j}, a member of {$me}, is gone: {$me} strikes it off
rule-superpeer-dht-strike-off_es = {$j}, miembro de {$me}, no está: {$me} lo tacha
rule-superpeer-dht-strike-off_pt = {$j}, membro de {$me}, se foi: {$me} o risca
rule-superpeer-dht-strike-off-brief = {$j} struck off
rule-superpeer-dht-strike-off-brief_es = {$j} tachado
rule-superpeer-dht-strike-off-brief_pt = {$j} riscado

## Beside a process, and its fields

badge-superpeer = +{$count}
badge-superpeer_es = +{$count}
badge-superpeer_pt = +{$count}
fact-superpeer-dht-idle = waits for nothing
fact-superpeer-dht-idle_es = no espera nada
fact-superpeer-dht-idle_pt = não espera nada
fact-superpeer-dht-found = waits for FOUND
fact-superpeer-dht-found_es = espera FOUND
fact-superpeer-dht-found_pt = espera FOUND
fact-superpeer-dht-welcome = waits for an answer of {$j}
fact-superpeer-dht-welcome_es = espera una respuesta de {$j}
fact-superpeer-dht-welcome_pt = espera uma resposta de {$j}
fact-superpeer-dht-moved = waits for the news of {$j}
fact-superpeer-dht-moved_es = espera noticias de {$j}
fact-superpeer-dht-moved_pt = espera notícias de {$j}
fact-superpeer-dht-key = key: {$key}
fact-superpeer-dht-key_es = clave: {$key}
fact-superpeer-dht-key_pt = chave: {$key}
fact-superpeer-dht-no-members = serves nobody else
fact-superpeer-dht-no-members_es = no sirve a nadie más
fact-superpeer-dht-no-members_pt = não serve mais ninguém
fact-superpeer-dht-members = serves {$count}: {$ids}
fact-superpeer-dht-members_es = sirve a {$count}: {$ids}
fact-superpeer-dht-members_pt = serve {$count}: {$ids}
fact-superpeer-dht-hops = hops of its look-up: {$hops}
fact-superpeer-dht-hops_es = pasos de su búsqueda: {$hops}
fact-superpeer-dht-hops_pt = saltos de sua busca: {$hops}

## What a process waits for, and its timer

wait-superpeer-dht-found = {$me} waits to be told who is responsible for {$key}
wait-superpeer-dht-found_es = {$me} espera saber quién responde de {$key}
wait-superpeer-dht-found_pt = {$me} espera saber quem responde por {$key}
wait-superpeer-dht-welcome = {$me} waits for the answer of {$j} to its JOIN
wait-superpeer-dht-welcome_es = {$me} espera la respuesta de {$j} a su JOIN
wait-superpeer-dht-welcome_pt = {$me} espera a resposta de {$j} a seu JOIN
wait-superpeer-dht-moved = {$me} waits until {$j} says that it serves it
wait-superpeer-dht-moved_es = {$me} espera a que {$j} diga que lo sirve
wait-superpeer-dht-moved_pt = {$me} espera que {$j} diga que o serve
timer-superpeer-dht-answer = no answer until then: {$me} begins again
timer-superpeer-dht-answer_es = sin respuesta hasta entonces: {$me} empieza de nuevo
timer-superpeer-dht-answer_pt = sem resposta até lá: {$me} começa de novo

## What a process holds

holding-superpeer-members = members
holding-superpeer-members_es = miembros
holding-superpeer-members_pt = membros
holding-superpeer-load = load
holding-superpeer-load_es = carga
holding-superpeer-load_pt = carga
holding-superpeer-dht-fingers = fingers
holding-superpeer-dht-fingers_es = dedos
holding-superpeer-dht-fingers_pt = dedos
holding-superpeer-dht-number = number of its latest request
holding-superpeer-dht-number_es = número de su última petición
holding-superpeer-dht-number_pt = número de seu último pedido

## What cannot be

refused-superpeer-dht-prefix = `prefix` is {$prefix}, more than the {$bits} `bits` of an id
refused-superpeer-dht-prefix_es = `prefix` es {$prefix}, más que los {$bits} `bits` de un id
refused-superpeer-dht-prefix_pt = `prefix` é {$prefix}, mais que os {$bits} `bits` de um id
refused-superpeer-dht-prefix-mend = give a `prefix` from 0 to {$bits}
refused-superpeer-dht-prefix-mend_es = da un `prefix` de 0 a {$bits}
refused-superpeer-dht-prefix-mend_pt = dê um `prefix` de 0 a {$bits}
refused-superpeer-dht-bits = {$n} processes cannot have different ids of {$bits} bits
refused-superpeer-dht-bits_es = {$n} procesos no pueden tener ids distintos de {$bits} bits
refused-superpeer-dht-bits_pt = {$n} processos não podem ter ids diferentes de {$bits} bits
refused-superpeer-dht-bits-mend = there are {$ids} such ids: give more `bits`, or fewer processes
refused-superpeer-dht-bits-mend_es = hay {$ids} ids así: da más `bits`, o menos procesos
refused-superpeer-dht-bits-mend_pt = há {$ids} ids assim: dê mais `bits`, ou menos processos

# Each variant in one line.
variant-superpeer-dht-standard = the first bits of an id name its super-peer: the lowest process of the segment; others find it by a look-up
variant-superpeer-dht-standard_es = los primeros bits de un id nombran a su superpar: el proceso menor del segmento; los demás lo hallan con una búsqueda
variant-superpeer-dht-standard_pt = os primeiros bits de um id nomeiam seu superpar: o menor processo do segmento; os demais o acham com uma busca
variant-superpeer-dht-exact-pattern = a super-peer is only who has an id whose last bits are all 0: there may be none
variant-superpeer-dht-exact-pattern_es = solo es superpar quien tiene a 0 todos los últimos bits de su id: puede no haber ninguno
variant-superpeer-dht-exact-pattern_pt = só é superpar quem tem a 0 todos os últimos bits de seu id: pode não haver nenhum
