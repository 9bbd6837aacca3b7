# The screen. A text with several lengths has them longest first, parted by " | ": the longest that fits is shown.

# The header.
screen-topology-one-way-ring = anel unidirecional | anel
screen-topology-two-way-ring = anel bidirecional | anel
screen-topology-complete = grafo completo
screen-header-delay = atraso { $least }
screen-header-delays = atraso { $least }–{ $most }
screen-header-seed = semente { $seed }
screen-header-paused = em pausa
screen-header-playing = em execução
screen-header-ended = terminado
screen-header-tick = tick { $tick }
screen-header-event = tick { $tick }, evento { $done } de { $all } | tick { $tick }, { $done } de { $all } | { $tick }: { $done }/{ $all }
screen-header-future = FUTURO VISÍVEL | FUTURO

# The titles of the panes.
screen-title-algorithm = ALGORITMO
screen-title-log = REGISTRO
screen-title-processes = PROCESSOS
screen-title-space-time = ESPAÇO-TEMPO
screen-title-elected = ELEITO
screen-title-note = NOTA
screen-title-question = PERGUNTA
screen-title-help = TECLAS
screen-title-process = PROCESSO { $id }

# The strip of elected cells: what it says as a whole.
screen-verdict-deciding = { $count ->
    [1] { $count } de { $of } decidido | { $count }/{ $of }
   *[other] { $count } de { $of } decididos | { $count }/{ $of }
}
screen-verdict-agreed = { $all ->
    [1] o único de pé lidera: { $leader } | líder { $leader }
   *[other] os { $all } de acordo: líder { $leader } | os { $all } de acordo | líder { $leader }
}
screen-verdict-spreading = { $leader } lidera · avisados { $told } de { $of } | { $leader } lidera · { $told }/{ $of } | { $leader } lidera
screen-verdict-split = { $count } líderes nomeados: { $leaders } | { $count } líderes nomeados | { $count } líderes
screen-verdict-leader-down = o líder { $leader } caiu | { $leader } caiu
screen-verdict-stuck = fim: { $count } de { $of } sem decidir para sempre | { $count } de { $of } sem decidir para sempre | { $count }/{ $of } sem decidir
screen-verdict-nobody = todos caídos

# The gauge and the timeline.
screen-gauge-messages = mensagens
screen-gauge-count = { $count ->
    [1] { $count } mensagem | { $count } msg
   *[other] { $count } mensagens | { $count } msgs
}
screen-gauge-best = { $letters ->
    [1] pelo menos { $formula } = { $value }, k iniciadores | pelo menos { $formula } = { $value }, k iniciam | pelo menos { $value }
    [2] pelo menos { $formula } = { $value }, m de n de pé | pelo menos { $value }
    [3] pelo menos { $formula } = { $value }, k iniciadores, m de n de pé | pelo menos { $formula } = { $value }, k iniciam, m de n de pé | pelo menos { $value }
    [4] pelo menos { $formula } = { $value }, r rodadas | pelo menos { $value }
    [5] pelo menos { $formula } = { $value }, k iniciadores, r rodadas | pelo menos { $formula } = { $value }, k iniciam, r rodadas | pelo menos { $value }
    [8] pelo menos { $value }
   *[other] pelo menos { $formula } = { $value } | pelo menos { $value }
}
screen-gauge-worst = { $letters ->
    [1] no máximo { $formula } = { $value }, k iniciadores | no máximo { $formula } = { $value }, k iniciam | no máximo { $value }
    [2] no máximo { $formula } = { $value }, m de n de pé | no máximo { $value }
    [3] no máximo { $formula } = { $value }, k iniciadores, m de n de pé | no máximo { $formula } = { $value }, k iniciam, m de n de pé | no máximo { $value }
    [4] no máximo { $formula } = { $value }, r rodadas | no máximo { $value }
    [5] no máximo { $formula } = { $value }, k iniciadores, r rodadas | no máximo { $formula } = { $value }, k iniciam, r rodadas | no máximo { $value }
    [16] no máximo { $formula } = { $value }, 1 ≤ k < ceil(log2 n) | no máximo { $formula } = { $value } | no máximo { $value }
    [8] no máximo { $value }
   *[other] no máximo { $formula } = { $value } | no máximo { $value }
}
screen-gauge-exact = { $letters ->
    [1] exato { $formula } = { $value }, k iniciadores | exato { $formula } = { $value }, k iniciam | exato { $value }
    [2] exato { $formula } = { $value }, m de n de pé | exato { $value }
    [3] exato { $formula } = { $value }, k iniciadores, m de n de pé | exato { $formula } = { $value }, k iniciam, m de n de pé | exato { $value }
    [4] exato { $formula } = { $value }, r rodadas | exato { $value }
    [5] exato { $formula } = { $value }, k iniciadores, r rodadas | exato { $formula } = { $value }, k iniciam, r rodadas | exato { $value }
    [8] exato { $value }
   *[other] exato { $formula } = { $value } | exato { $value }
}
screen-gauge-expected = { $letters ->
    [1] esperado { $formula } ≈ { $value }, k iniciadores | esperado { $formula } ≈ { $value }, k iniciam | esperado ≈ { $value }
    [8] esperado ≈ { $value }
   *[other] esperado { $formula } ≈ { $value } | esperado ≈ { $value }
}
screen-gauge-unbound-crash = sem limite: um processo caiu | sem limite: queda
screen-gauge-fate = 
    { $delivered ->
        [1] { $delivered } entregue
       *[other] { $delivered } entregues
    } · { $lost ->
        [1] { $lost } perdida
       *[other] { $lost } perdidas
    } · { $in-flight } em voo
