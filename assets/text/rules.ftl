# Each step and its reason: the compared values and the rule, as a sentence and in short (-brief, for the log).
# $me is the process, $j the id that the message carries; in the bully algorithm $j is the sender;
# if the process starts by itself, $j is the leader that is gone.

## Chang–Roberts

rule-chang-roberts-start = {$me} starts an election: it participates and sends ELECTION({$me}) to the next process
rule-chang-roberts-start_es = {$me} inicia una elección: pasa a participar y envía ELECTION({$me}) al siguiente proceso
rule-chang-roberts-start_pt = {$me} inicia uma eleição: passa a participar e envia ELECTION({$me}) ao processo seguinte
rule-chang-roberts-start-brief = starts
rule-chang-roberts-start-brief_es = empieza
rule-chang-roberts-start-brief_pt = começa
rule-chang-roberts-start-noticed = {$me} notices that its leader {$j} is gone: it participates and sends ELECTION({$me}) to the next process
rule-chang-roberts-start-noticed_es = {$me} nota que su líder {$j} ya no está: participa y envía ELECTION({$me}) al siguiente proceso
rule-chang-roberts-start-noticed_pt = {$me} percebe que seu líder {$j} se foi: participa e envia ELECTION({$me}) ao processo seguinte
rule-chang-roberts-start-noticed-brief = notices, starts
rule-chang-roberts-start-noticed-brief_es = lo nota, empieza
rule-chang-roberts-start-noticed-brief_pt = percebe, começa
rule-chang-roberts-start-ignored = {$me} is already participating: the start is ignored
rule-chang-roberts-start-ignored_es = {$me} ya está participando: el inicio se ignora
rule-chang-roberts-start-ignored_pt = {$me} já está participando: o início é ignorado
rule-chang-roberts-start-ignored-brief = start ignored
rule-chang-roberts-start-ignored-brief_es = inicio ignorado
rule-chang-roberts-start-ignored-brief_pt = início ignorado
rule-chang-roberts-join-pass-on = {$j} is higher than {$me}: {$me} participates and forwards {$j} to the next process
rule-chang-roberts-join-pass-on_es = {$j} es mayor que {$me}: {$me} participa y reenvía {$j} al siguiente proceso
rule-chang-roberts-join-pass-on_pt = {$j} é maior que {$me}: {$me} participa e repassa {$j} ao processo seguinte
rule-chang-roberts-join-pass-on-brief = > {$me} forwarded
    .outcome = {$me} forwards it
    .outcome-short = forwarded
rule-chang-roberts-join-pass-on-brief_es = > {$me} pasa
    .outcome = {$me} lo reenvía
    .outcome-short = lo reenvía
rule-chang-roberts-join-pass-on-brief_pt = > {$me} passa
    .outcome = {$me} o repassa
    .outcome-short = repassado
rule-chang-roberts-join-replace = {$j} is lower than {$me}: {$me} participates and sends its own id in place of {$j}
rule-chang-roberts-join-replace_es = {$j} es menor que {$me}: {$me} participa y envía su propio id en lugar de {$j}
rule-chang-roberts-join-replace_pt = {$j} é menor que {$me}: {$me} participa e envia o próprio id no lugar de {$j}
rule-chang-roberts-join-replace-brief = < {$me}: sends {$me}
    .outcome = {$me} sends its own
    .outcome-short = sends its own
rule-chang-roberts-join-replace-brief_es = < {$me}: envía {$me}
    .outcome = {$me} envía el suyo
    .outcome-short = envía el suyo
rule-chang-roberts-join-replace-brief_pt = < {$me}: envia {$me}
    .outcome = {$me} envia o seu
    .outcome-short = envia o seu
rule-chang-roberts-join-own = {$me} gets its own id, but is not participating: it participates and sends {$me} again
rule-chang-roberts-join-own_es = {$me} recibe su propio id, pero no está participando: pasa a participar y envía {$me} otra vez
rule-chang-roberts-join-own_pt = {$me} recebe o próprio id, mas não está participando: passa a participar e envia {$me} outra vez
rule-chang-roberts-join-own-brief = own: sent again
    .outcome = {$me} sends it again
    .outcome-short = sent again
