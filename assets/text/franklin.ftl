# Franklin: each step and its reason, as a sentence and in short (-brief, for the log).
# $me is the process, $j the id that the message carries (if the process starts by itself: the leader that is gone),
# $left and $right the ids that came from its two sides, $round a number of a round, $epoch of an election.

rule-franklin-start = {$me} starts an election: it becomes red and sends ELECTION({$me}) both ways
rule-franklin-start_es = {$me} inicia una elección: pasa a rojo y envía ELECTION({$me}) en ambos sentidos
rule-franklin-start_pt = {$me} inicia uma eleição: fica vermelho e envia ELECTION({$me}) nos dois sentidos
rule-franklin-start-brief = starts, red
rule-franklin-start-brief_es = empieza, rojo
rule-franklin-start-brief_pt = começa, vermelho
rule-franklin-start-noticed = {$me} notices that its leader {$j} is gone: it becomes red and sends ELECTION({$me}) both ways
rule-franklin-start-noticed_es = {$me} nota que su líder {$j} ya no está: pasa a rojo y envía ELECTION({$me}) en ambos sentidos
rule-franklin-start-noticed_pt = {$me} percebe que seu líder {$j} se foi: fica vermelho e envia ELECTION({$me}) nos dois sentidos
rule-franklin-start-noticed-brief = notices, starts
rule-franklin-start-noticed-brief_es = lo nota, empieza
rule-franklin-start-noticed-brief_pt = percebe, começa
rule-franklin-start-ignored = the election of {$me} is not over: the start is ignored
rule-franklin-start-ignored_es = la elección de {$me} no ha terminado: el inicio se ignora
rule-franklin-start-ignored_pt = a eleição de {$me} não terminou: o início é ignorado
rule-franklin-start-ignored-brief = start ignored
rule-franklin-start-ignored-brief_es = inicio ignorado
rule-franklin-start-ignored-brief_pt = início ignorado
rule-franklin-wake = ELECTION({$j}) wakes {$me}: it becomes red and sends ELECTION({$me}) both ways
rule-franklin-wake_es = ELECTION({$j}) despierta a {$me}: pasa a rojo y envía ELECTION({$me}) en ambos sentidos
rule-franklin-wake_pt = ELECTION({$j}) acorda {$me}: fica vermelho e envia ELECTION({$me}) nos dois sentidos
rule-franklin-wake-brief = woken, red
rule-franklin-wake-brief_es = despierta, rojo
rule-franklin-wake-brief_pt = acorda, vermelho
rule-franklin-listen = ELECTION({$j}) wakes {$me}, which is no initiator: it becomes black and only forwards messages
rule-franklin-listen_es = ELECTION({$j}) despierta a {$me}, que no es iniciador: pasa a negro y solo reenvía mensajes
rule-franklin-listen_pt = ELECTION({$j}) acorda {$me}, que não é iniciador: fica preto e só repassa mensagens
rule-franklin-listen-brief = woken, black
rule-franklin-listen-brief_es = despierta, negro
rule-franklin-listen-brief_pt = acorda, preto
rule-franklin-outdated = the message belongs to an older election; {$me} is in election {$epoch} and drops it
rule-franklin-outdated_es = el mensaje es de una elección anterior; {$me} está en la elección {$epoch} y lo descarta
rule-franklin-outdated_pt = a mensagem é de uma eleição anterior; {$me} está na eleição {$epoch} e a descarta
rule-franklin-outdated-brief = older election
    .outcome = {$me} drops it: older election
    .outcome-short = older election
rule-franklin-outdated-brief_es = elección pasada
    .outcome = {$me} lo descarta: elección pasada
    .outcome-short = elección pasada
rule-franklin-outdated-brief_pt = eleição passada
    .outcome = {$me} a descarta: eleição passada
    .outcome-short = eleição passada
