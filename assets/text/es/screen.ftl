# The screen. A text with several lengths has the longest as its value and the shorter ones as attributes, the longest first: the longest that fits is shown.

# The header.
screen-topology-one-way-ring = anillo unidireccional
    .short = anillo
screen-topology-two-way-ring = anillo bidireccional
    .short = anillo
screen-topology-complete = grafo completo
screen-header-delay = retardo { $least }
screen-header-delays = retardo { $least }–{ $most }
# How long a process takes to handle a message.
screen-header-handling = tratamiento { $time }
screen-header-seed = semilla { $seed }
    .short = #{ $seed }
screen-header-paused = en pausa
screen-header-playing = en marcha
screen-header-ended = terminado
screen-header-round = ronda { $number } de { $of }
    .short = ronda { $number }/{ $of }
screen-header-tick = tick { $tick }
screen-header-event = tick { $tick }, evento { $done } de { $all }
    .short = tick { $tick }, { $done } de { $all }
    .shortest = { $tick }: { $done }/{ $all }
screen-header-future = FUTURO VISIBLE
    .short = FUTURO

# The titles of the panes.
screen-title-algorithm = ALGORITMO
# How long a process waits for an answer, with the symbols of the glossary.
screen-algorithm-patience = T = 2·t_max + t_process = { $patience }
    .short = T = { $patience }
screen-title-log = REGISTRO
screen-title-processes = PROCESOS
screen-title-space-time = ESPACIO-TIEMPO
screen-title-elected = ELEGIDO
screen-title-decided = DECIDIDO
screen-title-groups = SUPERPARES
screen-title-progress = AVANCE
screen-title-note = NOTA
screen-title-question = PREGUNTA
screen-title-help = TECLAS Y GLOSARIO
screen-title-process = PROCESO { $id }

# The strip of elected cells: what it says as a whole.
screen-verdict-deciding = { $count ->
    [one] { $count } de { $of } decidido
   *[other] { $count } de { $of } decididos
}
    .short = { $count } de { $of }
    .shortest = { $count }/{ $of }
screen-verdict-nobody-owes = ningún proceso correcto debe una decisión
    .short = ninguno debe decidir
    .shortest = ninguno debe
screen-verdict-agreed = { $all ->
    [one] el único en pie lidera: { $leader }
   *[other] los { $all } de acuerdo: líder { $leader }
}
    .short = { $all ->
        [one] líder { $leader }
       *[other] los { $all } de acuerdo
    }
    .shortest = { $all ->
        [one] líder { $leader }
       *[other] líder { $leader }
    }
screen-verdict-spreading = lidera { $leader } · avisados { $told } de { $of }
    .short = avisados { $told } de { $of }
    .shortest = avisados { $told }/{ $of }
screen-verdict-split = { $count } líderes nombrados: { $leaders }
    .short = { $count } líderes nombrados
    .shortest = { $count } líderes
screen-verdict-leader-down = el líder { $leader } está caído
    .short = { $leader } caído
screen-verdict-without-leader = final: nadie lidera, { $leader } está caído
    .short = nadie lidera: { $leader } caído
    .shortest = nadie lidera
screen-verdict-stuck = final: { $count } de { $of } que quedan sin decidir
    .short = { $count } de { $of } que quedan sin decidir
    .shortest = { $count }/{ $of } sin decidir
screen-verdict-unanswered = final: { $count } de { $of } clientes sin respuesta
    .short = { $count } de { $of } sin respuesta
    .shortest = { $count }/{ $of } sin respuesta
screen-verdict-no-groups = nadie sirve aún
screen-verdict-groups = { $leaders ->
    [one] 1 superpar
   *[other] { $leaders } superpares
} · { $served } servidos{ $open ->
    [0] {""}
   *[other] {" "}· { $open } sin servir
} · máximo { $largest }
    .short = { $leaders } superpares, { $served } servidos{ $open ->
        [0] {""}
       *[other] , { $open } no
    }
    .shortest = { $leaders } sirven a { $served }{ $open ->
        [0] {""}
       *[other] {" "}@{ $open }
    }
