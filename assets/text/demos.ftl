# The screen of all demos.

# The topics of the course (scenarios/course.txt).
topic-rings = Elections on rings
topic-rings_es = Elecciones en anillos
topic-rings_pt = Eleições em anéis
topic-highest = Elections by the highest id
topic-highest_es = Elección por el mayor id
topic-highest_pt = Eleição pelo maior id
topic-failures = Failures and detectors
topic-failures_es = Fallos y detectores
topic-failures_pt = Falhas e detectores
topic-anonymous = Anonymous processes
topic-anonymous_es = Procesos anónimos
topic-anonymous_pt = Processos anônimos
topic-terms = Terms and majorities
topic-terms_es = Mandatos y mayorías
topic-terms_pt = Mandatos e maiorias
topic-agreement = Agreement
topic-agreement_es = Acuerdo
topic-agreement_pt = Acordo
topic-large = Large systems
topic-large_es = Sistemas grandes
topic-large_pt = Sistemas grandes

demos-claim = distributed elections, tick by tick
    .short = tick by tick
demos-claim_es = elecciones distribuidas, tick a tick
    .short = tick a tick
demos-claim_pt = eleições distribuídas, tick a tick
    .short = tick a tick
demos-count = { $count ->
    [one] { $count } demo
   *[other] { $count } demos
}
demos-count_es = { $count ->
    [one] { $count } demo
   *[other] { $count } demos
}
demos-count_pt = { $count ->
    [one] { $count } demo
   *[other] { $count } demos
}
demos-search-hint = search titles, notes and properties, such as “worst case” or “two leaders”
    .shorter = search titles, notes and protocols
    .short = search
demos-search-hint_es = buscar en títulos, notas y propiedades, como «peor caso» o «dos líderes»
    .shorter = buscar en títulos, notas y protocolos
    .short = buscar
demos-search-hint_pt = buscar em títulos, notas e propriedades, como “pior caso” ou “dois líderes”
    .shorter = buscar em títulos, notas e protocolos
    .short = buscar
demos-topics = TOPICS
demos-topics_es = TEMAS
demos-topics_pt = TEMAS
demos-last-opened = Last opened
demos-last-opened_es = Abiertas hace poco
demos-last-opened_pt = Abertas por último
demos-range = { $first }–{ $last } of { $count }
demos-range_es = { $first }–{ $last } de { $count }
demos-range_pt = { $first }–{ $last } de { $count }
demos-more = { $count } more
demos-more_es = { $count } más
demos-more_pt = mais { $count }
demos-found = FOUND
demos-found_es = ENCONTRADAS
demos-found_pt = ENCONTRADAS
demos-nothing = No match; Enter opens a file by its typed path.
    .short = No match.
demos-nothing_es = Sin resultados; Intro abre el archivo de esa ruta.
    .short = Sin resultados.
demos-nothing_pt = Sem resultados; Enter abre o arquivo desse caminho.
    .short = Sem resultados.
demos-found-property = broken property
demos-found-property_es = propiedad rota
demos-found-property_pt = propriedade quebrada
demos-found-note = in a note
demos-found-note_es = en una nota
demos-found-note_pt = numa nota
demos-found-about = in the description
demos-found-about_es = en la descripción
demos-found-about_pt = na descrição
demos-found-synonym = synonym “{ $word }”
demos-found-synonym_es = sinónimo «{ $word }»
demos-found-synonym_pt = sinônimo “{ $word }”
demos-nearest = No match. Similar: { $words }
demos-nearest_es = Sin resultados. Parecidas: { $words }
demos-nearest_pt = Sem resultados. Parecidas: { $words }

# Words with one meaning, one group a line: words that readers type, and words that the demos use.
demos-synonyms =
    starvation, livelock, outbid each other
    coordinator, COORDINATOR, leader
    re-election, reelection, new leader, elects again
    resign, resigns, leave, leaves
    die, dies, dead, crash, crashes, crashed, fail-stop, crash-stop
    recovery, recovers, returns, comes back
    notices, detects
    ack, acknowledge, OK, ANSWER
    identifier, unique, ids
    rejected, refused, REJECT
    gossip, rumour, rumours
    P0…Pn-1, P0..Pn-1, P0 ... Pn-1, id(Pk) = k, ids
    aggregation, aggregate, least value
    mutual exclusion, lock, coordinator
demos-synonyms_es =
    starvation, livelock, inanición, duelo
    coordinador, COORDINATOR, líder
    reelección, otro líder, vuelve
    darse de baja, renuncia, dimite, dimitir, se va
    morir, muere, muerto, caer, cae, caída, caído, fail-stop
    recuperación, se recupera, vuelve
    nota, detecta, percibe
    síncrono, síncrona, sincrónico, sincrónica
    clave-valor, key-value, clave/valor
    ack, acuse, OK, ANSWER
    identificador, identificadores, único, únicos, ids, id
    terminación, termination, vivacidad, viveza
    traicionero, traición, traidor
    almacenamiento estable, almacenamiento, memoria estable
    rechazo, rechazada, rechaza, REJECT
    gossip, rumor, rumores
    P0…Pn-1, P0..Pn-1, P0 ... Pn-1, id(Pk) = k, ids
    agregación, agregar, menor valor
    exclusión mutua, candado, cerrojo, coordinador
