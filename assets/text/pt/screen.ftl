# The screen. A text with several lengths has the longest as its value and the shorter ones as attributes, the longest first: the longest that fits is shown.

# The header.
screen-topology-one-way-ring = anel unidirecional
    .short = anel
screen-topology-two-way-ring = anel bidirecional
    .short = anel
screen-topology-complete = grafo completo
screen-header-delay = atraso { $least }
screen-header-delays = atraso { $least }–{ $most }
# How long a process takes to handle a message.
screen-header-handling = tratamento { $time }
screen-header-seed = semente { $seed }
    .short = #{ $seed }
screen-header-paused = em pausa
screen-header-playing = em execução
screen-header-ended = terminado
screen-header-round = rodada { $number } de { $of }
    .short = rodada { $number }/{ $of }
screen-header-tick = tick { $tick }
screen-header-event = tick { $tick }, evento { $done } de { $all }
    .short = tick { $tick }, { $done } de { $all }
    .shortest = { $tick }: { $done }/{ $all }
screen-header-future = FUTURO VISÍVEL
    .short = FUTURO

# The titles of the panes.
screen-title-algorithm = ALGORITMO
# How long a process waits for an answer, with the symbols of the glossary.
screen-algorithm-patience = T = 2·t_max + t_process = { $patience }
    .short = T = { $patience }
screen-title-log = REGISTRO
screen-title-processes = PROCESSOS
screen-title-space-time = ESPAÇO-TEMPO
screen-title-elected = ELEITO
screen-title-decided = DECIDIDO
screen-title-groups = SUPERPARES
screen-title-progress = AVANÇO
screen-title-note = NOTA
screen-title-question = PERGUNTA
screen-title-help = TECLAS E GLOSSÁRIO
screen-title-process = PROCESSO { $id }

# The strip of elected cells: what it says as a whole.
screen-verdict-deciding = { $count ->
    [1] { $count } de { $of } decidido
   *[other] { $count } de { $of } decididos
}
    .short = { $count } de { $of }
    .shortest = { $count }/{ $of }
screen-verdict-nobody-owes = nenhum processo correto deve uma decisão
    .short = nenhum deve decidir
    .shortest = nenhum deve
