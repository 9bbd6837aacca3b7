# The command line.

cli-error = error
cli-error_es = error
cli-error_pt = erro
cli-help = help
cli-help_es = ayuda
cli-help_pt = ajuda
cli-scenario-and-verb = a scenario stands after the command, not before it
cli-scenario-and-verb_es = un escenario va después de la orden, no antes
cli-scenario-and-verb_pt = um cenário vem depois do comando, não antes
cli-needs-screen = { $option } needs the screen: there is none here, the two runs are only reported
cli-needs-screen_es = { $option } necesita la pantalla: aquí no la hay, solo se informa de las dos ejecuciones
cli-needs-screen_pt = { $option } precisa da tela: aqui não há, só se relatam as duas execuções
cli-bad-number = { $option } { $given }: write a whole number from 0 to { $most }
cli-bad-number_es = { $option } { $given }: escriba un número entero de 0 a { $most }
cli-bad-number_pt = { $option } { $given }: escreva um número inteiro de 0 a { $most }
cli-bad-seed = { $option } { $given }: write a whole number from 0 to { $most }, or random
cli-bad-seed_es = { $option } { $given }: escriba un número entero de 0 a { $most }, o random
cli-bad-seed_pt = { $option } { $given }: escreva um número inteiro de 0 a { $most }, ou random
cli-seed-of-session = --seed: a session keeps the seeds of its runs; on the screen s begins one with another
cli-seed-of-session_es = --seed: una sesión conserva las semillas de sus ejecuciones; en la pantalla, s empieza una con otra
cli-seed-of-session_pt = --seed: uma sessão conserva as sementes das suas execuções; na tela, s começa uma com outra
cli-session-needs-terminal = a session is shown on the screen: standard input and output must be a terminal
cli-session-needs-terminal_es = una sesión se muestra en la pantalla: la entrada y la salida estándar deben ser un terminal
cli-session-needs-terminal_pt = uma sessão é mostrada na tela: a entrada e a saída padrão devem ser um terminal
cli-branch-of-what = --branch needs the scenario that it is a branch of: suffrage SCENARIO --branch FILE
cli-branch-of-what_es = --branch necesita el escenario del que es una rama: suffrage ESCENARIO --branch ARCHIVO
cli-branch-of-what_pt = --branch precisa do cenário do qual é um ramo: suffrage CENÁRIO --branch ARQUIVO
cli-branch-from-input = --branch -: standard input is taken by the keys; name a file
cli-branch-from-input_es = --branch -: las teclas ocupan la entrada estándar; indique un archivo
cli-branch-from-input_pt = --branch -: as teclas ocupam a entrada padrão; indique um arquivo
cli-branch-is-scenario = { $file } is the scenario itself: it adds no branch.
    .short = { $file } adds no branch.
cli-branch-is-scenario_es = { $file } es el propio escenario: no añade ninguna rama.
    .short = { $file } no añade ramas.
cli-branch-is-scenario_pt = { $file } é o próprio cenário: não acrescenta nenhum ramo.
    .short = { $file } não acrescenta ramos.
cli-branch-twice = { $file } is a branch that was named already: it adds none.
    .short = { $file } adds no branch.
cli-branch-twice_es = { $file } es una rama que ya se indicó: no añade ninguna.
    .short = { $file } no añade ramas.
cli-branch-twice_pt = { $file } é um ramo que já foi indicado: não acrescenta nenhum.
    .short = { $file } não acrescenta ramos.
cli-fault-count = { $count ->
    [one] 1 fault in { $file }
   *[other] { $count } faults in { $file }
}
cli-fault-count_es = { $count ->
    [one] 1 fallo en { $file }
   *[other] { $count } fallos en { $file }
}
cli-fault-count_pt = { $count ->
    [1] 1 falha em { $file }
   *[other] { $count } falhas em { $file }
}
cli-more-faults = At least { $count } faults in { $file }; those that come after the first ones are not shown.
cli-more-faults_es = Al menos { $count } fallos en { $file }; los que siguen a los primeros no se muestran.
cli-more-faults_pt = Pelo menos { $count } falhas em { $file }; as que vêm depois das primeiras não são mostradas.
cli-fault-in-line = { $file }:{ $line }:{ $column }: { $what }; { $mend }{ $more ->
    [0] {""}
    [one] {" "}(1 more fault)
   *[other] {" "}({ $more } more faults)
}
    .long = { $file }:{ $line }:{ $column }: { $what }; { $mend }
    .shorter = { $file }:{ $line }: { $what }
    .short = Line { $line } of { $file } is faulty.
    .shortest = Line { $line } is faulty.
