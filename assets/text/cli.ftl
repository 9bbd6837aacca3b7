# The command line.

cli-error = error
cli-error_es = error
cli-error_pt = erro
cli-help = help
cli-help_es = ayuda
cli-help_pt = ajuda
cli-scenario-and-verb = the scenario comes after the command, not before it
cli-scenario-and-verb_es = un escenario va después de la orden, no antes
cli-scenario-and-verb_pt = um cenário vem depois do comando, não antes
cli-needs-screen = { $option } needs the screen; here the two runs are compared headless
cli-needs-screen_es = { $option } necesita la pantalla; aquí las dos ejecuciones se comparan sin pantalla
cli-needs-screen_pt = { $option } precisa da tela; aqui as duas execuções são comparadas sem tela
cli-bad-number = { $option } { $given }: write a whole number from 0 to { $most }
cli-bad-number_es = { $option } { $given }: escribe un número entero de 0 a { $most }
cli-bad-number_pt = { $option } { $given }: escreva um número inteiro de 0 a { $most }
cli-bad-seed = { $option } { $given }: write a whole number from 0 to { $most }, or the word random
cli-bad-seed_es = { $option } { $given }: escribe un número entero de 0 a { $most }, o la palabra random
cli-bad-seed_pt = { $option } { $given }: escreva um número inteiro de 0 a { $most }, ou a palavra random
cli-seed-of-session = --seed: a session keeps the seeds of its runs; on the screen, key s starts a run with another seed
cli-seed-of-session_es = --seed: una sesión conserva las semillas de sus ejecuciones; en la pantalla, la tecla s inicia una ejecución con otra
cli-seed-of-session_pt = --seed: uma sessão conserva as sementes das suas execuções; na tela, a tecla s inicia uma execução com outra
cli-session-needs-terminal = a session is shown on the screen: standard input and output must be a terminal
cli-session-needs-terminal_es = una sesión se muestra en la pantalla: la entrada y la salida estándar deben ser un terminal
cli-session-needs-terminal_pt = uma sessão é mostrada na tela: a entrada e a saída padrão devem ser um terminal
cli-branch-of-what = --branch needs a scenario to branch from: suffrage SCENARIO --branch FILE
cli-branch-of-what_es = --branch necesita el escenario del que sale la rama: suffrage ESCENARIO --branch ARCHIVO
cli-branch-of-what_pt = --branch precisa do cenário de que o ramo sai: suffrage CENÁRIO --branch ARQUIVO
cli-branch-from-input = `--branch -` is not possible: standard input is needed for the keys; name a file
cli-branch-from-input_es = `--branch -` no es posible: las teclas llegan por la entrada estándar; indica un archivo
cli-branch-from-input_pt = `--branch -` não é possível: as teclas chegam pela entrada padrão; indique um arquivo
cli-branch-is-scenario = { $file } is the scenario itself: it adds no branch.
    .short = { $file } adds no branch.
cli-branch-is-scenario_es = { $file } es el propio escenario: no añade ninguna rama.
    .short = { $file } no añade ramas.
cli-branch-is-scenario_pt = { $file } é o próprio cenário: não acrescenta nenhum ramo.
    .short = { $file } não acrescenta ramos.
cli-branch-twice = { $file } was already given as a branch: it adds no branch.
    .short = { $file } adds no branch.
cli-branch-twice_es = { $file } es una rama que ya se indicó: no añade ninguna.
    .short = { $file } no añade ramas.
cli-branch-twice_pt = { $file } é um ramo que já foi indicado: não acrescenta nenhum.
    .short = { $file } não acrescenta ramos.
