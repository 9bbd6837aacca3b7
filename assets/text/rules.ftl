# What a step did and why: the compared values and the rule, as a whole sentence and in a few words (-brief, for the log).
# $me is the process, $j the id that the message carries; in the bully algorithm $j is the sender;
# of a start that the process made by itself, $j is the leader that is gone.

## Chang–Roberts

rule-chang-roberts-start = {$me} begins an election: it participates and sends ELECTION({$me}) to the next process
rule-chang-roberts-start_es = {$me} empieza una elección: participa y envía ELECTION({$me}) al siguiente proceso
rule-chang-roberts-start_pt = {$me} começa uma eleição: participa e envia ELECTION({$me}) ao processo seguinte
rule-chang-roberts-start-brief = begins
rule-chang-roberts-start-brief_es = empieza
rule-chang-roberts-start-brief_pt = começa
rule-chang-roberts-start-noticed = {$me} notices that its leader {$j} is gone: it participates and sends ELECTION({$me}) to the next process
rule-chang-roberts-start-noticed_es = {$me} nota que su líder {$j} ya no está: participa y envía ELECTION({$me}) al siguiente proceso
rule-chang-roberts-start-noticed_pt = {$me} percebe que seu líder {$j} se foi: participa e envia ELECTION({$me}) ao processo seguinte
rule-chang-roberts-start-noticed-brief = notices, begins
rule-chang-roberts-start-noticed-brief_es = lo nota, empieza
rule-chang-roberts-start-noticed-brief_pt = percebe, começa
rule-chang-roberts-start-ignored = {$me} is already participating: the start is ignored
rule-chang-roberts-start-ignored_es = {$me} ya participa: el inicio se ignora
rule-chang-roberts-start-ignored_pt = {$me} já participa: o início é ignorado
rule-chang-roberts-start-ignored-brief = start ignored
rule-chang-roberts-start-ignored-brief_es = inicio ignorado
rule-chang-roberts-start-ignored-brief_pt = início ignorado
rule-chang-roberts-join-pass-on = {$j} is higher than {$me}: {$me} participates and passes {$j} on to the next process
rule-chang-roberts-join-pass-on_es = {$j} es mayor que {$me}: {$me} participa y pasa {$j} al siguiente proceso
rule-chang-roberts-join-pass-on_pt = {$j} é maior que {$me}: {$me} participa e passa {$j} ao processo seguinte
rule-chang-roberts-join-pass-on-brief = > {$me} passed
    .outcome = {$me} passes it on
    .outcome-short = passed on
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
rule-chang-roberts-join-own = {$me} gets its own id, but is not participating: it participates and sends {$me} once more
rule-chang-roberts-join-own_es = {$me} recibe su propio id, pero no participa: participa y envía {$me} otra vez
rule-chang-roberts-join-own_pt = {$me} recebe o próprio id, mas não participa: participa e envia {$me} outra vez
rule-chang-roberts-join-own-brief = own: sent again
    .outcome = {$me} sends it again
    .outcome-short = sent again
rule-chang-roberts-join-own-brief_es = propio: reenvía
    .outcome = {$me} lo reenvía
    .outcome-short = lo reenvía
rule-chang-roberts-join-own-brief_pt = próprio: reenvia
    .outcome = {$me} o reenvia
    .outcome-short = reenviado
rule-chang-roberts-pass-on = {$j} is higher than {$me}: {$me} passes {$j} on to the next process
rule-chang-roberts-pass-on_es = {$j} es mayor que {$me}: {$me} pasa {$j} al siguiente proceso
rule-chang-roberts-pass-on_pt = {$j} é maior que {$me}: {$me} passa {$j} ao processo seguinte
rule-chang-roberts-pass-on-brief = > {$me} passed
    .outcome = {$me} passes it on
    .outcome-short = passed on
rule-chang-roberts-pass-on-brief_es = > {$me} pasa
    .outcome = {$me} lo reenvía
    .outcome-short = lo reenvía
rule-chang-roberts-pass-on-brief_pt = > {$me} passa
    .outcome = {$me} o repassa
    .outcome-short = repassado
