# Os generais bizantinos: o que um passo fez e por quê, numa frase inteira e em poucas palavras (-brief, para o registro). $me é o
# processo, $j o emissor, $value o que ele diz (attack ou retreat, igual em todas as línguas), $path por quem chegou, $round a rodada, de $rounds.

rule-byzantine-generals-start-ignored = {$me} esteve caído: não participa e não começa
rule-byzantine-generals-start-ignored-brief = início ignorado
rule-byzantine-generals-command =
    {$me} comanda: dá a sua ordem { $others ->
        [0] a ninguém, porque está sozinho
        [one] ao seu único tenente
       *[other] aos seus {$others} tenentes
    }
rule-byzantine-generals-command-brief = dá a sua ordem
rule-byzantine-generals-command-falsely =
    {$me} comanda e é um traidor: em vez de {$order} { $others ->
        [0] não diz nada a ninguém, porque está sozinho
        [one] diz o que quer ao seu único tenente
       *[other] diz o que quer a cada um dos seus {$others} tenentes
    }
rule-byzantine-generals-command-falsely-brief = ordena em falso
rule-byzantine-generals-await =
    {$me} é tenente: espera a ordem do comandante, e decidirá depois de { $rounds ->
        [one] 1 rodada
       *[other] {$rounds} rodadas
    }
rule-byzantine-generals-await-brief = espera ordens
rule-byzantine-generals-hear-direct = {$j} comanda, e diz {$value}: {$me} guarda isso, mas ainda não acredita
rule-byzantine-generals-hear-direct-brief = dizem {$value}
    .outcome = dizem {$value} a {$me}
    .outcome-short = dizem {$value}
rule-byzantine-generals-hear = {$j} diz que lhe disseram {$value} (pela via {$path}): {$me} guarda isso
rule-byzantine-generals-hear-brief = ouve {$value}
    .outcome = {$me} ouve {$value}
    .outcome-short = ouve {$value}
rule-byzantine-generals-hear-late = {$value} chega pela via {$path} a {$me} depois do fim da sua rodada: ainda conta, mas {$me} transmitiu retreat em seu lugar
rule-byzantine-generals-hear-late-brief = tarde: {$value}
    .outcome = tarde: {$me} ouve {$value}
    .outcome-short = tarde: {$value}
rule-byzantine-generals-repeated = {$value} chega pela via {$path}, pela qual {$me} já ouviu algo: fica o que chegou primeiro
rule-byzantine-generals-repeated-brief = já ouvido
    .outcome = {$me} já o ouviu
    .outcome-short = já ouvido
rule-byzantine-generals-relay =
    a rodada {$round} de {$rounds} acabou: { $receivers ->
        [0] não há ninguém a quem {$me} possa dizer o que ouviu nela
       *[other] {$me} diz aos demais o que ouviu nela, e retreat onde não ouviu nada
    }
rule-byzantine-generals-relay-brief = conta rodada {$round}
rule-byzantine-generals-relay-falsely =
    a rodada {$round} de {$rounds} acabou, e {$me} é um traidor: { $receivers ->
        [0] não há ninguém a quem possa mentir
       *[other] diz a cada um dos demais o que quer, em vez do que ouviu
    }
rule-byzantine-generals-relay-falsely-brief = conta em falso
rule-byzantine-generals-majority =
    as rodadas acabaram: { $of ->
        [1] {$me} tem um só valor e o decide: {$order}
       *[other] {$votes} dos {$of} valores que {$me} tem da ordem são {$order}, e isso decide
    }
rule-byzantine-generals-majority-brief = decide {$order}
rule-byzantine-generals-tie = as rodadas acabaram: {$me} tem {$votes} valores por attack e outros tantos por retreat; um empate é {$order}
rule-byzantine-generals-tie-brief = empate: {$order}
rule-byzantine-generals-tie-direct = as rodadas acabaram: {$me} tem {$votes} valores por attack e outros tantos por retreat; com esta regra um empate é o que disse o próprio comandante: {$order}
rule-byzantine-generals-tie-direct-brief = empate: {$order}
rule-byzantine-generals-learn = {$value} é novo para {$me} e chegou com as assinaturas de {$path}: {$me} o guarda, e o assinará e passará adiante
rule-byzantine-generals-learn-brief = {$value} é novo
    .outcome = novo para {$me}: {$value}
    .outcome-short = {$value} é novo
rule-byzantine-generals-learn-last = {$value} é novo para {$me} e chegou com as assinaturas de {$path}: {$me} o guarda; tantos o assinaram que não é preciso passá-lo
rule-byzantine-generals-learn-last-brief = {$value} é novo
    .outcome = novo para {$me}: {$value}
    .outcome-short = {$value} é novo
rule-byzantine-generals-known = {$me} já tem {$value}; este chegou com as assinaturas de {$path}
rule-byzantine-generals-known-brief = já o tem
    .outcome = {$me} já o tem
    .outcome-short = já o tem
