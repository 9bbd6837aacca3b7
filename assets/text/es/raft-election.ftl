# La elección de Raft: qué hizo un paso y por qué, en una frase entera y en pocas palabras (-brief, para el registro).
# $me es el proceso, $j el remitente (en un inicio que el proceso hizo por sí mismo: el líder que ya no está), $term el mandato del
# remitente, $own el del propio proceso: si el otro es más nuevo, el que tenía antes.

rule-raft-election-start = {$me} se presenta a la elección, pues no es líder
rule-raft-election-start-brief = se presenta
rule-raft-election-start-noticed = {$me} nota que su líder {$j} ya no está y se presenta a la elección
rule-raft-election-start-noticed-brief = nota, se presenta
rule-raft-election-start-ignored = {$me} ya es líder: el inicio se ignora
rule-raft-election-start-ignored-brief = inicio ignorado
rule-raft-election-recovered = {$me} ha vuelto; recuerda el mandato {$own} y su voto, y espera un HEARTBEAT
rule-raft-election-recovered-brief = vuelve: mandato {$own}
rule-raft-election-recovered-amnesia = {$me} ha vuelto; recuerda el mandato {$own} pero no a quién votó, y espera un HEARTBEAT
rule-raft-election-recovered-amnesia-brief = vuelve sin su voto
rule-raft-election-timeout = {$me} no ha sabido de ningún líder hasta agotar su plazo: se presenta a la elección
rule-raft-election-timeout-brief = se presenta
rule-raft-election-stand =
    {$me} empieza el mandato {$own} como candidato, se vota a sí mismo y envía REQUEST_VOTE { $others ->
        [0] a nadie, porque está solo
        [one] al único otro proceso
       *[other] a los otros {$others}
    }; {$majority} de {$n} votos son mayoría
rule-raft-election-stand-brief = candidato, m. {$own}
rule-raft-election-newer-term = {$me} estaba en el mandato {$own}, y el {$term} es más nuevo: {$me} lo adopta y pasa a seguidor
rule-raft-election-newer-term-brief = acaba el mand. {$own}
    .outcome = {$me}: acaba el mandato {$own}
    .outcome-short = acaba el mand. {$own}
rule-raft-election-newer-term-grant = {$me} estaba en el mandato {$own}, y el {$term} es más nuevo: {$me} lo adopta y en él aún no ha votado
rule-raft-election-newer-term-grant-brief = más nuevo: vota
    .outcome = más nuevo: {$me} vota
    .outcome-short = más nuevo: vota
rule-raft-election-newer-term-refuse = {$me} estaba en el mandato {$own}, y el {$term} es más nuevo: {$me} lo adopta
rule-raft-election-newer-term-refuse-brief = nuevo, log viejo
    .outcome = log viejo: {$me} se niega
    .outcome-short = nuevo, log viejo
rule-raft-election-newer-term-follow = {$me} estaba en el mandato {$own}, y el {$term} es más nuevo: {$me} lo adopta
rule-raft-election-newer-term-follow-brief = más nuevo: sigue
    .outcome = más nuevo: {$me} lo sigue
    .outcome-short = más nuevo: sigue
rule-raft-election-grant = {$me} da a {$j} su voto del mandato {$term}, lo recuerda y vuelve a esperar un HEARTBEAT
rule-raft-election-grant-brief = vota a {$j}
rule-raft-election-refuse-term = {$me} ya está en el mandato {$own} y no vota a {$j}, que pide el voto para el mandato {$term}
rule-raft-election-refuse-term-brief = {$term} < {$own}: no
    .outcome = {$me} no vota
    .outcome-short = sin voto
rule-raft-election-refuse-voted = {$me} ha dado a {$voted} su voto del mandato {$term} y no le queda ninguno para {$j}
rule-raft-election-refuse-voted-brief = votó a {$voted}: no
rule-raft-election-refuse-candidate = {$me} se ha votado a sí mismo en el mandato {$term} y no le queda voto para {$j}
rule-raft-election-refuse-candidate-brief = se votó a sí: no
rule-raft-election-refuse-log = el registro de {$j} acaba en (mandato, longitud) = {$log}, el de {$me} en {$own_log}, más al día: {$me} no vota a {$j}
rule-raft-election-refuse-log-brief = log más viejo: no
rule-raft-election-count = {$me} tiene { $votes ->
        [one] 1 voto
       *[other] {$votes} votos
    } de los {$majority} que son mayoría de {$n}
