# The Byzantine generals: each step and its reason, as a sentence and in short (-brief, for the log). $me is the
# process, $j the sender, $value what it says (attack or retreat, the same in every language), $path the path by which
# it arrived, $round the round, of $rounds.

rule-byzantine-generals-command =
    {$me} is the commander: it sends its order to { $others ->
        [0] nobody, because it is alone
        [one] its only lieutenant
       *[other] its {$others} lieutenants
    }
rule-byzantine-generals-command_es =
    {$me} es el comandante: envía su orden { $others ->
        [0] a nadie, porque está solo
        [one] a su único teniente
       *[other] a sus {$others} tenientes
    }
rule-byzantine-generals-command_pt =
    {$me} é o comandante: envia a sua ordem { $others ->
        [0] a ninguém, porque está sozinho
        [one] ao seu único tenente
       *[other] aos seus {$others} tenentes
    }
rule-byzantine-generals-command-brief = sends its order
rule-byzantine-generals-command-brief_es = envía su orden
rule-byzantine-generals-command-brief_pt = envia a sua ordem
rule-byzantine-generals-command-falsely =
    {$me} is the commander and a traitor: instead of {$order} it can send { $others ->
        [0] nothing, because it is alone
        [one] any order to its only lieutenant
       *[other] any order to each of its {$others} lieutenants
    }
rule-byzantine-generals-command-falsely_es =
    {$me} es el comandante y un traidor: en vez de {$order} { $others ->
        [0] no envía nada, porque está solo
        [one] envía cualquier orden a su único teniente
       *[other] envía cualquier orden a cada uno de sus {$others} tenientes
    }
rule-byzantine-generals-command-falsely_pt =
    {$me} é o comandante e um traidor: em vez de {$order} { $others ->
        [0] não envia nada, porque está sozinho
        [one] envia qualquer ordem ao seu único tenente
       *[other] envia qualquer ordem a cada um dos seus {$others} tenentes
    }
rule-byzantine-generals-command-falsely-brief = sends false orders
rule-byzantine-generals-command-falsely-brief_es = órdenes falsas
rule-byzantine-generals-command-falsely-brief_pt = ordens falsas
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
rule-byzantine-generals-await-brief = waits for order
rule-byzantine-generals-await-brief_es = espera la orden
rule-byzantine-generals-await-brief_pt = espera a ordem
rule-byzantine-generals-hear-direct = the commander {$j} orders {$value}: {$me} stores it, but does not trust it yet
rule-byzantine-generals-hear-direct_es = el comandante {$j} ordena {$value}: {$me} lo guarda, pero aún no se fía
rule-byzantine-generals-hear-direct_pt = o comandante {$j} ordena {$value}: {$me} guarda isso, mas ainda não confia
rule-byzantine-generals-hear-direct-brief = order: {$value}
    .outcome = {$me} gets {$value}
    .outcome-short = order: {$value}
rule-byzantine-generals-hear-direct-brief_es = orden: {$value}
    .outcome = {$me} recibe {$value}
    .outcome-short = orden: {$value}
rule-byzantine-generals-hear-direct-brief_pt = ordem: {$value}
    .outcome = {$me} recebe {$value}
    .outcome-short = ordem: {$value}
rule-byzantine-generals-hear = {$j} reports the order {$value} (path {$path}): {$me} stores it
rule-byzantine-generals-hear_es = {$j} comunica la orden {$value} (vía {$path}): {$me} la guarda
rule-byzantine-generals-hear_pt = {$j} comunica a ordem {$value} (via {$path}): {$me} a guarda
rule-byzantine-generals-hear-brief = hears {$value}
    .outcome = {$me} hears {$value}
    .outcome-short = hears {$value}
rule-byzantine-generals-hear-brief_es = oye {$value}
    .outcome = {$me} oye {$value}
    .outcome-short = oye {$value}
rule-byzantine-generals-hear-brief_pt = ouve {$value}
    .outcome = {$me} ouve {$value}
    .outcome-short = ouve {$value}
