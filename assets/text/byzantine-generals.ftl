# The Byzantine generals: what a step did and why, as a whole sentence and in a few words (-brief, for the log). $me is the process, $j
# the sender, $value what it says (attack or retreat, the same in every language), $path by whom that came, $round the round, of $rounds.

rule-byzantine-generals-start-ignored = {$me} has been down: it takes no part, and does not begin
rule-byzantine-generals-start-ignored_es = {$me} ha estado caído: no participa y no empieza
rule-byzantine-generals-start-ignored_pt = {$me} esteve caído: não participa e não começa
rule-byzantine-generals-start-ignored-brief = start ignored
rule-byzantine-generals-start-ignored-brief_es = inicio ignorado
rule-byzantine-generals-start-ignored-brief_pt = início ignorado
rule-byzantine-generals-command =
    {$me} commands: it gives its order to { $others ->
        [0] nobody, because it is alone
        [one] its only lieutenant
       *[other] its {$others} lieutenants
    }
rule-byzantine-generals-command_es =
    {$me} manda: da su orden { $others ->
        [0] a nadie, porque está solo
        [one] a su único teniente
       *[other] a sus {$others} tenientes
    }
rule-byzantine-generals-command_pt =
    {$me} comanda: dá a sua ordem { $others ->
        [0] a ninguém, porque está sozinho
        [one] ao seu único tenente
       *[other] aos seus {$others} tenentes
    }
rule-byzantine-generals-command-brief = gives its order
rule-byzantine-generals-command-brief_es = da su orden
rule-byzantine-generals-command-brief_pt = dá a sua ordem
rule-byzantine-generals-command-falsely =
    {$me} commands and is a traitor: instead of {$order} it tells { $others ->
        [0] nobody anything, because it is alone
        [one] its only lieutenant what it likes
       *[other] each of its {$others} lieutenants what it likes
    }
rule-byzantine-generals-command-falsely_es =
    {$me} manda y es un traidor: en vez de {$order} { $others ->
        [0] no dice nada a nadie, porque está solo
        [one] dice lo que quiere a su único teniente
       *[other] dice lo que quiere a cada uno de sus {$others} tenientes
    }
rule-byzantine-generals-command-falsely_pt =
    {$me} comanda e é um traidor: em vez de {$order} { $others ->
        [0] não diz nada a ninguém, porque está sozinho
        [one] diz o que quer ao seu único tenente
       *[other] diz o que quer a cada um dos seus {$others} tenentes
    }
rule-byzantine-generals-command-falsely-brief = orders falsely
rule-byzantine-generals-command-falsely-brief_es = ordena en falso
rule-byzantine-generals-command-falsely-brief_pt = ordena em falso
rule-byzantine-generals-await =
    {$me} is a lieutenant: it waits for the commander's order, and will decide after { $rounds ->
        [one] 1 round
       *[other] {$rounds} rounds
    }
rule-byzantine-generals-await_es =
    {$me} es teniente: espera la orden del comandante, y decidirá tras { $rounds ->
        [one] 1 ronda
       *[other] {$rounds} rondas
    }
rule-byzantine-generals-await_pt =
    {$me} é tenente: espera a ordem do comandante, e decidirá depois de { $rounds ->
        [one] 1 rodada
       *[other] {$rounds} rodadas
    }
rule-byzantine-generals-await-brief = waits for orders
rule-byzantine-generals-await-brief_es = espera órdenes
rule-byzantine-generals-await-brief_pt = espera ordens
rule-byzantine-generals-hear-direct = {$j} commands, and says {$value}: {$me} keeps that, but does not believe it yet
rule-byzantine-generals-hear-direct_es = {$j} manda, y dice {$value}: {$me} lo guarda, pero aún no lo cree
rule-byzantine-generals-hear-direct_pt = {$j} comanda, e diz {$value}: {$me} guarda isso, mas ainda não acredita
rule-byzantine-generals-hear-direct-brief = told {$value}
    .outcome = {$me} is told {$value}
    .outcome-short = told {$value}
rule-byzantine-generals-hear-direct-brief_es = se dice {$value}
    .outcome = a {$me} se le dice {$value}
    .outcome-short = se dice {$value}