cli-fault-in-line_es = { $file }:{ $line }:{ $column }: { $what }; { $mend }{ $more ->
    [0] {""}
    [one] {" "}(1 fallo más)
   *[other] {" "}({ $more } fallos más)
}
    .long = { $file }:{ $line }:{ $column }: { $what }; { $mend }
    .shorter = { $file }:{ $line }: { $what }
    .short = La línea { $line } de { $file } tiene un fallo.
    .shortest = La línea { $line } tiene un fallo.
cli-fault-in-line_pt = { $file }:{ $line }:{ $column }: { $what }; { $mend }{ $more ->
    [0] {""}
    [one] {" "}(mais 1 falha)
   *[other] {" "}(mais { $more } falhas)
}
    .long = { $file }:{ $line }:{ $column }: { $what }; { $mend }
    .shorter = { $file }:{ $line }: { $what }
    .short = A linha { $line } de { $file } tem uma falha.
    .shortest = A linha { $line } tem uma falha.
cli-no-theme-but-near = there is no theme `{ $name }`; did you mean `{ $nearest }`? There are { $valid }
cli-no-theme-but-near_es = no hay ningún tema `{ $name }`; ¿quiso decir `{ $nearest }`? Hay { $valid }
cli-no-theme-but-near_pt = não há nenhum tema `{ $name }`; quis dizer `{ $nearest }`? Há { $valid }
cli-no-theme = there is no theme `{ $name }`; there are { $valid }. Your own are *.toml in { $folder }
cli-no-theme_es = no hay ningún tema `{ $name }`; hay { $valid }. Los suyos son *.toml en { $folder }
cli-no-theme_pt = não há nenhum tema `{ $name }`; há { $valid }. Os seus são *.toml em { $folder }
cli-low-contrast = warning: theme { $name }: { $what } has a contrast of { $contrast }; text can be read from { $least } on
cli-low-contrast_es = aviso: tema { $name }: { $what } tiene un contraste de { $contrast }; el texto se lee a partir de { $least }
cli-low-contrast_pt = aviso: tema { $name }: { $what } tem um contraste de { $contrast }; o texto pode ser lido a partir de { $least }
cli-input-is-taken = the keys come from the standard input, so a scenario cannot; `suffrage run -` reads one from there
cli-input-is-taken_es = las teclas vienen de la entrada estándar, así que un escenario no puede; `suffrage run -` lee uno de ahí
cli-input-is-taken_pt = as teclas vêm da entrada padrão, então um cenário não pode; `suffrage run -` lê um de lá
cli-cannot-write = { $file } cannot be written
cli-cannot-write_es = no se puede escribir { $file }
cli-cannot-write_pt = não é possível escrever { $file }
cli-trace-is-scenario = { $file } is the scenario: the trace would overwrite it
cli-trace-is-scenario_es = { $file } es el escenario: la traza lo sobrescribiría
cli-trace-is-scenario_pt = { $file } é o cenário: o rastro o sobrescreveria
cli-protocols = Protocols
cli-protocols_es = Protocolos
cli-protocols_pt = Protocolos
cli-scenarios = Scenarios
cli-scenarios_es = Escenarios
cli-scenarios_pt = Cenários
cli-run-line = { $protocol } · { $variant } · { $topology } · { $count ->
    [one] 1 process
   *[other] { $count } processes
} · seed { $seed }
cli-run-line_es = { $protocol } · { $variant } · { $topology } · { $count ->
    [one] 1 proceso
   *[other] { $count } procesos
} · semilla { $seed }
cli-run-line_pt = { $protocol } · { $variant } · { $topology } · { $count ->
    [1] 1 processo
   *[other] { $count } processos
} · semente { $seed }
cli-quiet = quiet at tick { $tick }
cli-quiet_es = en reposo en el tick { $tick }
cli-quiet_pt = em repouso no tick { $tick }
cli-not-quiet = not quiet by tick { $tick }
cli-not-quiet_es = sin reposo hasta el tick { $tick }
cli-not-quiet_pt = sem repouso até o tick { $tick }
cli-last-change = last change of a leader at tick { $tick }
cli-last-change_es = último cambio de líder en el tick { $tick }
cli-last-change_pt = última mudança de líder no tick { $tick }
cli-no-change = no leader ever changed
cli-no-change_es = ningún líder cambió
cli-no-change_pt = nenhum líder mudou
cli-last-served = last change of a super-peer at tick { $tick }
cli-last-served_es = último cambio de un superpar en el tick { $tick }
cli-last-served_pt = última mudança de um superpar no tick { $tick }
cli-no-super-peer = nobody is served
cli-no-super-peer_es = nadie es atendido
cli-no-super-peer_pt = ninguém é servido
cli-last-decision = last decision at tick { $tick }
cli-last-decision_es = última decisión en el tick { $tick }
cli-last-decision_pt = última decisão no tick { $tick }
cli-no-decision = nobody has decided
cli-no-decision_es = nadie ha decidido
cli-no-decision_pt = ninguém decidiu
cli-position = position
cli-position_es = posición
cli-position_pt = posição
cli-id = id
cli-id_es = id
cli-id_pt = id
cli-state = state
cli-state_es = estado
cli-state_pt = estado
cli-elected = elected
cli-elected_es = elegido
cli-elected_pt = eleito
cli-decided = decided
cli-decided_es = decidido
cli-decided_pt = decidido
cli-progress = progress
cli-progress_es = avance
cli-progress_pt = avanço
cli-fields = fields
cli-fields_es = campos
cli-fields_pt = campos
cli-up = up
cli-up_es = activo
cli-up_pt = ativo
cli-down = down
cli-down_es = caído
cli-down_pt = caído
cli-more-processes = … { $count } more …
cli-more-processes_es = … { $count } más …
cli-more-processes_pt = … mais { $count } …
cli-held-by = { $leader } is held by { $count } of { $up } live processes
cli-held-by_es = { $count } de { $up } procesos activos tienen a { $leader }
cli-held-by_pt = { $count } de { $up } processos ativos têm { $leader }
cli-messages = messages
cli-messages_es = mensajes
cli-messages_pt = mensagens
cli-message-totals = { $sent } sent, { $delivered } delivered, { $lost } lost, { $flight } in flight
cli-message-totals_es = { $sent } enviados, { $delivered } entregados, { $lost } perdidos, { $flight } en vuelo
cli-message-totals_pt = { $sent } enviadas, { $delivered } entregues, { $lost } perdidas, { $flight } em trânsito
cli-duplicated = { $count } duplicated
cli-duplicated_es = { $count } duplicados
cli-duplicated_pt = { $count } duplicadas
cli-properties = properties
cli-properties_es = propiedades
cli-properties_pt = propriedades
cli-figures = figures
cli-figures_es = cifras
cli-figures_pt = números
cli-holds = holds
cli-holds_es = se cumple
cli-holds_pt = vale
cli-holds-again = holds again since tick { $again }, was violated at tick { $tick }
cli-holds-again_es = se cumple otra vez desde el tick { $again }, violada en el tick { $tick }
cli-holds-again_pt = vale outra vez desde o tick { $again }, violada no tick { $tick }
cli-violated = violated at tick { $tick }
cli-violated_es = violada en el tick { $tick }
cli-violated_pt = violada no tick { $tick }
cli-undecided = undecided at tick { $tick }
cli-undecided_es = sin decidir en el tick { $tick }
cli-undecided_pt = indefinida no tick { $tick }
cli-undecided-again = undecided at tick { $now }, was violated at tick { $tick }
cli-undecided-again_es = sin decidir en el tick { $now }, violada en el tick { $tick }
cli-undecided-again_pt = indefinida no tick { $now }, violada no tick { $tick }
cli-expectations = expectations
cli-expectations_es = expectativas
cli-expectations_pt = expectativas
cli-expected = expected
cli-expected_es = esperado
cli-expected_pt = esperado
cli-came = came
cli-came_es = ocurrió
cli-came_pt = ocorreu
cli-unmet = expectation `{ $name }` not met: expected { $expected }; came: { $came }
cli-unmet_es = la expectativa `{ $name }` no se cumplió: se esperaba: { $expected }; ocurrió: { $came }
cli-unmet_pt = a expectativa `{ $name }` não se cumpriu: esperava-se: { $expected }; ocorreu: { $came }
cli-digest = digest
cli-digest_es = huella
cli-digest_pt = impressão digital