screen-verdict-nothing-applied = nada aplicado
    .short = sin aplicar
screen-verdict-applied = más lento { $count }, más lejos { $of }, registros de acuerdo
    .short = más lento { $count }, más lejos { $of }
    .shortest = { $count } a { $of }
screen-verdict-all-applied = todos { $count }, registros de acuerdo
    .short = todos { $count }
screen-verdict-logs-differ = los registros difieren en la posición { $slot }
    .short = difieren en { $slot }
screen-verdict-nobody = todos caídos
screen-verdict-all-decided = { $all ->
    [one] el único que debe una decisión decide { $value }
   *[other] los { $all } deciden { $value }
}
    .short = todos deciden { $value }
    .shortest = { $value }
screen-split-value = { $value } por { $ids }
screen-verdict-split-values = divididos: { $values }
    .short = divididos

# The gauge and the timeline.
screen-gauge-messages = mensajes
screen-gauge-count = { $count ->
    [one] { $count } mensaje
   *[other] { $count } mensajes
}
    .short = { $count ->
        [one] { $count } msj
       *[other] { $count } msjs
    }
screen-gauge-best = { $letters ->
    [1] al menos { $formula } = { $value }, k iniciadores
    [2] al menos { $formula } = { $value }, m de n en pie
    [3] al menos { $formula } = { $value }, k iniciadores, m de n en pie
    [4] al menos { $formula } = { $value }, r rondas
    [5] al menos { $formula } = { $value }, k iniciadores, r rondas
    [8] al menos { $value }
   *[other] al menos { $formula } = { $value }
}
    .short = { $letters ->
        [1] al menos { $formula } = { $value }, k inician
        [2] al menos { $value }
        [3] al menos { $formula } = { $value }, k inician, m de n en pie
        [4] al menos { $value }
        [5] al menos { $formula } = { $value }, k inician, r rondas
        [8] al menos { $value }
       *[other] al menos { $value }
    }
    .shortest = { $letters ->
        [1] al menos { $value }
        [2] al menos { $value }
        [3] al menos { $value }
        [4] al menos { $value }
        [5] al menos { $value }
        [8] al menos { $value }
       *[other] al menos { $value }
    }
screen-gauge-worst = { $letters ->
    [1] a lo sumo { $formula } = { $value }, k iniciadores
    [2] a lo sumo { $formula } = { $value }, m de n en pie
    [3] a lo sumo { $formula } = { $value }, k iniciadores, m de n en pie
    [4] a lo sumo { $formula } = { $value }, r rondas
    [5] a lo sumo { $formula } = { $value }, k iniciadores, r rondas
    [16] a lo sumo { $formula } = { $value }, 1 ≤ k < ceil(log2 n)
    [8] a lo sumo { $value }
   *[other] a lo sumo { $formula } = { $value }
}
    .short = { $letters ->
        [1] a lo sumo { $formula } = { $value }, k inician
        [2] a lo sumo { $value }
        [3] a lo sumo { $formula } = { $value }, k inician, m de n en pie
        [4] a lo sumo { $value }
        [5] a lo sumo { $formula } = { $value }, k inician, r rondas
        [16] a lo sumo { $formula } = { $value }
        [8] a lo sumo { $value }
       *[other] a lo sumo { $value }
    }
    .shortest = { $letters ->
        [1] a lo sumo { $value }
        [2] a lo sumo { $value }
        [3] a lo sumo { $value }
        [4] a lo sumo { $value }
        [5] a lo sumo { $value }
        [16] a lo sumo { $value }
        [8] a lo sumo { $value }
       *[other] a lo sumo { $value }
    }
