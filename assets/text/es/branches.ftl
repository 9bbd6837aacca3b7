branch-begins = Aquí empieza la rama { $number }; lo grabado se conserva.
    .short = Aquí empieza la rama { $number }.
    .shortest = Rama { $number }.
branch-followed = Rama { $number }, tal como quedó grabada.
    .short = Rama { $number }.
branches-begin = Aquí empiezan las ramas { $left } y { $right }; lo grabado se conserva.
    .short = Aquí empiezan las ramas { $left } y { $right }.
    .shortest = Ramas { $left } y { $right }.
branch-begins-each = En cada lado empieza aquí una rama; lo grabado se conserva.
    .short = En cada lado empieza aquí una rama.

## What was done, in a few words
told-at = tick { $tick }: { $told }
told-many = { $many } procesos
told-more = …
told-and = { $first }, { $rest }
told-against = { $first } / { $rest }
did-start = { $count ->
    [one] { $ids } empieza
   *[other] { $ids } empiezan
}
did-start-all = todos empiezan
did-crash = { $count ->
    [one] { $ids } cae
   *[other] { $ids } caen
}
did-crash-all = todos caen
did-crash-after = { $count ->
    [one] { $ids } cae en su próximo envío, tras { $after }
   *[other] { $ids } caen en su próximo envío, tras { $after }
}
did-crash-after-all = todos caen en su próximo envío, tras { $after }
did-revive = { $count ->
    [one] { $ids } vuelve
   *[other] { $ids } vuelven
}
did-revive-all = todos vuelven
did-leave = { $count ->
    [one] { $ids } se retira
   *[other] { $ids } se retiran
}
did-leave-all = todos se retiran
did-leave-announced = { $count ->
    [one] { $ids } se retira y avisa
   *[other] { $ids } se retiran y avisan
}
did-leave-announced-all = todos se retiran y avisan
told-message = mensaje { $from }→{ $to }
told-message-nth = mensaje { $nth } de { $from }→{ $to }
told-message-kind = { $kind } { $from }→{ $to }
told-message-kind-nth = { $kind } { $nth } de { $from }→{ $to }
did-request = se pide { $request } a { $id }
did-drop = se pierde: { $message }
did-delay = se retrasa en { $by }: { $message }
did-duplicate = se duplica: { $message }
did-alter = { $message } dice { $value }
did-deliver = se entrega ya: { $message }
did-fire = temporizador { $timer } de { $id } disparado
did-disarm = temporizador { $timer } de { $id } cancelado
told-link = { $from }–{ $to }
told-way = { $from }→{ $to }
did-cut = { $count ->
    [one] corte del enlace { $links }
   *[other] corte de los enlaces { $links }
}
did-cut-one-way = { $count ->
    [one] corte del enlace { $links }
   *[other] corte de los enlaces { $links }
}
told-group = { $ids }
did-partition = división: { $groups }
did-mend = { $count ->
    [one] enlace { $links } reparado
   *[other] enlaces { $links } reparados
}
did-mend-all = todos los enlaces reparados
did-network = { $changes }
told-loss = pérdidas { $percent } %
told-duplication = copias { $percent } %
told-fifo = FIFO
told-no-fifo = sin FIFO
did-choose = fijado: { $choice }
told-choice-delay = el mensaje { $nth } de { $link } tarda { $ticks }
told-choice-lost = el mensaje { $nth } de { $link } se pierde
told-choice-not-lost = el mensaje { $nth } de { $link } no se pierde
told-choice-copy-lost = la copia del mensaje { $nth } de { $link } se pierde
told-choice-copy-not-lost = la copia del mensaje { $nth } de { $link } no se pierde
told-choice-copy = el mensaje { $nth } de { $link } se duplica y su copia tarda { $ticks }
told-choice-no-copy = el mensaje { $nth } de { $link } no se duplica
told-choice-notice = el aviso { $nth } de la ejecución tarda { $ticks }
told-choice-draw = el sorteo { $nth } de { $id } da { $number }
told-choice-noticer = en el sorteo { $nth } es { $id } quien lo nota
told-choice-timer = el temporizador { $timer } { $nth } de { $id } dura { $ticks }
told-way-clockwise = { $from }→{ $to } en sentido horario
told-way-counter-clockwise = { $from }→{ $to } en sentido antihorario

## What is said of branches
branch-called = rama { $number }
branch-called-named = rama { $number } “{ $name }”
branch-shown = Rama { $number } de { $count }{ $name } · { $did } · igual que la rama { $other } hasta el tick { $shared }.
    .shorter = Rama { $number } de { $count }{ $name } · { $did }.
    .short = Rama { $number } de { $count } · { $first }.
    .shortest = Rama { $number } de { $count }.
branch-shown-other = Rama { $number }{ $name } de “{ $title }”.
    .short = Rama { $number } de otro escenario.
branch-leaves = Aquí la rama { $number } sale de la rama { $parent }, tras el tick { $tick }.
    .short = Aquí la rama { $number } sale de la rama { $parent }.
branch-alone = sin los actos posteriores a { $tick }
branch-alone-always = sin actos a mano
branch-without = Rama { $number }: no se hace nada después del tick { $tick }.
    .short = Rama { $number }, sin actos posteriores.
branch-undone = Deshecho, tick { $tick }: { $did }. La rama { $before } aún lo tiene.
    .shorter = Deshecho, tick { $tick }: { $did }.
    .short = Deshecho: tick { $tick }.
branch-named = La rama { $number } se llama “{ $name }”.
branch-nameless = La rama { $number } no tiene nombre.
branch-name-too-long = Un nombre tiene como mucho { $most } caracteres; este tiene { $count }.
screen-header-branch = rama { $number }/{ $count }
screen-header-branch-named = rama { $number } “{ $name }”
    .short = “{ $name }”
