# Los generales bizantinos: qué hizo un paso y por qué, en una frase entera y en pocas palabras (-brief, para el registro). $me es el
# proceso, $j el emisor, $value lo que dice (attack o retreat, igual en todos los idiomas), $path por quién llegó, $round la ronda, de $rounds.

rule-byzantine-generals-start-ignored = {$me} ha estado caído: no participa y no empieza
rule-byzantine-generals-start-ignored-brief = inicio ignorado
rule-byzantine-generals-command =
    {$me} manda: da su orden { $others ->
        [0] a nadie, porque está solo
        [one] a su único teniente
       *[other] a sus {$others} tenientes
    }
rule-byzantine-generals-command-brief = da su orden
rule-byzantine-generals-command-falsely =
    {$me} manda y es un traidor: en vez de {$order} { $others ->
        [0] no dice nada a nadie, porque está solo
        [one] dice lo que quiere a su único teniente
       *[other] dice lo que quiere a cada uno de sus {$others} tenientes
    }
rule-byzantine-generals-command-falsely-brief = ordena en falso
rule-byzantine-generals-await =
    {$me} es teniente: espera la orden del comandante, y decidirá tras { $rounds ->
        [one] 1 ronda
       *[other] {$rounds} rondas
    }
rule-byzantine-generals-await-brief = espera órdenes
rule-byzantine-generals-hear-direct = {$j} manda, y dice {$value}: {$me} lo guarda, pero aún no lo cree
rule-byzantine-generals-hear-direct-brief = se dice {$value}
    .outcome = a {$me} se le dice {$value}
    .outcome-short = se dice {$value}
rule-byzantine-generals-hear = {$j} dice que le dijeron {$value} (por la vía {$path}): {$me} lo guarda
rule-byzantine-generals-hear-brief = oye {$value}
    .outcome = {$me} oye {$value}
    .outcome-short = oye {$value}
rule-byzantine-generals-hear-late = {$value} llega por la vía {$path} a {$me} después del final de su ronda: aún cuenta, pero {$me} ha transmitido retreat en su lugar
rule-byzantine-generals-hear-late-brief = tarde: {$value}
    .outcome = tarde: {$me} oye {$value}
    .outcome-short = tarde: {$value}
rule-byzantine-generals-repeated = {$value} llega por la vía {$path}, por la que {$me} ya oyó algo: se queda lo que llegó primero
rule-byzantine-generals-repeated-brief = ya oído
    .outcome = {$me} ya lo oyó
    .outcome-short = ya oído
rule-byzantine-generals-relay =
    la ronda {$round} de {$rounds} ha acabado: { $receivers ->
        [0] no hay nadie a quien {$me} pueda decir lo que oyó en ella
       *[other] {$me} dice a los demás lo que oyó en ella, y retreat donde no oyó nada
    }
rule-byzantine-generals-relay-brief = cuenta ronda {$round}
rule-byzantine-generals-relay-falsely =
    la ronda {$round} de {$rounds} ha acabado, y {$me} es un traidor: { $receivers ->
        [0] no hay nadie a quien pueda mentir
       *[other] dice a cada uno de los demás lo que quiere, en vez de lo que oyó
    }
rule-byzantine-generals-relay-falsely-brief = cuenta en falso
rule-byzantine-generals-majority =
    las rondas han acabado: { $of ->
        [1] {$me} tiene un solo valor y lo decide: {$order}
       *[other] {$votes} de los {$of} valores que {$me} tiene de la orden son {$order}, y eso decide
    }
rule-byzantine-generals-majority-brief = decide {$order}
rule-byzantine-generals-tie = las rondas han acabado: {$me} tiene {$votes} valores por attack y otros tantos por retreat; un empate es {$order}
rule-byzantine-generals-tie-brief = empate: {$order}
rule-byzantine-generals-tie-direct = las rondas han acabado: {$me} tiene {$votes} valores por attack y otros tantos por retreat; con esta regla un empate es lo que dijo el propio comandante: {$order}
rule-byzantine-generals-tie-direct-brief = empate: {$order}
rule-byzantine-generals-learn = {$value} es nuevo para {$me} y ha llegado con las firmas de {$path}: {$me} lo guarda, y lo firmará y lo pasará
rule-byzantine-generals-learn-brief = {$value} es nuevo
    .outcome = nuevo para {$me}: {$value}
    .outcome-short = {$value} es nuevo
rule-byzantine-generals-learn-last = {$value} es nuevo para {$me} y ha llegado con las firmas de {$path}: {$me} lo guarda; lo han firmado tantos que no hace falta pasarlo
rule-byzantine-generals-learn-last-brief = {$value} es nuevo
    .outcome = nuevo para {$me}: {$value}
    .outcome-short = {$value} es nuevo
rule-byzantine-generals-known = {$me} ya tiene {$value}; este ha llegado con las firmas de {$path}
rule-byzantine-generals-known-brief = ya lo tiene
    .outcome = {$me} ya lo tiene
    .outcome-short = ya lo tiene