screen-gauge-exact = { $letters ->
    [1] exacto { $formula } = { $value }, k iniciadores
    [32] exacto { $formula } = { $value }, k comandos
    [2] exacto { $formula } = { $value }, m de n en pie
    [3] exacto { $formula } = { $value }, k iniciadores, m de n en pie
    [4] exacto { $formula } = { $value }, r rondas
    [5] exacto { $formula } = { $value }, k iniciadores, r rondas
    [8] exacto { $value }
   *[other] exacto { $formula } = { $value }
}
    .short = { $letters ->
        [1] exacto { $formula } = { $value }, k inician
        [32] exacto { $formula } = { $value }, k comandos
        [2] exacto { $value }
        [3] exacto { $formula } = { $value }, k inician, m de n en pie
        [4] exacto { $value }
        [5] exacto { $formula } = { $value }, k inician, r rondas
        [8] exacto { $value }
       *[other] exacto { $value }
    }
    .shortest = { $letters ->
        [1] exacto { $value }
        [32] exacto { $value }
        [2] exacto { $value }
        [3] exacto { $value }
        [4] exacto { $value }
        [5] exacto { $value }
        [8] exacto { $value }
       *[other] exacto { $value }
    }
screen-gauge-expected = { $letters ->
    [1] esperado { $formula } ≈ { $value }, k iniciadores
    [8] esperado ≈ { $value }
   *[other] esperado { $formula } ≈ { $value }
}
    .short = { $letters ->
        [1] esperado { $formula } ≈ { $value }, k inician
        [8] esperado ≈ { $value }
       *[other] esperado ≈ { $value }
    }
    .shortest = { $letters ->
        [1] esperado ≈ { $value }
        [8] esperado ≈ { $value }
       *[other] esperado ≈ { $value }
    }
screen-gauge-until-return = hasta el regreso { $count }: { $bound }
screen-gauge-unbound-crash = sin cota: cayó un proceso
    .short = sin cota: caída
screen-gauge-unbound-disturbed = sin cota: hubo mensajes perdidos, tardíos, duplicados o alterados
    .short = sin cota: enlaces perturbados
screen-gauge-fate = 
    { $delivered ->
        [one] { $delivered } entregado
       *[other] { $delivered } entregados
    } · { $lost ->
        [one] { $lost } perdido
       *[other] { $lost } perdidos
    } · { $in-flight } en vuelo
screen-gauge-copies = { $sent } enviados + { $copies ->
    [one] { $copies } copia
   *[other] { $copies } copias
}
screen-gauge-notices = { $count ->
    [one] { $count } aviso
   *[other] { $count } avisos
}
screen-timeline-time = tiempo
screen-timeline-round = ronda { $number }
screen-timeline-log = log

# The listing and the log.
screen-algorithm-at = en { $id }
screen-log-newer = { $count ->
    [one] 1 línea más nueva { $down }
   *[other] { $count } líneas más nuevas { $down }
}
    .short = { $count ->
        [one] { $down } 1
       *[other] { $down } { $count }
    }
screen-log-empty = aún no ha pasado nada

# The space-time diagram.
screen-space-time-back = t reducir
screen-space-time-past = { $count ->
    [0] { $event } en el tick { $tick }: nada llevó a él
    [one] { $event } en el tick { $tick }: 1 evento llevó a él
   *[other] { $event } en el tick { $tick }: { $count } eventos llevaron a él
}
    .shorter = { $count ->
        [0] { $id } en el tick { $tick }: nada llevó a él
        [one] { $id } en el tick { $tick }: 1 evento llevó a él
       *[other] { $id } en el tick { $tick }: { $count } eventos llevaron a él
    }
    .short = { $count ->
        [0] nada llevó a él
        [one] 1 evento llevó a él
       *[other] { $count } eventos llevaron a él
    }
    .shortest = { $count ->
        [0] nada antes
        [one] 1 antes
       *[other] { $count } antes
    }
screen-event-receives = { $id } recibe { $message } de { $from }
screen-event-bounces = a { $id } le vuelve { $message } de { $from }
screen-event-starts = { $id } empieza
screen-event-timer = vence el temporizador de { $id }
screen-event-crashes = { $id } cae
screen-event-returns = { $id } regresa
screen-event-any = { $id }

