# A linha de comando.

cli-error = erro
cli-help = ajuda
cli-scenario-and-verb = um cenário vem depois do comando, não antes
cli-not-of-command = { $option } não tem a ver com { $command }: diz como uma execução é mostrada na tela, com play
cli-needs-screen = { $option } precisa da tela: aqui não há, só se relatam as duas execuções
cli-bad-number = { $option } { $given }: escreva um número inteiro de 0 a { $most }
cli-bad-seed = { $option } { $given }: escreva um número inteiro de 0 a { $most }, ou random
cli-seed-of-list = --seed não tem a ver com list: não executa nada
cli-seed-of-session = --seed: uma sessão conserva as sementes das suas execuções; na tela, s começa uma com outra
cli-session-needs-terminal = uma sessão é mostrada na tela: a entrada e a saída padrão devem ser um terminal
cli-branch-of-what = --branch precisa do cenário do qual é um ramo: suffrage CENÁRIO --branch ARQUIVO
cli-branch-from-input = --branch -: as teclas ocupam a entrada padrão; indique um arquivo
cli-branch-is-scenario = { $file } é o próprio cenário: não acrescenta nenhum ramo.
    .short = { $file } não acrescenta ramos.
cli-branch-twice = { $file } é um ramo que já foi indicado: não acrescenta nenhum.
    .short = { $file } não acrescenta ramos.
cli-fault-count = { $count ->
    [1] 1 falha em { $file }
   *[other] { $count } falhas em { $file }
}
cli-more-faults = Pelo menos { $count } falhas em { $file }; as que vêm depois das primeiras não são mostradas.
cli-fault-in-line = { $file }:{ $line }:{ $column }: { $what }; { $mend }{ $more ->
    [0] {""}
    [one] {" "}(mais 1 falha)
   *[other] {" "}(mais { $more } falhas)
}
    .long = { $file }:{ $line }:{ $column }: { $what }; { $mend }
    .shorter = { $file }:{ $line }: { $what }
    .short = A linha { $line } de { $file } tem uma falha.
    .shortest = A linha { $line } tem uma falha.
cli-no-theme-but-near = não há nenhum tema `{ $name }`; quis dizer `{ $nearest }`? Há { $valid }
cli-no-theme = não há nenhum tema `{ $name }`; há { $valid }. Os seus são *.toml em { $folder }
cli-low-contrast = aviso: tema { $name }: { $what } tem um contraste de { $contrast }; o texto pode ser lido a partir de { $least }
cli-input-is-taken = as teclas vêm da entrada padrão, então um cenário não pode; `suffrage run -` lê um de lá
cli-cannot-write = não é possível escrever { $file }
cli-trace-is-scenario = { $file } é o cenário: o rastro o sobrescreveria
cli-protocols = Protocolos
cli-scenarios = Cenários
cli-run-line = { $protocol } · { $variant } · { $topology } · { $count ->
    [1] 1 processo
   *[other] { $count } processos
} · semente { $seed }
cli-quiet = em repouso no tick { $tick }
cli-not-quiet = sem repouso até o tick { $tick }
cli-last-change = última mudança de líder no tick { $tick }
cli-no-change = nenhum líder mudou
cli-last-served = última mudança de um superpar no tick { $tick }
cli-no-super-peer = ninguém é servido
cli-last-decision = última decisão no tick { $tick }
cli-no-decision = ninguém decidiu
cli-position = posição
cli-id = id
cli-state = estado
cli-elected = eleito
cli-decided = decidido
cli-progress = avanço
cli-fields = campos
cli-up = ativo
cli-down = caído
cli-more-processes = … mais { $count } …
cli-held-by = { $count } de { $up } processos ativos têm { $leader }
cli-messages = mensagens
cli-message-totals = { $sent } enviadas, { $delivered } entregues, { $lost } perdidas, { $flight } em trânsito
cli-duplicated = { $count } duplicadas
cli-properties = propriedades
cli-figures = números
cli-holds = vale
cli-holds-again = vale outra vez desde o tick { $again }, violada no tick { $tick }
cli-violated = violada no tick { $tick }
cli-undecided = indefinida no tick { $tick }
cli-undecided-again = indefinida no tick { $now }, violada no tick { $tick }
cli-expectations = expectativas
cli-expected = esperado
cli-came = ocorreu
cli-unmet = a expectativa `{ $name }` não se cumpriu: esperava-se: { $expected }; ocorreu: { $came }
cli-digest = impressão digital

