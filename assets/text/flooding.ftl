# Flooding: each step and its reason, as a sentence and in short (-brief, for the log). $me is the process, $j the
# sender, $values the values of the message, $round the round, of $rounds; $count how many values are new, or are sent.

rule-flooding-start =
    all processes start: {$me} sends its proposal to { $others ->
        [0] nobody, because it is alone
        [one] the only other process
       *[other] the {$others} others
    }; { $rounds ->
        [one] there is 1 round
       *[other] there are {$rounds} rounds
    }
rule-flooding-start_es =
    todos los procesos empiezan: {$me} envía su propuesta { $others ->
        [0] a nadie, porque está solo
        [one] al único otro proceso
       *[other] a los otros {$others}
    }; hay { $rounds ->
        [one] 1 ronda
       *[other] {$rounds} rondas
    }
rule-flooding-start_pt =
    todos os processos começam: {$me} envia a sua proposta { $others ->
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
rule-flooding-start-noticed = {$me} starts
rule-flooding-start-noticed_es = {$me} empieza
rule-flooding-start-noticed_pt = {$me} começa
rule-flooding-start-noticed-brief = starts
rule-flooding-start-noticed-brief_es = empieza
rule-flooding-start-noticed-brief_pt = começa
rule-flooding-learn =
    {$j} sends the values {$values}: { $count ->
        [one] one is new to {$me}, which stores it
       *[other] {$count} are new to {$me}, which stores them
    }
rule-flooding-learn_es =
    {$j} envía los valores {$values}: { $count ->
        [one] uno es nuevo para {$me}, que lo guarda
       *[other] {$count} son nuevos para {$me}, que los guarda
    }
rule-flooding-learn_pt =
    {$j} envia os valores {$values}: { $count ->
        [one] um é novo para {$me}, que o guarda
       *[other] {$count} são novos para {$me}, que os guarda
    }
rule-flooding-learn-brief = {$count} new
    .outcome = {$me} learns { $count ->
        [one] 1 value
       *[other] {$count} values
    }
    .outcome-short = {$count} new
rule-flooding-learn-brief_es = nuevos: {$count}
    .outcome = {$me} aprende { $count ->
        [one] 1 valor
       *[other] {$count} valores
    }
    .outcome-short = nuevos: {$count}
rule-flooding-learn-brief_pt = novos: {$count}
    .outcome = {$me} aprende { $count ->
        [1] 1 valor
       *[other] {$count} valores
    }
    .outcome-short = novos: {$count}
rule-flooding-learn-too-late =
    {$j} sends the values {$values}: { $count ->
        [one] one is new to {$me}
       *[other] {$count} are new to {$me}
    }, but in this variant {$me} ignores values of the last round
rule-flooding-learn-too-late_es =
    {$j} envía los valores {$values}: { $count ->
        [one] uno es nuevo para {$me}
       *[other] {$count} son nuevos para {$me}
    }, pero en esta variante {$me} ignora los valores de la última ronda
rule-flooding-learn-too-late_pt =
    {$j} envia os valores {$values}: { $count ->
        [one] um é novo para {$me}
       *[other] {$count} são novos para {$me}
    }, mas nesta variante {$me} ignora os valores da última rodada
rule-flooding-learn-too-late-brief = {$count} new, ignored
    .outcome = {$me} ignores { $count ->
        [one] 1 new value
       *[other] {$count} new values
    }
    .outcome-short = {$count} new, ignored
rule-flooding-learn-too-late-brief_es = ignora {$count} nuevos
    .outcome = {$me} ignora { $count ->
        [one] 1 valor nuevo
       *[other] {$count} valores nuevos
    }
    .outcome-short = ignora {$count} nuevos
rule-flooding-learn-too-late-brief_pt = ignora {$count} novos
    .outcome = {$me} ignora { $count ->
        [1] 1 valor novo
       *[other] {$count} valores novos
    }
    .outcome-short = ignora {$count} novos
rule-flooding-nothing-new = {$me} already knows {$values}
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
rule-flooding-late = {$me} has decided: later messages do not count
rule-flooding-late_es = {$me} ya ha decidido: los mensajes posteriores no cuentan
rule-flooding-late_pt = {$me} já decidiu: as mensagens posteriores não contam
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
rule-flooding-keep = round {$round} of {$rounds}: {$me} has learned nothing new and sends nothing
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
rule-flooding-out = {$me} was down at the start or crashed later: it takes no part, and drops the message
rule-flooding-out_es = {$me} estaba caído al inicio o cayó después: no participa y descarta el mensaje
rule-flooding-out_pt = {$me} estava caído no início ou caiu depois: não participa e descarta a mensagem
rule-flooding-out-brief = takes no part
    .outcome = {$me} takes no part
    .outcome-short = takes no part
rule-flooding-out-brief_es = no participa
    .outcome = {$me} no participa
    .outcome-short = no participa
rule-flooding-out-brief_pt = não participa
    .outcome = {$me} não participa
    .outcome-short = não participa
rule-flooding-recovered = {$me} is up again and has lost all received values; it takes part only if the processes have not started yet
rule-flooding-recovered_es = {$me} vuelve a estar vivo y ha perdido todo lo recibido; solo participa si los procesos aún no han empezado
rule-flooding-recovered_pt = {$me} está vivo de novo e perdeu tudo o que recebeu; só participa se os processos ainda não começaram
rule-flooding-recovered-brief = is back
rule-flooding-recovered-brief_es = ha vuelto
rule-flooding-recovered-brief_pt = voltou

## The fields of a state

fact-flooding-idle = has not started
fact-flooding-idle_es = no ha empezado
fact-flooding-idle_pt = não começou
fact-flooding-round = round {$round} of {$rounds}
fact-flooding-round_es = ronda {$round} de {$rounds}
fact-flooding-round_pt = rodada {$round} de {$rounds}
fact-flooding-decided = the rounds are over
fact-flooding-decided_es = las rondas han terminado
fact-flooding-decided_pt = as rodadas terminaram
fact-flooding-out = takes no part: it was down
fact-flooding-out_es = no participa: estuvo caído
fact-flooding-out_pt = não participa: esteve caído
fact-flooding-known = known values: {$values}
fact-flooding-known_es = valores conocidos: {$values}
fact-flooding-known_pt = valores conhecidos: {$values}
fact-flooding-new = new in this round: {$values}
fact-flooding-new_es = nuevos en esta ronda: {$values}
fact-flooding-new_pt = novos nesta rodada: {$values}
fact-flooding-nothing-new = new in this round: nothing
fact-flooding-nothing-new_es = nuevos en esta ronda: ninguno
fact-flooding-nothing-new_pt = novos nesta rodada: nenhum
fact-flooding-frozen = known when the last round started: {$values}
fact-flooding-frozen_es = conocidos al empezar la última ronda: {$values}
fact-flooding-frozen_pt = conhecidos ao começar a última rodada: {$values}
fact-flooding-undecided = decided: nothing yet
fact-flooding-undecided_es = decidido: nada aún
fact-flooding-undecided_pt = decidido: nada ainda
fact-flooding-decision = decided: {$value}
fact-flooding-decision_es = decidido: {$value}
fact-flooding-decision_pt = decidido: {$value}

## The badge beside the process: what it would decide now, and how many values it knows

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

## The values that a process holds

holding-flooding-known = knows
holding-flooding-known_es = sabe
holding-flooding-known_pt = sabe
holding-flooding-new = new
holding-flooding-new_es = nuevos
holding-flooding-new_pt = novos
holding-flooding-now = would decide
holding-flooding-now_es = decidiría
holding-flooding-now_pt = decidiria

## Parameters that are refused

refused-flooding-crashes =
    with { $n ->
        [one] 1 process
       *[other] {$n} processes
    }, f must be less than {$n}, but f is {$f}
refused-flooding-crashes_es =
    con { $n ->
        [one] 1 proceso
       *[other] {$n} procesos
    }, f debe ser menor que {$n}, pero f es {$f}
refused-flooding-crashes_pt =
    com { $n ->
        [one] 1 processo
       *[other] {$n} processos
    }, f deve ser menor que {$n}, mas f é {$f}
refused-flooding-crashes-mend = f can be 0 to {$most}
refused-flooding-crashes-mend_es = f puede ser de 0 a {$most}
refused-flooding-crashes-mend_pt = f pode ser de 0 a {$most}

## The purpose of each round

purpose-flooding-first = each process sends its proposal to all
purpose-flooding-first_es = cada proceso envía su propuesta a todos
purpose-flooding-first_pt = cada processo envia a sua proposta a todos
purpose-flooding-later = each process forwards its new values
purpose-flooding-later_es = cada proceso reenvía los valores nuevos
purpose-flooding-later_pt = cada processo repassa os valores novos

# One line for each variant.
variant-flooding-standard = a process forwards each new value in the next round; after f + 1 rounds all live processes know the same values
variant-flooding-standard_es = un proceso reenvía en la ronda siguiente cada valor que aprende; tras f + 1 rondas todos los vivos conocen los mismos valores
variant-flooding-standard_pt = um processo repassa na rodada seguinte cada valor que aprende; após f + 1 rodadas todos os vivos conhecem os mesmos valores
variant-flooding-last-round-ignored = a process ignores the values of the last round: it decides one round too early
variant-flooding-last-round-ignored_es = un proceso ignora los valores de la última ronda: decide una ronda antes de tiempo
variant-flooding-last-round-ignored_pt = um processo ignora os valores da última rodada: decide uma rodada cedo demais