# The table of processes. The heads of its columns, then the properties of the run below it.
screen-column-id = id
screen-column-state = estado
screen-column-elected = elegido
    .short = el.
screen-column-decided = decidido
    .short = dec.
screen-column-progress = avance
screen-column-sent = envió
screen-column-received = recibió
screen-column-waits = espera

# A window that is too small.
screen-too-small = { $width }×{ $height }: muy pequeña
    .short = pequeña
screen-too-small-needs = mínimo { $width }×{ $height }
    .short = { $width }×{ $height }

# The overlays.
screen-inspect-state = estado
screen-inspect-counts = mensajes
screen-inspect-sent-received = 
    { $sent ->
        [one] { $sent } enviado
       *[other] { $sent } enviados
    } · { $received ->
        [one] { $received } recibido
       *[other] { $received } recibidos
    }
screen-inspect-facts = sabe
screen-inspect-waits = espera
screen-inspect-nothing = nada
screen-inspect-under-way = en vuelo
screen-inspect-losses = perdidos
screen-inspect-due = llega en el tick { $tick }
    .short = llega { $tick }
screen-inspect-lost = perdido en el tick { $tick }
    .short = perdido { $tick }
screen-inspect-notice = vuelve sin entregar, llega en el tick { $tick }
    .short = sin entregar, llega { $tick }
screen-inspect-crashes-after = { $count ->
    [0] cae en su próximo envío, antes de que salga nada
    [one] cae tras 1 mensaje de su próximo envío
   *[other] cae tras { $count } mensajes de su próximo envío
}
screen-inspect-elsewhere = este proceso está fuera de la ventana de procesos
screen-note-of = { $at } de { $of }
screen-note-class-answers = Votad: la ejecución lo dirá.
screen-blank-hint = cualquier tecla
screen-note-answer = respuesta: { $answer }
screen-help-find = buscar:
screen-picker-nothing = nada coincide
screen-title-flight = en vuelo y en marcha
screen-flight-empty = No hay nada en vuelo ni en marcha.
screen-flight-more = { $count } más
screen-flight-detector = detector
screen-flight-farewell = despedida
screen-flight-crash = caída tras { $count }
screen-flight-cut = corte
screen-flight-parted = partida
screen-flight-notice = aviso
screen-flight-in = { $count ->
    [0] en este tick
    [one] dentro de 1 tick
   *[other] dentro de { $count } ticks
 }
screen-flight-about-message = { $what } de { $from } a { $to }, enviado en el tick { $sent }, llega en el tick { $due }, { $in }
screen-flight-about-notice = El aviso de que { $what } no pudo entregarse a { $from } llega a { $to } en el tick { $due }, { $in }. Nada lo apura ni lo detiene
screen-flight-about-doomed = el enlace está cortado: se pierde, si no se repara antes
screen-flight-about-timer = El temporizador { $timer } de { $id }, puesto en el tick { $set }, acaba en el tick { $due }, { $in }
screen-flight-about-detector = Quienes siguen a { $id } notan en el tick { $due } que no está, { $in }. Nada lo apura ni lo detiene
screen-flight-about-farewell = Quienes siguen a { $id } oyen en el tick { $due } que se ha ido, { $in }. Nada lo apura ni lo detiene
screen-flight-about-crash = { $count ->
    [0] { $id } cae antes de que salga el primer mensaje de su próximo lote
    [one] { $id } cae tras el primer mensaje de su próximo lote
   *[other] { $id } cae tras { $count } mensajes de su próximo lote
 }. Sigue armada hasta entonces
screen-flight-about-cut = El enlace entre { $from } y { $to } está cortado: lo que llegaría por él se pierde
screen-flight-about-cut-one-way = El enlace de { $from } a { $to } está cortado: lo que llegaría por él se pierde
screen-flight-about-parted = Ningún mensaje pasa entre los lados { $sides }

# Los paneles VALORES y CÓMO: qué tienen los procesos y cómo llega uno de ellos a su decisión.
screen-title-holds = VALORES
holds-stable = estable: { $names }
holds-columns = { $count } de { $of } columnas
    .short = { $count }/{ $of }
