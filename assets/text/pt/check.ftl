# A verificação de todas as execuções.

check-act-needs-clock = o ato do tick { $tick } não tem sentido sem relógio: o que se atrasa, e o que se perde ou se duplica por acaso, é o relógio que diz. Retire-o, ou use --losses e --duplicates
check-chance-of-network = `loss` e `duplicate` em [network] são probabilidades, e sem relógio qualquer mensagem pode se perder: diga quantas com --losses e --duplicates
check-oldest-of-unordered = o ato do tick { $tick } age sobre a mensagem mais antiga, e com fifo = false ninguém sabe qual é
check-barriers = as rodadas de { $protocol } são ticks de um relógio comum; retire --asynchronous
check-heartbeats = os batimentos são enviados pelo relógio; use o detector `oracle`
check-unbounded-timers = as execuções de { $protocol } não têm fim: cada temporizador que vence pode começar outra tentativa. Limite-os com --timers, por exemplo --timers 3
check-unbounded-draws = as execuções de { $protocol } não têm fim: cada sorteio pode levar a outra rodada. Limite-os com --draws, por exemplo --draws 3
check-begin-together = todos os processos de { $protocol } começam juntos: --any-start e --starts não têm sentido; escreva um início no cenário
check-too-many = { $count } processos: podem ser verificados no máximo { $most }
check-unlike-holds = { $name } não se cumpre: é violada após { $steps } passos
check-unlike-violates = nenhuma execução viola { $name }
check-unlike-shortest = { $name } é violada após { $steps } passos, não { $wanted }
check-unlike-states = há { $states } estados, não { $wanted }

check-clock-none = sem relógio
check-any-start-all = cada processo pode começar uma vez
check-any-start = { $ids } podem começar uma vez
check-starts = { $count ->
    [one] 1 início em qualquer momento
   *[other] até { $count } inícios em qualquer momento
}
check-crashes = { $count ->
    [one] no máximo 1 queda
   *[other] no máximo { $count } quedas
}
check-mid-broadcast = também no meio de uma difusão
check-revivals = { $count ->
    [one] no máximo 1 retorno
   *[other] no máximo { $count } retornos
}
check-losses = { $count ->
    [one] no máximo 1 mensagem perdida
   *[other] no máximo { $count } mensagens perdidas
}
check-duplicates = { $count ->
    [one] no máximo 1 mensagem duplicada
   *[other] no máximo { $count } mensagens duplicadas
}
check-timers = { $count ->
    [one] no máximo 1 temporizador vence
   *[other] no máximo { $count } temporizadores vencem
}
check-timers-named = `{ $timer }` vence no máximo { $count ->
    [one] uma vez
   *[other] { $count } vezes
}
check-draws = { $count ->
    [one] no máximo 1 sorteio
   *[other] no máximo { $count } sorteios
}
check-early = { $count ->
    [0] nenhum temporizador vence enquanto algo está a caminho
    [one] no máximo 1 temporizador vence enquanto algo está a caminho
   *[other] no máximo { $count } temporizadores vencem enquanto algo está a caminho
}
check-visited = { $states ->
    [one] 1 estado
   *[other] { $states } estados
} · { $transitions ->
    [one] 1 transição
   *[other] { $transitions } transições
} · a no máximo { $depth } { $unit ->
    [ticks] ticks
   *[steps] passos
}
check-cost = { $seconds } s · { $memory } · { $speed } estados por segundo
check-incomplete = nem todos os estados foram visitados
check-holds = cumpre-se em todos os estados
check-holds-bounded = cumpre-se em todos os estados dentro destes limites
check-holds-at-rest = cumpre-se sempre que nada está a caminho
check-violated = violada após { $steps } { $unit ->
    [ticks] ticks
   *[steps] passos
}
check-violated-round = violada: uma execução continua para sempre, a partir do passo { $steps } dando voltas de { $round } passos
check-undecided = nenhuma violação em { $steps } { $unit ->
    [ticks] ticks
   *[steps] passos
}; além disso indeciso, após { $states } estados
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
    [one] 1 estado
   *[other] { $states } estados
}, após { $steps } { $unit ->
    [ticks] ticks
   *[steps] passos
} no mínimo
check-properties = propriedades
check-as-file = como diz o arquivo
check-unlike-file = não como diz o arquivo: { $what }
check-story = A execução mais curta que viola { $name }:
check-more-ends = … mais { $count } …