rule-chang-roberts-join-own-brief_es = propio: repite
    .outcome = {$me} lo repite
    .outcome-short = lo repite
rule-chang-roberts-join-own-brief_pt = próprio: reenvia
    .outcome = {$me} o reenvia
    .outcome-short = reenviado
rule-chang-roberts-pass-on = {$j} is higher than {$me}: {$me} forwards {$j} to the next process
rule-chang-roberts-pass-on_es = {$j} es mayor que {$me}: {$me} reenvía {$j} al siguiente proceso
rule-chang-roberts-pass-on_pt = {$j} é maior que {$me}: {$me} repassa {$j} ao processo seguinte
rule-chang-roberts-pass-on-brief = > {$me} forwarded
    .outcome = {$me} forwards it
    .outcome-short = forwarded
rule-chang-roberts-pass-on-brief_es = > {$me} pasa
    .outcome = {$me} lo reenvía
    .outcome-short = lo reenvía
rule-chang-roberts-pass-on-brief_pt = > {$me} passa
    .outcome = {$me} o repassa
    .outcome-short = repassado
rule-chang-roberts-discard = {$j} is lower than {$me}, which is already participating: {$j} cannot win and is discarded
rule-chang-roberts-discard_es = {$j} es menor que {$me}, que ya está participando: {$j} no puede ganar y se descarta
rule-chang-roberts-discard_pt = {$j} é menor que {$me}, que já está participando: {$j} não pode vencer e é descartado
rule-chang-roberts-discard-brief = < {$me} discarded
    .outcome = discarded by {$me}
    .outcome-short = discarded
rule-chang-roberts-discard-brief_es = < {$me} descartado
    .outcome = {$me} lo descarta
    .outcome-short = descartado
rule-chang-roberts-discard-brief_pt = < {$me} descartado
    .outcome = {$me} o descarta
    .outcome-short = descartado
rule-chang-roberts-discard-other = {$j} is not {$me}, and in this variant a participating process forwards nothing: {$j} is discarded
rule-chang-roberts-discard-other_es = {$j} no es {$me}, y en esta variante un proceso que está participando no reenvía nada: {$j} se descarta
rule-chang-roberts-discard-other_pt = {$j} não é {$me}, e nesta variante um processo que está participando não repassa nada: {$j} é descartado
rule-chang-roberts-discard-other-brief = ≠ {$me} discarded
    .outcome = discarded by {$me}
    .outcome-short = discarded
rule-chang-roberts-discard-other-brief_es = ≠ {$me} descartado
    .outcome = {$me} lo descarta
    .outcome-short = descartado
rule-chang-roberts-discard-other-brief_pt = ≠ {$me} descartado
    .outcome = {$me} o descarta
    .outcome-short = descartado
rule-chang-roberts-replace = {$j} is lower than {$me}: {$me} sends its own id in place of {$j}
rule-chang-roberts-replace_es = {$j} es menor que {$me}: {$me} envía su propio id en lugar de {$j}
rule-chang-roberts-replace_pt = {$j} é menor que {$me}: {$me} envia o próprio id no lugar de {$j}
rule-chang-roberts-replace-brief = < {$me}: sends {$me}
    .outcome = {$me} sends its own
    .outcome-short = sends its own
rule-chang-roberts-replace-brief_es = < {$me}: envía {$me}
    .outcome = {$me} envía el suyo
    .outcome-short = envía el suyo
rule-chang-roberts-replace-brief_pt = < {$me}: envia {$me}
    .outcome = {$me} envia o seu
    .outcome-short = envia o seu
rule-chang-roberts-win = {$j} is the id of {$me} itself and has gone all the way round: no id is higher, so {$me} leads and sends ELECTED({$me})
rule-chang-roberts-win_es = {$j} es el id del propio {$me} y ha dado toda la vuelta: ningún id es mayor, así que {$me} es líder y envía ELECTED({$me})
rule-chang-roberts-win_pt = {$j} é o id do próprio {$me} e deu a volta completa: nenhum id é maior, então {$me} é líder e envia ELECTED({$me})
rule-chang-roberts-win-brief = own: wins
    .outcome = {$me} has its own id back
    .outcome-short = own id back
