# Las teclas: cómo se llaman, qué hacen y qué dice el pie.
## How keys are called
key-space = esp
key-enter = Intro
key-escape = Esc
key-tab = Tab
key-backspace = Retroceso
key-page-up = RePág
key-page-down = AvPág
key-home = Inicio
key-end = Fin
key-shift = Mayús
key-control = Ctrl

## What each key does
does-play-or-pause = reproduce o pausa
does-previous-tick = vuelve al tick anterior
does-next-tick = avanza al tick siguiente
does-previous-event = vuelve al evento anterior dentro del tick
does-next-event = avanza al evento siguiente dentro del tick
does-previous-stop = vuelve a la nota o pregunta anterior, o un tick
does-next-stop = avanza a la nota o pregunta siguiente, o un tick
does-faster = reproduce más rápido
does-slower = reproduce más despacio
does-first = al tick 0
does-last = al final de lo grabado
does-go-to = pide un tick y va a él
does-until = avanza hasta que pase algo: un líder, una propiedad rota, un mensaje …
does-property-above = la propiedad de arriba
does-property-below = la propiedad de abajo
does-go-to-breach = va al tick en que se rompió la propiedad y elige a quien la rompió
does-select-previous = selecciona el proceso anterior; en el registro, una línea más antigua
does-select-next = selecciona el proceso siguiente; en el registro, una línea más nueva
does-select-far-before = selecciona el proceso un trozo del anillo más atrás
does-select-far-after = selecciona el proceso un trozo del anillo más adelante
does-type-digit = un id selecciona su proceso: 7 c hace caer al 7
does-erase-digit = borra la última cifra
does-inspect = muestra todo sobre el proceso seleccionado
does-crash-or-revive = hace caer al proceso, o lo recupera
does-crash-after = lo hace caer tras k mensajes de su próximo envío
does-start = inicia una elección
does-leave = se retira, avisando o sin avisar
does-drop = pierde un mensaje en vuelo hacia él o desde él
does-flight = lo que está en vuelo y en marcha, por orden de tiempo
does-take-away = pierde el mensaje; de un temporizador, lo cancela
does-delay = pregunta cuántos ticks, y retrasa el mensaje
does-duplicate = duplica el mensaje
does-do-next = entrega ya el mensaje; dispara el temporizador; repara el corte
does-change-algorithm = otro algoritmo con los mismos procesos y acciones
does-change-count = otro número de procesos
does-change-seed = lo mismo con la semilla siguiente
does-draw-seed = lo mismo con una semilla sacada al azar
does-restart = lo mismo desde el principio
does-open = abre otro escenario: incluido, o un archivo
does-next-pane = al panel siguiente; de dos ejecuciones, a la otra
does-previous-pane = al panel anterior
does-zoom = el panel ocupa todo el espacio, o lo devuelve
does-next-theme = el tema siguiente: dark, light, mono, los tuyos
does-palette = busca cualquier acción por sus palabras: ir 12, caer
does-space-time = el diagrama espacio-tiempo ocupa todo el sitio, o lo devuelve
does-select-event = selecciona el último evento del proceso
does-event-before = el evento anterior de este proceso
does-event-after = el evento siguiente de este proceso
does-event-above = el evento más cercano de un proceso de arriba
does-event-below = el evento más cercano de un proceso de abajo
does-open-event = cuenta qué es el evento y qué llevó a él
does-leave-event = deja el evento
does-present = presentación: el grafo para la clase, en grande
does-blank = deja la pantalla en blanco; cualquier tecla la recupera
does-reveal = muestra el futuro grabado, para ensayar, o lo oculta
does-help = esta tabla de teclas
does-cancel = cancela: cifras, desplazamiento, zoom, la segunda ejecución, reproducción
does-quit = termina el programa
does-suspend = vuelve a la consola; fg regresa aquí
does-interrupt = termina el programa al instante, haya lo que haya abierto
does-close-note = muestra la respuesta y luego cierra
does-go-on = el resto de una nota larga, la respuesta y luego la próxima parada
does-go-back = vuelve en una nota larga, oculta la respuesta y luego la parada anterior
does-close = cierra
does-row-up = una fila arriba
does-row-down = una fila abajo
does-page-up = una página arriba
does-page-down = una página abajo
does-accept = acepta lo marcado o escrito
does-close-without = cierra sin cambiar nada