rule-franklin-await-lower = {$j} is lower than {$me}; to end round {$round}, {$me} waits for the id from the other side
rule-franklin-await-lower_es = {$j} es menor que {$me}, que espera el id del otro lado para cerrar la ronda {$round}
rule-franklin-await-lower_pt = {$j} é menor que {$me}, que espera o id do outro lado para fechar a rodada {$round}
rule-franklin-await-lower-brief = < {$me}, waits
    .outcome = {$me} waits for the other side
    .outcome-short = waits
rule-franklin-await-lower-brief_es = < {$me}, espera
    .outcome = {$me} espera el otro lado
    .outcome-short = espera
rule-franklin-await-lower-brief_pt = < {$me}, espera
    .outcome = {$me} espera o outro lado
    .outcome-short = espera
rule-franklin-await-higher = {$j} is higher than {$me}; to end round {$round}, {$me} waits for the id from the other side
rule-franklin-await-higher_es = {$j} es mayor que {$me}, que espera el id del otro lado para cerrar la ronda {$round}
rule-franklin-await-higher_pt = {$j} é maior que {$me}, que espera o id do outro lado para fechar a rodada {$round}
rule-franklin-await-higher-brief = > {$me}, waits
    .outcome = {$me} waits for the other side
    .outcome-short = waits
rule-franklin-await-higher-brief_es = > {$me}, espera
    .outcome = {$me} espera el otro lado
    .outcome-short = espera
rule-franklin-await-higher-brief_pt = > {$me}, espera
    .outcome = {$me} espera o outro lado
    .outcome-short = espera
rule-franklin-await-own = {$me} has received its own id from one side in round {$round} and waits for the other side
rule-franklin-await-own_es = {$me} ha recibido su propio id de un lado en la ronda {$round} y espera el otro lado
rule-franklin-await-own_pt = {$me} recebeu o próprio id de um lado na rodada {$round} e espera o outro lado
rule-franklin-await-own-brief = own, waits
    .outcome = {$me} waits for the other side
    .outcome-short = waits
rule-franklin-await-own-brief_es = propio, espera
    .outcome = {$me} espera el otro lado
    .outcome-short = espera
rule-franklin-await-own-brief_pt = próprio, espera
    .outcome = {$me} espera o outro lado
    .outcome-short = espera
rule-franklin-keep-early = {$j} is one round ahead of {$me}, which is in round {$round}: {$me} stores the message for later
rule-franklin-keep-early_es = {$j} va una ronda por delante de {$me}, que está en la ronda {$round}: {$me} guarda el mensaje para después
rule-franklin-keep-early_pt = {$j} está uma rodada à frente de {$me}, que está na rodada {$round}: {$me} guarda a mensagem para depois
rule-franklin-keep-early-brief = early: stored
    .outcome = {$me} stores it: early
    .outcome-short = early: stored
rule-franklin-keep-early-brief_es = pronto: se guarda
    .outcome = {$me} lo guarda: pronto
    .outcome-short = pronto: se guarda
rule-franklin-keep-early-brief_pt = cedo: guardada
    .outcome = {$me} a guarda: cedo
    .outcome-short = cedo: guardada
rule-franklin-repeated = {$me} already has an id from this side in round {$round}: the message is dropped
rule-franklin-repeated_es = {$me} ya oyó este lado en la ronda {$round}: el mensaje se descarta
rule-franklin-repeated_pt = {$me} já ouviu este lado na rodada {$round}: a mensagem é descartada
rule-franklin-repeated-brief = heard before
    .outcome = {$me} drops it: heard before
    .outcome-short = heard before
rule-franklin-repeated-brief_es = ya oído
    .outcome = {$me} lo descarta: ya oído
    .outcome-short = ya oído
rule-franklin-repeated-brief_pt = já ouvida
    .outcome = {$me} a descarta: já ouvida
    .outcome-short = já ouvida
