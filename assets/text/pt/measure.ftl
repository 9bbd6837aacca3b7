# O que custam os algoritmos: `suffrage measure`.

cli-measure-runs-done = execuções

cli-measure-no-protocol = diga que protocolo se mede; existem { $known }
cli-measure-protocol-twice = { $protocol } é nomeado duas vezes; basta uma
cli-measure-bad-word = { $option } { $given }: escreva um de { $known }
cli-measure-bad-sizes = --n { $given }: escreva números de processos como 8,100,1024, ou 8..=1024, que dobra do primeiro ao último
cli-measure-no-size = --n: uma execução precisa de pelo menos um processo
cli-measure-size-twice = --n: { $n } é nomeado duas vezes; basta uma
cli-measure-too-large = --n { $n } é demais para { $protocol }; { $complete ->
    [yes] um grafo completo tem no máximo { $most } processos
   *[no] um anel tem no máximo { $most } processos
}
cli-measure-order-unknown = --order { $order }: de { $protocol } na variante { $variant } não se conhece; conhece-se de { $those } nas variantes padrão
cli-measure-order-of-all = --order { $order } se conhece onde todos começam; tire --initiators
cli-measure-bad-initiators = --initiators { $given }: escreva um número de processos, ou all
cli-measure-too-many-initiators = --initiators { $count } é mais que os { $n } processos do tamanho menor; no máximo { $n } podem começar
cli-measure-begin-together = --initiators: em { $protocol } todos começam juntos; tire a opção
cli-measure-runs = --runs { $runs }: escreva um número de 1 a { $most }
cli-measure-seeds = --seed { $seed }: não há tantas sementes depois dela; no máximo { $last }
cli-measure-delay = um atraso de { $delay } ticks não é possível; vai de 1 a { $most }
cli-measure-refused = { $protocol } com { $n } processos: { $what }; { $mend }
cli-measure-bad-shard = --shard { $given }: escreva que parte de quantas, contando de 0, como 0/3, 1/3 ou 2/3
cli-measure-foreign = { $verb } toma do arquivo o que se mede; tire { $options }
cli-measure-exists = { $file } já existe; indique outro arquivo

cli-measure-unreadable = não se pode ler { $file }: { $reason }
cli-measure-in-file = { $file }:{ $line }: { $what }
cli-measure-no-head = isto não é um arquivo de medidas, ou a sua primeira linha está incompleta; meça de novo com -o
cli-measure-bad-head = esta não é a primeira linha de um arquivo de medidas ({ $reason }); leem-se os arquivos que measure -o escreve
cli-measure-other-program = foi medido com a versão { $program } do programa, e esta é a { $own }; meça de novo com -o, ou use essa versão
cli-measure-bad-line = isto não é uma execução ({ $reason }); meça de novo com -o
cli-measure-foreign-line = a execução { $run } não é destas opções nem desta parte; tire a linha
cli-measure-line-twice = a execução { $run } está duas vezes neste arquivo; tire uma das linhas
cli-measure-other-options = { $file } foi medido com outras opções que { $first }: { $options }
cli-measure-stretch = { $runs } ({ $protocol } { $variant }, n = { $n }, semente { $seeds })
cli-measure-stretches = { $before }, { $after }
cli-measure-file-twice = { $file } está dado duas vezes; uma basta
cli-measure-file-within = todas as execuções de { $file } estão também em { $other }; tire { $file }
cli-measure-double = { $count ->
    [one] 1 execução está
   *[other] { $count } execuções estão
} em { $first } e em { $second }: { $runs }; tire um dos arquivos
cli-measure-unfinished = { $file } está inacabado: { $count ->
    [one] falta 1 execução
   *[other] faltam { $count } execuções
}, { $runs }; meça-o de novo
cli-measure-no-part = { $count ->
    [one] a parte { $parts } não está em nenhum dos arquivos; dê também o arquivo dela, ou meça-a com --shard
   *[other] { $count } partes não estão em nenhum dos arquivos: { $parts }; dê também os arquivos delas, ou meça-as com --shard
}
cli-measure-gap = { $count ->
    [one] 1 execução não está
   *[other] { $count } execuções não estão
} em nenhum dos arquivos: { $runs }; dê também o arquivo que falta
cli-measure-stopped = parado: { $file } tem { $done } de { $of } execuções
cli-measure-stopped-for-nothing = parado após { $done } de { $of } execuções; com -o ARQUIVO elas ficam guardadas
cli-measure-broken = { $protocol } { $variant }, n = { $n }: { $count ->
    [one] 1 execução não respeitou o limite { $side }: semente { $seeds }
   *[other] { $count } execuções não respeitaram o limite { $side }: sementes { $seeds }{ $more ->
        [0] {""}
       *[other] {" "}e mais { $more }
    }
}