## The same in one word
word-play = correr
word-pause = pausar
word-step = paso
word-event = evento
word-stop = nota
word-speed = ritmo
word-go-to = ir al tick
word-until = hasta
word-to-breach = dónde se rompió
word-node = nodo
word-pane = panel
word-inspect = ver
word-zoom = zoom
word-space-time = espacio-tiempo
word-events = eventos
word-causes = causas
word-unzoom = reducir
word-commands = órdenes
word-present = presentar
word-blank = en blanco
word-reveal = revelar
word-hide = ocultar futuro
word-crash = caer
word-revive = recuperar
word-crash-after = caer tras k
word-start = elegir
word-leave = retirar
word-drop = perder
word-flight = en vuelo
word-deliver = entregar ya
word-fire = disparar
word-mend = reparar
word-disarm = cancelar temporizador
word-delay = retrasar
word-duplicate = duplicar
word-algorithm = algoritmo
word-count = tamaño
word-seed = semilla
word-restart = reiniciar
word-open = abrir
word-help = ayuda
word-quit = salir
word-cancel = cancelar
word-close = cerrar
word-accept = aceptar
word-choose = escoger
word-scroll = desplazar
word-go-on = seguir
word-answer = respuesta

## The groups of the help
group-time = Tiempo
group-process = Procesos
group-acts = Lo que le haces al proceso seleccionado
group-run = Otras ejecuciones
group-screen = La pantalla
group-space-time = El diagrama espacio-tiempo
group-properties = Las propiedades
group-note = Con una nota o pregunta abierta
group-flight = Con el panel de lo que está en vuelo abierto
group-reading = Con un texto abierto
group-help = Con la ayuda abierta
group-timeline = La cronología
group-choosing = Con una lista o una pregunta abierta

## Titles of prompts and lists
ask-go-to = Ir al tick (ahora { $tick })
ask-until = Avanzar hasta … (Intro en lo elegido lo repite)
    .short = Avanzar hasta …
until-leader = se elige un líder
until-leader-about = un proceso pasa a tenerse por líder
until-breach = se rompe una propiedad
until-breach-about = { $properties }
until-message = se envía { $kind }
until-message-about = { $kind } de cualquier proceso a cualquier otro
until-message-of = { $kind } de { $id }
until-message-of-about = { $kind } enviado por { $id } o hacia él
until-change = { $id } cambia
until-change-about = el estado de { $id }, ahora { $state }
until-quiet = la ejecución está en reposo
until-quiet-about = no hay nada en vuelo ni nada por venir
until-goal = avanza hasta: { $goal }
ask-crash-after = ¿Tras cuántos mensajes de su próximo envío cae { $id }?
ask-count = Cuántos procesos (ahora { $count })
ask-process = ¿Qué proceso? Escribe su id
ask-palette = Órdenes: escribe palabras, como ir 12
    .short = Órdenes
ask-open = Abrir un escenario: escoge uno, o escribe un nombre o una ruta
    .short = Abrir un escenario
ask-algorithm = ¿Qué algoritmo con los mismos procesos?
    .short = ¿Qué algoritmo?
ask-leave = ¿Cómo se retira { $id }?
ask-leave-silently = sin avisar
ask-leave-silently-about = otro proceso tiene que notarlo
ask-leave-announced = avisando
ask-leave-announced-about = se avisa a quienes lo siguen
ask-drop = ¿Qué mensaje hacia o desde { $id } se pierde?
ask-drop-about = de { $from } a { $to }, llega en el tick { $due }
ask-delay = ¿Cuántos ticks se retrasa el mensaje { $from }→{ $to }?
ask-link = ¿Qué enlace de { $id }?
ask-link-to = con { $id }
ask-link-cut = entero: cortarlo
ask-link-mend = cortado: repararlo
title-cannot-open = Este escenario no se puede abrir
title-cannot-make = Esto no se puede hacer
title-left-out = Qué cambia

## What the footer says
says-answer-first = Hay una pregunta abierta: primero viene su respuesta.
says-nothing-before = El tick 0 es el inicio: no hay nada antes.
says-quiet-now = La ejecución terminó: nada queda por venir.
says-quiet = La ejecución terminó: solo sigue si actúas.
says-quiet-before = La ejecución termina en el tick { $tick }.
says-at-first = Este es el tick 0.
says-at-last = Este es el final de lo grabado; el tick siguiente aún no se ha calculado.
    .short = Es el final de lo grabado.
says-fastest = Esta es la velocidad máxima.
says-slowest = Esta es la velocidad mínima.
says-speed = Velocidad: { $speed }
says-travels = En camino al tick { $tick }: cualquier tecla lo detiene aquí.
says-works = Calculando el tick { $tick }: cualquier tecla lo deja antes.
    .short = Al tick { $tick }: cualquier tecla para.
