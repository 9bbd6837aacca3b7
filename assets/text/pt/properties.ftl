## What a property demands, one sentence each; then why it broke, with who broke it.

property-undecided = a execução não chegou ao repouso
property-one-leader-demands = No fim de nenhum tick dois processos ativos lideram.
property-agreement-demands = Em repouso, não há dois processos ativos com líderes diferentes.
property-agreement-demands-values = Dois processos corretos nunca decidem valores diferentes. É correto o que nunca caiu e segue o algoritmo; uma ordem que lhe foi dada não é uma decisão.
property-highest-demands = Quando uma eleição chega ao repouso, o líder reconhecido é o processo ativo mais alto.
property-termination-demands = A execução chega ao repouso, e ninguém que esteja ativo espera sem fim por um líder.
property-termination-demands-values = A execução chega ao repouso, e todo processo correto que deve decidir decidiu.
property-safety-demands = Toda decisão de uma eleição, da primeira mensagem até o repouso seguinte, nomeia o processo com que a eleição termina.
property-validity-demands = Tudo o que um processo correto decide foi proposto por algum processo.
property-integrity-demands = Se os processos corretos propõem um só valor, nenhum processo correto decide outro.
property-agreement-demands-ever = Dois processos nunca decidem valores diferentes, nem um que cai depois.
property-termination-demands-log = A execução chega ao repouso, e todo comando que um cliente correto pede foi respondido.
property-validity-demands-ever = Tudo o que um processo decide foi proposto.
property-validity-demands-log = Tudo o que se aplica foi pedido por um cliente, ou é um no-op.
property-chosen-once-demands = Todos os valores escolhidos são iguais, em um registro por posição. Um valor está escolhido quando uma maioria de aceitadores distintos o aceitou numa mesma votação.
property-promise-kept-demands = Nenhum aceitador aceita uma votação inferior a outra que prometeu ou aceitou antes.
property-prefix-demands = De dois registros, um é o começo do outro: o que se aplica numa posição é o mesmo em toda parte, sem lacunas.
property-served-demands = Em repouso, todo processo ativo é um superpar, ou tem um superpar ativo que o conta entre os seus membros.
property-load-demands = Nenhum superpar chega a ter mais membros que o seu limite.
property-responsible-demands = Em repouso, o superpar que um processo tem é o que o seu id nomeia.
property-share-demands = Em repouso, o número de superpares é a proporção pedida dos processos ativos, um a mais ou a menos.
property-one-leader-violated = {$id} passou a liderar além de {$others}
property-agreement-violated = processos ativos têm líderes diferentes: {$ids}
property-agreement-violated-two = { $count ->
    [1] {$ids} tem {$leader} por líder
   *[other] {$ids} têm {$leader} por líder
}, { $others ->
    [1] outro tem {$other}
   *[other] outros {$others} têm {$other}
}
property-agreement-violated-values = {$id} decide {$value}, e {$other} decidiu {$held}
property-validity-violated = {$id} decide {$value}, que ninguém propôs
property-integrity-violated = os processos corretos só propõem {$wanted}, e {$id} decidiu {$value}
property-chosen-once-violated = {$value} é escolhido na votação {$ballot}, e {$held} o foi na votação {$first}: {$id} completou a segunda maioria
property-chosen-once-violated-log = na posição {$slot}, {$value} é escolhido na votação {$ballot}, e {$held} o foi na votação {$first}: {$id} completou a segunda maioria
property-promise-kept-violated = {$id} aceita a votação {$ballot}, e tinha prometido a votação {$promised}
property-prefix-violated = {$id} aplica {$value} na posição {$slot}, onde {$other} aplicou {$held}
property-served-violated = { $count ->
    [one] {$ids} não é servido por ninguém que esteja ativo e o conheça
   *[other] {$count} processos não são servidos por ninguém que esteja ativo e os conheça: {$ids}
}
property-load-violated = {$id} tem {$count} membros, mais que o seu limite de {$limit}
property-responsible-violated = {$id} tem {$leader}, mas o seu id nomeia {$responsible}
property-share-violated = { $count ->
    [one] 1 superpar
   *[other] {$count} superpares
} de {$live} processos ativos, onde se pedem {$wanted}
property-prefix-violated-gap = {$id} aplica a posição {$slot} antes da {$awaited}
property-validity-violated-log = {$id} aplica {$value} na posição {$slot}, e nenhum cliente o pediu
property-termination-violated-values = { $count ->
    [one] {$ids} fica sem decidir: não há nada a caminho
   *[other] {$count} processos ficam sem decidir: não há nada a caminho para {$ids}
}
property-highest-violated = {$leader} é tido por líder, mas o processo ativo mais alto é {$highest}
property-termination-violated = { $count ->
    [1] {$ids} espera sem fim: não há nada em voo e ele não tem líder
   *[other] {$count} processos esperam sem fim: não há nada em voo, e {$ids} não têm líder
}
property-safety-violated = {$id} decidiu por {$leader} no tick {$decided}, e a eleição terminou com {$end} no tick {$tick}
property-safety-violated-none = {$id} decidiu por {$leader} no tick {$decided}, e a eleição terminou no tick {$tick} sem líder
property-safety-violated-several = {$id} decidiu por {$leader} no tick {$decided}, e a eleição terminou no tick {$tick} com líderes diferentes: {$ids}