rule-chang-roberts-win-brief_es = propio: gana
    .outcome = {$me} recibe su propio id
    .outcome-short = vuelve su id
rule-chang-roberts-win-brief_pt = próprio: vence
    .outcome = {$me} recebe seu próprio id
    .outcome-short = volta seu id
rule-chang-roberts-learn = the election is over for {$me}: it takes {$j} as its leader and forwards ELECTED({$j}) to the next process
rule-chang-roberts-learn_es = la elección ha terminado para {$me}: toma a {$j} como líder y reenvía ELECTED({$j}) al siguiente proceso
rule-chang-roberts-learn_pt = a eleição terminou para {$me}: toma {$j} como líder e repassa ELECTED({$j}) ao processo seguinte
rule-chang-roberts-learn-brief = decided
    .outcome = {$me} follows {$j}
    .outcome-short = follows {$j}
rule-chang-roberts-learn-brief_es = decidido
    .outcome = {$me} sigue a {$j}
    .outcome-short = sigue a {$j}
rule-chang-roberts-learn-brief_pt = decidido
    .outcome = {$me} segue {$j}
    .outcome-short = segue {$j}
rule-chang-roberts-lap-over = ELECTED({$j}) is back at its sender {$me}: all processes have seen it, so {$me} does not forward it
rule-chang-roberts-lap-over_es = ELECTED({$j}) vuelve a {$me}, que lo envió: todos los procesos lo han visto y {$me} no lo reenvía
rule-chang-roberts-lap-over_pt = ELECTED({$j}) voltou a {$me}, que o enviou: todos os processos o viram e {$me} não o repassa
rule-chang-roberts-lap-over-brief = own: not forwarded
    .outcome = {$me} stops it
    .outcome-short = not forwarded
rule-chang-roberts-lap-over-brief_es = vuelve: no reenvía
    .outcome = {$me} lo detiene
    .outcome-short = no sigue
rule-chang-roberts-lap-over-brief_pt = volta: não repassa
    .outcome = {$me} o detém
    .outcome-short = não segue
rule-chang-roberts-skip-crashed = {$me} skips {$crashed}, which is down: it sends {$kind}({$payload}) to the process after {$crashed}
rule-chang-roberts-skip-crashed_es = {$me} se salta {$crashed}, que está caído: envía {$kind}({$payload}) al proceso tras {$crashed}
rule-chang-roberts-skip-crashed_pt = {$me} pula {$crashed}, que está caído: envia {$kind}({$payload}) ao processo depois de {$crashed}
rule-chang-roberts-skip-crashed-brief = skips {$crashed}
    .outcome = {$me} skips {$crashed}
    .outcome-short = skips {$crashed}
rule-chang-roberts-skip-crashed-brief_es = salta a {$crashed}
    .outcome = {$me} salta a {$crashed}
    .outcome-short = salta a {$crashed}
rule-chang-roberts-skip-crashed-brief_pt = pula {$crashed}
    .outcome = {$me} pula {$crashed}
    .outcome-short = pula {$crashed}

## Bully

