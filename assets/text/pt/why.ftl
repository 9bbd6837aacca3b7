# Por que algo é como é, e o que um processo espera.

## O painel; uma forma mais curta depois de uma barra
why-title = POR QUÊ? · pergunta { $nth } de { $of }
    .short = POR QUÊ? · { $nth } de { $of }
    .shortest = POR QUÊ?
why-moment = tick { $tick }, evento { $event } · linha { $record } do registro
    .short = tick { $tick }.{ $event } · linha { $record }
    .shortest = tick { $tick }.{ $event }
why-between = {" "}ou{" "}

## O que se pergunta
why-asks-leads = Por que { $id } é o líder?
why-asks-holds = Por que { $id } tem { $leader } como líder?
why-asks-none = Por que { $id } não tem líder?
why-asks-none-lost = Por que { $id } não tem líder? O que se perdeu por último:
why-asks-decided = Por que { $id } decidiu { $value }?
why-asks-given = Por que { $id } tem { $value }?
why-asks-progress = Por que a célula de { $id } é { $value }?
why-asks-undecided = Por que { $id } não decidiu nada?
why-asks-undecided-lost = Por que { $id } não decidiu nada? O que se perdeu por último:
why-asks-down = Por que { $id } está caído?
why-asks-deed = O que { $id } fez por último, e por quê?
why-asks-waits = O que { $id } espera?
why-asks-message = Por que { $kind } está a caminho de { $from } para { $to }?
why-asks-notice = Por que um aviso volta de { $from } para { $to }, de que { $kind } não pôde ser entregue?
why-asks-lost = Por que { $kind } de { $from } para { $to } se perdeu?
why-asks-record = Por que isto aconteceu no tick { $tick }?
why-asks-property = Por que "{ $property }" não vale?
why-asks-property-of = Por que "{ $property }" não vale? A parte de { $id } ({ $who } de { $of })

## O que levou a algo: lê-se entre o que aconteceu e aquilo de onde veio
why-message = porque { $from } enviou { $kind } para { $to }
    .short = { $kind } de { $from }
why-came-back = porque { $kind } de { $to } não pôde ser entregue a { $from }
    .short = { $kind } não entregue
why-timer = porque { $id } tinha armado o temporizador “{ $timer }”
    .short = temporizador { $timer }
why-noticed = porque { $id } notou que { $gone } se foi
    .short = { $gone } se foi
why-unheard = porque { $id } não ouviu mais nada de { $gone }
    .short = nada se ouve de { $gone }
why-concerned = por causa do que { $id } tinha feito
    .short = o que { $id } fez
why-last = isto foi o último que aconteceu antes
    .short = o último antes
why-last-of = isto foi o último que { $id } fez
    .short = o último de { $id }

## Que uma mão ou o cenário teve parte nisso
why-also-hand = à mão, no tick { $tick }
why-also-scenario = pelo cenário, no tick { $tick }
why-also-last-of = a última de { $count } { $kind } desde que { $id } agiu pela última vez
why-also-weighed = os últimos de { $count } { $kind } que { $id } tinha recebido; COMO mostra como dão o valor

## Como termina uma cadeia
why-end-hand = Começou à mão: uma ação sua no tick { $tick }.
    .short = à mão no tick { $tick }
    .shortest = à mão, { $tick }
why-end-scenario = Começou com o cenário: um dos seus eventos, no tick { $tick }.
    .short = o cenário, tick { $tick }
why-end-start = Começou com a execução: ficou assim quando o processo começou, no tick 0.
    .short = o começo
why-end-down = Começou com a execução: no cenário { $gone } está caído desde o tick 0, e { $id } notou isso.
    .short = { $gone } caído desde o tick 0
why-end-unheard = Começou com o detector de falhas: { $gone } estava de pé, mas nenhum batimento seu chegou a tempo a { $id }.
    .short = detector de falhas
why-end-never = { $id } não tem líder desde o tick 0: não soube de nenhum.
why-end-always = { $id } tem { $leader } como líder desde o tick 0: assim diz o cenário.
why-end-given = { $id } tem { $value } desde o tick 0: foi-lhe dado.
why-end-nothing-applied = { $id } nada aplicou desde o tick 0: ainda não sabe o que está escolhido para a posição 1.
why-end-nothing-asked = Nada foi pedido a { $id } desde o tick 0.
why-end-unanswered = { $id } não teve resposta desde o tick 0.
why-end-undecided = { $id } não decidiu nada desde o tick 0.
why-end-always-down = { $id } está caído desde o tick 0: assim diz o cenário.
why-end-idle = Até agora nada aconteceu em { $id }.
why-end-nothing = Até agora nada aconteceu.
why-end-waits = Isto é o que { $id } espera.
why-end-left-out = A cadeia continua; estes são os seus últimos { $count } elos.
    .short = continua …

## O que um processo espera
why-waits-for-nothing = { $id } não espera nada: responde ao que lhe chega.
why-waits-for-timer = { $id } não espera resposta: age quando uma mensagem lhe chega, ou quando um temporizador seu se esgota.
why-is-down = { $id } está caído: não atende nada até ser trazido de volta.
why-can-end = O que pode acabar com a espera, por tick:
why-can-come = O que está a caminho de { $id } ou armado para ele, por tick:
why-nothing-pending = Nenhuma mensagem está a caminho de { $id }, e ele não tem temporizador armado.
why-more-pending = … e mais { $count }
why-comes = Algo ainda chegará a { $id }.
why-comes-waits = Algo ainda chegará a { $id }; se é o que { $id } espera, a execução mostrará.
why-chance = Algo ainda pode chegar a { $id }, ou se perder: o acaso decide.
why-doomed = O enlace está cortado: uma mensagem a caminho vai se perder.
why-comes-down = O cenário trará { $id } de volta.
why-never = Nada mais chegará a { $id } se ninguém agir.
why-beats = Nada além de batimentos chegará a { $id } se ninguém agir.
why-never-could = Por exemplo: { $could }.
why-never-down = Nada trará { $id } de volta senão uma ação: reviver { $id }.
why-unknown = Não foi possível descobrir se algo chegará a { $id }: antes disso acontece demais.
why-could-revive = reviver { $id }
why-could-start = que { $id } comece uma eleição
why-could-begin = que { $id } comece
why-could-mend = consertar os enlaces

## As teclas
does-why = pergunta por quê: as causas do que está selecionado, até um comando; ou o que espera
does-later-cause = o elo de cima: o que veio depois
does-earlier-cause = o elo de baixo: de onde veio
does-first-cause = ao início da lista: aquilo que se pergunta
does-last-cause = ao fim da cadeia: como começou
does-go-to-cause = vai ao momento do elo; a cadeia fica aberta
does-next-question = faz a pergunta seguinte sobre a mesma coisa
does-previous-question = faz a pergunta anterior
does-stay-here = fecha a cadeia e fica neste momento
does-close-why = fecha a cadeia e volta para onde se perguntou
word-why = por quê?
word-go-there = ir lá
word-question = pergunta
group-why = Com a cadeia de causas aberta
says-nothing-to-ask = Aqui ainda não há nada que tenha uma causa.
says-at-cause = Tick { $tick }, evento { $event } da cadeia; Esc volta.

## In the inspector
why-inspect-armed = armado
why-inspect-outlook = adiante