cli-fault-count = { $count ->
    [one] 1 error in { $file }
   *[other] { $count } errors in { $file }
}
cli-fault-count_es = { $count ->
    [one] 1 error en { $file }
   *[other] { $count } errores en { $file }
}
cli-fault-count_pt = { $count ->
    [1] 1 erro em { $file }
   *[other] { $count } erros em { $file }
}
cli-more-faults = At least { $count } errors in { $file }; only the first ones are shown.
cli-more-faults_es = Al menos { $count } errores en { $file }; solo se muestran los primeros.
cli-more-faults_pt = Pelo menos { $count } erros em { $file }; só os primeiros são mostrados.
cli-fault-in-line = { $file }:{ $line }:{ $column }: { $what }; { $mend }{ $more ->
    [0] {""}
    [one] {" "}(1 more error)
   *[other] {" "}({ $more } more errors)
}
    .long = { $file }:{ $line }:{ $column }: { $what }; { $mend }
    .shorter = { $file }:{ $line }: { $what }
    .short = Error in line { $line } of { $file }.
    .shortest = Error in line { $line }.
cli-fault-in-line_es = { $file }:{ $line }:{ $column }: { $what }; { $mend }{ $more ->
    [0] {""}
    [one] {" "}(1 error más)
   *[other] {" "}({ $more } errores más)
}
    .long = { $file }:{ $line }:{ $column }: { $what }; { $mend }
    .shorter = { $file }:{ $line }: { $what }
    .short = Error en la línea { $line } de { $file }.
    .shortest = Error en la línea { $line }.
cli-fault-in-line_pt = { $file }:{ $line }:{ $column }: { $what }; { $mend }{ $more ->
    [0] {""}
    [one] {" "}(mais 1 erro)
   *[other] {" "}(mais { $more } erros)
}
    .long = { $file }:{ $line }:{ $column }: { $what }; { $mend }
    .shorter = { $file }:{ $line }: { $what }
    .short = Erro na linha { $line } de { $file }.
    .shortest = Erro na linha { $line }.