# What was expected of a run, and what came.

expect-leader = every live process holds { $id }
expect-leader_es = todos los procesos activos tienen a { $id }
expect-leader_pt = todos os processos ativos têm { $id }
expect-decided = every correct process decides { $value }
expect-decided_es = todos los procesos correctos deciden { $value }
expect-decided_pt = todos os processos corretos decidem { $value }
expect-log = every correct learner has applied { $slots }
expect-log_es = todos los aprendices correctos han aplicado { $slots }
expect-log_pt = todos os aprendizes corretos aplicaram { $slots }
expect-elected = elected is { $cells }
expect-elected_es = elected es { $cells }
expect-elected_pt = elected é { $cells }
expect-by = nothing in `elected` changes after tick { $tick }
expect-by_es = nada cambia en `elected` después del tick { $tick }
expect-by_pt = nada muda em `elected` depois do tick { $tick }
expect-messages = { $kinds } sent
expect-messages_es = { $kinds } enviados
expect-messages_pt = { $kinds } enviadas
expect-in-all = { $count } messages sent
expect-in-all_es = { $count } mensajes enviados
expect-in-all_pt = { $count } mensagens enviadas
expect-holds = kept: { $names }
expect-holds_es = se cumple: { $names }
expect-holds_pt = vale: { $names }
expect-violates = broken: { $names }
expect-violates_es = se viola: { $names }
expect-violates_pt = violada: { $names }
came-nobody-up = nobody is up
came-nobody-up_es = no hay nadie activo
came-nobody-up_pt = não há ninguém ativo
came-leader = all { $up } live processes hold { $leader }
came-leader_es = los { $up } procesos activos tienen a { $leader }
came-leader_pt = todos os { $up } processos ativos têm { $leader }
came-others = { $right } of { $up } live processes hold { $leader }, others hold { $others }
came-others_es = { $right } de { $up } procesos activos tienen a { $leader }; otros tienen { $others }
came-others_pt = { $right } de { $up } processos ativos têm { $leader }; outros têm { $others }
came-nobody-owes = no correct process owes a decision
came-nobody-owes_es = ningún proceso correcto debe una decisión
came-nobody-owes_pt = nenhum processo correto deve uma decisão
came-decided = all { $correct } correct processes decide { $value }
came-decided_es = los { $correct } procesos correctos deciden { $value }
came-decided_pt = todos os { $correct } processos corretos decidem { $value }
came-decided-others = { $right } of { $correct } correct processes decide { $value }, others hold { $others }
came-decided-others_es = { $right } de { $correct } procesos correctos deciden { $value }; otros tienen { $others }
came-decided-others_pt = { $right } de { $correct } processos corretos decidem { $value }; outros têm { $others }
came-log = all { $correct } correct learners have
came-log_es = los { $correct } aprendices correctos lo han hecho
came-log_pt = os { $correct } aprendizes corretos aplicaram
came-log-differs = { $right } of { $correct } correct learners have; { $id } has { $found } in slot { $slot }
came-log-differs_es = { $right } de { $correct } aprendices correctos lo han hecho; { $id } tiene { $found } en la posición { $slot }
came-log-differs_pt = { $right } de { $correct } aprendizes corretos aplicaram; { $id } tem { $found } na posição { $slot }
came-log-shorter = { $right } of { $correct } correct learners have; { $id } has nothing in slot { $slot }
came-log-shorter_es = { $right } de { $correct } aprendices correctos lo han hecho; { $id } no tiene nada en la posición { $slot }
came-log-shorter_pt = { $right } de { $correct } aprendizes corretos aplicaram; { $id } não tem nada na posição { $slot }
came-no-log = no learner is correct
came-no-log_es = ningún aprendiz es correcto
came-no-log_pt = nenhum aprendiz é correto
came-elected = just that
came-elected_es = justo eso
came-elected_pt = exatamente isso
came-different = { $count ->
    [one] 1 cell is different
   *[other] { $count } cells are different
}: { $id } holds { $held } instead of { $expected }
came-different_es = { $count ->
    [one] 1 celda es distinta
   *[other] { $count } celdas son distintas
}: { $id } tiene { $held } en lugar de { $expected }
came-different_pt = { $count ->
    [1] 1 célula é diferente
   *[other] { $count } células são diferentes
}: { $id } tem { $held } em vez de { $expected }
came-by = the last change at tick { $tick }
came-by_es = el último cambio en el tick { $tick }
came-by_pt = a última mudança no tick { $tick }
came-by-cut-off = the last change at tick { $tick }, and the run was cut off at tick { $until }, not at rest
came-by-cut-off_es = el último cambio en el tick { $tick }, y la ejecución se cortó en el tick { $until }, sin reposo
came-by-cut-off_pt = a última mudança no tick { $tick }, e a execução foi cortada no tick { $until }, sem repouso
came-messages = { $kinds } sent
came-messages_es = { $kinds } enviados
came-messages_pt = { $kinds } enviadas
came-in-all = { $count } messages sent
came-in-all_es = { $count } mensajes enviados
came-in-all_pt = { $count } mensagens enviadas
came-holds = just that
came-holds_es = justo eso
came-holds_pt = exatamente isso
came-violates = just that
came-violates_es = justo eso
came-violates_pt = exatamente isso
came-properties = holding: { $holds }; violated: { $violated }; undecided: { $undecided }
came-properties_es = se cumplen: { $holds }; violadas: { $violated }; sin decidir: { $undecided }
came-properties_pt = valem: { $holds }; violadas: { $violated }; indefinidas: { $undecided }

