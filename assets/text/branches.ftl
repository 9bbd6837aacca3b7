branch-begins = Branch { $number } starts here; the old run is kept.
    .short = Branch { $number } starts here.
    .shortest = Branch { $number }.
branch-begins_es = Aquí empieza la rama { $number }; la ejecución anterior se conserva.
    .short = Aquí empieza la rama { $number }.
    .shortest = Rama { $number }.
branch-begins_pt = Aqui começa o ramo { $number }; a execução anterior é mantida.
    .short = Aqui começa o ramo { $number }.
    .shortest = Ramo { $number }.
branch-followed = Branch { $number } is shown, as it was recorded.
    .short = Branch { $number }.
branch-followed_es = Se muestra la rama { $number }, tal como quedó grabada.
    .short = Rama { $number }.
branch-followed_pt = O ramo { $number } é mostrado, tal como foi gravado.
    .short = Ramo { $number }.
branches-begin = Branches { $left } and { $right } start here; the old runs are kept.
    .short = Branches { $left } and { $right } start here.
    .shortest = Branches { $left }, { $right }.
branches-begin_es = Aquí empiezan las ramas { $left } y { $right }; las ejecuciones anteriores se conservan.
    .short = Aquí empiezan las ramas { $left } y { $right }.
    .shortest = Ramas { $left } y { $right }.
branches-begin_pt = Aqui começam os ramos { $left } e { $right }; as execuções anteriores são mantidas.
    .short = Aqui começam os ramos { $left } e { $right }.
    .shortest = Ramos { $left } e { $right }.
branch-begins-each = A branch starts here on each side; the old runs are kept.
    .short = A branch starts here on each side.
branch-begins-each_es = A cada lado empieza aquí una rama; las ejecuciones anteriores se conservan.
    .short = A cada lado empieza aquí una rama.
branch-begins-each_pt = De cada lado começa aqui um ramo; as execuções anteriores são mantidas.
    .short = De cada lado começa aqui um ramo.

## Acts, in short
told-at = tick { $tick }: { $told }
told-at_es = tick { $tick }: { $told }
told-at_pt = tick { $tick }: { $told }
told-many = { $many } processes
told-many_es = { $many } procesos
told-many_pt = { $many } processos
told-more = …
told-more_es = …
told-more_pt = …
told-and = { $first }, { $rest }
told-and_es = { $first }, { $rest }
told-and_pt = { $first }, { $rest }
told-against = { $first } / { $rest }
told-against_es = { $first } / { $rest }
told-against_pt = { $first } / { $rest }
did-start = { $count ->
    [one] { $ids } starts
   *[other] { $ids } start
}
did-start_es = { $count ->
    [one] { $ids } empieza
   *[other] { $ids } empiezan
}
did-start_pt = { $count ->
    [one] { $ids } começa
   *[other] { $ids } começam
}
did-start-all = all start
did-start-all_es = todos empiezan
did-start-all_pt = todos começam
did-crash = { $count ->
    [one] { $ids } crashes
   *[other] { $ids } crash
}
did-crash_es = { $count ->
    [one] { $ids } cae
   *[other] { $ids } caen
}
did-crash_pt = { $count ->
    [one] { $ids } cai
   *[other] { $ids } caem
}
did-crash-all = all crash
did-crash-all_es = todos caen
did-crash-all_pt = todos caem
did-crash-after = { $count ->
    [one] { $ids } crashes in its next broadcast, after { $after ->
        [one] 1 message
       *[other] { $after } messages
    }
   *[other] { $ids } crash in their next broadcast, after { $after ->
        [one] 1 message
       *[other] { $after } messages
    }
}
did-crash-after_es = { $count ->
    [one] { $ids } cae en su próxima difusión, tras { $after ->
        [one] 1 mensaje
       *[other] { $after } mensajes
    }
   *[other] { $ids } caen en su próxima difusión, tras { $after ->
        [one] 1 mensaje
       *[other] { $after } mensajes
    }
}
did-crash-after_pt = { $count ->
    [one] { $ids } cai na próxima difusão, após { $after ->
        [one] { $after } mensagem
       *[other] { $after } mensagens
    }
   *[other] { $ids } caem na próxima difusão, após { $after ->
        [one] { $after } mensagem
       *[other] { $after } mensagens
    }
}
did-crash-after-all = all crash in their next broadcast, after { $after ->
    [one] 1 message
   *[other] { $after } messages
}
did-crash-after-all_es = todos caen en su próxima difusión, tras { $after ->
    [one] 1 mensaje
   *[other] { $after } mensajes
}
did-crash-after-all_pt = todos caem na próxima difusão, após { $after ->
    [one] { $after } mensagem
   *[other] { $after } mensagens
}
did-revive = { $count ->
    [one] { $ids } is back
   *[other] { $ids } are back
}
did-revive_es = { $count ->
    [one] { $ids } vuelve
   *[other] { $ids } vuelven
}
did-revive_pt = { $count ->
    [one] { $ids } volta
   *[other] { $ids } voltam
}
did-revive-all = all are back
did-revive-all_es = todos vuelven
did-revive-all_pt = todos voltam
did-leave = { $count ->
    [one] { $ids } leaves
   *[other] { $ids } leave
}
did-leave_es = { $count ->
    [one] { $ids } se retira
   *[other] { $ids } se retiran
}
did-leave_pt = { $count ->
    [one] { $ids } sai
   *[other] { $ids } saem
}
did-leave-all = all leave
did-leave-all_es = todos se retiran
did-leave-all_pt = todos saem
did-leave-announced = { $count ->
    [one] { $ids } leaves (announced)
   *[other] { $ids } leave (announced)
}
did-leave-announced_es = { $count ->
    [one] { $ids } se retira y avisa
   *[other] { $ids } se retiran y avisan
}
did-leave-announced_pt = { $count ->
    [one] { $ids } sai e avisa
   *[other] { $ids } saem e avisam
}
did-leave-announced-all = all leave (announced)
did-leave-announced-all_es = todos se retiran y avisan
did-leave-announced-all_pt = todos saem e avisam
told-message = message { $from }→{ $to }
told-message_es = mensaje { $from }→{ $to }
told-message_pt = mensagem { $from }→{ $to }
told-message-nth = message { $nth } of { $from }→{ $to }
told-message-nth_es = mensaje { $nth } de { $from }→{ $to }
told-message-nth_pt = mensagem { $nth } de { $from }→{ $to }
told-message-kind = { $kind } { $from }→{ $to }
told-message-kind_es = { $kind } { $from }→{ $to }
told-message-kind_pt = { $kind } { $from }→{ $to }
told-message-kind-nth = { $kind } { $nth } of { $from }→{ $to }
told-message-kind-nth_es = { $kind } { $nth } de { $from }→{ $to }
told-message-kind-nth_pt = { $kind } { $nth } de { $from }→{ $to }
did-request = { $request } requested from { $id }
did-request_es = se pide { $request } a { $id }
did-request_pt = pede-se { $request } a { $id }
did-drop = { $message } lost
did-drop_es = se pierde: { $message }
did-drop_pt = perdida: { $message }
did-delay = { $message } delayed by { $by ->
    [one] one tick
   *[other] { $by } ticks
}
did-delay_es = se retrasa { $by ->
    [one] un tick
   *[other] { $by } ticks
}: { $message }
did-delay_pt = atrasada em { $by ->
    [one] um tick
   *[other] { $by } ticks
}: { $message }
did-duplicate = { $message } duplicated
did-duplicate_es = se duplica: { $message }
did-duplicate_pt = duplicada: { $message }
did-alter = { $message } set to { $value }
did-alter_es = { $message } dice { $value }
did-alter_pt = { $message } diz { $value }
did-deliver = { $message } delivered at once
did-deliver_es = se entrega ya: { $message }
did-deliver_pt = entregue já: { $message }
did-fire = timeout of { $timer } at { $id }
did-fire_es = timeout de { $timer } en { $id }
did-fire_pt = timeout de { $timer } em { $id }
did-disarm = timer { $timer } of { $id } cancelled
did-disarm_es = temporizador { $timer } de { $id } cancelado
did-disarm_pt = temporizador { $timer } de { $id } cancelado
told-link = { $from }–{ $to }
told-link_es = { $from }–{ $to }
told-link_pt = { $from }–{ $to }
told-way = { $from }→{ $to }
told-way_es = { $from }→{ $to }
told-way_pt = { $from }→{ $to }
did-cut = { $count ->
    [one] link { $links } cut
   *[other] links { $links } cut
}
did-cut_es = { $count ->
    [one] corte del enlace { $links }
   *[other] corte de los enlaces { $links }
}
did-cut_pt = { $count ->
    [one] corte do enlace { $links }
   *[other] corte dos enlaces { $links }
}
did-cut-one-way = { $count ->
    [one] link { $links } cut
   *[other] links { $links } cut
}
did-cut-one-way_es = { $count ->
    [one] corte del enlace { $links }
   *[other] corte de los enlaces { $links }
}
did-cut-one-way_pt = { $count ->
    [one] corte do enlace { $links }
   *[other] corte dos enlaces { $links }
}
told-group = { $ids }
told-group_es = { $ids }
told-group_pt = { $ids }
did-partition = partition: { $groups }
did-partition_es = partición: { $groups }
did-partition_pt = partição: { $groups }
did-mend = { $count ->
    [one] link { $links } repaired
   *[other] links { $links } repaired
}
did-mend_es = { $count ->
    [one] enlace { $links } reparado
   *[other] enlaces { $links } reparados
}
did-mend_pt = { $count ->
    [one] enlace { $links } reparado
   *[other] enlaces { $links } reparados
}
did-mend-all = all links repaired
did-mend-all_es = todos los enlaces reparados
did-mend-all_pt = todos os enlaces reparados
did-network = { $changes }
did-network_es = { $changes }
did-network_pt = { $changes }
told-loss = loss { $percent } %
told-loss_es = pérdidas { $percent } %
told-loss_pt = perdas { $percent } %
told-duplication = copies { $percent } %
told-duplication_es = copias { $percent } %
told-duplication_pt = cópias { $percent } %
told-fifo = FIFO
told-fifo_es = FIFO
told-fifo_pt = FIFO
told-no-fifo = no FIFO
told-no-fifo_es = sin FIFO
told-no-fifo_pt = sem FIFO
did-choose = set in advance: { $choice }
did-choose_es = fijado de antemano: { $choice }
did-choose_pt = fixado de antemão: { $choice }
told-choice-delay = message { $nth } of { $link } takes { $ticks ->
    [one] one tick
   *[other] { $ticks } ticks
}
told-choice-delay_es = el mensaje { $nth } de { $link } tarda { $ticks ->
    [one] un tick
   *[other] { $ticks } ticks
}
told-choice-delay_pt = a mensagem { $nth } de { $link } leva { $ticks ->
    [one] um tick
   *[other] { $ticks } ticks
}
told-choice-lost = message { $nth } of { $link } is lost
told-choice-lost_es = el mensaje { $nth } de { $link } se pierde
told-choice-lost_pt = a mensagem { $nth } de { $link } é perdida
told-choice-not-lost = message { $nth } of { $link } is not lost
told-choice-not-lost_es = el mensaje { $nth } de { $link } no se pierde
told-choice-not-lost_pt = a mensagem { $nth } de { $link } não é perdida
told-choice-copy-lost = the copy of message { $nth } of { $link } is lost
told-choice-copy-lost_es = la copia del mensaje { $nth } de { $link } se pierde
told-choice-copy-lost_pt = a cópia da mensagem { $nth } de { $link } é perdida
told-choice-copy-not-lost = the copy of message { $nth } of { $link } is not lost
told-choice-copy-not-lost_es = la copia del mensaje { $nth } de { $link } no se pierde
told-choice-copy-not-lost_pt = a cópia da mensagem { $nth } de { $link } não é perdida
told-choice-copy = message { $nth } of { $link } is duplicated, its copy takes { $ticks ->
    [one] one tick
   *[other] { $ticks } ticks
}
told-choice-copy_es = el mensaje { $nth } de { $link } se duplica y su copia tarda { $ticks ->
    [one] un tick
   *[other] { $ticks } ticks
}
told-choice-copy_pt = a mensagem { $nth } de { $link } é duplicada e sua cópia leva { $ticks ->
    [one] um tick
   *[other] { $ticks } ticks
}
told-choice-no-copy = message { $nth } of { $link } is not duplicated
told-choice-no-copy_es = el mensaje { $nth } de { $link } no se duplica
told-choice-no-copy_pt = a mensagem { $nth } de { $link } não é duplicada
told-choice-notice = notice { $nth } about undeliverable messages takes { $ticks ->
    [one] one tick
   *[other] { $ticks } ticks
}
told-choice-notice_es = el aviso { $nth } de mensaje no entregado tarda { $ticks ->
    [one] un tick
   *[other] { $ticks } ticks
}
told-choice-notice_pt = o aviso { $nth } de mensagem não entregue leva { $ticks ->
    [one] um tick
   *[other] { $ticks } ticks
}
told-choice-draw = random draw { $nth } of process { $id } gives { $number }
told-choice-draw_es = el sorteo { $nth } del proceso { $id } da { $number }
told-choice-draw_pt = o sorteio { $nth } do processo { $id } dá { $number }
told-choice-noticer = random draw { $nth } of the detector selects { $id }
told-choice-noticer_es = el sorteo { $nth } del detector elige a { $id }
told-choice-noticer_pt = o sorteio { $nth } do detector escolhe { $id }
told-choice-timer = { $timer } timer { $nth } of process { $id } lasts { $ticks ->
    [one] one tick
   *[other] { $ticks } ticks
}
told-choice-timer_es = el temporizador { $timer } { $nth } del proceso { $id } dura { $ticks ->
    [one] un tick
   *[other] { $ticks } ticks
}
told-choice-timer_pt = o temporizador { $timer } { $nth } do processo { $id } dura { $ticks ->
    [one] um tick
   *[other] { $ticks } ticks
}
told-way-clockwise = { $from }→{ $to } clockwise
told-way-clockwise_es = { $from }→{ $to } en sentido horario
told-way-clockwise_pt = { $from }→{ $to } em sentido horário
told-way-counter-clockwise = { $from }→{ $to } counter-clockwise
told-way-counter-clockwise_es = { $from }→{ $to } en sentido antihorario
told-way-counter-clockwise_pt = { $from }→{ $to } em sentido anti-horário