# O que se esperava de uma execução e o que ocorreu.

expect-leader = todos os processos ativos têm { $id }
expect-decided = todos os processos corretos decidem { $value }
expect-log = todos os aprendizes corretos aplicaram { $slots }
expect-elected = elected é { $cells }
expect-by = nada muda em `elected` depois do tick { $tick }
expect-messages = { $kinds } enviadas
expect-in-all = { $count } mensagens enviadas
expect-holds = vale: { $names }
expect-violates = violada: { $names }
came-nobody-up = não há ninguém ativo
came-leader = todos os { $up } processos ativos têm { $leader }
came-others = { $right } de { $up } processos ativos têm { $leader }; outros têm { $others }
came-nobody-owes = nenhum processo correto deve uma decisão
came-decided = todos os { $correct } processos corretos decidem { $value }
came-decided-others = { $right } de { $correct } processos corretos decidem { $value }; outros têm { $others }
came-log = os { $correct } aprendizes corretos aplicaram
came-log-differs = { $right } de { $correct } aprendizes corretos aplicaram; { $id } tem { $found } na posição { $slot }
came-log-shorter = { $right } de { $correct } aprendizes corretos aplicaram; { $id } não tem nada na posição { $slot }
came-no-log = nenhum aprendiz é correto
came-elected = exatamente isso
came-different = { $count ->
    [1] 1 célula é diferente
   *[other] { $count } células são diferentes
}: { $id } tem { $held } em vez de { $expected }
came-by = a última mudança no tick { $tick }
came-by-cut-off = a última mudança no tick { $tick }, e a execução foi cortada no tick { $until }, sem repouso
came-messages = { $kinds } enviadas
came-in-all = { $count } mensagens enviadas
came-holds = exatamente isso
came-violates = exatamente isso
came-properties = valem: { $holds }; violadas: { $violated }; indefinidas: { $undecided }

# What has no effect.
warn-vain-act = { $act }: sem efeito, { $why ->
    [down] pois está caído
    [up] pois está ativo
    [no-message] pois não há tal mensagem a caminho
    [no-timer] pois não há tal temporizador armado
    [decided] pois já estava decidido
   *[already] pois já é assim
    }
warn-more-vain-acts = { $count ->
    [one] mais 1 ato fica sem efeito
   *[other] mais { $count } atos ficam sem efeito
}
warn-late-acts = { $count ->
    [one] o ato do tick { $first } não é feito: a execução foi terminada no tick { $until }
   *[other] { $count } atos a partir do tick { $first } não são feitos: a execução foi terminada no tick { $until }
}
warn-note-unseen = a nota do tick { $at } não é vista: a execução está em repouso desde o tick { $rest }
warn-question-unseen = a pergunta do tick { $at } não é feita: a execução está em repouso desde o tick { $rest }
warn-note-of-no-leader = a nota para o primeiro líder não é vista: ninguém é eleito
warn-armed-crash = { $act }: nunca acontece: nada é enviado depois
warn-unmet-choice = { $choice }: a execução não chega a esta escolha
warn-more-unmet-choices = { $count ->
    [one] a execução não chega a mais 1 escolha
   *[other] a execução não chega a mais { $count } escolhas
}
warn-on-screen = { $file }: { $first }{ $more ->
    [0] {""}
    [one] {" "}(mais 1; `suffrage run` o diz)
   *[other] {" "}(mais { $more }; `suffrage run` os diz)
}
    .shorter = { $file }: { $first }
    .short = { $first }
    .shortest = { $file } diz algo sem efeito.
warn-unseen-on-screen = { $count ->
    [one] a uma nota ou pergunta nunca se chega: antes há repouso, ou ninguém é eleito
   *[other] a { $count } notas ou perguntas nunca se chega: antes há repouso, ou ninguém é eleito
}
cli-warning = aviso
cli-threads = --threads { $given }: escreva um número de 1 a { $most }
