# The screen. A text can have several lengths: the value is the longest, the attributes are shorter. The longest that
# fits is shown.

# The header.
screen-topology-one-way-ring = unidirectional ring
    .short = ring
screen-topology-one-way-ring_es = anillo unidireccional
    .short = anillo
screen-topology-one-way-ring_pt = anel unidirecional
    .short = anel
screen-topology-two-way-ring = bidirectional ring
    .short = ring
screen-topology-two-way-ring_es = anillo bidireccional
    .short = anillo
screen-topology-two-way-ring_pt = anel bidirecional
    .short = anel
screen-topology-complete = complete graph
screen-topology-complete_es = grafo completo
screen-topology-complete_pt = grafo completo
screen-header-delay = delay { $least }
screen-header-delay_es = retardo { $least }
screen-header-delay_pt = atraso { $least }
screen-header-delays = delay { $least }–{ $most }
screen-header-delays_es = retardo { $least }–{ $most }
screen-header-delays_pt = atraso { $least }–{ $most }
# The time that a process takes to handle a message.
screen-header-handling = handling { $time }
screen-header-handling_es = tratamiento { $time }
screen-header-handling_pt = tratamento { $time }
screen-header-seed = seed { $seed }
screen-header-seed_es = semilla { $seed }
screen-header-seed_pt = semente { $seed }
screen-header-paused = paused
screen-header-paused_es = en pausa
screen-header-paused_pt = em pausa
screen-header-playing = playing
screen-header-playing_es = en marcha
screen-header-playing_pt = em execução
screen-header-ended = ended
screen-header-ended_es = terminado
screen-header-ended_pt = terminado
screen-header-round = round { $number } of { $of }
    .short = round { $number }/{ $of }
screen-header-round_es = ronda { $number } de { $of }
    .short = ronda { $number }/{ $of }
screen-header-round_pt = rodada { $number } de { $of }
    .short = rodada { $number }/{ $of }
screen-header-tick = tick { $tick }
screen-header-tick_es = tick { $tick }
screen-header-tick_pt = tick { $tick }
screen-header-event = tick { $tick }, event { $done } of { $all }
    .short = tick { $tick }, { $done } of { $all }
    .shortest = { $tick }: { $done }/{ $all }
screen-header-event_es = tick { $tick }, evento { $done } de { $all }
    .short = tick { $tick }, { $done } de { $all }
    .shortest = { $tick }: { $done }/{ $all }
screen-header-event_pt = tick { $tick }, evento { $done } de { $all }
    .short = tick { $tick }, { $done } de { $all }
    .shortest = { $tick }: { $done }/{ $all }
screen-header-future = FUTURE SHOWN
    .short = FUTURE
screen-header-future_es = FUTURO VISIBLE
    .short = FUTURO
screen-header-future_pt = FUTURO VISÍVEL
    .short = FUTURO

# The titles of the panes.
screen-title-algorithm = ALGORITHM
screen-title-algorithm_es = ALGORITMO
screen-title-algorithm_pt = ALGORITMO
# The time that a process waits for an answer, with the symbols of the glossary.
screen-algorithm-patience = T = 2·t_max + t_process = { $patience }
    .short = T = { $patience }
screen-algorithm-patience_es = T = 2·t_max + t_process = { $patience }
    .short = T = { $patience }
screen-algorithm-patience_pt = T = 2·t_max + t_process = { $patience }
    .short = T = { $patience }
screen-title-log = LOG
screen-title-log_es = REGISTRO
screen-title-log_pt = REGISTRO
screen-title-processes = PROCESSES
screen-title-processes_es = PROCESOS
screen-title-processes_pt = PROCESSOS
screen-title-space-time = SPACE-TIME
screen-title-space-time_es = ESPACIO-TIEMPO
screen-title-space-time_pt = ESPAÇO-TEMPO
screen-title-elected = ELECTED
screen-title-elected_es = ELEGIDO
screen-title-elected_pt = ELEITO
screen-title-decided = DECIDED
screen-title-decided_es = DECIDIDO
screen-title-decided_pt = DECIDIDO
screen-title-groups = SUPER-PEERS
screen-title-groups_es = SUPERPARES
screen-title-groups_pt = SUPERPARES
screen-title-progress = PROGRESS
screen-title-progress_es = PROGRESO
screen-title-progress_pt = PROGRESSO
screen-title-note = NOTE
screen-title-note_es = NOTA
screen-title-note_pt = NOTA
screen-title-question = QUESTION
screen-title-question_es = PREGUNTA
screen-title-question_pt = PERGUNTA
screen-title-help = KEYS AND GLOSSARY
screen-title-help_es = TECLAS Y GLOSARIO
screen-title-help_pt = TECLAS E GLOSSÁRIO
screen-title-process = PROCESS { $id }
screen-title-process_es = PROCESO { $id }
screen-title-process_pt = PROCESSO { $id }

# The strip of elected cells: its summary.
screen-verdict-deciding = { $count } of { $of } decided
    .short = { $count } of { $of }
    .shortest = { $count }/{ $of }
screen-verdict-deciding_es = { $count ->
    [one] { $count } de { $of } decidido
   *[other] { $count } de { $of } decididos
}
    .short = { $count } de { $of }
    .shortest = { $count }/{ $of }
screen-verdict-deciding_pt = { $count ->
    [1] { $count } de { $of } decidido
   *[other] { $count } de { $of } decididos
}
    .short = { $count } de { $of }
    .shortest = { $count }/{ $of }
screen-verdict-nobody-owes = no correct process has to decide
    .short = none must decide
    .shortest = none must
screen-verdict-nobody-owes_es = ningún proceso correcto debe decidir
    .short = ninguno debe decidir
    .shortest = ninguno debe
screen-verdict-nobody-owes_pt = nenhum processo correto deve decidir
    .short = nenhum deve decidir
    .shortest = nenhum deve
screen-verdict-agreed = { $all ->
    [one] only { $leader } is up, and it leads
   *[other] all { $all } agree: leader { $leader }
}
    .short = { $all ->
        [one] leader { $leader }
       *[other] all { $all } agree
    }
    .shortest = { $all ->
        [one] leader { $leader }
       *[other] leader { $leader }
    }