rule-byzantine-generals-hear-late = {$value} arrives on path {$path} after the end of its round: the value still counts, but {$me} has already relayed retreat in place of this value
rule-byzantine-generals-hear-late_es = {$value} llega por la vía {$path} después del final de su ronda: aún cuenta, pero {$me} ya ha enviado retreat en lugar de este valor
rule-byzantine-generals-hear-late_pt = {$value} chega pela via {$path} depois do fim da sua rodada: ainda conta, mas {$me} já enviou retreat em lugar deste valor
rule-byzantine-generals-hear-late-brief = late: {$value}
    .outcome = late: {$me} hears {$value}
    .outcome-short = late: {$value}
rule-byzantine-generals-hear-late-brief_es = tarde: {$value}
    .outcome = tarde: {$me} oye {$value}
    .outcome-short = tarde: {$value}
rule-byzantine-generals-hear-late-brief_pt = tarde: {$value}
    .outcome = tarde: {$me} ouve {$value}
    .outcome-short = tarde: {$value}
rule-byzantine-generals-repeated = {$value} arrives on path {$path}, but {$me} already has a value from this path: the first value counts
rule-byzantine-generals-repeated_es = {$value} llega por la vía {$path}, pero {$me} ya tiene un valor de esa vía: cuenta el primero
rule-byzantine-generals-repeated_pt = {$value} chega pela via {$path}, mas {$me} já tem um valor dessa via: conta o primeiro
rule-byzantine-generals-repeated-brief = path heard before
    .outcome = {$me} has heard this path
    .outcome-short = path heard before
rule-byzantine-generals-repeated-brief_es = vía ya oída
    .outcome = {$me} ya oyó esta vía
    .outcome-short = vía ya oída
rule-byzantine-generals-repeated-brief_pt = via já ouvida
    .outcome = {$me} já ouviu esta via
    .outcome-short = via já ouvida
rule-byzantine-generals-relay =
    round {$round} of {$rounds} is over: { $receivers ->
        [0] no process is left to receive the values of {$me}
       *[other] {$me} sends the others the values of this round; for each missing value it sends retreat
    }
rule-byzantine-generals-relay_es =
    la ronda {$round} de {$rounds} ha acabado: { $receivers ->
        [0] no queda ningún proceso al que {$me} pueda enviar sus valores
       *[other] {$me} envía a los demás los valores de esta ronda; por cada valor que falta envía retreat
    }
rule-byzantine-generals-relay_pt =
    a rodada {$round} de {$rounds} acabou: { $receivers ->
        [0] não resta nenhum processo a que {$me} possa enviar seus valores
       *[other] {$me} envia aos demais os valores desta rodada; para cada valor que falta envia retreat
    }
rule-byzantine-generals-relay-brief = relays round {$round}
rule-byzantine-generals-relay-brief_es = envía ronda {$round}
rule-byzantine-generals-relay-brief_pt = envia rodada {$round}
rule-byzantine-generals-relay-falsely =
    round {$round} of {$rounds} is over, and {$me} is a traitor: { $receivers ->
        [0] no process is left to receive its lies
       *[other] it sends values that may be false to all other processes
    }
rule-byzantine-generals-relay-falsely_es =
    la ronda {$round} de {$rounds} ha acabado, y {$me} es un traidor: { $receivers ->
        [0] no queda ningún proceso al que pueda mentir
       *[other] envía a cada uno de los demás cualquier valor en vez de los verdaderos
    }
rule-byzantine-generals-relay-falsely_pt =
    a rodada {$round} de {$rounds} acabou, e {$me} é um traidor: { $receivers ->
        [0] não resta nenhum processo a que possa mentir
       *[other] envia a cada um dos demais qualquer valor em vez dos verdadeiros
    }
rule-byzantine-generals-relay-falsely-brief = relays lies
rule-byzantine-generals-relay-falsely-brief_es = envía mentiras
rule-byzantine-generals-relay-falsely-brief_pt = envia mentiras
rule-byzantine-generals-majority =
    the rounds are over: { $of ->
        [1] {$me} has one value and decides it: {$order}
       *[other] {$me} has {$of} values, {$votes} of them for {$order}: it decides {$order}
    }
rule-byzantine-generals-majority_es =
    las rondas han acabado: { $of ->
        [1] {$me} tiene un solo valor y lo decide: {$order}
       *[other] {$me} tiene {$of} valores, {$votes} por {$order}, y eso decide
    }
