# Super-peers on an id circle: each step and its reason, as a sentence and in short (-brief, for the log). $me is the
# process, $j the sender, or the process that has come or gone; $key the key, $next the next process, $members how many
# there are.

rule-superpeer-dht-start = {$me} starts: it looks for the process responsible for the key of {$me}
rule-superpeer-dht-start_es = {$me} empieza: busca el proceso responsable de la clave de {$me}
rule-superpeer-dht-start_pt = {$me} começa: procura o processo responsável pela chave de {$me}
rule-superpeer-dht-start-brief = starts
rule-superpeer-dht-start-brief_es = empieza
rule-superpeer-dht-start-brief_pt = começa
rule-superpeer-dht-start-noticed = {$me} notices that its super-peer {$j} is gone: it starts again
rule-superpeer-dht-start-noticed_es = {$me} nota que su superpar {$j} ya no está: empieza de nuevo
rule-superpeer-dht-start-noticed_pt = {$me} percebe que seu superpar {$j} se foi: recomeça
rule-superpeer-dht-start-noticed-brief = notices
rule-superpeer-dht-start-noticed-brief_es = lo nota
rule-superpeer-dht-start-noticed-brief_pt = nota
rule-superpeer-dht-recovered = {$me} is back and starts; it has kept only the number of its latest request
rule-superpeer-dht-recovered_es = {$me} ha vuelto y empieza; solo conserva el número de su última petición
rule-superpeer-dht-recovered_pt = {$me} voltou e começa; só conserva o número de seu último pedido
rule-superpeer-dht-recovered-brief = is back
rule-superpeer-dht-recovered-brief_es = ha vuelto
rule-superpeer-dht-recovered-brief_pt = voltou
rule-superpeer-dht-answer-timeout = {$me} has received no answer for {$patience} ticks: it starts again
rule-superpeer-dht-answer-timeout_es = {$me} no ha recibido respuesta en {$patience} ticks: empieza de nuevo
rule-superpeer-dht-answer-timeout_pt = {$me} não recebeu resposta em {$patience} ticks: começa de novo
rule-superpeer-dht-answer-timeout-brief = no answer
rule-superpeer-dht-answer-timeout-brief_es = sin respuesta
rule-superpeer-dht-answer-timeout-brief_pt = sem resposta
rule-superpeer-dht-again = the set of live processes changed while {$me} waited: {$me} starts again
rule-superpeer-dht-again_es = el conjunto de procesos vivos ha cambiado mientras {$me} espera: empieza de nuevo
rule-superpeer-dht-again_pt = o conjunto de processos vivos mudou enquanto {$me} espera: começa de novo
rule-superpeer-dht-again-brief = starts again
rule-superpeer-dht-again-brief_es = de nuevo
rule-superpeer-dht-again-brief_pt = de novo
rule-superpeer-dht-forgotten = {$j}, the super-peer of {$me}, crashed and is back without its members: {$me} starts again
rule-superpeer-dht-forgotten_es = {$j}, el superpar de {$me}, cayó y ha vuelto sin sus miembros: {$me} empieza de nuevo
rule-superpeer-dht-forgotten_pt = {$j}, o superpar de {$me}, caiu e voltou sem seus membros: {$me} começa de novo
rule-superpeer-dht-forgotten-brief = {$j} forgot {$me}
rule-superpeer-dht-forgotten-brief_es = {$j} olvidó a {$me}
rule-superpeer-dht-forgotten-brief_pt = {$j} esqueceu {$me}
rule-superpeer-dht-serve = {$me} is itself responsible for its key {$key}: it is a super-peer, and sends no message
rule-superpeer-dht-serve_es = {$me} es responsable de su propia clave {$key}: es superpar, y no envía mensajes
rule-superpeer-dht-serve_pt = {$me} é responsável por sua própria chave {$key}: é superpar, e não envia mensagens
rule-superpeer-dht-serve-brief = super-peer
rule-superpeer-dht-serve-brief_es = superpar
rule-superpeer-dht-serve-brief_pt = superpar
rule-superpeer-dht-look-up = {$me} looks up key {$key}: the id of {$me} with all bits after the prefix set to 0
rule-superpeer-dht-look-up_es = {$me} busca la clave {$key}: el id de {$me} con los bits a 0 tras el prefijo
rule-superpeer-dht-look-up_pt = {$me} busca a chave {$key}: o id de {$me} com os bits a 0 depois do prefixo
rule-superpeer-dht-look-up-brief = looks up {$key}
rule-superpeer-dht-look-up-brief_es = busca {$key}
rule-superpeer-dht-look-up-brief_pt = busca {$key}
rule-superpeer-dht-elsewhere = {$me} is responsible for its key, but the last bits of its id are not 0, so it is no super-peer: it asks the next super-peer, {$next}
rule-superpeer-dht-elsewhere_es = {$me} es responsable de su clave, pero los últimos bits de su id no son 0, así que no es superpar: pide al siguiente superpar, {$next}
rule-superpeer-dht-elsewhere_pt = {$me} é responsável por sua chave, mas os últimos bits de seu id não são 0, então não é superpar: pede ao superpar seguinte, {$next}
rule-superpeer-dht-elsewhere-brief = asks {$next}
rule-superpeer-dht-elsewhere-brief_es = pide a {$next}
rule-superpeer-dht-elsewhere-brief_pt = pede a {$next}
rule-superpeer-dht-pass-on = {$me} is not responsible for key {$key}: it forwards the look-up of {$origin} to {$next}, the successor of {$me} or the farthest finger of {$me} before the key
rule-superpeer-dht-pass-on_es = {$me} no es responsable de la clave {$key}: reenvía la búsqueda de {$origin} a {$next}, el sucesor de {$me} o el finger de {$me} más lejano antes de la clave
rule-superpeer-dht-pass-on_pt = {$me} não é responsável pela chave {$key}: repassa a busca de {$origin} a {$next}, o sucessor de {$me} ou o finger de {$me} mais distante antes da chave
rule-superpeer-dht-pass-on-brief = to {$next}
rule-superpeer-dht-pass-on-brief_es = a {$next}
rule-superpeer-dht-pass-on-brief_pt = a {$next}
rule-superpeer-dht-found =
    {$me} is responsible for key {$key}: it answers {$origin} after { $hops ->
        [one] 1 hop
       *[other] {$hops} hops
    }