rule-bully-start = {$me} has no election in progress, so it starts one
rule-bully-start_es = {$me} no tiene ninguna elección en curso, así que inicia una
rule-bully-start_pt = {$me} não tem nenhuma eleição em curso, por isso inicia uma
rule-bully-start-brief = starts
rule-bully-start-brief_es = empieza
rule-bully-start-brief_pt = começa
rule-bully-start-noticed = {$me} notices that its leader {$j} is gone and starts an election
rule-bully-start-noticed_es = {$me} nota que su líder {$j} ya no está e inicia una elección
rule-bully-start-noticed_pt = {$me} percebe que seu líder {$j} se foi e inicia uma eleição
rule-bully-start-noticed-brief = notices, starts
rule-bully-start-noticed-brief_es = lo nota, empieza
rule-bully-start-noticed-brief_pt = percebe, começa
rule-bully-start-ignored = {$me} already has an election running: it starts no other
rule-bully-start-ignored_es = {$me} ya tiene una elección en curso: no inicia otra
rule-bully-start-ignored_pt = {$me} já tem uma eleição em curso: não inicia outra
rule-bully-start-ignored-brief = start ignored
rule-bully-start-ignored-brief_es = inicio ignorado
rule-bully-start-ignored-brief_pt = início ignorado
rule-bully-recovered = {$me} is back and does not know the leader: it starts an election
rule-bully-recovered_es = {$me} ha vuelto y no conoce al líder: inicia una elección
rule-bully-recovered_pt = {$me} voltou e não conhece o líder: inicia uma eleição
rule-bully-recovered-brief = is back: starts
rule-bully-recovered-brief_es = vuelve: empieza
rule-bully-recovered-brief_pt = volta: começa
rule-bully-hold-back-recovered = {$me} is back and does not know the leader: it waits T = {$t} ticks before it starts an election
rule-bully-hold-back-recovered_es = {$me} ha vuelto y no conoce al líder: espera T = {$t} ticks antes de iniciar una elección
rule-bully-hold-back-recovered_pt = {$me} voltou e não conhece o líder: espera T = {$t} ticks antes de iniciar uma eleição
rule-bully-hold-back-recovered-brief = waits T first
rule-bully-hold-back-recovered-brief_es = espera T antes
rule-bully-hold-back-recovered-brief_pt = espera T antes
rule-bully-patience-over = {$me} has waited T = {$t} ticks: it starts an election
rule-bully-patience-over_es = {$me} ha esperado T = {$t} ticks: inicia una elección
rule-bully-patience-over_pt = {$me} esperou T = {$t} ticks: inicia uma eleição
rule-bully-patience-over-brief = starts now
rule-bully-patience-over-brief_es = ahora empieza
rule-bully-patience-over-brief_pt = agora começa
rule-bully-answer = {$me} is higher than {$j}: {$me} answers, so that {$j} waits; {$me} starts its own election
rule-bully-answer_es = {$me} es mayor que {$j}: {$me} responde para que {$j} espere e inicia su propia elección
rule-bully-answer_pt = {$me} é maior que {$j}: {$me} responde para que {$j} espere e inicia sua própria eleição
rule-bully-answer-brief = answers, starts
    .outcome = {$me} answers and starts
    .outcome-short = answers
rule-bully-answer-brief_es = responde, empieza
    .outcome = {$me} responde y empieza
    .outcome-short = responde
rule-bully-answer-brief_pt = responde, começa
    .outcome = {$me} responde e começa
    .outcome-short = responde
rule-bully-answer-running = {$me} is higher than {$j} and answers, so that {$j} waits; the election of {$me} is already in progress
rule-bully-answer-running_es = {$me} es mayor que {$j} y responde para que {$j} espere; la elección de {$me} ya está en curso
rule-bully-answer-running_pt = {$me} é maior que {$j} e responde para que {$j} espere; a eleição de {$me} já está em curso
rule-bully-answer-running-brief = answers
    .outcome = {$me} answers
    .outcome-short = answers
rule-bully-answer-running-brief_es = responde
    .outcome = {$me} responde
    .outcome-short = responde
rule-bully-answer-running-brief_pt = responde
    .outcome = {$me} responde
    .outcome-short = responde
rule-bully-answer-settling = {$me} is higher than {$j} and answers, so that {$j} waits; {$me} starts no election while it is settling after a COORDINATOR
rule-bully-answer-settling_es = {$me} es mayor que {$j} y responde para que {$j} espere; {$me} no inicia ninguna elección mientras se estabiliza tras un COORDINATOR
rule-bully-answer-settling_pt = {$me} é maior que {$j} e responde para que {$j} espere; {$me} não inicia nenhuma eleição enquanto se estabiliza após um COORDINATOR
rule-bully-answer-settling-brief = answers, settling
    .outcome = {$me} answers, no election
    .outcome-short = answers
rule-bully-answer-settling-brief_es = solo responde
    .outcome = {$me} responde, sin elección
    .outcome-short = responde
rule-bully-answer-settling-brief_pt = só responde
    .outcome = {$me} responde, sem eleição
    .outcome-short = responde