rule-chang-roberts-discard = {$j} is lower than {$me}, which is already participating: {$j} cannot win and is discarded
rule-chang-roberts-discard_es = {$j} es menor que {$me}, que ya participa: {$j} no puede ganar y se descarta
rule-chang-roberts-discard_pt = {$j} é menor que {$me}, que já participa: {$j} não pode vencer e é descartado
rule-chang-roberts-discard-brief = < {$me} discarded
    .outcome = discarded by {$me}
    .outcome-short = discarded
rule-chang-roberts-discard-brief_es = < {$me} descartado
    .outcome = {$me} lo descarta
    .outcome-short = descartado
rule-chang-roberts-discard-brief_pt = < {$me} descartado
    .outcome = {$me} o descarta
    .outcome-short = descartado
rule-chang-roberts-discard-other = {$j} is not {$me}, and a participating process forwards nothing in this variant: {$j} is discarded
rule-chang-roberts-discard-other_es = {$j} no es {$me}, y en esta variante quien participa no reenvía nada: {$j} se descarta
rule-chang-roberts-discard-other_pt = {$j} não é {$me}, e nesta variante quem participa não repassa nada: {$j} é descartado
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
rule-chang-roberts-win = {$j} is the own id of {$me} and has come all the way round: no id is higher, {$me} leads and sends ELECTED({$me})
rule-chang-roberts-win_es = {$j} es el id del propio {$me} y ha dado toda la vuelta: ningún id es mayor, {$me} es líder y envía ELECTED({$me})
rule-chang-roberts-win_pt = {$j} é o id do próprio {$me} e deu a volta completa: nenhum id é maior, {$me} é líder e envia ELECTED({$me})
rule-chang-roberts-win-brief = own: wins
    .outcome = {$me} has its own id back
    .outcome-short = own id back
rule-chang-roberts-win-brief_es = propio: gana
    .outcome = {$me} recibe su propio id
    .outcome-short = vuelve su id
rule-chang-roberts-win-brief_pt = próprio: vence
    .outcome = {$me} recebe seu próprio id
    .outcome-short = volta seu id
rule-chang-roberts-learn = the election is over for {$me}: it takes {$j} for its leader and passes ELECTED({$j}) on to the next process
rule-chang-roberts-learn_es = la elección ha terminado para {$me}: toma a {$j} como líder y pasa ELECTED({$j}) al siguiente proceso
rule-chang-roberts-learn_pt = a eleição terminou para {$me}: toma {$j} como líder e passa ELECTED({$j}) ao processo seguinte
rule-chang-roberts-learn-brief = decided
    .outcome = {$me} follows {$j}
    .outcome-short = follows {$j}
rule-chang-roberts-learn-brief_es = decidido
    .outcome = {$me} sigue a {$j}
    .outcome-short = sigue a {$j}
rule-chang-roberts-learn-brief_pt = decidido
    .outcome = {$me} segue {$j}
    .outcome-short = segue {$j}
rule-chang-roberts-lap-over = ELECTED({$j}) is back at {$me}, its sender: all processes have seen it, and it goes no further
rule-chang-roberts-lap-over_es = ELECTED({$j}) vuelve a {$me}, que lo envió: todos lo han visto y no sigue más
rule-chang-roberts-lap-over_pt = ELECTED({$j}) voltou a {$me}, que o enviou: todos o viram e ele não segue adiante
rule-chang-roberts-lap-over-brief = own: stops here
    .outcome = {$me} stops it
    .outcome-short = stops here
rule-chang-roberts-lap-over-brief_es = propio: no sigue
    .outcome = {$me} lo detiene
    .outcome-short = no sigue
rule-chang-roberts-lap-over-brief_pt = próprio: não segue
    .outcome = {$me} o detém
    .outcome-short = não segue
rule-chang-roberts-skip-crashed = {$me} closes the ring over {$crashed}, which is down: it sends {$kind}({$payload}) one place further
rule-chang-roberts-skip-crashed_es = {$me} cierra el anillo por encima de {$crashed}, que está caído: envía {$kind}({$payload}) un lugar más allá
rule-chang-roberts-skip-crashed_pt = {$me} fecha o anel por cima de {$crashed}, que caiu: envia {$kind}({$payload}) um lugar mais adiante
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