## Messages about branches
branch-called = branch { $number }
branch-called_es = rama { $number }
branch-called_pt = ramo { $number }
branch-called-named = branch { $number } “{ $name }”
branch-called-named_es = rama { $number } “{ $name }”
branch-called-named_pt = ramo { $number } “{ $name }”
branch-shown = Branch { $number } of { $count }{ $name } · { $did } · same as branch { $other } up to tick { $shared }.
    .shorter = Branch { $number } of { $count }{ $name } · { $did }.
    .short = Branch { $number } of { $count } · { $first }.
    .shortest = Branch { $number } of { $count }.
branch-shown_es = Rama { $number } de { $count }{ $name } · { $did } · igual que la rama { $other } hasta el tick { $shared }.
    .shorter = Rama { $number } de { $count }{ $name } · { $did }.
    .short = Rama { $number } de { $count } · { $first }.
    .shortest = Rama { $number } de { $count }.
branch-shown_pt = Ramo { $number } de { $count }{ $name } · { $did } · igual ao ramo { $other } até o tick { $shared }.
    .shorter = Ramo { $number } de { $count }{ $name } · { $did }.
    .short = Ramo { $number } de { $count } · { $first }.
    .shortest = Ramo { $number } de { $count }.
branch-shown-other = Branch { $number }{ $name } of “{ $title }”.
    .short = Branch { $number } of another scenario.