rule-bully-answer-holding-back = {$me} is higher than {$j} and answers, so that {$j} waits; {$me} waits too before it starts an election
rule-bully-answer-holding-back_es = {$me} es mayor que {$j} y responde para que {$j} espere; {$me} también espera antes de iniciar una elección
rule-bully-answer-holding-back_pt = {$me} é maior que {$j} e responde para que {$j} espere; {$me} também espera antes de iniciar uma eleição
rule-bully-answer-holding-back-brief = answers, waits
    .outcome = {$me} answers and waits
    .outcome-short = answers
rule-bully-answer-holding-back-brief_es = responde, espera
    .outcome = {$me} responde y espera
    .outcome-short = responde
rule-bully-answer-holding-back-brief_pt = responde, espera
    .outcome = {$me} responde e espera
    .outcome-short = responde
rule-bully-stand-down = {$j} is higher than {$me} and has answered: {$me} leaves the election to {$j} and waits up to 2T = {$twice} ticks for a COORDINATOR
rule-bully-stand-down_es = {$j} es mayor que {$me} y ha respondido: {$me} deja la elección a {$j} y espera un COORDINATOR hasta 2T = {$twice} ticks
rule-bully-stand-down_pt = {$j} é maior que {$me} e respondeu: {$me} deixa a eleição com {$j} e espera um COORDINATOR por até 2T = {$twice} ticks
rule-bully-stand-down-brief = waits 2T
rule-bully-stand-down-brief_es = espera 2T
rule-bully-stand-down-brief_pt = espera 2T
rule-bully-trust = {$j} is higher than {$me} and has answered: in this variant {$me} stops and does not wait for a COORDINATOR
rule-bully-trust_es = {$j} es mayor que {$me} y ha respondido: en esta variante {$me} termina y no espera un COORDINATOR
rule-bully-trust_pt = {$j} é maior que {$me} e respondeu: nesta variante {$me} termina e não espera um COORDINATOR
rule-bully-trust-brief = trusts {$j}: done
rule-bully-trust-brief_es = confía en {$j}
rule-bully-trust-brief_pt = confia em {$j}
rule-bully-answer-ignored = {$me} no longer waits for an ANSWER: the ANSWER of {$j} is ignored
rule-bully-answer-ignored_es = {$me} ya no espera ningún ANSWER: el de {$j} se ignora
rule-bully-answer-ignored_pt = {$me} já não espera nenhum ANSWER: o de {$j} é ignorado
rule-bully-answer-ignored-brief = ignored
    .outcome = ignores the ANSWER of {$j}
    .outcome-short = ignored
rule-bully-answer-ignored-brief_es = ignorado
    .outcome = ignora el ANSWER de {$j}
    .outcome-short = ignorado
rule-bully-answer-ignored-brief_pt = ignorado
    .outcome = ignora o ANSWER de {$j}
    .outcome-short = ignorado
rule-bully-answer-timeout = {$me} has received no ANSWER for T = {$t} ticks: no process with a higher id is up
rule-bully-answer-timeout_es = {$me} no ha recibido ningún ANSWER en T = {$t} ticks: ningún proceso con un id mayor está vivo
rule-bully-answer-timeout_pt = {$me} não recebeu nenhum ANSWER em T = {$t} ticks: nenhum processo com um id maior está vivo
rule-bully-answer-timeout-brief = no ANSWER in T
    .outcome = no ANSWER in T: leads
    .outcome-short = no ANSWER in T
rule-bully-answer-timeout-brief_es = sin ANSWER en T
    .outcome = sin ANSWER en T: es líder
    .outcome-short = sin ANSWER en T
rule-bully-answer-timeout-brief_pt = sem ANSWER em T
    .outcome = sem ANSWER em T: é líder
    .outcome-short = sem ANSWER em T