# What has no effect.
warn-vain-act = { $act }: without effect, { $why ->
    [down] for it is down
    [up] for it is up
    [no-message] for no such message is under way
    [no-timer] for no such timer is armed
    [decided] for that has been decided already
   *[already] for it is so already
    }
warn-vain-act_es = { $act }: sin efecto, { $why ->
    [down] pues está caído
    [up] pues está activo
    [no-message] pues no hay tal mensaje en camino
    [no-timer] pues no hay tal temporizador armado
    [decided] pues ya estaba decidido
   *[already] pues ya es así
    }
warn-vain-act_pt = { $act }: sem efeito, { $why ->
    [down] pois está caído
    [up] pois está ativo
    [no-message] pois não há tal mensagem a caminho
    [no-timer] pois não há tal temporizador armado
    [decided] pois já estava decidido
   *[already] pois já é assim
    }
warn-more-vain-acts = { $count ->
    [one] 1 more act is without effect
   *[other] { $count } more acts are without effect
}
warn-more-vain-acts_es = { $count ->
    [one] 1 acto más queda sin efecto
   *[other] { $count } actos más quedan sin efecto
}
warn-more-vain-acts_pt = { $count ->
    [one] mais 1 ato fica sem efeito
   *[other] mais { $count } atos ficam sem efeito
}
warn-late-acts = { $count ->
    [one] the act of tick { $first } is not done: the run was ended at tick { $until }
   *[other] { $count } acts from tick { $first } on are not done: the run was ended at tick { $until }
}
warn-late-acts_es = { $count ->
    [one] el acto del tick { $first } no se hace: la ejecución se terminó en el tick { $until }
   *[other] { $count } actos desde el tick { $first } no se hacen: la ejecución se terminó en el tick { $until }
}
warn-late-acts_pt = { $count ->
    [one] o ato do tick { $first } não é feito: a execução foi terminada no tick { $until }
   *[other] { $count } atos a partir do tick { $first } não são feitos: a execução foi terminada no tick { $until }
}
warn-note-unseen = the note at tick { $at } is not seen: the run is at rest from tick { $rest } on
warn-note-unseen_es = la nota del tick { $at } no se ve: la ejecución está en reposo desde el tick { $rest }
warn-note-unseen_pt = a nota do tick { $at } não é vista: a execução está em repouso desde o tick { $rest }
warn-question-unseen = the question at tick { $at } is not asked: the run is at rest from tick { $rest } on
warn-question-unseen_es = la pregunta del tick { $at } no se hace: la ejecución está en reposo desde el tick { $rest }
warn-question-unseen_pt = a pergunta do tick { $at } não é feita: a execução está em repouso desde o tick { $rest }
warn-note-of-no-leader = the note for the first leader is not seen: nobody is elected
warn-note-of-no-leader_es = la nota para el primer líder no se ve: nadie es elegido
warn-note-of-no-leader_pt = a nota para o primeiro líder não é vista: ninguém é eleito
warn-armed-crash = { $act }: it never happens: nothing is sent after it
warn-armed-crash_es = { $act }: no ocurre nunca: no se envía nada después
warn-armed-crash_pt = { $act }: nunca acontece: nada é enviado depois
warn-unmet-choice = { $choice }: the run does not come to this choice
warn-unmet-choice_es = { $choice }: la ejecución no llega a esta elección
warn-unmet-choice_pt = { $choice }: a execução não chega a esta escolha
warn-more-unmet-choices = { $count ->
    [one] the run does not come to 1 more choice
   *[other] the run does not come to { $count } more choices
}
warn-more-unmet-choices_es = { $count ->
    [one] la ejecución no llega a 1 elección más
   *[other] la ejecución no llega a { $count } elecciones más
}
warn-more-unmet-choices_pt = { $count ->
    [one] a execução não chega a mais 1 escolha
   *[other] a execução não chega a mais { $count } escolhas
}
warn-on-screen = { $file }: { $first }{ $more ->
    [0] {""}
    [one] {" "}(1 more; `suffrage run` tells it)
   *[other] {" "}({ $more } more; `suffrage run` tells them)
}
    .shorter = { $file }: { $first }
    .short = { $first }
    .shortest = { $file } says what has no effect.