rule-superpeer-dht-found_es =
    {$me} es responsable de la clave {$key}: avisa a {$origin} tras { $hops ->
        [one] 1 salto
       *[other] {$hops} saltos
    }
rule-superpeer-dht-found_pt =
    {$me} é responsável pela chave {$key}: avisa {$origin} após { $hops ->
        [one] 1 salto
       *[other] {$hops} saltos
    }
rule-superpeer-dht-found-brief = found: {$me}
rule-superpeer-dht-found-brief_es = encontrado: {$me}
rule-superpeer-dht-found-brief_pt = encontrado: {$me}
rule-superpeer-dht-join = {$found} is responsible for the key of {$me}: {$me} asks to become its member
rule-superpeer-dht-join_es = {$found} es responsable de la clave de {$me}: {$me} pide ser su miembro
rule-superpeer-dht-join_pt = {$found} é responsável pela chave de {$me}: {$me} pede para ser seu membro
rule-superpeer-dht-join-brief = asks {$found}
rule-superpeer-dht-join-brief_es = pide a {$found}
rule-superpeer-dht-join-brief_pt = pede a {$found}
rule-superpeer-dht-found-ignored = {$me} is not waiting for this answer: {$me} ignores it
rule-superpeer-dht-found-ignored_es = {$me} no espera esta respuesta: se ignora
rule-superpeer-dht-found-ignored_pt = {$me} não espera esta resposta: ignora-a
rule-superpeer-dht-found-ignored-brief = ignored
rule-superpeer-dht-found-ignored-brief_es = ignorado
rule-superpeer-dht-found-ignored-brief_pt = ignorado
rule-superpeer-dht-welcome =
    {$me} accepts {$j}: {$me} now serves { $members ->
        [one] 1 member
       *[other] {$members} members
    }
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
rule-superpeer-dht-welcome-brief = members: {$members}
rule-superpeer-dht-welcome-brief_es = miembros: {$members}
rule-superpeer-dht-welcome-brief_pt = membros: {$members}
rule-superpeer-dht-welcome-again = {$j} is already a member of {$me}: {$me} accepts it again
rule-superpeer-dht-welcome-again_es = {$j} ya es miembro de {$me}: se le acepta otra vez
rule-superpeer-dht-welcome-again_pt = {$j} já é membro de {$me}: é aceito outra vez
rule-superpeer-dht-welcome-again-brief = accepts again
rule-superpeer-dht-welcome-again-brief_es = acepta otra vez
rule-superpeer-dht-welcome-again-brief_pt = aceita outra vez
rule-superpeer-dht-full = {$me} has no room, or is no super-peer: it refers {$j} to {$next}, the next super-peer clockwise
rule-superpeer-dht-full_es = {$me} no tiene sitio, o no es superpar: remite a {$j} a {$next}, el siguiente superpar en sentido horario
rule-superpeer-dht-full_pt = {$me} não tem lugar, ou não é superpar: indica a {$j} {$next}, o próximo superpar em sentido horário
rule-superpeer-dht-full-brief = refers to {$next}
rule-superpeer-dht-full-brief_es = remite a {$next}
rule-superpeer-dht-full-brief_pt = indica {$next}
rule-superpeer-dht-nobody = no process is a super-peer: {$me} tells {$j} this
rule-superpeer-dht-nobody_es = {$me} no es superpar, y no hay ningún otro: se lo dice a {$j}
rule-superpeer-dht-nobody_pt = {$me} não é superpar, e não há nenhum outro: diz isso a {$j}
rule-superpeer-dht-nobody-brief = no super-peer
rule-superpeer-dht-nobody-brief_es = ningún superpar
rule-superpeer-dht-nobody-brief_pt = nenhum superpar
rule-superpeer-dht-join-ignored = {$me} is not the process that {$j} should ask, or {$j} is gone: the JOIN is ignored
rule-superpeer-dht-join-ignored_es = {$me} no es el proceso al que {$j} debe preguntar, o {$j} ya no está: el JOIN se ignora
rule-superpeer-dht-join-ignored_pt = {$me} não é o processo ao qual {$j} deve pedir, ou {$j} se foi: o JOIN é ignorado
rule-superpeer-dht-join-ignored-brief = ignored
rule-superpeer-dht-join-ignored-brief_es = ignorado
rule-superpeer-dht-join-ignored-brief_pt = ignorado
rule-superpeer-dht-follow = {$me} is accepted: {$j} serves it
rule-superpeer-dht-follow_es = {$me} es aceptado: {$j} lo sirve
rule-superpeer-dht-follow_pt = {$me} é aceito: {$j} o serve
rule-superpeer-dht-follow-brief = member of {$j}
rule-superpeer-dht-follow-brief_es = miembro de {$j}
rule-superpeer-dht-follow-brief_pt = membro de {$j}
rule-superpeer-dht-welcome-ignored = {$me} is not waiting for this WELCOME: {$me} ignores it
rule-superpeer-dht-welcome-ignored_es = {$me} no espera este WELCOME: se ignora
rule-superpeer-dht-welcome-ignored_pt = {$me} não espera este WELCOME: ignora-o
rule-superpeer-dht-welcome-ignored-brief = ignored
rule-superpeer-dht-welcome-ignored-brief_es = ignorado
rule-superpeer-dht-welcome-ignored-brief_pt = ignorado
rule-superpeer-dht-go-on = {$j} does not accept {$me}, which asks {$next} instead
rule-superpeer-dht-go-on_es = {$j} no acepta a {$me}, que pide a {$next}
rule-superpeer-dht-go-on_pt = {$j} não aceita {$me}, que pede a {$next}
rule-superpeer-dht-go-on-brief = asks {$next}
rule-superpeer-dht-go-on-brief_es = pide a {$next}
rule-superpeer-dht-go-on-brief_pt = pede a {$next}
rule-superpeer-dht-unserved = {$me} has asked all super-peers, or there is none: no process serves {$me}
rule-superpeer-dht-unserved_es = {$me} ha preguntado a todos los superpares, o no hay ninguno: nadie sirve a {$me}
rule-superpeer-dht-unserved_pt = {$me} já pediu a todos os superpares, ou não há nenhum: ninguém serve {$me}
rule-superpeer-dht-unserved-brief = unserved
rule-superpeer-dht-unserved-brief_es = sin superpar
rule-superpeer-dht-unserved-brief_pt = sem superpar
rule-superpeer-dht-full-ignored = {$me} is not waiting for this refusal: {$me} ignores it
rule-superpeer-dht-full-ignored_es = {$me} no espera este rechazo: se ignora
rule-superpeer-dht-full-ignored_pt = {$me} não espera esta recusa: ignora-a
rule-superpeer-dht-full-ignored-brief = ignored
rule-superpeer-dht-full-ignored-brief_es = ignorado
rule-superpeer-dht-full-ignored-brief_pt = ignorado
rule-superpeer-dht-hand-over =
    {$j} is up and has a lower id in the segment: {$me} hands over { $members ->
        [0] the role; it has no members
        [one] the role and its one member
       *[other] the role and its {$members} members
    }
rule-superpeer-dht-hand-over_es =
    {$j} está vivo y tiene un id menor del segmento: {$me} le entrega { $members ->
        [0] el papel; no tiene miembros
        [one] el papel y su único miembro
       *[other] el papel y sus {$members} miembros
    }
rule-superpeer-dht-hand-over_pt =
    {$j} está vivo e tem um id menor do segmento: {$me} lhe entrega { $members ->
        [0] o papel; não tem membros
        [one] o papel e seu único membro
       *[other] o papel e seus {$members} membros
    }
rule-superpeer-dht-hand-over-brief = role to {$j}
rule-superpeer-dht-hand-over-brief_es = papel a {$j}
rule-superpeer-dht-hand-over-brief_pt = papel a {$j}
rule-superpeer-dht-await-move = {$j} is up and has a lower id in the segment: {$me} waits until {$j} says that {$j} serves {$me}
rule-superpeer-dht-await-move_es = {$j} está vivo y tiene un id menor en el segmento: {$me} espera a que {$j} diga que lo sirve
rule-superpeer-dht-await-move_pt = {$j} está vivo e tem um id menor no segmento: {$me} espera que {$j} diga que o serve
rule-superpeer-dht-await-move-brief = waits for {$j}
rule-superpeer-dht-await-move-brief_es = espera a {$j}
rule-superpeer-dht-await-move-brief_pt = espera {$j}
rule-superpeer-dht-take-over =
    {$me} takes over the role from {$j}: it serves { $members ->
        [0] {$j}
        [one] {$j} and its one member
       *[other] {$j} and its {$members} members
    }, as long as there is room