rule-bully-coordinator-timeout = {$me} has received no COORDINATOR for 2T = {$twice} ticks: the process that answered must be down, and {$me} starts another election
rule-bully-coordinator-timeout_es = {$me} no ha recibido ningún COORDINATOR en 2T = {$twice} ticks: el proceso que respondió debe de haber caído, y {$me} inicia otra elección
rule-bully-coordinator-timeout_pt = {$me} não recebeu nenhum COORDINATOR em 2T = {$twice} ticks: o processo que respondeu deve ter caído, e {$me} inicia outra eleição
rule-bully-coordinator-timeout-brief = 2T over: starts
rule-bully-coordinator-timeout-brief_es = pasan 2T: empieza
rule-bully-coordinator-timeout-brief_pt = passam 2T: começa
rule-bully-follow = {$j} is higher than {$me}: {$me} takes {$j} as its leader and settles (T = {$t} ticks)
rule-bully-follow_es = {$j} es mayor que {$me}: {$me} toma a {$j} como líder y se estabiliza durante T = {$t} ticks
rule-bully-follow_pt = {$j} é maior que {$me}: {$me} toma {$j} como líder e se estabiliza por T = {$t} ticks
rule-bully-follow-brief = > {$me}: follows
    .outcome = {$me} follows {$j}
    .outcome-short = follows {$j}
rule-bully-follow-brief_es = > {$me}: lo sigue
    .outcome = {$me} sigue a {$j}
    .outcome-short = sigue a {$j}
rule-bully-follow-brief_pt = > {$me}: segue
    .outcome = {$me} segue {$j}
    .outcome-short = segue {$j}
rule-bully-follow-unsettled = {$j} is higher than {$me}: {$me} takes {$j} as its leader
rule-bully-follow-unsettled_es = {$j} es mayor que {$me}: {$me} toma a {$j} como líder
rule-bully-follow-unsettled_pt = {$j} é maior que {$me}: {$me} toma {$j} como líder
rule-bully-follow-unsettled-brief = > {$me}: follows
    .outcome = {$me} follows {$j}
    .outcome-short = follows {$j}
rule-bully-follow-unsettled-brief_es = > {$me}: lo sigue
    .outcome = {$me} sigue a {$j}
    .outcome-short = sigue a {$j}
rule-bully-follow-unsettled-brief_pt = > {$me}: segue
    .outcome = {$me} segue {$j}
    .outcome-short = segue {$j}
rule-bully-follow-lower = {$j} is lower than {$me}, but in this variant every COORDINATOR is accepted: {$me} takes {$j} as its leader
rule-bully-follow-lower_es = {$j} es menor que {$me}, pero en esta variante se acepta cualquier COORDINATOR: {$me} toma a {$j} como líder
rule-bully-follow-lower_pt = {$j} é menor que {$me}, mas nesta variante aceita-se qualquer COORDINATOR: {$me} toma {$j} como líder
rule-bully-follow-lower-brief = lower id: follows
    .outcome = {$me} follows {$j}
    .outcome-short = follows {$j}
rule-bully-follow-lower-brief_es = id menor: lo sigue
    .outcome = {$me} sigue a {$j}
    .outcome-short = sigue a {$j}
rule-bully-follow-lower-brief_pt = id menor: segue
    .outcome = {$me} segue {$j}
    .outcome-short = segue {$j}
rule-bully-lower-coordinator = {$j} is lower than {$me} and must not lead: {$me} starts an election to become the leader
rule-bully-lower-coordinator_es = {$j} es menor que {$me} y no debe ser líder: {$me} inicia una elección para ser líder
rule-bully-lower-coordinator_pt = {$j} é menor que {$me} e não deve ser líder: {$me} inicia uma eleição para ser líder
rule-bully-lower-coordinator-brief = lower id: starts
    .outcome = {$me} starts
    .outcome-short = starts
rule-bully-lower-coordinator-brief_es = id menor: empieza
    .outcome = {$me} empieza
    .outcome-short = empieza
rule-bully-lower-coordinator-brief_pt = id menor: começa
    .outcome = {$me} começa
    .outcome-short = começa
rule-bully-lower-coordinator-ignored = {$j} is lower than {$me} and must not lead; {$me} already has an election running and starts no other
rule-bully-lower-coordinator-ignored_es = {$j} es menor que {$me} y no debe ser líder; {$me} ya tiene una elección en curso y no inicia otra
rule-bully-lower-coordinator-ignored_pt = {$j} é menor que {$me} e não deve ser líder; {$me} já tem uma eleição em curso e não inicia outra
rule-bully-lower-coordinator-ignored-brief = lower id: ignored
    .outcome = ignored by {$me}
    .outcome-short = ignored