screen-gauge-copies = { $sent } enviadas + { $copies ->
    [1] { $copies } cópia
   *[other] { $copies } cópias
}
screen-gauge-notices = { $count ->
    [1] { $count } aviso
   *[other] { $count } avisos
}
screen-timeline-time = tempo

# The listing and the log.
screen-algorithm-at = em { $id }
screen-log-newer = { $count ->
    [1] 1 linha mais nova { $down } | { $down } 1
   *[other] { $count } linhas mais novas { $down } | { $down } { $count }
}
screen-log-empty = nada aconteceu ainda

# The space-time diagram.
screen-space-time-back = t reduzir
screen-space-time-past = { $count ->
    [0] { $event } no tick { $tick }: nada levou a ele | { $id } no tick { $tick }: nada levou a ele | nada levou a ele | nada antes
    [one] { $event } no tick { $tick }: 1 evento levou a ele | { $id } no tick { $tick }: 1 evento levou a ele | 1 evento levou a ele | 1 antes
   *[other] { $event } no tick { $tick }: { $count } eventos levaram a ele | { $id } no tick { $tick }: { $count } eventos levaram a ele | { $count } eventos levaram a ele | { $count } antes
}
screen-space-time-past-far = { $event } no tick { $tick }: { $count } dos últimos eventos levaram a ele, e outros anteriores | { $id } no tick { $tick }: { $count } dos últimos eventos levaram a ele | { $count } dos últimos levaram a ele | { $count }+ antes
screen-event-receives = { $id } recebe { $message } de { $from }
screen-event-bounces = { $id } recebe de volta { $message } de { $from }
screen-event-starts = { $id } começa
screen-event-timer = o temporizador de { $id } expira
screen-event-crashes = { $id } cai
screen-event-returns = { $id } volta
screen-event-any = { $id }

# The table of processes. The heads of its columns, then the properties of the run below it.
screen-column-id = id
screen-column-state = estado
screen-column-elected = eleito | el.
screen-column-sent = enviou
screen-column-received = recebeu
screen-column-waits = espera

# A window that is too small.
screen-too-small = { $width }×{ $height }: pequena demais | pequena
screen-too-small-needs = mínimo { $width }×{ $height } | { $width }×{ $height }

# The overlays.
screen-inspect-state = estado
screen-inspect-counts = mensagens
screen-inspect-sent-received = 
    { $sent ->
        [1] { $sent } enviada
       *[other] { $sent } enviadas
    } · { $received ->
        [1] { $received } recebida
       *[other] { $received } recebidas
    }
screen-inspect-facts = sabe
screen-inspect-waits = espera
screen-inspect-nothing = nada
screen-inspect-under-way = em voo
screen-inspect-losses = perdidas
screen-inspect-due = chega no tick { $tick } | chega { $tick }
screen-inspect-lost = perdida no tick { $tick } | perdida { $tick }
screen-inspect-notice = volta não entregue, chega no tick { $tick } | não entregue, chega { $tick }
screen-inspect-crashes-after = { $count ->
    [0] cai no seu próximo envio, antes de sair qualquer mensagem
    [1] cai após 1 mensagem do seu próximo envio
   *[other] cai após { $count } mensagens do seu próximo envio
}
screen-inspect-elsewhere = este processo está fora da janela de processos
screen-title-note-outdated = NOTA (escrita para a execução sem as suas ações) | NOTA (sem as suas ações) | NOTA *
screen-title-question-outdated = PERGUNTA (escrita para a execução sem as suas ações) | PERGUNTA (sem as suas ações) | PERGUNTA *
screen-note-of = { $at } de { $of }
screen-note-class-answers = Votem: a execução vai mostrar.
screen-blank-hint = qualquer tecla
screen-timeline-marks = marcas
screen-note-answer = resposta: { $answer }
screen-help-find = buscar:
screen-picker-nothing = nada corresponde
screen-title-flight = em voo e em curso
screen-flight-empty = Não há nada em voo nem em curso.
screen-flight-more = mais { $count }
screen-flight-detector = detector
screen-flight-farewell = despedida
screen-flight-crash = queda após { $count }
screen-flight-cut = corte
screen-flight-parted = partida
screen-flight-notice = aviso
screen-flight-in = { $count ->
    [0] neste tick
    [one] daqui a 1 tick
   *[other] daqui a { $count } ticks
 }
screen-flight-about-message = { $what } de { $from } para { $to }, enviada no tick { $sent }, chega no tick { $due }, { $in }
screen-flight-about-notice = O aviso de que { $what } não pôde ser entregue a { $from } chega a { $to } no tick { $due }, { $in }. Nada o apressa nem o impede
screen-flight-about-doomed = o enlace está cortado: perde-se, se não for refeito antes
screen-flight-about-timer = O temporizador { $timer } de { $id }, posto no tick { $set }, acaba no tick { $due }, { $in }
screen-flight-about-detector = Quem segue { $id } percebe no tick { $due } que ele se foi, { $in }. Nada o apressa nem o impede
screen-flight-about-farewell = Quem segue { $id } ouve no tick { $due } que ele saiu, { $in }. Nada o apressa nem o impede
screen-flight-about-crash = { $count ->
    [0] { $id } cai antes que saia a primeira mensagem do seu próximo lote
    [one] { $id } cai após a primeira mensagem do seu próximo lote
   *[other] { $id } cai após { $count } mensagens do seu próximo lote
 }. Segue armada até então
screen-flight-about-cut = O enlace entre { $from } e { $to } está cortado: o que chegaria por ele se perde
screen-flight-about-cut-one-way = O enlace de { $from } para { $to } está cortado: o que chegaria por ele se perde
screen-flight-about-parted = Nenhuma mensagem passa entre os lados { $sides }