cli-no-theme-but-near = there is no theme `{ $name }`; did you mean `{ $nearest }`? The themes are { $valid }
cli-no-theme-but-near_es = no existe el tema `{ $name }`; ¿querías decir `{ $nearest }`? Los temas son { $valid }
cli-no-theme-but-near_pt = não existe o tema `{ $name }`; você quis dizer `{ $nearest }`? Os temas são { $valid }
cli-no-theme = there is no theme `{ $name }`; the themes are { $valid }. Your own themes are the *.toml files in { $folder }
cli-no-theme_es = no existe el tema `{ $name }`; los temas son { $valid }. Los tuyos son los archivos *.toml de { $folder }
cli-no-theme_pt = não existe o tema `{ $name }`; os temas são { $valid }. Os seus são os arquivos *.toml de { $folder }
cli-low-contrast = warning: theme { $name }: { $what } has a contrast of { $contrast }; text needs at least { $least } to be legible
cli-low-contrast_es = aviso: tema { $name }: { $what } tiene un contraste de { $contrast }; para leer el texto hace falta al menos { $least }
cli-low-contrast_pt = aviso: tema { $name }: { $what } tem um contraste de { $contrast }; para ler o texto é preciso pelo menos { $least }
cli-input-is-taken = standard input is used for keys; `suffrage run -` reads a scenario from standard input
cli-input-is-taken_es = la entrada estándar sirve para las teclas; `suffrage run -` lee un escenario de la entrada estándar
cli-input-is-taken_pt = a entrada padrão serve para as teclas; `suffrage run -` lê um cenário da entrada padrão
cli-cannot-write = { $file } cannot be written
cli-cannot-write_es = no se puede escribir { $file }
cli-cannot-write_pt = não é possível escrever { $file }
cli-trace-is-scenario = { $file } is the scenario: the trace would overwrite it
cli-trace-is-scenario_es = { $file } es el escenario: la traza lo sobrescribiría
cli-trace-is-scenario_pt = { $file } é o cenário: o rastro o sobrescreveria
cli-run-several = { $option } takes one scenario, not several
cli-run-several_es = { $option } admite un solo escenario, no varios
cli-run-several_pt = { $option } aceita um só cenário, não vários
cli-run-input-twice = standard input can be read only once
cli-run-input-twice_es = la entrada estándar solo puede leerse una vez
cli-run-input-twice_pt = a entrada padrão só pode ser lida uma vez
cli-run-two-outputs = `--log` and `--trace -` would both write to standard output; write --trace FILE
cli-run-two-outputs_es = `--log` y `--trace -` escribirían ambos en la salida estándar; escribe --trace ARCHIVO
cli-run-two-outputs_pt = `--log` e `--trace -` escreveriam ambos na saída padrão; escreva --trace ARQUIVO
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
cli-quiet = at rest at tick { $tick }
cli-quiet_es = en reposo en el tick { $tick }
cli-quiet_pt = em repouso no tick { $tick }
cli-not-quiet = not at rest by tick { $tick }
cli-not-quiet_es = sin reposo hasta el tick { $tick }
cli-not-quiet_pt = sem repouso até o tick { $tick }
cli-last-change = a process last changed its leader at tick { $tick }
cli-last-change_es = último cambio de líder de un proceso en el tick { $tick }
cli-last-change_pt = última mudança de líder de um processo no tick { $tick }
cli-no-change = no process ever changed its leader
cli-no-change_es = ningún proceso cambió de líder
cli-no-change_pt = nenhum processo mudou de líder
cli-last-served = last change of a super-peer at tick { $tick }
cli-last-served_es = último cambio de un superpar en el tick { $tick }
cli-last-served_pt = última mudança de um superpar no tick { $tick }
cli-no-super-peer = no process ever changed its super-peer
cli-no-super-peer_es = ningún proceso cambió de superpar
cli-no-super-peer_pt = nenhum processo mudou de superpar
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
cli-progress_es = progreso
cli-progress_pt = progresso
cli-fields = fields
cli-fields_es = campos
cli-fields_pt = campos
cli-up = up
cli-up_es = vivo
cli-up_pt = vivo
cli-down = down
cli-down_es = caído
cli-down_pt = caído
cli-more-processes = … { $count } more …
cli-more-processes_es = … { $count } más …
cli-more-processes_pt = … mais { $count } …
cli-held-by = { $count } of { $up } live processes have leader { $leader }
cli-held-by_es = { $count } de { $up } procesos vivos tienen como líder a { $leader }
cli-held-by_pt = { $count } de { $up } processos vivos têm { $leader } como líder
cli-messages = messages
cli-messages_es = mensajes
cli-messages_pt = mensagens
cli-message-totals = { $sent } sent, { $delivered } delivered, { $lost } lost, { $flight } in transit
cli-message-totals_es = { $sent } enviados, { $delivered } entregados, { $lost } perdidos, { $flight } en tránsito
cli-message-totals_pt = { $sent } enviadas, { $delivered } entregues, { $lost } perdidas, { $flight } em trânsito
cli-duplicated = { $count } duplicated
cli-duplicated_es = { $count } duplicados
cli-duplicated_pt = { $count } duplicadas
cli-properties = properties
cli-properties_es = propiedades
cli-properties_pt = propriedades
cli-figures = measures
cli-figures_es = medidas
cli-figures_pt = medidas
cli-holds = holds
cli-holds_es = se cumple
cli-holds_pt = vale
cli-holds-again = holds again since tick { $again }, was violated at tick { $tick }
cli-holds-again_es = se cumple otra vez desde el tick { $again }, fue violada en el tick { $tick }
cli-holds-again_pt = vale outra vez desde o tick { $again }, foi violada no tick { $tick }
cli-violated = violated at tick { $tick }
cli-violated_es = violada en el tick { $tick }
cli-violated_pt = violada no tick { $tick }
cli-undecided = undecided at tick { $tick }
cli-undecided_es = sin decidir en el tick { $tick }
cli-undecided_pt = sem decidir no tick { $tick }
cli-undecided-again = undecided at tick { $now }, was violated at tick { $tick }
cli-undecided-again_es = sin decidir en el tick { $now }, fue violada en el tick { $tick }
cli-undecided-again_pt = sem decidir no tick { $now }, foi violada no tick { $tick }
cli-expectations = expectations
cli-expectations_es = expectativas
cli-expectations_pt = expectativas
cli-expected = expected
cli-expected_es = esperado
cli-expected_pt = esperado
cli-came = actual
cli-came_es = resultado
cli-came_pt = resultado
cli-unmet = expectation `{ $name }` not met: expected: { $expected }; actual: { $came }
cli-unmet_es = la expectativa `{ $name }` no se cumplió: esperado: { $expected }; resultado: { $came }
cli-unmet_pt = a expectativa `{ $name }` não se cumpriu: esperado: { $expected }; resultado: { $came }
cli-digest = digest
cli-digest_es = huella
cli-digest_pt = impressão digital

