## What a property demands, one sentence each; then why it broke, with who broke it.

property-undecided = la ejecución no ha llegado al reposo
property-one-leader-demands = Al final de ningún tick lideran dos procesos activos.
property-agreement-demands = En reposo, ningún par de procesos activos tiene líderes distintos.
property-agreement-demands-values = Dos procesos correctos nunca deciden valores distintos. Es correcto el que nunca ha caído y sigue el algoritmo; una orden que le fue dada no es una decisión.
property-highest-demands = Cuando una elección llega al reposo, el líder que se tiene es el proceso activo más alto.
property-termination-demands = La ejecución llega al reposo, y nadie que esté activo espera sin fin a un líder.
property-termination-demands-values = La ejecución llega al reposo, y todo proceso correcto que debe decidir ha decidido.
property-safety-demands = Toda decisión de una elección, desde su primer mensaje hasta el reposo siguiente, nombra al proceso con que la elección acaba.
property-validity-demands = Todo lo que decide un proceso correcto lo propuso algún proceso.
property-integrity-demands = Si los procesos correctos proponen un solo valor, ningún proceso correcto decide otro.
property-agreement-demands-ever = Dos procesos nunca deciden valores distintos, tampoco uno que cae después.
property-termination-demands-log = La ejecución llega al reposo, y toda orden que pide un cliente correcto ha sido respondida.
property-validity-demands-ever = Todo lo que decide un proceso fue propuesto.
property-validity-demands-log = Todo lo que se aplica lo pidió un cliente, o es un no-op.
property-chosen-once-demands = Todos los valores elegidos son iguales, en un registro por posición. Un valor queda elegido cuando una mayoría de aceptadores distintos lo ha aceptado en una misma votación.
property-promise-kept-demands = Ningún aceptador acepta una votación inferior a otra que ha prometido o aceptado antes.
property-prefix-demands = De dos registros, uno es el comienzo del otro: lo que se aplica en una posición es lo mismo en todas partes, sin huecos.
property-served-demands = En reposo, todo proceso activo es un superpar, o tiene un superpar activo que lo cuenta entre sus miembros.
property-load-demands = Ningún superpar llega a tener más miembros que su límite.
property-responsible-demands = En reposo, el superpar que un proceso tiene es el que su id nombra.
property-share-demands = En reposo, el número de superpares es la proporción pedida de los procesos activos, uno más o menos.
property-one-leader-violated = {$id} pasó a liderar además de {$others}
property-agreement-violated = procesos activos tienen líderes distintos: {$ids}
property-agreement-violated-two = { $count ->
    [one] {$ids} tiene por líder a {$leader}
   *[other] {$ids} tienen por líder a {$leader}
}, { $others ->
    [one] otro tiene a {$other}
   *[other] otros {$others} tienen a {$other}
}
property-agreement-violated-values = {$id} decide {$value}, y {$other} ha decidido {$held}
property-validity-violated = {$id} decide {$value}, que nadie propuso
property-integrity-violated = los procesos correctos solo proponen {$wanted}, y {$id} ha decidido {$value}
property-chosen-once-violated = {$value} queda elegido en la votación {$ballot}, y {$held} lo fue en la votación {$first}: {$id} ha completado la segunda mayoría
property-chosen-once-violated-log = en la posición {$slot}, {$value} queda elegido en la votación {$ballot}, y {$held} lo fue en la votación {$first}: {$id} ha completado la segunda mayoría
property-promise-kept-violated = {$id} acepta la votación {$ballot}, y había prometido la votación {$promised}
property-prefix-violated = {$id} aplica {$value} en la posición {$slot}, donde {$other} ha aplicado {$held}
property-served-violated = { $count ->
    [one] a {$ids} no lo sirve nadie que esté activo y lo conozca
   *[other] a {$count} procesos no los sirve nadie que esté activo y los conozca: {$ids}
}
property-load-violated = {$id} tiene {$count} miembros, más que su límite de {$limit}
property-responsible-violated = {$id} tiene a {$leader}, pero su id nombra a {$responsible}
property-share-violated = { $count ->
    [one] 1 superpar
   *[other] {$count} superpares
} de {$live} procesos activos, donde se piden {$wanted}
property-prefix-violated-gap = {$id} aplica la posición {$slot} antes que la {$awaited}
property-validity-violated-log = {$id} aplica {$value} en la posición {$slot}, y ningún cliente lo pidió
property-termination-violated-values = { $count ->
    [one] {$ids} se queda sin decidir: no hay nada en camino
   *[other] {$count} procesos se quedan sin decidir: no hay nada en camino para {$ids}
}
property-highest-violated = se tiene por líder a {$leader}, pero el proceso activo más alto es {$highest}
property-termination-violated = { $count ->
    [one] {$ids} espera sin fin: no hay nada en vuelo y no tiene líder
   *[other] {$count} procesos esperan sin fin: no hay nada en vuelo, y {$ids} no tienen líder
}
property-safety-violated = {$id} decidió por {$leader} en el tick {$decided}, y la elección acabó con {$end} en el tick {$tick}
property-safety-violated-none = {$id} decidió por {$leader} en el tick {$decided}, y la elección acabó en el tick {$tick} sin líder
property-safety-violated-several = {$id} decidió por {$leader} en el tick {$decided}, y la elección acabó en el tick {$tick} con líderes distintos: {$ids}

