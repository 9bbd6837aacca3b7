# Qué hizo un paso y por qué: los valores comparados y la regla, en una frase entera y en pocas palabras (-brief, para el registro).
# $me es el proceso y $j el id que lleva el mensaje; en el algoritmo bully, $j es quien lo envía;
# cuando el proceso empieza por sí mismo, $j es el líder que ya no está.

## Chang–Roberts

rule-chang-roberts-start = {$me} empieza una elección: participa y envía ELECTION({$me}) al siguiente proceso
rule-chang-roberts-start-brief = empieza
rule-chang-roberts-start-noticed = {$me} nota que su líder {$j} ya no está: participa y envía ELECTION({$me}) al siguiente proceso
rule-chang-roberts-start-noticed-brief = lo nota, empieza
rule-chang-roberts-start-ignored = {$me} ya participa: el inicio se ignora
rule-chang-roberts-start-ignored-brief = inicio ignorado
rule-chang-roberts-join-pass-on = {$j} es mayor que {$me}: {$me} participa y pasa {$j} al siguiente proceso
rule-chang-roberts-join-pass-on-brief = > {$me} pasa
    .outcome = {$me} lo reenvía
    .outcome-short = lo reenvía
rule-chang-roberts-join-replace = {$j} es menor que {$me}: {$me} participa y envía su propio id en lugar de {$j}
rule-chang-roberts-join-replace-brief = < {$me}: envía {$me}
    .outcome = {$me} envía el suyo
    .outcome-short = envía el suyo
rule-chang-roberts-join-own = {$me} recibe su propio id, pero no participa: participa y envía {$me} otra vez
rule-chang-roberts-join-own-brief = propio: reenvía
    .outcome = {$me} lo reenvía
    .outcome-short = lo reenvía
rule-chang-roberts-pass-on = {$j} es mayor que {$me}: {$me} pasa {$j} al siguiente proceso
rule-chang-roberts-pass-on-brief = > {$me} pasa
    .outcome = {$me} lo reenvía
    .outcome-short = lo reenvía
rule-chang-roberts-discard = {$j} es menor que {$me}, que ya participa: {$j} no puede ganar y se descarta
rule-chang-roberts-discard-brief = < {$me} descartado
    .outcome = {$me} lo descarta
    .outcome-short = descartado
rule-chang-roberts-discard-other = {$j} no es {$me}, y en esta variante quien participa no reenvía nada: {$j} se descarta
rule-chang-roberts-discard-other-brief = ≠ {$me} descartado
    .outcome = {$me} lo descarta
    .outcome-short = descartado
rule-chang-roberts-replace = {$j} es menor que {$me}: {$me} envía su propio id en lugar de {$j}
rule-chang-roberts-replace-brief = < {$me}: envía {$me}
    .outcome = {$me} envía el suyo
    .outcome-short = envía el suyo
rule-chang-roberts-win = {$j} es el id del propio {$me} y ha dado toda la vuelta: ningún id es mayor, {$me} es líder y envía ELECTED({$me})
rule-chang-roberts-win-brief = propio: gana
    .outcome = {$me} recibe su propio id
    .outcome-short = vuelve su id
rule-chang-roberts-learn = la elección ha terminado para {$me}: toma a {$j} como líder y pasa ELECTED({$j}) al siguiente proceso
rule-chang-roberts-learn-brief = decidido
    .outcome = {$me} sigue a {$j}
    .outcome-short = sigue a {$j}
rule-chang-roberts-lap-over = ELECTED({$j}) vuelve a {$me}, que lo envió: todos lo han visto y no sigue más
rule-chang-roberts-lap-over-brief = propio: no sigue
    .outcome = {$me} lo detiene
    .outcome-short = no sigue
rule-chang-roberts-skip-crashed = {$me} cierra el anillo por encima de {$crashed}, que está caído: envía {$kind}({$payload}) un lugar más allá
rule-chang-roberts-skip-crashed-brief = salta a {$crashed}
    .outcome = {$me} salta a {$crashed}
    .outcome-short = salta a {$crashed}

## Bully

rule-bully-start = {$me} empieza una elección, pues no tiene ninguna propia en curso
rule-bully-start-brief = empieza
rule-bully-start-noticed = {$me} nota que su líder {$j} ya no está y empieza una elección
rule-bully-start-noticed-brief = lo nota, empieza
rule-bully-start-ignored = {$me} ya tiene en curso una elección propia: no empieza otra
rule-bully-start-ignored-brief = inicio ignorado
rule-bully-recovered = {$me} ha vuelto y no sabe quién es líder: empieza una elección
rule-bully-recovered-brief = vuelve: empieza
rule-bully-hold-back-recovered = {$me} ha vuelto y no sabe quién es líder: se contiene T = {$t} ticks antes de empezar una elección
rule-bully-hold-back-recovered-brief = se contiene
rule-bully-patience-over = {$me} se ha contenido T = {$t} ticks: empieza una elección
rule-bully-patience-over-brief = ahora empieza
rule-bully-answer = {$me} es mayor que {$j}: {$me} responde para que {$j} espere y empieza su propia elección
rule-bully-answer-brief = responde, empieza
    .outcome = {$me} responde y empieza
    .outcome-short = responde
rule-bully-answer-running = {$me} es mayor que {$j} y responde para que {$j} espere; ya tiene en curso su propia elección
rule-bully-answer-running-brief = responde
    .outcome = {$me} responde
    .outcome-short = responde
rule-bully-answer-settling = {$me} es mayor que {$j} y responde para que {$j} espere; acaba de oír un COORDINATOR, está en reposo y no empieza ninguna elección
rule-bully-answer-settling-brief = responde, reposa
    .outcome = {$me} responde, reposa
    .outcome-short = responde
