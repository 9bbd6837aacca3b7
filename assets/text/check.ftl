# The check of all runs.

check-act-needs-clock = { $count ->
    [one] the act at tick { $ticks } has
   *[other] the acts at the ticks { $ticks } have
} no meaning without a clock: what is late, and what is lost or doubled by chance, is told by the clock. Leave out such acts, or use --losses and --duplicates
check-act-needs-clock_es = { $count ->
    [one] el acto del tick { $ticks } no tiene
   *[other] los actos de los ticks { $ticks } no tienen
} sentido sin reloj: lo que se retrasa, y lo que se pierde o se duplica por azar, lo dice el reloj. Quite tales actos, o use --losses y --duplicates
check-act-needs-clock_pt = { $count ->
    [one] o ato do tick { $ticks } não tem
   *[other] os atos dos ticks { $ticks } não têm
} sentido sem relógio: o que se atrasa, e o que se perde ou se duplica por acaso, é o relógio que diz. Retire tais atos, ou use --losses e --duplicates
check-chance-of-network = `loss` and `duplicate` in [network] are chances, and without a clock every message may be lost: say how many with --losses and --duplicates
check-chance-of-network_es = `loss` y `duplicate` en [network] son probabilidades, y sin reloj puede perderse cualquier mensaje: diga cuántos con --losses y --duplicates
check-chance-of-network_pt = `loss` e `duplicate` em [network] são probabilidades, e sem relógio qualquer mensagem pode se perder: diga quantas com --losses e --duplicates
check-oldest-of-unordered = { $count ->
    [one] the act at tick { $ticks } is
   *[other] the acts at the ticks { $ticks } are
} on the oldest message, and with fifo = false nobody knows which that is
check-oldest-of-unordered_es = { $count ->
    [one] el acto del tick { $ticks } actúa
   *[other] los actos de los ticks { $ticks } actúan
} sobre el mensaje más antiguo, y con fifo = false nadie sabe cuál es
check-oldest-of-unordered_pt = { $count ->
    [one] o ato do tick { $ticks } atua
   *[other] os atos dos ticks { $ticks } atuam
} sobre a mensagem mais antiga, e com fifo = false ninguém sabe qual é
check-barriers = the rounds of { $protocol } are ticks of a common clock; leave out --asynchronous
check-barriers_es = las rondas de { $protocol } son ticks de un reloj común; quite --asynchronous
check-barriers_pt = as rodadas de { $protocol } são ticks de um relógio comum; retire --asynchronous
check-heartbeats = heartbeats are sent by the clock; use the detector `oracle`
check-heartbeats_es = los latidos los envía el reloj; use el detector `oracle`
check-heartbeats_pt = os batimentos são enviados pelo relógio; use o detector `oracle`
check-unbounded-timers = the runs of { $protocol } have no end: each timer that runs out may begin another attempt. Bound them with --timers, such as --timers 3
check-unbounded-timers_es = las ejecuciones de { $protocol } no tienen fin: cada temporizador que vence puede empezar otro intento. Limítelos con --timers, por ejemplo --timers 3
check-unbounded-timers_pt = as execuções de { $protocol } não têm fim: cada temporizador que vence pode começar outra tentativa. Limite-os com --timers, por exemplo --timers 3
check-unbounded-draws = the runs of { $protocol } have no end: each draw may lead to another round. Bound them with --draws, such as --draws 3
check-unbounded-draws_es = las ejecuciones de { $protocol } no tienen fin: cada sorteo puede llevar a otra ronda. Limítelos con --draws, por ejemplo --draws 3
check-unbounded-draws_pt = as execuções de { $protocol } não têm fim: cada sorteio pode levar a outra rodada. Limite-os com --draws, por exemplo --draws 3
check-begin-together = all processes of { $protocol } begin together: --any-start and --starts have no meaning; write a start into the scenario
check-begin-together_es = todos los procesos de { $protocol } empiezan juntos: --any-start y --starts no tienen sentido; escriba un inicio en el escenario
check-begin-together_pt = todos os processos de { $protocol } começam juntos: --any-start e --starts não têm sentido; escreva um início no cenário
check-too-many = { $count } processes: at most { $most } can be checked
check-too-many_es = { $count } procesos: se pueden comprobar como máximo { $most }
check-too-many_pt = { $count } processos: podem ser verificados no máximo { $most }
check-unlike-holds = { $name } does not hold: it is violated after { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
}
check-unlike-holds_es = { $name } no se cumple: se viola tras { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
}
check-unlike-holds_pt = { $name } não se cumpre: é violada após { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] passo
       *[other] passos
    }
}
check-unlike-violates = { $name } is not violated by any run
check-unlike-violates_es = ninguna ejecución viola { $name }
check-unlike-violates_pt = nenhuma execução viola { $name }
check-unlike-shortest = { $name } is violated after { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
}, not { $wanted }
check-unlike-shortest_es = { $name } se viola tras { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
}, no { $wanted }
check-unlike-shortest_pt = { $name } é violada após { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] passo
       *[other] passos
    }
}, não { $wanted }
check-unlike-states = { $states ->
    [one] there is 1 state
   *[other] there are { $states } states
}, not { $wanted }
check-unlike-states_es = hay { $states ->
    [one] 1 estado
   *[other] { $states } estados
}, no { $wanted }
check-unlike-states_pt = há { $states ->
    [one] { $states } estado
   *[other] { $states } estados
}, não { $wanted }