## The pane, the mark in the header and the line of the log.

property-title = PROPIEDADES
property-holds = se cumple
property-violated = rota
property-undecided-word = sin decidir
property-broke = se rompió en el tick { $tick }: { $why }
property-all-hold = { $count } propiedades se cumplen
    .short = { $count } se cumplen
property-all-hold-so-far = { $count } propiedades se cumplen hasta ahora
    .short = { $count } se cumplen hasta ahora
    .shortest = { $count } hasta ahora
property-some-undecided = { $count } de { $of } propiedades sin decidir
    .short = { $count } de { $of } sin decidir
    .shortest = { $count } sin decidir
property-broken = { $property } se rompió en el tick { $tick }
    .short = { $property } se rompió
    .shortest = { $property }
property-broken-several = { $properties } se rompieron
    .short = { $count } propiedades se rompieron
    .shortest = { $count } rotas
property-rule-broken = { $count } de { $of } rotas
    .short = { $count }/{ $of }
property-rule-open = { $count } de { $of } sin decidir
    .short = { $count }/{ $of }
property-rule-hold = se cumplen las { $of }
property-rule-hold-so-far = se cumplen las { $of } hasta ahora
property-none = a este protocolo no se le exige ninguna propiedad
property-waiting = { $waits }; { $count ->
    [one] también { $ids }
   *[other] también { $ids }
}
log-broke = { $property } se rompió: { $why }
log-broke-brief = { $property } se rompió
property-broke-before = se rompió en el tick { $tick }
property-broke-again = se rompió en el tick { $tick }: { $why }; se cumple de nuevo desde el tick { $again }
property-broke-open = se rompió en el tick { $tick }: { $why }; se juzga de nuevo cuando la ejecución quede en reposo
property-again-since = de nuevo desde el tick { $again }
property-all-hold-again = { $count } propiedades se cumplen de nuevo
    .short = { $count } se cumplen de nuevo
property-rule-hold-again = se cumplen de nuevo las { $of }
log-holds-again-brief = { $property } se cumple de nuevo
log-chosen = {$value} queda elegido en la votación {$ballot}: una mayoría lo ha aceptado, y nadie lo sabe todavía
log-chosen-brief = {$value} queda elegido; nadie lo sabe
log-chosen-slot = posición {$slot}: {$value} queda elegido en la votación {$ballot}: una mayoría lo ha aceptado, y nadie lo sabe todavía
log-chosen-slot-brief = posición {$slot}: {$value} queda elegido
log-holds-again = { $property } se cumple de nuevo, ahora que la ejecución está en reposo

# Cómo se llama una propiedad en pantalla; en los ficheros conserva el nombre que le da el manual.

property-one-leader-title = Un solo líder
property-one-leader-per-term-title = Un líder por mandato
    .short = 1 líder por mandato
property-agreement-title = Acuerdo
property-highest-title = Id mayor
property-termination-title = Viveza
property-safety-title = Seguridad
property-validity-title = Validez
property-integrity-title = Integridad
property-chosen-once-title = Elección única
property-promise-kept-title = Promesas cumplidas
property-prefix-title = Prefijos
property-served-title = Servicio
property-load-title = Carga
property-responsible-title = Responsabilidad
property-share-title = Proporción
property-termination-full = Viveza (terminación)