rule-raft-election-count-brief = {$votes} de {$majority} votos
rule-raft-election-lead = una mayoría ha votado a {$me}: es líder del mandato {$own} y envía HEARTBEAT a todos los demás
rule-raft-election-lead-brief = líder, mandato {$own}
rule-raft-election-denied = {$j} no vota a {$me}
rule-raft-election-denied-brief = sin voto
    .outcome = {$j} no le vota
    .outcome-short = sin voto
rule-raft-election-surplus = {$me} ya es líder del mandato {$term}: el VOTE de {$j} no cambia nada
rule-raft-election-surplus-brief = ya es líder
rule-raft-election-vote-ignored = {$me} no es candidato del mandato {$term}, o ya ha contado a {$j}: el VOTE de {$j} se ignora
rule-raft-election-vote-ignored-brief = ignorado
    .outcome = ignora el VOTE de {$j}
    .outcome-short = ignorado
rule-raft-election-follow = {$me} oye que {$j} es líder del mandato {$term}: sigue a {$j} y espera el próximo HEARTBEAT
rule-raft-election-follow-brief = sigue a {$j}
rule-raft-election-renew = {$me} oye que {$j}, su líder, sigue en pie: vuelve a esperar el próximo HEARTBEAT
rule-raft-election-renew-brief = {$j} sigue en pie
    .outcome = oye que {$j} sigue en pie
    .outcome-short = {$j} sigue en pie
rule-raft-election-reject = {$j} es líder del mandato {$term}, pero {$me} ya está en el mandato {$own}: se lo dice a {$j}
rule-raft-election-reject-brief = {$term} < {$own}: rechaza
    .outcome = {$me} lo rechaza
    .outcome-short = rechaza
rule-raft-election-reject-ignored = que ha empezado el mandato {$term} no es nuevo para {$me}: se ignora
rule-raft-election-reject-ignored-brief = ignorado
    .outcome = lo ignora
    .outcome-short = ignorado
rule-raft-election-beat =
    {$me} sigue siendo líder: envía HEARTBEAT a todos los demás, y otra vez { $period ->
        [one] en el próximo tick
       *[other] dentro de {$period} ticks
    }
rule-raft-election-beat-brief = sigue de líder

## Junto a un proceso

badge-raft-election-term = t{$term}

## Los campos de un estado

fact-raft-election-follower = seguidor
fact-raft-election-candidate = candidato: {$votes} de {$majority} votos
fact-raft-election-leader = líder
fact-raft-election-term = mandato: {$term}
fact-raft-election-voted = voto en este mandato: {$voted}
fact-raft-election-not-voted = voto en este mandato: ninguno
fact-raft-election-log = fin de su registro: mandato {$term}, longitud {$length}

## Qué espera un proceso

wait-raft-election-votes = {$me} espera votos en el mandato {$term}: tiene {$votes} de {$majority}
wait-raft-election-heartbeat = {$me} espera un HEARTBEAT del líder del mandato {$term}

## Qué significa un temporizador en marcha: qué pasará cuando acabe

timer-raft-election-election = sin HEARTBEAT hasta entonces: {$me} se presenta
timer-raft-election-heartbeat = entonces {$me} vuelve a decir que es líder

## Cómo se rompió la propiedad de los mandatos

property-one-leader-per-term-demands = Ningún mandato llega a tener dos líderes, ni siquiera uno tras otro.
property-one-leader-per-term-violated = en el mandato {$term}, pasó a ser líder {$id}, aunque ese mandato ya había tenido a {$other} por líder

## En el registro, cuando una ejecución que no acaba llega al reposo

log-quiet-upkeep = la ejecución está en reposo: no hay nada en vuelo ni por venir salvo {$kind}
log-quiet-upkeep-brief = en reposo salvo {$kind}

# Cada variante en una línea.
variant-raft-election-standard = una mayoría de votos hace un líder; cada uno sortea cuánto esperar, y así los votos rara vez se dividen
variant-raft-election-fixed = nadie sortea cuánto esperar: quienes dividen los votos una vez los dividen siempre
variant-raft-election-amnesia = quien cae olvida a quién votó: un mandato puede tener dos líderes