# Expectations of a run, and the actual results.

expect-leader = every live process has leader { $id }
expect-leader_es = todos los procesos vivos tienen como líder a { $id }
expect-leader_pt = todos os processos vivos têm { $id } como líder
expect-decided = every correct process decides { $value }
expect-decided_es = todos los procesos correctos deciden { $value }
expect-decided_pt = todos os processos corretos decidem { $value }
expect-log = every correct learner has applied { $slots }
expect-log_es = todos los aprendices correctos han aplicado { $slots }
expect-log_pt = todos os aprendizes corretos aplicaram { $slots }
expect-elected = the `elected` cells of the processes are { $cells }
expect-elected_es = las celdas `elected` de los procesos son { $cells }
expect-elected_pt = as células `elected` dos processos são { $cells }
expect-by = `elected` does not change after tick { $tick }
expect-by_es = `elected` no cambia después del tick { $tick }
expect-by_pt = `elected` não muda depois do tick { $tick }
expect-messages = { $kinds } sent
expect-messages_es = { $kinds } enviados
expect-messages_pt = { $kinds } enviadas
expect-in-all = { $count } messages sent
expect-in-all_es = { $count } mensajes enviados
expect-in-all_pt = { $count } mensagens enviadas
expect-holds = holding: { $names }
expect-holds_es = se cumple: { $names }
expect-holds_pt = vale: { $names }
expect-violates = violated: { $names }
expect-violates_es = se viola: { $names }
expect-violates_pt = violada: { $names }
expect-never-rests = the run repeats, so it never rests
expect-never-rests_es = la ejecución se repite, así que nunca llega al reposo
expect-never-rests_pt = a execução se repete, e assim nunca chega ao repouso
came-nobody-up = nobody is up
came-nobody-up_es = no hay nadie vivo
came-nobody-up_pt = não há ninguém vivo
came-leader = all { $up } live processes have leader { $leader }
came-leader_es = los { $up } procesos vivos tienen como líder a { $leader }
came-leader_pt = todos os { $up } processos vivos têm { $leader } como líder
came-others = { $right } of { $up } live processes have leader { $leader }, others have { $others }
came-others_es = { $right } de { $up } procesos vivos tienen como líder a { $leader }; otros, a { $others }
came-others_pt = { $right } de { $up } processos vivos têm { $leader } como líder; outros têm { $others }
came-nobody-owes = no correct process has to decide
came-nobody-owes_es = ningún proceso correcto ha de decidir
came-nobody-owes_pt = nenhum processo correto tem de decidir
came-decided = all { $correct } correct processes decide { $value }
came-decided_es = los { $correct } procesos correctos deciden { $value }
came-decided_pt = todos os { $correct } processos corretos decidem { $value }
came-decided-others = { $right } of { $correct } correct processes decide { $value }, others have { $others }
came-decided-others_es = { $right } de { $correct } procesos correctos deciden { $value }; otros tienen { $others }
came-decided-others_pt = { $right } de { $correct } processos corretos decidem { $value }; outros têm { $others }
came-log = all { $correct } correct learners have applied the expected log
came-log_es = los { $correct } aprendices correctos han aplicado el registro esperado
came-log_pt = os { $correct } aprendizes corretos aplicaram o registro esperado
came-log-differs = { $right } of { $correct } correct learners applied the expected log; { $id } has { $found } in slot { $slot }
came-log-differs_es = { $right } de { $correct } aprendices correctos han aplicado el registro esperado; { $id } tiene { $found } en la posición { $slot }
came-log-differs_pt = { $right } de { $correct } aprendizes corretos aplicaram o registro esperado; { $id } tem { $found } na posição { $slot }
came-log-shorter = { $right } of { $correct } correct learners applied the expected log; { $id } has nothing in slot { $slot }
came-log-shorter_es = { $right } de { $correct } aprendices correctos han aplicado el registro esperado; { $id } no tiene nada en la posición { $slot }
came-log-shorter_pt = { $right } de { $correct } aprendizes corretos aplicaram o registro esperado; { $id } não tem nada na posição { $slot }
came-no-log = no learner is correct
came-no-log_es = ningún aprendiz es correcto
came-no-log_pt = nenhum aprendiz é correto
came-elected = all cells are as expected
came-elected_es = todas las celdas son como se esperaba
came-elected_pt = todas as células são como se esperava
came-different = { $count ->
    [one] 1 `elected` cell is different
   *[other] { $count } `elected` cells are different
}: { $id } has { $held } instead of { $expected }
came-different_es = { $count ->
    [one] 1 celda `elected` es distinta
   *[other] { $count } celdas `elected` son distintas
}: { $id } tiene { $held } en lugar de { $expected }
came-different_pt = { $count ->
    [1] 1 célula `elected` é diferente
   *[other] { $count } células `elected` são diferentes
}: { $id } tem { $held } em vez de { $expected }
came-by = `elected` last changed at tick { $tick }
came-by_es = `elected` cambió por última vez en el tick { $tick }
came-by_pt = `elected` mudou pela última vez no tick { $tick }
came-by-cut-off = `elected` last changed at tick { $tick }; the run was stopped at tick { $until }, before it was at rest
came-by-cut-off_es = `elected` cambió por última vez en el tick { $tick }; la ejecución se detuvo en el tick { $until }, antes del reposo
came-by-cut-off_pt = `elected` mudou pela última vez no tick { $tick }; a execução foi parada no tick { $until }, antes do repouso
came-rest = the run is at rest
came-rest_es = la ejecución está en reposo
came-rest_pt = a execução está em repouso
came-no-rest = undecided: the run is not at rest by tick { $tick }, and no state has occurred twice
came-no-rest_es = sin decidir: sin reposo hasta el tick { $tick }, y ningún estado se ha repetido
came-no-rest_pt = sem decidir: sem repouso até o tick { $tick }, e nenhum estado se repetiu
came-messages = { $kinds } sent
came-messages_es = { $kinds } enviados
came-messages_pt = { $kinds } enviadas
came-in-all = { $count } messages sent
came-in-all_es = { $count } mensajes enviados
came-in-all_pt = { $count } mensagens enviadas
came-holds = all these properties hold
came-holds_es = todas estas propiedades se cumplen
came-holds_pt = todas estas propriedades valem
came-violates = all these properties are violated
came-violates_es = todas estas propiedades se violan
came-violates_pt = todas estas propriedades são violadas
came-properties = holding: { $holds }; violated: { $violated }; undecided: { $undecided }
came-properties_es = se cumplen: { $holds }; violadas: { $violated }; sin decidir: { $undecided }
came-properties_pt = valem: { $holds }; violadas: { $violated }; sem decidir: { $undecided }

