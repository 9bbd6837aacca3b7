branch-begins = Aqui começa o ramo { $number }; o que foi gravado fica.
    .short = Aqui começa o ramo { $number }.
    .shortest = Ramo { $number }.
branch-followed = Ramo { $number }, tal como foi gravado.
    .short = Ramo { $number }.
branches-begin = Aqui começam os ramos { $left } e { $right }; o que foi gravado fica.
    .short = Aqui começam os ramos { $left } e { $right }.
    .shortest = Ramos { $left } e { $right }.
branch-begins-each = Em cada lado começa aqui um ramo; o que foi gravado fica.
    .short = Em cada lado começa aqui um ramo.

## What was done, in a few words
told-at = tick { $tick }: { $told }
told-many = { $many } processos
told-more = …
told-and = { $first }, { $rest }
told-against = { $first } / { $rest }
did-start = { $count ->
    [one] { $ids } começa
   *[other] { $ids } começam
}
did-start-all = todos começam
did-crash = { $count ->
    [one] { $ids } cai
   *[other] { $ids } caem
}
did-crash-all = todos caem
did-crash-after = { $count ->
    [one] { $ids } cai no próximo envio, após { $after }
   *[other] { $ids } caem no próximo envio, após { $after }
}
did-crash-after-all = todos caem no próximo envio, após { $after }
did-revive = { $count ->
    [one] { $ids } volta
   *[other] { $ids } voltam
}
did-revive-all = todos voltam
did-leave = { $count ->
    [one] { $ids } sai
   *[other] { $ids } saem
}
did-leave-all = todos saem
did-leave-announced = { $count ->
    [one] { $ids } sai e avisa
   *[other] { $ids } saem e avisam
}
did-leave-announced-all = todos saem e avisam
told-message = mensagem { $from }→{ $to }
told-message-nth = mensagem { $nth } de { $from }→{ $to }
told-message-kind = { $kind } { $from }→{ $to }
told-message-kind-nth = { $kind } { $nth } de { $from }→{ $to }
did-request = pede-se { $request } a { $id }
did-drop = perdida: { $message }
did-delay = atrasada em { $by }: { $message }
did-duplicate = duplicada: { $message }
did-alter = { $message } diz { $value }
did-deliver = entregue já: { $message }
did-fire = temporizador { $timer } de { $id } disparado
did-disarm = temporizador { $timer } de { $id } cancelado
told-link = { $from }–{ $to }
told-way = { $from }→{ $to }
did-cut = { $count ->
    [one] corte do enlace { $links }
   *[other] corte dos enlaces { $links }
}
did-cut-one-way = { $count ->
    [one] corte do enlace { $links }
   *[other] corte dos enlaces { $links }
}
told-group = { $ids }
did-partition = divisão: { $groups }
did-mend = { $count ->
    [one] enlace { $links } refeito
   *[other] enlaces { $links } refeitos
}
did-mend-all = todos os enlaces refeitos
did-network = { $changes }
told-loss = perdas { $percent } %
told-duplication = cópias { $percent } %
told-fifo = FIFO
told-no-fifo = sem FIFO
did-choose = fixado: { $choice }
told-choice-delay = a mensagem { $nth } de { $link } leva { $ticks }
told-choice-lost = a mensagem { $nth } de { $link } é perdida
told-choice-not-lost = a mensagem { $nth } de { $link } não é perdida
told-choice-copy-lost = a cópia da mensagem { $nth } de { $link } é perdida
told-choice-copy-not-lost = a cópia da mensagem { $nth } de { $link } não é perdida
told-choice-copy = a mensagem { $nth } de { $link } é duplicada e sua cópia leva { $ticks }
told-choice-no-copy = a mensagem { $nth } de { $link } não é duplicada
told-choice-notice = o aviso { $nth } da execução leva { $ticks }
told-choice-draw = o sorteio { $nth } de { $id } dá { $number }
told-choice-noticer = no sorteio { $nth } é { $id } quem nota
told-choice-timer = o temporizador { $timer } { $nth } de { $id } dura { $ticks }
told-way-clockwise = { $from }→{ $to } em sentido horário
told-way-counter-clockwise = { $from }→{ $to } em sentido anti-horário

## What is said of branches
branch-called = ramo { $number }
branch-called-named = ramo { $number } “{ $name }”
branch-shown = Ramo { $number } de { $count }{ $name } · { $did } · igual ao ramo { $other } até o tick { $shared }.
    .shorter = Ramo { $number } de { $count }{ $name } · { $did }.
    .short = Ramo { $number } de { $count } · { $first }.
    .shortest = Ramo { $number } de { $count }.
branch-shown-other = Ramo { $number }{ $name } de “{ $title }”.
    .short = Ramo { $number } de outro cenário.
branch-leaves = Aqui o ramo { $number } sai do ramo { $parent }, após o tick { $tick }.
    .short = Aqui o ramo { $number } sai do ramo { $parent }.
branch-alone = sem os atos posteriores a { $tick }
branch-alone-always = sem atos à mão
branch-without = Ramo { $number }: nada é feito depois do tick { $tick }.
    .short = Ramo { $number }, sem atos posteriores.
branch-undone = Desfeito, tick { $tick }: { $did }. O ramo { $before } ainda o tem.
    .shorter = Desfeito, tick { $tick }: { $did }.
    .short = Desfeito: tick { $tick }.
branch-named = O ramo { $number } se chama “{ $name }”.
branch-nameless = O ramo { $number } não tem nome.
branch-name-too-long = Um nome tem no máximo { $most } caracteres; este tem { $count }.
screen-header-branch = ramo { $number }/{ $count }
screen-header-branch-named = ramo { $number } “{ $name }”
    .short = “{ $name }”
