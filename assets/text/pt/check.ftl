# A verificação de todas as execuções.

check-act-needs-clock = { $count ->
    [one] o ato do tick { $ticks } não tem
   *[other] os atos dos ticks { $ticks } não têm
} sentido sem relógio: o que se atrasa, e o que se perde ou se duplica por acaso, é o relógio que diz. Retire tais atos, ou use --losses e --duplicates
check-chance-of-network = `loss` e `duplicate` em [network] são probabilidades, e sem relógio qualquer mensagem pode se perder: diga quantas com --losses e --duplicates
check-oldest-of-unordered = { $count ->
    [one] o ato do tick { $ticks } atua
   *[other] os atos dos ticks { $ticks } atuam
} sobre a mensagem mais antiga, e com fifo = false ninguém sabe qual é
check-barriers = as rodadas de { $protocol } são ticks de um relógio comum; retire --asynchronous
check-heartbeats = os batimentos são enviados pelo relógio; use o detector `oracle`
check-unbounded-timers = as execuções de { $protocol } não têm fim: cada temporizador que vence pode começar outra tentativa. Limite-os com --timers, por exemplo --timers 3
check-unbounded-draws = as execuções de { $protocol } não têm fim: cada sorteio pode levar a outra rodada. Limite-os com --draws, por exemplo --draws 3
check-begin-together = todos os processos de { $protocol } começam juntos: --any-start e --starts não têm sentido; escreva um início no cenário
check-too-many = { $count } processos: podem ser verificados no máximo { $most }
check-unlike-holds = { $name } não se cumpre: é violada após { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] passo
       *[other] passos
    }
}
check-unlike-violates = nenhuma execução viola { $name }
check-unlike-shortest = { $name } é violada após { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] passo
       *[other] passos
    }
}, não { $wanted }
check-unlike-states = há { $states ->
    [one] { $states } estado
   *[other] { $states } estados
}, não { $wanted }

check-clock-none = sem relógio
check-any-start-all = cada processo pode começar uma vez
check-any-start = { $ids } podem começar uma vez
check-starts = { $count ->
    [one] { $count } início em qualquer momento
   *[other] até { $count } inícios em qualquer momento
}
check-crashes = { $count ->
    [one] no máximo { $count } queda
   *[other] no máximo { $count } quedas
}
check-mid-broadcast = também no meio de uma difusão
check-revivals = { $count ->
    [one] no máximo { $count } retorno
   *[other] no máximo { $count } retornos
}
check-losses = { $count ->
    [one] no máximo { $count } mensagem perdida
   *[other] no máximo { $count } mensagens perdidas
}
check-duplicates = { $count ->
    [one] no máximo { $count } mensagem duplicada
   *[other] no máximo { $count } mensagens duplicadas
}
check-timers = { $count ->
    [one] no máximo { $count } temporizador vence
   *[other] no máximo { $count } temporizadores vencem
}
check-timers-named = `{ $timer }` vence no máximo { $count ->
    [one] uma vez
   *[other] { $count } vezes
}
check-draws = { $count ->
    [one] no máximo { $count } sorteio
   *[other] no máximo { $count } sorteios
}
check-early = { $count ->
    [0] nenhum temporizador vence enquanto algo está a caminho
    [one] no máximo { $count } temporizador vence enquanto algo está a caminho
   *[other] no máximo { $count } temporizadores vencem enquanto algo está a caminho
}
check-visited = { $states ->
    [one] { $states } estado
   *[other] { $states } estados
} · { $transitions ->
    [one] { $transitions } transição
   *[other] { $transitions } transições
} · a no máximo { $depth } { $unit ->
    [ticks] { $depth ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $depth ->
        [one] passo
       *[other] passos
    }
}
check-cost = { $seconds } s · { $memory } · { $speed } estados por segundo
check-incomplete = nem todos os estados foram visitados
check-holds = cumpre-se em todos os estados
check-holds-bounded = cumpre-se em todos os estados dentro destes limites
check-holds-at-rest = cumpre-se sempre que nada está a caminho
check-violated = violada após { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] passo
       *[other] passos
    }
}
check-violated-round = violada: uma execução continua para sempre, a partir do passo { $steps } dando voltas de { $round ->
    [one] { $round } passo
   *[other] { $round } passos
}
check-undecided = nenhuma violação em { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] passo
       *[other] passos
    }
}; além disso indeciso, após { $states ->
    [one] { $states } estado
   *[other] { $states } estados
}
check-runs = execuções
check-runs-end = toda execução termina
check-runs-end-bounded = nenhuma execução continua para sempre dentro destes limites
check-runs-unfair = algumas execuções continuam para sempre, mas não com equidade: algo nelas espera sem fim
check-runs-probability-one = toda execução termina com probabilidade 1: algumas poderiam continuar para sempre, mas o acaso tira-as de todo ciclo
check-runs-go-on = algumas execuções continuam para sempre
check-runs-undecided = não está decidido se toda execução termina
check-ends = finais
check-no-end = nenhuma execução chega ao repouso
check-end-states = { $states ->
    [one] { $states } estado
   *[other] { $states } estados
}, após { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] passo
       *[other] passos
    }
} no mínimo
check-properties = propriedades
check-as-file = como diz o arquivo
check-unlike-file = não como diz o arquivo: { $what }
check-story = A execução mais curta que viola { $name }:
check-more-ends = … mais { $count } …