rule-franklin-next-round = {$left} on the left and {$right} on the right are lower than {$me}: {$me} stays red, and sends ELECTION({$me}) both ways for round {$next}
rule-franklin-next-round_es = {$left} a la izquierda y {$right} a la derecha son menores que {$me}: sigue rojo y envía ELECTION({$me}) en ambos sentidos para la ronda {$next}
rule-franklin-next-round_pt = {$left} à esquerda e {$right} à direita são menores que {$me}: continua vermelho e envia ELECTION({$me}) nos dois sentidos para a rodada {$next}
rule-franklin-next-round-brief = wins round {$round}
    .outcome = {$me} stays red
    .outcome-short = stays red
rule-franklin-next-round-brief_es = gana la ronda {$round}
    .outcome = {$me} sigue rojo
    .outcome-short = sigue rojo
rule-franklin-next-round-brief_pt = vence a rodada {$round}
    .outcome = {$me} segue vermelho
    .outcome-short = segue vermelho
rule-franklin-turn-black = {$me} has received {$left} from the left and {$right} from the right; {$higher} is higher: {$me} becomes black
rule-franklin-turn-black_es = {$me} ha recibido {$left} de la izquierda y {$right} de la derecha; {$higher} es mayor: {$me} pasa a negro
rule-franklin-turn-black_pt = {$me} recebeu {$left} da esquerda e {$right} da direita; {$higher} é maior: {$me} fica preto
rule-franklin-turn-black-brief = {$higher} > {$me}: black
    .outcome = {$me} turns black
    .outcome-short = turns black
rule-franklin-turn-black-brief_es = {$higher} > {$me}: negro
    .outcome = {$me} pasa a negro
    .outcome-short = negro
rule-franklin-turn-black-brief_pt = {$higher} > {$me}: preto
    .outcome = {$me} fica preto
    .outcome-short = preto
rule-franklin-release-kept =
    {$me} now forwards { $count ->
        [one] the message
       *[other] the {$count} messages
    } it had stored, because another process waits
rule-franklin-release-kept_es =
    {$me} reenvía ahora { $count ->
        [one] el mensaje
       *[other] los {$count} mensajes
    } que había guardado: otro proceso lo espera
rule-franklin-release-kept_pt =
    {$me} repassa agora { $count ->
        [one] a mensagem
       *[other] as {$count} mensagens
    } que tinha guardado: outro processo espera por isso
rule-franklin-release-kept-brief = forwards {$count} stored
    .outcome = {$me} forwards { $count ->
        [one] 1 stored message
       *[other] {$count} stored messages
    }
    .outcome-short = forwards {$count} stored
rule-franklin-release-kept-brief_es = reenvía {$count}
    .outcome = {$me} reenvía { $count ->
        [one] 1 mensaje guardado
       *[other] {$count} mensajes guardados
    }
    .outcome-short = reenvía {$count}
rule-franklin-release-kept-brief_pt = repassa {$count}
    .outcome = {$me} repassa { $count ->
        [1] 1 mensagem guardada
       *[other] {$count} mensagens guardadas
    }
    .outcome-short = repassa {$count}
rule-franklin-win = {$me} has received its own id from both sides in round {$round}: no other process is red, so {$me} leads and sends ELECTED({$me}) clockwise
rule-franklin-win_es = {$me} ha recibido su propio id de ambos lados en la ronda {$round}: ningún otro proceso es rojo, así que {$me} es líder y envía ELECTED({$me}) en sentido horario
rule-franklin-win_pt = {$me} recebeu o próprio id dos dois lados na rodada {$round}: nenhum outro processo é vermelho, então {$me} é líder e envia ELECTED({$me}) em sentido horário
rule-franklin-win-brief = own twice: wins
    .outcome = {$me} receives its own id twice
    .outcome-short = own id twice
rule-franklin-win-brief_es = propio ×2: gana
    .outcome = {$me} recibe su id dos veces
    .outcome-short = su id ×2
