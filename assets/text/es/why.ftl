# Por qué algo es como es, y qué espera un proceso.

## El panel; una forma más corta tras una barra
why-title = ¿POR QUÉ? · pregunta { $nth } de { $of }
    .short = ¿POR QUÉ? · { $nth } de { $of }
    .shortest = ¿POR QUÉ?
why-moment = tick { $tick }, evento { $event } · línea { $record } del registro
    .short = tick { $tick }.{ $event } · línea { $record }
    .shortest = tick { $tick }.{ $event }
why-between = {" "}o{" "}

## Lo que se pregunta
why-asks-leads = ¿Por qué { $id } es el líder?
why-asks-holds = ¿Por qué { $id } tiene a { $leader } por líder?
why-asks-none = ¿Por qué { $id } no tiene líder?
why-asks-none-lost = ¿Por qué { $id } no tiene líder? Lo último que se perdió:
why-asks-decided = ¿Por qué { $id } decidió { $value }?
why-asks-given = ¿Por qué { $id } tiene { $value }?
why-asks-progress = ¿Por qué la celda de { $id } es { $value }?
why-asks-undecided = ¿Por qué { $id } no ha decidido nada?
why-asks-undecided-lost = ¿Por qué { $id } no ha decidido nada? Lo último que se perdió:
why-asks-down = ¿Por qué está caído { $id }?
why-asks-deed = ¿Qué fue lo último que hizo { $id }, y por qué?
why-asks-waits = ¿Qué espera { $id }?
why-asks-message = ¿Por qué está en camino { $kind } de { $from } a { $to }?
why-asks-notice = ¿Por qué vuelve un aviso de { $from } a { $to } de que { $kind } no pudo entregarse?
why-asks-lost = ¿Por qué se perdió { $kind } de { $from } a { $to }?
why-asks-record = ¿Por qué ocurrió esto en el tick { $tick }?
why-asks-property = ¿Por qué no se cumple «{ $property }»?
why-asks-property-of = ¿Por qué no se cumple «{ $property }»? La parte de { $id } ({ $who } de { $of })

## Qué llevó a algo: se lee entre lo que ocurrió y aquello de donde vino
why-message = porque { $from } envió { $kind } a { $to }
    .short = { $kind } de { $from }
why-came-back = porque { $kind } de { $to } no pudo entregarse a { $from }
    .short = { $kind } sin entregar
why-timer = porque { $id } había puesto el temporizador «{ $timer }»
    .short = temporizador { $timer }
why-noticed = porque { $id } notó que { $gone } ya no está
    .short = { $gone } ya no está
why-unheard = porque { $id } no oyó nada más de { $gone }
    .short = nada se oye de { $gone }
why-concerned = por lo que había hecho { $id }
    .short = lo que hizo { $id }
why-last = esto fue lo último que ocurrió antes
    .short = lo último antes
why-last-of = esto fue lo último que hizo { $id }
    .short = lo último de { $id }

## Que una mano o el escenario tuvo parte en ello
why-also-hand = a mano, en el tick { $tick }
why-also-scenario = por el escenario, en el tick { $tick }
why-also-last-of = el último de { $count } { $kind } desde que { $id } actuó por última vez
why-also-weighed = los últimos de { $count } { $kind } que { $id } había recibido; CÓMO muestra cómo dan el valor

## Cómo termina una cadena
why-end-hand = Empezó a mano: una acción suya en el tick { $tick }.
    .short = a mano en el tick { $tick }
    .shortest = a mano, { $tick }
why-end-scenario = Empezó con el escenario: uno de sus eventos, en el tick { $tick }.
    .short = el escenario, tick { $tick }
why-end-start = Empezó con la ejecución: quedó dispuesto cuando el proceso comenzó, en el tick 0.
    .short = el comienzo
why-end-down = Empezó con la ejecución: en el escenario { $gone } está caído desde el tick 0, y { $id } lo notó.
    .short = { $gone } caído desde el tick 0
