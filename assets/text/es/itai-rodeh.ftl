# Itai–Rodeh: qué hizo un paso y por qué. $me es el nombre que le da quien mira: el proceso mismo no tiene ninguno.

rule-itai-rodeh-start = {$me} inicia una elección
rule-itai-rodeh-start-brief = inicia: saca {$own}
rule-itai-rodeh-start-noticed = {$me} nota que su líder ya no está e inicia una elección
rule-itai-rodeh-start-noticed-brief = lo nota: saca {$own}
rule-itai-rodeh-start-ignored = {$me} está en una elección que no ha terminado: se ignora el inicio
rule-itai-rodeh-start-ignored-brief = inicio ignorado
rule-itai-rodeh-older = el mensaje es de una elección anterior a la de {$me}: se descarta
rule-itai-rodeh-older-brief = vieja: descartado
    .outcome = {$me} lo descarta: viejo
    .outcome-short = vieja: descartado
rule-itai-rodeh-wake = el mensaje es de una elección más nueva: {$me} empieza también, antes de tratar el mensaje
rule-itai-rodeh-wake-brief = despierta: saca {$own}
rule-itai-rodeh-draw = {$me} saca {$own} de entre 1 y {$most} en la ronda {$own-round} y lo envía alrededor del anillo
rule-itai-rodeh-draw-brief = saca {$own}
rule-itai-rodeh-win = {$j} ha dado {$n} saltos: es el que sacó {$me} y no encontró ningún igual; {$me} es líder y envía ELECTED
rule-itai-rodeh-win-brief = {$n} saltos: líder
    .outcome = {$me} es líder: {$n} saltos
    .outcome-short = {$n} saltos: líder
rule-itai-rodeh-tie = {$j} ha dado {$n} saltos: es el que sacó {$me}, pero encontró un igual: quienes sacaron {$j} vuelven a sortear
rule-itai-rodeh-tie-brief = empate: saca {$own}
    .outcome = {$me} empata: saca {$own}
    .outcome-short = empate: saca {$own}
rule-itai-rodeh-pass-equal =
    {$me} también sacó {$own}, pero tras { $hop ->
        [one] un salto
       *[other] {$hop} saltos
    }, y no {$n}, este no es el suyo: sigue, y ya no está solo
rule-itai-rodeh-pass-equal-brief = = {$own} no está solo
    .outcome = {$me}: {$own} no está solo
    .outcome-short = no está solo
rule-itai-rodeh-give-way = {$j} es mayor que {$own}, que sacó {$me}: {$me} queda fuera y pasa el {$j}
rule-itai-rodeh-give-way-brief = > {$own} pasivo
    .outcome = {$me} queda pasivo
    .outcome-short = pasivo
rule-itai-rodeh-give-way-round = {$j} salió en la ronda {$round}, y {$me} sigue en la ronda {$own-round}: {$me} queda fuera y pasa el {$j}
rule-itai-rodeh-give-way-round-brief = r{$round} > r{$own-round} pasivo
    .outcome = {$me} queda pasivo
    .outcome-short = pasivo
rule-itai-rodeh-purge = {$j} es menor que {$own}, que sacó {$me}: no sigue más
rule-itai-rodeh-purge-brief = < {$own} eliminado
    .outcome = {$me} lo elimina
    .outcome-short = eliminado
rule-itai-rodeh-purge-round = {$j} salió en la ronda {$round}, y {$me} ya está en la ronda {$own-round}: no sigue más
rule-itai-rodeh-purge-round-brief = r{$round} < r{$own-round}: fuera
    .outcome = {$me} lo elimina
    .outcome-short = eliminado
rule-itai-rodeh-pass-on = {$me} está fuera y pasa el mensaje, con un salto más
rule-itai-rodeh-pass-on-brief = pasado
    .outcome = {$me} lo reenvía
    .outcome-short = lo reenvía
rule-itai-rodeh-drop = {$me} es líder: el mensaje no sigue más
rule-itai-rodeh-drop-brief = líder: descartado
    .outcome = {$me} es líder: lo descarta
    .outcome-short = líder: descartado
rule-itai-rodeh-learn =
    el líder está { $hop ->
        [one] un paso
       *[other] {$hop} pasos
    } atrás: {$me} lo toma como líder y pasa ELECTED, con un salto más
rule-itai-rodeh-learn-brief = líder {$hop} atrás
    .outcome = su líder: {$hop} atrás
    .outcome-short = líder {$hop} atrás
rule-itai-rodeh-lap-over = ELECTED ha dado {$n} saltos: todos lo han visto y no sigue más
rule-itai-rodeh-lap-over-brief = {$n} saltos: fin
rule-itai-rodeh-skip-crashed = {$me} cierra el anillo por encima de {$crashed}, que está caído: envía {$kind}({$payload}) un lugar más allá, y nadie cuenta ese lugar
rule-itai-rodeh-skip-crashed-brief = salta {$crashed}
    .outcome = {$me} salta a {$crashed}
    .outcome-short = salta {$crashed}

## Los campos de un estado

fact-itai-rodeh-asleep = no ha empezado
fact-itai-rodeh-active = activo: su número puede ganar
fact-itai-rodeh-active-alike = activo: saca 1, como todos
fact-itai-rodeh-passive = pasivo: pasa los mensajes
fact-itai-rodeh-leader = líder
fact-itai-rodeh-nothing-drawn = sorteo: nada
fact-itai-rodeh-drawn = sorteo: {$own} de entre 1 y {$most}, ronda {$round}
fact-itai-rodeh-elected-itself = elegido: él mismo (0 pasos atrás)
fact-itai-rodeh-elected =
    elegido: el que está { $hop ->
        [one] un paso
       *[other] {$hop} pasos
    } atrás
fact-itai-rodeh-knows = sabe de sí mismo: nada; del anillo: n = {$n}
fact-itai-rodeh-election = elección: {$epoch}

## Junto al proceso: su ronda

badge-itai-rodeh = r{$round}

## Qué espera un proceso

wait-itai-rodeh-active =
    {$me} espera que el {$own} que sacó vuelva tras { $n ->
        [one] un salto
       *[other] {$n} saltos
    }, o que llegue uno mayor
wait-itai-rodeh-alike = {$me} espera un 1 que no encuentre otro igual, aunque todos sacan 1
wait-itai-rodeh-passive = {$me} espera un ELECTED

# Cada variante en una línea.
variant-itai-rodeh-standard = nadie tiene id: cada uno sortea un número, el mayor es líder y los que empatan vuelven a sortear
variant-itai-rodeh-wrong-n = todos creen en un número equivocado de procesos: puede haber dos líderes