screen-verdict-agreed = { $all ->
    [1] o único de pé lidera: { $leader }
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
screen-verdict-spreading = { $leader } lidera · avisados { $told } de { $of }
    .short = avisados { $told } de { $of }
    .shortest = avisados { $told }/{ $of }
screen-verdict-split = { $count } líderes nomeados: { $leaders }
    .short = { $count } líderes nomeados
    .shortest = { $count } líderes
screen-verdict-leader-down = o líder { $leader } caiu
    .short = { $leader } caiu
screen-verdict-without-leader = fim: ninguém lidera, { $leader } caiu
    .short = ninguém lidera: { $leader } caiu
    .shortest = ninguém lidera
screen-verdict-stuck = fim: { $count } de { $of } que ficam sem decidir
    .short = { $count } de { $of } que ficam sem decidir
    .shortest = { $count }/{ $of } sem decidir
screen-verdict-unanswered = fim: { $count } de { $of } clientes sem resposta
    .short = { $count } de { $of } sem resposta
    .shortest = { $count }/{ $of } sem resposta
screen-verdict-no-groups = ninguém serve ainda
screen-verdict-groups = { $leaders ->
    [1] 1 superpar
   *[other] { $leaders } superpares
} · { $served } servidos{ $open ->
    [0] {""}
   *[other] {" "}· { $open } sem servir
} · máximo { $largest }
    .short = { $leaders } superpares, { $served } servidos{ $open ->
        [0] {""}
       *[other] , { $open } não
    }
    .shortest = { $leaders } servem { $served }{ $open ->
        [0] {""}
       *[other] {" "}@{ $open }
    }
screen-verdict-nothing-applied = nada aplicado
    .short = sem aplicar
screen-verdict-applied = mais lento { $count }, mais longe { $of }, registros de acordo
    .short = mais lento { $count }, mais longe { $of }
    .shortest = { $count } a { $of }
screen-verdict-all-applied = todos { $count }, registros de acordo
    .short = todos { $count }
screen-verdict-logs-differ = os registros diferem na posição { $slot }
    .short = diferem em { $slot }
screen-verdict-nobody = todos caídos
screen-verdict-all-decided = { $all ->
    [1] o único que deve uma decisão decide { $value }
   *[other] todos os { $all } decidem { $value }
}
    .short = todos decidem { $value }
    .shortest = { $value }
screen-split-value = { $value } por { $ids }
screen-verdict-split-values = divididos: { $values }
    .short = divididos

# The gauge and the timeline.
screen-gauge-messages = mensagens
screen-gauge-count = { $count ->
    [1] { $count } mensagem
   *[other] { $count } mensagens
}
    .short = { $count ->
        [1] { $count } msg
       *[other] { $count } msgs
    }
screen-gauge-best = { $letters ->
    [1] pelo menos { $formula } = { $value }, k iniciadores
    [2] pelo menos { $formula } = { $value }, m de n de pé
    [3] pelo menos { $formula } = { $value }, k iniciadores, m de n de pé
    [4] pelo menos { $formula } = { $value }, r rodadas
    [5] pelo menos { $formula } = { $value }, k iniciadores, r rodadas
    [8] pelo menos { $value }
   *[other] pelo menos { $formula } = { $value }
}
    .short = { $letters ->
        [1] pelo menos { $formula } = { $value }, k iniciam
        [2] pelo menos { $value }
        [3] pelo menos { $formula } = { $value }, k iniciam, m de n de pé
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
    [1] no máximo { $formula } = { $value }, k iniciadores
    [2] no máximo { $formula } = { $value }, m de n de pé
    [3] no máximo { $formula } = { $value }, k iniciadores, m de n de pé
    [4] no máximo { $formula } = { $value }, r rodadas
    [5] no máximo { $formula } = { $value }, k iniciadores, r rodadas
    [16] no máximo { $formula } = { $value }, 1 ≤ k < ceil(log2 n)
    [8] no máximo { $value }
   *[other] no máximo { $formula } = { $value }
}
    .short = { $letters ->
        [1] no máximo { $formula } = { $value }, k iniciam
        [2] no máximo { $value }
        [3] no máximo { $formula } = { $value }, k iniciam, m de n de pé
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
    [1] exato { $formula } = { $value }, k iniciadores
    [32] exato { $formula } = { $value }, k comandos
    [2] exato { $formula } = { $value }, m de n de pé
    [3] exato { $formula } = { $value }, k iniciadores, m de n de pé
    [4] exato { $formula } = { $value }, r rodadas
    [5] exato { $formula } = { $value }, k iniciadores, r rodadas
    [8] exato { $value }
   *[other] exato { $formula } = { $value }
}
    .short = { $letters ->
        [1] exato { $formula } = { $value }, k iniciam
        [32] exato { $formula } = { $value }, k comandos
        [2] exato { $value }
        [3] exato { $formula } = { $value }, k iniciam, m de n de pé
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
screen-gauge-until-return = até a volta { $count }: { $bound }
screen-gauge-unbound-crash = sem limite: um processo caiu
    .short = sem limite: queda
screen-gauge-unbound-disturbed = sem limite: houve mensagens perdidas, tardias, duplicadas ou alteradas
    .short = sem limite: enlaces perturbados
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
screen-timeline-round = rodada { $number }
screen-timeline-log = log

# The listing and the log.
screen-algorithm-at = em { $id }
screen-log-newer = { $count ->
    [1] 1 linha mais nova { $down }
   *[other] { $count } linhas mais novas { $down }
}
    .short = { $count ->
        [1] { $down } 1
       *[other] { $down } { $count }
    }
screen-log-empty = nada aconteceu ainda

# The space-time diagram.
screen-space-time-back = t reduzir
screen-space-time-past = { $count ->
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
screen-column-elected = eleito
    .short = el.
screen-column-decided = decidido
    .short = dec.
screen-column-progress = avanço
screen-column-sent = enviou
screen-column-received = recebeu
screen-column-waits = espera

# A window that is too small.
screen-too-small = { $width }×{ $height }: pequena demais
    .short = pequena
screen-too-small-needs = mínimo { $width }×{ $height }
    .short = { $width }×{ $height }

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
screen-inspect-due = chega no tick { $tick }
    .short = chega { $tick }
screen-inspect-lost = perdida no tick { $tick }
    .short = perdida { $tick }
screen-inspect-notice = volta não entregue, chega no tick { $tick }
    .short = não entregue, chega { $tick }
screen-inspect-crashes-after = { $count ->
    [0] cai no seu próximo envio, antes de sair qualquer mensagem
    [1] cai após 1 mensagem do seu próximo envio
   *[other] cai após { $count } mensagens do seu próximo envio
}
screen-inspect-elsewhere = este processo está fora da janela de processos
screen-note-of = { $at } de { $of }
screen-note-class-answers = Votem: a execução vai mostrar.
screen-blank-hint = qualquer tecla
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

# Os painéis VALORES e COMO: o que os processos têm e como um deles chega à sua decisão.
screen-title-holds = VALORES
holds-stable = estável: { $names }
holds-columns = { $count } de { $of } colunas
    .short = { $count }/{ $of }
holds-set = { $count ->
        [one] um valor
       *[other] { $count } valores
    }
    .short = { $count }
holds-nothing = Nada do que estes processos têm tem nome.
    .short = nada com nome
screen-title-how = COMO
space-time-crashes-after = cai após { $sent } de { $of }
    .short = após { $sent }/{ $of }
    .shortest = { $sent }/{ $of }
how-nothing = { $id } não pesa nada neste momento.
    .short = { $id } não pesa nada
how-method-majority = maioria
how-method-majority-silence = maioria; empate: { $silence }
    .short = empate: { $silence }
how-method-majority-direct = maioria; empate: o dito diretamente
    .short = empate: o direto
how-method-majority-least = mais proponentes; empate: o menor
    .short = empate: o menor
how-tie-silence = a regra diz { $silence }
    .short = { $silence }
how-tie-direct = a regra toma o dito diretamente
    .short = o direto
how-tie-least = a regra toma o menor
    .short = o menor
how-fewer = Após só { $rounds ->
        [one] 1 rodada
       *[other] { $rounds } rodadas
    }
how-fewer-decide = { $count ->
        [one] { $ids } teria decidido
       *[other] { $ids } teriam decidido
    }
    .short = { $ids }:
how-fewer-same = { $rounds ->
        [one] Teria bastado 1 rodada
       *[other] Teriam bastado { $rounds } rodadas
    }: a mesma decisão
    .short = { $rounds ->
        [one] o mesmo após 1 rodada
       *[other] o mesmo após { $rounds } rodadas
    }
how-method-least = o menor do conjunto
    .short = o menor
how-method-greatest = o maior do conjunto
    .short = o maior
how-method-only = o único valor; senão, { $silence }
    .short = o único valor
how-method-highest-ballot = a votação mais alta contada
    .short = votação mais alta
how-method-own-value = o próprio: ninguém contou um voto
    .short = o próprio
how-method-votes-ignored = o próprio, embora contassem votos
    .short = o próprio, sem os votos
how-of-majority = maioria de { $count }
    .short = de { $count }
how-of-least = o menor de { $count }
    .short = o menor
how-of-greatest = o maior de { $count }
    .short = o maior
how-of-only = o único valor que chegou
    .short = o único valor
how-of-not-one = { $count ->
        [0] não chegou nenhum valor
       *[other] chegaram { $count } valores, não um
    }
    .short = { $count ->
        [0] nenhum valor
       *[other] { $count } valores
    }
how-so-far = até agora
how-tie = empate
how-decides = { $id } decide
how-would-decide = { $id } decidiria
how-of-set = de
how-says = { $a } diz { $value }
    .short = { $a } o diz
how-says-told = { $a } diz: { $b } me disse { $value }
    .short = { $a } ouviu de { $b }
how-says-told-told = { $a } diz: { $b } me disse que { $c } lhe disse { $value }
    .short = { $a } de { $b } de { $c }
how-says-by = { $a } diz { $value }, como chegou por { $path }
    .short = { $a } o diz
how-silent = nada chegou de { $a }: conta como { $value }
    .short = nada de { $a }: { $value }
how-unheard = ainda não se ouviu nada de { $a }
    .short = ainda nada
how-voted = { $a } votou em { $value } na votação { $ballot }
    .short = { $a } em { $ballot }
how-no-vote = { $a } não fala de voto algum
    .short = nenhum voto
how-told-to = dito a { $id }:
    .short = { $id } ouve
how-itself = ele mesmo
    .short = ele
how-majority = maioria
how-is = é
how-word = o que { $a } disse
how-on-word = o que ouviu de { $a }
how-these = estes { $count }:
    .short = { $count }:
how-key-nothing = nada chegou
how-key-nothing-counts = nada chegou: conta como { $value }
    .short = nada chegou
how-came-by = { $value } chegou por
how-hop = rodada { $round }
how-hop-down = { $id } está caído