branch-shown-other_es = Rama { $number }{ $name } de “{ $title }”.
    .short = Rama { $number } de otro escenario.
branch-shown-other_pt = Ramo { $number }{ $name } de “{ $title }”.
    .short = Ramo { $number } de outro cenário.
branch-leaves = Here branch { $number } starts from branch { $parent }, after tick { $tick }.
    .short = Branch { $number } starts from branch { $parent } here.
branch-leaves_es = Aquí la rama { $number } sale de la rama { $parent }, tras el tick { $tick }.
    .short = Aquí la rama { $number } sale de la rama { $parent }.
branch-leaves_pt = Aqui o ramo { $number } sai do ramo { $parent }, após o tick { $tick }.
    .short = Aqui o ramo { $number } sai do ramo { $parent }.
branch-alone = no acts after tick { $tick }
branch-alone_es = sin acciones posteriores al tick { $tick }
branch-alone_pt = sem ações posteriores ao tick { $tick }
branch-found = found by a check that began at tick { $tick }
branch-found_es = hallada al comprobar desde el tick { $tick }
branch-found_pt = achado ao verificar a partir do tick { $tick }
branch-alone-always = no act of yours
branch-alone-always_es = sin acciones tuyas
branch-alone-always_pt = sem ações suas
branch-without = Branch { $number }: no act after tick { $tick }.
    .short = Branch { $number }, without later acts.
branch-without_es = Rama { $number }: sin acciones después del tick { $tick }.
    .short = Rama { $number }, sin acciones posteriores.
branch-without_pt = Ramo { $number }: sem ações depois do tick { $tick }.
    .short = Ramo { $number }, sem ações posteriores.
branch-undone = Undone, tick { $tick }: { $did }. Branch { $before } keeps the act.
    .shorter = Undone, tick { $tick }: { $did }.
    .short = Undone: tick { $tick }.
branch-undone_es = Deshecho, tick { $tick }: { $did }. La rama { $before } aún lo tiene.
    .shorter = Deshecho, tick { $tick }: { $did }.
    .short = Deshecho: tick { $tick }.
branch-undone_pt = Desfeito, tick { $tick }: { $did }. O ramo { $before } ainda o tem.
    .shorter = Desfeito, tick { $tick }: { $did }.
    .short = Desfeito: tick { $tick }.
says-undone = Undone, tick { $tick }: { $did }.
    .short = Undone: tick { $tick }.
says-undone_es = Deshecho, tick { $tick }: { $did }.
    .short = Deshecho: tick { $tick }.
