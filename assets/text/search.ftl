# Search in a run: the search items, and the messages of the footer.

## The keys
does-search = finds events, processes, messages, or words in the log
does-search_es = busca eventos, procesos, mensajes o palabras del registro
does-search_pt = busca eventos, processos, mensagens ou palavras do registro
does-next-hit = to the next match of the search
does-next-hit_es = al siguiente resultado de la búsqueda
does-next-hit_pt = à próxima ocorrência da busca
does-previous-hit = to the previous match
does-previous-hit_es = al resultado anterior
does-previous-hit_pt = à ocorrência anterior
does-next-elected = to the next change of an elected cell
does-next-elected_es = al siguiente cambio de una celda de elegido
does-next-elected_pt = à próxima mudança de uma célula de eleito
does-previous-elected = to the previous change of an elected cell
does-previous-elected_es = al cambio anterior de una celda de elegido
does-previous-elected_pt = à mudança anterior de uma célula de eleito
does-next-mark = to the next mark of the timeline
does-next-mark_es = a la siguiente marca de la cronología
does-next-mark_pt = à próxima marca da cronologia
does-previous-mark = to the previous mark of the timeline
does-previous-mark_es = a la marca anterior de la cronología
does-previous-mark_pt = à marca anterior da cronologia
word-search = search
word-search_es = buscar
word-search_pt = buscar
word-hit = match
word-hit_es = resultado
word-hit_pt = ocorrência
says-nothing-searched = There is no search yet: / starts one.
says-nothing-searched_es = Aún no hay ninguna búsqueda: / empieza una.
says-nothing-searched_pt = Ainda não há nenhuma busca: / começa uma.

## The list
find-title = Search: an event, the id of a process, or words in the log
    .short = Search
find-title_es = Buscar: un evento, el id de un proceso o palabras del registro
    .short = Buscar
find-title_pt = Buscar: um evento, o id de um processo ou palavras do registro
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
find-elected = an elected cell changes
find-elected_es = cambia una celda de elegido
find-elected_pt = muda uma célula de eleito
find-decision = a process decides, or loses its decision
find-decision_es = un proceso decide, o pierde su decisión
find-decision_pt = um processo decide, ou perde sua decisão
find-mark = a mark of the timeline
find-mark_es = una marca de la cronología
find-mark_pt = uma marca da cronologia
find-leader = a process becomes the leader
find-leader_es = un proceso pasa a ser líder
find-leader_pt = um processo passa a ser líder
find-crash = a process crashes or leaves
find-crash_es = un proceso cae o se va
find-crash_pt = um processo cai ou sai
find-revival = a process comes back
find-revival_es = un proceso vuelve
find-revival_pt = um processo volta
find-start = a process starts an election
find-start_es = un proceso inicia una elección
find-start_pt = um processo inicia uma eleição
find-begin = a process starts
find-begin_es = un proceso empieza
find-begin_pt = um processo começa
find-timer = a timer expires
find-timer_es = expira un temporizador
find-timer_pt = um temporizador expira
find-loss = a message is lost
find-loss_es = se pierde un mensaje
find-loss_pt = uma mensagem se perde
find-return = a message comes back undeliverable
find-return_es = un mensaje vuelve sin poder entregarse
find-return_pt = uma mensagem volta sem poder ser entregue
find-cut = a link is cut
find-cut_es = se corta un enlace
find-cut_pt = um enlace é cortado
find-mend = a link is repaired
find-mend_es = se repara un enlace
find-mend_pt = um enlace é reparado
find-breach = a property breaks
find-breach_es = se rompe una propiedad
find-breach_pt = uma propriedade quebra
find-rest = the run comes to rest
find-rest_es = la ejecución llega al reposo
find-rest_pt = a execução chega ao repouso
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

## Messages of the footer
find-hit = { $number ->
    [0] Found ({ $what }), tick { $tick }: { $told }
   *[other] Match { $number } ({ $what }), tick { $tick }: { $told }
    }
    .short = { $number ->
        [0] Found, tick { $tick }: { $told }
       *[other] Match { $number }, tick { $tick }: { $told }
        }
    .shortest = { $number ->
        [0] Found, tick { $tick }
       *[other] Match { $number }, tick { $tick }
        }
find-hit_es = { $number ->
    [0] Encontrado ({ $what }), tick { $tick }: { $told }
   *[other] Resultado { $number } ({ $what }), tick { $tick }: { $told }
    }
    .short = { $number ->
        [0] Encontrado, tick { $tick }: { $told }
       *[other] Resultado { $number }, tick { $tick }: { $told }
        }
    .shortest = { $number ->
        [0] Encontrado, tick { $tick }
       *[other] Resultado { $number }, tick { $tick }
        }