rule-franklin-win-brief_pt = próprio ×2: vence
    .outcome = {$me} recebe seu id duas vezes
    .outcome-short = seu id ×2
rule-franklin-relay = {$me} is not red: it forwards {$j}
rule-franklin-relay_es = {$me} no es rojo: reenvía {$j}
rule-franklin-relay_pt = {$me} não é vermelho: repassa {$j}
rule-franklin-relay-brief = forwarded
    .outcome = {$me} forwards it
    .outcome-short = forwarded
rule-franklin-relay-brief_es = lo reenvía
    .outcome = {$me} lo reenvía
    .outcome-short = lo reenvía
rule-franklin-relay-brief_pt = repassado
    .outcome = {$me} o repassa
    .outcome-short = repassado
rule-franklin-drop-own = {$me} is no longer red, and {$j} is its own id: the message is dropped
rule-franklin-drop-own_es = {$me} ya no es rojo y {$j} es su propio id: el mensaje se descarta
rule-franklin-drop-own_pt = {$me} não é mais vermelho e {$j} é o próprio id: a mensagem é descartada
rule-franklin-drop-own-brief = own: dropped
    .outcome = {$me} drops the message
    .outcome-short = own: dropped
rule-franklin-drop-own-brief_es = propio: no sigue
    .outcome = {$me} descarta el mensaje
    .outcome-short = propio: no sigue
rule-franklin-drop-own-brief_pt = próprio: não segue
    .outcome = {$me} descarta a mensagem
    .outcome-short = próprio: não segue
rule-franklin-learn = the election is over for {$me}: it takes {$j} as its leader and forwards ELECTED({$j})
rule-franklin-learn_es = la elección ha terminado para {$me}: toma a {$j} como líder y reenvía ELECTED({$j})
rule-franklin-learn_pt = a eleição terminou para {$me}: toma {$j} como líder e repassa ELECTED({$j})
rule-franklin-learn-brief = decided
    .outcome = {$me} follows {$j}
    .outcome-short = follows {$j}
rule-franklin-learn-brief_es = decidido
    .outcome = {$me} sigue a {$j}
    .outcome-short = sigue a {$j}
rule-franklin-learn-brief_pt = decidido
    .outcome = {$me} segue {$j}
    .outcome-short = segue {$j}
rule-franklin-lap-over = ELECTED({$j}) is back at its sender {$me}: all processes have seen it, so {$me} does not forward it
rule-franklin-lap-over_es = ELECTED({$j}) vuelve a {$me}, que lo envió: todos los procesos lo han visto y {$me} no lo reenvía
rule-franklin-lap-over_pt = ELECTED({$j}) voltou a {$me}, que o enviou: todos os processos o viram e {$me} não o repassa
rule-franklin-lap-over-brief = own: not forwarded
    .outcome = {$me} does not forward ELECTED
    .outcome-short = not forwarded
rule-franklin-lap-over-brief_es = vuelve: no reenvía
    .outcome = {$me} no reenvía ELECTED
    .outcome-short = no sigue
rule-franklin-lap-over-brief_pt = volta: não repassa
    .outcome = {$me} não repassa ELECTED
    .outcome-short = não segue
rule-franklin-skip-crashed = {$me} skips {$crashed}, which is down: it sends {$kind}({$payload}) to the process after {$crashed}
rule-franklin-skip-crashed_es = {$me} se salta {$crashed}, que está caído: envía {$kind}({$payload}) al proceso tras {$crashed}
rule-franklin-skip-crashed_pt = {$me} pula {$crashed}, que está caído: envia {$kind}({$payload}) ao processo depois de {$crashed}
rule-franklin-skip-crashed-brief = skips {$crashed}
    .outcome = {$me} skips {$crashed}
    .outcome-short = skips {$crashed}
rule-franklin-skip-crashed-brief_es = salta a {$crashed}
    .outcome = {$me} salta a {$crashed}
    .outcome-short = salta a {$crashed}
