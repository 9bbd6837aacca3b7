# Flooding: what a step did and why, as a whole sentence and in a few words (-brief, for the log). $me is the process, $j the sender,
# $values the values of the message, $round the round, of $rounds; $count how many values are new, or are sent.

rule-flooding-start =
    all begin: {$me} sends the value that it proposes to { $others ->
        [0] nobody, because it is alone
        [one] the only other process
       *[other] the {$others} others
    }; there are { $rounds ->
        [one] 1 round
       *[other] {$rounds} rounds
    }
rule-flooding-start_es =
    todos empiezan: {$me} envía el valor que propone { $others ->
        [0] a nadie, porque está solo
        [one] al único otro proceso
       *[other] a los otros {$others}
    }; hay { $rounds ->
        [one] 1 ronda
       *[other] {$rounds} rondas
    }
rule-flooding-start_pt =
    todos começam: {$me} envia o valor que propõe { $others ->
        [0] a ninguém, porque está sozinho
        [one] ao único outro processo
       *[other] aos outros {$others}
    }; há { $rounds ->
        [one] 1 rodada
       *[other] {$rounds} rodadas
    }
rule-flooding-start-brief = sends its value
rule-flooding-start-brief_es = envía su valor
rule-flooding-start-brief_pt = envia seu valor
rule-flooding-start-noticed = {$me} begins
rule-flooding-start-noticed_es = {$me} empieza
rule-flooding-start-noticed_pt = {$me} começa
rule-flooding-start-noticed-brief = begins
rule-flooding-start-noticed-brief_es = empieza
rule-flooding-start-noticed-brief_pt = começa
rule-flooding-start-ignored = {$me} has been down: it takes no part, and does not begin
rule-flooding-start-ignored_es = {$me} ha estado caído: no participa y no empieza
rule-flooding-start-ignored_pt = {$me} esteve fora do ar: não participa e não começa
rule-flooding-start-ignored-brief = start ignored
rule-flooding-start-ignored-brief_es = inicio ignorado
rule-flooding-start-ignored-brief_pt = início ignorado
rule-flooding-learn =
    of the values {$values} that {$j} sends, { $count ->
        [one] one is new to {$me}, which adds it
       *[other] {$count} are new to {$me}, which adds them
    } to what it knows
rule-flooding-learn_es =
    de los valores {$values} que envía {$j}, { $count ->
        [one] uno es nuevo para {$me}, que lo añade
       *[other] {$count} son nuevos para {$me}, que los añade
    } a lo que sabe
rule-flooding-learn_pt =
    dos valores {$values} que {$j} envia, { $count ->
        [one] um é novo para {$me}, que o acrescenta
       *[other] {$count} são novos para {$me}, que os acrescenta
    } ao que sabe
rule-flooding-learn-brief = {$count} new
    .outcome = {$me} learns {$count} new
    .outcome-short = {$count} new
rule-flooding-learn-brief_es = nuevos: {$count}
    .outcome = {$me} aprende {$count}
    .outcome-short = nuevos: {$count}
rule-flooding-learn-brief_pt = novos: {$count}
    .outcome = {$me} aprende {$count}
    .outcome-short = novos: {$count}
rule-flooding-learn-too-late =
    of the values {$values} that {$j} sends, { $count ->
        [one] one is new to {$me}
       *[other] {$count} are new to {$me}
    }, but the last round is on: in this variant {$me} decides on what it knew when that round began
rule-flooding-learn-too-late_es =
    de los valores {$values} que envía {$j}, { $count ->
        [one] uno es nuevo para {$me}
       *[other] {$count} son nuevos para {$me}
    }, pero ya corre la última ronda: en esta variante {$me} decide según lo que sabía cuando esa ronda empezó
rule-flooding-learn-too-late_pt =
    dos valores {$values} que {$j} envia, { $count ->
        [one] um é novo para {$me}
       *[other] {$count} são novos para {$me}
    }, mas já corre a última rodada: nesta variante {$me} decide pelo que sabia quando essa rodada começou
rule-flooding-learn-too-late-brief = {$count} new, ignored
    .outcome = {$count} new: {$me} ignores it
    .outcome-short = {$count} new, ignored
rule-flooding-learn-too-late-brief_es = ignora {$count} nuevos
    .outcome = {$me} ignora {$count} nuevos
    .outcome-short = ignora {$count} nuevos
rule-flooding-learn-too-late-brief_pt = ignora {$count} novos
    .outcome = {$me} ignora {$count} novos
    .outcome-short = ignora {$count} novos