check-clock-none = without a clock
check-clock-none_es = sin reloj
check-clock-none_pt = sem relógio
check-any-start-all = each process may begin once
check-any-start-all_es = cada proceso puede empezar una vez
check-any-start-all_pt = cada processo pode começar uma vez
check-any-start = { $ids } may begin once
check-any-start_es = { $ids } pueden empezar una vez
check-any-start_pt = { $ids } podem começar uma vez
check-starts = { $count ->
    [one] 1 start at any moment
   *[other] up to { $count } starts at any moment
}
check-starts_es = { $count ->
    [one] 1 inicio en cualquier momento
   *[other] hasta { $count } inicios en cualquier momento
}
check-starts_pt = { $count ->
    [one] { $count } início em qualquer momento
   *[other] até { $count } inícios em qualquer momento
}
check-crashes = { $count ->
    [one] at most 1 crash
   *[other] at most { $count } crashes
}
check-crashes_es = { $count ->
    [one] como máximo 1 caída
   *[other] como máximo { $count } caídas
}
check-crashes_pt = { $count ->
    [one] no máximo { $count } queda
   *[other] no máximo { $count } quedas
}
check-mid-broadcast = also in mid-broadcast
check-mid-broadcast_es = también a mitad de una difusión
check-mid-broadcast_pt = também no meio de uma difusão
check-revivals = { $count ->
    [one] at most 1 return
   *[other] at most { $count } returns
}
check-revivals_es = { $count ->
    [one] como máximo 1 regreso
   *[other] como máximo { $count } regresos
}
check-revivals_pt = { $count ->
    [one] no máximo { $count } retorno
   *[other] no máximo { $count } retornos
}
check-losses = { $count ->
    [one] at most 1 message lost
   *[other] at most { $count } messages lost
}
check-losses_es = { $count ->
    [one] como máximo 1 mensaje perdido
   *[other] como máximo { $count } mensajes perdidos
}
check-losses_pt = { $count ->
    [one] no máximo { $count } mensagem perdida
   *[other] no máximo { $count } mensagens perdidas
}
check-duplicates = { $count ->
    [one] at most 1 message doubled
   *[other] at most { $count } messages doubled
}
check-duplicates_es = { $count ->
    [one] como máximo 1 mensaje duplicado
   *[other] como máximo { $count } mensajes duplicados
}
check-duplicates_pt = { $count ->
    [one] no máximo { $count } mensagem duplicada
   *[other] no máximo { $count } mensagens duplicadas
}
check-timers = { $count ->
    [one] at most 1 timer runs out
   *[other] at most { $count } timers run out
}
check-timers_es = { $count ->
    [one] vence como máximo 1 temporizador
   *[other] vencen como máximo { $count } temporizadores
}
check-timers_pt = { $count ->
    [one] no máximo { $count } temporizador vence
   *[other] no máximo { $count } temporizadores vencem
}
check-timers-named = `{ $timer }` runs out at most { $count ->
    [one] once
   *[other] { $count } times
}
check-timers-named_es = `{ $timer }` vence como máximo { $count ->
    [one] una vez
   *[other] { $count } veces
}
check-timers-named_pt = `{ $timer }` vence no máximo { $count ->
    [one] uma vez
   *[other] { $count } vezes
}
check-draws = { $count ->
    [one] at most 1 draw
   *[other] at most { $count } draws
}
check-draws_es = { $count ->
    [one] como máximo 1 sorteo
   *[other] como máximo { $count } sorteos
}
check-draws_pt = { $count ->
    [one] no máximo { $count } sorteio
   *[other] no máximo { $count } sorteios
}
check-early = { $count ->
    [0] no timer runs out while anything is under way
    [one] at most 1 timer runs out while anything is under way
   *[other] at most { $count } timers run out while anything is under way
}
check-early_es = { $count ->
    [0] ningún temporizador vence mientras haya algo en camino
    [one] como máximo 1 temporizador vence mientras haya algo en camino
   *[other] como máximo { $count } temporizadores vencen mientras haya algo en camino
}
check-early_pt = { $count ->
    [0] nenhum temporizador vence enquanto algo está a caminho
    [one] no máximo { $count } temporizador vence enquanto algo está a caminho
   *[other] no máximo { $count } temporizadores vencem enquanto algo está a caminho
}
check-visited = { $states ->
    [one] 1 state
   *[other] { $states } states
} · { $transitions ->
    [one] 1 transition
   *[other] { $transitions } transitions
} · at most { $depth } { $unit ->
    [ticks] { $depth ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $depth ->
        [one] step
       *[other] steps
    }
} deep
check-visited_es = { $states ->
    [one] 1 estado
   *[other] { $states } estados
} · { $transitions ->
    [one] 1 transición
   *[other] { $transitions } transiciones
} · a { $depth } { $unit ->
    [ticks] { $depth ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $depth ->
        [one] paso
       *[other] pasos
    }
} como máximo
check-visited_pt = { $states ->
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
check-cost = { $seconds } s · { $memory } · { $speed } states a second
check-cost_es = { $seconds } s · { $memory } · { $speed } estados por segundo
check-cost_pt = { $seconds } s · { $memory } · { $speed } estados por segundo
check-incomplete = not all states were visited
check-incomplete_es = no se visitaron todos los estados
check-incomplete_pt = nem todos os estados foram visitados
check-holds = holds in every state
check-holds_es = se cumple en todos los estados
check-holds_pt = cumpre-se em todos os estados
check-holds-bounded = holds in every state within these bounds
check-holds-bounded_es = se cumple en todos los estados dentro de estos límites
check-holds-bounded_pt = cumpre-se em todos os estados dentro destes limites
check-holds-at-rest = holds whenever nothing is under way
check-holds-at-rest_es = se cumple siempre que no haya nada en camino
check-holds-at-rest_pt = cumpre-se sempre que nada está a caminho
check-violated = violated after { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
}
check-violated_es = violada tras { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
}
check-violated_pt = violada após { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] passo
       *[other] passos
    }
}
check-violated-round = violated: a run goes on for ever, from step { $steps } on round and round in { $round ->
    [one] 1 step
   *[other] { $round } steps
}
check-violated-round_es = violada: una ejecución sigue para siempre, desde el paso { $steps } dando vueltas de { $round ->
    [one] 1 paso
   *[other] { $round } pasos
}
check-violated-round_pt = violada: uma execução continua para sempre, a partir do passo { $steps } dando voltas de { $round ->
    [one] { $round } passo
   *[other] { $round } passos
}
check-undecided = no violation within { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
}; undecided beyond, after { $states ->
    [one] 1 state
   *[other] { $states } states
}
check-undecided_es = ninguna violación en { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
}; más allá sin decidir, tras { $states ->
    [one] 1 estado
   *[other] { $states } estados
}
check-undecided_pt = nenhuma violação em { $steps } { $unit ->
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
check-runs = runs
check-runs_es = ejecuciones
check-runs_pt = execuções
check-runs-end = every run ends
check-runs-end_es = toda ejecución termina
check-runs-end_pt = toda execução termina
check-runs-end-bounded = no run goes on for ever within these bounds
check-runs-end-bounded_es = ninguna ejecución sigue para siempre dentro de estos límites
check-runs-end-bounded_pt = nenhuma execução continua para sempre dentro destes limites
check-runs-unfair = some runs go on for ever, but not fairly: something in them waits without end
check-runs-unfair_es = algunas ejecuciones siguen para siempre, pero no con equidad: algo espera en ellas sin fin
check-runs-unfair_pt = algumas execuções continuam para sempre, mas não com equidade: algo nelas espera sem fim
check-runs-probability-one = every run ends with probability 1: some could go on for ever, but chance takes them out of every cycle
check-runs-probability-one_es = toda ejecución acaba con probabilidad 1: algunas podrían seguir para siempre, pero el azar las saca de todo ciclo
check-runs-probability-one_pt = toda execução termina com probabilidade 1: algumas poderiam continuar para sempre, mas o acaso tira-as de todo ciclo
check-runs-go-on = some runs go on for ever
check-runs-go-on_es = algunas ejecuciones siguen para siempre
check-runs-go-on_pt = algumas execuções continuam para sempre
check-runs-undecided = whether every run ends is undecided
check-runs-undecided_es = no está decidido si toda ejecución termina
check-runs-undecided_pt = não está decidido se toda execução termina
check-ends = ends
check-ends_es = finales
check-ends_pt = finais
check-no-end = no run comes to rest
check-no-end_es = ninguna ejecución llega al reposo
check-no-end_pt = nenhuma execução chega ao repouso
check-end-states = { $states ->
    [one] 1 state
   *[other] { $states } states
}, after { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
} at the earliest
check-end-states_es = { $states ->
    [one] 1 estado
   *[other] { $states } estados
}, tras { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
} como pronto
check-end-states_pt = { $states ->
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
check-properties = properties
check-properties_es = propiedades
check-properties_pt = propriedades
check-as-file = as the file says
check-as-file_es = como dice el archivo
check-as-file_pt = como diz o arquivo
check-unlike-file = not as the file says: { $what }
check-unlike-file_es = no como dice el archivo: { $what }
check-unlike-file_pt = não como diz o arquivo: { $what }
check-story = The shortest run that violates { $name }:
check-story_es = La ejecución más corta que viola { $name }:
check-story_pt = A execução mais curta que viola { $name }:
check-more-ends = … { $count } more …
check-more-ends_es = … { $count } más …
check-more-ends_pt = … mais { $count } …

cli-check-line = { $protocol } · { $variant } · { $count ->
    [one] 1 process
   *[other] { $count } processes
}
cli-check-line_es = { $protocol } · { $variant } · { $count ->
    [one] 1 proceso
   *[other] { $count } procesos
}
cli-check-line_pt = { $protocol } · { $variant } · { $count ->
    [one] { $count } processo
   *[other] { $count } processos
}
cli-check-progress = { $states ->
    [one] 1 state
   *[other] { $states } states
}
cli-check-progress_es = { $states ->
    [one] 1 estado
   *[other] { $states } estados
}
cli-check-progress_pt = { $states ->
    [one] { $states } estado
   *[other] { $states } estados
}
cli-check-one-well = { $name }: as the file says ({ $states ->
    [one] 1 state
   *[other] { $states } states
}, { $seconds } s)
cli-check-one-well_es = { $name }: como dice el archivo ({ $states ->
    [one] 1 estado
   *[other] { $states } estados
}, { $seconds } s)
cli-check-one-well_pt = { $name }: como diz o arquivo ({ $states ->
    [one] { $states } estado
   *[other] { $states } estados
}, { $seconds } s)
cli-check-one-unlike = { $name }: not as the file says: { $what }
cli-check-one-unlike_es = { $name }: no como dice el archivo: { $what }
cli-check-one-unlike_pt = { $name }: não como diz o arquivo: { $what }
cli-check-one-undecided = { $name }: undecided after { $states ->
    [one] 1 state
   *[other] { $states } states
}
cli-check-one-undecided_es = { $name }: sin decidir tras { $states ->
    [one] 1 estado
   *[other] { $states } estados
}
cli-check-one-undecided_pt = { $name }: indeciso após { $states ->
    [one] { $states } estado
   *[other] { $states } estados
}
check-early-with-clock = --early counts timers that run out too early: with a clock, the clock says when they do
check-early-with-clock_es = --early cuenta los temporizadores que vencen demasiado pronto: con un reloj, el reloj dice cuándo vencen
check-early-with-clock_pt = --early conta os temporizadores que vencem cedo demais: com um relógio, o relógio diz quando vencem
check-no-process = { $option }: there is no process { $given }
check-no-process_es = { $option }: no hay ningún proceso { $given }
check-no-process_pt = { $option }: não há processo { $given }
check-no-timers = { $option }: { $protocol } has no timers
check-no-timers_es = { $option }: { $protocol } no tiene temporizadores
check-no-timers_pt = { $option }: { $protocol } não tem temporizadores
check-bad-timers = --timers { $given }: write a number, or numbers by name, such as election=3,heartbeat=2
check-bad-timers_es = --timers { $given }: escriba un número, o números por nombre, como election=3,heartbeat=2
check-bad-timers_pt = --timers { $given }: escreva um número, ou números por nome, como election=3,heartbeat=2
check-no-timer = --timers { $given }: there is no such timer; there is { $valid }
check-no-timer_es = --timers { $given }: no hay tal temporizador; hay { $valid }
check-no-timer_pt = --timers { $given }: não há tal temporizador; há { $valid }
check-no-property = --property { $given }: there is no such property; there is { $valid }
check-no-property_es = --property { $given }: no hay tal propiedad; hay { $valid }
check-no-property_pt = --property { $given }: não há tal propriedade; há { $valid }
check-bad-memory = --limit-memory { $given }: write at least 16M, such as 512M or 4G
check-bad-memory_es = --limit-memory { $given }: escriba al menos 16M, como 512M o 4G
check-bad-memory_pt = --limit-memory { $given }: escreva pelo menos 16M, como 512M ou 4G
check-end-down = { $held } (crashed: { $ids })
check-end-down_es = { $held } (caídos: { $ids })
check-end-down_pt = { $held } (caídos: { $ids })
check-choices = `choices` settle what is left open here: take them out
check-choices_es = `choices` decide lo que aquí queda abierto: quítelas
check-choices_pt = `choices` decide o que aqui fica em aberto: retire-as
cli-check-nothing-found = no run violates anything: there is nothing to write or to open
cli-check-nothing-found_es = ninguna ejecución viola nada: no hay nada que escribir ni que abrir
cli-check-nothing-found_pt = nenhuma execução viola nada: não há nada para escrever nem para abrir
check-title = { $protocol }: the shortest run that violates { $name }
check-title_es = { $protocol }: la ejecución más corta que viola { $name }
check-title_pt = { $protocol }: a execução mais curta que viola { $name }
check-about = Found among all runs ({ $budgets }): { $name } is violated { $unit ->
    [ticks] at tick { $steps }
   *[steps] after { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, one a tick
}.
check-about_es = Encontrada entre todas las ejecuciones ({ $budgets }): { $name } se viola { $unit ->
    [ticks] en el tick { $steps }
   *[steps] tras { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }, uno por tick
}.
check-about_pt = Encontrada entre todas as execuções ({ $budgets }): { $name } é violada { $unit ->
    [ticks] no tick { $steps }
   *[steps] após { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passos
    }, um por tick
}.
check-not-judged = nothing was judged: no run comes to rest
check-not-judged_es = nada se juzgó: ninguna ejecución llega al reposo
check-not-judged_pt = nada se julgou: nenhuma execução chega ao repouso
cli-check-is-scenario = { $file } is the scenario: the run that is found would overwrite it
cli-check-is-scenario_es = { $file } es el escenario: la ejecución encontrada lo sobrescribiría
cli-check-is-scenario_pt = { $file } é o cenário: a execução encontrada o sobrescreveria
check-clock = with the clock: all delays and draws
check-clock_es = con el reloj: todos los retrasos y sorteos
check-clock_pt = com o relógio: todos os atrasos e sorteios
check-same-story = The same run violates { $name } too.
check-same-story_es = La misma ejecución viola también { $name }.
check-same-story_pt = A mesma execução viola também { $name }.
check-notices-by-clock = without a clock the detector notices nothing at any tick of its own: go back to tick 0, or ask with the clock
check-notices-by-clock_es = sin reloj el detector no nota nada en ningún tick propio: vuelva al tick 0, o pregunte con el reloj
check-notices-by-clock_pt = sem relógio o detector não nota nada em nenhum tick próprio: volte ao tick 0, ou pergunte com o relógio
check-under-way = a copy, a notice, the news of a leave or a message that will be lost is under way, and arrives by the clock: ask at another tick, or with the clock
check-under-way_es = hay en camino una copia, un aviso, la noticia de una salida o un mensaje que se perderá, y llega según el reloj: pregunte en otro tick, o con el reloj
check-under-way_pt = há a caminho uma cópia, um aviso, a notícia de uma saída ou uma mensagem que se perderá, e chega segundo o relógio: pergunte em outro tick, ou com o relógio

# The question about all runs, on the screen.
does-check = asks of all runs from here whether they can go wrong
does-check_es = pregunta si alguna ejecución puede salir mal desde aquí
does-check_pt = pergunta se alguma execução pode dar errado a partir daqui
does-less = the value before, or one less
does-less_es = el valor anterior, o uno menos
does-less_pt = o valor anterior, ou um a menos
does-more = the next value, or one more
does-more_es = el valor siguiente, o uno más
does-more_pt = o valor seguinte, ou um a mais
does-start-check = searches all runs from here
does-start-check_es = busca en todas las ejecuciones desde aquí
does-start-check_pt = procura em todas as execuções a partir daqui
group-check = While the question about all runs is open
group-check_es = Mientras está abierta la pregunta por todas las ejecuciones
group-check_pt = Enquanto a pergunta sobre todas as execuções está aberta
word-check = all runs
word-check_es = todas
word-check_pt = todas
word-change = change
word-change_es = cambiar
word-change_pt = mudar
search-check = check, every, all, possible, counterexample, verify, explore, wrong
search-check_es = comprobar, todas, posibles, contraejemplo, verificar, explorar, mal
search-check_pt = verificar, todas, possíveis, contraexemplo, explorar, errado
title-check = All runs from here
title-check_es = Todas las ejecuciones desde aquí
title-check_pt = Todas as execuções a partir daqui
check-form-title = Can it go wrong from tick { $tick }?
    .short = Can it go wrong from { $tick }?
check-form-title_es = ¿Puede salir mal desde el tick { $tick }?
    .short = ¿Puede salir mal?
check-form-title_pt = Pode dar errado a partir do tick { $tick }?
    .short = Pode dar errado?
check-form-clock = clock
check-form-clock_es = reloj
check-form-clock_pt = relógio
check-form-any-start = may begin
check-form-any-start_es = empiezan
check-form-any-start_pt = começam
check-form-starts = more starts
check-form-starts_es = más inicios
check-form-starts_pt = mais inícios
check-form-crashes = crashes
check-form-crashes_es = caídas
check-form-crashes_pt = quedas
check-form-mid-broadcast = mid-broadcast
check-form-mid-broadcast_es = a medio envío
check-form-mid-broadcast_pt = a meio envio
check-form-revivals = returns
check-form-revivals_es = regresos
check-form-revivals_pt = retornos
check-form-losses = losses
check-form-losses_es = pérdidas
check-form-losses_pt = perdas
check-form-duplicates = copies
check-form-duplicates_es = copias
check-form-duplicates_pt = cópias
check-form-timers = time-outs
check-form-timers_es = vencimientos
check-form-timers_pt = expirações
check-form-draws = draws
check-form-draws_es = sorteos
check-form-draws_pt = sorteios
check-form-early = too early
check-form-early_es = prematuros
check-form-early_pt = prematuras
check-form-yes = yes
check-form-yes_es = sí
check-form-yes_pt = sim
check-form-no = no
check-form-no_es = no
check-form-no_pt = não
check-form-nobody = no one
check-form-nobody_es = nadie
check-form-nobody_pt = ninguém
check-form-everybody = everyone
check-form-everybody_es = todos
check-form-everybody_pt = todos
check-form-no-bound = no bound
check-form-no-bound_es = sin tope
check-form-no-bound_pt = sem teto
check-form-broken = broken
check-form-broken_es = rota
check-form-broken_pt = quebrada
    .short = não
check-form-any-start-told = Who may begin once besides, until it handles anything
check-form-any-start-told_es = Quién puede empezar además una vez, hasta que atienda algo
check-form-any-start-told_pt = Quem mais pode começar uma vez, até tratar algo
check-form-timers-told = How many timers may run out in all
check-form-timers-told_es = Cuántos temporizadores pueden vencer en total
check-form-timers-told_pt = Quantos temporizadores podem expirar ao todo
check-form-asynchronous-told = Without a clock: any message may come next, any timer may run out at any moment
check-form-asynchronous-told_es = Sin reloj: cualquier mensaje puede ser el siguiente, cualquier temporizador puede vencer en cualquier momento
check-form-asynchronous-told_pt = Sem relógio: qualquer mensagem pode ser a próxima, qualquer temporizador pode vencer a qualquer momento
check-form-starts-told = How often any process may begin besides
check-form-starts-told_es = Cuántas veces puede empezar además cualquier proceso
check-form-starts-told_pt = Quantas vezes qualquer processo pode começar além disso
check-form-crashes-told = How many processes may crash
check-form-crashes-told_es = Cuántos procesos pueden caerse
check-form-crashes-told_pt = Quantos processos podem cair
check-form-mid-broadcast-told = A crash may also come in mid-broadcast
check-form-mid-broadcast-told_es = Una caída también puede llegar a mitad de una difusión
check-form-mid-broadcast-told_pt = Uma queda também pode vir no meio de uma difusão
check-form-revivals-told = How many processes may return
check-form-revivals-told_es = Cuántos procesos pueden regresar
check-form-revivals-told_pt = Quantos processos podem voltar
check-form-losses-told = How many messages may be lost
check-form-losses-told_es = Cuántos mensajes pueden perderse
check-form-losses-told_pt = Quantas mensagens podem se perder
check-form-duplicates-told = How many messages may be doubled
check-form-duplicates-told_es = Cuántos mensajes pueden duplicarse
check-form-duplicates-told_pt = Quantas mensagens podem ser duplicadas
check-form-draws-told = How often processes may draw in all
check-form-draws-told_es = Cuántas veces pueden sortear los procesos en total
check-form-draws-told_pt = Quantas vezes os processos podem sortear ao todo
check-form-early-told = How many timers may run out while anything is under way
check-form-early-told_es = Cuántos temporizadores pueden vencer mientras haya algo en camino
check-form-early-told_pt = Quantos temporizadores podem vencer enquanto algo está a caminho
check-form-broken-told = It is broken at this tick already: to see how it can break, go back to before it broke.
check-form-broken-told_es = Ya está rota en este tick: para ver cómo puede romperse, vuelva a antes.
check-form-broken-told_pt = Já está quebrada neste tick: para ver como pode quebrar, volte a antes.
check-nothing-judged = Nothing is judged: choose a property that is not broken yet.
check-nothing-judged_es = No se juzga nada: elija una propiedad que aún no esté rota.
check-nothing-judged_pt = Nada é julgado: escolha uma propriedade ainda não quebrada.
check-searches = Looking through all runs from here: { $states ->
    [one] 1 state
   *[other] { $states } states
} … Any key stops.
    .short = { $states } states …
check-searches_es = Busca en todas las ejecuciones desde aquí: { $states ->
    [one] 1 estado
   *[other] { $states } estados
} … Cualquier tecla lo detiene.
    .short = { $states } estados …
check-searches_pt = Procura em todas as execuções a partir daqui: { $states ->
    [one] { $states } estado
   *[other] { $states } estados
} … Qualquer tecla para.
    .short = { $states } estados …
check-from-here-holds = None of { $states ->
    [one] 1 state
   *[other] { $states } states
} from here breaks it ({ $properties ->
    [one] 1 property
   *[other] { $properties } properties
}, { $budgets }).
    .short = None of { $states ->
    [one] 1 state
   *[other] { $states } states
} from here breaks it.
check-from-here-holds_es = Ninguno de { $states ->
    [one] 1 estado
   *[other] { $states } estados
} desde aquí la viola ({ $properties ->
    [one] 1 propiedad
   *[other] { $properties } propiedades
}, { $budgets }).
    .short = Ninguno de { $states ->
    [one] 1 estado
   *[other] { $states } estados
} desde aquí la viola.
check-from-here-holds_pt = Nenhum de { $states ->
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
check-from-here-bounded = Within these bounds none of { $states ->
    [one] 1 state
   *[other] { $states } states
} from here breaks it ({ $properties ->
    [one] 1 property
   *[other] { $properties } properties
}, { $budgets }).
    .short = Within these bounds none of { $states ->
    [one] 1 state
   *[other] { $states } states
} breaks it.
check-from-here-bounded_es = Dentro de estos límites ninguno de { $states ->
    [one] 1 estado
   *[other] { $states } estados
} desde aquí la viola ({ $properties ->
    [one] 1 propiedad
   *[other] { $properties } propiedades
}, { $budgets }).
    .short = Dentro de estos límites ninguno de { $states ->
    [one] 1 estado
   *[other] { $states } estados
} la viola.
check-from-here-bounded_pt = Dentro destes limites nenhum de { $states ->
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
check-from-here-undecided = No violation within { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
} from here; undecided beyond, after { $states } states.
    .short = Undecided beyond { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
}.
check-from-here-undecided_es = Ninguna violación en { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
} desde aquí; más allá no se sabe, tras { $states } estados.
    .short = Más allá de { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
} no se sabe.
check-from-here-undecided_pt = Nenhuma violação em { $steps } { $unit ->
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
check-found = { $property } breaks { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
} from here: { $number ->
    [0] a run of its own
   *[other] branch { $number }
} shows it.
    .short = { $property } breaks.
check-found_es = { $property } se viola a { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
} de aquí: lo muestra { $number ->
    [0] una ejecución propia
   *[other] la rama { $number }
}.
    .short = { $property } se viola.
check-found_pt = { $property } é violada a { $steps } { $unit ->
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
check-branch = { $property } breaks
check-branch_es = { $property } se viola
check-branch_pt = { $property } é violada
check-no-kind = --reach message={ $given }: there is no such message; there is { $valid }
check-no-kind_es = --reach message={ $given }: no hay tal mensaje; hay { $valid }
check-no-kind_pt = --reach message={ $given }: não há tal mensagem; há { $valid }
check-no-goal = --reach { $given }: write { $near ->
    [leader] leader or leader=ID
    [decision] decision or decision=ID
    [message] message=KIND or message=KIND@ID
    [change] change=ID
    [rest] rest
   *[other] leader, leader=ID, decision, decision=ID, message=KIND, message=KIND@ID, change=ID or rest
}
check-no-goal_es = --reach { $given }: escriba { $near ->
    [leader] leader o leader=ID
    [decision] decision o decision=ID
    [message] message=CLASE o message=CLASE@ID
    [change] change=ID
    [rest] rest
   *[other] leader, leader=ID, decision, decision=ID, message=CLASE, message=CLASE@ID, change=ID o rest
}
check-no-goal_pt = --reach { $given }: escreva { $near ->
    [leader] leader ou leader=ID
    [decision] decision ou decision=ID
    [message] message=TIPO ou message=TIPO@ID
    [change] change=ID
    [rest] rest
   *[other] leader, leader=ID, decision, decision=ID, message=TIPO, message=TIPO@ID, change=ID ou rest
}
check-goal-leads = { $id } leads
check-goal-leads_es = { $id } es líder
check-goal-leads_pt = { $id } é líder
check-goal-message = { $kind } is sent by { $id } or to it
check-goal-message_es = { $kind } es enviado por { $id } o hacia él
check-goal-message_pt = { $kind } é enviado por { $id } ou para ele
check-goal-decides = { $id } decides
check-goal-decides_es = { $id } decide
check-goal-decides_pt = { $id } decide
check-reach-title = { $protocol }: the shortest run in which { $goal }
check-reach-title_es = { $protocol }: la ejecución más corta en que { $goal }
check-reach-title_pt = { $protocol }: a execução mais curta em que { $goal }
check-reach-about = Found among all runs ({ $budgets }): { $goal } { $unit ->
    [ticks] at tick { $steps }
   *[steps] after { $steps } steps, one a tick
}.
check-reach-about_es = Hallada entre todas las ejecuciones ({ $budgets }): { $goal } { $unit ->
    [ticks] en el tick { $steps }
   *[steps] tras { $steps } pasos, uno por tick
}.
check-reach-about_pt = Encontrada entre todas as execuções ({ $budgets }): { $goal } { $unit ->
    [ticks] no tick { $steps }
   *[steps] após { $steps } passos, um por tick
}.
check-reached = { $goal }: after { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
}
check-reached_es = { $goal }: tras { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
}
check-reached_pt = { $goal }: após { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] passo
       *[other] passos
    }
}
check-never = { $goal }: in none of { $states ->
    [one] 1 state
   *[other] { $states } states
}
check-never_es = { $goal }: en ninguno de { $states ->
    [one] 1 estado
   *[other] { $states } estados
}
check-never_pt = { $goal }: em nenhum de { $states ->
    [one] { $states } estado
   *[other] { $states } estados
}
check-never-bounded = { $goal }: in none of { $states ->
    [one] 1 state
   *[other] { $states } states
} within these bounds
check-never-bounded_es = { $goal }: en ninguno de { $states ->
    [one] 1 estado
   *[other] { $states } estados
} dentro de estos límites
check-never-bounded_pt = { $goal }: em nenhum de { $states ->
    [one] { $states } estado
   *[other] { $states } estados
} dentro destes limites
check-reach-undecided = { $goal }: not within { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
}; undecided beyond, after { $states ->
    [one] 1 state
   *[other] { $states } states
}
check-reach-undecided_es = { $goal }: no en { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
}; más allá sin decidir, tras { $states ->
    [one] 1 estado
   *[other] { $states } estados
}
check-reach-undecided_pt = { $goal }: não em { $steps } { $unit ->
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
check-bad-graph = --graph { $file }: the name ends in .dot or .aut
check-bad-graph_es = --graph { $file }: el nombre acaba en .dot o .aut
check-bad-graph_pt = --graph { $file }: o nome termina em .dot ou .aut
check-graph-too-large = --graph: { $states } states are too many for a picture, which has at most { $most }; write a file .aut
check-graph-too-large_es = --graph: { $states } estados son demasiados para un dibujo, que tiene como máximo { $most }; escriba un archivo .aut
check-graph-too-large_pt = --graph: { $states } estados são demais para um desenho, que tem no máximo { $most }; escreva um arquivo .aut
check-about-endless = A run that goes on for ever: from { $unit ->
    [ticks] tick
   *[steps] step
} { $from } on it goes round and round in { $round } { $unit ->
    [ticks] { $round ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $round ->
        [one] step
       *[other] steps
    }
}, twice here. That violates { $name }.
check-about-endless_es = Una ejecución que sigue para siempre: desde el { $unit ->
    [ticks] tick
   *[steps] paso
} { $from } da vueltas en { $round } { $unit ->
    [ticks] { $round ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $round ->
        [one] paso
       *[other] pasos
    }
}, aquí dos veces. Eso viola { $name }.
check-about-endless_pt = Uma execução que continua para sempre: a partir do { $unit ->
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
    [one] the act at tick { $ticks } doubles
   *[other] the acts at the ticks { $ticks } double
} a message while delays vary: its copy arrives with it, and that cannot be searched; give the network one delay, or leave it out
check-copy-of-open-delay_es = { $count ->
    [one] el acto del tick { $ticks } duplica
   *[other] los actos de los ticks { $ticks } duplican
} un mensaje mientras los retardos varían: su copia llega con él, y eso no se puede explorar; dé a la red un solo retardo o quítelo
check-copy-of-open-delay_pt = { $count ->
    [one] o ato do tick { $ticks } duplica
   *[other] os atos dos ticks { $ticks } duplicam
} uma mensagem enquanto os atrasos variam: a cópia chega com ela, e isso não pode ser explorado; dê à rede um só atraso ou retire-o
check-holds-at-rest-bounded = holds at every rest within these bounds
check-holds-at-rest-bounded_es = se cumple en todo reposo dentro de estos límites
check-holds-at-rest-bounded_pt = cumpre-se em todo repouso dentro destes limites
check-holds-termination-bounded = holds at every rest, and no run goes on for ever, within these bounds
check-holds-termination-bounded_es = se cumple en todo reposo, y ninguna ejecución sigue para siempre, dentro de estos límites
check-holds-termination-bounded_pt = cumpre-se em todo repouso, e nenhuma execução continua para sempre, dentro destes limites
check-not-judged-bounded = nothing was judged: no run came to rest within these bounds
check-not-judged-bounded_es = nada se juzgó: ninguna ejecución llegó al reposo dentro de estos límites
check-not-judged-bounded_pt = nada se julgou: nenhuma execução chegou ao repouso dentro destes limites
check-nothing-began = holds only because nothing ever began
check-nothing-began_es = se cumple solo porque nunca empezó nada
check-nothing-began_pt = cumpre-se só porque nada começou
check-no-end-met = none was met in { $states ->
    [one] 1 state
   *[other] { $states } states
}
check-no-end-met_es = no se encontró ninguno en { $states ->
    [one] 1 estado
   *[other] { $states } estados
}
check-no-end-met_pt = nenhum foi encontrado em { $states ->
    [one] { $states } estado
   *[other] { $states } estados
}
check-no-end-bounded = no run comes to rest within these bounds
check-no-end-bounded_es = ninguna ejecución llega al reposo dentro de estos límites
check-no-end-bounded_pt = nenhuma execução chega ao repouso dentro destes limites
check-ends-alike = all runs end the same
check-ends-alike_es = todas las ejecuciones terminan igual
check-ends-alike_pt = todas as execuções terminam igual
check-ends-alike-bounded = all runs that come to rest within these bounds end the same
check-ends-alike-bounded_es = todas las ejecuciones que llegan al reposo dentro de estos límites terminan igual
check-ends-alike-bounded_pt = todas as execuções que chegam ao repouso dentro destes limites terminam igual
check-ends-alike-some = all runs that come to rest end the same
check-ends-alike-some_es = todas las ejecuciones que llegan al reposo terminan igual
check-ends-alike-some_pt = todas as execuções que chegam ao repouso terminam igual
check-ends-differ = runs end in { $count } different ways
check-ends-differ_es = las ejecuciones terminan de { $count } maneras distintas
check-ends-differ_pt = as execuções terminam de { $count } maneiras diferentes
check-ends-so-far = { $count ->
    [one] one was met so far
   *[other] runs end in at least { $count } different ways
}
check-ends-so-far_es = { $count ->
    [one] se encontró uno hasta ahora
   *[other] las ejecuciones terminan de al menos { $count } maneras distintas
}
check-ends-so-far_pt = { $count ->
    [one] um foi encontrado até agora
   *[other] as execuções terminam de pelo menos { $count } maneiras diferentes
}
check-no-run = no run ({ $budgets }) violates { $properties }
check-no-run_es = ninguna ejecución ({ $budgets }) viola { $properties }
check-no-run_pt = nenhuma execução ({ $budgets }) viola { $properties }
check-as-file-undecided = whether it is as the file says is undecided: not all states were visited
check-as-file-undecided_es = no está decidido si es como dice el archivo: no se visitaron todos los estados
check-as-file-undecided_pt = não está decidido se é como diz o arquivo: nem todos os estados foram visitados
check-unlike-more-states = there are more than { $wanted } states
check-unlike-more-states_es = hay más de { $wanted } estados
check-unlike-more-states_pt = há mais de { $wanted } estados
check-bad-any-start = --any-start={ $given }: write ids, such as --any-start=1,2, or --any-start alone for all
check-bad-any-start_es = --any-start={ $given }: escriba identificadores, como --any-start=1,2, o solo --any-start para todos
check-bad-any-start_pt = --any-start={ $given }: escreva identificadores, como --any-start=1,2, ou só --any-start para todos
check-timer-twice = --timers: { $timer } is bounded twice
check-timer-twice_es = --timers: { $timer } se limita dos veces
check-timer-twice_pt = --timers: { $timer } é limitado duas vezes
check-no-draws = --draws: { $protocol } draws nothing
check-no-draws_es = --draws: { $protocol } no sortea nada
check-no-draws_pt = --draws: { $protocol } não sorteia nada
check-no-crashes = --mid-broadcast says where crashes may come: say how many with --crashes
check-no-crashes_es = --mid-broadcast dice dónde pueden llegar las caídas: diga cuántas con --crashes
check-no-crashes_pt = --mid-broadcast diz onde as quedas podem vir: diga quantas com --crashes
check-nobody-leads = --reach { $given }: nobody leads in { $protocol }; there is decision
check-nobody-leads_es = --reach { $given }: en { $protocol } nadie es líder; hay decision
check-nobody-leads_pt = --reach { $given }: em { $protocol } ninguém lidera; há decision
check-nobody-decides = --reach { $given }: nobody decides in { $protocol }; there is leader
check-nobody-decides_es = --reach { $given }: en { $protocol } nadie decide; hay leader
check-nobody-decides_pt = --reach { $given }: em { $protocol } ninguém decide; há leader
check-nothing-reached = no run was found in which it happens: there is nothing to write or to open
check-nothing-reached_es = no se encontró ninguna ejecución en que ocurra: no hay nada que escribir ni que abrir
check-nothing-reached_pt = não foi encontrada execução em que aconteça: não há nada para escrever nem para abrir
check-fewer-states = --limit-states { $limit }: [check] says that there are { $states } states; let more be visited, or leave it out
check-fewer-states_es = --limit-states { $limit }: [check] dice que hay { $states } estados; deje visitar más, o quítelo
check-fewer-states_pt = --limit-states { $limit }: [check] diz que há { $states } estados; deixe visitar mais, ou retire-o
check-first-counts = --first stops at the first violation, and [check] says how many states there are in all: leave out --first
check-first-counts_es = --first se detiene en la primera violación, y [check] dice cuántos estados hay en total: quite --first
check-first-counts_pt = --first para na primeira violação, e [check] diz quantos estados há ao todo: retire --first
check-all-seeds = --all: each scenario has a seed of its own; leave out --seed
check-all-seeds_es = --all: cada escenario tiene su propia semilla; quite --seed
check-all-seeds_pt = --all: cada cenário tem a sua própria semente; retire --seed
check-not-obeyed = lines of the algorithm that no run obeys:
check-not-obeyed_es = líneas del algoritmo que ninguna ejecución obedece:
check-not-obeyed_pt = linhas do algoritmo que nenhuma execução obedece:
check-not-obeyed-bounded = lines of the algorithm that no run obeys within these bounds:
check-not-obeyed-bounded_es = líneas del algoritmo que ninguna ejecución obedece dentro de estos límites:
check-not-obeyed-bounded_pt = linhas do algoritmo que nenhuma execução obedece dentro destes limites:
