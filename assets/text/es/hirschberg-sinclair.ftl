# Hirschberg–Sinclair: qué hizo un paso y por qué, en una frase completa y en pocas palabras (-brief, para el registro).
# $me es el proceso, $j el id que lleva el mensaje (si el proceso empezó por sí mismo: el líder que ya no está),
# $phase el número de una fase, $reach a cuántos saltos llegan sus sondas, $hop dónde está una sonda, $epoch el número de una elección.

rule-hirschberg-sinclair-start = {$me} empieza una elección: es candidato y envía PROBE({$me}) en ambos sentidos, a un salto
rule-hirschberg-sinclair-start-brief = empieza, fase 0
rule-hirschberg-sinclair-start-noticed = {$me} nota que su líder {$j} ya no está: es candidato y envía PROBE({$me}) en ambos sentidos, a un salto
rule-hirschberg-sinclair-start-noticed-brief = lo nota, empieza
rule-hirschberg-sinclair-start-ignored = {$me} está en una elección que no ha terminado: el inicio se ignora
rule-hirschberg-sinclair-start-ignored-brief = inicio ignorado
rule-hirschberg-sinclair-wake = un mensaje sobre {$j} despierta a {$me}: es candidato y envía PROBE({$me}) en ambos sentidos, a un salto
rule-hirschberg-sinclair-wake-brief = despierta, fase 0
rule-hirschberg-sinclair-outdated = el mensaje es de una elección anterior; {$me} está en la elección {$epoch} y lo descarta
rule-hirschberg-sinclair-outdated-brief = elección pasada
    .outcome = {$me} lo descarta: elección pasada
    .outcome-short = elección pasada
rule-hirschberg-sinclair-swallow = {$j} es menor que {$me}: su sonda no sigue más
rule-hirschberg-sinclair-swallow-brief = < {$me}: no sigue
    .outcome = {$me} no lo deja seguir
    .outcome-short = no sigue
rule-hirschberg-sinclair-defeat = {$j} es mayor que {$me}: {$me} queda derrotado en la fase {$phase}
rule-hirschberg-sinclair-defeat-brief = > {$me}: derrotado
    .outcome = {$me} queda derrotado
    .outcome-short = derrotado
rule-hirschberg-sinclair-pass-on = {$j} es mayor que {$me}: su sonda, en el salto {$hop} de {$reach}, sigue
rule-hirschberg-sinclair-pass-on-brief = > {$me}, {$hop} de {$reach}
    .outcome = {$me} lo reenvía, {$hop} de {$reach}
    .outcome-short = lo reenvía
rule-hirschberg-sinclair-reply = {$j} es mayor que {$me}, y el salto {$hop} era el último de su sonda: {$me} devuelve REPLY({$j})
rule-hirschberg-sinclair-reply-brief = > {$me}: responde
    .outcome = {$me} responde
    .outcome-short = responde
rule-hirschberg-sinclair-win = {$j} es el id del propio {$me} y ha dado toda la vuelta: ningún id es mayor, {$me} es líder y envía ELECTED({$me}) en sentido horario
rule-hirschberg-sinclair-win-brief = propio: gana
    .outcome = {$me} recibe su propio id
    .outcome-short = vuelve su id
rule-hirschberg-sinclair-won-already = la otra sonda de {$me} también ha dado la vuelta; ya es líder
rule-hirschberg-sinclair-won-already-brief = propio: ya lidera
    .outcome = {$me} ya es líder
    .outcome-short = propio: ya lidera
rule-hirschberg-sinclair-return = la respuesta a {$j} sigue de vuelta hacia donde vino su sonda
rule-hirschberg-sinclair-return-brief = la reenvía
    .outcome = {$me} lo reenvía
    .outcome-short = lo reenvía
rule-hirschberg-sinclair-await-other = nadie es mayor que {$me} de un lado en la fase {$phase}: espera la otra respuesta
rule-hirschberg-sinclair-await-other-brief = 1 de 2 respuestas
rule-hirschberg-sinclair-next-phase = nadie a {$hops} saltos es mayor que {$me}: empieza la fase {$next}, y sus sondas llegan a {$reach} saltos
rule-hirschberg-sinclair-next-phase-brief = a la fase {$next}
    .outcome = {$me} a la fase {$next}
    .outcome-short = a la fase {$next}
rule-hirschberg-sinclair-reply-ignored = {$me} ya no espera esta respuesta
rule-hirschberg-sinclair-reply-ignored-brief = respuesta ignorada
    .outcome = {$me} ignora la respuesta
    .outcome-short = respuesta ignorada
rule-hirschberg-sinclair-learn = la elección ha terminado para {$me}: toma a {$j} como líder y reenvía ELECTED({$j})
rule-hirschberg-sinclair-learn-brief = decidido
    .outcome = {$me} sigue a {$j}
    .outcome-short = sigue a {$j}
rule-hirschberg-sinclair-lap-over = ELECTED({$j}) vuelve a {$me}, que lo envió: todos lo han visto y no sigue más
rule-hirschberg-sinclair-lap-over-brief = propio: no sigue
    .outcome = {$me} lo detiene
    .outcome-short = no sigue
rule-hirschberg-sinclair-skip-crashed = {$me} cierra el anillo por encima de {$crashed}, que está caído: envía {$kind}({$payload}) un lugar más allá
rule-hirschberg-sinclair-skip-crashed-brief = salta a {$crashed}
    .outcome = {$me} salta a {$crashed}
    .outcome-short = salta a {$crashed}

fact-hirschberg-sinclair-asleep = elección: dormido
fact-hirschberg-sinclair-candidate = elección: candidato
fact-hirschberg-sinclair-defeated = elección: derrotado
fact-hirschberg-sinclair-leader = elección: ganada
fact-hirschberg-sinclair-phase =
    fase {$phase}: las sondas llegan a { $reach ->
        [one] un salto
       *[other] {$reach} saltos
    }
fact-hirschberg-sinclair-left = respuesta de la izquierda: sí
fact-hirschberg-sinclair-left-missing = respuesta de la izquierda: aún no
fact-hirschberg-sinclair-right = respuesta de la derecha: sí
fact-hirschberg-sinclair-right-missing = respuesta de la derecha: aún no
fact-hirschberg-sinclair-election = elección: número {$epoch}

# Junto a un proceso dondequiera que se dibuje: lo más corto posible. k es el número de la fase, como en el artículo.
badge-hirschberg-sinclair-phase = k{$phase}

wait-hirschberg-sinclair-both = {$me} espera las respuestas a sus dos sondas de la fase {$phase}
wait-hirschberg-sinclair-left = {$me} espera la respuesta a su sonda izquierda de la fase {$phase}
wait-hirschberg-sinclair-right = {$me} espera la respuesta a su sonda derecha de la fase {$phase}
wait-hirschberg-sinclair-defeated = {$me} espera un ELECTED

# Cada variante en una línea.
variant-hirschberg-sinclair-standard = los candidatos sondean vecindarios cada vez más grandes, el doble de lejos; es líder aquel a quien nadie supera en toda la vuelta
