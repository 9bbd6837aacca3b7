# Searching a run: what can be looked for, and what the footer says of it.

## The keys
does-search = busca: eventos, processos, mensagens, palavras do registro
does-next-hit = à próxima ocorrência da busca
does-previous-hit = à ocorrência anterior
does-next-elected = à próxima mudança de eleito
does-previous-elected = à mudança de eleito anterior
does-next-mark = à próxima marca da cronologia
does-previous-mark = à marca anterior da cronologia
word-search = buscar
word-hit = ocorrência
says-nothing-searched = Ainda não se buscou nada: / pergunta o quê.

## A lista
find-title = Buscar: o que acontece, um id ou palavras do registro
    .short = Buscar
find-of-events = evento
find-of-messages = mensagem
find-of-processes = processo
find-of-words = palavras
find-of-time = cronologia
find-process = tudo sobre { $id }
find-at-process = { $id }: { $what }
find-elected = muda uma célula de eleito
find-decision = uma decisão é tomada ou perdida
find-mark = uma marca da cronologia
find-leader = um processo passa a ser líder
find-crash = um processo cai ou sai
find-revival = um processo volta
find-start = um processo inicia uma eleição
find-begin = um processo começa
find-timer = um temporizador expira
find-loss = uma mensagem se perde
find-return = uma mensagem volta sem poder ser entregue
find-cut = um enlace é cortado
find-mend = um enlace é reparado
find-breach = uma propriedade quebra
find-rest = a execução fica em repouso
find-arrival = chega { $kind }
find-loss-of = perde-se { $kind }
find-message = a mensagem { $kind } { $from }→{ $to } é enviada ou chega
find-words = “{ $words }” no registro

## O que diz o rodapé
find-hit = { $number ->
    [0] Achado ({ $what }), tick { $tick }: { $told }
   *[other] Ocorrência { $number } ({ $what }), tick { $tick }: { $told }
    }
    .short = { $number ->
        [0] Achado, tick { $tick }: { $told }
       *[other] Ocorrência { $number }, tick { $tick }: { $told }
        }
    .shortest = { $number ->
        [0] Achado, tick { $tick }
       *[other] Ocorrência { $number }, tick { $tick }
        }
find-hit-note = uma nota ou pergunta do cenário
find-decided = { $id } tem agora { $held }
find-round = { $way ->
    [0] Desde o tick 0: { $told }
   *[other] Desde o fim: { $told }
    }
find-looks = Tick { $tick }: procurando ({ $what }); qualquer tecla para aqui.
    .short = Procurando ({ $what }); qualquer tecla para.
    .shortest = Tick { $tick }; qualquer tecla para.
find-no-more-at-rest = Não há mais ocorrências ({ $what }); a execução ficou em repouso no tick { $tick }. { $key } de novo: desde o tick 0.
    .short = Não há mais até o repouso, tick { $tick }; { $key } de novo: desde o tick 0.
    .shortest = Não há mais; { $key } de novo: desde o tick 0.
find-no-more-at-limit = Não há mais ocorrências ({ $what }) até o tick { $tick }. { $key } de novo busca adiante.
    .short = Não há mais até o tick { $tick }; { $key } busca adiante.
    .shortest = Nada até o tick { $tick }; { $key }: segue.
find-no-more-before = Não há ocorrências anteriores ({ $what }). { $key } de novo: do fim do que está gravado para trás.
    .short = Não há nada antes; { $key } de novo: desde o fim.
    .shortest = Não há nada antes.
find-no-more = Não há mais ocorrências ({ $what }). { $key } de novo: desde o tick 0.
    .short = Não há mais; { $key } de novo: desde o tick 0.
    .shortest = Não há mais.
find-nowhere = Nenhuma ocorrência ({ $what }) do tick 0 ao { $tick }.
    .short = Em parte alguma do tick 0 ao { $tick }.
    .shortest = Em parte alguma.
