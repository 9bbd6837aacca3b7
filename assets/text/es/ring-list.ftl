# El anillo de listas: qué hizo un paso y por qué, en una frase entera y en pocas palabras (-brief, para el registro).
# $me es el proceso, $list los ids de la lista que lleva el mensaje, $leader el mayor de ellos o el líder que nombra.

rule-ring-list-start = {$me} empieza una elección: envía una lista con su propio id, ELECTION({$me}), al siguiente proceso
rule-ring-list-start-brief = empieza
rule-ring-list-start-noticed = {$me} nota que su líder {$j} ya no está: envía una lista con su propio id, ELECTION({$me}), al siguiente proceso
rule-ring-list-start-noticed-brief = lo nota, empieza
rule-ring-list-append = {$me} no está en la lista {$list}: añade su id y pasa la lista
rule-ring-list-append-brief = no está: + {$me}
    .outcome = {$me} no estaba: + {$me}
    .outcome-short = + {$me}
rule-ring-list-lap-over = {$me} está en la lista {$list}: la vuelta ha terminado y {$leader}, el mayor de ella, es el líder; {$me} hace circular COORDINATOR({$leader})
rule-ring-list-lap-over-brief = está: máx. {$leader}
    .outcome = {$me} está: líder {$leader}
    .outcome-short = está: máx. {$leader}
rule-ring-list-learn = {$me} toma a {$leader} como líder y {$list} como miembros del anillo, y pasa COORDINATOR({$leader})
rule-ring-list-learn-brief = decidido
    .outcome = {$me} sabe que {$leader} es líder
    .outcome-short = {$leader} es líder
rule-ring-list-stop = COORDINATOR({$leader}) ya ha pasado por {$me}: la vuelta ha terminado y no sigue más
rule-ring-list-stop-brief = visto: no sigue
    .outcome = {$me} lo detiene
    .outcome-short = no sigue
rule-ring-list-skip-crashed = {$me} cierra el anillo por encima de {$crashed}, que está caído: envía {$kind}({$payload}) un lugar más allá
rule-ring-list-skip-crashed-brief = salta a {$crashed}
    .outcome = {$me} salta a {$crashed}
    .outcome-short = salta a {$crashed}
rule-ring-list-alone = todos los demás están caídos: {$me} es líder en solitario y no tiene a quién decírselo
rule-ring-list-alone-brief = solo: es líder

fact-ring-list-members = miembros: {$members}
fact-ring-list-no-members = miembros: no los conoce

wait-ring-list = {$me} espera que una lista con su id dé la vuelta o que llegue un COORDINATOR

variant-ring-list-standard = una lista de todos los activos da una vuelta; es líder el mayor id que contiene