rule-byzantine-generals-sign = a rodada {$round} de {$rounds} acabou: {$me} assina o que nela foi novo para ele, e o envia a todos os que não o assinaram
rule-byzantine-generals-sign-brief = assina rodada {$round}
rule-byzantine-generals-sign-falsely = a rodada {$round} de {$rounds} acabou, e {$me} é um traidor: do que tem passa o que quer, a quem quer
rule-byzantine-generals-sign-falsely-brief = assina em falso
rule-byzantine-generals-obey = as rodadas acabaram: {$me} tem um só valor e o obedece: {$order}
rule-byzantine-generals-obey-brief = obedece: {$order}
rule-byzantine-generals-not-one =
    as rodadas acabaram: { $values ->
        [0] {$me} não tem nenhum valor, e se retira
       *[other] {$me} tem os dois valores, assinados pelo mesmo comandante, que é um traidor: se retira
    }
rule-byzantine-generals-not-one-brief = se retira
rule-byzantine-generals-betray = as rodadas acabaram para {$me}: não tem nada a decidir
rule-byzantine-generals-betray-brief = fim das rodadas
rule-byzantine-generals-too-late = as rodadas acabaram para {$me}: o que chega depois não conta
rule-byzantine-generals-too-late-brief = tarde demais
    .outcome = tarde para {$me}
    .outcome-short = tarde demais
rule-byzantine-generals-takes-no-part = {$me} não participa, e descarta o que ouve
rule-byzantine-generals-takes-no-part-brief = não participa
    .outcome = {$me} não participa
    .outcome-short = não participa
rule-byzantine-generals-recovered = {$me} voltou; esqueceu tudo o que ouviu, e não participa
rule-byzantine-generals-recovered-brief = de volta, fora

## Os campos de um estado

fact-byzantine-generals-idle = não começou
fact-byzantine-generals-out = esteve caído: não participa
fact-byzantine-generals-commander = comanda; a ordem: {$order}
fact-byzantine-generals-round = tenente, na rodada {$round} de {$rounds}
fact-byzantine-generals-over = tenente; as rodadas acabaram
fact-byzantine-generals-not-told = o comandante disse: nada ainda
fact-byzantine-generals-told = o comandante disse: {$order}
fact-byzantine-generals-heard = ouvido por {$count} de {$of} vias
fact-byzantine-generals-holds = tem, assinados: {$values}
fact-byzantine-generals-holds-nothing = tem, assinados: nada
fact-byzantine-generals-undecided = decidido: nada ainda
fact-byzantine-generals-decision = decidido: {$order}

## Junto do processo: os seus votos, attack e retreat; ou os valores assinados que tem

badge-byzantine-generals-squares = {$squares} {$attack}:{$retreat}
badge-byzantine-generals-votes = {$attack}:{$retreat}
badge-byzantine-generals-holds = {$values}

## O que um processo espera, e o seu temporizador

wait-byzantine-generals = {$me} espera o fim da rodada {$round} de {$rounds}
timer-byzantine-generals-round = então esta rodada acaba para {$me}

## O que os generais têm: as colunas da tabela de todos os processos

holding-byzantine-generals-direct = dito pelo comandante
holding-byzantine-generals-attack = por attack
holding-byzantine-generals-retreat = por retreat
holding-byzantine-generals-values = valores assinados

## Parâmetros que não podem ser

refused-byzantine-generals-faults =
    { $n ->
        [one] 1 general
       *[other] {$n} generais
    } não podem resistir a {$f} traidores entre eles
refused-byzantine-generals-messages = {$n} generais que resistem a {$f} { $f ->
        [one] traidor
       *[other] traidores
    } enviam Σ (n-1)(n-2)…(n-1-k) para k = 0 a {$f}: {$messages} mensagens, mais que o máximo de {$most}
refused-byzantine-generals-beyond = {$n} generais que resistem a {$f} traidores enviam Σ (n-1)(n-2)…(n-1-k) para k = 0 a {$f}: mais mensagens do que aqui se podem contar, e mais que o máximo de {$most}
refused-byzantine-generals-faults-mend = f pode ser de 0 a {$most}
refused-byzantine-generals-forger = um tenente não pode dizer outra coisa do que lhe disseram: as ordens são assinadas, e uma assinatura não pode ser forjada
refused-byzantine-generals-forger-mend = um tenente pode ser "silent", "split", "random" ou "any"; só o comandante pode ser "flip" ou ter uma tabela

## Como se chama o comandante, e para que é uma rodada

named-byzantine-generals-commander = COMANDANTE
purpose-byzantine-generals-first = o comandante dá a sua ordem a cada um
purpose-byzantine-generals-second = cada um conta aos outros o que lhe foi dito
purpose-byzantine-generals-later = cada um conta o que os outros dizem ter ouvido
purpose-byzantine-generals-signed = cada um assina o que lhe é novo e passa adiante

# Cada variante em uma linha.
variant-byzantine-generals-standard = cada tenente diz aos demais o que lhe disseram, por f + 1 rodadas, e toma a maioria
variant-byzantine-generals-signed = as ordens levam a assinatura de quem as passa: um traidor pode calá-las, mas não forjá-las