rule-byzantine-generals-hear-direct-brief_pt = dizem {$value}
    .outcome = dizem {$value} a {$me}
    .outcome-short = dizem {$value}
rule-byzantine-generals-hear = {$j} says that it was told {$value} (by the path {$path}): {$me} keeps that
rule-byzantine-generals-hear_es = {$j} dice que le dijeron {$value} (por la vía {$path}): {$me} lo guarda
rule-byzantine-generals-hear_pt = {$j} diz que lhe disseram {$value} (pela via {$path}): {$me} guarda isso
rule-byzantine-generals-hear-brief = hears {$value}
    .outcome = {$me} hears {$value}
    .outcome-short = hears {$value}
rule-byzantine-generals-hear-brief_es = oye {$value}
    .outcome = {$me} oye {$value}
    .outcome-short = oye {$value}
rule-byzantine-generals-hear-brief_pt = ouve {$value}
    .outcome = {$me} ouve {$value}
    .outcome-short = ouve {$value}
rule-byzantine-generals-hear-late = {$value} comes by the path {$path} to {$me} after the end of its round: it still counts, but {$me} has relayed retreat for it
rule-byzantine-generals-hear-late_es = {$value} llega por la vía {$path} a {$me} después del final de su ronda: aún cuenta, pero {$me} ha transmitido retreat en su lugar
rule-byzantine-generals-hear-late_pt = {$value} chega pela via {$path} a {$me} depois do fim da sua rodada: ainda conta, mas {$me} transmitiu retreat em seu lugar
rule-byzantine-generals-hear-late-brief = late: {$value}
    .outcome = late: {$me} hears {$value}
    .outcome-short = late: {$value}
rule-byzantine-generals-hear-late-brief_es = tarde: {$value}
    .outcome = tarde: {$me} oye {$value}
    .outcome-short = tarde: {$value}
rule-byzantine-generals-hear-late-brief_pt = tarde: {$value}
    .outcome = tarde: {$me} ouve {$value}
    .outcome-short = tarde: {$value}
rule-byzantine-generals-repeated = {$value} comes by the path {$path}, by which {$me} has heard something already: what came first stays
rule-byzantine-generals-repeated_es = {$value} llega por la vía {$path}, por la que {$me} ya oyó algo: se queda lo que llegó primero
rule-byzantine-generals-repeated_pt = {$value} chega pela via {$path}, pela qual {$me} já ouviu algo: fica o que chegou primeiro
rule-byzantine-generals-repeated-brief = heard before
    .outcome = {$me} has heard it before
    .outcome-short = heard before
rule-byzantine-generals-repeated-brief_es = ya oído
    .outcome = {$me} ya lo oyó
    .outcome-short = ya oído
rule-byzantine-generals-repeated-brief_pt = já ouvido
    .outcome = {$me} já o ouviu
    .outcome-short = já ouvido
rule-byzantine-generals-relay =
    round {$round} of {$rounds} is over: { $receivers ->
        [0] there is nobody whom {$me} could tell what it heard in it
       *[other] {$me} tells the others what it heard in it, and retreat where it heard nothing
    }
rule-byzantine-generals-relay_es =
    la ronda {$round} de {$rounds} ha acabado: { $receivers ->
        [0] no hay nadie a quien {$me} pueda decir lo que oyó en ella
       *[other] {$me} dice a los demás lo que oyó en ella, y retreat donde no oyó nada
    }
rule-byzantine-generals-relay_pt =
    a rodada {$round} de {$rounds} acabou: { $receivers ->
        [0] não há ninguém a quem {$me} possa dizer o que ouviu nela
       *[other] {$me} diz aos demais o que ouviu nela, e retreat onde não ouviu nada
    }
rule-byzantine-generals-relay-brief = relays round {$round}
rule-byzantine-generals-relay-brief_es = cuenta ronda {$round}
rule-byzantine-generals-relay-brief_pt = conta rodada {$round}
rule-byzantine-generals-relay-falsely =
    round {$round} of {$rounds} is over, and {$me} is a traitor: { $receivers ->
        [0] there is nobody whom it could lie to
       *[other] it tells each of the others what it likes instead of what it heard
    }