rule-flooding-nothing-new = {$me} knows {$values} already
rule-flooding-nothing-new_es = {$me} ya sabe {$values}
rule-flooding-nothing-new_pt = {$me} já sabe {$values}
rule-flooding-nothing-new-brief = nothing new
    .outcome = nothing new to {$me}
    .outcome-short = nothing new
rule-flooding-nothing-new-brief_es = nada nuevo
    .outcome = nada nuevo para {$me}
    .outcome-short = nada nuevo
rule-flooding-nothing-new-brief_pt = nada de novo
    .outcome = nada de novo para {$me}
    .outcome-short = nada de novo
rule-flooding-late = {$me} has decided: what comes afterwards does not count
rule-flooding-late_es = {$me} ya ha decidido: lo que llega después no cuenta
rule-flooding-late_pt = {$me} já decidiu: o que chega depois não conta
rule-flooding-late-brief = decided: too late
    .outcome = too late: {$me} has decided
    .outcome-short = too late
rule-flooding-late-brief_es = tarde: decidido
    .outcome = tarde: {$me} ya ha decidido
    .outcome-short = tarde
rule-flooding-late-brief_pt = tarde: decidiu
    .outcome = tarde: {$me} já decidiu
    .outcome-short = tarde
rule-flooding-pass-on =
    round {$round} of {$rounds}: { $count ->
        [one] {$me} sends the value that was new to it
       *[other] {$me} sends the {$count} values that were new to it
    }
rule-flooding-pass-on_es =
    ronda {$round} de {$rounds}: { $count ->
        [one] {$me} envía el valor que era nuevo para él
       *[other] {$me} envía los {$count} valores que eran nuevos para él
    }
rule-flooding-pass-on_pt =
    rodada {$round} de {$rounds}: { $count ->
        [one] {$me} envia o valor que era novo para ele
       *[other] {$me} envia os {$count} valores que eram novos para ele
    }
rule-flooding-pass-on-brief = round {$round}: { $count ->
        [one] 1 value
       *[other] {$count} values
    }
rule-flooding-pass-on-brief_es = ronda {$round}: { $count ->
        [one] 1 nuevo
       *[other] {$count} nuevos
    }
rule-flooding-pass-on-brief_pt = rodada {$round}: { $count ->
        [one] 1 novo
       *[other] {$count} novos
    }
rule-flooding-keep = round {$round} of {$rounds}: {$me} has learnt nothing new and sends nothing
rule-flooding-keep_es = ronda {$round} de {$rounds}: {$me} no ha aprendido nada nuevo y no envía nada
rule-flooding-keep_pt = rodada {$round} de {$rounds}: {$me} não aprendeu nada de novo e não envia nada
rule-flooding-keep-brief = round {$round}: silent
rule-flooding-keep-brief_es = ronda {$round}: calla
rule-flooding-keep-brief_pt = rodada {$round}: calado
rule-flooding-decide = the last round is over: {$me} decides {$value}
rule-flooding-decide_es = la última ronda ha terminado: {$me} decide {$value}
rule-flooding-decide_pt = a última rodada terminou: {$me} decide {$value}
rule-flooding-decide-brief = decides {$value}
rule-flooding-decide-brief_es = decide {$value}
rule-flooding-decide-brief_pt = decide {$value}
rule-flooding-out = {$me} has been down: it takes no part, and drops what it hears
rule-flooding-out_es = {$me} ha estado caído: no participa y descarta lo que oye
rule-flooding-out_pt = {$me} esteve fora do ar: não participa e descarta o que ouve
rule-flooding-out-brief = takes no part
    .outcome = {$me} takes no part
    .outcome-short = takes no part
rule-flooding-out-brief_es = no participa
    .outcome = {$me} no participa
    .outcome-short = no participa
rule-flooding-out-brief_pt = não participa
    .outcome = {$me} não participa
    .outcome-short = não participa
rule-flooding-recovered = {$me} is back; it has forgotten all that it knew, and takes no part
rule-flooding-recovered_es = {$me} ha vuelto; ha olvidado todo lo que sabía y no participa
rule-flooding-recovered_pt = {$me} voltou; esqueceu tudo o que sabia e não participa
rule-flooding-recovered-brief = back, stays out
rule-flooding-recovered-brief_es = vuelve, sin voz
rule-flooding-recovered-brief_pt = volta e fica fora

## The fields of a state

