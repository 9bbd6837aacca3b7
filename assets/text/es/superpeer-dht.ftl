# Superpares en un círculo de ids: qué hizo un paso y por qué, como frase entera y en pocas palabras (-brief, para el registro).

rule-superpeer-dht-start = {$me} empieza: mira quién responde de su clave
rule-superpeer-dht-start-brief = empieza
rule-superpeer-dht-start-noticed = {$me} nota que su superpar {$j} no está: empieza de nuevo
rule-superpeer-dht-start-noticed-brief = lo nota
rule-superpeer-dht-recovered = {$me} ha vuelto; solo recuerda el número de su última petición, y empieza
rule-superpeer-dht-recovered-brief = ha vuelto
rule-superpeer-dht-answer-timeout = {$me} ha esperado {$patience} ticks, más de lo que tardan una búsqueda y una respuesta: empieza de nuevo
rule-superpeer-dht-answer-timeout-brief = sin respuesta
rule-superpeer-dht-again = ha cambiado quién está activo mientras {$me} espera: empieza de nuevo
rule-superpeer-dht-again-brief = de nuevo
rule-superpeer-dht-forgotten = {$j}, el superpar de {$me}, se fue y ha vuelto sin sus miembros: {$me} empieza de nuevo
rule-superpeer-dht-forgotten-brief = {$j} lo olvidó
rule-superpeer-dht-serve = {$me} responde de su clave {$key}: es superpar, sin ningún mensaje
rule-superpeer-dht-serve-brief = superpar
rule-superpeer-dht-look-up = {$me} busca {$key}, su id con todos los bits a 0 salvo los primeros
rule-superpeer-dht-look-up-brief = busca {$key}
rule-superpeer-dht-elsewhere = {$me} responde de su clave, pero sus últimos bits no son 0 y no es superpar: pregunta a {$next}, el siguiente que lo es
rule-superpeer-dht-elsewhere-brief = pide a {$next}
rule-superpeer-dht-pass-on = {$me} no responde de {$key}: pasa la pregunta de {$origin} a {$next}, el dedo más lejano antes de ella, o su sucesor
rule-superpeer-dht-pass-on-brief = a {$next}
rule-superpeer-dht-found =
    {$me} responde de {$key}: se lo dice a {$origin}, tras { $hops ->
        [one] 1 paso
       *[other] {$hops} pasos
    }
rule-superpeer-dht-found-brief = hallado: {$me}
rule-superpeer-dht-join = {$found} responde de la clave de {$me}, que le pide entrar
rule-superpeer-dht-join-brief = pide a {$found}
rule-superpeer-dht-found-ignored = {$me} no espera esa respuesta: se ignora
rule-superpeer-dht-found-ignored-brief = ignorado
rule-superpeer-dht-welcome =
    {$me} acepta a {$j}: ahora sirve a { $members ->
        [one] 1 miembro
       *[other] {$members} miembros
    }
rule-superpeer-dht-welcome-brief = miembro {$members}
rule-superpeer-dht-welcome-again = {$j} ya es miembro de {$me}: se le acepta otra vez
rule-superpeer-dht-welcome-again-brief = otra vez
rule-superpeer-dht-full = {$me} no tiene sitio, o no es superpar: envía {$j} a {$next}, el superpar siguiente
rule-superpeer-dht-full-brief = no: {$next}
rule-superpeer-dht-nobody = {$me} no es superpar, y no hay ninguno: se lo dice a {$j}
rule-superpeer-dht-nobody-brief = no, nadie
rule-superpeer-dht-join-ignored = {$me} no es a quien {$j} debe preguntar, o {$j} no está: se ignora
rule-superpeer-dht-join-ignored-brief = ignorado
rule-superpeer-dht-follow = {$me} es aceptado: {$j} lo sirve
rule-superpeer-dht-follow-brief = miembro de {$j}
rule-superpeer-dht-welcome-ignored = {$me} no espera esa bienvenida: se ignora
rule-superpeer-dht-welcome-ignored-brief = ignorado
rule-superpeer-dht-go-on = {$j} no acepta a {$me}, que pregunta a {$next}
rule-superpeer-dht-go-on-brief = pide a {$next}
rule-superpeer-dht-unserved = se ha preguntado a todos los superpares, o no hay ninguno: nadie sirve a {$me}
rule-superpeer-dht-unserved-brief = sin superpar
rule-superpeer-dht-full-ignored = {$me} no espera ese rechazo: se ignora
rule-superpeer-dht-full-ignored-brief = ignorado
rule-superpeer-dht-hand-over =
    {$j} está activo y tiene un id menor del segmento: {$me} le entrega { $members ->
        [0] el papel; no tiene miembros
        [one] el papel y su único miembro
       *[other] el papel y sus {$members} miembros
    }
