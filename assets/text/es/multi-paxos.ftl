# Multi-Paxos: qué hizo un paso y por qué, como frase entera y en pocas palabras (-brief, para el registro). $me es el proceso, $j quien envía.

rule-multi-paxos-start = {$me} toma el mando: pide a todos los aceptadores una promesa de la votación {$ballot} y sus votos desde la posición {$slot}
rule-multi-paxos-start-brief = asume: {$ballot}
rule-multi-paxos-start-noticed = {$me} nota que falta el líder {$j}
rule-multi-paxos-start-noticed-brief = lo nota
rule-multi-paxos-start-ignored = {$me} ya lidera, o está a punto: el inicio se ignora
rule-multi-paxos-start-ignored-brief = inicio ignorado
rule-multi-paxos-take-over = {$me} no sabe de otro líder activo: guarda el comando y pide a todos los aceptadores una promesa de la votación {$ballot} y sus votos desde la posición {$slot}
rule-multi-paxos-take-over-brief = asume: {$ballot}
rule-multi-paxos-retry = acaba la espera de {$me}: lo intenta otra vez con la votación {$ballot}, desde la posición {$slot}
rule-multi-paxos-retry-brief = otra vez: {$ballot}
rule-multi-paxos-ask = el cliente {$me} pide a {$leader} su comando {$number}
rule-multi-paxos-ask-brief = pide a {$leader}: #{$number}
rule-multi-paxos-wait = al cliente {$me} se le pide {$entry}, pero ya espera una respuesta: será su comando {$number}, para después
rule-multi-paxos-wait-brief = #{$number}: después
rule-multi-paxos-ask-next = el cliente {$me} no tiene a tiempo respuesta de {$suspect}: sospecha de él y pide a {$leader} su comando {$number}
rule-multi-paxos-ask-next-brief = pide a {$leader}
rule-multi-paxos-ask-named = al cliente {$me} le dicen que lidera {$leader}: le pide su comando {$number}
rule-multi-paxos-ask-named-brief = pide a {$leader}
rule-multi-paxos-ask-again = el cliente {$me} ha vuelto; recuerda sus comandos y pide a {$leader} el comando {$number}
rule-multi-paxos-ask-again-brief = vuelve, repite
rule-multi-paxos-answered = el comando {$number} del cliente {$me} está elegido, y todo lo anterior también
rule-multi-paxos-answered-brief = #{$number} respondido
rule-multi-paxos-response-ignored = el cliente {$me} ya tiene esa respuesta: se ignora
rule-multi-paxos-response-ignored-brief = ya respondido
rule-multi-paxos-queue = {$me} aún no lidera: el comando {$number} de {$j} espera
rule-multi-paxos-queue-brief = #{$number} espera
rule-multi-paxos-queue-ignored = ese comando de {$j} ya espera en {$me}
rule-multi-paxos-queue-ignored-brief = ya espera
rule-multi-paxos-refer = {$me} no lidera: dice a {$j} que lidera {$leader}, con la votación {$ballot}
rule-multi-paxos-refer-brief = lidera {$leader}
rule-multi-paxos-follow = {$me} conoce la votación {$ballot}, no menor que ninguna de las que conoce: sigue a {$leader}
rule-multi-paxos-follow-brief = sigue a {$leader}
rule-multi-paxos-back-off =
    {$me} tiene pocas promesas a tiempo: espera { $ticks ->
        [one] 1 tick
       *[other] {$ticks} ticks
    }, al azar, antes de intentarlo otra vez
rule-multi-paxos-back-off-brief = espera
rule-multi-paxos-promised =
    {$me} tiene { $count ->
        [one] 1 promesa
       *[other] {$count} promesas
    } de las {$majority} que son mayoría
rule-multi-paxos-promised-brief = {$count} de {$majority}
rule-multi-paxos-promise-ignored = {$me} ya no espera esa promesa: se ignora
rule-multi-paxos-promise-ignored-brief = ignorada
rule-multi-paxos-lead =
    una mayoría ha prometido: {$me} lidera con la votación {$ballot}; { $adopted ->
        [0] ninguna promesa habla de un voto, así que no hay nada que volver a proponer
        [one] vuelve a proponer la única entrada de la que hablan las promesas
       *[other] vuelve a proponer las {$adopted} entradas de las que hablan las promesas
    }
rule-multi-paxos-lead-brief = lidera: {$ballot}
rule-multi-paxos-fill-gap = ninguna promesa habla de un voto para la posición {$slot}, pero una posterior lo tiene: {$me} propone un no-op para el hueco
rule-multi-paxos-fill-gap-brief = {$slot}: no-op
rule-multi-paxos-adopt =
    {$me} propone { $entry ->
        [no-op] un no-op
       *[other] {$entry}
    } para la posición {$slot}: puede estar ya elegido
rule-multi-paxos-adopt-brief = {$slot}: {$entry} otra vez
rule-multi-paxos-propose = {$me} propone {$entry} para la posición {$slot}, la primera libre
rule-multi-paxos-propose-brief = {$slot}: {$entry}
rule-multi-paxos-respond-at-once = el comando {$number} de {$client} está aplicado en el registro de {$me}: responde enseguida
rule-multi-paxos-respond-at-once-brief = #{$number}: responde
rule-multi-paxos-respond-again = la posición del comando {$number} de {$client} está elegida, y todo lo anterior: {$me} responde otra vez
rule-multi-paxos-respond-again-brief = #{$number}: responde
rule-multi-paxos-request-ignored = ese comando de {$client} está en una posición de {$me} aún sin elegir: no hace falta proponerlo otra vez
rule-multi-paxos-request-ignored-brief = ya propuesto
rule-multi-paxos-again =
    ha pasado T desde que {$me} propuso por última vez: vuelve a proponer lo no elegido, { $count ->
        [one] 1 posición
       *[other] {$count} posiciones
    }
