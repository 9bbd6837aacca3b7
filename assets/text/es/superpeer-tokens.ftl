# Superpares con fichas: qué hizo un paso y por qué, como frase entera y en pocas palabras (-brief, para el registro).

rule-superpeer-tokens-start = todos empiezan: empieza el primer período de {$me}
rule-superpeer-tokens-start-brief = empieza
rule-superpeer-tokens-start-noticed = {$me} nota que su superpar {$j} no está
rule-superpeer-tokens-start-noticed-brief = lo nota
rule-superpeer-tokens-start-ignored = {$me} ya empezó: se ignora el inicio
rule-superpeer-tokens-start-ignored-brief = inicio ignorado
rule-superpeer-tokens-recovered = {$me} ha vuelto, sin ficha ni superpar; sus períodos empiezan con el primer rumor que oiga
rule-superpeer-tokens-recovered-brief = ha vuelto
rule-superpeer-tokens-get = {$me} recibe la ficha {$token}
rule-superpeer-tokens-get-brief = recibe ficha {$token}
rule-superpeer-tokens-tell = empieza un período: {$me} dice a sus vecinos que tiene la ficha {$token}, rumor {$number}
rule-superpeer-tokens-tell-brief = lo dice: {$token}.{$number}
rule-superpeer-tokens-settle =
    {$me} ha tenido la ficha {$token} durante { $tenure ->
        [one] 1 período entero
       *[other] {$tenure} períodos enteros
    }: está fijo, y es superpar
rule-superpeer-tokens-settle-brief = superpar
rule-superpeer-tokens-begin-late = con el rumor de la ficha {$token} empiezan los períodos de {$me}
rule-superpeer-tokens-begin-late-brief = hay períodos
rule-superpeer-tokens-pass-on = {$me} oye por primera vez que {$holder} tiene la ficha {$token}: lo dice a sus otros vecinos
rule-superpeer-tokens-pass-on-brief = {$token} en {$holder}
rule-superpeer-tokens-gossip-ignored = {$me} ya ha oído ese rumor, o uno posterior de esa ficha: se ignora
rule-superpeer-tokens-gossip-ignored-brief = ya oído
rule-superpeer-tokens-give-way = {$me} oye que {$holder} tiene la ficha {$token}, que también tiene {$me}: la suelta
rule-superpeer-tokens-give-way-brief = suelta {$token}
rule-superpeer-tokens-stay = la fuerza sobre la ficha {$token} no pasa de su umbral: se queda en {$me}
rule-superpeer-tokens-stay-brief = se queda
rule-superpeer-tokens-stuck = la fuerza sobre la ficha {$token} pasa de su umbral, pero ningún vecino de {$me} está a menos de 60 grados de su dirección: se queda
rule-superpeer-tokens-stuck-brief = sin vía
rule-superpeer-tokens-offer = la fuerza sobre la ficha {$token} pasa de su umbral: {$me} la entrega a {$to}, el más cercano a su dirección
rule-superpeer-tokens-offer-brief = a {$to}
rule-superpeer-tokens-accept = {$me} no tiene ficha: toma la ficha {$token} de {$j}
rule-superpeer-tokens-accept-brief = toma ficha {$token}
rule-superpeer-tokens-decline = {$me} ya tiene una ficha: no toma la ficha {$token}
rule-superpeer-tokens-decline-brief = ya tiene una
rule-superpeer-tokens-handover-ignored = {$me} ha oído un rumor posterior de esa ficha: la entrega está anticuada
rule-superpeer-tokens-handover-ignored-brief = anticuada
rule-superpeer-tokens-let-go = {$j} tiene ahora la ficha {$token}: {$me} la suelta
rule-superpeer-tokens-let-go-brief = suelta {$token}
rule-superpeer-tokens-accept-ignored = {$me} ya no tiene esa ficha: se ignora
rule-superpeer-tokens-accept-ignored-brief = ignorado
rule-superpeer-tokens-keep = {$j} no toma la ficha {$token}: {$me} la conserva
rule-superpeer-tokens-keep-brief = conserva {$token}
rule-superpeer-tokens-refuse-ignored = {$me} ya no espera esa respuesta: se ignora
rule-superpeer-tokens-refuse-ignored-brief = ignorado
rule-superpeer-tokens-leave = ningún rumor nombra a {$leader} como fijo en su sitio: {$me} deja a su superpar
rule-superpeer-tokens-leave-brief = deja a {$leader}
rule-superpeer-tokens-ask = {$me} pide a {$to}, el fijo más cercano que no lo ha rechazado
rule-superpeer-tokens-ask-brief = pide a {$to}
rule-superpeer-tokens-unserved = {$me} no ha oído de nadie fijo, o todos lo han rechazado: nadie lo sirve
rule-superpeer-tokens-unserved-brief = sin superpar
rule-superpeer-tokens-welcome =
    {$me} acepta a {$j}: ahora sirve a { $members ->
        [one] 1 miembro
       *[other] {$members} miembros
    }