rule-byzantine-generals-relay-falsely_es =
    la ronda {$round} de {$rounds} ha acabado, y {$me} es un traidor: { $receivers ->
        [0] no hay nadie a quien pueda mentir
       *[other] dice a cada uno de los demás lo que quiere, en vez de lo que oyó
    }
rule-byzantine-generals-relay-falsely_pt =
    a rodada {$round} de {$rounds} acabou, e {$me} é um traidor: { $receivers ->
        [0] não há ninguém a quem possa mentir
       *[other] diz a cada um dos demais o que quer, em vez do que ouviu
    }
rule-byzantine-generals-relay-falsely-brief = relays falsely
rule-byzantine-generals-relay-falsely-brief_es = cuenta en falso
rule-byzantine-generals-relay-falsely-brief_pt = conta em falso
rule-byzantine-generals-majority =
    the rounds are over: { $of ->
        [1] {$me} has one value and decides it: {$order}
       *[other] {$votes} of the {$of} values that {$me} has for the order are {$order}, and it decides that
    }
rule-byzantine-generals-majority_es =
    las rondas han acabado: { $of ->
        [1] {$me} tiene un solo valor y lo decide: {$order}
       *[other] {$votes} de los {$of} valores que {$me} tiene de la orden son {$order}, y eso decide
    }
rule-byzantine-generals-majority_pt =
    as rodadas acabaram: { $of ->
        [1] {$me} tem um só valor e o decide: {$order}
       *[other] {$votes} dos {$of} valores que {$me} tem da ordem são {$order}, e isso decide
    }
rule-byzantine-generals-majority-brief = decides {$order}
rule-byzantine-generals-majority-brief_es = decide {$order}
rule-byzantine-generals-majority-brief_pt = decide {$order}
rule-byzantine-generals-tie = the rounds are over: {$me} has {$votes} values for attack and as many for retreat; a tie is {$order}
rule-byzantine-generals-tie_es = las rondas han acabado: {$me} tiene {$votes} valores por attack y otros tantos por retreat; un empate es {$order}
rule-byzantine-generals-tie_pt = as rodadas acabaram: {$me} tem {$votes} valores por attack e outros tantos por retreat; um empate é {$order}
rule-byzantine-generals-tie-brief = tie: {$order}
rule-byzantine-generals-tie-brief_es = empate: {$order}
rule-byzantine-generals-tie-brief_pt = empate: {$order}
rule-byzantine-generals-tie-direct = the rounds are over: {$me} has {$votes} values for attack and as many for retreat; by this rule a tie is what the commander itself said: {$order}
rule-byzantine-generals-tie-direct_es = las rondas han acabado: {$me} tiene {$votes} valores por attack y otros tantos por retreat; con esta regla un empate es lo que dijo el propio comandante: {$order}
rule-byzantine-generals-tie-direct_pt = as rodadas acabaram: {$me} tem {$votes} valores por attack e outros tantos por retreat; com esta regra um empate é o que disse o próprio comandante: {$order}
rule-byzantine-generals-tie-direct-brief = tie: {$order}
rule-byzantine-generals-tie-direct-brief_es = empate: {$order}
rule-byzantine-generals-tie-direct-brief_pt = empate: {$order}
rule-byzantine-generals-learn = {$value} is new to {$me} and has come by the signatures of {$path}: {$me} keeps it, and will sign it and pass it on
rule-byzantine-generals-learn_es = {$value} es nuevo para {$me} y ha llegado con las firmas de {$path}: {$me} lo guarda, y lo firmará y lo pasará
rule-byzantine-generals-learn_pt = {$value} é novo para {$me} e chegou com as assinaturas de {$path}: {$me} o guarda, e o assinará e passará adiante
rule-byzantine-generals-learn-brief = {$value} is new
    .outcome = {$value} is new to {$me}
    .outcome-short = {$value} is new
rule-byzantine-generals-learn-brief_es = {$value} es nuevo
    .outcome = nuevo para {$me}: {$value}
    .outcome-short = {$value} es nuevo
rule-byzantine-generals-learn-brief_pt = {$value} é novo
    .outcome = novo para {$me}: {$value}
    .outcome-short = {$value} é novo