warn-on-screen_es = { $file }: { $first }{ $more ->
    [0] {""}
    [one] {" "}(1 más; `suffrage run` lo dice)
   *[other] {" "}({ $more } más; `suffrage run` los dice)
}
    .shorter = { $file }: { $first }
    .short = { $first }
    .shortest = { $file } dice algo sin efecto.
warn-on-screen_pt = { $file }: { $first }{ $more ->
    [0] {""}
    [one] {" "}(mais 1; `suffrage run` o diz)
   *[other] {" "}(mais { $more }; `suffrage run` os diz)
}
    .shorter = { $file }: { $first }
    .short = { $first }
    .shortest = { $file } diz algo sem efeito.
warn-unseen-on-screen = { $count ->
    [one] a note or question is never come to: the run rests before, or nobody is elected
   *[other] { $count } notes or questions are never come to: the run rests before, or nobody is elected
}
warn-unseen-on-screen_es = { $count ->
    [one] a una nota o pregunta no se llega nunca: antes hay reposo, o nadie es elegido
   *[other] a { $count } notas o preguntas no se llega nunca: antes hay reposo, o nadie es elegido
}
warn-unseen-on-screen_pt = { $count ->
    [one] a uma nota ou pergunta nunca se chega: antes há repouso, ou ninguém é eleito
   *[other] a { $count } notas ou perguntas nunca se chega: antes há repouso, ou ninguém é eleito
}
cli-warning = warning
cli-warning_es = aviso
cli-warning_pt = aviso
cli-threads = --threads { $given }: write a number from 1 to { $most }
cli-threads_es = --threads { $given }: escriba un número de 1 a { $most }
cli-threads_pt = --threads { $given }: escreva um número de 1 a { $most }