rule-superpeer-tokens-welcome-brief = miembro {$members}
rule-superpeer-tokens-welcome-again = {$j} ya es miembro de {$me}: se le acepta otra vez
rule-superpeer-tokens-welcome-again-brief = otra vez
rule-superpeer-tokens-full = {$me} no tiene sitio, o no es superpar: no acepta a {$j}
rule-superpeer-tokens-full-brief = no hay sitio
rule-superpeer-tokens-follow = {$me} es aceptado: {$j} lo sirve
rule-superpeer-tokens-follow-brief = miembro de {$j}
rule-superpeer-tokens-welcome-ignored = {$me} es superpar: se ignora la bienvenida
rule-superpeer-tokens-welcome-ignored-brief = ignorado
rule-superpeer-tokens-refused-by = {$j} no acepta a {$me}, que sigue con el siguiente más cercano
rule-superpeer-tokens-refused-by-brief = rechazado
rule-superpeer-tokens-full-ignored = {$me} no espera ese rechazo: se ignora
rule-superpeer-tokens-full-ignored-brief = ignorado

## Junto a un proceso, y sus campos

badge-superpeer-tokens = ◉{$token}
badge-superpeer-tokens-settled = ★◉{$token}
fact-superpeer-tokens-none = no tiene ficha
fact-superpeer-tokens-held = ficha {$token}, desde hace {$periods} de {$tenure} períodos
fact-superpeer-tokens-force = fuerza {$force}, umbral {$theta}
fact-superpeer-tokens-no-members = no sirve a nadie más
fact-superpeer-tokens-members = sirve a {$count}: {$ids}
fact-superpeer-tokens-heard = fichas de las que ha oído: {$count}

## Qué espera un proceso, y sus temporizadores

wait-superpeer-tokens-accept = {$me} espera la respuesta de {$j} a su ficha
wait-superpeer-tokens-welcome = {$me} espera la respuesta de {$j} a su JOIN
timer-superpeer-tokens-period = entonces empieza el período siguiente de {$me}
timer-superpeer-tokens-sum = entonces han llegado todos los rumores del período: {$me} suma las fuerzas, o pide un superpar

## Qué guarda un proceso

holding-superpeer-tokens-token = ficha
holding-superpeer-tokens-force = fuerza
holding-superpeer-tokens-theta = umbral

## Qué no puede ser

refused-superpeer-tokens-count = {$tokens} fichas para {$n} procesos
refused-superpeer-tokens-count-mend = da de 1 a {$n} fichas
refused-superpeer-tokens-down = la ficha {$token} se da a un proceso caído
refused-superpeer-tokens-down-mend = dala a un proceso que esté en pie en el tick 0
refused-superpeer-tokens-period = un `period` de {$period} ticks acaba antes de que un rumor llegue a todos y haya respuesta
refused-superpeer-tokens-period-mend = da al menos {$least} ticks

# Cada variante en una línea.
variant-superpeer-tokens-standard = las fichas se repelen; quien ha tenido una bastante tiempo sirve a los de alrededor
variant-superpeer-tokens-restless = una ficha que se mueve no se enfría: algunas nunca reposan