# Warnings about acts, notes and choices without effect.
warn-vain-act = { $act }: no effect, because { $why ->
    [down] it is down
    [up] it is up
    [no-message] no such message is in transit
    [no-timer] no such timer is armed
    [decided] the choice is already made
   *[already] the network is already in this state
    }
warn-vain-act_es = { $act }: sin efecto, porque { $why ->
    [down] está caído
    [up] está vivo
    [no-message] no hay tal mensaje en tránsito
    [no-timer] no hay tal temporizador armado
    [decided] la elección ya está hecha
   *[already] la red ya está en este estado
    }
warn-vain-act_pt = { $act }: sem efeito, porque { $why ->
    [down] está caído
    [up] está vivo
    [no-message] não há essa mensagem em trânsito
    [no-timer] não há esse temporizador armado
    [decided] a escolha já está feita
   *[already] a rede já está neste estado
    }
warn-more-vain-acts = { $count ->
    [one] 1 more act has no effect
   *[other] { $count } more acts have no effect
}
warn-more-vain-acts_es = { $count ->
    [one] 1 acción más no tiene efecto
   *[other] { $count } acciones más no tienen efecto
}
warn-more-vain-acts_pt = { $count ->
    [one] mais 1 ação não tem efeito
   *[other] mais { $count } ações não têm efeito
}
warn-late-acts = { $count ->
    [one] the act at tick { $first } does not happen: the run was stopped at tick { $until }
   *[other] { $count } acts from tick { $first } on do not happen: the run was stopped at tick { $until }
}
warn-late-acts_es = { $count ->
    [one] la acción del tick { $first } no ocurre: la ejecución se detuvo en el tick { $until }
   *[other] { $count } acciones desde el tick { $first } no ocurren: la ejecución se detuvo en el tick { $until }
}
warn-late-acts_pt = { $count ->
    [one] a ação do tick { $first } não acontece: a execução foi parada no tick { $until }
   *[other] { $count } ações a partir do tick { $first } não acontecem: a execução foi parada no tick { $until }
}
warn-note-unseen = the note at tick { $at } is not shown: the run is at rest from tick { $rest } on
warn-note-unseen_es = la nota del tick { $at } no se muestra: la ejecución está en reposo desde el tick { $rest }
warn-note-unseen_pt = a nota do tick { $at } não é mostrada: a execução está em repouso desde o tick { $rest }
warn-question-unseen = the question at tick { $at } is not shown: the run is at rest from tick { $rest } on
warn-question-unseen_es = la pregunta del tick { $at } no se muestra: la ejecución está en reposo desde el tick { $rest }
warn-question-unseen_pt = a pergunta do tick { $at } não é mostrada: a execução está em repouso desde o tick { $rest }
warn-note-of-no-leader = the note for the first leader is not shown: no leader is elected
warn-note-of-no-leader_es = la nota para el primer líder no se muestra: no se elige ningún líder
warn-note-of-no-leader_pt = a nota para o primeiro líder não é mostrada: nenhum líder é eleito
warn-armed-crash = { $act }: this crash never happens, because no such broadcast follows
warn-armed-crash_es = { $act }: esta caída no ocurre nunca, porque después no hay tal difusión
warn-armed-crash_pt = { $act }: esta queda nunca acontece, porque depois não há tal difusão
warn-unmet-choice = { $choice }: the run never makes this choice
warn-unmet-choice_es = { $choice }: la ejecución nunca usa este valor
warn-unmet-choice_pt = { $choice }: a execução nunca faz esta escolha
warn-more-unmet-choices = { $count ->
    [one] there is 1 more choice that the run never makes
   *[other] there are { $count } more choices that the run never makes
}
warn-more-unmet-choices_es = { $count ->
    [one] hay 1 valor más que la ejecución nunca usa
   *[other] hay { $count } valores más que la ejecución nunca usa
}
warn-more-unmet-choices_pt = { $count ->
    [one] há mais 1 escolha que a execução nunca faz
   *[other] há mais { $count } escolhas que a execução nunca faz
}
warn-on-screen = { $file }: { $first }{ $more ->
    [0] {""}
    [one] {" "}(1 more; `suffrage run` shows it)
   *[other] {" "}({ $more } more; `suffrage run` shows them)
}
    .shorter = { $file }: { $first }
    .short = { $first }
    .shortest = A line of { $file } has no effect.
