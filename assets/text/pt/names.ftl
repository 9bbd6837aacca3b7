# Como se chamam na tela os protocolos e as variantes; nos arquivos eles mantêm os nomes do manual.

protocol-ring-list = Anel de listas
protocol-multi-paxos = Multi-Paxos
protocol-flooding = Inundação
protocol-superpeer-dht = Superpares (DHT)
protocol-superpeer-tokens = Superpares (fichas)
protocol-byzantine-generals = Generais bizantinos

called-standard = padrão
called-no-forward = sem repasse
called-replace = substituir
called-accept-any = crédulo
called-unguarded = sem guarda
called-restless = inquieto
called-trusting = confiante
called-last-round-ignored = sem última rodada
called-patient = paciente
called-initiators-only = só iniciadores
called-fixed = espera fixa
called-amnesia = amnésia
called-wrong-n = n errado
called-signed = assinado
called-exact-pattern = padrão exato
called-own-value = valor próprio

# Uma coluna do que os processos têm.

holding-decided = decidido
figure-share = proporção
figure-largest-load = maior carga
figure-load-variation = variação da carga
figure-mean-hops = saltos, média
figure-largest-hops = saltos, máximo
figure-mean-distance = distância média
figure-largest-distance = maior distância
figure-evenness = regularidade
