# Searching a run: what can be looked for, and what the footer says of it.

## The keys
does-search = searches: events, processes, messages, words of the log
does-search_es = busca: eventos, procesos, mensajes, palabras del registro
does-search_pt = busca: eventos, processos, mensagens, palavras do registro
does-next-hit = the next hit of the search
does-next-hit_es = al siguiente hallazgo de la búsqueda
does-next-hit_pt = à próxima ocorrência da busca
does-previous-hit = the hit before
does-previous-hit_es = al hallazgo anterior
does-previous-hit_pt = à ocorrência anterior
does-next-elected = to the next change of elected
does-next-elected_es = al siguiente cambio de elegido
does-next-elected_pt = à próxima mudança de eleito
does-previous-elected = to the change of elected before
does-previous-elected_es = al cambio de elegido anterior
does-previous-elected_pt = à mudança de eleito anterior
does-next-mark = to the next mark of the timeline
does-next-mark_es = a la siguiente marca de la cronología
does-next-mark_pt = à próxima marca da cronologia
does-previous-mark = to the mark of the timeline before
does-previous-mark_es = a la marca anterior de la cronología
does-previous-mark_pt = à marca anterior da cronologia
word-search = search
word-search_es = buscar
word-search_pt = buscar
word-hit = hit
word-hit_es = hallazgo
word-hit_pt = ocorrência
says-nothing-searched = Nothing has been searched for yet: / asks what.
says-nothing-searched_es = Aún no se ha buscado nada: / pregunta qué.
says-nothing-searched_pt = Ainda não se buscou nada: / pergunta o quê.

## The list
find-title = Search: what happens, an id, or words of the log
    .short = Search
find-title_es = Buscar: lo que ocurre, un id o palabras del registro
    .short = Buscar
find-title_pt = Buscar: o que acontece, um id ou palavras do registro
    .short = Buscar
find-of-events = event
find-of-events_es = evento
find-of-events_pt = evento
find-of-messages = message
find-of-messages_es = mensaje
find-of-messages_pt = mensagem
find-of-processes = process
find-of-processes_es = proceso
find-of-processes_pt = processo
find-of-words = words
find-of-words_es = palabras
find-of-words_pt = palavras
find-of-time = timeline
find-of-time_es = cronología
find-of-time_pt = cronologia
find-process = everything about { $id }
find-process_es = todo sobre { $id }
find-process_pt = tudo sobre { $id }
find-at-process = { $id }: { $what }
find-at-process_es = { $id }: { $what }
find-at-process_pt = { $id }: { $what }
find-elected = a cell of elected changes
find-elected_es = cambia una celda de elegido
find-elected_pt = muda uma célula de eleito
find-decision = a decision is made or lost
find-decision_es = se toma o se pierde una decisión
find-decision_pt = uma decisão é tomada ou perdida
find-mark = a mark of the timeline
find-mark_es = una marca de la cronología
find-mark_pt = uma marca da cronologia
find-leader = a process comes to lead
find-leader_es = un proceso pasa a ser líder
find-leader_pt = um processo passa a ser líder
find-crash = a process crashes or leaves
find-crash_es = un proceso cae o se va
find-crash_pt = um processo cai ou sai
find-revival = a process comes back
find-revival_es = un proceso vuelve
find-revival_pt = um processo volta
find-start = a process begins an election
find-start_es = un proceso inicia una elección
find-start_pt = um processo inicia uma eleição
find-begin = a process begins
find-begin_es = un proceso empieza
find-begin_pt = um processo começa
find-timer = a timer runs out
find-timer_es = vence un temporizador
find-timer_pt = um temporizador expira
find-loss = a message is lost
find-loss_es = se pierde un mensaje
find-loss_pt = uma mensagem se perde
find-return = a message comes back as undeliverable
find-return_es = un mensaje vuelve sin poder entregarse
find-return_pt = uma mensagem volta sem poder ser entregue
find-cut = a link is cut
find-cut_es = se corta un enlace
find-cut_pt = um enlace é cortado
find-mend = a link is mended
find-mend_es = se repara un enlace
find-mend_pt = um enlace é reparado
find-breach = a property breaks
find-breach_es = se rompe una propiedad
find-breach_pt = uma propriedade quebra
find-rest = the run comes to rest
find-rest_es = la ejecución queda en reposo
find-rest_pt = a execução fica em repouso
find-arrival = { $kind } arrives
find-arrival_es = llega { $kind }
find-arrival_pt = chega { $kind }
find-loss-of = { $kind } is lost
find-loss-of_es = se pierde { $kind }
find-loss-of_pt = perde-se { $kind }
find-message = the message { $kind } { $from }→{ $to } is sent or arrives
find-message_es = el mensaje { $kind } { $from }→{ $to } se envía o llega
find-message_pt = a mensagem { $kind } { $from }→{ $to } é enviada ou chega
find-words = “{ $words }” in the log
find-words_es = «{ $words }» en el registro
find-words_pt = “{ $words }” no registro

## What the footer says
find-hit = { $number ->
    [0] Found ({ $what }), tick { $tick }: { $told }
   *[other] Hit { $number } ({ $what }), tick { $tick }: { $told }
    }
    .short = { $number ->
        [0] Found, tick { $tick }: { $told }
       *[other] Hit { $number }, tick { $tick }: { $told }
        }
    .shortest = { $number ->
        [0] Found, tick { $tick }
       *[other] Hit { $number }, tick { $tick }
        }