says-undone_pt = Desfeito, tick { $tick }: { $did }.
    .short = Desfeito: tick { $tick }.
says-nothing-to-redo = There is nothing to redo.
says-nothing-to-redo_es = No hay nada que rehacer.
says-nothing-to-redo_pt = Não há nada a refazer.
branch-named = Branch { $number } is called “{ $name }”.
branch-named_es = La rama { $number } se llama “{ $name }”.
branch-named_pt = O ramo { $number } se chama “{ $name }”.
branch-nameless = Branch { $number } has no name.
branch-nameless_es = La rama { $number } no tiene nombre.
branch-nameless_pt = O ramo { $number } não tem nome.
branch-name-too-long = A name has at most { $most } characters; this one has { $count }.
branch-name-too-long_es = Un nombre tiene como máximo { $most } caracteres; este tiene { $count }.
branch-name-too-long_pt = Um nome tem no máximo { $most } caracteres; este tem { $count }.
screen-header-branch = branch { $number }/{ $count }
screen-header-branch_es = rama { $number }/{ $count }
screen-header-branch_pt = ramo { $number }/{ $count }
screen-header-branch-named = branch { $number } “{ $name }”
    .short = “{ $name }”
screen-header-branch-named_es = rama { $number } “{ $name }”
    .short = “{ $name }”
screen-header-branch-named_pt = ramo { $number } “{ $name }”
    .short = “{ $name }”
beside-branch = { $branch }
beside-branch_es = { $branch }
beside-branch_pt = { $branch }
beside-branch-about = { $did } · { $ended } · same up to tick { $shared }
beside-branch-about_es = { $did } · { $ended } · igual hasta el tick { $shared }
beside-branch-about_pt = { $did } · { $ended } · igual até o tick { $shared }
bookmark-set = Tick { $tick } has a bookmark; press ' to name it, or m to remove it.
    .short = Tick { $tick } has a bookmark.
bookmark-set_es = El tick { $tick } tiene un marcador; pulsa ' para darle nombre, o m para quitarlo.
    .short = El tick { $tick } tiene un marcador.
bookmark-set_pt = O tick { $tick } tem um marcador; tecle ' para dar um nome a ele, ou m para removê-lo.
    .short = O tick { $tick } tem um marcador.
bookmark-gone = Tick { $tick } no longer has a bookmark.
bookmark-gone_es = El tick { $tick } ya no tiene marcador.
bookmark-gone_pt = O tick { $tick } não tem mais marcador.
bookmark-named = The bookmark at tick { $tick } is called{ $name }.
    .short = Bookmark at tick { $tick }{ $name }.
bookmark-named_es = El marcador del tick { $tick } se llama{ $name }.
    .short = Marcador del tick { $tick }{ $name }.
bookmark-named_pt = O marcador do tick { $tick } se chama{ $name }.
    .short = Marcador do tick { $tick }{ $name }.
bookmark-here = Bookmark{ $name }, tick { $tick }.
bookmark-here_es = Marcador{ $name }, tick { $tick }.
bookmark-here_pt = Marcador{ $name }, tick { $tick }.
ask-branch-name = Name of branch { $number } (empty: no name)
    .short = Name of branch { $number }
ask-branch-name_es = Nombre de la rama { $number } (vacío: sin nombre)
    .short = Nombre de la rama { $number }
ask-branch-name_pt = Nome do ramo { $number } (vazio: sem nome)
    .short = Nome do ramo { $number }
ask-bookmark-name = Name of the bookmark at tick { $tick }
ask-bookmark-name_es = Nombre del marcador del tick { $tick }
ask-bookmark-name_pt = Nome do marcador do tick { $tick }

## The tree
tree-title = Branches: the acts and the end of each
    .short = Branches
tree-title_es = Ramas: acciones y final de cada rama
    .short = Ramas
tree-title_pt = Ramos: ações e fim de cada ramo
    .short = Ramos
tree-scenario = { $title } · { $protocol } · n = { $count } · seed { $seed }
    .short = { $title } · { $protocol } · n = { $count }
    .shortest = { $title }
tree-scenario_es = { $title } · { $protocol } · n = { $count } · semilla { $seed }
    .short = { $title } · { $protocol } · n = { $count }
    .shortest = { $title }
tree-scenario_pt = { $title } · { $protocol } · n = { $count } · semente { $seed }
    .short = { $title } · { $protocol } · n = { $count }
    .shortest = { $title }
tree-scenario-untitled = { $protocol } · n = { $count } · seed { $seed }
    .short = { $protocol } · n = { $count }
    .shortest = { $protocol }
tree-scenario-untitled_es = { $protocol } · n = { $count } · semilla { $seed }
    .short = { $protocol } · n = { $count }
    .shortest = { $protocol }