rule-byzantine-generals-learn-last = {$value} is new to {$me} and has come by the signatures of {$path}: {$me} keeps it; so many have signed it that it need not be passed on
rule-byzantine-generals-learn-last_es = {$value} es nuevo para {$me} y ha llegado con las firmas de {$path}: {$me} lo guarda; lo han firmado tantos que no hace falta pasarlo
rule-byzantine-generals-learn-last_pt = {$value} é novo para {$me} e chegou com as assinaturas de {$path}: {$me} o guarda; tantos o assinaram que não é preciso passá-lo
rule-byzantine-generals-learn-last-brief = {$value} is new
    .outcome = {$value} is new to {$me}
    .outcome-short = {$value} is new
rule-byzantine-generals-learn-last-brief_es = {$value} es nuevo
    .outcome = nuevo para {$me}: {$value}
    .outcome-short = {$value} es nuevo
rule-byzantine-generals-learn-last-brief_pt = {$value} é novo
    .outcome = novo para {$me}: {$value}
    .outcome-short = {$value} é novo
rule-byzantine-generals-known = {$me} holds {$value} already; this one has come by the signatures of {$path}
rule-byzantine-generals-known_es = {$me} ya tiene {$value}; este ha llegado con las firmas de {$path}
rule-byzantine-generals-known_pt = {$me} já tem {$value}; este chegou com as assinaturas de {$path}
rule-byzantine-generals-known-brief = holds it already
    .outcome = {$me} holds it already
    .outcome-short = holds it already
rule-byzantine-generals-known-brief_es = ya lo tiene
    .outcome = {$me} ya lo tiene
    .outcome-short = ya lo tiene
rule-byzantine-generals-known-brief_pt = já o tem
    .outcome = {$me} já o tem
    .outcome-short = já o tem
rule-byzantine-generals-sign = round {$round} of {$rounds} is over: {$me} signs what was new to it in it, and sends it to all who have not signed it
rule-byzantine-generals-sign_es = la ronda {$round} de {$rounds} ha acabado: {$me} firma lo que en ella fue nuevo para él, y lo envía a todos los que no lo han firmado
rule-byzantine-generals-sign_pt = a rodada {$round} de {$rounds} acabou: {$me} assina o que nela foi novo para ele, e o envia a todos os que não o assinaram
rule-byzantine-generals-sign-brief = signs round {$round}
rule-byzantine-generals-sign-brief_es = firma ronda {$round}
rule-byzantine-generals-sign-brief_pt = assina rodada {$round}
rule-byzantine-generals-sign-falsely = round {$round} of {$rounds} is over, and {$me} is a traitor: of what it holds it passes on what it likes, to whom it likes
rule-byzantine-generals-sign-falsely_es = la ronda {$round} de {$rounds} ha acabado, y {$me} es un traidor: de lo que tiene pasa lo que quiere, a quien quiere
rule-byzantine-generals-sign-falsely_pt = a rodada {$round} de {$rounds} acabou, e {$me} é um traidor: do que tem passa o que quer, a quem quer
rule-byzantine-generals-sign-falsely-brief = signs falsely
rule-byzantine-generals-sign-falsely-brief_es = firma en falso
rule-byzantine-generals-sign-falsely-brief_pt = assina em falso
rule-byzantine-generals-obey = the rounds are over: {$me} holds one value and obeys it: {$order}
rule-byzantine-generals-obey_es = las rondas han acabado: {$me} tiene un solo valor y lo obedece: {$order}
rule-byzantine-generals-obey_pt = as rodadas acabaram: {$me} tem um só valor e o obedece: {$order}
rule-byzantine-generals-obey-brief = obeys: {$order}
rule-byzantine-generals-obey-brief_es = obedece: {$order}
rule-byzantine-generals-obey-brief_pt = obedece: {$order}
rule-byzantine-generals-not-one =
    the rounds are over: { $values ->
        [0] {$me} holds no value, and retreats
       *[other] {$me} holds both values, signed by the same commander, who is a traitor: it retreats
    }
rule-byzantine-generals-not-one_es =
    las rondas han acabado: { $values ->
        [0] {$me} no tiene ningún valor, y se retira
       *[other] {$me} tiene los dos valores, firmados por el mismo comandante, que es un traidor: se retira
    }