rule-superpeer-dht-take-over_es =
    {$me} recibe el papel de {$j}: sirve a { $members ->
        [0] {$j}
        [one] {$j} y a su único miembro
       *[other] {$j} y a sus {$members} miembros
    }, mientras haya sitio
rule-superpeer-dht-take-over_pt =
    {$me} recebe o papel de {$j}: serve { $members ->
        [0] {$j}
        [one] {$j} e seu único membro
       *[other] {$j} e seus {$members} membros
    }, enquanto houver lugar
rule-superpeer-dht-take-over-brief = takes over
rule-superpeer-dht-take-over-brief_es = recibe el papel
rule-superpeer-dht-take-over-brief_pt = recebe o papel
rule-superpeer-dht-handover-ignored = {$me} is not responsible for the segment of {$j}: the HANDOVER is ignored
rule-superpeer-dht-handover-ignored_es = {$me} no es responsable del segmento de {$j}: el HANDOVER se ignora
rule-superpeer-dht-handover-ignored_pt = {$me} não é responsável pelo segmento de {$j}: o HANDOVER é ignorado
rule-superpeer-dht-handover-ignored-brief = ignored
rule-superpeer-dht-handover-ignored-brief_es = ignorado
rule-superpeer-dht-handover-ignored-brief_pt = ignorado
rule-superpeer-dht-move = {$j} serves {$me} from now on
rule-superpeer-dht-move_es = {$j} sirve a {$me} desde ahora
rule-superpeer-dht-move_pt = {$j} serve {$me} a partir de agora
rule-superpeer-dht-move-brief = member of {$j}
rule-superpeer-dht-move-brief_es = miembro de {$j}
rule-superpeer-dht-move-brief_pt = membro de {$j}
rule-superpeer-dht-moved-ignored = {$me} is not waiting for this MOVED: {$me} ignores it
rule-superpeer-dht-moved-ignored_es = {$me} no espera este MOVED: se ignora
rule-superpeer-dht-moved-ignored_pt = {$me} não espera este MOVED: ignora-o
rule-superpeer-dht-moved-ignored-brief = ignored
rule-superpeer-dht-moved-ignored-brief_es = ignorado
rule-superpeer-dht-moved-ignored-brief_pt = ignorado
rule-superpeer-dht-strike-off = {$j}, a member of {$me}, is gone: {$me} removes it
rule-superpeer-dht-strike-off_es = {$j}, miembro de {$me}, ya no está: {$me} lo quita
rule-superpeer-dht-strike-off_pt = {$j}, membro de {$me}, se foi: {$me} o remove
rule-superpeer-dht-strike-off-brief = removes {$j}
rule-superpeer-dht-strike-off-brief_es = quita {$j}
rule-superpeer-dht-strike-off-brief_pt = remove {$j}

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
fact-superpeer-dht-welcome = waits for the answer of {$j}
fact-superpeer-dht-welcome_es = espera la respuesta de {$j}
fact-superpeer-dht-welcome_pt = espera a resposta de {$j}
fact-superpeer-dht-moved = waits for a MOVED of {$j}
fact-superpeer-dht-moved_es = espera un MOVED de {$j}
fact-superpeer-dht-moved_pt = espera um MOVED de {$j}
fact-superpeer-dht-key = key: {$key}
fact-superpeer-dht-key_es = clave: {$key}
fact-superpeer-dht-key_pt = chave: {$key}
fact-superpeer-dht-no-members = has no members
fact-superpeer-dht-no-members_es = no tiene miembros
fact-superpeer-dht-no-members_pt = não tem membros
fact-superpeer-dht-members = serves {$count}: {$ids}
fact-superpeer-dht-members_es = sirve a {$count}: {$ids}
fact-superpeer-dht-members_pt = serve {$count}: {$ids}
fact-superpeer-dht-hops = hops of its own look-up: {$hops}
fact-superpeer-dht-hops_es = saltos de su propia búsqueda: {$hops}
fact-superpeer-dht-hops_pt = saltos de sua própria busca: {$hops}

