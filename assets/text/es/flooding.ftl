# Inundación: qué hizo un paso y por qué, como frase entera y en pocas palabras (-brief, para el registro). $me es el proceso, $j el
# emisor, $values los valores del mensaje, $round la ronda, de $rounds; $count cuántos valores son nuevos, o se envían.

rule-flooding-start =
    todos empiezan: {$me} envía el valor que propone { $others ->
        [0] a nadie, porque está solo
        [one] al único otro proceso
       *[other] a los otros {$others}
    }; hay { $rounds ->
        [one] 1 ronda
       *[other] {$rounds} rondas
    }
rule-flooding-start-brief = envía su valor
rule-flooding-start-noticed = {$me} empieza
rule-flooding-start-noticed-brief = empieza
rule-flooding-start-ignored = {$me} ha estado caído: no participa y no empieza
rule-flooding-start-ignored-brief = inicio ignorado
rule-flooding-learn =
    de los valores {$values} que envía {$j}, { $count ->
        [one] uno es nuevo para {$me}, que lo añade
       *[other] {$count} son nuevos para {$me}, que los añade
    } a lo que sabe
rule-flooding-learn-brief = nuevos: {$count}
    .outcome = {$me} aprende {$count}
    .outcome-short = nuevos: {$count}
rule-flooding-learn-too-late =
    de los valores {$values} que envía {$j}, { $count ->
        [one] uno es nuevo para {$me}
       *[other] {$count} son nuevos para {$me}
    }, pero ya corre la última ronda: en esta variante {$me} decide según lo que sabía cuando esa ronda empezó
rule-flooding-learn-too-late-brief = ignora {$count} nuevos
    .outcome = {$me} ignora {$count} nuevos
    .outcome-short = ignora {$count} nuevos
rule-flooding-nothing-new = {$me} ya sabe {$values}
rule-flooding-nothing-new-brief = nada nuevo
    .outcome = nada nuevo para {$me}
    .outcome-short = nada nuevo
rule-flooding-late = {$me} ya ha decidido: lo que llega después no cuenta
rule-flooding-late-brief = tarde: decidido
    .outcome = tarde: {$me} ya ha decidido
    .outcome-short = tarde
rule-flooding-pass-on =
    ronda {$round} de {$rounds}: { $count ->
        [one] {$me} envía el valor que era nuevo para él
       *[other] {$me} envía los {$count} valores que eran nuevos para él
    }
rule-flooding-pass-on-brief = ronda {$round}: { $count ->
        [one] 1 nuevo
       *[other] {$count} nuevos
    }
rule-flooding-keep = ronda {$round} de {$rounds}: {$me} no ha aprendido nada nuevo y no envía nada
rule-flooding-keep-brief = ronda {$round}: calla
rule-flooding-decide = la última ronda ha terminado: {$me} decide {$value}
rule-flooding-decide-brief = decide {$value}
rule-flooding-out = {$me} ha estado caído: no participa y descarta lo que oye
rule-flooding-out-brief = no participa
    .outcome = {$me} no participa
    .outcome-short = no participa
rule-flooding-recovered = {$me} ha vuelto; ha olvidado todo lo que sabía y no participa
rule-flooding-recovered-brief = vuelve, sin voz

## Los campos de un estado

fact-flooding-idle = no ha empezado
fact-flooding-round = ronda {$round} de {$rounds}
fact-flooding-decided = las rondas han terminado
fact-flooding-out = ha estado caído: no participa
fact-flooding-known = sabe: {$values}
fact-flooding-new = nuevos en esta ronda: {$values}
fact-flooding-nothing-new = nuevos en esta ronda: ninguno
fact-flooding-frozen = sabía al empezar la última ronda: {$values}
fact-flooding-undecided = decidido: nada aún
fact-flooding-decision = decidido: {$value}

## Junto al proceso: qué decidiría ahora, y cuántos valores sabe

badge-flooding = {$rule} {$value} · {$count} v
    .short = {$rule} {$value}

## Qué espera un proceso, y su temporizador

wait-flooding = {$me} espera el final de la ronda {$round} de {$rounds}
timer-flooding-round = entonces esta ronda termina para {$me}

## Qué tiene un proceso

holding-flooding-known = sabe
holding-flooding-new = nuevos
holding-flooding-now = decidiría

## Parámetros que no pueden ser

refused-flooding-crashes =
    con { $n ->
        [one] 1 proceso
       *[other] {$n} procesos
    } pueden caer menos de {$n}, pero f es {$f}
refused-flooding-crashes-mend = f puede ser de 0 a {$most}

## Para qué es una ronda

purpose-flooding-first = cada uno dice a todos lo que propone
purpose-flooding-later = cada uno pasa lo nuevo de la ronda anterior

# Cada variante en una línea.
variant-flooding-standard = lo que un proceso aprende en una ronda lo pasa en la siguiente; tras f + 1 rondas todos saben lo mismo
variant-flooding-last-round-ignored = un proceso decide según lo que sabía al empezar la última ronda: una ronda antes de tiempo