rule-byzantine-generals-not-one_pt =
    as rodadas acabaram: { $values ->
        [0] {$me} não tem nenhum valor, e se retira
       *[other] {$me} tem os dois valores, assinados pelo mesmo comandante, que é um traidor: se retira
    }
rule-byzantine-generals-not-one-brief = retreats
rule-byzantine-generals-not-one-brief_es = se retira
rule-byzantine-generals-not-one-brief_pt = se retira
rule-byzantine-generals-betray = the rounds are over for {$me}: it has nothing to decide
rule-byzantine-generals-betray_es = las rondas han acabado para {$me}: no tiene nada que decidir
rule-byzantine-generals-betray_pt = as rodadas acabaram para {$me}: não tem nada a decidir
rule-byzantine-generals-betray-brief = the rounds end
rule-byzantine-generals-betray-brief_es = fin de las rondas
rule-byzantine-generals-betray-brief_pt = fim das rodadas
rule-byzantine-generals-too-late = the rounds are over for {$me}: what comes afterwards does not count
rule-byzantine-generals-too-late_es = las rondas han acabado para {$me}: lo que llega después no cuenta
rule-byzantine-generals-too-late_pt = as rodadas acabaram para {$me}: o que chega depois não conta
rule-byzantine-generals-too-late-brief = too late
    .outcome = too late for {$me}
    .outcome-short = too late
rule-byzantine-generals-too-late-brief_es = demasiado tarde
    .outcome = tarde para {$me}
    .outcome-short = demasiado tarde
rule-byzantine-generals-too-late-brief_pt = tarde demais
    .outcome = tarde para {$me}
    .outcome-short = tarde demais
rule-byzantine-generals-takes-no-part = {$me} takes no part, and drops what it hears
rule-byzantine-generals-takes-no-part_es = {$me} no participa, y descarta lo que oye
rule-byzantine-generals-takes-no-part_pt = {$me} não participa, e descarta o que ouve
rule-byzantine-generals-takes-no-part-brief = takes no part
    .outcome = {$me} takes no part
    .outcome-short = takes no part
rule-byzantine-generals-takes-no-part-brief_es = no participa
    .outcome = {$me} no participa
    .outcome-short = no participa
rule-byzantine-generals-takes-no-part-brief_pt = não participa
    .outcome = {$me} não participa
    .outcome-short = não participa
rule-byzantine-generals-recovered = {$me} is back; it has forgotten all that it heard, and takes no part
rule-byzantine-generals-recovered_es = {$me} ha vuelto; ha olvidado todo lo que oyó, y no participa
rule-byzantine-generals-recovered_pt = {$me} voltou; esqueceu tudo o que ouviu, e não participa
rule-byzantine-generals-recovered-brief = back, stays out
rule-byzantine-generals-recovered-brief_es = de vuelta, fuera
rule-byzantine-generals-recovered-brief_pt = de volta, fora

## The fields of a state

fact-byzantine-generals-idle = has not begun
fact-byzantine-generals-idle_es = no ha empezado
fact-byzantine-generals-idle_pt = não começou
fact-byzantine-generals-out = has been down: takes no part
fact-byzantine-generals-out_es = ha estado caído: no participa
fact-byzantine-generals-out_pt = esteve caído: não participa
fact-byzantine-generals-commander = commands; the order: {$order}
fact-byzantine-generals-commander_es = manda; la orden: {$order}
fact-byzantine-generals-commander_pt = comanda; a ordem: {$order}
fact-byzantine-generals-round = lieutenant, in round {$round} of {$rounds}
fact-byzantine-generals-round_es = teniente, en la ronda {$round} de {$rounds}
fact-byzantine-generals-round_pt = tenente, na rodada {$round} de {$rounds}
fact-byzantine-generals-over = lieutenant; the rounds are over
fact-byzantine-generals-over_es = teniente; las rondas han acabado
fact-byzantine-generals-over_pt = tenente; as rodadas acabaram
fact-byzantine-generals-not-told = the commander said: nothing yet
fact-byzantine-generals-not-told_es = el comandante dijo: nada aún
fact-byzantine-generals-not-told_pt = o comandante disse: nada ainda
fact-byzantine-generals-told = the commander said: {$order}
fact-byzantine-generals-told_es = el comandante dijo: {$order}
fact-byzantine-generals-told_pt = o comandante disse: {$order}
fact-byzantine-generals-heard = heard by {$count} of {$of} paths
fact-byzantine-generals-heard_es = oído por {$count} de {$of} vías
fact-byzantine-generals-heard_pt = ouvido por {$count} de {$of} vias
fact-byzantine-generals-holds = holds, signed: {$values}
fact-byzantine-generals-holds_es = tiene, firmados: {$values}
fact-byzantine-generals-holds_pt = tem, assinados: {$values}
fact-byzantine-generals-holds-nothing = holds, signed: nothing
fact-byzantine-generals-holds-nothing_es = tiene, firmados: nada
fact-byzantine-generals-holds-nothing_pt = tem, assinados: nada
fact-byzantine-generals-undecided = decided: nothing yet
fact-byzantine-generals-undecided_es = decidido: nada aún
fact-byzantine-generals-undecided_pt = decidido: nada ainda
fact-byzantine-generals-decision = decided: {$order}
fact-byzantine-generals-decision_es = decidido: {$order}
fact-byzantine-generals-decision_pt = decidido: {$order}

