# Inundação: o que um passo fez e por quê, como frase inteira e em poucas palavras (-brief, para o registro). $me é o processo, $j o
# emissor, $values os valores da mensagem, $round a rodada, de $rounds; $count quantos valores são novos, ou são enviados.

rule-flooding-start =
    todos começam: {$me} envia o valor que propõe { $others ->
        [0] a ninguém, porque está sozinho
        [one] ao único outro processo
       *[other] aos outros {$others}
    }; há { $rounds ->
        [one] 1 rodada
       *[other] {$rounds} rodadas
    }
rule-flooding-start-brief = envia seu valor
rule-flooding-start-noticed = {$me} começa
rule-flooding-start-noticed-brief = começa
rule-flooding-start-ignored = {$me} esteve fora do ar: não participa e não começa
rule-flooding-start-ignored-brief = início ignorado
rule-flooding-learn =
    dos valores {$values} que {$j} envia, { $count ->
        [one] um é novo para {$me}, que o acrescenta
       *[other] {$count} são novos para {$me}, que os acrescenta
    } ao que sabe
rule-flooding-learn-brief = novos: {$count}
    .outcome = {$me} aprende {$count}
    .outcome-short = novos: {$count}
rule-flooding-learn-too-late =
    dos valores {$values} que {$j} envia, { $count ->
        [one] um é novo para {$me}
       *[other] {$count} são novos para {$me}
    }, mas já corre a última rodada: nesta variante {$me} decide pelo que sabia quando essa rodada começou
rule-flooding-learn-too-late-brief = ignora {$count} novos
    .outcome = {$me} ignora {$count} novos
    .outcome-short = ignora {$count} novos
rule-flooding-nothing-new = {$me} já sabe {$values}
rule-flooding-nothing-new-brief = nada de novo
    .outcome = nada de novo para {$me}
    .outcome-short = nada de novo
rule-flooding-late = {$me} já decidiu: o que chega depois não conta
rule-flooding-late-brief = tarde: decidiu
    .outcome = tarde: {$me} já decidiu
    .outcome-short = tarde
rule-flooding-pass-on =
    rodada {$round} de {$rounds}: { $count ->
        [one] {$me} envia o valor que era novo para ele
       *[other] {$me} envia os {$count} valores que eram novos para ele
    }
rule-flooding-pass-on-brief = rodada {$round}: { $count ->
        [one] 1 novo
       *[other] {$count} novos
    }
rule-flooding-keep = rodada {$round} de {$rounds}: {$me} não aprendeu nada de novo e não envia nada
rule-flooding-keep-brief = rodada {$round}: calado
rule-flooding-decide = a última rodada terminou: {$me} decide {$value}
rule-flooding-decide-brief = decide {$value}
rule-flooding-out = {$me} esteve fora do ar: não participa e descarta o que ouve
rule-flooding-out-brief = não participa
    .outcome = {$me} não participa
    .outcome-short = não participa
rule-flooding-recovered = {$me} voltou; esqueceu tudo o que sabia e não participa
rule-flooding-recovered-brief = volta e fica fora

## Os campos de um estado

fact-flooding-idle = não começou
fact-flooding-round = rodada {$round} de {$rounds}
fact-flooding-decided = as rodadas terminaram
fact-flooding-out = esteve fora do ar: não participa
fact-flooding-known = sabe: {$values}
fact-flooding-new = novos nesta rodada: {$values}
fact-flooding-nothing-new = novos nesta rodada: nenhum
fact-flooding-frozen = sabia ao começar a última rodada: {$values}
fact-flooding-undecided = decidido: nada ainda
fact-flooding-decision = decidido: {$value}

## Ao lado do processo: o que decidiria agora, e quantos valores sabe

badge-flooding = {$rule} {$value} · {$count} v
    .short = {$rule} {$value}

## O que um processo espera, e seu temporizador

wait-flooding = {$me} espera o fim da rodada {$round} de {$rounds}
timer-flooding-round = então esta rodada termina para {$me}

## O que um processo tem

holding-flooding-known = sabe
holding-flooding-new = novos
holding-flooding-now = decidiria

## Parâmetros que não podem ser

refused-flooding-crashes =
    com { $n ->
        [one] 1 processo
       *[other] {$n} processos
    } podem cair menos de {$n}, mas f é {$f}
refused-flooding-crashes-mend = f pode ser de 0 a {$most}

## Para que é uma rodada

purpose-flooding-first = cada um diz a todos o que propõe
purpose-flooding-later = cada um passa o que foi novo na rodada anterior

# Cada variante em uma linha.
variant-flooding-standard = o que um processo aprende numa rodada passa adiante na seguinte; após f + 1 rodadas todos sabem o mesmo
variant-flooding-last-round-ignored = um processo decide pelo que sabia ao começar a última rodada: uma rodada cedo demais