rule-bully-start = {$me} begins an election, as none of its own is running
rule-bully-start_es = {$me} empieza una elección, pues no tiene ninguna propia en curso
rule-bully-start_pt = {$me} começa uma eleição, pois não tem nenhuma própria em curso
rule-bully-start-brief = begins
rule-bully-start-brief_es = empieza
rule-bully-start-brief_pt = começa
rule-bully-start-noticed = {$me} notices that its leader {$j} is gone and begins an election
rule-bully-start-noticed_es = {$me} nota que su líder {$j} ya no está y empieza una elección
rule-bully-start-noticed_pt = {$me} percebe que seu líder {$j} se foi e começa uma eleição
rule-bully-start-noticed-brief = notices, begins
rule-bully-start-noticed-brief_es = lo nota, empieza
rule-bully-start-noticed-brief_pt = percebe, começa
rule-bully-start-ignored = {$me} has an election of its own under way already: it begins no other
rule-bully-start-ignored_es = {$me} ya tiene en curso una elección propia: no empieza otra
rule-bully-start-ignored_pt = {$me} já tem em curso uma eleição própria: não começa outra
rule-bully-start-ignored-brief = start ignored
rule-bully-start-ignored-brief_es = inicio ignorado
rule-bully-start-ignored-brief_pt = início ignorado
rule-bully-recovered = {$me} is back and does not know who leads: it begins an election
rule-bully-recovered_es = {$me} ha vuelto y no sabe quién es líder: empieza una elección
rule-bully-recovered_pt = {$me} voltou e não sabe quem é líder: começa uma eleição
rule-bully-recovered-brief = revived: begins
rule-bully-recovered-brief_es = vuelve: empieza
rule-bully-recovered-brief_pt = volta: começa
rule-bully-hold-back-recovered = {$me} is back and does not know who leads: it holds back for T = {$t} ticks before it begins an election
rule-bully-hold-back-recovered_es = {$me} ha vuelto y no sabe quién es líder: se contiene T = {$t} ticks antes de empezar una elección
rule-bully-hold-back-recovered_pt = {$me} voltou e não sabe quem é líder: contém-se por T = {$t} ticks antes de começar uma eleição
rule-bully-hold-back-recovered-brief = holds back
rule-bully-hold-back-recovered-brief_es = se contiene
rule-bully-hold-back-recovered-brief_pt = contém-se
rule-bully-patience-over = {$me} has held back for T = {$t} ticks: it begins an election
rule-bully-patience-over_es = {$me} se ha contenido T = {$t} ticks: empieza una elección
rule-bully-patience-over_pt = {$me} conteve-se por T = {$t} ticks: começa uma eleição
rule-bully-patience-over-brief = begins now
rule-bully-patience-over-brief_es = ahora empieza
rule-bully-patience-over-brief_pt = agora começa
rule-bully-answer = {$me} is higher than {$j}: {$me} answers, so that {$j} waits, and begins an election of its own
rule-bully-answer_es = {$me} es mayor que {$j}: {$me} responde para que {$j} espere y empieza su propia elección
rule-bully-answer_pt = {$me} é maior que {$j}: {$me} responde para que {$j} espere e começa sua própria eleição
rule-bully-answer-brief = answers, begins
    .outcome = {$me} answers and begins
    .outcome-short = answers
rule-bully-answer-brief_es = responde, empieza
    .outcome = {$me} responde y empieza
    .outcome-short = responde
rule-bully-answer-brief_pt = responde, começa
    .outcome = {$me} responde e começa
    .outcome-short = responde
rule-bully-answer-running = {$me} is higher than {$j} and answers, so that {$j} waits; an election of its own is running already
rule-bully-answer-running_es = {$me} es mayor que {$j} y responde para que {$j} espere; ya tiene en curso su propia elección
rule-bully-answer-running_pt = {$me} é maior que {$j} e responde para que {$j} espere; já tem em curso sua própria eleição
rule-bully-answer-running-brief = answers
    .outcome = {$me} answers
    .outcome-short = answers
rule-bully-answer-running-brief_es = responde
    .outcome = {$me} responde
    .outcome-short = responde
rule-bully-answer-running-brief_pt = responde
    .outcome = {$me} responde
    .outcome-short = responde