cli-check-line = { $protocol } · { $variant } · { $count ->
    [one] { $count } processo
   *[other] { $count } processos
}
cli-check-progress = { $states ->
    [one] { $states } estado
   *[other] { $states } estados
}
cli-check-one-well = { $name }: como diz o arquivo ({ $states ->
    [one] { $states } estado
   *[other] { $states } estados
}, { $seconds } s)
cli-check-one-unlike = { $name }: não como diz o arquivo: { $what }
cli-check-one-undecided = { $name }: indeciso após { $states ->
    [one] { $states } estado
   *[other] { $states } estados
}
check-early-with-clock = --early conta os temporizadores que vencem cedo demais: com um relógio, o relógio diz quando vencem
check-no-process = { $option }: não há processo { $given }
check-no-timers = { $option }: { $protocol } não tem temporizadores
check-bad-timers = --timers { $given }: escreva um número, ou números por nome, como election=3,heartbeat=2
check-no-timer = --timers { $given }: não há tal temporizador; há { $valid }
check-no-property = --property { $given }: não há tal propriedade; há { $valid }
check-bad-memory = --limit-memory { $given }: escreva pelo menos 16M, como 512M ou 4G
check-end-down = { $held } (caídos: { $ids })
check-choices = `choices` decide o que aqui fica em aberto: retire-as
cli-check-nothing-found = nenhuma execução viola nada: não há nada para escrever nem para abrir
check-title = { $protocol }: a execução mais curta que viola { $name }
check-about = Encontrada entre todas as execuções ({ $budgets }): { $name } é violada { $unit ->
    [ticks] no tick { $steps }
   *[steps] após { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passos
    }, um por tick
}.
check-not-judged = nada se julgou: nenhuma execução chega ao repouso
cli-check-is-scenario = { $file } é o cenário: a execução encontrada o sobrescreveria
check-clock = com o relógio: todos os atrasos e sorteios
check-same-story = A mesma execução viola também { $name }.
check-notices-by-clock = sem relógio o detector não nota nada em nenhum tick próprio: volte ao tick 0, ou pergunte com o relógio
check-under-way = há a caminho uma cópia, um aviso, a notícia de uma saída ou uma mensagem que se perderá, e chega segundo o relógio: pergunte em outro tick, ou com o relógio

