# Como se chamam na tela os protocolos e as variantes; nos arquivos eles mantêm os nomes do manual.

protocol-ring-list = Anel de listas

called-standard = padrão
called-no-forward = sem repasse
called-replace = substituir
called-accept-any = crédulo
called-unguarded = sem guarda
called-restless = inquieto
called-trusting = confiante
called-patient = paciente
called-initiators-only = só iniciadores
called-fixed = espera fixa
called-amnesia = amnésia
called-wrong-n = n errado