rule-bully-answer-settling = {$me} is higher than {$j} and answers, so that {$j} waits; it has just heard a COORDINATOR, is settling, and begins no election
rule-bully-answer-settling_es = {$me} es mayor que {$j} y responde para que {$j} espere; acaba de oír un COORDINATOR, está en reposo y no empieza ninguna elección
rule-bully-answer-settling_pt = {$me} é maior que {$j} e responde para que {$j} espere; acaba de ouvir um COORDINATOR, está em repouso e não começa nenhuma eleição
rule-bully-answer-settling-brief = answers, settling
    .outcome = {$me} answers, settling
    .outcome-short = answers
rule-bully-answer-settling-brief_es = responde, reposa
    .outcome = {$me} responde, reposa
    .outcome-short = responde
rule-bully-answer-settling-brief_pt = responde, repousa
    .outcome = {$me} responde, repousa
    .outcome-short = responde
rule-bully-answer-holding-back = {$me} is higher than {$j} and answers, so that {$j} waits; it is holding back and begins no election yet
rule-bully-answer-holding-back_es = {$me} es mayor que {$j} y responde para que {$j} espere; se está conteniendo y aún no empieza ninguna elección
rule-bully-answer-holding-back_pt = {$me} é maior que {$j} e responde para que {$j} espere; está se contendo e ainda não começa nenhuma eleição
rule-bully-answer-holding-back-brief = answers, waits
    .outcome = {$me} answers and waits
    .outcome-short = answers
rule-bully-answer-holding-back-brief_es = responde, espera
    .outcome = {$me} responde y espera
    .outcome-short = responde
rule-bully-answer-holding-back-brief_pt = responde, espera
    .outcome = {$me} responde e espera
    .outcome-short = responde
rule-bully-stand-down = {$j} is higher than {$me} and has answered: {$me} leaves it to {$j} and waits up to 2T = {$twice} ticks for a COORDINATOR
rule-bully-stand-down_es = {$j} es mayor que {$me} y ha respondido: {$me} se lo deja a {$j} y espera un COORDINATOR hasta 2T = {$twice} ticks
rule-bully-stand-down_pt = {$j} é maior que {$me} e respondeu: {$me} deixa o resto com {$j} e espera um COORDINATOR por até 2T = {$twice} ticks
rule-bully-stand-down-brief = waits 2T
rule-bully-stand-down-brief_es = espera 2T
rule-bully-stand-down-brief_pt = espera 2T
rule-bully-trust = {$j} is higher than {$me} and has answered: {$me} thinks its work done and does not wait for a COORDINATOR
rule-bully-trust_es = {$j} es mayor que {$me} y ha respondido: {$me} da por hecho su trabajo y no espera ningún COORDINATOR
rule-bully-trust_pt = {$j} é maior que {$me} e respondeu: {$me} dá seu trabalho por feito e não espera nenhum COORDINATOR
rule-bully-trust-brief = trusts {$j}: done
rule-bully-trust-brief_es = confía en {$j}
rule-bully-trust-brief_pt = confia em {$j}
rule-bully-answer-ignored = {$me} no longer waits for an ANSWER: the one of {$j} is ignored
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
rule-bully-answer-timeout = {$me} has had no ANSWER for T = {$t} ticks: nobody with a higher id is up
rule-bully-answer-timeout_es = {$me} no ha recibido ningún ANSWER en T = {$t} ticks: nadie con un id mayor está activo
rule-bully-answer-timeout_pt = {$me} não recebeu nenhum ANSWER em T = {$t} ticks: ninguém com um id maior está ativo
rule-bully-answer-timeout-brief = no ANSWER in T
    .outcome = no ANSWER in T: announces
    .outcome-short = no ANSWER in T
rule-bully-answer-timeout-brief_es = sin ANSWER en T
    .outcome = sin ANSWER en T: anuncia
    .outcome-short = sin ANSWER en T
rule-bully-answer-timeout-brief_pt = sem ANSWER em T
    .outcome = sem ANSWER em T: anuncia
    .outcome-short = sem ANSWER em T