cli-measure-all-begin = todos começam
cli-measure-some-begin = { $count ->
    [one] 1 começa
   *[other] { $count } começam
}
cli-measure-in-order = { $order ->
   *[random] ordem aleatória
    [ascending] ordem crescente
    [descending] ordem decrescente
    [worst] pior ordem
    [best] melhor ordem
}
cli-measure-delay-of = atraso { $delay }
cli-measure-seeds-of = { $runs ->
    [1] semente { $first }
   *[other] sementes { $first } a { $last }
}
cli-measure-of-shard = só a parte { $shard } das execuções
cli-measure-column-runs = execuções
cli-measure-column-not-quiet = sem repouso
cli-measure-column-mean = média
cli-measure-column-least = mín
cli-measure-column-most = máx
cli-measure-column-deviation = desvio
cli-measure-column-ticks = ticks
cli-measure-column-rounds = rodadas
measure-best = melhor
measure-expected = esperado
measure-worst = pior
cli-measure-bounds = provado: { $formulas }{ $kept ->
    [nothing] {""}
    [none] {" "}· nenhuma execução chegou ao repouso para ser comparada com isso
    [rest] {" "}· respeitado em todas as execuções que chegaram ao repouso
    [broken] {" "}· { $broken ->
        [one] não respeitado em 1 execução
       *[other] não respeitado em { $broken } execuções
    }
   *[all] {" "}· respeitado em todas as execuções
}
cli-measure-letters = onde { $letters }
cli-measure-letter = { $letter ->
   *[k] k: quantas vezes um processo começa
    [phase] k: as fases, de 1 em diante e abaixo de ceil(log2 n)
    [m] m: quantos estão de pé
    [r] r: quantas rodadas há
    [f] f: quantas falhas a execução deve suportar
    [b] b: quantos bits tem um id
    [a] a: quantos aceitadores há
    [l] l: quantos aprendizes há
    [c] c: quantos clientes há
}
cli-measure-unrest = sem repouso, n = { $sizes }: { $runs ->
    [one] 1 execução
   *[other] { $runs } execuções
}; { $stopped ->
    [messages] havia mensagens demais a caminho: menos processos, ou menos que comecem, enviam menos
    [copies] havia mensagens demais a caminho, muitas delas cópias
    [heartbeats] havia batimentos demais a caminho
    [ids] as mensagens a caminho nomeavam ids demais: menos processos, ou menos que comecem, enviam menos
    [terms] mandatos demais tiveram líder: --until N as termina antes
    [numbers] mensagens demais foram enviadas: --until N as termina antes
   *[until] o limite de ticks veio antes: --until N põe um posterior, se é que terminam
}
cli-measure-kinds = mensagens por tipo, em média:
measure-law = lei: { $best } (R² { $r2 }); depois { $second } (R² { $second_r2 }); como potência n^{ $exponent } (R² { $exponent_r2 })
measure-law-not-apart = lei: { $best } (R² { $r2 }) ou { $second } (R² { $second_r2 }), não se distinguem; como potência n^{ $exponent } (R² { $exponent_r2 })
measure-no-law = lei: para dizê-la são precisos pelo menos { $fewest } tamanhos com mensagens
measure-no-law-without-rest = lei: nenhuma, pois nenhuma execução chegou ao repouso
measure-no-law-of-close = lei: os tamanhos estão próximos demais para dizê-la; o maior deve ser pelo menos o dobro do menor
measure-no-law-of-constant = lei: nenhuma destas, pois todos os tamanhos custam o mesmo

cli-measure-chart-of-table = --chart vai com a tabela; tire --format, ou use --svg ARQUIVO
cli-measure-svg-is-file = --svg { $file } é um arquivo de medidas; indique outro
cli-measure-no-chart = não há nada a desenhar: nenhuma execução chegou ao repouso com mensagens
measure-messages = mensagens
measure-series = { $protocol }: lei { $law }

does-measure = mede o que custa este algoritmo com muitos tamanhos
word-measure = medir
search-measure = custo, lei, complexidade, gráfico, limites, mensagens
title-measure = O que custa
measure-title = O que custa { $protocol }
measure-progress = { $over } de { $of } execuções
measure-this-run = esta execução
measure-this-run-so-far = esta execução até o tick { $tick }
measure-this-run-silent = esta execução não enviou nada até o tick { $tick }: não tem ponto