rule-byzantine-generals-majority_pt =
    as rodadas acabaram: { $of ->
        [1] {$me} tem um só valor e o decide: {$order}
       *[other] {$me} tem {$of} valores, {$votes} por {$order}, e isso decide
    }
rule-byzantine-generals-majority-brief = decides {$order}
rule-byzantine-generals-majority-brief_es = decide {$order}
rule-byzantine-generals-majority-brief_pt = decide {$order}
rule-byzantine-generals-tie = the rounds are over: {$me} has {$votes} values for attack and {$votes} for retreat; a tie counts as {$order}
rule-byzantine-generals-tie_es = las rondas han acabado: {$me} tiene {$votes} valores por attack y {$votes} por retreat; un empate cuenta como {$order}
rule-byzantine-generals-tie_pt = as rodadas acabaram: {$me} tem {$votes} valores por attack e {$votes} por retreat; um empate conta como {$order}
rule-byzantine-generals-tie-brief = tie: {$order}
rule-byzantine-generals-tie-brief_es = empate: {$order}
rule-byzantine-generals-tie-brief_pt = empate: {$order}
rule-byzantine-generals-tie-direct = the rounds are over: {$me} has {$votes} values for attack and {$votes} for retreat; in a tie, this rule takes the commander's own order: {$order}
rule-byzantine-generals-tie-direct_es = las rondas han acabado: {$me} tiene {$votes} valores por attack y {$votes} por retreat; en un empate, esta regla toma la orden directa del comandante: {$order}
rule-byzantine-generals-tie-direct_pt = as rodadas acabaram: {$me} tem {$votes} valores por attack e {$votes} por retreat; em um empate, esta regra toma a ordem direta do comandante: {$order}
rule-byzantine-generals-tie-direct-brief = tie: {$order}
rule-byzantine-generals-tie-direct-brief_es = empate: {$order}
rule-byzantine-generals-tie-direct-brief_pt = empate: {$order}
rule-byzantine-generals-learn = {$value} is new to {$me} and has the signatures of {$path}: {$me} stores the value, and will sign and forward it
rule-byzantine-generals-learn_es = {$value} es nuevo para {$me}; lleva las firmas de {$path}: {$me} lo guarda, y lo firmará y reenviará
rule-byzantine-generals-learn_pt = {$value} é novo para {$me}; leva as assinaturas de {$path}: {$me} o guarda, e o assinará e repassará
rule-byzantine-generals-learn-brief = {$value} is new
    .outcome = {$value} is new to {$me}
    .outcome-short = {$value} is new
rule-byzantine-generals-learn-brief_es = {$value} es nuevo
    .outcome = nuevo para {$me}: {$value}
    .outcome-short = {$value} es nuevo
rule-byzantine-generals-learn-brief_pt = {$value} é novo
    .outcome = novo para {$me}: {$value}
    .outcome-short = {$value} é novo
rule-byzantine-generals-learn-last = {$value} is new to {$me} and has the signatures of {$path}: {$me} stores the value, but does not forward it, because the value has enough signatures
rule-byzantine-generals-learn-last_es = {$value} es nuevo para {$me}; lleva las firmas de {$path}: {$me} lo guarda, pero no lo reenvía, porque el valor ya tiene bastantes firmas
rule-byzantine-generals-learn-last_pt = {$value} é novo para {$me}; leva as assinaturas de {$path}: {$me} o guarda, mas não o repassa, porque o valor já tem assinaturas suficientes
rule-byzantine-generals-learn-last-brief = {$value} is new
    .outcome = {$value} is new to {$me}
    .outcome-short = {$value} is new
rule-byzantine-generals-learn-last-brief_es = {$value} es nuevo
    .outcome = nuevo para {$me}: {$value}
    .outcome-short = {$value} es nuevo
rule-byzantine-generals-learn-last-brief_pt = {$value} é novo
    .outcome = novo para {$me}: {$value}
    .outcome-short = {$value} é novo
rule-byzantine-generals-known = {$me} already has {$value}; this copy is signed by {$path}
rule-byzantine-generals-known_es = {$me} ya tiene {$value}; esta copia lleva las firmas de {$path}
rule-byzantine-generals-known_pt = {$me} já tem {$value}; esta cópia leva as assinaturas de {$path}
rule-byzantine-generals-known-brief = has it already
    .outcome = {$me} has it already
    .outcome-short = has it already