beside-branch = { $branch }
beside-branch-about = { $did } · { $ended } · igual hasta el tick { $shared }
bookmark-set = El tick { $tick } tiene un marcador: ' le da nombre, m lo quita.
    .short = El tick { $tick } tiene un marcador.
bookmark-gone = El tick { $tick } ya no tiene marcador.
bookmark-named = El marcador del tick { $tick } se llama{ $name }.
    .short = Marcador del tick { $tick }{ $name }.
bookmark-here = Marcador{ $name }, tick { $tick }.
ask-branch-name = ¿Cómo se llama la rama { $number }? (Vacío: por su número)
    .short = ¿Cómo se llama la rama { $number }?
ask-bookmark-name = ¿Cómo se llama el tick { $tick }?

## The tree
tree-title = Ramas: qué se hizo y cómo acabó
    .short = Ramas
tree-scenario = { $title } · { $protocol } · n = { $count } · semilla { $seed }
    .short = { $title } · { $protocol } · n = { $count }
    .shortest = { $title }
tree-scenario-untitled = { $protocol } · n = { $count } · semilla { $seed }
    .short = { $protocol } · n = { $count }
    .shortest = { $protocol }
tree-recorded = calculada hasta { $tick }
    .short = hasta { $tick }
tree-tick = tick { $tick }:
    .short = t{ $tick }:
tree-hidden = se dice tras la respuesta
    .short = después
tree-about-hidden = Cómo termina se dice tras la respuesta.
tree-not-played = aún sin ejecutar
tree-rests = en reposo en { $tick }: { $held }, mensajes { $messages }
    .short = en reposo en { $tick }: { $held }
    .shortest = { $held }
tree-rests-only = en reposo en { $tick }
tree-goes-on = tick { $tick }, sin reposo: { $held }, mensajes { $messages }
    .shorter = tick { $tick }, sin reposo: { $held }
    .short = tick { $tick }: { $held }
    .shortest = { $held }
tree-leader = líder { $leader }
tree-leader-open = líder { $leader }, { $open } sin líder
tree-split = dividida: líderes { $leaders }
tree-decided = todos deciden { $value }
tree-decided-open = { $value } decidido, { $open } abiertos
tree-split-values = divididos: { $values }
tree-nothing-applied = ningún registro
tree-all-applied = posiciones aplicadas: { $count }
tree-applied = posiciones aplicadas: de { $slowest } a { $furthest }
tree-nobody-decided = nadie ha decidido
tree-nobody-leads = sin líder
tree-nobody-up = no queda nadie en pie
tree-broken = { $more ->
    [0] { $property }
   *[other] { $property } + { $more }
}
tree-about = De la rama { $parent } tras el tick { $fork } sale la { $branch } · { $did }. { $ended }
tree-about-first = La primera: { $branch } · { $did }. { $ended }
tree-in-the-end = Al final: { $ended }.
tree-so-far = Hasta ahora: { $ended }.
tree-not-yet = Aún sin ejecutar.
tree-about-bookmark = Un marcador en el tick { $tick } de { $branch }, y de toda rama que salga de ella más tarde.

## Keys
does-undo = deshace el último acto: vuelve al tick anterior a él, en una rama sin él
does-previous-branch = la rama anterior, en el mismo tick
does-next-branch = la rama siguiente, en el mismo tick
does-branches = el árbol de ramas: qué se hizo en cada una y cómo acabó
does-bookmark = pone un marcador en este momento, o lo quita
does-name-bookmark = da nombre a este momento: un marcador con nombre
does-previous-bookmark = vuelve al marcador anterior
does-next-bookmark = va al marcador siguiente
does-to-branch = va a la rama, en el tick de la pantalla; al marcador
does-to-fork = va a donde la rama se separa de la rama de la que sale
does-name-branch = da nombre a la rama o al marcador elegido
does-compare-branch = pone la rama al lado de la que está en pantalla
does-without = sigue desde este momento sin lo que se hizo después
does-forget-bookmark = quita el marcador
word-undo = deshacer
word-branch = rama
word-branches = ramas
word-bookmark = marcador
word-to-branch = ir
word-to-fork = a su origen
word-name = nombre
word-without = sin actos posteriores
word-forget = quitar
group-branches = Ramas y marcadores
group-tree = Mientras está abierto el árbol de ramas
says-only-branch = Solo hay una rama: vuelve atrás, haz otra cosa y empezará otra.
    .short = Por ahora solo hay una rama.
says-only-branch-here = Solo hay una rama de este escenario; B muestra las demás.
    .short = Solo hay una rama de este escenario.
says-nothing-to-undo = No le has hecho nada a esta ejecución que se pueda deshacer.
    .short = No hay nada que deshacer.
says-undone-is-beside = Sin el último acto es la ejecución que está al lado.
    .short = La ejecución sin él está al lado.
says-nothing-later = En esta rama no se hace nada después de este momento.
    .short = No se hace nada después de este momento.
says-branch-is-here = Esta rama está en pantalla.
says-branches-are-here = No hay una tercera rama: las dos están en pantalla.
says-first-branch = Es la primera rama: no sale de ninguna otra.
says-no-bookmark-chosen = Elige un marcador.
says-no-bookmark-after = No hay ningún marcador después de este momento; m pone uno aquí.
    .short = No hay ningún marcador después de este momento.
says-no-bookmark-before = No hay ningún marcador antes de este momento; m pone uno aquí.
    .short = No hay ningún marcador antes de este momento.
says-revealed-part = El futuro se muestra hasta donde se ha vuelto a calcular; Fin calcula el resto.
    .short = Se muestra parte del futuro; Fin calcula el resto.