tree-scenario-untitled_pt = { $protocol } · n = { $count } · semente { $seed }
    .short = { $protocol } · n = { $count }
    .shortest = { $protocol }
tree-recorded = computed up to { $tick }
    .short = up to { $tick }
tree-recorded_es = calculada hasta { $tick }
    .short = hasta { $tick }
tree-recorded_pt = calculado até { $tick }
    .short = até { $tick }
tree-tick = tick { $tick }:
    .short = t{ $tick }:
tree-tick_es = tick { $tick }:
    .short = t{ $tick }:
tree-tick_pt = tick { $tick }:
    .short = t{ $tick }:
tree-hidden = shown after the question
    .short = later
tree-hidden_es = se muestra tras la pregunta
    .short = después
tree-hidden_pt = mostrado depois da pergunta
    .short = depois
tree-about-hidden = The end of this branch is shown after the question.
tree-about-hidden_es = El final de esta rama se muestra tras la pregunta.
tree-about-hidden_pt = O fim deste ramo é mostrado depois da pergunta.
tree-not-played = not played yet
tree-not-played_es = aún sin ejecutar
tree-not-played_pt = ainda não executado
tree-rests = at rest at tick { $tick }: { $held }, messages { $messages }
    .short = at rest at tick { $tick }: { $held }
    .shortest = { $held }
tree-rests_es = en reposo en el tick { $tick }: { $held }, mensajes { $messages }
    .short = en reposo en el tick { $tick }: { $held }
    .shortest = { $held }
tree-rests_pt = em repouso no tick { $tick }: { $held }, mensagens { $messages }
    .short = em repouso no tick { $tick }: { $held }
    .shortest = { $held }
tree-rests-only = at rest at tick { $tick }
tree-rests-only_es = en reposo en { $tick }
tree-rests-only_pt = em repouso em { $tick }
tree-goes-on = tick { $tick }, not at rest: { $held }, messages { $messages }
    .shorter = tick { $tick }, not at rest: { $held }
    .short = tick { $tick }: { $held }
    .shortest = { $held }
tree-goes-on_es = tick { $tick }, sin reposo: { $held }, mensajes { $messages }
    .shorter = tick { $tick }, sin reposo: { $held }
    .short = tick { $tick }: { $held }
    .shortest = { $held }
tree-goes-on_pt = tick { $tick }, sem repouso: { $held }, mensagens { $messages }
    .shorter = tick { $tick }, sem repouso: { $held }
    .short = tick { $tick }: { $held }
    .shortest = { $held }
tree-leader = leader { $leader }
tree-leader_es = líder { $leader }
tree-leader_pt = líder { $leader }
tree-leader-open = leader { $leader }; { $open } without leader
tree-leader-open_es = líder { $leader }; { $open } sin líder
tree-leader-open_pt = líder { $leader }; { $open } sem líder
tree-split = split: leaders { $leaders }
tree-split_es = dividida: líderes { $leaders }
tree-split_pt = dividido: líderes { $leaders }
tree-decided = all decide { $value }
tree-decided_es = todos deciden { $value }
tree-decided_pt = todos decidem { $value }
tree-decided-open = decision { $value }; { $open } undecided
tree-decided-open_es = decisión { $value }; { $open } sin decidir
tree-decided-open_pt = decisão { $value }; { $open } sem decidir
tree-split-values = split: { $values }
tree-split-values_es = divididos: { $values }
tree-split-values_pt = divididos: { $values }
tree-nothing-applied = nothing applied
tree-nothing-applied_es = nada aplicado
tree-nothing-applied_pt = nada aplicado
tree-all-applied = slots applied: { $count }
tree-all-applied_es = posiciones aplicadas: { $count }
tree-all-applied_pt = posições aplicadas: { $count }
tree-applied = slots applied: { $slowest } to { $furthest }
tree-applied_es = posiciones aplicadas: de { $slowest } a { $furthest }
tree-applied_pt = posições aplicadas: de { $slowest } a { $furthest }
tree-nobody-decided = nobody has decided
tree-nobody-decided_es = nadie ha decidido
tree-nobody-decided_pt = ninguém decidiu
tree-nobody-leads = no leader
tree-nobody-leads_es = sin líder
tree-nobody-leads_pt = sem líder
tree-nobody-up = nobody is up
tree-nobody-up_es = no queda nadie vivo
tree-nobody-up_pt = ninguém está vivo
tree-broken = { $more ->
    [0] { $property }
   *[other] { $property } and { $more } more
}
tree-broken_es = { $more ->
    [0] { $property }
   *[other] { $property } y { $more } más
}
tree-broken_pt = { $more ->
    [0] { $property }
   *[other] { $property } e mais { $more }
}
tree-about = From branch { $parent } after tick { $fork }: { $branch } · { $did }. { $ended }
tree-about_es = De la rama { $parent } tras el tick { $fork } sale la { $branch } · { $did }. { $ended }
tree-about_pt = Do ramo { $parent } após o tick { $fork } sai o { $branch } · { $did }. { $ended }
tree-about-first = First branch: { $branch } · { $did }. { $ended }
tree-about-first_es = Primera rama: { $branch } · { $did }. { $ended }
tree-about-first_pt = Primeiro ramo: { $branch } · { $did }. { $ended }
tree-in-the-end = In the end: { $ended }.
tree-in-the-end_es = Al final: { $ended }.
tree-in-the-end_pt = No fim: { $ended }.
tree-so-far = So far: { $ended }.
tree-so-far_es = Hasta ahora: { $ended }.
tree-so-far_pt = Até agora: { $ended }.
tree-not-yet = Not played yet.
tree-not-yet_es = Aún sin ejecutar.
tree-not-yet_pt = Ainda não executado.
tree-about-bookmark = A bookmark at tick { $tick }, on { $branch } and on the branches that start from it later.
tree-about-bookmark_es = Un marcador en el tick { $tick }, en { $branch } y en las ramas que salen de ella más tarde.
tree-about-bookmark_pt = Um marcador no tick { $tick }, em { $branch } e nos ramos que saem dele mais tarde.