screen-verdict-agreed_es = { $all ->
    [one] el único vivo lidera: { $leader }
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
screen-verdict-agreed_pt = { $all ->
    [1] o único vivo lidera: { $leader }
   *[other] os { $all } de acordo: líder { $leader }
}
    .short = { $all ->
        [1] líder { $leader }
       *[other] os { $all } de acordo
    }
    .shortest = { $all ->
        [1] líder { $leader }
       *[other] líder { $leader }
    }
screen-verdict-spreading = { $leader } leads · known to { $told } of { $of }
    .short = known to { $told } of { $of }
    .shortest = known { $told }/{ $of }
screen-verdict-spreading_es = lidera { $leader } · lo conocen { $told } de { $of }
    .short = lo conocen { $told } de { $of }
    .shortest = conocen { $told }/{ $of }
screen-verdict-spreading_pt = { $leader } lidera · conhecido por { $told } de { $of }
    .short = conhecido por { $told } de { $of }
    .shortest = conhecem { $told }/{ $of }
screen-verdict-split = { $count } different leaders: { $leaders }
    .short = { $count } different leaders
    .shortest = { $count } leaders
screen-verdict-split_es = { $count } líderes distintos: { $leaders }
    .short = { $count } líderes distintos
    .shortest = { $count } líderes
screen-verdict-split_pt = { $count } líderes diferentes: { $leaders }
    .short = { $count } líderes diferentes
    .shortest = { $count } líderes
screen-verdict-leader-down = leader { $leader } is down
    .short = { $leader } is down
    .shortest = { $leader } down
screen-verdict-leader-down_es = el líder { $leader } está caído
    .short = { $leader } caído
screen-verdict-leader-down_pt = o líder { $leader } está caído
    .short = { $leader } caído
screen-verdict-without-leader = ended: nobody leads, { $leader } is down
    .short = nobody leads: { $leader } is down
    .shortest = nobody leads
screen-verdict-without-leader_es = final: nadie lidera, { $leader } está caído
    .short = nadie lidera: { $leader } caído
    .shortest = nadie lidera
screen-verdict-without-leader_pt = fim: ninguém lidera, { $leader } está caído
    .short = ninguém lidera: { $leader } caído
    .shortest = ninguém lidera
screen-verdict-stuck = ended: { $count } of { $of } never decide
    .short = { $count } of { $of } never decide
    .shortest = { $count }/{ $of } undecided
screen-verdict-stuck_es = final: { $count } de { $of } no deciden nunca
    .short = { $count } de { $of } no deciden nunca
    .shortest = { $count }/{ $of } sin decidir
screen-verdict-stuck_pt = fim: { $count } de { $of } nunca decidem
    .short = { $count } de { $of } nunca decidem
    .shortest = { $count }/{ $of } sem decidir
screen-verdict-unanswered = ended: { $count } of { $of } clients without an answer
    .short = { $count } of { $of } without an answer
    .shortest = { $count }/{ $of } unanswered
screen-verdict-unanswered_es = final: { $count } de { $of } clientes sin respuesta
    .short = { $count } de { $of } sin respuesta
    .shortest = { $count }/{ $of } sin respuesta
screen-verdict-unanswered_pt = fim: { $count } de { $of } clientes sem resposta
    .short = { $count } de { $of } sem resposta
    .shortest = { $count }/{ $of } sem resposta
screen-verdict-no-groups = no super-peer yet
screen-verdict-no-groups_es = aún sin superpar
screen-verdict-no-groups_pt = sem superpar ainda
screen-verdict-groups = { $leaders ->
    [one] 1 super-peer
   *[other] { $leaders } super-peers
} · { $served } served{ $open ->
    [0] {""}
   *[other] {" "}· { $open } not served
} · largest { $largest }
    .short = { $leaders } super-peers, { $served } served{ $open ->
        [0] {""}
       *[other] , { $open } not
    }
    .shortest = { $leaders } serve { $served }{ $open ->
        [0] {""}
       *[other] , { $open } unserved
    }
screen-verdict-groups_es = { $leaders ->
    [one] 1 superpar
   *[other] { $leaders } superpares
} · { $served } servidos{ $open ->
    [0] {""}
   *[other] {" "}· { $open } sin servicio
} · máximo { $largest }
    .short = { $leaders } superpares, { $served } servidos{ $open ->
        [0] {""}
       *[other] , { $open } no
    }
    .shortest = { $leaders } sirven a { $served }{ $open ->
        [0] {""}
       *[other] , a { $open } no
    }
screen-verdict-groups_pt = { $leaders ->
    [1] 1 superpar
   *[other] { $leaders } superpares
} · { $served } servidos{ $open ->
    [0] {""}
   *[other] {" "}· { $open } sem serviço
} · máximo { $largest }
    .short = { $leaders } superpares, { $served } servidos{ $open ->
        [0] {""}
       *[other] , { $open } não
    }
    .shortest = { $leaders } servem { $served }{ $open ->
        [0] {""}
       *[other] , { $open } não
    }
screen-verdict-nothing-applied = nothing applied
    .short = none applied
screen-verdict-nothing-applied_es = nada aplicado
    .short = sin aplicar
screen-verdict-nothing-applied_pt = nada aplicado
    .short = sem aplicar
screen-verdict-applied = each applied { $count }–{ $of } slots, logs agree
    .short = slots applied: { $count }–{ $of }
    .shortest = { $count }–{ $of }
screen-verdict-applied_es = cada uno aplicó de { $count } a { $of } posiciones, registros iguales
    .short = posiciones aplicadas: { $count } a { $of }
    .shortest = { $count } a { $of }
screen-verdict-applied_pt = cada um aplicou de { $count } a { $of } posições, registros iguais
    .short = posições aplicadas: { $count } a { $of }
    .shortest = { $count } a { $of }
screen-verdict-all-applied = slots applied by all: { $count }, logs agree
    .short = by all: { $count }, agree
screen-verdict-all-applied_es = posiciones de todos: { $count }, registros iguales
    .short = todos { $count }, iguales
screen-verdict-all-applied_pt = posições de todos: { $count }, registros iguais
    .short = todos { $count }, iguais
screen-verdict-logs-differ = logs differ in slot { $slot }
    .short = ≠ in slot { $slot }
screen-verdict-logs-differ_es = los registros difieren en la posición { $slot }
    .short = ≠ en pos. { $slot }
screen-verdict-logs-differ_pt = os registros diferem na posição { $slot }
    .short = ≠ na pos. { $slot }
screen-verdict-nobody = nobody is up
screen-verdict-nobody_es = todos caídos
screen-verdict-nobody_pt = todos caídos
screen-verdict-all-decided = { $all ->
    [one] the only process that must decide decides { $value }
   *[other] all { $all } decide { $value }
}
    .short = all decide { $value }
    .shortest = { $value }
screen-verdict-all-decided_es = { $all ->
    [one] el único que debe decidir decide { $value }
   *[other] los { $all } deciden { $value }
}
    .short = todos deciden { $value }
    .shortest = { $value }
screen-verdict-all-decided_pt = { $all ->
    [1] o único que deve decidir decide { $value }
   *[other] todos os { $all } decidem { $value }
}
    .short = todos decidem { $value }
    .shortest = { $value }
screen-split-value = { $value } by { $ids }
screen-split-value_es = { $value } por { $ids }
screen-split-value_pt = { $value } por { $ids }
screen-verdict-split-values = split: { $values }
    .short = split
screen-verdict-split-values_es = divididos: { $values }
    .short = divididos
screen-verdict-split-values_pt = divididos: { $values }
    .short = divididos

# The gauge and the timeline.
screen-gauge-messages = messages
screen-gauge-messages_es = mensajes
screen-gauge-messages_pt = mensagens
screen-gauge-count = { $count ->
    [one] { $count } message
   *[other] { $count } messages
}
    .short = { $count ->
        [one] { $count } msg
       *[other] { $count } msgs
    }
screen-gauge-count_es = { $count ->
    [one] { $count } mensaje
   *[other] { $count } mensajes
}
    .short = { $count ->
        [one] { $count } msj
       *[other] { $count } msjs
    }
screen-gauge-count_pt = { $count ->
    [1] { $count } mensagem
   *[other] { $count } mensagens
}
    .short = { $count ->
        [1] { $count } msg
       *[other] { $count } msgs
    }
screen-gauge-best = { $letters ->
    [1] at least { $formula } = { $value }, k initiators
    [2] at least { $formula } = { $value }, m of n up
    [3] at least { $formula } = { $value }, k initiators, m of n up
    [4] at least { $formula } = { $value }, r rounds
    [5] at least { $formula } = { $value }, k initiators, r rounds
    [8] at least { $value }
   *[other] at least { $formula } = { $value }
}
    .short = { $letters ->
        [1] at least { $formula } = { $value }, k start
        [2] at least { $value }
        [3] at least { $formula } = { $value }, k start, m of n up
        [4] at least { $value }
        [5] at least { $formula } = { $value }, k start, r rounds
        [8] at least { $value }
       *[other] at least { $value }
    }
    .shortest = { $letters ->
        [1] at least { $value }
        [2] at least { $value }
        [3] at least { $value }
        [4] at least { $value }
        [5] at least { $value }
        [8] at least { $value }
       *[other] at least { $value }
    }
screen-gauge-best_es = { $letters ->
    [1] al menos { $formula } = { $value }, k iniciadores
    [2] al menos { $formula } = { $value }, m de n vivos
    [3] al menos { $formula } = { $value }, k iniciadores, m de n vivos
    [4] al menos { $formula } = { $value }, r rondas
    [5] al menos { $formula } = { $value }, k iniciadores, r rondas
    [8] al menos { $value }
   *[other] al menos { $formula } = { $value }
}
    .short = { $letters ->
        [1] al menos { $formula } = { $value }, k inician
        [2] al menos { $value }
        [3] al menos { $formula } = { $value }, k inician, m de n vivos
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
screen-gauge-best_pt = { $letters ->
    [1] pelo menos { $formula } = { $value }, k iniciadores
    [2] pelo menos { $formula } = { $value }, m de n vivos
    [3] pelo menos { $formula } = { $value }, k iniciadores, m de n vivos
    [4] pelo menos { $formula } = { $value }, r rodadas
    [5] pelo menos { $formula } = { $value }, k iniciadores, r rodadas
    [8] pelo menos { $value }
   *[other] pelo menos { $formula } = { $value }
}
    .short = { $letters ->
        [1] pelo menos { $formula } = { $value }, k iniciam
        [2] pelo menos { $value }
        [3] pelo menos { $formula } = { $value }, k iniciam, m de n vivos
        [4] pelo menos { $value }
        [5] pelo menos { $formula } = { $value }, k iniciam, r rodadas
        [8] pelo menos { $value }
       *[other] pelo menos { $value }
    }
    .shortest = { $letters ->
        [1] pelo menos { $value }
        [2] pelo menos { $value }
        [3] pelo menos { $value }
        [4] pelo menos { $value }
        [5] pelo menos { $value }
        [8] pelo menos { $value }
       *[other] pelo menos { $value }
    }
screen-gauge-worst = { $letters ->
    [1] at most { $formula } = { $value }, k initiators
    [2] at most { $formula } = { $value }, m of n up
    [3] at most { $formula } = { $value }, k initiators, m of n up
    [4] at most { $formula } = { $value }, r rounds
    [5] at most { $formula } = { $value }, k initiators, r rounds
    [16] at most { $formula } = { $value }, 1 ≤ k < ceil(log2 n)
    [8] at most { $value }
   *[other] at most { $formula } = { $value }
}
    .short = { $letters ->
        [1] at most { $formula } = { $value }, k start
        [2] at most { $value }
        [3] at most { $formula } = { $value }, k start, m of n up
        [4] at most { $value }
        [5] at most { $formula } = { $value }, k start, r rounds
        [16] at most { $formula } = { $value }
        [8] at most { $value }
       *[other] at most { $value }
    }
    .shortest = { $letters ->
        [1] at most { $value }
        [2] at most { $value }
        [3] at most { $value }
        [4] at most { $value }
        [5] at most { $value }
        [16] at most { $value }
        [8] at most { $value }
       *[other] at most { $value }
    }
screen-gauge-worst_es = { $letters ->
    [1] a lo sumo { $formula } = { $value }, k iniciadores
    [2] a lo sumo { $formula } = { $value }, m de n vivos
    [3] a lo sumo { $formula } = { $value }, k iniciadores, m de n vivos
    [4] a lo sumo { $formula } = { $value }, r rondas
    [5] a lo sumo { $formula } = { $value }, k iniciadores, r rondas
    [16] a lo sumo { $formula } = { $value }, 1 ≤ k < ceil(log2 n)
    [8] a lo sumo { $value }
   *[other] a lo sumo { $formula } = { $value }
}
    .short = { $letters ->
        [1] a lo sumo { $formula } = { $value }, k inician
        [2] a lo sumo { $value }
        [3] a lo sumo { $formula } = { $value }, k inician, m de n vivos
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
screen-gauge-worst_pt = { $letters ->
    [1] no máximo { $formula } = { $value }, k iniciadores
    [2] no máximo { $formula } = { $value }, m de n vivos
    [3] no máximo { $formula } = { $value }, k iniciadores, m de n vivos
    [4] no máximo { $formula } = { $value }, r rodadas
    [5] no máximo { $formula } = { $value }, k iniciadores, r rodadas
    [16] no máximo { $formula } = { $value }, 1 ≤ k < ceil(log2 n)
    [8] no máximo { $value }
   *[other] no máximo { $formula } = { $value }
}
    .short = { $letters ->
        [1] no máximo { $formula } = { $value }, k iniciam
        [2] no máximo { $value }
        [3] no máximo { $formula } = { $value }, k iniciam, m de n vivos
        [4] no máximo { $value }
        [5] no máximo { $formula } = { $value }, k iniciam, r rodadas
        [16] no máximo { $formula } = { $value }
        [8] no máximo { $value }
       *[other] no máximo { $value }
    }
    .shortest = { $letters ->
        [1] no máximo { $value }
        [2] no máximo { $value }
        [3] no máximo { $value }
        [4] no máximo { $value }
        [5] no máximo { $value }
        [16] no máximo { $value }
        [8] no máximo { $value }
       *[other] no máximo { $value }
    }
screen-gauge-exact = { $letters ->
    [1] exactly { $formula } = { $value }, k initiators
    [32] exactly { $formula } = { $value }, k commands
    [2] exactly { $formula } = { $value }, m of n up
    [3] exactly { $formula } = { $value }, k initiators, m of n up
    [4] exactly { $formula } = { $value }, r rounds
    [5] exactly { $formula } = { $value }, k initiators, r rounds
    [8] exactly { $value }
   *[other] exactly { $formula } = { $value }
}
    .short = { $letters ->
        [1] exactly { $formula } = { $value }, k start
        [32] exactly { $formula } = { $value }, k commands
        [2] exactly { $value }
        [3] exactly { $formula } = { $value }, k start, m of n up
        [4] exactly { $value }
        [5] exactly { $formula } = { $value }, k start, r rounds
        [8] exactly { $value }
       *[other] exactly { $value }
    }
    .shortest = { $letters ->
        [1] exactly { $value }
        [32] exactly { $value }
        [2] exactly { $value }
        [3] exactly { $value }
        [4] exactly { $value }
        [5] exactly { $value }
        [8] exactly { $value }
       *[other] exactly { $value }
    }
screen-gauge-exact_es = { $letters ->
    [1] exacto { $formula } = { $value }, k iniciadores
    [32] exacto { $formula } = { $value }, k comandos
    [2] exacto { $formula } = { $value }, m de n vivos
    [3] exacto { $formula } = { $value }, k iniciadores, m de n vivos
    [4] exacto { $formula } = { $value }, r rondas
    [5] exacto { $formula } = { $value }, k iniciadores, r rondas
    [8] exacto { $value }
   *[other] exacto { $formula } = { $value }
}
    .short = { $letters ->
        [1] exacto { $formula } = { $value }, k inician
        [32] exacto { $formula } = { $value }, k comandos
        [2] exacto { $value }
        [3] exacto { $formula } = { $value }, k inician, m de n vivos
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
screen-gauge-exact_pt = { $letters ->
    [1] exato { $formula } = { $value }, k iniciadores
    [32] exato { $formula } = { $value }, k comandos
    [2] exato { $formula } = { $value }, m de n vivos
    [3] exato { $formula } = { $value }, k iniciadores, m de n vivos
    [4] exato { $formula } = { $value }, r rodadas
    [5] exato { $formula } = { $value }, k iniciadores, r rodadas
    [8] exato { $value }
   *[other] exato { $formula } = { $value }
}
    .short = { $letters ->
        [1] exato { $formula } = { $value }, k iniciam
        [32] exato { $formula } = { $value }, k comandos
        [2] exato { $value }
        [3] exato { $formula } = { $value }, k iniciam, m de n vivos
        [4] exato { $value }
        [5] exato { $formula } = { $value }, k iniciam, r rodadas
        [8] exato { $value }
       *[other] exato { $value }
    }
    .shortest = { $letters ->
        [1] exato { $value }
        [32] exato { $value }
        [2] exato { $value }
        [3] exato { $value }
        [4] exato { $value }
        [5] exato { $value }
        [8] exato { $value }
       *[other] exato { $value }
    }
screen-gauge-expected = { $letters ->
    [1] expected { $formula } ≈ { $value }, k initiators
    [8] expected ≈ { $value }
   *[other] expected { $formula } ≈ { $value }
}
    .short = { $letters ->
        [1] expected { $formula } ≈ { $value }, k start
        [8] expected ≈ { $value }
       *[other] expected ≈ { $value }
    }
    .shortest = { $letters ->
        [1] expected ≈ { $value }
        [8] expected ≈ { $value }
       *[other] expected ≈ { $value }
    }
screen-gauge-expected_es = { $letters ->
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
screen-gauge-expected_pt = { $letters ->
    [1] esperado { $formula } ≈ { $value }, k iniciadores
    [8] esperado ≈ { $value }
   *[other] esperado { $formula } ≈ { $value }
}
    .short = { $letters ->
        [1] esperado { $formula } ≈ { $value }, k iniciam
        [8] esperado ≈ { $value }
       *[other] esperado ≈ { $value }
    }
    .shortest = { $letters ->
        [1] esperado ≈ { $value }
        [8] esperado ≈ { $value }
       *[other] esperado ≈ { $value }
    }
screen-gauge-until-return = { $count } before the revival: { $bound }
screen-gauge-until-return_es = { $count } antes del regreso: { $bound }
screen-gauge-until-return_pt = { $count } antes da volta: { $bound }
screen-gauge-unbound-crash = no bound: a process crashed
    .short = no bound: crash
screen-gauge-unbound-crash_es = sin cota: cayó un proceso
    .short = sin cota: caída
screen-gauge-unbound-crash_pt = sem limite: um processo caiu
    .short = sem limite: queda
screen-gauge-unbound-disturbed = no bound: messages were lost, late, duplicated or altered
    .short = no bound: link faults
screen-gauge-unbound-disturbed_es = sin cota: hubo mensajes perdidos, tardíos, duplicados o alterados
    .short = sin cota: fallos de enlace
screen-gauge-unbound-disturbed_pt = sem limite: houve mensagens perdidas, tardias, duplicadas ou alteradas
    .short = sem limite: falhas de enlace
screen-gauge-fate = { $delivered } delivered · { $lost } lost · { $in-flight } in transit
screen-gauge-fate_es =
    { $delivered ->
        [one] { $delivered } entregado
       *[other] { $delivered } entregados
    } · { $lost ->
        [one] { $lost } perdido
       *[other] { $lost } perdidos
    } · { $in-flight } en tránsito
screen-gauge-fate_pt =
    { $delivered ->
        [1] { $delivered } entregue
       *[other] { $delivered } entregues
    } · { $lost ->
        [1] { $lost } perdida
       *[other] { $lost } perdidas
    } · { $in-flight } em trânsito
screen-gauge-copies = { $sent } sent + { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
}
screen-gauge-copies_es = { $sent } enviados + { $copies ->
    [one] { $copies } copia
   *[other] { $copies } copias
}
screen-gauge-copies_pt = { $sent } enviadas + { $copies ->
    [1] { $copies } cópia
   *[other] { $copies } cópias
}
screen-gauge-notices = { $count ->
    [one] { $count } notice
   *[other] { $count } notices
}
screen-gauge-notices_es = { $count ->
    [one] { $count } aviso
   *[other] { $count } avisos
}
screen-gauge-notices_pt = { $count ->
    [1] { $count } aviso
   *[other] { $count } avisos
}
screen-timeline-time = time
screen-timeline-time_es = tiempo
screen-timeline-time_pt = tempo
screen-timeline-round = round { $number }
screen-timeline-round_es = ronda { $number }
screen-timeline-round_pt = rodada { $number }
screen-timeline-log = log scale
screen-timeline-log_es = esc. log
screen-timeline-log_pt = esc. log

# The listing and the log.
screen-algorithm-at = process { $id }
    .short = { $mark } { $id }
screen-algorithm-at_es = proceso { $id }
    .short = { $mark } { $id }
screen-algorithm-at_pt = processo { $id }
    .short = { $mark } { $id }
screen-log-event = event { $number } of { $of }
    .short = { $number }/{ $of }
screen-log-event_es = evento { $number } de { $of }
    .short = { $number }/{ $of }
screen-log-event_pt = evento { $number } de { $of }
    .short = { $number }/{ $of }
screen-log-newer = { $count } newer { $down }
    .short = { $down } { $count }
screen-log-newer_es = { $count ->
    [one] 1 línea más nueva { $down }
   *[other] { $count } líneas más nuevas { $down }
}
    .short = { $count ->
        [one] { $down } 1
       *[other] { $down } { $count }
    }
screen-log-newer_pt = { $count ->
    [1] 1 linha mais nova { $down }
   *[other] { $count } linhas mais novas { $down }
}
    .short = { $count ->
        [1] { $down } 1
       *[other] { $down } { $count }
    }
screen-log-empty = nothing has happened yet
screen-log-empty_es = aún no ha pasado nada
screen-log-empty_pt = nada aconteceu ainda

# The space-time diagram.
screen-space-time-back = t unzoom
screen-space-time-back_es = t reducir
screen-space-time-back_pt = t reduzir
screen-space-time-past = { $count ->
    [0] { $event } at tick { $tick }: nothing led to it
    [one] { $event } at tick { $tick }: 1 event led to it
   *[other] { $event } at tick { $tick }: { $count } events led to it
}
    .shorter = { $count ->
        [0] { $id } at tick { $tick }: nothing led to it
        [one] { $id } at tick { $tick }: 1 event led to it
       *[other] { $id } at tick { $tick }: { $count } events led to it
    }
    .short = { $count ->
        [0] nothing led to it
        [one] 1 event led to it
       *[other] { $count } events led to it
    }
    .shortest = { $count ->
        [0] nothing before
        [one] 1 before
       *[other] { $count } before
    }
screen-space-time-past_es = { $count ->
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
screen-space-time-past_pt = { $count ->
    [0] { $event } no tick { $tick }: nada levou a ele
    [one] { $event } no tick { $tick }: 1 evento levou a ele
   *[other] { $event } no tick { $tick }: { $count } eventos levaram a ele
}
    .shorter = { $count ->
        [0] { $id } no tick { $tick }: nada levou a ele
        [one] { $id } no tick { $tick }: 1 evento levou a ele
       *[other] { $id } no tick { $tick }: { $count } eventos levaram a ele
    }
    .short = { $count ->
        [0] nada levou a ele
        [one] 1 evento levou a ele
       *[other] { $count } eventos levaram a ele
    }
    .shortest = { $count ->
        [0] nada antes
        [one] 1 antes
       *[other] { $count } antes
    }
screen-event-receives = { $id } receives { $message } from { $from }
screen-event-receives_es = { $id } recibe { $message } de { $from }
screen-event-receives_pt = { $id } recebe { $message } de { $from }
screen-event-bounces = { $id } gets { $message } back, undeliverable to { $from }
screen-event-bounces_es = { $message } para { $from }, sin entregar, vuelve a { $id }
screen-event-bounces_pt = { $message } para { $from }, não entregue, volta a { $id }
screen-event-starts = { $id } starts
screen-event-starts_es = { $id } empieza
screen-event-starts_pt = { $id } começa
screen-event-timer = the timer of { $id } expires
screen-event-timer_es = expira el temporizador de { $id }
screen-event-timer_pt = o temporizador de { $id } expira
screen-event-crashes = { $id } crashes
screen-event-crashes_es = { $id } cae
screen-event-crashes_pt = { $id } cai
screen-event-returns = { $id } comes back
screen-event-returns_es = { $id } vuelve
screen-event-returns_pt = { $id } volta
screen-event-any = { $id }
screen-event-any_es = { $id }
screen-event-any_pt = { $id }

# The table of processes. The heads of its columns, then the properties of the run below it.
screen-column-id = id
screen-column-id_es = id
screen-column-id_pt = id
screen-column-state = state
screen-column-state_es = estado
screen-column-state_pt = estado
screen-column-elected = elected
    .short = el.
screen-column-elected_es = elegido
    .short = el.
screen-column-elected_pt = eleito
    .short = el.
screen-column-decided = decided
    .short = dec.
screen-column-decided_es = decidido
    .short = dec.
screen-column-decided_pt = decidido
    .short = dec.
screen-column-progress = progress
screen-column-progress_es = progreso
screen-column-progress_pt = progresso
screen-column-sent = sent
screen-column-sent_es = envió
screen-column-sent_pt = enviou
screen-column-received = recv
screen-column-received_es = recibió
screen-column-received_pt = recebeu
screen-column-waits = waiting
screen-column-waits_es = espera
screen-column-waits_pt = espera

# A window that is too small.
screen-too-small = { $width }×{ $height }: too small
    .short = too small
screen-too-small_es = { $width }×{ $height }: muy pequeña
    .short = pequeña
screen-too-small_pt = { $width }×{ $height }: pequena demais
    .short = pequena
screen-too-small-needs = needs { $width }×{ $height }
    .short = { $width }×{ $height }
screen-too-small-needs_es = mínimo { $width }×{ $height }
    .short = { $width }×{ $height }
screen-too-small-needs_pt = mínimo { $width }×{ $height }
    .short = { $width }×{ $height }

# The overlays.
screen-inspect-state = state
screen-inspect-state_es = estado
screen-inspect-state_pt = estado
screen-inspect-counts = messages
screen-inspect-counts_es = mensajes
screen-inspect-counts_pt = mensagens
screen-inspect-sent-received = { $sent } sent · { $received } received
screen-inspect-sent-received_es =
    { $sent ->
        [one] { $sent } enviado
       *[other] { $sent } enviados
    } · { $received ->
        [one] { $received } recibido
       *[other] { $received } recibidos
    }
screen-inspect-sent-received_pt =
    { $sent ->
        [1] { $sent } enviada
       *[other] { $sent } enviadas
    } · { $received ->
        [1] { $received } recebida
       *[other] { $received } recebidas
    }
screen-inspect-facts = knows
screen-inspect-facts_es = sabe
screen-inspect-facts_pt = sabe
screen-inspect-waits = waiting
screen-inspect-waits_es = espera
screen-inspect-waits_pt = espera
screen-inspect-nothing = nothing
screen-inspect-nothing_es = nada
screen-inspect-nothing_pt = nada
screen-inspect-under-way = in transit
screen-inspect-under-way_es = en tránsito
screen-inspect-under-way_pt = em trânsito
screen-inspect-losses = lost
screen-inspect-losses_es = perdidos
screen-inspect-losses_pt = perdidas
screen-inspect-due = due at tick { $tick }
    .short = due { $tick }
screen-inspect-due_es = llega en el tick { $tick }
    .short = llega { $tick }
screen-inspect-due_pt = chega no tick { $tick }
    .short = chega { $tick }
screen-inspect-lost = lost at tick { $tick }
    .short = lost { $tick }
screen-inspect-lost_es = perdido en el tick { $tick }
    .short = perdido { $tick }
screen-inspect-lost_pt = perdida no tick { $tick }
    .short = perdida { $tick }
screen-inspect-notice = undeliverable: the notice is due at tick { $tick }
    .short = undeliverable, due { $tick }
screen-inspect-notice_es = sin entregar: el aviso llega en el tick { $tick }
    .short = sin entregar, llega { $tick }
screen-inspect-notice_pt = não entregue: o aviso chega no tick { $tick }
    .short = não entregue, chega { $tick }
screen-inspect-crashes-after = { $count ->
    [0] crashes at its next broadcast, before any message leaves
    [one] crashes after 1 message of its next broadcast
   *[other] crashes after { $count } messages of its next broadcast
}
screen-inspect-crashes-after_es = { $count ->
    [0] cae en su próxima difusión, antes de que salga ningún mensaje
    [one] cae tras 1 mensaje de su próxima difusión
   *[other] cae tras { $count } mensajes de su próxima difusión
}
screen-inspect-crashes-after_pt = { $count ->
    [0] cai na sua próxima difusão, antes de sair qualquer mensagem
    [1] cai após 1 mensagem da sua próxima difusão
   *[other] cai após { $count } mensagens da sua próxima difusão
}
screen-inspect-elsewhere = this process is not among the processes shown
screen-inspect-elsewhere_es = este proceso no está entre los que se muestran
screen-inspect-elsewhere_pt = este processo não está entre os que são mostrados
screen-note-of = { $at } of { $of }
screen-note-of_es = { $at } de { $of }
screen-note-of_pt = { $at } de { $of }
screen-note-class-answers = Vote now: the run will show the answer.
screen-note-class-answers_es = Vota ahora: la ejecución mostrará la respuesta.
screen-note-class-answers_pt = Vote agora: a execução mostrará a resposta.
screen-blank-hint = any key
screen-blank-hint_es = cualquier tecla
screen-blank-hint_pt = qualquer tecla
screen-note-answer = answer: { $answer }
screen-note-answer_es = respuesta: { $answer }
screen-note-answer_pt = resposta: { $answer }
screen-help-find = find:
screen-help-find_es = buscar:
screen-help-find_pt = buscar:
screen-picker-nothing = no match
screen-picker-nothing_es = sin resultados
screen-picker-nothing_pt = sem resultados
screen-title-flight = messages and timers
screen-title-flight_es = en tránsito y armado
screen-title-flight_pt = em trânsito e armado
screen-flight-empty = No message is in transit and no timer is armed.
screen-flight-empty_es = No hay mensajes en tránsito ni temporizadores armados.
screen-flight-empty_pt = Não há mensagens em trânsito nem temporizadores armados.
screen-flight-more = { $count } more
screen-flight-more_es = { $count } más
screen-flight-more_pt = mais { $count }
screen-flight-detector = detector
screen-flight-detector_es = detector
screen-flight-detector_pt = detector
screen-flight-farewell = farewell
screen-flight-farewell_es = despedida
screen-flight-farewell_pt = despedida
screen-flight-crash = crash after { $count }
screen-flight-crash_es = caída tras { $count }
screen-flight-crash_pt = queda após { $count }
screen-flight-cut = cut
screen-flight-cut_es = corte
screen-flight-cut_pt = corte
screen-flight-parted = partition
screen-flight-parted_es = partición
screen-flight-parted_pt = partição
screen-flight-notice = notice
screen-flight-notice_es = aviso
screen-flight-notice_pt = aviso
screen-flight-in = { $count ->
    [0] at this tick
    [one] in 1 tick
   *[other] in { $count } ticks
 }
screen-flight-in_es = { $count ->
    [0] en este tick
    [one] dentro de 1 tick
   *[other] dentro de { $count } ticks
 }
screen-flight-in_pt = { $count ->
    [0] neste tick
    [one] daqui a 1 tick
   *[other] daqui a { $count } ticks
 }
screen-flight-about-message = { $what } from { $from } to { $to }, sent at tick { $sent }, due at tick { $due }, { $in }
screen-flight-about-message_es = { $what } de { $from } a { $to }, enviado en el tick { $sent }, llega en el tick { $due }, { $in }
screen-flight-about-message_pt = { $what } de { $from } para { $to }, enviada no tick { $sent }, chega no tick { $due }, { $in }
screen-flight-about-notice = { $to } gets a notice at tick { $due }, { $in }: { $what } could not be delivered to { $from }. The notice cannot be sped up or stopped
screen-flight-about-notice_es = { $to } recibe un aviso en el tick { $due }, { $in }: { $what } no pudo entregarse a { $from }. El aviso no se puede adelantar ni detener
screen-flight-about-notice_pt = { $to } recebe um aviso no tick { $due }, { $in }: { $what } não pôde ser entregue a { $from }. O aviso não pode ser adiantado nem detido
screen-flight-about-doomed = the link is cut: the message is lost unless the link is repaired in time
screen-flight-about-doomed_es = el enlace está cortado: el mensaje se pierde si no se repara antes
screen-flight-about-doomed_pt = o enlace está cortado: a mensagem se perde se ele não for reparado antes
screen-flight-about-timer = Timer { $timer } of { $id }, set at tick { $set }, expires at tick { $due }, { $in }
screen-flight-about-timer_es = El temporizador { $timer } de { $id }, armado en el tick { $set }, expira en el tick { $due }, { $in }
screen-flight-about-timer_pt = O temporizador { $timer } de { $id }, armado no tick { $set }, expira no tick { $due }, { $in }
screen-flight-about-detector = The followers of { $id } notice at tick { $due }, { $in }, that { $id } is gone. The detection cannot be sped up or stopped
screen-flight-about-detector_es = Los seguidores de { $id } notan en el tick { $due }, { $in }, que no está. La detección no se puede adelantar ni detener
screen-flight-about-detector_pt = Os seguidores de { $id } percebem no tick { $due }, { $in }, que ele se foi. A detecção não pode ser adiantada nem detida
screen-flight-about-farewell = The followers of { $id } are told at tick { $due }, { $in }, that { $id } has left. This farewell cannot be sped up or stopped
screen-flight-about-farewell_es = Los seguidores de { $id } reciben en el tick { $due }, { $in }, el aviso de que se ha ido. Este aviso no se puede adelantar ni detener
screen-flight-about-farewell_pt = Os seguidores de { $id } recebem no tick { $due }, { $in }, o aviso de que ele saiu. Este aviso não pode ser adiantado nem detido
screen-flight-about-crash = { $count ->
    [0] { $id } crashes before the first message of its next broadcast leaves
    [one] { $id } crashes after the first message of its next broadcast
   *[other] { $id } crashes after { $count } messages of its next broadcast
 }. The crash stays armed until that broadcast
screen-flight-about-crash_es = { $count ->
    [0] { $id } cae antes de que salga el primer mensaje de su próxima difusión
    [one] { $id } cae tras el primer mensaje de su próxima difusión
   *[other] { $id } cae tras { $count } mensajes de su próxima difusión
 }. La caída sigue armada hasta esa difusión
screen-flight-about-crash_pt = { $count ->
    [0] { $id } cai antes que saia a primeira mensagem da sua próxima difusão
    [one] { $id } cai após a primeira mensagem da sua próxima difusão
   *[other] { $id } cai após { $count } mensagens da sua próxima difusão
 }. A queda segue armada até essa difusão
screen-flight-about-cut = The link between { $from } and { $to } is cut: messages that arrive over it are lost
screen-flight-about-cut_es = El enlace entre { $from } y { $to } está cortado: los mensajes que llegan por él se pierden
screen-flight-about-cut_pt = O enlace entre { $from } e { $to } está cortado: as mensagens que chegam por ele se perdem
screen-flight-about-cut-one-way = The link from { $from } to { $to } is cut: messages that arrive over it are lost
screen-flight-about-cut-one-way_es = El enlace de { $from } a { $to } está cortado: los mensajes que llegan por él se pierden
screen-flight-about-cut-one-way_pt = O enlace de { $from } para { $to } está cortado: as mensagens que chegam por ele se perdem
screen-flight-about-parted = No message passes between the groups { $sides }
screen-flight-about-parted_es = Ningún mensaje pasa entre los grupos { $sides }
screen-flight-about-parted_pt = Nenhuma mensagem passa entre os grupos { $sides }

# The panes HOLDS and HOW: the values that processes hold, and how a process decides.
screen-title-holds = HOLDS
screen-title-holds_es = VALORES
screen-title-holds_pt = VALORES
holds-stable = stable storage: { $names }
holds-stable_es = memoria estable: { $names }
holds-stable_pt = memória estável: { $names }
holds-columns = { $count } of { $of } columns
    .short = { $count }/{ $of }
holds-columns_es = { $count } de { $of } columnas
    .short = { $count }/{ $of }
holds-columns_pt = { $count } de { $of } colunas
    .short = { $count }/{ $of }
holds-set = { $count ->
        [one] one value
       *[other] { $count } values
    }
    .short = { $count }
holds-set_es = { $count ->
        [one] un valor
       *[other] { $count } valores
    }
    .short = { $count }
holds-set_pt = { $count ->
        [one] um valor
       *[other] { $count } valores
    }
    .short = { $count }
holds-nothing = These processes hold no values to show.
    .short = no values
holds-nothing_es = Estos procesos no tienen valores que mostrar.
    .short = ningún valor
holds-nothing_pt = Estes processos não têm valores a mostrar.
    .short = nenhum valor
screen-title-how = HOW
screen-title-how_es = CÓMO
screen-title-how_pt = COMO
space-time-crashes-after = crashes after { $sent } of { $of } messages
    .short = after { $sent }/{ $of }
    .shortest = { $sent }/{ $of }
space-time-crashes-after_es = cae tras { $sent } de { $of } mensajes
    .short = tras { $sent }/{ $of }
    .shortest = { $sent }/{ $of }
space-time-crashes-after_pt = cai após { $sent } de { $of } mensagens
    .short = após { $sent }/{ $of }
    .shortest = { $sent }/{ $of }
how-nothing = { $id } has no values to decide from yet.
    .short = no values yet
how-nothing_es = { $id } aún no tiene valores para decidir.
    .short = aún sin valores
how-nothing_pt = { $id } ainda não tem valores para decidir.
    .short = ainda sem valores
how-method-majority = majority
how-method-majority_es = mayoría
how-method-majority_pt = maioria
how-method-majority-silence = majority; tie: { $silence }
    .short = tie: { $silence }
how-method-majority-silence_es = mayoría; empate: { $silence }
    .short = empate: { $silence }
how-method-majority-silence_pt = maioria; empate: { $silence }
    .short = empate: { $silence }
how-method-majority-direct = majority; tie: the commander's own order
    .short = tie: direct order
how-method-majority-direct_es = mayoría; empate: la orden directa
    .short = empate: lo directo
how-method-majority-direct_pt = maioria; empate: a ordem direta
    .short = empate: o direto
how-method-majority-least = the value with most proposers; tie: the smallest value
    .short = tie: the smallest
how-method-majority-least_es = el valor con más proponentes; empate: el menor valor
    .short = empate: el menor
how-method-majority-least_pt = o valor com mais proponentes; empate: o menor valor
    .short = empate: o menor
how-tie-silence = the rule says { $silence }
    .short = { $silence }
how-tie-silence_es = la regla dice { $silence }
    .short = { $silence }
how-tie-silence_pt = a regra diz { $silence }
    .short = { $silence }
how-tie-direct = the rule takes the direct order
    .short = direct order
how-tie-direct_es = la regla toma la orden directa
    .short = lo directo
how-tie-direct_pt = a regra toma a ordem direta
    .short = o direto
how-tie-least = the rule takes the smallest value
    .short = the smallest
how-tie-least_es = la regla toma el menor valor
    .short = el menor
how-tie-least_pt = a regra toma o menor valor
    .short = o menor
how-fewer = After only { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
how-fewer_es = Tras solo { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }
how-fewer_pt = Após só { $rounds ->
        [one] 1 rodada
       *[other] { $rounds } rodadas
    }
how-fewer-decide = { $count ->
        [one] { $ids } would have decided
       *[other] { $ids } would have decided
    }
    .short = { $ids }:
how-fewer-decide_es = { $count ->
        [one] { $ids } habría decidido
       *[other] { $ids } habrían decidido
    }
    .short = { $ids }:
how-fewer-decide_pt = { $count ->
        [one] { $ids } teria decidido
       *[other] { $ids } teriam decidido
    }
    .short = { $ids }:
how-fewer-same = { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } would have been enough: the same decision
    .short = { $rounds ->
        [one] the same after 1 round
       *[other] the same after { $rounds } rounds
    }
how-fewer-same_es = { $rounds ->
        [one] Habría bastado 1 ronda
       *[other] Habrían bastado { $rounds } rondas
    }: la misma decisión
    .short = { $rounds ->
        [one] lo mismo tras 1 ronda
       *[other] lo mismo tras { $rounds } rondas
    }
how-fewer-same_pt = { $rounds ->
        [one] Teria bastado 1 rodada
       *[other] Teriam bastado { $rounds } rodadas
    }: a mesma decisão
    .short = { $rounds ->
        [one] o mesmo após 1 rodada
       *[other] o mesmo após { $rounds } rodadas
    }
how-method-least = the smallest of the set
    .short = the smallest
how-method-least_es = el menor del conjunto
    .short = el menor
how-method-least_pt = o menor do conjunto
    .short = o menor
how-method-greatest = the largest of the set
    .short = the largest
how-method-greatest_es = el mayor del conjunto
    .short = el mayor
how-method-greatest_pt = o maior do conjunto
    .short = o maior
how-method-only = the only value, else { $silence }
    .short = the only value
how-method-only_es = el único valor; si no, { $silence }
    .short = el único valor
how-method-only_pt = o único valor; senão, { $silence }
    .short = o único valor
how-method-highest-ballot = the vote of the highest ballot
    .short = highest ballot
how-method-highest-ballot_es = el voto de la votación más alta
    .short = votación más alta
how-method-highest-ballot_pt = o voto da votação mais alta
    .short = votação mais alta
how-method-own-value = its own value: no vote was reported
    .short = its own
how-method-own-value_es = el propio: nadie comunicó un voto
    .short = el propio
how-method-own-value_pt = o próprio: ninguém comunicou um voto
    .short = o próprio
how-method-votes-ignored = its own value: reported votes are ignored
    .short = own, votes ignored
how-method-votes-ignored_es = el propio: se ignoran los votos
    .short = el propio, sin los votos
how-method-votes-ignored_pt = o próprio: os votos são ignorados
    .short = o próprio, sem os votos
how-of-majority = majority of { $count }
    .short = of { $count }
how-of-majority_es = mayoría de { $count }
    .short = de { $count }
how-of-majority_pt = maioria de { $count }
    .short = de { $count }
how-of-least = the smallest of { $count }
    .short = the smallest
how-of-least_es = el menor de { $count }
    .short = el menor
how-of-least_pt = o menor de { $count }
    .short = o menor
how-of-greatest = the largest of { $count }
    .short = the largest
how-of-greatest_es = el mayor de { $count }
    .short = el mayor
how-of-greatest_pt = o maior de { $count }
    .short = o maior
how-of-only = the only value received
    .short = the only value
how-of-only_es = el único valor recibido
    .short = el único valor
how-of-only_pt = o único valor recebido
    .short = o único valor
how-of-not-one = { $count ->
        [0] no value received
       *[other] { $count } different values received
    }
    .short = { $count ->
        [0] no value
       *[other] { $count } values
    }
how-of-not-one_es = { $count ->
        [0] ningún valor recibido
       *[other] { $count } valores distintos recibidos
    }
    .short = { $count ->
        [0] ningún valor
       *[other] { $count } valores
    }
how-of-not-one_pt = { $count ->
        [0] nenhum valor recebido
       *[other] { $count } valores diferentes recebidos
    }
    .short = { $count ->
        [0] nenhum valor
       *[other] { $count } valores
    }
how-so-far = so far
how-so-far_es = hasta ahora
how-so-far_pt = até agora
how-tie = tie
how-tie_es = empate
how-tie_pt = empate
how-decides = { $id } decides
how-decides_es = { $id } decide
how-decides_pt = { $id } decide
how-would-decide = { $id } would decide
how-would-decide_es = { $id } decidiría
how-would-decide_pt = { $id } decidiria
how-of-set = of
how-of-set_es = de
how-of-set_pt = de
how-says = { $a } says { $value }
    .short = { $a } says so
how-says_es = { $a } dice { $value }
    .short = lo dice { $a }
how-says_pt = { $a } diz { $value }
    .short = { $a } o diz
how-says-told = { $a } says: { $b } told me { $value }
    .short = { $a } heard it from { $b }
how-says-told_es = { $a } dice: { $b } me dijo { $value }
    .short = { $a } lo oyó de { $b }
how-says-told_pt = { $a } diz: { $b } me disse { $value }
    .short = { $a } ouviu de { $b }
how-says-told-told = { $a } says: { $b } told me: { $c } said { $value }
    .short = { $c }→{ $b }→{ $a }
how-says-told-told_es = { $a } dice: { $b } me dijo que { $c } le dijo { $value }
    .short = { $c }→{ $b }→{ $a }
how-says-told-told_pt = { $a } diz: { $b } me disse que { $c } lhe disse { $value }
    .short = { $c }→{ $b }→{ $a }
how-says-by = { $a } says { $value }, received on path { $path }
    .short = { $a } says so
how-says-by_es = { $a } dice { $value }, recibido por la vía { $path }
    .short = lo dice { $a }
how-says-by_pt = { $a } diz { $value }, recebido pela via { $path }
    .short = { $a } o diz
how-silent = nothing came from { $a }: counts as { $value }
    .short = nothing from { $a }: { $value }
how-silent_es = no llegó nada de { $a }: cuenta como { $value }
    .short = nada de { $a }: { $value }
how-silent_pt = nada chegou de { $a }: conta como { $value }
    .short = nada de { $a }: { $value }
how-unheard = nothing from { $a } yet
    .short = nothing yet
how-unheard_es = aún no llegó nada de { $a }
    .short = aún nada
how-unheard_pt = ainda não chegou nada de { $a }
    .short = ainda nada
how-voted = { $a } has voted for { $value } in ballot { $ballot }
    .short = { $a } in { $ballot }
how-voted_es = { $a } votó { $value } en la votación { $ballot }
    .short = { $a } en { $ballot }
how-voted_pt = { $a } votou em { $value } na votação { $ballot }
    .short = { $a } em { $ballot }
how-no-vote = { $a } reports no vote
    .short = no vote
how-no-vote_es = { $a } no comunica ningún voto
    .short = ningún voto
how-no-vote_pt = { $a } não comunica voto algum
    .short = nenhum voto
how-told-to = told to { $id }:
    .short = { $id } hears
how-told-to_es = lo dicho a { $id }:
    .short = { $id } oye
how-told-to_pt = dito a { $id }:
    .short = { $id } ouve
how-itself = itself
    .short = own
how-itself_es = él mismo
    .short = él
how-itself_pt = ele mesmo
    .short = ele
how-majority = majority
how-majority_es = mayoría
how-majority_pt = maioria
how-is = is
how-is_es = es
how-is_pt = é
how-word = what { $a } said
how-word_es = lo que dijo { $a }
how-word_pt = o que { $a } disse
how-on-word = heard from { $a }
how-on-word_es = lo que oyó de { $a }
how-on-word_pt = o que ouviu de { $a }
how-these = these { $count }:
    .short = { $count }:
how-these_es = estos { $count }:
    .short = { $count }:
how-these_pt = estes { $count }:
    .short = { $count }:
how-key-nothing = nothing came
how-key-nothing_es = no llegó nada
how-key-nothing_pt = nada chegou
how-key-nothing-counts = nothing came: counts as { $value }
    .short = nothing came
how-key-nothing-counts_es = no llegó nada: cuenta como { $value }
    .short = no llegó nada
how-key-nothing-counts_pt = nada chegou: conta como { $value }
    .short = nada chegou
how-came-by = { $value } came via
how-came-by_es = { $value } llegó por
how-came-by_pt = { $value } chegou por
how-hop = round { $round }
how-hop_es = ronda { $round }
how-hop_pt = rodada { $round }
how-hop-down = { $id } is down
how-hop-down_es = { $id } está caído
how-hop-down_pt = { $id } está caído