find-hit_pt = { $number ->
    [0] Encontrado ({ $what }), tick { $tick }: { $told }
   *[other] Ocorrência { $number } ({ $what }), tick { $tick }: { $told }
    }
    .short = { $number ->
        [0] Encontrado, tick { $tick }: { $told }
       *[other] Ocorrência { $number }, tick { $tick }: { $told }
        }
    .shortest = { $number ->
        [0] Encontrado, tick { $tick }
       *[other] Ocorrência { $number }, tick { $tick }
        }
find-hit-note = a note or question in the scenario
find-hit-note_es = una nota o pregunta del escenario
find-hit-note_pt = uma nota ou pergunta do cenário
find-decided = { $id } now has { $held }
find-decided_es = { $id } tiene ahora { $held }
find-decided_pt = { $id } tem agora { $held }
find-round = { $way ->
    [0] Search restarted from tick 0: { $told }
   *[other] Search restarted from the end: { $told }
    }
find-round_es = { $way ->
    [0] Búsqueda reiniciada desde el tick 0: { $told }
   *[other] Búsqueda reiniciada desde el final: { $told }
    }
find-round_pt = { $way ->
    [0] Busca reiniciada desde o tick 0: { $told }
   *[other] Busca reiniciada desde o fim: { $told }
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
find-no-more-at-rest = No further match ({ $what }); the run is at rest from tick { $tick } on. Press { $key } again to search from tick 0.
    .short = No further match; at rest from tick { $tick } on; press { $key } again to search from tick 0.
    .shortest = No more; { $key } again: from tick 0.
find-no-more-at-rest_es = No hay más resultados ({ $what }); la ejecución está en reposo desde el tick { $tick }. Pulsa { $key } otra vez para buscar desde el tick 0.
    .short = No hay más; en reposo desde el tick { $tick }; pulsa { $key } otra vez para buscar desde el tick 0.
    .shortest = No hay más; otra vez { $key }: desde el tick 0.
find-no-more-at-rest_pt = Não há mais ocorrências ({ $what }); a execução está em repouso desde o tick { $tick }. Tecle { $key } de novo para buscar desde o tick 0.
    .short = Não há mais; em repouso desde o tick { $tick }; tecle { $key } de novo para buscar desde o tick 0.
    .shortest = Não há mais; { $key } de novo: desde o tick 0.
find-no-more-at-limit = No further match ({ $what }) up to tick { $tick }. Press { $key } again to search further.
    .short = No further match up to tick { $tick }; press { $key } to search further.
    .shortest = None up to tick { $tick }; { $key }: further.
find-no-more-at-limit_es = No hay más resultados ({ $what }) hasta el tick { $tick }. Pulsa { $key } otra vez para buscar más allá.
    .short = No hay más hasta el tick { $tick }; { $key } busca más allá.
    .shortest = Nada hasta el tick { $tick }; { $key }: sigue.
find-no-more-at-limit_pt = Não há mais ocorrências ({ $what }) até o tick { $tick }. Tecle { $key } de novo para buscar adiante.
    .short = Não há mais até o tick { $tick }; { $key } busca adiante.
    .shortest = Nada até o tick { $tick }; { $key }: segue.
find-no-more-before = No earlier match ({ $what }). Press { $key } again to search from the end of the recorded run.
    .short = No earlier match; press { $key } again to search from the end.
    .shortest = No earlier match.
find-no-more-before_es = No hay resultados anteriores ({ $what }). Pulsa { $key } otra vez para buscar desde el final de lo grabado.
    .short = No hay nada antes; pulsa { $key } otra vez para buscar desde el final.
    .shortest = No hay nada antes.
find-no-more-before_pt = Não há ocorrências anteriores ({ $what }). Tecle { $key } de novo para buscar a partir do fim do que está gravado.
    .short = Não há nada antes; tecle { $key } de novo para buscar desde o fim.
    .shortest = Não há nada antes.
find-no-more = No further match ({ $what }). Press { $key } again to search from tick 0.
    .short = No further match; press { $key } again to search from tick 0.
    .shortest = No more.
find-no-more_es = No hay más resultados ({ $what }). Pulsa { $key } otra vez para buscar desde el tick 0.
    .short = No hay más; pulsa { $key } otra vez para buscar desde el tick 0.
    .shortest = No hay más.
find-no-more_pt = Não há mais ocorrências ({ $what }). Tecle { $key } de novo para buscar desde o tick 0.
    .short = Não há mais; tecle { $key } de novo para buscar desde o tick 0.
    .shortest = Não há mais.
find-nowhere = No match ({ $what }) from tick 0 to tick { $tick }.
    .short = No match from tick 0 to tick { $tick }.
    .shortest = No match.
find-nowhere_es = Ningún resultado ({ $what }) del tick 0 al { $tick }.
    .short = Ningún resultado del tick 0 al { $tick }.
    .shortest = Ningún resultado.
find-nowhere_pt = Nenhuma ocorrência ({ $what }) do tick 0 ao { $tick }.
    .short = Nenhuma ocorrência do tick 0 ao { $tick }.
    .shortest = Nenhuma ocorrência.