## Beside the process: its votes, attack and retreat; or the signed values that it holds

badge-byzantine-generals-squares = {$squares} {$attack}:{$retreat}
badge-byzantine-generals-squares_es = {$squares} {$attack}:{$retreat}
badge-byzantine-generals-squares_pt = {$squares} {$attack}:{$retreat}
badge-byzantine-generals-votes = {$attack}:{$retreat}
badge-byzantine-generals-votes_es = {$attack}:{$retreat}
badge-byzantine-generals-votes_pt = {$attack}:{$retreat}
badge-byzantine-generals-holds = {$values}
badge-byzantine-generals-holds_es = {$values}
badge-byzantine-generals-holds_pt = {$values}

## What a process waits for, and its timer

wait-byzantine-generals = {$me} waits for round {$round} of {$rounds} to end
wait-byzantine-generals_es = {$me} espera a que acabe la ronda {$round} de {$rounds}
wait-byzantine-generals_pt = {$me} espera o fim da rodada {$round} de {$rounds}
timer-byzantine-generals-round = then this round is over for {$me}
timer-byzantine-generals-round_es = entonces acaba esta ronda para {$me}
timer-byzantine-generals-round_pt = então esta rodada acaba para {$me}

## What the generals hold: the columns of the table of all processes

holding-byzantine-generals-direct = told by the commander
holding-byzantine-generals-direct_es = dicho por el comandante
holding-byzantine-generals-direct_pt = dito pelo comandante
holding-byzantine-generals-attack = for attack
holding-byzantine-generals-attack_es = por attack
holding-byzantine-generals-attack_pt = por attack
holding-byzantine-generals-retreat = for retreat
holding-byzantine-generals-retreat_es = por retreat
holding-byzantine-generals-retreat_pt = por retreat
holding-byzantine-generals-values = signed values
holding-byzantine-generals-values_es = valores firmados
holding-byzantine-generals-values_pt = valores assinados

## Parameters that cannot be

refused-byzantine-generals-faults =
    { $n ->
        [one] 1 general
       *[other] {$n} generals
    } cannot stand {$f} traitors among them
refused-byzantine-generals-faults_es =
    { $n ->
        [one] 1 general
       *[other] {$n} generales
    } no pueden resistir {$f} traidores entre ellos
refused-byzantine-generals-faults_pt =
    { $n ->
        [one] 1 general
       *[other] {$n} generais
    } não podem resistir a {$f} traidores entre eles
refused-byzantine-generals-messages = {$n} generals that stand {$f} { $f ->
        [one] traitor
       *[other] traitors
    } send Σ (n-1)(n-2)…(n-1-k) for k = 0 to {$f}: {$messages} messages, more than the most of {$most}
refused-byzantine-generals-messages_es = {$n} generales que resisten {$f} { $f ->
        [one] traidor
       *[other] traidores
    } envían Σ (n-1)(n-2)…(n-1-k) para k = 0 a {$f}: {$messages} mensajes, más del máximo de {$most}