rule-multi-paxos-again-brief = propone {$count} más
rule-multi-paxos-chosen =
    una mayoría ha aceptado { $entry ->
        [no-op] un no-op
       *[other] {$entry}
    }: la posición {$slot} está elegida; { $answered ->
        [0] {$me} aún no responde a nadie
        [one] {$me} responde a un cliente
       *[other] {$me} responde a {$answered} comandos
    }
rule-multi-paxos-chosen-brief = {$slot} elegida
rule-multi-paxos-promise = {$me} promete la votación {$ballot}: no votará en ninguna menor; dice sus votos desde la posición {$from}
rule-multi-paxos-promise-brief = promete {$ballot}
rule-multi-paxos-prepare-ignored = {$me} ya había prometido esa votación: se ignora
rule-multi-paxos-prepare-ignored-brief = ya prometida
rule-multi-paxos-deny-prepare = {$me} ha prometido {$ballot}, mayor que {$theirs}: lo dice
rule-multi-paxos-deny-prepare-brief = {$ballot} prometida
rule-multi-paxos-accept =
    {$me} vota por { $entry ->
        [no-op] un no-op
       *[other] {$entry}
    } en la posición {$slot}, y lo dice al proponente y a todos los aprendices
rule-multi-paxos-accept-brief = vota {$slot}:{$entry}
rule-multi-paxos-deny-propose = {$me} ha prometido {$ballot}, mayor que {$theirs}: no vota, y lo dice
rule-multi-paxos-deny-propose-brief = {$ballot}: no vota
rule-multi-paxos-count =
    {$me} sabe de { $count ->
        [one] 1 voto
       *[other] {$count} votos
    } para la posición {$slot}; {$majority} son mayoría
rule-multi-paxos-count-brief = {$slot}: {$count} de {$majority}
rule-multi-paxos-accepted-ignored = esa posición ya está elegida para {$me}, o ya contó ese voto: nada cambia
rule-multi-paxos-accepted-ignored-brief = ya contado
rule-multi-paxos-learn =
    {$me} aprende que { $entry ->
        [no-op] un no-op
       *[other] {$entry}
    } está elegido para la posición {$slot}
rule-multi-paxos-learn-brief = {$slot} es {$entry}
rule-multi-paxos-apply = {$me} aplica la posición {$slot}: {$entry}
rule-multi-paxos-apply-brief = aplica {$entry}
rule-multi-paxos-apply-no-op = {$me} aplica la posición {$slot}: un no-op no cambia nada
rule-multi-paxos-apply-no-op-brief = {$slot}: no-op
rule-multi-paxos-pass-over = {$me} salta la posición {$slot}: {$entry} es un comando que ya aplicó
rule-multi-paxos-pass-over-brief = {$slot}: repetido
rule-multi-paxos-refusal-ignored = {$me} no aprende nada de ese rechazo: se ignora
rule-multi-paxos-refusal-ignored-brief = ignorado
rule-multi-paxos-recovered = {$me} ha vuelto; lo que prometió, votó y aplicó es estable
rule-multi-paxos-recovered-brief = vuelve

## Junto a un proceso, y en sus partes

badge-multi-paxos-applied = ≤{$count}
fact-multi-paxos-view-asks = #{$number} {$entry}
    .short = {$entry}
fact-multi-paxos-view-applied = aplicado {$count}
    .short = ≤{$count}

## Por qué se propone una entrada para una posición

fact-multi-paxos-why-gap = ninguna promesa habla de un voto: no-op
fact-multi-paxos-why-adopted = el voto de la votación más alta
fact-multi-paxos-why-requested = lo pide un cliente

## Los campos de un estado

fact-multi-paxos-client = cliente: {$answered} de {$count} comandos respondidos
fact-multi-paxos-suspect = sospecha de: {$suspect}
fact-multi-paxos-idle = proponente: inactivo
fact-multi-paxos-follows = proponente: sigue a {$leader}
fact-multi-paxos-preparing = proponente: {$count} de {$majority} promesas de {$ballot}
fact-multi-paxos-back-off = proponente: espera antes de intentarlo otra vez
fact-multi-paxos-leads = proponente: lidera con {$ballot}, posición libre {$next}
fact-multi-paxos-met = votación más alta conocida: {$ballot}
fact-multi-paxos-queue = { $count ->
    [one] 1 comando espera
   *[other] {$count} comandos esperan
}
fact-multi-paxos-no-promise = aceptador: sin promesa
fact-multi-paxos-promise = aceptador: prometió {$ballot}
fact-multi-paxos-votes = aceptador: votos en { $count ->
    [one] 1 posición
   *[other] {$count} posiciones
}
fact-multi-paxos-learner = aprendiz: aplicado {$applied}, {$behind} tras un hueco
fact-multi-paxos-store = almacén: {$store}

## Qué espera un proceso, y sus temporizadores

wait-multi-paxos-promises = {$me} espera promesas de {$ballot}: tiene {$count} de {$majority}
wait-multi-paxos-back-off = {$me} espera antes de intentarlo otra vez
wait-multi-paxos-votes = {$me} espera votos para la posición {$slot}
wait-multi-paxos-response = {$me} espera la respuesta de {$leader} a su comando {$number}
timer-multi-paxos-client = sin respuesta hasta entonces: {$me} pide al proponente siguiente
timer-multi-paxos-attempt = entonces {$me} espera, o lo intenta otra vez
timer-multi-paxos-again = entonces {$me} vuelve a proponer lo no elegido

# Cada variante en una línea.
variant-multi-paxos-standard = un líder hace elegir comandos posición por posición; el siguiente adopta lo que puede estar elegido y llena huecos con no-ops
