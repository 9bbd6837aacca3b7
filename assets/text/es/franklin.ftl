# Franklin: qué hizo un paso y por qué, en una frase completa y en pocas palabras (-brief, para el registro).
# $me es el proceso, $j el id que lleva el mensaje (si el proceso empezó por sí mismo: el líder que ya no está),
# $left y $right los ids que llegaron de sus dos lados, $round el número de una ronda, $epoch el de una elección.

rule-franklin-start = {$me} empieza una elección: es rojo y envía ELECTION({$me}) en ambos sentidos
rule-franklin-start-brief = empieza, rojo
rule-franklin-start-noticed = {$me} nota que su líder {$j} ya no está: es rojo y envía ELECTION({$me}) en ambos sentidos
rule-franklin-start-noticed-brief = lo nota, empieza
rule-franklin-start-ignored = {$me} está en una elección que no ha terminado: el inicio se ignora
rule-franklin-start-ignored-brief = inicio ignorado
rule-franklin-wake = ELECTION({$j}) despierta a {$me}: es rojo y envía ELECTION({$me}) en ambos sentidos
rule-franklin-wake-brief = despierta, rojo
rule-franklin-listen = ELECTION({$j}) despierta a {$me}, que no empezó: es negro y solo reenvía
rule-franklin-listen-brief = despierta, negro
rule-franklin-outdated = el mensaje es de una elección anterior; {$me} está en la elección {$epoch} y lo descarta
rule-franklin-outdated-brief = elección pasada
    .outcome = {$me} lo descarta: elección pasada
    .outcome-short = elección pasada
rule-franklin-await-lower = {$j} es menor que {$me}, que espera el otro lado antes de juzgar la ronda {$round}
rule-franklin-await-lower-brief = < {$me}, espera
    .outcome = {$me} espera el otro lado
    .outcome-short = espera
rule-franklin-await-higher = {$j} es mayor que {$me}, que espera el otro lado antes de juzgar la ronda {$round}
rule-franklin-await-higher-brief = > {$me}, espera
    .outcome = {$me} espera el otro lado
    .outcome-short = espera
rule-franklin-await-own = {$me} tiene su propio id de un lado en la ronda {$round} y espera el otro lado
rule-franklin-await-own-brief = propio, espera
    .outcome = {$me} espera el otro lado
    .outcome-short = espera
rule-franklin-keep-early = {$j} va una ronda por delante de {$me}, que está en la ronda {$round}: el mensaje se guarda hasta entonces
rule-franklin-keep-early-brief = pronto: se guarda
    .outcome = {$me} lo guarda: pronto
    .outcome-short = pronto: se guarda
rule-franklin-repeated = {$me} está en la ronda {$round} y ya oyó este lado: el mensaje se descarta
rule-franklin-repeated-brief = ya oído
    .outcome = {$me} lo descarta: ya oído
    .outcome-short = ya oído
rule-franklin-next-round = {$left} a la izquierda y {$right} a la derecha son menores que {$me}: sigue rojo y envía ELECTION({$me}) en ambos sentidos para la ronda {$next}
rule-franklin-next-round-brief = gana la ronda {$round}
    .outcome = {$me} sigue rojo
    .outcome-short = sigue rojo
rule-franklin-turn-black = {$me} tiene {$left} a la izquierda y {$right} a la derecha; {$higher} es mayor: se vuelve negro
rule-franklin-turn-black-brief = {$higher} > {$me}: negro
    .outcome = {$me} pasa a negro
    .outcome-short = negro
rule-franklin-release-kept =
    {$me} suelta { $count ->
        [one] el mensaje
       *[other] los {$count} mensajes
    } que había guardado: alguien más allá espera
rule-franklin-release-kept-brief = suelta {$count}
    .outcome = {$me} suelta {$count}
    .outcome-short = suelta {$count}
rule-franklin-win = {$me} recibe su propio id de ambos lados en la ronda {$round}: nadie más es rojo, {$me} es líder y envía ELECTED({$me}) en sentido horario
rule-franklin-win-brief = propio ×2: gana
    .outcome = {$me} recibe su id dos veces
    .outcome-short = su id ×2
rule-franklin-relay = {$me} no es rojo: reenvía {$j}
rule-franklin-relay-brief = lo reenvía
    .outcome = {$me} lo reenvía
    .outcome-short = lo reenvía
rule-franklin-drop-own = {$me} ya no es rojo y {$j} es su propio id: no sigue más
rule-franklin-drop-own-brief = propio: no sigue
    .outcome = {$me} lo detiene
    .outcome-short = propio: no sigue
rule-franklin-learn = la elección ha terminado para {$me}: toma a {$j} como líder y reenvía ELECTED({$j})
rule-franklin-learn-brief = decidido
    .outcome = {$me} sigue a {$j}
    .outcome-short = sigue a {$j}
rule-franklin-lap-over = ELECTED({$j}) vuelve a {$me}, que lo envió: todos lo han visto y no sigue más
rule-franklin-lap-over-brief = propio: no sigue
    .outcome = {$me} lo detiene
    .outcome-short = no sigue
rule-franklin-skip-crashed = {$me} cierra el anillo por encima de {$crashed}, que está caído: envía {$kind}({$payload}) un lugar más allá
rule-franklin-skip-crashed-brief = salta a {$crashed}
    .outcome = {$me} salta a {$crashed}
    .outcome-short = salta a {$crashed}

fact-franklin-no-colour = color: ninguno, reenvía
fact-franklin-red = color: rojo
fact-franklin-black = color: negro, reenvía
fact-franklin-round = ronda: {$round}
fact-franklin-left = de la izquierda: {$j}
fact-franklin-left-missing = de la izquierda: nada aún
fact-franklin-right = de la derecha: {$j}
fact-franklin-right-missing = de la derecha: nada aún
fact-franklin-kept = guardado para la ronda {$round}: {$j}
fact-franklin-election = elección: número {$epoch}

# Junto a un proceso dondequiera que se dibuje: lo más corto posible.
badge-franklin-round = r{$round}

wait-franklin-both = {$me} espera un ELECTION de la ronda {$round} de ambos lados
wait-franklin-left = {$me} espera un ELECTION de la ronda {$round} de la izquierda
wait-franklin-right = {$me} espera un ELECTION de la ronda {$round} de la derecha
wait-franklin-black = {$me} espera un ELECTED

# Cada variante en una línea.
variant-franklin-standard = quien despierta por un mensaje se une con su id; de los que compiten queda el mayor de cada par
variant-franklin-initiators-only = solo compiten los que empiezan; quien despierta por un mensaje reenvía