find-hit_es = { $number ->
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
find-hit_pt = { $number ->
    [0] Achado ({ $what }), tick { $tick }: { $told }
   *[other] Ocorrência { $number } ({ $what }), tick { $tick }: { $told }
    }
    .short = { $number ->
        [0] Achado, tick { $tick }: { $told }
       *[other] Ocorrência { $number }, tick { $tick }: { $told }
        }
    .shortest = { $number ->
        [0] Achado, tick { $tick }
       *[other] Ocorrência { $number }, tick { $tick }
        }
find-hit-note = a note or question of the scenario
find-hit-note_es = una nota o pregunta del escenario
find-hit-note_pt = uma nota ou pergunta do cenário
find-decided = { $id } now holds { $held }
find-decided_es = { $id } tiene ahora { $held }
find-decided_pt = { $id } tem agora { $held }
find-round = { $way ->
    [0] From tick 0 on: { $told }
   *[other] Back from the end: { $told }
    }
find-round_es = { $way ->
    [0] Desde el tick 0: { $told }
   *[other] Desde el final: { $told }
    }
find-round_pt = { $way ->
    [0] Desde o tick 0: { $told }
   *[other] Desde o fim: { $told }
    }
find-looks = Tick { $tick }: searching ({ $what }); any key stops here.
    .short = Searching ({ $what }); any key stops.
    .shortest = Tick { $tick }; any key stops.
find-looks_es = Tick { $tick }: buscando ({ $what }); cualquier tecla para aquí.
    .short = Buscando ({ $what }); cualquier tecla para.
    .shortest = Tick { $tick }; cualquier tecla para.
find-looks_pt = Tick { $tick }: procurando ({ $what }); qualquer tecla para aqui.
    .short = Procurando ({ $what }); qualquer tecla para.
    .shortest = Tick { $tick }; qualquer tecla para.
find-no-more-at-rest = No further hit ({ $what }); the run came to rest at tick { $tick }. { $key } again: from tick 0.
    .short = No further one up to the rest, tick { $tick }; { $key } again: from tick 0.
    .shortest = No more; { $key } again: from tick 0.
find-no-more-at-rest_es = No hay más hallazgos ({ $what }); la ejecución quedó en reposo en el tick { $tick }. Otra vez { $key }: desde el tick 0.
    .short = No hay más hasta el reposo, tick { $tick }; otra vez { $key }: desde el tick 0.
    .shortest = No hay más; otra vez { $key }: desde el tick 0.
find-no-more-at-rest_pt = Não há mais ocorrências ({ $what }); a execução ficou em repouso no tick { $tick }. { $key } de novo: desde o tick 0.
    .short = Não há mais até o repouso, tick { $tick }; { $key } de novo: desde o tick 0.
    .shortest = Não há mais; { $key } de novo: desde o tick 0.
find-no-more-at-limit = No further hit ({ $what }) up to tick { $tick }. { $key } again searches on from there.
    .short = No further one up to tick { $tick }; { $key } searches on.
    .shortest = None up to tick { $tick }; { $key }: on.
find-no-more-at-limit_es = No hay más hallazgos ({ $what }) hasta el tick { $tick }. Otra vez { $key } busca más allá.
    .short = No hay más hasta el tick { $tick }; { $key } busca más allá.
    .shortest = Nada hasta el tick { $tick }; { $key }: sigue.
find-no-more-at-limit_pt = Não há mais ocorrências ({ $what }) até o tick { $tick }. { $key } de novo busca adiante.
    .short = Não há mais até o tick { $tick }; { $key } busca adiante.
    .shortest = Nada até o tick { $tick }; { $key }: segue.
find-no-more-before = No earlier hit ({ $what }). { $key } again: back from the end of what is recorded.
    .short = No earlier one; { $key } again: back from the end.
    .shortest = No earlier one.
find-no-more-before_es = No hay hallazgos anteriores ({ $what }). Otra vez { $key }: desde el final de lo grabado hacia atrás.
    .short = No hay nada antes; otra vez { $key }: desde el final.
    .shortest = No hay nada antes.
find-no-more-before_pt = Não há ocorrências anteriores ({ $what }). { $key } de novo: do fim do que está gravado para trás.
    .short = Não há nada antes; { $key } de novo: desde o fim.
    .shortest = Não há nada antes.
find-no-more = No further hit ({ $what }). { $key } again: from tick 0.
    .short = No further one; { $key } again: from tick 0.
    .shortest = No more.
find-no-more_es = No hay más hallazgos ({ $what }). Otra vez { $key }: desde el tick 0.
    .short = No hay más; otra vez { $key }: desde el tick 0.
    .shortest = No hay más.
find-no-more_pt = Não há mais ocorrências ({ $what }). { $key } de novo: desde o tick 0.
    .short = Não há mais; { $key } de novo: desde o tick 0.
    .shortest = Não há mais.
find-nowhere = No hit ({ $what }) from tick 0 to tick { $tick }.
    .short = Nowhere from tick 0 to tick { $tick }.
    .shortest = Nowhere.
find-nowhere_es = Ningún hallazgo ({ $what }) del tick 0 al { $tick }.
    .short = En ninguna parte del tick 0 al { $tick }.
    .shortest = En ninguna parte.
find-nowhere_pt = Nenhuma ocorrência ({ $what }) do tick 0 ao { $tick }.
    .short = Em parte alguma do tick 0 ao { $tick }.
    .shortest = Em parte alguma.