why-end-unheard = Empezó con el detector de fallos: { $gone } estaba en pie, pero ningún latido suyo llegó a tiempo a { $id }.
    .short = detector de fallos
why-end-never = { $id } no ha tenido líder desde el tick 0: no ha sabido de ninguno.
why-end-always = { $id } tiene a { $leader } por líder desde el tick 0: lo dice el escenario.
why-end-given = { $id } tiene { $value } desde el tick 0: le fue dado.
why-end-nothing-applied = { $id } no ha aplicado nada desde el tick 0: aún no sabe qué está elegido para la posición 1.
why-end-nothing-asked = A { $id } no se le ha pedido nada desde el tick 0.
why-end-unanswered = { $id } no ha tenido respuesta desde el tick 0.
why-end-undecided = { $id } no ha decidido nada desde el tick 0.
why-end-always-down = { $id } está caído desde el tick 0: lo dice el escenario.
why-end-idle = Hasta ahora no ha ocurrido nada en { $id }.
why-end-nothing = Hasta ahora no ha ocurrido nada.
why-end-waits = Esto es lo que espera { $id }.
why-end-left-out = La cadena continúa; estos son sus últimos { $count } eslabones.
    .short = continúa …

## Qué espera un proceso
why-waits-for-nothing = { $id } no espera nada: responde a lo que le llega.
why-waits-for-timer = { $id } no espera respuesta: actúa cuando le llega un mensaje, o cuando vence un temporizador suyo.
why-is-down = { $id } está caído: no atiende nada hasta que se lo recupere.
why-can-end = Qué puede acabar con la espera, por tick:
why-can-come = Qué está en camino hacia { $id } o puesto para él, por tick:
why-nothing-pending = Ningún mensaje está en camino hacia { $id }, y no tiene ningún temporizador puesto.
why-more-pending = … y { $count } más
why-comes = Algo le llegará todavía a { $id }.
why-comes-waits = Algo le llegará todavía a { $id }; si es lo que espera { $id }, lo mostrará la ejecución.
why-chance = Algo puede llegarle todavía a { $id }, o perderse: lo decide el azar.
why-doomed = El enlace está cortado: un mensaje en camino se perderá.
why-comes-down = El escenario recuperará a { $id }.
why-never = Nada más le llegará a { $id } si nadie actúa.
why-beats = Nada más que latidos le llegará a { $id } si nadie actúa.
why-never-could = Por ejemplo: { $could }.
why-never-down = Nada recuperará a { $id } salvo una acción: recuperar { $id }.
why-unknown = No se pudo averiguar si algo le llegará a { $id }: antes ocurre demasiado.
why-could-revive = recuperar { $id }
why-could-start = que { $id } empiece una elección
why-could-begin = que { $id } empiece
why-could-mend = reparar los enlaces

## Las teclas
does-why = pregunta por qué: las causas de lo seleccionado, hasta una orden; o qué espera
does-later-cause = el eslabón de arriba: lo que vino después
does-earlier-cause = el eslabón de abajo: de dónde vino
does-first-cause = al principio de la lista: aquello por lo que se pregunta
does-last-cause = al final de la cadena: cómo empezó
does-go-to-cause = va al momento del eslabón; la cadena queda abierta
does-next-question = hace la siguiente pregunta sobre lo mismo
does-previous-question = hace la pregunta anterior
does-stay-here = cierra la cadena y se queda en este momento
does-close-why = cierra la cadena y vuelve adonde se preguntó
word-why = ¿por qué?
word-go-there = ir allí
word-question = pregunta
group-why = Con la cadena de causas abierta
says-nothing-to-ask = Aquí aún no hay nada que tenga una causa.
says-at-cause = Tick { $tick }, evento { $event } de la cadena; Esc vuelve.

## In the inspector
why-inspect-armed = armado
why-inspect-outlook = por venir