## The pane, the mark in the header and the line of the log.

property-title = PROPRIEDADES
property-holds = vale
property-violated = quebrada
property-undecided-word = indefinida
property-broke = quebrou no tick { $tick }: { $why }
property-all-hold = { $count } propriedades valem
    .short = { $count } valem
property-all-hold-so-far = { $count } propriedades valem até agora
    .short = { $count } valem até agora
property-some-undecided = { $count } de { $of } propriedades indefinidas
    .short = { $count } de { $of } indefinidas
    .shortest = { $count } indefinidas
property-broken = { $property } quebrou no tick { $tick }
    .short = { $property } quebrou
    .shortest = { $property }
property-broken-several = { $properties } quebraram
    .short = { $count } propriedades quebraram
    .shortest = { $count } quebradas
property-rule-broken = { $count } de { $of } quebradas
    .short = { $count }/{ $of }
property-rule-open = { $count } de { $of } indefinidas
    .short = { $count }/{ $of }
property-rule-hold = todas as { $of } valem
property-rule-hold-so-far = todas as { $of } valem até agora
property-none = este protocolo não é julgado por nenhuma propriedade
property-waiting = { $waits }; { $count ->
    [1] também { $ids }
   *[other] também { $ids }
}
log-broke = { $property } quebrou: { $why }
log-broke-brief = { $property } quebrou
property-broke-before = quebrou no tick { $tick }
property-broke-again = quebrou no tick { $tick }: { $why }; vale de novo desde o tick { $again }
property-broke-open = quebrou no tick { $tick }: { $why }; é julgada de novo quando a execução ficar em repouso
property-again-since = de novo desde o tick { $again }
property-all-hold-again = { $count } propriedades valem de novo
    .short = { $count } valem de novo
property-rule-hold-again = todas as { $of } valem de novo
log-holds-again-brief = { $property } vale de novo
log-chosen = {$value} fica escolhido na votação {$ballot}: uma maioria o aceitou, e ninguém sabe disso ainda
log-chosen-brief = {$value} fica escolhido; ninguém sabe
log-chosen-slot = posição {$slot}: {$value} fica escolhido na votação {$ballot}: uma maioria o aceitou, e ninguém sabe disso ainda
log-chosen-slot-brief = posição {$slot}: {$value} fica escolhido
log-holds-again = { $property } vale de novo, agora que a execução está em repouso

# Como se chama uma propriedade na tela; nos arquivos ela mantém o nome que o manual lhe dá.

property-one-leader-title = Um só líder
property-one-leader-per-term-title = Um líder por mandato
    .short = 1 líder por mandato
property-agreement-title = Acordo
property-highest-title = Maior id
property-termination-title = Vivacidade
property-safety-title = Segurança
property-validity-title = Validade
property-integrity-title = Integridade
property-chosen-once-title = Escolha única
property-promise-kept-title = Promessas cumpridas
property-prefix-title = Prefixos
property-served-title = Serviço
property-load-title = Carga
property-responsible-title = Responsabilidade
property-share-title = Proporção
property-termination-full = Vivacidade (terminação)