says-no-such-id = Ningún proceso tiene el id { $id }.
says-no-id-with = Ningún id empieza por { $digits }.
says-nothing-typed = No se ha escrito ninguna cifra.
says-nothing-to-cancel = No hay nada que cancelar; q sale.
says-only-process = Solo hay un proceso.
says-is-down = { $id } está caído; c lo recupera.
says-no-message = Ningún mensaje en vuelo hacia { $id } ni desde { $id }.
says-waits = El tick { $tick } se muestra a medias: esto ocurre en el tick { $next }.
    .short = Esto ocurre en el tick { $next }.
says-crashes = Tick { $tick }: cae { $id }.
says-revives = Tick { $tick }: { $id } ha vuelto.
says-revives-and-crashes = Tick { $tick }: { $id } vuelve y cae enseguida, en plena difusión.
    .short = Tick { $tick }: { $id } vuelve y cae enseguida.
says-armed = Desde el tick { $tick }: { $id } cae tras { $after ->
    [one] un mensaje
   *[other] { $after } mensajes
    } de su próximo envío.
    .short = { $id } cae en su próximo envío, tras { $after }.
says-starts = Tick { $tick }: se pide a { $id } que inicie una elección.
says-starts-and-crashes = Tick { $tick }: { $id } inicia una elección y cae en plena difusión.
    .short = Tick { $tick }: { $id } empieza y cae.
says-leaves = Tick { $tick }: { $id } se retira sin avisar.
says-leaves-announced = Tick { $tick }: { $id } se retira y avisa.
says-lost = Tick { $tick }: se pierde un mensaje de { $from } a { $to }.
paste-too-long = Una línea tiene { $count } letras como máximo: lo que venía detrás se ha dejado fuera.
says-message-gone = Ese mensaje ya no está en vuelo.
says-delayed = Tick { $tick }: el mensaje { $from }→{ $to } se retrasa { $by ->
    [one] un tick
   *[other] { $by } ticks
    }.
    .short = Tick { $tick }: { $from }→{ $to } se retrasa, { $by }.
says-duplicated = Tick { $tick }: el mensaje { $from }→{ $to } se duplica.
says-hastened = Tick { $tick }: el mensaje { $from }→{ $to } se entrega.
says-fired = Tick { $tick }: acaba el temporizador { $timer } de { $id }.
says-disarmed = Tick { $tick }: se cancela el temporizador { $timer } de { $id }.
    .short = Tick { $tick }: se cancela { $timer } de { $id }.
says-cut = Tick { $tick }: se corta el enlace { $from }–{ $to }.
says-mended = Tick { $tick }: el enlace { $from }–{ $to } vuelve a funcionar.
says-all-mended = Tick { $tick }: todos los enlaces vuelven a funcionar.
says-isolated = Tick { $tick }: { $id } queda aislado de todos los demás.
says-no-delay = Al menos 1 tick, como mucho 1000000000.
says-no-links = Solo hay un proceso, y ningún enlace.
says-notice-is-nobodys = Un aviso lo envía la red: no se puede hacer nada con él.
    .short = Lo envía la red: no se puede hacer nada.
says-only-messages = Solo los mensajes se pueden retrasar o duplicar.
says-nothing-underway = No hay nada en vuelo ni en marcha.
says-nothing-else = No hay nada más que escoger.
says-due-anyway = De todos modos llega en el próximo tick.
says-cut-is-mended = Un corte se repara con Intro.
says-crash-is-armed = Una caída armada sigue armada hasta que ocurre.
says-detector-tells = Al detector de fallos no se le puede meter prisa ni parar.
    .short = Al detector no se le apura ni se le para.
says-restarted = { $acts ->
    [0] Desde el principio.
   *[other] Desde el principio, sin lo que hiciste; la rama { $number } se conserva.
    }
    .short = { $acts ->
        [0] Desde el principio.
       *[other] Desde el principio, sin lo que hiciste.
        }
says-seed = Semilla { $seed }.
says-opened = { $name } está abierto.
says-log-at-end = Esta es la línea más nueva del registro.
says-log-at-start = Esta es la línea más antigua del registro.
says-no-event = En { $id } no ha pasado nada todavía.
says-first-event = Este es el primer evento de { $id }.
says-last-event = Este es el último evento de { $id } hasta ahora.
says-no-event-beside = En los procesos de allí no ha pasado nada.
says-not-a-number = Escribe un número entero.
says-no-number = { $typed } no es un número entero.
says-tick-too-far = Como máximo, el tick { $farthest }.
says-nothing-broke = { $property } no se ha roto.
says-no-properties = A este protocolo no se le exige ninguna propiedad.
says-broke-here = Tick { $tick }: se rompió { $property }: { $why }.
    .short = Tick { $tick }: aquí se rompió { $property }.