rule-bully-coordinator-timeout = {$me} has heard no COORDINATOR for 2T = {$twice} ticks: the process that answered is down too, and {$me} begins again
rule-bully-coordinator-timeout_es = {$me} no ha oído ningún COORDINATOR en 2T = {$twice} ticks: quien respondió también ha caído y {$me} empieza de nuevo
rule-bully-coordinator-timeout_pt = {$me} não ouviu nenhum COORDINATOR em 2T = {$twice} ticks: quem respondeu também caiu e {$me} começa de novo
rule-bully-coordinator-timeout-brief = 2T over: begins
rule-bully-coordinator-timeout-brief_es = pasan 2T: empieza
rule-bully-coordinator-timeout-brief_pt = passam 2T: começa
rule-bully-follow = {$j} is higher than {$me}: {$me} takes {$j} for its leader and is settling for T = {$t} ticks
rule-bully-follow_es = {$j} es mayor que {$me}: {$me} toma a {$j} como líder y reposa T = {$t} ticks
rule-bully-follow_pt = {$j} é maior que {$me}: {$me} toma {$j} como líder e repousa por T = {$t} ticks
rule-bully-follow-brief = > {$me}: follows
    .outcome = {$me} follows {$j}
    .outcome-short = follows {$j}
rule-bully-follow-brief_es = > {$me}: lo sigue
    .outcome = {$me} sigue a {$j}
    .outcome-short = sigue a {$j}
rule-bully-follow-brief_pt = > {$me}: segue
    .outcome = {$me} segue {$j}
    .outcome-short = segue {$j}
rule-bully-follow-unsettled = {$j} is higher than {$me}: {$me} takes {$j} for its leader
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
rule-bully-follow-lower = {$j} is lower than {$me}, but in this variant any COORDINATOR is believed: {$me} takes {$j} for its leader
rule-bully-follow-lower_es = {$j} es menor que {$me}, pero en esta variante se cree a cualquier COORDINATOR: {$me} toma a {$j} como líder
rule-bully-follow-lower_pt = {$j} é menor que {$me}, mas nesta variante acredita-se em qualquer COORDINATOR: {$me} toma {$j} como líder
rule-bully-follow-lower-brief = < {$me}: follows
    .outcome = {$me} follows {$j}
    .outcome-short = follows {$j}
rule-bully-follow-lower-brief_es = < {$me}: lo sigue
    .outcome = {$me} sigue a {$j}
    .outcome-short = sigue a {$j}
rule-bully-follow-lower-brief_pt = < {$me}: segue
    .outcome = {$me} segue {$j}
    .outcome-short = segue {$j}
rule-bully-lower-coordinator = {$j} is lower than {$me} and must not lead: {$me} begins an election to take the lead
rule-bully-lower-coordinator_es = {$j} es menor que {$me} y no debe ser líder: {$me} empieza una elección para quitarle el puesto
rule-bully-lower-coordinator_pt = {$j} é menor que {$me} e não deve ser líder: {$me} começa uma eleição para tomar o lugar
rule-bully-lower-coordinator-brief = < {$me}: begins
    .outcome = {$me} begins
    .outcome-short = begins
rule-bully-lower-coordinator-brief_es = < {$me}: empieza
    .outcome = {$me} empieza
    .outcome-short = empieza
rule-bully-lower-coordinator-brief_pt = < {$me}: começa
    .outcome = {$me} começa
    .outcome-short = começa
rule-bully-lower-coordinator-ignored = {$j} is lower than {$me} and must not lead; {$me} has an election of its own running already, and begins no other
rule-bully-lower-coordinator-ignored_es = {$j} es menor que {$me} y no debe ser líder; {$me} ya tiene en curso una elección propia y no empieza otra
rule-bully-lower-coordinator-ignored_pt = {$j} é menor que {$me} e não deve ser líder; {$me} já tem em curso uma eleição própria e não começa outra
rule-bully-lower-coordinator-ignored-brief = < {$me}: ignored
    .outcome = ignored by {$me}
    .outcome-short = ignored
rule-bully-lower-coordinator-ignored-brief_es = < {$me}: ignorado
    .outcome = {$me} lo ignora
    .outcome-short = ignorado
rule-bully-lower-coordinator-ignored-brief_pt = < {$me}: ignorado
    .outcome = {$me} o ignora
    .outcome-short = ignorado
rule-bully-hold-back-lower = {$j} is lower than {$me} and must not lead: {$me} will begin an election, but holds back for T = {$t} ticks first
rule-bully-hold-back-lower_es = {$j} es menor que {$me} y no debe ser líder: {$me} empezará una elección, pero antes se contiene T = {$t} ticks
rule-bully-hold-back-lower_pt = {$j} é menor que {$me} e não deve ser líder: {$me} começará uma eleição, mas antes se contém por T = {$t} ticks
rule-bully-hold-back-lower-brief = < {$me}: holds back
    .outcome = {$me} holds back
    .outcome-short = holds back