rule-franklin-skip-crashed-brief_pt = pula {$crashed}
    .outcome = {$me} pula {$crashed}
    .outcome-short = pula {$crashed}

fact-franklin-no-colour = colour: none, does not compete
fact-franklin-no-colour_es = color: ninguno, no compite
fact-franklin-no-colour_pt = cor: nenhuma, não compete
fact-franklin-red = colour: red
fact-franklin-red_es = color: rojo
fact-franklin-red_pt = cor: vermelho
fact-franklin-black = colour: black, only forwards
fact-franklin-black_es = color: negro, solo reenvía
fact-franklin-black_pt = cor: preto, só repassa
fact-franklin-round = round: {$round}
fact-franklin-round_es = ronda: {$round}
fact-franklin-round_pt = rodada: {$round}
fact-franklin-left = from the left: {$j}
fact-franklin-left_es = de la izquierda: {$j}
fact-franklin-left_pt = da esquerda: {$j}
fact-franklin-left-missing = from the left: nothing yet
fact-franklin-left-missing_es = de la izquierda: nada aún
fact-franklin-left-missing_pt = da esquerda: nada ainda
fact-franklin-right = from the right: {$j}
fact-franklin-right_es = de la derecha: {$j}
fact-franklin-right_pt = da direita: {$j}
fact-franklin-right-missing = from the right: nothing yet
fact-franklin-right-missing_es = de la derecha: nada aún
fact-franklin-right-missing_pt = da direita: nada ainda
fact-franklin-kept = stored for round {$round}: {$j}
fact-franklin-kept_es = guardado para la ronda {$round}: {$j}
fact-franklin-kept_pt = guardada para a rodada {$round}: {$j}
fact-franklin-election = election: number {$epoch}
fact-franklin-election_es = elección: número {$epoch}
fact-franklin-election_pt = eleição: número {$epoch}

# The badge beside a process, as short as possible.
badge-franklin-round = r{$round}
badge-franklin-round_es = r{$round}
badge-franklin-round_pt = r{$round}

wait-franklin-both = {$me} waits for an ELECTION of round {$round} from both sides
wait-franklin-both_es = {$me} espera un ELECTION de la ronda {$round} de ambos lados
wait-franklin-both_pt = {$me} espera um ELECTION da rodada {$round} dos dois lados
wait-franklin-left = {$me} waits for an ELECTION of round {$round} from the left
wait-franklin-left_es = {$me} espera un ELECTION de la ronda {$round} de la izquierda
wait-franklin-left_pt = {$me} espera um ELECTION da rodada {$round} da esquerda
wait-franklin-right = {$me} waits for an ELECTION of round {$round} from the right
wait-franklin-right_es = {$me} espera un ELECTION de la ronda {$round} de la derecha
wait-franklin-right_pt = {$me} espera um ELECTION da rodada {$round} da direita
wait-franklin-black = {$me} waits for an ELECTED
wait-franklin-black_es = {$me} espera un ELECTED
wait-franklin-black_pt = {$me} espera um ELECTED

# One line for each variant.
variant-franklin-standard = a process woken by a message becomes red; a red process turns black if the nearest red process on one side is higher
variant-franklin-standard_es = un proceso despertado por un mensaje se vuelve rojo; un rojo pasa a negro si el rojo más cercano de un lado es mayor
variant-franklin-standard_pt = um processo acordado por uma mensagem fica vermelho; um vermelho fica preto se o vermelho mais próximo de um lado é maior
variant-franklin-initiators-only = only initiators compete; a process woken by a message only forwards messages
variant-franklin-initiators-only_es = solo compiten los iniciadores; un proceso despertado por un mensaje solo reenvía mensajes
variant-franklin-initiators-only_pt = só competem os iniciadores; um processo acordado por uma mensagem só repassa mensagens