beside-branch = { $branch }
beside-branch-about = { $did } · { $ended } · igual até o tick { $shared }
bookmark-set = O tick { $tick } tem um marcador: ' dá um nome a ele, m o tira.
    .short = O tick { $tick } tem um marcador.
bookmark-gone = O tick { $tick } não tem mais marcador.
bookmark-named = O marcador do tick { $tick } se chama{ $name }.
    .short = Marcador do tick { $tick }{ $name }.
bookmark-here = Marcador{ $name }, tick { $tick }.
ask-branch-name = Como o ramo { $number } se chama? (Vazio: pelo número)
    .short = Como o ramo { $number } se chama?
ask-bookmark-name = Como o tick { $tick } se chama?

## The tree
tree-title = Ramos: o que foi feito e como acabou
    .short = Ramos
tree-scenario = { $title } · { $protocol } · n = { $count } · semente { $seed }
    .short = { $title } · { $protocol } · n = { $count }
    .shortest = { $title }
tree-scenario-untitled = { $protocol } · n = { $count } · semente { $seed }
    .short = { $protocol } · n = { $count }
    .shortest = { $protocol }
tree-recorded = calculado até { $tick }
    .short = até { $tick }
tree-tick = tick { $tick }:
    .short = t{ $tick }:
tree-hidden = dito depois da resposta
    .short = depois
tree-about-hidden = Como termina é dito depois da resposta.
tree-not-played = ainda não executado
tree-rests = em repouso em { $tick }: { $held }, mensagens { $messages }
    .short = em repouso em { $tick }: { $held }
    .shortest = { $held }
tree-rests-only = em repouso em { $tick }
tree-goes-on = tick { $tick }, sem repouso: { $held }, mensagens { $messages }
    .shorter = tick { $tick }, sem repouso: { $held }
    .short = tick { $tick }: { $held }
    .shortest = { $held }
tree-leader = líder { $leader }
tree-leader-open = líder { $leader }, { $open } sem líder
tree-split = dividido: líderes { $leaders }
tree-decided = todos decidem { $value }
tree-decided-open = { $value } decidido, { $open } em aberto
tree-split-values = divididos: { $values }
tree-nothing-applied = nenhum registro
tree-all-applied = posições aplicadas: { $count }
tree-applied = posições aplicadas: de { $slowest } a { $furthest }
tree-nobody-decided = ninguém decidiu
tree-nobody-leads = sem líder
tree-nobody-up = ninguém está de pé
tree-broken = { $more ->
    [0] { $property }
   *[other] { $property } + { $more }
}
tree-about = Do ramo { $parent } após o tick { $fork } sai o { $branch } · { $did }. { $ended }
tree-about-first = O primeiro: { $branch } · { $did }. { $ended }
tree-in-the-end = No fim: { $ended }.
tree-so-far = Até agora: { $ended }.
tree-not-yet = Ainda não executado.
tree-about-bookmark = Um marcador no tick { $tick } de { $branch }, e de todo ramo que saia dele mais tarde.

## Keys
does-undo = desfaz o último ato: volta ao tick anterior a ele, em um ramo sem ele
does-previous-branch = o ramo anterior, no mesmo tick
does-next-branch = o próximo ramo, no mesmo tick
does-branches = a árvore de ramos: o que foi feito em cada um e como acabou
does-bookmark = põe um marcador neste momento, ou o tira
does-name-bookmark = dá nome a este momento: um marcador com nome
does-previous-bookmark = volta ao marcador anterior
does-next-bookmark = vai ao próximo marcador
does-to-branch = vai ao ramo, no tick da tela; ao marcador
does-to-fork = vai aonde o ramo se separa do ramo de que sai
does-name-branch = dá nome ao ramo ou ao marcador escolhido
does-compare-branch = põe o ramo ao lado do que está na tela
does-without = segue deste momento sem o que foi feito depois
does-forget-bookmark = tira o marcador
word-undo = desfazer
word-branch = ramo
word-branches = ramos
word-bookmark = marcador
word-to-branch = ir
word-to-fork = à origem
word-name = nome
word-without = sem atos posteriores
word-forget = tirar
group-branches = Ramos e marcadores
group-tree = Enquanto a árvore de ramos está aberta
says-only-branch = Há um só ramo: volte atrás, faça outra coisa, e outro começa.
    .short = Por enquanto há um só ramo.
says-only-branch-here = Há um só ramo deste cenário; B mostra os outros.
    .short = Há um só ramo deste cenário.
says-nothing-to-undo = Você não fez nada com esta execução que possa ser desfeito.
    .short = Não há nada a desfazer.
says-undone-is-beside = Sem o último ato é a execução que está ao lado.
    .short = A execução sem ele está ao lado.
says-nothing-later = Neste ramo nada é feito depois deste momento.
    .short = Nada é feito depois deste momento.
says-branch-is-here = Este ramo está na tela.
says-branches-are-here = Não há um terceiro ramo: os dois estão na tela.
says-first-branch = É o primeiro ramo: não sai de nenhum outro.
says-no-bookmark-chosen = Escolha um marcador.
says-no-bookmark-after = Não há marcador depois deste momento; m põe um aqui.
    .short = Não há marcador depois deste momento.
says-no-bookmark-before = Não há marcador antes deste momento; m põe um aqui.
    .short = Não há marcador antes deste momento.
says-revealed-part = O futuro é mostrado até onde foi recalculado; End calcula o resto.
    .short = Mostra-se parte do futuro; End calcula o resto.