rule-bully-hold-back-lower-brief_es = < {$me}: se contiene
    .outcome = {$me} se contiene
    .outcome-short = se contiene
rule-bully-hold-back-lower-brief_pt = < {$me}: contém-se
    .outcome = {$me} contém-se
    .outcome-short = contém-se
rule-bully-settled = {$me} has been settling for T = {$t} ticks: from now on an ELECTION of a lower process makes it begin one again
rule-bully-settled_es = {$me} ha reposado T = {$t} ticks: desde ahora, un ELECTION de un proceso menor le hace empezar otra elección
rule-bully-settled_pt = {$me} repousou por T = {$t} ticks: a partir de agora, um ELECTION de um processo menor o faz começar outra eleição
rule-bully-settled-brief = settling ends
rule-bully-settled-brief_es = fin del reposo
rule-bully-settled-brief_pt = fim do repouso
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
rule-bully-announce-brief_es = líder: se proclama
rule-bully-announce-brief_pt = líder: proclama-se
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
rule-bully-announce-highest-brief_es = líder: se proclama
rule-bully-announce-highest-brief_pt = líder: proclama-se

## The fields of a state

fact-participating = participating: yes (active)
fact-participating_es = participa: sí (activo)
fact-participating_pt = participa: sim (ativo)
fact-not-participating = participating: no
fact-not-participating_es = participa: no
fact-not-participating_pt = participa: não
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
fact-bully-holding-back = own election: holding back
fact-bully-holding-back_es = elección propia: se contiene
fact-bully-holding-back_pt = eleição própria: contém-se
fact-bully-settling = settling: yes
fact-bully-settling_es = en reposo: sí
fact-bully-settling_pt = em repouso: sim
fact-bully-not-settling = settling: no
fact-bully-not-settling_es = en reposo: no
fact-bully-not-settling_pt = em repouso: não

## What a process waits for

wait-chang-roberts = {$me} waits for ELECTION({$me}) to come round, or for an ELECTED
wait-chang-roberts_es = {$me} espera que ELECTION({$me}) dé la vuelta o que llegue un ELECTED
wait-chang-roberts_pt = {$me} espera que ELECTION({$me}) dê a volta ou que chegue um ELECTED
wait-bully-answer = {$me} waits for an ANSWER from a higher process until its timer ends
wait-bully-answer_es = {$me} espera un ANSWER de un proceso mayor hasta que acabe su temporizador
wait-bully-answer_pt = {$me} espera um ANSWER de um processo maior até o fim do seu temporizador
wait-bully-coordinator = {$me} waits for a COORDINATOR until its timer ends
wait-bully-coordinator_es = {$me} espera un COORDINATOR hasta que acabe su temporizador
wait-bully-coordinator_pt = {$me} espera um COORDINATOR até o fim do seu temporizador
wait-bully-holding-back = {$me} holds back until its timer ends, and then begins an election
wait-bully-holding-back_es = {$me} se contiene hasta que acabe su temporizador y entonces empieza una elección
wait-bully-holding-back_pt = {$me} contém-se até o fim do seu temporizador e então começa uma eleição

## What a timer means that is armed: what will be so when it runs out
timer-bully-answer = no ANSWER until then: {$me} leads
timer-bully-answer_es = sin ANSWER hasta entonces: {$me} es el líder
timer-bully-answer_pt = sem ANSWER até lá: {$me} é o líder
timer-bully-coordinator = no COORDINATOR until then: {$me} begins again
timer-bully-coordinator_es = sin COORDINATOR hasta entonces: {$me} empieza de nuevo
timer-bully-coordinator_pt = sem COORDINATOR até lá: {$me} começa de novo
timer-bully-settle = then {$me} stops settling
timer-bully-settle_es = entonces {$me} habrá reposado
timer-bully-settle_pt = então {$me} terá repousado
timer-bully-patience = then {$me} begins an election
timer-bully-patience_es = entonces {$me} empieza una elección
timer-bully-patience_pt = então {$me} começa uma eleição