rule-bully-lower-coordinator-ignored-brief_es = id menor: ignorado
    .outcome = {$me} lo ignora
    .outcome-short = ignorado
rule-bully-lower-coordinator-ignored-brief_pt = id menor: ignorado
    .outcome = {$me} o ignora
    .outcome-short = ignorado
rule-bully-hold-back-lower = {$j} is lower than {$me} and must not lead: {$me} will start an election, but waits T = {$t} ticks first
rule-bully-hold-back-lower_es = {$j} es menor que {$me} y no debe ser líder: {$me} iniciará una elección, pero antes espera T = {$t} ticks
rule-bully-hold-back-lower_pt = {$j} é menor que {$me} e não deve ser líder: {$me} iniciará uma eleição, mas antes espera T = {$t} ticks
rule-bully-hold-back-lower-brief = lower id: waits T
    .outcome = {$me} waits T first
    .outcome-short = waits T first
rule-bully-hold-back-lower-brief_es = id menor: espera T
    .outcome = {$me} espera T antes
    .outcome-short = espera T antes
rule-bully-hold-back-lower-brief_pt = id menor: espera T
    .outcome = {$me} espera T antes
    .outcome-short = espera T antes
rule-bully-settled = {$me} is settled after T = {$t} ticks: from now on, {$me} starts an election when it gets an ELECTION from a lower process
rule-bully-settled_es = {$me} se ha estabilizado durante T = {$t} ticks: desde ahora, {$me} inicia una elección cuando recibe un ELECTION de un proceso menor
rule-bully-settled_pt = {$me} se estabilizou por T = {$t} ticks: a partir de agora, {$me} inicia uma eleição quando recebe um ELECTION de um processo menor
rule-bully-settled-brief = settling ends
rule-bully-settled-brief_es = ya estabilizado
rule-bully-settled-brief_pt = já estabilizado
rule-bully-begin =
    {$me} sends ELECTION to { $higher ->
        [one] the only higher process
       *[other] the {$higher} higher processes
    } and waits up to T = {$t} ticks for an ANSWER
rule-bully-begin_es =
    {$me} envía ELECTION { $higher ->
        [one] al único proceso mayor
       *[other] a los {$higher} procesos mayores
    } y espera un ANSWER hasta T = {$t} ticks
rule-bully-begin_pt =
    {$me} envia ELECTION { $higher ->
        [1] ao único processo maior
       *[other] aos {$higher} processos maiores
    } e espera um ANSWER por até T = {$t} ticks
rule-bully-begin-brief = asks {$higher} higher
rule-bully-begin-brief_es = a {$higher} mayores
rule-bully-begin-brief_pt = a {$higher} maiores
rule-bully-announce =
    {$me} leads and sends COORDINATOR({$me}) to { $others ->
        [one] the only other process
       *[other] the {$others} others
    }
rule-bully-announce_es =
    {$me} es líder y envía COORDINATOR({$me}) { $others ->
        [one] al único otro proceso
       *[other] a los otros {$others}
    }
rule-bully-announce_pt =
    {$me} é líder e envia COORDINATOR({$me}) { $others ->
        [1] ao único outro processo
       *[other] aos outros {$others}
    }
rule-bully-announce-brief = leads: announces
rule-bully-announce-brief_es = es líder: anuncia
rule-bully-announce-brief_pt = é líder: anuncia
rule-bully-announce-highest =
    no id is higher than {$me}: {$me} leads and sends COORDINATOR({$me}) to { $others ->
        [0] nobody, because it is alone
        [one] the only other process
       *[other] the {$others} others
    }
rule-bully-announce-highest_es =
    ningún id es mayor que {$me}: {$me} es líder y envía COORDINATOR({$me}) { $others ->
        [0] a nadie, porque está solo
        [one] al único otro proceso
       *[other] a los otros {$others}
    }
rule-bully-announce-highest_pt =
    nenhum id é maior que {$me}: {$me} é líder e envia COORDINATOR({$me}) { $others ->
        [0] a ninguém, porque está só
        [1] ao único outro processo
       *[other] aos outros {$others}
    }