rule-byzantine-generals-sign = la ronda {$round} de {$rounds} ha acabado: {$me} firma lo que en ella fue nuevo para él, y lo envía a todos los que no lo han firmado
rule-byzantine-generals-sign-brief = firma ronda {$round}
rule-byzantine-generals-sign-falsely = la ronda {$round} de {$rounds} ha acabado, y {$me} es un traidor: de lo que tiene pasa lo que quiere, a quien quiere
rule-byzantine-generals-sign-falsely-brief = firma en falso
rule-byzantine-generals-obey = las rondas han acabado: {$me} tiene un solo valor y lo obedece: {$order}
rule-byzantine-generals-obey-brief = obedece: {$order}
rule-byzantine-generals-not-one =
    las rondas han acabado: { $values ->
        [0] {$me} no tiene ningún valor, y se retira
       *[other] {$me} tiene los dos valores, firmados por el mismo comandante, que es un traidor: se retira
    }
rule-byzantine-generals-not-one-brief = se retira
rule-byzantine-generals-betray = las rondas han acabado para {$me}: no tiene nada que decidir
rule-byzantine-generals-betray-brief = fin de las rondas
rule-byzantine-generals-too-late = las rondas han acabado para {$me}: lo que llega después no cuenta
rule-byzantine-generals-too-late-brief = demasiado tarde
    .outcome = tarde para {$me}
    .outcome-short = demasiado tarde
rule-byzantine-generals-takes-no-part = {$me} no participa, y descarta lo que oye
rule-byzantine-generals-takes-no-part-brief = no participa
    .outcome = {$me} no participa
    .outcome-short = no participa
rule-byzantine-generals-recovered = {$me} ha vuelto; ha olvidado todo lo que oyó, y no participa
rule-byzantine-generals-recovered-brief = de vuelta, fuera

## Los campos de un estado

fact-byzantine-generals-idle = no ha empezado
fact-byzantine-generals-out = ha estado caído: no participa
fact-byzantine-generals-commander = manda; la orden: {$order}
fact-byzantine-generals-round = teniente, en la ronda {$round} de {$rounds}
fact-byzantine-generals-over = teniente; las rondas han acabado
fact-byzantine-generals-not-told = el comandante dijo: nada aún
fact-byzantine-generals-told = el comandante dijo: {$order}
fact-byzantine-generals-heard = oído por {$count} de {$of} vías
fact-byzantine-generals-holds = tiene, firmados: {$values}
fact-byzantine-generals-holds-nothing = tiene, firmados: nada
fact-byzantine-generals-undecided = decidido: nada aún
fact-byzantine-generals-decision = decidido: {$order}

## Junto al proceso: sus votos, attack y retreat; o los valores firmados que tiene

badge-byzantine-generals-squares = {$squares} {$attack}:{$retreat}
badge-byzantine-generals-votes = {$attack}:{$retreat}
badge-byzantine-generals-holds = {$values}

## Qué espera un proceso, y su temporizador

wait-byzantine-generals = {$me} espera a que acabe la ronda {$round} de {$rounds}
timer-byzantine-generals-round = entonces acaba esta ronda para {$me}

## Qué tienen los generales: las columnas de la tabla de todos los procesos

holding-byzantine-generals-direct = dicho por el comandante
holding-byzantine-generals-attack = por attack
holding-byzantine-generals-retreat = por retreat
holding-byzantine-generals-values = valores firmados

## Parámetros que no pueden ser

refused-byzantine-generals-faults =
    { $n ->
        [one] 1 general
       *[other] {$n} generales
    } no pueden resistir {$f} traidores entre ellos
refused-byzantine-generals-messages = {$n} generales que resisten {$f} { $f ->
        [one] traidor
       *[other] traidores
    } envían Σ (n-1)(n-2)…(n-1-k) para k = 0 a {$f}: {$messages} mensajes, más del máximo de {$most}
refused-byzantine-generals-beyond = {$n} generales que resisten {$f} traidores envían Σ (n-1)(n-2)…(n-1-k) para k = 0 a {$f}: más mensajes de los que aquí se pueden contar, y más del máximo de {$most}
refused-byzantine-generals-faults-mend = f puede ser de 0 a {$most}
refused-byzantine-generals-forger = un teniente no puede decir otra cosa que lo que le dijeron: las órdenes van firmadas, y una firma no se puede falsificar
refused-byzantine-generals-forger-mend = un teniente puede ser "silent", "split", "random" o "any"; solo el comandante puede ser "flip" o tener una tabla

## Cómo se llama el comandante, y para qué es una ronda

named-byzantine-generals-commander = COMANDANTE
purpose-byzantine-generals-first = el comandante da su orden a cada uno
purpose-byzantine-generals-second = cada uno cuenta a los demás lo que le dijo
purpose-byzantine-generals-later = cada uno cuenta lo que otros dicen que les dijeron
purpose-byzantine-generals-signed = cada uno firma lo que le es nuevo y lo pasa

# Cada variante en una línea.
variant-byzantine-generals-standard = cada teniente dice a los demás lo que le dijeron, durante f + 1 rondas, y toma la mayoría
variant-byzantine-generals-signed = las órdenes llevan la firma de quienes las pasan: un traidor puede callarlas, pero no falsificarlas
