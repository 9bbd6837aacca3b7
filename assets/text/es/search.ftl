# Searching a run: what can be looked for, and what the footer says of it.

## The keys
does-search = busca: eventos, procesos, mensajes, palabras del registro
does-next-hit = al siguiente hallazgo de la búsqueda
does-previous-hit = al hallazgo anterior
does-next-elected = al siguiente cambio de elegido
does-previous-elected = al cambio de elegido anterior
does-next-mark = a la siguiente marca de la cronología
does-previous-mark = a la marca anterior de la cronología
word-search = buscar
word-hit = hallazgo
says-nothing-searched = Aún no se ha buscado nada: / pregunta qué.

## La lista
find-title = Buscar: lo que ocurre, un id o palabras del registro
    .short = Buscar
find-of-events = evento
find-of-messages = mensaje
find-of-processes = proceso
find-of-words = palabras
find-of-time = cronología
find-process = todo sobre { $id }
find-at-process = { $id }: { $what }
find-elected = cambia una celda de elegido
find-decision = se toma o se pierde una decisión
find-mark = una marca de la cronología
find-leader = un proceso pasa a ser líder
find-crash = un proceso cae o se va
find-revival = un proceso vuelve
find-start = un proceso inicia una elección
find-begin = un proceso empieza
find-timer = vence un temporizador
find-loss = se pierde un mensaje
find-return = un mensaje vuelve sin poder entregarse
find-cut = se corta un enlace
find-mend = se repara un enlace
find-breach = se rompe una propiedad
find-rest = la ejecución queda en reposo
find-arrival = llega { $kind }
find-loss-of = se pierde { $kind }
find-message = el mensaje { $kind } { $from }→{ $to } se envía o llega
find-words = «{ $words }» en el registro

## Lo que dice el pie
find-hit = { $number ->
    [0] Hallado ({ $what }), tick { $tick }: { $told }
   *[other] Hallazgo { $number } ({ $what }), tick { $tick }: { $told }
    }
    .short = { $number ->
        [0] Hallado, tick { $tick }: { $told }
       *[other] Hallazgo { $number }, tick { $tick }: { $told }
        }
    .shortest = { $number ->
        [0] Hallado, tick { $tick }
       *[other] Hallazgo { $number }, tick { $tick }
        }
find-hit-note = una nota o pregunta del escenario
find-decided = { $id } tiene ahora { $held }
find-round = { $way ->
    [0] Desde el tick 0: { $told }
   *[other] Desde el final: { $told }
    }
find-looks = Tick { $tick }: buscando ({ $what }); cualquier tecla para aquí.
    .short = Buscando ({ $what }); cualquier tecla para.
    .shortest = Tick { $tick }; cualquier tecla para.
find-no-more-at-rest = No hay más hallazgos ({ $what }); la ejecución quedó en reposo en el tick { $tick }. Otra vez { $key }: desde el tick 0.
    .short = No hay más hasta el reposo, tick { $tick }; otra vez { $key }: desde el tick 0.
    .shortest = No hay más; otra vez { $key }: desde el tick 0.
find-no-more-at-limit = No hay más hallazgos ({ $what }) hasta el tick { $tick }. Otra vez { $key } busca más allá.
    .short = No hay más hasta el tick { $tick }; { $key } busca más allá.
    .shortest = Nada hasta el tick { $tick }; { $key }: sigue.
find-no-more-before = No hay hallazgos anteriores ({ $what }). Otra vez { $key }: desde el final de lo grabado hacia atrás.
    .short = No hay nada antes; otra vez { $key }: desde el final.
    .shortest = No hay nada antes.
find-no-more = No hay más hallazgos ({ $what }). Otra vez { $key }: desde el tick 0.
    .short = No hay más; otra vez { $key }: desde el tick 0.
    .shortest = No hay más.
find-nowhere = Ningún hallazgo ({ $what }) del tick 0 al { $tick }.
    .short = En ninguna parte del tick 0 al { $tick }.
    .shortest = En ninguna parte.