rule-bully-announce-highest-brief = leads: announces
rule-bully-announce-highest-brief_es = es líder: anuncia
rule-bully-announce-highest-brief_pt = é líder: anuncia

## The fields of a state

fact-participating = participating: yes (active)
fact-participating_es = participando: sí (activo)
fact-participating_pt = participando: sim (ativo)
fact-not-participating = participating: no
fact-not-participating_es = participando: no
fact-not-participating_pt = participando: não
fact-elected = elected: {$leader}
fact-elected_es = elegido: {$leader}
fact-elected_pt = eleito: {$leader}
fact-elected-undefined = elected: @ (undefined)
fact-elected-undefined_es = elegido: @ (indefinido)
fact-elected-undefined_pt = eleito: @ (indefinido)
fact-bully-idle = own election: none
fact-bully-idle_es = elección propia: ninguna
fact-bully-idle_pt = eleição própria: nenhuma
fact-bully-awaiting-answer = own election: waits for an ANSWER
fact-bully-awaiting-answer_es = elección propia: espera ANSWER
fact-bully-awaiting-answer_pt = eleição própria: espera ANSWER
fact-bully-awaiting-coordinator = own election: waits for a COORDINATOR
fact-bully-awaiting-coordinator_es = elección propia: espera COORDINATOR
fact-bully-awaiting-coordinator_pt = eleição própria: espera COORDINATOR
fact-bully-holding-back = own election: waits T first
fact-bully-holding-back_es = elección propia: espera T antes
fact-bully-holding-back_pt = eleição própria: espera T antes
fact-bully-settling = settling: yes
fact-bully-settling_es = estabilizándose: sí
fact-bully-settling_pt = estabilizando: sim
fact-bully-not-settling = settling: no
fact-bully-not-settling_es = estabilizándose: no
fact-bully-not-settling_pt = estabilizando: não

## What a process waits for

wait-chang-roberts = {$me} waits for ELECTION({$me}) to come back, or for an ELECTED
wait-chang-roberts_es = {$me} espera que ELECTION({$me}) vuelva o que llegue un ELECTED
wait-chang-roberts_pt = {$me} espera que ELECTION({$me}) volte ou que chegue um ELECTED
wait-bully-answer = {$me} waits for an ANSWER from a higher process until its timer expires
wait-bully-answer_es = {$me} espera un ANSWER de un proceso mayor hasta que expire su temporizador
wait-bully-answer_pt = {$me} espera um ANSWER de um processo maior até seu temporizador expirar
wait-bully-coordinator = {$me} waits for a COORDINATOR until its timer expires
wait-bully-coordinator_es = {$me} espera un COORDINATOR hasta que expire su temporizador
wait-bully-coordinator_pt = {$me} espera um COORDINATOR até seu temporizador expirar
wait-bully-holding-back = {$me} waits until its timer expires, and then starts an election
wait-bully-holding-back_es = {$me} espera hasta que expire su temporizador y entonces inicia una elección
wait-bully-holding-back_pt = {$me} espera até seu temporizador expirar e então inicia uma eleição

## What happens when an armed timer expires
timer-bully-answer = if the timer expires without an ANSWER, {$me} leads
timer-bully-answer_es = si el temporizador expira sin ANSWER, {$me} es el líder
timer-bully-answer_pt = se o temporizador expirar sem ANSWER, {$me} é o líder
timer-bully-coordinator = if the timer expires without a COORDINATOR, {$me} starts another election
timer-bully-coordinator_es = si el temporizador expira sin COORDINATOR, {$me} inicia otra elección
timer-bully-coordinator_pt = se o temporizador expirar sem COORDINATOR, {$me} inicia outra eleição
timer-bully-settle = when the timer expires, {$me} has settled
timer-bully-settle_es = cuando expire el temporizador, {$me} se habrá estabilizado
timer-bully-settle_pt = quando o temporizador expirar, {$me} terá se estabilizado
timer-bully-patience = when the timer expires, {$me} starts an election
timer-bully-patience_es = cuando expire el temporizador, {$me} inicia una elección
timer-bully-patience_pt = quando o temporizador expirar, {$me} inicia uma eleição