says-looks-for = Tick { $tick }: se busca «{ $what }»; cualquier tecla para aquí.
    .short = Se busca «{ $what }»; cualquier tecla para.
says-met-leads = Parada: { $id } lidera, tick { $tick }.
says-met-broke = Parada: se rompió { $property }, tick { $tick }: { $why }.
    .short = Parada: se rompió { $property }, tick { $tick }.
says-met-sent = Parada: se envía { $kind } { $from }→{ $to }, tick { $tick }.
says-met-changed = Parada: { $id } cambió, { $before } → { $state }, tick { $tick }.
says-met-inside = Parada: cambió lo que sabe { $id }, tick { $tick }; su estado sigue siendo: { $state }.
    .short = Parada: cambió lo que sabe { $id }, tick { $tick }.
says-met-quiet = Parada: la ejecución está en reposo, tick { $tick }.
says-never-quiet = Nunca hasta el final, tick { $tick }: «{ $what }».
    .short = Nunca hasta el final, tick { $tick }.
says-never-limit = No hasta el tick { $tick }, donde acaba la búsqueda: «{ $what }».
    .short = No hasta el tick { $tick }.
says-nothing-chosen = No hay nada que escoger.
says-nothing-fits = Nada coincide con lo escrito.
says-theme = Tema { $name }.
says-theme-after-faulty = { $count ->
    [1] Tema { $name }; { $faulty } tiene fallos: suffrage --theme { $first } los muestra.
   *[other] Tema { $name }; { $faulty } tienen fallos: suffrage --theme { $first } los muestra.
    }
    .short = { $count ->
        [1] Tema { $name }; { $faulty } tiene fallos
       *[other] Tema { $name }; { $faulty } tienen fallos
        }
says-unbound = { $key } no hace nada aquí · { $help } teclas
says-presenting = Esto es la presentación; Esc sale de ella.
says-zoomed-anyway = Aquí un panel ya tiene todo el espacio.
says-close-first = Esc cierra antes lo que está abierto.
says-revealed = El futuro grabado se ve atenuado; R lo oculta.
says-revealed-nothing = El futuro grabado se mostrará, pero aún no hay nada grabado después de este tick.
    .short = Aún no hay nada grabado después.
says-hidden = El futuro grabado está oculto.

## Said where there is no screen
ends-input-is-no-terminal = la entrada estándar no es una terminal y no se podría leer ninguna tecla; inícialo desde una terminal, o ejecuta sin pantalla: suffrage run
ends-output-is-no-terminal = la salida estándar no es una terminal y no se podría mostrar nada; inícialo desde una terminal, o ejecuta sin pantalla: suffrage run
ends-terminal-failed = la terminal falló: { $fault }

## Palabras con las que se busca una acción, además de las que se dicen de ella
search-cancel = comparar, comparación, volver, detener
search-crash = matar, fallo, fallar, recuperar
search-drop = pierde, perder, descartar
search-start = empezar, iniciar, candidato
search-leave = dimitir, renunciar, salir
search-cut = romper, desconectar
search-isolate = desconectar, partición
search-partition = partición, dividir, separar
search-present = presentación, pantalla completa, proyector
search-compare = comparar, comparación, lado a lado
search-count = n, nodos, tamaño
search-flight = mensajes, temporizadores, cola
search-undo = deshacer, revertir, quitar

## The signs of the timeline in the help
mark-bars = los mensajes de un tick, en los colores de sus tipos; la altura crece con el logaritmo de su número (log): cuatro veces más están un paso fijo más arriba
mark-head = este momento; a su derecha está lo que se calculó antes
mark-leader = un líder
mark-crash = un proceso cae o se va
mark-broken = se rompe una propiedad
mark-cut = se corta un enlace
mark-mend = se repara un enlace
mark-lost = se pierde un mensaje
mark-revive = un proceso vuelve
mark-start = empieza una elección (el signo de sus primeros mensajes)
mark-note = una nota o una pregunta
mark-bookmark = tu marcador
mark-fork = aquí se separa otra rama
mark-differs = aquí se separan las dos ejecuciones