warn-on-screen_es = { $file }: { $first }{ $more ->
    [0] {""}
    [one] {" "}(1 más; `suffrage run` lo muestra)
   *[other] {" "}({ $more } más; `suffrage run` los muestra)
}
    .shorter = { $file }: { $first }
    .short = { $first }
    .shortest = Una línea de { $file } no tiene efecto.
warn-on-screen_pt = { $file }: { $first }{ $more ->
    [0] {""}
    [one] {" "}(mais 1; `suffrage run` o mostra)
   *[other] {" "}(mais { $more }; `suffrage run` os mostra)
}
    .shorter = { $file }: { $first }
    .short = { $first }
    .shortest = Uma linha de { $file } não tem efeito.
warn-unseen-on-screen = { $count ->
    [one] a note or question never appears: the run is at rest before its tick, or no leader is elected
   *[other] { $count } notes or questions never appear: the run is at rest before their ticks, or no leader is elected
}
warn-unseen-on-screen_es = { $count ->
    [one] una nota o pregunta no aparece nunca: la ejecución está en reposo antes de su tick, o no se elige líder
   *[other] { $count } notas o preguntas no aparecen nunca: la ejecución está en reposo antes de sus ticks, o no se elige líder
}
warn-unseen-on-screen_pt = { $count ->
    [one] uma nota ou pergunta nunca aparece: a execução está em repouso antes do seu tick, ou nenhum líder é eleito
   *[other] { $count } notas ou perguntas nunca aparecem: a execução está em repouso antes dos seus ticks, ou nenhum líder é eleito
}
cli-warning = warning
cli-warning_es = aviso
cli-warning_pt = aviso
cli-threads = --threads { $given }: write a number from 1 to { $most }
cli-threads_es = --threads { $given }: escribe un número de 1 a { $most }
cli-threads_pt = --threads { $given }: escreva um número de 1 a { $most }
cli-lesson-asked = tick { $at }: { $ask }
cli-lesson-asked_es = tick { $at }: { $ask }
cli-lesson-asked_pt = tick { $at }: { $ask }
cli-lesson-answered = { $said } · shown at tick { $tick }
cli-lesson-answered_es = { $said } · se ve en el tick { $tick }
cli-lesson-answered_pt = { $said } · aparece no tick { $tick }
cli-lesson-reached = the goal is reached at tick { $tick }
cli-lesson-reached_es = el objetivo se alcanza en el tick { $tick }
cli-lesson-reached_pt = o objetivo é alcançado no tick { $tick }
cli-lesson-not-asked = “{ $ask }” is not asked: the run ends before tick { $at }, or this is not the run that the question is about
cli-lesson-not-asked_es = «{ $ask }» no se pregunta: la ejecución termina antes del tick { $at }, o no es la ejecución de la que trata la pregunta
cli-lesson-not-asked_pt = “{ $ask }” não é perguntado: a execução termina antes do tick { $at }, ou não é a execução de que a pergunta trata
cli-lesson-shown-outside = “{ $ask }” is answered at tick { $shown }; the answer must appear at a tick from { $at } to { $end } (`shown`)
cli-lesson-shown-outside_es = «{ $ask }» se responde en el tick { $shown }; la respuesta debe verse en un tick de { $at } a { $end } (`shown`)
cli-lesson-shown-outside_pt = “{ $ask }” é respondido no tick { $shown }; a resposta deve aparecer em um tick de { $at } a { $end } (`shown`)
cli-lesson-after-end = `{ $key }`, tick { $tick }: the run is at rest from tick { $last }; write that tick or an earlier one
cli-lesson-after-end_es = `{ $key }`, tick { $tick }: la ejecución está en reposo desde el tick { $last }; escribe ese tick o uno anterior
cli-lesson-after-end_pt = `{ $key }`, tick { $tick }: a execução está em repouso desde o tick { $last }; escreva esse tick ou um anterior
cli-lesson-undecided = “{ $ask }” has no answer: { $said }
cli-lesson-undecided_es = «{ $ask }» no tiene respuesta: { $said }
cli-lesson-undecided_pt = “{ $ask }” não tem resposta: { $said }
cli-lesson-other-run = its choices were written for another run, or none is right
cli-lesson-other-run_es = sus opciones se escribieron para otra ejecución, o ninguna es correcta
cli-lesson-other-run_pt = as suas opções foram escritas para outra execução, ou nenhuma é correta
cli-lesson-early-act = solution, { $act }: the challenge begins at tick { $from }, so acts begin one tick later
cli-lesson-early-act_es = solución, { $act }: el reto empieza en el tick { $from }, así que se actúa a partir del siguiente
cli-lesson-early-act_pt = solução, { $act }: o desafio começa no tick { $from }, portanto age-se a partir do seguinte
cli-lesson-other-act = solution, { $act }: `acts` does not list { $key }
cli-lesson-other-act_es = solución, { $act }: `acts` no incluye { $key }
cli-lesson-other-act_pt = solução, { $act }: `acts` não inclui { $key }
cli-lesson-many-acts = the solution has { $count ->
    [one] 1 act
   *[other] { $count } acts
}, more than `at_most` allows: { $most }
cli-lesson-many-acts_es = la solución tiene { $count ->
    [one] 1 acción
   *[other] { $count } acciones
}, más de lo que permite `at_most`: { $most }
cli-lesson-many-acts_pt = a solução tem { $count ->
    [1] 1 ação
   *[other] { $count } ações
}, mais do que `at_most` permite: { $most }
cli-lesson-ends-before = the run ends at tick { $tick }, before the challenge begins at tick { $from }
cli-lesson-ends-before_es = la ejecución acaba en el tick { $tick }, antes de que empiece el reto en el tick { $from }
cli-lesson-ends-before_pt = a execução acaba no tick { $tick }, antes que comece o desafio no tick { $from }
cli-lesson-needs-no-act = the goal is reached at tick { $tick } without any act
cli-lesson-needs-no-act_es = el objetivo se alcanza en el tick { $tick } sin ninguna acción
cli-lesson-needs-no-act_pt = o objetivo é alcançado no tick { $tick } sem nenhuma ação
cli-lesson-unsolved = the solution does not reach the goal by tick { $until }
cli-lesson-unsolved_es = la solución no alcanza el objetivo hasta el tick { $until }
cli-lesson-unsolved_pt = a solução não alcança o objetivo até o tick { $until }
cli-lesson-asks-nothing = this scene has neither a question nor a challenge
cli-lesson-asks-nothing_es = esta escena no tiene ni preguntas ni reto
cli-lesson-asks-nothing_pt = esta cena não tem nem perguntas nem desafio
cli-lesson-sum = { $scenes ->
    [one] 1 scene
   *[other] { $scenes } scenes
}, { $questions ->
    [one] 1 question
   *[other] { $questions } questions
}, { $challenges ->
    [one] 1 challenge
   *[other] { $challenges } challenges
}: { $errors ->
    [0] no errors
    [one] 1 error
   *[other] { $errors } errors
}
cli-lesson-sum_es = { $scenes ->
    [one] 1 escena
   *[other] { $scenes } escenas
}, { $questions ->
    [one] 1 pregunta
   *[other] { $questions } preguntas
}, { $challenges ->
    [one] 1 reto
   *[other] { $challenges } retos
}: { $errors ->
    [0] sin errores
    [one] 1 error
   *[other] { $errors } errores
}
cli-lesson-sum_pt = { $scenes ->
    [1] 1 cena
   *[other] { $scenes } cenas
}, { $questions ->
    [1] 1 pergunta
   *[other] { $questions } perguntas
}, { $challenges ->
    [1] 1 desafio
   *[other] { $challenges } desafios
}: { $errors ->
    [0] sem erros
    [1] 1 erro
   *[other] { $errors } erros
}
cli-new-no-algo = { $file } must end with .algo
cli-new-no-algo_es = { $file } debe terminar en .algo
cli-new-no-algo_pt = { $file } deve terminar em .algo
cli-new-no-listing = { $protocol } has no text that runs; these have one: { $known }
cli-new-no-listing_es = { $protocol } no tiene un texto ejecutable; lo tienen: { $known }
cli-new-no-listing_pt = { $protocol } não tem um texto executável; estes têm: { $known }
cli-algorithm-in-line = { $file }, line { $line }: { $what }
cli-algorithm-in-line_es = { $file }, línea { $line }: { $what }
cli-algorithm-in-line_pt = { $file }, linha { $line }: { $what }
