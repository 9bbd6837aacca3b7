# Cómo se llaman en pantalla los protocolos y las variantes; en los ficheros conservan los nombres del manual.

protocol-ring-list = Anillo de listas
protocol-multi-paxos = Multi-Paxos
protocol-flooding = Inundación
protocol-superpeer-dht = Superpares (DHT)
protocol-superpeer-tokens = Superpares (fichas)
protocol-byzantine-generals = Generales bizantinos

called-standard = estándar
called-no-forward = sin reenvío
called-replace = sustituir
called-accept-any = crédulo
called-unguarded = sin guarda
called-restless = inquieto
called-trusting = confiado
called-last-round-ignored = sin última ronda
called-patient = paciente
called-initiators-only = solo iniciadores
called-fixed = espera fija
called-amnesia = amnesia
called-wrong-n = n equivocado
called-signed = firmado
called-exact-pattern = patrón exacto
called-own-value = valor propio

# Una columna de lo que tienen los procesos.

holding-decided = decidido
figure-share = proporción
figure-largest-load = carga mayor
figure-load-variation = variación de la carga
figure-mean-hops = saltos, media
figure-largest-hops = saltos, máximo
figure-mean-distance = distancia media
figure-largest-distance = distancia mayor
figure-evenness = regularidad