## What a process waits for, and its timer

wait-superpeer-dht-found = {$me} waits to hear which process is responsible for key {$key}
wait-superpeer-dht-found_es = {$me} espera saber quién es responsable de la clave {$key}
wait-superpeer-dht-found_pt = {$me} espera saber quem é responsável pela chave {$key}
wait-superpeer-dht-welcome = {$me} waits for the answer of {$j} to its JOIN
wait-superpeer-dht-welcome_es = {$me} espera la respuesta de {$j} a su JOIN
wait-superpeer-dht-welcome_pt = {$me} espera a resposta de {$j} a seu JOIN
wait-superpeer-dht-moved = {$me} waits until {$j} says that {$j} serves {$me}
wait-superpeer-dht-moved_es = {$me} espera a que {$j} diga que lo sirve
wait-superpeer-dht-moved_pt = {$me} espera que {$j} diga que o serve
timer-superpeer-dht-answer = no answer until then: {$me} starts again
timer-superpeer-dht-answer_es = sin respuesta hasta entonces: {$me} empieza de nuevo
timer-superpeer-dht-answer_pt = sem resposta até lá: {$me} começa de novo

## The values that a process holds

holding-superpeer-members = members
holding-superpeer-members_es = miembros
holding-superpeer-members_pt = membros
holding-superpeer-load = load
holding-superpeer-load_es = carga
holding-superpeer-load_pt = carga
holding-superpeer-dht-fingers = fingers
holding-superpeer-dht-fingers_es = fingers
holding-superpeer-dht-fingers_pt = fingers
holding-superpeer-dht-number = number of its latest request
holding-superpeer-dht-number_es = número de su última petición
holding-superpeer-dht-number_pt = número de seu último pedido

## Parameters that are refused

refused-superpeer-dht-prefix = `prefix` is {$prefix}, more than the {$bits} `bits` of an id
refused-superpeer-dht-prefix_es = `prefix` es {$prefix}, más que los {$bits} `bits` de un id
refused-superpeer-dht-prefix_pt = `prefix` é {$prefix}, mais que os {$bits} `bits` de um id
refused-superpeer-dht-prefix-mend = write a `prefix` from 0 to {$bits}
refused-superpeer-dht-prefix-mend_es = escribe un `prefix` de 0 a {$bits}
refused-superpeer-dht-prefix-mend_pt = escreva um `prefix` de 0 a {$bits}
refused-superpeer-dht-bits = {$n} processes cannot have different ids of {$bits} bits
refused-superpeer-dht-bits_es = {$n} procesos no pueden tener ids distintos de {$bits} bits
refused-superpeer-dht-bits_pt = {$n} processos não podem ter ids diferentes de {$bits} bits
refused-superpeer-dht-bits-mend = there are only {$ids} such ids: use more `bits`, or fewer processes
refused-superpeer-dht-bits-mend_es = solo hay {$ids} ids así: usa más `bits`, o menos procesos
refused-superpeer-dht-bits-mend_pt = só há {$ids} ids assim: use mais `bits`, ou menos processos

# One line for each variant.
variant-superpeer-dht-standard = the first bits of an id name its segment; the lowest process of a segment is its super-peer, and the other processes find their super-peer by a look-up
variant-superpeer-dht-standard_es = los primeros bits de un id nombran su segmento; el proceso menor de un segmento es su superpar, y los demás procesos encuentran a su superpar con una búsqueda
variant-superpeer-dht-standard_pt = os primeiros bits de um id nomeiam seu segmento; o menor processo de um segmento é seu superpar, e os demais processos encontram seu superpar com uma busca
variant-superpeer-dht-exact-pattern = only a process whose last id bits are all 0 can be a super-peer: there may be no super-peer
variant-superpeer-dht-exact-pattern_es = solo puede ser superpar un proceso con los últimos bits de su id a 0: puede no haber ningún superpar
variant-superpeer-dht-exact-pattern_pt = só pode ser superpar um processo com os últimos bits de seu id a 0: pode não haver nenhum superpar