# A pergunta sobre todas as execuções, na tela.
does-check = pergunta se alguma execução pode dar errado a partir daqui
does-less = o valor anterior, ou um a menos
does-more = o valor seguinte, ou um a mais
does-start-check = procura em todas as execuções a partir daqui
group-check = Enquanto a pergunta sobre todas as execuções está aberta
word-check = todas
word-change = mudar
search-check = verificar, todas, possíveis, contraexemplo, explorar, errado
title-check = Todas as execuções a partir daqui
check-form-title = Pode dar errado a partir do tick { $tick }?
    .short = Pode dar errado?
check-form-clock = relógio
check-form-any-start = começam
check-form-starts = mais inícios
check-form-crashes = quedas
check-form-mid-broadcast = a meio envio
check-form-revivals = retornos
check-form-losses = perdas
check-form-duplicates = cópias
check-form-timers = expirações
check-form-draws = sorteios
check-form-early = prematuras
check-form-yes = sim
check-form-no = não
check-form-nobody = ninguém
check-form-everybody = todos
check-form-no-bound = sem teto
check-form-broken = quebrada
    .short = não
check-form-any-start-told = Quem mais pode começar uma vez, até tratar algo
check-form-timers-told = Quantos temporizadores podem expirar ao todo
check-form-asynchronous-told = Sem relógio: qualquer mensagem pode ser a próxima, qualquer temporizador pode vencer a qualquer momento
check-form-starts-told = Quantas vezes qualquer processo pode começar além disso
check-form-crashes-told = Quantos processos podem cair
check-form-mid-broadcast-told = Uma queda também pode vir no meio de uma difusão
check-form-revivals-told = Quantos processos podem voltar
check-form-losses-told = Quantas mensagens podem se perder
check-form-duplicates-told = Quantas mensagens podem ser duplicadas
check-form-draws-told = Quantas vezes os processos podem sortear ao todo
check-form-early-told = Quantos temporizadores podem vencer enquanto algo está a caminho
check-form-broken-told = Já está quebrada neste tick: para ver como pode quebrar, volte a antes.
check-nothing-judged = Nada é julgado: escolha uma propriedade ainda não quebrada.
check-searches = Procura em todas as execuções a partir daqui: { $states ->
    [one] { $states } estado
   *[other] { $states } estados
} … Qualquer tecla para.
    .short = { $states } estados …
check-from-here-holds = Nenhum de { $states ->
    [one] { $states } estado
   *[other] { $states } estados
} a partir daqui a viola ({ $properties ->
    [one] { $properties } propriedade
   *[other] { $properties } propriedades
}, { $budgets }).
    .short = Nenhum de { $states ->
    [one] { $states } estado
   *[other] { $states } estados
} a partir daqui a viola.
check-from-here-bounded = Dentro destes limites nenhum de { $states ->
    [one] { $states } estado
   *[other] { $states } estados
} a partir daqui a viola ({ $properties ->
    [one] { $properties } propriedade
   *[other] { $properties } propriedades
}, { $budgets }).
    .short = Dentro destes limites nenhum de { $states ->
    [one] { $states } estado
   *[other] { $states } estados
} a viola.
check-from-here-undecided = Nenhuma violação em { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] passo
       *[other] passos
    }
} a partir daqui; além disso não se sabe, após { $states } estados.
    .short = Além de { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] passo
       *[other] passos
    }
} não se sabe.
check-found = { $property } é violada a { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] passo
       *[other] passos
    }
} daqui: { $number ->
    [0] uma execução própria
   *[other] o ramo { $number }
} mostra.
    .short = { $property } é violada.