rule-superpeer-dht-hand-over-brief = papel a {$j}
rule-superpeer-dht-await-move = {$j} está activo y tiene un id menor del segmento: {$me} espera a que diga que lo sirve
rule-superpeer-dht-await-move-brief = espera a {$j}
rule-superpeer-dht-take-over =
    {$me} recibe el papel de {$j}: sirve a { $members ->
        [0] {$j}
        [one] su único miembro y a {$j}
       *[other] sus {$members} miembros y a {$j}
    }, mientras haya sitio
rule-superpeer-dht-take-over-brief = recibe el papel
rule-superpeer-dht-handover-ignored = {$me} no responde del segmento de {$j}: se ignora
rule-superpeer-dht-handover-ignored-brief = ignorado
rule-superpeer-dht-move = {$j} sirve a {$me} desde ahora
rule-superpeer-dht-move-brief = miembro de {$j}
rule-superpeer-dht-moved-ignored = {$me} no espera esa noticia: se ignora
rule-superpeer-dht-moved-ignored-brief = ignorado
rule-superpeer-dht-strike-off = {$j}, miembro de {$me}, no está: {$me} lo tacha
rule-superpeer-dht-strike-off-brief = {$j} tachado

## Junto a un proceso, y sus campos

badge-superpeer = +{$count}
fact-superpeer-dht-idle = no espera nada
fact-superpeer-dht-found = espera FOUND
fact-superpeer-dht-welcome = espera una respuesta de {$j}
fact-superpeer-dht-moved = espera noticias de {$j}
fact-superpeer-dht-key = clave: {$key}
fact-superpeer-dht-no-members = no sirve a nadie más
fact-superpeer-dht-members = sirve a {$count}: {$ids}
fact-superpeer-dht-hops = pasos de su búsqueda: {$hops}

## Qué espera un proceso, y su temporizador

wait-superpeer-dht-found = {$me} espera saber quién responde de {$key}
wait-superpeer-dht-welcome = {$me} espera la respuesta de {$j} a su JOIN
wait-superpeer-dht-moved = {$me} espera a que {$j} diga que lo sirve
timer-superpeer-dht-answer = sin respuesta hasta entonces: {$me} empieza de nuevo

## Qué guarda un proceso

holding-superpeer-members = miembros
holding-superpeer-load = carga
holding-superpeer-dht-fingers = dedos
holding-superpeer-dht-number = número de su última petición

## Qué no puede ser

refused-superpeer-dht-prefix = `prefix` es {$prefix}, más que los {$bits} `bits` de un id
refused-superpeer-dht-prefix-mend = da un `prefix` de 0 a {$bits}
refused-superpeer-dht-bits = {$n} procesos no pueden tener ids distintos de {$bits} bits
refused-superpeer-dht-bits-mend = hay {$ids} ids así: da más `bits`, o menos procesos

# Cada variante en una línea.
variant-superpeer-dht-standard = los primeros bits de un id nombran a su superpar: el proceso menor del segmento; los demás lo hallan con una búsqueda
variant-superpeer-dht-exact-pattern = solo es superpar quien tiene a 0 todos los últimos bits de su id: puede no haber ninguno