rule-bully-answer-holding-back = {$me} es mayor que {$j} y responde para que {$j} espere; se está conteniendo y aún no empieza ninguna elección
rule-bully-answer-holding-back-brief = responde, espera
    .outcome = {$me} responde y espera
    .outcome-short = responde
rule-bully-stand-down = {$j} es mayor que {$me} y ha respondido: {$me} se lo deja a {$j} y espera un COORDINATOR hasta 2T = {$twice} ticks
rule-bully-stand-down-brief = espera 2T
rule-bully-trust = {$j} es mayor que {$me} y ha respondido: {$me} da por hecho su trabajo y no espera ningún COORDINATOR
rule-bully-trust-brief = confía en {$j}
rule-bully-answer-ignored = {$me} ya no espera ningún ANSWER: el de {$j} se ignora
rule-bully-answer-ignored-brief = ignorado
    .outcome = ignora el ANSWER de {$j}
    .outcome-short = ignorado
rule-bully-answer-timeout = {$me} no ha recibido ningún ANSWER en T = {$t} ticks: nadie con un id mayor está activo
rule-bully-answer-timeout-brief = sin ANSWER en T
    .outcome = sin ANSWER en T: anuncia
    .outcome-short = sin ANSWER en T
rule-bully-coordinator-timeout = {$me} no ha oído ningún COORDINATOR en 2T = {$twice} ticks: quien respondió también ha caído y {$me} empieza de nuevo
rule-bully-coordinator-timeout-brief = pasan 2T: empieza
rule-bully-follow = {$j} es mayor que {$me}: {$me} toma a {$j} como líder y reposa T = {$t} ticks
rule-bully-follow-brief = > {$me}: lo sigue
    .outcome = {$me} sigue a {$j}
    .outcome-short = sigue a {$j}
rule-bully-follow-unsettled = {$j} es mayor que {$me}: {$me} toma a {$j} como líder
rule-bully-follow-unsettled-brief = > {$me}: lo sigue
    .outcome = {$me} sigue a {$j}
    .outcome-short = sigue a {$j}
rule-bully-follow-lower = {$j} es menor que {$me}, pero en esta variante se cree a cualquier COORDINATOR: {$me} toma a {$j} como líder
rule-bully-follow-lower-brief = < {$me}: lo sigue
    .outcome = {$me} sigue a {$j}
    .outcome-short = sigue a {$j}
rule-bully-lower-coordinator = {$j} es menor que {$me} y no debe ser líder: {$me} empieza una elección para quitarle el puesto
rule-bully-lower-coordinator-brief = < {$me}: empieza
    .outcome = {$me} empieza
    .outcome-short = empieza
rule-bully-lower-coordinator-ignored = {$j} es menor que {$me} y no debe ser líder; {$me} ya tiene en curso una elección propia y no empieza otra
rule-bully-lower-coordinator-ignored-brief = < {$me}: ignorado
    .outcome = {$me} lo ignora
    .outcome-short = ignorado
rule-bully-hold-back-lower = {$j} es menor que {$me} y no debe ser líder: {$me} empezará una elección, pero antes se contiene T = {$t} ticks
rule-bully-hold-back-lower-brief = < {$me}: se contiene
    .outcome = {$me} se contiene
    .outcome-short = se contiene
rule-bully-settled = {$me} ha reposado T = {$t} ticks: desde ahora, un ELECTION de un proceso menor le hace empezar otra elección
rule-bully-settled-brief = fin del reposo
rule-bully-begin =
    {$me} envía ELECTION { $higher ->
        [one] al único proceso mayor
       *[other] a los {$higher} procesos mayores
    } y espera un ANSWER hasta T = {$t} ticks
rule-bully-begin-brief = a {$higher} mayores
rule-bully-announce =
    {$me} es líder y envía COORDINATOR({$me}) { $others ->
        [one] al único otro proceso
       *[other] a los otros {$others}
    }
rule-bully-announce-brief = líder: se proclama
rule-bully-announce-highest =
    ningún id es mayor que {$me}: {$me} es líder y envía COORDINATOR({$me}) { $others ->
        [0] a nadie, porque está solo
        [one] al único otro proceso
       *[other] a los otros {$others}
    }
rule-bully-announce-highest-brief = líder: se proclama

## Los campos de un estado

fact-participating = participa: sí (activo)
fact-not-participating = participa: no
fact-elected = elegido: {$leader}
fact-elected-undefined = elegido: @ (indefinido)
fact-bully-idle = elección propia: ninguna
fact-bully-awaiting-answer = elección propia: espera ANSWER
fact-bully-awaiting-coordinator = elección propia: espera COORDINATOR
fact-bully-holding-back = elección propia: se contiene
fact-bully-settling = en reposo: sí
fact-bully-not-settling = en reposo: no

## Qué espera un proceso

wait-chang-roberts = {$me} espera que ELECTION({$me}) dé la vuelta o que llegue un ELECTED
wait-bully-answer = {$me} espera un ANSWER de un proceso mayor hasta que acabe su temporizador
wait-bully-coordinator = {$me} espera un COORDINATOR hasta que acabe su temporizador
wait-bully-holding-back = {$me} se contiene hasta que acabe su temporizador y entonces empieza una elección

## Qué significa un temporizador en marcha: qué pasará cuando acabe
timer-bully-answer = sin ANSWER hasta entonces: {$me} es el líder
timer-bully-coordinator = sin COORDINATOR hasta entonces: {$me} empieza de nuevo
timer-bully-settle = entonces {$me} habrá reposado
timer-bully-patience = entonces {$me} empieza una elección