check-branch = { $property } é violada
check-no-kind = --reach message={ $given }: não há tal mensagem; há { $valid }
check-no-goal = --reach { $given }: escreva { $near ->
    [leader] leader ou leader=ID
    [decision] decision ou decision=ID
    [message] message=TIPO ou message=TIPO@ID
    [change] change=ID
    [rest] rest
   *[other] leader, leader=ID, decision, decision=ID, message=TIPO, message=TIPO@ID, change=ID ou rest
}
check-goal-leads = { $id } é líder
check-goal-message = { $kind } é enviado por { $id } ou para ele
check-goal-decides = { $id } decide
check-reach-title = { $protocol }: a execução mais curta em que { $goal }
check-reach-about = Encontrada entre todas as execuções ({ $budgets }): { $goal } { $unit ->
    [ticks] no tick { $steps }
   *[steps] após { $steps } passos, um por tick
}.
check-reached = { $goal }: após { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] passo
       *[other] passos
    }
}
check-never = { $goal }: em nenhum de { $states ->
    [one] { $states } estado
   *[other] { $states } estados
}
check-never-bounded = { $goal }: em nenhum de { $states ->
    [one] { $states } estado
   *[other] { $states } estados
} dentro destes limites
check-reach-undecided = { $goal }: não em { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] passo
       *[other] passos
    }
}; além disso indeciso, após { $states ->
    [one] { $states } estado
   *[other] { $states } estados
}
check-bad-graph = --graph { $file }: o nome termina em .dot ou .aut
check-graph-too-large = --graph: { $states } estados são demais para um desenho, que tem no máximo { $most }; escreva um arquivo .aut
check-about-endless = Uma execução que continua para sempre: a partir do { $unit ->
    [ticks] tick
   *[steps] passo
} { $from } dá voltas em { $round } { $unit ->
    [ticks] { $round ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $round ->
        [one] passo
       *[other] passos
    }
}, aqui duas vezes. Isso viola { $name }.
check-copy-of-open-delay = { $count ->
    [one] o ato do tick { $ticks } duplica
   *[other] os atos dos ticks { $ticks } duplicam
} uma mensagem enquanto os atrasos variam: a cópia chega com ela, e isso não pode ser explorado; dê à rede um só atraso ou retire-o
check-holds-at-rest-bounded = cumpre-se em todo repouso dentro destes limites
check-holds-termination-bounded = cumpre-se em todo repouso, e nenhuma execução continua para sempre, dentro destes limites
check-not-judged-bounded = nada se julgou: nenhuma execução chegou ao repouso dentro destes limites
check-nothing-began = cumpre-se só porque nada começou
check-no-end-met = nenhum foi encontrado em { $states ->
    [one] { $states } estado
   *[other] { $states } estados
}
check-no-end-bounded = nenhuma execução chega ao repouso dentro destes limites
check-ends-alike = todas as execuções terminam igual
check-ends-alike-bounded = todas as execuções que chegam ao repouso dentro destes limites terminam igual
check-ends-alike-some = todas as execuções que chegam ao repouso terminam igual
check-ends-differ = as execuções terminam de { $count } maneiras diferentes
check-ends-so-far = { $count ->
    [one] um foi encontrado até agora
   *[other] as execuções terminam de pelo menos { $count } maneiras diferentes
}
check-no-run = nenhuma execução ({ $budgets }) viola { $properties }
check-as-file-undecided = não está decidido se é como diz o arquivo: nem todos os estados foram visitados
check-unlike-more-states = há mais de { $wanted } estados
check-bad-any-start = --any-start={ $given }: escreva identificadores, como --any-start=1,2, ou só --any-start para todos
check-timer-twice = --timers: { $timer } é limitado duas vezes
check-no-draws = --draws: { $protocol } não sorteia nada
check-no-crashes = --mid-broadcast diz onde as quedas podem vir: diga quantas com --crashes
check-nobody-leads = --reach { $given }: em { $protocol } ninguém lidera; há decision
check-nobody-decides = --reach { $given }: em { $protocol } ninguém decide; há leader
check-nothing-reached = não foi encontrada execução em que aconteça: não há nada para escrever nem para abrir
check-fewer-states = --limit-states { $limit }: [check] diz que há { $states } estados; deixe visitar mais, ou retire-o
check-first-counts = --first para na primeira violação, e [check] diz quantos estados há ao todo: retire --first
check-all-seeds = --all: cada cenário tem a sua própria semente; retire --seed
check-not-obeyed = linhas do algoritmo que nenhuma execução obedece:
check-not-obeyed-bounded = linhas do algoritmo que nenhuma execução obedece dentro destes limites:
