# Peterson: qué hizo un paso y por qué, en una frase entera y en pocas palabras (-brief, para el registro).
# $me es el proceso, $j el valor que lleva el mensaje (cuando el proceso empieza por sí mismo, el líder que ya no está),
# $tid el valor por el que habla, $first el primer valor de la fase, $larger el mayor de $tid y $j.

rule-peterson-start = {$me} empieza una elección: está activo, habla por su propio id y envía ELECTION({$me})
rule-peterson-start-brief = empieza
rule-peterson-start-noticed = {$me} nota que su líder {$j} ya no está: está activo, habla por su propio id y envía ELECTION({$me})
rule-peterson-start-noticed-brief = lo nota, empieza
rule-peterson-start-ignored = {$me} está en una elección sin terminar: el inicio se ignora
rule-peterson-start-ignored-brief = inicio ignorado
rule-peterson-wake = ELECTION({$j}) despierta a {$me}: está activo, habla por su propio id y envía ELECTION({$me})
rule-peterson-wake-brief = despierta: {$me}
rule-peterson-outdated = el mensaje es de una elección anterior; {$me} está en la elección {$epoch} y lo descarta
rule-peterson-outdated-brief = elección vieja
    .outcome = {$me} lo descarta: elección pasada
    .outcome-short = elección vieja
rule-peterson-first = {$j} es el primer valor que oye {$me} en esta fase: lo guarda y envía {$larger}, el mayor de {$j} y {$tid}, al siguiente proceso
rule-peterson-first-brief = 1.º: envía {$larger}
    .outcome = {$me} envía {$larger}
    .outcome-short = envía {$larger}
rule-peterson-next-phase = el primer valor, {$first}, no es menor que {$tid}, por el que hablaba {$me}, ni que {$j}, el segundo: {$me} habla por {$first} en la fase {$phase} y envía ELECTION({$first})
rule-peterson-next-phase-brief = habla por {$first}
    .outcome = {$me} habla por {$first}
    .outcome-short = habla por {$first}
rule-peterson-turn-relay = el primer valor, {$first}, es menor que {$larger}, el mayor de {$tid}, por el que hablaba {$me}, y {$j}, el segundo: {$me} es un relevo desde ahora
rule-peterson-turn-relay-brief = {$first} < {$larger}: relevo
    .outcome = {$me} pasa a relevo
    .outcome-short = relevo
rule-peterson-relay = {$me} no está activo: pasa {$j} al siguiente proceso
rule-peterson-relay-brief = pasa
    .outcome = {$me} lo reenvía
    .outcome-short = lo reenvía
rule-peterson-win = {$j} es el id del propio {$me} y ha vuelto a casa: ningún id es mayor, {$me} es líder y envía ELECTED({$me})
rule-peterson-win-brief = propio: gana
    .outcome = {$me} recibe su propio id
    .outcome-short = vuelve su id
rule-peterson-drop = {$me} ya es líder: {$j} no sigue más
rule-peterson-drop-brief = líder: descartado
    .outcome = {$me} es líder: lo descarta
    .outcome-short = líder: descartado
rule-peterson-learn = la elección ha terminado para {$me}: toma a {$j} como líder y pasa ELECTED({$j}) al siguiente proceso
rule-peterson-learn-brief = decidido
    .outcome = {$me} sigue a {$j}
    .outcome-short = sigue a {$j}
rule-peterson-lap-over = ELECTED({$j}) vuelve a {$me}, que lo envió: todos lo han visto y no sigue más
rule-peterson-lap-over-brief = propio: no sigue
    .outcome = {$me} lo detiene
    .outcome-short = no sigue
rule-peterson-skip-crashed = {$me} cierra el anillo por encima de {$crashed}, que está caído: envía {$kind}({$payload}) un lugar más allá
rule-peterson-skip-crashed-brief = salta a {$crashed}
    .outcome = {$me} salta a {$crashed}
    .outcome-short = salta a {$crashed}

badge-peterson = por {$tid} · f{$phase}
    .short = por {$tid} f{$phase}
    .shortest = {$tid} f{$phase}

fact-peterson-active = activo: habla por {$tid} en la fase {$phase}
fact-peterson-relay = relevo desde la fase {$phase}
fact-peterson-leader = su propio id ha vuelto a casa
fact-peterson-asleep = no ha empezado
fact-peterson-first = primer valor: {$first}
fact-peterson-election = elección: {$epoch}

wait-peterson-first = {$me} espera el primer valor de la fase {$phase}
wait-peterson-second = {$me} tiene {$first} y espera el segundo valor de la fase {$phase}
wait-peterson-relay = {$me} espera que su propio id vuelva a casa o que llegue un ELECTED

variant-peterson-standard = cada activo oye dos valores y sigue hablando por el primero si ninguno es mayor