fact-flooding-idle = has not begun
fact-flooding-idle_es = no ha empezado
fact-flooding-idle_pt = não começou
fact-flooding-round = round {$round} of {$rounds}
fact-flooding-round_es = ronda {$round} de {$rounds}
fact-flooding-round_pt = rodada {$round} de {$rounds}
fact-flooding-decided = the rounds are over
fact-flooding-decided_es = las rondas han terminado
fact-flooding-decided_pt = as rodadas terminaram
fact-flooding-out = has been down: takes no part
fact-flooding-out_es = ha estado caído: no participa
fact-flooding-out_pt = esteve fora do ar: não participa
fact-flooding-known = knows: {$values}
fact-flooding-known_es = sabe: {$values}
fact-flooding-known_pt = sabe: {$values}
fact-flooding-new = new in this round: {$values}
fact-flooding-new_es = nuevos en esta ronda: {$values}
fact-flooding-new_pt = novos nesta rodada: {$values}
fact-flooding-nothing-new = new in this round: nothing
fact-flooding-nothing-new_es = nuevos en esta ronda: ninguno
fact-flooding-nothing-new_pt = novos nesta rodada: nenhum
fact-flooding-frozen = knew when the last round began: {$values}
fact-flooding-frozen_es = sabía al empezar la última ronda: {$values}
fact-flooding-frozen_pt = sabia ao começar a última rodada: {$values}
fact-flooding-undecided = decided: nothing yet
fact-flooding-undecided_es = decidido: nada aún
fact-flooding-undecided_pt = decidido: nada ainda
fact-flooding-decision = decided: {$value}
fact-flooding-decision_es = decidido: {$value}
fact-flooding-decision_pt = decidido: {$value}

## Beside the process: what it would decide now, and how many values it knows

badge-flooding = {$rule} {$value} · {$count} v
    .short = {$rule} {$value}
badge-flooding_es = {$rule} {$value} · {$count} v
    .short = {$rule} {$value}
badge-flooding_pt = {$rule} {$value} · {$count} v
    .short = {$rule} {$value}

## What a process waits for, and its timer

wait-flooding = {$me} waits for round {$round} of {$rounds} to end
wait-flooding_es = {$me} espera el final de la ronda {$round} de {$rounds}
wait-flooding_pt = {$me} espera o fim da rodada {$round} de {$rounds}
timer-flooding-round = then this round is over for {$me}
timer-flooding-round_es = entonces esta ronda termina para {$me}
timer-flooding-round_pt = então esta rodada termina para {$me}

## What a process holds

holding-flooding-known = knows
holding-flooding-known_es = sabe
holding-flooding-known_pt = sabe
holding-flooding-new = new
holding-flooding-new_es = nuevos
holding-flooding-new_pt = novos
holding-flooding-now = would decide
holding-flooding-now_es = decidiría
holding-flooding-now_pt = decidiria

## Parameters that cannot be

refused-flooding-crashes =
    with { $n ->
        [one] 1 process
       *[other] {$n} processes
    } fewer than {$n} can crash, but f is {$f}
refused-flooding-crashes_es =
    con { $n ->
        [one] 1 proceso
       *[other] {$n} procesos
    } pueden caer menos de {$n}, pero f es {$f}
refused-flooding-crashes_pt =
    com { $n ->
        [one] 1 processo
       *[other] {$n} processos
    } podem cair menos de {$n}, mas f é {$f}
refused-flooding-crashes-mend = f can be 0 to {$most}
refused-flooding-crashes-mend_es = f puede ser de 0 a {$most}
refused-flooding-crashes-mend_pt = f pode ser de 0 a {$most}

## What a round is for

purpose-flooding-first = each tells all what it proposes
purpose-flooding-first_es = cada uno dice a todos lo que propone
purpose-flooding-first_pt = cada um diz a todos o que propõe
purpose-flooding-later = each passes on what was new in the round before
purpose-flooding-later_es = cada uno pasa lo nuevo de la ronda anterior
purpose-flooding-later_pt = cada um passa o que foi novo na rodada anterior

# Each variant in one line.
variant-flooding-standard = what a process learns in a round it passes on in the next; after f + 1 rounds all that are up know the same
variant-flooding-standard_es = lo que un proceso aprende en una ronda lo pasa en la siguiente; tras f + 1 rondas todos saben lo mismo
variant-flooding-standard_pt = o que um processo aprende numa rodada passa adiante na seguinte; após f + 1 rodadas todos sabem o mesmo
variant-flooding-last-round-ignored = a process decides on what it knew when the last round began: one round too early
variant-flooding-last-round-ignored_es = un proceso decide según lo que sabía al empezar la última ronda: una ronda antes de tiempo
variant-flooding-last-round-ignored_pt = um processo decide pelo que sabia ao começar a última rodada: uma rodada cedo demais