refused-byzantine-generals-messages_pt = {$n} generais que resistem a {$f} { $f ->
        [one] traidor
       *[other] traidores
    } enviam Σ (n-1)(n-2)…(n-1-k) para k = 0 a {$f}: {$messages} mensagens, mais que o máximo de {$most}
refused-byzantine-generals-beyond = {$n} generals that stand {$f} traitors send Σ (n-1)(n-2)…(n-1-k) for k = 0 to {$f}: more messages than can be counted here, and than the most of {$most}
refused-byzantine-generals-beyond_es = {$n} generales que resisten {$f} traidores envían Σ (n-1)(n-2)…(n-1-k) para k = 0 a {$f}: más mensajes de los que aquí se pueden contar, y más del máximo de {$most}
refused-byzantine-generals-beyond_pt = {$n} generais que resistem a {$f} traidores enviam Σ (n-1)(n-2)…(n-1-k) para k = 0 a {$f}: mais mensagens do que aqui se podem contar, e mais que o máximo de {$most}
refused-byzantine-generals-faults-mend = f can be 0 to {$most}
refused-byzantine-generals-faults-mend_es = f puede ser de 0 a {$most}
refused-byzantine-generals-faults-mend_pt = f pode ser de 0 a {$most}
refused-byzantine-generals-forger = a lieutenant cannot say another thing than it was told: orders are signed, and a signature cannot be forged
refused-byzantine-generals-forger_es = un teniente no puede decir otra cosa que lo que le dijeron: las órdenes van firmadas, y una firma no se puede falsificar
refused-byzantine-generals-forger_pt = um tenente não pode dizer outra coisa do que lhe disseram: as ordens são assinadas, e uma assinatura não pode ser forjada
refused-byzantine-generals-forger-mend = a lieutenant can be "silent", "split", "random" or "any"; only the commander can be "flip" or have a table
refused-byzantine-generals-forger-mend_es = un teniente puede ser "silent", "split", "random" o "any"; solo el comandante puede ser "flip" o tener una tabla
refused-byzantine-generals-forger-mend_pt = um tenente pode ser "silent", "split", "random" ou "any"; só o comandante pode ser "flip" ou ter uma tabela

## What the commander is called, and what a round is for

named-byzantine-generals-commander = COMMANDER
named-byzantine-generals-commander_es = COMANDANTE
named-byzantine-generals-commander_pt = COMANDANTE
purpose-byzantine-generals-first = the commander tells each its order
purpose-byzantine-generals-first_es = el comandante da su orden a cada uno
purpose-byzantine-generals-first_pt = o comandante dá a sua ordem a cada um
purpose-byzantine-generals-second = each tells the others what it was told
purpose-byzantine-generals-second_es = cada uno cuenta a los demás lo que le dijo
purpose-byzantine-generals-second_pt = cada um conta aos outros o que lhe foi dito
purpose-byzantine-generals-later = each tells on what the others say they were told
purpose-byzantine-generals-later_es = cada uno cuenta lo que otros dicen que les dijeron
purpose-byzantine-generals-later_pt = cada um conta o que os outros dizem ter ouvido
purpose-byzantine-generals-signed = each signs what is new to it and passes it on
purpose-byzantine-generals-signed_es = cada uno firma lo que le es nuevo y lo pasa
purpose-byzantine-generals-signed_pt = cada um assina o que lhe é novo e passa adiante

# Each variant in one line.
variant-byzantine-generals-standard = every lieutenant tells all others what it was told, for f + 1 rounds, and takes the majority
variant-byzantine-generals-standard_es = cada teniente dice a los demás lo que le dijeron, durante f + 1 rondas, y toma la mayoría
variant-byzantine-generals-standard_pt = cada tenente diz aos demais o que lhe disseram, por f + 1 rodadas, e toma a maioria
variant-byzantine-generals-signed = orders are signed by all who pass them on: a traitor can keep them back, but forge none
variant-byzantine-generals-signed_es = las órdenes llevan la firma de quienes las pasan: un traidor puede callarlas, pero no falsificarlas
variant-byzantine-generals-signed_pt = as ordens levam a assinatura de quem as passa: um traidor pode calá-las, mas não forjá-las
