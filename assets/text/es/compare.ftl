# Dos ejecuciones, una junto a otra.

## Lo que cada una tiene de propio
side-count = n = { $count }
side-delay = retardo { $least }
side-delays = retardo { $least }–{ $most }
side-fifo = FIFO
side-no-fifo = sin FIFO
side-ascending = ids ascendentes
side-descending = ids descendentes
side-seats = ids { $ids }
side-seed = semilla { $seed }

## Dónde se separan: lo que hace un proceso en una de ellas, si el registro no tiene línea o tiene la misma para ambas
difference-nothing = { $id } no hace nada en este tick
difference-nobody = en este tick nadie toca la red
difference-over = esta ejecución terminó en el tick { $tick }
difference-sends = { $count ->
    [0] { $id } no envía nada entonces
    [one] { $id } envía entonces un mensaje
   *[other] { $id } envía entonces { $count } mensajes
}
difference-holds = { $id } tiene entonces por líder a { $leader }
difference-holds-nobody = { $id } no tiene entonces ningún líder
difference-holds-on = { $id } conserva el líder que tenía
difference-absent = no existe el proceso { $id }
difference-up = { $id } está activo desde el principio
difference-down = { $id } está caído desde el principio
difference-led = desde el principio, el líder es { $leader }
difference-unled = desde el principio, nadie tiene líder

## La pantalla
compare-chip = comparación
compare-over = terminó en el tick { $tick }
    .short = terminó
compare-left = izq.
compare-right = der.
compare-counts = mensajes { $left } : { $right }
    .short = { $left } : { $right }
compare-counts-factor = mensajes { $left } : { $right }, ×{ $factor }
    .short = { $left } : { $right }, ×{ $factor }
    .shortest = { $left } : { $right }
compare-point = ,
compare-first = PRIMERA DIFERENCIA
compare-first-ahead = PRIMERA DIFERENCIA, AÚN POR VENIR
compare-first-at = tick { $tick }
compare-none = NINGUNA DIFERENCIA HASTA AQUÍ

## Lo que puede ser distinto en la otra
ask-compare = ¿Qué se ejecuta al lado, con los mismos procesos y actos?
    .short = ¿Qué se ejecuta al lado?
beside-delay = retardo { $least }–{ $most }
beside-delay-about = un mensaje tarda de { $least } a { $most } ticks
beside-constant = retardo { $least }
beside-constant-about = cada mensaje tarda { $least ->
    [one] un tick
   *[other] { $least } ticks
}
beside-ascending = ids ascendentes
beside-ascending-about = los mismos procesos, en sentido horario del id menor al mayor
beside-descending = ids descendentes
beside-descending-about = los mismos procesos, en sentido horario del id mayor al menor
beside-random = ids al azar
beside-random-about = los mismos procesos, sentados como decide la semilla
beside-seed = semilla { $seed }
beside-seed-about = lo mismo, con otro azar
beside-no-fifo = sin FIFO
beside-no-fifo-about = los mensajes de un mismo enlace pueden adelantarse
beside-fifo = FIFO
beside-fifo-about = los mensajes de un mismo enlace llegan en el orden en que se enviaron
beside-only-here = Solo en este lado: en el otro no significa nada.
beside-left-out = { $count ->
    [one] Un acto no significa nada allí y se ha omitido.
   *[other] { $count } actos no significan nada allí y se han omitido.
}
beside-of-left = Izquierda: { $told }
beside-of-right = Derecha: { $told }
beside-again = { $run }, otra vez
beside-again-about = la ejecución que estaba al lado hace un momento
beside-alone = De nuevo una sola; A recupera la otra.
    .short = A recupera la otra.
does-compare = otra ejecución junto a esta, o volver a una sola
word-compare = comparar
word-alone = una sola
word-side = otro lado
says-not-side-by-side = No con dos ejecuciones a la vista; Esc vuelve a una sola.

## La línea de órdenes
cli-compare-nothing = compare necesita un segundo escenario o una opción que diga qué es distinto, como --variant o --delay
cli-compare-two-ways = el escenario de la derecha se nombra o se hace del izquierdo con opciones, no ambas cosas
cli-compare-no-protocol = no existe el protocolo `{ $protocol }`; existen { $known }
cli-compare-no-protocol-but-near = no existe el protocolo `{ $protocol }`; ¿quería decir `{ $nearest }`? Existen { $known }
cli-compare-no-variant = { $protocol } no tiene la variante `{ $variant }`; tiene { $known }
cli-compare-bad-delay = `{ $delay }` no es un retardo; lo es un número de ticks como 3, o un intervalo como 1..4
cli-compare-delay-upside-down = el retardo `{ $delay }` está al revés; primero va el más corto: { $turned }
cli-compare-of-side = { $side }: { $told }
cli-compare-input-twice = la entrada estándar solo puede leerse una vez, no para ambos escenarios
cli-compare-left = izquierda
cli-compare-right = derecha
cli-compare-protocol = protocolo
cli-compare-variant = variante
cli-compare-settings = se distinguen en
cli-compare-end = final
cli-compare-quiet-at = en reposo en el tick { $tick }
cli-compare-not-quiet-by = sin reposo hasta el tick { $tick }
cli-compare-leader = líder
cli-compare-decided = decidido
cli-compare-nobody = nadie
cli-compare-sent = mensajes
cli-compare-delivered = entregados
cli-compare-lost = perdidos
cli-compare-first = primera diferencia: tick { $tick }
cli-compare-first-about = primera diferencia: tick { $tick }, proceso { $id }
cli-compare-same = ninguna diferencia: ambas hacen lo mismo en cada tick
cli-compare-same-until = ninguna diferencia hasta el tick { $tick }