holds-set = { $count ->
        [one] un valor
       *[other] { $count } valores
    }
    .short = { $count }
holds-nothing = Nada de lo que tienen estos procesos tiene nombre.
    .short = nada con nombre
screen-title-how = CÓMO
space-time-crashes-after = cae tras { $sent } de { $of }
    .short = tras { $sent }/{ $of }
    .shortest = { $sent }/{ $of }
how-nothing = { $id } no sopesa nada en este momento.
    .short = { $id } no sopesa nada
how-method-majority = mayoría
how-method-majority-silence = mayoría; empate: { $silence }
    .short = empate: { $silence }
how-method-majority-direct = mayoría; empate: lo dicho directamente
    .short = empate: lo directo
how-method-majority-least = más proponentes; empate: el menor
    .short = empate: el menor
how-tie-silence = la regla dice { $silence }
    .short = { $silence }
how-tie-direct = la regla toma lo dicho directamente
    .short = lo directo
how-tie-least = la regla toma el menor
    .short = el menor
how-fewer = Tras solo { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }
how-fewer-decide = { $count ->
        [one] { $ids } habría decidido
       *[other] { $ids } habrían decidido
    }
    .short = { $ids }:
how-fewer-same = { $rounds ->
        [one] Habría bastado 1 ronda
       *[other] Habrían bastado { $rounds } rondas
    }: la misma decisión
    .short = { $rounds ->
        [one] lo mismo tras 1 ronda
       *[other] lo mismo tras { $rounds } rondas
    }
how-method-least = el menor del conjunto
    .short = el menor
how-method-greatest = el mayor del conjunto
    .short = el mayor
how-method-only = el único valor; si no, { $silence }
    .short = el único valor
how-method-highest-ballot = la votación más alta contada
    .short = votación más alta
how-method-own-value = el propio: nadie contó un voto
    .short = el propio
how-method-votes-ignored = el propio, aunque le contaron votos
    .short = el propio, sin los votos
how-of-majority = mayoría de { $count }
    .short = de { $count }
how-of-least = el menor de { $count }
    .short = el menor
how-of-greatest = el mayor de { $count }
    .short = el mayor
how-of-only = el único valor que llegó
    .short = el único valor
how-of-not-one = { $count ->
        [0] no llegó ningún valor
       *[other] llegaron { $count } valores, no uno
    }
    .short = { $count ->
        [0] ningún valor
       *[other] { $count } valores
    }
how-so-far = hasta ahora
how-tie = empate
how-decides = { $id } decide
how-would-decide = { $id } decidiría
how-of-set = de
how-says = { $a } dice { $value }
    .short = lo dice { $a }
how-says-told = { $a } dice: { $b } me dijo { $value }
    .short = { $a } lo oyó de { $b }
how-says-told-told = { $a } dice: { $b } me dijo que { $c } le dijo { $value }
    .short = { $a } de { $b } de { $c }
how-says-by = { $a } dice { $value }, tal como llegó por { $path }
    .short = lo dice { $a }
how-silent = no llegó nada de { $a }: cuenta como { $value }
    .short = nada de { $a }: { $value }
how-unheard = aún no se oyó nada de { $a }
    .short = aún nada
how-voted = { $a } votó { $value } en la votación { $ballot }
    .short = { $a } en { $ballot }
how-no-vote = { $a } no habla de ningún voto
    .short = ningún voto
how-told-to = lo dicho a { $id }:
    .short = { $id } oye
how-itself = él mismo
    .short = él
how-majority = mayoría
how-is = es
how-word = lo que dijo { $a }
how-on-word = lo que oyó de { $a }
how-these = estos { $count }:
    .short = { $count }:
how-key-nothing = no llegó nada
how-key-nothing-counts = no llegó nada: cuenta como { $value }
    .short = no llegó nada
how-came-by = { $value } llegó por
how-hop = ronda { $round }
how-hop-down = { $id } está caído