demos-synonyms_pt =
    starvation, livelock, inanição, duelo
    coordenador, COORDINATOR, líder
    reeleição, outro líder, volta
    dar baixa, renuncia, renunciar, sai
    morrer, morre, morto, cair, cai, queda, caído, fail-stop
    recuperação, se recupera, volta
    percebe, detecta, nota
    síncrono, síncrona
    chave-valor, key-value, chave/valor
    ack, confirmação, OK, ANSWER
    identificador, identificadores, único, únicos, ids, id
    terminação, termination, vivacidade
    traiçoeiro, traição, traidor
    armazenamento estável, memória estável
    preto, preta
    rejeição, rejeita, REJECT
    gossip, rumor, rumores
    P0…Pn-1, P0..Pn-1, P0 ... Pn-1, id(Pk) = k, ids
    agregação, agregar, menor valor
    exclusão mútua, cadeado, trava, coordenador

demos-preview = PREVIEW
demos-preview_es = VISTA PREVIA
demos-preview_pt = PRÉVIA
demos-preview-ticks = { $last ->
    [0] tick 0
    [1] ticks 0 and 1, repeated
   *[other] ticks 0–{ $last }, repeated
}
demos-preview-ticks_es = { $last ->
    [0] tick 0
    [1] ticks 0 y 1, repetidos
   *[other] ticks 0–{ $last }, repetidos
}
demos-preview-ticks_pt = { $last ->
    [0] tick 0
    [1] ticks 0 e 1, repetidos
   *[other] ticks 0–{ $last }, repetidos
}
demos-notes = { $count ->
    [one] { $count } note
   *[other] { $count } notes
}
demos-notes_es = { $count ->
    [one] { $count } nota
   *[other] { $count } notas
}
demos-notes_pt = { $count ->
    [one] { $count } nota
   *[other] { $count } notas
}
demos-questions = { $count ->
    [one] { $count } question
   *[other] { $count } questions
}
demos-questions_es = { $count ->
    [one] { $count } pregunta
   *[other] { $count } preguntas
}
demos-questions_pt = { $count ->
    [one] { $count } pergunta
   *[other] { $count } perguntas
}
demos-opens = Enter opens it.
demos-opens_es = Intro la abre.
demos-opens_pt = Enter a abre.
demos-tells-all = R shows how it ends, and why.
demos-tells-all_es = R muestra cómo termina, y por qué.
demos-tells-all_pt = R mostra como termina, e por quê.
demos-rests = At rest at tick { $tick }, after { $count ->
    [one] { $count } message
   *[other] { $count } messages
}.
demos-rests_es = Llega al reposo en el tick { $tick }, tras { $count ->
    [one] { $count } mensaje
   *[other] { $count } mensajes
}.
demos-rests_pt = Chega ao repouso no tick { $tick }, depois de { $count ->
    [one] { $count } mensagem
   *[other] { $count } mensagens
}.
demos-runs-on = Not at rest by tick { $tick }, after { $count ->
    [one] { $count } message
   *[other] { $count } messages
}.
demos-runs-on_es = En el tick { $tick } aún no ha llegado al reposo, tras { $count ->
    [one] { $count } mensaje
   *[other] { $count } mensajes
}.
demos-runs-on_pt = No tick { $tick } ainda não chegou ao repouso, depois de { $count ->
    [one] { $count } mensagem
   *[other] { $count } mensagens
}.
demos-algorithm = { $algorithm }: { $info }
demos-algorithm_es = { $algorithm }: { $info }
demos-algorithm_pt = { $algorithm }: { $info }
demos-by-name = From the command line: suffrage { $name }
demos-by-name_es = Desde la línea de órdenes: suffrage { $name }
demos-by-name_pt = Na linha de comando: suffrage { $name }

# The offer of the next demo when a demo ends.
next-demo-title = NEXT IN { $topic }
    .short = NEXT DEMO
next-demo-title_es = SIGUE EN { $topic }
    .short = DEMO SIGUIENTE
next-demo-title_pt = A SEGUIR EM { $topic }
    .short = PRÓXIMA DEMO
next-demo-endless = This run does not come to rest in the next { $ticks } ticks.
next-demo-endless_es = Esta ejecución no llega al reposo en los próximos { $ticks } ticks.
next-demo-endless_pt = Esta execução não chega ao repouso nos próximos { $ticks } ticks.
next-demo-of = Next in { $topic }
next-demo-of_es = Sigue en { $topic }
next-demo-of_pt = A seguir em { $topic }
next-demo-keys = PgDn or Enter opens it · PgUp or Esc stays here
next-demo-keys_es = AvPág o Intro la abre · RePág o Esc se queda aquí
next-demo-keys_pt = PgDn ou Enter a abre · PgUp ou Esc fica aqui