## Keys
does-undo = undoes the last act; if its tick has ended, the old run stays as a branch
does-undo_es = deshace la última acción; si su tick acabó, la ejecución anterior queda como rama
does-undo_pt = desfaz a última ação; se seu tick acabou, a execução anterior fica como ramo
does-redo = does the last undone act again
does-redo_es = rehace la última acción deshecha
does-redo_pt = refaz a última ação desfeita
does-previous-branch = the previous branch, at the same tick
does-previous-branch_es = la rama anterior, en el mismo tick
does-previous-branch_pt = o ramo anterior, no mesmo tick
does-next-branch = the next branch, at the same tick
does-next-branch_es = la rama siguiente, en el mismo tick
does-next-branch_pt = o próximo ramo, no mesmo tick
does-branches = the tree of branches: the acts and the end of each
does-branches_es = el árbol de ramas: las acciones de cada una, y cómo acabó
does-branches_pt = a árvore de ramos: as ações de cada um, e como terminou
does-bookmark = sets a bookmark at this moment, or removes it
does-bookmark_es = pone un marcador en este momento, o lo quita
does-bookmark_pt = põe um marcador neste momento, ou o remove
does-name-bookmark = sets a bookmark with a name at this moment
does-name-bookmark_es = pone en este momento un marcador con nombre
does-name-bookmark_pt = põe neste momento um marcador com nome
does-previous-bookmark = back to the previous bookmark
does-previous-bookmark_es = vuelve al marcador anterior
does-previous-bookmark_pt = volta ao marcador anterior
does-next-bookmark = on to the next bookmark
does-next-bookmark_es = va al marcador siguiente
does-next-bookmark_pt = vai ao próximo marcador
does-to-branch = shows the selected branch, or goes to the bookmark’s tick
does-to-branch_es = muestra la rama seleccionada, o va al tick del marcador
does-to-branch_pt = mostra o ramo selecionado, ou vai ao tick do marcador
does-to-fork = goes to the tick where the branch leaves its parent
does-to-fork_es = va al tick en que la rama sale de su origen
does-to-fork_pt = vai ao tick em que o ramo sai de sua origem
does-name-branch = names the selected branch or bookmark
does-name-branch_es = da nombre a la rama o al marcador que está seleccionado
does-name-branch_pt = dá nome ao ramo ou ao marcador que está selecionado
does-compare-branch = shows the branch beside the current one
does-compare-branch_es = muestra la rama al lado de la actual
does-compare-branch_pt = mostra o ramo ao lado do atual
does-without = continues on a branch that has no acts after this moment
does-without_es = sigue en una rama sin acciones posteriores a este momento
does-without_pt = continua em um ramo sem ações posteriores a este momento
does-forget-bookmark = removes the bookmark
does-forget-bookmark_es = quita el marcador
does-forget-bookmark_pt = remove o marcador
word-undo = undo
word-undo_es = deshacer
word-undo_pt = desfazer
word-redo = redo
word-redo_es = rehacer
word-redo_pt = refazer
word-branch = branch
word-branch_es = rama
word-branch_pt = ramo
word-branches = branches
word-branches_es = ramas
word-branches_pt = ramos
word-bookmark = bookmark
word-bookmark_es = marcador
word-bookmark_pt = marcador
word-to-branch = go there
word-to-branch_es = ir
word-to-branch_pt = ir
word-to-fork = to its fork
word-to-fork_es = a su origen
word-to-fork_pt = à origem
word-name = name
word-name_es = nombre
word-name_pt = nome
word-without = without later acts
word-without_es = sin acciones posteriores
word-without_pt = sem ações posteriores
word-forget = remove
word-forget_es = quitar
word-forget_pt = remover
group-branches = Branches and bookmarks
group-branches_es = Ramas y marcadores
group-branches_pt = Ramos e marcadores
group-tree = While the tree of branches is open
group-tree_es = Mientras está abierto el árbol de ramas
group-tree_pt = Enquanto a árvore de ramos está aberta
says-only-branch = There is only one branch: go back and act differently to start another.
    .short = There is only one branch so far.