cli-check-about = Percorre todas as execuções de um cenário e diz quais propriedades sempre se cumprem
cli-check-all-help = Verifica todos os cenários incluídos que dizem qual é a resposta
cli-check-asynchronous-help = Sem relógio: qualquer mensagem pode ser a próxima, qualquer temporizador pode vencer a qualquer momento
cli-check-any-start-help = Cada um destes processos (senão todos) pode começar uma vez, até tratar algo
cli-check-starts-help = Quantas vezes qualquer processo pode começar além disso
cli-check-crashes-help = Quantos processos podem cair
cli-check-mid-broadcast-help = Uma queda também pode vir no meio de uma difusão
cli-check-revivals-help = Quantos processos podem voltar
cli-check-losses-help = Quantas mensagens podem se perder
cli-check-duplicates-help = Quantas mensagens podem ser duplicadas
cli-check-timers-help = Quantos temporizadores podem vencer ao todo, ou quantas vezes cada um
cli-check-draws-help = Quantas vezes os processos podem sortear ao todo
cli-check-early-help = Quantos temporizadores podem vencer enquanto algo está a caminho
cli-check-property-help = Julga só estas propriedades
cli-check-first-help = Para na primeira violação
cli-check-limit-states-help = Visita no máximo tantos estados
cli-check-limit-memory-help = Usa no máximo tanta memória (senão metade da máquina)
cli-check-depth-help = Vai no máximo a tantos passos
cli-check-format-help = Como se escreve a resposta: text ou json
cli-check-line = { $protocol } · { $variant } · { $count ->
    [one] 1 processo
   *[other] { $count } processos
}
cli-check-progress = { $states } estados
cli-check-one-well = { $name }: como diz o arquivo ({ $states } estados, { $seconds } s)
cli-check-one-unlike = { $name }: não como diz o arquivo: { $what }
cli-check-one-undecided = { $name }: indeciso após { $states } estados
check-early-with-clock = --early conta os temporizadores que vencem cedo demais: com um relógio, o relógio diz quando vencem
check-no-process = não há processo { $given }
check-no-timers = { $protocol } não tem temporizadores
check-bad-timers = --timers { $given }: escreva um número, ou números por nome, como election=3,heartbeat=2
check-no-timer = não há temporizador `{ $given }`; há { $valid }
check-no-property = não há propriedade `{ $given }`; há { $valid }
check-bad-memory = --limit-memory { $given }: escreva pelo menos 16M, como 512M ou 4G
check-end-down = { $held } ({ $ids } caídos)
check-choices = `choices` decide o que aqui fica em aberto: retire-as
cli-check-output-help = Escreve a execução mais curta que viola uma propriedade como cenário
cli-check-play-help = Abre na tela a execução mais curta que viola uma propriedade
cli-check-nothing-found = nenhuma execução viola nada: não há nada para escrever nem para abrir
check-title = { $protocol }: a execução mais curta que viola { $name }
check-about = Encontrada entre todas as execuções ({ $budgets }): { $name } é violada { $unit ->
    [ticks] no tick { $steps }
   *[steps] após { $steps } passos, um por tick
}.
cli-check-seed-help = Outra semente que a do cenário, para o que ele senta ou sorteia antes de a execução começar
check-not-judged = não se julga: nenhuma execução chega ao repouso
cli-check-is-scenario = { $file } é o cenário: a execução encontrada o sobrescreveria
check-clock = com o relógio: todos os atrasos e sorteios
check-same-story = A mesma execução viola também { $name }.