rule-byzantine-generals-known-brief_es = ya lo tiene
    .outcome = {$me} ya lo tiene
    .outcome-short = ya lo tiene
rule-byzantine-generals-known-brief_pt = já o tem
    .outcome = {$me} já o tem
    .outcome-short = já o tem
rule-byzantine-generals-sign = round {$round} of {$rounds} is over: {$me} signs each value that was new to {$me}, and sends it to every process that has not signed it
rule-byzantine-generals-sign_es = la ronda {$round} de {$rounds} ha acabado: {$me} firma cada valor que era nuevo para él, y lo envía a todo proceso que no lo ha firmado
rule-byzantine-generals-sign_pt = a rodada {$round} de {$rounds} acabou: {$me} assina cada valor que era novo para ele, e o envia a todo processo que não o assinou
rule-byzantine-generals-sign-brief = signs round {$round}
rule-byzantine-generals-sign-brief_es = firma ronda {$round}
rule-byzantine-generals-sign-brief_pt = assina rodada {$round}
rule-byzantine-generals-sign-falsely = round {$round} of {$rounds} is over, and {$me} is a traitor: it can forward any of its values to any process
rule-byzantine-generals-sign-falsely_es = la ronda {$round} de {$rounds} ha acabado, y {$me} es un traidor: reenvía cualquiera de sus valores a cualquier proceso
rule-byzantine-generals-sign-falsely_pt = a rodada {$round} de {$rounds} acabou, e {$me} é um traidor: repassa qualquer de seus valores a qualquer processo
rule-byzantine-generals-sign-falsely-brief = forwards any value
rule-byzantine-generals-sign-falsely-brief_es = reenvía al azar
rule-byzantine-generals-sign-falsely-brief_pt = repassa ao acaso
rule-byzantine-generals-obey = the rounds are over: {$me} has one value and obeys it: {$order}
rule-byzantine-generals-obey_es = las rondas han acabado: {$me} tiene un solo valor y lo obedece: {$order}
rule-byzantine-generals-obey_pt = as rodadas acabaram: {$me} tem um só valor e o obedece: {$order}
rule-byzantine-generals-obey-brief = obeys: {$order}
rule-byzantine-generals-obey-brief_es = obedece: {$order}
rule-byzantine-generals-obey-brief_pt = obedece: {$order}
rule-byzantine-generals-not-one =
    the rounds are over: { $values ->
        [0] {$me} has no value, and retreats
       *[other] {$me} has both values, signed by the same commander, who is a traitor: {$me} retreats
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
rule-byzantine-generals-betray = the rounds are over: {$me}, a traitor, decides nothing
rule-byzantine-generals-betray_es = las rondas han acabado: {$me}, un traidor, no decide nada
rule-byzantine-generals-betray_pt = as rodadas acabaram: {$me}, um traidor, não decide nada
rule-byzantine-generals-betray-brief = decides nothing
rule-byzantine-generals-betray-brief_es = no decide nada
rule-byzantine-generals-betray-brief_pt = não decide nada
rule-byzantine-generals-too-late = the rounds are over for {$me}: later messages do not count
rule-byzantine-generals-too-late_es = las rondas han acabado para {$me}: los mensajes posteriores no cuentan
rule-byzantine-generals-too-late_pt = as rodadas acabaram para {$me}: as mensagens posteriores não contam
rule-byzantine-generals-too-late-brief = too late
    .outcome = too late for {$me}
    .outcome-short = too late
rule-byzantine-generals-too-late-brief_es = demasiado tarde
    .outcome = tarde para {$me}
    .outcome-short = demasiado tarde
rule-byzantine-generals-too-late-brief_pt = tarde demais
    .outcome = tarde para {$me}
    .outcome-short = tarde demais
rule-byzantine-generals-takes-no-part = {$me} does not take part, and drops the message
rule-byzantine-generals-takes-no-part_es = {$me} no participa, y descarta el mensaje
rule-byzantine-generals-takes-no-part_pt = {$me} não participa, e descarta a mensagem
rule-byzantine-generals-takes-no-part-brief = takes no part
    .outcome = {$me} takes no part
    .outcome-short = takes no part
rule-byzantine-generals-takes-no-part-brief_es = no participa
    .outcome = {$me} no participa
    .outcome-short = no participa
rule-byzantine-generals-takes-no-part-brief_pt = não participa
    .outcome = {$me} não participa
    .outcome-short = não participa
rule-byzantine-generals-recovered = {$me} is back; it has lost all that it received, and takes part only if the processes have not started yet
rule-byzantine-generals-recovered_es = {$me} ha vuelto; ha perdido todo lo recibido, y solo participa si los procesos aún no han empezado
rule-byzantine-generals-recovered_pt = {$me} voltou; perdeu tudo o que recebeu, e só participa se os processos ainda não começaram
rule-byzantine-generals-recovered-brief = is back
rule-byzantine-generals-recovered-brief_es = ha vuelto
rule-byzantine-generals-recovered-brief_pt = voltou

## The fields of a state

fact-byzantine-generals-idle = has not started
fact-byzantine-generals-idle_es = no ha empezado
fact-byzantine-generals-idle_pt = não começou
fact-byzantine-generals-out = has been down: takes no part
fact-byzantine-generals-out_es = ha estado caído: no participa
fact-byzantine-generals-out_pt = esteve caído: não participa
fact-byzantine-generals-commander = commander; its order: {$order}
fact-byzantine-generals-commander_es = comandante; su orden: {$order}
fact-byzantine-generals-commander_pt = comandante; a sua ordem: {$order}
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
fact-byzantine-generals-heard = values received on {$count} of {$of} paths
fact-byzantine-generals-heard_es = valores recibidos por {$count} de {$of} vías
fact-byzantine-generals-heard_pt = valores recebidos por {$count} de {$of} vias
fact-byzantine-generals-holds = signed values: {$values}
fact-byzantine-generals-holds_es = valores firmados: {$values}
fact-byzantine-generals-holds_pt = valores assinados: {$values}
fact-byzantine-generals-holds-nothing = signed values: none
fact-byzantine-generals-holds-nothing_es = valores firmados: ninguno
fact-byzantine-generals-holds-nothing_pt = valores assinados: nenhum
fact-byzantine-generals-undecided = decided: nothing yet
fact-byzantine-generals-undecided_es = decidido: nada aún
fact-byzantine-generals-undecided_pt = decidido: nada ainda
fact-byzantine-generals-decision = decided: {$order}
fact-byzantine-generals-decision_es = decidido: {$order}
fact-byzantine-generals-decision_pt = decidido: {$order}

## The badge beside the process: its votes, attack and retreat; or the signed values that it holds

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

## The values that the generals hold: columns of the pane HOLDS

holding-byzantine-generals-direct = commander's order
holding-byzantine-generals-direct_es = orden directa
holding-byzantine-generals-direct_pt = ordem direta
holding-byzantine-generals-attack = attack votes
holding-byzantine-generals-attack_es = votos attack
holding-byzantine-generals-attack_pt = votos attack
holding-byzantine-generals-retreat = retreat votes
holding-byzantine-generals-retreat_es = votos retreat
holding-byzantine-generals-retreat_pt = votos retreat
holding-byzantine-generals-values = signed values
holding-byzantine-generals-values_es = valores firmados
holding-byzantine-generals-values_pt = valores assinados

## Parameters that are refused

refused-byzantine-generals-faults =
    { $n ->
        [one] 1 general
       *[other] {$n} generals
    } cannot tolerate {$f} traitors among them
refused-byzantine-generals-faults_es =
    { $n ->
        [one] 1 general no puede
       *[other] {$n} generales no pueden
    } tolerar {$f} traidores entre ellos
refused-byzantine-generals-faults_pt =
    { $n ->
        [one] 1 general não pode
       *[other] {$n} generais não podem
    } tolerar {$f} traidores entre eles
refused-byzantine-generals-messages = {$n} generals that tolerate {$f} { $f ->
        [one] traitor
       *[other] traitors
    } send Σ (n-1)(n-2)…(n-1-k) for k = 0 to {$f}: {$messages} messages, the limit is {$most}
refused-byzantine-generals-messages_es = {$n} generales que toleran {$f} { $f ->
        [one] traidor
       *[other] traidores
    } envían Σ (n-1)(n-2)…(n-1-k) para k = 0 a {$f}: {$messages} mensajes; el límite es {$most}
refused-byzantine-generals-messages_pt = {$n} generais que toleram {$f} { $f ->
        [one] traidor
       *[other] traidores
    } enviam Σ (n-1)(n-2)…(n-1-k) para k = 0 a {$f}: {$messages} mensagens; o limite é {$most}
refused-byzantine-generals-beyond = {$n} generals that tolerate {$f} traitors send Σ (n-1)(n-2)…(n-1-k) for k = 0 to {$f}: too many messages to count; the limit is {$most}
refused-byzantine-generals-beyond_es = {$n} generales que toleran {$f} traidores envían Σ (n-1)(n-2)…(n-1-k) para k = 0 a {$f}: demasiados mensajes para contarlos; el límite es {$most}
refused-byzantine-generals-beyond_pt = {$n} generais que toleram {$f} traidores enviam Σ (n-1)(n-2)…(n-1-k) para k = 0 a {$f}: mensagens demais para contar; o limite é {$most}
refused-byzantine-generals-faults-mend = f can be 0 to {$most}
refused-byzantine-generals-faults-mend_es = f puede ser de 0 a {$most}
refused-byzantine-generals-faults-mend_pt = f pode ser de 0 a {$most}
refused-byzantine-generals-forger = a lieutenant cannot change the order it received: orders are signed, and a signature cannot be forged
refused-byzantine-generals-forger_es = un teniente no puede cambiar la orden que recibió: las órdenes van firmadas, y una firma no se puede falsificar
refused-byzantine-generals-forger_pt = um tenente não pode mudar a ordem que recebeu: as ordens são assinadas, e uma assinatura não pode ser forjada
refused-byzantine-generals-forger-mend = a lieutenant can be "silent", "split", "random" or "any"; "flip" and a table of orders are only for the commander
refused-byzantine-generals-forger-mend_es = un teniente puede ser "silent", "split", "random" o "any"; "flip" y una tabla de órdenes son solo para el comandante
refused-byzantine-generals-forger-mend_pt = um tenente pode ser "silent", "split", "random" ou "any"; "flip" e uma tabela de ordens são só para o comandante

## The name of the commander, and the purpose of each round

named-byzantine-generals-commander = COMMANDER
named-byzantine-generals-commander_es = COMANDANTE
named-byzantine-generals-commander_pt = COMANDANTE
purpose-byzantine-generals-first = the commander sends its order to all
purpose-byzantine-generals-first_es = el comandante envía su orden a todos
purpose-byzantine-generals-first_pt = o comandante envia a sua ordem a todos
purpose-byzantine-generals-second = each lieutenant relays the order it received
purpose-byzantine-generals-second_es = cada teniente reenvía la orden que ha recibido
purpose-byzantine-generals-second_pt = cada tenente comunica a ordem que recebeu
purpose-byzantine-generals-later = lieutenants relay each other's reports
purpose-byzantine-generals-later_es = cada teniente reenvía lo que comunican los demás
purpose-byzantine-generals-later_pt = cada tenente repassa o que os outros comunicam
purpose-byzantine-generals-signed = each lieutenant signs and relays new values
purpose-byzantine-generals-signed_es = cada teniente firma y reenvía los valores nuevos
purpose-byzantine-generals-signed_pt = cada tenente assina e repassa os valores novos

# One line for each variant.
variant-byzantine-generals-standard = for f + 1 rounds the lieutenants exchange the orders they received; then each decides by majority
variant-byzantine-generals-standard_es = durante f + 1 rondas los tenientes se cuentan las órdenes recibidas; luego cada uno decide por mayoría
variant-byzantine-generals-standard_pt = por f + 1 rodadas os tenentes contam uns aos outros as ordens recebidas; depois cada um decide por maioria
variant-byzantine-generals-signed = every process that forwards an order signs it: a traitor can withhold an order, but not forge it
variant-byzantine-generals-signed_es = cada proceso que reenvía una orden la firma: un traidor puede retenerla, pero no falsificarla
variant-byzantine-generals-signed_pt = cada processo que repassa uma ordem a assina: um traidor pode retê-la, mas não forjá-la