says-only-branch_es = Solo hay una rama: vuelve atrás y actúa de otro modo para empezar otra.
    .short = Por ahora solo hay una rama.
says-only-branch_pt = Há um só ramo: volte atrás e aja de outro modo para começar outro.
    .short = Por enquanto há um só ramo.
says-only-branch-here = This scenario has only one branch; B shows all branches.
    .short = This scenario has only one branch.
says-only-branch-here_es = Este escenario solo tiene una rama; B muestra todas las ramas.
    .short = Este escenario solo tiene una rama.
says-only-branch-here_pt = Este cenário só tem um ramo; B mostra todos os ramos.
    .short = Este cenário só tem um ramo.
says-nothing-to-undo = This run has no act of yours to undo.
    .short = There is nothing to undo.
says-nothing-to-undo_es = Esta ejecución no tiene acciones tuyas que deshacer.
    .short = No hay nada que deshacer.
says-nothing-to-undo_pt = Esta execução não tem ações suas a desfazer.
    .short = Não há nada a desfazer.
says-undone-is-beside = The run without the last act is already shown beside this one.
    .short = The run without the last act is beside this one.
says-undone-is-beside_es = La ejecución sin la última acción ya está al lado de esta.
    .short = La ejecución sin la última acción está al lado.
says-undone-is-beside_pt = A execução sem a última ação já está ao lado desta.
    .short = A execução sem a última ação está ao lado.
says-nothing-later = This branch has no acts after this moment.
    .short = No acts after this moment.
says-nothing-later_es = Esta rama no tiene acciones después de este momento.
    .short = No hay acciones después de este momento.
says-nothing-later_pt = Este ramo não tem ações depois deste momento.
    .short = Não há ações depois deste momento.
says-branch-is-here = This branch is on the screen already.
says-branch-is-here_es = Esta rama ya está en pantalla.
says-branch-is-here_pt = Este ramo já está na tela.
says-branches-are-here = There are only two branches, both on the screen.
says-branches-are-here_es = No hay una tercera rama: las dos están en pantalla.
says-branches-are-here_pt = Não há um terceiro ramo: os dois estão na tela.
says-first-branch = This is the first branch: it has no parent.
says-first-branch_es = Esta es la primera rama: no sale de ninguna otra.
says-first-branch_pt = Este é o primeiro ramo: não sai de nenhum outro.
says-no-bookmark-chosen = Select a bookmark.
says-no-bookmark-chosen_es = Selecciona un marcador.
says-no-bookmark-chosen_pt = Selecione um marcador.
says-no-bookmark-after = There is no bookmark after this moment; m puts one here.
    .short = There is no bookmark after this moment.
says-no-bookmark-after_es = No hay ningún marcador después de este momento; m pone uno aquí.
    .short = No hay ningún marcador después de este momento.
says-no-bookmark-after_pt = Não há marcador depois deste momento; m põe um aqui.
    .short = Não há marcador depois deste momento.
says-no-bookmark-before = There is no bookmark before this moment; m puts one here.
    .short = There is no bookmark before this moment.
says-no-bookmark-before_es = No hay ningún marcador antes de este momento; m pone uno aquí.
    .short = No hay ningún marcador antes de este momento.
says-no-bookmark-before_pt = Não há marcador antes deste momento; m põe um aqui.
    .short = Não há marcador antes deste momento.
says-revealed-part = The future is shown as far as it is computed; End computes the rest.
    .short = A part of the future is shown; End computes the rest.
says-revealed-part_es = El futuro se muestra hasta donde está calculado; Fin calcula el resto.
    .short = Se muestra parte del futuro; Fin calcula el resto.
says-revealed-part_pt = O futuro é mostrado até onde está calculado; End calcula o resto.
    .short = Mostra-se parte do futuro; End calcula o resto.
